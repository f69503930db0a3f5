//! Lays operands and modifiers into the words of a form, or of the two forms of a dual-issue word.

mod literal;
mod modifier;
mod place;
mod register;

use crate::build::{Argument, Builder};
use crate::encode_error::{EncodeError, OperandError};
use crate::operand::FormOperands;
use crate::pair::Pair;
use crate::rows::OperandKind;
use crate::text::item::{Bit, Item, NO_BIT};
use crate::{Bank, Field, Form, FormOperand, Inst, MAX_DWORDS, Part, Registers, Scattered, Value};

use literal::literal_of;

/// Forms whose words are being filled.
pub(crate) struct Layer<'a> {
    builder: &'a Builder,
    form: Form,
    second: Option<Form>,
    words: [u32; MAX_DWORDS],
    literal: Option<u64>,
    /// A flat address has a VGPR.
    has_address: bool,
    /// A scalar offset has a register.
    has_offset_register: bool,
}

/// A form, and which of the builder's arguments are for it.
#[derive(Clone, Copy)]
struct Half {
    form: Form,
    first: usize,
    count: usize,
}

impl<'a> Layer<'a> {
    /// A form, or the X and the Y half of a dual-issue word; none if the two are no such pair.
    pub(crate) fn new(builder: &'a Builder, form: Form, second: Option<Form>) -> Option<Self> {
        let words = match second {
            None => form.builder().words(),
            Some(second) => form.builder_with(second).ok()?.words(),
        };
        Some(Self { builder, form, second, words, literal: None, has_address: true, has_offset_register: false })
    }

    pub(crate) fn encode(mut self) -> Result<Inst, EncodeError> {
        for half in self.halves() {
            self.fixed(half.form);
            self.default_modifiers(half.form);
        }
        // Modifiers first: how an export's sources are laid depends on whether they are packed.
        for (name, value) in self.builder.modifiers() {
            self.modifier(name, *value)?;
        }
        for half in self.halves() {
            self.operands(half)?;
        }
        for half in self.halves() {
            for item in half.form.syntax() {
                self.settle_offset(item);
            }
        }
        self.settle()?;
        let raw = match self.second {
            None => Ok(self.form.builder()),
            Some(second) => self.form.builder_with(second),
        };
        let inst = raw.and_then(|raw| raw.with_words(self.words).finish()).map_err(EncodeError::Raw)?;
        self.verify(&inst)?;
        match inst.illegal(self.builder.wave_size()).next() {
            Some(lint) => Err(EncodeError::Illegal(lint)),
            None => Ok(inst),
        }
    }

    fn halves(&self) -> Pair<Half> {
        let found = self.builder.argument_count;
        let bound = if self.second.is_some() { self.builder.second_argument() } else { found };
        let first = Half { form: self.form, first: 0, count: bound };
        let second = self.second.map(|form| Half { form, first: bound, count: found - bound });
        Pair(Some(first), second)
    }

    /// Values of fields that neither operands nor modifiers tell.
    fn fixed(&mut self, form: Form) {
        for (bits, value) in form.fixed() {
            bits.insert(&mut self.words, value);
        }
    }

