//! `round-trip`: random valid words to text and back.
//!
//! A word is *valid* here if the lint finds nothing in it (no unassigned bit, no field that the instruction does not use, no
//! reserved code, no run of registers that is misaligned or does not exist, no more scalar values than can be read), and if
//! its text says all of it. Whether that is so is LLVM's word: where text does not come back as the same word, llvm-mc assembles
//! the same text. If it gives other words than those that the text was made of, then the text, which is LLVM's, does not
//! tell all their bits; if it refuses the text, they are no instruction. Such words are counted apart and others drawn for
//! them. Whatever llvm-mc takes back to the word and we do not is a fault, unless the list of `assembly` has its text with a reason.
//!
//! Words of all forms are drawn, of each as often. llvm-mc judges every word that does not come back.
//!
//! Some forms that the specification lists have no valid word (`--differences` names them): on CDNA 1 to 4, the literal forms of the four
//! short instructions that read VCC too, for they may read one scalar value only; on RDNA 1 and 2, the literal forms of interpolations,
//! of which each source is an attribute, a VGPR or M0. llvm-mc refuses both: `v_addc_co_u32_e32 v0, vcc, 0x12345678, v1, vcc` "violates
//! constant bus restrictions", `v_interp_p2_f16 v2, 0x12345678, attr0.x, v3` is an "invalid operand for instruction".

mod judge;
mod recipe;

use std::path::PathBuf;
use std::process::ExitCode;

use amdgpu_isa::Generation;
use anyhow::Result;
use isa_spec::load::Specification;
use xtask::oracle::{Oracle, Target};

use crate::campaign;
use crate::random::Random;
pub use judge::Counts;
use judge::Judge;
use recipe::Recipes;

/// Assembles the text of random valid words and compares with the words.
#[derive(clap::Args)]
pub struct Args {
    /// Only this generation.
    #[arg(long = "gen", value_name = "GEN")]
    generation: Option<Generation>,
    /// So many words a generation.
    #[arg(long, value_name = "N", default_value_t = 10_000_000)]
    count: u64,
    /// Only words of so many forms, evenly spread.
    #[arg(long, value_name = "N")]
    forms: Option<usize>,
    /// Write the counts to this file.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Write the forms without words to this file, and the words that llvm-mc was asked about, a few of each form and outcome:
    /// generation, outcome, kind, bytes, text, LLVM's answer, ours.
    #[arg(long, value_name = "FILE")]
    differences: Option<PathBuf>,
}

/// Titles of the columns of the counts.
const COLUMNS: &str = "generation\twords\tsame\tlisted\tfaults\tforms\tforms without words\ttext does not tell\tLLVM refuses\tLLVM prints otherwise\n";

/// Runs the chore.
///
/// # Errors
/// When the specification can't be read, llvm-mc can't be run, or the report can't be written.
pub fn run(args: &Args) -> Result<ExitCode> {
    let Some(oracle) = Oracle::find() else { return Ok(ExitCode::SUCCESS) };
    let (mut report, mut differences) = (String::from(COLUMNS), String::new());
    let mut good = true;
    for (spec, _) in campaign::chosen(args.generation)? {
        let name = spec.isa.generation.as_str();
        let outcome = campaign(&spec, &oracle, args.count, args.forms)?;
        print!("{}", outcome.line(name));
        report += &outcome.line(name);
        for form in &outcome.empty {
            differences += &format!("{name}\tno valid word\t{form}\n");
        }
        for row in &outcome.rows {
            differences += &format!("{name}\t{row}\n");
        }
        good &= outcome.counts.faults() == 0;
    }
    campaign::write(&[(&args.report, &report), (&args.differences, &differences)])?;
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// What a generation's campaign found.
#[derive(Debug)]
pub struct Outcome {
    /// The counts.
    pub counts: Counts,
    /// Forms, or pairs' first halves, of which words were drawn.
    pub forms: usize,
    /// Forms without any valid word, by instruction and encoding.
    pub empty: Vec<String>,
    /// Some of the words that llvm-mc was asked about, as `--differences` writes them.
    pub rows: Vec<String>,
}

impl Outcome {
    fn line(&self, name: &str) -> String {
        let counts = &self.counts;
        let columns = [
            counts.words(),
            counts.same,
            counts.listed,
            counts.faults(),
            self.forms as u64,
            self.empty.len() as u64,
            counts.untold,
            counts.refused,
            counts.printed,
        ];
        format!("{name}\t{}\n", columns.map(|count| count.to_string()).join("\t"))
    }
}

/// Assembles the text of `count` valid words of a generation.
///
/// # Errors
/// When the generation is not in the facade, or llvm-mc can't be run.
pub fn campaign(spec: &Specification, oracle: &Oracle, count: u64, forms: Option<usize>) -> Result<Outcome> {
    let generation = campaign::generation(spec)?;
    let assembler = generation.isa().assembler();
    let target = Target::new(generation.targets().first().copied().unwrap_or_default());
    let mut recipes = Recipes::new(&spec.isa, generation.isa(), forms);
    let mut judge = Judge::new(oracle, target, &spec.isa.generation)?;
    let mut random = Random::new(0x700d);
    let mut text = String::new();
    // Forms without a valid word yield nothing; a generation in which most draws fail is one whose recipes are wrong.
    let mut draws = 0;
    while judge.counts.words() < count && draws < 50 * count {
        draws += 1;
        let Some((form, inst)) = recipes.draw(&mut random) else { continue };
        campaign::write_text(&mut text, &inst);
        // As LLVM does, the text says in a comment that an operand is illegal.
        if text.contains("/*") {
            continue;
        }
        match assembler.line(&text) {
            Ok(again) if again.words() == inst.words() => judge.counts.same += 1,
            result => judge.add(form, &inst, &text, result)?,
        }
    }
    judge.finish()?;
    let empty = recipes.empty();
    Ok(Outcome { counts: judge.counts, forms: recipes.len(), empty, rows: judge.rows })
}
