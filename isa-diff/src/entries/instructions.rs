//! Entries about instructions, their forms and operands.

use std::collections::BTreeMap;

use isa_spec::isa::Flags;

use super::{Entries, Families, Section};
use crate::diff::{Diff, FormChange, InstructionChange, OperandChange};
use crate::list::{At, Change, Changed, ListDiff};
use crate::model::{Form, Instruction, Model, Operand};
use crate::words;

pub(super) fn collect(diff: &Diff, a: &Model, b: &Model, out: &mut Entries) {
    let (old, new) = (Families::new(&a.encodings), Families::new(&b.encodings));
    for At { item, .. } in &diff.instructions.removed {
        out.push(Section::Removed, home(item, &old), &item.name, String::new());
    }
    for At { item, .. } in &diff.instructions.added {
        out.push(Section::Added, home(item, &new), &item.name, String::new());
    }
    for Changed { at, change } in &diff.instructions.changed {
        let name = change.renamed.as_deref().unwrap_or(&change.name);
        if change.renamed.is_some() {
            let family = home(&a.instructions[*at], &old);
            out.push(Section::Renamed, family, &change.name, format!("-> {name}"));
        }
        properties(change, name, out);
        opcodes(change, name, &new, out);
        forms(change, name, out);
        operands(change, name, out);
    }
}

/// The family of the first form: where one would look the instruction up.
fn home(instruction: &Instruction, families: &Families) -> String {
    instruction.forms.first().map_or("no form", |form| families.of(&form.encoding)).to_owned()
}

fn properties(change: &InstructionChange, name: &str, out: &mut Entries) {
    if let Some(Change { from, to }) = &change.flags {
        for (flag, from, to) in flags(from).into_iter().zip(flags(to)).map(|((flag, from), (_, to))| (flag, from, to)) {
            if from != to {
                out.push(
                    Section::Properties,
                    format!("flag {flag} {}", if to { "set" } else { "cleared" }),
                    name,
                    String::new(),
                );
            }
        }
    }
    if let Some(Change { from, to }) = &change.group {
        out.push(Section::Properties, format!("group {from} -> {to}"), name, String::new());
    }
    if let Some(Change { from, to }) = &change.subgroups {
        let list = |names: &Vec<String>| if names.is_empty() { "none".to_owned() } else { names.join(", ") };
        out.push(Section::Subgroups, format!("{} -> {}", list(from), list(to)), name, String::new());
    }
    if let Some(Change { from, to }) = &change.aliases {
        aliases(change, name, from, to, out);
    }
    if change.forms.order.is_some() {
        out.push(Section::Bookkeeping, "other order of forms in the file", name, String::new());
    }
    if change.description.is_some() {
        out.push(Section::Bookkeeping, "other description", name, String::new());
    }
}

/// Aliases that came and went. That a renamed instruction keeps its old name as an alias goes without saying.
fn aliases(change: &InstructionChange, name: &str, from: &[String], to: &[String], out: &mut Entries) {
    let known = |alias: &&String| change.renamed.is_none() || ![&*change.name, name].contains(&alias.as_str());
    let mut quiet = change.renamed.is_some();
    for (shape, here, there) in [("alias removed", from, to), ("alias added", to, from)] {
        for alias in here.iter().filter(|alias| !there.contains(alias)).filter(known) {
            out.push(Section::Properties, shape, name, alias.as_str());
            quiet = true;
        }
    }
    if !quiet {
        out.push(Section::Bookkeeping, "other order of aliases in the file", name, String::new());
    }
}

