//! The file as written: one struct an element, strings with their places, no judgement.
//!
//! What is absent is `None`, what is malformed is kept; [`crate::lower`] judges. Elements that are not known are warnings. Fields
//! are named after the elements and attributes that they hold.

mod read;

pub use read::read;

use crate::diag::Span;
use crate::expression::Expression;
use crate::xml::Text;

/// `Spec`
#[derive(Debug, Default)]
pub struct Spec<'a> {
    /// The start tag.
    pub span: Span,
    /// `Document/ReleaseDate`
    pub release_date: Option<Text<'a>>,
    /// `Document/SchemaVersion`
    pub schema_version: Option<Text<'a>>,
    /// `ISA/Architecture/ArchitectureName`
    pub architecture_name: Option<Text<'a>>,
    /// `ISA/Architecture/ArchitectureId`
    pub architecture_id: Option<Text<'a>>,
    /// `ISA/Encodings`
    pub encodings: Vec<Encoding<'a>>,
    /// `ISA/Instructions`
    pub instructions: Vec<Instruction<'a>>,
    /// `ISA/DataFormats`
    pub data_formats: Vec<DataFormat<'a>>,
    /// `ISA/OperandTypes`
    pub operand_types: Vec<OperandType<'a>>,
    /// `ISA/FunctionalGroups`
    pub groups: Vec<Group<'a>>,
    /// `ISA/FunctionalSubgroups`
    pub subgroups: Vec<Group<'a>>,
}

/// A number, with the base that the file states.
#[derive(Clone, Debug)]
pub struct Number<'a> {
    /// The digits.
    pub text: Text<'a>,
    /// `Radix`
    pub radix: Option<Text<'a>>,
}

/// `Encoding`
#[derive(Debug, Default)]
pub struct Encoding<'a> {
    pub span: Span,
    pub order: Option<Text<'a>>,
    pub name: Option<Text<'a>>,
    pub bit_count: Option<Text<'a>>,
    pub identifier_mask: Option<Number<'a>>,
    pub identifiers: Vec<Number<'a>>,
    pub conditions: Vec<Condition<'a>>,
    pub description: Option<Text<'a>>,
    pub fields: Vec<Field<'a>>,
}

/// `EncodingCondition` of an encoding
#[derive(Debug, Default)]
pub struct Condition<'a> {
    pub span: Span,
    pub name: Option<Text<'a>>,
    pub id: Option<Text<'a>>,
    pub expression: Option<Expression<'a>>,
}

/// `Field`, of an encoding, of an operand type or of a data format
#[derive(Debug, Default)]
pub struct Field<'a> {
    pub span: Span,
    pub conditional: Option<Text<'a>>,
    pub signedness: Option<Text<'a>>,
    pub name: Option<Text<'a>>,
    pub description: Option<Text<'a>>,
    pub range_count: Option<Text<'a>>,
    pub ranges: Vec<Range<'a>>,
    pub values: Vec<Value<'a>>,
}

/// `Range`
#[derive(Debug, Default)]
pub struct Range<'a> {
    pub span: Span,
    pub order: Option<Text<'a>>,
    pub bit_count: Option<Text<'a>>,
    pub bit_offset: Option<Text<'a>>,
    pub padding: Option<Padding<'a>>,
}

/// `Padding`
#[derive(Debug, Default)]
pub struct Padding<'a> {
    pub span: Span,
    pub bit_count: Option<Text<'a>>,
    pub value: Option<Number<'a>>,
}

/// `PredefinedValue`
#[derive(Debug, Default)]
pub struct Value<'a> {
    pub span: Span,
    pub name: Option<Text<'a>>,
    pub description: Option<Text<'a>>,
    pub value: Option<Number<'a>>,
}

/// `Instruction`
#[derive(Debug, Default)]
pub struct Instruction<'a> {
    pub span: Span,
    /// Name of the flag's element, and its text.
    pub flags: Vec<(&'a str, Text<'a>)>,
    pub name: Option<Text<'a>>,
    pub aliases: Vec<Text<'a>>,
    pub description: Option<Text<'a>>,
    pub forms: Vec<Form<'a>>,
    pub group: Option<Text<'a>>,
    pub subgroups: Vec<Text<'a>>,
}

/// `InstructionEncoding`
#[derive(Debug, Default)]
pub struct Form<'a> {
    pub span: Span,
    pub encoding: Option<Text<'a>>,
    pub condition: Option<Text<'a>>,
    pub condition_id: Option<Text<'a>>,
    pub opcode: Option<Number<'a>>,
    pub operands: Vec<Operand<'a>>,
}

/// `Operand`
#[derive(Debug, Default)]
pub struct Operand<'a> {
    pub span: Span,
    pub order: Option<Text<'a>>,
    pub input: Option<Text<'a>>,
    pub output: Option<Text<'a>>,
    pub implicit: Option<Text<'a>>,
    pub binary_microcode_required: Option<Text<'a>>,
    pub field: Option<Text<'a>>,
    pub data_format: Option<Text<'a>>,
    pub operand_type: Option<Text<'a>>,
    pub size: Option<Text<'a>>,
}

/// `DataFormat`
#[derive(Debug, Default)]
pub struct DataFormat<'a> {
    pub span: Span,
    pub name: Option<Text<'a>>,
    pub description: Option<Text<'a>>,
    pub data_type: Option<Text<'a>>,
    pub bit_count: Option<Text<'a>>,
    pub component_count: Option<Text<'a>>,
    pub components: Vec<Component<'a>>,
}

/// `BitMap` of a data format
#[derive(Debug, Default)]
pub struct Component<'a> {
    pub span: Span,
    pub order: Option<Text<'a>>,
    pub fields: Vec<Field<'a>>,
}

/// `OperandType`
#[derive(Debug, Default)]
pub struct OperandType<'a> {
    pub span: Span,
    pub partitioned: Option<Text<'a>>,
    pub name: Option<Text<'a>>,
    pub description: Option<Text<'a>>,
    pub subtypes: Vec<Text<'a>>,
    pub values: Vec<Value<'a>>,
    pub fields: Vec<Field<'a>>,
}

/// `FunctionalGroup` or `FunctionalSubgroup`
#[derive(Debug, Default)]
pub struct Group<'a> {
    pub span: Span,
    pub name: Option<Text<'a>>,
    pub description: Option<Text<'a>>,
}
