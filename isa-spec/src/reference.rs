//! A slow, obvious decoder straight off the IR: the second opinion on the decode tables.
//!
//! It tries every form, one after the other. Nothing here is shared with the generator or the runtime.

use crate::claim::{self, Relation};
use crate::isa::{Encoding, Form, InstructionId, Isa, OpcodeField, Slot};

/// A form of an ISA.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct FormRef {
    /// The instruction.
    pub instruction: InstructionId,
    /// Index into its forms.
    pub form: u16,
}

impl FormRef {
    /// The form itself.
    pub fn get(self, isa: &Isa) -> &Form {
        &isa.instructions[self.instruction.index()].forms[usize::from(self.form)]
    }

    /// Its encoding.
    pub fn encoding(self, isa: &Isa) -> &Encoding {
        &isa.encodings[self.get(isa).encoding.index()]
    }
}

/// What a word is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decoded {
    /// The form; in a dual word the one of the X half.
    pub form: FormRef,
    /// The form of the Y half of a dual word.
    pub y: Option<FormRef>,
    /// Length in bits: of a dual word that of its longer half.
    pub bits: u16,
}

/// Why there is no instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// No form claims the word.
    Unknown,
    /// The word is longer than what is there, in bits.
    Truncated(u16),
}

/// Finds the narrowest form that claims `words`. Bits past their end read as zero while forms are compared.
///
/// # Errors
/// If no form claims them, or the form is longer than they are.
pub fn decode(isa: &Isa, words: &[u32]) -> Result<Decoded, Refusal> {
    let whole = narrowest(isa, words, Slot::Whole);
    let (form, y) = match whole {
        Some(form) => (form, None),
        None => {
            let x = narrowest(isa, words, Slot::X).ok_or(Refusal::Unknown)?;
            (x, Some(narrowest(isa, words, Slot::Y).ok_or(Refusal::Unknown)?))
        }
    };
    let length = |form: FormRef| form.encoding(isa).bits;
    let bits = y.map_or(0, length).max(length(form));
    if usize::from(bits) > words.len() * 32 {
        return Err(Refusal::Truncated(bits));
    }
    Ok(Decoded { form, y, bits })
}

/// Of all forms that claim the words, the one whose claim lies inside the others'.
fn narrowest(isa: &Isa, words: &[u32], slot: Slot) -> Option<FormRef> {
    let mut best: Option<FormRef> = None;
    for (instruction, forms) in isa.instructions.iter().enumerate() {
        for (form, candidate) in forms.forms.iter().enumerate() {
            if candidate.slot != slot || !claims(isa, candidate, words) {
                continue;
            }
            let here = FormRef { instruction: InstructionId(instruction as u16), form: form as u16 };
            if best.is_none_or(|best| claim::compare(isa, candidate, best.get(isa)) == Relation::Inside) {
                best = Some(here);
            }
        }
    }
    best
}

/// Whether a form claims the words: prefix, opcode, condition.
pub fn claims(isa: &Isa, form: &Form, words: &[u32]) -> bool {
    let encoding = &isa.encodings[form.encoding.index()];
    let opcode = match (encoding.opcode, form.slot) {
        (OpcodeField::None, _) => None,
        (OpcodeField::One(field), _) => Some(field),
        (OpcodeField::Dual { y, .. }, Slot::Y) => Some(y),
        (OpcodeField::Dual { x, .. }, _) => Some(x),
    };
    words.first().is_some_and(|&word| encoding.prefix.matches(word))
        && opcode.is_none_or(|field| encoding.fields[field.index()].extract(words) == u64::from(form.opcode))
        && encoding.conditions[form.condition.index()].holds(encoding, words)
}
