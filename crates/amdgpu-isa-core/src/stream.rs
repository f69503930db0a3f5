//! Decoding of bytes, instruction after instruction.

use crate::decode::{Window, first_two};
use crate::{DecodeError, Inst, Isa, MAX_DWORDS};

/// Iterator over the instructions of a byte string. See [`Isa::stream`].
#[derive(Clone, Debug)]
pub struct Stream<'a> {
    isa: &'static Isa,
    /// What is left.
    rest: &'a [u8],
    /// Length of all in bytes.
    len: usize,
}

impl Isa {
    /// Decodes `bytes` (little-endian dwords, as in memory) instruction after instruction.
    ///
    /// Yields the offset in bytes and the instruction or the reason why there is none; after an error it goes on with the next
    /// dword. One to three bytes left at the end are an error too.
    pub fn stream<'a>(&'static self, bytes: &'a [u8]) -> Stream<'a> {
        Stream { isa: self, rest: bytes, len: bytes.len() }
    }
}

impl Iterator for Stream<'_> {
    type Item = (usize, Result<Inst, DecodeError>);

    // Always inlined, and with one place where an instruction is made: else it is written, and copied at once.
    #[inline(always)]
    fn next(&mut self) -> Option<Self::Item> {
        let rest = self.rest;
        let offset = self.len - rest.len();
        let (window, bits) = match (rest.as_chunks().0.first_chunk::<MAX_DWORDS>(), rest.first_chunk()) {
            (Some(window), Some(bits)) => (window.map(u32::from_le_bytes), u64::from_le_bytes(*bits)),
            _ => last(rest)?,
        };
        let located = self.isa.locate(&window, bits);
        let Some(located) = located.filter(|located| located.dwords * 4 <= rest.len()) else {
            self.rest = rest.get(4..).unwrap_or(&[]);
            return Some((offset, Err(self.isa.explain(window, (rest.len() / 4).min(MAX_DWORDS), rest.len()))));
        };
        let (inst, bytes) = Inst::new(self.isa, &window, located);
        self.rest = rest.get(bytes..).unwrap_or(&[]);
        Some((offset, Ok(inst)))
    }
}

/// The window at the end of the input, where less is left than the longest instruction has.
#[cold]
#[inline(never)]
fn last(rest: &[u8]) -> Option<(Window, u64)> {
    let mut window = [0; MAX_DWORDS];
    let mut dwords = rest.as_chunks().0.iter();
    for to in &mut window {
        *to = dwords.next().map_or(0, |bytes| u32::from_le_bytes(*bytes));
    }
    if rest.is_empty() { None } else { Some((window, first_two(&window))) }
}

impl core::iter::FusedIterator for Stream<'_> {}
