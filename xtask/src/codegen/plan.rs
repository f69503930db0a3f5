//! IR -> [`Plan`]: everything that is decided about a generated crate. No tokens here.
//!
//! The plan is the tables in the order and the numbering that the crate will have. [`super::emit`] only writes it down.

mod asm;
mod decode;
mod forms;
mod kinds;
mod values;

use amdgpu_isa_base::rows::{FormKind, InstructionKind};
use anyhow::{Context, Result, ensure};
use isa_spec::isa::{self, Isa, OpcodeField};
use isa_spec::kinds::Kind;
use isa_spec::spelling::{self, Spelling};

use super::pools::{Pool, Run, Runs, Str, Strings};
pub use asm::Asm;
pub use decode::{Decode, Half};
pub use forms::{Alias, Form, Instruction};
pub use kinds::Code;
pub use values::Value;

/// No field, no form.
pub const NONE: u8 = 0xff;

/// A generated crate, before it is written down.
pub struct Plan<'a> {
    pub isa: &'a Isa,
    pub strings: Strings,
    pub instructions: Vec<Instruction<'a>>,
    pub instruction_kinds: Pool<InstructionKind>,
    /// Aliases, sorted, each with its instruction.
    pub aliases: Vec<Alias<'a>>,
    pub forms: Vec<Form<'a>>,
    pub form_kinds: Pool<FormKind>,
    pub form_lists: Vec<u16>,
    /// Operands as the tables have them.
    pub operands: Pool<u64>,
    pub operand_lists: Vec<u16>,
    /// Where each list of operands starts, and the end of the last.
    pub operand_starts: Vec<u16>,
    pub encodings: Vec<Encoding>,
    pub fields: Runs<Field>,
    pub ranges: Runs<(u8, u8)>,
    pub conditions: Runs<Condition>,
    pub alternatives: Runs<Run>,
    pub tests: Runs<Test>,
    pub test_ranges: Runs<(u32, u32)>,
    pub operand_types: Vec<OperandType>,
    pub codes: Vec<Code>,
    pub values: Runs<Value>,
    pub data_formats: Vec<DataFormat>,
    pub data_parts: Runs<DataPart>,
    pub groups: Vec<Str>,
    pub subgroups: Vec<Str>,
    pub decode: Decode,
    pub spelling: Spelling,
    pub asm: Asm,
}

pub struct Encoding {
    pub name: Str,
    pub opcode: [u8; 2],
    pub fields: Run,
    pub conditions: Run,
}

#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Field {
    pub name: Str,
    pub low: (u8, u8),
    pub rest: Run,
    pub padding: (u8, u8),
    pub values: Run,
}

#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Condition {
    pub name: Str,
    pub any: Run,
}

#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Test {
    pub field: u8,
    pub ranges: Run,
}

pub struct OperandType {
    pub name: Str,
    pub kind: Kind,
    pub values: Run,
    pub fields: Run,
}

pub struct DataFormat {
    pub name: Str,
    pub kind: isa::DataKind,
    pub bits: u16,
    pub components: u16,
    pub parts: Run,
    pub stride: u16,
    pub reading: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash)]
pub struct DataPart {
    pub name: Str,
    pub signedness: isa::Signedness,
    pub offset: u16,
    pub count: u16,
}

/// Lays out the crate of a generation.
pub fn plan(isa: &Isa) -> Result<Plan<'_>> {
    let mut plan = Plan {
        isa,
        strings: Strings::default(),
        instructions: Vec::new(),
        instruction_kinds: Pool::default(),
        aliases: Vec::new(),
        forms: Vec::new(),
        form_kinds: Pool::default(),
        form_lists: Vec::new(),
        operands: Pool::default(),
        operand_lists: Vec::new(),
        operand_starts: vec![0],
        encodings: Vec::new(),
        fields: Runs::new("fields"),
        ranges: Runs::new("ranges of split fields"),
        conditions: Runs::new("conditions"),
        alternatives: Runs::new("alternatives of conditions"),
        tests: Runs::new("tests"),
        test_ranges: Runs::new("ranges of tests"),
        operand_types: Vec::new(),
        codes: kinds::codes(isa)?,
        values: Runs::new("named values"),
        data_formats: Vec::new(),
        data_parts: Runs::new("parts of data formats"),
        groups: Vec::new(),
        subgroups: Vec::new(),
        decode: Decode::default(),
        spelling: spelling::spell(isa, &spelling::Table::embedded().map_err(anyhow::Error::msg)?)
            .map_err(anyhow::Error::msg)?,
        asm: Asm::default(),
    };
    plan.lay_out().with_context(|| format!("laying out the crate of {}", isa.generation))?;
    Ok(plan)
}

