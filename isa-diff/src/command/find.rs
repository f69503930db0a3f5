//! `find`: instructions by part of a name, operand type, data format, group or encoding.

use std::collections::BTreeMap;
use std::path::PathBuf;

use crate::catalog::{Catalog, Entry, spans};
use crate::model::Instruction;
use crate::words;

/// Finds instructions.
#[derive(clap::Args)]
pub struct Args {
    /// Part of a name, alias, operand type, data format, group, subgroup or encoding, in any case. All must be found.
    #[arg(required = true)]
    text: Vec<String>,
    /// In this generation (rdna3) or target (gfx1100) only.
    #[arg(long, value_name = "GEN|TARGET")]
    r#gen: Option<String>,
    /// Write JSON: a list of names, each with why it was found and its generations.
    #[arg(long)]
    json: bool,
    /// Read this archive (.zip), folder or single .xml instead of the embedded archive.
    #[arg(long, value_name = "PATH")]
    spec: Option<PathBuf>,
}

/// An instruction that was found.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Found {
    /// AMD's name.
    pub name: String,
    /// What the texts were found in, sorted: `name`, `alias V_ADD_U32`, `operand type OPR_SRC`.
    pub why: Vec<String>,
    /// Where, by the project's names.
    pub generations: Vec<String>,
    #[serde(skip)]
    at: Vec<usize>,
}

/// Runs the command.
///
/// # Errors
/// A message: the specification's faults, an unknown generation, or that nothing was found.
pub fn run(args: &Args) -> Result<String, String> {
    let catalog = super::catalog(args.spec.as_deref())?;
    let only = match &args.r#gen {
        Some(name) => Some(catalog.generation(name).ok_or_else(|| super::unknown_generation(&catalog, name))?.name()),
        None => None,
    };
    let found = find(&catalog, &args.text, only);
    if args.json {
        return serde_json::to_string_pretty(&found).map(|text| text + "\n").map_err(|error| error.to_string());
    }
    if found.is_empty() {
        return Err(format!("nothing found for `{}`", args.text.join(" ")));
    }
    let width = found.iter().map(|it| it.name.len()).max().unwrap_or(0);
    let mut out = String::new();
    for it in &found {
        let why = if it.why == ["name"] { String::new() } else { format!("  ({})", it.why.join(", ")) };
        out.push_str(&format!("{:width$}  {}{why}\n", it.name, spans(&catalog, &it.at)));
    }
    out.push_str(&format!("{}\n", words::count(found.len(), "instruction")));
    Ok(out)
}

/// The instructions in which all texts are found, by name: those with all texts in their names first.
pub fn find(catalog: &Catalog, texts: &[String], only: Option<&str>) -> Vec<Found> {
    let texts: Vec<String> = texts.iter().map(|text| text.to_ascii_uppercase()).collect();
    let mut found: BTreeMap<&str, Found> = BTreeMap::new();
    for (at, entry) in catalog.generations.iter().enumerate() {
        if only.is_some_and(|only| only != entry.name()) {
            continue;
        }
        for instruction in &entry.model.instructions {
            if let Some(why) = why(instruction, &texts) {
                let it = found.entry(&instruction.name).or_default();
                it.name.clone_from(&instruction.name);
                add(it, why, at, entry);
            }
        }
    }
    let mut found: Vec<Found> = found.into_values().collect();
    found.sort_by_key(|it| it.why != ["name"]);
    found
}

fn add(found: &mut Found, why: Vec<String>, at: usize, entry: &Entry) {
    found.why.extend(why);
    found.why.sort_unstable();
    found.why.dedup();
    found.at.push(at);
    found.generations.push(entry.name().to_owned());
}

/// Where each text is found first; none if one is found nowhere.
fn why(instruction: &Instruction, texts: &[String]) -> Option<Vec<String>> {
    texts.iter().map(|text| place(instruction, text)).collect()
}

fn place(instruction: &Instruction, text: &str) -> Option<String> {
    let has = |name: &str| name.to_ascii_uppercase().contains(text);
    if has(&instruction.name) {
        return Some("name".to_owned());
    }
    let named = |what: &str, name: &str| has(name).then(|| format!("{what} {name}"));
    let alias = instruction.aliases.iter().find_map(|alias| named("alias", alias));
    let group = || named("group", &instruction.group);
    let subgroup = || instruction.subgroups.iter().find_map(|name| named("subgroup", name));
    let form = || {
        instruction.forms.iter().find_map(|form| {
            named("encoding", &form.encoding).or_else(|| {
                form.operands.iter().find_map(|operand| {
                    named("operand type", &operand.operand_type).or_else(|| named("data format", &operand.data_format))
                })
            })
        })
    };
    alias.or_else(group).or_else(subgroup).or_else(form)
}
