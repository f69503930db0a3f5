//! Which form holds the operands: the order in which forms are tried.

use super::{Builder, Wanted};
use crate::asm::tables::Class;
use crate::isa::Forms;
use crate::modifier::{Place, Places};
use crate::rows::Bits;
use crate::text::item::Item;
use crate::{Form, Inst, Instruction, Slot};

impl Builder {
    /// What `attempt` makes of the first form that it takes, of those that may hold a half of the word or all of it, in the order in
    /// which an assembler tries them: the encoding of 32 bits before that of 64, SDWA and DPP; each without a literal first.
    pub(super) fn first_that(
        &self,
        instruction: Instruction,
        wanted: Wanted,
        slot: Slot,
        attempt: &mut dyn FnMut(Form) -> Option<Inst>,
    ) -> Option<Inst> {
        // Mostly there is one mnemonic; where there are more, each has its forms.
        let mut first = None;
        for named in instruction.forms() {
            let name = named.mnemonic();
            if first == Some(name) {
                continue;
            }
            first = first.or(Some(name));
            for form in self.isa.candidates(name) {
                let fits = form.instruction() == instruction && form.slot() == slot && self.wants(wanted, form);
                if fits && let Some(inst) = attempt(form) {
                    return Some(inst);
                }
            }
        }
        None
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
        let is_named = |place: Place| self.modifiers().iter().any(|(name, _)| place.name.is(form.isa(), name));
        for (item, place) in Places::new(form, None) {
            if lanes(item) && is_named(place) {
                return true;
            }
        }
        false
    }
}

impl crate::Isa {
    fn candidates(&'static self, mnemonic: &str) -> Forms {
        Forms::new(self, self.tables.asm.candidates(&self.tables.text, mnemonic).unwrap_or_default())
    }
}

impl Form {
    /// Bits whose values neither operands nor modifiers tell.
    pub(crate) fn fixed(self) -> impl Iterator<Item = (Bits, u64)> {
        self.choice().fixed.of(self.isa().tables.asm.fixed).iter().map(|fixed| (fixed.bits, fixed.value.into()))
    }
}
