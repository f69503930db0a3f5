//! Edits of operands: which way the data goes.

use crate::isa::{EncodingId, Isa};

/// Sets the direction of the operands in `fields`, as far as given; whether that changed anything.
pub(super) fn edit(
    isa: &mut Isa,
    encodings: &[EncodingId],
    instructions: &[usize],
    fields: &[String],
    (input, output): (Option<bool>, Option<bool>),
) -> bool {
    let mut changed = false;
    let table = &isa.encodings;
    for &at in instructions {
        for form in isa.instructions[at].forms.iter_mut().filter(|form| encodings.contains(&form.encoding)) {
            let names = &table[form.encoding.index()].fields;
            for operand in &mut form.operands {
                if operand.field.is_some_and(|id| fields.contains(&names[id.index()].name)) {
                    let (reads, writes) = (input.unwrap_or(operand.input), output.unwrap_or(operand.output));
                    changed |= (operand.input, operand.output) != (reads, writes);
                    (operand.input, operand.output) = (reads, writes);
                }
            }
        }
    }
    changed
}
