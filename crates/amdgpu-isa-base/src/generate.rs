//! What only the generator of tables and the tests of generated tables need: a user's build has none of it.

mod debug;
mod syntax;

use core::fmt;
use core::ops::Range;

use crate::rows::Run;

/// A part of a row has more bits than its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooWide {
    /// The row's type.
    pub row: &'static str,
    /// The part.
    pub part: &'static str,
    /// Its value.
    pub value: u64,
    /// How many bits it may have.
    pub bits: u32,
}

impl fmt::Display for TooWide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { row, part, value, bits } = self;
        write!(f, "`{part}` of a {row} is {value}: the tables have {bits} bits for it")
    }
}

impl core::error::Error for TooWide {}

impl Run {
    /// Where its rows are in the pool.
    pub const fn range(self) -> Range<usize> {
        let first = self.first as usize;
        first..first + self.count as usize
    }
}
