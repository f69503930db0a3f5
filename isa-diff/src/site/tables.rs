//! The specification as data for the decoder's script (`assets/decoder.js` says what is what).

use std::collections::HashMap;

use isa_spec::isa::{Encoding, Field, Isa, NamedValue, OpcodeField, Operand, Slot};
use serde::Serialize;

use super::Files;
use crate::catalog::Catalog;

#[derive(Serialize)]
struct Tables<'a> {
    encodings: Vec<EncodingRow<'a>>,
    forms: Vec<(u16, u16, u32, u8, usize, usize)>,
    operands: Vec<Vec<OperandRow>>,
    types: Vec<(&'a str, Vec<ValueRow<'a>>)>,
    formats: Vec<&'a str>,
    instructions: Vec<&'a str>,
}

/// Name, bits, prefix mask, prefix, opcode fields, fields, conditions.
type EncodingRow<'a> = (&'a str, u16, u32, u32, Vec<u16>, Vec<FieldRow<'a>>, Vec<ConditionRow<'a>>);
/// Name, ranges.
type FieldRow<'a> = (&'a str, Vec<(u16, u16)>);
/// Name, alternatives of tests: field, ranges of values.
type ConditionRow<'a> = (&'a str, Vec<Vec<(u16, &'a [(u64, u64)])>>);
/// Field or -1, type, format, size in bits, flags, zeros left out.
type OperandRow = (i32, u16, u16, u16, u8, u8);
/// First value, count, name or its stem, number behind the stem.
type ValueRow<'a> = (u64, u64, &'a str, Option<u64>);

pub(super) fn render(catalog: &Catalog, files: &mut Files) {
    for entry in &catalog.generations {
        let json = serde_json::to_string(&Tables::new(&entry.isa)).unwrap_or_default();
        files.insert(format!("data/{}.js", entry.name()), format!("Decoder.add(\"{}\", {json});\n", entry.name()));
    }
}

impl<'a> Tables<'a> {
    fn new(isa: &'a Isa) -> Self {
        let (mut forms, mut lists, mut known) = (Vec::new(), Vec::new(), HashMap::new());
        for (at, instruction) in isa.instructions.iter().enumerate() {
            for form in &instruction.forms {
                let encoding = &isa.encodings[form.encoding.index()];
                let list: Vec<OperandRow> = form.operands.iter().map(|operand| operand_row(encoding, operand)).collect();
                let list = *known.entry(list).or_insert_with_key(|list| {
                    lists.push(list.clone());
                    lists.len() - 1
                });
                let slot = match form.slot {
                    Slot::Whole => 0,
                    Slot::X => 1,
                    Slot::Y => 2,
                };
                forms.push((form.encoding.0, form.condition.0, form.opcode, slot, at, list));
            }
        }
        Self {
            encodings: isa.encodings.iter().map(encoding_row).collect(),
            forms,
            operands: lists,
            types: isa.operand_types.iter().map(|kind| (&*kind.name, value_rows(&kind.values))).collect(),
            formats: isa.data_formats.iter().map(|format| &*format.name).collect(),
            instructions: isa.instructions.iter().map(|instruction| &*instruction.name).collect(),
        }
    }
}

fn encoding_row(encoding: &Encoding) -> EncodingRow<'_> {
    let opcode = match encoding.opcode {
        OpcodeField::None => Vec::new(),
        OpcodeField::One(field) => vec![field.0],
        OpcodeField::Dual { x, y } => vec![x.0, y.0],
    };
    let ranges = |field: &Field| field.ranges.iter().map(|range| (range.offset, range.count)).collect();
    let fields = encoding.fields.iter().map(|field| (&*field.name, ranges(field))).collect();
    let conditions = encoding.conditions.iter().map(|condition| {
        let all = |all: &'_ Vec<isa_spec::isa::FieldTest>| all.iter().map(|test| test.field.0).collect::<Vec<u16>>();
        let any =
            condition.any.iter().map(|tests| all(tests).into_iter().zip(tests.iter().map(|test| &*test.ranges)).collect());
        (&*condition.name, any.collect())
    });
    let conditions = conditions.collect();
    (&encoding.name, encoding.bits, encoding.prefix.mask, encoding.prefix.value, opcode, fields, conditions)
}

fn operand_row(encoding: &Encoding, operand: &Operand) -> OperandRow {
    let padding = operand.field.and_then(|field| encoding.fields[field.index()].ranges.first()?.padding);
    (
        operand.field.map_or(-1, |field| i32::from(field.0)),
        operand.operand_type.0,
        operand.data_format.0,
        operand.size,
        u8::from(operand.input) | u8::from(operand.output) << 1 | u8::from(operand.implicit) << 2,
        padding.map_or(0, |padding| padding.bits),
    )
}

/// Names that count up with their values, one row a run.
fn value_rows(values: &[NamedValue]) -> Vec<ValueRow<'_>> {
    let mut rows: Vec<ValueRow> = Vec::new();
    for value in values {
        let stem = value.name.trim_end_matches(|c: char| c.is_ascii_digit());
        let number =
            value.name[stem.len()..].parse::<u64>().ok().filter(|it| it.to_string().len() + stem.len() == value.name.len());
        let Some(number) = number.filter(|_| !stem.is_empty()) else {
            rows.push((value.value, 1, &value.name, None));
            continue;
        };
        let follows = |row: &&mut ValueRow| {
            row.2 == stem && row.3.map(|first| first + row.1) == Some(number) && row.0 + row.1 == value.value
        };
        match rows.last_mut().filter(follows) {
            Some(row) => row.1 += 1,
            None => rows.push((value.value, 1, stem, Some(number))),
        }
    }
    rows
}
