//! The vocabulary of the generated tables: plain rows, pooled, free of pointers.
//!
//! A generated crate is arrays of these rows and one [`Tables`] that points at the arrays. Rows refer to each other by index;
//! names are pieces of one string. Everything is `const`, so that a row costs the compiler next to nothing.

pub use crate::valid::assert_valid;
pub use crate::{Bank, InlineFloat};

use crate::NumberFormat;

use core::fmt;

mod decode;

pub use decode::{
    FamilyRow, HalfFamily, OpcodeSlot, Quick, Selector, VARIANT_INDEX_BITS, X, dual, family, find, next, o, quick, selector,
};
pub(crate) use decode::{NEXT_FAMILY, NO_FORM, Piece, UNUSED};

/// A piece of [`Tables::strings`]: 24 bits of offset, 8 bits of length.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Str(pub(crate) u32);

impl Str {
    /// Where it starts, and its length in bytes.
    #[inline]
    pub(crate) const fn place(self) -> (usize, usize) {
        ((self.0 >> 8) as usize, (self.0 & 0xff) as usize)
    }

    /// The piece of `strings`; empty if it does not lie within.
    pub fn of(self, strings: &str) -> &str {
        let (start, len) = self.place();
        strings.get(start..start + len).unwrap_or("")
    }
}

/// A piece of the string pool.
pub const fn s(offset: u32, len: u32) -> Str {
    Str(offset << 8 | len)
}

/// A run of rows in a pool.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Run {
    pub(crate) first: u16,
    pub(crate) count: u16,
}

impl Run {
    pub(crate) fn of<T>(self, pool: &'static [T]) -> &'static [T] {
        let first = self.first as usize;
        pool.get(first..first + self.count as usize).unwrap_or(&[])
    }
}

/// A run of rows in a pool.
pub const fn run(first: u16, count: u16) -> Run {
    Run { first, count }
}

/// A run of bits of a word.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Bits {
    pub(crate) offset: u8,
    pub(crate) count: u8,
}

/// `count` bits from bit `offset` on.
pub const fn bits(offset: u8, count: u8) -> Bits {
    Bits { offset, count }
}

impl Bits {
    /// The lowest bit's number.
    pub const fn offset(self) -> u8 {
        self.offset
    }

    /// How many.
    pub const fn count(self) -> u8 {
        self.count
    }

    const fn mask(self) -> u64 {
        match self.count {
            0 => 0,
            count => u64::MAX >> (64 - if count > 64 { 64 } else { count }),
        }
    }

    /// The bits as a number; bits past the end of `words` read as zero.
    #[inline]
    pub(crate) fn extract(self, words: &[u32]) -> u64 {
        let (at, shift) = (self.offset as usize / 32, u32::from(self.offset % 32));
        let word = |index: usize| u64::from(words.get(index).copied().unwrap_or(0));
        let mut value = (word(at) | word(at + 1) << 32) >> shift;
        // At most 64 bits touch at most three dwords.
        if shift + u32::from(self.count) > 64 {
            value |= word(at + 2) << (64 - shift);
        }
        value & self.mask()
    }

    /// Lays `value`, which fits, into bits below 64 of `low`.
    #[inline]
    pub(crate) const fn insert_low(self, low: u64, value: u64) -> u64 {
        let shift = self.offset % 64;
        low & !(self.mask() << shift) | value << shift
    }

    /// Lays the low bits of `value` into the first four dwords as one number.
    #[inline]
    pub(crate) const fn insert_wide(self, wide: u128, value: u64) -> u128 {
        let shift = self.offset % 128;
        wide & !((self.mask() as u128) << shift) | ((value & self.mask()) as u128) << shift
    }

    /// Lays the low bits of `value` into `words`; bits past the end of `words` are dropped.
    #[inline]
    pub(crate) fn insert(self, words: &mut [u32], value: u64) {
        let (at, shift) = (self.offset as usize / 32, u32::from(self.offset % 32));
        let (mask, value) = (self.mask(), value & self.mask());
        let mut lay = |index: usize, mask: u32, value: u32| {
            if let Some(word) = words.get_mut(index) {
                *word = *word & !mask | value;
            }
        };
        lay(at, (mask << shift) as u32, (value << shift) as u32);
        if shift + u32::from(self.count) > 32 {
            lay(at + 1, (mask << shift >> 32) as u32, (value << shift >> 32) as u32);
        }
        if shift + u32::from(self.count) > 64 {
            lay(at + 2, (mask >> (64 - shift)) as u32, (value >> (64 - shift)) as u32);
        }
    }
}

