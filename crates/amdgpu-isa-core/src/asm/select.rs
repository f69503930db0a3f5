//! From a mnemonic to the encoding that can hold the operands.

use super::Context;
use super::cursor::Cursor;
use super::error::{AsmError, Problem, Wanted};
use super::fill::Fill;
use super::statement::{FEW, MANY, NO_PIECE, Statement};
use super::tables::Class;
use super::words::Words;
use crate::rows::{Choice, FormKind, FormRow, Slot};
use crate::text::item::Item;
use crate::{Form, Inst, Isa, legal};

/// A mnemonic's candidates, and the class that its suffix asks for.
#[derive(Clone, Copy)]
struct Named {
    at: usize,
    candidates: &'static [u16],
    class: Option<Class>,
}

impl Named {
    /// The candidate of this form, if it is of the class asked for and fills this part of the word.
    #[inline(always)]
    fn candidate(self, isa: &'static Isa, form: u16, slot: Slot) -> Option<Candidate> {
        let candidate = Candidate::new(isa, form);
        let fits = self.class.is_none_or(|class| class == candidate.kind.choice.class) && candidate.kind.slot == slot;
        if fits { Some(candidate) } else { None }
    }
}

/// A form that a mnemonic stands for, and what the tables say of it, looked up once.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) form: Form,
    pub(super) row: FormRow,
    pub(super) kind: &'static FormKind,
}

impl Candidate {
    #[inline(always)]
    fn new(isa: &'static Isa, index: u16) -> Self {
        let form = Form::new(isa, index);
        let row = form.row();
        Self { form, row, kind: form.kind_of(row) }
    }

    /// What its words have whatever a statement says.
    #[inline(always)]
    fn words(self) -> Words {
        Words::new(self.kind.template(self.row.opcode()), self.kind.dwords, self.kind.choice.literal)
    }
}

/// Reads an instruction from the cursor on.
#[inline(never)]
pub(super) fn inst(isa: &'static Isa, context: &Context<'_>, cursor: &mut Cursor<'_>) -> Result<Inst, AsmError> {
    let first = mnemonic(context, cursor)?;
    let start = *cursor;
    let mut few = [NO_PIECE; FEW];
    // Not cleared where nothing needs it.
    let mut many;
    let mut statement = Statement::new(&mut few);
    if let Err(error) = statement.read(cursor, context) {
        if !matches!(error.problem(), Problem::TooMany) {
            return Err(error);
        }
        *cursor = start;
        many = [NO_PIECE; MANY];
        statement = Statement::new(&mut many);
        statement.read(cursor, context)?;
        // None of so many operands and modifiers is a pair.
        if statement.is_first_half {
            return Err(AsmError::new(statement.end, Problem::TooMany));
        }
    }
    if !statement.is_first_half {
        return whole(isa, context, cursor.text, first, &statement);
    }
    cursor.blanks();
    let second = mnemonic(context, cursor)?;
    let mut few = [NO_PIECE; FEW];
    let mut rest = Statement::new(&mut few);
    rest.read(cursor, context)?;
    if rest.is_first_half {
        return Err(AsmError::new(rest.end, Problem::ExtraOperand));
    }
    pair(isa, context, cursor.text, (first, &statement), (second, &rest))
}

#[inline(always)]
fn mnemonic(context: &Context<'_>, cursor: &mut Cursor<'_>) -> Result<Named, AsmError> {
    let at = cursor.at;
    // Mostly a blank ends a mnemonic, and what has anything but letters in it is none.
    let name = cursor.up_to_blank();
    if let Some(named) = named(context, at, name) {
        cursor.at += name.len();
        return Ok(named);
    }
    let name = cursor.word();
    if name.is_empty() {
        return Err(AsmError::new(at, Problem::Expected(Wanted::Instruction)));
    }
    named(context, at, name).ok_or(AsmError::new(at, Problem::Mnemonic))
}

