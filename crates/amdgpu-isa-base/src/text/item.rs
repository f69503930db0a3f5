//! The vocabulary in which a form's spelling is told.
//!
//! A form's *syntax* is a list of [`Item`]s. Written one after the other behind the mnemonic they give the instruction's text; each
//! knows which bits of the word it speaks for, so that the same list drives an assembler. Operands are set apart by commas, in the
//! order of the list; everything else begins with a space.
//!
//! Items hold places in the word (bit numbers, counted from bit 0 of the first dword), not field names: nothing is looked up.

use super::Constant;
use crate::rows::{Bits, Run, Str};

/// The number of a bit in the word.
pub type Bit = u8;

/// No such bit.
pub const NO_BIT: Bit = 0xff;

/// A bit that is never set: past the end of every word.
pub const ZERO_BIT: Bit = 0xfe;

/// One step of a syntax.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug, PartialEq, Eq))]
pub enum Item {
    /// Ends the mnemonic: `_e32`, `_e64_dpp`. Inverse: the mnemonic as written ends with it, or the suffix was left out.
    Suffix(Str),
    /// A register or a constant. Inverse: registers of the file with as many dwords, or what [`Constant`] allows.
    Operand(Register),
    /// A register that the word does not hold (`vcc`), by its scalar code. Inverse: must be this register.
    Implied(u8, Size),
    /// The word's last dword (dwords, for a 64-bit float) as a constant.
    Wide(Constant),
    /// An immediate among the operands.
    Value(Bits, Immediate),
    /// An immediate that stands for nothing where it is zero (`s_endpgm`).
    Optional(Bits),
    /// Nothing; but the word has its literal there: a source of 64 bits has all of it, one of 32 the low half.
    Literal(Bits),
    /// Nothing; but where one of these bits is set, the instruction has no halves and no ` op_sel` that follow.
    NoHalvesIf(Bits),
    /// ` word` if the bit is set.
    Flag(Bit, Str),
    /// ` word`, always: the instruction has no other way.
    Word(Str),
    /// ` word:number`.
    Number(Bits, Str, Style),
    /// ` word:number` of a number in three pieces, the low one first; decimal up to 10, left out where zero.
    Pieces(Str, [Bits; 3]),
    /// ` word:[a,b,c]`: one bit an element, up to [`NO_BIT`]; left out where all have the default value.
    Bools(Str, [Bit; 4], bool),
    /// ` word:NAME` by a list of names; a value without one as a number. Left out where zero, unless the flag says always.
    Choice(Bits, Str, Names, bool),
    /// The same of a number whose highest bit lies apart; left out where zero.
    ChoiceApart(Apart, Str, Names),
    /// ` dim:NAME`, always: an image's dimensions.
    Dimensions(Bits, Names),
    /// ` mul:2`, ` mul:4`, ` div:2`.
    /// Whether an assembler takes it: LLVM's disassembler prints it of results that are no floats, too.
    OutputModifier(Bits, bool),
    /// ` quad_perm:[..]` and its kin.
    DppControl(Bits, DppKind),
    /// ` dpp8:[..]`: eight lanes of three bits.
    Dpp8(Bits),
    /// ` fi:1` where SRC0's code says so (0xea instead of 0xe9).
    DppFetchInactive(Bits),
    /// ` th:.. scope:..`, of the gfx12 families.
    CachePolicy {
        /// Temporal hint.
        hint: Bits,
        /// Scope.
        scope: Bits,
        /// Which names the hint has.
        kind: Temporal,
    },
    /// A buffer instruction's address: `off`, or one or two VGPRs.
    BufferAddress {
        /// First VGPR.
        address: Bits,
        /// An offset is there.
        offen: Bit,
        /// An index is there.
        idxen: Bit,
    },
    /// A flat, global or scratch instruction's VGPR address.
    FlatAddress(Flat),
    /// Its scalar address, after the data.
    FlatBase(Flat),
    /// The scalar memory's offset: register, immediate or both.
    Offset(ScalarOffset),
    /// Data of an image instruction.
    Texels(Image),
    /// Address of an image instruction.
    Coordinates(Image),
    /// ` format:[NAME]` of a typed buffer instruction.
    BufferFormat(Bits, Names),
    /// ` format:[DATA,NUMBER]` of a typed buffer instruction whose format has two parts.
    SplitFormat {
        /// Data format.
        data: Bits,
        /// Number format.
        number: Bits,
        /// Names of data formats.
        data_names: Names,
        /// Names of number formats.
        number_names: Names,
    },
    /// An attribute and its channel: `attr3.x`.
    Attribute {
        /// Number.
        number: Bits,
        /// Channel.
        channel: Bits,
    },
    /// An export's target, which no comma follows: ` mrt0`.
    ExportTarget(Bits, Names),
    /// Source `index` of an export: a VGPR, or `off` where its bit of the enable mask is clear.
    ExportSource {
        /// All four VGPRs, lowest first.
        sources: Bits,
        /// The enable mask.
        enable: Bits,
        /// The sources are packed in pairs.
        packed: Bit,
        /// Which one.
        index: u8,
    },
    /// ` offset:swizzle(..)`.
    Swizzle(Bits),
    /// A matrix of eight-, six- or four-bit elements: VGPRs as many as the format (the second number) needs.
    Matrix(Bits, Apart, MatrixShape),
}

