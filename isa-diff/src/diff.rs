//! The difference between two instruction sets, as data. Its JSON is described in `docs/diff-json.md`.
//!
//! A diff holds all that turns the first into the second, the order of lists included, so it can be applied (see
//! [`Diff::apply`]). Things are named by the names of the first; what is added is written out in the words of the second.

use isa_spec::bits::{BitPattern, BitRange};
use isa_spec::isa::{Component, DataFormat, DataKind, Field, Flags, Group, NamedValue, OperandType};
use serde::{Deserialize, Serialize};

use crate::list::{Change, ListDiff};
use crate::model::{Condition, Encoding, Form, Header, Instruction, OpcodeField, Operand};

/// Version of the JSON form. It grows when a reader of the old form would misread the new one.
pub const SCHEMA: u32 = 1;

/// What turns one instruction set into another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Diff {
    /// Version of this form, [`SCHEMA`].
    pub schema: u32,
    /// The first instruction set.
    pub from: Header,
    /// The second.
    pub to: Header,
    /// Numbers of things before and after.
    pub totals: Change<Totals>,
    /// Encodings, with their fields and conditions.
    #[serde(default, skip_serializing_if = "ListDiff::is_empty")]
    pub encodings: ListDiff<Encoding, EncodingChange>,
    /// Instructions, with their forms and operands.
    #[serde(default, skip_serializing_if = "ListDiff::is_empty")]
    pub instructions: ListDiff<Instruction, InstructionChange>,
    /// Operand types, with their values.
    #[serde(default, skip_serializing_if = "ListDiff::is_empty")]
    pub operand_types: ListDiff<OperandType, OperandTypeChange>,
    /// Data formats.
    #[serde(default, skip_serializing_if = "ListDiff::is_empty")]
    pub data_formats: ListDiff<DataFormat, DataFormatChange>,
    /// Functional groups.
    #[serde(default, skip_serializing_if = "ListDiff::is_empty")]
    pub groups: ListDiff<Group, GroupChange>,
    /// Functional subgroups.
    #[serde(default, skip_serializing_if = "ListDiff::is_empty")]
    pub subgroups: ListDiff<Group, GroupChange>,
}

/// How many things of each kind an instruction set has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Totals {
    /// Instructions.
    pub instructions: usize,
    /// Forms of all instructions.
    pub forms: usize,
    /// Encodings.
    pub encodings: usize,
    /// Conditions of all encodings.
    pub conditions: usize,
    /// Operand types.
    pub operand_types: usize,
    /// Data formats.
    pub data_formats: usize,
}

/// A text that may be absent, before and after.
pub type DescriptionChange = Option<Change<Option<String>>>;

/// What changes in an encoding.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EncodingChange {
    /// Its name in the first instruction set.
    pub name: String,
    /// Its name in the second, if it has another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub renamed: Option<String>,
    /// AMD's order number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<Change<i32>>,
    /// Length in bits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bits: Option<Change<u16>>,
    /// The bits that mark it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prefix: Option<Change<BitPattern>>,
    /// AMD's identifier mask.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub identifier_mask: Option<Change<u32>>,
    /// AMD's identifiers. An identifier never changes; it goes or comes.
    #[serde(default, skip_serializing_if = "ListDiff::is_empty")]
    pub identifiers: ListDiff<u32, Unchanging>,
    /// Where the opcode is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opcode: Option<Change<OpcodeField>>,
    /// Fields.
    #[serde(default, skip_serializing_if = "ListDiff::is_empty")]
    pub fields: ListDiff<Field, FieldChange>,
    /// Conditions.
    #[serde(default, skip_serializing_if = "ListDiff::is_empty")]
    pub conditions: ListDiff<Condition, ConditionChange>,
    /// AMD's text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: DescriptionChange,
}

/// The change of what has no parts: there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Unchanging {}

/// What changes in a field.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FieldChange {
    /// Its name in the first instruction set.
    pub name: String,
    /// Its name in the second, if it has another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub renamed: Option<String>,
    /// Its bits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ranges: Option<Change<Vec<BitRange>>>,
    /// AMD's `IsConditional`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub conditional: Option<Change<bool>>,
    /// Names of its values.
    #[serde(default, skip_serializing_if = "ListDiff::is_empty")]
    pub values: ListDiff<NamedValue, ValueChange>,
    /// AMD's text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: DescriptionChange,
}

