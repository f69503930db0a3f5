//! Decoding of bytes, instruction after instruction.

use crate::decode::Window;
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
        let (window, available) = match rest.as_chunks().0.first_chunk::<MAX_DWORDS>() {
            Some(window) => (window.map(u32::from_le_bytes), MAX_DWORDS),
            None => last(rest)?,
        };
        match self.isa.locate(&window).filter(|located| located.dwords <= available) {
            Some(located) => {
                let (inst, bytes) = Inst::new(self.isa, &window, located);
                self.offset = offset + bytes;
                Some((offset, Ok(inst)))
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
fn last(rest: &[u8]) -> Option<(Window, usize)> {
    let words = rest.as_chunks().0;
    let mut window = [0; MAX_DWORDS];
    for (to, bytes) in window.iter_mut().zip(words) {
        *to = u32::from_le_bytes(*bytes);
    }
    if rest.is_empty() { None } else { Some((window, words.len())) }
}

impl core::iter::FusedIterator for Stream<'_> {}
