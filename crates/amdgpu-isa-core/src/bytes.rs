//! An instruction's bytes without allocation.

use crate::MAX_DWORDS;

/// Most bytes of an instruction.
const MOST: usize = MAX_DWORDS * 4;

/// The bytes of an instruction, in memory order: [`Inst::to_bytes`](crate::Inst::to_bytes). Derefs to a slice of as many as the
/// instruction has, and iterates over them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InstBytes {
    /// Zeros behind the last byte.
    bytes: [u8; MOST],
    len: u8,
}

impl InstBytes {
    /// The first `len` bytes of `words`, behind which there is nothing.
    pub(crate) fn new(words: &[u32; MAX_DWORDS], len: u8) -> Self {
        let mut bytes = [0; MOST];
        for (to, word) in bytes.as_chunks_mut().0.iter_mut().zip(words) {
            *to = word.to_le_bytes();
        }
        Self { bytes, len }
    }
}

impl core::ops::Deref for InstBytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        self.bytes.get(..self.len.into()).unwrap_or(&self.bytes)
    }
}

impl AsRef<[u8]> for InstBytes {
    fn as_ref(&self) -> &[u8] {
        self
    }
}

impl IntoIterator for InstBytes {
    type Item = u8;
    type IntoIter = core::iter::Take<core::array::IntoIter<u8, MOST>>;

    fn into_iter(self) -> Self::IntoIter {
        self.bytes.into_iter().take(self.len.into())
    }
}
