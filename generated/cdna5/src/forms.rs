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
        choice(Long, 0, 2, false, run(9, 3), run(23, 3)),
    ),
    form_kind(
        enc::ENC_VOP3PX2,
        0,
        4,
        Slot::Whole,
        [bits(80, 8), bits(0, 0)],
        0xcc00000000000000cc350000,
        choice(Long, 0, 2, false, run(12, 3), run(23, 3)),
    ),
    form_kind(
        enc::ENC_VOP3PX3,
        0,
        4,
        Slot::Whole,
        [bits(80, 8), bits(0, 0)],
        0xcc00000000000000cc3a0000,
        choice(Long, 0, 2, false, run(9, 3), run(23, 3)),
    ),
    form_kind(
        enc::ENC_VOP3PX3,
        0,
        4,
        Slot::Whole,
        [bits(80, 8), bits(0, 0)],
        0xcc00000000000000cc3a0000,
        choice(Long, 0, 2, false, run(12, 3), run(23, 3)),
    ),
];
/// Forms, by family, opcode and variant.
pub static FORMS: [u64; 6426] = [
    0x000282000001358, // V_CNDMASK_B32 ENC_VOP2 default
    0x002288001001358, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x00428a002001358, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x006286003001358, // V_CNDMASK_B32 VOP2_INST_LITERAL64 has_lit64
    0x008284003001358, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x00a294004002293, // V_ADD_F64 ENC_VOP2 default
    0x00c29a005002293, // V_ADD_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e298006002293, // V_ADD_F64 VOP2_INST_LITERAL64 has_lit64
    0x010296006002293, // V_ADD_F64 VOP2_INST_LITERAL has_lit
    0x00a2a2007003292, // V_ADD_F32 ENC_VOP2 default
    0x0122a8008003292, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2aa009003292, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2a600a003292, // V_ADD_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102a400a003292, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x00a2a20070044e4, // V_SUB_F32 ENC_VOP2 default
    0x0122a80080044e4, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2aa0090044e4, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2a600a0044e4, // V_SUB_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102a400a0044e4, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x00a2a20070054df, // V_SUBREV_F32 ENC_VOP2 default
    0x0122a80080054df, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2aa0090054df, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2a600a0054df, // V_SUBREV_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102a400a0054df, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x00a294004006474, // V_MUL_F64 ENC_VOP2 default
    0x00c29a005006474, // V_MUL_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e298006006474, // V_MUL_F64 VOP2_INST_LITERAL64 has_lit64
    0x010296006006474, // V_MUL_F64 VOP2_INST_LITERAL has_lit
    0x00a2a2007007471, // V_MUL_DX9_ZERO_F32 ENC_VOP2 default
    0x0122a8008007471, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2aa009007471, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2a600a007471, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102a400a007471, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x00a2a2007008473, // V_MUL_F32 ENC_VOP2 default
    0x0122a8008008473, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2aa009008473, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2a600a008473, // V_MUL_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102a400a008473, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x00a2a200b009479, // V_MUL_I32_I24 ENC_VOP2 default
    0x0122a800c009479, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00c2b400d009479, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00e2a600e009479, // V_MUL_I32_I24 VOP2_INST_LITERAL64 has_lit64
    0x0102a400e009479, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a2a200b00a476, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0122a800c00a476, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00c2b400d00a476, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00e2a600e00a476, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL64 has_lit64
    0x0102a400e00a476, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a2a200f00b47c, // V_MUL_U32_U24 ENC_VOP2 default
    0x0122a801000b47c, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00c2b401100b47c, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00e2a601200b47c, // V_MUL_U32_U24 VOP2_INST_LITERAL64 has_lit64
    0x0102a401200b47c, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a2a200f00c478, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0122a801000c478, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00c2b401100c478, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00e2a601200c478, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL64 has_lit64
    0x0102a401200c478, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a29400400d462, // V_MIN_NUM_F64 ENC_VOP2 default
    0x00c29a00500d462, // V_MIN_NUM_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e29800600d462, // V_MIN_NUM_F64 VOP2_INST_LITERAL64 has_lit64
    0x01029600600d462, // V_MIN_NUM_F64 VOP2_INST_LITERAL has_lit
    0x00a29400400e440, // V_MAX_NUM_F64 ENC_VOP2 default
    0x00c29a00500e440, // V_MAX_NUM_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e29800600e440, // V_MAX_NUM_F64 VOP2_INST_LITERAL64 has_lit64
    0x01029600600e440, // V_MAX_NUM_F64 VOP2_INST_LITERAL has_lit
    0x00a2a200b01145e, // V_MIN_I32 ENC_VOP2 default
    0x0122a800c01145e, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b400d01145e, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e2a600e01145e, // V_MIN_I32 VOP2_INST_LITERAL64 has_lit64
    0x0102a400e01145e, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x00a2a200b01243c, // V_MAX_I32 ENC_VOP2 default
    0x0122a800c01243c, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b400d01243c, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e2a600e01243c, // V_MAX_I32 VOP2_INST_LITERAL64 has_lit64
    0x0102a400e01243c, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x00a2a200f013464, // V_MIN_U32 ENC_VOP2 default
    0x0122a8010013464, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b4011013464, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2a6012013464, // V_MIN_U32 VOP2_INST_LITERAL64 has_lit64
    0x0102a4012013464, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x00a2a200f014442, // V_MAX_U32 ENC_VOP2 default
    0x0122a8010014442, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b4011014442, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2a6012014442, // V_MAX_U32 VOP2_INST_LITERAL64 has_lit64
    0x0102a4012014442, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x00a2a2007015461, // V_MIN_NUM_F32 ENC_VOP2 default
    0x0122a8008015461, // V_MIN_NUM_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2aa009015461, // V_MIN_NUM_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2a600a015461, // V_MIN_NUM_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102a400a015461, // V_MIN_NUM_F32 VOP2_INST_LITERAL has_lit
    0x00a2a200701643f, // V_MAX_NUM_F32 ENC_VOP2 default
    0x0122a800801643f, // V_MAX_NUM_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2aa00901643f, // V_MAX_NUM_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2a600a01643f, // V_MAX_NUM_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102a400a01643f, // V_MAX_NUM_F32 VOP2_INST_LITERAL has_lit
    0x00a2940130173f8, // V_FMAC_F64 ENC_VOP2 default
    0x00c29a0140173f8, // V_FMAC_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e2980150173f8, // V_FMAC_F64 VOP2_INST_LITERAL64 has_lit64
    0x0102960150173f8, // V_FMAC_F64 VOP2_INST_LITERAL has_lit
    0x00a2a200f018417, // V_LSHLREV_B32 ENC_VOP2 default
    0x0122a8010018417, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b4011018417, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e2a6012018417, // V_LSHLREV_B32 VOP2_INST_LITERAL64 has_lit64
    0x0102a4012018417, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x00a2a200f01941d, // V_LSHRREV_B32 ENC_VOP2 default
    0x0122a801001941d, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b401101941d, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e2a601201941d, // V_LSHRREV_B32 VOP2_INST_LITERAL64 has_lit64
    0x0102a401201941d, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x00a2a201601a2a4, // V_ASHRREV_I32 ENC_VOP2 default
    0x0122a801701a2a4, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b401801a2a4, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e2a601901a2a4, // V_ASHRREV_I32 VOP2_INST_LITERAL64 has_lit64
    0x0102a401901a2a4, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x00a2a200f01b2a1, // V_AND_B32 ENC_VOP2 default
    0x0122a801001b2a1, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b401101b2a1, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e2a601201b2a1, // V_AND_B32 VOP2_INST_LITERAL64 has_lit64
    0x0102a401201b2a1, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x00a2a200f01c483, // V_OR_B32 ENC_VOP2 default
    0x0122a801001c483, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b401101c483, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e2a601201c483, // V_OR_B32 VOP2_INST_LITERAL64 has_lit64
    0x0102a401201c483, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x00a2a200f01d52e, // V_XOR_B32 ENC_VOP2 default
    0x0122a801001d52e, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b401101d52e, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e2a601201d52e, // V_XOR_B32 VOP2_INST_LITERAL64 has_lit64
    0x0102a401201d52e, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x00a2a200f01e52b, // V_XNOR_B32 ENC_VOP2 default
    0x0122a801001e52b, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b401101e52b, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e2a601201e52b, // V_XNOR_B32 VOP2_INST_LITERAL64 has_lit64
    0x0102a401201e52b, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x00a2be01a01f418, // V_LSHLREV_B64 ENC_VOP2 default
    0x00c2c401b01f418, // V_LSHLREV_B64 VOP2_VOP_DPP16 has_dpp16
    0x00e2c201c01f418, // V_LSHLREV_B64 VOP2_INST_LITERAL64 has_lit64
    0x0102c001c01f418, // V_LSHLREV_B64 VOP2_INST_LITERAL has_lit
    0x0002cc01d02028f, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x0022d201e02028f, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0042d401f02028f, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0062d002002028f, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL64 has_lit64
    0x0082ce02002028f, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0002cc01d0214e1, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x0022d201e0214e1, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0042d401f0214e1, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0062d00200214e1, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL64 has_lit64
    0x0082ce0200214e1, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0002cc01d0224dc, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x0022d201e0224dc, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0042d401f0224dc, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0062d00200224dc, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL64 has_lit64
    0x0082ce0200224dc, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0142de0210233fb, // V_FMAMK_F64 VOP2_INST_LITERAL64 default
    0x00e2de0220233fb, // V_FMAMK_F64 VOP2_INST_LITERAL64 has_lit64
    0x0142e00230243f5, // V_FMAAK_F64 VOP2_INST_LITERAL64 default
    0x00e2e00240243f5, // V_FMAAK_F64 VOP2_INST_LITERAL64 has_lit64
    0x00a2a200f02529c, // V_ADD_NC_U32 ENC_VOP2 default
    0x0122a801002529c, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b401102529c, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2a601202529c, // V_ADD_NC_U32 VOP2_INST_LITERAL64 has_lit64
    0x0102a401202529c, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x00a2a200f0264e8, // V_SUB_NC_U32 ENC_VOP2 default
    0x0122a80100264e8, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b40110264e8, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2a60120264e8, // V_SUB_NC_U32 VOP2_INST_LITERAL64 has_lit64
    0x0102a40120264e8, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x00a2a200f0274e0, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x0122a80100274e0, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2b40110274e0, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2a60120274e0, // V_SUBREV_NC_U32 VOP2_INST_LITERAL64 has_lit64
    0x0102a40120274e0, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x00a2e202502829d, // V_ADD_NC_U64 ENC_VOP2 default
    0x00c2e802602829d, // V_ADD_NC_U64 VOP2_VOP_DPP16 has_dpp16
    0x00e2e602702829d, // V_ADD_NC_U64 VOP2_INST_LITERAL64 has_lit64
    0x0102e402702829d, // V_ADD_NC_U64 VOP2_INST_LITERAL has_lit
    0x00a2e20250294e9, // V_SUB_NC_U64 ENC_VOP2 default
    0x00c2e80260294e9, // V_SUB_NC_U64 VOP2_VOP_DPP16 has_dpp16
    0x00e2e60270294e9, // V_SUB_NC_U64 VOP2_INST_LITERAL64 has_lit64
    0x0102e40270294e9, // V_SUB_NC_U64 VOP2_INST_LITERAL has_lit
    0x00a2e202502a47d, // V_MUL_U64 ENC_VOP2 default
    0x00e2e602702a47d, // V_MUL_U64 VOP2_INST_LITERAL64 has_lit64
    0x0102e402702a47d, // V_MUL_U64 VOP2_INST_LITERAL has_lit
    0x00a2a202802b3f7, // V_FMAC_F32 ENC_VOP2 default
    0x0122a802902b3f7, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2aa02a02b3f7, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2a602b02b3f7, // V_FMAC_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102a402b02b3f7, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x0162f002c02c3fa, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x0102f002d02c3fa, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x0162f202e02d3f4, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x0102f202f02d3f4, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x00a2f403002f38d, // V_CVT_PK_RTZ_F16_F32 ENC_VOP2 default
    0x0122fa03102f38d, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2fc03202f38d, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2f803302f38d, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102f603302f38d, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x00a306034030460, // V_MIN_NUM_F16 ENC_VOP2 default
    0x01230c035030460, // V_MIN_NUM_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c30e036030460, // V_MIN_NUM_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e30a037030460, // V_MIN_NUM_F16 VOP2_INST_LITERAL64 has_lit64
    0x010308037030460, // V_MIN_NUM_F16 VOP2_INST_LITERAL has_lit
    0x00a30603403143e, // V_MAX_NUM_F16 ENC_VOP2 default
    0x01230c03503143e, // V_MAX_NUM_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c30e03603143e, // V_MAX_NUM_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e30a03703143e, // V_MAX_NUM_F16 VOP2_INST_LITERAL64 has_lit64
    0x01030803703143e, // V_MAX_NUM_F16 VOP2_INST_LITERAL has_lit
    0x00a306034032291, // V_ADD_F16 ENC_VOP2 default
    0x01230c035032291, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c30e036032291, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e30a037032291, // V_ADD_F16 VOP2_INST_LITERAL64 has_lit64
    0x010308037032291, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x00a3060340334e3, // V_SUB_F16 ENC_VOP2 default
    0x01230c0350334e3, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c30e0360334e3, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e30a0370334e3, // V_SUB_F16 VOP2_INST_LITERAL64 has_lit64
    0x0103080370334e3, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x00a3060340344de, // V_SUBREV_F16 ENC_VOP2 default
    0x01230c0350344de, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c30e0360344de, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e30a0370344de, // V_SUBREV_F16 VOP2_INST_LITERAL64 has_lit64
    0x0103080370344de, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x00a306034035472, // V_MUL_F16 ENC_VOP2 default
    0x01230c035035472, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c30e036035472, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e30a037035472, // V_MUL_F16 VOP2_INST_LITERAL64 has_lit64
    0x010308037035472, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x00a3060380363f6, // V_FMAC_F16 ENC_VOP2 default
    0x01230c0390363f6, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c30e03a0363f6, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e30a03b0363f6, // V_FMAC_F16 VOP2_INST_LITERAL64 has_lit64
    0x01030803b0363f6, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x01631803c0373f9, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x01031803d0373f9, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x01631a03e0383f3, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x01031a03f0383f3, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x00a30603403b40f, // V_LDEXP_F16 ENC_VOP2 default
    0x01230c03503b40f, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c31c03603b40f, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e30a03703b40f, // V_LDEXP_F16 VOP2_INST_LITERAL64 has_lit64
    0x01030803703b40f, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x00a32604003c49e, // V_PK_FMAC_F16 ENC_VOP2 default
    0x00e32a04103c49e, // V_PK_FMAC_F16 VOP2_INST_LITERAL64 has_lit64
    0x01032804103c49e, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
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
    0x02e5e00c80003da, // V_DUAL_FMAC_F32 VOPDXY_X X default
    0x0305e20c90003da, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x0325e80ca0013d9, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL_X X default
    0x0305e80cb0013d9, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x0325ec0cc0023db, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL_X X default
    0x0305ec0cd0023db, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e5e00ce0033e8, // V_DUAL_MUL_F32 VOPDXY_X X default
    0x0305e20cf0033e8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e5e00ce0043d3, // V_DUAL_ADD_F32 VOPDXY_X X default
    0x0305e20cf0043d3, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e5e00ce0053eb, // V_DUAL_SUB_F32 VOPDXY_X X default
    0x0305e20cf0053eb, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e5e00ce0063ea, // V_DUAL_SUBREV_F32 VOPDXY_X X default
    0x0305e20cf0063ea, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e5e00ce0073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_X X default
    0x0305e20cf0073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e5f40d00083e6, // V_DUAL_MOV_B32 VOPDXY_X X default
    0x0305f60d10083e6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL_X X has_lit
    0x0345e00d20093d8, // V_DUAL_CNDMASK_B32 VOPDXY_X X default
    0x0365e20d30093d8, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e5e00ce00a3e1, // V_DUAL_MAX_NUM_F32 VOPDXY_X X default
    0x0305e20cf00a3e1, // V_DUAL_MAX_NUM_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e5e00ce00b3e4, // V_DUAL_MIN_NUM_F32 VOPDXY_X X default
    0x0305e20cf00b3e4, // V_DUAL_MIN_NUM_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x0385e40d40003da, // V_DUAL_FMAC_F32 VOPDXY_Y Y default
    0x03a5e60d50003da, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x03c5ea0d60013d9, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL_Y Y default
    0x03a5ea0d70013d9, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x03c5ee0d80023db, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL_Y Y default
    0x03a5ee0d90023db, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385e40da0033e8, // V_DUAL_MUL_F32 VOPDXY_Y Y default
    0x03a5e60db0033e8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385e40da0043d3, // V_DUAL_ADD_F32 VOPDXY_Y Y default
    0x03a5e60db0043d3, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385e40da0053eb, // V_DUAL_SUB_F32 VOPDXY_Y Y default
    0x03a5e60db0053eb, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385e40da0063ea, // V_DUAL_SUBREV_F32 VOPDXY_Y Y default
    0x03a5e60db0063ea, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385e40da0073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_Y Y default
    0x03a5e60db0073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385f80dc0083e6, // V_DUAL_MOV_B32 VOPDXY_Y Y default
    0x03a5fa0dd0083e6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x03e5e40de0093d8, // V_DUAL_CNDMASK_B32 VOPDXY_Y Y default
    0x0405e60df0093d8, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385e40da00a3e1, // V_DUAL_MAX_NUM_F32 VOPDXY_Y Y default
    0x03a5e60db00a3e1, // V_DUAL_MAX_NUM_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385e40da00b3e4, // V_DUAL_MIN_NUM_F32 VOPDXY_Y Y default
    0x03a5e60db00b3e4, // V_DUAL_MIN_NUM_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385e40e00103d5, // V_DUAL_ADD_NC_U32 VOPDXY_Y Y default
    0x03a5e60e10103d5, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385e40e20113de, // V_DUAL_LSHLREV_B32 VOPDXY_Y Y default
    0x03a5e60e30113de, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385e40e00143ec, // V_DUAL_SUB_NC_U32 VOPDXY_Y Y default
    0x03a5e60e10143ec, // V_DUAL_SUB_NC_U32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385e40e20153df, // V_DUAL_LSHRREV_B32 VOPDXY_Y Y default
    0x03a5e60e30153df, // V_DUAL_LSHRREV_B32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385e40e40163d6, // V_DUAL_ASHRREV_I32 VOPDXY_Y Y default
    0x03a5e60e50163d6, // V_DUAL_ASHRREV_I32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385e40e60173e0, // V_DUAL_MAX_I32 VOPDXY_Y Y default
    0x03a5e60e70173e0, // V_DUAL_MAX_I32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385e40e60183e3, // V_DUAL_MIN_I32 VOPDXY_Y Y default
    0x03a5e60e70183e3, // V_DUAL_MIN_I32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x04213c0e80c428a, // TENSOR_LOAD_TO_LDS ENC_VIMAGE default
    0x04213e0e80c528d, // TENSOR_STORE_FROM_LDS ENC_VIMAGE default
    0x0445080e9001330, // V_CMP_LT_F16 ENC_VOP3 default
    0x04650c0ea001330, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04850e0eb001330, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a50a0ec001330, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x04c50a0ed001330, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x04e50a0ee001330, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445080e9002309, // V_CMP_EQ_F16 ENC_VOP3 default
    0x04650c0ea002309, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04850e0eb002309, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a50a0ec002309, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04c50a0ed002309, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04e50a0ee002309, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445080e9003324, // V_CMP_LE_F16 ENC_VOP3 default
    0x04650c0ea003324, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04850e0eb003324, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a50a0ec003324, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x04c50a0ed003324, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x04e50a0ee003324, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445080e900431b, // V_CMP_GT_F16 ENC_VOP3 default
    0x04650c0ea00431b, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04850e0eb00431b, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a50a0ec00431b, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x04c50a0ed00431b, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x04e50a0ee00431b, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445080e900532d, // V_CMP_LG_F16 ENC_VOP3 default
    0x04650c0ea00532d, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04850e0eb00532d, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a50a0ec00532d, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x04c50a0ed00532d, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x04e50a0ee00532d, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445080e9006312, // V_CMP_GE_F16 ENC_VOP3 default
    0x04650c0ea006312, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04850e0eb006312, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a50a0ec006312, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x04c50a0ed006312, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x04e50a0ee006312, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445080e9007351, // V_CMP_O_F16 ENC_VOP3 default
    0x04650c0ea007351, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x04850e0eb007351, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a50a0ec007351, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x04c50a0ed007351, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x04e50a0ee007351, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445080e9008354, // V_CMP_U_F16 ENC_VOP3 default
    0x04650c0ea008354, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x04850e0eb008354, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a50a0ec008354, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x04c50a0ed008354, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x04e50a0ee008354, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445080e9009342, // V_CMP_NGE_F16 ENC_VOP3 default
    0x04650c0ea009342, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04850e0eb009342, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a50a0ec009342, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x04c50a0ed009342, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x04e50a0ee009342, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445080e900a34b, // V_CMP_NLG_F16 ENC_VOP3 default
    0x04650c0ea00a34b, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04850e0eb00a34b, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a50a0ec00a34b, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x04c50a0ed00a34b, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x04e50a0ee00a34b, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445080e900b345, // V_CMP_NGT_F16 ENC_VOP3 default
    0x04650c0ea00b345, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04850e0eb00b345, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a50a0ec00b345, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x04c50a0ed00b345, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x04e50a0ee00b345, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445080e900c348, // V_CMP_NLE_F16 ENC_VOP3 default
    0x04650c0ea00c348, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04850e0eb00c348, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a50a0ec00c348, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x04c50a0ed00c348, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x04e50a0ee00c348, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445080e900d339, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x04650c0ea00d339, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04850e0eb00d339, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a50a0ec00d339, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04c50a0ed00d339, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04e50a0ee00d339, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445080e900e34e, // V_CMP_NLT_F16 ENC_VOP3 default
    0x04650c0ea00e34e, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04850e0eb00e34e, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a50a0ec00e34e, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x04c50a0ed00e34e, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x04e50a0ee00e34e, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04451a0ef011331, // V_CMP_LT_F32 ENC_VOP3 default
    0x04651e0f0011331, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0485200f1011331, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a51c0f2011331, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c51c0f3011331, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e51c0f4011331, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04451a0ef01230a, // V_CMP_EQ_F32 ENC_VOP3 default
    0x04651e0f001230a, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0485200f101230a, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a51c0f201230a, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04c51c0f301230a, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04e51c0f401230a, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04451a0ef013325, // V_CMP_LE_F32 ENC_VOP3 default
    0x04651e0f0013325, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0485200f1013325, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a51c0f2013325, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x04c51c0f3013325, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x04e51c0f4013325, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04451a0ef01431c, // V_CMP_GT_F32 ENC_VOP3 default
    0x04651e0f001431c, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0485200f101431c, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a51c0f201431c, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c51c0f301431c, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e51c0f401431c, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04451a0ef01532e, // V_CMP_LG_F32 ENC_VOP3 default
    0x04651e0f001532e, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0485200f101532e, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a51c0f201532e, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x04c51c0f301532e, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x04e51c0f401532e, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04451a0ef016313, // V_CMP_GE_F32 ENC_VOP3 default
    0x04651e0f0016313, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0485200f1016313, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a51c0f2016313, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x04c51c0f3016313, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x04e51c0f4016313, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04451a0ef017352, // V_CMP_O_F32 ENC_VOP3 default
    0x04651e0f0017352, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x0485200f1017352, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a51c0f2017352, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x04c51c0f3017352, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x04e51c0f4017352, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04451a0ef018355, // V_CMP_U_F32 ENC_VOP3 default
    0x04651e0f0018355, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x0485200f1018355, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a51c0f2018355, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x04c51c0f3018355, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x04e51c0f4018355, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04451a0ef019343, // V_CMP_NGE_F32 ENC_VOP3 default
    0x04651e0f0019343, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0485200f1019343, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a51c0f2019343, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x04c51c0f3019343, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x04e51c0f4019343, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04451a0ef01a34c, // V_CMP_NLG_F32 ENC_VOP3 default
    0x04651e0f001a34c, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0485200f101a34c, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a51c0f201a34c, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x04c51c0f301a34c, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x04e51c0f401a34c, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04451a0ef01b346, // V_CMP_NGT_F32 ENC_VOP3 default
    0x04651e0f001b346, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0485200f101b346, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a51c0f201b346, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c51c0f301b346, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e51c0f401b346, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04451a0ef01c349, // V_CMP_NLE_F32 ENC_VOP3 default
    0x04651e0f001c349, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0485200f101c349, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a51c0f201c349, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x04c51c0f301c349, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x04e51c0f401c349, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04451a0ef01d33a, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x04651e0f001d33a, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0485200f101d33a, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a51c0f201d33a, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04c51c0f301d33a, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04e51c0f401d33a, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04451a0ef01e34f, // V_CMP_NLT_F32 ENC_VOP3 default
    0x04651e0f001e34f, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0485200f101e34f, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a51c0f201e34f, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c51c0f301e34f, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e51c0f401e34f, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452c0f5021332, // V_CMP_LT_F64 ENC_VOP3 default
    0x04a52e0f6021332, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x04c52e0f7021332, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x04e52e0f8021332, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452c0f502230b, // V_CMP_EQ_F64 ENC_VOP3 default
    0x04a52e0f602230b, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04c52e0f702230b, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04e52e0f802230b, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452c0f5023326, // V_CMP_LE_F64 ENC_VOP3 default
    0x04a52e0f6023326, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x04c52e0f7023326, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x04e52e0f8023326, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452c0f502431d, // V_CMP_GT_F64 ENC_VOP3 default
    0x04a52e0f602431d, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x04c52e0f702431d, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x04e52e0f802431d, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452c0f502532f, // V_CMP_LG_F64 ENC_VOP3 default
    0x04a52e0f602532f, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x04c52e0f702532f, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x04e52e0f802532f, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452c0f5026314, // V_CMP_GE_F64 ENC_VOP3 default
    0x04a52e0f6026314, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x04c52e0f7026314, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x04e52e0f8026314, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452c0f5027353, // V_CMP_O_F64 ENC_VOP3 default
    0x04a52e0f6027353, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x04c52e0f7027353, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x04e52e0f8027353, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452c0f5028356, // V_CMP_U_F64 ENC_VOP3 default
    0x04a52e0f6028356, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x04c52e0f7028356, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x04e52e0f8028356, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452c0f5029344, // V_CMP_NGE_F64 ENC_VOP3 default
    0x04a52e0f6029344, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x04c52e0f7029344, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x04e52e0f8029344, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452c0f502a34d, // V_CMP_NLG_F64 ENC_VOP3 default
    0x04a52e0f602a34d, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x04c52e0f702a34d, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x04e52e0f802a34d, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452c0f502b347, // V_CMP_NGT_F64 ENC_VOP3 default
    0x04a52e0f602b347, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x04c52e0f702b347, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x04e52e0f802b347, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452c0f502c34a, // V_CMP_NLE_F64 ENC_VOP3 default
    0x04a52e0f602c34a, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x04c52e0f702c34a, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x04e52e0f802c34a, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452c0f502d33b, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x04a52e0f602d33b, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04c52e0f702d33b, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04e52e0f802d33b, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452c0f502e350, // V_CMP_NLT_F64 ENC_VOP3 default
    0x04a52e0f602e350, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x04c52e0f702e350, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x04e52e0f802e350, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445360f9031333, // V_CMP_LT_I16 ENC_VOP3 default
    0x04653a0fa031333, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04853c0fb031333, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a5380fc031333, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x04c5380fd031333, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x04e5380fe031333, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445360f903230c, // V_CMP_EQ_I16 ENC_VOP3 default
    0x04653a0fa03230c, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x04853c0fb03230c, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a5380fc03230c, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x04c5380fd03230c, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x04e5380fe03230c, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445360f9033327, // V_CMP_LE_I16 ENC_VOP3 default
    0x04653a0fa033327, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04853c0fb033327, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a5380fc033327, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x04c5380fd033327, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x04e5380fe033327, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445360f903431e, // V_CMP_GT_I16 ENC_VOP3 default
    0x04653a0fa03431e, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04853c0fb03431e, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a5380fc03431e, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x04c5380fd03431e, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x04e5380fe03431e, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445360f903533c, // V_CMP_NE_I16 ENC_VOP3 default
    0x04653a0fa03533c, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04853c0fb03533c, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a5380fc03533c, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x04c5380fd03533c, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x04e5380fe03533c, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445360f9036315, // V_CMP_GE_I16 ENC_VOP3 default
    0x04653a0fa036315, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04853c0fb036315, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a5380fc036315, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x04c5380fd036315, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x04e5380fe036315, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445360ff039336, // V_CMP_LT_U16 ENC_VOP3 default
    0x04653a100039336, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04853c101039336, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a538102039336, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x04c538103039336, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x04e538104039336, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445360ff03a30f, // V_CMP_EQ_U16 ENC_VOP3 default
    0x04653a10003a30f, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x04853c10103a30f, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a53810203a30f, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x04c53810303a30f, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x04e53810403a30f, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445360ff03b32a, // V_CMP_LE_U16 ENC_VOP3 default
    0x04653a10003b32a, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04853c10103b32a, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a53810203b32a, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x04c53810303b32a, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x04e53810403b32a, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445360ff03c321, // V_CMP_GT_U16 ENC_VOP3 default
    0x04653a10003c321, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04853c10103c321, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a53810203c321, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x04c53810303c321, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x04e53810403c321, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445360ff03d33f, // V_CMP_NE_U16 ENC_VOP3 default
    0x04653a10003d33f, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04853c10103d33f, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a53810203d33f, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x04c53810303d33f, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x04e53810403d33f, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445360ff03e318, // V_CMP_GE_U16 ENC_VOP3 default
    0x04653a10003e318, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04853c10103e318, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a53810203e318, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x04c53810303e318, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x04e53810403e318, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044548105041334, // V_CMP_LT_I32 ENC_VOP3 default
    0x04654c106041334, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04854e107041334, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a54a108041334, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x04c54a109041334, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x04e54a10a041334, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04454810504230d, // V_CMP_EQ_I32 ENC_VOP3 default
    0x04654c10604230d, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x04854e10704230d, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a54a10804230d, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x04c54a10904230d, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x04e54a10a04230d, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044548105043328, // V_CMP_LE_I32 ENC_VOP3 default
    0x04654c106043328, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04854e107043328, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a54a108043328, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x04c54a109043328, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x04e54a10a043328, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04454810504431f, // V_CMP_GT_I32 ENC_VOP3 default
    0x04654c10604431f, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04854e10704431f, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a54a10804431f, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x04c54a10904431f, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x04e54a10a04431f, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04454810504533d, // V_CMP_NE_I32 ENC_VOP3 default
    0x04654c10604533d, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04854e10704533d, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a54a10804533d, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x04c54a10904533d, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x04e54a10a04533d, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044548105046316, // V_CMP_GE_I32 ENC_VOP3 default
    0x04654c106046316, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04854e107046316, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a54a108046316, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x04c54a109046316, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x04e54a10a046316, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04454810b049337, // V_CMP_LT_U32 ENC_VOP3 default
    0x04654c10c049337, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04854e10d049337, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a54a10e049337, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x04c54a10f049337, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x04e54a110049337, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04454810b04a310, // V_CMP_EQ_U32 ENC_VOP3 default
    0x04654c10c04a310, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x04854e10d04a310, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a54a10e04a310, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x04c54a10f04a310, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x04e54a11004a310, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04454810b04b32b, // V_CMP_LE_U32 ENC_VOP3 default
    0x04654c10c04b32b, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04854e10d04b32b, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a54a10e04b32b, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x04c54a10f04b32b, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x04e54a11004b32b, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04454810b04c322, // V_CMP_GT_U32 ENC_VOP3 default
    0x04654c10c04c322, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04854e10d04c322, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a54a10e04c322, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x04c54a10f04c322, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x04e54a11004c322, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04454810b04d340, // V_CMP_NE_U32 ENC_VOP3 default
    0x04654c10c04d340, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04854e10d04d340, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a54a10e04d340, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x04c54a10f04d340, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x04e54a11004d340, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04454810b04e319, // V_CMP_GE_U32 ENC_VOP3 default
    0x04654c10c04e319, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04854e10d04e319, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a54a10e04e319, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x04c54a10f04e319, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x04e54a11004e319, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044552111051335, // V_CMP_LT_I64 ENC_VOP3 default
    0x04a554112051335, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x04c554113051335, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x04e554114051335, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04455211105230e, // V_CMP_EQ_I64 ENC_VOP3 default
    0x04a55411205230e, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x04c55411305230e, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x04e55411405230e, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044552111053329, // V_CMP_LE_I64 ENC_VOP3 default
    0x04a554112053329, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x04c554113053329, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x04e554114053329, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044552111054320, // V_CMP_GT_I64 ENC_VOP3 default
    0x04a554112054320, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x04c554113054320, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x04e554114054320, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04455211105533e, // V_CMP_NE_I64 ENC_VOP3 default
    0x04a55411205533e, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x04c55411305533e, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x04e55411405533e, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044552111056317, // V_CMP_GE_I64 ENC_VOP3 default
    0x04a554112056317, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x04c554113056317, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x04e554114056317, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044552115059338, // V_CMP_LT_U64 ENC_VOP3 default
    0x04a554116059338, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x04c554117059338, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x04e554118059338, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04455211505a311, // V_CMP_EQ_U64 ENC_VOP3 default
    0x04a55411605a311, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x04c55411705a311, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x04e55411805a311, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04455211505b32c, // V_CMP_LE_U64 ENC_VOP3 default
    0x04a55411605b32c, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x04c55411705b32c, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x04e55411805b32c, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04455211505c323, // V_CMP_GT_U64 ENC_VOP3 default
    0x04a55411605c323, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x04c55411705c323, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x04e55411805c323, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04455211505d341, // V_CMP_NE_U64 ENC_VOP3 default
    0x04a55411605d341, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x04c55411705d341, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x04e55411805d341, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04455211505e31a, // V_CMP_GE_U64 ENC_VOP3 default
    0x04a55411605e31a, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x04c55411705e31a, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x04e55411805e31a, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445080e907d306, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x04650c0ea07d306, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x04850e0eb07d306, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a50a0ec07d306, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x04c50a0ed07d306, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x04e50a0ee07d306, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04455c11907e307, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x04656011a07e307, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x04856211b07e307, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a55e11c07e307, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x04c55e11d07e307, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x04e55e11e07e307, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04456611f07f308, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x04a56812007f308, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x04c56812107f308, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x04e56812207f308, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505701230812df, // V_CMPX_LT_F16 ENC_VOP3 default
    0x0525741240812df, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545761250812df, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565721260812df, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x0585721270812df, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5721280812df, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505701230822b8, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x0525741240822b8, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545761250822b8, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565721260822b8, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0585721270822b8, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5721280822b8, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505701230832d3, // V_CMPX_LE_F16 ENC_VOP3 default
    0x0525741240832d3, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545761250832d3, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565721260832d3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x0585721270832d3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5721280832d3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505701230842ca, // V_CMPX_GT_F16 ENC_VOP3 default
    0x0525741240842ca, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545761250842ca, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565721260842ca, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x0585721270842ca, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5721280842ca, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505701230852dc, // V_CMPX_LG_F16 ENC_VOP3 default
    0x0525741240852dc, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545761250852dc, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565721260852dc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x0585721270852dc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5721280852dc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505701230862c1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x0525741240862c1, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545761250862c1, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565721260862c1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x0585721270862c1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5721280862c1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x050570123087300, // V_CMPX_O_F16 ENC_VOP3 default
    0x052574124087300, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x054576125087300, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x056572126087300, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x058572127087300, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x05a572128087300, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x050570123088303, // V_CMPX_U_F16 ENC_VOP3 default
    0x052574124088303, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x054576125088303, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x056572126088303, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x058572127088303, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x05a572128088303, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505701230892f1, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x0525741240892f1, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545761250892f1, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565721260892f1, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x0585721270892f1, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5721280892f1, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057012308a2fa, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x05257412408a2fa, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x05457612508a2fa, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x05657212608a2fa, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x05857212708a2fa, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x05a57212808a2fa, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057012308b2f4, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x05257412408b2f4, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x05457612508b2f4, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x05657212608b2f4, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x05857212708b2f4, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x05a57212808b2f4, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057012308c2f7, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x05257412408c2f7, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x05457612508c2f7, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x05657212608c2f7, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x05857212708c2f7, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x05a57212808c2f7, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057012308d2e8, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x05257412408d2e8, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x05457612508d2e8, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x05657212608d2e8, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05857212708d2e8, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05a57212808d2e8, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057012308e2fd, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x05257412408e2fd, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x05457612508e2fd, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x05657212608e2fd, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x05857212708e2fd, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x05a57212808e2fd, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505821290912e0, // V_CMPX_LT_F32 ENC_VOP3 default
    0x05258612a0912e0, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x05458812b0912e0, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05658412c0912e0, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x05858412d0912e0, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x05a58412e0912e0, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505821290922b9, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x05258612a0922b9, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x05458812b0922b9, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x05658412c0922b9, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05858412d0922b9, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05a58412e0922b9, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505821290932d4, // V_CMPX_LE_F32 ENC_VOP3 default
    0x05258612a0932d4, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x05458812b0932d4, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05658412c0932d4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x05858412d0932d4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x05a58412e0932d4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505821290942cb, // V_CMPX_GT_F32 ENC_VOP3 default
    0x05258612a0942cb, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x05458812b0942cb, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05658412c0942cb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x05858412d0942cb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x05a58412e0942cb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505821290952dd, // V_CMPX_LG_F32 ENC_VOP3 default
    0x05258612a0952dd, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x05458812b0952dd, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x05658412c0952dd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x05858412d0952dd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x05a58412e0952dd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505821290962c2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x05258612a0962c2, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x05458812b0962c2, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05658412c0962c2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x05858412d0962c2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x05a58412e0962c2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x050582129097301, // V_CMPX_O_F32 ENC_VOP3 default
    0x05258612a097301, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x05458812b097301, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x05658412c097301, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x05858412d097301, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x05a58412e097301, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x050582129098304, // V_CMPX_U_F32 ENC_VOP3 default
    0x05258612a098304, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x05458812b098304, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x05658412c098304, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x05858412d098304, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x05a58412e098304, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505821290992f2, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x05258612a0992f2, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x05458812b0992f2, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05658412c0992f2, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x05858412d0992f2, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x05a58412e0992f2, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05058212909a2fb, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x05258612a09a2fb, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x05458812b09a2fb, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x05658412c09a2fb, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x05858412d09a2fb, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x05a58412e09a2fb, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05058212909b2f5, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x05258612a09b2f5, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x05458812b09b2f5, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05658412c09b2f5, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x05858412d09b2f5, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x05a58412e09b2f5, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05058212909c2f8, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x05258612a09c2f8, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x05458812b09c2f8, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05658412c09c2f8, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x05858412d09c2f8, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x05a58412e09c2f8, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05058212909d2e9, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x05258612a09d2e9, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x05458812b09d2e9, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x05658412c09d2e9, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05858412d09d2e9, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05a58412e09d2e9, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05058212909e2fe, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x05258612a09e2fe, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x05458812b09e2fe, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05658412c09e2fe, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x05858412d09e2fe, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x05a58412e09e2fe, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059412f0a12e1, // V_CMPX_LT_F64 ENC_VOP3 default
    0x0565961300a12e1, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x0585961310a12e1, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5961320a12e1, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059412f0a22ba, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x0565961300a22ba, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0585961310a22ba, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5961320a22ba, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059412f0a32d5, // V_CMPX_LE_F64 ENC_VOP3 default
    0x0565961300a32d5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x0585961310a32d5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5961320a32d5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059412f0a42cc, // V_CMPX_GT_F64 ENC_VOP3 default
    0x0565961300a42cc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x0585961310a42cc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5961320a42cc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059412f0a52de, // V_CMPX_LG_F64 ENC_VOP3 default
    0x0565961300a52de, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x0585961310a52de, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5961320a52de, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059412f0a62c3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x0565961300a62c3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x0585961310a62c3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5961320a62c3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059412f0a7302, // V_CMPX_O_F64 ENC_VOP3 default
    0x0565961300a7302, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x0585961310a7302, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5961320a7302, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059412f0a8305, // V_CMPX_U_F64 ENC_VOP3 default
    0x0565961300a8305, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x0585961310a8305, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5961320a8305, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059412f0a92f3, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x0565961300a92f3, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x0585961310a92f3, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5961320a92f3, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059412f0aa2fc, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x0565961300aa2fc, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x0585961310aa2fc, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5961320aa2fc, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059412f0ab2f6, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x0565961300ab2f6, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x0585961310ab2f6, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5961320ab2f6, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059412f0ac2f9, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x0565961300ac2f9, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x0585961310ac2f9, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5961320ac2f9, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059412f0ad2ea, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x0565961300ad2ea, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0585961310ad2ea, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5961320ad2ea, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059412f0ae2ff, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x0565961300ae2ff, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x0585961310ae2ff, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5961320ae2ff, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059e1330b12e2, // V_CMPX_LT_I16 ENC_VOP3 default
    0x0525a21340b12e2, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0545a41350b12e2, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x0565a01360b12e2, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x0585a01370b12e2, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x05a5a01380b12e2, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059e1330b22bb, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x0525a21340b22bb, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x0545a41350b22bb, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x0565a01360b22bb, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x0585a01370b22bb, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x05a5a01380b22bb, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059e1330b32d6, // V_CMPX_LE_I16 ENC_VOP3 default
    0x0525a21340b32d6, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0545a41350b32d6, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0565a01360b32d6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x0585a01370b32d6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x05a5a01380b32d6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059e1330b42cd, // V_CMPX_GT_I16 ENC_VOP3 default
    0x0525a21340b42cd, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0545a41350b42cd, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x0565a01360b42cd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x0585a01370b42cd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x05a5a01380b42cd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059e1330b52eb, // V_CMPX_NE_I16 ENC_VOP3 default
    0x0525a21340b52eb, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0545a41350b52eb, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0565a01360b52eb, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x0585a01370b52eb, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x05a5a01380b52eb, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059e1330b62c4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x0525a21340b62c4, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0545a41350b62c4, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0565a01360b62c4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x0585a01370b62c4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x05a5a01380b62c4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059e1390b92e5, // V_CMPX_LT_U16 ENC_VOP3 default
    0x0525a213a0b92e5, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x0545a413b0b92e5, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x0565a013c0b92e5, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x0585a013d0b92e5, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x05a5a013e0b92e5, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059e1390ba2be, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x0525a213a0ba2be, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x0545a413b0ba2be, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x0565a013c0ba2be, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x0585a013d0ba2be, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x05a5a013e0ba2be, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059e1390bb2d9, // V_CMPX_LE_U16 ENC_VOP3 default
    0x0525a213a0bb2d9, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0545a413b0bb2d9, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0565a013c0bb2d9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x0585a013d0bb2d9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x05a5a013e0bb2d9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059e1390bc2d0, // V_CMPX_GT_U16 ENC_VOP3 default
    0x0525a213a0bc2d0, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x0545a413b0bc2d0, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x0565a013c0bc2d0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x0585a013d0bc2d0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x05a5a013e0bc2d0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059e1390bd2ee, // V_CMPX_NE_U16 ENC_VOP3 default
    0x0525a213a0bd2ee, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0545a413b0bd2ee, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0565a013c0bd2ee, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x0585a013d0bd2ee, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x05a5a013e0bd2ee, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059e1390be2c7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x0525a213a0be2c7, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0545a413b0be2c7, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0565a013c0be2c7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x0585a013d0be2c7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x05a5a013e0be2c7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505b013f0c12e3, // V_CMPX_LT_I32 ENC_VOP3 default
    0x0525b41400c12e3, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0545b61410c12e3, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0565b21420c12e3, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x0585b21430c12e3, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x05a5b21440c12e3, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505b013f0c22bc, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x0525b41400c22bc, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x0545b61410c22bc, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x0565b21420c22bc, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x0585b21430c22bc, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x05a5b21440c22bc, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505b013f0c32d7, // V_CMPX_LE_I32 ENC_VOP3 default
    0x0525b41400c32d7, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0545b61410c32d7, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0565b21420c32d7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x0585b21430c32d7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x05a5b21440c32d7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505b013f0c42ce, // V_CMPX_GT_I32 ENC_VOP3 default
    0x0525b41400c42ce, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0545b61410c42ce, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0565b21420c42ce, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x0585b21430c42ce, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x05a5b21440c42ce, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505b013f0c52ec, // V_CMPX_NE_I32 ENC_VOP3 default
    0x0525b41400c52ec, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0545b61410c52ec, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0565b21420c52ec, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x0585b21430c52ec, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x05a5b21440c52ec, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505b013f0c62c5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x0525b41400c62c5, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0545b61410c62c5, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0565b21420c62c5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x0585b21430c62c5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x05a5b21440c62c5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505b01450c92e6, // V_CMPX_LT_U32 ENC_VOP3 default
    0x0525b41460c92e6, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0545b61470c92e6, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0565b21480c92e6, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x0585b21490c92e6, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05a5b214a0c92e6, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505b01450ca2bf, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x0525b41460ca2bf, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x0545b61470ca2bf, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x0565b21480ca2bf, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x0585b21490ca2bf, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05a5b214a0ca2bf, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505b01450cb2da, // V_CMPX_LE_U32 ENC_VOP3 default
    0x0525b41460cb2da, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0545b61470cb2da, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0565b21480cb2da, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x0585b21490cb2da, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05a5b214a0cb2da, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505b01450cc2d1, // V_CMPX_GT_U32 ENC_VOP3 default
    0x0525b41460cc2d1, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0545b61470cc2d1, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0565b21480cc2d1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x0585b21490cc2d1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05a5b214a0cc2d1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505b01450cd2ef, // V_CMPX_NE_U32 ENC_VOP3 default
    0x0525b41460cd2ef, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0545b61470cd2ef, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0565b21480cd2ef, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x0585b21490cd2ef, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05a5b214a0cd2ef, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505b01450ce2c8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x0525b41460ce2c8, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0545b61470ce2c8, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0565b21480ce2c8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x0585b21490ce2c8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05a5b214a0ce2c8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ba14b0d12e4, // V_CMPX_LT_I64 ENC_VOP3 default
    0x0565bc14c0d12e4, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x0585bc14d0d12e4, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05a5bc14e0d12e4, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ba14b0d22bd, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x0565bc14c0d22bd, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x0585bc14d0d22bd, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05a5bc14e0d22bd, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ba14b0d32d8, // V_CMPX_LE_I64 ENC_VOP3 default
    0x0565bc14c0d32d8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x0585bc14d0d32d8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05a5bc14e0d32d8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ba14b0d42cf, // V_CMPX_GT_I64 ENC_VOP3 default
    0x0565bc14c0d42cf, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x0585bc14d0d42cf, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05a5bc14e0d42cf, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ba14b0d52ed, // V_CMPX_NE_I64 ENC_VOP3 default
    0x0565bc14c0d52ed, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x0585bc14d0d52ed, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05a5bc14e0d52ed, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ba14b0d62c6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x0565bc14c0d62c6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x0585bc14d0d62c6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05a5bc14e0d62c6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ba14f0d92e7, // V_CMPX_LT_U64 ENC_VOP3 default
    0x0565bc1500d92e7, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x0585bc1510d92e7, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x05a5bc1520d92e7, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ba14f0da2c0, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x0565bc1500da2c0, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x0585bc1510da2c0, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x05a5bc1520da2c0, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ba14f0db2db, // V_CMPX_LE_U64 ENC_VOP3 default
    0x0565bc1500db2db, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x0585bc1510db2db, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x05a5bc1520db2db, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ba14f0dc2d2, // V_CMPX_GT_U64 ENC_VOP3 default
    0x0565bc1500dc2d2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x0585bc1510dc2d2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x05a5bc1520dc2d2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ba14f0dd2f0, // V_CMPX_NE_U64 ENC_VOP3 default
    0x0565bc1500dd2f0, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x0585bc1510dd2f0, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x05a5bc1520dd2f0, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ba14f0de2c9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x0565bc1500de2c9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x0585bc1510de2c9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x05a5bc1520de2c9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505701230fd2b5, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x0525741240fd2b5, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545761250fd2b5, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565721260fd2b5, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x0585721270fd2b5, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5721280fd2b5, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505c41530fe2b6, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x0525c81540fe2b6, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0545ca1550fe2b6, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x0565c61560fe2b6, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x0585c61570fe2b6, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x05a5c61580fe2b6, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ce1590ff2b7, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x0565d015a0ff2b7, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x0585d015b0ff2b7, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5d015c0ff2b7, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05c28c15d101358, // V_CNDMASK_B32 ENC_VOP3 default
    0x04629015e101358, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x04829215f101358, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x05e28e160101358, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x06028e161101358, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x06228e162101358, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04429c163102293, // V_ADD_F64 ENC_VOP3 default
    0x0482a0164102293, // V_ADD_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a29e165102293, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x04c29e166102293, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x04e29e167102293, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442ac168103292, // V_ADD_F32 ENC_VOP3 default
    0x0462b0169103292, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482b216a103292, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2ae16b103292, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2ae16c103292, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2ae16d103292, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442ac1681044e4, // V_SUB_F32 ENC_VOP3 default
    0x0462b01691044e4, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482b216a1044e4, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2ae16b1044e4, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2ae16c1044e4, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2ae16d1044e4, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442ac1681054df, // V_SUBREV_F32 ENC_VOP3 default
    0x0462b016e1054df, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482b216f1054df, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2ae16b1054df, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2ae16c1054df, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2ae16d1054df, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04429c163106474, // V_MUL_F64 ENC_VOP3 default
    0x0482a0164106474, // V_MUL_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a29e165106474, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x04c29e166106474, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x04e29e167106474, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442ac168107471, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x0462b0169107471, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482b216a107471, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2ae16b107471, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2ae16c107471, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2ae16d107471, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442ac168108473, // V_MUL_F32 ENC_VOP3 default
    0x0462b0169108473, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482b216a108473, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2ae16b108473, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2ae16c108473, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2ae16d108473, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442b6170109479, // V_MUL_I32_I24 ENC_VOP3 default
    0x0462ba171109479, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0482bc172109479, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04a2b8173109479, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04c2b8174109479, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04e2b8175109479, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442b617010a476, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x0462ba17110a476, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0482bc17210a476, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04a2b817310a476, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04c2b817410a476, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04e2b817510a476, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442b617610b47c, // V_MUL_U32_U24 ENC_VOP3 default
    0x0462ba17710b47c, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0482bc17810b47c, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04a2b817910b47c, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04c2b817a10b47c, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04e2b817b10b47c, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442b617610c478, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x0462ba17710c478, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0482bc17810c478, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04a2b817910c478, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04c2b817a10c478, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04e2b817b10c478, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04429c16310d462, // V_MIN_NUM_F64 ENC_VOP3 default
    0x0482a016410d462, // V_MIN_NUM_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a29e16510d462, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_0
    0x04c29e16610d462, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_1
    0x04e29e16710d462, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04429c16310e440, // V_MAX_NUM_F64 ENC_VOP3 default
    0x0482a016410e440, // V_MAX_NUM_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a29e16510e440, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_0
    0x04c29e16610e440, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_1
    0x04e29e16710e440, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442b617011145e, // V_MIN_I32 ENC_VOP3 default
    0x0462ba17111145e, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482bc17211145e, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a2b817311145e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04c2b817411145e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04e2b817511145e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442b617011243c, // V_MAX_I32 ENC_VOP3 default
    0x0462ba17111243c, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482bc17211243c, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a2b817311243c, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04c2b817411243c, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04e2b817511243c, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442b6176113464, // V_MIN_U32 ENC_VOP3 default
    0x0462ba177113464, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482bc178113464, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2b8179113464, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2b817a113464, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2b817b113464, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442b6176114442, // V_MAX_U32 ENC_VOP3 default
    0x0462ba177114442, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482bc178114442, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2b8179114442, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2b817a114442, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2b817b114442, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442ac168115461, // V_MIN_NUM_F32 ENC_VOP3 default
    0x0462b0169115461, // V_MIN_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482b216a115461, // V_MIN_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2ae16b115461, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2ae16c115461, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2ae16d115461, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442ac16811643f, // V_MAX_NUM_F32 ENC_VOP3 default
    0x0462b016911643f, // V_MAX_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482b216a11643f, // V_MAX_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2ae16b11643f, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2ae16c11643f, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2ae16d11643f, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04429c17c1173f8, // V_FMAC_F64 ENC_VOP3 default
    0x0482a017d1173f8, // V_FMAC_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a29e17e1173f8, // V_FMAC_F64 VOP3_INST_LITERAL has_lit_0
    0x04c29e17f1173f8, // V_FMAC_F64 VOP3_INST_LITERAL has_lit_1
    0x04e29e1801173f8, // V_FMAC_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442b6176118417, // V_LSHLREV_B32 ENC_VOP3 default
    0x0462ba177118417, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482bc178118417, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2b8179118417, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2b817a118417, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2b817b118417, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442b617611941d, // V_LSHRREV_B32 ENC_VOP3 default
    0x0462ba17711941d, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482bc17811941d, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2b817911941d, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2b817a11941d, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2b817b11941d, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442b618111a2a4, // V_ASHRREV_I32 ENC_VOP3 default
    0x0462ba18211a2a4, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482bc18311a2a4, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a2b818411a2a4, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x04c2b818511a2a4, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x04e2b818611a2a4, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442b617611b2a1, // V_AND_B32 ENC_VOP3 default
    0x0462ba17711b2a1, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482bc17811b2a1, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2b817911b2a1, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2b817a11b2a1, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2b817b11b2a1, // V_AND_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442b617611c483, // V_OR_B32 ENC_VOP3 default
    0x0462ba17711c483, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482bc17811c483, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2b817911c483, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2b817a11c483, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2b817b11c483, // V_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442b617611d52e, // V_XOR_B32 ENC_VOP3 default
    0x0462ba17711d52e, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482bc17811d52e, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2b817911d52e, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2b817a11d52e, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2b817b11d52e, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442b617611e52b, // V_XNOR_B32 ENC_VOP3 default
    0x0462ba17711e52b, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482bc17811e52b, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2b817911e52b, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2b817a11e52b, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2b817b11e52b, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442c618711f418, // V_LSHLREV_B64 ENC_VOP3 default
    0x0482ca18811f418, // V_LSHLREV_B64 VOP3_VOP_DPP16 has_dpp16
    0x04a2c818911f418, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x04c2c818a11f418, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0642d618b12028f, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x0662da18c12028f, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0682dc18d12028f, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a2d818e12028f, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c2d818f12028f, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e2d819012028f, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0642d618b1214e1, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x0662da18c1214e1, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0682dc18d1214e1, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a2d818e1214e1, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c2d818f1214e1, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e2d81901214e1, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0642d618b1224dc, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x0662da1911224dc, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0682dc1921224dc, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a2d818e1224dc, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c2d818f1224dc, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e2d81901224dc, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0442b617612529c, // V_ADD_NC_U32 ENC_VOP3 default
    0x0462ba17712529c, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482bc17812529c, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2b817912529c, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2b817a12529c, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2b817b12529c, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442b61761264e8, // V_SUB_NC_U32 ENC_VOP3 default
    0x0462ba1771264e8, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482bc1781264e8, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2b81791264e8, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2b817a1264e8, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2b817b1264e8, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442b61761274e0, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x0462ba1931274e0, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482bc1941274e0, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2b81791274e0, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2b817a1274e0, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2b817b1274e0, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442ea19512829d, // V_ADD_NC_U64 ENC_VOP3 default
    0x0482ee19612829d, // V_ADD_NC_U64 VOP3_VOP_DPP16 has_dpp16
    0x04a2ec19712829d, // V_ADD_NC_U64 VOP3_INST_LITERAL has_lit_0
    0x04c2ec19812829d, // V_ADD_NC_U64 VOP3_INST_LITERAL has_lit_1
    0x04e2ec19912829d, // V_ADD_NC_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442ea1951294e9, // V_SUB_NC_U64 ENC_VOP3 default
    0x0482ee1961294e9, // V_SUB_NC_U64 VOP3_VOP_DPP16 has_dpp16
    0x04a2ec1971294e9, // V_SUB_NC_U64 VOP3_INST_LITERAL has_lit_0
    0x04c2ec1981294e9, // V_SUB_NC_U64 VOP3_INST_LITERAL has_lit_1
    0x04e2ec1991294e9, // V_SUB_NC_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442ea19512a47d, // V_MUL_U64 ENC_VOP3 default
    0x04a2ec19712a47d, // V_MUL_U64 VOP3_INST_LITERAL has_lit_0
    0x04c2ec19812a47d, // V_MUL_U64 VOP3_INST_LITERAL has_lit_1
    0x04e2ec19912a47d, // V_MUL_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442ac19a12b3f7, // V_FMAC_F32 ENC_VOP3 default
    0x0462b019b12b3f7, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482b219c12b3f7, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2ae19d12b3f7, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2ae19e12b3f7, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2ae19f12b3f7, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442fe1a012f38d, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x0463021a112f38d, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0483041a212f38d, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a3001a312f38d, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c3001a412f38d, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e3001a512f38d, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443101a6130460, // V_MIN_NUM_F16 ENC_VOP3 default
    0x0463141a7130460, // V_MIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483161a8130460, // V_MIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3121a9130460, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3121aa130460, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3121ab130460, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443101a613143e, // V_MAX_NUM_F16 ENC_VOP3 default
    0x0463141a713143e, // V_MAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483161a813143e, // V_MAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3121a913143e, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3121aa13143e, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3121ab13143e, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443101a6132291, // V_ADD_F16 ENC_VOP3 default
    0x0463141a7132291, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483161a8132291, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3121a9132291, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3121aa132291, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3121ab132291, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443101a61334e3, // V_SUB_F16 ENC_VOP3 default
    0x0463141a71334e3, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483161a81334e3, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3121a91334e3, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3121aa1334e3, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3121ab1334e3, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443101a61344de, // V_SUBREV_F16 ENC_VOP3 default
    0x0463141ac1344de, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483161ad1344de, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3121a91344de, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3121aa1344de, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3121ab1344de, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443101a6135472, // V_MUL_F16 ENC_VOP3 default
    0x0463141a7135472, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483161a8135472, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3121a9135472, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3121aa135472, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3121ab135472, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443101ae1363f6, // V_FMAC_F16 ENC_VOP3 default
    0x0463141af1363f6, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483161b01363f6, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3121b11363f6, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3121b21363f6, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3121b31363f6, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04431e1a613b40f, // V_LDEXP_F16 ENC_VOP3 default
    0x0463221a713b40f, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483241a813b40f, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3201a913b40f, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3201aa13b40f, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3201ab13b40f, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0441401b418047e, // V_NOP ENC_VOP3 default
    0x04414c1b518146b, // V_MOV_B32 ENC_VOP3 default
    0x0461501b618146b, // V_MOV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481521b718146b, // V_MOV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1b818146b, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x0701561b91824c5, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x0441601ba183377, // V_CVT_I32_F64 ENC_VOP3 default
    0x0481641bb183377, // V_CVT_I32_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1621bc183377, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x04416e1bd184372, // V_CVT_F64_I32 ENC_VOP3 default
    0x0481721be184372, // V_CVT_F64_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a1701bf184372, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x0441761c018536b, // V_CVT_F32_I32 ENC_VOP3 default
    0x04617a1c118536b, // V_CVT_F32_I32 VOP3_VOP_DPP8 has_dpp8
    0x04817c1c218536b, // V_CVT_F32_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a1781c318536b, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x0441761c418636c, // V_CVT_F32_U32 ENC_VOP3 default
    0x04617a1c518636c, // V_CVT_F32_U32 VOP3_VOP_DPP8 has_dpp8
    0x04817c1c618636c, // V_CVT_F32_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a1781c718636c, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x04417e1c81873c5, // V_CVT_U32_F32 ENC_VOP3 default
    0x0461821c91873c5, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481841ca1873c5, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1801cb1873c5, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x04417e1cc188376, // V_CVT_I32_F32 ENC_VOP3 default
    0x0461821cd188376, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481841ce188376, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1801cf188376, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0441901d018a362, // V_CVT_F16_F32 ENC_VOP3 default
    0x0461941d118a362, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481961d218a362, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1921d318a362, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0441a21d418b368, // V_CVT_F32_F16 ENC_VOP3 default
    0x0461a61d518b368, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481a81d618b368, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1a41d718b368, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x04414c1cc18c379, // V_CVT_NEAREST_I32_F32 ENC_VOP3 default
    0x0461501cd18c379, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521ce18c379, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1cf18c379, // V_CVT_NEAREST_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1cc18d374, // V_CVT_FLOOR_I32_F32 ENC_VOP3 default
    0x0461501cd18d374, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521ce18d374, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1cf18d374, // V_CVT_FLOOR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0441761c018e37c, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x04617a1c118e37c, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP8 has_dpp8
    0x04817c1c218e37c, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP16 has_dpp16
    0x04a1781c318e37c, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x0441601d818f369, // V_CVT_F32_F64 ENC_VOP3 default
    0x0481641d918f369, // V_CVT_F32_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1621da18f369, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x0441ac1db190371, // V_CVT_F64_F32 ENC_VOP3 default
    0x0481b01dc190371, // V_CVT_F64_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1ae1dd190371, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x0441761c419136d, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x04617a1c519136d, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP8 has_dpp8
    0x04817c1c619136d, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP16 has_dpp16
    0x04a1781c719136d, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x0441761c419236e, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x04617a1c519236e, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP8 has_dpp8
    0x04817c1c619236e, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP16 has_dpp16
    0x04a1781c719236e, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x0441761c419336f, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x04617a1c519336f, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP8 has_dpp8
    0x04817c1c619336f, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP16 has_dpp16
    0x04a1781c719336f, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x0441761c4194370, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x04617a1c5194370, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP8 has_dpp8
    0x04817c1c6194370, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP16 has_dpp16
    0x04a1781c7194370, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x0441601de1953c6, // V_CVT_U32_F64 ENC_VOP3 default
    0x0481641df1953c6, // V_CVT_U32_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1621e01953c6, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x04416e1e1196373, // V_CVT_F64_U32 ENC_VOP3 default
    0x0481721e2196373, // V_CVT_F64_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a1701e3196373, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x0441ba1e419750b, // V_TRUNC_F64 ENC_VOP3 default
    0x0481be1e519750b, // V_TRUNC_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1bc1e619750b, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x0441ba1e41982b2, // V_CEIL_F64 ENC_VOP3 default
    0x0481be1e51982b2, // V_CEIL_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1bc1e61982b2, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x0441ba1e41994c9, // V_RNDNE_F64 ENC_VOP3 default
    0x0481be1e51994c9, // V_RNDNE_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1bc1e61994c9, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x0441ba1e419a3f2, // V_FLOOR_F64 ENC_VOP3 default
    0x0481be1e519a3f2, // V_FLOOR_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1bc1e619a3f2, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x0441401b419b493, // V_PIPEFLUSH ENC_VOP3 default
    0x0441ca1e719c46a, // V_MOV_B16 ENC_VOP3 default
    0x0461ce1e819c46a, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x0481d01e919c46a, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a1cc1ea19c46a, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x0441da1eb19d46c, // V_MOV_B64 ENC_VOP3 default
    0x0481de1ec19d46c, // V_MOV_B64 VOP3_VOP_DPP16 has_dpp16
    0x04a1dc1ed19d46c, // V_MOV_B64 VOP3_INST_LITERAL has_lit_0
    0x04417e1ee19e507, // V_TANH_F32 ENC_VOP3 default
    0x0461821ef19e507, // V_TANH_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481841f019e507, // V_TANH_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1801f119e507, // V_TANH_F32 VOP3_INST_LITERAL has_lit_0
    0x0441ea1f219f506, // V_TANH_F16 ENC_VOP3 default
    0x0461ee1f319f506, // V_TANH_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481f01f419f506, // V_TANH_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1ec1f519f506, // V_TANH_F16 VOP3_INST_LITERAL has_lit_0
    0x04417e1ee1a0407, // V_FRACT_F32 ENC_VOP3 default
    0x0461821ef1a0407, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481841f01a0407, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1801f11a0407, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x04417e1ee1a150a, // V_TRUNC_F32 ENC_VOP3 default
    0x0461821ef1a150a, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481841f01a150a, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1801f11a150a, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x04417e1ee1a22b1, // V_CEIL_F32 ENC_VOP3 default
    0x0461821ef1a22b1, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481841f01a22b1, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1801f11a22b1, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x04417e1ee1a34c8, // V_RNDNE_F32 ENC_VOP3 default
    0x0461821ef1a34c8, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481841f01a34c8, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1801f11a34c8, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x04417e1ee1a43f1, // V_FLOOR_F32 ENC_VOP3 default
    0x0461821ef1a43f1, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481841f01a43f1, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1801f11a43f1, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x04417e1ee1a53ef, // V_EXP_F32 ENC_VOP3 default
    0x0461821ef1a53ef, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481841f01a53ef, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1801f11a53ef, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04417e1ee1a7415, // V_LOG_F32 ENC_VOP3 default
    0x0461821ef1a7415, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481841f01a7415, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1801f11a7415, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x04417e1ee1aa4c2, // V_RCP_F32 ENC_VOP3 default
    0x0461821ef1aa4c2, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481841f01aa4c2, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1801f11aa4c2, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x04417e1ee1ab4c4, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x0461821ef1ab4c4, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481841f01ab4c4, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1801f11ab4c4, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x04417e1ee1ae4cc, // V_RSQ_F32 ENC_VOP3 default
    0x0461821ef1ae4cc, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481841f01ae4cc, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1801f11ae4cc, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0441ba1e41af4c3, // V_RCP_F64 ENC_VOP3 default
    0x04a1bc1e61af4c3, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x0441ba1e41b14cd, // V_RSQ_F64 ENC_VOP3 default
    0x04a1bc1e61b14cd, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04417e1ee1b34da, // V_SQRT_F32 ENC_VOP3 default
    0x0461821ef1b34da, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481841f01b34da, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1801f11b34da, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x0441ba1e41b44db, // V_SQRT_F64 ENC_VOP3 default
    0x04a1bc1e61b44db, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x04417e1ee1b54d7, // V_SIN_F32 ENC_VOP3 default
    0x0461821ef1b54d7, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481841f01b54d7, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1801f11b54d7, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x04417e1ee1b635b, // V_COS_F32 ENC_VOP3 default
    0x0461821ef1b635b, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481841f01b635b, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1801f11b635b, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x0441f21f61b7480, // V_NOT_B32 ENC_VOP3 default
    0x0461f61f71b7480, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481f81f81b7480, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a1f41f91b7480, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x04414c1b51b82ad, // V_BFREV_B32 ENC_VOP3 default
    0x0461501b61b82ad, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481521b71b82ad, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1b81b82ad, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0441f21fa1b92b4, // V_CLZ_I32_U32 ENC_VOP3 default
    0x0461f61fb1b92b4, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x0481f81fc1b92b4, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a1f41fd1b92b4, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x0441f21fa1ba35c, // V_CTZ_I32_B32 ENC_VOP3 default
    0x0461f61fb1ba35c, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481f81fc1ba35c, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a1f41fd1ba35c, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x0441f21fe1bb2b3, // V_CLS_I32 ENC_VOP3 default
    0x0461f61ff1bb2b3, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x0481f82001bb2b3, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a1f42011bb2b3, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x0441601ba1bc40b, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x0481641bb1bc40b, // V_FREXP_EXP_I32_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1621bc1bc40b, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0441ba1e41bd40e, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x0481be1e51bd40e, // V_FREXP_MANT_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1bc1e61bd40e, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x0441ba1e41be408, // V_FRACT_F64 ENC_VOP3 default
    0x0481be1e51be408, // V_FRACT_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1bc1e61be408, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x04414c1cc1bf40a, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x0461501cd1bf40a, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521ce1bf40a, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1cf1bf40a, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x04417e1ee1c040d, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0461821ef1c040d, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481841f01c040d, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1801f11c040d, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c2021c2466, // V_MOVRELD_B32 ENC_VOP3 default
    0x0461502031c2466, // V_MOVRELD_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481522041c2466, // V_MOVRELD_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e2051c2466, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x07014c2061c3469, // V_MOVRELS_B32 ENC_VOP3 default
    0x0461502031c3469, // V_MOVRELS_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481522041c3469, // V_MOVRELS_B32 VOP3_VOP_DPP16 has_dpp16
    0x07014c2061c4468, // V_MOVRELSD_B32 ENC_VOP3 default
    0x0461502031c4468, // V_MOVRELSD_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481522041c4468, // V_MOVRELSD_B32 VOP3_VOP_DPP16 has_dpp16
    0x07014c2061c8467, // V_MOVRELSD_2_B32 ENC_VOP3 default
    0x0461502031c8467, // V_MOVRELSD_2_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481522041c8467, // V_MOVRELSD_2_B32 VOP3_VOP_DPP16 has_dpp16
    0x0701fa2071c9486, // V_PERMLANE16_SWAP_B32 ENC_VOP3 default
    0x0442062081ca505, // V_TANH_BF16 ENC_VOP3 default
    0x04620a2091ca505, // V_TANH_BF16 VOP3_VOP_DPP8 has_dpp8
    0x04820c20a1ca505, // V_TANH_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a20820b1ca505, // V_TANH_BF16 VOP3_INST_LITERAL has_lit_0
    0x04414c1b51cb4be, // V_PRNG_B32 ENC_VOP3 default
    0x0461501b61cb4be, // V_PRNG_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481521b71cb4be, // V_PRNG_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1b81cb4be, // V_PRNG_B32 VOP3_INST_LITERAL has_lit_0
    0x04421820c1d0365, // V_CVT_F16_U16 ENC_VOP3 default
    0x04621c20d1d0365, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x04821e20e1d0365, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a21a20f1d0365, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x0442182101d1364, // V_CVT_F16_I16 ENC_VOP3 default
    0x04621c2111d1364, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x04821e2121d1364, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a21a2131d1364, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x04422a2141d23c4, // V_CVT_U16_F16 ENC_VOP3 default
    0x04622e2151d23c4, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482302161d23c4, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a22c2171d23c4, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x04422a2181d3375, // V_CVT_I16_F16 ENC_VOP3 default
    0x04622e2191d3375, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04823021a1d3375, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a22c21b1d3375, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0441ea1f21d44c1, // V_RCP_F16 ENC_VOP3 default
    0x0461ee1f31d44c1, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481f01f41d44c1, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1ec1f51d44c1, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x0441ea1f21d54d9, // V_SQRT_F16 ENC_VOP3 default
    0x0461ee1f31d54d9, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481f01f41d54d9, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1ec1f51d54d9, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0441ea1f21d64cb, // V_RSQ_F16 ENC_VOP3 default
    0x0461ee1f31d64cb, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481f01f41d64cb, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1ec1f51d64cb, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0441ea1f21d7414, // V_LOG_F16 ENC_VOP3 default
    0x0461ee1f31d7414, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481f01f41d7414, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1ec1f51d7414, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x0441ea1f21d83ee, // V_EXP_F16 ENC_VOP3 default
    0x0461ee1f31d83ee, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481f01f41d83ee, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1ec1f51d83ee, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0441ea1f21d940c, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0461ee1f31d940c, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481f01f41d940c, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1ec1f51d940c, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x04422a2181da409, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x04622e2191da409, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04823021a1da409, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a22c21b1da409, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0441ea1f21db3f0, // V_FLOOR_F16 ENC_VOP3 default
    0x0461ee1f31db3f0, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481f01f41db3f0, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1ec1f51db3f0, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x0441ea1f21dc2b0, // V_CEIL_F16 ENC_VOP3 default
    0x0461ee1f31dc2b0, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481f01f41dc2b0, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1ec1f51dc2b0, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x0441ea1f21dd509, // V_TRUNC_F16 ENC_VOP3 default
    0x0461ee1f31dd509, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481f01f41dd509, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1ec1f51dd509, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x0441ea1f21de4c7, // V_RNDNE_F16 ENC_VOP3 default
    0x0461ee1f31de4c7, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481f01f41de4c7, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1ec1f51de4c7, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x0441ea1f21df406, // V_FRACT_F16 ENC_VOP3 default
    0x0461ee1f31df406, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481f01f41df406, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1ec1f51df406, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x0441ea1f21e04d6, // V_SIN_F16 ENC_VOP3 default
    0x0461ee1f31e04d6, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481f01f41e04d6, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1ec1f51e04d6, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x0441ea1f21e135a, // V_COS_F16 ENC_VOP3 default
    0x0461ee1f31e135a, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481f01f41e135a, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1ec1f51e135a, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x0441f221c1e24d4, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x0461f621d1e24d4, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x0481f821e1e24d4, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f421f1e24d4, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x04422a2181e337a, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x04622e2191e337a, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04823021a1e337a, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a22c21b1e337a, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04422a2141e437b, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x04622e2151e437b, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482302161e437b, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a22c2171e437b, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0441ca2201e947f, // V_NOT_B16 ENC_VOP3 default
    0x0461ce2211e947f, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x0481d02221e947f, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a1cc2231e947f, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x0442402241ea378, // V_CVT_I32_I16 ENC_VOP3 default
    0x0462442251ea378, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x0482462261ea378, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a2422271ea378, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x0442402281eb3c7, // V_CVT_U32_U16 ENC_VOP3 default
    0x0462442291eb3c7, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x04824622a1eb3c7, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a24222b1eb3c7, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x04424822c1ec36a, // V_CVT_F32_FP8 ENC_VOP3 default
    0x04624c22d1ec36a, // V_CVT_F32_FP8 VOP3_VOP_DPP8 has_dpp8
    0x04824e22e1ec36a, // V_CVT_F32_FP8 VOP3_VOP_DPP16 has_dpp16
    0x04a24a22f1ec36a, // V_CVT_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x0442482301ed367, // V_CVT_F32_BF8 ENC_VOP3 default
    0x04624c2311ed367, // V_CVT_F32_BF8 VOP3_VOP_DPP8 has_dpp8
    0x04824e2321ed367, // V_CVT_F32_BF8 VOP3_VOP_DPP16 has_dpp16
    0x04a24a2331ed367, // V_CVT_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x0442562341ee384, // V_CVT_PK_F32_FP8 ENC_VOP3 default
    0x04a2582351ee384, // V_CVT_PK_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x0442562361ef383, // V_CVT_PK_F32_BF8 ENC_VOP3 default
    0x04a2582371ef383, // V_CVT_PK_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x0442642381f2366, // V_CVT_F32_BF16 ENC_VOP3 default
    0x0462682391f2366, // V_CVT_F32_BF16 VOP3_VOP_DPP8 has_dpp8
    0x04826a23a1f2366, // V_CVT_F32_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a26623b1f2366, // V_CVT_F32_BF16 VOP3_INST_LITERAL has_lit_0
    0x0441f223c1f34d2, // V_SAT_PK4_I4_I8 ENC_VOP3 default
    0x0461f623d1f34d2, // V_SAT_PK4_I4_I8 VOP3_VOP_DPP8 has_dpp8
    0x0481f823e1f34d2, // V_SAT_PK4_I4_I8 VOP3_VOP_DPP16 has_dpp16
    0x04a1f423f1f34d2, // V_SAT_PK4_I4_I8 VOP3_INST_LITERAL has_lit_0
    0x0441f22401f44d3, // V_SAT_PK4_U4_U8 ENC_VOP3 default
    0x0461f62411f44d3, // V_SAT_PK4_U4_U8 VOP3_VOP_DPP8 has_dpp8
    0x0481f82421f44d3, // V_SAT_PK4_U4_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a1f42431f44d3, // V_SAT_PK4_U4_U8 VOP3_INST_LITERAL has_lit_0
    0x0442702441f5382, // V_CVT_PK_F16_FP8 ENC_VOP3 default
    0x0462742451f5382, // V_CVT_PK_F16_FP8 VOP3_VOP_DPP8 has_dpp8
    0x0482762461f5382, // V_CVT_PK_F16_FP8 VOP3_VOP_DPP16 has_dpp16
    0x04a2722471f5382, // V_CVT_PK_F16_FP8 VOP3_INST_LITERAL has_lit_0
    0x0442702481f6380, // V_CVT_PK_F16_BF8 ENC_VOP3 default
    0x0462742491f6380, // V_CVT_PK_F16_BF8 VOP3_VOP_DPP8 has_dpp8
    0x04827624a1f6380, // V_CVT_PK_F16_BF8 VOP3_VOP_DPP16 has_dpp16
    0x04a27224b1f6380, // V_CVT_PK_F16_BF8 VOP3_INST_LITERAL has_lit_0
    0x04427a24c1f7363, // V_CVT_F16_FP8 ENC_VOP3 default
    0x04627e24d1f7363, // V_CVT_F16_FP8 VOP3_VOP_DPP8 has_dpp8
    0x04828024e1f7363, // V_CVT_F16_FP8 VOP3_VOP_DPP16 has_dpp16
    0x04a27c24f1f7363, // V_CVT_F16_FP8 VOP3_INST_LITERAL has_lit_0
    0x04427a2501f8361, // V_CVT_F16_BF8 ENC_VOP3 default
    0x04627e2511f8361, // V_CVT_F16_BF8 VOP3_VOP_DPP8 has_dpp8
    0x0482802521f8361, // V_CVT_F16_BF8 VOP3_VOP_DPP16 has_dpp16
    0x04a27c2531f8361, // V_CVT_F16_BF8 VOP3_INST_LITERAL has_lit_0
    0x0442062081f94c0, // V_RCP_BF16 ENC_VOP3 default
    0x04620a2091f94c0, // V_RCP_BF16 VOP3_VOP_DPP8 has_dpp8
    0x04820c20a1f94c0, // V_RCP_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a20820b1f94c0, // V_RCP_BF16 VOP3_INST_LITERAL has_lit_0
    0x0442062081fa4d8, // V_SQRT_BF16 ENC_VOP3 default
    0x04620a2091fa4d8, // V_SQRT_BF16 VOP3_VOP_DPP8 has_dpp8
    0x04820c20a1fa4d8, // V_SQRT_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a20820b1fa4d8, // V_SQRT_BF16 VOP3_INST_LITERAL has_lit_0
    0x0442062081fb4ca, // V_RSQ_BF16 ENC_VOP3 default
    0x04620a2091fb4ca, // V_RSQ_BF16 VOP3_VOP_DPP8 has_dpp8
    0x04820c20a1fb4ca, // V_RSQ_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a20820b1fb4ca, // V_RSQ_BF16 VOP3_INST_LITERAL has_lit_0
    0x0442062081fc413, // V_LOG_BF16 ENC_VOP3 default
    0x04620a2091fc413, // V_LOG_BF16 VOP3_VOP_DPP8 has_dpp8
    0x04820c20a1fc413, // V_LOG_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a20820b1fc413, // V_LOG_BF16 VOP3_INST_LITERAL has_lit_0
    0x0442062081fd3ed, // V_EXP_BF16 ENC_VOP3 default
    0x04620a2091fd3ed, // V_EXP_BF16 VOP3_VOP_DPP8 has_dpp8
    0x04820c20a1fd3ed, // V_EXP_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a20820b1fd3ed, // V_EXP_BF16 VOP3_INST_LITERAL has_lit_0
    0x0442062081fe4d5, // V_SIN_BF16 ENC_VOP3 default
    0x04620a2091fe4d5, // V_SIN_BF16 VOP3_VOP_DPP8 has_dpp8
    0x04820c20a1fe4d5, // V_SIN_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a20820b1fe4d5, // V_SIN_BF16 VOP3_INST_LITERAL has_lit_0
    0x0442062081ff359, // V_COS_BF16 ENC_VOP3 default
    0x04620a2091ff359, // V_COS_BF16 VOP3_VOP_DPP8 has_dpp8
    0x04820c20a1ff359, // V_COS_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a20820b1ff359, // V_COS_BF16 VOP3_INST_LITERAL has_lit_0
    0x04432c2542093fc, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x0463302552093fc, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x0483322562093fc, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a32e2572093fc, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x04c32e2582093fc, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x04e32e2592093fc, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232e25a2093fc, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x07432e25b2093fc, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632e25c2093fc, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832e25d2093fc, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04433425e20a423, // V_MAD_I32_I24 ENC_VOP3 default
    0x04633825f20a423, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x04833a26020a423, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04a33626120a423, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04c33626220a423, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04e33626320a423, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07233626420a423, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x07433626520a423, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07633626620a423, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07833626720a423, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04433426820b429, // V_MAD_U32_U24 ENC_VOP3 default
    0x04633826920b429, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x04833a26a20b429, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04a33626b20b429, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04c33626c20b429, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04e33626d20b429, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07233626e20b429, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x07433626f20b429, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07633627020b429, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07833627120b429, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432c25420c35d, // V_CUBEID_F32 ENC_VOP3 default
    0x04633025520c35d, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x04833225620c35d, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a32e25720c35d, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x04c32e25820c35d, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x04e32e25920c35d, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232e25a20c35d, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x07432e25b20c35d, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632e25c20c35d, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832e25d20c35d, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432c25420d35f, // V_CUBESC_F32 ENC_VOP3 default
    0x04633025520d35f, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04833225620d35f, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a32e25720d35f, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x04c32e25820d35f, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x04e32e25920d35f, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232e25a20d35f, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x07432e25b20d35f, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632e25c20d35f, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832e25d20d35f, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432c25420e360, // V_CUBETC_F32 ENC_VOP3 default
    0x04633025520e360, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04833225620e360, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a32e25720e360, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x04c32e25820e360, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x04e32e25920e360, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232e25a20e360, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x07432e25b20e360, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632e25c20e360, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832e25d20e360, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432c25420f35e, // V_CUBEMA_F32 ENC_VOP3 default
    0x04633025520f35e, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x04833225620f35e, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a32e25720f35e, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04c32e25820f35e, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x04e32e25920f35e, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232e25a20f35e, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07432e25b20f35e, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632e25c20f35e, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832e25d20f35e, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443342722102aa, // V_BFE_U32 ENC_VOP3 default
    0x0463382732102aa, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04833a2742102aa, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a3362752102aa, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x04c3362762102aa, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x04e3362772102aa, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723362782102aa, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x0743362792102aa, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07633627a2102aa, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07833627b2102aa, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04433427c2112a9, // V_BFE_I32 ENC_VOP3 default
    0x04633827d2112a9, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04833a27e2112a9, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a33627f2112a9, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3362802112a9, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3362812112a9, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723362822112a9, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x0743362832112a9, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763362842112a9, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783362852112a9, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443342722122ab, // V_BFI_B32 ENC_VOP3 default
    0x0463382732122ab, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x04833a2742122ab, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a3362752122ab, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x04c3362762122ab, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x04e3362772122ab, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723362782122ab, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x0743362792122ab, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07633627a2122ab, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07833627b2122ab, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432c2542133fe, // V_FMA_F32 ENC_VOP3 default
    0x0463302552133fe, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x0483322562133fe, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a32e2572133fe, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04c32e2582133fe, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x04e32e2592133fe, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232e25a2133fe, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07432e25b2133fe, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632e25c2133fe, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832e25d2133fe, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04433c2862143ff, // V_FMA_F64 ENC_VOP3 default
    0x0483402872143ff, // V_FMA_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a33e2882143ff, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x04c33e2892143ff, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x04e33e28a2143ff, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07233e28b2143ff, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x07433e28c2143ff, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07633e28d2143ff, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07833e28e2143ff, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434228f215412, // V_LERP_U8 ENC_VOP3 default
    0x046346290215412, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x048348291215412, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a344292215412, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x04c344293215412, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x04e344294215412, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072344295215412, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x074344296215412, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x076344297215412, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078344298215412, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434a29921629e, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x04634e29a21629e, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x04835029b21629e, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a34c29c21629e, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x04c34c29d21629e, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x04e34c29e21629e, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07234c29f21629e, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x07434c2a021629e, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07634c2a121629e, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07834c2a221629e, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434a29921729f, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x04634e29a21729f, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x04835029b21729f, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a34c29c21729f, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x04c34c29d21729f, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x04e34c29e21729f, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07234c29f21729f, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x07434c2a021729f, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07634c2a121729f, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07834c2a221729f, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432c254218470, // V_MULLIT_F32 ENC_VOP3 default
    0x046330255218470, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x048332256218470, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a32e257218470, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c32e258218470, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e32e259218470, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232e25a218470, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x07432e25b218470, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632e25c218470, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832e25d218470, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443342a321a44d, // V_MIN3_I32 ENC_VOP3 default
    0x0463382a421a44d, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04833a2a521a44d, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3362a621a44d, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3362a721a44d, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3362a821a44d, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723362a921a44d, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x0743362aa21a44d, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763362ab21a44d, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783362ac21a44d, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04433427221b451, // V_MIN3_U32 ENC_VOP3 default
    0x04633827321b451, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04833a27421b451, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a33627521b451, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x04c33627621b451, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x04e33627721b451, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07233627821b451, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x07433627921b451, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07633627a21b451, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07833627b21b451, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443342a321d42b, // V_MAX3_I32 ENC_VOP3 default
    0x0463382a421d42b, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04833a2a521d42b, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3362a621d42b, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3362a721d42b, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3362a821d42b, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723362a921d42b, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x0743362aa21d42b, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763362ab21d42b, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783362ac21d42b, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04433427221e42f, // V_MAX3_U32 ENC_VOP3 default
    0x04633827321e42f, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04833a27421e42f, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a33627521e42f, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x04c33627621e42f, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x04e33627721e42f, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07233627821e42f, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x07433627921e42f, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07633627a21e42f, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07833627b21e42f, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443342a3220447, // V_MED3_I32 ENC_VOP3 default
    0x0463382a4220447, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04833a2a5220447, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3362a6220447, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3362a7220447, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3362a8220447, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723362a9220447, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x0743362aa220447, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763362ab220447, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783362ac220447, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04433427222144b, // V_MED3_U32 ENC_VOP3 default
    0x04633827322144b, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04833a27422144b, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a33627522144b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x04c33627622144b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x04e33627722144b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07233627822144b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x07433627922144b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07633627a22144b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07833627b22144b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443342ad2224d1, // V_SAD_U8 ENC_VOP3 default
    0x0463382ae2224d1, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x04833a2af2224d1, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a3362b02224d1, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x04c3362b12224d1, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x04e3362b22224d1, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723362b32224d1, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x0743362b42224d1, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763362b52224d1, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783362b62224d1, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443342ad2234ce, // V_SAD_HI_U8 ENC_VOP3 default
    0x0463382ae2234ce, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x04833a2af2234ce, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a3362b02234ce, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x04c3362b12234ce, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x04e3362b22234ce, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723362b32234ce, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x0743362b42234ce, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763362b52234ce, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783362b62234ce, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443342b72244cf, // V_SAD_U16 ENC_VOP3 default
    0x0463382b82244cf, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x04833a2b92244cf, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a3362ba2244cf, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x04c3362bb2244cf, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x04e3362bc2244cf, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723362bd2244cf, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x0743362be2244cf, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763362bf2244cf, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783362c02244cf, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443342722254d0, // V_SAD_U32 ENC_VOP3 default
    0x0463382732254d0, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04833a2742254d0, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a3362752254d0, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04c3362762254d0, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x04e3362772254d0, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723362782254d0, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x0743362792254d0, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07633627a2254d0, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07833627b2254d0, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443522c1226390, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x0463562c2226390, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0483582c3226390, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a3542c4226390, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x04c3542c5226390, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x04e3542c6226390, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723542c7226390, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x0743542c8226390, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763542c9226390, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783542ca226390, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432c2542273c9, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x04a32e2572273c9, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x04c32e2582273c9, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x04e32e2592273c9, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232e25a2273c9, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x07432e25b2273c9, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632e25c2273c9, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832e25d2273c9, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04433c2862283ca, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x0483402872283ca, // V_DIV_FIXUP_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a33e2882283ca, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x04c33e2892283ca, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x04e33e28a2283ca, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07233e28b2283ca, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x07433e28c2283ca, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07633e28d2283ca, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07833e28e2283ca, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432c25422944f, // V_MIN3_NUM_F32 ENC_VOP3 default
    0x04633025522944f, // V_MIN3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04833225622944f, // V_MIN3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a32e25722944f, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c32e25822944f, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e32e25922944f, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232e25a22944f, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07432e25b22944f, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632e25c22944f, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832e25d22944f, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432c25422a42d, // V_MAX3_NUM_F32 ENC_VOP3 default
    0x04633025522a42d, // V_MAX3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04833225622a42d, // V_MAX3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a32e25722a42d, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c32e25822a42d, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e32e25922a42d, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232e25a22a42d, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07432e25b22a42d, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632e25c22a42d, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832e25d22a42d, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435a2cb22b44e, // V_MIN3_NUM_F16 ENC_VOP3 default
    0x04635e2cc22b44e, // V_MIN3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483602cd22b44e, // V_MIN3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a35c2ce22b44e, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c35c2cf22b44e, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e35c2d022b44e, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07235c2d122b44e, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07435c2d222b44e, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07635c2d322b44e, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07835c2d422b44e, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435a2cb22c42c, // V_MAX3_NUM_F16 ENC_VOP3 default
    0x04635e2cc22c42c, // V_MAX3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483602cd22c42c, // V_MAX3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a35c2ce22c42c, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c35c2cf22c42c, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e35c2d022c42c, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07235c2d122c42c, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07435c2d222c42c, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07635c2d322c42c, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07835c2d422c42c, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432c25422d453, // V_MINIMUM3_F32 ENC_VOP3 default
    0x04633025522d453, // V_MINIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04833225622d453, // V_MINIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a32e25722d453, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x04c32e25822d453, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x04e32e25922d453, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232e25a22d453, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x07432e25b22d453, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632e25c22d453, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832e25d22d453, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432c25422e431, // V_MAXIMUM3_F32 ENC_VOP3 default
    0x04633025522e431, // V_MAXIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04833225622e431, // V_MAXIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a32e25722e431, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x04c32e25822e431, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x04e32e25922e431, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232e25a22e431, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x07432e25b22e431, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632e25c22e431, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832e25d22e431, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435a2cb22f452, // V_MINIMUM3_F16 ENC_VOP3 default
    0x04635e2cc22f452, // V_MINIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483602cd22f452, // V_MINIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a35c2ce22f452, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x04c35c2cf22f452, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x04e35c2d022f452, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07235c2d122f452, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x07435c2d222f452, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07635c2d322f452, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07835c2d422f452, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435a2cb230430, // V_MAXIMUM3_F16 ENC_VOP3 default
    0x04635e2cc230430, // V_MAXIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483602cd230430, // V_MAXIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a35c2ce230430, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x04c35c2cf230430, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x04e35c2d0230430, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07235c2d1230430, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x07435c2d2230430, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07635c2d3230430, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07835c2d4230430, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432c254231449, // V_MED3_NUM_F32 ENC_VOP3 default
    0x046330255231449, // V_MED3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x048332256231449, // V_MED3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a32e257231449, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c32e258231449, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e32e259231449, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232e25a231449, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07432e25b231449, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632e25c231449, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832e25d231449, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435a2cb232448, // V_MED3_NUM_F16 ENC_VOP3 default
    0x04635e2cc232448, // V_MED3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483602cd232448, // V_MED3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a35c2ce232448, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c35c2cf232448, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e35c2d0232448, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07235c2d1232448, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07435c2d2232448, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07635c2d3232448, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07835c2d4232448, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443622d52332ae, // V_BITOP3_B16 ENC_VOP3 default
    0x0463662d62332ae, // V_BITOP3_B16 VOP3_VOP_DPP8 has_dpp8
    0x0483682d72332ae, // V_BITOP3_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a3642d82332ae, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_0
    0x04c3642d92332ae, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_1
    0x04e3642da2332ae, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723642db2332ae, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_2
    0x0743642dc2332ae, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763642dd2332ae, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783642de2332ae, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04436a2df2342af, // V_BITOP3_B32 ENC_VOP3 default
    0x04636e2e02342af, // V_BITOP3_B32 VOP3_VOP_DPP8 has_dpp8
    0x0483702e12342af, // V_BITOP3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a36c2e22342af, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_0
    0x04c36c2e32342af, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_1
    0x04e36c2e42342af, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07236c2e52342af, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_2
    0x07436c2e62342af, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07636c2e72342af, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07836c2e82342af, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044334272235427, // V_MAD_U32 ENC_VOP3 default
    0x04833a274235427, // V_MAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a336275235427, // V_MAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04c336276235427, // V_MAD_U32 VOP3_INST_LITERAL has_lit_1
    0x04e336277235427, // V_MAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072336278235427, // V_MAD_U32 VOP3_INST_LITERAL has_lit_2
    0x074336279235427, // V_MAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07633627a235427, // V_MAD_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07833627b235427, // V_MAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x07a32c2e92373cb, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x07c32e2ea2373cb, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x07e32e2eb2373cb, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x08032e2ec2373cb, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x08232e2ed2373cb, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x08432e2ee2373cb, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x08632e2ef2373cb, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x08832e2f02373cb, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x07a33c2f12383cc, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x08a3402f22383cc, // V_DIV_FMAS_F64 VOP3_VOP_DPP16 has_dpp16
    0x07c33e2f32383cc, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x07e33e2f42383cc, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x08033e2f52383cc, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x08233e2f62383cc, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x08433e2f72383cc, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x08633e2f82383cc, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x08833e2f92383cc, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434228f23946f, // V_MSAD_U8 ENC_VOP3 default
    0x04634629023946f, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x04834829123946f, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a34429223946f, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x04c34429323946f, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x04e34429423946f, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07234429523946f, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07434429623946f, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07634429723946f, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07834429823946f, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443722fa23a4bf, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x04a3742fb23a4bf, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x04c3742fc23a4bf, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x04e3742fd23a4bf, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723742fe23a4bf, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x0743742ff23a4bf, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07637430023a4bf, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07837430123a4bf, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443722fa23b46d, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x04a3742fb23b46d, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x04c3742fc23b46d, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x04e3742fd23b46d, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723742fe23b46d, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x0743742ff23b46d, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07637430023b46d, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07837430123b46d, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x08c37630223d46e, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x08e37830323d46e, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x09037830423d46e, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x09237830523d46e, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04437a30623f490, // V_PERM_PK16_B4_U4 ENC_VOP3 default
    0x04a37c30723f490, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_0
    0x04c37c30823f490, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_1
    0x04e37c30923f490, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07237c30a23f490, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_2
    0x07437c30b23f490, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07637c30c23f490, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07837c30d23f490, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04433427224052c, // V_XOR3_B32 ENC_VOP3 default
    0x04633827324052c, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04833a27424052c, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a33627524052c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x04c33627624052c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x04e33627724052c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07233627824052c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07433627924052c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07633627a24052c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07833627b24052c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04437e30e241426, // V_MAD_U16 ENC_VOP3 default
    0x04638230f241426, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x048384310241426, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a380311241426, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x04c380312241426, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x04e380313241426, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072380314241426, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x074380315241426, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x076380316241426, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078380317241426, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044386318242491, // V_PERM_PK16_B6_U4 ENC_VOP3 default
    0x04a388319242491, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_0
    0x04c38831a242491, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_1
    0x04e38831b242491, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07238831c242491, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_2
    0x07438831d242491, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07638831e242491, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07838831f242491, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04438a320243492, // V_PERM_PK16_B8_U4 ENC_VOP3 default
    0x04a38c321243492, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_0
    0x04c38c322243492, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_1
    0x04e38c323243492, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07238c324243492, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_2
    0x07438c325243492, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07638c326243492, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07838c327243492, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04438e32824448f, // V_PERM_B32 ENC_VOP3 default
    0x04639232924448f, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x04839432a24448f, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a39032b24448f, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x04c39032c24448f, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x04e39032d24448f, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07239032e24448f, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x07439032f24448f, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07639033024448f, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07839033124448f, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04433427224552a, // V_XAD_U32 ENC_VOP3 default
    0x04633827324552a, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04833a27424552a, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a33627524552a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04c33627624552a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x04e33627724552a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07233627824552a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07433627924552a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07633627a24552a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07833627b24552a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044334272246419, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x046338273246419, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04833a274246419, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a336275246419, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x04c336276246419, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x04e336277246419, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072336278246419, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x074336279246419, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07633627a246419, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07833627b246419, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044334272247294, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x046338273247294, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x04833a274247294, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a336275247294, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x04c336276247294, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x04e336277247294, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072336278247294, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x074336279247294, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07633627a247294, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07833627b247294, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435a2cb2483fd, // V_FMA_F16 ENC_VOP3 default
    0x04635e2cc2483fd, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483602cd2483fd, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a35c2ce2483fd, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x04c35c2cf2483fd, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x04e35c2d02483fd, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07235c2d12483fd, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x07435c2d22483fd, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07635c2d32483fd, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07835c2d42483fd, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04437e33224a44c, // V_MIN3_I16 ENC_VOP3 default
    0x04638233324a44c, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04838433424a44c, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a38033524a44c, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x04c38033624a44c, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x04e38033724a44c, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07238033824a44c, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x07438033924a44c, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07638033a24a44c, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07838033b24a44c, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04437e30e24b450, // V_MIN3_U16 ENC_VOP3 default
    0x04638230f24b450, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04838431024b450, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a38031124b450, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x04c38031224b450, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x04e38031324b450, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07238031424b450, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x07438031524b450, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07638031624b450, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07838031724b450, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04437e33224d42a, // V_MAX3_I16 ENC_VOP3 default
    0x04638233324d42a, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04838433424d42a, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a38033524d42a, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x04c38033624d42a, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x04e38033724d42a, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07238033824d42a, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x07438033924d42a, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07638033a24d42a, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07838033b24d42a, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04437e30e24e42e, // V_MAX3_U16 ENC_VOP3 default
    0x04638230f24e42e, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04838431024e42e, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a38031124e42e, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x04c38031224e42e, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x04e38031324e42e, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07238031424e42e, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x07438031524e42e, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07638031624e42e, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07838031724e42e, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04437e332250446, // V_MED3_I16 ENC_VOP3 default
    0x046382333250446, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x048384334250446, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a380335250446, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x04c380336250446, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x04e380337250446, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072380338250446, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x074380339250446, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07638033a250446, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07838033b250446, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04437e30e25144a, // V_MED3_U16 ENC_VOP3 default
    0x04638230f25144a, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04838431025144a, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a38031125144a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x04c38031225144a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x04e38031325144a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07238031425144a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x07438031525144a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07638031625144a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07838031725144a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04439633c25241a, // V_LSHL_ADD_U64 ENC_VOP3 default
    0x04839a33d25241a, // V_LSHL_ADD_U64 VOP3_VOP_DPP16 has_dpp16
    0x04a39833e25241a, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_0
    0x04c39833f25241a, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_1
    0x04e39834025241a, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07239834125241a, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_2
    0x07439834225241a, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07639834325241a, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07839834425241a, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04437e332253421, // V_MAD_I16 ENC_VOP3 default
    0x046382333253421, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x048384334253421, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a380335253421, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x04c380336253421, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x04e380337253421, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072380338253421, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x074380339253421, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07638033a253421, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07838033b253421, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435a2cb2543c8, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x04635e2cc2543c8, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483602cd2543c8, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a35c2ce2543c8, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x04c35c2cf2543c8, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x04e35c2d02543c8, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07235c2d12543c8, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x07435c2d22543c8, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07635c2d32543c8, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07835c2d42543c8, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04433427225528e, // V_ADD3_U32 ENC_VOP3 default
    0x04633827325528e, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04833a27425528e, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a33627525528e, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x04c33627625528e, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x04e33627725528e, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07233627825528e, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x07433627925528e, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07633627a25528e, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07833627b25528e, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04433427225641b, // V_LSHL_OR_B32 ENC_VOP3 default
    0x04633827325641b, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04833a27425641b, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a33627525641b, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c33627625641b, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e33627725641b, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07233627825641b, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07433627925641b, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07633627a25641b, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07833627b25641b, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443342722572a2, // V_AND_OR_B32 ENC_VOP3 default
    0x0463382732572a2, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04833a2742572a2, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a3362752572a2, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c3362762572a2, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e3362772572a2, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723362782572a2, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x0743362792572a2, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07633627a2572a2, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07833627b2572a2, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044334272258481, // V_OR3_B32 ENC_VOP3 default
    0x046338273258481, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04833a274258481, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a336275258481, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x04c336276258481, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x04e336277258481, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072336278258481, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x074336279258481, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07633627a258481, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07833627b258481, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04439c345259428, // V_MAD_U32_U16 ENC_VOP3 default
    0x0463a0346259428, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x0483a2347259428, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a39e348259428, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x04c39e349259428, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x04e39e34a259428, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07239e34b259428, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x07439e34c259428, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07639e34d259428, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07839e34e259428, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04439c34f25a422, // V_MAD_I32_I16 ENC_VOP3 default
    0x0463a035025a422, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x0483a235125a422, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a39e35225a422, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x04c39e35325a422, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x04e39e35425a422, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07239e35525a422, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x07439e35625a422, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07639e35725a422, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07839e35825a422, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0943a435925b485, // V_PERMLANE16_B32 ENC_VOP3 default
    0x0963a635a25b485, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x0983a635b25b485, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x09a3a635c25b485, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0943a435925c488, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x0963a635a25c488, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x0983a635b25c488, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x09a3a635c25c488, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x05c3a835d25d357, // V_CNDMASK_B16 ENC_VOP3 default
    0x0463ac35e25d357, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x0483ae35f25d357, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x05e3aa36025d357, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x0603aa36125d357, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x0623aa36225d357, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443342a325e295, // V_ADD_MAX_I32 ENC_VOP3 default
    0x0463382a425e295, // V_ADD_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04833a2a525e295, // V_ADD_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3362a625e295, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3362a725e295, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3362a825e295, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723362a925e295, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_2
    0x0743362aa25e295, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763362ab25e295, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783362ac25e295, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04433427225f296, // V_ADD_MAX_U32 ENC_VOP3 default
    0x04633827325f296, // V_ADD_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x04833a27425f296, // V_ADD_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a33627525f296, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04c33627625f296, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04e33627725f296, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07233627825f296, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_2
    0x07433627925f296, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07633627a25f296, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07833627b25f296, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443342a3260297, // V_ADD_MIN_I32 ENC_VOP3 default
    0x0463382a4260297, // V_ADD_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04833a2a5260297, // V_ADD_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3362a6260297, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3362a7260297, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3362a8260297, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723362a9260297, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_2
    0x0743362aa260297, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763362ab260297, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783362ac260297, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044334272261298, // V_ADD_MIN_U32 ENC_VOP3 default
    0x046338273261298, // V_ADD_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x04833a274261298, // V_ADD_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a336275261298, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04c336276261298, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04e336277261298, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072336278261298, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_2
    0x074336279261298, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07633627a261298, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07833627b261298, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04433427226243a, // V_MAXMIN_U32 ENC_VOP3 default
    0x04633827326243a, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x04833a27426243a, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a33627526243a, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04c33627626243a, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04e33627726243a, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07233627826243a, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x07433627926243a, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07633627a26243a, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07833627b26243a, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04433427226345c, // V_MINMAX_U32 ENC_VOP3 default
    0x04633827326345c, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x04833a27426345c, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a33627526345c, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04c33627626345c, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04e33627726345c, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07233627826345c, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x07433627926345c, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07633627a26345c, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07833627b26345c, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443342a3264437, // V_MAXMIN_I32 ENC_VOP3 default
    0x0463382a4264437, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04833a2a5264437, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3362a6264437, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3362a7264437, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3362a8264437, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723362a9264437, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x0743362aa264437, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763362ab264437, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783362ac264437, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443342a3265459, // V_MINMAX_I32 ENC_VOP3 default
    0x0463382a4265459, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04833a2a5265459, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3362a6265459, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3362a7265459, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3362a8265459, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723362a9265459, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x0743362aa265459, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763362ab265459, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783362ac265459, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432c25426845b, // V_MINMAX_NUM_F32 ENC_VOP3 default
    0x04633025526845b, // V_MINMAX_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04833225626845b, // V_MINMAX_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a32e25726845b, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c32e25826845b, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e32e25926845b, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232e25a26845b, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07432e25b26845b, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632e25c26845b, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832e25d26845b, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432c254269439, // V_MAXMIN_NUM_F32 ENC_VOP3 default
    0x046330255269439, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x048332256269439, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a32e257269439, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c32e258269439, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e32e259269439, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232e25a269439, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07432e25b269439, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632e25c269439, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832e25d269439, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435a2cb26a45a, // V_MINMAX_NUM_F16 ENC_VOP3 default
    0x04635e2cc26a45a, // V_MINMAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483602cd26a45a, // V_MINMAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a35c2ce26a45a, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c35c2cf26a45a, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e35c2d026a45a, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07235c2d126a45a, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07435c2d226a45a, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07635c2d326a45a, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07835c2d426a45a, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435a2cb26b438, // V_MAXMIN_NUM_F16 ENC_VOP3 default
    0x04635e2cc26b438, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483602cd26b438, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a35c2ce26b438, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c35c2cf26b438, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e35c2d026b438, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07235c2d126b438, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07435c2d226b438, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07635c2d326b438, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07835c2d426b438, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432c25426c455, // V_MINIMUMMAXIMUM_F32 ENC_VOP3 default
    0x04633025526c455, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04833225626c455, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a32e25726c455, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c32e25826c455, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e32e25926c455, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232e25a26c455, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07432e25b26c455, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632e25c26c455, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832e25d26c455, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432c25426d433, // V_MAXIMUMMINIMUM_F32 ENC_VOP3 default
    0x04633025526d433, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04833225626d433, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a32e25726d433, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c32e25826d433, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e32e25926d433, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232e25a26d433, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07432e25b26d433, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632e25c26d433, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832e25d26d433, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435a2cb26e454, // V_MINIMUMMAXIMUM_F16 ENC_VOP3 default
    0x04635e2cc26e454, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483602cd26e454, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a35c2ce26e454, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c35c2cf26e454, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e35c2d026e454, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07235c2d126e454, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07435c2d226e454, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07635c2d326e454, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07835c2d426e454, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435a2cb26f432, // V_MAXIMUMMINIMUM_F16 ENC_VOP3 default
    0x04635e2cc26f432, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483602cd26f432, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a35c2ce26f432, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c35c2cf26f432, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e35c2d026f432, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07235c2d126f432, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07435c2d226f432, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07635c2d326f432, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07835c2d426f432, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x09434236327048a, // V_PERMLANE_BCAST_B32 ENC_VOP3 default
    0x09634436427048a, // V_PERMLANE_BCAST_B32 VOP3_INST_LITERAL has_lit_1
    0x09834436527048a, // V_PERMLANE_BCAST_B32 VOP3_INST_LITERAL has_lit_2
    0x09a34436627048a, // V_PERMLANE_BCAST_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09434236327148d, // V_PERMLANE_UP_B32 ENC_VOP3 default
    0x09634436427148d, // V_PERMLANE_UP_B32 VOP3_INST_LITERAL has_lit_1
    0x09834436527148d, // V_PERMLANE_UP_B32 VOP3_INST_LITERAL has_lit_2
    0x09a34436627148d, // V_PERMLANE_UP_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09434236327248b, // V_PERMLANE_DOWN_B32 ENC_VOP3 default
    0x09634436427248b, // V_PERMLANE_DOWN_B32 VOP3_INST_LITERAL has_lit_1
    0x09834436527248b, // V_PERMLANE_DOWN_B32 VOP3_INST_LITERAL has_lit_2
    0x09a34436627248b, // V_PERMLANE_DOWN_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09434236327348e, // V_PERMLANE_XOR_B32 ENC_VOP3 default
    0x09634436427348e, // V_PERMLANE_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x09834436527348e, // V_PERMLANE_XOR_B32 VOP3_INST_LITERAL has_lit_2
    0x09a34436627348e, // V_PERMLANE_XOR_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c3b03672804fc, // V_S_EXP_F32 ENC_VOP3 default
    0x04a3b23682804fc, // V_S_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x09c3b43692814fb, // V_S_EXP_F16 ENC_VOP3 default
    0x04a3b636a2814fb, // V_S_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x09c3b03672824fe, // V_S_LOG_F32 ENC_VOP3 default
    0x04a3b23682824fe, // V_S_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x09c3b43692834fd, // V_S_LOG_F16 ENC_VOP3 default
    0x04a3b636a2834fd, // V_S_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x09c3b0367284500, // V_S_RCP_F32 ENC_VOP3 default
    0x04a3b2368284500, // V_S_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x09c3b43692854ff, // V_S_RCP_F16 ENC_VOP3 default
    0x04a3b636a2854ff, // V_S_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x09c3b0367286502, // V_S_RSQ_F32 ENC_VOP3 default
    0x04a3b2368286502, // V_S_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x09c3b4369287501, // V_S_RSQ_F16 ENC_VOP3 default
    0x04a3b636a287501, // V_S_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x09c3b0367288504, // V_S_SQRT_F32 ENC_VOP3 default
    0x04a3b2368288504, // V_S_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x09c3b4369289503, // V_S_SQRT_F16 ENC_VOP3 default
    0x04a3b636a289503, // V_S_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0443b836b2902a6, // V_ASHR_PK_I8_I32 ENC_VOP3 default
    0x0463bc36c2902a6, // V_ASHR_PK_I8_I32 VOP3_VOP_DPP8 has_dpp8
    0x0483be36d2902a6, // V_ASHR_PK_I8_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3ba36e2902a6, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3ba36f2902a6, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3ba3702902a6, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723ba3712902a6, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_2
    0x0743ba3722902a6, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763ba3732902a6, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783ba3742902a6, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443b83752912a7, // V_ASHR_PK_U8_I32 ENC_VOP3 default
    0x0463bc3762912a7, // V_ASHR_PK_U8_I32 VOP3_VOP_DPP8 has_dpp8
    0x0483be3772912a7, // V_ASHR_PK_U8_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3ba3782912a7, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3ba3792912a7, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3ba37a2912a7, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723ba37b2912a7, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_2
    0x0743ba37c2912a7, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763ba37d2912a7, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783ba37e2912a7, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0703c037f2973ab, // V_CVT_SCALEF32_SR_PK8_FP4_F32 ENC_VOP3 default
    0x09e3c23802973ab, // V_CVT_SCALEF32_SR_PK8_FP4_F32 VOP3_INST_LITERAL has_lit_1
    0x0a03c23812973ab, // V_CVT_SCALEF32_SR_PK8_FP4_F32 VOP3_INST_LITERAL has_lit_2
    0x09a3c23822973ab, // V_CVT_SCALEF32_SR_PK8_FP4_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703c43832983ae, // V_CVT_SCALEF32_SR_PK8_FP8_F32 ENC_VOP3 default
    0x09e3c63842983ae, // V_CVT_SCALEF32_SR_PK8_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x0a03c63852983ae, // V_CVT_SCALEF32_SR_PK8_FP8_F32 VOP3_INST_LITERAL has_lit_2
    0x09a3c63862983ae, // V_CVT_SCALEF32_SR_PK8_FP8_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703c43872993a8, // V_CVT_SCALEF32_SR_PK8_BF8_F32 ENC_VOP3 default
    0x09e3c63882993a8, // V_CVT_SCALEF32_SR_PK8_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x0a03c63892993a8, // V_CVT_SCALEF32_SR_PK8_BF8_F32 VOP3_INST_LITERAL has_lit_2
    0x09a3c638a2993a8, // V_CVT_SCALEF32_SR_PK8_BF8_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703c838b29f3b9, // V_CVT_SCALE_PK8_F16_FP4 ENC_VOP3 default
    0x09e3ca38c29f3b9, // V_CVT_SCALE_PK8_F16_FP4 VOP3_INST_LITERAL has_lit_1
    0x0703c838d2a03b6, // V_CVT_SCALE_PK8_BF16_FP4 ENC_VOP3 default
    0x09e3ca38e2a03b6, // V_CVT_SCALE_PK8_BF16_FP4 VOP3_INST_LITERAL has_lit_1
    0x0703cc38f2a13bc, // V_CVT_SCALE_PK8_F32_FP4 ENC_VOP3 default
    0x09e3ce3902a13bc, // V_CVT_SCALE_PK8_F32_FP4 VOP3_INST_LITERAL has_lit_1
    0x0703d03912a83ba, // V_CVT_SCALE_PK8_F16_FP8 ENC_VOP3 default
    0x09e3d23922a83ba, // V_CVT_SCALE_PK8_F16_FP8 VOP3_INST_LITERAL has_lit_1
    0x0703d03932a93b7, // V_CVT_SCALE_PK8_BF16_FP8 ENC_VOP3 default
    0x09e3d23942a93b7, // V_CVT_SCALE_PK8_BF16_FP8 VOP3_INST_LITERAL has_lit_1
    0x0703d43952aa3bd, // V_CVT_SCALE_PK8_F32_FP8 ENC_VOP3 default
    0x09e3d63962aa3bd, // V_CVT_SCALE_PK8_F32_FP8 VOP3_INST_LITERAL has_lit_1
    0x0703d03972ab3b8, // V_CVT_SCALE_PK8_F16_BF8 ENC_VOP3 default
    0x09e3d23982ab3b8, // V_CVT_SCALE_PK8_F16_BF8 VOP3_INST_LITERAL has_lit_1
    0x0703d03992ac3b5, // V_CVT_SCALE_PK8_BF16_BF8 ENC_VOP3 default
    0x09e3d239a2ac3b5, // V_CVT_SCALE_PK8_BF16_BF8 VOP3_INST_LITERAL has_lit_1
    0x0703d439b2ad3bb, // V_CVT_SCALE_PK8_F32_BF8 ENC_VOP3 default
    0x09e3d639c2ad3bb, // V_CVT_SCALE_PK8_F32_BF8 VOP3_INST_LITERAL has_lit_1
    0x0703d839d2b039c, // V_CVT_SCALEF32_PK8_FP4_F32 ENC_VOP3 default
    0x09e3da39e2b039c, // V_CVT_SCALEF32_PK8_FP4_F32 VOP3_INST_LITERAL has_lit_1
    0x0703dc39f2b339b, // V_CVT_SCALEF32_PK8_FP4_F16 ENC_VOP3 default
    0x09e3de3a02b339b, // V_CVT_SCALEF32_PK8_FP4_F16 VOP3_INST_LITERAL has_lit_1
    0x0703e03a12b439d, // V_CVT_SCALEF32_PK8_FP8_BF16 ENC_VOP3 default
    0x09e3e23a22b439d, // V_CVT_SCALEF32_PK8_FP8_BF16 VOP3_INST_LITERAL has_lit_1
    0x0703e03a32b5397, // V_CVT_SCALEF32_PK8_BF8_BF16 ENC_VOP3 default
    0x09e3e23a42b5397, // V_CVT_SCALEF32_PK8_BF8_BF16 VOP3_INST_LITERAL has_lit_1
    0x0703dc3a52b839a, // V_CVT_SCALEF32_PK8_FP4_BF16 ENC_VOP3 default
    0x09e3de3a62b839a, // V_CVT_SCALEF32_PK8_FP4_BF16 VOP3_INST_LITERAL has_lit_1
    0x0703e43a72b93aa, // V_CVT_SCALEF32_SR_PK8_FP4_F16 ENC_VOP3 default
    0x09e3e63a82b93aa, // V_CVT_SCALEF32_SR_PK8_FP4_F16 VOP3_INST_LITERAL has_lit_1
    0x0a03e63a92b93aa, // V_CVT_SCALEF32_SR_PK8_FP4_F16 VOP3_INST_LITERAL has_lit_2
    0x09a3e63aa2b93aa, // V_CVT_SCALEF32_SR_PK8_FP4_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703e43ab2bc3a9, // V_CVT_SCALEF32_SR_PK8_FP4_BF16 ENC_VOP3 default
    0x09e3e63ac2bc3a9, // V_CVT_SCALEF32_SR_PK8_FP4_BF16 VOP3_INST_LITERAL has_lit_1
    0x0a03e63ad2bc3a9, // V_CVT_SCALEF32_SR_PK8_FP4_BF16 VOP3_INST_LITERAL has_lit_2
    0x09a3e63ae2bc3a9, // V_CVT_SCALEF32_SR_PK8_FP4_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703e83af2bf3ad, // V_CVT_SCALEF32_SR_PK8_FP8_F16 ENC_VOP3 default
    0x09e3ea3b02bf3ad, // V_CVT_SCALEF32_SR_PK8_FP8_F16 VOP3_INST_LITERAL has_lit_1
    0x0a03ea3b12bf3ad, // V_CVT_SCALEF32_SR_PK8_FP8_F16 VOP3_INST_LITERAL has_lit_2
    0x09a3ea3b22bf3ad, // V_CVT_SCALEF32_SR_PK8_FP8_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703e83b32c03ac, // V_CVT_SCALEF32_SR_PK8_FP8_BF16 ENC_VOP3 default
    0x09e3ea3b42c03ac, // V_CVT_SCALEF32_SR_PK8_FP8_BF16 VOP3_INST_LITERAL has_lit_1
    0x0a03ea3b52c03ac, // V_CVT_SCALEF32_SR_PK8_FP8_BF16 VOP3_INST_LITERAL has_lit_2
    0x09a3ea3b62c03ac, // V_CVT_SCALEF32_SR_PK8_FP8_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703e83b72c13a7, // V_CVT_SCALEF32_SR_PK8_BF8_F16 ENC_VOP3 default
    0x09e3ea3b82c13a7, // V_CVT_SCALEF32_SR_PK8_BF8_F16 VOP3_INST_LITERAL has_lit_1
    0x0a03ea3b92c13a7, // V_CVT_SCALEF32_SR_PK8_BF8_F16 VOP3_INST_LITERAL has_lit_2
    0x09a3ea3ba2c13a7, // V_CVT_SCALEF32_SR_PK8_BF8_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703e83bb2c23a6, // V_CVT_SCALEF32_SR_PK8_BF8_BF16 ENC_VOP3 default
    0x09e3ea3bc2c23a6, // V_CVT_SCALEF32_SR_PK8_BF8_BF16 VOP3_INST_LITERAL has_lit_1
    0x0a03ea3bd2c23a6, // V_CVT_SCALEF32_SR_PK8_BF8_BF16 VOP3_INST_LITERAL has_lit_2
    0x09a3ea3be2c23a6, // V_CVT_SCALEF32_SR_PK8_BF8_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ec3bf2c339f, // V_CVT_SCALEF32_PK8_FP8_F32 ENC_VOP3 default
    0x09e3ee3c02c339f, // V_CVT_SCALEF32_PK8_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x0703e03c12c439e, // V_CVT_SCALEF32_PK8_FP8_F16 ENC_VOP3 default
    0x09e3e23c22c439e, // V_CVT_SCALEF32_PK8_FP8_F16 VOP3_INST_LITERAL has_lit_1
    0x0703ec3c32c5399, // V_CVT_SCALEF32_PK8_BF8_F32 ENC_VOP3 default
    0x09e3ee3c42c5399, // V_CVT_SCALEF32_PK8_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x0703e03c52c6398, // V_CVT_SCALEF32_PK8_BF8_F16 ENC_VOP3 default
    0x09e3e23c62c6398, // V_CVT_SCALEF32_PK8_BF8_F16 VOP3_INST_LITERAL has_lit_1
    0x0703f03c72c73b2, // V_CVT_SCALE_PK16_F16_FP6 ENC_VOP3 default
    0x09e3f23c82c73b2, // V_CVT_SCALE_PK16_F16_FP6 VOP3_INST_LITERAL has_lit_1
    0x0703f03c92c83b0, // V_CVT_SCALE_PK16_BF16_FP6 ENC_VOP3 default
    0x09e3f23ca2c83b0, // V_CVT_SCALE_PK16_BF16_FP6 VOP3_INST_LITERAL has_lit_1
    0x0703f43cb2c93b4, // V_CVT_SCALE_PK16_F32_FP6 ENC_VOP3 default
    0x09e3f63cc2c93b4, // V_CVT_SCALE_PK16_F32_FP6 VOP3_INST_LITERAL has_lit_1
    0x0703f03cd2ca3b1, // V_CVT_SCALE_PK16_F16_BF6 ENC_VOP3 default
    0x09e3f23ce2ca3b1, // V_CVT_SCALE_PK16_F16_BF6 VOP3_INST_LITERAL has_lit_1
    0x0703f03cf2cb3af, // V_CVT_SCALE_PK16_BF16_BF6 ENC_VOP3 default
    0x09e3f23d02cb3af, // V_CVT_SCALE_PK16_BF16_BF6 VOP3_INST_LITERAL has_lit_1
    0x0703f43d12cc3b3, // V_CVT_SCALE_PK16_F32_BF6 ENC_VOP3 default
    0x09e3f63d22cc3b3, // V_CVT_SCALE_PK16_F32_BF6 VOP3_INST_LITERAL has_lit_1
    0x0703f83d32cd396, // V_CVT_SCALEF32_PK16_FP6_F32 ENC_VOP3 default
    0x09e3fa3d42cd396, // V_CVT_SCALEF32_PK16_FP6_F32 VOP3_INST_LITERAL has_lit_1
    0x0703f83d52ce393, // V_CVT_SCALEF32_PK16_BF6_F32 ENC_VOP3 default
    0x09e3fa3d62ce393, // V_CVT_SCALEF32_PK16_BF6_F32 VOP3_INST_LITERAL has_lit_1
    0x0703fc3d72cf395, // V_CVT_SCALEF32_PK16_FP6_F16 ENC_VOP3 default
    0x09e3fe3d82cf395, // V_CVT_SCALEF32_PK16_FP6_F16 VOP3_INST_LITERAL has_lit_1
    0x0703fc3d92d0392, // V_CVT_SCALEF32_PK16_BF6_F16 ENC_VOP3 default
    0x09e3fe3da2d0392, // V_CVT_SCALEF32_PK16_BF6_F16 VOP3_INST_LITERAL has_lit_1
    0x0703fc3db2d1394, // V_CVT_SCALEF32_PK16_FP6_BF16 ENC_VOP3 default
    0x09e3fe3dc2d1394, // V_CVT_SCALEF32_PK16_FP6_BF16 VOP3_INST_LITERAL has_lit_1
    0x0703fc3dd2d2391, // V_CVT_SCALEF32_PK16_BF6_BF16 ENC_VOP3 default
    0x09e3fe3de2d2391, // V_CVT_SCALEF32_PK16_BF6_BF16 VOP3_INST_LITERAL has_lit_1
    0x0704003df2d33a5, // V_CVT_SCALEF32_SR_PK16_FP6_F32 ENC_VOP3 default
    0x09e4023e02d33a5, // V_CVT_SCALEF32_SR_PK16_FP6_F32 VOP3_INST_LITERAL has_lit_1
    0x0a04023e12d33a5, // V_CVT_SCALEF32_SR_PK16_FP6_F32 VOP3_INST_LITERAL has_lit_2
    0x09a4023e22d33a5, // V_CVT_SCALEF32_SR_PK16_FP6_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0704003e32d43a2, // V_CVT_SCALEF32_SR_PK16_BF6_F32 ENC_VOP3 default
    0x09e4023e42d43a2, // V_CVT_SCALEF32_SR_PK16_BF6_F32 VOP3_INST_LITERAL has_lit_1
    0x0a04023e52d43a2, // V_CVT_SCALEF32_SR_PK16_BF6_F32 VOP3_INST_LITERAL has_lit_2
    0x09a4023e62d43a2, // V_CVT_SCALEF32_SR_PK16_BF6_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0704043e72d53a4, // V_CVT_SCALEF32_SR_PK16_FP6_F16 ENC_VOP3 default
    0x09e4063e82d53a4, // V_CVT_SCALEF32_SR_PK16_FP6_F16 VOP3_INST_LITERAL has_lit_1
    0x0a04063e92d53a4, // V_CVT_SCALEF32_SR_PK16_FP6_F16 VOP3_INST_LITERAL has_lit_2
    0x09a4063ea2d53a4, // V_CVT_SCALEF32_SR_PK16_FP6_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0704043eb2d63a1, // V_CVT_SCALEF32_SR_PK16_BF6_F16 ENC_VOP3 default
    0x09e4063ec2d63a1, // V_CVT_SCALEF32_SR_PK16_BF6_F16 VOP3_INST_LITERAL has_lit_1
    0x0a04063ed2d63a1, // V_CVT_SCALEF32_SR_PK16_BF6_F16 VOP3_INST_LITERAL has_lit_2
    0x09a4063ee2d63a1, // V_CVT_SCALEF32_SR_PK16_BF6_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0704043ef2d73a3, // V_CVT_SCALEF32_SR_PK16_FP6_BF16 ENC_VOP3 default
    0x09e4063f02d73a3, // V_CVT_SCALEF32_SR_PK16_FP6_BF16 VOP3_INST_LITERAL has_lit_1
    0x0a04063f12d73a3, // V_CVT_SCALEF32_SR_PK16_FP6_BF16 VOP3_INST_LITERAL has_lit_2
    0x09a4063f22d73a3, // V_CVT_SCALEF32_SR_PK16_FP6_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0704043f32d83a0, // V_CVT_SCALEF32_SR_PK16_BF6_BF16 ENC_VOP3 default
    0x09e4063f42d83a0, // V_CVT_SCALEF32_SR_PK16_BF6_BF16 VOP3_INST_LITERAL has_lit_1
    0x0a04063f52d83a0, // V_CVT_SCALEF32_SR_PK16_BF6_BF16 VOP3_INST_LITERAL has_lit_2
    0x09a4063f62d83a0, // V_CVT_SCALEF32_SR_PK16_BF6_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0444083f72fa425, // V_MAD_NC_U64_U32 ENC_VOP3 default
    0x04840c3f82fa425, // V_MAD_NC_U64_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a40a3f92fa425, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_0
    0x04c40a3fa2fa425, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_1
    0x04e40a3fb2fa425, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07240a3fc2fa425, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_2
    0x07440a3fd2fa425, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07640a3fe2fa425, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07840a3ff2fa425, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0444084002fb424, // V_MAD_NC_I64_I32 ENC_VOP3 default
    0x04840c4012fb424, // V_MAD_NC_I64_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a40a4022fb424, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_0
    0x04c40a4032fb424, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_1
    0x04e40a4042fb424, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07240a4052fb424, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_2
    0x07440a4062fb424, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07640a4072fb424, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07840a4082fb424, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0a240e4092fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x0a441040a2fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a641040b2fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a841040c2fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0aa41040d2fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac41040e2fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_2
    0x0ae41040f2fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1&has_lit_2
    0x0b04104102fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0a24124112fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x0684164122fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a44144132fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a64144142fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a84144152fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0aa4144162fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac4144172fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_2
    0x0ae4144182fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1&has_lit_2
    0x0b04144192fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0a241841a2fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC default
    0x06841c41b2fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a441a41c2fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a641a41d2fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a841a41e2fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0aa41a41f2fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac41a4202fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_2
    0x0ae41a4212fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1&has_lit_2
    0x0b041a4222fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0a24184232ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC default
    0x06841c4242ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a441a4252ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a641a4262ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a841a4272ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0aa41a4282ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac41a4292ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_2
    0x0ae41a42a2ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1&has_lit_2
    0x0b041a42b2ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0a241e42c300290, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x06642242d300290, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06842442e300290, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a442042f300290, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a6420430300290, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a8420431300290, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0a241e42c3014e2, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x06642242d3014e2, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06842442e3014e2, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a442042f3014e2, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a64204303014e2, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a84204313014e2, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0a241e42c3024dd, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x0664224323024dd, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0684244333024dd, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a442042f3024dd, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a64204303024dd, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a84204313024dd, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x04442643430329b, // V_ADD_NC_U16 ENC_VOP3 default
    0x04642a43530329b, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x04842c43630329b, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a42843730329b, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04c42843830329b, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04e42843930329b, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444264343044e7, // V_SUB_NC_U16 ENC_VOP3 default
    0x04642a4353044e7, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x04842c4363044e7, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a4284373044e7, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04c4284383044e7, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04e4284393044e7, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04442e43430547a, // V_MUL_LO_U16 ENC_VOP3 default
    0x04643243530547a, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x04843443630547a, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a43043730547a, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x04c43043830547a, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x04e43043930547a, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443643a306387, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x04643a43b306387, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04843c43c306387, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a43843d306387, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c43843e306387, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e43843f306387, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443644030738e, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x04643a44130738e, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04843c44230738e, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a43844330738e, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c43844430738e, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e43844530738e, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04442e434309441, // V_MAX_U16 ENC_VOP3 default
    0x046432435309441, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x048434436309441, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a430437309441, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x04c430438309441, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x04e430439309441, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04442e44630a43b, // V_MAX_I16 ENC_VOP3 default
    0x04643244730a43b, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x04843444830a43b, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a43044930a43b, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x04c43044a30a43b, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x04e43044b30a43b, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04442e43430b463, // V_MIN_U16 ENC_VOP3 default
    0x04643243530b463, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x04843443630b463, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a43043730b463, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x04c43043830b463, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x04e43043930b463, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04442e44630c45d, // V_MIN_I16 ENC_VOP3 default
    0x04643244730c45d, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x04843444830c45d, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a43044930c45d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x04c43044a30c45d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x04e43044b30c45d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04442644630d299, // V_ADD_NC_I16 ENC_VOP3 default
    0x04642a44730d299, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x04842c44830d299, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a42844930d299, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04c42844a30d299, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04e42844b30d299, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04442644630e4e5, // V_SUB_NC_I16 ENC_VOP3 default
    0x04642a44730e4e5, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x04842c44830e4e5, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a42844930e4e5, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04c42844a30e4e5, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04e42844b30e4e5, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0b243e44c30f487, // V_PERMLANE16_VAR_B32 ENC_VOP3 default
    0x0b243e44c310489, // V_PERMLANEX16_VAR_B32 ENC_VOP3 default
    0x04444044d311484, // V_PACK_B32_F16 ENC_VOP3 default
    0x04644444e311484, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x04844644f311484, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a442450311484, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x04c442451311484, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x04e442452311484, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044440453312389, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x046444454312389, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x048446455312389, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a442456312389, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04c442457312389, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x04e442458312389, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04444045931338b, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x04644445a31338b, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04844645b31338b, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a44245c31338b, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x04c44245d31338b, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x04e44245e31338b, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0b443645f31448c, // V_PERMLANE_IDX_GEN_B32 ENC_VOP3 default
    0x09e43846031448c, // V_PERMLANE_IDX_GEN_B32 VOP3_INST_LITERAL has_lit_1
    0x044448195318465, // V_MIN_U64 ENC_VOP3 default
    0x0482ee196318465, // V_MIN_U64 VOP3_VOP_DPP16 has_dpp16
    0x04a44a197318465, // V_MIN_U64 VOP3_INST_LITERAL has_lit_0
    0x04c44a198318465, // V_MIN_U64 VOP3_INST_LITERAL has_lit_1
    0x04e44a199318465, // V_MIN_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044448195319443, // V_MAX_U64 ENC_VOP3 default
    0x0482ee196319443, // V_MAX_U64 VOP3_VOP_DPP16 has_dpp16
    0x04a44a197319443, // V_MAX_U64 VOP3_INST_LITERAL has_lit_0
    0x04c44a198319443, // V_MAX_U64 VOP3_INST_LITERAL has_lit_1
    0x04e44a199319443, // V_MAX_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04444846131a45f, // V_MIN_I64 ENC_VOP3 default
    0x0482ee46231a45f, // V_MIN_I64 VOP3_VOP_DPP16 has_dpp16
    0x04a44a46331a45f, // V_MIN_I64 VOP3_INST_LITERAL has_lit_0
    0x04c44a46431a45f, // V_MIN_I64 VOP3_INST_LITERAL has_lit_1
    0x04e44a46531a45f, // V_MIN_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04444846131b43d, // V_MAX_I64 ENC_VOP3 default
    0x0482ee46231b43d, // V_MAX_I64 VOP3_VOP_DPP16 has_dpp16
    0x04a44a46331b43d, // V_MAX_I64 VOP3_INST_LITERAL has_lit_0
    0x04c44a46431b43d, // V_MAX_I64 VOP3_INST_LITERAL has_lit_1
    0x04e44a46531b43d, // V_MAX_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04444c46631c410, // V_LDEXP_F32 ENC_VOP3 default
    0x04645046731c410, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x04845246831c410, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a44e46931c410, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04c44e46a31c410, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x04e44e46b31c410, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445417631d2ac, // V_BFM_B32 ENC_VOP3 default
    0x0462ba17731d2ac, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482bc17831d2ac, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a45617931d2ac, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x04c45617a31d2ac, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x04e45617b31d2ac, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445417631e2a8, // V_BCNT_U32_B32 ENC_VOP3 default
    0x0462ba17731e2a8, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482bc17831e2a8, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a45617931e2a8, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04c45617a31e2a8, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04e45617b31e2a8, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445417631f445, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x0462ba17731f445, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482bc17831f445, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a45617931f445, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04c45617a31f445, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04e45617b31f445, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044454176320444, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x0462ba177320444, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482bc178320444, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a456179320444, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04c45617a320444, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04e45617b320444, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443643a32138a, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x04643a43b32138a, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04843c43c32138a, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a43843d32138a, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c43843e32138a, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e43843f32138a, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443644032238c, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x04643a44132238c, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04843c44232238c, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a43844332238c, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c43844432238c, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e43844532238c, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445446c32338f, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x0462ba46d32338f, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482bc46e32338f, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a45646f32338f, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x04c45647032338f, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x04e45647132338f, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044454472324388, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x0462ba473324388, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482bc474324388, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a456475324388, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x04c456476324388, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x04e456477324388, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444541703254e6, // V_SUB_NC_I32 ENC_VOP3 default
    0x0462ba1713254e6, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482bc1723254e6, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a4561733254e6, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04c4561743254e6, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04e4561753254e6, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445417032629a, // V_ADD_NC_I32 ENC_VOP3 default
    0x0462ba17132629a, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482bc17232629a, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a45617332629a, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04c45617432629a, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04e45617532629a, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445847832b411, // V_LDEXP_F64 ENC_VOP3 default
    0x04845c47932b411, // V_LDEXP_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a45a47a32b411, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x04c45a47b32b411, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x04e45a47c32b411, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445417632c47b, // V_MUL_LO_U32 ENC_VOP3 default
    0x0482bc17832c47b, // V_MUL_LO_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a45617932c47b, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x04c45617a32c47b, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x04e45617b32c47b, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445417632d477, // V_MUL_HI_U32 ENC_VOP3 default
    0x0482bc17832d477, // V_MUL_HI_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a45617932d477, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x04c45617a32d477, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x04e45617b32d477, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445417032e475, // V_MUL_HI_I32 ENC_VOP3 default
    0x0482bc17232e475, // V_MUL_HI_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a45617332e475, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x04c45617432e475, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x04e45617532e475, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445847d32f508, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x04a45a47e32f508, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x04c45a47f32f508, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x04e45a48032f508, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04442e434338416, // V_LSHLREV_B16 ENC_VOP3 default
    0x046432435338416, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x048434436338416, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a430437338416, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x04c430438338416, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04e430439338416, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04442e43433941c, // V_LSHRREV_B16 ENC_VOP3 default
    0x04643243533941c, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x04843443633941c, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a43043733941c, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x04c43043833941c, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04e43043933941c, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04442e48133a2a3, // V_ASHRREV_I16 ENC_VOP3 default
    0x04643248233a2a3, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x04843448333a2a3, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a43048433a2a3, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x04c43048533a2a3, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x04e43048633a2a3, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445e18733d41e, // V_LSHRREV_B64 ENC_VOP3 default
    0x0482ca18833d41e, // V_LSHRREV_B64 VOP3_VOP_DPP16 has_dpp16
    0x04a46018933d41e, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x04c46018a33d41e, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x04445e48733e2a5, // V_ASHRREV_I64 ENC_VOP3 default
    0x0482ca48833e2a5, // V_ASHRREV_I64 VOP3_VOP_DPP16 has_dpp16
    0x04a46048933e2a5, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x04c46048a33e2a5, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x044462163341458, // V_MINIMUM_F64 ENC_VOP3 default
    0x0482a0164341458, // V_MINIMUM_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a464165341458, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_0
    0x04c464166341458, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_1
    0x04e464167341458, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044462163342436, // V_MAXIMUM_F64 ENC_VOP3 default
    0x0482a0164342436, // V_MAXIMUM_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a464165342436, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_0
    0x04c464166342436, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_1
    0x04e464167342436, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0b446648b3604c6, // V_READLANE_B32 ENC_VOP3 default
    0x0b643648c361529, // V_WRITELANE_B32 ENC_VOP3 default
    0x0b843848d361529, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x04442e4343622a0, // V_AND_B16 ENC_VOP3 default
    0x0464324353622a0, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x0484344363622a0, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a4304373622a0, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x04c4304383622a0, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x04e4304393622a0, // V_AND_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04442e434363482, // V_OR_B16 ENC_VOP3 default
    0x046432435363482, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x048434436363482, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a430437363482, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x04c430438363482, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x04e430439363482, // V_OR_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04442e43436452d, // V_XOR_B16 ENC_VOP3 default
    0x04643243536452d, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x04843443636452d, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a43043736452d, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x04c43043836452d, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x04e43043936452d, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044468168365457, // V_MINIMUM_F32 ENC_VOP3 default
    0x0462b0169365457, // V_MINIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482b216a365457, // V_MINIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a46a16b365457, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c46a16c365457, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e46a16d365457, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044468168366435, // V_MAXIMUM_F32 ENC_VOP3 default
    0x0462b0169366435, // V_MAXIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482b216a366435, // V_MAXIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a46a16b366435, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c46a16c366435, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e46a16d366435, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04446c1a6367456, // V_MINIMUM_F16 ENC_VOP3 default
    0x0464701a7367456, // V_MINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484721a8367456, // V_MINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a46e1a9367456, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c46e1aa367456, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e46e1ab367456, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04446c1a6368434, // V_MAXIMUM_F16 ENC_VOP3 default
    0x0464701a7368434, // V_MAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484721a8368434, // V_MAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a46e1a9368434, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c46e1aa368434, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e46e1ab368434, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04447448e369386, // V_CVT_PK_FP8_F32 ENC_VOP3 default
    0x04647848f369386, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x04847a490369386, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a476491369386, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x04c476492369386, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x04e476493369386, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04447449436a37f, // V_CVT_PK_BF8_F32 ENC_VOP3 default
    0x04647849536a37f, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x04847a49636a37f, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a47649736a37f, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x04c47649836a37f, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x04e47649936a37f, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04447c49a36b3c1, // V_CVT_SR_FP8_F32 ENC_VOP3 default
    0x04648049b36b3c1, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x04848249c36b3c1, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a47e49d36b3c1, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x04c47e49e36b3c1, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x04e47e49f36b3c1, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04447c4a036c3bf, // V_CVT_SR_BF8_F32 ENC_VOP3 default
    0x0464804a136c3bf, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484824a236c3bf, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a47e4a336c3bf, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x04c47e4a436c3bf, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x04e47e4a536c3bf, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444844a636d37d, // V_CVT_PK_BF16_F32 ENC_VOP3 default
    0x0464884a736d37d, // V_CVT_PK_BF16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04848a4a836d37d, // V_CVT_PK_BF16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4864a936d37d, // V_CVT_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4864aa36d37d, // V_CVT_PK_BF16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4864ab36d37d, // V_CVT_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04448c4ac36e3c2, // V_CVT_SR_PK_BF16_F32 ENC_VOP3 default
    0x0464904ad36e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484924ae36e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a48e4af36e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c48e4b036e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e48e4b136e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07248e4b236e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_2
    0x07448e4b336e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07648e4b436e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07848e4b536e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0444941a036f381, // V_CVT_PK_F16_F32 ENC_VOP3 default
    0x0463021a136f381, // V_CVT_PK_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0483041a236f381, // V_CVT_PK_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4961a336f381, // V_CVT_PK_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4961a436f381, // V_CVT_PK_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4961a536f381, // V_CVT_PK_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444984b63703c3, // V_CVT_SR_PK_F16_F32 ENC_VOP3 default
    0x04649c4b73703c3, // V_CVT_SR_PK_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04849e4b83703c3, // V_CVT_SR_PK_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a49a4b93703c3, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c49a4ba3703c3, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e49a4bb3703c3, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07249a4bc3703c3, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_2
    0x07449a4bd3703c3, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07649a4be3703c3, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07849a4bf3703c3, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0444a04c0372385, // V_CVT_PK_FP8_F16 ENC_VOP3 default
    0x0464a64c1372385, // V_CVT_PK_FP8_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484a44c2372385, // V_CVT_PK_FP8_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4a24c3372385, // V_CVT_PK_FP8_F16 VOP3_INST_LITERAL has_lit_0
    0x0444a04c437337e, // V_CVT_PK_BF8_F16 ENC_VOP3 default
    0x0464a64c537337e, // V_CVT_PK_BF8_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484a44c637337e, // V_CVT_PK_BF8_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4a24c737337e, // V_CVT_PK_BF8_F16 VOP3_INST_LITERAL has_lit_0
    0x0444a84c83743c0, // V_CVT_SR_FP8_F16 ENC_VOP3 default
    0x0464ac4c93743c0, // V_CVT_SR_FP8_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ae4ca3743c0, // V_CVT_SR_FP8_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4aa4cb3743c0, // V_CVT_SR_FP8_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4aa4cc3743c0, // V_CVT_SR_FP8_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4aa4cd3743c0, // V_CVT_SR_FP8_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444a84ce3753be, // V_CVT_SR_BF8_F16 ENC_VOP3 default
    0x0464ac4cf3753be, // V_CVT_SR_BF8_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ae4d03753be, // V_CVT_SR_BF8_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4aa4d13753be, // V_CVT_SR_BF8_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4aa4d23753be, // V_CVT_SR_BF8_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4aa4d33753be, // V_CVT_SR_BF8_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0ba0be4d4000047, // DS_ADD_U32 ENC_VDS default
    0x0ba0be4d40010ba, // DS_SUB_U32 ENC_VDS default
    0x0ba0be4d40020a1, // DS_RSUB_U32 ENC_VDS default
    0x0ba0be4d4003060, // DS_INC_U32 ENC_VDS default
    0x0ba0be4d400405c, // DS_DEC_U32 ENC_VDS default
    0x0ba0be4d5005085, // DS_MIN_I32 ENC_VDS default
    0x0ba0be4d5006079, // DS_MAX_I32 ENC_VDS default
    0x0ba0be4d400708f, // DS_MIN_U32 ENC_VDS default
    0x0ba0be4d4008083, // DS_MAX_U32 ENC_VDS default
    0x0ba0be4d6009049, // DS_AND_B32 ENC_VDS default
    0x0ba0be4d600a096, // DS_OR_B32 ENC_VDS default
    0x0ba0be4d600b0bd, // DS_XOR_B32 ENC_VDS default
    0x0ba0c04d700c091, // DS_MSKOR_B32 ENC_VDS default
    0x0ba0be4d800d0b1, // DS_STORE_B32 ENC_VDS default
    0x0ba0c24d900e0a9, // DS_STORE_2ADDR_B32 ENC_VDS default
    0x0ba0c24d900f0ab, // DS_STORE_2ADDR_STRIDE64_B32 ENC_VDS default
    0x0ba0c04d7010052, // DS_CMPSTORE_B32 ENC_VDS default
    0x0ba0be4da012087, // DS_MIN_NUM_F32 ENC_VDS default
    0x0ba0be4da01307b, // DS_MAX_NUM_F32 ENC_VDS default
    0x0ba0c41b4014095, // DS_NOP ENC_VDS default
    0x0ba0be4da015041, // DS_ADD_F32 ENC_VDS default
    0x0ba0be4db01e0b3, // DS_STORE_B8 ENC_VDS default
    0x0ba0c64dc01f0af, // DS_STORE_B16 ENC_VDS default
    0x0ba0c84dd020045, // DS_ADD_RTN_U32 ENC_VDS default
    0x0ba0c84dd0210b8, // DS_SUB_RTN_U32 ENC_VDS default
    0x0ba0c84dd02209f, // DS_RSUB_RTN_U32 ENC_VDS default
    0x0ba0c84dd02305e, // DS_INC_RTN_U32 ENC_VDS default
    0x0ba0c84dd02405a, // DS_DEC_RTN_U32 ENC_VDS default
    0x0ba0c84de02508b, // DS_MIN_RTN_I32 ENC_VDS default
    0x0ba0c84de02607f, // DS_MAX_RTN_I32 ENC_VDS default
    0x0ba0c84dd02708d, // DS_MIN_RTN_U32 ENC_VDS default
    0x0ba0c84dd028081, // DS_MAX_RTN_U32 ENC_VDS default
    0x0ba0c84df02904b, // DS_AND_RTN_B32 ENC_VDS default
    0x0ba0c84df02a098, // DS_OR_RTN_B32 ENC_VDS default
    0x0ba0c84df02b0bf, // DS_XOR_RTN_B32 ENC_VDS default
    0x0ba0ca4e002c093, // DS_MSKOR_RTN_B32 ENC_VDS default
    0x0ba0c84df02d0a7, // DS_STOREXCHG_RTN_B32 ENC_VDS default
    0x0ba0cc4e102e0a3, // DS_STOREXCHG_2ADDR_RTN_B32 ENC_VDS default
    0x0ba0cc4e102f0a5, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B32 ENC_VDS default
    0x0ba0ca4e0030054, // DS_CMPSTORE_RTN_B32 ENC_VDS default
    0x0ba0c84e2032089, // DS_MIN_NUM_RTN_F32 ENC_VDS default
    0x0ba0c84e203307d, // DS_MAX_NUM_RTN_F32 ENC_VDS default
    0x0ba0ce4e30350bc, // DS_SWIZZLE_B32 ENC_VDS default
    0x0ba0d04e4036068, // DS_LOAD_B32 ENC_VDS default
    0x0ba0d24e5037062, // DS_LOAD_2ADDR_B32 ENC_VDS default
    0x0ba0d24e5038064, // DS_LOAD_2ADDR_STRIDE64_B32 ENC_VDS default
    0x0ba0d04e603906c, // DS_LOAD_I8 ENC_VDS default
    0x0ba0d04e703a076, // DS_LOAD_U8 ENC_VDS default
    0x0ba0d04e803b06b, // DS_LOAD_I16 ENC_VDS default
    0x0ba0d04e903c073, // DS_LOAD_U16 ENC_VDS default
    0x0ba0d44ea03d059, // DS_CONSUME ENC_VDS default
    0x0ba0d44ea03e04d, // DS_APPEND ENC_VDS default
    0x0ba0d64eb040048, // DS_ADD_U64 ENC_VDS default
    0x0ba0d64eb0410bb, // DS_SUB_U64 ENC_VDS default
    0x0ba0d64eb0420a2, // DS_RSUB_U64 ENC_VDS default
    0x0ba0d64eb043061, // DS_INC_U64 ENC_VDS default
    0x0ba0d64eb04405d, // DS_DEC_U64 ENC_VDS default
    0x0ba0d64ec045086, // DS_MIN_I64 ENC_VDS default
    0x0ba0d64ec04607a, // DS_MAX_I64 ENC_VDS default
    0x0ba0d64eb047090, // DS_MIN_U64 ENC_VDS default
    0x0ba0d64eb048084, // DS_MAX_U64 ENC_VDS default
    0x0ba0d64ed04904a, // DS_AND_B64 ENC_VDS default
    0x0ba0d64ed04a097, // DS_OR_B64 ENC_VDS default
    0x0ba0d64ed04b0be, // DS_XOR_B64 ENC_VDS default
    0x0ba0d84ee04c092, // DS_MSKOR_B64 ENC_VDS default
    0x0ba0d64ef04d0b2, // DS_STORE_B64 ENC_VDS default
    0x0ba0da4f004e0aa, // DS_STORE_2ADDR_B64 ENC_VDS default
    0x0ba0da4f004f0ac, // DS_STORE_2ADDR_STRIDE64_B64 ENC_VDS default
    0x0ba0d84ee050053, // DS_CMPSTORE_B64 ENC_VDS default
    0x0ba0dc4f1052088, // DS_MIN_NUM_F64 ENC_VDS default
    0x0ba0dc4f105307c, // DS_MAX_NUM_F64 ENC_VDS default
    0x0ba0dc4f1054042, // DS_ADD_F64 ENC_VDS default
    0x0ba0de4f205604e, // DS_ATOMIC_ASYNC_BARRIER_ARRIVE_B64 ENC_VDS default
    0x0ba0e04f3060046, // DS_ADD_RTN_U64 ENC_VDS default
    0x0ba0e04f30610b9, // DS_SUB_RTN_U64 ENC_VDS default
    0x0ba0e04f30620a0, // DS_RSUB_RTN_U64 ENC_VDS default
    0x0ba0e04f306305f, // DS_INC_RTN_U64 ENC_VDS default
    0x0ba0e04f306405b, // DS_DEC_RTN_U64 ENC_VDS default
    0x0ba0e04f406508c, // DS_MIN_RTN_I64 ENC_VDS default
    0x0ba0e04f4066080, // DS_MAX_RTN_I64 ENC_VDS default
    0x0ba0e04f306708e, // DS_MIN_RTN_U64 ENC_VDS default
    0x0ba0e04f3068082, // DS_MAX_RTN_U64 ENC_VDS default
    0x0ba0e04f506904c, // DS_AND_RTN_B64 ENC_VDS default
    0x0ba0e04f506a099, // DS_OR_RTN_B64 ENC_VDS default
    0x0ba0e04f506b0c0, // DS_XOR_RTN_B64 ENC_VDS default
    0x0ba0e24f606c094, // DS_MSKOR_RTN_B64 ENC_VDS default
    0x0ba0e04f506d0a8, // DS_STOREXCHG_RTN_B64 ENC_VDS default
    0x0ba0e44f706e0a4, // DS_STOREXCHG_2ADDR_RTN_B64 ENC_VDS default
    0x0ba0e44f706f0a6, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B64 ENC_VDS default
    0x0ba0e24f6070055, // DS_CMPSTORE_RTN_B64 ENC_VDS default
    0x0ba0e64f807208a, // DS_MIN_NUM_RTN_F64 ENC_VDS default
    0x0ba0e64f807307e, // DS_MAX_NUM_RTN_F64 ENC_VDS default
    0x0ba0e64f8074044, // DS_ADD_RTN_F64 ENC_VDS default
    0x0ba0e04f307504f, // DS_ATOMIC_BARRIER_ARRIVE_RTN_B64 ENC_VDS default
    0x0ba0e84f9076069, // DS_LOAD_B64 ENC_VDS default
    0x0ba0ea4fa077063, // DS_LOAD_2ADDR_B64 ENC_VDS default
    0x0ba0ea4fa078065, // DS_LOAD_2ADDR_STRIDE64_B64 ENC_VDS default
    0x0ba0c84e2079043, // DS_ADD_RTN_F32 ENC_VDS default
    0x0ba0e04f507e056, // DS_CONDXCHG32_RTN_B64 ENC_VDS default
    0x0ba0be4d4098058, // DS_COND_SUB_U32 ENC_VDS default
    0x0ba0be4d40990b7, // DS_SUB_CLAMP_U32 ENC_VDS default
    0x0ba0ec4fb09a09c, // DS_PK_ADD_F16 ENC_VDS default
    0x0ba0ee4fc09b09b, // DS_PK_ADD_BF16 ENC_VDS default
    0x0ba0be4fd0a00b4, // DS_STORE_B8_D16_HI ENC_VDS default
    0x0ba0be4fe0a10b0, // DS_STORE_B16_D16_HI ENC_VDS default
    0x0ba0d04ff0a2077, // DS_LOAD_U8_D16 ENC_VDS default
    0x0ba0d04ff0a3078, // DS_LOAD_U8_D16_HI ENC_VDS default
    0x0ba0d05000a406d, // DS_LOAD_I8_D16 ENC_VDS default
    0x0ba0d05000a506e, // DS_LOAD_I8_D16_HI ENC_VDS default
    0x0ba0d05010a6074, // DS_LOAD_U16_D16 ENC_VDS default
    0x0ba0d05010a7075, // DS_LOAD_U16_D16_HI ENC_VDS default
    0x0ba0c84dd0a8057, // DS_COND_SUB_RTN_U32 ENC_VDS default
    0x0ba0c84dd0a90b6, // DS_SUB_CLAMP_RTN_U32 ENC_VDS default
    0x0ba0f05020aa09e, // DS_PK_ADD_RTN_F16 ENC_VDS default
    0x0ba0f25030ab09d, // DS_PK_ADD_RTN_BF16 ENC_VDS default
    0x0ba0f45040b00ad, // DS_STORE_ADDTID_B32 ENC_VDS default
    0x0ba0d45050b1066, // DS_LOAD_ADDTID_B32 ENC_VDS default
    0x0ba0c85060b209a, // DS_PERMUTE_B32 ENC_VDS default
    0x0ba0c85060b3050, // DS_BPERMUTE_B32 ENC_VDS default
    0x0ba0c85060cd051, // DS_BPERMUTE_FI_B32 ENC_VDS default
    0x0ba0f65070de0b5, // DS_STORE_B96 ENC_VDS default
    0x0ba0f85080df0ae, // DS_STORE_B128 ENC_VDS default
    0x0ba0e84f90fa070, // DS_LOAD_TR4_B64 ENC_VDS default
    0x0ba0fa5090fb071, // DS_LOAD_TR6_B96 ENC_VDS default
    0x0ba0fc50a0fc06f, // DS_LOAD_TR16_B128 ENC_VDS default
    0x0ba0e84f90fd072, // DS_LOAD_TR8_B64 ENC_VDS default
    0x0ba0fa5090fe06a, // DS_LOAD_B96 ENC_VDS default
    0x0ba0fc50a0ff067, // DS_LOAD_B128 ENC_VDS default
    0x0bc00050b000208, // S_LOAD_B32 ENC_SMEM default
    0x0bc00250c00120a, // S_LOAD_B64 ENC_SMEM default
    0x0bc00450d002206, // S_LOAD_B128 ENC_SMEM default
    0x0bc00650e003207, // S_LOAD_B256 ENC_SMEM default
    0x0bc00850f004209, // S_LOAD_B512 ENC_SMEM default
    0x0bc00a51000520b, // S_LOAD_B96 ENC_SMEM default
    0x0bc00051100820d, // S_LOAD_I8 ENC_SMEM default
    0x0bc00051200920f, // S_LOAD_U8 ENC_SMEM default
    0x0bc00051300a20c, // S_LOAD_I16 ENC_SMEM default
    0x0bc00051400b20e, // S_LOAD_U16 ENC_SMEM default
    0x0bc00c5150101a3, // S_BUFFER_LOAD_B32 ENC_SMEM default
    0x0bc00e5160111a5, // S_BUFFER_LOAD_B64 ENC_SMEM default
    0x0bc0105170121a1, // S_BUFFER_LOAD_B128 ENC_SMEM default
    0x0bc0125180131a2, // S_BUFFER_LOAD_B256 ENC_SMEM default
    0x0bc0145190141a4, // S_BUFFER_LOAD_B512 ENC_SMEM default
    0x0bc01651a0151a6, // S_BUFFER_LOAD_B96 ENC_SMEM default
    0x0bc00c51b0181a8, // S_BUFFER_LOAD_I8 ENC_SMEM default
    0x0bc00c51c0191aa, // S_BUFFER_LOAD_U8 ENC_SMEM default
    0x0bc00c51d01a1a7, // S_BUFFER_LOAD_I16 ENC_SMEM default
    0x0bc00c51e01b1a9, // S_BUFFER_LOAD_U16 ENC_SMEM default
    0x0bc0181b40211f4, // S_DCACHE_INV ENC_SMEM default
    0x0bc01a51f022183, // S_ATC_PROBE ENC_SMEM default
    0x0bc01c520023184, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x0bc01e52102424f, // S_PREFETCH_INST ENC_SMEM default
    0x0bc020522025250, // S_PREFETCH_INST_PC_REL ENC_SMEM default
    0x0bc01e52102624d, // S_PREFETCH_DATA ENC_SMEM default
    0x0bc0225230271ab, // S_BUFFER_PREFETCH_DATA ENC_SMEM default
    0x0bc02052202824e, // S_PREFETCH_DATA_PC_REL ENC_SMEM default
    0x0be510524001330, // V_CMP_LT_F16 ENC_VOPC default
    0x0c0516525001330, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c2518526001330, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4514527001330, // V_CMP_LT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c6512527001330, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x0be510524002309, // V_CMP_EQ_F16 ENC_VOPC default
    0x0c0516525002309, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c2518526002309, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4514527002309, // V_CMP_EQ_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c6512527002309, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0be510524003324, // V_CMP_LE_F16 ENC_VOPC default
    0x0c0516525003324, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c2518526003324, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4514527003324, // V_CMP_LE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c6512527003324, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x0be51052400431b, // V_CMP_GT_F16 ENC_VOPC default
    0x0c051652500431b, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c251852600431b, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c451452700431b, // V_CMP_GT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c651252700431b, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x0be51052400532d, // V_CMP_LG_F16 ENC_VOPC default
    0x0c051652500532d, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c251852600532d, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c451452700532d, // V_CMP_LG_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c651252700532d, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x0be510524006312, // V_CMP_GE_F16 ENC_VOPC default
    0x0c0516525006312, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c2518526006312, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4514527006312, // V_CMP_GE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c6512527006312, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x0be510524007351, // V_CMP_O_F16 ENC_VOPC default
    0x0c0516525007351, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c2518526007351, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4514527007351, // V_CMP_O_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c6512527007351, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x0be510524008354, // V_CMP_U_F16 ENC_VOPC default
    0x0c0516525008354, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c2518526008354, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4514527008354, // V_CMP_U_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c6512527008354, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x0be510524009342, // V_CMP_NGE_F16 ENC_VOPC default
    0x0c0516525009342, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c2518526009342, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4514527009342, // V_CMP_NGE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c6512527009342, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0be51052400a34b, // V_CMP_NLG_F16 ENC_VOPC default
    0x0c051652500a34b, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c251852600a34b, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c451452700a34b, // V_CMP_NLG_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c651252700a34b, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0be51052400b345, // V_CMP_NGT_F16 ENC_VOPC default
    0x0c051652500b345, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c251852600b345, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c451452700b345, // V_CMP_NGT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c651252700b345, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0be51052400c348, // V_CMP_NLE_F16 ENC_VOPC default
    0x0c051652500c348, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c251852600c348, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c451452700c348, // V_CMP_NLE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c651252700c348, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0be51052400d339, // V_CMP_NEQ_F16 ENC_VOPC default
    0x0c051652500d339, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c251852600d339, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c451452700d339, // V_CMP_NEQ_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c651252700d339, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0be51052400e34e, // V_CMP_NLT_F16 ENC_VOPC default
    0x0c051652500e34e, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c251852600e34e, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c451452700e34e, // V_CMP_NLT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c651252700e34e, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0be522528011331, // V_CMP_LT_F32 ENC_VOPC default
    0x0c0528529011331, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c252a52a011331, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c452652b011331, // V_CMP_LT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c652452b011331, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x0be52252801230a, // V_CMP_EQ_F32 ENC_VOPC default
    0x0c052852901230a, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c252a52a01230a, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c452652b01230a, // V_CMP_EQ_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c652452b01230a, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0be522528013325, // V_CMP_LE_F32 ENC_VOPC default
    0x0c0528529013325, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c252a52a013325, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c452652b013325, // V_CMP_LE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c652452b013325, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x0be52252801431c, // V_CMP_GT_F32 ENC_VOPC default
    0x0c052852901431c, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c252a52a01431c, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c452652b01431c, // V_CMP_GT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c652452b01431c, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x0be52252801532e, // V_CMP_LG_F32 ENC_VOPC default
    0x0c052852901532e, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c252a52a01532e, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c452652b01532e, // V_CMP_LG_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c652452b01532e, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x0be522528016313, // V_CMP_GE_F32 ENC_VOPC default
    0x0c0528529016313, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c252a52a016313, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c452652b016313, // V_CMP_GE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c652452b016313, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x0be522528017352, // V_CMP_O_F32 ENC_VOPC default
    0x0c0528529017352, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c252a52a017352, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c452652b017352, // V_CMP_O_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c652452b017352, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x0be522528018355, // V_CMP_U_F32 ENC_VOPC default
    0x0c0528529018355, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c252a52a018355, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c452652b018355, // V_CMP_U_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c652452b018355, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x0be522528019343, // V_CMP_NGE_F32 ENC_VOPC default
    0x0c0528529019343, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c252a52a019343, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c452652b019343, // V_CMP_NGE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c652452b019343, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0be52252801a34c, // V_CMP_NLG_F32 ENC_VOPC default
    0x0c052852901a34c, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c252a52a01a34c, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c452652b01a34c, // V_CMP_NLG_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c652452b01a34c, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0be52252801b346, // V_CMP_NGT_F32 ENC_VOPC default
    0x0c052852901b346, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c252a52a01b346, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c452652b01b346, // V_CMP_NGT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c652452b01b346, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0be52252801c349, // V_CMP_NLE_F32 ENC_VOPC default
    0x0c052852901c349, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c252a52a01c349, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c452652b01c349, // V_CMP_NLE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c652452b01c349, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0be52252801d33a, // V_CMP_NEQ_F32 ENC_VOPC default
    0x0c052852901d33a, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c252a52a01d33a, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c452652b01d33a, // V_CMP_NEQ_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c652452b01d33a, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0be52252801e34f, // V_CMP_NLT_F32 ENC_VOPC default
    0x0c052852901e34f, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c252a52a01e34f, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c452652b01e34f, // V_CMP_NLT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c652452b01e34f, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0be53052c021332, // V_CMP_LT_F64 ENC_VOPC default
    0x0c453452d021332, // V_CMP_LT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c653252d021332, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x0be53052c02230b, // V_CMP_EQ_F64 ENC_VOPC default
    0x0c453452d02230b, // V_CMP_EQ_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c653252d02230b, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0be53052c023326, // V_CMP_LE_F64 ENC_VOPC default
    0x0c453452d023326, // V_CMP_LE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c653252d023326, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x0be53052c02431d, // V_CMP_GT_F64 ENC_VOPC default
    0x0c453452d02431d, // V_CMP_GT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c653252d02431d, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x0be53052c02532f, // V_CMP_LG_F64 ENC_VOPC default
    0x0c453452d02532f, // V_CMP_LG_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c653252d02532f, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x0be53052c026314, // V_CMP_GE_F64 ENC_VOPC default
    0x0c453452d026314, // V_CMP_GE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c653252d026314, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x0be53052c027353, // V_CMP_O_F64 ENC_VOPC default
    0x0c453452d027353, // V_CMP_O_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c653252d027353, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x0be53052c028356, // V_CMP_U_F64 ENC_VOPC default
    0x0c453452d028356, // V_CMP_U_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c653252d028356, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x0be53052c029344, // V_CMP_NGE_F64 ENC_VOPC default
    0x0c453452d029344, // V_CMP_NGE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c653252d029344, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0be53052c02a34d, // V_CMP_NLG_F64 ENC_VOPC default
    0x0c453452d02a34d, // V_CMP_NLG_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c653252d02a34d, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0be53052c02b347, // V_CMP_NGT_F64 ENC_VOPC default
    0x0c453452d02b347, // V_CMP_NGT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c653252d02b347, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0be53052c02c34a, // V_CMP_NLE_F64 ENC_VOPC default
    0x0c453452d02c34a, // V_CMP_NLE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c653252d02c34a, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0be53052c02d33b, // V_CMP_NEQ_F64 ENC_VOPC default
    0x0c453452d02d33b, // V_CMP_NEQ_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c653252d02d33b, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0be53052c02e350, // V_CMP_NLT_F64 ENC_VOPC default
    0x0c453452d02e350, // V_CMP_NLT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c653252d02e350, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0be53e52e031333, // V_CMP_LT_I16 ENC_VOPC default
    0x0c054452f031333, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c2546530031333, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c4542531031333, // V_CMP_LT_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c6540531031333, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x0be53e52e03230c, // V_CMP_EQ_I16 ENC_VOPC default
    0x0c054452f03230c, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c254653003230c, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c454253103230c, // V_CMP_EQ_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c654053103230c, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0be53e52e033327, // V_CMP_LE_I16 ENC_VOPC default
    0x0c054452f033327, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c2546530033327, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c4542531033327, // V_CMP_LE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c6540531033327, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x0be53e52e03431e, // V_CMP_GT_I16 ENC_VOPC default
    0x0c054452f03431e, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c254653003431e, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c454253103431e, // V_CMP_GT_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c654053103431e, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x0be53e52e03533c, // V_CMP_NE_I16 ENC_VOPC default
    0x0c054452f03533c, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c254653003533c, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c454253103533c, // V_CMP_NE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c654053103533c, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x0be53e52e036315, // V_CMP_GE_I16 ENC_VOPC default
    0x0c054452f036315, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c2546530036315, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c4542531036315, // V_CMP_GE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c6540531036315, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x0be53e532039336, // V_CMP_LT_U16 ENC_VOPC default
    0x0c0544533039336, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c2546534039336, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c4542535039336, // V_CMP_LT_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c6540535039336, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x0be53e53203a30f, // V_CMP_EQ_U16 ENC_VOPC default
    0x0c054453303a30f, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c254653403a30f, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c454253503a30f, // V_CMP_EQ_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c654053503a30f, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0be53e53203b32a, // V_CMP_LE_U16 ENC_VOPC default
    0x0c054453303b32a, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c254653403b32a, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c454253503b32a, // V_CMP_LE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c654053503b32a, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x0be53e53203c321, // V_CMP_GT_U16 ENC_VOPC default
    0x0c054453303c321, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c254653403c321, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c454253503c321, // V_CMP_GT_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c654053503c321, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x0be53e53203d33f, // V_CMP_NE_U16 ENC_VOPC default
    0x0c054453303d33f, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c254653403d33f, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c454253503d33f, // V_CMP_NE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c654053503d33f, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x0be53e53203e318, // V_CMP_GE_U16 ENC_VOPC default
    0x0c054453303e318, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c254653403e318, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c454253503e318, // V_CMP_GE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c654053503e318, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x0be522536041334, // V_CMP_LT_I32 ENC_VOPC default
    0x0c0528537041334, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c2550538041334, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c4526539041334, // V_CMP_LT_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c6524539041334, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x0be52253604230d, // V_CMP_EQ_I32 ENC_VOPC default
    0x0c052853704230d, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c255053804230d, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c452653904230d, // V_CMP_EQ_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c652453904230d, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0be522536043328, // V_CMP_LE_I32 ENC_VOPC default
    0x0c0528537043328, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c2550538043328, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c4526539043328, // V_CMP_LE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c6524539043328, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x0be52253604431f, // V_CMP_GT_I32 ENC_VOPC default
    0x0c052853704431f, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c255053804431f, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c452653904431f, // V_CMP_GT_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c652453904431f, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x0be52253604533d, // V_CMP_NE_I32 ENC_VOPC default
    0x0c052853704533d, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c255053804533d, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c452653904533d, // V_CMP_NE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c652453904533d, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x0be522536046316, // V_CMP_GE_I32 ENC_VOPC default
    0x0c0528537046316, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c2550538046316, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c4526539046316, // V_CMP_GE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c6524539046316, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x0be52253a049337, // V_CMP_LT_U32 ENC_VOPC default
    0x0c052853b049337, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c255053c049337, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c452653d049337, // V_CMP_LT_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c652453d049337, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x0be52253a04a310, // V_CMP_EQ_U32 ENC_VOPC default
    0x0c052853b04a310, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c255053c04a310, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c452653d04a310, // V_CMP_EQ_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c652453d04a310, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0be52253a04b32b, // V_CMP_LE_U32 ENC_VOPC default
    0x0c052853b04b32b, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c255053c04b32b, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c452653d04b32b, // V_CMP_LE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c652453d04b32b, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x0be52253a04c322, // V_CMP_GT_U32 ENC_VOPC default
    0x0c052853b04c322, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c255053c04c322, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c452653d04c322, // V_CMP_GT_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c652453d04c322, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x0be52253a04d340, // V_CMP_NE_U32 ENC_VOPC default
    0x0c052853b04d340, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c255053c04d340, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c452653d04d340, // V_CMP_NE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c652453d04d340, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x0be52253a04e319, // V_CMP_GE_U32 ENC_VOPC default
    0x0c052853b04e319, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c255053c04e319, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c452653d04e319, // V_CMP_GE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c652453d04e319, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x0be55653e051335, // V_CMP_LT_I64 ENC_VOPC default
    0x0c455a53f051335, // V_CMP_LT_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c655853f051335, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x0be55653e05230e, // V_CMP_EQ_I64 ENC_VOPC default
    0x0c455a53f05230e, // V_CMP_EQ_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c655853f05230e, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0be55653e053329, // V_CMP_LE_I64 ENC_VOPC default
    0x0c455a53f053329, // V_CMP_LE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c655853f053329, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x0be55653e054320, // V_CMP_GT_I64 ENC_VOPC default
    0x0c455a53f054320, // V_CMP_GT_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c655853f054320, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x0be55653e05533e, // V_CMP_NE_I64 ENC_VOPC default
    0x0c455a53f05533e, // V_CMP_NE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c655853f05533e, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x0be55653e056317, // V_CMP_GE_I64 ENC_VOPC default
    0x0c455a53f056317, // V_CMP_GE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c655853f056317, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x0be556540059338, // V_CMP_LT_U64 ENC_VOPC default
    0x0c455a541059338, // V_CMP_LT_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c6558541059338, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x0be55654005a311, // V_CMP_EQ_U64 ENC_VOPC default
    0x0c455a54105a311, // V_CMP_EQ_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c655854105a311, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0be55654005b32c, // V_CMP_LE_U64 ENC_VOPC default
    0x0c455a54105b32c, // V_CMP_LE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c655854105b32c, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x0be55654005c323, // V_CMP_GT_U64 ENC_VOPC default
    0x0c455a54105c323, // V_CMP_GT_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c655854105c323, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x0be55654005d341, // V_CMP_NE_U64 ENC_VOPC default
    0x0c455a54105d341, // V_CMP_NE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c655854105d341, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x0be55654005e31a, // V_CMP_GE_U64 ENC_VOPC default
    0x0c455a54105e31a, // V_CMP_GE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c655854105e31a, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x0be51052407d306, // V_CMP_CLASS_F16 ENC_VOPC default
    0x0c051652507d306, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c251852607d306, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c451452707d306, // V_CMP_CLASS_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c651252707d306, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0be52254207e307, // V_CMP_CLASS_F32 ENC_VOPC default
    0x0c052854307e307, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c256454407e307, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c452654507e307, // V_CMP_CLASS_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c652454507e307, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0be56a54607f308, // V_CMP_CLASS_F64 ENC_VOPC default
    0x0c456e54707f308, // V_CMP_CLASS_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c656c54707f308, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0be5785480812df, // V_CMPX_LT_F16 ENC_VOPC default
    0x0c057e5490812df, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c258054a0812df, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c457c54b0812df, // V_CMPX_LT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c657a54b0812df, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x0be5785480822b8, // V_CMPX_EQ_F16 ENC_VOPC default
    0x0c057e5490822b8, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c258054a0822b8, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c457c54b0822b8, // V_CMPX_EQ_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c657a54b0822b8, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0be5785480832d3, // V_CMPX_LE_F16 ENC_VOPC default
    0x0c057e5490832d3, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c258054a0832d3, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c457c54b0832d3, // V_CMPX_LE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c657a54b0832d3, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x0be5785480842ca, // V_CMPX_GT_F16 ENC_VOPC default
    0x0c057e5490842ca, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c258054a0842ca, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c457c54b0842ca, // V_CMPX_GT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c657a54b0842ca, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x0be5785480852dc, // V_CMPX_LG_F16 ENC_VOPC default
    0x0c057e5490852dc, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c258054a0852dc, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c457c54b0852dc, // V_CMPX_LG_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c657a54b0852dc, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x0be5785480862c1, // V_CMPX_GE_F16 ENC_VOPC default
    0x0c057e5490862c1, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c258054a0862c1, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c457c54b0862c1, // V_CMPX_GE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c657a54b0862c1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x0be578548087300, // V_CMPX_O_F16 ENC_VOPC default
    0x0c057e549087300, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c258054a087300, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c457c54b087300, // V_CMPX_O_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c657a54b087300, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x0be578548088303, // V_CMPX_U_F16 ENC_VOPC default
    0x0c057e549088303, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c258054a088303, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c457c54b088303, // V_CMPX_U_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c657a54b088303, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x0be5785480892f1, // V_CMPX_NGE_F16 ENC_VOPC default
    0x0c057e5490892f1, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c258054a0892f1, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c457c54b0892f1, // V_CMPX_NGE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c657a54b0892f1, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0be57854808a2fa, // V_CMPX_NLG_F16 ENC_VOPC default
    0x0c057e54908a2fa, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c258054a08a2fa, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c457c54b08a2fa, // V_CMPX_NLG_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c657a54b08a2fa, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0be57854808b2f4, // V_CMPX_NGT_F16 ENC_VOPC default
    0x0c057e54908b2f4, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c258054a08b2f4, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c457c54b08b2f4, // V_CMPX_NGT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c657a54b08b2f4, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0be57854808c2f7, // V_CMPX_NLE_F16 ENC_VOPC default
    0x0c057e54908c2f7, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c258054a08c2f7, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c457c54b08c2f7, // V_CMPX_NLE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c657a54b08c2f7, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0be57854808d2e8, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x0c057e54908d2e8, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c258054a08d2e8, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c457c54b08d2e8, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c657a54b08d2e8, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0be57854808e2fd, // V_CMPX_NLT_F16 ENC_VOPC default
    0x0c057e54908e2fd, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c258054a08e2fd, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c457c54b08e2fd, // V_CMPX_NLT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c657a54b08e2fd, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0be58a54c0912e0, // V_CMPX_LT_F32 ENC_VOPC default
    0x0c059054d0912e0, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c259254e0912e0, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c458e54f0912e0, // V_CMPX_LT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c658c54f0912e0, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x0be58a54c0922b9, // V_CMPX_EQ_F32 ENC_VOPC default
    0x0c059054d0922b9, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c259254e0922b9, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c458e54f0922b9, // V_CMPX_EQ_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c658c54f0922b9, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0be58a54c0932d4, // V_CMPX_LE_F32 ENC_VOPC default
    0x0c059054d0932d4, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c259254e0932d4, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c458e54f0932d4, // V_CMPX_LE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c658c54f0932d4, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x0be58a54c0942cb, // V_CMPX_GT_F32 ENC_VOPC default
    0x0c059054d0942cb, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c259254e0942cb, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c458e54f0942cb, // V_CMPX_GT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c658c54f0942cb, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x0be58a54c0952dd, // V_CMPX_LG_F32 ENC_VOPC default
    0x0c059054d0952dd, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c259254e0952dd, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c458e54f0952dd, // V_CMPX_LG_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c658c54f0952dd, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x0be58a54c0962c2, // V_CMPX_GE_F32 ENC_VOPC default
    0x0c059054d0962c2, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c259254e0962c2, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c458e54f0962c2, // V_CMPX_GE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c658c54f0962c2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x0be58a54c097301, // V_CMPX_O_F32 ENC_VOPC default
    0x0c059054d097301, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c259254e097301, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c458e54f097301, // V_CMPX_O_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c658c54f097301, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x0be58a54c098304, // V_CMPX_U_F32 ENC_VOPC default
    0x0c059054d098304, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c259254e098304, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c458e54f098304, // V_CMPX_U_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c658c54f098304, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x0be58a54c0992f2, // V_CMPX_NGE_F32 ENC_VOPC default
    0x0c059054d0992f2, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c259254e0992f2, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c458e54f0992f2, // V_CMPX_NGE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c658c54f0992f2, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0be58a54c09a2fb, // V_CMPX_NLG_F32 ENC_VOPC default
    0x0c059054d09a2fb, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c259254e09a2fb, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c458e54f09a2fb, // V_CMPX_NLG_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c658c54f09a2fb, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0be58a54c09b2f5, // V_CMPX_NGT_F32 ENC_VOPC default
    0x0c059054d09b2f5, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c259254e09b2f5, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c458e54f09b2f5, // V_CMPX_NGT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c658c54f09b2f5, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0be58a54c09c2f8, // V_CMPX_NLE_F32 ENC_VOPC default
    0x0c059054d09c2f8, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c259254e09c2f8, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c458e54f09c2f8, // V_CMPX_NLE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c658c54f09c2f8, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0be58a54c09d2e9, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x0c059054d09d2e9, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c259254e09d2e9, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c458e54f09d2e9, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c658c54f09d2e9, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0be58a54c09e2fe, // V_CMPX_NLT_F32 ENC_VOPC default
    0x0c059054d09e2fe, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c259254e09e2fe, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c458e54f09e2fe, // V_CMPX_NLT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c658c54f09e2fe, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0be5985500a12e1, // V_CMPX_LT_F64 ENC_VOPC default
    0x0c459c5510a12e1, // V_CMPX_LT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c659a5510a12e1, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x0be5985500a22ba, // V_CMPX_EQ_F64 ENC_VOPC default
    0x0c459c5510a22ba, // V_CMPX_EQ_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c659a5510a22ba, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0be5985500a32d5, // V_CMPX_LE_F64 ENC_VOPC default
    0x0c459c5510a32d5, // V_CMPX_LE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c659a5510a32d5, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x0be5985500a42cc, // V_CMPX_GT_F64 ENC_VOPC default
    0x0c459c5510a42cc, // V_CMPX_GT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c659a5510a42cc, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x0be5985500a52de, // V_CMPX_LG_F64 ENC_VOPC default
    0x0c459c5510a52de, // V_CMPX_LG_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c659a5510a52de, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x0be5985500a62c3, // V_CMPX_GE_F64 ENC_VOPC default
    0x0c459c5510a62c3, // V_CMPX_GE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c659a5510a62c3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x0be5985500a7302, // V_CMPX_O_F64 ENC_VOPC default
    0x0c459c5510a7302, // V_CMPX_O_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c659a5510a7302, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x0be5985500a8305, // V_CMPX_U_F64 ENC_VOPC default
    0x0c459c5510a8305, // V_CMPX_U_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c659a5510a8305, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x0be5985500a92f3, // V_CMPX_NGE_F64 ENC_VOPC default
    0x0c459c5510a92f3, // V_CMPX_NGE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c659a5510a92f3, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0be5985500aa2fc, // V_CMPX_NLG_F64 ENC_VOPC default
    0x0c459c5510aa2fc, // V_CMPX_NLG_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c659a5510aa2fc, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0be5985500ab2f6, // V_CMPX_NGT_F64 ENC_VOPC default
    0x0c459c5510ab2f6, // V_CMPX_NGT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c659a5510ab2f6, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0be5985500ac2f9, // V_CMPX_NLE_F64 ENC_VOPC default
    0x0c459c5510ac2f9, // V_CMPX_NLE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c659a5510ac2f9, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0be5985500ad2ea, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x0c459c5510ad2ea, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c659a5510ad2ea, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0be5985500ae2ff, // V_CMPX_NLT_F64 ENC_VOPC default
    0x0c459c5510ae2ff, // V_CMPX_NLT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c659a5510ae2ff, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0be5a65520b12e2, // V_CMPX_LT_I16 ENC_VOPC default
    0x0c05ac5530b12e2, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c25ae5540b12e2, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c45aa5550b12e2, // V_CMPX_LT_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c65a85550b12e2, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x0be5a65520b22bb, // V_CMPX_EQ_I16 ENC_VOPC default
    0x0c05ac5530b22bb, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c25ae5540b22bb, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c45aa5550b22bb, // V_CMPX_EQ_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c65a85550b22bb, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0be5a65520b32d6, // V_CMPX_LE_I16 ENC_VOPC default
    0x0c05ac5530b32d6, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c25ae5540b32d6, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c45aa5550b32d6, // V_CMPX_LE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c65a85550b32d6, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x0be5a65520b42cd, // V_CMPX_GT_I16 ENC_VOPC default
    0x0c05ac5530b42cd, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c25ae5540b42cd, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c45aa5550b42cd, // V_CMPX_GT_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c65a85550b42cd, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x0be5a65520b52eb, // V_CMPX_NE_I16 ENC_VOPC default
    0x0c05ac5530b52eb, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c25ae5540b52eb, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c45aa5550b52eb, // V_CMPX_NE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c65a85550b52eb, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x0be5a65520b62c4, // V_CMPX_GE_I16 ENC_VOPC default
    0x0c05ac5530b62c4, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c25ae5540b62c4, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c45aa5550b62c4, // V_CMPX_GE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c65a85550b62c4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x0be5a65560b92e5, // V_CMPX_LT_U16 ENC_VOPC default
    0x0c05ac5570b92e5, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c25ae5580b92e5, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c45aa5590b92e5, // V_CMPX_LT_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c65a85590b92e5, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x0be5a65560ba2be, // V_CMPX_EQ_U16 ENC_VOPC default
    0x0c05ac5570ba2be, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c25ae5580ba2be, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c45aa5590ba2be, // V_CMPX_EQ_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c65a85590ba2be, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0be5a65560bb2d9, // V_CMPX_LE_U16 ENC_VOPC default
    0x0c05ac5570bb2d9, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c25ae5580bb2d9, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c45aa5590bb2d9, // V_CMPX_LE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c65a85590bb2d9, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x0be5a65560bc2d0, // V_CMPX_GT_U16 ENC_VOPC default
    0x0c05ac5570bc2d0, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c25ae5580bc2d0, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c45aa5590bc2d0, // V_CMPX_GT_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c65a85590bc2d0, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x0be5a65560bd2ee, // V_CMPX_NE_U16 ENC_VOPC default
    0x0c05ac5570bd2ee, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c25ae5580bd2ee, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c45aa5590bd2ee, // V_CMPX_NE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c65a85590bd2ee, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x0be5a65560be2c7, // V_CMPX_GE_U16 ENC_VOPC default
    0x0c05ac5570be2c7, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c25ae5580be2c7, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c45aa5590be2c7, // V_CMPX_GE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c65a85590be2c7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x0be58a55a0c12e3, // V_CMPX_LT_I32 ENC_VOPC default
    0x0c059055b0c12e3, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c25b855c0c12e3, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c458e55d0c12e3, // V_CMPX_LT_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c658c55d0c12e3, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x0be58a55a0c22bc, // V_CMPX_EQ_I32 ENC_VOPC default
    0x0c059055b0c22bc, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c25b855c0c22bc, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c458e55d0c22bc, // V_CMPX_EQ_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c658c55d0c22bc, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0be58a55a0c32d7, // V_CMPX_LE_I32 ENC_VOPC default
    0x0c059055b0c32d7, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c25b855c0c32d7, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c458e55d0c32d7, // V_CMPX_LE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c658c55d0c32d7, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x0be58a55a0c42ce, // V_CMPX_GT_I32 ENC_VOPC default
    0x0c059055b0c42ce, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c25b855c0c42ce, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c458e55d0c42ce, // V_CMPX_GT_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c658c55d0c42ce, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x0be58a55a0c52ec, // V_CMPX_NE_I32 ENC_VOPC default
    0x0c059055b0c52ec, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c25b855c0c52ec, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c458e55d0c52ec, // V_CMPX_NE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c658c55d0c52ec, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x0be58a55a0c62c5, // V_CMPX_GE_I32 ENC_VOPC default
    0x0c059055b0c62c5, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c25b855c0c62c5, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c458e55d0c62c5, // V_CMPX_GE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c658c55d0c62c5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x0be58a55e0c92e6, // V_CMPX_LT_U32 ENC_VOPC default
    0x0c059055f0c92e6, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c25b85600c92e6, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c458e5610c92e6, // V_CMPX_LT_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c658c5610c92e6, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x0be58a55e0ca2bf, // V_CMPX_EQ_U32 ENC_VOPC default
    0x0c059055f0ca2bf, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c25b85600ca2bf, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c458e5610ca2bf, // V_CMPX_EQ_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c658c5610ca2bf, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0be58a55e0cb2da, // V_CMPX_LE_U32 ENC_VOPC default
    0x0c059055f0cb2da, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c25b85600cb2da, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c458e5610cb2da, // V_CMPX_LE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c658c5610cb2da, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x0be58a55e0cc2d1, // V_CMPX_GT_U32 ENC_VOPC default
    0x0c059055f0cc2d1, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c25b85600cc2d1, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c458e5610cc2d1, // V_CMPX_GT_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c658c5610cc2d1, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x0be58a55e0cd2ef, // V_CMPX_NE_U32 ENC_VOPC default
    0x0c059055f0cd2ef, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c25b85600cd2ef, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c458e5610cd2ef, // V_CMPX_NE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c658c5610cd2ef, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x0be58a55e0ce2c8, // V_CMPX_GE_U32 ENC_VOPC default
    0x0c059055f0ce2c8, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c25b85600ce2c8, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c458e5610ce2c8, // V_CMPX_GE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c658c5610ce2c8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x0be5be5620d12e4, // V_CMPX_LT_I64 ENC_VOPC default
    0x0c45c25630d12e4, // V_CMPX_LT_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c65c05630d12e4, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x0be5be5620d22bd, // V_CMPX_EQ_I64 ENC_VOPC default
    0x0c45c25630d22bd, // V_CMPX_EQ_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c65c05630d22bd, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0be5be5620d32d8, // V_CMPX_LE_I64 ENC_VOPC default
    0x0c45c25630d32d8, // V_CMPX_LE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c65c05630d32d8, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x0be5be5620d42cf, // V_CMPX_GT_I64 ENC_VOPC default
    0x0c45c25630d42cf, // V_CMPX_GT_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c65c05630d42cf, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x0be5be5620d52ed, // V_CMPX_NE_I64 ENC_VOPC default
    0x0c45c25630d52ed, // V_CMPX_NE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c65c05630d52ed, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x0be5be5620d62c6, // V_CMPX_GE_I64 ENC_VOPC default
    0x0c45c25630d62c6, // V_CMPX_GE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c65c05630d62c6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x0be5be5640d92e7, // V_CMPX_LT_U64 ENC_VOPC default
    0x0c45c25650d92e7, // V_CMPX_LT_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c65c05650d92e7, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x0be5be5640da2c0, // V_CMPX_EQ_U64 ENC_VOPC default
    0x0c45c25650da2c0, // V_CMPX_EQ_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c65c05650da2c0, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0be5be5640db2db, // V_CMPX_LE_U64 ENC_VOPC default
    0x0c45c25650db2db, // V_CMPX_LE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c65c05650db2db, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x0be5be5640dc2d2, // V_CMPX_GT_U64 ENC_VOPC default
    0x0c45c25650dc2d2, // V_CMPX_GT_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c65c05650dc2d2, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x0be5be5640dd2f0, // V_CMPX_NE_U64 ENC_VOPC default
    0x0c45c25650dd2f0, // V_CMPX_NE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c65c05650dd2f0, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x0be5be5640de2c9, // V_CMPX_GE_U64 ENC_VOPC default
    0x0c45c25650de2c9, // V_CMPX_GE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c65c05650de2c9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x0be5785480fd2b5, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x0c057e5490fd2b5, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c258054a0fd2b5, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c457c54b0fd2b5, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c657a54b0fd2b5, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0be58a5660fe2b6, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x0c05905670fe2b6, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c25cc5680fe2b6, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c458e5690fe2b6, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c658c5690fe2b6, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0be5d256a0ff2b7, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x0c45d656b0ff2b7, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65d456b0ff2b7, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0c80181b400047e, // V_NOP ENC_VOP1 default
    0x0c814256c00146b, // V_MOV_B32 ENC_VOP1 default
    0x0ca14856d00146b, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a56e00146b, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14656f00146b, // V_MOV_B32 VOP1_INST_LITERAL64 has_lit64
    0x0d014456f00146b, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x0d21545700024c5, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x0c8158571003377, // V_CVT_I32_F64 ENC_VOP1 default
    0x0cc15e572003377, // V_CVT_I32_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce15c573003377, // V_CVT_I32_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d015a573003377, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x0c8166574004372, // V_CVT_F64_I32 ENC_VOP1 default
    0x0cc16c575004372, // V_CVT_F64_I32 VOP1_VOP_DPP16 has_dpp16
    0x0ce16a576004372, // V_CVT_F64_I32 VOP1_INST_LITERAL64 has_lit64
    0x0d0168576004372, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x0c814257700536b, // V_CVT_F32_I32 ENC_VOP1 default
    0x0ca14857800536b, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0x0cc17457900536b, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14657a00536b, // V_CVT_F32_I32 VOP1_INST_LITERAL64 has_lit64
    0x0d014457a00536b, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x0c814257b00636c, // V_CVT_F32_U32 ENC_VOP1 default
    0x0ca14857c00636c, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0cc17457d00636c, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14657e00636c, // V_CVT_F32_U32 VOP1_INST_LITERAL64 has_lit64
    0x0d014457e00636c, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x0c814257f0073c5, // V_CVT_U32_F32 ENC_VOP1 default
    0x0ca1485800073c5, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5810073c5, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465820073c5, // V_CVT_U32_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445820073c5, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x0c8142583008376, // V_CVT_I32_F32 ENC_VOP1 default
    0x0ca148584008376, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a585008376, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce146586008376, // V_CVT_I32_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d0144586008376, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c818658700a362, // V_CVT_F16_F32 ENC_VOP1 default
    0x0ca18c58800a362, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc18e58900a362, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce18a58a00a362, // V_CVT_F16_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d018858a00a362, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x0c819858b00b368, // V_CVT_F32_F16 ENC_VOP1 default
    0x0ca19e58c00b368, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1a058d00b368, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce19c58e00b368, // V_CVT_F32_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d019a58e00b368, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x0c814258300c379, // V_CVT_NEAREST_I32_F32 ENC_VOP1 default
    0x0ca14858400c379, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a58500c379, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14658600c379, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014458600c379, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c814258300d374, // V_CVT_FLOOR_I32_F32 ENC_VOP1 default
    0x0ca14858400d374, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a58500d374, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14658600d374, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014458600d374, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c814257700e37c, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x0ca14857800e37c, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0x0cc17457900e37c, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0x0ce14657a00e37c, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL64 has_lit64
    0x0d014457a00e37c, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x0c815858f00f369, // V_CVT_F32_F64 ENC_VOP1 default
    0x0cc15e59000f369, // V_CVT_F32_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce15c59100f369, // V_CVT_F32_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d015a59100f369, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x0c8166592010371, // V_CVT_F64_F32 ENC_VOP1 default
    0x0cc1aa593010371, // V_CVT_F64_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce16a594010371, // V_CVT_F64_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d0168594010371, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x0c814257b01136d, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x0ca14857c01136d, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0x0cc17457d01136d, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0x0ce14657e01136d, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL64 has_lit64
    0x0d014457e01136d, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x0c814257b01236e, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x0ca14857c01236e, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0x0cc17457d01236e, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0x0ce14657e01236e, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL64 has_lit64
    0x0d014457e01236e, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x0c814257b01336f, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x0ca14857c01336f, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0x0cc17457d01336f, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0x0ce14657e01336f, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL64 has_lit64
    0x0d014457e01336f, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x0c814257b014370, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x0ca14857c014370, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0x0cc17457d014370, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0x0ce14657e014370, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL64 has_lit64
    0x0d014457e014370, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x0c81585950153c6, // V_CVT_U32_F64 ENC_VOP1 default
    0x0cc15e5960153c6, // V_CVT_U32_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce15c5970153c6, // V_CVT_U32_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d015a5970153c6, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x0c8166598016373, // V_CVT_F64_U32 ENC_VOP1 default
    0x0cc16c599016373, // V_CVT_F64_U32 VOP1_VOP_DPP16 has_dpp16
    0x0ce16a59a016373, // V_CVT_F64_U32 VOP1_INST_LITERAL64 has_lit64
    0x0d016859a016373, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x0c81b259b01750b, // V_TRUNC_F64 ENC_VOP1 default
    0x0cc1b859c01750b, // V_TRUNC_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1b659d01750b, // V_TRUNC_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01b459d01750b, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x0c81b259b0182b2, // V_CEIL_F64 ENC_VOP1 default
    0x0cc1b859c0182b2, // V_CEIL_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1b659d0182b2, // V_CEIL_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01b459d0182b2, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x0c81b259b0194c9, // V_RNDNE_F64 ENC_VOP1 default
    0x0cc1b859c0194c9, // V_RNDNE_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1b659d0194c9, // V_RNDNE_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01b459d0194c9, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x0c81b259b01a3f2, // V_FLOOR_F64 ENC_VOP1 default
    0x0cc1b859c01a3f2, // V_FLOOR_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1b659d01a3f2, // V_FLOOR_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01b459d01a3f2, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x0c80181b401b493, // V_PIPEFLUSH ENC_VOP1 default
    0x0c81c059e01c46a, // V_MOV_B16 ENC_VOP1 default
    0x0ca1c659f01c46a, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1c85a001c46a, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1c45a101c46a, // V_MOV_B16 VOP1_INST_LITERAL64 has_lit64
    0x0d01c25a101c46a, // V_MOV_B16 VOP1_INST_LITERAL has_lit
    0x0c81d25a201d46c, // V_MOV_B64 ENC_VOP1 default
    0x0cc1d85a301d46c, // V_MOV_B64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1d65a401d46c, // V_MOV_B64 VOP1_INST_LITERAL64 has_lit64
    0x0d01d45a401d46c, // V_MOV_B64 VOP1_INST_LITERAL has_lit
    0x0c81425a501e507, // V_TANH_F32 ENC_VOP1 default
    0x0ca1485a601e507, // V_TANH_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a701e507, // V_TANH_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a801e507, // V_TANH_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a801e507, // V_TANH_F32 VOP1_INST_LITERAL has_lit
    0x0c81e05a901f506, // V_TANH_F16 ENC_VOP1 default
    0x0ca1e65aa01f506, // V_TANH_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e85ab01f506, // V_TANH_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1e45ac01f506, // V_TANH_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01e25ac01f506, // V_TANH_F16 VOP1_INST_LITERAL has_lit
    0x0c81425a5020407, // V_FRACT_F32 ENC_VOP1 default
    0x0ca1485a6020407, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a7020407, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a8020407, // V_FRACT_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a8020407, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x0c81425a502150a, // V_TRUNC_F32 ENC_VOP1 default
    0x0ca1485a602150a, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a702150a, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a802150a, // V_TRUNC_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a802150a, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x0c81425a50222b1, // V_CEIL_F32 ENC_VOP1 default
    0x0ca1485a60222b1, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a70222b1, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a80222b1, // V_CEIL_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a80222b1, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x0c81425a50234c8, // V_RNDNE_F32 ENC_VOP1 default
    0x0ca1485a60234c8, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a70234c8, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a80234c8, // V_RNDNE_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a80234c8, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x0c81425a50243f1, // V_FLOOR_F32 ENC_VOP1 default
    0x0ca1485a60243f1, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a70243f1, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a80243f1, // V_FLOOR_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a80243f1, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x0c81425a50253ef, // V_EXP_F32 ENC_VOP1 default
    0x0ca1485a60253ef, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a70253ef, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a80253ef, // V_EXP_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a80253ef, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x0c81425a5027415, // V_LOG_F32 ENC_VOP1 default
    0x0ca1485a6027415, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a7027415, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a8027415, // V_LOG_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a8027415, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x0c81425a502a4c2, // V_RCP_F32 ENC_VOP1 default
    0x0ca1485a602a4c2, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a702a4c2, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a802a4c2, // V_RCP_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a802a4c2, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x0c81425a502b4c4, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x0ca1485a602b4c4, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a702b4c4, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a802b4c4, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a802b4c4, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x0c81425a502e4cc, // V_RSQ_F32 ENC_VOP1 default
    0x0ca1485a602e4cc, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a702e4cc, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a802e4cc, // V_RSQ_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a802e4cc, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x0c81b259b02f4c3, // V_RCP_F64 ENC_VOP1 default
    0x0ce1b659d02f4c3, // V_RCP_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01b459d02f4c3, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x0c81b259b0314cd, // V_RSQ_F64 ENC_VOP1 default
    0x0ce1b659d0314cd, // V_RSQ_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01b459d0314cd, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x0c81425a50334da, // V_SQRT_F32 ENC_VOP1 default
    0x0ca1485a60334da, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a70334da, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a80334da, // V_SQRT_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a80334da, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x0c81b259b0344db, // V_SQRT_F64 ENC_VOP1 default
    0x0ce1b659d0344db, // V_SQRT_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01b459d0344db, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x0c81425a50354d7, // V_SIN_F32 ENC_VOP1 default
    0x0ca1485a60354d7, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a70354d7, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a80354d7, // V_SIN_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a80354d7, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x0c81425a503635b, // V_COS_F32 ENC_VOP1 default
    0x0ca1485a603635b, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a703635b, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a803635b, // V_COS_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a803635b, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x0c81425ad037480, // V_NOT_B32 ENC_VOP1 default
    0x0ca1485ae037480, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc1745af037480, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465b0037480, // V_NOT_B32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445b0037480, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x0c814256c0382ad, // V_BFREV_B32 ENC_VOP1 default
    0x0ca14856d0382ad, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a56e0382ad, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14656f0382ad, // V_BFREV_B32 VOP1_INST_LITERAL64 has_lit64
    0x0d014456f0382ad, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x0c81425b10392b4, // V_CLZ_I32_U32 ENC_VOP1 default
    0x0ca1485b20392b4, // V_CLZ_I32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0cc1745b30392b4, // V_CLZ_I32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465b40392b4, // V_CLZ_I32_U32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445b40392b4, // V_CLZ_I32_U32 VOP1_INST_LITERAL has_lit
    0x0c81425b103a35c, // V_CTZ_I32_B32 ENC_VOP1 default
    0x0ca1485b203a35c, // V_CTZ_I32_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc1745b303a35c, // V_CTZ_I32_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465b403a35c, // V_CTZ_I32_B32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445b403a35c, // V_CTZ_I32_B32 VOP1_INST_LITERAL has_lit
    0x0c81425b503b2b3, // V_CLS_I32 ENC_VOP1 default
    0x0ca1485b603b2b3, // V_CLS_I32 VOP1_VOP_DPP8 has_dpp8
    0x0cc1745b703b2b3, // V_CLS_I32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465b803b2b3, // V_CLS_I32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445b803b2b3, // V_CLS_I32 VOP1_INST_LITERAL has_lit
    0x0c815857103c40b, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x0cc15e57203c40b, // V_FREXP_EXP_I32_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce15c57303c40b, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d015a57303c40b, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x0c81b259b03d40e, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x0cc1b859c03d40e, // V_FREXP_MANT_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1b659d03d40e, // V_FREXP_MANT_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01b459d03d40e, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x0c81b259b03e408, // V_FRACT_F64 ENC_VOP1 default
    0x0cc1b859c03e408, // V_FRACT_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1b659d03e408, // V_FRACT_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01b459d03e408, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x0c814258303f40a, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x0ca14858403f40a, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a58503f40a, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14658603f40a, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014458603f40a, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c81425a504040d, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x0ca1485a604040d, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a704040d, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a804040d, // V_FREXP_MANT_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a804040d, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x0c81425b9042466, // V_MOVRELD_B32 ENC_VOP1 default
    0x0ca1485ba042466, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5bb042466, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465bc042466, // V_MOVRELD_B32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445bc042466, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0x0d21425bd043469, // V_MOVRELS_B32 ENC_VOP1 default
    0x0ca1485ba043469, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5bb043469, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0x0d21425bd044468, // V_MOVRELSD_B32 ENC_VOP1 default
    0x0ca1485ba044468, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5bb044468, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0d21425bd048467, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0x0ca1485ba048467, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5bb048467, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0x0d21425be049486, // V_PERMLANE16_SWAP_B32 ENC_VOP1 default
    0x0c81fc5bf04a505, // V_TANH_BF16 ENC_VOP1 default
    0x0ca2025c004a505, // V_TANH_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2045c104a505, // V_TANH_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2005c204a505, // V_TANH_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01fe5c204a505, // V_TANH_BF16 VOP1_INST_LITERAL has_lit
    0x0c814256c04b4be, // V_PRNG_B32 ENC_VOP1 default
    0x0ca14856d04b4be, // V_PRNG_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a56e04b4be, // V_PRNG_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14656f04b4be, // V_PRNG_B32 VOP1_INST_LITERAL64 has_lit64
    0x0d014456f04b4be, // V_PRNG_B32 VOP1_INST_LITERAL has_lit
    0x0c820e5c3050365, // V_CVT_F16_U16 ENC_VOP1 default
    0x0ca2145c4050365, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2165c5050365, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2125c6050365, // V_CVT_F16_U16 VOP1_INST_LITERAL64 has_lit64
    0x0d02105c6050365, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x0c820e5c7051364, // V_CVT_F16_I16 ENC_VOP1 default
    0x0ca2145c8051364, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2165c9051364, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2125ca051364, // V_CVT_F16_I16 VOP1_INST_LITERAL64 has_lit64
    0x0d02105ca051364, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x0c82205cb0523c4, // V_CVT_U16_F16 ENC_VOP1 default
    0x0ca2265cc0523c4, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2285cd0523c4, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2245ce0523c4, // V_CVT_U16_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d02225ce0523c4, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x0c82205cf053375, // V_CVT_I16_F16 ENC_VOP1 default
    0x0ca2265d0053375, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2285d1053375, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2245d2053375, // V_CVT_I16_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d02225d2053375, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c81e05a90544c1, // V_RCP_F16 ENC_VOP1 default
    0x0ca1e65aa0544c1, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e85ab0544c1, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1e45ac0544c1, // V_RCP_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01e25ac0544c1, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x0c81e05a90554d9, // V_SQRT_F16 ENC_VOP1 default
    0x0ca1e65aa0554d9, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e85ab0554d9, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1e45ac0554d9, // V_SQRT_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01e25ac0554d9, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x0c81e05a90564cb, // V_RSQ_F16 ENC_VOP1 default
    0x0ca1e65aa0564cb, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e85ab0564cb, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1e45ac0564cb, // V_RSQ_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01e25ac0564cb, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x0c81e05a9057414, // V_LOG_F16 ENC_VOP1 default
    0x0ca1e65aa057414, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e85ab057414, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1e45ac057414, // V_LOG_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01e25ac057414, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x0c81e05a90583ee, // V_EXP_F16 ENC_VOP1 default
    0x0ca1e65aa0583ee, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e85ab0583ee, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1e45ac0583ee, // V_EXP_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01e25ac0583ee, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x0c81e05a905940c, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x0ca1e65aa05940c, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e85ab05940c, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1e45ac05940c, // V_FREXP_MANT_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01e25ac05940c, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x0c82205cf05a409, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x0ca2265d005a409, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2285d105a409, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2245d205a409, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d02225d205a409, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c81e05a905b3f0, // V_FLOOR_F16 ENC_VOP1 default
    0x0ca1e65aa05b3f0, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e85ab05b3f0, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1e45ac05b3f0, // V_FLOOR_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01e25ac05b3f0, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x0c81e05a905c2b0, // V_CEIL_F16 ENC_VOP1 default
    0x0ca1e65aa05c2b0, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e85ab05c2b0, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1e45ac05c2b0, // V_CEIL_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01e25ac05c2b0, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x0c81e05a905d509, // V_TRUNC_F16 ENC_VOP1 default
    0x0ca1e65aa05d509, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e85ab05d509, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1e45ac05d509, // V_TRUNC_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01e25ac05d509, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x0c81e05a905e4c7, // V_RNDNE_F16 ENC_VOP1 default
    0x0ca1e65aa05e4c7, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e85ab05e4c7, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1e45ac05e4c7, // V_RNDNE_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01e25ac05e4c7, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x0c81e05a905f406, // V_FRACT_F16 ENC_VOP1 default
    0x0ca1e65aa05f406, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e85ab05f406, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1e45ac05f406, // V_FRACT_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01e25ac05f406, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x0c81e05a90604d6, // V_SIN_F16 ENC_VOP1 default
    0x0ca1e65aa0604d6, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e85ab0604d6, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1e45ac0604d6, // V_SIN_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01e25ac0604d6, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x0c81e05a906135a, // V_COS_F16 ENC_VOP1 default
    0x0ca1e65aa06135a, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e85ab06135a, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1e45ac06135a, // V_COS_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01e25ac06135a, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x0c81425d30624d4, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x0ca1485d40624d4, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1745d50624d4, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465d60624d4, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL64 has_lit64
    0x0d01445d60624d4, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x0c82205cf06337a, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x0ca2265d006337a, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2285d106337a, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2245d206337a, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d02225d206337a, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c82205cb06437b, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x0ca2265cc06437b, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2285cd06437b, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2245ce06437b, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d02225ce06437b, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x0d22325be0654ec, // V_SWAP_B32 ENC_VOP1 default
    0x0d22345d70664eb, // V_SWAP_B16 ENC_VOP1 default
    0x0d22325d80684ea, // V_SWAPREL_B32 ENC_VOP1 default
    0x0c81c05d906947f, // V_NOT_B16 ENC_VOP1 default
    0x0ca1c65da06947f, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1c85db06947f, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1c45dc06947f, // V_NOT_B16 VOP1_INST_LITERAL64 has_lit64
    0x0d01c25dc06947f, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0x0c82365dd06a378, // V_CVT_I32_I16 ENC_VOP1 default
    0x0ca23c5de06a378, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0x0cc23e5df06a378, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0x0ce23a5e006a378, // V_CVT_I32_I16 VOP1_INST_LITERAL64 has_lit64
    0x0d02385e006a378, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0x0c82365e106b3c7, // V_CVT_U32_U16 ENC_VOP1 default
    0x0ca23c5e206b3c7, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0x0cc23e5e306b3c7, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0x0ce23a5e406b3c7, // V_CVT_U32_U16 VOP1_INST_LITERAL64 has_lit64
    0x0d02385e406b3c7, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0x0c81425e506c36a, // V_CVT_F32_FP8 ENC_VOP1 default
    0x0ca1485e606c36a, // V_CVT_F32_FP8 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5e706c36a, // V_CVT_F32_FP8 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465e806c36a, // V_CVT_F32_FP8 VOP1_INST_LITERAL64 has_lit64
    0x0d01445e806c36a, // V_CVT_F32_FP8 VOP1_INST_LITERAL has_lit
    0x0c81425e906d367, // V_CVT_F32_BF8 ENC_VOP1 default
    0x0ca1485ea06d367, // V_CVT_F32_BF8 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5eb06d367, // V_CVT_F32_BF8 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465ec06d367, // V_CVT_F32_BF8 VOP1_INST_LITERAL64 has_lit64
    0x0d01445ec06d367, // V_CVT_F32_BF8 VOP1_INST_LITERAL has_lit
    0x0c82505ed06e384, // V_CVT_PK_F32_FP8 ENC_VOP1 default
    0x0ce2545ee06e384, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL64 has_lit64
    0x0d02525ee06e384, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL has_lit
    0x0c82505ef06f383, // V_CVT_PK_F32_BF8 ENC_VOP1 default
    0x0ce2545f006f383, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL64 has_lit64
    0x0d02525f006f383, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL has_lit
    0x0c825a5f1072366, // V_CVT_F32_BF16 ENC_VOP1 default
    0x0ca2605f2072366, // V_CVT_F32_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2625f3072366, // V_CVT_F32_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce25e5f4072366, // V_CVT_F32_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d025c5f4072366, // V_CVT_F32_BF16 VOP1_INST_LITERAL has_lit
    0x0c81425f50734d2, // V_SAT_PK4_I4_I8 ENC_VOP1 default
    0x0ca1485f60734d2, // V_SAT_PK4_I4_I8 VOP1_VOP_DPP8 has_dpp8
    0x0cc1745f70734d2, // V_SAT_PK4_I4_I8 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465f80734d2, // V_SAT_PK4_I4_I8 VOP1_INST_LITERAL64 has_lit64
    0x0d01445f80734d2, // V_SAT_PK4_I4_I8 VOP1_INST_LITERAL has_lit
    0x0c81425f90744d3, // V_SAT_PK4_U4_U8 ENC_VOP1 default
    0x0ca1485fa0744d3, // V_SAT_PK4_U4_U8 VOP1_VOP_DPP8 has_dpp8
    0x0cc1745fb0744d3, // V_SAT_PK4_U4_U8 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465fc0744d3, // V_SAT_PK4_U4_U8 VOP1_INST_LITERAL64 has_lit64
    0x0d01445fc0744d3, // V_SAT_PK4_U4_U8 VOP1_INST_LITERAL has_lit
    0x0c82345fd075382, // V_CVT_PK_F16_FP8 ENC_VOP1 default
    0x0ca1c65fe075382, // V_CVT_PK_F16_FP8 VOP1_VOP_DPP8 has_dpp8
    0x0cc1c85ff075382, // V_CVT_PK_F16_FP8 VOP1_VOP_DPP16 has_dpp16
    0x0ce26e600075382, // V_CVT_PK_F16_FP8 VOP1_INST_LITERAL64 has_lit64
    0x0d026c600075382, // V_CVT_PK_F16_FP8 VOP1_INST_LITERAL has_lit
    0x0c8234601076380, // V_CVT_PK_F16_BF8 ENC_VOP1 default
    0x0ca1c6602076380, // V_CVT_PK_F16_BF8 VOP1_VOP_DPP8 has_dpp8
    0x0cc1c8603076380, // V_CVT_PK_F16_BF8 VOP1_VOP_DPP16 has_dpp16
    0x0ce26e604076380, // V_CVT_PK_F16_BF8 VOP1_INST_LITERAL64 has_lit64
    0x0d026c604076380, // V_CVT_PK_F16_BF8 VOP1_INST_LITERAL has_lit
    0x0c8186605077363, // V_CVT_F16_FP8 ENC_VOP1 default
    0x0ca18c606077363, // V_CVT_F16_FP8 VOP1_VOP_DPP8 has_dpp8
    0x0cc278607077363, // V_CVT_F16_FP8 VOP1_VOP_DPP16 has_dpp16
    0x0ce18a608077363, // V_CVT_F16_FP8 VOP1_INST_LITERAL64 has_lit64
    0x0d0188608077363, // V_CVT_F16_FP8 VOP1_INST_LITERAL has_lit
    0x0c8186609078361, // V_CVT_F16_BF8 ENC_VOP1 default
    0x0ca18c60a078361, // V_CVT_F16_BF8 VOP1_VOP_DPP8 has_dpp8
    0x0cc27860b078361, // V_CVT_F16_BF8 VOP1_VOP_DPP16 has_dpp16
    0x0ce18a60c078361, // V_CVT_F16_BF8 VOP1_INST_LITERAL64 has_lit64
    0x0d018860c078361, // V_CVT_F16_BF8 VOP1_INST_LITERAL has_lit
    0x0c81fc5bf0794c0, // V_RCP_BF16 ENC_VOP1 default
    0x0ca2025c00794c0, // V_RCP_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2045c10794c0, // V_RCP_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2005c20794c0, // V_RCP_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01fe5c20794c0, // V_RCP_BF16 VOP1_INST_LITERAL has_lit
    0x0c81fc5bf07a4d8, // V_SQRT_BF16 ENC_VOP1 default
    0x0ca2025c007a4d8, // V_SQRT_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2045c107a4d8, // V_SQRT_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2005c207a4d8, // V_SQRT_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01fe5c207a4d8, // V_SQRT_BF16 VOP1_INST_LITERAL has_lit
    0x0c81fc5bf07b4ca, // V_RSQ_BF16 ENC_VOP1 default
    0x0ca2025c007b4ca, // V_RSQ_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2045c107b4ca, // V_RSQ_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2005c207b4ca, // V_RSQ_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01fe5c207b4ca, // V_RSQ_BF16 VOP1_INST_LITERAL has_lit
    0x0c81fc5bf07c413, // V_LOG_BF16 ENC_VOP1 default
    0x0ca2025c007c413, // V_LOG_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2045c107c413, // V_LOG_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2005c207c413, // V_LOG_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01fe5c207c413, // V_LOG_BF16 VOP1_INST_LITERAL has_lit
    0x0c81fc5bf07d3ed, // V_EXP_BF16 ENC_VOP1 default
    0x0ca2025c007d3ed, // V_EXP_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2045c107d3ed, // V_EXP_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2005c207d3ed, // V_EXP_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01fe5c207d3ed, // V_EXP_BF16 VOP1_INST_LITERAL has_lit
    0x0c81fc5bf07e4d5, // V_SIN_BF16 ENC_VOP1 default
    0x0ca2025c007e4d5, // V_SIN_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2045c107e4d5, // V_SIN_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2005c207e4d5, // V_SIN_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01fe5c207e4d5, // V_SIN_BF16 VOP1_INST_LITERAL has_lit
    0x0c81fc5bf07f359, // V_COS_BF16 ENC_VOP1 default
    0x0ca2025c007f359, // V_COS_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2045c107f359, // V_COS_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2005c207f359, // V_COS_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01fe5c207f359, // V_COS_BF16 VOP1_INST_LITERAL has_lit
    0x0d44b060d0004a4, // V_PK_MAD_I16 ENC_VOP3P default
    0x0d64b260e0004a4, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b260f0004a4, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b26100004a4, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4b26110004a4, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x0de4b26120004a4, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04b26130004a4, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24b26140004a4, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44b46150014bb, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x0d64b66160014bb, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b66170014bb, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b66180014bb, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44b4619002497, // V_PK_ADD_I16 ENC_VOP3P default
    0x0d64b661a002497, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b661b002497, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b661c002497, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44b46190034bc, // V_PK_SUB_I16 ENC_VOP3P default
    0x0d64b661a0034bc, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b661b0034bc, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b661c0034bc, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44b46150044a2, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x0d64b66160044a2, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b66170044a2, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b66180044a2, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44b46150054a3, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x0d64b66160054a3, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b66170054a3, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b66180054a3, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44b461d00649d, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x0d64b661e00649d, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b661f00649d, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b662000649d, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44b46190074ab, // V_PK_MAX_I16 ENC_VOP3P default
    0x0d64b661a0074ab, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b661b0074ab, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b661c0074ab, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44b46190084b4, // V_PK_MIN_I16 ENC_VOP3P default
    0x0d64b661a0084b4, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b661b0084b4, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b661c0084b4, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44b06210094a5, // V_PK_MAD_U16 ENC_VOP3P default
    0x0d64b26220094a5, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b26230094a5, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b26240094a5, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4b26250094a5, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x0de4b26260094a5, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04b26270094a5, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24b26280094a5, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44b461500a49c, // V_PK_ADD_U16 ENC_VOP3P default
    0x0d64b661600a49c, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b661700a49c, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b661800a49c, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44b461500b4bd, // V_PK_SUB_U16 ENC_VOP3P default
    0x0d64b661600b4bd, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b661700b4bd, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b661800b4bd, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44b461500c4ae, // V_PK_MAX_U16 ENC_VOP3P default
    0x0d64b661600c4ae, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b661700c4ae, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b661800c4ae, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44b461500d4b7, // V_PK_MIN_U16 ENC_VOP3P default
    0x0d64b661600d4b7, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b661700d4b7, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b661800d4b7, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44b862900e4a0, // V_PK_FMA_F16 ENC_VOP3P default
    0x0d64ba62a00e4a0, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d84ba62b00e4a0, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da4ba62c00e4a0, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4ba62d00e4a0, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de4ba62e00e4a0, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04ba62f00e4a0, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24ba63000e4a0, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44bc63100f495, // V_PK_ADD_F16 ENC_VOP3P default
    0x0d64be63200f495, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d84be63300f495, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da4be63400f495, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44bc6310104b9, // V_PK_MUL_F16 ENC_VOP3P default
    0x0d64be6320104b9, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d84be6330104b9, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da4be6340104b9, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44c063501149f, // V_PK_FMA_BF16 ENC_VOP3P default
    0x0d64c263601149f, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84c263701149f, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4c263801149f, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4c263901149f, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_2
    0x0de4c263a01149f, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04c263b01149f, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24c263c01149f, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44c460d014498, // V_PK_ADD_MAX_I16 ENC_VOP3P default
    0x0d64c660e014498, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84c660f014498, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4c6610014498, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4c6611014498, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_2
    0x0de4c6612014498, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04c6613014498, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24c6614014498, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44c4621015499, // V_PK_ADD_MAX_U16 ENC_VOP3P default
    0x0d64c6622015499, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84c6623015499, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4c6624015499, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4c6625015499, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_2
    0x0de4c6626015499, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04c6627015499, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24c6628015499, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44c863d0163cf, // V_DOT4_I32_IU8 ENC_VOP3P default
    0x0d64ca63e0163cf, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0x0d84ca63f0163cf, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0x0da4ca6400163cf, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4ca6410163cf, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0x0de4ca6420163cf, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04ca6430163cf, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24ca6440163cf, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44c82ad0173d0, // V_DOT4_U32_U8 ENC_VOP3P default
    0x0d64ca6450173d0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0x0d84ca6460173d0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0x0da4ca6470173d0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4ca6480173d0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0x0de4ca6490173d0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04ca64a0173d0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24ca64b0173d0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44c864c0183d1, // V_DOT8_I32_IU4 ENC_VOP3P default
    0x0d64ca64d0183d1, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0x0d84ca64e0183d1, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0x0da4ca64f0183d1, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4ca6500183d1, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0x0de4ca6510183d1, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04ca6520183d1, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24ca6530183d1, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44c86540193d2, // V_DOT8_U32_U4 ENC_VOP3P default
    0x0d64ca6550193d2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0x0d84ca6560193d2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0x0da4ca6570193d2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4ca6580193d2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0x0de4ca6590193d2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04ca65a0193d2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24ca65b0193d2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44bc63101b4b6, // V_PK_MIN_NUM_F16 ENC_VOP3P default
    0x0d64be63201b4b6, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d84be63301b4b6, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da4be63401b4b6, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44bc63101c4ad, // V_PK_MAX_NUM_F16 ENC_VOP3P default
    0x0d64be63201c4ad, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d84be63301c4ad, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da4be63401c4ad, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44bc63101d4b3, // V_PK_MINIMUM_F16 ENC_VOP3P default
    0x0d64be63201d4b3, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d84be63301d4b3, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da4be63401d4b3, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44bc63101e4aa, // V_PK_MAXIMUM_F16 ENC_VOP3P default
    0x0d64be63201e4aa, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d84be63301e4aa, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da4be63401e4aa, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44cc65c01f4a1, // V_PK_FMA_F32 ENC_VOP3P default
    0x0d64ce65d01f4a1, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_0
    0x0d84ce65e01f4a1, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_1
    0x0da4ce65f01f4a1, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4ce66001f4a1, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_2
    0x0de4ce66101f4a1, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04ce66201f4a1, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24ce66301f4a1, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44d0664020404, // V_FMA_MIX_F32 ENC_VOP3P default
    0x0e44d4665020404, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0x0e64d6666020404, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0x0d64d2667020404, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x0d84d2668020404, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x0da4d2669020404, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4d266a020404, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x0de4d266b020404, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04d266c020404, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24d266d020404, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44d066e021403, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x0e44d466f021403, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0e64d6670021403, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0d64d2671021403, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d84d2672021403, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da4d2673021403, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4d2674021403, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de4d2675021403, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04d2676021403, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24d2677021403, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44d066e022401, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x0e44d466f022401, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0e64d6670022401, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0d64d2671022401, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d84d2672022401, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da4d2673022401, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4d2674022401, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de4d2675022401, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04d2676022401, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24d2677022401, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44d8678023494, // V_PK_ADD_BF16 ENC_VOP3P default
    0x0d64da679023494, // V_PK_ADD_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84da67a023494, // V_PK_ADD_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4da67b023494, // V_PK_ADD_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44dc67c0284ba, // V_PK_MUL_F32 ENC_VOP3P default
    0x0d64de67d0284ba, // V_PK_MUL_F32 VOP3P_INST_LITERAL has_lit_0
    0x0d84de67e0284ba, // V_PK_MUL_F32 VOP3P_INST_LITERAL has_lit_1
    0x0da4de67f0284ba, // V_PK_MUL_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44dc67c029496, // V_PK_ADD_F32 ENC_VOP3P default
    0x0d64de67d029496, // V_PK_ADD_F32 VOP3P_INST_LITERAL has_lit_0
    0x0d84de67e029496, // V_PK_ADD_F32 VOP3P_INST_LITERAL has_lit_1
    0x0da4de67f029496, // V_PK_ADD_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44d867802a4b8, // V_PK_MUL_BF16 ENC_VOP3P default
    0x0d64da67902a4b8, // V_PK_MUL_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84da67a02a4b8, // V_PK_MUL_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4da67b02a4b8, // V_PK_MUL_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44d867802b4b5, // V_PK_MIN_NUM_BF16 ENC_VOP3P default
    0x0d64da67902b4b5, // V_PK_MIN_NUM_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84da67a02b4b5, // V_PK_MIN_NUM_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4da67b02b4b5, // V_PK_MIN_NUM_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44d867802c4ac, // V_PK_MAX_NUM_BF16 ENC_VOP3P default
    0x0d64da67902c4ac, // V_PK_MAX_NUM_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84da67a02c4ac, // V_PK_MAX_NUM_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4da67b02c4ac, // V_PK_MAX_NUM_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44c460d02d49a, // V_PK_ADD_MIN_I16 ENC_VOP3P default
    0x0d64c660e02d49a, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84c660f02d49a, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4c661002d49a, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4c661102d49a, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_2
    0x0de4c661202d49a, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04c661302d49a, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24c661402d49a, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44c462102e49b, // V_PK_ADD_MIN_U16 ENC_VOP3P default
    0x0d64c662202e49b, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84c662302e49b, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4c662402e49b, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4c662502e49b, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_2
    0x0de4c662602e49b, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04c662702e49b, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24c662802e49b, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44c460d02f4a6, // V_PK_MAX3_I16 ENC_VOP3P default
    0x0d64c660e02f4a6, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84c660f02f4a6, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4c661002f4a6, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4c661102f4a6, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_2
    0x0de4c661202f4a6, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04c661302f4a6, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24c661402f4a6, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44c46210304a8, // V_PK_MAX3_U16 ENC_VOP3P default
    0x0d64c66220304a8, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84c66230304a8, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4c66240304a8, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4c66250304a8, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_2
    0x0de4c66260304a8, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04c66270304a8, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24c66280304a8, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44c460d0314af, // V_PK_MIN3_I16 ENC_VOP3P default
    0x0d64c660e0314af, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84c660f0314af, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4c66100314af, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4c66110314af, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_2
    0x0de4c66120314af, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04c66130314af, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24c66140314af, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44c46210324b1, // V_PK_MIN3_U16 ENC_VOP3P default
    0x0d64c66220324b1, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84c66230324b1, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4c66240324b1, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4c66250324b1, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_2
    0x0de4c66260324b1, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04c66270324b1, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24c66280324b1, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0e84e0680033519, // V_WMMA_F32_16X16X128_F8F6F4 ENC_VOP3P default
    0x0d44b86290364b2, // V_PK_MINIMUM3_F16 ENC_VOP3P default
    0x0d64ba62a0364b2, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d84ba62b0364b2, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da4ba62c0364b2, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4ba62d0364b2, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de4ba62e0364b2, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04ba62f0364b2, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24ba6300364b2, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44b86290374a9, // V_PK_MAXIMUM3_F16 ENC_VOP3P default
    0x0d64ba62a0374a9, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d84ba62b0374a9, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da4ba62c0374a9, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4ba62d0374a9, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de4ba62e0374a9, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04ba62f0374a9, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24ba6300374a9, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44b86290384b0, // V_PK_MIN3_NUM_F16 ENC_VOP3P default
    0x0d64ba62a0384b0, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d84ba62b0384b0, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da4ba62c0384b0, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4ba62d0384b0, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de4ba62e0384b0, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04ba62f0384b0, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24ba6300384b0, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44b86290394a7, // V_PK_MAX3_NUM_F16 ENC_VOP3P default
    0x0d64ba62a0394a7, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d84ba62b0394a7, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da4ba62c0394a7, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4ba62d0394a7, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de4ba62e0394a7, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04ba62f0394a7, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24ba6300394a7, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44e266403d405, // V_FMA_MIX_F32_BF16 ENC_VOP3P default
    0x0e44e666503d405, // V_FMA_MIX_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x0e64e866603d405, // V_FMA_MIX_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x0d64e466703d405, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84e466803d405, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4e466903d405, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4e466a03d405, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0x0de4e466b03d405, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04e466c03d405, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24e466d03d405, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44e268103e402, // V_FMA_MIXLO_BF16 ENC_VOP3P default
    0x0e44e668203e402, // V_FMA_MIXLO_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x0e64e868303e402, // V_FMA_MIXLO_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x0d64e468403e402, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84e468503e402, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4e468603e402, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4e468703e402, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_2
    0x0de4e468803e402, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04e468903e402, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24e468a03e402, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44e268103f400, // V_FMA_MIXHI_BF16 ENC_VOP3P default
    0x0e44e668203f400, // V_FMA_MIXHI_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x0e64e868303f400, // V_FMA_MIXHI_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x0d64e468403f400, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84e468503f400, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4e468603f400, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4e468703f400, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_2
    0x0de4e468803f400, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04e468903f400, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24e468a03f400, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0ea4ea68b05d51e, // V_WMMA_F32_16X16X4_F32 ENC_VOP3P default
    0x0ea4ec68c06051d, // V_WMMA_F32_16X16X32_F16 ENC_VOP3P default
    0x0ea4ee68d061512, // V_WMMA_F16_16X16X32_F16 ENC_VOP3P default
    0x0ea4ec68e06251c, // V_WMMA_F32_16X16X32_BF16 ENC_VOP3P default
    0x0ea4ee68f06350d, // V_WMMA_BF16_16X16X32_BF16 ENC_VOP3P default
    0x0ea4f069006450c, // V_WMMA_BF16F32_16X16X32_BF16 ENC_VOP3P default
    0x0ec4f26910654f9, // V_SWMMAC_F32_16X16X64_F16 ENC_VOP3P default
    0x0ec4f26920664f8, // V_SWMMAC_F32_16X16X64_BF16 ENC_VOP3P default
    0x0ec4f46930674f3, // V_SWMMAC_F16_16X16X64_F16 ENC_VOP3P default
    0x0ec4f46940684ee, // V_SWMMAC_BF16_16X16X64_BF16 ENC_VOP3P default
    0x0ec4f26920694ed, // V_SWMMAC_BF16F32_16X16X64_BF16 ENC_VOP3P default
    0x0ea4ec69506a522, // V_WMMA_F32_16X16X64_FP8_FP8 ENC_VOP3P default
    0x0ea4ec69606b521, // V_WMMA_F32_16X16X64_FP8_BF8 ENC_VOP3P default
    0x0ea4ec69706c520, // V_WMMA_F32_16X16X64_BF8_FP8 ENC_VOP3P default
    0x0ea4ec69806d51f, // V_WMMA_F32_16X16X64_BF8_BF8 ENC_VOP3P default
    0x0ea4ee69906e516, // V_WMMA_F16_16X16X64_FP8_FP8 ENC_VOP3P default
    0x0ea4ee69a06f515, // V_WMMA_F16_16X16X64_FP8_BF8 ENC_VOP3P default
    0x0ea4ee69b070514, // V_WMMA_F16_16X16X64_BF8_FP8 ENC_VOP3P default
    0x0ea4ee69c071513, // V_WMMA_F16_16X16X64_BF8_BF8 ENC_VOP3P default
    0x0ea4ec69d072524, // V_WMMA_I32_16X16X64_IU8 ENC_VOP3P default
    0x0ec4f669e0734f7, // V_SWMMAC_F32_16X16X128_FP8_FP8 ENC_VOP3P default
    0x0ec4f669f0744f6, // V_SWMMAC_F32_16X16X128_FP8_BF8 ENC_VOP3P default
    0x0ec4f66a00754f5, // V_SWMMAC_F32_16X16X128_BF8_FP8 ENC_VOP3P default
    0x0ec4f66a10764f4, // V_SWMMAC_F32_16X16X128_BF8_BF8 ENC_VOP3P default
    0x0ec4f86a20774f2, // V_SWMMAC_F16_16X16X128_FP8_FP8 ENC_VOP3P default
    0x0ec4f86a30784f1, // V_SWMMAC_F16_16X16X128_FP8_BF8 ENC_VOP3P default
    0x0ec4f86a40794f0, // V_SWMMAC_F16_16X16X128_BF8_FP8 ENC_VOP3P default
    0x0ec4f86a507a4ef, // V_SWMMAC_F16_16X16X128_BF8_BF8 ENC_VOP3P default
    0x0ec4f66a607b4fa, // V_SWMMAC_I32_16X16X128_IU8 ENC_VOP3P default
    0x0ea4fa6a708051b, // V_WMMA_F32_16X16X128_FP8_FP8 ENC_VOP3P default
    0x0ea4fa6a808151a, // V_WMMA_F32_16X16X128_FP8_BF8 ENC_VOP3P default
    0x0ea4fa6a9082518, // V_WMMA_F32_16X16X128_BF8_FP8 ENC_VOP3P default
    0x0ea4fa6aa083517, // V_WMMA_F32_16X16X128_BF8_BF8 ENC_VOP3P default
    0x0ea4fc6ab084511, // V_WMMA_F16_16X16X128_FP8_FP8 ENC_VOP3P default
    0x0ea4fc6ac085510, // V_WMMA_F16_16X16X128_FP8_BF8 ENC_VOP3P default
    0x0ea4fc6ad08650f, // V_WMMA_F16_16X16X128_BF8_FP8 ENC_VOP3P default
    0x0ea4fc6ae08750e, // V_WMMA_F16_16X16X128_BF8_BF8 ENC_VOP3P default
    0x0ee4fe6af088523, // V_WMMA_F32_32X16X128_F4 ENC_VOP3P default
    0x0f05dc6b00003da, // V_DUAL_FMAC_F32 VOPD3XY X default
    0x0f05dc6b10033e8, // V_DUAL_MUL_F32 VOPD3XY X default
    0x0f05dc6b10043d3, // V_DUAL_ADD_F32 VOPD3XY X default
    0x0f05dc6b10053eb, // V_DUAL_SUB_F32 VOPD3XY X default
    0x0f05dc6b10063ea, // V_DUAL_SUBREV_F32 VOPD3XY X default
    0x0f05dc6b10073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPD3XY X default
    0x0f05f06b20083e6, // V_DUAL_MOV_B32 VOPD3XY X default
    0x0f05fc6b30093d8, // V_DUAL_CNDMASK_B32 VOPD3XY X default
    0x0f05dc6b100a3e1, // V_DUAL_MAX_NUM_F32 VOPD3XY X default
    0x0f05dc6b100b3e4, // V_DUAL_MIN_NUM_F32 VOPD3XY X default
    0x0f05dc6b40103d5, // V_DUAL_ADD_NC_U32 VOPD3XY X default
    0x0f05dc6b50113de, // V_DUAL_LSHLREV_B32 VOPD3XY X default
    0x0f06026b60133dc, // V_DUAL_FMA_F32 VOPD3XY X default
    0x0f05dc6b40143ec, // V_DUAL_SUB_NC_U32 VOPD3XY X default
    0x0f05dc6b50153df, // V_DUAL_LSHRREV_B32 VOPD3XY X default
    0x0f05dc6b70163d6, // V_DUAL_ASHRREV_I32 VOPD3XY X default
    0x0f05d86b80203dd, // V_DUAL_FMA_F64 VOPD3XY X default
    0x0f05da6b90213d4, // V_DUAL_ADD_F64 VOPD3XY X default
    0x0f05da6b90223e9, // V_DUAL_MUL_F64 VOPD3XY X default
    0x0f05da6b90233e2, // V_DUAL_MAX_NUM_F64 VOPD3XY X default
    0x0f05da6b90243e5, // V_DUAL_MIN_NUM_F64 VOPD3XY X default
    0x0f25de6ba0003da, // V_DUAL_FMAC_F32 VOPD3XY Y default
    0x0f25de6bb0033e8, // V_DUAL_MUL_F32 VOPD3XY Y default
    0x0f25de6bb0043d3, // V_DUAL_ADD_F32 VOPD3XY Y default
    0x0f25de6bb0053eb, // V_DUAL_SUB_F32 VOPD3XY Y default
    0x0f25de6bb0063ea, // V_DUAL_SUBREV_F32 VOPD3XY Y default
    0x0f25de6bb0073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPD3XY Y default
    0x0f25f26bc0083e6, // V_DUAL_MOV_B32 VOPD3XY Y default
    0x0f25fe6bd0093d8, // V_DUAL_CNDMASK_B32 VOPD3XY Y default
    0x0f25de6bb00a3e1, // V_DUAL_MAX_NUM_F32 VOPD3XY Y default
    0x0f25de6bb00b3e4, // V_DUAL_MIN_NUM_F32 VOPD3XY Y default
    0x0f25de6be0103d5, // V_DUAL_ADD_NC_U32 VOPD3XY Y default
    0x0f25de6bf0113de, // V_DUAL_LSHLREV_B32 VOPD3XY Y default
    0x0f26006bf0123d7, // V_DUAL_BITOP2_B32 VOPD3XY Y default
    0x0f26046c00133dc, // V_DUAL_FMA_F32 VOPD3XY Y default
    0x0f25de6be0143ec, // V_DUAL_SUB_NC_U32 VOPD3XY Y default
    0x0f25de6bf0153df, // V_DUAL_LSHRREV_B32 VOPD3XY Y default
    0x0f25de6c10163d6, // V_DUAL_ASHRREV_I32 VOPD3XY Y default
    0x0f25de6c20173e0, // V_DUAL_MAX_I32 VOPD3XY Y default
    0x0f25de6c20183e3, // V_DUAL_MIN_I32 VOPD3XY Y default
    0x0f40fe6c30100f5, // FLAT_LOAD_U8 ENC_VFLAT default
    0x0f40fe6c40110f0, // FLAT_LOAD_I8 ENC_VFLAT default
    0x0f40fe6c50120f4, // FLAT_LOAD_U16 ENC_VFLAT default
    0x0f40fe6c60130ef, // FLAT_LOAD_I16 ENC_VFLAT default
    0x0f40fe6c70140e6, // FLAT_LOAD_B32 ENC_VFLAT default
    0x0f41006c80150e7, // FLAT_LOAD_B64 ENC_VFLAT default
    0x0f41026c90160e8, // FLAT_LOAD_B96 ENC_VFLAT default
    0x0f41046ca0170e5, // FLAT_LOAD_B128 ENC_VFLAT default
    0x0f41066cb0180fb, // FLAT_STORE_B8 ENC_VFLAT default
    0x0f41066cc0190f8, // FLAT_STORE_B16 ENC_VFLAT default
    0x0f41066cd01a0f9, // FLAT_STORE_B32 ENC_VFLAT default
    0x0f41086ce01b0fa, // FLAT_STORE_B64 ENC_VFLAT default
    0x0f410a6cf01c0fc, // FLAT_STORE_B96 ENC_VFLAT default
    0x0f410c6d001d0f7, // FLAT_STORE_B128 ENC_VFLAT default
    0x0f40fe6c301e0ee, // FLAT_LOAD_D16_U8 ENC_VFLAT default
    0x0f40fe6c401f0ed, // FLAT_LOAD_D16_I8 ENC_VFLAT default
    0x0f40fe6d10200e9, // FLAT_LOAD_D16_B16 ENC_VFLAT default
    0x0f40fe6c30210ec, // FLAT_LOAD_D16_HI_U8 ENC_VFLAT default
    0x0f40fe6c40220eb, // FLAT_LOAD_D16_HI_I8 ENC_VFLAT default
    0x0f40fe6d10230ea, // FLAT_LOAD_D16_HI_B16 ENC_VFLAT default
    0x0f41066cb0240fe, // FLAT_STORE_D16_HI_B8 ENC_VFLAT default
    0x0f41066cc0250fd, // FLAT_STORE_D16_HI_B16 ENC_VFLAT default
    0x0f410e6d20330e1, // FLAT_ATOMIC_SWAP_B32 ENC_VFLAT default
    0x0f41106d30340c7, // FLAT_ATOMIC_CMPSWAP_B32 ENC_VFLAT default
    0x0f410e6d40350c3, // FLAT_ATOMIC_ADD_U32 ENC_VFLAT default
    0x0f410e6d40360df, // FLAT_ATOMIC_SUB_U32 ENC_VFLAT default
    0x0f410e6d40370de, // FLAT_ATOMIC_SUB_CLAMP_U32 ENC_VFLAT default
    0x0f410e6d50380d4, // FLAT_ATOMIC_MIN_I32 ENC_VFLAT default
    0x0f410e6d40390d8, // FLAT_ATOMIC_MIN_U32 ENC_VFLAT default
    0x0f410e6d503a0ce, // FLAT_ATOMIC_MAX_I32 ENC_VFLAT default
    0x0f410e6d403b0d2, // FLAT_ATOMIC_MAX_U32 ENC_VFLAT default
    0x0f410e6d203c0c5, // FLAT_ATOMIC_AND_B32 ENC_VFLAT default
    0x0f410e6d203d0da, // FLAT_ATOMIC_OR_B32 ENC_VFLAT default
    0x0f410e6d203e0e3, // FLAT_ATOMIC_XOR_B32 ENC_VFLAT default
    0x0f410e6d403f0cc, // FLAT_ATOMIC_INC_U32 ENC_VFLAT default
    0x0f410e6d40400ca, // FLAT_ATOMIC_DEC_U32 ENC_VFLAT default
    0x0f41126d60410e2, // FLAT_ATOMIC_SWAP_B64 ENC_VFLAT default
    0x0f41146d70420c8, // FLAT_ATOMIC_CMPSWAP_B64 ENC_VFLAT default
    0x0f41126d80430c4, // FLAT_ATOMIC_ADD_U64 ENC_VFLAT default
    0x0f41126d80440e0, // FLAT_ATOMIC_SUB_U64 ENC_VFLAT default
    0x0f41126d90450d5, // FLAT_ATOMIC_MIN_I64 ENC_VFLAT default
    0x0f41126d80460d9, // FLAT_ATOMIC_MIN_U64 ENC_VFLAT default
    0x0f41126d90470cf, // FLAT_ATOMIC_MAX_I64 ENC_VFLAT default
    0x0f41126d80480d3, // FLAT_ATOMIC_MAX_U64 ENC_VFLAT default
    0x0f41126d60490c6, // FLAT_ATOMIC_AND_B64 ENC_VFLAT default
    0x0f41126d604a0db, // FLAT_ATOMIC_OR_B64 ENC_VFLAT default
    0x0f41126d604b0e4, // FLAT_ATOMIC_XOR_B64 ENC_VFLAT default
    0x0f41126d804c0cd, // FLAT_ATOMIC_INC_U64 ENC_VFLAT default
    0x0f41126d804d0cb, // FLAT_ATOMIC_DEC_U64 ENC_VFLAT default
    0x0f410e6d40500c9, // FLAT_ATOMIC_COND_SUB_U32 ENC_VFLAT default
    0x0f410e6da0510d6, // FLAT_ATOMIC_MIN_NUM_F32 ENC_VFLAT default
    0x0f410e6da0520d0, // FLAT_ATOMIC_MAX_NUM_F32 ENC_VFLAT default
    0x0f41126db0550c2, // FLAT_ATOMIC_ADD_F64 ENC_VFLAT default
    0x0f410e6da0560c1, // FLAT_ATOMIC_ADD_F32 ENC_VFLAT default
    0x0f410e6dc0590dd, // FLAT_ATOMIC_PK_ADD_F16 ENC_VFLAT default
    0x0f410e6dd05a0dc, // FLAT_ATOMIC_PK_ADD_BF16 ENC_VFLAT default
    0x0f41126db05b0d7, // FLAT_ATOMIC_MIN_NUM_F64 ENC_VFLAT default
    0x0f41126db05c0d1, // FLAT_ATOMIC_MAX_NUM_F64 ENC_VFLAT default
    0x0f41166de05d0f6, // FLAT_PREFETCH_B8 ENC_VFLAT default
    0x0f40fe6c70700f2, // FLAT_LOAD_MONITOR_B32 ENC_VFLAT default
    0x0f41006c80710f3, // FLAT_LOAD_MONITOR_B64 ENC_VFLAT default
    0x0f41046ca0720f1, // FLAT_LOAD_MONITOR_B128 ENC_VFLAT default
    0x0f66066df01015e, // SCRATCH_LOAD_U8 ENC_VSCRATCH default
    0x0f66066e001115c, // SCRATCH_LOAD_I8 ENC_VSCRATCH default
    0x0f66066e101215d, // SCRATCH_LOAD_U16 ENC_VSCRATCH default
    0x0f66066e201315b, // SCRATCH_LOAD_I16 ENC_VSCRATCH default
    0x0f66066e3014151, // SCRATCH_LOAD_B32 ENC_VSCRATCH default
    0x0f66086e4015152, // SCRATCH_LOAD_B64 ENC_VSCRATCH default
    0x0f660a6e5016153, // SCRATCH_LOAD_B96 ENC_VSCRATCH default
    0x0f660c6e6017150, // SCRATCH_LOAD_B128 ENC_VSCRATCH default
    0x0f660e6e7018163, // SCRATCH_STORE_B8 ENC_VSCRATCH default
    0x0f660e6e8019160, // SCRATCH_STORE_B16 ENC_VSCRATCH default
    0x0f660e6e901a161, // SCRATCH_STORE_B32 ENC_VSCRATCH default
    0x0f66106ea01b162, // SCRATCH_STORE_B64 ENC_VSCRATCH default
    0x0f66126eb01c164, // SCRATCH_STORE_B96 ENC_VSCRATCH default
    0x0f66146ec01d15f, // SCRATCH_STORE_B128 ENC_VSCRATCH default
    0x0f66066df01e15a, // SCRATCH_LOAD_D16_U8 ENC_VSCRATCH default
    0x0f66066e001f159, // SCRATCH_LOAD_D16_I8 ENC_VSCRATCH default
    0x0f66066ed020155, // SCRATCH_LOAD_D16_B16 ENC_VSCRATCH default
    0x0f66066df021158, // SCRATCH_LOAD_D16_HI_U8 ENC_VSCRATCH default
    0x0f66066e0022157, // SCRATCH_LOAD_D16_HI_I8 ENC_VSCRATCH default
    0x0f66066ed023156, // SCRATCH_LOAD_D16_HI_B16 ENC_VSCRATCH default
    0x0f660e6e7024167, // SCRATCH_STORE_D16_HI_B8 ENC_VSCRATCH default
    0x0f660e6e8025166, // SCRATCH_STORE_D16_HI_B16 ENC_VSCRATCH default
    0x0f66166ee053154, // SCRATCH_LOAD_BLOCK ENC_VSCRATCH default
    0x0f66186ef054165, // SCRATCH_STORE_BLOCK ENC_VSCRATCH default
    0x0f81186c301013e, // GLOBAL_LOAD_U8 ENC_VGLOBAL default
    0x0f81186c4011135, // GLOBAL_LOAD_I8 ENC_VGLOBAL default
    0x0f81186c501213d, // GLOBAL_LOAD_U16 ENC_VGLOBAL default
    0x0f81186c6013134, // GLOBAL_LOAD_I16 ENC_VGLOBAL default
    0x0f81186c701412a, // GLOBAL_LOAD_B32 ENC_VGLOBAL default
    0x0f811a6c801512b, // GLOBAL_LOAD_B64 ENC_VGLOBAL default
    0x0f811c6c901612c, // GLOBAL_LOAD_B96 ENC_VGLOBAL default
    0x0f811e6ca017129, // GLOBAL_LOAD_B128 ENC_VGLOBAL default
    0x0f81206cb018149, // GLOBAL_STORE_B8 ENC_VGLOBAL default
    0x0f81206cc019146, // GLOBAL_STORE_B16 ENC_VGLOBAL default
    0x0f81206cd01a147, // GLOBAL_STORE_B32 ENC_VGLOBAL default
    0x0f81226ce01b148, // GLOBAL_STORE_B64 ENC_VGLOBAL default
    0x0f81246cf01c14a, // GLOBAL_STORE_B96 ENC_VGLOBAL default
    0x0f81266d001d145, // GLOBAL_STORE_B128 ENC_VGLOBAL default
    0x0f81186c301e133, // GLOBAL_LOAD_D16_U8 ENC_VGLOBAL default
    0x0f81186c401f132, // GLOBAL_LOAD_D16_I8 ENC_VGLOBAL default
    0x0f81186d102012e, // GLOBAL_LOAD_D16_B16 ENC_VGLOBAL default
    0x0f81186c3021131, // GLOBAL_LOAD_D16_HI_U8 ENC_VGLOBAL default
    0x0f81186c4022130, // GLOBAL_LOAD_D16_HI_I8 ENC_VGLOBAL default
    0x0f81186d102312f, // GLOBAL_LOAD_D16_HI_B16 ENC_VGLOBAL default
    0x0f81206cb02414d, // GLOBAL_STORE_D16_HI_B8 ENC_VGLOBAL default
    0x0f81206cc02514c, // GLOBAL_STORE_D16_HI_B16 ENC_VGLOBAL default
    0x0f81286f0028124, // GLOBAL_LOAD_ADDTID_B32 ENC_VGLOBAL default
    0x0f812a6f1029140, // GLOBAL_STORE_ADDTID_B32 ENC_VGLOBAL default
    0x0fa12c1b402b123, // GLOBAL_INV ENC_VGLOBAL default
    0x0fa12c1b402c14e, // GLOBAL_WB ENC_VGLOBAL default
    0x0f812e6d203311f, // GLOBAL_ATOMIC_SWAP_B32 ENC_VGLOBAL default
    0x0f81306d3034105, // GLOBAL_ATOMIC_CMPSWAP_B32 ENC_VGLOBAL default
    0x0f812e6d4035101, // GLOBAL_ATOMIC_ADD_U32 ENC_VGLOBAL default
    0x0f812e6d403611d, // GLOBAL_ATOMIC_SUB_U32 ENC_VGLOBAL default
    0x0f812e6d403711c, // GLOBAL_ATOMIC_SUB_CLAMP_U32 ENC_VGLOBAL default
    0x0f812e6d5038112, // GLOBAL_ATOMIC_MIN_I32 ENC_VGLOBAL default
    0x0f812e6d4039116, // GLOBAL_ATOMIC_MIN_U32 ENC_VGLOBAL default
    0x0f812e6d503a10c, // GLOBAL_ATOMIC_MAX_I32 ENC_VGLOBAL default
    0x0f812e6d403b110, // GLOBAL_ATOMIC_MAX_U32 ENC_VGLOBAL default
    0x0f812e6d203c103, // GLOBAL_ATOMIC_AND_B32 ENC_VGLOBAL default
    0x0f812e6d203d118, // GLOBAL_ATOMIC_OR_B32 ENC_VGLOBAL default
    0x0f812e6d203e121, // GLOBAL_ATOMIC_XOR_B32 ENC_VGLOBAL default
    0x0f812e6d403f10a, // GLOBAL_ATOMIC_INC_U32 ENC_VGLOBAL default
    0x0f812e6d4040108, // GLOBAL_ATOMIC_DEC_U32 ENC_VGLOBAL default
    0x0f81326d6041120, // GLOBAL_ATOMIC_SWAP_B64 ENC_VGLOBAL default
    0x0f81346d7042106, // GLOBAL_ATOMIC_CMPSWAP_B64 ENC_VGLOBAL default
    0x0f81326d8043102, // GLOBAL_ATOMIC_ADD_U64 ENC_VGLOBAL default
    0x0f81326d804411e, // GLOBAL_ATOMIC_SUB_U64 ENC_VGLOBAL default
    0x0f81326d9045113, // GLOBAL_ATOMIC_MIN_I64 ENC_VGLOBAL default
    0x0f81326d8046117, // GLOBAL_ATOMIC_MIN_U64 ENC_VGLOBAL default
    0x0f81326d904710d, // GLOBAL_ATOMIC_MAX_I64 ENC_VGLOBAL default
    0x0f81326d8048111, // GLOBAL_ATOMIC_MAX_U64 ENC_VGLOBAL default
    0x0f81326d6049104, // GLOBAL_ATOMIC_AND_B64 ENC_VGLOBAL default
    0x0f81326d604a119, // GLOBAL_ATOMIC_OR_B64 ENC_VGLOBAL default
    0x0f81326d604b122, // GLOBAL_ATOMIC_XOR_B64 ENC_VGLOBAL default
    0x0f81326d804c10b, // GLOBAL_ATOMIC_INC_U64 ENC_VGLOBAL default
    0x0f81326d804d109, // GLOBAL_ATOMIC_DEC_U64 ENC_VGLOBAL default
    0x0fa12c1b404f14f, // GLOBAL_WBINV ENC_VGLOBAL default
    0x0f812e6d4050107, // GLOBAL_ATOMIC_COND_SUB_U32 ENC_VGLOBAL default
    0x0f812e6da051114, // GLOBAL_ATOMIC_MIN_NUM_F32 ENC_VGLOBAL default
    0x0f812e6da05210e, // GLOBAL_ATOMIC_MAX_NUM_F32 ENC_VGLOBAL default
    0x0f81366f205312d, // GLOBAL_LOAD_BLOCK ENC_VGLOBAL default
    0x0f81386f305414b, // GLOBAL_STORE_BLOCK ENC_VGLOBAL default
    0x0f81326db055100, // GLOBAL_ATOMIC_ADD_F64 ENC_VGLOBAL default
    0x0f812e6da0560ff, // GLOBAL_ATOMIC_ADD_F32 ENC_VGLOBAL default
    0x0f811e6ca057139, // GLOBAL_LOAD_TR16_B128 ENC_VGLOBAL default
    0x0f811a6c805813c, // GLOBAL_LOAD_TR8_B64 ENC_VGLOBAL default
    0x0f812e6dc05911b, // GLOBAL_ATOMIC_PK_ADD_F16 ENC_VGLOBAL default
    0x0f812e6dd05a11a, // GLOBAL_ATOMIC_PK_ADD_BF16 ENC_VGLOBAL default
    0x0f81326db05b115, // GLOBAL_ATOMIC_MIN_NUM_F64 ENC_VGLOBAL default
    0x0f81326db05c10f, // GLOBAL_ATOMIC_MAX_NUM_F64 ENC_VGLOBAL default
    0x0f813a6de05d13f, // GLOBAL_PREFETCH_B8 ENC_VGLOBAL default
    0x0f81186f405f128, // GLOBAL_LOAD_ASYNC_TO_LDS_B8 ENC_VGLOBAL default
    0x0f81186f5060126, // GLOBAL_LOAD_ASYNC_TO_LDS_B32 ENC_VGLOBAL default
    0x0f81186f6061127, // GLOBAL_LOAD_ASYNC_TO_LDS_B64 ENC_VGLOBAL default
    0x0f81186f7062125, // GLOBAL_LOAD_ASYNC_TO_LDS_B128 ENC_VGLOBAL default
    0x0f81206f8063144, // GLOBAL_STORE_ASYNC_FROM_LDS_B8 ENC_VGLOBAL default
    0x0f81206f9064142, // GLOBAL_STORE_ASYNC_FROM_LDS_B32 ENC_VGLOBAL default
    0x0f81206fa065143, // GLOBAL_STORE_ASYNC_FROM_LDS_B64 ENC_VGLOBAL default
    0x0f81206fb066141, // GLOBAL_STORE_ASYNC_FROM_LDS_B128 ENC_VGLOBAL default
    0x0f81186fc06703f, // CLUSTER_LOAD_B32 ENC_VGLOBAL default
    0x0f811a6fd068040, // CLUSTER_LOAD_B64 ENC_VGLOBAL default
    0x0f811e6fe06903e, // CLUSTER_LOAD_B128 ENC_VGLOBAL default
    0x0f81186ff06a03d, // CLUSTER_LOAD_ASYNC_TO_LDS_B8 ENC_VGLOBAL default
    0x0f811870006b03b, // CLUSTER_LOAD_ASYNC_TO_LDS_B32 ENC_VGLOBAL default
    0x0f811870106c03c, // CLUSTER_LOAD_ASYNC_TO_LDS_B64 ENC_VGLOBAL default
    0x0f811870206d03a, // CLUSTER_LOAD_ASYNC_TO_LDS_B128 ENC_VGLOBAL default
    0x0f861a70306e28b, // TENSOR_SAVE ENC_VGLOBAL default
    0x0fa61c1b406f28c, // TENSOR_STOP ENC_VGLOBAL default
    0x0f81186c7070137, // GLOBAL_LOAD_MONITOR_B32 ENC_VGLOBAL default
    0x0f811a6c8071138, // GLOBAL_LOAD_MONITOR_B64 ENC_VGLOBAL default
    0x0f811e6ca072136, // GLOBAL_LOAD_MONITOR_B128 ENC_VGLOBAL default
    0x0f811a6c807313a, // GLOBAL_LOAD_TR4_B64 ENC_VGLOBAL default
    0x0f811c6c907413b, // GLOBAL_LOAD_TR6_B96 ENC_VGLOBAL default
    0x0fc02470400022b, // S_MOV_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02870500022b, // S_MOV_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002670500022b, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a70600122c, // S_MOV_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e70700122c, // S_MOV_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c70700122c, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc0247080021bb, // S_CMOV_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe0287090021bb, // S_CMOV_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x1000267090021bb, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a70a0031bc, // S_CMOV_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e70b0031bc, // S_CMOV_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c70b0031bc, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02470c00419f, // S_BREV_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02870d00419f, // S_BREV_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002670d00419f, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a70e0051a0, // S_BREV_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e70f0051a0, // S_BREV_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c70f0051a0, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc030710006203, // S_GET_SHADER_CYCLES_U64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc0247110081ea, // S_CTZ_I32_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe0287120081ea, // S_CTZ_I32_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x1000267120081ea, // S_CTZ_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc0327130091eb, // S_CTZ_I32_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe0367140091eb, // S_CTZ_I32_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x1000347140091eb, // S_CTZ_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02471100a1b8, // S_CLZ_I32_U32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02871200a1b8, // S_CLZ_I32_U32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002671200a1b8, // S_CLZ_I32_U32 SOP1_INST_LITERAL has_lit_0
    0x0fc03271300b1b9, // S_CLZ_I32_U64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe03671400b1b9, // S_CLZ_I32_U64 SOP1_INST_LITERAL64 has_lit64_0
    0x10003471400b1b9, // S_CLZ_I32_U64 SOP1_INST_LITERAL has_lit_0
    0x0fc02471500c1b6, // S_CLS_I32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02871600c1b6, // S_CLS_I32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002671600c1b6, // S_CLS_I32 SOP1_INST_LITERAL has_lit_0
    0x0fc03271700d1b7, // S_CLS_I32_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe03671800d1b7, // S_CLS_I32_I64 SOP1_INST_LITERAL64 has_lit64_0
    0x10003471800d1b7, // S_CLS_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x0fc02471900e263, // S_SEXT_I32_I8 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02871a00e263, // S_SEXT_I32_I8 SOP1_INST_LITERAL64 has_lit64_0
    0x10002671a00e263, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x0fc02471b00f262, // S_SEXT_I32_I16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02871c00f262, // S_SEXT_I32_I16 SOP1_INST_LITERAL64 has_lit64_0
    0x10002671c00f262, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x0fc02471d01019a, // S_BITSET0_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02871e01019a, // S_BITSET0_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002671e01019a, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc03871f01119b, // S_BITSET0_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe03c72001119b, // S_BITSET0_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10003a72001119b, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02471d01219c, // S_BITSET1_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02871e01219c, // S_BITSET1_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002671e01219c, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc03871f01319d, // S_BITSET1_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe03c72001319d, // S_BITSET1_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10003a72001319d, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc038721014199, // S_BITREPLICATE_B64_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe03c722014199, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10003a722014199, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc024723015169, // S_ABS_I32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe028724015169, // S_ABS_I32 SOP1_INST_LITERAL64 has_lit64_0
    0x100026724015169, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x0fc02472501618b, // S_BCNT0_I32_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872601618b, // S_BCNT0_I32_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672601618b, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc03272701718c, // S_BCNT0_I32_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe03672801718c, // S_BCNT0_I32_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10003472801718c, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472501818d, // S_BCNT1_I32_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872601818d, // S_BCNT1_I32_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672601818d, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc03272701918e, // S_BCNT1_I32_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe03672801918e, // S_BCNT1_I32_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10003472801918e, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472901a251, // S_QUADMASK_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872a01a251, // S_QUADMASK_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672a01a251, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72b01b252, // S_QUADMASK_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e72c01b252, // S_QUADMASK_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c72c01b252, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472901c280, // S_WQM_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872a01c280, // S_WQM_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672a01c280, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72b01d281, // S_WQM_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e72c01d281, // S_WQM_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c72c01d281, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472901e23d, // S_NOT_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872a01e23d, // S_NOT_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672a01e23d, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72b01f23e, // S_NOT_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e72c01f23e, // S_NOT_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c72c01f23e, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472d02017f, // S_AND_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872e02017f, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672e02017f, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72f021180, // S_AND_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e730021180, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c730021180, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472d022247, // S_OR_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872e022247, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672e022247, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72f023248, // S_OR_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e730023248, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c730023248, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472d024288, // S_XOR_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872e024288, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672e024288, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72f025289, // S_XOR_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e730025289, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c730025289, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472d026236, // S_NAND_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872e026236, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672e026236, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72f027237, // S_NAND_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e730027237, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c730027237, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472d02823b, // S_NOR_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872e02823b, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672e02823b, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72f02923c, // S_NOR_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e73002923c, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c73002923c, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472d02a284, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872e02a284, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672e02a284, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72f02b285, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e73002b285, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c73002b285, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472d02c175, // S_AND_NOT0_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872e02c175, // S_AND_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672e02c175, // S_AND_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72f02d176, // S_AND_NOT0_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e73002d176, // S_AND_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c73002d176, // S_AND_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472d02e241, // S_OR_NOT0_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872e02e241, // S_OR_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672e02e241, // S_OR_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72f02f242, // S_OR_NOT0_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e73002f242, // S_OR_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c73002f242, // S_OR_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472d03017b, // S_AND_NOT1_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872e03017b, // S_AND_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672e03017b, // S_AND_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72f03117c, // S_AND_NOT1_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e73003117c, // S_AND_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c73003117c, // S_AND_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472d032245, // S_OR_NOT1_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872e032245, // S_OR_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672e032245, // S_OR_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72f033246, // S_OR_NOT1_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e730033246, // S_OR_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c730033246, // S_OR_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472d034177, // S_AND_NOT0_WREXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872e034177, // S_AND_NOT0_WREXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672e034177, // S_AND_NOT0_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72f035178, // S_AND_NOT0_WREXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e730035178, // S_AND_NOT0_WREXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c730035178, // S_AND_NOT0_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472d03617d, // S_AND_NOT1_WREXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872e03617d, // S_AND_NOT1_WREXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672e03617d, // S_AND_NOT1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72f03717e, // S_AND_NOT1_WREXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e73003717e, // S_AND_NOT1_WREXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c73003717e, // S_AND_NOT1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc024731040229, // S_MOVRELS_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc02a73204122a, // S_MOVRELS_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc024733042226, // S_MOVRELD_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe028734042226, // S_MOVRELD_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x100026734042226, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a735043227, // S_MOVRELD_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e736043227, // S_MOVRELD_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c736043227, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc024737044228, // S_MOVRELSD_2_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc030738047202, // S_GET_PC_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc03e739048260, // S_SET_PC_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc02a73a04926c, // S_SWAP_PC_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc03e73904a253, // S_RFE_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc03e73b04b171, // S_ADD_PC_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe04273c04b171, // S_ADD_PC_I64 SOP1_INST_LITERAL64 has_lit64_0
    0x10004073c04b171, // S_ADD_PC_I64 SOP1_INST_LITERAL has_lit_0
    0x10204473d04c259, // S_SENDMSG_RTN_B32 ENC_SOP1 default
    0x10204673e04d25a, // S_SENDMSG_RTN_B64 ENC_SOP1 default
    0x0fc04873f04e188, // S_BARRIER_SIGNAL ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc04874004f189, // S_BARRIER_SIGNAL_ISFIRST ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc024741050201, // S_GET_BARRIER_STATE ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc048742051185, // S_BARRIER_INIT ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc04873f052186, // S_BARRIER_JOIN ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc048743053172, // S_ALLOC_VGPR ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe04c744053172, // S_ALLOC_VGPR SOP1_INST_LITERAL64 has_lit64_0
    0x10004a744053172, // S_ALLOC_VGPR SOP1_INST_LITERAL has_lit_0
    0x0fc04873f05727f, // S_WAKEUP_BARRIER ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc048745058265, // S_SLEEP_VAR ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe04c746058265, // S_SLEEP_VAR SOP1_INST_LITERAL64 has_lit64_0
    0x10004a746058265, // S_SLEEP_VAR SOP1_INST_LITERAL has_lit_0
    0x0fc0247470601b4, // S_CEIL_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe0287480601b4, // S_CEIL_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x1000267480601b4, // S_CEIL_F32 SOP1_INST_LITERAL has_lit_0
    0x0fc0247470611fb, // S_FLOOR_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe0287480611fb, // S_FLOOR_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x1000267480611fb, // S_FLOOR_F32 SOP1_INST_LITERAL has_lit_0
    0x0fc02474706226f, // S_TRUNC_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02874806226f, // S_TRUNC_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002674806226f, // S_TRUNC_F32 SOP1_INST_LITERAL has_lit_0
    0x0fc024747063255, // S_RNDNE_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe028748063255, // S_RNDNE_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x100026748063255, // S_RNDNE_F32 SOP1_INST_LITERAL has_lit_0
    0x0fc0247490641ee, // S_CVT_F32_I32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02874a0641ee, // S_CVT_F32_I32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002674a0641ee, // S_CVT_F32_I32 SOP1_INST_LITERAL has_lit_0
    0x0fc02474b0651ef, // S_CVT_F32_U32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02874c0651ef, // S_CVT_F32_U32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002674c0651ef, // S_CVT_F32_U32 SOP1_INST_LITERAL has_lit_0
    0x0fc02474d0661f1, // S_CVT_I32_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02874e0661f1, // S_CVT_I32_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002674e0661f1, // S_CVT_I32_F32 SOP1_INST_LITERAL has_lit_0
    0x0fc02474f0671f3, // S_CVT_U32_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe0287500671f3, // S_CVT_U32_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x1000267500671f3, // S_CVT_U32_F32 SOP1_INST_LITERAL has_lit_0
    0x0fc0247510681ec, // S_CVT_F16_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe0287520681ec, // S_CVT_F16_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x1000267520681ec, // S_CVT_F16_F32 SOP1_INST_LITERAL has_lit_0
    0x0fc0247530691ed, // S_CVT_F32_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe0287540691ed, // S_CVT_F32_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x1000267540691ed, // S_CVT_F32_F16 SOP1_INST_LITERAL has_lit_0
    0x0fc02475306a1f0, // S_CVT_HI_F32_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02875406a1f0, // S_CVT_HI_F32_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x10002675406a1f0, // S_CVT_HI_F32_F16 SOP1_INST_LITERAL has_lit_0
    0x0fc02475506b1b3, // S_CEIL_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02875606b1b3, // S_CEIL_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x10002675606b1b3, // S_CEIL_F16 SOP1_INST_LITERAL has_lit_0
    0x0fc02475506c1fa, // S_FLOOR_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02875606c1fa, // S_FLOOR_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x10002675606c1fa, // S_FLOOR_F16 SOP1_INST_LITERAL has_lit_0
    0x0fc02475506d26e, // S_TRUNC_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02875606d26e, // S_TRUNC_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x10002675606d26e, // S_TRUNC_F16 SOP1_INST_LITERAL has_lit_0
    0x0fc02475506e254, // S_RNDNE_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02875606e254, // S_RNDNE_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x10002675606e254, // S_RNDNE_F16 SOP1_INST_LITERAL has_lit_0
    0x1040767570001bf, // S_CMP_EQ_I32 ENC_SOPC default
    0x10607a7580001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787580001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7590001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75a0001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787590001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x11007875a0001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767570011d0, // S_CMP_LG_I32 ENC_SOPC default
    0x10607a7580011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787580011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7590011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75a0011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787590011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x11007875a0011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767570021c8, // S_CMP_GT_I32 ENC_SOPC default
    0x10607a7580021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787580021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7590021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75a0021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787590021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x11007875a0021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767570031c4, // S_CMP_GE_I32 ENC_SOPC default
    0x10607a7580031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787580031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7590031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75a0031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787590031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x11007875a0031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767570041d5, // S_CMP_LT_I32 ENC_SOPC default
    0x10607a7580041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787580041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7590041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75a0041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787590041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x11007875a0041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767570051cc, // S_CMP_LE_I32 ENC_SOPC default
    0x10607a7580051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787580051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7590051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75a0051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787590051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x11007875a0051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675b0061c0, // S_CMP_EQ_U32 ENC_SOPC default
    0x10607a75c0061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875c0061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75d0061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75e0061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875d0061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x11007875e0061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675b0071d1, // S_CMP_LG_U32 ENC_SOPC default
    0x10607a75c0071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875c0071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75d0071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75e0071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875d0071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x11007875e0071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675b0081c9, // S_CMP_GT_U32 ENC_SOPC default
    0x10607a75c0081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875c0081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75d0081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75e0081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875d0081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x11007875e0081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675b0091c5, // S_CMP_GE_U32 ENC_SOPC default
    0x10607a75c0091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875c0091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75d0091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75e0091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875d0091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x11007875e0091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675b00a1d6, // S_CMP_LT_U32 ENC_SOPC default
    0x10607a75c00a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875c00a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75d00a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75e00a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875d00a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x11007875e00a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675b00b1cd, // S_CMP_LE_U32 ENC_SOPC default
    0x10607a75c00b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875c00b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75d00b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75e00b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875d00b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x11007875e00b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675b00c195, // S_BITCMP0_B32 ENC_SOPC default
    0x10607a75c00c195, // S_BITCMP0_B32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875c00c195, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75d00c195, // S_BITCMP0_B32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75e00c195, // S_BITCMP0_B32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875d00c195, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x11007875e00c195, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675b00d197, // S_BITCMP1_B32 ENC_SOPC default
    0x10607a75c00d197, // S_BITCMP1_B32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875c00d197, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75d00d197, // S_BITCMP1_B32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75e00d197, // S_BITCMP1_B32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875d00d197, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x11007875e00d197, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407c75f00e196, // S_BITCMP0_B64 ENC_SOPC default
    0x10608076000e196, // S_BITCMP0_B64 SOPC_INST_LITERAL64 has_lit64_0
    0x10807e76000e196, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x10a08076100e196, // S_BITCMP0_B64 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08076200e196, // S_BITCMP0_B64 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07e76100e196, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x11007e76200e196, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407c75f00f198, // S_BITCMP1_B64 ENC_SOPC default
    0x10608076000f198, // S_BITCMP1_B64 SOPC_INST_LITERAL64 has_lit64_0
    0x10807e76000f198, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x10a08076100f198, // S_BITCMP1_B64 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08076200f198, // S_BITCMP1_B64 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07e76100f198, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x11007e76200f198, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040827630101c1, // S_CMP_EQ_U64 ENC_SOPC default
    0x1060867640101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL64 has_lit64_0
    0x1080847640101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x10a0867650101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL64 has_lit64_1
    0x10c0867660101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0847650101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x1100847660101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040827630111d2, // S_CMP_LG_U64 ENC_SOPC default
    0x1060867640111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL64 has_lit64_0
    0x1080847640111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x10a0867650111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL64 has_lit64_1
    0x10c0867660111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0847650111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x1100847660111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767670411d4, // S_CMP_LT_F32 ENC_SOPC default
    0x10607a7680411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787680411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7690411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a76a0411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787690411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_1
    0x11007876a0411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767670421be, // S_CMP_EQ_F32 ENC_SOPC default
    0x10607a7680421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787680421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7690421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a76a0421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787690421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_1
    0x11007876a0421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767670431cb, // S_CMP_LE_F32 ENC_SOPC default
    0x10607a7680431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787680431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7690431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a76a0431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787690431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_1
    0x11007876a0431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767670441c7, // S_CMP_GT_F32 ENC_SOPC default
    0x10607a7680441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787680441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7690441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a76a0441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787690441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_1
    0x11007876a0441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767670451cf, // S_CMP_LG_F32 ENC_SOPC default
    0x10607a7680451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787680451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7690451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a76a0451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787690451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_1
    0x11007876a0451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767670461c3, // S_CMP_GE_F32 ENC_SOPC default
    0x10607a7680461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787680461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7690461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a76a0461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787690461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_1
    0x11007876a0461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767670471e4, // S_CMP_O_F32 ENC_SOPC default
    0x10607a7680471e4, // S_CMP_O_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787680471e4, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7690471e4, // S_CMP_O_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a76a0471e4, // S_CMP_O_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787690471e4, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_1
    0x11007876a0471e4, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767670481e6, // S_CMP_U_F32 ENC_SOPC default
    0x10607a7680481e6, // S_CMP_U_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787680481e6, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7690481e6, // S_CMP_U_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a76a0481e6, // S_CMP_U_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787690481e6, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_1
    0x11007876a0481e6, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767670491da, // S_CMP_NGE_F32 ENC_SOPC default
    0x10607a7680491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787680491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7690491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a76a0491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787690491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_1
    0x11007876a0491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407676704a1e0, // S_CMP_NLG_F32 ENC_SOPC default
    0x10607a76804a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807876804a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a76904a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a76a04a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07876904a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_1
    0x11007876a04a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407676704b1dc, // S_CMP_NGT_F32 ENC_SOPC default
    0x10607a76804b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807876804b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a76904b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a76a04b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07876904b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_1
    0x11007876a04b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407676704c1de, // S_CMP_NLE_F32 ENC_SOPC default
    0x10607a76804c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807876804c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a76904c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a76a04c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07876904c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_1
    0x11007876a04c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407676704d1d8, // S_CMP_NEQ_F32 ENC_SOPC default
    0x10607a76804d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807876804d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a76904d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a76a04d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07876904d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_1
    0x11007876a04d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407676704e1e2, // S_CMP_NLT_F32 ENC_SOPC default
    0x10607a76804e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807876804e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a76904e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a76a04e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07876904e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_1
    0x11007876a04e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876b0511d3, // S_CMP_LT_F16 ENC_SOPC default
    0x10608c76c0511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76c0511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76d0511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76e0511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76d0511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76e0511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876b0521bd, // S_CMP_EQ_F16 ENC_SOPC default
    0x10608c76c0521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76c0521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76d0521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76e0521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76d0521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76e0521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876b0531ca, // S_CMP_LE_F16 ENC_SOPC default
    0x10608c76c0531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76c0531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76d0531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76e0531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76d0531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76e0531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876b0541c6, // S_CMP_GT_F16 ENC_SOPC default
    0x10608c76c0541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76c0541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76d0541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76e0541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76d0541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76e0541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876b0551ce, // S_CMP_LG_F16 ENC_SOPC default
    0x10608c76c0551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76c0551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76d0551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76e0551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76d0551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76e0551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876b0561c2, // S_CMP_GE_F16 ENC_SOPC default
    0x10608c76c0561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76c0561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76d0561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76e0561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76d0561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76e0561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876b0571e3, // S_CMP_O_F16 ENC_SOPC default
    0x10608c76c0571e3, // S_CMP_O_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76c0571e3, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76d0571e3, // S_CMP_O_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76e0571e3, // S_CMP_O_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76d0571e3, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76e0571e3, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876b0581e5, // S_CMP_U_F16 ENC_SOPC default
    0x10608c76c0581e5, // S_CMP_U_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76c0581e5, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76d0581e5, // S_CMP_U_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76e0581e5, // S_CMP_U_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76d0581e5, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76e0581e5, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876b0591d9, // S_CMP_NGE_F16 ENC_SOPC default
    0x10608c76c0591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76c0591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76d0591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76e0591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76d0591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76e0591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876b05a1df, // S_CMP_NLG_F16 ENC_SOPC default
    0x10608c76c05a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76c05a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76d05a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76e05a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76d05a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76e05a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876b05b1db, // S_CMP_NGT_F16 ENC_SOPC default
    0x10608c76c05b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76c05b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76d05b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76e05b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76d05b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76e05b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876b05c1dd, // S_CMP_NLE_F16 ENC_SOPC default
    0x10608c76c05c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76c05c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76d05c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76e05c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76d05c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76e05c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876b05d1d7, // S_CMP_NEQ_F16 ENC_SOPC default
    0x10608c76c05d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76c05d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76d05d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76e05d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76d05d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76e05d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876b05e1e1, // S_CMP_NLT_F16 ENC_SOPC default
    0x10608c76c05e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76c05e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76d05e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76e05e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76d05e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76e05e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x11209a76f000238, // S_NOP ENC_SOPP default
    0x11209a76f00225b, // S_SETHALT ENC_SOPP default
    0x11209a770003264, // S_SLEEP ENC_SOPP default
    0x11209a76f004224, // S_MONITOR_SLEEP ENC_SOPP default
    0x11209c7710051b5, // S_CLAUSE ENC_SOPP default
    0x11209a772006261, // S_SET_VGPR_MSB ENC_SOPP default
    0x11209e7730071f6, // S_DELAY_ALU ENC_SOPP default
    0x1120a0774008273, // S_WAIT_ALU ENC_SOPP default
    0x1120181b400a276, // S_WAIT_IDLE ENC_SOPP default
    0x11209a76f01026d, // S_TRAP ENC_SOPP default
    0x11209c76f011256, // S_ROUND_MODE ENC_SOPP default
    0x11209a76f0121f7, // S_DENORM_MODE ENC_SOPP default
    0x11209a76f01418a, // S_BARRIER_WAIT ENC_SOPP default
    0x112018775015187, // S_BARRIER_LEAVE ENC_SOPP default
    0x1120181b401f1e7, // S_CODE_END ENC_SOPP default
    0x1120a277602019e, // S_BRANCH ENC_SOPP default
    0x1120a27770211af, // S_CBRANCH_SCC0 ENC_SOPP default
    0x1120a27770221b0, // S_CBRANCH_SCC1 ENC_SOPP default
    0x1140a27780231b2, // S_CBRANCH_VCCZ ENC_SOPP default
    0x1140a27780241b1, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x1120a27790251ae, // S_CBRANCH_EXECZ ENC_SOPP default
    0x1120a27790261ad, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x1120a41b40301f8, // S_ENDPGM ENC_SOPP default
    0x1120181b40311f9, // S_ENDPGM_SAVED ENC_SOPP default
    0x1120181b403427e, // S_WAKEUP ENC_SOPP default
    0x11209a76f03525c, // S_SETPRIO ENC_SOPP default
    0x1120a677a036257, // S_SENDMSG ENC_SOPP default
    0x1120a677a037258, // S_SENDMSGHALT ENC_SOPP default
    0x11209a76f038205, // S_INCPERFLEVEL ENC_SOPP default
    0x11209a76f0391f5, // S_DECPERFLEVEL ENC_SOPP default
    0x11201877b03a270, // S_TTRACEDATA ENC_SOPP default
    0x11209c76f03b271, // S_TTRACEDATA_IMM ENC_SOPP default
    0x1120181b403c204, // S_ICACHE_INV ENC_SOPP default
    0x11209a76f03e25d, // S_SETPRIO_INC_WG ENC_SOPP default
    0x11209c76f040278, // S_WAIT_LOADCNT ENC_SOPP default
    0x11209c76f04127a, // S_WAIT_STORECNT ENC_SOPP default
    0x11209c76f04527d, // S_WAIT_XCNT ENC_SOPP default
    0x11209c76f046275, // S_WAIT_DSCNT ENC_SOPP default
    0x11209c76f047277, // S_WAIT_KMCNT ENC_SOPP default
    0x11209c77c048279, // S_WAIT_LOADCNT_DSCNT ENC_SOPP default
    0x11209c77c04927b, // S_WAIT_STORECNT_DSCNT ENC_SOPP default
    0x11209c76f04a274, // S_WAIT_ASYNCCNT ENC_SOPP default
    0x11209c76f04b27c, // S_WAIT_TENSORCNT ENC_SOPP default
    0x11650077d033527, // V_WMMA_SCALE_F32_16X16X128_F8F6F4 ENC_VOP3PX2 default
    0x11850277e088528, // V_WMMA_SCALE_F32_32X16X128_F4 ENC_VOP3PX2 default
    0x11a50477f033525, // V_WMMA_SCALE16_F32_16X16X128_F8F6F4 ENC_VOP3PX3 default
    0x11c506780088526, // V_WMMA_SCALE16_F32_32X16X128_F4 ENC_VOP3PX3 default
];
