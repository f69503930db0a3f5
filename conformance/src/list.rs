//! Checked-in lists of accepted differences: tab-separated lines, the reason last, `#` before a comment.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

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
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("lists").join(format!("{name}.tsv"));
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        let rows = lines
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
