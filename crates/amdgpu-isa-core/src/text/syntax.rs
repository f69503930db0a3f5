//! What the items of a syntax say together of most words, so that a printer need not ask each.

use core::fmt;

use super::item::{Bit, File, Half, Item, NO_BIT, Present, Register, Size, Style, ZERO_BIT};
use crate::rows::{Bits, Run, Str, bits, packed, s};

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

impl Frame {
    /// What surrounds these items.
    pub fn new(items: &[Item]) -> Self {
        let (suffix, first) = match items.first() {
            Some(Item::Suffix(text)) => (*text, 1),
            _ => (s(0, 0), 0),
        };
        let (mut mask, mut quiet) = (0, 0);
        for (bits, value) in items.iter().skip(operands(items)).filter_map(Item::quiet) {
            mask |= bits;
            quiet |= value;
        }
        let wraps = items.iter().fold(0, |all, item| all | item.wraps());
        Self { suffix, first, wraps, mask, quiet }
    }
}

impl Syntax {
    /// What the items of a syntax, which stand at `place`, say together. Its frame has the number `frame`.
    pub fn new(place: Run, items: &[Item], frame: u8) -> Self {
        let operands = operands(items);
        let first = items.iter().take_while(|item| matches!(item, Item::Suffix(_))).take(1).count();
        let mut slots = [Slot(0); SLOTS];
        for (slot, item) in slots.iter_mut().zip(items.iter().take(operands).skip(first)) {
            *slot = item.slot();
        }
        Self { items: place, operands: operands as u8, frame, slots }
    }
}

/// How many items there are up to the last that is always written.
fn operands(items: &[Item]) -> usize {
    items.iter().rposition(|item| item.quiet().is_none()).map_or(0, |last| last + 1)
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
    pub(crate) const fn is_vector(self) -> bool {
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

// The generator writes rows as their `Debug` form.

impl fmt::Debug for Syntax {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { items, operands, frame, slots } = self;
        write!(f, "syntax({items:?}, {operands}, {frame}, {:?})", slots.map(|slot| slot.0))
    }
}

impl fmt::Debug for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { suffix, first, wraps, mask, quiet } = self;
        write!(f, "frame({suffix:?}, {first}, [{wraps:#x}, {mask:#x}, {quiet:#x}])")
    }
}

impl Item {
    /// The bits of the first two dwords at which an item that may write nothing looks, and their values where it does not; none for
    /// one that always writes, or looks further.
    fn quiet(&self) -> Option<(u64, u64)> {
        let zero = |bits: &[Bits]| bits.iter().try_fold(0, |mask, bits| Some(mask | low_mask(*bits)?));
        match self {
            Item::Flag(bit, _) => Some((low_bit(*bit)?, 0)),
            Item::Number(_, _, Style::Always | Style::AlwaysInHex) | Item::Choice(_, _, _, true) | Item::Dimensions(..) => None,
            Item::Number(bits, ..) | Item::Choice(bits, ..) | Item::OutputModifier(bits, _) => Some((low_mask(*bits)?, 0)),
            Item::ChoiceApart(number, ..) => Some((low_mask(number.low)? | low_bit(number.high)?, 0)),
            Item::Pieces(_, pieces) => Some((zero(pieces)?, 0)),
            Item::CachePolicy { hint, scope, .. } => Some((zero(&[*hint, *scope])?, 0)),
            Item::Bools(_, bits, default) => {
                let mask = bits.iter().try_fold(0, |mask, bit| Some(mask | low_bit(*bit)?))?;
                Some((mask, if *default { mask } else { 0 }))
            }
            // Format 1 is the default.
            Item::BufferFormat(bits, _) => Some((low_mask(*bits)?, 1 << bits.offset)),
            _ => None,
        }
    }

    /// The operand's slot, if it is a plain one.
    fn slot(&self) -> Slot {
        match self {
            Item::Operand(Register {
                bits,
                file: file @ (File::Vector | File::Source),
                size: Size::Dwords(dwords),
                half: Half::Whole,
                present: Present::Here,
                ..
            }) if low_mask(*bits).is_some() => {
                let vector = (*file == File::Vector).into();
                let parts = SlotParts { offset: bits.offset, count: bits.count, vector, dwords: *dwords };
                // What has no room in a slot is printed by its item.
                Slot(parts.pack().unwrap_or(0))
            }
            _ => Slot(0),
        }
    }

    /// The bits of the first two dwords that negate or otherwise wrap an operand: all, if one lies further.
    fn wraps(&self) -> u64 {
        let Item::Operand(Register { neg, abs, sext, .. }) = self else { return 0 };
        [*neg, *abs, *sext].into_iter().fold(0, |all, bit| all | low_bit(bit).unwrap_or(u64::MAX))
    }
}

/// A bit of the first two dwords; 0 for one that is none.
fn low_bit(bit: Bit) -> Option<u64> {
    match bit {
        0..64 => Some(1 << bit),
        NO_BIT | ZERO_BIT => Some(0),
        _ => None,
    }
}

fn low_mask(bits: Bits) -> Option<u64> {
    (bits.count < 64 && bits.offset + bits.count <= 64).then(|| ((1 << bits.count) - 1) << bits.offset)
}
