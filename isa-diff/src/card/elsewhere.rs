//! How an instruction fares in other generations.

use std::fmt;

use serde::Serialize;

use crate::catalog::{Catalog, Entry};
use crate::model::{Encoding, Form, Instruction, Operand};

/// An instruction in another generation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Elsewhere {
    /// The generation: a position in the catalog.
    pub generation: usize,
    /// Its name there, where it has another.
    pub name: Option<String>,
    /// What differs; nothing where it is the same.
    pub reasons: Vec<Reason>,
    /// Operands whose type has another name there (field, type). The type decides which values are legal, not where bits are.
    pub operand_types: Vec<(String, String)>,
}

/// What differs in another generation.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// It has no form in this encoding there; the encoding of its first form.
    Encoding(String),
    /// The opcode there.
    Opcode(u32),
    /// The length in bits there.
    Width(u16),
    /// Fields of the encoding have other places, sizes or names.
    FieldLayout,
    /// Operands have other fields, directions, formats or sizes, or there are more or fewer.
    Operands,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Encoding(name) => write!(f, "encoding {name}"),
            Self::Opcode(opcode) => write!(f, "opcode {opcode}"),
            Self::Width(bits) => write!(f, "width {bits} bits"),
            Self::FieldLayout => f.write_str("field layout"),
            Self::Operands => f.write_str("operands"),
        }
    }
}

/// The instruction's form in all other generations that have the instruction.
pub(super) fn compare(catalog: &Catalog, generation: usize, instruction: &Instruction, form: &Form) -> Vec<Elsewhere> {
    let Some(encoding) = catalog.generations.get(generation).and_then(|here| here.model.encoding(&form.encoding)) else {
        return Vec::new();
    };
    let others = catalog.generations.iter().enumerate().filter(|(at, _)| *at != generation);
    others.filter_map(|(at, entry)| one(at, entry, instruction, (form, encoding))).collect()
}

fn one(at: usize, entry: &Entry, instruction: &Instruction, (form, encoding): (&Form, &Encoding)) -> Option<Elsewhere> {
    let there = entry.counterpart(instruction)?;
    let same_place = |other: &&Form| other.encoding == form.encoding && other.slot == form.slot;
    // Of several forms in the encoding the one under the same condition, or else the first.
    let same_condition = |other: &&Form| same_place(other) && other.condition == form.condition;
    let kin = there.forms.iter().find(same_condition).or_else(|| there.forms.iter().find(same_place));
    let other = kin.or(there.forms.first())?;
    let other_encoding = entry.model.encoding(&other.encoding)?;
    let mut reasons = Vec::new();
    if kin.is_none() {
        reasons.push(Reason::Encoding(other.encoding.clone()));
    }
    if other.opcode != form.opcode {
        reasons.push(Reason::Opcode(other.opcode));
    }
    if other_encoding.bits != encoding.bits {
        reasons.push(Reason::Width(other_encoding.bits));
    }
    if kin.is_some() && places(encoding) != places(other_encoding) {
        reasons.push(Reason::FieldLayout);
    }
    if !same_operands(form, other, kin.is_some()) {
        reasons.push(Reason::Operands);
    }
    let pairs = form.operands.iter().zip(&other.operands);
    let types = pairs.filter(|(a, b)| kin.is_some() && a.field == b.field && a.operand_type != b.operand_type);
    Some(Elsewhere {
        generation: at,
        name: (there.name != instruction.name).then(|| there.name.clone()),
        reasons,
        operand_types: types.map(|(_, b)| (b.field.clone().unwrap_or_default(), b.operand_type.clone())).collect(),
    })
}

/// Prefix and fields of an encoding, in the order of their bits.
fn places(encoding: &Encoding) -> (u32, u32, Vec<(u16, &str, String)>) {
    let field = |field: &isa_spec::isa::Field| field.ranges.first().map_or(0, |range| range.offset);
    let mut fields: Vec<(u16, &str, String)> =
        encoding.fields.iter().map(|it| (field(it), &*it.name, crate::words::bits(&it.ranges))).collect();
    fields.sort();
    (encoding.prefix.mask, encoding.prefix.value, fields)
}

/// Whether the operands are the same; fields count only where the encoding is the same.
fn same_operands(a: &Form, b: &Form, fields: bool) -> bool {
    let facts =
        |operand: &Operand| (operand.data_format.clone(), operand.size, operand.input, operand.output, operand.implicit);
    a.operands.len() == b.operands.len()
        && a.operands.iter().zip(&b.operands).all(|(a, b)| facts(a) == facts(b) && (!fields || a.field == b.field))
}
