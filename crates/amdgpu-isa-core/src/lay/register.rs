//! Registers and constants into codes.

use super::Layer;
use super::literal::inline_float;
use crate::build::Argument;
use crate::encode_error::OperandError;
use crate::rows::{Bits, Meaning};
use crate::text::code::{VECTOR, is_set};
use crate::text::item::{File, Half, Register};
use crate::{Bank, Form, FormOperand, Part, Registers};

impl Layer<'_> {
    /// A register that is always the same: where a field holds it, its code goes there.
    pub(super) fn implied(&mut self, operand: FormOperand, bank: Bank) {
        if let (Some(field), Some(code)) = (operand.field(), self.code_of(bank, 0)) {
            field.insert(&mut self.words, code);
        }
    }

    /// A VGPR's number.
    pub(super) fn vector(&mut self, place: Bits, registers: Registers) -> Result<(), OperandError> {
        if !registers.bank.is_vector() {
            return Err(OperandError::Class);
        }
        if registers.first > 255 {
            return Err(OperandError::Range);
        }
        place.insert(&mut self.words, registers.first.into());
        Ok(())
    }

    pub(super) fn register(&mut self, register: &Register, argument: Argument) -> Result<(), OperandError> {
        let place = register.bits;
        let Argument::Registers(mut registers) = argument else {
            return match register.file {
                File::Source | File::SourceOrAccumulator(_) | File::SourceAccumulator => self.source(place, argument),
                // Part of a dword that LDS sends can't be selected.
                File::VectorOrScalar(flag) if !matches!(argument, Argument::LdsDirect) => {
                    self.set(flag);
                    self.source(place, argument)
                }
                _ => Err(OperandError::Class),
            };
        };
        match (register.half, registers.part) {
            (Half::Whole | Half::Mixed(..), Part::Whole) | (Half::Low, Part::Low) => {}
            (Half::At(bit), Part::High) => self.set(bit),
            (Half::Mixed(narrow, high), part) => {
                self.set(narrow);
                if part == Part::High {
                    self.set(high);
                }
            }
            (Half::At(_), Part::Low | Part::Whole) | (Half::Low, Part::Whole) => {}
            (Half::Top, part) if !registers.bank.is_vector() && part != Part::High => {}
            (Half::Top, part) if registers.first < 128 => registers.first |= if part == Part::High { 128 } else { 0 },
            (Half::Top, _) => return Err(OperandError::Range),
            _ if registers.bank.is_vector() => return Err(OperandError::Class),
            _ => {}
        }
        let accumulator = registers.bank == Bank::AccVgpr;
        match register.file {
            File::Vector if !accumulator => self.vector(place, registers),
            File::Accumulator if accumulator => self.vector(place, registers),
            File::VectorOrAccumulator(flag) => {
                if accumulator {
                    self.set(flag);
                }
                self.vector(place, registers)
            }
            File::VectorOrScalar(flag) if !registers.bank.is_vector() => {
                self.set(flag);
                self.source(place, argument)
            }
            File::VectorOrScalar(_) => self.vector(place, registers),
            File::ScalarIf(_) if registers.bank == Bank::Vcc && registers.first == 0 => Ok(()),
            File::ScalarIf(flag) => {
                self.set(flag);
                self.source(place, argument)
            }
            File::VectorInverse(low) => {
                let other_is_odd = is_set(&self.words, low);
                if (registers.first % 2 != 0) == other_is_odd {
                    return Err(OperandError::Misaligned);
                }
                self.vector(place, Registers { first: registers.first / 2, ..registers })
            }
            File::Scaled(bits) => {
                let code = self.code_of(registers.bank, registers.first).ok_or(OperandError::Class)?;
                if code & ((1 << bits) - 1) != 0 {
                    return Err(OperandError::Misaligned);
                }
                place.insert(&mut self.words, code >> bits);
                Ok(())
            }
            File::SourceOrAccumulator(flag) if accumulator => {
                self.set(flag);
                self.source(place, Argument::Registers(Registers { bank: Bank::Vgpr, ..registers }))
            }
            File::SourceAccumulator if accumulator || !registers.bank.is_vector() => {
                let bank = if accumulator { Bank::Vgpr } else { registers.bank };
                self.source(place, Argument::Registers(Registers { bank, ..registers }))
            }
            File::Source | File::SourceOrAccumulator(_) if !accumulator => self.source(place, Argument::Registers(registers)),
            _ => Err(OperandError::Class),
        }
    }

    /// A code in the space of sources.
    pub(super) fn source(&mut self, place: Bits, argument: Argument) -> Result<(), OperandError> {
        let code = match argument {
            Argument::Registers(registers) if registers.bank == Bank::Vgpr && registers.first > 255 => {
                return Err(OperandError::Range);
            }
            Argument::Registers(registers) if registers.bank == Bank::Vgpr => VECTOR + u64::from(registers.first),
            Argument::Registers(registers) => {
                let missing = if registers.bank.is_numbered() { OperandError::Range } else { OperandError::Class };
                self.code_of(registers.bank, registers.first).ok_or(missing)?
            }
            Argument::LdsDirect => self.find(Meaning::LdsDirect).ok_or(OperandError::Class)?,
            Argument::Integer(value) => {
                let inline = i8::try_from(value).ok().and_then(|value| self.find(Meaning::Integer(value)));
                match inline {
                    Some(code) => code,
                    None => return self.shared_literal(place, value as u64 & 0xffff_ffff),
                }
            }
            Argument::Float(0.0) => self.find(Meaning::Integer(0)).ok_or(OperandError::NoLiteral)?,
            Argument::Float(value) => match inline_float(value) {
                Some(float) => self.find(Meaning::Float(float)).ok_or(OperandError::NoLiteral)?,
                None => return self.shared_literal(place, (value as f32).to_bits().into()),
            },
            Argument::Literal(value) => return self.shared_literal(place, value),
            Argument::WideLiteral(_)
            | Argument::Scattered(_)
            | Argument::Branch(_)
            | Argument::Attribute { .. }
            | Argument::Off => {
                return Err(OperandError::Class);
            }
        };
        if code >> place.count != 0 {
            return Err(OperandError::Class);
        }
        place.insert(&mut self.words, code);
        Ok(())
    }

    /// The code that says that the operand is the literal.
    pub(super) fn literal_code(&mut self, register: &Register, is_wide: bool) -> Result<(), OperandError> {
        let wanted = if is_wide { Meaning::Literal64 } else { Meaning::Literal };
        let code = self.find(wanted).ok_or(OperandError::NoLiteral)?;
        register.bits.insert(&mut self.words, code);
        Ok(())
    }

    /// The literal of a dual-issue word, which either half can read by its code whichever has the dword in its form.
    fn shared_literal(&mut self, place: Bits, value: u64) -> Result<(), OperandError> {
        let second = self.second.ok_or(OperandError::NoLiteral)?;
        let literal = |form: Form| form.encoding().find(&|field| field.width() == 32);
        let field = literal(self.form).or_else(|| literal(second)).ok_or(OperandError::NoLiteral)?;
        let code = self.find(Meaning::Literal).ok_or(OperandError::NoLiteral)?;
        place.insert(&mut self.words, code);
        self.put_literal(field, value)
    }

    fn code_of(&self, bank: Bank, number: u16) -> Option<u64> {
        self.find(Meaning::Register(bank, u8::try_from(number).ok()?))
    }

    fn find(&self, wanted: Meaning) -> Option<u64> {
        let code = self.form.isa().tables.codes.iter().position(|meaning| *meaning == wanted)?;
        Some(code as u64)
    }
}
