//! Encodings: their fields, conditions, and the names of values.

use super::{Bits, Run, Str, run};

/// An encoding.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug))]
pub struct EncodingRow {
    /// AMD's name.
    pub name: Str,
    /// Length in bits.
    pub bits: u16,
    /// The bits of the first dword that are the same in all its words.
    pub prefix_mask: u32,
    /// What these bits are.
    pub prefix: u32,
    /// Opcode fields, the second in a dual encoding only.
    pub opcode: [u8; 2],
    /// Into [`Tables::fields`](super::Tables::fields).
    pub fields: Run,
    /// Into [`Tables::conditions`](super::Tables::conditions).
    pub conditions: Run,
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
    /// AMD's name.
    pub name: Str,
    /// The value's lowest bits.
    pub low: Bits,
    /// The rest of a split field, in [`Tables::ranges`](super::Tables::ranges).
    pub rest: Run,
    /// How many low bits of the value the word does not hold.
    pub padding: u8,
    /// What these are.
    pub padding_value: u8,
    /// Names of values, in [`Tables::values`](super::Tables::values).
    pub values: Run,
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
    /// AMD's name.
    pub name: Str,
    /// Into [`Tables::alternatives`](super::Tables::alternatives).
    pub any: Run,
}

/// A condition: name, alternatives.
pub const fn condition(name: Str, any: Run) -> ConditionRow {
    ConditionRow { name, any }
}

/// A test of a condition.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug))]
pub struct TestRow {
    /// Within the encoding.
    pub field: u8,
    /// Into [`Tables::test_ranges`](super::Tables::test_ranges).
    pub ranges: Run,
}

/// A test: the field's value must lie in one of the ranges.
pub const fn test(field: u8, ranges: Run) -> TestRow {
    TestRow { field, ranges }
}

/// A run of values that have names.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug))]
pub struct ValueRow {
    /// The first value.
    pub first: u32,
    /// How many.
    pub count: u16,
    /// How they are called.
    pub style: NameStyle,
    /// The first value's number, if they are counted.
    pub number: i16,
    /// The name, or what stands before the number.
    pub name: Str,
}

/// How the values of a [`ValueRow`] are called.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug, PartialEq, Eq))]
pub enum NameStyle {
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
