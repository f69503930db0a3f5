//! Instructions, forms, operands.

use std::collections::HashMap;

use crate::diff::{FormChange, InstructionChange, OperandChange};
use crate::list::{Change, ListDiff};
use crate::matching::Matching;
use crate::model::{Form, Instruction, Operand};
use crate::renames::Renames;

/// Instructions are the same by name, or else by alias.
pub(super) fn compare(a: &[Instruction], b: &[Instruction], renames: &Renames) -> ListDiff<Instruction, InstructionChange> {
    let name = |instruction: &Instruction| instruction.name.clone();
    let mut matching = Matching::by_key(a, b, name, name);
    pair_by_alias(a, b, &mut matching);
    ListDiff::new(a, b, &matching, |a, b| instruction(a, b, renames))
}

/// Pairs what is left: where a name of one is an alias of the other, or both share an alias; the first pair found counts.
fn pair_by_alias(a: &[Instruction], b: &[Instruction], matching: &mut Matching) {
    fn names(instruction: &Instruction) -> impl Iterator<Item = &str> {
        std::iter::once(&*instruction.name).chain(instruction.aliases.iter().map(|alias| &**alias))
    }
    let mut known: HashMap<&str, usize> = HashMap::new();
    for (in_b, instruction) in b.iter().enumerate() {
        if matching.in_a()[in_b].is_none() {
            for name in names(instruction) {
                known.entry(name).or_insert(in_b);
            }
        }
    }
    for (in_a, instruction) in a.iter().enumerate() {
        if matching.in_b()[in_a].is_none() {
            let free = |in_b: &usize| matching.in_a()[*in_b].is_none();
            let found = names(instruction).filter_map(|name| known.get(name).copied()).find(free);
            if let Some(in_b) = found {
                matching.pair(in_a, in_b);
            }
        }
    }
}

fn instruction(a: &Instruction, b: &Instruction, renames: &Renames) -> Option<InstructionChange> {
    let change = InstructionChange {
        name: a.name.clone(),
        renamed: super::renamed(&a.name, &b.name),
        aliases: Change::between(&a.aliases, &b.aliases),
        flags: Change::between(&a.flags, &b.flags),
        group: Change::between(&a.group, &b.group),
        subgroups: Change::between(&a.subgroups, &b.subgroups),
        forms: forms(&a.forms, &b.forms, renames),
        description: Change::between(&a.description, &b.description),
    };
    let same = change.renamed.is_none()
        && change.aliases.is_none()
        && change.flags.is_none()
        && change.group.is_none()
        && change.subgroups.is_none()
        && change.forms.is_empty()
        && change.description.is_none();
    (!same).then_some(change)
}

/// Forms are the same by encoding, slot and condition, or else by encoding and slot.
fn forms(a: &[Form], b: &[Form], renames: &Renames) -> ListDiff<Form, FormChange> {
    let new = |form: &Form| {
        let mut form = form.clone();
        renames.form(&mut form);
        form
    };
    let key = |form: &Form| (form.encoding.clone(), form.slot, form.condition.clone());
    let wide = |form: &Form| (form.encoding.clone(), form.slot);
    let matching = Matching::by_key(a, b, |form| key(&new(form)), key).then_by(a, b, |form| wide(&new(form)), wide);
    ListDiff::new(a, b, &matching, |a, b| {
        let a = new(a);
        (a != *b).then(|| FormChange {
            encoding: b.encoding.clone(),
            condition: b.condition.clone(),
            other_condition: Change::between(&a.condition, &b.condition),
            opcode: Change::between(&a.opcode, &b.opcode),
            operands: operands(&a.operands, &b.operands),
        })
    })
}

/// Operands are the same by field (by type where there is none), or else the first of those left by direction.
fn operands(a: &[Operand], b: &[Operand]) -> ListDiff<Operand, OperandChange> {
    let key = |operand: &Operand| operand.field.clone().ok_or_else(|| operand.operand_type.clone());
    let direction = |operand: &Operand| (operand.input, operand.output, operand.field.is_some());
    let matching = Matching::by_key(a, b, key, key).then_by(a, b, direction, direction);
    ListDiff::new(a, b, &matching, |a, b| {
        (a != b).then(|| OperandChange {
            name: b.field.clone().unwrap_or_else(|| b.operand_type.clone()),
            field: Change::between(&a.field, &b.field),
            operand_type: Change::between(&a.operand_type, &b.operand_type),
            data_format: Change::between(&a.data_format, &b.data_format),
            size: Change::between(&a.size, &b.size),
            input: Change::between(&a.input, &b.input),
            output: Change::between(&a.output, &b.output),
            implicit: Change::between(&a.implicit, &b.implicit),
            binary_microcode_required: Change::between(&a.binary_microcode_required, &b.binary_microcode_required),
        })
    })
}
