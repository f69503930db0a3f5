//! Instructions, their forms, and the operands of forms.

use std::collections::{BTreeMap, HashMap};

use amdgpu_isa_base::asm::tables::Fixed;
use amdgpu_isa_base::rows::{
    self, AliasParts, Choice, FormParts, IMPLICIT, IN, InstructionParts, OUT, OperandParts, UNENCODED,
};
use anyhow::{Context, Result, ensure};
use isa_spec::isa;

use super::{NONE, Plan, asm, decode, small};
use crate::codegen::pools::Str;
use crate::words::opcode_field;

pub struct Instruction<'a> {
    pub ir: &'a isa::Instruction,
    /// As the tables have it.
    pub row: u64,
    /// LLVM's name.
    pub mnemonic: rows::Str,
}

/// A further name of an instruction.
pub struct Alias<'a> {
    pub name: &'a str,
    /// As the tables have it.
    pub row: u64,
}

pub struct Form<'a> {
    pub instruction: &'a isa::Instruction,
    pub ir: &'a isa::Form,
    /// As the tables have it.
    pub row: u64,
}

impl<'a> Plan<'a> {
    pub(super) fn instructions_and_forms(&mut self) -> Result<()> {
        let isa = self.isa;
        let mut order: Vec<&isa::Instruction> = isa.instructions.iter().collect();
        order.sort_by(|a, b| a.name.cmp(&b.name));
        let (decode, placed) = decode::plan(isa, &order)?;
        self.decode = decode;
        let spelled = isa.instructions.iter().zip(&self.spelling.forms).flat_map(|(ir, spelled)| ir.forms.iter().zip(spelled));
        let spelled: HashMap<*const isa::Form, _> = spelled.map(|(ir, spelled)| (std::ptr::from_ref(ir), *spelled)).collect();
        let mut numbered = Vec::new();
        for (number, form) in placed.iter().enumerate() {
            let (mnemonic, syntax) = *spelled.get(&std::ptr::from_ref(form.ir)).context("a form has no spelling")?;
            let (number, instruction) = (small("forms", number, u16::MAX - 1)?, order[form.instruction]);
            numbered.push(asm::Numbered { number, instruction, form: form.ir, mnemonic, syntax });
        }
        let (asm, choices) = asm::plan(isa, &numbered, &mut self.spelling)?;
        self.asm = asm;
        let mut lists = BTreeMap::new();
        for ((placed, form), choice) in placed.iter().zip(&numbered).zip(choices) {
            let row = self.form(placed.instruction, form, choice, &mut lists);
            let row = row.with_context(|| format!("a form of {}", form.instruction.name))?;
            self.check_sources(form)?;
            self.forms.push(Form { instruction: form.instruction, ir: form.form, row });
        }
        for (index, ir) in order.into_iter().enumerate() {
            let own: Vec<_> = numbered.iter().filter(|form| std::ptr::eq(form.instruction, ir)).collect();
            self.instruction(index, ir, &own).with_context(|| ir.name.clone())?;
        }
        self.aliases.sort_by_key(|alias| alias.name);
        let same = |alias: &&Alias<'_>| isa.instructions.iter().any(|ir| ir.name == alias.name);
        let twice = self.aliases.windows(2).find(|pair| pair[0].name == pair[1].name).map(|pair| &pair[0]);
        if let Some(alias) = twice.or_else(|| self.aliases.iter().find(same)) {
            anyhow::bail!("two instructions are called {}", alias.name);
        }
        Ok(())
    }

    /// The assembler takes it that plain operands whose fields have room for constants are sources, but for the first of them where the
    /// field is as narrow as that of a scalar destination.
    fn check_sources(&self, form: &asm::Numbered<'_>) -> Result<()> {
        let encoding = &self.isa.encodings[form.form.encoding.index()];
        let slots = &self.spelling.syntaxes[usize::from(form.syntax)].slots;
        let plain = slots.iter().filter(|slot| slot.is_plain()).enumerate();
        let sources = plain.filter(|(place, slot)| slot.has_constants() && (*place > 0 || slot.count() > 8));
        for bits in sources.map(|(_, slot)| slot.bits()) {
            let lies_there = |operand: &&isa::Operand| {
                let field = operand.field.map(|field| &encoding.fields[field.index()]);
                field.and_then(|field| field.ranges.first()).is_some_and(|range| range.offset == u16::from(bits.offset()))
            };
            let is_source = form.form.operands.iter().find(lies_there).is_none_or(|operand| operand.input);
            ensure!(is_source, "{}: a destination at bit {} has room for constants", form.instruction.name, bits.offset());
        }
        Ok(())
    }

