//! A card for a terminal.

use std::fmt::Write;

use crate::card::{Card, CardOperand, Elsewhere};
use crate::catalog::{Catalog, spans};
use crate::words;

/// The card in plain text. `own` are the generations (positions in the catalog) that it stands for.
pub fn card(catalog: &Catalog, card: &Card, own: &[usize]) -> String {
    let mut out = String::new();
    let _ = writeln!(out, "{}  ({})\n", card.name, spans(catalog, own));
    let mut line = |title: &str, text: &str| {
        let _ = writeln!(out, "{}", format!("{title:11} {text}").trim_end());
    };
    let half = card.half.map_or_else(String::new, |half| format!(", {half} half"));
    line("Format", &format!("{}{half}, {} bits", card.encoding, card.bits));
    if card.condition.1 != "always" {
        line("Applies if", &format!("{} ({})", card.condition.1, card.condition.0));
    }
    line("Opcode", &card.opcode.map_or_else(|| "none: the encoding has one instruction".to_owned(), |it| it.to_string()));
    line("Identifier", &identifier(card));
    for (index, row) in layout(card).iter().enumerate() {
        line(if index == 0 { "Layout" } else { "" }, row);
    }
    for (index, row) in operands(&card.operands).iter().enumerate() {
        line(if index == 0 { "Operands" } else { "" }, row);
    }
    for field in &card.idle_fields {
        line("", &format!("{field} has a field but is no operand"));
    }
    line("Flags", &list(&card.flags));
    line("Group", &group(card));
    line("Aliases", &list(&card.aliases));
    line("Targets", &list(&card.targets));
    for (index, row) in elsewhere(catalog, &card.elsewhere, own).iter().enumerate() {
        line(if index == 0 { "Elsewhere" } else { "" }, row);
    }
    if let Some(example) = &card.example {
        line("Example", &format!("{}    ; {}", example.text, example.bytes()));
    }
    for (index, form) in card.other_forms.iter().enumerate() {
        let conditions = form.conditions.join(", ");
        let text = format!("{:28} {:3} bits, opcode {:4} ({conditions})", form.encoding, form.bits, form.opcode);
        line(if index == 0 { "Other forms" } else { "" }, &text);
    }
    out
}

/// The self-check: `0x7E00C400, rebuilt from prefix and opcode and listed by the specification`.
pub fn identifier(card: &Card) -> String {
    match (card.identifier.rebuilt, card.identifier.listed) {
        (Some(rebuilt), true) => {
            format!("{rebuilt:#010X}, rebuilt from prefix and opcode, listed by the specification").replacen('X', "x", 1)
        }
        (Some(rebuilt), false) => {
            format!("{rebuilt:#010X}, rebuilt from prefix and opcode, NOT listed by the specification").replacen('X', "x", 1)
        }
        (None, _) => "the opcode does NOT fit its field".to_owned(),
    }
}

fn layout(card: &Card) -> Vec<String> {
    let row = |run: &crate::layout::Run| {
        let bits = if run.high == run.low { run.high.to_string() } else { format!("{}:{}", run.high, run.low) };
        let name = match &run.field {
            None => "unassigned".to_owned(),
            Some(field) => match field.part {
                Some((high, low)) => format!("{}[{high}:{low}]", field.name),
                None => field.name.clone(),
            },
        };
        match &run.fixed {
            Some(fixed) => format!("{bits:8} {name:14} {fixed}"),
            None => format!("{bits:8} {name}"),
        }
    };
    card.layout.iter().map(row).collect()
}

fn operands(operands: &[CardOperand]) -> Vec<String> {
    if operands.is_empty() {
        return vec!["none".to_owned()];
    }
    let row = |operand: &CardOperand| {
        let place = operand.field.as_deref().unwrap_or("-");
        let size = if operand.size == 0 { "size not given".to_owned() } else { words::count(operand.size.into(), "bit") };
        let implicit = if operand.implicit { ", implicit" } else { "" };
        format!("{place:8} {:16} {:20} {:24} {size}{implicit}", operand.direction, operand.operand_type, operand.data_format)
    };
    operands.iter().map(row).collect()
}

/// `the same: RDNA 4`, `differs: CDNA 1-4 (opcode 79, field layout)`, `not in: RDNA 1`.
pub fn elsewhere(catalog: &Catalog, others: &[Elsewhere], own: &[usize]) -> Vec<String> {
    let mut groups: Vec<((usize, String), Vec<usize>)> = Vec::new();
    let mut types: Vec<(String, Vec<usize>)> = Vec::new();
    let others: Vec<&Elsewhere> = others.iter().filter(|other| !own.contains(&other.generation)).collect();
    for other in &others {
        let mut parts: Vec<String> = other.reasons.iter().map(ToString::to_string).collect();
        parts.extend(other.name.iter().map(|name| format!("called {name}")));
        push(&mut groups, (other.reasons.len(), parts.join(", ")), other.generation);
        if !other.operand_types.is_empty() {
            let words = other.operand_types.iter().map(|(field, kind)| format!("{field} {kind}"));
            push(&mut types, words.collect::<Vec<_>>().join(", "), other.generation);
        }
    }
    let has = |at: &usize| own.contains(at) || others.iter().any(|other| other.generation == *at);
    let lacking: Vec<usize> = (0..catalog.generations.len()).filter(|at| !has(at)).collect();
    let mut lines = Vec::new();
    for (word, same) in [("the same", true), ("differs", false)] {
        for ((_, notes), at) in groups.iter().filter(|((reasons, _), _)| (*reasons == 0) == same) {
            let notes = if notes.is_empty() { String::new() } else { format!(" ({notes})") };
            lines.push(format!("{word}: {}{notes}", spans(catalog, at)));
        }
    }
    if !lacking.is_empty() {
        lines.push(format!("not in: {}", spans(catalog, &lacking)));
    }
    lines.extend(types.iter().map(|(words, at)| format!("operand types: {} ({words})", spans(catalog, at))));
    lines
}

fn push<K: PartialEq>(groups: &mut Vec<(K, Vec<usize>)>, key: K, at: usize) {
    match groups.iter_mut().find(|(known, _)| *known == key) {
        Some((_, list)) => list.push(at),
        None => groups.push((key, vec![at])),
    }
}

fn group(card: &Card) -> String {
    match &*card.subgroups {
        [] => card.group.clone(),
        subgroups => format!("{}, subgroup {}", card.group, subgroups.join(", ")),
    }
}

fn list(items: &[impl AsRef<str>]) -> String {
    let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
    if items.is_empty() { "none".to_owned() } else { items.join(", ") }
}
