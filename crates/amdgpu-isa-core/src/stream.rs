//! Decoding of bytes, instruction after instruction.

use crate::{DecodeError, Inst, Isa};

/// Iterator over the instructions of a byte string. See [`Isa::stream`].
#[derive(Clone, Debug)]
pub struct Stream<'a> {
    isa: &'static Isa,
    bytes: &'a [u8],
    offset: usize,
}

impl Isa {
    /// Decodes `bytes` (little-endian dwords, as in memory) instruction after instruction.
    ///
    /// Yields the offset in bytes and the instruction or the reason why there is none; after an error it goes on with the next
    /// dword. One to three bytes left at the end are an error too.
    pub fn stream<'a>(&'static self, bytes: &'a [u8]) -> Stream<'a> {
        Stream { isa: self, bytes, offset: 0 }
    }
}

impl Iterator for Stream<'_> {
    type Item = (usize, Result<Inst, DecodeError>);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let offset = self.offset;
        let rest = self.bytes.get(offset..).filter(|rest| !rest.is_empty())?;
        let mut words = [0; crate::MAX_DWORDS];
        let mut count = 0;
        for (word, bytes) in words.iter_mut().zip(rest.as_chunks().0) {
            *word = u32::from_le_bytes(*bytes);
            count += 1;
        }
        if count == 0 {
            self.offset = self.bytes.len();
            return Some((offset, Err(DecodeError::Truncated { needed: 4, available: rest.len() as u8 })));
        }
        let result = self.isa.decode(&words[..count]);
        self.offset += result.as_ref().map_or(4, |inst| inst.len_bytes());
        Some((offset, result))
    }
}

impl core::iter::FusedIterator for Stream<'_> {}
