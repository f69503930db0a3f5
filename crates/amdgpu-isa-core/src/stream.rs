//! Decoding of bytes, instruction after instruction.

use crate::decode::{Window, first_two};
use crate::{DecodeError, Inst, Isa, MAX_DWORDS};

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

    // Always inlined, and with one place where an instruction is made: else it is written, and copied at once.
    #[inline(always)]
    fn next(&mut self) -> Option<Self::Item> {
        let offset = self.offset;
        let rest = self.bytes.get(offset..)?;
        let (window, bits, available) = match (rest.as_chunks().0.first_chunk::<MAX_DWORDS>(), rest.first_chunk()) {
            (Some(window), Some(bits)) => (window.map(u32::from_le_bytes), u64::from_le_bytes(*bits), MAX_DWORDS),
            _ => last(rest)?,
        };
        match self.isa.locate(&window, bits).filter(|located| located.dwords <= available) {
            Some(located) => {
                self.offset = offset + located.dwords * 4;
                Some((offset, Ok(Inst::new(self.isa, &window, located))))
            }
            None => {
                self.offset = offset + 4;
                Some((offset, Err(self.isa.explain(window, available, rest.len()))))
            }
        }
    }
}

/// The window at the end of the input, where less is left than the longest instruction has, and how many dwords of it are input.
#[cold]
#[inline(never)]
fn last(rest: &[u8]) -> Option<(Window, u64, usize)> {
    let words = rest.as_chunks().0;
    let mut window = [0; MAX_DWORDS];
    for (to, bytes) in window.iter_mut().zip(words) {
        *to = u32::from_le_bytes(*bytes);
    }
    if rest.is_empty() { None } else { Some((window, first_two(&window), words.len())) }
}

impl core::iter::FusedIterator for Stream<'_> {}
