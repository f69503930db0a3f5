//! Names that the second instruction set has in place of those of the first, where forms and conditions refer to them.

use std::collections::HashMap;

use crate::diff::{Diff, EncodingChange};
use crate::list::{Changed, ListDiff};
use crate::model::{Encoding, FieldTest, Form, OpcodeField};

/// Renamed encodings, and renamed fields and conditions by the encoding's name in the first instruction set.
#[derive(Clone, Debug, Default)]
pub(crate) struct Renames {
    encodings: HashMap<String, EncodingRenames>,
}

/// What is renamed in and of one encoding.
#[derive(Clone, Debug, Default)]
pub(crate) struct EncodingRenames {
    name: Option<String>,
    fields: HashMap<String, String>,
    conditions: HashMap<String, String>,
}

impl Renames {
    /// The renames of a list of encodings.
    pub(crate) fn new(encodings: &ListDiff<Encoding, EncodingChange>) -> Self {
        let encodings = encodings.changed.iter().map(|Changed { change, .. }| {
            let renames = EncodingRenames {
                name: change.renamed.clone(),
                fields: EncodingRenames::fields(change),
                conditions: renamed(change.conditions.changed.iter().map(|it| (&it.change.name, &it.change.renamed))),
            };
            (change.name.clone(), renames)
        });
        Self { encodings: encodings.collect() }
    }

    /// The renames of a diff.
    pub(crate) fn of(diff: &Diff) -> Self {
        Self::new(&diff.encodings)
    }

    /// Puts the new names into a form of the first instruction set.
    pub(crate) fn form(&self, form: &mut Form) {
        let Some(renames) = self.encodings.get(&form.encoding) else { return };
        if let Some(name) = &renames.name {
            form.encoding.clone_from(name);
        }
        replace(&renames.conditions, &mut form.condition);
        for operand in &mut form.operands {
            if let Some(field) = &mut operand.field {
                replace(&renames.fields, field);
            }
        }
    }
}

impl EncodingRenames {
    /// The renamed fields of an encoding.
    pub(crate) fn fields(change: &EncodingChange) -> HashMap<String, String> {
        renamed(change.fields.changed.iter().map(|it| (&it.change.name, &it.change.renamed)))
    }
}

/// Puts new names of fields into where the opcode is.
pub(crate) fn opcode(fields: &HashMap<String, String>, opcode: &mut OpcodeField) {
    match opcode {
        OpcodeField::None => {}
        OpcodeField::One(name) => replace(fields, name),
        OpcodeField::Dual { x, y } => {
            replace(fields, x);
            replace(fields, y);
        }
    }
}

/// Puts new names of fields into a condition's tests.
pub(crate) fn tests(fields: &HashMap<String, String>, any: &mut [Vec<FieldTest>]) {
    for test in any.iter_mut().flatten() {
        replace(fields, &mut test.field);
    }
}

fn renamed<'a>(names: impl Iterator<Item = (&'a String, &'a Option<String>)>) -> HashMap<String, String> {
    names.filter_map(|(from, to)| to.as_ref().map(|to| (from.clone(), to.clone()))).collect()
}

fn replace(names: &HashMap<String, String>, name: &mut String) {
    if let Some(new) = names.get(name) {
        name.clone_from(new);
    }
}
