//! What operands are: types, scalar codes.

use super::{Run, Str};
use crate::{Bank, InlineFloat};

/// A kind of operand.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug))]
pub struct OperandTypeRow {
    /// AMD's name.
    pub name: Str,
    /// What its operands are.
    pub kind: OperandKind,
    /// Into [`Tables::values`](super::Tables::values).
    pub values: Run,
    /// Into [`Tables::fields`](super::Tables::fields): the parts of a number that has some.
    pub fields: Run,
}

/// A kind of operand: name, what its operands are, named values, parts.
pub const fn operand_type(name: Str, kind: OperandKind, values: Run, fields: Run) -> OperandTypeRow {
    OperandTypeRow { name, kind, values, fields }
}

pub use OperandKind::*;

/// What the operands of a type are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OperandKind {
    /// A register or a constant, by a code (see [`Tables::codes`](super::Tables::codes)).
    Selector,
    /// The number of a lane: as a selector, but M0 is no scalar value of the constant bus.
    Lane,
    /// A vector register of the bank, by its number or, in fields of nine bits and more, by its code.
    Vector(Bank),
    /// Always the register of the bank.
    Implied(Bank),
    /// A number.
    Immediate,
    /// Several numbers in one.
    Parts,
    /// Distance to a branch's target, in dwords.
    Branch,
    /// Memory of the GPU.
    GlobalMemory,
    /// LDS or GDS.
    LocalMemory,
    /// An attribute to interpolate.
    Attribute,
    /// A parameter of an interpolation.
    Parameter,
    /// Where an export goes.
    ExportTarget,
}

impl OperandKind {
    /// Whether the operand is a register or a constant by its code.
    pub const fn is_selector(self) -> bool {
        matches!(self, Self::Selector | Self::Lane)
    }
}

/// What a scalar code means.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "generate", derive(Debug))]
pub enum Meaning {
    /// A register: bank, number in the bank.
    Register(Bank, u8),
    /// An inline integer.
    Integer(i8),
    /// An inline float.
    Float(InlineFloat),
    /// A literal of 32 bits follows.
    Literal,
    /// A literal of 64 bits follows.
    Literal64,
    /// A dword of LDS, by M0.
    LdsDirect,
    /// Nothing.
    Reserved,
}

/// The codes of a table of 256, from runs: first code, number of codes, meaning of the first; registers and integers count up
/// (integers below zero count down). All other codes are reserved.
#[expect(clippy::indexing_slicing, reason = "evaluated at compile time")]
pub const fn codes(runs: &[(u8, u8, Meaning)]) -> [Meaning; 256] {
    let mut codes = [Meaning::Reserved; 256];
    let mut run = 0;
    while run < runs.len() {
        let (first, count, meaning) = runs[run];
        let mut index = 0;
        while index < count {
            codes[first as usize + index as usize] = match meaning {
                Meaning::Register(bank, number) => Meaning::Register(bank, number + index),
                Meaning::Integer(value) if value < 0 => Meaning::Integer(value - index as i8),
                Meaning::Integer(value) => Meaning::Integer(value + index as i8),
                other => other,
            };
            index += 1;
        }
        run += 1;
    }
    codes
}
