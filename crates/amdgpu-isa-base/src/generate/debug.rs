//! Rows as they stand in the generated code: the generator writes their `Debug` form.

use core::fmt;

use crate::rows::{Bits, Run, Str};
use crate::text::syntax::{Frame, Syntax};

impl fmt::Debug for Str {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "s({}, {})", self.0 >> 8, self.0 & 0xff)
    }
}

impl fmt::Debug for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "run({}, {})", self.first, self.count)
    }
}

impl fmt::Debug for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bits({}, {})", self.offset, self.count)
    }
}

impl fmt::Debug for Syntax {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { items, operands, frame, slots } = self;
        write!(f, "syntax({items:?}, {operands}, {frame}, {:?})", slots.map(|slot| slot.0))
    }
}

impl fmt::Debug for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { suffix, first, wraps, mask, quiet } = self;
        write!(f, "frame({suffix:?}, {first}, [{wraps:#x}, {mask:#x}, {quiet:#x}])")
    }
}
