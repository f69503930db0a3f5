//! Edits of operands and of their types: which way the data goes, what is in no field, which values have names.

use crate::isa::{EncodingId, Isa, NamedValue, Operand, OperandTypeId};

/// Stands among fields for an operand that is in none although the text names it.
const NO_FIELD: &str = "-";

/// Sets the direction of the operands in `fields`, as far as given; whether that changed anything.
pub(super) fn edit(
    isa: &mut Isa,
    encodings: &[EncodingId],
    instructions: &[usize],
    fields: &[String],
    (input, output): (Option<bool>, Option<bool>),
) -> bool {
    each(isa, encodings, instructions, fields, |operand| {
        let now = (input.unwrap_or(operand.input), output.unwrap_or(operand.output));
        let before = (operand.input, operand.output);
        (operand.input, operand.output) = now;
        now != before
    })
}

/// Takes the operands in `fields` out of their fields: they are always the register that the type `implied` stands for.
pub(super) fn imply(
    isa: &mut Isa,
    encodings: &[EncodingId],
    instructions: &[usize],
    fields: &[String],
    implied: &str,
) -> Result<bool, String> {
    let id = find(isa, implied)?;
    Ok(each(isa, encodings, instructions, fields, |operand| {
        (operand.field, operand.operand_type) = (None, id);
        true
    }))
}

/// Gives the operands in `fields` another type; whether that changed anything.
pub(super) fn retype(
    isa: &mut Isa,
    encodings: &[EncodingId],
    instructions: &[usize],
    fields: &[String],
    operand_type: &str,
) -> Result<bool, String> {
    let id = find(isa, operand_type)?;
    Ok(each(isa, encodings, instructions, fields, |operand| std::mem::replace(&mut operand.operand_type, id) != id))
}

/// The operand type with this name.
fn find(isa: &Isa, name: &str) -> Result<OperandTypeId, String> {
    let known = isa.operand_types.iter().position(|operand_type| operand_type.name == name);
    Ok(OperandTypeId(known.ok_or_else(|| format!("unknown operand type `{name}`"))? as u16))
}

/// Takes the operands in `fields` away; whether there were any.
pub(super) fn drop(isa: &mut Isa, encodings: &[EncodingId], instructions: &[usize], fields: &[String]) -> bool {
    forms(isa, encodings, instructions, fields, |operands, is_meant| {
        let before = operands.len();
        operands.retain(|operand| !is_meant(operand));
        operands.len() != before
    })
}

/// Changes each operand in `fields`; whether that changed anything.
fn each(
    isa: &mut Isa,
    encodings: &[EncodingId],
    instructions: &[usize],
    fields: &[String],
    change: impl Fn(&mut Operand) -> bool,
) -> bool {
    forms(isa, encodings, instructions, fields, |operands, is_meant| {
        operands.iter_mut().filter(|operand| is_meant(operand)).fold(false, |changed, operand| changed | change(operand))
    })
}

/// Changes the operands of each form, and tells which of them lie in `fields`; whether that changed anything.
fn forms(
    isa: &mut Isa,
    encodings: &[EncodingId],
    instructions: &[usize],
    fields: &[String],
    change: impl Fn(&mut Vec<Operand>, &dyn Fn(&Operand) -> bool) -> bool,
) -> bool {
    let mut changed = false;
    let table = &isa.encodings;
    for &at in instructions {
        for form in isa.instructions[at].forms.iter_mut().filter(|form| encodings.contains(&form.encoding)) {
            let names = &table[form.encoding.index()].fields;
            let is_meant = |operand: &Operand| match operand.field {
                Some(id) => fields.contains(&names[id.index()].name),
                None => !operand.implicit && fields.iter().any(|field| field == NO_FIELD),
            };
            changed |= change(&mut form.operands, &is_meant);
        }
    }
    changed
}

/// Gives values of operand types the names that they have in the type `of`; whether any type lacked one.
pub(super) fn borrow(isa: &mut Isa, types: &[String], of: &str, ranges: &[(u64, u64)]) -> Result<bool, String> {
    let known = &isa.operand_types[find(isa, of)?.index()].values;
    let is_meant = |known: &&NamedValue| ranges.iter().any(|(first, last)| (first..=last).contains(&&known.value));
    let names: Vec<NamedValue> = known.iter().filter(is_meant).cloned().collect();
    Ok(names.iter().fold(false, |changed, named| changed | name(isa, types, &named.name, named.value)))
}

/// Gives a value of operand types a name; whether any type lacked it.
pub(super) fn name(isa: &mut Isa, types: &[String], name: &str, value: u64) -> bool {
    let mut changed = false;
    for operand_type in isa.operand_types.iter_mut().filter(|operand_type| types.contains(&operand_type.name)) {
        let values = &mut operand_type.values;
        if values.iter().any(|known| known.value == value) {
            continue;
        }
        let at = values.iter().position(|known| known.value > value).unwrap_or(values.len());
        values.insert(at, NamedValue { name: name.to_owned(), value, description: None });
        changed = true;
    }
    changed
}