/// A number whose highest bit lies apart from the others.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug, PartialEq, Eq))]
pub struct Apart {
    /// The low bits.
    pub low: Bits,
    /// The bit above them; [`NO_BIT`] where there is none.
    pub high: Bit,
}

impl Apart {
    /// The number in the words.
    pub fn extract(self, words: &[u32]) -> u64 {
        let high = self.high != NO_BIT && Bits { offset: self.high, count: 1 }.extract(words) != 0;
        self.low.extract(words) | u64::from(high) << self.low.count
    }

    /// Lays the number into the words.
    pub fn insert(self, words: &mut [u32], value: u64) {
        self.low.insert(words, value);
        if self.high != NO_BIT {
            Bits { offset: self.high, count: 1 }.insert(words, value >> self.low.count);
        }
    }

    /// Bits of the number.
    pub const fn width(self) -> u32 {
        self.low.count as u32 + (self.high != NO_BIT) as u32
    }
}

/// A register operand.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug, PartialEq, Eq))]
pub struct Register {
    /// Where its code is.
    pub bits: Bits,
    /// What the code means.
    pub file: File,
    /// How many dwords.
    pub size: Size,
    /// How its constants look.
    pub constant: Constant,
    /// Negates it: `-v1`; `neg(1)` before a constant.
    pub neg: Bit,
    /// Its absolute value: `|v1|`.
    pub abs: Bit,
    /// Sign-extends it: `sext(v1)`.
    pub sext: Bit,
    /// Which half of a VGPR.
    pub half: Half,
    /// When it is there at all.
    pub present: Present,
}

/// When an operand is part of the text.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "generate", derive(Debug))]
pub enum Present {
    /// Always.
    Here,
    /// If the bit is set.
    If(Bit),
    /// If the bit is clear.
    Unless(Bit),
    /// Unless its code and that of the eight bits from this one on are NULL.
    UnlessNull(Bit),
}

/// What a register operand's code means.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "generate", derive(Debug))]
pub enum File {
    /// A VGPR's number.
    Vector,
    /// An AccVGPR's number.
    Accumulator,
    /// An AccVGPR if the bit is set, else a VGPR.
    VectorOrAccumulator(Bit),
    /// Scalar registers and constants (codes 0 to 255), VGPRs from 256 on.
    Source,
    /// The same, but AccVGPRs from 256 on if the bit is set.
    SourceOrAccumulator(Bit),
    /// The same, but AccVGPRs from 256 on.
    SourceAccumulator,
    /// A VGPR's number, or a scalar code if the bit is set.
    VectorOrScalar(Bit),
    /// A scalar code if the bit is set, else VCC.
    ScalarIf(Bit),
    /// A scalar code without so many low bits, which are zero.
    Scaled(u8),
    /// A VGPR's number without its low bit, which is the inverse of this one.
    VectorInverse(Bit),
}

/// Which half of a VGPR a 16-bit operand is.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug, PartialEq, Eq))]
pub enum Half {
    /// No half: nothing is written.
    Whole,
    /// The bit tells.
    At(Bit),
    /// Bit 7 of the VGPR's number tells, and 128 VGPRs can be named.
    Top,
    /// Always the low half.
    Low,
    /// A half if the first bit is set, of which the second tells which; else the whole. The text does not show it.
    Mixed(Bit, Bit),
}

/// How many dwords an operand has.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug, PartialEq, Eq))]
pub enum Size {
    /// So many.
    Dwords(u8),
    /// One bit a lane: one dword in wave32, two in wave64.
    Lanes,
    /// So many, and one more if the bit is set.
    AndFlag(u8, Bit),
    /// So many in wave32; spread over twice the lanes of wave64, half as many, but at least one.
    Spread(u8),
}

