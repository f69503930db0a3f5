//! Edits of encodings: identifiers, conditions, and words that hold two instructions.

use std::collections::BTreeMap;

use super::Edit;
use crate::condition;
use crate::isa::{Condition, ConditionId, Encoding, EncodingId, Field, FieldId, FieldTest, Isa, OpcodeField, Slot};
use crate::ranges::Ranges;
use crate::spans::Spans;

/// Edits an encoding; whether that changed anything.
pub(super) fn edit(edit: &Edit, at: EncodingId, isa: &mut Isa, spans: &mut Spans) -> Result<bool, String> {
    let encoding = &mut isa.encodings[at.index()];
    match edit {
        Edit::Identify { mask, value } => {
            let changed = encoding.identifier_mask != *mask || encoding.identifiers != [*value];
            encoding.identifier_mask = *mask;
            encoding.identifiers = vec![*value];
            spans.encodings[at.index()].identifiers.truncate(1);
            Ok(changed)
        }
        Edit::Dual { x, y, mirror } => {
            let opcode = OpcodeField::Dual { x: field(encoding, x)?, y: field(encoding, y)? };
            let changed = encoding.opcode != opcode;
            encoding.opcode = opcode;
            let mut pairs = Vec::new();
            for (x, y) in mirror {
                pairs.push((field(encoding, x)?, field(encoding, y)?));
            }
            slots(isa, at, &pairs, spans)?;
            Ok(changed)
        }
        Edit::Require { field: name, values } => {
            let id = field(encoding, name)?;
            Ok(restrict(encoding, id, &Ranges::of(values)))
        }
        Edit::Exclude { fields, values } => {
            let mut changed = false;
            for name in fields {
                let id = field(encoding, name)?;
                let width = encoding.fields[id.index()].width();
                changed |= restrict(encoding, id, &Ranges::of(values).complement(width));
            }
            Ok(changed)
        }
        // These edit instructions, not encodings.
        Edit::Operand { .. } | Edit::Add(_) => Ok(false),
    }
}

fn field(encoding: &Encoding, name: &str) -> Result<FieldId, String> {
    let at = encoding.fields.iter().position(|field: &Field| field.name == name);
    at.map(|at| FieldId(at as u16)).ok_or_else(|| format!("encoding `{}` has no field `{name}`", encoding.name))
}

/// Narrows all conditions of an encoding; whether any changed.
fn restrict(encoding: &mut Encoding, field: FieldId, ranges: &Ranges) -> bool {
    let test = [FieldTest { field, ranges: ranges.clone().into_vec() }];
    let mut changed = false;
    for condition in &mut encoding.conditions {
        let narrowed = condition.any.iter().filter_map(|tests| condition::conjunction(tests, &test)).collect();
        let narrowed = condition::canonical(narrowed);
        changed |= narrowed != condition.any;
        condition.any = narrowed;
    }
    changed
}

/// Gives each form of a dual encoding its slot, and those of the Y half the mirrored condition.
fn slots(isa: &mut Isa, at: EncodingId, pairs: &[(FieldId, FieldId)], spans: &mut Spans) -> Result<(), String> {
    let encoding = &mut isa.encodings[at.index()];
    let places = &mut spans.encodings[at.index()];
    let mut mirrored: BTreeMap<ConditionId, ConditionId> = BTreeMap::new();
    for instruction in &mut isa.instructions {
        for form in instruction.forms.iter_mut().filter(|form| form.encoding == at) {
            let mut used = form.operands.iter().filter_map(|operand| operand.field);
            let mut in_y = used.clone().filter(|used| pairs.iter().any(|(_, y)| y == used));
            let in_x = used.any(|used| pairs.iter().any(|(x, _)| *x == used));
            form.slot = match (in_x, in_y.next().is_some()) {
                (true, false) => Slot::X,
                (false, true) => Slot::Y,
                _ => return Err(format!("operands of {} do not tell the half", instruction.name)),
            };
            if form.slot == Slot::Y {
                form.condition =
                    *mirrored.entry(form.condition).or_insert_with(|| mirror(encoding, form.condition, pairs, places));
            }
        }
    }
    Ok(())
}

/// The condition with X fields replaced by Y fields: a new one, unless nothing needs replacing.
fn mirror(
    encoding: &mut Encoding,
    id: ConditionId,
    pairs: &[(FieldId, FieldId)],
    spans: &mut crate::spans::EncodingSpans,
) -> ConditionId {
    let condition = &encoding.conditions[id.index()];
    let mut any = condition.any.clone();
    for test in any.iter_mut().flatten() {
        if let Some((_, y)) = pairs.iter().find(|(x, _)| *x == test.field) {
            test.field = *y;
        }
    }
    if any == condition.any {
        return id;
    }
    let new = Condition { name: format!("{}_y", condition.name), id: None, any: condition::canonical(any) };
    spans.conditions.push(spans.conditions[id.index()]);
    encoding.conditions.push(new);
    ConditionId(encoding.conditions.len() as u16 - 1)
}
