//! What is doubtful about a decoded instruction. Decoding is permissive; this tells.

mod unused;

use core::fmt;

use crate::pair::{FormItems, Pair};
use crate::rows::{Bits, Meaning, OperandKind};
use crate::text::code::{VECTOR, is_set};
use crate::text::item::{File, FlatKind, Item, Style};
use crate::{Bank, Field, Form, Inst, MAX_DWORDS, Operand, Operands, Registers, Value, WaveSize, legal};
use amdgpu_isa_base::size;

/// Something that the hardware does not define, or that the instruction ignores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Lint {
    /// Bits are set that no field of the encoding covers.
    UnassignedBits([u32; MAX_DWORDS]),
    /// A field is set that the instruction does not use, or in part.
    UnusedField {
        /// The field.
        field: Field,
        /// Its value.
        value: u64,
    },
    /// The code of an operand means nothing, or nothing that the operand can be.
    ReservedCode {
        /// The operand's field.
        field: Field,
        /// The code.
        code: u64,
    },
    /// A run of registers ends past the last register of its bank.
    OutOfRange(Registers),
    /// A run of registers starts where none may.
    Misaligned(Registers),
    /// More scalar values are read than the constant bus carries.
    ConstantBus {
        /// Registers and literals that are read.
        reads: u8,
        /// How many may be.
        limit: u8,
    },
    /// The DPP control means nothing.
    ReservedDppControl(u16),
    /// The value of a modifier means nothing: a selector of SDWA, a format of a matrix.
    ReservedModifier {
        /// LLVM's name of the modifier.
        name: &'static str,
        /// Its value.
        value: u64,
    },
    /// The halves of a dual-issue word want VGPRs of one bank in the same place.
    DualConflict,
    /// A dual-issue word, which only waves of 32 lanes have, in a wave of 64.
    DualInWave64,
}

impl Lint {
    /// Whether the hardware does not define what the instruction would do; else it only ignores bits.
    pub const fn is_illegal(&self) -> bool {
        !matches!(self, Self::UnassignedBits(_) | Self::UnusedField { .. })
    }

    /// A short name of the kind, for machines.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::UnassignedBits(_) => "unassigned-bits",
            Self::UnusedField { .. } => "unused-field",
            Self::ReservedCode { .. } => "reserved-code",
            Self::OutOfRange(_) => "out-of-range",
            Self::Misaligned(_) => "misaligned",
            Self::ConstantBus { .. } => "constant-bus",
            Self::ReservedDppControl(_) => "reserved-dpp-control",
            Self::ReservedModifier { .. } => "reserved-modifier",
            Self::DualConflict => "dual-conflict",
            Self::DualInWave64 => "dual-in-wave64",
        }
    }
}

impl fmt::Display for Lint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnassignedBits(words) => {
                f.write_str("bits are set that no field covers:")?;
                for bit in 0..MAX_DWORDS * 32 {
                    if words.get(bit / 32).is_some_and(|word| word >> (bit % 32) & 1 != 0) {
                        write!(f, " {bit}")?;
                    }
                }
                Ok(())
            }
            Self::UnusedField { field, value } => {
                write!(f, "{} is {value:#x}, but the instruction does not use it", field.name())
            }
            Self::ReservedCode { field, code } => {
                write!(f, "{} is {code}, which is nothing that the operand can be", field.name())
            }
            Self::OutOfRange(registers) => write!(f, "{registers} ends past the last register"),
            Self::Misaligned(registers) => write!(f, "{registers} starts at a register where such a run can't start"),
            Self::ConstantBus { reads, limit } => {
                write!(f, "{reads} scalar registers and literals are read, the constant bus carries {limit}")
            }
            Self::ReservedDppControl(code) => write!(f, "DPP control {code:#x} means nothing"),
            Self::ReservedModifier { name, value } => write!(f, "`{name}` is {value}, which means nothing"),
            Self::DualConflict => f.write_str("both halves want VGPRs of one bank in the same place"),
            Self::DualInWave64 => f.write_str("only waves of 32 lanes can issue two instructions together"),
        }
    }
}

