//! Modifiers into bits.

use super::Layer;
use crate::Form;
use crate::build::Builder;
use crate::encode_error::{EncodeError, OperandError};
use crate::modifier::{At, Places};
use crate::text::code::elements;
use crate::text::item::{Bit, Item, NO_BIT, ScalarOffset, ScalarOffsetKind, ZERO_BIT};

impl Layer<'_> {
    /// Negation, absolute value and sign extension of the operand.
    pub(super) fn operand_modifiers(&mut self, item: Option<&Item>, index: usize) -> Result<(), OperandError> {
        let [neg, abs, sext] = match item {
            Some(Item::Operand(register)) => [register.neg, register.abs, register.sext],
            _ => [NO_BIT; 3],
        };
        let wants = |modifier: u16| modifier >> index & 1 != 0;
        let Builder { neg: negated, abs: absolute, sext: extended, .. } = self.builder;
        for (is_wanted, bit) in &[(wants(*negated), neg), (wants(*absolute), abs), (wants(*extended), sext)] {
            match (is_wanted, *bit) {
                (false, _) => {}
                (true, NO_BIT) => return Err(OperandError::NoModifier),
                (true, bit) => self.set(bit),
            }
        }
        Ok(())
    }

    /// Modifiers whose neutral value is not zero.
    pub(super) fn default_modifiers(&mut self, form: Form) {
        for (_, place) in Places::new(form, None) {
            if let (At::Elements(bits), Some(default)) = (place.at, place.default) {
                self.elements(bits, default);
            }
        }
    }

    pub(super) fn modifier(&mut self, name: &'static str, value: i64) -> Result<(), EncodeError> {
        let isa = self.form.isa();
        let found = Places::new(self.form, self.second).find(|(_, place)| place.name.is(isa, name));
        if let Some((Item::Offset(ScalarOffset { kind: ScalarOffsetKind::TwoFlags { immediate, .. }, .. }), _)) = found {
            self.set(*immediate);
        }
        let place = found.map(|(_, place)| place);
        let (at, signed) = match (place, self.form.encoding().field(name)) {
            (Some(place), _) => (place.at, place.signed),
            (None, Some(field)) => {
                let width = field.width().min(62);
                let most = (1 << width) - 1;
                if value < 0 || value > most {
                    return Err(EncodeError::ModifierRange { name, least: 0, most });
                }
                field.insert(&mut self.words, value as u64);
                return Ok(());
            }
            (None, None) => return Err(EncodeError::NoModifier { name }),
        };
        let width = match at {
            At::Bits(bits) => u32::from(bits.count),
            At::Apart(number) => number.width(),
            At::Elements(bits) => elements(&bits).len() as u32,
            At::Code { .. } => 1,
        };
        let most = (1i64 << (width - u32::from(signed)).min(62)) - 1;
        let least = if signed { -most - 1 } else { 0 };
        if value < least || value > most {
            return Err(EncodeError::ModifierRange { name, least, most });
        }
        match at {
            At::Bits(bits) => bits.insert(&mut self.words, value as u64),
            At::Apart(number) => number.insert(&mut self.words, value as u64),
            At::Elements(bits) => {
                for (index, bit) in bits.iter().enumerate() {
                    if *bit == ZERO_BIT && value >> index & 1 != 0 {
                        return Err(EncodeError::NoModifier { name });
                    }
                }
                self.elements(bits, value);
            }
            At::Code { bits, codes: [clear, set] } => bits.insert(&mut self.words, if value == 0 { clear } else { set }.into()),
        }
        Ok(())
    }

    fn elements(&mut self, bits: [Bit; 4], value: i64) {
        for (index, bit) in elements(&bits).iter().enumerate() {
            crate::rows::bits(*bit, 1).insert(&mut self.words, (value >> index) as u64 & 1);
        }
    }
}
