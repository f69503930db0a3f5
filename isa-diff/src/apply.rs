//! Applies a diff: the first instruction set becomes the second.

use isa_spec::isa::{DataFormat, Field, Group, Isa, NamedValue, OperandType};

use crate::diff::{
    ConditionChange, DataFormatChange, Diff, EncodingChange, FieldChange, FormChange, GroupChange, InstructionChange,
    OperandChange, OperandTypeChange, Unchanging, ValueChange,
};
use crate::error::ApplyError;
use crate::list::Change;
use crate::model::{Condition, Encoding, Form, Instruction, Model, Operand};
use crate::renames::{self, EncodingRenames, Renames};

impl Diff {
    /// Turns `isa`, which must be what the diff was made from, into the other instruction set.
    ///
    /// # Errors
    /// `isa` is not what the diff was made from, or the diff (read from a file, perhaps) contradicts itself.
    pub fn apply(&self, isa: &Isa) -> Result<Isa, ApplyError> {
        self.apply_to_model(&Model::new(isa))?.to_isa()
    }

    fn apply_to_model(&self, model: &Model) -> Result<Model, ApplyError> {
        if model.header != self.from {
            return Err(ApplyError::Mismatch { place: model.header.architecture.clone() });
        }
        let renames = Renames::of(self);
        Ok(Model {
            header: self.to.clone(),
            encodings: self.encodings.apply(&model.encodings, "encodings", optional(encoding))?,
            instructions: self
                .instructions
                .apply(&model.instructions, "instructions", |it, change| instruction(it, change, &renames))?,
            operand_types: self.operand_types.apply(&model.operand_types, "operand types", optional(operand_type))?,
            data_formats: self.data_formats.apply(&model.data_formats, "data formats", optional(data_format))?,
            groups: self.groups.apply(&model.groups, "groups", optional(group))?,
            subgroups: self.subgroups.apply(&model.subgroups, "subgroups", optional(group))?,
        })
    }
}

/// A patch for items that stay as they are when they have no change.
fn optional<T, C>(
    patch: impl Fn(&mut T, &C) -> Result<(), ApplyError>,
) -> impl Fn(&mut T, Option<&C>) -> Result<(), ApplyError> {
    move |item, change| change.map_or(Ok(()), |change| patch(item, change))
}

/// Checks that the change was made for the item of that name, and renames it.
fn rename(slot: &mut String, name: &str, renamed: &Option<String>) -> Result<(), ApplyError> {
    if slot != name {
        return Err(ApplyError::Mismatch { place: slot.clone() });
    }
    if let Some(renamed) = renamed {
        slot.clone_from(renamed);
    }
    Ok(())
}

fn encoding(encoding: &mut Encoding, change: &EncodingChange) -> Result<(), ApplyError> {
    let place = &encoding.name.clone();
    rename(&mut encoding.name, &change.name, &change.renamed)?;
    Change::apply(&change.order, &mut encoding.order, place)?;
    Change::apply(&change.bits, &mut encoding.bits, place)?;
    Change::apply(&change.prefix, &mut encoding.prefix, place)?;
    Change::apply(&change.identifier_mask, &mut encoding.identifier_mask, place)?;
    let keep = |_: &mut u32, _: Option<&Unchanging>| Ok(());
    encoding.identifiers = change.identifiers.apply(&encoding.identifiers, place, keep)?;
    encoding.fields = change.fields.apply(&encoding.fields, place, optional(field))?;
    let names = EncodingRenames::fields(change);
    renames::opcode(&names, &mut encoding.opcode);
    Change::apply(&change.opcode, &mut encoding.opcode, place)?;
    encoding.conditions = change.conditions.apply(&encoding.conditions, place, |it, change| {
        renames::tests(&names, &mut it.any);
        change.map_or(Ok(()), |change| condition(it, change))
    })?;
    Change::apply(&change.description, &mut encoding.description, place)
}

