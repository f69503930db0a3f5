//! `assembly`: what the assembler makes of LLVM's texts, and of texts that LLVM refuses.

mod mutate;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use amdgpu_isa::{Generation, Isa};
use anyhow::{Context, Result};
use xtask::oracle::{Assembled, Disassembled, Oracle, Target};

use crate::random::Random;
use crate::verify::{Line, corpus};

/// Assembles the texts that LLVM prints for a corpus of every form, and mutations of them, and compares with llvm-mc.
#[derive(clap::Args)]
pub struct Args {
    /// Only this generation.
    #[arg(long = "gen", value_name = "GEN")]
    generation: Option<String>,
    /// Only so many lines of the corpus a generation, evenly spread.
    #[arg(long, value_name = "N")]
    sample: Option<usize>,
    /// Write each line that differs to this file: generation, what differs, text, LLVM's answer, ours.
    #[arg(long, value_name = "FILE")]
    differences: Option<PathBuf>,
    /// Write the report to this file.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
}

/// What became of a generation's texts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Texts that LLVM printed and assembles.
    pub texts: usize,
    /// Our bytes are LLVM's.
    pub equal: usize,
    /// They are not.
    pub differing: usize,
    /// We refuse the text.
    pub refused: usize,
    /// Mutations that LLVM refuses.
    pub wrong: usize,
    /// Of these, we refuse, too.
    pub wrong_refused: usize,
    /// Mutations that LLVM assembles.
    pub lucky: usize,
    /// Of these, our bytes are LLVM's.
    pub lucky_equal: usize,
}

const fn percent(part: usize, whole: usize) -> f64 {
    if whole == 0 { 100.0 } else { 100.0 * part as f64 / whole as f64 }
}

