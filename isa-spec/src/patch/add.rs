//! Instructions, forms of them, and operands that a generation has and its specification lacks.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::isa::{
    ConditionId, DataFormatId, Encoding, EncodingId, FieldId, Flags, Form, GroupId, Instruction, Isa, Operand, OperandTypeId,
    Slot, SubgroupId,
};
use crate::spans::{InstructionSpans, Spans};

/// An instruction, with names in place of ids.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Addition {
    /// The instruction's name, in AMD's manner.
    pub name: String,
    /// Functional group.
    pub group: String,
    /// Functional subgroups.
    #[serde(default)]
    pub subgroups: Vec<String>,
    /// Flags that are set, by AMD's names (`IsBranch`).
    #[serde(default)]
    pub flags: Vec<String>,
    /// Its forms.
    pub forms: Vec<AddedForm>,
}

/// A form, with names in place of ids.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AddedForm {
    /// Name of the encoding.
    pub encoding: String,
    /// Name of its condition.
    pub condition: String,
    /// The opcode.
    pub opcode: u32,
    /// The operands, in order.
    #[serde(default)]
    pub operands: Vec<AddedOperand>,
}

/// An operand, with names in place of ids.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AddedOperand {
    /// The field that holds it; none: implicit.
    pub field: Option<String>,
    /// Name of the operand type.
    #[serde(rename = "type")]
    pub operand_type: String,
    /// Name of the data format.
    pub format: String,
    /// Size in bits.
    pub size: u16,
    /// The instruction reads it.
    #[serde(default)]
    pub input: bool,
    /// The instruction writes it.
    #[serde(default)]
    pub output: bool,
}

/// A form of instructions that have a similar one in another encoding: the same opcode, the same operands.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SimilarForm {
    /// Name of the new form's encoding.
    pub encoding: String,
    /// Name of its condition.
    pub condition: String,
    /// Name of the encoding of the form that it resembles; where there are several, the first counts.
    pub like: String,
    /// Fields of that encoding that operands move from, each with the field that they move to. All others keep their name.
    #[serde(default)]
    pub fields: BTreeMap<String, String>,
    /// Operand types of the new form that differ, by field.
    #[serde(default)]
    pub types: BTreeMap<String, String>,
}

/// Adds an instruction; false if there is one of that name already.
pub(super) fn add(isa: &mut Isa, spans: &mut Spans, addition: &Addition) -> Result<bool, String> {
    if isa.instructions.iter().any(|instruction| instruction.name == addition.name) {
        return Ok(false);
    }
    let group = position("functional group", &addition.group, isa.groups.iter().map(|group| group.name.as_str()))?;
    let mut subgroups = Vec::new();
    for subgroup in &addition.subgroups {
        let at = position("functional subgroup", subgroup, isa.subgroups.iter().map(|group| group.name.as_str()))?;
        subgroups.push(SubgroupId(at));
    }
    let mut flags = Flags::default();
    for name in &addition.flags {
        let flag = flags.by_name(name).ok_or_else(|| format!("unknown flag `{name}`"))?;
        *flag = true;
    }
    let forms = addition.forms.iter().map(|form| lower_form(isa, form)).collect::<Result<Vec<_>, _>>()?;
    spans.instructions.push(InstructionSpans { name: spans.root, forms: vec![spans.root; forms.len()] });
    isa.instructions.push(Instruction {
        name: addition.name.clone(),
        aliases: Vec::new(),
        flags,
        group: GroupId(group),
        subgroups,
        forms,
        description: None,
    });
    Ok(true)
}

/// Adds a form to each of the instructions; false if one has it already.
pub(super) fn add_form(
    isa: &mut Isa,
    spans: &mut Spans,
    instructions: &[usize],
    similar: &SimilarForm,
) -> Result<bool, String> {
    for &at in instructions {
        let form = similar_form(isa, at, similar)?;
        let instruction = &mut isa.instructions[at];
        if instruction.forms.iter().any(|other| (other.encoding, other.condition) == (form.encoding, form.condition)) {
            return Ok(false);
        }
        instruction.forms.push(form);
        spans.instructions[at].forms.push(spans.root);
    }
    Ok(!instructions.is_empty())
}

