//! The IR with names in place of ids, so that two generations can be compared and a difference can be written down.
//!
//! [`Model::new`] and [`Model::to_isa`] are inverse to each other.

use isa_spec::bits::BitPattern;
use isa_spec::isa;
use isa_spec::isa::{DataFormat, Field, Flags, Group, Isa, OperandType, Slot};
use serde::{Deserialize, Serialize};

mod resolve;

/// One generation, its references by name.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// What the file says about itself.
    pub header: Header,
    /// As in [`Isa::encodings`].
    pub encodings: Vec<Encoding>,
    /// As in [`Isa::instructions`].
    pub instructions: Vec<Instruction>,
    /// As in [`Isa::operand_types`].
    pub operand_types: Vec<OperandType>,
    /// As in [`Isa::data_formats`].
    pub data_formats: Vec<DataFormat>,
    /// As in [`Isa::groups`].
    pub groups: Vec<Group>,
    /// As in [`Isa::subgroups`].
    pub subgroups: Vec<Group>,
}

/// The scalar members of [`Isa`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Header {
    /// The project's name of the generation.
    pub generation: String,
    /// AMD's name of it.
    pub architecture: String,
    /// AMD's number of it.
    pub architecture_id: u32,
    /// Release date of the file.
    pub release_date: String,
    /// Version of AMD's schema.
    pub schema_version: String,
    /// Forms that the file lists twice.
    pub folded_forms: u32,
}

/// [`isa::Encoding`] by names.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Encoding {
    /// AMD's name.
    pub name: String,
    /// AMD's order number.
    pub order: i32,
    /// Length in bits.
    pub bits: u16,
    /// The bits of the first dword that mark the encoding.
    pub prefix: BitPattern,
    /// AMD's identifier mask.
    pub identifier_mask: u32,
    /// AMD's identifiers.
    pub identifiers: Vec<u32>,
    /// Where the opcode is.
    pub opcode: OpcodeField,
    /// The fields.
    pub fields: Vec<Field>,
    /// The conditions.
    pub conditions: Vec<Condition>,
    /// AMD's text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
}

/// [`isa::OpcodeField`] by names of fields.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OpcodeField {
    /// The encoding has one instruction only.
    None,
    /// One field.
    One(String),
    /// A word holds two instructions.
    Dual {
        /// Opcode of the X half.
        x: String,
        /// Opcode of the Y half.
        y: String,
    },
}

/// [`isa::Condition`] by names of fields.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Condition {
    /// AMD's name.
    pub name: String,
    /// AMD's number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u32>,
    /// Alternatives.
    pub any: Vec<Vec<FieldTest>>,
}

/// [`isa::FieldTest`] by the field's name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct FieldTest {
    /// The field.
    pub field: String,
    /// Inclusive ranges.
    pub ranges: Vec<(u64, u64)>,
}

/// [`isa::Instruction`] by names.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Instruction {
    /// AMD's name.
    pub name: String,
    /// Other names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// AMD's flags.
    pub flags: Flags,
    /// Functional group.
    pub group: String,
    /// Functional subgroups.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub subgroups: Vec<String>,
    /// The forms.
    pub forms: Vec<Form>,
    /// AMD's text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
}

/// [`isa::Form`] by names.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Form {
    /// The layout.
    pub encoding: String,
    /// When it applies.
    pub condition: String,
    /// Value of the opcode field.
    pub opcode: u32,
    /// Which half of a word it fills.
    #[serde(default, skip_serializing_if = "Slot::is_whole")]
    pub slot: Slot,
    /// The operands.
    pub operands: Vec<Operand>,
}

/// [`isa::Operand`] by names.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Operand {
    /// The field that holds it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
    /// What the field's values mean.
    pub operand_type: String,
    /// How the data is laid out.
    pub data_format: String,
    /// Size in bits.
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

impl Model {
    /// Writes names in place of ids.
    pub fn new(isa: &Isa) -> Self {
        Self {
            header: Header {
                generation: isa.generation.clone(),
                architecture: isa.architecture.clone(),
                architecture_id: isa.architecture_id,
                release_date: isa.release_date.clone(),
                schema_version: isa.schema_version.clone(),
                folded_forms: isa.folded_forms,
            },
            encodings: isa.encodings.iter().map(Encoding::new).collect(),
            instructions: isa.instructions.iter().map(|instruction| Instruction::new(isa, instruction)).collect(),
            operand_types: isa.operand_types.clone(),
            data_formats: isa.data_formats.clone(),
            groups: isa.groups.clone(),
            subgroups: isa.subgroups.clone(),
        }
    }

    /// The encoding of that name.
    pub fn encoding(&self, name: &str) -> Option<&Encoding> {
        self.encodings.iter().find(|encoding| encoding.name == name)
    }

    /// The number of forms.
    pub fn form_count(&self) -> usize {
        self.instructions.iter().map(|instruction| instruction.forms.len()).sum()
    }
}

impl Encoding {
    fn new(encoding: &isa::Encoding) -> Self {
        let name = |id: isa::FieldId| encoding.fields[id.index()].name.clone();
        let test = |test: &isa::FieldTest| FieldTest { field: name(test.field), ranges: test.ranges.clone() };
        Self {
            name: encoding.name.clone(),
            order: encoding.order,
            bits: encoding.bits,
            prefix: encoding.prefix,
            identifier_mask: encoding.identifier_mask,
            identifiers: encoding.identifiers.clone(),
            opcode: match encoding.opcode {
                isa::OpcodeField::None => OpcodeField::None,
                isa::OpcodeField::One(field) => OpcodeField::One(name(field)),
                isa::OpcodeField::Dual { x, y } => OpcodeField::Dual { x: name(x), y: name(y) },
            },
            fields: encoding.fields.clone(),
            conditions: encoding
                .conditions
                .iter()
                .map(|condition| Condition {
                    name: condition.name.clone(),
                    id: condition.id,
                    any: condition.any.iter().map(|all| all.iter().map(test).collect()).collect(),
                })
                .collect(),
            description: encoding.description.clone(),
        }
    }
}

impl Instruction {
    fn new(isa: &Isa, instruction: &isa::Instruction) -> Self {
        Self {
            name: instruction.name.clone(),
            aliases: instruction.aliases.clone(),
            flags: instruction.flags,
            group: isa.groups[instruction.group.index()].name.clone(),
            subgroups: instruction.subgroups.iter().map(|id| isa.subgroups[id.index()].name.clone()).collect(),
            forms: instruction.forms.iter().map(|form| Form::new(isa, form)).collect(),
            description: instruction.description.clone(),
        }
    }
}

impl Form {
    fn new(isa: &Isa, form: &isa::Form) -> Self {
        let encoding = &isa.encodings[form.encoding.index()];
        let operand = |operand: &isa::Operand| Operand {
            field: operand.field.map(|id| encoding.fields[id.index()].name.clone()),
            operand_type: isa.operand_types[operand.operand_type.index()].name.clone(),
            data_format: isa.data_formats[operand.data_format.index()].name.clone(),
            size: operand.size,
            input: operand.input,
            output: operand.output,
            implicit: operand.implicit,
            binary_microcode_required: operand.binary_microcode_required,
        };
        Self {
            encoding: encoding.name.clone(),
            condition: encoding.conditions[form.condition.index()].name.clone(),
            opcode: form.opcode,
            slot: form.slot,
            operands: form.operands.iter().map(operand).collect(),
        }
    }
}
