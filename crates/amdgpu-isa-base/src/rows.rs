//! The vocabulary of the generated tables: plain rows, pooled, free of pointers.
//!
//! A generated crate is arrays of these rows and one [`Tables`] that points at the arrays. Rows refer to each other by index;
//! names are pieces of one string. In the large tables a row is an integer (see `packed`), in the small ones a call of a `const fn`.

mod decode;
mod encoding;
mod form;
mod format;
mod operand_type;
mod packed;
mod tables;

#[cfg(feature = "generate")]
pub use crate::generate::TooWide;
pub use crate::{Bank, InlineFloat};
#[cfg(feature = "generate")]
pub use decode::OpcodeSlotParts;
pub use decode::{
    FamilyRow, HalfFamily, NEXT_FAMILY, NO_FORM, OpcodeSlot, Piece, Quick, Selector, UNUSED, VARIANT_INDEX_BITS, dual, family,
    find, quick, selector,
};
pub use encoding::*;
pub use form::*;
pub use format::*;
pub use operand_type::*;
pub use tables::*;

pub(crate) use packed::packed;

/// No field, encoding or family.
pub const NONE: u8 = 0xff;

/// A piece of [`Tables::strings`]: 24 bits of offset, 8 bits of length.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Str(pub u32);

impl Str {
    /// As it stands in rows that are integers.
    pub const fn pack(self) -> u32 {
        self.0
    }

    /// From a row that is an integer, or a part of one.
    #[inline(always)]
    pub const fn unpack(packed: u32) -> Self {
        Self(packed)
    }

    /// Where it starts, and its length in bytes.
    #[inline]
    pub(crate) const fn place(self) -> (usize, usize) {
        ((self.0 >> 8) as usize, (self.0 & 0xff) as usize)
    }

    /// The piece of `strings`; empty if it does not lie within.
    pub fn of(self, strings: &str) -> &str {
        let (start, len) = self.place();
        strings.get(start..start + len).unwrap_or("")
    }
}

/// A piece of the string pool.
pub const fn s(offset: u32, len: u32) -> Str {
    Str(offset << 8 | len)
}

/// A run of rows in a pool.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
#[cfg_attr(feature = "generate", derive(PartialOrd, Ord))]
pub struct Run {
    /// The first row.
    pub first: u16,
    /// How many.
    pub count: u16,
}

impl Run {
    /// Its rows; none if the pool does not have them all.
    pub fn of<T>(self, pool: &'static [T]) -> &'static [T] {
        let first = self.first as usize;
        let Some(rows) = pool.get(first..first + self.count as usize) else { return &[] };
        rows
    }
}

/// A run of rows in a pool.
pub const fn run(first: u16, count: u16) -> Run {
    Run { first, count }
}

/// A run of bits of a word.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
#[cfg_attr(feature = "generate", derive(PartialOrd, Ord))]
pub struct Bits {
    /// The lowest bit.
    pub offset: u8,
    /// How many.
    pub count: u8,
}

/// `count` bits from bit `offset` on.
pub const fn bits(offset: u8, count: u8) -> Bits {
    Bits { offset, count }
}

impl Bits {
    /// The lowest bit's number.
    pub const fn offset(self) -> u8 {
        self.offset
    }

    /// How many.
    pub const fn count(self) -> u8 {
        self.count
    }

    const fn mask(self) -> u64 {
        match self.count {
            0 => 0,
            count => u64::MAX >> (64 - if count > 64 { 64 } else { count }),
        }
    }

    /// The bits as a number; bits past the end of `words` read as zero.
    #[inline]
    pub fn extract(self, words: &[u32]) -> u64 {
        let (at, shift) = (self.offset as usize / 32, u32::from(self.offset % 32));
        let word = |index: usize| u64::from(words.get(index).copied().unwrap_or(0));
        let mut value = (word(at) | word(at + 1) << 32) >> shift;
        // At most 64 bits touch at most three dwords.
        if shift + u32::from(self.count) > 64 {
            value |= word(at + 2) << (64 - shift);
        }
        value & self.mask()
    }

    /// The low bits of `value`, as many as these.
    #[inline]
    pub const fn cut(self, value: u64) -> u64 {
        value & self.mask()
    }

    /// Lays `value`, which fits, into bits below 64 of `low`.
    #[inline]
    pub const fn insert_low(self, low: u64, value: u64) -> u64 {
        let shift = self.offset % 64;
        low & !(self.mask() << shift) | value << shift
    }

    /// Lays the low bits of `value` into the first four dwords as one number.
    #[inline]
    pub(crate) const fn insert_wide(self, wide: u128, value: u64) -> u128 {
        let shift = self.offset % 128;
        wide & !((self.mask() as u128) << shift) | ((value & self.mask()) as u128) << shift
    }

    /// Lays the low bits of `value` into `words`; bits past the end of `words` are dropped.
    #[inline]
    pub fn insert(self, words: &mut [u32], value: u64) {
        let (at, shift) = (self.offset as usize / 32, u32::from(self.offset % 32));
        let (mask, value) = (self.mask(), value & self.mask());
        let mut lay = |index: usize, mask: u32, value: u32| {
            if let Some(word) = words.get_mut(index) {
                *word = *word & !mask | value;
            }
        };
        lay(at, (mask << shift) as u32, (value << shift) as u32);
        if shift + u32::from(self.count) > 32 {
            lay(at + 1, (mask << shift >> 32) as u32, (value << shift >> 32) as u32);
        }
        if shift + u32::from(self.count) > 64 {
            lay(at + 2, (mask >> (64 - shift)) as u32, (value >> (64 - shift)) as u32);
        }
    }
}