// The generator writes rows as their `Debug` form, so it is what stands in the generated code.

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

/// An instruction.
#[derive(Clone, Copy, Debug)]
pub struct InstructionRow {
    pub(crate) name: Str,
    pub(crate) flags: u8,
    pub(crate) group: u8,
    pub(crate) subgroups: u32,
    /// Into [`Tables::form_lists`].
    pub(crate) forms: Run,
}

/// An instruction: name, flags (see [`crate::Flags`]), functional group, functional subgroups as a bit set, forms.
pub const fn instruction(name: Str, flags: u8, group: u8, subgroups: u32, forms: Run) -> InstructionRow {
    InstructionRow { name, flags, group, subgroups, forms }
}

/// A form: one way to encode an instruction.
#[derive(Clone, Copy, Debug)]
pub struct FormRow {
    pub(crate) instruction: u16,
    pub(crate) opcode: u16,
    /// Index of a list of operands.
    pub(crate) operands: u16,
    pub(crate) encoding: u8,
    /// Index within the encoding's conditions.
    pub(crate) condition: u8,
    /// Length in dwords.
    pub(crate) dwords: u8,
    pub(crate) slot: Slot,
}

/// A form: instruction, encoding, condition, length in dwords, opcode, list of operands.
pub const fn form(instruction: crate::Opcode, encoding: u8, condition: u8, dwords: u8, opcode: u16, operands: u16) -> FormRow {
    FormRow { instruction: instruction.0, opcode, operands, encoding, condition, dwords, slot: Slot::Whole }
}

/// A form that fills half of a dual-issue word.
pub const fn half(slot: Slot, row: FormRow) -> FormRow {
    FormRow { slot, ..row }
}

/// Which half of a dual-issue word a form fills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// The whole word: every encoding but VOPD.
    Whole,
    /// The X half.
    X,
    /// The Y half.
    Y,
}

/// An operand of a form.
#[derive(Clone, Copy, Debug)]
pub struct OperandRow {
    pub(crate) field: u8,
    pub(crate) operand_type: u8,
    pub(crate) data_format: u8,
    pub(crate) flags: u8,
    pub(crate) size: u16,
}

/// No field, encoding or family.
pub const NONE: u8 = 0xff;
/// The operand is read.
pub const IN: u8 = 1;
/// The operand is written.
pub const OUT: u8 = 2;
/// AMD's `IsImplicit`.
pub const IMPLICIT: u8 = 4;
/// AMD's `IsBinaryMicrocodeRequired` is false.
pub const UNENCODED: u8 = 8;

/// An operand: field within the encoding (or [`NONE`]), type, format, size in bits, flags.
pub const fn operand(field: u8, operand_type: u8, data_format: u8, size: u16, flags: u8) -> OperandRow {
    OperandRow { field, operand_type, data_format, flags, size }
}

/// An encoding.
#[derive(Clone, Copy, Debug)]
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
#[derive(Clone, Copy, Debug)]
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
#[derive(Clone, Copy, Debug)]
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
#[derive(Clone, Copy, Debug)]
pub struct TestRow {
    pub(crate) field: u8,
    /// Into [`Tables::test_ranges`].
    pub(crate) ranges: Run,
}

/// A test: the field's value must lie in one of the ranges.
pub const fn test(field: u8, ranges: Run) -> TestRow {
    TestRow { field, ranges }
}

/// A kind of operand.
#[derive(Clone, Copy, Debug)]
pub struct OperandTypeRow {
    pub(crate) name: Str,
    pub(crate) kind: OperandKind,
    pub(crate) values: Run,
    pub(crate) fields: Run,
}

/// A kind of operand: name, what its operands are, named values, parts.
pub const fn operand_type(name: Str, kind: OperandKind, values: Run, fields: Run) -> OperandTypeRow {
    OperandTypeRow { name, kind, values, fields }
}

pub use OperandKind::*;

