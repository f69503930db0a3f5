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
    /// The generation has no instruction of this name. `Isa::similar_mnemonic` may know a near one.
    Mnemonic,
    /// The instruction has no encoding with the suffix that the mnemonic ends with.
    Suffix,
    /// Something else stands here than what is wanted.
    Expected(Wanted),
    /// Not a number, or one of more than 64 bits.
    Number,
    /// The symbol has no value.
    Symbol,
    /// `symbol@rel32@lo`: a linker would have to fill it in.
    Relocation,
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
    /// Some registers of 16 bits say which half of a VGPR they are, others do not.
    Half,
    /// The first register's number must be a multiple of 2 (pairs) or 4 (larger runs).
    Alignment,
    /// The number does not fit.
    Range,
    /// The data mask of an image instruction that takes single components has another number of them.
    Mask,
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
    /// Pairs are for waves of 32 lanes.
    PairInWave64,
    /// The operands fit no encoding of the instruction.
    NoForm,
}

/// What a line lacks at some place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Wanted {
    /// This byte.
    Byte(u8),
    /// An operand.
    Operand,
    /// A value.
    Value,
    /// An integer.
    Integer,
    /// A number.
    Number,
    /// An instruction.
    Instruction,
    /// The end of the expression.
    EndOfExpression,
    /// The name of a dependency.
    Dependency,
    /// The name of a counter.
    Counter,
    /// Five of `0`, `1`, `p`, `i`.
    LaneMask,
    /// A mask in quotes.
    MaskInQuotes,
    /// An export's target.
    ExportTarget,
    /// An attribute, as in `attr3.x`.
    Attribute,
    /// A temporal hint of this kind of access.
    TemporalHint,
    /// A swizzle mode.
    SwizzleMode,
    /// A list of registers.
    RegisterList,
    /// A data or number format.
    SplitFormat,
    /// A buffer format.
    BufferFormat,
    /// A part of a hardware register's place.
    HwregField,
    /// `,` and a message's operation.
    MessageOperation,
    /// An image's dimensions.
    Dimensions,
    /// A closing bracket.
    ClosingBracket,
    /// `p10`, `p20` or `p0`.
    Parameter,
    /// `off`.
    Off,
    /// `instid0`, `instskip` or `instid1`.
    DelayPart,
    /// `SRC0`, `SRC1`, `SRC2` or `DST`.
    IndexMode,
    /// `:` and a value.
    ModifierValue,
    /// `,` and the width.
    Width,
    /// `,` and a further register.
    FurtherRegister,
    /// `hwreg(..)` or an integer.
    Hwreg,
    /// `sendmsg(..)` or an integer.
    Message,
    /// `gpr_idx(..)` or an integer.
    IndexModes,
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Byte(byte) => return write!(f, "`{}`", char::from(*byte)),
            Self::Operand => "an operand",
            Self::Value => "a value",
            Self::Integer => "an integer",
            Self::Number => "a number",
            Self::Instruction => "an instruction",
            Self::EndOfExpression => "the end of the expression",
            Self::Dependency => "the name of a dependency",
            Self::Counter => "the name of a counter",
            Self::LaneMask => "five of `0`, `1`, `p`, `i`",
            Self::MaskInQuotes => "a mask in quotes",
            Self::ExportTarget => "an export's target",
            Self::Attribute => "an attribute, as in `attr3.x`",
            Self::TemporalHint => "a temporal hint of this kind of access",
            Self::SwizzleMode => "a swizzle mode",
            Self::RegisterList => "a list of registers",
            Self::SplitFormat => "a data or number format",
            Self::BufferFormat => "a buffer format",
            Self::HwregField => "`id:`, `offset:` or `size:`",
            Self::MessageOperation => "`,` and the message's operation",
            Self::Dimensions => "an image's dimensions, as `2D`",
            Self::ClosingBracket => "a closing bracket",
            Self::Parameter => "`p10`, `p20` or `p0`",
            Self::Off => "`off`",
            Self::DelayPart => "`instid0`, `instskip` or `instid1`",
            Self::IndexMode => "`SRC0`, `SRC1`, `SRC2` or `DST`",
            Self::ModifierValue => "`:` and a value",
            Self::Width => "`,` and the width",
            Self::FurtherRegister => "`,` and a further register",
            Self::Hwreg => "`hwreg(..)` or an integer",
            Self::Message => "`sendmsg(..)` or an integer",
            Self::IndexModes => "`gpr_idx(..)` or an integer",
        })
    }
}

impl AsmError {
    /// A problem at a column, in bytes.
    pub const fn new(column: usize, problem: Problem) -> Self {
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
            Self::Relocation => "an address for a linker to fill in: only values that are known here can be assembled",
            Self::Division => "division by zero",
            Self::Depth => "brackets nested too deep",
            Self::TooMany => "too many operands",
            Self::MissingOperand => "expected a further operand",
            Self::ExtraOperand => "expected the end of the instruction",
            Self::Modifier => "the instruction has no such modifier here",
            Self::MissingModifier => "a modifier is missing that the instruction needs",
            Self::Operand => "the instruction has no operand of this kind here",
            Self::Register => "there is no such register",
            Self::Half => "either all registers of 16 bits name their half (`.l`, `.h`) or none",
            Self::Alignment => "the run of registers must start at a multiple of two (pairs) or four (longer runs)",
            Self::Range => "the number does not fit",
            Self::Mask => "`dmask` has the wrong number of components",
            Self::Literal => "no literal is possible here",
            Self::SecondLiteral => "only one literal is possible",
            Self::SourceModifier => "the operand can't have this modifier",
            Self::ConstantBus => "too many scalar registers and literals are read",
            Self::Pair => "the two instructions can't be issued together",
            Self::PairInWave64 => "only waves of 32 lanes can issue two instructions together",
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
