//! What is wrong with a line.

use core::fmt;

/// Why a line is no instruction, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AsmError {
    column: u32,
    problem: Problem,
}

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Problem {
    /// The line has no instruction.
    Empty,
    /// The generation has no instruction of this name. [`crate::Isa::similar_mnemonic`] may know a near one.
    Mnemonic,
    /// The instruction has no encoding with the suffix that the mnemonic ends with.
    Suffix,
    /// Something else stands here.
    Expected(&'static str),
    /// Not a number, or one of more than 64 bits.
    Number,
    /// The symbol has no value.
    Symbol,
    /// Division by zero.
    Division,
    /// Brackets too deep.
    Depth,
    /// More operands and modifiers than any instruction has.
    TooMany,
    /// An operand is missing.
    MissingOperand,
    /// The instruction takes no further operand.
    ExtraOperand,
    /// The instruction has no such modifier, or has it already.
    Modifier,
    /// A modifier that the instruction needs is missing.
    MissingModifier,
    /// No operand of this kind is allowed here.
    Operand,
    /// The register has another number of dwords.
    Size {
        /// The right number.
        dwords: u8,
    },
    /// There is no such register.
    Register,
    /// The first register's number must be a multiple of 2 (pairs) or 4 (larger runs).
    Alignment,
    /// The number does not fit.
    Range,
    /// A literal is not possible here.
    Literal,
    /// The instruction has room for one literal only.
    SecondLiteral,
    /// The operand can't be negated, made absolute or sign-extended.
    SourceModifier,
    /// Too many different scalar registers and literals are read.
    ConstantBus,
    /// The two halves of a pair do not go together.
    Pair,
    /// The operands fit no encoding of the instruction.
    NoForm,
}

impl AsmError {
    pub(super) const fn new(column: usize, problem: Problem) -> Self {
        AsmError { column: column as u32, problem }
    }

    /// Where, in bytes from the start of the line, from 0 on.
    pub const fn column(&self) -> usize {
        self.column as usize
    }

    /// What.
    pub const fn problem(&self) -> Problem {
        self.problem
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Self::Expected(what) => return write!(f, "expected {what}"),
            Self::Size { dwords: 1 } => "expected a register of 32 bits",
            Self::Size { dwords } => return write!(f, "expected a run of {dwords} registers"),
            Self::Empty => "expected an instruction",
            Self::Mnemonic => "no instruction of this name",
            Self::Suffix => "the instruction has no such encoding",
            Self::Number => "expected a number of up to 64 bits",
            Self::Symbol => "unknown symbol",
            Self::Division => "division by zero",
            Self::Depth => "brackets nested too deep",
            Self::TooMany => "too many operands",
            Self::MissingOperand => "expected a further operand",
            Self::ExtraOperand => "expected the end of the instruction",
            Self::Modifier => "the instruction has no such modifier here",
            Self::MissingModifier => "a modifier is missing that the instruction needs",
            Self::Operand => "the instruction has no operand of this kind here",
            Self::Register => "there is no such register",
            Self::Alignment => "the run of registers must start at a multiple of two (pairs) or four (longer runs)",
            Self::Range => "the number does not fit",
            Self::Literal => "no literal is possible here",
            Self::SecondLiteral => "only one literal is possible",
            Self::SourceModifier => "the operand can't have this modifier",
            Self::ConstantBus => "too many scalar registers and literals are read",
            Self::Pair => "the two instructions can't be issued together",
            Self::NoForm => "the operands fit no encoding of the instruction",
        };
        f.write_str(text)
    }
}

impl fmt::Display for AsmError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column + 1, self.problem)
    }
}

impl core::error::Error for AsmError {}
