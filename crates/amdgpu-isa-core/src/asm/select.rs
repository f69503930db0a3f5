//! From a mnemonic to the encoding that can hold the operands.

use super::Context;
use super::cursor::Cursor;
use super::error::{AsmError, Problem, Wanted};
use super::fill::Fill;
use super::statement::{Kind, Statement};
use super::tables::Class;
use super::words::Words;
use crate::rows::{Choice, Slot};
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
    /// Candidates of the class asked for that fill this part of the word.
    fn of(self, isa: &'static Isa, slot: Slot) -> impl Iterator<Item = Form> {
        let forms = self.candidates.iter().map(move |form| Form::new(isa, *form));
        forms.filter(move |form| self.class.is_none_or(|class| class == form.choice().class) && form.slot() == slot)
    }
}

/// Reads an instruction from the cursor on.
pub(super) fn inst(isa: &'static Isa, context: &Context<'_>, cursor: &mut Cursor<'_>) -> Result<Inst, AsmError> {
    let first = mnemonic(context, cursor)?;
    let mut statement = Statement::new();
    statement.read(cursor, context)?;
    if !statement.is_first_half {
        return whole(isa, context, cursor.text, first, &statement);
    }
    cursor.blanks();
    let second = mnemonic(context, cursor)?;
    let mut rest = Statement::new();
    rest.read(cursor, context)?;
    if rest.is_first_half {
        return Err(AsmError::new(rest.end, Problem::ExtraOperand));
    }
    pair(isa, context, cursor.text, (first, &statement), (second, &rest))
}

fn mnemonic(context: &Context<'_>, cursor: &mut Cursor<'_>) -> Result<Named, AsmError> {
    let at = cursor.at;
    let name = cursor.word();
    if name.is_empty() {
        return Err(AsmError::new(at, Problem::Expected(Wanted::Instruction)));
    }
    // No name has a suffix unless what stands before it is none, so either may be tried first.
    if let Some((head, class)) = suffixed(name)
        && let Some(candidates) = context.asm.candidates(context.text, head)
    {
        return Ok(Named { at, candidates, class: Some(class) });
    }
    if let Some(candidates) = context.asm.candidates(context.text, name) {
        return Ok(Named { at, candidates, class: None });
    }
    Err(AsmError::new(at, Problem::Mnemonic))
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
        if !self.is_final && error.problem() != Problem::NoForm {
            *self = Furthest { error: Some(error), is_final: true };
        } else {
            self.note(error);
        }
    }
}

fn whole(isa: &'static Isa, context: &Context<'_>, text: &str, named: Named, statement: &Statement) -> Result<Inst, AsmError> {
    let mut furthest = Furthest::NONE;
    for form in named.of(isa, Slot::Whole) {
        let Choice { class, literal, .. } = *form.choice();
        // A DPP form needs its control, so without any modifier there is no point in trying.
        let is_dpp = matches!(class, Class::Dpp | Class::LongDpp);
        if is_dpp && named.class.is_none() && !statement.has_modifiers {
            continue;
        }
        let blank = || {
            let mut words = Words::new(form.template(), form.dwords(), literal);
            lay_fixed(context, form, &mut words);
            words
        };
        let mut words = blank();
        let filled = Fill::new(context, text, statement, &mut words, form, named.candidates).all();
        if let Err(error) = filled {
            furthest.note(error);
            if !leaves_out_implied(form, statement) {
                continue;
            }
            words = blank();
            if Fill::new(context, text, statement, &mut words, form, named.candidates).without_implied().all().is_err() {
                continue;
            }
        }
        match finish(context, named.at, (form, None), &mut words) {
            Ok(inst) => return Ok(inst),
            Err(error) => furthest.note_final(error),
        }
    }
    Err(furthest.error.unwrap_or(AsmError::new(named.at, Problem::Suffix)))
}

/// Whether a statement has an operand less than the form, which can do without one: VCC, which `v_cmp_lt_i32 v1, v2` writes.
fn leaves_out_implied(form: Form, statement: &Statement) -> bool {
    let Choice { class, bus, .. } = *form.choice();
    if !matches!(class, Class::Short | Class::Dpp) || bus == 0 {
        return false;
    }
    let is_implied = |item: &&Item| matches!(item, Item::Implied(..));
    let operands = || form.syntax().filter(|item| matches!(item, Item::Implied(..) | Item::Operand(_) | Item::Wide(_)));
    let given = statement.pieces().iter().filter(|piece| !matches!(piece.kind, Kind::Modifier(_) | Kind::Word)).count();
    // With DPP, a carry out is always written.
    let is_carry = operands().nth(1).is_some_and(|item| is_implied(&item));
    operands().filter(is_implied).count() == 1 && given + 1 == operands().count() && !(is_carry && class == Class::Dpp)
}

fn pair(
    isa: &'static Isa,
    context: &Context<'_>,
    text: &str,
    (first, statement): (Named, &Statement),
    (second, rest): (Named, &Statement),
) -> Result<Inst, AsmError> {
    let mut furthest = Furthest::NONE;
    for x in first.of(isa, Slot::X) {
        let mut half = Words::new(x.template(), x.dwords(), x.choice().literal);
        lay_fixed(context, x, &mut half);
        if let Err(error) = Fill::new(context, text, statement, &mut half, x, &[]).all() {
            furthest.note(error);
            continue;
        }
        for y in second.of(isa, Slot::Y) {
            if x.encoding().prefix() != y.encoding().prefix() {
                continue;
            }
            let mut words = half.with_second(y.template(), y.dwords(), y.choice().literal);
            lay_fixed(context, y, &mut words);
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

fn lay_fixed(context: &Context<'_>, form: Form, words: &mut Words) {
    for fixed in form.choice().fixed.of(context.asm.fixed) {
        words.put(fixed.bits, fixed.value.into());
    }
}

/// The instruction of finished words, if they are legal and of these forms.
#[inline(always)]
fn finish(context: &Context<'_>, at: usize, (form, second): (Form, Option<Form>), words: &mut Words) -> Result<Inst, AsmError> {
    let (literals, scalars, dwords, has_high) = (words.literals(), words.scalars, words.dwords, words.has_high);
    let no_form = AsmError::new(at, Problem::NoForm);
    let inst = form.isa().decode_as(words.finish().ok_or(no_form)?, form, second, dwords.into()).ok_or(no_form)?;
    check(context, &inst, literals, scalars).map_err(|problem| AsmError::new(at, problem))?;
    if has_high && legal::has_register_past_halves(&inst) {
        return Err(AsmError::new(at, Problem::Register));
    }
    Ok(inst)
}

/// Whether the hardware can do what an instruction of so many literals says, in which at most so many operands are scalar registers.
#[inline]
fn check(context: &Context<'_>, inst: &Inst, literals: u8, scalars: u8) -> Result<(), Problem> {
    let (limit, reads_vcc) = legal::scalar_limit(inst);
    // Seldom are there so many that it matters which they are.
    let is_many = limit > 0 && scalars + literals + u8::from(reads_vcc) > limit;
    if is_many && legal::scalar_reads(inst, literals, reads_vcc, context.wave64) > limit {
        return Err(Problem::ConstantBus);
    }
    if inst.second().is_some() && legal::conflict(inst) { Err(Problem::Pair) } else { Ok(()) }
}
