//! A decoded instruction for a person: every field with its bits, value and meaning.

use std::io::{self, Write};

use amdgpu_isa::{Field, Inst, Operand, Registers, Value, WaveSize};

/// Writes the table.
pub fn write(out: &mut impl Write, inst: &Inst, wave: WaveSize) -> io::Result<()> {
    writeln!(out, "{}", crate::wave::text(inst, wave))?;
    let bytes = crate::hex::of(inst);
    writeln!(out, "  {}, {} ({}), bytes {bytes}", inst.name(), inst.encoding().name(), inst.condition())?;
    let mut fields: Vec<(Field, u64)> = inst.fields().collect();
    // From the top bit down, as the bits of a field and of a number are written.
    fields.sort_by_key(|(field, _)| std::cmp::Reverse(field.ranges().map(|(first, _)| first).max()));
    let rows: Vec<[String; 4]> = fields.into_iter().map(|(field, value)| row(inst, field, value, wave)).collect();
    let head = ["bits", "field", "value", "meaning"].map(str::to_owned);
    let width = |column: usize| rows.iter().chain([&head]).map(|row| row[column].len()).max().unwrap_or(0);
    let widths = [0, 1, 2].map(width);
    for [bits, field, value, meaning] in std::iter::once(&head).chain(&rows) {
        let line = format!("  {bits:>0$}  {field:<1$}  {value:>2$}  {meaning}", widths[0], widths[1], widths[2]);
        writeln!(out, "{}", line.trim_end())?;
    }
    writeln!(out, "  reads:  {}", list(inst.reads(wave)))?;
    writeln!(out, "  writes: {}", list(inst.writes(wave)))?;
    for lint in inst.lint(wave) {
        writeln!(out, "  doubt:  {lint}")?;
    }
    Ok(())
}

/// Registers, in LLVM's spelling.
pub fn list(registers: impl Iterator<Item = Registers>) -> String {
    registers.map(|registers| registers.to_string()).collect::<Vec<_>>().join(" ")
}

fn row(inst: &Inst, field: Field, value: u64, wave: WaveSize) -> [String; 4] {
    let ranges = field.ranges().map(|(first, count)| match count {
        1 => first.to_string(),
        count => format!("{}:{first}", first + count - 1),
    });
    // High bits first, as the numbers are written.
    let mut ranges: Vec<String> = ranges.collect();
    ranges.reverse();
    let is_here = |operand: &Operand<'_>| operand.field().is_some_and(|other| other.name() == field.name());
    let operands = inst.operands().filter(is_here).map(|operand| meaning(&operand, wave)).collect::<Vec<_>>();
    let name = field.value_name(value).map(|name| name.to_string());
    [ranges.join(","), field.name().to_owned(), format!("{value:#x}"), name.unwrap_or(operands.join("; "))]
}

fn meaning(operand: &Operand<'_>, wave: WaveSize) -> String {
    let value = match operand.resolve(wave) {
        Value::Registers(registers) => registers.to_string(),
        Value::Scattered(scattered) => list(scattered.iter()),
        Value::Integer(value) => value.to_string(),
        Value::Float(value) => value.to_string(),
        Value::Literal(literal) => format!("literal {literal}, read as {:#x}", literal.value),
        Value::Immediate(value) => value.to_string(),
        Value::Parts(value) => operand
            .operand_type()
            .fields()
            .map(|part| format!("{} {}", part.name(), part.extract(&[value as u32, (value >> 32) as u32])))
            .collect::<Vec<_>>()
            .join(", "),
        Value::Branch(bytes) => format!("{bytes:+} bytes from the end of the instruction"),
        Value::LdsDirect => "LDS, at the address in M0".to_owned(),
        Value::Attribute { number, channel } => format!("attribute {number}, channel {channel}"),
        Value::Parameter(number) => format!("parameter {number}"),
        Value::ExportTarget(number) => format!("target {number}"),
        Value::Absent => "not used".to_owned(),
        Value::Reserved(code) => format!("reserved code {code}"),
        other => format!("{other:?}"),
    };
    let modifiers = operand.modifiers();
    let value = if modifiers.abs { format!("|{value}|") } else { value };
    let value = if modifiers.sext { format!("sext({value})") } else { value };
    let value = if modifiers.neg { format!("-{value}") } else { value };
    let direction = match (operand.is_input(), operand.is_output()) {
        (true, true) => "read and written",
        (false, true) => "written",
        _ => "read",
    };
    format!("{value} ({direction}, {})", operand.data_format().name())
}
