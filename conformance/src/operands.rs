//! `operands`: the typed operands of a corpus of each generation beside LLVM's text, and the builder beside LLVM's assembler.
//!
//! Nothing here uses our text: LLVM's line is taken apart by `text`, and which of our operands stands at which position is found
//! from the values themselves (see `positions`).

mod choice;
mod explicit;
mod positions;
mod report;
mod roles;
mod text;

use std::path::PathBuf;
use std::process::ExitCode;

use amdgpu_isa::{Inst, Isa};
use anyhow::Result;
use xtask::oracle::{Disassembled, Oracle, Target};

use crate::campaign;
use crate::verify::{corpus, sample};

pub use report::{Counts, Question, Report};

/// Compares operands, accesses and the choice of forms with llvm-mc's.
#[derive(clap::Args)]
pub struct Args {
    /// Only this generation.
    #[arg(long = "gen", value_name = "GEN")]
    generation: Option<String>,
    /// Only so many lines a generation, evenly spread: the same ones each time.
    #[arg(long, value_name = "N")]
    sample: Option<usize>,
    /// Write each difference that is not listed to this file: generation, question, encoding, instruction, words, text, what differs.
    #[arg(long, value_name = "FILE")]
    differences: Option<PathBuf>,
    /// Write the counts to this file.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
}

impl Args {
    /// So many lines of each generation.
    pub const fn sample(lines: usize) -> Self {
        Args { generation: None, sample: Some(lines), differences: None, report: None }
    }
}

/// A line of the corpus that LLVM takes for an instruction, as we do.
struct Case {
    inst: Inst,
    text: String,
}

/// Runs the chore.
///
/// # Errors
/// When the specification can't be read, llvm-mc can't be run, or a file can't be written.
pub fn run(args: &Args) -> Result<ExitCode> {
    let Some(oracle) = Oracle::find() else { return Ok(ExitCode::SUCCESS) };
    let report = campaign(args, &oracle)?;
    print!("{}", report.table());
    campaign::write(&[(&args.report, &report.table()), (&args.differences, report.differences())])?;
    Ok(if report.differences().is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Compares the corpus.
///
/// # Errors
/// When the specification can't be read, or llvm-mc can't be run.
pub fn campaign(args: &Args, oracle: &Oracle) -> Result<Report> {
    let mut report = Report::new()?;
    for (spec, generation) in campaign::chosen(args.generation.as_deref())? {
        let name = spec.isa.generation.as_str();
        let target = Target::new(generation.targets().first().copied().unwrap_or_default());
        let lines = sample(corpus(&spec.isa), args.sample);
        let words: Vec<&[u32]> = lines.iter().map(|line| &line.words[..usize::from(line.dwords)]).collect();
        let cases = cases(generation.isa(), target, oracle, &words)?;
        let explicit = explicit::Comparison::new(name, &cases)?;
        explicit.compare(&cases, &mut report);
        choice::compare(name, target, oracle, &cases, &mut report)?;
        eprintln!("{}", report.line(name));
    }
    Ok(report)
}

/// The lines that both sides take for an instruction. What LLVM prints with a comment is none: it says so that the operands are not
/// those of the instruction.
fn cases(isa: &'static Isa, target: Target<'_>, oracle: &Oracle, lines: &[&[u32]]) -> Result<Vec<Case>> {
    let bytes: Vec<Vec<u8>> = lines.iter().map(|words| words.iter().flat_map(|word| word.to_le_bytes()).collect()).collect();
    let answers = oracle.disassemble(target, &bytes)?;
    let both = lines.iter().zip(answers).filter_map(|(words, answer)| match answer {
        Disassembled::Text { text, .. } if !text.contains("/*") => {
            let inst = isa.decode(words).ok().filter(|inst| inst.len_dwords() == words.len())?;
            Some(Case { inst, text })
        }
        _ => None,
    });
    Ok(both.collect())
}
