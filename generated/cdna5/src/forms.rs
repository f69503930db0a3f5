// Written by `cargo xtask regen` from amdgpu_isa_cdna5.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Forms.
use amdgpu_isa_core::asm::tables::Class::*;
use amdgpu_isa_core::rows::*;
use crate::fields::enc;
/// What forms have in common.
pub static FORM_KINDS: [FormKind; 176] = [
    form_kind(
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 2, [true, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000e9,
        choice(Dpp, 0, 2, [true, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000fa,
        choice(Dpp, 0, 2, [true, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL64,
        0,
        3,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000fe,
        choice(Short, 2, 2, [true, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000ff,
        choice(Short, 1, 2, [true, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000fa,
        choice(Dpp, 0, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL64,
        0,
        3,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000fe,
        choice(Short, 2, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000ff,
        choice(Short, 1, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000e9,
        choice(Dpp, 0, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 1, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000fa,
        choice(Dpp, 0, 1, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL64,
        0,
        3,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000fe,
        choice(Short, 2, 1, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000ff,
        choice(Short, 1, 1, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL64,
        1,
        3,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 2, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        1,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 1, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 2, [false, true, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000e9,
        choice(Dpp, 0, 2, [false, true, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000fa,
        choice(Dpp, 0, 2, [false, true, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL64,
        0,
        3,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000fe,
        choice(Short, 2, 2, [false, true, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000ff,
        choice(Short, 1, 2, [false, true, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        1,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 1, 2, [false, true, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOP2,
        0,
        1,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x80000000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL64,
        0,
        3,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x800000fe,
        choice(Short, 2, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x800000ff,
        choice(Short, 1, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL64,
        1,
        3,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x8000fe00,
        choice(Short, 2, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL64,
        2,
        3,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x8000fefe,
        choice(Short, 2, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL,
        1,
        2,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x8000ff00,
        choice(Short, 1, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL,
        2,
        2,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x8000ffff,
        choice(Short, 1, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL,
        3,
        2,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x80000000,
        choice(Short, 1, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOPK,
        0,
        1,
        Slot::Whole,
        [bits(23, 5), bits(0, 0)],
        0xb0000000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPK_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(23, 5), bits(0, 0)],
        0xb0000000,
        choice(Short, 1, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VBUFFER,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xc4000000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 1), run(0, 1)),
    ),
    form_kind(
        enc::VOPDXY_X,
        0,
        2,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 2, [false, true, false, true], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL_X,
        0,
        3,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc80000ff,
        choice(Short, 1, 2, [false, true, false, true], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL_X,
        1,
        3,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc8000000,
        choice(Short, 1, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL_X,
        0,
        3,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc80000ff,
        choice(Short, 1, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_X,
        0,
        2,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_X,
        0,
        2,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 2, [true, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL_X,
        0,
        3,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc80000ff,
        choice(Short, 1, 2, [true, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_Y,
        0,
        2,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 2, [false, true, false, true], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL_Y,
        0,
        3,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xffc8000000,
        choice(Short, 1, 2, [false, true, false, true], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL_Y,
        1,
        3,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xc8000000,
        choice(Short, 1, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL_Y,
        0,
        3,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xffc8000000,
        choice(Short, 1, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_Y,
        0,
        2,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_Y,
        0,
        2,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 2, [true, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL_Y,
        0,
        3,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xffc8000000,
        choice(Short, 1, 2, [true, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VIMAGE,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xd0000000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d4000000,
        choice(LongDpp, 0, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, true, false, false], run(1, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d4000000,
        choice(LongDpp, 0, 2, [false, true, false, false], run(1, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, [false, true, false, false], run(1, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, true, false, false], run(1, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, true, false, false], run(1, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, true, false, false], run(1, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, true, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 1, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 1, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 1, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 1, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, true, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d4000000,
        choice(LongDpp, 0, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, true, false, false], run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc00ffd4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfeffd4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [true, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [true, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [true, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [true, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, [true, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc00ffd4000000,
        choice(Long, 1, 2, [true, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, [true, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfeffd4000000,
        choice(Long, 1, 2, [true, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, [true, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, true, false, false], run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, true, false, false], run(0, 0), run(4, 3)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(7, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(9, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, true, false, false], run(0, 0), run(11, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc00ffd4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfeffd4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, true, false, false], run(0, 0), run(12, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, true, false, false], run(0, 0), run(9, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, true, false, false], run(0, 0), run(14, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::ENC_VDS,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xd8000000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VDS,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xd8000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SMEM,
        0,
        2,
        Slot::Whole,
        [bits(13, 6), bits(0, 0)],
        0xf4000000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOPC,
        0,
        1,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c000000,
        choice(Short, 0, 2, [false, true, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000e9,
        choice(Dpp, 0, 2, [false, true, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000fa,
        choice(Dpp, 0, 2, [false, true, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_INST_LITERAL64,
        0,
        3,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000fe,
        choice(Short, 2, 2, [false, true, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000ff,
        choice(Short, 1, 2, [false, true, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOPC,
        0,
        1,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c000000,
        choice(Short, 0, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000e9,
        choice(Dpp, 0, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000fa,
        choice(Dpp, 0, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_INST_LITERAL64,
        0,
        3,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000fe,
        choice(Short, 2, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000ff,
        choice(Short, 1, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e0000e9,
        choice(Dpp, 0, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e0000fa,
        choice(Dpp, 0, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_INST_LITERAL64,
        0,
        3,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e0000fe,
        choice(Short, 2, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e0000ff,
        choice(Short, 1, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 2, [false, true, false, false], run(0, 0), run(16, 1)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 2, [false, true, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e0000e9,
        choice(Dpp, 0, 2, [false, true, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e0000fa,
        choice(Dpp, 0, 2, [false, true, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_INST_LITERAL64,
        0,
        3,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e0000fe,
        choice(Short, 2, 2, [false, true, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e0000ff,
        choice(Short, 1, 2, [false, true, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 2, [false, true, true, false], run(0, 0), run(16, 1)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, [false, true, false, false], run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0xffcc000000,
        choice(Long, 1, 2, [false, true, false, false], run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0x1fe00cc000000,
        choice(Long, 1, 2, [false, true, false, false], run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0x1feffcc000000,
        choice(Long, 1, 2, [false, true, false, false], run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0x3fc0000cc000000,
        choice(Long, 1, 2, [false, true, false, false], run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0x3fc00ffcc000000,
        choice(Long, 1, 2, [false, true, false, false], run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0x3fdfe00cc000000,
        choice(Long, 1, 2, [false, true, false, false], run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0x3fdfeffcc000000,
        choice(Long, 1, 2, [false, true, false, false], run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0xe9cc000000,
        choice(LongDpp, 0, 2, [false, true, false, false], run(2, 2), run(17, 1)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0xfacc000000,
        choice(LongDpp, 0, 2, [false, true, false, false], run(2, 2), run(17, 1)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, [false, true, false, false], run(4, 2), run(18, 3)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, [false, true, false, false], run(6, 2), run(18, 3)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, [false, true, false, false], run(6, 2), run(21, 3)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, [false, true, false, false], run(2, 2), run(18, 3)),
    ),
    form_kind(
        enc::VOPD3XY,
        0,
        3,
        Slot::X,
        [bits(18, 6), bits(0, 0)],
        0xcf000000,
        choice(Short, 0, 2, [false, true, false, true], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPD3XY,
        0,
        3,
        Slot::X,
        [bits(18, 6), bits(0, 0)],
        0xcf000000,
        choice(Short, 0, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPD3XY,
        0,
        3,
        Slot::Y,
        [bits(12, 6), bits(0, 0)],
        0xcf000000,
        choice(Short, 0, 2, [false, true, false, true], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPD3XY,
        0,
        3,
        Slot::Y,
        [bits(12, 6), bits(0, 0)],
        0xcf000000,
        choice(Short, 0, 2, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VFLAT,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xec000000,
        choice(Short, 0, 0, [false, true, false, false], run(8, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VSCRATCH,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xed000000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VGLOBAL,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xee000000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VGLOBAL,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xee000000,
        choice(Short, 0, 0, [false, true, false, false], run(8, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VGLOBAL,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xee000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOP1,
        0,
        1,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe800000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP1_INST_LITERAL64,
        0,
        3,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe8000fe,
        choice(Short, 2, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP1_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe8000ff,
        choice(Short, 1, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOP1,
        1,
        1,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe800000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOPC,
        0,
        1,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf000000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPC_INST_LITERAL64,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf0000fe,
        choice(Short, 2, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPC_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf0000ff,
        choice(Short, 1, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPC_INST_LITERAL64,
        1,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf00fe00,
        choice(Short, 2, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPC_INST_LITERAL64,
        2,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf00fefe,
        choice(Short, 2, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPC_INST_LITERAL,
        1,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf00ff00,
        choice(Short, 1, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPC_INST_LITERAL,
        2,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf00ffff,
        choice(Short, 1, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOPP,
        0,
        1,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf800000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOPP,
        0,
        1,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf800000,
        choice(Short, 0, 0, [true, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3PX2,
        0,
        4,
        Slot::Whole,
        [bits(80, 8), bits(0, 0)],
        0xcc00000000000000cc350000,
        choice(Long, 0, 2, [false, true, false, false], run(9, 3), run(24, 3)),
    ),
    form_kind(
        enc::ENC_VOP3PX2,
        0,
        4,
        Slot::Whole,
        [bits(80, 8), bits(0, 0)],
        0xcc00000000000000cc350000,
        choice(Long, 0, 2, [false, true, false, false], run(12, 3), run(24, 3)),
    ),
    form_kind(
        enc::ENC_VOP3PX3,
        0,
        4,
        Slot::Whole,
        [bits(80, 8), bits(0, 0)],
        0xcc00000000000000cc3a0000,
        choice(Long, 0, 2, [false, true, false, false], run(9, 3), run(24, 3)),
    ),
    form_kind(
        enc::ENC_VOP3PX3,
        0,
        4,
        Slot::Whole,
        [bits(80, 8), bits(0, 0)],
        0xcc00000000000000cc3a0000,
        choice(Long, 0, 2, [false, true, false, false], run(12, 3), run(24, 3)),
    ),
];
/// Forms, by family, opcode and variant.
pub static FORMS: [u64; 6426] = [
    0x000292000001358, // V_CNDMASK_B32 ENC_VOP2 default
    0x002298001001358, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x00429a002001358, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x006296003001358, // V_CNDMASK_B32 VOP2_INST_LITERAL64 has_lit64
    0x008294003001358, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x00a2a4004002293, // V_ADD_F64 ENC_VOP2 default
    0x00c2aa005002293, // V_ADD_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e2a8006002293, // V_ADD_F64 VOP2_INST_LITERAL64 has_lit64
    0x0102a6006002293, // V_ADD_F64 VOP2_INST_LITERAL has_lit
    0x00a2b2007003292, // V_ADD_F32 ENC_VOP2 default
    0x0122b8008003292, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2ba009003292, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b600a003292, // V_ADD_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102b400a003292, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x00a2b20070044e4, // V_SUB_F32 ENC_VOP2 default
    0x0122b80080044e4, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2ba0090044e4, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b600a0044e4, // V_SUB_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102b400a0044e4, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x00a2b20070054df, // V_SUBREV_F32 ENC_VOP2 default
    0x0122b80080054df, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2ba0090054df, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b600a0054df, // V_SUBREV_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102b400a0054df, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x00a2a4004006474, // V_MUL_F64 ENC_VOP2 default
    0x00c2aa005006474, // V_MUL_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e2a8006006474, // V_MUL_F64 VOP2_INST_LITERAL64 has_lit64
    0x0102a6006006474, // V_MUL_F64 VOP2_INST_LITERAL has_lit
    0x00a2b2007007471, // V_MUL_DX9_ZERO_F32 ENC_VOP2 default
    0x0122b8008007471, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2ba009007471, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b600a007471, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102b400a007471, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x00a2b2007008473, // V_MUL_F32 ENC_VOP2 default
    0x0122b8008008473, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2ba009008473, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b600a008473, // V_MUL_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102b400a008473, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x00a2b200b009479, // V_MUL_I32_I24 ENC_VOP2 default
    0x0122b800c009479, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00c2c400d009479, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00e2b600e009479, // V_MUL_I32_I24 VOP2_INST_LITERAL64 has_lit64
    0x0102b400e009479, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a2b200b00a476, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0122b800c00a476, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00c2c400d00a476, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00e2b600e00a476, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL64 has_lit64
    0x0102b400e00a476, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a2b200f00b47c, // V_MUL_U32_U24 ENC_VOP2 default
    0x0122b801000b47c, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00c2c401100b47c, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00e2b601200b47c, // V_MUL_U32_U24 VOP2_INST_LITERAL64 has_lit64
    0x0102b401200b47c, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a2b200f00c478, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0122b801000c478, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00c2c401100c478, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00e2b601200c478, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL64 has_lit64
    0x0102b401200c478, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a2a400400d462, // V_MIN_NUM_F64 ENC_VOP2 default
    0x00c2aa00500d462, // V_MIN_NUM_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e2a800600d462, // V_MIN_NUM_F64 VOP2_INST_LITERAL64 has_lit64
    0x0102a600600d462, // V_MIN_NUM_F64 VOP2_INST_LITERAL has_lit
    0x00a2a400400e440, // V_MAX_NUM_F64 ENC_VOP2 default
    0x00c2aa00500e440, // V_MAX_NUM_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e2a800600e440, // V_MAX_NUM_F64 VOP2_INST_LITERAL64 has_lit64
    0x0102a600600e440, // V_MAX_NUM_F64 VOP2_INST_LITERAL has_lit
    0x00a2b200b01145e, // V_MIN_I32 ENC_VOP2 default
    0x0122b800c01145e, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c2c400d01145e, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b600e01145e, // V_MIN_I32 VOP2_INST_LITERAL64 has_lit64
    0x0102b400e01145e, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x00a2b200b01243c, // V_MAX_I32 ENC_VOP2 default
    0x0122b800c01243c, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c2c400d01243c, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b600e01243c, // V_MAX_I32 VOP2_INST_LITERAL64 has_lit64
    0x0102b400e01243c, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x00a2b200f013464, // V_MIN_U32 ENC_VOP2 default
    0x0122b8010013464, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2c4011013464, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b6012013464, // V_MIN_U32 VOP2_INST_LITERAL64 has_lit64
    0x0102b4012013464, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x00a2b200f014442, // V_MAX_U32 ENC_VOP2 default
    0x0122b8010014442, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2c4011014442, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b6012014442, // V_MAX_U32 VOP2_INST_LITERAL64 has_lit64
    0x0102b4012014442, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x00a2b2007015461, // V_MIN_NUM_F32 ENC_VOP2 default
    0x0122b8008015461, // V_MIN_NUM_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2ba009015461, // V_MIN_NUM_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b600a015461, // V_MIN_NUM_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102b400a015461, // V_MIN_NUM_F32 VOP2_INST_LITERAL has_lit
    0x00a2b200701643f, // V_MAX_NUM_F32 ENC_VOP2 default
    0x0122b800801643f, // V_MAX_NUM_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2ba00901643f, // V_MAX_NUM_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b600a01643f, // V_MAX_NUM_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102b400a01643f, // V_MAX_NUM_F32 VOP2_INST_LITERAL has_lit
    0x00a2a40130173f8, // V_FMAC_F64 ENC_VOP2 default
    0x00c2aa0140173f8, // V_FMAC_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e2a80150173f8, // V_FMAC_F64 VOP2_INST_LITERAL64 has_lit64
    0x0102a60150173f8, // V_FMAC_F64 VOP2_INST_LITERAL has_lit
    0x00a2b200f018417, // V_LSHLREV_B32 ENC_VOP2 default
    0x0122b8010018417, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2c4011018417, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b6012018417, // V_LSHLREV_B32 VOP2_INST_LITERAL64 has_lit64
    0x0102b4012018417, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x00a2b200f01941d, // V_LSHRREV_B32 ENC_VOP2 default
    0x0122b801001941d, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2c401101941d, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b601201941d, // V_LSHRREV_B32 VOP2_INST_LITERAL64 has_lit64
    0x0102b401201941d, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x00a2b201601a2a4, // V_ASHRREV_I32 ENC_VOP2 default
    0x0122b801701a2a4, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c2c401801a2a4, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b601901a2a4, // V_ASHRREV_I32 VOP2_INST_LITERAL64 has_lit64
    0x0102b401901a2a4, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x00a2b200f01b2a1, // V_AND_B32 ENC_VOP2 default
    0x0122b801001b2a1, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2c401101b2a1, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b601201b2a1, // V_AND_B32 VOP2_INST_LITERAL64 has_lit64
    0x0102b401201b2a1, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x00a2b200f01c483, // V_OR_B32 ENC_VOP2 default
    0x0122b801001c483, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2c401101c483, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b601201c483, // V_OR_B32 VOP2_INST_LITERAL64 has_lit64
    0x0102b401201c483, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x00a2b200f01d52e, // V_XOR_B32 ENC_VOP2 default
    0x0122b801001d52e, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2c401101d52e, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b601201d52e, // V_XOR_B32 VOP2_INST_LITERAL64 has_lit64
    0x0102b401201d52e, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x00a2b200f01e52b, // V_XNOR_B32 ENC_VOP2 default
    0x0122b801001e52b, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2c401101e52b, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b601201e52b, // V_XNOR_B32 VOP2_INST_LITERAL64 has_lit64
    0x0102b401201e52b, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x0142d601a01f418, // V_LSHLREV_B64 ENC_VOP2 default
    0x0162dc01b01f418, // V_LSHLREV_B64 VOP2_VOP_DPP16 has_dpp16
    0x0182da01c01f418, // V_LSHLREV_B64 VOP2_INST_LITERAL64 has_lit64
    0x01a2d801c01f418, // V_LSHLREV_B64 VOP2_INST_LITERAL has_lit
    0x0002e401d02028f, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x0022ea01e02028f, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0042ec01f02028f, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0062e802002028f, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL64 has_lit64
    0x0082e602002028f, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0002e401d0214e1, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x0022ea01e0214e1, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0042ec01f0214e1, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0062e80200214e1, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL64 has_lit64
    0x0082e60200214e1, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0002e401d0224dc, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x0022ea01e0224dc, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0042ec01f0224dc, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0062e80200224dc, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL64 has_lit64
    0x0082e60200224dc, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x01c2f60210233fb, // V_FMAMK_F64 VOP2_INST_LITERAL64 default
    0x00e2f60220233fb, // V_FMAMK_F64 VOP2_INST_LITERAL64 has_lit64
    0x01c2f80230243f5, // V_FMAAK_F64 VOP2_INST_LITERAL64 default
    0x00e2f80240243f5, // V_FMAAK_F64 VOP2_INST_LITERAL64 has_lit64
    0x00a2b200f02529c, // V_ADD_NC_U32 ENC_VOP2 default
    0x0122b801002529c, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2c401102529c, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b601202529c, // V_ADD_NC_U32 VOP2_INST_LITERAL64 has_lit64
    0x0102b401202529c, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x00a2b200f0264e8, // V_SUB_NC_U32 ENC_VOP2 default
    0x0122b80100264e8, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2c40110264e8, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b60120264e8, // V_SUB_NC_U32 VOP2_INST_LITERAL64 has_lit64
    0x0102b40120264e8, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x00a2b200f0274e0, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x0122b80100274e0, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2c40110274e0, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b60120274e0, // V_SUBREV_NC_U32 VOP2_INST_LITERAL64 has_lit64
    0x0102b40120274e0, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x00a2fa02502829d, // V_ADD_NC_U64 ENC_VOP2 default
    0x00c30002602829d, // V_ADD_NC_U64 VOP2_VOP_DPP16 has_dpp16
    0x00e2fe02702829d, // V_ADD_NC_U64 VOP2_INST_LITERAL64 has_lit64
    0x0102fc02702829d, // V_ADD_NC_U64 VOP2_INST_LITERAL has_lit
    0x00a2fa0250294e9, // V_SUB_NC_U64 ENC_VOP2 default
    0x00c3000260294e9, // V_SUB_NC_U64 VOP2_VOP_DPP16 has_dpp16
    0x00e2fe0270294e9, // V_SUB_NC_U64 VOP2_INST_LITERAL64 has_lit64
    0x0102fc0270294e9, // V_SUB_NC_U64 VOP2_INST_LITERAL has_lit
    0x00a2fa02502a47d, // V_MUL_U64 ENC_VOP2 default
    0x00e2fe02702a47d, // V_MUL_U64 VOP2_INST_LITERAL64 has_lit64
    0x0102fc02702a47d, // V_MUL_U64 VOP2_INST_LITERAL has_lit
    0x00a2b202802b3f7, // V_FMAC_F32 ENC_VOP2 default
    0x0122b802902b3f7, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2ba02a02b3f7, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b602b02b3f7, // V_FMAC_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102b402b02b3f7, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x01e30c02c02c3fa, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x01030c02d02c3fa, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x01e30e02e02d3f4, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x01030e02f02d3f4, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x00a31003002f38d, // V_CVT_PK_RTZ_F16_F32 ENC_VOP2 default
    0x01231603102f38d, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c31803202f38d, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e31403302f38d, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL64 has_lit64
    0x01031203302f38d, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x020322034030460, // V_MIN_NUM_F16 ENC_VOP2 default
    0x022328035030460, // V_MIN_NUM_F16 VOP2_VOP_DPP8 has_dpp8
    0x02432a036030460, // V_MIN_NUM_F16 VOP2_VOP_DPP16 has_dpp16
    0x026326037030460, // V_MIN_NUM_F16 VOP2_INST_LITERAL64 has_lit64
    0x028324037030460, // V_MIN_NUM_F16 VOP2_INST_LITERAL has_lit
    0x02032203403143e, // V_MAX_NUM_F16 ENC_VOP2 default
    0x02232803503143e, // V_MAX_NUM_F16 VOP2_VOP_DPP8 has_dpp8
    0x02432a03603143e, // V_MAX_NUM_F16 VOP2_VOP_DPP16 has_dpp16
    0x02632603703143e, // V_MAX_NUM_F16 VOP2_INST_LITERAL64 has_lit64
    0x02832403703143e, // V_MAX_NUM_F16 VOP2_INST_LITERAL has_lit
    0x020322034032291, // V_ADD_F16 ENC_VOP2 default
    0x022328035032291, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x02432a036032291, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x026326037032291, // V_ADD_F16 VOP2_INST_LITERAL64 has_lit64
    0x028324037032291, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x0203220340334e3, // V_SUB_F16 ENC_VOP2 default
    0x0223280350334e3, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x02432a0360334e3, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x0263260370334e3, // V_SUB_F16 VOP2_INST_LITERAL64 has_lit64
    0x0283240370334e3, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x0203220340344de, // V_SUBREV_F16 ENC_VOP2 default
    0x0223280350344de, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x02432a0360344de, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x0263260370344de, // V_SUBREV_F16 VOP2_INST_LITERAL64 has_lit64
    0x0283240370344de, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x020322034035472, // V_MUL_F16 ENC_VOP2 default
    0x022328035035472, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x02432a036035472, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x026326037035472, // V_MUL_F16 VOP2_INST_LITERAL64 has_lit64
    0x028324037035472, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x0203220380363f6, // V_FMAC_F16 ENC_VOP2 default
    0x0223280390363f6, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x02432a03a0363f6, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x02632603b0363f6, // V_FMAC_F16 VOP2_INST_LITERAL64 has_lit64
    0x02832403b0363f6, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x02a33403c0373f9, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x02833403d0373f9, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x02a33603e0383f3, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x02833603f0383f3, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x02032203403b40f, // V_LDEXP_F16 ENC_VOP2 default
    0x02232803503b40f, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x02433803603b40f, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x02632603703b40f, // V_LDEXP_F16 VOP2_INST_LITERAL64 has_lit64
    0x02832403703b40f, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x00a34204003c49e, // V_PK_FMAC_F16 ENC_VOP2 default
    0x00e34604103c49e, // V_PK_FMAC_F16 VOP2_INST_LITERAL64 has_lit64
    0x01034404103c49e, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x02c04e04200016d, // S_ADD_CO_U32 ENC_SOP2 default
    0x02e05204300016d, // S_ADD_CO_U32 SOP2_INST_LITERAL64 has_lit64_0
    0x03005004300016d, // S_ADD_CO_U32 SOP2_INST_LITERAL has_lit_0
    0x03205204400016d, // S_ADD_CO_U32 SOP2_INST_LITERAL64 has_lit64_1
    0x03405204500016d, // S_ADD_CO_U32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605004400016d, // S_ADD_CO_U32 SOP2_INST_LITERAL has_lit_1
    0x03805004500016d, // S_ADD_CO_U32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e042001268, // S_SUB_CO_U32 ENC_SOP2 default
    0x02e052043001268, // S_SUB_CO_U32 SOP2_INST_LITERAL64 has_lit64_0
    0x030050043001268, // S_SUB_CO_U32 SOP2_INST_LITERAL has_lit_0
    0x032052044001268, // S_SUB_CO_U32 SOP2_INST_LITERAL64 has_lit64_1
    0x034052045001268, // S_SUB_CO_U32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x036050044001268, // S_SUB_CO_U32 SOP2_INST_LITERAL has_lit_1
    0x038050045001268, // S_SUB_CO_U32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e04600216c, // S_ADD_CO_I32 ENC_SOP2 default
    0x02e05204700216c, // S_ADD_CO_I32 SOP2_INST_LITERAL64 has_lit64_0
    0x03005004700216c, // S_ADD_CO_I32 SOP2_INST_LITERAL has_lit_0
    0x03205204800216c, // S_ADD_CO_I32 SOP2_INST_LITERAL64 has_lit64_1
    0x03405204900216c, // S_ADD_CO_I32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605004800216c, // S_ADD_CO_I32 SOP2_INST_LITERAL has_lit_1
    0x03805004900216c, // S_ADD_CO_I32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e046003267, // S_SUB_CO_I32 ENC_SOP2 default
    0x02e052047003267, // S_SUB_CO_I32 SOP2_INST_LITERAL64 has_lit64_0
    0x030050047003267, // S_SUB_CO_I32 SOP2_INST_LITERAL has_lit_0
    0x032052048003267, // S_SUB_CO_I32 SOP2_INST_LITERAL64 has_lit64_1
    0x034052049003267, // S_SUB_CO_I32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x036050048003267, // S_SUB_CO_I32 SOP2_INST_LITERAL has_lit_1
    0x038050049003267, // S_SUB_CO_I32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e04a00416b, // S_ADD_CO_CI_U32 ENC_SOP2 default
    0x02e05204b00416b, // S_ADD_CO_CI_U32 SOP2_INST_LITERAL64 has_lit64_0
    0x03005004b00416b, // S_ADD_CO_CI_U32 SOP2_INST_LITERAL has_lit_0
    0x03205204c00416b, // S_ADD_CO_CI_U32 SOP2_INST_LITERAL64 has_lit64_1
    0x03405204d00416b, // S_ADD_CO_CI_U32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605004c00416b, // S_ADD_CO_CI_U32 SOP2_INST_LITERAL has_lit_1
    0x03805004d00416b, // S_ADD_CO_CI_U32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e04a005266, // S_SUB_CO_CI_U32 ENC_SOP2 default
    0x02e05204b005266, // S_SUB_CO_CI_U32 SOP2_INST_LITERAL64 has_lit64_0
    0x03005004b005266, // S_SUB_CO_CI_U32 SOP2_INST_LITERAL has_lit_0
    0x03205204c005266, // S_SUB_CO_CI_U32 SOP2_INST_LITERAL64 has_lit64_1
    0x03405204d005266, // S_SUB_CO_CI_U32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605004c005266, // S_SUB_CO_CI_U32 SOP2_INST_LITERAL has_lit_1
    0x03805004d005266, // S_SUB_CO_CI_U32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e046006168, // S_ABSDIFF_I32 ENC_SOP2 default
    0x02e052047006168, // S_ABSDIFF_I32 SOP2_INST_LITERAL64 has_lit64_0
    0x030050047006168, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x032052048006168, // S_ABSDIFF_I32 SOP2_INST_LITERAL64 has_lit64_1
    0x034052049006168, // S_ABSDIFF_I32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x036050048006168, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x038050049006168, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e042008214, // S_LSHL_B32 ENC_SOP2 default
    0x02e052043008214, // S_LSHL_B32 SOP2_INST_LITERAL64 has_lit64_0
    0x030050043008214, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x032052044008214, // S_LSHL_B32 SOP2_INST_LITERAL64 has_lit64_1
    0x034052045008214, // S_LSHL_B32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x036050044008214, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x038050045008214, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c05404e009215, // S_LSHL_B64 ENC_SOP2 default
    0x02e05804f009215, // S_LSHL_B64 SOP2_INST_LITERAL64 has_lit64_0
    0x03005604f009215, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x032058050009215, // S_LSHL_B64 SOP2_INST_LITERAL64 has_lit64_1
    0x034058051009215, // S_LSHL_B64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x036056050009215, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x038056051009215, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e04200a216, // S_LSHR_B32 ENC_SOP2 default
    0x02e05204300a216, // S_LSHR_B32 SOP2_INST_LITERAL64 has_lit64_0
    0x03005004300a216, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x03205204400a216, // S_LSHR_B32 SOP2_INST_LITERAL64 has_lit64_1
    0x03405204500a216, // S_LSHR_B32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605004400a216, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x03805004500a216, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c05404e00b217, // S_LSHR_B64 ENC_SOP2 default
    0x02e05804f00b217, // S_LSHR_B64 SOP2_INST_LITERAL64 has_lit64_0
    0x03005604f00b217, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x03205805000b217, // S_LSHR_B64 SOP2_INST_LITERAL64 has_lit64_1
    0x03405805100b217, // S_LSHR_B64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605605000b217, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x03805605100b217, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e05200c181, // S_ASHR_I32 ENC_SOP2 default
    0x02e05205300c181, // S_ASHR_I32 SOP2_INST_LITERAL64 has_lit64_0
    0x03005005300c181, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x03205205400c181, // S_ASHR_I32 SOP2_INST_LITERAL64 has_lit64_1
    0x03405205500c181, // S_ASHR_I32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605005400c181, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x03805005500c181, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c05405600d182, // S_ASHR_I64 ENC_SOP2 default
    0x02e05805700d182, // S_ASHR_I64 SOP2_INST_LITERAL64 has_lit64_0
    0x03005605700d182, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x03205805800d182, // S_ASHR_I64 SOP2_INST_LITERAL64 has_lit64_1
    0x03405805900d182, // S_ASHR_I64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605605800d182, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x03805605900d182, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e04200e210, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x02e05204300e210, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL64 has_lit64_0
    0x03005004300e210, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x03205204400e210, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL64 has_lit64_1
    0x03405204500e210, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605004400e210, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x03805004500e210, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e04200f211, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x02e05204300f211, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL64 has_lit64_0
    0x03005004300f211, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x03205204400f211, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL64 has_lit64_1
    0x03405204500f211, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605004400f211, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x03805004500f211, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e042010212, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x02e052043010212, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL64 has_lit64_0
    0x030050043010212, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x032052044010212, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL64 has_lit64_1
    0x034052045010212, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x036050044010212, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x038050045010212, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e042011213, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x02e052043011213, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL64 has_lit64_0
    0x030050043011213, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x032052044011213, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL64 has_lit64_1
    0x034052045011213, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x036050044011213, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x038050045011213, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e046012220, // S_MIN_I32 ENC_SOP2 default
    0x02e052047012220, // S_MIN_I32 SOP2_INST_LITERAL64 has_lit64_0
    0x030050047012220, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x032052048012220, // S_MIN_I32 SOP2_INST_LITERAL64 has_lit64_1
    0x034052049012220, // S_MIN_I32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x036050048012220, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x038050049012220, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e042013223, // S_MIN_U32 ENC_SOP2 default
    0x02e052043013223, // S_MIN_U32 SOP2_INST_LITERAL64 has_lit64_0
    0x030050043013223, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x032052044013223, // S_MIN_U32 SOP2_INST_LITERAL64 has_lit64_1
    0x034052045013223, // S_MIN_U32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x036050044013223, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x038050045013223, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e04601421a, // S_MAX_I32 ENC_SOP2 default
    0x02e05204701421a, // S_MAX_I32 SOP2_INST_LITERAL64 has_lit64_0
    0x03005004701421a, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x03205204801421a, // S_MAX_I32 SOP2_INST_LITERAL64 has_lit64_1
    0x03405204901421a, // S_MAX_I32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605004801421a, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x03805004901421a, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e04201521d, // S_MAX_U32 ENC_SOP2 default
    0x02e05204301521d, // S_MAX_U32 SOP2_INST_LITERAL64 has_lit64_0
    0x03005004301521d, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x03205204401521d, // S_MAX_U32 SOP2_INST_LITERAL64 has_lit64_1
    0x03405204501521d, // S_MAX_U32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605004401521d, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x03805004501521d, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e042016173, // S_AND_B32 ENC_SOP2 default
    0x02e052043016173, // S_AND_B32 SOP2_INST_LITERAL64 has_lit64_0
    0x030050043016173, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x032052044016173, // S_AND_B32 SOP2_INST_LITERAL64 has_lit64_1
    0x034052045016173, // S_AND_B32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x036050044016173, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x038050045016173, // S_AND_B32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c05a05a017174, // S_AND_B64 ENC_SOP2 default
    0x02e05e05b017174, // S_AND_B64 SOP2_INST_LITERAL64 has_lit64_0
    0x03005c05b017174, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x03205e05c017174, // S_AND_B64 SOP2_INST_LITERAL64 has_lit64_1
    0x03405e05d017174, // S_AND_B64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605c05c017174, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x03805c05d017174, // S_AND_B64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e04201823f, // S_OR_B32 ENC_SOP2 default
    0x02e05204301823f, // S_OR_B32 SOP2_INST_LITERAL64 has_lit64_0
    0x03005004301823f, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x03205204401823f, // S_OR_B32 SOP2_INST_LITERAL64 has_lit64_1
    0x03405204501823f, // S_OR_B32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605004401823f, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x03805004501823f, // S_OR_B32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c05a05a019240, // S_OR_B64 ENC_SOP2 default
    0x02e05e05b019240, // S_OR_B64 SOP2_INST_LITERAL64 has_lit64_0
    0x03005c05b019240, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x03205e05c019240, // S_OR_B64 SOP2_INST_LITERAL64 has_lit64_1
    0x03405e05d019240, // S_OR_B64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605c05c019240, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x03805c05d019240, // S_OR_B64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e04201a286, // S_XOR_B32 ENC_SOP2 default
    0x02e05204301a286, // S_XOR_B32 SOP2_INST_LITERAL64 has_lit64_0
    0x03005004301a286, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x03205204401a286, // S_XOR_B32 SOP2_INST_LITERAL64 has_lit64_1
    0x03405204501a286, // S_XOR_B32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605004401a286, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x03805004501a286, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c05a05a01b287, // S_XOR_B64 ENC_SOP2 default
    0x02e05e05b01b287, // S_XOR_B64 SOP2_INST_LITERAL64 has_lit64_0
    0x03005c05b01b287, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x03205e05c01b287, // S_XOR_B64 SOP2_INST_LITERAL64 has_lit64_1
    0x03405e05d01b287, // S_XOR_B64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605c05c01b287, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x03805c05d01b287, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e04201c234, // S_NAND_B32 ENC_SOP2 default
    0x02e05204301c234, // S_NAND_B32 SOP2_INST_LITERAL64 has_lit64_0
    0x03005004301c234, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x03205204401c234, // S_NAND_B32 SOP2_INST_LITERAL64 has_lit64_1
    0x03405204501c234, // S_NAND_B32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605004401c234, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x03805004501c234, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c05a05a01d235, // S_NAND_B64 ENC_SOP2 default
    0x02e05e05b01d235, // S_NAND_B64 SOP2_INST_LITERAL64 has_lit64_0
    0x03005c05b01d235, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x03205e05c01d235, // S_NAND_B64 SOP2_INST_LITERAL64 has_lit64_1
    0x03405e05d01d235, // S_NAND_B64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605c05c01d235, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x03805c05d01d235, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e04201e239, // S_NOR_B32 ENC_SOP2 default
    0x02e05204301e239, // S_NOR_B32 SOP2_INST_LITERAL64 has_lit64_0
    0x03005004301e239, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x03205204401e239, // S_NOR_B32 SOP2_INST_LITERAL64 has_lit64_1
    0x03405204501e239, // S_NOR_B32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605004401e239, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x03805004501e239, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c05a05a01f23a, // S_NOR_B64 ENC_SOP2 default
    0x02e05e05b01f23a, // S_NOR_B64 SOP2_INST_LITERAL64 has_lit64_0
    0x03005c05b01f23a, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x03205e05c01f23a, // S_NOR_B64 SOP2_INST_LITERAL64 has_lit64_1
    0x03405e05d01f23a, // S_NOR_B64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605c05c01f23a, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x03805c05d01f23a, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e042020282, // S_XNOR_B32 ENC_SOP2 default
    0x02e052043020282, // S_XNOR_B32 SOP2_INST_LITERAL64 has_lit64_0
    0x030050043020282, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x032052044020282, // S_XNOR_B32 SOP2_INST_LITERAL64 has_lit64_1
    0x034052045020282, // S_XNOR_B32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x036050044020282, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x038050045020282, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c05a05a021283, // S_XNOR_B64 ENC_SOP2 default
    0x02e05e05b021283, // S_XNOR_B64 SOP2_INST_LITERAL64 has_lit64_0
    0x03005c05b021283, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x03205e05c021283, // S_XNOR_B64 SOP2_INST_LITERAL64 has_lit64_1
    0x03405e05d021283, // S_XNOR_B64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605c05c021283, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x03805c05d021283, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e042022179, // S_AND_NOT1_B32 ENC_SOP2 default
    0x02e052043022179, // S_AND_NOT1_B32 SOP2_INST_LITERAL64 has_lit64_0
    0x030050043022179, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_0
    0x032052044022179, // S_AND_NOT1_B32 SOP2_INST_LITERAL64 has_lit64_1
    0x034052045022179, // S_AND_NOT1_B32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x036050044022179, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_1
    0x038050045022179, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c05a05a02317a, // S_AND_NOT1_B64 ENC_SOP2 default
    0x02e05e05b02317a, // S_AND_NOT1_B64 SOP2_INST_LITERAL64 has_lit64_0
    0x03005c05b02317a, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_0
    0x03205e05c02317a, // S_AND_NOT1_B64 SOP2_INST_LITERAL64 has_lit64_1
    0x03405e05d02317a, // S_AND_NOT1_B64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605c05c02317a, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_1
    0x03805c05d02317a, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e042024243, // S_OR_NOT1_B32 ENC_SOP2 default
    0x02e052043024243, // S_OR_NOT1_B32 SOP2_INST_LITERAL64 has_lit64_0
    0x030050043024243, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_0
    0x032052044024243, // S_OR_NOT1_B32 SOP2_INST_LITERAL64 has_lit64_1
    0x034052045024243, // S_OR_NOT1_B32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x036050044024243, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_1
    0x038050045024243, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c05a05a025244, // S_OR_NOT1_B64 ENC_SOP2 default
    0x02e05e05b025244, // S_OR_NOT1_B64 SOP2_INST_LITERAL64 has_lit64_0
    0x03005c05b025244, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_0
    0x03205e05c025244, // S_OR_NOT1_B64 SOP2_INST_LITERAL64 has_lit64_1
    0x03405e05d025244, // S_OR_NOT1_B64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605c05c025244, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_1
    0x03805c05d025244, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e042026191, // S_BFE_U32 ENC_SOP2 default
    0x02e052043026191, // S_BFE_U32 SOP2_INST_LITERAL64 has_lit64_0
    0x030050043026191, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x032052044026191, // S_BFE_U32 SOP2_INST_LITERAL64 has_lit64_1
    0x034052045026191, // S_BFE_U32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x036050044026191, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x038050045026191, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e05202718f, // S_BFE_I32 ENC_SOP2 default
    0x02e05205302718f, // S_BFE_I32 SOP2_INST_LITERAL64 has_lit64_0
    0x03005005302718f, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x03205205402718f, // S_BFE_I32 SOP2_INST_LITERAL64 has_lit64_1
    0x03405205502718f, // S_BFE_I32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605005402718f, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x03805005502718f, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c05404e028192, // S_BFE_U64 ENC_SOP2 default
    0x02e05804f028192, // S_BFE_U64 SOP2_INST_LITERAL64 has_lit64_0
    0x03005604f028192, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x032058050028192, // S_BFE_U64 SOP2_INST_LITERAL64 has_lit64_1
    0x034058051028192, // S_BFE_U64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x036056050028192, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x038056051028192, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c054056029190, // S_BFE_I64 ENC_SOP2 default
    0x02e058057029190, // S_BFE_I64 SOP2_INST_LITERAL64 has_lit64_0
    0x030056057029190, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x032058058029190, // S_BFE_I64 SOP2_INST_LITERAL64 has_lit64_1
    0x034058059029190, // S_BFE_I64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x036056058029190, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x038056059029190, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e05e02a193, // S_BFM_B32 ENC_SOP2 default
    0x02e05205f02a193, // S_BFM_B32 SOP2_INST_LITERAL64 has_lit64_0
    0x03005005f02a193, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x03205206002a193, // S_BFM_B32 SOP2_INST_LITERAL64 has_lit64_1
    0x03405206102a193, // S_BFM_B32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605006002a193, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x03805006102a193, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c06006202b194, // S_BFM_B64 ENC_SOP2 default
    0x02e06406302b194, // S_BFM_B64 SOP2_INST_LITERAL64 has_lit64_0
    0x03006206302b194, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x03206406402b194, // S_BFM_B64 SOP2_INST_LITERAL64 has_lit64_1
    0x03406406502b194, // S_BFM_B64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03606206402b194, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x03806206502b194, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e06602c232, // S_MUL_I32 ENC_SOP2 default
    0x02e05206702c232, // S_MUL_I32 SOP2_INST_LITERAL64 has_lit64_0
    0x03005006702c232, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x03205206802c232, // S_MUL_I32 SOP2_INST_LITERAL64 has_lit64_1
    0x03405206902c232, // S_MUL_I32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605006802c232, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x03805006902c232, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e05e02d231, // S_MUL_HI_U32 ENC_SOP2 default
    0x02e05205f02d231, // S_MUL_HI_U32 SOP2_INST_LITERAL64 has_lit64_0
    0x03005005f02d231, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x03205206002d231, // S_MUL_HI_U32 SOP2_INST_LITERAL64 has_lit64_1
    0x03405206102d231, // S_MUL_HI_U32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605006002d231, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x03805006102d231, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e06602e230, // S_MUL_HI_I32 ENC_SOP2 default
    0x02e05206702e230, // S_MUL_HI_I32 SOP2_INST_LITERAL64 has_lit64_0
    0x03005006702e230, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x03205206802e230, // S_MUL_HI_I32 SOP2_INST_LITERAL64 has_lit64_1
    0x03405206902e230, // S_MUL_HI_I32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605006802e230, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x03805006902e230, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e06a0301e8, // S_CSELECT_B32 ENC_SOP2 default
    0x02e05206b0301e8, // S_CSELECT_B32 SOP2_INST_LITERAL64 has_lit64_0
    0x03005006b0301e8, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x03205206c0301e8, // S_CSELECT_B32 SOP2_INST_LITERAL64 has_lit64_1
    0x03405206d0301e8, // S_CSELECT_B32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605006c0301e8, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x03805006d0301e8, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c05a06e0311e9, // S_CSELECT_B64 ENC_SOP2 default
    0x02e05e06f0311e9, // S_CSELECT_B64 SOP2_INST_LITERAL64 has_lit64_0
    0x03005c06f0311e9, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x03205e0700311e9, // S_CSELECT_B64 SOP2_INST_LITERAL64 has_lit64_1
    0x03405e0710311e9, // S_CSELECT_B64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605c0700311e9, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x03805c0710311e9, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e07203224c, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x02e05207303224c, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL64 has_lit64_0
    0x03005007303224c, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x03205207403224c, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL64 has_lit64_1
    0x03405207503224c, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605007403224c, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x03805007503224c, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e07603324b, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x02e05207703324b, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL64 has_lit64_0
    0x03005007703324b, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x03205207803324b, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL64 has_lit64_1
    0x03405207903324b, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605007803324b, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x03805007903324b, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e07a034249, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x02e05207b034249, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL64 has_lit64_0
    0x03005007b034249, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x03205207c034249, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL64 has_lit64_1
    0x03405207d034249, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605007c034249, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x03805007d034249, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e07e03524a, // S_PACK_HL_B32_B16 ENC_SOP2 default
    0x02e05207f03524a, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL64 has_lit64_0
    0x03005007f03524a, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x03205208003524a, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL64 has_lit64_1
    0x03405208103524a, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605008003524a, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x03805008103524a, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e08204016f, // S_ADD_F32 ENC_SOP2 default
    0x02e05208304016f, // S_ADD_F32 SOP2_INST_LITERAL64 has_lit64_0
    0x03005008304016f, // S_ADD_F32 SOP2_INST_LITERAL has_lit_0
    0x03205208404016f, // S_ADD_F32 SOP2_INST_LITERAL64 has_lit64_1
    0x03405208504016f, // S_ADD_F32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605008404016f, // S_ADD_F32 SOP2_INST_LITERAL has_lit_1
    0x03805008504016f, // S_ADD_F32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e08204126a, // S_SUB_F32 ENC_SOP2 default
    0x02e05208304126a, // S_SUB_F32 SOP2_INST_LITERAL64 has_lit64_0
    0x03005008304126a, // S_SUB_F32 SOP2_INST_LITERAL has_lit_0
    0x03205208404126a, // S_SUB_F32 SOP2_INST_LITERAL64 has_lit64_1
    0x03405208504126a, // S_SUB_F32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605008404126a, // S_SUB_F32 SOP2_INST_LITERAL has_lit_1
    0x03805008504126a, // S_SUB_F32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e082042222, // S_MIN_NUM_F32 ENC_SOP2 default
    0x02e052083042222, // S_MIN_NUM_F32 SOP2_INST_LITERAL64 has_lit64_0
    0x030050083042222, // S_MIN_NUM_F32 SOP2_INST_LITERAL has_lit_0
    0x032052084042222, // S_MIN_NUM_F32 SOP2_INST_LITERAL64 has_lit64_1
    0x034052085042222, // S_MIN_NUM_F32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x036050084042222, // S_MIN_NUM_F32 SOP2_INST_LITERAL has_lit_1
    0x038050085042222, // S_MIN_NUM_F32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e08204321c, // S_MAX_NUM_F32 ENC_SOP2 default
    0x02e05208304321c, // S_MAX_NUM_F32 SOP2_INST_LITERAL64 has_lit64_0
    0x03005008304321c, // S_MAX_NUM_F32 SOP2_INST_LITERAL has_lit_0
    0x03205208404321c, // S_MAX_NUM_F32 SOP2_INST_LITERAL64 has_lit64_1
    0x03405208504321c, // S_MAX_NUM_F32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605008404321c, // S_MAX_NUM_F32 SOP2_INST_LITERAL has_lit_1
    0x03805008504321c, // S_MAX_NUM_F32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e08204422f, // S_MUL_F32 ENC_SOP2 default
    0x02e05208304422f, // S_MUL_F32 SOP2_INST_LITERAL64 has_lit64_0
    0x03005008304422f, // S_MUL_F32 SOP2_INST_LITERAL has_lit_0
    0x03205208404422f, // S_MUL_F32 SOP2_INST_LITERAL64 has_lit64_1
    0x03405208504422f, // S_MUL_F32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605008404422f, // S_MUL_F32 SOP2_INST_LITERAL has_lit_1
    0x03805008504422f, // S_MUL_F32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x03a0660860451fc, // S_FMAAK_F32 SOP2_INST_LITERAL default
    0x0300660870451fc, // S_FMAAK_F32 SOP2_INST_LITERAL has_lit_0
    0x0360660880451fc, // S_FMAAK_F32 SOP2_INST_LITERAL has_lit_1
    0x0380660890451fc, // S_FMAAK_F32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x03a06808a0461ff, // S_FMAMK_F32 SOP2_INST_LITERAL default
    0x03006808b0461ff, // S_FMAMK_F32 SOP2_INST_LITERAL has_lit_0
    0x03606808c0461ff, // S_FMAMK_F32 SOP2_INST_LITERAL has_lit_1
    0x03806808d0461ff, // S_FMAMK_F32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e08e0471fe, // S_FMAC_F32 ENC_SOP2 default
    0x02e05208f0471fe, // S_FMAC_F32 SOP2_INST_LITERAL64 has_lit64_0
    0x03005008f0471fe, // S_FMAC_F32 SOP2_INST_LITERAL has_lit_0
    0x0320520900471fe, // S_FMAC_F32 SOP2_INST_LITERAL64 has_lit64_1
    0x0340520910471fe, // S_FMAC_F32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x0360500900471fe, // S_FMAC_F32 SOP2_INST_LITERAL has_lit_1
    0x0380500910471fe, // S_FMAC_F32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c06a0920481f2, // S_CVT_PK_RTZ_F16_F32 ENC_SOP2 default
    0x02e06e0930481f2, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL64 has_lit64_0
    0x03006c0930481f2, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL has_lit_0
    0x03206e0940481f2, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL64 has_lit64_1
    0x03406e0950481f2, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03606c0940481f2, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL has_lit_1
    0x03806c0950481f2, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c07009604916e, // S_ADD_F16 ENC_SOP2 default
    0x02e07409704916e, // S_ADD_F16 SOP2_INST_LITERAL64 has_lit64_0
    0x03007209704916e, // S_ADD_F16 SOP2_INST_LITERAL has_lit_0
    0x03207409804916e, // S_ADD_F16 SOP2_INST_LITERAL64 has_lit64_1
    0x03407409904916e, // S_ADD_F16 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03607209804916e, // S_ADD_F16 SOP2_INST_LITERAL has_lit_1
    0x03807209904916e, // S_ADD_F16 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c07009604a269, // S_SUB_F16 ENC_SOP2 default
    0x02e07409704a269, // S_SUB_F16 SOP2_INST_LITERAL64 has_lit64_0
    0x03007209704a269, // S_SUB_F16 SOP2_INST_LITERAL has_lit_0
    0x03207409804a269, // S_SUB_F16 SOP2_INST_LITERAL64 has_lit64_1
    0x03407409904a269, // S_SUB_F16 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03607209804a269, // S_SUB_F16 SOP2_INST_LITERAL has_lit_1
    0x03807209904a269, // S_SUB_F16 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c07009604b221, // S_MIN_NUM_F16 ENC_SOP2 default
    0x02e07409704b221, // S_MIN_NUM_F16 SOP2_INST_LITERAL64 has_lit64_0
    0x03007209704b221, // S_MIN_NUM_F16 SOP2_INST_LITERAL has_lit_0
    0x03207409804b221, // S_MIN_NUM_F16 SOP2_INST_LITERAL64 has_lit64_1
    0x03407409904b221, // S_MIN_NUM_F16 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03607209804b221, // S_MIN_NUM_F16 SOP2_INST_LITERAL has_lit_1
    0x03807209904b221, // S_MIN_NUM_F16 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c07009604c21b, // S_MAX_NUM_F16 ENC_SOP2 default
    0x02e07409704c21b, // S_MAX_NUM_F16 SOP2_INST_LITERAL64 has_lit64_0
    0x03007209704c21b, // S_MAX_NUM_F16 SOP2_INST_LITERAL has_lit_0
    0x03207409804c21b, // S_MAX_NUM_F16 SOP2_INST_LITERAL64 has_lit64_1
    0x03407409904c21b, // S_MAX_NUM_F16 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03607209804c21b, // S_MAX_NUM_F16 SOP2_INST_LITERAL has_lit_1
    0x03807209904c21b, // S_MAX_NUM_F16 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c07009604d22e, // S_MUL_F16 ENC_SOP2 default
    0x02e07409704d22e, // S_MUL_F16 SOP2_INST_LITERAL64 has_lit64_0
    0x03007209704d22e, // S_MUL_F16 SOP2_INST_LITERAL has_lit_0
    0x03207409804d22e, // S_MUL_F16 SOP2_INST_LITERAL64 has_lit64_1
    0x03407409904d22e, // S_MUL_F16 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03607209804d22e, // S_MUL_F16 SOP2_INST_LITERAL has_lit_1
    0x03807209904d22e, // S_MUL_F16 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c07009a04e1fd, // S_FMAC_F16 ENC_SOP2 default
    0x02e07409b04e1fd, // S_FMAC_F16 SOP2_INST_LITERAL64 has_lit64_0
    0x03007209b04e1fd, // S_FMAC_F16 SOP2_INST_LITERAL has_lit_0
    0x03207409c04e1fd, // S_FMAC_F16 SOP2_INST_LITERAL64 has_lit64_1
    0x03407409d04e1fd, // S_FMAC_F16 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03607209c04e1fd, // S_FMAC_F16 SOP2_INST_LITERAL has_lit_1
    0x03807209d04e1fd, // S_FMAC_F16 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e08204f21f, // S_MINIMUM_F32 ENC_SOP2 default
    0x02e05208304f21f, // S_MINIMUM_F32 SOP2_INST_LITERAL64 has_lit64_0
    0x03005008304f21f, // S_MINIMUM_F32 SOP2_INST_LITERAL has_lit_0
    0x03205208404f21f, // S_MINIMUM_F32 SOP2_INST_LITERAL64 has_lit64_1
    0x03405208504f21f, // S_MINIMUM_F32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605008404f21f, // S_MINIMUM_F32 SOP2_INST_LITERAL has_lit_1
    0x03805008504f21f, // S_MINIMUM_F32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c04e082050219, // S_MAXIMUM_F32 ENC_SOP2 default
    0x02e052083050219, // S_MAXIMUM_F32 SOP2_INST_LITERAL64 has_lit64_0
    0x030050083050219, // S_MAXIMUM_F32 SOP2_INST_LITERAL has_lit_0
    0x032052084050219, // S_MAXIMUM_F32 SOP2_INST_LITERAL64 has_lit64_1
    0x034052085050219, // S_MAXIMUM_F32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x036050084050219, // S_MAXIMUM_F32 SOP2_INST_LITERAL has_lit_1
    0x038050085050219, // S_MAXIMUM_F32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c07009605121e, // S_MINIMUM_F16 ENC_SOP2 default
    0x02e07409705121e, // S_MINIMUM_F16 SOP2_INST_LITERAL64 has_lit64_0
    0x03007209705121e, // S_MINIMUM_F16 SOP2_INST_LITERAL has_lit_0
    0x03207409805121e, // S_MINIMUM_F16 SOP2_INST_LITERAL64 has_lit64_1
    0x03407409905121e, // S_MINIMUM_F16 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03607209805121e, // S_MINIMUM_F16 SOP2_INST_LITERAL has_lit_1
    0x03807209905121e, // S_MINIMUM_F16 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c070096052218, // S_MAXIMUM_F16 ENC_SOP2 default
    0x02e074097052218, // S_MAXIMUM_F16 SOP2_INST_LITERAL64 has_lit64_0
    0x030072097052218, // S_MAXIMUM_F16 SOP2_INST_LITERAL has_lit_0
    0x032074098052218, // S_MAXIMUM_F16 SOP2_INST_LITERAL64 has_lit64_1
    0x034074099052218, // S_MAXIMUM_F16 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x036072098052218, // S_MAXIMUM_F16 SOP2_INST_LITERAL has_lit_1
    0x038072099052218, // S_MAXIMUM_F16 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c05a09e053170, // S_ADD_NC_U64 ENC_SOP2 default
    0x02e05e09f053170, // S_ADD_NC_U64 SOP2_INST_LITERAL64 has_lit64_0
    0x03005c09f053170, // S_ADD_NC_U64 SOP2_INST_LITERAL has_lit_0
    0x03205e0a0053170, // S_ADD_NC_U64 SOP2_INST_LITERAL64 has_lit64_1
    0x03405e0a1053170, // S_ADD_NC_U64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605c0a0053170, // S_ADD_NC_U64 SOP2_INST_LITERAL has_lit_1
    0x03805c0a1053170, // S_ADD_NC_U64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c05a09e05426b, // S_SUB_NC_U64 ENC_SOP2 default
    0x02e05e09f05426b, // S_SUB_NC_U64 SOP2_INST_LITERAL64 has_lit64_0
    0x03005c09f05426b, // S_SUB_NC_U64 SOP2_INST_LITERAL has_lit_0
    0x03205e0a005426b, // S_SUB_NC_U64 SOP2_INST_LITERAL64 has_lit64_1
    0x03405e0a105426b, // S_SUB_NC_U64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605c0a005426b, // S_SUB_NC_U64 SOP2_INST_LITERAL has_lit_1
    0x03805c0a105426b, // S_SUB_NC_U64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02c05a09e055233, // S_MUL_U64 ENC_SOP2 default
    0x02e05e09f055233, // S_MUL_U64 SOP2_INST_LITERAL64 has_lit64_0
    0x03005c09f055233, // S_MUL_U64 SOP2_INST_LITERAL has_lit_0
    0x03205e0a0055233, // S_MUL_U64 SOP2_INST_LITERAL64 has_lit64_1
    0x03405e0a1055233, // S_MUL_U64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x03605c0a0055233, // S_MUL_U64 SOP2_INST_LITERAL has_lit_1
    0x03805c0a1055233, // S_MUL_U64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x03c08e0a2000225, // S_MOVK_I32 ENC_SOPK default
    0x03c0900a3001272, // S_VERSION ENC_SOPK default
    0x03c08e0a40021ba, // S_CMOVK_I32 ENC_SOPK default
    0x03c08e0a500f16a, // S_ADDK_CO_I32 ENC_SOPK default
    0x03c08e0a601022d, // S_MULK_I32 ENC_SOPK default
    0x03c0920a7011200, // S_GETREG_B32 ENC_SOPK default
    0x03c0940a801225e, // S_SETREG_B32 ENC_SOPK default
    0x03e0960a901325f, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x03c0980aa0141ac, // S_CALL_I64 ENC_SOPK default
    0x0400a80ab010031, // BUFFER_LOAD_U8 ENC_VBUFFER default
    0x0400a80ac01102f, // BUFFER_LOAD_I8 ENC_VBUFFER default
    0x0400a80ad012030, // BUFFER_LOAD_U16 ENC_VBUFFER default
    0x0400a80ae01302e, // BUFFER_LOAD_I16 ENC_VBUFFER default
    0x0400a80af014025, // BUFFER_LOAD_B32 ENC_VBUFFER default
    0x0400aa0b0015026, // BUFFER_LOAD_B64 ENC_VBUFFER default
    0x0400ac0b1016027, // BUFFER_LOAD_B96 ENC_VBUFFER default
    0x0400ae0b2017024, // BUFFER_LOAD_B128 ENC_VBUFFER default
    0x0400b00b3018036, // BUFFER_STORE_B8 ENC_VBUFFER default
    0x0400b00b4019033, // BUFFER_STORE_B16 ENC_VBUFFER default
    0x0400b00b501a034, // BUFFER_STORE_B32 ENC_VBUFFER default
    0x0400b20b601b035, // BUFFER_STORE_B64 ENC_VBUFFER default
    0x0400b40b701c037, // BUFFER_STORE_B96 ENC_VBUFFER default
    0x0400b60b801d032, // BUFFER_STORE_B128 ENC_VBUFFER default
    0x0400a80b901e02d, // BUFFER_LOAD_D16_U8 ENC_VBUFFER default
    0x0400a80ba01f02c, // BUFFER_LOAD_D16_I8 ENC_VBUFFER default
    0x0400a80bb020028, // BUFFER_LOAD_D16_B16 ENC_VBUFFER default
    0x0400a80b902102b, // BUFFER_LOAD_D16_HI_U8 ENC_VBUFFER default
    0x0400a80ba02202a, // BUFFER_LOAD_D16_HI_I8 ENC_VBUFFER default
    0x0400a80bb023029, // BUFFER_LOAD_D16_HI_B16 ENC_VBUFFER default
    0x0400b00b3024039, // BUFFER_STORE_D16_HI_B8 ENC_VBUFFER default
    0x0400b00b4025038, // BUFFER_STORE_D16_HI_B16 ENC_VBUFFER default
    0x0400b80bc033020, // BUFFER_ATOMIC_SWAP_B32 ENC_VBUFFER default
    0x0400ba0bd034006, // BUFFER_ATOMIC_CMPSWAP_B32 ENC_VBUFFER default
    0x0400b80be035002, // BUFFER_ATOMIC_ADD_U32 ENC_VBUFFER default
    0x0400b80be03601e, // BUFFER_ATOMIC_SUB_U32 ENC_VBUFFER default
    0x0400b80be03701d, // BUFFER_ATOMIC_SUB_CLAMP_U32 ENC_VBUFFER default
    0x0400b80bf038013, // BUFFER_ATOMIC_MIN_I32 ENC_VBUFFER default
    0x0400b80be039017, // BUFFER_ATOMIC_MIN_U32 ENC_VBUFFER default
    0x0400b80bf03a00d, // BUFFER_ATOMIC_MAX_I32 ENC_VBUFFER default
    0x0400b80be03b011, // BUFFER_ATOMIC_MAX_U32 ENC_VBUFFER default
    0x0400b80bc03c004, // BUFFER_ATOMIC_AND_B32 ENC_VBUFFER default
    0x0400b80bc03d019, // BUFFER_ATOMIC_OR_B32 ENC_VBUFFER default
    0x0400b80bc03e022, // BUFFER_ATOMIC_XOR_B32 ENC_VBUFFER default
    0x0400b80be03f00b, // BUFFER_ATOMIC_INC_U32 ENC_VBUFFER default
    0x0400b80be040009, // BUFFER_ATOMIC_DEC_U32 ENC_VBUFFER default
    0x0400ba0c0041021, // BUFFER_ATOMIC_SWAP_B64 ENC_VBUFFER default
    0x0400bc0c1042007, // BUFFER_ATOMIC_CMPSWAP_B64 ENC_VBUFFER default
    0x0400ba0c2043003, // BUFFER_ATOMIC_ADD_U64 ENC_VBUFFER default
    0x0400ba0c204401f, // BUFFER_ATOMIC_SUB_U64 ENC_VBUFFER default
    0x0400ba0c3045014, // BUFFER_ATOMIC_MIN_I64 ENC_VBUFFER default
    0x0400ba0c2046018, // BUFFER_ATOMIC_MIN_U64 ENC_VBUFFER default
    0x0400ba0c304700e, // BUFFER_ATOMIC_MAX_I64 ENC_VBUFFER default
    0x0400ba0c2048012, // BUFFER_ATOMIC_MAX_U64 ENC_VBUFFER default
    0x0400ba0c0049005, // BUFFER_ATOMIC_AND_B64 ENC_VBUFFER default
    0x0400ba0c004a01a, // BUFFER_ATOMIC_OR_B64 ENC_VBUFFER default
    0x0400ba0c004b023, // BUFFER_ATOMIC_XOR_B64 ENC_VBUFFER default
    0x0400ba0c204c00c, // BUFFER_ATOMIC_INC_U64 ENC_VBUFFER default
    0x0400ba0c204d00a, // BUFFER_ATOMIC_DEC_U64 ENC_VBUFFER default
    0x0400b80be050008, // BUFFER_ATOMIC_COND_SUB_U32 ENC_VBUFFER default
    0x0400b80c4051015, // BUFFER_ATOMIC_MIN_NUM_F32 ENC_VBUFFER default
    0x0400b80c405200f, // BUFFER_ATOMIC_MAX_NUM_F32 ENC_VBUFFER default
    0x0400ba0c5055001, // BUFFER_ATOMIC_ADD_F64 ENC_VBUFFER default
    0x0400b80c4056000, // BUFFER_ATOMIC_ADD_F32 ENC_VBUFFER default
    0x0400b80c605901c, // BUFFER_ATOMIC_PK_ADD_F16 ENC_VBUFFER default
    0x0400b80c705a01b, // BUFFER_ATOMIC_PK_ADD_BF16 ENC_VBUFFER default
    0x0400ba0c505b016, // BUFFER_ATOMIC_MIN_NUM_F64 ENC_VBUFFER default
    0x0400ba0c505c010, // BUFFER_ATOMIC_MAX_NUM_F64 ENC_VBUFFER default
    0x04263a0c80003da, // V_DUAL_FMAC_F32 VOPDXY_X X default
    0x04463c0c90003da, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x0466420ca0013d9, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL_X X default
    0x0486420cb0013d9, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x0466460cc0023db, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL_X X default
    0x0486460cd0023db, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x04a63a0ce0033e8, // V_DUAL_MUL_F32 VOPDXY_X X default
    0x04863c0cf0033e8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x04a63a0ce0043d3, // V_DUAL_ADD_F32 VOPDXY_X X default
    0x04863c0cf0043d3, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x04a63a0ce0053eb, // V_DUAL_SUB_F32 VOPDXY_X X default
    0x04863c0cf0053eb, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x04a63a0ce0063ea, // V_DUAL_SUBREV_F32 VOPDXY_X X default
    0x04863c0cf0063ea, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x04a63a0ce0073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_X X default
    0x04863c0cf0073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x04a64e0d00083e6, // V_DUAL_MOV_B32 VOPDXY_X X default
    0x0486500d10083e6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL_X X has_lit
    0x04c63a0d20093d8, // V_DUAL_CNDMASK_B32 VOPDXY_X X default
    0x04e63c0d30093d8, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL_X X has_lit
    0x04a63a0ce00a3e1, // V_DUAL_MAX_NUM_F32 VOPDXY_X X default
    0x04863c0cf00a3e1, // V_DUAL_MAX_NUM_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x04a63a0ce00b3e4, // V_DUAL_MIN_NUM_F32 VOPDXY_X X default
    0x04863c0cf00b3e4, // V_DUAL_MIN_NUM_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x05063e0d40003da, // V_DUAL_FMAC_F32 VOPDXY_Y Y default
    0x0526400d50003da, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0546440d60013d9, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL_Y Y default
    0x0566440d70013d9, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0546480d80023db, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL_Y Y default
    0x0566480d90023db, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05863e0da0033e8, // V_DUAL_MUL_F32 VOPDXY_Y Y default
    0x0566400db0033e8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05863e0da0043d3, // V_DUAL_ADD_F32 VOPDXY_Y Y default
    0x0566400db0043d3, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05863e0da0053eb, // V_DUAL_SUB_F32 VOPDXY_Y Y default
    0x0566400db0053eb, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05863e0da0063ea, // V_DUAL_SUBREV_F32 VOPDXY_Y Y default
    0x0566400db0063ea, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05863e0da0073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_Y Y default
    0x0566400db0073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0586520dc0083e6, // V_DUAL_MOV_B32 VOPDXY_Y Y default
    0x0566540dd0083e6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05a63e0de0093d8, // V_DUAL_CNDMASK_B32 VOPDXY_Y Y default
    0x05c6400df0093d8, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05863e0da00a3e1, // V_DUAL_MAX_NUM_F32 VOPDXY_Y Y default
    0x0566400db00a3e1, // V_DUAL_MAX_NUM_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05863e0da00b3e4, // V_DUAL_MIN_NUM_F32 VOPDXY_Y Y default
    0x0566400db00b3e4, // V_DUAL_MIN_NUM_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05863e0e00103d5, // V_DUAL_ADD_NC_U32 VOPDXY_Y Y default
    0x0566400e10103d5, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05863e0e20113de, // V_DUAL_LSHLREV_B32 VOPDXY_Y Y default
    0x0566400e30113de, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05863e0e00143ec, // V_DUAL_SUB_NC_U32 VOPDXY_Y Y default
    0x0566400e10143ec, // V_DUAL_SUB_NC_U32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05863e0e20153df, // V_DUAL_LSHRREV_B32 VOPDXY_Y Y default
    0x0566400e30153df, // V_DUAL_LSHRREV_B32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05863e0e40163d6, // V_DUAL_ASHRREV_I32 VOPDXY_Y Y default
    0x0566400e50163d6, // V_DUAL_ASHRREV_I32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05863e0e60173e0, // V_DUAL_MAX_I32 VOPDXY_Y Y default
    0x0566400e70173e0, // V_DUAL_MAX_I32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05863e0e60183e3, // V_DUAL_MIN_I32 VOPDXY_Y Y default
    0x0566400e70183e3, // V_DUAL_MIN_I32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05e13c0e80c428a, // TENSOR_LOAD_TO_LDS ENC_VIMAGE default
    0x05e13e0e80c528d, // TENSOR_STORE_FROM_LDS ENC_VIMAGE default
    0x0605520e9001330, // V_CMP_LT_F16 ENC_VOP3 default
    0x0625560ea001330, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0645580eb001330, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665540ec001330, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x0685540ed001330, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5540ee001330, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605520e9002309, // V_CMP_EQ_F16 ENC_VOP3 default
    0x0625560ea002309, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0645580eb002309, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665540ec002309, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0685540ed002309, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5540ee002309, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605520e9003324, // V_CMP_LE_F16 ENC_VOP3 default
    0x0625560ea003324, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0645580eb003324, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665540ec003324, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x0685540ed003324, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5540ee003324, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605520e900431b, // V_CMP_GT_F16 ENC_VOP3 default
    0x0625560ea00431b, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0645580eb00431b, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665540ec00431b, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x0685540ed00431b, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5540ee00431b, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605520e900532d, // V_CMP_LG_F16 ENC_VOP3 default
    0x0625560ea00532d, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0645580eb00532d, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665540ec00532d, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x0685540ed00532d, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5540ee00532d, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605520e9006312, // V_CMP_GE_F16 ENC_VOP3 default
    0x0625560ea006312, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0645580eb006312, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665540ec006312, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x0685540ed006312, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5540ee006312, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605520e9007351, // V_CMP_O_F16 ENC_VOP3 default
    0x0625560ea007351, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x0645580eb007351, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665540ec007351, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x0685540ed007351, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5540ee007351, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605520e9008354, // V_CMP_U_F16 ENC_VOP3 default
    0x0625560ea008354, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x0645580eb008354, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665540ec008354, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x0685540ed008354, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5540ee008354, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605520e9009342, // V_CMP_NGE_F16 ENC_VOP3 default
    0x0625560ea009342, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0645580eb009342, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665540ec009342, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x0685540ed009342, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5540ee009342, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605520e900a34b, // V_CMP_NLG_F16 ENC_VOP3 default
    0x0625560ea00a34b, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0645580eb00a34b, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665540ec00a34b, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x0685540ed00a34b, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5540ee00a34b, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605520e900b345, // V_CMP_NGT_F16 ENC_VOP3 default
    0x0625560ea00b345, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0645580eb00b345, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665540ec00b345, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x0685540ed00b345, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5540ee00b345, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605520e900c348, // V_CMP_NLE_F16 ENC_VOP3 default
    0x0625560ea00c348, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0645580eb00c348, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665540ec00c348, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x0685540ed00c348, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5540ee00c348, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605520e900d339, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x0625560ea00d339, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0645580eb00d339, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665540ec00d339, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0685540ed00d339, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5540ee00d339, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605520e900e34e, // V_CMP_NLT_F16 ENC_VOP3 default
    0x0625560ea00e34e, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0645580eb00e34e, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665540ec00e34e, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x0685540ed00e34e, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5540ee00e34e, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605640ef011331, // V_CMP_LT_F32 ENC_VOP3 default
    0x0625680f0011331, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x06456a0f1011331, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0665660f2011331, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x0685660f3011331, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x06a5660f4011331, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605640ef01230a, // V_CMP_EQ_F32 ENC_VOP3 default
    0x0625680f001230a, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x06456a0f101230a, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0665660f201230a, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0685660f301230a, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x06a5660f401230a, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605640ef013325, // V_CMP_LE_F32 ENC_VOP3 default
    0x0625680f0013325, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x06456a0f1013325, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0665660f2013325, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x0685660f3013325, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x06a5660f4013325, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605640ef01431c, // V_CMP_GT_F32 ENC_VOP3 default
    0x0625680f001431c, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x06456a0f101431c, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0665660f201431c, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x0685660f301431c, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x06a5660f401431c, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605640ef01532e, // V_CMP_LG_F32 ENC_VOP3 default
    0x0625680f001532e, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x06456a0f101532e, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0665660f201532e, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x0685660f301532e, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x06a5660f401532e, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605640ef016313, // V_CMP_GE_F32 ENC_VOP3 default
    0x0625680f0016313, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x06456a0f1016313, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0665660f2016313, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x0685660f3016313, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x06a5660f4016313, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605640ef017352, // V_CMP_O_F32 ENC_VOP3 default
    0x0625680f0017352, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x06456a0f1017352, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x0665660f2017352, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x0685660f3017352, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x06a5660f4017352, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605640ef018355, // V_CMP_U_F32 ENC_VOP3 default
    0x0625680f0018355, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x06456a0f1018355, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x0665660f2018355, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x0685660f3018355, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x06a5660f4018355, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605640ef019343, // V_CMP_NGE_F32 ENC_VOP3 default
    0x0625680f0019343, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x06456a0f1019343, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0665660f2019343, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x0685660f3019343, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x06a5660f4019343, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605640ef01a34c, // V_CMP_NLG_F32 ENC_VOP3 default
    0x0625680f001a34c, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x06456a0f101a34c, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0665660f201a34c, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x0685660f301a34c, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x06a5660f401a34c, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605640ef01b346, // V_CMP_NGT_F32 ENC_VOP3 default
    0x0625680f001b346, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x06456a0f101b346, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0665660f201b346, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x0685660f301b346, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x06a5660f401b346, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605640ef01c349, // V_CMP_NLE_F32 ENC_VOP3 default
    0x0625680f001c349, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x06456a0f101c349, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0665660f201c349, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x0685660f301c349, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x06a5660f401c349, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605640ef01d33a, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x0625680f001d33a, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x06456a0f101d33a, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0665660f201d33a, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0685660f301d33a, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x06a5660f401d33a, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605640ef01e34f, // V_CMP_NLT_F32 ENC_VOP3 default
    0x0625680f001e34f, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x06456a0f101e34f, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0665660f201e34f, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x0685660f301e34f, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x06a5660f401e34f, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605760f5021332, // V_CMP_LT_F64 ENC_VOP3 default
    0x0665780f6021332, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x0685780f7021332, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x06a5780f8021332, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605760f502230b, // V_CMP_EQ_F64 ENC_VOP3 default
    0x0665780f602230b, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0685780f702230b, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x06a5780f802230b, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605760f5023326, // V_CMP_LE_F64 ENC_VOP3 default
    0x0665780f6023326, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x0685780f7023326, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x06a5780f8023326, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605760f502431d, // V_CMP_GT_F64 ENC_VOP3 default
    0x0665780f602431d, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x0685780f702431d, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x06a5780f802431d, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605760f502532f, // V_CMP_LG_F64 ENC_VOP3 default
    0x0665780f602532f, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x0685780f702532f, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x06a5780f802532f, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605760f5026314, // V_CMP_GE_F64 ENC_VOP3 default
    0x0665780f6026314, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x0685780f7026314, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x06a5780f8026314, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605760f5027353, // V_CMP_O_F64 ENC_VOP3 default
    0x0665780f6027353, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x0685780f7027353, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x06a5780f8027353, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605760f5028356, // V_CMP_U_F64 ENC_VOP3 default
    0x0665780f6028356, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x0685780f7028356, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x06a5780f8028356, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605760f5029344, // V_CMP_NGE_F64 ENC_VOP3 default
    0x0665780f6029344, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x0685780f7029344, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x06a5780f8029344, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605760f502a34d, // V_CMP_NLG_F64 ENC_VOP3 default
    0x0665780f602a34d, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x0685780f702a34d, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x06a5780f802a34d, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605760f502b347, // V_CMP_NGT_F64 ENC_VOP3 default
    0x0665780f602b347, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x0685780f702b347, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x06a5780f802b347, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605760f502c34a, // V_CMP_NLE_F64 ENC_VOP3 default
    0x0665780f602c34a, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x0685780f702c34a, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x06a5780f802c34a, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605760f502d33b, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x0665780f602d33b, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0685780f702d33b, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x06a5780f802d33b, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605760f502e350, // V_CMP_NLT_F64 ENC_VOP3 default
    0x0665780f602e350, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x0685780f702e350, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x06a5780f802e350, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605800f9031333, // V_CMP_LT_I16 ENC_VOP3 default
    0x0625840fa031333, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0645860fb031333, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x0665820fc031333, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x0685820fd031333, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x06a5820fe031333, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605800f903230c, // V_CMP_EQ_I16 ENC_VOP3 default
    0x0625840fa03230c, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x0645860fb03230c, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x0665820fc03230c, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x0685820fd03230c, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x06a5820fe03230c, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605800f9033327, // V_CMP_LE_I16 ENC_VOP3 default
    0x0625840fa033327, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0645860fb033327, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0665820fc033327, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x0685820fd033327, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x06a5820fe033327, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605800f903431e, // V_CMP_GT_I16 ENC_VOP3 default
    0x0625840fa03431e, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0645860fb03431e, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x0665820fc03431e, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x0685820fd03431e, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x06a5820fe03431e, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605800f903533c, // V_CMP_NE_I16 ENC_VOP3 default
    0x0625840fa03533c, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0645860fb03533c, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0665820fc03533c, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x0685820fd03533c, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x06a5820fe03533c, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605800f9036315, // V_CMP_GE_I16 ENC_VOP3 default
    0x0625840fa036315, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0645860fb036315, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0665820fc036315, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x0685820fd036315, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x06a5820fe036315, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605800ff039336, // V_CMP_LT_U16 ENC_VOP3 default
    0x062584100039336, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x064586101039336, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x066582102039336, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x068582103039336, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x06a582104039336, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605800ff03a30f, // V_CMP_EQ_U16 ENC_VOP3 default
    0x06258410003a30f, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x06458610103a30f, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x06658210203a30f, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x06858210303a30f, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x06a58210403a30f, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605800ff03b32a, // V_CMP_LE_U16 ENC_VOP3 default
    0x06258410003b32a, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x06458610103b32a, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x06658210203b32a, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x06858210303b32a, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x06a58210403b32a, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605800ff03c321, // V_CMP_GT_U16 ENC_VOP3 default
    0x06258410003c321, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x06458610103c321, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x06658210203c321, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x06858210303c321, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x06a58210403c321, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605800ff03d33f, // V_CMP_NE_U16 ENC_VOP3 default
    0x06258410003d33f, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x06458610103d33f, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x06658210203d33f, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x06858210303d33f, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x06a58210403d33f, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605800ff03e318, // V_CMP_GE_U16 ENC_VOP3 default
    0x06258410003e318, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x06458610103e318, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x06658210203e318, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x06858210303e318, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x06a58210403e318, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x060592105041334, // V_CMP_LT_I32 ENC_VOP3 default
    0x062596106041334, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x064598107041334, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x066594108041334, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x068594109041334, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x06a59410a041334, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06059210504230d, // V_CMP_EQ_I32 ENC_VOP3 default
    0x06259610604230d, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x06459810704230d, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x06659410804230d, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x06859410904230d, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x06a59410a04230d, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x060592105043328, // V_CMP_LE_I32 ENC_VOP3 default
    0x062596106043328, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x064598107043328, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x066594108043328, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x068594109043328, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x06a59410a043328, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06059210504431f, // V_CMP_GT_I32 ENC_VOP3 default
    0x06259610604431f, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x06459810704431f, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x06659410804431f, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x06859410904431f, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x06a59410a04431f, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06059210504533d, // V_CMP_NE_I32 ENC_VOP3 default
    0x06259610604533d, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x06459810704533d, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x06659410804533d, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x06859410904533d, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x06a59410a04533d, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x060592105046316, // V_CMP_GE_I32 ENC_VOP3 default
    0x062596106046316, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x064598107046316, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x066594108046316, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x068594109046316, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x06a59410a046316, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06059210b049337, // V_CMP_LT_U32 ENC_VOP3 default
    0x06259610c049337, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x06459810d049337, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x06659410e049337, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x06859410f049337, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x06a594110049337, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06059210b04a310, // V_CMP_EQ_U32 ENC_VOP3 default
    0x06259610c04a310, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x06459810d04a310, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x06659410e04a310, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x06859410f04a310, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x06a59411004a310, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06059210b04b32b, // V_CMP_LE_U32 ENC_VOP3 default
    0x06259610c04b32b, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x06459810d04b32b, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x06659410e04b32b, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x06859410f04b32b, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x06a59411004b32b, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06059210b04c322, // V_CMP_GT_U32 ENC_VOP3 default
    0x06259610c04c322, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x06459810d04c322, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x06659410e04c322, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x06859410f04c322, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x06a59411004c322, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06059210b04d340, // V_CMP_NE_U32 ENC_VOP3 default
    0x06259610c04d340, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x06459810d04d340, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x06659410e04d340, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x06859410f04d340, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x06a59411004d340, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06059210b04e319, // V_CMP_GE_U32 ENC_VOP3 default
    0x06259610c04e319, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x06459810d04e319, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x06659410e04e319, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x06859410f04e319, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x06a59411004e319, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06059c111051335, // V_CMP_LT_I64 ENC_VOP3 default
    0x06659e112051335, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x06859e113051335, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x06a59e114051335, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06059c11105230e, // V_CMP_EQ_I64 ENC_VOP3 default
    0x06659e11205230e, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x06859e11305230e, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x06a59e11405230e, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06059c111053329, // V_CMP_LE_I64 ENC_VOP3 default
    0x06659e112053329, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x06859e113053329, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x06a59e114053329, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06059c111054320, // V_CMP_GT_I64 ENC_VOP3 default
    0x06659e112054320, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x06859e113054320, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x06a59e114054320, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06059c11105533e, // V_CMP_NE_I64 ENC_VOP3 default
    0x06659e11205533e, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x06859e11305533e, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x06a59e11405533e, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06059c111056317, // V_CMP_GE_I64 ENC_VOP3 default
    0x06659e112056317, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x06859e113056317, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x06a59e114056317, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06059c115059338, // V_CMP_LT_U64 ENC_VOP3 default
    0x06659e116059338, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x06859e117059338, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x06a59e118059338, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06059c11505a311, // V_CMP_EQ_U64 ENC_VOP3 default
    0x06659e11605a311, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x06859e11705a311, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x06a59e11805a311, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06059c11505b32c, // V_CMP_LE_U64 ENC_VOP3 default
    0x06659e11605b32c, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x06859e11705b32c, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x06a59e11805b32c, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06059c11505c323, // V_CMP_GT_U64 ENC_VOP3 default
    0x06659e11605c323, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x06859e11705c323, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x06a59e11805c323, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06059c11505d341, // V_CMP_NE_U64 ENC_VOP3 default
    0x06659e11605d341, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x06859e11705d341, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x06a59e11805d341, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06059c11505e31a, // V_CMP_GE_U64 ENC_VOP3 default
    0x06659e11605e31a, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x06859e11705e31a, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x06a59e11805e31a, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605a60e907d306, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x0625aa0ea07d306, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0645ac0eb07d306, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665a80ec07d306, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x0685a80ed07d306, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5a80ee07d306, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605ae11907e307, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x0625b211a07e307, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0645b411b07e307, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x0665b011c07e307, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x0685b011d07e307, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x06a5b011e07e307, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605b811f07f308, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x0665ba12007f308, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x0685ba12107f308, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x06a5ba12207f308, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5c21230812df, // V_CMPX_LT_F16 ENC_VOP3 default
    0x06e5c61240812df, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0705c81250812df, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0725c41260812df, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x0745c41270812df, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x0765c41280812df, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5c21230822b8, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x06e5c61240822b8, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0705c81250822b8, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0725c41260822b8, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0745c41270822b8, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x0765c41280822b8, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5c21230832d3, // V_CMPX_LE_F16 ENC_VOP3 default
    0x06e5c61240832d3, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0705c81250832d3, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0725c41260832d3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x0745c41270832d3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x0765c41280832d3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5c21230842ca, // V_CMPX_GT_F16 ENC_VOP3 default
    0x06e5c61240842ca, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0705c81250842ca, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0725c41260842ca, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x0745c41270842ca, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x0765c41280842ca, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5c21230852dc, // V_CMPX_LG_F16 ENC_VOP3 default
    0x06e5c61240852dc, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0705c81250852dc, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0725c41260852dc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x0745c41270852dc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x0765c41280852dc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5c21230862c1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x06e5c61240862c1, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0705c81250862c1, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0725c41260862c1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x0745c41270862c1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x0765c41280862c1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5c2123087300, // V_CMPX_O_F16 ENC_VOP3 default
    0x06e5c6124087300, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x0705c8125087300, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x0725c4126087300, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x0745c4127087300, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x0765c4128087300, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5c2123088303, // V_CMPX_U_F16 ENC_VOP3 default
    0x06e5c6124088303, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x0705c8125088303, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x0725c4126088303, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x0745c4127088303, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x0765c4128088303, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5c21230892f1, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x06e5c61240892f1, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0705c81250892f1, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0725c41260892f1, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x0745c41270892f1, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x0765c41280892f1, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5c212308a2fa, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x06e5c612408a2fa, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0705c812508a2fa, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0725c412608a2fa, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x0745c412708a2fa, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x0765c412808a2fa, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5c212308b2f4, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x06e5c612408b2f4, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0705c812508b2f4, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0725c412608b2f4, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x0745c412708b2f4, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x0765c412808b2f4, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5c212308c2f7, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x06e5c612408c2f7, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0705c812508c2f7, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0725c412608c2f7, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x0745c412708c2f7, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x0765c412808c2f7, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5c212308d2e8, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x06e5c612408d2e8, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0705c812508d2e8, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0725c412608d2e8, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0745c412708d2e8, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x0765c412808d2e8, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5c212308e2fd, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x06e5c612408e2fd, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0705c812508e2fd, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0725c412608e2fd, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x0745c412708e2fd, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x0765c412808e2fd, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5d41290912e0, // V_CMPX_LT_F32 ENC_VOP3 default
    0x06e5d812a0912e0, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0705da12b0912e0, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0725d612c0912e0, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x0745d612d0912e0, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x0765d612e0912e0, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5d41290922b9, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x06e5d812a0922b9, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0705da12b0922b9, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0725d612c0922b9, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0745d612d0922b9, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x0765d612e0922b9, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5d41290932d4, // V_CMPX_LE_F32 ENC_VOP3 default
    0x06e5d812a0932d4, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0705da12b0932d4, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0725d612c0932d4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x0745d612d0932d4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x0765d612e0932d4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5d41290942cb, // V_CMPX_GT_F32 ENC_VOP3 default
    0x06e5d812a0942cb, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0705da12b0942cb, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0725d612c0942cb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x0745d612d0942cb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x0765d612e0942cb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5d41290952dd, // V_CMPX_LG_F32 ENC_VOP3 default
    0x06e5d812a0952dd, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0705da12b0952dd, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0725d612c0952dd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x0745d612d0952dd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x0765d612e0952dd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5d41290962c2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x06e5d812a0962c2, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0705da12b0962c2, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0725d612c0962c2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x0745d612d0962c2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x0765d612e0962c2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5d4129097301, // V_CMPX_O_F32 ENC_VOP3 default
    0x06e5d812a097301, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x0705da12b097301, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x0725d612c097301, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x0745d612d097301, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x0765d612e097301, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5d4129098304, // V_CMPX_U_F32 ENC_VOP3 default
    0x06e5d812a098304, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x0705da12b098304, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x0725d612c098304, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x0745d612d098304, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x0765d612e098304, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5d41290992f2, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x06e5d812a0992f2, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0705da12b0992f2, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0725d612c0992f2, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x0745d612d0992f2, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x0765d612e0992f2, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5d412909a2fb, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x06e5d812a09a2fb, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0705da12b09a2fb, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0725d612c09a2fb, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x0745d612d09a2fb, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x0765d612e09a2fb, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5d412909b2f5, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x06e5d812a09b2f5, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0705da12b09b2f5, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0725d612c09b2f5, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x0745d612d09b2f5, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x0765d612e09b2f5, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5d412909c2f8, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x06e5d812a09c2f8, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0705da12b09c2f8, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0725d612c09c2f8, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x0745d612d09c2f8, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x0765d612e09c2f8, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5d412909d2e9, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x06e5d812a09d2e9, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0705da12b09d2e9, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0725d612c09d2e9, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0745d612d09d2e9, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x0765d612e09d2e9, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5d412909e2fe, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x06e5d812a09e2fe, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0705da12b09e2fe, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0725d612c09e2fe, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x0745d612d09e2fe, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x0765d612e09e2fe, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5e612f0a12e1, // V_CMPX_LT_F64 ENC_VOP3 default
    0x0725e81300a12e1, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x0745e81310a12e1, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x0765e81320a12e1, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5e612f0a22ba, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x0725e81300a22ba, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0745e81310a22ba, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0765e81320a22ba, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5e612f0a32d5, // V_CMPX_LE_F64 ENC_VOP3 default
    0x0725e81300a32d5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x0745e81310a32d5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x0765e81320a32d5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5e612f0a42cc, // V_CMPX_GT_F64 ENC_VOP3 default
    0x0725e81300a42cc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x0745e81310a42cc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x0765e81320a42cc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5e612f0a52de, // V_CMPX_LG_F64 ENC_VOP3 default
    0x0725e81300a52de, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x0745e81310a52de, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x0765e81320a52de, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5e612f0a62c3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x0725e81300a62c3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x0745e81310a62c3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x0765e81320a62c3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5e612f0a7302, // V_CMPX_O_F64 ENC_VOP3 default
    0x0725e81300a7302, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x0745e81310a7302, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x0765e81320a7302, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5e612f0a8305, // V_CMPX_U_F64 ENC_VOP3 default
    0x0725e81300a8305, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x0745e81310a8305, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x0765e81320a8305, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5e612f0a92f3, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x0725e81300a92f3, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x0745e81310a92f3, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x0765e81320a92f3, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5e612f0aa2fc, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x0725e81300aa2fc, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x0745e81310aa2fc, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x0765e81320aa2fc, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5e612f0ab2f6, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x0725e81300ab2f6, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x0745e81310ab2f6, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x0765e81320ab2f6, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5e612f0ac2f9, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x0725e81300ac2f9, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x0745e81310ac2f9, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x0765e81320ac2f9, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5e612f0ad2ea, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x0725e81300ad2ea, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0745e81310ad2ea, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0765e81320ad2ea, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5e612f0ae2ff, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x0725e81300ae2ff, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x0745e81310ae2ff, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x0765e81320ae2ff, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5f01330b12e2, // V_CMPX_LT_I16 ENC_VOP3 default
    0x06e5f41340b12e2, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0705f61350b12e2, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x0725f21360b12e2, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x0745f21370b12e2, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x0765f21380b12e2, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5f01330b22bb, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x06e5f41340b22bb, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x0705f61350b22bb, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x0725f21360b22bb, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x0745f21370b22bb, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x0765f21380b22bb, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5f01330b32d6, // V_CMPX_LE_I16 ENC_VOP3 default
    0x06e5f41340b32d6, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0705f61350b32d6, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0725f21360b32d6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x0745f21370b32d6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x0765f21380b32d6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5f01330b42cd, // V_CMPX_GT_I16 ENC_VOP3 default
    0x06e5f41340b42cd, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0705f61350b42cd, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x0725f21360b42cd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x0745f21370b42cd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x0765f21380b42cd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5f01330b52eb, // V_CMPX_NE_I16 ENC_VOP3 default
    0x06e5f41340b52eb, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0705f61350b52eb, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0725f21360b52eb, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x0745f21370b52eb, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x0765f21380b52eb, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5f01330b62c4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x06e5f41340b62c4, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0705f61350b62c4, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0725f21360b62c4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x0745f21370b62c4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x0765f21380b62c4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5f01390b92e5, // V_CMPX_LT_U16 ENC_VOP3 default
    0x06e5f413a0b92e5, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x0705f613b0b92e5, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x0725f213c0b92e5, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x0745f213d0b92e5, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x0765f213e0b92e5, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5f01390ba2be, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x06e5f413a0ba2be, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x0705f613b0ba2be, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x0725f213c0ba2be, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x0745f213d0ba2be, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x0765f213e0ba2be, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5f01390bb2d9, // V_CMPX_LE_U16 ENC_VOP3 default
    0x06e5f413a0bb2d9, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0705f613b0bb2d9, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0725f213c0bb2d9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x0745f213d0bb2d9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x0765f213e0bb2d9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5f01390bc2d0, // V_CMPX_GT_U16 ENC_VOP3 default
    0x06e5f413a0bc2d0, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x0705f613b0bc2d0, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x0725f213c0bc2d0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x0745f213d0bc2d0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x0765f213e0bc2d0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5f01390bd2ee, // V_CMPX_NE_U16 ENC_VOP3 default
    0x06e5f413a0bd2ee, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0705f613b0bd2ee, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0725f213c0bd2ee, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x0745f213d0bd2ee, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x0765f213e0bd2ee, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5f01390be2c7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x06e5f413a0be2c7, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0705f613b0be2c7, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0725f213c0be2c7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x0745f213d0be2c7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x0765f213e0be2c7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c60213f0c12e3, // V_CMPX_LT_I32 ENC_VOP3 default
    0x06e6061400c12e3, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0706081410c12e3, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0726041420c12e3, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x0746041430c12e3, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x0766041440c12e3, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c60213f0c22bc, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x06e6061400c22bc, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x0706081410c22bc, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x0726041420c22bc, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x0746041430c22bc, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x0766041440c22bc, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c60213f0c32d7, // V_CMPX_LE_I32 ENC_VOP3 default
    0x06e6061400c32d7, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0706081410c32d7, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0726041420c32d7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x0746041430c32d7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x0766041440c32d7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c60213f0c42ce, // V_CMPX_GT_I32 ENC_VOP3 default
    0x06e6061400c42ce, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0706081410c42ce, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0726041420c42ce, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x0746041430c42ce, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x0766041440c42ce, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c60213f0c52ec, // V_CMPX_NE_I32 ENC_VOP3 default
    0x06e6061400c52ec, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0706081410c52ec, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0726041420c52ec, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x0746041430c52ec, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x0766041440c52ec, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c60213f0c62c5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x06e6061400c62c5, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0706081410c62c5, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0726041420c62c5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x0746041430c62c5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x0766041440c62c5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c6021450c92e6, // V_CMPX_LT_U32 ENC_VOP3 default
    0x06e6061460c92e6, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0706081470c92e6, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0726041480c92e6, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x0746041490c92e6, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x07660414a0c92e6, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c6021450ca2bf, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x06e6061460ca2bf, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x0706081470ca2bf, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x0726041480ca2bf, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x0746041490ca2bf, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x07660414a0ca2bf, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c6021450cb2da, // V_CMPX_LE_U32 ENC_VOP3 default
    0x06e6061460cb2da, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0706081470cb2da, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0726041480cb2da, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x0746041490cb2da, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x07660414a0cb2da, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c6021450cc2d1, // V_CMPX_GT_U32 ENC_VOP3 default
    0x06e6061460cc2d1, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0706081470cc2d1, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0726041480cc2d1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x0746041490cc2d1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x07660414a0cc2d1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c6021450cd2ef, // V_CMPX_NE_U32 ENC_VOP3 default
    0x06e6061460cd2ef, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0706081470cd2ef, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0726041480cd2ef, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x0746041490cd2ef, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x07660414a0cd2ef, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c6021450ce2c8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x06e6061460ce2c8, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0706081470ce2c8, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0726041480ce2c8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x0746041490ce2c8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x07660414a0ce2c8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c60c14b0d12e4, // V_CMPX_LT_I64 ENC_VOP3 default
    0x07260e14c0d12e4, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x07460e14d0d12e4, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x07660e14e0d12e4, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c60c14b0d22bd, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x07260e14c0d22bd, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x07460e14d0d22bd, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x07660e14e0d22bd, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c60c14b0d32d8, // V_CMPX_LE_I64 ENC_VOP3 default
    0x07260e14c0d32d8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x07460e14d0d32d8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x07660e14e0d32d8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c60c14b0d42cf, // V_CMPX_GT_I64 ENC_VOP3 default
    0x07260e14c0d42cf, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x07460e14d0d42cf, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x07660e14e0d42cf, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c60c14b0d52ed, // V_CMPX_NE_I64 ENC_VOP3 default
    0x07260e14c0d52ed, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x07460e14d0d52ed, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x07660e14e0d52ed, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c60c14b0d62c6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x07260e14c0d62c6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x07460e14d0d62c6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x07660e14e0d62c6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c60c14f0d92e7, // V_CMPX_LT_U64 ENC_VOP3 default
    0x07260e1500d92e7, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x07460e1510d92e7, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x07660e1520d92e7, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c60c14f0da2c0, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x07260e1500da2c0, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x07460e1510da2c0, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x07660e1520da2c0, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c60c14f0db2db, // V_CMPX_LE_U64 ENC_VOP3 default
    0x07260e1500db2db, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x07460e1510db2db, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x07660e1520db2db, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c60c14f0dc2d2, // V_CMPX_GT_U64 ENC_VOP3 default
    0x07260e1500dc2d2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x07460e1510dc2d2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x07660e1520dc2d2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c60c14f0dd2f0, // V_CMPX_NE_U64 ENC_VOP3 default
    0x07260e1500dd2f0, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x07460e1510dd2f0, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x07660e1520dd2f0, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c60c14f0de2c9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x07260e1500de2c9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x07460e1510de2c9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x07660e1520de2c9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c6161230fd2b5, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x06e61a1240fd2b5, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x07061c1250fd2b5, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0726181260fd2b5, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x0746181270fd2b5, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x0766181280fd2b5, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c61e1530fe2b6, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x06e6221540fe2b6, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0706241550fe2b6, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x0726201560fe2b6, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x0746201570fe2b6, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x0766201580fe2b6, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c6281590ff2b7, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x07262a15a0ff2b7, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x07462a15b0ff2b7, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x07662a15c0ff2b7, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07829c15d101358, // V_CNDMASK_B32 ENC_VOP3 default
    0x0622a015e101358, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x0642a215f101358, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x07a29e160101358, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x07c29e161101358, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x07e29e162101358, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602ac163102293, // V_ADD_F64 ENC_VOP3 default
    0x0642b0164102293, // V_ADD_F64 VOP3_VOP_DPP16 has_dpp16
    0x0662ae165102293, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x0682ae166102293, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x06a2ae167102293, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602bc168103292, // V_ADD_F32 ENC_VOP3 default
    0x0622c0169103292, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x0642c216a103292, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x0662be16b103292, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x0682be16c103292, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x06a2be16d103292, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602bc1681044e4, // V_SUB_F32 ENC_VOP3 default
    0x0622c01691044e4, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x0642c216a1044e4, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x0662be16b1044e4, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x0682be16c1044e4, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x06a2be16d1044e4, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602bc1681054df, // V_SUBREV_F32 ENC_VOP3 default
    0x0622c01691054df, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x0642c216a1054df, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x0662be16b1054df, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x0682be16c1054df, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x06a2be16d1054df, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602ac163106474, // V_MUL_F64 ENC_VOP3 default
    0x0642b0164106474, // V_MUL_F64 VOP3_VOP_DPP16 has_dpp16
    0x0662ae165106474, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x0682ae166106474, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x06a2ae167106474, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602bc168107471, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x0622c0169107471, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x0642c216a107471, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x0662be16b107471, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x0682be16c107471, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x06a2be16d107471, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602bc168108473, // V_MUL_F32 ENC_VOP3 default
    0x0622c0169108473, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x0642c216a108473, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x0662be16b108473, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x0682be16c108473, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x06a2be16d108473, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602c616e109479, // V_MUL_I32_I24 ENC_VOP3 default
    0x0622ca16f109479, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0642cc170109479, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x0662c8171109479, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0682c8172109479, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x06a2c8173109479, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602ce16e10a476, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x0622d216f10a476, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0642d417010a476, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x0662d017110a476, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0682d017210a476, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x06a2d017310a476, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602c617410b47c, // V_MUL_U32_U24 ENC_VOP3 default
    0x0622ca17510b47c, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0642cc17610b47c, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x0662c817710b47c, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0682c817810b47c, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x06a2c817910b47c, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602ce17410c478, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x0622d217510c478, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0642d417610c478, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x0662d017710c478, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0682d017810c478, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x06a2d017910c478, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602ac16310d462, // V_MIN_NUM_F64 ENC_VOP3 default
    0x0642b016410d462, // V_MIN_NUM_F64 VOP3_VOP_DPP16 has_dpp16
    0x0662ae16510d462, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_0
    0x0682ae16610d462, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_1
    0x06a2ae16710d462, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602ac16310e440, // V_MAX_NUM_F64 ENC_VOP3 default
    0x0642b016410e440, // V_MAX_NUM_F64 VOP3_VOP_DPP16 has_dpp16
    0x0662ae16510e440, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_0
    0x0682ae16610e440, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_1
    0x06a2ae16710e440, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602ce16e11145e, // V_MIN_I32 ENC_VOP3 default
    0x0622d216f11145e, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x0642d417011145e, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x0662d017111145e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x0682d017211145e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x06a2d017311145e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602ce16e11243c, // V_MAX_I32 ENC_VOP3 default
    0x0622d216f11243c, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x0642d417011243c, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x0662d017111243c, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x0682d017211243c, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x06a2d017311243c, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602ce174113464, // V_MIN_U32 ENC_VOP3 default
    0x0622d2175113464, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x0642d4176113464, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x0662d0177113464, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x0682d0178113464, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x06a2d0179113464, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602ce174114442, // V_MAX_U32 ENC_VOP3 default
    0x0622d2175114442, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x0642d4176114442, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x0662d0177114442, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x0682d0178114442, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x06a2d0179114442, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602bc168115461, // V_MIN_NUM_F32 ENC_VOP3 default
    0x0622c0169115461, // V_MIN_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0642c216a115461, // V_MIN_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0662be16b115461, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x0682be16c115461, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x06a2be16d115461, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602bc16811643f, // V_MAX_NUM_F32 ENC_VOP3 default
    0x0622c016911643f, // V_MAX_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0642c216a11643f, // V_MAX_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0662be16b11643f, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x0682be16c11643f, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x06a2be16d11643f, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602ac17a1173f8, // V_FMAC_F64 ENC_VOP3 default
    0x0642b017b1173f8, // V_FMAC_F64 VOP3_VOP_DPP16 has_dpp16
    0x0662ae17c1173f8, // V_FMAC_F64 VOP3_INST_LITERAL has_lit_0
    0x0682ae17d1173f8, // V_FMAC_F64 VOP3_INST_LITERAL has_lit_1
    0x06a2ae17e1173f8, // V_FMAC_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602ce174118417, // V_LSHLREV_B32 ENC_VOP3 default
    0x0622d2175118417, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0642d4176118417, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0662d0177118417, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0682d0178118417, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x06a2d0179118417, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602ce17411941d, // V_LSHRREV_B32 ENC_VOP3 default
    0x0622d217511941d, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0642d417611941d, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0662d017711941d, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0682d017811941d, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x06a2d017911941d, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602ce17f11a2a4, // V_ASHRREV_I32 ENC_VOP3 default
    0x0622d218011a2a4, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x0642d418111a2a4, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x0662d018211a2a4, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x0682d018311a2a4, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x06a2d018411a2a4, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602ce17411b2a1, // V_AND_B32 ENC_VOP3 default
    0x0622d217511b2a1, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x0642d417611b2a1, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x0662d017711b2a1, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x0682d017811b2a1, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x06a2d017911b2a1, // V_AND_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602ce17411c483, // V_OR_B32 ENC_VOP3 default
    0x0622d217511c483, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0642d417611c483, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0662d017711c483, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0682d017811c483, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x06a2d017911c483, // V_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602ce17411d52e, // V_XOR_B32 ENC_VOP3 default
    0x0622d217511d52e, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0642d417611d52e, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0662d017711d52e, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x0682d017811d52e, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x06a2d017911d52e, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602ce17411e52b, // V_XNOR_B32 ENC_VOP3 default
    0x0622d217511e52b, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0642d417611e52b, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0662d017711e52b, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x0682d017811e52b, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x06a2d017911e52b, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0802de18511f418, // V_LSHLREV_B64 ENC_VOP3 default
    0x0822e218611f418, // V_LSHLREV_B64 VOP3_VOP_DPP16 has_dpp16
    0x0842e018711f418, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0862e018811f418, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0882ee18912028f, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x08a2f218a12028f, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x08c2f418b12028f, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x08e2f018c12028f, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0902f018d12028f, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0922f018e12028f, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0882ee1891214e1, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x08a2f218a1214e1, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x08c2f418b1214e1, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x08e2f018c1214e1, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0902f018d1214e1, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0922f018e1214e1, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0882ee1891224dc, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x08a2f218a1224dc, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x08c2f418b1224dc, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x08e2f018c1224dc, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0902f018d1224dc, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0922f018e1224dc, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0602c617412529c, // V_ADD_NC_U32 ENC_VOP3 default
    0x0622ca17512529c, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0642cc17612529c, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0662c817712529c, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0682c817812529c, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x06a2c817912529c, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602c61741264e8, // V_SUB_NC_U32 ENC_VOP3 default
    0x0622ca1751264e8, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0642cc1761264e8, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0662c81771264e8, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0682c81781264e8, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x06a2c81791264e8, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602c61741274e0, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x0622ca1751274e0, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0642cc1761274e0, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0662c81771274e0, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0682c81781274e0, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x06a2c81791274e0, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06030218f12829d, // V_ADD_NC_U64 ENC_VOP3 default
    0x06430619012829d, // V_ADD_NC_U64 VOP3_VOP_DPP16 has_dpp16
    0x06630419112829d, // V_ADD_NC_U64 VOP3_INST_LITERAL has_lit_0
    0x06830419212829d, // V_ADD_NC_U64 VOP3_INST_LITERAL has_lit_1
    0x06a30419312829d, // V_ADD_NC_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06030218f1294e9, // V_SUB_NC_U64 ENC_VOP3 default
    0x0643061901294e9, // V_SUB_NC_U64 VOP3_VOP_DPP16 has_dpp16
    0x0663041911294e9, // V_SUB_NC_U64 VOP3_INST_LITERAL has_lit_0
    0x0683041921294e9, // V_SUB_NC_U64 VOP3_INST_LITERAL has_lit_1
    0x06a3041931294e9, // V_SUB_NC_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06030818f12a47d, // V_MUL_U64 ENC_VOP3 default
    0x06630a19112a47d, // V_MUL_U64 VOP3_INST_LITERAL has_lit_0
    0x06830a19212a47d, // V_MUL_U64 VOP3_INST_LITERAL has_lit_1
    0x06a30a19312a47d, // V_MUL_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602bc19412b3f7, // V_FMAC_F32 ENC_VOP3 default
    0x0622c019512b3f7, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0642c219612b3f7, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x0662be19712b3f7, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x0682be19812b3f7, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x06a2be19912b3f7, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06031a19a12f38d, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x06231e19b12f38d, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x06432019c12f38d, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x06631c19d12f38d, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x06831c19e12f38d, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x06a31c19f12f38d, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06032c1a0130460, // V_MIN_NUM_F16 ENC_VOP3 default
    0x0623301a1130460, // V_MIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643321a2130460, // V_MIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x06632e1a3130460, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x06832e1a4130460, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x06a32e1a5130460, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06032c1a013143e, // V_MAX_NUM_F16 ENC_VOP3 default
    0x0623301a113143e, // V_MAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643321a213143e, // V_MAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x06632e1a313143e, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x06832e1a413143e, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x06a32e1a513143e, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06032c1a0132291, // V_ADD_F16 ENC_VOP3 default
    0x0623301a1132291, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643321a2132291, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x06632e1a3132291, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x06832e1a4132291, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x06a32e1a5132291, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06032c1a01334e3, // V_SUB_F16 ENC_VOP3 default
    0x0623301a11334e3, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643321a21334e3, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x06632e1a31334e3, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x06832e1a41334e3, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x06a32e1a51334e3, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06032c1a01344de, // V_SUBREV_F16 ENC_VOP3 default
    0x0623301a11344de, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643321a21344de, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x06632e1a31344de, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x06832e1a41344de, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x06a32e1a51344de, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06032c1a0135472, // V_MUL_F16 ENC_VOP3 default
    0x0623301a1135472, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643321a2135472, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x06632e1a3135472, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x06832e1a4135472, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x06a32e1a5135472, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06032c1a61363f6, // V_FMAC_F16 ENC_VOP3 default
    0x0623301a71363f6, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643321a81363f6, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x06632e1a91363f6, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x06832e1aa1363f6, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x06a32e1ab1363f6, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06033a1a013b40f, // V_LDEXP_F16 ENC_VOP3 default
    0x06233e1a113b40f, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643401a213b40f, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x06633c1a313b40f, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x06833c1a413b40f, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x06a33c1a513b40f, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0601401ac18047e, // V_NOP ENC_VOP3 default
    0x06014c1ad18146b, // V_MOV_B32 ENC_VOP3 default
    0x0621501ae18146b, // V_MOV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0641521af18146b, // V_MOV_B32 VOP3_VOP_DPP16 has_dpp16
    0x06614e1b018146b, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x0941561b11824c5, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x0601601b2183377, // V_CVT_I32_F64 ENC_VOP3 default
    0x0641641b3183377, // V_CVT_I32_F64 VOP3_VOP_DPP16 has_dpp16
    0x0661621b4183377, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x06016e1b5184372, // V_CVT_F64_I32 ENC_VOP3 default
    0x0641721b6184372, // V_CVT_F64_I32 VOP3_VOP_DPP16 has_dpp16
    0x0661701b7184372, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x0601761b818536b, // V_CVT_F32_I32 ENC_VOP3 default
    0x06217a1b918536b, // V_CVT_F32_I32 VOP3_VOP_DPP8 has_dpp8
    0x06417c1ba18536b, // V_CVT_F32_I32 VOP3_VOP_DPP16 has_dpp16
    0x0661781bb18536b, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x0601761bc18636c, // V_CVT_F32_U32 ENC_VOP3 default
    0x06217a1bd18636c, // V_CVT_F32_U32 VOP3_VOP_DPP8 has_dpp8
    0x06417c1be18636c, // V_CVT_F32_U32 VOP3_VOP_DPP16 has_dpp16
    0x0661781bf18636c, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x06017e1c01873c5, // V_CVT_U32_F32 ENC_VOP3 default
    0x0621821c11873c5, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0641841c21873c5, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0661801c31873c5, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x06017e1c4188376, // V_CVT_I32_F32 ENC_VOP3 default
    0x0621821c5188376, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0641841c6188376, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0661801c7188376, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0601901c818a362, // V_CVT_F16_F32 ENC_VOP3 default
    0x0621941c918a362, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0641961ca18a362, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0661921cb18a362, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0601a21cc18b368, // V_CVT_F32_F16 ENC_VOP3 default
    0x0621a61cd18b368, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x0641a81ce18b368, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x0661a41cf18b368, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x0601aa1c418c379, // V_CVT_NEAREST_I32_F32 ENC_VOP3 default
    0x0621ae1c518c379, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0641b01c618c379, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0661ac1c718c379, // V_CVT_NEAREST_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0601aa1c418d374, // V_CVT_FLOOR_I32_F32 ENC_VOP3 default
    0x0621ae1c518d374, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0641b01c618d374, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0661ac1c718d374, // V_CVT_FLOOR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0601761b818e37c, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x06217a1b918e37c, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP8 has_dpp8
    0x06417c1ba18e37c, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP16 has_dpp16
    0x0661781bb18e37c, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x0601601d018f369, // V_CVT_F32_F64 ENC_VOP3 default
    0x0641641d118f369, // V_CVT_F32_F64 VOP3_VOP_DPP16 has_dpp16
    0x0661621d218f369, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x0601b41d3190371, // V_CVT_F64_F32 ENC_VOP3 default
    0x0641b81d4190371, // V_CVT_F64_F32 VOP3_VOP_DPP16 has_dpp16
    0x0661b61d5190371, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x0601761bc19136d, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x06217a1bd19136d, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP8 has_dpp8
    0x06417c1be19136d, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP16 has_dpp16
    0x0661781bf19136d, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x0601761bc19236e, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x06217a1bd19236e, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP8 has_dpp8
    0x06417c1be19236e, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP16 has_dpp16
    0x0661781bf19236e, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x0601761bc19336f, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x06217a1bd19336f, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP8 has_dpp8
    0x06417c1be19336f, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP16 has_dpp16
    0x0661781bf19336f, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x0601761bc194370, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x06217a1bd194370, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP8 has_dpp8
    0x06417c1be194370, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP16 has_dpp16
    0x0661781bf194370, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x0601601d61953c6, // V_CVT_U32_F64 ENC_VOP3 default
    0x0641641d71953c6, // V_CVT_U32_F64 VOP3_VOP_DPP16 has_dpp16
    0x0661621d81953c6, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x06016e1d9196373, // V_CVT_F64_U32 ENC_VOP3 default
    0x0641721da196373, // V_CVT_F64_U32 VOP3_VOP_DPP16 has_dpp16
    0x0661701db196373, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x0601c21dc19750b, // V_TRUNC_F64 ENC_VOP3 default
    0x0641c61dd19750b, // V_TRUNC_F64 VOP3_VOP_DPP16 has_dpp16
    0x0661c41de19750b, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x0601c21dc1982b2, // V_CEIL_F64 ENC_VOP3 default
    0x0641c61dd1982b2, // V_CEIL_F64 VOP3_VOP_DPP16 has_dpp16
    0x0661c41de1982b2, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x0601c21dc1994c9, // V_RNDNE_F64 ENC_VOP3 default
    0x0641c61dd1994c9, // V_RNDNE_F64 VOP3_VOP_DPP16 has_dpp16
    0x0661c41de1994c9, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x0601c21dc19a3f2, // V_FLOOR_F64 ENC_VOP3 default
    0x0641c61dd19a3f2, // V_FLOOR_F64 VOP3_VOP_DPP16 has_dpp16
    0x0661c41de19a3f2, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x0601401ac19b493, // V_PIPEFLUSH ENC_VOP3 default
    0x0601d21df19c46a, // V_MOV_B16 ENC_VOP3 default
    0x0621d61e019c46a, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x0641d81e119c46a, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x0661d41e219c46a, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x0601e21e319d46c, // V_MOV_B64 ENC_VOP3 default
    0x0641e61e419d46c, // V_MOV_B64 VOP3_VOP_DPP16 has_dpp16
    0x0661e41e519d46c, // V_MOV_B64 VOP3_INST_LITERAL has_lit_0
    0x06017e1e619e507, // V_TANH_F32 ENC_VOP3 default
    0x0621821e719e507, // V_TANH_F32 VOP3_VOP_DPP8 has_dpp8
    0x0641841e819e507, // V_TANH_F32 VOP3_VOP_DPP16 has_dpp16
    0x0661801e919e507, // V_TANH_F32 VOP3_INST_LITERAL has_lit_0
    0x0601f21ea19f506, // V_TANH_F16 ENC_VOP3 default
    0x0621f61eb19f506, // V_TANH_F16 VOP3_VOP_DPP8 has_dpp8
    0x0641f81ec19f506, // V_TANH_F16 VOP3_VOP_DPP16 has_dpp16
    0x0661f41ed19f506, // V_TANH_F16 VOP3_INST_LITERAL has_lit_0
    0x06017e1e61a0407, // V_FRACT_F32 ENC_VOP3 default
    0x0621821e71a0407, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0641841e81a0407, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0661801e91a0407, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x06017e1e61a150a, // V_TRUNC_F32 ENC_VOP3 default
    0x0621821e71a150a, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0641841e81a150a, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x0661801e91a150a, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x06017e1e61a22b1, // V_CEIL_F32 ENC_VOP3 default
    0x0621821e71a22b1, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x0641841e81a22b1, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x0661801e91a22b1, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x06017e1e61a34c8, // V_RNDNE_F32 ENC_VOP3 default
    0x0621821e71a34c8, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0641841e81a34c8, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0661801e91a34c8, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x06017e1e61a43f1, // V_FLOOR_F32 ENC_VOP3 default
    0x0621821e71a43f1, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x0641841e81a43f1, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x0661801e91a43f1, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x06017e1e61a53ef, // V_EXP_F32 ENC_VOP3 default
    0x0621821e71a53ef, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0641841e81a53ef, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x0661801e91a53ef, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x06017e1e61a7415, // V_LOG_F32 ENC_VOP3 default
    0x0621821e71a7415, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0641841e81a7415, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0661801e91a7415, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x06017e1e61aa4c2, // V_RCP_F32 ENC_VOP3 default
    0x0621821e71aa4c2, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0641841e81aa4c2, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x0661801e91aa4c2, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x06017e1e61ab4c4, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x0621821e71ab4c4, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0641841e81ab4c4, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0661801e91ab4c4, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x06017e1e61ae4cc, // V_RSQ_F32 ENC_VOP3 default
    0x0621821e71ae4cc, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0641841e81ae4cc, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0661801e91ae4cc, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0601c21dc1af4c3, // V_RCP_F64 ENC_VOP3 default
    0x0661c41de1af4c3, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x0601c21dc1b14cd, // V_RSQ_F64 ENC_VOP3 default
    0x0661c41de1b14cd, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x06017e1e61b34da, // V_SQRT_F32 ENC_VOP3 default
    0x0621821e71b34da, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0641841e81b34da, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0661801e91b34da, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x0601c21dc1b44db, // V_SQRT_F64 ENC_VOP3 default
    0x0661c41de1b44db, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x06017e1e61b54d7, // V_SIN_F32 ENC_VOP3 default
    0x0621821e71b54d7, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x0641841e81b54d7, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x0661801e91b54d7, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x06017e1e61b635b, // V_COS_F32 ENC_VOP3 default
    0x0621821e71b635b, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0641841e81b635b, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x0661801e91b635b, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x0601fa1ee1b7480, // V_NOT_B32 ENC_VOP3 default
    0x0621fe1ef1b7480, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x0642001f01b7480, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x0661fc1f11b7480, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x06014c1ad1b82ad, // V_BFREV_B32 ENC_VOP3 default
    0x0621501ae1b82ad, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0641521af1b82ad, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x06614e1b01b82ad, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0601fa1f21b92b4, // V_CLZ_I32_U32 ENC_VOP3 default
    0x0621fe1f31b92b4, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x0642001f41b92b4, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x0661fc1f51b92b4, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x0601fa1f21ba35c, // V_CTZ_I32_B32 ENC_VOP3 default
    0x0621fe1f31ba35c, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0642001f41ba35c, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x0661fc1f51ba35c, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x0601fa1f61bb2b3, // V_CLS_I32 ENC_VOP3 default
    0x0621fe1f71bb2b3, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x0642001f81bb2b3, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x0661fc1f91bb2b3, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x0601601b21bc40b, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x0641641b31bc40b, // V_FREXP_EXP_I32_F64 VOP3_VOP_DPP16 has_dpp16
    0x0661621b41bc40b, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0601c21dc1bd40e, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x0641c61dd1bd40e, // V_FREXP_MANT_F64 VOP3_VOP_DPP16 has_dpp16
    0x0661c41de1bd40e, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x0601c21dc1be408, // V_FRACT_F64 ENC_VOP3 default
    0x0641c61dd1be408, // V_FRACT_F64 VOP3_VOP_DPP16 has_dpp16
    0x0661c41de1be408, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x0601aa1c41bf40a, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x0621ae1c51bf40a, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0641b01c61bf40a, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0661ac1c71bf40a, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x06017e1e61c040d, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0621821e71c040d, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0641841e81c040d, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0661801e91c040d, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x06014c1fa1c2466, // V_MOVRELD_B32 ENC_VOP3 default
    0x0621501fb1c2466, // V_MOVRELD_B32 VOP3_VOP_DPP8 has_dpp8
    0x0641521fc1c2466, // V_MOVRELD_B32 VOP3_VOP_DPP16 has_dpp16
    0x06614e1fd1c2466, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x09414c1fe1c3469, // V_MOVRELS_B32 ENC_VOP3 default
    0x0621501fb1c3469, // V_MOVRELS_B32 VOP3_VOP_DPP8 has_dpp8
    0x0641521fc1c3469, // V_MOVRELS_B32 VOP3_VOP_DPP16 has_dpp16
    0x09414c1fe1c4468, // V_MOVRELSD_B32 ENC_VOP3 default
    0x0621501fb1c4468, // V_MOVRELSD_B32 VOP3_VOP_DPP8 has_dpp8
    0x0641521fc1c4468, // V_MOVRELSD_B32 VOP3_VOP_DPP16 has_dpp16
    0x09414c1fe1c8467, // V_MOVRELSD_2_B32 ENC_VOP3 default
    0x0621501fb1c8467, // V_MOVRELSD_2_B32 VOP3_VOP_DPP8 has_dpp8
    0x0641521fc1c8467, // V_MOVRELSD_2_B32 VOP3_VOP_DPP16 has_dpp16
    0x0942021ff1c9486, // V_PERMLANE16_SWAP_B32 ENC_VOP3 default
    0x06020e2001ca505, // V_TANH_BF16 ENC_VOP3 default
    0x0622122011ca505, // V_TANH_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0642142021ca505, // V_TANH_BF16 VOP3_VOP_DPP16 has_dpp16
    0x0662102031ca505, // V_TANH_BF16 VOP3_INST_LITERAL has_lit_0
    0x06014c1ad1cb4be, // V_PRNG_B32 ENC_VOP3 default
    0x0621501ae1cb4be, // V_PRNG_B32 VOP3_VOP_DPP8 has_dpp8
    0x0641521af1cb4be, // V_PRNG_B32 VOP3_VOP_DPP16 has_dpp16
    0x06614e1b01cb4be, // V_PRNG_B32 VOP3_INST_LITERAL has_lit_0
    0x0602202041d0365, // V_CVT_F16_U16 ENC_VOP3 default
    0x0622242051d0365, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x0642262061d0365, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x0662222071d0365, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x0602202081d1364, // V_CVT_F16_I16 ENC_VOP3 default
    0x0622242091d1364, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x06422620a1d1364, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x06622220b1d1364, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x06023220c1d23c4, // V_CVT_U16_F16 ENC_VOP3 default
    0x06223620d1d23c4, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x06423820e1d23c4, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x06623420f1d23c4, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0602322101d3375, // V_CVT_I16_F16 ENC_VOP3 default
    0x0622362111d3375, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0642382121d3375, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0662342131d3375, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0601f21ea1d44c1, // V_RCP_F16 ENC_VOP3 default
    0x0621f61eb1d44c1, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0641f81ec1d44c1, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x0661f41ed1d44c1, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x0601f21ea1d54d9, // V_SQRT_F16 ENC_VOP3 default
    0x0621f61eb1d54d9, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0641f81ec1d54d9, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0661f41ed1d54d9, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0601f21ea1d64cb, // V_RSQ_F16 ENC_VOP3 default
    0x0621f61eb1d64cb, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0641f81ec1d64cb, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0661f41ed1d64cb, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0601f21ea1d7414, // V_LOG_F16 ENC_VOP3 default
    0x0621f61eb1d7414, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0641f81ec1d7414, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0661f41ed1d7414, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x0601f21ea1d83ee, // V_EXP_F16 ENC_VOP3 default
    0x0621f61eb1d83ee, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0641f81ec1d83ee, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x0661f41ed1d83ee, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0601f21ea1d940c, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0621f61eb1d940c, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0641f81ec1d940c, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0661f41ed1d940c, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x0602322101da409, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x0622362111da409, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0642382121da409, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0662342131da409, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0601f21ea1db3f0, // V_FLOOR_F16 ENC_VOP3 default
    0x0621f61eb1db3f0, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x0641f81ec1db3f0, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x0661f41ed1db3f0, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x0601f21ea1dc2b0, // V_CEIL_F16 ENC_VOP3 default
    0x0621f61eb1dc2b0, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x0641f81ec1dc2b0, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x0661f41ed1dc2b0, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x0601f21ea1dd509, // V_TRUNC_F16 ENC_VOP3 default
    0x0621f61eb1dd509, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x0641f81ec1dd509, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x0661f41ed1dd509, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x0601f21ea1de4c7, // V_RNDNE_F16 ENC_VOP3 default
    0x0621f61eb1de4c7, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0641f81ec1de4c7, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0661f41ed1de4c7, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x0601f21ea1df406, // V_FRACT_F16 ENC_VOP3 default
    0x0621f61eb1df406, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0641f81ec1df406, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0661f41ed1df406, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x0601f21ea1e04d6, // V_SIN_F16 ENC_VOP3 default
    0x0621f61eb1e04d6, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x0641f81ec1e04d6, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x0661f41ed1e04d6, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x0601f21ea1e135a, // V_COS_F16 ENC_VOP3 default
    0x0621f61eb1e135a, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0641f81ec1e135a, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0661f41ed1e135a, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x0601fa2141e24d4, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x0621fe2151e24d4, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x0642002161e24d4, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x0661fc2171e24d4, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x0602322101e337a, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x0622362111e337a, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0642382121e337a, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0662342131e337a, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x06023220c1e437b, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x06223620d1e437b, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x06423820e1e437b, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x06623420f1e437b, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0601d22181e947f, // V_NOT_B16 ENC_VOP3 default
    0x0621d62191e947f, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x0641d821a1e947f, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x0661d421b1e947f, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x06024821c1ea378, // V_CVT_I32_I16 ENC_VOP3 default
    0x06224c21d1ea378, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x06424e21e1ea378, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x06624a21f1ea378, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x0602482201eb3c7, // V_CVT_U32_U16 ENC_VOP3 default
    0x06224c2211eb3c7, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x06424e2221eb3c7, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x06624a2231eb3c7, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x0602502241ec36a, // V_CVT_F32_FP8 ENC_VOP3 default
    0x0622542251ec36a, // V_CVT_F32_FP8 VOP3_VOP_DPP8 has_dpp8
    0x0642562261ec36a, // V_CVT_F32_FP8 VOP3_VOP_DPP16 has_dpp16
    0x0662522271ec36a, // V_CVT_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x0602582281ed367, // V_CVT_F32_BF8 ENC_VOP3 default
    0x06225c2291ed367, // V_CVT_F32_BF8 VOP3_VOP_DPP8 has_dpp8
    0x06425e22a1ed367, // V_CVT_F32_BF8 VOP3_VOP_DPP16 has_dpp16
    0x06625a22b1ed367, // V_CVT_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x06026622c1ee384, // V_CVT_PK_F32_FP8 ENC_VOP3 default
    0x06626822d1ee384, // V_CVT_PK_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x06026622e1ef383, // V_CVT_PK_F32_BF8 ENC_VOP3 default
    0x06626822f1ef383, // V_CVT_PK_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x0602742301f2366, // V_CVT_F32_BF16 ENC_VOP3 default
    0x0622782311f2366, // V_CVT_F32_BF16 VOP3_VOP_DPP8 has_dpp8
    0x06427a2321f2366, // V_CVT_F32_BF16 VOP3_VOP_DPP16 has_dpp16
    0x0662762331f2366, // V_CVT_F32_BF16 VOP3_INST_LITERAL has_lit_0
    0x0601fa2341f34d2, // V_SAT_PK4_I4_I8 ENC_VOP3 default
    0x0621fe2351f34d2, // V_SAT_PK4_I4_I8 VOP3_VOP_DPP8 has_dpp8
    0x0642002361f34d2, // V_SAT_PK4_I4_I8 VOP3_VOP_DPP16 has_dpp16
    0x0661fc2371f34d2, // V_SAT_PK4_I4_I8 VOP3_INST_LITERAL has_lit_0
    0x0601fa2381f44d3, // V_SAT_PK4_U4_U8 ENC_VOP3 default
    0x0621fe2391f44d3, // V_SAT_PK4_U4_U8 VOP3_VOP_DPP8 has_dpp8
    0x06420023a1f44d3, // V_SAT_PK4_U4_U8 VOP3_VOP_DPP16 has_dpp16
    0x0661fc23b1f44d3, // V_SAT_PK4_U4_U8 VOP3_INST_LITERAL has_lit_0
    0x06028023c1f5382, // V_CVT_PK_F16_FP8 ENC_VOP3 default
    0x06228423d1f5382, // V_CVT_PK_F16_FP8 VOP3_VOP_DPP8 has_dpp8
    0x06428623e1f5382, // V_CVT_PK_F16_FP8 VOP3_VOP_DPP16 has_dpp16
    0x06628223f1f5382, // V_CVT_PK_F16_FP8 VOP3_INST_LITERAL has_lit_0
    0x0602802401f6380, // V_CVT_PK_F16_BF8 ENC_VOP3 default
    0x0622842411f6380, // V_CVT_PK_F16_BF8 VOP3_VOP_DPP8 has_dpp8
    0x0642862421f6380, // V_CVT_PK_F16_BF8 VOP3_VOP_DPP16 has_dpp16
    0x0662822431f6380, // V_CVT_PK_F16_BF8 VOP3_INST_LITERAL has_lit_0
    0x06028a2441f7363, // V_CVT_F16_FP8 ENC_VOP3 default
    0x06228e2451f7363, // V_CVT_F16_FP8 VOP3_VOP_DPP8 has_dpp8
    0x0642902461f7363, // V_CVT_F16_FP8 VOP3_VOP_DPP16 has_dpp16
    0x06628c2471f7363, // V_CVT_F16_FP8 VOP3_INST_LITERAL has_lit_0
    0x06028a2481f8361, // V_CVT_F16_BF8 ENC_VOP3 default
    0x06228e2491f8361, // V_CVT_F16_BF8 VOP3_VOP_DPP8 has_dpp8
    0x06429024a1f8361, // V_CVT_F16_BF8 VOP3_VOP_DPP16 has_dpp16
    0x06628c24b1f8361, // V_CVT_F16_BF8 VOP3_INST_LITERAL has_lit_0
    0x06020e2001f94c0, // V_RCP_BF16 ENC_VOP3 default
    0x0622122011f94c0, // V_RCP_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0642142021f94c0, // V_RCP_BF16 VOP3_VOP_DPP16 has_dpp16
    0x0662102031f94c0, // V_RCP_BF16 VOP3_INST_LITERAL has_lit_0
    0x06020e2001fa4d8, // V_SQRT_BF16 ENC_VOP3 default
    0x0622122011fa4d8, // V_SQRT_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0642142021fa4d8, // V_SQRT_BF16 VOP3_VOP_DPP16 has_dpp16
    0x0662102031fa4d8, // V_SQRT_BF16 VOP3_INST_LITERAL has_lit_0
    0x06020e2001fb4ca, // V_RSQ_BF16 ENC_VOP3 default
    0x0622122011fb4ca, // V_RSQ_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0642142021fb4ca, // V_RSQ_BF16 VOP3_VOP_DPP16 has_dpp16
    0x0662102031fb4ca, // V_RSQ_BF16 VOP3_INST_LITERAL has_lit_0
    0x06020e2001fc413, // V_LOG_BF16 ENC_VOP3 default
    0x0622122011fc413, // V_LOG_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0642142021fc413, // V_LOG_BF16 VOP3_VOP_DPP16 has_dpp16
    0x0662102031fc413, // V_LOG_BF16 VOP3_INST_LITERAL has_lit_0
    0x06020e2001fd3ed, // V_EXP_BF16 ENC_VOP3 default
    0x0622122011fd3ed, // V_EXP_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0642142021fd3ed, // V_EXP_BF16 VOP3_VOP_DPP16 has_dpp16
    0x0662102031fd3ed, // V_EXP_BF16 VOP3_INST_LITERAL has_lit_0
    0x06020e2001fe4d5, // V_SIN_BF16 ENC_VOP3 default
    0x0622122011fe4d5, // V_SIN_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0642142021fe4d5, // V_SIN_BF16 VOP3_VOP_DPP16 has_dpp16
    0x0662102031fe4d5, // V_SIN_BF16 VOP3_INST_LITERAL has_lit_0
    0x06020e2001ff359, // V_COS_BF16 ENC_VOP3 default
    0x0622122011ff359, // V_COS_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0642142021ff359, // V_COS_BF16 VOP3_VOP_DPP16 has_dpp16
    0x0662102031ff359, // V_COS_BF16 VOP3_INST_LITERAL has_lit_0
    0x06034824c2093fc, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x06234c24d2093fc, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434e24e2093fc, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634a24f2093fc, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x06834a2502093fc, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x06a34a2512093fc, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09634a2522093fc, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x09834a2532093fc, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a34a2542093fc, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c34a2552093fc, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035025620a423, // V_MAD_I32_I24 ENC_VOP3 default
    0x06235425720a423, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x06435625820a423, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x06635225920a423, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x06835225a20a423, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x06a35225b20a423, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09635225c20a423, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x09835225d20a423, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a35225e20a423, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c35225f20a423, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035026020b429, // V_MAD_U32_U24 ENC_VOP3 default
    0x06235426120b429, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x06435626220b429, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x06635226320b429, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x06835226420b429, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x06a35226520b429, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09635226620b429, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x09835226720b429, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a35226820b429, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c35226920b429, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034824c20c35d, // V_CUBEID_F32 ENC_VOP3 default
    0x06234c24d20c35d, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434e24e20c35d, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634a24f20c35d, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x06834a25020c35d, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x06a34a25120c35d, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09634a25220c35d, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x09834a25320c35d, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a34a25420c35d, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c34a25520c35d, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034824c20d35f, // V_CUBESC_F32 ENC_VOP3 default
    0x06234c24d20d35f, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434e24e20d35f, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634a24f20d35f, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x06834a25020d35f, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x06a34a25120d35f, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09634a25220d35f, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x09834a25320d35f, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a34a25420d35f, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c34a25520d35f, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034824c20e360, // V_CUBETC_F32 ENC_VOP3 default
    0x06234c24d20e360, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434e24e20e360, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634a24f20e360, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x06834a25020e360, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x06a34a25120e360, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09634a25220e360, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x09834a25320e360, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a34a25420e360, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c34a25520e360, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034824c20f35e, // V_CUBEMA_F32 ENC_VOP3 default
    0x06234c24d20f35e, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434e24e20f35e, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634a24f20f35e, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x06834a25020f35e, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x06a34a25120f35e, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09634a25220f35e, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x09834a25320f35e, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a34a25420f35e, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c34a25520f35e, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035826a2102aa, // V_BFE_U32 ENC_VOP3 default
    0x06235c26b2102aa, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x06435e26c2102aa, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x06635a26d2102aa, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x06835a26e2102aa, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x06a35a26f2102aa, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09635a2702102aa, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x09835a2712102aa, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a35a2722102aa, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c35a2732102aa, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603582742112a9, // V_BFE_I32 ENC_VOP3 default
    0x06235c2752112a9, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x06435e2762112a9, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x06635a2772112a9, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x06835a2782112a9, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x06a35a2792112a9, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09635a27a2112a9, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x09835a27b2112a9, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a35a27c2112a9, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c35a27d2112a9, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035826a2122ab, // V_BFI_B32 ENC_VOP3 default
    0x06235c26b2122ab, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x06435e26c2122ab, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x06635a26d2122ab, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x06835a26e2122ab, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x06a35a26f2122ab, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09635a2702122ab, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x09835a2712122ab, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a35a2722122ab, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c35a2732122ab, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034824c2133fe, // V_FMA_F32 ENC_VOP3 default
    0x06234c24d2133fe, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434e24e2133fe, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634a24f2133fe, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x06834a2502133fe, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x06a34a2512133fe, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09634a2522133fe, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x09834a2532133fe, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a34a2542133fe, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c34a2552133fe, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06036027e2143ff, // V_FMA_F64 ENC_VOP3 default
    0x06436427f2143ff, // V_FMA_F64 VOP3_VOP_DPP16 has_dpp16
    0x0663622802143ff, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x0683622812143ff, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x06a3622822143ff, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963622832143ff, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x0983622842143ff, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3622852143ff, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3622862143ff, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x060366287215412, // V_LERP_U8 ENC_VOP3 default
    0x06236a288215412, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x06436c289215412, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x06636828a215412, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x06836828b215412, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x06a36828c215412, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09636828d215412, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x09836828e215412, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a36828f215412, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c368290215412, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06036e29121629e, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x06237229221629e, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x06437429321629e, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x06637029421629e, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x06837029521629e, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x06a37029621629e, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09637029721629e, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x09837029821629e, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a37029921629e, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c37029a21629e, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06036e29121729f, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x06237229221729f, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x06437429321729f, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x06637029421729f, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x06837029521729f, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x06a37029621729f, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09637029721729f, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x09837029821729f, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a37029921729f, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c37029a21729f, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034824c218470, // V_MULLIT_F32 ENC_VOP3 default
    0x06234c24d218470, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434e24e218470, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634a24f218470, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x06834a250218470, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x06a34a251218470, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09634a252218470, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x09834a253218470, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a34a254218470, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c34a255218470, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035829b21a44d, // V_MIN3_I32 ENC_VOP3 default
    0x06235c29c21a44d, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x06435e29d21a44d, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x06635a29e21a44d, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x06835a29f21a44d, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x06a35a2a021a44d, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09635a2a121a44d, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x09835a2a221a44d, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a35a2a321a44d, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c35a2a421a44d, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035826a21b451, // V_MIN3_U32 ENC_VOP3 default
    0x06235c26b21b451, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x06435e26c21b451, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x06635a26d21b451, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x06835a26e21b451, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x06a35a26f21b451, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09635a27021b451, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x09835a27121b451, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a35a27221b451, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c35a27321b451, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035829b21d42b, // V_MAX3_I32 ENC_VOP3 default
    0x06235c29c21d42b, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x06435e29d21d42b, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x06635a29e21d42b, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x06835a29f21d42b, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x06a35a2a021d42b, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09635a2a121d42b, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x09835a2a221d42b, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a35a2a321d42b, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c35a2a421d42b, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035826a21e42f, // V_MAX3_U32 ENC_VOP3 default
    0x06235c26b21e42f, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x06435e26c21e42f, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x06635a26d21e42f, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x06835a26e21e42f, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x06a35a26f21e42f, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09635a27021e42f, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x09835a27121e42f, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a35a27221e42f, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c35a27321e42f, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035829b220447, // V_MED3_I32 ENC_VOP3 default
    0x06235c29c220447, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x06435e29d220447, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x06635a29e220447, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x06835a29f220447, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x06a35a2a0220447, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09635a2a1220447, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x09835a2a2220447, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a35a2a3220447, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c35a2a4220447, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035826a22144b, // V_MED3_U32 ENC_VOP3 default
    0x06235c26b22144b, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x06435e26c22144b, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x06635a26d22144b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x06835a26e22144b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x06a35a26f22144b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09635a27022144b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x09835a27122144b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a35a27222144b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c35a27322144b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603502a52224d1, // V_SAD_U8 ENC_VOP3 default
    0x0623542a62224d1, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x0643562a72224d1, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x0663522a82224d1, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0683522a92224d1, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x06a3522aa2224d1, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963522ab2224d1, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x0983522ac2224d1, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3522ad2224d1, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3522ae2224d1, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603502a52234ce, // V_SAD_HI_U8 ENC_VOP3 default
    0x0623542a62234ce, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x0643562a72234ce, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x0663522a82234ce, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x0683522a92234ce, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x06a3522aa2234ce, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963522ab2234ce, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x0983522ac2234ce, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3522ad2234ce, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3522ae2234ce, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603502af2244cf, // V_SAD_U16 ENC_VOP3 default
    0x0623542b02244cf, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x0643562b12244cf, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x0663522b22244cf, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0683522b32244cf, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x06a3522b42244cf, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963522b52244cf, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x0983522b62244cf, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3522b72244cf, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3522b82244cf, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035026a2254d0, // V_SAD_U32 ENC_VOP3 default
    0x06235426b2254d0, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x06435626c2254d0, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x06635226d2254d0, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x06835226e2254d0, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x06a35226f2254d0, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963522702254d0, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x0983522712254d0, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3522722254d0, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3522732254d0, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603762b9226390, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x06237a2ba226390, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x06437c2bb226390, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0663782bc226390, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x0683782bd226390, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x06a3782be226390, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963782bf226390, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x0983782c0226390, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3782c1226390, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3782c2226390, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034824c2273c9, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x06634a24f2273c9, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x06834a2502273c9, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x06a34a2512273c9, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09634a2522273c9, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x09834a2532273c9, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a34a2542273c9, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c34a2552273c9, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06036027e2283ca, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x06436427f2283ca, // V_DIV_FIXUP_F64 VOP3_VOP_DPP16 has_dpp16
    0x0663622802283ca, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x0683622812283ca, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x06a3622822283ca, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963622832283ca, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x0983622842283ca, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3622852283ca, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3622862283ca, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034824c22944f, // V_MIN3_NUM_F32 ENC_VOP3 default
    0x06234c24d22944f, // V_MIN3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434e24e22944f, // V_MIN3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634a24f22944f, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x06834a25022944f, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x06a34a25122944f, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09634a25222944f, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x09834a25322944f, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a34a25422944f, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c34a25522944f, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034824c22a42d, // V_MAX3_NUM_F32 ENC_VOP3 default
    0x06234c24d22a42d, // V_MAX3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434e24e22a42d, // V_MAX3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634a24f22a42d, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x06834a25022a42d, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x06a34a25122a42d, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09634a25222a42d, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x09834a25322a42d, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a34a25422a42d, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c34a25522a42d, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06037e2c322b44e, // V_MIN3_NUM_F16 ENC_VOP3 default
    0x0623822c422b44e, // V_MIN3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643842c522b44e, // V_MIN3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663802c622b44e, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0683802c722b44e, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3802c822b44e, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963802c922b44e, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0983802ca22b44e, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3802cb22b44e, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3802cc22b44e, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06037e2c322c42c, // V_MAX3_NUM_F16 ENC_VOP3 default
    0x0623822c422c42c, // V_MAX3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643842c522c42c, // V_MAX3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663802c622c42c, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0683802c722c42c, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3802c822c42c, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963802c922c42c, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0983802ca22c42c, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3802cb22c42c, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3802cc22c42c, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034824c22d453, // V_MINIMUM3_F32 ENC_VOP3 default
    0x06234c24d22d453, // V_MINIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434e24e22d453, // V_MINIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634a24f22d453, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x06834a25022d453, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x06a34a25122d453, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09634a25222d453, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x09834a25322d453, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a34a25422d453, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c34a25522d453, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034824c22e431, // V_MAXIMUM3_F32 ENC_VOP3 default
    0x06234c24d22e431, // V_MAXIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434e24e22e431, // V_MAXIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634a24f22e431, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x06834a25022e431, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x06a34a25122e431, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09634a25222e431, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x09834a25322e431, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a34a25422e431, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c34a25522e431, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06037e2c322f452, // V_MINIMUM3_F16 ENC_VOP3 default
    0x0623822c422f452, // V_MINIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643842c522f452, // V_MINIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663802c622f452, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x0683802c722f452, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3802c822f452, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963802c922f452, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x0983802ca22f452, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3802cb22f452, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3802cc22f452, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06037e2c3230430, // V_MAXIMUM3_F16 ENC_VOP3 default
    0x0623822c4230430, // V_MAXIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643842c5230430, // V_MAXIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663802c6230430, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x0683802c7230430, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3802c8230430, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963802c9230430, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x0983802ca230430, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3802cb230430, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3802cc230430, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034824c231449, // V_MED3_NUM_F32 ENC_VOP3 default
    0x06234c24d231449, // V_MED3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434e24e231449, // V_MED3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634a24f231449, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x06834a250231449, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x06a34a251231449, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09634a252231449, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x09834a253231449, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a34a254231449, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c34a255231449, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06037e2c3232448, // V_MED3_NUM_F16 ENC_VOP3 default
    0x0623822c4232448, // V_MED3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643842c5232448, // V_MED3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663802c6232448, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0683802c7232448, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3802c8232448, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963802c9232448, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0983802ca232448, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3802cb232448, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3802cc232448, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603862cd2332ae, // V_BITOP3_B16 ENC_VOP3 default
    0x06238a2ce2332ae, // V_BITOP3_B16 VOP3_VOP_DPP8 has_dpp8
    0x06438c2cf2332ae, // V_BITOP3_B16 VOP3_VOP_DPP16 has_dpp16
    0x0663882d02332ae, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_0
    0x0683882d12332ae, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_1
    0x06a3882d22332ae, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963882d32332ae, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_2
    0x0983882d42332ae, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3882d52332ae, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3882d62332ae, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06038e2d72342af, // V_BITOP3_B32 ENC_VOP3 default
    0x0623922d82342af, // V_BITOP3_B32 VOP3_VOP_DPP8 has_dpp8
    0x0643942d92342af, // V_BITOP3_B32 VOP3_VOP_DPP16 has_dpp16
    0x0663902da2342af, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_0
    0x0683902db2342af, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_1
    0x06a3902dc2342af, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963902dd2342af, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_2
    0x0983902de2342af, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3902df2342af, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3902e02342af, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035826a235427, // V_MAD_U32 ENC_VOP3 default
    0x06435e26c235427, // V_MAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x06635a26d235427, // V_MAD_U32 VOP3_INST_LITERAL has_lit_0
    0x06835a26e235427, // V_MAD_U32 VOP3_INST_LITERAL has_lit_1
    0x06a35a26f235427, // V_MAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09635a270235427, // V_MAD_U32 VOP3_INST_LITERAL has_lit_2
    0x09835a271235427, // V_MAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a35a272235427, // V_MAD_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c35a273235427, // V_MAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x09e3482e12373cb, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x0a034a2e22373cb, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x0a234a2e32373cb, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x0a434a2e42373cb, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0a634a2e52373cb, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x0a834a2e62373cb, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0aa34a2e72373cb, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0ac34a2e82373cb, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x09e3602e92383cc, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x0ae3642ea2383cc, // V_DIV_FMAS_F64 VOP3_VOP_DPP16 has_dpp16
    0x0a03622eb2383cc, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x0a23622ec2383cc, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x0a43622ed2383cc, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0a63622ee2383cc, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x0a83622ef2383cc, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0aa3622f02383cc, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0ac3622f12383cc, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06039628723946f, // V_MSAD_U8 ENC_VOP3 default
    0x06239a28823946f, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x06439c28923946f, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x06639828a23946f, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x06839828b23946f, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x06a39828c23946f, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09639828d23946f, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x09839828e23946f, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a39828f23946f, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c39829023946f, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06039e2f223a4bf, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x0663a02f323a4bf, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0683a02f423a4bf, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x06a3a02f523a4bf, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963a02f623a4bf, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x0983a02f723a4bf, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3a02f823a4bf, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3a02f923a4bf, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06039e2f223b46d, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x0663a02f323b46d, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0683a02f423b46d, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x06a3a02f523b46d, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963a02f623b46d, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x0983a02f723b46d, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3a02f823b46d, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3a02f923b46d, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0b03a22fa23d46e, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x0b23a42fb23d46e, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x0b43a42fc23d46e, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x0b63a42fd23d46e, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0603a62fe23f490, // V_PERM_PK16_B4_U4 ENC_VOP3 default
    0x0663a82ff23f490, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_0
    0x0683a830023f490, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_1
    0x06a3a830123f490, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963a830223f490, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_2
    0x0983a830323f490, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3a830423f490, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3a830523f490, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035826a24052c, // V_XOR3_B32 ENC_VOP3 default
    0x06235c26b24052c, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x06435e26c24052c, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x06635a26d24052c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x06835a26e24052c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x06a35a26f24052c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09635a27024052c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x09835a27124052c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a35a27224052c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c35a27324052c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603aa306241426, // V_MAD_U16 ENC_VOP3 default
    0x0623ae307241426, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x0643b0308241426, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x0663ac309241426, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0683ac30a241426, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x06a3ac30b241426, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963ac30c241426, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x0983ac30d241426, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3ac30e241426, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3ac30f241426, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603b2310242491, // V_PERM_PK16_B6_U4 ENC_VOP3 default
    0x0663b4311242491, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_0
    0x0683b4312242491, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_1
    0x06a3b4313242491, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963b4314242491, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_2
    0x0983b4315242491, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3b4316242491, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3b4317242491, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603b6318243492, // V_PERM_PK16_B8_U4 ENC_VOP3 default
    0x0663b8319243492, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_0
    0x0683b831a243492, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_1
    0x06a3b831b243492, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963b831c243492, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_2
    0x0983b831d243492, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3b831e243492, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3b831f243492, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603ba32024448f, // V_PERM_B32 ENC_VOP3 default
    0x0623be32124448f, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x0643c032224448f, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x0663bc32324448f, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x0683bc32424448f, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x06a3bc32524448f, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963bc32624448f, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x0983bc32724448f, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3bc32824448f, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3bc32924448f, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035826a24552a, // V_XAD_U32 ENC_VOP3 default
    0x06235c26b24552a, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x06435e26c24552a, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x06635a26d24552a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x06835a26e24552a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x06a35a26f24552a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09635a27024552a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x09835a27124552a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a35a27224552a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c35a27324552a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035826a246419, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x06235c26b246419, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x06435e26c246419, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x06635a26d246419, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x06835a26e246419, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x06a35a26f246419, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09635a270246419, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x09835a271246419, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a35a272246419, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c35a273246419, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035826a247294, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x06235c26b247294, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x06435e26c247294, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x06635a26d247294, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x06835a26e247294, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x06a35a26f247294, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09635a270247294, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x09835a271247294, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a35a272247294, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c35a273247294, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06037e2c32483fd, // V_FMA_F16 ENC_VOP3 default
    0x0623822c42483fd, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643842c52483fd, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663802c62483fd, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x0683802c72483fd, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3802c82483fd, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963802c92483fd, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x0983802ca2483fd, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3802cb2483fd, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3802cc2483fd, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603aa32a24a44c, // V_MIN3_I16 ENC_VOP3 default
    0x0623ae32b24a44c, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x0643b032c24a44c, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x0663ac32d24a44c, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x0683ac32e24a44c, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x06a3ac32f24a44c, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963ac33024a44c, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x0983ac33124a44c, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3ac33224a44c, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3ac33324a44c, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603aa30624b450, // V_MIN3_U16 ENC_VOP3 default
    0x0623ae30724b450, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x0643b030824b450, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x0663ac30924b450, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x0683ac30a24b450, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x06a3ac30b24b450, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963ac30c24b450, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x0983ac30d24b450, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3ac30e24b450, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3ac30f24b450, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603aa32a24d42a, // V_MAX3_I16 ENC_VOP3 default
    0x0623ae32b24d42a, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x0643b032c24d42a, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x0663ac32d24d42a, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x0683ac32e24d42a, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x06a3ac32f24d42a, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963ac33024d42a, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x0983ac33124d42a, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3ac33224d42a, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3ac33324d42a, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603aa30624e42e, // V_MAX3_U16 ENC_VOP3 default
    0x0623ae30724e42e, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x0643b030824e42e, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x0663ac30924e42e, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x0683ac30a24e42e, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x06a3ac30b24e42e, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963ac30c24e42e, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x0983ac30d24e42e, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3ac30e24e42e, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3ac30f24e42e, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603aa32a250446, // V_MED3_I16 ENC_VOP3 default
    0x0623ae32b250446, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x0643b032c250446, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x0663ac32d250446, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x0683ac32e250446, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x06a3ac32f250446, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963ac330250446, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x0983ac331250446, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3ac332250446, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3ac333250446, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603aa30625144a, // V_MED3_U16 ENC_VOP3 default
    0x0623ae30725144a, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x0643b030825144a, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x0663ac30925144a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x0683ac30a25144a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x06a3ac30b25144a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963ac30c25144a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x0983ac30d25144a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3ac30e25144a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3ac30f25144a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603c233425241a, // V_LSHL_ADD_U64 ENC_VOP3 default
    0x0643c633525241a, // V_LSHL_ADD_U64 VOP3_VOP_DPP16 has_dpp16
    0x0663c433625241a, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_0
    0x0683c433725241a, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_1
    0x06a3c433825241a, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963c433925241a, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_2
    0x0983c433a25241a, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3c433b25241a, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3c433c25241a, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603aa32a253421, // V_MAD_I16 ENC_VOP3 default
    0x0623ae32b253421, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x0643b032c253421, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x0663ac32d253421, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x0683ac32e253421, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x06a3ac32f253421, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963ac330253421, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x0983ac331253421, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3ac332253421, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3ac333253421, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06037e2c32543c8, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x0623822c42543c8, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643842c52543c8, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663802c62543c8, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x0683802c72543c8, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3802c82543c8, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963802c92543c8, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x0983802ca2543c8, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3802cb2543c8, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3802cc2543c8, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035826a25528e, // V_ADD3_U32 ENC_VOP3 default
    0x06235c26b25528e, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x06435e26c25528e, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x06635a26d25528e, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x06835a26e25528e, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x06a35a26f25528e, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09635a27025528e, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x09835a27125528e, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a35a27225528e, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c35a27325528e, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035826a25641b, // V_LSHL_OR_B32 ENC_VOP3 default
    0x06235c26b25641b, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x06435e26c25641b, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x06635a26d25641b, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x06835a26e25641b, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x06a35a26f25641b, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09635a27025641b, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x09835a27125641b, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a35a27225641b, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c35a27325641b, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035826a2572a2, // V_AND_OR_B32 ENC_VOP3 default
    0x06235c26b2572a2, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x06435e26c2572a2, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x06635a26d2572a2, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x06835a26e2572a2, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x06a35a26f2572a2, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09635a2702572a2, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x09835a2712572a2, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a35a2722572a2, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c35a2732572a2, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035826a258481, // V_OR3_B32 ENC_VOP3 default
    0x06235c26b258481, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x06435e26c258481, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x06635a26d258481, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x06835a26e258481, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x06a35a26f258481, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09635a270258481, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x09835a271258481, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a35a272258481, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c35a273258481, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603c833d259428, // V_MAD_U32_U16 ENC_VOP3 default
    0x0623cc33e259428, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x0643ce33f259428, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x0663ca340259428, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x0683ca341259428, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x06a3ca342259428, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963ca343259428, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x0983ca344259428, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3ca345259428, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3ca346259428, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603c834725a422, // V_MAD_I32_I16 ENC_VOP3 default
    0x0623cc34825a422, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x0643ce34925a422, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x0663ca34a25a422, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x0683ca34b25a422, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x06a3ca34c25a422, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963ca34d25a422, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x0983ca34e25a422, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3ca34f25a422, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3ca35025a422, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0b83d035125b485, // V_PERMLANE16_B32 ENC_VOP3 default
    0x0ba3d235225b485, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x0bc3d235325b485, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x0be3d235425b485, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0b83d035125c488, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x0ba3d235225c488, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x0bc3d235325c488, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x0be3d235425c488, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783d435525d357, // V_CNDMASK_B16 ENC_VOP3 default
    0x0623d835625d357, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x0643da35725d357, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x07a3d635825d357, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x07c3d635925d357, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x07e3d635a25d357, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06035029b25e295, // V_ADD_MAX_I32 ENC_VOP3 default
    0x06235429c25e295, // V_ADD_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x06435629d25e295, // V_ADD_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x06635229e25e295, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x06835229f25e295, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x06a3522a025e295, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963522a125e295, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_2
    0x0983522a225e295, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3522a325e295, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3522a425e295, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035026a25f296, // V_ADD_MAX_U32 ENC_VOP3 default
    0x06235426b25f296, // V_ADD_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x06435626c25f296, // V_ADD_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x06635226d25f296, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x06835226e25f296, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x06a35226f25f296, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09635227025f296, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_2
    0x09835227125f296, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a35227225f296, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c35227325f296, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035029b260297, // V_ADD_MIN_I32 ENC_VOP3 default
    0x06235429c260297, // V_ADD_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x06435629d260297, // V_ADD_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x06635229e260297, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x06835229f260297, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x06a3522a0260297, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963522a1260297, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_2
    0x0983522a2260297, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3522a3260297, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3522a4260297, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035026a261298, // V_ADD_MIN_U32 ENC_VOP3 default
    0x06235426b261298, // V_ADD_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x06435626c261298, // V_ADD_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x06635226d261298, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x06835226e261298, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x06a35226f261298, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x096352270261298, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_2
    0x098352271261298, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a352272261298, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c352273261298, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035826a26243a, // V_MAXMIN_U32 ENC_VOP3 default
    0x06235c26b26243a, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x06435e26c26243a, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x06635a26d26243a, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x06835a26e26243a, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x06a35a26f26243a, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09635a27026243a, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x09835a27126243a, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a35a27226243a, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c35a27326243a, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035826a26345c, // V_MINMAX_U32 ENC_VOP3 default
    0x06235c26b26345c, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x06435e26c26345c, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x06635a26d26345c, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x06835a26e26345c, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x06a35a26f26345c, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09635a27026345c, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x09835a27126345c, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a35a27226345c, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c35a27326345c, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035829b264437, // V_MAXMIN_I32 ENC_VOP3 default
    0x06235c29c264437, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x06435e29d264437, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x06635a29e264437, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x06835a29f264437, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x06a35a2a0264437, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09635a2a1264437, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x09835a2a2264437, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a35a2a3264437, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c35a2a4264437, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035829b265459, // V_MINMAX_I32 ENC_VOP3 default
    0x06235c29c265459, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x06435e29d265459, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x06635a29e265459, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x06835a29f265459, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x06a35a2a0265459, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09635a2a1265459, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x09835a2a2265459, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a35a2a3265459, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c35a2a4265459, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034824c26845b, // V_MINMAX_NUM_F32 ENC_VOP3 default
    0x06234c24d26845b, // V_MINMAX_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434e24e26845b, // V_MINMAX_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634a24f26845b, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x06834a25026845b, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x06a34a25126845b, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09634a25226845b, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x09834a25326845b, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a34a25426845b, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c34a25526845b, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034824c269439, // V_MAXMIN_NUM_F32 ENC_VOP3 default
    0x06234c24d269439, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434e24e269439, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634a24f269439, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x06834a250269439, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x06a34a251269439, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09634a252269439, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x09834a253269439, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a34a254269439, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c34a255269439, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06037e2c326a45a, // V_MINMAX_NUM_F16 ENC_VOP3 default
    0x0623822c426a45a, // V_MINMAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643842c526a45a, // V_MINMAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663802c626a45a, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0683802c726a45a, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3802c826a45a, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963802c926a45a, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0983802ca26a45a, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3802cb26a45a, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3802cc26a45a, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06037e2c326b438, // V_MAXMIN_NUM_F16 ENC_VOP3 default
    0x0623822c426b438, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643842c526b438, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663802c626b438, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0683802c726b438, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3802c826b438, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963802c926b438, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0983802ca26b438, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3802cb26b438, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3802cc26b438, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034824c26c455, // V_MINIMUMMAXIMUM_F32 ENC_VOP3 default
    0x06234c24d26c455, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434e24e26c455, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634a24f26c455, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x06834a25026c455, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x06a34a25126c455, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09634a25226c455, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x09834a25326c455, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a34a25426c455, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c34a25526c455, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034824c26d433, // V_MAXIMUMMINIMUM_F32 ENC_VOP3 default
    0x06234c24d26d433, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434e24e26d433, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634a24f26d433, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x06834a25026d433, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x06a34a25126d433, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09634a25226d433, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x09834a25326d433, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a34a25426d433, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c34a25526d433, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06037e2c326e454, // V_MINIMUMMAXIMUM_F16 ENC_VOP3 default
    0x0623822c426e454, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643842c526e454, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663802c626e454, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0683802c726e454, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3802c826e454, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963802c926e454, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0983802ca26e454, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3802cb26e454, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3802cc26e454, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06037e2c326f432, // V_MAXIMUMMINIMUM_F16 ENC_VOP3 default
    0x0623822c426f432, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643842c526f432, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663802c626f432, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0683802c726f432, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3802c826f432, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963802c926f432, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0983802ca26f432, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3802cb26f432, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3802cc26f432, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0b836635b27048a, // V_PERMLANE_BCAST_B32 ENC_VOP3 default
    0x0ba36835c27048a, // V_PERMLANE_BCAST_B32 VOP3_INST_LITERAL has_lit_1
    0x0bc36835d27048a, // V_PERMLANE_BCAST_B32 VOP3_INST_LITERAL has_lit_2
    0x0be36835e27048a, // V_PERMLANE_BCAST_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0b836635b27148d, // V_PERMLANE_UP_B32 ENC_VOP3 default
    0x0ba36835c27148d, // V_PERMLANE_UP_B32 VOP3_INST_LITERAL has_lit_1
    0x0bc36835d27148d, // V_PERMLANE_UP_B32 VOP3_INST_LITERAL has_lit_2
    0x0be36835e27148d, // V_PERMLANE_UP_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0b836635b27248b, // V_PERMLANE_DOWN_B32 ENC_VOP3 default
    0x0ba36835c27248b, // V_PERMLANE_DOWN_B32 VOP3_INST_LITERAL has_lit_1
    0x0bc36835d27248b, // V_PERMLANE_DOWN_B32 VOP3_INST_LITERAL has_lit_2
    0x0be36835e27248b, // V_PERMLANE_DOWN_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0b836635b27348e, // V_PERMLANE_XOR_B32 ENC_VOP3 default
    0x0ba36835c27348e, // V_PERMLANE_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x0bc36835d27348e, // V_PERMLANE_XOR_B32 VOP3_INST_LITERAL has_lit_2
    0x0be36835e27348e, // V_PERMLANE_XOR_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0c03dc35f2804fc, // V_S_EXP_F32 ENC_VOP3 default
    0x0663de3602804fc, // V_S_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x0c03e03612814fb, // V_S_EXP_F16 ENC_VOP3 default
    0x0663e23622814fb, // V_S_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0c03dc35f2824fe, // V_S_LOG_F32 ENC_VOP3 default
    0x0663de3602824fe, // V_S_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x0c03e03612834fd, // V_S_LOG_F16 ENC_VOP3 default
    0x0663e23622834fd, // V_S_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x0c03dc35f284500, // V_S_RCP_F32 ENC_VOP3 default
    0x0663de360284500, // V_S_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x0c03e03612854ff, // V_S_RCP_F16 ENC_VOP3 default
    0x0663e23622854ff, // V_S_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x0c03dc35f286502, // V_S_RSQ_F32 ENC_VOP3 default
    0x0663de360286502, // V_S_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0c03e0361287501, // V_S_RSQ_F16 ENC_VOP3 default
    0x0663e2362287501, // V_S_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0c03dc35f288504, // V_S_SQRT_F32 ENC_VOP3 default
    0x0663de360288504, // V_S_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x0c03e0361289503, // V_S_SQRT_F16 ENC_VOP3 default
    0x0663e2362289503, // V_S_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0603e43632902a6, // V_ASHR_PK_I8_I32 ENC_VOP3 default
    0x0623e83642902a6, // V_ASHR_PK_I8_I32 VOP3_VOP_DPP8 has_dpp8
    0x0643ea3652902a6, // V_ASHR_PK_I8_I32 VOP3_VOP_DPP16 has_dpp16
    0x0663e63662902a6, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_0
    0x0683e63672902a6, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_1
    0x06a3e63682902a6, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963e63692902a6, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_2
    0x0983e636a2902a6, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3e636b2902a6, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3e636c2902a6, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603e436d2912a7, // V_ASHR_PK_U8_I32 ENC_VOP3 default
    0x0623e836e2912a7, // V_ASHR_PK_U8_I32 VOP3_VOP_DPP8 has_dpp8
    0x0643ea36f2912a7, // V_ASHR_PK_U8_I32 VOP3_VOP_DPP16 has_dpp16
    0x0663e63702912a7, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_0
    0x0683e63712912a7, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_1
    0x06a3e63722912a7, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0963e63732912a7, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_2
    0x0983e63742912a7, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a3e63752912a7, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3e63762912a7, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0943ec3772973ab, // V_CVT_SCALEF32_SR_PK8_FP4_F32 ENC_VOP3 default
    0x0c23ee3782973ab, // V_CVT_SCALEF32_SR_PK8_FP4_F32 VOP3_INST_LITERAL has_lit_1
    0x0c43ee3792973ab, // V_CVT_SCALEF32_SR_PK8_FP4_F32 VOP3_INST_LITERAL has_lit_2
    0x0be3ee37a2973ab, // V_CVT_SCALEF32_SR_PK8_FP4_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0943f037b2983ae, // V_CVT_SCALEF32_SR_PK8_FP8_F32 ENC_VOP3 default
    0x0c23f237c2983ae, // V_CVT_SCALEF32_SR_PK8_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x0c43f237d2983ae, // V_CVT_SCALEF32_SR_PK8_FP8_F32 VOP3_INST_LITERAL has_lit_2
    0x0be3f237e2983ae, // V_CVT_SCALEF32_SR_PK8_FP8_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0943f037f2993a8, // V_CVT_SCALEF32_SR_PK8_BF8_F32 ENC_VOP3 default
    0x0c23f23802993a8, // V_CVT_SCALEF32_SR_PK8_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x0c43f23812993a8, // V_CVT_SCALEF32_SR_PK8_BF8_F32 VOP3_INST_LITERAL has_lit_2
    0x0be3f23822993a8, // V_CVT_SCALEF32_SR_PK8_BF8_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0943f438329f3b9, // V_CVT_SCALE_PK8_F16_FP4 ENC_VOP3 default
    0x0c23f638429f3b9, // V_CVT_SCALE_PK8_F16_FP4 VOP3_INST_LITERAL has_lit_1
    0x0943f43852a03b6, // V_CVT_SCALE_PK8_BF16_FP4 ENC_VOP3 default
    0x0c23f63862a03b6, // V_CVT_SCALE_PK8_BF16_FP4 VOP3_INST_LITERAL has_lit_1
    0x0943f83872a13bc, // V_CVT_SCALE_PK8_F32_FP4 ENC_VOP3 default
    0x0c23fa3882a13bc, // V_CVT_SCALE_PK8_F32_FP4 VOP3_INST_LITERAL has_lit_1
    0x0943fc3892a83ba, // V_CVT_SCALE_PK8_F16_FP8 ENC_VOP3 default
    0x0c23fe38a2a83ba, // V_CVT_SCALE_PK8_F16_FP8 VOP3_INST_LITERAL has_lit_1
    0x0943fc38b2a93b7, // V_CVT_SCALE_PK8_BF16_FP8 ENC_VOP3 default
    0x0c23fe38c2a93b7, // V_CVT_SCALE_PK8_BF16_FP8 VOP3_INST_LITERAL has_lit_1
    0x09440038d2aa3bd, // V_CVT_SCALE_PK8_F32_FP8 ENC_VOP3 default
    0x0c240238e2aa3bd, // V_CVT_SCALE_PK8_F32_FP8 VOP3_INST_LITERAL has_lit_1
    0x0943fc38f2ab3b8, // V_CVT_SCALE_PK8_F16_BF8 ENC_VOP3 default
    0x0c23fe3902ab3b8, // V_CVT_SCALE_PK8_F16_BF8 VOP3_INST_LITERAL has_lit_1
    0x0943fc3912ac3b5, // V_CVT_SCALE_PK8_BF16_BF8 ENC_VOP3 default
    0x0c23fe3922ac3b5, // V_CVT_SCALE_PK8_BF16_BF8 VOP3_INST_LITERAL has_lit_1
    0x0944003932ad3bb, // V_CVT_SCALE_PK8_F32_BF8 ENC_VOP3 default
    0x0c24023942ad3bb, // V_CVT_SCALE_PK8_F32_BF8 VOP3_INST_LITERAL has_lit_1
    0x0944043952b039c, // V_CVT_SCALEF32_PK8_FP4_F32 ENC_VOP3 default
    0x0c24063962b039c, // V_CVT_SCALEF32_PK8_FP4_F32 VOP3_INST_LITERAL has_lit_1
    0x0944083972b339b, // V_CVT_SCALEF32_PK8_FP4_F16 ENC_VOP3 default
    0x0c240a3982b339b, // V_CVT_SCALEF32_PK8_FP4_F16 VOP3_INST_LITERAL has_lit_1
    0x09440c3992b439d, // V_CVT_SCALEF32_PK8_FP8_BF16 ENC_VOP3 default
    0x0c240e39a2b439d, // V_CVT_SCALEF32_PK8_FP8_BF16 VOP3_INST_LITERAL has_lit_1
    0x09440c39b2b5397, // V_CVT_SCALEF32_PK8_BF8_BF16 ENC_VOP3 default
    0x0c240e39c2b5397, // V_CVT_SCALEF32_PK8_BF8_BF16 VOP3_INST_LITERAL has_lit_1
    0x09440839d2b839a, // V_CVT_SCALEF32_PK8_FP4_BF16 ENC_VOP3 default
    0x0c240a39e2b839a, // V_CVT_SCALEF32_PK8_FP4_BF16 VOP3_INST_LITERAL has_lit_1
    0x09441039f2b93aa, // V_CVT_SCALEF32_SR_PK8_FP4_F16 ENC_VOP3 default
    0x0c24123a02b93aa, // V_CVT_SCALEF32_SR_PK8_FP4_F16 VOP3_INST_LITERAL has_lit_1
    0x0c44123a12b93aa, // V_CVT_SCALEF32_SR_PK8_FP4_F16 VOP3_INST_LITERAL has_lit_2
    0x0be4123a22b93aa, // V_CVT_SCALEF32_SR_PK8_FP4_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0944103a32bc3a9, // V_CVT_SCALEF32_SR_PK8_FP4_BF16 ENC_VOP3 default
    0x0c24123a42bc3a9, // V_CVT_SCALEF32_SR_PK8_FP4_BF16 VOP3_INST_LITERAL has_lit_1
    0x0c44123a52bc3a9, // V_CVT_SCALEF32_SR_PK8_FP4_BF16 VOP3_INST_LITERAL has_lit_2
    0x0be4123a62bc3a9, // V_CVT_SCALEF32_SR_PK8_FP4_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0944143a72bf3ad, // V_CVT_SCALEF32_SR_PK8_FP8_F16 ENC_VOP3 default
    0x0c24163a82bf3ad, // V_CVT_SCALEF32_SR_PK8_FP8_F16 VOP3_INST_LITERAL has_lit_1
    0x0c44163a92bf3ad, // V_CVT_SCALEF32_SR_PK8_FP8_F16 VOP3_INST_LITERAL has_lit_2
    0x0be4163aa2bf3ad, // V_CVT_SCALEF32_SR_PK8_FP8_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0944143ab2c03ac, // V_CVT_SCALEF32_SR_PK8_FP8_BF16 ENC_VOP3 default
    0x0c24163ac2c03ac, // V_CVT_SCALEF32_SR_PK8_FP8_BF16 VOP3_INST_LITERAL has_lit_1
    0x0c44163ad2c03ac, // V_CVT_SCALEF32_SR_PK8_FP8_BF16 VOP3_INST_LITERAL has_lit_2
    0x0be4163ae2c03ac, // V_CVT_SCALEF32_SR_PK8_FP8_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0944143af2c13a7, // V_CVT_SCALEF32_SR_PK8_BF8_F16 ENC_VOP3 default
    0x0c24163b02c13a7, // V_CVT_SCALEF32_SR_PK8_BF8_F16 VOP3_INST_LITERAL has_lit_1
    0x0c44163b12c13a7, // V_CVT_SCALEF32_SR_PK8_BF8_F16 VOP3_INST_LITERAL has_lit_2
    0x0be4163b22c13a7, // V_CVT_SCALEF32_SR_PK8_BF8_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0944143b32c23a6, // V_CVT_SCALEF32_SR_PK8_BF8_BF16 ENC_VOP3 default
    0x0c24163b42c23a6, // V_CVT_SCALEF32_SR_PK8_BF8_BF16 VOP3_INST_LITERAL has_lit_1
    0x0c44163b52c23a6, // V_CVT_SCALEF32_SR_PK8_BF8_BF16 VOP3_INST_LITERAL has_lit_2
    0x0be4163b62c23a6, // V_CVT_SCALEF32_SR_PK8_BF8_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0944183b72c339f, // V_CVT_SCALEF32_PK8_FP8_F32 ENC_VOP3 default
    0x0c241a3b82c339f, // V_CVT_SCALEF32_PK8_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x09440c3b92c439e, // V_CVT_SCALEF32_PK8_FP8_F16 ENC_VOP3 default
    0x0c240e3ba2c439e, // V_CVT_SCALEF32_PK8_FP8_F16 VOP3_INST_LITERAL has_lit_1
    0x0944183bb2c5399, // V_CVT_SCALEF32_PK8_BF8_F32 ENC_VOP3 default
    0x0c241a3bc2c5399, // V_CVT_SCALEF32_PK8_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x09440c3bd2c6398, // V_CVT_SCALEF32_PK8_BF8_F16 ENC_VOP3 default
    0x0c240e3be2c6398, // V_CVT_SCALEF32_PK8_BF8_F16 VOP3_INST_LITERAL has_lit_1
    0x09441c3bf2c73b2, // V_CVT_SCALE_PK16_F16_FP6 ENC_VOP3 default
    0x0c241e3c02c73b2, // V_CVT_SCALE_PK16_F16_FP6 VOP3_INST_LITERAL has_lit_1
    0x09441c3c12c83b0, // V_CVT_SCALE_PK16_BF16_FP6 ENC_VOP3 default
    0x0c241e3c22c83b0, // V_CVT_SCALE_PK16_BF16_FP6 VOP3_INST_LITERAL has_lit_1
    0x0944203c32c93b4, // V_CVT_SCALE_PK16_F32_FP6 ENC_VOP3 default
    0x0c24223c42c93b4, // V_CVT_SCALE_PK16_F32_FP6 VOP3_INST_LITERAL has_lit_1
    0x09441c3c52ca3b1, // V_CVT_SCALE_PK16_F16_BF6 ENC_VOP3 default
    0x0c241e3c62ca3b1, // V_CVT_SCALE_PK16_F16_BF6 VOP3_INST_LITERAL has_lit_1
    0x09441c3c72cb3af, // V_CVT_SCALE_PK16_BF16_BF6 ENC_VOP3 default
    0x0c241e3c82cb3af, // V_CVT_SCALE_PK16_BF16_BF6 VOP3_INST_LITERAL has_lit_1
    0x0944203c92cc3b3, // V_CVT_SCALE_PK16_F32_BF6 ENC_VOP3 default
    0x0c24223ca2cc3b3, // V_CVT_SCALE_PK16_F32_BF6 VOP3_INST_LITERAL has_lit_1
    0x0944243cb2cd396, // V_CVT_SCALEF32_PK16_FP6_F32 ENC_VOP3 default
    0x0c24263cc2cd396, // V_CVT_SCALEF32_PK16_FP6_F32 VOP3_INST_LITERAL has_lit_1
    0x0944243cd2ce393, // V_CVT_SCALEF32_PK16_BF6_F32 ENC_VOP3 default
    0x0c24263ce2ce393, // V_CVT_SCALEF32_PK16_BF6_F32 VOP3_INST_LITERAL has_lit_1
    0x0944283cf2cf395, // V_CVT_SCALEF32_PK16_FP6_F16 ENC_VOP3 default
    0x0c242a3d02cf395, // V_CVT_SCALEF32_PK16_FP6_F16 VOP3_INST_LITERAL has_lit_1
    0x0944283d12d0392, // V_CVT_SCALEF32_PK16_BF6_F16 ENC_VOP3 default
    0x0c242a3d22d0392, // V_CVT_SCALEF32_PK16_BF6_F16 VOP3_INST_LITERAL has_lit_1
    0x0944283d32d1394, // V_CVT_SCALEF32_PK16_FP6_BF16 ENC_VOP3 default
    0x0c242a3d42d1394, // V_CVT_SCALEF32_PK16_FP6_BF16 VOP3_INST_LITERAL has_lit_1
    0x0944283d52d2391, // V_CVT_SCALEF32_PK16_BF6_BF16 ENC_VOP3 default
    0x0c242a3d62d2391, // V_CVT_SCALEF32_PK16_BF6_BF16 VOP3_INST_LITERAL has_lit_1
    0x09442c3d72d33a5, // V_CVT_SCALEF32_SR_PK16_FP6_F32 ENC_VOP3 default
    0x0c242e3d82d33a5, // V_CVT_SCALEF32_SR_PK16_FP6_F32 VOP3_INST_LITERAL has_lit_1
    0x0c442e3d92d33a5, // V_CVT_SCALEF32_SR_PK16_FP6_F32 VOP3_INST_LITERAL has_lit_2
    0x0be42e3da2d33a5, // V_CVT_SCALEF32_SR_PK16_FP6_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09442c3db2d43a2, // V_CVT_SCALEF32_SR_PK16_BF6_F32 ENC_VOP3 default
    0x0c242e3dc2d43a2, // V_CVT_SCALEF32_SR_PK16_BF6_F32 VOP3_INST_LITERAL has_lit_1
    0x0c442e3dd2d43a2, // V_CVT_SCALEF32_SR_PK16_BF6_F32 VOP3_INST_LITERAL has_lit_2
    0x0be42e3de2d43a2, // V_CVT_SCALEF32_SR_PK16_BF6_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0944303df2d53a4, // V_CVT_SCALEF32_SR_PK16_FP6_F16 ENC_VOP3 default
    0x0c24323e02d53a4, // V_CVT_SCALEF32_SR_PK16_FP6_F16 VOP3_INST_LITERAL has_lit_1
    0x0c44323e12d53a4, // V_CVT_SCALEF32_SR_PK16_FP6_F16 VOP3_INST_LITERAL has_lit_2
    0x0be4323e22d53a4, // V_CVT_SCALEF32_SR_PK16_FP6_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0944303e32d63a1, // V_CVT_SCALEF32_SR_PK16_BF6_F16 ENC_VOP3 default
    0x0c24323e42d63a1, // V_CVT_SCALEF32_SR_PK16_BF6_F16 VOP3_INST_LITERAL has_lit_1
    0x0c44323e52d63a1, // V_CVT_SCALEF32_SR_PK16_BF6_F16 VOP3_INST_LITERAL has_lit_2
    0x0be4323e62d63a1, // V_CVT_SCALEF32_SR_PK16_BF6_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0944303e72d73a3, // V_CVT_SCALEF32_SR_PK16_FP6_BF16 ENC_VOP3 default
    0x0c24323e82d73a3, // V_CVT_SCALEF32_SR_PK16_FP6_BF16 VOP3_INST_LITERAL has_lit_1
    0x0c44323e92d73a3, // V_CVT_SCALEF32_SR_PK16_FP6_BF16 VOP3_INST_LITERAL has_lit_2
    0x0be4323ea2d73a3, // V_CVT_SCALEF32_SR_PK16_FP6_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0944303eb2d83a0, // V_CVT_SCALEF32_SR_PK16_BF6_BF16 ENC_VOP3 default
    0x0c24323ec2d83a0, // V_CVT_SCALEF32_SR_PK16_BF6_BF16 VOP3_INST_LITERAL has_lit_1
    0x0c44323ed2d83a0, // V_CVT_SCALEF32_SR_PK16_BF6_BF16 VOP3_INST_LITERAL has_lit_2
    0x0be4323ee2d83a0, // V_CVT_SCALEF32_SR_PK16_BF6_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0604343ef2fa425, // V_MAD_NC_U64_U32 ENC_VOP3 default
    0x0644383f02fa425, // V_MAD_NC_U64_U32 VOP3_VOP_DPP16 has_dpp16
    0x0664363f12fa425, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_0
    0x0684363f22fa425, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_1
    0x06a4363f32fa425, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0964363f42fa425, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_2
    0x0984363f52fa425, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a4363f62fa425, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c4363f72fa425, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0604343f82fb424, // V_MAD_NC_I64_I32 ENC_VOP3 default
    0x0644383f92fb424, // V_MAD_NC_I64_I32 VOP3_VOP_DPP16 has_dpp16
    0x0664363fa2fb424, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_0
    0x0684363fb2fb424, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_1
    0x06a4363fc2fb424, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0964363fd2fb424, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_2
    0x0984363fe2fb424, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a4363ff2fb424, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c4364002fb424, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0c643a4012fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x0c843c4022fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0ca43c4032fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0cc43c4042fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0ce43c4052fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0d043c4062fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_2
    0x0d243c4072fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1&has_lit_2
    0x0d443c4082fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0c643e4092fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x08c44240a2fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0c844040b2fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0ca44040c2fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0cc44040d2fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0ce44040e2fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0d044040f2fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_2
    0x0d24404102fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1&has_lit_2
    0x0d44404112fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0c64444122fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC default
    0x08c4484132fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0c84464142fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0ca4464152fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0cc4464162fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0ce4464172fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0d04464182fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_2
    0x0d24464192fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1&has_lit_2
    0x0d444641a2fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0c644441b2ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC default
    0x08c44841c2ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0c844641d2ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0ca44641e2ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0cc44641f2ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0ce4464202ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0d04464212ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_2
    0x0d24464222ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1&has_lit_2
    0x0d44464232ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0c644a424300290, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x08a44e425300290, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x08c450426300290, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0c844c427300290, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0ca44c428300290, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0cc44c429300290, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0c644a4243014e2, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x08a44e4253014e2, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x08c4504263014e2, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0c844c4273014e2, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0ca44c4283014e2, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0cc44c4293014e2, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0c644a4243024dd, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x08a44e4253024dd, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x08c4504263024dd, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0c844c4273024dd, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0ca44c4283024dd, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0cc44c4293024dd, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x06045242a30329b, // V_ADD_NC_U16 ENC_VOP3 default
    0x06245642b30329b, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x06445842c30329b, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x06645442d30329b, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x06845442e30329b, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x06a45442f30329b, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06045242a3044e7, // V_SUB_NC_U16 ENC_VOP3 default
    0x06245642b3044e7, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x06445842c3044e7, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x06645442d3044e7, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x06845442e3044e7, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x06a45442f3044e7, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06045a42a30547a, // V_MUL_LO_U16 ENC_VOP3 default
    0x06245e42b30547a, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x06446042c30547a, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x06645c42d30547a, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x06845c42e30547a, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x06a45c42f30547a, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x060462430306387, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x062466431306387, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x064468432306387, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x066464433306387, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x068464434306387, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x06a464435306387, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06046243630738e, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x06246643730738e, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x06446843830738e, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x06646443930738e, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x06846443a30738e, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x06a46443b30738e, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06045a42a309441, // V_MAX_U16 ENC_VOP3 default
    0x06245e42b309441, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x06446042c309441, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x06645c42d309441, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x06845c42e309441, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x06a45c42f309441, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06045a43c30a43b, // V_MAX_I16 ENC_VOP3 default
    0x06245e43d30a43b, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x06446043e30a43b, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x06645c43f30a43b, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x06845c44030a43b, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x06a45c44130a43b, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06045a42a30b463, // V_MIN_U16 ENC_VOP3 default
    0x06245e42b30b463, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x06446042c30b463, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x06645c42d30b463, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x06845c42e30b463, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x06a45c42f30b463, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06045a43c30c45d, // V_MIN_I16 ENC_VOP3 default
    0x06245e43d30c45d, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x06446043e30c45d, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x06645c43f30c45d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x06845c44030c45d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x06a45c44130c45d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06045243c30d299, // V_ADD_NC_I16 ENC_VOP3 default
    0x06245643d30d299, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x06445843e30d299, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x06645443f30d299, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x06845444030d299, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x06a45444130d299, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06045243c30e4e5, // V_SUB_NC_I16 ENC_VOP3 default
    0x06245643d30e4e5, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x06445843e30e4e5, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x06645443f30e4e5, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x06845444030e4e5, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x06a45444130e4e5, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0d646a44230f487, // V_PERMLANE16_VAR_B32 ENC_VOP3 default
    0x0d646a442310489, // V_PERMLANEX16_VAR_B32 ENC_VOP3 default
    0x06046c443311484, // V_PACK_B32_F16 ENC_VOP3 default
    0x062470444311484, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x064472445311484, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x06646e446311484, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x06846e447311484, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x06a46e448311484, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06046c449312389, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x06247044a312389, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x06447244b312389, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x06646e44c312389, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x06846e44d312389, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x06a46e44e312389, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06046c44f31338b, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x06247045031338b, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x06447245131338b, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x06646e45231338b, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x06846e45331338b, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x06a46e45431338b, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0d847445531448c, // V_PERMLANE_IDX_GEN_B32 ENC_VOP3 default
    0x0c247645631448c, // V_PERMLANE_IDX_GEN_B32 VOP3_INST_LITERAL has_lit_1
    0x06047818f318465, // V_MIN_U64 ENC_VOP3 default
    0x06447c190318465, // V_MIN_U64 VOP3_VOP_DPP16 has_dpp16
    0x06647a191318465, // V_MIN_U64 VOP3_INST_LITERAL has_lit_0
    0x06847a192318465, // V_MIN_U64 VOP3_INST_LITERAL has_lit_1
    0x06a47a193318465, // V_MIN_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06047818f319443, // V_MAX_U64 ENC_VOP3 default
    0x06447c190319443, // V_MAX_U64 VOP3_VOP_DPP16 has_dpp16
    0x06647a191319443, // V_MAX_U64 VOP3_INST_LITERAL has_lit_0
    0x06847a192319443, // V_MAX_U64 VOP3_INST_LITERAL has_lit_1
    0x06a47a193319443, // V_MAX_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06047845731a45f, // V_MIN_I64 ENC_VOP3 default
    0x06447c45831a45f, // V_MIN_I64 VOP3_VOP_DPP16 has_dpp16
    0x06647a45931a45f, // V_MIN_I64 VOP3_INST_LITERAL has_lit_0
    0x06847a45a31a45f, // V_MIN_I64 VOP3_INST_LITERAL has_lit_1
    0x06a47a45b31a45f, // V_MIN_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06047845731b43d, // V_MAX_I64 ENC_VOP3 default
    0x06447c45831b43d, // V_MAX_I64 VOP3_VOP_DPP16 has_dpp16
    0x06647a45931b43d, // V_MAX_I64 VOP3_INST_LITERAL has_lit_0
    0x06847a45a31b43d, // V_MAX_I64 VOP3_INST_LITERAL has_lit_1
    0x06a47a45b31b43d, // V_MAX_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06047e45c31c410, // V_LDEXP_F32 ENC_VOP3 default
    0x06248245d31c410, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x06448445e31c410, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x06648045f31c410, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x06848046031c410, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x06a48046131c410, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06048617431d2ac, // V_BFM_B32 ENC_VOP3 default
    0x0622d217531d2ac, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x0642d417631d2ac, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x06648817731d2ac, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x06848817831d2ac, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x06a48817931d2ac, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06048617431e2a8, // V_BCNT_U32_B32 ENC_VOP3 default
    0x0622d217531e2a8, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0642d417631e2a8, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x06648817731e2a8, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x06848817831e2a8, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x06a48817931e2a8, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06048617431f445, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x0622d217531f445, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0642d417631f445, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x06648817731f445, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x06848817831f445, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x06a48817931f445, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x060486174320444, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x0622d2175320444, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0642d4176320444, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x066488177320444, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x068488178320444, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x06a488179320444, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06046243032138a, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x06246643132138a, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x06446843232138a, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x06646443332138a, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x06846443432138a, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x06a46443532138a, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06046243632238c, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x06246643732238c, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x06446843832238c, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x06646443932238c, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x06846443a32238c, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x06a46443b32238c, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06048646232338f, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x0622d246332338f, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x0642d446432338f, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x06648846532338f, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x06848846632338f, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x06a48846732338f, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x060486468324388, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x0622d2469324388, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x0642d446a324388, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x06648846b324388, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x06848846c324388, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x06a48846d324388, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06048a16e3254e6, // V_SUB_NC_I32 ENC_VOP3 default
    0x0622ca16f3254e6, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0642cc1703254e6, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x06648c1713254e6, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x06848c1723254e6, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x06a48c1733254e6, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06048a16e32629a, // V_ADD_NC_I32 ENC_VOP3 default
    0x0622ca16f32629a, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0642cc17032629a, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x06648c17132629a, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x06848c17232629a, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x06a48c17332629a, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06048e46e32b411, // V_LDEXP_F64 ENC_VOP3 default
    0x06449246f32b411, // V_LDEXP_F64 VOP3_VOP_DPP16 has_dpp16
    0x06649047032b411, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x06849047132b411, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x06a49047232b411, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06048617432c47b, // V_MUL_LO_U32 ENC_VOP3 default
    0x0642d417632c47b, // V_MUL_LO_U32 VOP3_VOP_DPP16 has_dpp16
    0x06648817732c47b, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x06848817832c47b, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x06a48817932c47b, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06048617432d477, // V_MUL_HI_U32 ENC_VOP3 default
    0x0642d417632d477, // V_MUL_HI_U32 VOP3_VOP_DPP16 has_dpp16
    0x06648817732d477, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x06848817832d477, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x06a48817932d477, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06048616e32e475, // V_MUL_HI_I32 ENC_VOP3 default
    0x0642d417032e475, // V_MUL_HI_I32 VOP3_VOP_DPP16 has_dpp16
    0x06648817132e475, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x06848817232e475, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x06a48817332e475, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06048e47332f508, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x06649047432f508, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x06849047532f508, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x06a49047632f508, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06045a42a338416, // V_LSHLREV_B16 ENC_VOP3 default
    0x06245e42b338416, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x06446042c338416, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x06645c42d338416, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x06845c42e338416, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x06a45c42f338416, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06045a42a33941c, // V_LSHRREV_B16 ENC_VOP3 default
    0x06245e42b33941c, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x06446042c33941c, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x06645c42d33941c, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x06845c42e33941c, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x06a45c42f33941c, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06045a47733a2a3, // V_ASHRREV_I16 ENC_VOP3 default
    0x06245e47833a2a3, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x06446047933a2a3, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x06645c47a33a2a3, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x06845c47b33a2a3, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x06a45c47c33a2a3, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06049418533d41e, // V_LSHRREV_B64 ENC_VOP3 default
    0x0642e218633d41e, // V_LSHRREV_B64 VOP3_VOP_DPP16 has_dpp16
    0x06649618733d41e, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x06849618833d41e, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x06049447d33e2a5, // V_ASHRREV_I64 ENC_VOP3 default
    0x0642e247e33e2a5, // V_ASHRREV_I64 VOP3_VOP_DPP16 has_dpp16
    0x06649647f33e2a5, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x06849648033e2a5, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x060498163341458, // V_MINIMUM_F64 ENC_VOP3 default
    0x0642b0164341458, // V_MINIMUM_F64 VOP3_VOP_DPP16 has_dpp16
    0x06649a165341458, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_0
    0x06849a166341458, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_1
    0x06a49a167341458, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x060498163342436, // V_MAXIMUM_F64 ENC_VOP3 default
    0x0642b0164342436, // V_MAXIMUM_F64 VOP3_VOP_DPP16 has_dpp16
    0x06649a165342436, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_0
    0x06849a166342436, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_1
    0x06a49a167342436, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0d849c4813604c6, // V_READLANE_B32 ENC_VOP3 default
    0x0da474482361529, // V_WRITELANE_B32 ENC_VOP3 default
    0x0dc476483361529, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x06045a42a3622a0, // V_AND_B16 ENC_VOP3 default
    0x06245e42b3622a0, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x06446042c3622a0, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x06645c42d3622a0, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x06845c42e3622a0, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x06a45c42f3622a0, // V_AND_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06045a42a363482, // V_OR_B16 ENC_VOP3 default
    0x06245e42b363482, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x06446042c363482, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x06645c42d363482, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x06845c42e363482, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x06a45c42f363482, // V_OR_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06045a42a36452d, // V_XOR_B16 ENC_VOP3 default
    0x06245e42b36452d, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x06446042c36452d, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x06645c42d36452d, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x06845c42e36452d, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x06a45c42f36452d, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06049e168365457, // V_MINIMUM_F32 ENC_VOP3 default
    0x0622c0169365457, // V_MINIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0642c216a365457, // V_MINIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0664a016b365457, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x0684a016c365457, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x06a4a016d365457, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06049e168366435, // V_MAXIMUM_F32 ENC_VOP3 default
    0x0622c0169366435, // V_MAXIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0642c216a366435, // V_MAXIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0664a016b366435, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x0684a016c366435, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x06a4a016d366435, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0604a21a0367456, // V_MINIMUM_F16 ENC_VOP3 default
    0x0624a61a1367456, // V_MINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0644a81a2367456, // V_MINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0664a41a3367456, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0684a41a4367456, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x06a4a41a5367456, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0604a21a0368434, // V_MAXIMUM_F16 ENC_VOP3 default
    0x0624a61a1368434, // V_MAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0644a81a2368434, // V_MAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0664a41a3368434, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0684a41a4368434, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x06a4a41a5368434, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0604aa484369386, // V_CVT_PK_FP8_F32 ENC_VOP3 default
    0x0624ae485369386, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0644b0486369386, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0664ac487369386, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x0684ac488369386, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x06a4ac489369386, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0604b248a36a37f, // V_CVT_PK_BF8_F32 ENC_VOP3 default
    0x0624b648b36a37f, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0644b848c36a37f, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0664b448d36a37f, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x0684b448e36a37f, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x06a4b448f36a37f, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0604ba49036b3c1, // V_CVT_SR_FP8_F32 ENC_VOP3 default
    0x0624be49136b3c1, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0644c049236b3c1, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0664bc49336b3c1, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x0684bc49436b3c1, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x06a4bc49536b3c1, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0604c249636c3bf, // V_CVT_SR_BF8_F32 ENC_VOP3 default
    0x0624c649736c3bf, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0644c849836c3bf, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0664c449936c3bf, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x0684c449a36c3bf, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x06a4c449b36c3bf, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0604ca49c36d37d, // V_CVT_PK_BF16_F32 ENC_VOP3 default
    0x0624ce49d36d37d, // V_CVT_PK_BF16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0644d049e36d37d, // V_CVT_PK_BF16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0664cc49f36d37d, // V_CVT_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0
    0x0684cc4a036d37d, // V_CVT_PK_BF16_F32 VOP3_INST_LITERAL has_lit_1
    0x06a4cc4a136d37d, // V_CVT_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0604d24a236e3c2, // V_CVT_SR_PK_BF16_F32 ENC_VOP3 default
    0x0624d64a336e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0644d84a436e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0664d44a536e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0
    0x0684d44a636e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_1
    0x06a4d44a736e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0964d44a836e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_2
    0x0984d44a936e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a4d44aa36e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c4d44ab36e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0604da19a36f381, // V_CVT_PK_F16_F32 ENC_VOP3 default
    0x06231e19b36f381, // V_CVT_PK_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x06432019c36f381, // V_CVT_PK_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0664dc19d36f381, // V_CVT_PK_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0684dc19e36f381, // V_CVT_PK_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x06a4dc19f36f381, // V_CVT_PK_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0604de4ac3703c3, // V_CVT_SR_PK_F16_F32 ENC_VOP3 default
    0x0624e24ad3703c3, // V_CVT_SR_PK_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0644e44ae3703c3, // V_CVT_SR_PK_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0664e04af3703c3, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0684e04b03703c3, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x06a4e04b13703c3, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0964e04b23703c3, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_2
    0x0984e04b33703c3, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09a4e04b43703c3, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c4e04b53703c3, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0604e64b6372385, // V_CVT_PK_FP8_F16 ENC_VOP3 default
    0x0624ec4b7372385, // V_CVT_PK_FP8_F16 VOP3_VOP_DPP8 has_dpp8
    0x0644ea4b8372385, // V_CVT_PK_FP8_F16 VOP3_VOP_DPP16 has_dpp16
    0x0664e84b9372385, // V_CVT_PK_FP8_F16 VOP3_INST_LITERAL has_lit_0
    0x0604e64ba37337e, // V_CVT_PK_BF8_F16 ENC_VOP3 default
    0x0624ec4bb37337e, // V_CVT_PK_BF8_F16 VOP3_VOP_DPP8 has_dpp8
    0x0644ea4bc37337e, // V_CVT_PK_BF8_F16 VOP3_VOP_DPP16 has_dpp16
    0x0664e84bd37337e, // V_CVT_PK_BF8_F16 VOP3_INST_LITERAL has_lit_0
    0x0604ee4be3743c0, // V_CVT_SR_FP8_F16 ENC_VOP3 default
    0x0624f24bf3743c0, // V_CVT_SR_FP8_F16 VOP3_VOP_DPP8 has_dpp8
    0x0644f44c03743c0, // V_CVT_SR_FP8_F16 VOP3_VOP_DPP16 has_dpp16
    0x0664f04c13743c0, // V_CVT_SR_FP8_F16 VOP3_INST_LITERAL has_lit_0
    0x0684f04c23743c0, // V_CVT_SR_FP8_F16 VOP3_INST_LITERAL has_lit_1
    0x06a4f04c33743c0, // V_CVT_SR_FP8_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0604ee4c43753be, // V_CVT_SR_BF8_F16 ENC_VOP3 default
    0x0624f24c53753be, // V_CVT_SR_BF8_F16 VOP3_VOP_DPP8 has_dpp8
    0x0644f44c63753be, // V_CVT_SR_BF8_F16 VOP3_VOP_DPP16 has_dpp16
    0x0664f04c73753be, // V_CVT_SR_BF8_F16 VOP3_INST_LITERAL has_lit_0
    0x0684f04c83753be, // V_CVT_SR_BF8_F16 VOP3_INST_LITERAL has_lit_1
    0x06a4f04c93753be, // V_CVT_SR_BF8_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0de0be4ca000047, // DS_ADD_U32 ENC_VDS default
    0x0de0be4ca0010ba, // DS_SUB_U32 ENC_VDS default
    0x0de0be4ca0020a1, // DS_RSUB_U32 ENC_VDS default
    0x0de0be4ca003060, // DS_INC_U32 ENC_VDS default
    0x0de0be4ca00405c, // DS_DEC_U32 ENC_VDS default
    0x0de0be4cb005085, // DS_MIN_I32 ENC_VDS default
    0x0de0be4cb006079, // DS_MAX_I32 ENC_VDS default
    0x0de0be4ca00708f, // DS_MIN_U32 ENC_VDS default
    0x0de0be4ca008083, // DS_MAX_U32 ENC_VDS default
    0x0de0be4cc009049, // DS_AND_B32 ENC_VDS default
    0x0de0be4cc00a096, // DS_OR_B32 ENC_VDS default
    0x0de0be4cc00b0bd, // DS_XOR_B32 ENC_VDS default
    0x0de0c04cd00c091, // DS_MSKOR_B32 ENC_VDS default
    0x0de0be4ce00d0b1, // DS_STORE_B32 ENC_VDS default
    0x0de0c24cf00e0a9, // DS_STORE_2ADDR_B32 ENC_VDS default
    0x0de0c24cf00f0ab, // DS_STORE_2ADDR_STRIDE64_B32 ENC_VDS default
    0x0de0c04cd010052, // DS_CMPSTORE_B32 ENC_VDS default
    0x0de0be4d0012087, // DS_MIN_NUM_F32 ENC_VDS default
    0x0de0be4d001307b, // DS_MAX_NUM_F32 ENC_VDS default
    0x0de0c41ac014095, // DS_NOP ENC_VDS default
    0x0de0be4d0015041, // DS_ADD_F32 ENC_VDS default
    0x0de0be4d101e0b3, // DS_STORE_B8 ENC_VDS default
    0x0de0c64d201f0af, // DS_STORE_B16 ENC_VDS default
    0x0de0c84d3020045, // DS_ADD_RTN_U32 ENC_VDS default
    0x0de0c84d30210b8, // DS_SUB_RTN_U32 ENC_VDS default
    0x0de0c84d302209f, // DS_RSUB_RTN_U32 ENC_VDS default
    0x0de0c84d302305e, // DS_INC_RTN_U32 ENC_VDS default
    0x0de0c84d302405a, // DS_DEC_RTN_U32 ENC_VDS default
    0x0de0c84d402508b, // DS_MIN_RTN_I32 ENC_VDS default
    0x0de0c84d402607f, // DS_MAX_RTN_I32 ENC_VDS default
    0x0de0c84d302708d, // DS_MIN_RTN_U32 ENC_VDS default
    0x0de0c84d3028081, // DS_MAX_RTN_U32 ENC_VDS default
    0x0de0c84d502904b, // DS_AND_RTN_B32 ENC_VDS default
    0x0de0c84d502a098, // DS_OR_RTN_B32 ENC_VDS default
    0x0de0c84d502b0bf, // DS_XOR_RTN_B32 ENC_VDS default
    0x0de0ca4d602c093, // DS_MSKOR_RTN_B32 ENC_VDS default
    0x0de0c84d502d0a7, // DS_STOREXCHG_RTN_B32 ENC_VDS default
    0x0de0cc4d702e0a3, // DS_STOREXCHG_2ADDR_RTN_B32 ENC_VDS default
    0x0de0cc4d702f0a5, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B32 ENC_VDS default
    0x0de0ca4d6030054, // DS_CMPSTORE_RTN_B32 ENC_VDS default
    0x0de0c84d8032089, // DS_MIN_NUM_RTN_F32 ENC_VDS default
    0x0de0c84d803307d, // DS_MAX_NUM_RTN_F32 ENC_VDS default
    0x0de0ce4d90350bc, // DS_SWIZZLE_B32 ENC_VDS default
    0x0de0d04da036068, // DS_LOAD_B32 ENC_VDS default
    0x0de0d24db037062, // DS_LOAD_2ADDR_B32 ENC_VDS default
    0x0de0d24db038064, // DS_LOAD_2ADDR_STRIDE64_B32 ENC_VDS default
    0x0de0d04dc03906c, // DS_LOAD_I8 ENC_VDS default
    0x0de0d04dd03a076, // DS_LOAD_U8 ENC_VDS default
    0x0de0d04de03b06b, // DS_LOAD_I16 ENC_VDS default
    0x0de0d04df03c073, // DS_LOAD_U16 ENC_VDS default
    0x0de0d44e003d059, // DS_CONSUME ENC_VDS default
    0x0de0d44e003e04d, // DS_APPEND ENC_VDS default
    0x0de0d64e1040048, // DS_ADD_U64 ENC_VDS default
    0x0de0d64e10410bb, // DS_SUB_U64 ENC_VDS default
    0x0de0d64e10420a2, // DS_RSUB_U64 ENC_VDS default
    0x0de0d64e1043061, // DS_INC_U64 ENC_VDS default
    0x0de0d64e104405d, // DS_DEC_U64 ENC_VDS default
    0x0de0d64e2045086, // DS_MIN_I64 ENC_VDS default
    0x0de0d64e204607a, // DS_MAX_I64 ENC_VDS default
    0x0de0d64e1047090, // DS_MIN_U64 ENC_VDS default
    0x0de0d64e1048084, // DS_MAX_U64 ENC_VDS default
    0x0de0d64e304904a, // DS_AND_B64 ENC_VDS default
    0x0de0d64e304a097, // DS_OR_B64 ENC_VDS default
    0x0de0d64e304b0be, // DS_XOR_B64 ENC_VDS default
    0x0de0d84e404c092, // DS_MSKOR_B64 ENC_VDS default
    0x0de0d64e504d0b2, // DS_STORE_B64 ENC_VDS default
    0x0de0da4e604e0aa, // DS_STORE_2ADDR_B64 ENC_VDS default
    0x0de0da4e604f0ac, // DS_STORE_2ADDR_STRIDE64_B64 ENC_VDS default
    0x0de0d84e4050053, // DS_CMPSTORE_B64 ENC_VDS default
    0x0de0dc4e7052088, // DS_MIN_NUM_F64 ENC_VDS default
    0x0de0dc4e705307c, // DS_MAX_NUM_F64 ENC_VDS default
    0x0de0dc4e7054042, // DS_ADD_F64 ENC_VDS default
    0x0de0de4e805604e, // DS_ATOMIC_ASYNC_BARRIER_ARRIVE_B64 ENC_VDS default
    0x0de0e04e9060046, // DS_ADD_RTN_U64 ENC_VDS default
    0x0de0e04e90610b9, // DS_SUB_RTN_U64 ENC_VDS default
    0x0de0e04e90620a0, // DS_RSUB_RTN_U64 ENC_VDS default
    0x0de0e04e906305f, // DS_INC_RTN_U64 ENC_VDS default
    0x0de0e04e906405b, // DS_DEC_RTN_U64 ENC_VDS default
    0x0de0e04ea06508c, // DS_MIN_RTN_I64 ENC_VDS default
    0x0de0e04ea066080, // DS_MAX_RTN_I64 ENC_VDS default
    0x0de0e04e906708e, // DS_MIN_RTN_U64 ENC_VDS default
    0x0de0e04e9068082, // DS_MAX_RTN_U64 ENC_VDS default
    0x0de0e04eb06904c, // DS_AND_RTN_B64 ENC_VDS default
    0x0de0e04eb06a099, // DS_OR_RTN_B64 ENC_VDS default
    0x0de0e04eb06b0c0, // DS_XOR_RTN_B64 ENC_VDS default
    0x0de0e24ec06c094, // DS_MSKOR_RTN_B64 ENC_VDS default
    0x0de0e04eb06d0a8, // DS_STOREXCHG_RTN_B64 ENC_VDS default
    0x0de0e44ed06e0a4, // DS_STOREXCHG_2ADDR_RTN_B64 ENC_VDS default
    0x0de0e44ed06f0a6, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B64 ENC_VDS default
    0x0de0e24ec070055, // DS_CMPSTORE_RTN_B64 ENC_VDS default
    0x0de0e64ee07208a, // DS_MIN_NUM_RTN_F64 ENC_VDS default
    0x0de0e64ee07307e, // DS_MAX_NUM_RTN_F64 ENC_VDS default
    0x0de0e64ee074044, // DS_ADD_RTN_F64 ENC_VDS default
    0x0de0e04e907504f, // DS_ATOMIC_BARRIER_ARRIVE_RTN_B64 ENC_VDS default
    0x0de0e84ef076069, // DS_LOAD_B64 ENC_VDS default
    0x0de0ea4f0077063, // DS_LOAD_2ADDR_B64 ENC_VDS default
    0x0de0ea4f0078065, // DS_LOAD_2ADDR_STRIDE64_B64 ENC_VDS default
    0x0de0c84d8079043, // DS_ADD_RTN_F32 ENC_VDS default
    0x0de0e04eb07e056, // DS_CONDXCHG32_RTN_B64 ENC_VDS default
    0x0de0be4ca098058, // DS_COND_SUB_U32 ENC_VDS default
    0x0de0be4ca0990b7, // DS_SUB_CLAMP_U32 ENC_VDS default
    0x0de0ec4f109a09c, // DS_PK_ADD_F16 ENC_VDS default
    0x0de0ee4f209b09b, // DS_PK_ADD_BF16 ENC_VDS default
    0x0de0be4f30a00b4, // DS_STORE_B8_D16_HI ENC_VDS default
    0x0de0be4f40a10b0, // DS_STORE_B16_D16_HI ENC_VDS default
    0x0de0d04f50a2077, // DS_LOAD_U8_D16 ENC_VDS default
    0x0de0d04f50a3078, // DS_LOAD_U8_D16_HI ENC_VDS default
    0x0de0d04f60a406d, // DS_LOAD_I8_D16 ENC_VDS default
    0x0de0d04f60a506e, // DS_LOAD_I8_D16_HI ENC_VDS default
    0x0de0d04f70a6074, // DS_LOAD_U16_D16 ENC_VDS default
    0x0de0d04f70a7075, // DS_LOAD_U16_D16_HI ENC_VDS default
    0x0de0c84d30a8057, // DS_COND_SUB_RTN_U32 ENC_VDS default
    0x0de0c84d30a90b6, // DS_SUB_CLAMP_RTN_U32 ENC_VDS default
    0x0de0f04f80aa09e, // DS_PK_ADD_RTN_F16 ENC_VDS default
    0x0de0f24f90ab09d, // DS_PK_ADD_RTN_BF16 ENC_VDS default
    0x0de0f44fa0b00ad, // DS_STORE_ADDTID_B32 ENC_VDS default
    0x0de0d44fb0b1066, // DS_LOAD_ADDTID_B32 ENC_VDS default
    0x0de0c84fc0b209a, // DS_PERMUTE_B32 ENC_VDS default
    0x0de0c84fc0b3050, // DS_BPERMUTE_B32 ENC_VDS default
    0x0de0c84fc0cd051, // DS_BPERMUTE_FI_B32 ENC_VDS default
    0x0de0f64fd0de0b5, // DS_STORE_B96 ENC_VDS default
    0x0de0f84fe0df0ae, // DS_STORE_B128 ENC_VDS default
    0x0de0e84ef0fa070, // DS_LOAD_TR4_B64 ENC_VDS default
    0x0e00fa4ff0fb071, // DS_LOAD_TR6_B96 ENC_VDS default
    0x0de0fc5000fc06f, // DS_LOAD_TR16_B128 ENC_VDS default
    0x0de0e84ef0fd072, // DS_LOAD_TR8_B64 ENC_VDS default
    0x0de0fa4ff0fe06a, // DS_LOAD_B96 ENC_VDS default
    0x0de0fc5000ff067, // DS_LOAD_B128 ENC_VDS default
    0x0e2000501000208, // S_LOAD_B32 ENC_SMEM default
    0x0e200250200120a, // S_LOAD_B64 ENC_SMEM default
    0x0e2004503002206, // S_LOAD_B128 ENC_SMEM default
    0x0e2006504003207, // S_LOAD_B256 ENC_SMEM default
    0x0e2008505004209, // S_LOAD_B512 ENC_SMEM default
    0x0e200a50600520b, // S_LOAD_B96 ENC_SMEM default
    0x0e200050700820d, // S_LOAD_I8 ENC_SMEM default
    0x0e200050800920f, // S_LOAD_U8 ENC_SMEM default
    0x0e200050900a20c, // S_LOAD_I16 ENC_SMEM default
    0x0e200050a00b20e, // S_LOAD_U16 ENC_SMEM default
    0x0e200c50b0101a3, // S_BUFFER_LOAD_B32 ENC_SMEM default
    0x0e200e50c0111a5, // S_BUFFER_LOAD_B64 ENC_SMEM default
    0x0e201050d0121a1, // S_BUFFER_LOAD_B128 ENC_SMEM default
    0x0e201250e0131a2, // S_BUFFER_LOAD_B256 ENC_SMEM default
    0x0e201450f0141a4, // S_BUFFER_LOAD_B512 ENC_SMEM default
    0x0e20165100151a6, // S_BUFFER_LOAD_B96 ENC_SMEM default
    0x0e200c5110181a8, // S_BUFFER_LOAD_I8 ENC_SMEM default
    0x0e200c5120191aa, // S_BUFFER_LOAD_U8 ENC_SMEM default
    0x0e200c51301a1a7, // S_BUFFER_LOAD_I16 ENC_SMEM default
    0x0e200c51401b1a9, // S_BUFFER_LOAD_U16 ENC_SMEM default
    0x0e20181ac0211f4, // S_DCACHE_INV ENC_SMEM default
    0x0e201a515022183, // S_ATC_PROBE ENC_SMEM default
    0x0e201c516023184, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x0e201e51702424f, // S_PREFETCH_INST ENC_SMEM default
    0x0e2020518025250, // S_PREFETCH_INST_PC_REL ENC_SMEM default
    0x0e201e51702624d, // S_PREFETCH_DATA ENC_SMEM default
    0x0e20225190271ab, // S_BUFFER_PREFETCH_DATA ENC_SMEM default
    0x0e202051802824e, // S_PREFETCH_DATA_PC_REL ENC_SMEM default
    0x0e455a51a001330, // V_CMP_LT_F16 ENC_VOPC default
    0x0e656051b001330, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e856251c001330, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea55e51d001330, // V_CMP_LT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec55c51d001330, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x0e455a51a002309, // V_CMP_EQ_F16 ENC_VOPC default
    0x0e656051b002309, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e856251c002309, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea55e51d002309, // V_CMP_EQ_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec55c51d002309, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0e455a51a003324, // V_CMP_LE_F16 ENC_VOPC default
    0x0e656051b003324, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e856251c003324, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea55e51d003324, // V_CMP_LE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec55c51d003324, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x0e455a51a00431b, // V_CMP_GT_F16 ENC_VOPC default
    0x0e656051b00431b, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e856251c00431b, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea55e51d00431b, // V_CMP_GT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec55c51d00431b, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x0e455a51a00532d, // V_CMP_LG_F16 ENC_VOPC default
    0x0e656051b00532d, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e856251c00532d, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea55e51d00532d, // V_CMP_LG_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec55c51d00532d, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x0e455a51a006312, // V_CMP_GE_F16 ENC_VOPC default
    0x0e656051b006312, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e856251c006312, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea55e51d006312, // V_CMP_GE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec55c51d006312, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x0e455a51a007351, // V_CMP_O_F16 ENC_VOPC default
    0x0e656051b007351, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e856251c007351, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea55e51d007351, // V_CMP_O_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec55c51d007351, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x0e455a51a008354, // V_CMP_U_F16 ENC_VOPC default
    0x0e656051b008354, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e856251c008354, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea55e51d008354, // V_CMP_U_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec55c51d008354, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x0e455a51a009342, // V_CMP_NGE_F16 ENC_VOPC default
    0x0e656051b009342, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e856251c009342, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea55e51d009342, // V_CMP_NGE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec55c51d009342, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0e455a51a00a34b, // V_CMP_NLG_F16 ENC_VOPC default
    0x0e656051b00a34b, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e856251c00a34b, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea55e51d00a34b, // V_CMP_NLG_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec55c51d00a34b, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0e455a51a00b345, // V_CMP_NGT_F16 ENC_VOPC default
    0x0e656051b00b345, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e856251c00b345, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea55e51d00b345, // V_CMP_NGT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec55c51d00b345, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0e455a51a00c348, // V_CMP_NLE_F16 ENC_VOPC default
    0x0e656051b00c348, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e856251c00c348, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea55e51d00c348, // V_CMP_NLE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec55c51d00c348, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0e455a51a00d339, // V_CMP_NEQ_F16 ENC_VOPC default
    0x0e656051b00d339, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e856251c00d339, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea55e51d00d339, // V_CMP_NEQ_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec55c51d00d339, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0e455a51a00e34e, // V_CMP_NLT_F16 ENC_VOPC default
    0x0e656051b00e34e, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e856251c00e34e, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea55e51d00e34e, // V_CMP_NLT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec55c51d00e34e, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0ee56c51e011331, // V_CMP_LT_F32 ENC_VOPC default
    0x0f057251f011331, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f2574520011331, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f4570521011331, // V_CMP_LT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f656e521011331, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x0ee56c51e01230a, // V_CMP_EQ_F32 ENC_VOPC default
    0x0f057251f01230a, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f257452001230a, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f457052101230a, // V_CMP_EQ_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f656e52101230a, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0ee56c51e013325, // V_CMP_LE_F32 ENC_VOPC default
    0x0f057251f013325, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f2574520013325, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f4570521013325, // V_CMP_LE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f656e521013325, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x0ee56c51e01431c, // V_CMP_GT_F32 ENC_VOPC default
    0x0f057251f01431c, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f257452001431c, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f457052101431c, // V_CMP_GT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f656e52101431c, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x0ee56c51e01532e, // V_CMP_LG_F32 ENC_VOPC default
    0x0f057251f01532e, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f257452001532e, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f457052101532e, // V_CMP_LG_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f656e52101532e, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x0ee56c51e016313, // V_CMP_GE_F32 ENC_VOPC default
    0x0f057251f016313, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f2574520016313, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f4570521016313, // V_CMP_GE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f656e521016313, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x0ee56c51e017352, // V_CMP_O_F32 ENC_VOPC default
    0x0f057251f017352, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f2574520017352, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f4570521017352, // V_CMP_O_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f656e521017352, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x0ee56c51e018355, // V_CMP_U_F32 ENC_VOPC default
    0x0f057251f018355, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f2574520018355, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f4570521018355, // V_CMP_U_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f656e521018355, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x0ee56c51e019343, // V_CMP_NGE_F32 ENC_VOPC default
    0x0f057251f019343, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f2574520019343, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f4570521019343, // V_CMP_NGE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f656e521019343, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0ee56c51e01a34c, // V_CMP_NLG_F32 ENC_VOPC default
    0x0f057251f01a34c, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f257452001a34c, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f457052101a34c, // V_CMP_NLG_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f656e52101a34c, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0ee56c51e01b346, // V_CMP_NGT_F32 ENC_VOPC default
    0x0f057251f01b346, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f257452001b346, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f457052101b346, // V_CMP_NGT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f656e52101b346, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0ee56c51e01c349, // V_CMP_NLE_F32 ENC_VOPC default
    0x0f057251f01c349, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f257452001c349, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f457052101c349, // V_CMP_NLE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f656e52101c349, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0ee56c51e01d33a, // V_CMP_NEQ_F32 ENC_VOPC default
    0x0f057251f01d33a, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f257452001d33a, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f457052101d33a, // V_CMP_NEQ_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f656e52101d33a, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0ee56c51e01e34f, // V_CMP_NLT_F32 ENC_VOPC default
    0x0f057251f01e34f, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f257452001e34f, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f457052101e34f, // V_CMP_NLT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f656e52101e34f, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0ee57a522021332, // V_CMP_LT_F64 ENC_VOPC default
    0x0f457e523021332, // V_CMP_LT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f657c523021332, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x0ee57a52202230b, // V_CMP_EQ_F64 ENC_VOPC default
    0x0f457e52302230b, // V_CMP_EQ_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f657c52302230b, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0ee57a522023326, // V_CMP_LE_F64 ENC_VOPC default
    0x0f457e523023326, // V_CMP_LE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f657c523023326, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x0ee57a52202431d, // V_CMP_GT_F64 ENC_VOPC default
    0x0f457e52302431d, // V_CMP_GT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f657c52302431d, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x0ee57a52202532f, // V_CMP_LG_F64 ENC_VOPC default
    0x0f457e52302532f, // V_CMP_LG_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f657c52302532f, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x0ee57a522026314, // V_CMP_GE_F64 ENC_VOPC default
    0x0f457e523026314, // V_CMP_GE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f657c523026314, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x0ee57a522027353, // V_CMP_O_F64 ENC_VOPC default
    0x0f457e523027353, // V_CMP_O_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f657c523027353, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x0ee57a522028356, // V_CMP_U_F64 ENC_VOPC default
    0x0f457e523028356, // V_CMP_U_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f657c523028356, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x0ee57a522029344, // V_CMP_NGE_F64 ENC_VOPC default
    0x0f457e523029344, // V_CMP_NGE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f657c523029344, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0ee57a52202a34d, // V_CMP_NLG_F64 ENC_VOPC default
    0x0f457e52302a34d, // V_CMP_NLG_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f657c52302a34d, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0ee57a52202b347, // V_CMP_NGT_F64 ENC_VOPC default
    0x0f457e52302b347, // V_CMP_NGT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f657c52302b347, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0ee57a52202c34a, // V_CMP_NLE_F64 ENC_VOPC default
    0x0f457e52302c34a, // V_CMP_NLE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f657c52302c34a, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0ee57a52202d33b, // V_CMP_NEQ_F64 ENC_VOPC default
    0x0f457e52302d33b, // V_CMP_NEQ_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f657c52302d33b, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0ee57a52202e350, // V_CMP_NLT_F64 ENC_VOPC default
    0x0f457e52302e350, // V_CMP_NLT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f657c52302e350, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0e4588524031333, // V_CMP_LT_I16 ENC_VOPC default
    0x0e658e525031333, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e8590526031333, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ea58c527031333, // V_CMP_LT_I16 VOPC_INST_LITERAL64 has_lit64
    0x0ec58a527031333, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x0e458852403230c, // V_CMP_EQ_I16 ENC_VOPC default
    0x0e658e52503230c, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e859052603230c, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ea58c52703230c, // V_CMP_EQ_I16 VOPC_INST_LITERAL64 has_lit64
    0x0ec58a52703230c, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0e4588524033327, // V_CMP_LE_I16 ENC_VOPC default
    0x0e658e525033327, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e8590526033327, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ea58c527033327, // V_CMP_LE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0ec58a527033327, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x0e458852403431e, // V_CMP_GT_I16 ENC_VOPC default
    0x0e658e52503431e, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e859052603431e, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ea58c52703431e, // V_CMP_GT_I16 VOPC_INST_LITERAL64 has_lit64
    0x0ec58a52703431e, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x0e458852403533c, // V_CMP_NE_I16 ENC_VOPC default
    0x0e658e52503533c, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e859052603533c, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ea58c52703533c, // V_CMP_NE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0ec58a52703533c, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x0e4588524036315, // V_CMP_GE_I16 ENC_VOPC default
    0x0e658e525036315, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e8590526036315, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ea58c527036315, // V_CMP_GE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0ec58a527036315, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x0e4588528039336, // V_CMP_LT_U16 ENC_VOPC default
    0x0e658e529039336, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e859052a039336, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ea58c52b039336, // V_CMP_LT_U16 VOPC_INST_LITERAL64 has_lit64
    0x0ec58a52b039336, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x0e458852803a30f, // V_CMP_EQ_U16 ENC_VOPC default
    0x0e658e52903a30f, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e859052a03a30f, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ea58c52b03a30f, // V_CMP_EQ_U16 VOPC_INST_LITERAL64 has_lit64
    0x0ec58a52b03a30f, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0e458852803b32a, // V_CMP_LE_U16 ENC_VOPC default
    0x0e658e52903b32a, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e859052a03b32a, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ea58c52b03b32a, // V_CMP_LE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0ec58a52b03b32a, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x0e458852803c321, // V_CMP_GT_U16 ENC_VOPC default
    0x0e658e52903c321, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e859052a03c321, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ea58c52b03c321, // V_CMP_GT_U16 VOPC_INST_LITERAL64 has_lit64
    0x0ec58a52b03c321, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x0e458852803d33f, // V_CMP_NE_U16 ENC_VOPC default
    0x0e658e52903d33f, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e859052a03d33f, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ea58c52b03d33f, // V_CMP_NE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0ec58a52b03d33f, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x0e458852803e318, // V_CMP_GE_U16 ENC_VOPC default
    0x0e658e52903e318, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e859052a03e318, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ea58c52b03e318, // V_CMP_GE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0ec58a52b03e318, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x0ee56c52c041334, // V_CMP_LT_I32 ENC_VOPC default
    0x0f057252d041334, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f259a52e041334, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f457052f041334, // V_CMP_LT_I32 VOPC_INST_LITERAL64 has_lit64
    0x0f656e52f041334, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x0ee56c52c04230d, // V_CMP_EQ_I32 ENC_VOPC default
    0x0f057252d04230d, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f259a52e04230d, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f457052f04230d, // V_CMP_EQ_I32 VOPC_INST_LITERAL64 has_lit64
    0x0f656e52f04230d, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0ee56c52c043328, // V_CMP_LE_I32 ENC_VOPC default
    0x0f057252d043328, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f259a52e043328, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f457052f043328, // V_CMP_LE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0f656e52f043328, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x0ee56c52c04431f, // V_CMP_GT_I32 ENC_VOPC default
    0x0f057252d04431f, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f259a52e04431f, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f457052f04431f, // V_CMP_GT_I32 VOPC_INST_LITERAL64 has_lit64
    0x0f656e52f04431f, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x0ee56c52c04533d, // V_CMP_NE_I32 ENC_VOPC default
    0x0f057252d04533d, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f259a52e04533d, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f457052f04533d, // V_CMP_NE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0f656e52f04533d, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x0ee56c52c046316, // V_CMP_GE_I32 ENC_VOPC default
    0x0f057252d046316, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f259a52e046316, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f457052f046316, // V_CMP_GE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0f656e52f046316, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x0ee56c530049337, // V_CMP_LT_U32 ENC_VOPC default
    0x0f0572531049337, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f259a532049337, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f4570533049337, // V_CMP_LT_U32 VOPC_INST_LITERAL64 has_lit64
    0x0f656e533049337, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x0ee56c53004a310, // V_CMP_EQ_U32 ENC_VOPC default
    0x0f057253104a310, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f259a53204a310, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f457053304a310, // V_CMP_EQ_U32 VOPC_INST_LITERAL64 has_lit64
    0x0f656e53304a310, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0ee56c53004b32b, // V_CMP_LE_U32 ENC_VOPC default
    0x0f057253104b32b, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f259a53204b32b, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f457053304b32b, // V_CMP_LE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0f656e53304b32b, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x0ee56c53004c322, // V_CMP_GT_U32 ENC_VOPC default
    0x0f057253104c322, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f259a53204c322, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f457053304c322, // V_CMP_GT_U32 VOPC_INST_LITERAL64 has_lit64
    0x0f656e53304c322, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x0ee56c53004d340, // V_CMP_NE_U32 ENC_VOPC default
    0x0f057253104d340, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f259a53204d340, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f457053304d340, // V_CMP_NE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0f656e53304d340, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x0ee56c53004e319, // V_CMP_GE_U32 ENC_VOPC default
    0x0f057253104e319, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f259a53204e319, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f457053304e319, // V_CMP_GE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0f656e53304e319, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x0ee5a0534051335, // V_CMP_LT_I64 ENC_VOPC default
    0x0f45a4535051335, // V_CMP_LT_I64 VOPC_INST_LITERAL64 has_lit64
    0x0f65a2535051335, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x0ee5a053405230e, // V_CMP_EQ_I64 ENC_VOPC default
    0x0f45a453505230e, // V_CMP_EQ_I64 VOPC_INST_LITERAL64 has_lit64
    0x0f65a253505230e, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0ee5a0534053329, // V_CMP_LE_I64 ENC_VOPC default
    0x0f45a4535053329, // V_CMP_LE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0f65a2535053329, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x0ee5a0534054320, // V_CMP_GT_I64 ENC_VOPC default
    0x0f45a4535054320, // V_CMP_GT_I64 VOPC_INST_LITERAL64 has_lit64
    0x0f65a2535054320, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x0ee5a053405533e, // V_CMP_NE_I64 ENC_VOPC default
    0x0f45a453505533e, // V_CMP_NE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0f65a253505533e, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x0ee5a0534056317, // V_CMP_GE_I64 ENC_VOPC default
    0x0f45a4535056317, // V_CMP_GE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0f65a2535056317, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x0ee5a0536059338, // V_CMP_LT_U64 ENC_VOPC default
    0x0f45a4537059338, // V_CMP_LT_U64 VOPC_INST_LITERAL64 has_lit64
    0x0f65a2537059338, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x0ee5a053605a311, // V_CMP_EQ_U64 ENC_VOPC default
    0x0f45a453705a311, // V_CMP_EQ_U64 VOPC_INST_LITERAL64 has_lit64
    0x0f65a253705a311, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0ee5a053605b32c, // V_CMP_LE_U64 ENC_VOPC default
    0x0f45a453705b32c, // V_CMP_LE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0f65a253705b32c, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x0ee5a053605c323, // V_CMP_GT_U64 ENC_VOPC default
    0x0f45a453705c323, // V_CMP_GT_U64 VOPC_INST_LITERAL64 has_lit64
    0x0f65a253705c323, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x0ee5a053605d341, // V_CMP_NE_U64 ENC_VOPC default
    0x0f45a453705d341, // V_CMP_NE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0f65a253705d341, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x0ee5a053605e31a, // V_CMP_GE_U64 ENC_VOPC default
    0x0f45a453705e31a, // V_CMP_GE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0f65a253705e31a, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x0e455a51a07d306, // V_CMP_CLASS_F16 ENC_VOPC default
    0x0e656051b07d306, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e856251c07d306, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea55e51d07d306, // V_CMP_CLASS_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec55c51d07d306, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0ee56c53807e307, // V_CMP_CLASS_F32 ENC_VOPC default
    0x0f057253907e307, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f25b653a07e307, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f457053b07e307, // V_CMP_CLASS_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f656e53b07e307, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0ee5bc53c07f308, // V_CMP_CLASS_F64 ENC_VOPC default
    0x0f45c053d07f308, // V_CMP_CLASS_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f65be53d07f308, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0e45ca53e0812df, // V_CMPX_LT_F16 ENC_VOPC default
    0x0e65d053f0812df, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e85d25400812df, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea5ce5410812df, // V_CMPX_LT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec5cc5410812df, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x0e45ca53e0822b8, // V_CMPX_EQ_F16 ENC_VOPC default
    0x0e65d053f0822b8, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e85d25400822b8, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea5ce5410822b8, // V_CMPX_EQ_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec5cc5410822b8, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0e45ca53e0832d3, // V_CMPX_LE_F16 ENC_VOPC default
    0x0e65d053f0832d3, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e85d25400832d3, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea5ce5410832d3, // V_CMPX_LE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec5cc5410832d3, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x0e45ca53e0842ca, // V_CMPX_GT_F16 ENC_VOPC default
    0x0e65d053f0842ca, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e85d25400842ca, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea5ce5410842ca, // V_CMPX_GT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec5cc5410842ca, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x0e45ca53e0852dc, // V_CMPX_LG_F16 ENC_VOPC default
    0x0e65d053f0852dc, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e85d25400852dc, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea5ce5410852dc, // V_CMPX_LG_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec5cc5410852dc, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x0e45ca53e0862c1, // V_CMPX_GE_F16 ENC_VOPC default
    0x0e65d053f0862c1, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e85d25400862c1, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea5ce5410862c1, // V_CMPX_GE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec5cc5410862c1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x0e45ca53e087300, // V_CMPX_O_F16 ENC_VOPC default
    0x0e65d053f087300, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e85d2540087300, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea5ce541087300, // V_CMPX_O_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec5cc541087300, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x0e45ca53e088303, // V_CMPX_U_F16 ENC_VOPC default
    0x0e65d053f088303, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e85d2540088303, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea5ce541088303, // V_CMPX_U_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec5cc541088303, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x0e45ca53e0892f1, // V_CMPX_NGE_F16 ENC_VOPC default
    0x0e65d053f0892f1, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e85d25400892f1, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea5ce5410892f1, // V_CMPX_NGE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec5cc5410892f1, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0e45ca53e08a2fa, // V_CMPX_NLG_F16 ENC_VOPC default
    0x0e65d053f08a2fa, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e85d254008a2fa, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea5ce54108a2fa, // V_CMPX_NLG_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec5cc54108a2fa, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0e45ca53e08b2f4, // V_CMPX_NGT_F16 ENC_VOPC default
    0x0e65d053f08b2f4, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e85d254008b2f4, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea5ce54108b2f4, // V_CMPX_NGT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec5cc54108b2f4, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0e45ca53e08c2f7, // V_CMPX_NLE_F16 ENC_VOPC default
    0x0e65d053f08c2f7, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e85d254008c2f7, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea5ce54108c2f7, // V_CMPX_NLE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec5cc54108c2f7, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0e45ca53e08d2e8, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x0e65d053f08d2e8, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e85d254008d2e8, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea5ce54108d2e8, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec5cc54108d2e8, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0e45ca53e08e2fd, // V_CMPX_NLT_F16 ENC_VOPC default
    0x0e65d053f08e2fd, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e85d254008e2fd, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea5ce54108e2fd, // V_CMPX_NLT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec5cc54108e2fd, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0ee5dc5420912e0, // V_CMPX_LT_F32 ENC_VOPC default
    0x0f05e25430912e0, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f25e45440912e0, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f45e05450912e0, // V_CMPX_LT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f65de5450912e0, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x0ee5dc5420922b9, // V_CMPX_EQ_F32 ENC_VOPC default
    0x0f05e25430922b9, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f25e45440922b9, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f45e05450922b9, // V_CMPX_EQ_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f65de5450922b9, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0ee5dc5420932d4, // V_CMPX_LE_F32 ENC_VOPC default
    0x0f05e25430932d4, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f25e45440932d4, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f45e05450932d4, // V_CMPX_LE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f65de5450932d4, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x0ee5dc5420942cb, // V_CMPX_GT_F32 ENC_VOPC default
    0x0f05e25430942cb, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f25e45440942cb, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f45e05450942cb, // V_CMPX_GT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f65de5450942cb, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x0ee5dc5420952dd, // V_CMPX_LG_F32 ENC_VOPC default
    0x0f05e25430952dd, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f25e45440952dd, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f45e05450952dd, // V_CMPX_LG_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f65de5450952dd, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x0ee5dc5420962c2, // V_CMPX_GE_F32 ENC_VOPC default
    0x0f05e25430962c2, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f25e45440962c2, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f45e05450962c2, // V_CMPX_GE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f65de5450962c2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x0ee5dc542097301, // V_CMPX_O_F32 ENC_VOPC default
    0x0f05e2543097301, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f25e4544097301, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f45e0545097301, // V_CMPX_O_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f65de545097301, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x0ee5dc542098304, // V_CMPX_U_F32 ENC_VOPC default
    0x0f05e2543098304, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f25e4544098304, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f45e0545098304, // V_CMPX_U_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f65de545098304, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x0ee5dc5420992f2, // V_CMPX_NGE_F32 ENC_VOPC default
    0x0f05e25430992f2, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f25e45440992f2, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f45e05450992f2, // V_CMPX_NGE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f65de5450992f2, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0ee5dc54209a2fb, // V_CMPX_NLG_F32 ENC_VOPC default
    0x0f05e254309a2fb, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f25e454409a2fb, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f45e054509a2fb, // V_CMPX_NLG_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f65de54509a2fb, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0ee5dc54209b2f5, // V_CMPX_NGT_F32 ENC_VOPC default
    0x0f05e254309b2f5, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f25e454409b2f5, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f45e054509b2f5, // V_CMPX_NGT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f65de54509b2f5, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0ee5dc54209c2f8, // V_CMPX_NLE_F32 ENC_VOPC default
    0x0f05e254309c2f8, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f25e454409c2f8, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f45e054509c2f8, // V_CMPX_NLE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f65de54509c2f8, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0ee5dc54209d2e9, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x0f05e254309d2e9, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f25e454409d2e9, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f45e054509d2e9, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f65de54509d2e9, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0ee5dc54209e2fe, // V_CMPX_NLT_F32 ENC_VOPC default
    0x0f05e254309e2fe, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f25e454409e2fe, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f45e054509e2fe, // V_CMPX_NLT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f65de54509e2fe, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0ee5ea5460a12e1, // V_CMPX_LT_F64 ENC_VOPC default
    0x0f45ee5470a12e1, // V_CMPX_LT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f65ec5470a12e1, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x0ee5ea5460a22ba, // V_CMPX_EQ_F64 ENC_VOPC default
    0x0f45ee5470a22ba, // V_CMPX_EQ_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f65ec5470a22ba, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0ee5ea5460a32d5, // V_CMPX_LE_F64 ENC_VOPC default
    0x0f45ee5470a32d5, // V_CMPX_LE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f65ec5470a32d5, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x0ee5ea5460a42cc, // V_CMPX_GT_F64 ENC_VOPC default
    0x0f45ee5470a42cc, // V_CMPX_GT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f65ec5470a42cc, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x0ee5ea5460a52de, // V_CMPX_LG_F64 ENC_VOPC default
    0x0f45ee5470a52de, // V_CMPX_LG_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f65ec5470a52de, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x0ee5ea5460a62c3, // V_CMPX_GE_F64 ENC_VOPC default
    0x0f45ee5470a62c3, // V_CMPX_GE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f65ec5470a62c3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x0ee5ea5460a7302, // V_CMPX_O_F64 ENC_VOPC default
    0x0f45ee5470a7302, // V_CMPX_O_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f65ec5470a7302, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x0ee5ea5460a8305, // V_CMPX_U_F64 ENC_VOPC default
    0x0f45ee5470a8305, // V_CMPX_U_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f65ec5470a8305, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x0ee5ea5460a92f3, // V_CMPX_NGE_F64 ENC_VOPC default
    0x0f45ee5470a92f3, // V_CMPX_NGE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f65ec5470a92f3, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0ee5ea5460aa2fc, // V_CMPX_NLG_F64 ENC_VOPC default
    0x0f45ee5470aa2fc, // V_CMPX_NLG_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f65ec5470aa2fc, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0ee5ea5460ab2f6, // V_CMPX_NGT_F64 ENC_VOPC default
    0x0f45ee5470ab2f6, // V_CMPX_NGT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f65ec5470ab2f6, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0ee5ea5460ac2f9, // V_CMPX_NLE_F64 ENC_VOPC default
    0x0f45ee5470ac2f9, // V_CMPX_NLE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f65ec5470ac2f9, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0ee5ea5460ad2ea, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x0f45ee5470ad2ea, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f65ec5470ad2ea, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0ee5ea5460ae2ff, // V_CMPX_NLT_F64 ENC_VOPC default
    0x0f45ee5470ae2ff, // V_CMPX_NLT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f65ec5470ae2ff, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0e45f85480b12e2, // V_CMPX_LT_I16 ENC_VOPC default
    0x0e65fe5490b12e2, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e860054a0b12e2, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ea5fc54b0b12e2, // V_CMPX_LT_I16 VOPC_INST_LITERAL64 has_lit64
    0x0ec5fa54b0b12e2, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x0e45f85480b22bb, // V_CMPX_EQ_I16 ENC_VOPC default
    0x0e65fe5490b22bb, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e860054a0b22bb, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ea5fc54b0b22bb, // V_CMPX_EQ_I16 VOPC_INST_LITERAL64 has_lit64
    0x0ec5fa54b0b22bb, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0e45f85480b32d6, // V_CMPX_LE_I16 ENC_VOPC default
    0x0e65fe5490b32d6, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e860054a0b32d6, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ea5fc54b0b32d6, // V_CMPX_LE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0ec5fa54b0b32d6, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x0e45f85480b42cd, // V_CMPX_GT_I16 ENC_VOPC default
    0x0e65fe5490b42cd, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e860054a0b42cd, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ea5fc54b0b42cd, // V_CMPX_GT_I16 VOPC_INST_LITERAL64 has_lit64
    0x0ec5fa54b0b42cd, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x0e45f85480b52eb, // V_CMPX_NE_I16 ENC_VOPC default
    0x0e65fe5490b52eb, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e860054a0b52eb, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ea5fc54b0b52eb, // V_CMPX_NE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0ec5fa54b0b52eb, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x0e45f85480b62c4, // V_CMPX_GE_I16 ENC_VOPC default
    0x0e65fe5490b62c4, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0e860054a0b62c4, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ea5fc54b0b62c4, // V_CMPX_GE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0ec5fa54b0b62c4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x0e45f854c0b92e5, // V_CMPX_LT_U16 ENC_VOPC default
    0x0e65fe54d0b92e5, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e860054e0b92e5, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ea5fc54f0b92e5, // V_CMPX_LT_U16 VOPC_INST_LITERAL64 has_lit64
    0x0ec5fa54f0b92e5, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x0e45f854c0ba2be, // V_CMPX_EQ_U16 ENC_VOPC default
    0x0e65fe54d0ba2be, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e860054e0ba2be, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ea5fc54f0ba2be, // V_CMPX_EQ_U16 VOPC_INST_LITERAL64 has_lit64
    0x0ec5fa54f0ba2be, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0e45f854c0bb2d9, // V_CMPX_LE_U16 ENC_VOPC default
    0x0e65fe54d0bb2d9, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e860054e0bb2d9, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ea5fc54f0bb2d9, // V_CMPX_LE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0ec5fa54f0bb2d9, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x0e45f854c0bc2d0, // V_CMPX_GT_U16 ENC_VOPC default
    0x0e65fe54d0bc2d0, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e860054e0bc2d0, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ea5fc54f0bc2d0, // V_CMPX_GT_U16 VOPC_INST_LITERAL64 has_lit64
    0x0ec5fa54f0bc2d0, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x0e45f854c0bd2ee, // V_CMPX_NE_U16 ENC_VOPC default
    0x0e65fe54d0bd2ee, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e860054e0bd2ee, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ea5fc54f0bd2ee, // V_CMPX_NE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0ec5fa54f0bd2ee, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x0e45f854c0be2c7, // V_CMPX_GE_U16 ENC_VOPC default
    0x0e65fe54d0be2c7, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0e860054e0be2c7, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ea5fc54f0be2c7, // V_CMPX_GE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0ec5fa54f0be2c7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x0ee5dc5500c12e3, // V_CMPX_LT_I32 ENC_VOPC default
    0x0f05e25510c12e3, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f260a5520c12e3, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f45e05530c12e3, // V_CMPX_LT_I32 VOPC_INST_LITERAL64 has_lit64
    0x0f65de5530c12e3, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x0ee5dc5500c22bc, // V_CMPX_EQ_I32 ENC_VOPC default
    0x0f05e25510c22bc, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f260a5520c22bc, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f45e05530c22bc, // V_CMPX_EQ_I32 VOPC_INST_LITERAL64 has_lit64
    0x0f65de5530c22bc, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0ee5dc5500c32d7, // V_CMPX_LE_I32 ENC_VOPC default
    0x0f05e25510c32d7, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f260a5520c32d7, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f45e05530c32d7, // V_CMPX_LE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0f65de5530c32d7, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x0ee5dc5500c42ce, // V_CMPX_GT_I32 ENC_VOPC default
    0x0f05e25510c42ce, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f260a5520c42ce, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f45e05530c42ce, // V_CMPX_GT_I32 VOPC_INST_LITERAL64 has_lit64
    0x0f65de5530c42ce, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x0ee5dc5500c52ec, // V_CMPX_NE_I32 ENC_VOPC default
    0x0f05e25510c52ec, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f260a5520c52ec, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f45e05530c52ec, // V_CMPX_NE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0f65de5530c52ec, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x0ee5dc5500c62c5, // V_CMPX_GE_I32 ENC_VOPC default
    0x0f05e25510c62c5, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0f260a5520c62c5, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0f45e05530c62c5, // V_CMPX_GE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0f65de5530c62c5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x0ee5dc5540c92e6, // V_CMPX_LT_U32 ENC_VOPC default
    0x0f05e25550c92e6, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f260a5560c92e6, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f45e05570c92e6, // V_CMPX_LT_U32 VOPC_INST_LITERAL64 has_lit64
    0x0f65de5570c92e6, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x0ee5dc5540ca2bf, // V_CMPX_EQ_U32 ENC_VOPC default
    0x0f05e25550ca2bf, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f260a5560ca2bf, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f45e05570ca2bf, // V_CMPX_EQ_U32 VOPC_INST_LITERAL64 has_lit64
    0x0f65de5570ca2bf, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0ee5dc5540cb2da, // V_CMPX_LE_U32 ENC_VOPC default
    0x0f05e25550cb2da, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f260a5560cb2da, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f45e05570cb2da, // V_CMPX_LE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0f65de5570cb2da, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x0ee5dc5540cc2d1, // V_CMPX_GT_U32 ENC_VOPC default
    0x0f05e25550cc2d1, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f260a5560cc2d1, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f45e05570cc2d1, // V_CMPX_GT_U32 VOPC_INST_LITERAL64 has_lit64
    0x0f65de5570cc2d1, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x0ee5dc5540cd2ef, // V_CMPX_NE_U32 ENC_VOPC default
    0x0f05e25550cd2ef, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f260a5560cd2ef, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f45e05570cd2ef, // V_CMPX_NE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0f65de5570cd2ef, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x0ee5dc5540ce2c8, // V_CMPX_GE_U32 ENC_VOPC default
    0x0f05e25550ce2c8, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0f260a5560ce2c8, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0f45e05570ce2c8, // V_CMPX_GE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0f65de5570ce2c8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x0ee6105580d12e4, // V_CMPX_LT_I64 ENC_VOPC default
    0x0f46145590d12e4, // V_CMPX_LT_I64 VOPC_INST_LITERAL64 has_lit64
    0x0f66125590d12e4, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x0ee6105580d22bd, // V_CMPX_EQ_I64 ENC_VOPC default
    0x0f46145590d22bd, // V_CMPX_EQ_I64 VOPC_INST_LITERAL64 has_lit64
    0x0f66125590d22bd, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0ee6105580d32d8, // V_CMPX_LE_I64 ENC_VOPC default
    0x0f46145590d32d8, // V_CMPX_LE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0f66125590d32d8, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x0ee6105580d42cf, // V_CMPX_GT_I64 ENC_VOPC default
    0x0f46145590d42cf, // V_CMPX_GT_I64 VOPC_INST_LITERAL64 has_lit64
    0x0f66125590d42cf, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x0ee6105580d52ed, // V_CMPX_NE_I64 ENC_VOPC default
    0x0f46145590d52ed, // V_CMPX_NE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0f66125590d52ed, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x0ee6105580d62c6, // V_CMPX_GE_I64 ENC_VOPC default
    0x0f46145590d62c6, // V_CMPX_GE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0f66125590d62c6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x0ee61055a0d92e7, // V_CMPX_LT_U64 ENC_VOPC default
    0x0f461455b0d92e7, // V_CMPX_LT_U64 VOPC_INST_LITERAL64 has_lit64
    0x0f661255b0d92e7, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x0ee61055a0da2c0, // V_CMPX_EQ_U64 ENC_VOPC default
    0x0f461455b0da2c0, // V_CMPX_EQ_U64 VOPC_INST_LITERAL64 has_lit64
    0x0f661255b0da2c0, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0ee61055a0db2db, // V_CMPX_LE_U64 ENC_VOPC default
    0x0f461455b0db2db, // V_CMPX_LE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0f661255b0db2db, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x0ee61055a0dc2d2, // V_CMPX_GT_U64 ENC_VOPC default
    0x0f461455b0dc2d2, // V_CMPX_GT_U64 VOPC_INST_LITERAL64 has_lit64
    0x0f661255b0dc2d2, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x0ee61055a0dd2f0, // V_CMPX_NE_U64 ENC_VOPC default
    0x0f461455b0dd2f0, // V_CMPX_NE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0f661255b0dd2f0, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x0ee61055a0de2c9, // V_CMPX_GE_U64 ENC_VOPC default
    0x0f461455b0de2c9, // V_CMPX_GE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0f661255b0de2c9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x0e45ca53e0fd2b5, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x0e65d053f0fd2b5, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0e85d25400fd2b5, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ea5ce5410fd2b5, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL64 has_lit64
    0x0ec5cc5410fd2b5, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0ee5dc55c0fe2b6, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x0f05e255d0fe2b6, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0f262655e0fe2b6, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0f45e055f0fe2b6, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL64 has_lit64
    0x0f65de55f0fe2b6, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0ee62c5600ff2b7, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x0f46305610ff2b7, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL64 has_lit64
    0x0f662e5610ff2b7, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0f80181ac00047e, // V_NOP ENC_VOP1 default
    0x0f814256200146b, // V_MOV_B32 ENC_VOP1 default
    0x0fa14856300146b, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0fc14a56400146b, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0fe14656500146b, // V_MOV_B32 VOP1_INST_LITERAL64 has_lit64
    0x10014456500146b, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x1021545660024c5, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x0f8158567003377, // V_CVT_I32_F64 ENC_VOP1 default
    0x0fc15e568003377, // V_CVT_I32_F64 VOP1_VOP_DPP16 has_dpp16
    0x0fe15c569003377, // V_CVT_I32_F64 VOP1_INST_LITERAL64 has_lit64
    0x10015a569003377, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x0f816656a004372, // V_CVT_F64_I32 ENC_VOP1 default
    0x0fc16c56b004372, // V_CVT_F64_I32 VOP1_VOP_DPP16 has_dpp16
    0x0fe16a56c004372, // V_CVT_F64_I32 VOP1_INST_LITERAL64 has_lit64
    0x10016856c004372, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x0f814256d00536b, // V_CVT_F32_I32 ENC_VOP1 default
    0x0fa14856e00536b, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0x0fc17456f00536b, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0x0fe14657000536b, // V_CVT_F32_I32 VOP1_INST_LITERAL64 has_lit64
    0x10014457000536b, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x0f814257100636c, // V_CVT_F32_U32 ENC_VOP1 default
    0x0fa14857200636c, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0fc17457300636c, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0fe14657400636c, // V_CVT_F32_U32 VOP1_INST_LITERAL64 has_lit64
    0x10014457400636c, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x0f81425750073c5, // V_CVT_U32_F32 ENC_VOP1 default
    0x0fa1485760073c5, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc14a5770073c5, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe1465780073c5, // V_CVT_U32_F32 VOP1_INST_LITERAL64 has_lit64
    0x1001445780073c5, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x0f8142579008376, // V_CVT_I32_F32 ENC_VOP1 default
    0x0fa14857a008376, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc14a57b008376, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe14657c008376, // V_CVT_I32_F32 VOP1_INST_LITERAL64 has_lit64
    0x10014457c008376, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x10418657d00a362, // V_CVT_F16_F32 ENC_VOP1 default
    0x10618c57e00a362, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x10818e57f00a362, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x10a18a58000a362, // V_CVT_F16_F32 VOP1_INST_LITERAL64 has_lit64
    0x10c18858000a362, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x10419858100b368, // V_CVT_F32_F16 ENC_VOP1 default
    0x10619e58200b368, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x1081a058300b368, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x10a19c58400b368, // V_CVT_F32_F16 VOP1_INST_LITERAL64 has_lit64
    0x10c19a58400b368, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x0f814257900c379, // V_CVT_NEAREST_I32_F32 ENC_VOP1 default
    0x0fa14857a00c379, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc14a57b00c379, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe14657c00c379, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL64 has_lit64
    0x10014457c00c379, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL has_lit
    0x0f814257900d374, // V_CVT_FLOOR_I32_F32 ENC_VOP1 default
    0x0fa14857a00d374, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc14a57b00d374, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe14657c00d374, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL64 has_lit64
    0x10014457c00d374, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL has_lit
    0x0f814256d00e37c, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x0fa14856e00e37c, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0x0fc17456f00e37c, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0x0fe14657000e37c, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL64 has_lit64
    0x10014457000e37c, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x0f815858500f369, // V_CVT_F32_F64 ENC_VOP1 default
    0x0fc15e58600f369, // V_CVT_F32_F64 VOP1_VOP_DPP16 has_dpp16
    0x0fe15c58700f369, // V_CVT_F32_F64 VOP1_INST_LITERAL64 has_lit64
    0x10015a58700f369, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x0f8166588010371, // V_CVT_F64_F32 ENC_VOP1 default
    0x0fc1b2589010371, // V_CVT_F64_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe16a58a010371, // V_CVT_F64_F32 VOP1_INST_LITERAL64 has_lit64
    0x10016858a010371, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x0f814257101136d, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x0fa14857201136d, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0x0fc17457301136d, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0x0fe14657401136d, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL64 has_lit64
    0x10014457401136d, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x0f814257101236e, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x0fa14857201236e, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0x0fc17457301236e, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0x0fe14657401236e, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL64 has_lit64
    0x10014457401236e, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x0f814257101336f, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x0fa14857201336f, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0x0fc17457301336f, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0x0fe14657401336f, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL64 has_lit64
    0x10014457401336f, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x0f8142571014370, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x0fa148572014370, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0x0fc174573014370, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0x0fe146574014370, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL64 has_lit64
    0x100144574014370, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x0f815858b0153c6, // V_CVT_U32_F64 ENC_VOP1 default
    0x0fc15e58c0153c6, // V_CVT_U32_F64 VOP1_VOP_DPP16 has_dpp16
    0x0fe15c58d0153c6, // V_CVT_U32_F64 VOP1_INST_LITERAL64 has_lit64
    0x10015a58d0153c6, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x0f816658e016373, // V_CVT_F64_U32 ENC_VOP1 default
    0x0fc16c58f016373, // V_CVT_F64_U32 VOP1_VOP_DPP16 has_dpp16
    0x0fe16a590016373, // V_CVT_F64_U32 VOP1_INST_LITERAL64 has_lit64
    0x100168590016373, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x0f81ba59101750b, // V_TRUNC_F64 ENC_VOP1 default
    0x0fc1c059201750b, // V_TRUNC_F64 VOP1_VOP_DPP16 has_dpp16
    0x0fe1be59301750b, // V_TRUNC_F64 VOP1_INST_LITERAL64 has_lit64
    0x1001bc59301750b, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x0f81ba5910182b2, // V_CEIL_F64 ENC_VOP1 default
    0x0fc1c05920182b2, // V_CEIL_F64 VOP1_VOP_DPP16 has_dpp16
    0x0fe1be5930182b2, // V_CEIL_F64 VOP1_INST_LITERAL64 has_lit64
    0x1001bc5930182b2, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x0f81ba5910194c9, // V_RNDNE_F64 ENC_VOP1 default
    0x0fc1c05920194c9, // V_RNDNE_F64 VOP1_VOP_DPP16 has_dpp16
    0x0fe1be5930194c9, // V_RNDNE_F64 VOP1_INST_LITERAL64 has_lit64
    0x1001bc5930194c9, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x0f81ba59101a3f2, // V_FLOOR_F64 ENC_VOP1 default
    0x0fc1c059201a3f2, // V_FLOOR_F64 VOP1_VOP_DPP16 has_dpp16
    0x0fe1be59301a3f2, // V_FLOOR_F64 VOP1_INST_LITERAL64 has_lit64
    0x1001bc59301a3f2, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x0f80181ac01b493, // V_PIPEFLUSH ENC_VOP1 default
    0x1041c859401c46a, // V_MOV_B16 ENC_VOP1 default
    0x1061ce59501c46a, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0x1081d059601c46a, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0x10a1cc59701c46a, // V_MOV_B16 VOP1_INST_LITERAL64 has_lit64
    0x10c1ca59701c46a, // V_MOV_B16 VOP1_INST_LITERAL has_lit
    0x0f81da59801d46c, // V_MOV_B64 ENC_VOP1 default
    0x0fc1e059901d46c, // V_MOV_B64 VOP1_VOP_DPP16 has_dpp16
    0x0fe1de59a01d46c, // V_MOV_B64 VOP1_INST_LITERAL64 has_lit64
    0x1001dc59a01d46c, // V_MOV_B64 VOP1_INST_LITERAL has_lit
    0x0f814259b01e507, // V_TANH_F32 ENC_VOP1 default
    0x0fa14859c01e507, // V_TANH_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc14a59d01e507, // V_TANH_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe14659e01e507, // V_TANH_F32 VOP1_INST_LITERAL64 has_lit64
    0x10014459e01e507, // V_TANH_F32 VOP1_INST_LITERAL has_lit
    0x1041e859f01f506, // V_TANH_F16 ENC_VOP1 default
    0x1061ee5a001f506, // V_TANH_F16 VOP1_VOP_DPP8 has_dpp8
    0x1081f05a101f506, // V_TANH_F16 VOP1_VOP_DPP16 has_dpp16
    0x10a1ec5a201f506, // V_TANH_F16 VOP1_INST_LITERAL64 has_lit64
    0x10c1ea5a201f506, // V_TANH_F16 VOP1_INST_LITERAL has_lit
    0x0f814259b020407, // V_FRACT_F32 ENC_VOP1 default
    0x0fa14859c020407, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc14a59d020407, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe14659e020407, // V_FRACT_F32 VOP1_INST_LITERAL64 has_lit64
    0x10014459e020407, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x0f814259b02150a, // V_TRUNC_F32 ENC_VOP1 default
    0x0fa14859c02150a, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc14a59d02150a, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe14659e02150a, // V_TRUNC_F32 VOP1_INST_LITERAL64 has_lit64
    0x10014459e02150a, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x0f814259b0222b1, // V_CEIL_F32 ENC_VOP1 default
    0x0fa14859c0222b1, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc14a59d0222b1, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe14659e0222b1, // V_CEIL_F32 VOP1_INST_LITERAL64 has_lit64
    0x10014459e0222b1, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x0f814259b0234c8, // V_RNDNE_F32 ENC_VOP1 default
    0x0fa14859c0234c8, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc14a59d0234c8, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe14659e0234c8, // V_RNDNE_F32 VOP1_INST_LITERAL64 has_lit64
    0x10014459e0234c8, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x0f814259b0243f1, // V_FLOOR_F32 ENC_VOP1 default
    0x0fa14859c0243f1, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc14a59d0243f1, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe14659e0243f1, // V_FLOOR_F32 VOP1_INST_LITERAL64 has_lit64
    0x10014459e0243f1, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x0f814259b0253ef, // V_EXP_F32 ENC_VOP1 default
    0x0fa14859c0253ef, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc14a59d0253ef, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe14659e0253ef, // V_EXP_F32 VOP1_INST_LITERAL64 has_lit64
    0x10014459e0253ef, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x0f814259b027415, // V_LOG_F32 ENC_VOP1 default
    0x0fa14859c027415, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc14a59d027415, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe14659e027415, // V_LOG_F32 VOP1_INST_LITERAL64 has_lit64
    0x10014459e027415, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x0f814259b02a4c2, // V_RCP_F32 ENC_VOP1 default
    0x0fa14859c02a4c2, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc14a59d02a4c2, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe14659e02a4c2, // V_RCP_F32 VOP1_INST_LITERAL64 has_lit64
    0x10014459e02a4c2, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x0f814259b02b4c4, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x0fa14859c02b4c4, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc14a59d02b4c4, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe14659e02b4c4, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL64 has_lit64
    0x10014459e02b4c4, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x0f814259b02e4cc, // V_RSQ_F32 ENC_VOP1 default
    0x0fa14859c02e4cc, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc14a59d02e4cc, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe14659e02e4cc, // V_RSQ_F32 VOP1_INST_LITERAL64 has_lit64
    0x10014459e02e4cc, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x0f81ba59102f4c3, // V_RCP_F64 ENC_VOP1 default
    0x0fe1be59302f4c3, // V_RCP_F64 VOP1_INST_LITERAL64 has_lit64
    0x1001bc59302f4c3, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x0f81ba5910314cd, // V_RSQ_F64 ENC_VOP1 default
    0x0fe1be5930314cd, // V_RSQ_F64 VOP1_INST_LITERAL64 has_lit64
    0x1001bc5930314cd, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x0f814259b0334da, // V_SQRT_F32 ENC_VOP1 default
    0x0fa14859c0334da, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc14a59d0334da, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe14659e0334da, // V_SQRT_F32 VOP1_INST_LITERAL64 has_lit64
    0x10014459e0334da, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x0f81ba5910344db, // V_SQRT_F64 ENC_VOP1 default
    0x0fe1be5930344db, // V_SQRT_F64 VOP1_INST_LITERAL64 has_lit64
    0x1001bc5930344db, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x0f814259b0354d7, // V_SIN_F32 ENC_VOP1 default
    0x0fa14859c0354d7, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc14a59d0354d7, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe14659e0354d7, // V_SIN_F32 VOP1_INST_LITERAL64 has_lit64
    0x10014459e0354d7, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x0f814259b03635b, // V_COS_F32 ENC_VOP1 default
    0x0fa14859c03635b, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc14a59d03635b, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe14659e03635b, // V_COS_F32 VOP1_INST_LITERAL64 has_lit64
    0x10014459e03635b, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x0f81425a3037480, // V_NOT_B32 ENC_VOP1 default
    0x0fa1485a4037480, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x0fc1745a5037480, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x0fe1465a6037480, // V_NOT_B32 VOP1_INST_LITERAL64 has_lit64
    0x1001445a6037480, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x0f81425620382ad, // V_BFREV_B32 ENC_VOP1 default
    0x0fa1485630382ad, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0fc14a5640382ad, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0fe1465650382ad, // V_BFREV_B32 VOP1_INST_LITERAL64 has_lit64
    0x1001445650382ad, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x0f81425a70392b4, // V_CLZ_I32_U32 ENC_VOP1 default
    0x0fa1485a80392b4, // V_CLZ_I32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0fc1745a90392b4, // V_CLZ_I32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0fe1465aa0392b4, // V_CLZ_I32_U32 VOP1_INST_LITERAL64 has_lit64
    0x1001445aa0392b4, // V_CLZ_I32_U32 VOP1_INST_LITERAL has_lit
    0x0f81425a703a35c, // V_CTZ_I32_B32 ENC_VOP1 default
    0x0fa1485a803a35c, // V_CTZ_I32_B32 VOP1_VOP_DPP8 has_dpp8
    0x0fc1745a903a35c, // V_CTZ_I32_B32 VOP1_VOP_DPP16 has_dpp16
    0x0fe1465aa03a35c, // V_CTZ_I32_B32 VOP1_INST_LITERAL64 has_lit64
    0x1001445aa03a35c, // V_CTZ_I32_B32 VOP1_INST_LITERAL has_lit
    0x0f81425ab03b2b3, // V_CLS_I32 ENC_VOP1 default
    0x0fa1485ac03b2b3, // V_CLS_I32 VOP1_VOP_DPP8 has_dpp8
    0x0fc1745ad03b2b3, // V_CLS_I32 VOP1_VOP_DPP16 has_dpp16
    0x0fe1465ae03b2b3, // V_CLS_I32 VOP1_INST_LITERAL64 has_lit64
    0x1001445ae03b2b3, // V_CLS_I32 VOP1_INST_LITERAL has_lit
    0x0f815856703c40b, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x0fc15e56803c40b, // V_FREXP_EXP_I32_F64 VOP1_VOP_DPP16 has_dpp16
    0x0fe15c56903c40b, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL64 has_lit64
    0x10015a56903c40b, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x0f81ba59103d40e, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x0fc1c059203d40e, // V_FREXP_MANT_F64 VOP1_VOP_DPP16 has_dpp16
    0x0fe1be59303d40e, // V_FREXP_MANT_F64 VOP1_INST_LITERAL64 has_lit64
    0x1001bc59303d40e, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x0f81ba59103e408, // V_FRACT_F64 ENC_VOP1 default
    0x0fc1c059203e408, // V_FRACT_F64 VOP1_VOP_DPP16 has_dpp16
    0x0fe1be59303e408, // V_FRACT_F64 VOP1_INST_LITERAL64 has_lit64
    0x1001bc59303e408, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x0f814257903f40a, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x0fa14857a03f40a, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc14a57b03f40a, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe14657c03f40a, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL64 has_lit64
    0x10014457c03f40a, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x0f814259b04040d, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x0fa14859c04040d, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0fc14a59d04040d, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0fe14659e04040d, // V_FREXP_MANT_F32 VOP1_INST_LITERAL64 has_lit64
    0x10014459e04040d, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x0f81425af042466, // V_MOVRELD_B32 ENC_VOP1 default
    0x0fa1485b0042466, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0fc14a5b1042466, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0fe1465b2042466, // V_MOVRELD_B32 VOP1_INST_LITERAL64 has_lit64
    0x1001445b2042466, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0x1021425b3043469, // V_MOVRELS_B32 ENC_VOP1 default
    0x0fa1485b0043469, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0x0fc14a5b1043469, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0x1021425b3044468, // V_MOVRELSD_B32 ENC_VOP1 default
    0x0fa1485b0044468, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0fc14a5b1044468, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0x1021425b3048467, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0x0fa1485b0048467, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0x0fc14a5b1048467, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0x1021425b4049486, // V_PERMLANE16_SWAP_B32 ENC_VOP1 default
    0x1042045b504a505, // V_TANH_BF16 ENC_VOP1 default
    0x10620a5b604a505, // V_TANH_BF16 VOP1_VOP_DPP8 has_dpp8
    0x10820c5b704a505, // V_TANH_BF16 VOP1_VOP_DPP16 has_dpp16
    0x10a2085b804a505, // V_TANH_BF16 VOP1_INST_LITERAL64 has_lit64
    0x10c2065b804a505, // V_TANH_BF16 VOP1_INST_LITERAL has_lit
    0x0f814256204b4be, // V_PRNG_B32 ENC_VOP1 default
    0x0fa14856304b4be, // V_PRNG_B32 VOP1_VOP_DPP8 has_dpp8
    0x0fc14a56404b4be, // V_PRNG_B32 VOP1_VOP_DPP16 has_dpp16
    0x0fe14656504b4be, // V_PRNG_B32 VOP1_INST_LITERAL64 has_lit64
    0x10014456504b4be, // V_PRNG_B32 VOP1_INST_LITERAL has_lit
    0x1042165b9050365, // V_CVT_F16_U16 ENC_VOP1 default
    0x10621c5ba050365, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x10821e5bb050365, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x10a21a5bc050365, // V_CVT_F16_U16 VOP1_INST_LITERAL64 has_lit64
    0x10c2185bc050365, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x1042165bd051364, // V_CVT_F16_I16 ENC_VOP1 default
    0x10621c5be051364, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x10821e5bf051364, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x10a21a5c0051364, // V_CVT_F16_I16 VOP1_INST_LITERAL64 has_lit64
    0x10c2185c0051364, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x1042285c10523c4, // V_CVT_U16_F16 ENC_VOP1 default
    0x10622e5c20523c4, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1082305c30523c4, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x10a22c5c40523c4, // V_CVT_U16_F16 VOP1_INST_LITERAL64 has_lit64
    0x10c22a5c40523c4, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x1042285c5053375, // V_CVT_I16_F16 ENC_VOP1 default
    0x10622e5c6053375, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1082305c7053375, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x10a22c5c8053375, // V_CVT_I16_F16 VOP1_INST_LITERAL64 has_lit64
    0x10c22a5c8053375, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x1041e859f0544c1, // V_RCP_F16 ENC_VOP1 default
    0x1061ee5a00544c1, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x1081f05a10544c1, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x10a1ec5a20544c1, // V_RCP_F16 VOP1_INST_LITERAL64 has_lit64
    0x10c1ea5a20544c1, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x1041e859f0554d9, // V_SQRT_F16 ENC_VOP1 default
    0x1061ee5a00554d9, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x1081f05a10554d9, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x10a1ec5a20554d9, // V_SQRT_F16 VOP1_INST_LITERAL64 has_lit64
    0x10c1ea5a20554d9, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x1041e859f0564cb, // V_RSQ_F16 ENC_VOP1 default
    0x1061ee5a00564cb, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x1081f05a10564cb, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x10a1ec5a20564cb, // V_RSQ_F16 VOP1_INST_LITERAL64 has_lit64
    0x10c1ea5a20564cb, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x1041e859f057414, // V_LOG_F16 ENC_VOP1 default
    0x1061ee5a0057414, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x1081f05a1057414, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x10a1ec5a2057414, // V_LOG_F16 VOP1_INST_LITERAL64 has_lit64
    0x10c1ea5a2057414, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x1041e859f0583ee, // V_EXP_F16 ENC_VOP1 default
    0x1061ee5a00583ee, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x1081f05a10583ee, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x10a1ec5a20583ee, // V_EXP_F16 VOP1_INST_LITERAL64 has_lit64
    0x10c1ea5a20583ee, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x1041e859f05940c, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x1061ee5a005940c, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x1081f05a105940c, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x10a1ec5a205940c, // V_FREXP_MANT_F16 VOP1_INST_LITERAL64 has_lit64
    0x10c1ea5a205940c, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x1042285c505a409, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x10622e5c605a409, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1082305c705a409, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x10a22c5c805a409, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL64 has_lit64
    0x10c22a5c805a409, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x1041e859f05b3f0, // V_FLOOR_F16 ENC_VOP1 default
    0x1061ee5a005b3f0, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x1081f05a105b3f0, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x10a1ec5a205b3f0, // V_FLOOR_F16 VOP1_INST_LITERAL64 has_lit64
    0x10c1ea5a205b3f0, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x1041e859f05c2b0, // V_CEIL_F16 ENC_VOP1 default
    0x1061ee5a005c2b0, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x1081f05a105c2b0, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x10a1ec5a205c2b0, // V_CEIL_F16 VOP1_INST_LITERAL64 has_lit64
    0x10c1ea5a205c2b0, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x1041e859f05d509, // V_TRUNC_F16 ENC_VOP1 default
    0x1061ee5a005d509, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x1081f05a105d509, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x10a1ec5a205d509, // V_TRUNC_F16 VOP1_INST_LITERAL64 has_lit64
    0x10c1ea5a205d509, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x1041e859f05e4c7, // V_RNDNE_F16 ENC_VOP1 default
    0x1061ee5a005e4c7, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x1081f05a105e4c7, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x10a1ec5a205e4c7, // V_RNDNE_F16 VOP1_INST_LITERAL64 has_lit64
    0x10c1ea5a205e4c7, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x1041e859f05f406, // V_FRACT_F16 ENC_VOP1 default
    0x1061ee5a005f406, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x1081f05a105f406, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x10a1ec5a205f406, // V_FRACT_F16 VOP1_INST_LITERAL64 has_lit64
    0x10c1ea5a205f406, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x1041e859f0604d6, // V_SIN_F16 ENC_VOP1 default
    0x1061ee5a00604d6, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x1081f05a10604d6, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x10a1ec5a20604d6, // V_SIN_F16 VOP1_INST_LITERAL64 has_lit64
    0x10c1ea5a20604d6, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x1041e859f06135a, // V_COS_F16 ENC_VOP1 default
    0x1061ee5a006135a, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x1081f05a106135a, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x10a1ec5a206135a, // V_COS_F16 VOP1_INST_LITERAL64 has_lit64
    0x10c1ea5a206135a, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x1041425c90624d4, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x1061485ca0624d4, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x1081745cb0624d4, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x10a1465cc0624d4, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL64 has_lit64
    0x10c1445cc0624d4, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x1042285c506337a, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x10622e5c606337a, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1082305c706337a, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x10a22c5c806337a, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL64 has_lit64
    0x10c22a5c806337a, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x1042285c106437b, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x10622e5c206437b, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1082305c306437b, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x10a22c5c406437b, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL64 has_lit64
    0x10c22a5c406437b, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x10223a5b40654ec, // V_SWAP_B32 ENC_VOP1 default
    0x10e23c5cd0664eb, // V_SWAP_B16 ENC_VOP1 default
    0x10223a5ce0684ea, // V_SWAPREL_B32 ENC_VOP1 default
    0x1041c85cf06947f, // V_NOT_B16 ENC_VOP1 default
    0x1061ce5d006947f, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0x1081d05d106947f, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0x10a1cc5d206947f, // V_NOT_B16 VOP1_INST_LITERAL64 has_lit64
    0x10c1ca5d206947f, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0x10423e5d306a378, // V_CVT_I32_I16 ENC_VOP1 default
    0x1062445d406a378, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0x1082465d506a378, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0x10a2425d606a378, // V_CVT_I32_I16 VOP1_INST_LITERAL64 has_lit64
    0x10c2405d606a378, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0x10423e5d706b3c7, // V_CVT_U32_U16 ENC_VOP1 default
    0x1062445d806b3c7, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0x1082465d906b3c7, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0x10a2425da06b3c7, // V_CVT_U32_U16 VOP1_INST_LITERAL64 has_lit64
    0x10c2405da06b3c7, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0x0f81425db06c36a, // V_CVT_F32_FP8 ENC_VOP1 default
    0x0fa1485dc06c36a, // V_CVT_F32_FP8 VOP1_VOP_DPP8 has_dpp8
    0x0fc14a5dd06c36a, // V_CVT_F32_FP8 VOP1_VOP_DPP16 has_dpp16
    0x0fe1465de06c36a, // V_CVT_F32_FP8 VOP1_INST_LITERAL64 has_lit64
    0x1001445de06c36a, // V_CVT_F32_FP8 VOP1_INST_LITERAL has_lit
    0x0f81425df06d367, // V_CVT_F32_BF8 ENC_VOP1 default
    0x0fa1485e006d367, // V_CVT_F32_BF8 VOP1_VOP_DPP8 has_dpp8
    0x0fc14a5e106d367, // V_CVT_F32_BF8 VOP1_VOP_DPP16 has_dpp16
    0x0fe1465e206d367, // V_CVT_F32_BF8 VOP1_INST_LITERAL64 has_lit64
    0x1001445e206d367, // V_CVT_F32_BF8 VOP1_INST_LITERAL has_lit
    0x1042605e306e384, // V_CVT_PK_F32_FP8 ENC_VOP1 default
    0x10a2645e406e384, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL64 has_lit64
    0x10c2625e406e384, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL has_lit
    0x1042605e506f383, // V_CVT_PK_F32_BF8 ENC_VOP1 default
    0x10a2645e606f383, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL64 has_lit64
    0x10c2625e606f383, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL has_lit
    0x10426a5e7072366, // V_CVT_F32_BF16 ENC_VOP1 default
    0x1062705e8072366, // V_CVT_F32_BF16 VOP1_VOP_DPP8 has_dpp8
    0x1082725e9072366, // V_CVT_F32_BF16 VOP1_VOP_DPP16 has_dpp16
    0x10a26e5ea072366, // V_CVT_F32_BF16 VOP1_INST_LITERAL64 has_lit64
    0x10c26c5ea072366, // V_CVT_F32_BF16 VOP1_INST_LITERAL has_lit
    0x1041425eb0734d2, // V_SAT_PK4_I4_I8 ENC_VOP1 default
    0x1061485ec0734d2, // V_SAT_PK4_I4_I8 VOP1_VOP_DPP8 has_dpp8
    0x1081745ed0734d2, // V_SAT_PK4_I4_I8 VOP1_VOP_DPP16 has_dpp16
    0x10a1465ee0734d2, // V_SAT_PK4_I4_I8 VOP1_INST_LITERAL64 has_lit64
    0x10c1445ee0734d2, // V_SAT_PK4_I4_I8 VOP1_INST_LITERAL has_lit
    0x1041425ef0744d3, // V_SAT_PK4_U4_U8 ENC_VOP1 default
    0x1061485f00744d3, // V_SAT_PK4_U4_U8 VOP1_VOP_DPP8 has_dpp8
    0x1081745f10744d3, // V_SAT_PK4_U4_U8 VOP1_VOP_DPP16 has_dpp16
    0x10a1465f20744d3, // V_SAT_PK4_U4_U8 VOP1_INST_LITERAL64 has_lit64
    0x10c1445f20744d3, // V_SAT_PK4_U4_U8 VOP1_INST_LITERAL has_lit
    0x10423c5f3075382, // V_CVT_PK_F16_FP8 ENC_VOP1 default
    0x1061ce5f4075382, // V_CVT_PK_F16_FP8 VOP1_VOP_DPP8 has_dpp8
    0x1081d05f5075382, // V_CVT_PK_F16_FP8 VOP1_VOP_DPP16 has_dpp16
    0x10a27e5f6075382, // V_CVT_PK_F16_FP8 VOP1_INST_LITERAL64 has_lit64
    0x10c27c5f6075382, // V_CVT_PK_F16_FP8 VOP1_INST_LITERAL has_lit
    0x10423c5f7076380, // V_CVT_PK_F16_BF8 ENC_VOP1 default
    0x1061ce5f8076380, // V_CVT_PK_F16_BF8 VOP1_VOP_DPP8 has_dpp8
    0x1081d05f9076380, // V_CVT_PK_F16_BF8 VOP1_VOP_DPP16 has_dpp16
    0x10a27e5fa076380, // V_CVT_PK_F16_BF8 VOP1_INST_LITERAL64 has_lit64
    0x10c27c5fa076380, // V_CVT_PK_F16_BF8 VOP1_INST_LITERAL has_lit
    0x1041865fb077363, // V_CVT_F16_FP8 ENC_VOP1 default
    0x10618c5fc077363, // V_CVT_F16_FP8 VOP1_VOP_DPP8 has_dpp8
    0x1082885fd077363, // V_CVT_F16_FP8 VOP1_VOP_DPP16 has_dpp16
    0x10a18a5fe077363, // V_CVT_F16_FP8 VOP1_INST_LITERAL64 has_lit64
    0x10c1885fe077363, // V_CVT_F16_FP8 VOP1_INST_LITERAL has_lit
    0x1041865ff078361, // V_CVT_F16_BF8 ENC_VOP1 default
    0x10618c600078361, // V_CVT_F16_BF8 VOP1_VOP_DPP8 has_dpp8
    0x108288601078361, // V_CVT_F16_BF8 VOP1_VOP_DPP16 has_dpp16
    0x10a18a602078361, // V_CVT_F16_BF8 VOP1_INST_LITERAL64 has_lit64
    0x10c188602078361, // V_CVT_F16_BF8 VOP1_INST_LITERAL has_lit
    0x1042045b50794c0, // V_RCP_BF16 ENC_VOP1 default
    0x10620a5b60794c0, // V_RCP_BF16 VOP1_VOP_DPP8 has_dpp8
    0x10820c5b70794c0, // V_RCP_BF16 VOP1_VOP_DPP16 has_dpp16
    0x10a2085b80794c0, // V_RCP_BF16 VOP1_INST_LITERAL64 has_lit64
    0x10c2065b80794c0, // V_RCP_BF16 VOP1_INST_LITERAL has_lit
    0x1042045b507a4d8, // V_SQRT_BF16 ENC_VOP1 default
    0x10620a5b607a4d8, // V_SQRT_BF16 VOP1_VOP_DPP8 has_dpp8
    0x10820c5b707a4d8, // V_SQRT_BF16 VOP1_VOP_DPP16 has_dpp16
    0x10a2085b807a4d8, // V_SQRT_BF16 VOP1_INST_LITERAL64 has_lit64
    0x10c2065b807a4d8, // V_SQRT_BF16 VOP1_INST_LITERAL has_lit
    0x1042045b507b4ca, // V_RSQ_BF16 ENC_VOP1 default
    0x10620a5b607b4ca, // V_RSQ_BF16 VOP1_VOP_DPP8 has_dpp8
    0x10820c5b707b4ca, // V_RSQ_BF16 VOP1_VOP_DPP16 has_dpp16
    0x10a2085b807b4ca, // V_RSQ_BF16 VOP1_INST_LITERAL64 has_lit64
    0x10c2065b807b4ca, // V_RSQ_BF16 VOP1_INST_LITERAL has_lit
    0x1042045b507c413, // V_LOG_BF16 ENC_VOP1 default
    0x10620a5b607c413, // V_LOG_BF16 VOP1_VOP_DPP8 has_dpp8
    0x10820c5b707c413, // V_LOG_BF16 VOP1_VOP_DPP16 has_dpp16
    0x10a2085b807c413, // V_LOG_BF16 VOP1_INST_LITERAL64 has_lit64
    0x10c2065b807c413, // V_LOG_BF16 VOP1_INST_LITERAL has_lit
    0x1042045b507d3ed, // V_EXP_BF16 ENC_VOP1 default
    0x10620a5b607d3ed, // V_EXP_BF16 VOP1_VOP_DPP8 has_dpp8
    0x10820c5b707d3ed, // V_EXP_BF16 VOP1_VOP_DPP16 has_dpp16
    0x10a2085b807d3ed, // V_EXP_BF16 VOP1_INST_LITERAL64 has_lit64
    0x10c2065b807d3ed, // V_EXP_BF16 VOP1_INST_LITERAL has_lit
    0x1042045b507e4d5, // V_SIN_BF16 ENC_VOP1 default
    0x10620a5b607e4d5, // V_SIN_BF16 VOP1_VOP_DPP8 has_dpp8
    0x10820c5b707e4d5, // V_SIN_BF16 VOP1_VOP_DPP16 has_dpp16
    0x10a2085b807e4d5, // V_SIN_BF16 VOP1_INST_LITERAL64 has_lit64
    0x10c2065b807e4d5, // V_SIN_BF16 VOP1_INST_LITERAL has_lit
    0x1042045b507f359, // V_COS_BF16 ENC_VOP1 default
    0x10620a5b607f359, // V_COS_BF16 VOP1_VOP_DPP8 has_dpp8
    0x10820c5b707f359, // V_COS_BF16 VOP1_VOP_DPP16 has_dpp16
    0x10a2085b807f359, // V_COS_BF16 VOP1_INST_LITERAL64 has_lit64
    0x10c2065b807f359, // V_COS_BF16 VOP1_INST_LITERAL has_lit
    0x1104f66030004a4, // V_PK_MAD_I16 ENC_VOP3P default
    0x1124f86040004a4, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x1144f86050004a4, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x1164f86060004a4, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1184f86070004a4, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x11a4f86080004a4, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x11c4f86090004a4, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x11e4f860a0004a4, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x1104fa60b0014bb, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x1124fc60c0014bb, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x1144fc60d0014bb, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x1164fc60e0014bb, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1104fa60f002497, // V_PK_ADD_I16 ENC_VOP3P default
    0x1124fc610002497, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x1144fc611002497, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x1164fc612002497, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1104fa60f0034bc, // V_PK_SUB_I16 ENC_VOP3P default
    0x1124fc6100034bc, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x1144fc6110034bc, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x1164fc6120034bc, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1104fa60b0044a2, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x1124fc60c0044a2, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x1144fc60d0044a2, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x1164fc60e0044a2, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1104fa60b0054a3, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x1124fc60c0054a3, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x1144fc60d0054a3, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x1164fc60e0054a3, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1104fa61300649d, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x1124fc61400649d, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x1144fc61500649d, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x1164fc61600649d, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1104fa60f0074ab, // V_PK_MAX_I16 ENC_VOP3P default
    0x1124fc6100074ab, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x1144fc6110074ab, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x1164fc6120074ab, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1104fa60f0084b4, // V_PK_MIN_I16 ENC_VOP3P default
    0x1124fc6100084b4, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x1144fc6110084b4, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x1164fc6120084b4, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1104f66170094a5, // V_PK_MAD_U16 ENC_VOP3P default
    0x1124f86180094a5, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x1144f86190094a5, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x1164f861a0094a5, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1184f861b0094a5, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x11a4f861c0094a5, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x11c4f861d0094a5, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x11e4f861e0094a5, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x1104fa60b00a49c, // V_PK_ADD_U16 ENC_VOP3P default
    0x1124fc60c00a49c, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x1144fc60d00a49c, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x1164fc60e00a49c, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1104fa60b00b4bd, // V_PK_SUB_U16 ENC_VOP3P default
    0x1124fc60c00b4bd, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x1144fc60d00b4bd, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x1164fc60e00b4bd, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1104fa60b00c4ae, // V_PK_MAX_U16 ENC_VOP3P default
    0x1124fc60c00c4ae, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x1144fc60d00c4ae, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x1164fc60e00c4ae, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1104fa60b00d4b7, // V_PK_MIN_U16 ENC_VOP3P default
    0x1124fc60c00d4b7, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x1144fc60d00d4b7, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x1164fc60e00d4b7, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1104fe61f00e4a0, // V_PK_FMA_F16 ENC_VOP3P default
    0x11250062000e4a0, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x11450062100e4a0, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x11650062200e4a0, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11850062300e4a0, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x11a50062400e4a0, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x11c50062500e4a0, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x11e50062600e4a0, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11050262700f495, // V_PK_ADD_F16 ENC_VOP3P default
    0x11250462800f495, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x11450462900f495, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x11650462a00f495, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1105026270104b9, // V_PK_MUL_F16 ENC_VOP3P default
    0x1125046280104b9, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x1145046290104b9, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x11650462a0104b9, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11050662b01149f, // V_PK_FMA_BF16 ENC_VOP3P default
    0x11250862c01149f, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_0
    0x11450862d01149f, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_1
    0x11650862e01149f, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11850862f01149f, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_2
    0x11a50863001149f, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x11c50863101149f, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x11e50863201149f, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11050a603014498, // V_PK_ADD_MAX_I16 ENC_VOP3P default
    0x11250c604014498, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x11450c605014498, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x11650c606014498, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11850c607014498, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_2
    0x11a50c608014498, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x11c50c609014498, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x11e50c60a014498, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11050a617015499, // V_PK_ADD_MAX_U16 ENC_VOP3P default
    0x11250c618015499, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x11450c619015499, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x11650c61a015499, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11850c61b015499, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_2
    0x11a50c61c015499, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x11c50c61d015499, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x11e50c61e015499, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11050e6330163cf, // V_DOT4_I32_IU8 ENC_VOP3P default
    0x1125106340163cf, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0x1145106350163cf, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0x1165106360163cf, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1185106370163cf, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0x11a5106380163cf, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x11c5106390163cf, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x11e51063a0163cf, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11050e2a50173d0, // V_DOT4_U32_U8 ENC_VOP3P default
    0x11251063b0173d0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0x11451063c0173d0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0x11651063d0173d0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11851063e0173d0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0x11a51063f0173d0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x11c5106400173d0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x11e5106410173d0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11050e6420183d1, // V_DOT8_I32_IU4 ENC_VOP3P default
    0x1125106430183d1, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0x1145106440183d1, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0x1165106450183d1, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1185106460183d1, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0x11a5106470183d1, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x11c5106480183d1, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x11e5106490183d1, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11050e64a0193d2, // V_DOT8_U32_U4 ENC_VOP3P default
    0x11251064b0193d2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0x11451064c0193d2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0x11651064d0193d2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11851064e0193d2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0x11a51064f0193d2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x11c5106500193d2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x11e5106510193d2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11050262701b4b6, // V_PK_MIN_NUM_F16 ENC_VOP3P default
    0x11250462801b4b6, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x11450462901b4b6, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x11650462a01b4b6, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11050262701c4ad, // V_PK_MAX_NUM_F16 ENC_VOP3P default
    0x11250462801c4ad, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x11450462901c4ad, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x11650462a01c4ad, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11050262701d4b3, // V_PK_MINIMUM_F16 ENC_VOP3P default
    0x11250462801d4b3, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x11450462901d4b3, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x11650462a01d4b3, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11050262701e4aa, // V_PK_MAXIMUM_F16 ENC_VOP3P default
    0x11250462801e4aa, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x11450462901e4aa, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x11650462a01e4aa, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11051265201f4a1, // V_PK_FMA_F32 ENC_VOP3P default
    0x11251465301f4a1, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_0
    0x11451465401f4a1, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_1
    0x11651465501f4a1, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11851465601f4a1, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_2
    0x11a51465701f4a1, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x11c51465801f4a1, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x11e51465901f4a1, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11051665a020404, // V_FMA_MIX_F32 ENC_VOP3P default
    0x12051a65b020404, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0x12251c65c020404, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0x11251865d020404, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x11451865e020404, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x11651865f020404, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x118518660020404, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x11a518661020404, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x11c518662020404, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x11e518663020404, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x110516664021403, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x12051a665021403, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0x12251c666021403, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0x112518667021403, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x114518668021403, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x116518669021403, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11851866a021403, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x11a51866b021403, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x11c51866c021403, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x11e51866d021403, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x110516664022401, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x12051a665022401, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0x12251c666022401, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0x112518667022401, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x114518668022401, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x116518669022401, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11851866a022401, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x11a51866b022401, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x11c51866c022401, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x11e51866d022401, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11051e66e023494, // V_PK_ADD_BF16 ENC_VOP3P default
    0x11252066f023494, // V_PK_ADD_BF16 VOP3P_INST_LITERAL has_lit_0
    0x114520670023494, // V_PK_ADD_BF16 VOP3P_INST_LITERAL has_lit_1
    0x116520671023494, // V_PK_ADD_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1105226720284ba, // V_PK_MUL_F32 ENC_VOP3P default
    0x1125246730284ba, // V_PK_MUL_F32 VOP3P_INST_LITERAL has_lit_0
    0x1145246740284ba, // V_PK_MUL_F32 VOP3P_INST_LITERAL has_lit_1
    0x1165246750284ba, // V_PK_MUL_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x110522672029496, // V_PK_ADD_F32 ENC_VOP3P default
    0x112524673029496, // V_PK_ADD_F32 VOP3P_INST_LITERAL has_lit_0
    0x114524674029496, // V_PK_ADD_F32 VOP3P_INST_LITERAL has_lit_1
    0x116524675029496, // V_PK_ADD_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11051e66e02a4b8, // V_PK_MUL_BF16 ENC_VOP3P default
    0x11252066f02a4b8, // V_PK_MUL_BF16 VOP3P_INST_LITERAL has_lit_0
    0x11452067002a4b8, // V_PK_MUL_BF16 VOP3P_INST_LITERAL has_lit_1
    0x11652067102a4b8, // V_PK_MUL_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11051e66e02b4b5, // V_PK_MIN_NUM_BF16 ENC_VOP3P default
    0x11252066f02b4b5, // V_PK_MIN_NUM_BF16 VOP3P_INST_LITERAL has_lit_0
    0x11452067002b4b5, // V_PK_MIN_NUM_BF16 VOP3P_INST_LITERAL has_lit_1
    0x11652067102b4b5, // V_PK_MIN_NUM_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11051e66e02c4ac, // V_PK_MAX_NUM_BF16 ENC_VOP3P default
    0x11252066f02c4ac, // V_PK_MAX_NUM_BF16 VOP3P_INST_LITERAL has_lit_0
    0x11452067002c4ac, // V_PK_MAX_NUM_BF16 VOP3P_INST_LITERAL has_lit_1
    0x11652067102c4ac, // V_PK_MAX_NUM_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11050a60302d49a, // V_PK_ADD_MIN_I16 ENC_VOP3P default
    0x11250c60402d49a, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x11450c60502d49a, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x11650c60602d49a, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11850c60702d49a, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_2
    0x11a50c60802d49a, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x11c50c60902d49a, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x11e50c60a02d49a, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11050a61702e49b, // V_PK_ADD_MIN_U16 ENC_VOP3P default
    0x11250c61802e49b, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x11450c61902e49b, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x11650c61a02e49b, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11850c61b02e49b, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_2
    0x11a50c61c02e49b, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x11c50c61d02e49b, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x11e50c61e02e49b, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11050a60302f4a6, // V_PK_MAX3_I16 ENC_VOP3P default
    0x11250c60402f4a6, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_0
    0x11450c60502f4a6, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_1
    0x11650c60602f4a6, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11850c60702f4a6, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_2
    0x11a50c60802f4a6, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x11c50c60902f4a6, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x11e50c60a02f4a6, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11050a6170304a8, // V_PK_MAX3_U16 ENC_VOP3P default
    0x11250c6180304a8, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_0
    0x11450c6190304a8, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_1
    0x11650c61a0304a8, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11850c61b0304a8, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_2
    0x11a50c61c0304a8, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x11c50c61d0304a8, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x11e50c61e0304a8, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11050a6030314af, // V_PK_MIN3_I16 ENC_VOP3P default
    0x11250c6040314af, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_0
    0x11450c6050314af, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_1
    0x11650c6060314af, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11850c6070314af, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_2
    0x11a50c6080314af, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x11c50c6090314af, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x11e50c60a0314af, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11050a6170324b1, // V_PK_MIN3_U16 ENC_VOP3P default
    0x11250c6180324b1, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_0
    0x11450c6190324b1, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_1
    0x11650c61a0324b1, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11850c61b0324b1, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_2
    0x11a50c61c0324b1, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x11c50c61d0324b1, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x11e50c61e0324b1, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x124526676033519, // V_WMMA_F32_16X16X128_F8F6F4 ENC_VOP3P default
    0x1104fe61f0364b2, // V_PK_MINIMUM3_F16 ENC_VOP3P default
    0x1125006200364b2, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_0
    0x1145006210364b2, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_1
    0x1165006220364b2, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1185006230364b2, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_2
    0x11a5006240364b2, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x11c5006250364b2, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x11e5006260364b2, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x1104fe61f0374a9, // V_PK_MAXIMUM3_F16 ENC_VOP3P default
    0x1125006200374a9, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_0
    0x1145006210374a9, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_1
    0x1165006220374a9, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1185006230374a9, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_2
    0x11a5006240374a9, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x11c5006250374a9, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x11e5006260374a9, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x1104fe61f0384b0, // V_PK_MIN3_NUM_F16 ENC_VOP3P default
    0x1125006200384b0, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x1145006210384b0, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x1165006220384b0, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1185006230384b0, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_2
    0x11a5006240384b0, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x11c5006250384b0, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x11e5006260384b0, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x1104fe61f0394a7, // V_PK_MAX3_NUM_F16 ENC_VOP3P default
    0x1125006200394a7, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x1145006210394a7, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x1165006220394a7, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1185006230394a7, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_2
    0x11a5006240394a7, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x11c5006250394a7, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x11e5006260394a7, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11052865a03d405, // V_FMA_MIX_F32_BF16 ENC_VOP3P default
    0x12052c65b03d405, // V_FMA_MIX_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x12252e65c03d405, // V_FMA_MIX_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x11252a65d03d405, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0x11452a65e03d405, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0x11652a65f03d405, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11852a66003d405, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0x11a52a66103d405, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x11c52a66203d405, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x11e52a66303d405, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11052867703e402, // V_FMA_MIXLO_BF16 ENC_VOP3P default
    0x12052c67803e402, // V_FMA_MIXLO_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x12252e67903e402, // V_FMA_MIXLO_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x11252a67a03e402, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_0
    0x11452a67b03e402, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_1
    0x11652a67c03e402, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11852a67d03e402, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_2
    0x11a52a67e03e402, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x11c52a67f03e402, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x11e52a68003e402, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11052867703f400, // V_FMA_MIXHI_BF16 ENC_VOP3P default
    0x12052c67803f400, // V_FMA_MIXHI_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x12252e67903f400, // V_FMA_MIXHI_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x11252a67a03f400, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_0
    0x11452a67b03f400, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_1
    0x11652a67c03f400, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11852a67d03f400, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_2
    0x11a52a67e03f400, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x11c52a67f03f400, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x11e52a68003f400, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x12653068105d51e, // V_WMMA_F32_16X16X4_F32 ENC_VOP3P default
    0x12653268206051d, // V_WMMA_F32_16X16X32_F16 ENC_VOP3P default
    0x126534683061512, // V_WMMA_F16_16X16X32_F16 ENC_VOP3P default
    0x12653268406251c, // V_WMMA_F32_16X16X32_BF16 ENC_VOP3P default
    0x12653468506350d, // V_WMMA_BF16_16X16X32_BF16 ENC_VOP3P default
    0x12653668606450c, // V_WMMA_BF16F32_16X16X32_BF16 ENC_VOP3P default
    0x1285386870654f9, // V_SWMMAC_F32_16X16X64_F16 ENC_VOP3P default
    0x1285386880664f8, // V_SWMMAC_F32_16X16X64_BF16 ENC_VOP3P default
    0x12853a6890674f3, // V_SWMMAC_F16_16X16X64_F16 ENC_VOP3P default
    0x12853a68a0684ee, // V_SWMMAC_BF16_16X16X64_BF16 ENC_VOP3P default
    0x1285386880694ed, // V_SWMMAC_BF16F32_16X16X64_BF16 ENC_VOP3P default
    0x12653268b06a522, // V_WMMA_F32_16X16X64_FP8_FP8 ENC_VOP3P default
    0x12653268c06b521, // V_WMMA_F32_16X16X64_FP8_BF8 ENC_VOP3P default
    0x12653268d06c520, // V_WMMA_F32_16X16X64_BF8_FP8 ENC_VOP3P default
    0x12653268e06d51f, // V_WMMA_F32_16X16X64_BF8_BF8 ENC_VOP3P default
    0x12653468f06e516, // V_WMMA_F16_16X16X64_FP8_FP8 ENC_VOP3P default
    0x12653469006f515, // V_WMMA_F16_16X16X64_FP8_BF8 ENC_VOP3P default
    0x126534691070514, // V_WMMA_F16_16X16X64_BF8_FP8 ENC_VOP3P default
    0x126534692071513, // V_WMMA_F16_16X16X64_BF8_BF8 ENC_VOP3P default
    0x12653c693072524, // V_WMMA_I32_16X16X64_IU8 ENC_VOP3P default
    0x12853e6940734f7, // V_SWMMAC_F32_16X16X128_FP8_FP8 ENC_VOP3P default
    0x12853e6950744f6, // V_SWMMAC_F32_16X16X128_FP8_BF8 ENC_VOP3P default
    0x12853e6960754f5, // V_SWMMAC_F32_16X16X128_BF8_FP8 ENC_VOP3P default
    0x12853e6970764f4, // V_SWMMAC_F32_16X16X128_BF8_BF8 ENC_VOP3P default
    0x1285406980774f2, // V_SWMMAC_F16_16X16X128_FP8_FP8 ENC_VOP3P default
    0x1285406990784f1, // V_SWMMAC_F16_16X16X128_FP8_BF8 ENC_VOP3P default
    0x12854069a0794f0, // V_SWMMAC_F16_16X16X128_BF8_FP8 ENC_VOP3P default
    0x12854069b07a4ef, // V_SWMMAC_F16_16X16X128_BF8_BF8 ENC_VOP3P default
    0x12854269c07b4fa, // V_SWMMAC_I32_16X16X128_IU8 ENC_VOP3P default
    0x12654469d08051b, // V_WMMA_F32_16X16X128_FP8_FP8 ENC_VOP3P default
    0x12654469e08151a, // V_WMMA_F32_16X16X128_FP8_BF8 ENC_VOP3P default
    0x12654469f082518, // V_WMMA_F32_16X16X128_BF8_FP8 ENC_VOP3P default
    0x1265446a0083517, // V_WMMA_F32_16X16X128_BF8_BF8 ENC_VOP3P default
    0x1265466a1084511, // V_WMMA_F16_16X16X128_FP8_FP8 ENC_VOP3P default
    0x1265466a2085510, // V_WMMA_F16_16X16X128_FP8_BF8 ENC_VOP3P default
    0x1265466a308650f, // V_WMMA_F16_16X16X128_BF8_FP8 ENC_VOP3P default
    0x1265466a408750e, // V_WMMA_F16_16X16X128_BF8_BF8 ENC_VOP3P default
    0x12a5486a5088523, // V_WMMA_F32_32X16X128_F4 ENC_VOP3P default
    0x12c6366a60003da, // V_DUAL_FMAC_F32 VOPD3XY X default
    0x12e6366a70033e8, // V_DUAL_MUL_F32 VOPD3XY X default
    0x12e6366a70043d3, // V_DUAL_ADD_F32 VOPD3XY X default
    0x12e6366a70053eb, // V_DUAL_SUB_F32 VOPD3XY X default
    0x12e6366a70063ea, // V_DUAL_SUBREV_F32 VOPD3XY X default
    0x12e6366a70073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPD3XY X default
    0x12e64a6a80083e6, // V_DUAL_MOV_B32 VOPD3XY X default
    0x12e6566a90093d8, // V_DUAL_CNDMASK_B32 VOPD3XY X default
    0x12e6366a700a3e1, // V_DUAL_MAX_NUM_F32 VOPD3XY X default
    0x12e6366a700b3e4, // V_DUAL_MIN_NUM_F32 VOPD3XY X default
    0x12e6366aa0103d5, // V_DUAL_ADD_NC_U32 VOPD3XY X default
    0x12e6366ab0113de, // V_DUAL_LSHLREV_B32 VOPD3XY X default
    0x12e65c6ac0133dc, // V_DUAL_FMA_F32 VOPD3XY X default
    0x12e6366aa0143ec, // V_DUAL_SUB_NC_U32 VOPD3XY X default
    0x12e6366ab0153df, // V_DUAL_LSHRREV_B32 VOPD3XY X default
    0x12e6366ad0163d6, // V_DUAL_ASHRREV_I32 VOPD3XY X default
    0x12e6326ae0203dd, // V_DUAL_FMA_F64 VOPD3XY X default
    0x12e6346af0213d4, // V_DUAL_ADD_F64 VOPD3XY X default
    0x12e6346af0223e9, // V_DUAL_MUL_F64 VOPD3XY X default
    0x12e6346af0233e2, // V_DUAL_MAX_NUM_F64 VOPD3XY X default
    0x12e6346af0243e5, // V_DUAL_MIN_NUM_F64 VOPD3XY X default
    0x1306386b00003da, // V_DUAL_FMAC_F32 VOPD3XY Y default
    0x1326386b10033e8, // V_DUAL_MUL_F32 VOPD3XY Y default
    0x1326386b10043d3, // V_DUAL_ADD_F32 VOPD3XY Y default
    0x1326386b10053eb, // V_DUAL_SUB_F32 VOPD3XY Y default
    0x1326386b10063ea, // V_DUAL_SUBREV_F32 VOPD3XY Y default
    0x1326386b10073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPD3XY Y default
    0x13264c6b20083e6, // V_DUAL_MOV_B32 VOPD3XY Y default
    0x1326586b30093d8, // V_DUAL_CNDMASK_B32 VOPD3XY Y default
    0x1326386b100a3e1, // V_DUAL_MAX_NUM_F32 VOPD3XY Y default
    0x1326386b100b3e4, // V_DUAL_MIN_NUM_F32 VOPD3XY Y default
    0x1326386b40103d5, // V_DUAL_ADD_NC_U32 VOPD3XY Y default
    0x1326386b50113de, // V_DUAL_LSHLREV_B32 VOPD3XY Y default
    0x13265a6b50123d7, // V_DUAL_BITOP2_B32 VOPD3XY Y default
    0x13265e6b60133dc, // V_DUAL_FMA_F32 VOPD3XY Y default
    0x1326386b40143ec, // V_DUAL_SUB_NC_U32 VOPD3XY Y default
    0x1326386b50153df, // V_DUAL_LSHRREV_B32 VOPD3XY Y default
    0x1326386b70163d6, // V_DUAL_ASHRREV_I32 VOPD3XY Y default
    0x1326386b80173e0, // V_DUAL_MAX_I32 VOPD3XY Y default
    0x1326386b80183e3, // V_DUAL_MIN_I32 VOPD3XY Y default
    0x1340fe6b90100f5, // FLAT_LOAD_U8 ENC_VFLAT default
    0x1340fe6ba0110f0, // FLAT_LOAD_I8 ENC_VFLAT default
    0x1340fe6bb0120f4, // FLAT_LOAD_U16 ENC_VFLAT default
    0x1340fe6bc0130ef, // FLAT_LOAD_I16 ENC_VFLAT default
    0x1340fe6bd0140e6, // FLAT_LOAD_B32 ENC_VFLAT default
    0x1341006be0150e7, // FLAT_LOAD_B64 ENC_VFLAT default
    0x1341026bf0160e8, // FLAT_LOAD_B96 ENC_VFLAT default
    0x1341046c00170e5, // FLAT_LOAD_B128 ENC_VFLAT default
    0x1341066c10180fb, // FLAT_STORE_B8 ENC_VFLAT default
    0x1341066c20190f8, // FLAT_STORE_B16 ENC_VFLAT default
    0x1341066c301a0f9, // FLAT_STORE_B32 ENC_VFLAT default
    0x1341086c401b0fa, // FLAT_STORE_B64 ENC_VFLAT default
    0x13410a6c501c0fc, // FLAT_STORE_B96 ENC_VFLAT default
    0x13410c6c601d0f7, // FLAT_STORE_B128 ENC_VFLAT default
    0x1340fe6b901e0ee, // FLAT_LOAD_D16_U8 ENC_VFLAT default
    0x1340fe6ba01f0ed, // FLAT_LOAD_D16_I8 ENC_VFLAT default
    0x1340fe6c70200e9, // FLAT_LOAD_D16_B16 ENC_VFLAT default
    0x1340fe6b90210ec, // FLAT_LOAD_D16_HI_U8 ENC_VFLAT default
    0x1340fe6ba0220eb, // FLAT_LOAD_D16_HI_I8 ENC_VFLAT default
    0x1340fe6c70230ea, // FLAT_LOAD_D16_HI_B16 ENC_VFLAT default
    0x1341066c10240fe, // FLAT_STORE_D16_HI_B8 ENC_VFLAT default
    0x1341066c20250fd, // FLAT_STORE_D16_HI_B16 ENC_VFLAT default
    0x13410e6c80330e1, // FLAT_ATOMIC_SWAP_B32 ENC_VFLAT default
    0x1341106c90340c7, // FLAT_ATOMIC_CMPSWAP_B32 ENC_VFLAT default
    0x13410e6ca0350c3, // FLAT_ATOMIC_ADD_U32 ENC_VFLAT default
    0x13410e6ca0360df, // FLAT_ATOMIC_SUB_U32 ENC_VFLAT default
    0x13410e6ca0370de, // FLAT_ATOMIC_SUB_CLAMP_U32 ENC_VFLAT default
    0x13410e6cb0380d4, // FLAT_ATOMIC_MIN_I32 ENC_VFLAT default
    0x13410e6ca0390d8, // FLAT_ATOMIC_MIN_U32 ENC_VFLAT default
    0x13410e6cb03a0ce, // FLAT_ATOMIC_MAX_I32 ENC_VFLAT default
    0x13410e6ca03b0d2, // FLAT_ATOMIC_MAX_U32 ENC_VFLAT default
    0x13410e6c803c0c5, // FLAT_ATOMIC_AND_B32 ENC_VFLAT default
    0x13410e6c803d0da, // FLAT_ATOMIC_OR_B32 ENC_VFLAT default
    0x13410e6c803e0e3, // FLAT_ATOMIC_XOR_B32 ENC_VFLAT default
    0x13410e6ca03f0cc, // FLAT_ATOMIC_INC_U32 ENC_VFLAT default
    0x13410e6ca0400ca, // FLAT_ATOMIC_DEC_U32 ENC_VFLAT default
    0x1341126cc0410e2, // FLAT_ATOMIC_SWAP_B64 ENC_VFLAT default
    0x1341146cd0420c8, // FLAT_ATOMIC_CMPSWAP_B64 ENC_VFLAT default
    0x1341126ce0430c4, // FLAT_ATOMIC_ADD_U64 ENC_VFLAT default
    0x1341126ce0440e0, // FLAT_ATOMIC_SUB_U64 ENC_VFLAT default
    0x1341126cf0450d5, // FLAT_ATOMIC_MIN_I64 ENC_VFLAT default
    0x1341126ce0460d9, // FLAT_ATOMIC_MIN_U64 ENC_VFLAT default
    0x1341126cf0470cf, // FLAT_ATOMIC_MAX_I64 ENC_VFLAT default
    0x1341126ce0480d3, // FLAT_ATOMIC_MAX_U64 ENC_VFLAT default
    0x1341126cc0490c6, // FLAT_ATOMIC_AND_B64 ENC_VFLAT default
    0x1341126cc04a0db, // FLAT_ATOMIC_OR_B64 ENC_VFLAT default
    0x1341126cc04b0e4, // FLAT_ATOMIC_XOR_B64 ENC_VFLAT default
    0x1341126ce04c0cd, // FLAT_ATOMIC_INC_U64 ENC_VFLAT default
    0x1341126ce04d0cb, // FLAT_ATOMIC_DEC_U64 ENC_VFLAT default
    0x13410e6ca0500c9, // FLAT_ATOMIC_COND_SUB_U32 ENC_VFLAT default
    0x13410e6d00510d6, // FLAT_ATOMIC_MIN_NUM_F32 ENC_VFLAT default
    0x13410e6d00520d0, // FLAT_ATOMIC_MAX_NUM_F32 ENC_VFLAT default
    0x1341126d10550c2, // FLAT_ATOMIC_ADD_F64 ENC_VFLAT default
    0x13410e6d00560c1, // FLAT_ATOMIC_ADD_F32 ENC_VFLAT default
    0x13410e6d20590dd, // FLAT_ATOMIC_PK_ADD_F16 ENC_VFLAT default
    0x13410e6d305a0dc, // FLAT_ATOMIC_PK_ADD_BF16 ENC_VFLAT default
    0x1341126d105b0d7, // FLAT_ATOMIC_MIN_NUM_F64 ENC_VFLAT default
    0x1341126d105c0d1, // FLAT_ATOMIC_MAX_NUM_F64 ENC_VFLAT default
    0x1341166d405d0f6, // FLAT_PREFETCH_B8 ENC_VFLAT default
    0x1340fe6bd0700f2, // FLAT_LOAD_MONITOR_B32 ENC_VFLAT default
    0x1341006be0710f3, // FLAT_LOAD_MONITOR_B64 ENC_VFLAT default
    0x1341046c00720f1, // FLAT_LOAD_MONITOR_B128 ENC_VFLAT default
    0x1366606d501015e, // SCRATCH_LOAD_U8 ENC_VSCRATCH default
    0x1366606d601115c, // SCRATCH_LOAD_I8 ENC_VSCRATCH default
    0x1366606d701215d, // SCRATCH_LOAD_U16 ENC_VSCRATCH default
    0x1366606d801315b, // SCRATCH_LOAD_I16 ENC_VSCRATCH default
    0x1366606d9014151, // SCRATCH_LOAD_B32 ENC_VSCRATCH default
    0x1366626da015152, // SCRATCH_LOAD_B64 ENC_VSCRATCH default
    0x1366646db016153, // SCRATCH_LOAD_B96 ENC_VSCRATCH default
    0x1366666dc017150, // SCRATCH_LOAD_B128 ENC_VSCRATCH default
    0x1366686dd018163, // SCRATCH_STORE_B8 ENC_VSCRATCH default
    0x1366686de019160, // SCRATCH_STORE_B16 ENC_VSCRATCH default
    0x1366686df01a161, // SCRATCH_STORE_B32 ENC_VSCRATCH default
    0x13666a6e001b162, // SCRATCH_STORE_B64 ENC_VSCRATCH default
    0x13666c6e101c164, // SCRATCH_STORE_B96 ENC_VSCRATCH default
    0x13666e6e201d15f, // SCRATCH_STORE_B128 ENC_VSCRATCH default
    0x1366606d501e15a, // SCRATCH_LOAD_D16_U8 ENC_VSCRATCH default
    0x1366606d601f159, // SCRATCH_LOAD_D16_I8 ENC_VSCRATCH default
    0x1366606e3020155, // SCRATCH_LOAD_D16_B16 ENC_VSCRATCH default
    0x1366606d5021158, // SCRATCH_LOAD_D16_HI_U8 ENC_VSCRATCH default
    0x1366606d6022157, // SCRATCH_LOAD_D16_HI_I8 ENC_VSCRATCH default
    0x1366606e3023156, // SCRATCH_LOAD_D16_HI_B16 ENC_VSCRATCH default
    0x1366686dd024167, // SCRATCH_STORE_D16_HI_B8 ENC_VSCRATCH default
    0x1366686de025166, // SCRATCH_STORE_D16_HI_B16 ENC_VSCRATCH default
    0x1366706e4053154, // SCRATCH_LOAD_BLOCK ENC_VSCRATCH default
    0x1366726e5054165, // SCRATCH_STORE_BLOCK ENC_VSCRATCH default
    0x1381186b901013e, // GLOBAL_LOAD_U8 ENC_VGLOBAL default
    0x1381186ba011135, // GLOBAL_LOAD_I8 ENC_VGLOBAL default
    0x1381186bb01213d, // GLOBAL_LOAD_U16 ENC_VGLOBAL default
    0x1381186bc013134, // GLOBAL_LOAD_I16 ENC_VGLOBAL default
    0x1381186bd01412a, // GLOBAL_LOAD_B32 ENC_VGLOBAL default
    0x13811a6be01512b, // GLOBAL_LOAD_B64 ENC_VGLOBAL default
    0x13811c6bf01612c, // GLOBAL_LOAD_B96 ENC_VGLOBAL default
    0x13811e6c0017129, // GLOBAL_LOAD_B128 ENC_VGLOBAL default
    0x1381206c1018149, // GLOBAL_STORE_B8 ENC_VGLOBAL default
    0x1381206c2019146, // GLOBAL_STORE_B16 ENC_VGLOBAL default
    0x1381206c301a147, // GLOBAL_STORE_B32 ENC_VGLOBAL default
    0x1381226c401b148, // GLOBAL_STORE_B64 ENC_VGLOBAL default
    0x1381246c501c14a, // GLOBAL_STORE_B96 ENC_VGLOBAL default
    0x1381266c601d145, // GLOBAL_STORE_B128 ENC_VGLOBAL default
    0x1381186b901e133, // GLOBAL_LOAD_D16_U8 ENC_VGLOBAL default
    0x1381186ba01f132, // GLOBAL_LOAD_D16_I8 ENC_VGLOBAL default
    0x1381186c702012e, // GLOBAL_LOAD_D16_B16 ENC_VGLOBAL default
    0x1381186b9021131, // GLOBAL_LOAD_D16_HI_U8 ENC_VGLOBAL default
    0x1381186ba022130, // GLOBAL_LOAD_D16_HI_I8 ENC_VGLOBAL default
    0x1381186c702312f, // GLOBAL_LOAD_D16_HI_B16 ENC_VGLOBAL default
    0x1381206c102414d, // GLOBAL_STORE_D16_HI_B8 ENC_VGLOBAL default
    0x1381206c202514c, // GLOBAL_STORE_D16_HI_B16 ENC_VGLOBAL default
    0x1381286e6028124, // GLOBAL_LOAD_ADDTID_B32 ENC_VGLOBAL default
    0x13812a6e7029140, // GLOBAL_STORE_ADDTID_B32 ENC_VGLOBAL default
    0x13a12c1ac02b123, // GLOBAL_INV ENC_VGLOBAL default
    0x13a12c1ac02c14e, // GLOBAL_WB ENC_VGLOBAL default
    0x13812e6c803311f, // GLOBAL_ATOMIC_SWAP_B32 ENC_VGLOBAL default
    0x1381306c9034105, // GLOBAL_ATOMIC_CMPSWAP_B32 ENC_VGLOBAL default
    0x13812e6ca035101, // GLOBAL_ATOMIC_ADD_U32 ENC_VGLOBAL default
    0x13812e6ca03611d, // GLOBAL_ATOMIC_SUB_U32 ENC_VGLOBAL default
    0x13812e6ca03711c, // GLOBAL_ATOMIC_SUB_CLAMP_U32 ENC_VGLOBAL default
    0x13812e6cb038112, // GLOBAL_ATOMIC_MIN_I32 ENC_VGLOBAL default
    0x13812e6ca039116, // GLOBAL_ATOMIC_MIN_U32 ENC_VGLOBAL default
    0x13812e6cb03a10c, // GLOBAL_ATOMIC_MAX_I32 ENC_VGLOBAL default
    0x13812e6ca03b110, // GLOBAL_ATOMIC_MAX_U32 ENC_VGLOBAL default
    0x13812e6c803c103, // GLOBAL_ATOMIC_AND_B32 ENC_VGLOBAL default
    0x13812e6c803d118, // GLOBAL_ATOMIC_OR_B32 ENC_VGLOBAL default
    0x13812e6c803e121, // GLOBAL_ATOMIC_XOR_B32 ENC_VGLOBAL default
    0x13812e6ca03f10a, // GLOBAL_ATOMIC_INC_U32 ENC_VGLOBAL default
    0x13812e6ca040108, // GLOBAL_ATOMIC_DEC_U32 ENC_VGLOBAL default
    0x1381326cc041120, // GLOBAL_ATOMIC_SWAP_B64 ENC_VGLOBAL default
    0x1381346cd042106, // GLOBAL_ATOMIC_CMPSWAP_B64 ENC_VGLOBAL default
    0x1381326ce043102, // GLOBAL_ATOMIC_ADD_U64 ENC_VGLOBAL default
    0x1381326ce04411e, // GLOBAL_ATOMIC_SUB_U64 ENC_VGLOBAL default
    0x1381326cf045113, // GLOBAL_ATOMIC_MIN_I64 ENC_VGLOBAL default
    0x1381326ce046117, // GLOBAL_ATOMIC_MIN_U64 ENC_VGLOBAL default
    0x1381326cf04710d, // GLOBAL_ATOMIC_MAX_I64 ENC_VGLOBAL default
    0x1381326ce048111, // GLOBAL_ATOMIC_MAX_U64 ENC_VGLOBAL default
    0x1381326cc049104, // GLOBAL_ATOMIC_AND_B64 ENC_VGLOBAL default
    0x1381326cc04a119, // GLOBAL_ATOMIC_OR_B64 ENC_VGLOBAL default
    0x1381326cc04b122, // GLOBAL_ATOMIC_XOR_B64 ENC_VGLOBAL default
    0x1381326ce04c10b, // GLOBAL_ATOMIC_INC_U64 ENC_VGLOBAL default
    0x1381326ce04d109, // GLOBAL_ATOMIC_DEC_U64 ENC_VGLOBAL default
    0x13a12c1ac04f14f, // GLOBAL_WBINV ENC_VGLOBAL default
    0x13812e6ca050107, // GLOBAL_ATOMIC_COND_SUB_U32 ENC_VGLOBAL default
    0x13812e6d0051114, // GLOBAL_ATOMIC_MIN_NUM_F32 ENC_VGLOBAL default
    0x13812e6d005210e, // GLOBAL_ATOMIC_MAX_NUM_F32 ENC_VGLOBAL default
    0x1381366e805312d, // GLOBAL_LOAD_BLOCK ENC_VGLOBAL default
    0x1381386e905414b, // GLOBAL_STORE_BLOCK ENC_VGLOBAL default
    0x1381326d1055100, // GLOBAL_ATOMIC_ADD_F64 ENC_VGLOBAL default
    0x13812e6d00560ff, // GLOBAL_ATOMIC_ADD_F32 ENC_VGLOBAL default
    0x13811e6c0057139, // GLOBAL_LOAD_TR16_B128 ENC_VGLOBAL default
    0x13811a6be05813c, // GLOBAL_LOAD_TR8_B64 ENC_VGLOBAL default
    0x13812e6d205911b, // GLOBAL_ATOMIC_PK_ADD_F16 ENC_VGLOBAL default
    0x13812e6d305a11a, // GLOBAL_ATOMIC_PK_ADD_BF16 ENC_VGLOBAL default
    0x1381326d105b115, // GLOBAL_ATOMIC_MIN_NUM_F64 ENC_VGLOBAL default
    0x1381326d105c10f, // GLOBAL_ATOMIC_MAX_NUM_F64 ENC_VGLOBAL default
    0x13813a6d405d13f, // GLOBAL_PREFETCH_B8 ENC_VGLOBAL default
    0x1381186ea05f128, // GLOBAL_LOAD_ASYNC_TO_LDS_B8 ENC_VGLOBAL default
    0x1381186eb060126, // GLOBAL_LOAD_ASYNC_TO_LDS_B32 ENC_VGLOBAL default
    0x1381186ec061127, // GLOBAL_LOAD_ASYNC_TO_LDS_B64 ENC_VGLOBAL default
    0x1381186ed062125, // GLOBAL_LOAD_ASYNC_TO_LDS_B128 ENC_VGLOBAL default
    0x1381206ee063144, // GLOBAL_STORE_ASYNC_FROM_LDS_B8 ENC_VGLOBAL default
    0x1381206ef064142, // GLOBAL_STORE_ASYNC_FROM_LDS_B32 ENC_VGLOBAL default
    0x1381206f0065143, // GLOBAL_STORE_ASYNC_FROM_LDS_B64 ENC_VGLOBAL default
    0x1381206f1066141, // GLOBAL_STORE_ASYNC_FROM_LDS_B128 ENC_VGLOBAL default
    0x1381186f206703f, // CLUSTER_LOAD_B32 ENC_VGLOBAL default
    0x13811a6f3068040, // CLUSTER_LOAD_B64 ENC_VGLOBAL default
    0x13811e6f406903e, // CLUSTER_LOAD_B128 ENC_VGLOBAL default
    0x1381186f506a03d, // CLUSTER_LOAD_ASYNC_TO_LDS_B8 ENC_VGLOBAL default
    0x1381186f606b03b, // CLUSTER_LOAD_ASYNC_TO_LDS_B32 ENC_VGLOBAL default
    0x1381186f706c03c, // CLUSTER_LOAD_ASYNC_TO_LDS_B64 ENC_VGLOBAL default
    0x1381186f806d03a, // CLUSTER_LOAD_ASYNC_TO_LDS_B128 ENC_VGLOBAL default
    0x1386746f906e28b, // TENSOR_SAVE ENC_VGLOBAL default
    0x13a6761ac06f28c, // TENSOR_STOP ENC_VGLOBAL default
    0x1381186bd070137, // GLOBAL_LOAD_MONITOR_B32 ENC_VGLOBAL default
    0x13811a6be071138, // GLOBAL_LOAD_MONITOR_B64 ENC_VGLOBAL default
    0x13811e6c0072136, // GLOBAL_LOAD_MONITOR_B128 ENC_VGLOBAL default
    0x13811a6be07313a, // GLOBAL_LOAD_TR4_B64 ENC_VGLOBAL default
    0x13c11c6bf07413b, // GLOBAL_LOAD_TR6_B96 ENC_VGLOBAL default
    0x13e0246fa00022b, // S_MOV_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x1400286fb00022b, // S_MOV_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x1420266fb00022b, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x13e02a6fc00122c, // S_MOV_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002e6fd00122c, // S_MOV_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x14202c6fd00122c, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x13e0246fe0021bb, // S_CMOV_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x1400286ff0021bb, // S_CMOV_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x1420266ff0021bb, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x13e02a7000031bc, // S_CMOV_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002e7010031bc, // S_CMOV_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x14202c7010031bc, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x13e02470200419f, // S_BREV_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002870300419f, // S_BREV_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x14202670300419f, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x13e02a7040051a0, // S_BREV_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002e7050051a0, // S_BREV_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x14202c7050051a0, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x13e030706006203, // S_GET_SHADER_CYCLES_U64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x13e0247070081ea, // S_CTZ_I32_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x1400287080081ea, // S_CTZ_I32_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x1420267080081ea, // S_CTZ_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x13e0327090091eb, // S_CTZ_I32_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14003670a0091eb, // S_CTZ_I32_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x14203470a0091eb, // S_CTZ_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x13e02470700a1b8, // S_CLZ_I32_U32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002870800a1b8, // S_CLZ_I32_U32 SOP1_INST_LITERAL64 has_lit64_0
    0x14202670800a1b8, // S_CLZ_I32_U32 SOP1_INST_LITERAL has_lit_0
    0x13e03270900b1b9, // S_CLZ_I32_U64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14003670a00b1b9, // S_CLZ_I32_U64 SOP1_INST_LITERAL64 has_lit64_0
    0x14203470a00b1b9, // S_CLZ_I32_U64 SOP1_INST_LITERAL has_lit_0
    0x13e02470b00c1b6, // S_CLS_I32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002870c00c1b6, // S_CLS_I32 SOP1_INST_LITERAL64 has_lit64_0
    0x14202670c00c1b6, // S_CLS_I32 SOP1_INST_LITERAL has_lit_0
    0x13e03270d00d1b7, // S_CLS_I32_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14003670e00d1b7, // S_CLS_I32_I64 SOP1_INST_LITERAL64 has_lit64_0
    0x14203470e00d1b7, // S_CLS_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x13e02470f00e263, // S_SEXT_I32_I8 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002871000e263, // S_SEXT_I32_I8 SOP1_INST_LITERAL64 has_lit64_0
    0x14202671000e263, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x13e02471100f262, // S_SEXT_I32_I16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002871200f262, // S_SEXT_I32_I16 SOP1_INST_LITERAL64 has_lit64_0
    0x14202671200f262, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x13e02471301019a, // S_BITSET0_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002871401019a, // S_BITSET0_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x14202671401019a, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x13e03871501119b, // S_BITSET0_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14003c71601119b, // S_BITSET0_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x14203a71601119b, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x13e02471301219c, // S_BITSET1_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002871401219c, // S_BITSET1_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x14202671401219c, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x13e03871501319d, // S_BITSET1_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14003c71601319d, // S_BITSET1_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x14203a71601319d, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x13e038717014199, // S_BITREPLICATE_B64_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14003c718014199, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x14203a718014199, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x13e024719015169, // S_ABS_I32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002871a015169, // S_ABS_I32 SOP1_INST_LITERAL64 has_lit64_0
    0x14202671a015169, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x13e02471b01618b, // S_BCNT0_I32_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002871c01618b, // S_BCNT0_I32_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x14202671c01618b, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x13e03271d01718c, // S_BCNT0_I32_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14003671e01718c, // S_BCNT0_I32_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x14203471e01718c, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x13e02471b01818d, // S_BCNT1_I32_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002871c01818d, // S_BCNT1_I32_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x14202671c01818d, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x13e03271d01918e, // S_BCNT1_I32_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14003671e01918e, // S_BCNT1_I32_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x14203471e01918e, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x13e02471f01a251, // S_QUADMASK_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002872001a251, // S_QUADMASK_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x14202672001a251, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x13e02a72101b252, // S_QUADMASK_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002e72201b252, // S_QUADMASK_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x14202c72201b252, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x13e02471f01c280, // S_WQM_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002872001c280, // S_WQM_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x14202672001c280, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x13e02a72101d281, // S_WQM_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002e72201d281, // S_WQM_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x14202c72201d281, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x13e02471f01e23d, // S_NOT_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002872001e23d, // S_NOT_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x14202672001e23d, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x13e02a72101f23e, // S_NOT_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002e72201f23e, // S_NOT_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x14202c72201f23e, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x13e02472302017f, // S_AND_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002872402017f, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x14202672402017f, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x13e02a725021180, // S_AND_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002e726021180, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x14202c726021180, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x13e024723022247, // S_OR_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x140028724022247, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x142026724022247, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x13e02a725023248, // S_OR_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002e726023248, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x14202c726023248, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x13e024723024288, // S_XOR_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x140028724024288, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x142026724024288, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x13e02a725025289, // S_XOR_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002e726025289, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x14202c726025289, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x13e024723026236, // S_NAND_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x140028724026236, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x142026724026236, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x13e02a725027237, // S_NAND_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002e726027237, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x14202c726027237, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x13e02472302823b, // S_NOR_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002872402823b, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x14202672402823b, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x13e02a72502923c, // S_NOR_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002e72602923c, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x14202c72602923c, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x13e02472302a284, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002872402a284, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x14202672402a284, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x13e02a72502b285, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002e72602b285, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x14202c72602b285, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x13e02472302c175, // S_AND_NOT0_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002872402c175, // S_AND_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x14202672402c175, // S_AND_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x13e02a72502d176, // S_AND_NOT0_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002e72602d176, // S_AND_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x14202c72602d176, // S_AND_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x13e02472302e241, // S_OR_NOT0_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002872402e241, // S_OR_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x14202672402e241, // S_OR_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x13e02a72502f242, // S_OR_NOT0_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002e72602f242, // S_OR_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x14202c72602f242, // S_OR_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x13e02472303017b, // S_AND_NOT1_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002872403017b, // S_AND_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x14202672403017b, // S_AND_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x13e02a72503117c, // S_AND_NOT1_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002e72603117c, // S_AND_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x14202c72603117c, // S_AND_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x13e024723032245, // S_OR_NOT1_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x140028724032245, // S_OR_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x142026724032245, // S_OR_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x13e02a725033246, // S_OR_NOT1_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002e726033246, // S_OR_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x14202c726033246, // S_OR_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x13e024723034177, // S_AND_NOT0_WREXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x140028724034177, // S_AND_NOT0_WREXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x142026724034177, // S_AND_NOT0_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x13e02a725035178, // S_AND_NOT0_WREXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002e726035178, // S_AND_NOT0_WREXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x14202c726035178, // S_AND_NOT0_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x13e02472303617d, // S_AND_NOT1_WREXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002872403617d, // S_AND_NOT1_WREXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x14202672403617d, // S_AND_NOT1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x13e02a72503717e, // S_AND_NOT1_WREXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002e72603717e, // S_AND_NOT1_WREXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x14202c72603717e, // S_AND_NOT1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x13e024727040229, // S_MOVRELS_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x13e02a72804122a, // S_MOVRELS_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x13e024729042226, // S_MOVRELD_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002872a042226, // S_MOVRELD_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x14202672a042226, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x13e02a72b043227, // S_MOVRELD_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002e72c043227, // S_MOVRELD_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x14202c72c043227, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x13e02472d044228, // S_MOVRELSD_2_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x13e03072e047202, // S_GET_PC_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x13e03e72f048260, // S_SET_PC_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x13e02a73004926c, // S_SWAP_PC_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x13e03e72f04a253, // S_RFE_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x13e03e73104b171, // S_ADD_PC_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14004273204b171, // S_ADD_PC_I64 SOP1_INST_LITERAL64 has_lit64_0
    0x14204073204b171, // S_ADD_PC_I64 SOP1_INST_LITERAL has_lit_0
    0x14404473304c259, // S_SENDMSG_RTN_B32 ENC_SOP1 default
    0x14404673404d25a, // S_SENDMSG_RTN_B64 ENC_SOP1 default
    0x13e04873504e188, // S_BARRIER_SIGNAL ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x13e04873604f189, // S_BARRIER_SIGNAL_ISFIRST ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x13e024737050201, // S_GET_BARRIER_STATE ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x13e048738051185, // S_BARRIER_INIT ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x13e048735052186, // S_BARRIER_JOIN ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x13e048739053172, // S_ALLOC_VGPR ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14004c73a053172, // S_ALLOC_VGPR SOP1_INST_LITERAL64 has_lit64_0
    0x14204a73a053172, // S_ALLOC_VGPR SOP1_INST_LITERAL has_lit_0
    0x13e04873505727f, // S_WAKEUP_BARRIER ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x13e04873b058265, // S_SLEEP_VAR ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14004c73c058265, // S_SLEEP_VAR SOP1_INST_LITERAL64 has_lit64_0
    0x14204a73c058265, // S_SLEEP_VAR SOP1_INST_LITERAL has_lit_0
    0x13e02473d0601b4, // S_CEIL_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002873e0601b4, // S_CEIL_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x14202673e0601b4, // S_CEIL_F32 SOP1_INST_LITERAL has_lit_0
    0x13e02473d0611fb, // S_FLOOR_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002873e0611fb, // S_FLOOR_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x14202673e0611fb, // S_FLOOR_F32 SOP1_INST_LITERAL has_lit_0
    0x13e02473d06226f, // S_TRUNC_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002873e06226f, // S_TRUNC_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x14202673e06226f, // S_TRUNC_F32 SOP1_INST_LITERAL has_lit_0
    0x13e02473d063255, // S_RNDNE_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002873e063255, // S_RNDNE_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x14202673e063255, // S_RNDNE_F32 SOP1_INST_LITERAL has_lit_0
    0x13e02473f0641ee, // S_CVT_F32_I32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x1400287400641ee, // S_CVT_F32_I32 SOP1_INST_LITERAL64 has_lit64_0
    0x1420267400641ee, // S_CVT_F32_I32 SOP1_INST_LITERAL has_lit_0
    0x13e0247410651ef, // S_CVT_F32_U32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x1400287420651ef, // S_CVT_F32_U32 SOP1_INST_LITERAL64 has_lit64_0
    0x1420267420651ef, // S_CVT_F32_U32 SOP1_INST_LITERAL has_lit_0
    0x13e0247430661f1, // S_CVT_I32_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x1400287440661f1, // S_CVT_I32_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x1420267440661f1, // S_CVT_I32_F32 SOP1_INST_LITERAL has_lit_0
    0x13e0247450671f3, // S_CVT_U32_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x1400287460671f3, // S_CVT_U32_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x1420267460671f3, // S_CVT_U32_F32 SOP1_INST_LITERAL has_lit_0
    0x13e0247470681ec, // S_CVT_F16_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x1400287480681ec, // S_CVT_F16_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x1420267480681ec, // S_CVT_F16_F32 SOP1_INST_LITERAL has_lit_0
    0x13e0247490691ed, // S_CVT_F32_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002874a0691ed, // S_CVT_F32_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x14202674a0691ed, // S_CVT_F32_F16 SOP1_INST_LITERAL has_lit_0
    0x13e02474906a1f0, // S_CVT_HI_F32_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002874a06a1f0, // S_CVT_HI_F32_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x14202674a06a1f0, // S_CVT_HI_F32_F16 SOP1_INST_LITERAL has_lit_0
    0x13e02474b06b1b3, // S_CEIL_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002874c06b1b3, // S_CEIL_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x14202674c06b1b3, // S_CEIL_F16 SOP1_INST_LITERAL has_lit_0
    0x13e02474b06c1fa, // S_FLOOR_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002874c06c1fa, // S_FLOOR_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x14202674c06c1fa, // S_FLOOR_F16 SOP1_INST_LITERAL has_lit_0
    0x13e02474b06d26e, // S_TRUNC_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002874c06d26e, // S_TRUNC_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x14202674c06d26e, // S_TRUNC_F16 SOP1_INST_LITERAL has_lit_0
    0x13e02474b06e254, // S_RNDNE_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14002874c06e254, // S_RNDNE_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x14202674c06e254, // S_RNDNE_F16 SOP1_INST_LITERAL has_lit_0
    0x14607674d0001bf, // S_CMP_EQ_I32 ENC_SOPC default
    0x14807a74e0001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x14a07874e0001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x14c07a74f0001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x14e07a7500001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15007874f0001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x1520787500001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14607674d0011d0, // S_CMP_LG_I32 ENC_SOPC default
    0x14807a74e0011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x14a07874e0011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x14c07a74f0011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x14e07a7500011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15007874f0011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x1520787500011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14607674d0021c8, // S_CMP_GT_I32 ENC_SOPC default
    0x14807a74e0021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x14a07874e0021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x14c07a74f0021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x14e07a7500021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15007874f0021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x1520787500021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14607674d0031c4, // S_CMP_GE_I32 ENC_SOPC default
    0x14807a74e0031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x14a07874e0031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x14c07a74f0031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x14e07a7500031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15007874f0031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x1520787500031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14607674d0041d5, // S_CMP_LT_I32 ENC_SOPC default
    0x14807a74e0041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x14a07874e0041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x14c07a74f0041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x14e07a7500041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15007874f0041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x1520787500041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14607674d0051cc, // S_CMP_LE_I32 ENC_SOPC default
    0x14807a74e0051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x14a07874e0051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x14c07a74f0051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x14e07a7500051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15007874f0051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x1520787500051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1460767510061c0, // S_CMP_EQ_U32 ENC_SOPC default
    0x14807a7520061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x14a0787520061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x14c07a7530061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x14e07a7540061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x1500787530061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x1520787540061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1460767510071d1, // S_CMP_LG_U32 ENC_SOPC default
    0x14807a7520071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x14a0787520071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x14c07a7530071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x14e07a7540071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x1500787530071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x1520787540071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1460767510081c9, // S_CMP_GT_U32 ENC_SOPC default
    0x14807a7520081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x14a0787520081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x14c07a7530081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x14e07a7540081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x1500787530081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x1520787540081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1460767510091c5, // S_CMP_GE_U32 ENC_SOPC default
    0x14807a7520091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x14a0787520091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x14c07a7530091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x14e07a7540091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x1500787530091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x1520787540091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14607675100a1d6, // S_CMP_LT_U32 ENC_SOPC default
    0x14807a75200a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x14a07875200a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x14c07a75300a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x14e07a75400a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15007875300a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x15207875400a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14607675100b1cd, // S_CMP_LE_U32 ENC_SOPC default
    0x14807a75200b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x14a07875200b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x14c07a75300b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x14e07a75400b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15007875300b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x15207875400b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14607675100c195, // S_BITCMP0_B32 ENC_SOPC default
    0x14807a75200c195, // S_BITCMP0_B32 SOPC_INST_LITERAL64 has_lit64_0
    0x14a07875200c195, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x14c07a75300c195, // S_BITCMP0_B32 SOPC_INST_LITERAL64 has_lit64_1
    0x14e07a75400c195, // S_BITCMP0_B32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15007875300c195, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x15207875400c195, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14607675100d197, // S_BITCMP1_B32 ENC_SOPC default
    0x14807a75200d197, // S_BITCMP1_B32 SOPC_INST_LITERAL64 has_lit64_0
    0x14a07875200d197, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x14c07a75300d197, // S_BITCMP1_B32 SOPC_INST_LITERAL64 has_lit64_1
    0x14e07a75400d197, // S_BITCMP1_B32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15007875300d197, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x15207875400d197, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14607c75500e196, // S_BITCMP0_B64 ENC_SOPC default
    0x14808075600e196, // S_BITCMP0_B64 SOPC_INST_LITERAL64 has_lit64_0
    0x14a07e75600e196, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x14c08075700e196, // S_BITCMP0_B64 SOPC_INST_LITERAL64 has_lit64_1
    0x14e08075800e196, // S_BITCMP0_B64 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15007e75700e196, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x15207e75800e196, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14607c75500f198, // S_BITCMP1_B64 ENC_SOPC default
    0x14808075600f198, // S_BITCMP1_B64 SOPC_INST_LITERAL64 has_lit64_0
    0x14a07e75600f198, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x14c08075700f198, // S_BITCMP1_B64 SOPC_INST_LITERAL64 has_lit64_1
    0x14e08075800f198, // S_BITCMP1_B64 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15007e75700f198, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x15207e75800f198, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1460827590101c1, // S_CMP_EQ_U64 ENC_SOPC default
    0x14808675a0101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL64 has_lit64_0
    0x14a08475a0101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x14c08675b0101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL64 has_lit64_1
    0x14e08675c0101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15008475b0101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x15208475c0101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1460827590111d2, // S_CMP_LG_U64 ENC_SOPC default
    0x14808675a0111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL64 has_lit64_0
    0x14a08475a0111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x14c08675b0111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL64 has_lit64_1
    0x14e08675c0111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15008475b0111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x15208475c0111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14607675d0411d4, // S_CMP_LT_F32 ENC_SOPC default
    0x14807a75e0411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x14a07875e0411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0
    0x14c07a75f0411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x14e07a7600411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15007875f0411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_1
    0x1520787600411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14607675d0421be, // S_CMP_EQ_F32 ENC_SOPC default
    0x14807a75e0421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x14a07875e0421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0
    0x14c07a75f0421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x14e07a7600421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15007875f0421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_1
    0x1520787600421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14607675d0431cb, // S_CMP_LE_F32 ENC_SOPC default
    0x14807a75e0431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x14a07875e0431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0
    0x14c07a75f0431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x14e07a7600431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15007875f0431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_1
    0x1520787600431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14607675d0441c7, // S_CMP_GT_F32 ENC_SOPC default
    0x14807a75e0441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x14a07875e0441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0
    0x14c07a75f0441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x14e07a7600441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15007875f0441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_1
    0x1520787600441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14607675d0451cf, // S_CMP_LG_F32 ENC_SOPC default
    0x14807a75e0451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x14a07875e0451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0
    0x14c07a75f0451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x14e07a7600451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15007875f0451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_1
    0x1520787600451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14607675d0461c3, // S_CMP_GE_F32 ENC_SOPC default
    0x14807a75e0461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x14a07875e0461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0
    0x14c07a75f0461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x14e07a7600461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15007875f0461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_1
    0x1520787600461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14607675d0471e4, // S_CMP_O_F32 ENC_SOPC default
    0x14807a75e0471e4, // S_CMP_O_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x14a07875e0471e4, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0
    0x14c07a75f0471e4, // S_CMP_O_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x14e07a7600471e4, // S_CMP_O_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15007875f0471e4, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_1
    0x1520787600471e4, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14607675d0481e6, // S_CMP_U_F32 ENC_SOPC default
    0x14807a75e0481e6, // S_CMP_U_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x14a07875e0481e6, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0
    0x14c07a75f0481e6, // S_CMP_U_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x14e07a7600481e6, // S_CMP_U_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15007875f0481e6, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_1
    0x1520787600481e6, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14607675d0491da, // S_CMP_NGE_F32 ENC_SOPC default
    0x14807a75e0491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x14a07875e0491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0
    0x14c07a75f0491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x14e07a7600491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15007875f0491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_1
    0x1520787600491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14607675d04a1e0, // S_CMP_NLG_F32 ENC_SOPC default
    0x14807a75e04a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x14a07875e04a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0
    0x14c07a75f04a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x14e07a76004a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15007875f04a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_1
    0x15207876004a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14607675d04b1dc, // S_CMP_NGT_F32 ENC_SOPC default
    0x14807a75e04b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x14a07875e04b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0
    0x14c07a75f04b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x14e07a76004b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15007875f04b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_1
    0x15207876004b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14607675d04c1de, // S_CMP_NLE_F32 ENC_SOPC default
    0x14807a75e04c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x14a07875e04c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0
    0x14c07a75f04c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x14e07a76004c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15007875f04c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_1
    0x15207876004c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14607675d04d1d8, // S_CMP_NEQ_F32 ENC_SOPC default
    0x14807a75e04d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x14a07875e04d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0
    0x14c07a75f04d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x14e07a76004d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15007875f04d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_1
    0x15207876004d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14607675d04e1e2, // S_CMP_NLT_F32 ENC_SOPC default
    0x14807a75e04e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x14a07875e04e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0
    0x14c07a75f04e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x14e07a76004e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15007875f04e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_1
    0x15207876004e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1460887610511d3, // S_CMP_LT_F16 ENC_SOPC default
    0x14808c7620511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x14a08a7620511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0
    0x14c08c7630511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x14e08c7640511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15008a7630511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_1
    0x15208a7640511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1460887610521bd, // S_CMP_EQ_F16 ENC_SOPC default
    0x14808c7620521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x14a08a7620521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0
    0x14c08c7630521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x14e08c7640521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15008a7630521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_1
    0x15208a7640521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1460887610531ca, // S_CMP_LE_F16 ENC_SOPC default
    0x14808c7620531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x14a08a7620531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0
    0x14c08c7630531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x14e08c7640531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15008a7630531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_1
    0x15208a7640531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1460887610541c6, // S_CMP_GT_F16 ENC_SOPC default
    0x14808c7620541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x14a08a7620541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0
    0x14c08c7630541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x14e08c7640541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15008a7630541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_1
    0x15208a7640541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1460887610551ce, // S_CMP_LG_F16 ENC_SOPC default
    0x14808c7620551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x14a08a7620551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0
    0x14c08c7630551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x14e08c7640551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15008a7630551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_1
    0x15208a7640551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1460887610561c2, // S_CMP_GE_F16 ENC_SOPC default
    0x14808c7620561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x14a08a7620561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0
    0x14c08c7630561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x14e08c7640561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15008a7630561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_1
    0x15208a7640561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1460887610571e3, // S_CMP_O_F16 ENC_SOPC default
    0x14808c7620571e3, // S_CMP_O_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x14a08a7620571e3, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0
    0x14c08c7630571e3, // S_CMP_O_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x14e08c7640571e3, // S_CMP_O_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15008a7630571e3, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_1
    0x15208a7640571e3, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1460887610581e5, // S_CMP_U_F16 ENC_SOPC default
    0x14808c7620581e5, // S_CMP_U_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x14a08a7620581e5, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0
    0x14c08c7630581e5, // S_CMP_U_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x14e08c7640581e5, // S_CMP_U_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15008a7630581e5, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_1
    0x15208a7640581e5, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1460887610591d9, // S_CMP_NGE_F16 ENC_SOPC default
    0x14808c7620591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x14a08a7620591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0
    0x14c08c7630591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x14e08c7640591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15008a7630591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_1
    0x15208a7640591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14608876105a1df, // S_CMP_NLG_F16 ENC_SOPC default
    0x14808c76205a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x14a08a76205a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0
    0x14c08c76305a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x14e08c76405a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15008a76305a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_1
    0x15208a76405a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14608876105b1db, // S_CMP_NGT_F16 ENC_SOPC default
    0x14808c76205b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x14a08a76205b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0
    0x14c08c76305b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x14e08c76405b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15008a76305b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_1
    0x15208a76405b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14608876105c1dd, // S_CMP_NLE_F16 ENC_SOPC default
    0x14808c76205c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x14a08a76205c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0
    0x14c08c76305c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x14e08c76405c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15008a76305c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_1
    0x15208a76405c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14608876105d1d7, // S_CMP_NEQ_F16 ENC_SOPC default
    0x14808c76205d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x14a08a76205d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0
    0x14c08c76305d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x14e08c76405d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15008a76305d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_1
    0x15208a76405d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x14608876105e1e1, // S_CMP_NLT_F16 ENC_SOPC default
    0x14808c76205e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x14a08a76205e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0
    0x14c08c76305e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x14e08c76405e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x15008a76305e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_1
    0x15208a76405e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15409a765000238, // S_NOP ENC_SOPP default
    0x15409a76500225b, // S_SETHALT ENC_SOPP default
    0x15409a766003264, // S_SLEEP ENC_SOPP default
    0x15409a765004224, // S_MONITOR_SLEEP ENC_SOPP default
    0x15409c7670051b5, // S_CLAUSE ENC_SOPP default
    0x15409a768006261, // S_SET_VGPR_MSB ENC_SOPP default
    0x15409e7690071f6, // S_DELAY_ALU ENC_SOPP default
    0x1540a076a008273, // S_WAIT_ALU ENC_SOPP default
    0x1540181ac00a276, // S_WAIT_IDLE ENC_SOPP default
    0x15409a76501026d, // S_TRAP ENC_SOPP default
    0x15409c765011256, // S_ROUND_MODE ENC_SOPP default
    0x15409a7650121f7, // S_DENORM_MODE ENC_SOPP default
    0x15409a76501418a, // S_BARRIER_WAIT ENC_SOPP default
    0x15401876b015187, // S_BARRIER_LEAVE ENC_SOPP default
    0x1540181ac01f1e7, // S_CODE_END ENC_SOPP default
    0x1540a276c02019e, // S_BRANCH ENC_SOPP default
    0x1540a276d0211af, // S_CBRANCH_SCC0 ENC_SOPP default
    0x1540a276d0221b0, // S_CBRANCH_SCC1 ENC_SOPP default
    0x1560a276e0231b2, // S_CBRANCH_VCCZ ENC_SOPP default
    0x1560a276e0241b1, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x1540a276f0251ae, // S_CBRANCH_EXECZ ENC_SOPP default
    0x1540a276f0261ad, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x1540a41ac0301f8, // S_ENDPGM ENC_SOPP default
    0x1540181ac0311f9, // S_ENDPGM_SAVED ENC_SOPP default
    0x1540181ac03427e, // S_WAKEUP ENC_SOPP default
    0x15409a76503525c, // S_SETPRIO ENC_SOPP default
    0x1540a6770036257, // S_SENDMSG ENC_SOPP default
    0x1540a6770037258, // S_SENDMSGHALT ENC_SOPP default
    0x15409a765038205, // S_INCPERFLEVEL ENC_SOPP default
    0x15409a7650391f5, // S_DECPERFLEVEL ENC_SOPP default
    0x15401877103a270, // S_TTRACEDATA ENC_SOPP default
    0x15409c76503b271, // S_TTRACEDATA_IMM ENC_SOPP default
    0x1540181ac03c204, // S_ICACHE_INV ENC_SOPP default
    0x15409a76503e25d, // S_SETPRIO_INC_WG ENC_SOPP default
    0x15409c765040278, // S_WAIT_LOADCNT ENC_SOPP default
    0x15409c76504127a, // S_WAIT_STORECNT ENC_SOPP default
    0x15409c76504527d, // S_WAIT_XCNT ENC_SOPP default
    0x15409c765046275, // S_WAIT_DSCNT ENC_SOPP default
    0x15409c765047277, // S_WAIT_KMCNT ENC_SOPP default
    0x15409c772048279, // S_WAIT_LOADCNT_DSCNT ENC_SOPP default
    0x15409c77204927b, // S_WAIT_STORECNT_DSCNT ENC_SOPP default
    0x15409c76504a274, // S_WAIT_ASYNCCNT ENC_SOPP default
    0x15409c76504b27c, // S_WAIT_TENSORCNT ENC_SOPP default
    0x15854a773033527, // V_WMMA_SCALE_F32_16X16X128_F8F6F4 ENC_VOP3PX2 default
    0x15a54c774088528, // V_WMMA_SCALE_F32_32X16X128_F4 ENC_VOP3PX2 default
    0x15c54e775033525, // V_WMMA_SCALE16_F32_16X16X128_F8F6F4 ENC_VOP3PX3 default
    0x15e550776088526, // V_WMMA_SCALE16_F32_32X16X128_F4 ENC_VOP3PX3 default
];