impl Plan<'_> {
    fn lay_out(&mut self) -> Result<()> {
        let isa = self.isa;
        small("encodings", isa.encodings.len(), 255)?;
        small("operand types", isa.operand_types.len(), 255)?;
        small("data formats", isa.data_formats.len(), 255)?;
        small("functional groups", isa.groups.len(), 255)?;
        small("functional subgroups", isa.subgroups.len(), 32)?;
        small("frames of syntaxes", self.spelling.frames.len(), 256)?;
        for group in &isa.groups {
            self.groups.push(self.strings.add(&group.name)?);
        }
        for group in &isa.subgroups {
            self.subgroups.push(self.strings.add(&group.name)?);
        }
        for encoding in &isa.encodings {
            let row = self.encoding(encoding).with_context(|| encoding.name.clone())?;
            self.encodings.push(row);
        }
        for operand_type in &isa.operand_types {
            let row = OperandType {
                name: self.strings.add(&operand_type.name)?,
                kind: isa_spec::kinds::kind(operand_type),
                values: self.named_values(&operand_type.values)?,
                fields: self.field_list(&operand_type.fields)?,
            };
            self.operand_types.push(row);
        }
        for format in &isa.data_formats {
            let row = self.data_format(format).with_context(|| format.name.clone())?;
            self.data_formats.push(row);
        }
        self.instructions_and_forms()
    }

    fn encoding(&mut self, ir: &isa::Encoding) -> Result<Encoding> {
        ensure!(ir.bits <= 160, "{} bits: instructions have at most 160", ir.bits);
        let mut conditions = Vec::new();
        for condition in &ir.conditions {
            let mut any = Vec::new();
            for all in &condition.any {
                let mut tests = Vec::new();
                for test in all {
                    let narrow = |&(low, high): &(u64, u64)| Ok((u32::try_from(low)?, u32::try_from(high)?));
                    let ranges =
                        test.ranges.iter().map(narrow).collect::<Result<_>>().context("a test of more than 32 bits")?;
                    tests.push(Test { field: test.field.0 as u8, ranges: self.test_ranges.add(ranges)? });
                }
                any.push(self.tests.add(tests)?);
            }
            conditions.push(Condition { name: self.strings.add(&condition.name)?, any: self.alternatives.add(any)? });
        }
        small("fields", ir.fields.len(), 254)?;
        Ok(Encoding {
            name: self.strings.add(&ir.name)?,
            opcode: match ir.opcode {
                OpcodeField::None => [NONE, NONE],
                OpcodeField::One(field) => [field.0 as u8, NONE],
                OpcodeField::Dual { x, y } => [x.0 as u8, y.0 as u8],
            },
            fields: self.field_list(&ir.fields)?,
            conditions: self.conditions.add(conditions)?,
        })
    }

    fn field_list(&mut self, fields: &[isa::Field]) -> Result<Run> {
        let rows = fields.iter().map(|field| self.field(field).with_context(|| format!("field {}", field.name)));
        let rows = rows.collect::<Result<_>>()?;
        self.fields.add(rows)
    }

    fn field(&mut self, ir: &isa::Field) -> Result<Field> {
        let ranges = ir.ranges.iter().map(|range| (range.offset as u8, range.count as u8)).collect::<Vec<_>>();
        let padding = ir.ranges.iter().find_map(|range| range.padding);
        ensure!(padding.is_none() || ranges.len() == 1, "padding within a split field");
        let (low, rest) = ranges.split_first().context("a field without bits")?;
        Ok(Field {
            name: self.strings.add(&ir.name)?,
            low: *low,
            rest: self.ranges.add(rest.to_vec())?,
            padding: padding.map_or((0, 0), |padding| (padding.bits, padding.value as u8)),
            values: self.named_values(&ir.values)?,
        })
    }

    fn data_format(&mut self, ir: &isa::DataFormat) -> Result<DataFormat> {
        let mut components = Vec::new();
        for component in &ir.components {
            let mut parts = Vec::new();
            for field in &component.fields {
                for range in &field.ranges {
                    parts.push(DataPart {
                        name: self.strings.add(&field.name)?,
                        signedness: field.signedness,
                        offset: range.offset,
                        count: range.count,
                    });
                }
            }
            components.push(parts);
        }
        // Nearly always each component is the first one, further up.
        let stride = match &components[..] {
            [first, second, ..] if !first.is_empty() && !second.is_empty() => second[0].offset.saturating_sub(first[0].offset),
            _ => 0,
        };
        let moved = |index: usize| {
            let by = stride * index as u16;
            components[0].iter().map(move |part| DataPart { offset: part.offset + by, ..part.clone() })
        };
        let regular = components.iter().enumerate().all(|(index, parts)| parts.iter().cloned().eq(moved(index)));
        ensure!(regular || components.iter().all(|parts| parts.len() == components[0].len()), "components of different shapes");
        let parts = if regular { components.first().cloned().unwrap_or_default() } else { components.concat() };
        Ok(DataFormat {
            name: self.strings.add(&ir.name)?,
            kind: ir.kind,
            bits: ir.bits,
            components: components.len() as u16,
            parts: self.data_parts.add(parts)?,
            stride: if regular { stride } else { 0 },
            reading: kinds::reading(ir),
        })
    }
}

fn small(what: &str, count: usize, most: u16) -> Result<u16> {
    ensure!(count <= usize::from(most), "{count} {what}: the tables hold at most {most}");
    Ok(count as u16)
}
