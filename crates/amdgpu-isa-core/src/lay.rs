//! Lays operands and modifiers into the words of a form.

use crate::build::{Argument, Builder};
use crate::encode_error::{EncodeError, OperandError};
use crate::modifier::{At, Name};
use crate::rows::{Bits, Meaning, OperandKind};
use crate::selected::VECTOR;
use crate::text::item::{Bit, File, Half, Item, NO_BIT, Register, ScalarOffset, ScalarOffsetKind};
use crate::{Bank, Field, Form, FormOperand, InlineFloat, Inst, MAX_DWORDS, NumberFormat, Part, Registers, Value};

/// A form whose words are being filled.
pub(crate) struct Layer<'a> {
    builder: &'a Builder,
    form: Form,
    words: [u32; MAX_DWORDS],
    literal: Option<u64>,
}

impl<'a> Layer<'a> {
    pub(crate) fn new(builder: &'a Builder, form: Form) -> Self {
        Self { builder, form, words: form.builder().words(), literal: None }
    }

    pub(crate) fn encode(mut self) -> Result<Inst, EncodeError> {
        self.default_modifiers();
        self.operands()?;
        for (name, value) in self.builder.modifiers() {
            self.modifier(name, *value)?;
        }
        self.form.encoding().settle(self.form.condition_index(), &mut self.words);
        let inst = self.form.builder().with_words(self.words).finish().map_err(EncodeError::Raw)?;
        self.verify(&inst)?;
        match inst.illegal(self.builder.wave_size()).next() {
            Some(lint) => Err(EncodeError::Illegal(lint)),
            None => Ok(inst),
        }
    }

    /// Operands that take an argument: those that the assembly names, and registers that it implies where there is an argument
    /// left for them.
    fn operands(&mut self) -> Result<(), EncodeError> {
        let wanted = self.form.operands().filter(|operand| takes_argument(*operand)).count();
        let implied = self.form.operands().filter(|operand| takes_argument(*operand) && is_implied(*operand)).count();
        let found = self.builder.argument_count;
        if found > wanted || found < wanted - implied {
            return Err(EncodeError::OperandCount { expected: wanted, found });
        }
        for (operand, index) in self.paired() {
            match (operand.operand_type().kind(), index) {
                (OperandKind::Implied(bank), index) => {
                    self.implied(operand, bank);
                    let fits = |index| matches!(self.argument(index), Argument::Registers(given) if given.bank == bank);
                    if let Some(index) = index.filter(|index| !fits(*index)) {
                        return Err(EncodeError::Operand { index, reason: OperandError::Class });
                    }
                }
                (_, Some(index)) => {
                    self.operand(operand, index).map_err(|reason| EncodeError::Operand { index, reason })?;
                }
                (_, None) => {}
            }
        }
        Ok(())
    }

    /// The operands that can take an argument, each with the number of its argument. Implied registers get one as long as there are
    /// more arguments than other operands.
    fn paired(&self) -> impl Iterator<Item = (FormOperand, Option<usize>)> + use<> {
        let others = self.form.operands().filter(|operand| takes_argument(*operand) && !is_implied(*operand)).count();
        let mut spare = self.builder.argument_count.saturating_sub(others);
        let mut next = 0;
        self.form.operands().filter(|operand| takes_argument(*operand)).map(move |operand| {
            if is_implied(operand) {
                if spare == 0 {
                    return (operand, None);
                }
                spare -= 1;
            }
            next += 1;
            (operand, Some(next - 1))
        })
    }

    fn argument(&self, index: usize) -> Argument {
        self.builder.arguments.get(index).copied().unwrap_or(Argument::Off)
    }

    /// A register that is always the same: where a field holds it, its code goes there.
    fn implied(&mut self, operand: FormOperand, bank: Bank) {
        if let (Some(field), Some(code)) = (operand.field(), self.code_of(bank, 0)) {
            field.insert(&mut self.words, code);
        }
    }