fn similar_form(isa: &Isa, instruction: usize, similar: &SimilarForm) -> Result<Form, String> {
    let encoding_at = |name: &str| position("encoding", name, isa.encodings.iter().map(|encoding| encoding.name.as_str()));
    let (at, like) = (encoding_at(&similar.encoding)?, encoding_at(&similar.like)?);
    let (encoding, old_encoding) = (&isa.encodings[usize::from(at)], &isa.encodings[usize::from(like)]);
    let instruction = &isa.instructions[instruction];
    let old = instruction.forms.iter().find(|form| form.encoding == EncodingId(like));
    let old = old.ok_or_else(|| format!("{} has no form in {}", instruction.name, similar.like))?;
    let condition =
        position("condition", &similar.condition, encoding.conditions.iter().map(|condition| condition.name.as_str()))?;
    let mut operands = Vec::new();
    for operand in &old.operands {
        let mut operand = operand.clone();
        if let Some(field) = operand.field {
            let old_name = &old_encoding.fields[field.index()].name;
            let name = similar.fields.get(old_name).unwrap_or(old_name);
            operand.field = Some(FieldId(position("field", name, encoding.fields.iter().map(|field| field.name.as_str()))?));
            if let Some(operand_type) = similar.types.get(name) {
                let types = isa.operand_types.iter().map(|operand_type| operand_type.name.as_str());
                operand.operand_type = OperandTypeId(position("operand type", operand_type, types)?);
            }
        }
        operands.push(operand);
    }
    Ok(Form { encoding: EncodingId(at), condition: ConditionId(condition), opcode: old.opcode, slot: old.slot, operands })
}

fn lower_form(isa: &Isa, form: &AddedForm) -> Result<Form, String> {
    let at = position("encoding", &form.encoding, isa.encodings.iter().map(|encoding| encoding.name.as_str()))?;
    let encoding = &isa.encodings[usize::from(at)];
    let condition =
        position("condition", &form.condition, encoding.conditions.iter().map(|condition| condition.name.as_str()))?;
    let operands = form.operands.iter().map(|operand| lower_operand(isa, encoding, operand)).collect::<Result<_, _>>()?;
    let condition = ConditionId(condition);
    Ok(Form { encoding: EncodingId(at), condition, opcode: form.opcode, slot: Slot::Whole, operands })
}

fn lower_operand(isa: &Isa, encoding: &Encoding, operand: &AddedOperand) -> Result<Operand, String> {
    let fields = encoding.fields.iter().map(|field| field.name.as_str());
    let field = operand.field.as_deref().map(|name| position("field", name, fields)).transpose()?;
    let types = isa.operand_types.iter().map(|operand_type| operand_type.name.as_str());
    let formats = isa.data_formats.iter().map(|format| format.name.as_str());
    Ok(Operand {
        field: field.map(FieldId),
        operand_type: OperandTypeId(position("operand type", &operand.operand_type, types)?),
        data_format: DataFormatId(position("data format", &operand.format, formats)?),
        size: operand.size,
        input: operand.input,
        output: operand.output,
        implicit: operand.field.is_none(),
        binary_microcode_required: true,
    })
}

/// Gives all forms of the instructions an operand more; false if one of them has it already.
pub(super) fn add_operand(isa: &mut Isa, instructions: &[usize], operand: &AddedOperand) -> Result<bool, String> {
    for &at in instructions {
        for form in 0..isa.instructions[at].forms.len() {
            let encoding = isa.instructions[at].forms[form].encoding;
            let added = lower_operand(isa, &isa.encodings[encoding.index()], operand)?;
            let operands = &mut isa.instructions[at].forms[form].operands;
            if operands.contains(&added) {
                return Ok(false);
            }
            operands.push(added);
        }
    }
    Ok(!instructions.is_empty())
}

fn position<'n>(what: &str, name: &str, mut names: impl Iterator<Item = &'n str>) -> Result<u16, String> {
    let at = names.position(|other| other == name).and_then(|at| u16::try_from(at).ok());
    at.ok_or_else(|| format!("unknown {what} `{name}`"))
}
