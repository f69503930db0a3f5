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
        Edit::Join { field: low, with } => {
            let (low, high) = (field(encoding, low)?, field(encoding, with)?);
            join(isa, at, low, high, spans)
        }
        // These edit instructions, not encodings.
        Edit::Operand { .. }
        | Edit::Imply { .. }
        | Edit::Drop { .. }
        | Edit::Value { .. }
        | Edit::Values { .. }
        | Edit::Retype { .. }
        | Edit::Branch { .. }
        | Edit::Implicit(_)
        | Edit::Add(_)
        | Edit::Form(_) => Ok(false),
    }
}

fn field(encoding: &Encoding, name: &str) -> Result<FieldId, String> {
    let at = encoding.fields.iter().position(|field: &Field| field.name == name);
    at.map(|at| FieldId(at as u16)).ok_or_else(|| format!("encoding `{}` has no field `{name}`", encoding.name))
}

/// Narrows all conditions of an encoding; whether any changed.
fn restrict(encoding: &mut Encoding, field: FieldId, ranges: &Ranges) -> bool {
    let test = [FieldTest { field, ranges: ranges.clone().into_vec() }];
    let widths: Vec<_> = encoding.fields.iter().map(Field::width).collect();
    let mut changed = false;
    for condition in &mut encoding.conditions {
        let narrowed = condition.any.iter().filter_map(|tests| condition::conjunction(tests, &test)).collect();
        let narrowed = condition::canonical(narrowed, &|id| widths[id.index()]);
        changed |= narrowed != condition.any;
        condition.any = narrowed;
    }
    changed
}

/// Puts the ranges of one field above those of another, and removes it. Ids behind it move down by one.
fn join(isa: &mut Isa, at: EncodingId, low: FieldId, high: FieldId, spans: &mut Spans) -> Result<bool, String> {
    let encoding = &mut isa.encodings[at.index()];
    let moved = |id: FieldId| if id > high { FieldId(id.0 - 1) } else { id };
    let tests = encoding.conditions.iter_mut().flat_map(|condition| condition.any.iter_mut().flatten());
    let forms = isa.instructions.iter_mut().flat_map(|instruction| &mut instruction.forms).filter(|form| form.encoding == at);
    let operands = forms.flat_map(|form| &mut form.operands).filter_map(|operand| operand.field.as_mut());
    for id in tests.map(|test| &mut test.field).chain(operands) {
        if *id == low || *id == high {
            return Err("an operand or a condition uses one of the fields to join".to_owned());
        }
        *id = moved(*id);
    }
    encoding.opcode = match encoding.opcode {
        OpcodeField::None => OpcodeField::None,
        OpcodeField::One(id) => OpcodeField::One(moved(id)),
        OpcodeField::Dual { x, y } => OpcodeField::Dual { x: moved(x), y: moved(y) },
    };
    let ranges = encoding.fields[high.index()].ranges.clone();
    encoding.fields[low.index()].ranges.extend(ranges);
    encoding.fields.remove(high.index());
    spans.encodings[at.index()].fields.remove(high.index());
    Ok(true)
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
    let widths: Vec<_> = encoding.fields.iter().map(Field::width).collect();
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
    let new =
        Condition { name: format!("{}_y", condition.name), id: None, any: condition::canonical(any, &|id| widths[id.index()]) };
    spans.conditions.push(spans.conditions[id.index()]);
    encoding.conditions.push(new);
    ConditionId(encoding.conditions.len() as u16 - 1)
}
