//! The texts to assemble, and what LLVM makes of them.

use std::collections::BTreeSet;
use std::path::Path;

use amdgpu_isa::Generation;
use anyhow::{Context, Result};
use isa_spec::load::Specification;
use xtask::oracle::{Assembled, Disassembled, Oracle, Target};

use super::mutate;
use crate::campaign::{bytes, generation, hex};
use crate::random::Random;
use crate::verify::{Line, corpus};

/// So many texts at most are changed into wrong ones.
const MUTATIONS: usize = 60_000;
/// So many lines of another generation.
const FOREIGN: usize = 4_000;

/// What to ask.
pub(super) struct Question<'a> {
    pub spec: &'a Specification,
    /// The generation whose lines are wrong ones here.
    pub other: &'a Specification,
    /// Only so many lines of the corpus.
    pub sample: Option<usize>,
}

/// LLVM's answers.
#[derive(Default)]
pub(super) struct Answers {
    /// Each different text that LLVM prints for the corpus, but for those that say themselves that they are illegal.
    pub texts: Vec<(String, Assembled)>,
    /// Mutations of these, and texts of another generation.
    pub wrong: Vec<(String, Assembled)>,
}

/// LLVM's answers, from the file of an earlier run if there is one.
pub(super) fn ask(
    oracle: &Oracle,
    generation: Generation,
    question: &Question<'_>,
    directory: Option<&Path>,
) -> Result<Answers> {
    let cpu = generation.targets().first().copied().unwrap_or_default();
    let sample = question.sample.map_or(String::new(), |count| format!("-{count}"));
    let path = directory.map(|directory| directory.join(format!("assembly-{cpu}-{}{sample}.tsv", oracle.version())));
    if let Some(text) = path.as_ref().and_then(|path| std::fs::read_to_string(path).ok()) {
        return Ok(Answers::parse(&text));
    }
    let answers = Answers::new(oracle, Target::new(cpu), question)?;
    if let Some(path) = &path {
        std::fs::write(path, answers.format()).with_context(|| format!("writing {}", path.display()))?;
    }
    Ok(answers)
}

/// Every so manieth element, at most `count` in all.
fn spread<T>(all: &[T], count: usize) -> impl Iterator<Item = &T> {
    all.iter().step_by(all.len().div_ceil(count.max(1)).max(1))
}

impl Answers {
    fn new(oracle: &Oracle, target: Target<'_>, question: &Question<'_>) -> Result<Self> {
        let lines = corpus(&question.spec.isa);
        let count = question.sample.unwrap_or(lines.len());
        let bytes: Vec<Vec<u8>> = spread(&lines, count).map(Line::bytes).collect();
        let texts: BTreeSet<String> = oracle.disassemble(target, &bytes)?.into_iter().filter_map(legal_text).collect();
        let texts: Vec<String> = texts.into_iter().collect();
        let mut random = Random::new(0xbad);
        let mut wrong: Vec<String> = spread(&texts, MUTATIONS).filter_map(|text| mutate::mutate(text, &mut random)).collect();
        wrong.extend(foreign(question.other, FOREIGN.min(count.div_ceil(50)))?);
        let pair = |texts: Vec<String>| -> Result<Vec<(String, Assembled)>> {
            let answers = oracle.assemble(target, &texts)?;
            Ok(texts.into_iter().zip(answers).collect())
        };
        Ok(Answers { texts: pair(texts)?, wrong: pair(wrong)? })
    }

    /// A line an answer: `t` or `w`, the text, and the bytes, `!` with the message, or `crash`.
    fn format(&self) -> String {
        let mut file = String::new();
        for (letter, rows) in [('t', &self.texts), ('w', &self.wrong)] {
            for (text, answer) in rows {
                let answer = match answer {
                    Assembled::Bytes(bytes) => hex(bytes),
                    Assembled::Refused { message, .. } => format!("!{message}"),
                    Assembled::Crashed => "crash".to_owned(),
                };
                file.push_str(&format!("{letter}\t{}\t{answer}\n", text.replace(['\t', '\n'], " ")));
            }
        }
        file
    }

    fn parse(file: &str) -> Self {
        let mut answers = Answers::default();
        for line in file.lines() {
            let [letter, text, answer] = line.split('\t').collect::<Vec<_>>()[..] else { continue };
            let answer = match answer.strip_prefix('!') {
                Some(message) => Assembled::Refused { column: 0, message: message.to_owned() },
                None => match bytes(answer) {
                    Some(bytes) => Assembled::Bytes(bytes),
                    None => Assembled::Crashed,
                },
            };
            let rows = if letter == "t" { &mut answers.texts } else { &mut answers.wrong };
            rows.push((text.to_owned(), answer));
        }
        answers
    }
}

/// The text, unless LLVM says in a comment that it is illegal.
fn legal_text(answer: Disassembled) -> Option<String> {
    match answer {
        Disassembled::Text { text, .. } if !text.contains("/*") => Some(text.trim_end().to_owned()),
        _ => None,
    }
}

/// Texts of a generation, as we print them.
fn foreign(spec: &Specification, count: usize) -> Result<Vec<String>> {
    let isa = generation(spec)?.isa();
    let lines = corpus(&spec.isa);
    let text = |line: &Line| Some(isa.decode(&line.words[..usize::from(line.dwords)]).ok()?.to_string());
    Ok(spread(&lines, count).filter_map(text).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_come_back_from_a_file() {
        let refused = Assembled::Refused { column: 0, message: "no such register".to_owned() };
        let answers = Answers {
            texts: vec![("s_nop 0".to_owned(), Assembled::Bytes(vec![0, 0, 0x80, 0xbf]))],
            wrong: vec![("s_nop s".to_owned(), refused), ("s_".to_owned(), Assembled::Crashed)],
        };
        let again = Answers::parse(&answers.format());
        assert_eq!((again.texts, again.wrong), (answers.texts, answers.wrong));
    }
}
