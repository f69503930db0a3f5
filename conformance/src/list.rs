//! Checked-in lists of accepted differences: tab-separated lines, the reason last, `#` before a comment.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use isa_spec::patch::matches;

/// A list: key (all columns but the last, tab-separated) to reason.
#[derive(Debug, Default)]
pub struct List {
    path: PathBuf,
    rows: BTreeMap<String, String>,
}

impl List {
    /// Reads `conformance/lists/NAME.tsv`; a file that is not there is an empty list.
    ///
    /// # Panics
    /// When a line has no reason.
    pub fn read(name: &str) -> Self {
        let path = path(name);
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        let rows = rows(&text)
            .map(|line| match line.rsplit_once('\t') {
                Some((key, reason)) if !reason.trim().is_empty() => (key.to_owned(), reason.to_owned()),
                _ => panic!("{}: a line without a reason: {line}", path.display()),
            })
            .collect();
        Self { path, rows }
    }

    /// Whether the list has this key.
    pub fn contains(&self, key: &str) -> bool {
        self.rows.contains_key(key)
    }

    /// How `found` differs from the list: a line a difference, none if they are equal.
    pub fn differences(&self, found: &[String]) -> Vec<String> {
        let new = found.iter().filter(|key| !self.contains(key)).map(|key| format!("not listed: {key}"));
        let gone = self.rows.keys().filter(|key| !found.contains(key)).map(|key| format!("listed, but not so any more: {key}"));
        new.chain(gone).collect()
    }

    /// Panics with all differences.
    ///
    /// # Panics
    /// When there are any.
    pub fn assert_equal(&self, found: &[String]) {
        let differences = self.differences(found);
        let shown = differences.iter().take(40).cloned().collect::<Vec<_>>().join("\n");
        assert!(differences.is_empty(), "{} differences from {}:\n{shown}", differences.len(), self.path.display());
    }
}

/// A checked-in list whose columns are patterns: what it selects is accepted, for the reason in its last column.
///
/// In a pattern `*` stands for any characters. The last column before the reason is one pattern, a text that may have commas; the
/// columns before it are several, with commas between them.
#[derive(Debug)]
pub struct Patterns<const COLUMNS: usize> {
    rows: Vec<[String; COLUMNS]>,
}

impl<const COLUMNS: usize> Patterns<COLUMNS> {
    /// Reads `conformance/lists/NAME.tsv`.
    ///
    /// # Errors
    /// When it can't be read, or a row has another number of columns, or no reason.
    pub fn read(name: &str) -> Result<Self> {
        let path = path(name);
        let text = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let row = |line: &str| {
            let (patterns, reason) = line.rsplit_once('\t')?;
            let columns: Vec<String> = patterns.split('\t').map(str::to_owned).collect();
            columns.try_into().ok().filter(|_| !reason.trim().is_empty())
        };
        let wrong = |line: &str| format!("{}: expected {COLUMNS} columns and a reason: {line}", path.display());
        let rows = rows(&text).map(|line| row(line).with_context(|| wrong(line))).collect::<Result<_>>()?;
        Ok(Self { rows })
    }

    /// Number of rows.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether there are no rows.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The number of the first row that selects these names, from 0 on.
    pub fn position(&self, names: [&str; COLUMNS]) -> Option<usize> {
        let selects = |(index, (patterns, name)): (usize, (&String, &str))| match index + 1 == COLUMNS {
            true => matches(patterns, name),
            false => patterns.split(',').any(|pattern| matches(pattern.trim(), name)),
        };
        self.rows.iter().position(|row| row.iter().zip(names).enumerate().all(selects))
    }
}

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("lists").join(format!("{name}.tsv"))
}

/// The rows of a list, without comments.
pub(crate) fn rows(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}
