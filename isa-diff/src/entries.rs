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
    /// Flags, groups and aliases.
    Properties,
    /// Operand types and the names of their values.
    OperandTypes,
    /// Data formats.
    DataFormats,
    /// Functional subgroups: AMD's index, of use to a reader of manuals only.
    Subgroups,
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
            Self::Subgroups => "Functional subgroups",
            Self::Bookkeeping => "Bookkeeping",
        }
    }

    /// Whether a reader who ports an assembler would scroll past it.
    pub fn is_quiet(self) -> bool {
        matches!(self, Self::Subgroups | Self::Bookkeeping)
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

/// The encoding that stands for its literal, DPP and SDWA variants: AMD calls plain encodings `ENC_...`, and a variant has the
/// prefix of one of them. Where there is no plain one (VOPD) it is the first of the file.
struct Families<'a> {
    head: HashMap<&'a str, &'a str>,
}

impl<'a> Families<'a> {
    fn new(encodings: &'a [Encoding]) -> Self {
        let mut by_prefix: HashMap<(u32, u32), &str> = HashMap::new();
        let head = encodings.iter().map(|encoding| {
            let first = *by_prefix.entry((encoding.prefix.mask, encoding.prefix.value)).or_insert(&encoding.name);
            let plain = encoding.name.starts_with("ENC_");
            (&*encoding.name, if plain { &encoding.name } else { first })
        });
        Self { head: head.collect() }
    }

    /// The family's name.
    fn of<'b>(&'b self, encoding: &'b str) -> &'b str {
        self.head.get(encoding).copied().unwrap_or(encoding)
    }
}