fn field(field: &mut Field, change: &FieldChange) -> Result<(), ApplyError> {
    let place = &field.name.clone();
    rename(&mut field.name, &change.name, &change.renamed)?;
    Change::apply(&change.ranges, &mut field.ranges, place)?;
    Change::apply(&change.conditional, &mut field.conditional, place)?;
    field.values = change.values.apply(&field.values, place, optional(value))?;
    Change::apply(&change.description, &mut field.description, place)
}

fn value(value: &mut NamedValue, change: &ValueChange) -> Result<(), ApplyError> {
    let place = &value.name.clone();
    rename(&mut value.name, &change.name, &change.renamed)?;
    Change::apply(&change.value, &mut value.value, place)?;
    Change::apply(&change.description, &mut value.description, place)
}

fn condition(condition: &mut Condition, change: &ConditionChange) -> Result<(), ApplyError> {
    let place = &condition.name.clone();
    rename(&mut condition.name, &change.name, &change.renamed)?;
    Change::apply(&change.id, &mut condition.id, place)?;
    Change::apply(&change.any, &mut condition.any, place)
}

fn instruction(instruction: &mut Instruction, change: Option<&InstructionChange>, renames: &Renames) -> Result<(), ApplyError> {
    let Some(change) = change else {
        instruction.forms.iter_mut().for_each(|form| renames.form(form));
        return Ok(());
    };
    let place = &instruction.name.clone();
    rename(&mut instruction.name, &change.name, &change.renamed)?;
    Change::apply(&change.aliases, &mut instruction.aliases, place)?;
    Change::apply(&change.flags, &mut instruction.flags, place)?;
    Change::apply(&change.group, &mut instruction.group, place)?;
    Change::apply(&change.subgroups, &mut instruction.subgroups, place)?;
    instruction.forms = change.forms.apply(&instruction.forms, place, |it, change| {
        renames.form(it);
        change.map_or(Ok(()), |change| form(it, change, place))
    })?;
    Change::apply(&change.description, &mut instruction.description, place)
}

fn form(form: &mut Form, change: &FormChange, place: &str) -> Result<(), ApplyError> {
    Change::apply(&change.other_condition, &mut form.condition, place)?;
    Change::apply(&change.opcode, &mut form.opcode, place)?;
    form.operands = change.operands.apply(&form.operands, place, optional(operand))?;
    Ok(())
}

fn operand(operand: &mut Operand, change: &OperandChange) -> Result<(), ApplyError> {
    let place = &change.name;
    Change::apply(&change.field, &mut operand.field, place)?;
    Change::apply(&change.operand_type, &mut operand.operand_type, place)?;
    Change::apply(&change.data_format, &mut operand.data_format, place)?;
    Change::apply(&change.size, &mut operand.size, place)?;
    Change::apply(&change.input, &mut operand.input, place)?;
    Change::apply(&change.output, &mut operand.output, place)?;
    Change::apply(&change.implicit, &mut operand.implicit, place)?;
    Change::apply(&change.binary_microcode_required, &mut operand.binary_microcode_required, place)
}

fn operand_type(kind: &mut OperandType, change: &OperandTypeChange) -> Result<(), ApplyError> {
    let place = &kind.name.clone();
    rename(&mut kind.name, &change.name, &None)?;
    Change::apply(&change.partitioned, &mut kind.partitioned, place)?;
    Change::apply(&change.subtypes, &mut kind.subtypes, place)?;
    kind.values = change.values.apply(&kind.values, place, optional(value))?;
    kind.fields = change.fields.apply(&kind.fields, place, optional(field))?;
    Change::apply(&change.description, &mut kind.description, place)
}

fn data_format(format: &mut DataFormat, change: &DataFormatChange) -> Result<(), ApplyError> {
    let place = &format.name.clone();
    rename(&mut format.name, &change.name, &None)?;
    Change::apply(&change.kind, &mut format.kind, place)?;
    Change::apply(&change.bits, &mut format.bits, place)?;
    Change::apply(&change.components, &mut format.components, place)?;
    Change::apply(&change.description, &mut format.description, place)
}

fn group(group: &mut Group, change: &GroupChange) -> Result<(), ApplyError> {
    let place = &group.name.clone();
    rename(&mut group.name, &change.name, &None)?;
    Change::apply(&change.description, &mut group.description, place)
}
