//! `assembly`: what the assembler makes of LLVM's texts, and of texts that LLVM refuses.

mod answers;
mod mutate;
mod report;

use std::path::PathBuf;
use std::process::ExitCode;

use amdgpu_isa::Isa;
use anyhow::Result;
use xtask::oracle::{Assembled, Disassembled, Oracle, Target};

use crate::campaign::{self, Choice, hex};
use crate::list::Patterns;
use crate::pairs;
use answers::{Answers, without_suffix};
pub use report::Counts;
use report::{line, markdown};

/// Assembles all texts that LLVM prints for the corpus of `verify`, and mutations of them, and compares with llvm-mc.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    choice: Choice,
    /// Write each line that differs to this file: generation, what differs, text, LLVM's answer, ours.
    #[arg(long, value_name = "FILE")]
    differences: Option<PathBuf>,
    /// Write the report to this file.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
}

impl Args {
    /// So many lines of each generation.
    pub const fn sample(lines: usize) -> Self {
        Args { choice: Choice::sample(lines), differences: None, report: None }
    }
}

/// Runs the chore.
///
/// # Errors
/// When the specification can't be read, or llvm-mc can't be run.
pub fn run(args: &Args) -> Result<ExitCode> {
    let Some(oracle) = Oracle::find() else { return Ok(ExitCode::SUCCESS) };
    let outcome = campaign(args, &oracle)?;
    let page = markdown(oracle.version(), &outcome.rows);
    campaign::write(&[(&args.differences, &outcome.differences), (&args.report, &page)])?;
    let good = outcome.rows.iter().all(|(_, counts)| counts.is_good());
    if !good {
        eprintln!("error: texts that differ and are not in conformance/lists/assembly.tsv, or too many wrong lines accepted");
    }
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// What a campaign found.
#[derive(Debug, Default)]
pub struct Outcome {
    /// Generations and their counts.
    pub rows: Vec<(String, Counts)>,
    /// The lines that differ, as `--differences` writes them.
    pub differences: String,
    /// Texts without suffix of the generation at hand of which LLVM makes other bytes for a listed reason.
    listed: Vec<Listed>,
}

/// A text of which LLVM makes other bytes than we do.
#[derive(Debug)]
struct Listed {
    text: String,
    llvm: Vec<u8>,
    ours: Vec<u8>,
}

/// Compares all texts.
///
/// # Errors
/// When the specification can't be read, or llvm-mc can't be run.
pub fn campaign(args: &Args, oracle: &Oracle) -> Result<Outcome> {
    let accepted = Patterns::read("assembly")?;
    let generations = campaign::generations()?;
    let mut outcome = Outcome::default();
    for (index, (spec, generation)) in generations.iter().enumerate() {
        let name = spec.isa.generation.as_str();
        if args.choice.generation.is_some_and(|wanted| wanted != *generation) {
            continue;
        }
        // Lines of another generation are wrong ones, but for those that both have.
        let other = &generations[(index + generations.len() - 1) % generations.len()].0;
        let question = answers::Question { spec, other, sample: args.choice.sample, directory: args.choice.answers() };
        let answers = answers::ask(oracle, &question)?;
        let mut counts = outcome.compare(generation.isa(), name, &answers, &accepted);
        let cpu = generation.targets().first().copied().unwrap_or_default();
        counts.plain_confirmed = outcome.confirm(oracle, Target::new(cpu))?;
        println!("{}", line(name, &counts));
        outcome.rows.push((name.to_owned(), counts));
    }
    Ok(outcome)
}

impl Outcome {
    /// Compares both kinds of texts of a generation.
    fn compare(&mut self, isa: &'static Isa, name: &str, answers: &Answers, accepted: &Patterns<3>) -> Counts {
        let assembler = isa.assembler();
        let ours = |text: &str| assembler.line(text).map(|inst| pairs::bytes(&inst)).map_err(|error| error.to_string());
        let mut counts = Counts::default();
        let differences = &mut self.differences;
        let mut note = |kind: &str, text: &str, llvm: &str, ours: &str| {
            let listed = accepted.position([name, kind, text]).is_some();
            let mark = if listed { "listed " } else { "" };
            differences.push_str(&format!("{name}\t{mark}{kind}\t{text}\t{llvm}\t{ours}\n"));
            listed
        };
        let whole = answers.texts.iter().map(|line| (line, false));
        for ((text, answer), is_plain) in whole.chain(answers.plain.iter().map(|line| (line, true))) {
            let Assembled::Bytes(expected) = answer else { continue };
            *(if is_plain { &mut counts.plain } else { &mut counts.texts }) += 1;
            let result = ours(text);
            let (kind, count, answer) = match &result {
                Ok(bytes) if bytes == expected => {
                    *(if is_plain { &mut counts.plain_equal } else { &mut counts.equal }) += 1;
                    continue;
                }
                Ok(bytes) => ("differs", &mut counts.differing, hex(bytes)),
                Err(error) => ("refused", &mut counts.refused, error.clone()),
            };
            let listed = note(kind, text, &hex(expected), &answer);
            if !listed {
                *count += 1;
                continue;
            }
            counts.listed += usize::from(!is_plain);
            match result {
                Ok(ours) if is_plain => self.listed.push(Listed { text: text.clone(), llvm: expected.clone(), ours }),
                Ok(ours) => counts.confirmed += usize::from(answers.printed.get(text).is_some_and(|all| all.contains(&ours))),
                Err(_) => {}
            }
        }
        for (text, answer) in &answers.wrong {
            match (answer, ours(text)) {
                (Assembled::Refused { .. }, Err(_)) => {
                    (counts.wrong, counts.wrong_refused) = (counts.wrong + 1, counts.wrong_refused + 1)
                }
                (Assembled::Refused { message, .. }, Ok(bytes)) => {
                    counts.wrong += 1;
                    note("accepted", text, message, &hex(&bytes));
                }
                (Assembled::Bytes(expected), result) => {
                    counts.lucky += 1;
                    match result {
                        Ok(bytes) if bytes == *expected => counts.lucky_equal += 1,
                        Ok(bytes) => drop(note("mutation differs", text, &hex(expected), &hex(&bytes))),
                        Err(error) => drop(note("mutation refused", text, &hex(expected), &error)),
                    }
                }
                (Assembled::Crashed, _) => {}
            }
        }
        counts
    }

    /// How many of the listed lines without suffix LLVM's disassembler decides for us: it prints the text of our bytes, but for the
    /// suffix, and another of LLVM's.
    fn confirm(&mut self, oracle: &Oracle, target: Target<'_>) -> Result<usize> {
        let listed = std::mem::take(&mut self.listed);
        let llvm: Vec<&[u8]> = listed.iter().map(|line| line.llvm.as_slice()).collect();
        let ours: Vec<&[u8]> = listed.iter().map(|line| line.ours.as_slice()).collect();
        let answers = oracle.disassemble(target, &llvm)?.into_iter().zip(oracle.disassemble(target, &ours)?);
        let mut confirmed = 0;
        for (line, (llvm, ours)) in listed.iter().zip(answers) {
            let prints = |answer: &Disassembled| {
                let Disassembled::Text { text, .. } = answer else { return false };
                without_suffix(text.trim_end()).as_deref() == Some(&line.text)
            };
            confirmed += usize::from(prints(&ours) && !prints(&llvm));
        }
        Ok(confirmed)
    }
}
