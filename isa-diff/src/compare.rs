//! Computes the difference between two instruction sets.

use std::collections::HashMap;

use isa_spec::isa::{DataFormat, Field, Group, Isa, NamedValue, OperandType};

use crate::diff::{
    ConditionChange, DataFormatChange, Diff, EncodingChange, FieldChange, GroupChange, OperandTypeChange, SCHEMA, Totals,
    ValueChange,
};
use crate::list::{Change, ListDiff};
use crate::matching::Matching;
use crate::model::{Condition, Encoding, Model};
use crate::renames::{self, EncodingRenames, Renames};

mod instructions;

impl Diff {
    /// The difference between two instruction sets.
    pub fn new(a: &Isa, b: &Isa) -> Self {
        Self::between(&Model::new(a), &Model::new(b))
    }

    /// The difference between two instruction sets whose ids are names already.
    pub fn between(a: &Model, b: &Model) -> Self {
        let encodings = encodings(&a.encodings, &b.encodings);
        let renames = Renames::new(&encodings);
        Self {
            schema: SCHEMA,
            from: a.header.clone(),
            to: b.header.clone(),
            totals: Change { from: Totals::new(a), to: Totals::new(b) },
            instructions: instructions::compare(&a.instructions, &b.instructions, &renames),
            encodings,
            operand_types: by_name(&a.operand_types, &b.operand_types, |kind| &kind.name, operand_type),
            data_formats: by_name(&a.data_formats, &b.data_formats, |format| &format.name, data_format),
            groups: by_name(&a.groups, &b.groups, |group| &group.name, group),
            subgroups: by_name(&a.subgroups, &b.subgroups, |group| &group.name, group),
        }
    }
}

impl Totals {
    fn new(model: &Model) -> Self {
        Self {
            instructions: model.instructions.len(),
            forms: model.form_count(),
            encodings: model.encodings.len(),
            conditions: model.encodings.iter().map(|encoding| encoding.conditions.len()).sum(),
            operand_types: model.operand_types.len(),
            data_formats: model.data_formats.len(),
        }
    }
}

fn by_name<T: Clone + PartialEq, C>(
    a: &[T],
    b: &[T],
    name: impl Fn(&T) -> &String,
    change: impl Fn(&T, &T) -> Option<C>,
) -> ListDiff<T, C> {
    let matching = Matching::by_key(a, b, |item| name(item).clone(), |item| name(item).clone());
    ListDiff::new(a, b, &matching, |a, b| if a == b { None } else { change(a, b) })
}

/// The second name, if it is another.
fn renamed(a: &str, b: &str) -> Option<String> {
    (a != b).then(|| b.to_owned())
}

/// Encodings are the same by name, or else by prefix and length, if most fields have kept their names too.
fn encodings(a: &[Encoding], b: &[Encoding]) -> ListDiff<Encoding, EncodingChange> {
    let name = |encoding: &Encoding| encoding.name.clone();
    let place = |encoding: &Encoding| (encoding.prefix.mask, encoding.prefix.value, encoding.bits);
    let matching = Matching::by_key(a, b, name, name).then_by(a, b, place, place);
    let matching = matching.keep(|in_a, in_b| a[in_a].name == b[in_b].name || mostly_alike(&a[in_a], &b[in_b]));
    ListDiff::new(a, b, &matching, |a, b| (a != b).then(|| encoding(a, b)))
}

fn mostly_alike(a: &Encoding, b: &Encoding) -> bool {
    let shared = a.fields.iter().filter(|field| b.fields.iter().any(|other| other.name == field.name)).count();
    2 * shared >= a.fields.len().max(b.fields.len())
}

