//! Reads AMD's machine-readable GPU ISA specification into a checked intermediate representation.

pub mod bits;
pub mod isa;