fn flags(flags: &Flags) -> [(&'static str, bool); 5] {
    [
        ("branch", flags.branch),
        ("conditional branch", flags.conditional_branch),
        ("indirect branch", flags.indirect_branch),
        ("program terminator", flags.program_terminator),
        ("immediately executed", flags.immediately_executed),
    ]
}

/// One entry for each family and move, however many of the family's encodings share it.
fn opcodes(change: &InstructionChange, name: &str, families: &Families, out: &mut Entries) {
    let mut moves: Vec<(&str, u32, u32)> = Vec::new();
    for Changed { change, .. } in &change.forms.changed {
        if let Some(Change { from, to }) = change.opcode {
            let moved = (families.of(&change.encoding), from, to);
            if !moves.contains(&moved) {
                moves.push(moved);
            }
        }
    }
    for (family, from, to) in moves {
        out.push(Section::Opcodes, family, name, format!("{from} -> {to}"));
    }
}

/// One entry for all forms that an instruction gains and loses, and one for each form whose condition is another.
fn forms(change: &InstructionChange, name: &str, out: &mut Entries) {
    let (lost, gained) = (form_names(&change.forms.removed), form_names(&change.forms.added));
    let shape = match (lost.is_empty(), gained.is_empty()) {
        (true, true) => None,
        (true, false) => Some(format!("gain {gained}")),
        (false, true) => Some(format!("lose {lost}")),
        (false, false) => Some(format!("{lost} -> {gained}")),
    };
    if let Some(shape) = shape {
        let opcode = |forms: &[At<Form>]| forms.first().map(|form| form.item.opcode);
        let detail = match (opcode(&change.forms.removed), opcode(&change.forms.added)) {
            (Some(from), Some(to)) if from != to => format!("-> opcode {to}, from {from}"),
            _ => String::new(),
        };
        out.push(Section::Forms, shape, name, detail);
    }
    let other = |form: &FormChange| {
        let Change { from, to } = form.other_condition.as_ref()?;
        Some(format!("{}: under {to} in place of {from}", form.encoding))
    };
    for shape in change.forms.changed.iter().filter_map(|form| other(&form.change)) {
        out.push(Section::Forms, shape, name, String::new());
    }
}

/// Encodings of forms, in the order of the file, with the number of conditions where there are several.
fn form_names(forms: &[At<Form>]) -> String {
    let mut names: Vec<(&str, usize)> = Vec::new();
    for At { item, .. } in forms {
        match names.iter_mut().find(|(name, _)| *name == item.encoding) {
            Some((_, count)) => *count += 1,
            None => names.push((&item.encoding, 1)),
        }
    }
    let words = |&(name, count): &(&str, usize)| if count == 1 { name.to_owned() } else { format!("{name} (x{count})") };
    names.iter().map(words).collect::<Vec<_>>().join(", ")
}

/// One entry for each thing that happens to an operand, however many forms share it.
fn operands(change: &InstructionChange, name: &str, out: &mut Entries) {
    let mut shapes: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for Changed { change, .. } in &change.forms.changed {
        for shape in operand_changes(&change.operands) {
            shapes.entry(shape).or_default().push(&change.encoding);
        }
        if change.operands.changed.iter().any(|operand| operand.change.binary_microcode_required.is_some()) {
            out.push(Section::Bookkeeping, "IsBinaryMicrocodeRequired", name, &*change.encoding);
        }
    }
    for (shape, mut encodings) in shapes {
        encodings.dedup();
        out.push(Section::Operands, shape, name, encodings.join(", "));
    }
}

fn operand_changes(operands: &ListDiff<Operand, OperandChange>) -> Vec<String> {
    let words = |operand: &Operand| {
        let place = operand.field.as_deref().unwrap_or("no field");
        format!(
            "{place} {} {} ({})",
            operand.operand_type,
            operand.data_format,
            words::direction(operand.input, operand.output)
        )
    };
    let removed = operands.removed.iter().map(|it| format!("removed: {}", words(&it.item)));
    let added = operands.added.iter().map(|it| format!("added: {}", words(&it.item)));
    let order = operands.order.as_ref().map(|order| {
        let order: Vec<String> = order.iter().map(|at| (at + 1).to_string()).collect();
        format!("other order: {}", order.join(", "))
    });
    removed.chain(added).chain(operands.changed.iter().filter_map(|it| operand(&it.change))).chain(order).collect()
}

fn operand(change: &OperandChange) -> Option<String> {
    let mut parts = Vec::new();
    if let Some(Change { from, to }) = &change.field {
        let field = |field: &Option<String>| field.clone().unwrap_or_else(|| "none".to_owned());
        parts.push(format!("field {} -> {}", field(from), field(to)));
    }
    if let Some(Change { from, to }) = &change.operand_type {
        parts.push(format!("{from} -> {to}"));
    }
    if let Some(Change { from, to }) = &change.data_format {
        parts.push(format!("{from} -> {to}"));
    }
    if let Some(Change { from, to }) = &change.size {
        parts.push(format!("{from} -> {to} bits"));
    }
    for (word, change) in [("read", &change.input), ("written", &change.output), ("implicit", &change.implicit)] {
        if let Some(Change { to, .. }) = change {
            parts.push(format!("{} {word}", if *to { "now" } else { "no longer" }));
        }
    }
    (!parts.is_empty()).then(|| format!("{}: {}", change.name, parts.join(", ")))
}
