//! A diff as a flat list of entries, each one fact that a reader would count as one change.

use std::collections::HashMap;

use crate::diff::Diff;
use crate::model::{Encoding, Model};

mod encodings;
mod instructions;
mod types;

/// What an entry is about. In the order in which a person who ports an assembler reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Section {
    /// Encodings added, removed and renamed, and their lengths, prefixes and fields.
    Encodings,
    /// Conditions that pick the form.
    Conditions,
    /// Instructions with another name.
    Renamed,
    /// Instructions that went.
    Removed,
    /// Instructions that came.
    Added,
    /// Opcodes that moved.
    Opcodes,
    /// Forms that instructions gained and lost.
    Forms,
    /// Operands.
    Operands,
    /// Flags, groups, subgroups and aliases.
    Properties,
    /// Operand types and the names of their values.
    OperandTypes,
    /// Data formats.
    DataFormats,
    /// What changes no word and no meaning: numbering, the order of lists, descriptions.
    Bookkeeping,
}

impl Section {
    /// A heading.
    pub fn title(self) -> &'static str {
        match self {
            Self::Encodings => "Encodings",
            Self::Conditions => "Conditions",
            Self::Renamed => "Instructions renamed",
            Self::Removed => "Instructions removed",
            Self::Added => "Instructions added",
            Self::Opcodes => "Opcodes moved",
            Self::Forms => "Forms gained and lost",
            Self::Operands => "Operands",
            Self::Properties => "Flags, groups and aliases",
            Self::OperandTypes => "Operand types",
            Self::DataFormats => "Data formats",
            Self::Bookkeeping => "Bookkeeping",
        }
    }

    /// What the subjects are called.
    pub fn noun(self) -> &'static str {
        match self {
            Self::Encodings | Self::Conditions => "encoding",
            Self::OperandTypes => "operand type",
            Self::DataFormats => "data format",
            Self::Bookkeeping => "item",
            _ => "instruction",
        }
    }
}

/// One change. Entries of a section with the same shape read well as one line with many subjects.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Entry {
    /// What it is about.
    pub section: Section,
    /// What happens, without the subject's name: `OP_SEL is called OPSEL`.
    pub shape: String,
    /// What it happens to: `V_ADD_F32`.
    pub subject: String,
    /// What is particular to the subject: `3 -> 16`. Often empty.
    pub detail: String,
}

/// Collects entries.
struct Entries {
    list: Vec<Entry>,
}

impl Entries {
    fn push(&mut self, section: Section, shape: impl Into<String>, subject: &str, detail: impl Into<String>) {
        self.list.push(Entry { section, shape: shape.into(), subject: subject.to_owned(), detail: detail.into() });
    }
}

impl Diff {
    /// The entries, sorted. `a` and `b` are what the diff was made from.
    pub fn entries(&self, a: &Model, b: &Model) -> Vec<Entry> {
        let mut entries = Entries { list: Vec::new() };
        encodings::collect(self, a, b, &mut entries);
        instructions::collect(self, a, b, &mut entries);
        types::collect(self, &mut entries);
        if self.from.folded_forms != self.to.folded_forms {
            let detail = format!("{} -> {}", self.from.folded_forms, self.to.folded_forms);
            entries.push(Section::Bookkeeping, "number of forms", "listed twice", detail);
        }
        entries.list.sort();
        entries.list
    }
}

/// The encoding that stands for all with the same prefix: the first in the file.
struct Families<'a> {
    first: HashMap<&'a str, &'a str>,
}

impl<'a> Families<'a> {
    fn new(encodings: &'a [Encoding]) -> Self {
        let mut by_prefix: HashMap<(u32, u32), &str> = HashMap::new();
        let first = encodings.iter().map(|encoding| {
            let prefix = (encoding.prefix.mask, encoding.prefix.value);
            (&*encoding.name, *by_prefix.entry(prefix).or_insert(&encoding.name))
        });
        Self { first: first.collect() }
    }

    /// The family's name.
    fn of<'b>(&'b self, encoding: &'b str) -> &'b str {
        self.first.get(encoding).copied().unwrap_or(encoding)
    }
}