/// What changes in a named value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ValueChange {
    /// Its name in the first instruction set.
    pub name: String,
    /// Its name in the second, if it has another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub renamed: Option<String>,
    /// The value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<Change<u64>>,
    /// AMD's text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: DescriptionChange,
}

/// What changes in a condition.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConditionChange {
    /// Its name in the first instruction set.
    pub name: String,
    /// Its name in the second, if it has another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub renamed: Option<String>,
    /// AMD's number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<Change<Option<u32>>>,
    /// The tests, `from` by the field names of the second instruction set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub any: Option<Change<Vec<Vec<crate::model::FieldTest>>>>,
}

/// What changes in an instruction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct InstructionChange {
    /// Its name in the first instruction set.
    pub name: String,
    /// Its name in the second, if it has another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub renamed: Option<String>,
    /// Other names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aliases: Option<Change<Vec<String>>>,
    /// Flags.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flags: Option<Change<Flags>>,
    /// Functional group.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<Change<String>>,
    /// Functional subgroups.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub subgroups: Option<Change<Vec<String>>>,
    /// Forms.
    #[serde(default, skip_serializing_if = "ListDiff::is_empty")]
    pub forms: ListDiff<Form, FormChange>,
    /// AMD's text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: DescriptionChange,
}

/// What changes in a form. Its encoding is the same, or that encoding renamed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FormChange {
    /// The encoding's name in the second instruction set.
    pub encoding: String,
    /// The condition's name in the second instruction set.
    pub condition: String,
    /// When it applies, if that is another condition; `from` is named as the second instruction set names it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other_condition: Option<Change<String>>,
    /// Value of the opcode field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opcode: Option<Change<u32>>,
    /// Operands.
    #[serde(default, skip_serializing_if = "ListDiff::is_empty")]
    pub operands: ListDiff<Operand, OperandChange>,
}

/// What changes in an operand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OperandChange {
    /// The field that holds it, as the second instruction set names it; the operand type of one without a field.
    pub name: String,
    /// The field, if it is another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub field: Option<Change<Option<String>>>,
    /// Operand type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub operand_type: Option<Change<String>>,
    /// Data format.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data_format: Option<Change<String>>,
    /// Size in bits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<Change<u16>>,
    /// Whether it is read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub input: Option<Change<bool>>,
    /// Whether it is written.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub output: Option<Change<bool>>,
    /// AMD's `IsImplicit`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub implicit: Option<Change<bool>>,
    /// AMD's `IsBinaryMicrocodeRequired`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub binary_microcode_required: Option<Change<bool>>,
}

/// What changes in an operand type.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OperandTypeChange {
    /// Its name.
    pub name: String,
    /// AMD's `IsPartitioned`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub partitioned: Option<Change<bool>>,
    /// AMD's subtypes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub subtypes: Option<Change<Vec<String>>>,
    /// Names of its values.
    #[serde(default, skip_serializing_if = "ListDiff::is_empty")]
    pub values: ListDiff<NamedValue, ValueChange>,
    /// Parts of a partitioned value.
    #[serde(default, skip_serializing_if = "ListDiff::is_empty")]
    pub fields: ListDiff<Field, FieldChange>,
    /// AMD's text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: DescriptionChange,
}

/// What changes in a data format.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DataFormatChange {
    /// Its name.
    pub name: String,
    /// What the bits are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<Change<DataKind>>,
    /// Size in bits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bits: Option<Change<u16>>,
    /// Components.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<Change<Vec<Component>>>,
    /// AMD's text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: DescriptionChange,
}

/// What changes in a functional group: AMD's text only.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GroupChange {
    /// Its name.
    pub name: String,
    /// AMD's text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: DescriptionChange,
}

impl Diff {
    /// Whether the two are equal.
    pub fn is_empty(&self) -> bool {
        self.from == self.to
            && self.encodings.is_empty()
            && self.instructions.is_empty()
            && self.operand_types.is_empty()
            && self.data_formats.is_empty()
            && self.groups.is_empty()
            && self.subgroups.is_empty()
    }
}
