//! The root: which tables a generation has.

use super::{
    Bits, ConditionRow, DataFormatRow, DataPartRow, EncodingRow, FamilyRow, FieldRow, FormKind, InstructionKind, Meaning,
    OperandTypeRow, Run, Str, TestRow, ValueRow,
};

/// AMD's descriptions, by index; empty where AMD has none. Only with the feature `docs`, and only from an archive that has them.
pub struct Descriptions {
    /// By `Opcode`.
    pub instructions: &'static [&'static str],
    /// Of the encodings.
    pub encodings: &'static [&'static str],
    /// Of the operand types.
    pub operand_types: &'static [&'static str],
    /// Of the data formats.
    pub data_formats: &'static [&'static str],
}

/// All tables of a generation. The generated crates fill it; `Isa` reads it.
pub struct Tables {
    /// The project's name of the generation, `rdna3`.
    pub generation: &'static str,
    /// AMD's name, `AMD RDNA 3`.
    pub architecture: &'static str,
    /// Release date of the specification.
    pub release_date: &'static str,
    /// All names, end to end.
    pub strings: &'static str,
    /// By `Opcode`, in the order of names: [`InstructionRow`](super::InstructionRow)s.
    pub instructions: &'static [u64],
    /// What instructions have in common.
    pub instruction_kinds: &'static [InstructionKind],
    /// Further names of instructions, sorted by bytes: [`AliasRow`](super::AliasRow)s.
    pub aliases: &'static [u64],
    /// Sorted by family, opcode and variant: [`FormRow`](super::FormRow)s.
    pub forms: &'static [u64],
    /// What forms have in common.
    pub form_kinds: &'static [FormKind],
    /// Lists of forms, one an instruction, in AMD's order.
    pub form_lists: &'static [u16],
    /// Operands, each once: [`OperandRow`](super::OperandRow)s.
    pub operands: &'static [u64],
    /// Lists of operands, end to end.
    pub operand_lists: &'static [u16],
    /// Where in these list `i` starts; it ends where the next starts.
    pub operand_starts: &'static [u16],
    /// Encodings, in AMD's order.
    pub encodings: &'static [EncodingRow],
    /// Fields of encodings and of partitioned operand types.
    pub fields: &'static [FieldRow],
    /// Further runs of bits of split fields.
    pub ranges: &'static [Bits],
    /// Conditions of encodings.
    pub conditions: &'static [ConditionRow],
    /// Conjunctions, as runs of [`Self::tests`].
    pub alternatives: &'static [Run],
    /// Tests.
    pub tests: &'static [TestRow],
    /// Inclusive ranges of tests.
    pub test_ranges: &'static [(u32, u32)],
    /// Operand types.
    pub operand_types: &'static [OperandTypeRow],
    /// What the scalar codes mean: those of fields that can hold scalar registers or constants.
    pub codes: &'static [Meaning; 256],
    /// Named values.
    pub values: &'static [ValueRow],
    /// Data formats.
    pub data_formats: &'static [DataFormatRow],
    /// Parts of components.
    pub data_parts: &'static [DataPartRow],
    /// Functional groups.
    pub groups: &'static [Str],
    /// Functional subgroups.
    pub subgroups: &'static [Str],
    /// Family by the top nine bits of the first dword; [`NONE`](super::NONE) where there is none.
    pub lead: &'static [u8; 512],
    /// Families.
    pub families: &'static [FamilyRow],
    /// The forms of all opcodes' quick words (see [`Quick`](super::Quick)), beside [`Self::opcode_slots`]; 0xffff where there is none.
    pub quick_forms: &'static [u16],
    /// Opcodes of all families: [`OpcodeSlot`](super::OpcodeSlot)s.
    pub opcode_slots: &'static [u32],
    /// Classes of selectors.
    pub classes: &'static [u8],
    /// What a variant is: its form (counted from the opcode's first) in the low [`VARIANT_INDEX_BITS`](super::VARIANT_INDEX_BITS), the form's length in
    /// dwords above; [`NONE`](super::NONE) where there is none.
    pub variants: &'static [u8],
    /// AMD's descriptions.
    pub descriptions: Option<&'static Descriptions>,
    /// Compilers assume 64 lanes where nothing else is said.
    pub wave64: bool,
    /// Spelling.
    pub text: crate::text::TextTables,
    /// The assembler's tables.
    pub asm: crate::asm::AsmTables,
}
