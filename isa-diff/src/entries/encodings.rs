//! Entries about encodings and conditions.

use std::collections::HashSet;

use isa_spec::bits::BitPattern;
use isa_spec::isa::Field;

use super::{Entries, Section, types};
use crate::diff::{ConditionChange, Diff, EncodingChange};
use crate::list::{At, Change, Changed};
use crate::model::{Encoding, Model, OpcodeField};
use crate::words;

pub(super) fn collect(diff: &Diff, a: &Model, b: &Model, out: &mut Entries) {
    for At { item, .. } in &diff.encodings.removed {
        out.push(Section::Encodings, "removed", &item.name, String::new());
    }
    for At { item, .. } in &diff.encodings.added {
        let detail = format!("{} bits, prefix {}", item.bits, prefix(item.prefix));
        out.push(Section::Encodings, "added", &item.name, detail);
    }
    if diff.encodings.order.is_some() {
        out.push(Section::Bookkeeping, "other order in the file", "encodings", String::new());
    }
    for Changed { at, change } in &diff.encodings.changed {
        encoding(change, &a.encodings[*at], (a, b), out);
    }
}

fn encoding(change: &EncodingChange, old: &Encoding, (a, b): (&Model, &Model), out: &mut Entries) {
    let name = change.renamed.as_deref().unwrap_or(&change.name);
    if change.renamed.is_some() {
        out.push(Section::Encodings, "renamed", &change.name, format!("-> {name}"));
    }
    if let Some(Change { from, to }) = &change.bits {
        out.push(Section::Encodings, format!("length {from} -> {to} bits"), name, String::new());
    }
    if let Some(Change { from, to }) = &change.prefix {
        out.push(Section::Encodings, format!("prefix {} -> {}", prefix(*from), prefix(*to)), name, String::new());
    }
    if let Some(Change { from, to }) = &change.opcode {
        let shape = format!("opcode in {} -> {}", opcode(from), opcode(to));
        out.push(Section::Encodings, shape, name, String::new());
    }
    fields(change, name, out);
    conditions(change, name, out);
    bookkeeping(change, old, name, (a, b), out);
}

fn fields(change: &EncodingChange, name: &str, out: &mut Entries) {
    let opcode_or_field = |field: &Field| format!("{} ({})", field.name, words::bits(&field.ranges));
    for At { item, .. } in &change.fields.removed {
        out.push(Section::Encodings, format!("field {} removed", opcode_or_field(item)), name, String::new());
    }
    for At { item, .. } in &change.fields.added {
        out.push(Section::Encodings, format!("field {} added", opcode_or_field(item)), name, String::new());
    }
    for shape in types::field_changes(&change.fields) {
        out.push(Section::Encodings, shape, name, String::new());
    }
}

fn conditions(change: &EncodingChange, name: &str, out: &mut Entries) {
    for At { item, .. } in &change.conditions.removed {
        out.push(Section::Conditions, format!("{} removed", item.name), name, words::tests(&item.any));
    }
    for At { item, .. } in &change.conditions.added {
        out.push(Section::Conditions, format!("{} added", item.name), name, words::tests(&item.any));
    }
    for Changed { change, .. } in &change.conditions.changed {
        condition(change, name, out);
    }
}

fn condition(change: &ConditionChange, encoding: &str, out: &mut Entries) {
    let name = change.renamed.as_deref().unwrap_or(&change.name);
    if change.renamed.is_some() {
        out.push(Section::Conditions, format!("{} is called {name}", change.name), encoding, String::new());
    }
    if let Some(Change { from, to }) = &change.any {
        let detail = format!("{} -> {}", words::tests(from), words::tests(to));
        out.push(Section::Conditions, format!("{name} holds for other words"), encoding, detail);
    }
    if let Some(Change { from, to }) = &change.id {
        let number = |id: &Option<u32>| id.map_or("none".to_owned(), |id| id.to_string());
        let detail = format!("{name}: {} -> {}", number(from), number(to));
        out.push(Section::Bookkeeping, "AMD's number of a condition", encoding, detail);
    }
}

fn bookkeeping(change: &EncodingChange, old: &Encoding, name: &str, (a, b): (&Model, &Model), out: &mut Entries) {
    if let Some(Change { from, to }) = &change.order {
        out.push(Section::Bookkeeping, "AMD's order number", name, format!("{from} -> {to}"));
    }
    if let Some(Change { from, to }) = &change.identifier_mask {
        out.push(Section::Bookkeeping, "identifier mask", name, format!("{from:#010x} -> {to:#010x}"));
    }
    if change.fields.order.is_some() {
        out.push(Section::Bookkeeping, "other order of fields in the file", name, String::new());
    }
    if change.conditions.order.is_some() {
        out.push(Section::Bookkeeping, "other order of conditions in the file", name, String::new());
    }
    if change.identifiers.order.is_some() {
        out.push(Section::Bookkeeping, "other order of identifiers in the file", name, String::new());
    }
    if change.description.is_some() {
        out.push(Section::Bookkeeping, "other description", name, String::new());
    }
    // Identifiers that come and go with opcodes follow from what the instructions' entries say.
    let used = |model: &Model, encoding: &str| used_identifiers(model, encoding);
    let removed: Vec<u32> = change.identifiers.removed.iter().map(|it| it.item).collect();
    let added: Vec<u32> = change.identifiers.added.iter().map(|it| it.item).collect();
    for (identifiers, word, used) in [
        (removed, "identifiers removed that no form used", used(a, &old.name)),
        (added, "identifiers added that no form uses", used(b, name)),
    ] {
        let unused: Vec<String> = identifiers.iter().filter(|it| !used.contains(it)).map(|it| format!("{it:#010x}")).collect();
        if !unused.is_empty() {
            out.push(Section::Bookkeeping, word, name, unused.join(", "));
        }
    }
}

/// The identifiers that the forms of an encoding rebuild.
fn used_identifiers(model: &Model, name: &str) -> HashSet<u32> {
    let Some(encoding) = model.encoding(name) else { return HashSet::new() };
    let forms = model.instructions.iter().flat_map(|instruction| &instruction.forms);
    forms.filter(|form| form.encoding == name).filter_map(|form| encoding.identifier(form.opcode, form.slot)).collect()
}

fn prefix(prefix: BitPattern) -> String {
    crate::layout::pattern(prefix)
}

fn opcode(opcode: &OpcodeField) -> String {
    match opcode {
        OpcodeField::None => "no field".to_owned(),
        OpcodeField::One(name) => name.clone(),
        OpcodeField::Dual { x, y } => format!("{x} and {y}"),
    }
}
