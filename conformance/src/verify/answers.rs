//! LLVM's answers, kept between runs if wanted: the comparison takes seconds, asking takes minutes.

use std::collections::HashMap;
use std::fs;
use std::io::{BufWriter, Write};
use std::path::Path;

use anyhow::{Context, Result};
use xtask::oracle::{Disassembled, Oracle};

use super::setting::Setting;
use crate::campaign::{bytes, hex};

/// What stands for LLVM's refusal and its death in a file of answers; no text begins so.
const REFUSED: &str = "!refused";
const CRASHED: &str = "!crashed";

/// LLVM's answers to `inputs`, in their order; those in the file of the directory `kept` are not asked for again.
///
/// # Errors
/// When llvm-mc can't be run, or the file can't be read or written.
pub(crate) fn ask(oracle: &Oracle, setting: &Setting, inputs: &[Vec<u8>], kept: Option<&Path>) -> Result<Vec<Disassembled>> {
    let target = setting.target();
    let Some(kept) = kept else { return Ok(oracle.disassemble(target, inputs)?) };
    let wave = if setting.wave64 { "-wave64" } else { "" };
    let path = kept.join(format!("{}{wave}-{}.tsv", setting.cpu, oracle.version()));
    let mut known = if path.exists() { read(&path)? } else { HashMap::new() };
    let missing: Vec<&Vec<u8>> = inputs.iter().filter(|input| !known.contains_key(*input)).collect();
    if !missing.is_empty() {
        let answers = oracle.disassemble(target, &missing)?;
        append(&path, &missing, &answers)?;
        known.extend(missing.into_iter().cloned().zip(answers));
    }
    Ok(inputs.iter().map(|input| known.get(input).cloned().unwrap_or(Disassembled::Refused)).collect())
}

fn read(path: &Path) -> Result<HashMap<Vec<u8>, Disassembled>> {
    let text = fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))?;
    text.lines()
        .map(|line| {
            let (hex, answer) = line.split_once('\t').context("a line without a tab")?;
            let bytes = bytes(hex).context("an input that is no bytes")?;
            let answer = match answer {
                REFUSED => Disassembled::Refused,
                CRASHED => Disassembled::Crashed,
                text => Disassembled::Text { text: text.to_owned(), undefined: false },
            };
            Ok((bytes, answer))
        })
        .collect::<Result<_>>()
        .with_context(|| path.display().to_string())
}

fn append(path: &Path, inputs: &[&Vec<u8>], answers: &[Disassembled]) -> Result<()> {
    let writing = || format!("writing {}", path.display());
    if let Some(directory) = path.parent() {
        fs::create_dir_all(directory).with_context(writing)?;
    }
    let mut file = BufWriter::new(fs::File::options().create(true).append(true).open(path).with_context(writing)?);
    for (input, answer) in inputs.iter().zip(answers) {
        let answer = match answer {
            Disassembled::Text { text, .. } => text,
            Disassembled::Refused => REFUSED,
            Disassembled::Crashed => CRASHED,
        };
        writeln!(file, "{}\t{answer}", hex(input)).with_context(writing)?;
    }
    file.flush().with_context(writing)
}
