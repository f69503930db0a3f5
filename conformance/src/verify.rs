//! `verify`: the text of a corpus of each generation against LLVM's.

mod corpus;
mod report;
pub mod setting;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::process::ExitCode;

use amdgpu_isa::Isa;
use anyhow::Result;
use xtask::oracle::{Assembled, Disassembled, Oracle};

use crate::campaign::{self, Choice, hex};
use crate::kept;
use crate::list::Patterns;
pub use corpus::{Line, corpus};
pub use report::{Counts, Report};
use setting::Setting;
pub(crate) use setting::of as settings;

/// Compares the text of a corpus of every form with llvm-mc's.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    choice: Choice,
    /// Write each line that differs to this file: generation, encoding, the number of the list's row that accepts it (`-` if
    /// none does), instruction, bytes, LLVM's text, ours.
    #[arg(long, value_name = "FILE")]
    differences: Option<PathBuf>,
    /// Write inputs of which LLVM dies to this file, one of each instruction and encoding: generation, target, encoding, bytes.
    #[arg(long, value_name = "FILE")]
    crashes: Option<PathBuf>,
    /// Write the report to this file.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
}

impl Args {
    /// So many lines of each generation.
    pub const fn sample(lines: usize) -> Self {
        Args { choice: Choice::sample(lines), differences: None, crashes: None, report: None }
    }
}

