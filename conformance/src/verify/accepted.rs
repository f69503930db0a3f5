//! The list of accepted differences, `conformance/lists/parity.tsv`.

use anyhow::Result;
use isa_spec::patch::matches;

/// A difference that is accepted: what it selects. The list has the reason too.
pub(super) struct Accepted {
    generations: Vec<String>,
    encodings: Vec<String>,
    instructions: Vec<String>,
    llvm: String,
}

/// Reads the list.
///
/// # Errors
/// When a row does not have five columns, or no reason.
pub(super) fn read() -> Result<Vec<Accepted>> {
    let text = include_str!("../../lists/parity.tsv");
    let list = |column: &str| column.split(',').map(|entry| entry.trim().to_owned()).collect();
    let rows = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    rows.map(|line| match line.split('\t').collect::<Vec<_>>()[..] {
        [generations, encodings, instructions, llvm, reason] if !reason.trim().is_empty() => Ok(Accepted {
            generations: list(generations),
            encodings: list(encodings),
            instructions: list(instructions),
            llvm: llvm.to_owned(),
        }),
        _ => anyhow::bail!("conformance/lists/parity.tsv: expected five columns, the reason last: {line}"),
    })
    .collect()
}

impl Accepted {
    /// Whether the row accepts a difference of the instruction where LLVM prints this text.
    pub(super) fn selects(&self, generation: &str, encoding: &str, instruction: &str, llvm: &str) -> bool {
        let any = |patterns: &[String], name: &str| patterns.iter().any(|pattern| matches(pattern, name));
        any(&self.generations, generation)
            && any(&self.encodings, encoding)
            && any(&self.instructions, instruction)
            && matches(&self.llvm, llvm)
    }
}
