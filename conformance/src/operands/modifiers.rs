//! Modifiers that a form lacks: one word at a time after a line of each form, for the builder and for LLVM's assembler.

use std::collections::{BTreeMap, HashMap};

use super::Case;
use super::choice::same_words;
use super::report::{Question, Report};

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

/// A line with one more word, in one of two places.
struct Longer<'a> {
    case: &'a Case,
    /// Behind all that is there, and before it: LLVM wants some words in an order.
    texts: [String; 2],
    name: &'static str,
    value: i64,
}

/// Lines with words after them.
pub struct Lines<'a>(Vec<Longer<'a>>);

impl<'a> Lines<'a> {
    /// Of the first line of each form that LLVM takes, with each word that it does not have. A literal may not come back.
    pub fn new(cases: &[&'a Case], bytes: &HashMap<String, Vec<u8>>) -> Self {
        let has_literal = |case: &Case| case.inst.encoding().fields().any(|field| field.width() >= 32);
        let mut first: BTreeMap<u16, &Case> = BTreeMap::new();
        for case in cases.iter().filter(|case| case.inst.second().is_none() && !has_literal(case)) {
            if bytes.contains_key(&case.plain) {
                first.entry(case.inst.form().index()).or_insert(case);
            }
        }
        let longer = first.values().flat_map(|case| {
            let text = case.text.trim_end();
            let words = WORDS.iter().filter(|(word, ..)| text.split(' ').all(|known| known != *word));
            words.map(move |(word, name, value)| {
                let texts = [format!("{text} {word}"), before_modifiers(text, word)];
                Longer { case, texts, name, value: *value }
            })
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
            let isa = case.inst.isa();
            let words = bytes.get(text).map(|bytes| bytes.as_chunks().0.iter().map(|bytes| u32::from_le_bytes(*bytes)));
            let theirs = words.map(|words| isa.decode(&words.collect::<Vec<u32>>()));
            let ours = case.inst.to_builder(isa.default_wave()).with(name, *value).encode();
            let difference = match (&ours, &theirs) {
                (Err(_), None) => None,
                (Ok(inst), Some(Ok(theirs))) if same_words(inst, theirs) => None,
                (Ok(inst), None) => Some(format!("built: {inst:?}, LLVM refuses")),
                (Err(error), Some(_)) => Some(format!("refused: {error}")),
                (Ok(inst), Some(theirs)) => Some(format!("{inst:?}, LLVM {theirs:?}")),
            };
            report.answer(generation, Question::Modifiers, &case.inst, text, difference);
        }
    }
}

/// The word right behind the operands: before the first word that ends without a comma.
fn before_modifiers(text: &str, word: &str) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let last = words.iter().skip(1).position(|word| !word.ends_with(','));
    let at = last.map_or(words.len(), |last| last + 2).min(words.len());
    let (operands, modifiers) = words.split_at(at);
    operands.iter().chain([&word]).chain(modifiers).copied().collect::<Vec<_>>().join(" ")
}
