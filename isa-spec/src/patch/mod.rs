//! Corrections of AMD's slips, as data (`patches/*.toml`).
//!
//! A patch names generations and what it selects in them, says why, and gives evidence that LLVM confirms. It edits the IR before
//! anything is derived from it. A patch that changes nothing in one of its generations is an error: AMD has mended the slip.

mod add;
mod encodings;
mod operands;

use std::collections::BTreeMap;

use serde::Deserialize;

pub use add::{AddedForm, AddedOperand, Addition, SimilarForm};

use crate::isa::{EncodingId, Isa};
use crate::spans::Spans;

/// One correction.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Patch {
    /// The file that it stands in, `flags.toml`; empty where it was read from elsewhere.
    #[serde(skip)]
    pub file: &'static str,
    /// The generations that need it.
    pub generations: Vec<String>,
    /// The encodings that it edits, or whose forms it edits: names, `*` stands for any characters. None: all.
    #[serde(default)]
    pub encodings: Vec<String>,
    /// The instructions whose forms it edits, in the same way.
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
    /// What LLVM's instruction table says of the operands, where the text does not show it.
    pub constraint: Option<String>,
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
    /// Two fields are one: the bits of the second stand above those of the first.
    Join {
        /// The field with the low bits, which keeps its name.
        field: String,
        /// The field with the high bits, which goes.
        with: String,
    },
    /// Operands have another direction.
    Operand {
        /// The fields that hold them; `-` for an operand of the text that is in none: an image address, which is in several.
        fields: Vec<String>,
        /// Whether the instruction reads them.
        input: Option<bool>,
        /// Whether the instruction writes them.
        output: Option<bool>,
    },
    /// Operands are in no field: they are always the same register.
    Imply {
        /// The fields that the specification has them in.
        fields: Vec<String>,
        /// The operand type that stands for the register, `OPR_VCC`.
        operand_type: String,
    },
    /// The instruction has no such operands.
    Drop {
        /// The fields that the specification has them in.
        fields: Vec<String>,
    },
    /// A value of operand types has a meaning that the specification lacks.
    Value {
        /// The operand types.
        types: Vec<String>,
        /// The value's name.
        name: String,
        /// The value.
        value: u64,
    },
    /// Values of operand types have the meanings that they have in another type, which the specification lacks.
    Values {
        /// The operand types.
        types: Vec<String>,
        /// The other type.
        of: String,
        /// The values: the first and the last of each range.
        ranges: Vec<(u64, u64)>,
    },
    /// Operands are of another type.
    Retype {
        /// The fields that hold them.
        fields: Vec<String>,
        /// The operand type.
        operand_type: String,
    },
    /// Whether instructions are branches.
    Branch {
        /// `IsBranch`
        branch: bool,
        /// `IsIndirectBranch`
        indirect: bool,
    },
    /// The instructions read or write something that neither their fields nor their text tell, and the specification lacks.
    Implicit(AddedOperand),
    /// The generation has an instruction that the specification lacks.
    Add(Addition),
    /// The generation has instructions in an encoding in which the specification lacks them.
    Form(SimilarForm),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    patch: Vec<Patch>,
}

/// The patches that are part of the program: name of the file, its text.
const EMBEDDED: [(&str, &str); 10] = [
    ("conditions.toml", include_str!("../../patches/conditions.toml")),
    ("directions.toml", include_str!("../../patches/directions.toml")),
    ("fields.toml", include_str!("../../patches/fields.toml")),
    ("flags.toml", include_str!("../../patches/flags.toml")),
    ("forms.toml", include_str!("../../patches/forms.toml")),
    ("identifiers.toml", include_str!("../../patches/identifiers.toml")),
    ("implicit.toml", include_str!("../../patches/implicit.toml")),
    ("missing.toml", include_str!("../../patches/missing.toml")),
    ("operands.toml", include_str!("../../patches/operands.toml")),
    ("vopd.toml", include_str!("../../patches/vopd.toml")),
];

/// Reads a file of patches; the error has the line.
pub fn parse(text: &str) -> Result<Vec<Patch>, String> {
    toml::from_str::<File>(text).map(|file| file.patch).map_err(|error| error.to_string())
}

