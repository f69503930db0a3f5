//! `round-trip`: random words to text and back.

use std::path::PathBuf;
use std::process::ExitCode;

use amdgpu_isa::{Generation, Inst};
use anyhow::{Context, Result};

use crate::random::Random;

/// Assembles the text of random words and compares with the words.
#[derive(clap::Args)]
pub struct Args {
    /// Only this generation.
    #[arg(long = "gen", value_name = "GEN")]
    generation: Option<String>,
    /// So many instructions a generation.
    #[arg(long, value_name = "N", default_value_t = 10_000_000)]
    count: u64,
    /// Write the counts to this file.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Print so many of the words that do not come back.
    #[arg(long, value_name = "N", default_value_t = 10)]
    show: usize,
}

/// What became of random words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Instructions whose text assembles.
    pub assembled: u64,
    /// Of these, the words are the same.
    pub same: u64,
    /// The words differ, but their text is the same: the words had bits that the text does not show.
    pub same_text: u64,
    /// The words differ and so does the text.
    pub differing: u64,
    /// The text does not assemble: the words are no legal instruction.
    pub refused: u64,
}

/// Runs the chore.
///
/// # Errors
/// When the report can't be written.
pub fn run(args: &Args) -> Result<ExitCode> {
    let mut report = String::from("generation\tassembled\tsame words\tsame text\tdiffering\trefused\n");
    let mut good = true;
    for generation in Generation::ALL {
        if args.generation.as_deref().is_some_and(|wanted| wanted != generation.name()) {
            continue;
        }
        let mut shown = 0;
        let counts = count(*generation, args.count, |before, after| {
            if shown < args.show {
                shown += 1;
                println!("{generation}\t{before:?}\t{before}\t{after:?}\t{after}");
            }
        });
        let Counts { assembled, same, same_text, differing, refused } = counts;
        let line = format!("{generation}\t{assembled}\t{same}\t{same_text}\t{differing}\t{refused}\n");
        print!("{line}");
        report += &line;
        good &= differing == 0;
    }
    if let Some(path) = &args.report {
        std::fs::write(path, report).with_context(|| format!("writing {}", path.display()))?;
    }
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Assembles the text of `count` instructions made of random words.
pub fn count(generation: Generation, count: u64, mut differs: impl FnMut(&Inst, &Inst)) -> Counts {
    let isa = generation.isa();
    let assembler = isa.assembler();
    let leads = leads(generation);
    let mut random = Random::new(0x700d);
    let mut counts = Counts::default();
    let mut text = String::new();
    while counts.assembled + counts.refused < count {
        // Half the words begin like an instruction of a random form, so that small families come up.
        let mut words = [random.dword(), random.dword(), random.dword(), random.dword(), random.dword()];
        if random.below(2) == 0 {
            let (mask, lead) = leads[random.below(leads.len() as u64) as usize];
            words[0] = words[0] & !mask | lead;
        }
        let Ok(inst) = isa.decode(&words) else { continue };
        text.clear();
        // Writing to a String can't fail.
        let _ = std::fmt::Write::write_fmt(&mut text, format_args!("{inst}"));
        match assembler.line(&text) {
            Err(_) => counts.refused += 1,
            Ok(again) => {
                counts.assembled += 1;
                if again.words() == inst.words() {
                    counts.same += 1;
                } else if again.to_string() == text {
                    counts.same_text += 1;
                } else {
                    counts.differing += 1;
                    differs(&inst, &again);
                }
            }
        }
    }
    counts
}

/// Mask and value of the first dword's prefix of each encoding.
fn leads(generation: Generation) -> Vec<(u32, u32)> {
    generation.isa().encodings().map(|encoding| encoding.prefix()).collect()
}
