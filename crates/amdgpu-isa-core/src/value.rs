//! What the operands of a decoded instruction are.

use crate::rows::{Meaning, OperandKind};
use crate::text::Constant;
use crate::text::code::{VECTOR, is_set};
use crate::text::item::{Half, Item, Register};
use crate::{Bank, FloatWidth, InlineFloat, Literal, NumberFormat, Operand, Registers, WaveSize};

/// An operand of a decoded instruction, as the hardware reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Value {
    /// A run of registers.
    Registers(Registers),
    /// VGPRs that do not follow each other: an image address of which each dword has a field of its own.
    Scattered(Scattered),
    /// An integer constant in the operand's code, -16 to 64.
    Integer(i8),
    /// A float constant in the operand's code.
    Float(InlineFloat),
    /// A constant in the instruction's last dwords.
    Literal(Literal),
    /// A number in a field, signed where the specification's format is.
    Immediate(i64),
    /// Several numbers in one field: see [`crate::OperandType::fields`].
    Parts(u64),
    /// Distance to a branch's target in bytes, from the end of the instruction.
    Branch(i64),
    /// Memory that the instruction accesses.
    Memory(Memory),
    /// A dword of LDS whose address M0 holds.
    LdsDirect,
    /// An attribute to interpolate.
    Attribute {
        /// Its number.
        number: u8,
        /// Its channel; 0 is x.
        channel: u8,
    },
    /// Which parameter of an attribute: P10, P20 or P0.
    Parameter(u8),
    /// Number of an export's target.
    ExportTarget(u8),
    /// Nothing, in this very instruction: an address that it does not use, the result of an atomic that returns none.
    Absent,
    /// A code that means nothing.
    Reserved(u16),
}

/// A memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Memory {
    /// The GPU's memory, scratch included.
    Global,
    /// LDS or GDS.
    Local,
}

/// VGPRs that do not follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Scattered {
    numbers: [u8; Scattered::MOST],
    len: u8,
    /// How many VGPRs each starts a run of, in four bits: two a byte, the low ones first.
    counts: [u8; Scattered::MOST.div_ceil(2)],
}

impl Scattered {
    const MOST: usize = 13;

    /// Single VGPRs with these numbers (at most 13 count), but for the last, from which on a run of `tail` (at most 15) counts.
    pub fn new(numbers: impl IntoIterator<Item = u8>, tail: u8) -> Self {
        let mut scattered = Self::from_runs(numbers.into_iter().map(|number| (number, 1)));
        if let Some(last) = scattered.len.checked_sub(1) {
            scattered.set_count(last.into(), tail);
        }
        scattered
    }

    /// Runs of VGPRs (at most 13 count): the number of the first of each, and how many they are (at most 15).
    pub fn from_runs(runs: impl IntoIterator<Item = (u8, u8)>) -> Self {
        let mut scattered = Self { numbers: [0; Self::MOST], len: 0, counts: [0; Self::MOST.div_ceil(2)] };
        for (index, (number, count)) in runs.into_iter().take(Self::MOST).enumerate() {
            if let Some(to) = scattered.numbers.get_mut(index) {
                *to = number;
            }
            scattered.set_count(index, count);
            scattered.len += 1;
        }
        scattered
    }

    fn set_count(&mut self, index: usize, count: u8) {
        let shift = 4 * (index % 2);
        if let Some(pair) = self.counts.get_mut(index / 2) {
            *pair = *pair & !(15 << shift) | count.min(15) << shift;
        }
    }

    /// How many VGPRs there are in all.
    pub(crate) fn dwords(self) -> u8 {
        let mut dwords = 0;
        for run in self.iter() {
            dwords += run.count;
        }
        dwords
    }

    /// The runs, in order.
    pub fn iter(self) -> impl Iterator<Item = Registers> {
        (0..).map_while(move |index| self.run(index))
    }

    pub(crate) const fn len(self) -> u8 {
        self.len
    }

    pub(crate) fn run(self, index: usize) -> Option<Registers> {
        if index >= self.len.into() {
            return None;
        }
        let number = self.numbers.get(index).copied().unwrap_or(0);
        let pair = self.counts.get(index / 2).copied().unwrap_or(0);
        Some(Registers::new(Bank::Vgpr, number.into(), pair >> (4 * (index % 2)) & 15))
    }
}