    fn operand(&mut self, operand: FormOperand, index: usize) -> Result<(), OperandError> {
        let argument = self.argument(index);
        let item = operand.item();
        self.operand_modifiers(item, index)?;
        let format = operand.data_format().number_format();
        match (operand.operand_type().kind(), operand.field()) {
            (OperandKind::Selector | OperandKind::Vector(_), None) => self.selected(None, item, argument, format),
            (OperandKind::Selector | OperandKind::Vector(_), Some(field)) if field.width() >= 32 => {
                let value = literal_of(argument, format, field.width() > 32).ok_or(OperandError::NotALiteral)??;
                self.put_literal(field, value)
            }
            (OperandKind::Selector | OperandKind::Vector(_), field) => self.selected(field, item, argument, format),
            (OperandKind::Branch, Some(field)) => match argument {
                Argument::Branch(bytes) if bytes % 4 == 0 => self.number(field, bytes / 4, true),
                Argument::Branch(_) => Err(OperandError::Misaligned),
                Argument::Integer(dwords) => self.number(field, dwords, true),
                _ => Err(OperandError::Class),
            },
            (_, Some(field)) if field.width() >= 32 => {
                let value = literal_of(argument, format, field.width() > 32).ok_or(OperandError::Class)??;
                self.put_literal(field, value)
            }
            (_, Some(field)) => match argument {
                Argument::Integer(value) => self.number(field, value, format.signed),
                Argument::Off => Ok(()),
                _ => Err(OperandError::Class),
            },
            (_, None) => Ok(()),
        }
    }

    /// A number in a field; both readings of its bits are accepted where the field is signed.
    fn number(&mut self, field: Field, value: i64, signed: bool) -> Result<(), OperandError> {
        let width = field.width().min(62);
        let (least, most) = if signed { (-(1 << (width - 1)), (1 << width) - 1) } else { (0, (1 << width) - 1) };
        if value < least || value > most {
            return Err(OperandError::Number { least, most });
        }
        field.insert(&mut self.words, value as u64);
        Ok(())
    }

    fn put_literal(&mut self, field: Field, value: u64) -> Result<(), OperandError> {
        if self.literal.is_some_and(|other| other != value) {
            return Err(OperandError::SecondLiteral);
        }
        self.literal = Some(value);
        field.insert(&mut self.words, value);
        Ok(())
    }

