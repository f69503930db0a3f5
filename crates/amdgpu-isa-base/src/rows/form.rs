//! Instructions, their forms, and the operands of forms.

use super::packed::packed;
use super::{Bits, Run, Str};
use crate::asm::tables::Class;

packed! {
    /// An instruction.
    InstructionRow(u64) holds InstructionParts {
        /// Its name, a [`Str`].
        name: u32 = 0..32,
        /// The first of its forms, in [`Tables::form_lists`](super::Tables::form_lists).
        first_form: u16 = 32..48,
        /// How many forms it has.
        forms: u8 = 48..56,
        /// Into [`Tables::instruction_kinds`](super::Tables::instruction_kinds).
        kind: u8 = 56..64,
    }
}

/// What instructions have in common.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug, PartialEq, Eq, PartialOrd, Ord))]
pub struct InstructionKind {
    /// See `Flags`.
    pub flags: u8,
    /// Into [`Tables::groups`](super::Tables::groups).
    pub group: u8,
    /// A bit each of [`Tables::subgroups`](super::Tables::subgroups).
    pub subgroups: u32,
}

/// A kind of instruction: flags, functional group, functional subgroups as a bit set.
pub const fn instruction_kind(flags: u8, group: u8, subgroups: u32) -> InstructionKind {
    InstructionKind { flags, group, subgroups }
}

packed! {
    /// A further name of an instruction, in the sorted list that lookup searches.
    AliasRow(u64) holds AliasParts {
        /// The name, a [`Str`].
        name: u32 = 0..32,
        /// The instruction.
        instruction: u16 = 32..48,
    }
}

packed! {
    /// A form: one way to encode an instruction.
    FormRow(u64) holds FormParts {
        /// The instruction.
        instruction: u16 = 0..12,
        /// Value of the opcode field.
        opcode: u16 = 12..24,
        /// Index of a list of operands: see [`Tables::operand_starts`](super::Tables::operand_starts).
        operands: u16 = 24..37,
        /// Into [`TextTables::syntaxes`](crate::text::TextTables::syntaxes).
        syntax: u16 = 37..49,
        /// Into [`Tables::form_kinds`](super::Tables::form_kinds).
        kind: u16 = 49..64,
    }
}

/// What forms have in common.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug, PartialEq, Eq, PartialOrd, Ord))]
pub struct FormKind {
    /// Into [`Tables::encodings`](super::Tables::encodings).
    pub encoding: u8,
    /// Index within the encoding's conditions.
    pub condition: u8,
    /// Length in dwords.
    pub dwords: u8,
    /// Which half of a dual-issue word it fills.
    pub slot: Slot,
    /// Where the opcode is, the low part first; the high part is mostly empty.
    pub opcode: [Bits; 2],
    /// The first four dwords: the prefix, in the fields that the condition tests the least value that it allows, and what
    /// [`Choice::fixed`] says.
    pub template: u128,
    /// How the assembler picks it.
    pub choice: Choice,
}

/// What the assembler asks of a form before it tries it.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug, PartialEq, Eq, PartialOrd, Ord))]
pub struct Choice {
    /// What suffix asks for it.
    pub class: Class,
    /// How many of its dwords are a literal.
    pub literal: u8,
    /// How many scalar registers and literals it can read at most; 0 if there is no limit.
    pub bus: u8,
    /// It reads VCC although no field says so.
    pub reads_vcc: bool,
    /// Its runs of VGPRs start at even numbers.
    pub even_vectors: bool,
    /// Its operands of 16 bits end at v127, for the number's top bit tells the half.
    pub short_halves: bool,
    /// Its destination is a source, too: the last.
    pub accumulates: bool,
    /// Into [`AsmTables::fixed`](crate::asm::AsmTables::fixed).
    pub fixed: Run,
    /// Into [`AsmTables::narrow`](crate::asm::AsmTables::narrow).
    pub narrow: Run,
}

/// A kind of form: encoding, condition, length in dwords, half of a word, the opcode's bits, template, choice.
pub const fn form_kind(
    encoding: u8,
    condition: u8,
    dwords: u8,
    slot: Slot,
    opcode: [Bits; 2],
    template: u128,
    choice: Choice,
) -> FormKind {
    FormKind { encoding, condition, dwords, slot, opcode, template, choice }
}

/// A choice: class, dwords of literals, limit of the constant bus, whether VCC is read, whether runs of VGPRs start at even numbers,
/// whether operands of 16 bits end at v127, whether the destination is the last source; fixed values, narrow operands.
pub const fn choice(
    class: Class,
    literal: u8,
    bus: u8,
    [reads_vcc, even_vectors, short_halves, accumulates]: [bool; 4],
    fixed: Run,
    narrow: Run,
) -> Choice {
    Choice { class, literal, bus, reads_vcc, even_vectors, short_halves, accumulates, fixed, narrow }
}

/// Which half of a dual-issue word a form fills.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Slot {
    /// The whole word: every encoding but VOPD.
    Whole,
    /// The X half.
    X,
    /// The Y half.
    Y,
}

packed! {
    /// An operand of a form.
    OperandRow(u64) holds OperandParts {
        /// Field within the encoding, or [`NONE`](super::NONE).
        field: u8 = 0..8,
        /// Into [`Tables::operand_types`](super::Tables::operand_types).
        operand_type: u8 = 8..16,
        /// Into [`Tables::data_formats`](super::Tables::data_formats).
        data_format: u8 = 16..24,
        /// [`IN`], [`OUT`], [`IMPLICIT`], [`UNENCODED`].
        flags: u8 = 24..32,
        /// In bits.
        size: u16 = 32..48,
    }
}

/// The operand is read.
pub const IN: u8 = 1;
/// The operand is written.
pub const OUT: u8 = 2;
/// AMD's `IsImplicit`.
pub const IMPLICIT: u8 = 4;
/// AMD's `IsBinaryMicrocodeRequired` is false.
pub const UNENCODED: u8 = 8;

impl InstructionRow {
    /// Its name.
    pub const fn name_piece(self) -> Str {
        Str::unpack(self.name())
    }

    /// Its forms, in [`Tables::form_lists`](super::Tables::form_lists).
    pub const fn form_list(self) -> Run {
        Run { first: self.first_form(), count: self.forms() as u16 }
    }
}

impl FormKind {
    /// The first four dwords of a word with this opcode: the template, and the opcode. All else is zero.
    #[inline]
    pub const fn template(&self, opcode: u16) -> u128 {
        let ([low, high], opcode) = (self.opcode, opcode as u64);
        // Nearly always it is one piece within the first two dwords, where the template has zeros.
        if low.offset() + low.count() <= 64 && high.count() == 0 {
            return self.template | (opcode << low.offset()) as u128;
        }
        let wide = low.insert_wide(self.template, opcode);
        if high.count() == 0 { wide } else { high.insert_wide(wide, opcode >> low.count()) }
    }
}
