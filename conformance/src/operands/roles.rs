//! Which operands of LLVM's text are written: the first ones, as `lists/destinations.tsv` says of the mnemonic; and whether they are
//! read too, by LLVM's tables.

use std::collections::BTreeMap;

use amdgpu_isa::Form;
use anyhow::{Context, Result, bail};
use isa_spec::patch::matches;

use super::text::Statement;
use crate::list::rows;

/// An operand that is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destination {
    /// Read too where LLVM's tables tie it to a source.
    Plain,
    /// Always read too.
    Changed,
    /// Never read.
    Fresh,
}

impl Destination {
    /// From its letter.
    fn new(letter: char) -> Option<Self> {
        match letter {
            'w' => Some(Self::Plain),
            'c' => Some(Self::Changed),
            'f' => Some(Self::Fresh),
            _ => None,
        }
    }
}

/// Roles of operands in a generation.
pub struct Roles {
    /// Patterns of mnemonics without suffix, words of which one must be among the modifiers, and the destinations.
    destinations: Vec<(Vec<String>, Vec<String>, Vec<Destination>)>,
    /// By mnemonic and encoding, whether a source is the destination too, of LLVM's records.
    tied: BTreeMap<String, Vec<(String, bool)>>,
}

impl Roles {
    /// Reads the lists.
    ///
    /// # Errors
    /// When a line is not as it should be.
    pub fn read(generation: &str) -> Result<Self> {
        let mut destinations = Vec::new();
        for line in rows(include_str!("../../lists/destinations.tsv")) {
            let [generations, mnemonics, words, letters, ..] = line.split('\t').collect::<Vec<_>>()[..] else {
                bail!("lists/destinations.tsv: expected four columns: {line}");
            };
            if generations.split(',').any(|pattern| matches(pattern, generation)) {
                let words = words.split(',').filter(|word| *word != "-").map(str::to_owned).collect();
                let each: Option<Vec<_>> = letters.trim_matches('-').chars().map(Destination::new).collect();
                let Some(each) = each else { bail!("lists/destinations.tsv: unknown letters: {line}") };
                destinations.push((mnemonics.split(',').map(str::to_owned).collect(), words, each));
            }
        }
        let mut tied: BTreeMap<String, Vec<(String, bool)>> = BTreeMap::new();
        let families = families(generation)?;
        for line in rows(include_str!("../../../crates/amdgpu-isa/tests/data/llvm22_implicit.tsv")) {
            let [family, mnemonic, encoding, _, _, is_tied] = line.split('\t').collect::<Vec<_>>()[..] else {
                bail!("llvm22_implicit.tsv: expected six columns: {line}");
            };
            if families.contains(&family) {
                tied.entry(mnemonic.to_owned()).or_default().push((encoding.to_owned(), is_tied == "tied"));
            }
        }
        Ok(Self { destinations, tied })
    }

    /// The first operands, which are written.
    pub fn destinations(&self, statement: &Statement) -> &[Destination] {
        let name = bare(&statement.mnemonic);
        let fits = |(patterns, words, _): &&(Vec<String>, Vec<String>, Vec<Destination>)| {
            patterns.iter().any(|pattern| matches(pattern, name))
                && (words.is_empty() || words.iter().any(|word| statement.modifiers.iter().any(|m| matches(word, m))))
        };
        self.destinations.iter().find(fits).map_or(&[Destination::Plain], |(_, _, each)| each.as_slice())
    }

    /// Whether the destination is read too.
    pub fn is_tied(&self, form: Form, statement: &Statement) -> bool {
        let encoding = match form.encoding().name() {
            name if name.contains("DPP") => "dpp",
            name if name.contains("SDWA") => "sdwa",
            name if name.contains("VOP3") => "e64",
            _ => "-",
        };
        let rows =
            self.tied.get(bare(&statement.mnemonic).replacen("v_dual_", "v_", 1).as_str()).map_or(&[][..], Vec::as_slice);
        let same: Vec<_> = rows.iter().filter(|(kind, _)| kind == encoding).collect();
        if same.is_empty() { rows.iter().any(|(_, tied)| *tied) } else { same.iter().any(|(_, tied)| *tied) }
    }
}

/// A mnemonic without the suffix that names an encoding.
pub fn bare(mnemonic: &str) -> &str {
    let suffixes = ["_e64_dpp", "_e32", "_e64", "_dpp", "_sdwa"];
    suffixes.iter().find_map(|suffix| mnemonic.strip_suffix(suffix)).unwrap_or(mnemonic)
}

/// A line without the suffix of its mnemonic.
pub fn plain(text: &str) -> String {
    let (mnemonic, rest) = text.trim_end().split_once(' ').unwrap_or((text.trim_end(), ""));
    format!("{} {rest}", bare(mnemonic))
}

/// Endings of LLVM's records that a generation's instructions have.
fn families(generation: &str) -> Result<Vec<&'static str>> {
    let rows = rows(include_str!("../../../crates/amdgpu-isa/tests/data/llvm22_families.tsv"));
    let row = rows.filter_map(|line| line.split_once('\t')).find(|(name, _)| *name == generation);
    let (_, families) = row.with_context(|| format!("llvm22_families.tsv has no row of {generation}"))?;
    Ok(families.split(',').collect())
}