    /// An operand that a code selects.
    fn selected(
        &mut self,
        field: Option<Field>,
        item: Option<&Item>,
        argument: Argument,
        format: NumberFormat,
    ) -> Result<(), OperandError> {
        match (item, argument) {
            (Some(Item::Operand(register)), Argument::Off) => match register.present {
                crate::text::item::Present::Here => Err(OperandError::Class),
                _ => Ok(()),
            },
            (Some(Item::Operand(register)), _) => self.register(register, argument, format),
            (Some(Item::FlatBase(flat)), Argument::Off) => {
                flat.base.insert(&mut self.words, flat.off.into());
                Ok(())
            }
            (Some(Item::FlatBase(flat)), _) => self.source(flat.base, argument, format),
            (Some(Item::FlatAddress(flat)), Argument::Registers(registers)) => {
                self.set(flat.vector);
                self.vector(flat.address, registers)
            }
            (Some(Item::Offset(offset)), _) => self.scalar_offset(offset, argument, format),
            (Some(Item::Texels(image)), Argument::Registers(registers)) => {
                let data = &image.data;
                if registers.bank == Bank::AccVgpr {
                    self.set(data.accumulator);
                }
                self.vector(data.data, registers)
            }
            (Some(Item::Coordinates(image)), Argument::Scattered(scattered)) => {
                let address = &image.address;
                for (index, registers) in scattered.iter().enumerate() {
                    let further = || Bits { offset: address.more.offset + 8 * (index as u8 - 1), count: 8 };
                    self.vector(if index == 0 { address.first } else { further() }, registers)?;
                }
                Ok(())
            }
            (Some(Item::Coordinates(image)), Argument::Registers(registers)) => self.vector(image.address.first, registers),
            (Some(Item::Matrix(bits, ..)), _) => self.source(*bits, argument, format),
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

    /// A VGPR's number.
    fn vector(&mut self, place: Bits, registers: Registers) -> Result<(), OperandError> {
        if !registers.bank.is_vector() {
            return Err(OperandError::Class);
        }
        if registers.first > 255 {
            return Err(OperandError::Range);
        }
        place.insert(&mut self.words, registers.first.into());
        Ok(())
    }

    fn register(&mut self, register: &Register, argument: Argument, format: NumberFormat) -> Result<(), OperandError> {
        let place = register.bits;
        let Argument::Registers(mut registers) = argument else {
            return match register.file {
                File::Source => self.source(place, argument, format),
                File::VectorOrScalar(flag) => {
                    self.set(flag);
                    self.source(place, argument, format)
                }
                File::SourceOrAccumulator(_) => self.source(place, argument, format),
                _ => Err(OperandError::Class),
            };
        };
        match (register.half, registers.part) {
            (Half::Whole, Part::Whole) | (Half::Low, Part::Low) => {}
            (Half::At(bit), Part::High) => self.set(bit),
            (Half::At(_), Part::Low | Part::Whole) | (Half::Top | Half::Low, Part::Whole) => {}
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
                self.source(place, argument, format)
            }
            File::VectorOrScalar(_) => self.vector(place, registers),
            File::ScalarIf(_) if registers.bank == Bank::Vcc => Ok(()),
            File::ScalarIf(flag) => {
                self.set(flag);
                self.source(place, argument, format)
            }
            File::VectorInverse(low) => {
                let other_is_odd = crate::selected::is_set(&self.words, low);
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
                self.source(place, Argument::Registers(Registers { bank: Bank::Vgpr, ..registers }), format)
            }
            File::SourceAccumulator if accumulator || !registers.bank.is_vector() => {
                let bank = if accumulator { Bank::Vgpr } else { registers.bank };
                self.source(place, Argument::Registers(Registers { bank, ..registers }), format)
            }
            File::Source | File::SourceOrAccumulator(_) if !accumulator => {
                self.source(place, Argument::Registers(registers), format)
            }
            _ => Err(OperandError::Class),
        }
    }

    /// A code in the space of sources.
    fn source(&mut self, place: Bits, argument: Argument, format: NumberFormat) -> Result<(), OperandError> {
        let code = match argument {
            Argument::Registers(registers) if registers.bank == Bank::Vgpr && registers.first > 255 => {
                return Err(OperandError::Range);
            }
            Argument::Registers(registers) if registers.bank == Bank::Vgpr => VECTOR + u64::from(registers.first),
            Argument::Registers(registers) => {
                let missing = if registers.bank.is_numbered() { OperandError::Range } else { OperandError::Class };
                self.code_of(registers.bank, registers.first).ok_or(missing)?
            }
            Argument::LdsDirect => self.find(|meaning| *meaning == Meaning::LdsDirect).ok_or(OperandError::Class)?,
            Argument::Integer(value) => {
                let inline = i8::try_from(value).ok().and_then(|value| self.find(|m| *m == Meaning::Integer(value)));
                inline.ok_or(OperandError::NoLiteral)?
            }
            Argument::Float(0.0) => self.find(|m| *m == Meaning::Integer(0)).ok_or(OperandError::NoLiteral)?,
            Argument::Float(value) => {
                let float = inline_float(value, format).ok_or(OperandError::NoLiteral)?;
                self.find(|meaning| *meaning == Meaning::Float(float)).ok_or(OperandError::NoLiteral)?
            }
            Argument::Literal(_) => return Err(OperandError::NoLiteral),
            Argument::Scattered(_) | Argument::Branch(_) | Argument::Off => return Err(OperandError::Class),
        };
        if code >> place.count != 0 {
            return Err(OperandError::Class);
        }
        place.insert(&mut self.words, code);
        Ok(())
    }

    fn scalar_offset(&mut self, offset: &ScalarOffset, argument: Argument, format: NumberFormat) -> Result<(), OperandError> {
        match (offset.kind, argument) {
            (ScalarOffsetKind::TwoFlags { immediate, .. }, Argument::Off) => self.set(immediate),
            (ScalarOffsetKind::TwoFlags { register, .. }, _) => {
                self.set(register);
                return self.source(offset.register, argument, format);
            }
            (ScalarOffsetKind::Null(null) | ScalarOffsetKind::NullAlways(null), Argument::Off) => {
                offset.register.insert(&mut self.words, null.into());
            }
            _ => return self.source(offset.register, argument, format),
        }
        Ok(())
    }

    fn operand_modifiers(&mut self, item: Option<&Item>, index: usize) -> Result<(), OperandError> {
        let bits = match item {
            Some(Item::Operand(register)) => [register.neg, register.abs, register.sext],
            _ => [NO_BIT; 3],
        };
        for (wanted, bit) in [self.builder.neg, self.builder.abs, self.builder.sext].into_iter().zip(bits) {
            match (wanted >> index & 1, bit) {
                (0, _) => {}
                (_, NO_BIT) => return Err(OperandError::NoModifier),
                (_, bit) => self.set(bit),
            }
        }
        Ok(())
    }

    /// Modifiers whose neutral value is not zero.
    fn default_modifiers(&mut self) {
        for place in self.form.syntax().flat_map(|item| item.modifiers()) {
            if let (At::Elements(bits), Some(default)) = (place.at, place.default) {
                self.elements(bits, default);
            }
        }
    }

    fn modifier(&mut self, name: &'static str, value: i64) -> Result<(), EncodeError> {
        let text = &self.form.isa().tables.text;
        let mut places = self.form.syntax().flat_map(|item| item.modifiers());
        let place = places.find(|place| match place.name {
            Name::Text(word) => text.str(word) == name,
            Name::Fixed(word) => word == name,
        });
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
            At::Elements(bits) => bits.iter().take_while(|bit| **bit != NO_BIT).count() as u32,
        };
        let most = (1i64 << (width - u32::from(signed)).min(62)) - 1;
        let least = if signed { -most - 1 } else { 0 };
        if value < least || value > most {
            return Err(EncodeError::ModifierRange { name, least, most });
        }
        match at {
            At::Bits(bits) => bits.insert(&mut self.words, value as u64),
            At::Apart(number) => number.insert(&mut self.words, value as u64),
            At::Elements(bits) => self.elements(bits, value),
        }
        Ok(())
    }

