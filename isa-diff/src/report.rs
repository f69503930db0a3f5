//! A diff arranged for reading: counts first, then sections, in which alike changes stand together.

use std::collections::BTreeMap;

use crate::diff::{Diff, Totals};
use crate::entries::{Entry, Section};
use crate::list::ListDiff;
use crate::model::{Header, Model};

/// A diff for reading.
#[derive(Clone, Debug)]
pub struct Report {
    /// The first instruction set.
    pub from: Header,
    /// The second.
    pub to: Header,
    /// The counts.
    pub totals: Vec<TotalRow>,
    /// Sections that have entries.
    pub sections: Vec<SectionReport>,
}

/// Counts of one kind of thing.
#[derive(Clone, Copy, Debug)]
pub struct TotalRow {
    /// What is counted.
    pub what: &'static str,
    /// How many the first has.
    pub before: usize,
    /// How many the second has.
    pub after: usize,
    /// How many only the second has.
    pub added: usize,
    /// How many only the first has.
    pub removed: usize,
    /// How many both have, differently (a new name included).
    pub changed: usize,
}

/// A section's entries, alike ones together.
#[derive(Clone, Debug)]
pub struct SectionReport {
    /// Which.
    pub section: Section,
    /// Number of different subjects.
    pub subjects: usize,
    /// The most frequent shape first.
    pub groups: Vec<GroupReport>,
}

/// Entries of the same shape, or of the same subject.
#[derive(Clone, Debug)]
pub struct GroupReport {
    /// What they share: what happens, or what it happens to.
    pub shape: String,
    /// What is particular to each, and more of it; sorted.
    pub items: Vec<(String, String)>,
}

impl GroupReport {
    /// How an item's second part reads behind the first: ` -> S_ADD_CO_U32`, ` 3 -> 16`, ` (ENC_VOP3)`, nothing. Where an operand
    /// changes matters when one looks for it, and not before.
    pub fn tail(section: Section, detail: &str, details: bool) -> String {
        match section {
            _ if detail.is_empty() => String::new(),
            Section::Operands if !details => String::new(),
            Section::Opcodes => format!(" {detail}"),
            _ if detail.starts_with("-> ") => format!(" {detail}"),
            _ => format!(" ({detail})"),
        }
    }
}

impl Report {
    /// Arranges the difference between `a` and `b`.
    pub fn new(diff: &Diff, a: &Model, b: &Model) -> Self {
        let entries = diff.entries(a, b);
        let sections = entries.chunk_by(|one, other| one.section == other.section).map(SectionReport::new);
        Self { from: diff.from.clone(), to: diff.to.clone(), totals: totals(diff), sections: sections.collect() }
    }

    /// `AMD RDNA 3 (2026-02-20) -> AMD RDNA 4 (2026-02-20)`.
    pub fn title(&self) -> String {
        let side = |header: &Header| format!("{} ({})", header.architecture, header.release_date);
        format!("{} -> {}", side(&self.from), side(&self.to))
    }

    /// Whether nothing differs that an entry tells.
    pub fn is_empty(&self) -> bool {
        self.sections.is_empty()
    }
}

impl SectionReport {
    fn new(entries: &[Entry]) -> Self {
        let mut groups: Vec<GroupReport> = entries
            .chunk_by(|one, other| one.shape == other.shape)
            .map(|group| GroupReport {
                shape: group[0].shape.clone(),
                items: group.iter().map(|entry| (entry.subject.clone(), entry.detail.clone())).collect(),
            })
            .collect();
        if matches!(entries[0].section, Section::Encodings | Section::OperandTypes) {
            groups = by_subject(groups);
        }
        groups.sort_by_key(|group| std::cmp::Reverse(group.items.len()));
        let mut subjects: Vec<&str> = entries.iter().map(|entry| &*entry.subject).collect();
        subjects.sort_unstable();
        subjects.dedup();
        Self { section: entries[0].section, subjects: subjects.len(), groups }
    }

    /// `Opcodes moved: 312 instructions`.
    pub fn heading(&self) -> String {
        format!("{}: {}", self.section.title(), crate::words::count(self.subjects, self.section.noun()))
    }
}

/// What happens to one subject only reads better the other way round: the subject, and all that happens to it alone.
fn by_subject(groups: Vec<GroupReport>) -> Vec<GroupReport> {
    let (lone, mut result): (Vec<_>, Vec<_>) =
        groups.into_iter().partition(|group| matches!(&group.items[..], [(_, detail)] if detail.is_empty()));
    let mut turned: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
    for group in lone {
        for (subject, detail) in group.items {
            turned.entry(subject).or_default().push((group.shape.clone(), detail));
        }
    }
    result.extend(turned.into_iter().map(|(shape, items)| GroupReport { shape, items }));
    result
}

fn totals(diff: &Diff) -> Vec<TotalRow> {
    let (from, to): (&Totals, &Totals) = (&diff.totals.from, &diff.totals.to);
    let row = |what, before, after, (added, removed, changed)| TotalRow { what, before, after, added, removed, changed };
    let forms = sum(diff.instructions.changed.iter().map(|it| lengths(&it.change.forms)), |only| {
        let count = |list: &[crate::list::At<crate::model::Instruction>]| list.iter().map(|it| it.item.forms.len()).sum();
        (count(&diff.instructions.added), count(&diff.instructions.removed), only)
    });
    let conditions = sum(diff.encodings.changed.iter().map(|it| lengths(&it.change.conditions)), |only| {
        let count = |list: &[crate::list::At<crate::model::Encoding>]| list.iter().map(|it| it.item.conditions.len()).sum();
        (count(&diff.encodings.added), count(&diff.encodings.removed), only)
    });
    vec![
        row("instructions", from.instructions, to.instructions, lengths(&diff.instructions)),
        row("forms", from.forms, to.forms, forms),
        row("encodings", from.encodings, to.encodings, lengths(&diff.encodings)),
        row("conditions", from.conditions, to.conditions, conditions),
        row("operand types", from.operand_types, to.operand_types, lengths(&diff.operand_types)),
        row("data formats", from.data_formats, to.data_formats, lengths(&diff.data_formats)),
    ]
}

/// Added, removed, changed.
fn lengths<T, C>(list: &ListDiff<T, C>) -> (usize, usize, usize) {
    (list.added.len(), list.removed.len(), list.changed.len())
}

fn sum(
    parts: impl Iterator<Item = (usize, usize, usize)>,
    whole: impl Fn(usize) -> (usize, usize, usize),
) -> (usize, usize, usize) {
    let (added, removed, changed) = parts.fold((0, 0, 0), |sum, part| (sum.0 + part.0, sum.1 + part.1, sum.2 + part.2));
    let (more_added, more_removed, changed) = whole(changed);
    (added + more_added, removed + more_removed, changed)
}
