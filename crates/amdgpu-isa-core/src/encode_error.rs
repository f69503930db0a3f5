//! Why an instruction can't be encoded.

use core::fmt;

use crate::{Lint, RawError};

/// Why operands and modifiers are no instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EncodeError {
    /// The generation has no such instruction.
    NoInstruction,
    /// The instruction has no form such as was asked for.
    NoForm,
    /// More operands than any instruction has.
    TooManyOperands {
        /// How many there can be.
        most: usize,
    },
    /// More modifiers than any instruction has.
    TooManyModifiers {
        /// How many there can be.
        most: usize,
    },
    /// Negation, absolute value or sign extension was asked for before there was an operand.
    ModifierBeforeOperands,
    /// The form has another number of operands.
    OperandCount {
        /// How many it has.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// An operand can't be what it should be.
    Operand {
        /// Which, from 0.
        index: usize,
        /// Why.
        reason: OperandError,
    },
    /// The form has no such modifier.
    NoModifier {
        /// Its name.
        name: &'static str,
    },
    /// A modifier's value does not fit.
    ModifierRange {
        /// Its name.
        name: &'static str,
        /// The least value that fits.
        least: i64,
        /// The greatest.
        most: i64,
    },
    /// The hardware does not define what the instruction would do.
    Illegal(Lint),
    /// The words would be another form.
    Raw(RawError),
}

/// Why an argument can't be an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum OperandError {
    /// The field can't hold an operand of this class: a scalar register where only VGPRs can be, an immediate where a register is.
    Class,
    /// The operand has another size.
    Size {
        /// Its size in dwords.
        expected: u8,
    },
    /// A register with this number does not exist in the field.
    Range,
    /// The run starts where none may, a branch's distance is no multiple of four, or the destinations of a dual-issue word are both
    /// even or both odd.
    Misaligned,
    /// The operand would need a literal, and the form has none.
    NoLiteral,
    /// The form has a literal here, and the operand is none.
    NotALiteral,
    /// The instruction has another literal already.
    SecondLiteral,
    /// The number does not fit into the field or the literal.
    Number {
        /// The least that fits.
        least: i64,
        /// The greatest.
        most: i64,
    },
    /// The operand's float format can't hold the value: it is too large or too small, or it is a double whose low half is not zero, of which
    /// a literal has no place.
    Float,
    /// The form can't negate it, take its absolute value, or extend its sign.
    NoModifier,
}

impl EncodeError {
    /// How close to an instruction the form came: the mistake to tell of several forms is that of the closest.
    pub(crate) const fn closeness(&self) -> u8 {
        match self {
            Self::NoInstruction
            | Self::NoForm
            | Self::TooManyOperands { .. }
            | Self::TooManyModifiers { .. }
            | Self::ModifierBeforeOperands => 0,
            Self::Raw(_) => 1,
            Self::Operand { reason: OperandError::NotALiteral, .. } => 2,
            Self::OperandCount { .. } => 3,
            Self::NoModifier { .. } => 4,
            Self::Operand { reason: OperandError::NoModifier, .. } => 5,
            Self::Operand { reason: OperandError::Class, .. } => 6,
            Self::Operand { reason: OperandError::NoLiteral, .. } => 7,
            Self::ModifierRange { .. } | Self::Operand { .. } => 8,
            Self::Illegal(_) => 9,
        }
    }
}

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoInstruction => f.write_str("the generation has no such instruction"),
            Self::NoForm => f.write_str("the instruction has no such form"),
            Self::TooManyOperands { most } => write!(f, "more than {most} operands"),
            Self::TooManyModifiers { most } => write!(f, "more than {most} modifiers"),
            Self::ModifierBeforeOperands => f.write_str("a sign is to be changed, and there is no operand yet"),
            Self::OperandCount { expected, found } => write!(f, "{found} operands, the instruction has {expected}"),
            Self::Operand { index, reason } => write!(f, "operand {}: {reason}", index + 1),
            Self::NoModifier { name } => write!(f, "the instruction has no modifier `{name}`"),
            Self::ModifierRange { name, least, most } => write!(f, "`{name}` must be from {least} to {most}"),
            Self::Illegal(lint) => lint.fmt(f),
            Self::Raw(error) => error.fmt(f),
        }
    }
}

impl fmt::Display for OperandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Class => f.write_str("the field can't hold an operand of this class"),
            Self::Size { expected } => write!(f, "it must have {expected} dwords"),
            Self::Range => f.write_str("there is no such register here"),
            Self::Misaligned => f.write_str("it is not aligned as it must be here"),
            Self::NoLiteral => f.write_str("no inline constant has this value, and the form has no literal here"),
            Self::NotALiteral => f.write_str("the form has a literal here"),
            Self::SecondLiteral => f.write_str("only one literal can be in an instruction, and there is another already"),
            Self::Number { least, most } => write!(f, "it must be from {least} to {most}"),
            Self::Float => f.write_str("a literal of this operand's float format can't hold the value"),
            Self::NoModifier => f.write_str("it can't be negated, made absolute or extended here"),
        }
    }
}

impl core::error::Error for EncodeError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Operand { reason, .. } => Some(reason),
            Self::Raw(error) => Some(error),
            _ => None,
        }
    }
}

impl core::error::Error for OperandError {}
