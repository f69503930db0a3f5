//! Modifiers that a form lacks: one word at a time after a line of each form, for the builder and for LLVM's assembler.

use std::collections::{BTreeMap, HashMap};

use super::choice::same_words;
use super::report::{Answer, Question, Report};
use super::{Case, decode};

/// Words of LLVM's, each with the name and the value of the modifier.
const WORDS: [(&str, &str, i64); 24] = [
    ("clamp", "clamp", 1),
    ("mul:2", "omod", 1),
    ("glc", "glc", 1),
    ("slc", "slc", 1),
    ("dlc", "dlc", 1),
    ("scc", "scc", 1),
    ("sc0", "sc0", 1),
    ("sc1", "sc1", 1),
    ("nt", "nt", 1),
    ("nv", "nv", 1),
    ("scope:SCOPE_DEV", "scope", 2),
    ("tfe", "tfe", 1),
    ("lwe", "lwe", 1),
    ("unorm", "unorm", 1),
    ("da", "da", 1),
    ("r128", "r128", 1),
    ("a16", "a16", 1),
    ("d16", "d16", 1),
    ("gds", "gds", 1),
    ("lds", "lds", 1),
    ("fi:1", "fi", 1),
    ("cbsz:1", "cbsz", 1),
    ("abid:1", "abid", 1),
    ("blgp:1", "blgp", 1),
];

/// A line with one more word.
struct Longer<'a> {
    case: &'a Case,
    /// The word in each place that LLVM may want it in: the last one first.
    texts: Vec<String>,
    name: &'static str,
    value: i64,
}

/// Lines with words after them.
pub struct Lines<'a>(Vec<Longer<'a>>);

impl<'a> Lines<'a> {
    /// Of the first line of each form that LLVM's assembler chooses for it and the builder makes again, with each word for a modifier
    /// that it does not have. A literal may not come back.
    pub fn new(cases: &[&'a Case], bytes: &HashMap<String, Vec<u8>>) -> Self {
        let has_literal = |case: &Case| case.inst.encoding().fields().any(|field| field.width() >= 32);
        let mut first: BTreeMap<u16, &Case> = BTreeMap::new();
        for case in cases.iter().filter(|case| case.inst.second().is_none() && !has_literal(case)) {
            let theirs = bytes.get(&case.plain).and_then(|bytes| decode(case.inst.isa(), bytes));
            let is_rebuilt =
                || case.inst.to_builder(case.inst.isa().default_wave()).encode().is_ok_and(|inst| inst == case.inst);
            if theirs.is_some_and(|theirs| theirs.form() == case.inst.form()) && is_rebuilt() {
                first.entry(case.inst.form().index()).or_insert(case);
            }
        }
        let longer = first.values().flat_map(|case| {
            let text = case.text.trim_end();
            let words = WORDS.iter().filter(move |(word, ..)| text.split(' ').all(|known| head(known) != head(word)));
            words.map(move |(word, name, value)| Longer { case, texts: places(text, word), name, value: *value })
        });
        Self(longer.collect())
    }

    /// The texts.
    pub fn texts(&self) -> Vec<String> {
        self.0.iter().flat_map(|line| line.texts.clone()).collect()
    }

    /// Compares what the builder makes of each with LLVM's bytes.
    pub fn compare(&self, generation: &str, bytes: &HashMap<String, Vec<u8>>, report: &mut Report) {
        for Longer { case, texts, name, value } in &self.0 {
            let text = texts.iter().find(|text| bytes.contains_key(*text)).unwrap_or(&texts[0]);
            let theirs = bytes.get(text).map(|bytes| decode(case.inst.isa(), bytes));
            let builder = case.inst.to_builder(case.inst.isa().default_wave()).with(name, *value);
            // Where no suffix names the form, the word may ask for another one.
            let is_other = matches!(&theirs, Some(Some(theirs)) if theirs.form() != case.inst.form());
            let ours = if is_other { builder.any_form().encode() } else { builder.encode() };
            let difference = match (&ours, &theirs) {
                (Err(_), None) => None,
                (Ok(inst), Some(Some(theirs))) if same_words(inst, theirs) => None,
                (Ok(inst), None) => Some(format!("built: {inst:?}, LLVM refuses")),
                (Err(error), Some(_)) => Some(format!("refused: {error}")),
                (Ok(inst), Some(theirs)) => Some(format!("{inst:?}, LLVM {theirs:?}")),
            };
            let answer = Answer { inst: &case.inst, text, difference, is_taken: bytes.contains_key(text) };
            report.answer(generation, Question::Modifiers, answer);
        }
    }
}

/// What stands before a modifier's value.
fn head(word: &str) -> &str {
    word.split_once(':').map_or(word, |(head, _)| head)
}

/// The line with the word in each place behind the operands: they end with the first word that ends without a comma.
fn places(text: &str, word: &str) -> Vec<String> {
    let words: Vec<&str> = text.split(' ').collect();
    let last = words.iter().skip(1).position(|word| !word.is_empty() && !word.ends_with(','));
    let first = last.map_or(words.len(), |last| last + 2).min(words.len());
    let with_word = |at: usize| {
        let (before, after) = words.split_at(at);
        before.iter().chain([&word]).chain(after).copied().collect::<Vec<_>>().join(" ")
    };
    (first..=words.len()).rev().map(with_word).collect()
}