/// What the operands of a type are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OperandKind {
    /// A register or a constant, by a code (see [`Tables::codes`]).
    Selector,
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

/// What a scalar code means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// A run of values that have names.
#[derive(Clone, Copy, Debug)]
pub struct ValueRow {
    pub(crate) first: u32,
    pub(crate) count: u16,
    pub(crate) style: NameStyle,
    pub(crate) number: i16,
    pub(crate) name: Str,
}

/// How the values of a [`ValueRow`] are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// A data format.
#[derive(Clone, Copy, Debug)]
pub struct DataFormatRow {
    pub(crate) name: Str,
    pub(crate) kind: crate::DataKind,
    pub(crate) bits: u16,
    pub(crate) components: u16,
    /// The first component's parts (or, with stride 0 and several components, all components' parts).
    pub(crate) parts: Run,
    /// Bits from one component to the next.
    pub(crate) stride: u16,
    pub(crate) number: NumberFormat,
}

/// A data format: name, kind, size in bits, number of components, parts of a component, bits from one component to the next, how
/// constants are read.
pub const fn data_format(
    name: Str,
    kind: crate::DataKind,
    bits: u16,
    components: u16,
    parts: Run,
    stride: u16,
    number: NumberFormat,
) -> DataFormatRow {
    DataFormatRow { name, kind, bits, components, parts, stride, number }
}

/// Ways to read constants, by what the components are: `PK_` fill a dword with two of them; `M64` is a mask of lanes.
pub mod reads {
    use crate::{FloatWidth, NumberFormat};

    const fn floats(float: FloatWidth, bits: u8) -> NumberFormat {
        NumberFormat { float, bits, signed: false, is_float: true, lane_mask: false }
    }

    const fn integers(float: FloatWidth, bits: u8, signed: bool) -> NumberFormat {
        NumberFormat { float, bits, signed, is_float: false, lane_mask: false }
    }

    /// Half.
    pub const F16: NumberFormat = floats(FloatWidth::F16, 16);
    /// Two halves.
    pub const PK_F16: NumberFormat = floats(FloatWidth::F16, 32);
    /// Bfloat.
    pub const BF16: NumberFormat = floats(FloatWidth::Bf16, 16);
    /// Two bfloats.
    pub const PK_BF16: NumberFormat = floats(FloatWidth::Bf16, 32);
    /// Single, and what is smaller than 16 bits.
    pub const F32: NumberFormat = floats(FloatWidth::F32, 32);
    /// Double.
    pub const F64: NumberFormat = floats(FloatWidth::F64, 64);
    /// 16 bits.
    pub const U16: NumberFormat = integers(FloatWidth::F16, 16, false);
    /// 16 bits with sign.
    pub const I16: NumberFormat = integers(FloatWidth::F16, 16, true);
    /// 32 bits, and what is neither of 16 nor of 64.
    pub const U32: NumberFormat = integers(FloatWidth::F32, 32, false);
    /// 32 bits with sign.
    pub const I32: NumberFormat = integers(FloatWidth::F32, 32, true);
    /// 64 bits.
    pub const U64: NumberFormat = integers(FloatWidth::F64, 64, false);
    /// 64 bits with sign.
    pub const I64: NumberFormat = integers(FloatWidth::F64, 64, true);
    /// One bit a lane.
    pub const M64: NumberFormat = NumberFormat { lane_mask: true, ..U64 };
}

/// A part of a component of a data format.
#[derive(Clone, Copy, Debug)]
pub struct DataPartRow {
    pub(crate) name: Str,
    pub(crate) signedness: crate::Signedness,
    pub(crate) offset: u16,
    pub(crate) count: u16,
}

/// A part of a component: name, signedness, lowest bit, number of bits.
pub const fn part(name: Str, signedness: crate::Signedness, offset: u16, count: u16) -> DataPartRow {
    DataPartRow { name, signedness, offset, count }
}

/// A name of an instruction, AMD's or an alias, in the sorted list that lookup searches.
#[derive(Clone, Copy, Debug)]
pub struct NameRow {
    pub(crate) name: Str,
    pub(crate) instruction: u16,
}

/// A name of an instruction.
pub const fn name(name: Str, instruction: crate::Opcode) -> NameRow {
    NameRow { name, instruction: instruction.0 }
}

