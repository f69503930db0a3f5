//! What the items of a syntax say together.

use crate::rows::{Bits, Run, s};
use crate::text::item::{Bit, File, Half, Item, NO_BIT, Present, Register, Size, Style, ZERO_BIT};
use crate::text::syntax::{Frame, SLOTS, Slot, SlotParts, Syntax};

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
