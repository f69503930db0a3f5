//! `rebuild`: every line of the corpus from its operands and modifiers back to its words.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;

use amdgpu_isa::{Generation, Inst, Lint};
use anyhow::Result;

use crate::campaign;
use crate::verify::{corpus, sample};

/// Builds every instruction of the corpus from its operands and modifiers, in its own form.
#[derive(clap::Args)]
pub struct Args {
    /// Only this generation.
    #[arg(long = "gen", value_name = "GEN")]
    generation: Option<Generation>,
    /// Only so many lines a generation, evenly spread.
    #[arg(long, value_name = "N")]
    sample: Option<usize>,
    /// Write each line that does not come back to this file: generation, encoding, instruction, words, what came of them.
    #[arg(long, value_name = "FILE")]
    differences: Option<PathBuf>,
    /// Write the counts to this file.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
}

/// What came of the lines of a generation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Lines of the corpus, those outside the sample included.
    pub corpus: u64,
    /// The same words.
    pub same: u64,
    /// The same words but for bits that the instruction ignores, which no operand and no modifier holds.
    pub ignored: u64,
    /// The words are no legal instruction; the builder says so, or makes the legal instruction that the hardware takes them for.
    pub refused: u64,
    /// Other words.
    pub differing: u64,
    /// The builder refuses a legal instruction, or builds an illegal one.
    pub wrong: u64,
    /// The words are no instruction.
    pub undecoded: u64,
}

/// The committed table is made so.
const HEADER: &str = "# Refreshed by: cargo run --release -p conformance -- rebuild --report conformance/results/rebuild.tsv\n";

impl Args {
    /// So many lines of each generation.
    pub const fn sample(lines: usize) -> Self {
        Args { generation: None, sample: Some(lines), differences: None, report: None }
    }
}

/// Runs the chore.
///
/// # Errors
/// When the specification can't be read, or a file can't be written.
pub fn run(args: &Args) -> Result<ExitCode> {
    let (table, differences) = campaign(args)?;
    let mut report = HEADER.to_owned();
    report += "generation\tsame words\tsame but for ignored bits\trefused as illegal\tdiffering\twrong\tundecoded\n";
    for (generation, counts) in &table {
        let Counts { same, ignored, refused, differing, wrong, undecoded, .. } = counts;
        report += &format!("{generation}\t{same}\t{ignored}\t{refused}\t{differing}\t{wrong}\t{undecoded}\n");
    }
    print!("{report}");
    campaign::write(&[(&args.report, &report), (&args.differences, &differences)])?;
    Ok(if differences.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Rebuilds the corpus; returns the counts, and the lines that do not come back.
///
/// # Errors
/// When the specification can't be read.
pub fn campaign(args: &Args) -> Result<(BTreeMap<String, Counts>, String)> {
    let mut table = BTreeMap::new();
    let mut differences = String::new();
    for (spec, generation) in campaign::chosen(args.generation)? {
        let name = spec.isa.generation.as_str();
        let lines = corpus(&spec.isa);
        let mut counts = Counts { corpus: lines.len() as u64, ..Counts::default() };
        for line in sample(lines, args.sample) {
            let words = &line.words[..usize::from(line.dwords)];
            let decoded = generation.isa().decode(words).ok().filter(|inst| inst.len_dwords() == words.len());
            let Some(inst) = decoded else {
                counts.undecoded += 1;
                continue;
            };
            if let Some(problem) = rebuild(&inst, &mut counts) {
                let encoding = inst.encoding().name();
                differences += &format!("{name}\t{encoding}\t{}\t{words:08x?}\t{problem}\n", inst.name());
            }
        }
        table.insert(name.to_owned(), counts);
    }
    Ok((table, differences))
}

/// Builds an instruction anew; says what is wrong, if anything is.
fn rebuild(inst: &Inst, counts: &mut Counts) -> Option<String> {
    let wave = inst.isa().default_wave();
    let illegal = inst.lint(wave).find(Lint::is_illegal);
    match (inst.to_builder(wave).encode(), illegal) {
        (Err(_), Some(_)) => {
            counts.refused += 1;
            None
        }
        // Of a run that starts where none may, or a destination that is always the same, the builder makes what the hardware takes.
        (Ok(again), Some(_)) if again != *inst => {
            counts.refused += 1;
            None
        }
        (Ok(_), Some(lint)) => {
            counts.wrong += 1;
            Some(format!("built, but {lint}"))
        }
        // Nor is it the same form without the bits that it ignores: then they can't be left out.
        (Err(_), None) if !keeps_form(inst) => {
            counts.ignored += 1;
            None
        }
        (Err(error), None) => {
            counts.wrong += 1;
            Some(format!("refused: {error}"))
        }
        (Ok(again), None) if again == *inst => {
            counts.same += 1;
            None
        }
        (Ok(again), None) => {
            let ignored = inst.ignored_bits();
            let differs = |((a, b), ignored): ((&u32, &u32), &u32)| (a ^ b) & !ignored != 0;
            if inst.words().iter().zip(again.words()).zip(&ignored).any(differs) {
                counts.differing += 1;
                return Some(format!("{again:?}"));
            }
            counts.ignored += 1;
            None
        }
    }
}

/// Whether the instruction without the bits that it ignores has the same form.
fn keeps_form(inst: &Inst) -> bool {
    let kept: Vec<u32> = inst.words().iter().zip(inst.ignored_bits()).map(|(word, ignored)| word & !ignored).collect();
    inst.isa().decode(&kept).is_ok_and(|kept| kept.form() == inst.form())
}
