//! What the comparison counted.

use std::collections::{BTreeMap, BTreeSet};

use amdgpu_isa::Inst;
use anyhow::Result;

use super::Case;
use crate::list::Patterns;

/// What is asked of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Question {
    /// Whether each operand is what LLVM prints.
    Values,
    /// Whether the registers read and written are those of LLVM's text.
    Accesses,
    /// Whether the builder takes operands that LLVM's assembler takes.
    Refusals,
    /// Whether it chooses LLVM's form for them.
    Choice,
    /// Whether the builder takes a modifier that LLVM's assembler takes, and no other.
    Modifiers,
}

impl Question {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Values, Self::Accesses, Self::Refusals, Self::Choice, Self::Modifiers];

    const fn name(self) -> &'static str {
        match self {
            Self::Values => "values",
            Self::Accesses => "accesses",
            Self::Refusals => "refusals",
            Self::Choice => "choice",
            Self::Modifiers => "modifiers",
        }
    }
}

/// The answers to a question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// As LLVM has it.
    pub equal: u64,
    /// Otherwise, and listed with a reason.
    pub listed: u64,
    /// Otherwise.
    pub differing: u64,
}

/// Counts by generation, encoding and question, and the differences.
pub struct Report {
    counts: BTreeMap<(String, String), Row>,
    differences: String,
    accepted: Patterns<5>,
}

/// The counts of a generation and encoding.
#[derive(Clone, Copy, Default)]
struct Row {
    /// Lines that both sides call illegal.
    illegal: u64,
    /// By question.
    counts: [Counts; Question::ALL.len()],
}

/// What stands for the number of a row where none accepts the difference.
const UNLISTED: &str = "-";

impl Report {
    /// No counts, and the list of accepted differences.
    ///
    /// # Errors
    /// When the list has a line without reason.
    pub fn new() -> Result<Self> {
        let accepted = Patterns::read("operands")?;
        Ok(Self { counts: BTreeMap::new(), differences: String::new(), accepted })
    }

    fn row(&mut self, generation: &str, inst: &Inst) -> &mut Row {
        self.counts.entry((generation.to_owned(), inst.encoding().name().to_owned())).or_default()
    }

    /// Counts lines that are no instruction.
    pub(super) fn illegal(&mut self, generation: &str, cases: &[&Case]) {
        for case in cases {
            self.row(generation, &case.inst).illegal += 1;
        }
    }

    /// Counts an answer: what differs, or none.
    pub(super) fn answer(&mut self, generation: &str, question: Question, inst: &Inst, text: &str, difference: Option<String>) {
        let Some(difference) = difference else {
            self.row(generation, inst).counts[question as usize].equal += 1;
            return;
        };
        let (encoding, instruction) = (inst.encoding().name(), inst.name().to_string());
        let row = self.accepted.position([generation, question.name(), encoding, &instruction, text]);
        let counts = &mut self.row(generation, inst).counts[question as usize];
        match row {
            Some(_) => counts.listed += 1,
            None => counts.differing += 1,
        }
        let row = row.map_or(UNLISTED.to_owned(), |row| (row + 1).to_string());
        let words: Vec<String> = inst.words().iter().map(|word| format!("{word:08x}")).collect();
        self.differences += &format!(
            "{generation}\t{}\t{row}\t{encoding}\t{instruction}\t{}\t{text}\t{difference}\n",
            question.name(),
            words.join(" ")
        );
    }

    /// All differences, a line each.
    pub fn differences(&self) -> &str {
        &self.differences
    }

    /// The differences that no row of the list accepts.
    pub fn unlisted(&self) -> impl Iterator<Item = &str> {
        self.differences.lines().filter(|line| line.split('\t').nth(2) == Some(UNLISTED))
    }

    /// The counts of one question: of a generation, or of all.
    pub fn total(&self, question: Question, wanted: Option<&str>) -> Counts {
        let mut total = Counts::default();
        for ((generation, _), row) in &self.counts {
            if wanted.is_none_or(|wanted| wanted == generation) {
                let Counts { equal, listed, differing } = row.counts[question as usize];
                total.equal += equal;
                total.listed += listed;
                total.differing += differing;
            }
        }
        total
    }

    /// A generation's counts in one line.
    pub fn line(&self, generation: &str) -> String {
        let mut line = generation.to_owned();
        for question in Question::ALL {
            let Counts { equal, listed, differing } = self.total(question, Some(generation));
            let compared = equal + listed + differing;
            let percent = 100.0 * equal as f64 / compared.max(1) as f64;
            line += &format!("\t{compared}\t{equal}\t{percent:.3}\t{listed}\t{differing}");
        }
        line
    }

    /// The counts of each generation, for a person.
    pub fn summary(&self) -> String {
        let mut table = String::from("generation");
        for question in Question::ALL {
            let name = question.name();
            table += &format!("\t{name}: compared\tequal\tequal %\tlisted\tother");
        }
        let generations: BTreeSet<&String> = self.counts.keys().map(|(generation, _)| generation).collect();
        for generation in generations {
            table += &format!("\n{}", self.line(generation));
        }
        table + "\n"
    }

    /// The counts of each generation and encoding: lines that both sides call illegal; for each question equal, listed and other lines.
    pub fn table(&self) -> String {
        let mut table = String::from("generation\tencoding\tillegal");
        for question in Question::ALL {
            let name = question.name();
            table += &format!("\t{name} equal\t{name} listed\t{name} other");
        }
        table.push('\n');
        for ((generation, encoding), Row { illegal, counts }) in &self.counts {
            table += &format!("{generation}\t{encoding}\t{illegal}");
            for Counts { equal, listed, differing } in counts {
                table += &format!("\t{equal}\t{listed}\t{differing}");
            }
            table.push('\n');
        }
        table
    }
}
