//! How words find their form: families, opcode slots, selectors and variants.

use super::packed::packed;
use super::{Bits, Run, bits};

/// How to find the form of a word: encodings that share prefix and place of the opcode.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug))]
pub struct FamilyRow {
    /// An encoding of the family, for messages.
    pub encoding: u8,
    /// The least length in dwords.
    pub dwords: u8,
    /// Which of its words are quick.
    pub quick: Quick,
    /// How to find the form; of a dual family, that of the X half.
    pub first: HalfFamily,
    /// The Y half of a dual family.
    pub second: Option<HalfFamily>,
}

/// Which words of a family are *quick*: all selectors are of class 0, and so the opcode alone tells the form.
///
/// In most words no source is a literal or a DPP control, and a word can be tried for that at once: in each selector, the bits
/// that all values of other classes agree in are compared, by one addition whose carries say which selectors differ.
/// A word that fails may still be of class 0; it goes the long way.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug))]
pub struct Quick {
    /// What the values of other classes have in the bits of `mask`.
    pub flip: u64,
    /// The bits that are compared.
    pub mask: u64,
    /// Carries out of each selector whose masked bits are not all zero after `flip`.
    pub add: u64,
    /// Where the carries arrive.
    pub carries: u64,
    /// The carries of a quick word.
    pub expected: u64,
}

/// Quick words: see the fields of [`Quick`].
pub const fn quick([flip, mask, add, carries, expected]: [u64; 5]) -> Quick {
    Quick { flip, mask, add, carries, expected }
}

impl Quick {
    /// Whether words that begin with these two dwords are quick.
    #[inline(always)]
    pub const fn holds(&self, bits: u64) -> bool {
        ((bits ^ self.flip) & self.mask).wrapping_add(self.add) & self.carries == self.expected
    }
}

/// How to find one form of a word.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug))]
pub struct HalfFamily {
    /// The opcode's bits, low part first.
    pub opcode: [Piece; 2],
    /// How many bits the opcode's low part has.
    pub opcode_low_bits: u8,
    /// Into [`Tables::opcode_slots`](super::Tables::opcode_slots), by opcode.
    pub slots: Run,
    /// Up to three fields whose class picks the variant.
    pub selectors: [Selector; 3],
}

/// A field that picks a variant: its value's class, weighted, is added up.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug))]
pub struct Selector {
    /// Where the field is.
    pub bits: Piece,
    /// Into [`Tables::classes`](super::Tables::classes), by value; the entries are already weighted.
    pub classes: u16,
}

/// A selector: bits, offset into the classes.
pub const fn selector(offset: u8, count: u8, classes: u16) -> Selector {
    Selector { bits: piece(bits(offset, count)), classes }
}

/// At most 16 bits of the first four dwords that lie on one side of bit 64: [`Bits`] ready to be cut out of a window.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug))]
pub struct Piece {
    /// The lowest bit.
    pub offset: u8,
    /// As many ones as the piece has bits.
    pub mask: u16,
}

const fn piece(Bits { offset, count }: Bits) -> Piece {
    assert!(count <= 16 && offset as usize + count as usize <= 128);
    assert!(count == 0 || offset / 64 == (offset + count - 1) / 64);
    Piece { offset, mask: ((1u32 << count) - 1) as u16 }
}

/// A family: an encoding of it, its least length in dwords, which of its words are quick, how to find the form.
pub const fn family(encoding: u8, dwords: u8, quick: Quick, first: HalfFamily) -> FamilyRow {
    FamilyRow { encoding, dwords, quick, first, second: None }
}

/// A dual family.
pub const fn dual(row: FamilyRow, second: HalfFamily) -> FamilyRow {
    FamilyRow { second: Some(second), ..row }
}

/// Opcode's bits, slots, selectors.
pub const fn find([low, high]: [Bits; 2], slots: Run, selectors: [Selector; 3]) -> HalfFamily {
    assert!(slots.count as usize == 1 << (low.count + high.count));
    HalfFamily { opcode: [piece(low), piece(high)], opcode_low_bits: low.count, slots, selectors }
}

packed! {
    /// What an opcode of a family leads to.
    OpcodeSlot(u32) holds OpcodeSlotParts {
        /// The first of its forms, or a family (see [`NEXT_FAMILY`]).
        first: u16 = 0..16,
        /// Into [`Tables::variants`](super::Tables::variants), or [`UNUSED`] or [`NEXT_FAMILY`].
        variants: u16 = 16..32,
    }
}

/// No form: a word of two halves has no second one; an opcode has no quick one.
pub const NO_FORM: u16 = 0xffff;
/// The opcode means nothing.
pub const UNUSED: u16 = 0xffff;
/// The word is of another family, whose prefix is longer.
pub const NEXT_FAMILY: u16 = 0xfffe;

/// Bits of an entry of [`Tables::variants`](super::Tables::variants) that count forms; above is the length, so that a decoder knows it one look-up sooner.
pub const VARIANT_INDEX_BITS: u32 = 5;
