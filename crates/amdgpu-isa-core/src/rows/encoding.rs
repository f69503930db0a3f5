//! Encodings: their fields, conditions, and the names of values.

use super::{Bits, Run, Str, run};

/// An encoding.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug))]
pub struct EncodingRow {
    pub(crate) name: Str,
    pub(crate) bits: u16,
    pub(crate) prefix_mask: u32,
    pub(crate) prefix: u32,
    /// Opcode fields, the second in a dual encoding only.
    pub(crate) opcode: [u8; 2],
    pub(crate) fields: Run,
    pub(crate) conditions: Run,
}

/// An encoding: name, length in bits, prefix, opcode fields, fields, conditions.
pub const fn encoding(
    name: Str,
    bits: u16,
    (prefix_mask, prefix): (u32, u32),
    opcode: [u8; 2],
    fields: Run,
    conditions: Run,
) -> EncodingRow {
    EncodingRow { name, bits, prefix_mask, prefix, opcode, fields, conditions }
}

/// A field of an encoding or a part of a partitioned operand.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug))]
pub struct FieldRow {
    pub(crate) name: Str,
    /// The value's lowest bits.
    pub(crate) low: Bits,
    /// The rest of a split field, in [`Tables::ranges`].
    pub(crate) rest: Run,
    pub(crate) padding: u8,
    pub(crate) padding_value: u8,
    /// Names of values, in [`Tables::values`].
    pub(crate) values: Run,
}

/// A field: name, bits.
pub const fn field(name: Str, low: Bits) -> FieldRow {
    FieldRow { name, low, rest: run(0, 0), padding: 0, padding_value: 0, values: run(0, 0) }
}

/// A field split over several runs of bits.
pub const fn split(row: FieldRow, rest: Run) -> FieldRow {
    FieldRow { rest, ..row }
}

/// A field whose value has constant low bits that the word does not hold.
pub const fn padded(row: FieldRow, padding: u8, padding_value: u8) -> FieldRow {
    FieldRow { padding, padding_value, ..row }
}

/// A field with names for its values.
pub const fn named(row: FieldRow, values: Run) -> FieldRow {
    FieldRow { values, ..row }
}

/// A condition of an encoding: alternatives, each a conjunction of tests.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug))]
pub struct ConditionRow {
    pub(crate) name: Str,
    /// Into [`Tables::alternatives`].
    pub(crate) any: Run,
}

/// A condition: name, alternatives.
pub const fn condition(name: Str, any: Run) -> ConditionRow {
    ConditionRow { name, any }
}

/// A test of a condition.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug))]
pub struct TestRow {
    pub(crate) field: u8,
    /// Into [`Tables::test_ranges`].
    pub(crate) ranges: Run,
}

/// A test: the field's value must lie in one of the ranges.
pub const fn test(field: u8, ranges: Run) -> TestRow {
    TestRow { field, ranges }
}

/// A run of values that have names.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug))]
pub struct ValueRow {
    pub(crate) first: u32,
    pub(crate) count: u16,
    pub(crate) style: NameStyle,
    pub(crate) number: i16,
    pub(crate) name: Str,
}

/// How the values of a [`ValueRow`] are called.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug, PartialEq, Eq))]
pub(crate) enum NameStyle {
    /// The name as it stands.
    Plain,
    /// The name and a number that counts up.
    Counted,
}

/// One value with its name.
pub const fn value(first: u32, name: Str) -> ValueRow {
    ValueRow { first, count: 1, style: NameStyle::Plain, number: 0, name }
}

/// `count` values from `first` on, named by `prefix` and a number that counts up from `number`.
pub const fn values(first: u32, count: u16, prefix: Str, number: i16) -> ValueRow {
    ValueRow { first, count, style: NameStyle::Counted, number, name: prefix }
}
