//! What a run has done so far, and what all runs gave: tab-separated text.
//!
//! While a generation is under way its file below `target/` grows by a block a lead: rows of outcomes, and a row that ends the
//! block. A block without its end (the run was killed) does not count.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use super::{Count, Counts};

/// The leads of a generation that are done.
pub struct Progress {
    path: PathBuf,
    /// Counts by lead.
    pub done: BTreeMap<u32, Counts>,
}

impl Progress {
    /// Reads what is done of a generation by this program; whatever another gave is dropped.
    ///
    /// # Errors
    /// When the file can't be read or written, or has rows that this module did not write.
    pub fn open(folder: &Path, generation: &str, fingerprint: u64) -> Result<Self> {
        fs::create_dir_all(folder)?;
        let path = folder.join(format!("{generation}.tsv"));
        let head = format!("program\t{fingerprint:016x}");
        let text = fs::read_to_string(&path).unwrap_or_default();
        let mut done = BTreeMap::new();
        if text.lines().next() != Some(&head) {
            fs::write(&path, head + "\n")?;
            return Ok(Self { path, done });
        }
        let mut block = Counts::new();
        // A line without its end is half a line.
        for line in text.split_inclusive('\n').skip(1).filter_map(|line| line.strip_suffix('\n')) {
            match line.split_once('\t') {
                Some(("end", lead)) => drop(done.insert(lead.parse()?, std::mem::take(&mut block))),
                _ => super::add(&mut block, parse(line).into_iter().collect()),
            }
        }
        Ok(Self { path, done })
    }

    /// Adds a lead.
    ///
    /// # Errors
    /// When the file can't be written.
    pub fn add(&mut self, lead: u32, counts: Counts) -> Result<()> {
        let block: String = counts.iter().map(|row| rendered(row) + "\n").collect();
        let mut file = OpenOptions::new().append(true).open(&self.path)?;
        file.write_all(format!("{block}end\t{lead}\n").as_bytes())?;
        self.done.insert(lead, counts);
        Ok(())
    }

    /// All leads together.
    pub fn total(&self) -> Counts {
        let mut total = Counts::new();
        self.done.values().cloned().for_each(|counts| super::add(&mut total, counts));
        total
    }
}

fn rendered(((kind, encoding), count): (&super::Outcome, &Count)) -> String {
    format!("{kind}\t{encoding}\t{}\t{}", count.all, count.sample)
}

fn parse(line: &str) -> Option<(super::Outcome, Count)> {
    let mut cells = line.split('\t');
    let outcome = (cells.next()?.to_owned(), cells.next()?.to_owned());
    let mut number = || cells.next()?.parse().ok();
    Some((outcome, Count { all: number()?, sample: number()? }))
}

const HEAD: &str = "# All 2^32 first dwords of each generation, random dwords behind them: `cargo xtask exhaust`.
# generation, outcome, encoding, words, of which in the sample that a test compares
# text: of one word in 64, where the lint finds nothing; whether what does not come back should is `round-trip`'s question to LLVM
";

/// The results of all generations, by name.
///
/// # Errors
/// When the file has a row of another shape.
pub fn read_results(path: &Path) -> Result<BTreeMap<String, Counts>> {
    let text = fs::read_to_string(path).unwrap_or_default();
    let mut results: BTreeMap<String, Counts> = BTreeMap::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (generation, row) = line.split_once('\t').context("a row without cells")?;
        let (outcome, count) = parse(row).with_context(|| format!("not a row: {line}"))?;
        results.entry(generation.to_owned()).or_default().insert(outcome, count);
    }
    Ok(results)
}

/// Writes one generation's results anew and keeps the others'.
///
/// # Errors
/// When the counts are not those of all words, or the file can't be written.
pub fn write_results(path: &Path, generation: &str, counts: Counts) -> Result<()> {
    let words = super::words_of(&counts);
    ensure!(words == 1 << 32, "{generation}: {words} words counted, expected 2^32");
    let mut results = read_results(path)?;
    results.insert(generation.to_owned(), counts);
    let row = |generation: &str, row| format!("{generation}\t{}\n", rendered(row));
    let rows = results.iter().flat_map(|(generation, counts)| counts.iter().map(move |counted| row(generation, counted)));
    let text = HEAD.to_owned() + &rows.collect::<String>();
    fs::write(path, text).with_context(|| format!("writing {}", path.display()))
}