fn named(context: &Context<'_>, at: usize, name: &str) -> Option<Named> {
    // No name has a suffix unless what stands before it is none, so either may be tried first.
    if let Some((head, class)) = suffixed(name)
        && let Some(candidates) = context.asm.candidates(context.text, head)
    {
        return Some(Named { at, candidates, class: Some(class) });
    }
    context.asm.candidates(context.text, name).map(|candidates| Named { at, candidates, class: None })
}

/// What stands before a suffix, and what the suffix asks for.
pub(super) fn suffixed(name: &str) -> Option<(&str, Class)> {
    let (len, class) = match name.as_bytes() {
        [.., b'_', b'e' | b'E', b'3', b'2'] => (4, Class::Short),
        [.., b'_', b'e' | b'E', b'6', b'4'] => (4, Class::Long),
        [.., b'_', b'e' | b'E', b'6', b'4', b'_', b'd' | b'D', b'p' | b'P', b'p' | b'P'] => (8, Class::LongDpp),
        [.., b'_', b'd' | b'D', b'p' | b'P', b'p' | b'P'] => (4, Class::Dpp),
        [.., b'_', b's' | b'S', b'd' | b'D', b'w' | b'W', b'a' | b'A'] => (5, Class::Sdwa),
        _ => return None,
    };
    Some((name.get(..name.len() - len)?, class))
}

/// The failure to report: the one that came furthest.
struct Furthest {
    error: Option<AsmError>,
    is_final: bool,
}

impl Furthest {
    const NONE: Self = Furthest { error: None, is_final: false };

    /// A form could not take the pieces.
    fn note(&mut self, error: AsmError) {
        if !self.is_final && self.error.is_none_or(|known| known.column() < error.column()) {
            self.error = Some(error);
        }
    }

    /// A form took all pieces, but the instruction is not legal.
    fn note_final(&mut self, error: AsmError) {
        if !self.is_final && !matches!(error.problem(), Problem::NoForm) {
            *self = Furthest { error: Some(error), is_final: true };
        } else {
            self.note(error);
        }
    }
}

fn whole(
    isa: &'static Isa,
    context: &Context<'_>,
    text: &str,
    named: Named,
    statement: &Statement<'_>,
) -> Result<Inst, AsmError> {
    let mut furthest = Furthest::NONE;
    for form in named.candidates {
        let Some(candidate) = named.candidate(isa, *form, Slot::Whole) else { continue };
        let Choice { class, short_halves, .. } = candidate.kind.choice;
        // A DPP form needs its control, and nobody means SDWA who says nothing that only SDWA has.
        let is_meant = match class {
            Class::Short | Class::Long => true,
            Class::Sdwa => statement.has_modifiers || statement.pieces().iter().any(|piece| piece.sext),
            Class::Dpp | Class::LongDpp => statement.has_modifiers,
        };
        if !is_meant && named.class.is_none() {
            continue;
        }
        let mut words = candidate.words();
        let filled = Fill::new(context, text, statement, &mut words, candidate, named.candidates).all();
        if let Err(error) = filled {
            furthest.note(error);
            match without_implied(context, text, named, statement, candidate) {
                None => {}
                Some(Ok(inst)) => return Ok(inst),
                Some(Err(error)) => furthest.note_final(error),
            }
            continue;
        }
        match finish(context, named.at, (candidate, None), &mut words) {
            Ok(inst) if short_halves && legal::has_register_past_halves(&inst) => {
                furthest.note_final(AsmError::new(named.at, Problem::Register));
            }
            Ok(inst) => return Ok(inst),
            Err(error) => furthest.note_final(error),
        }
    }
    Err(furthest.error.unwrap_or(AsmError::new(named.at, Problem::Suffix)))
}

