//! Which form holds the operands: the order in which forms are tried.

use super::{Builder, Wanted};
use crate::asm::tables::Class;
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
        Ok(forms.filter(move |form| form.slot() == slot && self.wants(wanted, *form)))
    }

    fn wants(&self, wanted: Wanted, form: Form) -> bool {
        match (wanted.form, self.encoding) {
            (Some(wanted), _) => wanted == form,
            (None, Some(name)) => form.encoding().name() == name,
            // Nobody means DPP who does not say which lanes.
            (None, None) => !matches!(form.choice().class, Class::Dpp | Class::LongDpp) || self.names_lanes(form),
        }
    }

    fn names_lanes(&self, form: Form) -> bool {
        let lanes = |item: &Item| matches!(item, Item::DppControl(..) | Item::Dpp8(..));
        let places = form.syntax().filter(|item| lanes(item)).flat_map(|item| item.modifiers());
        places.into_iter().any(|place| self.modifiers().iter().any(|(name, _)| place.name.is(form.isa(), name)))
    }
}

/// An instruction's forms in the order in which an assembler tries them.
fn in_order(instruction: Instruction) -> impl Iterator<Item = Form> + Clone {
    // Mostly there is one mnemonic; where there are more, each has its forms.
    let mut forms = instruction.forms();
    let first = forms.next().map_or("", Form::mnemonic);
    let further = forms.map(Form::mnemonic).filter(move |name| *name != first);
    let isa = instruction.isa();
    let candidates = core::iter::once(first).chain(further).flat_map(move |name| isa.candidates(name));
    candidates.filter(move |form| form.instruction() == instruction)
}

impl crate::Isa {
    fn candidates(&'static self, mnemonic: &str) -> impl Iterator<Item = Form> + Clone + use<> {
        let forms = self.tables.asm.candidates(&self.tables.text, mnemonic).unwrap_or_default();
        forms.iter().map(move |form| Form::new(self, *form))
    }
}

impl Form {
    /// Bits whose values neither operands nor modifiers tell.
    pub(crate) fn fixed(self) -> impl Iterator<Item = (Bits, u64)> {
        self.choice().fixed.of(self.isa().tables.asm.fixed).iter().map(|fixed| (fixed.bits, fixed.value.into()))
    }

    /// Whether the instruction has an encoding of 64 bits beside this one of 32.
    pub(crate) fn is_short(self) -> bool {
        let mut others = self.isa().candidates(self.mnemonic());
        matches!(self.choice().class, Class::Short | Class::Dpp | Class::Sdwa)
            && others.any(|form| matches!(form.choice().class, Class::Long | Class::LongDpp))
    }
}
