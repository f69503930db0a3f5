//! What the comparison counted.

use std::collections::BTreeMap;

use amdgpu_isa::Inst;
use anyhow::Result;

use crate::list::Patterns;

/// What is asked of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Question {
    /// Whether each operand is what LLVM prints.
    Values,
    /// Whether the registers read and written are those of LLVM's text.
    Accesses,
    /// Whether the builder chooses LLVM's form.
    Choice,
}

impl Question {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Values, Self::Accesses, Self::Choice];

    const fn name(self) -> &'static str {
        match self {
            Self::Values => "values",
            Self::Accesses => "accesses",
            Self::Choice => "choice",
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

/// Counts by generation and question, and the differences that are not listed.
pub struct Report {
    counts: BTreeMap<(String, Question), Counts>,
    differences: String,
    accepted: Patterns<5>,
}

impl Report {
    /// No counts, and the list of accepted differences.
    ///
    /// # Errors
    /// When the list has a line without reason.
    pub fn new() -> Result<Self> {
        let accepted = Patterns::read("operands")?;
        Ok(Self { counts: BTreeMap::new(), differences: String::new(), accepted })
    }

    /// Counts an answer: what differs, or none.
    pub(super) fn answer(&mut self, generation: &str, question: Question, inst: &Inst, text: &str, difference: Option<String>) {
        let counts = self.counts.entry((generation.to_owned(), question)).or_default();
        let Some(difference) = difference else {
            counts.equal += 1;
            return;
        };
        let (encoding, instruction) = (inst.encoding().name(), inst.name().to_string());
        if self.accepted.position([generation, question.name(), encoding, &instruction, text]).is_some() {
            counts.listed += 1;
            return;
        }
        counts.differing += 1;
        let words: Vec<String> = inst.words().iter().map(|word| format!("{word:08x}")).collect();
        self.differences += &format!(
            "{generation}\t{}\t{encoding}\t{instruction}\t{}\t{text}\t{difference}\n",
            question.name(),
            words.join(" ")
        );
    }

    /// All differences that are not listed, a line each.
    pub fn differences(&self) -> &str {
        &self.differences
    }

    /// The counts of one question, all generations together.
    pub fn total(&self, question: Question) -> Counts {
        let mut total = Counts::default();
        for ((_, asked), counts) in &self.counts {
            if *asked == question {
                total.equal += counts.equal;
                total.listed += counts.listed;
                total.differing += counts.differing;
            }
        }
        total
    }

    /// A generation's counts in one line.
    pub fn line(&self, generation: &str) -> String {
        let mut line = generation.to_owned();
        for question in Question::ALL {
            let Counts { equal, listed, differing } =
                self.counts.get(&(generation.to_owned(), question)).copied().unwrap_or_default();
            let compared = equal + listed + differing;
            let percent = 100.0 * equal as f64 / compared.max(1) as f64;
            line += &format!("\t{compared}\t{equal}\t{percent:.3}\t{listed}\t{differing}");
        }
        line
    }

    /// All counts as a table.
    pub fn table(&self) -> String {
        let mut table = String::from("generation");
        for question in Question::ALL {
            let name = question.name();
            table += &format!("\t{name}: compared\tequal\tequal %\tlisted\tother");
        }
        let generations: std::collections::BTreeSet<&String> = self.counts.keys().map(|(generation, _)| generation).collect();
        for generation in generations {
            table += &format!("\n{}", self.line(generation));
        }
        table + "\n"
    }
}
