//! Pools: equal things once, each known by its place.

use std::collections::{BTreeMap, HashMap};
use std::hash::Hash;

use anyhow::{Context, Result, ensure};

/// A run of rows in a pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Run {
    pub first: u16,
    pub count: u16,
}

/// A piece of the string pool: offset and length in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Str {
    pub offset: u32,
    pub len: u32,
}

/// Names, end to end. A name that stands within those before it is not added again.
#[derive(Default)]
pub struct Strings {
    pub parts: Vec<String>,
    all: String,
    seen: HashMap<String, Str>,
}

impl Strings {
    pub fn add(&mut self, text: &str) -> Result<Str> {
        if let Some(known) = self.seen.get(text) {
            return Ok(*known);
        }
        ensure!(text.len() < 256, "the name `{text}` is longer than 255 bytes: names are kept with an 8-bit length");
        let known = self.all.find(text);
        let handle = Str { offset: known.unwrap_or(self.all.len()) as u32, len: text.len() as u32 };
        if known.is_none() {
            self.all += text;
            ensure!(self.all.len() < 1 << 24, "all names together are longer than 16 MiB: names are kept with a 24-bit offset");
            self.parts.push(text.to_owned());
        }
        self.seen.insert(text.to_owned(), handle);
        Ok(handle)
    }
}

/// Rows, each once.
pub struct Pool<T> {
    pub rows: Vec<T>,
    seen: BTreeMap<T, u16>,
}

impl<T> Default for Pool<T> {
    fn default() -> Self {
        Self { rows: Vec::new(), seen: BTreeMap::new() }
    }
}

impl<T: Copy + Ord> Pool<T> {
    /// The number of a row.
    pub fn add(&mut self, row: T) -> Result<u16> {
        if let Some(known) = self.seen.get(&row) {
            return Ok(*known);
        }
        let number = u16::try_from(self.rows.len()).context("more than 65,536 rows of a kind: rows are counted in 16 bits")?;
        self.rows.push(row);
        self.seen.insert(row, number);
        Ok(number)
    }
}

/// Runs of rows, end to end, equal runs once.
pub struct Runs<T> {
    what: &'static str,
    pub rows: Vec<T>,
    seen: HashMap<Vec<T>, Run>,
}

impl<T: Clone + Eq + Hash> Runs<T> {
    /// A pool; `what` is the name for messages.
    pub fn new(what: &'static str) -> Self {
        Self { what, rows: Vec::new(), seen: HashMap::new() }
    }

    pub fn add(&mut self, run: Vec<T>) -> Result<Run> {
        if run.is_empty() {
            return Ok(Run::default());
        }
        if let Some(known) = self.seen.get(&run) {
            return Ok(*known);
        }
        let handle = Run { first: self.rows.len() as u16, count: run.len() as u16 };
        self.rows.extend(run.iter().cloned());
        ensure!(self.rows.len() <= usize::from(u16::MAX), "more than 65,535 {}: rows are counted in 16 bits", self.what);
        self.seen.insert(run, handle);
        Ok(handle)
    }
}
