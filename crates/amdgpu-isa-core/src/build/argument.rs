//! Operands to encode.

use crate::{Registers, Scattered, Value};

/// An operand to encode.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Argument {
    /// A run of registers.
    Registers(Registers),
    /// VGPRs that do not follow each other: an image address.
    Scattered(Scattered),
    /// A number: an inline constant where the operand has one with this value, else a literal; or the value of an immediate.
    Integer(i64),
    /// A float: an inline constant where there is one, else a literal in the operand's format.
    Float(f64),
    /// A literal, even where an inline constant has the same value: the dwords as they stand.
    Literal(u64),
    /// A literal of 64 bits, even where 32 would do.
    WideLiteral(u64),
    /// Distance to a branch's target in bytes, from the end of the instruction.
    Branch(i64),
    /// An attribute to interpolate.
    Attribute {
        /// Its number.
        number: u8,
        /// Its channel; 0 is x.
        channel: u8,
    },
    /// A dword of LDS whose address M0 holds.
    LdsDirect,
    /// Nothing: no address register, no offset register.
    Off,
}

impl From<Registers> for Argument {
    fn from(registers: Registers) -> Self {
        Self::Registers(registers)
    }
}

impl From<Value> for Argument {
    /// The argument that gives this value again; memory and codes without meaning become [`Argument::Off`].
    fn from(value: Value) -> Self {
        match value {
            Value::Registers(registers) => Self::Registers(registers),
            Value::Scattered(scattered) => Self::Scattered(scattered),
            Value::Integer(value) => Self::Integer(value.into()),
            Value::Float(value) => Self::Float(value.to_f32().into()),
            Value::Literal(literal) if literal.is_wide => Self::WideLiteral(literal.raw),
            Value::Literal(literal) => Self::Literal(literal.raw),
            Value::Immediate(value) => Self::Integer(value),
            Value::Parts(value) => Self::Integer(value as i64),
            Value::Branch(bytes) => Self::Branch(bytes),
            Value::Attribute { number, channel } => Self::Attribute { number, channel },
            Value::Parameter(value) | Value::ExportTarget(value) => Self::Integer(value.into()),
            Value::LdsDirect => Self::LdsDirect,
            Value::Memory(_) | Value::Absent | Value::Reserved(_) => Self::Off,
        }
    }
}
