//! Which form holds the operands: the order in which forms are tried.

use super::{Builder, Wanted};
use crate::asm::tables::{Candidate, Class};
use crate::encode_error::EncodeError;
use crate::rows::Bits;
use crate::text::item::Item;
use crate::{Form, Instruction, Slot};

impl Builder {
    /// The forms that may hold a half of the word or all of it, in the order in which an assembler tries them: the encoding of 32
    /// bits before that of 64, SDWA and DPP; each without a literal first.
    pub(super) fn forms(&self, wanted: Wanted, slot: Slot) -> Result<impl Iterator<Item = Form> + Clone, EncodeError> {
        let instruction = self.isa.instruction(wanted.opcode).ok_or(EncodeError::NoInstruction)?;
        let forms = in_order(instruction);
        Ok(forms.filter(move |(form, class)| form.slot() == slot && self.wants(wanted, *form, *class)).map(|(form, _)| form))
    }

    fn wants(&self, wanted: Wanted, form: Form, class: Class) -> bool {
        match (wanted.form, self.encoding) {
            (Some(wanted), _) => wanted == form,
            (None, Some(name)) => form.encoding().name() == name,
            // Nobody means DPP who does not say which lanes.
            (None, None) => !matches!(class, Class::Dpp | Class::LongDpp) || self.names_lanes(form),
        }
    }

    fn names_lanes(&self, form: Form) -> bool {
        let lanes = |item: &Item| matches!(item, Item::DppControl(..) | Item::Dpp8(..));
        let places = form.syntax().filter(|item| lanes(item)).flat_map(|item| item.modifiers());
        places.into_iter().any(|place| self.modifiers().iter().any(|(name, _)| place.name.is(form.isa(), name)))
    }
}

/// An instruction's forms in the order in which an assembler tries them.
fn in_order(instruction: Instruction) -> impl Iterator<Item = (Form, Class)> + Clone {
    // Mostly there is one mnemonic; where there are more, each has its forms.
    let mut forms = instruction.forms();
    let first = forms.next().map_or("", Form::mnemonic);
    let further = forms.map(Form::mnemonic).filter(move |name| *name != first);
    let isa = instruction.isa();
    let candidates = core::iter::once(first).chain(further).flat_map(move |name| isa.candidates(name));
    let forms = candidates.map(move |candidate| (Form::new(isa, candidate.form), candidate.class));
    forms.filter(move |(form, _)| form.instruction() == instruction)
}

impl crate::Isa {
    fn candidates(&'static self, mnemonic: &str) -> &'static [Candidate] {
        self.tables.asm.candidates(&self.tables.text, mnemonic).unwrap_or_default()
    }
}

impl Form {
    /// Bits whose values neither operands nor modifiers tell.
    pub(crate) fn fixed(self) -> impl Iterator<Item = (Bits, u64)> {
        let candidates = self.isa().candidates(self.mnemonic()).iter();
        let own = candidates.filter(move |candidate| candidate.form == self.index()).take(1);
        own.flat_map(move |own| own.fixed.of(self.isa().tables.asm.fixed)).map(|fixed| (fixed.bits, fixed.value.into()))
    }

    /// Whether the instruction has an encoding of 64 bits beside this one of 32.
    pub(crate) fn is_short(self) -> bool {
        let candidates = self.isa().candidates(self.mnemonic());
        let own = candidates.iter().find(|candidate| candidate.form == self.index());
        own.is_some_and(|own| matches!(own.class, Class::Short | Class::Dpp | Class::Sdwa))
            && candidates.iter().any(|candidate| matches!(candidate.class, Class::Long | Class::LongDpp))
    }
}