fn encoding(a: &Encoding, b: &Encoding) -> EncodingChange {
    let identifiers = Matching::by_key(&a.identifiers, &b.identifiers, |it| *it, |it| *it);
    let mut change = EncodingChange {
        name: a.name.clone(),
        renamed: renamed(&a.name, &b.name),
        order: Change::between(&a.order, &b.order),
        bits: Change::between(&a.bits, &b.bits),
        prefix: Change::between(&a.prefix, &b.prefix),
        identifier_mask: Change::between(&a.identifier_mask, &b.identifier_mask),
        identifiers: ListDiff::new(&a.identifiers, &b.identifiers, &identifiers, |_, _| None),
        opcode: None,
        fields: fields(&a.fields, &b.fields),
        conditions: ListDiff::default(),
        description: Change::between(&a.description, &b.description),
    };
    let names = EncodingRenames::fields(&change);
    let mut opcode = a.opcode.clone();
    renames::opcode(&names, &mut opcode);
    change.opcode = Change::between(&opcode, &b.opcode);
    change.conditions = conditions(&a.conditions, &b.conditions, &names);
    change
}

/// Fields are the same by name, or else by bits.
fn fields(a: &[Field], b: &[Field]) -> ListDiff<Field, FieldChange> {
    let name = |field: &Field| field.name.clone();
    let bits = |field: &Field| field.ranges.iter().map(|range| (range.offset, range.count)).collect::<Vec<_>>();
    let matching = Matching::by_key(a, b, name, name).then_by(a, b, bits, bits);
    ListDiff::new(a, b, &matching, |a, b| {
        (a != b).then(|| FieldChange {
            name: a.name.clone(),
            renamed: renamed(&a.name, &b.name),
            ranges: Change::between(&a.ranges, &b.ranges),
            conditional: Change::between(&a.conditional, &b.conditional),
            values: values(&a.values, &b.values),
            description: Change::between(&a.description, &b.description),
        })
    })
}

/// Values are the same by name, or else by number.
fn values(a: &[NamedValue], b: &[NamedValue]) -> ListDiff<NamedValue, ValueChange> {
    let name = |value: &NamedValue| value.name.clone();
    let matching = Matching::by_key(a, b, name, name).then_by(a, b, |value| value.value, |value| value.value);
    ListDiff::new(a, b, &matching, |a, b| {
        (a != b).then(|| ValueChange {
            name: a.name.clone(),
            renamed: renamed(&a.name, &b.name),
            value: Change::between(&a.value, &b.value),
            description: Change::between(&a.description, &b.description),
        })
    })
}

/// Conditions are the same by name, or else by tests; `names` are the new names of fields.
fn conditions(a: &[Condition], b: &[Condition], names: &HashMap<String, String>) -> ListDiff<Condition, ConditionChange> {
    let new_tests = |condition: &Condition| {
        let mut any = condition.any.clone();
        renames::tests(names, &mut any);
        any
    };
    let name = |condition: &Condition| condition.name.clone();
    let matching = Matching::by_key(a, b, name, name).then_by(a, b, new_tests, |it| it.any.clone());
    ListDiff::new(a, b, &matching, |a, b| {
        let any = Change::between(&new_tests(a), &b.any);
        let (renamed, id) = (renamed(&a.name, &b.name), Change::between(&a.id, &b.id));
        let same = any.is_none() && renamed.is_none() && id.is_none();
        (!same).then(|| ConditionChange { name: a.name.clone(), renamed, id, any })
    })
}

fn operand_type(a: &OperandType, b: &OperandType) -> Option<OperandTypeChange> {
    Some(OperandTypeChange {
        name: a.name.clone(),
        partitioned: Change::between(&a.partitioned, &b.partitioned),
        subtypes: Change::between(&a.subtypes, &b.subtypes),
        values: values(&a.values, &b.values),
        fields: fields(&a.fields, &b.fields),
        description: Change::between(&a.description, &b.description),
    })
}

fn data_format(a: &DataFormat, b: &DataFormat) -> Option<DataFormatChange> {
    Some(DataFormatChange {
        name: a.name.clone(),
        kind: Change::between(&a.kind, &b.kind),
        bits: Change::between(&a.bits, &b.bits),
        components: Change::between(&a.components, &b.components),
        description: Change::between(&a.description, &b.description),
    })
}

fn group(a: &Group, b: &Group) -> Option<GroupChange> {
    Some(GroupChange { name: a.name.clone(), description: Change::between(&a.description, &b.description) })
}
