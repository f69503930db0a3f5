// Written by `cargo xtask regen` from amdgpu_isa_rdna1.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! AMD RDNA 1: opcodes, encodings, operands and decode tables, from AMD's specification of 2026-02-20.
#![no_std]
#[rustfmt::skip]
mod asm;
#[rustfmt::skip]
mod decode;
#[rustfmt::skip]
pub mod encodings;
#[rustfmt::skip]
mod fields;
#[rustfmt::skip]
mod formats;
#[rustfmt::skip]
mod forms;
#[rustfmt::skip]
mod instructions;
#[rustfmt::skip]
pub mod op;
#[rustfmt::skip]
mod operands;
#[rustfmt::skip]
mod strings;
#[rustfmt::skip]
mod text;
#[rustfmt::skip]
mod types;
pub use amdgpu_isa_core::Isa;
use amdgpu_isa_core::rows::{Tables, limits};
/// AMD RDNA 1.
pub static ISA: Isa = Isa::new(Tables {
    generation: "rdna1",
    architecture: "AMD RDNA 1",
    release_date: "2026-02-20",
    strings: strings::STRINGS,
    instructions: &instructions::INSTRUCTIONS,
    instruction_kinds: &instructions::INSTRUCTION_KINDS,
    aliases: &instructions::ALIASES,
    forms: &forms::FORMS,
    form_kinds: &forms::FORM_KINDS,
    form_lists: &instructions::FORM_LISTS,
    operands: &operands::OPERANDS,
    operand_lists: &operands::OPERAND_LISTS,
    operand_starts: &operands::OPERAND_STARTS,
    encodings: &fields::ENCODINGS,
    fields: &fields::FIELDS,
    ranges: &fields::RANGES,
    conditions: &fields::CONDITIONS,
    alternatives: &fields::ALTERNATIVES,
    tests: &fields::TESTS,
    test_ranges: &fields::TEST_RANGES,
    operand_types: &types::OPERAND_TYPES,
    limits: limits(2, false),
    codes: &types::CODES,
    values: &types::VALUES,
    data_formats: &formats::DATA_FORMATS,
    data_parts: &formats::DATA_PARTS,
    groups: &instructions::GROUPS,
    subgroups: &instructions::SUBGROUPS,
    lead: &decode::LEAD,
    families: &decode::FAMILIES,
    quick_forms: &decode::QUICK_FORMS,
    opcode_slots: &decode::OPCODE_SLOTS,
    classes: &decode::CLASSES,
    variants: &decode::VARIANTS,
    descriptions: None,
    wave64: false,
    text: text::TEXT,
    asm: asm::ASM,
});