impl Inst {
    /// All that is doubtful about the instruction, in a wave of this size.
    ///
    /// Decoding takes every word that has a form, and the text of one is what LLVM prints, whether or not the hardware defines what
    /// the word does. Whether it does is the lint's to say: where something found [is illegal](Lint::is_illegal), the builder does
    /// not make the word.
    pub fn lint(&self, wave: WaveSize) -> impl Iterator<Item = Lint> {
        let unassigned = self.unassigned_bits();
        let unassigned = (unassigned != [0; MAX_DWORDS]).then_some(Lint::UnassignedBits(unassigned));
        Pair(unassigned, None).chain(self.unused_fields()).chain(self.illegal(wave))
    }

    /// What the hardware does not define: the doubts that are not merely bits which the instruction ignores.
    pub(crate) fn illegal(&self, wave: WaveSize) -> impl Iterator<Item = Lint> {
        let conflict = legal::conflict(self).then_some(Lint::DualConflict);
        let in_wave64 = (self.second().is_some() && wave == WaveSize::Wave64).then_some(Lint::DualInWave64);
        Illegal {
            inst: self,
            wave,
            operands: self.operands(),
            reads: Pair(self.constant_bus(wave), self.dpp()),
            items: FormItems::new(self.form(), self.second()),
            halves: Pair(conflict, in_wave64),
        }
    }

    fn constant_bus(&self, wave: WaveSize) -> Option<Lint> {
        let (limit, reads_vcc) = legal::scalar_limit(self.form().choice(), self.second().map(Form::choice));
        if limit == 0 {
            return None;
        }
        let literals = self.operands().any(|operand| matches!(operand.resolve(wave), Value::Literal(_))).into();
        let reads = legal::scalar_reads(self, literals, reads_vcc, wave == WaveSize::Wave64);
        (reads > limit).then_some(Lint::ConstantBus { reads, limit })
    }

    /// Modifiers that have names for their values, and none for this one, or another value's; masks of image data that do not fit;
    /// offsets that would be negative in other instructions.
    fn reserved_modifier(&self, item: &Item) -> Option<Lint> {
        let text = &self.isa().tables.text;
        let not_negative = |bits: Bits, name| {
            let value = bits.extract(self.words());
            (value >> bits.count.saturating_sub(1) != 0).then_some(Lint::ReservedModifier { name, value })
        };
        let (value, word, names, is_shown) = match *item {
            Item::Choice(bits, word, names, always) => (bits.extract(self.words()), word, names, always),
            Item::ChoiceApart(number, word, names) => (number.extract(self.words()), word, names, false),
            Item::Number(bits, word, Style::Positive) => return not_negative(bits, text.str(word)),
            Item::Offset(offset) if offset.positive && offset.has_immediate(self.words()) => {
                return not_negative(offset.immediate, "offset");
            }
            Item::Texels(image) => {
                let dwords = size::image(&image, self.words()).0 as u8;
                let value = image.data.mask.extract(self.words());
                let has_mask = legal::has_mask(&image.data, dwords, self.words());
                return (!has_mask).then_some(Lint::ReservedModifier { name: "dmask", value });
            }
            _ => return None,
        };
        let named = text.name(names, value).and_then(|name| text.value(names, name));
        let is_named = named == Some(value) || value == 0 && !is_shown;
        (!is_named).then_some(Lint::ReservedModifier { name: text.str(word), value })
    }

    fn dpp(&self) -> Option<Lint> {
        let form = self.form();
        for item in form.syntax() {
            if let Item::DppControl(bits, kind) = item {
                let code = bits.extract(self.words());
                if !legal::has_control(form, code, *kind) {
                    return Some(Lint::ReservedDppControl(code as u16));
                }
            }
        }
        None
    }
}

/// What [`Inst::illegal`] finds, in this order: in the operands, in what the instruction reads, in its items, between its halves.
struct Illegal<'a> {
    inst: &'a Inst,
    wave: WaveSize,
    operands: Operands<'a>,
    reads: Pair<Lint>,
    items: FormItems,
    halves: Pair<Lint>,
}

impl Iterator for Illegal<'_> {
    type Item = Lint;

    fn next(&mut self) -> Option<Lint> {
        for operand in &mut self.operands {
            let found = operand_lint(&operand, self.wave);
            if found.is_some() {
                return found;
            }
        }
        let found = self.reads.next();
        if found.is_some() {
            return found;
        }
        for (_, item) in &mut self.items {
            let found = self.inst.reserved_modifier(item);
            if found.is_some() {
                return found;
            }
        }
        self.halves.next()
    }
}

