//! The intermediate representation: one generation's facts, with ids in place of names.
//!
//! Everything is an arena (a `Vec` in the order of the specification) and an id is an index into it. Ids of fields and of
//! conditions are local to their encoding. What the specification gets wrong is already mended here (see [`crate::patch`]).

use serde::{Deserialize, Serialize};

use crate::bits::{BitPattern, BitRange};

macro_rules! id {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u16);

        impl $name {
            /// The index into the arena.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

id! {
    /// Index into [`Isa::encodings`].
    EncodingId
    /// Index into [`Encoding::fields`] of the encoding at hand.
    FieldId
    /// Index into [`Encoding::conditions`] of the encoding at hand.
    ConditionId
    /// Index into [`Isa::instructions`].
    InstructionId
    /// Index into [`Isa::operand_types`].
    OperandTypeId
    /// Index into [`Isa::data_formats`].
    DataFormatId
    /// Index into [`Isa::groups`].
    GroupId
    /// Index into [`Isa::subgroups`].
    SubgroupId
}

/// One generation of AMD GPU instruction sets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Isa {
    /// The project's name of the generation, `rdna3_5`.
    pub generation: String,
    /// AMD's name, `AMD RDNA 3.5`.
    pub architecture: String,
    /// AMD's number of the architecture.
    pub architecture_id: u32,
    /// Release date of the file, `2026-02-20`.
    pub release_date: String,
    /// Version of AMD's schema, `1.1.1`.
    pub schema_version: String,
    /// In the order of the file.
    pub encodings: Vec<Encoding>,
    /// In the order of the file.
    pub instructions: Vec<Instruction>,
    /// In the order of the file.
    pub operand_types: Vec<OperandType>,
    /// In the order of the file.
    pub data_formats: Vec<DataFormat>,
    /// Functional groups (`VALU`).
    pub groups: Vec<Group>,
    /// Functional subgroups (`ATOMIC`).
    pub subgroups: Vec<Group>,
    /// How many forms the file lists twice, letter for letter; each is here once.
    pub folded_forms: u32,
}

/// A functional group or subgroup.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Group {
    /// AMD's name.
    pub name: String,
    /// AMD's text, if the archive has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
}

/// A layout of bits that a family of instructions shares.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Encoding {
    /// AMD's name, `ENC_VOP2`.
    pub name: String,
    /// AMD's order number; it runs from -1.
    pub order: i32,
    /// Length in bits, a multiple of 32, at most 160.
    pub bits: u16,
    /// The bits of the first dword that mark the encoding whatever the opcode.
    pub prefix: BitPattern,
    /// AMD's identifier mask, its low dword: the prefix and the opcode's bits.
    pub identifier_mask: u32,
    /// AMD's identifiers, their low dword, in the order of the file: the prefix with each opcode folded in.
    pub identifiers: Vec<u32>,
    /// Where the opcode is.
    pub opcode: OpcodeField,
    /// In the order of the file.
    pub fields: Vec<Field>,
    /// In the order of the file.
    pub conditions: Vec<Condition>,
    /// AMD's text, if the archive has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
}

/// Where an encoding keeps its opcode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OpcodeField {
    /// The encoding has one instruction only (EXP).
    None,
    /// One field.
    One(FieldId),
    /// A word holds two instructions (VOPD); a form belongs to one of the two slots.
    Dual {
        /// Opcode of the X half.
        x: FieldId,
        /// Opcode of the Y half.
        y: FieldId,
    },
}

/// A named run of bits, possibly split.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Field {
    /// AMD's name, `SRC0`.
    pub name: String,
    /// From the value's low bits to its high bits.
    pub ranges: Vec<BitRange>,
    /// AMD's `IsConditional`.
    pub conditional: bool,
    /// Names for values of the field.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<NamedValue>,
    /// AMD's text, if the archive has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
}

impl Field {
    /// Number of bits in the word, all ranges together.
    pub fn width(&self) -> u32 {
        self.ranges.iter().map(|range| u32::from(range.count)).sum()
    }

    /// The field's bits in `words` as one number, without padding. Bits past the end read as zero.
    pub fn extract(&self, words: &[u32]) -> u64 {
        let mut shift = 0;
        self.ranges.iter().fold(0, |value, range| {
            let part = range.extract(words).checked_shl(shift).unwrap_or(0);
            shift += u32::from(range.count);
            value | part
        })
    }

    /// Lays `value` (without padding) into `words`.
    pub fn insert(&self, words: &mut [u32], value: u64) {
        let mut rest = value;
        for range in &self.ranges {
            range.insert(words, rest);
            rest = rest.checked_shr(u32::from(range.count)).unwrap_or(0);
        }
    }
}

/// A value that has a name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NamedValue {
    /// AMD's name, `VCC_LO`.
    pub name: String,
    /// The value in the field.
    pub value: u64,
    /// AMD's text, if the archive has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
}

/// When a form of an encoding applies: an alternative of conjunctions of field tests.
///
/// `[[]]` is always true, `[]` never.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Condition {
    /// AMD's name, `has_lit_0`. A name only: the tests decide.
    pub name: String,
    /// AMD's number, in schema 1.2.0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u32>,
    /// Alternatives.
    pub any: Vec<Vec<FieldTest>>,
}

impl Condition {
    /// Whether `words` meet the condition.
    pub fn holds(&self, encoding: &Encoding, words: &[u32]) -> bool {
        self.any.iter().any(|all| all.iter().all(|test| test.holds(encoding, words)))
    }

