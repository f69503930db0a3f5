//! Bit fields of words, for the generated newtypes.

/// Words whose first is `word` and whose others are zero.
pub const fn first<const N: usize>(word: u32) -> [u32; N] {
    let mut words = [0; N];
    words[0] = word;
    words
}

/// `count` bits (at most 64) from bit `offset` on; those past the end of `words` are zero.
#[inline]
#[expect(clippy::indexing_slicing, reason = "the index is compared first")]
pub const fn get(words: &[u32], offset: u32, count: u32) -> u64 {
    let mut value = 0;
    let mut index = (offset + count).div_ceil(32);
    while index > offset / 32 {
        index -= 1;
        let word = if (index as usize) < words.len() { words[index as usize] } else { 0 };
        value = value << 32 | word as u128;
    }
    (value >> (offset % 32)) as u64 & mask(count)
}

/// `words` with the low bits of `value` in `count` bits (at most 64) from bit `offset` on; those past the end are dropped.
#[inline]
#[expect(clippy::indexing_slicing, reason = "the index is compared first")]
pub const fn set<const N: usize>(mut words: [u32; N], offset: u32, count: u32, value: u64) -> [u32; N] {
    let mut mask = (mask(count) as u128) << (offset % 32);
    let mut value = (value as u128) << (offset % 32);
    let mut index = offset as usize / 32;
    while mask != 0 && index < N {
        words[index] = words[index] & !(mask as u32) | (value & mask) as u32;
        mask >>= 32;
        value >>= 32;
        index += 1;
    }
    words
}

const fn mask(count: u32) -> u64 {
    if count >= 64 { u64::MAX } else { (1 << count) - 1 }
}
