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
    /// Bits that an operand has decided.
    decided: [u32; MAX_DWORDS],
}

impl Words {
    /// Words that are zero behind the first four dwords.
    pub(super) const fn new(wide: u128, dwords: u8, literal_dwords: u8) -> Self {
        let words = [wide as u32, (wide >> 32) as u32, (wide >> 64) as u32, (wide >> 96) as u32, 0];
        Words { words, dwords, literal_dwords, literal: None, scalars: 0, decided: [0; MAX_DWORDS] }
    }

    /// The words of a pair of which these are the first half, with what the second half has in the first four dwords.
    pub(super) fn with_second(self, wide: u128, dwords: u8, literal_dwords: u8) -> Self {
        let Words { words, .. } = Self::new(self.wide() | wide, 0, 0);
        let (dwords, literal_dwords) = (self.dwords.max(dwords), self.literal_dwords.max(literal_dwords));
        Words { words, dwords, literal_dwords, ..self }
    }

    pub(super) fn all(&self) -> &[u32] {
        &self.words
    }

    pub(super) fn get(&self, bits: Bits) -> u64 {
        bits.extract(&self.words)
    }

    pub(super) fn put(&mut self, bits: Bits, value: u64) {
        if u16::from(bits.offset) + u16::from(bits.count) <= 64 {
            self.set_low(bits.insert_low(self.low(), bits.cut(value)));
        } else {
            bits.insert(&mut self.words, value);
        }
    }

    /// Sets the bits of the first two dwords that modifiers look at to what they have where the modifiers are left out.
    pub(super) const fn leave_out(&mut self, mask: u64, quiet: u64) {
        self.set_low(self.low() & !mask | quiet);
    }

    /// The first four dwords.
    pub(super) const fn wide(&self) -> u128 {
        let [a, b, c, d, _] = self.words;
        a as u128 | (b as u128) << 32 | (c as u128) << 64 | (d as u128) << 96
    }

    /// The first two dwords.
    pub(super) const fn low(&self) -> u64 {
        self.words[0] as u64 | (self.words[1] as u64) << 32
    }

    pub(super) const fn set_low(&mut self, low: u64) {
        self.words[0] = low as u32;
        self.words[1] = (low >> 32) as u32;
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
            for (word, half) in room.iter_mut().zip(&[value as u32, (value >> 32) as u32]) {
                *word = *half;
            }
        }
        Some(&self.words)
    }
}
