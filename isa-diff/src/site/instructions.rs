//! A page for each name of an instruction.

use std::collections::BTreeMap;

use serde::Serialize;

use super::bits::{Cell, rows};
use super::{Files, Pages};
use crate::card::{Card, Example};
use crate::catalog::{Catalog, spans};
use crate::render::card::{elsewhere, identifier};

/// A card and what the page adds to it.
#[derive(Serialize)]
struct Shown<'a> {
    card: &'a Card,
    /// The generations that it stands for.
    generations: String,
    /// One of them, by the project's name.
    generation: &'a str,
    identifier: String,
    rows: Vec<Vec<Cell>>,
    example: Option<ShownExample<'a>>,
    /// The condition's tests, unless it always holds.
    tests: Option<&'a str>,
    targets: Vec<&'a str>,
    elsewhere: Vec<String>,
    /// Names that the instruction has elsewhere.
    called: Vec<&'a str>,
}

#[derive(Serialize)]
struct ShownExample<'a> {
    text: &'a str,
    bytes: String,
}

/// Names of instructions, and the generations that have them.
pub(super) fn names(catalog: &Catalog) -> BTreeMap<&str, Vec<usize>> {
    let mut names: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (at, entry) in catalog.generations.iter().enumerate() {
        for instruction in &entry.model.instructions {
            names.entry(&instruction.name).or_default().push(at);
        }
    }
    names
}

/// The pages are independent of each other: each processor takes its share.
pub(super) fn render(pages: &Pages, catalog: &Catalog, files: &mut Files) -> Result<(), minijinja::Error> {
    let names: Vec<(&str, Vec<usize>)> = names(catalog).into_iter().collect();
    let lanes = std::thread::available_parallelism().map_or(1, |count| count.get());
    let done = std::thread::scope(|scope| {
        let names = &names;
        let work = |lane: usize| {
            move || -> Result<Vec<(String, String)>, minijinja::Error> {
                let mine = names.iter().skip(lane).step_by(lanes);
                mine.map(|(name, at)| Ok((format!("i/{name}.html"), page(pages, catalog, name, at)?))).collect()
            }
        };
        let running: Vec<_> = (0..lanes).map(|lane| scope.spawn(work(lane))).collect();
        running.into_iter().map(|lane| lane.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect::<Vec<_>>()
    });
    for lane in done {
        files.extend(lane?);
    }
    Ok(())
}

fn page(pages: &Pages, catalog: &Catalog, name: &str, having: &[usize]) -> Result<String, minijinja::Error> {
    let mut cards: Vec<(Card, Vec<usize>)> = Vec::new();
    // The newest first; what is the same in several generations stands there once.
    for &at in having.iter().rev() {
        let instruction = catalog.generations[at].model.instructions.iter().find(|it| it.name == name);
        let Some(card) = instruction.and_then(|it| Card::new(catalog, at, it, 0)) else { continue };
        match cards.iter_mut().find(|(known, _)| known.same_form(&card)) {
            Some((_, generations)) => generations.insert(0, at),
            None => cards.push((card, vec![at])),
        }
    }
    let shown: Vec<Shown> = cards.iter().map(|(card, own)| Shown::new(catalog, card, own)).collect();
    pages.render("instruction.html", "../", minijinja::context! { name => name, cards => shown })
}

impl<'a> Shown<'a> {
    fn new(catalog: &'a Catalog, card: &'a Card, own: &[usize]) -> Self {
        let mut called: Vec<&str> = card.elsewhere.iter().filter_map(|other| other.name.as_deref()).collect();
        called.sort_unstable();
        called.dedup();
        // The card was made for the newest of its generations.
        let newest = own.last().copied().unwrap_or_default();
        let example = |example: &'a Example| ShownExample { text: &example.text, bytes: example.bytes() };
        Self {
            card,
            generations: spans(catalog, own),
            generation: catalog.generations[newest].name(),
            identifier: identifier(card),
            rows: rows(&card.layout),
            example: card.example.as_ref().map(example),
            tests: (card.condition.1 != "always").then_some(&card.condition.1),
            targets: own.iter().flat_map(|at| catalog.generations[*at].targets.iter().map(|target| &**target)).collect(),
            elsewhere: elsewhere(catalog, &card.elsewhere, own),
            called,
        }
    }
}