    /// Whether the condition holds for all words.
    pub fn is_always(&self) -> bool {
        self.any.iter().any(Vec::is_empty)
    }
}

/// The value of a field must lie in one of the ranges.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FieldTest {
    /// The field, without padding.
    pub field: FieldId,
    /// Inclusive ranges, ascending, neither touching nor overlapping.
    pub ranges: Vec<(u64, u64)>,
}

impl FieldTest {
    /// Whether `value` passes.
    pub fn accepts(&self, value: u64) -> bool {
        self.ranges.iter().any(|&(low, high)| (low..=high).contains(&value))
    }

    /// Whether the field's value in `words` passes.
    pub fn holds(&self, encoding: &Encoding, words: &[u32]) -> bool {
        self.accepts(encoding.fields[self.field.index()].extract(words))
    }
}

/// An instruction with all its forms.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Instruction {
    /// AMD's name, `V_ADD_F32`.
    pub name: String,
    /// Other names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// AMD's flags.
    pub flags: Flags,
    /// Functional group.
    pub group: GroupId,
    /// Functional subgroups.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub subgroups: Vec<SubgroupId>,
    /// In the order of the file.
    pub forms: Vec<Form>,
    /// AMD's text, if the archive has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
}

/// AMD's flags of an instruction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flags {
    /// `IsBranch`
    pub branch: bool,
    /// `IsConditionalBranch`
    pub conditional_branch: bool,
    /// `IsIndirectBranch`
    pub indirect_branch: bool,
    /// `IsProgramTerminator`
    pub program_terminator: bool,
    /// `IsImmediatelyExecuted`
    pub immediately_executed: bool,
}

impl Flags {
    /// The flag that AMD calls `name` (`IsBranch`).
    pub fn by_name(&mut self, name: &str) -> Option<&mut bool> {
        Some(match name {
            "IsBranch" => &mut self.branch,
            "IsConditionalBranch" => &mut self.conditional_branch,
            "IsIndirectBranch" => &mut self.indirect_branch,
            "IsProgramTerminator" => &mut self.program_terminator,
            "IsImmediatelyExecuted" => &mut self.immediately_executed,
            _ => return None,
        })
    }
}

/// One way to encode an instruction (AMD: `InstructionEncoding`).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Form {
    /// The layout.
    pub encoding: EncodingId,
    /// When it applies.
    pub condition: ConditionId,
    /// Value of the encoding's opcode field (of the slot's, in a dual encoding); 0 where there is none.
    pub opcode: u32,
    /// Which half of a word it fills.
    #[serde(default, skip_serializing_if = "Slot::is_whole")]
    pub slot: Slot,
    /// In AMD's order.
    pub operands: Vec<Operand>,
}

/// Which half of a dual-issue word a form fills.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    /// The whole word: every encoding but VOPD.
    #[default]
    Whole,
    /// The X half.
    X,
    /// The Y half.
    Y,
}

impl Slot {
    /// Whether the form fills its word alone.
    pub fn is_whole(&self) -> bool {
        *self == Slot::Whole
    }
}

/// An operand of a form.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Operand {
    /// The field that holds it; none for an implicit operand (SCC, VCC, memory).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub field: Option<FieldId>,
    /// What the field's values mean.
    pub operand_type: OperandTypeId,
    /// How the data is laid out.
    pub data_format: DataFormatId,
    /// Size in bits. 0: the specification does not say.
    pub size: u16,
    /// The instruction reads it.
    pub input: bool,
    /// The instruction writes it.
    pub output: bool,
    /// AMD's `IsImplicit`.
    pub implicit: bool,
    /// AMD's `IsBinaryMicrocodeRequired`.
    pub binary_microcode_required: bool,
}

/// A kind of operand: the names of its values, or the parts of an immediate.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OperandType {
    /// AMD's name, `OPR_SRC`.
    pub name: String,
    /// AMD's `IsPartitioned`: the value is split into `fields`.
    pub partitioned: bool,
    /// AMD's subtypes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub subtypes: Vec<String>,
    /// Names of values, in the order of the file.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<NamedValue>,
    /// Parts of a partitioned value, counted from its bit 0.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fields: Vec<Field>,
    /// AMD's text, if the archive has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
}

/// How data is laid out in a register or in memory.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DataFormat {
    /// AMD's name, `FMT_NUM_F32`.
    pub name: String,
    /// What the bits are.
    pub kind: DataKind,
    /// Size in bits. 0: the specification does not say.
    pub bits: u16,
    /// One entry a component, in AMD's order.
    pub components: Vec<Component>,
    /// AMD's text, if the archive has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
}

/// AMD's `DataType`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DataKind {
    /// Plain bits.
    Bits,
    /// Integers.
    Integer,
    /// Floats.
    Float,
    /// A resource descriptor.
    Descriptor,
}

/// One component of a data format.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Component {
    /// `Data`, or `Mantissa`, `Exponent` and `Sign`.
    pub fields: Vec<DataField>,
}

/// A part of a component.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DataField {
    /// AMD's name.
    pub name: String,
    /// Whether it is signed.
    pub signedness: Signedness,
    /// From low bits to high bits.
    pub ranges: Vec<BitRange>,
}

/// AMD's `Signedness`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Signedness {
    /// `DoesNotApply`
    DoesNotApply,
    /// `Signed`
    Signed,
    /// `Unsigned`
    Unsigned,
    /// `SignedByModifier`: another field of the instruction tells.
    SignedByModifier,
}
