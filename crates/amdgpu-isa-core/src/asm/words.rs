//! Words under construction.

use super::constant::Encoded;
use super::error::Problem;
use crate::MAX_DWORDS;
use crate::rows::Bits;
use crate::text::item::{Bit, NO_BIT};

/// The scalar code of a literal of 32 bits, and of one of 64.
const LITERAL: [u16; 2] = [255, 254];

/// The words of a form, and the literal that goes with them.
#[derive(Clone, Copy)]
pub(super) struct Words {
    words: [u32; MAX_DWORDS],
    /// Length in dwords, literal included.
    pub(super) dwords: u8,
    /// How many dwords are the literal.
    pub(super) literal_dwords: u8,
    literal: Option<u64>,
    /// At most so many operands read a scalar register.
    pub(super) scalars: u8,
    /// The instruction has a form with a literal of 64 bits.
    pub(super) wide_is_possible: bool,
    /// Bits that an operand has decided.
    decided: [u32; MAX_DWORDS],
}

impl Words {
    pub(super) const fn new(words: [u32; MAX_DWORDS], dwords: u8, literal_dwords: u8, wide_is_possible: bool) -> Self {
        Words { words, dwords, literal_dwords, literal: None, scalars: 0, wide_is_possible, decided: [0; MAX_DWORDS] }
    }

    pub(super) fn all(&self) -> &[u32] {
        &self.words
    }

    pub(super) fn get(&self, bits: Bits) -> u64 {
        bits.extract(&self.words)
    }

    pub(super) fn put(&mut self, bits: Bits, value: u64) {
        bits.insert(&mut self.words, value);
    }

    /// Sets the bits of the first two dwords that modifiers look at to what they have where the modifiers are left out.
    pub(super) fn leave_out(&mut self, mask: u64, quiet: u64) {
        self.words[0] = self.words[0] & !(mask as u32) | quiet as u32;
        self.words[1] = self.words[1] & !((mask >> 32) as u32) | (quiet >> 32) as u32;
    }

    /// Sets bits of the first two dwords; the value fits.
    #[inline]
    pub(super) fn put_low(&mut self, bits: Bits, value: u64) {
        let mask = ((1 << bits.count) - 1) << (bits.offset % 64);
        self.leave_out(mask, value << (bits.offset % 64));
    }

    pub(super) fn is_set(&self, bit: Bit) -> bool {
        bit != NO_BIT && self.get(Bits { offset: bit, count: 1 }) != 0
    }

    pub(super) fn set(&mut self, bit: Bit) {
        self.set_to(bit, true);
    }

    pub(super) fn set_to(&mut self, bit: Bit, value: bool) {
        if bit != NO_BIT {
            self.put(Bits { offset: bit, count: 1 }, value.into());
        }
    }

    /// Sets or clears a bit that several operands share; whether they agree.
    pub(super) fn decide(&mut self, bit: Bit, value: bool) -> bool {
        if bit == NO_BIT {
            return !value;
        }
        let place = Bits { offset: bit, count: 1 };
        let agrees = place.extract(&self.decided) == 0 || self.is_set(bit) == value;
        place.insert(&mut self.decided, 1);
        self.set_to(bit, value);
        agrees
    }

    /// The source's code of a constant; a literal is remembered.
    pub(super) fn constant(&mut self, encoded: Result<Encoded, Problem>) -> Result<u16, Problem> {
        let (value, dwords, code) = match encoded? {
            Encoded::Inline(code) => return Ok(code),
            // An operand of 32 bits beside one of 64 shares its literal.
            Encoded::Literal(value) => (u64::from(value), self.literal_dwords.max(1), LITERAL[0]),
            Encoded::Wide(value) => (value, 2, LITERAL[1]),
        };
        if self.literal_dwords != dwords {
            return Err(Problem::Literal);
        }
        if self.literal.is_some_and(|other| other != value) {
            return Err(Problem::SecondLiteral);
        }
        self.literal = Some(value);
        Ok(code)
    }

    /// How many literals are read.
    pub(super) fn literals(&self) -> u8 {
        self.literal.is_some().into()
    }

    /// The finished words, zeros after them; none if there is room for a literal but no literal.
    pub(super) fn finish(&mut self) -> Option<&[u32; MAX_DWORDS]> {
        if self.literal_dwords > 0 {
            let value = self.literal?;
            let dwords = usize::from(self.dwords).min(MAX_DWORDS);
            let room = self.words.get_mut(dwords.checked_sub(self.literal_dwords.into())?..dwords)?;
            for (word, half) in room.iter_mut().zip([value as u32, (value >> 32) as u32]) {
                *word = half;
            }
        }
        Some(&self.words)
    }
}