/// What a form makes of a statement that leaves out the registers which the word does not hold: VCC, which `v_cmp_lt_i32 v1, v2` writes;
/// none if the statement does not, or the form can't take it.
#[cold]
fn without_implied(
    context: &Context<'_>,
    text: &str,
    named: Named,
    statement: &Statement<'_>,
    candidate: Candidate,
) -> Option<Result<Inst, AsmError>> {
    let (form, Choice { class, bus, .. }) = (candidate.form, candidate.kind.choice);
    let is_possible = match class {
        Class::Short => true,
        Class::Dpp | Class::Sdwa => context.asm.free_carries,
        Class::Long | Class::LongDpp => false,
    };
    if !is_possible || bus == 0 {
        return None;
    }
    let operands = || {
        form.syntax().filter_map(|item| match item {
            Item::Implied(code, _) => Some(Some(*code)),
            Item::Operand(_) | Item::Wide(_) => Some(None),
            _ => None,
        })
    };
    let mut implied = 0;
    for code in operands() {
        implied += u8::from(code.is_some());
    }
    match implied {
        1 => {}
        2 if context.asm.free_carries => {}
        _ => return None,
    }
    let mut room = [NO_PIECE; MANY];
    let statement = statement.with_registers(operands(), &mut room)?;
    let mut words = candidate.words();
    Fill::new(context, text, &statement, &mut words, candidate, named.candidates).all().ok()?;
    Some(finish(context, named.at, (candidate, None), &mut words))
}

fn pair(
    isa: &'static Isa,
    context: &Context<'_>,
    text: &str,
    (first, statement): (Named, &Statement<'_>),
    (second, rest): (Named, &Statement<'_>),
) -> Result<Inst, AsmError> {
    if context.wave64 {
        return Err(AsmError::new(first.at, Problem::PairInWave64));
    }
    let mut furthest = Furthest::NONE;
    for x in first.candidates {
        let Some(x) = first.candidate(isa, *x, Slot::X) else { continue };
        let partner = |form: u16| match second.candidate(isa, form, Slot::Y) {
            Some(y) if x.form.encoding().prefix() == y.form.encoding().prefix() => Some(y),
            _ => None,
        };
        if !second.candidates.iter().any(|form| partner(*form).is_some()) {
            continue;
        }
        let mut half = x.words();
        if let Err(error) = Fill::new(context, text, statement, &mut half, x, &[]).all() {
            furthest.note(error);
            continue;
        }
        for form in second.candidates {
            let Some(y) = partner(*form) else { continue };
            let mut words = half.with_second(y.kind.template(y.row.opcode()), y.kind.dwords, y.kind.choice.literal);
            if let Err(error) = Fill::new(context, text, rest, &mut words, y, &[]).all() {
                furthest.note(error);
                continue;
            }
            match finish(context, first.at, (x, Some(y)), &mut words) {
                Ok(inst) => return Ok(inst),
                Err(error) => furthest.note_final(error),
            }
        }
    }
    Err(furthest.error.unwrap_or(AsmError::new(second.at, Problem::Pair)))
}

/// The instruction of finished words, if they are legal and of these forms.
#[inline(always)]
fn finish(
    context: &Context<'_>,
    at: usize,
    (first, second): (Candidate, Option<Candidate>),
    words: &mut Words,
) -> Result<Inst, AsmError> {
    let (literals, scalars, dwords) = (words.literals(), words.scalars, words.dwords);
    let no_form = AsmError::new(at, Problem::NoForm);
    let window = words.finish().ok_or(no_form)?;
    let Candidate { form, kind, .. } = first;
    let inst = form.isa().decode_as(window, form, second.map(|second| second.form), dwords.into()).ok_or(no_form)?;
    // Seldom are there so many that it matters which they are.
    let (limit, reads_vcc) = legal::scalar_limit(&kind.choice, second.map(|second| &second.kind.choice));
    let is_many = limit > 0 && scalars + literals + u8::from(reads_vcc) > limit;
    if is_many && legal::scalar_reads(&inst, literals, reads_vcc, context.wave64) > limit {
        return Err(AsmError::new(at, Problem::ConstantBus));
    }
    if second.is_some() && legal::conflict(&inst) { Err(AsmError::new(at, Problem::Pair)) } else { Ok(inst) }
}