/// Runs the chore.
///
/// # Errors
/// When the specification can't be read, or llvm-mc can't be run.
pub fn run(args: &Args) -> Result<ExitCode> {
    let Some(oracle) = Oracle::find() else { return Ok(ExitCode::SUCCESS) };
    let specs = isa_spec::load_embedded().map_err(|report| anyhow::anyhow!("{report}"))?;
    let mut rows = Vec::new();
    let mut differences = String::new();
    let mut foreign: Vec<String> = Vec::new();
    for spec in &specs {
        let name = spec.isa.generation.as_str();
        if args.generation.as_deref().is_some_and(|wanted| wanted != name) {
            continue;
        }
        let generation: Generation = name.parse().ok().with_context(|| format!("the facade lacks {name}"))?;
        let target = Target::new(generation.targets().first().copied().unwrap_or_default());
        let lines = corpus(&spec.isa);
        let step = args.sample.map_or(1, |count| lines.len().div_ceil(count.max(1))).max(1);
        let bytes: Vec<Vec<u8>> = lines.iter().step_by(step).map(Line::bytes).collect();
        let texts = texts(&oracle, target, &bytes)?;
        let counts = compare(&oracle, target, generation.isa(), name, (&texts, &foreign), &mut differences)?;
        println!("{}", line(name, &counts));
        rows.push((name.to_owned(), counts));
        // Some lines of this generation for the next to refuse.
        foreign = texts.into_iter().step_by(50).collect();
    }
    if let Some(path) = &args.differences {
        std::fs::write(path, &differences).with_context(|| format!("writing {}", path.display()))?;
    }
    if let Some(path) = &args.report {
        std::fs::write(path, markdown(oracle.version(), &rows)).with_context(|| format!("writing {}", path.display()))?;
    }
    let good =
        |counts: &Counts| percent(counts.equal, counts.texts) >= 99.9 && percent(counts.wrong_refused, counts.wrong) >= 99.0;
    Ok(if rows.iter().all(|(_, counts)| good(counts)) { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The different texts that LLVM prints for some bytes, but for those that say themselves that they are illegal.
fn texts(oracle: &Oracle, target: Target<'_>, bytes: &[Vec<u8>]) -> Result<Vec<String>> {
    let answers = oracle.disassemble(target, bytes)?;
    let texts: BTreeSet<String> = answers
        .into_iter()
        .filter_map(|answer| match answer {
            Disassembled::Text { text, .. } if !text.contains("/*") => Some(text.trim_end().to_owned()),
            _ => None,
        })
        .collect();
    Ok(texts.into_iter().collect())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Compares both kinds of texts.
fn compare(
    oracle: &Oracle,
    target: Target<'_>,
    isa: &'static Isa,
    name: &str,
    (texts, foreign): (&[String], &[String]),
    differences: &mut String,
) -> Result<Counts> {
    let assembler = isa.assembler();
    let ours = |text: &str| {
        assembler.line(text).map(|inst| inst.to_bytes()[..inst.len_bytes()].to_vec()).map_err(|error| error.to_string())
    };
    let mut counts = Counts::default();
    let mut note = |kind: &str, text: &str, llvm: &str, ours: &str| {
        // Writing to a String can't fail.
        let _ = writeln!(differences, "{name}\t{kind}\t{text}\t{llvm}\t{ours}");
    };
    for (text, answer) in texts.iter().zip(oracle.assemble(target, texts)?) {
        let Assembled::Bytes(expected) = answer else { continue };
        counts.texts += 1;
        match ours(text) {
            Ok(bytes) if bytes == expected => counts.equal += 1,
            Ok(bytes) => {
                counts.differing += 1;
                note("differs", text, &hex(&expected), &hex(&bytes));
            }
            Err(error) => {
                counts.refused += 1;
                note("refused", text, &hex(&expected), &error);
            }
        }
    }
    let mut random = Random::new(0xbad);
    let mut wrong: Vec<String> = texts.iter().filter_map(|text| mutate::mutate(text, &mut random)).collect();
    wrong.extend(foreign.iter().cloned());
    for (text, answer) in wrong.iter().zip(oracle.assemble(target, &wrong)?) {
        match (answer, ours(text)) {
            (Assembled::Refused { .. }, Err(_)) => {
                (counts.wrong, counts.wrong_refused) = (counts.wrong + 1, counts.wrong_refused + 1)
            }
            (Assembled::Refused { message, .. }, Ok(bytes)) => {
                counts.wrong += 1;
                note("accepted", text, &message, &hex(&bytes));
            }
            (Assembled::Bytes(expected), result) => {
                counts.lucky += 1;
                match result {
                    Ok(bytes) if bytes == expected => counts.lucky_equal += 1,
                    Ok(bytes) => note("mutation differs", text, &hex(&expected), &hex(&bytes)),
                    Err(error) => note("mutation refused", text, &hex(&expected), &error),
                }
            }
            (Assembled::Crashed, _) => {}
        }
    }
    Ok(counts)
}

fn line(name: &str, counts: &Counts) -> String {
    format!(
        "{name:8} texts {:7}  equal {:7} ({:.3} %)  differing {:5}  refused {:5}  wrong lines {:6}  refused {:6} ({:.3} %)  mutations that LLVM takes {:6}  equal {:6}",
        counts.texts,
        counts.equal,
        percent(counts.equal, counts.texts),
        counts.differing,
        counts.refused,
        counts.wrong,
        counts.wrong_refused,
        percent(counts.wrong_refused, counts.wrong),
        counts.lucky,
        counts.lucky_equal
    )
}

fn markdown(version: &str, rows: &[(String, Counts)]) -> String {
    let mut page = format!(
        "# Assembly beside LLVM {version}\n\n\
         Written by `cargo run --release -p conformance -- assembly --report ASSEMBLY.md`. *Texts* are the different lines that `llvm-mc` printed\n\
         for the corpus of `cargo xtask verify` and assembles itself; *equal* are those for which this project gives the same bytes.\n\
         *Wrong lines* are mutations of these texts (an operand too few or too many, a register of another kind, size or alignment,\n\
         numbers out of range, two literals, unknown modifiers, other suffixes) and lines of another generation that `llvm-mc` refuses.\n\n\
         | generation | texts | equal | differing | refused by us | equal | wrong lines | refused by us | refused by us |\n\
         |---|---|---|---|---|---|---|---|---|\n"
    );
    for (name, counts) in rows {
        let _ = writeln!(
            page,
            "| {name} | {} | {} | {} | {} | {:.3} % | {} | {} | {:.3} % |",
            counts.texts,
            counts.equal,
            counts.differing,
            counts.refused,
            percent(counts.equal, counts.texts),
            counts.wrong,
            counts.wrong_refused,
            percent(counts.wrong_refused, counts.wrong)
        );
    }
    page
}