/// How an immediate operand looks.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug, PartialEq, Eq))]
pub enum Immediate {
    /// Decimal up to 64, then hexadecimal.
    Short,
    /// Decimal.
    Decimal,
    /// Hexadecimal.
    Hex,
    /// Hexadecimal, after its sign.
    SignedHex,
    /// Hexadecimal, and never written with a sign.
    UnsignedHex,
    /// Decimal, without sign: dwords from the next instruction to a branch's target, modulo the field's size.
    Branch,
    /// `hwreg(NAME, offset, width)`.
    Hwreg(Names),
    /// `sendmsg(NAME, operation, stream)`.
    Message(Messages),
    /// `vmcnt(0) lgkmcnt(1)`: counters that are not at their maximum.
    Counters(Parts),
    /// `depctr_va_vdst(0)`: parts that do not have their default value.
    Depctr(Parts),
    /// `instid0(VALU_DEP_1) | instskip(NEXT) | ..`.
    Delay,
    /// `gpr_idx(SRC0,DST)`.
    IndexMode,
    /// `p10`, `p20`, `p0`.
    Parameter,
    /// `UC_VERSION_GFX11|UC_VERSION_W32_BIT`: a version, and flags.
    Version(Names),
}

/// How a modifier's number looks, and when it is left out.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "generate", derive(Debug))]
pub enum Style {
    /// Unsigned, left out where zero.
    Unsigned,
    /// Decimal with sign, left out where zero.
    Signed,
    /// Unsigned, left out where zero; an assembler takes none that has the highest bit set, the sign of other instructions.
    Positive,
    /// Unsigned, always.
    Always,
    /// Hexadecimal, left out where zero.
    InHex,
    /// Hexadecimal, always.
    AlwaysInHex,
    /// Decimal up to 10, then hexadecimal; left out where zero.
    Small,
    /// A bit, left out where clear. Written as 0 it is set, too: so it was called once.
    Bound,
}

/// Which DPP controls a generation has.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "generate", derive(Debug))]
pub enum DppKind {
    /// Whole-wave shifts and row broadcasts.
    Wave,
    /// The same, and `row_newbcast`.
    NewBroadcast,
    /// `row_share` and `row_xmask`.
    Share,
}

/// What kind of access names the temporal hint.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "generate", derive(Debug))]
pub enum Temporal {
    /// `TH_LOAD_NT`
    Load,
    /// `TH_STORE_NT`
    Store,
    /// `TH_ATOMIC_RETURN`
    Atomic,
}

/// Address of a flat, global or scratch instruction.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug, PartialEq, Eq))]
pub struct Flat {
    /// VGPR address.
    pub address: Bits,
    /// Scalar address.
    pub base: Bits,
    /// Code of the scalar address that means none.
    pub off: u8,
    /// Code of the scalar address that means neither a scalar nor a VGPR address; the same as `off` where there is no such code.
    pub none: u8,
    /// Code of the scalar address that no instruction may have: the upper half of EXEC.
    pub reserved: u8,
    /// What a scalar address makes of the VGPR address.
    pub kind: FlatKind,
    /// The bit that says whether a scratch address has a VGPR; [`NO_BIT`] where the scalar address alone tells.
    pub vector: Bit,
}

/// Kinds of flat addresses.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "generate", derive(Debug))]
pub enum FlatKind {
    /// Two VGPRs, or one and a pair of SGPRs.
    Global,
    /// Two VGPRs; the base appears only where there is one.
    Generic,
    /// No VGPR: a pair of SGPRs, or `off`.
    LaneId,
    /// A VGPR, an SGPR, both or none.
    Scratch,
}

/// Offset of a scalar memory instruction.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug, PartialEq, Eq))]
pub struct ScalarOffset {
    /// The register.
    pub register: Bits,
    /// The immediate.
    pub immediate: Bits,
    /// Whether an assembler takes no negative offset: the address is a buffer's.
    pub positive: bool,
    /// How to tell which are there.
    pub kind: ScalarOffsetKind,
}

/// How a scalar memory instruction says which offsets it has.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug, PartialEq, Eq))]
pub enum ScalarOffsetKind {
    /// Two bits; without the second, the register's code is in the immediate's low bits.
    TwoFlags {
        /// There is an immediate.
        immediate: Bit,
        /// There is a register in its field.
        register: Bit,
    },
    /// The register may be the one that reads as zero (by its code): then only the immediate counts.
    Null(u8),
    /// The same, but the immediate is written even where it is zero.
    NullAlways(u8),
}

/// Operands of an image instruction whose sizes depend on other fields.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug, PartialEq, Eq))]
pub struct Image {
    /// Its data.
    pub data: ImageData,
    /// Its address.
    pub address: ImageAddress,
}

/// Data of an image instruction.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug, PartialEq, Eq))]
pub struct ImageData {
    /// First VGPR.
    pub data: Bits,
    /// The data mask.
    pub mask: Bits,
    /// Data has 16 bits.
    pub d16: Bit,
    /// A further dword tells of residency.
    pub tfe: Bit,
    /// AccVGPRs if the bit is set.
    pub accumulator: Bit,
    /// How many dwords.
    pub rule: ImageRule,
}

