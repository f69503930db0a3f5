//! LLVM's answers, kept between runs if wanted: the comparison takes seconds, asking takes minutes.
//!
//! A directory holds two files for each processor and wave size, one for each way; a line is a question and its answer.

use std::collections::HashMap;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::{fs, str};

use anyhow::{Context, Result};
use xtask::oracle::{Assembled, Disassembled, Oracle, Target};

use crate::campaign::{bytes, hex};

/// What stands for LLVM's refusal and its death; no text begins so.
const REFUSED: &str = "!refused";
const CRASHED: &str = "!crashed";

/// LLVM's texts of `inputs`, in their order; what the directory has is not asked for again.
///
/// # Errors
/// When llvm-mc can't be run, or a file can't be read or written.
pub(crate) fn disassemble(
    oracle: &Oracle,
    target: Target<'_>,
    inputs: &[Vec<u8>],
    directory: Option<&Path>,
) -> Result<Vec<Disassembled>> {
    let Some(directory) = directory else { return Ok(oracle.disassemble(target, inputs)?) };
    let questions: Vec<String> = inputs.iter().map(|input| hex(input)).collect();
    ask(&path(directory, target, "", oracle.version()), &questions, |missing| {
        let missing: Vec<Vec<u8>> = missing.iter().filter_map(|question| bytes(question)).collect();
        oracle.disassemble(target, &missing)
    })
}

/// LLVM's bytes of `texts`, in their order; what the directory has is not asked for again.
///
/// # Errors
/// When llvm-mc can't be run, or a file can't be read or written.
pub(crate) fn assemble(
    oracle: &Oracle,
    target: Target<'_>,
    texts: &[String],
    directory: Option<&Path>,
) -> Result<Vec<Assembled>> {
    let Some(directory) = directory else { return Ok(oracle.assemble(target, texts)?) };
    ask(&path(directory, target, "-asm", oracle.version()), texts, |missing| oracle.assemble(target, missing))
}

fn path(directory: &Path, target: Target<'_>, way: &str, version: &str) -> PathBuf {
    let wave = if target.wave64 { "-wave64" } else { "" };
    directory.join(format!("{}{wave}{way}-{version}.tsv", target.cpu))
}

/// An answer as the rest of a line.
trait Answer: Sized + Clone {
    fn write(&self) -> String;
    fn read(text: &str) -> Option<Self>;
}

impl Answer for Disassembled {
    fn write(&self) -> String {
        match self {
            Disassembled::Text { text, .. } => text.clone(),
            Disassembled::Refused => REFUSED.to_owned(),
            Disassembled::Crashed => CRASHED.to_owned(),
        }
    }

    fn read(text: &str) -> Option<Self> {
        Some(match text {
            REFUSED => Disassembled::Refused,
            CRASHED => Disassembled::Crashed,
            text => Disassembled::Text { text: text.to_owned(), undefined: false },
        })
    }
}

impl Answer for Assembled {
    fn write(&self) -> String {
        match self {
            Assembled::Bytes(bytes) => hex(bytes),
            Assembled::Refused { message, .. } => format!("{REFUSED} {}", message.replace('\n', " ")),
            Assembled::Crashed => CRASHED.to_owned(),
        }
    }

    fn read(text: &str) -> Option<Self> {
        Some(match text.strip_prefix(REFUSED) {
            Some(message) => Assembled::Refused { column: 0, message: message.trim_start().to_owned() },
            None if text == CRASHED => Assembled::Crashed,
            None => Assembled::Bytes(bytes(text)?),
        })
    }
}

/// The answers to `questions`, none of which has a tab or a line end.
fn ask<A: Answer>(path: &Path, questions: &[String], ask: impl FnOnce(&[&String]) -> io::Result<Vec<A>>) -> Result<Vec<A>> {
    let mut known = if path.exists() { read(path)? } else { HashMap::new() };
    let mut missing: Vec<&String> = questions.iter().filter(|question| !known.contains_key(*question)).collect();
    missing.sort_unstable();
    missing.dedup();
    if !missing.is_empty() {
        let answers = ask(&missing)?;
        append(path, &missing, &answers)?;
        known.extend(missing.into_iter().cloned().zip(answers));
    }
    let find = |question: &String| known.get(question).cloned().with_context(|| format!("no answer to `{question}`"));
    questions.iter().map(find).collect()
}

fn read<A: Answer>(path: &Path) -> Result<HashMap<String, A>> {
    let file = fs::read(path).with_context(|| format!("reading {}", path.display()))?;
    let text = str::from_utf8(&file).with_context(|| path.display().to_string())?;
    let row = |line: &str| {
        let (question, answer) = line.split_once('\t').context("a line without a tab")?;
        Ok((question.to_owned(), A::read(answer).with_context(|| format!("no answer: {answer}"))?))
    };
    text.lines().map(row).collect::<Result<_>>().with_context(|| path.display().to_string())
}

fn append<A: Answer>(path: &Path, questions: &[&String], answers: &[A]) -> Result<()> {
    let writing = || format!("writing {}", path.display());
    if let Some(directory) = path.parent() {
        fs::create_dir_all(directory).with_context(writing)?;
    }
    let mut file = BufWriter::new(fs::File::options().create(true).append(true).open(path).with_context(writing)?);
    for (question, answer) in questions.iter().zip(answers) {
        writeln!(file, "{question}\t{}", answer.write()).with_context(writing)?;
    }
    file.flush().with_context(writing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_come_back_from_text() {
        let refused = Assembled::Refused { column: 0, message: "no such register".to_owned() };
        for answer in [Assembled::Bytes(vec![0, 0, 0x80, 0xbf]), Assembled::Bytes(vec![]), refused, Assembled::Crashed] {
            assert_eq!(Assembled::read(&answer.write()), Some(answer));
        }
        let text = Disassembled::Text { text: "s_nop 0".to_owned(), undefined: false };
        for answer in [text, Disassembled::Refused, Disassembled::Crashed] {
            assert_eq!(Disassembled::read(&answer.write()), Some(answer));
        }
        assert_eq!(Assembled::read("xy"), None);
    }
}
