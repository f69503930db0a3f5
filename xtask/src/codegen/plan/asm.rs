//! The assembler's tables.

use std::collections::BTreeMap;

use amdgpu_isa_base::asm::tables::{
    CONSTANTS, Class, DIRECT, EXEC, Fixed, HIGH, LOW, LOW_CODE, MnemonicParts, NamedRegister, Narrow, READ_ONLY, SCALARS,
    VACANT, VECTORS, fixed, hash, narrow,
};
use amdgpu_isa_base::rows::{Choice, Run, Str, bits, run};
use anyhow::Result;
use isa_spec::assembly::{Assembly, Kind};
use isa_spec::isa::{Encoding, Form, Instruction, Isa, NamedValue, Operand, OperandType, Slot};
use isa_spec::spelling::Spelling;

/// The first scalar code that may have a name.
const FIRST_NAMED: u8 = 102;

/// Width of the fields of vector instructions' sources.
const SOURCE_WIDTH: u32 = 9;
/// LLVM's name of the value that comes from the local data share.
const DIRECT_NAME: &str = "src_lds_direct";
/// The format of a bit for each lane.
const LANE_MASK: &str = "FMT_NUM_M64";
/// An operand that takes whatever its field can hold.
const ALL: u8 = u8::MAX;
/// An operand that takes all scalar registers that can be written, and NULL.
const ALL_SCALARS: u8 = SCALARS | EXEC | LOW | HIGH;

/// The tables, in the order of the generated crate.
#[derive(Default)]
pub struct Asm {
    pub mnemonics: Vec<Mnemonic>,
    pub index: Vec<u16>,
    pub forms: Vec<u16>,
    pub registers: Vec<NamedRegister>,
    pub register_index: Vec<u16>,
    pub symbols: Vec<(Str, u32)>,
    pub fixed: Vec<Fixed>,
    pub narrow: Vec<Narrow>,
    pub vectors: u16,
    pub scalars: u8,
    pub shared_sources: bool,
    pub free_moves: bool,
    pub free_carries: bool,
}

pub struct Mnemonic {
    pub name: String,
    /// As the tables have it.
    pub row: u64,
}

/// A form with its instruction, its number in the generated crate and its spelling.
pub struct Numbered<'a> {
    pub number: u16,
    pub instruction: &'a Instruction,
    pub form: &'a Form,
    pub mnemonic: Str,
    pub syntax: u16,
}

/// Lays out the tables, and gives what each form has in them.
pub fn plan(isa: &Isa, forms: &[Numbered<'_>], spelling: &mut Spelling) -> Result<(Asm, Vec<Choice>)> {
    let assembly = Assembly::embedded().map_err(anyhow::Error::msg)?;
    let facts = assembly.facts(&isa.generation).map_err(anyhow::Error::msg)?;
    let mut asm = Asm {
        vectors: facts.vectors,
        scalars: facts.scalars,
        shared_sources: facts.shared_sources,
        free_moves: facts.free_moves,
        free_carries: facts.free_carries,
        ..Asm::default()
    };
    asm.registers(isa, &assembly, spelling)?;
    let mut lists = Lists::default();
    let choices = forms.iter().map(|form| asm.choice(isa, &assembly, form, &mut lists)).collect::<Result<Vec<_>>>()?;
    asm.mnemonics(isa, &assembly, (forms, &choices), spelling)?;
    asm.index = index(asm.mnemonics.iter().map(|row| row.name.as_str()));
    asm.register_index = index(asm.registers.iter().map(|row| spelling.str(row.name)));
    let mut symbols: Vec<_> = assembly.symbols(&isa.generation).collect();
    symbols.sort();
    asm.symbols = symbols.into_iter().map(|(name, value)| (spelling.text(name), *value)).collect();
    Ok((asm, choices))
}

/// Where to look for each name, in a table of which at most half is full.
fn index<'a>(names: impl ExactSizeIterator<Item = &'a str>) -> Vec<u16> {
    let mut index = vec![VACANT; (names.len() * 2).next_power_of_two()];
    let mask = index.len() - 1;
    for (number, name) in names.enumerate() {
        let mut at = hash(name.as_bytes()) as usize & mask;
        while index[at] != VACANT {
            at = (at + 1) & mask;
        }
        index[at] = number as u16;
    }
    index
}

impl Asm {
    fn registers(&mut self, isa: &Isa, assembly: &Assembly, spelling: &mut Spelling) -> Result<()> {
        let mut named = BTreeMap::new();
        for (index, name) in spelling.scalars.iter().enumerate() {
            let name = spelling.str(*name).to_owned();
            let code = FIRST_NAMED + index as u8;
            // The low half's name, without its ending, is the whole's.
            if let Some(whole) = name.strip_suffix("_lo") {
                named.insert(whole.to_owned(), (code, 2));
            }
            // What only reads, and NULL, has the size that the operand wants.
            let dwords = if name.starts_with("src_") || name == "null" { 0 } else { 1 };
            if !name.is_empty() {
                named.insert(name, (code, dwords));
            }
        }
        for (alias, name) in assembly.registers(&isa.generation) {
            if let Some(known) = named.get(name).copied() {
                named.entry(alias.clone()).or_insert(known);
            }
        }
        for (name, (code, dwords)) in named {
            if assembly.is_absent(&isa.generation, &name) {
                continue;
            }
            self.registers.push(NamedRegister { name: spelling.text(&name), code, dwords });
        }
        Ok(())
    }

