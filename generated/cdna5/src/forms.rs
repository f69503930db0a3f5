// Written by `cargo xtask regen` from amdgpu_isa_cdna5.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Forms.
use amdgpu_isa_core::asm::tables::Class::*;
use amdgpu_isa_core::rows::*;
use crate::fields::enc;
/// What forms have in common.
pub static FORM_KINDS: [FormKind; 185] = [
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
        0x800000c4000000,
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
        0x7c000000d0400001,
        choice(Short, 0, 0, [false, true, false, false], run(1, 3), run(1, 2)),
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
        0xd400007e,
        choice(Long, 0, 2, [false, true, false, false], run(4, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d400007e,
        choice(LongDpp, 0, 2, [false, true, false, false], run(4, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad400007e,
        choice(LongDpp, 0, 2, [false, true, false, false], run(4, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd400007e,
        choice(Long, 1, 2, [false, true, false, false], run(4, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d400007e,
        choice(Long, 1, 2, [false, true, false, false], run(4, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd400007e,
        choice(Long, 1, 2, [false, true, false, false], run(4, 1), run(0, 0)),
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
        enc::VOP3_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d4000000,
        choice(LongDpp, 0, 2, [false, true, false, false], run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, [false, true, false, false], run(0, 0), run(3, 1)),
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
        choice(Long, 0, 2, [false, true, false, false], run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d4000000,
        choice(LongDpp, 0, 2, [false, true, false, false], run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, [false, true, false, false], run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
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
        choice(Long, 0, 2, [false, true, false, false], run(0, 0), run(4, 1)),
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
        choice(Long, 0, 2, [false, true, false, false], run(0, 0), run(5, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(5, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(5, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(5, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, true, false, false], run(0, 0), run(6, 3)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(9, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(11, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(4, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, true, false, false], run(0, 0), run(13, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(4, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(4, 1)),
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
        enc::VOP3_SDST_ENC_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, [false, true, false, false], run(0, 0), run(0, 0)),
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
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, true, false, false], run(0, 0), run(14, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, true, false, false], run(0, 0), run(11, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, true, false, false], run(0, 0), run(16, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, true, false, false], run(0, 0), run(18, 1)),
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
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(19, 1)),
    ),
    form_kind(
        enc::ENC_SMEM,
        0,
        2,
        Slot::Whole,
        [bits(13, 6), bits(0, 0)],
        0xf4000000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(20, 2)),
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
        enc::ENC_SMEM,
        0,
        2,
        Slot::Whole,
        [bits(13, 6), bits(0, 0)],
        0xf4000000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(22, 2)),
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
        choice(Short, 0, 2, [false, true, false, false], run(0, 0), run(24, 1)),
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
        choice(Short, 0, 2, [false, true, true, false], run(0, 0), run(24, 1)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0x18000000cc004000,
        choice(Long, 0, 2, [false, true, false, false], run(5, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0x180000ffcc004000,
        choice(Long, 1, 2, [false, true, false, false], run(5, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0x1801fe00cc004000,
        choice(Long, 1, 2, [false, true, false, false], run(5, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0x1801feffcc004000,
        choice(Long, 1, 2, [false, true, false, false], run(5, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0x1bfc0000cc004000,
        choice(Long, 1, 2, [false, true, false, false], run(5, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0x1bfc00ffcc004000,
        choice(Long, 1, 2, [false, true, false, false], run(5, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0x1bfdfe00cc004000,
        choice(Long, 1, 2, [false, true, false, false], run(5, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0x1bfdfeffcc004000,
        choice(Long, 1, 2, [false, true, false, false], run(5, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0x180000e9cc004000,
        choice(LongDpp, 0, 2, [false, true, false, false], run(5, 2), run(25, 1)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0x180000facc004000,
        choice(LongDpp, 0, 2, [false, true, false, false], run(5, 2), run(25, 1)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, [false, true, false, false], run(7, 2), run(26, 3)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0x18000000cc000000,
        choice(Long, 0, 2, [false, true, false, false], run(9, 2), run(26, 3)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0x18000000cc000000,
        choice(Long, 0, 2, [false, true, false, false], run(9, 2), run(29, 3)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0x18000000cc004000,
        choice(Long, 0, 2, [false, true, false, false], run(5, 2), run(26, 3)),
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
        0xec00007c,
        choice(Short, 0, 0, [false, true, false, false], run(11, 1), run(0, 0)),
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
        0xee00007c,
        choice(Short, 0, 0, [false, true, false, false], run(11, 1), run(0, 0)),
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
        0,
        1,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe800000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(32, 1)),
    ),
    form_kind(
        enc::ENC_SOP1,
        0,
        1,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe800000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(33, 1)),
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
        0xcc00000004000000cc350000,
        choice(Long, 0, 2, [false, true, false, false], run(12, 3), run(34, 3)),
    ),
    form_kind(
        enc::ENC_VOP3PX2,
        0,
        4,
        Slot::Whole,
        [bits(80, 8), bits(0, 0)],
        0x18000000cc00400004000000cc350000,
        choice(Long, 0, 2, [false, true, false, false], run(15, 3), run(34, 3)),
    ),
    form_kind(
        enc::ENC_VOP3PX3,
        0,
        4,
        Slot::Whole,
        [bits(80, 8), bits(0, 0)],
        0xcc00000004000000cc3a0000,
        choice(Long, 0, 2, [false, true, false, false], run(12, 3), run(34, 3)),
    ),
    form_kind(
        enc::ENC_VOP3PX3,
        0,
        4,
        Slot::Whole,
        [bits(80, 8), bits(0, 0)],
        0x18000000cc00400004000000cc3a0000,
        choice(Long, 0, 2, [false, true, false, false], run(15, 3), run(34, 3)),
    ),
];
/// Forms, by family, opcode and variant.
pub static FORMS: [u64; 6426] = [
    0x00028a000001358, // V_CNDMASK_B32 ENC_VOP2 default
    0x002290001001358, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x004292002001358, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x00628e003001358, // V_CNDMASK_B32 VOP2_INST_LITERAL64 has_lit64
    0x00828c003001358, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x00a29c004002293, // V_ADD_F64 ENC_VOP2 default
    0x00c2a2005002293, // V_ADD_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e2a0006002293, // V_ADD_F64 VOP2_INST_LITERAL64 has_lit64
    0x01029e006002293, // V_ADD_F64 VOP2_INST_LITERAL has_lit
    0x00a2aa007003292, // V_ADD_F32 ENC_VOP2 default
    0x0122b0008003292, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b2009003292, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2ae00a003292, // V_ADD_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102ac00a003292, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x00a2aa0070044e4, // V_SUB_F32 ENC_VOP2 default
    0x0122b00080044e4, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b20090044e4, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2ae00a0044e4, // V_SUB_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102ac00a0044e4, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x00a2aa0070054df, // V_SUBREV_F32 ENC_VOP2 default
    0x0122b00080054df, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b20090054df, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2ae00a0054df, // V_SUBREV_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102ac00a0054df, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x00a29c004006474, // V_MUL_F64 ENC_VOP2 default
    0x00c2a2005006474, // V_MUL_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e2a0006006474, // V_MUL_F64 VOP2_INST_LITERAL64 has_lit64
    0x01029e006006474, // V_MUL_F64 VOP2_INST_LITERAL has_lit
    0x00a2aa007007471, // V_MUL_DX9_ZERO_F32 ENC_VOP2 default
    0x0122b0008007471, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b2009007471, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2ae00a007471, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102ac00a007471, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x00a2aa007008473, // V_MUL_F32 ENC_VOP2 default
    0x0122b0008008473, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b2009008473, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2ae00a008473, // V_MUL_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102ac00a008473, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x00a2aa00b009479, // V_MUL_I32_I24 ENC_VOP2 default
    0x0122b000c009479, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00c2bc00d009479, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00e2ae00e009479, // V_MUL_I32_I24 VOP2_INST_LITERAL64 has_lit64
    0x0102ac00e009479, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a2aa00b00a476, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0122b000c00a476, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00c2bc00d00a476, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00e2ae00e00a476, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL64 has_lit64
    0x0102ac00e00a476, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a2aa00f00b47c, // V_MUL_U32_U24 ENC_VOP2 default
    0x0122b001000b47c, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00c2bc01100b47c, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00e2ae01200b47c, // V_MUL_U32_U24 VOP2_INST_LITERAL64 has_lit64
    0x0102ac01200b47c, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a2aa00f00c478, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0122b001000c478, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00c2bc01100c478, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00e2ae01200c478, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL64 has_lit64
    0x0102ac01200c478, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a29c00400d462, // V_MIN_NUM_F64 ENC_VOP2 default
    0x00c2a200500d462, // V_MIN_NUM_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e2a000600d462, // V_MIN_NUM_F64 VOP2_INST_LITERAL64 has_lit64
    0x01029e00600d462, // V_MIN_NUM_F64 VOP2_INST_LITERAL has_lit
    0x00a29c00400e440, // V_MAX_NUM_F64 ENC_VOP2 default
    0x00c2a200500e440, // V_MAX_NUM_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e2a000600e440, // V_MAX_NUM_F64 VOP2_INST_LITERAL64 has_lit64
    0x01029e00600e440, // V_MAX_NUM_F64 VOP2_INST_LITERAL has_lit
    0x00a2aa00b01145e, // V_MIN_I32 ENC_VOP2 default
    0x0122b000c01145e, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c2bc00d01145e, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e2ae00e01145e, // V_MIN_I32 VOP2_INST_LITERAL64 has_lit64
    0x0102ac00e01145e, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x00a2aa00b01243c, // V_MAX_I32 ENC_VOP2 default
    0x0122b000c01243c, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c2bc00d01243c, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e2ae00e01243c, // V_MAX_I32 VOP2_INST_LITERAL64 has_lit64
    0x0102ac00e01243c, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x00a2aa00f013464, // V_MIN_U32 ENC_VOP2 default
    0x0122b0010013464, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2bc011013464, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2ae012013464, // V_MIN_U32 VOP2_INST_LITERAL64 has_lit64
    0x0102ac012013464, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x00a2aa00f014442, // V_MAX_U32 ENC_VOP2 default
    0x0122b0010014442, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2bc011014442, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2ae012014442, // V_MAX_U32 VOP2_INST_LITERAL64 has_lit64
    0x0102ac012014442, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x00a2aa007015461, // V_MIN_NUM_F32 ENC_VOP2 default
    0x0122b0008015461, // V_MIN_NUM_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b2009015461, // V_MIN_NUM_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2ae00a015461, // V_MIN_NUM_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102ac00a015461, // V_MIN_NUM_F32 VOP2_INST_LITERAL has_lit
    0x00a2aa00701643f, // V_MAX_NUM_F32 ENC_VOP2 default
    0x0122b000801643f, // V_MAX_NUM_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b200901643f, // V_MAX_NUM_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2ae00a01643f, // V_MAX_NUM_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102ac00a01643f, // V_MAX_NUM_F32 VOP2_INST_LITERAL has_lit
    0x00a29c0130173f8, // V_FMAC_F64 ENC_VOP2 default
    0x00c2a20140173f8, // V_FMAC_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e2a00150173f8, // V_FMAC_F64 VOP2_INST_LITERAL64 has_lit64
    0x01029e0150173f8, // V_FMAC_F64 VOP2_INST_LITERAL has_lit
    0x00a2aa00f018417, // V_LSHLREV_B32 ENC_VOP2 default
    0x0122b0010018417, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2bc011018417, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e2ae012018417, // V_LSHLREV_B32 VOP2_INST_LITERAL64 has_lit64
    0x0102ac012018417, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x00a2aa00f01941d, // V_LSHRREV_B32 ENC_VOP2 default
    0x0122b001001941d, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2bc01101941d, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e2ae01201941d, // V_LSHRREV_B32 VOP2_INST_LITERAL64 has_lit64
    0x0102ac01201941d, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x00a2aa01601a2a4, // V_ASHRREV_I32 ENC_VOP2 default
    0x0122b001701a2a4, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c2bc01801a2a4, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e2ae01901a2a4, // V_ASHRREV_I32 VOP2_INST_LITERAL64 has_lit64
    0x0102ac01901a2a4, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x00a2aa00f01b2a1, // V_AND_B32 ENC_VOP2 default
    0x0122b001001b2a1, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2bc01101b2a1, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e2ae01201b2a1, // V_AND_B32 VOP2_INST_LITERAL64 has_lit64
    0x0102ac01201b2a1, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x00a2aa00f01c483, // V_OR_B32 ENC_VOP2 default
    0x0122b001001c483, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2bc01101c483, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e2ae01201c483, // V_OR_B32 VOP2_INST_LITERAL64 has_lit64
    0x0102ac01201c483, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x00a2aa00f01d52e, // V_XOR_B32 ENC_VOP2 default
    0x0122b001001d52e, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2bc01101d52e, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e2ae01201d52e, // V_XOR_B32 VOP2_INST_LITERAL64 has_lit64
    0x0102ac01201d52e, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x00a2aa00f01e52b, // V_XNOR_B32 ENC_VOP2 default
    0x0122b001001e52b, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2bc01101e52b, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e2ae01201e52b, // V_XNOR_B32 VOP2_INST_LITERAL64 has_lit64
    0x0102ac01201e52b, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x0142ce01a01f418, // V_LSHLREV_B64 ENC_VOP2 default
    0x0162d401b01f418, // V_LSHLREV_B64 VOP2_VOP_DPP16 has_dpp16
    0x0182d201c01f418, // V_LSHLREV_B64 VOP2_INST_LITERAL64 has_lit64
    0x01a2d001c01f418, // V_LSHLREV_B64 VOP2_INST_LITERAL has_lit
    0x0002dc01d02028f, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x0022e201e02028f, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0042e401f02028f, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0062e002002028f, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL64 has_lit64
    0x0082de02002028f, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0002dc01d0214e1, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x0022e201e0214e1, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0042e401f0214e1, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0062e00200214e1, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL64 has_lit64
    0x0082de0200214e1, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0002dc01d0224dc, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x0022e201e0224dc, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0042e401f0224dc, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0062e00200224dc, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL64 has_lit64
    0x0082de0200224dc, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x01c2ee0210233fb, // V_FMAMK_F64 VOP2_INST_LITERAL64 default
    0x00e2ee0220233fb, // V_FMAMK_F64 VOP2_INST_LITERAL64 has_lit64
    0x01c2f00230243f5, // V_FMAAK_F64 VOP2_INST_LITERAL64 default
    0x00e2f00240243f5, // V_FMAAK_F64 VOP2_INST_LITERAL64 has_lit64
    0x00a2aa00f02529c, // V_ADD_NC_U32 ENC_VOP2 default
    0x0122b001002529c, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2bc01102529c, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2ae01202529c, // V_ADD_NC_U32 VOP2_INST_LITERAL64 has_lit64
    0x0102ac01202529c, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x00a2aa00f0264e8, // V_SUB_NC_U32 ENC_VOP2 default
    0x0122b00100264e8, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2bc0110264e8, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2ae0120264e8, // V_SUB_NC_U32 VOP2_INST_LITERAL64 has_lit64
    0x0102ac0120264e8, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x00a2aa00f0274e0, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x0122b00100274e0, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2bc0110274e0, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2ae0120274e0, // V_SUBREV_NC_U32 VOP2_INST_LITERAL64 has_lit64
    0x0102ac0120274e0, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x00a2f202502829d, // V_ADD_NC_U64 ENC_VOP2 default
    0x00c2f802602829d, // V_ADD_NC_U64 VOP2_VOP_DPP16 has_dpp16
    0x00e2f602702829d, // V_ADD_NC_U64 VOP2_INST_LITERAL64 has_lit64
    0x0102f402702829d, // V_ADD_NC_U64 VOP2_INST_LITERAL has_lit
    0x00a2f20250294e9, // V_SUB_NC_U64 ENC_VOP2 default
    0x00c2f80260294e9, // V_SUB_NC_U64 VOP2_VOP_DPP16 has_dpp16
    0x00e2f60270294e9, // V_SUB_NC_U64 VOP2_INST_LITERAL64 has_lit64
    0x0102f40270294e9, // V_SUB_NC_U64 VOP2_INST_LITERAL has_lit
    0x00a2f202502a47d, // V_MUL_U64 ENC_VOP2 default
    0x00e2f602702a47d, // V_MUL_U64 VOP2_INST_LITERAL64 has_lit64
    0x0102f402702a47d, // V_MUL_U64 VOP2_INST_LITERAL has_lit
    0x00a2aa02802b3f7, // V_FMAC_F32 ENC_VOP2 default
    0x0122b002902b3f7, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b202a02b3f7, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2ae02b02b3f7, // V_FMAC_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102ac02b02b3f7, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x01e30402c02c3fa, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x01030402d02c3fa, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x01e30602e02d3f4, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x01030602f02d3f4, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x00a30803002f38d, // V_CVT_PK_RTZ_F16_F32 ENC_VOP2 default
    0x01230e03102f38d, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c31003202f38d, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e30c03302f38d, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL64 has_lit64
    0x01030a03302f38d, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x02031a034030460, // V_MIN_NUM_F16 ENC_VOP2 default
    0x022320035030460, // V_MIN_NUM_F16 VOP2_VOP_DPP8 has_dpp8
    0x024322036030460, // V_MIN_NUM_F16 VOP2_VOP_DPP16 has_dpp16
    0x02631e037030460, // V_MIN_NUM_F16 VOP2_INST_LITERAL64 has_lit64
    0x02831c037030460, // V_MIN_NUM_F16 VOP2_INST_LITERAL has_lit
    0x02031a03403143e, // V_MAX_NUM_F16 ENC_VOP2 default
    0x02232003503143e, // V_MAX_NUM_F16 VOP2_VOP_DPP8 has_dpp8
    0x02432203603143e, // V_MAX_NUM_F16 VOP2_VOP_DPP16 has_dpp16
    0x02631e03703143e, // V_MAX_NUM_F16 VOP2_INST_LITERAL64 has_lit64
    0x02831c03703143e, // V_MAX_NUM_F16 VOP2_INST_LITERAL has_lit
    0x02031a034032291, // V_ADD_F16 ENC_VOP2 default
    0x022320035032291, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x024322036032291, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x02631e037032291, // V_ADD_F16 VOP2_INST_LITERAL64 has_lit64
    0x02831c037032291, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x02031a0340334e3, // V_SUB_F16 ENC_VOP2 default
    0x0223200350334e3, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x0243220360334e3, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x02631e0370334e3, // V_SUB_F16 VOP2_INST_LITERAL64 has_lit64
    0x02831c0370334e3, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x02031a0340344de, // V_SUBREV_F16 ENC_VOP2 default
    0x0223200350344de, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x0243220360344de, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x02631e0370344de, // V_SUBREV_F16 VOP2_INST_LITERAL64 has_lit64
    0x02831c0370344de, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x02031a034035472, // V_MUL_F16 ENC_VOP2 default
    0x022320035035472, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x024322036035472, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x02631e037035472, // V_MUL_F16 VOP2_INST_LITERAL64 has_lit64
    0x02831c037035472, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x02031a0380363f6, // V_FMAC_F16 ENC_VOP2 default
    0x0223200390363f6, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x02432203a0363f6, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x02631e03b0363f6, // V_FMAC_F16 VOP2_INST_LITERAL64 has_lit64
    0x02831c03b0363f6, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x02a32c03c0373f9, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x02832c03d0373f9, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x02a32e03e0383f3, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x02832e03f0383f3, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x02031a03403b40f, // V_LDEXP_F16 ENC_VOP2 default
    0x02232003503b40f, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x02433003603b40f, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x02631e03703b40f, // V_LDEXP_F16 VOP2_INST_LITERAL64 has_lit64
    0x02831c03703b40f, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x00a33a04003c49e, // V_PK_FMAC_F16 ENC_VOP2 default
    0x00e33e04103c49e, // V_PK_FMAC_F16 VOP2_INST_LITERAL64 has_lit64
    0x01033c04103c49e, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
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
    0x04261a0c80003da, // V_DUAL_FMAC_F32 VOPDXY_X X default
    0x04461c0c90003da, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x0466220ca0013d9, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL_X X default
    0x0486220cb0013d9, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x0466260cc0023db, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL_X X default
    0x0486260cd0023db, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x04a61a0ce0033e8, // V_DUAL_MUL_F32 VOPDXY_X X default
    0x04861c0cf0033e8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x04a61a0ce0043d3, // V_DUAL_ADD_F32 VOPDXY_X X default
    0x04861c0cf0043d3, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x04a61a0ce0053eb, // V_DUAL_SUB_F32 VOPDXY_X X default
    0x04861c0cf0053eb, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x04a61a0ce0063ea, // V_DUAL_SUBREV_F32 VOPDXY_X X default
    0x04861c0cf0063ea, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x04a61a0ce0073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_X X default
    0x04861c0cf0073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x04a62e0d00083e6, // V_DUAL_MOV_B32 VOPDXY_X X default
    0x0486300d10083e6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL_X X has_lit
    0x04c61a0d20093d8, // V_DUAL_CNDMASK_B32 VOPDXY_X X default
    0x04e61c0d30093d8, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL_X X has_lit
    0x04a61a0ce00a3e1, // V_DUAL_MAX_NUM_F32 VOPDXY_X X default
    0x04861c0cf00a3e1, // V_DUAL_MAX_NUM_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x04a61a0ce00b3e4, // V_DUAL_MIN_NUM_F32 VOPDXY_X X default
    0x04861c0cf00b3e4, // V_DUAL_MIN_NUM_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x05061e0d40003da, // V_DUAL_FMAC_F32 VOPDXY_Y Y default
    0x0526200d50003da, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0546240d60013d9, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL_Y Y default
    0x0566240d70013d9, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0546280d80023db, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL_Y Y default
    0x0566280d90023db, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05861e0da0033e8, // V_DUAL_MUL_F32 VOPDXY_Y Y default
    0x0566200db0033e8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05861e0da0043d3, // V_DUAL_ADD_F32 VOPDXY_Y Y default
    0x0566200db0043d3, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05861e0da0053eb, // V_DUAL_SUB_F32 VOPDXY_Y Y default
    0x0566200db0053eb, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05861e0da0063ea, // V_DUAL_SUBREV_F32 VOPDXY_Y Y default
    0x0566200db0063ea, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05861e0da0073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_Y Y default
    0x0566200db0073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0586320dc0083e6, // V_DUAL_MOV_B32 VOPDXY_Y Y default
    0x0566340dd0083e6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05a61e0de0093d8, // V_DUAL_CNDMASK_B32 VOPDXY_Y Y default
    0x05c6200df0093d8, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05861e0da00a3e1, // V_DUAL_MAX_NUM_F32 VOPDXY_Y Y default
    0x0566200db00a3e1, // V_DUAL_MAX_NUM_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05861e0da00b3e4, // V_DUAL_MIN_NUM_F32 VOPDXY_Y Y default
    0x0566200db00b3e4, // V_DUAL_MIN_NUM_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05861e0e00103d5, // V_DUAL_ADD_NC_U32 VOPDXY_Y Y default
    0x0566200e10103d5, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05861e0e20113de, // V_DUAL_LSHLREV_B32 VOPDXY_Y Y default
    0x0566200e30113de, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05861e0e00143ec, // V_DUAL_SUB_NC_U32 VOPDXY_Y Y default
    0x0566200e10143ec, // V_DUAL_SUB_NC_U32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05861e0e20153df, // V_DUAL_LSHRREV_B32 VOPDXY_Y Y default
    0x0566200e30153df, // V_DUAL_LSHRREV_B32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05861e0e40163d6, // V_DUAL_ASHRREV_I32 VOPDXY_Y Y default
    0x0566200e50163d6, // V_DUAL_ASHRREV_I32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05861e0e60173e0, // V_DUAL_MAX_I32 VOPDXY_Y Y default
    0x0566200e70173e0, // V_DUAL_MAX_I32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05861e0e60183e3, // V_DUAL_MIN_I32 VOPDXY_Y Y default
    0x0566200e70183e3, // V_DUAL_MIN_I32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x05e13c0e80c428a, // TENSOR_LOAD_TO_LDS ENC_VIMAGE default
    0x05e13e0e80c528d, // TENSOR_STORE_FROM_LDS ENC_VIMAGE default
    0x0605320e9001330, // V_CMP_LT_F16 ENC_VOP3 default
    0x0625360ea001330, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0645380eb001330, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665340ec001330, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x0685340ed001330, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5340ee001330, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605320e9002309, // V_CMP_EQ_F16 ENC_VOP3 default
    0x0625360ea002309, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0645380eb002309, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665340ec002309, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0685340ed002309, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5340ee002309, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605320e9003324, // V_CMP_LE_F16 ENC_VOP3 default
    0x0625360ea003324, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0645380eb003324, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665340ec003324, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x0685340ed003324, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5340ee003324, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605320e900431b, // V_CMP_GT_F16 ENC_VOP3 default
    0x0625360ea00431b, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0645380eb00431b, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665340ec00431b, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x0685340ed00431b, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5340ee00431b, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605320e900532d, // V_CMP_LG_F16 ENC_VOP3 default
    0x0625360ea00532d, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0645380eb00532d, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665340ec00532d, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x0685340ed00532d, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5340ee00532d, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605320e9006312, // V_CMP_GE_F16 ENC_VOP3 default
    0x0625360ea006312, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0645380eb006312, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665340ec006312, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x0685340ed006312, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5340ee006312, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605320e9007351, // V_CMP_O_F16 ENC_VOP3 default
    0x0625360ea007351, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x0645380eb007351, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665340ec007351, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x0685340ed007351, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5340ee007351, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605320e9008354, // V_CMP_U_F16 ENC_VOP3 default
    0x0625360ea008354, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x0645380eb008354, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665340ec008354, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x0685340ed008354, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5340ee008354, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605320e9009342, // V_CMP_NGE_F16 ENC_VOP3 default
    0x0625360ea009342, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0645380eb009342, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665340ec009342, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x0685340ed009342, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5340ee009342, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605320e900a34b, // V_CMP_NLG_F16 ENC_VOP3 default
    0x0625360ea00a34b, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0645380eb00a34b, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665340ec00a34b, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x0685340ed00a34b, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5340ee00a34b, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605320e900b345, // V_CMP_NGT_F16 ENC_VOP3 default
    0x0625360ea00b345, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0645380eb00b345, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665340ec00b345, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x0685340ed00b345, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5340ee00b345, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605320e900c348, // V_CMP_NLE_F16 ENC_VOP3 default
    0x0625360ea00c348, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0645380eb00c348, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665340ec00c348, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x0685340ed00c348, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5340ee00c348, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605320e900d339, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x0625360ea00d339, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0645380eb00d339, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665340ec00d339, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0685340ed00d339, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5340ee00d339, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605320e900e34e, // V_CMP_NLT_F16 ENC_VOP3 default
    0x0625360ea00e34e, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0645380eb00e34e, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665340ec00e34e, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x0685340ed00e34e, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5340ee00e34e, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605440ef011331, // V_CMP_LT_F32 ENC_VOP3 default
    0x0625480f0011331, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x06454a0f1011331, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0665460f2011331, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x0685460f3011331, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x06a5460f4011331, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605440ef01230a, // V_CMP_EQ_F32 ENC_VOP3 default
    0x0625480f001230a, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x06454a0f101230a, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0665460f201230a, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0685460f301230a, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x06a5460f401230a, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605440ef013325, // V_CMP_LE_F32 ENC_VOP3 default
    0x0625480f0013325, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x06454a0f1013325, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0665460f2013325, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x0685460f3013325, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x06a5460f4013325, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605440ef01431c, // V_CMP_GT_F32 ENC_VOP3 default
    0x0625480f001431c, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x06454a0f101431c, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0665460f201431c, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x0685460f301431c, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x06a5460f401431c, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605440ef01532e, // V_CMP_LG_F32 ENC_VOP3 default
    0x0625480f001532e, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x06454a0f101532e, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0665460f201532e, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x0685460f301532e, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x06a5460f401532e, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605440ef016313, // V_CMP_GE_F32 ENC_VOP3 default
    0x0625480f0016313, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x06454a0f1016313, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0665460f2016313, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x0685460f3016313, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x06a5460f4016313, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605440ef017352, // V_CMP_O_F32 ENC_VOP3 default
    0x0625480f0017352, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x06454a0f1017352, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x0665460f2017352, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x0685460f3017352, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x06a5460f4017352, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605440ef018355, // V_CMP_U_F32 ENC_VOP3 default
    0x0625480f0018355, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x06454a0f1018355, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x0665460f2018355, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x0685460f3018355, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x06a5460f4018355, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605440ef019343, // V_CMP_NGE_F32 ENC_VOP3 default
    0x0625480f0019343, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x06454a0f1019343, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0665460f2019343, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x0685460f3019343, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x06a5460f4019343, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605440ef01a34c, // V_CMP_NLG_F32 ENC_VOP3 default
    0x0625480f001a34c, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x06454a0f101a34c, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0665460f201a34c, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x0685460f301a34c, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x06a5460f401a34c, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605440ef01b346, // V_CMP_NGT_F32 ENC_VOP3 default
    0x0625480f001b346, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x06454a0f101b346, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0665460f201b346, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x0685460f301b346, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x06a5460f401b346, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605440ef01c349, // V_CMP_NLE_F32 ENC_VOP3 default
    0x0625480f001c349, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x06454a0f101c349, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0665460f201c349, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x0685460f301c349, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x06a5460f401c349, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605440ef01d33a, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x0625480f001d33a, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x06454a0f101d33a, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0665460f201d33a, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0685460f301d33a, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x06a5460f401d33a, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605440ef01e34f, // V_CMP_NLT_F32 ENC_VOP3 default
    0x0625480f001e34f, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x06454a0f101e34f, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0665460f201e34f, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x0685460f301e34f, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x06a5460f401e34f, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605560f5021332, // V_CMP_LT_F64 ENC_VOP3 default
    0x0665580f6021332, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x0685580f7021332, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x06a5580f8021332, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605560f502230b, // V_CMP_EQ_F64 ENC_VOP3 default
    0x0665580f602230b, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0685580f702230b, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x06a5580f802230b, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605560f5023326, // V_CMP_LE_F64 ENC_VOP3 default
    0x0665580f6023326, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x0685580f7023326, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x06a5580f8023326, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605560f502431d, // V_CMP_GT_F64 ENC_VOP3 default
    0x0665580f602431d, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x0685580f702431d, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x06a5580f802431d, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605560f502532f, // V_CMP_LG_F64 ENC_VOP3 default
    0x0665580f602532f, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x0685580f702532f, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x06a5580f802532f, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605560f5026314, // V_CMP_GE_F64 ENC_VOP3 default
    0x0665580f6026314, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x0685580f7026314, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x06a5580f8026314, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605560f5027353, // V_CMP_O_F64 ENC_VOP3 default
    0x0665580f6027353, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x0685580f7027353, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x06a5580f8027353, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605560f5028356, // V_CMP_U_F64 ENC_VOP3 default
    0x0665580f6028356, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x0685580f7028356, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x06a5580f8028356, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605560f5029344, // V_CMP_NGE_F64 ENC_VOP3 default
    0x0665580f6029344, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x0685580f7029344, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x06a5580f8029344, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605560f502a34d, // V_CMP_NLG_F64 ENC_VOP3 default
    0x0665580f602a34d, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x0685580f702a34d, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x06a5580f802a34d, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605560f502b347, // V_CMP_NGT_F64 ENC_VOP3 default
    0x0665580f602b347, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x0685580f702b347, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x06a5580f802b347, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605560f502c34a, // V_CMP_NLE_F64 ENC_VOP3 default
    0x0665580f602c34a, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x0685580f702c34a, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x06a5580f802c34a, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605560f502d33b, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x0665580f602d33b, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0685580f702d33b, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x06a5580f802d33b, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605560f502e350, // V_CMP_NLT_F64 ENC_VOP3 default
    0x0665580f602e350, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x0685580f702e350, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x06a5580f802e350, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605600f9031333, // V_CMP_LT_I16 ENC_VOP3 default
    0x0625640fa031333, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0645660fb031333, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x0665620fc031333, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x0685620fd031333, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x06a5620fe031333, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605600f903230c, // V_CMP_EQ_I16 ENC_VOP3 default
    0x0625640fa03230c, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x0645660fb03230c, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x0665620fc03230c, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x0685620fd03230c, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x06a5620fe03230c, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605600f9033327, // V_CMP_LE_I16 ENC_VOP3 default
    0x0625640fa033327, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0645660fb033327, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0665620fc033327, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x0685620fd033327, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x06a5620fe033327, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605600f903431e, // V_CMP_GT_I16 ENC_VOP3 default
    0x0625640fa03431e, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0645660fb03431e, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x0665620fc03431e, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x0685620fd03431e, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x06a5620fe03431e, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605600f903533c, // V_CMP_NE_I16 ENC_VOP3 default
    0x0625640fa03533c, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0645660fb03533c, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0665620fc03533c, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x0685620fd03533c, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x06a5620fe03533c, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605600f9036315, // V_CMP_GE_I16 ENC_VOP3 default
    0x0625640fa036315, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0645660fb036315, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0665620fc036315, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x0685620fd036315, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x06a5620fe036315, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605600ff039336, // V_CMP_LT_U16 ENC_VOP3 default
    0x062564100039336, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x064566101039336, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x066562102039336, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x068562103039336, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x06a562104039336, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605600ff03a30f, // V_CMP_EQ_U16 ENC_VOP3 default
    0x06256410003a30f, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x06456610103a30f, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x06656210203a30f, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x06856210303a30f, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x06a56210403a30f, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605600ff03b32a, // V_CMP_LE_U16 ENC_VOP3 default
    0x06256410003b32a, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x06456610103b32a, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x06656210203b32a, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x06856210303b32a, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x06a56210403b32a, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605600ff03c321, // V_CMP_GT_U16 ENC_VOP3 default
    0x06256410003c321, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x06456610103c321, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x06656210203c321, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x06856210303c321, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x06a56210403c321, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605600ff03d33f, // V_CMP_NE_U16 ENC_VOP3 default
    0x06256410003d33f, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x06456610103d33f, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x06656210203d33f, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x06856210303d33f, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x06a56210403d33f, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605600ff03e318, // V_CMP_GE_U16 ENC_VOP3 default
    0x06256410003e318, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x06456610103e318, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x06656210203e318, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x06856210303e318, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x06a56210403e318, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x060572105041334, // V_CMP_LT_I32 ENC_VOP3 default
    0x062576106041334, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x064578107041334, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x066574108041334, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x068574109041334, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x06a57410a041334, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06057210504230d, // V_CMP_EQ_I32 ENC_VOP3 default
    0x06257610604230d, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x06457810704230d, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x06657410804230d, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x06857410904230d, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x06a57410a04230d, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x060572105043328, // V_CMP_LE_I32 ENC_VOP3 default
    0x062576106043328, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x064578107043328, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x066574108043328, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x068574109043328, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x06a57410a043328, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06057210504431f, // V_CMP_GT_I32 ENC_VOP3 default
    0x06257610604431f, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x06457810704431f, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x06657410804431f, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x06857410904431f, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x06a57410a04431f, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06057210504533d, // V_CMP_NE_I32 ENC_VOP3 default
    0x06257610604533d, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x06457810704533d, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x06657410804533d, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x06857410904533d, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x06a57410a04533d, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x060572105046316, // V_CMP_GE_I32 ENC_VOP3 default
    0x062576106046316, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x064578107046316, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x066574108046316, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x068574109046316, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x06a57410a046316, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06057210b049337, // V_CMP_LT_U32 ENC_VOP3 default
    0x06257610c049337, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x06457810d049337, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x06657410e049337, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x06857410f049337, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x06a574110049337, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06057210b04a310, // V_CMP_EQ_U32 ENC_VOP3 default
    0x06257610c04a310, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x06457810d04a310, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x06657410e04a310, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x06857410f04a310, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x06a57411004a310, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06057210b04b32b, // V_CMP_LE_U32 ENC_VOP3 default
    0x06257610c04b32b, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x06457810d04b32b, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x06657410e04b32b, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x06857410f04b32b, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x06a57411004b32b, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06057210b04c322, // V_CMP_GT_U32 ENC_VOP3 default
    0x06257610c04c322, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x06457810d04c322, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x06657410e04c322, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x06857410f04c322, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x06a57411004c322, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06057210b04d340, // V_CMP_NE_U32 ENC_VOP3 default
    0x06257610c04d340, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x06457810d04d340, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x06657410e04d340, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x06857410f04d340, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x06a57411004d340, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06057210b04e319, // V_CMP_GE_U32 ENC_VOP3 default
    0x06257610c04e319, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x06457810d04e319, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x06657410e04e319, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x06857410f04e319, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x06a57411004e319, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06057c111051335, // V_CMP_LT_I64 ENC_VOP3 default
    0x06657e112051335, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x06857e113051335, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x06a57e114051335, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06057c11105230e, // V_CMP_EQ_I64 ENC_VOP3 default
    0x06657e11205230e, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x06857e11305230e, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x06a57e11405230e, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06057c111053329, // V_CMP_LE_I64 ENC_VOP3 default
    0x06657e112053329, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x06857e113053329, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x06a57e114053329, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06057c111054320, // V_CMP_GT_I64 ENC_VOP3 default
    0x06657e112054320, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x06857e113054320, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x06a57e114054320, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06057c11105533e, // V_CMP_NE_I64 ENC_VOP3 default
    0x06657e11205533e, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x06857e11305533e, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x06a57e11405533e, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06057c111056317, // V_CMP_GE_I64 ENC_VOP3 default
    0x06657e112056317, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x06857e113056317, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x06a57e114056317, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06057c115059338, // V_CMP_LT_U64 ENC_VOP3 default
    0x06657e116059338, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x06857e117059338, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x06a57e118059338, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06057c11505a311, // V_CMP_EQ_U64 ENC_VOP3 default
    0x06657e11605a311, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x06857e11705a311, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x06a57e11805a311, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06057c11505b32c, // V_CMP_LE_U64 ENC_VOP3 default
    0x06657e11605b32c, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x06857e11705b32c, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x06a57e11805b32c, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06057c11505c323, // V_CMP_GT_U64 ENC_VOP3 default
    0x06657e11605c323, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x06857e11705c323, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x06a57e11805c323, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06057c11505d341, // V_CMP_NE_U64 ENC_VOP3 default
    0x06657e11605d341, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x06857e11705d341, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x06a57e11805d341, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06057c11505e31a, // V_CMP_GE_U64 ENC_VOP3 default
    0x06657e11605e31a, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x06857e11705e31a, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x06a57e11805e31a, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0605860e907d306, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x06258a0ea07d306, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x06458c0eb07d306, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0665880ec07d306, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x0685880ed07d306, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x06a5880ee07d306, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06058e11907e307, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x06259211a07e307, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x06459411b07e307, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x06659011c07e307, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x06859011d07e307, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x06a59011e07e307, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06059811f07f308, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x06659a12007f308, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x06859a12107f308, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x06a59a12207f308, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5a21230812df, // V_CMPX_LT_F16 ENC_VOP3 default
    0x06e5a61240812df, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0705a81250812df, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0725a41260812df, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x0745a41270812df, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x0765a41280812df, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5a21230822b8, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x06e5a61240822b8, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0705a81250822b8, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0725a41260822b8, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0745a41270822b8, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x0765a41280822b8, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5a21230832d3, // V_CMPX_LE_F16 ENC_VOP3 default
    0x06e5a61240832d3, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0705a81250832d3, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0725a41260832d3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x0745a41270832d3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x0765a41280832d3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5a21230842ca, // V_CMPX_GT_F16 ENC_VOP3 default
    0x06e5a61240842ca, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0705a81250842ca, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0725a41260842ca, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x0745a41270842ca, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x0765a41280842ca, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5a21230852dc, // V_CMPX_LG_F16 ENC_VOP3 default
    0x06e5a61240852dc, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0705a81250852dc, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0725a41260852dc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x0745a41270852dc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x0765a41280852dc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5a21230862c1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x06e5a61240862c1, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0705a81250862c1, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0725a41260862c1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x0745a41270862c1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x0765a41280862c1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5a2123087300, // V_CMPX_O_F16 ENC_VOP3 default
    0x06e5a6124087300, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x0705a8125087300, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x0725a4126087300, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x0745a4127087300, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x0765a4128087300, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5a2123088303, // V_CMPX_U_F16 ENC_VOP3 default
    0x06e5a6124088303, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x0705a8125088303, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x0725a4126088303, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x0745a4127088303, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x0765a4128088303, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5a21230892f1, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x06e5a61240892f1, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0705a81250892f1, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0725a41260892f1, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x0745a41270892f1, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x0765a41280892f1, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5a212308a2fa, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x06e5a612408a2fa, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0705a812508a2fa, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0725a412608a2fa, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x0745a412708a2fa, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x0765a412808a2fa, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5a212308b2f4, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x06e5a612408b2f4, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0705a812508b2f4, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0725a412608b2f4, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x0745a412708b2f4, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x0765a412808b2f4, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5a212308c2f7, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x06e5a612408c2f7, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0705a812508c2f7, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0725a412608c2f7, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x0745a412708c2f7, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x0765a412808c2f7, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5a212308d2e8, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x06e5a612408d2e8, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0705a812508d2e8, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0725a412608d2e8, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0745a412708d2e8, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x0765a412808d2e8, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5a212308e2fd, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x06e5a612408e2fd, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0705a812508e2fd, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0725a412608e2fd, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x0745a412708e2fd, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x0765a412808e2fd, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5b41290912e0, // V_CMPX_LT_F32 ENC_VOP3 default
    0x06e5b812a0912e0, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0705ba12b0912e0, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0725b612c0912e0, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x0745b612d0912e0, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x0765b612e0912e0, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5b41290922b9, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x06e5b812a0922b9, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0705ba12b0922b9, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0725b612c0922b9, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0745b612d0922b9, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x0765b612e0922b9, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5b41290932d4, // V_CMPX_LE_F32 ENC_VOP3 default
    0x06e5b812a0932d4, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0705ba12b0932d4, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0725b612c0932d4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x0745b612d0932d4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x0765b612e0932d4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5b41290942cb, // V_CMPX_GT_F32 ENC_VOP3 default
    0x06e5b812a0942cb, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0705ba12b0942cb, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0725b612c0942cb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x0745b612d0942cb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x0765b612e0942cb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5b41290952dd, // V_CMPX_LG_F32 ENC_VOP3 default
    0x06e5b812a0952dd, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0705ba12b0952dd, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0725b612c0952dd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x0745b612d0952dd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x0765b612e0952dd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5b41290962c2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x06e5b812a0962c2, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0705ba12b0962c2, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0725b612c0962c2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x0745b612d0962c2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x0765b612e0962c2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5b4129097301, // V_CMPX_O_F32 ENC_VOP3 default
    0x06e5b812a097301, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x0705ba12b097301, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x0725b612c097301, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x0745b612d097301, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x0765b612e097301, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5b4129098304, // V_CMPX_U_F32 ENC_VOP3 default
    0x06e5b812a098304, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x0705ba12b098304, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x0725b612c098304, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x0745b612d098304, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x0765b612e098304, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5b41290992f2, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x06e5b812a0992f2, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0705ba12b0992f2, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0725b612c0992f2, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x0745b612d0992f2, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x0765b612e0992f2, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5b412909a2fb, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x06e5b812a09a2fb, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0705ba12b09a2fb, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0725b612c09a2fb, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x0745b612d09a2fb, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x0765b612e09a2fb, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5b412909b2f5, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x06e5b812a09b2f5, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0705ba12b09b2f5, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0725b612c09b2f5, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x0745b612d09b2f5, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x0765b612e09b2f5, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5b412909c2f8, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x06e5b812a09c2f8, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0705ba12b09c2f8, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0725b612c09c2f8, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x0745b612d09c2f8, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x0765b612e09c2f8, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5b412909d2e9, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x06e5b812a09d2e9, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0705ba12b09d2e9, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0725b612c09d2e9, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0745b612d09d2e9, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x0765b612e09d2e9, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5b412909e2fe, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x06e5b812a09e2fe, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0705ba12b09e2fe, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0725b612c09e2fe, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x0745b612d09e2fe, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x0765b612e09e2fe, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5c612f0a12e1, // V_CMPX_LT_F64 ENC_VOP3 default
    0x0725c81300a12e1, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x0745c81310a12e1, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x0765c81320a12e1, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5c612f0a22ba, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x0725c81300a22ba, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0745c81310a22ba, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0765c81320a22ba, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5c612f0a32d5, // V_CMPX_LE_F64 ENC_VOP3 default
    0x0725c81300a32d5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x0745c81310a32d5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x0765c81320a32d5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5c612f0a42cc, // V_CMPX_GT_F64 ENC_VOP3 default
    0x0725c81300a42cc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x0745c81310a42cc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x0765c81320a42cc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5c612f0a52de, // V_CMPX_LG_F64 ENC_VOP3 default
    0x0725c81300a52de, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x0745c81310a52de, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x0765c81320a52de, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5c612f0a62c3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x0725c81300a62c3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x0745c81310a62c3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x0765c81320a62c3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5c612f0a7302, // V_CMPX_O_F64 ENC_VOP3 default
    0x0725c81300a7302, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x0745c81310a7302, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x0765c81320a7302, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5c612f0a8305, // V_CMPX_U_F64 ENC_VOP3 default
    0x0725c81300a8305, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x0745c81310a8305, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x0765c81320a8305, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5c612f0a92f3, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x0725c81300a92f3, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x0745c81310a92f3, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x0765c81320a92f3, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5c612f0aa2fc, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x0725c81300aa2fc, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x0745c81310aa2fc, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x0765c81320aa2fc, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5c612f0ab2f6, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x0725c81300ab2f6, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x0745c81310ab2f6, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x0765c81320ab2f6, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5c612f0ac2f9, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x0725c81300ac2f9, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x0745c81310ac2f9, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x0765c81320ac2f9, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5c612f0ad2ea, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x0725c81300ad2ea, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0745c81310ad2ea, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0765c81320ad2ea, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5c612f0ae2ff, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x0725c81300ae2ff, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x0745c81310ae2ff, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x0765c81320ae2ff, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5d01330b12e2, // V_CMPX_LT_I16 ENC_VOP3 default
    0x06e5d41340b12e2, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0705d61350b12e2, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x0725d21360b12e2, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x0745d21370b12e2, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x0765d21380b12e2, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5d01330b22bb, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x06e5d41340b22bb, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x0705d61350b22bb, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x0725d21360b22bb, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x0745d21370b22bb, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x0765d21380b22bb, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5d01330b32d6, // V_CMPX_LE_I16 ENC_VOP3 default
    0x06e5d41340b32d6, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0705d61350b32d6, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0725d21360b32d6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x0745d21370b32d6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x0765d21380b32d6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5d01330b42cd, // V_CMPX_GT_I16 ENC_VOP3 default
    0x06e5d41340b42cd, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0705d61350b42cd, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x0725d21360b42cd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x0745d21370b42cd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x0765d21380b42cd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5d01330b52eb, // V_CMPX_NE_I16 ENC_VOP3 default
    0x06e5d41340b52eb, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0705d61350b52eb, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0725d21360b52eb, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x0745d21370b52eb, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x0765d21380b52eb, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5d01330b62c4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x06e5d41340b62c4, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0705d61350b62c4, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0725d21360b62c4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x0745d21370b62c4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x0765d21380b62c4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5d01390b92e5, // V_CMPX_LT_U16 ENC_VOP3 default
    0x06e5d413a0b92e5, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x0705d613b0b92e5, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x0725d213c0b92e5, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x0745d213d0b92e5, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x0765d213e0b92e5, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5d01390ba2be, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x06e5d413a0ba2be, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x0705d613b0ba2be, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x0725d213c0ba2be, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x0745d213d0ba2be, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x0765d213e0ba2be, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5d01390bb2d9, // V_CMPX_LE_U16 ENC_VOP3 default
    0x06e5d413a0bb2d9, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0705d613b0bb2d9, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0725d213c0bb2d9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x0745d213d0bb2d9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x0765d213e0bb2d9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5d01390bc2d0, // V_CMPX_GT_U16 ENC_VOP3 default
    0x06e5d413a0bc2d0, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x0705d613b0bc2d0, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x0725d213c0bc2d0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x0745d213d0bc2d0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x0765d213e0bc2d0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5d01390bd2ee, // V_CMPX_NE_U16 ENC_VOP3 default
    0x06e5d413a0bd2ee, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0705d613b0bd2ee, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0725d213c0bd2ee, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x0745d213d0bd2ee, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x0765d213e0bd2ee, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5d01390be2c7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x06e5d413a0be2c7, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0705d613b0be2c7, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0725d213c0be2c7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x0745d213d0be2c7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x0765d213e0be2c7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5e213f0c12e3, // V_CMPX_LT_I32 ENC_VOP3 default
    0x06e5e61400c12e3, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0705e81410c12e3, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0725e41420c12e3, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x0745e41430c12e3, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x0765e41440c12e3, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5e213f0c22bc, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x06e5e61400c22bc, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x0705e81410c22bc, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x0725e41420c22bc, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x0745e41430c22bc, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x0765e41440c22bc, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5e213f0c32d7, // V_CMPX_LE_I32 ENC_VOP3 default
    0x06e5e61400c32d7, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0705e81410c32d7, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0725e41420c32d7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x0745e41430c32d7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x0765e41440c32d7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5e213f0c42ce, // V_CMPX_GT_I32 ENC_VOP3 default
    0x06e5e61400c42ce, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0705e81410c42ce, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0725e41420c42ce, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x0745e41430c42ce, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x0765e41440c42ce, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5e213f0c52ec, // V_CMPX_NE_I32 ENC_VOP3 default
    0x06e5e61400c52ec, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0705e81410c52ec, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0725e41420c52ec, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x0745e41430c52ec, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x0765e41440c52ec, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5e213f0c62c5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x06e5e61400c62c5, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0705e81410c62c5, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0725e41420c62c5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x0745e41430c62c5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x0765e41440c62c5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5e21450c92e6, // V_CMPX_LT_U32 ENC_VOP3 default
    0x06e5e61460c92e6, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0705e81470c92e6, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0725e41480c92e6, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x0745e41490c92e6, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x0765e414a0c92e6, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5e21450ca2bf, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x06e5e61460ca2bf, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x0705e81470ca2bf, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x0725e41480ca2bf, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x0745e41490ca2bf, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x0765e414a0ca2bf, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5e21450cb2da, // V_CMPX_LE_U32 ENC_VOP3 default
    0x06e5e61460cb2da, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0705e81470cb2da, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0725e41480cb2da, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x0745e41490cb2da, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x0765e414a0cb2da, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5e21450cc2d1, // V_CMPX_GT_U32 ENC_VOP3 default
    0x06e5e61460cc2d1, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0705e81470cc2d1, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0725e41480cc2d1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x0745e41490cc2d1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x0765e414a0cc2d1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5e21450cd2ef, // V_CMPX_NE_U32 ENC_VOP3 default
    0x06e5e61460cd2ef, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0705e81470cd2ef, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0725e41480cd2ef, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x0745e41490cd2ef, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x0765e414a0cd2ef, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5e21450ce2c8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x06e5e61460ce2c8, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0705e81470ce2c8, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0725e41480ce2c8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x0745e41490ce2c8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x0765e414a0ce2c8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5ec14b0d12e4, // V_CMPX_LT_I64 ENC_VOP3 default
    0x0725ee14c0d12e4, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x0745ee14d0d12e4, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x0765ee14e0d12e4, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5ec14b0d22bd, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x0725ee14c0d22bd, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x0745ee14d0d22bd, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x0765ee14e0d22bd, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5ec14b0d32d8, // V_CMPX_LE_I64 ENC_VOP3 default
    0x0725ee14c0d32d8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x0745ee14d0d32d8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x0765ee14e0d32d8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5ec14b0d42cf, // V_CMPX_GT_I64 ENC_VOP3 default
    0x0725ee14c0d42cf, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x0745ee14d0d42cf, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x0765ee14e0d42cf, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5ec14b0d52ed, // V_CMPX_NE_I64 ENC_VOP3 default
    0x0725ee14c0d52ed, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x0745ee14d0d52ed, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x0765ee14e0d52ed, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5ec14b0d62c6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x0725ee14c0d62c6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x0745ee14d0d62c6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x0765ee14e0d62c6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5ec14f0d92e7, // V_CMPX_LT_U64 ENC_VOP3 default
    0x0725ee1500d92e7, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x0745ee1510d92e7, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x0765ee1520d92e7, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5ec14f0da2c0, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x0725ee1500da2c0, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x0745ee1510da2c0, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x0765ee1520da2c0, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5ec14f0db2db, // V_CMPX_LE_U64 ENC_VOP3 default
    0x0725ee1500db2db, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x0745ee1510db2db, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x0765ee1520db2db, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5ec14f0dc2d2, // V_CMPX_GT_U64 ENC_VOP3 default
    0x0725ee1500dc2d2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x0745ee1510dc2d2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x0765ee1520dc2d2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5ec14f0dd2f0, // V_CMPX_NE_U64 ENC_VOP3 default
    0x0725ee1500dd2f0, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x0745ee1510dd2f0, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x0765ee1520dd2f0, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5ec14f0de2c9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x0725ee1500de2c9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x0745ee1510de2c9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x0765ee1520de2c9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5f61230fd2b5, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x06e5fa1240fd2b5, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0705fc1250fd2b5, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0725f81260fd2b5, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x0745f81270fd2b5, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x0765f81280fd2b5, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c5fe1530fe2b6, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x06e6021540fe2b6, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0706041550fe2b6, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x0726001560fe2b6, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x0746001570fe2b6, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x0766001580fe2b6, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06c6081590ff2b7, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x07260a15a0ff2b7, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x07460a15b0ff2b7, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x07660a15c0ff2b7, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07829415d101358, // V_CNDMASK_B32 ENC_VOP3 default
    0x07a29815e101358, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x07c29a15f101358, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x07e296160101358, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x080296161101358, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x082296162101358, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602a4163102293, // V_ADD_F64 ENC_VOP3 default
    0x0642a8164102293, // V_ADD_F64 VOP3_VOP_DPP16 has_dpp16
    0x0662a6165102293, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x0682a6166102293, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x06a2a6167102293, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602b4168103292, // V_ADD_F32 ENC_VOP3 default
    0x0622b8169103292, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x0642ba16a103292, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x0662b616b103292, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x0682b616c103292, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x06a2b616d103292, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602b41681044e4, // V_SUB_F32 ENC_VOP3 default
    0x0622b81691044e4, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x0642ba16a1044e4, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x0662b616b1044e4, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x0682b616c1044e4, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x06a2b616d1044e4, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602b41681054df, // V_SUBREV_F32 ENC_VOP3 default
    0x0622b81691054df, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x0642ba16a1054df, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x0662b616b1054df, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x0682b616c1054df, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x06a2b616d1054df, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602a4163106474, // V_MUL_F64 ENC_VOP3 default
    0x0642a8164106474, // V_MUL_F64 VOP3_VOP_DPP16 has_dpp16
    0x0662a6165106474, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x0682a6166106474, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x06a2a6167106474, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602b4168107471, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x0622b8169107471, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x0642ba16a107471, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x0662b616b107471, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x0682b616c107471, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x06a2b616d107471, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602b4168108473, // V_MUL_F32 ENC_VOP3 default
    0x0622b8169108473, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x0642ba16a108473, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x0662b616b108473, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x0682b616c108473, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x06a2b616d108473, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602be16e109479, // V_MUL_I32_I24 ENC_VOP3 default
    0x0622c216f109479, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0642c4170109479, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x0662c0171109479, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0682c0172109479, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x06a2c0173109479, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602c616e10a476, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x0622ca16f10a476, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0642cc17010a476, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x0662c817110a476, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0682c817210a476, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x06a2c817310a476, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602be17410b47c, // V_MUL_U32_U24 ENC_VOP3 default
    0x0622c217510b47c, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0642c417610b47c, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x0662c017710b47c, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0682c017810b47c, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x06a2c017910b47c, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602c617410c478, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x0622ca17510c478, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0642cc17610c478, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x0662c817710c478, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0682c817810c478, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x06a2c817910c478, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602a416310d462, // V_MIN_NUM_F64 ENC_VOP3 default
    0x0642a816410d462, // V_MIN_NUM_F64 VOP3_VOP_DPP16 has_dpp16
    0x0662a616510d462, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_0
    0x0682a616610d462, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_1
    0x06a2a616710d462, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602a416310e440, // V_MAX_NUM_F64 ENC_VOP3 default
    0x0642a816410e440, // V_MAX_NUM_F64 VOP3_VOP_DPP16 has_dpp16
    0x0662a616510e440, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_0
    0x0682a616610e440, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_1
    0x06a2a616710e440, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602c616e11145e, // V_MIN_I32 ENC_VOP3 default
    0x0622ca16f11145e, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x0642cc17011145e, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x0662c817111145e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x0682c817211145e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x06a2c817311145e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602c616e11243c, // V_MAX_I32 ENC_VOP3 default
    0x0622ca16f11243c, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x0642cc17011243c, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x0662c817111243c, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x0682c817211243c, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x06a2c817311243c, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602c6174113464, // V_MIN_U32 ENC_VOP3 default
    0x0622ca175113464, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x0642cc176113464, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x0662c8177113464, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x0682c8178113464, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x06a2c8179113464, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602c6174114442, // V_MAX_U32 ENC_VOP3 default
    0x0622ca175114442, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x0642cc176114442, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x0662c8177114442, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x0682c8178114442, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x06a2c8179114442, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602b4168115461, // V_MIN_NUM_F32 ENC_VOP3 default
    0x0622b8169115461, // V_MIN_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0642ba16a115461, // V_MIN_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0662b616b115461, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x0682b616c115461, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x06a2b616d115461, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602b416811643f, // V_MAX_NUM_F32 ENC_VOP3 default
    0x0622b816911643f, // V_MAX_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0642ba16a11643f, // V_MAX_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0662b616b11643f, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x0682b616c11643f, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x06a2b616d11643f, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602a417a1173f8, // V_FMAC_F64 ENC_VOP3 default
    0x0642a817b1173f8, // V_FMAC_F64 VOP3_VOP_DPP16 has_dpp16
    0x0662a617c1173f8, // V_FMAC_F64 VOP3_INST_LITERAL has_lit_0
    0x0682a617d1173f8, // V_FMAC_F64 VOP3_INST_LITERAL has_lit_1
    0x06a2a617e1173f8, // V_FMAC_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602c6174118417, // V_LSHLREV_B32 ENC_VOP3 default
    0x0622ca175118417, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0642cc176118417, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0662c8177118417, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0682c8178118417, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x06a2c8179118417, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602c617411941d, // V_LSHRREV_B32 ENC_VOP3 default
    0x0622ca17511941d, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0642cc17611941d, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0662c817711941d, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0682c817811941d, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x06a2c817911941d, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602c617f11a2a4, // V_ASHRREV_I32 ENC_VOP3 default
    0x0622ca18011a2a4, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x0642cc18111a2a4, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x0662c818211a2a4, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x0682c818311a2a4, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x06a2c818411a2a4, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602c617411b2a1, // V_AND_B32 ENC_VOP3 default
    0x0622ca17511b2a1, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x0642cc17611b2a1, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x0662c817711b2a1, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x0682c817811b2a1, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x06a2c817911b2a1, // V_AND_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602c617411c483, // V_OR_B32 ENC_VOP3 default
    0x0622ca17511c483, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0642cc17611c483, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0662c817711c483, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0682c817811c483, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x06a2c817911c483, // V_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602c617411d52e, // V_XOR_B32 ENC_VOP3 default
    0x0622ca17511d52e, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0642cc17611d52e, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0662c817711d52e, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x0682c817811d52e, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x06a2c817911d52e, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602c617411e52b, // V_XNOR_B32 ENC_VOP3 default
    0x0622ca17511e52b, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0642cc17611e52b, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0662c817711e52b, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x0682c817811e52b, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x06a2c817911e52b, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0842d618511f418, // V_LSHLREV_B64 ENC_VOP3 default
    0x0862da18611f418, // V_LSHLREV_B64 VOP3_VOP_DPP16 has_dpp16
    0x0882d818711f418, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x08a2d818811f418, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x08c2e618912028f, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x08e2ea18a12028f, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0902ec18b12028f, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0922e818c12028f, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0942e818d12028f, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0962e818e12028f, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x08c2e61891214e1, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x08e2ea18a1214e1, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0902ec18b1214e1, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0922e818c1214e1, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0942e818d1214e1, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0962e818e1214e1, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x08c2e61891224dc, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x08e2ea18a1224dc, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0902ec18b1224dc, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0922e818c1224dc, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0942e818d1224dc, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0962e818e1224dc, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0602be17412529c, // V_ADD_NC_U32 ENC_VOP3 default
    0x0622c217512529c, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0642c417612529c, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0662c017712529c, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0682c017812529c, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x06a2c017912529c, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602be1741264e8, // V_SUB_NC_U32 ENC_VOP3 default
    0x0622c21751264e8, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0642c41761264e8, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0662c01771264e8, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0682c01781264e8, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x06a2c01791264e8, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602be1741274e0, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x0622c21751274e0, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0642c41761274e0, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0662c01771274e0, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0682c01781274e0, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x06a2c01791274e0, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602fa18f12829d, // V_ADD_NC_U64 ENC_VOP3 default
    0x0642fe19012829d, // V_ADD_NC_U64 VOP3_VOP_DPP16 has_dpp16
    0x0662fc19112829d, // V_ADD_NC_U64 VOP3_INST_LITERAL has_lit_0
    0x0682fc19212829d, // V_ADD_NC_U64 VOP3_INST_LITERAL has_lit_1
    0x06a2fc19312829d, // V_ADD_NC_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602fa18f1294e9, // V_SUB_NC_U64 ENC_VOP3 default
    0x0642fe1901294e9, // V_SUB_NC_U64 VOP3_VOP_DPP16 has_dpp16
    0x0662fc1911294e9, // V_SUB_NC_U64 VOP3_INST_LITERAL has_lit_0
    0x0682fc1921294e9, // V_SUB_NC_U64 VOP3_INST_LITERAL has_lit_1
    0x06a2fc1931294e9, // V_SUB_NC_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06030018f12a47d, // V_MUL_U64 ENC_VOP3 default
    0x06630219112a47d, // V_MUL_U64 VOP3_INST_LITERAL has_lit_0
    0x06830219212a47d, // V_MUL_U64 VOP3_INST_LITERAL has_lit_1
    0x06a30219312a47d, // V_MUL_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0602b419412b3f7, // V_FMAC_F32 ENC_VOP3 default
    0x0622b819512b3f7, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0642ba19612b3f7, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x0662b619712b3f7, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x0682b619812b3f7, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x06a2b619912b3f7, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06031219a12f38d, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x06231619b12f38d, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x06431819c12f38d, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x06631419d12f38d, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x06831419e12f38d, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x06a31419f12f38d, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0603241a0130460, // V_MIN_NUM_F16 ENC_VOP3 default
    0x0623281a1130460, // V_MIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x06432a1a2130460, // V_MIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663261a3130460, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0683261a4130460, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3261a5130460, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0603241a013143e, // V_MAX_NUM_F16 ENC_VOP3 default
    0x0623281a113143e, // V_MAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x06432a1a213143e, // V_MAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663261a313143e, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0683261a413143e, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3261a513143e, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0603241a0132291, // V_ADD_F16 ENC_VOP3 default
    0x0623281a1132291, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x06432a1a2132291, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663261a3132291, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x0683261a4132291, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3261a5132291, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0603241a01334e3, // V_SUB_F16 ENC_VOP3 default
    0x0623281a11334e3, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x06432a1a21334e3, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663261a31334e3, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x0683261a41334e3, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3261a51334e3, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0603241a01344de, // V_SUBREV_F16 ENC_VOP3 default
    0x0623281a11344de, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x06432a1a21344de, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663261a31344de, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x0683261a41344de, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3261a51344de, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0603241a0135472, // V_MUL_F16 ENC_VOP3 default
    0x0623281a1135472, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x06432a1a2135472, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663261a3135472, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x0683261a4135472, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3261a5135472, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0603241a61363f6, // V_FMAC_F16 ENC_VOP3 default
    0x0623281a71363f6, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x06432a1a81363f6, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663261a91363f6, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x0683261aa1363f6, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3261ab1363f6, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0603321a013b40f, // V_LDEXP_F16 ENC_VOP3 default
    0x0623361a113b40f, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643381a213b40f, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663341a313b40f, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0683341a413b40f, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3341a513b40f, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0601401ac18047e, // V_NOP ENC_VOP3 default
    0x06014c1ad18146b, // V_MOV_B32 ENC_VOP3 default
    0x0621501ae18146b, // V_MOV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0641521af18146b, // V_MOV_B32 VOP3_VOP_DPP16 has_dpp16
    0x06614e1b018146b, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x0981561b11824c5, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x0601601b2183377, // V_CVT_I32_F64 ENC_VOP3 default
    0x0641641b3183377, // V_CVT_I32_F64 VOP3_VOP_DPP16 has_dpp16
    0x0661621b4183377, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x06016e1b5184372, // V_CVT_F64_I32 ENC_VOP3 default
    0x0641721b6184372, // V_CVT_F64_I32 VOP3_VOP_DPP16 has_dpp16
    0x0661701b7184372, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x0601741b818536b, // V_CVT_F32_I32 ENC_VOP3 default
    0x0621781b918536b, // V_CVT_F32_I32 VOP3_VOP_DPP8 has_dpp8
    0x06417a1ba18536b, // V_CVT_F32_I32 VOP3_VOP_DPP16 has_dpp16
    0x0661761bb18536b, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x0601741bc18636c, // V_CVT_F32_U32 ENC_VOP3 default
    0x0621781bd18636c, // V_CVT_F32_U32 VOP3_VOP_DPP8 has_dpp8
    0x06417a1be18636c, // V_CVT_F32_U32 VOP3_VOP_DPP16 has_dpp16
    0x0661761bf18636c, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
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
    0x0601741b818e37c, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x0621781b918e37c, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP8 has_dpp8
    0x06417a1ba18e37c, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP16 has_dpp16
    0x0661761bb18e37c, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x0601601d018f369, // V_CVT_F32_F64 ENC_VOP3 default
    0x0641641d118f369, // V_CVT_F32_F64 VOP3_VOP_DPP16 has_dpp16
    0x0661621d218f369, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x0601b41d3190371, // V_CVT_F64_F32 ENC_VOP3 default
    0x0641b81d4190371, // V_CVT_F64_F32 VOP3_VOP_DPP16 has_dpp16
    0x0661b61d5190371, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x0601741bc19136d, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x0621781bd19136d, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP8 has_dpp8
    0x06417a1be19136d, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP16 has_dpp16
    0x0661761bf19136d, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x0601741bc19236e, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x0621781bd19236e, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP8 has_dpp8
    0x06417a1be19236e, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP16 has_dpp16
    0x0661761bf19236e, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x0601741bc19336f, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x0621781bd19336f, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP8 has_dpp8
    0x06417a1be19336f, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP16 has_dpp16
    0x0661761bf19336f, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x0601741bc194370, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x0621781bd194370, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP8 has_dpp8
    0x06417a1be194370, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP16 has_dpp16
    0x0661761bf194370, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
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
    0x06014c1ee1b7480, // V_NOT_B32 ENC_VOP3 default
    0x0621501ef1b7480, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x0641521f01b7480, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x06614e1f11b7480, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x06014c1ad1b82ad, // V_BFREV_B32 ENC_VOP3 default
    0x0621501ae1b82ad, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0641521af1b82ad, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x06614e1b01b82ad, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x06014c1f21b92b4, // V_CLZ_I32_U32 ENC_VOP3 default
    0x0621501f31b92b4, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x0641521f41b92b4, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x06614e1f51b92b4, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x06014c1f21ba35c, // V_CTZ_I32_B32 ENC_VOP3 default
    0x0621501f31ba35c, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0641521f41ba35c, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x06614e1f51ba35c, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x06014c1f61bb2b3, // V_CLS_I32 ENC_VOP3 default
    0x0621501f71bb2b3, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x0641521f81bb2b3, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x06614e1f91bb2b3, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
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
    0x09814c1fe1c3469, // V_MOVRELS_B32 ENC_VOP3 default
    0x0621501fb1c3469, // V_MOVRELS_B32 VOP3_VOP_DPP8 has_dpp8
    0x0641521fc1c3469, // V_MOVRELS_B32 VOP3_VOP_DPP16 has_dpp16
    0x09814c1fe1c4468, // V_MOVRELSD_B32 ENC_VOP3 default
    0x0621501fb1c4468, // V_MOVRELSD_B32 VOP3_VOP_DPP8 has_dpp8
    0x0641521fc1c4468, // V_MOVRELSD_B32 VOP3_VOP_DPP16 has_dpp16
    0x09814c1fe1c8467, // V_MOVRELSD_2_B32 ENC_VOP3 default
    0x0621501fb1c8467, // V_MOVRELSD_2_B32 VOP3_VOP_DPP8 has_dpp8
    0x0641521fc1c8467, // V_MOVRELSD_2_B32 VOP3_VOP_DPP16 has_dpp16
    0x0981fa1ff1c9486, // V_PERMLANE16_SWAP_B32 ENC_VOP3 default
    0x0602062001ca505, // V_TANH_BF16 ENC_VOP3 default
    0x06220a2011ca505, // V_TANH_BF16 VOP3_VOP_DPP8 has_dpp8
    0x06420c2021ca505, // V_TANH_BF16 VOP3_VOP_DPP16 has_dpp16
    0x0662082031ca505, // V_TANH_BF16 VOP3_INST_LITERAL has_lit_0
    0x06014c1ad1cb4be, // V_PRNG_B32 ENC_VOP3 default
    0x0621501ae1cb4be, // V_PRNG_B32 VOP3_VOP_DPP8 has_dpp8
    0x0641521af1cb4be, // V_PRNG_B32 VOP3_VOP_DPP16 has_dpp16
    0x06614e1b01cb4be, // V_PRNG_B32 VOP3_INST_LITERAL has_lit_0
    0x0602182041d0365, // V_CVT_F16_U16 ENC_VOP3 default
    0x06221c2051d0365, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x06421e2061d0365, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x06621a2071d0365, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x0602182081d1364, // V_CVT_F16_I16 ENC_VOP3 default
    0x06221c2091d1364, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x06421e20a1d1364, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x06621a20b1d1364, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x06022a20c1d23c4, // V_CVT_U16_F16 ENC_VOP3 default
    0x06222e20d1d23c4, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x06423020e1d23c4, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x06622c20f1d23c4, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x06022a2101d3375, // V_CVT_I16_F16 ENC_VOP3 default
    0x06222e2111d3375, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0642302121d3375, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x06622c2131d3375, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
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
    0x06022a2101da409, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x06222e2111da409, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0642302121da409, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x06622c2131da409, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
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
    0x06014c2141e24d4, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x0621502151e24d4, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x0641522161e24d4, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x06614e2171e24d4, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x06022a2101e337a, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x06222e2111e337a, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0642302121e337a, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x06622c2131e337a, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x06022a20c1e437b, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x06222e20d1e437b, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x06423020e1e437b, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x06622c20f1e437b, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0601d22181e947f, // V_NOT_B16 ENC_VOP3 default
    0x0621d62191e947f, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x0641d821a1e947f, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x0661d421b1e947f, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x06024021c1ea378, // V_CVT_I32_I16 ENC_VOP3 default
    0x06224421d1ea378, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x06424621e1ea378, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x06624221f1ea378, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x0602402201eb3c7, // V_CVT_U32_U16 ENC_VOP3 default
    0x0622442211eb3c7, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x0642462221eb3c7, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x0662422231eb3c7, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x0602482241ec36a, // V_CVT_F32_FP8 ENC_VOP3 default
    0x06224c2251ec36a, // V_CVT_F32_FP8 VOP3_VOP_DPP8 has_dpp8
    0x06424e2261ec36a, // V_CVT_F32_FP8 VOP3_VOP_DPP16 has_dpp16
    0x06624a2271ec36a, // V_CVT_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x0602502281ed367, // V_CVT_F32_BF8 ENC_VOP3 default
    0x0622542291ed367, // V_CVT_F32_BF8 VOP3_VOP_DPP8 has_dpp8
    0x06425622a1ed367, // V_CVT_F32_BF8 VOP3_VOP_DPP16 has_dpp16
    0x06625222b1ed367, // V_CVT_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x06025e22c1ee384, // V_CVT_PK_F32_FP8 ENC_VOP3 default
    0x06626022d1ee384, // V_CVT_PK_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x06025e22e1ef383, // V_CVT_PK_F32_BF8 ENC_VOP3 default
    0x06626022f1ef383, // V_CVT_PK_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x06026c2301f2366, // V_CVT_F32_BF16 ENC_VOP3 default
    0x0622702311f2366, // V_CVT_F32_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0642722321f2366, // V_CVT_F32_BF16 VOP3_VOP_DPP16 has_dpp16
    0x06626e2331f2366, // V_CVT_F32_BF16 VOP3_INST_LITERAL has_lit_0
    0x06014c2341f34d2, // V_SAT_PK4_I4_I8 ENC_VOP3 default
    0x0621502351f34d2, // V_SAT_PK4_I4_I8 VOP3_VOP_DPP8 has_dpp8
    0x0641522361f34d2, // V_SAT_PK4_I4_I8 VOP3_VOP_DPP16 has_dpp16
    0x06614e2371f34d2, // V_SAT_PK4_I4_I8 VOP3_INST_LITERAL has_lit_0
    0x06014c2381f44d3, // V_SAT_PK4_U4_U8 ENC_VOP3 default
    0x0621502391f44d3, // V_SAT_PK4_U4_U8 VOP3_VOP_DPP8 has_dpp8
    0x06415223a1f44d3, // V_SAT_PK4_U4_U8 VOP3_VOP_DPP16 has_dpp16
    0x06614e23b1f44d3, // V_SAT_PK4_U4_U8 VOP3_INST_LITERAL has_lit_0
    0x06027823c1f5382, // V_CVT_PK_F16_FP8 ENC_VOP3 default
    0x06227c23d1f5382, // V_CVT_PK_F16_FP8 VOP3_VOP_DPP8 has_dpp8
    0x06427e23e1f5382, // V_CVT_PK_F16_FP8 VOP3_VOP_DPP16 has_dpp16
    0x06627a23f1f5382, // V_CVT_PK_F16_FP8 VOP3_INST_LITERAL has_lit_0
    0x0602782401f6380, // V_CVT_PK_F16_BF8 ENC_VOP3 default
    0x06227c2411f6380, // V_CVT_PK_F16_BF8 VOP3_VOP_DPP8 has_dpp8
    0x06427e2421f6380, // V_CVT_PK_F16_BF8 VOP3_VOP_DPP16 has_dpp16
    0x06627a2431f6380, // V_CVT_PK_F16_BF8 VOP3_INST_LITERAL has_lit_0
    0x0602822441f7363, // V_CVT_F16_FP8 ENC_VOP3 default
    0x0622862451f7363, // V_CVT_F16_FP8 VOP3_VOP_DPP8 has_dpp8
    0x0642882461f7363, // V_CVT_F16_FP8 VOP3_VOP_DPP16 has_dpp16
    0x0662842471f7363, // V_CVT_F16_FP8 VOP3_INST_LITERAL has_lit_0
    0x0602822481f8361, // V_CVT_F16_BF8 ENC_VOP3 default
    0x0622862491f8361, // V_CVT_F16_BF8 VOP3_VOP_DPP8 has_dpp8
    0x06428824a1f8361, // V_CVT_F16_BF8 VOP3_VOP_DPP16 has_dpp16
    0x06628424b1f8361, // V_CVT_F16_BF8 VOP3_INST_LITERAL has_lit_0
    0x0602062001f94c0, // V_RCP_BF16 ENC_VOP3 default
    0x06220a2011f94c0, // V_RCP_BF16 VOP3_VOP_DPP8 has_dpp8
    0x06420c2021f94c0, // V_RCP_BF16 VOP3_VOP_DPP16 has_dpp16
    0x0662082031f94c0, // V_RCP_BF16 VOP3_INST_LITERAL has_lit_0
    0x0602062001fa4d8, // V_SQRT_BF16 ENC_VOP3 default
    0x06220a2011fa4d8, // V_SQRT_BF16 VOP3_VOP_DPP8 has_dpp8
    0x06420c2021fa4d8, // V_SQRT_BF16 VOP3_VOP_DPP16 has_dpp16
    0x0662082031fa4d8, // V_SQRT_BF16 VOP3_INST_LITERAL has_lit_0
    0x0602062001fb4ca, // V_RSQ_BF16 ENC_VOP3 default
    0x06220a2011fb4ca, // V_RSQ_BF16 VOP3_VOP_DPP8 has_dpp8
    0x06420c2021fb4ca, // V_RSQ_BF16 VOP3_VOP_DPP16 has_dpp16
    0x0662082031fb4ca, // V_RSQ_BF16 VOP3_INST_LITERAL has_lit_0
    0x0602062001fc413, // V_LOG_BF16 ENC_VOP3 default
    0x06220a2011fc413, // V_LOG_BF16 VOP3_VOP_DPP8 has_dpp8
    0x06420c2021fc413, // V_LOG_BF16 VOP3_VOP_DPP16 has_dpp16
    0x0662082031fc413, // V_LOG_BF16 VOP3_INST_LITERAL has_lit_0
    0x0602062001fd3ed, // V_EXP_BF16 ENC_VOP3 default
    0x06220a2011fd3ed, // V_EXP_BF16 VOP3_VOP_DPP8 has_dpp8
    0x06420c2021fd3ed, // V_EXP_BF16 VOP3_VOP_DPP16 has_dpp16
    0x0662082031fd3ed, // V_EXP_BF16 VOP3_INST_LITERAL has_lit_0
    0x0602062001fe4d5, // V_SIN_BF16 ENC_VOP3 default
    0x06220a2011fe4d5, // V_SIN_BF16 VOP3_VOP_DPP8 has_dpp8
    0x06420c2021fe4d5, // V_SIN_BF16 VOP3_VOP_DPP16 has_dpp16
    0x0662082031fe4d5, // V_SIN_BF16 VOP3_INST_LITERAL has_lit_0
    0x0602062001ff359, // V_COS_BF16 ENC_VOP3 default
    0x06220a2011ff359, // V_COS_BF16 VOP3_VOP_DPP8 has_dpp8
    0x06420c2021ff359, // V_COS_BF16 VOP3_VOP_DPP16 has_dpp16
    0x0662082031ff359, // V_COS_BF16 VOP3_INST_LITERAL has_lit_0
    0x06034024c2093fc, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x06234424d2093fc, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434624e2093fc, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634224f2093fc, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x0683422502093fc, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x06a3422512093fc, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3422522093fc, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x09c3422532093fc, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3422542093fc, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03422552093fc, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034825620a423, // V_MAD_I32_I24 ENC_VOP3 default
    0x06234c25720a423, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x06434e25820a423, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x06634a25920a423, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x06834a25a20a423, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x06a34a25b20a423, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a34a25c20a423, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x09c34a25d20a423, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e34a25e20a423, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a034a25f20a423, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034826020b429, // V_MAD_U32_U24 ENC_VOP3 default
    0x06234c26120b429, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x06434e26220b429, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x06634a26320b429, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x06834a26420b429, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x06a34a26520b429, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a34a26620b429, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x09c34a26720b429, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e34a26820b429, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a034a26920b429, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034024c20c35d, // V_CUBEID_F32 ENC_VOP3 default
    0x06234424d20c35d, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434624e20c35d, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634224f20c35d, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x06834225020c35d, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x06a34225120c35d, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a34225220c35d, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x09c34225320c35d, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e34225420c35d, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a034225520c35d, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034024c20d35f, // V_CUBESC_F32 ENC_VOP3 default
    0x06234424d20d35f, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434624e20d35f, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634224f20d35f, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x06834225020d35f, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x06a34225120d35f, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a34225220d35f, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x09c34225320d35f, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e34225420d35f, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a034225520d35f, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034024c20e360, // V_CUBETC_F32 ENC_VOP3 default
    0x06234424d20e360, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434624e20e360, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634224f20e360, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x06834225020e360, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x06a34225120e360, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a34225220e360, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x09c34225320e360, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e34225420e360, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a034225520e360, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034024c20f35e, // V_CUBEMA_F32 ENC_VOP3 default
    0x06234424d20f35e, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434624e20f35e, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634224f20f35e, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x06834225020f35e, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x06a34225120f35e, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a34225220f35e, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x09c34225320f35e, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e34225420f35e, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a034225520f35e, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035026a2102aa, // V_BFE_U32 ENC_VOP3 default
    0x06235426b2102aa, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x06435626c2102aa, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x06635226d2102aa, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x06835226e2102aa, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x06a35226f2102aa, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3522702102aa, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x09c3522712102aa, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3522722102aa, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03522732102aa, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603502742112a9, // V_BFE_I32 ENC_VOP3 default
    0x0623542752112a9, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0643562762112a9, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0663522772112a9, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x0683522782112a9, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x06a3522792112a9, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a35227a2112a9, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x09c35227b2112a9, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e35227c2112a9, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a035227d2112a9, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035026a2122ab, // V_BFI_B32 ENC_VOP3 default
    0x06235426b2122ab, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x06435626c2122ab, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x06635226d2122ab, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x06835226e2122ab, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x06a35226f2122ab, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3522702122ab, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x09c3522712122ab, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3522722122ab, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03522732122ab, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034024c2133fe, // V_FMA_F32 ENC_VOP3 default
    0x06234424d2133fe, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434624e2133fe, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634224f2133fe, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x0683422502133fe, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x06a3422512133fe, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3422522133fe, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x09c3422532133fe, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3422542133fe, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03422552133fe, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035827e2143ff, // V_FMA_F64 ENC_VOP3 default
    0x06435c27f2143ff, // V_FMA_F64 VOP3_VOP_DPP16 has_dpp16
    0x06635a2802143ff, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x06835a2812143ff, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x06a35a2822143ff, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a35a2832143ff, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x09c35a2842143ff, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e35a2852143ff, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a035a2862143ff, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x060350287215412, // V_LERP_U8 ENC_VOP3 default
    0x062354288215412, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x064356289215412, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x06635228a215412, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x06835228b215412, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x06a35228c215412, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a35228d215412, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x09c35228e215412, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e35228f215412, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a0352290215412, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035e29121629e, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x06236229221629e, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x06436429321629e, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x06636029421629e, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x06836029521629e, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x06a36029621629e, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a36029721629e, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x09c36029821629e, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e36029921629e, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a036029a21629e, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035e29121729f, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x06236229221729f, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x06436429321729f, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x06636029421729f, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x06836029521729f, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x06a36029621729f, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a36029721729f, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x09c36029821729f, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e36029921729f, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a036029a21729f, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034024c218470, // V_MULLIT_F32 ENC_VOP3 default
    0x06234424d218470, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434624e218470, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634224f218470, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x068342250218470, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x06a342251218470, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a342252218470, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x09c342253218470, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e342254218470, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a0342255218470, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035029b21a44d, // V_MIN3_I32 ENC_VOP3 default
    0x06235429c21a44d, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x06435629d21a44d, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x06635229e21a44d, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x06835229f21a44d, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x06a3522a021a44d, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3522a121a44d, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x09c3522a221a44d, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3522a321a44d, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03522a421a44d, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035026a21b451, // V_MIN3_U32 ENC_VOP3 default
    0x06235426b21b451, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x06435626c21b451, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x06635226d21b451, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x06835226e21b451, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x06a35226f21b451, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a35227021b451, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x09c35227121b451, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e35227221b451, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a035227321b451, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035029b21d42b, // V_MAX3_I32 ENC_VOP3 default
    0x06235429c21d42b, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x06435629d21d42b, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x06635229e21d42b, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x06835229f21d42b, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x06a3522a021d42b, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3522a121d42b, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x09c3522a221d42b, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3522a321d42b, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03522a421d42b, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035026a21e42f, // V_MAX3_U32 ENC_VOP3 default
    0x06235426b21e42f, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x06435626c21e42f, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x06635226d21e42f, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x06835226e21e42f, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x06a35226f21e42f, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a35227021e42f, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x09c35227121e42f, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e35227221e42f, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a035227321e42f, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035029b220447, // V_MED3_I32 ENC_VOP3 default
    0x06235429c220447, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x06435629d220447, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x06635229e220447, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x06835229f220447, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x06a3522a0220447, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3522a1220447, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x09c3522a2220447, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3522a3220447, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03522a4220447, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035026a22144b, // V_MED3_U32 ENC_VOP3 default
    0x06235426b22144b, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x06435626c22144b, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x06635226d22144b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x06835226e22144b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x06a35226f22144b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a35227022144b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x09c35227122144b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e35227222144b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a035227322144b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603482a52224d1, // V_SAD_U8 ENC_VOP3 default
    0x06234c2a62224d1, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x06434e2a72224d1, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x06634a2a82224d1, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x06834a2a92224d1, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x06a34a2aa2224d1, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a34a2ab2224d1, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x09c34a2ac2224d1, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e34a2ad2224d1, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a034a2ae2224d1, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603482a52234ce, // V_SAD_HI_U8 ENC_VOP3 default
    0x06234c2a62234ce, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x06434e2a72234ce, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x06634a2a82234ce, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x06834a2a92234ce, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x06a34a2aa2234ce, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a34a2ab2234ce, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x09c34a2ac2234ce, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e34a2ad2234ce, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a034a2ae2234ce, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603482af2244cf, // V_SAD_U16 ENC_VOP3 default
    0x06234c2b02244cf, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x06434e2b12244cf, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x06634a2b22244cf, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x06834a2b32244cf, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x06a34a2b42244cf, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a34a2b52244cf, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x09c34a2b62244cf, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e34a2b72244cf, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a034a2b82244cf, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034826a2254d0, // V_SAD_U32 ENC_VOP3 default
    0x06234c26b2254d0, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x06434e26c2254d0, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x06634a26d2254d0, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x06834a26e2254d0, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x06a34a26f2254d0, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a34a2702254d0, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x09c34a2712254d0, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e34a2722254d0, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a034a2732254d0, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603662b9226390, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x06236a2ba226390, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x06436c2bb226390, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0663682bc226390, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x0683682bd226390, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x06a3682be226390, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3682bf226390, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x09c3682c0226390, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3682c1226390, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03682c2226390, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034024c2273c9, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x06634224f2273c9, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x0683422502273c9, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x06a3422512273c9, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3422522273c9, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x09c3422532273c9, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3422542273c9, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03422552273c9, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035827e2283ca, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x06435c27f2283ca, // V_DIV_FIXUP_F64 VOP3_VOP_DPP16 has_dpp16
    0x06635a2802283ca, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x06835a2812283ca, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x06a35a2822283ca, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a35a2832283ca, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x09c35a2842283ca, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e35a2852283ca, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a035a2862283ca, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034024c22944f, // V_MIN3_NUM_F32 ENC_VOP3 default
    0x06234424d22944f, // V_MIN3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434624e22944f, // V_MIN3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634224f22944f, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x06834225022944f, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x06a34225122944f, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a34225222944f, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x09c34225322944f, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e34225422944f, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a034225522944f, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034024c22a42d, // V_MAX3_NUM_F32 ENC_VOP3 default
    0x06234424d22a42d, // V_MAX3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434624e22a42d, // V_MAX3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634224f22a42d, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x06834225022a42d, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x06a34225122a42d, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a34225222a42d, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x09c34225322a42d, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e34225422a42d, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a034225522a42d, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06036e2c322b44e, // V_MIN3_NUM_F16 ENC_VOP3 default
    0x0623722c422b44e, // V_MIN3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643742c522b44e, // V_MIN3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663702c622b44e, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0683702c722b44e, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3702c822b44e, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3702c922b44e, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x09c3702ca22b44e, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3702cb22b44e, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03702cc22b44e, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06036e2c322c42c, // V_MAX3_NUM_F16 ENC_VOP3 default
    0x0623722c422c42c, // V_MAX3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643742c522c42c, // V_MAX3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663702c622c42c, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0683702c722c42c, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3702c822c42c, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3702c922c42c, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x09c3702ca22c42c, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3702cb22c42c, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03702cc22c42c, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034024c22d453, // V_MINIMUM3_F32 ENC_VOP3 default
    0x06234424d22d453, // V_MINIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434624e22d453, // V_MINIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634224f22d453, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x06834225022d453, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x06a34225122d453, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a34225222d453, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x09c34225322d453, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e34225422d453, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a034225522d453, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034024c22e431, // V_MAXIMUM3_F32 ENC_VOP3 default
    0x06234424d22e431, // V_MAXIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434624e22e431, // V_MAXIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634224f22e431, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x06834225022e431, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x06a34225122e431, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a34225222e431, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x09c34225322e431, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e34225422e431, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a034225522e431, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06036e2c322f452, // V_MINIMUM3_F16 ENC_VOP3 default
    0x0623722c422f452, // V_MINIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643742c522f452, // V_MINIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663702c622f452, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x0683702c722f452, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3702c822f452, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3702c922f452, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x09c3702ca22f452, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3702cb22f452, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03702cc22f452, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06036e2c3230430, // V_MAXIMUM3_F16 ENC_VOP3 default
    0x0623722c4230430, // V_MAXIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643742c5230430, // V_MAXIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663702c6230430, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x0683702c7230430, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3702c8230430, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3702c9230430, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x09c3702ca230430, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3702cb230430, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03702cc230430, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034024c231449, // V_MED3_NUM_F32 ENC_VOP3 default
    0x06234424d231449, // V_MED3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434624e231449, // V_MED3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634224f231449, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x068342250231449, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x06a342251231449, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a342252231449, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x09c342253231449, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e342254231449, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a0342255231449, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06036e2c3232448, // V_MED3_NUM_F16 ENC_VOP3 default
    0x0623722c4232448, // V_MED3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643742c5232448, // V_MED3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663702c6232448, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0683702c7232448, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3702c8232448, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3702c9232448, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x09c3702ca232448, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3702cb232448, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03702cc232448, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603762cd2332ae, // V_BITOP3_B16 ENC_VOP3 default
    0x06237a2ce2332ae, // V_BITOP3_B16 VOP3_VOP_DPP8 has_dpp8
    0x06437c2cf2332ae, // V_BITOP3_B16 VOP3_VOP_DPP16 has_dpp16
    0x0663782d02332ae, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_0
    0x0683782d12332ae, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_1
    0x06a3782d22332ae, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3782d32332ae, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_2
    0x09c3782d42332ae, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3782d52332ae, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03782d62332ae, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06037e2d72342af, // V_BITOP3_B32 ENC_VOP3 default
    0x0623822d82342af, // V_BITOP3_B32 VOP3_VOP_DPP8 has_dpp8
    0x0643842d92342af, // V_BITOP3_B32 VOP3_VOP_DPP16 has_dpp16
    0x0663802da2342af, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_0
    0x0683802db2342af, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_1
    0x06a3802dc2342af, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3802dd2342af, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_2
    0x09c3802de2342af, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3802df2342af, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03802e02342af, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035026a235427, // V_MAD_U32 ENC_VOP3 default
    0x06435626c235427, // V_MAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x06635226d235427, // V_MAD_U32 VOP3_INST_LITERAL has_lit_0
    0x06835226e235427, // V_MAD_U32 VOP3_INST_LITERAL has_lit_1
    0x06a35226f235427, // V_MAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a352270235427, // V_MAD_U32 VOP3_INST_LITERAL has_lit_2
    0x09c352271235427, // V_MAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e352272235427, // V_MAD_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a0352273235427, // V_MAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0a23402e12373cb, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x0a43422e22373cb, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x0a63422e32373cb, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x0a83422e42373cb, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0aa3422e52373cb, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x0ac3422e62373cb, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0ae3422e72373cb, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0b03422e82373cb, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0a23582e92383cc, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x0b235c2ea2383cc, // V_DIV_FMAS_F64 VOP3_VOP_DPP16 has_dpp16
    0x0a435a2eb2383cc, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x0a635a2ec2383cc, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x0a835a2ed2383cc, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0aa35a2ee2383cc, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x0ac35a2ef2383cc, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0ae35a2f02383cc, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0b035a2f12383cc, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034828723946f, // V_MSAD_U8 ENC_VOP3 default
    0x06234c28823946f, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x06434e28923946f, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x06634a28a23946f, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x06834a28b23946f, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x06a34a28c23946f, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a34a28d23946f, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x09c34a28e23946f, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e34a28f23946f, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a034a29023946f, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603862f223a4bf, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x0663882f323a4bf, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0683882f423a4bf, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x06a3882f523a4bf, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3882f623a4bf, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x09c3882f723a4bf, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3882f823a4bf, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03882f923a4bf, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603862f223b46d, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x0663882f323b46d, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0683882f423b46d, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x06a3882f523b46d, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3882f623b46d, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x09c3882f723b46d, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3882f823b46d, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03882f923b46d, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0b438a2fa23d46e, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x0b638c2fb23d46e, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x0b838c2fc23d46e, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x0ba38c2fd23d46e, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06038e2fe23f490, // V_PERM_PK16_B4_U4 ENC_VOP3 default
    0x0663902ff23f490, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_0
    0x06839030023f490, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_1
    0x06a39030123f490, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a39030223f490, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_2
    0x09c39030323f490, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e39030423f490, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a039030523f490, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035026a24052c, // V_XOR3_B32 ENC_VOP3 default
    0x06235426b24052c, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x06435626c24052c, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x06635226d24052c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x06835226e24052c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x06a35226f24052c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a35227024052c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x09c35227124052c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e35227224052c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a035227324052c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x060392306241426, // V_MAD_U16 ENC_VOP3 default
    0x062396307241426, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x064398308241426, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x066394309241426, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x06839430a241426, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x06a39430b241426, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a39430c241426, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x09c39430d241426, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e39430e241426, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a039430f241426, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06039a310242491, // V_PERM_PK16_B6_U4 ENC_VOP3 default
    0x06639c311242491, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_0
    0x06839c312242491, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_1
    0x06a39c313242491, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a39c314242491, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_2
    0x09c39c315242491, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e39c316242491, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a039c317242491, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06039e318243492, // V_PERM_PK16_B8_U4 ENC_VOP3 default
    0x0663a0319243492, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_0
    0x0683a031a243492, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_1
    0x06a3a031b243492, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3a031c243492, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_2
    0x09c3a031d243492, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3a031e243492, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03a031f243492, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035032024448f, // V_PERM_B32 ENC_VOP3 default
    0x06235432124448f, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x06435632224448f, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x06635232324448f, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x06835232424448f, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x06a35232524448f, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a35232624448f, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x09c35232724448f, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e35232824448f, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a035232924448f, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035026a24552a, // V_XAD_U32 ENC_VOP3 default
    0x06235426b24552a, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x06435626c24552a, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x06635226d24552a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x06835226e24552a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x06a35226f24552a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a35227024552a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x09c35227124552a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e35227224552a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a035227324552a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035026a246419, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x06235426b246419, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x06435626c246419, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x06635226d246419, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x06835226e246419, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x06a35226f246419, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a352270246419, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x09c352271246419, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e352272246419, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a0352273246419, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035026a247294, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x06235426b247294, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x06435626c247294, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x06635226d247294, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x06835226e247294, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x06a35226f247294, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a352270247294, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x09c352271247294, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e352272247294, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a0352273247294, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06036e2c32483fd, // V_FMA_F16 ENC_VOP3 default
    0x0623722c42483fd, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643742c52483fd, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663702c62483fd, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x0683702c72483fd, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3702c82483fd, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3702c92483fd, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x09c3702ca2483fd, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3702cb2483fd, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03702cc2483fd, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06039232a24a44c, // V_MIN3_I16 ENC_VOP3 default
    0x06239632b24a44c, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x06439832c24a44c, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x06639432d24a44c, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x06839432e24a44c, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x06a39432f24a44c, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a39433024a44c, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x09c39433124a44c, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e39433224a44c, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a039433324a44c, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06039230624b450, // V_MIN3_U16 ENC_VOP3 default
    0x06239630724b450, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x06439830824b450, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x06639430924b450, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x06839430a24b450, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x06a39430b24b450, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a39430c24b450, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x09c39430d24b450, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e39430e24b450, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a039430f24b450, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06039232a24d42a, // V_MAX3_I16 ENC_VOP3 default
    0x06239632b24d42a, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x06439832c24d42a, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x06639432d24d42a, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x06839432e24d42a, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x06a39432f24d42a, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a39433024d42a, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x09c39433124d42a, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e39433224d42a, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a039433324d42a, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06039230624e42e, // V_MAX3_U16 ENC_VOP3 default
    0x06239630724e42e, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x06439830824e42e, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x06639430924e42e, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x06839430a24e42e, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x06a39430b24e42e, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a39430c24e42e, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x09c39430d24e42e, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e39430e24e42e, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a039430f24e42e, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06039232a250446, // V_MED3_I16 ENC_VOP3 default
    0x06239632b250446, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x06439832c250446, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x06639432d250446, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x06839432e250446, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x06a39432f250446, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a394330250446, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x09c394331250446, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e394332250446, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a0394333250446, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06039230625144a, // V_MED3_U16 ENC_VOP3 default
    0x06239630725144a, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x06439830825144a, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x06639430925144a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x06839430a25144a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x06a39430b25144a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a39430c25144a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x09c39430d25144a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e39430e25144a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a039430f25144a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603a233425241a, // V_LSHL_ADD_U64 ENC_VOP3 default
    0x0643a633525241a, // V_LSHL_ADD_U64 VOP3_VOP_DPP16 has_dpp16
    0x0663a433625241a, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_0
    0x0683a433725241a, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_1
    0x06a3a433825241a, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3a433925241a, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_2
    0x09c3a433a25241a, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3a433b25241a, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03a433c25241a, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06039232a253421, // V_MAD_I16 ENC_VOP3 default
    0x06239632b253421, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x06439832c253421, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x06639432d253421, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x06839432e253421, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x06a39432f253421, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a394330253421, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x09c394331253421, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e394332253421, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a0394333253421, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06036e2c32543c8, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x0623722c42543c8, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643742c52543c8, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663702c62543c8, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x0683702c72543c8, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3702c82543c8, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3702c92543c8, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x09c3702ca2543c8, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3702cb2543c8, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03702cc2543c8, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035026a25528e, // V_ADD3_U32 ENC_VOP3 default
    0x06235426b25528e, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x06435626c25528e, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x06635226d25528e, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x06835226e25528e, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x06a35226f25528e, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a35227025528e, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x09c35227125528e, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e35227225528e, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a035227325528e, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035026a25641b, // V_LSHL_OR_B32 ENC_VOP3 default
    0x06235426b25641b, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x06435626c25641b, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x06635226d25641b, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x06835226e25641b, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x06a35226f25641b, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a35227025641b, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x09c35227125641b, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e35227225641b, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a035227325641b, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035026a2572a2, // V_AND_OR_B32 ENC_VOP3 default
    0x06235426b2572a2, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x06435626c2572a2, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x06635226d2572a2, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x06835226e2572a2, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x06a35226f2572a2, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3522702572a2, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x09c3522712572a2, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3522722572a2, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03522732572a2, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035026a258481, // V_OR3_B32 ENC_VOP3 default
    0x06235426b258481, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x06435626c258481, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x06635226d258481, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x06835226e258481, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x06a35226f258481, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a352270258481, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x09c352271258481, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e352272258481, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a0352273258481, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603a833d259428, // V_MAD_U32_U16 ENC_VOP3 default
    0x0623ac33e259428, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x0643ae33f259428, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x0663aa340259428, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x0683aa341259428, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x06a3aa342259428, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3aa343259428, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x09c3aa344259428, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3aa345259428, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03aa346259428, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603a834725a422, // V_MAD_I32_I16 ENC_VOP3 default
    0x0623ac34825a422, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x0643ae34925a422, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x0663aa34a25a422, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x0683aa34b25a422, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x06a3aa34c25a422, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3aa34d25a422, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x09c3aa34e25a422, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3aa34f25a422, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03aa35025a422, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0bc3b035125b485, // V_PERMLANE16_B32 ENC_VOP3 default
    0x0be3b235225b485, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x0c03b235325b485, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x0c23b235425b485, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0bc3b035125c488, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x0be3b235225c488, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x0c03b235325c488, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x0c23b235425c488, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783b435525d357, // V_CNDMASK_B16 ENC_VOP3 default
    0x07a3b835625d357, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x07c3ba35725d357, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x07e3b635825d357, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x0803b635925d357, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x0823b635a25d357, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06034829b25e295, // V_ADD_MAX_I32 ENC_VOP3 default
    0x06234c29c25e295, // V_ADD_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x06434e29d25e295, // V_ADD_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x06634a29e25e295, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x06834a29f25e295, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x06a34a2a025e295, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a34a2a125e295, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_2
    0x09c34a2a225e295, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e34a2a325e295, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a034a2a425e295, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034826a25f296, // V_ADD_MAX_U32 ENC_VOP3 default
    0x06234c26b25f296, // V_ADD_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x06434e26c25f296, // V_ADD_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x06634a26d25f296, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x06834a26e25f296, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x06a34a26f25f296, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a34a27025f296, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_2
    0x09c34a27125f296, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e34a27225f296, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a034a27325f296, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034829b260297, // V_ADD_MIN_I32 ENC_VOP3 default
    0x06234c29c260297, // V_ADD_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x06434e29d260297, // V_ADD_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x06634a29e260297, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x06834a29f260297, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x06a34a2a0260297, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a34a2a1260297, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_2
    0x09c34a2a2260297, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e34a2a3260297, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a034a2a4260297, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034826a261298, // V_ADD_MIN_U32 ENC_VOP3 default
    0x06234c26b261298, // V_ADD_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x06434e26c261298, // V_ADD_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x06634a26d261298, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x06834a26e261298, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x06a34a26f261298, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a34a270261298, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_2
    0x09c34a271261298, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e34a272261298, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a034a273261298, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035026a26243a, // V_MAXMIN_U32 ENC_VOP3 default
    0x06235426b26243a, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x06435626c26243a, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x06635226d26243a, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x06835226e26243a, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x06a35226f26243a, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a35227026243a, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x09c35227126243a, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e35227226243a, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a035227326243a, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035026a26345c, // V_MINMAX_U32 ENC_VOP3 default
    0x06235426b26345c, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x06435626c26345c, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x06635226d26345c, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x06835226e26345c, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x06a35226f26345c, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a35227026345c, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x09c35227126345c, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e35227226345c, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a035227326345c, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035029b264437, // V_MAXMIN_I32 ENC_VOP3 default
    0x06235429c264437, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x06435629d264437, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x06635229e264437, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x06835229f264437, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x06a3522a0264437, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3522a1264437, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x09c3522a2264437, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3522a3264437, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03522a4264437, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06035029b265459, // V_MINMAX_I32 ENC_VOP3 default
    0x06235429c265459, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x06435629d265459, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x06635229e265459, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x06835229f265459, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x06a3522a0265459, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3522a1265459, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x09c3522a2265459, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3522a3265459, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03522a4265459, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034024c26845b, // V_MINMAX_NUM_F32 ENC_VOP3 default
    0x06234424d26845b, // V_MINMAX_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434624e26845b, // V_MINMAX_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634224f26845b, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x06834225026845b, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x06a34225126845b, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a34225226845b, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x09c34225326845b, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e34225426845b, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a034225526845b, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034024c269439, // V_MAXMIN_NUM_F32 ENC_VOP3 default
    0x06234424d269439, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434624e269439, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634224f269439, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x068342250269439, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x06a342251269439, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a342252269439, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x09c342253269439, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e342254269439, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a0342255269439, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06036e2c326a45a, // V_MINMAX_NUM_F16 ENC_VOP3 default
    0x0623722c426a45a, // V_MINMAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643742c526a45a, // V_MINMAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663702c626a45a, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0683702c726a45a, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3702c826a45a, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3702c926a45a, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x09c3702ca26a45a, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3702cb26a45a, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03702cc26a45a, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06036e2c326b438, // V_MAXMIN_NUM_F16 ENC_VOP3 default
    0x0623722c426b438, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643742c526b438, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663702c626b438, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0683702c726b438, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3702c826b438, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3702c926b438, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x09c3702ca26b438, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3702cb26b438, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03702cc26b438, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034024c26c455, // V_MINIMUMMAXIMUM_F32 ENC_VOP3 default
    0x06234424d26c455, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434624e26c455, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634224f26c455, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x06834225026c455, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x06a34225126c455, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a34225226c455, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x09c34225326c455, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e34225426c455, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a034225526c455, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06034024c26d433, // V_MAXIMUMMINIMUM_F32 ENC_VOP3 default
    0x06234424d26d433, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x06434624e26d433, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x06634224f26d433, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x06834225026d433, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x06a34225126d433, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a34225226d433, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x09c34225326d433, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e34225426d433, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a034225526d433, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06036e2c326e454, // V_MINIMUMMAXIMUM_F16 ENC_VOP3 default
    0x0623722c426e454, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643742c526e454, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663702c626e454, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0683702c726e454, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3702c826e454, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3702c926e454, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x09c3702ca26e454, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3702cb26e454, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03702cc26e454, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x06036e2c326f432, // V_MAXIMUMMINIMUM_F16 ENC_VOP3 default
    0x0623722c426f432, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0643742c526f432, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0663702c626f432, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0683702c726f432, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x06a3702c826f432, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3702c926f432, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x09c3702ca26f432, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3702cb26f432, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03702cc26f432, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0bc35035b27048a, // V_PERMLANE_BCAST_B32 ENC_VOP3 default
    0x0be35235c27048a, // V_PERMLANE_BCAST_B32 VOP3_INST_LITERAL has_lit_1
    0x0c035235d27048a, // V_PERMLANE_BCAST_B32 VOP3_INST_LITERAL has_lit_2
    0x0c235235e27048a, // V_PERMLANE_BCAST_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0bc35035b27148d, // V_PERMLANE_UP_B32 ENC_VOP3 default
    0x0be35235c27148d, // V_PERMLANE_UP_B32 VOP3_INST_LITERAL has_lit_1
    0x0c035235d27148d, // V_PERMLANE_UP_B32 VOP3_INST_LITERAL has_lit_2
    0x0c235235e27148d, // V_PERMLANE_UP_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0bc35035b27248b, // V_PERMLANE_DOWN_B32 ENC_VOP3 default
    0x0be35235c27248b, // V_PERMLANE_DOWN_B32 VOP3_INST_LITERAL has_lit_1
    0x0c035235d27248b, // V_PERMLANE_DOWN_B32 VOP3_INST_LITERAL has_lit_2
    0x0c235235e27248b, // V_PERMLANE_DOWN_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0bc35035b27348e, // V_PERMLANE_XOR_B32 ENC_VOP3 default
    0x0be35235c27348e, // V_PERMLANE_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x0c035235d27348e, // V_PERMLANE_XOR_B32 VOP3_INST_LITERAL has_lit_2
    0x0c235235e27348e, // V_PERMLANE_XOR_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0c43bc35f2804fc, // V_S_EXP_F32 ENC_VOP3 default
    0x0663be3602804fc, // V_S_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x0c43c03612814fb, // V_S_EXP_F16 ENC_VOP3 default
    0x0663c23622814fb, // V_S_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0c43bc35f2824fe, // V_S_LOG_F32 ENC_VOP3 default
    0x0663be3602824fe, // V_S_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x0c43c03612834fd, // V_S_LOG_F16 ENC_VOP3 default
    0x0663c23622834fd, // V_S_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x0c43bc35f284500, // V_S_RCP_F32 ENC_VOP3 default
    0x0663be360284500, // V_S_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x0c43c03612854ff, // V_S_RCP_F16 ENC_VOP3 default
    0x0663c23622854ff, // V_S_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x0c43bc35f286502, // V_S_RSQ_F32 ENC_VOP3 default
    0x0663be360286502, // V_S_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0c43c0361287501, // V_S_RSQ_F16 ENC_VOP3 default
    0x0663c2362287501, // V_S_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0c43bc35f288504, // V_S_SQRT_F32 ENC_VOP3 default
    0x0663be360288504, // V_S_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x0c43c0361289503, // V_S_SQRT_F16 ENC_VOP3 default
    0x0663c2362289503, // V_S_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0603c43632902a6, // V_ASHR_PK_I8_I32 ENC_VOP3 default
    0x0623c83642902a6, // V_ASHR_PK_I8_I32 VOP3_VOP_DPP8 has_dpp8
    0x0643ca3652902a6, // V_ASHR_PK_I8_I32 VOP3_VOP_DPP16 has_dpp16
    0x0663c63662902a6, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_0
    0x0683c63672902a6, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_1
    0x06a3c63682902a6, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3c63692902a6, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_2
    0x09c3c636a2902a6, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3c636b2902a6, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03c636c2902a6, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0603c436d2912a7, // V_ASHR_PK_U8_I32 ENC_VOP3 default
    0x0623c836e2912a7, // V_ASHR_PK_U8_I32 VOP3_VOP_DPP8 has_dpp8
    0x0643ca36f2912a7, // V_ASHR_PK_U8_I32 VOP3_VOP_DPP16 has_dpp16
    0x0663c63702912a7, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_0
    0x0683c63712912a7, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_1
    0x06a3c63722912a7, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a3c63732912a7, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_2
    0x09c3c63742912a7, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e3c63752912a7, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a03c63762912a7, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0983cc3772973ab, // V_CVT_SCALEF32_SR_PK8_FP4_F32 ENC_VOP3 default
    0x0c63ce3782973ab, // V_CVT_SCALEF32_SR_PK8_FP4_F32 VOP3_INST_LITERAL has_lit_1
    0x0c83ce3792973ab, // V_CVT_SCALEF32_SR_PK8_FP4_F32 VOP3_INST_LITERAL has_lit_2
    0x0c23ce37a2973ab, // V_CVT_SCALEF32_SR_PK8_FP4_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0983d037b2983ae, // V_CVT_SCALEF32_SR_PK8_FP8_F32 ENC_VOP3 default
    0x0c63d237c2983ae, // V_CVT_SCALEF32_SR_PK8_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x0c83d237d2983ae, // V_CVT_SCALEF32_SR_PK8_FP8_F32 VOP3_INST_LITERAL has_lit_2
    0x0c23d237e2983ae, // V_CVT_SCALEF32_SR_PK8_FP8_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0983d037f2993a8, // V_CVT_SCALEF32_SR_PK8_BF8_F32 ENC_VOP3 default
    0x0c63d23802993a8, // V_CVT_SCALEF32_SR_PK8_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x0c83d23812993a8, // V_CVT_SCALEF32_SR_PK8_BF8_F32 VOP3_INST_LITERAL has_lit_2
    0x0c23d23822993a8, // V_CVT_SCALEF32_SR_PK8_BF8_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0983d438329f3b9, // V_CVT_SCALE_PK8_F16_FP4 ENC_VOP3 default
    0x0c63d638429f3b9, // V_CVT_SCALE_PK8_F16_FP4 VOP3_INST_LITERAL has_lit_1
    0x0983d43852a03b6, // V_CVT_SCALE_PK8_BF16_FP4 ENC_VOP3 default
    0x0c63d63862a03b6, // V_CVT_SCALE_PK8_BF16_FP4 VOP3_INST_LITERAL has_lit_1
    0x0983d83872a13bc, // V_CVT_SCALE_PK8_F32_FP4 ENC_VOP3 default
    0x0c63da3882a13bc, // V_CVT_SCALE_PK8_F32_FP4 VOP3_INST_LITERAL has_lit_1
    0x0983dc3892a83ba, // V_CVT_SCALE_PK8_F16_FP8 ENC_VOP3 default
    0x0c63de38a2a83ba, // V_CVT_SCALE_PK8_F16_FP8 VOP3_INST_LITERAL has_lit_1
    0x0983dc38b2a93b7, // V_CVT_SCALE_PK8_BF16_FP8 ENC_VOP3 default
    0x0c63de38c2a93b7, // V_CVT_SCALE_PK8_BF16_FP8 VOP3_INST_LITERAL has_lit_1
    0x0983e038d2aa3bd, // V_CVT_SCALE_PK8_F32_FP8 ENC_VOP3 default
    0x0c63e238e2aa3bd, // V_CVT_SCALE_PK8_F32_FP8 VOP3_INST_LITERAL has_lit_1
    0x0983dc38f2ab3b8, // V_CVT_SCALE_PK8_F16_BF8 ENC_VOP3 default
    0x0c63de3902ab3b8, // V_CVT_SCALE_PK8_F16_BF8 VOP3_INST_LITERAL has_lit_1
    0x0983dc3912ac3b5, // V_CVT_SCALE_PK8_BF16_BF8 ENC_VOP3 default
    0x0c63de3922ac3b5, // V_CVT_SCALE_PK8_BF16_BF8 VOP3_INST_LITERAL has_lit_1
    0x0983e03932ad3bb, // V_CVT_SCALE_PK8_F32_BF8 ENC_VOP3 default
    0x0c63e23942ad3bb, // V_CVT_SCALE_PK8_F32_BF8 VOP3_INST_LITERAL has_lit_1
    0x0983e43952b039c, // V_CVT_SCALEF32_PK8_FP4_F32 ENC_VOP3 default
    0x0c63e63962b039c, // V_CVT_SCALEF32_PK8_FP4_F32 VOP3_INST_LITERAL has_lit_1
    0x0983e83972b339b, // V_CVT_SCALEF32_PK8_FP4_F16 ENC_VOP3 default
    0x0c63ea3982b339b, // V_CVT_SCALEF32_PK8_FP4_F16 VOP3_INST_LITERAL has_lit_1
    0x0983ec3992b439d, // V_CVT_SCALEF32_PK8_FP8_BF16 ENC_VOP3 default
    0x0c63ee39a2b439d, // V_CVT_SCALEF32_PK8_FP8_BF16 VOP3_INST_LITERAL has_lit_1
    0x0983ec39b2b5397, // V_CVT_SCALEF32_PK8_BF8_BF16 ENC_VOP3 default
    0x0c63ee39c2b5397, // V_CVT_SCALEF32_PK8_BF8_BF16 VOP3_INST_LITERAL has_lit_1
    0x0983e839d2b839a, // V_CVT_SCALEF32_PK8_FP4_BF16 ENC_VOP3 default
    0x0c63ea39e2b839a, // V_CVT_SCALEF32_PK8_FP4_BF16 VOP3_INST_LITERAL has_lit_1
    0x0983f039f2b93aa, // V_CVT_SCALEF32_SR_PK8_FP4_F16 ENC_VOP3 default
    0x0c63f23a02b93aa, // V_CVT_SCALEF32_SR_PK8_FP4_F16 VOP3_INST_LITERAL has_lit_1
    0x0c83f23a12b93aa, // V_CVT_SCALEF32_SR_PK8_FP4_F16 VOP3_INST_LITERAL has_lit_2
    0x0c23f23a22b93aa, // V_CVT_SCALEF32_SR_PK8_FP4_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0983f03a32bc3a9, // V_CVT_SCALEF32_SR_PK8_FP4_BF16 ENC_VOP3 default
    0x0c63f23a42bc3a9, // V_CVT_SCALEF32_SR_PK8_FP4_BF16 VOP3_INST_LITERAL has_lit_1
    0x0c83f23a52bc3a9, // V_CVT_SCALEF32_SR_PK8_FP4_BF16 VOP3_INST_LITERAL has_lit_2
    0x0c23f23a62bc3a9, // V_CVT_SCALEF32_SR_PK8_FP4_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0983f43a72bf3ad, // V_CVT_SCALEF32_SR_PK8_FP8_F16 ENC_VOP3 default
    0x0c63f63a82bf3ad, // V_CVT_SCALEF32_SR_PK8_FP8_F16 VOP3_INST_LITERAL has_lit_1
    0x0c83f63a92bf3ad, // V_CVT_SCALEF32_SR_PK8_FP8_F16 VOP3_INST_LITERAL has_lit_2
    0x0c23f63aa2bf3ad, // V_CVT_SCALEF32_SR_PK8_FP8_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0983f43ab2c03ac, // V_CVT_SCALEF32_SR_PK8_FP8_BF16 ENC_VOP3 default
    0x0c63f63ac2c03ac, // V_CVT_SCALEF32_SR_PK8_FP8_BF16 VOP3_INST_LITERAL has_lit_1
    0x0c83f63ad2c03ac, // V_CVT_SCALEF32_SR_PK8_FP8_BF16 VOP3_INST_LITERAL has_lit_2
    0x0c23f63ae2c03ac, // V_CVT_SCALEF32_SR_PK8_FP8_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0983f43af2c13a7, // V_CVT_SCALEF32_SR_PK8_BF8_F16 ENC_VOP3 default
    0x0c63f63b02c13a7, // V_CVT_SCALEF32_SR_PK8_BF8_F16 VOP3_INST_LITERAL has_lit_1
    0x0c83f63b12c13a7, // V_CVT_SCALEF32_SR_PK8_BF8_F16 VOP3_INST_LITERAL has_lit_2
    0x0c23f63b22c13a7, // V_CVT_SCALEF32_SR_PK8_BF8_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0983f43b32c23a6, // V_CVT_SCALEF32_SR_PK8_BF8_BF16 ENC_VOP3 default
    0x0c63f63b42c23a6, // V_CVT_SCALEF32_SR_PK8_BF8_BF16 VOP3_INST_LITERAL has_lit_1
    0x0c83f63b52c23a6, // V_CVT_SCALEF32_SR_PK8_BF8_BF16 VOP3_INST_LITERAL has_lit_2
    0x0c23f63b62c23a6, // V_CVT_SCALEF32_SR_PK8_BF8_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0983f83b72c339f, // V_CVT_SCALEF32_PK8_FP8_F32 ENC_VOP3 default
    0x0c63fa3b82c339f, // V_CVT_SCALEF32_PK8_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x0983ec3b92c439e, // V_CVT_SCALEF32_PK8_FP8_F16 ENC_VOP3 default
    0x0c63ee3ba2c439e, // V_CVT_SCALEF32_PK8_FP8_F16 VOP3_INST_LITERAL has_lit_1
    0x0983f83bb2c5399, // V_CVT_SCALEF32_PK8_BF8_F32 ENC_VOP3 default
    0x0c63fa3bc2c5399, // V_CVT_SCALEF32_PK8_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x0983ec3bd2c6398, // V_CVT_SCALEF32_PK8_BF8_F16 ENC_VOP3 default
    0x0c63ee3be2c6398, // V_CVT_SCALEF32_PK8_BF8_F16 VOP3_INST_LITERAL has_lit_1
    0x0983fc3bf2c73b2, // V_CVT_SCALE_PK16_F16_FP6 ENC_VOP3 default
    0x0c63fe3c02c73b2, // V_CVT_SCALE_PK16_F16_FP6 VOP3_INST_LITERAL has_lit_1
    0x0983fc3c12c83b0, // V_CVT_SCALE_PK16_BF16_FP6 ENC_VOP3 default
    0x0c63fe3c22c83b0, // V_CVT_SCALE_PK16_BF16_FP6 VOP3_INST_LITERAL has_lit_1
    0x0984003c32c93b4, // V_CVT_SCALE_PK16_F32_FP6 ENC_VOP3 default
    0x0c64023c42c93b4, // V_CVT_SCALE_PK16_F32_FP6 VOP3_INST_LITERAL has_lit_1
    0x0983fc3c52ca3b1, // V_CVT_SCALE_PK16_F16_BF6 ENC_VOP3 default
    0x0c63fe3c62ca3b1, // V_CVT_SCALE_PK16_F16_BF6 VOP3_INST_LITERAL has_lit_1
    0x0983fc3c72cb3af, // V_CVT_SCALE_PK16_BF16_BF6 ENC_VOP3 default
    0x0c63fe3c82cb3af, // V_CVT_SCALE_PK16_BF16_BF6 VOP3_INST_LITERAL has_lit_1
    0x0984003c92cc3b3, // V_CVT_SCALE_PK16_F32_BF6 ENC_VOP3 default
    0x0c64023ca2cc3b3, // V_CVT_SCALE_PK16_F32_BF6 VOP3_INST_LITERAL has_lit_1
    0x0984043cb2cd396, // V_CVT_SCALEF32_PK16_FP6_F32 ENC_VOP3 default
    0x0c64063cc2cd396, // V_CVT_SCALEF32_PK16_FP6_F32 VOP3_INST_LITERAL has_lit_1
    0x0984043cd2ce393, // V_CVT_SCALEF32_PK16_BF6_F32 ENC_VOP3 default
    0x0c64063ce2ce393, // V_CVT_SCALEF32_PK16_BF6_F32 VOP3_INST_LITERAL has_lit_1
    0x0984083cf2cf395, // V_CVT_SCALEF32_PK16_FP6_F16 ENC_VOP3 default
    0x0c640a3d02cf395, // V_CVT_SCALEF32_PK16_FP6_F16 VOP3_INST_LITERAL has_lit_1
    0x0984083d12d0392, // V_CVT_SCALEF32_PK16_BF6_F16 ENC_VOP3 default
    0x0c640a3d22d0392, // V_CVT_SCALEF32_PK16_BF6_F16 VOP3_INST_LITERAL has_lit_1
    0x0984083d32d1394, // V_CVT_SCALEF32_PK16_FP6_BF16 ENC_VOP3 default
    0x0c640a3d42d1394, // V_CVT_SCALEF32_PK16_FP6_BF16 VOP3_INST_LITERAL has_lit_1
    0x0984083d52d2391, // V_CVT_SCALEF32_PK16_BF6_BF16 ENC_VOP3 default
    0x0c640a3d62d2391, // V_CVT_SCALEF32_PK16_BF6_BF16 VOP3_INST_LITERAL has_lit_1
    0x09840c3d72d33a5, // V_CVT_SCALEF32_SR_PK16_FP6_F32 ENC_VOP3 default
    0x0c640e3d82d33a5, // V_CVT_SCALEF32_SR_PK16_FP6_F32 VOP3_INST_LITERAL has_lit_1
    0x0c840e3d92d33a5, // V_CVT_SCALEF32_SR_PK16_FP6_F32 VOP3_INST_LITERAL has_lit_2
    0x0c240e3da2d33a5, // V_CVT_SCALEF32_SR_PK16_FP6_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09840c3db2d43a2, // V_CVT_SCALEF32_SR_PK16_BF6_F32 ENC_VOP3 default
    0x0c640e3dc2d43a2, // V_CVT_SCALEF32_SR_PK16_BF6_F32 VOP3_INST_LITERAL has_lit_1
    0x0c840e3dd2d43a2, // V_CVT_SCALEF32_SR_PK16_BF6_F32 VOP3_INST_LITERAL has_lit_2
    0x0c240e3de2d43a2, // V_CVT_SCALEF32_SR_PK16_BF6_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0984103df2d53a4, // V_CVT_SCALEF32_SR_PK16_FP6_F16 ENC_VOP3 default
    0x0c64123e02d53a4, // V_CVT_SCALEF32_SR_PK16_FP6_F16 VOP3_INST_LITERAL has_lit_1
    0x0c84123e12d53a4, // V_CVT_SCALEF32_SR_PK16_FP6_F16 VOP3_INST_LITERAL has_lit_2
    0x0c24123e22d53a4, // V_CVT_SCALEF32_SR_PK16_FP6_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0984103e32d63a1, // V_CVT_SCALEF32_SR_PK16_BF6_F16 ENC_VOP3 default
    0x0c64123e42d63a1, // V_CVT_SCALEF32_SR_PK16_BF6_F16 VOP3_INST_LITERAL has_lit_1
    0x0c84123e52d63a1, // V_CVT_SCALEF32_SR_PK16_BF6_F16 VOP3_INST_LITERAL has_lit_2
    0x0c24123e62d63a1, // V_CVT_SCALEF32_SR_PK16_BF6_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0984103e72d73a3, // V_CVT_SCALEF32_SR_PK16_FP6_BF16 ENC_VOP3 default
    0x0c64123e82d73a3, // V_CVT_SCALEF32_SR_PK16_FP6_BF16 VOP3_INST_LITERAL has_lit_1
    0x0c84123e92d73a3, // V_CVT_SCALEF32_SR_PK16_FP6_BF16 VOP3_INST_LITERAL has_lit_2
    0x0c24123ea2d73a3, // V_CVT_SCALEF32_SR_PK16_FP6_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0984103eb2d83a0, // V_CVT_SCALEF32_SR_PK16_BF6_BF16 ENC_VOP3 default
    0x0c64123ec2d83a0, // V_CVT_SCALEF32_SR_PK16_BF6_BF16 VOP3_INST_LITERAL has_lit_1
    0x0c84123ed2d83a0, // V_CVT_SCALEF32_SR_PK16_BF6_BF16 VOP3_INST_LITERAL has_lit_2
    0x0c24123ee2d83a0, // V_CVT_SCALEF32_SR_PK16_BF6_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0604143ef2fa425, // V_MAD_NC_U64_U32 ENC_VOP3 default
    0x0644183f02fa425, // V_MAD_NC_U64_U32 VOP3_VOP_DPP16 has_dpp16
    0x0664163f12fa425, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_0
    0x0684163f22fa425, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_1
    0x06a4163f32fa425, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a4163f42fa425, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_2
    0x09c4163f52fa425, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e4163f62fa425, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a04163f72fa425, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0604143f82fb424, // V_MAD_NC_I64_I32 ENC_VOP3 default
    0x0644183f92fb424, // V_MAD_NC_I64_I32 VOP3_VOP_DPP16 has_dpp16
    0x0664163fa2fb424, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_0
    0x0684163fb2fb424, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_1
    0x06a4163fc2fb424, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a4163fd2fb424, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_2
    0x09c4163fe2fb424, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e4163ff2fb424, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a04164002fb424, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0ca41a4012fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x0cc41c4022fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0ce41c4032fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0d041c4042fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0d241c4052fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0d441c4062fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_2
    0x0d641c4072fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1&has_lit_2
    0x0d841c4082fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0ca41e4092fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x0da42240a2fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0cc42040b2fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0ce42040c2fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0d042040d2fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0d242040e2fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0d442040f2fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_2
    0x0d64204102fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1&has_lit_2
    0x0d84204112fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0ca4244122fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC default
    0x0da4284132fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0cc4264142fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0ce4264152fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0d04264162fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0d24264172fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0d44264182fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_2
    0x0d64264192fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1&has_lit_2
    0x0d842641a2fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0ca42441b2ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC default
    0x0da42841c2ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0cc42641d2ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0ce42641e2ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0d042641f2ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0d24264202ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0d44264212ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_2
    0x0d64264222ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1&has_lit_2
    0x0d84264232ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0ca42a424300290, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x0dc42e425300290, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0da430426300290, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0cc42c427300290, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0ce42c428300290, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0d042c429300290, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0ca42a4243014e2, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x0dc42e4253014e2, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0da4304263014e2, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0cc42c4273014e2, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0ce42c4283014e2, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0d042c4293014e2, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0ca42a4243024dd, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x0dc42e4253024dd, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0da4304263024dd, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0cc42c4273024dd, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0ce42c4283024dd, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0d042c4293024dd, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x06043242a30329b, // V_ADD_NC_U16 ENC_VOP3 default
    0x06243642b30329b, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x06443842c30329b, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x06643442d30329b, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x06843442e30329b, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x06a43442f30329b, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06043242a3044e7, // V_SUB_NC_U16 ENC_VOP3 default
    0x06243642b3044e7, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x06443842c3044e7, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x06643442d3044e7, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x06843442e3044e7, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x06a43442f3044e7, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06043a42a30547a, // V_MUL_LO_U16 ENC_VOP3 default
    0x06243e42b30547a, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x06444042c30547a, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x06643c42d30547a, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x06843c42e30547a, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x06a43c42f30547a, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x060442430306387, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x062446431306387, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x064448432306387, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x066444433306387, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x068444434306387, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x06a444435306387, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06044243630738e, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x06244643730738e, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x06444843830738e, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x06644443930738e, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x06844443a30738e, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x06a44443b30738e, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06043a42a309441, // V_MAX_U16 ENC_VOP3 default
    0x06243e42b309441, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x06444042c309441, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x06643c42d309441, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x06843c42e309441, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x06a43c42f309441, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06043a43c30a43b, // V_MAX_I16 ENC_VOP3 default
    0x06243e43d30a43b, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x06444043e30a43b, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x06643c43f30a43b, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x06843c44030a43b, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x06a43c44130a43b, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06043a42a30b463, // V_MIN_U16 ENC_VOP3 default
    0x06243e42b30b463, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x06444042c30b463, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x06643c42d30b463, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x06843c42e30b463, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x06a43c42f30b463, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06043a43c30c45d, // V_MIN_I16 ENC_VOP3 default
    0x06243e43d30c45d, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x06444043e30c45d, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x06643c43f30c45d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x06843c44030c45d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x06a43c44130c45d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06043243c30d299, // V_ADD_NC_I16 ENC_VOP3 default
    0x06243643d30d299, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x06443843e30d299, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x06643443f30d299, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x06843444030d299, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x06a43444130d299, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06043243c30e4e5, // V_SUB_NC_I16 ENC_VOP3 default
    0x06243643d30e4e5, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x06443843e30e4e5, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x06643443f30e4e5, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x06843444030e4e5, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x06a43444130e4e5, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0de44a44230f487, // V_PERMLANE16_VAR_B32 ENC_VOP3 default
    0x0de44a442310489, // V_PERMLANEX16_VAR_B32 ENC_VOP3 default
    0x06044c443311484, // V_PACK_B32_F16 ENC_VOP3 default
    0x062450444311484, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x064452445311484, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x06644e446311484, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x06844e447311484, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x06a44e448311484, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06044c449312389, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x06245044a312389, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x06445244b312389, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x06644e44c312389, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x06844e44d312389, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x06a44e44e312389, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06044c44f31338b, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x06245045031338b, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x06445245131338b, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x06644e45231338b, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x06844e45331338b, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x06a44e45431338b, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0e045445531448c, // V_PERMLANE_IDX_GEN_B32 ENC_VOP3 default
    0x0c645645631448c, // V_PERMLANE_IDX_GEN_B32 VOP3_INST_LITERAL has_lit_1
    0x06045818f318465, // V_MIN_U64 ENC_VOP3 default
    0x06445c190318465, // V_MIN_U64 VOP3_VOP_DPP16 has_dpp16
    0x06645a191318465, // V_MIN_U64 VOP3_INST_LITERAL has_lit_0
    0x06845a192318465, // V_MIN_U64 VOP3_INST_LITERAL has_lit_1
    0x06a45a193318465, // V_MIN_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06045818f319443, // V_MAX_U64 ENC_VOP3 default
    0x06445c190319443, // V_MAX_U64 VOP3_VOP_DPP16 has_dpp16
    0x06645a191319443, // V_MAX_U64 VOP3_INST_LITERAL has_lit_0
    0x06845a192319443, // V_MAX_U64 VOP3_INST_LITERAL has_lit_1
    0x06a45a193319443, // V_MAX_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06045845731a45f, // V_MIN_I64 ENC_VOP3 default
    0x06445c45831a45f, // V_MIN_I64 VOP3_VOP_DPP16 has_dpp16
    0x06645a45931a45f, // V_MIN_I64 VOP3_INST_LITERAL has_lit_0
    0x06845a45a31a45f, // V_MIN_I64 VOP3_INST_LITERAL has_lit_1
    0x06a45a45b31a45f, // V_MIN_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06045845731b43d, // V_MAX_I64 ENC_VOP3 default
    0x06445c45831b43d, // V_MAX_I64 VOP3_VOP_DPP16 has_dpp16
    0x06645a45931b43d, // V_MAX_I64 VOP3_INST_LITERAL has_lit_0
    0x06845a45a31b43d, // V_MAX_I64 VOP3_INST_LITERAL has_lit_1
    0x06a45a45b31b43d, // V_MAX_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06045e45c31c410, // V_LDEXP_F32 ENC_VOP3 default
    0x06246245d31c410, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x06446445e31c410, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x06646045f31c410, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x06846046031c410, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x06a46046131c410, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06045417431d2ac, // V_BFM_B32 ENC_VOP3 default
    0x0622ca17531d2ac, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x0642cc17631d2ac, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x06645617731d2ac, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x06845617831d2ac, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x06a45617931d2ac, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06045417431e2a8, // V_BCNT_U32_B32 ENC_VOP3 default
    0x0622ca17531e2a8, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0642cc17631e2a8, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x06645617731e2a8, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x06845617831e2a8, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x06a45617931e2a8, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06045417431f445, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x0622ca17531f445, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0642cc17631f445, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x06645617731f445, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x06845617831f445, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x06a45617931f445, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x060454174320444, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x0622ca175320444, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0642cc176320444, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x066456177320444, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x068456178320444, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x06a456179320444, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06044243032138a, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x06244643132138a, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x06444843232138a, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x06644443332138a, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x06844443432138a, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x06a44443532138a, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06044243632238c, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x06244643732238c, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x06444843832238c, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x06644443932238c, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x06844443a32238c, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x06a44443b32238c, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06045446232338f, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x0622ca46332338f, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x0642cc46432338f, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x06645646532338f, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x06845646632338f, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x06a45646732338f, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x060454468324388, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x0622ca469324388, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x0642cc46a324388, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x06645646b324388, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x06845646c324388, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x06a45646d324388, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06046616e3254e6, // V_SUB_NC_I32 ENC_VOP3 default
    0x0622c216f3254e6, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0642c41703254e6, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x0664681713254e6, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x0684681723254e6, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x06a4681733254e6, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06046616e32629a, // V_ADD_NC_I32 ENC_VOP3 default
    0x0622c216f32629a, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0642c417032629a, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x06646817132629a, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x06846817232629a, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x06a46817332629a, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06046a46e32b411, // V_LDEXP_F64 ENC_VOP3 default
    0x06446e46f32b411, // V_LDEXP_F64 VOP3_VOP_DPP16 has_dpp16
    0x06646c47032b411, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x06846c47132b411, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x06a46c47232b411, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06045417432c47b, // V_MUL_LO_U32 ENC_VOP3 default
    0x0642cc17632c47b, // V_MUL_LO_U32 VOP3_VOP_DPP16 has_dpp16
    0x06645617732c47b, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x06845617832c47b, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x06a45617932c47b, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06045417432d477, // V_MUL_HI_U32 ENC_VOP3 default
    0x0642cc17632d477, // V_MUL_HI_U32 VOP3_VOP_DPP16 has_dpp16
    0x06645617732d477, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x06845617832d477, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x06a45617932d477, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06045416e32e475, // V_MUL_HI_I32 ENC_VOP3 default
    0x0642cc17032e475, // V_MUL_HI_I32 VOP3_VOP_DPP16 has_dpp16
    0x06645617132e475, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x06845617232e475, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x06a45617332e475, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06046a47332f508, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x06646c47432f508, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x06846c47532f508, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x06a46c47632f508, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06043a42a338416, // V_LSHLREV_B16 ENC_VOP3 default
    0x06243e42b338416, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x06444042c338416, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x06643c42d338416, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x06843c42e338416, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x06a43c42f338416, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06043a42a33941c, // V_LSHRREV_B16 ENC_VOP3 default
    0x06243e42b33941c, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x06444042c33941c, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x06643c42d33941c, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x06843c42e33941c, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x06a43c42f33941c, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06043a47733a2a3, // V_ASHRREV_I16 ENC_VOP3 default
    0x06243e47833a2a3, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x06444047933a2a3, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x06643c47a33a2a3, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x06843c47b33a2a3, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x06a43c47c33a2a3, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06047018533d41e, // V_LSHRREV_B64 ENC_VOP3 default
    0x0642da18633d41e, // V_LSHRREV_B64 VOP3_VOP_DPP16 has_dpp16
    0x06647218733d41e, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x06847218833d41e, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x06047047d33e2a5, // V_ASHRREV_I64 ENC_VOP3 default
    0x0642da47e33e2a5, // V_ASHRREV_I64 VOP3_VOP_DPP16 has_dpp16
    0x06647247f33e2a5, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x06847248033e2a5, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x060474163341458, // V_MINIMUM_F64 ENC_VOP3 default
    0x0642a8164341458, // V_MINIMUM_F64 VOP3_VOP_DPP16 has_dpp16
    0x066476165341458, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_0
    0x068476166341458, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_1
    0x06a476167341458, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x060474163342436, // V_MAXIMUM_F64 ENC_VOP3 default
    0x0642a8164342436, // V_MAXIMUM_F64 VOP3_VOP_DPP16 has_dpp16
    0x066476165342436, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_0
    0x068476166342436, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_1
    0x06a476167342436, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0e04784813604c6, // V_READLANE_B32 ENC_VOP3 default
    0x0e2454482361529, // V_WRITELANE_B32 ENC_VOP3 default
    0x0e4456483361529, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x06043a42a3622a0, // V_AND_B16 ENC_VOP3 default
    0x06243e42b3622a0, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x06444042c3622a0, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x06643c42d3622a0, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x06843c42e3622a0, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x06a43c42f3622a0, // V_AND_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06043a42a363482, // V_OR_B16 ENC_VOP3 default
    0x06243e42b363482, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x06444042c363482, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x06643c42d363482, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x06843c42e363482, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x06a43c42f363482, // V_OR_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06043a42a36452d, // V_XOR_B16 ENC_VOP3 default
    0x06243e42b36452d, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x06444042c36452d, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x06643c42d36452d, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x06843c42e36452d, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x06a43c42f36452d, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06047a168365457, // V_MINIMUM_F32 ENC_VOP3 default
    0x0622b8169365457, // V_MINIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0642ba16a365457, // V_MINIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x06647c16b365457, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x06847c16c365457, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x06a47c16d365457, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06047a168366435, // V_MAXIMUM_F32 ENC_VOP3 default
    0x0622b8169366435, // V_MAXIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0642ba16a366435, // V_MAXIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x06647c16b366435, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x06847c16c366435, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x06a47c16d366435, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06047e1a0367456, // V_MINIMUM_F16 ENC_VOP3 default
    0x0624821a1367456, // V_MINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0644841a2367456, // V_MINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0664801a3367456, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0684801a4367456, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x06a4801a5367456, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06047e1a0368434, // V_MAXIMUM_F16 ENC_VOP3 default
    0x0624821a1368434, // V_MAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0644841a2368434, // V_MAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0664801a3368434, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0684801a4368434, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x06a4801a5368434, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x060486484369386, // V_CVT_PK_FP8_F32 ENC_VOP3 default
    0x06248a485369386, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x06448c486369386, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x066488487369386, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x068488488369386, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x06a488489369386, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06048e48a36a37f, // V_CVT_PK_BF8_F32 ENC_VOP3 default
    0x06249248b36a37f, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x06449448c36a37f, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x06649048d36a37f, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x06849048e36a37f, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x06a49048f36a37f, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06049649036b3c1, // V_CVT_SR_FP8_F32 ENC_VOP3 default
    0x06249a49136b3c1, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x06449c49236b3c1, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x06649849336b3c1, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x06849849436b3c1, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x06a49849536b3c1, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x06049e49636c3bf, // V_CVT_SR_BF8_F32 ENC_VOP3 default
    0x0624a249736c3bf, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0644a449836c3bf, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0664a049936c3bf, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x0684a049a36c3bf, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x06a4a049b36c3bf, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0604a649c36d37d, // V_CVT_PK_BF16_F32 ENC_VOP3 default
    0x0624aa49d36d37d, // V_CVT_PK_BF16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0644ac49e36d37d, // V_CVT_PK_BF16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0664a849f36d37d, // V_CVT_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0
    0x0684a84a036d37d, // V_CVT_PK_BF16_F32 VOP3_INST_LITERAL has_lit_1
    0x06a4a84a136d37d, // V_CVT_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0604ae4a236e3c2, // V_CVT_SR_PK_BF16_F32 ENC_VOP3 default
    0x0624b24a336e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0644b44a436e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0664b04a536e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0
    0x0684b04a636e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_1
    0x06a4b04a736e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a4b04a836e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_2
    0x09c4b04a936e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e4b04aa36e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a04b04ab36e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0604b619a36f381, // V_CVT_PK_F16_F32 ENC_VOP3 default
    0x06231619b36f381, // V_CVT_PK_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x06431819c36f381, // V_CVT_PK_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0664b819d36f381, // V_CVT_PK_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0684b819e36f381, // V_CVT_PK_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x06a4b819f36f381, // V_CVT_PK_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0604ba4ac3703c3, // V_CVT_SR_PK_F16_F32 ENC_VOP3 default
    0x0624be4ad3703c3, // V_CVT_SR_PK_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0644c04ae3703c3, // V_CVT_SR_PK_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0664bc4af3703c3, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0684bc4b03703c3, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x06a4bc4b13703c3, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x09a4bc4b23703c3, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_2
    0x09c4bc4b33703c3, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x09e4bc4b43703c3, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0a04bc4b53703c3, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0604c24b6372385, // V_CVT_PK_FP8_F16 ENC_VOP3 default
    0x0624c84b7372385, // V_CVT_PK_FP8_F16 VOP3_VOP_DPP8 has_dpp8
    0x0644c64b8372385, // V_CVT_PK_FP8_F16 VOP3_VOP_DPP16 has_dpp16
    0x0664c44b9372385, // V_CVT_PK_FP8_F16 VOP3_INST_LITERAL has_lit_0
    0x0604c24ba37337e, // V_CVT_PK_BF8_F16 ENC_VOP3 default
    0x0624c84bb37337e, // V_CVT_PK_BF8_F16 VOP3_VOP_DPP8 has_dpp8
    0x0644c64bc37337e, // V_CVT_PK_BF8_F16 VOP3_VOP_DPP16 has_dpp16
    0x0664c44bd37337e, // V_CVT_PK_BF8_F16 VOP3_INST_LITERAL has_lit_0
    0x0604ca4be3743c0, // V_CVT_SR_FP8_F16 ENC_VOP3 default
    0x0624ce4bf3743c0, // V_CVT_SR_FP8_F16 VOP3_VOP_DPP8 has_dpp8
    0x0644d04c03743c0, // V_CVT_SR_FP8_F16 VOP3_VOP_DPP16 has_dpp16
    0x0664cc4c13743c0, // V_CVT_SR_FP8_F16 VOP3_INST_LITERAL has_lit_0
    0x0684cc4c23743c0, // V_CVT_SR_FP8_F16 VOP3_INST_LITERAL has_lit_1
    0x06a4cc4c33743c0, // V_CVT_SR_FP8_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0604ca4c43753be, // V_CVT_SR_BF8_F16 ENC_VOP3 default
    0x0624ce4c53753be, // V_CVT_SR_BF8_F16 VOP3_VOP_DPP8 has_dpp8
    0x0644d04c63753be, // V_CVT_SR_BF8_F16 VOP3_VOP_DPP16 has_dpp16
    0x0664cc4c73753be, // V_CVT_SR_BF8_F16 VOP3_INST_LITERAL has_lit_0
    0x0684cc4c83753be, // V_CVT_SR_BF8_F16 VOP3_INST_LITERAL has_lit_1
    0x06a4cc4c93753be, // V_CVT_SR_BF8_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0e60be4ca000047, // DS_ADD_U32 ENC_VDS default
    0x0e60be4ca0010ba, // DS_SUB_U32 ENC_VDS default
    0x0e60be4ca0020a1, // DS_RSUB_U32 ENC_VDS default
    0x0e60be4ca003060, // DS_INC_U32 ENC_VDS default
    0x0e60be4ca00405c, // DS_DEC_U32 ENC_VDS default
    0x0e60be4cb005085, // DS_MIN_I32 ENC_VDS default
    0x0e60be4cb006079, // DS_MAX_I32 ENC_VDS default
    0x0e60be4ca00708f, // DS_MIN_U32 ENC_VDS default
    0x0e60be4ca008083, // DS_MAX_U32 ENC_VDS default
    0x0e60be4cc009049, // DS_AND_B32 ENC_VDS default
    0x0e60be4cc00a096, // DS_OR_B32 ENC_VDS default
    0x0e60be4cc00b0bd, // DS_XOR_B32 ENC_VDS default
    0x0e60c04cd00c091, // DS_MSKOR_B32 ENC_VDS default
    0x0e60be4ce00d0b1, // DS_STORE_B32 ENC_VDS default
    0x0e60c24cf00e0a9, // DS_STORE_2ADDR_B32 ENC_VDS default
    0x0e60c24cf00f0ab, // DS_STORE_2ADDR_STRIDE64_B32 ENC_VDS default
    0x0e60c04cd010052, // DS_CMPSTORE_B32 ENC_VDS default
    0x0e60be4d0012087, // DS_MIN_NUM_F32 ENC_VDS default
    0x0e60be4d001307b, // DS_MAX_NUM_F32 ENC_VDS default
    0x0e60c41ac014095, // DS_NOP ENC_VDS default
    0x0e60be4d0015041, // DS_ADD_F32 ENC_VDS default
    0x0e60be4d101e0b3, // DS_STORE_B8 ENC_VDS default
    0x0e60c64d201f0af, // DS_STORE_B16 ENC_VDS default
    0x0e60c84d3020045, // DS_ADD_RTN_U32 ENC_VDS default
    0x0e60c84d30210b8, // DS_SUB_RTN_U32 ENC_VDS default
    0x0e60c84d302209f, // DS_RSUB_RTN_U32 ENC_VDS default
    0x0e60c84d302305e, // DS_INC_RTN_U32 ENC_VDS default
    0x0e60c84d302405a, // DS_DEC_RTN_U32 ENC_VDS default
    0x0e60c84d402508b, // DS_MIN_RTN_I32 ENC_VDS default
    0x0e60c84d402607f, // DS_MAX_RTN_I32 ENC_VDS default
    0x0e60c84d302708d, // DS_MIN_RTN_U32 ENC_VDS default
    0x0e60c84d3028081, // DS_MAX_RTN_U32 ENC_VDS default
    0x0e60c84d502904b, // DS_AND_RTN_B32 ENC_VDS default
    0x0e60c84d502a098, // DS_OR_RTN_B32 ENC_VDS default
    0x0e60c84d502b0bf, // DS_XOR_RTN_B32 ENC_VDS default
    0x0e60ca4d602c093, // DS_MSKOR_RTN_B32 ENC_VDS default
    0x0e60c84d502d0a7, // DS_STOREXCHG_RTN_B32 ENC_VDS default
    0x0e60cc4d702e0a3, // DS_STOREXCHG_2ADDR_RTN_B32 ENC_VDS default
    0x0e60cc4d702f0a5, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B32 ENC_VDS default
    0x0e60ca4d6030054, // DS_CMPSTORE_RTN_B32 ENC_VDS default
    0x0e60c84d8032089, // DS_MIN_NUM_RTN_F32 ENC_VDS default
    0x0e60c84d803307d, // DS_MAX_NUM_RTN_F32 ENC_VDS default
    0x0e60ce4d90350bc, // DS_SWIZZLE_B32 ENC_VDS default
    0x0e60d04da036068, // DS_LOAD_B32 ENC_VDS default
    0x0e60d24db037062, // DS_LOAD_2ADDR_B32 ENC_VDS default
    0x0e60d24db038064, // DS_LOAD_2ADDR_STRIDE64_B32 ENC_VDS default
    0x0e60d04dc03906c, // DS_LOAD_I8 ENC_VDS default
    0x0e60d04dd03a076, // DS_LOAD_U8 ENC_VDS default
    0x0e60d04de03b06b, // DS_LOAD_I16 ENC_VDS default
    0x0e60d04df03c073, // DS_LOAD_U16 ENC_VDS default
    0x0e60d44e003d059, // DS_CONSUME ENC_VDS default
    0x0e60d44e003e04d, // DS_APPEND ENC_VDS default
    0x0e60d64e1040048, // DS_ADD_U64 ENC_VDS default
    0x0e60d64e10410bb, // DS_SUB_U64 ENC_VDS default
    0x0e60d64e10420a2, // DS_RSUB_U64 ENC_VDS default
    0x0e60d64e1043061, // DS_INC_U64 ENC_VDS default
    0x0e60d64e104405d, // DS_DEC_U64 ENC_VDS default
    0x0e60d64e2045086, // DS_MIN_I64 ENC_VDS default
    0x0e60d64e204607a, // DS_MAX_I64 ENC_VDS default
    0x0e60d64e1047090, // DS_MIN_U64 ENC_VDS default
    0x0e60d64e1048084, // DS_MAX_U64 ENC_VDS default
    0x0e60d64e304904a, // DS_AND_B64 ENC_VDS default
    0x0e60d64e304a097, // DS_OR_B64 ENC_VDS default
    0x0e60d64e304b0be, // DS_XOR_B64 ENC_VDS default
    0x0e60d84e404c092, // DS_MSKOR_B64 ENC_VDS default
    0x0e60d64e504d0b2, // DS_STORE_B64 ENC_VDS default
    0x0e60da4e604e0aa, // DS_STORE_2ADDR_B64 ENC_VDS default
    0x0e60da4e604f0ac, // DS_STORE_2ADDR_STRIDE64_B64 ENC_VDS default
    0x0e60d84e4050053, // DS_CMPSTORE_B64 ENC_VDS default
    0x0e60dc4e7052088, // DS_MIN_NUM_F64 ENC_VDS default
    0x0e60dc4e705307c, // DS_MAX_NUM_F64 ENC_VDS default
    0x0e60dc4e7054042, // DS_ADD_F64 ENC_VDS default
    0x0e60de4e805604e, // DS_ATOMIC_ASYNC_BARRIER_ARRIVE_B64 ENC_VDS default
    0x0e60e04e9060046, // DS_ADD_RTN_U64 ENC_VDS default
    0x0e60e04e90610b9, // DS_SUB_RTN_U64 ENC_VDS default
    0x0e60e04e90620a0, // DS_RSUB_RTN_U64 ENC_VDS default
    0x0e60e04e906305f, // DS_INC_RTN_U64 ENC_VDS default
    0x0e60e04e906405b, // DS_DEC_RTN_U64 ENC_VDS default
    0x0e60e04ea06508c, // DS_MIN_RTN_I64 ENC_VDS default
    0x0e60e04ea066080, // DS_MAX_RTN_I64 ENC_VDS default
    0x0e60e04e906708e, // DS_MIN_RTN_U64 ENC_VDS default
    0x0e60e04e9068082, // DS_MAX_RTN_U64 ENC_VDS default
    0x0e60e04eb06904c, // DS_AND_RTN_B64 ENC_VDS default
    0x0e60e04eb06a099, // DS_OR_RTN_B64 ENC_VDS default
    0x0e60e04eb06b0c0, // DS_XOR_RTN_B64 ENC_VDS default
    0x0e60e24ec06c094, // DS_MSKOR_RTN_B64 ENC_VDS default
    0x0e60e04eb06d0a8, // DS_STOREXCHG_RTN_B64 ENC_VDS default
    0x0e60e44ed06e0a4, // DS_STOREXCHG_2ADDR_RTN_B64 ENC_VDS default
    0x0e60e44ed06f0a6, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B64 ENC_VDS default
    0x0e60e24ec070055, // DS_CMPSTORE_RTN_B64 ENC_VDS default
    0x0e60e64ee07208a, // DS_MIN_NUM_RTN_F64 ENC_VDS default
    0x0e60e64ee07307e, // DS_MAX_NUM_RTN_F64 ENC_VDS default
    0x0e60e64ee074044, // DS_ADD_RTN_F64 ENC_VDS default
    0x0e60e04e907504f, // DS_ATOMIC_BARRIER_ARRIVE_RTN_B64 ENC_VDS default
    0x0e60e84ef076069, // DS_LOAD_B64 ENC_VDS default
    0x0e60ea4f0077063, // DS_LOAD_2ADDR_B64 ENC_VDS default
    0x0e60ea4f0078065, // DS_LOAD_2ADDR_STRIDE64_B64 ENC_VDS default
    0x0e60c84d8079043, // DS_ADD_RTN_F32 ENC_VDS default
    0x0e60e04eb07e056, // DS_CONDXCHG32_RTN_B64 ENC_VDS default
    0x0e60be4ca098058, // DS_COND_SUB_U32 ENC_VDS default
    0x0e60be4ca0990b7, // DS_SUB_CLAMP_U32 ENC_VDS default
    0x0e60ec4f109a09c, // DS_PK_ADD_F16 ENC_VDS default
    0x0e60ee4f209b09b, // DS_PK_ADD_BF16 ENC_VDS default
    0x0e60be4f30a00b4, // DS_STORE_B8_D16_HI ENC_VDS default
    0x0e60be4f40a10b0, // DS_STORE_B16_D16_HI ENC_VDS default
    0x0e60d04f50a2077, // DS_LOAD_U8_D16 ENC_VDS default
    0x0e60d04f50a3078, // DS_LOAD_U8_D16_HI ENC_VDS default
    0x0e60d04f60a406d, // DS_LOAD_I8_D16 ENC_VDS default
    0x0e60d04f60a506e, // DS_LOAD_I8_D16_HI ENC_VDS default
    0x0e60d04f70a6074, // DS_LOAD_U16_D16 ENC_VDS default
    0x0e60d04f70a7075, // DS_LOAD_U16_D16_HI ENC_VDS default
    0x0e60c84d30a8057, // DS_COND_SUB_RTN_U32 ENC_VDS default
    0x0e60c84d30a90b6, // DS_SUB_CLAMP_RTN_U32 ENC_VDS default
    0x0e60f04f80aa09e, // DS_PK_ADD_RTN_F16 ENC_VDS default
    0x0e60f24f90ab09d, // DS_PK_ADD_RTN_BF16 ENC_VDS default
    0x0e60f44fa0b00ad, // DS_STORE_ADDTID_B32 ENC_VDS default
    0x0e60d44fb0b1066, // DS_LOAD_ADDTID_B32 ENC_VDS default
    0x0e60c84fc0b209a, // DS_PERMUTE_B32 ENC_VDS default
    0x0e60c84fc0b3050, // DS_BPERMUTE_B32 ENC_VDS default
    0x0e60c84fc0cd051, // DS_BPERMUTE_FI_B32 ENC_VDS default
    0x0e60f64fd0de0b5, // DS_STORE_B96 ENC_VDS default
    0x0e60f84fe0df0ae, // DS_STORE_B128 ENC_VDS default
    0x0e60e84ef0fa070, // DS_LOAD_TR4_B64 ENC_VDS default
    0x0e80fa4ff0fb071, // DS_LOAD_TR6_B96 ENC_VDS default
    0x0e60fc5000fc06f, // DS_LOAD_TR16_B128 ENC_VDS default
    0x0e60e84ef0fd072, // DS_LOAD_TR8_B64 ENC_VDS default
    0x0e60fa4ff0fe06a, // DS_LOAD_B96 ENC_VDS default
    0x0e60fc5000ff067, // DS_LOAD_B128 ENC_VDS default
    0x0ea000501000208, // S_LOAD_B32 ENC_SMEM default
    0x0ea00250200120a, // S_LOAD_B64 ENC_SMEM default
    0x0ea004503002206, // S_LOAD_B128 ENC_SMEM default
    0x0ea006504003207, // S_LOAD_B256 ENC_SMEM default
    0x0ea008505004209, // S_LOAD_B512 ENC_SMEM default
    0x0ea00a50600520b, // S_LOAD_B96 ENC_SMEM default
    0x0ea00050700820d, // S_LOAD_I8 ENC_SMEM default
    0x0ea00050800920f, // S_LOAD_U8 ENC_SMEM default
    0x0ea00050900a20c, // S_LOAD_I16 ENC_SMEM default
    0x0ea00050a00b20e, // S_LOAD_U16 ENC_SMEM default
    0x0ec00c50b0101a3, // S_BUFFER_LOAD_B32 ENC_SMEM default
    0x0ec00e50c0111a5, // S_BUFFER_LOAD_B64 ENC_SMEM default
    0x0ec01050d0121a1, // S_BUFFER_LOAD_B128 ENC_SMEM default
    0x0ec01250e0131a2, // S_BUFFER_LOAD_B256 ENC_SMEM default
    0x0ec01450f0141a4, // S_BUFFER_LOAD_B512 ENC_SMEM default
    0x0ec0165100151a6, // S_BUFFER_LOAD_B96 ENC_SMEM default
    0x0ec00c5110181a8, // S_BUFFER_LOAD_I8 ENC_SMEM default
    0x0ec00c5120191aa, // S_BUFFER_LOAD_U8 ENC_SMEM default
    0x0ec00c51301a1a7, // S_BUFFER_LOAD_I16 ENC_SMEM default
    0x0ec00c51401b1a9, // S_BUFFER_LOAD_U16 ENC_SMEM default
    0x0ee0181ac0211f4, // S_DCACHE_INV ENC_SMEM default
    0x0ea01a515022183, // S_ATC_PROBE ENC_SMEM default
    0x0ec01c516023184, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x0ea01e51702424f, // S_PREFETCH_INST ENC_SMEM default
    0x0ea020518025250, // S_PREFETCH_INST_PC_REL ENC_SMEM default
    0x0ea01e51702624d, // S_PREFETCH_DATA ENC_SMEM default
    0x0f00225190271ab, // S_BUFFER_PREFETCH_DATA ENC_SMEM default
    0x0ea02051802824e, // S_PREFETCH_DATA_PC_REL ENC_SMEM default
    0x0f253a51a001330, // V_CMP_LT_F16 ENC_VOPC default
    0x0f454051b001330, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f654251c001330, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f853e51d001330, // V_CMP_LT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa53c51d001330, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x0f253a51a002309, // V_CMP_EQ_F16 ENC_VOPC default
    0x0f454051b002309, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f654251c002309, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f853e51d002309, // V_CMP_EQ_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa53c51d002309, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0f253a51a003324, // V_CMP_LE_F16 ENC_VOPC default
    0x0f454051b003324, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f654251c003324, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f853e51d003324, // V_CMP_LE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa53c51d003324, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x0f253a51a00431b, // V_CMP_GT_F16 ENC_VOPC default
    0x0f454051b00431b, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f654251c00431b, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f853e51d00431b, // V_CMP_GT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa53c51d00431b, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x0f253a51a00532d, // V_CMP_LG_F16 ENC_VOPC default
    0x0f454051b00532d, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f654251c00532d, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f853e51d00532d, // V_CMP_LG_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa53c51d00532d, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x0f253a51a006312, // V_CMP_GE_F16 ENC_VOPC default
    0x0f454051b006312, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f654251c006312, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f853e51d006312, // V_CMP_GE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa53c51d006312, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x0f253a51a007351, // V_CMP_O_F16 ENC_VOPC default
    0x0f454051b007351, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f654251c007351, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f853e51d007351, // V_CMP_O_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa53c51d007351, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x0f253a51a008354, // V_CMP_U_F16 ENC_VOPC default
    0x0f454051b008354, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f654251c008354, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f853e51d008354, // V_CMP_U_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa53c51d008354, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x0f253a51a009342, // V_CMP_NGE_F16 ENC_VOPC default
    0x0f454051b009342, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f654251c009342, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f853e51d009342, // V_CMP_NGE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa53c51d009342, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0f253a51a00a34b, // V_CMP_NLG_F16 ENC_VOPC default
    0x0f454051b00a34b, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f654251c00a34b, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f853e51d00a34b, // V_CMP_NLG_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa53c51d00a34b, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0f253a51a00b345, // V_CMP_NGT_F16 ENC_VOPC default
    0x0f454051b00b345, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f654251c00b345, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f853e51d00b345, // V_CMP_NGT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa53c51d00b345, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0f253a51a00c348, // V_CMP_NLE_F16 ENC_VOPC default
    0x0f454051b00c348, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f654251c00c348, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f853e51d00c348, // V_CMP_NLE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa53c51d00c348, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0f253a51a00d339, // V_CMP_NEQ_F16 ENC_VOPC default
    0x0f454051b00d339, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f654251c00d339, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f853e51d00d339, // V_CMP_NEQ_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa53c51d00d339, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0f253a51a00e34e, // V_CMP_NLT_F16 ENC_VOPC default
    0x0f454051b00e34e, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f654251c00e34e, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f853e51d00e34e, // V_CMP_NLT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa53c51d00e34e, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0fc54c51e011331, // V_CMP_LT_F32 ENC_VOPC default
    0x0fe55251f011331, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x100554520011331, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x102550521011331, // V_CMP_LT_F32 VOPC_INST_LITERAL64 has_lit64
    0x10454e521011331, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x0fc54c51e01230a, // V_CMP_EQ_F32 ENC_VOPC default
    0x0fe55251f01230a, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x10055452001230a, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x10255052101230a, // V_CMP_EQ_F32 VOPC_INST_LITERAL64 has_lit64
    0x10454e52101230a, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0fc54c51e013325, // V_CMP_LE_F32 ENC_VOPC default
    0x0fe55251f013325, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x100554520013325, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x102550521013325, // V_CMP_LE_F32 VOPC_INST_LITERAL64 has_lit64
    0x10454e521013325, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x0fc54c51e01431c, // V_CMP_GT_F32 ENC_VOPC default
    0x0fe55251f01431c, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x10055452001431c, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x10255052101431c, // V_CMP_GT_F32 VOPC_INST_LITERAL64 has_lit64
    0x10454e52101431c, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x0fc54c51e01532e, // V_CMP_LG_F32 ENC_VOPC default
    0x0fe55251f01532e, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x10055452001532e, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x10255052101532e, // V_CMP_LG_F32 VOPC_INST_LITERAL64 has_lit64
    0x10454e52101532e, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x0fc54c51e016313, // V_CMP_GE_F32 ENC_VOPC default
    0x0fe55251f016313, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x100554520016313, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x102550521016313, // V_CMP_GE_F32 VOPC_INST_LITERAL64 has_lit64
    0x10454e521016313, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x0fc54c51e017352, // V_CMP_O_F32 ENC_VOPC default
    0x0fe55251f017352, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x100554520017352, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x102550521017352, // V_CMP_O_F32 VOPC_INST_LITERAL64 has_lit64
    0x10454e521017352, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x0fc54c51e018355, // V_CMP_U_F32 ENC_VOPC default
    0x0fe55251f018355, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x100554520018355, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x102550521018355, // V_CMP_U_F32 VOPC_INST_LITERAL64 has_lit64
    0x10454e521018355, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x0fc54c51e019343, // V_CMP_NGE_F32 ENC_VOPC default
    0x0fe55251f019343, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x100554520019343, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x102550521019343, // V_CMP_NGE_F32 VOPC_INST_LITERAL64 has_lit64
    0x10454e521019343, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0fc54c51e01a34c, // V_CMP_NLG_F32 ENC_VOPC default
    0x0fe55251f01a34c, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x10055452001a34c, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x10255052101a34c, // V_CMP_NLG_F32 VOPC_INST_LITERAL64 has_lit64
    0x10454e52101a34c, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0fc54c51e01b346, // V_CMP_NGT_F32 ENC_VOPC default
    0x0fe55251f01b346, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x10055452001b346, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x10255052101b346, // V_CMP_NGT_F32 VOPC_INST_LITERAL64 has_lit64
    0x10454e52101b346, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0fc54c51e01c349, // V_CMP_NLE_F32 ENC_VOPC default
    0x0fe55251f01c349, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x10055452001c349, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x10255052101c349, // V_CMP_NLE_F32 VOPC_INST_LITERAL64 has_lit64
    0x10454e52101c349, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0fc54c51e01d33a, // V_CMP_NEQ_F32 ENC_VOPC default
    0x0fe55251f01d33a, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x10055452001d33a, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x10255052101d33a, // V_CMP_NEQ_F32 VOPC_INST_LITERAL64 has_lit64
    0x10454e52101d33a, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0fc54c51e01e34f, // V_CMP_NLT_F32 ENC_VOPC default
    0x0fe55251f01e34f, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x10055452001e34f, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x10255052101e34f, // V_CMP_NLT_F32 VOPC_INST_LITERAL64 has_lit64
    0x10454e52101e34f, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0fc55a522021332, // V_CMP_LT_F64 ENC_VOPC default
    0x10255e523021332, // V_CMP_LT_F64 VOPC_INST_LITERAL64 has_lit64
    0x10455c523021332, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x0fc55a52202230b, // V_CMP_EQ_F64 ENC_VOPC default
    0x10255e52302230b, // V_CMP_EQ_F64 VOPC_INST_LITERAL64 has_lit64
    0x10455c52302230b, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0fc55a522023326, // V_CMP_LE_F64 ENC_VOPC default
    0x10255e523023326, // V_CMP_LE_F64 VOPC_INST_LITERAL64 has_lit64
    0x10455c523023326, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x0fc55a52202431d, // V_CMP_GT_F64 ENC_VOPC default
    0x10255e52302431d, // V_CMP_GT_F64 VOPC_INST_LITERAL64 has_lit64
    0x10455c52302431d, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x0fc55a52202532f, // V_CMP_LG_F64 ENC_VOPC default
    0x10255e52302532f, // V_CMP_LG_F64 VOPC_INST_LITERAL64 has_lit64
    0x10455c52302532f, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x0fc55a522026314, // V_CMP_GE_F64 ENC_VOPC default
    0x10255e523026314, // V_CMP_GE_F64 VOPC_INST_LITERAL64 has_lit64
    0x10455c523026314, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x0fc55a522027353, // V_CMP_O_F64 ENC_VOPC default
    0x10255e523027353, // V_CMP_O_F64 VOPC_INST_LITERAL64 has_lit64
    0x10455c523027353, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x0fc55a522028356, // V_CMP_U_F64 ENC_VOPC default
    0x10255e523028356, // V_CMP_U_F64 VOPC_INST_LITERAL64 has_lit64
    0x10455c523028356, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x0fc55a522029344, // V_CMP_NGE_F64 ENC_VOPC default
    0x10255e523029344, // V_CMP_NGE_F64 VOPC_INST_LITERAL64 has_lit64
    0x10455c523029344, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0fc55a52202a34d, // V_CMP_NLG_F64 ENC_VOPC default
    0x10255e52302a34d, // V_CMP_NLG_F64 VOPC_INST_LITERAL64 has_lit64
    0x10455c52302a34d, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0fc55a52202b347, // V_CMP_NGT_F64 ENC_VOPC default
    0x10255e52302b347, // V_CMP_NGT_F64 VOPC_INST_LITERAL64 has_lit64
    0x10455c52302b347, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0fc55a52202c34a, // V_CMP_NLE_F64 ENC_VOPC default
    0x10255e52302c34a, // V_CMP_NLE_F64 VOPC_INST_LITERAL64 has_lit64
    0x10455c52302c34a, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0fc55a52202d33b, // V_CMP_NEQ_F64 ENC_VOPC default
    0x10255e52302d33b, // V_CMP_NEQ_F64 VOPC_INST_LITERAL64 has_lit64
    0x10455c52302d33b, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0fc55a52202e350, // V_CMP_NLT_F64 ENC_VOPC default
    0x10255e52302e350, // V_CMP_NLT_F64 VOPC_INST_LITERAL64 has_lit64
    0x10455c52302e350, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0f2568524031333, // V_CMP_LT_I16 ENC_VOPC default
    0x0f456e525031333, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0f6570526031333, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0f856c527031333, // V_CMP_LT_I16 VOPC_INST_LITERAL64 has_lit64
    0x0fa56a527031333, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x0f256852403230c, // V_CMP_EQ_I16 ENC_VOPC default
    0x0f456e52503230c, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0f657052603230c, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0f856c52703230c, // V_CMP_EQ_I16 VOPC_INST_LITERAL64 has_lit64
    0x0fa56a52703230c, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0f2568524033327, // V_CMP_LE_I16 ENC_VOPC default
    0x0f456e525033327, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0f6570526033327, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0f856c527033327, // V_CMP_LE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0fa56a527033327, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x0f256852403431e, // V_CMP_GT_I16 ENC_VOPC default
    0x0f456e52503431e, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0f657052603431e, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0f856c52703431e, // V_CMP_GT_I16 VOPC_INST_LITERAL64 has_lit64
    0x0fa56a52703431e, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x0f256852403533c, // V_CMP_NE_I16 ENC_VOPC default
    0x0f456e52503533c, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0f657052603533c, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0f856c52703533c, // V_CMP_NE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0fa56a52703533c, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x0f2568524036315, // V_CMP_GE_I16 ENC_VOPC default
    0x0f456e525036315, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0f6570526036315, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0f856c527036315, // V_CMP_GE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0fa56a527036315, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x0f2568528039336, // V_CMP_LT_U16 ENC_VOPC default
    0x0f456e529039336, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0f657052a039336, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0f856c52b039336, // V_CMP_LT_U16 VOPC_INST_LITERAL64 has_lit64
    0x0fa56a52b039336, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x0f256852803a30f, // V_CMP_EQ_U16 ENC_VOPC default
    0x0f456e52903a30f, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0f657052a03a30f, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0f856c52b03a30f, // V_CMP_EQ_U16 VOPC_INST_LITERAL64 has_lit64
    0x0fa56a52b03a30f, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0f256852803b32a, // V_CMP_LE_U16 ENC_VOPC default
    0x0f456e52903b32a, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0f657052a03b32a, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0f856c52b03b32a, // V_CMP_LE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0fa56a52b03b32a, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x0f256852803c321, // V_CMP_GT_U16 ENC_VOPC default
    0x0f456e52903c321, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0f657052a03c321, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0f856c52b03c321, // V_CMP_GT_U16 VOPC_INST_LITERAL64 has_lit64
    0x0fa56a52b03c321, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x0f256852803d33f, // V_CMP_NE_U16 ENC_VOPC default
    0x0f456e52903d33f, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0f657052a03d33f, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0f856c52b03d33f, // V_CMP_NE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0fa56a52b03d33f, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x0f256852803e318, // V_CMP_GE_U16 ENC_VOPC default
    0x0f456e52903e318, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0f657052a03e318, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0f856c52b03e318, // V_CMP_GE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0fa56a52b03e318, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x0fc54c52c041334, // V_CMP_LT_I32 ENC_VOPC default
    0x0fe55252d041334, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x10057a52e041334, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x10255052f041334, // V_CMP_LT_I32 VOPC_INST_LITERAL64 has_lit64
    0x10454e52f041334, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x0fc54c52c04230d, // V_CMP_EQ_I32 ENC_VOPC default
    0x0fe55252d04230d, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x10057a52e04230d, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x10255052f04230d, // V_CMP_EQ_I32 VOPC_INST_LITERAL64 has_lit64
    0x10454e52f04230d, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0fc54c52c043328, // V_CMP_LE_I32 ENC_VOPC default
    0x0fe55252d043328, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x10057a52e043328, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x10255052f043328, // V_CMP_LE_I32 VOPC_INST_LITERAL64 has_lit64
    0x10454e52f043328, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x0fc54c52c04431f, // V_CMP_GT_I32 ENC_VOPC default
    0x0fe55252d04431f, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x10057a52e04431f, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x10255052f04431f, // V_CMP_GT_I32 VOPC_INST_LITERAL64 has_lit64
    0x10454e52f04431f, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x0fc54c52c04533d, // V_CMP_NE_I32 ENC_VOPC default
    0x0fe55252d04533d, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x10057a52e04533d, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x10255052f04533d, // V_CMP_NE_I32 VOPC_INST_LITERAL64 has_lit64
    0x10454e52f04533d, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x0fc54c52c046316, // V_CMP_GE_I32 ENC_VOPC default
    0x0fe55252d046316, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x10057a52e046316, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x10255052f046316, // V_CMP_GE_I32 VOPC_INST_LITERAL64 has_lit64
    0x10454e52f046316, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x0fc54c530049337, // V_CMP_LT_U32 ENC_VOPC default
    0x0fe552531049337, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x10057a532049337, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x102550533049337, // V_CMP_LT_U32 VOPC_INST_LITERAL64 has_lit64
    0x10454e533049337, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x0fc54c53004a310, // V_CMP_EQ_U32 ENC_VOPC default
    0x0fe55253104a310, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x10057a53204a310, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x10255053304a310, // V_CMP_EQ_U32 VOPC_INST_LITERAL64 has_lit64
    0x10454e53304a310, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0fc54c53004b32b, // V_CMP_LE_U32 ENC_VOPC default
    0x0fe55253104b32b, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x10057a53204b32b, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x10255053304b32b, // V_CMP_LE_U32 VOPC_INST_LITERAL64 has_lit64
    0x10454e53304b32b, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x0fc54c53004c322, // V_CMP_GT_U32 ENC_VOPC default
    0x0fe55253104c322, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x10057a53204c322, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x10255053304c322, // V_CMP_GT_U32 VOPC_INST_LITERAL64 has_lit64
    0x10454e53304c322, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x0fc54c53004d340, // V_CMP_NE_U32 ENC_VOPC default
    0x0fe55253104d340, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x10057a53204d340, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x10255053304d340, // V_CMP_NE_U32 VOPC_INST_LITERAL64 has_lit64
    0x10454e53304d340, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x0fc54c53004e319, // V_CMP_GE_U32 ENC_VOPC default
    0x0fe55253104e319, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x10057a53204e319, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x10255053304e319, // V_CMP_GE_U32 VOPC_INST_LITERAL64 has_lit64
    0x10454e53304e319, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x0fc580534051335, // V_CMP_LT_I64 ENC_VOPC default
    0x102584535051335, // V_CMP_LT_I64 VOPC_INST_LITERAL64 has_lit64
    0x104582535051335, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x0fc58053405230e, // V_CMP_EQ_I64 ENC_VOPC default
    0x10258453505230e, // V_CMP_EQ_I64 VOPC_INST_LITERAL64 has_lit64
    0x10458253505230e, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0fc580534053329, // V_CMP_LE_I64 ENC_VOPC default
    0x102584535053329, // V_CMP_LE_I64 VOPC_INST_LITERAL64 has_lit64
    0x104582535053329, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x0fc580534054320, // V_CMP_GT_I64 ENC_VOPC default
    0x102584535054320, // V_CMP_GT_I64 VOPC_INST_LITERAL64 has_lit64
    0x104582535054320, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x0fc58053405533e, // V_CMP_NE_I64 ENC_VOPC default
    0x10258453505533e, // V_CMP_NE_I64 VOPC_INST_LITERAL64 has_lit64
    0x10458253505533e, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x0fc580534056317, // V_CMP_GE_I64 ENC_VOPC default
    0x102584535056317, // V_CMP_GE_I64 VOPC_INST_LITERAL64 has_lit64
    0x104582535056317, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x0fc580536059338, // V_CMP_LT_U64 ENC_VOPC default
    0x102584537059338, // V_CMP_LT_U64 VOPC_INST_LITERAL64 has_lit64
    0x104582537059338, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x0fc58053605a311, // V_CMP_EQ_U64 ENC_VOPC default
    0x10258453705a311, // V_CMP_EQ_U64 VOPC_INST_LITERAL64 has_lit64
    0x10458253705a311, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0fc58053605b32c, // V_CMP_LE_U64 ENC_VOPC default
    0x10258453705b32c, // V_CMP_LE_U64 VOPC_INST_LITERAL64 has_lit64
    0x10458253705b32c, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x0fc58053605c323, // V_CMP_GT_U64 ENC_VOPC default
    0x10258453705c323, // V_CMP_GT_U64 VOPC_INST_LITERAL64 has_lit64
    0x10458253705c323, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x0fc58053605d341, // V_CMP_NE_U64 ENC_VOPC default
    0x10258453705d341, // V_CMP_NE_U64 VOPC_INST_LITERAL64 has_lit64
    0x10458253705d341, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x0fc58053605e31a, // V_CMP_GE_U64 ENC_VOPC default
    0x10258453705e31a, // V_CMP_GE_U64 VOPC_INST_LITERAL64 has_lit64
    0x10458253705e31a, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x0f253a51a07d306, // V_CMP_CLASS_F16 ENC_VOPC default
    0x0f454051b07d306, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f654251c07d306, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f853e51d07d306, // V_CMP_CLASS_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa53c51d07d306, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0fc54c53807e307, // V_CMP_CLASS_F32 ENC_VOPC default
    0x0fe55253907e307, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x10059653a07e307, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x10255053b07e307, // V_CMP_CLASS_F32 VOPC_INST_LITERAL64 has_lit64
    0x10454e53b07e307, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0fc59c53c07f308, // V_CMP_CLASS_F64 ENC_VOPC default
    0x1025a053d07f308, // V_CMP_CLASS_F64 VOPC_INST_LITERAL64 has_lit64
    0x10459e53d07f308, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0f25aa53e0812df, // V_CMPX_LT_F16 ENC_VOPC default
    0x0f45b053f0812df, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f65b25400812df, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f85ae5410812df, // V_CMPX_LT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa5ac5410812df, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x0f25aa53e0822b8, // V_CMPX_EQ_F16 ENC_VOPC default
    0x0f45b053f0822b8, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f65b25400822b8, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f85ae5410822b8, // V_CMPX_EQ_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa5ac5410822b8, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0f25aa53e0832d3, // V_CMPX_LE_F16 ENC_VOPC default
    0x0f45b053f0832d3, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f65b25400832d3, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f85ae5410832d3, // V_CMPX_LE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa5ac5410832d3, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x0f25aa53e0842ca, // V_CMPX_GT_F16 ENC_VOPC default
    0x0f45b053f0842ca, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f65b25400842ca, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f85ae5410842ca, // V_CMPX_GT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa5ac5410842ca, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x0f25aa53e0852dc, // V_CMPX_LG_F16 ENC_VOPC default
    0x0f45b053f0852dc, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f65b25400852dc, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f85ae5410852dc, // V_CMPX_LG_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa5ac5410852dc, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x0f25aa53e0862c1, // V_CMPX_GE_F16 ENC_VOPC default
    0x0f45b053f0862c1, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f65b25400862c1, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f85ae5410862c1, // V_CMPX_GE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa5ac5410862c1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x0f25aa53e087300, // V_CMPX_O_F16 ENC_VOPC default
    0x0f45b053f087300, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f65b2540087300, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f85ae541087300, // V_CMPX_O_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa5ac541087300, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x0f25aa53e088303, // V_CMPX_U_F16 ENC_VOPC default
    0x0f45b053f088303, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f65b2540088303, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f85ae541088303, // V_CMPX_U_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa5ac541088303, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x0f25aa53e0892f1, // V_CMPX_NGE_F16 ENC_VOPC default
    0x0f45b053f0892f1, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f65b25400892f1, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f85ae5410892f1, // V_CMPX_NGE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa5ac5410892f1, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0f25aa53e08a2fa, // V_CMPX_NLG_F16 ENC_VOPC default
    0x0f45b053f08a2fa, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f65b254008a2fa, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f85ae54108a2fa, // V_CMPX_NLG_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa5ac54108a2fa, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0f25aa53e08b2f4, // V_CMPX_NGT_F16 ENC_VOPC default
    0x0f45b053f08b2f4, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f65b254008b2f4, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f85ae54108b2f4, // V_CMPX_NGT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa5ac54108b2f4, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0f25aa53e08c2f7, // V_CMPX_NLE_F16 ENC_VOPC default
    0x0f45b053f08c2f7, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f65b254008c2f7, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f85ae54108c2f7, // V_CMPX_NLE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa5ac54108c2f7, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0f25aa53e08d2e8, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x0f45b053f08d2e8, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f65b254008d2e8, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f85ae54108d2e8, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa5ac54108d2e8, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0f25aa53e08e2fd, // V_CMPX_NLT_F16 ENC_VOPC default
    0x0f45b053f08e2fd, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f65b254008e2fd, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f85ae54108e2fd, // V_CMPX_NLT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa5ac54108e2fd, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0fc5bc5420912e0, // V_CMPX_LT_F32 ENC_VOPC default
    0x0fe5c25430912e0, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x1005c45440912e0, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x1025c05450912e0, // V_CMPX_LT_F32 VOPC_INST_LITERAL64 has_lit64
    0x1045be5450912e0, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x0fc5bc5420922b9, // V_CMPX_EQ_F32 ENC_VOPC default
    0x0fe5c25430922b9, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x1005c45440922b9, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x1025c05450922b9, // V_CMPX_EQ_F32 VOPC_INST_LITERAL64 has_lit64
    0x1045be5450922b9, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0fc5bc5420932d4, // V_CMPX_LE_F32 ENC_VOPC default
    0x0fe5c25430932d4, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x1005c45440932d4, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x1025c05450932d4, // V_CMPX_LE_F32 VOPC_INST_LITERAL64 has_lit64
    0x1045be5450932d4, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x0fc5bc5420942cb, // V_CMPX_GT_F32 ENC_VOPC default
    0x0fe5c25430942cb, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x1005c45440942cb, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x1025c05450942cb, // V_CMPX_GT_F32 VOPC_INST_LITERAL64 has_lit64
    0x1045be5450942cb, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x0fc5bc5420952dd, // V_CMPX_LG_F32 ENC_VOPC default
    0x0fe5c25430952dd, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x1005c45440952dd, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x1025c05450952dd, // V_CMPX_LG_F32 VOPC_INST_LITERAL64 has_lit64
    0x1045be5450952dd, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x0fc5bc5420962c2, // V_CMPX_GE_F32 ENC_VOPC default
    0x0fe5c25430962c2, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x1005c45440962c2, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x1025c05450962c2, // V_CMPX_GE_F32 VOPC_INST_LITERAL64 has_lit64
    0x1045be5450962c2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x0fc5bc542097301, // V_CMPX_O_F32 ENC_VOPC default
    0x0fe5c2543097301, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x1005c4544097301, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x1025c0545097301, // V_CMPX_O_F32 VOPC_INST_LITERAL64 has_lit64
    0x1045be545097301, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x0fc5bc542098304, // V_CMPX_U_F32 ENC_VOPC default
    0x0fe5c2543098304, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x1005c4544098304, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x1025c0545098304, // V_CMPX_U_F32 VOPC_INST_LITERAL64 has_lit64
    0x1045be545098304, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x0fc5bc5420992f2, // V_CMPX_NGE_F32 ENC_VOPC default
    0x0fe5c25430992f2, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x1005c45440992f2, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x1025c05450992f2, // V_CMPX_NGE_F32 VOPC_INST_LITERAL64 has_lit64
    0x1045be5450992f2, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0fc5bc54209a2fb, // V_CMPX_NLG_F32 ENC_VOPC default
    0x0fe5c254309a2fb, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x1005c454409a2fb, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x1025c054509a2fb, // V_CMPX_NLG_F32 VOPC_INST_LITERAL64 has_lit64
    0x1045be54509a2fb, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0fc5bc54209b2f5, // V_CMPX_NGT_F32 ENC_VOPC default
    0x0fe5c254309b2f5, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x1005c454409b2f5, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x1025c054509b2f5, // V_CMPX_NGT_F32 VOPC_INST_LITERAL64 has_lit64
    0x1045be54509b2f5, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0fc5bc54209c2f8, // V_CMPX_NLE_F32 ENC_VOPC default
    0x0fe5c254309c2f8, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x1005c454409c2f8, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x1025c054509c2f8, // V_CMPX_NLE_F32 VOPC_INST_LITERAL64 has_lit64
    0x1045be54509c2f8, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0fc5bc54209d2e9, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x0fe5c254309d2e9, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x1005c454409d2e9, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x1025c054509d2e9, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL64 has_lit64
    0x1045be54509d2e9, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0fc5bc54209e2fe, // V_CMPX_NLT_F32 ENC_VOPC default
    0x0fe5c254309e2fe, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x1005c454409e2fe, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x1025c054509e2fe, // V_CMPX_NLT_F32 VOPC_INST_LITERAL64 has_lit64
    0x1045be54509e2fe, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0fc5ca5460a12e1, // V_CMPX_LT_F64 ENC_VOPC default
    0x1025ce5470a12e1, // V_CMPX_LT_F64 VOPC_INST_LITERAL64 has_lit64
    0x1045cc5470a12e1, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x0fc5ca5460a22ba, // V_CMPX_EQ_F64 ENC_VOPC default
    0x1025ce5470a22ba, // V_CMPX_EQ_F64 VOPC_INST_LITERAL64 has_lit64
    0x1045cc5470a22ba, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0fc5ca5460a32d5, // V_CMPX_LE_F64 ENC_VOPC default
    0x1025ce5470a32d5, // V_CMPX_LE_F64 VOPC_INST_LITERAL64 has_lit64
    0x1045cc5470a32d5, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x0fc5ca5460a42cc, // V_CMPX_GT_F64 ENC_VOPC default
    0x1025ce5470a42cc, // V_CMPX_GT_F64 VOPC_INST_LITERAL64 has_lit64
    0x1045cc5470a42cc, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x0fc5ca5460a52de, // V_CMPX_LG_F64 ENC_VOPC default
    0x1025ce5470a52de, // V_CMPX_LG_F64 VOPC_INST_LITERAL64 has_lit64
    0x1045cc5470a52de, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x0fc5ca5460a62c3, // V_CMPX_GE_F64 ENC_VOPC default
    0x1025ce5470a62c3, // V_CMPX_GE_F64 VOPC_INST_LITERAL64 has_lit64
    0x1045cc5470a62c3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x0fc5ca5460a7302, // V_CMPX_O_F64 ENC_VOPC default
    0x1025ce5470a7302, // V_CMPX_O_F64 VOPC_INST_LITERAL64 has_lit64
    0x1045cc5470a7302, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x0fc5ca5460a8305, // V_CMPX_U_F64 ENC_VOPC default
    0x1025ce5470a8305, // V_CMPX_U_F64 VOPC_INST_LITERAL64 has_lit64
    0x1045cc5470a8305, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x0fc5ca5460a92f3, // V_CMPX_NGE_F64 ENC_VOPC default
    0x1025ce5470a92f3, // V_CMPX_NGE_F64 VOPC_INST_LITERAL64 has_lit64
    0x1045cc5470a92f3, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0fc5ca5460aa2fc, // V_CMPX_NLG_F64 ENC_VOPC default
    0x1025ce5470aa2fc, // V_CMPX_NLG_F64 VOPC_INST_LITERAL64 has_lit64
    0x1045cc5470aa2fc, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0fc5ca5460ab2f6, // V_CMPX_NGT_F64 ENC_VOPC default
    0x1025ce5470ab2f6, // V_CMPX_NGT_F64 VOPC_INST_LITERAL64 has_lit64
    0x1045cc5470ab2f6, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0fc5ca5460ac2f9, // V_CMPX_NLE_F64 ENC_VOPC default
    0x1025ce5470ac2f9, // V_CMPX_NLE_F64 VOPC_INST_LITERAL64 has_lit64
    0x1045cc5470ac2f9, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0fc5ca5460ad2ea, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x1025ce5470ad2ea, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL64 has_lit64
    0x1045cc5470ad2ea, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0fc5ca5460ae2ff, // V_CMPX_NLT_F64 ENC_VOPC default
    0x1025ce5470ae2ff, // V_CMPX_NLT_F64 VOPC_INST_LITERAL64 has_lit64
    0x1045cc5470ae2ff, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0f25d85480b12e2, // V_CMPX_LT_I16 ENC_VOPC default
    0x0f45de5490b12e2, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0f65e054a0b12e2, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0f85dc54b0b12e2, // V_CMPX_LT_I16 VOPC_INST_LITERAL64 has_lit64
    0x0fa5da54b0b12e2, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x0f25d85480b22bb, // V_CMPX_EQ_I16 ENC_VOPC default
    0x0f45de5490b22bb, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0f65e054a0b22bb, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0f85dc54b0b22bb, // V_CMPX_EQ_I16 VOPC_INST_LITERAL64 has_lit64
    0x0fa5da54b0b22bb, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0f25d85480b32d6, // V_CMPX_LE_I16 ENC_VOPC default
    0x0f45de5490b32d6, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0f65e054a0b32d6, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0f85dc54b0b32d6, // V_CMPX_LE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0fa5da54b0b32d6, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x0f25d85480b42cd, // V_CMPX_GT_I16 ENC_VOPC default
    0x0f45de5490b42cd, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0f65e054a0b42cd, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0f85dc54b0b42cd, // V_CMPX_GT_I16 VOPC_INST_LITERAL64 has_lit64
    0x0fa5da54b0b42cd, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x0f25d85480b52eb, // V_CMPX_NE_I16 ENC_VOPC default
    0x0f45de5490b52eb, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0f65e054a0b52eb, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0f85dc54b0b52eb, // V_CMPX_NE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0fa5da54b0b52eb, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x0f25d85480b62c4, // V_CMPX_GE_I16 ENC_VOPC default
    0x0f45de5490b62c4, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0f65e054a0b62c4, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0f85dc54b0b62c4, // V_CMPX_GE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0fa5da54b0b62c4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x0f25d854c0b92e5, // V_CMPX_LT_U16 ENC_VOPC default
    0x0f45de54d0b92e5, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0f65e054e0b92e5, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0f85dc54f0b92e5, // V_CMPX_LT_U16 VOPC_INST_LITERAL64 has_lit64
    0x0fa5da54f0b92e5, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x0f25d854c0ba2be, // V_CMPX_EQ_U16 ENC_VOPC default
    0x0f45de54d0ba2be, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0f65e054e0ba2be, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0f85dc54f0ba2be, // V_CMPX_EQ_U16 VOPC_INST_LITERAL64 has_lit64
    0x0fa5da54f0ba2be, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0f25d854c0bb2d9, // V_CMPX_LE_U16 ENC_VOPC default
    0x0f45de54d0bb2d9, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0f65e054e0bb2d9, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0f85dc54f0bb2d9, // V_CMPX_LE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0fa5da54f0bb2d9, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x0f25d854c0bc2d0, // V_CMPX_GT_U16 ENC_VOPC default
    0x0f45de54d0bc2d0, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0f65e054e0bc2d0, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0f85dc54f0bc2d0, // V_CMPX_GT_U16 VOPC_INST_LITERAL64 has_lit64
    0x0fa5da54f0bc2d0, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x0f25d854c0bd2ee, // V_CMPX_NE_U16 ENC_VOPC default
    0x0f45de54d0bd2ee, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0f65e054e0bd2ee, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0f85dc54f0bd2ee, // V_CMPX_NE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0fa5da54f0bd2ee, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x0f25d854c0be2c7, // V_CMPX_GE_U16 ENC_VOPC default
    0x0f45de54d0be2c7, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0f65e054e0be2c7, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0f85dc54f0be2c7, // V_CMPX_GE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0fa5da54f0be2c7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x0fc5bc5500c12e3, // V_CMPX_LT_I32 ENC_VOPC default
    0x0fe5c25510c12e3, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x1005ea5520c12e3, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x1025c05530c12e3, // V_CMPX_LT_I32 VOPC_INST_LITERAL64 has_lit64
    0x1045be5530c12e3, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x0fc5bc5500c22bc, // V_CMPX_EQ_I32 ENC_VOPC default
    0x0fe5c25510c22bc, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x1005ea5520c22bc, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x1025c05530c22bc, // V_CMPX_EQ_I32 VOPC_INST_LITERAL64 has_lit64
    0x1045be5530c22bc, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0fc5bc5500c32d7, // V_CMPX_LE_I32 ENC_VOPC default
    0x0fe5c25510c32d7, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x1005ea5520c32d7, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x1025c05530c32d7, // V_CMPX_LE_I32 VOPC_INST_LITERAL64 has_lit64
    0x1045be5530c32d7, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x0fc5bc5500c42ce, // V_CMPX_GT_I32 ENC_VOPC default
    0x0fe5c25510c42ce, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x1005ea5520c42ce, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x1025c05530c42ce, // V_CMPX_GT_I32 VOPC_INST_LITERAL64 has_lit64
    0x1045be5530c42ce, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x0fc5bc5500c52ec, // V_CMPX_NE_I32 ENC_VOPC default
    0x0fe5c25510c52ec, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x1005ea5520c52ec, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x1025c05530c52ec, // V_CMPX_NE_I32 VOPC_INST_LITERAL64 has_lit64
    0x1045be5530c52ec, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x0fc5bc5500c62c5, // V_CMPX_GE_I32 ENC_VOPC default
    0x0fe5c25510c62c5, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x1005ea5520c62c5, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x1025c05530c62c5, // V_CMPX_GE_I32 VOPC_INST_LITERAL64 has_lit64
    0x1045be5530c62c5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x0fc5bc5540c92e6, // V_CMPX_LT_U32 ENC_VOPC default
    0x0fe5c25550c92e6, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x1005ea5560c92e6, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x1025c05570c92e6, // V_CMPX_LT_U32 VOPC_INST_LITERAL64 has_lit64
    0x1045be5570c92e6, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x0fc5bc5540ca2bf, // V_CMPX_EQ_U32 ENC_VOPC default
    0x0fe5c25550ca2bf, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x1005ea5560ca2bf, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x1025c05570ca2bf, // V_CMPX_EQ_U32 VOPC_INST_LITERAL64 has_lit64
    0x1045be5570ca2bf, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0fc5bc5540cb2da, // V_CMPX_LE_U32 ENC_VOPC default
    0x0fe5c25550cb2da, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x1005ea5560cb2da, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x1025c05570cb2da, // V_CMPX_LE_U32 VOPC_INST_LITERAL64 has_lit64
    0x1045be5570cb2da, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x0fc5bc5540cc2d1, // V_CMPX_GT_U32 ENC_VOPC default
    0x0fe5c25550cc2d1, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x1005ea5560cc2d1, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x1025c05570cc2d1, // V_CMPX_GT_U32 VOPC_INST_LITERAL64 has_lit64
    0x1045be5570cc2d1, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x0fc5bc5540cd2ef, // V_CMPX_NE_U32 ENC_VOPC default
    0x0fe5c25550cd2ef, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x1005ea5560cd2ef, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x1025c05570cd2ef, // V_CMPX_NE_U32 VOPC_INST_LITERAL64 has_lit64
    0x1045be5570cd2ef, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x0fc5bc5540ce2c8, // V_CMPX_GE_U32 ENC_VOPC default
    0x0fe5c25550ce2c8, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x1005ea5560ce2c8, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x1025c05570ce2c8, // V_CMPX_GE_U32 VOPC_INST_LITERAL64 has_lit64
    0x1045be5570ce2c8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x0fc5f05580d12e4, // V_CMPX_LT_I64 ENC_VOPC default
    0x1025f45590d12e4, // V_CMPX_LT_I64 VOPC_INST_LITERAL64 has_lit64
    0x1045f25590d12e4, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x0fc5f05580d22bd, // V_CMPX_EQ_I64 ENC_VOPC default
    0x1025f45590d22bd, // V_CMPX_EQ_I64 VOPC_INST_LITERAL64 has_lit64
    0x1045f25590d22bd, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0fc5f05580d32d8, // V_CMPX_LE_I64 ENC_VOPC default
    0x1025f45590d32d8, // V_CMPX_LE_I64 VOPC_INST_LITERAL64 has_lit64
    0x1045f25590d32d8, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x0fc5f05580d42cf, // V_CMPX_GT_I64 ENC_VOPC default
    0x1025f45590d42cf, // V_CMPX_GT_I64 VOPC_INST_LITERAL64 has_lit64
    0x1045f25590d42cf, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x0fc5f05580d52ed, // V_CMPX_NE_I64 ENC_VOPC default
    0x1025f45590d52ed, // V_CMPX_NE_I64 VOPC_INST_LITERAL64 has_lit64
    0x1045f25590d52ed, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x0fc5f05580d62c6, // V_CMPX_GE_I64 ENC_VOPC default
    0x1025f45590d62c6, // V_CMPX_GE_I64 VOPC_INST_LITERAL64 has_lit64
    0x1045f25590d62c6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x0fc5f055a0d92e7, // V_CMPX_LT_U64 ENC_VOPC default
    0x1025f455b0d92e7, // V_CMPX_LT_U64 VOPC_INST_LITERAL64 has_lit64
    0x1045f255b0d92e7, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x0fc5f055a0da2c0, // V_CMPX_EQ_U64 ENC_VOPC default
    0x1025f455b0da2c0, // V_CMPX_EQ_U64 VOPC_INST_LITERAL64 has_lit64
    0x1045f255b0da2c0, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0fc5f055a0db2db, // V_CMPX_LE_U64 ENC_VOPC default
    0x1025f455b0db2db, // V_CMPX_LE_U64 VOPC_INST_LITERAL64 has_lit64
    0x1045f255b0db2db, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x0fc5f055a0dc2d2, // V_CMPX_GT_U64 ENC_VOPC default
    0x1025f455b0dc2d2, // V_CMPX_GT_U64 VOPC_INST_LITERAL64 has_lit64
    0x1045f255b0dc2d2, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x0fc5f055a0dd2f0, // V_CMPX_NE_U64 ENC_VOPC default
    0x1025f455b0dd2f0, // V_CMPX_NE_U64 VOPC_INST_LITERAL64 has_lit64
    0x1045f255b0dd2f0, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x0fc5f055a0de2c9, // V_CMPX_GE_U64 ENC_VOPC default
    0x1025f455b0de2c9, // V_CMPX_GE_U64 VOPC_INST_LITERAL64 has_lit64
    0x1045f255b0de2c9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x0f25aa53e0fd2b5, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x0f45b053f0fd2b5, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0f65b25400fd2b5, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0f85ae5410fd2b5, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL64 has_lit64
    0x0fa5ac5410fd2b5, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0fc5bc55c0fe2b6, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x0fe5c255d0fe2b6, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x10060655e0fe2b6, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x1025c055f0fe2b6, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL64 has_lit64
    0x1045be55f0fe2b6, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0fc60c5600ff2b7, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x1026105610ff2b7, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL64 has_lit64
    0x10460e5610ff2b7, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x1060181ac00047e, // V_NOP ENC_VOP1 default
    0x10614256200146b, // V_MOV_B32 ENC_VOP1 default
    0x10814856300146b, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x10a14a56400146b, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x10c14656500146b, // V_MOV_B32 VOP1_INST_LITERAL64 has_lit64
    0x10e14456500146b, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x1101545660024c5, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x106158567003377, // V_CVT_I32_F64 ENC_VOP1 default
    0x10a15e568003377, // V_CVT_I32_F64 VOP1_VOP_DPP16 has_dpp16
    0x10c15c569003377, // V_CVT_I32_F64 VOP1_INST_LITERAL64 has_lit64
    0x10e15a569003377, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x10616656a004372, // V_CVT_F64_I32 ENC_VOP1 default
    0x10a16c56b004372, // V_CVT_F64_I32 VOP1_VOP_DPP16 has_dpp16
    0x10c16a56c004372, // V_CVT_F64_I32 VOP1_INST_LITERAL64 has_lit64
    0x10e16856c004372, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x10614256d00536b, // V_CVT_F32_I32 ENC_VOP1 default
    0x10814856e00536b, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0x10a14a56f00536b, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0x10c14657000536b, // V_CVT_F32_I32 VOP1_INST_LITERAL64 has_lit64
    0x10e14457000536b, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x10614257100636c, // V_CVT_F32_U32 ENC_VOP1 default
    0x10814857200636c, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0x10a14a57300636c, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0x10c14657400636c, // V_CVT_F32_U32 VOP1_INST_LITERAL64 has_lit64
    0x10e14457400636c, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x1061425750073c5, // V_CVT_U32_F32 ENC_VOP1 default
    0x1081485760073c5, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10a17c5770073c5, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0x10c1465780073c5, // V_CVT_U32_F32 VOP1_INST_LITERAL64 has_lit64
    0x10e1445780073c5, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x106142579008376, // V_CVT_I32_F32 ENC_VOP1 default
    0x10814857a008376, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10a17c57b008376, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x10c14657c008376, // V_CVT_I32_F32 VOP1_INST_LITERAL64 has_lit64
    0x10e14457c008376, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x11218657d00a362, // V_CVT_F16_F32 ENC_VOP1 default
    0x11418c57e00a362, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x11618e57f00a362, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x11818a58000a362, // V_CVT_F16_F32 VOP1_INST_LITERAL64 has_lit64
    0x11a18858000a362, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x11219858100b368, // V_CVT_F32_F16 ENC_VOP1 default
    0x11419e58200b368, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x1161a058300b368, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x11819c58400b368, // V_CVT_F32_F16 VOP1_INST_LITERAL64 has_lit64
    0x11a19a58400b368, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x10614257900c379, // V_CVT_NEAREST_I32_F32 ENC_VOP1 default
    0x10814857a00c379, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10a17c57b00c379, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x10c14657c00c379, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL64 has_lit64
    0x10e14457c00c379, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL has_lit
    0x10614257900d374, // V_CVT_FLOOR_I32_F32 ENC_VOP1 default
    0x10814857a00d374, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10a17c57b00d374, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x10c14657c00d374, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL64 has_lit64
    0x10e14457c00d374, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL has_lit
    0x10614256d00e37c, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x10814856e00e37c, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0x10a14a56f00e37c, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0x10c14657000e37c, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL64 has_lit64
    0x10e14457000e37c, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x10615858500f369, // V_CVT_F32_F64 ENC_VOP1 default
    0x10a15e58600f369, // V_CVT_F32_F64 VOP1_VOP_DPP16 has_dpp16
    0x10c15c58700f369, // V_CVT_F32_F64 VOP1_INST_LITERAL64 has_lit64
    0x10e15a58700f369, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x106166588010371, // V_CVT_F64_F32 ENC_VOP1 default
    0x10a1b2589010371, // V_CVT_F64_F32 VOP1_VOP_DPP16 has_dpp16
    0x10c16a58a010371, // V_CVT_F64_F32 VOP1_INST_LITERAL64 has_lit64
    0x10e16858a010371, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x10614257101136d, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x10814857201136d, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0x10a14a57301136d, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0x10c14657401136d, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL64 has_lit64
    0x10e14457401136d, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x10614257101236e, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x10814857201236e, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0x10a14a57301236e, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0x10c14657401236e, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL64 has_lit64
    0x10e14457401236e, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x10614257101336f, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x10814857201336f, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0x10a14a57301336f, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0x10c14657401336f, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL64 has_lit64
    0x10e14457401336f, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x106142571014370, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x108148572014370, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0x10a14a573014370, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0x10c146574014370, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL64 has_lit64
    0x10e144574014370, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x10615858b0153c6, // V_CVT_U32_F64 ENC_VOP1 default
    0x10a15e58c0153c6, // V_CVT_U32_F64 VOP1_VOP_DPP16 has_dpp16
    0x10c15c58d0153c6, // V_CVT_U32_F64 VOP1_INST_LITERAL64 has_lit64
    0x10e15a58d0153c6, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x10616658e016373, // V_CVT_F64_U32 ENC_VOP1 default
    0x10a16c58f016373, // V_CVT_F64_U32 VOP1_VOP_DPP16 has_dpp16
    0x10c16a590016373, // V_CVT_F64_U32 VOP1_INST_LITERAL64 has_lit64
    0x10e168590016373, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x1061ba59101750b, // V_TRUNC_F64 ENC_VOP1 default
    0x10a1c059201750b, // V_TRUNC_F64 VOP1_VOP_DPP16 has_dpp16
    0x10c1be59301750b, // V_TRUNC_F64 VOP1_INST_LITERAL64 has_lit64
    0x10e1bc59301750b, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x1061ba5910182b2, // V_CEIL_F64 ENC_VOP1 default
    0x10a1c05920182b2, // V_CEIL_F64 VOP1_VOP_DPP16 has_dpp16
    0x10c1be5930182b2, // V_CEIL_F64 VOP1_INST_LITERAL64 has_lit64
    0x10e1bc5930182b2, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x1061ba5910194c9, // V_RNDNE_F64 ENC_VOP1 default
    0x10a1c05920194c9, // V_RNDNE_F64 VOP1_VOP_DPP16 has_dpp16
    0x10c1be5930194c9, // V_RNDNE_F64 VOP1_INST_LITERAL64 has_lit64
    0x10e1bc5930194c9, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x1061ba59101a3f2, // V_FLOOR_F64 ENC_VOP1 default
    0x10a1c059201a3f2, // V_FLOOR_F64 VOP1_VOP_DPP16 has_dpp16
    0x10c1be59301a3f2, // V_FLOOR_F64 VOP1_INST_LITERAL64 has_lit64
    0x10e1bc59301a3f2, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x1060181ac01b493, // V_PIPEFLUSH ENC_VOP1 default
    0x1121c859401c46a, // V_MOV_B16 ENC_VOP1 default
    0x1141ce59501c46a, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0x1161d059601c46a, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0x1181cc59701c46a, // V_MOV_B16 VOP1_INST_LITERAL64 has_lit64
    0x11a1ca59701c46a, // V_MOV_B16 VOP1_INST_LITERAL has_lit
    0x1061da59801d46c, // V_MOV_B64 ENC_VOP1 default
    0x10a1e059901d46c, // V_MOV_B64 VOP1_VOP_DPP16 has_dpp16
    0x10c1de59a01d46c, // V_MOV_B64 VOP1_INST_LITERAL64 has_lit64
    0x10e1dc59a01d46c, // V_MOV_B64 VOP1_INST_LITERAL has_lit
    0x10614259b01e507, // V_TANH_F32 ENC_VOP1 default
    0x10814859c01e507, // V_TANH_F32 VOP1_VOP_DPP8 has_dpp8
    0x10a17c59d01e507, // V_TANH_F32 VOP1_VOP_DPP16 has_dpp16
    0x10c14659e01e507, // V_TANH_F32 VOP1_INST_LITERAL64 has_lit64
    0x10e14459e01e507, // V_TANH_F32 VOP1_INST_LITERAL has_lit
    0x1121e859f01f506, // V_TANH_F16 ENC_VOP1 default
    0x1141ee5a001f506, // V_TANH_F16 VOP1_VOP_DPP8 has_dpp8
    0x1161f05a101f506, // V_TANH_F16 VOP1_VOP_DPP16 has_dpp16
    0x1181ec5a201f506, // V_TANH_F16 VOP1_INST_LITERAL64 has_lit64
    0x11a1ea5a201f506, // V_TANH_F16 VOP1_INST_LITERAL has_lit
    0x10614259b020407, // V_FRACT_F32 ENC_VOP1 default
    0x10814859c020407, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x10a17c59d020407, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x10c14659e020407, // V_FRACT_F32 VOP1_INST_LITERAL64 has_lit64
    0x10e14459e020407, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x10614259b02150a, // V_TRUNC_F32 ENC_VOP1 default
    0x10814859c02150a, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x10a17c59d02150a, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x10c14659e02150a, // V_TRUNC_F32 VOP1_INST_LITERAL64 has_lit64
    0x10e14459e02150a, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x10614259b0222b1, // V_CEIL_F32 ENC_VOP1 default
    0x10814859c0222b1, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x10a17c59d0222b1, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x10c14659e0222b1, // V_CEIL_F32 VOP1_INST_LITERAL64 has_lit64
    0x10e14459e0222b1, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x10614259b0234c8, // V_RNDNE_F32 ENC_VOP1 default
    0x10814859c0234c8, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x10a17c59d0234c8, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x10c14659e0234c8, // V_RNDNE_F32 VOP1_INST_LITERAL64 has_lit64
    0x10e14459e0234c8, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x10614259b0243f1, // V_FLOOR_F32 ENC_VOP1 default
    0x10814859c0243f1, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0x10a17c59d0243f1, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0x10c14659e0243f1, // V_FLOOR_F32 VOP1_INST_LITERAL64 has_lit64
    0x10e14459e0243f1, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x10614259b0253ef, // V_EXP_F32 ENC_VOP1 default
    0x10814859c0253ef, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0x10a17c59d0253ef, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0x10c14659e0253ef, // V_EXP_F32 VOP1_INST_LITERAL64 has_lit64
    0x10e14459e0253ef, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x10614259b027415, // V_LOG_F32 ENC_VOP1 default
    0x10814859c027415, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0x10a17c59d027415, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0x10c14659e027415, // V_LOG_F32 VOP1_INST_LITERAL64 has_lit64
    0x10e14459e027415, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x10614259b02a4c2, // V_RCP_F32 ENC_VOP1 default
    0x10814859c02a4c2, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x10a17c59d02a4c2, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x10c14659e02a4c2, // V_RCP_F32 VOP1_INST_LITERAL64 has_lit64
    0x10e14459e02a4c2, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x10614259b02b4c4, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x10814859c02b4c4, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x10a17c59d02b4c4, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x10c14659e02b4c4, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL64 has_lit64
    0x10e14459e02b4c4, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x10614259b02e4cc, // V_RSQ_F32 ENC_VOP1 default
    0x10814859c02e4cc, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x10a17c59d02e4cc, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x10c14659e02e4cc, // V_RSQ_F32 VOP1_INST_LITERAL64 has_lit64
    0x10e14459e02e4cc, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x1061ba59102f4c3, // V_RCP_F64 ENC_VOP1 default
    0x10c1be59302f4c3, // V_RCP_F64 VOP1_INST_LITERAL64 has_lit64
    0x10e1bc59302f4c3, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x1061ba5910314cd, // V_RSQ_F64 ENC_VOP1 default
    0x10c1be5930314cd, // V_RSQ_F64 VOP1_INST_LITERAL64 has_lit64
    0x10e1bc5930314cd, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x10614259b0334da, // V_SQRT_F32 ENC_VOP1 default
    0x10814859c0334da, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x10a17c59d0334da, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x10c14659e0334da, // V_SQRT_F32 VOP1_INST_LITERAL64 has_lit64
    0x10e14459e0334da, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x1061ba5910344db, // V_SQRT_F64 ENC_VOP1 default
    0x10c1be5930344db, // V_SQRT_F64 VOP1_INST_LITERAL64 has_lit64
    0x10e1bc5930344db, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x10614259b0354d7, // V_SIN_F32 ENC_VOP1 default
    0x10814859c0354d7, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x10a17c59d0354d7, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x10c14659e0354d7, // V_SIN_F32 VOP1_INST_LITERAL64 has_lit64
    0x10e14459e0354d7, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x10614259b03635b, // V_COS_F32 ENC_VOP1 default
    0x10814859c03635b, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x10a17c59d03635b, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x10c14659e03635b, // V_COS_F32 VOP1_INST_LITERAL64 has_lit64
    0x10e14459e03635b, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x1061425a3037480, // V_NOT_B32 ENC_VOP1 default
    0x1081485a4037480, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x10a14a5a5037480, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x10c1465a6037480, // V_NOT_B32 VOP1_INST_LITERAL64 has_lit64
    0x10e1445a6037480, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x1061425620382ad, // V_BFREV_B32 ENC_VOP1 default
    0x1081485630382ad, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x10a14a5640382ad, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x10c1465650382ad, // V_BFREV_B32 VOP1_INST_LITERAL64 has_lit64
    0x10e1445650382ad, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x1061425a70392b4, // V_CLZ_I32_U32 ENC_VOP1 default
    0x1081485a80392b4, // V_CLZ_I32_U32 VOP1_VOP_DPP8 has_dpp8
    0x10a14a5a90392b4, // V_CLZ_I32_U32 VOP1_VOP_DPP16 has_dpp16
    0x10c1465aa0392b4, // V_CLZ_I32_U32 VOP1_INST_LITERAL64 has_lit64
    0x10e1445aa0392b4, // V_CLZ_I32_U32 VOP1_INST_LITERAL has_lit
    0x1061425a703a35c, // V_CTZ_I32_B32 ENC_VOP1 default
    0x1081485a803a35c, // V_CTZ_I32_B32 VOP1_VOP_DPP8 has_dpp8
    0x10a14a5a903a35c, // V_CTZ_I32_B32 VOP1_VOP_DPP16 has_dpp16
    0x10c1465aa03a35c, // V_CTZ_I32_B32 VOP1_INST_LITERAL64 has_lit64
    0x10e1445aa03a35c, // V_CTZ_I32_B32 VOP1_INST_LITERAL has_lit
    0x1061425ab03b2b3, // V_CLS_I32 ENC_VOP1 default
    0x1081485ac03b2b3, // V_CLS_I32 VOP1_VOP_DPP8 has_dpp8
    0x10a14a5ad03b2b3, // V_CLS_I32 VOP1_VOP_DPP16 has_dpp16
    0x10c1465ae03b2b3, // V_CLS_I32 VOP1_INST_LITERAL64 has_lit64
    0x10e1445ae03b2b3, // V_CLS_I32 VOP1_INST_LITERAL has_lit
    0x10615856703c40b, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x10a15e56803c40b, // V_FREXP_EXP_I32_F64 VOP1_VOP_DPP16 has_dpp16
    0x10c15c56903c40b, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL64 has_lit64
    0x10e15a56903c40b, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x1061ba59103d40e, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x10a1c059203d40e, // V_FREXP_MANT_F64 VOP1_VOP_DPP16 has_dpp16
    0x10c1be59303d40e, // V_FREXP_MANT_F64 VOP1_INST_LITERAL64 has_lit64
    0x10e1bc59303d40e, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x1061ba59103e408, // V_FRACT_F64 ENC_VOP1 default
    0x10a1c059203e408, // V_FRACT_F64 VOP1_VOP_DPP16 has_dpp16
    0x10c1be59303e408, // V_FRACT_F64 VOP1_INST_LITERAL64 has_lit64
    0x10e1bc59303e408, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x10614257903f40a, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x10814857a03f40a, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x10a17c57b03f40a, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x10c14657c03f40a, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL64 has_lit64
    0x10e14457c03f40a, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x10614259b04040d, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x10814859c04040d, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0x10a17c59d04040d, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0x10c14659e04040d, // V_FREXP_MANT_F32 VOP1_INST_LITERAL64 has_lit64
    0x10e14459e04040d, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x1061425af042466, // V_MOVRELD_B32 ENC_VOP1 default
    0x1081485b0042466, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0x10a14a5b1042466, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0x10c1465b2042466, // V_MOVRELD_B32 VOP1_INST_LITERAL64 has_lit64
    0x10e1445b2042466, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0x1101425b3043469, // V_MOVRELS_B32 ENC_VOP1 default
    0x1081485b0043469, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0x10a14a5b1043469, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0x1101425b3044468, // V_MOVRELSD_B32 ENC_VOP1 default
    0x1081485b0044468, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0x10a14a5b1044468, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0x1101425b3048467, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0x1081485b0048467, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0x10a14a5b1048467, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0x1101425b4049486, // V_PERMLANE16_SWAP_B32 ENC_VOP1 default
    0x1121fc5b504a505, // V_TANH_BF16 ENC_VOP1 default
    0x1142025b604a505, // V_TANH_BF16 VOP1_VOP_DPP8 has_dpp8
    0x1162045b704a505, // V_TANH_BF16 VOP1_VOP_DPP16 has_dpp16
    0x1182005b804a505, // V_TANH_BF16 VOP1_INST_LITERAL64 has_lit64
    0x11a1fe5b804a505, // V_TANH_BF16 VOP1_INST_LITERAL has_lit
    0x10614256204b4be, // V_PRNG_B32 ENC_VOP1 default
    0x10814856304b4be, // V_PRNG_B32 VOP1_VOP_DPP8 has_dpp8
    0x10a14a56404b4be, // V_PRNG_B32 VOP1_VOP_DPP16 has_dpp16
    0x10c14656504b4be, // V_PRNG_B32 VOP1_INST_LITERAL64 has_lit64
    0x10e14456504b4be, // V_PRNG_B32 VOP1_INST_LITERAL has_lit
    0x11220e5b9050365, // V_CVT_F16_U16 ENC_VOP1 default
    0x1142145ba050365, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x1162165bb050365, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x1182125bc050365, // V_CVT_F16_U16 VOP1_INST_LITERAL64 has_lit64
    0x11a2105bc050365, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x11220e5bd051364, // V_CVT_F16_I16 ENC_VOP1 default
    0x1142145be051364, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x1162165bf051364, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x1182125c0051364, // V_CVT_F16_I16 VOP1_INST_LITERAL64 has_lit64
    0x11a2105c0051364, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x1122205c10523c4, // V_CVT_U16_F16 ENC_VOP1 default
    0x1142265c20523c4, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1162285c30523c4, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1182245c40523c4, // V_CVT_U16_F16 VOP1_INST_LITERAL64 has_lit64
    0x11a2225c40523c4, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x1122205c5053375, // V_CVT_I16_F16 ENC_VOP1 default
    0x1142265c6053375, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1162285c7053375, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1182245c8053375, // V_CVT_I16_F16 VOP1_INST_LITERAL64 has_lit64
    0x11a2225c8053375, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x1121e859f0544c1, // V_RCP_F16 ENC_VOP1 default
    0x1141ee5a00544c1, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x1161f05a10544c1, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x1181ec5a20544c1, // V_RCP_F16 VOP1_INST_LITERAL64 has_lit64
    0x11a1ea5a20544c1, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x1121e859f0554d9, // V_SQRT_F16 ENC_VOP1 default
    0x1141ee5a00554d9, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x1161f05a10554d9, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x1181ec5a20554d9, // V_SQRT_F16 VOP1_INST_LITERAL64 has_lit64
    0x11a1ea5a20554d9, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x1121e859f0564cb, // V_RSQ_F16 ENC_VOP1 default
    0x1141ee5a00564cb, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x1161f05a10564cb, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x1181ec5a20564cb, // V_RSQ_F16 VOP1_INST_LITERAL64 has_lit64
    0x11a1ea5a20564cb, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x1121e859f057414, // V_LOG_F16 ENC_VOP1 default
    0x1141ee5a0057414, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x1161f05a1057414, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x1181ec5a2057414, // V_LOG_F16 VOP1_INST_LITERAL64 has_lit64
    0x11a1ea5a2057414, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x1121e859f0583ee, // V_EXP_F16 ENC_VOP1 default
    0x1141ee5a00583ee, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x1161f05a10583ee, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x1181ec5a20583ee, // V_EXP_F16 VOP1_INST_LITERAL64 has_lit64
    0x11a1ea5a20583ee, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x1121e859f05940c, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x1141ee5a005940c, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x1161f05a105940c, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x1181ec5a205940c, // V_FREXP_MANT_F16 VOP1_INST_LITERAL64 has_lit64
    0x11a1ea5a205940c, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x1122205c505a409, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x1142265c605a409, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1162285c705a409, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1182245c805a409, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL64 has_lit64
    0x11a2225c805a409, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x1121e859f05b3f0, // V_FLOOR_F16 ENC_VOP1 default
    0x1141ee5a005b3f0, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x1161f05a105b3f0, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x1181ec5a205b3f0, // V_FLOOR_F16 VOP1_INST_LITERAL64 has_lit64
    0x11a1ea5a205b3f0, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x1121e859f05c2b0, // V_CEIL_F16 ENC_VOP1 default
    0x1141ee5a005c2b0, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x1161f05a105c2b0, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x1181ec5a205c2b0, // V_CEIL_F16 VOP1_INST_LITERAL64 has_lit64
    0x11a1ea5a205c2b0, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x1121e859f05d509, // V_TRUNC_F16 ENC_VOP1 default
    0x1141ee5a005d509, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x1161f05a105d509, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x1181ec5a205d509, // V_TRUNC_F16 VOP1_INST_LITERAL64 has_lit64
    0x11a1ea5a205d509, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x1121e859f05e4c7, // V_RNDNE_F16 ENC_VOP1 default
    0x1141ee5a005e4c7, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x1161f05a105e4c7, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x1181ec5a205e4c7, // V_RNDNE_F16 VOP1_INST_LITERAL64 has_lit64
    0x11a1ea5a205e4c7, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x1121e859f05f406, // V_FRACT_F16 ENC_VOP1 default
    0x1141ee5a005f406, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x1161f05a105f406, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x1181ec5a205f406, // V_FRACT_F16 VOP1_INST_LITERAL64 has_lit64
    0x11a1ea5a205f406, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x1121e859f0604d6, // V_SIN_F16 ENC_VOP1 default
    0x1141ee5a00604d6, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x1161f05a10604d6, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x1181ec5a20604d6, // V_SIN_F16 VOP1_INST_LITERAL64 has_lit64
    0x11a1ea5a20604d6, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x1121e859f06135a, // V_COS_F16 ENC_VOP1 default
    0x1141ee5a006135a, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x1161f05a106135a, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x1181ec5a206135a, // V_COS_F16 VOP1_INST_LITERAL64 has_lit64
    0x11a1ea5a206135a, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x1121425c90624d4, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x1141485ca0624d4, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x11614a5cb0624d4, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x1181465cc0624d4, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL64 has_lit64
    0x11a1445cc0624d4, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x1122205c506337a, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x1142265c606337a, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1162285c706337a, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1182245c806337a, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL64 has_lit64
    0x11a2225c806337a, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x1122205c106437b, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x1142265c206437b, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x1162285c306437b, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x1182245c406437b, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL64 has_lit64
    0x11a2225c406437b, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x1102325b40654ec, // V_SWAP_B32 ENC_VOP1 default
    0x11c2345cd0664eb, // V_SWAP_B16 ENC_VOP1 default
    0x1102325ce0684ea, // V_SWAPREL_B32 ENC_VOP1 default
    0x1121c85cf06947f, // V_NOT_B16 ENC_VOP1 default
    0x1141ce5d006947f, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0x1161d05d106947f, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0x1181cc5d206947f, // V_NOT_B16 VOP1_INST_LITERAL64 has_lit64
    0x11a1ca5d206947f, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0x1122365d306a378, // V_CVT_I32_I16 ENC_VOP1 default
    0x11423c5d406a378, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0x11623e5d506a378, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0x11823a5d606a378, // V_CVT_I32_I16 VOP1_INST_LITERAL64 has_lit64
    0x11a2385d606a378, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0x1122365d706b3c7, // V_CVT_U32_U16 ENC_VOP1 default
    0x11423c5d806b3c7, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0x11623e5d906b3c7, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0x11823a5da06b3c7, // V_CVT_U32_U16 VOP1_INST_LITERAL64 has_lit64
    0x11a2385da06b3c7, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0x1061425db06c36a, // V_CVT_F32_FP8 ENC_VOP1 default
    0x1081485dc06c36a, // V_CVT_F32_FP8 VOP1_VOP_DPP8 has_dpp8
    0x10a14a5dd06c36a, // V_CVT_F32_FP8 VOP1_VOP_DPP16 has_dpp16
    0x10c1465de06c36a, // V_CVT_F32_FP8 VOP1_INST_LITERAL64 has_lit64
    0x10e1445de06c36a, // V_CVT_F32_FP8 VOP1_INST_LITERAL has_lit
    0x1061425df06d367, // V_CVT_F32_BF8 ENC_VOP1 default
    0x1081485e006d367, // V_CVT_F32_BF8 VOP1_VOP_DPP8 has_dpp8
    0x10a14a5e106d367, // V_CVT_F32_BF8 VOP1_VOP_DPP16 has_dpp16
    0x10c1465e206d367, // V_CVT_F32_BF8 VOP1_INST_LITERAL64 has_lit64
    0x10e1445e206d367, // V_CVT_F32_BF8 VOP1_INST_LITERAL has_lit
    0x1122585e306e384, // V_CVT_PK_F32_FP8 ENC_VOP1 default
    0x11825c5e406e384, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL64 has_lit64
    0x11a25a5e406e384, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL has_lit
    0x1122585e506f383, // V_CVT_PK_F32_BF8 ENC_VOP1 default
    0x11825c5e606f383, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL64 has_lit64
    0x11a25a5e606f383, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL has_lit
    0x1122625e7072366, // V_CVT_F32_BF16 ENC_VOP1 default
    0x1142685e8072366, // V_CVT_F32_BF16 VOP1_VOP_DPP8 has_dpp8
    0x11626a5e9072366, // V_CVT_F32_BF16 VOP1_VOP_DPP16 has_dpp16
    0x1182665ea072366, // V_CVT_F32_BF16 VOP1_INST_LITERAL64 has_lit64
    0x11a2645ea072366, // V_CVT_F32_BF16 VOP1_INST_LITERAL has_lit
    0x1121425eb0734d2, // V_SAT_PK4_I4_I8 ENC_VOP1 default
    0x1141485ec0734d2, // V_SAT_PK4_I4_I8 VOP1_VOP_DPP8 has_dpp8
    0x11614a5ed0734d2, // V_SAT_PK4_I4_I8 VOP1_VOP_DPP16 has_dpp16
    0x1181465ee0734d2, // V_SAT_PK4_I4_I8 VOP1_INST_LITERAL64 has_lit64
    0x11a1445ee0734d2, // V_SAT_PK4_I4_I8 VOP1_INST_LITERAL has_lit
    0x1121425ef0744d3, // V_SAT_PK4_U4_U8 ENC_VOP1 default
    0x1141485f00744d3, // V_SAT_PK4_U4_U8 VOP1_VOP_DPP8 has_dpp8
    0x11614a5f10744d3, // V_SAT_PK4_U4_U8 VOP1_VOP_DPP16 has_dpp16
    0x1181465f20744d3, // V_SAT_PK4_U4_U8 VOP1_INST_LITERAL64 has_lit64
    0x11a1445f20744d3, // V_SAT_PK4_U4_U8 VOP1_INST_LITERAL has_lit
    0x1122345f3075382, // V_CVT_PK_F16_FP8 ENC_VOP1 default
    0x1141ce5f4075382, // V_CVT_PK_F16_FP8 VOP1_VOP_DPP8 has_dpp8
    0x1161d05f5075382, // V_CVT_PK_F16_FP8 VOP1_VOP_DPP16 has_dpp16
    0x1182765f6075382, // V_CVT_PK_F16_FP8 VOP1_INST_LITERAL64 has_lit64
    0x11a2745f6075382, // V_CVT_PK_F16_FP8 VOP1_INST_LITERAL has_lit
    0x1122345f7076380, // V_CVT_PK_F16_BF8 ENC_VOP1 default
    0x1141ce5f8076380, // V_CVT_PK_F16_BF8 VOP1_VOP_DPP8 has_dpp8
    0x1161d05f9076380, // V_CVT_PK_F16_BF8 VOP1_VOP_DPP16 has_dpp16
    0x1182765fa076380, // V_CVT_PK_F16_BF8 VOP1_INST_LITERAL64 has_lit64
    0x11a2745fa076380, // V_CVT_PK_F16_BF8 VOP1_INST_LITERAL has_lit
    0x1121865fb077363, // V_CVT_F16_FP8 ENC_VOP1 default
    0x11418c5fc077363, // V_CVT_F16_FP8 VOP1_VOP_DPP8 has_dpp8
    0x1162805fd077363, // V_CVT_F16_FP8 VOP1_VOP_DPP16 has_dpp16
    0x11818a5fe077363, // V_CVT_F16_FP8 VOP1_INST_LITERAL64 has_lit64
    0x11a1885fe077363, // V_CVT_F16_FP8 VOP1_INST_LITERAL has_lit
    0x1121865ff078361, // V_CVT_F16_BF8 ENC_VOP1 default
    0x11418c600078361, // V_CVT_F16_BF8 VOP1_VOP_DPP8 has_dpp8
    0x116280601078361, // V_CVT_F16_BF8 VOP1_VOP_DPP16 has_dpp16
    0x11818a602078361, // V_CVT_F16_BF8 VOP1_INST_LITERAL64 has_lit64
    0x11a188602078361, // V_CVT_F16_BF8 VOP1_INST_LITERAL has_lit
    0x1121fc5b50794c0, // V_RCP_BF16 ENC_VOP1 default
    0x1142025b60794c0, // V_RCP_BF16 VOP1_VOP_DPP8 has_dpp8
    0x1162045b70794c0, // V_RCP_BF16 VOP1_VOP_DPP16 has_dpp16
    0x1182005b80794c0, // V_RCP_BF16 VOP1_INST_LITERAL64 has_lit64
    0x11a1fe5b80794c0, // V_RCP_BF16 VOP1_INST_LITERAL has_lit
    0x1121fc5b507a4d8, // V_SQRT_BF16 ENC_VOP1 default
    0x1142025b607a4d8, // V_SQRT_BF16 VOP1_VOP_DPP8 has_dpp8
    0x1162045b707a4d8, // V_SQRT_BF16 VOP1_VOP_DPP16 has_dpp16
    0x1182005b807a4d8, // V_SQRT_BF16 VOP1_INST_LITERAL64 has_lit64
    0x11a1fe5b807a4d8, // V_SQRT_BF16 VOP1_INST_LITERAL has_lit
    0x1121fc5b507b4ca, // V_RSQ_BF16 ENC_VOP1 default
    0x1142025b607b4ca, // V_RSQ_BF16 VOP1_VOP_DPP8 has_dpp8
    0x1162045b707b4ca, // V_RSQ_BF16 VOP1_VOP_DPP16 has_dpp16
    0x1182005b807b4ca, // V_RSQ_BF16 VOP1_INST_LITERAL64 has_lit64
    0x11a1fe5b807b4ca, // V_RSQ_BF16 VOP1_INST_LITERAL has_lit
    0x1121fc5b507c413, // V_LOG_BF16 ENC_VOP1 default
    0x1142025b607c413, // V_LOG_BF16 VOP1_VOP_DPP8 has_dpp8
    0x1162045b707c413, // V_LOG_BF16 VOP1_VOP_DPP16 has_dpp16
    0x1182005b807c413, // V_LOG_BF16 VOP1_INST_LITERAL64 has_lit64
    0x11a1fe5b807c413, // V_LOG_BF16 VOP1_INST_LITERAL has_lit
    0x1121fc5b507d3ed, // V_EXP_BF16 ENC_VOP1 default
    0x1142025b607d3ed, // V_EXP_BF16 VOP1_VOP_DPP8 has_dpp8
    0x1162045b707d3ed, // V_EXP_BF16 VOP1_VOP_DPP16 has_dpp16
    0x1182005b807d3ed, // V_EXP_BF16 VOP1_INST_LITERAL64 has_lit64
    0x11a1fe5b807d3ed, // V_EXP_BF16 VOP1_INST_LITERAL has_lit
    0x1121fc5b507e4d5, // V_SIN_BF16 ENC_VOP1 default
    0x1142025b607e4d5, // V_SIN_BF16 VOP1_VOP_DPP8 has_dpp8
    0x1162045b707e4d5, // V_SIN_BF16 VOP1_VOP_DPP16 has_dpp16
    0x1182005b807e4d5, // V_SIN_BF16 VOP1_INST_LITERAL64 has_lit64
    0x11a1fe5b807e4d5, // V_SIN_BF16 VOP1_INST_LITERAL has_lit
    0x1121fc5b507f359, // V_COS_BF16 ENC_VOP1 default
    0x1142025b607f359, // V_COS_BF16 VOP1_VOP_DPP8 has_dpp8
    0x1162045b707f359, // V_COS_BF16 VOP1_VOP_DPP16 has_dpp16
    0x1182005b807f359, // V_COS_BF16 VOP1_INST_LITERAL64 has_lit64
    0x11a1fe5b807f359, // V_COS_BF16 VOP1_INST_LITERAL has_lit
    0x11e4d26030004a4, // V_PK_MAD_I16 ENC_VOP3P default
    0x1204d46040004a4, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x1224d46050004a4, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x1244d46060004a4, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1264d46070004a4, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x1284d46080004a4, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x12a4d46090004a4, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x12c4d460a0004a4, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11e4d660b0014bb, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x1204d860c0014bb, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x1224d860d0014bb, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x1244d860e0014bb, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11e4d660f002497, // V_PK_ADD_I16 ENC_VOP3P default
    0x1204d8610002497, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x1224d8611002497, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x1244d8612002497, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11e4d660f0034bc, // V_PK_SUB_I16 ENC_VOP3P default
    0x1204d86100034bc, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x1224d86110034bc, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x1244d86120034bc, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11e4d660b0044a2, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x1204d860c0044a2, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x1224d860d0044a2, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x1244d860e0044a2, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11e4d660b0054a3, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x1204d860c0054a3, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x1224d860d0054a3, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x1244d860e0054a3, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11e4d661300649d, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x1204d861400649d, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x1224d861500649d, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x1244d861600649d, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11e4d660f0074ab, // V_PK_MAX_I16 ENC_VOP3P default
    0x1204d86100074ab, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x1224d86110074ab, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x1244d86120074ab, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11e4d660f0084b4, // V_PK_MIN_I16 ENC_VOP3P default
    0x1204d86100084b4, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x1224d86110084b4, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x1244d86120084b4, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11e4d26170094a5, // V_PK_MAD_U16 ENC_VOP3P default
    0x1204d46180094a5, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x1224d46190094a5, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x1244d461a0094a5, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1264d461b0094a5, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x1284d461c0094a5, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x12a4d461d0094a5, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x12c4d461e0094a5, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11e4d660b00a49c, // V_PK_ADD_U16 ENC_VOP3P default
    0x1204d860c00a49c, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x1224d860d00a49c, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x1244d860e00a49c, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11e4d660b00b4bd, // V_PK_SUB_U16 ENC_VOP3P default
    0x1204d860c00b4bd, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x1224d860d00b4bd, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x1244d860e00b4bd, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11e4d660b00c4ae, // V_PK_MAX_U16 ENC_VOP3P default
    0x1204d860c00c4ae, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x1224d860d00c4ae, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x1244d860e00c4ae, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11e4d660b00d4b7, // V_PK_MIN_U16 ENC_VOP3P default
    0x1204d860c00d4b7, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x1224d860d00d4b7, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x1244d860e00d4b7, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11e4da61f00e4a0, // V_PK_FMA_F16 ENC_VOP3P default
    0x1204dc62000e4a0, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x1224dc62100e4a0, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x1244dc62200e4a0, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1264dc62300e4a0, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x1284dc62400e4a0, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x12a4dc62500e4a0, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x12c4dc62600e4a0, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11e4de62700f495, // V_PK_ADD_F16 ENC_VOP3P default
    0x1204e062800f495, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x1224e062900f495, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x1244e062a00f495, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11e4de6270104b9, // V_PK_MUL_F16 ENC_VOP3P default
    0x1204e06280104b9, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x1224e06290104b9, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x1244e062a0104b9, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11e4e262b01149f, // V_PK_FMA_BF16 ENC_VOP3P default
    0x1204e462c01149f, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_0
    0x1224e462d01149f, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_1
    0x1244e462e01149f, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1264e462f01149f, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_2
    0x1284e463001149f, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x12a4e463101149f, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x12c4e463201149f, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11e4e6603014498, // V_PK_ADD_MAX_I16 ENC_VOP3P default
    0x1204e8604014498, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x1224e8605014498, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x1244e8606014498, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1264e8607014498, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_2
    0x1284e8608014498, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x12a4e8609014498, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x12c4e860a014498, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11e4e6617015499, // V_PK_ADD_MAX_U16 ENC_VOP3P default
    0x1204e8618015499, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x1224e8619015499, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x1244e861a015499, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1264e861b015499, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_2
    0x1284e861c015499, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x12a4e861d015499, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x12c4e861e015499, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11e4ea6330163cf, // V_DOT4_I32_IU8 ENC_VOP3P default
    0x1204ec6340163cf, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0x1224ec6350163cf, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0x1244ec6360163cf, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1264ec6370163cf, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0x1284ec6380163cf, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x12a4ec6390163cf, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x12c4ec63a0163cf, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11e4ea2a50173d0, // V_DOT4_U32_U8 ENC_VOP3P default
    0x1204ec63b0173d0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0x1224ec63c0173d0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0x1244ec63d0173d0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1264ec63e0173d0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0x1284ec63f0173d0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x12a4ec6400173d0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x12c4ec6410173d0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11e4ea6420183d1, // V_DOT8_I32_IU4 ENC_VOP3P default
    0x1204ec6430183d1, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0x1224ec6440183d1, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0x1244ec6450183d1, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1264ec6460183d1, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0x1284ec6470183d1, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x12a4ec6480183d1, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x12c4ec6490183d1, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11e4ea64a0193d2, // V_DOT8_U32_U4 ENC_VOP3P default
    0x1204ec64b0193d2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0x1224ec64c0193d2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0x1244ec64d0193d2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1264ec64e0193d2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0x1284ec64f0193d2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x12a4ec6500193d2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x12c4ec6510193d2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11e4de62701b4b6, // V_PK_MIN_NUM_F16 ENC_VOP3P default
    0x1204e062801b4b6, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x1224e062901b4b6, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x1244e062a01b4b6, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11e4de62701c4ad, // V_PK_MAX_NUM_F16 ENC_VOP3P default
    0x1204e062801c4ad, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x1224e062901c4ad, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x1244e062a01c4ad, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11e4de62701d4b3, // V_PK_MINIMUM_F16 ENC_VOP3P default
    0x1204e062801d4b3, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x1224e062901d4b3, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x1244e062a01d4b3, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11e4de62701e4aa, // V_PK_MAXIMUM_F16 ENC_VOP3P default
    0x1204e062801e4aa, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x1224e062901e4aa, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x1244e062a01e4aa, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11e4ee65201f4a1, // V_PK_FMA_F32 ENC_VOP3P default
    0x1204f065301f4a1, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_0
    0x1224f065401f4a1, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_1
    0x1244f065501f4a1, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1264f065601f4a1, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_2
    0x1284f065701f4a1, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x12a4f065801f4a1, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x12c4f065901f4a1, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11e4f265a020404, // V_FMA_MIX_F32 ENC_VOP3P default
    0x12e4f665b020404, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0x1304f865c020404, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0x1204f465d020404, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x1224f465e020404, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x1244f465f020404, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1264f4660020404, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x1284f4661020404, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x12a4f4662020404, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x12c4f4663020404, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11e4f2664021403, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x12e4f6665021403, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0x1304f8666021403, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0x1204f4667021403, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x1224f4668021403, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x1244f4669021403, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1264f466a021403, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x1284f466b021403, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x12a4f466c021403, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x12c4f466d021403, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11e4f2664022401, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x12e4f6665022401, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0x1304f8666022401, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0x1204f4667022401, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x1224f4668022401, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x1244f4669022401, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1264f466a022401, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x1284f466b022401, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x12a4f466c022401, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x12c4f466d022401, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11e4fa66e023494, // V_PK_ADD_BF16 ENC_VOP3P default
    0x1204fc66f023494, // V_PK_ADD_BF16 VOP3P_INST_LITERAL has_lit_0
    0x1224fc670023494, // V_PK_ADD_BF16 VOP3P_INST_LITERAL has_lit_1
    0x1244fc671023494, // V_PK_ADD_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11e4fe6720284ba, // V_PK_MUL_F32 ENC_VOP3P default
    0x1205006730284ba, // V_PK_MUL_F32 VOP3P_INST_LITERAL has_lit_0
    0x1225006740284ba, // V_PK_MUL_F32 VOP3P_INST_LITERAL has_lit_1
    0x1245006750284ba, // V_PK_MUL_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11e4fe672029496, // V_PK_ADD_F32 ENC_VOP3P default
    0x120500673029496, // V_PK_ADD_F32 VOP3P_INST_LITERAL has_lit_0
    0x122500674029496, // V_PK_ADD_F32 VOP3P_INST_LITERAL has_lit_1
    0x124500675029496, // V_PK_ADD_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11e4fa66e02a4b8, // V_PK_MUL_BF16 ENC_VOP3P default
    0x1204fc66f02a4b8, // V_PK_MUL_BF16 VOP3P_INST_LITERAL has_lit_0
    0x1224fc67002a4b8, // V_PK_MUL_BF16 VOP3P_INST_LITERAL has_lit_1
    0x1244fc67102a4b8, // V_PK_MUL_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11e4fa66e02b4b5, // V_PK_MIN_NUM_BF16 ENC_VOP3P default
    0x1204fc66f02b4b5, // V_PK_MIN_NUM_BF16 VOP3P_INST_LITERAL has_lit_0
    0x1224fc67002b4b5, // V_PK_MIN_NUM_BF16 VOP3P_INST_LITERAL has_lit_1
    0x1244fc67102b4b5, // V_PK_MIN_NUM_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11e4fa66e02c4ac, // V_PK_MAX_NUM_BF16 ENC_VOP3P default
    0x1204fc66f02c4ac, // V_PK_MAX_NUM_BF16 VOP3P_INST_LITERAL has_lit_0
    0x1224fc67002c4ac, // V_PK_MAX_NUM_BF16 VOP3P_INST_LITERAL has_lit_1
    0x1244fc67102c4ac, // V_PK_MAX_NUM_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x11e4e660302d49a, // V_PK_ADD_MIN_I16 ENC_VOP3P default
    0x1204e860402d49a, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x1224e860502d49a, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x1244e860602d49a, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1264e860702d49a, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_2
    0x1284e860802d49a, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x12a4e860902d49a, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x12c4e860a02d49a, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11e4e661702e49b, // V_PK_ADD_MIN_U16 ENC_VOP3P default
    0x1204e861802e49b, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x1224e861902e49b, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x1244e861a02e49b, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1264e861b02e49b, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_2
    0x1284e861c02e49b, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x12a4e861d02e49b, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x12c4e861e02e49b, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11e4e660302f4a6, // V_PK_MAX3_I16 ENC_VOP3P default
    0x1204e860402f4a6, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_0
    0x1224e860502f4a6, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_1
    0x1244e860602f4a6, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1264e860702f4a6, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_2
    0x1284e860802f4a6, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x12a4e860902f4a6, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x12c4e860a02f4a6, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11e4e66170304a8, // V_PK_MAX3_U16 ENC_VOP3P default
    0x1204e86180304a8, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_0
    0x1224e86190304a8, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_1
    0x1244e861a0304a8, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1264e861b0304a8, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_2
    0x1284e861c0304a8, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x12a4e861d0304a8, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x12c4e861e0304a8, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11e4e66030314af, // V_PK_MIN3_I16 ENC_VOP3P default
    0x1204e86040314af, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_0
    0x1224e86050314af, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_1
    0x1244e86060314af, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1264e86070314af, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_2
    0x1284e86080314af, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x12a4e86090314af, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x12c4e860a0314af, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11e4e66170324b1, // V_PK_MIN3_U16 ENC_VOP3P default
    0x1204e86180324b1, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_0
    0x1224e86190324b1, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_1
    0x1244e861a0324b1, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1264e861b0324b1, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_2
    0x1284e861c0324b1, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x12a4e861d0324b1, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x12c4e861e0324b1, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x132502676033519, // V_WMMA_F32_16X16X128_F8F6F4 ENC_VOP3P default
    0x11e4da61f0364b2, // V_PK_MINIMUM3_F16 ENC_VOP3P default
    0x1204dc6200364b2, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_0
    0x1224dc6210364b2, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_1
    0x1244dc6220364b2, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1264dc6230364b2, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_2
    0x1284dc6240364b2, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x12a4dc6250364b2, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x12c4dc6260364b2, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11e4da61f0374a9, // V_PK_MAXIMUM3_F16 ENC_VOP3P default
    0x1204dc6200374a9, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_0
    0x1224dc6210374a9, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_1
    0x1244dc6220374a9, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1264dc6230374a9, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_2
    0x1284dc6240374a9, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x12a4dc6250374a9, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x12c4dc6260374a9, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11e4da61f0384b0, // V_PK_MIN3_NUM_F16 ENC_VOP3P default
    0x1204dc6200384b0, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x1224dc6210384b0, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x1244dc6220384b0, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1264dc6230384b0, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_2
    0x1284dc6240384b0, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x12a4dc6250384b0, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x12c4dc6260384b0, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11e4da61f0394a7, // V_PK_MAX3_NUM_F16 ENC_VOP3P default
    0x1204dc6200394a7, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x1224dc6210394a7, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x1244dc6220394a7, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x1264dc6230394a7, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_2
    0x1284dc6240394a7, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x12a4dc6250394a7, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x12c4dc6260394a7, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11e50465a03d405, // V_FMA_MIX_F32_BF16 ENC_VOP3P default
    0x12e50865b03d405, // V_FMA_MIX_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x13050a65c03d405, // V_FMA_MIX_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x12050665d03d405, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0x12250665e03d405, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0x12450665f03d405, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x12650666003d405, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0x12850666103d405, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x12a50666203d405, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x12c50666303d405, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11e50467703e402, // V_FMA_MIXLO_BF16 ENC_VOP3P default
    0x12e50867803e402, // V_FMA_MIXLO_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x13050a67903e402, // V_FMA_MIXLO_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x12050667a03e402, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_0
    0x12250667b03e402, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_1
    0x12450667c03e402, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x12650667d03e402, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_2
    0x12850667e03e402, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x12a50667f03e402, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x12c50668003e402, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x11e50467703f400, // V_FMA_MIXHI_BF16 ENC_VOP3P default
    0x12e50867803f400, // V_FMA_MIXHI_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x13050a67903f400, // V_FMA_MIXHI_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x12050667a03f400, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_0
    0x12250667b03f400, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_1
    0x12450667c03f400, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x12650667d03f400, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_2
    0x12850667e03f400, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x12a50667f03f400, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x12c50668003f400, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x13450c68105d51e, // V_WMMA_F32_16X16X4_F32 ENC_VOP3P default
    0x13450e68206051d, // V_WMMA_F32_16X16X32_F16 ENC_VOP3P default
    0x134510683061512, // V_WMMA_F16_16X16X32_F16 ENC_VOP3P default
    0x13450e68406251c, // V_WMMA_F32_16X16X32_BF16 ENC_VOP3P default
    0x13451068506350d, // V_WMMA_BF16_16X16X32_BF16 ENC_VOP3P default
    0x13451268606450c, // V_WMMA_BF16F32_16X16X32_BF16 ENC_VOP3P default
    0x1365146870654f9, // V_SWMMAC_F32_16X16X64_F16 ENC_VOP3P default
    0x1365146880664f8, // V_SWMMAC_F32_16X16X64_BF16 ENC_VOP3P default
    0x1365166890674f3, // V_SWMMAC_F16_16X16X64_F16 ENC_VOP3P default
    0x13651668a0684ee, // V_SWMMAC_BF16_16X16X64_BF16 ENC_VOP3P default
    0x1365146880694ed, // V_SWMMAC_BF16F32_16X16X64_BF16 ENC_VOP3P default
    0x13451868b06a522, // V_WMMA_F32_16X16X64_FP8_FP8 ENC_VOP3P default
    0x13451868c06b521, // V_WMMA_F32_16X16X64_FP8_BF8 ENC_VOP3P default
    0x13451868d06c520, // V_WMMA_F32_16X16X64_BF8_FP8 ENC_VOP3P default
    0x13451868e06d51f, // V_WMMA_F32_16X16X64_BF8_BF8 ENC_VOP3P default
    0x13451a68f06e516, // V_WMMA_F16_16X16X64_FP8_FP8 ENC_VOP3P default
    0x13451a69006f515, // V_WMMA_F16_16X16X64_FP8_BF8 ENC_VOP3P default
    0x13451a691070514, // V_WMMA_F16_16X16X64_BF8_FP8 ENC_VOP3P default
    0x13451a692071513, // V_WMMA_F16_16X16X64_BF8_BF8 ENC_VOP3P default
    0x13451c693072524, // V_WMMA_I32_16X16X64_IU8 ENC_VOP3P default
    0x13651e6940734f7, // V_SWMMAC_F32_16X16X128_FP8_FP8 ENC_VOP3P default
    0x13651e6950744f6, // V_SWMMAC_F32_16X16X128_FP8_BF8 ENC_VOP3P default
    0x13651e6960754f5, // V_SWMMAC_F32_16X16X128_BF8_FP8 ENC_VOP3P default
    0x13651e6970764f4, // V_SWMMAC_F32_16X16X128_BF8_BF8 ENC_VOP3P default
    0x1365206980774f2, // V_SWMMAC_F16_16X16X128_FP8_FP8 ENC_VOP3P default
    0x1365206990784f1, // V_SWMMAC_F16_16X16X128_FP8_BF8 ENC_VOP3P default
    0x13652069a0794f0, // V_SWMMAC_F16_16X16X128_BF8_FP8 ENC_VOP3P default
    0x13652069b07a4ef, // V_SWMMAC_F16_16X16X128_BF8_BF8 ENC_VOP3P default
    0x13652269c07b4fa, // V_SWMMAC_I32_16X16X128_IU8 ENC_VOP3P default
    0x13452469d08051b, // V_WMMA_F32_16X16X128_FP8_FP8 ENC_VOP3P default
    0x13452469e08151a, // V_WMMA_F32_16X16X128_FP8_BF8 ENC_VOP3P default
    0x13452469f082518, // V_WMMA_F32_16X16X128_BF8_FP8 ENC_VOP3P default
    0x1345246a0083517, // V_WMMA_F32_16X16X128_BF8_BF8 ENC_VOP3P default
    0x1345266a1084511, // V_WMMA_F16_16X16X128_FP8_FP8 ENC_VOP3P default
    0x1345266a2085510, // V_WMMA_F16_16X16X128_FP8_BF8 ENC_VOP3P default
    0x1345266a308650f, // V_WMMA_F16_16X16X128_BF8_FP8 ENC_VOP3P default
    0x1345266a408750e, // V_WMMA_F16_16X16X128_BF8_BF8 ENC_VOP3P default
    0x1385286a5088523, // V_WMMA_F32_32X16X128_F4 ENC_VOP3P default
    0x13a6166a60003da, // V_DUAL_FMAC_F32 VOPD3XY X default
    0x13c6166a70033e8, // V_DUAL_MUL_F32 VOPD3XY X default
    0x13c6166a70043d3, // V_DUAL_ADD_F32 VOPD3XY X default
    0x13c6166a70053eb, // V_DUAL_SUB_F32 VOPD3XY X default
    0x13c6166a70063ea, // V_DUAL_SUBREV_F32 VOPD3XY X default
    0x13c6166a70073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPD3XY X default
    0x13c62a6a80083e6, // V_DUAL_MOV_B32 VOPD3XY X default
    0x13c6366a90093d8, // V_DUAL_CNDMASK_B32 VOPD3XY X default
    0x13c6166a700a3e1, // V_DUAL_MAX_NUM_F32 VOPD3XY X default
    0x13c6166a700b3e4, // V_DUAL_MIN_NUM_F32 VOPD3XY X default
    0x13c63a6aa0103d5, // V_DUAL_ADD_NC_U32 VOPD3XY X default
    0x13c63a6ab0113de, // V_DUAL_LSHLREV_B32 VOPD3XY X default
    0x13c6406ac0133dc, // V_DUAL_FMA_F32 VOPD3XY X default
    0x13c63a6aa0143ec, // V_DUAL_SUB_NC_U32 VOPD3XY X default
    0x13c63a6ab0153df, // V_DUAL_LSHRREV_B32 VOPD3XY X default
    0x13c63a6ad0163d6, // V_DUAL_ASHRREV_I32 VOPD3XY X default
    0x13c6126ae0203dd, // V_DUAL_FMA_F64 VOPD3XY X default
    0x13c6146af0213d4, // V_DUAL_ADD_F64 VOPD3XY X default
    0x13c6146af0223e9, // V_DUAL_MUL_F64 VOPD3XY X default
    0x13c6146af0233e2, // V_DUAL_MAX_NUM_F64 VOPD3XY X default
    0x13c6146af0243e5, // V_DUAL_MIN_NUM_F64 VOPD3XY X default
    0x13e6186b00003da, // V_DUAL_FMAC_F32 VOPD3XY Y default
    0x1406186b10033e8, // V_DUAL_MUL_F32 VOPD3XY Y default
    0x1406186b10043d3, // V_DUAL_ADD_F32 VOPD3XY Y default
    0x1406186b10053eb, // V_DUAL_SUB_F32 VOPD3XY Y default
    0x1406186b10063ea, // V_DUAL_SUBREV_F32 VOPD3XY Y default
    0x1406186b10073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPD3XY Y default
    0x14062c6b20083e6, // V_DUAL_MOV_B32 VOPD3XY Y default
    0x1406386b30093d8, // V_DUAL_CNDMASK_B32 VOPD3XY Y default
    0x1406186b100a3e1, // V_DUAL_MAX_NUM_F32 VOPD3XY Y default
    0x1406186b100b3e4, // V_DUAL_MIN_NUM_F32 VOPD3XY Y default
    0x14063c6b40103d5, // V_DUAL_ADD_NC_U32 VOPD3XY Y default
    0x14063c6b50113de, // V_DUAL_LSHLREV_B32 VOPD3XY Y default
    0x14063e6b50123d7, // V_DUAL_BITOP2_B32 VOPD3XY Y default
    0x1406426b60133dc, // V_DUAL_FMA_F32 VOPD3XY Y default
    0x14063c6b40143ec, // V_DUAL_SUB_NC_U32 VOPD3XY Y default
    0x14063c6b50153df, // V_DUAL_LSHRREV_B32 VOPD3XY Y default
    0x14063c6b70163d6, // V_DUAL_ASHRREV_I32 VOPD3XY Y default
    0x14063c6b80173e0, // V_DUAL_MAX_I32 VOPD3XY Y default
    0x14063c6b80183e3, // V_DUAL_MIN_I32 VOPD3XY Y default
    0x1420fe6b90100f5, // FLAT_LOAD_U8 ENC_VFLAT default
    0x1420fe6ba0110f0, // FLAT_LOAD_I8 ENC_VFLAT default
    0x1420fe6bb0120f4, // FLAT_LOAD_U16 ENC_VFLAT default
    0x1420fe6bc0130ef, // FLAT_LOAD_I16 ENC_VFLAT default
    0x1420fe6bd0140e6, // FLAT_LOAD_B32 ENC_VFLAT default
    0x1421006be0150e7, // FLAT_LOAD_B64 ENC_VFLAT default
    0x1421026bf0160e8, // FLAT_LOAD_B96 ENC_VFLAT default
    0x1421046c00170e5, // FLAT_LOAD_B128 ENC_VFLAT default
    0x1421066c10180fb, // FLAT_STORE_B8 ENC_VFLAT default
    0x1421066c20190f8, // FLAT_STORE_B16 ENC_VFLAT default
    0x1421066c301a0f9, // FLAT_STORE_B32 ENC_VFLAT default
    0x1421086c401b0fa, // FLAT_STORE_B64 ENC_VFLAT default
    0x14210a6c501c0fc, // FLAT_STORE_B96 ENC_VFLAT default
    0x14210c6c601d0f7, // FLAT_STORE_B128 ENC_VFLAT default
    0x1420fe6b901e0ee, // FLAT_LOAD_D16_U8 ENC_VFLAT default
    0x1420fe6ba01f0ed, // FLAT_LOAD_D16_I8 ENC_VFLAT default
    0x1420fe6c70200e9, // FLAT_LOAD_D16_B16 ENC_VFLAT default
    0x1420fe6b90210ec, // FLAT_LOAD_D16_HI_U8 ENC_VFLAT default
    0x1420fe6ba0220eb, // FLAT_LOAD_D16_HI_I8 ENC_VFLAT default
    0x1420fe6c70230ea, // FLAT_LOAD_D16_HI_B16 ENC_VFLAT default
    0x1421066c10240fe, // FLAT_STORE_D16_HI_B8 ENC_VFLAT default
    0x1421066c20250fd, // FLAT_STORE_D16_HI_B16 ENC_VFLAT default
    0x14210e6c80330e1, // FLAT_ATOMIC_SWAP_B32 ENC_VFLAT default
    0x1421106c90340c7, // FLAT_ATOMIC_CMPSWAP_B32 ENC_VFLAT default
    0x14210e6ca0350c3, // FLAT_ATOMIC_ADD_U32 ENC_VFLAT default
    0x14210e6ca0360df, // FLAT_ATOMIC_SUB_U32 ENC_VFLAT default
    0x14210e6ca0370de, // FLAT_ATOMIC_SUB_CLAMP_U32 ENC_VFLAT default
    0x14210e6cb0380d4, // FLAT_ATOMIC_MIN_I32 ENC_VFLAT default
    0x14210e6ca0390d8, // FLAT_ATOMIC_MIN_U32 ENC_VFLAT default
    0x14210e6cb03a0ce, // FLAT_ATOMIC_MAX_I32 ENC_VFLAT default
    0x14210e6ca03b0d2, // FLAT_ATOMIC_MAX_U32 ENC_VFLAT default
    0x14210e6c803c0c5, // FLAT_ATOMIC_AND_B32 ENC_VFLAT default
    0x14210e6c803d0da, // FLAT_ATOMIC_OR_B32 ENC_VFLAT default
    0x14210e6c803e0e3, // FLAT_ATOMIC_XOR_B32 ENC_VFLAT default
    0x14210e6ca03f0cc, // FLAT_ATOMIC_INC_U32 ENC_VFLAT default
    0x14210e6ca0400ca, // FLAT_ATOMIC_DEC_U32 ENC_VFLAT default
    0x1421126cc0410e2, // FLAT_ATOMIC_SWAP_B64 ENC_VFLAT default
    0x1421146cd0420c8, // FLAT_ATOMIC_CMPSWAP_B64 ENC_VFLAT default
    0x1421126ce0430c4, // FLAT_ATOMIC_ADD_U64 ENC_VFLAT default
    0x1421126ce0440e0, // FLAT_ATOMIC_SUB_U64 ENC_VFLAT default
    0x1421126cf0450d5, // FLAT_ATOMIC_MIN_I64 ENC_VFLAT default
    0x1421126ce0460d9, // FLAT_ATOMIC_MIN_U64 ENC_VFLAT default
    0x1421126cf0470cf, // FLAT_ATOMIC_MAX_I64 ENC_VFLAT default
    0x1421126ce0480d3, // FLAT_ATOMIC_MAX_U64 ENC_VFLAT default
    0x1421126cc0490c6, // FLAT_ATOMIC_AND_B64 ENC_VFLAT default
    0x1421126cc04a0db, // FLAT_ATOMIC_OR_B64 ENC_VFLAT default
    0x1421126cc04b0e4, // FLAT_ATOMIC_XOR_B64 ENC_VFLAT default
    0x1421126ce04c0cd, // FLAT_ATOMIC_INC_U64 ENC_VFLAT default
    0x1421126ce04d0cb, // FLAT_ATOMIC_DEC_U64 ENC_VFLAT default
    0x14210e6ca0500c9, // FLAT_ATOMIC_COND_SUB_U32 ENC_VFLAT default
    0x14210e6d00510d6, // FLAT_ATOMIC_MIN_NUM_F32 ENC_VFLAT default
    0x14210e6d00520d0, // FLAT_ATOMIC_MAX_NUM_F32 ENC_VFLAT default
    0x1421126d10550c2, // FLAT_ATOMIC_ADD_F64 ENC_VFLAT default
    0x14210e6d00560c1, // FLAT_ATOMIC_ADD_F32 ENC_VFLAT default
    0x14210e6d20590dd, // FLAT_ATOMIC_PK_ADD_F16 ENC_VFLAT default
    0x14210e6d305a0dc, // FLAT_ATOMIC_PK_ADD_BF16 ENC_VFLAT default
    0x1421126d105b0d7, // FLAT_ATOMIC_MIN_NUM_F64 ENC_VFLAT default
    0x1421126d105c0d1, // FLAT_ATOMIC_MAX_NUM_F64 ENC_VFLAT default
    0x1421166d405d0f6, // FLAT_PREFETCH_B8 ENC_VFLAT default
    0x1420fe6bd0700f2, // FLAT_LOAD_MONITOR_B32 ENC_VFLAT default
    0x1421006be0710f3, // FLAT_LOAD_MONITOR_B64 ENC_VFLAT default
    0x1421046c00720f1, // FLAT_LOAD_MONITOR_B128 ENC_VFLAT default
    0x1446446d501015e, // SCRATCH_LOAD_U8 ENC_VSCRATCH default
    0x1446446d601115c, // SCRATCH_LOAD_I8 ENC_VSCRATCH default
    0x1446446d701215d, // SCRATCH_LOAD_U16 ENC_VSCRATCH default
    0x1446446d801315b, // SCRATCH_LOAD_I16 ENC_VSCRATCH default
    0x1446446d9014151, // SCRATCH_LOAD_B32 ENC_VSCRATCH default
    0x1446466da015152, // SCRATCH_LOAD_B64 ENC_VSCRATCH default
    0x1446486db016153, // SCRATCH_LOAD_B96 ENC_VSCRATCH default
    0x14464a6dc017150, // SCRATCH_LOAD_B128 ENC_VSCRATCH default
    0x14464c6dd018163, // SCRATCH_STORE_B8 ENC_VSCRATCH default
    0x14464c6de019160, // SCRATCH_STORE_B16 ENC_VSCRATCH default
    0x14464c6df01a161, // SCRATCH_STORE_B32 ENC_VSCRATCH default
    0x14464e6e001b162, // SCRATCH_STORE_B64 ENC_VSCRATCH default
    0x1446506e101c164, // SCRATCH_STORE_B96 ENC_VSCRATCH default
    0x1446526e201d15f, // SCRATCH_STORE_B128 ENC_VSCRATCH default
    0x1446446d501e15a, // SCRATCH_LOAD_D16_U8 ENC_VSCRATCH default
    0x1446446d601f159, // SCRATCH_LOAD_D16_I8 ENC_VSCRATCH default
    0x1446446e3020155, // SCRATCH_LOAD_D16_B16 ENC_VSCRATCH default
    0x1446446d5021158, // SCRATCH_LOAD_D16_HI_U8 ENC_VSCRATCH default
    0x1446446d6022157, // SCRATCH_LOAD_D16_HI_I8 ENC_VSCRATCH default
    0x1446446e3023156, // SCRATCH_LOAD_D16_HI_B16 ENC_VSCRATCH default
    0x14464c6dd024167, // SCRATCH_STORE_D16_HI_B8 ENC_VSCRATCH default
    0x14464c6de025166, // SCRATCH_STORE_D16_HI_B16 ENC_VSCRATCH default
    0x1446546e4053154, // SCRATCH_LOAD_BLOCK ENC_VSCRATCH default
    0x1446566e5054165, // SCRATCH_STORE_BLOCK ENC_VSCRATCH default
    0x1461186b901013e, // GLOBAL_LOAD_U8 ENC_VGLOBAL default
    0x1461186ba011135, // GLOBAL_LOAD_I8 ENC_VGLOBAL default
    0x1461186bb01213d, // GLOBAL_LOAD_U16 ENC_VGLOBAL default
    0x1461186bc013134, // GLOBAL_LOAD_I16 ENC_VGLOBAL default
    0x1461186bd01412a, // GLOBAL_LOAD_B32 ENC_VGLOBAL default
    0x14611a6be01512b, // GLOBAL_LOAD_B64 ENC_VGLOBAL default
    0x14611c6bf01612c, // GLOBAL_LOAD_B96 ENC_VGLOBAL default
    0x14611e6c0017129, // GLOBAL_LOAD_B128 ENC_VGLOBAL default
    0x1461206c1018149, // GLOBAL_STORE_B8 ENC_VGLOBAL default
    0x1461206c2019146, // GLOBAL_STORE_B16 ENC_VGLOBAL default
    0x1461206c301a147, // GLOBAL_STORE_B32 ENC_VGLOBAL default
    0x1461226c401b148, // GLOBAL_STORE_B64 ENC_VGLOBAL default
    0x1461246c501c14a, // GLOBAL_STORE_B96 ENC_VGLOBAL default
    0x1461266c601d145, // GLOBAL_STORE_B128 ENC_VGLOBAL default
    0x1461186b901e133, // GLOBAL_LOAD_D16_U8 ENC_VGLOBAL default
    0x1461186ba01f132, // GLOBAL_LOAD_D16_I8 ENC_VGLOBAL default
    0x1461186c702012e, // GLOBAL_LOAD_D16_B16 ENC_VGLOBAL default
    0x1461186b9021131, // GLOBAL_LOAD_D16_HI_U8 ENC_VGLOBAL default
    0x1461186ba022130, // GLOBAL_LOAD_D16_HI_I8 ENC_VGLOBAL default
    0x1461186c702312f, // GLOBAL_LOAD_D16_HI_B16 ENC_VGLOBAL default
    0x1461206c102414d, // GLOBAL_STORE_D16_HI_B8 ENC_VGLOBAL default
    0x1461206c202514c, // GLOBAL_STORE_D16_HI_B16 ENC_VGLOBAL default
    0x1461286e6028124, // GLOBAL_LOAD_ADDTID_B32 ENC_VGLOBAL default
    0x14612a6e7029140, // GLOBAL_STORE_ADDTID_B32 ENC_VGLOBAL default
    0x14812c1ac02b123, // GLOBAL_INV ENC_VGLOBAL default
    0x14812c1ac02c14e, // GLOBAL_WB ENC_VGLOBAL default
    0x14612e6c803311f, // GLOBAL_ATOMIC_SWAP_B32 ENC_VGLOBAL default
    0x1461306c9034105, // GLOBAL_ATOMIC_CMPSWAP_B32 ENC_VGLOBAL default
    0x14612e6ca035101, // GLOBAL_ATOMIC_ADD_U32 ENC_VGLOBAL default
    0x14612e6ca03611d, // GLOBAL_ATOMIC_SUB_U32 ENC_VGLOBAL default
    0x14612e6ca03711c, // GLOBAL_ATOMIC_SUB_CLAMP_U32 ENC_VGLOBAL default
    0x14612e6cb038112, // GLOBAL_ATOMIC_MIN_I32 ENC_VGLOBAL default
    0x14612e6ca039116, // GLOBAL_ATOMIC_MIN_U32 ENC_VGLOBAL default
    0x14612e6cb03a10c, // GLOBAL_ATOMIC_MAX_I32 ENC_VGLOBAL default
    0x14612e6ca03b110, // GLOBAL_ATOMIC_MAX_U32 ENC_VGLOBAL default
    0x14612e6c803c103, // GLOBAL_ATOMIC_AND_B32 ENC_VGLOBAL default
    0x14612e6c803d118, // GLOBAL_ATOMIC_OR_B32 ENC_VGLOBAL default
    0x14612e6c803e121, // GLOBAL_ATOMIC_XOR_B32 ENC_VGLOBAL default
    0x14612e6ca03f10a, // GLOBAL_ATOMIC_INC_U32 ENC_VGLOBAL default
    0x14612e6ca040108, // GLOBAL_ATOMIC_DEC_U32 ENC_VGLOBAL default
    0x1461326cc041120, // GLOBAL_ATOMIC_SWAP_B64 ENC_VGLOBAL default
    0x1461346cd042106, // GLOBAL_ATOMIC_CMPSWAP_B64 ENC_VGLOBAL default
    0x1461326ce043102, // GLOBAL_ATOMIC_ADD_U64 ENC_VGLOBAL default
    0x1461326ce04411e, // GLOBAL_ATOMIC_SUB_U64 ENC_VGLOBAL default
    0x1461326cf045113, // GLOBAL_ATOMIC_MIN_I64 ENC_VGLOBAL default
    0x1461326ce046117, // GLOBAL_ATOMIC_MIN_U64 ENC_VGLOBAL default
    0x1461326cf04710d, // GLOBAL_ATOMIC_MAX_I64 ENC_VGLOBAL default
    0x1461326ce048111, // GLOBAL_ATOMIC_MAX_U64 ENC_VGLOBAL default
    0x1461326cc049104, // GLOBAL_ATOMIC_AND_B64 ENC_VGLOBAL default
    0x1461326cc04a119, // GLOBAL_ATOMIC_OR_B64 ENC_VGLOBAL default
    0x1461326cc04b122, // GLOBAL_ATOMIC_XOR_B64 ENC_VGLOBAL default
    0x1461326ce04c10b, // GLOBAL_ATOMIC_INC_U64 ENC_VGLOBAL default
    0x1461326ce04d109, // GLOBAL_ATOMIC_DEC_U64 ENC_VGLOBAL default
    0x14812c1ac04f14f, // GLOBAL_WBINV ENC_VGLOBAL default
    0x14612e6ca050107, // GLOBAL_ATOMIC_COND_SUB_U32 ENC_VGLOBAL default
    0x14612e6d0051114, // GLOBAL_ATOMIC_MIN_NUM_F32 ENC_VGLOBAL default
    0x14612e6d005210e, // GLOBAL_ATOMIC_MAX_NUM_F32 ENC_VGLOBAL default
    0x1461366e805312d, // GLOBAL_LOAD_BLOCK ENC_VGLOBAL default
    0x1461386e905414b, // GLOBAL_STORE_BLOCK ENC_VGLOBAL default
    0x1461326d1055100, // GLOBAL_ATOMIC_ADD_F64 ENC_VGLOBAL default
    0x14612e6d00560ff, // GLOBAL_ATOMIC_ADD_F32 ENC_VGLOBAL default
    0x14611e6c0057139, // GLOBAL_LOAD_TR16_B128 ENC_VGLOBAL default
    0x14611a6be05813c, // GLOBAL_LOAD_TR8_B64 ENC_VGLOBAL default
    0x14612e6d205911b, // GLOBAL_ATOMIC_PK_ADD_F16 ENC_VGLOBAL default
    0x14612e6d305a11a, // GLOBAL_ATOMIC_PK_ADD_BF16 ENC_VGLOBAL default
    0x1461326d105b115, // GLOBAL_ATOMIC_MIN_NUM_F64 ENC_VGLOBAL default
    0x1461326d105c10f, // GLOBAL_ATOMIC_MAX_NUM_F64 ENC_VGLOBAL default
    0x14613a6d405d13f, // GLOBAL_PREFETCH_B8 ENC_VGLOBAL default
    0x1461186ea05f128, // GLOBAL_LOAD_ASYNC_TO_LDS_B8 ENC_VGLOBAL default
    0x1461186eb060126, // GLOBAL_LOAD_ASYNC_TO_LDS_B32 ENC_VGLOBAL default
    0x1461186ec061127, // GLOBAL_LOAD_ASYNC_TO_LDS_B64 ENC_VGLOBAL default
    0x1461186ed062125, // GLOBAL_LOAD_ASYNC_TO_LDS_B128 ENC_VGLOBAL default
    0x1461206ee063144, // GLOBAL_STORE_ASYNC_FROM_LDS_B8 ENC_VGLOBAL default
    0x1461206ef064142, // GLOBAL_STORE_ASYNC_FROM_LDS_B32 ENC_VGLOBAL default
    0x1461206f0065143, // GLOBAL_STORE_ASYNC_FROM_LDS_B64 ENC_VGLOBAL default
    0x1461206f1066141, // GLOBAL_STORE_ASYNC_FROM_LDS_B128 ENC_VGLOBAL default
    0x1461186f206703f, // CLUSTER_LOAD_B32 ENC_VGLOBAL default
    0x14611a6f3068040, // CLUSTER_LOAD_B64 ENC_VGLOBAL default
    0x14611e6f406903e, // CLUSTER_LOAD_B128 ENC_VGLOBAL default
    0x1461186f506a03d, // CLUSTER_LOAD_ASYNC_TO_LDS_B8 ENC_VGLOBAL default
    0x1461186f606b03b, // CLUSTER_LOAD_ASYNC_TO_LDS_B32 ENC_VGLOBAL default
    0x1461186f706c03c, // CLUSTER_LOAD_ASYNC_TO_LDS_B64 ENC_VGLOBAL default
    0x1461186f806d03a, // CLUSTER_LOAD_ASYNC_TO_LDS_B128 ENC_VGLOBAL default
    0x1466586f906e28b, // TENSOR_SAVE ENC_VGLOBAL default
    0x14865a1ac06f28c, // TENSOR_STOP ENC_VGLOBAL default
    0x1461186bd070137, // GLOBAL_LOAD_MONITOR_B32 ENC_VGLOBAL default
    0x14611a6be071138, // GLOBAL_LOAD_MONITOR_B64 ENC_VGLOBAL default
    0x14611e6c0072136, // GLOBAL_LOAD_MONITOR_B128 ENC_VGLOBAL default
    0x14611a6be07313a, // GLOBAL_LOAD_TR4_B64 ENC_VGLOBAL default
    0x14a11c6bf07413b, // GLOBAL_LOAD_TR6_B96 ENC_VGLOBAL default
    0x14c0246fa00022b, // S_MOV_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e0286fb00022b, // S_MOV_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x1500266fb00022b, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x14c02a6fc00122c, // S_MOV_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02e6fd00122c, // S_MOV_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x15002c6fd00122c, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x14c0246fe0021bb, // S_CMOV_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e0286ff0021bb, // S_CMOV_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x1500266ff0021bb, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x14c02a7000031bc, // S_CMOV_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02e7010031bc, // S_CMOV_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x15002c7010031bc, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x14c02470200419f, // S_BREV_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02870300419f, // S_BREV_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x15002670300419f, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x14c02a7040051a0, // S_BREV_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02e7050051a0, // S_BREV_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x15002c7050051a0, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x14c030706006203, // S_GET_SHADER_CYCLES_U64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14c0247070081ea, // S_CTZ_I32_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e0287080081ea, // S_CTZ_I32_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x1500267080081ea, // S_CTZ_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x14c0327090091eb, // S_CTZ_I32_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e03670a0091eb, // S_CTZ_I32_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x15003470a0091eb, // S_CTZ_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x14c02470700a1b8, // S_CLZ_I32_U32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02870800a1b8, // S_CLZ_I32_U32 SOP1_INST_LITERAL64 has_lit64_0
    0x15002670800a1b8, // S_CLZ_I32_U32 SOP1_INST_LITERAL has_lit_0
    0x14c03270900b1b9, // S_CLZ_I32_U64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e03670a00b1b9, // S_CLZ_I32_U64 SOP1_INST_LITERAL64 has_lit64_0
    0x15003470a00b1b9, // S_CLZ_I32_U64 SOP1_INST_LITERAL has_lit_0
    0x14c02470b00c1b6, // S_CLS_I32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02870c00c1b6, // S_CLS_I32 SOP1_INST_LITERAL64 has_lit64_0
    0x15002670c00c1b6, // S_CLS_I32 SOP1_INST_LITERAL has_lit_0
    0x14c03270d00d1b7, // S_CLS_I32_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e03670e00d1b7, // S_CLS_I32_I64 SOP1_INST_LITERAL64 has_lit64_0
    0x15003470e00d1b7, // S_CLS_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x14c02470f00e263, // S_SEXT_I32_I8 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02871000e263, // S_SEXT_I32_I8 SOP1_INST_LITERAL64 has_lit64_0
    0x15002671000e263, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x14c02471100f262, // S_SEXT_I32_I16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02871200f262, // S_SEXT_I32_I16 SOP1_INST_LITERAL64 has_lit64_0
    0x15002671200f262, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x14c02471301019a, // S_BITSET0_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02871401019a, // S_BITSET0_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x15002671401019a, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x14c03871501119b, // S_BITSET0_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e03c71601119b, // S_BITSET0_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x15003a71601119b, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x14c02471301219c, // S_BITSET1_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02871401219c, // S_BITSET1_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x15002671401219c, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x14c03871501319d, // S_BITSET1_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e03c71601319d, // S_BITSET1_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x15003a71601319d, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x14c038717014199, // S_BITREPLICATE_B64_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e03c718014199, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x15003a718014199, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x14c024719015169, // S_ABS_I32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02871a015169, // S_ABS_I32 SOP1_INST_LITERAL64 has_lit64_0
    0x15002671a015169, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x14c02471b01618b, // S_BCNT0_I32_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02871c01618b, // S_BCNT0_I32_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x15002671c01618b, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x14c03271d01718c, // S_BCNT0_I32_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e03671e01718c, // S_BCNT0_I32_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x15003471e01718c, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x14c02471b01818d, // S_BCNT1_I32_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02871c01818d, // S_BCNT1_I32_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x15002671c01818d, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x14c03271d01918e, // S_BCNT1_I32_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e03671e01918e, // S_BCNT1_I32_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x15003471e01918e, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x14c02471f01a251, // S_QUADMASK_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02872001a251, // S_QUADMASK_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x15002672001a251, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x14c02a72101b252, // S_QUADMASK_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02e72201b252, // S_QUADMASK_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x15002c72201b252, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x14c02471f01c280, // S_WQM_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02872001c280, // S_WQM_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x15002672001c280, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x14c02a72101d281, // S_WQM_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02e72201d281, // S_WQM_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x15002c72201d281, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x14c02471f01e23d, // S_NOT_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02872001e23d, // S_NOT_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x15002672001e23d, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x14c02a72101f23e, // S_NOT_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02e72201f23e, // S_NOT_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x15002c72201f23e, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x14c02472302017f, // S_AND_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02872402017f, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x15002672402017f, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x14c02a725021180, // S_AND_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02e726021180, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x15002c726021180, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x14c024723022247, // S_OR_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e028724022247, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x150026724022247, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x14c02a725023248, // S_OR_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02e726023248, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x15002c726023248, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x14c024723024288, // S_XOR_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e028724024288, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x150026724024288, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x14c02a725025289, // S_XOR_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02e726025289, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x15002c726025289, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x14c024723026236, // S_NAND_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e028724026236, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x150026724026236, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x14c02a725027237, // S_NAND_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02e726027237, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x15002c726027237, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x14c02472302823b, // S_NOR_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02872402823b, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x15002672402823b, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x14c02a72502923c, // S_NOR_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02e72602923c, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x15002c72602923c, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x14c02472302a284, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02872402a284, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x15002672402a284, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x14c02a72502b285, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02e72602b285, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x15002c72602b285, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x14c02472302c175, // S_AND_NOT0_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02872402c175, // S_AND_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x15002672402c175, // S_AND_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x14c02a72502d176, // S_AND_NOT0_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02e72602d176, // S_AND_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x15002c72602d176, // S_AND_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x14c02472302e241, // S_OR_NOT0_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02872402e241, // S_OR_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x15002672402e241, // S_OR_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x14c02a72502f242, // S_OR_NOT0_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02e72602f242, // S_OR_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x15002c72602f242, // S_OR_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x14c02472303017b, // S_AND_NOT1_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02872403017b, // S_AND_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x15002672403017b, // S_AND_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x14c02a72503117c, // S_AND_NOT1_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02e72603117c, // S_AND_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x15002c72603117c, // S_AND_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x14c024723032245, // S_OR_NOT1_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e028724032245, // S_OR_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x150026724032245, // S_OR_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x14c02a725033246, // S_OR_NOT1_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02e726033246, // S_OR_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x15002c726033246, // S_OR_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x14c024723034177, // S_AND_NOT0_WREXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e028724034177, // S_AND_NOT0_WREXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x150026724034177, // S_AND_NOT0_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x14c02a725035178, // S_AND_NOT0_WREXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02e726035178, // S_AND_NOT0_WREXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x15002c726035178, // S_AND_NOT0_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x14c02472303617d, // S_AND_NOT1_WREXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02872403617d, // S_AND_NOT1_WREXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x15002672403617d, // S_AND_NOT1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x14c02a72503717e, // S_AND_NOT1_WREXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02e72603717e, // S_AND_NOT1_WREXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x15002c72603717e, // S_AND_NOT1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x152024727040229, // S_MOVRELS_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x15402a72804122a, // S_MOVRELS_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14c024729042226, // S_MOVRELD_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02872a042226, // S_MOVRELD_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x15002672a042226, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x14c02a72b043227, // S_MOVRELD_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02e72c043227, // S_MOVRELD_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x15002c72c043227, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x14c02472d044228, // S_MOVRELSD_2_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14c03072e047202, // S_GET_PC_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x15403e72f048260, // S_SET_PC_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14c02a73004926c, // S_SWAP_PC_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x15403e72f04a253, // S_RFE_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14c03e73104b171, // S_ADD_PC_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e04273204b171, // S_ADD_PC_I64 SOP1_INST_LITERAL64 has_lit64_0
    0x15004073204b171, // S_ADD_PC_I64 SOP1_INST_LITERAL has_lit_0
    0x15604473304c259, // S_SENDMSG_RTN_B32 ENC_SOP1 default
    0x15604673404d25a, // S_SENDMSG_RTN_B64 ENC_SOP1 default
    0x14c04873504e188, // S_BARRIER_SIGNAL ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14c04873604f189, // S_BARRIER_SIGNAL_ISFIRST ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14c024737050201, // S_GET_BARRIER_STATE ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14c048738051185, // S_BARRIER_INIT ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14c048735052186, // S_BARRIER_JOIN ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14c048739053172, // S_ALLOC_VGPR ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e04c73a053172, // S_ALLOC_VGPR SOP1_INST_LITERAL64 has_lit64_0
    0x15004a73a053172, // S_ALLOC_VGPR SOP1_INST_LITERAL has_lit_0
    0x14c04873505727f, // S_WAKEUP_BARRIER ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14c04873b058265, // S_SLEEP_VAR ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e04c73c058265, // S_SLEEP_VAR SOP1_INST_LITERAL64 has_lit64_0
    0x15004a73c058265, // S_SLEEP_VAR SOP1_INST_LITERAL has_lit_0
    0x14c02473d0601b4, // S_CEIL_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02873e0601b4, // S_CEIL_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x15002673e0601b4, // S_CEIL_F32 SOP1_INST_LITERAL has_lit_0
    0x14c02473d0611fb, // S_FLOOR_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02873e0611fb, // S_FLOOR_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x15002673e0611fb, // S_FLOOR_F32 SOP1_INST_LITERAL has_lit_0
    0x14c02473d06226f, // S_TRUNC_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02873e06226f, // S_TRUNC_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x15002673e06226f, // S_TRUNC_F32 SOP1_INST_LITERAL has_lit_0
    0x14c02473d063255, // S_RNDNE_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02873e063255, // S_RNDNE_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x15002673e063255, // S_RNDNE_F32 SOP1_INST_LITERAL has_lit_0
    0x14c02473f0641ee, // S_CVT_F32_I32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e0287400641ee, // S_CVT_F32_I32 SOP1_INST_LITERAL64 has_lit64_0
    0x1500267400641ee, // S_CVT_F32_I32 SOP1_INST_LITERAL has_lit_0
    0x14c0247410651ef, // S_CVT_F32_U32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e0287420651ef, // S_CVT_F32_U32 SOP1_INST_LITERAL64 has_lit64_0
    0x1500267420651ef, // S_CVT_F32_U32 SOP1_INST_LITERAL has_lit_0
    0x14c0247430661f1, // S_CVT_I32_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e0287440661f1, // S_CVT_I32_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x1500267440661f1, // S_CVT_I32_F32 SOP1_INST_LITERAL has_lit_0
    0x14c0247450671f3, // S_CVT_U32_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e0287460671f3, // S_CVT_U32_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x1500267460671f3, // S_CVT_U32_F32 SOP1_INST_LITERAL has_lit_0
    0x14c0247470681ec, // S_CVT_F16_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e0287480681ec, // S_CVT_F16_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x1500267480681ec, // S_CVT_F16_F32 SOP1_INST_LITERAL has_lit_0
    0x14c0247490691ed, // S_CVT_F32_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02874a0691ed, // S_CVT_F32_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x15002674a0691ed, // S_CVT_F32_F16 SOP1_INST_LITERAL has_lit_0
    0x14c02474906a1f0, // S_CVT_HI_F32_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02874a06a1f0, // S_CVT_HI_F32_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x15002674a06a1f0, // S_CVT_HI_F32_F16 SOP1_INST_LITERAL has_lit_0
    0x14c02474b06b1b3, // S_CEIL_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02874c06b1b3, // S_CEIL_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x15002674c06b1b3, // S_CEIL_F16 SOP1_INST_LITERAL has_lit_0
    0x14c02474b06c1fa, // S_FLOOR_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02874c06c1fa, // S_FLOOR_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x15002674c06c1fa, // S_FLOOR_F16 SOP1_INST_LITERAL has_lit_0
    0x14c02474b06d26e, // S_TRUNC_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02874c06d26e, // S_TRUNC_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x15002674c06d26e, // S_TRUNC_F16 SOP1_INST_LITERAL has_lit_0
    0x14c02474b06e254, // S_RNDNE_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x14e02874c06e254, // S_RNDNE_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x15002674c06e254, // S_RNDNE_F16 SOP1_INST_LITERAL has_lit_0
    0x15807674d0001bf, // S_CMP_EQ_I32 ENC_SOPC default
    0x15a07a74e0001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x15c07874e0001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x15e07a74f0001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x16007a7500001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16207874f0001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x1640787500001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15807674d0011d0, // S_CMP_LG_I32 ENC_SOPC default
    0x15a07a74e0011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x15c07874e0011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x15e07a74f0011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x16007a7500011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16207874f0011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x1640787500011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15807674d0021c8, // S_CMP_GT_I32 ENC_SOPC default
    0x15a07a74e0021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x15c07874e0021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x15e07a74f0021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x16007a7500021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16207874f0021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x1640787500021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15807674d0031c4, // S_CMP_GE_I32 ENC_SOPC default
    0x15a07a74e0031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x15c07874e0031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x15e07a74f0031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x16007a7500031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16207874f0031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x1640787500031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15807674d0041d5, // S_CMP_LT_I32 ENC_SOPC default
    0x15a07a74e0041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x15c07874e0041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x15e07a74f0041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x16007a7500041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16207874f0041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x1640787500041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15807674d0051cc, // S_CMP_LE_I32 ENC_SOPC default
    0x15a07a74e0051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x15c07874e0051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x15e07a74f0051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x16007a7500051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16207874f0051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x1640787500051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1580767510061c0, // S_CMP_EQ_U32 ENC_SOPC default
    0x15a07a7520061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x15c0787520061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x15e07a7530061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x16007a7540061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x1620787530061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x1640787540061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1580767510071d1, // S_CMP_LG_U32 ENC_SOPC default
    0x15a07a7520071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x15c0787520071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x15e07a7530071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x16007a7540071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x1620787530071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x1640787540071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1580767510081c9, // S_CMP_GT_U32 ENC_SOPC default
    0x15a07a7520081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x15c0787520081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x15e07a7530081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x16007a7540081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x1620787530081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x1640787540081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1580767510091c5, // S_CMP_GE_U32 ENC_SOPC default
    0x15a07a7520091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x15c0787520091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x15e07a7530091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x16007a7540091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x1620787530091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x1640787540091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15807675100a1d6, // S_CMP_LT_U32 ENC_SOPC default
    0x15a07a75200a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x15c07875200a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x15e07a75300a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x16007a75400a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16207875300a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x16407875400a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15807675100b1cd, // S_CMP_LE_U32 ENC_SOPC default
    0x15a07a75200b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x15c07875200b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x15e07a75300b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x16007a75400b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16207875300b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x16407875400b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15807675100c195, // S_BITCMP0_B32 ENC_SOPC default
    0x15a07a75200c195, // S_BITCMP0_B32 SOPC_INST_LITERAL64 has_lit64_0
    0x15c07875200c195, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x15e07a75300c195, // S_BITCMP0_B32 SOPC_INST_LITERAL64 has_lit64_1
    0x16007a75400c195, // S_BITCMP0_B32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16207875300c195, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x16407875400c195, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15807675100d197, // S_BITCMP1_B32 ENC_SOPC default
    0x15a07a75200d197, // S_BITCMP1_B32 SOPC_INST_LITERAL64 has_lit64_0
    0x15c07875200d197, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x15e07a75300d197, // S_BITCMP1_B32 SOPC_INST_LITERAL64 has_lit64_1
    0x16007a75400d197, // S_BITCMP1_B32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16207875300d197, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x16407875400d197, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15807c75500e196, // S_BITCMP0_B64 ENC_SOPC default
    0x15a08075600e196, // S_BITCMP0_B64 SOPC_INST_LITERAL64 has_lit64_0
    0x15c07e75600e196, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x15e08075700e196, // S_BITCMP0_B64 SOPC_INST_LITERAL64 has_lit64_1
    0x16008075800e196, // S_BITCMP0_B64 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16207e75700e196, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x16407e75800e196, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15807c75500f198, // S_BITCMP1_B64 ENC_SOPC default
    0x15a08075600f198, // S_BITCMP1_B64 SOPC_INST_LITERAL64 has_lit64_0
    0x15c07e75600f198, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x15e08075700f198, // S_BITCMP1_B64 SOPC_INST_LITERAL64 has_lit64_1
    0x16008075800f198, // S_BITCMP1_B64 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16207e75700f198, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x16407e75800f198, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1580827590101c1, // S_CMP_EQ_U64 ENC_SOPC default
    0x15a08675a0101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL64 has_lit64_0
    0x15c08475a0101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x15e08675b0101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL64 has_lit64_1
    0x16008675c0101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16208475b0101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x16408475c0101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1580827590111d2, // S_CMP_LG_U64 ENC_SOPC default
    0x15a08675a0111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL64 has_lit64_0
    0x15c08475a0111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x15e08675b0111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL64 has_lit64_1
    0x16008675c0111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16208475b0111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x16408475c0111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15807675d0411d4, // S_CMP_LT_F32 ENC_SOPC default
    0x15a07a75e0411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x15c07875e0411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0
    0x15e07a75f0411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x16007a7600411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16207875f0411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_1
    0x1640787600411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15807675d0421be, // S_CMP_EQ_F32 ENC_SOPC default
    0x15a07a75e0421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x15c07875e0421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0
    0x15e07a75f0421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x16007a7600421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16207875f0421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_1
    0x1640787600421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15807675d0431cb, // S_CMP_LE_F32 ENC_SOPC default
    0x15a07a75e0431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x15c07875e0431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0
    0x15e07a75f0431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x16007a7600431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16207875f0431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_1
    0x1640787600431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15807675d0441c7, // S_CMP_GT_F32 ENC_SOPC default
    0x15a07a75e0441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x15c07875e0441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0
    0x15e07a75f0441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x16007a7600441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16207875f0441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_1
    0x1640787600441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15807675d0451cf, // S_CMP_LG_F32 ENC_SOPC default
    0x15a07a75e0451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x15c07875e0451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0
    0x15e07a75f0451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x16007a7600451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16207875f0451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_1
    0x1640787600451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15807675d0461c3, // S_CMP_GE_F32 ENC_SOPC default
    0x15a07a75e0461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x15c07875e0461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0
    0x15e07a75f0461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x16007a7600461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16207875f0461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_1
    0x1640787600461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15807675d0471e4, // S_CMP_O_F32 ENC_SOPC default
    0x15a07a75e0471e4, // S_CMP_O_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x15c07875e0471e4, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0
    0x15e07a75f0471e4, // S_CMP_O_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x16007a7600471e4, // S_CMP_O_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16207875f0471e4, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_1
    0x1640787600471e4, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15807675d0481e6, // S_CMP_U_F32 ENC_SOPC default
    0x15a07a75e0481e6, // S_CMP_U_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x15c07875e0481e6, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0
    0x15e07a75f0481e6, // S_CMP_U_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x16007a7600481e6, // S_CMP_U_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16207875f0481e6, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_1
    0x1640787600481e6, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15807675d0491da, // S_CMP_NGE_F32 ENC_SOPC default
    0x15a07a75e0491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x15c07875e0491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0
    0x15e07a75f0491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x16007a7600491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16207875f0491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_1
    0x1640787600491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15807675d04a1e0, // S_CMP_NLG_F32 ENC_SOPC default
    0x15a07a75e04a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x15c07875e04a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0
    0x15e07a75f04a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x16007a76004a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16207875f04a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_1
    0x16407876004a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15807675d04b1dc, // S_CMP_NGT_F32 ENC_SOPC default
    0x15a07a75e04b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x15c07875e04b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0
    0x15e07a75f04b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x16007a76004b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16207875f04b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_1
    0x16407876004b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15807675d04c1de, // S_CMP_NLE_F32 ENC_SOPC default
    0x15a07a75e04c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x15c07875e04c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0
    0x15e07a75f04c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x16007a76004c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16207875f04c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_1
    0x16407876004c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15807675d04d1d8, // S_CMP_NEQ_F32 ENC_SOPC default
    0x15a07a75e04d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x15c07875e04d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0
    0x15e07a75f04d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x16007a76004d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16207875f04d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_1
    0x16407876004d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15807675d04e1e2, // S_CMP_NLT_F32 ENC_SOPC default
    0x15a07a75e04e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x15c07875e04e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0
    0x15e07a75f04e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x16007a76004e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16207875f04e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_1
    0x16407876004e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1580887610511d3, // S_CMP_LT_F16 ENC_SOPC default
    0x15a08c7620511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x15c08a7620511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0
    0x15e08c7630511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x16008c7640511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16208a7630511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_1
    0x16408a7640511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1580887610521bd, // S_CMP_EQ_F16 ENC_SOPC default
    0x15a08c7620521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x15c08a7620521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0
    0x15e08c7630521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x16008c7640521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16208a7630521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_1
    0x16408a7640521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1580887610531ca, // S_CMP_LE_F16 ENC_SOPC default
    0x15a08c7620531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x15c08a7620531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0
    0x15e08c7630531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x16008c7640531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16208a7630531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_1
    0x16408a7640531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1580887610541c6, // S_CMP_GT_F16 ENC_SOPC default
    0x15a08c7620541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x15c08a7620541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0
    0x15e08c7630541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x16008c7640541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16208a7630541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_1
    0x16408a7640541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1580887610551ce, // S_CMP_LG_F16 ENC_SOPC default
    0x15a08c7620551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x15c08a7620551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0
    0x15e08c7630551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x16008c7640551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16208a7630551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_1
    0x16408a7640551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1580887610561c2, // S_CMP_GE_F16 ENC_SOPC default
    0x15a08c7620561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x15c08a7620561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0
    0x15e08c7630561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x16008c7640561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16208a7630561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_1
    0x16408a7640561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1580887610571e3, // S_CMP_O_F16 ENC_SOPC default
    0x15a08c7620571e3, // S_CMP_O_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x15c08a7620571e3, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0
    0x15e08c7630571e3, // S_CMP_O_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x16008c7640571e3, // S_CMP_O_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16208a7630571e3, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_1
    0x16408a7640571e3, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1580887610581e5, // S_CMP_U_F16 ENC_SOPC default
    0x15a08c7620581e5, // S_CMP_U_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x15c08a7620581e5, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0
    0x15e08c7630581e5, // S_CMP_U_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x16008c7640581e5, // S_CMP_U_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16208a7630581e5, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_1
    0x16408a7640581e5, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1580887610591d9, // S_CMP_NGE_F16 ENC_SOPC default
    0x15a08c7620591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x15c08a7620591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0
    0x15e08c7630591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x16008c7640591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16208a7630591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_1
    0x16408a7640591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15808876105a1df, // S_CMP_NLG_F16 ENC_SOPC default
    0x15a08c76205a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x15c08a76205a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0
    0x15e08c76305a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x16008c76405a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16208a76305a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_1
    0x16408a76405a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15808876105b1db, // S_CMP_NGT_F16 ENC_SOPC default
    0x15a08c76205b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x15c08a76205b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0
    0x15e08c76305b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x16008c76405b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16208a76305b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_1
    0x16408a76405b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15808876105c1dd, // S_CMP_NLE_F16 ENC_SOPC default
    0x15a08c76205c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x15c08a76205c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0
    0x15e08c76305c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x16008c76405c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16208a76305c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_1
    0x16408a76405c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15808876105d1d7, // S_CMP_NEQ_F16 ENC_SOPC default
    0x15a08c76205d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x15c08a76205d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0
    0x15e08c76305d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x16008c76405d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16208a76305d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_1
    0x16408a76405d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x15808876105e1e1, // S_CMP_NLT_F16 ENC_SOPC default
    0x15a08c76205e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x15c08a76205e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0
    0x15e08c76305e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x16008c76405e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x16208a76305e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_1
    0x16408a76405e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x16609a765000238, // S_NOP ENC_SOPP default
    0x16609a76500225b, // S_SETHALT ENC_SOPP default
    0x16609a766003264, // S_SLEEP ENC_SOPP default
    0x16609a765004224, // S_MONITOR_SLEEP ENC_SOPP default
    0x16609c7670051b5, // S_CLAUSE ENC_SOPP default
    0x16609a768006261, // S_SET_VGPR_MSB ENC_SOPP default
    0x16609e7690071f6, // S_DELAY_ALU ENC_SOPP default
    0x1660a076a008273, // S_WAIT_ALU ENC_SOPP default
    0x1660181ac00a276, // S_WAIT_IDLE ENC_SOPP default
    0x16609a76501026d, // S_TRAP ENC_SOPP default
    0x16609c765011256, // S_ROUND_MODE ENC_SOPP default
    0x16609a7650121f7, // S_DENORM_MODE ENC_SOPP default
    0x16609a76501418a, // S_BARRIER_WAIT ENC_SOPP default
    0x16601876b015187, // S_BARRIER_LEAVE ENC_SOPP default
    0x1660181ac01f1e7, // S_CODE_END ENC_SOPP default
    0x1660a276c02019e, // S_BRANCH ENC_SOPP default
    0x1660a276d0211af, // S_CBRANCH_SCC0 ENC_SOPP default
    0x1660a276d0221b0, // S_CBRANCH_SCC1 ENC_SOPP default
    0x1680a276e0231b2, // S_CBRANCH_VCCZ ENC_SOPP default
    0x1680a276e0241b1, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x1660a276f0251ae, // S_CBRANCH_EXECZ ENC_SOPP default
    0x1660a276f0261ad, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x1660a41ac0301f8, // S_ENDPGM ENC_SOPP default
    0x1660181ac0311f9, // S_ENDPGM_SAVED ENC_SOPP default
    0x1660181ac03427e, // S_WAKEUP ENC_SOPP default
    0x16609a76503525c, // S_SETPRIO ENC_SOPP default
    0x1660a6770036257, // S_SENDMSG ENC_SOPP default
    0x1660a6770037258, // S_SENDMSGHALT ENC_SOPP default
    0x16609a765038205, // S_INCPERFLEVEL ENC_SOPP default
    0x16609a7650391f5, // S_DECPERFLEVEL ENC_SOPP default
    0x16601877103a270, // S_TTRACEDATA ENC_SOPP default
    0x16609c76503b271, // S_TTRACEDATA_IMM ENC_SOPP default
    0x1660181ac03c204, // S_ICACHE_INV ENC_SOPP default
    0x16609a76503e25d, // S_SETPRIO_INC_WG ENC_SOPP default
    0x16609c765040278, // S_WAIT_LOADCNT ENC_SOPP default
    0x16609c76504127a, // S_WAIT_STORECNT ENC_SOPP default
    0x16609c76504527d, // S_WAIT_XCNT ENC_SOPP default
    0x16609c765046275, // S_WAIT_DSCNT ENC_SOPP default
    0x16609c765047277, // S_WAIT_KMCNT ENC_SOPP default
    0x16609c772048279, // S_WAIT_LOADCNT_DSCNT ENC_SOPP default
    0x16609c77204927b, // S_WAIT_STORECNT_DSCNT ENC_SOPP default
    0x16609c76504a274, // S_WAIT_ASYNCCNT ENC_SOPP default
    0x16609c76504b27c, // S_WAIT_TENSORCNT ENC_SOPP default
    0x16a52a773033527, // V_WMMA_SCALE_F32_16X16X128_F8F6F4 ENC_VOP3PX2 default
    0x16c52c774088528, // V_WMMA_SCALE_F32_32X16X128_F4 ENC_VOP3PX2 default
    0x16e52e775033525, // V_WMMA_SCALE16_F32_16X16X128_F8F6F4 ENC_VOP3PX3 default
    0x170530776088526, // V_WMMA_SCALE16_F32_32X16X128_F4 ENC_VOP3PX3 default
];
