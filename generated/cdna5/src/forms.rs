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
    0x0462a01691054dd, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a216a1054dd, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
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
    0x0442a616e109477, // V_MUL_I32_I24 ENC_VOP3 default
    0x0462aa16f109477, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0482ac170109477, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04a2a8171109477, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04c2a8172109477, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04e2a8173109477, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a616e10a474, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x0462aa16f10a474, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17010a474, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817110a474, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04c2a817210a474, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04e2a817310a474, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617410b47a, // V_MUL_U32_U24 ENC_VOP3 default
    0x0462aa17510b47a, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17610b47a, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817710b47a, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04c2a817810b47a, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04e2a817910b47a, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617410c476, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x0462aa17510c476, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17610c476, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817710c476, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04c2a817810c476, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04e2a817910c476, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_1
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
    0x0442a616e11145c, // V_MIN_I32 ENC_VOP3 default
    0x0462aa16f11145c, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17011145c, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817111145c, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817211145c, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817311145c, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a616e11243a, // V_MAX_I32 ENC_VOP3 default
    0x0462aa16f11243a, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17011243a, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817111243a, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817211243a, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817311243a, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a6174113462, // V_MIN_U32 ENC_VOP3 default
    0x0462aa175113462, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac176113462, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a8177113462, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2a8178113462, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2a8179113462, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a6174114440, // V_MAX_U32 ENC_VOP3 default
    0x0462aa175114440, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac176114440, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a8177114440, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2a8178114440, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2a8179114440, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
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
    0x04428c17a1173f6, // V_FMAC_F64 ENC_VOP3 default
    0x04829017b1173f6, // V_FMAC_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a28e17c1173f6, // V_FMAC_F64 VOP3_INST_LITERAL has_lit_0
    0x04c28e17d1173f6, // V_FMAC_F64 VOP3_INST_LITERAL has_lit_1
    0x04e28e17e1173f6, // V_FMAC_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a6174118415, // V_LSHLREV_B32 ENC_VOP3 default
    0x0462aa175118415, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac176118415, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a8177118415, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2a8178118415, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2a8179118415, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617411941b, // V_LSHRREV_B32 ENC_VOP3 default
    0x0462aa17511941b, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17611941b, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817711941b, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817811941b, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817911941b, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617f11a2a2, // V_ASHRREV_I32 ENC_VOP3 default
    0x0462aa18011a2a2, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac18111a2a2, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a818211a2a2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x04c2a818311a2a2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x04e2a818411a2a2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617411b29f, // V_AND_B32 ENC_VOP3 default
    0x0462aa17511b29f, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17611b29f, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817711b29f, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817811b29f, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817911b29f, // V_AND_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617411c481, // V_OR_B32 ENC_VOP3 default
    0x0462aa17511c481, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17611c481, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817711c481, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817811c481, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817911c481, // V_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617411d52c, // V_XOR_B32 ENC_VOP3 default
    0x0462aa17511d52c, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17611d52c, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817711d52c, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817811d52c, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817911d52c, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617411e529, // V_XNOR_B32 ENC_VOP3 default
    0x0462aa17511e529, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17611e529, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817711e529, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817811e529, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817911e529, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442b618511f416, // V_LSHLREV_B64 ENC_VOP3 default
    0x0482ba18611f416, // V_LSHLREV_B64 VOP3_VOP_DPP16 has_dpp16
    0x04a2b818711f416, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x04c2b818811f416, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0642c618912028d, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x0662ca18a12028d, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0682cc18b12028d, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a2c818c12028d, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c2c818d12028d, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e2c818e12028d, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0642c61891214df, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x0662ca18a1214df, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0682cc18b1214df, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a2c818c1214df, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c2c818d1214df, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e2c818e1214df, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0642c61891224da, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x0662ca18a1224da, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0682cc18b1224da, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a2c818c1224da, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c2c818d1224da, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e2c818e1224da, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0442a617412529a, // V_ADD_NC_U32 ENC_VOP3 default
    0x0462aa17512529a, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17612529a, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a817712529a, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2a817812529a, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2a817912529a, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a61741264e6, // V_SUB_NC_U32 ENC_VOP3 default
    0x0462aa1751264e6, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac1761264e6, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a81771264e6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2a81781264e6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2a81791264e6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442a61741274de, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x0462aa1751274de, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac1761274de, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a2a81771274de, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04c2a81781274de, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04e2a81791274de, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442da18f12829b, // V_ADD_NC_U64 ENC_VOP3 default
    0x0482de19012829b, // V_ADD_NC_U64 VOP3_VOP_DPP16 has_dpp16
    0x04a2dc19112829b, // V_ADD_NC_U64 VOP3_INST_LITERAL has_lit_0
    0x04c2dc19212829b, // V_ADD_NC_U64 VOP3_INST_LITERAL has_lit_1
    0x04e2dc19312829b, // V_ADD_NC_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442da18f1294e7, // V_SUB_NC_U64 ENC_VOP3 default
    0x0482de1901294e7, // V_SUB_NC_U64 VOP3_VOP_DPP16 has_dpp16
    0x04a2dc1911294e7, // V_SUB_NC_U64 VOP3_INST_LITERAL has_lit_0
    0x04c2dc1921294e7, // V_SUB_NC_U64 VOP3_INST_LITERAL has_lit_1
    0x04e2dc1931294e7, // V_SUB_NC_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442da18f12a47b, // V_MUL_U64 ENC_VOP3 default
    0x04a2dc19112a47b, // V_MUL_U64 VOP3_INST_LITERAL has_lit_0
    0x04c2dc19212a47b, // V_MUL_U64 VOP3_INST_LITERAL has_lit_1
    0x04e2dc19312a47b, // V_MUL_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04429c19412b3f5, // V_FMAC_F32 ENC_VOP3 default
    0x0462a019512b3f5, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a219612b3f5, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a29e19712b3f5, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x04c29e19812b3f5, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x04e29e19912b3f5, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0442ee19a12f38b, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x0462f219b12f38b, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482f419c12f38b, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a2f019d12f38b, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c2f019e12f38b, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e2f019f12f38b, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443001a013045e, // V_MIN_NUM_F16 ENC_VOP3 default
    0x0463041a113045e, // V_MIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483061a213045e, // V_MIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3021a313045e, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3021a413045e, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3021a513045e, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443001a013143c, // V_MAX_NUM_F16 ENC_VOP3 default
    0x0463041a113143c, // V_MAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483061a213143c, // V_MAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3021a313143c, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3021a413143c, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3021a513143c, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443001a013228f, // V_ADD_F16 ENC_VOP3 default
    0x0463041a113228f, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483061a213228f, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3021a313228f, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3021a413228f, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3021a513228f, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443001a01334e1, // V_SUB_F16 ENC_VOP3 default
    0x0463041a11334e1, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483061a21334e1, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3021a31334e1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3021a41334e1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3021a51334e1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443001a01344dc, // V_SUBREV_F16 ENC_VOP3 default
    0x0463041a11344dc, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483061a21344dc, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3021a31344dc, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3021a41344dc, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3021a51344dc, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443001a0135470, // V_MUL_F16 ENC_VOP3 default
    0x0463041a1135470, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483061a2135470, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3021a3135470, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3021a4135470, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3021a5135470, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443001a61363f4, // V_FMAC_F16 ENC_VOP3 default
    0x0463041a71363f4, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483061a81363f4, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3021a91363f4, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3021aa1363f4, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3021ab1363f4, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04430e1a013b40d, // V_LDEXP_F16 ENC_VOP3 default
    0x0463121a113b40d, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483141a213b40d, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3101a313b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3101a413b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3101a513b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0441401ac18047c, // V_NOP ENC_VOP3 default
    0x04414c1ad181469, // V_MOV_B32 ENC_VOP3 default
    0x0461501ae181469, // V_MOV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481521af181469, // V_MOV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1b0181469, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x0701561b11824c3, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x0441601b2183375, // V_CVT_I32_F64 ENC_VOP3 default
    0x0481641b3183375, // V_CVT_I32_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1621b4183375, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x04416e1b5184370, // V_CVT_F64_I32 ENC_VOP3 default
    0x0481721b6184370, // V_CVT_F64_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a1701b7184370, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x0441761b8185369, // V_CVT_F32_I32 ENC_VOP3 default
    0x04617a1b9185369, // V_CVT_F32_I32 VOP3_VOP_DPP8 has_dpp8
    0x04817c1ba185369, // V_CVT_F32_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a1781bb185369, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x0441761bc18636a, // V_CVT_F32_U32 ENC_VOP3 default
    0x04617a1bd18636a, // V_CVT_F32_U32 VOP3_VOP_DPP8 has_dpp8
    0x04817c1be18636a, // V_CVT_F32_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a1781bf18636a, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x04414c1c01873c3, // V_CVT_U32_F32 ENC_VOP3 default
    0x0461501c11873c3, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521c21873c3, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1c31873c3, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1c4188374, // V_CVT_I32_F32 ENC_VOP3 default
    0x0461501c5188374, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521c6188374, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1c7188374, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0441881c818a360, // V_CVT_F16_F32 ENC_VOP3 default
    0x04618c1c918a360, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04818e1ca18a360, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a18a1cb18a360, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04419a1cc18b366, // V_CVT_F32_F16 ENC_VOP3 default
    0x04619e1cd18b366, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481a01ce18b366, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a19c1cf18b366, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x04414c1c418c377, // V_CVT_NEAREST_I32_F32 ENC_VOP3 default
    0x0461501c518c377, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521c618c377, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1c718c377, // V_CVT_NEAREST_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1c418d372, // V_CVT_FLOOR_I32_F32 ENC_VOP3 default
    0x0461501c518d372, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521c618d372, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1c718d372, // V_CVT_FLOOR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0441761b818e37a, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x04617a1b918e37a, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP8 has_dpp8
    0x04817c1ba18e37a, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP16 has_dpp16
    0x04a1781bb18e37a, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x0441601d018f367, // V_CVT_F32_F64 ENC_VOP3 default
    0x0481641d118f367, // V_CVT_F32_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1621d218f367, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x0441a41d319036f, // V_CVT_F64_F32 ENC_VOP3 default
    0x0481a81d419036f, // V_CVT_F64_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a1a61d519036f, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x0441761bc19136b, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x04617a1bd19136b, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP8 has_dpp8
    0x04817c1be19136b, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP16 has_dpp16
    0x04a1781bf19136b, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x0441761bc19236c, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x04617a1bd19236c, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP8 has_dpp8
    0x04817c1be19236c, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP16 has_dpp16
    0x04a1781bf19236c, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x0441761bc19336d, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x04617a1bd19336d, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP8 has_dpp8
    0x04817c1be19336d, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP16 has_dpp16
    0x04a1781bf19336d, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x0441761bc19436e, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x04617a1bd19436e, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP8 has_dpp8
    0x04817c1be19436e, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP16 has_dpp16
    0x04a1781bf19436e, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x0441601d61953c4, // V_CVT_U32_F64 ENC_VOP3 default
    0x0481641d71953c4, // V_CVT_U32_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1621d81953c4, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x04416e1d9196371, // V_CVT_F64_U32 ENC_VOP3 default
    0x0481721da196371, // V_CVT_F64_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a1701db196371, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x0441b21dc197509, // V_TRUNC_F64 ENC_VOP3 default
    0x0481b61dd197509, // V_TRUNC_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1b41de197509, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x0441b21dc1982b0, // V_CEIL_F64 ENC_VOP3 default
    0x0481b61dd1982b0, // V_CEIL_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1b41de1982b0, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x0441b21dc1994c7, // V_RNDNE_F64 ENC_VOP3 default
    0x0481b61dd1994c7, // V_RNDNE_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1b41de1994c7, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x0441b21dc19a3f0, // V_FLOOR_F64 ENC_VOP3 default
    0x0481b61dd19a3f0, // V_FLOOR_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1b41de19a3f0, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x0441401ac19b491, // V_PIPEFLUSH ENC_VOP3 default
    0x0441c21df19c468, // V_MOV_B16 ENC_VOP3 default
    0x0461c61e019c468, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x0481c81e119c468, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a1c41e219c468, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x0441d21e319d46a, // V_MOV_B64 ENC_VOP3 default
    0x0481d61e419d46a, // V_MOV_B64 VOP3_VOP_DPP16 has_dpp16
    0x04a1d41e519d46a, // V_MOV_B64 VOP3_INST_LITERAL has_lit_0
    0x04414c1e619e505, // V_TANH_F32 ENC_VOP3 default
    0x0461501e719e505, // V_TANH_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521e819e505, // V_TANH_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1e919e505, // V_TANH_F32 VOP3_INST_LITERAL has_lit_0
    0x0441e21ea19f504, // V_TANH_F16 ENC_VOP3 default
    0x0461e61eb19f504, // V_TANH_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81ec19f504, // V_TANH_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41ed19f504, // V_TANH_F16 VOP3_INST_LITERAL has_lit_0
    0x04414c1e61a0405, // V_FRACT_F32 ENC_VOP3 default
    0x0461501e71a0405, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521e81a0405, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1e91a0405, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1e61a1508, // V_TRUNC_F32 ENC_VOP3 default
    0x0461501e71a1508, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521e81a1508, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1e91a1508, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1e61a22af, // V_CEIL_F32 ENC_VOP3 default
    0x0461501e71a22af, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521e81a22af, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1e91a22af, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1e61a34c6, // V_RNDNE_F32 ENC_VOP3 default
    0x0461501e71a34c6, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521e81a34c6, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1e91a34c6, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1e61a43ef, // V_FLOOR_F32 ENC_VOP3 default
    0x0461501e71a43ef, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521e81a43ef, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1e91a43ef, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1e61a53ed, // V_EXP_F32 ENC_VOP3 default
    0x0461501e71a53ed, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521e81a53ed, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1e91a53ed, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1e61a7413, // V_LOG_F32 ENC_VOP3 default
    0x0461501e71a7413, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521e81a7413, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1e91a7413, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1e61aa4c0, // V_RCP_F32 ENC_VOP3 default
    0x0461501e71aa4c0, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521e81aa4c0, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1e91aa4c0, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1e61ab4c2, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x0461501e71ab4c2, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521e81ab4c2, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1e91ab4c2, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1e61ae4ca, // V_RSQ_F32 ENC_VOP3 default
    0x0461501e71ae4ca, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521e81ae4ca, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1e91ae4ca, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0441b21dc1af4c1, // V_RCP_F64 ENC_VOP3 default
    0x04a1b41de1af4c1, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x0441b21dc1b14cb, // V_RSQ_F64 ENC_VOP3 default
    0x04a1b41de1b14cb, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04414c1e61b34d8, // V_SQRT_F32 ENC_VOP3 default
    0x0461501e71b34d8, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521e81b34d8, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1e91b34d8, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x0441b21dc1b44d9, // V_SQRT_F64 ENC_VOP3 default
    0x04a1b41de1b44d9, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x04414c1e61b54d5, // V_SIN_F32 ENC_VOP3 default
    0x0461501e71b54d5, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521e81b54d5, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1e91b54d5, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1e61b6359, // V_COS_F32 ENC_VOP3 default
    0x0461501e71b6359, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521e81b6359, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1e91b6359, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x0441761ee1b747e, // V_NOT_B32 ENC_VOP3 default
    0x04617a1ef1b747e, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x04817c1f01b747e, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a1781f11b747e, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x04414c1ad1b82ab, // V_BFREV_B32 ENC_VOP3 default
    0x0461501ae1b82ab, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481521af1b82ab, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1b01b82ab, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0441761f21b92b2, // V_CLZ_I32_U32 ENC_VOP3 default
    0x04617a1f31b92b2, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x04817c1f41b92b2, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a1781f51b92b2, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x0441761f21ba35a, // V_CTZ_I32_B32 ENC_VOP3 default
    0x04617a1f31ba35a, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x04817c1f41ba35a, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a1781f51ba35a, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x0441761f61bb2b1, // V_CLS_I32 ENC_VOP3 default
    0x04617a1f71bb2b1, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x04817c1f81bb2b1, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a1781f91bb2b1, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x0441601b21bc409, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x0481641b31bc409, // V_FREXP_EXP_I32_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1621b41bc409, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0441b21dc1bd40c, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x0481b61dd1bd40c, // V_FREXP_MANT_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1b41de1bd40c, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x0441b21dc1be406, // V_FRACT_F64 ENC_VOP3 default
    0x0481b61dd1be406, // V_FRACT_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a1b41de1be406, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x04414c1c41bf408, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x0461501c51bf408, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521c61bf408, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1c71bf408, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1e61c040b, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0461501e71c040b, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0481521e81c040b, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1e91c040b, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x04414c1fa1c2464, // V_MOVRELD_B32 ENC_VOP3 default
    0x0461501fb1c2464, // V_MOVRELD_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481521fc1c2464, // V_MOVRELD_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1fd1c2464, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x07014c1fe1c3467, // V_MOVRELS_B32 ENC_VOP3 default
    0x0461501fb1c3467, // V_MOVRELS_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481521fc1c3467, // V_MOVRELS_B32 VOP3_VOP_DPP16 has_dpp16
    0x07014c1fe1c4466, // V_MOVRELSD_B32 ENC_VOP3 default
    0x0461501fb1c4466, // V_MOVRELSD_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481521fc1c4466, // V_MOVRELSD_B32 VOP3_VOP_DPP16 has_dpp16
    0x07014c1fe1c8465, // V_MOVRELSD_2_B32 ENC_VOP3 default
    0x0461501fb1c8465, // V_MOVRELSD_2_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481521fc1c8465, // V_MOVRELSD_2_B32 VOP3_VOP_DPP16 has_dpp16
    0x0701ea1ff1c9484, // V_PERMLANE16_SWAP_B32 ENC_VOP3 default
    0x0441f62001ca503, // V_TANH_BF16 ENC_VOP3 default
    0x0461fa2011ca503, // V_TANH_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0481fc2021ca503, // V_TANH_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f82031ca503, // V_TANH_BF16 VOP3_INST_LITERAL has_lit_0
    0x04414c1ad1cb4bc, // V_PRNG_B32 ENC_VOP3 default
    0x0461501ae1cb4bc, // V_PRNG_B32 VOP3_VOP_DPP8 has_dpp8
    0x0481521af1cb4bc, // V_PRNG_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a14e1b01cb4bc, // V_PRNG_B32 VOP3_INST_LITERAL has_lit_0
    0x0442082041d0363, // V_CVT_F16_U16 ENC_VOP3 default
    0x04620c2051d0363, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x04820e2061d0363, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a20a2071d0363, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x0442082081d1362, // V_CVT_F16_I16 ENC_VOP3 default
    0x04620c2091d1362, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x04820e20a1d1362, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a20a20b1d1362, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x04421a20c1d23c2, // V_CVT_U16_F16 ENC_VOP3 default
    0x04621e20d1d23c2, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04822020e1d23c2, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a21c20f1d23c2, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x04421a2101d3373, // V_CVT_I16_F16 ENC_VOP3 default
    0x04621e2111d3373, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482202121d3373, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a21c2131d3373, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21ea1d44bf, // V_RCP_F16 ENC_VOP3 default
    0x0461e61eb1d44bf, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81ec1d44bf, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41ed1d44bf, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21ea1d54d7, // V_SQRT_F16 ENC_VOP3 default
    0x0461e61eb1d54d7, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81ec1d54d7, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41ed1d54d7, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21ea1d64c9, // V_RSQ_F16 ENC_VOP3 default
    0x0461e61eb1d64c9, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81ec1d64c9, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41ed1d64c9, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21ea1d7412, // V_LOG_F16 ENC_VOP3 default
    0x0461e61eb1d7412, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81ec1d7412, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41ed1d7412, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21ea1d83ec, // V_EXP_F16 ENC_VOP3 default
    0x0461e61eb1d83ec, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81ec1d83ec, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41ed1d83ec, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21ea1d940a, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0461e61eb1d940a, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81ec1d940a, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41ed1d940a, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x04421a2101da407, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x04621e2111da407, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482202121da407, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a21c2131da407, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21ea1db3ee, // V_FLOOR_F16 ENC_VOP3 default
    0x0461e61eb1db3ee, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81ec1db3ee, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41ed1db3ee, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21ea1dc2ae, // V_CEIL_F16 ENC_VOP3 default
    0x0461e61eb1dc2ae, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81ec1dc2ae, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41ed1dc2ae, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21ea1dd507, // V_TRUNC_F16 ENC_VOP3 default
    0x0461e61eb1dd507, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81ec1dd507, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41ed1dd507, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21ea1de4c5, // V_RNDNE_F16 ENC_VOP3 default
    0x0461e61eb1de4c5, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81ec1de4c5, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41ed1de4c5, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21ea1df404, // V_FRACT_F16 ENC_VOP3 default
    0x0461e61eb1df404, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81ec1df404, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41ed1df404, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21ea1e04d4, // V_SIN_F16 ENC_VOP3 default
    0x0461e61eb1e04d4, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81ec1e04d4, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41ed1e04d4, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x0441e21ea1e1358, // V_COS_F16 ENC_VOP3 default
    0x0461e61eb1e1358, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0481e81ec1e1358, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a1e41ed1e1358, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x0441762141e24d2, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x04617a2151e24d2, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x04817c2161e24d2, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a1782171e24d2, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x04421a2101e3378, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x04621e2111e3378, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0482202121e3378, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a21c2131e3378, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04421a20c1e4379, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x04621e20d1e4379, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04822020e1e4379, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a21c20f1e4379, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0441c22181e947d, // V_NOT_B16 ENC_VOP3 default
    0x0461c62191e947d, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x0481c821a1e947d, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a1c421b1e947d, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x04423021c1ea376, // V_CVT_I32_I16 ENC_VOP3 default
    0x04623421d1ea376, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x04823621e1ea376, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a23221f1ea376, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x0442302201eb3c5, // V_CVT_U32_U16 ENC_VOP3 default
    0x0462342211eb3c5, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x0482362221eb3c5, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a2322231eb3c5, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x0442382241ec368, // V_CVT_F32_FP8 ENC_VOP3 default
    0x04623c2251ec368, // V_CVT_F32_FP8 VOP3_VOP_DPP8 has_dpp8
    0x04823e2261ec368, // V_CVT_F32_FP8 VOP3_VOP_DPP16 has_dpp16
    0x04a23a2271ec368, // V_CVT_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x0442382281ed365, // V_CVT_F32_BF8 ENC_VOP3 default
    0x04623c2291ed365, // V_CVT_F32_BF8 VOP3_VOP_DPP8 has_dpp8
    0x04823e22a1ed365, // V_CVT_F32_BF8 VOP3_VOP_DPP16 has_dpp16
    0x04a23a22b1ed365, // V_CVT_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x04424622c1ee382, // V_CVT_PK_F32_FP8 ENC_VOP3 default
    0x04a24822d1ee382, // V_CVT_PK_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x04424622e1ef381, // V_CVT_PK_F32_BF8 ENC_VOP3 default
    0x04a24822f1ef381, // V_CVT_PK_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x0442542301f2364, // V_CVT_F32_BF16 ENC_VOP3 default
    0x0462582311f2364, // V_CVT_F32_BF16 VOP3_VOP_DPP8 has_dpp8
    0x04825a2321f2364, // V_CVT_F32_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a2562331f2364, // V_CVT_F32_BF16 VOP3_INST_LITERAL has_lit_0
    0x0441762341f34d0, // V_SAT_PK4_I4_I8 ENC_VOP3 default
    0x04617a2351f34d0, // V_SAT_PK4_I4_I8 VOP3_VOP_DPP8 has_dpp8
    0x04817c2361f34d0, // V_SAT_PK4_I4_I8 VOP3_VOP_DPP16 has_dpp16
    0x04a1782371f34d0, // V_SAT_PK4_I4_I8 VOP3_INST_LITERAL has_lit_0
    0x0441762381f44d1, // V_SAT_PK4_U4_U8 ENC_VOP3 default
    0x04617a2391f44d1, // V_SAT_PK4_U4_U8 VOP3_VOP_DPP8 has_dpp8
    0x04817c23a1f44d1, // V_SAT_PK4_U4_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a17823b1f44d1, // V_SAT_PK4_U4_U8 VOP3_INST_LITERAL has_lit_0
    0x04426023c1f5380, // V_CVT_PK_F16_FP8 ENC_VOP3 default
    0x04626423d1f5380, // V_CVT_PK_F16_FP8 VOP3_VOP_DPP8 has_dpp8
    0x04826623e1f5380, // V_CVT_PK_F16_FP8 VOP3_VOP_DPP16 has_dpp16
    0x04a26223f1f5380, // V_CVT_PK_F16_FP8 VOP3_INST_LITERAL has_lit_0
    0x0442602401f637e, // V_CVT_PK_F16_BF8 ENC_VOP3 default
    0x0462642411f637e, // V_CVT_PK_F16_BF8 VOP3_VOP_DPP8 has_dpp8
    0x0482662421f637e, // V_CVT_PK_F16_BF8 VOP3_VOP_DPP16 has_dpp16
    0x04a2622431f637e, // V_CVT_PK_F16_BF8 VOP3_INST_LITERAL has_lit_0
    0x04426a2441f7361, // V_CVT_F16_FP8 ENC_VOP3 default
    0x04626e2451f7361, // V_CVT_F16_FP8 VOP3_VOP_DPP8 has_dpp8
    0x0482702461f7361, // V_CVT_F16_FP8 VOP3_VOP_DPP16 has_dpp16
    0x04a26c2471f7361, // V_CVT_F16_FP8 VOP3_INST_LITERAL has_lit_0
    0x04426a2481f835f, // V_CVT_F16_BF8 ENC_VOP3 default
    0x04626e2491f835f, // V_CVT_F16_BF8 VOP3_VOP_DPP8 has_dpp8
    0x04827024a1f835f, // V_CVT_F16_BF8 VOP3_VOP_DPP16 has_dpp16
    0x04a26c24b1f835f, // V_CVT_F16_BF8 VOP3_INST_LITERAL has_lit_0
    0x0441f62001f94be, // V_RCP_BF16 ENC_VOP3 default
    0x0461fa2011f94be, // V_RCP_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0481fc2021f94be, // V_RCP_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f82031f94be, // V_RCP_BF16 VOP3_INST_LITERAL has_lit_0
    0x0441f62001fa4d6, // V_SQRT_BF16 ENC_VOP3 default
    0x0461fa2011fa4d6, // V_SQRT_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0481fc2021fa4d6, // V_SQRT_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f82031fa4d6, // V_SQRT_BF16 VOP3_INST_LITERAL has_lit_0
    0x0441f62001fb4c8, // V_RSQ_BF16 ENC_VOP3 default
    0x0461fa2011fb4c8, // V_RSQ_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0481fc2021fb4c8, // V_RSQ_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f82031fb4c8, // V_RSQ_BF16 VOP3_INST_LITERAL has_lit_0
    0x0441f62001fc411, // V_LOG_BF16 ENC_VOP3 default
    0x0461fa2011fc411, // V_LOG_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0481fc2021fc411, // V_LOG_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f82031fc411, // V_LOG_BF16 VOP3_INST_LITERAL has_lit_0
    0x0441f62001fd3eb, // V_EXP_BF16 ENC_VOP3 default
    0x0461fa2011fd3eb, // V_EXP_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0481fc2021fd3eb, // V_EXP_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f82031fd3eb, // V_EXP_BF16 VOP3_INST_LITERAL has_lit_0
    0x0441f62001fe4d3, // V_SIN_BF16 ENC_VOP3 default
    0x0461fa2011fe4d3, // V_SIN_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0481fc2021fe4d3, // V_SIN_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f82031fe4d3, // V_SIN_BF16 VOP3_INST_LITERAL has_lit_0
    0x0441f62001ff357, // V_COS_BF16 ENC_VOP3 default
    0x0461fa2011ff357, // V_COS_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0481fc2021ff357, // V_COS_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04a1f82031ff357, // V_COS_BF16 VOP3_INST_LITERAL has_lit_0
    0x04431c24c2093fa, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x04632024d2093fa, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832224e2093fa, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e24f2093fa, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e2502093fa, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e2512093fa, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e2522093fa, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e2532093fa, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e2542093fa, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e2552093fa, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432425620a421, // V_MAD_I32_I24 ENC_VOP3 default
    0x04632825720a421, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x04832a25820a421, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04a32625920a421, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04c32625a20a421, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04e32625b20a421, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232625c20a421, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x07432625d20a421, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632625e20a421, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832625f20a421, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432426020b427, // V_MAD_U32_U24 ENC_VOP3 default
    0x04632826120b427, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x04832a26220b427, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04a32626320b427, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04c32626420b427, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04e32626520b427, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232626620b427, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x07432626720b427, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632626820b427, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832626920b427, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c24c20c35b, // V_CUBEID_F32 ENC_VOP3 default
    0x04632024d20c35b, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832224e20c35b, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e24f20c35b, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25020c35b, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25120c35b, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25220c35b, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25320c35b, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25420c35b, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25520c35b, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c24c20d35d, // V_CUBESC_F32 ENC_VOP3 default
    0x04632024d20d35d, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832224e20d35d, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e24f20d35d, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25020d35d, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25120d35d, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25220d35d, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25320d35d, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25420d35d, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25520d35d, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c24c20e35e, // V_CUBETC_F32 ENC_VOP3 default
    0x04632024d20e35e, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832224e20e35e, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e24f20e35e, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25020e35e, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25120e35e, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25220e35e, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25320e35e, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25420e35e, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25520e35e, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c24c20f35c, // V_CUBEMA_F32 ENC_VOP3 default
    0x04632024d20f35c, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832224e20f35c, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e24f20f35c, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25020f35c, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25120f35c, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25220f35c, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25320f35c, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25420f35c, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25520f35c, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432426a2102a8, // V_BFE_U32 ENC_VOP3 default
    0x04632826b2102a8, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a26c2102a8, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a32626d2102a8, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x04c32626e2102a8, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x04e32626f2102a8, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262702102a8, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x0743262712102a8, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262722102a8, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262732102a8, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242742112a7, // V_BFE_I32 ENC_VOP3 default
    0x0463282752112a7, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04832a2762112a7, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3262772112a7, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3262782112a7, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3262792112a7, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232627a2112a7, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x07432627b2112a7, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627c2112a7, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627d2112a7, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432426a2122a9, // V_BFI_B32 ENC_VOP3 default
    0x04632826b2122a9, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x04832a26c2122a9, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a32626d2122a9, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x04c32626e2122a9, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x04e32626f2122a9, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262702122a9, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x0743262712122a9, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262722122a9, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262732122a9, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c24c2133fc, // V_FMA_F32 ENC_VOP3 default
    0x04632024d2133fc, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832224e2133fc, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e24f2133fc, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e2502133fc, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e2512133fc, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e2522133fc, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e2532133fc, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e2542133fc, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e2552133fc, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432c27e2143fd, // V_FMA_F64 ENC_VOP3 default
    0x04833027f2143fd, // V_FMA_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a32e2802143fd, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x04c32e2812143fd, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x04e32e2822143fd, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232e2832143fd, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x07432e2842143fd, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632e2852143fd, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832e2862143fd, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c287215410, // V_LERP_U8 ENC_VOP3 default
    0x046320288215410, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x048322289215410, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a31e28a215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x04c31e28b215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x04e31e28c215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e28d215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x07431e28e215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e28f215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e290215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04433229121629c, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x04633629221629c, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x04833829321629c, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a33429421629c, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x04c33429521629c, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x04e33429621629c, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07233429721629c, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x07433429821629c, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07633429921629c, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07833429a21629c, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04433229121729d, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x04633629221729d, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x04833829321729d, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a33429421729d, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x04c33429521729d, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x04e33429621729d, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07233429721729d, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x07433429821729d, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07633429921729d, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07833429a21729d, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c24c21846e, // V_MULLIT_F32 ENC_VOP3 default
    0x04632024d21846e, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832224e21846e, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e24f21846e, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25021846e, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25121846e, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25221846e, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25321846e, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25421846e, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25521846e, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432429b21a44b, // V_MIN3_I32 ENC_VOP3 default
    0x04632829c21a44b, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04832a29d21a44b, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a32629e21a44b, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x04c32629f21a44b, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3262a021a44b, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262a121a44b, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x0743262a221a44b, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262a321a44b, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262a421a44b, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432426a21b44f, // V_MIN3_U32 ENC_VOP3 default
    0x04632826b21b44f, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a26c21b44f, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a32626d21b44f, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x04c32626e21b44f, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x04e32626f21b44f, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232627021b44f, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x07432627121b44f, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627221b44f, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627321b44f, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432429b21d429, // V_MAX3_I32 ENC_VOP3 default
    0x04632829c21d429, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04832a29d21d429, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a32629e21d429, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x04c32629f21d429, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3262a021d429, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262a121d429, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x0743262a221d429, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262a321d429, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262a421d429, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432426a21e42d, // V_MAX3_U32 ENC_VOP3 default
    0x04632826b21e42d, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a26c21e42d, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a32626d21e42d, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x04c32626e21e42d, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x04e32626f21e42d, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232627021e42d, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x07432627121e42d, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627221e42d, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627321e42d, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432429b220445, // V_MED3_I32 ENC_VOP3 default
    0x04632829c220445, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04832a29d220445, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a32629e220445, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x04c32629f220445, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3262a0220445, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262a1220445, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x0743262a2220445, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262a3220445, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262a4220445, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432426a221449, // V_MED3_U32 ENC_VOP3 default
    0x04632826b221449, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a26c221449, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a32626d221449, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x04c32626e221449, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x04e32626f221449, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072326270221449, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x074326271221449, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x076326272221449, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078326273221449, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242a52224cf, // V_SAD_U8 ENC_VOP3 default
    0x0463282a62224cf, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x04832a2a72224cf, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a3262a82224cf, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x04c3262a92224cf, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x04e3262aa2224cf, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262ab2224cf, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x0743262ac2224cf, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262ad2224cf, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262ae2224cf, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242a52234cc, // V_SAD_HI_U8 ENC_VOP3 default
    0x0463282a62234cc, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x04832a2a72234cc, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a3262a82234cc, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x04c3262a92234cc, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x04e3262aa2234cc, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262ab2234cc, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x0743262ac2234cc, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262ad2234cc, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262ae2234cc, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443242af2244cd, // V_SAD_U16 ENC_VOP3 default
    0x0463282b02244cd, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x04832a2b12244cd, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a3262b22244cd, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x04c3262b32244cd, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x04e3262b42244cd, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262b52244cd, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x0743262b62244cd, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262b72244cd, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262b82244cd, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432426a2254ce, // V_SAD_U32 ENC_VOP3 default
    0x04632826b2254ce, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a26c2254ce, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a32626d2254ce, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04c32626e2254ce, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x04e32626f2254ce, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262702254ce, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x0743262712254ce, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262722254ce, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262732254ce, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04433a2b922638e, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x04633e2ba22638e, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0483402bb22638e, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a33c2bc22638e, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x04c33c2bd22638e, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x04e33c2be22638e, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07233c2bf22638e, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x07433c2c022638e, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07633c2c122638e, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07833c2c222638e, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c24c2273c7, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x04a31e24f2273c7, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e2502273c7, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e2512273c7, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e2522273c7, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e2532273c7, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e2542273c7, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e2552273c7, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432c27e2283c8, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x04833027f2283c8, // V_DIV_FIXUP_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a32e2802283c8, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x04c32e2812283c8, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x04e32e2822283c8, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232e2832283c8, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x07432e2842283c8, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632e2852283c8, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832e2862283c8, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c24c22944d, // V_MIN3_NUM_F32 ENC_VOP3 default
    0x04632024d22944d, // V_MIN3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832224e22944d, // V_MIN3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e24f22944d, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25022944d, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25122944d, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25222944d, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25322944d, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25422944d, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25522944d, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c24c22a42b, // V_MAX3_NUM_F32 ENC_VOP3 default
    0x04632024d22a42b, // V_MAX3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832224e22a42b, // V_MAX3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e24f22a42b, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25022a42b, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25122a42b, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25222a42b, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25322a42b, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25422a42b, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25522a42b, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422c322b44c, // V_MIN3_NUM_F16 ENC_VOP3 default
    0x0463462c422b44c, // V_MIN3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482c522b44c, // V_MIN3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442c622b44c, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442c722b44c, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442c822b44c, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442c922b44c, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442ca22b44c, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442cb22b44c, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442cc22b44c, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422c322c42a, // V_MAX3_NUM_F16 ENC_VOP3 default
    0x0463462c422c42a, // V_MAX3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482c522c42a, // V_MAX3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442c622c42a, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442c722c42a, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442c822c42a, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442c922c42a, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442ca22c42a, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442cb22c42a, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442cc22c42a, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c24c22d451, // V_MINIMUM3_F32 ENC_VOP3 default
    0x04632024d22d451, // V_MINIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832224e22d451, // V_MINIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e24f22d451, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25022d451, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25122d451, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25222d451, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25322d451, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25422d451, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25522d451, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c24c22e42f, // V_MAXIMUM3_F32 ENC_VOP3 default
    0x04632024d22e42f, // V_MAXIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832224e22e42f, // V_MAXIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e24f22e42f, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25022e42f, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25122e42f, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25222e42f, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25322e42f, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25422e42f, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25522e42f, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422c322f450, // V_MINIMUM3_F16 ENC_VOP3 default
    0x0463462c422f450, // V_MINIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482c522f450, // V_MINIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442c622f450, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442c722f450, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442c822f450, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442c922f450, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442ca22f450, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442cb22f450, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442cc22f450, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422c323042e, // V_MAXIMUM3_F16 ENC_VOP3 default
    0x0463462c423042e, // V_MAXIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482c523042e, // V_MAXIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442c623042e, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442c723042e, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442c823042e, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442c923042e, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442ca23042e, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442cb23042e, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442cc23042e, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c24c231447, // V_MED3_NUM_F32 ENC_VOP3 default
    0x04632024d231447, // V_MED3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832224e231447, // V_MED3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e24f231447, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e250231447, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e251231447, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e252231447, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e253231447, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e254231447, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e255231447, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422c3232446, // V_MED3_NUM_F16 ENC_VOP3 default
    0x0463462c4232446, // V_MED3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482c5232446, // V_MED3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442c6232446, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442c7232446, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442c8232446, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442c9232446, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442ca232446, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442cb232446, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442cc232446, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04434a2cd2332ac, // V_BITOP3_B16 ENC_VOP3 default
    0x04634e2ce2332ac, // V_BITOP3_B16 VOP3_VOP_DPP8 has_dpp8
    0x0483502cf2332ac, // V_BITOP3_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a34c2d02332ac, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_0
    0x04c34c2d12332ac, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_1
    0x04e34c2d22332ac, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07234c2d32332ac, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_2
    0x07434c2d42332ac, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07634c2d52332ac, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07834c2d62332ac, // V_BITOP3_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443522d72342ad, // V_BITOP3_B32 ENC_VOP3 default
    0x0463562d82342ad, // V_BITOP3_B32 VOP3_VOP_DPP8 has_dpp8
    0x0483582d92342ad, // V_BITOP3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a3542da2342ad, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_0
    0x04c3542db2342ad, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_1
    0x04e3542dc2342ad, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723542dd2342ad, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_2
    0x0743542de2342ad, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763542df2342ad, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783542e02342ad, // V_BITOP3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432426a235425, // V_MAD_U32 ENC_VOP3 default
    0x04832a26c235425, // V_MAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a32626d235425, // V_MAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04c32626e235425, // V_MAD_U32 VOP3_INST_LITERAL has_lit_1
    0x04e32626f235425, // V_MAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072326270235425, // V_MAD_U32 VOP3_INST_LITERAL has_lit_2
    0x074326271235425, // V_MAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x076326272235425, // V_MAD_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078326273235425, // V_MAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x07a31c2e12373c9, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x07c31e2e22373c9, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x07e31e2e32373c9, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x08031e2e42373c9, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x08231e2e52373c9, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x08431e2e62373c9, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x08631e2e72373c9, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x08831e2e82373c9, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x07a32c2e92383ca, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x08a3302ea2383ca, // V_DIV_FMAS_F64 VOP3_VOP_DPP16 has_dpp16
    0x07c32e2eb2383ca, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x07e32e2ec2383ca, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x08032e2ed2383ca, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x08232e2ee2383ca, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x08432e2ef2383ca, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x08632e2f02383ca, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x08832e2f12383ca, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c28723946d, // V_MSAD_U8 ENC_VOP3 default
    0x04632028823946d, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x04832228923946d, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x04a31e28a23946d, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x04c31e28b23946d, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x04e31e28c23946d, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e28d23946d, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07431e28e23946d, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e28f23946d, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e29023946d, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435a2f223a4bd, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x04a35c2f323a4bd, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x04c35c2f423a4bd, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x04e35c2f523a4bd, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07235c2f623a4bd, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07435c2f723a4bd, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07635c2f823a4bd, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07835c2f923a4bd, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04435a2f223b46b, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x04a35c2f323b46b, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x04c35c2f423b46b, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x04e35c2f523b46b, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07235c2f623b46b, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07435c2f723b46b, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07635c2f823b46b, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07835c2f923b46b, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x08c35e2fa23d46c, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x08e3602fb23d46c, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x0903602fc23d46c, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x0923602fd23d46c, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0443622fe23f48e, // V_PERM_PK16_B4_U4 ENC_VOP3 default
    0x04a3642ff23f48e, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_0
    0x04c36430023f48e, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_1
    0x04e36430123f48e, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07236430223f48e, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_2
    0x07436430323f48e, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07636430423f48e, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07836430523f48e, // V_PERM_PK16_B4_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432426a24052a, // V_XOR3_B32 ENC_VOP3 default
    0x04632826b24052a, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04832a26c24052a, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a32626d24052a, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x04c32626e24052a, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x04e32626f24052a, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232627024052a, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07432627124052a, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627224052a, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627324052a, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044366306241424, // V_MAD_U16 ENC_VOP3 default
    0x04636a307241424, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x04836c308241424, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a368309241424, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x04c36830a241424, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x04e36830b241424, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07236830c241424, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07436830d241424, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07636830e241424, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07836830f241424, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04436e31024248f, // V_PERM_PK16_B6_U4 ENC_VOP3 default
    0x04a37031124248f, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_0
    0x04c37031224248f, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_1
    0x04e37031324248f, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07237031424248f, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_2
    0x07437031524248f, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07637031624248f, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07837031724248f, // V_PERM_PK16_B6_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044372318243490, // V_PERM_PK16_B8_U4 ENC_VOP3 default
    0x04a374319243490, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_0
    0x04c37431a243490, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_1
    0x04e37431b243490, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07237431c243490, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_2
    0x07437431d243490, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07637431e243490, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07837431f243490, // V_PERM_PK16_B8_U4 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04437632024448d, // V_PERM_B32 ENC_VOP3 default
    0x04637a32124448d, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x04837c32224448d, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a37832324448d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x04c37832424448d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x04e37832524448d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07237832624448d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x07437832724448d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07637832824448d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07837832924448d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432426a245528, // V_XAD_U32 ENC_VOP3 default
    0x04632826b245528, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a26c245528, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a32626d245528, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04c32626e245528, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x04e32626f245528, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072326270245528, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x074326271245528, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x076326272245528, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078326273245528, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432426a246417, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x04632826b246417, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a26c246417, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a32626d246417, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x04c32626e246417, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x04e32626f246417, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072326270246417, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x074326271246417, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x076326272246417, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078326273246417, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432426a247292, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x04632826b247292, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a26c247292, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a32626d247292, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x04c32626e247292, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x04e32626f247292, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072326270247292, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x074326271247292, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x076326272247292, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078326273247292, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422c32483fb, // V_FMA_F16 ENC_VOP3 default
    0x0463462c42483fb, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482c52483fb, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442c62483fb, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442c72483fb, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442c82483fb, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442c92483fb, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442ca2483fb, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442cb2483fb, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442cc2483fb, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04436632a24a44a, // V_MIN3_I16 ENC_VOP3 default
    0x04636a32b24a44a, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04836c32c24a44a, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a36832d24a44a, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x04c36832e24a44a, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x04e36832f24a44a, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07236833024a44a, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x07436833124a44a, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07636833224a44a, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07836833324a44a, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04436630624b44e, // V_MIN3_U16 ENC_VOP3 default
    0x04636a30724b44e, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04836c30824b44e, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a36830924b44e, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x04c36830a24b44e, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x04e36830b24b44e, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07236830c24b44e, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x07436830d24b44e, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07636830e24b44e, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07836830f24b44e, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04436632a24d428, // V_MAX3_I16 ENC_VOP3 default
    0x04636a32b24d428, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04836c32c24d428, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a36832d24d428, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x04c36832e24d428, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x04e36832f24d428, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07236833024d428, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x07436833124d428, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07636833224d428, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07836833324d428, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04436630624e42c, // V_MAX3_U16 ENC_VOP3 default
    0x04636a30724e42c, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04836c30824e42c, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a36830924e42c, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x04c36830a24e42c, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x04e36830b24e42c, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07236830c24e42c, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x07436830d24e42c, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07636830e24e42c, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07836830f24e42c, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04436632a250444, // V_MED3_I16 ENC_VOP3 default
    0x04636a32b250444, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04836c32c250444, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a36832d250444, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x04c36832e250444, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x04e36832f250444, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072368330250444, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x074368331250444, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x076368332250444, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078368333250444, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x044366306251448, // V_MED3_U16 ENC_VOP3 default
    0x04636a307251448, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04836c308251448, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a368309251448, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x04c36830a251448, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x04e36830b251448, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07236830c251448, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x07436830d251448, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07636830e251448, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07836830f251448, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04437e334252418, // V_LSHL_ADD_U64 ENC_VOP3 default
    0x048382335252418, // V_LSHL_ADD_U64 VOP3_VOP_DPP16 has_dpp16
    0x04a380336252418, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_0
    0x04c380337252418, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_1
    0x04e380338252418, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072380339252418, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_2
    0x07438033a252418, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07638033b252418, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07838033c252418, // V_LSHL_ADD_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04436632a25341f, // V_MAD_I16 ENC_VOP3 default
    0x04636a32b25341f, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x04836c32c25341f, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a36832d25341f, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x04c36832e25341f, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x04e36832f25341f, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07236833025341f, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x07436833125341f, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07636833225341f, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07836833325341f, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422c32543c6, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x0463462c42543c6, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482c52543c6, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442c62543c6, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442c72543c6, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442c82543c6, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442c92543c6, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442ca2543c6, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442cb2543c6, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442cc2543c6, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432426a25528c, // V_ADD3_U32 ENC_VOP3 default
    0x04632826b25528c, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a26c25528c, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a32626d25528c, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x04c32626e25528c, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x04e32626f25528c, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232627025528c, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x07432627125528c, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627225528c, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627325528c, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432426a256419, // V_LSHL_OR_B32 ENC_VOP3 default
    0x04632826b256419, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04832a26c256419, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a32626d256419, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c32626e256419, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e32626f256419, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072326270256419, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x074326271256419, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x076326272256419, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078326273256419, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432426a2572a0, // V_AND_OR_B32 ENC_VOP3 default
    0x04632826b2572a0, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04832a26c2572a0, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a32626d2572a0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04c32626e2572a0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04e32626f2572a0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262702572a0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x0743262712572a0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262722572a0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262732572a0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432426a25847f, // V_OR3_B32 ENC_VOP3 default
    0x04632826b25847f, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04832a26c25847f, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a32626d25847f, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x04c32626e25847f, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x04e32626f25847f, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232627025847f, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07432627125847f, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627225847f, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627325847f, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04438433d259426, // V_MAD_U32_U16 ENC_VOP3 default
    0x04638833e259426, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x04838a33f259426, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a386340259426, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x04c386341259426, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x04e386342259426, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072386343259426, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x074386344259426, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x076386345259426, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078386346259426, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04438434725a420, // V_MAD_I32_I16 ENC_VOP3 default
    0x04638834825a420, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x04838a34925a420, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a38634a25a420, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x04c38634b25a420, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x04e38634c25a420, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07238634d25a420, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x07438634e25a420, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07638634f25a420, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07838635025a420, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x09438c35125b483, // V_PERMLANE16_B32 ENC_VOP3 default
    0x09638e35225b483, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x09838e35325b483, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x09a38e35425b483, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09438c35125c486, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x09638e35225c486, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x09838e35325c486, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x09a38e35425c486, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x05c39035525d355, // V_CNDMASK_B16 ENC_VOP3 default
    0x04639435625d355, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x04839635725d355, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x05e39235825d355, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x06039235925d355, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x06239235a25d355, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04432429b25e293, // V_ADD_MAX_I32 ENC_VOP3 default
    0x04632829c25e293, // V_ADD_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04832a29d25e293, // V_ADD_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a32629e25e293, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04c32629f25e293, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3262a025e293, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262a125e293, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_2
    0x0743262a225e293, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262a325e293, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262a425e293, // V_ADD_MAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432426a25f294, // V_ADD_MAX_U32 ENC_VOP3 default
    0x04632826b25f294, // V_ADD_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a26c25f294, // V_ADD_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a32626d25f294, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04c32626e25f294, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04e32626f25f294, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232627025f294, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_2
    0x07432627125f294, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627225f294, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627325f294, // V_ADD_MAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432429b260295, // V_ADD_MIN_I32 ENC_VOP3 default
    0x04632829c260295, // V_ADD_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04832a29d260295, // V_ADD_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a32629e260295, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04c32629f260295, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3262a0260295, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262a1260295, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_2
    0x0743262a2260295, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262a3260295, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262a4260295, // V_ADD_MIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432426a261296, // V_ADD_MIN_U32 ENC_VOP3 default
    0x04632826b261296, // V_ADD_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a26c261296, // V_ADD_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a32626d261296, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04c32626e261296, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04e32626f261296, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072326270261296, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_2
    0x074326271261296, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x076326272261296, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078326273261296, // V_ADD_MIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432426a262438, // V_MAXMIN_U32 ENC_VOP3 default
    0x04632826b262438, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a26c262438, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a32626d262438, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04c32626e262438, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04e32626f262438, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x072326270262438, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x074326271262438, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x076326272262438, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x078326273262438, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432426a26345a, // V_MINMAX_U32 ENC_VOP3 default
    0x04632826b26345a, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x04832a26c26345a, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a32626d26345a, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04c32626e26345a, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04e32626f26345a, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07232627026345a, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x07432627126345a, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07632627226345a, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07832627326345a, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432429b264435, // V_MAXMIN_I32 ENC_VOP3 default
    0x04632829c264435, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04832a29d264435, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a32629e264435, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04c32629f264435, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3262a0264435, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262a1264435, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x0743262a2264435, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262a3264435, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262a4264435, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04432429b265457, // V_MINMAX_I32 ENC_VOP3 default
    0x04632829c265457, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04832a29d265457, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a32629e265457, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04c32629f265457, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3262a0265457, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723262a1265457, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x0743262a2265457, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763262a3265457, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783262a4265457, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c24c268459, // V_MINMAX_NUM_F32 ENC_VOP3 default
    0x04632024d268459, // V_MINMAX_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832224e268459, // V_MINMAX_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e24f268459, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e250268459, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e251268459, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e252268459, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e253268459, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e254268459, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e255268459, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c24c269437, // V_MAXMIN_NUM_F32 ENC_VOP3 default
    0x04632024d269437, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832224e269437, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e24f269437, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e250269437, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e251269437, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e252269437, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e253269437, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e254269437, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e255269437, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422c326a458, // V_MINMAX_NUM_F16 ENC_VOP3 default
    0x0463462c426a458, // V_MINMAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482c526a458, // V_MINMAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442c626a458, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442c726a458, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442c826a458, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442c926a458, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442ca26a458, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442cb26a458, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442cc26a458, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422c326b436, // V_MAXMIN_NUM_F16 ENC_VOP3 default
    0x0463462c426b436, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482c526b436, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442c626b436, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442c726b436, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442c826b436, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442c926b436, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442ca26b436, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442cb26b436, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442cc26b436, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c24c26c453, // V_MINIMUMMAXIMUM_F32 ENC_VOP3 default
    0x04632024d26c453, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832224e26c453, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e24f26c453, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25026c453, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25126c453, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25226c453, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25326c453, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25426c453, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25526c453, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04431c24c26d431, // V_MAXIMUMMINIMUM_F32 ENC_VOP3 default
    0x04632024d26d431, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04832224e26d431, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a31e24f26d431, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04c31e25026d431, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04e31e25126d431, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07231e25226d431, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07431e25326d431, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07631e25426d431, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07831e25526d431, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422c326e452, // V_MINIMUMMAXIMUM_F16 ENC_VOP3 default
    0x0463462c426e452, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482c526e452, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442c626e452, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442c726e452, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442c826e452, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442c926e452, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442ca26e452, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442cb26e452, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442cc26e452, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443422c326f430, // V_MAXIMUMMINIMUM_F16 ENC_VOP3 default
    0x0463462c426f430, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0483482c526f430, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a3442c626f430, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c3442c726f430, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e3442c826f430, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723442c926f430, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0743442ca26f430, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763442cb26f430, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783442cc26f430, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x09431c35b270488, // V_PERMLANE_BCAST_B32 ENC_VOP3 default
    0x09631e35c270488, // V_PERMLANE_BCAST_B32 VOP3_INST_LITERAL has_lit_1
    0x09831e35d270488, // V_PERMLANE_BCAST_B32 VOP3_INST_LITERAL has_lit_2
    0x09a31e35e270488, // V_PERMLANE_BCAST_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09431c35b27148b, // V_PERMLANE_UP_B32 ENC_VOP3 default
    0x09631e35c27148b, // V_PERMLANE_UP_B32 VOP3_INST_LITERAL has_lit_1
    0x09831e35d27148b, // V_PERMLANE_UP_B32 VOP3_INST_LITERAL has_lit_2
    0x09a31e35e27148b, // V_PERMLANE_UP_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09431c35b272489, // V_PERMLANE_DOWN_B32 ENC_VOP3 default
    0x09631e35c272489, // V_PERMLANE_DOWN_B32 VOP3_INST_LITERAL has_lit_1
    0x09831e35d272489, // V_PERMLANE_DOWN_B32 VOP3_INST_LITERAL has_lit_2
    0x09a31e35e272489, // V_PERMLANE_DOWN_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09431c35b27348c, // V_PERMLANE_XOR_B32 ENC_VOP3 default
    0x09631e35c27348c, // V_PERMLANE_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x09831e35d27348c, // V_PERMLANE_XOR_B32 VOP3_INST_LITERAL has_lit_2
    0x09a31e35e27348c, // V_PERMLANE_XOR_B32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x09c15635f2804fa, // V_S_EXP_F32 ENC_VOP3 default
    0x04a3983602804fa, // V_S_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x09c39a3612814f9, // V_S_EXP_F16 ENC_VOP3 default
    0x04a39c3622814f9, // V_S_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x09c15635f2824fc, // V_S_LOG_F32 ENC_VOP3 default
    0x04a3983602824fc, // V_S_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x09c39a3612834fb, // V_S_LOG_F16 ENC_VOP3 default
    0x04a39c3622834fb, // V_S_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x09c15635f2844fe, // V_S_RCP_F32 ENC_VOP3 default
    0x04a3983602844fe, // V_S_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x09c39a3612854fd, // V_S_RCP_F16 ENC_VOP3 default
    0x04a39c3622854fd, // V_S_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x09c15635f286500, // V_S_RSQ_F32 ENC_VOP3 default
    0x04a398360286500, // V_S_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x09c39a3612874ff, // V_S_RSQ_F16 ENC_VOP3 default
    0x04a39c3622874ff, // V_S_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x09c15635f288502, // V_S_SQRT_F32 ENC_VOP3 default
    0x04a398360288502, // V_S_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x09c39a361289501, // V_S_SQRT_F16 ENC_VOP3 default
    0x04a39c362289501, // V_S_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x04439e3632902a4, // V_ASHR_PK_I8_I32 ENC_VOP3 default
    0x0463a23642902a4, // V_ASHR_PK_I8_I32 VOP3_VOP_DPP8 has_dpp8
    0x0483a43652902a4, // V_ASHR_PK_I8_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3a03662902a4, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3a03672902a4, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3a03682902a4, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723a03692902a4, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_2
    0x0743a036a2902a4, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763a036b2902a4, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783a036c2902a4, // V_ASHR_PK_I8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04439e36d2912a5, // V_ASHR_PK_U8_I32 ENC_VOP3 default
    0x0463a236e2912a5, // V_ASHR_PK_U8_I32 VOP3_VOP_DPP8 has_dpp8
    0x0483a436f2912a5, // V_ASHR_PK_U8_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3a03702912a5, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3a03712912a5, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3a03722912a5, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723a03732912a5, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_2
    0x0743a03742912a5, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763a03752912a5, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783a03762912a5, // V_ASHR_PK_U8_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0703a63772973a9, // V_CVT_SCALEF32_SR_PK8_FP4_F32 ENC_VOP3 default
    0x09e3a83782973a9, // V_CVT_SCALEF32_SR_PK8_FP4_F32 VOP3_INST_LITERAL has_lit_1
    0x0a03a83792973a9, // V_CVT_SCALEF32_SR_PK8_FP4_F32 VOP3_INST_LITERAL has_lit_2
    0x09a3a837a2973a9, // V_CVT_SCALEF32_SR_PK8_FP4_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703aa37b2983ac, // V_CVT_SCALEF32_SR_PK8_FP8_F32 ENC_VOP3 default
    0x09e3ac37c2983ac, // V_CVT_SCALEF32_SR_PK8_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x0a03ac37d2983ac, // V_CVT_SCALEF32_SR_PK8_FP8_F32 VOP3_INST_LITERAL has_lit_2
    0x09a3ac37e2983ac, // V_CVT_SCALEF32_SR_PK8_FP8_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703aa37f2993a6, // V_CVT_SCALEF32_SR_PK8_BF8_F32 ENC_VOP3 default
    0x09e3ac3802993a6, // V_CVT_SCALEF32_SR_PK8_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x0a03ac3812993a6, // V_CVT_SCALEF32_SR_PK8_BF8_F32 VOP3_INST_LITERAL has_lit_2
    0x09a3ac3822993a6, // V_CVT_SCALEF32_SR_PK8_BF8_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ae38329f3b7, // V_CVT_SCALE_PK8_F16_FP4 ENC_VOP3 default
    0x09e3b038429f3b7, // V_CVT_SCALE_PK8_F16_FP4 VOP3_INST_LITERAL has_lit_1
    0x0703ae3852a03b4, // V_CVT_SCALE_PK8_BF16_FP4 ENC_VOP3 default
    0x09e3b03862a03b4, // V_CVT_SCALE_PK8_BF16_FP4 VOP3_INST_LITERAL has_lit_1
    0x0703b23872a13ba, // V_CVT_SCALE_PK8_F32_FP4 ENC_VOP3 default
    0x09e3b43882a13ba, // V_CVT_SCALE_PK8_F32_FP4 VOP3_INST_LITERAL has_lit_1
    0x0703b63892a83b8, // V_CVT_SCALE_PK8_F16_FP8 ENC_VOP3 default
    0x09e3b838a2a83b8, // V_CVT_SCALE_PK8_F16_FP8 VOP3_INST_LITERAL has_lit_1
    0x0703b638b2a93b5, // V_CVT_SCALE_PK8_BF16_FP8 ENC_VOP3 default
    0x09e3b838c2a93b5, // V_CVT_SCALE_PK8_BF16_FP8 VOP3_INST_LITERAL has_lit_1
    0x0703ba38d2aa3bb, // V_CVT_SCALE_PK8_F32_FP8 ENC_VOP3 default
    0x09e3bc38e2aa3bb, // V_CVT_SCALE_PK8_F32_FP8 VOP3_INST_LITERAL has_lit_1
    0x0703b638f2ab3b6, // V_CVT_SCALE_PK8_F16_BF8 ENC_VOP3 default
    0x09e3b83902ab3b6, // V_CVT_SCALE_PK8_F16_BF8 VOP3_INST_LITERAL has_lit_1
    0x0703b63912ac3b3, // V_CVT_SCALE_PK8_BF16_BF8 ENC_VOP3 default
    0x09e3b83922ac3b3, // V_CVT_SCALE_PK8_BF16_BF8 VOP3_INST_LITERAL has_lit_1
    0x0703ba3932ad3b9, // V_CVT_SCALE_PK8_F32_BF8 ENC_VOP3 default
    0x09e3bc3942ad3b9, // V_CVT_SCALE_PK8_F32_BF8 VOP3_INST_LITERAL has_lit_1
    0x0703be3952b039a, // V_CVT_SCALEF32_PK8_FP4_F32 ENC_VOP3 default
    0x09e3c03962b039a, // V_CVT_SCALEF32_PK8_FP4_F32 VOP3_INST_LITERAL has_lit_1
    0x0703c23972b3399, // V_CVT_SCALEF32_PK8_FP4_F16 ENC_VOP3 default
    0x09e3c43982b3399, // V_CVT_SCALEF32_PK8_FP4_F16 VOP3_INST_LITERAL has_lit_1
    0x0703c63992b439b, // V_CVT_SCALEF32_PK8_FP8_BF16 ENC_VOP3 default
    0x09e3c839a2b439b, // V_CVT_SCALEF32_PK8_FP8_BF16 VOP3_INST_LITERAL has_lit_1
    0x0703c639b2b5395, // V_CVT_SCALEF32_PK8_BF8_BF16 ENC_VOP3 default
    0x09e3c839c2b5395, // V_CVT_SCALEF32_PK8_BF8_BF16 VOP3_INST_LITERAL has_lit_1
    0x0703c239d2b8398, // V_CVT_SCALEF32_PK8_FP4_BF16 ENC_VOP3 default
    0x09e3c439e2b8398, // V_CVT_SCALEF32_PK8_FP4_BF16 VOP3_INST_LITERAL has_lit_1
    0x0703ca39f2b93a8, // V_CVT_SCALEF32_SR_PK8_FP4_F16 ENC_VOP3 default
    0x09e3cc3a02b93a8, // V_CVT_SCALEF32_SR_PK8_FP4_F16 VOP3_INST_LITERAL has_lit_1
    0x0a03cc3a12b93a8, // V_CVT_SCALEF32_SR_PK8_FP4_F16 VOP3_INST_LITERAL has_lit_2
    0x09a3cc3a22b93a8, // V_CVT_SCALEF32_SR_PK8_FP4_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ca3a32bc3a7, // V_CVT_SCALEF32_SR_PK8_FP4_BF16 ENC_VOP3 default
    0x09e3cc3a42bc3a7, // V_CVT_SCALEF32_SR_PK8_FP4_BF16 VOP3_INST_LITERAL has_lit_1
    0x0a03cc3a52bc3a7, // V_CVT_SCALEF32_SR_PK8_FP4_BF16 VOP3_INST_LITERAL has_lit_2
    0x09a3cc3a62bc3a7, // V_CVT_SCALEF32_SR_PK8_FP4_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ce3a72bf3ab, // V_CVT_SCALEF32_SR_PK8_FP8_F16 ENC_VOP3 default
    0x09e3d03a82bf3ab, // V_CVT_SCALEF32_SR_PK8_FP8_F16 VOP3_INST_LITERAL has_lit_1
    0x0a03d03a92bf3ab, // V_CVT_SCALEF32_SR_PK8_FP8_F16 VOP3_INST_LITERAL has_lit_2
    0x09a3d03aa2bf3ab, // V_CVT_SCALEF32_SR_PK8_FP8_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ce3ab2c03aa, // V_CVT_SCALEF32_SR_PK8_FP8_BF16 ENC_VOP3 default
    0x09e3d03ac2c03aa, // V_CVT_SCALEF32_SR_PK8_FP8_BF16 VOP3_INST_LITERAL has_lit_1
    0x0a03d03ad2c03aa, // V_CVT_SCALEF32_SR_PK8_FP8_BF16 VOP3_INST_LITERAL has_lit_2
    0x09a3d03ae2c03aa, // V_CVT_SCALEF32_SR_PK8_FP8_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ce3af2c13a5, // V_CVT_SCALEF32_SR_PK8_BF8_F16 ENC_VOP3 default
    0x09e3d03b02c13a5, // V_CVT_SCALEF32_SR_PK8_BF8_F16 VOP3_INST_LITERAL has_lit_1
    0x0a03d03b12c13a5, // V_CVT_SCALEF32_SR_PK8_BF8_F16 VOP3_INST_LITERAL has_lit_2
    0x09a3d03b22c13a5, // V_CVT_SCALEF32_SR_PK8_BF8_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ce3b32c23a4, // V_CVT_SCALEF32_SR_PK8_BF8_BF16 ENC_VOP3 default
    0x09e3d03b42c23a4, // V_CVT_SCALEF32_SR_PK8_BF8_BF16 VOP3_INST_LITERAL has_lit_1
    0x0a03d03b52c23a4, // V_CVT_SCALEF32_SR_PK8_BF8_BF16 VOP3_INST_LITERAL has_lit_2
    0x09a3d03b62c23a4, // V_CVT_SCALEF32_SR_PK8_BF8_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703d23b72c339d, // V_CVT_SCALEF32_PK8_FP8_F32 ENC_VOP3 default
    0x09e3d43b82c339d, // V_CVT_SCALEF32_PK8_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x0703c63b92c439c, // V_CVT_SCALEF32_PK8_FP8_F16 ENC_VOP3 default
    0x09e3c83ba2c439c, // V_CVT_SCALEF32_PK8_FP8_F16 VOP3_INST_LITERAL has_lit_1
    0x0703d23bb2c5397, // V_CVT_SCALEF32_PK8_BF8_F32 ENC_VOP3 default
    0x09e3d43bc2c5397, // V_CVT_SCALEF32_PK8_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x0703c63bd2c6396, // V_CVT_SCALEF32_PK8_BF8_F16 ENC_VOP3 default
    0x09e3c83be2c6396, // V_CVT_SCALEF32_PK8_BF8_F16 VOP3_INST_LITERAL has_lit_1
    0x0703d63bf2c73b0, // V_CVT_SCALE_PK16_F16_FP6 ENC_VOP3 default
    0x09e3d83c02c73b0, // V_CVT_SCALE_PK16_F16_FP6 VOP3_INST_LITERAL has_lit_1
    0x0703d63c12c83ae, // V_CVT_SCALE_PK16_BF16_FP6 ENC_VOP3 default
    0x09e3d83c22c83ae, // V_CVT_SCALE_PK16_BF16_FP6 VOP3_INST_LITERAL has_lit_1
    0x0703da3c32c93b2, // V_CVT_SCALE_PK16_F32_FP6 ENC_VOP3 default
    0x09e3dc3c42c93b2, // V_CVT_SCALE_PK16_F32_FP6 VOP3_INST_LITERAL has_lit_1
    0x0703d63c52ca3af, // V_CVT_SCALE_PK16_F16_BF6 ENC_VOP3 default
    0x09e3d83c62ca3af, // V_CVT_SCALE_PK16_F16_BF6 VOP3_INST_LITERAL has_lit_1
    0x0703d63c72cb3ad, // V_CVT_SCALE_PK16_BF16_BF6 ENC_VOP3 default
    0x09e3d83c82cb3ad, // V_CVT_SCALE_PK16_BF16_BF6 VOP3_INST_LITERAL has_lit_1
    0x0703da3c92cc3b1, // V_CVT_SCALE_PK16_F32_BF6 ENC_VOP3 default
    0x09e3dc3ca2cc3b1, // V_CVT_SCALE_PK16_F32_BF6 VOP3_INST_LITERAL has_lit_1
    0x0703de3cb2cd394, // V_CVT_SCALEF32_PK16_FP6_F32 ENC_VOP3 default
    0x09e3e03cc2cd394, // V_CVT_SCALEF32_PK16_FP6_F32 VOP3_INST_LITERAL has_lit_1
    0x0703de3cd2ce391, // V_CVT_SCALEF32_PK16_BF6_F32 ENC_VOP3 default
    0x09e3e03ce2ce391, // V_CVT_SCALEF32_PK16_BF6_F32 VOP3_INST_LITERAL has_lit_1
    0x0703e23cf2cf393, // V_CVT_SCALEF32_PK16_FP6_F16 ENC_VOP3 default
    0x09e3e43d02cf393, // V_CVT_SCALEF32_PK16_FP6_F16 VOP3_INST_LITERAL has_lit_1
    0x0703e23d12d0390, // V_CVT_SCALEF32_PK16_BF6_F16 ENC_VOP3 default
    0x09e3e43d22d0390, // V_CVT_SCALEF32_PK16_BF6_F16 VOP3_INST_LITERAL has_lit_1
    0x0703e23d32d1392, // V_CVT_SCALEF32_PK16_FP6_BF16 ENC_VOP3 default
    0x09e3e43d42d1392, // V_CVT_SCALEF32_PK16_FP6_BF16 VOP3_INST_LITERAL has_lit_1
    0x0703e23d52d238f, // V_CVT_SCALEF32_PK16_BF6_BF16 ENC_VOP3 default
    0x09e3e43d62d238f, // V_CVT_SCALEF32_PK16_BF6_BF16 VOP3_INST_LITERAL has_lit_1
    0x0703e63d72d33a3, // V_CVT_SCALEF32_SR_PK16_FP6_F32 ENC_VOP3 default
    0x09e3e83d82d33a3, // V_CVT_SCALEF32_SR_PK16_FP6_F32 VOP3_INST_LITERAL has_lit_1
    0x0a03e83d92d33a3, // V_CVT_SCALEF32_SR_PK16_FP6_F32 VOP3_INST_LITERAL has_lit_2
    0x09a3e83da2d33a3, // V_CVT_SCALEF32_SR_PK16_FP6_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703e63db2d43a0, // V_CVT_SCALEF32_SR_PK16_BF6_F32 ENC_VOP3 default
    0x09e3e83dc2d43a0, // V_CVT_SCALEF32_SR_PK16_BF6_F32 VOP3_INST_LITERAL has_lit_1
    0x0a03e83dd2d43a0, // V_CVT_SCALEF32_SR_PK16_BF6_F32 VOP3_INST_LITERAL has_lit_2
    0x09a3e83de2d43a0, // V_CVT_SCALEF32_SR_PK16_BF6_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ea3df2d53a2, // V_CVT_SCALEF32_SR_PK16_FP6_F16 ENC_VOP3 default
    0x09e3ec3e02d53a2, // V_CVT_SCALEF32_SR_PK16_FP6_F16 VOP3_INST_LITERAL has_lit_1
    0x0a03ec3e12d53a2, // V_CVT_SCALEF32_SR_PK16_FP6_F16 VOP3_INST_LITERAL has_lit_2
    0x09a3ec3e22d53a2, // V_CVT_SCALEF32_SR_PK16_FP6_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ea3e32d639f, // V_CVT_SCALEF32_SR_PK16_BF6_F16 ENC_VOP3 default
    0x09e3ec3e42d639f, // V_CVT_SCALEF32_SR_PK16_BF6_F16 VOP3_INST_LITERAL has_lit_1
    0x0a03ec3e52d639f, // V_CVT_SCALEF32_SR_PK16_BF6_F16 VOP3_INST_LITERAL has_lit_2
    0x09a3ec3e62d639f, // V_CVT_SCALEF32_SR_PK16_BF6_F16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ea3e72d73a1, // V_CVT_SCALEF32_SR_PK16_FP6_BF16 ENC_VOP3 default
    0x09e3ec3e82d73a1, // V_CVT_SCALEF32_SR_PK16_FP6_BF16 VOP3_INST_LITERAL has_lit_1
    0x0a03ec3e92d73a1, // V_CVT_SCALEF32_SR_PK16_FP6_BF16 VOP3_INST_LITERAL has_lit_2
    0x09a3ec3ea2d73a1, // V_CVT_SCALEF32_SR_PK16_FP6_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0703ea3eb2d839e, // V_CVT_SCALEF32_SR_PK16_BF6_BF16 ENC_VOP3 default
    0x09e3ec3ec2d839e, // V_CVT_SCALEF32_SR_PK16_BF6_BF16 VOP3_INST_LITERAL has_lit_1
    0x0a03ec3ed2d839e, // V_CVT_SCALEF32_SR_PK16_BF6_BF16 VOP3_INST_LITERAL has_lit_2
    0x09a3ec3ee2d839e, // V_CVT_SCALEF32_SR_PK16_BF6_BF16 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0443ee3ef2fa423, // V_MAD_NC_U64_U32 ENC_VOP3 default
    0x0483f23f02fa423, // V_MAD_NC_U64_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a3f03f12fa423, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_0
    0x04c3f03f22fa423, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_1
    0x04e3f03f32fa423, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723f03f42fa423, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_2
    0x0743f03f52fa423, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763f03f62fa423, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783f03f72fa423, // V_MAD_NC_U64_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0443ee3f82fb422, // V_MAD_NC_I64_I32 ENC_VOP3 default
    0x0483f23f92fb422, // V_MAD_NC_I64_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a3f03fa2fb422, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_0
    0x04c3f03fb2fb422, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_1
    0x04e3f03fc2fb422, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0723f03fd2fb422, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_2
    0x0743f03fe2fb422, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0763f03ff2fb422, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0783f04002fb422, // V_MAD_NC_I64_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0a23f44012fc3cb, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x0a43f64022fc3cb, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a63f64032fc3cb, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a83f64042fc3cb, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0aa3f64052fc3cb, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac3f64062fc3cb, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_2
    0x0ae3f64072fc3cb, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1&has_lit_2
    0x0b03f64082fc3cb, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0a23f84092fd3cc, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x0683fc40a2fd3cc, // V_DIV_SCALE_F64 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a43fa40b2fd3cc, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a63fa40c2fd3cc, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a83fa40d2fd3cc, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0aa3fa40e2fd3cc, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac3fa40f2fd3cc, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_2
    0x0ae3fa4102fd3cc, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1&has_lit_2
    0x0b03fa4112fd3cc, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0a23fe4122fe41e, // V_MAD_CO_U64_U32 VOP3_SDST_ENC default
    0x0684024132fe41e, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a44004142fe41e, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a64004152fe41e, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a84004162fe41e, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0aa4004172fe41e, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac4004182fe41e, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_2
    0x0ae4004192fe41e, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1&has_lit_2
    0x0b040041a2fe41e, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0a23fe41b2ff41d, // V_MAD_CO_I64_I32 VOP3_SDST_ENC default
    0x06840241c2ff41d, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a440041d2ff41d, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a640041e2ff41d, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a840041f2ff41d, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0aa4004202ff41d, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0ac4004212ff41d, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_2
    0x0ae4004222ff41d, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1&has_lit_2
    0x0b04004232ff41d, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0a240442430028e, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x06640842530028e, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06840a42630028e, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a440642730028e, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a640642830028e, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a840642930028e, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0a24044243014e0, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x0664084253014e0, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06840a4263014e0, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a44064273014e0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a64064283014e0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a84064293014e0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x0a24044243024db, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x0664084253024db, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06840a4263024db, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0a44064273024db, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a64064283024db, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a84064293024db, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0&has_lit_1
    0x04440c42a303299, // V_ADD_NC_U16 ENC_VOP3 default
    0x04641042b303299, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x04841242c303299, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a40e42d303299, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04c40e42e303299, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04e40e42f303299, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04440c42a3044e5, // V_SUB_NC_U16 ENC_VOP3 default
    0x04641042b3044e5, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x04841242c3044e5, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a40e42d3044e5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04c40e42e3044e5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04e40e42f3044e5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441442a305478, // V_MUL_LO_U16 ENC_VOP3 default
    0x04641842b305478, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x04841a42c305478, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a41642d305478, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x04c41642e305478, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x04e41642f305478, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441c430306385, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x0462a0431306385, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a2432306385, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a41e433306385, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c41e434306385, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e41e435306385, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441c43630738c, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x0462a043730738c, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a243830738c, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a41e43930738c, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c41e43a30738c, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e41e43b30738c, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441442a30943f, // V_MAX_U16 ENC_VOP3 default
    0x04641842b30943f, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x04841a42c30943f, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a41642d30943f, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x04c41642e30943f, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x04e41642f30943f, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441443c30a439, // V_MAX_I16 ENC_VOP3 default
    0x04641843d30a439, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x04841a43e30a439, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a41643f30a439, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x04c41644030a439, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x04e41644130a439, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441442a30b461, // V_MIN_U16 ENC_VOP3 default
    0x04641842b30b461, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x04841a42c30b461, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x04a41642d30b461, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x04c41642e30b461, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x04e41642f30b461, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441443c30c45b, // V_MIN_I16 ENC_VOP3 default
    0x04641843d30c45b, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x04841a43e30c45b, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a41643f30c45b, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x04c41644030c45b, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x04e41644130c45b, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04440c43c30d297, // V_ADD_NC_I16 ENC_VOP3 default
    0x04641043d30d297, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x04841243e30d297, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a40e43f30d297, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04c40e44030d297, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04e40e44130d297, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04440c43c30e4e3, // V_SUB_NC_I16 ENC_VOP3 default
    0x04641043d30e4e3, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x04841243e30e4e3, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a40e43f30e4e3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04c40e44030e4e3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04e40e44130e4e3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0b242044230f485, // V_PERMLANE16_VAR_B32 ENC_VOP3 default
    0x0b2420442310487, // V_PERMLANEX16_VAR_B32 ENC_VOP3 default
    0x044422443311482, // V_PACK_B32_F16 ENC_VOP3 default
    0x046426444311482, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x048428445311482, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a424446311482, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x04c424447311482, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x04e424448311482, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044422449312387, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x04642644a312387, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04842844b312387, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a42444c312387, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04c42444d312387, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x04e42444e312387, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04442244f313389, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x046426450313389, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x048428451313389, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a424452313389, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x04c424453313389, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x04e424454313389, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0b441c45531448a, // V_PERMLANE_IDX_GEN_B32 ENC_VOP3 default
    0x09e41e45631448a, // V_PERMLANE_IDX_GEN_B32 VOP3_INST_LITERAL has_lit_1
    0x04442a18f318463, // V_MIN_U64 ENC_VOP3 default
    0x0482de190318463, // V_MIN_U64 VOP3_VOP_DPP16 has_dpp16
    0x04a42c191318463, // V_MIN_U64 VOP3_INST_LITERAL has_lit_0
    0x04c42c192318463, // V_MIN_U64 VOP3_INST_LITERAL has_lit_1
    0x04e42c193318463, // V_MIN_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04442a18f319441, // V_MAX_U64 ENC_VOP3 default
    0x0482de190319441, // V_MAX_U64 VOP3_VOP_DPP16 has_dpp16
    0x04a42c191319441, // V_MAX_U64 VOP3_INST_LITERAL has_lit_0
    0x04c42c192319441, // V_MAX_U64 VOP3_INST_LITERAL has_lit_1
    0x04e42c193319441, // V_MAX_U64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04442a45731a45d, // V_MIN_I64 ENC_VOP3 default
    0x0482de45831a45d, // V_MIN_I64 VOP3_VOP_DPP16 has_dpp16
    0x04a42c45931a45d, // V_MIN_I64 VOP3_INST_LITERAL has_lit_0
    0x04c42c45a31a45d, // V_MIN_I64 VOP3_INST_LITERAL has_lit_1
    0x04e42c45b31a45d, // V_MIN_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04442a45731b43b, // V_MAX_I64 ENC_VOP3 default
    0x0482de45831b43b, // V_MAX_I64 VOP3_VOP_DPP16 has_dpp16
    0x04a42c45931b43b, // V_MAX_I64 VOP3_INST_LITERAL has_lit_0
    0x04c42c45a31b43b, // V_MAX_I64 VOP3_INST_LITERAL has_lit_1
    0x04e42c45b31b43b, // V_MAX_I64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04442e45c31c40e, // V_LDEXP_F32 ENC_VOP3 default
    0x04643245d31c40e, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x04843445e31c40e, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a43045f31c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04c43046031c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x04e43046131c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443617431d2aa, // V_BFM_B32 ENC_VOP3 default
    0x0462aa17531d2aa, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17631d2aa, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a43817731d2aa, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x04c43817831d2aa, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x04e43817931d2aa, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443617431e2a6, // V_BCNT_U32_B32 ENC_VOP3 default
    0x0462aa17531e2a6, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17631e2a6, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a43817731e2a6, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04c43817831e2a6, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04e43817931e2a6, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443617431f443, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x0462aa17531f443, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac17631f443, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a43817731f443, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04c43817831f443, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04e43817931f443, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044436174320442, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x0462aa175320442, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac176320442, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04a438177320442, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04c438178320442, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04e438179320442, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441c430321388, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x0462a0431321388, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a2432321388, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a41e433321388, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c41e434321388, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e41e435321388, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441c43632238a, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x0462a043732238a, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482a243832238a, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a41e43932238a, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c41e43a32238a, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e41e43b32238a, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443646232338d, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x0462aa46332338d, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac46432338d, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a43846532338d, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x04c43846632338d, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x04e43846732338d, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044436468324386, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x0462aa469324386, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac46a324386, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a43846b324386, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x04c43846c324386, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x04e43846d324386, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443616e3254e4, // V_SUB_NC_I32 ENC_VOP3 default
    0x0462aa16f3254e4, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac1703254e4, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a4381713254e4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04c4381723254e4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04e4381733254e4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443616e326298, // V_ADD_NC_I32 ENC_VOP3 default
    0x0462aa16f326298, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0482ac170326298, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a438171326298, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04c438172326298, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04e438173326298, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443a46e32b40f, // V_LDEXP_F64 ENC_VOP3 default
    0x04843e46f32b40f, // V_LDEXP_F64 VOP3_VOP_DPP16 has_dpp16
    0x04a43c47032b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x04c43c47132b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x04e43c47232b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443617432c479, // V_MUL_LO_U32 ENC_VOP3 default
    0x0482ac17632c479, // V_MUL_LO_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a43817732c479, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x04c43817832c479, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x04e43817932c479, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443617432d475, // V_MUL_HI_U32 ENC_VOP3 default
    0x0482ac17632d475, // V_MUL_HI_U32 VOP3_VOP_DPP16 has_dpp16
    0x04a43817732d475, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x04c43817832d475, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x04e43817932d475, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443616e32e473, // V_MUL_HI_I32 ENC_VOP3 default
    0x0482ac17032e473, // V_MUL_HI_I32 VOP3_VOP_DPP16 has_dpp16
    0x04a43817132e473, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x04c43817232e473, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x04e43817332e473, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04443a47332f506, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x04a43c47432f506, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x04c43c47532f506, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x04e43c47632f506, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441442a338414, // V_LSHLREV_B16 ENC_VOP3 default
    0x04641842b338414, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x04841a42c338414, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a41642d338414, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x04c41642e338414, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04e41642f338414, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441442a33941a, // V_LSHRREV_B16 ENC_VOP3 default
    0x04641842b33941a, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x04841a42c33941a, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a41642d33941a, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x04c41642e33941a, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04e41642f33941a, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441447733a2a1, // V_ASHRREV_I16 ENC_VOP3 default
    0x04641847833a2a1, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x04841a47933a2a1, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x04a41647a33a2a1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x04c41647b33a2a1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x04e41647c33a2a1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04444018533d41c, // V_LSHRREV_B64 ENC_VOP3 default
    0x0482ba18633d41c, // V_LSHRREV_B64 VOP3_VOP_DPP16 has_dpp16
    0x04a44218733d41c, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x04c44218833d41c, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x04444047d33e2a3, // V_ASHRREV_I64 ENC_VOP3 default
    0x0482ba47e33e2a3, // V_ASHRREV_I64 VOP3_VOP_DPP16 has_dpp16
    0x04a44247f33e2a3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x04c44248033e2a3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
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
    0x0b44484813604c4, // V_READLANE_B32 ENC_VOP3 default
    0x0b641c482361527, // V_WRITELANE_B32 ENC_VOP3 default
    0x0b841e483361527, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x04441442a36229e, // V_AND_B16 ENC_VOP3 default
    0x04641842b36229e, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x04841a42c36229e, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a41642d36229e, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x04c41642e36229e, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x04e41642f36229e, // V_AND_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441442a363480, // V_OR_B16 ENC_VOP3 default
    0x04641842b363480, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x04841a42c363480, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a41642d363480, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x04c41642e363480, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x04e41642f363480, // V_OR_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04441442a36452b, // V_XOR_B16 ENC_VOP3 default
    0x04641842b36452b, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x04841a42c36452b, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x04a41642d36452b, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x04c41642e36452b, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x04e41642f36452b, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0&has_lit_1
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
    0x04444a1a0367454, // V_MINIMUM_F16 ENC_VOP3 default
    0x04644e1a1367454, // V_MINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484501a2367454, // V_MINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a44c1a3367454, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c44c1a4367454, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e44c1a5367454, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04444a1a0368432, // V_MAXIMUM_F16 ENC_VOP3 default
    0x04644e1a1368432, // V_MAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484501a2368432, // V_MAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a44c1a3368432, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04c44c1a4368432, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04e44c1a5368432, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x044452484369384, // V_CVT_PK_FP8_F32 ENC_VOP3 default
    0x046456485369384, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x048458486369384, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a454487369384, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x04c454488369384, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x04e454489369384, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445248a36a37d, // V_CVT_PK_BF8_F32 ENC_VOP3 default
    0x04645648b36a37d, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x04845848c36a37d, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a45448d36a37d, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x04c45448e36a37d, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x04e45448f36a37d, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445a49036b3bf, // V_CVT_SR_FP8_F32 ENC_VOP3 default
    0x04645e49136b3bf, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x04846049236b3bf, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a45c49336b3bf, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x04c45c49436b3bf, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x04e45c49536b3bf, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04445a49636c3bd, // V_CVT_SR_BF8_F32 ENC_VOP3 default
    0x04645e49736c3bd, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x04846049836c3bd, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a45c49936c3bd, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x04c45c49a36c3bd, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x04e45c49b36c3bd, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04446249c36d37b, // V_CVT_PK_BF16_F32 ENC_VOP3 default
    0x04646649d36d37b, // V_CVT_PK_BF16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04846849e36d37b, // V_CVT_PK_BF16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a46449f36d37b, // V_CVT_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4644a036d37b, // V_CVT_PK_BF16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4644a136d37b, // V_CVT_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x04446a4a236e3c0, // V_CVT_SR_PK_BF16_F32 ENC_VOP3 default
    0x04646e4a336e3c0, // V_CVT_SR_PK_BF16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0484704a436e3c0, // V_CVT_SR_PK_BF16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a46c4a536e3c0, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c46c4a636e3c0, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e46c4a736e3c0, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x07246c4a836e3c0, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_2
    0x07446c4a936e3c0, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x07646c4aa36e3c0, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x07846c4ab36e3c0, // V_CVT_SR_PK_BF16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04447219a36f37f, // V_CVT_PK_F16_F32 ENC_VOP3 default
    0x0462f219b36f37f, // V_CVT_PK_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0482f419c36f37f, // V_CVT_PK_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a47419d36f37f, // V_CVT_PK_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c47419e36f37f, // V_CVT_PK_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e47419f36f37f, // V_CVT_PK_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444764ac3703c1, // V_CVT_SR_PK_F16_F32 ENC_VOP3 default
    0x04647a4ad3703c1, // V_CVT_SR_PK_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04847c4ae3703c1, // V_CVT_SR_PK_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04a4784af3703c1, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04c4784b03703c1, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04e4784b13703c1, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0724784b23703c1, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_2
    0x0744784b33703c1, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_2
    0x0764784b43703c1, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_1&has_lit_2
    0x0784784b53703c1, // V_CVT_SR_PK_F16_F32 VOP3_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x04447e4b6372383, // V_CVT_PK_FP8_F16 ENC_VOP3 default
    0x0464844b7372383, // V_CVT_PK_FP8_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484824b8372383, // V_CVT_PK_FP8_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4804b9372383, // V_CVT_PK_FP8_F16 VOP3_INST_LITERAL has_lit_0
    0x04447e4ba37337c, // V_CVT_PK_BF8_F16 ENC_VOP3 default
    0x0464844bb37337c, // V_CVT_PK_BF8_F16 VOP3_VOP_DPP8 has_dpp8
    0x0484824bc37337c, // V_CVT_PK_BF8_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4804bd37337c, // V_CVT_PK_BF8_F16 VOP3_INST_LITERAL has_lit_0
    0x0444864be3743be, // V_CVT_SR_FP8_F16 ENC_VOP3 default
    0x04648a4bf3743be, // V_CVT_SR_FP8_F16 VOP3_VOP_DPP8 has_dpp8
    0x04848c4c03743be, // V_CVT_SR_FP8_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4884c13743be, // V_CVT_SR_FP8_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4884c23743be, // V_CVT_SR_FP8_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4884c33743be, // V_CVT_SR_FP8_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
    0x0444864c43753bc, // V_CVT_SR_BF8_F16 ENC_VOP3 default
    0x04648a4c53753bc, // V_CVT_SR_BF8_F16 VOP3_VOP_DPP8 has_dpp8
    0x04848c4c63753bc, // V_CVT_SR_BF8_F16 VOP3_VOP_DPP16 has_dpp16
    0x04a4884c73753bc, // V_CVT_SR_BF8_F16 VOP3_INST_LITERAL has_lit_0
    0x04c4884c83753bc, // V_CVT_SR_BF8_F16 VOP3_INST_LITERAL has_lit_1
    0x04e4884c93753bc, // V_CVT_SR_BF8_F16 VOP3_INST_LITERAL has_lit_0&has_lit_1
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
    0x0be4ee51a00132e, // V_CMP_LT_F16 ENC_VOPC default
    0x0c04f451b00132e, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f651c00132e, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f251d00132e, // V_CMP_LT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f051d00132e, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee51a002307, // V_CMP_EQ_F16 ENC_VOPC default
    0x0c04f451b002307, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f651c002307, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f251d002307, // V_CMP_EQ_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f051d002307, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee51a003322, // V_CMP_LE_F16 ENC_VOPC default
    0x0c04f451b003322, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f651c003322, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f251d003322, // V_CMP_LE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f051d003322, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee51a004319, // V_CMP_GT_F16 ENC_VOPC default
    0x0c04f451b004319, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f651c004319, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f251d004319, // V_CMP_GT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f051d004319, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee51a00532b, // V_CMP_LG_F16 ENC_VOPC default
    0x0c04f451b00532b, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f651c00532b, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f251d00532b, // V_CMP_LG_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f051d00532b, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee51a006310, // V_CMP_GE_F16 ENC_VOPC default
    0x0c04f451b006310, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f651c006310, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f251d006310, // V_CMP_GE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f051d006310, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee51a00734f, // V_CMP_O_F16 ENC_VOPC default
    0x0c04f451b00734f, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f651c00734f, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f251d00734f, // V_CMP_O_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f051d00734f, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee51a008352, // V_CMP_U_F16 ENC_VOPC default
    0x0c04f451b008352, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f651c008352, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f251d008352, // V_CMP_U_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f051d008352, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee51a009340, // V_CMP_NGE_F16 ENC_VOPC default
    0x0c04f451b009340, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f651c009340, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f251d009340, // V_CMP_NGE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f051d009340, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee51a00a349, // V_CMP_NLG_F16 ENC_VOPC default
    0x0c04f451b00a349, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f651c00a349, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f251d00a349, // V_CMP_NLG_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f051d00a349, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee51a00b343, // V_CMP_NGT_F16 ENC_VOPC default
    0x0c04f451b00b343, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f651c00b343, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f251d00b343, // V_CMP_NGT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f051d00b343, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee51a00c346, // V_CMP_NLE_F16 ENC_VOPC default
    0x0c04f451b00c346, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f651c00c346, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f251d00c346, // V_CMP_NLE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f051d00c346, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee51a00d337, // V_CMP_NEQ_F16 ENC_VOPC default
    0x0c04f451b00d337, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f651c00d337, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f251d00d337, // V_CMP_NEQ_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f051d00d337, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0be4ee51a00e34c, // V_CMP_NLT_F16 ENC_VOPC default
    0x0c04f451b00e34c, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f651c00e34c, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f251d00e34c, // V_CMP_NLT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f051d00e34c, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0be50051e01132f, // V_CMP_LT_F32 ENC_VOPC default
    0x0c050651f01132f, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852001132f, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452101132f, // V_CMP_LT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252101132f, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x0be50051e012308, // V_CMP_EQ_F32 ENC_VOPC default
    0x0c050651f012308, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c2508520012308, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c4504521012308, // V_CMP_EQ_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c6502521012308, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0be50051e013323, // V_CMP_LE_F32 ENC_VOPC default
    0x0c050651f013323, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c2508520013323, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c4504521013323, // V_CMP_LE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c6502521013323, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x0be50051e01431a, // V_CMP_GT_F32 ENC_VOPC default
    0x0c050651f01431a, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852001431a, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452101431a, // V_CMP_GT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252101431a, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x0be50051e01532c, // V_CMP_LG_F32 ENC_VOPC default
    0x0c050651f01532c, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852001532c, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452101532c, // V_CMP_LG_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252101532c, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x0be50051e016311, // V_CMP_GE_F32 ENC_VOPC default
    0x0c050651f016311, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c2508520016311, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c4504521016311, // V_CMP_GE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c6502521016311, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x0be50051e017350, // V_CMP_O_F32 ENC_VOPC default
    0x0c050651f017350, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c2508520017350, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c4504521017350, // V_CMP_O_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c6502521017350, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x0be50051e018353, // V_CMP_U_F32 ENC_VOPC default
    0x0c050651f018353, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c2508520018353, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c4504521018353, // V_CMP_U_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c6502521018353, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x0be50051e019341, // V_CMP_NGE_F32 ENC_VOPC default
    0x0c050651f019341, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c2508520019341, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c4504521019341, // V_CMP_NGE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c6502521019341, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0be50051e01a34a, // V_CMP_NLG_F32 ENC_VOPC default
    0x0c050651f01a34a, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852001a34a, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452101a34a, // V_CMP_NLG_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252101a34a, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0be50051e01b344, // V_CMP_NGT_F32 ENC_VOPC default
    0x0c050651f01b344, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852001b344, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452101b344, // V_CMP_NGT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252101b344, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0be50051e01c347, // V_CMP_NLE_F32 ENC_VOPC default
    0x0c050651f01c347, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852001c347, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452101c347, // V_CMP_NLE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252101c347, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0be50051e01d338, // V_CMP_NEQ_F32 ENC_VOPC default
    0x0c050651f01d338, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852001d338, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452101d338, // V_CMP_NEQ_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252101d338, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0be50051e01e34d, // V_CMP_NLT_F32 ENC_VOPC default
    0x0c050651f01e34d, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c250852001e34d, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452101e34d, // V_CMP_NLT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252101e34d, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0be50e522021330, // V_CMP_LT_F64 ENC_VOPC default
    0x0c4512523021330, // V_CMP_LT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c6510523021330, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x0be50e522022309, // V_CMP_EQ_F64 ENC_VOPC default
    0x0c4512523022309, // V_CMP_EQ_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c6510523022309, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0be50e522023324, // V_CMP_LE_F64 ENC_VOPC default
    0x0c4512523023324, // V_CMP_LE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c6510523023324, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52202431b, // V_CMP_GT_F64 ENC_VOPC default
    0x0c451252302431b, // V_CMP_GT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052302431b, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52202532d, // V_CMP_LG_F64 ENC_VOPC default
    0x0c451252302532d, // V_CMP_LG_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052302532d, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x0be50e522026312, // V_CMP_GE_F64 ENC_VOPC default
    0x0c4512523026312, // V_CMP_GE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c6510523026312, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x0be50e522027351, // V_CMP_O_F64 ENC_VOPC default
    0x0c4512523027351, // V_CMP_O_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c6510523027351, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x0be50e522028354, // V_CMP_U_F64 ENC_VOPC default
    0x0c4512523028354, // V_CMP_U_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c6510523028354, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x0be50e522029342, // V_CMP_NGE_F64 ENC_VOPC default
    0x0c4512523029342, // V_CMP_NGE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c6510523029342, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52202a34b, // V_CMP_NLG_F64 ENC_VOPC default
    0x0c451252302a34b, // V_CMP_NLG_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052302a34b, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52202b345, // V_CMP_NGT_F64 ENC_VOPC default
    0x0c451252302b345, // V_CMP_NGT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052302b345, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52202c348, // V_CMP_NLE_F64 ENC_VOPC default
    0x0c451252302c348, // V_CMP_NLE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052302c348, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52202d339, // V_CMP_NEQ_F64 ENC_VOPC default
    0x0c451252302d339, // V_CMP_NEQ_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052302d339, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0be50e52202e34e, // V_CMP_NLT_F64 ENC_VOPC default
    0x0c451252302e34e, // V_CMP_NLT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c651052302e34e, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0be51c524031331, // V_CMP_LT_I16 ENC_VOPC default
    0x0c0522525031331, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c2524526031331, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c4520527031331, // V_CMP_LT_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e527031331, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x0be51c52403230a, // V_CMP_EQ_I16 ENC_VOPC default
    0x0c052252503230a, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c252452603230a, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c452052703230a, // V_CMP_EQ_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e52703230a, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0be51c524033325, // V_CMP_LE_I16 ENC_VOPC default
    0x0c0522525033325, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c2524526033325, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c4520527033325, // V_CMP_LE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e527033325, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x0be51c52403431c, // V_CMP_GT_I16 ENC_VOPC default
    0x0c052252503431c, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c252452603431c, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c452052703431c, // V_CMP_GT_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e52703431c, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x0be51c52403533a, // V_CMP_NE_I16 ENC_VOPC default
    0x0c052252503533a, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c252452603533a, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c452052703533a, // V_CMP_NE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e52703533a, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x0be51c524036313, // V_CMP_GE_I16 ENC_VOPC default
    0x0c0522525036313, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c2524526036313, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c4520527036313, // V_CMP_GE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e527036313, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x0be51c528039334, // V_CMP_LT_U16 ENC_VOPC default
    0x0c0522529039334, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c252452a039334, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c452052b039334, // V_CMP_LT_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e52b039334, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x0be51c52803a30d, // V_CMP_EQ_U16 ENC_VOPC default
    0x0c052252903a30d, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c252452a03a30d, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c452052b03a30d, // V_CMP_EQ_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e52b03a30d, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0be51c52803b328, // V_CMP_LE_U16 ENC_VOPC default
    0x0c052252903b328, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c252452a03b328, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c452052b03b328, // V_CMP_LE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e52b03b328, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x0be51c52803c31f, // V_CMP_GT_U16 ENC_VOPC default
    0x0c052252903c31f, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c252452a03c31f, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c452052b03c31f, // V_CMP_GT_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e52b03c31f, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x0be51c52803d33d, // V_CMP_NE_U16 ENC_VOPC default
    0x0c052252903d33d, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c252452a03d33d, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c452052b03d33d, // V_CMP_NE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e52b03d33d, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x0be51c52803e316, // V_CMP_GE_U16 ENC_VOPC default
    0x0c052252903e316, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c252452a03e316, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c452052b03e316, // V_CMP_GE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c651e52b03e316, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x0be50052c041332, // V_CMP_LT_I32 ENC_VOPC default
    0x0c050652d041332, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e52e041332, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452f041332, // V_CMP_LT_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252f041332, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x0be50052c04230b, // V_CMP_EQ_I32 ENC_VOPC default
    0x0c050652d04230b, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e52e04230b, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452f04230b, // V_CMP_EQ_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252f04230b, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0be50052c043326, // V_CMP_LE_I32 ENC_VOPC default
    0x0c050652d043326, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e52e043326, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452f043326, // V_CMP_LE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252f043326, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x0be50052c04431d, // V_CMP_GT_I32 ENC_VOPC default
    0x0c050652d04431d, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e52e04431d, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452f04431d, // V_CMP_GT_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252f04431d, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x0be50052c04533b, // V_CMP_NE_I32 ENC_VOPC default
    0x0c050652d04533b, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e52e04533b, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452f04533b, // V_CMP_NE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252f04533b, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x0be50052c046314, // V_CMP_GE_I32 ENC_VOPC default
    0x0c050652d046314, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e52e046314, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c450452f046314, // V_CMP_GE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c650252f046314, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x0be500530049335, // V_CMP_LT_U32 ENC_VOPC default
    0x0c0506531049335, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e532049335, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c4504533049335, // V_CMP_LT_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c6502533049335, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x0be50053004a30e, // V_CMP_EQ_U32 ENC_VOPC default
    0x0c050653104a30e, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e53204a30e, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c450453304a30e, // V_CMP_EQ_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c650253304a30e, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0be50053004b329, // V_CMP_LE_U32 ENC_VOPC default
    0x0c050653104b329, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e53204b329, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c450453304b329, // V_CMP_LE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c650253304b329, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x0be50053004c320, // V_CMP_GT_U32 ENC_VOPC default
    0x0c050653104c320, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e53204c320, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c450453304c320, // V_CMP_GT_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c650253304c320, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x0be50053004d33e, // V_CMP_NE_U32 ENC_VOPC default
    0x0c050653104d33e, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e53204d33e, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c450453304d33e, // V_CMP_NE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c650253304d33e, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x0be50053004e317, // V_CMP_GE_U32 ENC_VOPC default
    0x0c050653104e317, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c252e53204e317, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c450453304e317, // V_CMP_GE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c650253304e317, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x0be534534051333, // V_CMP_LT_I64 ENC_VOPC default
    0x0c4538535051333, // V_CMP_LT_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c6536535051333, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x0be53453405230c, // V_CMP_EQ_I64 ENC_VOPC default
    0x0c453853505230c, // V_CMP_EQ_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c653653505230c, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0be534534053327, // V_CMP_LE_I64 ENC_VOPC default
    0x0c4538535053327, // V_CMP_LE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c6536535053327, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x0be53453405431e, // V_CMP_GT_I64 ENC_VOPC default
    0x0c453853505431e, // V_CMP_GT_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c653653505431e, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x0be53453405533c, // V_CMP_NE_I64 ENC_VOPC default
    0x0c453853505533c, // V_CMP_NE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c653653505533c, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x0be534534056315, // V_CMP_GE_I64 ENC_VOPC default
    0x0c4538535056315, // V_CMP_GE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c6536535056315, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x0be534536059336, // V_CMP_LT_U64 ENC_VOPC default
    0x0c4538537059336, // V_CMP_LT_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c6536537059336, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x0be53453605a30f, // V_CMP_EQ_U64 ENC_VOPC default
    0x0c453853705a30f, // V_CMP_EQ_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c653653705a30f, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0be53453605b32a, // V_CMP_LE_U64 ENC_VOPC default
    0x0c453853705b32a, // V_CMP_LE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c653653705b32a, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x0be53453605c321, // V_CMP_GT_U64 ENC_VOPC default
    0x0c453853705c321, // V_CMP_GT_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c653653705c321, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x0be53453605d33f, // V_CMP_NE_U64 ENC_VOPC default
    0x0c453853705d33f, // V_CMP_NE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c653653705d33f, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x0be53453605e318, // V_CMP_GE_U64 ENC_VOPC default
    0x0c453853705e318, // V_CMP_GE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c653653705e318, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x0be4ee51a07d304, // V_CMP_CLASS_F16 ENC_VOPC default
    0x0c04f451b07d304, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c24f651c07d304, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c44f251d07d304, // V_CMP_CLASS_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c64f051d07d304, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0be50053807e305, // V_CMP_CLASS_F32 ENC_VOPC default
    0x0c050653907e305, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c254253a07e305, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c450453b07e305, // V_CMP_CLASS_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c650253b07e305, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0be54853c07f306, // V_CMP_CLASS_F64 ENC_VOPC default
    0x0c454c53d07f306, // V_CMP_CLASS_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c654a53d07f306, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0be55653e0812dd, // V_CMPX_LT_F16 ENC_VOPC default
    0x0c055c53f0812dd, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e5400812dd, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a5410812dd, // V_CMPX_LT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c65585410812dd, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x0be55653e0822b6, // V_CMPX_EQ_F16 ENC_VOPC default
    0x0c055c53f0822b6, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e5400822b6, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a5410822b6, // V_CMPX_EQ_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c65585410822b6, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0be55653e0832d1, // V_CMPX_LE_F16 ENC_VOPC default
    0x0c055c53f0832d1, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e5400832d1, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a5410832d1, // V_CMPX_LE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c65585410832d1, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x0be55653e0842c8, // V_CMPX_GT_F16 ENC_VOPC default
    0x0c055c53f0842c8, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e5400842c8, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a5410842c8, // V_CMPX_GT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c65585410842c8, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x0be55653e0852da, // V_CMPX_LG_F16 ENC_VOPC default
    0x0c055c53f0852da, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e5400852da, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a5410852da, // V_CMPX_LG_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c65585410852da, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x0be55653e0862bf, // V_CMPX_GE_F16 ENC_VOPC default
    0x0c055c53f0862bf, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e5400862bf, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a5410862bf, // V_CMPX_GE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c65585410862bf, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x0be55653e0872fe, // V_CMPX_O_F16 ENC_VOPC default
    0x0c055c53f0872fe, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e5400872fe, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a5410872fe, // V_CMPX_O_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c65585410872fe, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x0be55653e088301, // V_CMPX_U_F16 ENC_VOPC default
    0x0c055c53f088301, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e540088301, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a541088301, // V_CMPX_U_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c6558541088301, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x0be55653e0892ef, // V_CMPX_NGE_F16 ENC_VOPC default
    0x0c055c53f0892ef, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e5400892ef, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a5410892ef, // V_CMPX_NGE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c65585410892ef, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0be55653e08a2f8, // V_CMPX_NLG_F16 ENC_VOPC default
    0x0c055c53f08a2f8, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54008a2f8, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54108a2f8, // V_CMPX_NLG_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854108a2f8, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0be55653e08b2f2, // V_CMPX_NGT_F16 ENC_VOPC default
    0x0c055c53f08b2f2, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54008b2f2, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54108b2f2, // V_CMPX_NGT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854108b2f2, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0be55653e08c2f5, // V_CMPX_NLE_F16 ENC_VOPC default
    0x0c055c53f08c2f5, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54008c2f5, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54108c2f5, // V_CMPX_NLE_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854108c2f5, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0be55653e08d2e6, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x0c055c53f08d2e6, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54008d2e6, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54108d2e6, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854108d2e6, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0be55653e08e2fb, // V_CMPX_NLT_F16 ENC_VOPC default
    0x0c055c53f08e2fb, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e54008e2fb, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a54108e2fb, // V_CMPX_NLT_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c655854108e2fb, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0be5685420912de, // V_CMPX_LT_F32 ENC_VOPC default
    0x0c056e5430912de, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c25705440912de, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5450912de, // V_CMPX_LT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5450912de, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x0be5685420922b7, // V_CMPX_EQ_F32 ENC_VOPC default
    0x0c056e5430922b7, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c25705440922b7, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5450922b7, // V_CMPX_EQ_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5450922b7, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0be5685420932d2, // V_CMPX_LE_F32 ENC_VOPC default
    0x0c056e5430932d2, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c25705440932d2, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5450932d2, // V_CMPX_LE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5450932d2, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x0be5685420942c9, // V_CMPX_GT_F32 ENC_VOPC default
    0x0c056e5430942c9, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c25705440942c9, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5450942c9, // V_CMPX_GT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5450942c9, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x0be5685420952db, // V_CMPX_LG_F32 ENC_VOPC default
    0x0c056e5430952db, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c25705440952db, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5450952db, // V_CMPX_LG_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5450952db, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x0be5685420962c0, // V_CMPX_GE_F32 ENC_VOPC default
    0x0c056e5430962c0, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c25705440962c0, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5450962c0, // V_CMPX_GE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5450962c0, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x0be5685420972ff, // V_CMPX_O_F32 ENC_VOPC default
    0x0c056e5430972ff, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c25705440972ff, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5450972ff, // V_CMPX_O_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5450972ff, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x0be568542098302, // V_CMPX_U_F32 ENC_VOPC default
    0x0c056e543098302, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c2570544098302, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c545098302, // V_CMPX_U_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a545098302, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x0be5685420992f0, // V_CMPX_NGE_F32 ENC_VOPC default
    0x0c056e5430992f0, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c25705440992f0, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5450992f0, // V_CMPX_NGE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5450992f0, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0be56854209a2f9, // V_CMPX_NLG_F32 ENC_VOPC default
    0x0c056e54309a2f9, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054409a2f9, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54509a2f9, // V_CMPX_NLG_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54509a2f9, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0be56854209b2f3, // V_CMPX_NGT_F32 ENC_VOPC default
    0x0c056e54309b2f3, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054409b2f3, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54509b2f3, // V_CMPX_NGT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54509b2f3, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0be56854209c2f6, // V_CMPX_NLE_F32 ENC_VOPC default
    0x0c056e54309c2f6, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054409c2f6, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54509c2f6, // V_CMPX_NLE_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54509c2f6, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0be56854209d2e7, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x0c056e54309d2e7, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054409d2e7, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54509d2e7, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54509d2e7, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0be56854209e2fc, // V_CMPX_NLT_F32 ENC_VOPC default
    0x0c056e54309e2fc, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c257054409e2fc, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c54509e2fc, // V_CMPX_NLT_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a54509e2fc, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0be5765460a12df, // V_CMPX_LT_F64 ENC_VOPC default
    0x0c457a5470a12df, // V_CMPX_LT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785470a12df, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x0be5765460a22b8, // V_CMPX_EQ_F64 ENC_VOPC default
    0x0c457a5470a22b8, // V_CMPX_EQ_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785470a22b8, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0be5765460a32d3, // V_CMPX_LE_F64 ENC_VOPC default
    0x0c457a5470a32d3, // V_CMPX_LE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785470a32d3, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x0be5765460a42ca, // V_CMPX_GT_F64 ENC_VOPC default
    0x0c457a5470a42ca, // V_CMPX_GT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785470a42ca, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x0be5765460a52dc, // V_CMPX_LG_F64 ENC_VOPC default
    0x0c457a5470a52dc, // V_CMPX_LG_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785470a52dc, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x0be5765460a62c1, // V_CMPX_GE_F64 ENC_VOPC default
    0x0c457a5470a62c1, // V_CMPX_GE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785470a62c1, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x0be5765460a7300, // V_CMPX_O_F64 ENC_VOPC default
    0x0c457a5470a7300, // V_CMPX_O_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785470a7300, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x0be5765460a8303, // V_CMPX_U_F64 ENC_VOPC default
    0x0c457a5470a8303, // V_CMPX_U_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785470a8303, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x0be5765460a92f1, // V_CMPX_NGE_F64 ENC_VOPC default
    0x0c457a5470a92f1, // V_CMPX_NGE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785470a92f1, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0be5765460aa2fa, // V_CMPX_NLG_F64 ENC_VOPC default
    0x0c457a5470aa2fa, // V_CMPX_NLG_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785470aa2fa, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0be5765460ab2f4, // V_CMPX_NGT_F64 ENC_VOPC default
    0x0c457a5470ab2f4, // V_CMPX_NGT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785470ab2f4, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0be5765460ac2f7, // V_CMPX_NLE_F64 ENC_VOPC default
    0x0c457a5470ac2f7, // V_CMPX_NLE_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785470ac2f7, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0be5765460ad2e8, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x0c457a5470ad2e8, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785470ad2e8, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0be5765460ae2fd, // V_CMPX_NLT_F64 ENC_VOPC default
    0x0c457a5470ae2fd, // V_CMPX_NLT_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65785470ae2fd, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0be5845480b12e0, // V_CMPX_LT_I16 ENC_VOPC default
    0x0c058a5490b12e0, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c54a0b12e0, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c458854b0b12e0, // V_CMPX_LT_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c658654b0b12e0, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x0be5845480b22b9, // V_CMPX_EQ_I16 ENC_VOPC default
    0x0c058a5490b22b9, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c54a0b22b9, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c458854b0b22b9, // V_CMPX_EQ_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c658654b0b22b9, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0be5845480b32d4, // V_CMPX_LE_I16 ENC_VOPC default
    0x0c058a5490b32d4, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c54a0b32d4, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c458854b0b32d4, // V_CMPX_LE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c658654b0b32d4, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x0be5845480b42cb, // V_CMPX_GT_I16 ENC_VOPC default
    0x0c058a5490b42cb, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c54a0b42cb, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c458854b0b42cb, // V_CMPX_GT_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c658654b0b42cb, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x0be5845480b52e9, // V_CMPX_NE_I16 ENC_VOPC default
    0x0c058a5490b52e9, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c54a0b52e9, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c458854b0b52e9, // V_CMPX_NE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c658654b0b52e9, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x0be5845480b62c2, // V_CMPX_GE_I16 ENC_VOPC default
    0x0c058a5490b62c2, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c54a0b62c2, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c458854b0b62c2, // V_CMPX_GE_I16 VOPC_INST_LITERAL64 has_lit64
    0x0c658654b0b62c2, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x0be58454c0b92e3, // V_CMPX_LT_U16 ENC_VOPC default
    0x0c058a54d0b92e3, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c54e0b92e3, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c458854f0b92e3, // V_CMPX_LT_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c658654f0b92e3, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x0be58454c0ba2bc, // V_CMPX_EQ_U16 ENC_VOPC default
    0x0c058a54d0ba2bc, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c54e0ba2bc, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c458854f0ba2bc, // V_CMPX_EQ_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c658654f0ba2bc, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0be58454c0bb2d7, // V_CMPX_LE_U16 ENC_VOPC default
    0x0c058a54d0bb2d7, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c54e0bb2d7, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c458854f0bb2d7, // V_CMPX_LE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c658654f0bb2d7, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x0be58454c0bc2ce, // V_CMPX_GT_U16 ENC_VOPC default
    0x0c058a54d0bc2ce, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c54e0bc2ce, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c458854f0bc2ce, // V_CMPX_GT_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c658654f0bc2ce, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x0be58454c0bd2ec, // V_CMPX_NE_U16 ENC_VOPC default
    0x0c058a54d0bd2ec, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c54e0bd2ec, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c458854f0bd2ec, // V_CMPX_NE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c658654f0bd2ec, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x0be58454c0be2c5, // V_CMPX_GE_U16 ENC_VOPC default
    0x0c058a54d0be2c5, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c258c54e0be2c5, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c458854f0be2c5, // V_CMPX_GE_U16 VOPC_INST_LITERAL64 has_lit64
    0x0c658654f0be2c5, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x0be5685500c12e1, // V_CMPX_LT_I32 ENC_VOPC default
    0x0c056e5510c12e1, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c25965520c12e1, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5530c12e1, // V_CMPX_LT_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5530c12e1, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x0be5685500c22ba, // V_CMPX_EQ_I32 ENC_VOPC default
    0x0c056e5510c22ba, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c25965520c22ba, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5530c22ba, // V_CMPX_EQ_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5530c22ba, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0be5685500c32d5, // V_CMPX_LE_I32 ENC_VOPC default
    0x0c056e5510c32d5, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c25965520c32d5, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5530c32d5, // V_CMPX_LE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5530c32d5, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x0be5685500c42cc, // V_CMPX_GT_I32 ENC_VOPC default
    0x0c056e5510c42cc, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c25965520c42cc, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5530c42cc, // V_CMPX_GT_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5530c42cc, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x0be5685500c52ea, // V_CMPX_NE_I32 ENC_VOPC default
    0x0c056e5510c52ea, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c25965520c52ea, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5530c52ea, // V_CMPX_NE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5530c52ea, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x0be5685500c62c3, // V_CMPX_GE_I32 ENC_VOPC default
    0x0c056e5510c62c3, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c25965520c62c3, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5530c62c3, // V_CMPX_GE_I32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5530c62c3, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x0be5685540c92e4, // V_CMPX_LT_U32 ENC_VOPC default
    0x0c056e5550c92e4, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c25965560c92e4, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5570c92e4, // V_CMPX_LT_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5570c92e4, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x0be5685540ca2bd, // V_CMPX_EQ_U32 ENC_VOPC default
    0x0c056e5550ca2bd, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c25965560ca2bd, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5570ca2bd, // V_CMPX_EQ_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5570ca2bd, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0be5685540cb2d8, // V_CMPX_LE_U32 ENC_VOPC default
    0x0c056e5550cb2d8, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c25965560cb2d8, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5570cb2d8, // V_CMPX_LE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5570cb2d8, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x0be5685540cc2cf, // V_CMPX_GT_U32 ENC_VOPC default
    0x0c056e5550cc2cf, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c25965560cc2cf, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5570cc2cf, // V_CMPX_GT_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5570cc2cf, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x0be5685540cd2ed, // V_CMPX_NE_U32 ENC_VOPC default
    0x0c056e5550cd2ed, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c25965560cd2ed, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5570cd2ed, // V_CMPX_NE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5570cd2ed, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x0be5685540ce2c6, // V_CMPX_GE_U32 ENC_VOPC default
    0x0c056e5550ce2c6, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c25965560ce2c6, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c5570ce2c6, // V_CMPX_GE_U32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a5570ce2c6, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x0be59c5580d12e2, // V_CMPX_LT_I64 ENC_VOPC default
    0x0c45a05590d12e2, // V_CMPX_LT_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5590d12e2, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x0be59c5580d22bb, // V_CMPX_EQ_I64 ENC_VOPC default
    0x0c45a05590d22bb, // V_CMPX_EQ_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5590d22bb, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0be59c5580d32d6, // V_CMPX_LE_I64 ENC_VOPC default
    0x0c45a05590d32d6, // V_CMPX_LE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5590d32d6, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x0be59c5580d42cd, // V_CMPX_GT_I64 ENC_VOPC default
    0x0c45a05590d42cd, // V_CMPX_GT_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5590d42cd, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x0be59c5580d52eb, // V_CMPX_NE_I64 ENC_VOPC default
    0x0c45a05590d52eb, // V_CMPX_NE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5590d52eb, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x0be59c5580d62c4, // V_CMPX_GE_I64 ENC_VOPC default
    0x0c45a05590d62c4, // V_CMPX_GE_I64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e5590d62c4, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x0be59c55a0d92e5, // V_CMPX_LT_U64 ENC_VOPC default
    0x0c45a055b0d92e5, // V_CMPX_LT_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e55b0d92e5, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x0be59c55a0da2be, // V_CMPX_EQ_U64 ENC_VOPC default
    0x0c45a055b0da2be, // V_CMPX_EQ_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e55b0da2be, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0be59c55a0db2d9, // V_CMPX_LE_U64 ENC_VOPC default
    0x0c45a055b0db2d9, // V_CMPX_LE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e55b0db2d9, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x0be59c55a0dc2d0, // V_CMPX_GT_U64 ENC_VOPC default
    0x0c45a055b0dc2d0, // V_CMPX_GT_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e55b0dc2d0, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x0be59c55a0dd2ee, // V_CMPX_NE_U64 ENC_VOPC default
    0x0c45a055b0dd2ee, // V_CMPX_NE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e55b0dd2ee, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x0be59c55a0de2c7, // V_CMPX_GE_U64 ENC_VOPC default
    0x0c45a055b0de2c7, // V_CMPX_GE_U64 VOPC_INST_LITERAL64 has_lit64
    0x0c659e55b0de2c7, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x0be55653e0fd2b3, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x0c055c53f0fd2b3, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c255e5400fd2b3, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c455a5410fd2b3, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL64 has_lit64
    0x0c65585410fd2b3, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0be56855c0fe2b4, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x0c056e55d0fe2b4, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c25aa55e0fe2b4, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c456c55f0fe2b4, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL64 has_lit64
    0x0c656a55f0fe2b4, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0be5b05600ff2b5, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x0c45b45610ff2b5, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL64 has_lit64
    0x0c65b25610ff2b5, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0c80181ac00047c, // V_NOP ENC_VOP1 default
    0x0c8142562001469, // V_MOV_B32 ENC_VOP1 default
    0x0ca148563001469, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a564001469, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce146565001469, // V_MOV_B32 VOP1_INST_LITERAL64 has_lit64
    0x0d0144565001469, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x0d21545660024c3, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x0c8158567003375, // V_CVT_I32_F64 ENC_VOP1 default
    0x0cc15e568003375, // V_CVT_I32_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce15c569003375, // V_CVT_I32_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d015a569003375, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x0c816656a004370, // V_CVT_F64_I32 ENC_VOP1 default
    0x0cc16c56b004370, // V_CVT_F64_I32 VOP1_VOP_DPP16 has_dpp16
    0x0ce16a56c004370, // V_CVT_F64_I32 VOP1_INST_LITERAL64 has_lit64
    0x0d016856c004370, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x0c814256d005369, // V_CVT_F32_I32 ENC_VOP1 default
    0x0ca14856e005369, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0x0cc17456f005369, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0x0ce146570005369, // V_CVT_F32_I32 VOP1_INST_LITERAL64 has_lit64
    0x0d0144570005369, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x0c814257100636a, // V_CVT_F32_U32 ENC_VOP1 default
    0x0ca14857200636a, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0cc17457300636a, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14657400636a, // V_CVT_F32_U32 VOP1_INST_LITERAL64 has_lit64
    0x0d014457400636a, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x0c81425750073c3, // V_CVT_U32_F32 ENC_VOP1 default
    0x0ca1485760073c3, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5770073c3, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465780073c3, // V_CVT_U32_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445780073c3, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x0c8142579008374, // V_CVT_I32_F32 ENC_VOP1 default
    0x0ca14857a008374, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a57b008374, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14657c008374, // V_CVT_I32_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014457c008374, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c817e57d00a360, // V_CVT_F16_F32 ENC_VOP1 default
    0x0ca18457e00a360, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc18657f00a360, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce18258000a360, // V_CVT_F16_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d018058000a360, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x0c819058100b366, // V_CVT_F32_F16 ENC_VOP1 default
    0x0ca19658200b366, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc19858300b366, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce19458400b366, // V_CVT_F32_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d019258400b366, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x0c814257900c377, // V_CVT_NEAREST_I32_F32 ENC_VOP1 default
    0x0ca14857a00c377, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a57b00c377, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14657c00c377, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014457c00c377, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c814257900d372, // V_CVT_FLOOR_I32_F32 ENC_VOP1 default
    0x0ca14857a00d372, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a57b00d372, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14657c00d372, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014457c00d372, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c814256d00e37a, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x0ca14856e00e37a, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0x0cc17456f00e37a, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0x0ce14657000e37a, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL64 has_lit64
    0x0d014457000e37a, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x0c815858500f367, // V_CVT_F32_F64 ENC_VOP1 default
    0x0cc15e58600f367, // V_CVT_F32_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce15c58700f367, // V_CVT_F32_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d015a58700f367, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x0c816658801036f, // V_CVT_F64_F32 ENC_VOP1 default
    0x0cc1a258901036f, // V_CVT_F64_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce16a58a01036f, // V_CVT_F64_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d016858a01036f, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x0c814257101136b, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x0ca14857201136b, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0x0cc17457301136b, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0x0ce14657401136b, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL64 has_lit64
    0x0d014457401136b, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x0c814257101236c, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x0ca14857201236c, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0x0cc17457301236c, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0x0ce14657401236c, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL64 has_lit64
    0x0d014457401236c, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x0c814257101336d, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x0ca14857201336d, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0x0cc17457301336d, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0x0ce14657401336d, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL64 has_lit64
    0x0d014457401336d, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x0c814257101436e, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x0ca14857201436e, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0x0cc17457301436e, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0x0ce14657401436e, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL64 has_lit64
    0x0d014457401436e, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x0c815858b0153c4, // V_CVT_U32_F64 ENC_VOP1 default
    0x0cc15e58c0153c4, // V_CVT_U32_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce15c58d0153c4, // V_CVT_U32_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d015a58d0153c4, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x0c816658e016371, // V_CVT_F64_U32 ENC_VOP1 default
    0x0cc16c58f016371, // V_CVT_F64_U32 VOP1_VOP_DPP16 has_dpp16
    0x0ce16a590016371, // V_CVT_F64_U32 VOP1_INST_LITERAL64 has_lit64
    0x0d0168590016371, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x0c81aa591017509, // V_TRUNC_F64 ENC_VOP1 default
    0x0cc1b0592017509, // V_TRUNC_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ae593017509, // V_TRUNC_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ac593017509, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x0c81aa5910182b0, // V_CEIL_F64 ENC_VOP1 default
    0x0cc1b05920182b0, // V_CEIL_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ae5930182b0, // V_CEIL_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ac5930182b0, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x0c81aa5910194c7, // V_RNDNE_F64 ENC_VOP1 default
    0x0cc1b05920194c7, // V_RNDNE_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ae5930194c7, // V_RNDNE_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ac5930194c7, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x0c81aa59101a3f0, // V_FLOOR_F64 ENC_VOP1 default
    0x0cc1b059201a3f0, // V_FLOOR_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ae59301a3f0, // V_FLOOR_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ac59301a3f0, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x0c80181ac01b491, // V_PIPEFLUSH ENC_VOP1 default
    0x0c81b859401c468, // V_MOV_B16 ENC_VOP1 default
    0x0ca1be59501c468, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1c059601c468, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1bc59701c468, // V_MOV_B16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ba59701c468, // V_MOV_B16 VOP1_INST_LITERAL has_lit
    0x0c81ca59801d46a, // V_MOV_B64 ENC_VOP1 default
    0x0cc1d059901d46a, // V_MOV_B64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ce59a01d46a, // V_MOV_B64 VOP1_INST_LITERAL64 has_lit64
    0x0d01cc59a01d46a, // V_MOV_B64 VOP1_INST_LITERAL has_lit
    0x0c814259b01e505, // V_TANH_F32 ENC_VOP1 default
    0x0ca14859c01e505, // V_TANH_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a59d01e505, // V_TANH_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14659e01e505, // V_TANH_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014459e01e505, // V_TANH_F32 VOP1_INST_LITERAL has_lit
    0x0c81d859f01f504, // V_TANH_F16 ENC_VOP1 default
    0x0ca1de5a001f504, // V_TANH_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05a101f504, // V_TANH_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5a201f504, // V_TANH_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5a201f504, // V_TANH_F16 VOP1_INST_LITERAL has_lit
    0x0c814259b020405, // V_FRACT_F32 ENC_VOP1 default
    0x0ca14859c020405, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a59d020405, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14659e020405, // V_FRACT_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014459e020405, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x0c814259b021508, // V_TRUNC_F32 ENC_VOP1 default
    0x0ca14859c021508, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a59d021508, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14659e021508, // V_TRUNC_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014459e021508, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x0c814259b0222af, // V_CEIL_F32 ENC_VOP1 default
    0x0ca14859c0222af, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a59d0222af, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14659e0222af, // V_CEIL_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014459e0222af, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x0c814259b0234c6, // V_RNDNE_F32 ENC_VOP1 default
    0x0ca14859c0234c6, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a59d0234c6, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14659e0234c6, // V_RNDNE_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014459e0234c6, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x0c814259b0243ef, // V_FLOOR_F32 ENC_VOP1 default
    0x0ca14859c0243ef, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a59d0243ef, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14659e0243ef, // V_FLOOR_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014459e0243ef, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x0c814259b0253ed, // V_EXP_F32 ENC_VOP1 default
    0x0ca14859c0253ed, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a59d0253ed, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14659e0253ed, // V_EXP_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014459e0253ed, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x0c814259b027413, // V_LOG_F32 ENC_VOP1 default
    0x0ca14859c027413, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a59d027413, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14659e027413, // V_LOG_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014459e027413, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x0c814259b02a4c0, // V_RCP_F32 ENC_VOP1 default
    0x0ca14859c02a4c0, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a59d02a4c0, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14659e02a4c0, // V_RCP_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014459e02a4c0, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x0c814259b02b4c2, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x0ca14859c02b4c2, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a59d02b4c2, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14659e02b4c2, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014459e02b4c2, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x0c814259b02e4ca, // V_RSQ_F32 ENC_VOP1 default
    0x0ca14859c02e4ca, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a59d02e4ca, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14659e02e4ca, // V_RSQ_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014459e02e4ca, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x0c81aa59102f4c1, // V_RCP_F64 ENC_VOP1 default
    0x0ce1ae59302f4c1, // V_RCP_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ac59302f4c1, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x0c81aa5910314cb, // V_RSQ_F64 ENC_VOP1 default
    0x0ce1ae5930314cb, // V_RSQ_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ac5930314cb, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x0c814259b0334d8, // V_SQRT_F32 ENC_VOP1 default
    0x0ca14859c0334d8, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a59d0334d8, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14659e0334d8, // V_SQRT_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014459e0334d8, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x0c81aa5910344d9, // V_SQRT_F64 ENC_VOP1 default
    0x0ce1ae5930344d9, // V_SQRT_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ac5930344d9, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x0c814259b0354d5, // V_SIN_F32 ENC_VOP1 default
    0x0ca14859c0354d5, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a59d0354d5, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14659e0354d5, // V_SIN_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014459e0354d5, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x0c814259b036359, // V_COS_F32 ENC_VOP1 default
    0x0ca14859c036359, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a59d036359, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14659e036359, // V_COS_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014459e036359, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x0c81425a303747e, // V_NOT_B32 ENC_VOP1 default
    0x0ca1485a403747e, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc1745a503747e, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465a603747e, // V_NOT_B32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445a603747e, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x0c81425620382ab, // V_BFREV_B32 ENC_VOP1 default
    0x0ca1485630382ab, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5640382ab, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465650382ab, // V_BFREV_B32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445650382ab, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x0c81425a70392b2, // V_CLZ_I32_U32 ENC_VOP1 default
    0x0ca1485a80392b2, // V_CLZ_I32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0cc1745a90392b2, // V_CLZ_I32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465aa0392b2, // V_CLZ_I32_U32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445aa0392b2, // V_CLZ_I32_U32 VOP1_INST_LITERAL has_lit
    0x0c81425a703a35a, // V_CTZ_I32_B32 ENC_VOP1 default
    0x0ca1485a803a35a, // V_CTZ_I32_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc1745a903a35a, // V_CTZ_I32_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465aa03a35a, // V_CTZ_I32_B32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445aa03a35a, // V_CTZ_I32_B32 VOP1_INST_LITERAL has_lit
    0x0c81425ab03b2b1, // V_CLS_I32 ENC_VOP1 default
    0x0ca1485ac03b2b1, // V_CLS_I32 VOP1_VOP_DPP8 has_dpp8
    0x0cc1745ad03b2b1, // V_CLS_I32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465ae03b2b1, // V_CLS_I32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445ae03b2b1, // V_CLS_I32 VOP1_INST_LITERAL has_lit
    0x0c815856703c409, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x0cc15e56803c409, // V_FREXP_EXP_I32_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce15c56903c409, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d015a56903c409, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x0c81aa59103d40c, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x0cc1b059203d40c, // V_FREXP_MANT_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ae59303d40c, // V_FREXP_MANT_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ac59303d40c, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x0c81aa59103e406, // V_FRACT_F64 ENC_VOP1 default
    0x0cc1b059203e406, // V_FRACT_F64 VOP1_VOP_DPP16 has_dpp16
    0x0ce1ae59303e406, // V_FRACT_F64 VOP1_INST_LITERAL64 has_lit64
    0x0d01ac59303e406, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x0c814257903f408, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x0ca14857a03f408, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a57b03f408, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14657c03f408, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014457c03f408, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c814259b04040b, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x0ca14859c04040b, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a59d04040b, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14659e04040b, // V_FREXP_MANT_F32 VOP1_INST_LITERAL64 has_lit64
    0x0d014459e04040b, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x0c81425af042464, // V_MOVRELD_B32 ENC_VOP1 default
    0x0ca1485b0042464, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5b1042464, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465b2042464, // V_MOVRELD_B32 VOP1_INST_LITERAL64 has_lit64
    0x0d01445b2042464, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0x0d21425b3043467, // V_MOVRELS_B32 ENC_VOP1 default
    0x0ca1485b0043467, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5b1043467, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0x0d21425b3044466, // V_MOVRELSD_B32 ENC_VOP1 default
    0x0ca1485b0044466, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5b1044466, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0d21425b3048465, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0x0ca1485b0048465, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5b1048465, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0x0d21425b4049484, // V_PERMLANE16_SWAP_B32 ENC_VOP1 default
    0x0c81ec5b504a503, // V_TANH_BF16 ENC_VOP1 default
    0x0ca1f25b604a503, // V_TANH_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1f45b704a503, // V_TANH_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1f05b804a503, // V_TANH_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ee5b804a503, // V_TANH_BF16 VOP1_INST_LITERAL has_lit
    0x0c814256204b4bc, // V_PRNG_B32 ENC_VOP1 default
    0x0ca14856304b4bc, // V_PRNG_B32 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a56404b4bc, // V_PRNG_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce14656504b4bc, // V_PRNG_B32 VOP1_INST_LITERAL64 has_lit64
    0x0d014456504b4bc, // V_PRNG_B32 VOP1_INST_LITERAL has_lit
    0x0c81fe5b9050363, // V_CVT_F16_U16 ENC_VOP1 default
    0x0ca2045ba050363, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2065bb050363, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2025bc050363, // V_CVT_F16_U16 VOP1_INST_LITERAL64 has_lit64
    0x0d02005bc050363, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x0c81fe5bd051362, // V_CVT_F16_I16 ENC_VOP1 default
    0x0ca2045be051362, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2065bf051362, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2025c0051362, // V_CVT_F16_I16 VOP1_INST_LITERAL64 has_lit64
    0x0d02005c0051362, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x0c82105c10523c2, // V_CVT_U16_F16 ENC_VOP1 default
    0x0ca2165c20523c2, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2185c30523c2, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2145c40523c2, // V_CVT_U16_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d02125c40523c2, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x0c82105c5053373, // V_CVT_I16_F16 ENC_VOP1 default
    0x0ca2165c6053373, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2185c7053373, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2145c8053373, // V_CVT_I16_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d02125c8053373, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c81d859f0544bf, // V_RCP_F16 ENC_VOP1 default
    0x0ca1de5a00544bf, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05a10544bf, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5a20544bf, // V_RCP_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5a20544bf, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x0c81d859f0554d7, // V_SQRT_F16 ENC_VOP1 default
    0x0ca1de5a00554d7, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05a10554d7, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5a20554d7, // V_SQRT_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5a20554d7, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x0c81d859f0564c9, // V_RSQ_F16 ENC_VOP1 default
    0x0ca1de5a00564c9, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05a10564c9, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5a20564c9, // V_RSQ_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5a20564c9, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x0c81d859f057412, // V_LOG_F16 ENC_VOP1 default
    0x0ca1de5a0057412, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05a1057412, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5a2057412, // V_LOG_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5a2057412, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x0c81d859f0583ec, // V_EXP_F16 ENC_VOP1 default
    0x0ca1de5a00583ec, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05a10583ec, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5a20583ec, // V_EXP_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5a20583ec, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x0c81d859f05940a, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x0ca1de5a005940a, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05a105940a, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5a205940a, // V_FREXP_MANT_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5a205940a, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x0c82105c505a407, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x0ca2165c605a407, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2185c705a407, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2145c805a407, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d02125c805a407, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c81d859f05b3ee, // V_FLOOR_F16 ENC_VOP1 default
    0x0ca1de5a005b3ee, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05a105b3ee, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5a205b3ee, // V_FLOOR_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5a205b3ee, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x0c81d859f05c2ae, // V_CEIL_F16 ENC_VOP1 default
    0x0ca1de5a005c2ae, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05a105c2ae, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5a205c2ae, // V_CEIL_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5a205c2ae, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x0c81d859f05d507, // V_TRUNC_F16 ENC_VOP1 default
    0x0ca1de5a005d507, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05a105d507, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5a205d507, // V_TRUNC_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5a205d507, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x0c81d859f05e4c5, // V_RNDNE_F16 ENC_VOP1 default
    0x0ca1de5a005e4c5, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05a105e4c5, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5a205e4c5, // V_RNDNE_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5a205e4c5, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x0c81d859f05f404, // V_FRACT_F16 ENC_VOP1 default
    0x0ca1de5a005f404, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05a105f404, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5a205f404, // V_FRACT_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5a205f404, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x0c81d859f0604d4, // V_SIN_F16 ENC_VOP1 default
    0x0ca1de5a00604d4, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05a10604d4, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5a20604d4, // V_SIN_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5a20604d4, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x0c81d859f061358, // V_COS_F16 ENC_VOP1 default
    0x0ca1de5a0061358, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1e05a1061358, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1dc5a2061358, // V_COS_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d01da5a2061358, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x0c81425c90624d2, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x0ca1485ca0624d2, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1745cb0624d2, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465cc0624d2, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL64 has_lit64
    0x0d01445cc0624d2, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x0c82105c5063378, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x0ca2165c6063378, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2185c7063378, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2145c8063378, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d02125c8063378, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c82105c1064379, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x0ca2165c2064379, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2185c3064379, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ce2145c4064379, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL64 has_lit64
    0x0d02125c4064379, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x0d22225b40654ea, // V_SWAP_B32 ENC_VOP1 default
    0x0d22245cd0664e9, // V_SWAP_B16 ENC_VOP1 default
    0x0d22225ce0684e8, // V_SWAPREL_B32 ENC_VOP1 default
    0x0c81b85cf06947d, // V_NOT_B16 ENC_VOP1 default
    0x0ca1be5d006947d, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1c05d106947d, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1bc5d206947d, // V_NOT_B16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ba5d206947d, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0x0c82265d306a376, // V_CVT_I32_I16 ENC_VOP1 default
    0x0ca22c5d406a376, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0x0cc22e5d506a376, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0x0ce22a5d606a376, // V_CVT_I32_I16 VOP1_INST_LITERAL64 has_lit64
    0x0d02285d606a376, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0x0c82265d706b3c5, // V_CVT_U32_U16 ENC_VOP1 default
    0x0ca22c5d806b3c5, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0x0cc22e5d906b3c5, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0x0ce22a5da06b3c5, // V_CVT_U32_U16 VOP1_INST_LITERAL64 has_lit64
    0x0d02285da06b3c5, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0x0c81425db06c368, // V_CVT_F32_FP8 ENC_VOP1 default
    0x0ca1485dc06c368, // V_CVT_F32_FP8 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5dd06c368, // V_CVT_F32_FP8 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465de06c368, // V_CVT_F32_FP8 VOP1_INST_LITERAL64 has_lit64
    0x0d01445de06c368, // V_CVT_F32_FP8 VOP1_INST_LITERAL has_lit
    0x0c81425df06d365, // V_CVT_F32_BF8 ENC_VOP1 default
    0x0ca1485e006d365, // V_CVT_F32_BF8 VOP1_VOP_DPP8 has_dpp8
    0x0cc14a5e106d365, // V_CVT_F32_BF8 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465e206d365, // V_CVT_F32_BF8 VOP1_INST_LITERAL64 has_lit64
    0x0d01445e206d365, // V_CVT_F32_BF8 VOP1_INST_LITERAL has_lit
    0x0c82405e306e382, // V_CVT_PK_F32_FP8 ENC_VOP1 default
    0x0ce2445e406e382, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL64 has_lit64
    0x0d02425e406e382, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL has_lit
    0x0c82405e506f381, // V_CVT_PK_F32_BF8 ENC_VOP1 default
    0x0ce2445e606f381, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL64 has_lit64
    0x0d02425e606f381, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL has_lit
    0x0c824a5e7072364, // V_CVT_F32_BF16 ENC_VOP1 default
    0x0ca2505e8072364, // V_CVT_F32_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc2525e9072364, // V_CVT_F32_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce24e5ea072364, // V_CVT_F32_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d024c5ea072364, // V_CVT_F32_BF16 VOP1_INST_LITERAL has_lit
    0x0c81425eb0734d0, // V_SAT_PK4_I4_I8 ENC_VOP1 default
    0x0ca1485ec0734d0, // V_SAT_PK4_I4_I8 VOP1_VOP_DPP8 has_dpp8
    0x0cc1745ed0734d0, // V_SAT_PK4_I4_I8 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465ee0734d0, // V_SAT_PK4_I4_I8 VOP1_INST_LITERAL64 has_lit64
    0x0d01445ee0734d0, // V_SAT_PK4_I4_I8 VOP1_INST_LITERAL has_lit
    0x0c81425ef0744d1, // V_SAT_PK4_U4_U8 ENC_VOP1 default
    0x0ca1485f00744d1, // V_SAT_PK4_U4_U8 VOP1_VOP_DPP8 has_dpp8
    0x0cc1745f10744d1, // V_SAT_PK4_U4_U8 VOP1_VOP_DPP16 has_dpp16
    0x0ce1465f20744d1, // V_SAT_PK4_U4_U8 VOP1_INST_LITERAL64 has_lit64
    0x0d01445f20744d1, // V_SAT_PK4_U4_U8 VOP1_INST_LITERAL has_lit
    0x0c82245f3075380, // V_CVT_PK_F16_FP8 ENC_VOP1 default
    0x0ca1be5f4075380, // V_CVT_PK_F16_FP8 VOP1_VOP_DPP8 has_dpp8
    0x0cc1c05f5075380, // V_CVT_PK_F16_FP8 VOP1_VOP_DPP16 has_dpp16
    0x0ce25e5f6075380, // V_CVT_PK_F16_FP8 VOP1_INST_LITERAL64 has_lit64
    0x0d025c5f6075380, // V_CVT_PK_F16_FP8 VOP1_INST_LITERAL has_lit
    0x0c82245f707637e, // V_CVT_PK_F16_BF8 ENC_VOP1 default
    0x0ca1be5f807637e, // V_CVT_PK_F16_BF8 VOP1_VOP_DPP8 has_dpp8
    0x0cc1c05f907637e, // V_CVT_PK_F16_BF8 VOP1_VOP_DPP16 has_dpp16
    0x0ce25e5fa07637e, // V_CVT_PK_F16_BF8 VOP1_INST_LITERAL64 has_lit64
    0x0d025c5fa07637e, // V_CVT_PK_F16_BF8 VOP1_INST_LITERAL has_lit
    0x0c817e5fb077361, // V_CVT_F16_FP8 ENC_VOP1 default
    0x0ca1845fc077361, // V_CVT_F16_FP8 VOP1_VOP_DPP8 has_dpp8
    0x0cc2685fd077361, // V_CVT_F16_FP8 VOP1_VOP_DPP16 has_dpp16
    0x0ce1825fe077361, // V_CVT_F16_FP8 VOP1_INST_LITERAL64 has_lit64
    0x0d01805fe077361, // V_CVT_F16_FP8 VOP1_INST_LITERAL has_lit
    0x0c817e5ff07835f, // V_CVT_F16_BF8 ENC_VOP1 default
    0x0ca18460007835f, // V_CVT_F16_BF8 VOP1_VOP_DPP8 has_dpp8
    0x0cc26860107835f, // V_CVT_F16_BF8 VOP1_VOP_DPP16 has_dpp16
    0x0ce18260207835f, // V_CVT_F16_BF8 VOP1_INST_LITERAL64 has_lit64
    0x0d018060207835f, // V_CVT_F16_BF8 VOP1_INST_LITERAL has_lit
    0x0c81ec5b50794be, // V_RCP_BF16 ENC_VOP1 default
    0x0ca1f25b60794be, // V_RCP_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1f45b70794be, // V_RCP_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1f05b80794be, // V_RCP_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ee5b80794be, // V_RCP_BF16 VOP1_INST_LITERAL has_lit
    0x0c81ec5b507a4d6, // V_SQRT_BF16 ENC_VOP1 default
    0x0ca1f25b607a4d6, // V_SQRT_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1f45b707a4d6, // V_SQRT_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1f05b807a4d6, // V_SQRT_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ee5b807a4d6, // V_SQRT_BF16 VOP1_INST_LITERAL has_lit
    0x0c81ec5b507b4c8, // V_RSQ_BF16 ENC_VOP1 default
    0x0ca1f25b607b4c8, // V_RSQ_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1f45b707b4c8, // V_RSQ_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1f05b807b4c8, // V_RSQ_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ee5b807b4c8, // V_RSQ_BF16 VOP1_INST_LITERAL has_lit
    0x0c81ec5b507c411, // V_LOG_BF16 ENC_VOP1 default
    0x0ca1f25b607c411, // V_LOG_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1f45b707c411, // V_LOG_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1f05b807c411, // V_LOG_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ee5b807c411, // V_LOG_BF16 VOP1_INST_LITERAL has_lit
    0x0c81ec5b507d3eb, // V_EXP_BF16 ENC_VOP1 default
    0x0ca1f25b607d3eb, // V_EXP_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1f45b707d3eb, // V_EXP_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1f05b807d3eb, // V_EXP_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ee5b807d3eb, // V_EXP_BF16 VOP1_INST_LITERAL has_lit
    0x0c81ec5b507e4d3, // V_SIN_BF16 ENC_VOP1 default
    0x0ca1f25b607e4d3, // V_SIN_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1f45b707e4d3, // V_SIN_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1f05b807e4d3, // V_SIN_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ee5b807e4d3, // V_SIN_BF16 VOP1_INST_LITERAL has_lit
    0x0c81ec5b507f357, // V_COS_BF16 ENC_VOP1 default
    0x0ca1f25b607f357, // V_COS_BF16 VOP1_VOP_DPP8 has_dpp8
    0x0cc1f45b707f357, // V_COS_BF16 VOP1_VOP_DPP16 has_dpp16
    0x0ce1f05b807f357, // V_COS_BF16 VOP1_INST_LITERAL64 has_lit64
    0x0d01ee5b807f357, // V_COS_BF16 VOP1_INST_LITERAL has_lit
    0x0d448e6030004a2, // V_PK_MAD_I16 ENC_VOP3P default
    0x0d64906040004a2, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84906050004a2, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4906060004a2, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4906070004a2, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x0de4906080004a2, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04906090004a2, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e249060a0004a2, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d449260b0014b9, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x0d649460c0014b9, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d849460d0014b9, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da49460e0014b9, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449260f002495, // V_PK_ADD_I16 ENC_VOP3P default
    0x0d6494610002495, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d8494611002495, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da494612002495, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449260f0034ba, // V_PK_SUB_I16 ENC_VOP3P default
    0x0d64946100034ba, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84946110034ba, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4946120034ba, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449260b0044a0, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x0d649460c0044a0, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0d849460d0044a0, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0da49460e0044a0, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449260b0054a1, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x0d649460c0054a1, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0d849460d0054a1, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0da49460e0054a1, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449261300649b, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x0d649461400649b, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d849461500649b, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da49461600649b, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449260f0074a9, // V_PK_MAX_I16 ENC_VOP3P default
    0x0d64946100074a9, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84946110074a9, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4946120074a9, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449260f0084b2, // V_PK_MIN_I16 ENC_VOP3P default
    0x0d64946100084b2, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84946110084b2, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4946120084b2, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d448e6170094a3, // V_PK_MAD_U16 ENC_VOP3P default
    0x0d64906180094a3, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84906190094a3, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da49061a0094a3, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc49061b0094a3, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x0de49061c0094a3, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e049061d0094a3, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e249061e0094a3, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d449260b00a49a, // V_PK_ADD_U16 ENC_VOP3P default
    0x0d649460c00a49a, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d849460d00a49a, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da49460e00a49a, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449260b00b4bb, // V_PK_SUB_U16 ENC_VOP3P default
    0x0d649460c00b4bb, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d849460d00b4bb, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da49460e00b4bb, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449260b00c4ac, // V_PK_MAX_U16 ENC_VOP3P default
    0x0d649460c00c4ac, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d849460d00c4ac, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da49460e00c4ac, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449260b00d4b5, // V_PK_MIN_U16 ENC_VOP3P default
    0x0d649460c00d4b5, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d849460d00d4b5, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da49460e00d4b5, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449661f00e49e, // V_PK_FMA_F16 ENC_VOP3P default
    0x0d649862000e49e, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d849862100e49e, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da49862200e49e, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc49862300e49e, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de49862400e49e, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e049862500e49e, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e249862600e49e, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d449a62700f493, // V_PK_ADD_F16 ENC_VOP3P default
    0x0d649c62800f493, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d849c62900f493, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da49c62a00f493, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449a6270104b7, // V_PK_MUL_F16 ENC_VOP3P default
    0x0d649c6280104b7, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d849c6290104b7, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da49c62a0104b7, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449e62b01149d, // V_PK_FMA_BF16 ENC_VOP3P default
    0x0d64a062c01149d, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84a062d01149d, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4a062e01149d, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a062f01149d, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_2
    0x0de4a063001149d, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a063101149d, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a063201149d, // V_PK_FMA_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a2603014496, // V_PK_ADD_MAX_I16 ENC_VOP3P default
    0x0d64a4604014496, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84a4605014496, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4a4606014496, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a4607014496, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_2
    0x0de4a4608014496, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a4609014496, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a460a014496, // V_PK_ADD_MAX_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a2617015497, // V_PK_ADD_MAX_U16 ENC_VOP3P default
    0x0d64a4618015497, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84a4619015497, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4a461a015497, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a461b015497, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_2
    0x0de4a461c015497, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a461d015497, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a461e015497, // V_PK_ADD_MAX_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a66330163cd, // V_DOT4_I32_IU8 ENC_VOP3P default
    0x0d64a86340163cd, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0x0d84a86350163cd, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0x0da4a86360163cd, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a86370163cd, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0x0de4a86380163cd, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a86390163cd, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a863a0163cd, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a62a50173ce, // V_DOT4_U32_U8 ENC_VOP3P default
    0x0d64a863b0173ce, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0x0d84a863c0173ce, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0x0da4a863d0173ce, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a863e0173ce, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0x0de4a863f0173ce, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a86400173ce, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a86410173ce, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a66420183cf, // V_DOT8_I32_IU4 ENC_VOP3P default
    0x0d64a86430183cf, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0x0d84a86440183cf, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0x0da4a86450183cf, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a86460183cf, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0x0de4a86470183cf, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a86480183cf, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a86490183cf, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a664a0193d0, // V_DOT8_U32_U4 ENC_VOP3P default
    0x0d64a864b0193d0, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0x0d84a864c0193d0, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0x0da4a864d0193d0, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a864e0193d0, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0x0de4a864f0193d0, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a86500193d0, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a86510193d0, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d449a62701b4b4, // V_PK_MIN_NUM_F16 ENC_VOP3P default
    0x0d649c62801b4b4, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d849c62901b4b4, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da49c62a01b4b4, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449a62701c4ab, // V_PK_MAX_NUM_F16 ENC_VOP3P default
    0x0d649c62801c4ab, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d849c62901c4ab, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da49c62a01c4ab, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449a62701d4b1, // V_PK_MINIMUM_F16 ENC_VOP3P default
    0x0d649c62801d4b1, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d849c62901d4b1, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da49c62a01d4b1, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d449a62701e4a8, // V_PK_MAXIMUM_F16 ENC_VOP3P default
    0x0d649c62801e4a8, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d849c62901e4a8, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da49c62a01e4a8, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44aa65201f49f, // V_PK_FMA_F32 ENC_VOP3P default
    0x0d64ac65301f49f, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_0
    0x0d84ac65401f49f, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_1
    0x0da4ac65501f49f, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4ac65601f49f, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_2
    0x0de4ac65701f49f, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04ac65801f49f, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24ac65901f49f, // V_PK_FMA_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44ae65a020402, // V_FMA_MIX_F32 ENC_VOP3P default
    0x0e44b265b020402, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0x0e64b465c020402, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0x0d64b065d020402, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x0d84b065e020402, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x0da4b065f020402, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4b0660020402, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x0de4b0661020402, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04b0662020402, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24b0663020402, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44ae664021401, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x0e44b2665021401, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0e64b4666021401, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0d64b0667021401, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b0668021401, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b0669021401, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4b066a021401, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de4b066b021401, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04b066c021401, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24b066d021401, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44ae6640223ff, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x0e44b26650223ff, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0e64b46660223ff, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0d64b06670223ff, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b06680223ff, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b06690223ff, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4b066a0223ff, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de4b066b0223ff, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04b066c0223ff, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24b066d0223ff, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44b666e023492, // V_PK_ADD_BF16 ENC_VOP3P default
    0x0d64b866f023492, // V_PK_ADD_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b8670023492, // V_PK_ADD_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b8671023492, // V_PK_ADD_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44ba6720284b8, // V_PK_MUL_F32 ENC_VOP3P default
    0x0d64bc6730284b8, // V_PK_MUL_F32 VOP3P_INST_LITERAL has_lit_0
    0x0d84bc6740284b8, // V_PK_MUL_F32 VOP3P_INST_LITERAL has_lit_1
    0x0da4bc6750284b8, // V_PK_MUL_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44ba672029494, // V_PK_ADD_F32 ENC_VOP3P default
    0x0d64bc673029494, // V_PK_ADD_F32 VOP3P_INST_LITERAL has_lit_0
    0x0d84bc674029494, // V_PK_ADD_F32 VOP3P_INST_LITERAL has_lit_1
    0x0da4bc675029494, // V_PK_ADD_F32 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44b666e02a4b6, // V_PK_MUL_BF16 ENC_VOP3P default
    0x0d64b866f02a4b6, // V_PK_MUL_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b867002a4b6, // V_PK_MUL_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b867102a4b6, // V_PK_MUL_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44b666e02b4b3, // V_PK_MIN_NUM_BF16 ENC_VOP3P default
    0x0d64b866f02b4b3, // V_PK_MIN_NUM_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b867002b4b3, // V_PK_MIN_NUM_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b867102b4b3, // V_PK_MIN_NUM_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44b666e02c4aa, // V_PK_MAX_NUM_BF16 ENC_VOP3P default
    0x0d64b866f02c4aa, // V_PK_MAX_NUM_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84b867002c4aa, // V_PK_MAX_NUM_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4b867102c4aa, // V_PK_MAX_NUM_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0d44a260302d498, // V_PK_ADD_MIN_I16 ENC_VOP3P default
    0x0d64a460402d498, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84a460502d498, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4a460602d498, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a460702d498, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_2
    0x0de4a460802d498, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a460902d498, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a460a02d498, // V_PK_ADD_MIN_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a261702e499, // V_PK_ADD_MIN_U16 ENC_VOP3P default
    0x0d64a461802e499, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84a461902e499, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4a461a02e499, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a461b02e499, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_2
    0x0de4a461c02e499, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a461d02e499, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a461e02e499, // V_PK_ADD_MIN_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a260302f4a4, // V_PK_MAX3_I16 ENC_VOP3P default
    0x0d64a460402f4a4, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84a460502f4a4, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4a460602f4a4, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a460702f4a4, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_2
    0x0de4a460802f4a4, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a460902f4a4, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a460a02f4a4, // V_PK_MAX3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a26170304a6, // V_PK_MAX3_U16 ENC_VOP3P default
    0x0d64a46180304a6, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84a46190304a6, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4a461a0304a6, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a461b0304a6, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_2
    0x0de4a461c0304a6, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a461d0304a6, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a461e0304a6, // V_PK_MAX3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a26030314ad, // V_PK_MIN3_I16 ENC_VOP3P default
    0x0d64a46040314ad, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d84a46050314ad, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_1
    0x0da4a46060314ad, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a46070314ad, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_2
    0x0de4a46080314ad, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a46090314ad, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a460a0314ad, // V_PK_MIN3_I16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44a26170324af, // V_PK_MIN3_U16 ENC_VOP3P default
    0x0d64a46180324af, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d84a46190324af, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_1
    0x0da4a461a0324af, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4a461b0324af, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_2
    0x0de4a461c0324af, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04a461d0324af, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24a461e0324af, // V_PK_MIN3_U16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0e84be676033517, // V_WMMA_F32_16X16X128_F8F6F4 ENC_VOP3P default
    0x0d449661f0364b0, // V_PK_MINIMUM3_F16 ENC_VOP3P default
    0x0d64986200364b0, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d84986210364b0, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da4986220364b0, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4986230364b0, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de4986240364b0, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04986250364b0, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24986260364b0, // V_PK_MINIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d449661f0374a7, // V_PK_MAXIMUM3_F16 ENC_VOP3P default
    0x0d64986200374a7, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d84986210374a7, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da4986220374a7, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4986230374a7, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de4986240374a7, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04986250374a7, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24986260374a7, // V_PK_MAXIMUM3_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d449661f0384ae, // V_PK_MIN3_NUM_F16 ENC_VOP3P default
    0x0d64986200384ae, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d84986210384ae, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da4986220384ae, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4986230384ae, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de4986240384ae, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04986250384ae, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24986260384ae, // V_PK_MIN3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d449661f0394a5, // V_PK_MAX3_NUM_F16 ENC_VOP3P default
    0x0d64986200394a5, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d84986210394a5, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0da4986220394a5, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4986230394a5, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_2
    0x0de4986240394a5, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04986250394a5, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24986260394a5, // V_PK_MAX3_NUM_F16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44c065a03d403, // V_FMA_MIX_F32_BF16 ENC_VOP3P default
    0x0e44c465b03d403, // V_FMA_MIX_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x0e64c665c03d403, // V_FMA_MIX_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x0d64c265d03d403, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84c265e03d403, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4c265f03d403, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4c266003d403, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0x0de4c266103d403, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04c266203d403, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24c266303d403, // V_FMA_MIX_F32_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44c067703e400, // V_FMA_MIXLO_BF16 ENC_VOP3P default
    0x0e44c467803e400, // V_FMA_MIXLO_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x0e64c667903e400, // V_FMA_MIXLO_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x0d64c267a03e400, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84c267b03e400, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4c267c03e400, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4c267d03e400, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_2
    0x0de4c267e03e400, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04c267f03e400, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24c268003e400, // V_FMA_MIXLO_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0d44c067703f3fe, // V_FMA_MIXHI_BF16 ENC_VOP3P default
    0x0e44c467803f3fe, // V_FMA_MIXHI_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x0e64c667903f3fe, // V_FMA_MIXHI_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x0d64c267a03f3fe, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d84c267b03f3fe, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0da4c267c03f3fe, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1
    0x0dc4c267d03f3fe, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_2
    0x0de4c267e03f3fe, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_2
    0x0e04c267f03f3fe, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_1&has_lit_2
    0x0e24c268003f3fe, // V_FMA_MIXHI_BF16 VOP3P_INST_LITERAL has_lit_0&has_lit_1&has_lit_2
    0x0ea4c868105d51c, // V_WMMA_F32_16X16X4_F32 ENC_VOP3P default
    0x0ea4ca68206051b, // V_WMMA_F32_16X16X32_F16 ENC_VOP3P default
    0x0ea4cc683061510, // V_WMMA_F16_16X16X32_F16 ENC_VOP3P default
    0x0ea4ca68406251a, // V_WMMA_F32_16X16X32_BF16 ENC_VOP3P default
    0x0ea4cc68506350b, // V_WMMA_BF16_16X16X32_BF16 ENC_VOP3P default
    0x0ea4ce68606450a, // V_WMMA_BF16F32_16X16X32_BF16 ENC_VOP3P default
    0x0ec4d06870654f7, // V_SWMMAC_F32_16X16X64_F16 ENC_VOP3P default
    0x0ec4d06880664f6, // V_SWMMAC_F32_16X16X64_BF16 ENC_VOP3P default
    0x0ec4d26890674f1, // V_SWMMAC_F16_16X16X64_F16 ENC_VOP3P default
    0x0ec4d268a0684ec, // V_SWMMAC_BF16_16X16X64_BF16 ENC_VOP3P default
    0x0ec4d06880694eb, // V_SWMMAC_BF16F32_16X16X64_BF16 ENC_VOP3P default
    0x0ea4ca68b06a520, // V_WMMA_F32_16X16X64_FP8_FP8 ENC_VOP3P default
    0x0ea4ca68c06b51f, // V_WMMA_F32_16X16X64_FP8_BF8 ENC_VOP3P default
    0x0ea4ca68d06c51e, // V_WMMA_F32_16X16X64_BF8_FP8 ENC_VOP3P default
    0x0ea4ca68e06d51d, // V_WMMA_F32_16X16X64_BF8_BF8 ENC_VOP3P default
    0x0ea4cc68f06e514, // V_WMMA_F16_16X16X64_FP8_FP8 ENC_VOP3P default
    0x0ea4cc69006f513, // V_WMMA_F16_16X16X64_FP8_BF8 ENC_VOP3P default
    0x0ea4cc691070512, // V_WMMA_F16_16X16X64_BF8_FP8 ENC_VOP3P default
    0x0ea4cc692071511, // V_WMMA_F16_16X16X64_BF8_BF8 ENC_VOP3P default
    0x0ea4ca693072522, // V_WMMA_I32_16X16X64_IU8 ENC_VOP3P default
    0x0ec4d46940734f5, // V_SWMMAC_F32_16X16X128_FP8_FP8 ENC_VOP3P default
    0x0ec4d46950744f4, // V_SWMMAC_F32_16X16X128_FP8_BF8 ENC_VOP3P default
    0x0ec4d46960754f3, // V_SWMMAC_F32_16X16X128_BF8_FP8 ENC_VOP3P default
    0x0ec4d46970764f2, // V_SWMMAC_F32_16X16X128_BF8_BF8 ENC_VOP3P default
    0x0ec4d66980774f0, // V_SWMMAC_F16_16X16X128_FP8_FP8 ENC_VOP3P default
    0x0ec4d66990784ef, // V_SWMMAC_F16_16X16X128_FP8_BF8 ENC_VOP3P default
    0x0ec4d669a0794ee, // V_SWMMAC_F16_16X16X128_BF8_FP8 ENC_VOP3P default
    0x0ec4d669b07a4ed, // V_SWMMAC_F16_16X16X128_BF8_BF8 ENC_VOP3P default
    0x0ec4d469c07b4f8, // V_SWMMAC_I32_16X16X128_IU8 ENC_VOP3P default
    0x0ea4d869d080519, // V_WMMA_F32_16X16X128_FP8_FP8 ENC_VOP3P default
    0x0ea4d869e081518, // V_WMMA_F32_16X16X128_FP8_BF8 ENC_VOP3P default
    0x0ea4d869f082516, // V_WMMA_F32_16X16X128_BF8_FP8 ENC_VOP3P default
    0x0ea4d86a0083515, // V_WMMA_F32_16X16X128_BF8_BF8 ENC_VOP3P default
    0x0ea4da6a108450f, // V_WMMA_F16_16X16X128_FP8_FP8 ENC_VOP3P default
    0x0ea4da6a208550e, // V_WMMA_F16_16X16X128_FP8_BF8 ENC_VOP3P default
    0x0ea4da6a308650d, // V_WMMA_F16_16X16X128_BF8_FP8 ENC_VOP3P default
    0x0ea4da6a408750c, // V_WMMA_F16_16X16X128_BF8_BF8 ENC_VOP3P default
    0x0ee4dc6a5088521, // V_WMMA_F32_32X16X128_F4 ENC_VOP3P default
    0x0f05ba6a60003d8, // V_DUAL_FMAC_F32 VOPD3XY X default
    0x0f05ba6a70033e6, // V_DUAL_MUL_F32 VOPD3XY X default
    0x0f05ba6a70043d1, // V_DUAL_ADD_F32 VOPD3XY X default
    0x0f05ba6a70053e9, // V_DUAL_SUB_F32 VOPD3XY X default
    0x0f05ba6a70063e8, // V_DUAL_SUBREV_F32 VOPD3XY X default
    0x0f05ba6a70073e5, // V_DUAL_MUL_DX9_ZERO_F32 VOPD3XY X default
    0x0f05ce6a80083e4, // V_DUAL_MOV_B32 VOPD3XY X default
    0x0f05da6a90093d6, // V_DUAL_CNDMASK_B32 VOPD3XY X default
    0x0f05ba6a700a3df, // V_DUAL_MAX_NUM_F32 VOPD3XY X default
    0x0f05ba6a700b3e2, // V_DUAL_MIN_NUM_F32 VOPD3XY X default
    0x0f05ba6aa0103d3, // V_DUAL_ADD_NC_U32 VOPD3XY X default
    0x0f05ba6ab0113dc, // V_DUAL_LSHLREV_B32 VOPD3XY X default
    0x0f05e06ac0133da, // V_DUAL_FMA_F32 VOPD3XY X default
    0x0f05ba6aa0143ea, // V_DUAL_SUB_NC_U32 VOPD3XY X default
    0x0f05ba6ab0153dd, // V_DUAL_LSHRREV_B32 VOPD3XY X default
    0x0f05ba6ad0163d4, // V_DUAL_ASHRREV_I32 VOPD3XY X default
    0x0f05b66ae0203db, // V_DUAL_FMA_F64 VOPD3XY X default
    0x0f05b86af0213d2, // V_DUAL_ADD_F64 VOPD3XY X default
    0x0f05b86af0223e7, // V_DUAL_MUL_F64 VOPD3XY X default
    0x0f05b86af0233e0, // V_DUAL_MAX_NUM_F64 VOPD3XY X default
    0x0f05b86af0243e3, // V_DUAL_MIN_NUM_F64 VOPD3XY X default
    0x0f25bc6b00003d8, // V_DUAL_FMAC_F32 VOPD3XY Y default
    0x0f25bc6b10033e6, // V_DUAL_MUL_F32 VOPD3XY Y default
    0x0f25bc6b10043d1, // V_DUAL_ADD_F32 VOPD3XY Y default
    0x0f25bc6b10053e9, // V_DUAL_SUB_F32 VOPD3XY Y default
    0x0f25bc6b10063e8, // V_DUAL_SUBREV_F32 VOPD3XY Y default
    0x0f25bc6b10073e5, // V_DUAL_MUL_DX9_ZERO_F32 VOPD3XY Y default
    0x0f25d06b20083e4, // V_DUAL_MOV_B32 VOPD3XY Y default
    0x0f25dc6b30093d6, // V_DUAL_CNDMASK_B32 VOPD3XY Y default
    0x0f25bc6b100a3df, // V_DUAL_MAX_NUM_F32 VOPD3XY Y default
    0x0f25bc6b100b3e2, // V_DUAL_MIN_NUM_F32 VOPD3XY Y default
    0x0f25bc6b40103d3, // V_DUAL_ADD_NC_U32 VOPD3XY Y default
    0x0f25bc6b50113dc, // V_DUAL_LSHLREV_B32 VOPD3XY Y default
    0x0f25de6b50123d5, // V_DUAL_BITOP2_B32 VOPD3XY Y default
    0x0f25e26b60133da, // V_DUAL_FMA_F32 VOPD3XY Y default
    0x0f25bc6b40143ea, // V_DUAL_SUB_NC_U32 VOPD3XY Y default
    0x0f25bc6b50153dd, // V_DUAL_LSHRREV_B32 VOPD3XY Y default
    0x0f25bc6b70163d4, // V_DUAL_ASHRREV_I32 VOPD3XY Y default
    0x0f25bc6b80173de, // V_DUAL_MAX_I32 VOPD3XY Y default
    0x0f25bc6b80183e1, // V_DUAL_MIN_I32 VOPD3XY Y default
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
    0x0f65e46d501015e, // SCRATCH_LOAD_U8 ENC_VSCRATCH default
    0x0f65e46d601115c, // SCRATCH_LOAD_I8 ENC_VSCRATCH default
    0x0f65e46d701215d, // SCRATCH_LOAD_U16 ENC_VSCRATCH default
    0x0f65e46d801315b, // SCRATCH_LOAD_I16 ENC_VSCRATCH default
    0x0f65e46d9014151, // SCRATCH_LOAD_B32 ENC_VSCRATCH default
    0x0f65e66da015152, // SCRATCH_LOAD_B64 ENC_VSCRATCH default
    0x0f65e86db016153, // SCRATCH_LOAD_B96 ENC_VSCRATCH default
    0x0f65ea6dc017150, // SCRATCH_LOAD_B128 ENC_VSCRATCH default
    0x0f65ec6dd018163, // SCRATCH_STORE_B8 ENC_VSCRATCH default
    0x0f65ec6de019160, // SCRATCH_STORE_B16 ENC_VSCRATCH default
    0x0f65ec6df01a161, // SCRATCH_STORE_B32 ENC_VSCRATCH default
    0x0f65ee6e001b162, // SCRATCH_STORE_B64 ENC_VSCRATCH default
    0x0f65f06e101c164, // SCRATCH_STORE_B96 ENC_VSCRATCH default
    0x0f65f26e201d15f, // SCRATCH_STORE_B128 ENC_VSCRATCH default
    0x0f65e46d501e15a, // SCRATCH_LOAD_D16_U8 ENC_VSCRATCH default
    0x0f65e46d601f159, // SCRATCH_LOAD_D16_I8 ENC_VSCRATCH default
    0x0f65e46e3020155, // SCRATCH_LOAD_D16_B16 ENC_VSCRATCH default
    0x0f65e46d5021158, // SCRATCH_LOAD_D16_HI_U8 ENC_VSCRATCH default
    0x0f65e46d6022157, // SCRATCH_LOAD_D16_HI_I8 ENC_VSCRATCH default
    0x0f65e46e3023156, // SCRATCH_LOAD_D16_HI_B16 ENC_VSCRATCH default
    0x0f65ec6dd024167, // SCRATCH_STORE_D16_HI_B8 ENC_VSCRATCH default
    0x0f65ec6de025166, // SCRATCH_STORE_D16_HI_B16 ENC_VSCRATCH default
    0x0f65f46e4053154, // SCRATCH_LOAD_BLOCK ENC_VSCRATCH default
    0x0f65f66e5054165, // SCRATCH_STORE_BLOCK ENC_VSCRATCH default
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
    0x1164de772033525, // V_WMMA_SCALE_F32_16X16X128_F8F6F4 ENC_VOP3PX2 default
    0x1184e0773088526, // V_WMMA_SCALE_F32_32X16X128_F4 ENC_VOP3PX2 default
    0x11a4e2774033523, // V_WMMA_SCALE16_F32_16X16X128_F8F6F4 ENC_VOP3PX3 default
    0x11c4e4775088524, // V_WMMA_SCALE16_F32_32X16X128_F4 ENC_VOP3PX3 default
];
