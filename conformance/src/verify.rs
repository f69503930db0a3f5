//! `verify`: the text of a corpus of each generation against LLVM's.

mod corpus;
mod report;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;

use amdgpu_isa::{Generation, Isa};
use anyhow::{Context, Result};
use isa_spec::patch::matches;
use xtask::oracle::{Disassembled, Oracle, Target};

pub use corpus::{Line, corpus};
pub use report::{Counts, Report};

/// Compares the text of a corpus of every form with llvm-mc's.
#[derive(clap::Args)]
pub struct Args {
    /// Only this generation.
    #[arg(long = "gen", value_name = "GEN")]
    generation: Option<String>,
    /// Only so many lines a generation, evenly spread: the same ones each time.
    #[arg(long, value_name = "N")]
    sample: Option<usize>,
    /// Write each line that differs to this file: generation, encoding, instruction, bytes, LLVM's text, ours.
    #[arg(long, value_name = "FILE")]
    differences: Option<PathBuf>,
    /// Write the report to this file.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
}

/// A difference that is accepted: what it selects, and why.
struct Accepted {
    generations: Vec<String>,
    encodings: Vec<String>,
    instructions: Vec<String>,
    llvm: String,
}

impl Args {
    /// So many lines of each generation.
    pub const fn sample(lines: usize) -> Self {
        Args { generation: None, sample: Some(lines), differences: None, report: None }
    }
}

/// Runs the chore.
///
/// # Errors
/// When the specification can't be read, or llvm-mc can't be run.
pub fn run(args: &Args) -> Result<ExitCode> {
    let Some(oracle) = Oracle::find() else { return Ok(ExitCode::SUCCESS) };
    let (report, differences) = campaign(args, &oracle)?;
    if let Some(path) = &args.differences {
        std::fs::write(path, &differences).with_context(|| format!("writing {}", path.display()))?;
    }
    if let Some(path) = &args.report {
        std::fs::write(path, report.markdown()).with_context(|| format!("writing {}", path.display()))?;
    }
    let total = report.total();
    if total.differing + total.undecoded == 0 {
        return Ok(ExitCode::SUCCESS);
    }
    for line in differences.lines().take(20) {
        eprintln!("{line}");
    }
    eprintln!(
        "error: {} lines differ from LLVM and are not in conformance/lists/parity.tsv",
        total.differing + total.undecoded
    );
    Ok(ExitCode::FAILURE)
}

/// Compares the corpus; returns the counts, and the lines that differ.
///
/// # Errors
/// When the specification can't be read, or llvm-mc can't be run.
pub fn campaign(args: &Args, oracle: &Oracle) -> Result<(Report, String)> {
    let accepted = accepted()?;
    let specs = isa_spec::load_embedded().map_err(|report| anyhow::anyhow!("{report}"))?;
    let mut report = Report::new(oracle.version());
    let mut differences = String::new();
    for spec in &specs {
        let name = spec.isa.generation.as_str();
        if args.generation.as_deref().is_some_and(|wanted| wanted != name) {
            continue;
        }
        let generation: Generation = name.parse().ok().with_context(|| format!("the facade lacks {name}"))?;
        let lines = sample(corpus(&spec.isa), args.sample);
        let target = Target::new(generation.targets().first().copied().unwrap_or_default());
        let bytes: Vec<Vec<u8>> = lines.iter().map(Line::bytes).collect();
        let answers = oracle.disassemble(target, &bytes)?;
        let isa = generation.isa();
        for (line, answer) in lines.iter().zip(answers) {
            let encoding = spec.isa.encodings[usize::from(line.encoding)].name.as_str();
            let counts = report.counts(name, encoding);
            if let Some(difference) = compare(isa, line, answer, counts, |instruction, llvm| {
                accepted.iter().any(|row| row.selects(name, encoding, instruction, llvm))
            }) {
                differences.push_str(&format!("{name}\t{encoding}\t{difference}\n"));
            }
        }
        println!("{}", report.line(name));
    }
    Ok((report, differences))
}

/// Every so manieth line, `count` in all.
fn sample(lines: Vec<Line>, count: Option<usize>) -> Vec<Line> {
    match count {
        Some(count) if count > 0 && count < lines.len() => {
            let step = lines.len() / count;
            lines.into_iter().step_by(step).take(count).collect()
        }
        _ => lines,
    }
}

/// Counts a line; returns what differs, if it does: instruction, bytes, LLVM's text, ours.
fn compare(
    isa: &'static Isa,
    line: &Line,
    answer: Disassembled,
    counts: &mut Counts,
    accepted: impl Fn(&str, &str) -> bool,
) -> Option<String> {
    let llvm = match answer {
        Disassembled::Text { text, .. } => text,
        Disassembled::Refused => {
            counts.refused += 1;
            return None;
        }
        Disassembled::Crashed => {
            counts.crashed += 1;
            return None;
        }
    };
    // LLVM says in a comment that the operands are not what the instruction takes; what it prints is no assembly.
    if llvm.contains("/*") {
        counts.flagged += 1;
        return None;
    }
    let words = &line.words[..usize::from(line.dwords)];
    let decoded = isa.decode(words).ok().filter(|inst| inst.len_dwords() == words.len());
    let (instruction, ours) =
        decoded.map_or((String::from("-"), None), |inst| (inst.name().to_string(), Some(inst.to_string())));
    // A few instructions have a space at the end of LLVM's line.
    if ours.as_deref().is_some_and(|ours| ours.trim_end() == llvm.trim_end()) {
        counts.equal += 1;
        return None;
    }
    if accepted(&instruction, &llvm) {
        counts.listed += 1;
        return None;
    }
    match ours {
        Some(_) => counts.differing += 1,
        None => counts.undecoded += 1,
    }
    let hex: String = line.bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    Some(format!("{instruction}\t{hex}\t{llvm}\t{}", ours.as_deref().unwrap_or("(not decoded)")))
}

/// Reads the list of accepted differences.
fn accepted() -> Result<Vec<Accepted>> {
    let text = include_str!("../lists/parity.tsv");
    let list = |column: &str| column.split(',').map(|entry| entry.trim().to_owned()).collect();
    let rows = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    rows.map(|line| match line.split('\t').collect::<Vec<_>>()[..] {
        [generations, encodings, instructions, llvm, reason] if !reason.trim().is_empty() => Ok(Accepted {
            generations: list(generations),
            encodings: list(encodings),
            instructions: list(instructions),
            llvm: llvm.to_owned(),
        }),
        _ => anyhow::bail!("conformance/lists/parity.tsv: expected five columns, the reason last: {line}"),
    })
    .collect()
}

impl Accepted {
    fn selects(&self, generation: &str, encoding: &str, instruction: &str, llvm: &str) -> bool {
        let any = |patterns: &[String], name: &str| patterns.iter().any(|pattern| matches(pattern, name));
        any(&self.generations, generation)
            && any(&self.encodings, encoding)
            && any(&self.instructions, instruction)
            && matches(&self.llvm, llvm)
    }
}

/// Counts by generation and encoding.
type Table = BTreeMap<String, BTreeMap<String, Counts>>;
