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
    0x000272000001356, // V_CNDMASK_B32 ENC_VOP2 default
    0x002278001001356, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x00427a002001356, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x006276003001356, // V_CNDMASK_B32 VOP2_INST_LITERAL64 has_lit64
    0x008274003001356, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x00a284004002291, // V_ADD_F64 ENC_VOP2 default
    0x00c28a005002291, // V_ADD_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e288006002291, // V_ADD_F64 VOP2_INST_LITERAL64 has_lit64
    0x010286006002291, // V_ADD_F64 VOP2_INST_LITERAL has_lit
    0x00a292007003290, // V_ADD_F32 ENC_VOP2 default
    0x012298008003290, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c29a009003290, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e29600a003290, // V_ADD_F32 VOP2_INST_LITERAL64 has_lit64
    0x01029400a003290, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x00a2920070044e2, // V_SUB_F32 ENC_VOP2 default
    0x0122980080044e2, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c29a0090044e2, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e29600a0044e2, // V_SUB_F32 VOP2_INST_LITERAL64 has_lit64
    0x01029400a0044e2, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x00a2920070054dd, // V_SUBREV_F32 ENC_VOP2 default
    0x0122980080054dd, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c29a0090054dd, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e29600a0054dd, // V_SUBREV_F32 VOP2_INST_LITERAL64 has_lit64
    0x01029400a0054dd, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x00a284004006472, // V_MUL_F64 ENC_VOP2 default
    0x00c28a005006472, // V_MUL_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e288006006472, // V_MUL_F64 VOP2_INST_LITERAL64 has_lit64
    0x010286006006472, // V_MUL_F64 VOP2_INST_LITERAL has_lit
    0x00a29200700746f, // V_MUL_DX9_ZERO_F32 ENC_VOP2 default
    0x01229800800746f, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c29a00900746f, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e29600a00746f, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL64 has_lit64
    0x01029400a00746f, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x00a292007008471, // V_MUL_F32 ENC_VOP2 default
    0x012298008008471, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c29a009008471, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e29600a008471, // V_MUL_F32 VOP2_INST_LITERAL64 has_lit64
    0x01029400a008471, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x00a29200b009477, // V_MUL_I32_I24 ENC_VOP2 default
    0x01229800c009477, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00c2a400d009477, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00e29600e009477, // V_MUL_I32_I24 VOP2_INST_LITERAL64 has_lit64
    0x01029400e009477, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a29200b00a474, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x01229800c00a474, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00c2a400d00a474, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00e29600e00a474, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL64 has_lit64
    0x01029400e00a474, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a29200f00b47a, // V_MUL_U32_U24 ENC_VOP2 default
    0x01229801000b47a, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00c2a401100b47a, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00e29601200b47a, // V_MUL_U32_U24 VOP2_INST_LITERAL64 has_lit64
    0x01029401200b47a, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a29200f00c476, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x01229801000c476, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00c2a401100c476, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00e29601200c476, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL64 has_lit64
    0x01029401200c476, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a28400400d460, // V_MIN_NUM_F64 ENC_VOP2 default
    0x00c28a00500d460, // V_MIN_NUM_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e28800600d460, // V_MIN_NUM_F64 VOP2_INST_LITERAL64 has_lit64
    0x01028600600d460, // V_MIN_NUM_F64 VOP2_INST_LITERAL has_lit
    0x00a28400400e43e, // V_MAX_NUM_F64 ENC_VOP2 default
    0x00c28a00500e43e, // V_MAX_NUM_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e28800600e43e, // V_MAX_NUM_F64 VOP2_INST_LITERAL64 has_lit64
    0x01028600600e43e, // V_MAX_NUM_F64 VOP2_INST_LITERAL has_lit
    0x00a29200b01145c, // V_MIN_I32 ENC_VOP2 default
    0x01229800c01145c, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c2a400d01145c, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e29600e01145c, // V_MIN_I32 VOP2_INST_LITERAL64 has_lit64
    0x01029400e01145c, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x00a29200b01243a, // V_MAX_I32 ENC_VOP2 default
    0x01229800c01243a, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c2a400d01243a, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e29600e01243a, // V_MAX_I32 VOP2_INST_LITERAL64 has_lit64
    0x01029400e01243a, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x00a29200f013462, // V_MIN_U32 ENC_VOP2 default
    0x012298010013462, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2a4011013462, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e296012013462, // V_MIN_U32 VOP2_INST_LITERAL64 has_lit64
    0x010294012013462, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x00a29200f014440, // V_MAX_U32 ENC_VOP2 default
    0x012298010014440, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2a4011014440, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e296012014440, // V_MAX_U32 VOP2_INST_LITERAL64 has_lit64
    0x010294012014440, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x00a29200701545f, // V_MIN_NUM_F32 ENC_VOP2 default
    0x01229800801545f, // V_MIN_NUM_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c29a00901545f, // V_MIN_NUM_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e29600a01545f, // V_MIN_NUM_F32 VOP2_INST_LITERAL64 has_lit64
    0x01029400a01545f, // V_MIN_NUM_F32 VOP2_INST_LITERAL has_lit
    0x00a29200701643d, // V_MAX_NUM_F32 ENC_VOP2 default
    0x01229800801643d, // V_MAX_NUM_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c29a00901643d, // V_MAX_NUM_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e29600a01643d, // V_MAX_NUM_F32 VOP2_INST_LITERAL64 has_lit64
    0x01029400a01643d, // V_MAX_NUM_F32 VOP2_INST_LITERAL has_lit
    0x00a2840130173f6, // V_FMAC_F64 ENC_VOP2 default
    0x00c28a0140173f6, // V_FMAC_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e2880150173f6, // V_FMAC_F64 VOP2_INST_LITERAL64 has_lit64
    0x0102860150173f6, // V_FMAC_F64 VOP2_INST_LITERAL has_lit
    0x00a29200f018415, // V_LSHLREV_B32 ENC_VOP2 default
    0x012298010018415, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2a4011018415, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e296012018415, // V_LSHLREV_B32 VOP2_INST_LITERAL64 has_lit64
    0x010294012018415, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x00a29200f01941b, // V_LSHRREV_B32 ENC_VOP2 default
    0x01229801001941b, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2a401101941b, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e29601201941b, // V_LSHRREV_B32 VOP2_INST_LITERAL64 has_lit64
    0x01029401201941b, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x00a29201601a2a2, // V_ASHRREV_I32 ENC_VOP2 default
    0x01229801701a2a2, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c2a401801a2a2, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e29601901a2a2, // V_ASHRREV_I32 VOP2_INST_LITERAL64 has_lit64
    0x01029401901a2a2, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x00a29200f01b29f, // V_AND_B32 ENC_VOP2 default
    0x01229801001b29f, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2a401101b29f, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e29601201b29f, // V_AND_B32 VOP2_INST_LITERAL64 has_lit64
    0x01029401201b29f, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x00a29200f01c481, // V_OR_B32 ENC_VOP2 default
    0x01229801001c481, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2a401101c481, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e29601201c481, // V_OR_B32 VOP2_INST_LITERAL64 has_lit64
    0x01029401201c481, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x00a29200f01d52c, // V_XOR_B32 ENC_VOP2 default
    0x01229801001d52c, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2a401101d52c, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e29601201d52c, // V_XOR_B32 VOP2_INST_LITERAL64 has_lit64
    0x01029401201d52c, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x00a29200f01e529, // V_XNOR_B32 ENC_VOP2 default
    0x01229801001e529, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2a401101e529, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e29601201e529, // V_XNOR_B32 VOP2_INST_LITERAL64 has_lit64
    0x01029401201e529, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x00a2ae01a01f416, // V_LSHLREV_B64 ENC_VOP2 default
    0x00c2b401b01f416, // V_LSHLREV_B64 VOP2_VOP_DPP16 has_dpp16
    0x00e2b201c01f416, // V_LSHLREV_B64 VOP2_INST_LITERAL64 has_lit64
    0x0102b001c01f416, // V_LSHLREV_B64 VOP2_INST_LITERAL has_lit
    0x0002bc01d02028d, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x0022c201e02028d, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0042c401f02028d, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0062c002002028d, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL64 has_lit64
    0x0082be02002028d, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0002bc01d0214df, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x0022c201e0214df, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0042c401f0214df, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0062c00200214df, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL64 has_lit64
    0x0082be0200214df, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0002bc01d0224da, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x0022c201e0224da, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0042c401f0224da, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0062c00200224da, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL64 has_lit64
    0x0082be0200224da, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0142ce0210233f9, // V_FMAMK_F64 VOP2_INST_LITERAL64 default
    0x00e2ce0220233f9, // V_FMAMK_F64 VOP2_INST_LITERAL64 has_lit64
    0x0142d00230243f3, // V_FMAAK_F64 VOP2_INST_LITERAL64 default
    0x00e2d00240243f3, // V_FMAAK_F64 VOP2_INST_LITERAL64 has_lit64
    0x00a29200f02529a, // V_ADD_NC_U32 ENC_VOP2 default
    0x01229801002529a, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2a401102529a, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e29601202529a, // V_ADD_NC_U32 VOP2_INST_LITERAL64 has_lit64
    0x01029401202529a, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x00a29200f0264e6, // V_SUB_NC_U32 ENC_VOP2 default
    0x0122980100264e6, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2a40110264e6, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2960120264e6, // V_SUB_NC_U32 VOP2_INST_LITERAL64 has_lit64
    0x0102940120264e6, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x00a29200f0274de, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x0122980100274de, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2a40110274de, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2960120274de, // V_SUBREV_NC_U32 VOP2_INST_LITERAL64 has_lit64
    0x0102940120274de, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x00a2d202502829b, // V_ADD_NC_U64 ENC_VOP2 default
    0x00c2d802602829b, // V_ADD_NC_U64 VOP2_VOP_DPP16 has_dpp16
    0x00e2d602702829b, // V_ADD_NC_U64 VOP2_INST_LITERAL64 has_lit64
    0x0102d402702829b, // V_ADD_NC_U64 VOP2_INST_LITERAL has_lit
    0x00a2d20250294e7, // V_SUB_NC_U64 ENC_VOP2 default
    0x00c2d80260294e7, // V_SUB_NC_U64 VOP2_VOP_DPP16 has_dpp16
    0x00e2d60270294e7, // V_SUB_NC_U64 VOP2_INST_LITERAL64 has_lit64
    0x0102d40270294e7, // V_SUB_NC_U64 VOP2_INST_LITERAL has_lit
    0x00a2d202502a47b, // V_MUL_U64 ENC_VOP2 default
    0x00e2d602702a47b, // V_MUL_U64 VOP2_INST_LITERAL64 has_lit64
    0x0102d402702a47b, // V_MUL_U64 VOP2_INST_LITERAL has_lit
    0x00a29202802b3f5, // V_FMAC_F32 ENC_VOP2 default
    0x01229802902b3f5, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c29a02a02b3f5, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e29602b02b3f5, // V_FMAC_F32 VOP2_INST_LITERAL64 has_lit64
    0x01029402b02b3f5, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x0162e002c02c3f8, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x0102e002d02c3f8, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x0162e202e02d3f2, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x0102e202f02d3f2, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x00a2e403002f38b, // V_CVT_PK_RTZ_F16_F32 ENC_VOP2 default
    0x0122ea03102f38b, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2ec03202f38b, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2e803302f38b, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102e603302f38b, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x00a2f603403045e, // V_MIN_NUM_F16 ENC_VOP2 default
    0x0122fc03503045e, // V_MIN_NUM_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c2fe03603045e, // V_MIN_NUM_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e2fa03703045e, // V_MIN_NUM_F16 VOP2_INST_LITERAL64 has_lit64
    0x0102f803703045e, // V_MIN_NUM_F16 VOP2_INST_LITERAL has_lit
    0x00a2f603403143c, // V_MAX_NUM_F16 ENC_VOP2 default
    0x0122fc03503143c, // V_MAX_NUM_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c2fe03603143c, // V_MAX_NUM_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e2fa03703143c, // V_MAX_NUM_F16 VOP2_INST_LITERAL64 has_lit64
    0x0102f803703143c, // V_MAX_NUM_F16 VOP2_INST_LITERAL has_lit
    0x00a2f603403228f, // V_ADD_F16 ENC_VOP2 default
    0x0122fc03503228f, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c2fe03603228f, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e2fa03703228f, // V_ADD_F16 VOP2_INST_LITERAL64 has_lit64
    0x0102f803703228f, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x00a2f60340334e1, // V_SUB_F16 ENC_VOP2 default
    0x0122fc0350334e1, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c2fe0360334e1, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e2fa0370334e1, // V_SUB_F16 VOP2_INST_LITERAL64 has_lit64
    0x0102f80370334e1, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x00a2f60340344dc, // V_SUBREV_F16 ENC_VOP2 default
    0x0122fc0350344dc, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c2fe0360344dc, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e2fa0370344dc, // V_SUBREV_F16 VOP2_INST_LITERAL64 has_lit64
    0x0102f80370344dc, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x00a2f6034035470, // V_MUL_F16 ENC_VOP2 default
    0x0122fc035035470, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c2fe036035470, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e2fa037035470, // V_MUL_F16 VOP2_INST_LITERAL64 has_lit64
    0x0102f8037035470, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x00a2f60380363f4, // V_FMAC_F16 ENC_VOP2 default
    0x0122fc0390363f4, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c2fe03a0363f4, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e2fa03b0363f4, // V_FMAC_F16 VOP2_INST_LITERAL64 has_lit64
    0x0102f803b0363f4, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x01630803c0373f7, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x01030803d0373f7, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x01630a03e0383f1, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x01030a03f0383f1, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x00a2f603403b40d, // V_LDEXP_F16 ENC_VOP2 default
    0x0122fc03503b40d, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c30c03603b40d, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e2fa03703b40d, // V_LDEXP_F16 VOP2_INST_LITERAL64 has_lit64
    0x0102f803703b40d, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x00a31604003c49c, // V_PK_FMAC_F16 ENC_VOP2 default
    0x00e31a04103c49c, // V_PK_FMAC_F16 VOP2_INST_LITERAL64 has_lit64
    0x01031804103c49c, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
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
    0x02e5be0c80003d8, // V_DUAL_FMAC_F32 VOPDXY_X X default
    0x0305c00c90003d8, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x0325c60ca0013d7, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL_X X default
    0x0305c60cb0013d7, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x0325ca0cc0023d9, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL_X X default
    0x0305ca0cd0023d9, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e5be0ce0033e6, // V_DUAL_MUL_F32 VOPDXY_X X default
    0x0305c00cf0033e6, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e5be0ce0043d1, // V_DUAL_ADD_F32 VOPDXY_X X default
    0x0305c00cf0043d1, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e5be0ce0053e9, // V_DUAL_SUB_F32 VOPDXY_X X default
    0x0305c00cf0053e9, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e5be0ce0063e8, // V_DUAL_SUBREV_F32 VOPDXY_X X default
    0x0305c00cf0063e8, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e5be0ce0073e5, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_X X default
    0x0305c00cf0073e5, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e5d20d00083e4, // V_DUAL_MOV_B32 VOPDXY_X X default
    0x0305d40d10083e4, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL_X X has_lit
    0x0345be0d20093d6, // V_DUAL_CNDMASK_B32 VOPDXY_X X default
    0x0365c00d30093d6, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e5be0ce00a3df, // V_DUAL_MAX_NUM_F32 VOPDXY_X X default
    0x0305c00cf00a3df, // V_DUAL_MAX_NUM_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e5be0ce00b3e2, // V_DUAL_MIN_NUM_F32 VOPDXY_X X default
    0x0305c00cf00b3e2, // V_DUAL_MIN_NUM_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x0385c20d40003d8, // V_DUAL_FMAC_F32 VOPDXY_Y Y default
    0x03a5c40d50003d8, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x03c5c80d60013d7, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL_Y Y default
    0x03a5c80d70013d7, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x03c5cc0d80023d9, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL_Y Y default
    0x03a5cc0d90023d9, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385c20da0033e6, // V_DUAL_MUL_F32 VOPDXY_Y Y default
    0x03a5c40db0033e6, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385c20da0043d1, // V_DUAL_ADD_F32 VOPDXY_Y Y default
    0x03a5c40db0043d1, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385c20da0053e9, // V_DUAL_SUB_F32 VOPDXY_Y Y default
    0x03a5c40db0053e9, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385c20da0063e8, // V_DUAL_SUBREV_F32 VOPDXY_Y Y default
    0x03a5c40db0063e8, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385c20da0073e5, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_Y Y default
    0x03a5c40db0073e5, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385d60dc0083e4, // V_DUAL_MOV_B32 VOPDXY_Y Y default
    0x03a5d80dd0083e4, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x03e5c20de0093d6, // V_DUAL_CNDMASK_B32 VOPDXY_Y Y default
    0x0405c40df0093d6, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385c20da00a3df, // V_DUAL_MAX_NUM_F32 VOPDXY_Y Y default
    0x03a5c40db00a3df, // V_DUAL_MAX_NUM_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385c20da00b3e2, // V_DUAL_MIN_NUM_F32 VOPDXY_Y Y default
    0x03a5c40db00b3e2, // V_DUAL_MIN_NUM_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385c20e00103d3, // V_DUAL_ADD_NC_U32 VOPDXY_Y Y default
    0x03a5c40e10103d3, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385c20e20113dc, // V_DUAL_LSHLREV_B32 VOPDXY_Y Y default
    0x03a5c40e30113dc, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385c20e00143ea, // V_DUAL_SUB_NC_U32 VOPDXY_Y Y default
    0x03a5c40e10143ea, // V_DUAL_SUB_NC_U32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385c20e20153dd, // V_DUAL_LSHRREV_B32 VOPDXY_Y Y default
    0x03a5c40e30153dd, // V_DUAL_LSHRREV_B32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385c20e40163d4, // V_DUAL_ASHRREV_I32 VOPDXY_Y Y default
    0x03a5c40e50163d4, // V_DUAL_ASHRREV_I32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385c20e60173de, // V_DUAL_MAX_I32 VOPDXY_Y Y default
    0x03a5c40e70173de, // V_DUAL_MAX_I32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385c20e60183e1, // V_DUAL_MIN_I32 VOPDXY_Y Y default
    0x03a5c40e70183e1, // V_DUAL_MIN_I32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x04213c0e80c428a, // TENSOR_LOAD_TO_LDS ENC_VIMAGE default
    0x04213e0e80c528b, // TENSOR_STORE_FROM_LDS ENC_VIMAGE default
    0x0444e60e900132e, // V_CMP_LT_F16 ENC_VOP3 default
    0x0464ea0ea00132e, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb00132e, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec00132e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed00132e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee00132e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444e60e9002307, // V_CMP_EQ_F16 ENC_VOP3 default
    0x0464ea0ea002307, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb002307, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec002307, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed002307, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee002307, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444e60e9003322, // V_CMP_LE_F16 ENC_VOP3 default
    0x0464ea0ea003322, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb003322, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec003322, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed003322, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee003322, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444e60e9004319, // V_CMP_GT_F16 ENC_VOP3 default
    0x0464ea0ea004319, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb004319, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec004319, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed004319, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee004319, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444e60e900532b, // V_CMP_LG_F16 ENC_VOP3 default
    0x0464ea0ea00532b, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb00532b, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec00532b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed00532b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee00532b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444e60e9006310, // V_CMP_GE_F16 ENC_VOP3 default
    0x0464ea0ea006310, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb006310, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec006310, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed006310, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee006310, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444e60e900734f, // V_CMP_O_F16 ENC_VOP3 default
    0x0464ea0ea00734f, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb00734f, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec00734f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed00734f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee00734f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444e60e9008352, // V_CMP_U_F16 ENC_VOP3 default
    0x0464ea0ea008352, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb008352, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec008352, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed008352, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee008352, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444e60e9009340, // V_CMP_NGE_F16 ENC_VOP3 default
    0x0464ea0ea009340, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb009340, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec009340, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed009340, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee009340, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444e60e900a349, // V_CMP_NLG_F16 ENC_VOP3 default
    0x0464ea0ea00a349, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb00a349, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec00a349, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed00a349, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee00a349, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444e60e900b343, // V_CMP_NGT_F16 ENC_VOP3 default
    0x0464ea0ea00b343, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb00b343, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec00b343, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed00b343, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee00b343, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444e60e900c346, // V_CMP_NLE_F16 ENC_VOP3 default
    0x0464ea0ea00c346, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb00c346, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec00c346, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed00c346, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee00c346, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444e60e900d337, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x0464ea0ea00d337, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb00d337, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec00d337, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed00d337, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee00d337, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444e60e900e34c, // V_CMP_NLT_F16 ENC_VOP3 default
    0x0464ea0ea00e34c, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb00e34c, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec00e34c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed00e34c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee00e34c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444f80ef01132f, // V_CMP_LT_F32 ENC_VOP3 default
    0x0464fc0f001132f, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484fe0f101132f, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4fa0f201132f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4fa0f301132f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4fa0f401132f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444f80ef012308, // V_CMP_EQ_F32 ENC_VOP3 default
    0x0464fc0f0012308, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484fe0f1012308, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4fa0f2012308, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4fa0f3012308, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4fa0f4012308, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444f80ef013323, // V_CMP_LE_F32 ENC_VOP3 default
    0x0464fc0f0013323, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484fe0f1013323, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4fa0f2013323, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4fa0f3013323, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4fa0f4013323, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444f80ef01431a, // V_CMP_GT_F32 ENC_VOP3 default
    0x0464fc0f001431a, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484fe0f101431a, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4fa0f201431a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4fa0f301431a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4fa0f401431a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444f80ef01532c, // V_CMP_LG_F32 ENC_VOP3 default
    0x0464fc0f001532c, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484fe0f101532c, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4fa0f201532c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4fa0f301532c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4fa0f401532c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444f80ef016311, // V_CMP_GE_F32 ENC_VOP3 default
    0x0464fc0f0016311, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484fe0f1016311, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4fa0f2016311, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4fa0f3016311, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4fa0f4016311, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444f80ef017350, // V_CMP_O_F32 ENC_VOP3 default
    0x0464fc0f0017350, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484fe0f1017350, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4fa0f2017350, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4fa0f3017350, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4fa0f4017350, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444f80ef018353, // V_CMP_U_F32 ENC_VOP3 default
    0x0464fc0f0018353, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484fe0f1018353, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4fa0f2018353, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4fa0f3018353, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4fa0f4018353, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444f80ef019341, // V_CMP_NGE_F32 ENC_VOP3 default
    0x0464fc0f0019341, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484fe0f1019341, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4fa0f2019341, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4fa0f3019341, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4fa0f4019341, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444f80ef01a34a, // V_CMP_NLG_F32 ENC_VOP3 default
    0x0464fc0f001a34a, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484fe0f101a34a, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4fa0f201a34a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4fa0f301a34a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4fa0f401a34a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444f80ef01b344, // V_CMP_NGT_F32 ENC_VOP3 default
    0x0464fc0f001b344, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484fe0f101b344, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4fa0f201b344, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4fa0f301b344, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4fa0f401b344, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444f80ef01c347, // V_CMP_NLE_F32 ENC_VOP3 default
    0x0464fc0f001c347, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484fe0f101c347, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4fa0f201c347, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4fa0f301c347, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4fa0f401c347, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444f80ef01d338, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x0464fc0f001d338, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484fe0f101d338, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4fa0f201d338, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4fa0f301d338, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4fa0f401d338, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444f80ef01e34d, // V_CMP_NLT_F32 ENC_VOP3 default
    0x0464fc0f001e34d, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484fe0f101e34d, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4fa0f201e34d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4fa0f301e34d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4fa0f401e34d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04450a0f5021330, // V_CMP_LT_F64 ENC_VOP3 default
    0x04a50c0f6021330, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x04c50c0f7021330, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x04e50c0f8021330, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04450a0f5022309, // V_CMP_EQ_F64 ENC_VOP3 default
    0x04a50c0f6022309, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04c50c0f7022309, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04e50c0f8022309, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04450a0f5023324, // V_CMP_LE_F64 ENC_VOP3 default
    0x04a50c0f6023324, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x04c50c0f7023324, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x04e50c0f8023324, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04450a0f502431b, // V_CMP_GT_F64 ENC_VOP3 default
    0x04a50c0f602431b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x04c50c0f702431b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x04e50c0f802431b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04450a0f502532d, // V_CMP_LG_F64 ENC_VOP3 default
    0x04a50c0f602532d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x04c50c0f702532d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x04e50c0f802532d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04450a0f5026312, // V_CMP_GE_F64 ENC_VOP3 default
    0x04a50c0f6026312, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x04c50c0f7026312, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x04e50c0f8026312, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04450a0f5027351, // V_CMP_O_F64 ENC_VOP3 default
    0x04a50c0f6027351, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x04c50c0f7027351, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x04e50c0f8027351, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04450a0f5028354, // V_CMP_U_F64 ENC_VOP3 default
    0x04a50c0f6028354, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x04c50c0f7028354, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x04e50c0f8028354, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04450a0f5029342, // V_CMP_NGE_F64 ENC_VOP3 default
    0x04a50c0f6029342, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x04c50c0f7029342, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x04e50c0f8029342, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04450a0f502a34b, // V_CMP_NLG_F64 ENC_VOP3 default
    0x04a50c0f602a34b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x04c50c0f702a34b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x04e50c0f802a34b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04450a0f502b345, // V_CMP_NGT_F64 ENC_VOP3 default
    0x04a50c0f602b345, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x04c50c0f702b345, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x04e50c0f802b345, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04450a0f502c348, // V_CMP_NLE_F64 ENC_VOP3 default
    0x04a50c0f602c348, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x04c50c0f702c348, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x04e50c0f802c348, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04450a0f502d339, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x04a50c0f602d339, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04c50c0f702d339, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04e50c0f802d339, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04450a0f502e34e, // V_CMP_NLT_F64 ENC_VOP3 default
    0x04a50c0f602e34e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x04c50c0f702e34e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x04e50c0f802e34e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445140f9031331, // V_CMP_LT_I16 ENC_VOP3 default
    0x0465180fa031331, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04851a0fb031331, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a5160fc031331, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x04c5160fd031331, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x04e5160fe031331, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445140f903230a, // V_CMP_EQ_I16 ENC_VOP3 default
    0x0465180fa03230a, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x04851a0fb03230a, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a5160fc03230a, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x04c5160fd03230a, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x04e5160fe03230a, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445140f9033325, // V_CMP_LE_I16 ENC_VOP3 default
    0x0465180fa033325, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04851a0fb033325, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a5160fc033325, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x04c5160fd033325, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x04e5160fe033325, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445140f903431c, // V_CMP_GT_I16 ENC_VOP3 default
    0x0465180fa03431c, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04851a0fb03431c, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a5160fc03431c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x04c5160fd03431c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x04e5160fe03431c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445140f903533a, // V_CMP_NE_I16 ENC_VOP3 default
    0x0465180fa03533a, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04851a0fb03533a, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a5160fc03533a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x04c5160fd03533a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x04e5160fe03533a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445140f9036313, // V_CMP_GE_I16 ENC_VOP3 default
    0x0465180fa036313, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04851a0fb036313, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a5160fc036313, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x04c5160fd036313, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x04e5160fe036313, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445140ff039334, // V_CMP_LT_U16 ENC_VOP3 default
    0x046518100039334, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04851a101039334, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a516102039334, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x04c516103039334, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x04e516104039334, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445140ff03a30d, // V_CMP_EQ_U16 ENC_VOP3 default
    0x04651810003a30d, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x04851a10103a30d, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a51610203a30d, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x04c51610303a30d, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x04e51610403a30d, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445140ff03b328, // V_CMP_LE_U16 ENC_VOP3 default
    0x04651810003b328, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04851a10103b328, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a51610203b328, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x04c51610303b328, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x04e51610403b328, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445140ff03c31f, // V_CMP_GT_U16 ENC_VOP3 default
    0x04651810003c31f, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04851a10103c31f, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a51610203c31f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x04c51610303c31f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x04e51610403c31f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445140ff03d33d, // V_CMP_NE_U16 ENC_VOP3 default
    0x04651810003d33d, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04851a10103d33d, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a51610203d33d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x04c51610303d33d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x04e51610403d33d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445140ff03e316, // V_CMP_GE_U16 ENC_VOP3 default
    0x04651810003e316, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04851a10103e316, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a51610203e316, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x04c51610303e316, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x04e51610403e316, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044526105041332, // V_CMP_LT_I32 ENC_VOP3 default
    0x04652a106041332, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04852c107041332, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a528108041332, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x04c528109041332, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x04e52810a041332, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452610504230b, // V_CMP_EQ_I32 ENC_VOP3 default
    0x04652a10604230b, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x04852c10704230b, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a52810804230b, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x04c52810904230b, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x04e52810a04230b, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044526105043326, // V_CMP_LE_I32 ENC_VOP3 default
    0x04652a106043326, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04852c107043326, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a528108043326, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x04c528109043326, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x04e52810a043326, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452610504431d, // V_CMP_GT_I32 ENC_VOP3 default
    0x04652a10604431d, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04852c10704431d, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a52810804431d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x04c52810904431d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x04e52810a04431d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452610504533b, // V_CMP_NE_I32 ENC_VOP3 default
    0x04652a10604533b, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04852c10704533b, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a52810804533b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x04c52810904533b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x04e52810a04533b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044526105046314, // V_CMP_GE_I32 ENC_VOP3 default
    0x04652a106046314, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04852c107046314, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a528108046314, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x04c528109046314, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x04e52810a046314, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452610b049335, // V_CMP_LT_U32 ENC_VOP3 default
    0x04652a10c049335, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04852c10d049335, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a52810e049335, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x04c52810f049335, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x04e528110049335, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452610b04a30e, // V_CMP_EQ_U32 ENC_VOP3 default
    0x04652a10c04a30e, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x04852c10d04a30e, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a52810e04a30e, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x04c52810f04a30e, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x04e52811004a30e, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452610b04b329, // V_CMP_LE_U32 ENC_VOP3 default
    0x04652a10c04b329, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04852c10d04b329, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a52810e04b329, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x04c52810f04b329, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x04e52811004b329, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452610b04c320, // V_CMP_GT_U32 ENC_VOP3 default
    0x04652a10c04c320, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04852c10d04c320, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a52810e04c320, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x04c52810f04c320, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x04e52811004c320, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452610b04d33e, // V_CMP_NE_U32 ENC_VOP3 default
    0x04652a10c04d33e, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04852c10d04d33e, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a52810e04d33e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x04c52810f04d33e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x04e52811004d33e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452610b04e317, // V_CMP_GE_U32 ENC_VOP3 default
    0x04652a10c04e317, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04852c10d04e317, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a52810e04e317, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x04c52810f04e317, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x04e52811004e317, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044530111051333, // V_CMP_LT_I64 ENC_VOP3 default
    0x04a532112051333, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x04c532113051333, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x04e532114051333, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04453011105230c, // V_CMP_EQ_I64 ENC_VOP3 default
    0x04a53211205230c, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x04c53211305230c, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x04e53211405230c, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044530111053327, // V_CMP_LE_I64 ENC_VOP3 default
    0x04a532112053327, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x04c532113053327, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x04e532114053327, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04453011105431e, // V_CMP_GT_I64 ENC_VOP3 default
    0x04a53211205431e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x04c53211305431e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x04e53211405431e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04453011105533c, // V_CMP_NE_I64 ENC_VOP3 default
    0x04a53211205533c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x04c53211305533c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x04e53211405533c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044530111056315, // V_CMP_GE_I64 ENC_VOP3 default
    0x04a532112056315, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x04c532113056315, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x04e532114056315, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044530115059336, // V_CMP_LT_U64 ENC_VOP3 default
    0x04a532116059336, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x04c532117059336, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x04e532118059336, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04453011505a30f, // V_CMP_EQ_U64 ENC_VOP3 default
    0x04a53211605a30f, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x04c53211705a30f, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x04e53211805a30f, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04453011505b32a, // V_CMP_LE_U64 ENC_VOP3 default
    0x04a53211605b32a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x04c53211705b32a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x04e53211805b32a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04453011505c321, // V_CMP_GT_U64 ENC_VOP3 default
    0x04a53211605c321, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x04c53211705c321, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x04e53211805c321, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04453011505d33f, // V_CMP_NE_U64 ENC_VOP3 default
    0x04a53211605d33f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x04c53211705d33f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x04e53211805d33f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04453011505e318, // V_CMP_GE_U64 ENC_VOP3 default
    0x04a53211605e318, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x04c53211705e318, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x04e53211805e318, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444e60e907d304, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x0464ea0ea07d304, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb07d304, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec07d304, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed07d304, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee07d304, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04453a11907e305, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x04653e11a07e305, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x04854011b07e305, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a53c11c07e305, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x04c53c11d07e305, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x04e53c11e07e305, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04454411f07f306, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x04a54612007f306, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x04c54612107f306, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x04e54612207f306, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e1230812dd, // V_CMPX_LT_F16 ENC_VOP3 default
    0x0525521240812dd, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545541250812dd, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565501260812dd, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x0585501270812dd, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5501280812dd, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e1230822b6, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x0525521240822b6, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545541250822b6, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565501260822b6, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0585501270822b6, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5501280822b6, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e1230832d1, // V_CMPX_LE_F16 ENC_VOP3 default
    0x0525521240832d1, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545541250832d1, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565501260832d1, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x0585501270832d1, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5501280832d1, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e1230842c8, // V_CMPX_GT_F16 ENC_VOP3 default
    0x0525521240842c8, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545541250842c8, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565501260842c8, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x0585501270842c8, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5501280842c8, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e1230852da, // V_CMPX_LG_F16 ENC_VOP3 default
    0x0525521240852da, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545541250852da, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565501260852da, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x0585501270852da, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5501280852da, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e1230862bf, // V_CMPX_GE_F16 ENC_VOP3 default
    0x0525521240862bf, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545541250862bf, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565501260862bf, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x0585501270862bf, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5501280862bf, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e1230872fe, // V_CMPX_O_F16 ENC_VOP3 default
    0x0525521240872fe, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545541250872fe, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565501260872fe, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x0585501270872fe, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5501280872fe, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e123088301, // V_CMPX_U_F16 ENC_VOP3 default
    0x052552124088301, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x054554125088301, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x056550126088301, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x058550127088301, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x05a550128088301, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e1230892ef, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x0525521240892ef, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545541250892ef, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565501260892ef, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x0585501270892ef, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5501280892ef, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e12308a2f8, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x05255212408a2f8, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x05455412508a2f8, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x05655012608a2f8, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x05855012708a2f8, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x05a55012808a2f8, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e12308b2f2, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x05255212408b2f2, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x05455412508b2f2, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x05655012608b2f2, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x05855012708b2f2, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x05a55012808b2f2, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e12308c2f5, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x05255212408c2f5, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x05455412508c2f5, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x05655012608c2f5, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x05855012708c2f5, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x05a55012808c2f5, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e12308d2e6, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x05255212408d2e6, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x05455412508d2e6, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x05655012608d2e6, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05855012708d2e6, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05a55012808d2e6, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e12308e2fb, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x05255212408e2fb, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x05455412508e2fb, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x05655012608e2fb, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x05855012708e2fb, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x05a55012808e2fb, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505601290912de, // V_CMPX_LT_F32 ENC_VOP3 default
    0x05256412a0912de, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x05456612b0912de, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05656212c0912de, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x05856212d0912de, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x05a56212e0912de, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505601290922b7, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x05256412a0922b7, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x05456612b0922b7, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x05656212c0922b7, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05856212d0922b7, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05a56212e0922b7, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505601290932d2, // V_CMPX_LE_F32 ENC_VOP3 default
    0x05256412a0932d2, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x05456612b0932d2, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05656212c0932d2, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x05856212d0932d2, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x05a56212e0932d2, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505601290942c9, // V_CMPX_GT_F32 ENC_VOP3 default
    0x05256412a0942c9, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x05456612b0942c9, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05656212c0942c9, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x05856212d0942c9, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x05a56212e0942c9, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505601290952db, // V_CMPX_LG_F32 ENC_VOP3 default
    0x05256412a0952db, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x05456612b0952db, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x05656212c0952db, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x05856212d0952db, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x05a56212e0952db, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505601290962c0, // V_CMPX_GE_F32 ENC_VOP3 default
    0x05256412a0962c0, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x05456612b0962c0, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05656212c0962c0, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x05856212d0962c0, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x05a56212e0962c0, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505601290972ff, // V_CMPX_O_F32 ENC_VOP3 default
    0x05256412a0972ff, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x05456612b0972ff, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x05656212c0972ff, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x05856212d0972ff, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x05a56212e0972ff, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x050560129098302, // V_CMPX_U_F32 ENC_VOP3 default
    0x05256412a098302, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x05456612b098302, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x05656212c098302, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x05856212d098302, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x05a56212e098302, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505601290992f0, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x05256412a0992f0, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x05456612b0992f0, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05656212c0992f0, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x05856212d0992f0, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x05a56212e0992f0, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05056012909a2f9, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x05256412a09a2f9, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x05456612b09a2f9, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x05656212c09a2f9, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x05856212d09a2f9, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x05a56212e09a2f9, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05056012909b2f3, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x05256412a09b2f3, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x05456612b09b2f3, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05656212c09b2f3, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x05856212d09b2f3, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x05a56212e09b2f3, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05056012909c2f6, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x05256412a09c2f6, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x05456612b09c2f6, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05656212c09c2f6, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x05856212d09c2f6, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x05a56212e09c2f6, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05056012909d2e7, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x05256412a09d2e7, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x05456612b09d2e7, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x05656212c09d2e7, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05856212d09d2e7, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05a56212e09d2e7, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05056012909e2fc, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x05256412a09e2fc, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x05456612b09e2fc, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05656212c09e2fc, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x05856212d09e2fc, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x05a56212e09e2fc, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057212f0a12df, // V_CMPX_LT_F64 ENC_VOP3 default
    0x0565741300a12df, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x0585741310a12df, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5741320a12df, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057212f0a22b8, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x0565741300a22b8, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0585741310a22b8, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5741320a22b8, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057212f0a32d3, // V_CMPX_LE_F64 ENC_VOP3 default
    0x0565741300a32d3, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x0585741310a32d3, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5741320a32d3, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057212f0a42ca, // V_CMPX_GT_F64 ENC_VOP3 default
    0x0565741300a42ca, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x0585741310a42ca, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5741320a42ca, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057212f0a52dc, // V_CMPX_LG_F64 ENC_VOP3 default
    0x0565741300a52dc, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x0585741310a52dc, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5741320a52dc, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057212f0a62c1, // V_CMPX_GE_F64 ENC_VOP3 default
    0x0565741300a62c1, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x0585741310a62c1, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5741320a62c1, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057212f0a7300, // V_CMPX_O_F64 ENC_VOP3 default
    0x0565741300a7300, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x0585741310a7300, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5741320a7300, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057212f0a8303, // V_CMPX_U_F64 ENC_VOP3 default
    0x0565741300a8303, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x0585741310a8303, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5741320a8303, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057212f0a92f1, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x0565741300a92f1, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x0585741310a92f1, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5741320a92f1, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057212f0aa2fa, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x0565741300aa2fa, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x0585741310aa2fa, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5741320aa2fa, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057212f0ab2f4, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x0565741300ab2f4, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x0585741310ab2f4, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5741320ab2f4, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057212f0ac2f7, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x0565741300ac2f7, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x0585741310ac2f7, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5741320ac2f7, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057212f0ad2e8, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x0565741300ad2e8, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0585741310ad2e8, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5741320ad2e8, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057212f0ae2fd, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x0565741300ae2fd, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x0585741310ae2fd, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5741320ae2fd, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057c1330b12e0, // V_CMPX_LT_I16 ENC_VOP3 default
    0x0525801340b12e0, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0545821350b12e0, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x05657e1360b12e0, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x05857e1370b12e0, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x05a57e1380b12e0, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057c1330b22b9, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x0525801340b22b9, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x0545821350b22b9, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x05657e1360b22b9, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x05857e1370b22b9, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x05a57e1380b22b9, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057c1330b32d4, // V_CMPX_LE_I16 ENC_VOP3 default
    0x0525801340b32d4, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0545821350b32d4, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05657e1360b32d4, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x05857e1370b32d4, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x05a57e1380b32d4, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057c1330b42cb, // V_CMPX_GT_I16 ENC_VOP3 default
    0x0525801340b42cb, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0545821350b42cb, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x05657e1360b42cb, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x05857e1370b42cb, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x05a57e1380b42cb, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057c1330b52e9, // V_CMPX_NE_I16 ENC_VOP3 default
    0x0525801340b52e9, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0545821350b52e9, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05657e1360b52e9, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x05857e1370b52e9, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x05a57e1380b52e9, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057c1330b62c2, // V_CMPX_GE_I16 ENC_VOP3 default
    0x0525801340b62c2, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0545821350b62c2, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05657e1360b62c2, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x05857e1370b62c2, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x05a57e1380b62c2, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057c1390b92e3, // V_CMPX_LT_U16 ENC_VOP3 default
    0x05258013a0b92e3, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x05458213b0b92e3, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x05657e13c0b92e3, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x05857e13d0b92e3, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x05a57e13e0b92e3, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057c1390ba2bc, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x05258013a0ba2bc, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x05458213b0ba2bc, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x05657e13c0ba2bc, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x05857e13d0ba2bc, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x05a57e13e0ba2bc, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057c1390bb2d7, // V_CMPX_LE_U16 ENC_VOP3 default
    0x05258013a0bb2d7, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x05458213b0bb2d7, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05657e13c0bb2d7, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x05857e13d0bb2d7, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x05a57e13e0bb2d7, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057c1390bc2ce, // V_CMPX_GT_U16 ENC_VOP3 default
    0x05258013a0bc2ce, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x05458213b0bc2ce, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x05657e13c0bc2ce, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x05857e13d0bc2ce, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x05a57e13e0bc2ce, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057c1390bd2ec, // V_CMPX_NE_U16 ENC_VOP3 default
    0x05258013a0bd2ec, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x05458213b0bd2ec, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05657e13c0bd2ec, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x05857e13d0bd2ec, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x05a57e13e0bd2ec, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057c1390be2c5, // V_CMPX_GE_U16 ENC_VOP3 default
    0x05258013a0be2c5, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x05458213b0be2c5, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05657e13c0be2c5, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x05857e13d0be2c5, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x05a57e13e0be2c5, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05058e13f0c12e1, // V_CMPX_LT_I32 ENC_VOP3 default
    0x0525921400c12e1, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0545941410c12e1, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0565901420c12e1, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x0585901430c12e1, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x05a5901440c12e1, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05058e13f0c22ba, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x0525921400c22ba, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x0545941410c22ba, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x0565901420c22ba, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x0585901430c22ba, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x05a5901440c22ba, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05058e13f0c32d5, // V_CMPX_LE_I32 ENC_VOP3 default
    0x0525921400c32d5, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0545941410c32d5, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0565901420c32d5, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x0585901430c32d5, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x05a5901440c32d5, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05058e13f0c42cc, // V_CMPX_GT_I32 ENC_VOP3 default
    0x0525921400c42cc, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0545941410c42cc, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0565901420c42cc, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x0585901430c42cc, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x05a5901440c42cc, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05058e13f0c52ea, // V_CMPX_NE_I32 ENC_VOP3 default
    0x0525921400c52ea, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0545941410c52ea, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0565901420c52ea, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x0585901430c52ea, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x05a5901440c52ea, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05058e13f0c62c3, // V_CMPX_GE_I32 ENC_VOP3 default
    0x0525921400c62c3, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0545941410c62c3, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0565901420c62c3, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x0585901430c62c3, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x05a5901440c62c3, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05058e1450c92e4, // V_CMPX_LT_U32 ENC_VOP3 default
    0x0525921460c92e4, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0545941470c92e4, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0565901480c92e4, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x0585901490c92e4, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05a59014a0c92e4, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05058e1450ca2bd, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x0525921460ca2bd, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x0545941470ca2bd, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x0565901480ca2bd, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x0585901490ca2bd, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05a59014a0ca2bd, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05058e1450cb2d8, // V_CMPX_LE_U32 ENC_VOP3 default
    0x0525921460cb2d8, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0545941470cb2d8, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0565901480cb2d8, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x0585901490cb2d8, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05a59014a0cb2d8, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05058e1450cc2cf, // V_CMPX_GT_U32 ENC_VOP3 default
    0x0525921460cc2cf, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0545941470cc2cf, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0565901480cc2cf, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x0585901490cc2cf, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05a59014a0cc2cf, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05058e1450cd2ed, // V_CMPX_NE_U32 ENC_VOP3 default
    0x0525921460cd2ed, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0545941470cd2ed, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0565901480cd2ed, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x0585901490cd2ed, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05a59014a0cd2ed, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05058e1450ce2c6, // V_CMPX_GE_U32 ENC_VOP3 default
    0x0525921460ce2c6, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0545941470ce2c6, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0565901480ce2c6, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x0585901490ce2c6, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05a59014a0ce2c6, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059814b0d12e2, // V_CMPX_LT_I64 ENC_VOP3 default
    0x05659a14c0d12e2, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05859a14d0d12e2, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05a59a14e0d12e2, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059814b0d22bb, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x05659a14c0d22bb, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05859a14d0d22bb, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05a59a14e0d22bb, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059814b0d32d6, // V_CMPX_LE_I64 ENC_VOP3 default
    0x05659a14c0d32d6, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05859a14d0d32d6, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05a59a14e0d32d6, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059814b0d42cd, // V_CMPX_GT_I64 ENC_VOP3 default
    0x05659a14c0d42cd, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05859a14d0d42cd, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05a59a14e0d42cd, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059814b0d52eb, // V_CMPX_NE_I64 ENC_VOP3 default
    0x05659a14c0d52eb, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05859a14d0d52eb, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05a59a14e0d52eb, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059814b0d62c4, // V_CMPX_GE_I64 ENC_VOP3 default
    0x05659a14c0d62c4, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05859a14d0d62c4, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05a59a14e0d62c4, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059814f0d92e5, // V_CMPX_LT_U64 ENC_VOP3 default
    0x05659a1500d92e5, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x05859a1510d92e5, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x05a59a1520d92e5, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059814f0da2be, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x05659a1500da2be, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x05859a1510da2be, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x05a59a1520da2be, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059814f0db2d9, // V_CMPX_LE_U64 ENC_VOP3 default
    0x05659a1500db2d9, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x05859a1510db2d9, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x05a59a1520db2d9, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059814f0dc2d0, // V_CMPX_GT_U64 ENC_VOP3 default
    0x05659a1500dc2d0, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x05859a1510dc2d0, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x05a59a1520dc2d0, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059814f0dd2ee, // V_CMPX_NE_U64 ENC_VOP3 default
    0x05659a1500dd2ee, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x05859a1510dd2ee, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x05a59a1520dd2ee, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059814f0de2c7, // V_CMPX_GE_U64 ENC_VOP3 default
    0x05659a1500de2c7, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x05859a1510de2c7, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x05a59a1520de2c7, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e1230fd2b3, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x0525521240fd2b3, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545541250fd2b3, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565501260fd2b3, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x0585501270fd2b3, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5501280fd2b3, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505a21530fe2b4, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x0525a61540fe2b4, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0545a81550fe2b4, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x0565a41560fe2b4, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x0585a41570fe2b4, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x05a5a41580fe2b4, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ac1590ff2b5, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x0565ae15a0ff2b5, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x0585ae15b0ff2b5, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5ae15c0ff2b5, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05c27c15d101356, // V_CNDMASK_B32 ENC_VOP3 default
    0x04628015e101356, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x04828215f101356, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x05e27e160101356, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x06027e161101356, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x06227e162101356, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04428c163102291, // V_ADD_F64 ENC_VOP3 default
    0x048290164102291, // V_ADD_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a28e165102291, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x04c28e166102291, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x04e28e167102291, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04429c168103290, // V_ADD_F32 ENC_VOP3 default
    0x0462a0169103290, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a216a103290, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a29e16b103290, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x04c29e16c103290, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x04e29e16d103290, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04429c1681044e2, // V_SUB_F32 ENC_VOP3 default
    0x0462a01691044e2, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a216a1044e2, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a29e16b1044e2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x04c29e16c1044e2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x04e29e16d1044e2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04429c1681054dd, // V_SUBREV_F32 ENC_VOP3 default
    0x0462a016e1054dd, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a216f1054dd, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a29e16b1054dd, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x04c29e16c1054dd, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x04e29e16d1054dd, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04428c163106472, // V_MUL_F64 ENC_VOP3 default
    0x048290164106472, // V_MUL_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a28e165106472, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x04c28e166106472, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x04e28e167106472, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04429c16810746f, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x0462a016910746f, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a216a10746f, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a29e16b10746f, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x04c29e16c10746f, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x04e29e16d10746f, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04429c168108471, // V_MUL_F32 ENC_VOP3 default
    0x0462a0169108471, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a216a108471, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a29e16b108471, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x04c29e16c108471, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x04e29e16d108471, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a6170109477, // V_MUL_I32_I24 ENC_VOP3 default
    0x0462aa171109477, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0482ac172109477, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04a2a8173109477, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04c2a8174109477, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04e2a8175109477, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617010a474, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x0462aa17110a474, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17210a474, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817310a474, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04c2a817410a474, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04e2a817510a474, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617610b47a, // V_MUL_U32_U24 ENC_VOP3 default
    0x0462aa17710b47a, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17810b47a, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817910b47a, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04c2a817a10b47a, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04e2a817b10b47a, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617610c476, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x0462aa17710c476, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17810c476, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817910c476, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04c2a817a10c476, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04e2a817b10c476, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04428c16310d460, // V_MIN_NUM_F64 ENC_VOP3 default
    0x04829016410d460, // V_MIN_NUM_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a28e16510d460, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_0
    0x04c28e16610d460, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_1
    0x04e28e16710d460, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04428c16310e43e, // V_MAX_NUM_F64 ENC_VOP3 default
    0x04829016410e43e, // V_MAX_NUM_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a28e16510e43e, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_0
    0x04c28e16610e43e, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_1
    0x04e28e16710e43e, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617011145c, // V_MIN_I32 ENC_VOP3 default
    0x0462aa17111145c, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17211145c, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817311145c, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817411145c, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817511145c, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617011243a, // V_MAX_I32 ENC_VOP3 default
    0x0462aa17111243a, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17211243a, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817311243a, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817411243a, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817511243a, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a6176113462, // V_MIN_U32 ENC_VOP3 default
    0x0462aa177113462, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac178113462, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a8179113462, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817a113462, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817b113462, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a6176114440, // V_MAX_U32 ENC_VOP3 default
    0x0462aa177114440, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac178114440, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a8179114440, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817a114440, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817b114440, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04429c16811545f, // V_MIN_NUM_F32 ENC_VOP3 default
    0x0462a016911545f, // V_MIN_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a216a11545f, // V_MIN_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a29e16b11545f, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c29e16c11545f, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e29e16d11545f, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04429c16811643d, // V_MAX_NUM_F32 ENC_VOP3 default
    0x0462a016911643d, // V_MAX_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a216a11643d, // V_MAX_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a29e16b11643d, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c29e16c11643d, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e29e16d11643d, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04428c17c1173f6, // V_FMAC_F64 ENC_VOP3 default
    0x04829017d1173f6, // V_FMAC_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a28e17e1173f6, // V_FMAC_F64 VOP3_INST_LITERAL has_lit_0
    0x04c28e17f1173f6, // V_FMAC_F64 VOP3_INST_LITERAL has_lit_1
    0x04e28e1801173f6, // V_FMAC_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a6176118415, // V_LSHLREV_B32 ENC_VOP3 default
    0x0462aa177118415, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac178118415, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a8179118415, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817a118415, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817b118415, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617611941b, // V_LSHRREV_B32 ENC_VOP3 default
    0x0462aa17711941b, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17811941b, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817911941b, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817a11941b, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817b11941b, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a618111a2a2, // V_ASHRREV_I32 ENC_VOP3 default
    0x0462aa18211a2a2, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac18311a2a2, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a818411a2a2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x04c2a818511a2a2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x04e2a818611a2a2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617611b29f, // V_AND_B32 ENC_VOP3 default
    0x0462aa17711b29f, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17811b29f, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817911b29f, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817a11b29f, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817b11b29f, // V_AND_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617611c481, // V_OR_B32 ENC_VOP3 default
    0x0462aa17711c481, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17811c481, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817911c481, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817a11c481, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817b11c481, // V_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617611d52c, // V_XOR_B32 ENC_VOP3 default
    0x0462aa17711d52c, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17811d52c, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817911d52c, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817a11d52c, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817b11d52c, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617611e529, // V_XNOR_B32 ENC_VOP3 default
    0x0462aa17711e529, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17811e529, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817911e529, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817a11e529, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817b11e529, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442b618711f416, // V_LSHLREV_B64 ENC_VOP3 default
    0x0482ba18811f416, // V_LSHLREV_B64 VOP3_VOP_DPP16 has_dpp16
    0x04a2b818911f416, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x04c2b818a11f416, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0642c618b12028d, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x0662ca18c12028d, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0682cc18d12028d, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a2c818e12028d, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c2c818f12028d, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e2c819012028d, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0642c618b1214df, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x0662ca18c1214df, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0682cc18d1214df, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a2c818e1214df, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c2c818f1214df, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e2c81901214df, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0642c618b1224da, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x0662ca1911224da, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0682cc1921224da, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a2c818e1224da, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c2c818f1224da, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e2c81901224da, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617612529a, // V_ADD_NC_U32 ENC_VOP3 default
    0x0462aa17712529a, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17812529a, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817912529a, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817a12529a, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817b12529a, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a61761264e6, // V_SUB_NC_U32 ENC_VOP3 default
    0x0462aa1771264e6, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac1781264e6, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a81791264e6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817a1264e6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817b1264e6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a61761274de, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x0462aa1931274de, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac1941274de, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a81791274de, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817a1274de, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817b1274de, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442da19512829b, // V_ADD_NC_U64 ENC_VOP3 default
    0x0482de19612829b, // V_ADD_NC_U64 VOP3_VOP_DPP16 has_dpp16
    0x04a2dc19712829b, // V_ADD_NC_U64 VOP3_INST_LITERAL has_lit_0
    0x04c2dc19812829b, // V_ADD_NC_U64 VOP3_INST_LITERAL has_lit_1
    0x04e2dc19912829b, // V_ADD_NC_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442da1951294e7, // V_SUB_NC_U64 ENC_VOP3 default
    0x0482de1961294e7, // V_SUB_NC_U64 VOP3_VOP_DPP16 has_dpp16
    0x04a2dc1971294e7, // V_SUB_NC_U64 VOP3_INST_LITERAL has_lit_0
    0x04c2dc1981294e7, // V_SUB_NC_U64 VOP3_INST_LITERAL has_lit_1
    0x04e2dc1991294e7, // V_SUB_NC_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442da19512a47b, // V_MUL_U64 ENC_VOP3 default
    0x04a2dc19712a47b, // V_MUL_U64 VOP3_INST_LITERAL has_lit_0
    0x04c2dc19812a47b, // V_MUL_U64 VOP3_INST_LITERAL has_lit_1
    0x04e2dc19912a47b, // V_MUL_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04429c19a12b3f5, // V_FMAC_F32 ENC_VOP3 default
    0x0462a019b12b3f5, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a219c12b3f5, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a29e19d12b3f5, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x04c29e19e12b3f5, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x04e29e19f12b3f5, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442ee1a012f38b, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x0462f21a112f38b, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482f41a212f38b, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2f01a312f38b, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2f01a412f38b, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2f01a512f38b, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443001a613045e, // V_MIN_NUM_F16 ENC_VOP3 default
    0x0463041a713045e, // V_MIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483061a813045e, // V_MIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3021a913045e, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3021aa13045e, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3021ab13045e, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443001a613143c, // V_MAX_NUM_F16 ENC_VOP3 default
    0x0463041a713143c, // V_MAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483061a813143c, // V_MAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3021a913143c, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3021aa13143c, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3021ab13143c, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443001a613228f, // V_ADD_F16 ENC_VOP3 default
    0x0463041a713228f, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483061a813228f, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3021a913228f, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3021aa13228f, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3021ab13228f, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443001a61334e1, // V_SUB_F16 ENC_VOP3 default
    0x0463041a71334e1, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483061a81334e1, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3021a91334e1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3021aa1334e1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3021ab1334e1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443001a61344dc, // V_SUBREV_F16 ENC_VOP3 default
    0x0463041ac1344dc, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483061ad1344dc, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3021a91344dc, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3021aa1344dc, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3021ab1344dc, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443001a6135470, // V_MUL_F16 ENC_VOP3 default
    0x0463041a7135470, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483061a8135470, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3021a9135470, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3021aa135470, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3021ab135470, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443001ae1363f4, // V_FMAC_F16 ENC_VOP3 default
    0x0463041af1363f4, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483061b01363f4, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3021b11363f4, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3021b21363f4, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3021b31363f4, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04430e1a613b40d, // V_LDEXP_F16 ENC_VOP3 default
    0x0463121a713b40d, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483141a813b40d, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3101a913b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3101aa13b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3101ab13b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0441401b418047c, // V_NOP ENC_VOP3 default
    0x04414c1b5181469, // V_MOV_B32 ENC_VOP3 default
    0x0461501b6181469, // V_MOV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481521b7181469, // V_MOV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1b8181469, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x0701561b91824c3, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x0441601ba183375, // V_CVT_I32_F64 ENC_VOP3 default
    0x0481641bb183375, // V_CVT_I32_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1621bc183375, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x04416e1bd184370, // V_CVT_F64_I32 ENC_VOP3 default
    0x0481721be184370, // V_CVT_F64_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a1701bf184370, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x0441761c0185369, // V_CVT_F32_I32 ENC_VOP3 default
    0x04617a1c1185369, // V_CVT_F32_I32 VOP3_VOP_DPP8 has_dpp8
    0x04817c1c2185369, // V_CVT_F32_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a1781c3185369, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x0441761c418636a, // V_CVT_F32_U32 ENC_VOP3 default
    0x04617a1c518636a, // V_CVT_F32_U32 VOP3_VOP_DPP8 has_dpp8
    0x04817c1c618636a, // V_CVT_F32_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a1781c718636a, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x04414c1c81873c3, // V_CVT_U32_F32 ENC_VOP3 default
    0x0461501c91873c3, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521ca1873c3, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1cb1873c3, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1cc188374, // V_CVT_I32_F32 ENC_VOP3 default
    0x0461501cd188374, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521ce188374, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1cf188374, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0441881d018a360, // V_CVT_F16_F32 ENC_VOP3 default
    0x04618c1d118a360, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04818e1d218a360, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a18a1d318a360, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04419a1d418b366, // V_CVT_F32_F16 ENC_VOP3 default
    0x04619e1d518b366, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481a01d618b366, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a19c1d718b366, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x04414c1cc18c377, // V_CVT_NEAREST_I32_F32 ENC_VOP3 default
    0x0461501cd18c377, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521ce18c377, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1cf18c377, // V_CVT_NEAREST_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1cc18d372, // V_CVT_FLOOR_I32_F32 ENC_VOP3 default
    0x0461501cd18d372, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521ce18d372, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1cf18d372, // V_CVT_FLOOR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0441761c018e37a, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x04617a1c118e37a, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP8 has_dpp8
    0x04817c1c218e37a, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP16 has_dpp16
    0x04a1781c318e37a, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x0441601d818f367, // V_CVT_F32_F64 ENC_VOP3 default
    0x0481641d918f367, // V_CVT_F32_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1621da18f367, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x0441a41db19036f, // V_CVT_F64_F32 ENC_VOP3 default
    0x0481a81dc19036f, // V_CVT_F64_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1a61dd19036f, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x0441761c419136b, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x04617a1c519136b, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP8 has_dpp8
    0x04817c1c619136b, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP16 has_dpp16
    0x04a1781c719136b, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x0441761c419236c, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x04617a1c519236c, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP8 has_dpp8
    0x04817c1c619236c, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP16 has_dpp16
    0x04a1781c719236c, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x0441761c419336d, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x04617a1c519336d, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP8 has_dpp8
    0x04817c1c619336d, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP16 has_dpp16
    0x04a1781c719336d, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x0441761c419436e, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x04617a1c519436e, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP8 has_dpp8
    0x04817c1c619436e, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP16 has_dpp16
    0x04a1781c719436e, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x0441601de1953c4, // V_CVT_U32_F64 ENC_VOP3 default
    0x0481641df1953c4, // V_CVT_U32_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1621e01953c4, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x04416e1e1196371, // V_CVT_F64_U32 ENC_VOP3 default
    0x0481721e2196371, // V_CVT_F64_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a1701e3196371, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x0441b21e4197509, // V_TRUNC_F64 ENC_VOP3 default
    0x0481b61e5197509, // V_TRUNC_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1b41e6197509, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x0441b21e41982b0, // V_CEIL_F64 ENC_VOP3 default
    0x0481b61e51982b0, // V_CEIL_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1b41e61982b0, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x0441b21e41994c7, // V_RNDNE_F64 ENC_VOP3 default
    0x0481b61e51994c7, // V_RNDNE_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1b41e61994c7, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x0441b21e419a3f0, // V_FLOOR_F64 ENC_VOP3 default
    0x0481b61e519a3f0, // V_FLOOR_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1b41e619a3f0, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x0441401b419b491, // V_PIPEFLUSH ENC_VOP3 default
    0x0441c21e719c468, // V_MOV_B16 ENC_VOP3 default
    0x0461c61e819c468, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x0481c81e919c468, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a1c41ea19c468, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x0441d21eb19d46a, // V_MOV_B64 ENC_VOP3 default
    0x0481d61ec19d46a, // V_MOV_B64 VOP3_VOP_DPP16 has_dpp16
    0x04a1d41ed19d46a, // V_MOV_B64 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee19e505, // V_TANH_F32 ENC_VOP3 default
    0x0461501ef19e505, // V_TANH_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f019e505, // V_TANH_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f119e505, // V_TANH_F32 VOP3_INST_LITERAL has_lit_0
    0x0441e21f219f504, // V_TANH_F16 ENC_VOP3 default
    0x0461e61f319f504, // V_TANH_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81f419f504, // V_TANH_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41f519f504, // V_TANH_F16 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee1a0405, // V_FRACT_F32 ENC_VOP3 default
    0x0461501ef1a0405, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f01a0405, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f11a0405, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee1a1508, // V_TRUNC_F32 ENC_VOP3 default
    0x0461501ef1a1508, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f01a1508, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f11a1508, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee1a22af, // V_CEIL_F32 ENC_VOP3 default
    0x0461501ef1a22af, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f01a22af, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f11a22af, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee1a34c6, // V_RNDNE_F32 ENC_VOP3 default
    0x0461501ef1a34c6, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f01a34c6, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f11a34c6, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee1a43ef, // V_FLOOR_F32 ENC_VOP3 default
    0x0461501ef1a43ef, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f01a43ef, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f11a43ef, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee1a53ed, // V_EXP_F32 ENC_VOP3 default
    0x0461501ef1a53ed, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f01a53ed, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f11a53ed, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee1a7413, // V_LOG_F32 ENC_VOP3 default
    0x0461501ef1a7413, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f01a7413, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f11a7413, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee1aa4c0, // V_RCP_F32 ENC_VOP3 default
    0x0461501ef1aa4c0, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f01aa4c0, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f11aa4c0, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee1ab4c2, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x0461501ef1ab4c2, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f01ab4c2, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f11ab4c2, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee1ae4ca, // V_RSQ_F32 ENC_VOP3 default
    0x0461501ef1ae4ca, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f01ae4ca, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f11ae4ca, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0441b21e41af4c1, // V_RCP_F64 ENC_VOP3 default
    0x04a1b41e61af4c1, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x0441b21e41b14cb, // V_RSQ_F64 ENC_VOP3 default
    0x04a1b41e61b14cb, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee1b34d8, // V_SQRT_F32 ENC_VOP3 default
    0x0461501ef1b34d8, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f01b34d8, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f11b34d8, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x0441b21e41b44d9, // V_SQRT_F64 ENC_VOP3 default
    0x04a1b41e61b44d9, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee1b54d5, // V_SIN_F32 ENC_VOP3 default
    0x0461501ef1b54d5, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f01b54d5, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f11b54d5, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee1b6359, // V_COS_F32 ENC_VOP3 default
    0x0461501ef1b6359, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f01b6359, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f11b6359, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x0441761f61b747e, // V_NOT_B32 ENC_VOP3 default
    0x04617a1f71b747e, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x04817c1f81b747e, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a1781f91b747e, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x04414c1b51b82ab, // V_BFREV_B32 ENC_VOP3 default
    0x0461501b61b82ab, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481521b71b82ab, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1b81b82ab, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0441761fa1b92b2, // V_CLZ_I32_U32 ENC_VOP3 default
    0x04617a1fb1b92b2, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x04817c1fc1b92b2, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a1781fd1b92b2, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x0441761fa1ba35a, // V_CTZ_I32_B32 ENC_VOP3 default
    0x04617a1fb1ba35a, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x04817c1fc1ba35a, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a1781fd1ba35a, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x0441761fe1bb2b1, // V_CLS_I32 ENC_VOP3 default
    0x04617a1ff1bb2b1, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x04817c2001bb2b1, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a1782011bb2b1, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x0441601ba1bc409, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x0481641bb1bc409, // V_FREXP_EXP_I32_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1621bc1bc409, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0441b21e41bd40c, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x0481b61e51bd40c, // V_FREXP_MANT_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1b41e61bd40c, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x0441b21e41be406, // V_FRACT_F64 ENC_VOP3 default
    0x0481b61e51be406, // V_FRACT_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1b41e61be406, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x04414c1cc1bf408, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x0461501cd1bf408, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521ce1bf408, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1cf1bf408, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee1c040b, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0461501ef1c040b, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f01c040b, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f11c040b, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c2021c2464, // V_MOVRELD_B32 ENC_VOP3 default
    0x0461502031c2464, // V_MOVRELD_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481522041c2464, // V_MOVRELD_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e2051c2464, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x07014c2061c3467, // V_MOVRELS_B32 ENC_VOP3 default
    0x0461502031c3467, // V_MOVRELS_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481522041c3467, // V_MOVRELS_B32 VOP3_VOP_DPP16 has_dpp16
    0x07014c2061c4466, // V_MOVRELSD_B32 ENC_VOP3 default
    0x0461502031c4466, // V_MOVRELSD_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481522041c4466, // V_MOVRELSD_B32 VOP3_VOP_DPP16 has_dpp16
    0x07014c2061c8465, // V_MOVRELSD_2_B32 ENC_VOP3 default
    0x0461502031c8465, // V_MOVRELSD_2_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481522041c8465, // V_MOVRELSD_2_B32 VOP3_VOP_DPP16 has_dpp16
    0x0701ea2071c9484, // V_PERMLANE16_SWAP_B32 ENC_VOP3 default
    0x0441f62081ca503, // V_TANH_BF16 ENC_VOP3 default
    0x0461fa2091ca503, // V_TANH_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0481fc20a1ca503, // V_TANH_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f820b1ca503, // V_TANH_BF16 VOP3_INST_LITERAL has_lit_0
    0x04414c1b51cb4bc, // V_PRNG_B32 ENC_VOP3 default
    0x0461501b61cb4bc, // V_PRNG_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481521b71cb4bc, // V_PRNG_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1b81cb4bc, // V_PRNG_B32 VOP3_INST_LITERAL has_lit_0
    0x04420820c1d0363, // V_CVT_F16_U16 ENC_VOP3 default
    0x04620c20d1d0363, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x04820e20e1d0363, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a20a20f1d0363, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x0442082101d1362, // V_CVT_F16_I16 ENC_VOP3 default
    0x04620c2111d1362, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x04820e2121d1362, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a20a2131d1362, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x04421a2141d23c2, // V_CVT_U16_F16 ENC_VOP3 default
    0x04621e2151d23c2, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482202161d23c2, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a21c2171d23c2, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x04421a2181d3373, // V_CVT_I16_F16 ENC_VOP3 default
    0x04621e2191d3373, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04822021a1d3373, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a21c21b1d3373, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21f21d44bf, // V_RCP_F16 ENC_VOP3 default
    0x0461e61f31d44bf, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81f41d44bf, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41f51d44bf, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21f21d54d7, // V_SQRT_F16 ENC_VOP3 default
    0x0461e61f31d54d7, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81f41d54d7, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41f51d54d7, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21f21d64c9, // V_RSQ_F16 ENC_VOP3 default
    0x0461e61f31d64c9, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81f41d64c9, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41f51d64c9, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21f21d7412, // V_LOG_F16 ENC_VOP3 default
    0x0461e61f31d7412, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81f41d7412, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41f51d7412, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21f21d83ec, // V_EXP_F16 ENC_VOP3 default
    0x0461e61f31d83ec, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81f41d83ec, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41f51d83ec, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21f21d940a, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0461e61f31d940a, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81f41d940a, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41f51d940a, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x04421a2181da407, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x04621e2191da407, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04822021a1da407, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a21c21b1da407, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21f21db3ee, // V_FLOOR_F16 ENC_VOP3 default
    0x0461e61f31db3ee, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81f41db3ee, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41f51db3ee, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21f21dc2ae, // V_CEIL_F16 ENC_VOP3 default
    0x0461e61f31dc2ae, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81f41dc2ae, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41f51dc2ae, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21f21dd507, // V_TRUNC_F16 ENC_VOP3 default
    0x0461e61f31dd507, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81f41dd507, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41f51dd507, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21f21de4c5, // V_RNDNE_F16 ENC_VOP3 default
    0x0461e61f31de4c5, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81f41de4c5, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41f51de4c5, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21f21df404, // V_FRACT_F16 ENC_VOP3 default
    0x0461e61f31df404, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81f41df404, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41f51df404, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21f21e04d4, // V_SIN_F16 ENC_VOP3 default
    0x0461e61f31e04d4, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81f41e04d4, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41f51e04d4, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21f21e1358, // V_COS_F16 ENC_VOP3 default
    0x0461e61f31e1358, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81f41e1358, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41f51e1358, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x04417621c1e24d2, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x04617a21d1e24d2, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x04817c21e1e24d2, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a17821f1e24d2, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x04421a2181e3378, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x04621e2191e3378, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04822021a1e3378, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a21c21b1e3378, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04421a2141e4379, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x04621e2151e4379, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482202161e4379, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a21c2171e4379, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0441c22201e947d, // V_NOT_B16 ENC_VOP3 default
    0x0461c62211e947d, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x0481c82221e947d, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a1c42231e947d, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x0442302241ea376, // V_CVT_I32_I16 ENC_VOP3 default
    0x0462342251ea376, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x0482362261ea376, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a2322271ea376, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x0442302281eb3c5, // V_CVT_U32_U16 ENC_VOP3 default
    0x0462342291eb3c5, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x04823622a1eb3c5, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a23222b1eb3c5, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x04423822c1ec368, // V_CVT_F32_FP8 ENC_VOP3 default
    0x04623c22d1ec368, // V_CVT_F32_FP8 VOP3_VOP_DPP8 has_dpp8
    0x04823e22e1ec368, // V_CVT_F32_FP8 VOP3_VOP_DPP16 has_dpp16
    0x04a23a22f1ec368, // V_CVT_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x0442382301ed365, // V_CVT_F32_BF8 ENC_VOP3 default
    0x04623c2311ed365, // V_CVT_F32_BF8 VOP3_VOP_DPP8 has_dpp8
    0x04823e2321ed365, // V_CVT_F32_BF8 VOP3_VOP_DPP16 has_dpp16
    0x04a23a2331ed365, // V_CVT_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x0442462341ee382, // V_CVT_PK_F32_FP8 ENC_VOP3 default
    0x04a2482351ee382, // V_CVT_PK_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x0442462361ef381, // V_CVT_PK_F32_BF8 ENC_VOP3 default
    0x04a2482371ef381, // V_CVT_PK_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x0442542381f2364, // V_CVT_F32_BF16 ENC_VOP3 default
    0x0462582391f2364, // V_CVT_F32_BF16 VOP3_VOP_DPP8 has_dpp8
    0x04825a23a1f2364, // V_CVT_F32_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a25623b1f2364, // V_CVT_F32_BF16 VOP3_INST_LITERAL has_lit_0
    0x04417623c1f34d0, // V_SAT_PK4_I4_I8 ENC_VOP3 default
    0x04617a23d1f34d0, // V_SAT_PK4_I4_I8 VOP3_VOP_DPP8 has_dpp8
    0x04817c23e1f34d0, // V_SAT_PK4_I4_I8 VOP3_VOP_DPP16 has_dpp16
    0x04a17823f1f34d0, // V_SAT_PK4_I4_I8 VOP3_INST_LITERAL has_lit_0
    0x0441762401f44d1, // V_SAT_PK4_U4_U8 ENC_VOP3 default
    0x04617a2411f44d1, // V_SAT_PK4_U4_U8 VOP3_VOP_DPP8 has_dpp8
    0x04817c2421f44d1, // V_SAT_PK4_U4_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a1782431f44d1, // V_SAT_PK4_U4_U8 VOP3_INST_LITERAL has_lit_0
    0x0442602441f5380, // V_CVT_PK_F16_FP8 ENC_VOP3 default
    0x0462642451f5380, // V_CVT_PK_F16_FP8 VOP3_VOP_DPP8 has_dpp8
    0x0482662461f5380, // V_CVT_PK_F16_FP8 VOP3_VOP_DPP16 has_dpp16
    0x04a2622471f5380, // V_CVT_PK_F16_FP8 VOP3_INST_LITERAL has_lit_0
    0x0442602481f637e, // V_CVT_PK_F16_BF8 ENC_VOP3 default
    0x0462642491f637e, // V_CVT_PK_F16_BF8 VOP3_VOP_DPP8 has_dpp8
    0x04826624a1f637e, // V_CVT_PK_F16_BF8 VOP3_VOP_DPP16 has_dpp16
    0x04a26224b1f637e, // V_CVT_PK_F16_BF8 VOP3_INST_LITERAL has_lit_0
    0x04426a24c1f7361, // V_CVT_F16_FP8 ENC_VOP3 default
    0x04626e24d1f7361, // V_CVT_F16_FP8 VOP3_VOP_DPP8 has_dpp8
    0x04827024e1f7361, // V_CVT_F16_FP8 VOP3_VOP_DPP16 has_dpp16
    0x04a26c24f1f7361, // V_CVT_F16_FP8 VOP3_INST_LITERAL has_lit_0
    0x04426a2501f835f, // V_CVT_F16_BF8 ENC_VOP3 default
    0x04626e2511f835f, // V_CVT_F16_BF8 VOP3_VOP_DPP8 has_dpp8
    0x0482702521f835f, // V_CVT_F16_BF8 VOP3_VOP_DPP16 has_dpp16
    0x04a26c2531f835f, // V_CVT_F16_BF8 VOP3_INST_LITERAL has_lit_0
    0x0441f62081f94be, // V_RCP_BF16 ENC_VOP3 default
    0x0461fa2091f94be, // V_RCP_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0481fc20a1f94be, // V_RCP_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f820b1f94be, // V_RCP_BF16 VOP3_INST_LITERAL has_lit_0
    0x0441f62081fa4d6, // V_SQRT_BF16 ENC_VOP3 default
    0x0461fa2091fa4d6, // V_SQRT_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0481fc20a1fa4d6, // V_SQRT_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f820b1fa4d6, // V_SQRT_BF16 VOP3_INST_LITERAL has_lit_0
    0x0441f62081fb4c8, // V_RSQ_BF16 ENC_VOP3 default
    0x0461fa2091fb4c8, // V_RSQ_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0481fc20a1fb4c8, // V_RSQ_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f820b1fb4c8, // V_RSQ_BF16 VOP3_INST_LITERAL has_lit_0
    0x0441f62081fc411, // V_LOG_BF16 ENC_VOP3 default
    0x0461fa2091fc411, // V_LOG_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0481fc20a1fc411, // V_LOG_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f820b1fc411, // V_LOG_BF16 VOP3_INST_LITERAL has_lit_0
    0x0441f62081fd3eb, // V_EXP_BF16 ENC_VOP3 default
    0x0461fa2091fd3eb, // V_EXP_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0481fc20a1fd3eb, // V_EXP_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f820b1fd3eb, // V_EXP_BF16 VOP3_INST_LITERAL has_lit_0
    0x0441f62081fe4d3, // V_SIN_BF16 ENC_VOP3 default
    0x0461fa2091fe4d3, // V_SIN_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0481fc20a1fe4d3, // V_SIN_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f820b1fe4d3, // V_SIN_BF16 VOP3_INST_LITERAL has_lit_0
    0x0441f62081ff357, // V_COS_BF16 ENC_VOP3 default
    0x0461fa2091ff357, // V_COS_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0481fc20a1ff357, // V_COS_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f820b1ff357, // V_COS_BF16 VOP3_INST_LITERAL has_lit_0
    0x04431c2542093fa, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x0463202552093fa, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x0483222562093fa, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e2572093fa, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e2582093fa, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e2592093fa, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a2093fa, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b2093fa, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c2093fa, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d2093fa, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432425e20a421, // V_MAD_I32_I24 ENC_VOP3 default
    0x04632825f20a421, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x04832a26020a421, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04a32626120a421, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04c32626220a421, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04e32626320a421, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232626420a421, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x07432626520a421, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632626620a421, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832626720a421, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432426820b427, // V_MAD_U32_U24 ENC_VOP3 default
    0x04632826920b427, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x04832a26a20b427, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04a32626b20b427, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04c32626c20b427, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04e32626d20b427, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232626e20b427, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x07432626f20b427, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627020b427, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627120b427, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c25420c35b, // V_CUBEID_F32 ENC_VOP3 default
    0x04632025520c35b, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832225620c35b, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e25720c35b, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25820c35b, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25920c35b, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a20c35b, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b20c35b, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c20c35b, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d20c35b, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c25420d35d, // V_CUBESC_F32 ENC_VOP3 default
    0x04632025520d35d, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832225620d35d, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e25720d35d, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25820d35d, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25920d35d, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a20d35d, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b20d35d, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c20d35d, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d20d35d, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c25420e35e, // V_CUBETC_F32 ENC_VOP3 default
    0x04632025520e35e, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832225620e35e, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e25720e35e, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25820e35e, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25920e35e, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a20e35e, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b20e35e, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c20e35e, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d20e35e, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c25420f35c, // V_CUBEMA_F32 ENC_VOP3 default
    0x04632025520f35c, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832225620f35c, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e25720f35c, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25820f35c, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25920f35c, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a20f35c, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b20f35c, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c20f35c, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d20f35c, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242722102a8, // V_BFE_U32 ENC_VOP3 default
    0x0463282732102a8, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a2742102a8, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a3262752102a8, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x04c3262762102a8, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x04e3262772102a8, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262782102a8, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x0743262792102a8, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a2102a8, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b2102a8, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432427c2112a7, // V_BFE_I32 ENC_VOP3 default
    0x04632827d2112a7, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04832a27e2112a7, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a32627f2112a7, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3262802112a7, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3262812112a7, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262822112a7, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x0743262832112a7, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262842112a7, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262852112a7, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242722122a9, // V_BFI_B32 ENC_VOP3 default
    0x0463282732122a9, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x04832a2742122a9, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a3262752122a9, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x04c3262762122a9, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x04e3262772122a9, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262782122a9, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x0743262792122a9, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a2122a9, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b2122a9, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c2542133fc, // V_FMA_F32 ENC_VOP3 default
    0x0463202552133fc, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x0483222562133fc, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e2572133fc, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e2582133fc, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e2592133fc, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a2133fc, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b2133fc, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c2133fc, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d2133fc, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432c2862143fd, // V_FMA_F64 ENC_VOP3 default
    0x0483302872143fd, // V_FMA_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a32e2882143fd, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x04c32e2892143fd, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x04e32e28a2143fd, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232e28b2143fd, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x07432e28c2143fd, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632e28d2143fd, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832e28e2143fd, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c28f215410, // V_LERP_U8 ENC_VOP3 default
    0x046320290215410, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x048322291215410, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a31e292215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x04c31e293215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x04e31e294215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e295215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x07431e296215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e297215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e298215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04433229921629c, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x04633629a21629c, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x04833829b21629c, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a33429c21629c, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x04c33429d21629c, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x04e33429e21629c, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07233429f21629c, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x0743342a021629c, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763342a121629c, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783342a221629c, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04433229921729d, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x04633629a21729d, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x04833829b21729d, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a33429c21729d, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x04c33429d21729d, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x04e33429e21729d, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07233429f21729d, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x0743342a021729d, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763342a121729d, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783342a221729d, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c25421846e, // V_MULLIT_F32 ENC_VOP3 default
    0x04632025521846e, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832225621846e, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e25721846e, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25821846e, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25921846e, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a21846e, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b21846e, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c21846e, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d21846e, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242a321a44b, // V_MIN3_I32 ENC_VOP3 default
    0x0463282a421a44b, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04832a2a521a44b, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3262a621a44b, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3262a721a44b, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3262a821a44b, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262a921a44b, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x0743262aa21a44b, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262ab21a44b, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262ac21a44b, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432427221b44f, // V_MIN3_U32 ENC_VOP3 default
    0x04632827321b44f, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a27421b44f, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a32627521b44f, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x04c32627621b44f, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x04e32627721b44f, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232627821b44f, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x07432627921b44f, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a21b44f, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b21b44f, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242a321d429, // V_MAX3_I32 ENC_VOP3 default
    0x0463282a421d429, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04832a2a521d429, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3262a621d429, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3262a721d429, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3262a821d429, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262a921d429, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x0743262aa21d429, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262ab21d429, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262ac21d429, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432427221e42d, // V_MAX3_U32 ENC_VOP3 default
    0x04632827321e42d, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a27421e42d, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a32627521e42d, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x04c32627621e42d, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x04e32627721e42d, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232627821e42d, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x07432627921e42d, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a21e42d, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b21e42d, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242a3220445, // V_MED3_I32 ENC_VOP3 default
    0x0463282a4220445, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04832a2a5220445, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3262a6220445, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3262a7220445, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3262a8220445, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262a9220445, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x0743262aa220445, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262ab220445, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262ac220445, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044324272221449, // V_MED3_U32 ENC_VOP3 default
    0x046328273221449, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a274221449, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a326275221449, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x04c326276221449, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x04e326277221449, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072326278221449, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x074326279221449, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a221449, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b221449, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242ad2224cf, // V_SAD_U8 ENC_VOP3 default
    0x0463282ae2224cf, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x04832a2af2224cf, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a3262b02224cf, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x04c3262b12224cf, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x04e3262b22224cf, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262b32224cf, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x0743262b42224cf, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262b52224cf, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262b62224cf, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242ad2234cc, // V_SAD_HI_U8 ENC_VOP3 default
    0x0463282ae2234cc, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x04832a2af2234cc, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a3262b02234cc, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x04c3262b12234cc, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x04e3262b22234cc, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262b32234cc, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x0743262b42234cc, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262b52234cc, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262b62234cc, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242b72244cd, // V_SAD_U16 ENC_VOP3 default
    0x0463282b82244cd, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x04832a2b92244cd, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a3262ba2244cd, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x04c3262bb2244cd, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x04e3262bc2244cd, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262bd2244cd, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x0743262be2244cd, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262bf2244cd, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262c02244cd, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242722254ce, // V_SAD_U32 ENC_VOP3 default
    0x0463282732254ce, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a2742254ce, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a3262752254ce, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04c3262762254ce, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x04e3262772254ce, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262782254ce, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x0743262792254ce, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a2254ce, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b2254ce, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04433a2c122638e, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x04633e2c222638e, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0483402c322638e, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33c2c422638e, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33c2c522638e, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33c2c622638e, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07233c2c722638e, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x07433c2c822638e, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07633c2c922638e, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07833c2ca22638e, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c2542273c7, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x04a31e2572273c7, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e2582273c7, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e2592273c7, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a2273c7, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b2273c7, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c2273c7, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d2273c7, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432c2862283c8, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x0483302872283c8, // V_DIV_FIXUP_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a32e2882283c8, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x04c32e2892283c8, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x04e32e28a2283c8, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232e28b2283c8, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x07432e28c2283c8, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632e28d2283c8, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832e28e2283c8, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c25422944d, // V_MIN3_NUM_F32 ENC_VOP3 default
    0x04632025522944d, // V_MIN3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832225622944d, // V_MIN3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e25722944d, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25822944d, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25922944d, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a22944d, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b22944d, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c22944d, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d22944d, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c25422a42b, // V_MAX3_NUM_F32 ENC_VOP3 default
    0x04632025522a42b, // V_MAX3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832225622a42b, // V_MAX3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e25722a42b, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25822a42b, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25922a42b, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a22a42b, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b22a42b, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c22a42b, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d22a42b, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422cb22b44c, // V_MIN3_NUM_F16 ENC_VOP3 default
    0x0463462cc22b44c, // V_MIN3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482cd22b44c, // V_MIN3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442ce22b44c, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442cf22b44c, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442d022b44c, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442d122b44c, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442d222b44c, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442d322b44c, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442d422b44c, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422cb22c42a, // V_MAX3_NUM_F16 ENC_VOP3 default
    0x0463462cc22c42a, // V_MAX3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482cd22c42a, // V_MAX3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442ce22c42a, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442cf22c42a, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442d022c42a, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442d122c42a, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442d222c42a, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442d322c42a, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442d422c42a, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c25422d451, // V_MINIMUM3_F32 ENC_VOP3 default
    0x04632025522d451, // V_MINIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832225622d451, // V_MINIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e25722d451, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25822d451, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25922d451, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a22d451, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b22d451, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c22d451, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d22d451, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c25422e42f, // V_MAXIMUM3_F32 ENC_VOP3 default
    0x04632025522e42f, // V_MAXIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832225622e42f, // V_MAXIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e25722e42f, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25822e42f, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25922e42f, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a22e42f, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b22e42f, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c22e42f, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d22e42f, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422cb22f450, // V_MINIMUM3_F16 ENC_VOP3 default
    0x0463462cc22f450, // V_MINIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482cd22f450, // V_MINIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442ce22f450, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442cf22f450, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442d022f450, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442d122f450, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442d222f450, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442d322f450, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442d422f450, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422cb23042e, // V_MAXIMUM3_F16 ENC_VOP3 default
    0x0463462cc23042e, // V_MAXIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482cd23042e, // V_MAXIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442ce23042e, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442cf23042e, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442d023042e, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442d123042e, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442d223042e, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442d323042e, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442d423042e, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c254231447, // V_MED3_NUM_F32 ENC_VOP3 default
    0x046320255231447, // V_MED3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x048322256231447, // V_MED3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e257231447, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e258231447, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e259231447, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a231447, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b231447, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c231447, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d231447, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422cb232446, // V_MED3_NUM_F16 ENC_VOP3 default
    0x0463462cc232446, // V_MED3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482cd232446, // V_MED3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442ce232446, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442cf232446, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442d0232446, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442d1232446, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442d2232446, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442d3232446, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442d4232446, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434a2d52332ac, // V_BITOP3_B16 ENC_VOP3 default
    0x04634e2d62332ac, // V_BITOP3_B16 VOP3_VOP_DPP8 has_dpp8
    0x0483502d72332ac, // V_BITOP3_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a34c2d82332ac, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_0
    0x04c34c2d92332ac, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_1
    0x04e34c2da2332ac, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07234c2db2332ac, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_2
    0x07434c2dc2332ac, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07634c2dd2332ac, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07834c2de2332ac, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443522df2342ad, // V_BITOP3_B32 ENC_VOP3 default
    0x0463562e02342ad, // V_BITOP3_B32 VOP3_VOP_DPP8 has_dpp8
    0x0483582e12342ad, // V_BITOP3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a3542e22342ad, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_0
    0x04c3542e32342ad, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_1
    0x04e3542e42342ad, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723542e52342ad, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_2
    0x0743542e62342ad, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763542e72342ad, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783542e82342ad, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044324272235425, // V_MAD_U32 ENC_VOP3 default
    0x04832a274235425, // V_MAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a326275235425, // V_MAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04c326276235425, // V_MAD_U32 VOP3_INST_LITERAL has_lit_1
    0x04e326277235425, // V_MAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072326278235425, // V_MAD_U32 VOP3_INST_LITERAL has_lit_2
    0x074326279235425, // V_MAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a235425, // V_MAD_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b235425, // V_MAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x07a31c2e92373c9, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x07c31e2ea2373c9, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x07e31e2eb2373c9, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x08031e2ec2373c9, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x08231e2ed2373c9, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x08431e2ee2373c9, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x08631e2ef2373c9, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x08831e2f02373c9, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x07a32c2f12383ca, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x08a3302f22383ca, // V_DIV_FMAS_F64 VOP3_VOP_DPP16 has_dpp16
    0x07c32e2f32383ca, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x07e32e2f42383ca, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x08032e2f52383ca, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x08232e2f62383ca, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x08432e2f72383ca, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x08632e2f82383ca, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x08832e2f92383ca, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c28f23946d, // V_MSAD_U8 ENC_VOP3 default
    0x04632029023946d, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x04832229123946d, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a31e29223946d, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x04c31e29323946d, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x04e31e29423946d, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e29523946d, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07431e29623946d, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e29723946d, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e29823946d, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435a2fa23a4bd, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x04a35c2fb23a4bd, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x04c35c2fc23a4bd, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x04e35c2fd23a4bd, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07235c2fe23a4bd, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07435c2ff23a4bd, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07635c30023a4bd, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07835c30123a4bd, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435a2fa23b46b, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x04a35c2fb23b46b, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x04c35c2fc23b46b, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x04e35c2fd23b46b, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07235c2fe23b46b, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07435c2ff23b46b, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07635c30023b46b, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07835c30123b46b, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x08c35e30223d46c, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x08e36030323d46c, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x09036030423d46c, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x09236030523d46c, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04436230623f48e, // V_PERM_PK16_B4_U4 ENC_VOP3 default
    0x04a36430723f48e, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_0
    0x04c36430823f48e, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_1
    0x04e36430923f48e, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07236430a23f48e, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_2
    0x07436430b23f48e, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07636430c23f48e, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07836430d23f48e, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432427224052a, // V_XOR3_B32 ENC_VOP3 default
    0x04632827324052a, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04832a27424052a, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a32627524052a, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x04c32627624052a, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x04e32627724052a, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232627824052a, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07432627924052a, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a24052a, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b24052a, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04436630e241424, // V_MAD_U16 ENC_VOP3 default
    0x04636a30f241424, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x04836c310241424, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a368311241424, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x04c368312241424, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x04e368313241424, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072368314241424, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x074368315241424, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x076368316241424, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078368317241424, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04436e31824248f, // V_PERM_PK16_B6_U4 ENC_VOP3 default
    0x04a37031924248f, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_0
    0x04c37031a24248f, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_1
    0x04e37031b24248f, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07237031c24248f, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_2
    0x07437031d24248f, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07637031e24248f, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07837031f24248f, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044372320243490, // V_PERM_PK16_B8_U4 ENC_VOP3 default
    0x04a374321243490, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_0
    0x04c374322243490, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_1
    0x04e374323243490, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072374324243490, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_2
    0x074374325243490, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x076374326243490, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078374327243490, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04437632824448d, // V_PERM_B32 ENC_VOP3 default
    0x04637a32924448d, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x04837c32a24448d, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a37832b24448d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x04c37832c24448d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x04e37832d24448d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07237832e24448d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x07437832f24448d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07637833024448d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07837833124448d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044324272245528, // V_XAD_U32 ENC_VOP3 default
    0x046328273245528, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a274245528, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a326275245528, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04c326276245528, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x04e326277245528, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072326278245528, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x074326279245528, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a245528, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b245528, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044324272246417, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x046328273246417, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a274246417, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a326275246417, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x04c326276246417, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x04e326277246417, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072326278246417, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x074326279246417, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a246417, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b246417, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044324272247292, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x046328273247292, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a274247292, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a326275247292, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x04c326276247292, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x04e326277247292, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072326278247292, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x074326279247292, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a247292, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b247292, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422cb2483fb, // V_FMA_F16 ENC_VOP3 default
    0x0463462cc2483fb, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482cd2483fb, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442ce2483fb, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442cf2483fb, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442d02483fb, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442d12483fb, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442d22483fb, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442d32483fb, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442d42483fb, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04436633224a44a, // V_MIN3_I16 ENC_VOP3 default
    0x04636a33324a44a, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04836c33424a44a, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a36833524a44a, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x04c36833624a44a, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x04e36833724a44a, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07236833824a44a, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x07436833924a44a, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07636833a24a44a, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07836833b24a44a, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04436630e24b44e, // V_MIN3_U16 ENC_VOP3 default
    0x04636a30f24b44e, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04836c31024b44e, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a36831124b44e, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x04c36831224b44e, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x04e36831324b44e, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07236831424b44e, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x07436831524b44e, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07636831624b44e, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07836831724b44e, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04436633224d428, // V_MAX3_I16 ENC_VOP3 default
    0x04636a33324d428, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04836c33424d428, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a36833524d428, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x04c36833624d428, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x04e36833724d428, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07236833824d428, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x07436833924d428, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07636833a24d428, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07836833b24d428, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04436630e24e42c, // V_MAX3_U16 ENC_VOP3 default
    0x04636a30f24e42c, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04836c31024e42c, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a36831124e42c, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x04c36831224e42c, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x04e36831324e42c, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07236831424e42c, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x07436831524e42c, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07636831624e42c, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07836831724e42c, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044366332250444, // V_MED3_I16 ENC_VOP3 default
    0x04636a333250444, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04836c334250444, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a368335250444, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x04c368336250444, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x04e368337250444, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072368338250444, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x074368339250444, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07636833a250444, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07836833b250444, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04436630e251448, // V_MED3_U16 ENC_VOP3 default
    0x04636a30f251448, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04836c310251448, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a368311251448, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x04c368312251448, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x04e368313251448, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072368314251448, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x074368315251448, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x076368316251448, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078368317251448, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04437e33c252418, // V_LSHL_ADD_U64 ENC_VOP3 default
    0x04838233d252418, // V_LSHL_ADD_U64 VOP3_VOP_DPP16 has_dpp16
    0x04a38033e252418, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_0
    0x04c38033f252418, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_1
    0x04e380340252418, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072380341252418, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_2
    0x074380342252418, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x076380343252418, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078380344252418, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04436633225341f, // V_MAD_I16 ENC_VOP3 default
    0x04636a33325341f, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x04836c33425341f, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a36833525341f, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x04c36833625341f, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x04e36833725341f, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07236833825341f, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x07436833925341f, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07636833a25341f, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07836833b25341f, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422cb2543c6, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x0463462cc2543c6, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482cd2543c6, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442ce2543c6, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442cf2543c6, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442d02543c6, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442d12543c6, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442d22543c6, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442d32543c6, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442d42543c6, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432427225528c, // V_ADD3_U32 ENC_VOP3 default
    0x04632827325528c, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a27425528c, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a32627525528c, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x04c32627625528c, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x04e32627725528c, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232627825528c, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x07432627925528c, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a25528c, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b25528c, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044324272256419, // V_LSHL_OR_B32 ENC_VOP3 default
    0x046328273256419, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04832a274256419, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a326275256419, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c326276256419, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e326277256419, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072326278256419, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x074326279256419, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a256419, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b256419, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242722572a0, // V_AND_OR_B32 ENC_VOP3 default
    0x0463282732572a0, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04832a2742572a0, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a3262752572a0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c3262762572a0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e3262772572a0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262782572a0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x0743262792572a0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a2572a0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b2572a0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432427225847f, // V_OR3_B32 ENC_VOP3 default
    0x04632827325847f, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04832a27425847f, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a32627525847f, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x04c32627625847f, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x04e32627725847f, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232627825847f, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07432627925847f, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a25847f, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b25847f, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044384345259426, // V_MAD_U32_U16 ENC_VOP3 default
    0x046388346259426, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x04838a347259426, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a386348259426, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x04c386349259426, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x04e38634a259426, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07238634b259426, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x07438634c259426, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07638634d259426, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07838634e259426, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04438434f25a420, // V_MAD_I32_I16 ENC_VOP3 default
    0x04638835025a420, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x04838a35125a420, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a38635225a420, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x04c38635325a420, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x04e38635425a420, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07238635525a420, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x07438635625a420, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07638635725a420, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07838635825a420, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x09438c35925b483, // V_PERMLANE16_B32 ENC_VOP3 default
    0x09638e35a25b483, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x09838e35b25b483, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x09a38e35c25b483, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09438c35925c486, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x09638e35a25c486, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x09838e35b25c486, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x09a38e35c25c486, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x05c39035d25d355, // V_CNDMASK_B16 ENC_VOP3 default
    0x04639435e25d355, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x04839635f25d355, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x05e39236025d355, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x06039236125d355, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x06239236225d355, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443242a325e293, // V_ADD_MAX_I32 ENC_VOP3 default
    0x0463282a425e293, // V_ADD_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04832a2a525e293, // V_ADD_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3262a625e293, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3262a725e293, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3262a825e293, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262a925e293, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_2
    0x0743262aa25e293, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262ab25e293, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262ac25e293, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432427225f294, // V_ADD_MAX_U32 ENC_VOP3 default
    0x04632827325f294, // V_ADD_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a27425f294, // V_ADD_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a32627525f294, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04c32627625f294, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04e32627725f294, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232627825f294, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_2
    0x07432627925f294, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a25f294, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b25f294, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242a3260295, // V_ADD_MIN_I32 ENC_VOP3 default
    0x0463282a4260295, // V_ADD_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04832a2a5260295, // V_ADD_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3262a6260295, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3262a7260295, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3262a8260295, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262a9260295, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_2
    0x0743262aa260295, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262ab260295, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262ac260295, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044324272261296, // V_ADD_MIN_U32 ENC_VOP3 default
    0x046328273261296, // V_ADD_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a274261296, // V_ADD_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a326275261296, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04c326276261296, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04e326277261296, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072326278261296, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_2
    0x074326279261296, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a261296, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b261296, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044324272262438, // V_MAXMIN_U32 ENC_VOP3 default
    0x046328273262438, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a274262438, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a326275262438, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04c326276262438, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04e326277262438, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072326278262438, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x074326279262438, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a262438, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b262438, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432427226345a, // V_MINMAX_U32 ENC_VOP3 default
    0x04632827326345a, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a27426345a, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a32627526345a, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04c32627626345a, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04e32627726345a, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232627826345a, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x07432627926345a, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a26345a, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b26345a, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242a3264435, // V_MAXMIN_I32 ENC_VOP3 default
    0x0463282a4264435, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04832a2a5264435, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3262a6264435, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3262a7264435, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3262a8264435, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262a9264435, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x0743262aa264435, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262ab264435, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262ac264435, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242a3265457, // V_MINMAX_I32 ENC_VOP3 default
    0x0463282a4265457, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04832a2a5265457, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3262a6265457, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3262a7265457, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3262a8265457, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262a9265457, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x0743262aa265457, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262ab265457, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262ac265457, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c254268459, // V_MINMAX_NUM_F32 ENC_VOP3 default
    0x046320255268459, // V_MINMAX_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x048322256268459, // V_MINMAX_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e257268459, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e258268459, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e259268459, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a268459, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b268459, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c268459, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d268459, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c254269437, // V_MAXMIN_NUM_F32 ENC_VOP3 default
    0x046320255269437, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x048322256269437, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e257269437, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e258269437, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e259269437, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a269437, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b269437, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c269437, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d269437, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422cb26a458, // V_MINMAX_NUM_F16 ENC_VOP3 default
    0x0463462cc26a458, // V_MINMAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482cd26a458, // V_MINMAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442ce26a458, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442cf26a458, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442d026a458, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442d126a458, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442d226a458, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442d326a458, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442d426a458, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422cb26b436, // V_MAXMIN_NUM_F16 ENC_VOP3 default
    0x0463462cc26b436, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482cd26b436, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442ce26b436, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442cf26b436, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442d026b436, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442d126b436, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442d226b436, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442d326b436, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442d426b436, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c25426c453, // V_MINIMUMMAXIMUM_F32 ENC_VOP3 default
    0x04632025526c453, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832225626c453, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e25726c453, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25826c453, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25926c453, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a26c453, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b26c453, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c26c453, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d26c453, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c25426d431, // V_MAXIMUMMINIMUM_F32 ENC_VOP3 default
    0x04632025526d431, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832225626d431, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e25726d431, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25826d431, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25926d431, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a26d431, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b26d431, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c26d431, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d26d431, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422cb26e452, // V_MINIMUMMAXIMUM_F16 ENC_VOP3 default
    0x0463462cc26e452, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482cd26e452, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442ce26e452, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442cf26e452, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442d026e452, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442d126e452, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442d226e452, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442d326e452, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442d426e452, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422cb26f430, // V_MAXIMUMMINIMUM_F16 ENC_VOP3 default
    0x0463462cc26f430, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482cd26f430, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442ce26f430, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442cf26f430, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442d026f430, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442d126f430, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442d226f430, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442d326f430, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442d426f430, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x09431c363270488, // V_PERMLANE_BCAST_B32 ENC_VOP3 default
    0x09631e364270488, // V_PERMLANE_BCAST_B32 VOP3_INST_LITERAL has_lit_1
    0x09831e365270488, // V_PERMLANE_BCAST_B32 VOP3_INST_LITERAL has_lit_2
    0x09a31e366270488, // V_PERMLANE_BCAST_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09431c36327148b, // V_PERMLANE_UP_B32 ENC_VOP3 default
    0x09631e36427148b, // V_PERMLANE_UP_B32 VOP3_INST_LITERAL has_lit_1
    0x09831e36527148b, // V_PERMLANE_UP_B32 VOP3_INST_LITERAL has_lit_2
    0x09a31e36627148b, // V_PERMLANE_UP_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09431c363272489, // V_PERMLANE_DOWN_B32 ENC_VOP3 default
    0x09631e364272489, // V_PERMLANE_DOWN_B32 VOP3_INST_LITERAL has_lit_1
    0x09831e365272489, // V_PERMLANE_DOWN_B32 VOP3_INST_LITERAL has_lit_2
    0x09a31e366272489, // V_PERMLANE_DOWN_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09431c36327348c, // V_PERMLANE_XOR_B32 ENC_VOP3 default
    0x09631e36427348c, // V_PERMLANE_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x09831e36527348c, // V_PERMLANE_XOR_B32 VOP3_INST_LITERAL has_lit_2
    0x09a31e36627348c, // V_PERMLANE_XOR_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c1563672804fa, // V_S_EXP_F32 ENC_VOP3 default
    0x04a3983682804fa, // V_S_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x09c39a3692814f9, // V_S_EXP_F16 ENC_VOP3 default
    0x04a39c36a2814f9, // V_S_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x09c1563672824fc, // V_S_LOG_F32 ENC_VOP3 default
    0x04a3983682824fc, // V_S_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x09c39a3692834fb, // V_S_LOG_F16 ENC_VOP3 default
    0x04a39c36a2834fb, // V_S_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x09c1563672844fe, // V_S_RCP_F32 ENC_VOP3 default
    0x04a3983682844fe, // V_S_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x09c39a3692854fd, // V_S_RCP_F16 ENC_VOP3 default
    0x04a39c36a2854fd, // V_S_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x09c156367286500, // V_S_RSQ_F32 ENC_VOP3 default
    0x04a398368286500, // V_S_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x09c39a3692874ff, // V_S_RSQ_F16 ENC_VOP3 default
    0x04a39c36a2874ff, // V_S_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x09c156367288502, // V_S_SQRT_F32 ENC_VOP3 default
    0x04a398368288502, // V_S_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x09c39a369289501, // V_S_SQRT_F16 ENC_VOP3 default
    0x04a39c36a289501, // V_S_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x04439e36b2902a4, // V_ASHR_PK_I8_I32 ENC_VOP3 default
    0x0463a236c2902a4, // V_ASHR_PK_I8_I32 VOP3_VOP_DPP8 has_dpp8
    0x0483a436d2902a4, // V_ASHR_PK_I8_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3a036e2902a4, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3a036f2902a4, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3a03702902a4, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723a03712902a4, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_2
    0x0743a03722902a4, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763a03732902a4, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783a03742902a4, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04439e3752912a5, // V_ASHR_PK_U8_I32 ENC_VOP3 default
    0x0463a23762912a5, // V_ASHR_PK_U8_I32 VOP3_VOP_DPP8 has_dpp8
    0x0483a43772912a5, // V_ASHR_PK_U8_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3a03782912a5, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3a03792912a5, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3a037a2912a5, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723a037b2912a5, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_2
    0x0743a037c2912a5, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763a037d2912a5, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783a037e2912a5, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0703a637f2973a9, // V_CVT_SCALEF32_SR_PK8_FP4_F32 ENC_VOP3 default
    0x09e3a83802973a9, // V_CVT_SCALEF32_SR_PK8_FP4_F32 VOP3_INST_LITERAL has_lit_1
    0x0a03a83812973a9, // V_CVT_SCALEF32_SR_PK8_FP4_F32 VOP3_INST_LITERAL has_lit_2
    0x09a3a83822973a9, // V_CVT_SCALEF32_SR_PK8_FP4_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703aa3832983ac, // V_CVT_SCALEF32_SR_PK8_FP8_F32 ENC_VOP3 default
    0x09e3ac3842983ac, // V_CVT_SCALEF32_SR_PK8_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x0a03ac3852983ac, // V_CVT_SCALEF32_SR_PK8_FP8_F32 VOP3_INST_LITERAL has_lit_2
    0x09a3ac3862983ac, // V_CVT_SCALEF32_SR_PK8_FP8_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703aa3872993a6, // V_CVT_SCALEF32_SR_PK8_BF8_F32 ENC_VOP3 default
    0x09e3ac3882993a6, // V_CVT_SCALEF32_SR_PK8_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x0a03ac3892993a6, // V_CVT_SCALEF32_SR_PK8_BF8_F32 VOP3_INST_LITERAL has_lit_2
    0x09a3ac38a2993a6, // V_CVT_SCALEF32_SR_PK8_BF8_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ae38b29f3b7, // V_CVT_SCALE_PK8_F16_FP4 ENC_VOP3 default
    0x09e3b038c29f3b7, // V_CVT_SCALE_PK8_F16_FP4 VOP3_INST_LITERAL has_lit_1
    0x0703ae38d2a03b4, // V_CVT_SCALE_PK8_BF16_FP4 ENC_VOP3 default
    0x09e3b038e2a03b4, // V_CVT_SCALE_PK8_BF16_FP4 VOP3_INST_LITERAL has_lit_1
    0x0703b238f2a13ba, // V_CVT_SCALE_PK8_F32_FP4 ENC_VOP3 default
    0x09e3b43902a13ba, // V_CVT_SCALE_PK8_F32_FP4 VOP3_INST_LITERAL has_lit_1
    0x0703b63912a83b8, // V_CVT_SCALE_PK8_F16_FP8 ENC_VOP3 default
    0x09e3b83922a83b8, // V_CVT_SCALE_PK8_F16_FP8 VOP3_INST_LITERAL has_lit_1
    0x0703b63932a93b5, // V_CVT_SCALE_PK8_BF16_FP8 ENC_VOP3 default
    0x09e3b83942a93b5, // V_CVT_SCALE_PK8_BF16_FP8 VOP3_INST_LITERAL has_lit_1
    0x0703ba3952aa3bb, // V_CVT_SCALE_PK8_F32_FP8 ENC_VOP3 default
    0x09e3bc3962aa3bb, // V_CVT_SCALE_PK8_F32_FP8 VOP3_INST_LITERAL has_lit_1
    0x0703b63972ab3b6, // V_CVT_SCALE_PK8_F16_BF8 ENC_VOP3 default
    0x09e3b83982ab3b6, // V_CVT_SCALE_PK8_F16_BF8 VOP3_INST_LITERAL has_lit_1
    0x0703b63992ac3b3, // V_CVT_SCALE_PK8_BF16_BF8 ENC_VOP3 default
    0x09e3b839a2ac3b3, // V_CVT_SCALE_PK8_BF16_BF8 VOP3_INST_LITERAL has_lit_1
    0x0703ba39b2ad3b9, // V_CVT_SCALE_PK8_F32_BF8 ENC_VOP3 default
    0x09e3bc39c2ad3b9, // V_CVT_SCALE_PK8_F32_BF8 VOP3_INST_LITERAL has_lit_1
    0x0703be39d2b039a, // V_CVT_SCALEF32_PK8_FP4_F32 ENC_VOP3 default
    0x09e3c039e2b039a, // V_CVT_SCALEF32_PK8_FP4_F32 VOP3_INST_LITERAL has_lit_1
    0x0703c239f2b3399, // V_CVT_SCALEF32_PK8_FP4_F16 ENC_VOP3 default
    0x09e3c43a02b3399, // V_CVT_SCALEF32_PK8_FP4_F16 VOP3_INST_LITERAL has_lit_1
    0x0703c63a12b439b, // V_CVT_SCALEF32_PK8_FP8_BF16 ENC_VOP3 default
    0x09e3c83a22b439b, // V_CVT_SCALEF32_PK8_FP8_BF16 VOP3_INST_LITERAL has_lit_1
    0x0703c63a32b5395, // V_CVT_SCALEF32_PK8_BF8_BF16 ENC_VOP3 default
    0x09e3c83a42b5395, // V_CVT_SCALEF32_PK8_BF8_BF16 VOP3_INST_LITERAL has_lit_1
    0x0703c23a52b8398, // V_CVT_SCALEF32_PK8_FP4_BF16 ENC_VOP3 default
    0x09e3c43a62b8398, // V_CVT_SCALEF32_PK8_FP4_BF16 VOP3_INST_LITERAL has_lit_1
    0x0703ca3a72b93a8, // V_CVT_SCALEF32_SR_PK8_FP4_F16 ENC_VOP3 default
    0x09e3cc3a82b93a8, // V_CVT_SCALEF32_SR_PK8_FP4_F16 VOP3_INST_LITERAL has_lit_1
    0x0a03cc3a92b93a8, // V_CVT_SCALEF32_SR_PK8_FP4_F16 VOP3_INST_LITERAL has_lit_2
    0x09a3cc3aa2b93a8, // V_CVT_SCALEF32_SR_PK8_FP4_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ca3ab2bc3a7, // V_CVT_SCALEF32_SR_PK8_FP4_BF16 ENC_VOP3 default
    0x09e3cc3ac2bc3a7, // V_CVT_SCALEF32_SR_PK8_FP4_BF16 VOP3_INST_LITERAL has_lit_1
    0x0a03cc3ad2bc3a7, // V_CVT_SCALEF32_SR_PK8_FP4_BF16 VOP3_INST_LITERAL has_lit_2
    0x09a3cc3ae2bc3a7, // V_CVT_SCALEF32_SR_PK8_FP4_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ce3af2bf3ab, // V_CVT_SCALEF32_SR_PK8_FP8_F16 ENC_VOP3 default
    0x09e3d03b02bf3ab, // V_CVT_SCALEF32_SR_PK8_FP8_F16 VOP3_INST_LITERAL has_lit_1
    0x0a03d03b12bf3ab, // V_CVT_SCALEF32_SR_PK8_FP8_F16 VOP3_INST_LITERAL has_lit_2
    0x09a3d03b22bf3ab, // V_CVT_SCALEF32_SR_PK8_FP8_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ce3b32c03aa, // V_CVT_SCALEF32_SR_PK8_FP8_BF16 ENC_VOP3 default
    0x09e3d03b42c03aa, // V_CVT_SCALEF32_SR_PK8_FP8_BF16 VOP3_INST_LITERAL has_lit_1
    0x0a03d03b52c03aa, // V_CVT_SCALEF32_SR_PK8_FP8_BF16 VOP3_INST_LITERAL has_lit_2
    0x09a3d03b62c03aa, // V_CVT_SCALEF32_SR_PK8_FP8_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ce3b72c13a5, // V_CVT_SCALEF32_SR_PK8_BF8_F16 ENC_VOP3 default
    0x09e3d03b82c13a5, // V_CVT_SCALEF32_SR_PK8_BF8_F16 VOP3_INST_LITERAL has_lit_1
    0x0a03d03b92c13a5, // V_CVT_SCALEF32_SR_PK8_BF8_F16 VOP3_INST_LITERAL has_lit_2
    0x09a3d03ba2c13a5, // V_CVT_SCALEF32_SR_PK8_BF8_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ce3bb2c23a4, // V_CVT_SCALEF32_SR_PK8_BF8_BF16 ENC_VOP3 default
    0x09e3d03bc2c23a4, // V_CVT_SCALEF32_SR_PK8_BF8_BF16 VOP3_INST_LITERAL has_lit_1
    0x0a03d03bd2c23a4, // V_CVT_SCALEF32_SR_PK8_BF8_BF16 VOP3_INST_LITERAL has_lit_2
    0x09a3d03be2c23a4, // V_CVT_SCALEF32_SR_PK8_BF8_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703d23bf2c339d, // V_CVT_SCALEF32_PK8_FP8_F32 ENC_VOP3 default
    0x09e3d43c02c339d, // V_CVT_SCALEF32_PK8_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x0703c63c12c439c, // V_CVT_SCALEF32_PK8_FP8_F16 ENC_VOP3 default
    0x09e3c83c22c439c, // V_CVT_SCALEF32_PK8_FP8_F16 VOP3_INST_LITERAL has_lit_1
    0x0703d23c32c5397, // V_CVT_SCALEF32_PK8_BF8_F32 ENC_VOP3 default
    0x09e3d43c42c5397, // V_CVT_SCALEF32_PK8_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x0703c63c52c6396, // V_CVT_SCALEF32_PK8_BF8_F16 ENC_VOP3 default
    0x09e3c83c62c6396, // V_CVT_SCALEF32_PK8_BF8_F16 VOP3_INST_LITERAL has_lit_1
    0x0703d63c72c73b0, // V_CVT_SCALE_PK16_F16_FP6 ENC_VOP3 default
    0x09e3d83c82c73b0, // V_CVT_SCALE_PK16_F16_FP6 VOP3_INST_LITERAL has_lit_1
    0x0703d63c92c83ae, // V_CVT_SCALE_PK16_BF16_FP6 ENC_VOP3 default
    0x09e3d83ca2c83ae, // V_CVT_SCALE_PK16_BF16_FP6 VOP3_INST_LITERAL has_lit_1
    0x0703da3cb2c93b2, // V_CVT_SCALE_PK16_F32_FP6 ENC_VOP3 default
    0x09e3dc3cc2c93b2, // V_CVT_SCALE_PK16_F32_FP6 VOP3_INST_LITERAL has_lit_1
    0x0703d63cd2ca3af, // V_CVT_SCALE_PK16_F16_BF6 ENC_VOP3 default
    0x09e3d83ce2ca3af, // V_CVT_SCALE_PK16_F16_BF6 VOP3_INST_LITERAL has_lit_1
    0x0703d63cf2cb3ad, // V_CVT_SCALE_PK16_BF16_BF6 ENC_VOP3 default
    0x09e3d83d02cb3ad, // V_CVT_SCALE_PK16_BF16_BF6 VOP3_INST_LITERAL has_lit_1
    0x0703da3d12cc3b1, // V_CVT_SCALE_PK16_F32_BF6 ENC_VOP3 default
    0x09e3dc3d22cc3b1, // V_CVT_SCALE_PK16_F32_BF6 VOP3_INST_LITERAL has_lit_1
    0x0703de3d32cd394, // V_CVT_SCALEF32_PK16_FP6_F32 ENC_VOP3 default
    0x09e3e03d42cd394, // V_CVT_SCALEF32_PK16_FP6_F32 VOP3_INST_LITERAL has_lit_1
    0x0703de3d52ce391, // V_CVT_SCALEF32_PK16_BF6_F32 ENC_VOP3 default
    0x09e3e03d62ce391, // V_CVT_SCALEF32_PK16_BF6_F32 VOP3_INST_LITERAL has_lit_1
    0x0703e23d72cf393, // V_CVT_SCALEF32_PK16_FP6_F16 ENC_VOP3 default
    0x09e3e43d82cf393, // V_CVT_SCALEF32_PK16_FP6_F16 VOP3_INST_LITERAL has_lit_1
    0x0703e23d92d0390, // V_CVT_SCALEF32_PK16_BF6_F16 ENC_VOP3 default
    0x09e3e43da2d0390, // V_CVT_SCALEF32_PK16_BF6_F16 VOP3_INST_LITERAL has_lit_1
    0x0703e23db2d1392, // V_CVT_SCALEF32_PK16_FP6_BF16 ENC_VOP3 default
    0x09e3e43dc2d1392, // V_CVT_SCALEF32_PK16_FP6_BF16 VOP3_INST_LITERAL has_lit_1
    0x0703e23dd2d238f, // V_CVT_SCALEF32_PK16_BF6_BF16 ENC_VOP3 default
    0x09e3e43de2d238f, // V_CVT_SCALEF32_PK16_BF6_BF16 VOP3_INST_LITERAL has_lit_1
    0x0703e63df2d33a3, // V_CVT_SCALEF32_SR_PK16_FP6_F32 ENC_VOP3 default
    0x09e3e83e02d33a3, // V_CVT_SCALEF32_SR_PK16_FP6_F32 VOP3_INST_LITERAL has_lit_1
    0x0a03e83e12d33a3, // V_CVT_SCALEF32_SR_PK16_FP6_F32 VOP3_INST_LITERAL has_lit_2
    0x09a3e83e22d33a3, // V_CVT_SCALEF32_SR_PK16_FP6_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703e63e32d43a0, // V_CVT_SCALEF32_SR_PK16_BF6_F32 ENC_VOP3 default
    0x09e3e83e42d43a0, // V_CVT_SCALEF32_SR_PK16_BF6_F32 VOP3_INST_LITERAL has_lit_1
    0x0a03e83e52d43a0, // V_CVT_SCALEF32_SR_PK16_BF6_F32 VOP3_INST_LITERAL has_lit_2
    0x09a3e83e62d43a0, // V_CVT_SCALEF32_SR_PK16_BF6_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ea3e72d53a2, // V_CVT_SCALEF32_SR_PK16_FP6_F16 ENC_VOP3 default
    0x09e3ec3e82d53a2, // V_CVT_SCALEF32_SR_PK16_FP6_F16 VOP3_INST_LITERAL has_lit_1
    0x0a03ec3e92d53a2, // V_CVT_SCALEF32_SR_PK16_FP6_F16 VOP3_INST_LITERAL has_lit_2
    0x09a3ec3ea2d53a2, // V_CVT_SCALEF32_SR_PK16_FP6_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ea3eb2d639f, // V_CVT_SCALEF32_SR_PK16_BF6_F16 ENC_VOP3 default
    0x09e3ec3ec2d639f, // V_CVT_SCALEF32_SR_PK16_BF6_F16 VOP3_INST_LITERAL has_lit_1
    0x0a03ec3ed2d639f, // V_CVT_SCALEF32_SR_PK16_BF6_F16 VOP3_INST_LITERAL has_lit_2
    0x09a3ec3ee2d639f, // V_CVT_SCALEF32_SR_PK16_BF6_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ea3ef2d73a1, // V_CVT_SCALEF32_SR_PK16_FP6_BF16 ENC_VOP3 default
    0x09e3ec3f02d73a1, // V_CVT_SCALEF32_SR_PK16_FP6_BF16 VOP3_INST_LITERAL has_lit_1
    0x0a03ec3f12d73a1, // V_CVT_SCALEF32_SR_PK16_FP6_BF16 VOP3_INST_LITERAL has_lit_2
    0x09a3ec3f22d73a1, // V_CVT_SCALEF32_SR_PK16_FP6_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ea3f32d839e, // V_CVT_SCALEF32_SR_PK16_BF6_BF16 ENC_VOP3 default
    0x09e3ec3f42d839e, // V_CVT_SCALEF32_SR_PK16_BF6_BF16 VOP3_INST_LITERAL has_lit_1
    0x0a03ec3f52d839e, // V_CVT_SCALEF32_SR_PK16_BF6_BF16 VOP3_INST_LITERAL has_lit_2
    0x09a3ec3f62d839e, // V_CVT_SCALEF32_SR_PK16_BF6_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0443ee3f72fa423, // V_MAD_NC_U64_U32 ENC_VOP3 default
    0x0483f23f82fa423, // V_MAD_NC_U64_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a3f03f92fa423, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_0
    0x04c3f03fa2fa423, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_1
    0x04e3f03fb2fa423, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723f03fc2fa423, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_2
    0x0743f03fd2fa423, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763f03fe2fa423, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783f03ff2fa423, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443ee4002fb422, // V_MAD_NC_I64_I32 ENC_VOP3 default
    0x0483f24012fb422, // V_MAD_NC_I64_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3f04022fb422, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3f04032fb422, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3f04042fb422, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723f04052fb422, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_2
    0x0743f04062fb422, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763f04072fb422, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783f04082fb422, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0a23f44092fc3cb, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x0a43f640a2fc3cb, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a63f640b2fc3cb, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a83f640c2fc3cb, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0aa3f640d2fc3cb, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac3f640e2fc3cb, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_2
    0x0ae3f640f2fc3cb, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1&has_lit_2
    0x0b03f64102fc3cb, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0a23f84112fd3cc, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x0683fc4122fd3cc, // V_DIV_SCALE_F64 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a43fa4132fd3cc, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a63fa4142fd3cc, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a83fa4152fd3cc, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0aa3fa4162fd3cc, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac3fa4172fd3cc, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_2
    0x0ae3fa4182fd3cc, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1&has_lit_2
    0x0b03fa4192fd3cc, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0a23fe41a2fe41e, // V_MAD_CO_U64_U32 VOP3_SDST_ENC default
    0x06840241b2fe41e, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a440041c2fe41e, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a640041d2fe41e, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a840041e2fe41e, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0aa40041f2fe41e, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac4004202fe41e, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_2
    0x0ae4004212fe41e, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1&has_lit_2
    0x0b04004222fe41e, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0a23fe4232ff41d, // V_MAD_CO_I64_I32 VOP3_SDST_ENC default
    0x0684024242ff41d, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a44004252ff41d, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a64004262ff41d, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a84004272ff41d, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0aa4004282ff41d, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac4004292ff41d, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_2
    0x0ae40042a2ff41d, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1&has_lit_2
    0x0b040042b2ff41d, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0a240442c30028e, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x06640842d30028e, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06840a42e30028e, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a440642f30028e, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a640643030028e, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a840643130028e, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0a240442c3014e0, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x06640842d3014e0, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06840a42e3014e0, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a440642f3014e0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a64064303014e0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a84064313014e0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0a240442c3024db, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x0664084323024db, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06840a4333024db, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a440642f3024db, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a64064303024db, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a84064313024db, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x04440c434303299, // V_ADD_NC_U16 ENC_VOP3 default
    0x046410435303299, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x048412436303299, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a40e437303299, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04c40e438303299, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04e40e439303299, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04440c4343044e5, // V_SUB_NC_U16 ENC_VOP3 default
    0x0464104353044e5, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x0484124363044e5, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a40e4373044e5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04c40e4383044e5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04e40e4393044e5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044414434305478, // V_MUL_LO_U16 ENC_VOP3 default
    0x046418435305478, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x04841a436305478, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a416437305478, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x04c416438305478, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x04e416439305478, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441c43a306385, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x0462a043b306385, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a243c306385, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a41e43d306385, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c41e43e306385, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e41e43f306385, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441c44030738c, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x0462a044130738c, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a244230738c, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a41e44330738c, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c41e44430738c, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e41e44530738c, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441443430943f, // V_MAX_U16 ENC_VOP3 default
    0x04641843530943f, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x04841a43630943f, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a41643730943f, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x04c41643830943f, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x04e41643930943f, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441444630a439, // V_MAX_I16 ENC_VOP3 default
    0x04641844730a439, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x04841a44830a439, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a41644930a439, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x04c41644a30a439, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x04e41644b30a439, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441443430b461, // V_MIN_U16 ENC_VOP3 default
    0x04641843530b461, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x04841a43630b461, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a41643730b461, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x04c41643830b461, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x04e41643930b461, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441444630c45b, // V_MIN_I16 ENC_VOP3 default
    0x04641844730c45b, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x04841a44830c45b, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a41644930c45b, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x04c41644a30c45b, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x04e41644b30c45b, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04440c44630d297, // V_ADD_NC_I16 ENC_VOP3 default
    0x04641044730d297, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x04841244830d297, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a40e44930d297, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04c40e44a30d297, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04e40e44b30d297, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04440c44630e4e3, // V_SUB_NC_I16 ENC_VOP3 default
    0x04641044730e4e3, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x04841244830e4e3, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a40e44930e4e3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04c40e44a30e4e3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04e40e44b30e4e3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0b242044c30f485, // V_PERMLANE16_VAR_B32 ENC_VOP3 default
    0x0b242044c310487, // V_PERMLANEX16_VAR_B32 ENC_VOP3 default
    0x04442244d311482, // V_PACK_B32_F16 ENC_VOP3 default
    0x04642644e311482, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x04842844f311482, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a424450311482, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x04c424451311482, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x04e424452311482, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044422453312387, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x046426454312387, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x048428455312387, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a424456312387, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04c424457312387, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x04e424458312387, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044422459313389, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x04642645a313389, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04842845b313389, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a42445c313389, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x04c42445d313389, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x04e42445e313389, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0b441c45f31448a, // V_PERMLANE_IDX_GEN_B32 ENC_VOP3 default
    0x09e41e46031448a, // V_PERMLANE_IDX_GEN_B32 VOP3_INST_LITERAL has_lit_1
    0x04442a195318463, // V_MIN_U64 ENC_VOP3 default
    0x0482de196318463, // V_MIN_U64 VOP3_VOP_DPP16 has_dpp16
    0x04a42c197318463, // V_MIN_U64 VOP3_INST_LITERAL has_lit_0
    0x04c42c198318463, // V_MIN_U64 VOP3_INST_LITERAL has_lit_1
    0x04e42c199318463, // V_MIN_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04442a195319441, // V_MAX_U64 ENC_VOP3 default
    0x0482de196319441, // V_MAX_U64 VOP3_VOP_DPP16 has_dpp16
    0x04a42c197319441, // V_MAX_U64 VOP3_INST_LITERAL has_lit_0
    0x04c42c198319441, // V_MAX_U64 VOP3_INST_LITERAL has_lit_1
    0x04e42c199319441, // V_MAX_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04442a46131a45d, // V_MIN_I64 ENC_VOP3 default
    0x0482de46231a45d, // V_MIN_I64 VOP3_VOP_DPP16 has_dpp16
    0x04a42c46331a45d, // V_MIN_I64 VOP3_INST_LITERAL has_lit_0
    0x04c42c46431a45d, // V_MIN_I64 VOP3_INST_LITERAL has_lit_1
    0x04e42c46531a45d, // V_MIN_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04442a46131b43b, // V_MAX_I64 ENC_VOP3 default
    0x0482de46231b43b, // V_MAX_I64 VOP3_VOP_DPP16 has_dpp16
    0x04a42c46331b43b, // V_MAX_I64 VOP3_INST_LITERAL has_lit_0
    0x04c42c46431b43b, // V_MAX_I64 VOP3_INST_LITERAL has_lit_1
    0x04e42c46531b43b, // V_MAX_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04442e46631c40e, // V_LDEXP_F32 ENC_VOP3 default
    0x04643246731c40e, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x04843446831c40e, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a43046931c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04c43046a31c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x04e43046b31c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443617631d2aa, // V_BFM_B32 ENC_VOP3 default
    0x0462aa17731d2aa, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17831d2aa, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a43817931d2aa, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x04c43817a31d2aa, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x04e43817b31d2aa, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443617631e2a6, // V_BCNT_U32_B32 ENC_VOP3 default
    0x0462aa17731e2a6, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17831e2a6, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a43817931e2a6, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04c43817a31e2a6, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04e43817b31e2a6, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443617631f443, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x0462aa17731f443, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17831f443, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a43817931f443, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04c43817a31f443, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04e43817b31f443, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044436176320442, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x0462aa177320442, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac178320442, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a438179320442, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04c43817a320442, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04e43817b320442, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441c43a321388, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x0462a043b321388, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a243c321388, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a41e43d321388, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c41e43e321388, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e41e43f321388, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441c44032238a, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x0462a044132238a, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a244232238a, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a41e44332238a, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c41e44432238a, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e41e44532238a, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443646c32338d, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x0462aa46d32338d, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac46e32338d, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a43846f32338d, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x04c43847032338d, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x04e43847132338d, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044436472324386, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x0462aa473324386, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac474324386, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a438475324386, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x04c438476324386, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x04e438477324386, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444361703254e4, // V_SUB_NC_I32 ENC_VOP3 default
    0x0462aa1713254e4, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac1723254e4, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a4381733254e4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04c4381743254e4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04e4381753254e4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044436170326298, // V_ADD_NC_I32 ENC_VOP3 default
    0x0462aa171326298, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac172326298, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a438173326298, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04c438174326298, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04e438175326298, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443a47832b40f, // V_LDEXP_F64 ENC_VOP3 default
    0x04843e47932b40f, // V_LDEXP_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a43c47a32b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x04c43c47b32b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x04e43c47c32b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443617632c479, // V_MUL_LO_U32 ENC_VOP3 default
    0x0482ac17832c479, // V_MUL_LO_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a43817932c479, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x04c43817a32c479, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x04e43817b32c479, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443617632d475, // V_MUL_HI_U32 ENC_VOP3 default
    0x0482ac17832d475, // V_MUL_HI_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a43817932d475, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x04c43817a32d475, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x04e43817b32d475, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443617032e473, // V_MUL_HI_I32 ENC_VOP3 default
    0x0482ac17232e473, // V_MUL_HI_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a43817332e473, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x04c43817432e473, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x04e43817532e473, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443a47d32f506, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x04a43c47e32f506, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x04c43c47f32f506, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x04e43c48032f506, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044414434338414, // V_LSHLREV_B16 ENC_VOP3 default
    0x046418435338414, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x04841a436338414, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a416437338414, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x04c416438338414, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04e416439338414, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441443433941a, // V_LSHRREV_B16 ENC_VOP3 default
    0x04641843533941a, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x04841a43633941a, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a41643733941a, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x04c41643833941a, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04e41643933941a, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441448133a2a1, // V_ASHRREV_I16 ENC_VOP3 default
    0x04641848233a2a1, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x04841a48333a2a1, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a41648433a2a1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x04c41648533a2a1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x04e41648633a2a1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04444018733d41c, // V_LSHRREV_B64 ENC_VOP3 default
    0x0482ba18833d41c, // V_LSHRREV_B64 VOP3_VOP_DPP16 has_dpp16
    0x04a44218933d41c, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x04c44218a33d41c, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x04444048733e2a3, // V_ASHRREV_I64 ENC_VOP3 default
    0x0482ba48833e2a3, // V_ASHRREV_I64 VOP3_VOP_DPP16 has_dpp16
    0x04a44248933e2a3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x04c44248a33e2a3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x044444163341456, // V_MINIMUM_F64 ENC_VOP3 default
    0x048290164341456, // V_MINIMUM_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a446165341456, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_0
    0x04c446166341456, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_1
    0x04e446167341456, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044444163342434, // V_MAXIMUM_F64 ENC_VOP3 default
    0x048290164342434, // V_MAXIMUM_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a446165342434, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_0
    0x04c446166342434, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_1
    0x04e446167342434, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0b444848b3604c4, // V_READLANE_B32 ENC_VOP3 default
    0x0b641c48c361527, // V_WRITELANE_B32 ENC_VOP3 default
    0x0b841e48d361527, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x04441443436229e, // V_AND_B16 ENC_VOP3 default
    0x04641843536229e, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x04841a43636229e, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a41643736229e, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x04c41643836229e, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x04e41643936229e, // V_AND_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044414434363480, // V_OR_B16 ENC_VOP3 default
    0x046418435363480, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x04841a436363480, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a416437363480, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x04c416438363480, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x04e416439363480, // V_OR_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441443436452b, // V_XOR_B16 ENC_VOP3 default
    0x04641843536452b, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x04841a43636452b, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a41643736452b, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x04c41643836452b, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x04e41643936452b, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441c168365455, // V_MINIMUM_F32 ENC_VOP3 default
    0x0462a0169365455, // V_MINIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a216a365455, // V_MINIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a41e16b365455, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c41e16c365455, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e41e16d365455, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441c168366433, // V_MAXIMUM_F32 ENC_VOP3 default
    0x0462a0169366433, // V_MAXIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a216a366433, // V_MAXIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a41e16b366433, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c41e16c366433, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e41e16d366433, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04444a1a6367454, // V_MINIMUM_F16 ENC_VOP3 default
    0x04644e1a7367454, // V_MINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484501a8367454, // V_MINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a44c1a9367454, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c44c1aa367454, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e44c1ab367454, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04444a1a6368432, // V_MAXIMUM_F16 ENC_VOP3 default
    0x04644e1a7368432, // V_MAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484501a8368432, // V_MAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a44c1a9368432, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c44c1aa368432, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e44c1ab368432, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445248e369384, // V_CVT_PK_FP8_F32 ENC_VOP3 default
    0x04645648f369384, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x048458490369384, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a454491369384, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x04c454492369384, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x04e454493369384, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445249436a37d, // V_CVT_PK_BF8_F32 ENC_VOP3 default
    0x04645649536a37d, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x04845849636a37d, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a45449736a37d, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x04c45449836a37d, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x04e45449936a37d, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445a49a36b3bf, // V_CVT_SR_FP8_F32 ENC_VOP3 default
    0x04645e49b36b3bf, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x04846049c36b3bf, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a45c49d36b3bf, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x04c45c49e36b3bf, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x04e45c49f36b3bf, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445a4a036c3bd, // V_CVT_SR_BF8_F32 ENC_VOP3 default
    0x04645e4a136c3bd, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484604a236c3bd, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a45c4a336c3bd, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x04c45c4a436c3bd, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x04e45c4a536c3bd, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444624a636d37b, // V_CVT_PK_BF16_F32 ENC_VOP3 default
    0x0464664a736d37b, // V_CVT_PK_BF16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484684a836d37b, // V_CVT_PK_BF16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4644a936d37b, // V_CVT_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4644aa36d37b, // V_CVT_PK_BF16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4644ab36d37b, // V_CVT_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04446a4ac36e3c0, // V_CVT_SR_PK_BF16_F32 ENC_VOP3 default
    0x04646e4ad36e3c0, // V_CVT_SR_PK_BF16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484704ae36e3c0, // V_CVT_SR_PK_BF16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a46c4af36e3c0, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c46c4b036e3c0, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e46c4b136e3c0, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07246c4b236e3c0, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_2
    0x07446c4b336e3c0, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07646c4b436e3c0, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07846c4b536e3c0, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0444721a036f37f, // V_CVT_PK_F16_F32 ENC_VOP3 default
    0x0462f21a136f37f, // V_CVT_PK_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482f41a236f37f, // V_CVT_PK_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4741a336f37f, // V_CVT_PK_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4741a436f37f, // V_CVT_PK_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4741a536f37f, // V_CVT_PK_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444764b63703c1, // V_CVT_SR_PK_F16_F32 ENC_VOP3 default
    0x04647a4b73703c1, // V_CVT_SR_PK_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04847c4b83703c1, // V_CVT_SR_PK_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4784b93703c1, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4784ba3703c1, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4784bb3703c1, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0724784bc3703c1, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_2
    0x0744784bd3703c1, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0764784be3703c1, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0784784bf3703c1, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04447e4c0372383, // V_CVT_PK_FP8_F16 ENC_VOP3 default
    0x0464844c1372383, // V_CVT_PK_FP8_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484824c2372383, // V_CVT_PK_FP8_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4804c3372383, // V_CVT_PK_FP8_F16 VOP3_INST_LITERAL has_lit_0
    0x04447e4c437337c, // V_CVT_PK_BF8_F16 ENC_VOP3 default
    0x0464844c537337c, // V_CVT_PK_BF8_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484824c637337c, // V_CVT_PK_BF8_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4804c737337c, // V_CVT_PK_BF8_F16 VOP3_INST_LITERAL has_lit_0
    0x0444864c83743be, // V_CVT_SR_FP8_F16 ENC_VOP3 default
    0x04648a4c93743be, // V_CVT_SR_FP8_F16 VOP3_VOP_DPP8 has_dpp8
    0x04848c4ca3743be, // V_CVT_SR_FP8_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4884cb3743be, // V_CVT_SR_FP8_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4884cc3743be, // V_CVT_SR_FP8_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4884cd3743be, // V_CVT_SR_FP8_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444864ce3753bc, // V_CVT_SR_BF8_F16 ENC_VOP3 default
    0x04648a4cf3753bc, // V_CVT_SR_BF8_F16 VOP3_VOP_DPP8 has_dpp8
    0x04848c4d03753bc, // V_CVT_SR_BF8_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4884d13753bc, // V_CVT_SR_BF8_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4884d23753bc, // V_CVT_SR_BF8_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4884d33753bc, // V_CVT_SR_BF8_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
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
    0x0be4ee52400132e, // V_CMP_LT_F16 ENC_VOPC default
    0x0c04f452500132e, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f652600132e, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f252700132e, // V_CMP_LT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f052700132e, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee524002307, // V_CMP_EQ_F16 ENC_VOPC default
    0x0c04f4525002307, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f6526002307, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f2527002307, // V_CMP_EQ_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f0527002307, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee524003322, // V_CMP_LE_F16 ENC_VOPC default
    0x0c04f4525003322, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f6526003322, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f2527003322, // V_CMP_LE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f0527003322, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee524004319, // V_CMP_GT_F16 ENC_VOPC default
    0x0c04f4525004319, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f6526004319, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f2527004319, // V_CMP_GT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f0527004319, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee52400532b, // V_CMP_LG_F16 ENC_VOPC default
    0x0c04f452500532b, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f652600532b, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f252700532b, // V_CMP_LG_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f052700532b, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee524006310, // V_CMP_GE_F16 ENC_VOPC default
    0x0c04f4525006310, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f6526006310, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f2527006310, // V_CMP_GE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f0527006310, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee52400734f, // V_CMP_O_F16 ENC_VOPC default
    0x0c04f452500734f, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f652600734f, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f252700734f, // V_CMP_O_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f052700734f, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee524008352, // V_CMP_U_F16 ENC_VOPC default
    0x0c04f4525008352, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f6526008352, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f2527008352, // V_CMP_U_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f0527008352, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee524009340, // V_CMP_NGE_F16 ENC_VOPC default
    0x0c04f4525009340, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f6526009340, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f2527009340, // V_CMP_NGE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f0527009340, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee52400a349, // V_CMP_NLG_F16 ENC_VOPC default
    0x0c04f452500a349, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f652600a349, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f252700a349, // V_CMP_NLG_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f052700a349, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee52400b343, // V_CMP_NGT_F16 ENC_VOPC default
    0x0c04f452500b343, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f652600b343, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f252700b343, // V_CMP_NGT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f052700b343, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee52400c346, // V_CMP_NLE_F16 ENC_VOPC default
    0x0c04f452500c346, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f652600c346, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f252700c346, // V_CMP_NLE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f052700c346, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee52400d337, // V_CMP_NEQ_F16 ENC_VOPC default
    0x0c04f452500d337, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f652600d337, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f252700d337, // V_CMP_NEQ_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f052700d337, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee52400e34c, // V_CMP_NLT_F16 ENC_VOPC default
    0x0c04f452500e34c, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f652600e34c, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f252700e34c, // V_CMP_NLT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f052700e34c, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0be50052801132f, // V_CMP_LT_F32 ENC_VOPC default
    0x0c050652901132f, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852a01132f, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452b01132f, // V_CMP_LT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252b01132f, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x0be500528012308, // V_CMP_EQ_F32 ENC_VOPC default
    0x0c0506529012308, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852a012308, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452b012308, // V_CMP_EQ_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252b012308, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0be500528013323, // V_CMP_LE_F32 ENC_VOPC default
    0x0c0506529013323, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852a013323, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452b013323, // V_CMP_LE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252b013323, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x0be50052801431a, // V_CMP_GT_F32 ENC_VOPC default
    0x0c050652901431a, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852a01431a, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452b01431a, // V_CMP_GT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252b01431a, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x0be50052801532c, // V_CMP_LG_F32 ENC_VOPC default
    0x0c050652901532c, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852a01532c, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452b01532c, // V_CMP_LG_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252b01532c, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x0be500528016311, // V_CMP_GE_F32 ENC_VOPC default
    0x0c0506529016311, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852a016311, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452b016311, // V_CMP_GE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252b016311, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x0be500528017350, // V_CMP_O_F32 ENC_VOPC default
    0x0c0506529017350, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852a017350, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452b017350, // V_CMP_O_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252b017350, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x0be500528018353, // V_CMP_U_F32 ENC_VOPC default
    0x0c0506529018353, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852a018353, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452b018353, // V_CMP_U_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252b018353, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x0be500528019341, // V_CMP_NGE_F32 ENC_VOPC default
    0x0c0506529019341, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852a019341, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452b019341, // V_CMP_NGE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252b019341, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0be50052801a34a, // V_CMP_NLG_F32 ENC_VOPC default
    0x0c050652901a34a, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852a01a34a, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452b01a34a, // V_CMP_NLG_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252b01a34a, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0be50052801b344, // V_CMP_NGT_F32 ENC_VOPC default
    0x0c050652901b344, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852a01b344, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452b01b344, // V_CMP_NGT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252b01b344, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0be50052801c347, // V_CMP_NLE_F32 ENC_VOPC default
    0x0c050652901c347, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852a01c347, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452b01c347, // V_CMP_NLE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252b01c347, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0be50052801d338, // V_CMP_NEQ_F32 ENC_VOPC default
    0x0c050652901d338, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852a01d338, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452b01d338, // V_CMP_NEQ_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252b01d338, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0be50052801e34d, // V_CMP_NLT_F32 ENC_VOPC default
    0x0c050652901e34d, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852a01e34d, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452b01e34d, // V_CMP_NLT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252b01e34d, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0be50e52c021330, // V_CMP_LT_F64 ENC_VOPC default
    0x0c451252d021330, // V_CMP_LT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052d021330, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52c022309, // V_CMP_EQ_F64 ENC_VOPC default
    0x0c451252d022309, // V_CMP_EQ_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052d022309, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52c023324, // V_CMP_LE_F64 ENC_VOPC default
    0x0c451252d023324, // V_CMP_LE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052d023324, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52c02431b, // V_CMP_GT_F64 ENC_VOPC default
    0x0c451252d02431b, // V_CMP_GT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052d02431b, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52c02532d, // V_CMP_LG_F64 ENC_VOPC default
    0x0c451252d02532d, // V_CMP_LG_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052d02532d, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52c026312, // V_CMP_GE_F64 ENC_VOPC default
    0x0c451252d026312, // V_CMP_GE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052d026312, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52c027351, // V_CMP_O_F64 ENC_VOPC default
    0x0c451252d027351, // V_CMP_O_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052d027351, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52c028354, // V_CMP_U_F64 ENC_VOPC default
    0x0c451252d028354, // V_CMP_U_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052d028354, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52c029342, // V_CMP_NGE_F64 ENC_VOPC default
    0x0c451252d029342, // V_CMP_NGE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052d029342, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52c02a34b, // V_CMP_NLG_F64 ENC_VOPC default
    0x0c451252d02a34b, // V_CMP_NLG_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052d02a34b, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52c02b345, // V_CMP_NGT_F64 ENC_VOPC default
    0x0c451252d02b345, // V_CMP_NGT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052d02b345, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52c02c348, // V_CMP_NLE_F64 ENC_VOPC default
    0x0c451252d02c348, // V_CMP_NLE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052d02c348, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52c02d339, // V_CMP_NEQ_F64 ENC_VOPC default
    0x0c451252d02d339, // V_CMP_NEQ_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052d02d339, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52c02e34e, // V_CMP_NLT_F64 ENC_VOPC default
    0x0c451252d02e34e, // V_CMP_NLT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052d02e34e, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0be51c52e031331, // V_CMP_LT_I16 ENC_VOPC default
    0x0c052252f031331, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c2524530031331, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c4520531031331, // V_CMP_LT_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e531031331, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x0be51c52e03230a, // V_CMP_EQ_I16 ENC_VOPC default
    0x0c052252f03230a, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c252453003230a, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c452053103230a, // V_CMP_EQ_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e53103230a, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0be51c52e033325, // V_CMP_LE_I16 ENC_VOPC default
    0x0c052252f033325, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c2524530033325, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c4520531033325, // V_CMP_LE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e531033325, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x0be51c52e03431c, // V_CMP_GT_I16 ENC_VOPC default
    0x0c052252f03431c, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c252453003431c, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c452053103431c, // V_CMP_GT_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e53103431c, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x0be51c52e03533a, // V_CMP_NE_I16 ENC_VOPC default
    0x0c052252f03533a, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c252453003533a, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c452053103533a, // V_CMP_NE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e53103533a, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x0be51c52e036313, // V_CMP_GE_I16 ENC_VOPC default
    0x0c052252f036313, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c2524530036313, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c4520531036313, // V_CMP_GE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e531036313, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x0be51c532039334, // V_CMP_LT_U16 ENC_VOPC default
    0x0c0522533039334, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c2524534039334, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c4520535039334, // V_CMP_LT_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e535039334, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x0be51c53203a30d, // V_CMP_EQ_U16 ENC_VOPC default
    0x0c052253303a30d, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c252453403a30d, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c452053503a30d, // V_CMP_EQ_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e53503a30d, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0be51c53203b328, // V_CMP_LE_U16 ENC_VOPC default
    0x0c052253303b328, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c252453403b328, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c452053503b328, // V_CMP_LE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e53503b328, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x0be51c53203c31f, // V_CMP_GT_U16 ENC_VOPC default
    0x0c052253303c31f, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c252453403c31f, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c452053503c31f, // V_CMP_GT_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e53503c31f, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x0be51c53203d33d, // V_CMP_NE_U16 ENC_VOPC default
    0x0c052253303d33d, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c252453403d33d, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c452053503d33d, // V_CMP_NE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e53503d33d, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x0be51c53203e316, // V_CMP_GE_U16 ENC_VOPC default
    0x0c052253303e316, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c252453403e316, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c452053503e316, // V_CMP_GE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e53503e316, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x0be500536041332, // V_CMP_LT_I32 ENC_VOPC default
    0x0c0506537041332, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e538041332, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c4504539041332, // V_CMP_LT_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c6502539041332, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x0be50053604230b, // V_CMP_EQ_I32 ENC_VOPC default
    0x0c050653704230b, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e53804230b, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c450453904230b, // V_CMP_EQ_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c650253904230b, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0be500536043326, // V_CMP_LE_I32 ENC_VOPC default
    0x0c0506537043326, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e538043326, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c4504539043326, // V_CMP_LE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c6502539043326, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x0be50053604431d, // V_CMP_GT_I32 ENC_VOPC default
    0x0c050653704431d, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e53804431d, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c450453904431d, // V_CMP_GT_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c650253904431d, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x0be50053604533b, // V_CMP_NE_I32 ENC_VOPC default
    0x0c050653704533b, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e53804533b, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c450453904533b, // V_CMP_NE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c650253904533b, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x0be500536046314, // V_CMP_GE_I32 ENC_VOPC default
    0x0c0506537046314, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e538046314, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c4504539046314, // V_CMP_GE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c6502539046314, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x0be50053a049335, // V_CMP_LT_U32 ENC_VOPC default
    0x0c050653b049335, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e53c049335, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c450453d049335, // V_CMP_LT_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c650253d049335, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x0be50053a04a30e, // V_CMP_EQ_U32 ENC_VOPC default
    0x0c050653b04a30e, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e53c04a30e, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c450453d04a30e, // V_CMP_EQ_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c650253d04a30e, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0be50053a04b329, // V_CMP_LE_U32 ENC_VOPC default
    0x0c050653b04b329, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e53c04b329, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c450453d04b329, // V_CMP_LE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c650253d04b329, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x0be50053a04c320, // V_CMP_GT_U32 ENC_VOPC default
    0x0c050653b04c320, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e53c04c320, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c450453d04c320, // V_CMP_GT_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c650253d04c320, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x0be50053a04d33e, // V_CMP_NE_U32 ENC_VOPC default
    0x0c050653b04d33e, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e53c04d33e, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c450453d04d33e, // V_CMP_NE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c650253d04d33e, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x0be50053a04e317, // V_CMP_GE_U32 ENC_VOPC default
    0x0c050653b04e317, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e53c04e317, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c450453d04e317, // V_CMP_GE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c650253d04e317, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x0be53453e051333, // V_CMP_LT_I64 ENC_VOPC default
    0x0c453853f051333, // V_CMP_LT_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c653653f051333, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x0be53453e05230c, // V_CMP_EQ_I64 ENC_VOPC default
    0x0c453853f05230c, // V_CMP_EQ_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c653653f05230c, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0be53453e053327, // V_CMP_LE_I64 ENC_VOPC default
    0x0c453853f053327, // V_CMP_LE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c653653f053327, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x0be53453e05431e, // V_CMP_GT_I64 ENC_VOPC default
    0x0c453853f05431e, // V_CMP_GT_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c653653f05431e, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x0be53453e05533c, // V_CMP_NE_I64 ENC_VOPC default
    0x0c453853f05533c, // V_CMP_NE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c653653f05533c, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x0be53453e056315, // V_CMP_GE_I64 ENC_VOPC default
    0x0c453853f056315, // V_CMP_GE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c653653f056315, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x0be534540059336, // V_CMP_LT_U64 ENC_VOPC default
    0x0c4538541059336, // V_CMP_LT_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c6536541059336, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x0be53454005a30f, // V_CMP_EQ_U64 ENC_VOPC default
    0x0c453854105a30f, // V_CMP_EQ_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c653654105a30f, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0be53454005b32a, // V_CMP_LE_U64 ENC_VOPC default
    0x0c453854105b32a, // V_CMP_LE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c653654105b32a, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x0be53454005c321, // V_CMP_GT_U64 ENC_VOPC default
    0x0c453854105c321, // V_CMP_GT_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c653654105c321, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x0be53454005d33f, // V_CMP_NE_U64 ENC_VOPC default
    0x0c453854105d33f, // V_CMP_NE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c653654105d33f, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x0be53454005e318, // V_CMP_GE_U64 ENC_VOPC default
    0x0c453854105e318, // V_CMP_GE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c653654105e318, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x0be4ee52407d304, // V_CMP_CLASS_F16 ENC_VOPC default
    0x0c04f452507d304, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f652607d304, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f252707d304, // V_CMP_CLASS_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f052707d304, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0be50054207e305, // V_CMP_CLASS_F32 ENC_VOPC default
    0x0c050654307e305, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c254254407e305, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450454507e305, // V_CMP_CLASS_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650254507e305, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0be54854607f306, // V_CMP_CLASS_F64 ENC_VOPC default
    0x0c454c54707f306, // V_CMP_CLASS_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c654a54707f306, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0be5565480812dd, // V_CMPX_LT_F16 ENC_VOPC default
    0x0c055c5490812dd, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a0812dd, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b0812dd, // V_CMPX_LT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b0812dd, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x0be5565480822b6, // V_CMPX_EQ_F16 ENC_VOPC default
    0x0c055c5490822b6, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a0822b6, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b0822b6, // V_CMPX_EQ_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b0822b6, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0be5565480832d1, // V_CMPX_LE_F16 ENC_VOPC default
    0x0c055c5490832d1, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a0832d1, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b0832d1, // V_CMPX_LE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b0832d1, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x0be5565480842c8, // V_CMPX_GT_F16 ENC_VOPC default
    0x0c055c5490842c8, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a0842c8, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b0842c8, // V_CMPX_GT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b0842c8, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x0be5565480852da, // V_CMPX_LG_F16 ENC_VOPC default
    0x0c055c5490852da, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a0852da, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b0852da, // V_CMPX_LG_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b0852da, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x0be5565480862bf, // V_CMPX_GE_F16 ENC_VOPC default
    0x0c055c5490862bf, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a0862bf, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b0862bf, // V_CMPX_GE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b0862bf, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x0be5565480872fe, // V_CMPX_O_F16 ENC_VOPC default
    0x0c055c5490872fe, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a0872fe, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b0872fe, // V_CMPX_O_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b0872fe, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x0be556548088301, // V_CMPX_U_F16 ENC_VOPC default
    0x0c055c549088301, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a088301, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b088301, // V_CMPX_U_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b088301, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x0be5565480892ef, // V_CMPX_NGE_F16 ENC_VOPC default
    0x0c055c5490892ef, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a0892ef, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b0892ef, // V_CMPX_NGE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b0892ef, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0be55654808a2f8, // V_CMPX_NLG_F16 ENC_VOPC default
    0x0c055c54908a2f8, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a08a2f8, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b08a2f8, // V_CMPX_NLG_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b08a2f8, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0be55654808b2f2, // V_CMPX_NGT_F16 ENC_VOPC default
    0x0c055c54908b2f2, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a08b2f2, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b08b2f2, // V_CMPX_NGT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b08b2f2, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0be55654808c2f5, // V_CMPX_NLE_F16 ENC_VOPC default
    0x0c055c54908c2f5, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a08c2f5, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b08c2f5, // V_CMPX_NLE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b08c2f5, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0be55654808d2e6, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x0c055c54908d2e6, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a08d2e6, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b08d2e6, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b08d2e6, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0be55654808e2fb, // V_CMPX_NLT_F16 ENC_VOPC default
    0x0c055c54908e2fb, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a08e2fb, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b08e2fb, // V_CMPX_NLT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b08e2fb, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0be56854c0912de, // V_CMPX_LT_F32 ENC_VOPC default
    0x0c056e54d0912de, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054e0912de, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54f0912de, // V_CMPX_LT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54f0912de, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x0be56854c0922b7, // V_CMPX_EQ_F32 ENC_VOPC default
    0x0c056e54d0922b7, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054e0922b7, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54f0922b7, // V_CMPX_EQ_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54f0922b7, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0be56854c0932d2, // V_CMPX_LE_F32 ENC_VOPC default
    0x0c056e54d0932d2, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054e0932d2, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54f0932d2, // V_CMPX_LE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54f0932d2, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x0be56854c0942c9, // V_CMPX_GT_F32 ENC_VOPC default
    0x0c056e54d0942c9, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054e0942c9, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54f0942c9, // V_CMPX_GT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54f0942c9, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x0be56854c0952db, // V_CMPX_LG_F32 ENC_VOPC default
    0x0c056e54d0952db, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054e0952db, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54f0952db, // V_CMPX_LG_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54f0952db, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x0be56854c0962c0, // V_CMPX_GE_F32 ENC_VOPC default
    0x0c056e54d0962c0, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054e0962c0, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54f0962c0, // V_CMPX_GE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54f0962c0, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x0be56854c0972ff, // V_CMPX_O_F32 ENC_VOPC default
    0x0c056e54d0972ff, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054e0972ff, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54f0972ff, // V_CMPX_O_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54f0972ff, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x0be56854c098302, // V_CMPX_U_F32 ENC_VOPC default
    0x0c056e54d098302, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054e098302, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54f098302, // V_CMPX_U_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54f098302, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x0be56854c0992f0, // V_CMPX_NGE_F32 ENC_VOPC default
    0x0c056e54d0992f0, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054e0992f0, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54f0992f0, // V_CMPX_NGE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54f0992f0, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0be56854c09a2f9, // V_CMPX_NLG_F32 ENC_VOPC default
    0x0c056e54d09a2f9, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054e09a2f9, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54f09a2f9, // V_CMPX_NLG_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54f09a2f9, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0be56854c09b2f3, // V_CMPX_NGT_F32 ENC_VOPC default
    0x0c056e54d09b2f3, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054e09b2f3, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54f09b2f3, // V_CMPX_NGT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54f09b2f3, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0be56854c09c2f6, // V_CMPX_NLE_F32 ENC_VOPC default
    0x0c056e54d09c2f6, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054e09c2f6, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54f09c2f6, // V_CMPX_NLE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54f09c2f6, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0be56854c09d2e7, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x0c056e54d09d2e7, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054e09d2e7, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54f09d2e7, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54f09d2e7, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0be56854c09e2fc, // V_CMPX_NLT_F32 ENC_VOPC default
    0x0c056e54d09e2fc, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054e09e2fc, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54f09e2fc, // V_CMPX_NLT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54f09e2fc, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0be5765500a12df, // V_CMPX_LT_F64 ENC_VOPC default
    0x0c457a5510a12df, // V_CMPX_LT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785510a12df, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x0be5765500a22b8, // V_CMPX_EQ_F64 ENC_VOPC default
    0x0c457a5510a22b8, // V_CMPX_EQ_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785510a22b8, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0be5765500a32d3, // V_CMPX_LE_F64 ENC_VOPC default
    0x0c457a5510a32d3, // V_CMPX_LE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785510a32d3, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x0be5765500a42ca, // V_CMPX_GT_F64 ENC_VOPC default
    0x0c457a5510a42ca, // V_CMPX_GT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785510a42ca, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x0be5765500a52dc, // V_CMPX_LG_F64 ENC_VOPC default
    0x0c457a5510a52dc, // V_CMPX_LG_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785510a52dc, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x0be5765500a62c1, // V_CMPX_GE_F64 ENC_VOPC default
    0x0c457a5510a62c1, // V_CMPX_GE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785510a62c1, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x0be5765500a7300, // V_CMPX_O_F64 ENC_VOPC default
    0x0c457a5510a7300, // V_CMPX_O_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785510a7300, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x0be5765500a8303, // V_CMPX_U_F64 ENC_VOPC default
    0x0c457a5510a8303, // V_CMPX_U_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785510a8303, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x0be5765500a92f1, // V_CMPX_NGE_F64 ENC_VOPC default
    0x0c457a5510a92f1, // V_CMPX_NGE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785510a92f1, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0be5765500aa2fa, // V_CMPX_NLG_F64 ENC_VOPC default
    0x0c457a5510aa2fa, // V_CMPX_NLG_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785510aa2fa, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0be5765500ab2f4, // V_CMPX_NGT_F64 ENC_VOPC default
    0x0c457a5510ab2f4, // V_CMPX_NGT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785510ab2f4, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0be5765500ac2f7, // V_CMPX_NLE_F64 ENC_VOPC default
    0x0c457a5510ac2f7, // V_CMPX_NLE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785510ac2f7, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0be5765500ad2e8, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x0c457a5510ad2e8, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785510ad2e8, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0be5765500ae2fd, // V_CMPX_NLT_F64 ENC_VOPC default
    0x0c457a5510ae2fd, // V_CMPX_NLT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785510ae2fd, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0be5845520b12e0, // V_CMPX_LT_I16 ENC_VOPC default
    0x0c058a5530b12e0, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c5540b12e0, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c45885550b12e0, // V_CMPX_LT_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c65865550b12e0, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x0be5845520b22b9, // V_CMPX_EQ_I16 ENC_VOPC default
    0x0c058a5530b22b9, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c5540b22b9, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c45885550b22b9, // V_CMPX_EQ_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c65865550b22b9, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0be5845520b32d4, // V_CMPX_LE_I16 ENC_VOPC default
    0x0c058a5530b32d4, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c5540b32d4, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c45885550b32d4, // V_CMPX_LE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c65865550b32d4, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x0be5845520b42cb, // V_CMPX_GT_I16 ENC_VOPC default
    0x0c058a5530b42cb, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c5540b42cb, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c45885550b42cb, // V_CMPX_GT_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c65865550b42cb, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x0be5845520b52e9, // V_CMPX_NE_I16 ENC_VOPC default
    0x0c058a5530b52e9, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c5540b52e9, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c45885550b52e9, // V_CMPX_NE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c65865550b52e9, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x0be5845520b62c2, // V_CMPX_GE_I16 ENC_VOPC default
    0x0c058a5530b62c2, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c5540b62c2, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c45885550b62c2, // V_CMPX_GE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c65865550b62c2, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x0be5845560b92e3, // V_CMPX_LT_U16 ENC_VOPC default
    0x0c058a5570b92e3, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c5580b92e3, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c45885590b92e3, // V_CMPX_LT_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c65865590b92e3, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x0be5845560ba2bc, // V_CMPX_EQ_U16 ENC_VOPC default
    0x0c058a5570ba2bc, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c5580ba2bc, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c45885590ba2bc, // V_CMPX_EQ_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c65865590ba2bc, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0be5845560bb2d7, // V_CMPX_LE_U16 ENC_VOPC default
    0x0c058a5570bb2d7, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c5580bb2d7, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c45885590bb2d7, // V_CMPX_LE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c65865590bb2d7, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x0be5845560bc2ce, // V_CMPX_GT_U16 ENC_VOPC default
    0x0c058a5570bc2ce, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c5580bc2ce, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c45885590bc2ce, // V_CMPX_GT_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c65865590bc2ce, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x0be5845560bd2ec, // V_CMPX_NE_U16 ENC_VOPC default
    0x0c058a5570bd2ec, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c5580bd2ec, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c45885590bd2ec, // V_CMPX_NE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c65865590bd2ec, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x0be5845560be2c5, // V_CMPX_GE_U16 ENC_VOPC default
    0x0c058a5570be2c5, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c5580be2c5, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c45885590be2c5, // V_CMPX_GE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c65865590be2c5, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x0be56855a0c12e1, // V_CMPX_LT_I32 ENC_VOPC default
    0x0c056e55b0c12e1, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c259655c0c12e1, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c55d0c12e1, // V_CMPX_LT_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a55d0c12e1, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x0be56855a0c22ba, // V_CMPX_EQ_I32 ENC_VOPC default
    0x0c056e55b0c22ba, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c259655c0c22ba, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c55d0c22ba, // V_CMPX_EQ_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a55d0c22ba, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0be56855a0c32d5, // V_CMPX_LE_I32 ENC_VOPC default
    0x0c056e55b0c32d5, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c259655c0c32d5, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c55d0c32d5, // V_CMPX_LE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a55d0c32d5, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x0be56855a0c42cc, // V_CMPX_GT_I32 ENC_VOPC default
    0x0c056e55b0c42cc, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c259655c0c42cc, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c55d0c42cc, // V_CMPX_GT_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a55d0c42cc, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x0be56855a0c52ea, // V_CMPX_NE_I32 ENC_VOPC default
    0x0c056e55b0c52ea, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c259655c0c52ea, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c55d0c52ea, // V_CMPX_NE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a55d0c52ea, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x0be56855a0c62c3, // V_CMPX_GE_I32 ENC_VOPC default
    0x0c056e55b0c62c3, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c259655c0c62c3, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c55d0c62c3, // V_CMPX_GE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a55d0c62c3, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x0be56855e0c92e4, // V_CMPX_LT_U32 ENC_VOPC default
    0x0c056e55f0c92e4, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c25965600c92e4, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5610c92e4, // V_CMPX_LT_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5610c92e4, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x0be56855e0ca2bd, // V_CMPX_EQ_U32 ENC_VOPC default
    0x0c056e55f0ca2bd, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c25965600ca2bd, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5610ca2bd, // V_CMPX_EQ_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5610ca2bd, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0be56855e0cb2d8, // V_CMPX_LE_U32 ENC_VOPC default
    0x0c056e55f0cb2d8, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c25965600cb2d8, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5610cb2d8, // V_CMPX_LE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5610cb2d8, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x0be56855e0cc2cf, // V_CMPX_GT_U32 ENC_VOPC default
    0x0c056e55f0cc2cf, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c25965600cc2cf, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5610cc2cf, // V_CMPX_GT_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5610cc2cf, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x0be56855e0cd2ed, // V_CMPX_NE_U32 ENC_VOPC default
    0x0c056e55f0cd2ed, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c25965600cd2ed, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5610cd2ed, // V_CMPX_NE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5610cd2ed, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x0be56855e0ce2c6, // V_CMPX_GE_U32 ENC_VOPC default
    0x0c056e55f0ce2c6, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c25965600ce2c6, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5610ce2c6, // V_CMPX_GE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5610ce2c6, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x0be59c5620d12e2, // V_CMPX_LT_I64 ENC_VOPC default
    0x0c45a05630d12e2, // V_CMPX_LT_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5630d12e2, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x0be59c5620d22bb, // V_CMPX_EQ_I64 ENC_VOPC default
    0x0c45a05630d22bb, // V_CMPX_EQ_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5630d22bb, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0be59c5620d32d6, // V_CMPX_LE_I64 ENC_VOPC default
    0x0c45a05630d32d6, // V_CMPX_LE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5630d32d6, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x0be59c5620d42cd, // V_CMPX_GT_I64 ENC_VOPC default
    0x0c45a05630d42cd, // V_CMPX_GT_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5630d42cd, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x0be59c5620d52eb, // V_CMPX_NE_I64 ENC_VOPC default
    0x0c45a05630d52eb, // V_CMPX_NE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5630d52eb, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x0be59c5620d62c4, // V_CMPX_GE_I64 ENC_VOPC default
    0x0c45a05630d62c4, // V_CMPX_GE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5630d62c4, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x0be59c5640d92e5, // V_CMPX_LT_U64 ENC_VOPC default
    0x0c45a05650d92e5, // V_CMPX_LT_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5650d92e5, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x0be59c5640da2be, // V_CMPX_EQ_U64 ENC_VOPC default
    0x0c45a05650da2be, // V_CMPX_EQ_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5650da2be, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0be59c5640db2d9, // V_CMPX_LE_U64 ENC_VOPC default
    0x0c45a05650db2d9, // V_CMPX_LE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5650db2d9, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x0be59c5640dc2d0, // V_CMPX_GT_U64 ENC_VOPC default
    0x0c45a05650dc2d0, // V_CMPX_GT_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5650dc2d0, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x0be59c5640dd2ee, // V_CMPX_NE_U64 ENC_VOPC default
    0x0c45a05650dd2ee, // V_CMPX_NE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5650dd2ee, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x0be59c5640de2c7, // V_CMPX_GE_U64 ENC_VOPC default
    0x0c45a05650de2c7, // V_CMPX_GE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5650de2c7, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x0be5565480fd2b3, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x0c055c5490fd2b3, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a0fd2b3, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b0fd2b3, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b0fd2b3, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0be5685660fe2b4, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x0c056e5670fe2b4, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c25aa5680fe2b4, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5690fe2b4, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5690fe2b4, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0be5b056a0ff2b5, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x0c45b456b0ff2b5, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65b256b0ff2b5, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0c80181b400047c, // V_NOP ENC_VOP1 default
    0x0c814256c001469, // V_MOV_B32 ENC_VOP1 default
    0x0ca14856d001469, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a56e001469, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14656f001469, // V_MOV_B32 VOP1_INST_LITERAL64 has_lit64
    0x0d014456f001469, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x0d21545700024c3, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x0c8158571003375, // V_CVT_I32_F64 ENC_VOP1 default
    0x0cc15e572003375, // V_CVT_I32_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce15c573003375, // V_CVT_I32_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d015a573003375, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x0c8166574004370, // V_CVT_F64_I32 ENC_VOP1 default
    0x0cc16c575004370, // V_CVT_F64_I32 VOP1_VOP_DPP16 has_dpp16
    0x0ce16a576004370, // V_CVT_F64_I32 VOP1_INST_LITERAL64 has_lit64
    0x0d0168576004370, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x0c8142577005369, // V_CVT_F32_I32 ENC_VOP1 default
    0x0ca148578005369, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0x0cc174579005369, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14657a005369, // V_CVT_F32_I32 VOP1_INST_LITERAL64 has_lit64
    0x0d014457a005369, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x0c814257b00636a, // V_CVT_F32_U32 ENC_VOP1 default
    0x0ca14857c00636a, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0cc17457d00636a, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14657e00636a, // V_CVT_F32_U32 VOP1_INST_LITERAL64 has_lit64
    0x0d014457e00636a, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x0c814257f0073c3, // V_CVT_U32_F32 ENC_VOP1 default
    0x0ca1485800073c3, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5810073c3, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465820073c3, // V_CVT_U32_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445820073c3, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x0c8142583008374, // V_CVT_I32_F32 ENC_VOP1 default
    0x0ca148584008374, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a585008374, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce146586008374, // V_CVT_I32_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d0144586008374, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c817e58700a360, // V_CVT_F16_F32 ENC_VOP1 default
    0x0ca18458800a360, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc18658900a360, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce18258a00a360, // V_CVT_F16_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d018058a00a360, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x0c819058b00b366, // V_CVT_F32_F16 ENC_VOP1 default
    0x0ca19658c00b366, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc19858d00b366, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce19458e00b366, // V_CVT_F32_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d019258e00b366, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x0c814258300c377, // V_CVT_NEAREST_I32_F32 ENC_VOP1 default
    0x0ca14858400c377, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a58500c377, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14658600c377, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014458600c377, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c814258300d372, // V_CVT_FLOOR_I32_F32 ENC_VOP1 default
    0x0ca14858400d372, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a58500d372, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14658600d372, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014458600d372, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c814257700e37a, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x0ca14857800e37a, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0x0cc17457900e37a, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0x0ce14657a00e37a, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL64 has_lit64
    0x0d014457a00e37a, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x0c815858f00f367, // V_CVT_F32_F64 ENC_VOP1 default
    0x0cc15e59000f367, // V_CVT_F32_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce15c59100f367, // V_CVT_F32_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d015a59100f367, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x0c816659201036f, // V_CVT_F64_F32 ENC_VOP1 default
    0x0cc1a259301036f, // V_CVT_F64_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce16a59401036f, // V_CVT_F64_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d016859401036f, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x0c814257b01136b, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x0ca14857c01136b, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0x0cc17457d01136b, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0x0ce14657e01136b, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL64 has_lit64
    0x0d014457e01136b, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x0c814257b01236c, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x0ca14857c01236c, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0x0cc17457d01236c, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0x0ce14657e01236c, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL64 has_lit64
    0x0d014457e01236c, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x0c814257b01336d, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x0ca14857c01336d, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0x0cc17457d01336d, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0x0ce14657e01336d, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL64 has_lit64
    0x0d014457e01336d, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x0c814257b01436e, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x0ca14857c01436e, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0x0cc17457d01436e, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0x0ce14657e01436e, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL64 has_lit64
    0x0d014457e01436e, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x0c81585950153c4, // V_CVT_U32_F64 ENC_VOP1 default
    0x0cc15e5960153c4, // V_CVT_U32_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce15c5970153c4, // V_CVT_U32_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d015a5970153c4, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x0c8166598016371, // V_CVT_F64_U32 ENC_VOP1 default
    0x0cc16c599016371, // V_CVT_F64_U32 VOP1_VOP_DPP16 has_dpp16
    0x0ce16a59a016371, // V_CVT_F64_U32 VOP1_INST_LITERAL64 has_lit64
    0x0d016859a016371, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x0c81aa59b017509, // V_TRUNC_F64 ENC_VOP1 default
    0x0cc1b059c017509, // V_TRUNC_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ae59d017509, // V_TRUNC_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ac59d017509, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x0c81aa59b0182b0, // V_CEIL_F64 ENC_VOP1 default
    0x0cc1b059c0182b0, // V_CEIL_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ae59d0182b0, // V_CEIL_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ac59d0182b0, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x0c81aa59b0194c7, // V_RNDNE_F64 ENC_VOP1 default
    0x0cc1b059c0194c7, // V_RNDNE_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ae59d0194c7, // V_RNDNE_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ac59d0194c7, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x0c81aa59b01a3f0, // V_FLOOR_F64 ENC_VOP1 default
    0x0cc1b059c01a3f0, // V_FLOOR_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ae59d01a3f0, // V_FLOOR_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ac59d01a3f0, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x0c80181b401b491, // V_PIPEFLUSH ENC_VOP1 default
    0x0c81b859e01c468, // V_MOV_B16 ENC_VOP1 default
    0x0ca1be59f01c468, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1c05a001c468, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1bc5a101c468, // V_MOV_B16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ba5a101c468, // V_MOV_B16 VOP1_INST_LITERAL has_lit
    0x0c81ca5a201d46a, // V_MOV_B64 ENC_VOP1 default
    0x0cc1d05a301d46a, // V_MOV_B64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ce5a401d46a, // V_MOV_B64 VOP1_INST_LITERAL64 has_lit64
    0x0d01cc5a401d46a, // V_MOV_B64 VOP1_INST_LITERAL has_lit
    0x0c81425a501e505, // V_TANH_F32 ENC_VOP1 default
    0x0ca1485a601e505, // V_TANH_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a701e505, // V_TANH_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a801e505, // V_TANH_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a801e505, // V_TANH_F32 VOP1_INST_LITERAL has_lit
    0x0c81d85a901f504, // V_TANH_F16 ENC_VOP1 default
    0x0ca1de5aa01f504, // V_TANH_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05ab01f504, // V_TANH_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5ac01f504, // V_TANH_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5ac01f504, // V_TANH_F16 VOP1_INST_LITERAL has_lit
    0x0c81425a5020405, // V_FRACT_F32 ENC_VOP1 default
    0x0ca1485a6020405, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a7020405, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a8020405, // V_FRACT_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a8020405, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x0c81425a5021508, // V_TRUNC_F32 ENC_VOP1 default
    0x0ca1485a6021508, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a7021508, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a8021508, // V_TRUNC_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a8021508, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x0c81425a50222af, // V_CEIL_F32 ENC_VOP1 default
    0x0ca1485a60222af, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a70222af, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a80222af, // V_CEIL_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a80222af, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x0c81425a50234c6, // V_RNDNE_F32 ENC_VOP1 default
    0x0ca1485a60234c6, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a70234c6, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a80234c6, // V_RNDNE_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a80234c6, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x0c81425a50243ef, // V_FLOOR_F32 ENC_VOP1 default
    0x0ca1485a60243ef, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a70243ef, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a80243ef, // V_FLOOR_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a80243ef, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x0c81425a50253ed, // V_EXP_F32 ENC_VOP1 default
    0x0ca1485a60253ed, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a70253ed, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a80253ed, // V_EXP_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a80253ed, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x0c81425a5027413, // V_LOG_F32 ENC_VOP1 default
    0x0ca1485a6027413, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a7027413, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a8027413, // V_LOG_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a8027413, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x0c81425a502a4c0, // V_RCP_F32 ENC_VOP1 default
    0x0ca1485a602a4c0, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a702a4c0, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a802a4c0, // V_RCP_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a802a4c0, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x0c81425a502b4c2, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x0ca1485a602b4c2, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a702b4c2, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a802b4c2, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a802b4c2, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x0c81425a502e4ca, // V_RSQ_F32 ENC_VOP1 default
    0x0ca1485a602e4ca, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a702e4ca, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a802e4ca, // V_RSQ_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a802e4ca, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x0c81aa59b02f4c1, // V_RCP_F64 ENC_VOP1 default
    0x0ce1ae59d02f4c1, // V_RCP_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ac59d02f4c1, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x0c81aa59b0314cb, // V_RSQ_F64 ENC_VOP1 default
    0x0ce1ae59d0314cb, // V_RSQ_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ac59d0314cb, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x0c81425a50334d8, // V_SQRT_F32 ENC_VOP1 default
    0x0ca1485a60334d8, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a70334d8, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a80334d8, // V_SQRT_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a80334d8, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x0c81aa59b0344d9, // V_SQRT_F64 ENC_VOP1 default
    0x0ce1ae59d0344d9, // V_SQRT_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ac59d0344d9, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x0c81425a50354d5, // V_SIN_F32 ENC_VOP1 default
    0x0ca1485a60354d5, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a70354d5, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a80354d5, // V_SIN_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a80354d5, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x0c81425a5036359, // V_COS_F32 ENC_VOP1 default
    0x0ca1485a6036359, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a7036359, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a8036359, // V_COS_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a8036359, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x0c81425ad03747e, // V_NOT_B32 ENC_VOP1 default
    0x0ca1485ae03747e, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc1745af03747e, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465b003747e, // V_NOT_B32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445b003747e, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x0c814256c0382ab, // V_BFREV_B32 ENC_VOP1 default
    0x0ca14856d0382ab, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a56e0382ab, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14656f0382ab, // V_BFREV_B32 VOP1_INST_LITERAL64 has_lit64
    0x0d014456f0382ab, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x0c81425b10392b2, // V_CLZ_I32_U32 ENC_VOP1 default
    0x0ca1485b20392b2, // V_CLZ_I32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0cc1745b30392b2, // V_CLZ_I32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465b40392b2, // V_CLZ_I32_U32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445b40392b2, // V_CLZ_I32_U32 VOP1_INST_LITERAL has_lit
    0x0c81425b103a35a, // V_CTZ_I32_B32 ENC_VOP1 default
    0x0ca1485b203a35a, // V_CTZ_I32_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc1745b303a35a, // V_CTZ_I32_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465b403a35a, // V_CTZ_I32_B32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445b403a35a, // V_CTZ_I32_B32 VOP1_INST_LITERAL has_lit
    0x0c81425b503b2b1, // V_CLS_I32 ENC_VOP1 default
    0x0ca1485b603b2b1, // V_CLS_I32 VOP1_VOP_DPP8 has_dpp8
    0x0cc1745b703b2b1, // V_CLS_I32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465b803b2b1, // V_CLS_I32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445b803b2b1, // V_CLS_I32 VOP1_INST_LITERAL has_lit
    0x0c815857103c409, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x0cc15e57203c409, // V_FREXP_EXP_I32_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce15c57303c409, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d015a57303c409, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x0c81aa59b03d40c, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x0cc1b059c03d40c, // V_FREXP_MANT_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ae59d03d40c, // V_FREXP_MANT_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ac59d03d40c, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x0c81aa59b03e406, // V_FRACT_F64 ENC_VOP1 default
    0x0cc1b059c03e406, // V_FRACT_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ae59d03e406, // V_FRACT_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ac59d03e406, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x0c814258303f408, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x0ca14858403f408, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a58503f408, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14658603f408, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014458603f408, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c81425a504040b, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x0ca1485a604040b, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a704040b, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a804040b, // V_FREXP_MANT_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a804040b, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x0c81425b9042464, // V_MOVRELD_B32 ENC_VOP1 default
    0x0ca1485ba042464, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5bb042464, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465bc042464, // V_MOVRELD_B32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445bc042464, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0x0d21425bd043467, // V_MOVRELS_B32 ENC_VOP1 default
    0x0ca1485ba043467, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5bb043467, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0x0d21425bd044466, // V_MOVRELSD_B32 ENC_VOP1 default
    0x0ca1485ba044466, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5bb044466, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0d21425bd048465, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0x0ca1485ba048465, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5bb048465, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0x0d21425be049484, // V_PERMLANE16_SWAP_B32 ENC_VOP1 default
    0x0c81ec5bf04a503, // V_TANH_BF16 ENC_VOP1 default
    0x0ca1f25c004a503, // V_TANH_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1f45c104a503, // V_TANH_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1f05c204a503, // V_TANH_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ee5c204a503, // V_TANH_BF16 VOP1_INST_LITERAL has_lit
    0x0c814256c04b4bc, // V_PRNG_B32 ENC_VOP1 default
    0x0ca14856d04b4bc, // V_PRNG_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a56e04b4bc, // V_PRNG_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14656f04b4bc, // V_PRNG_B32 VOP1_INST_LITERAL64 has_lit64
    0x0d014456f04b4bc, // V_PRNG_B32 VOP1_INST_LITERAL has_lit
    0x0c81fe5c3050363, // V_CVT_F16_U16 ENC_VOP1 default
    0x0ca2045c4050363, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2065c5050363, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2025c6050363, // V_CVT_F16_U16 VOP1_INST_LITERAL64 has_lit64
    0x0d02005c6050363, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x0c81fe5c7051362, // V_CVT_F16_I16 ENC_VOP1 default
    0x0ca2045c8051362, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2065c9051362, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2025ca051362, // V_CVT_F16_I16 VOP1_INST_LITERAL64 has_lit64
    0x0d02005ca051362, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x0c82105cb0523c2, // V_CVT_U16_F16 ENC_VOP1 default
    0x0ca2165cc0523c2, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2185cd0523c2, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2145ce0523c2, // V_CVT_U16_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d02125ce0523c2, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x0c82105cf053373, // V_CVT_I16_F16 ENC_VOP1 default
    0x0ca2165d0053373, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2185d1053373, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2145d2053373, // V_CVT_I16_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d02125d2053373, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c81d85a90544bf, // V_RCP_F16 ENC_VOP1 default
    0x0ca1de5aa0544bf, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05ab0544bf, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5ac0544bf, // V_RCP_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5ac0544bf, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x0c81d85a90554d7, // V_SQRT_F16 ENC_VOP1 default
    0x0ca1de5aa0554d7, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05ab0554d7, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5ac0554d7, // V_SQRT_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5ac0554d7, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x0c81d85a90564c9, // V_RSQ_F16 ENC_VOP1 default
    0x0ca1de5aa0564c9, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05ab0564c9, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5ac0564c9, // V_RSQ_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5ac0564c9, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x0c81d85a9057412, // V_LOG_F16 ENC_VOP1 default
    0x0ca1de5aa057412, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05ab057412, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5ac057412, // V_LOG_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5ac057412, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x0c81d85a90583ec, // V_EXP_F16 ENC_VOP1 default
    0x0ca1de5aa0583ec, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05ab0583ec, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5ac0583ec, // V_EXP_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5ac0583ec, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x0c81d85a905940a, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x0ca1de5aa05940a, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05ab05940a, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5ac05940a, // V_FREXP_MANT_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5ac05940a, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x0c82105cf05a407, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x0ca2165d005a407, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2185d105a407, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2145d205a407, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d02125d205a407, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c81d85a905b3ee, // V_FLOOR_F16 ENC_VOP1 default
    0x0ca1de5aa05b3ee, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05ab05b3ee, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5ac05b3ee, // V_FLOOR_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5ac05b3ee, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x0c81d85a905c2ae, // V_CEIL_F16 ENC_VOP1 default
    0x0ca1de5aa05c2ae, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05ab05c2ae, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5ac05c2ae, // V_CEIL_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5ac05c2ae, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x0c81d85a905d507, // V_TRUNC_F16 ENC_VOP1 default
    0x0ca1de5aa05d507, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05ab05d507, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5ac05d507, // V_TRUNC_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5ac05d507, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x0c81d85a905e4c5, // V_RNDNE_F16 ENC_VOP1 default
    0x0ca1de5aa05e4c5, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05ab05e4c5, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5ac05e4c5, // V_RNDNE_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5ac05e4c5, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x0c81d85a905f404, // V_FRACT_F16 ENC_VOP1 default
    0x0ca1de5aa05f404, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05ab05f404, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5ac05f404, // V_FRACT_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5ac05f404, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x0c81d85a90604d4, // V_SIN_F16 ENC_VOP1 default
    0x0ca1de5aa0604d4, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05ab0604d4, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5ac0604d4, // V_SIN_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5ac0604d4, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x0c81d85a9061358, // V_COS_F16 ENC_VOP1 default
    0x0ca1de5aa061358, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05ab061358, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5ac061358, // V_COS_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5ac061358, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x0c81425d30624d2, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x0ca1485d40624d2, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1745d50624d2, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465d60624d2, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL64 has_lit64
    0x0d01445d60624d2, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x0c82105cf063378, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x0ca2165d0063378, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2185d1063378, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2145d2063378, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d02125d2063378, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c82105cb064379, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x0ca2165cc064379, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2185cd064379, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2145ce064379, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d02125ce064379, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x0d22225be0654ea, // V_SWAP_B32 ENC_VOP1 default
    0x0d22245d70664e9, // V_SWAP_B16 ENC_VOP1 default
    0x0d22225d80684e8, // V_SWAPREL_B32 ENC_VOP1 default
    0x0c81b85d906947d, // V_NOT_B16 ENC_VOP1 default
    0x0ca1be5da06947d, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1c05db06947d, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1bc5dc06947d, // V_NOT_B16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ba5dc06947d, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0x0c82265dd06a376, // V_CVT_I32_I16 ENC_VOP1 default
    0x0ca22c5de06a376, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0x0cc22e5df06a376, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0x0ce22a5e006a376, // V_CVT_I32_I16 VOP1_INST_LITERAL64 has_lit64
    0x0d02285e006a376, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0x0c82265e106b3c5, // V_CVT_U32_U16 ENC_VOP1 default
    0x0ca22c5e206b3c5, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0x0cc22e5e306b3c5, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0x0ce22a5e406b3c5, // V_CVT_U32_U16 VOP1_INST_LITERAL64 has_lit64
    0x0d02285e406b3c5, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0x0c81425e506c368, // V_CVT_F32_FP8 ENC_VOP1 default
    0x0ca1485e606c368, // V_CVT_F32_FP8 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5e706c368, // V_CVT_F32_FP8 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465e806c368, // V_CVT_F32_FP8 VOP1_INST_LITERAL64 has_lit64
    0x0d01445e806c368, // V_CVT_F32_FP8 VOP1_INST_LITERAL has_lit
    0x0c81425e906d365, // V_CVT_F32_BF8 ENC_VOP1 default
    0x0ca1485ea06d365, // V_CVT_F32_BF8 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5eb06d365, // V_CVT_F32_BF8 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465ec06d365, // V_CVT_F32_BF8 VOP1_INST_LITERAL64 has_lit64
    0x0d01445ec06d365, // V_CVT_F32_BF8 VOP1_INST_LITERAL has_lit
    0x0c82405ed06e382, // V_CVT_PK_F32_FP8 ENC_VOP1 default
    0x0ce2445ee06e382, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL64 has_lit64
    0x0d02425ee06e382, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL has_lit
    0x0c82405ef06f381, // V_CVT_PK_F32_BF8 ENC_VOP1 default
    0x0ce2445f006f381, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL64 has_lit64
    0x0d02425f006f381, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL has_lit
    0x0c824a5f1072364, // V_CVT_F32_BF16 ENC_VOP1 default
    0x0ca2505f2072364, // V_CVT_F32_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2525f3072364, // V_CVT_F32_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce24e5f4072364, // V_CVT_F32_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d024c5f4072364, // V_CVT_F32_BF16 VOP1_INST_LITERAL has_lit
    0x0c81425f50734d0, // V_SAT_PK4_I4_I8 ENC_VOP1 default
    0x0ca1485f60734d0, // V_SAT_PK4_I4_I8 VOP1_VOP_DPP8 has_dpp8
    0x0cc1745f70734d0, // V_SAT_PK4_I4_I8 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465f80734d0, // V_SAT_PK4_I4_I8 VOP1_INST_LITERAL64 has_lit64
    0x0d01445f80734d0, // V_SAT_PK4_I4_I8 VOP1_INST_LITERAL has_lit
    0x0c81425f90744d1, // V_SAT_PK4_U4_U8 ENC_VOP1 default
    0x0ca1485fa0744d1, // V_SAT_PK4_U4_U8 VOP1_VOP_DPP8 has_dpp8
    0x0cc1745fb0744d1, // V_SAT_PK4_U4_U8 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465fc0744d1, // V_SAT_PK4_U4_U8 VOP1_INST_LITERAL64 has_lit64
    0x0d01445fc0744d1, // V_SAT_PK4_U4_U8 VOP1_INST_LITERAL has_lit
    0x0c82245fd075380, // V_CVT_PK_F16_FP8 ENC_VOP1 default
    0x0ca1be5fe075380, // V_CVT_PK_F16_FP8 VOP1_VOP_DPP8 has_dpp8
    0x0cc1c05ff075380, // V_CVT_PK_F16_FP8 VOP1_VOP_DPP16 has_dpp16
    0x0ce25e600075380, // V_CVT_PK_F16_FP8 VOP1_INST_LITERAL64 has_lit64
    0x0d025c600075380, // V_CVT_PK_F16_FP8 VOP1_INST_LITERAL has_lit
    0x0c822460107637e, // V_CVT_PK_F16_BF8 ENC_VOP1 default
    0x0ca1be60207637e, // V_CVT_PK_F16_BF8 VOP1_VOP_DPP8 has_dpp8
    0x0cc1c060307637e, // V_CVT_PK_F16_BF8 VOP1_VOP_DPP16 has_dpp16
    0x0ce25e60407637e, // V_CVT_PK_F16_BF8 VOP1_INST_LITERAL64 has_lit64
    0x0d025c60407637e, // V_CVT_PK_F16_BF8 VOP1_INST_LITERAL has_lit
    0x0c817e605077361, // V_CVT_F16_FP8 ENC_VOP1 default
    0x0ca184606077361, // V_CVT_F16_FP8 VOP1_VOP_DPP8 has_dpp8
    0x0cc268607077361, // V_CVT_F16_FP8 VOP1_VOP_DPP16 has_dpp16
    0x0ce182608077361, // V_CVT_F16_FP8 VOP1_INST_LITERAL64 has_lit64
    0x0d0180608077361, // V_CVT_F16_FP8 VOP1_INST_LITERAL has_lit
    0x0c817e60907835f, // V_CVT_F16_BF8 ENC_VOP1 default
    0x0ca18460a07835f, // V_CVT_F16_BF8 VOP1_VOP_DPP8 has_dpp8
    0x0cc26860b07835f, // V_CVT_F16_BF8 VOP1_VOP_DPP16 has_dpp16
    0x0ce18260c07835f, // V_CVT_F16_BF8 VOP1_INST_LITERAL64 has_lit64
    0x0d018060c07835f, // V_CVT_F16_BF8 VOP1_INST_LITERAL has_lit
    0x0c81ec5bf0794be, // V_RCP_BF16 ENC_VOP1 default
    0x0ca1f25c00794be, // V_RCP_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1f45c10794be, // V_RCP_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1f05c20794be, // V_RCP_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ee5c20794be, // V_RCP_BF16 VOP1_INST_LITERAL has_lit
    0x0c81ec5bf07a4d6, // V_SQRT_BF16 ENC_VOP1 default
    0x0ca1f25c007a4d6, // V_SQRT_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1f45c107a4d6, // V_SQRT_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1f05c207a4d6, // V_SQRT_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ee5c207a4d6, // V_SQRT_BF16 VOP1_INST_LITERAL has_lit
    0x0c81ec5bf07b4c8, // V_RSQ_BF16 ENC_VOP1 default
    0x0ca1f25c007b4c8, // V_RSQ_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1f45c107b4c8, // V_RSQ_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1f05c207b4c8, // V_RSQ_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ee5c207b4c8, // V_RSQ_BF16 VOP1_INST_LITERAL has_lit
    0x0c81ec5bf07c411, // V_LOG_BF16 ENC_VOP1 default
    0x0ca1f25c007c411, // V_LOG_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1f45c107c411, // V_LOG_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1f05c207c411, // V_LOG_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ee5c207c411, // V_LOG_BF16 VOP1_INST_LITERAL has_lit
    0x0c81ec5bf07d3eb, // V_EXP_BF16 ENC_VOP1 default
    0x0ca1f25c007d3eb, // V_EXP_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1f45c107d3eb, // V_EXP_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1f05c207d3eb, // V_EXP_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ee5c207d3eb, // V_EXP_BF16 VOP1_INST_LITERAL has_lit
    0x0c81ec5bf07e4d3, // V_SIN_BF16 ENC_VOP1 default
    0x0ca1f25c007e4d3, // V_SIN_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1f45c107e4d3, // V_SIN_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1f05c207e4d3, // V_SIN_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ee5c207e4d3, // V_SIN_BF16 VOP1_INST_LITERAL has_lit
    0x0c81ec5bf07f357, // V_COS_BF16 ENC_VOP1 default
    0x0ca1f25c007f357, // V_COS_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1f45c107f357, // V_COS_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1f05c207f357, // V_COS_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ee5c207f357, // V_COS_BF16 VOP1_INST_LITERAL has_lit
    0x0d448e60d0004a2, // V_PK_MAD_I16 ENC_VOP3P default
    0x0d649060e0004a2, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d849060f0004a2, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4906100004a2, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4906110004a2, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x0de4906120004a2, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04906130004a2, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24906140004a2, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44926150014b9, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x0d64946160014b9, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84946170014b9, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4946180014b9, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d4492619002495, // V_PK_ADD_I16 ENC_VOP3P default
    0x0d649461a002495, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d849461b002495, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da49461c002495, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44926190034ba, // V_PK_SUB_I16 ENC_VOP3P default
    0x0d649461a0034ba, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d849461b0034ba, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da49461c0034ba, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44926150044a0, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x0d64946160044a0, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0d84946170044a0, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0da4946180044a0, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44926150054a1, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x0d64946160054a1, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0d84946170054a1, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0da4946180054a1, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449261d00649b, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x0d649461e00649b, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d849461f00649b, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da49462000649b, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44926190074a9, // V_PK_MAX_I16 ENC_VOP3P default
    0x0d649461a0074a9, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d849461b0074a9, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da49461c0074a9, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44926190084b2, // V_PK_MIN_I16 ENC_VOP3P default
    0x0d649461a0084b2, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d849461b0084b2, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da49461c0084b2, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d448e6210094a3, // V_PK_MAD_U16 ENC_VOP3P default
    0x0d64906220094a3, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84906230094a3, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4906240094a3, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4906250094a3, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x0de4906260094a3, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04906270094a3, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24906280094a3, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d449261500a49a, // V_PK_ADD_U16 ENC_VOP3P default
    0x0d649461600a49a, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d849461700a49a, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da49461800a49a, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449261500b4bb, // V_PK_SUB_U16 ENC_VOP3P default
    0x0d649461600b4bb, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d849461700b4bb, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da49461800b4bb, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449261500c4ac, // V_PK_MAX_U16 ENC_VOP3P default
    0x0d649461600c4ac, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d849461700c4ac, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da49461800c4ac, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449261500d4b5, // V_PK_MIN_U16 ENC_VOP3P default
    0x0d649461600d4b5, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d849461700d4b5, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da49461800d4b5, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449662900e49e, // V_PK_FMA_F16 ENC_VOP3P default
    0x0d649862a00e49e, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d849862b00e49e, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da49862c00e49e, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc49862d00e49e, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de49862e00e49e, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e049862f00e49e, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e249863000e49e, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d449a63100f493, // V_PK_ADD_F16 ENC_VOP3P default
    0x0d649c63200f493, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d849c63300f493, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da49c63400f493, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449a6310104b7, // V_PK_MUL_F16 ENC_VOP3P default
    0x0d649c6320104b7, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d849c6330104b7, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da49c6340104b7, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449e63501149d, // V_PK_FMA_BF16 ENC_VOP3P default
    0x0d64a063601149d, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84a063701149d, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4a063801149d, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a063901149d, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_2
    0x0de4a063a01149d, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a063b01149d, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a063c01149d, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a260d014496, // V_PK_ADD_MAX_I16 ENC_VOP3P default
    0x0d64a460e014496, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84a460f014496, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4a4610014496, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a4611014496, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_2
    0x0de4a4612014496, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a4613014496, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a4614014496, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a2621015497, // V_PK_ADD_MAX_U16 ENC_VOP3P default
    0x0d64a4622015497, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84a4623015497, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4a4624015497, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a4625015497, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_2
    0x0de4a4626015497, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a4627015497, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a4628015497, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a663d0163cd, // V_DOT4_I32_IU8 ENC_VOP3P default
    0x0d64a863e0163cd, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0x0d84a863f0163cd, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0x0da4a86400163cd, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a86410163cd, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0x0de4a86420163cd, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a86430163cd, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a86440163cd, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a62ad0173ce, // V_DOT4_U32_U8 ENC_VOP3P default
    0x0d64a86450173ce, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0x0d84a86460173ce, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0x0da4a86470173ce, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a86480173ce, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0x0de4a86490173ce, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a864a0173ce, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a864b0173ce, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a664c0183cf, // V_DOT8_I32_IU4 ENC_VOP3P default
    0x0d64a864d0183cf, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0x0d84a864e0183cf, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0x0da4a864f0183cf, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a86500183cf, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0x0de4a86510183cf, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a86520183cf, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a86530183cf, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a66540193d0, // V_DOT8_U32_U4 ENC_VOP3P default
    0x0d64a86550193d0, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0x0d84a86560193d0, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0x0da4a86570193d0, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a86580193d0, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0x0de4a86590193d0, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a865a0193d0, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a865b0193d0, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d449a63101b4b4, // V_PK_MIN_NUM_F16 ENC_VOP3P default
    0x0d649c63201b4b4, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d849c63301b4b4, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da49c63401b4b4, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449a63101c4ab, // V_PK_MAX_NUM_F16 ENC_VOP3P default
    0x0d649c63201c4ab, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d849c63301c4ab, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da49c63401c4ab, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449a63101d4b1, // V_PK_MINIMUM_F16 ENC_VOP3P default
    0x0d649c63201d4b1, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d849c63301d4b1, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da49c63401d4b1, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449a63101e4a8, // V_PK_MAXIMUM_F16 ENC_VOP3P default
    0x0d649c63201e4a8, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d849c63301e4a8, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da49c63401e4a8, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44aa65c01f49f, // V_PK_FMA_F32 ENC_VOP3P default
    0x0d64ac65d01f49f, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_0
    0x0d84ac65e01f49f, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_1
    0x0da4ac65f01f49f, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4ac66001f49f, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_2
    0x0de4ac66101f49f, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04ac66201f49f, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24ac66301f49f, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44ae664020402, // V_FMA_MIX_F32 ENC_VOP3P default
    0x0e44b2665020402, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0x0e64b4666020402, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0x0d64b0667020402, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x0d84b0668020402, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x0da4b0669020402, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4b066a020402, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x0de4b066b020402, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04b066c020402, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24b066d020402, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44ae66e021401, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x0e44b266f021401, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0e64b4670021401, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0d64b0671021401, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b0672021401, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b0673021401, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4b0674021401, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de4b0675021401, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04b0676021401, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24b0677021401, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44ae66e0223ff, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x0e44b266f0223ff, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0e64b46700223ff, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0d64b06710223ff, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b06720223ff, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b06730223ff, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4b06740223ff, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de4b06750223ff, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04b06760223ff, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24b06770223ff, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44b6678023492, // V_PK_ADD_BF16 ENC_VOP3P default
    0x0d64b8679023492, // V_PK_ADD_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b867a023492, // V_PK_ADD_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b867b023492, // V_PK_ADD_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44ba67c0284b8, // V_PK_MUL_F32 ENC_VOP3P default
    0x0d64bc67d0284b8, // V_PK_MUL_F32 VOP3P_INST_LITERAL has_lit_0
    0x0d84bc67e0284b8, // V_PK_MUL_F32 VOP3P_INST_LITERAL has_lit_1
    0x0da4bc67f0284b8, // V_PK_MUL_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44ba67c029494, // V_PK_ADD_F32 ENC_VOP3P default
    0x0d64bc67d029494, // V_PK_ADD_F32 VOP3P_INST_LITERAL has_lit_0
    0x0d84bc67e029494, // V_PK_ADD_F32 VOP3P_INST_LITERAL has_lit_1
    0x0da4bc67f029494, // V_PK_ADD_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44b667802a4b6, // V_PK_MUL_BF16 ENC_VOP3P default
    0x0d64b867902a4b6, // V_PK_MUL_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b867a02a4b6, // V_PK_MUL_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b867b02a4b6, // V_PK_MUL_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44b667802b4b3, // V_PK_MIN_NUM_BF16 ENC_VOP3P default
    0x0d64b867902b4b3, // V_PK_MIN_NUM_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b867a02b4b3, // V_PK_MIN_NUM_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b867b02b4b3, // V_PK_MIN_NUM_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44b667802c4aa, // V_PK_MAX_NUM_BF16 ENC_VOP3P default
    0x0d64b867902c4aa, // V_PK_MAX_NUM_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b867a02c4aa, // V_PK_MAX_NUM_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b867b02c4aa, // V_PK_MAX_NUM_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44a260d02d498, // V_PK_ADD_MIN_I16 ENC_VOP3P default
    0x0d64a460e02d498, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84a460f02d498, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4a461002d498, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a461102d498, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_2
    0x0de4a461202d498, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a461302d498, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a461402d498, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a262102e499, // V_PK_ADD_MIN_U16 ENC_VOP3P default
    0x0d64a462202e499, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84a462302e499, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4a462402e499, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a462502e499, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_2
    0x0de4a462602e499, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a462702e499, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a462802e499, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a260d02f4a4, // V_PK_MAX3_I16 ENC_VOP3P default
    0x0d64a460e02f4a4, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84a460f02f4a4, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4a461002f4a4, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a461102f4a4, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_2
    0x0de4a461202f4a4, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a461302f4a4, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a461402f4a4, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a26210304a6, // V_PK_MAX3_U16 ENC_VOP3P default
    0x0d64a46220304a6, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84a46230304a6, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4a46240304a6, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a46250304a6, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_2
    0x0de4a46260304a6, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a46270304a6, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a46280304a6, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a260d0314ad, // V_PK_MIN3_I16 ENC_VOP3P default
    0x0d64a460e0314ad, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84a460f0314ad, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4a46100314ad, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a46110314ad, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_2
    0x0de4a46120314ad, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a46130314ad, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a46140314ad, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a26210324af, // V_PK_MIN3_U16 ENC_VOP3P default
    0x0d64a46220324af, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84a46230324af, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4a46240324af, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a46250324af, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_2
    0x0de4a46260324af, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a46270324af, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a46280324af, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0e84be680033517, // V_WMMA_F32_16X16X128_F8F6F4 ENC_VOP3P default
    0x0d44966290364b0, // V_PK_MINIMUM3_F16 ENC_VOP3P default
    0x0d649862a0364b0, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d849862b0364b0, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da49862c0364b0, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc49862d0364b0, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de49862e0364b0, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e049862f0364b0, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24986300364b0, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44966290374a7, // V_PK_MAXIMUM3_F16 ENC_VOP3P default
    0x0d649862a0374a7, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d849862b0374a7, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da49862c0374a7, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc49862d0374a7, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de49862e0374a7, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e049862f0374a7, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24986300374a7, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44966290384ae, // V_PK_MIN3_NUM_F16 ENC_VOP3P default
    0x0d649862a0384ae, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d849862b0384ae, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da49862c0384ae, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc49862d0384ae, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de49862e0384ae, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e049862f0384ae, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24986300384ae, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44966290394a5, // V_PK_MAX3_NUM_F16 ENC_VOP3P default
    0x0d649862a0394a5, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d849862b0394a5, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da49862c0394a5, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc49862d0394a5, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de49862e0394a5, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e049862f0394a5, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24986300394a5, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44c066403d403, // V_FMA_MIX_F32_BF16 ENC_VOP3P default
    0x0e44c466503d403, // V_FMA_MIX_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x0e64c666603d403, // V_FMA_MIX_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x0d64c266703d403, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84c266803d403, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4c266903d403, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4c266a03d403, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0x0de4c266b03d403, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04c266c03d403, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24c266d03d403, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44c068103e400, // V_FMA_MIXLO_BF16 ENC_VOP3P default
    0x0e44c468203e400, // V_FMA_MIXLO_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x0e64c668303e400, // V_FMA_MIXLO_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x0d64c268403e400, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84c268503e400, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4c268603e400, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4c268703e400, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_2
    0x0de4c268803e400, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04c268903e400, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24c268a03e400, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44c068103f3fe, // V_FMA_MIXHI_BF16 ENC_VOP3P default
    0x0e44c468203f3fe, // V_FMA_MIXHI_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x0e64c668303f3fe, // V_FMA_MIXHI_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x0d64c268403f3fe, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84c268503f3fe, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4c268603f3fe, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4c268703f3fe, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_2
    0x0de4c268803f3fe, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04c268903f3fe, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24c268a03f3fe, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0ea4c868b05d51c, // V_WMMA_F32_16X16X4_F32 ENC_VOP3P default
    0x0ea4ca68c06051b, // V_WMMA_F32_16X16X32_F16 ENC_VOP3P default
    0x0ea4cc68d061510, // V_WMMA_F16_16X16X32_F16 ENC_VOP3P default
    0x0ea4ca68e06251a, // V_WMMA_F32_16X16X32_BF16 ENC_VOP3P default
    0x0ea4cc68f06350b, // V_WMMA_BF16_16X16X32_BF16 ENC_VOP3P default
    0x0ea4ce69006450a, // V_WMMA_BF16F32_16X16X32_BF16 ENC_VOP3P default
    0x0ec4d06910654f7, // V_SWMMAC_F32_16X16X64_F16 ENC_VOP3P default
    0x0ec4d06920664f6, // V_SWMMAC_F32_16X16X64_BF16 ENC_VOP3P default
    0x0ec4d26930674f1, // V_SWMMAC_F16_16X16X64_F16 ENC_VOP3P default
    0x0ec4d26940684ec, // V_SWMMAC_BF16_16X16X64_BF16 ENC_VOP3P default
    0x0ec4d06920694eb, // V_SWMMAC_BF16F32_16X16X64_BF16 ENC_VOP3P default
    0x0ea4ca69506a520, // V_WMMA_F32_16X16X64_FP8_FP8 ENC_VOP3P default
    0x0ea4ca69606b51f, // V_WMMA_F32_16X16X64_FP8_BF8 ENC_VOP3P default
    0x0ea4ca69706c51e, // V_WMMA_F32_16X16X64_BF8_FP8 ENC_VOP3P default
    0x0ea4ca69806d51d, // V_WMMA_F32_16X16X64_BF8_BF8 ENC_VOP3P default
    0x0ea4cc69906e514, // V_WMMA_F16_16X16X64_FP8_FP8 ENC_VOP3P default
    0x0ea4cc69a06f513, // V_WMMA_F16_16X16X64_FP8_BF8 ENC_VOP3P default
    0x0ea4cc69b070512, // V_WMMA_F16_16X16X64_BF8_FP8 ENC_VOP3P default
    0x0ea4cc69c071511, // V_WMMA_F16_16X16X64_BF8_BF8 ENC_VOP3P default
    0x0ea4ca69d072522, // V_WMMA_I32_16X16X64_IU8 ENC_VOP3P default
    0x0ec4d469e0734f5, // V_SWMMAC_F32_16X16X128_FP8_FP8 ENC_VOP3P default
    0x0ec4d469f0744f4, // V_SWMMAC_F32_16X16X128_FP8_BF8 ENC_VOP3P default
    0x0ec4d46a00754f3, // V_SWMMAC_F32_16X16X128_BF8_FP8 ENC_VOP3P default
    0x0ec4d46a10764f2, // V_SWMMAC_F32_16X16X128_BF8_BF8 ENC_VOP3P default
    0x0ec4d66a20774f0, // V_SWMMAC_F16_16X16X128_FP8_FP8 ENC_VOP3P default
    0x0ec4d66a30784ef, // V_SWMMAC_F16_16X16X128_FP8_BF8 ENC_VOP3P default
    0x0ec4d66a40794ee, // V_SWMMAC_F16_16X16X128_BF8_FP8 ENC_VOP3P default
    0x0ec4d66a507a4ed, // V_SWMMAC_F16_16X16X128_BF8_BF8 ENC_VOP3P default
    0x0ec4d46a607b4f8, // V_SWMMAC_I32_16X16X128_IU8 ENC_VOP3P default
    0x0ea4d86a7080519, // V_WMMA_F32_16X16X128_FP8_FP8 ENC_VOP3P default
    0x0ea4d86a8081518, // V_WMMA_F32_16X16X128_FP8_BF8 ENC_VOP3P default
    0x0ea4d86a9082516, // V_WMMA_F32_16X16X128_BF8_FP8 ENC_VOP3P default
    0x0ea4d86aa083515, // V_WMMA_F32_16X16X128_BF8_BF8 ENC_VOP3P default
    0x0ea4da6ab08450f, // V_WMMA_F16_16X16X128_FP8_FP8 ENC_VOP3P default
    0x0ea4da6ac08550e, // V_WMMA_F16_16X16X128_FP8_BF8 ENC_VOP3P default
    0x0ea4da6ad08650d, // V_WMMA_F16_16X16X128_BF8_FP8 ENC_VOP3P default
    0x0ea4da6ae08750c, // V_WMMA_F16_16X16X128_BF8_BF8 ENC_VOP3P default
    0x0ee4dc6af088521, // V_WMMA_F32_32X16X128_F4 ENC_VOP3P default
    0x0f05ba6b00003d8, // V_DUAL_FMAC_F32 VOPD3XY X default
    0x0f05ba6b10033e6, // V_DUAL_MUL_F32 VOPD3XY X default
    0x0f05ba6b10043d1, // V_DUAL_ADD_F32 VOPD3XY X default
    0x0f05ba6b10053e9, // V_DUAL_SUB_F32 VOPD3XY X default
    0x0f05ba6b10063e8, // V_DUAL_SUBREV_F32 VOPD3XY X default
    0x0f05ba6b10073e5, // V_DUAL_MUL_DX9_ZERO_F32 VOPD3XY X default
    0x0f05ce6b20083e4, // V_DUAL_MOV_B32 VOPD3XY X default
    0x0f05da6b30093d6, // V_DUAL_CNDMASK_B32 VOPD3XY X default
    0x0f05ba6b100a3df, // V_DUAL_MAX_NUM_F32 VOPD3XY X default
    0x0f05ba6b100b3e2, // V_DUAL_MIN_NUM_F32 VOPD3XY X default
    0x0f05ba6b40103d3, // V_DUAL_ADD_NC_U32 VOPD3XY X default
    0x0f05ba6b50113dc, // V_DUAL_LSHLREV_B32 VOPD3XY X default
    0x0f05e06b60133da, // V_DUAL_FMA_F32 VOPD3XY X default
    0x0f05ba6b40143ea, // V_DUAL_SUB_NC_U32 VOPD3XY X default
    0x0f05ba6b50153dd, // V_DUAL_LSHRREV_B32 VOPD3XY X default
    0x0f05ba6b70163d4, // V_DUAL_ASHRREV_I32 VOPD3XY X default
    0x0f05b66b80203db, // V_DUAL_FMA_F64 VOPD3XY X default
    0x0f05b86b90213d2, // V_DUAL_ADD_F64 VOPD3XY X default
    0x0f05b86b90223e7, // V_DUAL_MUL_F64 VOPD3XY X default
    0x0f05b86b90233e0, // V_DUAL_MAX_NUM_F64 VOPD3XY X default
    0x0f05b86b90243e3, // V_DUAL_MIN_NUM_F64 VOPD3XY X default
    0x0f25bc6ba0003d8, // V_DUAL_FMAC_F32 VOPD3XY Y default
    0x0f25bc6bb0033e6, // V_DUAL_MUL_F32 VOPD3XY Y default
    0x0f25bc6bb0043d1, // V_DUAL_ADD_F32 VOPD3XY Y default
    0x0f25bc6bb0053e9, // V_DUAL_SUB_F32 VOPD3XY Y default
    0x0f25bc6bb0063e8, // V_DUAL_SUBREV_F32 VOPD3XY Y default
    0x0f25bc6bb0073e5, // V_DUAL_MUL_DX9_ZERO_F32 VOPD3XY Y default
    0x0f25d06bc0083e4, // V_DUAL_MOV_B32 VOPD3XY Y default
    0x0f25dc6bd0093d6, // V_DUAL_CNDMASK_B32 VOPD3XY Y default
    0x0f25bc6bb00a3df, // V_DUAL_MAX_NUM_F32 VOPD3XY Y default
    0x0f25bc6bb00b3e2, // V_DUAL_MIN_NUM_F32 VOPD3XY Y default
    0x0f25bc6be0103d3, // V_DUAL_ADD_NC_U32 VOPD3XY Y default
    0x0f25bc6bf0113dc, // V_DUAL_LSHLREV_B32 VOPD3XY Y default
    0x0f25de6bf0123d5, // V_DUAL_BITOP2_B32 VOPD3XY Y default
    0x0f25e26c00133da, // V_DUAL_FMA_F32 VOPD3XY Y default
    0x0f25bc6be0143ea, // V_DUAL_SUB_NC_U32 VOPD3XY Y default
    0x0f25bc6bf0153dd, // V_DUAL_LSHRREV_B32 VOPD3XY Y default
    0x0f25bc6c10163d4, // V_DUAL_ASHRREV_I32 VOPD3XY Y default
    0x0f25bc6c20173de, // V_DUAL_MAX_I32 VOPD3XY Y default
    0x0f25bc6c20183e1, // V_DUAL_MIN_I32 VOPD3XY Y default
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
    0x0f65e46df01015e, // SCRATCH_LOAD_U8 ENC_VSCRATCH default
    0x0f65e46e001115c, // SCRATCH_LOAD_I8 ENC_VSCRATCH default
    0x0f65e46e101215d, // SCRATCH_LOAD_U16 ENC_VSCRATCH default
    0x0f65e46e201315b, // SCRATCH_LOAD_I16 ENC_VSCRATCH default
    0x0f65e46e3014151, // SCRATCH_LOAD_B32 ENC_VSCRATCH default
    0x0f65e66e4015152, // SCRATCH_LOAD_B64 ENC_VSCRATCH default
    0x0f65e86e5016153, // SCRATCH_LOAD_B96 ENC_VSCRATCH default
    0x0f65ea6e6017150, // SCRATCH_LOAD_B128 ENC_VSCRATCH default
    0x0f65ec6e7018163, // SCRATCH_STORE_B8 ENC_VSCRATCH default
    0x0f65ec6e8019160, // SCRATCH_STORE_B16 ENC_VSCRATCH default
    0x0f65ec6e901a161, // SCRATCH_STORE_B32 ENC_VSCRATCH default
    0x0f65ee6ea01b162, // SCRATCH_STORE_B64 ENC_VSCRATCH default
    0x0f65f06eb01c164, // SCRATCH_STORE_B96 ENC_VSCRATCH default
    0x0f65f26ec01d15f, // SCRATCH_STORE_B128 ENC_VSCRATCH default
    0x0f65e46df01e15a, // SCRATCH_LOAD_D16_U8 ENC_VSCRATCH default
    0x0f65e46e001f159, // SCRATCH_LOAD_D16_I8 ENC_VSCRATCH default
    0x0f65e46ed020155, // SCRATCH_LOAD_D16_B16 ENC_VSCRATCH default
    0x0f65e46df021158, // SCRATCH_LOAD_D16_HI_U8 ENC_VSCRATCH default
    0x0f65e46e0022157, // SCRATCH_LOAD_D16_HI_I8 ENC_VSCRATCH default
    0x0f65e46ed023156, // SCRATCH_LOAD_D16_HI_B16 ENC_VSCRATCH default
    0x0f65ec6e7024167, // SCRATCH_STORE_D16_HI_B8 ENC_VSCRATCH default
    0x0f65ec6e8025166, // SCRATCH_STORE_D16_HI_B16 ENC_VSCRATCH default
    0x0f65f46ee053154, // SCRATCH_LOAD_BLOCK ENC_VSCRATCH default
    0x0f65f66ef054165, // SCRATCH_STORE_BLOCK ENC_VSCRATCH default
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
    0x0f81186c7070137, // GLOBAL_LOAD_MONITOR_B32 ENC_VGLOBAL default
    0x0f811a6c8071138, // GLOBAL_LOAD_MONITOR_B64 ENC_VGLOBAL default
    0x0f811e6ca072136, // GLOBAL_LOAD_MONITOR_B128 ENC_VGLOBAL default
    0x0f811a6c807313a, // GLOBAL_LOAD_TR4_B64 ENC_VGLOBAL default
    0x0f811c6c907413b, // GLOBAL_LOAD_TR6_B96 ENC_VGLOBAL default
    0x0fc02470300022b, // S_MOV_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02870400022b, // S_MOV_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002670400022b, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a70500122c, // S_MOV_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e70600122c, // S_MOV_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c70600122c, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc0247070021bb, // S_CMOV_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe0287080021bb, // S_CMOV_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x1000267080021bb, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a7090031bc, // S_CMOV_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e70a0031bc, // S_CMOV_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c70a0031bc, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02470b00419f, // S_BREV_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02870c00419f, // S_BREV_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002670c00419f, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a70d0051a0, // S_BREV_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e70e0051a0, // S_BREV_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c70e0051a0, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc03070f006203, // S_GET_SHADER_CYCLES_U64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc0247100081ea, // S_CTZ_I32_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe0287110081ea, // S_CTZ_I32_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x1000267110081ea, // S_CTZ_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc0327120091eb, // S_CTZ_I32_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe0367130091eb, // S_CTZ_I32_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x1000347130091eb, // S_CTZ_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02471000a1b8, // S_CLZ_I32_U32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02871100a1b8, // S_CLZ_I32_U32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002671100a1b8, // S_CLZ_I32_U32 SOP1_INST_LITERAL has_lit_0
    0x0fc03271200b1b9, // S_CLZ_I32_U64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe03671300b1b9, // S_CLZ_I32_U64 SOP1_INST_LITERAL64 has_lit64_0
    0x10003471300b1b9, // S_CLZ_I32_U64 SOP1_INST_LITERAL has_lit_0
    0x0fc02471400c1b6, // S_CLS_I32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02871500c1b6, // S_CLS_I32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002671500c1b6, // S_CLS_I32 SOP1_INST_LITERAL has_lit_0
    0x0fc03271600d1b7, // S_CLS_I32_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe03671700d1b7, // S_CLS_I32_I64 SOP1_INST_LITERAL64 has_lit64_0
    0x10003471700d1b7, // S_CLS_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x0fc02471800e263, // S_SEXT_I32_I8 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02871900e263, // S_SEXT_I32_I8 SOP1_INST_LITERAL64 has_lit64_0
    0x10002671900e263, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x0fc02471a00f262, // S_SEXT_I32_I16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02871b00f262, // S_SEXT_I32_I16 SOP1_INST_LITERAL64 has_lit64_0
    0x10002671b00f262, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x0fc02471c01019a, // S_BITSET0_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02871d01019a, // S_BITSET0_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002671d01019a, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc03871e01119b, // S_BITSET0_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe03c71f01119b, // S_BITSET0_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10003a71f01119b, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02471c01219c, // S_BITSET1_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02871d01219c, // S_BITSET1_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002671d01219c, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc03871e01319d, // S_BITSET1_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe03c71f01319d, // S_BITSET1_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10003a71f01319d, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc038720014199, // S_BITREPLICATE_B64_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe03c721014199, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10003a721014199, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc024722015169, // S_ABS_I32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe028723015169, // S_ABS_I32 SOP1_INST_LITERAL64 has_lit64_0
    0x100026723015169, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x0fc02472401618b, // S_BCNT0_I32_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872501618b, // S_BCNT0_I32_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672501618b, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc03272601718c, // S_BCNT0_I32_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe03672701718c, // S_BCNT0_I32_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10003472701718c, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472401818d, // S_BCNT1_I32_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872501818d, // S_BCNT1_I32_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672501818d, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc03272601918e, // S_BCNT1_I32_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe03672701918e, // S_BCNT1_I32_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10003472701918e, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472801a251, // S_QUADMASK_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872901a251, // S_QUADMASK_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672901a251, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72a01b252, // S_QUADMASK_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e72b01b252, // S_QUADMASK_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c72b01b252, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472801c280, // S_WQM_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872901c280, // S_WQM_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672901c280, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72a01d281, // S_WQM_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e72b01d281, // S_WQM_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c72b01d281, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472801e23d, // S_NOT_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872901e23d, // S_NOT_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672901e23d, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72a01f23e, // S_NOT_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e72b01f23e, // S_NOT_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c72b01f23e, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472c02017f, // S_AND_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872d02017f, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672d02017f, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72e021180, // S_AND_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e72f021180, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c72f021180, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472c022247, // S_OR_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872d022247, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672d022247, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72e023248, // S_OR_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e72f023248, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c72f023248, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472c024288, // S_XOR_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872d024288, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672d024288, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72e025289, // S_XOR_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e72f025289, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c72f025289, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472c026236, // S_NAND_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872d026236, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672d026236, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72e027237, // S_NAND_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e72f027237, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c72f027237, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472c02823b, // S_NOR_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872d02823b, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672d02823b, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72e02923c, // S_NOR_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e72f02923c, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c72f02923c, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472c02a284, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872d02a284, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672d02a284, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72e02b285, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e72f02b285, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c72f02b285, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472c02c175, // S_AND_NOT0_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872d02c175, // S_AND_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672d02c175, // S_AND_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72e02d176, // S_AND_NOT0_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e72f02d176, // S_AND_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c72f02d176, // S_AND_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472c02e241, // S_OR_NOT0_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872d02e241, // S_OR_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672d02e241, // S_OR_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72e02f242, // S_OR_NOT0_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e72f02f242, // S_OR_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c72f02f242, // S_OR_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472c03017b, // S_AND_NOT1_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872d03017b, // S_AND_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672d03017b, // S_AND_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72e03117c, // S_AND_NOT1_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e72f03117c, // S_AND_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c72f03117c, // S_AND_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472c032245, // S_OR_NOT1_SAVEEXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872d032245, // S_OR_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672d032245, // S_OR_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72e033246, // S_OR_NOT1_SAVEEXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e72f033246, // S_OR_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c72f033246, // S_OR_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472c034177, // S_AND_NOT0_WREXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872d034177, // S_AND_NOT0_WREXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672d034177, // S_AND_NOT0_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72e035178, // S_AND_NOT0_WREXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e72f035178, // S_AND_NOT0_WREXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c72f035178, // S_AND_NOT0_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc02472c03617d, // S_AND_NOT1_WREXEC_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02872d03617d, // S_AND_NOT1_WREXEC_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002672d03617d, // S_AND_NOT1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a72e03717e, // S_AND_NOT1_WREXEC_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e72f03717e, // S_AND_NOT1_WREXEC_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c72f03717e, // S_AND_NOT1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc024730040229, // S_MOVRELS_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc02a73104122a, // S_MOVRELS_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc024732042226, // S_MOVRELD_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe028733042226, // S_MOVRELD_B32 SOP1_INST_LITERAL64 has_lit64_0
    0x100026733042226, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x0fc02a734043227, // S_MOVRELD_B64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02e735043227, // S_MOVRELD_B64 SOP1_INST_LITERAL64 has_lit64_0
    0x10002c735043227, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x0fc024736044228, // S_MOVRELSD_2_B32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc030737047202, // S_GET_PC_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc03e738048260, // S_SET_PC_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc02a73904926c, // S_SWAP_PC_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc03e73804a253, // S_RFE_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc03e73a04b171, // S_ADD_PC_I64 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe04273b04b171, // S_ADD_PC_I64 SOP1_INST_LITERAL64 has_lit64_0
    0x10004073b04b171, // S_ADD_PC_I64 SOP1_INST_LITERAL has_lit_0
    0x10204473c04c259, // S_SENDMSG_RTN_B32 ENC_SOP1 default
    0x10204673d04d25a, // S_SENDMSG_RTN_B64 ENC_SOP1 default
    0x0fc04873e04e188, // S_BARRIER_SIGNAL ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc04873f04f189, // S_BARRIER_SIGNAL_ISFIRST ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc024740050201, // S_GET_BARRIER_STATE ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc048741051185, // S_BARRIER_INIT ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc04873e052186, // S_BARRIER_JOIN ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc048742053172, // S_ALLOC_VGPR ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe04c743053172, // S_ALLOC_VGPR SOP1_INST_LITERAL64 has_lit64_0
    0x10004a743053172, // S_ALLOC_VGPR SOP1_INST_LITERAL has_lit_0
    0x0fc04873e05727f, // S_WAKEUP_BARRIER ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fc048744058265, // S_SLEEP_VAR ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe04c745058265, // S_SLEEP_VAR SOP1_INST_LITERAL64 has_lit64_0
    0x10004a745058265, // S_SLEEP_VAR SOP1_INST_LITERAL has_lit_0
    0x0fc0247460601b4, // S_CEIL_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe0287470601b4, // S_CEIL_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x1000267470601b4, // S_CEIL_F32 SOP1_INST_LITERAL has_lit_0
    0x0fc0247460611fb, // S_FLOOR_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe0287470611fb, // S_FLOOR_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x1000267470611fb, // S_FLOOR_F32 SOP1_INST_LITERAL has_lit_0
    0x0fc02474606226f, // S_TRUNC_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02874706226f, // S_TRUNC_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002674706226f, // S_TRUNC_F32 SOP1_INST_LITERAL has_lit_0
    0x0fc024746063255, // S_RNDNE_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe028747063255, // S_RNDNE_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x100026747063255, // S_RNDNE_F32 SOP1_INST_LITERAL has_lit_0
    0x0fc0247480641ee, // S_CVT_F32_I32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe0287490641ee, // S_CVT_F32_I32 SOP1_INST_LITERAL64 has_lit64_0
    0x1000267490641ee, // S_CVT_F32_I32 SOP1_INST_LITERAL has_lit_0
    0x0fc02474a0651ef, // S_CVT_F32_U32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02874b0651ef, // S_CVT_F32_U32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002674b0651ef, // S_CVT_F32_U32 SOP1_INST_LITERAL has_lit_0
    0x0fc02474c0661f1, // S_CVT_I32_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02874d0661f1, // S_CVT_I32_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002674d0661f1, // S_CVT_I32_F32 SOP1_INST_LITERAL has_lit_0
    0x0fc02474e0671f3, // S_CVT_U32_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02874f0671f3, // S_CVT_U32_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x10002674f0671f3, // S_CVT_U32_F32 SOP1_INST_LITERAL has_lit_0
    0x0fc0247500681ec, // S_CVT_F16_F32 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe0287510681ec, // S_CVT_F16_F32 SOP1_INST_LITERAL64 has_lit64_0
    0x1000267510681ec, // S_CVT_F16_F32 SOP1_INST_LITERAL has_lit_0
    0x0fc0247520691ed, // S_CVT_F32_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe0287530691ed, // S_CVT_F32_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x1000267530691ed, // S_CVT_F32_F16 SOP1_INST_LITERAL has_lit_0
    0x0fc02475206a1f0, // S_CVT_HI_F32_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02875306a1f0, // S_CVT_HI_F32_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x10002675306a1f0, // S_CVT_HI_F32_F16 SOP1_INST_LITERAL has_lit_0
    0x0fc02475406b1b3, // S_CEIL_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02875506b1b3, // S_CEIL_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x10002675506b1b3, // S_CEIL_F16 SOP1_INST_LITERAL has_lit_0
    0x0fc02475406c1fa, // S_FLOOR_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02875506c1fa, // S_FLOOR_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x10002675506c1fa, // S_FLOOR_F16 SOP1_INST_LITERAL has_lit_0
    0x0fc02475406d26e, // S_TRUNC_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02875506d26e, // S_TRUNC_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x10002675506d26e, // S_TRUNC_F16 SOP1_INST_LITERAL has_lit_0
    0x0fc02475406e254, // S_RNDNE_F16 ENC_SOP1 !has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1
    0x0fe02875506e254, // S_RNDNE_F16 SOP1_INST_LITERAL64 has_lit64_0
    0x10002675506e254, // S_RNDNE_F16 SOP1_INST_LITERAL has_lit_0
    0x1040767560001bf, // S_CMP_EQ_I32 ENC_SOPC default
    0x10607a7570001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787570001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7580001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a7590001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787580001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x1100787590001bf, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767560011d0, // S_CMP_LG_I32 ENC_SOPC default
    0x10607a7570011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787570011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7580011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a7590011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787580011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x1100787590011d0, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767560021c8, // S_CMP_GT_I32 ENC_SOPC default
    0x10607a7570021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787570021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7580021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a7590021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787580021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x1100787590021c8, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767560031c4, // S_CMP_GE_I32 ENC_SOPC default
    0x10607a7570031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787570031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7580031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a7590031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787580031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x1100787590031c4, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767560041d5, // S_CMP_LT_I32 ENC_SOPC default
    0x10607a7570041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787570041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7580041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a7590041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787580041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x1100787590041d5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767560051cc, // S_CMP_LE_I32 ENC_SOPC default
    0x10607a7570051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787570051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7580051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a7590051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787580051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x1100787590051cc, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675a0061c0, // S_CMP_EQ_U32 ENC_SOPC default
    0x10607a75b0061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875b0061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75c0061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75d0061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875c0061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x11007875d0061c0, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675a0071d1, // S_CMP_LG_U32 ENC_SOPC default
    0x10607a75b0071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875b0071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75c0071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75d0071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875c0071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x11007875d0071d1, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675a0081c9, // S_CMP_GT_U32 ENC_SOPC default
    0x10607a75b0081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875b0081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75c0081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75d0081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875c0081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x11007875d0081c9, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675a0091c5, // S_CMP_GE_U32 ENC_SOPC default
    0x10607a75b0091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875b0091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75c0091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75d0091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875c0091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x11007875d0091c5, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675a00a1d6, // S_CMP_LT_U32 ENC_SOPC default
    0x10607a75b00a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875b00a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75c00a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75d00a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875c00a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x11007875d00a1d6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675a00b1cd, // S_CMP_LE_U32 ENC_SOPC default
    0x10607a75b00b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875b00b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75c00b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75d00b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875c00b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x11007875d00b1cd, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675a00c195, // S_BITCMP0_B32 ENC_SOPC default
    0x10607a75b00c195, // S_BITCMP0_B32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875b00c195, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75c00c195, // S_BITCMP0_B32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75d00c195, // S_BITCMP0_B32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875c00c195, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x11007875d00c195, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407675a00d197, // S_BITCMP1_B32 ENC_SOPC default
    0x10607a75b00d197, // S_BITCMP1_B32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807875b00d197, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x10a07a75c00d197, // S_BITCMP1_B32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a75d00d197, // S_BITCMP1_B32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07875c00d197, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x11007875d00d197, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407c75e00e196, // S_BITCMP0_B64 ENC_SOPC default
    0x10608075f00e196, // S_BITCMP0_B64 SOPC_INST_LITERAL64 has_lit64_0
    0x10807e75f00e196, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x10a08076000e196, // S_BITCMP0_B64 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08076100e196, // S_BITCMP0_B64 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07e76000e196, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x11007e76100e196, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407c75e00f198, // S_BITCMP1_B64 ENC_SOPC default
    0x10608075f00f198, // S_BITCMP1_B64 SOPC_INST_LITERAL64 has_lit64_0
    0x10807e75f00f198, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x10a08076000f198, // S_BITCMP1_B64 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08076100f198, // S_BITCMP1_B64 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07e76000f198, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x11007e76100f198, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040827620101c1, // S_CMP_EQ_U64 ENC_SOPC default
    0x1060867630101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL64 has_lit64_0
    0x1080847630101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x10a0867640101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL64 has_lit64_1
    0x10c0867650101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0847640101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x1100847650101c1, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040827620111d2, // S_CMP_LG_U64 ENC_SOPC default
    0x1060867630111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL64 has_lit64_0
    0x1080847630111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x10a0867640111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL64 has_lit64_1
    0x10c0867650111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0847640111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x1100847650111d2, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767660411d4, // S_CMP_LT_F32 ENC_SOPC default
    0x10607a7670411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787670411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7680411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a7690411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787680411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_1
    0x1100787690411d4, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767660421be, // S_CMP_EQ_F32 ENC_SOPC default
    0x10607a7670421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787670421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7680421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a7690421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787680421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_1
    0x1100787690421be, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767660431cb, // S_CMP_LE_F32 ENC_SOPC default
    0x10607a7670431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787670431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7680431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a7690431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787680431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_1
    0x1100787690431cb, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767660441c7, // S_CMP_GT_F32 ENC_SOPC default
    0x10607a7670441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787670441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7680441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a7690441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787680441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_1
    0x1100787690441c7, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767660451cf, // S_CMP_LG_F32 ENC_SOPC default
    0x10607a7670451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787670451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7680451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a7690451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787680451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_1
    0x1100787690451cf, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767660461c3, // S_CMP_GE_F32 ENC_SOPC default
    0x10607a7670461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787670461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7680461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a7690461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787680461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_1
    0x1100787690461c3, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767660471e4, // S_CMP_O_F32 ENC_SOPC default
    0x10607a7670471e4, // S_CMP_O_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787670471e4, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7680471e4, // S_CMP_O_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a7690471e4, // S_CMP_O_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787680471e4, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_1
    0x1100787690471e4, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767660481e6, // S_CMP_U_F32 ENC_SOPC default
    0x10607a7670481e6, // S_CMP_U_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787670481e6, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7680481e6, // S_CMP_U_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a7690481e6, // S_CMP_U_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787680481e6, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_1
    0x1100787690481e6, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x1040767660491da, // S_CMP_NGE_F32 ENC_SOPC default
    0x10607a7670491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x1080787670491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a7680491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a7690491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e0787680491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_1
    0x1100787690491da, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407676604a1e0, // S_CMP_NLG_F32 ENC_SOPC default
    0x10607a76704a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807876704a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a76804a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a76904a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07876804a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_1
    0x11007876904a1e0, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407676604b1dc, // S_CMP_NGT_F32 ENC_SOPC default
    0x10607a76704b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807876704b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a76804b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a76904b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07876804b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_1
    0x11007876904b1dc, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407676604c1de, // S_CMP_NLE_F32 ENC_SOPC default
    0x10607a76704c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807876704c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a76804c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a76904c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07876804c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_1
    0x11007876904c1de, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407676604d1d8, // S_CMP_NEQ_F32 ENC_SOPC default
    0x10607a76704d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807876704d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a76804d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a76904d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07876804d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_1
    0x11007876904d1d8, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10407676604e1e2, // S_CMP_NLT_F32 ENC_SOPC default
    0x10607a76704e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL64 has_lit64_0
    0x10807876704e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0
    0x10a07a76804e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL64 has_lit64_1
    0x10c07a76904e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e07876804e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_1
    0x11007876904e1e2, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876a0511d3, // S_CMP_LT_F16 ENC_SOPC default
    0x10608c76b0511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76b0511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76c0511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76d0511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76c0511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76d0511d3, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876a0521bd, // S_CMP_EQ_F16 ENC_SOPC default
    0x10608c76b0521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76b0521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76c0521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76d0521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76c0521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76d0521bd, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876a0531ca, // S_CMP_LE_F16 ENC_SOPC default
    0x10608c76b0531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76b0531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76c0531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76d0531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76c0531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76d0531ca, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876a0541c6, // S_CMP_GT_F16 ENC_SOPC default
    0x10608c76b0541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76b0541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76c0541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76d0541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76c0541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76d0541c6, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876a0551ce, // S_CMP_LG_F16 ENC_SOPC default
    0x10608c76b0551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76b0551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76c0551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76d0551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76c0551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76d0551ce, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876a0561c2, // S_CMP_GE_F16 ENC_SOPC default
    0x10608c76b0561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76b0561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76c0561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76d0561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76c0561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76d0561c2, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876a0571e3, // S_CMP_O_F16 ENC_SOPC default
    0x10608c76b0571e3, // S_CMP_O_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76b0571e3, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76c0571e3, // S_CMP_O_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76d0571e3, // S_CMP_O_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76c0571e3, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76d0571e3, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876a0581e5, // S_CMP_U_F16 ENC_SOPC default
    0x10608c76b0581e5, // S_CMP_U_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76b0581e5, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76c0581e5, // S_CMP_U_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76d0581e5, // S_CMP_U_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76c0581e5, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76d0581e5, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876a0591d9, // S_CMP_NGE_F16 ENC_SOPC default
    0x10608c76b0591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76b0591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76c0591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76d0591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76c0591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76d0591d9, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876a05a1df, // S_CMP_NLG_F16 ENC_SOPC default
    0x10608c76b05a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76b05a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76c05a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76d05a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76c05a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76d05a1df, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876a05b1db, // S_CMP_NGT_F16 ENC_SOPC default
    0x10608c76b05b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76b05b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76c05b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76d05b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76c05b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76d05b1db, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876a05c1dd, // S_CMP_NLE_F16 ENC_SOPC default
    0x10608c76b05c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76b05c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76c05c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76d05c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76c05c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76d05c1dd, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876a05d1d7, // S_CMP_NEQ_F16 ENC_SOPC default
    0x10608c76b05d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76b05d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76c05d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76d05d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76c05d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76d05d1d7, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x10408876a05e1e1, // S_CMP_NLT_F16 ENC_SOPC default
    0x10608c76b05e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL64 has_lit64_0
    0x10808a76b05e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0
    0x10a08c76c05e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL64 has_lit64_1
    0x10c08c76d05e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL64 has_lit64_0&has_lit64_1
    0x10e08a76c05e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_1
    0x11008a76d05e1e1, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0&has_lit_1
    0x11209a76e000238, // S_NOP ENC_SOPP default
    0x11209a76e00225b, // S_SETHALT ENC_SOPP default
    0x11209a76f003264, // S_SLEEP ENC_SOPP default
    0x11209a76e004224, // S_MONITOR_SLEEP ENC_SOPP default
    0x11209c7700051b5, // S_CLAUSE ENC_SOPP default
    0x11209a771006261, // S_SET_VGPR_MSB ENC_SOPP default
    0x11209e7720071f6, // S_DELAY_ALU ENC_SOPP default
    0x1120a0773008273, // S_WAIT_ALU ENC_SOPP default
    0x1120181b400a276, // S_WAIT_IDLE ENC_SOPP default
    0x11209a76e01026d, // S_TRAP ENC_SOPP default
    0x11209c76e011256, // S_ROUND_MODE ENC_SOPP default
    0x11209a76e0121f7, // S_DENORM_MODE ENC_SOPP default
    0x11209a76e01418a, // S_BARRIER_WAIT ENC_SOPP default
    0x112018774015187, // S_BARRIER_LEAVE ENC_SOPP default
    0x1120181b401f1e7, // S_CODE_END ENC_SOPP default
    0x1120a277502019e, // S_BRANCH ENC_SOPP default
    0x1120a27760211af, // S_CBRANCH_SCC0 ENC_SOPP default
    0x1120a27760221b0, // S_CBRANCH_SCC1 ENC_SOPP default
    0x1140a27770231b2, // S_CBRANCH_VCCZ ENC_SOPP default
    0x1140a27770241b1, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x1120a27780251ae, // S_CBRANCH_EXECZ ENC_SOPP default
    0x1120a27780261ad, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x1120a41b40301f8, // S_ENDPGM ENC_SOPP default
    0x1120181b40311f9, // S_ENDPGM_SAVED ENC_SOPP default
    0x1120181b403427e, // S_WAKEUP ENC_SOPP default
    0x11209a76e03525c, // S_SETPRIO ENC_SOPP default
    0x1120a6779036257, // S_SENDMSG ENC_SOPP default
    0x1120a6779037258, // S_SENDMSGHALT ENC_SOPP default
    0x11209a76e038205, // S_INCPERFLEVEL ENC_SOPP default
    0x11209a76e0391f5, // S_DECPERFLEVEL ENC_SOPP default
    0x11201877a03a270, // S_TTRACEDATA ENC_SOPP default
    0x11209c76e03b271, // S_TTRACEDATA_IMM ENC_SOPP default
    0x1120181b403c204, // S_ICACHE_INV ENC_SOPP default
    0x11209a76e03e25d, // S_SETPRIO_INC_WG ENC_SOPP default
    0x11209c76e040278, // S_WAIT_LOADCNT ENC_SOPP default
    0x11209c76e04127a, // S_WAIT_STORECNT ENC_SOPP default
    0x11209c76e04527d, // S_WAIT_XCNT ENC_SOPP default
    0x11209c76e046275, // S_WAIT_DSCNT ENC_SOPP default
    0x11209c76e047277, // S_WAIT_KMCNT ENC_SOPP default
    0x11209c77b048279, // S_WAIT_LOADCNT_DSCNT ENC_SOPP default
    0x11209c77b04927b, // S_WAIT_STORECNT_DSCNT ENC_SOPP default
    0x11209c76e04a274, // S_WAIT_ASYNCCNT ENC_SOPP default
    0x11209c76e04b27c, // S_WAIT_TENSORCNT ENC_SOPP default
    0x1164de77c033525, // V_WMMA_SCALE_F32_16X16X128_F8F6F4 ENC_VOP3PX2 default
    0x1184e077d088526, // V_WMMA_SCALE_F32_32X16X128_F4 ENC_VOP3PX2 default
    0x11a4e277e033523, // V_WMMA_SCALE16_F32_16X16X128_F8F6F4 ENC_VOP3PX3 default
    0x11c4e477f088524, // V_WMMA_SCALE16_F32_32X16X128_F4 ENC_VOP3PX3 default
];
