//! `operands`: the typed operands of a corpus of each generation beside LLVM's text, and the builder beside LLVM's assembler.
//!
//! Nothing here uses our text: LLVM's line is taken apart by `text`, and which of our operands stands at which position is found
//! from the values themselves (see `positions`).

mod choice;
mod explicit;
mod modifiers;
mod positions;
mod report;
mod roles;
mod text;

use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use amdgpu_isa::{Inst, Isa};
use anyhow::Result;
use xtask::oracle::{Assembled, Disassembled, Oracle, Target};

use crate::campaign::{self, Choice};
use crate::kept;
use crate::verify::{self, Line, corpus, sample};

pub use report::{Counts, Question, Report, Row};

/// Compares operands, accesses and the choice of forms with llvm-mc's.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    choice: Choice,
    /// Write each difference to this file: generation, question, row of the list (`-`: none), encoding, instruction, what LLVM's assembler
    /// takes the text for (`same`, `other`), words, text, what differs.
    #[arg(long, value_name = "FILE")]
    differences: Option<PathBuf>,
    /// Write the counts to this file.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
}

impl Args {
    /// So many lines of each generation.
    pub const fn sample(lines: usize) -> Self {
        Args { choice: Choice::sample(lines), differences: None, report: None }
    }
}

/// A line of the corpus that LLVM takes for an instruction, as we do.
struct Case {
    inst: Inst,
    text: String,
    /// The text without the suffix of its mnemonic.
    plain: String,
}

impl Case {
    fn new(inst: Inst, text: String) -> Self {
        let plain = roles::plain(&text);
        Self { inst, text, plain }
    }
}

/// Runs the chore.
///
/// # Errors
/// When the specification can't be read, llvm-mc can't be run, or a file can't be written.
pub fn run(args: &Args) -> Result<ExitCode> {
    let Some(oracle) = Oracle::find() else { return Ok(ExitCode::SUCCESS) };
    let report = campaign(args, &oracle)?;
    print!("{}", report.summary());
    campaign::write(&[(&args.report, &report.table()), (&args.differences, report.differences())])?;
    let is_whole = args.choice.is_all();
    let stale: Vec<usize> = if is_whole { report.stale().collect() } else { Vec::new() };
    for row in &stale {
        eprintln!("row {row} of lists/operands.tsv accepts nothing any more");
    }
    let is_right = report.unlisted().next().is_none() && stale.is_empty();
    Ok(if is_right { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Compares the corpus.
///
/// # Errors
/// When the specification can't be read, or llvm-mc can't be run.
pub fn campaign(args: &Args, oracle: &Oracle) -> Result<Report> {
    let mut report = Report::new()?;
    for (spec, generation) in campaign::chosen(args.choice.generation)? {
        let name = spec.isa.generation.as_str();
        let Some(setting) = verify::settings(generation).into_iter().next() else { continue };
        let lines = sample(corpus(&spec.isa), args.choice.sample);
        let bytes: Vec<Vec<u8>> = lines.iter().map(Line::bytes).collect();
        let texts = kept::disassemble(oracle, setting.target(), &bytes, args.choice.answers())?;
        let insts: Vec<Option<Inst>> = lines.iter().map(|line| instruction(generation.isa(), line)).collect();
        report.lines(name, &insts);
        let cases = cases(&insts, texts);
        let assemble = |texts| assemble(oracle, setting.target(), texts, args.choice.answers());
        let texts: BTreeSet<&String> = cases.iter().map(|case| &case.plain).collect();
        let bytes = assemble(texts.into_iter().cloned().collect())?;
        // What our lint calls illegal, and LLVM's assembler refuses although its disassembler prints it, is no instruction.
        let (legal, illegal): (Vec<&Case>, Vec<&Case>) =
            cases.iter().partition(|case| bytes.contains_key(&case.plain) || !is_illegal(&case.inst));
        report.illegal(name, &illegal);
        explicit::Comparison::new(name, &legal)?.compare(&legal, &bytes, &mut report);
        choice::compare(name, &legal, &bytes, &mut report);
        let longer = modifiers::Lines::new(&legal, &bytes);
        let bytes = assemble(longer.texts())?;
        longer.compare(name, &bytes, &mut report);
        eprintln!("{}", report.line(name));
    }
    Ok(report)
}

/// LLVM's bytes for texts, by text; those left out that it does not take.
fn assemble(oracle: &Oracle, target: Target<'_>, texts: Vec<String>, kept: Option<&Path>) -> Result<HashMap<String, Vec<u8>>> {
    let answers = kept::assemble(oracle, target, &texts, kept)?;
    let bytes = texts.into_iter().zip(answers).filter_map(|(text, answer)| match answer {
        Assembled::Bytes(bytes) => Some((text, bytes)),
        _ => None,
    });
    Ok(bytes.collect())
}

/// Whether the hardware does not define what the instruction would do.
fn is_illegal(inst: &Inst) -> bool {
    inst.lint(inst.isa().default_wave()).any(|lint| lint.is_illegal())
}

/// The instruction that a line is, all of it.
fn instruction(isa: &'static Isa, line: &Line) -> Option<Inst> {
    let words = &line.words[..usize::from(line.dwords)];
    isa.decode(words).ok().filter(|inst| inst.len_dwords() == words.len())
}

/// The instruction that LLVM's bytes are.
fn decode(isa: &'static Isa, bytes: &[u8]) -> Option<Inst> {
    let words: Vec<u32> = bytes.as_chunks().0.iter().map(|bytes| u32::from_le_bytes(*bytes)).collect();
    isa.decode(&words).ok()
}

/// The lines that both sides take for an instruction. What LLVM prints with a comment is none: it says so that the operands are not
/// those of the instruction.
fn cases(insts: &[Option<Inst>], answers: Vec<Disassembled>) -> Vec<Case> {
    let both = insts.iter().zip(answers).filter_map(|(inst, answer)| match answer {
        Disassembled::Text { text, .. } if !text.contains("/*") => Some(Case::new((*inst)?, text)),
        _ => None,
    });
    both.collect()
}
