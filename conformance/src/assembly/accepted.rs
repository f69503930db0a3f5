//! The list of texts whose bytes may differ from LLVM's: `lists/assembly.tsv`.

use anyhow::Result;
use isa_spec::patch::matches;

/// A row of the list.
pub(super) struct Accepted {
    generations: Vec<String>,
    kind: String,
    text: String,
}

/// Reads the list: generations, `differs` or `refused`, the text (`*` stands for any characters), and why.
///
/// # Errors
/// When a row has no reason.
pub(super) fn read() -> Result<Vec<Accepted>> {
    let text = include_str!("../../lists/assembly.tsv");
    let rows = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    rows.map(|line| match line.split('\t').collect::<Vec<_>>()[..] {
        [generations, kind, text, reason] if !reason.trim().is_empty() => Ok(Accepted {
            generations: generations.split(',').map(str::to_owned).collect(),
            kind: kind.to_owned(),
            text: text.to_owned(),
        }),
        _ => anyhow::bail!("conformance/lists/assembly.tsv: expected four columns, the reason last: {line}"),
    })
    .collect()
}

impl Accepted {
    pub(super) fn selects(&self, generation: &str, kind: &str, text: &str) -> bool {
        self.kind == kind && self.generations.iter().any(|pattern| matches(pattern, generation)) && matches(&self.text, text)
    }
}
