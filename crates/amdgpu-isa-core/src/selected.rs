//! What the code of an operand selects, where other fields of the instruction have a say: the reading of
//! [`crate::text::item::Item`]s as operands.

use crate::rows::Bits;
use crate::text::code::{code_of, is_set};
use crate::text::item::{AddressLayout, Half, ImageAddress, Item, Present, Register, ScalarOffset, ScalarOffsetKind};
use crate::{Bank, Field, FormOperand, Operand, Part, Registers, Scattered, Value, WaveSize};
use amdgpu_isa_base::size;

impl FormOperand {
    /// The item of the form's syntax that tells about this operand.
    pub(crate) fn item(self) -> Option<&'static Item> {
        let field = self.field();
        // The literal's field is the place of its dword; the source has a code and modifiers of its own.
        if is_literal(field) {
            return self.literal_item();
        }
        for item in self.form().syntax() {
            let is_it = match (item, field) {
                // An attribute's channel may be in the same field.
                (Item::Attribute { number, .. }, Some(field)) => number.offset == field.low().offset,
                (_, Some(field)) => item.place() == Some(field.low()),
                // An image address in several fields has no field of its own in the specification.
                (_, None) => matches!(item, Item::Coordinates(_)),
            };
            if is_it {
                return Some(item);
            }
        }
        None
    }
}

impl FormOperand {
    /// The item of a literal operand: of those that are the source of no other operand, the one that comes in its turn.
    fn literal_item(self) -> Option<&'static Item> {
        let form = self.form();
        let mut turn = 0;
        for operand in form.operands() {
            if operand.is(self) {
                break;
            }
            turn += usize::from(is_literal(operand.field()));
        }
        for item in form.syntax() {
            let is_free = match item {
                Item::Operand(register) => {
                    let here = |operand: FormOperand| operand.field().is_some_and(|field| field.low() == register.bits);
                    !form.operands().any(here)
                }
                // A literal that is always there.
                Item::Wide(_) => true,
                _ => false,
            };
            if is_free && turn == 0 {
                return Some(item);
            }
            turn -= usize::from(is_free);
        }
        None
    }
}

fn is_literal(field: Option<Field>) -> bool {
    field.is_some_and(|field| field.width() >= 32)
}

impl Operand<'_> {
    /// What the item's code selects.
    pub(crate) fn selected(&self, item: &Item, wave: WaveSize) -> Value {
        let words = self.words();
        match item {
            Item::Operand(register) => self.register(register, wave),
            Item::BufferAddress { address, offen, idxen } => {
                vectors(*address, u32::from(is_set(words, *offen)) + u32::from(is_set(words, *idxen)), words)
            }
            Item::FlatAddress(flat) => vectors(flat.address, size::flat_address(flat, words), words),
            Item::FlatBase(flat) => match size::flat_base(flat, words) {
                0 => Value::Absent,
                count => self.code(flat.base.extract(words), Bank::Vgpr, count as u8),
            },
            Item::Offset(offset) => self.scalar_offset(offset),
            Item::Texels(image) => {
                let data = &image.data;
                let bank = if is_set(words, data.accumulator) { Bank::AccVgpr } else { Bank::Vgpr };
                let first = data.data.extract(words) as u16;
                Value::Registers(Registers::new(bank, first, size::image(image, words).0 as u8))
            }
            Item::Coordinates(image) => coordinates(&image.address, size::image(image, words).1, words),
            Item::Matrix(register, format, shape) => {
                let count = size::matrix(shape, *format, words) as u8;
                let bank = if is_set(words, shape.accumulator) { Bank::AccVgpr } else { Bank::Vgpr };
                self.code(register.extract(words), bank, count)
            }
            Item::ExportSource { sources, enable, packed, index } => {
                let enable = enable.extract(words);
                // Packed, two exports share a VGPR, and the last two fields are unused.
                let wanted = match (is_set(words, *packed), index) {
                    (true, 0 | 1) => enable >> (2 * index) & 3 != 0,
                    (true, _) => false,
                    (false, index) => enable >> index & 1 != 0,
                };
                let count = u32::from(wanted);
                vectors(Bits { offset: sources.offset + 8 * index, count: 8 }, count, words)
            }
            _ => Value::Absent,
        }
    }

    /// An attribute, whose channel has bits of its own.
    pub(crate) fn attribute(&self, raw: u64) -> Value {
        let (number, channel) = match self.item() {
            Some(Item::Attribute { number, channel }) => (number.extract(self.words()), channel.extract(self.words())),
            _ => (raw, 0),
        };
        Value::Attribute { number: number as u8, channel: channel as u8 }
    }

    fn register(&self, register: &Register, wave: WaveSize) -> Value {
        let words = self.words();
        match register.present {
            Present::If(bit) if !is_set(words, bit) => return Value::Absent,
            Present::Unless(bit) if is_set(words, bit) => return Value::Absent,
            Present::UnlessNull(other) if self.isa().tables.text.are_null(words, register.bits, other) => return Value::Absent,
            _ => {}
        }
        let count = size::dwords(register.size, words, wave == WaveSize::Wave64) as u8;
        let (code, accumulator) = code_of(register.file, register.bits.extract(words), words);
        let bank = if accumulator { Bank::AccVgpr } else { Bank::Vgpr };
        match self.code(code, bank, count) {
            Value::Registers(registers) if registers.bank.is_vector() => {
                Value::Registers(halved(registers, register.half, words))
            }
            value => value,
        }
    }

    fn scalar_offset(&self, offset: &ScalarOffset) -> Value {
        let words = self.words();
        let register = offset.register.extract(words);
        let code = match offset.kind {
            ScalarOffsetKind::TwoFlags { immediate, register: flag } => match (is_set(words, immediate), is_set(words, flag)) {
                (_, true) => register,
                (true, false) => return Value::Absent,
                // Without the second flag the register's code is in the immediate's low bits.
                (false, false) => offset.immediate.extract(words) & 0x7f,
            },
            ScalarOffsetKind::Null(null) | ScalarOffsetKind::NullAlways(null) if register == u64::from(null) => {
                return Value::Absent;
            }
            _ => register,
        };
        self.code(code, Bank::Vgpr, 1)
    }
}

fn halved(registers: Registers, half: Half, words: &[u32]) -> Registers {
    let part = |high: bool| if high { Part::High } else { Part::Low };
    match half {
        Half::Whole => registers,
        Half::Low => Registers { part: Part::Low, ..registers },
        Half::At(bit) => Registers { part: part(is_set(words, bit)), ..registers },
        Half::Top => Registers { first: registers.first & 0x7f, part: part(registers.first & 0x80 != 0), ..registers },
        Half::Mixed(narrow, high) if is_set(words, narrow) => Registers { part: part(is_set(words, high)), ..registers },
        Half::Mixed(..) => registers,
    }
}

fn vectors(first: Bits, count: u32, words: &[u32]) -> Value {
    match count {
        0 => Value::Absent,
        count => Value::Registers(Registers::new(Bank::Vgpr, first.extract(words) as u16, count as u8)),
    }
}

fn coordinates(address: &ImageAddress, total: u32, words: &[u32]) -> Value {
    let fields = 1 + u32::from(address.more.count / 8);
    if address.layout == AddressLayout::Together || total <= 1 || fields == 1 {
        return vectors(address.first, total, words);
    }
    let runs = size::image_list(*address, total).map(|(field, count)| (field.extract(words) as u8, count as u8));
    Value::Scattered(Scattered::from_runs(runs))
}
