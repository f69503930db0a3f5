//! The first page, the list of names, and the index that the search reads.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{Files, Pages};
use crate::catalog::{Catalog, spans};

#[derive(Serialize)]
struct Generation<'a> {
    name: &'a str,
    title: &'a str,
    targets: &'a [String],
    instructions: usize,
    encodings: usize,
    release_date: &'a str,
}

#[derive(Serialize)]
struct Group<'a> {
    stem: &'a str,
    names: Vec<&'a str>,
}

pub(super) fn render(pages: &Pages, catalog: &Catalog, files: &mut Files) -> Result<(), minijinja::Error> {
    let generations: Vec<Generation> = catalog
        .generations
        .iter()
        .map(|entry| Generation {
            name: entry.name(),
            title: entry.title(),
            targets: &entry.targets,
            instructions: entry.isa.instructions.len(),
            encodings: entry.isa.encodings.len(),
            release_date: &entry.isa.release_date,
        })
        .collect();
    let names = search_index(catalog);
    let context = minijinja::context! { generations => generations, names => names.len() };
    files.insert("index.html".to_owned(), pages.render("index.html", "", &context)?);
    files.insert("decode.html".to_owned(), pages.render("decode.html", "", &context)?);
    let json = serde_json::to_string(&names).unwrap_or_default();
    files.insert("names.js".to_owned(), format!("const NAMES = {json};\n"));
    let page_names = super::instructions::names(catalog);
    let mut groups: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for &name in page_names.keys() {
        groups.entry(stem(name)).or_default().push(name);
    }
    let groups: Vec<Group> = groups.into_iter().map(|(stem, names)| Group { stem, names }).collect();
    files.insert("names.html".to_owned(), pages.render("names.html", "", minijinja::context! { groups => groups })?);
    Ok(())
}

/// The name's first word: `V`, `BUFFER`.
fn stem(name: &str) -> &str {
    name.split('_').next().unwrap_or(name)
}

/// All names and aliases: name, page, generations. A name that is an alias elsewhere leads to its own page.
fn search_index(catalog: &Catalog) -> Vec<(String, String, String)> {
    let names = super::instructions::names(catalog);
    let mut index: BTreeMap<(String, String), Vec<usize>> = BTreeMap::new();
    for (name, at) in &names {
        index.insert(((*name).to_owned(), (*name).to_owned()), at.clone());
    }
    for (at, entry) in catalog.generations.iter().enumerate() {
        for instruction in &entry.model.instructions {
            for alias in instruction.aliases.iter().filter(|alias| !names.contains_key(alias.as_str())) {
                index.entry((alias.clone(), instruction.name.clone())).or_default().push(at);
            }
        }
    }
    index.into_iter().map(|((name, page), at)| (name, page, spans(catalog, &at))).collect()
}
