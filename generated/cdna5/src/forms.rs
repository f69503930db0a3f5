// Written by `cargo xtask regen` from amdgpu_isa_cdna5.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Forms.
use amdgpu_isa_core::asm::tables::Class::*;
use amdgpu_isa_core::rows::*;
use crate::fields::enc;
/// What forms have in common.
pub static FORM_KINDS: [FormKind; 143] = [
    form_kind(
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 2, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000e9,
        choice(Dpp, 0, 2, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000fa,
        choice(Dpp, 0, 2, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL64,
        0,
        3,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000fe,
        choice(Short, 2, 2, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000ff,
        choice(Short, 1, 2, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000fa,
        choice(Dpp, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL64,
        0,
        3,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000fe,
        choice(Short, 2, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000ff,
        choice(Short, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000e9,
        choice(Dpp, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL64,
        1,
        3,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 2, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        1,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOP2,
        0,
        1,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x80000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL64,
        0,
        3,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x800000fe,
        choice(Short, 2, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x800000ff,
        choice(Short, 1, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL64,
        1,
        3,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x8000fe00,
        choice(Short, 2, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL64,
        2,
        3,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x8000fefe,
        choice(Short, 2, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL,
        1,
        2,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x8000ff00,
        choice(Short, 1, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL,
        2,
        2,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x8000ffff,
        choice(Short, 1, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL,
        3,
        2,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x80000000,
        choice(Short, 1, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOPK,
        0,
        1,
        Slot::Whole,
        [bits(23, 5), bits(0, 0)],
        0xb0000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPK_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(23, 5), bits(0, 0)],
        0xb0000000,
        choice(Short, 1, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VBUFFER,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xc4000000,
        choice(Short, 0, 0, false, run(0, 1), run(0, 1)),
    ),
    form_kind(
        enc::VOPDXY_X,
        0,
        2,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL_X,
        0,
        3,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc80000ff,
        choice(Short, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL_X,
        1,
        3,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc8000000,
        choice(Short, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_X,
        0,
        2,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 2, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL_X,
        0,
        3,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc80000ff,
        choice(Short, 1, 2, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_Y,
        0,
        2,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL_Y,
        0,
        3,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xffc8000000,
        choice(Short, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL_Y,
        1,
        3,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xc8000000,
        choice(Short, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_Y,
        0,
        2,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 2, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL_Y,
        0,
        3,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xffc8000000,
        choice(Short, 1, 2, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VIMAGE,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xd0000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d4000000,
        choice(LongDpp, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(1, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d4000000,
        choice(LongDpp, 0, 2, false, run(1, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, false, run(1, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, run(1, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, run(1, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, run(1, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d4000000,
        choice(LongDpp, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc00ffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfeffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc00ffd4000000,
        choice(Long, 1, 2, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfeffd4000000,
        choice(Long, 1, 2, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(4, 3)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(7, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(9, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(11, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc00ffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfeffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(12, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(9, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(14, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::ENC_VDS,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xd8000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SMEM,
        0,
        2,
        Slot::Whole,
        [bits(13, 6), bits(0, 0)],
        0xf4000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOPC,
        0,
        1,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c000000,
        choice(Short, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000e9,
        choice(Dpp, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000fa,
        choice(Dpp, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_INST_LITERAL64,
        0,
        3,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000fe,
        choice(Short, 2, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000ff,
        choice(Short, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e0000e9,
        choice(Dpp, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e0000fa,
        choice(Dpp, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_INST_LITERAL64,
        0,
        3,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e0000fe,
        choice(Short, 2, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e0000ff,
        choice(Short, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 2, false, run(0, 0), run(16, 1)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0xffcc000000,
        choice(Long, 1, 2, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0x1fe00cc000000,
        choice(Long, 1, 2, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0x1feffcc000000,
        choice(Long, 1, 2, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0x3fc0000cc000000,
        choice(Long, 1, 2, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0x3fc00ffcc000000,
        choice(Long, 1, 2, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0x3fdfe00cc000000,
        choice(Long, 1, 2, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0x3fdfeffcc000000,
        choice(Long, 1, 2, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0xe9cc000000,
        choice(LongDpp, 0, 2, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0xfacc000000,
        choice(LongDpp, 0, 2, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, false, run(4, 2), run(17, 3)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, false, run(6, 2), run(17, 3)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, false, run(6, 2), run(20, 3)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 8), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, false, run(2, 2), run(17, 3)),
    ),
    form_kind(
        enc::VOPD3XY,
        0,
        3,
        Slot::X,
        [bits(18, 6), bits(0, 0)],
        0xcf000000,
        choice(Short, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPD3XY,
        0,
        3,
        Slot::Y,
        [bits(12, 6), bits(0, 0)],
        0xcf000000,
        choice(Short, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VFLAT,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xec000000,
        choice(Short, 0, 0, false, run(8, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VSCRATCH,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xed000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VGLOBAL,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xee000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VGLOBAL,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xee000000,
        choice(Short, 0, 0, false, run(8, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOP1,
        0,
        1,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe800000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP1_INST_LITERAL64,
        0,
        3,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe8000fe,
        choice(Short, 2, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP1_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe8000ff,
        choice(Short, 1, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOP1,
        1,
        1,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe800000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOPC,
        0,
        1,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPC_INST_LITERAL64,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf0000fe,
        choice(Short, 2, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPC_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf0000ff,
        choice(Short, 1, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPC_INST_LITERAL64,
        1,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf00fe00,
        choice(Short, 2, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPC_INST_LITERAL64,
        2,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf00fefe,
        choice(Short, 2, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPC_INST_LITERAL,
        1,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf00ff00,
        choice(Short, 1, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPC_INST_LITERAL,
        2,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf00ffff,
        choice(Short, 1, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOPP,
        0,
        1,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf800000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOPP,
        0,
        1,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf800000,
        choice(Short, 0, 0, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3PX2,
        0,
        4,
        Slot::Whole,
        [bits(80, 8), bits(0, 0)],
        0xcc00000000000000cc350000,
        choice(Long, 0, 2, false, run(9, 2), run(23, 3)),
    ),
    form_kind(
        enc::ENC_VOP3PX2,
        0,
        4,
        Slot::Whole,
        [bits(80, 8), bits(0, 0)],
        0xcc00000000000000cc350000,
        choice(Long, 0, 2, false, run(11, 3), run(23, 3)),
    ),
    form_kind(
        enc::ENC_VOP3PX3,
        0,
        4,
        Slot::Whole,
        [bits(80, 8), bits(0, 0)],
        0xcc00000000000000cc3a0000,
        choice(Long, 0, 2, false, run(9, 2), run(23, 3)),
    ),
    form_kind(
        enc::ENC_VOP3PX3,
        0,
        4,
        Slot::Whole,
        [bits(80, 8), bits(0, 0)],
        0xcc00000000000000cc3a0000,
        choice(Long, 0, 2, false, run(11, 3), run(23, 3)),
    ),
];
/// Forms, by family, opcode and variant.
pub static FORMS: [u64; 6424] = [
    0x000290000001356, // V_CNDMASK_B32 ENC_VOP2 default
    0x002296001001356, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x004298002001356, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x006294003001356, // V_CNDMASK_B32 VOP2_INST_LITERAL64 has_lit64
    0x008292003001356, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x00a2a2004002291, // V_ADD_F64 ENC_VOP2 default
    0x00c2a8005002291, // V_ADD_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e2a6006002291, // V_ADD_F64 VOP2_INST_LITERAL64 has_lit64
    0x0102a4006002291, // V_ADD_F64 VOP2_INST_LITERAL has_lit
    0x00a2b0007003290, // V_ADD_F32 ENC_VOP2 default
    0x0122b6008003290, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b8009003290, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b400a003290, // V_ADD_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102b200a003290, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x00a2b00070044e2, // V_SUB_F32 ENC_VOP2 default
    0x0122b60080044e2, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b80090044e2, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b400a0044e2, // V_SUB_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102b200a0044e2, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x00a2b00070054dd, // V_SUBREV_F32 ENC_VOP2 default
    0x0122b60080054dd, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b80090054dd, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b400a0054dd, // V_SUBREV_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102b200a0054dd, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x00a2a2004006472, // V_MUL_F64 ENC_VOP2 default
    0x00c2a8005006472, // V_MUL_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e2a6006006472, // V_MUL_F64 VOP2_INST_LITERAL64 has_lit64
    0x0102a4006006472, // V_MUL_F64 VOP2_INST_LITERAL has_lit
    0x00a2b000700746f, // V_MUL_DX9_ZERO_F32 ENC_VOP2 default
    0x0122b600800746f, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b800900746f, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b400a00746f, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102b200a00746f, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x00a2b0007008471, // V_MUL_F32 ENC_VOP2 default
    0x0122b6008008471, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b8009008471, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b400a008471, // V_MUL_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102b200a008471, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x00a2b000b009477, // V_MUL_I32_I24 ENC_VOP2 default
    0x0122b600c009477, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00c2c200d009477, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00e2b400e009477, // V_MUL_I32_I24 VOP2_INST_LITERAL64 has_lit64
    0x0102b200e009477, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a2b000b00a474, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0122b600c00a474, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00c2c200d00a474, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00e2b400e00a474, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL64 has_lit64
    0x0102b200e00a474, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a2b000f00b47a, // V_MUL_U32_U24 ENC_VOP2 default
    0x0122b601000b47a, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00c2c201100b47a, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00e2b401200b47a, // V_MUL_U32_U24 VOP2_INST_LITERAL64 has_lit64
    0x0102b201200b47a, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a2b000f00c476, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0122b601000c476, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00c2c201100c476, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00e2b401200c476, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL64 has_lit64
    0x0102b201200c476, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a2a200400d460, // V_MIN_NUM_F64 ENC_VOP2 default
    0x00c2a800500d460, // V_MIN_NUM_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e2a600600d460, // V_MIN_NUM_F64 VOP2_INST_LITERAL64 has_lit64
    0x0102a400600d460, // V_MIN_NUM_F64 VOP2_INST_LITERAL has_lit
    0x00a2a200400e43e, // V_MAX_NUM_F64 ENC_VOP2 default
    0x00c2a800500e43e, // V_MAX_NUM_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e2a600600e43e, // V_MAX_NUM_F64 VOP2_INST_LITERAL64 has_lit64
    0x0102a400600e43e, // V_MAX_NUM_F64 VOP2_INST_LITERAL has_lit
    0x00a2b000b01145c, // V_MIN_I32 ENC_VOP2 default
    0x0122b600c01145c, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c2c200d01145c, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b400e01145c, // V_MIN_I32 VOP2_INST_LITERAL64 has_lit64
    0x0102b200e01145c, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x00a2b000b01243a, // V_MAX_I32 ENC_VOP2 default
    0x0122b600c01243a, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c2c200d01243a, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b400e01243a, // V_MAX_I32 VOP2_INST_LITERAL64 has_lit64
    0x0102b200e01243a, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x00a2b000f013462, // V_MIN_U32 ENC_VOP2 default
    0x0122b6010013462, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2c2011013462, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b4012013462, // V_MIN_U32 VOP2_INST_LITERAL64 has_lit64
    0x0102b2012013462, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x00a2b000f014440, // V_MAX_U32 ENC_VOP2 default
    0x0122b6010014440, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2c2011014440, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b4012014440, // V_MAX_U32 VOP2_INST_LITERAL64 has_lit64
    0x0102b2012014440, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x00a2b000701545f, // V_MIN_NUM_F32 ENC_VOP2 default
    0x0122b600801545f, // V_MIN_NUM_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b800901545f, // V_MIN_NUM_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b400a01545f, // V_MIN_NUM_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102b200a01545f, // V_MIN_NUM_F32 VOP2_INST_LITERAL has_lit
    0x00a2b000701643d, // V_MAX_NUM_F32 ENC_VOP2 default
    0x0122b600801643d, // V_MAX_NUM_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b800901643d, // V_MAX_NUM_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b400a01643d, // V_MAX_NUM_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102b200a01643d, // V_MAX_NUM_F32 VOP2_INST_LITERAL has_lit
    0x00a2a20130173f6, // V_FMAC_F64 ENC_VOP2 default
    0x00c2a80140173f6, // V_FMAC_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e2a60150173f6, // V_FMAC_F64 VOP2_INST_LITERAL64 has_lit64
    0x0102a40150173f6, // V_FMAC_F64 VOP2_INST_LITERAL has_lit
    0x00a2b000f018415, // V_LSHLREV_B32 ENC_VOP2 default
    0x0122b6010018415, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2c2011018415, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b4012018415, // V_LSHLREV_B32 VOP2_INST_LITERAL64 has_lit64
    0x0102b2012018415, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x00a2b000f01941b, // V_LSHRREV_B32 ENC_VOP2 default
    0x0122b601001941b, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2c201101941b, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b401201941b, // V_LSHRREV_B32 VOP2_INST_LITERAL64 has_lit64
    0x0102b201201941b, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x00a2b001601a2a2, // V_ASHRREV_I32 ENC_VOP2 default
    0x0122b601701a2a2, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c2c201801a2a2, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b401901a2a2, // V_ASHRREV_I32 VOP2_INST_LITERAL64 has_lit64
    0x0102b201901a2a2, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x00a2b000f01b29f, // V_AND_B32 ENC_VOP2 default
    0x0122b601001b29f, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2c201101b29f, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b401201b29f, // V_AND_B32 VOP2_INST_LITERAL64 has_lit64
    0x0102b201201b29f, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x00a2b000f01c481, // V_OR_B32 ENC_VOP2 default
    0x0122b601001c481, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2c201101c481, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b401201c481, // V_OR_B32 VOP2_INST_LITERAL64 has_lit64
    0x0102b201201c481, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x00a2b000f01d52c, // V_XOR_B32 ENC_VOP2 default
    0x0122b601001d52c, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2c201101d52c, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b401201d52c, // V_XOR_B32 VOP2_INST_LITERAL64 has_lit64
    0x0102b201201d52c, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x00a2b000f01e529, // V_XNOR_B32 ENC_VOP2 default
    0x0122b601001e529, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2c201101e529, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b401201e529, // V_XNOR_B32 VOP2_INST_LITERAL64 has_lit64
    0x0102b201201e529, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x00a2d401a01f416, // V_LSHLREV_B64 ENC_VOP2 default
    0x00c2da01b01f416, // V_LSHLREV_B64 VOP2_VOP_DPP16 has_dpp16
    0x00e2d801c01f416, // V_LSHLREV_B64 VOP2_INST_LITERAL64 has_lit64
    0x0102d601c01f416, // V_LSHLREV_B64 VOP2_INST_LITERAL has_lit
    0x0002e201d02028d, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x0022e801e02028d, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0042ea01f02028d, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0062e602002028d, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL64 has_lit64
    0x0082e402002028d, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0002e201d0214df, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x0022e801e0214df, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0042ea01f0214df, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0062e60200214df, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL64 has_lit64
    0x0082e40200214df, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0002e201d0224da, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x0022e801e0224da, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0042ea01f0224da, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0062e60200224da, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL64 has_lit64
    0x0082e40200224da, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0142f40210233f9, // V_FMAMK_F64 VOP2_INST_LITERAL64 default
    0x00e2f40220233f9, // V_FMAMK_F64 VOP2_INST_LITERAL64 has_lit64
    0x0142f60230243f3, // V_FMAAK_F64 VOP2_INST_LITERAL64 default
    0x00e2f60240243f3, // V_FMAAK_F64 VOP2_INST_LITERAL64 has_lit64
    0x00a2b000f02529a, // V_ADD_NC_U32 ENC_VOP2 default
    0x0122b601002529a, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2c201102529a, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b401202529a, // V_ADD_NC_U32 VOP2_INST_LITERAL64 has_lit64
    0x0102b201202529a, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x00a2b000f0264e6, // V_SUB_NC_U32 ENC_VOP2 default
    0x0122b60100264e6, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2c20110264e6, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b40120264e6, // V_SUB_NC_U32 VOP2_INST_LITERAL64 has_lit64
    0x0102b20120264e6, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x00a2b000f0274de, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x0122b60100274de, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2c20110274de, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b40120274de, // V_SUBREV_NC_U32 VOP2_INST_LITERAL64 has_lit64
    0x0102b20120274de, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x00a2f802502829b, // V_ADD_NC_U64 ENC_VOP2 default
    0x00c2fe02602829b, // V_ADD_NC_U64 VOP2_VOP_DPP16 has_dpp16
    0x00e2fc02702829b, // V_ADD_NC_U64 VOP2_INST_LITERAL64 has_lit64
    0x0102fa02702829b, // V_ADD_NC_U64 VOP2_INST_LITERAL has_lit
    0x00a2f80250294e7, // V_SUB_NC_U64 ENC_VOP2 default
    0x00c2fe0260294e7, // V_SUB_NC_U64 VOP2_VOP_DPP16 has_dpp16
    0x00e2fc0270294e7, // V_SUB_NC_U64 VOP2_INST_LITERAL64 has_lit64
    0x0102fa0270294e7, // V_SUB_NC_U64 VOP2_INST_LITERAL has_lit
    0x00a2f802502a47b, // V_MUL_U64 ENC_VOP2 default
    0x00e2fc02702a47b, // V_MUL_U64 VOP2_INST_LITERAL64 has_lit64
    0x0102fa02702a47b, // V_MUL_U64 VOP2_INST_LITERAL has_lit
    0x00a2b002802b3f5, // V_FMAC_F32 ENC_VOP2 default
    0x0122b602902b3f5, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b802a02b3f5, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2b402b02b3f5, // V_FMAC_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102b202b02b3f5, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x01630a02c02c3f8, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x01030a02d02c3f8, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x01630c02e02d3f2, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x01030c02f02d3f2, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x00a30e03002f38b, // V_CVT_PK_RTZ_F16_F32 ENC_VOP2 default
    0x01231403102f38b, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c31603202f38b, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e31203302f38b, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL64 has_lit64
    0x01031003302f38b, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x00a32003403045e, // V_MIN_NUM_F16 ENC_VOP2 default
    0x01232603503045e, // V_MIN_NUM_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c32803603045e, // V_MIN_NUM_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e32403703045e, // V_MIN_NUM_F16 VOP2_INST_LITERAL64 has_lit64
    0x01032203703045e, // V_MIN_NUM_F16 VOP2_INST_LITERAL has_lit
    0x00a32003403143c, // V_MAX_NUM_F16 ENC_VOP2 default
    0x01232603503143c, // V_MAX_NUM_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c32803603143c, // V_MAX_NUM_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e32403703143c, // V_MAX_NUM_F16 VOP2_INST_LITERAL64 has_lit64
    0x01032203703143c, // V_MAX_NUM_F16 VOP2_INST_LITERAL has_lit
    0x00a32003403228f, // V_ADD_F16 ENC_VOP2 default
    0x01232603503228f, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c32803603228f, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e32403703228f, // V_ADD_F16 VOP2_INST_LITERAL64 has_lit64
    0x01032203703228f, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x00a3200340334e1, // V_SUB_F16 ENC_VOP2 default
    0x0123260350334e1, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c3280360334e1, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e3240370334e1, // V_SUB_F16 VOP2_INST_LITERAL64 has_lit64
    0x0103220370334e1, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x00a3200340344dc, // V_SUBREV_F16 ENC_VOP2 default
    0x0123260350344dc, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c3280360344dc, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e3240370344dc, // V_SUBREV_F16 VOP2_INST_LITERAL64 has_lit64
    0x0103220370344dc, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x00a320034035470, // V_MUL_F16 ENC_VOP2 default
    0x012326035035470, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c328036035470, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e324037035470, // V_MUL_F16 VOP2_INST_LITERAL64 has_lit64
    0x010322037035470, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x00a3200380363f4, // V_FMAC_F16 ENC_VOP2 default
    0x0123260390363f4, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c32803a0363f4, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e32403b0363f4, // V_FMAC_F16 VOP2_INST_LITERAL64 has_lit64
    0x01032203b0363f4, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x01633203c0373f7, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x01033203d0373f7, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x01633403e0383f1, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x01033403f0383f1, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x00a32003403b40d, // V_LDEXP_F16 ENC_VOP2 default
    0x01232603503b40d, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c33603603b40d, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e32403703b40d, // V_LDEXP_F16 VOP2_INST_LITERAL64 has_lit64
    0x01032203703b40d, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x00a34004003c49c, // V_PK_FMAC_F16 ENC_VOP2 default
    0x00e34404103c49c, // V_PK_FMAC_F16 VOP2_INST_LITERAL64 has_lit64
    0x01034204103c49c, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x01804e04200016d, // S_ADD_CO_U32 ENC_SOP2 default
    0x01a05204300016d, // S_ADD_CO_U32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05004300016d, // S_ADD_CO_U32 SOP2_INST_LITERAL has_lit_0
    0x01e05204400016d, // S_ADD_CO_U32 SOP2_INST_LITERAL64 has_lit64_1
    0x02005204500016d, // S_ADD_CO_U32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205004400016d, // S_ADD_CO_U32 SOP2_INST_LITERAL has_lit_1
    0x02405004500016d, // S_ADD_CO_U32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e042001268, // S_SUB_CO_U32 ENC_SOP2 default
    0x01a052043001268, // S_SUB_CO_U32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c050043001268, // S_SUB_CO_U32 SOP2_INST_LITERAL has_lit_0
    0x01e052044001268, // S_SUB_CO_U32 SOP2_INST_LITERAL64 has_lit64_1
    0x020052045001268, // S_SUB_CO_U32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x022050044001268, // S_SUB_CO_U32 SOP2_INST_LITERAL has_lit_1
    0x024050045001268, // S_SUB_CO_U32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e04600216c, // S_ADD_CO_I32 ENC_SOP2 default
    0x01a05204700216c, // S_ADD_CO_I32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05004700216c, // S_ADD_CO_I32 SOP2_INST_LITERAL has_lit_0
    0x01e05204800216c, // S_ADD_CO_I32 SOP2_INST_LITERAL64 has_lit64_1
    0x02005204900216c, // S_ADD_CO_I32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205004800216c, // S_ADD_CO_I32 SOP2_INST_LITERAL has_lit_1
    0x02405004900216c, // S_ADD_CO_I32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e046003267, // S_SUB_CO_I32 ENC_SOP2 default
    0x01a052047003267, // S_SUB_CO_I32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c050047003267, // S_SUB_CO_I32 SOP2_INST_LITERAL has_lit_0
    0x01e052048003267, // S_SUB_CO_I32 SOP2_INST_LITERAL64 has_lit64_1
    0x020052049003267, // S_SUB_CO_I32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x022050048003267, // S_SUB_CO_I32 SOP2_INST_LITERAL has_lit_1
    0x024050049003267, // S_SUB_CO_I32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e04a00416b, // S_ADD_CO_CI_U32 ENC_SOP2 default
    0x01a05204b00416b, // S_ADD_CO_CI_U32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05004b00416b, // S_ADD_CO_CI_U32 SOP2_INST_LITERAL has_lit_0
    0x01e05204c00416b, // S_ADD_CO_CI_U32 SOP2_INST_LITERAL64 has_lit64_1
    0x02005204d00416b, // S_ADD_CO_CI_U32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205004c00416b, // S_ADD_CO_CI_U32 SOP2_INST_LITERAL has_lit_1
    0x02405004d00416b, // S_ADD_CO_CI_U32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e04a005266, // S_SUB_CO_CI_U32 ENC_SOP2 default
    0x01a05204b005266, // S_SUB_CO_CI_U32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05004b005266, // S_SUB_CO_CI_U32 SOP2_INST_LITERAL has_lit_0
    0x01e05204c005266, // S_SUB_CO_CI_U32 SOP2_INST_LITERAL64 has_lit64_1
    0x02005204d005266, // S_SUB_CO_CI_U32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205004c005266, // S_SUB_CO_CI_U32 SOP2_INST_LITERAL has_lit_1
    0x02405004d005266, // S_SUB_CO_CI_U32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e046006168, // S_ABSDIFF_I32 ENC_SOP2 default
    0x01a052047006168, // S_ABSDIFF_I32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c050047006168, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x01e052048006168, // S_ABSDIFF_I32 SOP2_INST_LITERAL64 has_lit64_1
    0x020052049006168, // S_ABSDIFF_I32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x022050048006168, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x024050049006168, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e042008214, // S_LSHL_B32 ENC_SOP2 default
    0x01a052043008214, // S_LSHL_B32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c050043008214, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x01e052044008214, // S_LSHL_B32 SOP2_INST_LITERAL64 has_lit64_1
    0x020052045008214, // S_LSHL_B32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x022050044008214, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x024050045008214, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01805404e009215, // S_LSHL_B64 ENC_SOP2 default
    0x01a05804f009215, // S_LSHL_B64 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05604f009215, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x01e058050009215, // S_LSHL_B64 SOP2_INST_LITERAL64 has_lit64_1
    0x020058051009215, // S_LSHL_B64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x022056050009215, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x024056051009215, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e04200a216, // S_LSHR_B32 ENC_SOP2 default
    0x01a05204300a216, // S_LSHR_B32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05004300a216, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x01e05204400a216, // S_LSHR_B32 SOP2_INST_LITERAL64 has_lit64_1
    0x02005204500a216, // S_LSHR_B32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205004400a216, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x02405004500a216, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01805404e00b217, // S_LSHR_B64 ENC_SOP2 default
    0x01a05804f00b217, // S_LSHR_B64 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05604f00b217, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x01e05805000b217, // S_LSHR_B64 SOP2_INST_LITERAL64 has_lit64_1
    0x02005805100b217, // S_LSHR_B64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205605000b217, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x02405605100b217, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e05200c181, // S_ASHR_I32 ENC_SOP2 default
    0x01a05205300c181, // S_ASHR_I32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05005300c181, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x01e05205400c181, // S_ASHR_I32 SOP2_INST_LITERAL64 has_lit64_1
    0x02005205500c181, // S_ASHR_I32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205005400c181, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x02405005500c181, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01805405600d182, // S_ASHR_I64 ENC_SOP2 default
    0x01a05805700d182, // S_ASHR_I64 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05605700d182, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x01e05805800d182, // S_ASHR_I64 SOP2_INST_LITERAL64 has_lit64_1
    0x02005805900d182, // S_ASHR_I64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205605800d182, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x02405605900d182, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e04200e210, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x01a05204300e210, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05004300e210, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x01e05204400e210, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL64 has_lit64_1
    0x02005204500e210, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205004400e210, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x02405004500e210, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e04200f211, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x01a05204300f211, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05004300f211, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x01e05204400f211, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL64 has_lit64_1
    0x02005204500f211, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205004400f211, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x02405004500f211, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e042010212, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x01a052043010212, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c050043010212, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x01e052044010212, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL64 has_lit64_1
    0x020052045010212, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x022050044010212, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x024050045010212, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e042011213, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x01a052043011213, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c050043011213, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x01e052044011213, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL64 has_lit64_1
    0x020052045011213, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x022050044011213, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x024050045011213, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e046012220, // S_MIN_I32 ENC_SOP2 default
    0x01a052047012220, // S_MIN_I32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c050047012220, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x01e052048012220, // S_MIN_I32 SOP2_INST_LITERAL64 has_lit64_1
    0x020052049012220, // S_MIN_I32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x022050048012220, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x024050049012220, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e042013223, // S_MIN_U32 ENC_SOP2 default
    0x01a052043013223, // S_MIN_U32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c050043013223, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x01e052044013223, // S_MIN_U32 SOP2_INST_LITERAL64 has_lit64_1
    0x020052045013223, // S_MIN_U32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x022050044013223, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x024050045013223, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e04601421a, // S_MAX_I32 ENC_SOP2 default
    0x01a05204701421a, // S_MAX_I32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05004701421a, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x01e05204801421a, // S_MAX_I32 SOP2_INST_LITERAL64 has_lit64_1
    0x02005204901421a, // S_MAX_I32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205004801421a, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x02405004901421a, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e04201521d, // S_MAX_U32 ENC_SOP2 default
    0x01a05204301521d, // S_MAX_U32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05004301521d, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x01e05204401521d, // S_MAX_U32 SOP2_INST_LITERAL64 has_lit64_1
    0x02005204501521d, // S_MAX_U32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205004401521d, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x02405004501521d, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e042016173, // S_AND_B32 ENC_SOP2 default
    0x01a052043016173, // S_AND_B32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c050043016173, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x01e052044016173, // S_AND_B32 SOP2_INST_LITERAL64 has_lit64_1
    0x020052045016173, // S_AND_B32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x022050044016173, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x024050045016173, // S_AND_B32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01805a05a017174, // S_AND_B64 ENC_SOP2 default
    0x01a05e05b017174, // S_AND_B64 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05c05b017174, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x01e05e05c017174, // S_AND_B64 SOP2_INST_LITERAL64 has_lit64_1
    0x02005e05d017174, // S_AND_B64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205c05c017174, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x02405c05d017174, // S_AND_B64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e04201823f, // S_OR_B32 ENC_SOP2 default
    0x01a05204301823f, // S_OR_B32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05004301823f, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x01e05204401823f, // S_OR_B32 SOP2_INST_LITERAL64 has_lit64_1
    0x02005204501823f, // S_OR_B32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205004401823f, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x02405004501823f, // S_OR_B32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01805a05a019240, // S_OR_B64 ENC_SOP2 default
    0x01a05e05b019240, // S_OR_B64 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05c05b019240, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x01e05e05c019240, // S_OR_B64 SOP2_INST_LITERAL64 has_lit64_1
    0x02005e05d019240, // S_OR_B64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205c05c019240, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x02405c05d019240, // S_OR_B64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e04201a286, // S_XOR_B32 ENC_SOP2 default
    0x01a05204301a286, // S_XOR_B32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05004301a286, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x01e05204401a286, // S_XOR_B32 SOP2_INST_LITERAL64 has_lit64_1
    0x02005204501a286, // S_XOR_B32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205004401a286, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x02405004501a286, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01805a05a01b287, // S_XOR_B64 ENC_SOP2 default
    0x01a05e05b01b287, // S_XOR_B64 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05c05b01b287, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x01e05e05c01b287, // S_XOR_B64 SOP2_INST_LITERAL64 has_lit64_1
    0x02005e05d01b287, // S_XOR_B64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205c05c01b287, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x02405c05d01b287, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e04201c234, // S_NAND_B32 ENC_SOP2 default
    0x01a05204301c234, // S_NAND_B32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05004301c234, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x01e05204401c234, // S_NAND_B32 SOP2_INST_LITERAL64 has_lit64_1
    0x02005204501c234, // S_NAND_B32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205004401c234, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x02405004501c234, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01805a05a01d235, // S_NAND_B64 ENC_SOP2 default
    0x01a05e05b01d235, // S_NAND_B64 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05c05b01d235, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x01e05e05c01d235, // S_NAND_B64 SOP2_INST_LITERAL64 has_lit64_1
    0x02005e05d01d235, // S_NAND_B64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205c05c01d235, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x02405c05d01d235, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e04201e239, // S_NOR_B32 ENC_SOP2 default
    0x01a05204301e239, // S_NOR_B32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05004301e239, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x01e05204401e239, // S_NOR_B32 SOP2_INST_LITERAL64 has_lit64_1
    0x02005204501e239, // S_NOR_B32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205004401e239, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x02405004501e239, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01805a05a01f23a, // S_NOR_B64 ENC_SOP2 default
    0x01a05e05b01f23a, // S_NOR_B64 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05c05b01f23a, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x01e05e05c01f23a, // S_NOR_B64 SOP2_INST_LITERAL64 has_lit64_1
    0x02005e05d01f23a, // S_NOR_B64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205c05c01f23a, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x02405c05d01f23a, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e042020282, // S_XNOR_B32 ENC_SOP2 default
    0x01a052043020282, // S_XNOR_B32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c050043020282, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x01e052044020282, // S_XNOR_B32 SOP2_INST_LITERAL64 has_lit64_1
    0x020052045020282, // S_XNOR_B32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x022050044020282, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x024050045020282, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01805a05a021283, // S_XNOR_B64 ENC_SOP2 default
    0x01a05e05b021283, // S_XNOR_B64 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05c05b021283, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x01e05e05c021283, // S_XNOR_B64 SOP2_INST_LITERAL64 has_lit64_1
    0x02005e05d021283, // S_XNOR_B64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205c05c021283, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x02405c05d021283, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e042022179, // S_AND_NOT1_B32 ENC_SOP2 default
    0x01a052043022179, // S_AND_NOT1_B32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c050043022179, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_0
    0x01e052044022179, // S_AND_NOT1_B32 SOP2_INST_LITERAL64 has_lit64_1
    0x020052045022179, // S_AND_NOT1_B32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x022050044022179, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_1
    0x024050045022179, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01805a05a02317a, // S_AND_NOT1_B64 ENC_SOP2 default
    0x01a05e05b02317a, // S_AND_NOT1_B64 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05c05b02317a, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_0
    0x01e05e05c02317a, // S_AND_NOT1_B64 SOP2_INST_LITERAL64 has_lit64_1
    0x02005e05d02317a, // S_AND_NOT1_B64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205c05c02317a, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_1
    0x02405c05d02317a, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e042024243, // S_OR_NOT1_B32 ENC_SOP2 default
    0x01a052043024243, // S_OR_NOT1_B32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c050043024243, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_0
    0x01e052044024243, // S_OR_NOT1_B32 SOP2_INST_LITERAL64 has_lit64_1
    0x020052045024243, // S_OR_NOT1_B32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x022050044024243, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_1
    0x024050045024243, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01805a05a025244, // S_OR_NOT1_B64 ENC_SOP2 default
    0x01a05e05b025244, // S_OR_NOT1_B64 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05c05b025244, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_0
    0x01e05e05c025244, // S_OR_NOT1_B64 SOP2_INST_LITERAL64 has_lit64_1
    0x02005e05d025244, // S_OR_NOT1_B64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205c05c025244, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_1
    0x02405c05d025244, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e042026191, // S_BFE_U32 ENC_SOP2 default
    0x01a052043026191, // S_BFE_U32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c050043026191, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x01e052044026191, // S_BFE_U32 SOP2_INST_LITERAL64 has_lit64_1
    0x020052045026191, // S_BFE_U32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x022050044026191, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x024050045026191, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e05202718f, // S_BFE_I32 ENC_SOP2 default
    0x01a05205302718f, // S_BFE_I32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05005302718f, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x01e05205402718f, // S_BFE_I32 SOP2_INST_LITERAL64 has_lit64_1
    0x02005205502718f, // S_BFE_I32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205005402718f, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x02405005502718f, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01805404e028192, // S_BFE_U64 ENC_SOP2 default
    0x01a05804f028192, // S_BFE_U64 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05604f028192, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x01e058050028192, // S_BFE_U64 SOP2_INST_LITERAL64 has_lit64_1
    0x020058051028192, // S_BFE_U64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x022056050028192, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x024056051028192, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x018054056029190, // S_BFE_I64 ENC_SOP2 default
    0x01a058057029190, // S_BFE_I64 SOP2_INST_LITERAL64 has_lit64_0
    0x01c056057029190, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x01e058058029190, // S_BFE_I64 SOP2_INST_LITERAL64 has_lit64_1
    0x020058059029190, // S_BFE_I64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x022056058029190, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x024056059029190, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e05e02a193, // S_BFM_B32 ENC_SOP2 default
    0x01a05205f02a193, // S_BFM_B32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05005f02a193, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x01e05206002a193, // S_BFM_B32 SOP2_INST_LITERAL64 has_lit64_1
    0x02005206102a193, // S_BFM_B32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205006002a193, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x02405006102a193, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01806006202b194, // S_BFM_B64 ENC_SOP2 default
    0x01a06406302b194, // S_BFM_B64 SOP2_INST_LITERAL64 has_lit64_0
    0x01c06206302b194, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x01e06406402b194, // S_BFM_B64 SOP2_INST_LITERAL64 has_lit64_1
    0x02006406502b194, // S_BFM_B64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02206206402b194, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x02406206502b194, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e06602c232, // S_MUL_I32 ENC_SOP2 default
    0x01a05206702c232, // S_MUL_I32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05006702c232, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x01e05206802c232, // S_MUL_I32 SOP2_INST_LITERAL64 has_lit64_1
    0x02005206902c232, // S_MUL_I32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205006802c232, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x02405006902c232, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e05e02d231, // S_MUL_HI_U32 ENC_SOP2 default
    0x01a05205f02d231, // S_MUL_HI_U32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05005f02d231, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x01e05206002d231, // S_MUL_HI_U32 SOP2_INST_LITERAL64 has_lit64_1
    0x02005206102d231, // S_MUL_HI_U32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205006002d231, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x02405006102d231, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e06602e230, // S_MUL_HI_I32 ENC_SOP2 default
    0x01a05206702e230, // S_MUL_HI_I32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05006702e230, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x01e05206802e230, // S_MUL_HI_I32 SOP2_INST_LITERAL64 has_lit64_1
    0x02005206902e230, // S_MUL_HI_I32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205006802e230, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x02405006902e230, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e06a0301e8, // S_CSELECT_B32 ENC_SOP2 default
    0x01a05206b0301e8, // S_CSELECT_B32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05006b0301e8, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x01e05206c0301e8, // S_CSELECT_B32 SOP2_INST_LITERAL64 has_lit64_1
    0x02005206d0301e8, // S_CSELECT_B32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205006c0301e8, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x02405006d0301e8, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01805a06e0311e9, // S_CSELECT_B64 ENC_SOP2 default
    0x01a05e06f0311e9, // S_CSELECT_B64 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05c06f0311e9, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x01e05e0700311e9, // S_CSELECT_B64 SOP2_INST_LITERAL64 has_lit64_1
    0x02005e0710311e9, // S_CSELECT_B64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205c0700311e9, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x02405c0710311e9, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e07203224c, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x01a05207303224c, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05007303224c, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x01e05207403224c, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL64 has_lit64_1
    0x02005207503224c, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205007403224c, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x02405007503224c, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e07603324b, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x01a05207703324b, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05007703324b, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x01e05207803324b, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL64 has_lit64_1
    0x02005207903324b, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205007803324b, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x02405007903324b, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e07a034249, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x01a05207b034249, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05007b034249, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x01e05207c034249, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL64 has_lit64_1
    0x02005207d034249, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205007c034249, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x02405007d034249, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e07e03524a, // S_PACK_HL_B32_B16 ENC_SOP2 default
    0x01a05207f03524a, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05007f03524a, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x01e05208003524a, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL64 has_lit64_1
    0x02005208103524a, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205008003524a, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x02405008103524a, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e08204016f, // S_ADD_F32 ENC_SOP2 default
    0x01a05208304016f, // S_ADD_F32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05008304016f, // S_ADD_F32 SOP2_INST_LITERAL has_lit_0
    0x01e05208404016f, // S_ADD_F32 SOP2_INST_LITERAL64 has_lit64_1
    0x02005208504016f, // S_ADD_F32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205008404016f, // S_ADD_F32 SOP2_INST_LITERAL has_lit_1
    0x02405008504016f, // S_ADD_F32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e08204126a, // S_SUB_F32 ENC_SOP2 default
    0x01a05208304126a, // S_SUB_F32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05008304126a, // S_SUB_F32 SOP2_INST_LITERAL has_lit_0
    0x01e05208404126a, // S_SUB_F32 SOP2_INST_LITERAL64 has_lit64_1
    0x02005208504126a, // S_SUB_F32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205008404126a, // S_SUB_F32 SOP2_INST_LITERAL has_lit_1
    0x02405008504126a, // S_SUB_F32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e082042222, // S_MIN_NUM_F32 ENC_SOP2 default
    0x01a052083042222, // S_MIN_NUM_F32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c050083042222, // S_MIN_NUM_F32 SOP2_INST_LITERAL has_lit_0
    0x01e052084042222, // S_MIN_NUM_F32 SOP2_INST_LITERAL64 has_lit64_1
    0x020052085042222, // S_MIN_NUM_F32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x022050084042222, // S_MIN_NUM_F32 SOP2_INST_LITERAL has_lit_1
    0x024050085042222, // S_MIN_NUM_F32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e08204321c, // S_MAX_NUM_F32 ENC_SOP2 default
    0x01a05208304321c, // S_MAX_NUM_F32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05008304321c, // S_MAX_NUM_F32 SOP2_INST_LITERAL has_lit_0
    0x01e05208404321c, // S_MAX_NUM_F32 SOP2_INST_LITERAL64 has_lit64_1
    0x02005208504321c, // S_MAX_NUM_F32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205008404321c, // S_MAX_NUM_F32 SOP2_INST_LITERAL has_lit_1
    0x02405008504321c, // S_MAX_NUM_F32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e08204422f, // S_MUL_F32 ENC_SOP2 default
    0x01a05208304422f, // S_MUL_F32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05008304422f, // S_MUL_F32 SOP2_INST_LITERAL has_lit_0
    0x01e05208404422f, // S_MUL_F32 SOP2_INST_LITERAL64 has_lit64_1
    0x02005208504422f, // S_MUL_F32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205008404422f, // S_MUL_F32 SOP2_INST_LITERAL has_lit_1
    0x02405008504422f, // S_MUL_F32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x0260660860451fc, // S_FMAAK_F32 SOP2_INST_LITERAL default
    0x01c0660870451fc, // S_FMAAK_F32 SOP2_INST_LITERAL has_lit_0
    0x0220660880451fc, // S_FMAAK_F32 SOP2_INST_LITERAL has_lit_1
    0x0240660890451fc, // S_FMAAK_F32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02606808a0461ff, // S_FMAMK_F32 SOP2_INST_LITERAL default
    0x01c06808b0461ff, // S_FMAMK_F32 SOP2_INST_LITERAL has_lit_0
    0x02206808c0461ff, // S_FMAMK_F32 SOP2_INST_LITERAL has_lit_1
    0x02406808d0461ff, // S_FMAMK_F32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e08e0471fe, // S_FMAC_F32 ENC_SOP2 default
    0x01a05208f0471fe, // S_FMAC_F32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05008f0471fe, // S_FMAC_F32 SOP2_INST_LITERAL has_lit_0
    0x01e0520900471fe, // S_FMAC_F32 SOP2_INST_LITERAL64 has_lit64_1
    0x0200520910471fe, // S_FMAC_F32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x0220500900471fe, // S_FMAC_F32 SOP2_INST_LITERAL has_lit_1
    0x0240500910471fe, // S_FMAC_F32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01806a0920481f2, // S_CVT_PK_RTZ_F16_F32 ENC_SOP2 default
    0x01a06e0930481f2, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c06c0930481f2, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL has_lit_0
    0x01e06e0940481f2, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL64 has_lit64_1
    0x02006e0950481f2, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02206c0940481f2, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL has_lit_1
    0x02406c0950481f2, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01807009604916e, // S_ADD_F16 ENC_SOP2 default
    0x01a07409704916e, // S_ADD_F16 SOP2_INST_LITERAL64 has_lit64_0
    0x01c07209704916e, // S_ADD_F16 SOP2_INST_LITERAL has_lit_0
    0x01e07409804916e, // S_ADD_F16 SOP2_INST_LITERAL64 has_lit64_1
    0x02007409904916e, // S_ADD_F16 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02207209804916e, // S_ADD_F16 SOP2_INST_LITERAL has_lit_1
    0x02407209904916e, // S_ADD_F16 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01807009604a269, // S_SUB_F16 ENC_SOP2 default
    0x01a07409704a269, // S_SUB_F16 SOP2_INST_LITERAL64 has_lit64_0
    0x01c07209704a269, // S_SUB_F16 SOP2_INST_LITERAL has_lit_0
    0x01e07409804a269, // S_SUB_F16 SOP2_INST_LITERAL64 has_lit64_1
    0x02007409904a269, // S_SUB_F16 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02207209804a269, // S_SUB_F16 SOP2_INST_LITERAL has_lit_1
    0x02407209904a269, // S_SUB_F16 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01807009604b221, // S_MIN_NUM_F16 ENC_SOP2 default
    0x01a07409704b221, // S_MIN_NUM_F16 SOP2_INST_LITERAL64 has_lit64_0
    0x01c07209704b221, // S_MIN_NUM_F16 SOP2_INST_LITERAL has_lit_0
    0x01e07409804b221, // S_MIN_NUM_F16 SOP2_INST_LITERAL64 has_lit64_1
    0x02007409904b221, // S_MIN_NUM_F16 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02207209804b221, // S_MIN_NUM_F16 SOP2_INST_LITERAL has_lit_1
    0x02407209904b221, // S_MIN_NUM_F16 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01807009604c21b, // S_MAX_NUM_F16 ENC_SOP2 default
    0x01a07409704c21b, // S_MAX_NUM_F16 SOP2_INST_LITERAL64 has_lit64_0
    0x01c07209704c21b, // S_MAX_NUM_F16 SOP2_INST_LITERAL has_lit_0
    0x01e07409804c21b, // S_MAX_NUM_F16 SOP2_INST_LITERAL64 has_lit64_1
    0x02007409904c21b, // S_MAX_NUM_F16 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02207209804c21b, // S_MAX_NUM_F16 SOP2_INST_LITERAL has_lit_1
    0x02407209904c21b, // S_MAX_NUM_F16 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01807009604d22e, // S_MUL_F16 ENC_SOP2 default
    0x01a07409704d22e, // S_MUL_F16 SOP2_INST_LITERAL64 has_lit64_0
    0x01c07209704d22e, // S_MUL_F16 SOP2_INST_LITERAL has_lit_0
    0x01e07409804d22e, // S_MUL_F16 SOP2_INST_LITERAL64 has_lit64_1
    0x02007409904d22e, // S_MUL_F16 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02207209804d22e, // S_MUL_F16 SOP2_INST_LITERAL has_lit_1
    0x02407209904d22e, // S_MUL_F16 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01807009a04e1fd, // S_FMAC_F16 ENC_SOP2 default
    0x01a07409b04e1fd, // S_FMAC_F16 SOP2_INST_LITERAL64 has_lit64_0
    0x01c07209b04e1fd, // S_FMAC_F16 SOP2_INST_LITERAL has_lit_0
    0x01e07409c04e1fd, // S_FMAC_F16 SOP2_INST_LITERAL64 has_lit64_1
    0x02007409d04e1fd, // S_FMAC_F16 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02207209c04e1fd, // S_FMAC_F16 SOP2_INST_LITERAL has_lit_1
    0x02407209d04e1fd, // S_FMAC_F16 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e08204f21f, // S_MINIMUM_F32 ENC_SOP2 default
    0x01a05208304f21f, // S_MINIMUM_F32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05008304f21f, // S_MINIMUM_F32 SOP2_INST_LITERAL has_lit_0
    0x01e05208404f21f, // S_MINIMUM_F32 SOP2_INST_LITERAL64 has_lit64_1
    0x02005208504f21f, // S_MINIMUM_F32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205008404f21f, // S_MINIMUM_F32 SOP2_INST_LITERAL has_lit_1
    0x02405008504f21f, // S_MINIMUM_F32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01804e082050219, // S_MAXIMUM_F32 ENC_SOP2 default
    0x01a052083050219, // S_MAXIMUM_F32 SOP2_INST_LITERAL64 has_lit64_0
    0x01c050083050219, // S_MAXIMUM_F32 SOP2_INST_LITERAL has_lit_0
    0x01e052084050219, // S_MAXIMUM_F32 SOP2_INST_LITERAL64 has_lit64_1
    0x020052085050219, // S_MAXIMUM_F32 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x022050084050219, // S_MAXIMUM_F32 SOP2_INST_LITERAL has_lit_1
    0x024050085050219, // S_MAXIMUM_F32 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01807009605121e, // S_MINIMUM_F16 ENC_SOP2 default
    0x01a07409705121e, // S_MINIMUM_F16 SOP2_INST_LITERAL64 has_lit64_0
    0x01c07209705121e, // S_MINIMUM_F16 SOP2_INST_LITERAL has_lit_0
    0x01e07409805121e, // S_MINIMUM_F16 SOP2_INST_LITERAL64 has_lit64_1
    0x02007409905121e, // S_MINIMUM_F16 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02207209805121e, // S_MINIMUM_F16 SOP2_INST_LITERAL has_lit_1
    0x02407209905121e, // S_MINIMUM_F16 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x018070096052218, // S_MAXIMUM_F16 ENC_SOP2 default
    0x01a074097052218, // S_MAXIMUM_F16 SOP2_INST_LITERAL64 has_lit64_0
    0x01c072097052218, // S_MAXIMUM_F16 SOP2_INST_LITERAL has_lit_0
    0x01e074098052218, // S_MAXIMUM_F16 SOP2_INST_LITERAL64 has_lit64_1
    0x020074099052218, // S_MAXIMUM_F16 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x022072098052218, // S_MAXIMUM_F16 SOP2_INST_LITERAL has_lit_1
    0x024072099052218, // S_MAXIMUM_F16 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01805a09e053170, // S_ADD_NC_U64 ENC_SOP2 default
    0x01a05e09f053170, // S_ADD_NC_U64 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05c09f053170, // S_ADD_NC_U64 SOP2_INST_LITERAL has_lit_0
    0x01e05e0a0053170, // S_ADD_NC_U64 SOP2_INST_LITERAL64 has_lit64_1
    0x02005e0a1053170, // S_ADD_NC_U64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205c0a0053170, // S_ADD_NC_U64 SOP2_INST_LITERAL has_lit_1
    0x02405c0a1053170, // S_ADD_NC_U64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01805a09e05426b, // S_SUB_NC_U64 ENC_SOP2 default
    0x01a05e09f05426b, // S_SUB_NC_U64 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05c09f05426b, // S_SUB_NC_U64 SOP2_INST_LITERAL has_lit_0
    0x01e05e0a005426b, // S_SUB_NC_U64 SOP2_INST_LITERAL64 has_lit64_1
    0x02005e0a105426b, // S_SUB_NC_U64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205c0a005426b, // S_SUB_NC_U64 SOP2_INST_LITERAL has_lit_1
    0x02405c0a105426b, // S_SUB_NC_U64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x01805a09e055233, // S_MUL_U64 ENC_SOP2 default
    0x01a05e09f055233, // S_MUL_U64 SOP2_INST_LITERAL64 has_lit64_0
    0x01c05c09f055233, // S_MUL_U64 SOP2_INST_LITERAL has_lit_0
    0x01e05e0a0055233, // S_MUL_U64 SOP2_INST_LITERAL64 has_lit64_1
    0x02005e0a1055233, // S_MUL_U64 SOP2_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x02205c0a0055233, // S_MUL_U64 SOP2_INST_LITERAL has_lit_1
    0x02405c0a1055233, // S_MUL_U64 SOP2_INST_LITERAL has_lit_0&has_lit_1
    0x02808e0a2000225, // S_MOVK_I32 ENC_SOPK default
    0x0280900a3001272, // S_VERSION ENC_SOPK default
    0x02808e0a40021ba, // S_CMOVK_I32 ENC_SOPK default
    0x02808e0a500f16a, // S_ADDK_CO_I32 ENC_SOPK default
    0x02808e0a601022d, // S_MULK_I32 ENC_SOPK default
    0x0280920a7011200, // S_GETREG_B32 ENC_SOPK default
    0x0280940a801225e, // S_SETREG_B32 ENC_SOPK default
    0x02a0960a901325f, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x0280980aa0141ac, // S_CALL_I64 ENC_SOPK default
    0x02c0a80ab010031, // BUFFER_LOAD_U8 ENC_VBUFFER default
    0x02c0a80ac01102f, // BUFFER_LOAD_I8 ENC_VBUFFER default
    0x02c0a80ad012030, // BUFFER_LOAD_U16 ENC_VBUFFER default
    0x02c0a80ae01302e, // BUFFER_LOAD_I16 ENC_VBUFFER default
    0x02c0a80af014025, // BUFFER_LOAD_B32 ENC_VBUFFER default
    0x02c0aa0b0015026, // BUFFER_LOAD_B64 ENC_VBUFFER default
    0x02c0ac0b1016027, // BUFFER_LOAD_B96 ENC_VBUFFER default
    0x02c0ae0b2017024, // BUFFER_LOAD_B128 ENC_VBUFFER default
    0x02c0b00b3018036, // BUFFER_STORE_B8 ENC_VBUFFER default
    0x02c0b00b4019033, // BUFFER_STORE_B16 ENC_VBUFFER default
    0x02c0b00b501a034, // BUFFER_STORE_B32 ENC_VBUFFER default
    0x02c0b20b601b035, // BUFFER_STORE_B64 ENC_VBUFFER default
    0x02c0b40b701c037, // BUFFER_STORE_B96 ENC_VBUFFER default
    0x02c0b60b801d032, // BUFFER_STORE_B128 ENC_VBUFFER default
    0x02c0a80b901e02d, // BUFFER_LOAD_D16_U8 ENC_VBUFFER default
    0x02c0a80ba01f02c, // BUFFER_LOAD_D16_I8 ENC_VBUFFER default
    0x02c0a80bb020028, // BUFFER_LOAD_D16_B16 ENC_VBUFFER default
    0x02c0a80b902102b, // BUFFER_LOAD_D16_HI_U8 ENC_VBUFFER default
    0x02c0a80ba02202a, // BUFFER_LOAD_D16_HI_I8 ENC_VBUFFER default
    0x02c0a80bb023029, // BUFFER_LOAD_D16_HI_B16 ENC_VBUFFER default
    0x02c0b00b3024039, // BUFFER_STORE_D16_HI_B8 ENC_VBUFFER default
    0x02c0b00b4025038, // BUFFER_STORE_D16_HI_B16 ENC_VBUFFER default
    0x02c0b80bc033020, // BUFFER_ATOMIC_SWAP_B32 ENC_VBUFFER default
    0x02c0ba0bd034006, // BUFFER_ATOMIC_CMPSWAP_B32 ENC_VBUFFER default
    0x02c0b80be035002, // BUFFER_ATOMIC_ADD_U32 ENC_VBUFFER default
    0x02c0b80be03601e, // BUFFER_ATOMIC_SUB_U32 ENC_VBUFFER default
    0x02c0b80be03701d, // BUFFER_ATOMIC_SUB_CLAMP_U32 ENC_VBUFFER default
    0x02c0b80bf038013, // BUFFER_ATOMIC_MIN_I32 ENC_VBUFFER default
    0x02c0b80be039017, // BUFFER_ATOMIC_MIN_U32 ENC_VBUFFER default
    0x02c0b80bf03a00d, // BUFFER_ATOMIC_MAX_I32 ENC_VBUFFER default
    0x02c0b80be03b011, // BUFFER_ATOMIC_MAX_U32 ENC_VBUFFER default
    0x02c0b80bc03c004, // BUFFER_ATOMIC_AND_B32 ENC_VBUFFER default
    0x02c0b80bc03d019, // BUFFER_ATOMIC_OR_B32 ENC_VBUFFER default
    0x02c0b80bc03e022, // BUFFER_ATOMIC_XOR_B32 ENC_VBUFFER default
    0x02c0b80be03f00b, // BUFFER_ATOMIC_INC_U32 ENC_VBUFFER default
    0x02c0b80be040009, // BUFFER_ATOMIC_DEC_U32 ENC_VBUFFER default
    0x02c0ba0c0041021, // BUFFER_ATOMIC_SWAP_B64 ENC_VBUFFER default
    0x02c0bc0c1042007, // BUFFER_ATOMIC_CMPSWAP_B64 ENC_VBUFFER default
    0x02c0ba0c2043003, // BUFFER_ATOMIC_ADD_U64 ENC_VBUFFER default
    0x02c0ba0c204401f, // BUFFER_ATOMIC_SUB_U64 ENC_VBUFFER default
    0x02c0ba0c3045014, // BUFFER_ATOMIC_MIN_I64 ENC_VBUFFER default
    0x02c0ba0c2046018, // BUFFER_ATOMIC_MIN_U64 ENC_VBUFFER default
    0x02c0ba0c304700e, // BUFFER_ATOMIC_MAX_I64 ENC_VBUFFER default
    0x02c0ba0c2048012, // BUFFER_ATOMIC_MAX_U64 ENC_VBUFFER default
    0x02c0ba0c0049005, // BUFFER_ATOMIC_AND_B64 ENC_VBUFFER default
    0x02c0ba0c004a01a, // BUFFER_ATOMIC_OR_B64 ENC_VBUFFER default
    0x02c0ba0c004b023, // BUFFER_ATOMIC_XOR_B64 ENC_VBUFFER default
    0x02c0ba0c204c00c, // BUFFER_ATOMIC_INC_U64 ENC_VBUFFER default
    0x02c0ba0c204d00a, // BUFFER_ATOMIC_DEC_U64 ENC_VBUFFER default
    0x02c0b80be050008, // BUFFER_ATOMIC_COND_SUB_U32 ENC_VBUFFER default
    0x02c0b80c4051015, // BUFFER_ATOMIC_MIN_NUM_F32 ENC_VBUFFER default
    0x02c0b80c405200f, // BUFFER_ATOMIC_MAX_NUM_F32 ENC_VBUFFER default
    0x02c0ba0c5055001, // BUFFER_ATOMIC_ADD_F64 ENC_VBUFFER default
    0x02c0b80c4056000, // BUFFER_ATOMIC_ADD_F32 ENC_VBUFFER default
    0x02c0b80c605901c, // BUFFER_ATOMIC_PK_ADD_F16 ENC_VBUFFER default
    0x02c0b80c705a01b, // BUFFER_ATOMIC_PK_ADD_BF16 ENC_VBUFFER default
    0x02c0ba0c505b016, // BUFFER_ATOMIC_MIN_NUM_F64 ENC_VBUFFER default
    0x02c0ba0c505c010, // BUFFER_ATOMIC_MAX_NUM_F64 ENC_VBUFFER default
    0x02e6340c80003d8, // V_DUAL_FMAC_F32 VOPDXY_X X default
    0x0306360c90003d8, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x03263c0ca0013d7, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL_X X default
    0x03063c0cb0013d7, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x0326400cc0023d9, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL_X X default
    0x0306400cd0023d9, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e6340ce0033e6, // V_DUAL_MUL_F32 VOPDXY_X X default
    0x0306360cf0033e6, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e6340ce0043d1, // V_DUAL_ADD_F32 VOPDXY_X X default
    0x0306360cf0043d1, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e6340ce0053e9, // V_DUAL_SUB_F32 VOPDXY_X X default
    0x0306360cf0053e9, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e6340ce0063e8, // V_DUAL_SUBREV_F32 VOPDXY_X X default
    0x0306360cf0063e8, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e6340ce0073e5, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_X X default
    0x0306360cf0073e5, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e6480d00083e4, // V_DUAL_MOV_B32 VOPDXY_X X default
    0x03064a0d10083e4, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL_X X has_lit
    0x0346340d20093d6, // V_DUAL_CNDMASK_B32 VOPDXY_X X default
    0x0366360d30093d6, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e6340ce00a3df, // V_DUAL_MAX_NUM_F32 VOPDXY_X X default
    0x0306360cf00a3df, // V_DUAL_MAX_NUM_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e6340ce00b3e2, // V_DUAL_MIN_NUM_F32 VOPDXY_X X default
    0x0306360cf00b3e2, // V_DUAL_MIN_NUM_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x0386380d40003d8, // V_DUAL_FMAC_F32 VOPDXY_Y Y default
    0x03a63a0d50003d8, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x03c63e0d60013d7, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL_Y Y default
    0x03a63e0d70013d7, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x03c6420d80023d9, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL_Y Y default
    0x03a6420d90023d9, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0386380da0033e6, // V_DUAL_MUL_F32 VOPDXY_Y Y default
    0x03a63a0db0033e6, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0386380da0043d1, // V_DUAL_ADD_F32 VOPDXY_Y Y default
    0x03a63a0db0043d1, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0386380da0053e9, // V_DUAL_SUB_F32 VOPDXY_Y Y default
    0x03a63a0db0053e9, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0386380da0063e8, // V_DUAL_SUBREV_F32 VOPDXY_Y Y default
    0x03a63a0db0063e8, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0386380da0073e5, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_Y Y default
    0x03a63a0db0073e5, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x03864c0dc0083e4, // V_DUAL_MOV_B32 VOPDXY_Y Y default
    0x03a64e0dd0083e4, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x03e6380de0093d6, // V_DUAL_CNDMASK_B32 VOPDXY_Y Y default
    0x04063a0df0093d6, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0386380da00a3df, // V_DUAL_MAX_NUM_F32 VOPDXY_Y Y default
    0x03a63a0db00a3df, // V_DUAL_MAX_NUM_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0386380da00b3e2, // V_DUAL_MIN_NUM_F32 VOPDXY_Y Y default
    0x03a63a0db00b3e2, // V_DUAL_MIN_NUM_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0386380e00103d3, // V_DUAL_ADD_NC_U32 VOPDXY_Y Y default
    0x03a63a0e10103d3, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0386380e20113dc, // V_DUAL_LSHLREV_B32 VOPDXY_Y Y default
    0x03a63a0e30113dc, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0386380e00143ea, // V_DUAL_SUB_NC_U32 VOPDXY_Y Y default
    0x03a63a0e10143ea, // V_DUAL_SUB_NC_U32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0386380e20153dd, // V_DUAL_LSHRREV_B32 VOPDXY_Y Y default
    0x03a63a0e30153dd, // V_DUAL_LSHRREV_B32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0386380e40163d4, // V_DUAL_ASHRREV_I32 VOPDXY_Y Y default
    0x03a63a0e50163d4, // V_DUAL_ASHRREV_I32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0386380e60173de, // V_DUAL_MAX_I32 VOPDXY_Y Y default
    0x03a63a0e70173de, // V_DUAL_MAX_I32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0386380e60183e1, // V_DUAL_MIN_I32 VOPDXY_Y Y default
    0x03a63a0e70183e1, // V_DUAL_MIN_I32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x04213c0e80c428a, // TENSOR_LOAD_TO_LDS ENC_VIMAGE default
    0x04213e0e80c528b, // TENSOR_STORE_FROM_LDS ENC_VIMAGE default
    0x04454c0e900132e, // V_CMP_LT_F16 ENC_VOP3 default
    0x0465500ea00132e, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0485520eb00132e, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a54e0ec00132e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x04c54e0ed00132e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x04e54e0ee00132e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04454c0e9002307, // V_CMP_EQ_F16 ENC_VOP3 default
    0x0465500ea002307, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0485520eb002307, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a54e0ec002307, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04c54e0ed002307, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04e54e0ee002307, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04454c0e9003322, // V_CMP_LE_F16 ENC_VOP3 default
    0x0465500ea003322, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0485520eb003322, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a54e0ec003322, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x04c54e0ed003322, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x04e54e0ee003322, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04454c0e9004319, // V_CMP_GT_F16 ENC_VOP3 default
    0x0465500ea004319, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0485520eb004319, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a54e0ec004319, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x04c54e0ed004319, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x04e54e0ee004319, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04454c0e900532b, // V_CMP_LG_F16 ENC_VOP3 default
    0x0465500ea00532b, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0485520eb00532b, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a54e0ec00532b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x04c54e0ed00532b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x04e54e0ee00532b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04454c0e9006310, // V_CMP_GE_F16 ENC_VOP3 default
    0x0465500ea006310, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0485520eb006310, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a54e0ec006310, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x04c54e0ed006310, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x04e54e0ee006310, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04454c0e900734f, // V_CMP_O_F16 ENC_VOP3 default
    0x0465500ea00734f, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x0485520eb00734f, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a54e0ec00734f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x04c54e0ed00734f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x04e54e0ee00734f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04454c0e9008352, // V_CMP_U_F16 ENC_VOP3 default
    0x0465500ea008352, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x0485520eb008352, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a54e0ec008352, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x04c54e0ed008352, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x04e54e0ee008352, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04454c0e9009340, // V_CMP_NGE_F16 ENC_VOP3 default
    0x0465500ea009340, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0485520eb009340, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a54e0ec009340, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x04c54e0ed009340, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x04e54e0ee009340, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04454c0e900a349, // V_CMP_NLG_F16 ENC_VOP3 default
    0x0465500ea00a349, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0485520eb00a349, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a54e0ec00a349, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x04c54e0ed00a349, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x04e54e0ee00a349, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04454c0e900b343, // V_CMP_NGT_F16 ENC_VOP3 default
    0x0465500ea00b343, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0485520eb00b343, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a54e0ec00b343, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x04c54e0ed00b343, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x04e54e0ee00b343, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04454c0e900c346, // V_CMP_NLE_F16 ENC_VOP3 default
    0x0465500ea00c346, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0485520eb00c346, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a54e0ec00c346, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x04c54e0ed00c346, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x04e54e0ee00c346, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04454c0e900d337, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x0465500ea00d337, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0485520eb00d337, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a54e0ec00d337, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04c54e0ed00d337, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04e54e0ee00d337, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04454c0e900e34c, // V_CMP_NLT_F16 ENC_VOP3 default
    0x0465500ea00e34c, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0485520eb00e34c, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a54e0ec00e34c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x04c54e0ed00e34c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x04e54e0ee00e34c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04455e0ef01132f, // V_CMP_LT_F32 ENC_VOP3 default
    0x0465620f001132f, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0485640f101132f, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a5600f201132f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c5600f301132f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e5600f401132f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04455e0ef012308, // V_CMP_EQ_F32 ENC_VOP3 default
    0x0465620f0012308, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0485640f1012308, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a5600f2012308, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04c5600f3012308, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04e5600f4012308, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04455e0ef013323, // V_CMP_LE_F32 ENC_VOP3 default
    0x0465620f0013323, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0485640f1013323, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a5600f2013323, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x04c5600f3013323, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x04e5600f4013323, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04455e0ef01431a, // V_CMP_GT_F32 ENC_VOP3 default
    0x0465620f001431a, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0485640f101431a, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a5600f201431a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c5600f301431a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e5600f401431a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04455e0ef01532c, // V_CMP_LG_F32 ENC_VOP3 default
    0x0465620f001532c, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0485640f101532c, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a5600f201532c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x04c5600f301532c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x04e5600f401532c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04455e0ef016311, // V_CMP_GE_F32 ENC_VOP3 default
    0x0465620f0016311, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0485640f1016311, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a5600f2016311, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x04c5600f3016311, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x04e5600f4016311, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04455e0ef017350, // V_CMP_O_F32 ENC_VOP3 default
    0x0465620f0017350, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x0485640f1017350, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a5600f2017350, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x04c5600f3017350, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x04e5600f4017350, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04455e0ef018353, // V_CMP_U_F32 ENC_VOP3 default
    0x0465620f0018353, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x0485640f1018353, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a5600f2018353, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x04c5600f3018353, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x04e5600f4018353, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04455e0ef019341, // V_CMP_NGE_F32 ENC_VOP3 default
    0x0465620f0019341, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0485640f1019341, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a5600f2019341, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x04c5600f3019341, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x04e5600f4019341, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04455e0ef01a34a, // V_CMP_NLG_F32 ENC_VOP3 default
    0x0465620f001a34a, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0485640f101a34a, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a5600f201a34a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x04c5600f301a34a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x04e5600f401a34a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04455e0ef01b344, // V_CMP_NGT_F32 ENC_VOP3 default
    0x0465620f001b344, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0485640f101b344, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a5600f201b344, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c5600f301b344, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e5600f401b344, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04455e0ef01c347, // V_CMP_NLE_F32 ENC_VOP3 default
    0x0465620f001c347, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0485640f101c347, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a5600f201c347, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x04c5600f301c347, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x04e5600f401c347, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04455e0ef01d338, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x0465620f001d338, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0485640f101d338, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a5600f201d338, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04c5600f301d338, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04e5600f401d338, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04455e0ef01e34d, // V_CMP_NLT_F32 ENC_VOP3 default
    0x0465620f001e34d, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0485640f101e34d, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a5600f201e34d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c5600f301e34d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e5600f401e34d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445700f5021330, // V_CMP_LT_F64 ENC_VOP3 default
    0x04a5720f6021330, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x04c5720f7021330, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x04e5720f8021330, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445700f5022309, // V_CMP_EQ_F64 ENC_VOP3 default
    0x04a5720f6022309, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04c5720f7022309, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04e5720f8022309, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445700f5023324, // V_CMP_LE_F64 ENC_VOP3 default
    0x04a5720f6023324, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x04c5720f7023324, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x04e5720f8023324, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445700f502431b, // V_CMP_GT_F64 ENC_VOP3 default
    0x04a5720f602431b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x04c5720f702431b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x04e5720f802431b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445700f502532d, // V_CMP_LG_F64 ENC_VOP3 default
    0x04a5720f602532d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x04c5720f702532d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x04e5720f802532d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445700f5026312, // V_CMP_GE_F64 ENC_VOP3 default
    0x04a5720f6026312, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x04c5720f7026312, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x04e5720f8026312, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445700f5027351, // V_CMP_O_F64 ENC_VOP3 default
    0x04a5720f6027351, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x04c5720f7027351, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x04e5720f8027351, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445700f5028354, // V_CMP_U_F64 ENC_VOP3 default
    0x04a5720f6028354, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x04c5720f7028354, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x04e5720f8028354, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445700f5029342, // V_CMP_NGE_F64 ENC_VOP3 default
    0x04a5720f6029342, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x04c5720f7029342, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x04e5720f8029342, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445700f502a34b, // V_CMP_NLG_F64 ENC_VOP3 default
    0x04a5720f602a34b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x04c5720f702a34b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x04e5720f802a34b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445700f502b345, // V_CMP_NGT_F64 ENC_VOP3 default
    0x04a5720f602b345, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x04c5720f702b345, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x04e5720f802b345, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445700f502c348, // V_CMP_NLE_F64 ENC_VOP3 default
    0x04a5720f602c348, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x04c5720f702c348, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x04e5720f802c348, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445700f502d339, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x04a5720f602d339, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04c5720f702d339, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04e5720f802d339, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445700f502e34e, // V_CMP_NLT_F64 ENC_VOP3 default
    0x04a5720f602e34e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x04c5720f702e34e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x04e5720f802e34e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04457a0f9031331, // V_CMP_LT_I16 ENC_VOP3 default
    0x04657e0fa031331, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0485800fb031331, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a57c0fc031331, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x04c57c0fd031331, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x04e57c0fe031331, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04457a0f903230a, // V_CMP_EQ_I16 ENC_VOP3 default
    0x04657e0fa03230a, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x0485800fb03230a, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a57c0fc03230a, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x04c57c0fd03230a, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x04e57c0fe03230a, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04457a0f9033325, // V_CMP_LE_I16 ENC_VOP3 default
    0x04657e0fa033325, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0485800fb033325, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a57c0fc033325, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x04c57c0fd033325, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x04e57c0fe033325, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04457a0f903431c, // V_CMP_GT_I16 ENC_VOP3 default
    0x04657e0fa03431c, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0485800fb03431c, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a57c0fc03431c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x04c57c0fd03431c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x04e57c0fe03431c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04457a0f903533a, // V_CMP_NE_I16 ENC_VOP3 default
    0x04657e0fa03533a, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0485800fb03533a, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a57c0fc03533a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x04c57c0fd03533a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x04e57c0fe03533a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04457a0f9036313, // V_CMP_GE_I16 ENC_VOP3 default
    0x04657e0fa036313, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0485800fb036313, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a57c0fc036313, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x04c57c0fd036313, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x04e57c0fe036313, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04457a0ff039334, // V_CMP_LT_U16 ENC_VOP3 default
    0x04657e100039334, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x048580101039334, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a57c102039334, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x04c57c103039334, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x04e57c104039334, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04457a0ff03a30d, // V_CMP_EQ_U16 ENC_VOP3 default
    0x04657e10003a30d, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x04858010103a30d, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a57c10203a30d, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x04c57c10303a30d, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x04e57c10403a30d, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04457a0ff03b328, // V_CMP_LE_U16 ENC_VOP3 default
    0x04657e10003b328, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04858010103b328, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a57c10203b328, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x04c57c10303b328, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x04e57c10403b328, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04457a0ff03c31f, // V_CMP_GT_U16 ENC_VOP3 default
    0x04657e10003c31f, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04858010103c31f, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a57c10203c31f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x04c57c10303c31f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x04e57c10403c31f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04457a0ff03d33d, // V_CMP_NE_U16 ENC_VOP3 default
    0x04657e10003d33d, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04858010103d33d, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a57c10203d33d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x04c57c10303d33d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x04e57c10403d33d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04457a0ff03e316, // V_CMP_GE_U16 ENC_VOP3 default
    0x04657e10003e316, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04858010103e316, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a57c10203e316, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x04c57c10303e316, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x04e57c10403e316, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04458c105041332, // V_CMP_LT_I32 ENC_VOP3 default
    0x046590106041332, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x048592107041332, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a58e108041332, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x04c58e109041332, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x04e58e10a041332, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04458c10504230b, // V_CMP_EQ_I32 ENC_VOP3 default
    0x04659010604230b, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x04859210704230b, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a58e10804230b, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x04c58e10904230b, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x04e58e10a04230b, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04458c105043326, // V_CMP_LE_I32 ENC_VOP3 default
    0x046590106043326, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x048592107043326, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a58e108043326, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x04c58e109043326, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x04e58e10a043326, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04458c10504431d, // V_CMP_GT_I32 ENC_VOP3 default
    0x04659010604431d, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04859210704431d, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a58e10804431d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x04c58e10904431d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x04e58e10a04431d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04458c10504533b, // V_CMP_NE_I32 ENC_VOP3 default
    0x04659010604533b, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04859210704533b, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a58e10804533b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x04c58e10904533b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x04e58e10a04533b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04458c105046314, // V_CMP_GE_I32 ENC_VOP3 default
    0x046590106046314, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x048592107046314, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a58e108046314, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x04c58e109046314, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x04e58e10a046314, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04458c10b049335, // V_CMP_LT_U32 ENC_VOP3 default
    0x04659010c049335, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04859210d049335, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a58e10e049335, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x04c58e10f049335, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x04e58e110049335, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04458c10b04a30e, // V_CMP_EQ_U32 ENC_VOP3 default
    0x04659010c04a30e, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x04859210d04a30e, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a58e10e04a30e, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x04c58e10f04a30e, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x04e58e11004a30e, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04458c10b04b329, // V_CMP_LE_U32 ENC_VOP3 default
    0x04659010c04b329, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04859210d04b329, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a58e10e04b329, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x04c58e10f04b329, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x04e58e11004b329, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04458c10b04c320, // V_CMP_GT_U32 ENC_VOP3 default
    0x04659010c04c320, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04859210d04c320, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a58e10e04c320, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x04c58e10f04c320, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x04e58e11004c320, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04458c10b04d33e, // V_CMP_NE_U32 ENC_VOP3 default
    0x04659010c04d33e, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04859210d04d33e, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a58e10e04d33e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x04c58e10f04d33e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x04e58e11004d33e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04458c10b04e317, // V_CMP_GE_U32 ENC_VOP3 default
    0x04659010c04e317, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04859210d04e317, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a58e10e04e317, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x04c58e10f04e317, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x04e58e11004e317, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044596111051333, // V_CMP_LT_I64 ENC_VOP3 default
    0x04a598112051333, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x04c598113051333, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x04e598114051333, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04459611105230c, // V_CMP_EQ_I64 ENC_VOP3 default
    0x04a59811205230c, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x04c59811305230c, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x04e59811405230c, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044596111053327, // V_CMP_LE_I64 ENC_VOP3 default
    0x04a598112053327, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x04c598113053327, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x04e598114053327, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04459611105431e, // V_CMP_GT_I64 ENC_VOP3 default
    0x04a59811205431e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x04c59811305431e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x04e59811405431e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04459611105533c, // V_CMP_NE_I64 ENC_VOP3 default
    0x04a59811205533c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x04c59811305533c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x04e59811405533c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044596111056315, // V_CMP_GE_I64 ENC_VOP3 default
    0x04a598112056315, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x04c598113056315, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x04e598114056315, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044596115059336, // V_CMP_LT_U64 ENC_VOP3 default
    0x04a598116059336, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x04c598117059336, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x04e598118059336, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04459611505a30f, // V_CMP_EQ_U64 ENC_VOP3 default
    0x04a59811605a30f, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x04c59811705a30f, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x04e59811805a30f, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04459611505b32a, // V_CMP_LE_U64 ENC_VOP3 default
    0x04a59811605b32a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x04c59811705b32a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x04e59811805b32a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04459611505c321, // V_CMP_GT_U64 ENC_VOP3 default
    0x04a59811605c321, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x04c59811705c321, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x04e59811805c321, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04459611505d33f, // V_CMP_NE_U64 ENC_VOP3 default
    0x04a59811605d33f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x04c59811705d33f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x04e59811805d33f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04459611505e318, // V_CMP_GE_U64 ENC_VOP3 default
    0x04a59811605e318, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x04c59811705e318, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x04e59811805e318, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445a00e907d304, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x0465a40ea07d304, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0485a60eb07d304, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a5a20ec07d304, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x04c5a20ed07d304, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x04e5a20ee07d304, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445a811907e305, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x0465ac11a07e305, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0485ae11b07e305, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a5aa11c07e305, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x04c5aa11d07e305, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x04e5aa11e07e305, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445b211f07f306, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x04a5b412007f306, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x04c5b412107f306, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x04e5b412207f306, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505bc1230812dd, // V_CMPX_LT_F16 ENC_VOP3 default
    0x0525c01240812dd, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545c21250812dd, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565be1260812dd, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x0585be1270812dd, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5be1280812dd, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505bc1230822b6, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x0525c01240822b6, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545c21250822b6, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565be1260822b6, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0585be1270822b6, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5be1280822b6, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505bc1230832d1, // V_CMPX_LE_F16 ENC_VOP3 default
    0x0525c01240832d1, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545c21250832d1, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565be1260832d1, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x0585be1270832d1, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5be1280832d1, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505bc1230842c8, // V_CMPX_GT_F16 ENC_VOP3 default
    0x0525c01240842c8, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545c21250842c8, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565be1260842c8, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x0585be1270842c8, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5be1280842c8, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505bc1230852da, // V_CMPX_LG_F16 ENC_VOP3 default
    0x0525c01240852da, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545c21250852da, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565be1260852da, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x0585be1270852da, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5be1280852da, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505bc1230862bf, // V_CMPX_GE_F16 ENC_VOP3 default
    0x0525c01240862bf, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545c21250862bf, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565be1260862bf, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x0585be1270862bf, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5be1280862bf, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505bc1230872fe, // V_CMPX_O_F16 ENC_VOP3 default
    0x0525c01240872fe, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545c21250872fe, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565be1260872fe, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x0585be1270872fe, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5be1280872fe, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505bc123088301, // V_CMPX_U_F16 ENC_VOP3 default
    0x0525c0124088301, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545c2125088301, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565be126088301, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x0585be127088301, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5be128088301, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505bc1230892ef, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x0525c01240892ef, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545c21250892ef, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565be1260892ef, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x0585be1270892ef, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5be1280892ef, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505bc12308a2f8, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x0525c012408a2f8, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545c212508a2f8, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565be12608a2f8, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x0585be12708a2f8, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5be12808a2f8, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505bc12308b2f2, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x0525c012408b2f2, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545c212508b2f2, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565be12608b2f2, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x0585be12708b2f2, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5be12808b2f2, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505bc12308c2f5, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x0525c012408c2f5, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545c212508c2f5, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565be12608c2f5, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x0585be12708c2f5, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5be12808c2f5, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505bc12308d2e6, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x0525c012408d2e6, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545c212508d2e6, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565be12608d2e6, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0585be12708d2e6, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5be12808d2e6, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505bc12308e2fb, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x0525c012408e2fb, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545c212508e2fb, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565be12608e2fb, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x0585be12708e2fb, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5be12808e2fb, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ce1290912de, // V_CMPX_LT_F32 ENC_VOP3 default
    0x0525d212a0912de, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0545d412b0912de, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0565d012c0912de, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x0585d012d0912de, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x05a5d012e0912de, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ce1290922b7, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x0525d212a0922b7, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0545d412b0922b7, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0565d012c0922b7, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0585d012d0922b7, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05a5d012e0922b7, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ce1290932d2, // V_CMPX_LE_F32 ENC_VOP3 default
    0x0525d212a0932d2, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0545d412b0932d2, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0565d012c0932d2, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x0585d012d0932d2, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x05a5d012e0932d2, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ce1290942c9, // V_CMPX_GT_F32 ENC_VOP3 default
    0x0525d212a0942c9, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0545d412b0942c9, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0565d012c0942c9, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x0585d012d0942c9, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x05a5d012e0942c9, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ce1290952db, // V_CMPX_LG_F32 ENC_VOP3 default
    0x0525d212a0952db, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0545d412b0952db, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0565d012c0952db, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x0585d012d0952db, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x05a5d012e0952db, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ce1290962c0, // V_CMPX_GE_F32 ENC_VOP3 default
    0x0525d212a0962c0, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0545d412b0962c0, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0565d012c0962c0, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x0585d012d0962c0, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x05a5d012e0962c0, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ce1290972ff, // V_CMPX_O_F32 ENC_VOP3 default
    0x0525d212a0972ff, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x0545d412b0972ff, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x0565d012c0972ff, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x0585d012d0972ff, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x05a5d012e0972ff, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ce129098302, // V_CMPX_U_F32 ENC_VOP3 default
    0x0525d212a098302, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x0545d412b098302, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x0565d012c098302, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x0585d012d098302, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x05a5d012e098302, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ce1290992f0, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x0525d212a0992f0, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0545d412b0992f0, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0565d012c0992f0, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x0585d012d0992f0, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x05a5d012e0992f0, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ce12909a2f9, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x0525d212a09a2f9, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0545d412b09a2f9, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0565d012c09a2f9, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x0585d012d09a2f9, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x05a5d012e09a2f9, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ce12909b2f3, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x0525d212a09b2f3, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0545d412b09b2f3, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0565d012c09b2f3, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x0585d012d09b2f3, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x05a5d012e09b2f3, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ce12909c2f6, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x0525d212a09c2f6, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0545d412b09c2f6, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0565d012c09c2f6, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x0585d012d09c2f6, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x05a5d012e09c2f6, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ce12909d2e7, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x0525d212a09d2e7, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0545d412b09d2e7, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0565d012c09d2e7, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0585d012d09d2e7, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05a5d012e09d2e7, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ce12909e2fc, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x0525d212a09e2fc, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0545d412b09e2fc, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0565d012c09e2fc, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x0585d012d09e2fc, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x05a5d012e09e2fc, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505e012f0a12df, // V_CMPX_LT_F64 ENC_VOP3 default
    0x0565e21300a12df, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x0585e21310a12df, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5e21320a12df, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505e012f0a22b8, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x0565e21300a22b8, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0585e21310a22b8, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5e21320a22b8, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505e012f0a32d3, // V_CMPX_LE_F64 ENC_VOP3 default
    0x0565e21300a32d3, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x0585e21310a32d3, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5e21320a32d3, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505e012f0a42ca, // V_CMPX_GT_F64 ENC_VOP3 default
    0x0565e21300a42ca, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x0585e21310a42ca, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5e21320a42ca, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505e012f0a52dc, // V_CMPX_LG_F64 ENC_VOP3 default
    0x0565e21300a52dc, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x0585e21310a52dc, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5e21320a52dc, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505e012f0a62c1, // V_CMPX_GE_F64 ENC_VOP3 default
    0x0565e21300a62c1, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x0585e21310a62c1, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5e21320a62c1, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505e012f0a7300, // V_CMPX_O_F64 ENC_VOP3 default
    0x0565e21300a7300, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x0585e21310a7300, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5e21320a7300, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505e012f0a8303, // V_CMPX_U_F64 ENC_VOP3 default
    0x0565e21300a8303, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x0585e21310a8303, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5e21320a8303, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505e012f0a92f1, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x0565e21300a92f1, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x0585e21310a92f1, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5e21320a92f1, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505e012f0aa2fa, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x0565e21300aa2fa, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x0585e21310aa2fa, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5e21320aa2fa, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505e012f0ab2f4, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x0565e21300ab2f4, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x0585e21310ab2f4, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5e21320ab2f4, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505e012f0ac2f7, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x0565e21300ac2f7, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x0585e21310ac2f7, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5e21320ac2f7, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505e012f0ad2e8, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x0565e21300ad2e8, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0585e21310ad2e8, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5e21320ad2e8, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505e012f0ae2fd, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x0565e21300ae2fd, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x0585e21310ae2fd, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5e21320ae2fd, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ea1330b12e0, // V_CMPX_LT_I16 ENC_VOP3 default
    0x0525ee1340b12e0, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0545f01350b12e0, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x0565ec1360b12e0, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x0585ec1370b12e0, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x05a5ec1380b12e0, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ea1330b22b9, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x0525ee1340b22b9, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x0545f01350b22b9, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x0565ec1360b22b9, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x0585ec1370b22b9, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x05a5ec1380b22b9, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ea1330b32d4, // V_CMPX_LE_I16 ENC_VOP3 default
    0x0525ee1340b32d4, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0545f01350b32d4, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0565ec1360b32d4, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x0585ec1370b32d4, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x05a5ec1380b32d4, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ea1330b42cb, // V_CMPX_GT_I16 ENC_VOP3 default
    0x0525ee1340b42cb, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0545f01350b42cb, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x0565ec1360b42cb, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x0585ec1370b42cb, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x05a5ec1380b42cb, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ea1330b52e9, // V_CMPX_NE_I16 ENC_VOP3 default
    0x0525ee1340b52e9, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0545f01350b52e9, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0565ec1360b52e9, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x0585ec1370b52e9, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x05a5ec1380b52e9, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ea1330b62c2, // V_CMPX_GE_I16 ENC_VOP3 default
    0x0525ee1340b62c2, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0545f01350b62c2, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0565ec1360b62c2, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x0585ec1370b62c2, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x05a5ec1380b62c2, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ea1390b92e3, // V_CMPX_LT_U16 ENC_VOP3 default
    0x0525ee13a0b92e3, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x0545f013b0b92e3, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x0565ec13c0b92e3, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x0585ec13d0b92e3, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x05a5ec13e0b92e3, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ea1390ba2bc, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x0525ee13a0ba2bc, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x0545f013b0ba2bc, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x0565ec13c0ba2bc, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x0585ec13d0ba2bc, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x05a5ec13e0ba2bc, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ea1390bb2d7, // V_CMPX_LE_U16 ENC_VOP3 default
    0x0525ee13a0bb2d7, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0545f013b0bb2d7, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0565ec13c0bb2d7, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x0585ec13d0bb2d7, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x05a5ec13e0bb2d7, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ea1390bc2ce, // V_CMPX_GT_U16 ENC_VOP3 default
    0x0525ee13a0bc2ce, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x0545f013b0bc2ce, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x0565ec13c0bc2ce, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x0585ec13d0bc2ce, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x05a5ec13e0bc2ce, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ea1390bd2ec, // V_CMPX_NE_U16 ENC_VOP3 default
    0x0525ee13a0bd2ec, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0545f013b0bd2ec, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0565ec13c0bd2ec, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x0585ec13d0bd2ec, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x05a5ec13e0bd2ec, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ea1390be2c5, // V_CMPX_GE_U16 ENC_VOP3 default
    0x0525ee13a0be2c5, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0545f013b0be2c5, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0565ec13c0be2c5, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x0585ec13d0be2c5, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x05a5ec13e0be2c5, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505fc13f0c12e1, // V_CMPX_LT_I32 ENC_VOP3 default
    0x0526001400c12e1, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0546021410c12e1, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0565fe1420c12e1, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x0585fe1430c12e1, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x05a5fe1440c12e1, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505fc13f0c22ba, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x0526001400c22ba, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x0546021410c22ba, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x0565fe1420c22ba, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x0585fe1430c22ba, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x05a5fe1440c22ba, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505fc13f0c32d5, // V_CMPX_LE_I32 ENC_VOP3 default
    0x0526001400c32d5, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0546021410c32d5, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0565fe1420c32d5, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x0585fe1430c32d5, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x05a5fe1440c32d5, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505fc13f0c42cc, // V_CMPX_GT_I32 ENC_VOP3 default
    0x0526001400c42cc, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0546021410c42cc, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0565fe1420c42cc, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x0585fe1430c42cc, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x05a5fe1440c42cc, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505fc13f0c52ea, // V_CMPX_NE_I32 ENC_VOP3 default
    0x0526001400c52ea, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0546021410c52ea, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0565fe1420c52ea, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x0585fe1430c52ea, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x05a5fe1440c52ea, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505fc13f0c62c3, // V_CMPX_GE_I32 ENC_VOP3 default
    0x0526001400c62c3, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0546021410c62c3, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0565fe1420c62c3, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x0585fe1430c62c3, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x05a5fe1440c62c3, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505fc1450c92e4, // V_CMPX_LT_U32 ENC_VOP3 default
    0x0526001460c92e4, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0546021470c92e4, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0565fe1480c92e4, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x0585fe1490c92e4, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05a5fe14a0c92e4, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505fc1450ca2bd, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x0526001460ca2bd, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x0546021470ca2bd, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x0565fe1480ca2bd, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x0585fe1490ca2bd, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05a5fe14a0ca2bd, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505fc1450cb2d8, // V_CMPX_LE_U32 ENC_VOP3 default
    0x0526001460cb2d8, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0546021470cb2d8, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0565fe1480cb2d8, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x0585fe1490cb2d8, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05a5fe14a0cb2d8, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505fc1450cc2cf, // V_CMPX_GT_U32 ENC_VOP3 default
    0x0526001460cc2cf, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0546021470cc2cf, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0565fe1480cc2cf, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x0585fe1490cc2cf, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05a5fe14a0cc2cf, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505fc1450cd2ed, // V_CMPX_NE_U32 ENC_VOP3 default
    0x0526001460cd2ed, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0546021470cd2ed, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0565fe1480cd2ed, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x0585fe1490cd2ed, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05a5fe14a0cd2ed, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505fc1450ce2c6, // V_CMPX_GE_U32 ENC_VOP3 default
    0x0526001460ce2c6, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0546021470ce2c6, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0565fe1480ce2c6, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x0585fe1490ce2c6, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05a5fe14a0ce2c6, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05060614b0d12e2, // V_CMPX_LT_I64 ENC_VOP3 default
    0x05660814c0d12e2, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05860814d0d12e2, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05a60814e0d12e2, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05060614b0d22bb, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x05660814c0d22bb, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05860814d0d22bb, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05a60814e0d22bb, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05060614b0d32d6, // V_CMPX_LE_I64 ENC_VOP3 default
    0x05660814c0d32d6, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05860814d0d32d6, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05a60814e0d32d6, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05060614b0d42cd, // V_CMPX_GT_I64 ENC_VOP3 default
    0x05660814c0d42cd, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05860814d0d42cd, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05a60814e0d42cd, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05060614b0d52eb, // V_CMPX_NE_I64 ENC_VOP3 default
    0x05660814c0d52eb, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05860814d0d52eb, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05a60814e0d52eb, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05060614b0d62c4, // V_CMPX_GE_I64 ENC_VOP3 default
    0x05660814c0d62c4, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05860814d0d62c4, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05a60814e0d62c4, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05060614f0d92e5, // V_CMPX_LT_U64 ENC_VOP3 default
    0x0566081500d92e5, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x0586081510d92e5, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x05a6081520d92e5, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05060614f0da2be, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x0566081500da2be, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x0586081510da2be, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x05a6081520da2be, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05060614f0db2d9, // V_CMPX_LE_U64 ENC_VOP3 default
    0x0566081500db2d9, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x0586081510db2d9, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x05a6081520db2d9, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05060614f0dc2d0, // V_CMPX_GT_U64 ENC_VOP3 default
    0x0566081500dc2d0, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x0586081510dc2d0, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x05a6081520dc2d0, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05060614f0dd2ee, // V_CMPX_NE_U64 ENC_VOP3 default
    0x0566081500dd2ee, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x0586081510dd2ee, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x05a6081520dd2ee, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05060614f0de2c7, // V_CMPX_GE_U64 ENC_VOP3 default
    0x0566081500de2c7, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x0586081510de2c7, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x05a6081520de2c7, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0506101230fd2b3, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x0526141240fd2b3, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0546161250fd2b3, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0566121260fd2b3, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x0586121270fd2b3, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x05a6121280fd2b3, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0506181530fe2b4, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x05261c1540fe2b4, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x05461e1550fe2b4, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x05661a1560fe2b4, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x05861a1570fe2b4, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x05a61a1580fe2b4, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0506221590ff2b5, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x05662415a0ff2b5, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x05862415b0ff2b5, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x05a62415c0ff2b5, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05c29a15d101356, // V_CNDMASK_B32 ENC_VOP3 default
    0x04629e15e101356, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482a015f101356, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x05e29c160101356, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x06029c161101356, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x06229c162101356, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442aa163102291, // V_ADD_F64 ENC_VOP3 default
    0x0482ae164102291, // V_ADD_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a2ac165102291, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x04c2ac166102291, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x04e2ac167102291, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442ba168103290, // V_ADD_F32 ENC_VOP3 default
    0x0462be169103290, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482c016a103290, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2bc16b103290, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2bc16c103290, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2bc16d103290, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442ba1681044e2, // V_SUB_F32 ENC_VOP3 default
    0x0462be1691044e2, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482c016a1044e2, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2bc16b1044e2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2bc16c1044e2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2bc16d1044e2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442ba1681054dd, // V_SUBREV_F32 ENC_VOP3 default
    0x0462be1691054dd, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482c016a1054dd, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2bc16b1054dd, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2bc16c1054dd, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2bc16d1054dd, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442aa163106472, // V_MUL_F64 ENC_VOP3 default
    0x0482ae164106472, // V_MUL_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a2ac165106472, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x04c2ac166106472, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x04e2ac167106472, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442ba16810746f, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x0462be16910746f, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482c016a10746f, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2bc16b10746f, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2bc16c10746f, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2bc16d10746f, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442ba168108471, // V_MUL_F32 ENC_VOP3 default
    0x0462be169108471, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482c016a108471, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2bc16b108471, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2bc16c108471, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2bc16d108471, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442c416e109477, // V_MUL_I32_I24 ENC_VOP3 default
    0x0462c816f109477, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0482ca170109477, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04a2c6171109477, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04c2c6172109477, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04e2c6173109477, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442cc16e10a474, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x0462d016f10a474, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0482d217010a474, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04a2ce17110a474, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04c2ce17210a474, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04e2ce17310a474, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442c417410b47a, // V_MUL_U32_U24 ENC_VOP3 default
    0x0462c817510b47a, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0482ca17610b47a, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04a2c617710b47a, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04c2c617810b47a, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04e2c617910b47a, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442cc17410c476, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x0462d017510c476, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0482d217610c476, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04a2ce17710c476, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04c2ce17810c476, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04e2ce17910c476, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442aa16310d460, // V_MIN_NUM_F64 ENC_VOP3 default
    0x0482ae16410d460, // V_MIN_NUM_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a2ac16510d460, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_0
    0x04c2ac16610d460, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_1
    0x04e2ac16710d460, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442aa16310e43e, // V_MAX_NUM_F64 ENC_VOP3 default
    0x0482ae16410e43e, // V_MAX_NUM_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a2ac16510e43e, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_0
    0x04c2ac16610e43e, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_1
    0x04e2ac16710e43e, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442cc16e11145c, // V_MIN_I32 ENC_VOP3 default
    0x0462d016f11145c, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482d217011145c, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a2ce17111145c, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04c2ce17211145c, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04e2ce17311145c, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442cc16e11243a, // V_MAX_I32 ENC_VOP3 default
    0x0462d016f11243a, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482d217011243a, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a2ce17111243a, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04c2ce17211243a, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04e2ce17311243a, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442cc174113462, // V_MIN_U32 ENC_VOP3 default
    0x0462d0175113462, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482d2176113462, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2ce177113462, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2ce178113462, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2ce179113462, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442cc174114440, // V_MAX_U32 ENC_VOP3 default
    0x0462d0175114440, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482d2176114440, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2ce177114440, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2ce178114440, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2ce179114440, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442ba16811545f, // V_MIN_NUM_F32 ENC_VOP3 default
    0x0462be16911545f, // V_MIN_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482c016a11545f, // V_MIN_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2bc16b11545f, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2bc16c11545f, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2bc16d11545f, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442ba16811643d, // V_MAX_NUM_F32 ENC_VOP3 default
    0x0462be16911643d, // V_MAX_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482c016a11643d, // V_MAX_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2bc16b11643d, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2bc16c11643d, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2bc16d11643d, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442aa17a1173f6, // V_FMAC_F64 ENC_VOP3 default
    0x0482ae17b1173f6, // V_FMAC_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a2ac17c1173f6, // V_FMAC_F64 VOP3_INST_LITERAL has_lit_0
    0x04c2ac17d1173f6, // V_FMAC_F64 VOP3_INST_LITERAL has_lit_1
    0x04e2ac17e1173f6, // V_FMAC_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442cc174118415, // V_LSHLREV_B32 ENC_VOP3 default
    0x0462d0175118415, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482d2176118415, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2ce177118415, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2ce178118415, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2ce179118415, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442cc17411941b, // V_LSHRREV_B32 ENC_VOP3 default
    0x0462d017511941b, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482d217611941b, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2ce17711941b, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2ce17811941b, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2ce17911941b, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442cc17f11a2a2, // V_ASHRREV_I32 ENC_VOP3 default
    0x0462d018011a2a2, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482d218111a2a2, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a2ce18211a2a2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x04c2ce18311a2a2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x04e2ce18411a2a2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442cc17411b29f, // V_AND_B32 ENC_VOP3 default
    0x0462d017511b29f, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482d217611b29f, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2ce17711b29f, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2ce17811b29f, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2ce17911b29f, // V_AND_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442cc17411c481, // V_OR_B32 ENC_VOP3 default
    0x0462d017511c481, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482d217611c481, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2ce17711c481, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2ce17811c481, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2ce17911c481, // V_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442cc17411d52c, // V_XOR_B32 ENC_VOP3 default
    0x0462d017511d52c, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482d217611d52c, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2ce17711d52c, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2ce17811d52c, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2ce17911d52c, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442cc17411e529, // V_XNOR_B32 ENC_VOP3 default
    0x0462d017511e529, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482d217611e529, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2ce17711e529, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2ce17811e529, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2ce17911e529, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442dc18511f416, // V_LSHLREV_B64 ENC_VOP3 default
    0x0482e018611f416, // V_LSHLREV_B64 VOP3_VOP_DPP16 has_dpp16
    0x04a2de18711f416, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x04c2de18811f416, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0642ec18912028d, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x0662f018a12028d, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0682f218b12028d, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a2ee18c12028d, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c2ee18d12028d, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e2ee18e12028d, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0642ec1891214df, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x0662f018a1214df, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0682f218b1214df, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a2ee18c1214df, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c2ee18d1214df, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e2ee18e1214df, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0642ec1891224da, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x0662f018a1224da, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0682f218b1224da, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a2ee18c1224da, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c2ee18d1224da, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e2ee18e1224da, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0442c417412529a, // V_ADD_NC_U32 ENC_VOP3 default
    0x0462c817512529a, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482ca17612529a, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2c617712529a, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2c617812529a, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2c617912529a, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442c41741264e6, // V_SUB_NC_U32 ENC_VOP3 default
    0x0462c81751264e6, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482ca1761264e6, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2c61771264e6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2c61781264e6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2c61791264e6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442c41741274de, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x0462c81751274de, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482ca1761274de, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2c61771274de, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2c61781274de, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2c61791274de, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04430018f12829b, // V_ADD_NC_U64 ENC_VOP3 default
    0x04830419012829b, // V_ADD_NC_U64 VOP3_VOP_DPP16 has_dpp16
    0x04a30219112829b, // V_ADD_NC_U64 VOP3_INST_LITERAL has_lit_0
    0x04c30219212829b, // V_ADD_NC_U64 VOP3_INST_LITERAL has_lit_1
    0x04e30219312829b, // V_ADD_NC_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04430018f1294e7, // V_SUB_NC_U64 ENC_VOP3 default
    0x0483041901294e7, // V_SUB_NC_U64 VOP3_VOP_DPP16 has_dpp16
    0x04a3021911294e7, // V_SUB_NC_U64 VOP3_INST_LITERAL has_lit_0
    0x04c3021921294e7, // V_SUB_NC_U64 VOP3_INST_LITERAL has_lit_1
    0x04e3021931294e7, // V_SUB_NC_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04430618f12a47b, // V_MUL_U64 ENC_VOP3 default
    0x04a30819112a47b, // V_MUL_U64 VOP3_INST_LITERAL has_lit_0
    0x04c30819212a47b, // V_MUL_U64 VOP3_INST_LITERAL has_lit_1
    0x04e30819312a47b, // V_MUL_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442ba19412b3f5, // V_FMAC_F32 ENC_VOP3 default
    0x0462be19512b3f5, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482c019612b3f5, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2bc19712b3f5, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2bc19812b3f5, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2bc19912b3f5, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04431819a12f38b, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x04631c19b12f38b, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04831e19c12f38b, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31a19d12f38b, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31a19e12f38b, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31a19f12f38b, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04432a1a013045e, // V_MIN_NUM_F16 ENC_VOP3 default
    0x04632e1a113045e, // V_MIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483301a213045e, // V_MIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a32c1a313045e, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c32c1a413045e, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e32c1a513045e, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04432a1a013143c, // V_MAX_NUM_F16 ENC_VOP3 default
    0x04632e1a113143c, // V_MAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483301a213143c, // V_MAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a32c1a313143c, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c32c1a413143c, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e32c1a513143c, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04432a1a013228f, // V_ADD_F16 ENC_VOP3 default
    0x04632e1a113228f, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483301a213228f, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a32c1a313228f, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x04c32c1a413228f, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x04e32c1a513228f, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04432a1a01334e1, // V_SUB_F16 ENC_VOP3 default
    0x04632e1a11334e1, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483301a21334e1, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a32c1a31334e1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x04c32c1a41334e1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x04e32c1a51334e1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04432a1a01344dc, // V_SUBREV_F16 ENC_VOP3 default
    0x04632e1a11344dc, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483301a21344dc, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a32c1a31344dc, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x04c32c1a41344dc, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x04e32c1a51344dc, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04432a1a0135470, // V_MUL_F16 ENC_VOP3 default
    0x04632e1a1135470, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483301a2135470, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a32c1a3135470, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x04c32c1a4135470, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x04e32c1a5135470, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04432a1a61363f4, // V_FMAC_F16 ENC_VOP3 default
    0x04632e1a71363f4, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483301a81363f4, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a32c1a91363f4, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x04c32c1aa1363f4, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x04e32c1ab1363f4, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443381a013b40d, // V_LDEXP_F16 ENC_VOP3 default
    0x04633c1a113b40d, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x04833e1a213b40d, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a33a1a313b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x04c33a1a413b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x04e33a1a513b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0440181ac18047c, // V_NOP ENC_VOP3 default
    0x04414a1ad181469, // V_MOV_B32 ENC_VOP3 default
    0x04614e1ae181469, // V_MOV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481501af181469, // V_MOV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a14c1b0181469, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x0701541b11824c3, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x04415e1b2183375, // V_CVT_I32_F64 ENC_VOP3 default
    0x0481621b3183375, // V_CVT_I32_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1601b4183375, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x04416c1b5184370, // V_CVT_F64_I32 ENC_VOP3 default
    0x0481701b6184370, // V_CVT_F64_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a16e1b7184370, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x0441741b8185369, // V_CVT_F32_I32 ENC_VOP3 default
    0x0461781b9185369, // V_CVT_F32_I32 VOP3_VOP_DPP8 has_dpp8
    0x04817a1ba185369, // V_CVT_F32_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a1761bb185369, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x0441741bc18636a, // V_CVT_F32_U32 ENC_VOP3 default
    0x0461781bd18636a, // V_CVT_F32_U32 VOP3_VOP_DPP8 has_dpp8
    0x04817a1be18636a, // V_CVT_F32_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a1761bf18636a, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x04417c1c01873c3, // V_CVT_U32_F32 ENC_VOP3 default
    0x0461801c11873c3, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481821c21873c3, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a17e1c31873c3, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x04417c1c4188374, // V_CVT_I32_F32 ENC_VOP3 default
    0x0461801c5188374, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481821c6188374, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a17e1c7188374, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x04418e1c818a360, // V_CVT_F16_F32 ENC_VOP3 default
    0x0461921c918a360, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481941ca18a360, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1901cb18a360, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0441a01cc18b366, // V_CVT_F32_F16 ENC_VOP3 default
    0x0461a41cd18b366, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481a61ce18b366, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1a21cf18b366, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x0441a81c418c377, // V_CVT_NEAREST_I32_F32 ENC_VOP3 default
    0x0461ac1c518c377, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481ae1c618c377, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1aa1c718c377, // V_CVT_NEAREST_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0441a81c418d372, // V_CVT_FLOOR_I32_F32 ENC_VOP3 default
    0x0461ac1c518d372, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481ae1c618d372, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1aa1c718d372, // V_CVT_FLOOR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0441741b818e37a, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x0461781b918e37a, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP8 has_dpp8
    0x04817a1ba18e37a, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP16 has_dpp16
    0x04a1761bb18e37a, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x04415e1d018f367, // V_CVT_F32_F64 ENC_VOP3 default
    0x0481621d118f367, // V_CVT_F32_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1601d218f367, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x0441b21d319036f, // V_CVT_F64_F32 ENC_VOP3 default
    0x0481b61d419036f, // V_CVT_F64_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1b41d519036f, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x0441741bc19136b, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x0461781bd19136b, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP8 has_dpp8
    0x04817a1be19136b, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP16 has_dpp16
    0x04a1761bf19136b, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x0441741bc19236c, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x0461781bd19236c, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP8 has_dpp8
    0x04817a1be19236c, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP16 has_dpp16
    0x04a1761bf19236c, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x0441741bc19336d, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x0461781bd19336d, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP8 has_dpp8
    0x04817a1be19336d, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP16 has_dpp16
    0x04a1761bf19336d, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x0441741bc19436e, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x0461781bd19436e, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP8 has_dpp8
    0x04817a1be19436e, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP16 has_dpp16
    0x04a1761bf19436e, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x04415e1d61953c4, // V_CVT_U32_F64 ENC_VOP3 default
    0x0481621d71953c4, // V_CVT_U32_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1601d81953c4, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x04416c1d9196371, // V_CVT_F64_U32 ENC_VOP3 default
    0x0481701da196371, // V_CVT_F64_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a16e1db196371, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x0441c01dc197509, // V_TRUNC_F64 ENC_VOP3 default
    0x0481c41dd197509, // V_TRUNC_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1c21de197509, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x0441c01dc1982b0, // V_CEIL_F64 ENC_VOP3 default
    0x0481c41dd1982b0, // V_CEIL_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1c21de1982b0, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x0441c01dc1994c7, // V_RNDNE_F64 ENC_VOP3 default
    0x0481c41dd1994c7, // V_RNDNE_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1c21de1994c7, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x0441c01dc19a3f0, // V_FLOOR_F64 ENC_VOP3 default
    0x0481c41dd19a3f0, // V_FLOOR_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1c21de19a3f0, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x0440181ac19b491, // V_PIPEFLUSH ENC_VOP3 default
    0x0441d01df19c468, // V_MOV_B16 ENC_VOP3 default
    0x0461d41e019c468, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x0481d61e119c468, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a1d21e219c468, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x0441e01e319d46a, // V_MOV_B64 ENC_VOP3 default
    0x0481e41e419d46a, // V_MOV_B64 VOP3_VOP_DPP16 has_dpp16
    0x04a1e21e519d46a, // V_MOV_B64 VOP3_INST_LITERAL has_lit_0
    0x04417c1e619e505, // V_TANH_F32 ENC_VOP3 default
    0x0461801e719e505, // V_TANH_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481821e819e505, // V_TANH_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a17e1e919e505, // V_TANH_F32 VOP3_INST_LITERAL has_lit_0
    0x0441f01ea19f504, // V_TANH_F16 ENC_VOP3 default
    0x0461f41eb19f504, // V_TANH_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481f61ec19f504, // V_TANH_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f21ed19f504, // V_TANH_F16 VOP3_INST_LITERAL has_lit_0
    0x04417c1e61a0405, // V_FRACT_F32 ENC_VOP3 default
    0x0461801e71a0405, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481821e81a0405, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a17e1e91a0405, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x04417c1e61a1508, // V_TRUNC_F32 ENC_VOP3 default
    0x0461801e71a1508, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481821e81a1508, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a17e1e91a1508, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x04417c1e61a22af, // V_CEIL_F32 ENC_VOP3 default
    0x0461801e71a22af, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481821e81a22af, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a17e1e91a22af, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x04417c1e61a34c6, // V_RNDNE_F32 ENC_VOP3 default
    0x0461801e71a34c6, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481821e81a34c6, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a17e1e91a34c6, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x04417c1e61a43ef, // V_FLOOR_F32 ENC_VOP3 default
    0x0461801e71a43ef, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481821e81a43ef, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a17e1e91a43ef, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x04417c1e61a53ed, // V_EXP_F32 ENC_VOP3 default
    0x0461801e71a53ed, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481821e81a53ed, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a17e1e91a53ed, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04417c1e61a7413, // V_LOG_F32 ENC_VOP3 default
    0x0461801e71a7413, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481821e81a7413, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a17e1e91a7413, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x04417c1e61aa4c0, // V_RCP_F32 ENC_VOP3 default
    0x0461801e71aa4c0, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481821e81aa4c0, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a17e1e91aa4c0, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x04417c1e61ab4c2, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x0461801e71ab4c2, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481821e81ab4c2, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a17e1e91ab4c2, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x04417c1e61ae4ca, // V_RSQ_F32 ENC_VOP3 default
    0x0461801e71ae4ca, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481821e81ae4ca, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a17e1e91ae4ca, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0441c01dc1af4c1, // V_RCP_F64 ENC_VOP3 default
    0x04a1c21de1af4c1, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x0441c01dc1b14cb, // V_RSQ_F64 ENC_VOP3 default
    0x04a1c21de1b14cb, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04417c1e61b34d8, // V_SQRT_F32 ENC_VOP3 default
    0x0461801e71b34d8, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481821e81b34d8, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a17e1e91b34d8, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x0441c01dc1b44d9, // V_SQRT_F64 ENC_VOP3 default
    0x04a1c21de1b44d9, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x04417c1e61b54d5, // V_SIN_F32 ENC_VOP3 default
    0x0461801e71b54d5, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481821e81b54d5, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a17e1e91b54d5, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x04417c1e61b6359, // V_COS_F32 ENC_VOP3 default
    0x0461801e71b6359, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481821e81b6359, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a17e1e91b6359, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x0441f81ee1b747e, // V_NOT_B32 ENC_VOP3 default
    0x0461fc1ef1b747e, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481fe1f01b747e, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a1fa1f11b747e, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x04414a1ad1b82ab, // V_BFREV_B32 ENC_VOP3 default
    0x04614e1ae1b82ab, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481501af1b82ab, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a14c1b01b82ab, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0441f81f21b92b2, // V_CLZ_I32_U32 ENC_VOP3 default
    0x0461fc1f31b92b2, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x0481fe1f41b92b2, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a1fa1f51b92b2, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x0441f81f21ba35a, // V_CTZ_I32_B32 ENC_VOP3 default
    0x0461fc1f31ba35a, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481fe1f41ba35a, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a1fa1f51ba35a, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x0441f81f61bb2b1, // V_CLS_I32 ENC_VOP3 default
    0x0461fc1f71bb2b1, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x0481fe1f81bb2b1, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a1fa1f91bb2b1, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x04415e1b21bc409, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x0481621b31bc409, // V_FREXP_EXP_I32_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1601b41bc409, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0441c01dc1bd40c, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x0481c41dd1bd40c, // V_FREXP_MANT_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1c21de1bd40c, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x0441c01dc1be406, // V_FRACT_F64 ENC_VOP3 default
    0x0481c41dd1be406, // V_FRACT_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1c21de1be406, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x0441a81c41bf408, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x0461ac1c51bf408, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481ae1c61bf408, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1aa1c71bf408, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x04417c1e61c040b, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0461801e71c040b, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481821e81c040b, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a17e1e91c040b, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x04414a1fa1c2464, // V_MOVRELD_B32 ENC_VOP3 default
    0x04614e1fb1c2464, // V_MOVRELD_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481501fc1c2464, // V_MOVRELD_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a14c1fd1c2464, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x07014a1fe1c3467, // V_MOVRELS_B32 ENC_VOP3 default
    0x04614e1fb1c3467, // V_MOVRELS_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481501fc1c3467, // V_MOVRELS_B32 VOP3_VOP_DPP16 has_dpp16
    0x07014a1fe1c4466, // V_MOVRELSD_B32 ENC_VOP3 default
    0x04614e1fb1c4466, // V_MOVRELSD_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481501fc1c4466, // V_MOVRELSD_B32 VOP3_VOP_DPP16 has_dpp16
    0x07014a1fe1c8465, // V_MOVRELSD_2_B32 ENC_VOP3 default
    0x04614e1fb1c8465, // V_MOVRELSD_2_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481501fc1c8465, // V_MOVRELSD_2_B32 VOP3_VOP_DPP16 has_dpp16
    0x0702001ff1c9484, // V_PERMLANE16_SWAP_B32 ENC_VOP3 default
    0x04420c2001ca503, // V_TANH_BF16 ENC_VOP3 default
    0x0462102011ca503, // V_TANH_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0482122021ca503, // V_TANH_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a20e2031ca503, // V_TANH_BF16 VOP3_INST_LITERAL has_lit_0
    0x04414a1ad1cb4bc, // V_PRNG_B32 ENC_VOP3 default
    0x04614e1ae1cb4bc, // V_PRNG_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481501af1cb4bc, // V_PRNG_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a14c1b01cb4bc, // V_PRNG_B32 VOP3_INST_LITERAL has_lit_0
    0x04421e2041d0363, // V_CVT_F16_U16 ENC_VOP3 default
    0x0462222051d0363, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x0482242061d0363, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a2202071d0363, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x04421e2081d1362, // V_CVT_F16_I16 ENC_VOP3 default
    0x0462222091d1362, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x04822420a1d1362, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a22020b1d1362, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x04423020c1d23c2, // V_CVT_U16_F16 ENC_VOP3 default
    0x04623420d1d23c2, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04823620e1d23c2, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a23220f1d23c2, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0442302101d3373, // V_CVT_I16_F16 ENC_VOP3 default
    0x0462342111d3373, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482362121d3373, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2322131d3373, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0441f01ea1d44bf, // V_RCP_F16 ENC_VOP3 default
    0x0461f41eb1d44bf, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481f61ec1d44bf, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f21ed1d44bf, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x0441f01ea1d54d7, // V_SQRT_F16 ENC_VOP3 default
    0x0461f41eb1d54d7, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481f61ec1d54d7, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f21ed1d54d7, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0441f01ea1d64c9, // V_RSQ_F16 ENC_VOP3 default
    0x0461f41eb1d64c9, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481f61ec1d64c9, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f21ed1d64c9, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0441f01ea1d7412, // V_LOG_F16 ENC_VOP3 default
    0x0461f41eb1d7412, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481f61ec1d7412, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f21ed1d7412, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x0441f01ea1d83ec, // V_EXP_F16 ENC_VOP3 default
    0x0461f41eb1d83ec, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481f61ec1d83ec, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f21ed1d83ec, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0441f01ea1d940a, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0461f41eb1d940a, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481f61ec1d940a, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f21ed1d940a, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x0442302101da407, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x0462342111da407, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482362121da407, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2322131da407, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0441f01ea1db3ee, // V_FLOOR_F16 ENC_VOP3 default
    0x0461f41eb1db3ee, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481f61ec1db3ee, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f21ed1db3ee, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x0441f01ea1dc2ae, // V_CEIL_F16 ENC_VOP3 default
    0x0461f41eb1dc2ae, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481f61ec1dc2ae, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f21ed1dc2ae, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x0441f01ea1dd507, // V_TRUNC_F16 ENC_VOP3 default
    0x0461f41eb1dd507, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481f61ec1dd507, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f21ed1dd507, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x0441f01ea1de4c5, // V_RNDNE_F16 ENC_VOP3 default
    0x0461f41eb1de4c5, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481f61ec1de4c5, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f21ed1de4c5, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x0441f01ea1df404, // V_FRACT_F16 ENC_VOP3 default
    0x0461f41eb1df404, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481f61ec1df404, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f21ed1df404, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x0441f01ea1e04d4, // V_SIN_F16 ENC_VOP3 default
    0x0461f41eb1e04d4, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481f61ec1e04d4, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f21ed1e04d4, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x0441f01ea1e1358, // V_COS_F16 ENC_VOP3 default
    0x0461f41eb1e1358, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481f61ec1e1358, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f21ed1e1358, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x0441f82141e24d2, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x0461fc2151e24d2, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x0481fe2161e24d2, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a1fa2171e24d2, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x0442302101e3378, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x0462342111e3378, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482362121e3378, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a2322131e3378, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04423020c1e4379, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x04623420d1e4379, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04823620e1e4379, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a23220f1e4379, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0441d02181e947d, // V_NOT_B16 ENC_VOP3 default
    0x0461d42191e947d, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x0481d621a1e947d, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a1d221b1e947d, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x04424621c1ea376, // V_CVT_I32_I16 ENC_VOP3 default
    0x04624a21d1ea376, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x04824c21e1ea376, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a24821f1ea376, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x0442462201eb3c5, // V_CVT_U32_U16 ENC_VOP3 default
    0x04624a2211eb3c5, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x04824c2221eb3c5, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a2482231eb3c5, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x04424e2241ec368, // V_CVT_F32_FP8 ENC_VOP3 default
    0x0462522251ec368, // V_CVT_F32_FP8 VOP3_VOP_DPP8 has_dpp8
    0x0482542261ec368, // V_CVT_F32_FP8 VOP3_VOP_DPP16 has_dpp16
    0x04a2502271ec368, // V_CVT_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x0442562281ed365, // V_CVT_F32_BF8 ENC_VOP3 default
    0x04625a2291ed365, // V_CVT_F32_BF8 VOP3_VOP_DPP8 has_dpp8
    0x04825c22a1ed365, // V_CVT_F32_BF8 VOP3_VOP_DPP16 has_dpp16
    0x04a25822b1ed365, // V_CVT_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x04426422c1ee382, // V_CVT_PK_F32_FP8 ENC_VOP3 default
    0x04a26622d1ee382, // V_CVT_PK_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x04426422e1ef381, // V_CVT_PK_F32_BF8 ENC_VOP3 default
    0x04a26622f1ef381, // V_CVT_PK_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x0442722301f2364, // V_CVT_F32_BF16 ENC_VOP3 default
    0x0462762311f2364, // V_CVT_F32_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0482782321f2364, // V_CVT_F32_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a2742331f2364, // V_CVT_F32_BF16 VOP3_INST_LITERAL has_lit_0
    0x0441f82341f34d0, // V_SAT_PK4_I4_I8 ENC_VOP3 default
    0x0461fc2351f34d0, // V_SAT_PK4_I4_I8 VOP3_VOP_DPP8 has_dpp8
    0x0481fe2361f34d0, // V_SAT_PK4_I4_I8 VOP3_VOP_DPP16 has_dpp16
    0x04a1fa2371f34d0, // V_SAT_PK4_I4_I8 VOP3_INST_LITERAL has_lit_0
    0x0441f82381f44d1, // V_SAT_PK4_U4_U8 ENC_VOP3 default
    0x0461fc2391f44d1, // V_SAT_PK4_U4_U8 VOP3_VOP_DPP8 has_dpp8
    0x0481fe23a1f44d1, // V_SAT_PK4_U4_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a1fa23b1f44d1, // V_SAT_PK4_U4_U8 VOP3_INST_LITERAL has_lit_0
    0x04427e23c1f5380, // V_CVT_PK_F16_FP8 ENC_VOP3 default
    0x04628223d1f5380, // V_CVT_PK_F16_FP8 VOP3_VOP_DPP8 has_dpp8
    0x04828423e1f5380, // V_CVT_PK_F16_FP8 VOP3_VOP_DPP16 has_dpp16
    0x04a28023f1f5380, // V_CVT_PK_F16_FP8 VOP3_INST_LITERAL has_lit_0
    0x04427e2401f637e, // V_CVT_PK_F16_BF8 ENC_VOP3 default
    0x0462822411f637e, // V_CVT_PK_F16_BF8 VOP3_VOP_DPP8 has_dpp8
    0x0482842421f637e, // V_CVT_PK_F16_BF8 VOP3_VOP_DPP16 has_dpp16
    0x04a2802431f637e, // V_CVT_PK_F16_BF8 VOP3_INST_LITERAL has_lit_0
    0x0442882441f7361, // V_CVT_F16_FP8 ENC_VOP3 default
    0x04628c2451f7361, // V_CVT_F16_FP8 VOP3_VOP_DPP8 has_dpp8
    0x04828e2461f7361, // V_CVT_F16_FP8 VOP3_VOP_DPP16 has_dpp16
    0x04a28a2471f7361, // V_CVT_F16_FP8 VOP3_INST_LITERAL has_lit_0
    0x0442882481f835f, // V_CVT_F16_BF8 ENC_VOP3 default
    0x04628c2491f835f, // V_CVT_F16_BF8 VOP3_VOP_DPP8 has_dpp8
    0x04828e24a1f835f, // V_CVT_F16_BF8 VOP3_VOP_DPP16 has_dpp16
    0x04a28a24b1f835f, // V_CVT_F16_BF8 VOP3_INST_LITERAL has_lit_0
    0x04420c2001f94be, // V_RCP_BF16 ENC_VOP3 default
    0x0462102011f94be, // V_RCP_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0482122021f94be, // V_RCP_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a20e2031f94be, // V_RCP_BF16 VOP3_INST_LITERAL has_lit_0
    0x04420c2001fa4d6, // V_SQRT_BF16 ENC_VOP3 default
    0x0462102011fa4d6, // V_SQRT_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0482122021fa4d6, // V_SQRT_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a20e2031fa4d6, // V_SQRT_BF16 VOP3_INST_LITERAL has_lit_0
    0x04420c2001fb4c8, // V_RSQ_BF16 ENC_VOP3 default
    0x0462102011fb4c8, // V_RSQ_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0482122021fb4c8, // V_RSQ_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a20e2031fb4c8, // V_RSQ_BF16 VOP3_INST_LITERAL has_lit_0
    0x04420c2001fc411, // V_LOG_BF16 ENC_VOP3 default
    0x0462102011fc411, // V_LOG_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0482122021fc411, // V_LOG_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a20e2031fc411, // V_LOG_BF16 VOP3_INST_LITERAL has_lit_0
    0x04420c2001fd3eb, // V_EXP_BF16 ENC_VOP3 default
    0x0462102011fd3eb, // V_EXP_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0482122021fd3eb, // V_EXP_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a20e2031fd3eb, // V_EXP_BF16 VOP3_INST_LITERAL has_lit_0
    0x04420c2001fe4d3, // V_SIN_BF16 ENC_VOP3 default
    0x0462102011fe4d3, // V_SIN_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0482122021fe4d3, // V_SIN_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a20e2031fe4d3, // V_SIN_BF16 VOP3_INST_LITERAL has_lit_0
    0x04420c2001ff357, // V_COS_BF16 ENC_VOP3 default
    0x0462102011ff357, // V_COS_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0482122021ff357, // V_COS_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a20e2031ff357, // V_COS_BF16 VOP3_INST_LITERAL has_lit_0
    0x04434624c2093fa, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x04634a24d2093fa, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x04834c24e2093fa, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a34824f2093fa, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x04c3482502093fa, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x04e3482512093fa, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723482522093fa, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x0743482532093fa, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763482542093fa, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783482552093fa, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434e25620a421, // V_MAD_I32_I24 ENC_VOP3 default
    0x04635225720a421, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x04835425820a421, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04a35025920a421, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04c35025a20a421, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04e35025b20a421, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07235025c20a421, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x07435025d20a421, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07635025e20a421, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07835025f20a421, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434e26020b427, // V_MAD_U32_U24 ENC_VOP3 default
    0x04635226120b427, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x04835426220b427, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04a35026320b427, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04c35026420b427, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04e35026520b427, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07235026620b427, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x07435026720b427, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07635026820b427, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07835026920b427, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434624c20c35b, // V_CUBEID_F32 ENC_VOP3 default
    0x04634a24d20c35b, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x04834c24e20c35b, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a34824f20c35b, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x04c34825020c35b, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x04e34825120c35b, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07234825220c35b, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x07434825320c35b, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07634825420c35b, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07834825520c35b, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434624c20d35d, // V_CUBESC_F32 ENC_VOP3 default
    0x04634a24d20d35d, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04834c24e20d35d, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a34824f20d35d, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x04c34825020d35d, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x04e34825120d35d, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07234825220d35d, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x07434825320d35d, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07634825420d35d, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07834825520d35d, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434624c20e35e, // V_CUBETC_F32 ENC_VOP3 default
    0x04634a24d20e35e, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04834c24e20e35e, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a34824f20e35e, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x04c34825020e35e, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x04e34825120e35e, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07234825220e35e, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x07434825320e35e, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07634825420e35e, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07834825520e35e, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434624c20f35c, // V_CUBEMA_F32 ENC_VOP3 default
    0x04634a24d20f35c, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x04834c24e20f35c, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a34824f20f35c, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04c34825020f35c, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x04e34825120f35c, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07234825220f35c, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07434825320f35c, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07634825420f35c, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07834825520f35c, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435626a2102a8, // V_BFE_U32 ENC_VOP3 default
    0x04635a26b2102a8, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04835c26c2102a8, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a35826d2102a8, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x04c35826e2102a8, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x04e35826f2102a8, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723582702102a8, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x0743582712102a8, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763582722102a8, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783582732102a8, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443562742112a7, // V_BFE_I32 ENC_VOP3 default
    0x04635a2752112a7, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04835c2762112a7, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3582772112a7, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3582782112a7, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3582792112a7, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07235827a2112a7, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x07435827b2112a7, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07635827c2112a7, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07835827d2112a7, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435626a2122a9, // V_BFI_B32 ENC_VOP3 default
    0x04635a26b2122a9, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x04835c26c2122a9, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a35826d2122a9, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x04c35826e2122a9, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x04e35826f2122a9, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723582702122a9, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x0743582712122a9, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763582722122a9, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783582732122a9, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434624c2133fc, // V_FMA_F32 ENC_VOP3 default
    0x04634a24d2133fc, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x04834c24e2133fc, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a34824f2133fc, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04c3482502133fc, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x04e3482512133fc, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723482522133fc, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x0743482532133fc, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763482542133fc, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783482552133fc, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435e27e2143fd, // V_FMA_F64 ENC_VOP3 default
    0x04836227f2143fd, // V_FMA_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a3602802143fd, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3602812143fd, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3602822143fd, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723602832143fd, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x0743602842143fd, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763602852143fd, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783602862143fd, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044364287215410, // V_LERP_U8 ENC_VOP3 default
    0x046368288215410, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x04836a289215410, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a36628a215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x04c36628b215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x04e36628c215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07236628d215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x07436628e215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07636628f215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078366290215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04436c29121629c, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x04637029221629c, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x04837229321629c, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a36e29421629c, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x04c36e29521629c, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x04e36e29621629c, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07236e29721629c, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x07436e29821629c, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07636e29921629c, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07836e29a21629c, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04436c29121729d, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x04637029221729d, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x04837229321729d, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a36e29421729d, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x04c36e29521729d, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x04e36e29621729d, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07236e29721729d, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x07436e29821729d, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07636e29921729d, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07836e29a21729d, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434624c21846e, // V_MULLIT_F32 ENC_VOP3 default
    0x04634a24d21846e, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04834c24e21846e, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a34824f21846e, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c34825021846e, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e34825121846e, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07234825221846e, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x07434825321846e, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07634825421846e, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07834825521846e, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435629b21a44b, // V_MIN3_I32 ENC_VOP3 default
    0x04635a29c21a44b, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04835c29d21a44b, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a35829e21a44b, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x04c35829f21a44b, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3582a021a44b, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723582a121a44b, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x0743582a221a44b, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763582a321a44b, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783582a421a44b, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435626a21b44f, // V_MIN3_U32 ENC_VOP3 default
    0x04635a26b21b44f, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04835c26c21b44f, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a35826d21b44f, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x04c35826e21b44f, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x04e35826f21b44f, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07235827021b44f, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x07435827121b44f, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07635827221b44f, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07835827321b44f, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435629b21d429, // V_MAX3_I32 ENC_VOP3 default
    0x04635a29c21d429, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04835c29d21d429, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a35829e21d429, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x04c35829f21d429, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3582a021d429, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723582a121d429, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x0743582a221d429, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763582a321d429, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783582a421d429, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435626a21e42d, // V_MAX3_U32 ENC_VOP3 default
    0x04635a26b21e42d, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04835c26c21e42d, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a35826d21e42d, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x04c35826e21e42d, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x04e35826f21e42d, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07235827021e42d, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x07435827121e42d, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07635827221e42d, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07835827321e42d, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435629b220445, // V_MED3_I32 ENC_VOP3 default
    0x04635a29c220445, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04835c29d220445, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a35829e220445, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x04c35829f220445, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3582a0220445, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723582a1220445, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x0743582a2220445, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763582a3220445, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783582a4220445, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435626a221449, // V_MED3_U32 ENC_VOP3 default
    0x04635a26b221449, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04835c26c221449, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a35826d221449, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x04c35826e221449, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x04e35826f221449, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072358270221449, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x074358271221449, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x076358272221449, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078358273221449, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434e2a52224cf, // V_SAD_U8 ENC_VOP3 default
    0x0463522a62224cf, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x0483542a72224cf, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a3502a82224cf, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x04c3502a92224cf, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x04e3502aa2224cf, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723502ab2224cf, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x0743502ac2224cf, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763502ad2224cf, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783502ae2224cf, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434e2a52234cc, // V_SAD_HI_U8 ENC_VOP3 default
    0x0463522a62234cc, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x0483542a72234cc, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a3502a82234cc, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x04c3502a92234cc, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x04e3502aa2234cc, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723502ab2234cc, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x0743502ac2234cc, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763502ad2234cc, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783502ae2234cc, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434e2af2244cd, // V_SAD_U16 ENC_VOP3 default
    0x0463522b02244cd, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x0483542b12244cd, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a3502b22244cd, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x04c3502b32244cd, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x04e3502b42244cd, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723502b52244cd, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x0743502b62244cd, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763502b72244cd, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783502b82244cd, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434e26a2254ce, // V_SAD_U32 ENC_VOP3 default
    0x04635226b2254ce, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04835426c2254ce, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a35026d2254ce, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04c35026e2254ce, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x04e35026f2254ce, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723502702254ce, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x0743502712254ce, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763502722254ce, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783502732254ce, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443742b922638e, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x0463782ba22638e, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x04837a2bb22638e, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a3762bc22638e, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x04c3762bd22638e, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x04e3762be22638e, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723762bf22638e, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x0743762c022638e, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763762c122638e, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783762c222638e, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434624c2273c7, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x04a34824f2273c7, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x04c3482502273c7, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x04e3482512273c7, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723482522273c7, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x0743482532273c7, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763482542273c7, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783482552273c7, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435e27e2283c8, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x04836227f2283c8, // V_DIV_FIXUP_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a3602802283c8, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x04c3602812283c8, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x04e3602822283c8, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723602832283c8, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x0743602842283c8, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763602852283c8, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783602862283c8, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434624c22944d, // V_MIN3_NUM_F32 ENC_VOP3 default
    0x04634a24d22944d, // V_MIN3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04834c24e22944d, // V_MIN3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a34824f22944d, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c34825022944d, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e34825122944d, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07234825222944d, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07434825322944d, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07634825422944d, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07834825522944d, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434624c22a42b, // V_MAX3_NUM_F32 ENC_VOP3 default
    0x04634a24d22a42b, // V_MAX3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04834c24e22a42b, // V_MAX3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a34824f22a42b, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c34825022a42b, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e34825122a42b, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07234825222a42b, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07434825322a42b, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07634825422a42b, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07834825522a42b, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04437c2c322b44c, // V_MIN3_NUM_F16 ENC_VOP3 default
    0x0463802c422b44c, // V_MIN3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483822c522b44c, // V_MIN3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a37e2c622b44c, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c37e2c722b44c, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e37e2c822b44c, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07237e2c922b44c, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07437e2ca22b44c, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07637e2cb22b44c, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07837e2cc22b44c, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04437c2c322c42a, // V_MAX3_NUM_F16 ENC_VOP3 default
    0x0463802c422c42a, // V_MAX3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483822c522c42a, // V_MAX3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a37e2c622c42a, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c37e2c722c42a, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e37e2c822c42a, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07237e2c922c42a, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07437e2ca22c42a, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07637e2cb22c42a, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07837e2cc22c42a, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434624c22d451, // V_MINIMUM3_F32 ENC_VOP3 default
    0x04634a24d22d451, // V_MINIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04834c24e22d451, // V_MINIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a34824f22d451, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x04c34825022d451, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x04e34825122d451, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07234825222d451, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x07434825322d451, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07634825422d451, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07834825522d451, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434624c22e42f, // V_MAXIMUM3_F32 ENC_VOP3 default
    0x04634a24d22e42f, // V_MAXIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04834c24e22e42f, // V_MAXIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a34824f22e42f, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x04c34825022e42f, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x04e34825122e42f, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07234825222e42f, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x07434825322e42f, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07634825422e42f, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07834825522e42f, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04437c2c322f450, // V_MINIMUM3_F16 ENC_VOP3 default
    0x0463802c422f450, // V_MINIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483822c522f450, // V_MINIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a37e2c622f450, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x04c37e2c722f450, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x04e37e2c822f450, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07237e2c922f450, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x07437e2ca22f450, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07637e2cb22f450, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07837e2cc22f450, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04437c2c323042e, // V_MAXIMUM3_F16 ENC_VOP3 default
    0x0463802c423042e, // V_MAXIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483822c523042e, // V_MAXIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a37e2c623042e, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x04c37e2c723042e, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x04e37e2c823042e, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07237e2c923042e, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x07437e2ca23042e, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07637e2cb23042e, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07837e2cc23042e, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434624c231447, // V_MED3_NUM_F32 ENC_VOP3 default
    0x04634a24d231447, // V_MED3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04834c24e231447, // V_MED3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a34824f231447, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c348250231447, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e348251231447, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072348252231447, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x074348253231447, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x076348254231447, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078348255231447, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04437c2c3232446, // V_MED3_NUM_F16 ENC_VOP3 default
    0x0463802c4232446, // V_MED3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483822c5232446, // V_MED3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a37e2c6232446, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c37e2c7232446, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e37e2c8232446, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07237e2c9232446, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07437e2ca232446, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07637e2cb232446, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07837e2cc232446, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443842cd2332ac, // V_BITOP3_B16 ENC_VOP3 default
    0x0463882ce2332ac, // V_BITOP3_B16 VOP3_VOP_DPP8 has_dpp8
    0x04838a2cf2332ac, // V_BITOP3_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a3862d02332ac, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_0
    0x04c3862d12332ac, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_1
    0x04e3862d22332ac, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723862d32332ac, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_2
    0x0743862d42332ac, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763862d52332ac, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783862d62332ac, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04438c2d72342ad, // V_BITOP3_B32 ENC_VOP3 default
    0x0463902d82342ad, // V_BITOP3_B32 VOP3_VOP_DPP8 has_dpp8
    0x0483922d92342ad, // V_BITOP3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a38e2da2342ad, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_0
    0x04c38e2db2342ad, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_1
    0x04e38e2dc2342ad, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07238e2dd2342ad, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_2
    0x07438e2de2342ad, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07638e2df2342ad, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07838e2e02342ad, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434e26a235425, // V_MAD_U32 ENC_VOP3 default
    0x04835426c235425, // V_MAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a35026d235425, // V_MAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04c35026e235425, // V_MAD_U32 VOP3_INST_LITERAL has_lit_1
    0x04e35026f235425, // V_MAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072350270235425, // V_MAD_U32 VOP3_INST_LITERAL has_lit_2
    0x074350271235425, // V_MAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x076350272235425, // V_MAD_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078350273235425, // V_MAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x07a3462e12373c9, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x07c3482e22373c9, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x07e3482e32373c9, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x0803482e42373c9, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0823482e52373c9, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x0843482e62373c9, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0863482e72373c9, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0883482e82373c9, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x07a35e2e92383ca, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x08a3622ea2383ca, // V_DIV_FMAS_F64 VOP3_VOP_DPP16 has_dpp16
    0x07c3602eb2383ca, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x07e3602ec2383ca, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x0803602ed2383ca, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0823602ee2383ca, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x0843602ef2383ca, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0863602f02383ca, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0883602f12383ca, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04439428723946d, // V_MSAD_U8 ENC_VOP3 default
    0x04639828823946d, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x04839a28923946d, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a39628a23946d, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x04c39628b23946d, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x04e39628c23946d, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07239628d23946d, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07439628e23946d, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07639628f23946d, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07839629023946d, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04439c2f223a4bd, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x04a39e2f323a4bd, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x04c39e2f423a4bd, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x04e39e2f523a4bd, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07239e2f623a4bd, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07439e2f723a4bd, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07639e2f823a4bd, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07839e2f923a4bd, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04439c2f223b46b, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x04a39e2f323b46b, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x04c39e2f423b46b, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x04e39e2f523b46b, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07239e2f623b46b, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07439e2f723b46b, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07639e2f823b46b, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07839e2f923b46b, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x08c3a02fa23d46c, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x08e3a22fb23d46c, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x0903a22fc23d46c, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x0923a22fd23d46c, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443a42fe23f48e, // V_PERM_PK16_B4_U4 ENC_VOP3 default
    0x04a3a62ff23f48e, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_0
    0x04c3a630023f48e, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_1
    0x04e3a630123f48e, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723a630223f48e, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_2
    0x0743a630323f48e, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763a630423f48e, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783a630523f48e, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435626a24052a, // V_XOR3_B32 ENC_VOP3 default
    0x04635a26b24052a, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04835c26c24052a, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a35826d24052a, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x04c35826e24052a, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x04e35826f24052a, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07235827024052a, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07435827124052a, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07635827224052a, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07835827324052a, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443a8306241424, // V_MAD_U16 ENC_VOP3 default
    0x0463ac307241424, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x0483ae308241424, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a3aa309241424, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x04c3aa30a241424, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x04e3aa30b241424, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723aa30c241424, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x0743aa30d241424, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763aa30e241424, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783aa30f241424, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443b031024248f, // V_PERM_PK16_B6_U4 ENC_VOP3 default
    0x04a3b231124248f, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_0
    0x04c3b231224248f, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_1
    0x04e3b231324248f, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723b231424248f, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_2
    0x0743b231524248f, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763b231624248f, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783b231724248f, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443b4318243490, // V_PERM_PK16_B8_U4 ENC_VOP3 default
    0x04a3b6319243490, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_0
    0x04c3b631a243490, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_1
    0x04e3b631b243490, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723b631c243490, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_2
    0x0743b631d243490, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763b631e243490, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783b631f243490, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443b832024448d, // V_PERM_B32 ENC_VOP3 default
    0x0463bc32124448d, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x0483be32224448d, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a3ba32324448d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x04c3ba32424448d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x04e3ba32524448d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723ba32624448d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x0743ba32724448d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763ba32824448d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783ba32924448d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435626a245528, // V_XAD_U32 ENC_VOP3 default
    0x04635a26b245528, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04835c26c245528, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a35826d245528, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04c35826e245528, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x04e35826f245528, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072358270245528, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x074358271245528, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x076358272245528, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078358273245528, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435626a246417, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x04635a26b246417, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04835c26c246417, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a35826d246417, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x04c35826e246417, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x04e35826f246417, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072358270246417, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x074358271246417, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x076358272246417, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078358273246417, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435626a247292, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x04635a26b247292, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x04835c26c247292, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a35826d247292, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x04c35826e247292, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x04e35826f247292, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072358270247292, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x074358271247292, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x076358272247292, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078358273247292, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04437c2c32483fb, // V_FMA_F16 ENC_VOP3 default
    0x0463802c42483fb, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483822c52483fb, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a37e2c62483fb, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x04c37e2c72483fb, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x04e37e2c82483fb, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07237e2c92483fb, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x07437e2ca2483fb, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07637e2cb2483fb, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07837e2cc2483fb, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443a832a24a44a, // V_MIN3_I16 ENC_VOP3 default
    0x0463ac32b24a44a, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x0483ae32c24a44a, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a3aa32d24a44a, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x04c3aa32e24a44a, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x04e3aa32f24a44a, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723aa33024a44a, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x0743aa33124a44a, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763aa33224a44a, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783aa33324a44a, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443a830624b44e, // V_MIN3_U16 ENC_VOP3 default
    0x0463ac30724b44e, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x0483ae30824b44e, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a3aa30924b44e, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x04c3aa30a24b44e, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x04e3aa30b24b44e, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723aa30c24b44e, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x0743aa30d24b44e, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763aa30e24b44e, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783aa30f24b44e, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443a832a24d428, // V_MAX3_I16 ENC_VOP3 default
    0x0463ac32b24d428, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x0483ae32c24d428, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a3aa32d24d428, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x04c3aa32e24d428, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x04e3aa32f24d428, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723aa33024d428, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x0743aa33124d428, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763aa33224d428, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783aa33324d428, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443a830624e42c, // V_MAX3_U16 ENC_VOP3 default
    0x0463ac30724e42c, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x0483ae30824e42c, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a3aa30924e42c, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x04c3aa30a24e42c, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x04e3aa30b24e42c, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723aa30c24e42c, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x0743aa30d24e42c, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763aa30e24e42c, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783aa30f24e42c, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443a832a250444, // V_MED3_I16 ENC_VOP3 default
    0x0463ac32b250444, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x0483ae32c250444, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a3aa32d250444, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x04c3aa32e250444, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x04e3aa32f250444, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723aa330250444, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x0743aa331250444, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763aa332250444, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783aa333250444, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443a8306251448, // V_MED3_U16 ENC_VOP3 default
    0x0463ac307251448, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x0483ae308251448, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a3aa309251448, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x04c3aa30a251448, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x04e3aa30b251448, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723aa30c251448, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x0743aa30d251448, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763aa30e251448, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783aa30f251448, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443c0334252418, // V_LSHL_ADD_U64 ENC_VOP3 default
    0x0483c4335252418, // V_LSHL_ADD_U64 VOP3_VOP_DPP16 has_dpp16
    0x04a3c2336252418, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_0
    0x04c3c2337252418, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_1
    0x04e3c2338252418, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723c2339252418, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_2
    0x0743c233a252418, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763c233b252418, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783c233c252418, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443a832a25341f, // V_MAD_I16 ENC_VOP3 default
    0x0463ac32b25341f, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x0483ae32c25341f, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a3aa32d25341f, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x04c3aa32e25341f, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x04e3aa32f25341f, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723aa33025341f, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x0743aa33125341f, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763aa33225341f, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783aa33325341f, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04437c2c32543c6, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x0463802c42543c6, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483822c52543c6, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a37e2c62543c6, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x04c37e2c72543c6, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x04e37e2c82543c6, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07237e2c92543c6, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x07437e2ca2543c6, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07637e2cb2543c6, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07837e2cc2543c6, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435626a25528c, // V_ADD3_U32 ENC_VOP3 default
    0x04635a26b25528c, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04835c26c25528c, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a35826d25528c, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x04c35826e25528c, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x04e35826f25528c, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07235827025528c, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x07435827125528c, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07635827225528c, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07835827325528c, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435626a256419, // V_LSHL_OR_B32 ENC_VOP3 default
    0x04635a26b256419, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04835c26c256419, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a35826d256419, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c35826e256419, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e35826f256419, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072358270256419, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x074358271256419, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x076358272256419, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078358273256419, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435626a2572a0, // V_AND_OR_B32 ENC_VOP3 default
    0x04635a26b2572a0, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04835c26c2572a0, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a35826d2572a0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c35826e2572a0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e35826f2572a0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723582702572a0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x0743582712572a0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763582722572a0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783582732572a0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435626a25847f, // V_OR3_B32 ENC_VOP3 default
    0x04635a26b25847f, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04835c26c25847f, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a35826d25847f, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x04c35826e25847f, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x04e35826f25847f, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07235827025847f, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07435827125847f, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07635827225847f, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07835827325847f, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443c633d259426, // V_MAD_U32_U16 ENC_VOP3 default
    0x0463ca33e259426, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x0483cc33f259426, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a3c8340259426, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x04c3c8341259426, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x04e3c8342259426, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723c8343259426, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x0743c8344259426, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763c8345259426, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783c8346259426, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443c634725a420, // V_MAD_I32_I16 ENC_VOP3 default
    0x0463ca34825a420, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x0483cc34925a420, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a3c834a25a420, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x04c3c834b25a420, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x04e3c834c25a420, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723c834d25a420, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x0743c834e25a420, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763c834f25a420, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783c835025a420, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0943ce35125b483, // V_PERMLANE16_B32 ENC_VOP3 default
    0x0963d035225b483, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x0983d035325b483, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x09a3d035425b483, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0943ce35125c486, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x0963d035225c486, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x0983d035325c486, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x09a3d035425c486, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x05c3d235525d355, // V_CNDMASK_B16 ENC_VOP3 default
    0x0463d635625d355, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x0483d835725d355, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x05e3d435825d355, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x0603d435925d355, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x0623d435a25d355, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04434e29b25e293, // V_ADD_MAX_I32 ENC_VOP3 default
    0x04635229c25e293, // V_ADD_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04835429d25e293, // V_ADD_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a35029e25e293, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04c35029f25e293, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3502a025e293, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723502a125e293, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_2
    0x0743502a225e293, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763502a325e293, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783502a425e293, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434e26a25f294, // V_ADD_MAX_U32 ENC_VOP3 default
    0x04635226b25f294, // V_ADD_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x04835426c25f294, // V_ADD_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a35026d25f294, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04c35026e25f294, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04e35026f25f294, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07235027025f294, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_2
    0x07435027125f294, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07635027225f294, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07835027325f294, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434e29b260295, // V_ADD_MIN_I32 ENC_VOP3 default
    0x04635229c260295, // V_ADD_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04835429d260295, // V_ADD_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a35029e260295, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04c35029f260295, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3502a0260295, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723502a1260295, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_2
    0x0743502a2260295, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763502a3260295, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783502a4260295, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434e26a261296, // V_ADD_MIN_U32 ENC_VOP3 default
    0x04635226b261296, // V_ADD_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x04835426c261296, // V_ADD_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a35026d261296, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04c35026e261296, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04e35026f261296, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072350270261296, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_2
    0x074350271261296, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x076350272261296, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078350273261296, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435626a262438, // V_MAXMIN_U32 ENC_VOP3 default
    0x04635a26b262438, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x04835c26c262438, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a35826d262438, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04c35826e262438, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04e35826f262438, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072358270262438, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x074358271262438, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x076358272262438, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078358273262438, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435626a26345a, // V_MINMAX_U32 ENC_VOP3 default
    0x04635a26b26345a, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x04835c26c26345a, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a35826d26345a, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04c35826e26345a, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04e35826f26345a, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07235827026345a, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x07435827126345a, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07635827226345a, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07835827326345a, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435629b264435, // V_MAXMIN_I32 ENC_VOP3 default
    0x04635a29c264435, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04835c29d264435, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a35829e264435, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04c35829f264435, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3582a0264435, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723582a1264435, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x0743582a2264435, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763582a3264435, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783582a4264435, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435629b265457, // V_MINMAX_I32 ENC_VOP3 default
    0x04635a29c265457, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04835c29d265457, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a35829e265457, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04c35829f265457, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3582a0265457, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723582a1265457, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x0743582a2265457, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763582a3265457, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783582a4265457, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434624c268459, // V_MINMAX_NUM_F32 ENC_VOP3 default
    0x04634a24d268459, // V_MINMAX_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04834c24e268459, // V_MINMAX_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a34824f268459, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c348250268459, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e348251268459, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072348252268459, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x074348253268459, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x076348254268459, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078348255268459, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434624c269437, // V_MAXMIN_NUM_F32 ENC_VOP3 default
    0x04634a24d269437, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04834c24e269437, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a34824f269437, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c348250269437, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e348251269437, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072348252269437, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x074348253269437, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x076348254269437, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078348255269437, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04437c2c326a458, // V_MINMAX_NUM_F16 ENC_VOP3 default
    0x0463802c426a458, // V_MINMAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483822c526a458, // V_MINMAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a37e2c626a458, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c37e2c726a458, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e37e2c826a458, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07237e2c926a458, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07437e2ca26a458, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07637e2cb26a458, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07837e2cc26a458, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04437c2c326b436, // V_MAXMIN_NUM_F16 ENC_VOP3 default
    0x0463802c426b436, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483822c526b436, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a37e2c626b436, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c37e2c726b436, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e37e2c826b436, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07237e2c926b436, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07437e2ca26b436, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07637e2cb26b436, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07837e2cc26b436, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434624c26c453, // V_MINIMUMMAXIMUM_F32 ENC_VOP3 default
    0x04634a24d26c453, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04834c24e26c453, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a34824f26c453, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c34825026c453, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e34825126c453, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07234825226c453, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07434825326c453, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07634825426c453, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07834825526c453, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434624c26d431, // V_MAXIMUMMINIMUM_F32 ENC_VOP3 default
    0x04634a24d26d431, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04834c24e26d431, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a34824f26d431, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c34825026d431, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e34825126d431, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07234825226d431, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07434825326d431, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07634825426d431, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07834825526d431, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04437c2c326e452, // V_MINIMUMMAXIMUM_F16 ENC_VOP3 default
    0x0463802c426e452, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483822c526e452, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a37e2c626e452, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c37e2c726e452, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e37e2c826e452, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07237e2c926e452, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07437e2ca26e452, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07637e2cb26e452, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07837e2cc26e452, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04437c2c326f430, // V_MAXIMUMMINIMUM_F16 ENC_VOP3 default
    0x0463802c426f430, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483822c526f430, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a37e2c626f430, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c37e2c726f430, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e37e2c826f430, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07237e2c926f430, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07437e2ca26f430, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07637e2cb26f430, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07837e2cc26f430, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x09436435b270488, // V_PERMLANE_BCAST_B32 ENC_VOP3 default
    0x09636635c270488, // V_PERMLANE_BCAST_B32 VOP3_INST_LITERAL has_lit_1
    0x09836635d270488, // V_PERMLANE_BCAST_B32 VOP3_INST_LITERAL has_lit_2
    0x09a36635e270488, // V_PERMLANE_BCAST_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09436435b27148b, // V_PERMLANE_UP_B32 ENC_VOP3 default
    0x09636635c27148b, // V_PERMLANE_UP_B32 VOP3_INST_LITERAL has_lit_1
    0x09836635d27148b, // V_PERMLANE_UP_B32 VOP3_INST_LITERAL has_lit_2
    0x09a36635e27148b, // V_PERMLANE_UP_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09436435b272489, // V_PERMLANE_DOWN_B32 ENC_VOP3 default
    0x09636635c272489, // V_PERMLANE_DOWN_B32 VOP3_INST_LITERAL has_lit_1
    0x09836635d272489, // V_PERMLANE_DOWN_B32 VOP3_INST_LITERAL has_lit_2
    0x09a36635e272489, // V_PERMLANE_DOWN_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09436435b27348c, // V_PERMLANE_XOR_B32 ENC_VOP3 default
    0x09636635c27348c, // V_PERMLANE_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x09836635d27348c, // V_PERMLANE_XOR_B32 VOP3_INST_LITERAL has_lit_2
    0x09a36635e27348c, // V_PERMLANE_XOR_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3da35f2804fa, // V_S_EXP_F32 ENC_VOP3 default
    0x04a3dc3602804fa, // V_S_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x09c3de3612814f9, // V_S_EXP_F16 ENC_VOP3 default
    0x04a3e03622814f9, // V_S_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x09c3da35f2824fc, // V_S_LOG_F32 ENC_VOP3 default
    0x04a3dc3602824fc, // V_S_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x09c3de3612834fb, // V_S_LOG_F16 ENC_VOP3 default
    0x04a3e03622834fb, // V_S_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x09c3da35f2844fe, // V_S_RCP_F32 ENC_VOP3 default
    0x04a3dc3602844fe, // V_S_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x09c3de3612854fd, // V_S_RCP_F16 ENC_VOP3 default
    0x04a3e03622854fd, // V_S_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x09c3da35f286500, // V_S_RSQ_F32 ENC_VOP3 default
    0x04a3dc360286500, // V_S_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x09c3de3612874ff, // V_S_RSQ_F16 ENC_VOP3 default
    0x04a3e03622874ff, // V_S_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x09c3da35f288502, // V_S_SQRT_F32 ENC_VOP3 default
    0x04a3dc360288502, // V_S_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x09c3de361289501, // V_S_SQRT_F16 ENC_VOP3 default
    0x04a3e0362289501, // V_S_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0443e23632902a4, // V_ASHR_PK_I8_I32 ENC_VOP3 default
    0x0463e63642902a4, // V_ASHR_PK_I8_I32 VOP3_VOP_DPP8 has_dpp8
    0x0483e83652902a4, // V_ASHR_PK_I8_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3e43662902a4, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3e43672902a4, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3e43682902a4, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723e43692902a4, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_2
    0x0743e436a2902a4, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763e436b2902a4, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783e436c2902a4, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443e236d2912a5, // V_ASHR_PK_U8_I32 ENC_VOP3 default
    0x0463e636e2912a5, // V_ASHR_PK_U8_I32 VOP3_VOP_DPP8 has_dpp8
    0x0483e836f2912a5, // V_ASHR_PK_U8_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3e43702912a5, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3e43712912a5, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3e43722912a5, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723e43732912a5, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_2
    0x0743e43742912a5, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763e43752912a5, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783e43762912a5, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0703ea3772973a9, // V_CVT_SCALEF32_SR_PK8_FP4_F32 ENC_VOP3 default
    0x09e3ec3782973a9, // V_CVT_SCALEF32_SR_PK8_FP4_F32 VOP3_INST_LITERAL has_lit_1
    0x0a03ec3792973a9, // V_CVT_SCALEF32_SR_PK8_FP4_F32 VOP3_INST_LITERAL has_lit_2
    0x09a3ec37a2973a9, // V_CVT_SCALEF32_SR_PK8_FP4_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ee37b2983ac, // V_CVT_SCALEF32_SR_PK8_FP8_F32 ENC_VOP3 default
    0x09e3f037c2983ac, // V_CVT_SCALEF32_SR_PK8_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x0a03f037d2983ac, // V_CVT_SCALEF32_SR_PK8_FP8_F32 VOP3_INST_LITERAL has_lit_2
    0x09a3f037e2983ac, // V_CVT_SCALEF32_SR_PK8_FP8_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ee37f2993a6, // V_CVT_SCALEF32_SR_PK8_BF8_F32 ENC_VOP3 default
    0x09e3f03802993a6, // V_CVT_SCALEF32_SR_PK8_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x0a03f03812993a6, // V_CVT_SCALEF32_SR_PK8_BF8_F32 VOP3_INST_LITERAL has_lit_2
    0x09a3f03822993a6, // V_CVT_SCALEF32_SR_PK8_BF8_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703f238329f3b7, // V_CVT_SCALE_PK8_F16_FP4 ENC_VOP3 default
    0x09e3f438429f3b7, // V_CVT_SCALE_PK8_F16_FP4 VOP3_INST_LITERAL has_lit_1
    0x0703f23852a03b4, // V_CVT_SCALE_PK8_BF16_FP4 ENC_VOP3 default
    0x09e3f43862a03b4, // V_CVT_SCALE_PK8_BF16_FP4 VOP3_INST_LITERAL has_lit_1
    0x0703f63872a13ba, // V_CVT_SCALE_PK8_F32_FP4 ENC_VOP3 default
    0x09e3f83882a13ba, // V_CVT_SCALE_PK8_F32_FP4 VOP3_INST_LITERAL has_lit_1
    0x0703fa3892a83b8, // V_CVT_SCALE_PK8_F16_FP8 ENC_VOP3 default
    0x09e3fc38a2a83b8, // V_CVT_SCALE_PK8_F16_FP8 VOP3_INST_LITERAL has_lit_1
    0x0703fa38b2a93b5, // V_CVT_SCALE_PK8_BF16_FP8 ENC_VOP3 default
    0x09e3fc38c2a93b5, // V_CVT_SCALE_PK8_BF16_FP8 VOP3_INST_LITERAL has_lit_1
    0x0703fe38d2aa3bb, // V_CVT_SCALE_PK8_F32_FP8 ENC_VOP3 default
    0x09e40038e2aa3bb, // V_CVT_SCALE_PK8_F32_FP8 VOP3_INST_LITERAL has_lit_1
    0x0703fa38f2ab3b6, // V_CVT_SCALE_PK8_F16_BF8 ENC_VOP3 default
    0x09e3fc3902ab3b6, // V_CVT_SCALE_PK8_F16_BF8 VOP3_INST_LITERAL has_lit_1
    0x0703fa3912ac3b3, // V_CVT_SCALE_PK8_BF16_BF8 ENC_VOP3 default
    0x09e3fc3922ac3b3, // V_CVT_SCALE_PK8_BF16_BF8 VOP3_INST_LITERAL has_lit_1
    0x0703fe3932ad3b9, // V_CVT_SCALE_PK8_F32_BF8 ENC_VOP3 default
    0x09e4003942ad3b9, // V_CVT_SCALE_PK8_F32_BF8 VOP3_INST_LITERAL has_lit_1
    0x0704023952b039a, // V_CVT_SCALEF32_PK8_FP4_F32 ENC_VOP3 default
    0x09e4043962b039a, // V_CVT_SCALEF32_PK8_FP4_F32 VOP3_INST_LITERAL has_lit_1
    0x0704063972b3399, // V_CVT_SCALEF32_PK8_FP4_F16 ENC_VOP3 default
    0x09e4083982b3399, // V_CVT_SCALEF32_PK8_FP4_F16 VOP3_INST_LITERAL has_lit_1
    0x07040a3992b439b, // V_CVT_SCALEF32_PK8_FP8_BF16 ENC_VOP3 default
    0x09e40c39a2b439b, // V_CVT_SCALEF32_PK8_FP8_BF16 VOP3_INST_LITERAL has_lit_1
    0x07040a39b2b5395, // V_CVT_SCALEF32_PK8_BF8_BF16 ENC_VOP3 default
    0x09e40c39c2b5395, // V_CVT_SCALEF32_PK8_BF8_BF16 VOP3_INST_LITERAL has_lit_1
    0x07040639d2b8398, // V_CVT_SCALEF32_PK8_FP4_BF16 ENC_VOP3 default
    0x09e40839e2b8398, // V_CVT_SCALEF32_PK8_FP4_BF16 VOP3_INST_LITERAL has_lit_1
    0x07040e39f2b93a8, // V_CVT_SCALEF32_SR_PK8_FP4_F16 ENC_VOP3 default
    0x09e4103a02b93a8, // V_CVT_SCALEF32_SR_PK8_FP4_F16 VOP3_INST_LITERAL has_lit_1
    0x0a04103a12b93a8, // V_CVT_SCALEF32_SR_PK8_FP4_F16 VOP3_INST_LITERAL has_lit_2
    0x09a4103a22b93a8, // V_CVT_SCALEF32_SR_PK8_FP4_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07040e3a32bc3a7, // V_CVT_SCALEF32_SR_PK8_FP4_BF16 ENC_VOP3 default
    0x09e4103a42bc3a7, // V_CVT_SCALEF32_SR_PK8_FP4_BF16 VOP3_INST_LITERAL has_lit_1
    0x0a04103a52bc3a7, // V_CVT_SCALEF32_SR_PK8_FP4_BF16 VOP3_INST_LITERAL has_lit_2
    0x09a4103a62bc3a7, // V_CVT_SCALEF32_SR_PK8_FP4_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0704123a72bf3ab, // V_CVT_SCALEF32_SR_PK8_FP8_F16 ENC_VOP3 default
    0x09e4143a82bf3ab, // V_CVT_SCALEF32_SR_PK8_FP8_F16 VOP3_INST_LITERAL has_lit_1
    0x0a04143a92bf3ab, // V_CVT_SCALEF32_SR_PK8_FP8_F16 VOP3_INST_LITERAL has_lit_2
    0x09a4143aa2bf3ab, // V_CVT_SCALEF32_SR_PK8_FP8_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0704123ab2c03aa, // V_CVT_SCALEF32_SR_PK8_FP8_BF16 ENC_VOP3 default
    0x09e4143ac2c03aa, // V_CVT_SCALEF32_SR_PK8_FP8_BF16 VOP3_INST_LITERAL has_lit_1
    0x0a04143ad2c03aa, // V_CVT_SCALEF32_SR_PK8_FP8_BF16 VOP3_INST_LITERAL has_lit_2
    0x09a4143ae2c03aa, // V_CVT_SCALEF32_SR_PK8_FP8_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0704123af2c13a5, // V_CVT_SCALEF32_SR_PK8_BF8_F16 ENC_VOP3 default
    0x09e4143b02c13a5, // V_CVT_SCALEF32_SR_PK8_BF8_F16 VOP3_INST_LITERAL has_lit_1
    0x0a04143b12c13a5, // V_CVT_SCALEF32_SR_PK8_BF8_F16 VOP3_INST_LITERAL has_lit_2
    0x09a4143b22c13a5, // V_CVT_SCALEF32_SR_PK8_BF8_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0704123b32c23a4, // V_CVT_SCALEF32_SR_PK8_BF8_BF16 ENC_VOP3 default
    0x09e4143b42c23a4, // V_CVT_SCALEF32_SR_PK8_BF8_BF16 VOP3_INST_LITERAL has_lit_1
    0x0a04143b52c23a4, // V_CVT_SCALEF32_SR_PK8_BF8_BF16 VOP3_INST_LITERAL has_lit_2
    0x09a4143b62c23a4, // V_CVT_SCALEF32_SR_PK8_BF8_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0704163b72c339d, // V_CVT_SCALEF32_PK8_FP8_F32 ENC_VOP3 default
    0x09e4183b82c339d, // V_CVT_SCALEF32_PK8_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x07040a3b92c439c, // V_CVT_SCALEF32_PK8_FP8_F16 ENC_VOP3 default
    0x09e40c3ba2c439c, // V_CVT_SCALEF32_PK8_FP8_F16 VOP3_INST_LITERAL has_lit_1
    0x0704163bb2c5397, // V_CVT_SCALEF32_PK8_BF8_F32 ENC_VOP3 default
    0x09e4183bc2c5397, // V_CVT_SCALEF32_PK8_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x07040a3bd2c6396, // V_CVT_SCALEF32_PK8_BF8_F16 ENC_VOP3 default
    0x09e40c3be2c6396, // V_CVT_SCALEF32_PK8_BF8_F16 VOP3_INST_LITERAL has_lit_1
    0x07041a3bf2c73b0, // V_CVT_SCALE_PK16_F16_FP6 ENC_VOP3 default
    0x09e41c3c02c73b0, // V_CVT_SCALE_PK16_F16_FP6 VOP3_INST_LITERAL has_lit_1
    0x07041a3c12c83ae, // V_CVT_SCALE_PK16_BF16_FP6 ENC_VOP3 default
    0x09e41c3c22c83ae, // V_CVT_SCALE_PK16_BF16_FP6 VOP3_INST_LITERAL has_lit_1
    0x07041e3c32c93b2, // V_CVT_SCALE_PK16_F32_FP6 ENC_VOP3 default
    0x09e4203c42c93b2, // V_CVT_SCALE_PK16_F32_FP6 VOP3_INST_LITERAL has_lit_1
    0x07041a3c52ca3af, // V_CVT_SCALE_PK16_F16_BF6 ENC_VOP3 default
    0x09e41c3c62ca3af, // V_CVT_SCALE_PK16_F16_BF6 VOP3_INST_LITERAL has_lit_1
    0x07041a3c72cb3ad, // V_CVT_SCALE_PK16_BF16_BF6 ENC_VOP3 default
    0x09e41c3c82cb3ad, // V_CVT_SCALE_PK16_BF16_BF6 VOP3_INST_LITERAL has_lit_1
    0x07041e3c92cc3b1, // V_CVT_SCALE_PK16_F32_BF6 ENC_VOP3 default
    0x09e4203ca2cc3b1, // V_CVT_SCALE_PK16_F32_BF6 VOP3_INST_LITERAL has_lit_1
    0x0704223cb2cd394, // V_CVT_SCALEF32_PK16_FP6_F32 ENC_VOP3 default
    0x09e4243cc2cd394, // V_CVT_SCALEF32_PK16_FP6_F32 VOP3_INST_LITERAL has_lit_1
    0x0704223cd2ce391, // V_CVT_SCALEF32_PK16_BF6_F32 ENC_VOP3 default
    0x09e4243ce2ce391, // V_CVT_SCALEF32_PK16_BF6_F32 VOP3_INST_LITERAL has_lit_1
    0x0704263cf2cf393, // V_CVT_SCALEF32_PK16_FP6_F16 ENC_VOP3 default
    0x09e4283d02cf393, // V_CVT_SCALEF32_PK16_FP6_F16 VOP3_INST_LITERAL has_lit_1
    0x0704263d12d0390, // V_CVT_SCALEF32_PK16_BF6_F16 ENC_VOP3 default
    0x09e4283d22d0390, // V_CVT_SCALEF32_PK16_BF6_F16 VOP3_INST_LITERAL has_lit_1
    0x0704263d32d1392, // V_CVT_SCALEF32_PK16_FP6_BF16 ENC_VOP3 default
    0x09e4283d42d1392, // V_CVT_SCALEF32_PK16_FP6_BF16 VOP3_INST_LITERAL has_lit_1
    0x0704263d52d238f, // V_CVT_SCALEF32_PK16_BF6_BF16 ENC_VOP3 default
    0x09e4283d62d238f, // V_CVT_SCALEF32_PK16_BF6_BF16 VOP3_INST_LITERAL has_lit_1
    0x07042a3d72d33a3, // V_CVT_SCALEF32_SR_PK16_FP6_F32 ENC_VOP3 default
    0x09e42c3d82d33a3, // V_CVT_SCALEF32_SR_PK16_FP6_F32 VOP3_INST_LITERAL has_lit_1
    0x0a042c3d92d33a3, // V_CVT_SCALEF32_SR_PK16_FP6_F32 VOP3_INST_LITERAL has_lit_2
    0x09a42c3da2d33a3, // V_CVT_SCALEF32_SR_PK16_FP6_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07042a3db2d43a0, // V_CVT_SCALEF32_SR_PK16_BF6_F32 ENC_VOP3 default
    0x09e42c3dc2d43a0, // V_CVT_SCALEF32_SR_PK16_BF6_F32 VOP3_INST_LITERAL has_lit_1
    0x0a042c3dd2d43a0, // V_CVT_SCALEF32_SR_PK16_BF6_F32 VOP3_INST_LITERAL has_lit_2
    0x09a42c3de2d43a0, // V_CVT_SCALEF32_SR_PK16_BF6_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07042e3df2d53a2, // V_CVT_SCALEF32_SR_PK16_FP6_F16 ENC_VOP3 default
    0x09e4303e02d53a2, // V_CVT_SCALEF32_SR_PK16_FP6_F16 VOP3_INST_LITERAL has_lit_1
    0x0a04303e12d53a2, // V_CVT_SCALEF32_SR_PK16_FP6_F16 VOP3_INST_LITERAL has_lit_2
    0x09a4303e22d53a2, // V_CVT_SCALEF32_SR_PK16_FP6_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07042e3e32d639f, // V_CVT_SCALEF32_SR_PK16_BF6_F16 ENC_VOP3 default
    0x09e4303e42d639f, // V_CVT_SCALEF32_SR_PK16_BF6_F16 VOP3_INST_LITERAL has_lit_1
    0x0a04303e52d639f, // V_CVT_SCALEF32_SR_PK16_BF6_F16 VOP3_INST_LITERAL has_lit_2
    0x09a4303e62d639f, // V_CVT_SCALEF32_SR_PK16_BF6_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07042e3e72d73a1, // V_CVT_SCALEF32_SR_PK16_FP6_BF16 ENC_VOP3 default
    0x09e4303e82d73a1, // V_CVT_SCALEF32_SR_PK16_FP6_BF16 VOP3_INST_LITERAL has_lit_1
    0x0a04303e92d73a1, // V_CVT_SCALEF32_SR_PK16_FP6_BF16 VOP3_INST_LITERAL has_lit_2
    0x09a4303ea2d73a1, // V_CVT_SCALEF32_SR_PK16_FP6_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07042e3eb2d839e, // V_CVT_SCALEF32_SR_PK16_BF6_BF16 ENC_VOP3 default
    0x09e4303ec2d839e, // V_CVT_SCALEF32_SR_PK16_BF6_BF16 VOP3_INST_LITERAL has_lit_1
    0x0a04303ed2d839e, // V_CVT_SCALEF32_SR_PK16_BF6_BF16 VOP3_INST_LITERAL has_lit_2
    0x09a4303ee2d839e, // V_CVT_SCALEF32_SR_PK16_BF6_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0444323ef2fa423, // V_MAD_NC_U64_U32 ENC_VOP3 default
    0x0484363f02fa423, // V_MAD_NC_U64_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a4343f12fa423, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_0
    0x04c4343f22fa423, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_1
    0x04e4343f32fa423, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0724343f42fa423, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_2
    0x0744343f52fa423, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0764343f62fa423, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0784343f72fa423, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0444323f82fb422, // V_MAD_NC_I64_I32 ENC_VOP3 default
    0x0484363f92fb422, // V_MAD_NC_I64_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a4343fa2fb422, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_0
    0x04c4343fb2fb422, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_1
    0x04e4343fc2fb422, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0724343fd2fb422, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_2
    0x0744343fe2fb422, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0764343ff2fb422, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0784344002fb422, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0a24384012fc3cb, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x0a443a4022fc3cb, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a643a4032fc3cb, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a843a4042fc3cb, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0aa43a4052fc3cb, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac43a4062fc3cb, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_2
    0x0ae43a4072fc3cb, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1&has_lit_2
    0x0b043a4082fc3cb, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0a243c4092fd3cc, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x06844040a2fd3cc, // V_DIV_SCALE_F64 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a443e40b2fd3cc, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a643e40c2fd3cc, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a843e40d2fd3cc, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0aa43e40e2fd3cc, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac43e40f2fd3cc, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_2
    0x0ae43e4102fd3cc, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1&has_lit_2
    0x0b043e4112fd3cc, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0a24424122fe41e, // V_MAD_CO_U64_U32 VOP3_SDST_ENC default
    0x0684464132fe41e, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a44444142fe41e, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a64444152fe41e, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a84444162fe41e, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0aa4444172fe41e, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac4444182fe41e, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_2
    0x0ae4444192fe41e, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1&has_lit_2
    0x0b044441a2fe41e, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0a244241b2ff41d, // V_MAD_CO_I64_I32 VOP3_SDST_ENC default
    0x06844641c2ff41d, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a444441d2ff41d, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a644441e2ff41d, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a844441f2ff41d, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0aa4444202ff41d, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac4444212ff41d, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_2
    0x0ae4444222ff41d, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1&has_lit_2
    0x0b04444232ff41d, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0a244842430028e, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x06644c42530028e, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06844e42630028e, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a444a42730028e, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a644a42830028e, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a844a42930028e, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0a24484243014e0, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x06644c4253014e0, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06844e4263014e0, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a444a4273014e0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a644a4283014e0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a844a4293014e0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0a24484243024db, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x06644c4253024db, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06844e4263024db, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a444a4273024db, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a644a4283024db, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a844a4293024db, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x04445042a303299, // V_ADD_NC_U16 ENC_VOP3 default
    0x04645442b303299, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x04845642c303299, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a45242d303299, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04c45242e303299, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04e45242f303299, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445042a3044e5, // V_SUB_NC_U16 ENC_VOP3 default
    0x04645442b3044e5, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x04845642c3044e5, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a45242d3044e5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04c45242e3044e5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04e45242f3044e5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445842a305478, // V_MUL_LO_U16 ENC_VOP3 default
    0x04645c42b305478, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x04845e42c305478, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a45a42d305478, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x04c45a42e305478, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x04e45a42f305478, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044460430306385, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x046464431306385, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x048466432306385, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a462433306385, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c462434306385, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e462435306385, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04446043630738c, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x04646443730738c, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04846643830738c, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a46243930738c, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c46243a30738c, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e46243b30738c, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445842a30943f, // V_MAX_U16 ENC_VOP3 default
    0x04645c42b30943f, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x04845e42c30943f, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a45a42d30943f, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x04c45a42e30943f, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x04e45a42f30943f, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445843c30a439, // V_MAX_I16 ENC_VOP3 default
    0x04645c43d30a439, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x04845e43e30a439, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a45a43f30a439, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x04c45a44030a439, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x04e45a44130a439, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445842a30b461, // V_MIN_U16 ENC_VOP3 default
    0x04645c42b30b461, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x04845e42c30b461, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a45a42d30b461, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x04c45a42e30b461, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x04e45a42f30b461, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445843c30c45b, // V_MIN_I16 ENC_VOP3 default
    0x04645c43d30c45b, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x04845e43e30c45b, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a45a43f30c45b, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x04c45a44030c45b, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x04e45a44130c45b, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445043c30d297, // V_ADD_NC_I16 ENC_VOP3 default
    0x04645443d30d297, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x04845643e30d297, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a45243f30d297, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04c45244030d297, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04e45244130d297, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445043c30e4e3, // V_SUB_NC_I16 ENC_VOP3 default
    0x04645443d30e4e3, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x04845643e30e4e3, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a45243f30e4e3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04c45244030e4e3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04e45244130e4e3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0b246844230f485, // V_PERMLANE16_VAR_B32 ENC_VOP3 default
    0x0b2468442310487, // V_PERMLANEX16_VAR_B32 ENC_VOP3 default
    0x04446a443311482, // V_PACK_B32_F16 ENC_VOP3 default
    0x04646e444311482, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x048470445311482, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a46c446311482, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x04c46c447311482, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x04e46c448311482, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04446a449312387, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x04646e44a312387, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04847044b312387, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a46c44c312387, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04c46c44d312387, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x04e46c44e312387, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04446a44f313389, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x04646e450313389, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x048470451313389, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a46c452313389, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x04c46c453313389, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x04e46c454313389, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0b447245531448a, // V_PERMLANE_IDX_GEN_B32 ENC_VOP3 default
    0x09e47445631448a, // V_PERMLANE_IDX_GEN_B32 VOP3_INST_LITERAL has_lit_1
    0x04447618f318463, // V_MIN_U64 ENC_VOP3 default
    0x04847a190318463, // V_MIN_U64 VOP3_VOP_DPP16 has_dpp16
    0x04a478191318463, // V_MIN_U64 VOP3_INST_LITERAL has_lit_0
    0x04c478192318463, // V_MIN_U64 VOP3_INST_LITERAL has_lit_1
    0x04e478193318463, // V_MIN_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04447618f319441, // V_MAX_U64 ENC_VOP3 default
    0x04847a190319441, // V_MAX_U64 VOP3_VOP_DPP16 has_dpp16
    0x04a478191319441, // V_MAX_U64 VOP3_INST_LITERAL has_lit_0
    0x04c478192319441, // V_MAX_U64 VOP3_INST_LITERAL has_lit_1
    0x04e478193319441, // V_MAX_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04447645731a45d, // V_MIN_I64 ENC_VOP3 default
    0x04847a45831a45d, // V_MIN_I64 VOP3_VOP_DPP16 has_dpp16
    0x04a47845931a45d, // V_MIN_I64 VOP3_INST_LITERAL has_lit_0
    0x04c47845a31a45d, // V_MIN_I64 VOP3_INST_LITERAL has_lit_1
    0x04e47845b31a45d, // V_MIN_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04447645731b43b, // V_MAX_I64 ENC_VOP3 default
    0x04847a45831b43b, // V_MAX_I64 VOP3_VOP_DPP16 has_dpp16
    0x04a47845931b43b, // V_MAX_I64 VOP3_INST_LITERAL has_lit_0
    0x04c47845a31b43b, // V_MAX_I64 VOP3_INST_LITERAL has_lit_1
    0x04e47845b31b43b, // V_MAX_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04447c45c31c40e, // V_LDEXP_F32 ENC_VOP3 default
    0x04648045d31c40e, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x04848245e31c40e, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a47e45f31c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04c47e46031c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x04e47e46131c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04448417431d2aa, // V_BFM_B32 ENC_VOP3 default
    0x0462d017531d2aa, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482d217631d2aa, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a48617731d2aa, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x04c48617831d2aa, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x04e48617931d2aa, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04448417431e2a6, // V_BCNT_U32_B32 ENC_VOP3 default
    0x0462d017531e2a6, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482d217631e2a6, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a48617731e2a6, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04c48617831e2a6, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04e48617931e2a6, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04448417431f443, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x0462d017531f443, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482d217631f443, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a48617731f443, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04c48617831f443, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04e48617931f443, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044484174320442, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x0462d0175320442, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482d2176320442, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a486177320442, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04c486178320442, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04e486179320442, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044460430321388, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x046464431321388, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x048466432321388, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a462433321388, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c462434321388, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e462435321388, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04446043632238a, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x04646443732238a, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04846643832238a, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a46243932238a, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c46243a32238a, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e46243b32238a, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04448446232338d, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x0462d046332338d, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482d246432338d, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a48646532338d, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x04c48646632338d, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x04e48646732338d, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044484468324386, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x0462d0469324386, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482d246a324386, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a48646b324386, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x04c48646c324386, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x04e48646d324386, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04448816e3254e4, // V_SUB_NC_I32 ENC_VOP3 default
    0x0462c816f3254e4, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482ca1703254e4, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a48a1713254e4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04c48a1723254e4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04e48a1733254e4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04448816e326298, // V_ADD_NC_I32 ENC_VOP3 default
    0x0462c816f326298, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482ca170326298, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a48a171326298, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04c48a172326298, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04e48a173326298, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04448c46e32b40f, // V_LDEXP_F64 ENC_VOP3 default
    0x04849046f32b40f, // V_LDEXP_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a48e47032b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x04c48e47132b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x04e48e47232b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04448417432c479, // V_MUL_LO_U32 ENC_VOP3 default
    0x0482d217632c479, // V_MUL_LO_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a48617732c479, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x04c48617832c479, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x04e48617932c479, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04448417432d475, // V_MUL_HI_U32 ENC_VOP3 default
    0x0482d217632d475, // V_MUL_HI_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a48617732d475, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x04c48617832d475, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x04e48617932d475, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04448416e32e473, // V_MUL_HI_I32 ENC_VOP3 default
    0x0482d217032e473, // V_MUL_HI_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a48617132e473, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x04c48617232e473, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x04e48617332e473, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04448c47332f506, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x04a48e47432f506, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x04c48e47532f506, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x04e48e47632f506, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445842a338414, // V_LSHLREV_B16 ENC_VOP3 default
    0x04645c42b338414, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x04845e42c338414, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a45a42d338414, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x04c45a42e338414, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04e45a42f338414, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445842a33941a, // V_LSHRREV_B16 ENC_VOP3 default
    0x04645c42b33941a, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x04845e42c33941a, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a45a42d33941a, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x04c45a42e33941a, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04e45a42f33941a, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445847733a2a1, // V_ASHRREV_I16 ENC_VOP3 default
    0x04645c47833a2a1, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x04845e47933a2a1, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a45a47a33a2a1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x04c45a47b33a2a1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x04e45a47c33a2a1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04449218533d41c, // V_LSHRREV_B64 ENC_VOP3 default
    0x0482e018633d41c, // V_LSHRREV_B64 VOP3_VOP_DPP16 has_dpp16
    0x04a49418733d41c, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x04c49418833d41c, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x04449247d33e2a3, // V_ASHRREV_I64 ENC_VOP3 default
    0x0482e047e33e2a3, // V_ASHRREV_I64 VOP3_VOP_DPP16 has_dpp16
    0x04a49447f33e2a3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x04c49448033e2a3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x044496163341456, // V_MINIMUM_F64 ENC_VOP3 default
    0x0482ae164341456, // V_MINIMUM_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a498165341456, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_0
    0x04c498166341456, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_1
    0x04e498167341456, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044496163342434, // V_MAXIMUM_F64 ENC_VOP3 default
    0x0482ae164342434, // V_MAXIMUM_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a498165342434, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_0
    0x04c498166342434, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_1
    0x04e498167342434, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0b449a4813604c4, // V_READLANE_B32 ENC_VOP3 default
    0x0b6472482361527, // V_WRITELANE_B32 ENC_VOP3 default
    0x0b8474483361527, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x04445842a36229e, // V_AND_B16 ENC_VOP3 default
    0x04645c42b36229e, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x04845e42c36229e, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a45a42d36229e, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x04c45a42e36229e, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x04e45a42f36229e, // V_AND_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445842a363480, // V_OR_B16 ENC_VOP3 default
    0x04645c42b363480, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x04845e42c363480, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a45a42d363480, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x04c45a42e363480, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x04e45a42f363480, // V_OR_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445842a36452b, // V_XOR_B16 ENC_VOP3 default
    0x04645c42b36452b, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x04845e42c36452b, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a45a42d36452b, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x04c45a42e36452b, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x04e45a42f36452b, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04449c168365455, // V_MINIMUM_F32 ENC_VOP3 default
    0x0462be169365455, // V_MINIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482c016a365455, // V_MINIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a49e16b365455, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c49e16c365455, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e49e16d365455, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04449c168366433, // V_MAXIMUM_F32 ENC_VOP3 default
    0x0462be169366433, // V_MAXIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482c016a366433, // V_MAXIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a49e16b366433, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c49e16c366433, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e49e16d366433, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444a01a0367454, // V_MINIMUM_F16 ENC_VOP3 default
    0x0464a41a1367454, // V_MINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484a61a2367454, // V_MINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4a21a3367454, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4a21a4367454, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4a21a5367454, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444a01a0368432, // V_MAXIMUM_F16 ENC_VOP3 default
    0x0464a41a1368432, // V_MAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484a61a2368432, // V_MAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4a21a3368432, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4a21a4368432, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4a21a5368432, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444a8484369384, // V_CVT_PK_FP8_F32 ENC_VOP3 default
    0x0464ac485369384, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484ae486369384, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4aa487369384, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4aa488369384, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4aa489369384, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444b048a36a37d, // V_CVT_PK_BF8_F32 ENC_VOP3 default
    0x0464b448b36a37d, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484b648c36a37d, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4b248d36a37d, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4b248e36a37d, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4b248f36a37d, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444b849036b3bf, // V_CVT_SR_FP8_F32 ENC_VOP3 default
    0x0464bc49136b3bf, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484be49236b3bf, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4ba49336b3bf, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4ba49436b3bf, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4ba49536b3bf, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444c049636c3bd, // V_CVT_SR_BF8_F32 ENC_VOP3 default
    0x0464c449736c3bd, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484c649836c3bd, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4c249936c3bd, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4c249a36c3bd, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4c249b36c3bd, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444c849c36d37b, // V_CVT_PK_BF16_F32 ENC_VOP3 default
    0x0464cc49d36d37b, // V_CVT_PK_BF16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484ce49e36d37b, // V_CVT_PK_BF16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4ca49f36d37b, // V_CVT_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4ca4a036d37b, // V_CVT_PK_BF16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4ca4a136d37b, // V_CVT_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444d04a236e3c0, // V_CVT_SR_PK_BF16_F32 ENC_VOP3 default
    0x0464d44a336e3c0, // V_CVT_SR_PK_BF16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484d64a436e3c0, // V_CVT_SR_PK_BF16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4d24a536e3c0, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4d24a636e3c0, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4d24a736e3c0, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0724d24a836e3c0, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_2
    0x0744d24a936e3c0, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0764d24aa36e3c0, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0784d24ab36e3c0, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0444d819a36f37f, // V_CVT_PK_F16_F32 ENC_VOP3 default
    0x04631c19b36f37f, // V_CVT_PK_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04831e19c36f37f, // V_CVT_PK_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4da19d36f37f, // V_CVT_PK_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4da19e36f37f, // V_CVT_PK_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4da19f36f37f, // V_CVT_PK_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444dc4ac3703c1, // V_CVT_SR_PK_F16_F32 ENC_VOP3 default
    0x0464e04ad3703c1, // V_CVT_SR_PK_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484e24ae3703c1, // V_CVT_SR_PK_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4de4af3703c1, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4de4b03703c1, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4de4b13703c1, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0724de4b23703c1, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_2
    0x0744de4b33703c1, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0764de4b43703c1, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0784de4b53703c1, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0444e44b6372383, // V_CVT_PK_FP8_F16 ENC_VOP3 default
    0x0464ea4b7372383, // V_CVT_PK_FP8_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484e84b8372383, // V_CVT_PK_FP8_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e64b9372383, // V_CVT_PK_FP8_F16 VOP3_INST_LITERAL has_lit_0
    0x0444e44ba37337c, // V_CVT_PK_BF8_F16 ENC_VOP3 default
    0x0464ea4bb37337c, // V_CVT_PK_BF8_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484e84bc37337c, // V_CVT_PK_BF8_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e64bd37337c, // V_CVT_PK_BF8_F16 VOP3_INST_LITERAL has_lit_0
    0x0444ec4be3743be, // V_CVT_SR_FP8_F16 ENC_VOP3 default
    0x0464f04bf3743be, // V_CVT_SR_FP8_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484f24c03743be, // V_CVT_SR_FP8_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4ee4c13743be, // V_CVT_SR_FP8_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4ee4c23743be, // V_CVT_SR_FP8_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4ee4c33743be, // V_CVT_SR_FP8_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444ec4c43753bc, // V_CVT_SR_BF8_F16 ENC_VOP3 default
    0x0464f04c53753bc, // V_CVT_SR_BF8_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484f24c63753bc, // V_CVT_SR_BF8_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4ee4c73753bc, // V_CVT_SR_BF8_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4ee4c83753bc, // V_CVT_SR_BF8_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4ee4c93753bc, // V_CVT_SR_BF8_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0ba0be4ca000047, // DS_ADD_U32 ENC_VDS default
    0x0ba0be4ca0010ba, // DS_SUB_U32 ENC_VDS default
    0x0ba0be4ca0020a1, // DS_RSUB_U32 ENC_VDS default
    0x0ba0be4ca003060, // DS_INC_U32 ENC_VDS default
    0x0ba0be4ca00405c, // DS_DEC_U32 ENC_VDS default
    0x0ba0be4cb005085, // DS_MIN_I32 ENC_VDS default
    0x0ba0be4cb006079, // DS_MAX_I32 ENC_VDS default
    0x0ba0be4ca00708f, // DS_MIN_U32 ENC_VDS default
    0x0ba0be4ca008083, // DS_MAX_U32 ENC_VDS default
    0x0ba0be4cc009049, // DS_AND_B32 ENC_VDS default
    0x0ba0be4cc00a096, // DS_OR_B32 ENC_VDS default
    0x0ba0be4cc00b0bd, // DS_XOR_B32 ENC_VDS default
    0x0ba0c04cd00c091, // DS_MSKOR_B32 ENC_VDS default
    0x0ba0be4ce00d0b1, // DS_STORE_B32 ENC_VDS default
    0x0ba0c24cf00e0a9, // DS_STORE_2ADDR_B32 ENC_VDS default
    0x0ba0c24cf00f0ab, // DS_STORE_2ADDR_STRIDE64_B32 ENC_VDS default
    0x0ba0c04cd010052, // DS_CMPSTORE_B32 ENC_VDS default
    0x0ba0be4d0012087, // DS_MIN_NUM_F32 ENC_VDS default
    0x0ba0be4d001307b, // DS_MAX_NUM_F32 ENC_VDS default
    0x0ba0c41ac014095, // DS_NOP ENC_VDS default
    0x0ba0be4d0015041, // DS_ADD_F32 ENC_VDS default
    0x0ba0be4d101e0b3, // DS_STORE_B8 ENC_VDS default
    0x0ba0c64d201f0af, // DS_STORE_B16 ENC_VDS default
    0x0ba0c84d3020045, // DS_ADD_RTN_U32 ENC_VDS default
    0x0ba0c84d30210b8, // DS_SUB_RTN_U32 ENC_VDS default
    0x0ba0c84d302209f, // DS_RSUB_RTN_U32 ENC_VDS default
    0x0ba0c84d302305e, // DS_INC_RTN_U32 ENC_VDS default
    0x0ba0c84d302405a, // DS_DEC_RTN_U32 ENC_VDS default
    0x0ba0c84d402508b, // DS_MIN_RTN_I32 ENC_VDS default
    0x0ba0c84d402607f, // DS_MAX_RTN_I32 ENC_VDS default
    0x0ba0c84d302708d, // DS_MIN_RTN_U32 ENC_VDS default
    0x0ba0c84d3028081, // DS_MAX_RTN_U32 ENC_VDS default
    0x0ba0c84d502904b, // DS_AND_RTN_B32 ENC_VDS default
    0x0ba0c84d502a098, // DS_OR_RTN_B32 ENC_VDS default
    0x0ba0c84d502b0bf, // DS_XOR_RTN_B32 ENC_VDS default
    0x0ba0ca4d602c093, // DS_MSKOR_RTN_B32 ENC_VDS default
    0x0ba0c84d502d0a7, // DS_STOREXCHG_RTN_B32 ENC_VDS default
    0x0ba0cc4d702e0a3, // DS_STOREXCHG_2ADDR_RTN_B32 ENC_VDS default
    0x0ba0cc4d702f0a5, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B32 ENC_VDS default
    0x0ba0ca4d6030054, // DS_CMPSTORE_RTN_B32 ENC_VDS default
    0x0ba0c84d8032089, // DS_MIN_NUM_RTN_F32 ENC_VDS default
    0x0ba0c84d803307d, // DS_MAX_NUM_RTN_F32 ENC_VDS default
    0x0ba0ce4d90350bc, // DS_SWIZZLE_B32 ENC_VDS default
    0x0ba0d04da036068, // DS_LOAD_B32 ENC_VDS default
    0x0ba0d24db037062, // DS_LOAD_2ADDR_B32 ENC_VDS default
    0x0ba0d24db038064, // DS_LOAD_2ADDR_STRIDE64_B32 ENC_VDS default
    0x0ba0d04dc03906c, // DS_LOAD_I8 ENC_VDS default
    0x0ba0d04dd03a076, // DS_LOAD_U8 ENC_VDS default
    0x0ba0d04de03b06b, // DS_LOAD_I16 ENC_VDS default
    0x0ba0d04df03c073, // DS_LOAD_U16 ENC_VDS default
    0x0ba0d44e003d059, // DS_CONSUME ENC_VDS default
    0x0ba0d44e003e04d, // DS_APPEND ENC_VDS default
    0x0ba0d64e1040048, // DS_ADD_U64 ENC_VDS default
    0x0ba0d64e10410bb, // DS_SUB_U64 ENC_VDS default
    0x0ba0d64e10420a2, // DS_RSUB_U64 ENC_VDS default
    0x0ba0d64e1043061, // DS_INC_U64 ENC_VDS default
    0x0ba0d64e104405d, // DS_DEC_U64 ENC_VDS default
    0x0ba0d64e2045086, // DS_MIN_I64 ENC_VDS default
    0x0ba0d64e204607a, // DS_MAX_I64 ENC_VDS default
    0x0ba0d64e1047090, // DS_MIN_U64 ENC_VDS default
    0x0ba0d64e1048084, // DS_MAX_U64 ENC_VDS default
    0x0ba0d64e304904a, // DS_AND_B64 ENC_VDS default
    0x0ba0d64e304a097, // DS_OR_B64 ENC_VDS default
    0x0ba0d64e304b0be, // DS_XOR_B64 ENC_VDS default
    0x0ba0d84e404c092, // DS_MSKOR_B64 ENC_VDS default
    0x0ba0d64e504d0b2, // DS_STORE_B64 ENC_VDS default
    0x0ba0da4e604e0aa, // DS_STORE_2ADDR_B64 ENC_VDS default
    0x0ba0da4e604f0ac, // DS_STORE_2ADDR_STRIDE64_B64 ENC_VDS default
    0x0ba0d84e4050053, // DS_CMPSTORE_B64 ENC_VDS default
    0x0ba0dc4e7052088, // DS_MIN_NUM_F64 ENC_VDS default
    0x0ba0dc4e705307c, // DS_MAX_NUM_F64 ENC_VDS default
    0x0ba0dc4e7054042, // DS_ADD_F64 ENC_VDS default
    0x0ba0de4e805604e, // DS_ATOMIC_ASYNC_BARRIER_ARRIVE_B64 ENC_VDS default
    0x0ba0e04e9060046, // DS_ADD_RTN_U64 ENC_VDS default
    0x0ba0e04e90610b9, // DS_SUB_RTN_U64 ENC_VDS default
    0x0ba0e04e90620a0, // DS_RSUB_RTN_U64 ENC_VDS default
    0x0ba0e04e906305f, // DS_INC_RTN_U64 ENC_VDS default
    0x0ba0e04e906405b, // DS_DEC_RTN_U64 ENC_VDS default
    0x0ba0e04ea06508c, // DS_MIN_RTN_I64 ENC_VDS default
    0x0ba0e04ea066080, // DS_MAX_RTN_I64 ENC_VDS default
    0x0ba0e04e906708e, // DS_MIN_RTN_U64 ENC_VDS default
    0x0ba0e04e9068082, // DS_MAX_RTN_U64 ENC_VDS default
    0x0ba0e04eb06904c, // DS_AND_RTN_B64 ENC_VDS default
    0x0ba0e04eb06a099, // DS_OR_RTN_B64 ENC_VDS default
    0x0ba0e04eb06b0c0, // DS_XOR_RTN_B64 ENC_VDS default
    0x0ba0e24ec06c094, // DS_MSKOR_RTN_B64 ENC_VDS default
    0x0ba0e04eb06d0a8, // DS_STOREXCHG_RTN_B64 ENC_VDS default
    0x0ba0e44ed06e0a4, // DS_STOREXCHG_2ADDR_RTN_B64 ENC_VDS default
    0x0ba0e44ed06f0a6, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B64 ENC_VDS default
    0x0ba0e24ec070055, // DS_CMPSTORE_RTN_B64 ENC_VDS default
    0x0ba0e64ee07208a, // DS_MIN_NUM_RTN_F64 ENC_VDS default
    0x0ba0e64ee07307e, // DS_MAX_NUM_RTN_F64 ENC_VDS default
    0x0ba0e64ee074044, // DS_ADD_RTN_F64 ENC_VDS default
    0x0ba0e04e907504f, // DS_ATOMIC_BARRIER_ARRIVE_RTN_B64 ENC_VDS default
    0x0ba0e84ef076069, // DS_LOAD_B64 ENC_VDS default
    0x0ba0ea4f0077063, // DS_LOAD_2ADDR_B64 ENC_VDS default
    0x0ba0ea4f0078065, // DS_LOAD_2ADDR_STRIDE64_B64 ENC_VDS default
    0x0ba0c84d8079043, // DS_ADD_RTN_F32 ENC_VDS default
    0x0ba0e04eb07e056, // DS_CONDXCHG32_RTN_B64 ENC_VDS default
    0x0ba0be4ca098058, // DS_COND_SUB_U32 ENC_VDS default
    0x0ba0be4ca0990b7, // DS_SUB_CLAMP_U32 ENC_VDS default
    0x0ba0ec4f109a09c, // DS_PK_ADD_F16 ENC_VDS default
    0x0ba0ee4f209b09b, // DS_PK_ADD_BF16 ENC_VDS default
    0x0ba0be4f30a00b4, // DS_STORE_B8_D16_HI ENC_VDS default
    0x0ba0be4f40a10b0, // DS_STORE_B16_D16_HI ENC_VDS default
    0x0ba0d04f50a2077, // DS_LOAD_U8_D16 ENC_VDS default
    0x0ba0d04f50a3078, // DS_LOAD_U8_D16_HI ENC_VDS default
    0x0ba0d04f60a406d, // DS_LOAD_I8_D16 ENC_VDS default
    0x0ba0d04f60a506e, // DS_LOAD_I8_D16_HI ENC_VDS default
    0x0ba0d04f70a6074, // DS_LOAD_U16_D16 ENC_VDS default
    0x0ba0d04f70a7075, // DS_LOAD_U16_D16_HI ENC_VDS default
    0x0ba0c84d30a8057, // DS_COND_SUB_RTN_U32 ENC_VDS default
    0x0ba0c84d30a90b6, // DS_SUB_CLAMP_RTN_U32 ENC_VDS default
    0x0ba0f04f80aa09e, // DS_PK_ADD_RTN_F16 ENC_VDS default
    0x0ba0f24f90ab09d, // DS_PK_ADD_RTN_BF16 ENC_VDS default
    0x0ba0f44fa0b00ad, // DS_STORE_ADDTID_B32 ENC_VDS default
    0x0ba0d44fb0b1066, // DS_LOAD_ADDTID_B32 ENC_VDS default
    0x0ba0c84fc0b209a, // DS_PERMUTE_B32 ENC_VDS default
    0x0ba0c84fc0b3050, // DS_BPERMUTE_B32 ENC_VDS default
    0x0ba0c84fc0cd051, // DS_BPERMUTE_FI_B32 ENC_VDS default
    0x0ba0f64fd0de0b5, // DS_STORE_B96 ENC_VDS default
    0x0ba0f84fe0df0ae, // DS_STORE_B128 ENC_VDS default
    0x0ba0e84ef0fa070, // DS_LOAD_TR4_B64 ENC_VDS default
    0x0ba0fa4ff0fb071, // DS_LOAD_TR6_B96 ENC_VDS default
    0x0ba0fc5000fc06f, // DS_LOAD_TR16_B128 ENC_VDS default
    0x0ba0e84ef0fd072, // DS_LOAD_TR8_B64 ENC_VDS default
    0x0ba0fa4ff0fe06a, // DS_LOAD_B96 ENC_VDS default
    0x0ba0fc5000ff067, // DS_LOAD_B128 ENC_VDS default
    0x0bc000501000208, // S_LOAD_B32 ENC_SMEM default
    0x0bc00250200120a, // S_LOAD_B64 ENC_SMEM default
    0x0bc004503002206, // S_LOAD_B128 ENC_SMEM default
    0x0bc006504003207, // S_LOAD_B256 ENC_SMEM default
    0x0bc008505004209, // S_LOAD_B512 ENC_SMEM default
    0x0bc00a50600520b, // S_LOAD_B96 ENC_SMEM default
    0x0bc00050700820d, // S_LOAD_I8 ENC_SMEM default
    0x0bc00050800920f, // S_LOAD_U8 ENC_SMEM default
    0x0bc00050900a20c, // S_LOAD_I16 ENC_SMEM default
    0x0bc00050a00b20e, // S_LOAD_U16 ENC_SMEM default
    0x0bc00c50b0101a3, // S_BUFFER_LOAD_B32 ENC_SMEM default
    0x0bc00e50c0111a5, // S_BUFFER_LOAD_B64 ENC_SMEM default
    0x0bc01050d0121a1, // S_BUFFER_LOAD_B128 ENC_SMEM default
    0x0bc01250e0131a2, // S_BUFFER_LOAD_B256 ENC_SMEM default
    0x0bc01450f0141a4, // S_BUFFER_LOAD_B512 ENC_SMEM default
    0x0bc0165100151a6, // S_BUFFER_LOAD_B96 ENC_SMEM default
    0x0bc00c5110181a8, // S_BUFFER_LOAD_I8 ENC_SMEM default
    0x0bc00c5120191aa, // S_BUFFER_LOAD_U8 ENC_SMEM default
    0x0bc00c51301a1a7, // S_BUFFER_LOAD_I16 ENC_SMEM default
    0x0bc00c51401b1a9, // S_BUFFER_LOAD_U16 ENC_SMEM default
    0x0bc0181ac0211f4, // S_DCACHE_INV ENC_SMEM default
    0x0bc01a515022183, // S_ATC_PROBE ENC_SMEM default
    0x0bc01c516023184, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x0bc01e51702424f, // S_PREFETCH_INST ENC_SMEM default
    0x0bc020518025250, // S_PREFETCH_INST_PC_REL ENC_SMEM default
    0x0bc01e51702624d, // S_PREFETCH_DATA ENC_SMEM default
    0x0bc0225190271ab, // S_BUFFER_PREFETCH_DATA ENC_SMEM default
    0x0bc02051802824e, // S_PREFETCH_DATA_PC_REL ENC_SMEM default
    0x0be55451a00132e, // V_CMP_LT_F16 ENC_VOPC default
    0x0c055a51b00132e, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255c51c00132e, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455851d00132e, // V_CMP_LT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655651d00132e, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x0be55451a002307, // V_CMP_EQ_F16 ENC_VOPC default
    0x0c055a51b002307, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255c51c002307, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455851d002307, // V_CMP_EQ_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655651d002307, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0be55451a003322, // V_CMP_LE_F16 ENC_VOPC default
    0x0c055a51b003322, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255c51c003322, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455851d003322, // V_CMP_LE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655651d003322, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x0be55451a004319, // V_CMP_GT_F16 ENC_VOPC default
    0x0c055a51b004319, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255c51c004319, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455851d004319, // V_CMP_GT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655651d004319, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x0be55451a00532b, // V_CMP_LG_F16 ENC_VOPC default
    0x0c055a51b00532b, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255c51c00532b, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455851d00532b, // V_CMP_LG_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655651d00532b, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x0be55451a006310, // V_CMP_GE_F16 ENC_VOPC default
    0x0c055a51b006310, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255c51c006310, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455851d006310, // V_CMP_GE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655651d006310, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x0be55451a00734f, // V_CMP_O_F16 ENC_VOPC default
    0x0c055a51b00734f, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255c51c00734f, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455851d00734f, // V_CMP_O_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655651d00734f, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x0be55451a008352, // V_CMP_U_F16 ENC_VOPC default
    0x0c055a51b008352, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255c51c008352, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455851d008352, // V_CMP_U_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655651d008352, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x0be55451a009340, // V_CMP_NGE_F16 ENC_VOPC default
    0x0c055a51b009340, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255c51c009340, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455851d009340, // V_CMP_NGE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655651d009340, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0be55451a00a349, // V_CMP_NLG_F16 ENC_VOPC default
    0x0c055a51b00a349, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255c51c00a349, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455851d00a349, // V_CMP_NLG_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655651d00a349, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0be55451a00b343, // V_CMP_NGT_F16 ENC_VOPC default
    0x0c055a51b00b343, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255c51c00b343, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455851d00b343, // V_CMP_NGT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655651d00b343, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0be55451a00c346, // V_CMP_NLE_F16 ENC_VOPC default
    0x0c055a51b00c346, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255c51c00c346, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455851d00c346, // V_CMP_NLE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655651d00c346, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0be55451a00d337, // V_CMP_NEQ_F16 ENC_VOPC default
    0x0c055a51b00d337, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255c51c00d337, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455851d00d337, // V_CMP_NEQ_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655651d00d337, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0be55451a00e34c, // V_CMP_NLT_F16 ENC_VOPC default
    0x0c055a51b00e34c, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255c51c00e34c, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455851d00e34c, // V_CMP_NLT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655651d00e34c, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0be56651e01132f, // V_CMP_LT_F32 ENC_VOPC default
    0x0c056c51f01132f, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c256e52001132f, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456a52101132f, // V_CMP_LT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656852101132f, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x0be56651e012308, // V_CMP_EQ_F32 ENC_VOPC default
    0x0c056c51f012308, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c256e520012308, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456a521012308, // V_CMP_EQ_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c6568521012308, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0be56651e013323, // V_CMP_LE_F32 ENC_VOPC default
    0x0c056c51f013323, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c256e520013323, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456a521013323, // V_CMP_LE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c6568521013323, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x0be56651e01431a, // V_CMP_GT_F32 ENC_VOPC default
    0x0c056c51f01431a, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c256e52001431a, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456a52101431a, // V_CMP_GT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656852101431a, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x0be56651e01532c, // V_CMP_LG_F32 ENC_VOPC default
    0x0c056c51f01532c, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c256e52001532c, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456a52101532c, // V_CMP_LG_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656852101532c, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x0be56651e016311, // V_CMP_GE_F32 ENC_VOPC default
    0x0c056c51f016311, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c256e520016311, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456a521016311, // V_CMP_GE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c6568521016311, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x0be56651e017350, // V_CMP_O_F32 ENC_VOPC default
    0x0c056c51f017350, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c256e520017350, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456a521017350, // V_CMP_O_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c6568521017350, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x0be56651e018353, // V_CMP_U_F32 ENC_VOPC default
    0x0c056c51f018353, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c256e520018353, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456a521018353, // V_CMP_U_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c6568521018353, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x0be56651e019341, // V_CMP_NGE_F32 ENC_VOPC default
    0x0c056c51f019341, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c256e520019341, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456a521019341, // V_CMP_NGE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c6568521019341, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0be56651e01a34a, // V_CMP_NLG_F32 ENC_VOPC default
    0x0c056c51f01a34a, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c256e52001a34a, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456a52101a34a, // V_CMP_NLG_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656852101a34a, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0be56651e01b344, // V_CMP_NGT_F32 ENC_VOPC default
    0x0c056c51f01b344, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c256e52001b344, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456a52101b344, // V_CMP_NGT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656852101b344, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0be56651e01c347, // V_CMP_NLE_F32 ENC_VOPC default
    0x0c056c51f01c347, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c256e52001c347, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456a52101c347, // V_CMP_NLE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656852101c347, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0be56651e01d338, // V_CMP_NEQ_F32 ENC_VOPC default
    0x0c056c51f01d338, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c256e52001d338, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456a52101d338, // V_CMP_NEQ_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656852101d338, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0be56651e01e34d, // V_CMP_NLT_F32 ENC_VOPC default
    0x0c056c51f01e34d, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c256e52001e34d, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456a52101e34d, // V_CMP_NLT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656852101e34d, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0be574522021330, // V_CMP_LT_F64 ENC_VOPC default
    0x0c4578523021330, // V_CMP_LT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c6576523021330, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x0be574522022309, // V_CMP_EQ_F64 ENC_VOPC default
    0x0c4578523022309, // V_CMP_EQ_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c6576523022309, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0be574522023324, // V_CMP_LE_F64 ENC_VOPC default
    0x0c4578523023324, // V_CMP_LE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c6576523023324, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x0be57452202431b, // V_CMP_GT_F64 ENC_VOPC default
    0x0c457852302431b, // V_CMP_GT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c657652302431b, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x0be57452202532d, // V_CMP_LG_F64 ENC_VOPC default
    0x0c457852302532d, // V_CMP_LG_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c657652302532d, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x0be574522026312, // V_CMP_GE_F64 ENC_VOPC default
    0x0c4578523026312, // V_CMP_GE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c6576523026312, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x0be574522027351, // V_CMP_O_F64 ENC_VOPC default
    0x0c4578523027351, // V_CMP_O_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c6576523027351, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x0be574522028354, // V_CMP_U_F64 ENC_VOPC default
    0x0c4578523028354, // V_CMP_U_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c6576523028354, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x0be574522029342, // V_CMP_NGE_F64 ENC_VOPC default
    0x0c4578523029342, // V_CMP_NGE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c6576523029342, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0be57452202a34b, // V_CMP_NLG_F64 ENC_VOPC default
    0x0c457852302a34b, // V_CMP_NLG_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c657652302a34b, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0be57452202b345, // V_CMP_NGT_F64 ENC_VOPC default
    0x0c457852302b345, // V_CMP_NGT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c657652302b345, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0be57452202c348, // V_CMP_NLE_F64 ENC_VOPC default
    0x0c457852302c348, // V_CMP_NLE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c657652302c348, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0be57452202d339, // V_CMP_NEQ_F64 ENC_VOPC default
    0x0c457852302d339, // V_CMP_NEQ_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c657652302d339, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0be57452202e34e, // V_CMP_NLT_F64 ENC_VOPC default
    0x0c457852302e34e, // V_CMP_NLT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c657652302e34e, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0be582524031331, // V_CMP_LT_I16 ENC_VOPC default
    0x0c0588525031331, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c258a526031331, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c4586527031331, // V_CMP_LT_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c6584527031331, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x0be58252403230a, // V_CMP_EQ_I16 ENC_VOPC default
    0x0c058852503230a, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c258a52603230a, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c458652703230a, // V_CMP_EQ_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c658452703230a, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0be582524033325, // V_CMP_LE_I16 ENC_VOPC default
    0x0c0588525033325, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c258a526033325, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c4586527033325, // V_CMP_LE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c6584527033325, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x0be58252403431c, // V_CMP_GT_I16 ENC_VOPC default
    0x0c058852503431c, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c258a52603431c, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c458652703431c, // V_CMP_GT_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c658452703431c, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x0be58252403533a, // V_CMP_NE_I16 ENC_VOPC default
    0x0c058852503533a, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c258a52603533a, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c458652703533a, // V_CMP_NE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c658452703533a, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x0be582524036313, // V_CMP_GE_I16 ENC_VOPC default
    0x0c0588525036313, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c258a526036313, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c4586527036313, // V_CMP_GE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c6584527036313, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x0be582528039334, // V_CMP_LT_U16 ENC_VOPC default
    0x0c0588529039334, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c258a52a039334, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c458652b039334, // V_CMP_LT_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c658452b039334, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x0be58252803a30d, // V_CMP_EQ_U16 ENC_VOPC default
    0x0c058852903a30d, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c258a52a03a30d, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c458652b03a30d, // V_CMP_EQ_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c658452b03a30d, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0be58252803b328, // V_CMP_LE_U16 ENC_VOPC default
    0x0c058852903b328, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c258a52a03b328, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c458652b03b328, // V_CMP_LE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c658452b03b328, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x0be58252803c31f, // V_CMP_GT_U16 ENC_VOPC default
    0x0c058852903c31f, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c258a52a03c31f, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c458652b03c31f, // V_CMP_GT_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c658452b03c31f, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x0be58252803d33d, // V_CMP_NE_U16 ENC_VOPC default
    0x0c058852903d33d, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c258a52a03d33d, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c458652b03d33d, // V_CMP_NE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c658452b03d33d, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x0be58252803e316, // V_CMP_GE_U16 ENC_VOPC default
    0x0c058852903e316, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c258a52a03e316, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c458652b03e316, // V_CMP_GE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c658452b03e316, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x0be56652c041332, // V_CMP_LT_I32 ENC_VOPC default
    0x0c056c52d041332, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c259452e041332, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c456a52f041332, // V_CMP_LT_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c656852f041332, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x0be56652c04230b, // V_CMP_EQ_I32 ENC_VOPC default
    0x0c056c52d04230b, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c259452e04230b, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c456a52f04230b, // V_CMP_EQ_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c656852f04230b, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0be56652c043326, // V_CMP_LE_I32 ENC_VOPC default
    0x0c056c52d043326, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c259452e043326, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c456a52f043326, // V_CMP_LE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c656852f043326, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x0be56652c04431d, // V_CMP_GT_I32 ENC_VOPC default
    0x0c056c52d04431d, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c259452e04431d, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c456a52f04431d, // V_CMP_GT_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c656852f04431d, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x0be56652c04533b, // V_CMP_NE_I32 ENC_VOPC default
    0x0c056c52d04533b, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c259452e04533b, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c456a52f04533b, // V_CMP_NE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c656852f04533b, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x0be56652c046314, // V_CMP_GE_I32 ENC_VOPC default
    0x0c056c52d046314, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c259452e046314, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c456a52f046314, // V_CMP_GE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c656852f046314, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x0be566530049335, // V_CMP_LT_U32 ENC_VOPC default
    0x0c056c531049335, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c2594532049335, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c456a533049335, // V_CMP_LT_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c6568533049335, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x0be56653004a30e, // V_CMP_EQ_U32 ENC_VOPC default
    0x0c056c53104a30e, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c259453204a30e, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c456a53304a30e, // V_CMP_EQ_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c656853304a30e, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0be56653004b329, // V_CMP_LE_U32 ENC_VOPC default
    0x0c056c53104b329, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c259453204b329, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c456a53304b329, // V_CMP_LE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c656853304b329, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x0be56653004c320, // V_CMP_GT_U32 ENC_VOPC default
    0x0c056c53104c320, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c259453204c320, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c456a53304c320, // V_CMP_GT_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c656853304c320, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x0be56653004d33e, // V_CMP_NE_U32 ENC_VOPC default
    0x0c056c53104d33e, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c259453204d33e, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c456a53304d33e, // V_CMP_NE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c656853304d33e, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x0be56653004e317, // V_CMP_GE_U32 ENC_VOPC default
    0x0c056c53104e317, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c259453204e317, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c456a53304e317, // V_CMP_GE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c656853304e317, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x0be59a534051333, // V_CMP_LT_I64 ENC_VOPC default
    0x0c459e535051333, // V_CMP_LT_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c659c535051333, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x0be59a53405230c, // V_CMP_EQ_I64 ENC_VOPC default
    0x0c459e53505230c, // V_CMP_EQ_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c659c53505230c, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0be59a534053327, // V_CMP_LE_I64 ENC_VOPC default
    0x0c459e535053327, // V_CMP_LE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c659c535053327, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x0be59a53405431e, // V_CMP_GT_I64 ENC_VOPC default
    0x0c459e53505431e, // V_CMP_GT_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c659c53505431e, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x0be59a53405533c, // V_CMP_NE_I64 ENC_VOPC default
    0x0c459e53505533c, // V_CMP_NE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c659c53505533c, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x0be59a534056315, // V_CMP_GE_I64 ENC_VOPC default
    0x0c459e535056315, // V_CMP_GE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c659c535056315, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x0be59a536059336, // V_CMP_LT_U64 ENC_VOPC default
    0x0c459e537059336, // V_CMP_LT_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c659c537059336, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x0be59a53605a30f, // V_CMP_EQ_U64 ENC_VOPC default
    0x0c459e53705a30f, // V_CMP_EQ_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c659c53705a30f, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0be59a53605b32a, // V_CMP_LE_U64 ENC_VOPC default
    0x0c459e53705b32a, // V_CMP_LE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c659c53705b32a, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x0be59a53605c321, // V_CMP_GT_U64 ENC_VOPC default
    0x0c459e53705c321, // V_CMP_GT_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c659c53705c321, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x0be59a53605d33f, // V_CMP_NE_U64 ENC_VOPC default
    0x0c459e53705d33f, // V_CMP_NE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c659c53705d33f, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x0be59a53605e318, // V_CMP_GE_U64 ENC_VOPC default
    0x0c459e53705e318, // V_CMP_GE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c659c53705e318, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x0be55451a07d304, // V_CMP_CLASS_F16 ENC_VOPC default
    0x0c055a51b07d304, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255c51c07d304, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455851d07d304, // V_CMP_CLASS_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655651d07d304, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0be56653807e305, // V_CMP_CLASS_F32 ENC_VOPC default
    0x0c056c53907e305, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c25b053a07e305, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456a53b07e305, // V_CMP_CLASS_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656853b07e305, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0be5b653c07f306, // V_CMP_CLASS_F64 ENC_VOPC default
    0x0c45ba53d07f306, // V_CMP_CLASS_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65b853d07f306, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0be5c453e0812dd, // V_CMPX_LT_F16 ENC_VOPC default
    0x0c05ca53f0812dd, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c25cc5400812dd, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c45c85410812dd, // V_CMPX_LT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c65c65410812dd, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x0be5c453e0822b6, // V_CMPX_EQ_F16 ENC_VOPC default
    0x0c05ca53f0822b6, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c25cc5400822b6, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c45c85410822b6, // V_CMPX_EQ_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c65c65410822b6, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0be5c453e0832d1, // V_CMPX_LE_F16 ENC_VOPC default
    0x0c05ca53f0832d1, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c25cc5400832d1, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c45c85410832d1, // V_CMPX_LE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c65c65410832d1, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x0be5c453e0842c8, // V_CMPX_GT_F16 ENC_VOPC default
    0x0c05ca53f0842c8, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c25cc5400842c8, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c45c85410842c8, // V_CMPX_GT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c65c65410842c8, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x0be5c453e0852da, // V_CMPX_LG_F16 ENC_VOPC default
    0x0c05ca53f0852da, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c25cc5400852da, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c45c85410852da, // V_CMPX_LG_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c65c65410852da, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x0be5c453e0862bf, // V_CMPX_GE_F16 ENC_VOPC default
    0x0c05ca53f0862bf, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c25cc5400862bf, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c45c85410862bf, // V_CMPX_GE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c65c65410862bf, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x0be5c453e0872fe, // V_CMPX_O_F16 ENC_VOPC default
    0x0c05ca53f0872fe, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c25cc5400872fe, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c45c85410872fe, // V_CMPX_O_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c65c65410872fe, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x0be5c453e088301, // V_CMPX_U_F16 ENC_VOPC default
    0x0c05ca53f088301, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c25cc540088301, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c45c8541088301, // V_CMPX_U_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c65c6541088301, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x0be5c453e0892ef, // V_CMPX_NGE_F16 ENC_VOPC default
    0x0c05ca53f0892ef, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c25cc5400892ef, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c45c85410892ef, // V_CMPX_NGE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c65c65410892ef, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0be5c453e08a2f8, // V_CMPX_NLG_F16 ENC_VOPC default
    0x0c05ca53f08a2f8, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c25cc54008a2f8, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c45c854108a2f8, // V_CMPX_NLG_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c65c654108a2f8, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0be5c453e08b2f2, // V_CMPX_NGT_F16 ENC_VOPC default
    0x0c05ca53f08b2f2, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c25cc54008b2f2, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c45c854108b2f2, // V_CMPX_NGT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c65c654108b2f2, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0be5c453e08c2f5, // V_CMPX_NLE_F16 ENC_VOPC default
    0x0c05ca53f08c2f5, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c25cc54008c2f5, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c45c854108c2f5, // V_CMPX_NLE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c65c654108c2f5, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0be5c453e08d2e6, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x0c05ca53f08d2e6, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c25cc54008d2e6, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c45c854108d2e6, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c65c654108d2e6, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0be5c453e08e2fb, // V_CMPX_NLT_F16 ENC_VOPC default
    0x0c05ca53f08e2fb, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c25cc54008e2fb, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c45c854108e2fb, // V_CMPX_NLT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c65c654108e2fb, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0be5d65420912de, // V_CMPX_LT_F32 ENC_VOPC default
    0x0c05dc5430912de, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c25de5440912de, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c45da5450912de, // V_CMPX_LT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c65d85450912de, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x0be5d65420922b7, // V_CMPX_EQ_F32 ENC_VOPC default
    0x0c05dc5430922b7, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c25de5440922b7, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c45da5450922b7, // V_CMPX_EQ_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c65d85450922b7, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0be5d65420932d2, // V_CMPX_LE_F32 ENC_VOPC default
    0x0c05dc5430932d2, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c25de5440932d2, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c45da5450932d2, // V_CMPX_LE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c65d85450932d2, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x0be5d65420942c9, // V_CMPX_GT_F32 ENC_VOPC default
    0x0c05dc5430942c9, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c25de5440942c9, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c45da5450942c9, // V_CMPX_GT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c65d85450942c9, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x0be5d65420952db, // V_CMPX_LG_F32 ENC_VOPC default
    0x0c05dc5430952db, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c25de5440952db, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c45da5450952db, // V_CMPX_LG_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c65d85450952db, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x0be5d65420962c0, // V_CMPX_GE_F32 ENC_VOPC default
    0x0c05dc5430962c0, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c25de5440962c0, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c45da5450962c0, // V_CMPX_GE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c65d85450962c0, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x0be5d65420972ff, // V_CMPX_O_F32 ENC_VOPC default
    0x0c05dc5430972ff, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c25de5440972ff, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c45da5450972ff, // V_CMPX_O_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c65d85450972ff, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x0be5d6542098302, // V_CMPX_U_F32 ENC_VOPC default
    0x0c05dc543098302, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c25de544098302, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c45da545098302, // V_CMPX_U_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c65d8545098302, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x0be5d65420992f0, // V_CMPX_NGE_F32 ENC_VOPC default
    0x0c05dc5430992f0, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c25de5440992f0, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c45da5450992f0, // V_CMPX_NGE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c65d85450992f0, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0be5d654209a2f9, // V_CMPX_NLG_F32 ENC_VOPC default
    0x0c05dc54309a2f9, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c25de54409a2f9, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c45da54509a2f9, // V_CMPX_NLG_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c65d854509a2f9, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0be5d654209b2f3, // V_CMPX_NGT_F32 ENC_VOPC default
    0x0c05dc54309b2f3, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c25de54409b2f3, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c45da54509b2f3, // V_CMPX_NGT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c65d854509b2f3, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0be5d654209c2f6, // V_CMPX_NLE_F32 ENC_VOPC default
    0x0c05dc54309c2f6, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c25de54409c2f6, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c45da54509c2f6, // V_CMPX_NLE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c65d854509c2f6, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0be5d654209d2e7, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x0c05dc54309d2e7, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c25de54409d2e7, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c45da54509d2e7, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c65d854509d2e7, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0be5d654209e2fc, // V_CMPX_NLT_F32 ENC_VOPC default
    0x0c05dc54309e2fc, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c25de54409e2fc, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c45da54509e2fc, // V_CMPX_NLT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c65d854509e2fc, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0be5e45460a12df, // V_CMPX_LT_F64 ENC_VOPC default
    0x0c45e85470a12df, // V_CMPX_LT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65e65470a12df, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x0be5e45460a22b8, // V_CMPX_EQ_F64 ENC_VOPC default
    0x0c45e85470a22b8, // V_CMPX_EQ_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65e65470a22b8, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0be5e45460a32d3, // V_CMPX_LE_F64 ENC_VOPC default
    0x0c45e85470a32d3, // V_CMPX_LE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65e65470a32d3, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x0be5e45460a42ca, // V_CMPX_GT_F64 ENC_VOPC default
    0x0c45e85470a42ca, // V_CMPX_GT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65e65470a42ca, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x0be5e45460a52dc, // V_CMPX_LG_F64 ENC_VOPC default
    0x0c45e85470a52dc, // V_CMPX_LG_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65e65470a52dc, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x0be5e45460a62c1, // V_CMPX_GE_F64 ENC_VOPC default
    0x0c45e85470a62c1, // V_CMPX_GE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65e65470a62c1, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x0be5e45460a7300, // V_CMPX_O_F64 ENC_VOPC default
    0x0c45e85470a7300, // V_CMPX_O_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65e65470a7300, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x0be5e45460a8303, // V_CMPX_U_F64 ENC_VOPC default
    0x0c45e85470a8303, // V_CMPX_U_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65e65470a8303, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x0be5e45460a92f1, // V_CMPX_NGE_F64 ENC_VOPC default
    0x0c45e85470a92f1, // V_CMPX_NGE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65e65470a92f1, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0be5e45460aa2fa, // V_CMPX_NLG_F64 ENC_VOPC default
    0x0c45e85470aa2fa, // V_CMPX_NLG_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65e65470aa2fa, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0be5e45460ab2f4, // V_CMPX_NGT_F64 ENC_VOPC default
    0x0c45e85470ab2f4, // V_CMPX_NGT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65e65470ab2f4, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0be5e45460ac2f7, // V_CMPX_NLE_F64 ENC_VOPC default
    0x0c45e85470ac2f7, // V_CMPX_NLE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65e65470ac2f7, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0be5e45460ad2e8, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x0c45e85470ad2e8, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65e65470ad2e8, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0be5e45460ae2fd, // V_CMPX_NLT_F64 ENC_VOPC default
    0x0c45e85470ae2fd, // V_CMPX_NLT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65e65470ae2fd, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0be5f25480b12e0, // V_CMPX_LT_I16 ENC_VOPC default
    0x0c05f85490b12e0, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c25fa54a0b12e0, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c45f654b0b12e0, // V_CMPX_LT_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c65f454b0b12e0, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x0be5f25480b22b9, // V_CMPX_EQ_I16 ENC_VOPC default
    0x0c05f85490b22b9, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c25fa54a0b22b9, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c45f654b0b22b9, // V_CMPX_EQ_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c65f454b0b22b9, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0be5f25480b32d4, // V_CMPX_LE_I16 ENC_VOPC default
    0x0c05f85490b32d4, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c25fa54a0b32d4, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c45f654b0b32d4, // V_CMPX_LE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c65f454b0b32d4, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x0be5f25480b42cb, // V_CMPX_GT_I16 ENC_VOPC default
    0x0c05f85490b42cb, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c25fa54a0b42cb, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c45f654b0b42cb, // V_CMPX_GT_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c65f454b0b42cb, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x0be5f25480b52e9, // V_CMPX_NE_I16 ENC_VOPC default
    0x0c05f85490b52e9, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c25fa54a0b52e9, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c45f654b0b52e9, // V_CMPX_NE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c65f454b0b52e9, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x0be5f25480b62c2, // V_CMPX_GE_I16 ENC_VOPC default
    0x0c05f85490b62c2, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c25fa54a0b62c2, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c45f654b0b62c2, // V_CMPX_GE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c65f454b0b62c2, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x0be5f254c0b92e3, // V_CMPX_LT_U16 ENC_VOPC default
    0x0c05f854d0b92e3, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c25fa54e0b92e3, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c45f654f0b92e3, // V_CMPX_LT_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c65f454f0b92e3, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x0be5f254c0ba2bc, // V_CMPX_EQ_U16 ENC_VOPC default
    0x0c05f854d0ba2bc, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c25fa54e0ba2bc, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c45f654f0ba2bc, // V_CMPX_EQ_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c65f454f0ba2bc, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0be5f254c0bb2d7, // V_CMPX_LE_U16 ENC_VOPC default
    0x0c05f854d0bb2d7, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c25fa54e0bb2d7, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c45f654f0bb2d7, // V_CMPX_LE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c65f454f0bb2d7, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x0be5f254c0bc2ce, // V_CMPX_GT_U16 ENC_VOPC default
    0x0c05f854d0bc2ce, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c25fa54e0bc2ce, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c45f654f0bc2ce, // V_CMPX_GT_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c65f454f0bc2ce, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x0be5f254c0bd2ec, // V_CMPX_NE_U16 ENC_VOPC default
    0x0c05f854d0bd2ec, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c25fa54e0bd2ec, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c45f654f0bd2ec, // V_CMPX_NE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c65f454f0bd2ec, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x0be5f254c0be2c5, // V_CMPX_GE_U16 ENC_VOPC default
    0x0c05f854d0be2c5, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c25fa54e0be2c5, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c45f654f0be2c5, // V_CMPX_GE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c65f454f0be2c5, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x0be5d65500c12e1, // V_CMPX_LT_I32 ENC_VOPC default
    0x0c05dc5510c12e1, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c26045520c12e1, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c45da5530c12e1, // V_CMPX_LT_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c65d85530c12e1, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x0be5d65500c22ba, // V_CMPX_EQ_I32 ENC_VOPC default
    0x0c05dc5510c22ba, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c26045520c22ba, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c45da5530c22ba, // V_CMPX_EQ_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c65d85530c22ba, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0be5d65500c32d5, // V_CMPX_LE_I32 ENC_VOPC default
    0x0c05dc5510c32d5, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c26045520c32d5, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c45da5530c32d5, // V_CMPX_LE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c65d85530c32d5, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x0be5d65500c42cc, // V_CMPX_GT_I32 ENC_VOPC default
    0x0c05dc5510c42cc, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c26045520c42cc, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c45da5530c42cc, // V_CMPX_GT_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c65d85530c42cc, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x0be5d65500c52ea, // V_CMPX_NE_I32 ENC_VOPC default
    0x0c05dc5510c52ea, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c26045520c52ea, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c45da5530c52ea, // V_CMPX_NE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c65d85530c52ea, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x0be5d65500c62c3, // V_CMPX_GE_I32 ENC_VOPC default
    0x0c05dc5510c62c3, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c26045520c62c3, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c45da5530c62c3, // V_CMPX_GE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c65d85530c62c3, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x0be5d65540c92e4, // V_CMPX_LT_U32 ENC_VOPC default
    0x0c05dc5550c92e4, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c26045560c92e4, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c45da5570c92e4, // V_CMPX_LT_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c65d85570c92e4, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x0be5d65540ca2bd, // V_CMPX_EQ_U32 ENC_VOPC default
    0x0c05dc5550ca2bd, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c26045560ca2bd, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c45da5570ca2bd, // V_CMPX_EQ_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c65d85570ca2bd, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0be5d65540cb2d8, // V_CMPX_LE_U32 ENC_VOPC default
    0x0c05dc5550cb2d8, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c26045560cb2d8, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c45da5570cb2d8, // V_CMPX_LE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c65d85570cb2d8, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x0be5d65540cc2cf, // V_CMPX_GT_U32 ENC_VOPC default
    0x0c05dc5550cc2cf, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c26045560cc2cf, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c45da5570cc2cf, // V_CMPX_GT_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c65d85570cc2cf, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x0be5d65540cd2ed, // V_CMPX_NE_U32 ENC_VOPC default
    0x0c05dc5550cd2ed, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c26045560cd2ed, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c45da5570cd2ed, // V_CMPX_NE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c65d85570cd2ed, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x0be5d65540ce2c6, // V_CMPX_GE_U32 ENC_VOPC default
    0x0c05dc5550ce2c6, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c26045560ce2c6, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c45da5570ce2c6, // V_CMPX_GE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c65d85570ce2c6, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x0be60a5580d12e2, // V_CMPX_LT_I64 ENC_VOPC default
    0x0c460e5590d12e2, // V_CMPX_LT_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c660c5590d12e2, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x0be60a5580d22bb, // V_CMPX_EQ_I64 ENC_VOPC default
    0x0c460e5590d22bb, // V_CMPX_EQ_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c660c5590d22bb, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0be60a5580d32d6, // V_CMPX_LE_I64 ENC_VOPC default
    0x0c460e5590d32d6, // V_CMPX_LE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c660c5590d32d6, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x0be60a5580d42cd, // V_CMPX_GT_I64 ENC_VOPC default
    0x0c460e5590d42cd, // V_CMPX_GT_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c660c5590d42cd, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x0be60a5580d52eb, // V_CMPX_NE_I64 ENC_VOPC default
    0x0c460e5590d52eb, // V_CMPX_NE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c660c5590d52eb, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x0be60a5580d62c4, // V_CMPX_GE_I64 ENC_VOPC default
    0x0c460e5590d62c4, // V_CMPX_GE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c660c5590d62c4, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x0be60a55a0d92e5, // V_CMPX_LT_U64 ENC_VOPC default
    0x0c460e55b0d92e5, // V_CMPX_LT_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c660c55b0d92e5, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x0be60a55a0da2be, // V_CMPX_EQ_U64 ENC_VOPC default
    0x0c460e55b0da2be, // V_CMPX_EQ_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c660c55b0da2be, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0be60a55a0db2d9, // V_CMPX_LE_U64 ENC_VOPC default
    0x0c460e55b0db2d9, // V_CMPX_LE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c660c55b0db2d9, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x0be60a55a0dc2d0, // V_CMPX_GT_U64 ENC_VOPC default
    0x0c460e55b0dc2d0, // V_CMPX_GT_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c660c55b0dc2d0, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x0be60a55a0dd2ee, // V_CMPX_NE_U64 ENC_VOPC default
    0x0c460e55b0dd2ee, // V_CMPX_NE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c660c55b0dd2ee, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x0be60a55a0de2c7, // V_CMPX_GE_U64 ENC_VOPC default
    0x0c460e55b0de2c7, // V_CMPX_GE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c660c55b0de2c7, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x0be5c453e0fd2b3, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x0c05ca53f0fd2b3, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c25cc5400fd2b3, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c45c85410fd2b3, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c65c65410fd2b3, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0be5d655c0fe2b4, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x0c05dc55d0fe2b4, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c262055e0fe2b4, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c45da55f0fe2b4, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c65d855f0fe2b4, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0be6265600ff2b5, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x0c462a5610ff2b5, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c66285610ff2b5, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0c80181ac00047c, // V_NOP ENC_VOP1 default
    0x0c8140562001469, // V_MOV_B32 ENC_VOP1 default
    0x0ca146563001469, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc148564001469, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce144565001469, // V_MOV_B32 VOP1_INST_LITERAL64 has_lit64
    0x0d0142565001469, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x0d21525660024c3, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x0c8156567003375, // V_CVT_I32_F64 ENC_VOP1 default
    0x0cc15c568003375, // V_CVT_I32_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce15a569003375, // V_CVT_I32_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d0158569003375, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x0c816456a004370, // V_CVT_F64_I32 ENC_VOP1 default
    0x0cc16a56b004370, // V_CVT_F64_I32 VOP1_VOP_DPP16 has_dpp16
    0x0ce16856c004370, // V_CVT_F64_I32 VOP1_INST_LITERAL64 has_lit64
    0x0d016656c004370, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x0c814056d005369, // V_CVT_F32_I32 ENC_VOP1 default
    0x0ca14656e005369, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0x0cc17256f005369, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0x0ce144570005369, // V_CVT_F32_I32 VOP1_INST_LITERAL64 has_lit64
    0x0d0142570005369, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x0c814057100636a, // V_CVT_F32_U32 ENC_VOP1 default
    0x0ca14657200636a, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0cc17257300636a, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14457400636a, // V_CVT_F32_U32 VOP1_INST_LITERAL64 has_lit64
    0x0d014257400636a, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x0c81405750073c3, // V_CVT_U32_F32 ENC_VOP1 default
    0x0ca1465760073c3, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc1485770073c3, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1445780073c3, // V_CVT_U32_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01425780073c3, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x0c8140579008374, // V_CVT_I32_F32 ENC_VOP1 default
    0x0ca14657a008374, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14857b008374, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14457c008374, // V_CVT_I32_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014257c008374, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c818457d00a360, // V_CVT_F16_F32 ENC_VOP1 default
    0x0ca18a57e00a360, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc18c57f00a360, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce18858000a360, // V_CVT_F16_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d018658000a360, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x0c819658100b366, // V_CVT_F32_F16 ENC_VOP1 default
    0x0ca19c58200b366, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc19e58300b366, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce19a58400b366, // V_CVT_F32_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d019858400b366, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x0c814057900c377, // V_CVT_NEAREST_I32_F32 ENC_VOP1 default
    0x0ca14657a00c377, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14857b00c377, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14457c00c377, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014257c00c377, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c814057900d372, // V_CVT_FLOOR_I32_F32 ENC_VOP1 default
    0x0ca14657a00d372, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14857b00d372, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14457c00d372, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014257c00d372, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c814056d00e37a, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x0ca14656e00e37a, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0x0cc17256f00e37a, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0x0ce14457000e37a, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL64 has_lit64
    0x0d014257000e37a, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x0c815658500f367, // V_CVT_F32_F64 ENC_VOP1 default
    0x0cc15c58600f367, // V_CVT_F32_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce15a58700f367, // V_CVT_F32_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d015858700f367, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x0c816458801036f, // V_CVT_F64_F32 ENC_VOP1 default
    0x0cc1b058901036f, // V_CVT_F64_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce16858a01036f, // V_CVT_F64_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d016658a01036f, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x0c814057101136b, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x0ca14657201136b, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0x0cc17257301136b, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0x0ce14457401136b, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL64 has_lit64
    0x0d014257401136b, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x0c814057101236c, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x0ca14657201236c, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0x0cc17257301236c, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0x0ce14457401236c, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL64 has_lit64
    0x0d014257401236c, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x0c814057101336d, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x0ca14657201336d, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0x0cc17257301336d, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0x0ce14457401336d, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL64 has_lit64
    0x0d014257401336d, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x0c814057101436e, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x0ca14657201436e, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0x0cc17257301436e, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0x0ce14457401436e, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL64 has_lit64
    0x0d014257401436e, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x0c815658b0153c4, // V_CVT_U32_F64 ENC_VOP1 default
    0x0cc15c58c0153c4, // V_CVT_U32_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce15a58d0153c4, // V_CVT_U32_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d015858d0153c4, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x0c816458e016371, // V_CVT_F64_U32 ENC_VOP1 default
    0x0cc16a58f016371, // V_CVT_F64_U32 VOP1_VOP_DPP16 has_dpp16
    0x0ce168590016371, // V_CVT_F64_U32 VOP1_INST_LITERAL64 has_lit64
    0x0d0166590016371, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x0c81b8591017509, // V_TRUNC_F64 ENC_VOP1 default
    0x0cc1be592017509, // V_TRUNC_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1bc593017509, // V_TRUNC_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ba593017509, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x0c81b85910182b0, // V_CEIL_F64 ENC_VOP1 default
    0x0cc1be5920182b0, // V_CEIL_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1bc5930182b0, // V_CEIL_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ba5930182b0, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x0c81b85910194c7, // V_RNDNE_F64 ENC_VOP1 default
    0x0cc1be5920194c7, // V_RNDNE_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1bc5930194c7, // V_RNDNE_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ba5930194c7, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x0c81b859101a3f0, // V_FLOOR_F64 ENC_VOP1 default
    0x0cc1be59201a3f0, // V_FLOOR_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1bc59301a3f0, // V_FLOOR_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ba59301a3f0, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x0c80181ac01b491, // V_PIPEFLUSH ENC_VOP1 default
    0x0c81c659401c468, // V_MOV_B16 ENC_VOP1 default
    0x0ca1cc59501c468, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1ce59601c468, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ca59701c468, // V_MOV_B16 VOP1_INST_LITERAL64 has_lit64
    0x0d01c859701c468, // V_MOV_B16 VOP1_INST_LITERAL has_lit
    0x0c81d859801d46a, // V_MOV_B64 ENC_VOP1 default
    0x0cc1de59901d46a, // V_MOV_B64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc59a01d46a, // V_MOV_B64 VOP1_INST_LITERAL64 has_lit64
    0x0d01da59a01d46a, // V_MOV_B64 VOP1_INST_LITERAL has_lit
    0x0c814059b01e505, // V_TANH_F32 ENC_VOP1 default
    0x0ca14659c01e505, // V_TANH_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14859d01e505, // V_TANH_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14459e01e505, // V_TANH_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014259e01e505, // V_TANH_F32 VOP1_INST_LITERAL has_lit
    0x0c81e659f01f504, // V_TANH_F16 ENC_VOP1 default
    0x0ca1ec5a001f504, // V_TANH_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1ee5a101f504, // V_TANH_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ea5a201f504, // V_TANH_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01e85a201f504, // V_TANH_F16 VOP1_INST_LITERAL has_lit
    0x0c814059b020405, // V_FRACT_F32 ENC_VOP1 default
    0x0ca14659c020405, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14859d020405, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14459e020405, // V_FRACT_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014259e020405, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x0c814059b021508, // V_TRUNC_F32 ENC_VOP1 default
    0x0ca14659c021508, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14859d021508, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14459e021508, // V_TRUNC_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014259e021508, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x0c814059b0222af, // V_CEIL_F32 ENC_VOP1 default
    0x0ca14659c0222af, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14859d0222af, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14459e0222af, // V_CEIL_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014259e0222af, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x0c814059b0234c6, // V_RNDNE_F32 ENC_VOP1 default
    0x0ca14659c0234c6, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14859d0234c6, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14459e0234c6, // V_RNDNE_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014259e0234c6, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x0c814059b0243ef, // V_FLOOR_F32 ENC_VOP1 default
    0x0ca14659c0243ef, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14859d0243ef, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14459e0243ef, // V_FLOOR_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014259e0243ef, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x0c814059b0253ed, // V_EXP_F32 ENC_VOP1 default
    0x0ca14659c0253ed, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14859d0253ed, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14459e0253ed, // V_EXP_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014259e0253ed, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x0c814059b027413, // V_LOG_F32 ENC_VOP1 default
    0x0ca14659c027413, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14859d027413, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14459e027413, // V_LOG_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014259e027413, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x0c814059b02a4c0, // V_RCP_F32 ENC_VOP1 default
    0x0ca14659c02a4c0, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14859d02a4c0, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14459e02a4c0, // V_RCP_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014259e02a4c0, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x0c814059b02b4c2, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x0ca14659c02b4c2, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14859d02b4c2, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14459e02b4c2, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014259e02b4c2, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x0c814059b02e4ca, // V_RSQ_F32 ENC_VOP1 default
    0x0ca14659c02e4ca, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14859d02e4ca, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14459e02e4ca, // V_RSQ_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014259e02e4ca, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x0c81b859102f4c1, // V_RCP_F64 ENC_VOP1 default
    0x0ce1bc59302f4c1, // V_RCP_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ba59302f4c1, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x0c81b85910314cb, // V_RSQ_F64 ENC_VOP1 default
    0x0ce1bc5930314cb, // V_RSQ_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ba5930314cb, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x0c814059b0334d8, // V_SQRT_F32 ENC_VOP1 default
    0x0ca14659c0334d8, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14859d0334d8, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14459e0334d8, // V_SQRT_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014259e0334d8, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x0c81b85910344d9, // V_SQRT_F64 ENC_VOP1 default
    0x0ce1bc5930344d9, // V_SQRT_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ba5930344d9, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x0c814059b0354d5, // V_SIN_F32 ENC_VOP1 default
    0x0ca14659c0354d5, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14859d0354d5, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14459e0354d5, // V_SIN_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014259e0354d5, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x0c814059b036359, // V_COS_F32 ENC_VOP1 default
    0x0ca14659c036359, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14859d036359, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14459e036359, // V_COS_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014259e036359, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x0c81405a303747e, // V_NOT_B32 ENC_VOP1 default
    0x0ca1465a403747e, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc1725a503747e, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1445a603747e, // V_NOT_B32 VOP1_INST_LITERAL64 has_lit64
    0x0d01425a603747e, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x0c81405620382ab, // V_BFREV_B32 ENC_VOP1 default
    0x0ca1465630382ab, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc1485640382ab, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1445650382ab, // V_BFREV_B32 VOP1_INST_LITERAL64 has_lit64
    0x0d01425650382ab, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x0c81405a70392b2, // V_CLZ_I32_U32 ENC_VOP1 default
    0x0ca1465a80392b2, // V_CLZ_I32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0cc1725a90392b2, // V_CLZ_I32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1445aa0392b2, // V_CLZ_I32_U32 VOP1_INST_LITERAL64 has_lit64
    0x0d01425aa0392b2, // V_CLZ_I32_U32 VOP1_INST_LITERAL has_lit
    0x0c81405a703a35a, // V_CTZ_I32_B32 ENC_VOP1 default
    0x0ca1465a803a35a, // V_CTZ_I32_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc1725a903a35a, // V_CTZ_I32_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1445aa03a35a, // V_CTZ_I32_B32 VOP1_INST_LITERAL64 has_lit64
    0x0d01425aa03a35a, // V_CTZ_I32_B32 VOP1_INST_LITERAL has_lit
    0x0c81405ab03b2b1, // V_CLS_I32 ENC_VOP1 default
    0x0ca1465ac03b2b1, // V_CLS_I32 VOP1_VOP_DPP8 has_dpp8
    0x0cc1725ad03b2b1, // V_CLS_I32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1445ae03b2b1, // V_CLS_I32 VOP1_INST_LITERAL64 has_lit64
    0x0d01425ae03b2b1, // V_CLS_I32 VOP1_INST_LITERAL has_lit
    0x0c815656703c409, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x0cc15c56803c409, // V_FREXP_EXP_I32_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce15a56903c409, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d015856903c409, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x0c81b859103d40c, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x0cc1be59203d40c, // V_FREXP_MANT_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1bc59303d40c, // V_FREXP_MANT_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ba59303d40c, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x0c81b859103e406, // V_FRACT_F64 ENC_VOP1 default
    0x0cc1be59203e406, // V_FRACT_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1bc59303e406, // V_FRACT_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ba59303e406, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x0c814057903f408, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x0ca14657a03f408, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14857b03f408, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14457c03f408, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014257c03f408, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c814059b04040b, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x0ca14659c04040b, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14859d04040b, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14459e04040b, // V_FREXP_MANT_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014259e04040b, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x0c81405af042464, // V_MOVRELD_B32 ENC_VOP1 default
    0x0ca1465b0042464, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc1485b1042464, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1445b2042464, // V_MOVRELD_B32 VOP1_INST_LITERAL64 has_lit64
    0x0d01425b2042464, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0x0d21405b3043467, // V_MOVRELS_B32 ENC_VOP1 default
    0x0ca1465b0043467, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc1485b1043467, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0x0d21405b3044466, // V_MOVRELSD_B32 ENC_VOP1 default
    0x0ca1465b0044466, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc1485b1044466, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0d21405b3048465, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0x0ca1465b0048465, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc1485b1048465, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0x0d21405b4049484, // V_PERMLANE16_SWAP_B32 ENC_VOP1 default
    0x0c82025b504a503, // V_TANH_BF16 ENC_VOP1 default
    0x0ca2085b604a503, // V_TANH_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc20a5b704a503, // V_TANH_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2065b804a503, // V_TANH_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d02045b804a503, // V_TANH_BF16 VOP1_INST_LITERAL has_lit
    0x0c814056204b4bc, // V_PRNG_B32 ENC_VOP1 default
    0x0ca14656304b4bc, // V_PRNG_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14856404b4bc, // V_PRNG_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14456504b4bc, // V_PRNG_B32 VOP1_INST_LITERAL64 has_lit64
    0x0d014256504b4bc, // V_PRNG_B32 VOP1_INST_LITERAL has_lit
    0x0c82145b9050363, // V_CVT_F16_U16 ENC_VOP1 default
    0x0ca21a5ba050363, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x0cc21c5bb050363, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2185bc050363, // V_CVT_F16_U16 VOP1_INST_LITERAL64 has_lit64
    0x0d02165bc050363, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x0c82145bd051362, // V_CVT_F16_I16 ENC_VOP1 default
    0x0ca21a5be051362, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x0cc21c5bf051362, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2185c0051362, // V_CVT_F16_I16 VOP1_INST_LITERAL64 has_lit64
    0x0d02165c0051362, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x0c82265c10523c2, // V_CVT_U16_F16 ENC_VOP1 default
    0x0ca22c5c20523c2, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc22e5c30523c2, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce22a5c40523c2, // V_CVT_U16_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d02285c40523c2, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x0c82265c5053373, // V_CVT_I16_F16 ENC_VOP1 default
    0x0ca22c5c6053373, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc22e5c7053373, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce22a5c8053373, // V_CVT_I16_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d02285c8053373, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c81e659f0544bf, // V_RCP_F16 ENC_VOP1 default
    0x0ca1ec5a00544bf, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1ee5a10544bf, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ea5a20544bf, // V_RCP_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01e85a20544bf, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x0c81e659f0554d7, // V_SQRT_F16 ENC_VOP1 default
    0x0ca1ec5a00554d7, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1ee5a10554d7, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ea5a20554d7, // V_SQRT_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01e85a20554d7, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x0c81e659f0564c9, // V_RSQ_F16 ENC_VOP1 default
    0x0ca1ec5a00564c9, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1ee5a10564c9, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ea5a20564c9, // V_RSQ_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01e85a20564c9, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x0c81e659f057412, // V_LOG_F16 ENC_VOP1 default
    0x0ca1ec5a0057412, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1ee5a1057412, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ea5a2057412, // V_LOG_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01e85a2057412, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x0c81e659f0583ec, // V_EXP_F16 ENC_VOP1 default
    0x0ca1ec5a00583ec, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1ee5a10583ec, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ea5a20583ec, // V_EXP_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01e85a20583ec, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x0c81e659f05940a, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x0ca1ec5a005940a, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1ee5a105940a, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ea5a205940a, // V_FREXP_MANT_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01e85a205940a, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x0c82265c505a407, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x0ca22c5c605a407, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc22e5c705a407, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce22a5c805a407, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d02285c805a407, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c81e659f05b3ee, // V_FLOOR_F16 ENC_VOP1 default
    0x0ca1ec5a005b3ee, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1ee5a105b3ee, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ea5a205b3ee, // V_FLOOR_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01e85a205b3ee, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x0c81e659f05c2ae, // V_CEIL_F16 ENC_VOP1 default
    0x0ca1ec5a005c2ae, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1ee5a105c2ae, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ea5a205c2ae, // V_CEIL_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01e85a205c2ae, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x0c81e659f05d507, // V_TRUNC_F16 ENC_VOP1 default
    0x0ca1ec5a005d507, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1ee5a105d507, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ea5a205d507, // V_TRUNC_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01e85a205d507, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x0c81e659f05e4c5, // V_RNDNE_F16 ENC_VOP1 default
    0x0ca1ec5a005e4c5, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1ee5a105e4c5, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ea5a205e4c5, // V_RNDNE_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01e85a205e4c5, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x0c81e659f05f404, // V_FRACT_F16 ENC_VOP1 default
    0x0ca1ec5a005f404, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1ee5a105f404, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ea5a205f404, // V_FRACT_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01e85a205f404, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x0c81e659f0604d4, // V_SIN_F16 ENC_VOP1 default
    0x0ca1ec5a00604d4, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1ee5a10604d4, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ea5a20604d4, // V_SIN_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01e85a20604d4, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x0c81e659f061358, // V_COS_F16 ENC_VOP1 default
    0x0ca1ec5a0061358, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1ee5a1061358, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ea5a2061358, // V_COS_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01e85a2061358, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x0c81405c90624d2, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x0ca1465ca0624d2, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1725cb0624d2, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1445cc0624d2, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL64 has_lit64
    0x0d01425cc0624d2, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x0c82265c5063378, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x0ca22c5c6063378, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc22e5c7063378, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce22a5c8063378, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d02285c8063378, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c82265c1064379, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x0ca22c5c2064379, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc22e5c3064379, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce22a5c4064379, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d02285c4064379, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x0d22385b40654ea, // V_SWAP_B32 ENC_VOP1 default
    0x0d223a5cd0664e9, // V_SWAP_B16 ENC_VOP1 default
    0x0d22385ce0684e8, // V_SWAPREL_B32 ENC_VOP1 default
    0x0c81c65cf06947d, // V_NOT_B16 ENC_VOP1 default
    0x0ca1cc5d006947d, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1ce5d106947d, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ca5d206947d, // V_NOT_B16 VOP1_INST_LITERAL64 has_lit64
    0x0d01c85d206947d, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0x0c823c5d306a376, // V_CVT_I32_I16 ENC_VOP1 default
    0x0ca2425d406a376, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2445d506a376, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2405d606a376, // V_CVT_I32_I16 VOP1_INST_LITERAL64 has_lit64
    0x0d023e5d606a376, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0x0c823c5d706b3c5, // V_CVT_U32_U16 ENC_VOP1 default
    0x0ca2425d806b3c5, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2445d906b3c5, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2405da06b3c5, // V_CVT_U32_U16 VOP1_INST_LITERAL64 has_lit64
    0x0d023e5da06b3c5, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0x0c81405db06c368, // V_CVT_F32_FP8 ENC_VOP1 default
    0x0ca1465dc06c368, // V_CVT_F32_FP8 VOP1_VOP_DPP8 has_dpp8
    0x0cc1485dd06c368, // V_CVT_F32_FP8 VOP1_VOP_DPP16 has_dpp16
    0x0ce1445de06c368, // V_CVT_F32_FP8 VOP1_INST_LITERAL64 has_lit64
    0x0d01425de06c368, // V_CVT_F32_FP8 VOP1_INST_LITERAL has_lit
    0x0c81405df06d365, // V_CVT_F32_BF8 ENC_VOP1 default
    0x0ca1465e006d365, // V_CVT_F32_BF8 VOP1_VOP_DPP8 has_dpp8
    0x0cc1485e106d365, // V_CVT_F32_BF8 VOP1_VOP_DPP16 has_dpp16
    0x0ce1445e206d365, // V_CVT_F32_BF8 VOP1_INST_LITERAL64 has_lit64
    0x0d01425e206d365, // V_CVT_F32_BF8 VOP1_INST_LITERAL has_lit
    0x0c825e5e306e382, // V_CVT_PK_F32_FP8 ENC_VOP1 default
    0x0ce2625e406e382, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL64 has_lit64
    0x0d02605e406e382, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL has_lit
    0x0c825e5e506f381, // V_CVT_PK_F32_BF8 ENC_VOP1 default
    0x0ce2625e606f381, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL64 has_lit64
    0x0d02605e606f381, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL has_lit
    0x0c82685e7072364, // V_CVT_F32_BF16 ENC_VOP1 default
    0x0ca26e5e8072364, // V_CVT_F32_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2705e9072364, // V_CVT_F32_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce26c5ea072364, // V_CVT_F32_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d026a5ea072364, // V_CVT_F32_BF16 VOP1_INST_LITERAL has_lit
    0x0c81405eb0734d0, // V_SAT_PK4_I4_I8 ENC_VOP1 default
    0x0ca1465ec0734d0, // V_SAT_PK4_I4_I8 VOP1_VOP_DPP8 has_dpp8
    0x0cc1725ed0734d0, // V_SAT_PK4_I4_I8 VOP1_VOP_DPP16 has_dpp16
    0x0ce1445ee0734d0, // V_SAT_PK4_I4_I8 VOP1_INST_LITERAL64 has_lit64
    0x0d01425ee0734d0, // V_SAT_PK4_I4_I8 VOP1_INST_LITERAL has_lit
    0x0c81405ef0744d1, // V_SAT_PK4_U4_U8 ENC_VOP1 default
    0x0ca1465f00744d1, // V_SAT_PK4_U4_U8 VOP1_VOP_DPP8 has_dpp8
    0x0cc1725f10744d1, // V_SAT_PK4_U4_U8 VOP1_VOP_DPP16 has_dpp16
    0x0ce1445f20744d1, // V_SAT_PK4_U4_U8 VOP1_INST_LITERAL64 has_lit64
    0x0d01425f20744d1, // V_SAT_PK4_U4_U8 VOP1_INST_LITERAL has_lit
    0x0c823a5f3075380, // V_CVT_PK_F16_FP8 ENC_VOP1 default
    0x0ca1cc5f4075380, // V_CVT_PK_F16_FP8 VOP1_VOP_DPP8 has_dpp8
    0x0cc1ce5f5075380, // V_CVT_PK_F16_FP8 VOP1_VOP_DPP16 has_dpp16
    0x0ce27c5f6075380, // V_CVT_PK_F16_FP8 VOP1_INST_LITERAL64 has_lit64
    0x0d027a5f6075380, // V_CVT_PK_F16_FP8 VOP1_INST_LITERAL has_lit
    0x0c823a5f707637e, // V_CVT_PK_F16_BF8 ENC_VOP1 default
    0x0ca1cc5f807637e, // V_CVT_PK_F16_BF8 VOP1_VOP_DPP8 has_dpp8
    0x0cc1ce5f907637e, // V_CVT_PK_F16_BF8 VOP1_VOP_DPP16 has_dpp16
    0x0ce27c5fa07637e, // V_CVT_PK_F16_BF8 VOP1_INST_LITERAL64 has_lit64
    0x0d027a5fa07637e, // V_CVT_PK_F16_BF8 VOP1_INST_LITERAL has_lit
    0x0c81845fb077361, // V_CVT_F16_FP8 ENC_VOP1 default
    0x0ca18a5fc077361, // V_CVT_F16_FP8 VOP1_VOP_DPP8 has_dpp8
    0x0cc2865fd077361, // V_CVT_F16_FP8 VOP1_VOP_DPP16 has_dpp16
    0x0ce1885fe077361, // V_CVT_F16_FP8 VOP1_INST_LITERAL64 has_lit64
    0x0d01865fe077361, // V_CVT_F16_FP8 VOP1_INST_LITERAL has_lit
    0x0c81845ff07835f, // V_CVT_F16_BF8 ENC_VOP1 default
    0x0ca18a60007835f, // V_CVT_F16_BF8 VOP1_VOP_DPP8 has_dpp8
    0x0cc28660107835f, // V_CVT_F16_BF8 VOP1_VOP_DPP16 has_dpp16
    0x0ce18860207835f, // V_CVT_F16_BF8 VOP1_INST_LITERAL64 has_lit64
    0x0d018660207835f, // V_CVT_F16_BF8 VOP1_INST_LITERAL has_lit
    0x0c82025b50794be, // V_RCP_BF16 ENC_VOP1 default
    0x0ca2085b60794be, // V_RCP_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc20a5b70794be, // V_RCP_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2065b80794be, // V_RCP_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d02045b80794be, // V_RCP_BF16 VOP1_INST_LITERAL has_lit
    0x0c82025b507a4d6, // V_SQRT_BF16 ENC_VOP1 default
    0x0ca2085b607a4d6, // V_SQRT_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc20a5b707a4d6, // V_SQRT_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2065b807a4d6, // V_SQRT_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d02045b807a4d6, // V_SQRT_BF16 VOP1_INST_LITERAL has_lit
    0x0c82025b507b4c8, // V_RSQ_BF16 ENC_VOP1 default
    0x0ca2085b607b4c8, // V_RSQ_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc20a5b707b4c8, // V_RSQ_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2065b807b4c8, // V_RSQ_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d02045b807b4c8, // V_RSQ_BF16 VOP1_INST_LITERAL has_lit
    0x0c82025b507c411, // V_LOG_BF16 ENC_VOP1 default
    0x0ca2085b607c411, // V_LOG_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc20a5b707c411, // V_LOG_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2065b807c411, // V_LOG_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d02045b807c411, // V_LOG_BF16 VOP1_INST_LITERAL has_lit
    0x0c82025b507d3eb, // V_EXP_BF16 ENC_VOP1 default
    0x0ca2085b607d3eb, // V_EXP_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc20a5b707d3eb, // V_EXP_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2065b807d3eb, // V_EXP_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d02045b807d3eb, // V_EXP_BF16 VOP1_INST_LITERAL has_lit
    0x0c82025b507e4d3, // V_SIN_BF16 ENC_VOP1 default
    0x0ca2085b607e4d3, // V_SIN_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc20a5b707e4d3, // V_SIN_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2065b807e4d3, // V_SIN_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d02045b807e4d3, // V_SIN_BF16 VOP1_INST_LITERAL has_lit
    0x0c82025b507f357, // V_COS_BF16 ENC_VOP1 default
    0x0ca2085b607f357, // V_COS_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc20a5b707f357, // V_COS_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2065b807f357, // V_COS_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d02045b807f357, // V_COS_BF16 VOP1_INST_LITERAL has_lit
    0x0d44f46030004a2, // V_PK_MAD_I16 ENC_VOP3P default
    0x0d64f66040004a2, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84f66050004a2, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4f66060004a2, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4f66070004a2, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x0de4f66080004a2, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04f66090004a2, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24f660a0004a2, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44f860b0014b9, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x0d64fa60c0014b9, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84fa60d0014b9, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4fa60e0014b9, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44f860f002495, // V_PK_ADD_I16 ENC_VOP3P default
    0x0d64fa610002495, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84fa611002495, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4fa612002495, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44f860f0034ba, // V_PK_SUB_I16 ENC_VOP3P default
    0x0d64fa6100034ba, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84fa6110034ba, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4fa6120034ba, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44f860b0044a0, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x0d64fa60c0044a0, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0d84fa60d0044a0, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0da4fa60e0044a0, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44f860b0054a1, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x0d64fa60c0054a1, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0d84fa60d0054a1, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0da4fa60e0054a1, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44f861300649b, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x0d64fa61400649b, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84fa61500649b, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4fa61600649b, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44f860f0074a9, // V_PK_MAX_I16 ENC_VOP3P default
    0x0d64fa6100074a9, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84fa6110074a9, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4fa6120074a9, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44f860f0084b2, // V_PK_MIN_I16 ENC_VOP3P default
    0x0d64fa6100084b2, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84fa6110084b2, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4fa6120084b2, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44f46170094a3, // V_PK_MAD_U16 ENC_VOP3P default
    0x0d64f66180094a3, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84f66190094a3, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4f661a0094a3, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4f661b0094a3, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x0de4f661c0094a3, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04f661d0094a3, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24f661e0094a3, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44f860b00a49a, // V_PK_ADD_U16 ENC_VOP3P default
    0x0d64fa60c00a49a, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84fa60d00a49a, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4fa60e00a49a, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44f860b00b4bb, // V_PK_SUB_U16 ENC_VOP3P default
    0x0d64fa60c00b4bb, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84fa60d00b4bb, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4fa60e00b4bb, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44f860b00c4ac, // V_PK_MAX_U16 ENC_VOP3P default
    0x0d64fa60c00c4ac, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84fa60d00c4ac, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4fa60e00c4ac, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44f860b00d4b5, // V_PK_MIN_U16 ENC_VOP3P default
    0x0d64fa60c00d4b5, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84fa60d00d4b5, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4fa60e00d4b5, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44fc61f00e49e, // V_PK_FMA_F16 ENC_VOP3P default
    0x0d64fe62000e49e, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d84fe62100e49e, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da4fe62200e49e, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4fe62300e49e, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de4fe62400e49e, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04fe62500e49e, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24fe62600e49e, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d450062700f493, // V_PK_ADD_F16 ENC_VOP3P default
    0x0d650262800f493, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d850262900f493, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da50262a00f493, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d45006270104b7, // V_PK_MUL_F16 ENC_VOP3P default
    0x0d65026280104b7, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d85026290104b7, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da50262a0104b7, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d450462b01149d, // V_PK_FMA_BF16 ENC_VOP3P default
    0x0d650662c01149d, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d850662d01149d, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da50662e01149d, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc50662f01149d, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_2
    0x0de50663001149d, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e050663101149d, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e250663201149d, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d4508603014496, // V_PK_ADD_MAX_I16 ENC_VOP3P default
    0x0d650a604014496, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d850a605014496, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da50a606014496, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc50a607014496, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_2
    0x0de50a608014496, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e050a609014496, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e250a60a014496, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d4508617015497, // V_PK_ADD_MAX_U16 ENC_VOP3P default
    0x0d650a618015497, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d850a619015497, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da50a61a015497, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc50a61b015497, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_2
    0x0de50a61c015497, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e050a61d015497, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e250a61e015497, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d450c6330163cd, // V_DOT4_I32_IU8 ENC_VOP3P default
    0x0d650e6340163cd, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0x0d850e6350163cd, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0x0da50e6360163cd, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc50e6370163cd, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0x0de50e6380163cd, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e050e6390163cd, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e250e63a0163cd, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d450c2a50173ce, // V_DOT4_U32_U8 ENC_VOP3P default
    0x0d650e63b0173ce, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0x0d850e63c0173ce, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0x0da50e63d0173ce, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc50e63e0173ce, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0x0de50e63f0173ce, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e050e6400173ce, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e250e6410173ce, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d450c6420183cf, // V_DOT8_I32_IU4 ENC_VOP3P default
    0x0d650e6430183cf, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0x0d850e6440183cf, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0x0da50e6450183cf, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc50e6460183cf, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0x0de50e6470183cf, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e050e6480183cf, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e250e6490183cf, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d450c64a0193d0, // V_DOT8_U32_U4 ENC_VOP3P default
    0x0d650e64b0193d0, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0x0d850e64c0193d0, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0x0da50e64d0193d0, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc50e64e0193d0, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0x0de50e64f0193d0, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e050e6500193d0, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e250e6510193d0, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d450062701b4b4, // V_PK_MIN_NUM_F16 ENC_VOP3P default
    0x0d650262801b4b4, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d850262901b4b4, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da50262a01b4b4, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d450062701c4ab, // V_PK_MAX_NUM_F16 ENC_VOP3P default
    0x0d650262801c4ab, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d850262901c4ab, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da50262a01c4ab, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d450062701d4b1, // V_PK_MINIMUM_F16 ENC_VOP3P default
    0x0d650262801d4b1, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d850262901d4b1, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da50262a01d4b1, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d450062701e4a8, // V_PK_MAXIMUM_F16 ENC_VOP3P default
    0x0d650262801e4a8, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d850262901e4a8, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da50262a01e4a8, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d451065201f49f, // V_PK_FMA_F32 ENC_VOP3P default
    0x0d651265301f49f, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_0
    0x0d851265401f49f, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_1
    0x0da51265501f49f, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc51265601f49f, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_2
    0x0de51265701f49f, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e051265801f49f, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e251265901f49f, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d451465a020402, // V_FMA_MIX_F32 ENC_VOP3P default
    0x0e451865b020402, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0x0e651a65c020402, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0x0d651665d020402, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x0d851665e020402, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x0da51665f020402, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc516660020402, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x0de516661020402, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e0516662020402, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e2516663020402, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d4514664021401, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x0e4518665021401, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0e651a666021401, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0d6516667021401, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d8516668021401, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da516669021401, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc51666a021401, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de51666b021401, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e051666c021401, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e251666d021401, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d45146640223ff, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x0e45186650223ff, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0e651a6660223ff, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0d65166670223ff, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d85166680223ff, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da5166690223ff, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc51666a0223ff, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de51666b0223ff, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e051666c0223ff, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e251666d0223ff, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d451c66e023492, // V_PK_ADD_BF16 ENC_VOP3P default
    0x0d651e66f023492, // V_PK_ADD_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d851e670023492, // V_PK_ADD_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da51e671023492, // V_PK_ADD_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d45206720284b8, // V_PK_MUL_F32 ENC_VOP3P default
    0x0d65226730284b8, // V_PK_MUL_F32 VOP3P_INST_LITERAL has_lit_0
    0x0d85226740284b8, // V_PK_MUL_F32 VOP3P_INST_LITERAL has_lit_1
    0x0da5226750284b8, // V_PK_MUL_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d4520672029494, // V_PK_ADD_F32 ENC_VOP3P default
    0x0d6522673029494, // V_PK_ADD_F32 VOP3P_INST_LITERAL has_lit_0
    0x0d8522674029494, // V_PK_ADD_F32 VOP3P_INST_LITERAL has_lit_1
    0x0da522675029494, // V_PK_ADD_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d451c66e02a4b6, // V_PK_MUL_BF16 ENC_VOP3P default
    0x0d651e66f02a4b6, // V_PK_MUL_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d851e67002a4b6, // V_PK_MUL_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da51e67102a4b6, // V_PK_MUL_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d451c66e02b4b3, // V_PK_MIN_NUM_BF16 ENC_VOP3P default
    0x0d651e66f02b4b3, // V_PK_MIN_NUM_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d851e67002b4b3, // V_PK_MIN_NUM_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da51e67102b4b3, // V_PK_MIN_NUM_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d451c66e02c4aa, // V_PK_MAX_NUM_BF16 ENC_VOP3P default
    0x0d651e66f02c4aa, // V_PK_MAX_NUM_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d851e67002c4aa, // V_PK_MAX_NUM_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da51e67102c4aa, // V_PK_MAX_NUM_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d450860302d498, // V_PK_ADD_MIN_I16 ENC_VOP3P default
    0x0d650a60402d498, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d850a60502d498, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da50a60602d498, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc50a60702d498, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_2
    0x0de50a60802d498, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e050a60902d498, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e250a60a02d498, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d450861702e499, // V_PK_ADD_MIN_U16 ENC_VOP3P default
    0x0d650a61802e499, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d850a61902e499, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da50a61a02e499, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc50a61b02e499, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_2
    0x0de50a61c02e499, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e050a61d02e499, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e250a61e02e499, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d450860302f4a4, // V_PK_MAX3_I16 ENC_VOP3P default
    0x0d650a60402f4a4, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d850a60502f4a4, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da50a60602f4a4, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc50a60702f4a4, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_2
    0x0de50a60802f4a4, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e050a60902f4a4, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e250a60a02f4a4, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d45086170304a6, // V_PK_MAX3_U16 ENC_VOP3P default
    0x0d650a6180304a6, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d850a6190304a6, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da50a61a0304a6, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc50a61b0304a6, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_2
    0x0de50a61c0304a6, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e050a61d0304a6, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e250a61e0304a6, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d45086030314ad, // V_PK_MIN3_I16 ENC_VOP3P default
    0x0d650a6040314ad, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d850a6050314ad, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da50a6060314ad, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc50a6070314ad, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_2
    0x0de50a6080314ad, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e050a6090314ad, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e250a60a0314ad, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d45086170324af, // V_PK_MIN3_U16 ENC_VOP3P default
    0x0d650a6180324af, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d850a6190324af, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da50a61a0324af, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc50a61b0324af, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_2
    0x0de50a61c0324af, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e050a61d0324af, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e250a61e0324af, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0e8524676033517, // V_WMMA_F32_16X16X128_F8F6F4 ENC_VOP3P default
    0x0d44fc61f0364b0, // V_PK_MINIMUM3_F16 ENC_VOP3P default
    0x0d64fe6200364b0, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d84fe6210364b0, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da4fe6220364b0, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4fe6230364b0, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de4fe6240364b0, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04fe6250364b0, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24fe6260364b0, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44fc61f0374a7, // V_PK_MAXIMUM3_F16 ENC_VOP3P default
    0x0d64fe6200374a7, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d84fe6210374a7, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da4fe6220374a7, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4fe6230374a7, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de4fe6240374a7, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04fe6250374a7, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24fe6260374a7, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44fc61f0384ae, // V_PK_MIN3_NUM_F16 ENC_VOP3P default
    0x0d64fe6200384ae, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d84fe6210384ae, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da4fe6220384ae, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4fe6230384ae, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de4fe6240384ae, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04fe6250384ae, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24fe6260384ae, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44fc61f0394a5, // V_PK_MAX3_NUM_F16 ENC_VOP3P default
    0x0d64fe6200394a5, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d84fe6210394a5, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da4fe6220394a5, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4fe6230394a5, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de4fe6240394a5, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04fe6250394a5, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24fe6260394a5, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d452665a03d403, // V_FMA_MIX_F32_BF16 ENC_VOP3P default
    0x0e452a65b03d403, // V_FMA_MIX_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x0e652c65c03d403, // V_FMA_MIX_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x0d652865d03d403, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d852865e03d403, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da52865f03d403, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc52866003d403, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0x0de52866103d403, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e052866203d403, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e252866303d403, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d452667703e400, // V_FMA_MIXLO_BF16 ENC_VOP3P default
    0x0e452a67803e400, // V_FMA_MIXLO_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x0e652c67903e400, // V_FMA_MIXLO_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x0d652867a03e400, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d852867b03e400, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da52867c03e400, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc52867d03e400, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_2
    0x0de52867e03e400, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e052867f03e400, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e252868003e400, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d452667703f3fe, // V_FMA_MIXHI_BF16 ENC_VOP3P default
    0x0e452a67803f3fe, // V_FMA_MIXHI_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x0e652c67903f3fe, // V_FMA_MIXHI_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x0d652867a03f3fe, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d852867b03f3fe, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da52867c03f3fe, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc52867d03f3fe, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_2
    0x0de52867e03f3fe, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e052867f03f3fe, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e252868003f3fe, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0ea52e68105d51c, // V_WMMA_F32_16X16X4_F32 ENC_VOP3P default
    0x0ea53068206051b, // V_WMMA_F32_16X16X32_F16 ENC_VOP3P default
    0x0ea532683061510, // V_WMMA_F16_16X16X32_F16 ENC_VOP3P default
    0x0ea53068406251a, // V_WMMA_F32_16X16X32_BF16 ENC_VOP3P default
    0x0ea53268506350b, // V_WMMA_BF16_16X16X32_BF16 ENC_VOP3P default
    0x0ea53468606450a, // V_WMMA_BF16F32_16X16X32_BF16 ENC_VOP3P default
    0x0ec5366870654f7, // V_SWMMAC_F32_16X16X64_F16 ENC_VOP3P default
    0x0ec5366880664f6, // V_SWMMAC_F32_16X16X64_BF16 ENC_VOP3P default
    0x0ec5386890674f1, // V_SWMMAC_F16_16X16X64_F16 ENC_VOP3P default
    0x0ec53868a0684ec, // V_SWMMAC_BF16_16X16X64_BF16 ENC_VOP3P default
    0x0ec5366880694eb, // V_SWMMAC_BF16F32_16X16X64_BF16 ENC_VOP3P default
    0x0ea53068b06a520, // V_WMMA_F32_16X16X64_FP8_FP8 ENC_VOP3P default
    0x0ea53068c06b51f, // V_WMMA_F32_16X16X64_FP8_BF8 ENC_VOP3P default
    0x0ea53068d06c51e, // V_WMMA_F32_16X16X64_BF8_FP8 ENC_VOP3P default
    0x0ea53068e06d51d, // V_WMMA_F32_16X16X64_BF8_BF8 ENC_VOP3P default
    0x0ea53268f06e514, // V_WMMA_F16_16X16X64_FP8_FP8 ENC_VOP3P default
    0x0ea53269006f513, // V_WMMA_F16_16X16X64_FP8_BF8 ENC_VOP3P default
    0x0ea532691070512, // V_WMMA_F16_16X16X64_BF8_FP8 ENC_VOP3P default
    0x0ea532692071511, // V_WMMA_F16_16X16X64_BF8_BF8 ENC_VOP3P default
    0x0ea530693072522, // V_WMMA_I32_16X16X64_IU8 ENC_VOP3P default
    0x0ec53a6940734f5, // V_SWMMAC_F32_16X16X128_FP8_FP8 ENC_VOP3P default
    0x0ec53a6950744f4, // V_SWMMAC_F32_16X16X128_FP8_BF8 ENC_VOP3P default
    0x0ec53a6960754f3, // V_SWMMAC_F32_16X16X128_BF8_FP8 ENC_VOP3P default
    0x0ec53a6970764f2, // V_SWMMAC_F32_16X16X128_BF8_BF8 ENC_VOP3P default
    0x0ec53c6980774f0, // V_SWMMAC_F16_16X16X128_FP8_FP8 ENC_VOP3P default
    0x0ec53c6990784ef, // V_SWMMAC_F16_16X16X128_FP8_BF8 ENC_VOP3P default
    0x0ec53c69a0794ee, // V_SWMMAC_F16_16X16X128_BF8_FP8 ENC_VOP3P default
    0x0ec53c69b07a4ed, // V_SWMMAC_F16_16X16X128_BF8_BF8 ENC_VOP3P default
    0x0ec53a69c07b4f8, // V_SWMMAC_I32_16X16X128_IU8 ENC_VOP3P default
    0x0ea53e69d080519, // V_WMMA_F32_16X16X128_FP8_FP8 ENC_VOP3P default
    0x0ea53e69e081518, // V_WMMA_F32_16X16X128_FP8_BF8 ENC_VOP3P default
    0x0ea53e69f082516, // V_WMMA_F32_16X16X128_BF8_FP8 ENC_VOP3P default
    0x0ea53e6a0083515, // V_WMMA_F32_16X16X128_BF8_BF8 ENC_VOP3P default
    0x0ea5406a108450f, // V_WMMA_F16_16X16X128_FP8_FP8 ENC_VOP3P default
    0x0ea5406a208550e, // V_WMMA_F16_16X16X128_FP8_BF8 ENC_VOP3P default
    0x0ea5406a308650d, // V_WMMA_F16_16X16X128_BF8_FP8 ENC_VOP3P default
    0x0ea5406a408750c, // V_WMMA_F16_16X16X128_BF8_BF8 ENC_VOP3P default
    0x0ee5426a5088521, // V_WMMA_F32_32X16X128_F4 ENC_VOP3P default
    0x0f06306a60003d8, // V_DUAL_FMAC_F32 VOPD3XY X default
    0x0f06306a70033e6, // V_DUAL_MUL_F32 VOPD3XY X default
    0x0f06306a70043d1, // V_DUAL_ADD_F32 VOPD3XY X default
    0x0f06306a70053e9, // V_DUAL_SUB_F32 VOPD3XY X default
    0x0f06306a70063e8, // V_DUAL_SUBREV_F32 VOPD3XY X default
    0x0f06306a70073e5, // V_DUAL_MUL_DX9_ZERO_F32 VOPD3XY X default
    0x0f06446a80083e4, // V_DUAL_MOV_B32 VOPD3XY X default
    0x0f06506a90093d6, // V_DUAL_CNDMASK_B32 VOPD3XY X default
    0x0f06306a700a3df, // V_DUAL_MAX_NUM_F32 VOPD3XY X default
    0x0f06306a700b3e2, // V_DUAL_MIN_NUM_F32 VOPD3XY X default
    0x0f06306aa0103d3, // V_DUAL_ADD_NC_U32 VOPD3XY X default
    0x0f06306ab0113dc, // V_DUAL_LSHLREV_B32 VOPD3XY X default
    0x0f06566ac0133da, // V_DUAL_FMA_F32 VOPD3XY X default
    0x0f06306aa0143ea, // V_DUAL_SUB_NC_U32 VOPD3XY X default
    0x0f06306ab0153dd, // V_DUAL_LSHRREV_B32 VOPD3XY X default
    0x0f06306ad0163d4, // V_DUAL_ASHRREV_I32 VOPD3XY X default
    0x0f062c6ae0203db, // V_DUAL_FMA_F64 VOPD3XY X default
    0x0f062e6af0213d2, // V_DUAL_ADD_F64 VOPD3XY X default
    0x0f062e6af0223e7, // V_DUAL_MUL_F64 VOPD3XY X default
    0x0f062e6af0233e0, // V_DUAL_MAX_NUM_F64 VOPD3XY X default
    0x0f062e6af0243e3, // V_DUAL_MIN_NUM_F64 VOPD3XY X default
    0x0f26326b00003d8, // V_DUAL_FMAC_F32 VOPD3XY Y default
    0x0f26326b10033e6, // V_DUAL_MUL_F32 VOPD3XY Y default
    0x0f26326b10043d1, // V_DUAL_ADD_F32 VOPD3XY Y default
    0x0f26326b10053e9, // V_DUAL_SUB_F32 VOPD3XY Y default
    0x0f26326b10063e8, // V_DUAL_SUBREV_F32 VOPD3XY Y default
    0x0f26326b10073e5, // V_DUAL_MUL_DX9_ZERO_F32 VOPD3XY Y default
    0x0f26466b20083e4, // V_DUAL_MOV_B32 VOPD3XY Y default
    0x0f26526b30093d6, // V_DUAL_CNDMASK_B32 VOPD3XY Y default
    0x0f26326b100a3df, // V_DUAL_MAX_NUM_F32 VOPD3XY Y default
    0x0f26326b100b3e2, // V_DUAL_MIN_NUM_F32 VOPD3XY Y default
    0x0f26326b40103d3, // V_DUAL_ADD_NC_U32 VOPD3XY Y default
    0x0f26326b50113dc, // V_DUAL_LSHLREV_B32 VOPD3XY Y default
    0x0f26546b50123d5, // V_DUAL_BITOP2_B32 VOPD3XY Y default
    0x0f26586b60133da, // V_DUAL_FMA_F32 VOPD3XY Y default
    0x0f26326b40143ea, // V_DUAL_SUB_NC_U32 VOPD3XY Y default
    0x0f26326b50153dd, // V_DUAL_LSHRREV_B32 VOPD3XY Y default
    0x0f26326b70163d4, // V_DUAL_ASHRREV_I32 VOPD3XY Y default
    0x0f26326b80173de, // V_DUAL_MAX_I32 VOPD3XY Y default
    0x0f26326b80183e1, // V_DUAL_MIN_I32 VOPD3XY Y default
    0x0f40fe6b90100f5, // FLAT_LOAD_U8 ENC_VFLAT default
    0x0f40fe6ba0110f0, // FLAT_LOAD_I8 ENC_VFLAT default
    0x0f40fe6bb0120f4, // FLAT_LOAD_U16 ENC_VFLAT default
    0x0f40fe6bc0130ef, // FLAT_LOAD_I16 ENC_VFLAT default
    0x0f40fe6bd0140e6, // FLAT_LOAD_B32 ENC_VFLAT default
    0x0f41006be0150e7, // FLAT_LOAD_B64 ENC_VFLAT default
    0x0f41026bf0160e8, // FLAT_LOAD_B96 ENC_VFLAT default
    0x0f41046c00170e5, // FLAT_LOAD_B128 ENC_VFLAT default
    0x0f41066c10180fb, // FLAT_STORE_B8 ENC_VFLAT default
    0x0f41066c20190f8, // FLAT_STORE_B16 ENC_VFLAT default
    0x0f41066c301a0f9, // FLAT_STORE_B32 ENC_VFLAT default
    0x0f41086c401b0fa, // FLAT_STORE_B64 ENC_VFLAT default
    0x0f410a6c501c0fc, // FLAT_STORE_B96 ENC_VFLAT default
    0x0f410c6c601d0f7, // FLAT_STORE_B128 ENC_VFLAT default
    0x0f40fe6b901e0ee, // FLAT_LOAD_D16_U8 ENC_VFLAT default
    0x0f40fe6ba01f0ed, // FLAT_LOAD_D16_I8 ENC_VFLAT default
    0x0f40fe6c70200e9, // FLAT_LOAD_D16_B16 ENC_VFLAT default
    0x0f40fe6b90210ec, // FLAT_LOAD_D16_HI_U8 ENC_VFLAT default
    0x0f40fe6ba0220eb, // FLAT_LOAD_D16_HI_I8 ENC_VFLAT default
    0x0f40fe6c70230ea, // FLAT_LOAD_D16_HI_B16 ENC_VFLAT default
    0x0f41066c10240fe, // FLAT_STORE_D16_HI_B8 ENC_VFLAT default
    0x0f41066c20250fd, // FLAT_STORE_D16_HI_B16 ENC_VFLAT default
    0x0f410e6c80330e1, // FLAT_ATOMIC_SWAP_B32 ENC_VFLAT default
    0x0f41106c90340c7, // FLAT_ATOMIC_CMPSWAP_B32 ENC_VFLAT default
    0x0f410e6ca0350c3, // FLAT_ATOMIC_ADD_U32 ENC_VFLAT default
    0x0f410e6ca0360df, // FLAT_ATOMIC_SUB_U32 ENC_VFLAT default
    0x0f410e6ca0370de, // FLAT_ATOMIC_SUB_CLAMP_U32 ENC_VFLAT default
    0x0f410e6cb0380d4, // FLAT_ATOMIC_MIN_I32 ENC_VFLAT default
    0x0f410e6ca0390d8, // FLAT_ATOMIC_MIN_U32 ENC_VFLAT default
    0x0f410e6cb03a0ce, // FLAT_ATOMIC_MAX_I32 ENC_VFLAT default
    0x0f410e6ca03b0d2, // FLAT_ATOMIC_MAX_U32 ENC_VFLAT default
    0x0f410e6c803c0c5, // FLAT_ATOMIC_AND_B32 ENC_VFLAT default
    0x0f410e6c803d0da, // FLAT_ATOMIC_OR_B32 ENC_VFLAT default
    0x0f410e6c803e0e3, // FLAT_ATOMIC_XOR_B32 ENC_VFLAT default
    0x0f410e6ca03f0cc, // FLAT_ATOMIC_INC_U32 ENC_VFLAT default
    0x0f410e6ca0400ca, // FLAT_ATOMIC_DEC_U32 ENC_VFLAT default
    0x0f41126cc0410e2, // FLAT_ATOMIC_SWAP_B64 ENC_VFLAT default
    0x0f41146cd0420c8, // FLAT_ATOMIC_CMPSWAP_B64 ENC_VFLAT default
    0x0f41126ce0430c4, // FLAT_ATOMIC_ADD_U64 ENC_VFLAT default
    0x0f41126ce0440e0, // FLAT_ATOMIC_SUB_U64 ENC_VFLAT default
    0x0f41126cf0450d5, // FLAT_ATOMIC_MIN_I64 ENC_VFLAT default
    0x0f41126ce0460d9, // FLAT_ATOMIC_MIN_U64 ENC_VFLAT default
    0x0f41126cf0470cf, // FLAT_ATOMIC_MAX_I64 ENC_VFLAT default
    0x0f41126ce0480d3, // FLAT_ATOMIC_MAX_U64 ENC_VFLAT default
    0x0f41126cc0490c6, // FLAT_ATOMIC_AND_B64 ENC_VFLAT default
    0x0f41126cc04a0db, // FLAT_ATOMIC_OR_B64 ENC_VFLAT default
    0x0f41126cc04b0e4, // FLAT_ATOMIC_XOR_B64 ENC_VFLAT default
    0x0f41126ce04c0cd, // FLAT_ATOMIC_INC_U64 ENC_VFLAT default
    0x0f41126ce04d0cb, // FLAT_ATOMIC_DEC_U64 ENC_VFLAT default
    0x0f410e6ca0500c9, // FLAT_ATOMIC_COND_SUB_U32 ENC_VFLAT default
    0x0f410e6d00510d6, // FLAT_ATOMIC_MIN_NUM_F32 ENC_VFLAT default
    0x0f410e6d00520d0, // FLAT_ATOMIC_MAX_NUM_F32 ENC_VFLAT default
    0x0f41126d10550c2, // FLAT_ATOMIC_ADD_F64 ENC_VFLAT default
    0x0f410e6d00560c1, // FLAT_ATOMIC_ADD_F32 ENC_VFLAT default
    0x0f410e6d20590dd, // FLAT_ATOMIC_PK_ADD_F16 ENC_VFLAT default
    0x0f410e6d305a0dc, // FLAT_ATOMIC_PK_ADD_BF16 ENC_VFLAT default
    0x0f41126d105b0d7, // FLAT_ATOMIC_MIN_NUM_F64 ENC_VFLAT default
    0x0f41126d105c0d1, // FLAT_ATOMIC_MAX_NUM_F64 ENC_VFLAT default
    0x0f41166d405d0f6, // FLAT_PREFETCH_B8 ENC_VFLAT default
    0x0f40fe6bd0700f2, // FLAT_LOAD_MONITOR_B32 ENC_VFLAT default
    0x0f41006be0710f3, // FLAT_LOAD_MONITOR_B64 ENC_VFLAT default
    0x0f41046c00720f1, // FLAT_LOAD_MONITOR_B128 ENC_VFLAT default
    0x0f665a6d501015e, // SCRATCH_LOAD_U8 ENC_VSCRATCH default
    0x0f665a6d601115c, // SCRATCH_LOAD_I8 ENC_VSCRATCH default
    0x0f665a6d701215d, // SCRATCH_LOAD_U16 ENC_VSCRATCH default
    0x0f665a6d801315b, // SCRATCH_LOAD_I16 ENC_VSCRATCH default
    0x0f665a6d9014151, // SCRATCH_LOAD_B32 ENC_VSCRATCH default
    0x0f665c6da015152, // SCRATCH_LOAD_B64 ENC_VSCRATCH default
    0x0f665e6db016153, // SCRATCH_LOAD_B96 ENC_VSCRATCH default
    0x0f66606dc017150, // SCRATCH_LOAD_B128 ENC_VSCRATCH default
    0x0f66626dd018163, // SCRATCH_STORE_B8 ENC_VSCRATCH default
    0x0f66626de019160, // SCRATCH_STORE_B16 ENC_VSCRATCH default
    0x0f66626df01a161, // SCRATCH_STORE_B32 ENC_VSCRATCH default
    0x0f66646e001b162, // SCRATCH_STORE_B64 ENC_VSCRATCH default
    0x0f66666e101c164, // SCRATCH_STORE_B96 ENC_VSCRATCH default
    0x0f66686e201d15f, // SCRATCH_STORE_B128 ENC_VSCRATCH default
    0x0f665a6d501e15a, // SCRATCH_LOAD_D16_U8 ENC_VSCRATCH default
    0x0f665a6d601f159, // SCRATCH_LOAD_D16_I8 ENC_VSCRATCH default
    0x0f665a6e3020155, // SCRATCH_LOAD_D16_B16 ENC_VSCRATCH default
    0x0f665a6d5021158, // SCRATCH_LOAD_D16_HI_U8 ENC_VSCRATCH default
    0x0f665a6d6022157, // SCRATCH_LOAD_D16_HI_I8 ENC_VSCRATCH default
    0x0f665a6e3023156, // SCRATCH_LOAD_D16_HI_B16 ENC_VSCRATCH default
    0x0f66626dd024167, // SCRATCH_STORE_D16_HI_B8 ENC_VSCRATCH default
    0x0f66626de025166, // SCRATCH_STORE_D16_HI_B16 ENC_VSCRATCH default
    0x0f666a6e4053154, // SCRATCH_LOAD_BLOCK ENC_VSCRATCH default
    0x0f666c6e5054165, // SCRATCH_STORE_BLOCK ENC_VSCRATCH default
    0x0f81186b901013e, // GLOBAL_LOAD_U8 ENC_VGLOBAL default
    0x0f81186ba011135, // GLOBAL_LOAD_I8 ENC_VGLOBAL default
    0x0f81186bb01213d, // GLOBAL_LOAD_U16 ENC_VGLOBAL default
    0x0f81186bc013134, // GLOBAL_LOAD_I16 ENC_VGLOBAL default
    0x0f81186bd01412a, // GLOBAL_LOAD_B32 ENC_VGLOBAL default
    0x0f811a6be01512b, // GLOBAL_LOAD_B64 ENC_VGLOBAL default
    0x0f811c6bf01612c, // GLOBAL_LOAD_B96 ENC_VGLOBAL default
    0x0f811e6c0017129, // GLOBAL_LOAD_B128 ENC_VGLOBAL default
    0x0f81206c1018149, // GLOBAL_STORE_B8 ENC_VGLOBAL default
    0x0f81206c2019146, // GLOBAL_STORE_B16 ENC_VGLOBAL default
    0x0f81206c301a147, // GLOBAL_STORE_B32 ENC_VGLOBAL default
    0x0f81226c401b148, // GLOBAL_STORE_B64 ENC_VGLOBAL default
    0x0f81246c501c14a, // GLOBAL_STORE_B96 ENC_VGLOBAL default
    0x0f81266c601d145, // GLOBAL_STORE_B128 ENC_VGLOBAL default
    0x0f81186b901e133, // GLOBAL_LOAD_D16_U8 ENC_VGLOBAL default
    0x0f81186ba01f132, // GLOBAL_LOAD_D16_I8 ENC_VGLOBAL default
    0x0f81186c702012e, // GLOBAL_LOAD_D16_B16 ENC_VGLOBAL default
    0x0f81186b9021131, // GLOBAL_LOAD_D16_HI_U8 ENC_VGLOBAL default
    0x0f81186ba022130, // GLOBAL_LOAD_D16_HI_I8 ENC_VGLOBAL default
    0x0f81186c702312f, // GLOBAL_LOAD_D16_HI_B16 ENC_VGLOBAL default
    0x0f81206c102414d, // GLOBAL_STORE_D16_HI_B8 ENC_VGLOBAL default
    0x0f81206c202514c, // GLOBAL_STORE_D16_HI_B16 ENC_VGLOBAL default
    0x0f81286e6028124, // GLOBAL_LOAD_ADDTID_B32 ENC_VGLOBAL default
    0x0f812a6e7029140, // GLOBAL_STORE_ADDTID_B32 ENC_VGLOBAL default
    0x0fa12c1ac02b123, // GLOBAL_INV ENC_VGLOBAL default
    0x0fa12c1ac02c14e, // GLOBAL_WB ENC_VGLOBAL default
    0x0f812e6c803311f, // GLOBAL_ATOMIC_SWAP_B32 ENC_VGLOBAL default
    0x0f81306c9034105, // GLOBAL_ATOMIC_CMPSWAP_B32 ENC_VGLOBAL default
    0x0f812e6ca035101, // GLOBAL_ATOMIC_ADD_U32 ENC_VGLOBAL default
    0x0f812e6ca03611d, // GLOBAL_ATOMIC_SUB_U32 ENC_VGLOBAL default
    0x0f812e6ca03711c, // GLOBAL_ATOMIC_SUB_CLAMP_U32 ENC_VGLOBAL default
    0x0f812e6cb038112, // GLOBAL_ATOMIC_MIN_I32 ENC_VGLOBAL default
    0x0f812e6ca039116, // GLOBAL_ATOMIC_MIN_U32 ENC_VGLOBAL default
    0x0f812e6cb03a10c, // GLOBAL_ATOMIC_MAX_I32 ENC_VGLOBAL default
    0x0f812e6ca03b110, // GLOBAL_ATOMIC_MAX_U32 ENC_VGLOBAL default
    0x0f812e6c803c103, // GLOBAL_ATOMIC_AND_B32 ENC_VGLOBAL default
    0x0f812e6c803d118, // GLOBAL_ATOMIC_OR_B32 ENC_VGLOBAL default
    0x0f812e6c803e121, // GLOBAL_ATOMIC_XOR_B32 ENC_VGLOBAL default
    0x0f812e6ca03f10a, // GLOBAL_ATOMIC_INC_U32 ENC_VGLOBAL default
    0x0f812e6ca040108, // GLOBAL_ATOMIC_DEC_U32 ENC_VGLOBAL default
    0x0f81326cc041120, // GLOBAL_ATOMIC_SWAP_B64 ENC_VGLOBAL default
    0x0f81346cd042106, // GLOBAL_ATOMIC_CMPSWAP_B64 ENC_VGLOBAL default
    0x0f81326ce043102, // GLOBAL_ATOMIC_ADD_U64 ENC_VGLOBAL default
    0x0f81326ce04411e, // GLOBAL_ATOMIC_SUB_U64 ENC_VGLOBAL default
    0x0f81326cf045113, // GLOBAL_ATOMIC_MIN_I64 ENC_VGLOBAL default
    0x0f81326ce046117, // GLOBAL_ATOMIC_MIN_U64 ENC_VGLOBAL default
    0x0f81326cf04710d, // GLOBAL_ATOMIC_MAX_I64 ENC_VGLOBAL default
    0x0f81326ce048111, // GLOBAL_ATOMIC_MAX_U64 ENC_VGLOBAL default
    0x0f81326cc049104, // GLOBAL_ATOMIC_AND_B64 ENC_VGLOBAL default
    0x0f81326cc04a119, // GLOBAL_ATOMIC_OR_B64 ENC_VGLOBAL default
    0x0f81326cc04b122, // GLOBAL_ATOMIC_XOR_B64 ENC_VGLOBAL default
    0x0f81326ce04c10b, // GLOBAL_ATOMIC_INC_U64 ENC_VGLOBAL default
    0x0f81326ce04d109, // GLOBAL_ATOMIC_DEC_U64 ENC_VGLOBAL default
    0x0fa12c1ac04f14f, // GLOBAL_WBINV ENC_VGLOBAL default
    0x0f812e6ca050107, // GLOBAL_ATOMIC_COND_SUB_U32 ENC_VGLOBAL default
    0x0f812e6d0051114, // GLOBAL_ATOMIC_MIN_NUM_F32 ENC_VGLOBAL default
    0x0f812e6d005210e, // GLOBAL_ATOMIC_MAX_NUM_F32 ENC_VGLOBAL default
    0x0f81366e805312d, // GLOBAL_LOAD_BLOCK ENC_VGLOBAL default
    0x0f81386e905414b, // GLOBAL_STORE_BLOCK ENC_VGLOBAL default
    0x0f81326d1055100, // GLOBAL_ATOMIC_ADD_F64 ENC_VGLOBAL default
    0x0f812e6d00560ff, // GLOBAL_ATOMIC_ADD_F32 ENC_VGLOBAL default
    0x0f811e6c0057139, // GLOBAL_LOAD_TR16_B128 ENC_VGLOBAL default
    0x0f811a6be05813c, // GLOBAL_LOAD_TR8_B64 ENC_VGLOBAL default
    0x0f812e6d205911b, // GLOBAL_ATOMIC_PK_ADD_F16 ENC_VGLOBAL default
    0x0f812e6d305a11a, // GLOBAL_ATOMIC_PK_ADD_BF16 ENC_VGLOBAL default
    0x0f81326d105b115, // GLOBAL_ATOMIC_MIN_NUM_F64 ENC_VGLOBAL default
    0x0f81326d105c10f, // GLOBAL_ATOMIC_MAX_NUM_F64 ENC_VGLOBAL default
    0x0f813a6d405d13f, // GLOBAL_PREFETCH_B8 ENC_VGLOBAL default
    0x0f81186ea05f128, // GLOBAL_LOAD_ASYNC_TO_LDS_B8 ENC_VGLOBAL default
    0x0f81186eb060126, // GLOBAL_LOAD_ASYNC_TO_LDS_B32 ENC_VGLOBAL default
    0x0f81186ec061127, // GLOBAL_LOAD_ASYNC_TO_LDS_B64 ENC_VGLOBAL default
    0x0f81186ed062125, // GLOBAL_LOAD_ASYNC_TO_LDS_B128 ENC_VGLOBAL default
    0x0f81206ee063144, // GLOBAL_STORE_ASYNC_FROM_LDS_B8 ENC_VGLOBAL default
    0x0f81206ef064142, // GLOBAL_STORE_ASYNC_FROM_LDS_B32 ENC_VGLOBAL default
    0x0f81206f0065143, // GLOBAL_STORE_ASYNC_FROM_LDS_B64 ENC_VGLOBAL default
    0x0f81206f1066141, // GLOBAL_STORE_ASYNC_FROM_LDS_B128 ENC_VGLOBAL default
    0x0f81186f206703f, // CLUSTER_LOAD_B32 ENC_VGLOBAL default
    0x0f811a6f3068040, // CLUSTER_LOAD_B64 ENC_VGLOBAL default
    0x0f811e6f406903e, // CLUSTER_LOAD_B128 ENC_VGLOBAL default
    0x0f81186f506a03d, // CLUSTER_LOAD_ASYNC_TO_LDS_B8 ENC_VGLOBAL default
    0x0f81186f606b03b, // CLUSTER_LOAD_ASYNC_TO_LDS_B32 ENC_VGLOBAL default
    0x0f81186f706c03c, // CLUSTER_LOAD_ASYNC_TO_LDS_B64 ENC_VGLOBAL default
    0x0f81186f806d03a, // CLUSTER_LOAD_ASYNC_TO_LDS_B128 ENC_VGLOBAL default
    0x0f81186bd070137, // GLOBAL_LOAD_MONITOR_B32 ENC_VGLOBAL default
    0x0f811a6be071138, // GLOBAL_LOAD_MONITOR_B64 ENC_VGLOBAL default
    0x0f811e6c0072136, // GLOBAL_LOAD_MONITOR_B128 ENC_VGLOBAL default
    0x0f811a6be07313a, // GLOBAL_LOAD_TR4_B64 ENC_VGLOBAL default
    0x0f811c6bf07413b, // GLOBAL_LOAD_TR6_B96 ENC_VGLOBAL default
    0x0fc0246f900022b, // S_MOV_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe0286fa00022b, // S_MOV_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x1000266fa00022b, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a6fb00122c, // S_MOV_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e6fc00122c, // S_MOV_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c6fc00122c, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc0246fd0021bb, // S_CMOV_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe0286fe0021bb, // S_CMOV_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x1000266fe0021bb, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a6ff0031bc, // S_CMOV_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e7000031bc, // S_CMOV_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c7000031bc, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02470100419f, // S_BREV_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02870200419f, // S_BREV_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002670200419f, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a7030051a0, // S_BREV_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e7040051a0, // S_BREV_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c7040051a0, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc030705006203, // S_GET_SHADER_CYCLES_U64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc0247060081ea, // S_CTZ_I32_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe0287070081ea, // S_CTZ_I32_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x1000267070081ea, // S_CTZ_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc0327080091eb, // S_CTZ_I32_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe0367090091eb, // S_CTZ_I32_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x1000347090091eb, // S_CTZ_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02470600a1b8, // S_CLZ_I32_U32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02870700a1b8, // S_CLZ_I32_U32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002670700a1b8, // S_CLZ_I32_U32 SOP1_INST_LITERAL has_lit_0
    0x0fc03270800b1b9, // S_CLZ_I32_U64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe03670900b1b9, // S_CLZ_I32_U64 SOP1_INST_LITERAL64 has_lit64_0
    0x10003470900b1b9, // S_CLZ_I32_U64 SOP1_INST_LITERAL has_lit_0
    0x0fc02470a00c1b6, // S_CLS_I32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02870b00c1b6, // S_CLS_I32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002670b00c1b6, // S_CLS_I32 SOP1_INST_LITERAL has_lit_0
    0x0fc03270c00d1b7, // S_CLS_I32_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe03670d00d1b7, // S_CLS_I32_I64 SOP1_INST_LITERAL64 has_lit64_0
    0x10003470d00d1b7, // S_CLS_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x0fc02470e00e263, // S_SEXT_I32_I8 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02870f00e263, // S_SEXT_I32_I8 SOP1_INST_LITERAL64 has_lit64_0
    0x10002670f00e263, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x0fc02471000f262, // S_SEXT_I32_I16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02871100f262, // S_SEXT_I32_I16 SOP1_INST_LITERAL64 has_lit64_0
    0x10002671100f262, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x0fc02471201019a, // S_BITSET0_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02871301019a, // S_BITSET0_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002671301019a, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc03871401119b, // S_BITSET0_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe03c71501119b, // S_BITSET0_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10003a71501119b, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02471201219c, // S_BITSET1_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02871301219c, // S_BITSET1_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002671301219c, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc03871401319d, // S_BITSET1_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe03c71501319d, // S_BITSET1_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10003a71501319d, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc038716014199, // S_BITREPLICATE_B64_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe03c717014199, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10003a717014199, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc024718015169, // S_ABS_I32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe028719015169, // S_ABS_I32 SOP1_INST_LITERAL64 has_lit64_0
    0x100026719015169, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x0fc02471a01618b, // S_BCNT0_I32_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02871b01618b, // S_BCNT0_I32_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002671b01618b, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc03271c01718c, // S_BCNT0_I32_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe03671d01718c, // S_BCNT0_I32_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10003471d01718c, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02471a01818d, // S_BCNT1_I32_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02871b01818d, // S_BCNT1_I32_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002671b01818d, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc03271c01918e, // S_BCNT1_I32_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe03671d01918e, // S_BCNT1_I32_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10003471d01918e, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02471e01a251, // S_QUADMASK_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02871f01a251, // S_QUADMASK_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002671f01a251, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72001b252, // S_QUADMASK_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e72101b252, // S_QUADMASK_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c72101b252, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02471e01c280, // S_WQM_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02871f01c280, // S_WQM_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002671f01c280, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72001d281, // S_WQM_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e72101d281, // S_WQM_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c72101d281, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02471e01e23d, // S_NOT_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02871f01e23d, // S_NOT_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002671f01e23d, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72001f23e, // S_NOT_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e72101f23e, // S_NOT_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c72101f23e, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472202017f, // S_AND_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872302017f, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672302017f, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a724021180, // S_AND_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e725021180, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c725021180, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc024722022247, // S_OR_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe028723022247, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x100026723022247, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a724023248, // S_OR_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e725023248, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c725023248, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc024722024288, // S_XOR_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe028723024288, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x100026723024288, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a724025289, // S_XOR_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e725025289, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c725025289, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc024722026236, // S_NAND_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe028723026236, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x100026723026236, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a724027237, // S_NAND_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e725027237, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c725027237, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472202823b, // S_NOR_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872302823b, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672302823b, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72402923c, // S_NOR_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e72502923c, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c72502923c, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472202a284, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872302a284, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672302a284, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72402b285, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e72502b285, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c72502b285, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472202c175, // S_AND_NOT0_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872302c175, // S_AND_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672302c175, // S_AND_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72402d176, // S_AND_NOT0_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e72502d176, // S_AND_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c72502d176, // S_AND_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472202e241, // S_OR_NOT0_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872302e241, // S_OR_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672302e241, // S_OR_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72402f242, // S_OR_NOT0_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e72502f242, // S_OR_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c72502f242, // S_OR_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472203017b, // S_AND_NOT1_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872303017b, // S_AND_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672303017b, // S_AND_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72403117c, // S_AND_NOT1_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e72503117c, // S_AND_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c72503117c, // S_AND_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc024722032245, // S_OR_NOT1_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe028723032245, // S_OR_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x100026723032245, // S_OR_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a724033246, // S_OR_NOT1_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e725033246, // S_OR_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c725033246, // S_OR_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc024722034177, // S_AND_NOT0_WREXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe028723034177, // S_AND_NOT0_WREXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x100026723034177, // S_AND_NOT0_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a724035178, // S_AND_NOT0_WREXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e725035178, // S_AND_NOT0_WREXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c725035178, // S_AND_NOT0_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472203617d, // S_AND_NOT1_WREXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872303617d, // S_AND_NOT1_WREXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672303617d, // S_AND_NOT1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72403717e, // S_AND_NOT1_WREXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e72503717e, // S_AND_NOT1_WREXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c72503717e, // S_AND_NOT1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc024726040229, // S_MOVRELS_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc02a72704122a, // S_MOVRELS_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc024728042226, // S_MOVRELD_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe028729042226, // S_MOVRELD_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x100026729042226, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72a043227, // S_MOVRELD_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e72b043227, // S_MOVRELD_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c72b043227, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472c044228, // S_MOVRELSD_2_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc03072d047202, // S_GET_PC_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc03e72e048260, // S_SET_PC_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc02a72f04926c, // S_SWAP_PC_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc03e72e04a253, // S_RFE_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc03e73004b171, // S_ADD_PC_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe04273104b171, // S_ADD_PC_I64 SOP1_INST_LITERAL64 has_lit64_0
    0x10004073104b171, // S_ADD_PC_I64 SOP1_INST_LITERAL has_lit_0
    0x10204473204c259, // S_SENDMSG_RTN_B32 ENC_SOP1 default
    0x10204673304d25a, // S_SENDMSG_RTN_B64 ENC_SOP1 default
    0x0fc04873404e188, // S_BARRIER_SIGNAL ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc04873504f189, // S_BARRIER_SIGNAL_ISFIRST ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc024736050201, // S_GET_BARRIER_STATE ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc048737051185, // S_BARRIER_INIT ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc048734052186, // S_BARRIER_JOIN ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc048738053172, // S_ALLOC_VGPR ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe04c739053172, // S_ALLOC_VGPR SOP1_INST_LITERAL64 has_lit64_0
    0x10004a739053172, // S_ALLOC_VGPR SOP1_INST_LITERAL has_lit_0
    0x0fc04873405727f, // S_WAKEUP_BARRIER ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc04873a058265, // S_SLEEP_VAR ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe04c73b058265, // S_SLEEP_VAR SOP1_INST_LITERAL64 has_lit64_0
    0x10004a73b058265, // S_SLEEP_VAR SOP1_INST_LITERAL has_lit_0
    0x0fc02473c0601b4, // S_CEIL_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02873d0601b4, // S_CEIL_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002673d0601b4, // S_CEIL_F32 SOP1_INST_LITERAL has_lit_0
    0x0fc02473c0611fb, // S_FLOOR_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02873d0611fb, // S_FLOOR_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002673d0611fb, // S_FLOOR_F32 SOP1_INST_LITERAL has_lit_0
    0x0fc02473c06226f, // S_TRUNC_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02873d06226f, // S_TRUNC_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002673d06226f, // S_TRUNC_F32 SOP1_INST_LITERAL has_lit_0
    0x0fc02473c063255, // S_RNDNE_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02873d063255, // S_RNDNE_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002673d063255, // S_RNDNE_F32 SOP1_INST_LITERAL has_lit_0
    0x0fc02473e0641ee, // S_CVT_F32_I32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02873f0641ee, // S_CVT_F32_I32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002673f0641ee, // S_CVT_F32_I32 SOP1_INST_LITERAL has_lit_0
    0x0fc0247400651ef, // S_CVT_F32_U32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe0287410651ef, // S_CVT_F32_U32 SOP1_INST_LITERAL64 has_lit64_0
    0x1000267410651ef, // S_CVT_F32_U32 SOP1_INST_LITERAL has_lit_0
    0x0fc0247420661f1, // S_CVT_I32_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe0287430661f1, // S_CVT_I32_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x1000267430661f1, // S_CVT_I32_F32 SOP1_INST_LITERAL has_lit_0
    0x0fc0247440671f3, // S_CVT_U32_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe0287450671f3, // S_CVT_U32_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x1000267450671f3, // S_CVT_U32_F32 SOP1_INST_LITERAL has_lit_0
    0x0fc0247460681ec, // S_CVT_F16_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe0287470681ec, // S_CVT_F16_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x1000267470681ec, // S_CVT_F16_F32 SOP1_INST_LITERAL has_lit_0
    0x0fc0247480691ed, // S_CVT_F32_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe0287490691ed, // S_CVT_F32_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x1000267490691ed, // S_CVT_F32_F16 SOP1_INST_LITERAL has_lit_0
    0x0fc02474806a1f0, // S_CVT_HI_F32_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02874906a1f0, // S_CVT_HI_F32_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x10002674906a1f0, // S_CVT_HI_F32_F16 SOP1_INST_LITERAL has_lit_0
    0x0fc02474a06b1b3, // S_CEIL_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02874b06b1b3, // S_CEIL_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x10002674b06b1b3, // S_CEIL_F16 SOP1_INST_LITERAL has_lit_0
    0x0fc02474a06c1fa, // S_FLOOR_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02874b06c1fa, // S_FLOOR_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x10002674b06c1fa, // S_FLOOR_F16 SOP1_INST_LITERAL has_lit_0
    0x0fc02474a06d26e, // S_TRUNC_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02874b06d26e, // S_TRUNC_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x10002674b06d26e, // S_TRUNC_F16 SOP1_INST_LITERAL has_lit_0
    0x0fc02474a06e254, // S_RNDNE_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02874b06e254, // S_RNDNE_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x10002674b06e254, // S_RNDNE_F16 SOP1_INST_LITERAL has_lit_0
    0x10407674c0001bf, // S_CMP_EQ_I32 ENC_SOPC default
    0x10607a74d0001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807874d0001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x10a07a74e0001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a74f0001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07874e0001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x11007874f0001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407674c0011d0, // S_CMP_LG_I32 ENC_SOPC default
    0x10607a74d0011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807874d0011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x10a07a74e0011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a74f0011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07874e0011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x11007874f0011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407674c0021c8, // S_CMP_GT_I32 ENC_SOPC default
    0x10607a74d0021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807874d0021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x10a07a74e0021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a74f0021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07874e0021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x11007874f0021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407674c0031c4, // S_CMP_GE_I32 ENC_SOPC default
    0x10607a74d0031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807874d0031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x10a07a74e0031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a74f0031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07874e0031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x11007874f0031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407674c0041d5, // S_CMP_LT_I32 ENC_SOPC default
    0x10607a74d0041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807874d0041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x10a07a74e0041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a74f0041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07874e0041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x11007874f0041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407674c0051cc, // S_CMP_LE_I32 ENC_SOPC default
    0x10607a74d0051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807874d0051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x10a07a74e0051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a74f0051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07874e0051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x11007874f0051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767500061c0, // S_CMP_EQ_U32 ENC_SOPC default
    0x10607a7510061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787510061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7520061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a7530061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787520061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x1100787530061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767500071d1, // S_CMP_LG_U32 ENC_SOPC default
    0x10607a7510071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787510071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7520071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a7530071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787520071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x1100787530071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767500081c9, // S_CMP_GT_U32 ENC_SOPC default
    0x10607a7510081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787510081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7520081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a7530081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787520081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x1100787530081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767500091c5, // S_CMP_GE_U32 ENC_SOPC default
    0x10607a7510091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787510091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7520091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a7530091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787520091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x1100787530091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675000a1d6, // S_CMP_LT_U32 ENC_SOPC default
    0x10607a75100a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875100a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75200a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75300a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875200a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x11007875300a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675000b1cd, // S_CMP_LE_U32 ENC_SOPC default
    0x10607a75100b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875100b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75200b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75300b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875200b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x11007875300b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675000c195, // S_BITCMP0_B32 ENC_SOPC default
    0x10607a75100c195, // S_BITCMP0_B32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875100c195, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75200c195, // S_BITCMP0_B32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75300c195, // S_BITCMP0_B32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875200c195, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x11007875300c195, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675000d197, // S_BITCMP1_B32 ENC_SOPC default
    0x10607a75100d197, // S_BITCMP1_B32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875100d197, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75200d197, // S_BITCMP1_B32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75300d197, // S_BITCMP1_B32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875200d197, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x11007875300d197, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407c75400e196, // S_BITCMP0_B64 ENC_SOPC default
    0x10608075500e196, // S_BITCMP0_B64 SOPC_INST_LITERAL64 has_lit64_0
    0x10807e75500e196, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x10a08075600e196, // S_BITCMP0_B64 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08075700e196, // S_BITCMP0_B64 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07e75600e196, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x11007e75700e196, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407c75400f198, // S_BITCMP1_B64 ENC_SOPC default
    0x10608075500f198, // S_BITCMP1_B64 SOPC_INST_LITERAL64 has_lit64_0
    0x10807e75500f198, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x10a08075600f198, // S_BITCMP1_B64 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08075700f198, // S_BITCMP1_B64 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07e75600f198, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x11007e75700f198, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040827580101c1, // S_CMP_EQ_U64 ENC_SOPC default
    0x1060867590101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL64 has_lit64_0
    0x1080847590101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x10a08675a0101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08675b0101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08475a0101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x11008475b0101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040827580111d2, // S_CMP_LG_U64 ENC_SOPC default
    0x1060867590111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL64 has_lit64_0
    0x1080847590111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x10a08675a0111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08675b0111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08475a0111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x11008475b0111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675c0411d4, // S_CMP_LT_F32 ENC_SOPC default
    0x10607a75d0411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875d0411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75e0411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75f0411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875e0411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_1
    0x11007875f0411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675c0421be, // S_CMP_EQ_F32 ENC_SOPC default
    0x10607a75d0421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875d0421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75e0421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75f0421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875e0421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_1
    0x11007875f0421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675c0431cb, // S_CMP_LE_F32 ENC_SOPC default
    0x10607a75d0431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875d0431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75e0431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75f0431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875e0431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_1
    0x11007875f0431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675c0441c7, // S_CMP_GT_F32 ENC_SOPC default
    0x10607a75d0441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875d0441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75e0441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75f0441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875e0441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_1
    0x11007875f0441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675c0451cf, // S_CMP_LG_F32 ENC_SOPC default
    0x10607a75d0451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875d0451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75e0451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75f0451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875e0451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_1
    0x11007875f0451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675c0461c3, // S_CMP_GE_F32 ENC_SOPC default
    0x10607a75d0461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875d0461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75e0461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75f0461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875e0461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_1
    0x11007875f0461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675c0471e4, // S_CMP_O_F32 ENC_SOPC default
    0x10607a75d0471e4, // S_CMP_O_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875d0471e4, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75e0471e4, // S_CMP_O_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75f0471e4, // S_CMP_O_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875e0471e4, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_1
    0x11007875f0471e4, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675c0481e6, // S_CMP_U_F32 ENC_SOPC default
    0x10607a75d0481e6, // S_CMP_U_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875d0481e6, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75e0481e6, // S_CMP_U_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75f0481e6, // S_CMP_U_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875e0481e6, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_1
    0x11007875f0481e6, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675c0491da, // S_CMP_NGE_F32 ENC_SOPC default
    0x10607a75d0491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875d0491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75e0491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75f0491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875e0491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_1
    0x11007875f0491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675c04a1e0, // S_CMP_NLG_F32 ENC_SOPC default
    0x10607a75d04a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875d04a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75e04a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75f04a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875e04a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_1
    0x11007875f04a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675c04b1dc, // S_CMP_NGT_F32 ENC_SOPC default
    0x10607a75d04b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875d04b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75e04b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75f04b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875e04b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_1
    0x11007875f04b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675c04c1de, // S_CMP_NLE_F32 ENC_SOPC default
    0x10607a75d04c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875d04c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75e04c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75f04c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875e04c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_1
    0x11007875f04c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675c04d1d8, // S_CMP_NEQ_F32 ENC_SOPC default
    0x10607a75d04d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875d04d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75e04d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75f04d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875e04d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_1
    0x11007875f04d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675c04e1e2, // S_CMP_NLT_F32 ENC_SOPC default
    0x10607a75d04e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875d04e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75e04e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75f04e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875e04e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_1
    0x11007875f04e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040887600511d3, // S_CMP_LT_F16 ENC_SOPC default
    0x10608c7610511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a7610511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c7620511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c7630511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a7620511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a7630511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040887600521bd, // S_CMP_EQ_F16 ENC_SOPC default
    0x10608c7610521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a7610521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c7620521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c7630521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a7620521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a7630521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040887600531ca, // S_CMP_LE_F16 ENC_SOPC default
    0x10608c7610531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a7610531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c7620531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c7630531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a7620531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a7630531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040887600541c6, // S_CMP_GT_F16 ENC_SOPC default
    0x10608c7610541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a7610541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c7620541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c7630541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a7620541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a7630541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040887600551ce, // S_CMP_LG_F16 ENC_SOPC default
    0x10608c7610551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a7610551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c7620551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c7630551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a7620551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a7630551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040887600561c2, // S_CMP_GE_F16 ENC_SOPC default
    0x10608c7610561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a7610561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c7620561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c7630561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a7620561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a7630561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040887600571e3, // S_CMP_O_F16 ENC_SOPC default
    0x10608c7610571e3, // S_CMP_O_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a7610571e3, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c7620571e3, // S_CMP_O_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c7630571e3, // S_CMP_O_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a7620571e3, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a7630571e3, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040887600581e5, // S_CMP_U_F16 ENC_SOPC default
    0x10608c7610581e5, // S_CMP_U_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a7610581e5, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c7620581e5, // S_CMP_U_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c7630581e5, // S_CMP_U_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a7620581e5, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a7630581e5, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040887600591d9, // S_CMP_NGE_F16 ENC_SOPC default
    0x10608c7610591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a7610591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c7620591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c7630591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a7620591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a7630591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876005a1df, // S_CMP_NLG_F16 ENC_SOPC default
    0x10608c76105a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76105a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76205a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76305a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76205a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76305a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876005b1db, // S_CMP_NGT_F16 ENC_SOPC default
    0x10608c76105b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76105b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76205b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76305b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76205b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76305b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876005c1dd, // S_CMP_NLE_F16 ENC_SOPC default
    0x10608c76105c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76105c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76205c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76305c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76205c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76305c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876005d1d7, // S_CMP_NEQ_F16 ENC_SOPC default
    0x10608c76105d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76105d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76205d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76305d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76205d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76305d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876005e1e1, // S_CMP_NLT_F16 ENC_SOPC default
    0x10608c76105e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76105e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76205e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76305e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76205e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76305e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x11209a764000238, // S_NOP ENC_SOPP default
    0x11209a76400225b, // S_SETHALT ENC_SOPP default
    0x11209a765003264, // S_SLEEP ENC_SOPP default
    0x11209a764004224, // S_MONITOR_SLEEP ENC_SOPP default
    0x11209c7660051b5, // S_CLAUSE ENC_SOPP default
    0x11209a767006261, // S_SET_VGPR_MSB ENC_SOPP default
    0x11209e7680071f6, // S_DELAY_ALU ENC_SOPP default
    0x1120a0769008273, // S_WAIT_ALU ENC_SOPP default
    0x1120181ac00a276, // S_WAIT_IDLE ENC_SOPP default
    0x11209a76401026d, // S_TRAP ENC_SOPP default
    0x11209c764011256, // S_ROUND_MODE ENC_SOPP default
    0x11209a7640121f7, // S_DENORM_MODE ENC_SOPP default
    0x11209a76401418a, // S_BARRIER_WAIT ENC_SOPP default
    0x11201876a015187, // S_BARRIER_LEAVE ENC_SOPP default
    0x1120181ac01f1e7, // S_CODE_END ENC_SOPP default
    0x1120a276b02019e, // S_BRANCH ENC_SOPP default
    0x1120a276c0211af, // S_CBRANCH_SCC0 ENC_SOPP default
    0x1120a276c0221b0, // S_CBRANCH_SCC1 ENC_SOPP default
    0x1140a276d0231b2, // S_CBRANCH_VCCZ ENC_SOPP default
    0x1140a276d0241b1, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x1120a276e0251ae, // S_CBRANCH_EXECZ ENC_SOPP default
    0x1120a276e0261ad, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x1120a41ac0301f8, // S_ENDPGM ENC_SOPP default
    0x1120181ac0311f9, // S_ENDPGM_SAVED ENC_SOPP default
    0x1120181ac03427e, // S_WAKEUP ENC_SOPP default
    0x11209a76403525c, // S_SETPRIO ENC_SOPP default
    0x1120a676f036257, // S_SENDMSG ENC_SOPP default
    0x1120a676f037258, // S_SENDMSGHALT ENC_SOPP default
    0x11209a764038205, // S_INCPERFLEVEL ENC_SOPP default
    0x11209a7640391f5, // S_DECPERFLEVEL ENC_SOPP default
    0x11201877003a270, // S_TTRACEDATA ENC_SOPP default
    0x11209c76403b271, // S_TTRACEDATA_IMM ENC_SOPP default
    0x1120181ac03c204, // S_ICACHE_INV ENC_SOPP default
    0x11209a76403e25d, // S_SETPRIO_INC_WG ENC_SOPP default
    0x11209c764040278, // S_WAIT_LOADCNT ENC_SOPP default
    0x11209c76404127a, // S_WAIT_STORECNT ENC_SOPP default
    0x11209c76404527d, // S_WAIT_XCNT ENC_SOPP default
    0x11209c764046275, // S_WAIT_DSCNT ENC_SOPP default
    0x11209c764047277, // S_WAIT_KMCNT ENC_SOPP default
    0x11209c771048279, // S_WAIT_LOADCNT_DSCNT ENC_SOPP default
    0x11209c77104927b, // S_WAIT_STORECNT_DSCNT ENC_SOPP default
    0x11209c76404a274, // S_WAIT_ASYNCCNT ENC_SOPP default
    0x11209c76404b27c, // S_WAIT_TENSORCNT ENC_SOPP default
    0x116544772033525, // V_WMMA_SCALE_F32_16X16X128_F8F6F4 ENC_VOP3PX2 default
    0x118546773088526, // V_WMMA_SCALE_F32_32X16X128_F4 ENC_VOP3PX2 default
    0x11a548774033523, // V_WMMA_SCALE16_F32_16X16X128_F8F6F4 ENC_VOP3PX3 default
    0x11c54a775088524, // V_WMMA_SCALE16_F32_32X16X128_F4 ENC_VOP3PX3 default
];