    /// Operands that take an argument: those that the assembly names, and registers that it implies where there is an argument
    /// left for them.
    fn operands(&mut self, half: Half) -> Result<(), EncodeError> {
        let (wanted, implied) = arguments(half.form);
        if half.count > wanted || half.count < wanted - implied {
            return Err(EncodeError::OperandCount { expected: wanted, found: half.count });
        }
        for (operand, index) in half.paired() {
            match (operand.operand_type().kind(), index) {
                (OperandKind::Implied(bank), index) => {
                    self.implied(operand, bank);
                    let fits = |index| matches!(self.argument(index), Argument::Registers(given) if given.bank == bank && given.first == 0);
                    if let Some(index) = index {
                        let fits = if fits(index) { Ok(()) } else { Err(OperandError::Class) };
                        let checked = fits.and_then(|()| self.operand_modifiers(None, index));
                        checked.map_err(|reason| EncodeError::Operand { index, reason })?;
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

    fn argument(&self, index: usize) -> Argument {
        self.builder.arguments.get(index).copied().unwrap_or(Argument::Off)
    }

    fn operand(&mut self, operand: FormOperand, index: usize) -> Result<(), OperandError> {
        let argument = self.argument(index);
        let item = operand.item();
        self.operand_modifiers(item, index)?;
        let format = operand.data_format().number_format();
        match (operand.operand_type().kind(), operand.field()) {
            (OperandKind::Selector | OperandKind::Lane | OperandKind::Vector(_), Some(field)) if field.width() >= 32 => {
                let is_wide = field.width() > 32;
                let value = literal_of(argument, format, is_wide).ok_or(OperandError::NotALiteral)??;
                if let Some(Item::Operand(register)) = item {
                    self.literal_code(register, is_wide)?;
                }
                self.put_literal(field, value)
            }
            (OperandKind::Selector | OperandKind::Lane | OperandKind::Vector(_) | OperandKind::Attribute, field) => {
                self.selected(field, item, argument)
            }
            (OperandKind::Branch, Some(field)) => match argument {
                Argument::Branch(bytes) if bytes % 4 != 0 => Err(OperandError::Misaligned),
                Argument::Branch(bytes) => {
                    // A distance that does not fit would be one in the other direction.
                    let beyond = 4i64 << (field.width().clamp(1, 32) - 1);
                    if bytes < -beyond || bytes >= beyond {
                        return Err(OperandError::Number { least: -beyond, most: beyond - 4 });
                    }
                    self.number(field, bytes / 4, true)
                }
                Argument::Integer(dwords) => self.number(field, dwords, true),
                _ => Err(OperandError::Class),
            },
            (_, Some(field)) if field.width() >= 32 => {
                let value = literal_of(argument, format, field.width() > 32).ok_or(OperandError::Class)??;
                self.put_literal(field, value)
            }
            (_, Some(field)) => match argument {
                Argument::Integer(value) => self.number(field, value, format.signed),
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

    fn set(&mut self, bit: Bit) {
        if bit != NO_BIT {
            crate::rows::bits(bit, 1).insert(&mut self.words, 1);
        }
    }

    /// Changes fields that no operand is in so that the forms' conditions hold: markers of DPP.
    fn settle(&mut self) -> Result<(), EncodeError> {
        let before = self.words;
        for half in self.halves() {
            if !half.form.condition_holds(&before) {
                half.form.encoding().settle(half.form.condition_index(), &mut self.words);
            }
        }
        for half in self.halves() {
            for (operand, index) in half.paired() {
                let (Some(index), Some(Item::Operand(register))) = (index, operand.item()) else { continue };
                if register.bits.extract(&before) != register.bits.extract(&self.words) {
                    // The condition tells literals from other operands.
                    let is_literal = matches!(self.argument(index), Argument::Literal(_) | Argument::WideLiteral(_));
                    let reason = if is_literal { OperandError::NoLiteral } else { OperandError::NotALiteral };
                    return Err(EncodeError::Operand { index, reason });
                }
            }
        }
        Ok(())
    }

    /// The words, read again, must have the registers that were asked for: that tells sizes and alignment.
    fn verify(&self, inst: &Inst) -> Result<(), EncodeError> {
        let wave = self.builder.wave_size();
        for half in self.halves() {
            for (operand, index) in half.paired() {
                let Some(index) = index else { continue };
                if let Some(reason) = self.mismatch(index, inst.operand(operand).resolve(wave)) {
                    return Err(EncodeError::Operand { index, reason });
                }
            }
        }
        Ok(())
    }

    /// How what was read differs from what was asked for.
    fn mismatch(&self, index: usize, value: Value) -> Option<OperandError> {
        let reason = match (self.argument(index), value) {
            // One bit says for several operands whether they are AccVGPRs.
            (Argument::Registers(given), Value::Registers(read)) if given.bank != read.bank => OperandError::Class,
            (Argument::Registers(given), Value::Registers(read)) if given.part != Part::Whole && given.part != read.part => {
                OperandError::Class
            }
            (Argument::Registers(given), Value::Registers(read)) => {
                if given.count != read.count && !given.bank.has_any_size() {
                    OperandError::Size { expected: read.count }
                } else if given.first != read.first {
                    OperandError::Misaligned
                } else {
                    return None;
                }
            }
            // Image addresses: of 16-bit coordinates two share a dword.
            (Argument::Scattered(given), Value::Scattered(read)) if given.dwords() != read.dwords() => {
                OperandError::Size { expected: read.dwords() }
            }
            (Argument::Registers(given), Value::Scattered(read)) => {
                if given.count != read.dwords() {
                    OperandError::Size { expected: read.dwords() }
                } else if !is_run(read, given) {
                    OperandError::Class
                } else {
                    return None;
                }
            }
            (Argument::Scattered(given), Value::Registers(read)) if given.dwords() != read.count => {
                OperandError::Size { expected: read.count }
            }
            // Modifiers tell whether it is there: an index, the result of an atomic.
            (Argument::Registers(given), Value::Absent) if given.bank != Bank::Null => OperandError::Class,
            (Argument::Off, Value::Registers(read)) if read.bank.is_vector() => OperandError::Class,
            (Argument::Off, Value::Scattered(_) | Value::Attribute { .. }) => OperandError::Class,
            _ => return None,
        };
        Some(reason)
    }
}

impl Half {
    /// The operands that can take an argument, each with the number of its argument. Implied registers get one as long as there are
    /// more arguments than other operands.
    fn paired(self) -> Paired {
        let (wanted, implied) = arguments(self.form);
        Paired { operands: self.form.operands(), next: self.first, spare: self.count.saturating_sub(wanted - implied) }
    }
}

/// See [`Half::paired`].
struct Paired {
    operands: FormOperands,
    /// The number of the next argument.
    next: usize,
    /// So many implied registers get one.
    spare: usize,
}

impl Iterator for Paired {
    type Item = (FormOperand, Option<usize>);

    fn next(&mut self) -> Option<Self::Item> {
        let operand = self.operands.find(|operand| takes_argument(*operand))?;
        if is_implied(operand) {
            if self.spare == 0 {
                return Some((operand, None));
            }
            self.spare -= 1;
        }
        self.next += 1;
        Some((operand, Some(self.next - 1)))
    }
}

/// Whether registers of as many dwords follow each other as those of a run do.
fn is_run(scattered: Scattered, run: Registers) -> bool {
    let mut next = run.first;
    for part in scattered.iter() {
        if part.first != next {
            return false;
        }
        next = part.numbers().end;
    }
    true
}

/// Whether the assembly names the operand.
pub(crate) fn takes_argument(operand: FormOperand) -> bool {
    let kind = operand.operand_type().kind();
    !operand.is_implicit() && !matches!(kind, OperandKind::GlobalMemory | OperandKind::LocalMemory)
}

/// How many operands take an argument, and how many of these can be left out.
fn arguments(form: Form) -> (usize, usize) {
    let (mut wanted, mut implied) = (0, 0);
    for operand in form.operands() {
        if takes_argument(operand) {
            wanted += 1;
            implied += usize::from(is_implied(operand));
        }
    }
    (wanted, implied)
}

fn is_implied(operand: FormOperand) -> bool {
    matches!(operand.operand_type().kind(), OperandKind::Implied(_))
}