    fn elements(&mut self, bits: [Bit; 4], value: i64) {
        for (index, bit) in bits.into_iter().enumerate().take_while(|(_, bit)| *bit != NO_BIT) {
            crate::rows::bits(bit, 1).insert(&mut self.words, (value >> index) as u64 & 1);
        }
    }

    fn set(&mut self, bit: Bit) {
        if bit != NO_BIT {
            crate::rows::bits(bit, 1).insert(&mut self.words, 1);
        }
    }

    fn code_of(&self, bank: Bank, number: u16) -> Option<u64> {
        self.find(|meaning| matches!(meaning, Meaning::Register(b, n) if *b == bank && u16::from(*n) == number))
    }

    fn find(&self, wanted: impl Fn(&Meaning) -> bool) -> Option<u64> {
        self.form.isa().tables.codes.iter().position(wanted).map(|code| code as u64)
    }

    /// The words, read again, must have the registers that were asked for: that tells sizes and alignment.
    fn verify(&self, inst: &Inst) -> Result<(), EncodeError> {
        let wave = self.builder.wave_size();
        let operands = inst.operands().filter(|operand| takes_argument(**operand));
        for (operand, (_, index)) in operands.zip(self.paired()) {
            let Some(index) = index.filter(|_| !is_implied(*operand)) else { continue };
            let (Argument::Registers(given), Value::Registers(read)) = (self.argument(index), operand.resolve(wave)) else {
                continue;
            };
            let reason = if given.count != read.count && given.bank != Bank::Null {
                OperandError::Size { expected: read.count }
            } else if given.first != read.first {
                OperandError::Misaligned
            } else {
                continue;
            };
            return Err(EncodeError::Operand { index, reason });
        }
        Ok(())
    }
}

/// Whether the assembly names the operand.
fn takes_argument(operand: FormOperand) -> bool {
    let kind = operand.operand_type().kind();
    !operand.is_implicit() && !matches!(kind, OperandKind::GlobalMemory | OperandKind::LocalMemory)
}

fn is_implied(operand: FormOperand) -> bool {
    matches!(operand.operand_type().kind(), OperandKind::Implied(_))
}

/// The literal's dwords for an argument; none where the argument is no constant or an inline one.
fn literal_of(argument: Argument, format: NumberFormat, is_wide: bool) -> Option<Result<u64, OperandError>> {
    let number = |value: i64, least: i64, most: i64, raw: u64| {
        Some(if value < least || value > most { Err(OperandError::Number { least, most }) } else { Ok(raw) })
    };
    match argument {
        Argument::Literal(raw) => Some(Ok(raw)),
        Argument::Integer(value) if is_wide => Some(Ok(value as u64)),
        Argument::Integer(value) if format.bits == 16 => number(value, -0x8000, 0xffff, value as u64 & 0xffff),
        Argument::Integer(value) if format.bits == 64 && format.signed => {
            number(value, i32::MIN.into(), i32::MAX.into(), value as u64 & 0xffff_ffff)
        }
        Argument::Integer(value) if format.bits == 64 => number(value, 0, u32::MAX.into(), value as u64),
        Argument::Integer(value) => number(value, i32::MIN.into(), u32::MAX.into(), value as u64 & 0xffff_ffff),
        Argument::Float(value) => Some(Ok(crate::constant::float_literal(value, format, is_wide))),
        _ => None,
    }
}

fn inline_float(value: f64, format: NumberFormat) -> Option<InlineFloat> {
    let single = value as f32;
    let exact = InlineFloat::ALL[..8].iter().find(|float| f64::from(float.to_f32()) == value);
    let inverse = || (format.is_float && single == InlineFloat::InverseTwoPi.to_f32()).then_some(InlineFloat::InverseTwoPi);
    exact.copied().or_else(inverse)
}
