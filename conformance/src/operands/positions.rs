//! Which operand of a form stands at which position of LLVM's text.
//!
//! AMD's order is not LLVM's, and no table of ours is asked. The corpus has many lines of each form, with different registers in all
//! operands, so that the operand of a position is the one whose values are what stands there, line after line.

use std::collections::BTreeMap;

use amdgpu_isa::{Bank, Form, InlineFloat, Inst, NumberFormat, OperandKind, Part, Registers, Value};

use super::Case;
use super::text::{Statement, Token, statements};

/// An operand of an instruction as this campaign sees it.
#[derive(Clone, Copy, Debug)]
pub struct Ours {
    /// What it is.
    pub value: Value,
    /// How its constants are read.
    pub format: NumberFormat,
    /// Its field's width in bits; 0 without a field.
    pub width: u32,
    /// The immediate offset of an address whose register is absent.
    pub offset: Option<i64>,
    /// Halves are selected, for which LLVM sometimes takes the instruction for one that has none, and prints whole registers.
    pub hides_halves: bool,
}

/// The operands of one of an instruction's forms that a text can name.
pub fn ours(inst: &Inst, form: Form) -> Vec<Ours> {
    let wave = inst.isa().default_wave();
    let selects = |name| inst.field(name).is_some_and(|value| value != 0);
    let hides_halves = ["OP_SEL", "OPSEL", "OP_SEL_HI", "OPSEL_HI", "OP_SEL_HI_2"].into_iter().any(selects);
    let operands = inst.operands().filter(|operand| {
        let kind = operand.operand_type().kind();
        operand.form() == form
            && !matches!(kind, OperandKind::GlobalMemory | OperandKind::LocalMemory)
            && (operand.field().is_some() || !operand.is_implicit())
    });
    let operands = operands.map(|operand| Ours {
        value: operand.resolve(wave),
        format: operand.number_format(),
        width: operand.field().map_or(0, |field| field.width()),
        offset: inst.modifier_named("offset").map(|modifier| modifier.value),
        hides_halves,
    });
    operands.collect()
}

/// A form, how many operands the text has, and whether the instruction lacks the first of its own.
type Key = (u16, usize, bool);

/// Positions of a form's operands: the index of the operand at each position.
pub struct Positions(BTreeMap<Key, Vec<Option<usize>>>);

fn key(form: Form, statement: &Statement, ours: &[Ours]) -> Key {
    (form.index(), statement.operands.len(), ours.first().is_some_and(|operand| operand.value == Value::Absent))
}

impl Positions {
    /// Learns them from all cases.
    pub fn learn(cases: &[&Case]) -> Self {
        let mut equal: BTreeMap<Key, Vec<Vec<u32>>> = BTreeMap::new();
        for case in cases {
            for (form, statement) in case.inst.forms().zip(statements(&case.text)) {
                let ours = ours(&case.inst, form);
                let counts = equal
                    .entry(key(form, &statement, &ours))
                    .or_insert_with(|| vec![vec![0; ours.len()]; statement.operands.len()]);
                for (counts, token) in counts.iter_mut().zip(&statement.operands) {
                    for (count, operand) in counts.iter_mut().zip(&ours) {
                        *count += u32::from(same(token, operand));
                    }
                }
            }
        }
        Self(equal.into_iter().map(|(key, counts)| (key, assign(&counts))).collect())
    }

    /// The operand at each position of a statement.
    pub fn of(&self, form: Form, statement: &Statement, ours: &[Ours]) -> &[Option<usize>] {
        self.0.get(&key(form, statement, ours)).map_or(&[], Vec::as_slice)
    }
}

/// To each position the operand that agrees with it most often, those that agree most first.
fn assign(counts: &[Vec<u32>]) -> Vec<Option<usize>> {
    let mut pairs: Vec<(u32, usize, usize)> = Vec::new();
    for (position, counts) in counts.iter().enumerate() {
        pairs.extend(counts.iter().enumerate().map(|(operand, count)| (*count, position, operand)));
    }
    pairs.sort_by_key(|(count, position, operand)| (std::cmp::Reverse(*count), *position, *operand));
    let mut assigned = vec![None; counts.len()];
    for (count, position, operand) in pairs {
        if count > 0 && assigned[position].is_none() && !assigned.contains(&Some(operand)) {
            assigned[position] = Some(operand);
        }
    }
    assigned
}

