//! Arbitrary edits, applied from their diff's JSON; and JSON that was tampered with.

mod common;

use arbtest::arbitrary::{Result, Unstructured};
use arbtest::arbtest;
use common::CATALOG;
use isa_diff::Diff;
use isa_diff::model::Model;
use isa_spec::isa::{Isa, NamedValue};

/// A generation with few instructions, so that many rounds fit into a second.
fn small(u: &mut Unstructured) -> Result<Isa> {
    let mut isa = u.choose(&CATALOG.generations)?.isa.clone();
    let keep = u.int_in_range(1..=40)?;
    let first = u.int_in_range(0..=isa.instructions.len() - keep)?;
    isa.instructions = isa.instructions.split_off(first);
    isa.instructions.truncate(keep);
    isa.operand_types.iter_mut().for_each(|kind| kind.values.truncate(20));
    Ok(isa)
}

/// A position in a list that is not empty.
fn at<T>(u: &mut Unstructured, list: &[T]) -> Result<Option<usize>> {
    Ok(if list.is_empty() { None } else { Some(u.choose_index(list.len())?) })
}

/// One edit that leaves all references whole. Names stay unique: new ones end in a number of their own.
fn edit(u: &mut Unstructured, isa: &mut Isa, fresh: usize) -> Result<()> {
    let encoding = u.choose_index(isa.encodings.len())?;
    let encoding = &mut isa.encodings[encoding];
    let field = u.choose_index(encoding.fields.len())?;
    let condition = u.choose_index(encoding.conditions.len())?;
    let rename = |name: &mut String| *name = format!("{name}_{fresh}");
    match u.int_in_range(0..=8)? {
        0 => rename(&mut encoding.name),
        1 => rename(&mut encoding.fields[field].name),
        2 => rename(&mut encoding.conditions[condition].name),
        3 => encoding.fields[field].ranges.reverse(),
        4 => encoding.fields[field].values.push(NamedValue { name: "X".to_owned(), value: u.arbitrary()?, description: None }),
        5 => {
            encoding.identifiers.reverse();
            encoding.conditions[condition].any.reverse();
        }
        6 => {
            let kind = u.choose_index(isa.operand_types.len())?;
            let values = &mut isa.operand_types[kind].values;
            if let (Some(one), Some(other)) = (at(u, values)?, at(u, values)?) {
                values.swap(one, other);
                values[one].value ^= 1;
            }
        }
        7 => isa.data_formats.iter_mut().step_by(7).for_each(|format| format.bits ^= 1),
        _ => {}
    }
    instructions(u, isa, fresh)
}

fn instructions(u: &mut Unstructured, isa: &mut Isa, fresh: usize) -> Result<()> {
    let Some(one) = at(u, &isa.instructions)? else { return Ok(()) };
    let other = u.choose_index(isa.instructions.len())?;
    let instruction = &mut isa.instructions[one];
    let form = at(u, &instruction.forms)?;
    match (u.int_in_range(0..=8)?, form) {
        (0, _) => drop(isa.instructions.remove(one)),
        (1, _) => isa.instructions.swap(one, other),
        (2, _) => {
            let old = instruction.name.clone();
            instruction.name.push_str(&format!("_{fresh}"));
            instruction.aliases.push(old);
        }
        (3, _) => {
            let mut copy = instruction.clone();
            copy.name.push_str(&format!("_{fresh}"));
            isa.instructions.insert(other, copy);
        }
        (4, _) => instruction.forms.reverse(),
        (5, Some(form)) => drop(instruction.forms.remove(form)),
        (6, Some(form)) => instruction.forms[form].opcode ^= 1,
        (7, Some(form)) => instruction.forms[form].operands.reverse(),
        (8, Some(form)) => {
            let operands = &mut instruction.forms[form].operands;
            if let Some(operand) = at(u, operands)? {
                operands[operand].input ^= true;
                operands[operand].size ^= 32;
            }
        }
        _ => instruction.flags.branch ^= true,
    }
    Ok(())
}

#[test]
fn a_diff_of_arbitrary_edits_applies() {
    arbtest(|u| {
        let a = small(u)?;
        let mut b = a.clone();
        for fresh in 0..u.int_in_range(0..=12)? {
            edit(u, &mut b, fresh)?;
        }
        let diff = Diff::new(&a, &b);
        let json = serde_json::to_string(&diff).unwrap();
        let applied = serde_json::from_str::<Diff>(&json).unwrap().apply(&a).unwrap_or_else(|error| panic!("{error}"));
        assert!(applied == b, "{json}");
        assert_eq!(diff.is_empty(), a == b);
        // Whatever differs in the JSON is told in words too.
        let told = !diff.entries(&Model::new(&a), &Model::new(&b)).is_empty();
        assert_eq!(told, a != b, "{json}");
        Ok(())
    })
    .budget_ms(4_000);
}

/// A diff is input like any other: whatever stands in it, applying it ends with a result or an error.
#[test]
fn tampered_json_never_panics() {
    let (a, b) = (&CATALOG.generations[2], &CATALOG.generations[3]);
    let (mut a, mut b) = (a.isa.clone(), b.isa.clone());
    a.instructions.truncate(30);
    b.instructions.truncate(40);
    let json = serde_json::to_string(&Diff::new(&a, &b)).unwrap();
    let digits: Vec<usize> = json.match_indices(|c: char| c.is_ascii_digit()).map(|(at, _)| at).collect();
    arbtest(|u| {
        let mut json = json.clone();
        for _ in 0..u.int_in_range(1..=4)? {
            let at = *u.choose(&digits)?;
            json.replace_range(at..=at, &u.int_in_range(0..=9)?.to_string());
        }
        if let Ok(diff) = serde_json::from_str::<Diff>(&json) {
            let _ = diff.apply(&a);
        }
        Ok(())
    })
    .budget_ms(2_000);
}
