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
pub static FORMS: [u64; 6426] = [
    0x000272000001358, // V_CNDMASK_B32 ENC_VOP2 default
    0x002278001001358, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x00427a002001358, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x006276003001358, // V_CNDMASK_B32 VOP2_INST_LITERAL64 has_lit64
    0x008274003001358, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x00a284004002293, // V_ADD_F64 ENC_VOP2 default
    0x00c28a005002293, // V_ADD_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e288006002293, // V_ADD_F64 VOP2_INST_LITERAL64 has_lit64
    0x010286006002293, // V_ADD_F64 VOP2_INST_LITERAL has_lit
    0x00a292007003292, // V_ADD_F32 ENC_VOP2 default
    0x012298008003292, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c29a009003292, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e29600a003292, // V_ADD_F32 VOP2_INST_LITERAL64 has_lit64
    0x01029400a003292, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x00a2920070044e4, // V_SUB_F32 ENC_VOP2 default
    0x0122980080044e4, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c29a0090044e4, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e29600a0044e4, // V_SUB_F32 VOP2_INST_LITERAL64 has_lit64
    0x01029400a0044e4, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x00a2920070054df, // V_SUBREV_F32 ENC_VOP2 default
    0x0122980080054df, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c29a0090054df, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e29600a0054df, // V_SUBREV_F32 VOP2_INST_LITERAL64 has_lit64
    0x01029400a0054df, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x00a284004006474, // V_MUL_F64 ENC_VOP2 default
    0x00c28a005006474, // V_MUL_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e288006006474, // V_MUL_F64 VOP2_INST_LITERAL64 has_lit64
    0x010286006006474, // V_MUL_F64 VOP2_INST_LITERAL has_lit
    0x00a292007007471, // V_MUL_DX9_ZERO_F32 ENC_VOP2 default
    0x012298008007471, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c29a009007471, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e29600a007471, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL64 has_lit64
    0x01029400a007471, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x00a292007008473, // V_MUL_F32 ENC_VOP2 default
    0x012298008008473, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c29a009008473, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e29600a008473, // V_MUL_F32 VOP2_INST_LITERAL64 has_lit64
    0x01029400a008473, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x00a29200b009479, // V_MUL_I32_I24 ENC_VOP2 default
    0x01229800c009479, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00c2a400d009479, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00e29600e009479, // V_MUL_I32_I24 VOP2_INST_LITERAL64 has_lit64
    0x01029400e009479, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a29200b00a476, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x01229800c00a476, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00c2a400d00a476, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00e29600e00a476, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL64 has_lit64
    0x01029400e00a476, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x00a29200f00b47c, // V_MUL_U32_U24 ENC_VOP2 default
    0x01229801000b47c, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00c2a401100b47c, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00e29601200b47c, // V_MUL_U32_U24 VOP2_INST_LITERAL64 has_lit64
    0x01029401200b47c, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a29200f00c478, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x01229801000c478, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00c2a401100c478, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00e29601200c478, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL64 has_lit64
    0x01029401200c478, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x00a28400400d462, // V_MIN_NUM_F64 ENC_VOP2 default
    0x00c28a00500d462, // V_MIN_NUM_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e28800600d462, // V_MIN_NUM_F64 VOP2_INST_LITERAL64 has_lit64
    0x01028600600d462, // V_MIN_NUM_F64 VOP2_INST_LITERAL has_lit
    0x00a28400400e440, // V_MAX_NUM_F64 ENC_VOP2 default
    0x00c28a00500e440, // V_MAX_NUM_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e28800600e440, // V_MAX_NUM_F64 VOP2_INST_LITERAL64 has_lit64
    0x01028600600e440, // V_MAX_NUM_F64 VOP2_INST_LITERAL has_lit
    0x00a29200b01145e, // V_MIN_I32 ENC_VOP2 default
    0x01229800c01145e, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c2a400d01145e, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e29600e01145e, // V_MIN_I32 VOP2_INST_LITERAL64 has_lit64
    0x01029400e01145e, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x00a29200b01243c, // V_MAX_I32 ENC_VOP2 default
    0x01229800c01243c, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c2a400d01243c, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e29600e01243c, // V_MAX_I32 VOP2_INST_LITERAL64 has_lit64
    0x01029400e01243c, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x00a29200f013464, // V_MIN_U32 ENC_VOP2 default
    0x012298010013464, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2a4011013464, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e296012013464, // V_MIN_U32 VOP2_INST_LITERAL64 has_lit64
    0x010294012013464, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x00a29200f014442, // V_MAX_U32 ENC_VOP2 default
    0x012298010014442, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2a4011014442, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e296012014442, // V_MAX_U32 VOP2_INST_LITERAL64 has_lit64
    0x010294012014442, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x00a292007015461, // V_MIN_NUM_F32 ENC_VOP2 default
    0x012298008015461, // V_MIN_NUM_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c29a009015461, // V_MIN_NUM_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e29600a015461, // V_MIN_NUM_F32 VOP2_INST_LITERAL64 has_lit64
    0x01029400a015461, // V_MIN_NUM_F32 VOP2_INST_LITERAL has_lit
    0x00a29200701643f, // V_MAX_NUM_F32 ENC_VOP2 default
    0x01229800801643f, // V_MAX_NUM_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c29a00901643f, // V_MAX_NUM_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e29600a01643f, // V_MAX_NUM_F32 VOP2_INST_LITERAL64 has_lit64
    0x01029400a01643f, // V_MAX_NUM_F32 VOP2_INST_LITERAL has_lit
    0x00a2840130173f8, // V_FMAC_F64 ENC_VOP2 default
    0x00c28a0140173f8, // V_FMAC_F64 VOP2_VOP_DPP16 has_dpp16
    0x00e2880150173f8, // V_FMAC_F64 VOP2_INST_LITERAL64 has_lit64
    0x0102860150173f8, // V_FMAC_F64 VOP2_INST_LITERAL has_lit
    0x00a29200f018417, // V_LSHLREV_B32 ENC_VOP2 default
    0x012298010018417, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2a4011018417, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e296012018417, // V_LSHLREV_B32 VOP2_INST_LITERAL64 has_lit64
    0x010294012018417, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x00a29200f01941d, // V_LSHRREV_B32 ENC_VOP2 default
    0x01229801001941d, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2a401101941d, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e29601201941d, // V_LSHRREV_B32 VOP2_INST_LITERAL64 has_lit64
    0x01029401201941d, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x00a29201601a2a4, // V_ASHRREV_I32 ENC_VOP2 default
    0x01229801701a2a4, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c2a401801a2a4, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e29601901a2a4, // V_ASHRREV_I32 VOP2_INST_LITERAL64 has_lit64
    0x01029401901a2a4, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x00a29200f01b2a1, // V_AND_B32 ENC_VOP2 default
    0x01229801001b2a1, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2a401101b2a1, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e29601201b2a1, // V_AND_B32 VOP2_INST_LITERAL64 has_lit64
    0x01029401201b2a1, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x00a29200f01c483, // V_OR_B32 ENC_VOP2 default
    0x01229801001c483, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2a401101c483, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e29601201c483, // V_OR_B32 VOP2_INST_LITERAL64 has_lit64
    0x01029401201c483, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x00a29200f01d52e, // V_XOR_B32 ENC_VOP2 default
    0x01229801001d52e, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2a401101d52e, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e29601201d52e, // V_XOR_B32 VOP2_INST_LITERAL64 has_lit64
    0x01029401201d52e, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x00a29200f01e52b, // V_XNOR_B32 ENC_VOP2 default
    0x01229801001e52b, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2a401101e52b, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e29601201e52b, // V_XNOR_B32 VOP2_INST_LITERAL64 has_lit64
    0x01029401201e52b, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x00a2ae01a01f418, // V_LSHLREV_B64 ENC_VOP2 default
    0x00c2b401b01f418, // V_LSHLREV_B64 VOP2_VOP_DPP16 has_dpp16
    0x00e2b201c01f418, // V_LSHLREV_B64 VOP2_INST_LITERAL64 has_lit64
    0x0102b001c01f418, // V_LSHLREV_B64 VOP2_INST_LITERAL has_lit
    0x0002bc01d02028f, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x0022c201e02028f, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0042c401f02028f, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0062c002002028f, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL64 has_lit64
    0x0082be02002028f, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0002bc01d0214e1, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x0022c201e0214e1, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0042c401f0214e1, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0062c00200214e1, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL64 has_lit64
    0x0082be0200214e1, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0002bc01d0224dc, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x0022c201e0224dc, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0042c401f0224dc, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0062c00200224dc, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL64 has_lit64
    0x0082be0200224dc, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0142ce0210233fb, // V_FMAMK_F64 VOP2_INST_LITERAL64 default
    0x00e2ce0220233fb, // V_FMAMK_F64 VOP2_INST_LITERAL64 has_lit64
    0x0142d00230243f5, // V_FMAAK_F64 VOP2_INST_LITERAL64 default
    0x00e2d00240243f5, // V_FMAAK_F64 VOP2_INST_LITERAL64 has_lit64
    0x00a29200f02529c, // V_ADD_NC_U32 ENC_VOP2 default
    0x01229801002529c, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2a401102529c, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e29601202529c, // V_ADD_NC_U32 VOP2_INST_LITERAL64 has_lit64
    0x01029401202529c, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x00a29200f0264e8, // V_SUB_NC_U32 ENC_VOP2 default
    0x0122980100264e8, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2a40110264e8, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2960120264e8, // V_SUB_NC_U32 VOP2_INST_LITERAL64 has_lit64
    0x0102940120264e8, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x00a29200f0274e0, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x0122980100274e0, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2a40110274e0, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2960120274e0, // V_SUBREV_NC_U32 VOP2_INST_LITERAL64 has_lit64
    0x0102940120274e0, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x00a2d202502829d, // V_ADD_NC_U64 ENC_VOP2 default
    0x00c2d802602829d, // V_ADD_NC_U64 VOP2_VOP_DPP16 has_dpp16
    0x00e2d602702829d, // V_ADD_NC_U64 VOP2_INST_LITERAL64 has_lit64
    0x0102d402702829d, // V_ADD_NC_U64 VOP2_INST_LITERAL has_lit
    0x00a2d20250294e9, // V_SUB_NC_U64 ENC_VOP2 default
    0x00c2d80260294e9, // V_SUB_NC_U64 VOP2_VOP_DPP16 has_dpp16
    0x00e2d60270294e9, // V_SUB_NC_U64 VOP2_INST_LITERAL64 has_lit64
    0x0102d40270294e9, // V_SUB_NC_U64 VOP2_INST_LITERAL has_lit
    0x00a2d202502a47d, // V_MUL_U64 ENC_VOP2 default
    0x00e2d602702a47d, // V_MUL_U64 VOP2_INST_LITERAL64 has_lit64
    0x0102d402702a47d, // V_MUL_U64 VOP2_INST_LITERAL has_lit
    0x00a29202802b3f7, // V_FMAC_F32 ENC_VOP2 default
    0x01229802902b3f7, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c29a02a02b3f7, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e29602b02b3f7, // V_FMAC_F32 VOP2_INST_LITERAL64 has_lit64
    0x01029402b02b3f7, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x0162e002c02c3fa, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x0102e002d02c3fa, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x0162e202e02d3f4, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x0102e202f02d3f4, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x00a2e403002f38d, // V_CVT_PK_RTZ_F16_F32 ENC_VOP2 default
    0x0122ea03102f38d, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c2ec03202f38d, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e2e803302f38d, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL64 has_lit64
    0x0102e603302f38d, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x00a2f6034030460, // V_MIN_NUM_F16 ENC_VOP2 default
    0x0122fc035030460, // V_MIN_NUM_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c2fe036030460, // V_MIN_NUM_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e2fa037030460, // V_MIN_NUM_F16 VOP2_INST_LITERAL64 has_lit64
    0x0102f8037030460, // V_MIN_NUM_F16 VOP2_INST_LITERAL has_lit
    0x00a2f603403143e, // V_MAX_NUM_F16 ENC_VOP2 default
    0x0122fc03503143e, // V_MAX_NUM_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c2fe03603143e, // V_MAX_NUM_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e2fa03703143e, // V_MAX_NUM_F16 VOP2_INST_LITERAL64 has_lit64
    0x0102f803703143e, // V_MAX_NUM_F16 VOP2_INST_LITERAL has_lit
    0x00a2f6034032291, // V_ADD_F16 ENC_VOP2 default
    0x0122fc035032291, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c2fe036032291, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e2fa037032291, // V_ADD_F16 VOP2_INST_LITERAL64 has_lit64
    0x0102f8037032291, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x00a2f60340334e3, // V_SUB_F16 ENC_VOP2 default
    0x0122fc0350334e3, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c2fe0360334e3, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e2fa0370334e3, // V_SUB_F16 VOP2_INST_LITERAL64 has_lit64
    0x0102f80370334e3, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x00a2f60340344de, // V_SUBREV_F16 ENC_VOP2 default
    0x0122fc0350344de, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c2fe0360344de, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e2fa0370344de, // V_SUBREV_F16 VOP2_INST_LITERAL64 has_lit64
    0x0102f80370344de, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x00a2f6034035472, // V_MUL_F16 ENC_VOP2 default
    0x0122fc035035472, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c2fe036035472, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e2fa037035472, // V_MUL_F16 VOP2_INST_LITERAL64 has_lit64
    0x0102f8037035472, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x00a2f60380363f6, // V_FMAC_F16 ENC_VOP2 default
    0x0122fc0390363f6, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c2fe03a0363f6, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e2fa03b0363f6, // V_FMAC_F16 VOP2_INST_LITERAL64 has_lit64
    0x0102f803b0363f6, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x01630803c0373f9, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x01030803d0373f9, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x01630a03e0383f3, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x01030a03f0383f3, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x00a2f603403b40f, // V_LDEXP_F16 ENC_VOP2 default
    0x0122fc03503b40f, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c30c03603b40f, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e2fa03703b40f, // V_LDEXP_F16 VOP2_INST_LITERAL64 has_lit64
    0x0102f803703b40f, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x00a31604003c49e, // V_PK_FMAC_F16 ENC_VOP2 default
    0x00e31a04103c49e, // V_PK_FMAC_F16 VOP2_INST_LITERAL64 has_lit64
    0x01031804103c49e, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
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
    0x02e5be0c80003da, // V_DUAL_FMAC_F32 VOPDXY_X X default
    0x0305c00c90003da, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x0325c60ca0013d9, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL_X X default
    0x0305c60cb0013d9, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x0325ca0cc0023db, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL_X X default
    0x0305ca0cd0023db, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e5be0ce0033e8, // V_DUAL_MUL_F32 VOPDXY_X X default
    0x0305c00cf0033e8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e5be0ce0043d3, // V_DUAL_ADD_F32 VOPDXY_X X default
    0x0305c00cf0043d3, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e5be0ce0053eb, // V_DUAL_SUB_F32 VOPDXY_X X default
    0x0305c00cf0053eb, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e5be0ce0063ea, // V_DUAL_SUBREV_F32 VOPDXY_X X default
    0x0305c00cf0063ea, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e5be0ce0073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_X X default
    0x0305c00cf0073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e5d20d00083e6, // V_DUAL_MOV_B32 VOPDXY_X X default
    0x0305d40d10083e6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL_X X has_lit
    0x0345be0d20093d8, // V_DUAL_CNDMASK_B32 VOPDXY_X X default
    0x0365c00d30093d8, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e5be0ce00a3e1, // V_DUAL_MAX_NUM_F32 VOPDXY_X X default
    0x0305c00cf00a3e1, // V_DUAL_MAX_NUM_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x02e5be0ce00b3e4, // V_DUAL_MIN_NUM_F32 VOPDXY_X X default
    0x0305c00cf00b3e4, // V_DUAL_MIN_NUM_F32 VOPDXY_INST_LITERAL_X X has_lit
    0x0385c20d40003da, // V_DUAL_FMAC_F32 VOPDXY_Y Y default
    0x03a5c40d50003da, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x03c5c80d60013d9, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL_Y Y default
    0x03a5c80d70013d9, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x03c5cc0d80023db, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL_Y Y default
    0x03a5cc0d90023db, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385c20da0033e8, // V_DUAL_MUL_F32 VOPDXY_Y Y default
    0x03a5c40db0033e8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385c20da0043d3, // V_DUAL_ADD_F32 VOPDXY_Y Y default
    0x03a5c40db0043d3, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385c20da0053eb, // V_DUAL_SUB_F32 VOPDXY_Y Y default
    0x03a5c40db0053eb, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385c20da0063ea, // V_DUAL_SUBREV_F32 VOPDXY_Y Y default
    0x03a5c40db0063ea, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385c20da0073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_Y Y default
    0x03a5c40db0073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385d60dc0083e6, // V_DUAL_MOV_B32 VOPDXY_Y Y default
    0x03a5d80dd0083e6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x03e5c20de0093d8, // V_DUAL_CNDMASK_B32 VOPDXY_Y Y default
    0x0405c40df0093d8, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385c20da00a3e1, // V_DUAL_MAX_NUM_F32 VOPDXY_Y Y default
    0x03a5c40db00a3e1, // V_DUAL_MAX_NUM_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385c20da00b3e4, // V_DUAL_MIN_NUM_F32 VOPDXY_Y Y default
    0x03a5c40db00b3e4, // V_DUAL_MIN_NUM_F32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385c20e00103d5, // V_DUAL_ADD_NC_U32 VOPDXY_Y Y default
    0x03a5c40e10103d5, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385c20e20113de, // V_DUAL_LSHLREV_B32 VOPDXY_Y Y default
    0x03a5c40e30113de, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385c20e00143ec, // V_DUAL_SUB_NC_U32 VOPDXY_Y Y default
    0x03a5c40e10143ec, // V_DUAL_SUB_NC_U32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385c20e20153df, // V_DUAL_LSHRREV_B32 VOPDXY_Y Y default
    0x03a5c40e30153df, // V_DUAL_LSHRREV_B32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385c20e40163d6, // V_DUAL_ASHRREV_I32 VOPDXY_Y Y default
    0x03a5c40e50163d6, // V_DUAL_ASHRREV_I32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385c20e60173e0, // V_DUAL_MAX_I32 VOPDXY_Y Y default
    0x03a5c40e70173e0, // V_DUAL_MAX_I32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x0385c20e60183e3, // V_DUAL_MIN_I32 VOPDXY_Y Y default
    0x03a5c40e70183e3, // V_DUAL_MIN_I32 VOPDXY_INST_LITERAL_Y Y has_lit
    0x04213c0e80c428a, // TENSOR_LOAD_TO_LDS ENC_VIMAGE default
    0x04213e0e80c528d, // TENSOR_STORE_FROM_LDS ENC_VIMAGE default
    0x0444e60e9001330, // V_CMP_LT_F16 ENC_VOP3 default
    0x0464ea0ea001330, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb001330, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec001330, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed001330, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee001330, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444e60e9002309, // V_CMP_EQ_F16 ENC_VOP3 default
    0x0464ea0ea002309, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb002309, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec002309, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed002309, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee002309, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444e60e9003324, // V_CMP_LE_F16 ENC_VOP3 default
    0x0464ea0ea003324, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb003324, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec003324, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed003324, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee003324, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444e60e900431b, // V_CMP_GT_F16 ENC_VOP3 default
    0x0464ea0ea00431b, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb00431b, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec00431b, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed00431b, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee00431b, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444e60e900532d, // V_CMP_LG_F16 ENC_VOP3 default
    0x0464ea0ea00532d, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb00532d, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec00532d, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed00532d, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee00532d, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444e60e9006312, // V_CMP_GE_F16 ENC_VOP3 default
    0x0464ea0ea006312, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb006312, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec006312, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed006312, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee006312, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444e60e9007351, // V_CMP_O_F16 ENC_VOP3 default
    0x0464ea0ea007351, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb007351, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec007351, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed007351, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee007351, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444e60e9008354, // V_CMP_U_F16 ENC_VOP3 default
    0x0464ea0ea008354, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb008354, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec008354, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed008354, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee008354, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444e60e9009342, // V_CMP_NGE_F16 ENC_VOP3 default
    0x0464ea0ea009342, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb009342, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec009342, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed009342, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee009342, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444e60e900a34b, // V_CMP_NLG_F16 ENC_VOP3 default
    0x0464ea0ea00a34b, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb00a34b, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec00a34b, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed00a34b, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee00a34b, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444e60e900b345, // V_CMP_NGT_F16 ENC_VOP3 default
    0x0464ea0ea00b345, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb00b345, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec00b345, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed00b345, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee00b345, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444e60e900c348, // V_CMP_NLE_F16 ENC_VOP3 default
    0x0464ea0ea00c348, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb00c348, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec00c348, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed00c348, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee00c348, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444e60e900d339, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x0464ea0ea00d339, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb00d339, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec00d339, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed00d339, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee00d339, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444e60e900e34e, // V_CMP_NLT_F16 ENC_VOP3 default
    0x0464ea0ea00e34e, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb00e34e, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec00e34e, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed00e34e, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee00e34e, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444f80ef011331, // V_CMP_LT_F32 ENC_VOP3 default
    0x0464fc0f0011331, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484fe0f1011331, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4fa0f2011331, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4fa0f3011331, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4fa0f4011331, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444f80ef01230a, // V_CMP_EQ_F32 ENC_VOP3 default
    0x0464fc0f001230a, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484fe0f101230a, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4fa0f201230a, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4fa0f301230a, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4fa0f401230a, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444f80ef013325, // V_CMP_LE_F32 ENC_VOP3 default
    0x0464fc0f0013325, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484fe0f1013325, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4fa0f2013325, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4fa0f3013325, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4fa0f4013325, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444f80ef01431c, // V_CMP_GT_F32 ENC_VOP3 default
    0x0464fc0f001431c, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484fe0f101431c, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4fa0f201431c, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4fa0f301431c, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4fa0f401431c, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444f80ef01532e, // V_CMP_LG_F32 ENC_VOP3 default
    0x0464fc0f001532e, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484fe0f101532e, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4fa0f201532e, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4fa0f301532e, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4fa0f401532e, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444f80ef016313, // V_CMP_GE_F32 ENC_VOP3 default
    0x0464fc0f0016313, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484fe0f1016313, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4fa0f2016313, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4fa0f3016313, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4fa0f4016313, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444f80ef017352, // V_CMP_O_F32 ENC_VOP3 default
    0x0464fc0f0017352, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484fe0f1017352, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4fa0f2017352, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4fa0f3017352, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4fa0f4017352, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444f80ef018355, // V_CMP_U_F32 ENC_VOP3 default
    0x0464fc0f0018355, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484fe0f1018355, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4fa0f2018355, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4fa0f3018355, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4fa0f4018355, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444f80ef019343, // V_CMP_NGE_F32 ENC_VOP3 default
    0x0464fc0f0019343, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484fe0f1019343, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4fa0f2019343, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4fa0f3019343, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4fa0f4019343, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444f80ef01a34c, // V_CMP_NLG_F32 ENC_VOP3 default
    0x0464fc0f001a34c, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484fe0f101a34c, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4fa0f201a34c, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4fa0f301a34c, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4fa0f401a34c, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444f80ef01b346, // V_CMP_NGT_F32 ENC_VOP3 default
    0x0464fc0f001b346, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484fe0f101b346, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4fa0f201b346, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4fa0f301b346, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4fa0f401b346, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444f80ef01c349, // V_CMP_NLE_F32 ENC_VOP3 default
    0x0464fc0f001c349, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484fe0f101c349, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4fa0f201c349, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4fa0f301c349, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4fa0f401c349, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444f80ef01d33a, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x0464fc0f001d33a, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484fe0f101d33a, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4fa0f201d33a, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4fa0f301d33a, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4fa0f401d33a, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444f80ef01e34f, // V_CMP_NLT_F32 ENC_VOP3 default
    0x0464fc0f001e34f, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484fe0f101e34f, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4fa0f201e34f, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4fa0f301e34f, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4fa0f401e34f, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04450a0f5021332, // V_CMP_LT_F64 ENC_VOP3 default
    0x04a50c0f6021332, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x04c50c0f7021332, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x04e50c0f8021332, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04450a0f502230b, // V_CMP_EQ_F64 ENC_VOP3 default
    0x04a50c0f602230b, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04c50c0f702230b, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04e50c0f802230b, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04450a0f5023326, // V_CMP_LE_F64 ENC_VOP3 default
    0x04a50c0f6023326, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x04c50c0f7023326, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x04e50c0f8023326, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04450a0f502431d, // V_CMP_GT_F64 ENC_VOP3 default
    0x04a50c0f602431d, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x04c50c0f702431d, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x04e50c0f802431d, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04450a0f502532f, // V_CMP_LG_F64 ENC_VOP3 default
    0x04a50c0f602532f, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x04c50c0f702532f, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x04e50c0f802532f, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04450a0f5026314, // V_CMP_GE_F64 ENC_VOP3 default
    0x04a50c0f6026314, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x04c50c0f7026314, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x04e50c0f8026314, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04450a0f5027353, // V_CMP_O_F64 ENC_VOP3 default
    0x04a50c0f6027353, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x04c50c0f7027353, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x04e50c0f8027353, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04450a0f5028356, // V_CMP_U_F64 ENC_VOP3 default
    0x04a50c0f6028356, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x04c50c0f7028356, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x04e50c0f8028356, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04450a0f5029344, // V_CMP_NGE_F64 ENC_VOP3 default
    0x04a50c0f6029344, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x04c50c0f7029344, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x04e50c0f8029344, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04450a0f502a34d, // V_CMP_NLG_F64 ENC_VOP3 default
    0x04a50c0f602a34d, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x04c50c0f702a34d, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x04e50c0f802a34d, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04450a0f502b347, // V_CMP_NGT_F64 ENC_VOP3 default
    0x04a50c0f602b347, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x04c50c0f702b347, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x04e50c0f802b347, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04450a0f502c34a, // V_CMP_NLE_F64 ENC_VOP3 default
    0x04a50c0f602c34a, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x04c50c0f702c34a, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x04e50c0f802c34a, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04450a0f502d33b, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x04a50c0f602d33b, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04c50c0f702d33b, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04e50c0f802d33b, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04450a0f502e350, // V_CMP_NLT_F64 ENC_VOP3 default
    0x04a50c0f602e350, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x04c50c0f702e350, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x04e50c0f802e350, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445140f9031333, // V_CMP_LT_I16 ENC_VOP3 default
    0x0465180fa031333, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04851a0fb031333, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a5160fc031333, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x04c5160fd031333, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x04e5160fe031333, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445140f903230c, // V_CMP_EQ_I16 ENC_VOP3 default
    0x0465180fa03230c, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x04851a0fb03230c, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a5160fc03230c, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x04c5160fd03230c, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x04e5160fe03230c, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445140f9033327, // V_CMP_LE_I16 ENC_VOP3 default
    0x0465180fa033327, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04851a0fb033327, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a5160fc033327, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x04c5160fd033327, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x04e5160fe033327, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445140f903431e, // V_CMP_GT_I16 ENC_VOP3 default
    0x0465180fa03431e, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04851a0fb03431e, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a5160fc03431e, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x04c5160fd03431e, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x04e5160fe03431e, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445140f903533c, // V_CMP_NE_I16 ENC_VOP3 default
    0x0465180fa03533c, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04851a0fb03533c, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a5160fc03533c, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x04c5160fd03533c, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x04e5160fe03533c, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445140f9036315, // V_CMP_GE_I16 ENC_VOP3 default
    0x0465180fa036315, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04851a0fb036315, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a5160fc036315, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x04c5160fd036315, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x04e5160fe036315, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445140ff039336, // V_CMP_LT_U16 ENC_VOP3 default
    0x046518100039336, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04851a101039336, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a516102039336, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x04c516103039336, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x04e516104039336, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445140ff03a30f, // V_CMP_EQ_U16 ENC_VOP3 default
    0x04651810003a30f, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x04851a10103a30f, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a51610203a30f, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x04c51610303a30f, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x04e51610403a30f, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445140ff03b32a, // V_CMP_LE_U16 ENC_VOP3 default
    0x04651810003b32a, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04851a10103b32a, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a51610203b32a, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x04c51610303b32a, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x04e51610403b32a, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445140ff03c321, // V_CMP_GT_U16 ENC_VOP3 default
    0x04651810003c321, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04851a10103c321, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a51610203c321, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x04c51610303c321, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x04e51610403c321, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445140ff03d33f, // V_CMP_NE_U16 ENC_VOP3 default
    0x04651810003d33f, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04851a10103d33f, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a51610203d33f, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x04c51610303d33f, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x04e51610403d33f, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0445140ff03e318, // V_CMP_GE_U16 ENC_VOP3 default
    0x04651810003e318, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04851a10103e318, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a51610203e318, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x04c51610303e318, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x04e51610403e318, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044526105041334, // V_CMP_LT_I32 ENC_VOP3 default
    0x04652a106041334, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04852c107041334, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a528108041334, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x04c528109041334, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x04e52810a041334, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452610504230d, // V_CMP_EQ_I32 ENC_VOP3 default
    0x04652a10604230d, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x04852c10704230d, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a52810804230d, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x04c52810904230d, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x04e52810a04230d, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044526105043328, // V_CMP_LE_I32 ENC_VOP3 default
    0x04652a106043328, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04852c107043328, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a528108043328, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x04c528109043328, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x04e52810a043328, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452610504431f, // V_CMP_GT_I32 ENC_VOP3 default
    0x04652a10604431f, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04852c10704431f, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a52810804431f, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x04c52810904431f, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x04e52810a04431f, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452610504533d, // V_CMP_NE_I32 ENC_VOP3 default
    0x04652a10604533d, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04852c10704533d, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a52810804533d, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x04c52810904533d, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x04e52810a04533d, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044526105046316, // V_CMP_GE_I32 ENC_VOP3 default
    0x04652a106046316, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04852c107046316, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a528108046316, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x04c528109046316, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x04e52810a046316, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452610b049337, // V_CMP_LT_U32 ENC_VOP3 default
    0x04652a10c049337, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04852c10d049337, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a52810e049337, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x04c52810f049337, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x04e528110049337, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452610b04a310, // V_CMP_EQ_U32 ENC_VOP3 default
    0x04652a10c04a310, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x04852c10d04a310, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a52810e04a310, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x04c52810f04a310, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x04e52811004a310, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452610b04b32b, // V_CMP_LE_U32 ENC_VOP3 default
    0x04652a10c04b32b, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04852c10d04b32b, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a52810e04b32b, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x04c52810f04b32b, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x04e52811004b32b, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452610b04c322, // V_CMP_GT_U32 ENC_VOP3 default
    0x04652a10c04c322, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04852c10d04c322, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a52810e04c322, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x04c52810f04c322, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x04e52811004c322, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452610b04d340, // V_CMP_NE_U32 ENC_VOP3 default
    0x04652a10c04d340, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04852c10d04d340, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a52810e04d340, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x04c52810f04d340, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x04e52811004d340, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04452610b04e319, // V_CMP_GE_U32 ENC_VOP3 default
    0x04652a10c04e319, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04852c10d04e319, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a52810e04e319, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x04c52810f04e319, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x04e52811004e319, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044530111051335, // V_CMP_LT_I64 ENC_VOP3 default
    0x04a532112051335, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x04c532113051335, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x04e532114051335, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04453011105230e, // V_CMP_EQ_I64 ENC_VOP3 default
    0x04a53211205230e, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x04c53211305230e, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x04e53211405230e, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044530111053329, // V_CMP_LE_I64 ENC_VOP3 default
    0x04a532112053329, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x04c532113053329, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x04e532114053329, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044530111054320, // V_CMP_GT_I64 ENC_VOP3 default
    0x04a532112054320, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x04c532113054320, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x04e532114054320, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04453011105533e, // V_CMP_NE_I64 ENC_VOP3 default
    0x04a53211205533e, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x04c53211305533e, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x04e53211405533e, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044530111056317, // V_CMP_GE_I64 ENC_VOP3 default
    0x04a532112056317, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x04c532113056317, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x04e532114056317, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044530115059338, // V_CMP_LT_U64 ENC_VOP3 default
    0x04a532116059338, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x04c532117059338, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x04e532118059338, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04453011505a311, // V_CMP_EQ_U64 ENC_VOP3 default
    0x04a53211605a311, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x04c53211705a311, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x04e53211805a311, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04453011505b32c, // V_CMP_LE_U64 ENC_VOP3 default
    0x04a53211605b32c, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x04c53211705b32c, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x04e53211805b32c, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04453011505c323, // V_CMP_GT_U64 ENC_VOP3 default
    0x04a53211605c323, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x04c53211705c323, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x04e53211805c323, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04453011505d341, // V_CMP_NE_U64 ENC_VOP3 default
    0x04a53211605d341, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x04c53211705d341, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x04e53211805d341, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04453011505e31a, // V_CMP_GE_U64 ENC_VOP3 default
    0x04a53211605e31a, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x04c53211705e31a, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x04e53211805e31a, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444e60e907d306, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x0464ea0ea07d306, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484ec0eb07d306, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4e80ec07d306, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4e80ed07d306, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4e80ee07d306, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04453a11907e307, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x04653e11a07e307, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x04854011b07e307, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a53c11c07e307, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x04c53c11d07e307, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x04e53c11e07e307, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04454411f07f308, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x04a54612007f308, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x04c54612107f308, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x04e54612207f308, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e1230812df, // V_CMPX_LT_F16 ENC_VOP3 default
    0x0525521240812df, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545541250812df, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565501260812df, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x0585501270812df, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5501280812df, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e1230822b8, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x0525521240822b8, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545541250822b8, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565501260822b8, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0585501270822b8, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5501280822b8, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e1230832d3, // V_CMPX_LE_F16 ENC_VOP3 default
    0x0525521240832d3, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545541250832d3, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565501260832d3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x0585501270832d3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5501280832d3, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e1230842ca, // V_CMPX_GT_F16 ENC_VOP3 default
    0x0525521240842ca, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545541250842ca, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565501260842ca, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x0585501270842ca, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5501280842ca, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e1230852dc, // V_CMPX_LG_F16 ENC_VOP3 default
    0x0525521240852dc, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545541250852dc, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565501260852dc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x0585501270852dc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5501280852dc, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e1230862c1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x0525521240862c1, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545541250862c1, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565501260862c1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x0585501270862c1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5501280862c1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e123087300, // V_CMPX_O_F16 ENC_VOP3 default
    0x052552124087300, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x054554125087300, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x056550126087300, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x058550127087300, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x05a550128087300, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e123088303, // V_CMPX_U_F16 ENC_VOP3 default
    0x052552124088303, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x054554125088303, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x056550126088303, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x058550127088303, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x05a550128088303, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e1230892f1, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x0525521240892f1, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545541250892f1, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565501260892f1, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x0585501270892f1, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5501280892f1, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e12308a2fa, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x05255212408a2fa, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x05455412508a2fa, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x05655012608a2fa, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x05855012708a2fa, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x05a55012808a2fa, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e12308b2f4, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x05255212408b2f4, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x05455412508b2f4, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x05655012608b2f4, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x05855012708b2f4, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x05a55012808b2f4, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e12308c2f7, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x05255212408c2f7, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x05455412508c2f7, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x05655012608c2f7, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x05855012708c2f7, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x05a55012808c2f7, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e12308d2e8, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x05255212408d2e8, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x05455412508d2e8, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x05655012608d2e8, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05855012708d2e8, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05a55012808d2e8, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e12308e2fd, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x05255212408e2fd, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x05455412508e2fd, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x05655012608e2fd, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x05855012708e2fd, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x05a55012808e2fd, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505601290912e0, // V_CMPX_LT_F32 ENC_VOP3 default
    0x05256412a0912e0, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x05456612b0912e0, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05656212c0912e0, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x05856212d0912e0, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x05a56212e0912e0, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505601290922b9, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x05256412a0922b9, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x05456612b0922b9, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x05656212c0922b9, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05856212d0922b9, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05a56212e0922b9, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505601290932d4, // V_CMPX_LE_F32 ENC_VOP3 default
    0x05256412a0932d4, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x05456612b0932d4, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05656212c0932d4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x05856212d0932d4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x05a56212e0932d4, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505601290942cb, // V_CMPX_GT_F32 ENC_VOP3 default
    0x05256412a0942cb, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x05456612b0942cb, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05656212c0942cb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x05856212d0942cb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x05a56212e0942cb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505601290952dd, // V_CMPX_LG_F32 ENC_VOP3 default
    0x05256412a0952dd, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x05456612b0952dd, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x05656212c0952dd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x05856212d0952dd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x05a56212e0952dd, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505601290962c2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x05256412a0962c2, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x05456612b0962c2, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05656212c0962c2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x05856212d0962c2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x05a56212e0962c2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x050560129097301, // V_CMPX_O_F32 ENC_VOP3 default
    0x05256412a097301, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x05456612b097301, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x05656212c097301, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x05856212d097301, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x05a56212e097301, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x050560129098304, // V_CMPX_U_F32 ENC_VOP3 default
    0x05256412a098304, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x05456612b098304, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x05656212c098304, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x05856212d098304, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x05a56212e098304, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505601290992f2, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x05256412a0992f2, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x05456612b0992f2, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05656212c0992f2, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x05856212d0992f2, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x05a56212e0992f2, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05056012909a2fb, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x05256412a09a2fb, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x05456612b09a2fb, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x05656212c09a2fb, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x05856212d09a2fb, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x05a56212e09a2fb, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05056012909b2f5, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x05256412a09b2f5, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x05456612b09b2f5, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05656212c09b2f5, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x05856212d09b2f5, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x05a56212e09b2f5, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05056012909c2f8, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x05256412a09c2f8, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x05456612b09c2f8, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05656212c09c2f8, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x05856212d09c2f8, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x05a56212e09c2f8, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05056012909d2e9, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x05256412a09d2e9, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x05456612b09d2e9, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x05656212c09d2e9, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05856212d09d2e9, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05a56212e09d2e9, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05056012909e2fe, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x05256412a09e2fe, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x05456612b09e2fe, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05656212c09e2fe, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x05856212d09e2fe, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x05a56212e09e2fe, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057212f0a12e1, // V_CMPX_LT_F64 ENC_VOP3 default
    0x0565741300a12e1, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x0585741310a12e1, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5741320a12e1, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057212f0a22ba, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x0565741300a22ba, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0585741310a22ba, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5741320a22ba, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057212f0a32d5, // V_CMPX_LE_F64 ENC_VOP3 default
    0x0565741300a32d5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x0585741310a32d5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5741320a32d5, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057212f0a42cc, // V_CMPX_GT_F64 ENC_VOP3 default
    0x0565741300a42cc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x0585741310a42cc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5741320a42cc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057212f0a52de, // V_CMPX_LG_F64 ENC_VOP3 default
    0x0565741300a52de, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x0585741310a52de, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5741320a52de, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057212f0a62c3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x0565741300a62c3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x0585741310a62c3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5741320a62c3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057212f0a7302, // V_CMPX_O_F64 ENC_VOP3 default
    0x0565741300a7302, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x0585741310a7302, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5741320a7302, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057212f0a8305, // V_CMPX_U_F64 ENC_VOP3 default
    0x0565741300a8305, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x0585741310a8305, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5741320a8305, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057212f0a92f3, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x0565741300a92f3, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x0585741310a92f3, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5741320a92f3, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057212f0aa2fc, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x0565741300aa2fc, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x0585741310aa2fc, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5741320aa2fc, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057212f0ab2f6, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x0565741300ab2f6, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x0585741310ab2f6, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5741320ab2f6, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057212f0ac2f9, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x0565741300ac2f9, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x0585741310ac2f9, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5741320ac2f9, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057212f0ad2ea, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x0565741300ad2ea, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0585741310ad2ea, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5741320ad2ea, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057212f0ae2ff, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x0565741300ae2ff, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x0585741310ae2ff, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5741320ae2ff, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057c1330b12e2, // V_CMPX_LT_I16 ENC_VOP3 default
    0x0525801340b12e2, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0545821350b12e2, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x05657e1360b12e2, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x05857e1370b12e2, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x05a57e1380b12e2, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057c1330b22bb, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x0525801340b22bb, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x0545821350b22bb, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x05657e1360b22bb, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x05857e1370b22bb, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x05a57e1380b22bb, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057c1330b32d6, // V_CMPX_LE_I16 ENC_VOP3 default
    0x0525801340b32d6, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0545821350b32d6, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05657e1360b32d6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x05857e1370b32d6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x05a57e1380b32d6, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057c1330b42cd, // V_CMPX_GT_I16 ENC_VOP3 default
    0x0525801340b42cd, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0545821350b42cd, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x05657e1360b42cd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x05857e1370b42cd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x05a57e1380b42cd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057c1330b52eb, // V_CMPX_NE_I16 ENC_VOP3 default
    0x0525801340b52eb, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0545821350b52eb, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05657e1360b52eb, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x05857e1370b52eb, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x05a57e1380b52eb, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057c1330b62c4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x0525801340b62c4, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0545821350b62c4, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05657e1360b62c4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x05857e1370b62c4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x05a57e1380b62c4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057c1390b92e5, // V_CMPX_LT_U16 ENC_VOP3 default
    0x05258013a0b92e5, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x05458213b0b92e5, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x05657e13c0b92e5, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x05857e13d0b92e5, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x05a57e13e0b92e5, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057c1390ba2be, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x05258013a0ba2be, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x05458213b0ba2be, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x05657e13c0ba2be, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x05857e13d0ba2be, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x05a57e13e0ba2be, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057c1390bb2d9, // V_CMPX_LE_U16 ENC_VOP3 default
    0x05258013a0bb2d9, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x05458213b0bb2d9, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05657e13c0bb2d9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x05857e13d0bb2d9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x05a57e13e0bb2d9, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057c1390bc2d0, // V_CMPX_GT_U16 ENC_VOP3 default
    0x05258013a0bc2d0, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x05458213b0bc2d0, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x05657e13c0bc2d0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x05857e13d0bc2d0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x05a57e13e0bc2d0, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057c1390bd2ee, // V_CMPX_NE_U16 ENC_VOP3 default
    0x05258013a0bd2ee, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x05458213b0bd2ee, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05657e13c0bd2ee, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x05857e13d0bd2ee, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x05a57e13e0bd2ee, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05057c1390be2c7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x05258013a0be2c7, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x05458213b0be2c7, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05657e13c0be2c7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x05857e13d0be2c7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x05a57e13e0be2c7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05058e13f0c12e3, // V_CMPX_LT_I32 ENC_VOP3 default
    0x0525921400c12e3, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0545941410c12e3, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0565901420c12e3, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x0585901430c12e3, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x05a5901440c12e3, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05058e13f0c22bc, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x0525921400c22bc, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x0545941410c22bc, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x0565901420c22bc, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x0585901430c22bc, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x05a5901440c22bc, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05058e13f0c32d7, // V_CMPX_LE_I32 ENC_VOP3 default
    0x0525921400c32d7, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0545941410c32d7, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0565901420c32d7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x0585901430c32d7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x05a5901440c32d7, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05058e13f0c42ce, // V_CMPX_GT_I32 ENC_VOP3 default
    0x0525921400c42ce, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0545941410c42ce, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0565901420c42ce, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x0585901430c42ce, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x05a5901440c42ce, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05058e13f0c52ec, // V_CMPX_NE_I32 ENC_VOP3 default
    0x0525921400c52ec, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0545941410c52ec, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0565901420c52ec, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x0585901430c52ec, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x05a5901440c52ec, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05058e13f0c62c5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x0525921400c62c5, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0545941410c62c5, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0565901420c62c5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x0585901430c62c5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x05a5901440c62c5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05058e1450c92e6, // V_CMPX_LT_U32 ENC_VOP3 default
    0x0525921460c92e6, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0545941470c92e6, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0565901480c92e6, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x0585901490c92e6, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05a59014a0c92e6, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05058e1450ca2bf, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x0525921460ca2bf, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x0545941470ca2bf, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x0565901480ca2bf, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x0585901490ca2bf, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05a59014a0ca2bf, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05058e1450cb2da, // V_CMPX_LE_U32 ENC_VOP3 default
    0x0525921460cb2da, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0545941470cb2da, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0565901480cb2da, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x0585901490cb2da, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05a59014a0cb2da, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05058e1450cc2d1, // V_CMPX_GT_U32 ENC_VOP3 default
    0x0525921460cc2d1, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0545941470cc2d1, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0565901480cc2d1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x0585901490cc2d1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05a59014a0cc2d1, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05058e1450cd2ef, // V_CMPX_NE_U32 ENC_VOP3 default
    0x0525921460cd2ef, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0545941470cd2ef, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0565901480cd2ef, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x0585901490cd2ef, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05a59014a0cd2ef, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05058e1450ce2c8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x0525921460ce2c8, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0545941470ce2c8, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0565901480ce2c8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x0585901490ce2c8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05a59014a0ce2c8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059814b0d12e4, // V_CMPX_LT_I64 ENC_VOP3 default
    0x05659a14c0d12e4, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05859a14d0d12e4, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05a59a14e0d12e4, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059814b0d22bd, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x05659a14c0d22bd, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05859a14d0d22bd, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05a59a14e0d22bd, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059814b0d32d8, // V_CMPX_LE_I64 ENC_VOP3 default
    0x05659a14c0d32d8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05859a14d0d32d8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05a59a14e0d32d8, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059814b0d42cf, // V_CMPX_GT_I64 ENC_VOP3 default
    0x05659a14c0d42cf, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05859a14d0d42cf, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05a59a14e0d42cf, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059814b0d52ed, // V_CMPX_NE_I64 ENC_VOP3 default
    0x05659a14c0d52ed, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05859a14d0d52ed, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05a59a14e0d52ed, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059814b0d62c6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x05659a14c0d62c6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05859a14d0d62c6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05a59a14e0d62c6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059814f0d92e7, // V_CMPX_LT_U64 ENC_VOP3 default
    0x05659a1500d92e7, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x05859a1510d92e7, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x05a59a1520d92e7, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059814f0da2c0, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x05659a1500da2c0, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x05859a1510da2c0, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x05a59a1520da2c0, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059814f0db2db, // V_CMPX_LE_U64 ENC_VOP3 default
    0x05659a1500db2db, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x05859a1510db2db, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x05a59a1520db2db, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059814f0dc2d2, // V_CMPX_GT_U64 ENC_VOP3 default
    0x05659a1500dc2d2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x05859a1510dc2d2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x05a59a1520dc2d2, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059814f0dd2f0, // V_CMPX_NE_U64 ENC_VOP3 default
    0x05659a1500dd2f0, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x05859a1510dd2f0, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x05a59a1520dd2f0, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05059814f0de2c9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x05659a1500de2c9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x05859a1510de2c9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x05a59a1520de2c9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05054e1230fd2b5, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x0525521240fd2b5, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0545541250fd2b5, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0565501260fd2b5, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x0585501270fd2b5, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x05a5501280fd2b5, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505a21530fe2b6, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x0525a61540fe2b6, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0545a81550fe2b6, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x0565a41560fe2b6, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x0585a41570fe2b6, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x05a5a41580fe2b6, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0505ac1590ff2b7, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x0565ae15a0ff2b7, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x0585ae15b0ff2b7, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x05a5ae15c0ff2b7, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x05c27c15d101358, // V_CNDMASK_B32 ENC_VOP3 default
    0x04628015e101358, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x04828215f101358, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x05e27e160101358, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x06027e161101358, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x06227e162101358, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04428c163102293, // V_ADD_F64 ENC_VOP3 default
    0x048290164102293, // V_ADD_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a28e165102293, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x04c28e166102293, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x04e28e167102293, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04429c168103292, // V_ADD_F32 ENC_VOP3 default
    0x0462a0169103292, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a216a103292, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a29e16b103292, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x04c29e16c103292, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x04e29e16d103292, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04429c1681044e4, // V_SUB_F32 ENC_VOP3 default
    0x0462a01691044e4, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a216a1044e4, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a29e16b1044e4, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x04c29e16c1044e4, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x04e29e16d1044e4, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04429c1681054df, // V_SUBREV_F32 ENC_VOP3 default
    0x0462a016e1054df, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a216f1054df, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a29e16b1054df, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x04c29e16c1054df, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x04e29e16d1054df, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04428c163106474, // V_MUL_F64 ENC_VOP3 default
    0x048290164106474, // V_MUL_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a28e165106474, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x04c28e166106474, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x04e28e167106474, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04429c168107471, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x0462a0169107471, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a216a107471, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a29e16b107471, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x04c29e16c107471, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x04e29e16d107471, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04429c168108473, // V_MUL_F32 ENC_VOP3 default
    0x0462a0169108473, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a216a108473, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a29e16b108473, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x04c29e16c108473, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x04e29e16d108473, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a6170109479, // V_MUL_I32_I24 ENC_VOP3 default
    0x0462aa171109479, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0482ac172109479, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04a2a8173109479, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04c2a8174109479, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04e2a8175109479, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617010a476, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x0462aa17110a476, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17210a476, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817310a476, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04c2a817410a476, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04e2a817510a476, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617610b47c, // V_MUL_U32_U24 ENC_VOP3 default
    0x0462aa17710b47c, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17810b47c, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817910b47c, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04c2a817a10b47c, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04e2a817b10b47c, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617610c478, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x0462aa17710c478, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17810c478, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817910c478, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04c2a817a10c478, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04e2a817b10c478, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04428c16310d462, // V_MIN_NUM_F64 ENC_VOP3 default
    0x04829016410d462, // V_MIN_NUM_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a28e16510d462, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_0
    0x04c28e16610d462, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_1
    0x04e28e16710d462, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04428c16310e440, // V_MAX_NUM_F64 ENC_VOP3 default
    0x04829016410e440, // V_MAX_NUM_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a28e16510e440, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_0
    0x04c28e16610e440, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_1
    0x04e28e16710e440, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617011145e, // V_MIN_I32 ENC_VOP3 default
    0x0462aa17111145e, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17211145e, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817311145e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817411145e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817511145e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617011243c, // V_MAX_I32 ENC_VOP3 default
    0x0462aa17111243c, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17211243c, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817311243c, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817411243c, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817511243c, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a6176113464, // V_MIN_U32 ENC_VOP3 default
    0x0462aa177113464, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac178113464, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a8179113464, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817a113464, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817b113464, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a6176114442, // V_MAX_U32 ENC_VOP3 default
    0x0462aa177114442, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac178114442, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a8179114442, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817a114442, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817b114442, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04429c168115461, // V_MIN_NUM_F32 ENC_VOP3 default
    0x0462a0169115461, // V_MIN_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a216a115461, // V_MIN_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a29e16b115461, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c29e16c115461, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e29e16d115461, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04429c16811643f, // V_MAX_NUM_F32 ENC_VOP3 default
    0x0462a016911643f, // V_MAX_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a216a11643f, // V_MAX_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a29e16b11643f, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c29e16c11643f, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e29e16d11643f, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04428c17c1173f8, // V_FMAC_F64 ENC_VOP3 default
    0x04829017d1173f8, // V_FMAC_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a28e17e1173f8, // V_FMAC_F64 VOP3_INST_LITERAL has_lit_0
    0x04c28e17f1173f8, // V_FMAC_F64 VOP3_INST_LITERAL has_lit_1
    0x04e28e1801173f8, // V_FMAC_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a6176118417, // V_LSHLREV_B32 ENC_VOP3 default
    0x0462aa177118417, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac178118417, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a8179118417, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817a118417, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817b118417, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617611941d, // V_LSHRREV_B32 ENC_VOP3 default
    0x0462aa17711941d, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17811941d, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817911941d, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817a11941d, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817b11941d, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a618111a2a4, // V_ASHRREV_I32 ENC_VOP3 default
    0x0462aa18211a2a4, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac18311a2a4, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a818411a2a4, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x04c2a818511a2a4, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x04e2a818611a2a4, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617611b2a1, // V_AND_B32 ENC_VOP3 default
    0x0462aa17711b2a1, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17811b2a1, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817911b2a1, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817a11b2a1, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817b11b2a1, // V_AND_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617611c483, // V_OR_B32 ENC_VOP3 default
    0x0462aa17711c483, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17811c483, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817911c483, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817a11c483, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817b11c483, // V_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617611d52e, // V_XOR_B32 ENC_VOP3 default
    0x0462aa17711d52e, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17811d52e, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817911d52e, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817a11d52e, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817b11d52e, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617611e52b, // V_XNOR_B32 ENC_VOP3 default
    0x0462aa17711e52b, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17811e52b, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817911e52b, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817a11e52b, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817b11e52b, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442b618711f418, // V_LSHLREV_B64 ENC_VOP3 default
    0x0482ba18811f418, // V_LSHLREV_B64 VOP3_VOP_DPP16 has_dpp16
    0x04a2b818911f418, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x04c2b818a11f418, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0642c618b12028f, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x0662ca18c12028f, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0682cc18d12028f, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a2c818e12028f, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c2c818f12028f, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e2c819012028f, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0642c618b1214e1, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x0662ca18c1214e1, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0682cc18d1214e1, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a2c818e1214e1, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c2c818f1214e1, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e2c81901214e1, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0642c618b1224dc, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x0662ca1911224dc, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0682cc1921224dc, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a2c818e1224dc, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c2c818f1224dc, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e2c81901224dc, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617612529c, // V_ADD_NC_U32 ENC_VOP3 default
    0x0462aa17712529c, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17812529c, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817912529c, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817a12529c, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817b12529c, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a61761264e8, // V_SUB_NC_U32 ENC_VOP3 default
    0x0462aa1771264e8, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac1781264e8, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a81791264e8, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817a1264e8, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817b1264e8, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a61761274e0, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x0462aa1931274e0, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac1941274e0, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a81791274e0, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817a1274e0, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817b1274e0, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442da19512829d, // V_ADD_NC_U64 ENC_VOP3 default
    0x0482de19612829d, // V_ADD_NC_U64 VOP3_VOP_DPP16 has_dpp16
    0x04a2dc19712829d, // V_ADD_NC_U64 VOP3_INST_LITERAL has_lit_0
    0x04c2dc19812829d, // V_ADD_NC_U64 VOP3_INST_LITERAL has_lit_1
    0x04e2dc19912829d, // V_ADD_NC_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442da1951294e9, // V_SUB_NC_U64 ENC_VOP3 default
    0x0482de1961294e9, // V_SUB_NC_U64 VOP3_VOP_DPP16 has_dpp16
    0x04a2dc1971294e9, // V_SUB_NC_U64 VOP3_INST_LITERAL has_lit_0
    0x04c2dc1981294e9, // V_SUB_NC_U64 VOP3_INST_LITERAL has_lit_1
    0x04e2dc1991294e9, // V_SUB_NC_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442da19512a47d, // V_MUL_U64 ENC_VOP3 default
    0x04a2dc19712a47d, // V_MUL_U64 VOP3_INST_LITERAL has_lit_0
    0x04c2dc19812a47d, // V_MUL_U64 VOP3_INST_LITERAL has_lit_1
    0x04e2dc19912a47d, // V_MUL_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04429c19a12b3f7, // V_FMAC_F32 ENC_VOP3 default
    0x0462a019b12b3f7, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a219c12b3f7, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a29e19d12b3f7, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x04c29e19e12b3f7, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x04e29e19f12b3f7, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442ee1a012f38d, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x0462f21a112f38d, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482f41a212f38d, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2f01a312f38d, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2f01a412f38d, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2f01a512f38d, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443001a6130460, // V_MIN_NUM_F16 ENC_VOP3 default
    0x0463041a7130460, // V_MIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483061a8130460, // V_MIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3021a9130460, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3021aa130460, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3021ab130460, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443001a613143e, // V_MAX_NUM_F16 ENC_VOP3 default
    0x0463041a713143e, // V_MAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483061a813143e, // V_MAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3021a913143e, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3021aa13143e, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3021ab13143e, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443001a6132291, // V_ADD_F16 ENC_VOP3 default
    0x0463041a7132291, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483061a8132291, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3021a9132291, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3021aa132291, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3021ab132291, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443001a61334e3, // V_SUB_F16 ENC_VOP3 default
    0x0463041a71334e3, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483061a81334e3, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3021a91334e3, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3021aa1334e3, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3021ab1334e3, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443001a61344de, // V_SUBREV_F16 ENC_VOP3 default
    0x0463041ac1344de, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483061ad1344de, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3021a91344de, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3021aa1344de, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3021ab1344de, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443001a6135472, // V_MUL_F16 ENC_VOP3 default
    0x0463041a7135472, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483061a8135472, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3021a9135472, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3021aa135472, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3021ab135472, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443001ae1363f6, // V_FMAC_F16 ENC_VOP3 default
    0x0463041af1363f6, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483061b01363f6, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3021b11363f6, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3021b21363f6, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3021b31363f6, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04430e1a613b40f, // V_LDEXP_F16 ENC_VOP3 default
    0x0463121a713b40f, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483141a813b40f, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3101a913b40f, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3101aa13b40f, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3101ab13b40f, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
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
    0x04414c1c81873c5, // V_CVT_U32_F32 ENC_VOP3 default
    0x0461501c91873c5, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521ca1873c5, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1cb1873c5, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1cc188376, // V_CVT_I32_F32 ENC_VOP3 default
    0x0461501cd188376, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521ce188376, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1cf188376, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0441881d018a362, // V_CVT_F16_F32 ENC_VOP3 default
    0x04618c1d118a362, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04818e1d218a362, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a18a1d318a362, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04419a1d418b368, // V_CVT_F32_F16 ENC_VOP3 default
    0x04619e1d518b368, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481a01d618b368, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a19c1d718b368, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
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
    0x0441a41db190371, // V_CVT_F64_F32 ENC_VOP3 default
    0x0481a81dc190371, // V_CVT_F64_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1a61dd190371, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
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
    0x0441b21e419750b, // V_TRUNC_F64 ENC_VOP3 default
    0x0481b61e519750b, // V_TRUNC_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1b41e619750b, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x0441b21e41982b2, // V_CEIL_F64 ENC_VOP3 default
    0x0481b61e51982b2, // V_CEIL_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1b41e61982b2, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x0441b21e41994c9, // V_RNDNE_F64 ENC_VOP3 default
    0x0481b61e51994c9, // V_RNDNE_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1b41e61994c9, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x0441b21e419a3f2, // V_FLOOR_F64 ENC_VOP3 default
    0x0481b61e519a3f2, // V_FLOOR_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1b41e619a3f2, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x0441401b419b493, // V_PIPEFLUSH ENC_VOP3 default
    0x0441c21e719c46a, // V_MOV_B16 ENC_VOP3 default
    0x0461c61e819c46a, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x0481c81e919c46a, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a1c41ea19c46a, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x0441d21eb19d46c, // V_MOV_B64 ENC_VOP3 default
    0x0481d61ec19d46c, // V_MOV_B64 VOP3_VOP_DPP16 has_dpp16
    0x04a1d41ed19d46c, // V_MOV_B64 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee19e507, // V_TANH_F32 ENC_VOP3 default
    0x0461501ef19e507, // V_TANH_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f019e507, // V_TANH_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f119e507, // V_TANH_F32 VOP3_INST_LITERAL has_lit_0
    0x0441e21f219f506, // V_TANH_F16 ENC_VOP3 default
    0x0461e61f319f506, // V_TANH_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81f419f506, // V_TANH_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41f519f506, // V_TANH_F16 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee1a0407, // V_FRACT_F32 ENC_VOP3 default
    0x0461501ef1a0407, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f01a0407, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f11a0407, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee1a150a, // V_TRUNC_F32 ENC_VOP3 default
    0x0461501ef1a150a, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f01a150a, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f11a150a, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee1a22b1, // V_CEIL_F32 ENC_VOP3 default
    0x0461501ef1a22b1, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f01a22b1, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f11a22b1, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee1a34c8, // V_RNDNE_F32 ENC_VOP3 default
    0x0461501ef1a34c8, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f01a34c8, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f11a34c8, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee1a43f1, // V_FLOOR_F32 ENC_VOP3 default
    0x0461501ef1a43f1, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f01a43f1, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f11a43f1, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee1a53ef, // V_EXP_F32 ENC_VOP3 default
    0x0461501ef1a53ef, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f01a53ef, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f11a53ef, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee1a7415, // V_LOG_F32 ENC_VOP3 default
    0x0461501ef1a7415, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f01a7415, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f11a7415, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee1aa4c2, // V_RCP_F32 ENC_VOP3 default
    0x0461501ef1aa4c2, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f01aa4c2, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f11aa4c2, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee1ab4c4, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x0461501ef1ab4c4, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f01ab4c4, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f11ab4c4, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee1ae4cc, // V_RSQ_F32 ENC_VOP3 default
    0x0461501ef1ae4cc, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f01ae4cc, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f11ae4cc, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0441b21e41af4c3, // V_RCP_F64 ENC_VOP3 default
    0x04a1b41e61af4c3, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x0441b21e41b14cd, // V_RSQ_F64 ENC_VOP3 default
    0x04a1b41e61b14cd, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee1b34da, // V_SQRT_F32 ENC_VOP3 default
    0x0461501ef1b34da, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f01b34da, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f11b34da, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x0441b21e41b44db, // V_SQRT_F64 ENC_VOP3 default
    0x04a1b41e61b44db, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee1b54d7, // V_SIN_F32 ENC_VOP3 default
    0x0461501ef1b54d7, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f01b54d7, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f11b54d7, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee1b635b, // V_COS_F32 ENC_VOP3 default
    0x0461501ef1b635b, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f01b635b, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f11b635b, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x0441761f61b7480, // V_NOT_B32 ENC_VOP3 default
    0x04617a1f71b7480, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x04817c1f81b7480, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a1781f91b7480, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x04414c1b51b82ad, // V_BFREV_B32 ENC_VOP3 default
    0x0461501b61b82ad, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481521b71b82ad, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1b81b82ad, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0441761fa1b92b4, // V_CLZ_I32_U32 ENC_VOP3 default
    0x04617a1fb1b92b4, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x04817c1fc1b92b4, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a1781fd1b92b4, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x0441761fa1ba35c, // V_CTZ_I32_B32 ENC_VOP3 default
    0x04617a1fb1ba35c, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x04817c1fc1ba35c, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a1781fd1ba35c, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x0441761fe1bb2b3, // V_CLS_I32 ENC_VOP3 default
    0x04617a1ff1bb2b3, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x04817c2001bb2b3, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a1782011bb2b3, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x0441601ba1bc40b, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x0481641bb1bc40b, // V_FREXP_EXP_I32_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1621bc1bc40b, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0441b21e41bd40e, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x0481b61e51bd40e, // V_FREXP_MANT_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1b41e61bd40e, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x0441b21e41be408, // V_FRACT_F64 ENC_VOP3 default
    0x0481b61e51be408, // V_FRACT_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1b41e61be408, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x04414c1cc1bf40a, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x0461501cd1bf40a, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521ce1bf40a, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1cf1bf40a, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1ee1c040d, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0461501ef1c040d, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521f01c040d, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1f11c040d, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
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
    0x0701ea2071c9486, // V_PERMLANE16_SWAP_B32 ENC_VOP3 default
    0x0441f62081ca505, // V_TANH_BF16 ENC_VOP3 default
    0x0461fa2091ca505, // V_TANH_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0481fc20a1ca505, // V_TANH_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f820b1ca505, // V_TANH_BF16 VOP3_INST_LITERAL has_lit_0
    0x04414c1b51cb4be, // V_PRNG_B32 ENC_VOP3 default
    0x0461501b61cb4be, // V_PRNG_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481521b71cb4be, // V_PRNG_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1b81cb4be, // V_PRNG_B32 VOP3_INST_LITERAL has_lit_0
    0x04420820c1d0365, // V_CVT_F16_U16 ENC_VOP3 default
    0x04620c20d1d0365, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x04820e20e1d0365, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a20a20f1d0365, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x0442082101d1364, // V_CVT_F16_I16 ENC_VOP3 default
    0x04620c2111d1364, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x04820e2121d1364, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a20a2131d1364, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x04421a2141d23c4, // V_CVT_U16_F16 ENC_VOP3 default
    0x04621e2151d23c4, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482202161d23c4, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a21c2171d23c4, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x04421a2181d3375, // V_CVT_I16_F16 ENC_VOP3 default
    0x04621e2191d3375, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04822021a1d3375, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a21c21b1d3375, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21f21d44c1, // V_RCP_F16 ENC_VOP3 default
    0x0461e61f31d44c1, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81f41d44c1, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41f51d44c1, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21f21d54d9, // V_SQRT_F16 ENC_VOP3 default
    0x0461e61f31d54d9, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81f41d54d9, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41f51d54d9, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21f21d64cb, // V_RSQ_F16 ENC_VOP3 default
    0x0461e61f31d64cb, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81f41d64cb, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41f51d64cb, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21f21d7414, // V_LOG_F16 ENC_VOP3 default
    0x0461e61f31d7414, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81f41d7414, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41f51d7414, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21f21d83ee, // V_EXP_F16 ENC_VOP3 default
    0x0461e61f31d83ee, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81f41d83ee, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41f51d83ee, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21f21d940c, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0461e61f31d940c, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81f41d940c, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41f51d940c, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x04421a2181da409, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x04621e2191da409, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04822021a1da409, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a21c21b1da409, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21f21db3f0, // V_FLOOR_F16 ENC_VOP3 default
    0x0461e61f31db3f0, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81f41db3f0, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41f51db3f0, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21f21dc2b0, // V_CEIL_F16 ENC_VOP3 default
    0x0461e61f31dc2b0, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81f41dc2b0, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41f51dc2b0, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21f21dd509, // V_TRUNC_F16 ENC_VOP3 default
    0x0461e61f31dd509, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81f41dd509, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41f51dd509, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21f21de4c7, // V_RNDNE_F16 ENC_VOP3 default
    0x0461e61f31de4c7, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81f41de4c7, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41f51de4c7, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21f21df406, // V_FRACT_F16 ENC_VOP3 default
    0x0461e61f31df406, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81f41df406, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41f51df406, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21f21e04d6, // V_SIN_F16 ENC_VOP3 default
    0x0461e61f31e04d6, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81f41e04d6, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41f51e04d6, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21f21e135a, // V_COS_F16 ENC_VOP3 default
    0x0461e61f31e135a, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81f41e135a, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41f51e135a, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x04417621c1e24d4, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x04617a21d1e24d4, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x04817c21e1e24d4, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a17821f1e24d4, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x04421a2181e337a, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x04621e2191e337a, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04822021a1e337a, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a21c21b1e337a, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04421a2141e437b, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x04621e2151e437b, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482202161e437b, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a21c2171e437b, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0441c22201e947f, // V_NOT_B16 ENC_VOP3 default
    0x0461c62211e947f, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x0481c82221e947f, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a1c42231e947f, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x0442302241ea378, // V_CVT_I32_I16 ENC_VOP3 default
    0x0462342251ea378, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x0482362261ea378, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a2322271ea378, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x0442302281eb3c7, // V_CVT_U32_U16 ENC_VOP3 default
    0x0462342291eb3c7, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x04823622a1eb3c7, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a23222b1eb3c7, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x04423822c1ec36a, // V_CVT_F32_FP8 ENC_VOP3 default
    0x04623c22d1ec36a, // V_CVT_F32_FP8 VOP3_VOP_DPP8 has_dpp8
    0x04823e22e1ec36a, // V_CVT_F32_FP8 VOP3_VOP_DPP16 has_dpp16
    0x04a23a22f1ec36a, // V_CVT_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x0442382301ed367, // V_CVT_F32_BF8 ENC_VOP3 default
    0x04623c2311ed367, // V_CVT_F32_BF8 VOP3_VOP_DPP8 has_dpp8
    0x04823e2321ed367, // V_CVT_F32_BF8 VOP3_VOP_DPP16 has_dpp16
    0x04a23a2331ed367, // V_CVT_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x0442462341ee384, // V_CVT_PK_F32_FP8 ENC_VOP3 default
    0x04a2482351ee384, // V_CVT_PK_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x0442462361ef383, // V_CVT_PK_F32_BF8 ENC_VOP3 default
    0x04a2482371ef383, // V_CVT_PK_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x0442542381f2366, // V_CVT_F32_BF16 ENC_VOP3 default
    0x0462582391f2366, // V_CVT_F32_BF16 VOP3_VOP_DPP8 has_dpp8
    0x04825a23a1f2366, // V_CVT_F32_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a25623b1f2366, // V_CVT_F32_BF16 VOP3_INST_LITERAL has_lit_0
    0x04417623c1f34d2, // V_SAT_PK4_I4_I8 ENC_VOP3 default
    0x04617a23d1f34d2, // V_SAT_PK4_I4_I8 VOP3_VOP_DPP8 has_dpp8
    0x04817c23e1f34d2, // V_SAT_PK4_I4_I8 VOP3_VOP_DPP16 has_dpp16
    0x04a17823f1f34d2, // V_SAT_PK4_I4_I8 VOP3_INST_LITERAL has_lit_0
    0x0441762401f44d3, // V_SAT_PK4_U4_U8 ENC_VOP3 default
    0x04617a2411f44d3, // V_SAT_PK4_U4_U8 VOP3_VOP_DPP8 has_dpp8
    0x04817c2421f44d3, // V_SAT_PK4_U4_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a1782431f44d3, // V_SAT_PK4_U4_U8 VOP3_INST_LITERAL has_lit_0
    0x0442602441f5382, // V_CVT_PK_F16_FP8 ENC_VOP3 default
    0x0462642451f5382, // V_CVT_PK_F16_FP8 VOP3_VOP_DPP8 has_dpp8
    0x0482662461f5382, // V_CVT_PK_F16_FP8 VOP3_VOP_DPP16 has_dpp16
    0x04a2622471f5382, // V_CVT_PK_F16_FP8 VOP3_INST_LITERAL has_lit_0
    0x0442602481f6380, // V_CVT_PK_F16_BF8 ENC_VOP3 default
    0x0462642491f6380, // V_CVT_PK_F16_BF8 VOP3_VOP_DPP8 has_dpp8
    0x04826624a1f6380, // V_CVT_PK_F16_BF8 VOP3_VOP_DPP16 has_dpp16
    0x04a26224b1f6380, // V_CVT_PK_F16_BF8 VOP3_INST_LITERAL has_lit_0
    0x04426a24c1f7363, // V_CVT_F16_FP8 ENC_VOP3 default
    0x04626e24d1f7363, // V_CVT_F16_FP8 VOP3_VOP_DPP8 has_dpp8
    0x04827024e1f7363, // V_CVT_F16_FP8 VOP3_VOP_DPP16 has_dpp16
    0x04a26c24f1f7363, // V_CVT_F16_FP8 VOP3_INST_LITERAL has_lit_0
    0x04426a2501f8361, // V_CVT_F16_BF8 ENC_VOP3 default
    0x04626e2511f8361, // V_CVT_F16_BF8 VOP3_VOP_DPP8 has_dpp8
    0x0482702521f8361, // V_CVT_F16_BF8 VOP3_VOP_DPP16 has_dpp16
    0x04a26c2531f8361, // V_CVT_F16_BF8 VOP3_INST_LITERAL has_lit_0
    0x0441f62081f94c0, // V_RCP_BF16 ENC_VOP3 default
    0x0461fa2091f94c0, // V_RCP_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0481fc20a1f94c0, // V_RCP_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f820b1f94c0, // V_RCP_BF16 VOP3_INST_LITERAL has_lit_0
    0x0441f62081fa4d8, // V_SQRT_BF16 ENC_VOP3 default
    0x0461fa2091fa4d8, // V_SQRT_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0481fc20a1fa4d8, // V_SQRT_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f820b1fa4d8, // V_SQRT_BF16 VOP3_INST_LITERAL has_lit_0
    0x0441f62081fb4ca, // V_RSQ_BF16 ENC_VOP3 default
    0x0461fa2091fb4ca, // V_RSQ_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0481fc20a1fb4ca, // V_RSQ_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f820b1fb4ca, // V_RSQ_BF16 VOP3_INST_LITERAL has_lit_0
    0x0441f62081fc413, // V_LOG_BF16 ENC_VOP3 default
    0x0461fa2091fc413, // V_LOG_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0481fc20a1fc413, // V_LOG_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f820b1fc413, // V_LOG_BF16 VOP3_INST_LITERAL has_lit_0
    0x0441f62081fd3ed, // V_EXP_BF16 ENC_VOP3 default
    0x0461fa2091fd3ed, // V_EXP_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0481fc20a1fd3ed, // V_EXP_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f820b1fd3ed, // V_EXP_BF16 VOP3_INST_LITERAL has_lit_0
    0x0441f62081fe4d5, // V_SIN_BF16 ENC_VOP3 default
    0x0461fa2091fe4d5, // V_SIN_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0481fc20a1fe4d5, // V_SIN_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f820b1fe4d5, // V_SIN_BF16 VOP3_INST_LITERAL has_lit_0
    0x0441f62081ff359, // V_COS_BF16 ENC_VOP3 default
    0x0461fa2091ff359, // V_COS_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0481fc20a1ff359, // V_COS_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f820b1ff359, // V_COS_BF16 VOP3_INST_LITERAL has_lit_0
    0x04431c2542093fc, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x0463202552093fc, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x0483222562093fc, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e2572093fc, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e2582093fc, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e2592093fc, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a2093fc, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b2093fc, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c2093fc, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d2093fc, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432425e20a423, // V_MAD_I32_I24 ENC_VOP3 default
    0x04632825f20a423, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x04832a26020a423, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04a32626120a423, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04c32626220a423, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04e32626320a423, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232626420a423, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x07432626520a423, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632626620a423, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832626720a423, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432426820b429, // V_MAD_U32_U24 ENC_VOP3 default
    0x04632826920b429, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x04832a26a20b429, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04a32626b20b429, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04c32626c20b429, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04e32626d20b429, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232626e20b429, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x07432626f20b429, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627020b429, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627120b429, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c25420c35d, // V_CUBEID_F32 ENC_VOP3 default
    0x04632025520c35d, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832225620c35d, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e25720c35d, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25820c35d, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25920c35d, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a20c35d, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b20c35d, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c20c35d, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d20c35d, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c25420d35f, // V_CUBESC_F32 ENC_VOP3 default
    0x04632025520d35f, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832225620d35f, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e25720d35f, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25820d35f, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25920d35f, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a20d35f, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b20d35f, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c20d35f, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d20d35f, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c25420e360, // V_CUBETC_F32 ENC_VOP3 default
    0x04632025520e360, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832225620e360, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e25720e360, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25820e360, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25920e360, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a20e360, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b20e360, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c20e360, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d20e360, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c25420f35e, // V_CUBEMA_F32 ENC_VOP3 default
    0x04632025520f35e, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832225620f35e, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e25720f35e, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25820f35e, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25920f35e, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a20f35e, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b20f35e, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c20f35e, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d20f35e, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242722102aa, // V_BFE_U32 ENC_VOP3 default
    0x0463282732102aa, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a2742102aa, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a3262752102aa, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x04c3262762102aa, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x04e3262772102aa, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262782102aa, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x0743262792102aa, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a2102aa, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b2102aa, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432427c2112a9, // V_BFE_I32 ENC_VOP3 default
    0x04632827d2112a9, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04832a27e2112a9, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a32627f2112a9, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3262802112a9, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3262812112a9, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262822112a9, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x0743262832112a9, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262842112a9, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262852112a9, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242722122ab, // V_BFI_B32 ENC_VOP3 default
    0x0463282732122ab, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x04832a2742122ab, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a3262752122ab, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x04c3262762122ab, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x04e3262772122ab, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262782122ab, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x0743262792122ab, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a2122ab, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b2122ab, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c2542133fe, // V_FMA_F32 ENC_VOP3 default
    0x0463202552133fe, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x0483222562133fe, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e2572133fe, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e2582133fe, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e2592133fe, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a2133fe, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b2133fe, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c2133fe, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d2133fe, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432c2862143ff, // V_FMA_F64 ENC_VOP3 default
    0x0483302872143ff, // V_FMA_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a32e2882143ff, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x04c32e2892143ff, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x04e32e28a2143ff, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232e28b2143ff, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x07432e28c2143ff, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632e28d2143ff, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832e28e2143ff, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c28f215412, // V_LERP_U8 ENC_VOP3 default
    0x046320290215412, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x048322291215412, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a31e292215412, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x04c31e293215412, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x04e31e294215412, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e295215412, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x07431e296215412, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e297215412, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e298215412, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04433229921629e, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x04633629a21629e, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x04833829b21629e, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a33429c21629e, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x04c33429d21629e, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x04e33429e21629e, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07233429f21629e, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x0743342a021629e, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763342a121629e, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783342a221629e, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04433229921729f, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x04633629a21729f, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x04833829b21729f, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a33429c21729f, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x04c33429d21729f, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x04e33429e21729f, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07233429f21729f, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x0743342a021729f, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763342a121729f, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783342a221729f, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c254218470, // V_MULLIT_F32 ENC_VOP3 default
    0x046320255218470, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x048322256218470, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e257218470, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e258218470, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e259218470, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a218470, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b218470, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c218470, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d218470, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242a321a44d, // V_MIN3_I32 ENC_VOP3 default
    0x0463282a421a44d, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04832a2a521a44d, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3262a621a44d, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3262a721a44d, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3262a821a44d, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262a921a44d, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x0743262aa21a44d, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262ab21a44d, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262ac21a44d, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432427221b451, // V_MIN3_U32 ENC_VOP3 default
    0x04632827321b451, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a27421b451, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a32627521b451, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x04c32627621b451, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x04e32627721b451, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232627821b451, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x07432627921b451, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a21b451, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b21b451, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242a321d42b, // V_MAX3_I32 ENC_VOP3 default
    0x0463282a421d42b, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04832a2a521d42b, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3262a621d42b, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3262a721d42b, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3262a821d42b, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262a921d42b, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x0743262aa21d42b, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262ab21d42b, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262ac21d42b, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432427221e42f, // V_MAX3_U32 ENC_VOP3 default
    0x04632827321e42f, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a27421e42f, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a32627521e42f, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x04c32627621e42f, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x04e32627721e42f, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232627821e42f, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x07432627921e42f, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a21e42f, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b21e42f, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242a3220447, // V_MED3_I32 ENC_VOP3 default
    0x0463282a4220447, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04832a2a5220447, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3262a6220447, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3262a7220447, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3262a8220447, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262a9220447, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x0743262aa220447, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262ab220447, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262ac220447, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432427222144b, // V_MED3_U32 ENC_VOP3 default
    0x04632827322144b, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a27422144b, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a32627522144b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x04c32627622144b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x04e32627722144b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232627822144b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x07432627922144b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a22144b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b22144b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242ad2224d1, // V_SAD_U8 ENC_VOP3 default
    0x0463282ae2224d1, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x04832a2af2224d1, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a3262b02224d1, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x04c3262b12224d1, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x04e3262b22224d1, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262b32224d1, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x0743262b42224d1, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262b52224d1, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262b62224d1, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242ad2234ce, // V_SAD_HI_U8 ENC_VOP3 default
    0x0463282ae2234ce, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x04832a2af2234ce, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a3262b02234ce, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x04c3262b12234ce, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x04e3262b22234ce, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262b32234ce, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x0743262b42234ce, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262b52234ce, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262b62234ce, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242b72244cf, // V_SAD_U16 ENC_VOP3 default
    0x0463282b82244cf, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x04832a2b92244cf, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a3262ba2244cf, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x04c3262bb2244cf, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x04e3262bc2244cf, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262bd2244cf, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x0743262be2244cf, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262bf2244cf, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262c02244cf, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242722254d0, // V_SAD_U32 ENC_VOP3 default
    0x0463282732254d0, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a2742254d0, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a3262752254d0, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04c3262762254d0, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x04e3262772254d0, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262782254d0, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x0743262792254d0, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a2254d0, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b2254d0, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04433a2c1226390, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x04633e2c2226390, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0483402c3226390, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33c2c4226390, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33c2c5226390, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33c2c6226390, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07233c2c7226390, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x07433c2c8226390, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07633c2c9226390, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07833c2ca226390, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c2542273c9, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x04a31e2572273c9, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e2582273c9, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e2592273c9, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a2273c9, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b2273c9, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c2273c9, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d2273c9, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432c2862283ca, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x0483302872283ca, // V_DIV_FIXUP_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a32e2882283ca, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x04c32e2892283ca, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x04e32e28a2283ca, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232e28b2283ca, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x07432e28c2283ca, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632e28d2283ca, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832e28e2283ca, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c25422944f, // V_MIN3_NUM_F32 ENC_VOP3 default
    0x04632025522944f, // V_MIN3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832225622944f, // V_MIN3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e25722944f, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25822944f, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25922944f, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a22944f, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b22944f, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c22944f, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d22944f, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c25422a42d, // V_MAX3_NUM_F32 ENC_VOP3 default
    0x04632025522a42d, // V_MAX3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832225622a42d, // V_MAX3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e25722a42d, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25822a42d, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25922a42d, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a22a42d, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b22a42d, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c22a42d, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d22a42d, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422cb22b44e, // V_MIN3_NUM_F16 ENC_VOP3 default
    0x0463462cc22b44e, // V_MIN3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482cd22b44e, // V_MIN3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442ce22b44e, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442cf22b44e, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442d022b44e, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442d122b44e, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442d222b44e, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442d322b44e, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442d422b44e, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422cb22c42c, // V_MAX3_NUM_F16 ENC_VOP3 default
    0x0463462cc22c42c, // V_MAX3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482cd22c42c, // V_MAX3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442ce22c42c, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442cf22c42c, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442d022c42c, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442d122c42c, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442d222c42c, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442d322c42c, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442d422c42c, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c25422d453, // V_MINIMUM3_F32 ENC_VOP3 default
    0x04632025522d453, // V_MINIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832225622d453, // V_MINIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e25722d453, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25822d453, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25922d453, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a22d453, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b22d453, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c22d453, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d22d453, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c25422e431, // V_MAXIMUM3_F32 ENC_VOP3 default
    0x04632025522e431, // V_MAXIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832225622e431, // V_MAXIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e25722e431, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25822e431, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25922e431, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a22e431, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b22e431, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c22e431, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d22e431, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422cb22f452, // V_MINIMUM3_F16 ENC_VOP3 default
    0x0463462cc22f452, // V_MINIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482cd22f452, // V_MINIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442ce22f452, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442cf22f452, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442d022f452, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442d122f452, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442d222f452, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442d322f452, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442d422f452, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422cb230430, // V_MAXIMUM3_F16 ENC_VOP3 default
    0x0463462cc230430, // V_MAXIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482cd230430, // V_MAXIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442ce230430, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442cf230430, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442d0230430, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442d1230430, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442d2230430, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442d3230430, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442d4230430, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c254231449, // V_MED3_NUM_F32 ENC_VOP3 default
    0x046320255231449, // V_MED3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x048322256231449, // V_MED3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e257231449, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e258231449, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e259231449, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a231449, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b231449, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c231449, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d231449, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422cb232448, // V_MED3_NUM_F16 ENC_VOP3 default
    0x0463462cc232448, // V_MED3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482cd232448, // V_MED3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442ce232448, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442cf232448, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442d0232448, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442d1232448, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442d2232448, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442d3232448, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442d4232448, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434a2d52332ae, // V_BITOP3_B16 ENC_VOP3 default
    0x04634e2d62332ae, // V_BITOP3_B16 VOP3_VOP_DPP8 has_dpp8
    0x0483502d72332ae, // V_BITOP3_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a34c2d82332ae, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_0
    0x04c34c2d92332ae, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_1
    0x04e34c2da2332ae, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07234c2db2332ae, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_2
    0x07434c2dc2332ae, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07634c2dd2332ae, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07834c2de2332ae, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443522df2342af, // V_BITOP3_B32 ENC_VOP3 default
    0x0463562e02342af, // V_BITOP3_B32 VOP3_VOP_DPP8 has_dpp8
    0x0483582e12342af, // V_BITOP3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a3542e22342af, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_0
    0x04c3542e32342af, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_1
    0x04e3542e42342af, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723542e52342af, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_2
    0x0743542e62342af, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763542e72342af, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783542e82342af, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044324272235427, // V_MAD_U32 ENC_VOP3 default
    0x04832a274235427, // V_MAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a326275235427, // V_MAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04c326276235427, // V_MAD_U32 VOP3_INST_LITERAL has_lit_1
    0x04e326277235427, // V_MAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072326278235427, // V_MAD_U32 VOP3_INST_LITERAL has_lit_2
    0x074326279235427, // V_MAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a235427, // V_MAD_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b235427, // V_MAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x07a31c2e92373cb, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x07c31e2ea2373cb, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x07e31e2eb2373cb, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x08031e2ec2373cb, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x08231e2ed2373cb, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x08431e2ee2373cb, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x08631e2ef2373cb, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x08831e2f02373cb, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x07a32c2f12383cc, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x08a3302f22383cc, // V_DIV_FMAS_F64 VOP3_VOP_DPP16 has_dpp16
    0x07c32e2f32383cc, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x07e32e2f42383cc, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x08032e2f52383cc, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x08232e2f62383cc, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x08432e2f72383cc, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x08632e2f82383cc, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x08832e2f92383cc, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c28f23946f, // V_MSAD_U8 ENC_VOP3 default
    0x04632029023946f, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x04832229123946f, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a31e29223946f, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x04c31e29323946f, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x04e31e29423946f, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e29523946f, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07431e29623946f, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e29723946f, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e29823946f, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435a2fa23a4bf, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x04a35c2fb23a4bf, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x04c35c2fc23a4bf, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x04e35c2fd23a4bf, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07235c2fe23a4bf, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07435c2ff23a4bf, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07635c30023a4bf, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07835c30123a4bf, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435a2fa23b46d, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x04a35c2fb23b46d, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x04c35c2fc23b46d, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x04e35c2fd23b46d, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07235c2fe23b46d, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07435c2ff23b46d, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07635c30023b46d, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07835c30123b46d, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x08c35e30223d46e, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x08e36030323d46e, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x09036030423d46e, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x09236030523d46e, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04436230623f490, // V_PERM_PK16_B4_U4 ENC_VOP3 default
    0x04a36430723f490, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_0
    0x04c36430823f490, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_1
    0x04e36430923f490, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07236430a23f490, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_2
    0x07436430b23f490, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07636430c23f490, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07836430d23f490, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432427224052c, // V_XOR3_B32 ENC_VOP3 default
    0x04632827324052c, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04832a27424052c, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a32627524052c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x04c32627624052c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x04e32627724052c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232627824052c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07432627924052c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a24052c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b24052c, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04436630e241426, // V_MAD_U16 ENC_VOP3 default
    0x04636a30f241426, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x04836c310241426, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a368311241426, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x04c368312241426, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x04e368313241426, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072368314241426, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x074368315241426, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x076368316241426, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078368317241426, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04436e318242491, // V_PERM_PK16_B6_U4 ENC_VOP3 default
    0x04a370319242491, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_0
    0x04c37031a242491, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_1
    0x04e37031b242491, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07237031c242491, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_2
    0x07437031d242491, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07637031e242491, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07837031f242491, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044372320243492, // V_PERM_PK16_B8_U4 ENC_VOP3 default
    0x04a374321243492, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_0
    0x04c374322243492, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_1
    0x04e374323243492, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072374324243492, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_2
    0x074374325243492, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x076374326243492, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078374327243492, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04437632824448f, // V_PERM_B32 ENC_VOP3 default
    0x04637a32924448f, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x04837c32a24448f, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a37832b24448f, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x04c37832c24448f, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x04e37832d24448f, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07237832e24448f, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x07437832f24448f, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07637833024448f, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07837833124448f, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432427224552a, // V_XAD_U32 ENC_VOP3 default
    0x04632827324552a, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a27424552a, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a32627524552a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04c32627624552a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x04e32627724552a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232627824552a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07432627924552a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a24552a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b24552a, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044324272246419, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x046328273246419, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a274246419, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a326275246419, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x04c326276246419, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x04e326277246419, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072326278246419, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x074326279246419, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a246419, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b246419, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044324272247294, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x046328273247294, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a274247294, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a326275247294, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x04c326276247294, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x04e326277247294, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072326278247294, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x074326279247294, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a247294, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b247294, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422cb2483fd, // V_FMA_F16 ENC_VOP3 default
    0x0463462cc2483fd, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482cd2483fd, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442ce2483fd, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442cf2483fd, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442d02483fd, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442d12483fd, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442d22483fd, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442d32483fd, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442d42483fd, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04436633224a44c, // V_MIN3_I16 ENC_VOP3 default
    0x04636a33324a44c, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04836c33424a44c, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a36833524a44c, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x04c36833624a44c, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x04e36833724a44c, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07236833824a44c, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x07436833924a44c, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07636833a24a44c, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07836833b24a44c, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04436630e24b450, // V_MIN3_U16 ENC_VOP3 default
    0x04636a30f24b450, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04836c31024b450, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a36831124b450, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x04c36831224b450, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x04e36831324b450, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07236831424b450, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x07436831524b450, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07636831624b450, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07836831724b450, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04436633224d42a, // V_MAX3_I16 ENC_VOP3 default
    0x04636a33324d42a, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04836c33424d42a, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a36833524d42a, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x04c36833624d42a, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x04e36833724d42a, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07236833824d42a, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x07436833924d42a, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07636833a24d42a, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07836833b24d42a, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04436630e24e42e, // V_MAX3_U16 ENC_VOP3 default
    0x04636a30f24e42e, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04836c31024e42e, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a36831124e42e, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x04c36831224e42e, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x04e36831324e42e, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07236831424e42e, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x07436831524e42e, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07636831624e42e, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07836831724e42e, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044366332250446, // V_MED3_I16 ENC_VOP3 default
    0x04636a333250446, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04836c334250446, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a368335250446, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x04c368336250446, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x04e368337250446, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072368338250446, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x074368339250446, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07636833a250446, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07836833b250446, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04436630e25144a, // V_MED3_U16 ENC_VOP3 default
    0x04636a30f25144a, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04836c31025144a, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a36831125144a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x04c36831225144a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x04e36831325144a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07236831425144a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x07436831525144a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07636831625144a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07836831725144a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04437e33c25241a, // V_LSHL_ADD_U64 ENC_VOP3 default
    0x04838233d25241a, // V_LSHL_ADD_U64 VOP3_VOP_DPP16 has_dpp16
    0x04a38033e25241a, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_0
    0x04c38033f25241a, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_1
    0x04e38034025241a, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07238034125241a, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_2
    0x07438034225241a, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07638034325241a, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07838034425241a, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044366332253421, // V_MAD_I16 ENC_VOP3 default
    0x04636a333253421, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x04836c334253421, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a368335253421, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x04c368336253421, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x04e368337253421, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072368338253421, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x074368339253421, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07636833a253421, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07836833b253421, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422cb2543c8, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x0463462cc2543c8, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482cd2543c8, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442ce2543c8, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442cf2543c8, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442d02543c8, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442d12543c8, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442d22543c8, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442d32543c8, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442d42543c8, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432427225528e, // V_ADD3_U32 ENC_VOP3 default
    0x04632827325528e, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a27425528e, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a32627525528e, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x04c32627625528e, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x04e32627725528e, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232627825528e, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x07432627925528e, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a25528e, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b25528e, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432427225641b, // V_LSHL_OR_B32 ENC_VOP3 default
    0x04632827325641b, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04832a27425641b, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a32627525641b, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c32627625641b, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e32627725641b, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232627825641b, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07432627925641b, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a25641b, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b25641b, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242722572a2, // V_AND_OR_B32 ENC_VOP3 default
    0x0463282732572a2, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04832a2742572a2, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a3262752572a2, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c3262762572a2, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e3262772572a2, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262782572a2, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x0743262792572a2, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a2572a2, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b2572a2, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044324272258481, // V_OR3_B32 ENC_VOP3 default
    0x046328273258481, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04832a274258481, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a326275258481, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x04c326276258481, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x04e326277258481, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072326278258481, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x074326279258481, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a258481, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b258481, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044384345259428, // V_MAD_U32_U16 ENC_VOP3 default
    0x046388346259428, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x04838a347259428, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a386348259428, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x04c386349259428, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x04e38634a259428, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07238634b259428, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x07438634c259428, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07638634d259428, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07838634e259428, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04438434f25a422, // V_MAD_I32_I16 ENC_VOP3 default
    0x04638835025a422, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x04838a35125a422, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a38635225a422, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x04c38635325a422, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x04e38635425a422, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07238635525a422, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x07438635625a422, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07638635725a422, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07838635825a422, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x09438c35925b485, // V_PERMLANE16_B32 ENC_VOP3 default
    0x09638e35a25b485, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x09838e35b25b485, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x09a38e35c25b485, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09438c35925c488, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x09638e35a25c488, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x09838e35b25c488, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x09a38e35c25c488, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x05c39035d25d357, // V_CNDMASK_B16 ENC_VOP3 default
    0x04639435e25d357, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x04839635f25d357, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x05e39236025d357, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x06039236125d357, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x06239236225d357, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443242a325e295, // V_ADD_MAX_I32 ENC_VOP3 default
    0x0463282a425e295, // V_ADD_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04832a2a525e295, // V_ADD_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3262a625e295, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3262a725e295, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3262a825e295, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262a925e295, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_2
    0x0743262aa25e295, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262ab25e295, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262ac25e295, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432427225f296, // V_ADD_MAX_U32 ENC_VOP3 default
    0x04632827325f296, // V_ADD_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a27425f296, // V_ADD_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a32627525f296, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04c32627625f296, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04e32627725f296, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232627825f296, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_2
    0x07432627925f296, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a25f296, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b25f296, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242a3260297, // V_ADD_MIN_I32 ENC_VOP3 default
    0x0463282a4260297, // V_ADD_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04832a2a5260297, // V_ADD_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3262a6260297, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3262a7260297, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3262a8260297, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262a9260297, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_2
    0x0743262aa260297, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262ab260297, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262ac260297, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044324272261298, // V_ADD_MIN_U32 ENC_VOP3 default
    0x046328273261298, // V_ADD_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a274261298, // V_ADD_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a326275261298, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04c326276261298, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04e326277261298, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072326278261298, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_2
    0x074326279261298, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a261298, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b261298, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432427226243a, // V_MAXMIN_U32 ENC_VOP3 default
    0x04632827326243a, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a27426243a, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a32627526243a, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04c32627626243a, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04e32627726243a, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232627826243a, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x07432627926243a, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a26243a, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b26243a, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432427226345c, // V_MINMAX_U32 ENC_VOP3 default
    0x04632827326345c, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a27426345c, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a32627526345c, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04c32627626345c, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04e32627726345c, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232627826345c, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x07432627926345c, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627a26345c, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627b26345c, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242a3264437, // V_MAXMIN_I32 ENC_VOP3 default
    0x0463282a4264437, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04832a2a5264437, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3262a6264437, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3262a7264437, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3262a8264437, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262a9264437, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x0743262aa264437, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262ab264437, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262ac264437, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242a3265459, // V_MINMAX_I32 ENC_VOP3 default
    0x0463282a4265459, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04832a2a5265459, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3262a6265459, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3262a7265459, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3262a8265459, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262a9265459, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x0743262aa265459, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262ab265459, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262ac265459, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c25426845b, // V_MINMAX_NUM_F32 ENC_VOP3 default
    0x04632025526845b, // V_MINMAX_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832225626845b, // V_MINMAX_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e25726845b, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25826845b, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25926845b, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a26845b, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b26845b, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c26845b, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d26845b, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c254269439, // V_MAXMIN_NUM_F32 ENC_VOP3 default
    0x046320255269439, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x048322256269439, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e257269439, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e258269439, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e259269439, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a269439, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b269439, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c269439, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d269439, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422cb26a45a, // V_MINMAX_NUM_F16 ENC_VOP3 default
    0x0463462cc26a45a, // V_MINMAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482cd26a45a, // V_MINMAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442ce26a45a, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442cf26a45a, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442d026a45a, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442d126a45a, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442d226a45a, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442d326a45a, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442d426a45a, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422cb26b438, // V_MAXMIN_NUM_F16 ENC_VOP3 default
    0x0463462cc26b438, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482cd26b438, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442ce26b438, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442cf26b438, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442d026b438, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442d126b438, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442d226b438, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442d326b438, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442d426b438, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c25426c455, // V_MINIMUMMAXIMUM_F32 ENC_VOP3 default
    0x04632025526c455, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832225626c455, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e25726c455, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25826c455, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25926c455, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a26c455, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b26c455, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c26c455, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d26c455, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c25426d433, // V_MAXIMUMMINIMUM_F32 ENC_VOP3 default
    0x04632025526d433, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832225626d433, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e25726d433, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25826d433, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25926d433, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25a26d433, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25b26d433, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25c26d433, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25d26d433, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422cb26e454, // V_MINIMUMMAXIMUM_F16 ENC_VOP3 default
    0x0463462cc26e454, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482cd26e454, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442ce26e454, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442cf26e454, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442d026e454, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442d126e454, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442d226e454, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442d326e454, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442d426e454, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422cb26f432, // V_MAXIMUMMINIMUM_F16 ENC_VOP3 default
    0x0463462cc26f432, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482cd26f432, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442ce26f432, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442cf26f432, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442d026f432, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442d126f432, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442d226f432, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442d326f432, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442d426f432, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x09431c36327048a, // V_PERMLANE_BCAST_B32 ENC_VOP3 default
    0x09631e36427048a, // V_PERMLANE_BCAST_B32 VOP3_INST_LITERAL has_lit_1
    0x09831e36527048a, // V_PERMLANE_BCAST_B32 VOP3_INST_LITERAL has_lit_2
    0x09a31e36627048a, // V_PERMLANE_BCAST_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09431c36327148d, // V_PERMLANE_UP_B32 ENC_VOP3 default
    0x09631e36427148d, // V_PERMLANE_UP_B32 VOP3_INST_LITERAL has_lit_1
    0x09831e36527148d, // V_PERMLANE_UP_B32 VOP3_INST_LITERAL has_lit_2
    0x09a31e36627148d, // V_PERMLANE_UP_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09431c36327248b, // V_PERMLANE_DOWN_B32 ENC_VOP3 default
    0x09631e36427248b, // V_PERMLANE_DOWN_B32 VOP3_INST_LITERAL has_lit_1
    0x09831e36527248b, // V_PERMLANE_DOWN_B32 VOP3_INST_LITERAL has_lit_2
    0x09a31e36627248b, // V_PERMLANE_DOWN_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09431c36327348e, // V_PERMLANE_XOR_B32 ENC_VOP3 default
    0x09631e36427348e, // V_PERMLANE_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x09831e36527348e, // V_PERMLANE_XOR_B32 VOP3_INST_LITERAL has_lit_2
    0x09a31e36627348e, // V_PERMLANE_XOR_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c1563672804fc, // V_S_EXP_F32 ENC_VOP3 default
    0x04a3983682804fc, // V_S_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x09c39a3692814fb, // V_S_EXP_F16 ENC_VOP3 default
    0x04a39c36a2814fb, // V_S_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x09c1563672824fe, // V_S_LOG_F32 ENC_VOP3 default
    0x04a3983682824fe, // V_S_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x09c39a3692834fd, // V_S_LOG_F16 ENC_VOP3 default
    0x04a39c36a2834fd, // V_S_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x09c156367284500, // V_S_RCP_F32 ENC_VOP3 default
    0x04a398368284500, // V_S_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x09c39a3692854ff, // V_S_RCP_F16 ENC_VOP3 default
    0x04a39c36a2854ff, // V_S_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x09c156367286502, // V_S_RSQ_F32 ENC_VOP3 default
    0x04a398368286502, // V_S_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x09c39a369287501, // V_S_RSQ_F16 ENC_VOP3 default
    0x04a39c36a287501, // V_S_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x09c156367288504, // V_S_SQRT_F32 ENC_VOP3 default
    0x04a398368288504, // V_S_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x09c39a369289503, // V_S_SQRT_F16 ENC_VOP3 default
    0x04a39c36a289503, // V_S_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x04439e36b2902a6, // V_ASHR_PK_I8_I32 ENC_VOP3 default
    0x0463a236c2902a6, // V_ASHR_PK_I8_I32 VOP3_VOP_DPP8 has_dpp8
    0x0483a436d2902a6, // V_ASHR_PK_I8_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3a036e2902a6, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3a036f2902a6, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3a03702902a6, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723a03712902a6, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_2
    0x0743a03722902a6, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763a03732902a6, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783a03742902a6, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04439e3752912a7, // V_ASHR_PK_U8_I32 ENC_VOP3 default
    0x0463a23762912a7, // V_ASHR_PK_U8_I32 VOP3_VOP_DPP8 has_dpp8
    0x0483a43772912a7, // V_ASHR_PK_U8_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3a03782912a7, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3a03792912a7, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3a037a2912a7, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723a037b2912a7, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_2
    0x0743a037c2912a7, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763a037d2912a7, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783a037e2912a7, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0703a637f2973ab, // V_CVT_SCALEF32_SR_PK8_FP4_F32 ENC_VOP3 default
    0x09e3a83802973ab, // V_CVT_SCALEF32_SR_PK8_FP4_F32 VOP3_INST_LITERAL has_lit_1
    0x0a03a83812973ab, // V_CVT_SCALEF32_SR_PK8_FP4_F32 VOP3_INST_LITERAL has_lit_2
    0x09a3a83822973ab, // V_CVT_SCALEF32_SR_PK8_FP4_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703aa3832983ae, // V_CVT_SCALEF32_SR_PK8_FP8_F32 ENC_VOP3 default
    0x09e3ac3842983ae, // V_CVT_SCALEF32_SR_PK8_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x0a03ac3852983ae, // V_CVT_SCALEF32_SR_PK8_FP8_F32 VOP3_INST_LITERAL has_lit_2
    0x09a3ac3862983ae, // V_CVT_SCALEF32_SR_PK8_FP8_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703aa3872993a8, // V_CVT_SCALEF32_SR_PK8_BF8_F32 ENC_VOP3 default
    0x09e3ac3882993a8, // V_CVT_SCALEF32_SR_PK8_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x0a03ac3892993a8, // V_CVT_SCALEF32_SR_PK8_BF8_F32 VOP3_INST_LITERAL has_lit_2
    0x09a3ac38a2993a8, // V_CVT_SCALEF32_SR_PK8_BF8_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ae38b29f3b9, // V_CVT_SCALE_PK8_F16_FP4 ENC_VOP3 default
    0x09e3b038c29f3b9, // V_CVT_SCALE_PK8_F16_FP4 VOP3_INST_LITERAL has_lit_1
    0x0703ae38d2a03b6, // V_CVT_SCALE_PK8_BF16_FP4 ENC_VOP3 default
    0x09e3b038e2a03b6, // V_CVT_SCALE_PK8_BF16_FP4 VOP3_INST_LITERAL has_lit_1
    0x0703b238f2a13bc, // V_CVT_SCALE_PK8_F32_FP4 ENC_VOP3 default
    0x09e3b43902a13bc, // V_CVT_SCALE_PK8_F32_FP4 VOP3_INST_LITERAL has_lit_1
    0x0703b63912a83ba, // V_CVT_SCALE_PK8_F16_FP8 ENC_VOP3 default
    0x09e3b83922a83ba, // V_CVT_SCALE_PK8_F16_FP8 VOP3_INST_LITERAL has_lit_1
    0x0703b63932a93b7, // V_CVT_SCALE_PK8_BF16_FP8 ENC_VOP3 default
    0x09e3b83942a93b7, // V_CVT_SCALE_PK8_BF16_FP8 VOP3_INST_LITERAL has_lit_1
    0x0703ba3952aa3bd, // V_CVT_SCALE_PK8_F32_FP8 ENC_VOP3 default
    0x09e3bc3962aa3bd, // V_CVT_SCALE_PK8_F32_FP8 VOP3_INST_LITERAL has_lit_1
    0x0703b63972ab3b8, // V_CVT_SCALE_PK8_F16_BF8 ENC_VOP3 default
    0x09e3b83982ab3b8, // V_CVT_SCALE_PK8_F16_BF8 VOP3_INST_LITERAL has_lit_1
    0x0703b63992ac3b5, // V_CVT_SCALE_PK8_BF16_BF8 ENC_VOP3 default
    0x09e3b839a2ac3b5, // V_CVT_SCALE_PK8_BF16_BF8 VOP3_INST_LITERAL has_lit_1
    0x0703ba39b2ad3bb, // V_CVT_SCALE_PK8_F32_BF8 ENC_VOP3 default
    0x09e3bc39c2ad3bb, // V_CVT_SCALE_PK8_F32_BF8 VOP3_INST_LITERAL has_lit_1
    0x0703be39d2b039c, // V_CVT_SCALEF32_PK8_FP4_F32 ENC_VOP3 default
    0x09e3c039e2b039c, // V_CVT_SCALEF32_PK8_FP4_F32 VOP3_INST_LITERAL has_lit_1
    0x0703c239f2b339b, // V_CVT_SCALEF32_PK8_FP4_F16 ENC_VOP3 default
    0x09e3c43a02b339b, // V_CVT_SCALEF32_PK8_FP4_F16 VOP3_INST_LITERAL has_lit_1
    0x0703c63a12b439d, // V_CVT_SCALEF32_PK8_FP8_BF16 ENC_VOP3 default
    0x09e3c83a22b439d, // V_CVT_SCALEF32_PK8_FP8_BF16 VOP3_INST_LITERAL has_lit_1
    0x0703c63a32b5397, // V_CVT_SCALEF32_PK8_BF8_BF16 ENC_VOP3 default
    0x09e3c83a42b5397, // V_CVT_SCALEF32_PK8_BF8_BF16 VOP3_INST_LITERAL has_lit_1
    0x0703c23a52b839a, // V_CVT_SCALEF32_PK8_FP4_BF16 ENC_VOP3 default
    0x09e3c43a62b839a, // V_CVT_SCALEF32_PK8_FP4_BF16 VOP3_INST_LITERAL has_lit_1
    0x0703ca3a72b93aa, // V_CVT_SCALEF32_SR_PK8_FP4_F16 ENC_VOP3 default
    0x09e3cc3a82b93aa, // V_CVT_SCALEF32_SR_PK8_FP4_F16 VOP3_INST_LITERAL has_lit_1
    0x0a03cc3a92b93aa, // V_CVT_SCALEF32_SR_PK8_FP4_F16 VOP3_INST_LITERAL has_lit_2
    0x09a3cc3aa2b93aa, // V_CVT_SCALEF32_SR_PK8_FP4_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ca3ab2bc3a9, // V_CVT_SCALEF32_SR_PK8_FP4_BF16 ENC_VOP3 default
    0x09e3cc3ac2bc3a9, // V_CVT_SCALEF32_SR_PK8_FP4_BF16 VOP3_INST_LITERAL has_lit_1
    0x0a03cc3ad2bc3a9, // V_CVT_SCALEF32_SR_PK8_FP4_BF16 VOP3_INST_LITERAL has_lit_2
    0x09a3cc3ae2bc3a9, // V_CVT_SCALEF32_SR_PK8_FP4_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ce3af2bf3ad, // V_CVT_SCALEF32_SR_PK8_FP8_F16 ENC_VOP3 default
    0x09e3d03b02bf3ad, // V_CVT_SCALEF32_SR_PK8_FP8_F16 VOP3_INST_LITERAL has_lit_1
    0x0a03d03b12bf3ad, // V_CVT_SCALEF32_SR_PK8_FP8_F16 VOP3_INST_LITERAL has_lit_2
    0x09a3d03b22bf3ad, // V_CVT_SCALEF32_SR_PK8_FP8_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ce3b32c03ac, // V_CVT_SCALEF32_SR_PK8_FP8_BF16 ENC_VOP3 default
    0x09e3d03b42c03ac, // V_CVT_SCALEF32_SR_PK8_FP8_BF16 VOP3_INST_LITERAL has_lit_1
    0x0a03d03b52c03ac, // V_CVT_SCALEF32_SR_PK8_FP8_BF16 VOP3_INST_LITERAL has_lit_2
    0x09a3d03b62c03ac, // V_CVT_SCALEF32_SR_PK8_FP8_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ce3b72c13a7, // V_CVT_SCALEF32_SR_PK8_BF8_F16 ENC_VOP3 default
    0x09e3d03b82c13a7, // V_CVT_SCALEF32_SR_PK8_BF8_F16 VOP3_INST_LITERAL has_lit_1
    0x0a03d03b92c13a7, // V_CVT_SCALEF32_SR_PK8_BF8_F16 VOP3_INST_LITERAL has_lit_2
    0x09a3d03ba2c13a7, // V_CVT_SCALEF32_SR_PK8_BF8_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ce3bb2c23a6, // V_CVT_SCALEF32_SR_PK8_BF8_BF16 ENC_VOP3 default
    0x09e3d03bc2c23a6, // V_CVT_SCALEF32_SR_PK8_BF8_BF16 VOP3_INST_LITERAL has_lit_1
    0x0a03d03bd2c23a6, // V_CVT_SCALEF32_SR_PK8_BF8_BF16 VOP3_INST_LITERAL has_lit_2
    0x09a3d03be2c23a6, // V_CVT_SCALEF32_SR_PK8_BF8_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703d23bf2c339f, // V_CVT_SCALEF32_PK8_FP8_F32 ENC_VOP3 default
    0x09e3d43c02c339f, // V_CVT_SCALEF32_PK8_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x0703c63c12c439e, // V_CVT_SCALEF32_PK8_FP8_F16 ENC_VOP3 default
    0x09e3c83c22c439e, // V_CVT_SCALEF32_PK8_FP8_F16 VOP3_INST_LITERAL has_lit_1
    0x0703d23c32c5399, // V_CVT_SCALEF32_PK8_BF8_F32 ENC_VOP3 default
    0x09e3d43c42c5399, // V_CVT_SCALEF32_PK8_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x0703c63c52c6398, // V_CVT_SCALEF32_PK8_BF8_F16 ENC_VOP3 default
    0x09e3c83c62c6398, // V_CVT_SCALEF32_PK8_BF8_F16 VOP3_INST_LITERAL has_lit_1
    0x0703d63c72c73b2, // V_CVT_SCALE_PK16_F16_FP6 ENC_VOP3 default
    0x09e3d83c82c73b2, // V_CVT_SCALE_PK16_F16_FP6 VOP3_INST_LITERAL has_lit_1
    0x0703d63c92c83b0, // V_CVT_SCALE_PK16_BF16_FP6 ENC_VOP3 default
    0x09e3d83ca2c83b0, // V_CVT_SCALE_PK16_BF16_FP6 VOP3_INST_LITERAL has_lit_1
    0x0703da3cb2c93b4, // V_CVT_SCALE_PK16_F32_FP6 ENC_VOP3 default
    0x09e3dc3cc2c93b4, // V_CVT_SCALE_PK16_F32_FP6 VOP3_INST_LITERAL has_lit_1
    0x0703d63cd2ca3b1, // V_CVT_SCALE_PK16_F16_BF6 ENC_VOP3 default
    0x09e3d83ce2ca3b1, // V_CVT_SCALE_PK16_F16_BF6 VOP3_INST_LITERAL has_lit_1
    0x0703d63cf2cb3af, // V_CVT_SCALE_PK16_BF16_BF6 ENC_VOP3 default
    0x09e3d83d02cb3af, // V_CVT_SCALE_PK16_BF16_BF6 VOP3_INST_LITERAL has_lit_1
    0x0703da3d12cc3b3, // V_CVT_SCALE_PK16_F32_BF6 ENC_VOP3 default
    0x09e3dc3d22cc3b3, // V_CVT_SCALE_PK16_F32_BF6 VOP3_INST_LITERAL has_lit_1
    0x0703de3d32cd396, // V_CVT_SCALEF32_PK16_FP6_F32 ENC_VOP3 default
    0x09e3e03d42cd396, // V_CVT_SCALEF32_PK16_FP6_F32 VOP3_INST_LITERAL has_lit_1
    0x0703de3d52ce393, // V_CVT_SCALEF32_PK16_BF6_F32 ENC_VOP3 default
    0x09e3e03d62ce393, // V_CVT_SCALEF32_PK16_BF6_F32 VOP3_INST_LITERAL has_lit_1
    0x0703e23d72cf395, // V_CVT_SCALEF32_PK16_FP6_F16 ENC_VOP3 default
    0x09e3e43d82cf395, // V_CVT_SCALEF32_PK16_FP6_F16 VOP3_INST_LITERAL has_lit_1
    0x0703e23d92d0392, // V_CVT_SCALEF32_PK16_BF6_F16 ENC_VOP3 default
    0x09e3e43da2d0392, // V_CVT_SCALEF32_PK16_BF6_F16 VOP3_INST_LITERAL has_lit_1
    0x0703e23db2d1394, // V_CVT_SCALEF32_PK16_FP6_BF16 ENC_VOP3 default
    0x09e3e43dc2d1394, // V_CVT_SCALEF32_PK16_FP6_BF16 VOP3_INST_LITERAL has_lit_1
    0x0703e23dd2d2391, // V_CVT_SCALEF32_PK16_BF6_BF16 ENC_VOP3 default
    0x09e3e43de2d2391, // V_CVT_SCALEF32_PK16_BF6_BF16 VOP3_INST_LITERAL has_lit_1
    0x0703e63df2d33a5, // V_CVT_SCALEF32_SR_PK16_FP6_F32 ENC_VOP3 default
    0x09e3e83e02d33a5, // V_CVT_SCALEF32_SR_PK16_FP6_F32 VOP3_INST_LITERAL has_lit_1
    0x0a03e83e12d33a5, // V_CVT_SCALEF32_SR_PK16_FP6_F32 VOP3_INST_LITERAL has_lit_2
    0x09a3e83e22d33a5, // V_CVT_SCALEF32_SR_PK16_FP6_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703e63e32d43a2, // V_CVT_SCALEF32_SR_PK16_BF6_F32 ENC_VOP3 default
    0x09e3e83e42d43a2, // V_CVT_SCALEF32_SR_PK16_BF6_F32 VOP3_INST_LITERAL has_lit_1
    0x0a03e83e52d43a2, // V_CVT_SCALEF32_SR_PK16_BF6_F32 VOP3_INST_LITERAL has_lit_2
    0x09a3e83e62d43a2, // V_CVT_SCALEF32_SR_PK16_BF6_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ea3e72d53a4, // V_CVT_SCALEF32_SR_PK16_FP6_F16 ENC_VOP3 default
    0x09e3ec3e82d53a4, // V_CVT_SCALEF32_SR_PK16_FP6_F16 VOP3_INST_LITERAL has_lit_1
    0x0a03ec3e92d53a4, // V_CVT_SCALEF32_SR_PK16_FP6_F16 VOP3_INST_LITERAL has_lit_2
    0x09a3ec3ea2d53a4, // V_CVT_SCALEF32_SR_PK16_FP6_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ea3eb2d63a1, // V_CVT_SCALEF32_SR_PK16_BF6_F16 ENC_VOP3 default
    0x09e3ec3ec2d63a1, // V_CVT_SCALEF32_SR_PK16_BF6_F16 VOP3_INST_LITERAL has_lit_1
    0x0a03ec3ed2d63a1, // V_CVT_SCALEF32_SR_PK16_BF6_F16 VOP3_INST_LITERAL has_lit_2
    0x09a3ec3ee2d63a1, // V_CVT_SCALEF32_SR_PK16_BF6_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ea3ef2d73a3, // V_CVT_SCALEF32_SR_PK16_FP6_BF16 ENC_VOP3 default
    0x09e3ec3f02d73a3, // V_CVT_SCALEF32_SR_PK16_FP6_BF16 VOP3_INST_LITERAL has_lit_1
    0x0a03ec3f12d73a3, // V_CVT_SCALEF32_SR_PK16_FP6_BF16 VOP3_INST_LITERAL has_lit_2
    0x09a3ec3f22d73a3, // V_CVT_SCALEF32_SR_PK16_FP6_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ea3f32d83a0, // V_CVT_SCALEF32_SR_PK16_BF6_BF16 ENC_VOP3 default
    0x09e3ec3f42d83a0, // V_CVT_SCALEF32_SR_PK16_BF6_BF16 VOP3_INST_LITERAL has_lit_1
    0x0a03ec3f52d83a0, // V_CVT_SCALEF32_SR_PK16_BF6_BF16 VOP3_INST_LITERAL has_lit_2
    0x09a3ec3f62d83a0, // V_CVT_SCALEF32_SR_PK16_BF6_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0443ee3f72fa425, // V_MAD_NC_U64_U32 ENC_VOP3 default
    0x0483f23f82fa425, // V_MAD_NC_U64_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a3f03f92fa425, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_0
    0x04c3f03fa2fa425, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_1
    0x04e3f03fb2fa425, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723f03fc2fa425, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_2
    0x0743f03fd2fa425, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763f03fe2fa425, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783f03ff2fa425, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443ee4002fb424, // V_MAD_NC_I64_I32 ENC_VOP3 default
    0x0483f24012fb424, // V_MAD_NC_I64_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3f04022fb424, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3f04032fb424, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3f04042fb424, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723f04052fb424, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_2
    0x0743f04062fb424, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763f04072fb424, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783f04082fb424, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0a23f44092fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x0a43f640a2fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a63f640b2fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a83f640c2fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0aa3f640d2fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac3f640e2fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_2
    0x0ae3f640f2fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1&has_lit_2
    0x0b03f64102fc3cd, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0a23f84112fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x0683fc4122fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a43fa4132fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a63fa4142fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a83fa4152fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0aa3fa4162fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac3fa4172fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_2
    0x0ae3fa4182fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1&has_lit_2
    0x0b03fa4192fd3ce, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0a23fe41a2fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC default
    0x06840241b2fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a440041c2fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a640041d2fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a840041e2fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0aa40041f2fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac4004202fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_2
    0x0ae4004212fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1&has_lit_2
    0x0b04004222fe420, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0a23fe4232ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC default
    0x0684024242ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a44004252ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a64004262ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a84004272ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0aa4004282ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac4004292ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_2
    0x0ae40042a2ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1&has_lit_2
    0x0b040042b2ff41f, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0a240442c300290, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x06640842d300290, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06840a42e300290, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a440642f300290, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a6406430300290, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a8406431300290, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0a240442c3014e2, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x06640842d3014e2, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06840a42e3014e2, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a440642f3014e2, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a64064303014e2, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a84064313014e2, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0a240442c3024dd, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x0664084323024dd, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06840a4333024dd, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a440642f3024dd, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a64064303024dd, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a84064313024dd, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x04440c43430329b, // V_ADD_NC_U16 ENC_VOP3 default
    0x04641043530329b, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x04841243630329b, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a40e43730329b, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04c40e43830329b, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04e40e43930329b, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04440c4343044e7, // V_SUB_NC_U16 ENC_VOP3 default
    0x0464104353044e7, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x0484124363044e7, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a40e4373044e7, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04c40e4383044e7, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04e40e4393044e7, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441443430547a, // V_MUL_LO_U16 ENC_VOP3 default
    0x04641843530547a, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x04841a43630547a, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a41643730547a, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x04c41643830547a, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x04e41643930547a, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441c43a306387, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x0462a043b306387, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a243c306387, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a41e43d306387, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c41e43e306387, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e41e43f306387, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441c44030738e, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x0462a044130738e, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a244230738e, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a41e44330738e, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c41e44430738e, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e41e44530738e, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044414434309441, // V_MAX_U16 ENC_VOP3 default
    0x046418435309441, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x04841a436309441, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a416437309441, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x04c416438309441, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x04e416439309441, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441444630a43b, // V_MAX_I16 ENC_VOP3 default
    0x04641844730a43b, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x04841a44830a43b, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a41644930a43b, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x04c41644a30a43b, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x04e41644b30a43b, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441443430b463, // V_MIN_U16 ENC_VOP3 default
    0x04641843530b463, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x04841a43630b463, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a41643730b463, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x04c41643830b463, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x04e41643930b463, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441444630c45d, // V_MIN_I16 ENC_VOP3 default
    0x04641844730c45d, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x04841a44830c45d, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a41644930c45d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x04c41644a30c45d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x04e41644b30c45d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04440c44630d299, // V_ADD_NC_I16 ENC_VOP3 default
    0x04641044730d299, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x04841244830d299, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a40e44930d299, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04c40e44a30d299, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04e40e44b30d299, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04440c44630e4e5, // V_SUB_NC_I16 ENC_VOP3 default
    0x04641044730e4e5, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x04841244830e4e5, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a40e44930e4e5, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04c40e44a30e4e5, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04e40e44b30e4e5, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0b242044c30f487, // V_PERMLANE16_VAR_B32 ENC_VOP3 default
    0x0b242044c310489, // V_PERMLANEX16_VAR_B32 ENC_VOP3 default
    0x04442244d311484, // V_PACK_B32_F16 ENC_VOP3 default
    0x04642644e311484, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x04842844f311484, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a424450311484, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x04c424451311484, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x04e424452311484, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044422453312389, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x046426454312389, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x048428455312389, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a424456312389, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04c424457312389, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x04e424458312389, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04442245931338b, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x04642645a31338b, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04842845b31338b, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a42445c31338b, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x04c42445d31338b, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x04e42445e31338b, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0b441c45f31448c, // V_PERMLANE_IDX_GEN_B32 ENC_VOP3 default
    0x09e41e46031448c, // V_PERMLANE_IDX_GEN_B32 VOP3_INST_LITERAL has_lit_1
    0x04442a195318465, // V_MIN_U64 ENC_VOP3 default
    0x0482de196318465, // V_MIN_U64 VOP3_VOP_DPP16 has_dpp16
    0x04a42c197318465, // V_MIN_U64 VOP3_INST_LITERAL has_lit_0
    0x04c42c198318465, // V_MIN_U64 VOP3_INST_LITERAL has_lit_1
    0x04e42c199318465, // V_MIN_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04442a195319443, // V_MAX_U64 ENC_VOP3 default
    0x0482de196319443, // V_MAX_U64 VOP3_VOP_DPP16 has_dpp16
    0x04a42c197319443, // V_MAX_U64 VOP3_INST_LITERAL has_lit_0
    0x04c42c198319443, // V_MAX_U64 VOP3_INST_LITERAL has_lit_1
    0x04e42c199319443, // V_MAX_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04442a46131a45f, // V_MIN_I64 ENC_VOP3 default
    0x0482de46231a45f, // V_MIN_I64 VOP3_VOP_DPP16 has_dpp16
    0x04a42c46331a45f, // V_MIN_I64 VOP3_INST_LITERAL has_lit_0
    0x04c42c46431a45f, // V_MIN_I64 VOP3_INST_LITERAL has_lit_1
    0x04e42c46531a45f, // V_MIN_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04442a46131b43d, // V_MAX_I64 ENC_VOP3 default
    0x0482de46231b43d, // V_MAX_I64 VOP3_VOP_DPP16 has_dpp16
    0x04a42c46331b43d, // V_MAX_I64 VOP3_INST_LITERAL has_lit_0
    0x04c42c46431b43d, // V_MAX_I64 VOP3_INST_LITERAL has_lit_1
    0x04e42c46531b43d, // V_MAX_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04442e46631c410, // V_LDEXP_F32 ENC_VOP3 default
    0x04643246731c410, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x04843446831c410, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a43046931c410, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04c43046a31c410, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x04e43046b31c410, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443617631d2ac, // V_BFM_B32 ENC_VOP3 default
    0x0462aa17731d2ac, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17831d2ac, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a43817931d2ac, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x04c43817a31d2ac, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x04e43817b31d2ac, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443617631e2a8, // V_BCNT_U32_B32 ENC_VOP3 default
    0x0462aa17731e2a8, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17831e2a8, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a43817931e2a8, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04c43817a31e2a8, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04e43817b31e2a8, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443617631f445, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x0462aa17731f445, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17831f445, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a43817931f445, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04c43817a31f445, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04e43817b31f445, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044436176320444, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x0462aa177320444, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac178320444, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a438179320444, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04c43817a320444, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04e43817b320444, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441c43a32138a, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x0462a043b32138a, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a243c32138a, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a41e43d32138a, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c41e43e32138a, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e41e43f32138a, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441c44032238c, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x0462a044132238c, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a244232238c, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a41e44332238c, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c41e44432238c, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e41e44532238c, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443646c32338f, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x0462aa46d32338f, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac46e32338f, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a43846f32338f, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x04c43847032338f, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x04e43847132338f, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044436472324388, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x0462aa473324388, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac474324388, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a438475324388, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x04c438476324388, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x04e438477324388, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444361703254e6, // V_SUB_NC_I32 ENC_VOP3 default
    0x0462aa1713254e6, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac1723254e6, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a4381733254e6, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04c4381743254e6, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04e4381753254e6, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443617032629a, // V_ADD_NC_I32 ENC_VOP3 default
    0x0462aa17132629a, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17232629a, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a43817332629a, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04c43817432629a, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04e43817532629a, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443a47832b411, // V_LDEXP_F64 ENC_VOP3 default
    0x04843e47932b411, // V_LDEXP_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a43c47a32b411, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x04c43c47b32b411, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x04e43c47c32b411, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443617632c47b, // V_MUL_LO_U32 ENC_VOP3 default
    0x0482ac17832c47b, // V_MUL_LO_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a43817932c47b, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x04c43817a32c47b, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x04e43817b32c47b, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443617632d477, // V_MUL_HI_U32 ENC_VOP3 default
    0x0482ac17832d477, // V_MUL_HI_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a43817932d477, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x04c43817a32d477, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x04e43817b32d477, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443617032e475, // V_MUL_HI_I32 ENC_VOP3 default
    0x0482ac17232e475, // V_MUL_HI_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a43817332e475, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x04c43817432e475, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x04e43817532e475, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443a47d32f508, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x04a43c47e32f508, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x04c43c47f32f508, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x04e43c48032f508, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044414434338416, // V_LSHLREV_B16 ENC_VOP3 default
    0x046418435338416, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x04841a436338416, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a416437338416, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x04c416438338416, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04e416439338416, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441443433941c, // V_LSHRREV_B16 ENC_VOP3 default
    0x04641843533941c, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x04841a43633941c, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a41643733941c, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x04c41643833941c, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04e41643933941c, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441448133a2a3, // V_ASHRREV_I16 ENC_VOP3 default
    0x04641848233a2a3, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x04841a48333a2a3, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a41648433a2a3, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x04c41648533a2a3, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x04e41648633a2a3, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04444018733d41e, // V_LSHRREV_B64 ENC_VOP3 default
    0x0482ba18833d41e, // V_LSHRREV_B64 VOP3_VOP_DPP16 has_dpp16
    0x04a44218933d41e, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x04c44218a33d41e, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x04444048733e2a5, // V_ASHRREV_I64 ENC_VOP3 default
    0x0482ba48833e2a5, // V_ASHRREV_I64 VOP3_VOP_DPP16 has_dpp16
    0x04a44248933e2a5, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x04c44248a33e2a5, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x044444163341458, // V_MINIMUM_F64 ENC_VOP3 default
    0x048290164341458, // V_MINIMUM_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a446165341458, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_0
    0x04c446166341458, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_1
    0x04e446167341458, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044444163342436, // V_MAXIMUM_F64 ENC_VOP3 default
    0x048290164342436, // V_MAXIMUM_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a446165342436, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_0
    0x04c446166342436, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_1
    0x04e446167342436, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0b444848b3604c6, // V_READLANE_B32 ENC_VOP3 default
    0x0b641c48c361529, // V_WRITELANE_B32 ENC_VOP3 default
    0x0b841e48d361529, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x0444144343622a0, // V_AND_B16 ENC_VOP3 default
    0x0464184353622a0, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x04841a4363622a0, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a4164373622a0, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x04c4164383622a0, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x04e4164393622a0, // V_AND_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044414434363482, // V_OR_B16 ENC_VOP3 default
    0x046418435363482, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x04841a436363482, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a416437363482, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x04c416438363482, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x04e416439363482, // V_OR_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441443436452d, // V_XOR_B16 ENC_VOP3 default
    0x04641843536452d, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x04841a43636452d, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a41643736452d, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x04c41643836452d, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x04e41643936452d, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441c168365457, // V_MINIMUM_F32 ENC_VOP3 default
    0x0462a0169365457, // V_MINIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a216a365457, // V_MINIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a41e16b365457, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c41e16c365457, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e41e16d365457, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441c168366435, // V_MAXIMUM_F32 ENC_VOP3 default
    0x0462a0169366435, // V_MAXIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a216a366435, // V_MAXIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a41e16b366435, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c41e16c366435, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e41e16d366435, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04444a1a6367456, // V_MINIMUM_F16 ENC_VOP3 default
    0x04644e1a7367456, // V_MINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484501a8367456, // V_MINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a44c1a9367456, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c44c1aa367456, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e44c1ab367456, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04444a1a6368434, // V_MAXIMUM_F16 ENC_VOP3 default
    0x04644e1a7368434, // V_MAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484501a8368434, // V_MAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a44c1a9368434, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c44c1aa368434, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e44c1ab368434, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445248e369386, // V_CVT_PK_FP8_F32 ENC_VOP3 default
    0x04645648f369386, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x048458490369386, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a454491369386, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x04c454492369386, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x04e454493369386, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445249436a37f, // V_CVT_PK_BF8_F32 ENC_VOP3 default
    0x04645649536a37f, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x04845849636a37f, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a45449736a37f, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x04c45449836a37f, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x04e45449936a37f, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445a49a36b3c1, // V_CVT_SR_FP8_F32 ENC_VOP3 default
    0x04645e49b36b3c1, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x04846049c36b3c1, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a45c49d36b3c1, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x04c45c49e36b3c1, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x04e45c49f36b3c1, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445a4a036c3bf, // V_CVT_SR_BF8_F32 ENC_VOP3 default
    0x04645e4a136c3bf, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484604a236c3bf, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a45c4a336c3bf, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x04c45c4a436c3bf, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x04e45c4a536c3bf, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444624a636d37d, // V_CVT_PK_BF16_F32 ENC_VOP3 default
    0x0464664a736d37d, // V_CVT_PK_BF16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484684a836d37d, // V_CVT_PK_BF16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4644a936d37d, // V_CVT_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4644aa36d37d, // V_CVT_PK_BF16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4644ab36d37d, // V_CVT_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04446a4ac36e3c2, // V_CVT_SR_PK_BF16_F32 ENC_VOP3 default
    0x04646e4ad36e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484704ae36e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a46c4af36e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c46c4b036e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e46c4b136e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07246c4b236e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_2
    0x07446c4b336e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07646c4b436e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07846c4b536e3c2, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0444721a036f381, // V_CVT_PK_F16_F32 ENC_VOP3 default
    0x0462f21a136f381, // V_CVT_PK_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482f41a236f381, // V_CVT_PK_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4741a336f381, // V_CVT_PK_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4741a436f381, // V_CVT_PK_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4741a536f381, // V_CVT_PK_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444764b63703c3, // V_CVT_SR_PK_F16_F32 ENC_VOP3 default
    0x04647a4b73703c3, // V_CVT_SR_PK_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04847c4b83703c3, // V_CVT_SR_PK_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4784b93703c3, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4784ba3703c3, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4784bb3703c3, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0724784bc3703c3, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_2
    0x0744784bd3703c3, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0764784be3703c3, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0784784bf3703c3, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04447e4c0372385, // V_CVT_PK_FP8_F16 ENC_VOP3 default
    0x0464844c1372385, // V_CVT_PK_FP8_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484824c2372385, // V_CVT_PK_FP8_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4804c3372385, // V_CVT_PK_FP8_F16 VOP3_INST_LITERAL has_lit_0
    0x04447e4c437337e, // V_CVT_PK_BF8_F16 ENC_VOP3 default
    0x0464844c537337e, // V_CVT_PK_BF8_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484824c637337e, // V_CVT_PK_BF8_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4804c737337e, // V_CVT_PK_BF8_F16 VOP3_INST_LITERAL has_lit_0
    0x0444864c83743c0, // V_CVT_SR_FP8_F16 ENC_VOP3 default
    0x04648a4c93743c0, // V_CVT_SR_FP8_F16 VOP3_VOP_DPP8 has_dpp8
    0x04848c4ca3743c0, // V_CVT_SR_FP8_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4884cb3743c0, // V_CVT_SR_FP8_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4884cc3743c0, // V_CVT_SR_FP8_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4884cd3743c0, // V_CVT_SR_FP8_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444864ce3753be, // V_CVT_SR_BF8_F16 ENC_VOP3 default
    0x04648a4cf3753be, // V_CVT_SR_BF8_F16 VOP3_VOP_DPP8 has_dpp8
    0x04848c4d03753be, // V_CVT_SR_BF8_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4884d13753be, // V_CVT_SR_BF8_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4884d23753be, // V_CVT_SR_BF8_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4884d33753be, // V_CVT_SR_BF8_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
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
    0x0be4ee524001330, // V_CMP_LT_F16 ENC_VOPC default
    0x0c04f4525001330, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f6526001330, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f2527001330, // V_CMP_LT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f0527001330, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee524002309, // V_CMP_EQ_F16 ENC_VOPC default
    0x0c04f4525002309, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f6526002309, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f2527002309, // V_CMP_EQ_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f0527002309, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee524003324, // V_CMP_LE_F16 ENC_VOPC default
    0x0c04f4525003324, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f6526003324, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f2527003324, // V_CMP_LE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f0527003324, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee52400431b, // V_CMP_GT_F16 ENC_VOPC default
    0x0c04f452500431b, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f652600431b, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f252700431b, // V_CMP_GT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f052700431b, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee52400532d, // V_CMP_LG_F16 ENC_VOPC default
    0x0c04f452500532d, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f652600532d, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f252700532d, // V_CMP_LG_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f052700532d, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee524006312, // V_CMP_GE_F16 ENC_VOPC default
    0x0c04f4525006312, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f6526006312, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f2527006312, // V_CMP_GE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f0527006312, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee524007351, // V_CMP_O_F16 ENC_VOPC default
    0x0c04f4525007351, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f6526007351, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f2527007351, // V_CMP_O_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f0527007351, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee524008354, // V_CMP_U_F16 ENC_VOPC default
    0x0c04f4525008354, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f6526008354, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f2527008354, // V_CMP_U_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f0527008354, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee524009342, // V_CMP_NGE_F16 ENC_VOPC default
    0x0c04f4525009342, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f6526009342, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f2527009342, // V_CMP_NGE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f0527009342, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee52400a34b, // V_CMP_NLG_F16 ENC_VOPC default
    0x0c04f452500a34b, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f652600a34b, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f252700a34b, // V_CMP_NLG_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f052700a34b, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee52400b345, // V_CMP_NGT_F16 ENC_VOPC default
    0x0c04f452500b345, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f652600b345, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f252700b345, // V_CMP_NGT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f052700b345, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee52400c348, // V_CMP_NLE_F16 ENC_VOPC default
    0x0c04f452500c348, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f652600c348, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f252700c348, // V_CMP_NLE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f052700c348, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee52400d339, // V_CMP_NEQ_F16 ENC_VOPC default
    0x0c04f452500d339, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f652600d339, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f252700d339, // V_CMP_NEQ_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f052700d339, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee52400e34e, // V_CMP_NLT_F16 ENC_VOPC default
    0x0c04f452500e34e, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f652600e34e, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f252700e34e, // V_CMP_NLT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f052700e34e, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0be500528011331, // V_CMP_LT_F32 ENC_VOPC default
    0x0c0506529011331, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852a011331, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452b011331, // V_CMP_LT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252b011331, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x0be50052801230a, // V_CMP_EQ_F32 ENC_VOPC default
    0x0c050652901230a, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852a01230a, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452b01230a, // V_CMP_EQ_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252b01230a, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0be500528013325, // V_CMP_LE_F32 ENC_VOPC default
    0x0c0506529013325, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852a013325, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452b013325, // V_CMP_LE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252b013325, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x0be50052801431c, // V_CMP_GT_F32 ENC_VOPC default
    0x0c050652901431c, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852a01431c, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452b01431c, // V_CMP_GT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252b01431c, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x0be50052801532e, // V_CMP_LG_F32 ENC_VOPC default
    0x0c050652901532e, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852a01532e, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452b01532e, // V_CMP_LG_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252b01532e, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x0be500528016313, // V_CMP_GE_F32 ENC_VOPC default
    0x0c0506529016313, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852a016313, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452b016313, // V_CMP_GE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252b016313, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x0be500528017352, // V_CMP_O_F32 ENC_VOPC default
    0x0c0506529017352, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852a017352, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452b017352, // V_CMP_O_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252b017352, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x0be500528018355, // V_CMP_U_F32 ENC_VOPC default
    0x0c0506529018355, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852a018355, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452b018355, // V_CMP_U_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252b018355, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x0be500528019343, // V_CMP_NGE_F32 ENC_VOPC default
    0x0c0506529019343, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852a019343, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452b019343, // V_CMP_NGE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252b019343, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0be50052801a34c, // V_CMP_NLG_F32 ENC_VOPC default
    0x0c050652901a34c, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852a01a34c, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452b01a34c, // V_CMP_NLG_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252b01a34c, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0be50052801b346, // V_CMP_NGT_F32 ENC_VOPC default
    0x0c050652901b346, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852a01b346, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452b01b346, // V_CMP_NGT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252b01b346, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0be50052801c349, // V_CMP_NLE_F32 ENC_VOPC default
    0x0c050652901c349, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852a01c349, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452b01c349, // V_CMP_NLE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252b01c349, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0be50052801d33a, // V_CMP_NEQ_F32 ENC_VOPC default
    0x0c050652901d33a, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852a01d33a, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452b01d33a, // V_CMP_NEQ_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252b01d33a, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0be50052801e34f, // V_CMP_NLT_F32 ENC_VOPC default
    0x0c050652901e34f, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852a01e34f, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452b01e34f, // V_CMP_NLT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252b01e34f, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0be50e52c021332, // V_CMP_LT_F64 ENC_VOPC default
    0x0c451252d021332, // V_CMP_LT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052d021332, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52c02230b, // V_CMP_EQ_F64 ENC_VOPC default
    0x0c451252d02230b, // V_CMP_EQ_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052d02230b, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52c023326, // V_CMP_LE_F64 ENC_VOPC default
    0x0c451252d023326, // V_CMP_LE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052d023326, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52c02431d, // V_CMP_GT_F64 ENC_VOPC default
    0x0c451252d02431d, // V_CMP_GT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052d02431d, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52c02532f, // V_CMP_LG_F64 ENC_VOPC default
    0x0c451252d02532f, // V_CMP_LG_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052d02532f, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52c026314, // V_CMP_GE_F64 ENC_VOPC default
    0x0c451252d026314, // V_CMP_GE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052d026314, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52c027353, // V_CMP_O_F64 ENC_VOPC default
    0x0c451252d027353, // V_CMP_O_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052d027353, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52c028356, // V_CMP_U_F64 ENC_VOPC default
    0x0c451252d028356, // V_CMP_U_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052d028356, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52c029344, // V_CMP_NGE_F64 ENC_VOPC default
    0x0c451252d029344, // V_CMP_NGE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052d029344, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52c02a34d, // V_CMP_NLG_F64 ENC_VOPC default
    0x0c451252d02a34d, // V_CMP_NLG_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052d02a34d, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52c02b347, // V_CMP_NGT_F64 ENC_VOPC default
    0x0c451252d02b347, // V_CMP_NGT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052d02b347, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52c02c34a, // V_CMP_NLE_F64 ENC_VOPC default
    0x0c451252d02c34a, // V_CMP_NLE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052d02c34a, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52c02d33b, // V_CMP_NEQ_F64 ENC_VOPC default
    0x0c451252d02d33b, // V_CMP_NEQ_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052d02d33b, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52c02e350, // V_CMP_NLT_F64 ENC_VOPC default
    0x0c451252d02e350, // V_CMP_NLT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052d02e350, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0be51c52e031333, // V_CMP_LT_I16 ENC_VOPC default
    0x0c052252f031333, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c2524530031333, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c4520531031333, // V_CMP_LT_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e531031333, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x0be51c52e03230c, // V_CMP_EQ_I16 ENC_VOPC default
    0x0c052252f03230c, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c252453003230c, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c452053103230c, // V_CMP_EQ_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e53103230c, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0be51c52e033327, // V_CMP_LE_I16 ENC_VOPC default
    0x0c052252f033327, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c2524530033327, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c4520531033327, // V_CMP_LE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e531033327, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x0be51c52e03431e, // V_CMP_GT_I16 ENC_VOPC default
    0x0c052252f03431e, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c252453003431e, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c452053103431e, // V_CMP_GT_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e53103431e, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x0be51c52e03533c, // V_CMP_NE_I16 ENC_VOPC default
    0x0c052252f03533c, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c252453003533c, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c452053103533c, // V_CMP_NE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e53103533c, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x0be51c52e036315, // V_CMP_GE_I16 ENC_VOPC default
    0x0c052252f036315, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c2524530036315, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c4520531036315, // V_CMP_GE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e531036315, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x0be51c532039336, // V_CMP_LT_U16 ENC_VOPC default
    0x0c0522533039336, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c2524534039336, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c4520535039336, // V_CMP_LT_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e535039336, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x0be51c53203a30f, // V_CMP_EQ_U16 ENC_VOPC default
    0x0c052253303a30f, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c252453403a30f, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c452053503a30f, // V_CMP_EQ_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e53503a30f, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0be51c53203b32a, // V_CMP_LE_U16 ENC_VOPC default
    0x0c052253303b32a, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c252453403b32a, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c452053503b32a, // V_CMP_LE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e53503b32a, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x0be51c53203c321, // V_CMP_GT_U16 ENC_VOPC default
    0x0c052253303c321, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c252453403c321, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c452053503c321, // V_CMP_GT_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e53503c321, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x0be51c53203d33f, // V_CMP_NE_U16 ENC_VOPC default
    0x0c052253303d33f, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c252453403d33f, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c452053503d33f, // V_CMP_NE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e53503d33f, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x0be51c53203e318, // V_CMP_GE_U16 ENC_VOPC default
    0x0c052253303e318, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c252453403e318, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c452053503e318, // V_CMP_GE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e53503e318, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x0be500536041334, // V_CMP_LT_I32 ENC_VOPC default
    0x0c0506537041334, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e538041334, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c4504539041334, // V_CMP_LT_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c6502539041334, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x0be50053604230d, // V_CMP_EQ_I32 ENC_VOPC default
    0x0c050653704230d, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e53804230d, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c450453904230d, // V_CMP_EQ_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c650253904230d, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0be500536043328, // V_CMP_LE_I32 ENC_VOPC default
    0x0c0506537043328, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e538043328, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c4504539043328, // V_CMP_LE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c6502539043328, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x0be50053604431f, // V_CMP_GT_I32 ENC_VOPC default
    0x0c050653704431f, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e53804431f, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c450453904431f, // V_CMP_GT_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c650253904431f, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x0be50053604533d, // V_CMP_NE_I32 ENC_VOPC default
    0x0c050653704533d, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e53804533d, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c450453904533d, // V_CMP_NE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c650253904533d, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x0be500536046316, // V_CMP_GE_I32 ENC_VOPC default
    0x0c0506537046316, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e538046316, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c4504539046316, // V_CMP_GE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c6502539046316, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x0be50053a049337, // V_CMP_LT_U32 ENC_VOPC default
    0x0c050653b049337, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e53c049337, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c450453d049337, // V_CMP_LT_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c650253d049337, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x0be50053a04a310, // V_CMP_EQ_U32 ENC_VOPC default
    0x0c050653b04a310, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e53c04a310, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c450453d04a310, // V_CMP_EQ_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c650253d04a310, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0be50053a04b32b, // V_CMP_LE_U32 ENC_VOPC default
    0x0c050653b04b32b, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e53c04b32b, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c450453d04b32b, // V_CMP_LE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c650253d04b32b, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x0be50053a04c322, // V_CMP_GT_U32 ENC_VOPC default
    0x0c050653b04c322, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e53c04c322, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c450453d04c322, // V_CMP_GT_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c650253d04c322, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x0be50053a04d340, // V_CMP_NE_U32 ENC_VOPC default
    0x0c050653b04d340, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e53c04d340, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c450453d04d340, // V_CMP_NE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c650253d04d340, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x0be50053a04e319, // V_CMP_GE_U32 ENC_VOPC default
    0x0c050653b04e319, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e53c04e319, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c450453d04e319, // V_CMP_GE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c650253d04e319, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x0be53453e051335, // V_CMP_LT_I64 ENC_VOPC default
    0x0c453853f051335, // V_CMP_LT_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c653653f051335, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x0be53453e05230e, // V_CMP_EQ_I64 ENC_VOPC default
    0x0c453853f05230e, // V_CMP_EQ_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c653653f05230e, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0be53453e053329, // V_CMP_LE_I64 ENC_VOPC default
    0x0c453853f053329, // V_CMP_LE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c653653f053329, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x0be53453e054320, // V_CMP_GT_I64 ENC_VOPC default
    0x0c453853f054320, // V_CMP_GT_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c653653f054320, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x0be53453e05533e, // V_CMP_NE_I64 ENC_VOPC default
    0x0c453853f05533e, // V_CMP_NE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c653653f05533e, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x0be53453e056317, // V_CMP_GE_I64 ENC_VOPC default
    0x0c453853f056317, // V_CMP_GE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c653653f056317, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x0be534540059338, // V_CMP_LT_U64 ENC_VOPC default
    0x0c4538541059338, // V_CMP_LT_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c6536541059338, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x0be53454005a311, // V_CMP_EQ_U64 ENC_VOPC default
    0x0c453854105a311, // V_CMP_EQ_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c653654105a311, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0be53454005b32c, // V_CMP_LE_U64 ENC_VOPC default
    0x0c453854105b32c, // V_CMP_LE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c653654105b32c, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x0be53454005c323, // V_CMP_GT_U64 ENC_VOPC default
    0x0c453854105c323, // V_CMP_GT_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c653654105c323, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x0be53454005d341, // V_CMP_NE_U64 ENC_VOPC default
    0x0c453854105d341, // V_CMP_NE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c653654105d341, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x0be53454005e31a, // V_CMP_GE_U64 ENC_VOPC default
    0x0c453854105e31a, // V_CMP_GE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c653654105e31a, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x0be4ee52407d306, // V_CMP_CLASS_F16 ENC_VOPC default
    0x0c04f452507d306, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f652607d306, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f252707d306, // V_CMP_CLASS_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f052707d306, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0be50054207e307, // V_CMP_CLASS_F32 ENC_VOPC default
    0x0c050654307e307, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c254254407e307, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450454507e307, // V_CMP_CLASS_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650254507e307, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0be54854607f308, // V_CMP_CLASS_F64 ENC_VOPC default
    0x0c454c54707f308, // V_CMP_CLASS_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c654a54707f308, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0be5565480812df, // V_CMPX_LT_F16 ENC_VOPC default
    0x0c055c5490812df, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a0812df, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b0812df, // V_CMPX_LT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b0812df, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x0be5565480822b8, // V_CMPX_EQ_F16 ENC_VOPC default
    0x0c055c5490822b8, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a0822b8, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b0822b8, // V_CMPX_EQ_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b0822b8, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0be5565480832d3, // V_CMPX_LE_F16 ENC_VOPC default
    0x0c055c5490832d3, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a0832d3, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b0832d3, // V_CMPX_LE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b0832d3, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x0be5565480842ca, // V_CMPX_GT_F16 ENC_VOPC default
    0x0c055c5490842ca, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a0842ca, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b0842ca, // V_CMPX_GT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b0842ca, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x0be5565480852dc, // V_CMPX_LG_F16 ENC_VOPC default
    0x0c055c5490852dc, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a0852dc, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b0852dc, // V_CMPX_LG_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b0852dc, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x0be5565480862c1, // V_CMPX_GE_F16 ENC_VOPC default
    0x0c055c5490862c1, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a0862c1, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b0862c1, // V_CMPX_GE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b0862c1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x0be556548087300, // V_CMPX_O_F16 ENC_VOPC default
    0x0c055c549087300, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a087300, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b087300, // V_CMPX_O_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b087300, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x0be556548088303, // V_CMPX_U_F16 ENC_VOPC default
    0x0c055c549088303, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a088303, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b088303, // V_CMPX_U_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b088303, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x0be5565480892f1, // V_CMPX_NGE_F16 ENC_VOPC default
    0x0c055c5490892f1, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a0892f1, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b0892f1, // V_CMPX_NGE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b0892f1, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0be55654808a2fa, // V_CMPX_NLG_F16 ENC_VOPC default
    0x0c055c54908a2fa, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a08a2fa, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b08a2fa, // V_CMPX_NLG_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b08a2fa, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0be55654808b2f4, // V_CMPX_NGT_F16 ENC_VOPC default
    0x0c055c54908b2f4, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a08b2f4, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b08b2f4, // V_CMPX_NGT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b08b2f4, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0be55654808c2f7, // V_CMPX_NLE_F16 ENC_VOPC default
    0x0c055c54908c2f7, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a08c2f7, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b08c2f7, // V_CMPX_NLE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b08c2f7, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0be55654808d2e8, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x0c055c54908d2e8, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a08d2e8, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b08d2e8, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b08d2e8, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0be55654808e2fd, // V_CMPX_NLT_F16 ENC_VOPC default
    0x0c055c54908e2fd, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a08e2fd, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b08e2fd, // V_CMPX_NLT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b08e2fd, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0be56854c0912e0, // V_CMPX_LT_F32 ENC_VOPC default
    0x0c056e54d0912e0, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054e0912e0, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54f0912e0, // V_CMPX_LT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54f0912e0, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x0be56854c0922b9, // V_CMPX_EQ_F32 ENC_VOPC default
    0x0c056e54d0922b9, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054e0922b9, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54f0922b9, // V_CMPX_EQ_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54f0922b9, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0be56854c0932d4, // V_CMPX_LE_F32 ENC_VOPC default
    0x0c056e54d0932d4, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054e0932d4, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54f0932d4, // V_CMPX_LE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54f0932d4, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x0be56854c0942cb, // V_CMPX_GT_F32 ENC_VOPC default
    0x0c056e54d0942cb, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054e0942cb, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54f0942cb, // V_CMPX_GT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54f0942cb, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x0be56854c0952dd, // V_CMPX_LG_F32 ENC_VOPC default
    0x0c056e54d0952dd, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054e0952dd, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54f0952dd, // V_CMPX_LG_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54f0952dd, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x0be56854c0962c2, // V_CMPX_GE_F32 ENC_VOPC default
    0x0c056e54d0962c2, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054e0962c2, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54f0962c2, // V_CMPX_GE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54f0962c2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x0be56854c097301, // V_CMPX_O_F32 ENC_VOPC default
    0x0c056e54d097301, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054e097301, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54f097301, // V_CMPX_O_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54f097301, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x0be56854c098304, // V_CMPX_U_F32 ENC_VOPC default
    0x0c056e54d098304, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054e098304, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54f098304, // V_CMPX_U_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54f098304, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x0be56854c0992f2, // V_CMPX_NGE_F32 ENC_VOPC default
    0x0c056e54d0992f2, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054e0992f2, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54f0992f2, // V_CMPX_NGE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54f0992f2, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0be56854c09a2fb, // V_CMPX_NLG_F32 ENC_VOPC default
    0x0c056e54d09a2fb, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054e09a2fb, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54f09a2fb, // V_CMPX_NLG_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54f09a2fb, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0be56854c09b2f5, // V_CMPX_NGT_F32 ENC_VOPC default
    0x0c056e54d09b2f5, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054e09b2f5, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54f09b2f5, // V_CMPX_NGT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54f09b2f5, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0be56854c09c2f8, // V_CMPX_NLE_F32 ENC_VOPC default
    0x0c056e54d09c2f8, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054e09c2f8, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54f09c2f8, // V_CMPX_NLE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54f09c2f8, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0be56854c09d2e9, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x0c056e54d09d2e9, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054e09d2e9, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54f09d2e9, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54f09d2e9, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0be56854c09e2fe, // V_CMPX_NLT_F32 ENC_VOPC default
    0x0c056e54d09e2fe, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054e09e2fe, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54f09e2fe, // V_CMPX_NLT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54f09e2fe, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0be5765500a12e1, // V_CMPX_LT_F64 ENC_VOPC default
    0x0c457a5510a12e1, // V_CMPX_LT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785510a12e1, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x0be5765500a22ba, // V_CMPX_EQ_F64 ENC_VOPC default
    0x0c457a5510a22ba, // V_CMPX_EQ_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785510a22ba, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0be5765500a32d5, // V_CMPX_LE_F64 ENC_VOPC default
    0x0c457a5510a32d5, // V_CMPX_LE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785510a32d5, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x0be5765500a42cc, // V_CMPX_GT_F64 ENC_VOPC default
    0x0c457a5510a42cc, // V_CMPX_GT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785510a42cc, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x0be5765500a52de, // V_CMPX_LG_F64 ENC_VOPC default
    0x0c457a5510a52de, // V_CMPX_LG_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785510a52de, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x0be5765500a62c3, // V_CMPX_GE_F64 ENC_VOPC default
    0x0c457a5510a62c3, // V_CMPX_GE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785510a62c3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x0be5765500a7302, // V_CMPX_O_F64 ENC_VOPC default
    0x0c457a5510a7302, // V_CMPX_O_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785510a7302, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x0be5765500a8305, // V_CMPX_U_F64 ENC_VOPC default
    0x0c457a5510a8305, // V_CMPX_U_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785510a8305, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x0be5765500a92f3, // V_CMPX_NGE_F64 ENC_VOPC default
    0x0c457a5510a92f3, // V_CMPX_NGE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785510a92f3, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0be5765500aa2fc, // V_CMPX_NLG_F64 ENC_VOPC default
    0x0c457a5510aa2fc, // V_CMPX_NLG_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785510aa2fc, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0be5765500ab2f6, // V_CMPX_NGT_F64 ENC_VOPC default
    0x0c457a5510ab2f6, // V_CMPX_NGT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785510ab2f6, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0be5765500ac2f9, // V_CMPX_NLE_F64 ENC_VOPC default
    0x0c457a5510ac2f9, // V_CMPX_NLE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785510ac2f9, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0be5765500ad2ea, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x0c457a5510ad2ea, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785510ad2ea, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0be5765500ae2ff, // V_CMPX_NLT_F64 ENC_VOPC default
    0x0c457a5510ae2ff, // V_CMPX_NLT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785510ae2ff, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0be5845520b12e2, // V_CMPX_LT_I16 ENC_VOPC default
    0x0c058a5530b12e2, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c5540b12e2, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c45885550b12e2, // V_CMPX_LT_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c65865550b12e2, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x0be5845520b22bb, // V_CMPX_EQ_I16 ENC_VOPC default
    0x0c058a5530b22bb, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c5540b22bb, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c45885550b22bb, // V_CMPX_EQ_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c65865550b22bb, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0be5845520b32d6, // V_CMPX_LE_I16 ENC_VOPC default
    0x0c058a5530b32d6, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c5540b32d6, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c45885550b32d6, // V_CMPX_LE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c65865550b32d6, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x0be5845520b42cd, // V_CMPX_GT_I16 ENC_VOPC default
    0x0c058a5530b42cd, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c5540b42cd, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c45885550b42cd, // V_CMPX_GT_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c65865550b42cd, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x0be5845520b52eb, // V_CMPX_NE_I16 ENC_VOPC default
    0x0c058a5530b52eb, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c5540b52eb, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c45885550b52eb, // V_CMPX_NE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c65865550b52eb, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x0be5845520b62c4, // V_CMPX_GE_I16 ENC_VOPC default
    0x0c058a5530b62c4, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c5540b62c4, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c45885550b62c4, // V_CMPX_GE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c65865550b62c4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x0be5845560b92e5, // V_CMPX_LT_U16 ENC_VOPC default
    0x0c058a5570b92e5, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c5580b92e5, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c45885590b92e5, // V_CMPX_LT_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c65865590b92e5, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x0be5845560ba2be, // V_CMPX_EQ_U16 ENC_VOPC default
    0x0c058a5570ba2be, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c5580ba2be, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c45885590ba2be, // V_CMPX_EQ_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c65865590ba2be, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0be5845560bb2d9, // V_CMPX_LE_U16 ENC_VOPC default
    0x0c058a5570bb2d9, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c5580bb2d9, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c45885590bb2d9, // V_CMPX_LE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c65865590bb2d9, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x0be5845560bc2d0, // V_CMPX_GT_U16 ENC_VOPC default
    0x0c058a5570bc2d0, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c5580bc2d0, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c45885590bc2d0, // V_CMPX_GT_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c65865590bc2d0, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x0be5845560bd2ee, // V_CMPX_NE_U16 ENC_VOPC default
    0x0c058a5570bd2ee, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c5580bd2ee, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c45885590bd2ee, // V_CMPX_NE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c65865590bd2ee, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x0be5845560be2c7, // V_CMPX_GE_U16 ENC_VOPC default
    0x0c058a5570be2c7, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c5580be2c7, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c45885590be2c7, // V_CMPX_GE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c65865590be2c7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x0be56855a0c12e3, // V_CMPX_LT_I32 ENC_VOPC default
    0x0c056e55b0c12e3, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c259655c0c12e3, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c55d0c12e3, // V_CMPX_LT_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a55d0c12e3, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x0be56855a0c22bc, // V_CMPX_EQ_I32 ENC_VOPC default
    0x0c056e55b0c22bc, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c259655c0c22bc, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c55d0c22bc, // V_CMPX_EQ_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a55d0c22bc, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0be56855a0c32d7, // V_CMPX_LE_I32 ENC_VOPC default
    0x0c056e55b0c32d7, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c259655c0c32d7, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c55d0c32d7, // V_CMPX_LE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a55d0c32d7, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x0be56855a0c42ce, // V_CMPX_GT_I32 ENC_VOPC default
    0x0c056e55b0c42ce, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c259655c0c42ce, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c55d0c42ce, // V_CMPX_GT_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a55d0c42ce, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x0be56855a0c52ec, // V_CMPX_NE_I32 ENC_VOPC default
    0x0c056e55b0c52ec, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c259655c0c52ec, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c55d0c52ec, // V_CMPX_NE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a55d0c52ec, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x0be56855a0c62c5, // V_CMPX_GE_I32 ENC_VOPC default
    0x0c056e55b0c62c5, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c259655c0c62c5, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c55d0c62c5, // V_CMPX_GE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a55d0c62c5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x0be56855e0c92e6, // V_CMPX_LT_U32 ENC_VOPC default
    0x0c056e55f0c92e6, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c25965600c92e6, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5610c92e6, // V_CMPX_LT_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5610c92e6, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x0be56855e0ca2bf, // V_CMPX_EQ_U32 ENC_VOPC default
    0x0c056e55f0ca2bf, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c25965600ca2bf, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5610ca2bf, // V_CMPX_EQ_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5610ca2bf, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0be56855e0cb2da, // V_CMPX_LE_U32 ENC_VOPC default
    0x0c056e55f0cb2da, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c25965600cb2da, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5610cb2da, // V_CMPX_LE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5610cb2da, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x0be56855e0cc2d1, // V_CMPX_GT_U32 ENC_VOPC default
    0x0c056e55f0cc2d1, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c25965600cc2d1, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5610cc2d1, // V_CMPX_GT_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5610cc2d1, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x0be56855e0cd2ef, // V_CMPX_NE_U32 ENC_VOPC default
    0x0c056e55f0cd2ef, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c25965600cd2ef, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5610cd2ef, // V_CMPX_NE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5610cd2ef, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x0be56855e0ce2c8, // V_CMPX_GE_U32 ENC_VOPC default
    0x0c056e55f0ce2c8, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c25965600ce2c8, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5610ce2c8, // V_CMPX_GE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5610ce2c8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x0be59c5620d12e4, // V_CMPX_LT_I64 ENC_VOPC default
    0x0c45a05630d12e4, // V_CMPX_LT_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5630d12e4, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x0be59c5620d22bd, // V_CMPX_EQ_I64 ENC_VOPC default
    0x0c45a05630d22bd, // V_CMPX_EQ_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5630d22bd, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0be59c5620d32d8, // V_CMPX_LE_I64 ENC_VOPC default
    0x0c45a05630d32d8, // V_CMPX_LE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5630d32d8, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x0be59c5620d42cf, // V_CMPX_GT_I64 ENC_VOPC default
    0x0c45a05630d42cf, // V_CMPX_GT_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5630d42cf, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x0be59c5620d52ed, // V_CMPX_NE_I64 ENC_VOPC default
    0x0c45a05630d52ed, // V_CMPX_NE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5630d52ed, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x0be59c5620d62c6, // V_CMPX_GE_I64 ENC_VOPC default
    0x0c45a05630d62c6, // V_CMPX_GE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5630d62c6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x0be59c5640d92e7, // V_CMPX_LT_U64 ENC_VOPC default
    0x0c45a05650d92e7, // V_CMPX_LT_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5650d92e7, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x0be59c5640da2c0, // V_CMPX_EQ_U64 ENC_VOPC default
    0x0c45a05650da2c0, // V_CMPX_EQ_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5650da2c0, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0be59c5640db2db, // V_CMPX_LE_U64 ENC_VOPC default
    0x0c45a05650db2db, // V_CMPX_LE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5650db2db, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x0be59c5640dc2d2, // V_CMPX_GT_U64 ENC_VOPC default
    0x0c45a05650dc2d2, // V_CMPX_GT_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5650dc2d2, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x0be59c5640dd2f0, // V_CMPX_NE_U64 ENC_VOPC default
    0x0c45a05650dd2f0, // V_CMPX_NE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5650dd2f0, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x0be59c5640de2c9, // V_CMPX_GE_U64 ENC_VOPC default
    0x0c45a05650de2c9, // V_CMPX_GE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5650de2c9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x0be5565480fd2b5, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x0c055c5490fd2b5, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54a0fd2b5, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54b0fd2b5, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854b0fd2b5, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0be5685660fe2b6, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x0c056e5670fe2b6, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c25aa5680fe2b6, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5690fe2b6, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5690fe2b6, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0be5b056a0ff2b7, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x0c45b456b0ff2b7, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65b256b0ff2b7, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
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
    0x0c817e58700a362, // V_CVT_F16_F32 ENC_VOP1 default
    0x0ca18458800a362, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc18658900a362, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce18258a00a362, // V_CVT_F16_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d018058a00a362, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x0c819058b00b368, // V_CVT_F32_F16 ENC_VOP1 default
    0x0ca19658c00b368, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc19858d00b368, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce19458e00b368, // V_CVT_F32_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d019258e00b368, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
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
    0x0cc1a2593010371, // V_CVT_F64_F32 VOP1_VOP_DPP16 has_dpp16
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
    0x0c81aa59b01750b, // V_TRUNC_F64 ENC_VOP1 default
    0x0cc1b059c01750b, // V_TRUNC_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ae59d01750b, // V_TRUNC_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ac59d01750b, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x0c81aa59b0182b2, // V_CEIL_F64 ENC_VOP1 default
    0x0cc1b059c0182b2, // V_CEIL_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ae59d0182b2, // V_CEIL_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ac59d0182b2, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x0c81aa59b0194c9, // V_RNDNE_F64 ENC_VOP1 default
    0x0cc1b059c0194c9, // V_RNDNE_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ae59d0194c9, // V_RNDNE_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ac59d0194c9, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x0c81aa59b01a3f2, // V_FLOOR_F64 ENC_VOP1 default
    0x0cc1b059c01a3f2, // V_FLOOR_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ae59d01a3f2, // V_FLOOR_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ac59d01a3f2, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x0c80181b401b493, // V_PIPEFLUSH ENC_VOP1 default
    0x0c81b859e01c46a, // V_MOV_B16 ENC_VOP1 default
    0x0ca1be59f01c46a, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1c05a001c46a, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1bc5a101c46a, // V_MOV_B16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ba5a101c46a, // V_MOV_B16 VOP1_INST_LITERAL has_lit
    0x0c81ca5a201d46c, // V_MOV_B64 ENC_VOP1 default
    0x0cc1d05a301d46c, // V_MOV_B64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ce5a401d46c, // V_MOV_B64 VOP1_INST_LITERAL64 has_lit64
    0x0d01cc5a401d46c, // V_MOV_B64 VOP1_INST_LITERAL has_lit
    0x0c81425a501e507, // V_TANH_F32 ENC_VOP1 default
    0x0ca1485a601e507, // V_TANH_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a701e507, // V_TANH_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a801e507, // V_TANH_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a801e507, // V_TANH_F32 VOP1_INST_LITERAL has_lit
    0x0c81d85a901f506, // V_TANH_F16 ENC_VOP1 default
    0x0ca1de5aa01f506, // V_TANH_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05ab01f506, // V_TANH_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5ac01f506, // V_TANH_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5ac01f506, // V_TANH_F16 VOP1_INST_LITERAL has_lit
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
    0x0c81aa59b02f4c3, // V_RCP_F64 ENC_VOP1 default
    0x0ce1ae59d02f4c3, // V_RCP_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ac59d02f4c3, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x0c81aa59b0314cd, // V_RSQ_F64 ENC_VOP1 default
    0x0ce1ae59d0314cd, // V_RSQ_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ac59d0314cd, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x0c81425a50334da, // V_SQRT_F32 ENC_VOP1 default
    0x0ca1485a60334da, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5a70334da, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a80334da, // V_SQRT_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a80334da, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x0c81aa59b0344db, // V_SQRT_F64 ENC_VOP1 default
    0x0ce1ae59d0344db, // V_SQRT_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ac59d0344db, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
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
    0x0c81aa59b03d40e, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x0cc1b059c03d40e, // V_FREXP_MANT_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ae59d03d40e, // V_FREXP_MANT_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ac59d03d40e, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x0c81aa59b03e408, // V_FRACT_F64 ENC_VOP1 default
    0x0cc1b059c03e408, // V_FRACT_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ae59d03e408, // V_FRACT_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ac59d03e408, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
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
    0x0c81ec5bf04a505, // V_TANH_BF16 ENC_VOP1 default
    0x0ca1f25c004a505, // V_TANH_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1f45c104a505, // V_TANH_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1f05c204a505, // V_TANH_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ee5c204a505, // V_TANH_BF16 VOP1_INST_LITERAL has_lit
    0x0c814256c04b4be, // V_PRNG_B32 ENC_VOP1 default
    0x0ca14856d04b4be, // V_PRNG_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a56e04b4be, // V_PRNG_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14656f04b4be, // V_PRNG_B32 VOP1_INST_LITERAL64 has_lit64
    0x0d014456f04b4be, // V_PRNG_B32 VOP1_INST_LITERAL has_lit
    0x0c81fe5c3050365, // V_CVT_F16_U16 ENC_VOP1 default
    0x0ca2045c4050365, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2065c5050365, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2025c6050365, // V_CVT_F16_U16 VOP1_INST_LITERAL64 has_lit64
    0x0d02005c6050365, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x0c81fe5c7051364, // V_CVT_F16_I16 ENC_VOP1 default
    0x0ca2045c8051364, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2065c9051364, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2025ca051364, // V_CVT_F16_I16 VOP1_INST_LITERAL64 has_lit64
    0x0d02005ca051364, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x0c82105cb0523c4, // V_CVT_U16_F16 ENC_VOP1 default
    0x0ca2165cc0523c4, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2185cd0523c4, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2145ce0523c4, // V_CVT_U16_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d02125ce0523c4, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x0c82105cf053375, // V_CVT_I16_F16 ENC_VOP1 default
    0x0ca2165d0053375, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2185d1053375, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2145d2053375, // V_CVT_I16_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d02125d2053375, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c81d85a90544c1, // V_RCP_F16 ENC_VOP1 default
    0x0ca1de5aa0544c1, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05ab0544c1, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5ac0544c1, // V_RCP_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5ac0544c1, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x0c81d85a90554d9, // V_SQRT_F16 ENC_VOP1 default
    0x0ca1de5aa0554d9, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05ab0554d9, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5ac0554d9, // V_SQRT_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5ac0554d9, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x0c81d85a90564cb, // V_RSQ_F16 ENC_VOP1 default
    0x0ca1de5aa0564cb, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05ab0564cb, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5ac0564cb, // V_RSQ_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5ac0564cb, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x0c81d85a9057414, // V_LOG_F16 ENC_VOP1 default
    0x0ca1de5aa057414, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05ab057414, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5ac057414, // V_LOG_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5ac057414, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x0c81d85a90583ee, // V_EXP_F16 ENC_VOP1 default
    0x0ca1de5aa0583ee, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05ab0583ee, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5ac0583ee, // V_EXP_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5ac0583ee, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x0c81d85a905940c, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x0ca1de5aa05940c, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05ab05940c, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5ac05940c, // V_FREXP_MANT_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5ac05940c, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x0c82105cf05a409, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x0ca2165d005a409, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2185d105a409, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2145d205a409, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d02125d205a409, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c81d85a905b3f0, // V_FLOOR_F16 ENC_VOP1 default
    0x0ca1de5aa05b3f0, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05ab05b3f0, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5ac05b3f0, // V_FLOOR_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5ac05b3f0, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x0c81d85a905c2b0, // V_CEIL_F16 ENC_VOP1 default
    0x0ca1de5aa05c2b0, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05ab05c2b0, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5ac05c2b0, // V_CEIL_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5ac05c2b0, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x0c81d85a905d509, // V_TRUNC_F16 ENC_VOP1 default
    0x0ca1de5aa05d509, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05ab05d509, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5ac05d509, // V_TRUNC_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5ac05d509, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x0c81d85a905e4c7, // V_RNDNE_F16 ENC_VOP1 default
    0x0ca1de5aa05e4c7, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05ab05e4c7, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5ac05e4c7, // V_RNDNE_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5ac05e4c7, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x0c81d85a905f406, // V_FRACT_F16 ENC_VOP1 default
    0x0ca1de5aa05f406, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05ab05f406, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5ac05f406, // V_FRACT_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5ac05f406, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x0c81d85a90604d6, // V_SIN_F16 ENC_VOP1 default
    0x0ca1de5aa0604d6, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05ab0604d6, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5ac0604d6, // V_SIN_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5ac0604d6, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x0c81d85a906135a, // V_COS_F16 ENC_VOP1 default
    0x0ca1de5aa06135a, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05ab06135a, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5ac06135a, // V_COS_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5ac06135a, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x0c81425d30624d4, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x0ca1485d40624d4, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1745d50624d4, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465d60624d4, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL64 has_lit64
    0x0d01445d60624d4, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x0c82105cf06337a, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x0ca2165d006337a, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2185d106337a, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2145d206337a, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d02125d206337a, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c82105cb06437b, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x0ca2165cc06437b, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2185cd06437b, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2145ce06437b, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d02125ce06437b, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x0d22225be0654ec, // V_SWAP_B32 ENC_VOP1 default
    0x0d22245d70664eb, // V_SWAP_B16 ENC_VOP1 default
    0x0d22225d80684ea, // V_SWAPREL_B32 ENC_VOP1 default
    0x0c81b85d906947f, // V_NOT_B16 ENC_VOP1 default
    0x0ca1be5da06947f, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1c05db06947f, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1bc5dc06947f, // V_NOT_B16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ba5dc06947f, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0x0c82265dd06a378, // V_CVT_I32_I16 ENC_VOP1 default
    0x0ca22c5de06a378, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0x0cc22e5df06a378, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0x0ce22a5e006a378, // V_CVT_I32_I16 VOP1_INST_LITERAL64 has_lit64
    0x0d02285e006a378, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0x0c82265e106b3c7, // V_CVT_U32_U16 ENC_VOP1 default
    0x0ca22c5e206b3c7, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0x0cc22e5e306b3c7, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0x0ce22a5e406b3c7, // V_CVT_U32_U16 VOP1_INST_LITERAL64 has_lit64
    0x0d02285e406b3c7, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
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
    0x0c82405ed06e384, // V_CVT_PK_F32_FP8 ENC_VOP1 default
    0x0ce2445ee06e384, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL64 has_lit64
    0x0d02425ee06e384, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL has_lit
    0x0c82405ef06f383, // V_CVT_PK_F32_BF8 ENC_VOP1 default
    0x0ce2445f006f383, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL64 has_lit64
    0x0d02425f006f383, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL has_lit
    0x0c824a5f1072366, // V_CVT_F32_BF16 ENC_VOP1 default
    0x0ca2505f2072366, // V_CVT_F32_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2525f3072366, // V_CVT_F32_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce24e5f4072366, // V_CVT_F32_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d024c5f4072366, // V_CVT_F32_BF16 VOP1_INST_LITERAL has_lit
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
    0x0c82245fd075382, // V_CVT_PK_F16_FP8 ENC_VOP1 default
    0x0ca1be5fe075382, // V_CVT_PK_F16_FP8 VOP1_VOP_DPP8 has_dpp8
    0x0cc1c05ff075382, // V_CVT_PK_F16_FP8 VOP1_VOP_DPP16 has_dpp16
    0x0ce25e600075382, // V_CVT_PK_F16_FP8 VOP1_INST_LITERAL64 has_lit64
    0x0d025c600075382, // V_CVT_PK_F16_FP8 VOP1_INST_LITERAL has_lit
    0x0c8224601076380, // V_CVT_PK_F16_BF8 ENC_VOP1 default
    0x0ca1be602076380, // V_CVT_PK_F16_BF8 VOP1_VOP_DPP8 has_dpp8
    0x0cc1c0603076380, // V_CVT_PK_F16_BF8 VOP1_VOP_DPP16 has_dpp16
    0x0ce25e604076380, // V_CVT_PK_F16_BF8 VOP1_INST_LITERAL64 has_lit64
    0x0d025c604076380, // V_CVT_PK_F16_BF8 VOP1_INST_LITERAL has_lit
    0x0c817e605077363, // V_CVT_F16_FP8 ENC_VOP1 default
    0x0ca184606077363, // V_CVT_F16_FP8 VOP1_VOP_DPP8 has_dpp8
    0x0cc268607077363, // V_CVT_F16_FP8 VOP1_VOP_DPP16 has_dpp16
    0x0ce182608077363, // V_CVT_F16_FP8 VOP1_INST_LITERAL64 has_lit64
    0x0d0180608077363, // V_CVT_F16_FP8 VOP1_INST_LITERAL has_lit
    0x0c817e609078361, // V_CVT_F16_BF8 ENC_VOP1 default
    0x0ca18460a078361, // V_CVT_F16_BF8 VOP1_VOP_DPP8 has_dpp8
    0x0cc26860b078361, // V_CVT_F16_BF8 VOP1_VOP_DPP16 has_dpp16
    0x0ce18260c078361, // V_CVT_F16_BF8 VOP1_INST_LITERAL64 has_lit64
    0x0d018060c078361, // V_CVT_F16_BF8 VOP1_INST_LITERAL has_lit
    0x0c81ec5bf0794c0, // V_RCP_BF16 ENC_VOP1 default
    0x0ca1f25c00794c0, // V_RCP_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1f45c10794c0, // V_RCP_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1f05c20794c0, // V_RCP_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ee5c20794c0, // V_RCP_BF16 VOP1_INST_LITERAL has_lit
    0x0c81ec5bf07a4d8, // V_SQRT_BF16 ENC_VOP1 default
    0x0ca1f25c007a4d8, // V_SQRT_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1f45c107a4d8, // V_SQRT_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1f05c207a4d8, // V_SQRT_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ee5c207a4d8, // V_SQRT_BF16 VOP1_INST_LITERAL has_lit
    0x0c81ec5bf07b4ca, // V_RSQ_BF16 ENC_VOP1 default
    0x0ca1f25c007b4ca, // V_RSQ_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1f45c107b4ca, // V_RSQ_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1f05c207b4ca, // V_RSQ_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ee5c207b4ca, // V_RSQ_BF16 VOP1_INST_LITERAL has_lit
    0x0c81ec5bf07c413, // V_LOG_BF16 ENC_VOP1 default
    0x0ca1f25c007c413, // V_LOG_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1f45c107c413, // V_LOG_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1f05c207c413, // V_LOG_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ee5c207c413, // V_LOG_BF16 VOP1_INST_LITERAL has_lit
    0x0c81ec5bf07d3ed, // V_EXP_BF16 ENC_VOP1 default
    0x0ca1f25c007d3ed, // V_EXP_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1f45c107d3ed, // V_EXP_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1f05c207d3ed, // V_EXP_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ee5c207d3ed, // V_EXP_BF16 VOP1_INST_LITERAL has_lit
    0x0c81ec5bf07e4d5, // V_SIN_BF16 ENC_VOP1 default
    0x0ca1f25c007e4d5, // V_SIN_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1f45c107e4d5, // V_SIN_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1f05c207e4d5, // V_SIN_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ee5c207e4d5, // V_SIN_BF16 VOP1_INST_LITERAL has_lit
    0x0c81ec5bf07f359, // V_COS_BF16 ENC_VOP1 default
    0x0ca1f25c007f359, // V_COS_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1f45c107f359, // V_COS_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1f05c207f359, // V_COS_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ee5c207f359, // V_COS_BF16 VOP1_INST_LITERAL has_lit
    0x0d448e60d0004a4, // V_PK_MAD_I16 ENC_VOP3P default
    0x0d649060e0004a4, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d849060f0004a4, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4906100004a4, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4906110004a4, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x0de4906120004a4, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04906130004a4, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24906140004a4, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44926150014bb, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x0d64946160014bb, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84946170014bb, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4946180014bb, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d4492619002497, // V_PK_ADD_I16 ENC_VOP3P default
    0x0d649461a002497, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d849461b002497, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da49461c002497, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44926190034bc, // V_PK_SUB_I16 ENC_VOP3P default
    0x0d649461a0034bc, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d849461b0034bc, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da49461c0034bc, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44926150044a2, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x0d64946160044a2, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0d84946170044a2, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0da4946180044a2, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44926150054a3, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x0d64946160054a3, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0d84946170054a3, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0da4946180054a3, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449261d00649d, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x0d649461e00649d, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d849461f00649d, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da49462000649d, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44926190074ab, // V_PK_MAX_I16 ENC_VOP3P default
    0x0d649461a0074ab, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d849461b0074ab, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da49461c0074ab, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44926190084b4, // V_PK_MIN_I16 ENC_VOP3P default
    0x0d649461a0084b4, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d849461b0084b4, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da49461c0084b4, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d448e6210094a5, // V_PK_MAD_U16 ENC_VOP3P default
    0x0d64906220094a5, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84906230094a5, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4906240094a5, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4906250094a5, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x0de4906260094a5, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04906270094a5, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24906280094a5, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d449261500a49c, // V_PK_ADD_U16 ENC_VOP3P default
    0x0d649461600a49c, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d849461700a49c, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da49461800a49c, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449261500b4bd, // V_PK_SUB_U16 ENC_VOP3P default
    0x0d649461600b4bd, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d849461700b4bd, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da49461800b4bd, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449261500c4ae, // V_PK_MAX_U16 ENC_VOP3P default
    0x0d649461600c4ae, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d849461700c4ae, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da49461800c4ae, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449261500d4b7, // V_PK_MIN_U16 ENC_VOP3P default
    0x0d649461600d4b7, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d849461700d4b7, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da49461800d4b7, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449662900e4a0, // V_PK_FMA_F16 ENC_VOP3P default
    0x0d649862a00e4a0, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d849862b00e4a0, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da49862c00e4a0, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc49862d00e4a0, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de49862e00e4a0, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e049862f00e4a0, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e249863000e4a0, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d449a63100f495, // V_PK_ADD_F16 ENC_VOP3P default
    0x0d649c63200f495, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d849c63300f495, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da49c63400f495, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449a6310104b9, // V_PK_MUL_F16 ENC_VOP3P default
    0x0d649c6320104b9, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d849c6330104b9, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da49c6340104b9, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449e63501149f, // V_PK_FMA_BF16 ENC_VOP3P default
    0x0d64a063601149f, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84a063701149f, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4a063801149f, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a063901149f, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_2
    0x0de4a063a01149f, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a063b01149f, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a063c01149f, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a260d014498, // V_PK_ADD_MAX_I16 ENC_VOP3P default
    0x0d64a460e014498, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84a460f014498, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4a4610014498, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a4611014498, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_2
    0x0de4a4612014498, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a4613014498, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a4614014498, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a2621015499, // V_PK_ADD_MAX_U16 ENC_VOP3P default
    0x0d64a4622015499, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84a4623015499, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4a4624015499, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a4625015499, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_2
    0x0de4a4626015499, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a4627015499, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a4628015499, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a663d0163cf, // V_DOT4_I32_IU8 ENC_VOP3P default
    0x0d64a863e0163cf, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0x0d84a863f0163cf, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0x0da4a86400163cf, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a86410163cf, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0x0de4a86420163cf, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a86430163cf, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a86440163cf, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a62ad0173d0, // V_DOT4_U32_U8 ENC_VOP3P default
    0x0d64a86450173d0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0x0d84a86460173d0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0x0da4a86470173d0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a86480173d0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0x0de4a86490173d0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a864a0173d0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a864b0173d0, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a664c0183d1, // V_DOT8_I32_IU4 ENC_VOP3P default
    0x0d64a864d0183d1, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0x0d84a864e0183d1, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0x0da4a864f0183d1, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a86500183d1, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0x0de4a86510183d1, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a86520183d1, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a86530183d1, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a66540193d2, // V_DOT8_U32_U4 ENC_VOP3P default
    0x0d64a86550193d2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0x0d84a86560193d2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0x0da4a86570193d2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a86580193d2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0x0de4a86590193d2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a865a0193d2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a865b0193d2, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d449a63101b4b6, // V_PK_MIN_NUM_F16 ENC_VOP3P default
    0x0d649c63201b4b6, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d849c63301b4b6, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da49c63401b4b6, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449a63101c4ad, // V_PK_MAX_NUM_F16 ENC_VOP3P default
    0x0d649c63201c4ad, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d849c63301c4ad, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da49c63401c4ad, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449a63101d4b3, // V_PK_MINIMUM_F16 ENC_VOP3P default
    0x0d649c63201d4b3, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d849c63301d4b3, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da49c63401d4b3, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449a63101e4aa, // V_PK_MAXIMUM_F16 ENC_VOP3P default
    0x0d649c63201e4aa, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d849c63301e4aa, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da49c63401e4aa, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44aa65c01f4a1, // V_PK_FMA_F32 ENC_VOP3P default
    0x0d64ac65d01f4a1, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_0
    0x0d84ac65e01f4a1, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_1
    0x0da4ac65f01f4a1, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4ac66001f4a1, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_2
    0x0de4ac66101f4a1, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04ac66201f4a1, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24ac66301f4a1, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44ae664020404, // V_FMA_MIX_F32 ENC_VOP3P default
    0x0e44b2665020404, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0x0e64b4666020404, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0x0d64b0667020404, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x0d84b0668020404, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x0da4b0669020404, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4b066a020404, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x0de4b066b020404, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04b066c020404, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24b066d020404, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44ae66e021403, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x0e44b266f021403, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0e64b4670021403, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0d64b0671021403, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b0672021403, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b0673021403, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4b0674021403, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de4b0675021403, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04b0676021403, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24b0677021403, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44ae66e022401, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x0e44b266f022401, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0e64b4670022401, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0d64b0671022401, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b0672022401, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b0673022401, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4b0674022401, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de4b0675022401, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04b0676022401, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24b0677022401, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44b6678023494, // V_PK_ADD_BF16 ENC_VOP3P default
    0x0d64b8679023494, // V_PK_ADD_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b867a023494, // V_PK_ADD_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b867b023494, // V_PK_ADD_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44ba67c0284ba, // V_PK_MUL_F32 ENC_VOP3P default
    0x0d64bc67d0284ba, // V_PK_MUL_F32 VOP3P_INST_LITERAL has_lit_0
    0x0d84bc67e0284ba, // V_PK_MUL_F32 VOP3P_INST_LITERAL has_lit_1
    0x0da4bc67f0284ba, // V_PK_MUL_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44ba67c029496, // V_PK_ADD_F32 ENC_VOP3P default
    0x0d64bc67d029496, // V_PK_ADD_F32 VOP3P_INST_LITERAL has_lit_0
    0x0d84bc67e029496, // V_PK_ADD_F32 VOP3P_INST_LITERAL has_lit_1
    0x0da4bc67f029496, // V_PK_ADD_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44b667802a4b8, // V_PK_MUL_BF16 ENC_VOP3P default
    0x0d64b867902a4b8, // V_PK_MUL_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b867a02a4b8, // V_PK_MUL_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b867b02a4b8, // V_PK_MUL_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44b667802b4b5, // V_PK_MIN_NUM_BF16 ENC_VOP3P default
    0x0d64b867902b4b5, // V_PK_MIN_NUM_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b867a02b4b5, // V_PK_MIN_NUM_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b867b02b4b5, // V_PK_MIN_NUM_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44b667802c4ac, // V_PK_MAX_NUM_BF16 ENC_VOP3P default
    0x0d64b867902c4ac, // V_PK_MAX_NUM_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b867a02c4ac, // V_PK_MAX_NUM_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b867b02c4ac, // V_PK_MAX_NUM_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44a260d02d49a, // V_PK_ADD_MIN_I16 ENC_VOP3P default
    0x0d64a460e02d49a, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84a460f02d49a, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4a461002d49a, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a461102d49a, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_2
    0x0de4a461202d49a, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a461302d49a, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a461402d49a, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a262102e49b, // V_PK_ADD_MIN_U16 ENC_VOP3P default
    0x0d64a462202e49b, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84a462302e49b, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4a462402e49b, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a462502e49b, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_2
    0x0de4a462602e49b, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a462702e49b, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a462802e49b, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a260d02f4a6, // V_PK_MAX3_I16 ENC_VOP3P default
    0x0d64a460e02f4a6, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84a460f02f4a6, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4a461002f4a6, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a461102f4a6, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_2
    0x0de4a461202f4a6, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a461302f4a6, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a461402f4a6, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a26210304a8, // V_PK_MAX3_U16 ENC_VOP3P default
    0x0d64a46220304a8, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84a46230304a8, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4a46240304a8, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a46250304a8, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_2
    0x0de4a46260304a8, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a46270304a8, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a46280304a8, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a260d0314af, // V_PK_MIN3_I16 ENC_VOP3P default
    0x0d64a460e0314af, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84a460f0314af, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4a46100314af, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a46110314af, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_2
    0x0de4a46120314af, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a46130314af, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a46140314af, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a26210324b1, // V_PK_MIN3_U16 ENC_VOP3P default
    0x0d64a46220324b1, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84a46230324b1, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4a46240324b1, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a46250324b1, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_2
    0x0de4a46260324b1, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a46270324b1, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a46280324b1, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0e84be680033519, // V_WMMA_F32_16X16X128_F8F6F4 ENC_VOP3P default
    0x0d44966290364b2, // V_PK_MINIMUM3_F16 ENC_VOP3P default
    0x0d649862a0364b2, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d849862b0364b2, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da49862c0364b2, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc49862d0364b2, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de49862e0364b2, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e049862f0364b2, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24986300364b2, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44966290374a9, // V_PK_MAXIMUM3_F16 ENC_VOP3P default
    0x0d649862a0374a9, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d849862b0374a9, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da49862c0374a9, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc49862d0374a9, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de49862e0374a9, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e049862f0374a9, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24986300374a9, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44966290384b0, // V_PK_MIN3_NUM_F16 ENC_VOP3P default
    0x0d649862a0384b0, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d849862b0384b0, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da49862c0384b0, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc49862d0384b0, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de49862e0384b0, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e049862f0384b0, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24986300384b0, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44966290394a7, // V_PK_MAX3_NUM_F16 ENC_VOP3P default
    0x0d649862a0394a7, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d849862b0394a7, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da49862c0394a7, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc49862d0394a7, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de49862e0394a7, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e049862f0394a7, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24986300394a7, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44c066403d405, // V_FMA_MIX_F32_BF16 ENC_VOP3P default
    0x0e44c466503d405, // V_FMA_MIX_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x0e64c666603d405, // V_FMA_MIX_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x0d64c266703d405, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84c266803d405, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4c266903d405, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4c266a03d405, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0x0de4c266b03d405, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04c266c03d405, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24c266d03d405, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44c068103e402, // V_FMA_MIXLO_BF16 ENC_VOP3P default
    0x0e44c468203e402, // V_FMA_MIXLO_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x0e64c668303e402, // V_FMA_MIXLO_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x0d64c268403e402, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84c268503e402, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4c268603e402, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4c268703e402, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_2
    0x0de4c268803e402, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04c268903e402, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24c268a03e402, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44c068103f400, // V_FMA_MIXHI_BF16 ENC_VOP3P default
    0x0e44c468203f400, // V_FMA_MIXHI_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x0e64c668303f400, // V_FMA_MIXHI_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x0d64c268403f400, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84c268503f400, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4c268603f400, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4c268703f400, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_2
    0x0de4c268803f400, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04c268903f400, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24c268a03f400, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0ea4c868b05d51e, // V_WMMA_F32_16X16X4_F32 ENC_VOP3P default
    0x0ea4ca68c06051d, // V_WMMA_F32_16X16X32_F16 ENC_VOP3P default
    0x0ea4cc68d061512, // V_WMMA_F16_16X16X32_F16 ENC_VOP3P default
    0x0ea4ca68e06251c, // V_WMMA_F32_16X16X32_BF16 ENC_VOP3P default
    0x0ea4cc68f06350d, // V_WMMA_BF16_16X16X32_BF16 ENC_VOP3P default
    0x0ea4ce69006450c, // V_WMMA_BF16F32_16X16X32_BF16 ENC_VOP3P default
    0x0ec4d06910654f9, // V_SWMMAC_F32_16X16X64_F16 ENC_VOP3P default
    0x0ec4d06920664f8, // V_SWMMAC_F32_16X16X64_BF16 ENC_VOP3P default
    0x0ec4d26930674f3, // V_SWMMAC_F16_16X16X64_F16 ENC_VOP3P default
    0x0ec4d26940684ee, // V_SWMMAC_BF16_16X16X64_BF16 ENC_VOP3P default
    0x0ec4d06920694ed, // V_SWMMAC_BF16F32_16X16X64_BF16 ENC_VOP3P default
    0x0ea4ca69506a522, // V_WMMA_F32_16X16X64_FP8_FP8 ENC_VOP3P default
    0x0ea4ca69606b521, // V_WMMA_F32_16X16X64_FP8_BF8 ENC_VOP3P default
    0x0ea4ca69706c520, // V_WMMA_F32_16X16X64_BF8_FP8 ENC_VOP3P default
    0x0ea4ca69806d51f, // V_WMMA_F32_16X16X64_BF8_BF8 ENC_VOP3P default
    0x0ea4cc69906e516, // V_WMMA_F16_16X16X64_FP8_FP8 ENC_VOP3P default
    0x0ea4cc69a06f515, // V_WMMA_F16_16X16X64_FP8_BF8 ENC_VOP3P default
    0x0ea4cc69b070514, // V_WMMA_F16_16X16X64_BF8_FP8 ENC_VOP3P default
    0x0ea4cc69c071513, // V_WMMA_F16_16X16X64_BF8_BF8 ENC_VOP3P default
    0x0ea4ca69d072524, // V_WMMA_I32_16X16X64_IU8 ENC_VOP3P default
    0x0ec4d469e0734f7, // V_SWMMAC_F32_16X16X128_FP8_FP8 ENC_VOP3P default
    0x0ec4d469f0744f6, // V_SWMMAC_F32_16X16X128_FP8_BF8 ENC_VOP3P default
    0x0ec4d46a00754f5, // V_SWMMAC_F32_16X16X128_BF8_FP8 ENC_VOP3P default
    0x0ec4d46a10764f4, // V_SWMMAC_F32_16X16X128_BF8_BF8 ENC_VOP3P default
    0x0ec4d66a20774f2, // V_SWMMAC_F16_16X16X128_FP8_FP8 ENC_VOP3P default
    0x0ec4d66a30784f1, // V_SWMMAC_F16_16X16X128_FP8_BF8 ENC_VOP3P default
    0x0ec4d66a40794f0, // V_SWMMAC_F16_16X16X128_BF8_FP8 ENC_VOP3P default
    0x0ec4d66a507a4ef, // V_SWMMAC_F16_16X16X128_BF8_BF8 ENC_VOP3P default
    0x0ec4d46a607b4fa, // V_SWMMAC_I32_16X16X128_IU8 ENC_VOP3P default
    0x0ea4d86a708051b, // V_WMMA_F32_16X16X128_FP8_FP8 ENC_VOP3P default
    0x0ea4d86a808151a, // V_WMMA_F32_16X16X128_FP8_BF8 ENC_VOP3P default
    0x0ea4d86a9082518, // V_WMMA_F32_16X16X128_BF8_FP8 ENC_VOP3P default
    0x0ea4d86aa083517, // V_WMMA_F32_16X16X128_BF8_BF8 ENC_VOP3P default
    0x0ea4da6ab084511, // V_WMMA_F16_16X16X128_FP8_FP8 ENC_VOP3P default
    0x0ea4da6ac085510, // V_WMMA_F16_16X16X128_FP8_BF8 ENC_VOP3P default
    0x0ea4da6ad08650f, // V_WMMA_F16_16X16X128_BF8_FP8 ENC_VOP3P default
    0x0ea4da6ae08750e, // V_WMMA_F16_16X16X128_BF8_BF8 ENC_VOP3P default
    0x0ee4dc6af088523, // V_WMMA_F32_32X16X128_F4 ENC_VOP3P default
    0x0f05ba6b00003da, // V_DUAL_FMAC_F32 VOPD3XY X default
    0x0f05ba6b10033e8, // V_DUAL_MUL_F32 VOPD3XY X default
    0x0f05ba6b10043d3, // V_DUAL_ADD_F32 VOPD3XY X default
    0x0f05ba6b10053eb, // V_DUAL_SUB_F32 VOPD3XY X default
    0x0f05ba6b10063ea, // V_DUAL_SUBREV_F32 VOPD3XY X default
    0x0f05ba6b10073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPD3XY X default
    0x0f05ce6b20083e6, // V_DUAL_MOV_B32 VOPD3XY X default
    0x0f05da6b30093d8, // V_DUAL_CNDMASK_B32 VOPD3XY X default
    0x0f05ba6b100a3e1, // V_DUAL_MAX_NUM_F32 VOPD3XY X default
    0x0f05ba6b100b3e4, // V_DUAL_MIN_NUM_F32 VOPD3XY X default
    0x0f05ba6b40103d5, // V_DUAL_ADD_NC_U32 VOPD3XY X default
    0x0f05ba6b50113de, // V_DUAL_LSHLREV_B32 VOPD3XY X default
    0x0f05e06b60133dc, // V_DUAL_FMA_F32 VOPD3XY X default
    0x0f05ba6b40143ec, // V_DUAL_SUB_NC_U32 VOPD3XY X default
    0x0f05ba6b50153df, // V_DUAL_LSHRREV_B32 VOPD3XY X default
    0x0f05ba6b70163d6, // V_DUAL_ASHRREV_I32 VOPD3XY X default
    0x0f05b66b80203dd, // V_DUAL_FMA_F64 VOPD3XY X default
    0x0f05b86b90213d4, // V_DUAL_ADD_F64 VOPD3XY X default
    0x0f05b86b90223e9, // V_DUAL_MUL_F64 VOPD3XY X default
    0x0f05b86b90233e2, // V_DUAL_MAX_NUM_F64 VOPD3XY X default
    0x0f05b86b90243e5, // V_DUAL_MIN_NUM_F64 VOPD3XY X default
    0x0f25bc6ba0003da, // V_DUAL_FMAC_F32 VOPD3XY Y default
    0x0f25bc6bb0033e8, // V_DUAL_MUL_F32 VOPD3XY Y default
    0x0f25bc6bb0043d3, // V_DUAL_ADD_F32 VOPD3XY Y default
    0x0f25bc6bb0053eb, // V_DUAL_SUB_F32 VOPD3XY Y default
    0x0f25bc6bb0063ea, // V_DUAL_SUBREV_F32 VOPD3XY Y default
    0x0f25bc6bb0073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPD3XY Y default
    0x0f25d06bc0083e6, // V_DUAL_MOV_B32 VOPD3XY Y default
    0x0f25dc6bd0093d8, // V_DUAL_CNDMASK_B32 VOPD3XY Y default
    0x0f25bc6bb00a3e1, // V_DUAL_MAX_NUM_F32 VOPD3XY Y default
    0x0f25bc6bb00b3e4, // V_DUAL_MIN_NUM_F32 VOPD3XY Y default
    0x0f25bc6be0103d5, // V_DUAL_ADD_NC_U32 VOPD3XY Y default
    0x0f25bc6bf0113de, // V_DUAL_LSHLREV_B32 VOPD3XY Y default
    0x0f25de6bf0123d7, // V_DUAL_BITOP2_B32 VOPD3XY Y default
    0x0f25e26c00133dc, // V_DUAL_FMA_F32 VOPD3XY Y default
    0x0f25bc6be0143ec, // V_DUAL_SUB_NC_U32 VOPD3XY Y default
    0x0f25bc6bf0153df, // V_DUAL_LSHRREV_B32 VOPD3XY Y default
    0x0f25bc6c10163d6, // V_DUAL_ASHRREV_I32 VOPD3XY Y default
    0x0f25bc6c20173e0, // V_DUAL_MAX_I32 VOPD3XY Y default
    0x0f25bc6c20183e3, // V_DUAL_MIN_I32 VOPD3XY Y default
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
    0x0f85f870306e28b, // TENSOR_SAVE ENC_VGLOBAL default
    0x0f85fa1b406f28c, // TENSOR_STOP ENC_VGLOBAL default
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
    0x1164de77d033527, // V_WMMA_SCALE_F32_16X16X128_F8F6F4 ENC_VOP3PX2 default
    0x1184e077e088528, // V_WMMA_SCALE_F32_32X16X128_F4 ENC_VOP3PX2 default
    0x11a4e277f033525, // V_WMMA_SCALE16_F32_16X16X128_F8F6F4 ENC_VOP3PX3 default
    0x11c4e4780088526, // V_WMMA_SCALE16_F32_32X16X128_F4 ENC_VOP3PX3 default
];