/// Whether a token is what the operand is.
pub fn same(token: &Token, operand: &Ours) -> bool {
    match (token, operand.value) {
        (Token::Registers(theirs), Value::Registers(ours)) if operand.hides_halves && theirs.part == Part::Whole => {
            same_registers(*theirs, Registers { part: Part::Whole, ..ours })
        }
        (Token::Registers(theirs), Value::Registers(ours)) => same_registers(*theirs, ours),
        (Token::List(theirs), Value::Scattered(ours)) => theirs.iter().copied().eq(ours.iter()),
        (Token::List(theirs), Value::Registers(ours)) => theirs.as_slice() == [ours],
        (Token::Off, Value::Absent) => true,
        (Token::Off, Value::Registers(ours)) => ours.bank == Bank::Null,
        (Token::Registers(theirs), Value::Absent) => theirs.bank == Bank::Null,
        (Token::Integer(number), Value::Integer(ours)) => *number == i64::from(ours),
        (Token::Integer(number), Value::Immediate(ours)) => same_bits(*number as u64, ours as u64, operand.width),
        (Token::Hex(number), Value::Immediate(ours)) => same_bits(*number, ours as u64, operand.width),
        (Token::Integer(number), Value::Parts(ours)) => *number as u64 == ours,
        (Token::Hex(number), Value::Parts(ours)) => *number == ours,
        (Token::Integer(number), Value::Branch(bytes)) => same_bits(*number as u64, (bytes / 4) as u64, operand.width),
        // LLVM prints a literal as it stands, or the part that the operand reads.
        (Token::Hex(number), Value::Literal(literal)) => {
            // Of one with 64 bits the low half for a 32-bit operand, and the high half of a float whose low half is zero.
            let half = if literal.raw as u32 == 0 { literal.raw >> 32 } else { literal.raw & 0xffff_ffff };
            *number == literal.raw || *number == literal.value || literal.is_wide && *number == half
        }
        (Token::Integer(number), Value::Literal(literal)) => {
            same_bits(*number as u64, literal.value, operand.format.bits.into())
        }
        (Token::Float(number), Value::Literal(literal)) if operand.format.bits == 64 => number.to_bits() == literal.value,
        (Token::Float(number), Value::Literal(literal)) => u64::from((*number as f32).to_bits()) == literal.value,
        (Token::Integer(number), Value::Absent) => operand.offset == Some(*number),
        (Token::Hex(number), Value::Absent) => operand.offset == i64::try_from(*number).ok(),
        (Token::Hex(number), Value::Integer(_) | Value::Float(_)) => operand.value.constant(operand.format) == Some(*number),
        (Token::Float(number), Value::Float(ours)) => same_float(*number, ours),
        (Token::Other(word), Value::LdsDirect) => word.ends_with("lds_direct"),
        (Token::Other(word), ours) => same_name(word, ours),
        _ => false,
    }
}

/// Words that LLVM has for what is neither a register nor a number.
fn same_name(word: &str, ours: Value) -> bool {
    match ours {
        Value::Attribute { number, channel } => {
            let channel = ["x", "y", "z", "w"].get(usize::from(channel)).copied().unwrap_or_default();
            word == format!("attr{number}.{channel}")
        }
        Value::Parameter(number) => ["p10", "p20", "p0"].get(usize::from(number)) == Some(&word),
        // How the parts of an immediate are called is the text's affair; `verify` compares it.
        Value::Parts(_) | Value::ExportTarget(_) | Value::Immediate(_) => true,
        _ => false,
    }
}

fn same_registers(theirs: Registers, ours: Registers) -> bool {
    let part = theirs.part == ours.part || theirs.part == Part::Whole && !ours.bank.is_vector();
    theirs.bank == ours.bank && theirs.first == ours.first && part && (theirs.count == 0 || theirs.count == ours.count)
}

fn same_bits(a: u64, b: u64, width: u32) -> bool {
    let mask = if width == 0 || width >= 64 { u64::MAX } else { (1 << width) - 1 };
    a & mask == b & mask
}

fn same_float(theirs: f64, ours: InlineFloat) -> bool {
    theirs as f32 == ours.to_f32()
}