/// P10, P20, P0.
const LAST_PARAMETER: u64 = 2;

fn operand_lint(operand: &Operand<'_>, wave: WaveSize) -> Option<Lint> {
    let value = operand.resolve(wave);
    let kind = operand.operand_type().kind();
    let code = operand.value()?;
    let field = operand.field()?;
    if matches!(value, Value::Absent) {
        // Only scratch addresses can have neither part; elsewhere the code that says so means nothing.
        let is_reserved = matches!(operand.item(), Some(Item::FlatBase(flat))
            if flat.kind != FlatKind::Scratch && code == u64::from(flat.none) && flat.none != flat.off);
        return is_reserved.then_some(Lint::ReservedCode { field, code });
    }
    // A code that means a literal is no attribute.
    let has_no_meaning = match kind {
        OperandKind::Attribute => operand.has_literal(32),
        OperandKind::Parameter => code > LAST_PARAMETER,
        _ => false,
    };
    if has_no_meaning {
        return Some(Lint::ReservedCode { field, code });
    }
    // An operand type names the codes that it allows; AccVGPRs and SDWA's scalars are a matter of further bits.
    let by_code = match operand.item() {
        Some(Item::Operand(register)) => matches!(register.file, File::Source | File::Scaled(_)),
        _ => true,
    };
    // Part of a dword that LDS sends can't be selected.
    if matches!(value, Value::LdsDirect) && !by_code {
        return Some(Lint::ReservedCode { field, code });
    }
    let named = || operand.operand_type().value_name(code).is_some();
    if matches!(value, Value::Reserved(_)) || kind.is_selector() && by_code && field.width() < 32 && !named() {
        return Some(Lint::ReservedCode { field, code });
    }
    if !legal::is_taken(operand, value) {
        return Some(Lint::ReservedCode { field, code });
    }
    let Value::Registers(registers) = value else { return None };
    let isa = operand.isa();
    if matches!(operand.item(), Some(Item::FlatBase(flat)) if code == flat.reserved.into())
        || legal::is_absent(isa, registers.bank)
    {
        return Some(Lint::ReservedCode { field, code });
    }
    if let OperandKind::Implied(bank) = kind {
        // The field of a register that is always the same has to have its code.
        let right = isa.tables.codes.get(code as usize) == Some(&Meaning::Register(bank, 0));
        return (!right).then_some(Lint::ReservedCode { field, code });
    }
    if !isa.has_registers(registers) || legal::is_past_halves(operand, registers) {
        return Some(Lint::OutOfRange(registers));
    }
    let odd_vectors = registers.bank.is_vector() && registers.count > 1 && registers.first % 2 != 0;
    let is_elsewhere = match operand.item() {
        Some(Item::Offset(_)) => true,
        Some(Item::Operand(register)) => matches!(register.file, File::ScalarIf(flag) if !is_set(operand.words(), flag)),
        _ => false,
    };
    let misaligned = match isa.tables.codes.get(code as usize) {
        _ if odd_vectors => operand.form().choice().even_vectors,
        // The code is not in the operand's field, or there is none.
        _ if is_elsewhere => false,
        // The value has the run that the hardware takes; the code says where it should have started.
        Some(Meaning::Register(_, number)) if !registers.bank.is_vector() && code < VECTOR => {
            registers.first != u16::from(*number)
        }
        _ => false,
    };
    misaligned.then_some(Lint::Misaligned(registers))
}

impl crate::Isa {
    /// Whether all registers of the run exist.
    pub(crate) fn has_registers(&'static self, registers: Registers) -> bool {
        let last = registers.numbers().end.saturating_sub(1);
        match registers.bank {
            // Runs of VGPRs may go on where there are more of them than a field can name.
            Bank::Vgpr => last < self.tables.asm.vectors.max(256),
            Bank::AccVgpr => last < 256,
            Bank::Sgpr | Bank::Ttmp => {
                let is_last = |meaning: &Meaning| *meaning == Meaning::Register(registers.bank, last as u8);
                last < 256 && self.tables.codes.iter().any(is_last)
            }
            bank if bank.has_halves() => last < 2,
            Bank::M0 => last < 1,
            _ => true,
        }
    }
}
