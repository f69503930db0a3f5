//! Where bits lie in an instruction: ranges, and mask/value patterns.

use serde::{Deserialize, Serialize};

/// Constant low bits that a field's value has but the word does not hold (`SBASE` of SMEM counts pairs of SGPRs: one zero).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Padding {
    /// How many bits are left out.
    pub bits: u8,
    /// Their value.
    pub value: u64,
}

/// A run of bits of an instruction, counted from bit 0 of its first dword.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BitRange {
    /// The lowest bit.
    pub offset: u16,
    /// The number of bits, at least 1. In an encoding at most 64; a data format's field may be wider.
    pub count: u16,
    /// Bits below this range that the value has and the word has not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub padding: Option<Padding>,
}

impl BitRange {
    /// A range without padding.
    pub const fn new(offset: u16, count: u16) -> Self {
        Self { offset, count, padding: None }
    }

    /// The bit behind the highest bit.
    pub const fn end(self) -> u16 {
        self.offset.saturating_add(self.count)
    }

    /// The bits as a number; bits past the end of `words` read as zero.
    pub fn extract(self, words: &[u32]) -> u64 {
        (0..self.count as usize).rev().fold(0, |value, bit| {
            let at = self.offset as usize + bit;
            let word = words.get(at / 32).copied().unwrap_or(0);
            (value << 1) | u64::from(word >> (at % 32) & 1)
        })
    }

    /// Lays the low bits of `value` into `words`, zeros from bit 64 on; bits past the end of `words` are dropped.
    pub fn insert(self, words: &mut [u32], value: u64) {
        for bit in 0..self.count as usize {
            let at = self.offset as usize + bit;
            if let Some(word) = words.get_mut(at / 32) {
                let set = value.checked_shr(bit as u32).unwrap_or(0) & 1;
                *word = *word & !(1 << (at % 32)) | (set as u32) << (at % 32);
            }
        }
    }
}

/// Bits of the first dword that must have a given value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BitPattern {
    /// The bits that count.
    pub mask: u32,
    /// Their value; zero outside `mask`.
    pub value: u32,
}

impl BitPattern {
    /// Whether `word` has this pattern.
    pub const fn matches(self, word: u32) -> bool {
        word & self.mask == self.value
    }
}