impl Operand<'_> {
    /// What the operand is, in a wave of this size.
    pub fn resolve(&self, wave: WaveSize) -> Value {
        let raw = self.value().unwrap_or(0);
        match self.operand_type().kind() {
            OperandKind::Implied(bank) => Value::Registers(Registers::new(bank, 0, self.dwords(wave))),
            OperandKind::GlobalMemory => Value::Memory(Memory::Global),
            OperandKind::LocalMemory => Value::Memory(Memory::Local),
            OperandKind::Attribute => self.attribute(raw),
            OperandKind::Parameter => Value::Parameter(raw as u8),
            OperandKind::ExportTarget => Value::ExportTarget(raw as u8),
            OperandKind::Parts => Value::Parts(raw),
            OperandKind::Branch => Value::Branch(self.signed(raw) * 4),
            OperandKind::Immediate if self.is_literal() => self.literal(self.is_wide()),
            OperandKind::Immediate if self.data_format().number_format().signed => Value::Immediate(self.signed(raw)),
            OperandKind::Immediate => Value::Immediate(raw as i64),
            OperandKind::Selector | OperandKind::Lane | OperandKind::Vector(_) if self.is_literal() => {
                self.literal(self.is_wide())
            }
            kind => match (self.item(), kind) {
                (Some(item), _) => self.selected(item, wave),
                (None, OperandKind::Vector(bank)) if raw < VECTOR => self.code(raw + VECTOR, bank, self.dwords(wave)),
                (None, OperandKind::Vector(bank)) => self.code(raw, bank, self.dwords(wave)),
                (None, _) => self.code(raw, Bank::Vgpr, self.dwords(wave)),
            },
        }
    }

    /// What a code in the space of sources is: scalar registers and constants below 256, vector registers of `bank` from there on.
    pub(crate) fn code(&self, code: u64, bank: Bank, count: u8) -> Value {
        if code >= VECTOR {
            return Value::Registers(Registers::new(bank, (code - VECTOR) as u16, count));
        }
        match self.isa().tables.codes.get(code as usize).copied().unwrap_or(Meaning::Reserved) {
            Meaning::Register(bank, number) => {
                // Runs of scalar registers start at even numbers, longer ones at multiples of four; the low bits don't count.
                let low_bits = match count {
                    0 | 1 => 0,
                    2 => 1,
                    _ => 3,
                };
                Value::Registers(Registers::new(bank, u16::from(number) & !low_bits, count))
            }
            Meaning::Integer(value) => Value::Integer(value),
            Meaning::Float(value) => Value::Float(value),
            Meaning::Literal if self.has_literal(32) => self.literal(false),
            Meaning::Literal64 if self.has_literal(64) => self.literal(true),
            Meaning::Literal | Meaning::Literal64 => Value::Reserved(code as u16),
            Meaning::LdsDirect => Value::LdsDirect,
            Meaning::Reserved => Value::Reserved(code as u16),
        }
    }

    /// Size in dwords, at least one.
    fn dwords(&self, wave: WaveSize) -> u8 {
        if self.data_format().number_format().lane_mask && self.size_bits() == 64 {
            return wave.mask_dwords();
        }
        self.size_bits().div_ceil(32).max(1) as u8
    }

    /// How the operand reads constants: as its data format does, unless other fields of the instruction ask for a half.
    pub fn number_format(&self) -> NumberFormat {
        let format = self.data_format().number_format();
        match self.mixed() {
            Some((float, _)) => NumberFormat { float, bits: 16, is_float: true, ..format },
            None => format,
        }
    }

    /// For a source of which other fields ask for a half: its float's format, and whether it is the upper half.
    fn mixed(&self) -> Option<(FloatWidth, bool)> {
        let Some(Item::Operand(Register { half: Half::Mixed(narrow, high), constant, .. })) = self.item() else { return None };
        let float = if *constant == Constant::Bf16 { FloatWidth::Bf16 } else { FloatWidth::F16 };
        is_set(self.words(), *narrow).then(|| (float, is_set(self.words(), *high)))
    }

    /// The literal: the instruction's last dword, or last two.
    fn literal(&self, is_wide: bool) -> Value {
        let format = self.data_format().number_format();
        let (low, high) = match self.words() {
            [.., low, high] => (u64::from(*low), u64::from(*high)),
            [high] => (0, u64::from(*high)),
            [] => (0, 0),
        };
        let raw = if is_wide { high << 32 | low } else { high };
        let value = match self.mixed() {
            Some((_, upper)) => {
                if upper {
                    high >> 16
                } else {
                    high & 0xffff
                }
            }
            None if is_wide => format.wide_literal(raw),
            None => format.literal(high as u32),
        };
        Value::Literal(Literal { raw, is_wide, value })
    }

    /// Whether the instruction ends with a literal of so many bits.
    pub(crate) fn has_literal(&self, bits: u32) -> bool {
        self.encoding().fields().any(|field| field.width() == bits)
    }

    /// Whether the operand's field is the literal itself.
    fn is_literal(&self) -> bool {
        self.field().is_some_and(|field| field.width() >= 32)
    }

    fn is_wide(&self) -> bool {
        self.field().is_some_and(|field| field.width() > 32)
    }

    fn signed(&self, raw: u64) -> i64 {
        let width = self.field().map_or(0, |field| field.width() + field.padding().0);
        let unused = 64 - width.clamp(1, 64);
        (raw << unused) as i64 >> unused
    }
}

impl Value {
    /// The bits that a constant operand reads, in a format; none for anything else.
    pub const fn constant(self, format: crate::NumberFormat) -> Option<u64> {
        match self {
            Self::Integer(value) => Some(format.integer(value)),
            Self::Float(value) => Some(format.inline_float(value)),
            Self::Literal(literal) => Some(literal.value),
            _ => None,
        }
    }
}