    fn mnemonics(
        &mut self,
        isa: &Isa,
        assembly: &Assembly,
        (forms, choices): (&[Numbered<'_>], &[Choice]),
        spelling: &mut Spelling,
    ) -> Result<()> {
        let mut by_name: BTreeMap<String, Vec<(Class, u8, u16)>> = BTreeMap::new();
        let mut aliases: BTreeMap<String, String> = BTreeMap::new();
        for (numbered, choice) in forms.iter().zip(choices) {
            let mnemonic = spelling.str(numbered.mnemonic).to_owned();
            let others = numbered.instruction.aliases.iter().filter(|alias| !assembly.is_misleading(alias));
            for name in std::iter::once(&numbered.instruction.name).chain(others) {
                aliases.entry(name.to_lowercase()).or_insert_with(|| mnemonic.clone());
            }
            by_name.entry(mnemonic).or_default().push((choice.class, choice.literal, numbered.number));
        }
        aliases.extend(assembly.aliases(&isa.generation).cloned());
        let mut runs: BTreeMap<String, (u16, u16)> = BTreeMap::new();
        for (mnemonic, mut candidates) in by_name {
            candidates.sort();
            runs.insert(mnemonic, (self.forms.len() as u16, candidates.len() as u16));
            self.forms.extend(candidates.iter().map(|(_, _, form)| form));
        }
        for (alias, mnemonic) in aliases {
            if let (Some(forms), false) = (runs.get(&mnemonic).copied(), runs.contains_key(&alias)) {
                runs.insert(alias, forms);
            }
        }
        for (name, (first, forms)) in runs {
            let row = MnemonicParts { name: spelling.text(&name).pack(), first, forms }.pack()?;
            self.mnemonics.push(Mnemonic { name, row });
        }
        Ok(())
    }

    fn choice(&mut self, isa: &Isa, assembly: &Assembly, numbered: &Numbered<'_>, lists: &mut Lists) -> Result<Choice> {
        let encoding = &isa.encodings[numbered.form.encoding.index()];
        let literal = encoding.fields.iter().find(|field| field.name.starts_with("LITERAL"));
        let name = &numbered.instruction.name;
        let mut fixed_fields = Vec::new();
        for (field, value) in assembly.fixed(&isa.generation, name, &encoding.name) {
            let Some(field) = encoding.fields.iter().find(|known| known.name == field) else { continue };
            let mut rest = value;
            for range in &field.ranges {
                fixed_fields.push((range.offset as u8, range.count as u8, rest));
                rest = rest.checked_shr(range.count.into()).unwrap_or(0);
            }
        }
        let fixed_run = pooled(&mut lists.fixed, &mut self.fixed, fixed_fields, |(offset, count, value)| {
            fixed(bits(*offset, *count), *value)
        });
        let narrow_run =
            pooled(&mut lists.narrow, &mut self.narrow, narrow_operands(isa, assembly, numbered), |(offset, count, takes)| {
                narrow(bits(*offset, *count), *takes)
            });
        let facts = assembly.facts(&isa.generation).map_err(anyhow::Error::msg)?;
        let limit = assembly.bus(&isa.generation, name).unwrap_or(facts.constant_bus);
        let is_vcc = |operand: &Operand| isa.operand_types[operand.operand_type.index()].name == "OPR_VCC";
        let reads_vcc =
            numbered.form.operands.iter().any(|operand| operand.field.is_none() && operand.input && is_vcc(operand));
        let class = class(encoding);
        let is_half = |operand: &Operand| operand.field.is_some() && operand.size == 16;
        let is_accumulator = |operand: &Operand| operand.field.is_some() && operand.input && operand.output;
        let is_short = matches!(class, Class::Short | Class::Dpp) && is_vector(encoding);
        Ok(Choice {
            class,
            literal: literal.map_or(0, |field| (field.width() / 32) as u8),
            bus: if is_vector(encoding) { limit } else { 0 },
            reads_vcc,
            even_vectors: facts.even_vectors && !assembly.starts_anywhere(name),
            short_halves: facts.short_halves && is_short && numbered.form.operands.iter().any(is_half),
            // Asked of halves of pairs, of which none has three sources beside.
            accumulates: numbered.form.slot != Slot::Whole && numbered.form.operands.iter().any(is_accumulator),
            fixed: fixed_run,
            narrow: narrow_run,
        })
    }
}

/// Lists that are in the tables already: rows of offset, width and value.
#[derive(Default)]
struct Lists {
    fixed: BTreeMap<Vec<(u8, u8, u16)>, Run>,
    narrow: BTreeMap<Vec<(u8, u8, u8)>, Run>,
}

/// The run of a list, which goes to the end of the table if it is not there yet.
fn pooled<K: Ord, T>(known: &mut BTreeMap<Vec<K>, Run>, table: &mut Vec<T>, list: Vec<K>, row: impl Fn(&K) -> T) -> Run {
    if list.is_empty() {
        return Run::default();
    }
    if let Some(run) = known.get(&list) {
        return *run;
    }
    let place = run(table.len() as u16, list.len() as u16);
    table.extend(list.iter().map(row));
    known.insert(list, place);
    place
}

/// Operands that take less than their fields can hold: place, width, what they take.
fn narrow_operands(isa: &Isa, assembly: &Assembly, numbered: &Numbered<'_>) -> Vec<(u8, u8, u8)> {
    let encoding = &isa.encodings[numbered.form.encoding.index()];
    let kinds = kinds(isa);
    let mut operands = Vec::new();
    for operand in &numbered.form.operands {
        let Some(field) = operand.field.map(|field| &encoding.fields[field.index()]) else { continue };
        let [range] = &field.ranges[..] else { continue };
        let is_source = field.width() == SOURCE_WIDTH && operand.input;
        let mut takes = if !is_source {
            ALL
        } else if isa.data_formats[operand.data_format.index()].name == LANE_MASK {
            ALL_SCALARS | READ_ONLY
        } else {
            taken(&isa.operand_types[operand.operand_type.index()], encoding, &field.name)
        };
        // What comes from the local data share is a dword.
        if is_source && operand.size > 32 {
            takes &= !DIRECT;
        }
        let lacks = assembly.lacks(&isa.generation, &numbered.instruction.name, &encoding.name, &field.name);
        for (_, bits) in kinds.into_iter().filter(|(kind, _)| lacks(*kind)) {
            takes &= !bits;
        }
        if assembly.is_absent(&isa.generation, DIRECT_NAME) && takes != ALL {
            takes |= DIRECT;
        }
        if takes != ALL {
            operands.push((range.offset as u8, range.count as u8, takes));
        }
    }
    operands
}

/// The bit of each kind of operands; M0's and NULL's are those of their codes.
fn kinds(isa: &Isa) -> [(Kind, u8); 8] {
    let is_null = |value: &NamedValue| value.name == "NULL" && value.value == u64::from(LOW_CODE);
    let is_low = isa.operand_types.iter().any(|operand_type| operand_type.values.iter().any(is_null));
    let (m0, null) = if is_low { (HIGH, LOW) } else { (LOW, HIGH) };
    [
        (Kind::Scalars, SCALARS),
        (Kind::Exec, EXEC),
        (Kind::M0, m0),
        (Kind::Null, null),
        (Kind::ReadOnly, READ_ONLY),
        (Kind::Constants, CONSTANTS),
        (Kind::Vectors, VECTORS),
        (Kind::Direct, DIRECT),
    ]
}

/// What an operand of a type takes.
fn taken(operand_type: &OperandType, encoding: &Encoding, field: &str) -> u8 {
    let name = operand_type.name.as_str();
    // With DPP, types differ from instruction to instruction where the hardware does not.
    if operand_type.values.is_empty() || encoding.name.contains("_DPP") {
        return ALL;
    }
    let is_direct = match name.strip_prefix("OPR_VGPR") {
        Some(rest) => rest.ends_with("LDS"),
        None => !name.contains("NOLDS") && field.ends_with('0'),
    };
    let direct = if is_direct { DIRECT } else { 0 };
    // The values of these are numbers of registers, not codes of sources.
    if name.starts_with("OPR_VGPR") {
        return VECTORS | direct;
    }
    let kind = |value: u64| match value {
        256.. => VECTORS,
        128.. => CONSTANTS | READ_ONLY,
        _ => ALL_SCALARS | READ_ONLY,
    };
    let takes = operand_type.values.iter().fold(direct, |takes, value| takes | kind(value.value));
    // A mask of lanes can't be a constant, but what else is scalar can.
    if takes & VECTORS == 0 && field != "SRC2" { takes | CONSTANTS } else { takes }
}

/// The kind of encoding that a mnemonic's suffix asks for.
fn class(encoding: &Encoding) -> Class {
    let has = |name: &str| encoding.fields.iter().any(|field| field.name == name);
    let is_long = encoding.name.trim_start_matches("ENC_").starts_with("VOP3");
    match (has("DPP_CTRL") || has("LANE_SEL_0"), has("SRC0_SEL")) {
        (true, _) if is_long => Class::LongDpp,
        (true, _) => Class::Dpp,
        (_, true) => Class::Sdwa,
        _ if is_long => Class::Long,
        _ => Class::Short,
    }
}

/// Whether its instructions read scalar values over the constant bus.
fn is_vector(encoding: &Encoding) -> bool {
    encoding.name.trim_start_matches("ENC_").starts_with("VOP")
}
