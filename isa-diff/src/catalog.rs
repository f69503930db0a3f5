//! All generations, by name of instruction.

use std::collections::BTreeMap;

use isa_spec::generation::{self, Generation};
use isa_spec::isa::Isa;

use crate::model::{Instruction, Model};

/// What assembly puts behind a name to say which encoding is meant; longer ones first.
const SUFFIXES: [&str; 5] = ["_E64_DPP", "_E32", "_E64", "_DPP", "_SDWA"];

/// Instruction sets and what their instructions are called.
#[derive(Clone, Debug)]
pub struct Catalog {
    /// In the project's order.
    pub generations: Vec<Entry>,
}

/// One generation.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The facts.
    pub isa: Isa,
    /// The facts, by names.
    pub model: Model,
    /// LLVM's targets.
    pub targets: Vec<String>,
    /// Positions of instructions by name and alias; a name goes before an equal alias.
    names: BTreeMap<String, Vec<usize>>,
}

impl Catalog {
    /// Arranges instruction sets.
    pub fn new(isas: Vec<Isa>) -> Self {
        Self { generations: isas.into_iter().map(Entry::new).collect() }
    }

    /// The generation of that name (`rdna3_5`, `rdna3.5`), AMD's name (`RDNA 3.5`) or LLVM target (`gfx1150`), in any case.
    pub fn generation(&self, name: &str) -> Option<&Entry> {
        let plain = name.replace('.', "_");
        self.generations.iter().find(|entry| {
            let is = |other: &str| other.eq_ignore_ascii_case(name);
            entry.name().eq_ignore_ascii_case(&plain)
                || is(entry.title())
                || is(&entry.isa.architecture)
                || entry.targets.iter().any(|it| is(it))
        })
    }

    /// All names and aliases, upper case and sorted.
    pub fn names(&self) -> Vec<&str> {
        let mut names: Vec<&str> = self.generations.iter().flat_map(|entry| entry.names.keys().map(|name| &**name)).collect();
        names.sort_unstable();
        names.dedup();
        names
    }
}

impl Entry {
    fn new(isa: Isa) -> Self {
        let model = Model::new(&isa);
        let mut names: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (at, instruction) in model.instructions.iter().enumerate() {
            names.entry(instruction.name.to_ascii_uppercase()).or_default().push(at);
        }
        for (at, instruction) in model.instructions.iter().enumerate() {
            for alias in &instruction.aliases {
                names.entry(alias.to_ascii_uppercase()).or_default().push(at);
            }
        }
        let known = |generation: &&Generation| generation.name == isa.generation;
        let targets = generation::known().iter().find(known).map(|generation| generation.targets.clone());
        Self { isa, model, targets: targets.unwrap_or_default(), names }
    }

    /// The project's name, `rdna3_5`.
    pub fn name(&self) -> &str {
        &self.isa.generation
    }

    /// AMD's name without AMD's, `RDNA 3.5`.
    pub fn title(&self) -> &str {
        self.isa.architecture.strip_prefix("AMD ").unwrap_or(&self.isa.architecture)
    }

    /// The instruction of that name or alias, in any case, also with the suffix that assembly has: `v_add_f32_e64`.
    pub fn instruction(&self, name: &str) -> Option<&Instruction> {
        let name = name.to_ascii_uppercase();
        let shorter = || SUFFIXES.iter().find_map(|suffix| self.names.get(name.strip_suffix(suffix)?));
        let at = self.names.get(&name).or_else(shorter)?.first()?;
        self.model.instructions.get(*at)
    }

    /// What another generation's instruction is here: by its name, or else by one of its aliases.
    pub fn counterpart(&self, instruction: &Instruction) -> Option<&Instruction> {
        std::iter::once(&instruction.name).chain(&instruction.aliases).find_map(|name| self.instruction(name))
    }
}

/// Generations as people write them: `CDNA 1-4`, `RDNA 1-3.5, RDNA 4` is `RDNA 1-4`. `which` are positions in the catalog.
pub fn spans(catalog: &Catalog, which: &[usize]) -> String {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    let family = |at: usize| catalog.generations[at].title().split(' ').next().unwrap_or_default();
    for &at in which {
        match runs.last_mut().filter(|(_, last)| *last + 1 == at && family(*last) == family(at)) {
            Some((_, last)) => *last = at,
            None => runs.push((at, at)),
        }
    }
    let words = |&(first, last): &(usize, usize)| {
        let (first_title, last_title) = (catalog.generations[first].title(), catalog.generations[last].title());
        match last_title.split_once(' ') {
            Some((_, number)) if first < last => format!("{first_title}-{number}"),
            _ => first_title.to_owned(),
        }
    };
    runs.iter().map(words).collect::<Vec<_>>().join(", ")
}