/// How many dwords an image instruction's data has.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug, PartialEq, Eq))]
pub enum ImageRule {
    /// One a set bit of the mask, at least one; with D16 two components share a dword.
    Mask,
    /// Four, as if the mask were full.
    Gather,
    /// The same, of an instruction that loads samples.
    Samples,
    /// So many, or as many as the mask (and TFE) says if that is up to twice as many and one more.
    AtLeast(u8),
    /// So many.
    Fixed(u8),
}

/// Address of an image instruction.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug, PartialEq, Eq))]
pub struct ImageAddress {
    /// First VGPR.
    pub first: Bits,
    /// Further VGPRs, eight bits each, lowest first.
    pub more: Bits,
    /// Where the fifth VGPR is instead; [`NO_BIT`] if with the others.
    pub fifth: Bit,
    /// Dimensions.
    pub dim: Bits,
    /// Coordinates have 16 bits.
    pub a16: Bit,
    /// What it has.
    pub rule: AddressRule,
    /// How they are written.
    pub layout: AddressLayout,
    /// The least dwords that a list may have.
    pub least_list: u8,
}

/// What an image address has.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug, PartialEq, Eq))]
pub enum AddressRule {
    /// The coordinates of a texel.
    Texel(TexelRule),
    /// A ray in parts of so many dwords. With A16 the last is left out: two directions share the dwords of one.
    Ray([u8; 5]),
}

/// What the address of a texel has besides coordinates, slices included.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug, PartialEq, Eq))]
pub struct TexelRule {
    /// Dwords before the coordinates: offset, bias, reference value.
    pub before: u8,
    /// Gradients: none, of 32 bits, or of 16.
    pub gradients: Gradients,
    /// A level of detail, or a clamp of it.
    pub level: bool,
    /// So many dwords in all, whatever the above say; 0: count.
    pub fixed: u8,
    /// The least dwords of any dimension.
    pub least: u8,
    /// The most dwords of any dimension that the instruction takes.
    pub most: u8,
}

/// Gradients of an image address.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug, PartialEq, Eq))]
pub enum Gradients {
    /// None.
    Absent,
    /// As the generation has them: 16 bits with A16.
    Full,
    /// Always 16 bits.
    Narrow,
}

/// How the VGPRs of an image address are written.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "generate", derive(Debug))]
pub enum AddressLayout {
    /// One run of VGPRs.
    Together,
    /// `[v1, v2, v3]`: each in a field.
    Separate,
    /// A list whose last field starts a run, or, of a ray, each.
    Partial,
}

/// Formats of a matrix operand.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug, PartialEq, Eq))]
pub struct MatrixShape {
    /// Dwords with eight-bit elements.
    pub eight: u8,
    /// Dwords with six-bit elements.
    pub six: u8,
    /// Dwords with four-bit elements.
    pub four: u8,
    /// AccVGPRs if the bit is set.
    pub accumulator: Bit,
    /// The format of the other factor. Where either format is reserved, both factors count as having elements of eight bits.
    pub other: Apart,
}

/// A list of names for values, in [`super::TextTables::names`].
pub type Names = Run;
/// A list of parts of an immediate, in [`super::TextTables::parts`].
pub type Parts = Run;

/// Names of a message's parts.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug, PartialEq, Eq))]
pub struct Messages {
    /// Messages.
    pub messages: Names,
    /// Operations, by message (high byte) and operation (low byte); none where the message is the whole immediate.
    pub operations: Names,
}

/// All names that generated tables use.
#[doc(hidden)]
pub mod vocabulary {
    pub use super::AddressLayout::*;
    pub use super::AddressRule::*;
    pub use super::DppKind::*;
    pub use super::File::*;
    pub use super::FlatKind::*;
    pub use super::Gradients::*;
    pub use super::Half::*;
    pub use super::ImageRule::*;
    pub use super::Immediate::*;
    pub use super::Item::*;
    pub use super::Present::*;
    pub use super::ScalarOffsetKind::*;
    pub use super::Size::*;
    pub use super::Style::*;
    pub use super::Temporal::*;
    pub use super::{
        Apart, Flat, Image, ImageAddress, ImageData, Item, MatrixShape, Messages, Register, ScalarOffset, TexelRule,
    };
    pub use crate::rows::{Run, Str, bits, run, s};
    pub use crate::text::Constant::*;
    pub use crate::text::syntax::{Frame, Syntax, frame, syntax};
    pub use crate::text::{Part, TextTables};
}
