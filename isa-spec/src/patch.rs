//! Corrections of AMD's slips, as data (`patches/*.toml`).
//!
//! A patch names generations and what it selects in them, says why, and gives evidence that LLVM confirms. It edits the IR before
//! anything is derived from it. A patch that changes nothing in one of its generations is an error: AMD has mended the slip.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::condition;
use crate::isa::{Condition, ConditionId, Encoding, EncodingId, Field, FieldId, FieldTest, Isa, OpcodeField, Slot};
use crate::ranges::Ranges;
use crate::spans::Spans;

/// One correction.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Patch {
    /// The generations that need it.
    pub generations: Vec<String>,
    /// The encodings that it edits, or whose forms it edits: names, `*` stands for any characters.
    pub encodings: Vec<String>,
    /// Where it edits forms: the instructions whose forms; all if there are none. Names, `*` stands for any characters.
    #[serde(default)]
    pub instructions: Vec<String>,
    /// What is wrong, in a sentence.
    pub because: String,
    /// What shows that the correction is right.
    pub evidence: Vec<Evidence>,
    /// The correction.
    pub edit: Edit,
}

/// An instruction as LLVM reads it, only right with the correction.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Evidence {
    /// The generation whose first target is asked.
    pub generation: String,
    /// Bytes in memory order, hexadecimal.
    pub bytes: String,
    /// LLVM's text for them.
    pub llvm: String,
}

/// A kind of correction.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Edit {
    /// These bits of the first dword mark the encoding; replaces mask and identifiers.
    Identify {
        /// The bits that count.
        mask: u32,
        /// Their value.
        value: u32,
    },
    /// A word holds two instructions.
    Dual {
        /// Opcode field of the X half.
        x: String,
        /// Opcode field of the Y half.
        y: String,
        /// Fields of the X half, each with the one in its place in the Y half. A form whose operands lie in Y fields fills the Y
        /// half, and its condition looks at the Y fields.
        mirror: BTreeMap<String, String>,
    },
    /// A form applies only if a field has one of these values, on top of its condition.
    Require {
        /// The field.
        field: String,
        /// The values.
        values: Vec<u64>,
    },
    /// A form does not apply if one of the fields has one of these values, whatever its condition says.
    Exclude {
        /// The fields.
        fields: Vec<String>,
        /// The values.
        values: Vec<u64>,
    },
    /// The operand is read, on top of what the specification says.
    Reads {
        /// Its field.
        field: String,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    patch: Vec<Patch>,
}

/// The patches that are part of the program: name of the file, its text.
const EMBEDDED: [(&str, &str); 4] = [
    ("conditions.toml", include_str!("../patches/conditions.toml")),
    ("directions.toml", include_str!("../patches/directions.toml")),
    ("identifiers.toml", include_str!("../patches/identifiers.toml")),
    ("vopd.toml", include_str!("../patches/vopd.toml")),
];

/// Reads a file of patches; the error has the line.
pub fn parse(text: &str) -> Result<Vec<Patch>, String> {
    toml::from_str::<File>(text).map(|file| file.patch).map_err(|error| error.to_string())
}

/// The patches that are part of the program.
pub fn embedded() -> Result<Vec<Patch>, String> {
    let mut all = Vec::new();
    for (name, text) in EMBEDDED {
        all.extend(parse(text).map_err(|error| format!("patches/{name}: {error}"))?);
    }
    Ok(all)
}

/// Whether `name` matches `pattern`, in which `*` stands for any characters.
pub fn matches(pattern: &str, name: &str) -> bool {
    let mut parts = pattern.split('*');
    let Some(mut rest) = parts.next().and_then(|first| name.strip_prefix(first)) else { return false };
    let mut parts: Vec<_> = parts.collect();
    let Some(last) = parts.pop() else { return rest.is_empty() };
    for part in parts {
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    rest.ends_with(last)
}

/// Applies the patches of this generation; returns what went wrong, a line each.
pub fn apply(patches: &[Patch], isa: &mut Isa, spans: &mut Spans) -> Vec<String> {
    let mut problems = Vec::new();
    for patch in patches {
        if patch.generations.contains(&isa.generation) {
            let before = problems.len();
            let changed = apply_one(patch, isa, spans, &mut problems);
            if !changed && problems.len() == before {
                problems.push(format!("changes nothing in {}: {}", isa.generation, patch.because));
            }
        }
    }
    problems
}

fn apply_one(patch: &Patch, isa: &mut Isa, spans: &mut Spans, problems: &mut Vec<String>) -> bool {
    let mut changed = false;
    for pattern in &patch.encodings {
        let mut found = false;
        for at in 0..isa.encodings.len() {
            if matches(pattern, &isa.encodings[at].name) {
                found = true;
                match edit(patch, EncodingId(at as u16), isa, spans) {
                    Ok(change) => changed |= change,
                    Err(problem) => problems.push(format!("{}: {problem} ({})", isa.encodings[at].name, patch.because)),
                }
            }
        }
        if !found {
            problems.push(format!("no encoding of {} matches `{pattern}` ({})", isa.generation, patch.because));
        }
    }
    changed
}

fn edit(patch: &Patch, at: EncodingId, isa: &mut Isa, spans: &mut Spans) -> Result<bool, String> {
    let encoding = &mut isa.encodings[at.index()];
    match &patch.edit {
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
        Edit::Reads { field: name } => {
            // Encodings without the field have no such operand.
            let Ok(id) = field(encoding, name) else { return Ok(false) };
            let chosen = |name: &str| patch.instructions.iter().any(|pattern| matches(pattern, name));
            let chosen = isa.instructions.iter_mut().filter(|instruction| chosen(&instruction.name));
            let forms = chosen.flat_map(|instruction| &mut instruction.forms).filter(|form| form.encoding == at);
            let mut changed = false;
            for operand in forms.flat_map(|form| &mut form.operands).filter(|operand| operand.field == Some(id)) {
                changed |= !operand.input;
                operand.input = true;
            }
            Ok(changed)
        }
    }
}

fn field(encoding: &Encoding, name: &str) -> Result<FieldId, String> {
    let at = encoding.fields.iter().position(|field: &Field| field.name == name);
    at.map(|at| FieldId(at as u16)).ok_or_else(|| format!("no field `{name}`"))
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
