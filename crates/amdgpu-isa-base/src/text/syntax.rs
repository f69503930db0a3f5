//! What the items of a syntax say together of most words, so that a printer need not ask each.

use crate::rows::{Bits, Run, Str, bits, packed};

/// A syntax. What it and its frame have beside the items says of most words at once what the items would say one by one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Syntax {
    /// Its items, in [`TextTables::order`](super::TextTables::order).
    pub items: Run,
    /// How many items there are up to the last that is always written.
    pub operands: u8,
    /// Into [`TextTables::frames`](super::TextTables::frames).
    pub frame: u8,
    /// What the first of these items after the suffix are, if they are plain.
    pub slots: [Slot; SLOTS],
}

/// What surrounds the operands of a syntax: suffix and modifiers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Frame {
    /// The text of the first item if that is a suffix.
    pub suffix: Str,
    /// How many items are in the suffix: none or one.
    pub first: u8,
    /// The bits of the first two dwords that negate or otherwise wrap an operand.
    pub wraps: u64,
    /// The bits of the first two dwords at which the items after the operands look.
    pub mask: u64,
    /// The values of these bits where nothing of these items is written.
    pub quiet: u64,
}

/// How many operands of a syntax have a [`Slot`].
pub const SLOTS: usize = 5;

packed! {
    /// A plain operand: registers or a constant, always there, of a fixed size, not halves.
    Slot(u16) holds SlotParts {
        /// Where its code is, within the first two dwords: the lowest bit.
        offset: u8 = 0..6,
        /// How many bits the code has.
        count: u8 = 6..10,
        /// 1 if the code is a VGPR's number.
        vector: u8 = 10..11,
        /// How many dwords; 0: the item is no such operand.
        dwords: u8 = 11..16,
    }
}

impl Slot {
    /// Where its code is.
    #[inline(always)]
    pub const fn bits(self) -> Bits {
        bits(self.offset(), self.count())
    }

    /// Whether the item is such an operand.
    #[inline(always)]
    pub const fn is_plain(self) -> bool {
        self.dwords() > 0
    }

    /// Whether the code can be that of an inline constant, if the operand is a source.
    #[inline(always)]
    pub const fn has_constants(self) -> bool {
        self.is_plain() && !self.is_vector() && self.count() >= 8
    }

    /// Whether the code is a VGPR's number.
    #[inline(always)]
    pub const fn is_vector(self) -> bool {
        self.vector() != 0
    }
}

/// A syntax: items, how many lead to the last operand, frame, slots.
pub const fn syntax(items: Run, operands: u8, frame: u8, [a, b, c, d, e]: [u16; SLOTS]) -> Syntax {
    Syntax { items, operands, frame, slots: [Slot(a), Slot(b), Slot(c), Slot(d), Slot(e)] }
}

/// A frame: suffix, how many items that is, and the bits that wrap operands, that modifiers look at, and that leave them out.
pub const fn frame(suffix: Str, first: u8, [wraps, mask, quiet]: [u64; 3]) -> Frame {
    Frame { suffix, first, wraps, mask, quiet }
}
