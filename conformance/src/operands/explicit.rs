//! Operands, and registers read and written, position by position.

use std::collections::{BTreeSet, HashMap};

use amdgpu_isa::{Bank, Registers, WaveSize};
use anyhow::Result;

use super::Case;
use super::choice::again;
use super::positions::{Positions, ours, same};
use super::report::{Answer, Question, Report};
use super::roles::{Destination, Roles};
use super::text::{Statement, Token, statements};

/// Compares the cases of one generation.
pub struct Comparison<'a> {
    generation: &'a str,
    positions: Positions,
    roles: Roles,
}

/// Dwords of registers: bank and number.
type Dwords = BTreeSet<(Bank, u16)>;

impl<'a> Comparison<'a> {
    /// Learns positions from the cases.
    ///
    /// # Errors
    /// When the lists can't be read.
    pub fn new(generation: &'a str, cases: &[&Case]) -> Result<Self> {
        Ok(Self { generation, positions: Positions::learn(cases), roles: Roles::read(generation)? })
    }

    /// Compares all cases. `bytes` are what LLVM's assembler makes of each text.
    pub fn compare(&self, cases: &[&Case], bytes: &HashMap<String, Vec<u8>>, report: &mut Report) {
        for case in cases {
            let statements = statements(&case.text);
            let is_same = || bytes.get(&case.plain).is_some_and(|bytes| again(&case.inst, bytes).is_some());
            for (question, difference) in
                [(Question::Values, self.values(case, &statements)), (Question::Accesses, self.accesses(case, &statements))]
            {
                let is_taken = difference.is_none() || is_same();
                let answer = Answer { inst: &case.inst, text: &case.text, difference, is_taken };
                report.answer(self.generation, question, answer);
            }
        }
    }

    /// What differs between the operands, if anything does.
    fn values(&self, case: &Case, statements: &[Statement]) -> Option<String> {
        for (form, statement) in case.inst.forms().zip(statements) {
            let ours = ours(&case.inst, form);
            let positions = self.positions.of(form, statement, &ours);
            for (position, token) in statement.operands.iter().enumerate() {
                let operand = positions.get(position).copied().flatten().and_then(|index| ours.get(index));
                match operand {
                    Some(operand) if same(token, operand) => {}
                    Some(operand) => return Some(format!("position {position}: {token:?}, here {:?}", operand.value)),
                    // What is neither register nor constant may be a modifier that stands among the operands.
                    None if matches!(token, Token::Other(_) | Token::Off) => {}
                    // A number without an operand is a modifier in the operand's place.
                    None if matches!(token, Token::Integer(number) if case.inst.field("SIMM16") == u64::try_from(*number).ok()) =>
                        {}
                    None => return Some(format!("position {position}: {token:?}, here nothing")),
                }
            }
        }
        None
    }

    /// What differs between the registers read and written, if anything does.
    fn accesses(&self, case: &Case, statements: &[Statement]) -> Option<String> {
        let wave = case.inst.isa().default_wave();
        let (mut reads, mut writes) = (Dwords::new(), Dwords::new());
        for (form, statement) in case.inst.forms().zip(statements) {
            let destinations = self.roles.destinations(statement);
            let tied = self.roles.is_tied(form, statement);
            for (position, token) in statement.operands.iter().enumerate() {
                let dwords = dwords(token, wave);
                let destination = destinations.get(position);
                if destination.is_some() {
                    writes.extend(dwords.iter().copied());
                }
                let is_read = match destination {
                    Some(Destination::Plain) => tied,
                    Some(Destination::Fresh) => false,
                    Some(Destination::Changed) | None => true,
                };
                if is_read {
                    reads.extend(dwords);
                }
            }
        }
        let ours = |wanted: fn(&amdgpu_isa::Access) -> bool, explicit: bool| -> Dwords {
            let accesses = case.inst.accesses(wave).filter(|access| wanted(access) && !(explicit && access.is_implicit));
            accesses.flat_map(|access| each(access.registers, wave)).collect()
        };
        let mut found = Vec::new();
        for (what, theirs, is_wanted) in [
            ("read", &reads, (|access| access.is_read) as fn(&amdgpu_isa::Access) -> bool),
            ("written", &writes, |access| access.is_written),
        ] {
            let only = |set: Dwords, other: &Dwords| set.difference(other).copied().collect::<Vec<_>>();
            let here = only(ours(is_wanted, true), theirs);
            let there = only(theirs.clone(), &ours(is_wanted, false));
            if !here.is_empty() {
                found.push(format!("{what} here only: {here:?}"));
            }
            if !there.is_empty() {
                found.push(format!("{what} in LLVM only: {there:?}"));
            }
        }
        (!found.is_empty()).then(|| found.join("; "))
    }
}

/// The dwords of a token that are registers, as [`amdgpu_isa::Inst::accesses`] counts them.
fn dwords(token: &Token, wave: WaveSize) -> Vec<(Bank, u16)> {
    match token {
        Token::Registers(registers) => each(*registers, wave).collect(),
        Token::List(list) => list.iter().copied().flat_map(|one| each(one, wave)).collect(),
        Token::Other(word) if word.ends_with("lds_direct") => vec![(Bank::M0, 0)],
        _ => Vec::new(),
    }
}

fn each(registers: Registers, wave: WaveSize) -> impl Iterator<Item = (Bank, u16)> {
    let (bank, range) = match registers.bank {
        // Whether it is zero is read from all of it; the text does not say how wide it is.
        Bank::VccZero => (Bank::Vcc, 0..wave.mask_dwords().into()),
        Bank::ExecZero => (Bank::Exec, 0..wave.mask_dwords().into()),
        Bank::FlatScratchBase | Bank::FlatScratch => (Bank::FlatScratch, 0..1),
        Bank::Scc => (Bank::Scc, 0..1),
        bank if bank == Bank::Null || bank.is_aperture() => (bank, 0..0),
        bank => (bank, registers.numbers()),
    };
    range.map(move |number| (bank, number))
}
