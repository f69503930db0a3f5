//! Operands of which other bits of the word have a say: addresses, image data, attributes, exports.

use super::Layer;
use crate::build::Argument;
use crate::encode_error::{EncodeError, OperandError};
use crate::rows::Bits;
use crate::text::code::{VECTOR, is_set};
use crate::text::item::{AddressLayout, Flat, FlatKind, Image, Item, NO_BIT, Present, ScalarOffset, ScalarOffsetKind};
use crate::{Bank, Field, Registers};
use amdgpu_isa_base::size;

impl Layer<'_> {
    /// An operand that a code selects.
    pub(super) fn selected(
        &mut self,
        field: Option<Field>,
        item: Option<&Item>,
        argument: Argument,
    ) -> Result<(), OperandError> {
        match (item, argument) {
            (Some(Item::Operand(register)), Argument::Off) => match register.present {
                Present::Here => Err(OperandError::Class),
                _ => Ok(()),
            },
            (Some(Item::Operand(register)), _) => self.register(register, argument),
            (Some(Item::FlatBase(flat)), _) => self.flat_base(flat, argument),
            (Some(Item::FlatAddress(_)), Argument::Off) => {
                self.has_address = false;
                Ok(())
            }
            (Some(Item::FlatAddress(flat)), Argument::Registers(registers)) => {
                self.set(flat.vector);
                self.vector(flat.address, registers)
            }
            // An immediate is an operand of the text and a modifier of the form.
            (Some(Item::Offset(offset)), Argument::Integer(value)) => {
                if self.builder.modifiers().iter().any(|(name, _)| *name == "offset") {
                    return Err(OperandError::Class);
                }
                self.scalar_offset(offset, Argument::Off)?;
                self.modifier("offset", value).map_err(|error| match error {
                    EncodeError::ModifierRange { least, most, .. } => OperandError::Number { least, most },
                    _ => OperandError::Class,
                })
            }
            (Some(Item::Offset(offset)), _) => self.scalar_offset(offset, argument),
            (Some(Item::Texels(image)), Argument::Registers(registers)) => {
                if registers.bank == Bank::AccVgpr {
                    self.set(image.data.accumulator);
                }
                self.vector(image.data.data, registers)
            }
            (Some(Item::Coordinates(image)), Argument::Scattered(scattered)) => {
                let mut index = 0;
                while let Some(registers) = scattered.run(index) {
                    self.coordinate(image, index, registers)?;
                    index += 1;
                }
                Ok(())
            }
            // Where each dword has a field of its own, a run is its registers one by one.
            (Some(Item::Coordinates(image)), Argument::Registers(registers)) => {
                let fields = if image.address.layout == AddressLayout::Together { 1 } else { registers.count };
                for index in 0..fields {
                    if size::image_field(&image.address, index.into()).is_none() {
                        break;
                    }
                    let first = registers.first.saturating_add(index.into());
                    self.coordinate(image, index.into(), Registers { first, ..registers })?;
                }
                Ok(())
            }
            (Some(Item::Matrix(bits, _, shape)), Argument::Registers(registers)) if registers.bank == Bank::AccVgpr => {
                if shape.accumulator == NO_BIT {
                    return Err(OperandError::Class);
                }
                self.set(shape.accumulator);
                self.source(*bits, Argument::Registers(Registers { bank: Bank::Vgpr, ..registers }))
            }
            (Some(Item::Matrix(bits, ..)), _) => self.source(*bits, argument),
            (Some(Item::Attribute { number, channel }), Argument::Attribute { number: attribute, channel: component }) => {
                let mut put = |bits: Bits, value: u8| {
                    if u64::from(value) >> bits.count != 0 {
                        return Err(OperandError::Number { least: 0, most: (1 << bits.count) - 1 });
                    }
                    bits.insert(&mut self.words, value.into());
                    Ok(())
                };
                put(*number, attribute)?;
                put(*channel, component)
            }
            (Some(Item::ExportSource { sources, enable, packed, index }), Argument::Registers(registers)) => {
                let is_packed = is_set(&self.words, *packed);
                let (offset, count) = if is_packed { (2 * index, 2) } else { (*index, 1) };
                if offset + count > enable.count {
                    return Err(OperandError::Class);
                }
                // Half of a pair may have been asked for.
                let bits = Bits { offset: enable.offset + offset, count };
                if bits.extract(&self.words) == 0 {
                    bits.insert(&mut self.words, u64::MAX);
                }
                self.vector(Bits { offset: sources.offset + 8 * index, count: 8 }, registers)
            }
            (Some(_), Argument::Off) => Ok(()),
            (Some(item), Argument::Registers(registers)) => match item.place() {
                Some(place) => self.vector(place, registers),
                None => Err(OperandError::Class),
            },
            (None, Argument::Registers(Registers { bank: Bank::Vgpr, first, .. })) => match field {
                Some(field) if field.width() <= 8 => self.number(field, first.into(), false),
                Some(field) => self.number(field, i64::from(first) + VECTOR as i64, false),
                None => Err(OperandError::Class),
            },
            (None, Argument::Integer(value)) => {
                field.map_or(Err(OperandError::Class), |field| self.number(field, value, false))
            }
            (None, Argument::Off) => Ok(()),
            _ => Err(OperandError::Class),
        }
    }

    /// A flat address's scalar part. Without one, the code says whether there is a VGPR address, where no bit does.
    fn flat_base(&mut self, flat: &Flat, argument: Argument) -> Result<(), OperandError> {
        if !matches!(argument, Argument::Off) {
            return self.source(flat.base, argument);
        }
        let neither = flat.kind == FlatKind::Scratch && !self.has_address;
        flat.base.insert(&mut self.words, if neither { flat.none } else { flat.off }.into());
        Ok(())
    }

    /// Dword `index` of an image address of which each has a field.
    fn coordinate(&mut self, image: &Image, index: usize, registers: Registers) -> Result<(), OperandError> {
        self.vector(size::image_field(&image.address, index).ok_or(OperandError::Class)?, registers)
    }

    fn scalar_offset(&mut self, offset: &ScalarOffset, argument: Argument) -> Result<(), OperandError> {
        match (offset.kind, argument) {
            (ScalarOffsetKind::TwoFlags { immediate, .. }, Argument::Off) => self.set(immediate),
            (ScalarOffsetKind::TwoFlags { .. }, _) => {
                self.has_offset_register = true;
                return self.source(offset.register, argument);
            }
            (ScalarOffsetKind::Null(null) | ScalarOffsetKind::NullAlways(null), Argument::Off) => {
                offset.register.insert(&mut self.words, null.into());
            }
            _ => return self.source(offset.register, argument),
        }
        Ok(())
    }

    /// After all operands and modifiers: with two flags, a register has a field of its own beside an immediate, and alone is in the
    /// immediate's, unless its flag was asked for.
    pub(super) fn settle_offset(&mut self, item: &Item) {
        let Item::Offset(offset) = item else { return };
        let ScalarOffsetKind::TwoFlags { immediate, register } = offset.kind else { return };
        let alone = !is_set(&self.words, immediate);
        if self.has_offset_register && !alone {
            self.set(register);
        }
        if alone && !is_set(&self.words, register) {
            let code = offset.register.extract(&self.words);
            offset.immediate.insert(&mut self.words, code);
            offset.register.insert(&mut self.words, 0);
        }
    }
}