/// What a campaign found.
#[derive(Debug)]
pub struct Outcome {
    /// The counts.
    pub report: Report,
    /// The lines that differ, as `--differences` writes them.
    pub differences: String,
    /// The inputs of which LLVM dies, as `--crashes` writes them.
    pub crashes: String,
    /// Listed lines in which LLVM agrees with itself: setting, encoding, bytes, LLVM's text, ours.
    pub unproven: String,
    /// Generation, encoding and instruction of these.
    deadly: BTreeSet<(&'static str, String, String)>,
    /// Listed lines of the setting at hand.
    listed: Vec<Listed>,
}

/// A line that differs for a reason in the list.
#[derive(Debug)]
struct Listed {
    encoding: String,
    bytes: Vec<u8>,
    llvm: String,
    ours: String,
}

impl Outcome {
    /// The lines that differ and are not listed.
    pub fn unlisted(&self) -> impl Iterator<Item = &str> {
        self.differences.lines().filter(|line| line.split('\t').nth(2) == Some(UNLISTED))
    }
}

/// What stands for the number of a row where none accepts the difference.
const UNLISTED: &str = "-";

/// Runs the chore.
///
/// # Errors
/// When the specification can't be read, or llvm-mc can't be run.
pub fn run(args: &Args) -> Result<ExitCode> {
    let Some(oracle) = Oracle::find() else { return Ok(ExitCode::SUCCESS) };
    let outcome = campaign(args, &oracle)?;
    let page = outcome.report.markdown();
    campaign::write(&[(&args.differences, &outcome.differences), (&args.crashes, &outcome.crashes), (&args.report, &page)])?;
    let count = outcome.unlisted().count();
    eprint!("{}", outcome.unproven);
    if count == 0 {
        return Ok(ExitCode::SUCCESS);
    }
    for line in outcome.unlisted().take(20) {
        eprintln!("{line}");
    }
    eprintln!("error: {count} lines differ from LLVM and are not in conformance/lists/parity.tsv");
    Ok(ExitCode::FAILURE)
}

/// Compares the corpus.
///
/// # Errors
/// When the specification can't be read, or llvm-mc can't be run.
pub fn campaign(args: &Args, oracle: &Oracle) -> Result<Outcome> {
    let accepted = Patterns::read("parity")?;
    let mut outcome = Outcome {
        report: Report::new(oracle.version()),
        differences: String::new(),
        crashes: String::new(),
        unproven: String::new(),
        deadly: BTreeSet::new(),
        listed: Vec::new(),
    };
    for (spec, generation) in campaign::chosen(args.choice.generation)? {
        let lines = sample(corpus(&spec.isa), args.choice.sample);
        for setting in settings(generation) {
            let lines: Vec<&Line> = lines.iter().step_by(setting.step).collect();
            let bytes: Vec<Vec<u8>> = lines.iter().map(|line| line.bytes()).collect();
            let answers = kept::disassemble(oracle, setting.target(), &bytes, args.choice.answers())?;
            for (line, answer) in lines.iter().zip(answers) {
                let encoding = spec.isa.encodings[usize::from(line.encoding)].name.as_str();
                outcome.line(generation.isa(), &setting, encoding, line, answer, &accepted);
            }
            outcome.confirm(oracle, &setting)?;
            println!("{}", outcome.report.line(&setting.label));
        }
    }
    Ok(outcome)
}

/// Every so manieth line, `count` in all.
pub fn sample(lines: Vec<Line>, count: Option<usize>) -> Vec<Line> {
    match count {
        Some(count) if count > 0 && count < lines.len() => {
            let step = lines.len() / count;
            lines.into_iter().step_by(step).take(count).collect()
        }
        _ => lines,
    }
}

impl Outcome {
    /// Compares and counts a line.
    fn line(
        &mut self,
        isa: &'static Isa,
        setting: &Setting,
        encoding: &str,
        line: &Line,
        answer: Disassembled,
        accepted: &Patterns<4>,
    ) {
        let counts = self.report.counts(&setting.label, encoding);
        let hex = || hex(&line.bytes());
        let llvm = match answer {
            Disassembled::Text { text, .. } => text,
            Disassembled::Refused => {
                counts.refused += 1;
                return;
            }
            Disassembled::Crashed => {
                counts.crashed += 1;
                // One of each instruction and encoding will do.
                let words = &line.words[..usize::from(line.dwords)];
                let name = isa.decode(words).map_or(String::new(), |inst| inst.name().to_string());
                if self.deadly.insert((setting.generation, encoding.to_owned(), name)) {
                    self.crashes.push_str(&format!("{}\t{}\t{encoding}\t{}\n", setting.generation, setting.cpu, hex()));
                }
                return;
            }
        };
        // LLVM says in a comment that the operands are not what the instruction takes; what it prints is no assembly.
        if llvm.contains("/*") {
            counts.flagged += 1;
            return;
        }
        let words = &line.words[..usize::from(line.dwords)];
        let decoded = isa.decode(words).ok().filter(|inst| inst.len_dwords() == words.len());
        let (instruction, ours) =
            decoded.map_or((String::from("-"), None), |inst| (inst.name().to_string(), Some(setting.text(&inst))));
        // A few instructions have a space at the end of LLVM's line.
        if ours.as_deref().is_some_and(|ours| ours.trim_end() == llvm.trim_end()) {
            counts.equal += 1;
            return;
        }
        let row = accepted.position([setting.generation, encoding, &instruction, &llvm]);
        match (row, &ours) {
            (Some(_), _) => counts.listed += 1,
            (None, Some(_)) => counts.differing += 1,
            (None, None) => counts.undecoded += 1,
        }
        if let (Some(_), Some(ours)) = (row, &ours) {
            let (encoding, ours) = (encoding.to_owned(), ours.clone());
            self.listed.push(Listed { encoding, bytes: line.bytes(), llvm: llvm.clone(), ours });
        }
        let row = row.map_or(UNLISTED.to_owned(), |row| (row + 1).to_string());
        let ours = ours.as_deref().unwrap_or("(not decoded)");
        let label = &setting.label;
        self.differences.push_str(&format!("{label}\t{encoding}\t{row}\t{instruction}\t{}\t{llvm}\t{ours}\n", hex()));
    }
}

impl Outcome {
    /// Counts the listed lines in which LLVM's assembler contradicts its disassembler: it makes our text into the bytes that are printed
    /// otherwise, or its own text into no such bytes.
    fn confirm(&mut self, oracle: &Oracle, setting: &Setting) -> Result<()> {
        let listed = std::mem::take(&mut self.listed);
        let ours: Vec<&str> = listed.iter().map(|line| line.ours.as_str()).collect();
        let llvm: Vec<&str> = listed.iter().map(|line| line.llvm.as_str()).collect();
        let ours = oracle.assemble(setting.target(), &ours)?;
        let llvm = oracle.assemble(setting.target(), &llvm)?;
        for ((line, ours), llvm) in listed.iter().zip(ours).zip(llvm) {
            let makes = |answer: Assembled| matches!(answer, Assembled::Bytes(made) if made == line.bytes);
            let counts = self.report.counts(&setting.label, &line.encoding);
            match (makes(ours), makes(llvm)) {
                (true, _) => counts.confirmed += 1,
                (false, false) => counts.withdrawn += 1,
                (false, true) => {
                    let Listed { encoding, bytes, llvm, ours } = line;
                    self.unproven.push_str(&format!("{}\t{encoding}\t{}\t{llvm}\t{ours}\n", setting.label, hex(bytes)));
                }
            }
        }
        Ok(())
    }
}

/// Counts by setting and encoding.
type Table = BTreeMap<String, BTreeMap<String, Counts>>;
