//! An ISA as plain text, one fact a line: what makes an update of the specification reviewable with `diff`.

use std::fmt::{self, Write};

use crate::bits::BitRange;
use crate::isa::{Condition, Encoding, Field, FieldId, Form, Instruction, Isa, NamedValue, OpcodeField, Operand, Slot};

/// The summary: encodings with their fields and conditions, types, formats, then a line a form.
pub fn summary(isa: &Isa) -> String {
    let mut text = String::new();
    // Writing to a `String` does not fail.
    let _ = write_summary(isa, &mut text);
    text
}

fn write_summary(isa: &Isa, out: &mut String) -> fmt::Result {
    writeln!(
        out,
        "isa {} ({}), schema {}, released {}",
        isa.generation, isa.architecture, isa.schema_version, isa.release_date
    )?;
    for encoding in &isa.encodings {
        let (value, mask) = (encoding.prefix.value, encoding.prefix.mask);
        writeln!(
            out,
            "encoding {}: {} bits, prefix {value:08x} of {mask:08x}, {}",
            encoding.name,
            encoding.bits,
            opcode(encoding)
        )?;
        for field in &encoding.fields {
            writeln!(out, "field {} {}", encoding.name, layout(field))?;
        }
        for condition in &encoding.conditions {
            writeln!(out, "condition {} {}: {}", encoding.name, condition.name, tests(encoding, condition))?;
        }
    }
    for operand_type in &isa.operand_types {
        let fields: Vec<_> = operand_type.fields.iter().map(layout).collect();
        let parts = if fields.is_empty() { values(&operand_type.values) } else { fields.join(", ") };
        writeln!(out, "type {}: {parts}", operand_type.name)?;
    }
    for format in &isa.data_formats {
        let components = format.components.iter().map(|component| {
            let parts = component.fields.iter();
            parts
                .map(|part| format!("{} {:?} {}", part.name, part.signedness, ranges(&part.ranges)))
                .collect::<Vec<_>>()
                .join(" ")
        });
        let components: Vec<_> = components.collect();
        writeln!(out, "format {}: {:?}, {} bits: {}", format.name, format.kind, format.bits, components.join(" / "))?;
    }
    for instruction in &isa.instructions {
        writeln!(out, "{}", heading(isa, instruction))?;
        for form in &instruction.forms {
            writeln!(out, "form {} {}", instruction.name, form_line(isa, form))?;
        }
    }
    Ok(())
}

fn heading(isa: &Isa, instruction: &Instruction) -> String {
    let mut words = vec![format!("instruction {}: {}", instruction.name, isa.groups[instruction.group.index()].name)];
    words.extend(instruction.subgroups.iter().map(|id| isa.subgroups[id.index()].name.clone()));
    let flags = &instruction.flags;
    let named = [
        (flags.branch, "branch"),
        (flags.conditional_branch, "conditional"),
        (flags.indirect_branch, "indirect"),
        (flags.program_terminator, "terminator"),
        (flags.immediately_executed, "immediate"),
    ];
    words.extend(named.iter().filter(|(set, _)| *set).map(|(_, name)| (*name).to_owned()));
    words.extend(instruction.aliases.iter().map(|alias| format!("alias {alias}")));
    words.join(" ")
}

fn opcode(encoding: &Encoding) -> String {
    let name = |id: FieldId| encoding.fields[id.index()].name.as_str();
    match encoding.opcode {
        OpcodeField::None => "no opcode".to_owned(),
        OpcodeField::One(field) => format!("opcode {}", name(field)),
        OpcodeField::Dual { x, y } => format!("opcodes {} and {}", name(x), name(y)),
    }
}

fn layout(field: &Field) -> String {
    let conditional = if field.conditional { " conditional" } else { "" };
    let named = if field.values.is_empty() { String::new() } else { format!(" {}", values(&field.values)) };
    format!("{} {}{conditional}{named}", field.name, ranges(&field.ranges))
}

fn values(values: &[NamedValue]) -> String {
    values.iter().map(|value| format!("{}={}", value.value, value.name)).collect::<Vec<_>>().join(" ")
}

fn ranges(ranges: &[BitRange]) -> String {
    let one = |range: &BitRange| {
        let padding =
            range.padding.map(|padding| format!("({} below, {:#b})", padding.bits, padding.value)).unwrap_or_default();
        format!("{}+{}{padding}", range.offset, range.count)
    };
    ranges.iter().map(one).collect::<Vec<_>>().join(",")
}

fn tests(encoding: &Encoding, condition: &Condition) -> String {
    let range = |&(low, high): &(u64, u64)| if low == high { low.to_string() } else { format!("{low}-{high}") };
    let one = |all: &Vec<crate::isa::FieldTest>| {
        let tests = all.iter().map(|test| {
            let ranges: Vec<_> = test.ranges.iter().map(range).collect();
            format!("{} in {}", encoding.fields[test.field.index()].name, ranges.join(","))
        });
        let tests: Vec<_> = tests.collect();
        if tests.is_empty() { "always".to_owned() } else { tests.join(" and ") }
    };
    let any: Vec<_> = condition.any.iter().map(one).collect();
    if any.is_empty() { "never".to_owned() } else { any.join(" or ") }
}

fn form_line(isa: &Isa, form: &Form) -> String {
    let encoding = &isa.encodings[form.encoding.index()];
    let slot = match form.slot {
        Slot::Whole => "",
        Slot::X => " x",
        Slot::Y => " y",
    };
    let condition = &encoding.conditions[form.condition.index()].name;
    let mut line = format!("{} {condition} {}{slot}", encoding.name, form.opcode);
    for operand in &form.operands {
        line.push_str(" | ");
        line.push_str(&operand_text(isa, encoding, operand));
    }
    line
}

fn operand_text(isa: &Isa, encoding: &Encoding, operand: &Operand) -> String {
    let field = operand.field.map_or("-", |id| &encoding.fields[id.index()].name);
    let role = match (operand.input, operand.output) {
        (true, true) => "inout",
        (true, false) => "in",
        (false, true) => "out",
        (false, false) => "none",
    };
    let operand_type = &isa.operand_types[operand.operand_type.index()].name;
    let format = &isa.data_formats[operand.data_format.index()].name;
    let implicit = if operand.implicit { " implicit" } else { "" };
    let optional = if operand.binary_microcode_required { "" } else { " optional" };
    format!("{field} {role} {operand_type} {format} {}{implicit}{optional}", operand.size)
}
