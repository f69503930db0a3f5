//! A page for each encoding, and the list of them.

use std::collections::BTreeMap;

use serde::Serialize;

use super::bits::{Cell, rows};
use super::{Files, Pages};
use crate::catalog::{Catalog, Entry, spans};
use crate::layout;
use crate::model::Encoding;
use crate::words;

#[derive(Serialize)]
struct Listed<'a> {
    name: &'a str,
    bits: u16,
    prefix: String,
    generations: String,
}

/// A layout that an encoding has in some generations.
#[derive(Serialize)]
struct Layout<'a> {
    #[serde(skip)]
    at: Vec<usize>,
    #[serde(skip)]
    encoding: &'a Encoding,
    generations: String,
    bits: u16,
    prefix: String,
    rows: Vec<Vec<Cell>>,
    conditions: Vec<(&'a str, String)>,
    instructions: Vec<Instructions<'a>>,
}

#[derive(Serialize)]
struct Instructions<'a> {
    title: &'a str,
    list: Vec<(u32, &'a str)>,
}

pub(super) fn render(pages: &Pages, catalog: &Catalog, files: &mut Files) -> Result<(), minijinja::Error> {
    let mut having: BTreeMap<&str, Vec<(usize, &Encoding)>> = BTreeMap::new();
    for (at, entry) in catalog.generations.iter().enumerate() {
        for encoding in &entry.model.encodings {
            having.entry(&encoding.name).or_default().push((at, encoding));
        }
    }
    let mut listed = Vec::new();
    for (name, generations) in &having {
        let at: Vec<usize> = generations.iter().map(|(at, _)| *at).collect();
        if let Some((_, newest)) = generations.last() {
            let prefix = layout::pattern(newest.prefix);
            listed.push(Listed { name, bits: newest.bits, prefix, generations: spans(catalog, &at) });
        }
        let layouts = layouts(catalog, generations);
        let context = minijinja::context! { name => name, layouts => layouts };
        files.insert(format!("e/{name}.html"), pages.render("encoding.html", "../", context)?);
    }
    let context = minijinja::context! { encodings => listed };
    files.insert("encodings.html".to_owned(), pages.render("encodings.html", "", context)?);
    Ok(())
}

/// The layouts, that of the newest generation first.
fn layouts<'a>(catalog: &'a Catalog, generations: &[(usize, &'a Encoding)]) -> Vec<Layout<'a>> {
    let mut layouts: Vec<Layout> = Vec::new();
    for (at, encoding) in generations.iter().rev() {
        let same = |known: &&mut Layout| {
            known.encoding.prefix == encoding.prefix
                && known.encoding.bits == encoding.bits
                && encoding.fields.iter().all(|field| {
                    known.encoding.fields.iter().any(|other| other.name == field.name && other.ranges == field.ranges)
                })
                && known.encoding.fields.len() == encoding.fields.len()
        };
        match layouts.iter_mut().find(same) {
            Some(known) => known.at.insert(0, *at),
            None => layouts.push(Layout::new(*at, encoding)),
        }
    }
    for layout in &mut layouts {
        layout.generations = spans(catalog, &layout.at);
        layout.instructions =
            layout.at.iter().rev().map(|at| instructions(&catalog.generations[*at], &layout.encoding.name)).collect();
    }
    layouts
}

impl<'a> Layout<'a> {
    fn new(at: usize, encoding: &'a Encoding) -> Self {
        Self {
            at: vec![at],
            encoding,
            generations: String::new(),
            bits: encoding.bits,
            prefix: layout::pattern(encoding.prefix),
            rows: rows(&encoding.plain_layout()),
            conditions: encoding.conditions.iter().map(|it| (&*it.name, words::tests(&it.any))).collect(),
            instructions: Vec::new(),
        }
    }
}

/// The instructions that have a form in the encoding, by opcode.
fn instructions<'a>(entry: &'a Entry, encoding: &str) -> Instructions<'a> {
    let mut list: Vec<(u32, &str)> = Vec::new();
    for instruction in &entry.model.instructions {
        let forms = instruction.forms.iter().filter(|form| form.encoding == encoding);
        list.extend(forms.map(|form| (form.opcode, &*instruction.name)));
    }
    list.sort_unstable();
    list.dedup();
    Instructions { title: entry.title(), list }
}