    fn form(
        &mut self,
        instruction: usize,
        form: &asm::Numbered<'_>,
        choice: Choice,
        lists: &mut BTreeMap<Vec<u16>, u16>,
    ) -> Result<u64> {
        let ir = form.form;
        let mut list = Vec::new();
        for operand in &ir.operands {
            list.push(self.operands.add(operand_row(operand)?)?);
        }
        let operands = match lists.get(&list) {
            Some(known) => *known,
            None => {
                let number = self.operand_starts.len() as u16 - 1;
                self.operand_lists.extend(&list);
                self.operand_starts.push(small("operands", self.operand_lists.len(), u16::MAX)?);
                lists.insert(list, number);
                number
            }
        };
        let encoding = &self.isa.encodings[ir.encoding.index()];
        let (opcode, template) = template(encoding, ir, &self.asm.fixed[choice.fixed.range()])?;
        let kind = rows::form_kind(
            ir.encoding.0 as u8,
            ir.condition.0 as u8,
            (encoding.bits / 32) as u8,
            match ir.slot {
                isa::Slot::Whole => rows::Slot::Whole,
                isa::Slot::X => rows::Slot::X,
                isa::Slot::Y => rows::Slot::Y,
            },
            opcode,
            template,
            choice,
        );
        let parts = FormParts {
            instruction: small("instructions", instruction, u16::MAX)?,
            opcode: u16::try_from(ir.opcode).context("an opcode has more than 16 bits")?,
            operands,
            syntax: form.syntax,
            kind: self.form_kinds.add(kind)?,
        };
        Ok(parts.pack()?)
    }

    fn instruction(&mut self, index: usize, ir: &'a isa::Instruction, forms: &[&asm::Numbered<'_>]) -> Result<()> {
        let group = &self.isa.groups[ir.group.index()].name;
        let flags = [
            ir.flags.branch,
            ir.flags.conditional_branch,
            ir.flags.indirect_branch,
            ir.flags.program_terminator,
            ir.flags.immediately_executed,
            isa_spec::kinds::is_masked(&ir.name, group),
        ];
        let kind = rows::instruction_kind(
            flags.iter().enumerate().map(|(bit, flag)| u8::from(*flag) << bit).sum(),
            ir.group.0 as u8,
            ir.subgroups.iter().map(|subgroup| 1 << subgroup.0).sum(),
        );
        let parts = InstructionParts {
            name: packed(self.strings.add(&ir.name)?),
            first_form: small("forms", self.form_lists.len(), u16::MAX)?,
            forms: u8::try_from(ir.forms.len()).context("more than 255 forms")?,
            kind: u8::try_from(self.instruction_kinds.add(kind)?).context("more than 256 kinds of instructions")?,
        };
        for wanted in &ir.forms {
            let found = forms.iter().find(|form| std::ptr::eq(form.form, wanted));
            self.form_lists.push(found.context("a form was lost")?.number);
        }
        let mnemonic = forms.first().map(|form| form.mnemonic).unwrap_or_default();
        ensure!(forms.iter().all(|form| form.mnemonic == mnemonic), "its forms have different mnemonics");
        self.instructions.push(Instruction { ir, row: parts.pack()?, mnemonic });
        for name in &ir.aliases {
            let parts = AliasParts { name: packed(self.strings.add(name)?), instruction: index as u16 };
            self.aliases.push(Alias { name, row: parts.pack()? });
        }
        Ok(())
    }
}

/// Where a form's opcode is, and its first four dwords when all else that nothing asks for is zero.
fn template(encoding: &isa::Encoding, form: &isa::Form, fixed: &[Fixed]) -> Result<([rows::Bits; 2], u128)> {
    let mut words = [0; 5];
    let condition = &encoding.conditions[form.condition.index()];
    for test in condition.any.first().into_iter().flatten() {
        let least = test.ranges.first().map_or(0, |(least, _)| *least);
        encoding.fields[test.field.index()].insert(&mut words, least);
    }
    words[0] = words[0] & !encoding.prefix.mask | encoding.prefix.value;
    let mut bits = [rows::bits(0, 0); 2];
    if let Some(field) = opcode_field(encoding, form.slot) {
        let field = &encoding.fields[field];
        field.insert(&mut words, 0);
        ensure!(field.ranges.len() <= 2, "{}'s opcode is in more than two pieces", encoding.name);
        for (bits, range) in bits.iter_mut().zip(&field.ranges) {
            ensure!(range.end() <= 128, "{}'s opcode lies beyond the fourth dword", encoding.name);
            *bits = rows::bits(range.offset as u8, range.count as u8);
        }
    }
    let [a, b, c, d, e] = words.map(u128::from);
    ensure!(e == 0, "{}'s conditions test a field beyond the fourth dword", encoding.name);
    let mut wide = a | b << 32 | c << 64 | d << 96;
    for Fixed { bits, value } in fixed {
        let (offset, mask) = (bits.offset(), (1 << bits.count()) - 1);
        ensure!(offset + bits.count() <= 128, "{}'s fixed values lie beyond the fourth dword", encoding.name);
        wide = wide & !(mask << offset) | (u128::from(*value) & mask) << offset;
    }
    Ok((bits, wide))
}

fn packed(Str { offset, len }: Str) -> u32 {
    rows::s(offset, len).pack()
}

fn operand_row(ir: &isa::Operand) -> Result<u64> {
    let flags = [(ir.input, IN), (ir.output, OUT), (ir.implicit, IMPLICIT), (!ir.binary_microcode_required, UNENCODED)];
    let parts = OperandParts {
        field: ir.field.map_or(NONE, |field| field.0 as u8),
        operand_type: ir.operand_type.0 as u8,
        data_format: ir.data_format.0 as u8,
        flags: flags.iter().filter(|(set, _)| *set).map(|(_, flag)| flag).sum(),
        size: ir.size,
    };
    Ok(parts.pack()?)
}
