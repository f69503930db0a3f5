//! LLVM's bytes for texts, kept between runs if wanted: the comparison takes seconds, asking takes minutes.

use std::collections::HashMap;
use std::fs;
use std::io::{BufWriter, Write};
use std::path::Path;

use anyhow::{Context, Result};
use xtask::oracle::{Assembled, Oracle, Target};

use crate::campaign::{bytes, hex};

/// What stands for a text that LLVM does not take, in a file of answers.
const NONE: &str = "-";

/// LLVM's bytes for texts, by text, those left out that it does not take; those in the file of the directory `kept` are not asked for
/// again.
///
/// # Errors
/// When llvm-mc can't be run, or the file can't be read or written.
pub(super) fn assemble(
    oracle: &Oracle,
    target: Target<'_>,
    texts: &[&String],
    kept: Option<&Path>,
) -> Result<HashMap<String, Vec<u8>>> {
    let path = kept.map(|kept| kept.join(format!("bytes-{}-{}.tsv", target.cpu, oracle.version())));
    let mut known = match &path {
        Some(path) if path.exists() => read(path)?,
        _ => HashMap::new(),
    };
    let missing: Vec<&String> = texts.iter().filter(|text| !known.contains_key(text.as_str())).copied().collect();
    if !missing.is_empty() {
        let answers = oracle.assemble(target, &missing)?.into_iter();
        let answers: Vec<_> = answers.map(|answer| if let Assembled::Bytes(bytes) = answer { Some(bytes) } else { None }).collect();
        if let Some(path) = &path {
            append(path, &missing, &answers)?;
        }
        known.extend(missing.into_iter().cloned().zip(answers));
    }
    Ok(known.into_iter().filter_map(|(text, bytes)| Some((text, bytes?))).collect())
}

fn read(path: &Path) -> Result<HashMap<String, Option<Vec<u8>>>> {
    let text = fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))?;
    let row = |line: &str| {
        let (text, answer) = line.rsplit_once('\t').context("a line without a tab")?;
        let answer = if answer == NONE { None } else { Some(bytes(answer).context("an answer that is no bytes")?) };
        Ok((text.to_owned(), answer))
    };
    text.lines().map(row).collect::<Result<_>>().with_context(|| path.display().to_string())
}

fn append(path: &Path, texts: &[&String], answers: &[Option<Vec<u8>>]) -> Result<()> {
    let writing = || format!("writing {}", path.display());
    if let Some(directory) = path.parent() {
        fs::create_dir_all(directory).with_context(writing)?;
    }
    let mut file = BufWriter::new(fs::File::options().create(true).append(true).open(path).with_context(writing)?);
    for (text, answer) in texts.iter().zip(answers) {
        let answer = answer.as_ref().map_or(NONE.to_owned(), |bytes| hex(bytes));
        writeln!(file, "{text}\t{answer}").with_context(writing)?;
    }
    file.flush().with_context(writing)
}
