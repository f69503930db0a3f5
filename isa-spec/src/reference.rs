//! A slow, obvious decoder straight off the IR: the second opinion on the decode tables.
//!
//! It tries every form, one after the other. Nothing here is shared with the generator or the runtime.

use crate::claim::{self, Relation};
use crate::isa::{Encoding, FieldId, Form, InstructionId, Isa, OpcodeField, Slot};

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
    decode_among(isa, &all_forms(isa), words)
}

/// All forms of an ISA.
pub fn all_forms(isa: &Isa) -> Vec<FormRef> {
    let instructions = (0..).map(InstructionId).zip(&isa.instructions);
    instructions
        .flat_map(|(instruction, ir)| (0..ir.forms.len() as u16).map(move |form| FormRef { instruction, form }))
        .collect()
}

/// For each value of the top nine bits of a first dword, the forms that it does not rule out: what makes [`decode_among`] bearable
/// over many words.
pub fn by_lead(isa: &Isa) -> Vec<Vec<FormRef>> {
    let forms = all_forms(isa);
    let fits = |form: FormRef, lead: u32| {
        // The bits that prefix and opcode fix, and their values.
        let (mut mask, mut value) = ([form.encoding(isa).prefix.mask], [form.encoding(isa).prefix.value]);
        if let Some(field) = opcode_field(form.encoding(isa), form.get(isa).slot) {
            let field = &form.encoding(isa).fields[field.index()];
            field.insert(&mut mask, u64::MAX);
            field.insert(&mut value, form.get(isa).opcode.into());
        }
        (value[0] ^ lead << 23) & mask[0] >> 23 << 23 == 0
    };
    (0..512).map(|lead| forms.iter().copied().filter(|form| fits(*form, lead)).collect()).collect()
}

/// As [`decode`], among these forms alone.
///
/// # Errors
/// If none of them claims the words, or the form is longer than they are.
pub fn decode_among(isa: &Isa, forms: &[FormRef], words: &[u32]) -> Result<Decoded, Refusal> {
    let whole = narrowest(isa, forms, words, Slot::Whole);
    let (form, y) = match whole {
        Some(form) => (form, None),
        None => {
            let x = narrowest(isa, forms, words, Slot::X).ok_or(Refusal::Unknown)?;
            (x, Some(narrowest(isa, forms, words, Slot::Y).ok_or(Refusal::Unknown)?))
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
fn narrowest(isa: &Isa, forms: &[FormRef], words: &[u32], slot: Slot) -> Option<FormRef> {
    let mut best: Option<FormRef> = None;
    for &here in forms {
        let candidate = here.get(isa);
        if candidate.slot != slot || !claims(isa, candidate, words) {
            continue;
        }
        if best.is_none_or(|best| claim::compare(isa, candidate, best.get(isa)) == Relation::Inside) {
            best = Some(here);
        }
    }
    best
}

/// Whether a form claims the words: prefix, opcode, condition.
pub fn claims(isa: &Isa, form: &Form, words: &[u32]) -> bool {
    let encoding = &isa.encodings[form.encoding.index()];
    let opcode = opcode_field(encoding, form.slot);
    words.first().is_some_and(|&word| encoding.prefix.matches(word))
        && opcode.is_none_or(|field| encoding.fields[field.index()].extract(words) == u64::from(form.opcode))
        && encoding.conditions[form.condition.index()].holds(encoding, words)
}

fn opcode_field(encoding: &Encoding, slot: Slot) -> Option<FieldId> {
    match (encoding.opcode, slot) {
        (OpcodeField::None, _) => None,
        (OpcodeField::One(field), _) => Some(field),
        (OpcodeField::Dual { y, .. }, Slot::Y) => Some(y),
        (OpcodeField::Dual { x, .. }, _) => Some(x),
    }
}
