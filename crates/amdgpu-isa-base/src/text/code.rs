//! What an operand's code selects.

use super::item::{Bit, File, Half, Item, NO_BIT, Register, ScalarOffset, ScalarOffsetKind};
use crate::rows::Bits;

/// VGPRs have the codes from here on, where a field can hold scalar registers too.
pub const VECTOR: u64 = 256;

/// The scalar code of VCC.
pub const VCC: u64 = 106;

impl Item {
    /// Where the operand's code is; none for what is no operand.
    pub fn place(&self) -> Option<Bits> {
        match self {
            Item::Operand(register) => Some(register.bits),
            Item::BufferAddress { address, .. } => Some(*address),
            Item::FlatAddress(flat) => Some(flat.address),
            Item::FlatBase(flat) => Some(flat.base),
            Item::Offset(offset) => Some(offset.register),
            Item::Texels(image) => Some(image.data.data),
            Item::Coordinates(image) => Some(image.address.first),
            Item::Matrix(register, ..) => Some(*register),
            Item::Attribute { number, .. } => Some(*number),
            Item::ExportSource { sources, index, .. } => Some(Bits { offset: sources.offset + 8 * index, count: 8 }),
            _ => None,
        }
    }
}

/// Whether a bit of the words is set; no bit past their end is.
pub fn is_set(words: &[u32], bit: u8) -> bool {
    bit != NO_BIT && words.get(usize::from(bit / 32)).is_some_and(|word| word >> (bit % 32) & 1 != 0)
}

/// The bits of an array that are there: those before the first that is not.
pub fn elements(bits: &[Bit; 4]) -> &[Bit] {
    let count = bits.iter().position(|bit| *bit == NO_BIT).unwrap_or(bits.len());
    bits.get(..count).unwrap_or(bits)
}

/// The code in the space of sources, and whether vector registers are AccVGPRs.
#[inline(always)]
pub fn code_of(file: File, raw: u64, words: &[u32]) -> (u64, bool) {
    match file {
        File::Vector => (raw + VECTOR, false),
        File::Source => (raw, false),
        _ => rare_code_of(file, raw, words),
    }
}

/// The same, apart: so the frequent ones take a comparison and no jump by a table.
#[inline(never)]
fn rare_code_of(file: File, raw: u64, words: &[u32]) -> (u64, bool) {
    match file {
        File::Accumulator => (raw + VECTOR, true),
        File::VectorOrAccumulator(bit) => (raw + VECTOR, is_set(words, bit)),
        File::SourceOrAccumulator(bit) => (raw, is_set(words, bit)),
        File::SourceAccumulator => (raw, true),
        File::ScalarIf(bit) => (if is_set(words, bit) { raw } else { VCC }, false),
        File::Scaled(bits) => (raw << bits, false),
        File::VectorInverse(bit) => ((raw << 1 | u64::from(!is_set(words, bit))) + VECTOR, false),
        File::VectorOrScalar(bit) if !is_set(words, bit) => (raw + VECTOR, false),
        File::Vector => (raw + VECTOR, false),
        File::Source | File::VectorOrScalar(_) => (raw, false),
    }
}

impl Register {
    /// The bits that tell more of an operand than its code does, by whether it is a vector register.
    pub const fn flags(&self, is_vector: bool) -> [Bit; 5] {
        let file = match self.file {
            File::VectorOrAccumulator(flag) | File::VectorOrScalar(flag) => flag,
            File::SourceOrAccumulator(flag) if is_vector => flag,
            _ => NO_BIT,
        };
        let half = match self.half {
            Half::At(flag) if is_vector => flag,
            _ => NO_BIT,
        };
        [self.neg, self.abs, self.sext, file, half]
    }
}

impl ScalarOffset {
    /// Whether an immediate is there.
    pub fn has_immediate(&self, words: &[u32]) -> bool {
        match self.kind {
            ScalarOffsetKind::TwoFlags { immediate, .. } => is_set(words, immediate),
            ScalarOffsetKind::Null(_) | ScalarOffsetKind::NullAlways(_) => true,
        }
    }
}