/// The patches that are part of the program.
pub fn embedded() -> Result<Vec<Patch>, String> {
    let mut all = Vec::new();
    for (file, text) in EMBEDDED {
        let patches = parse(text).map_err(|error| format!("patches/{file}: {error}"))?;
        all.extend(patches.into_iter().map(|patch| Patch { file, ..patch }));
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

impl Patch {
    /// What messages call it: its reason, and where it stands.
    fn reason(&self) -> String {
        match self.file {
            "" => self.because.clone(),
            file => format!("{} (patches/{file})", self.because),
        }
    }
}

/// Applies the patches of this generation; returns what went wrong, a line each.
pub fn apply(patches: &[Patch], isa: &mut Isa, spans: &mut Spans) -> Vec<String> {
    let mut problems = Vec::new();
    for patch in patches {
        if patch.generations.contains(&isa.generation) {
            let before = problems.len();
            let changed = apply_one(patch, isa, spans, &mut problems);
            if !changed && problems.len() == before {
                problems.push(format!("changes nothing in {}: {}", isa.generation, patch.reason()));
            }
        }
    }
    problems
}

/// Applies one patch; whether it changed anything.
fn apply_one(patch: &Patch, isa: &mut Isa, spans: &mut Spans, problems: &mut Vec<String>) -> bool {
    let selected = selection(&patch.encodings, isa.encodings.iter().map(|encoding| encoding.name.as_str()));
    let instructions = selection(&patch.instructions, isa.instructions.iter().map(|instruction| instruction.name.as_str()));
    let (selected, instructions) = match (selected, instructions) {
        (Ok(encodings), Ok(instructions)) => (encodings, instructions),
        (Err(pattern), _) | (_, Err(pattern)) => {
            problems.push(format!("nothing in {} matches `{pattern}`: {}", isa.generation, patch.reason()));
            return false;
        }
    };
    let encodings = selected.iter().map(|&at| EncodingId(at as u16));
    let result = match &patch.edit {
        Edit::Operand { fields, input, output } => {
            Ok(operands::edit(isa, &encodings.collect::<Vec<_>>(), &instructions, fields, (*input, *output)))
        }
        Edit::Imply { fields, operand_type } => {
            operands::imply(isa, &encodings.collect::<Vec<_>>(), &instructions, fields, operand_type)
        }
        Edit::Drop { fields } => Ok(operands::drop(isa, &encodings.collect::<Vec<_>>(), &instructions, fields)),
        Edit::Value { types, name, value } => Ok(operands::name(isa, types, name, *value)),
        Edit::Values { types, of, ranges } => operands::borrow(isa, types, of, ranges),
        Edit::Retype { fields, operand_type } => {
            operands::retype(isa, &encodings.collect::<Vec<_>>(), &instructions, fields, operand_type)
        }
        Edit::Branch { branch, indirect } => Ok(instructions.iter().fold(false, |changed, &at| {
            let flags = &mut isa.instructions[at].flags;
            let differs = (flags.branch, flags.indirect_branch) != (*branch, *indirect);
            (flags.branch, flags.indirect_branch) = (*branch, *indirect);
            changed | differs
        })),
        Edit::Implicit(operand) => add::add_operand(isa, &instructions, operand),
        Edit::Add(addition) => add::add(isa, spans, addition),
        Edit::Form(similar) => add::add_form(isa, spans, &instructions, similar),
        edit => encodings.map(|at| encodings::edit(edit, at, isa, spans)).try_fold(false, |changed, one| Ok(changed | one?)),
    };
    result.unwrap_or_else(|problem| {
        problems.push(format!("{problem}: {}", patch.reason()));
        false
    })
}

/// Indices of the names that match one of the patterns, or the pattern that matches none. Without patterns, all.
fn selection<'n>(patterns: &[String], names: impl Iterator<Item = &'n str> + Clone) -> Result<Vec<usize>, String> {
    if patterns.is_empty() {
        return Ok((0..names.count()).collect());
    }
    if let Some(pattern) = patterns.iter().find(|pattern| !names.clone().any(|name| matches(pattern, name))) {
        return Err(pattern.clone());
    }
    let matching = names.enumerate().filter(|(_, name)| patterns.iter().any(|pattern| matches(pattern, name)));
    Ok(matching.map(|(at, _)| at).collect())
}

#[cfg(test)]
mod tests {
    use super::matches;

    #[test]
    fn a_star_stands_for_any_characters() {
        for (pattern, name, expected) in [
            ("V_ADD", "V_ADD", true),
            ("V_ADD", "V_ADD_F32", false),
            ("V_*", "V_", true),
            ("V_*_F32", "V_ADD_F32", true),
            ("V_*_F32", "V_F32", false),
            ("*_F32", "_F32", true),
            ("V_*A*_F32", "V_ADD_F32", true),
            ("V_*B*_F32", "V_ADD_F32", false),
            ("*", "", true),
            ("", "V", false),
        ] {
            assert_eq!(matches(pattern, name), expected, "{pattern} {name}");
        }
    }
}