/// AMD's descriptions, by index; empty where AMD has none. Only with the feature `docs`, and only from an archive that has them.
#[derive(Debug)]
pub struct Descriptions {
    /// By [`crate::Opcode`].
    pub instructions: &'static [&'static str],
    /// Of the encodings.
    pub encodings: &'static [&'static str],
    /// Of the operand types.
    pub operand_types: &'static [&'static str],
    /// Of the data formats.
    pub data_formats: &'static [&'static str],
}

/// Limits of a generation's registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    pub(crate) constant_bus: u8,
    pub(crate) aligned_vectors: bool,
    pub(crate) short_halves: bool,
}

/// Limits: scalar registers and literals that a vector instruction may read, whether runs of VGPRs start at even numbers, whether
/// 16-bit operands of the encodings of 32 bits end at v127.
pub const fn limits(constant_bus: u8, aligned_vectors: bool, short_halves: bool) -> Limits {
    Limits { constant_bus, aligned_vectors, short_halves }
}

/// All tables of a generation. The generated crates fill it; [`crate::Isa`] reads it.
#[derive(Debug)]
pub struct Tables {
    /// The project's name of the generation, `rdna3`.
    pub generation: &'static str,
    /// AMD's name, `AMD RDNA 3`.
    pub architecture: &'static str,
    /// Release date of the specification.
    pub release_date: &'static str,
    /// All names, end to end.
    pub strings: &'static str,
    /// By [`crate::Opcode`], in the order of names.
    pub instructions: &'static [InstructionRow],
    /// Sorted by family, opcode and variant.
    pub forms: &'static [FormRow],
    /// Lists of forms, one an instruction, in AMD's order.
    pub form_lists: &'static [u16],
    /// Lists of operands, end to end.
    pub operands: &'static [OperandRow],
    /// Where list `i` of operands starts; it ends where the next starts.
    pub operand_lists: &'static [u16],
    /// Encodings, in AMD's order.
    pub encodings: &'static [EncodingRow],
    /// Fields of encodings and of partitioned operand types.
    pub fields: &'static [FieldRow],
    /// Further runs of bits of split fields.
    pub ranges: &'static [Bits],
    /// Conditions of encodings.
    pub conditions: &'static [ConditionRow],
    /// Conjunctions, as runs of [`Self::tests`].
    pub alternatives: &'static [Run],
    /// Tests.
    pub tests: &'static [TestRow],
    /// Inclusive ranges of tests.
    pub test_ranges: &'static [(u32, u32)],
    /// Operand types.
    pub operand_types: &'static [OperandTypeRow],
    /// Limits of registers.
    pub limits: Limits,
    /// What the scalar codes mean: those of fields that can hold scalar registers or constants.
    pub codes: &'static [Meaning; 256],
    /// Named values.
    pub values: &'static [ValueRow],
    /// Data formats.
    pub data_formats: &'static [DataFormatRow],
    /// Parts of components.
    pub data_parts: &'static [DataPartRow],
    /// Functional groups.
    pub groups: &'static [Str],
    /// Functional subgroups.
    pub subgroups: &'static [Str],
    /// All names and aliases of instructions, sorted by bytes.
    pub names: &'static [NameRow],
    /// Family by the top nine bits of the first dword; [`NONE`] where there is none.
    pub lead: &'static [u8; 512],
    /// Families.
    pub families: &'static [FamilyRow],
    /// The forms of all opcodes' quick words (see [`Quick`]), beside [`Self::opcode_slots`]; 0xffff where there is none.
    pub quick_forms: &'static [u16],
    /// Opcodes of all families.
    pub opcode_slots: &'static [OpcodeSlot],
    /// Classes of selectors.
    pub classes: &'static [u8],
    /// What a variant is: its form (counted from the opcode's first) in the low [`VARIANT_INDEX_BITS`], the form's length in
    /// dwords above; [`NONE`] where there is none.
    pub variants: &'static [u8],
    /// AMD's descriptions.
    pub descriptions: Option<&'static Descriptions>,
    /// Compilers assume 64 lanes where nothing else is said.
    pub wave64: bool,
    /// Spelling.
    pub text: crate::text::TextTables,
    /// The assembler's tables.
    pub asm: crate::asm::AsmTables,
}
