//! The texts to assemble, and what LLVM makes of them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::Result;
use isa_spec::load::Specification;
use xtask::oracle::{Assembled, Disassembled, Oracle, Target};

use super::mutate;
use crate::campaign::generation;
use crate::kept;
use crate::random::Random;
use crate::verify::{Line, corpus};

/// So many texts at most are changed into wrong ones.
const MUTATIONS: usize = 60_000;
/// So many texts at most lose their suffix.
const PLAIN: usize = 60_000;
/// So many lines of another generation.
const FOREIGN: usize = 4_000;

/// What to ask.
pub(super) struct Question<'a> {
    pub spec: &'a Specification,
    /// The generation whose lines are wrong ones here.
    pub other: &'a Specification,
    /// Only so many lines of the corpus.
    pub sample: Option<usize>,
    /// Where LLVM's answers are kept.
    pub directory: Option<&'a Path>,
}

/// LLVM's answers.
pub(super) struct Answers {
    /// Each different text that LLVM prints for the corpus, but for those that say themselves that they are illegal.
    pub texts: Vec<(String, Assembled)>,
    /// The bytes for which LLVM prints them.
    pub printed: BTreeMap<String, Vec<Vec<u8>>>,
    /// Many of these without the suffix that names the encoding, which LLVM then chooses.
    pub plain: Vec<(String, Assembled)>,
    /// Mutations of these, and texts of another generation.
    pub wrong: Vec<(String, Assembled)>,
}

/// Every so manieth element, at most `count` in all.
fn spread<T>(all: &[T], count: usize) -> impl Iterator<Item = &T> {
    all.iter().step_by(all.len().div_ceil(count.max(1)).max(1))
}

/// LLVM's answers for a generation.
///
/// # Errors
/// When llvm-mc can't be run, or the answers can't be read or written.
pub(super) fn ask(oracle: &Oracle, question: &Question<'_>) -> Result<Answers> {
    let cpu = generation(question.spec)?.targets().first().copied().unwrap_or_default();
    let target = Target::new(cpu);
    let lines = corpus(&question.spec.isa);
    let count = question.sample.unwrap_or(lines.len());
    let bytes: Vec<Vec<u8>> = spread(&lines, count).map(Line::bytes).collect();
    let answers = kept::disassemble(oracle, target, &bytes, question.directory)?;
    let mut printed: BTreeMap<String, Vec<Vec<u8>>> = BTreeMap::new();
    for (answer, bytes) in answers.into_iter().zip(bytes) {
        if let Some(text) = legal_text(answer) {
            printed.entry(text).or_default().push(bytes);
        }
    }
    let texts: Vec<String> = printed.keys().cloned().collect();
    let mut random = Random::new(0xbad);
    let mut wrong: Vec<String> = spread(&texts, MUTATIONS).filter_map(|text| mutate::mutate(text, &mut random)).collect();
    wrong.extend(foreign(question.other, FOREIGN.min(count.div_ceil(50)))?);
    let plain: BTreeSet<String> = spread(&texts, PLAIN).filter_map(|text| without_suffix(text)).collect();
    let pair = |texts: Vec<String>| -> Result<Vec<(String, Assembled)>> {
        let answers = kept::assemble(oracle, target, &texts, question.directory)?;
        Ok(texts.into_iter().zip(answers).collect())
    };
    Ok(Answers { texts: pair(texts)?, printed, plain: pair(plain.into_iter().collect())?, wrong: pair(wrong)? })
}

/// The text with single spaces, unless LLVM says in a comment that it is illegal.
fn legal_text(answer: Disassembled) -> Option<String> {
    match answer {
        Disassembled::Text { text, .. } if !text.contains("/*") => Some(text.trim_end().replace('\t', " ")),
        _ => None,
    }
}

/// The text without the suffix of its mnemonic; none if it has none.
pub(super) fn without_suffix(text: &str) -> Option<String> {
    let (mnemonic, rest) = text.split_once(' ').unwrap_or((text, ""));
    let stem = ["_e64_dpp", "_e32", "_e64", "_dpp", "_sdwa"].iter().find_map(|suffix| mnemonic.strip_suffix(suffix))?;
    Some(format!("{stem} {rest}"))
}

/// Texts of a generation, as we print them.
fn foreign(spec: &Specification, count: usize) -> Result<Vec<String>> {
    let isa = generation(spec)?.isa();
    let lines = corpus(&spec.isa);
    let text = |line: &Line| Some(isa.decode(&line.words[..usize::from(line.dwords)]).ok()?.to_string());
    Ok(spread(&lines, count).filter_map(text).collect())
}
