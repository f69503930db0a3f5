//! The subcommands that `cargo xtask` and `amdgpu-isa` share. Each turns its arguments into text; nothing is printed here.

use std::path::Path;

use isa_spec::isa::Isa;
use isa_spec::load::{self, Context};
use isa_spec::{Report, archive, generation};

use crate::Catalog;

pub mod diff;
pub mod find;
pub mod show;
#[cfg(feature = "site")]
pub mod site;

/// All generations of the specification that is part of the project, or of another.
///
/// # Errors
/// The specification's faults, rendered.
pub fn catalog(spec: Option<&Path>) -> Result<Catalog, String> {
    let specifications = match spec {
        #[cfg(feature = "embed")]
        None => load::load_built_in(),
        #[cfg(not(feature = "embed"))]
        None => load::load_embedded(),
        Some(path) => load::load(path),
    };
    let isas = specifications.map_err(|report| faults(&report))?.into_iter().map(|it| it.isa).collect();
    Ok(Catalog::new(isas))
}

/// The ISAs of another release of the specification. Corrections that it no longer needs are passed over.
fn release(path: &Path) -> Result<Vec<Isa>, String> {
    let read = || {
        let entries = archive::read(path).map_err(Report::general)?;
        load::load_entries(entries, &Context { stale_patches: true, ..Context::embedded()? })
    };
    let specifications = read().map_err(|report| faults(&report))?;
    Ok(specifications.into_iter().map(|it| it.isa).collect())
}

/// The message for a generation that is not known.
fn unknown_generation(catalog: &Catalog, name: &str) -> String {
    generation::unknown(name, catalog.generations.iter().map(|entry| entry.name()))
}

/// The message for a specification with faults: they fill lines of their own.
fn faults(report: &Report) -> String {
    format!("the specification can't be used\n\n{report}")
}

/// Names that look like `name`: those it is a part of, or else those that differ in up to two letters.
fn similar<'a>(catalog: &'a Catalog, name: &str) -> Vec<&'a str> {
    let upper = name.to_ascii_uppercase();
    let names = catalog.names();
    let part: Vec<&str> = names.iter().copied().filter(|known| known.contains(&upper)).take(8).collect();
    if !part.is_empty() {
        return part;
    }
    let mut near: Vec<(usize, &str)> = names.iter().map(|known| (distance(known, &upper), *known)).collect();
    near.retain(|(distance, _)| *distance <= 2);
    near.sort();
    near.into_iter().take(8).map(|(_, name)| name).collect()
}

/// How many letters must be put in, left out or replaced to turn one name into the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().take(64).collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, from) in a.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, to) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(from != *to);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}
