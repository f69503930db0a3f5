//! Does LLVM call each instruction what AMD calls it, in each of its encodings?

use std::collections::BTreeMap;

use isa_spec::isa::Slot;
use xtask::oracle::{Disassembled, Oracle};
use xtask::words::Target;

use crate::candidates::{TRIES, candidate};
use crate::pairs::Pair;

/// What LLVM said of one (instruction, encoding) pair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The same name, with suffixes and aliases allowed for.
    Equal,
    /// Another name, in LLVM's text of legal words.
    Other(String),
    /// LLVM refused every try.
    Refused,
}

/// A pair: AMD's name, the encoding's, and the half of a dual-issue word.
pub type Key = (String, String, Slot);

/// Asks LLVM about each (instruction, encoding) pair of a generation: try after try, until it takes the words.
///
/// # Errors
/// When LLVM's tool can't be run.
pub fn ask(oracle: &Oracle, pair: &Pair) -> std::io::Result<BTreeMap<Key, Answer>> {
    let isa = &pair.spec.isa;
    let mut open: Vec<(Key, Vec<Target<'_>>, Vec<String>)> = Vec::new();
    for instruction in &isa.instructions {
        let mut by_encoding: BTreeMap<(&str, Slot), Vec<Target<'_>>> = BTreeMap::new();
        for form in &instruction.forms {
            let encoding = &isa.encodings[form.encoding.index()];
            by_encoding.entry((&encoding.name, form.slot)).or_default().extend(Target::of(isa, form));
        }
        let names: Vec<String> =
            std::iter::once(&instruction.name).chain(&instruction.aliases).map(|name| name.to_lowercase()).collect();
        for ((encoding, slot), targets) in by_encoding {
            open.push(((instruction.name.clone(), encoding.to_owned(), slot), targets, names.clone()));
        }
    }
    let mut answers = BTreeMap::new();
    // What the generation's first target lacks, a later one may have.
    let mut cpus = Vec::new();
    for cpu in pair.generation.targets() {
        if oracle.knows(cpu)? {
            cpus.push(*cpu);
        }
    }
    for (cpu, index) in cpus.into_iter().flat_map(|cpu| (0..TRIES).map(move |index| (cpu, index))) {
        let mut inputs = Vec::new();
        let mut owners = Vec::new();
        for (owner, (_, targets, _)) in open.iter().enumerate() {
            for target in targets {
                if let Some(words) = candidate(isa, *target, index) {
                    inputs.push(words[..target.dwords(isa)].iter().flat_map(|word| word.to_le_bytes()).collect::<Vec<u8>>());
                    owners.push(owner);
                }
            }
        }
        let texts = oracle.disassemble(xtask::oracle::Target::new(cpu), &inputs)?;
        for (owner, text) in owners.into_iter().zip(texts) {
            if let Disassembled::Text { text, .. } = text {
                let (key, _, names) = &open[owner];
                let found = mnemonic(&text, key.2);
                let answer =
                    if names.iter().any(|name| same(name, found)) { Answer::Equal } else { Answer::Other(found.to_owned()) };
                let best = answers.entry(key.clone()).or_insert(answer.clone());
                if answer == Answer::Equal {
                    *best = answer;
                }
            }
        }
        open.retain(|(key, _, _)| answers.get(key) != Some(&Answer::Equal));
    }
    for (key, _, _) in open {
        answers.entry(key).or_insert(Answer::Refused);
    }
    Ok(answers)
}

/// The mnemonic of a line; of the half asked for in a dual-issue line.
fn mnemonic(text: &str, slot: Slot) -> &str {
    let half = match slot {
        Slot::Y => text.split(" :: ").nth(1).unwrap_or(text),
        _ => text,
    };
    half.split_whitespace().next().unwrap_or("")
}

/// Whether LLVM's mnemonic is the name, but for the suffix of its encoding.
fn same(name: &str, mnemonic: &str) -> bool {
    let Some(rest) = mnemonic.strip_prefix(name) else { return false };
    matches!(rest, "" | "_e32" | "_e64" | "_dpp" | "_sdwa" | "_e64_dpp")
}
