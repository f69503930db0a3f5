//! What the items of a syntax say together of most words, so that a printer need not ask each.

use core::fmt;

use super::item::{Bit, File, Half, Item, NO_BIT, Present, Register, Size, Style, ZERO_BIT};
use crate::rows::{Bits, Run, Str, bits, s};

/// A syntax. What it has beside the items says of most words at once what the items would say one by one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Syntax {
    /// Its items, in [`TextTables::order`](super::TextTables::order).
    pub items: Run,
    /// The text of the first item if that is a suffix.
    pub suffix: Str,
    /// How many items are in the suffix: none or one.
    pub first: u8,
    /// How many items there are up to the last that is always written.
    pub operands: u8,
    /// What the first of these items after the suffix are, if they are plain.
    pub slots: [Slot; SLOTS],
    /// The bits of the first two dwords that negate or otherwise wrap an operand.
    pub wraps: u64,
    /// The bits of the first two dwords at which the items after the operands look.
    pub mask: u64,
    /// The values of these bits where nothing of these items is written.
    pub quiet: u64,
}

impl Syntax {
    /// What the items of a syntax, which stand at `run`, say together.
    pub fn new(run: Run, items: &[Item]) -> Self {
        let (suffix, first) = match items.first() {
            Some(Item::Suffix(text)) => (*text, 1),
            _ => (s(0, 0), 0),
        };
        let operands = items.iter().rposition(|item| item.quiet().is_none()).map_or(0, |last| last + 1);
        let (mut mask, mut quiet) = (0, 0);
        for (bits, value) in items.iter().skip(operands).filter_map(Item::quiet) {
            mask |= bits;
            quiet |= value;
        }
        let mut slots = [Slot::default(); SLOTS];
        for (slot, item) in slots.iter_mut().zip(items.iter().take(operands).skip(first)) {
            *slot = item.slot();
        }
        let wraps = items.iter().fold(0, |all, item| all | item.wraps());
        Self { items: run, suffix, first: first as u8, operands: operands as u8, slots, wraps, mask, quiet }
    }
}

/// How many operands of a syntax have a [`Slot`].
pub const SLOTS: usize = 5;

/// A plain operand: registers or a constant, always there, of a fixed size, not halves.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Slot {
    /// Where its code is, within the first two dwords.
    pub bits: Bits,
    /// The code's fields hold a VGPR's number.
    pub vector: bool,
    /// How many dwords; 0: the item is no such operand.
    pub dwords: u8,
}

/// A syntax: items, suffix, how many items that is and how many lead to the last operand, slots, and the bits that wrap operands,
/// that modifiers look at, and that leave them out.
pub const fn syntax(
    items: Run,
    suffix: Str,
    (first, operands): (u8, u8),
    slots: [Slot; SLOTS],
    [wraps, mask, quiet]: [u64; 3],
) -> Syntax {
    Syntax { items, suffix, first, operands, slots, wraps, mask, quiet }
}

/// A slot: bits, whether VGPRs' numbers, dwords.
pub const fn slot(offset: u8, count: u8, vector: bool, dwords: u8) -> Slot {
    Slot { bits: bits(offset, count), vector, dwords }
}

// The generator writes rows as their `Debug` form.

impl fmt::Debug for Syntax {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { items, suffix, first, operands, slots, wraps, mask, quiet } = self;
        write!(f, "syntax({items:?}, {suffix:?}, ({first}, {operands}), {slots:?}, [{wraps:#x}, {mask:#x}, {quiet:#x}])")
    }
}

impl fmt::Debug for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "slot({}, {}, {}, {})", self.bits.offset, self.bits.count, self.vector, self.dwords)
    }
}

impl Item {
    /// The bits of the first two dwords at which an item that may write nothing looks, and their values where it does not; none for
    /// one that always writes, or looks further.
    fn quiet(&self) -> Option<(u64, u64)> {
        let zero = |bits: &[Bits]| bits.iter().try_fold(0, |mask, bits| Some(mask | low_mask(*bits)?));
        match self {
            Item::Flag(bit, _) => Some((low_bit(*bit)?, 0)),
            Item::Number(_, _, Style::Always | Style::AlwaysInHex) | Item::Choice(_, _, _, true) => None,
            Item::Number(bits, ..) | Item::Choice(bits, ..) | Item::OutputModifier(bits) => Some((low_mask(*bits)?, 0)),
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
            }) if low_mask(*bits).is_some() => Slot { bits: *bits, vector: *file == File::Vector, dwords: *dwords },
            _ => Slot::default(),
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
