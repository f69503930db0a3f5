//! What the comparison counted.

use std::collections::{BTreeMap, BTreeSet};

use amdgpu_isa::Inst;
use anyhow::{Context, Result, ensure};

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

/// What a line answers.
pub(super) struct Answer<'a> {
    pub inst: &'a Inst,
    pub text: &'a str,
    /// What differs, if anything does.
    pub difference: Option<String>,
    /// LLVM's assembler takes the text for this instruction.
    pub is_taken: bool,
}

/// The answers to a question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// As LLVM has it.
    pub equal: u64,
    /// Otherwise, and listed with a reason.
    pub listed: u64,
    /// Otherwise, and not listed.
    pub differing: u64,
}

impl Counts {
    fn add(&mut self, other: Self) {
        self.equal += other.equal;
        self.listed += other.listed;
        self.differing += other.differing;
    }
}

/// Counts by generation, encoding and question, and the differences.
pub struct Report {
    counts: BTreeMap<(String, String), Row>,
    differences: String,
    accepted: Patterns<6>,
    /// Rows of the list that accepted something.
    used: BTreeSet<usize>,
}

/// The counts of a generation and encoding.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// Lines of the corpus that are instructions of the encoding.
    pub lines: u64,
    /// Lines that both sides call illegal.
    pub illegal: u64,
    /// By question.
    pub counts: [Counts; Question::ALL.len()],
}

/// What stands for the number of a row where none accepts the difference.
const UNLISTED: &str = "-";
/// The committed table is made so.
const HEADER: &str =
    "# Refreshed by: cargo run --release -p conformance -- operands --report conformance/results/operands.tsv\n";

impl Report {
    /// No counts, and the list of accepted differences.
    ///
    /// # Errors
    /// When the list has a line without reason.
    pub fn new() -> Result<Self> {
        let accepted = Patterns::read("operands")?;
        Ok(Self { counts: BTreeMap::new(), differences: String::new(), accepted, used: BTreeSet::new() })
    }

    fn row(&mut self, generation: &str, inst: &Inst) -> &mut Row {
        self.counts.entry((generation.to_owned(), inst.encoding().name().to_owned())).or_default()
    }

    /// Counts the lines of the corpus.
    pub(super) fn lines(&mut self, generation: &str, insts: &[Option<Inst>]) {
        for inst in insts.iter().flatten() {
            self.row(generation, inst).lines += 1;
        }
    }

    /// Counts lines that are no instruction.
    pub(super) fn illegal(&mut self, generation: &str, cases: &[&Case]) {
        for case in cases {
            self.row(generation, &case.inst).illegal += 1;
        }
    }

    /// Counts an answer.
    pub(super) fn answer(&mut self, generation: &str, question: Question, answer: Answer<'_>) {
        let Answer { inst, text, difference, is_taken } = answer;
        let Some(difference) = difference else {
            self.row(generation, inst).counts[question as usize].equal += 1;
            return;
        };
        let (encoding, instruction) = (inst.encoding().name(), inst.name().to_string());
        let assembler = if is_taken { "same" } else { "other" };
        let line = format!("{text} | {difference}");
        let row = self.accepted.position([generation, question.name(), encoding, &instruction, assembler, &line]);
        let counts = &mut self.row(generation, inst).counts[question as usize];
        match row {
            Some(_) => counts.listed += 1,
            None => counts.differing += 1,
        }
        self.used.extend(row);
        let row = row.map_or(UNLISTED.to_owned(), |row| (row + 1).to_string());
        let words: Vec<String> = inst.words().iter().map(|word| format!("{word:08x}")).collect();
        self.differences += &format!(
            "{generation}\t{}\t{row}\t{encoding}\t{instruction}\t{assembler}\t{}\t{text}\t{difference}\n",
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

    /// The rows of the list that accepted nothing, from 1 on.
    pub fn stale(&self) -> impl Iterator<Item = usize> {
        (0..self.accepted.len()).filter(|row| !self.used.contains(row)).map(|row| row + 1)
    }

    /// The counts by generation and encoding.
    pub fn rows(&self) -> &BTreeMap<(String, String), Row> {
        &self.counts
    }

    /// The counts of one question: of a generation, or of all.
    pub fn total(&self, question: Question, wanted: Option<&str>) -> Counts {
        let mut total = Counts::default();
        for ((generation, _), row) in &self.counts {
            if wanted.is_none_or(|wanted| wanted == generation) {
                total.add(row.counts[question as usize]);
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

    /// The counts of each generation and encoding: lines, lines that both sides call illegal; for each question equal lines, listed
    /// ones, and others.
    pub fn table(&self) -> String {
        let mut table = format!("{HEADER}generation\tencoding\tlines\tillegal");
        for question in Question::ALL {
            let name = question.name();
            table += &format!("\t{name} equal\tlisted\tother");
        }
        table.push('\n');
        for ((generation, encoding), Row { lines, illegal, counts }) in &self.counts {
            table += &format!("{generation}\t{encoding}\t{lines}\t{illegal}");
            for Counts { equal, listed, differing } in counts {
                table += &format!("\t{equal}\t{listed}\t{differing}");
            }
            table.push('\n');
        }
        table
    }
}

impl Row {
    /// Reads what [`Report::table`] writes.
    ///
    /// # Errors
    /// When a line has other columns.
    pub fn read(table: &str) -> Result<BTreeMap<(String, String), Self>> {
        let lines = table.lines().filter(|line| !line.starts_with('#')).skip(1);
        let row = |line: &str| {
            let mut columns = line.split('\t');
            let mut name = || columns.next().map(str::to_owned).with_context(|| format!("a column is missing: {line}"));
            let key = (name()?, name()?);
            let numbers: Vec<u64> = columns.map(str::parse).collect::<Result<_, _>>().with_context(|| line.to_owned())?;
            ensure!(numbers.len() == 2 + 3 * Question::ALL.len(), "another number of columns: {line}");
            let mut row = Row { lines: numbers[0], illegal: numbers[1], ..Row::default() };
            for (counts, numbers) in row.counts.iter_mut().zip(numbers[2..].chunks(3)) {
                *counts = Counts { equal: numbers[0], listed: numbers[1], differing: numbers[2] };
            }
            Ok((key, row))
        };
        lines.map(row).collect()
    }
}
