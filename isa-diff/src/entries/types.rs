//! Entries about operand types, data formats and groups, and the fields and values they share with encodings.

use isa_spec::isa::{DataFormat, Field, NamedValue};

use super::{Entries, Section};
use crate::diff::{DataFormatChange, Diff, FieldChange, OperandTypeChange, ValueChange};
use crate::list::{At, Change, Changed, ListDiff};
use crate::words;

pub(super) fn collect(diff: &Diff, out: &mut Entries) {
    for At { item, .. } in &diff.operand_types.removed {
        out.push(Section::OperandTypes, "removed", &item.name, String::new());
    }
    for At { item, .. } in &diff.operand_types.added {
        let detail = words::count(item.values.len().max(item.fields.len()), if item.partitioned { "part" } else { "value" });
        out.push(Section::OperandTypes, "added", &item.name, detail);
    }
    for Changed { change, .. } in &diff.operand_types.changed {
        operand_type(change, out);
    }
    for At { item, .. } in &diff.data_formats.removed {
        out.push(Section::DataFormats, "removed", &item.name, String::new());
    }
    for At { item, .. } in &diff.data_formats.added {
        out.push(Section::DataFormats, "added", &item.name, format_words(item));
    }
    for Changed { change, .. } in &diff.data_formats.changed {
        data_format(change, out);
    }
    for (section, groups) in [(Section::Properties, &diff.groups), (Section::Subgroups, &diff.subgroups)] {
        for At { item, .. } in &groups.removed {
            out.push(section, "group no longer listed", &item.name, String::new());
        }
        for At { item, .. } in &groups.added {
            out.push(section, "group newly listed", &item.name, String::new());
        }
        for Changed { change, .. } in &groups.changed {
            out.push(Section::Bookkeeping, "other description", &change.name, String::new());
        }
    }
    for (what, reordered) in [
        ("operand types", diff.operand_types.order.is_some()),
        ("data formats", diff.data_formats.order.is_some()),
        ("groups", diff.groups.order.is_some()),
        ("subgroups", diff.subgroups.order.is_some()),
        ("instructions", diff.instructions.order.is_some()),
    ] {
        if reordered {
            out.push(Section::Bookkeeping, "other order in the file", what, String::new());
        }
    }
}

fn operand_type(change: &OperandTypeChange, out: &mut Entries) {
    let mut push = |shape: String| out.push(Section::OperandTypes, shape, &change.name, String::new());
    if let Some(Change { from, to }) = &change.partitioned {
        push(format!("partitioned {from} -> {to}"));
    }
    if let Some(Change { from, to }) = &change.subtypes {
        push(format!("subtypes {} -> {}", from.join(", "), to.join(", ")));
    }
    value_changes("", &change.values).into_iter().for_each(&mut push);
    for At { item, .. } in &change.fields.removed {
        push(format!("part {} ({}) removed", item.name, words::bits(&item.ranges)));
    }
    for At { item, .. } in &change.fields.added {
        push(format!("part {} ({}) added", item.name, words::bits(&item.ranges)));
    }
    field_changes(&change.fields).into_iter().for_each(&mut push);
    if change.values.order.is_some() || change.fields.order.is_some() {
        out.push(Section::Bookkeeping, "other order of values in the file", &change.name, String::new());
    }
    if change.description.is_some() {
        out.push(Section::Bookkeeping, "other description", &change.name, String::new());
    }
}

/// What happens to fields that both have.
pub(super) fn field_changes(fields: &ListDiff<Field, FieldChange>) -> Vec<String> {
    let mut shapes = Vec::new();
    for Changed { change, .. } in &fields.changed {
        let name = change.renamed.as_deref().unwrap_or(&change.name);
        let mut parts = Vec::new();
        if change.renamed.is_some() {
            parts.push(format!("is called {name}"));
        }
        if let Some(Change { from, to }) = &change.ranges {
            parts.push(format!("{} -> {}", words::bits(from), words::bits(to)));
        }
        if let Some(Change { to, .. }) = &change.conditional {
            parts.push(if *to { "becomes conditional" } else { "is no longer conditional" }.to_owned());
        }
        if !parts.is_empty() {
            shapes.push(format!("field {} {}", change.name, parts.join(", ")));
        }
        shapes.extend(value_changes(&format!("field {name}: "), &change.values));
        if change.description.is_some() {
            shapes.push(format!("field {name}: other description"));
        }
    }
    shapes
}

/// What happens to named values.
fn value_changes(of: &str, values: &ListDiff<NamedValue, ValueChange>) -> Vec<String> {
    let list = |items: &[At<NamedValue>]| runs(items.iter().map(|it| (&*it.item.name, it.item.value)).collect());
    let removed = list(&values.removed).into_iter().map(|run| format!("{of}value {run} removed"));
    let added = list(&values.added).into_iter().map(|run| format!("{of}value {run} added"));
    let changed = values.changed.iter().flat_map(|Changed { change, .. }| {
        let name = change.renamed.as_deref().unwrap_or(&change.name);
        let renamed = change.renamed.is_some().then(|| format!("{of}value {} is called {name}", change.name));
        let number = change.value.as_ref().map(|Change { from, to }| format!("{of}value {name}: {from} -> {to}"));
        let text = change.description.is_some().then(|| format!("{of}value {name}: other description"));
        [renamed, number, text].into_iter().flatten()
    });
    removed.chain(added).chain(changed).collect()
}

/// Names whose numbers and values both count up become one run: `s[102:105] (102-105)`.
fn runs(mut values: Vec<(&str, u64)>) -> Vec<String> {
    values.sort_by_key(|&(name, value)| (value, name));
    let numbered = |name: &str| {
        let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
        name[stem.len()..].parse::<u64>().ok().map(|number| (stem.to_owned(), number))
    };
    let mut runs: Vec<Vec<(&str, u64)>> = Vec::new();
    for item in values {
        let follows = runs.last().and_then(|run| run.last()).is_some_and(|&(name, value)| {
            let next = numbered(name).map(|(stem, number)| (stem, number + 1));
            value + 1 == item.1 && next.is_some() && next == numbered(item.0)
        });
        match runs.last_mut().filter(|_| follows) {
            Some(run) => run.push(item),
            None => runs.push(vec![item]),
        }
    }
    let words = |run: &Vec<(&str, u64)>| match (run.first(), run.last()) {
        (Some((first, low)), Some((last, high))) if run.len() > 1 => format!("{first} to {last} ({low}-{high})"),
        (Some((name, value)), _) => format!("{name} ({value})"),
        (None, _) => String::new(),
    };
    runs.iter().map(words).collect()
}

fn format_words(format: &DataFormat) -> String {
    match format.components.len() {
        0 | 1 => format!("{} bits", format.bits),
        components => format!("{} bits, {components} components", format.bits),
    }
}

fn data_format(change: &DataFormatChange, out: &mut Entries) {
    let mut parts = Vec::new();
    if let Some(Change { from, to }) = &change.kind {
        parts.push(format!("{from:?} -> {to:?}").to_lowercase());
    }
    if let Some(Change { from, to }) = &change.bits {
        parts.push(format!("{from} -> {to} bits"));
    }
    if let Some(Change { from, to }) = &change.components {
        parts.push(match (from.len(), to.len()) {
            (from, to) if from != to => format!("{from} -> {to} components"),
            _ => "other layout of components".to_owned(),
        });
    }
    if !parts.is_empty() {
        out.push(Section::DataFormats, parts.join(", "), &change.name, String::new());
    }
    if change.description.is_some() {
        out.push(Section::Bookkeeping, "other description", &change.name, String::new());
    }
}
