// Written by `cargo xtask regen` from amdgpu_isa_rdna4.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Forms.
use amdgpu_isa_core::asm::tables::Class::*;
use amdgpu_isa_core::rows::*;
use crate::fields::enc;
/// What forms have in common.
pub static FORM_KINDS: [FormKind; 131] = [
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
        enc::VOP2_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000fa,
        choice(Dpp, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 1, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000ff,
        choice(Short, 1, 1, false, run(0, 0), run(0, 0)),
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
        enc::SOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x800000ff,
        choice(Short, 1, 0, false, run(0, 0), run(0, 0)),
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
        enc::ENC_VBUFFER,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xc4000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOPDXY,
        0,
        2,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL,
        0,
        3,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc80000ff,
        choice(Short, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL,
        1,
        3,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc8000000,
        choice(Short, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY,
        0,
        2,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 2, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL,
        0,
        3,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc80000ff,
        choice(Short, 1, 2, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY,
        1,
        2,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL,
        2,
        3,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xffc8000000,
        choice(Short, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL,
        3,
        3,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xc8000000,
        choice(Short, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY,
        1,
        2,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 2, true, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL,
        2,
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
        choice(Short, 0, 0, false, run(0, 0), run(0, 1)),
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
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 1, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 1, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 1, false, run(0, 0), run(0, 0)),
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
        enc::ENC_VSAMPLE,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xe4000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::ENC_VSAMPLE,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xe4000000,
        choice(Short, 0, 0, false, run(0, 0), run(16, 2)),
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
        enc::ENC_VEXPORT,
        0,
        2,
        Slot::Whole,
        [bits(0, 0), bits(0, 0)],
        0xf8000000,
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
        choice(Short, 0, 2, false, run(0, 0), run(18, 1)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xffcc000000,
        choice(Long, 1, 2, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1fe00cc000000,
        choice(Long, 1, 2, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1feffcc000000,
        choice(Long, 1, 2, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fc0000cc000000,
        choice(Long, 1, 2, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fc00ffcc000000,
        choice(Long, 1, 2, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fdfe00cc000000,
        choice(Long, 1, 2, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fdfeffcc000000,
        choice(Long, 1, 2, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xe9cc000000,
        choice(LongDpp, 0, 2, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xfacc000000,
        choice(LongDpp, 0, 2, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, false, run(2, 2), run(19, 3)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, false, run(2, 2), run(22, 3)),
    ),
    form_kind(
        enc::ENC_VINTERP,
        0,
        2,
        Slot::Whole,
        [bits(16, 5), bits(0, 0)],
        0xcd000000,
        choice(Short, 0, 0, false, run(0, 0), run(22, 3)),
    ),
    form_kind(
        enc::ENC_VDSDIR,
        0,
        1,
        Slot::Whole,
        [bits(20, 2), bits(0, 0)],
        0xce000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VFLAT,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xec000000,
        choice(Short, 0, 0, false, run(4, 1), run(0, 0)),
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
        choice(Short, 0, 0, false, run(4, 1), run(0, 0)),
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
        enc::SOPC_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf0000ff,
        choice(Short, 1, 0, false, run(0, 0), run(0, 0)),
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
];
/// Forms, by family, opcode and variant.
pub static FORMS: [u64; 5044] = [
    0x0001c20000013a2, // V_CNDMASK_B32 ENC_VOP2 default
    0x0021c40010013a2, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x0041c60020013a2, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x0061c20030013a2, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x0081ce0040022e6, // V_ADD_F64 ENC_VOP2 default
    0x00a1ce0050022e6, // V_ADD_F64 VOP2_INST_LITERAL has_lit
    0x0081d20060032e5, // V_ADD_F32 ENC_VOP2 default
    0x00c1d40070032e5, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1d60080032e5, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d20090032e5, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x0081d20060044c3, // V_SUB_F32 ENC_VOP2 default
    0x00c1d40070044c3, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1d60080044c3, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d20090044c3, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x0081d20060054be, // V_SUBREV_F32 ENC_VOP2 default
    0x00c1d40070054be, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1d60080054be, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d20090054be, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x0081ce004006477, // V_MUL_F64 ENC_VOP2 default
    0x00a1ce005006477, // V_MUL_F64 VOP2_INST_LITERAL has_lit
    0x0081d2006007474, // V_MUL_DX9_ZERO_F32 ENC_VOP2 default
    0x00c1d4007007474, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1d6008007474, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d2009007474, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x0081d2006008476, // V_MUL_F32 ENC_VOP2 default
    0x00c1d4007008476, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1d6008008476, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d2009008476, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x0081d200a00947c, // V_MUL_I32_I24 ENC_VOP2 default
    0x00c1d400b00947c, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00e1de00c00947c, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00a1d200d00947c, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0081d200a00a479, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x00c1d400b00a479, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00e1de00c00a479, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00a1d200d00a479, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0081d200e00b47f, // V_MUL_U32_U24 ENC_VOP2 default
    0x00c1d400f00b47f, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00e1de01000b47f, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00a1d201100b47f, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0081d200e00c47b, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x00c1d400f00c47b, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00e1de01000c47b, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00a1d201100c47b, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0081ce00400d467, // V_MIN_NUM_F64 ENC_VOP2 default
    0x00a1ce00500d467, // V_MIN_NUM_F64 VOP2_INST_LITERAL has_lit
    0x0081ce00400e447, // V_MAX_NUM_F64 ENC_VOP2 default
    0x00a1ce00500e447, // V_MAX_NUM_F64 VOP2_INST_LITERAL has_lit
    0x0081d200a011464, // V_MIN_I32 ENC_VOP2 default
    0x00c1d400b011464, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e1de00c011464, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d200d011464, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0081d200a012444, // V_MAX_I32 ENC_VOP2 default
    0x00c1d400b012444, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e1de00c012444, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d200d012444, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x0081d200e013469, // V_MIN_U32 ENC_VOP2 default
    0x00c1d400f013469, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1de010013469, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d2011013469, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x0081d200e014449, // V_MAX_U32 ENC_VOP2 default
    0x00c1d400f014449, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1de010014449, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d2011014449, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x0081d2006015466, // V_MIN_NUM_F32 ENC_VOP2 default
    0x00c1d4007015466, // V_MIN_NUM_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1d6008015466, // V_MIN_NUM_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d2009015466, // V_MIN_NUM_F32 VOP2_INST_LITERAL has_lit
    0x0081d2006016446, // V_MAX_NUM_F32 ENC_VOP2 default
    0x00c1d4007016446, // V_MAX_NUM_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1d6008016446, // V_MAX_NUM_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d2009016446, // V_MAX_NUM_F32 VOP2_INST_LITERAL has_lit
    0x0081d200e018423, // V_LSHLREV_B32 ENC_VOP2 default
    0x00c1d400f018423, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1de010018423, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d2011018423, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x0081d200e019428, // V_LSHRREV_B32 ENC_VOP2 default
    0x00c1d400f019428, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1de010019428, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d2011019428, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x0081d201201a2f2, // V_ASHRREV_I32 ENC_VOP2 default
    0x00c1d401301a2f2, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e1de01401a2f2, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d201501a2f2, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x0081d200e01b2ef, // V_AND_B32 ENC_VOP2 default
    0x00c1d400f01b2ef, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1de01001b2ef, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d201101b2ef, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0081d200e01c485, // V_OR_B32 ENC_VOP2 default
    0x00c1d400f01c485, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1de01001c485, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d201101c485, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0081d200e01d4f4, // V_XOR_B32 ENC_VOP2 default
    0x00c1d400f01d4f4, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1de01001d4f4, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d201101d4f4, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x0081d200e01e4f1, // V_XNOR_B32 ENC_VOP2 default
    0x00c1d400f01e4f1, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1de01001e4f1, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d201101e4f1, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x0101e601601f424, // V_LSHLREV_B64 ENC_VOP2 default
    0x0121e601701f424, // V_LSHLREV_B64 VOP2_INST_LITERAL has_lit
    0x0001ea0180202e2, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x0021ec0190202e2, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0041ee01a0202e2, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0061ea01b0202e2, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0001ea0180214c0, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x0021ec0190214c0, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0041ee01a0214c0, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0061ea01b0214c0, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0001ea0180224bb, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x0021ec0190224bb, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0041ee01a0224bb, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0061ea01b0224bb, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0081d200e0252eb, // V_ADD_NC_U32 ENC_VOP2 default
    0x00c1d400f0252eb, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1de0100252eb, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d20110252eb, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x0081d200e0264c7, // V_SUB_NC_U32 ENC_VOP2 default
    0x00c1d400f0264c7, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1de0100264c7, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d20110264c7, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x0081d200e0274bf, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x00c1d400f0274bf, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1de0100274bf, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d20110274bf, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x0081d201c02b403, // V_FMAC_F32 ENC_VOP2 default
    0x00c1d401d02b403, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1d601e02b403, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d201f02b403, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x0141f602002c405, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x00a1f602102c405, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x0141f802202d401, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x00a1f802302d401, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x0081fa02402f3cd, // V_CVT_PK_RTZ_F16_F32 ENC_VOP2 default
    0x00c1fc02502f3cd, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1fe02602f3cd, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1fa02702f3cd, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x008206028030465, // V_MIN_NUM_F16 ENC_VOP2 default
    0x00c208029030465, // V_MIN_NUM_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e20a02a030465, // V_MIN_NUM_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a20602b030465, // V_MIN_NUM_F16 VOP2_INST_LITERAL has_lit
    0x008206028031445, // V_MAX_NUM_F16 ENC_VOP2 default
    0x00c208029031445, // V_MAX_NUM_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e20a02a031445, // V_MAX_NUM_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a20602b031445, // V_MAX_NUM_F16 VOP2_INST_LITERAL has_lit
    0x0082060280322e4, // V_ADD_F16 ENC_VOP2 default
    0x00c2080290322e4, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e20a02a0322e4, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a20602b0322e4, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x0082060280334c2, // V_SUB_F16 ENC_VOP2 default
    0x00c2080290334c2, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e20a02a0334c2, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a20602b0334c2, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x0082060280344bd, // V_SUBREV_F16 ENC_VOP2 default
    0x00c2080290344bd, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e20a02a0344bd, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a20602b0344bd, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x008206028035475, // V_MUL_F16 ENC_VOP2 default
    0x00c208029035475, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e20a02a035475, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a20602b035475, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x00820602c036402, // V_FMAC_F16 ENC_VOP2 default
    0x00c20802d036402, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e20a02e036402, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a20602f036402, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x014212030037404, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x00a212031037404, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x014214032038400, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x00a214033038400, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x00820602803b41c, // V_LDEXP_F16 ENC_VOP2 default
    0x00c20802903b41c, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e21602a03b41c, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a20602b03b41c, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x00821e03403c492, // V_PK_FMAC_F16 ENC_VOP2 default
    0x00a21e03503c492, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x0160360360001b7, // S_ADD_CO_U32 ENC_SOP2 default
    0x0180360370001b7, // S_ADD_CO_U32 SOP2_INST_LITERAL has_lit_0
    0x01a0360380001b7, // S_ADD_CO_U32 SOP2_INST_LITERAL has_lit_1
    0x01c0360390001b7, // S_ADD_CO_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x0160360360012ae, // S_SUB_CO_U32 ENC_SOP2 default
    0x0180360370012ae, // S_SUB_CO_U32 SOP2_INST_LITERAL has_lit_0
    0x01a0360380012ae, // S_SUB_CO_U32 SOP2_INST_LITERAL has_lit_1
    0x01c0360390012ae, // S_SUB_CO_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603603a0021b6, // S_ADD_CO_I32 ENC_SOP2 default
    0x01803603b0021b6, // S_ADD_CO_I32 SOP2_INST_LITERAL has_lit_0
    0x01a03603c0021b6, // S_ADD_CO_I32 SOP2_INST_LITERAL has_lit_1
    0x01c03603d0021b6, // S_ADD_CO_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603603a0032ad, // S_SUB_CO_I32 ENC_SOP2 default
    0x01803603b0032ad, // S_SUB_CO_I32 SOP2_INST_LITERAL has_lit_0
    0x01a03603c0032ad, // S_SUB_CO_I32 SOP2_INST_LITERAL has_lit_1
    0x01c03603d0032ad, // S_SUB_CO_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603603e0041b5, // S_ADD_CO_CI_U32 ENC_SOP2 default
    0x01803603f0041b5, // S_ADD_CO_CI_U32 SOP2_INST_LITERAL has_lit_0
    0x01a0360400041b5, // S_ADD_CO_CI_U32 SOP2_INST_LITERAL has_lit_1
    0x01c0360410041b5, // S_ADD_CO_CI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603603e0052ac, // S_SUB_CO_CI_U32 ENC_SOP2 default
    0x01803603f0052ac, // S_SUB_CO_CI_U32 SOP2_INST_LITERAL has_lit_0
    0x01a0360400052ac, // S_SUB_CO_CI_U32 SOP2_INST_LITERAL has_lit_1
    0x01c0360410052ac, // S_SUB_CO_CI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603603a0061b2, // S_ABSDIFF_I32 ENC_SOP2 default
    0x01803603b0061b2, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x01a03603c0061b2, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x01c03603d0061b2, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603603600825c, // S_LSHL_B32 ENC_SOP2 default
    0x01803603700825c, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x01a03603800825c, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x01c03603900825c, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603804200925d, // S_LSHL_B64 ENC_SOP2 default
    0x01803804300925d, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x01a03804400925d, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x01c03804500925d, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603603600a25e, // S_LSHR_B32 ENC_SOP2 default
    0x01803603700a25e, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x01a03603800a25e, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x01c03603900a25e, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603804200b25f, // S_LSHR_B64 ENC_SOP2 default
    0x01803804300b25f, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x01a03804400b25f, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x01c03804500b25f, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603604600c1ca, // S_ASHR_I32 ENC_SOP2 default
    0x01803604700c1ca, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x01a03604800c1ca, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x01c03604900c1ca, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603804a00d1cb, // S_ASHR_I64 ENC_SOP2 default
    0x01803804b00d1cb, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x01a03804c00d1cb, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x01c03804d00d1cb, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603603600e258, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x01803603700e258, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x01a03603800e258, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x01c03603900e258, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603603600f259, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x01803603700f259, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x01a03603800f259, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x01c03603900f259, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603603601025a, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x01803603701025a, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x01a03603801025a, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x01c03603901025a, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603603601125b, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x01803603701125b, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x01a03603801125b, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x01c03603901125b, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603603a012268, // S_MIN_I32 ENC_SOP2 default
    0x01803603b012268, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x01a03603c012268, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x01c03603d012268, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603603601326b, // S_MIN_U32 ENC_SOP2 default
    0x01803603701326b, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x01a03603801326b, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x01c03603901326b, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603603a014262, // S_MAX_I32 ENC_SOP2 default
    0x01803603b014262, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x01a03603c014262, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x01c03603d014262, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x016036036015265, // S_MAX_U32 ENC_SOP2 default
    0x018036037015265, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x01a036038015265, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x01c036039015265, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x0160360360161bc, // S_AND_B32 ENC_SOP2 default
    0x0180360370161bc, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x01a0360380161bc, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x01c0360390161bc, // S_AND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603a04e0171bd, // S_AND_B64 ENC_SOP2 default
    0x01803a04f0171bd, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x01a03a0500171bd, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x01c03a0510171bd, // S_AND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x016036036018286, // S_OR_B32 ENC_SOP2 default
    0x018036037018286, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x01a036038018286, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x01c036039018286, // S_OR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603a04e019287, // S_OR_B64 ENC_SOP2 default
    0x01803a04f019287, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x01a03a050019287, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x01c03a051019287, // S_OR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603603601a2cd, // S_XOR_B32 ENC_SOP2 default
    0x01803603701a2cd, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x01a03603801a2cd, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x01c03603901a2cd, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603a04e01b2ce, // S_XOR_B64 ENC_SOP2 default
    0x01803a04f01b2ce, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x01a03a05001b2ce, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x01c03a05101b2ce, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603603601c27b, // S_NAND_B32 ENC_SOP2 default
    0x01803603701c27b, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x01a03603801c27b, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x01c03603901c27b, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603a04e01d27c, // S_NAND_B64 ENC_SOP2 default
    0x01803a04f01d27c, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x01a03a05001d27c, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x01c03a05101d27c, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603603601e280, // S_NOR_B32 ENC_SOP2 default
    0x01803603701e280, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x01a03603801e280, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x01c03603901e280, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603a04e01f281, // S_NOR_B64 ENC_SOP2 default
    0x01803a04f01f281, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x01a03a05001f281, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x01c03a05101f281, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x0160360360202c9, // S_XNOR_B32 ENC_SOP2 default
    0x0180360370202c9, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x01a0360380202c9, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x01c0360390202c9, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603a04e0212ca, // S_XNOR_B64 ENC_SOP2 default
    0x01803a04f0212ca, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x01a03a0500212ca, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x01c03a0510212ca, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x0160360360221c2, // S_AND_NOT1_B32 ENC_SOP2 default
    0x0180360370221c2, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_0
    0x01a0360380221c2, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_1
    0x01c0360390221c2, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603a04e0231c3, // S_AND_NOT1_B64 ENC_SOP2 default
    0x01803a04f0231c3, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_0
    0x01a03a0500231c3, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_1
    0x01c03a0510231c3, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603603602428a, // S_OR_NOT1_B32 ENC_SOP2 default
    0x01803603702428a, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_0
    0x01a03603802428a, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_1
    0x01c03603902428a, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603a04e02528b, // S_OR_NOT1_B64 ENC_SOP2 default
    0x01803a04f02528b, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_0
    0x01a03a05002528b, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_1
    0x01c03a05102528b, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x0160360360261da, // S_BFE_U32 ENC_SOP2 default
    0x0180360370261da, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x01a0360380261da, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x01c0360390261da, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x0160360460271d8, // S_BFE_I32 ENC_SOP2 default
    0x0180360470271d8, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x01a0360480271d8, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x01c0360490271d8, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x0160380420281db, // S_BFE_U64 ENC_SOP2 default
    0x0180380430281db, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x01a0380440281db, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x01c0380450281db, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603804a0291d9, // S_BFE_I64 ENC_SOP2 default
    0x01803804b0291d9, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x01a03804c0291d9, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x01c03804d0291d9, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603605202a1dc, // S_BFM_B32 ENC_SOP2 default
    0x01803605302a1dc, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x01a03605402a1dc, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x01c03605502a1dc, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603c05602b1dd, // S_BFM_B64 ENC_SOP2 default
    0x01803c05702b1dd, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x01a03c05802b1dd, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x01c03c05902b1dd, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603605a02c279, // S_MUL_I32 ENC_SOP2 default
    0x01803605b02c279, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x01a03605c02c279, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x01c03605d02c279, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603605202d278, // S_MUL_HI_U32 ENC_SOP2 default
    0x01803605302d278, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x01a03605402d278, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x01c03605502d278, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603605a02e277, // S_MUL_HI_I32 ENC_SOP2 default
    0x01803605b02e277, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x01a03605c02e277, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x01c03605d02e277, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603605e030231, // S_CSELECT_B32 ENC_SOP2 default
    0x01803605f030231, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x01a036060030231, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x01c036061030231, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603a062031232, // S_CSELECT_B64 ENC_SOP2 default
    0x01803a063031232, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x01a03a064031232, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x01c03a065031232, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x016036066032293, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x018036067032293, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x01a036068032293, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x01c036069032293, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603606a033292, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x01803606b033292, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x01a03606c033292, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x01c03606d033292, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603606e034290, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x01803606f034290, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x01a036070034290, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x01c036071034290, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x016036072035291, // S_PACK_HL_B32_B16 ENC_SOP2 default
    0x018036073035291, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x01a036074035291, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x01c036075035291, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x0160360760401b9, // S_ADD_F32 ENC_SOP2 default
    0x0180360770401b9, // S_ADD_F32 SOP2_INST_LITERAL has_lit_0
    0x01a0360780401b9, // S_ADD_F32 SOP2_INST_LITERAL has_lit_1
    0x01c0360790401b9, // S_ADD_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x0160360760412b0, // S_SUB_F32 ENC_SOP2 default
    0x0180360770412b0, // S_SUB_F32 SOP2_INST_LITERAL has_lit_0
    0x01a0360780412b0, // S_SUB_F32 SOP2_INST_LITERAL has_lit_1
    0x01c0360790412b0, // S_SUB_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603607604226a, // S_MIN_NUM_F32 ENC_SOP2 default
    0x01803607704226a, // S_MIN_NUM_F32 SOP2_INST_LITERAL has_lit_0
    0x01a03607804226a, // S_MIN_NUM_F32 SOP2_INST_LITERAL has_lit_1
    0x01c03607904226a, // S_MIN_NUM_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x016036076043264, // S_MAX_NUM_F32 ENC_SOP2 default
    0x018036077043264, // S_MAX_NUM_F32 SOP2_INST_LITERAL has_lit_0
    0x01a036078043264, // S_MAX_NUM_F32 SOP2_INST_LITERAL has_lit_1
    0x01c036079043264, // S_MAX_NUM_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x016036076044276, // S_MUL_F32 ENC_SOP2 default
    0x018036077044276, // S_MUL_F32 SOP2_INST_LITERAL has_lit_0
    0x01a036078044276, // S_MUL_F32 SOP2_INST_LITERAL has_lit_1
    0x01c036079044276, // S_MUL_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01e03e07a045245, // S_FMAAK_F32 SOP2_INST_LITERAL default
    0x01803e07b045245, // S_FMAAK_F32 SOP2_INST_LITERAL has_lit_0
    0x01a03e07c045245, // S_FMAAK_F32 SOP2_INST_LITERAL has_lit_1
    0x01c03e07d045245, // S_FMAAK_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01e04007e046248, // S_FMAMK_F32 SOP2_INST_LITERAL default
    0x01804007f046248, // S_FMAMK_F32 SOP2_INST_LITERAL has_lit_0
    0x01a040080046248, // S_FMAMK_F32 SOP2_INST_LITERAL has_lit_1
    0x01c040081046248, // S_FMAMK_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x016036082047247, // S_FMAC_F32 ENC_SOP2 default
    0x018036083047247, // S_FMAC_F32 SOP2_INST_LITERAL has_lit_0
    0x01a036084047247, // S_FMAC_F32 SOP2_INST_LITERAL has_lit_1
    0x01c036085047247, // S_FMAC_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01604208604823b, // S_CVT_PK_RTZ_F16_F32 ENC_SOP2 default
    0x01804208704823b, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL has_lit_0
    0x01a04208804823b, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL has_lit_1
    0x01c04208904823b, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01604408a0491b8, // S_ADD_F16 ENC_SOP2 default
    0x01804408b0491b8, // S_ADD_F16 SOP2_INST_LITERAL has_lit_0
    0x01a04408c0491b8, // S_ADD_F16 SOP2_INST_LITERAL has_lit_1
    0x01c04408d0491b8, // S_ADD_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01604408a04a2af, // S_SUB_F16 ENC_SOP2 default
    0x01804408b04a2af, // S_SUB_F16 SOP2_INST_LITERAL has_lit_0
    0x01a04408c04a2af, // S_SUB_F16 SOP2_INST_LITERAL has_lit_1
    0x01c04408d04a2af, // S_SUB_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01604408a04b269, // S_MIN_NUM_F16 ENC_SOP2 default
    0x01804408b04b269, // S_MIN_NUM_F16 SOP2_INST_LITERAL has_lit_0
    0x01a04408c04b269, // S_MIN_NUM_F16 SOP2_INST_LITERAL has_lit_1
    0x01c04408d04b269, // S_MIN_NUM_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01604408a04c263, // S_MAX_NUM_F16 ENC_SOP2 default
    0x01804408b04c263, // S_MAX_NUM_F16 SOP2_INST_LITERAL has_lit_0
    0x01a04408c04c263, // S_MAX_NUM_F16 SOP2_INST_LITERAL has_lit_1
    0x01c04408d04c263, // S_MAX_NUM_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01604408a04d275, // S_MUL_F16 ENC_SOP2 default
    0x01804408b04d275, // S_MUL_F16 SOP2_INST_LITERAL has_lit_0
    0x01a04408c04d275, // S_MUL_F16 SOP2_INST_LITERAL has_lit_1
    0x01c04408d04d275, // S_MUL_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01604408e04e246, // S_FMAC_F16 ENC_SOP2 default
    0x01804408f04e246, // S_FMAC_F16 SOP2_INST_LITERAL has_lit_0
    0x01a04409004e246, // S_FMAC_F16 SOP2_INST_LITERAL has_lit_1
    0x01c04409104e246, // S_FMAC_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603607604f267, // S_MINIMUM_F32 ENC_SOP2 default
    0x01803607704f267, // S_MINIMUM_F32 SOP2_INST_LITERAL has_lit_0
    0x01a03607804f267, // S_MINIMUM_F32 SOP2_INST_LITERAL has_lit_1
    0x01c03607904f267, // S_MINIMUM_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x016036076050261, // S_MAXIMUM_F32 ENC_SOP2 default
    0x018036077050261, // S_MAXIMUM_F32 SOP2_INST_LITERAL has_lit_0
    0x01a036078050261, // S_MAXIMUM_F32 SOP2_INST_LITERAL has_lit_1
    0x01c036079050261, // S_MAXIMUM_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01604408a051266, // S_MINIMUM_F16 ENC_SOP2 default
    0x01804408b051266, // S_MINIMUM_F16 SOP2_INST_LITERAL has_lit_0
    0x01a04408c051266, // S_MINIMUM_F16 SOP2_INST_LITERAL has_lit_1
    0x01c04408d051266, // S_MINIMUM_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01604408a052260, // S_MAXIMUM_F16 ENC_SOP2 default
    0x01804408b052260, // S_MAXIMUM_F16 SOP2_INST_LITERAL has_lit_0
    0x01a04408c052260, // S_MAXIMUM_F16 SOP2_INST_LITERAL has_lit_1
    0x01c04408d052260, // S_MAXIMUM_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603a0920531ba, // S_ADD_NC_U64 ENC_SOP2 default
    0x01803a0930531ba, // S_ADD_NC_U64 SOP2_INST_LITERAL has_lit_0
    0x01a03a0940531ba, // S_ADD_NC_U64 SOP2_INST_LITERAL has_lit_1
    0x01c03a0950531ba, // S_ADD_NC_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603a0920542b1, // S_SUB_NC_U64 ENC_SOP2 default
    0x01803a0930542b1, // S_SUB_NC_U64 SOP2_INST_LITERAL has_lit_0
    0x01a03a0940542b1, // S_SUB_NC_U64 SOP2_INST_LITERAL has_lit_1
    0x01c03a0950542b1, // S_SUB_NC_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01603a09205527a, // S_MUL_U64 ENC_SOP2 default
    0x01803a09305527a, // S_MUL_U64 SOP2_INST_LITERAL has_lit_0
    0x01a03a09405527a, // S_MUL_U64 SOP2_INST_LITERAL has_lit_1
    0x01c03a09505527a, // S_MUL_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02004e09600026c, // S_MOVK_I32 ENC_SOPK default
    0x0200500970012b8, // S_VERSION ENC_SOPK default
    0x02004e098002203, // S_CMOVK_I32 ENC_SOPK default
    0x02004e09900f1b4, // S_ADDK_CO_I32 ENC_SOPK default
    0x02004e09a010274, // S_MULK_I32 ENC_SOPK default
    0x02005209b01124a, // S_GETREG_B32 ENC_SOPK default
    0x02005409c0122a6, // S_SETREG_B32 ENC_SOPK default
    0x02205609d0132a7, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x02005809e0141f5, // S_CALL_B64 ENC_SOPK default
    0x02406809f000030, // BUFFER_LOAD_FORMAT_X ENC_VBUFFER default
    0x02406a0a0001031, // BUFFER_LOAD_FORMAT_XY ENC_VBUFFER default
    0x02406c0a1002032, // BUFFER_LOAD_FORMAT_XYZ ENC_VBUFFER default
    0x02406e0a2003033, // BUFFER_LOAD_FORMAT_XYZW ENC_VBUFFER default
    0x0240700a3004045, // BUFFER_STORE_FORMAT_X ENC_VBUFFER default
    0x0240720a4005046, // BUFFER_STORE_FORMAT_XY ENC_VBUFFER default
    0x0240740a5006047, // BUFFER_STORE_FORMAT_XYZ ENC_VBUFFER default
    0x0240760a6007048, // BUFFER_STORE_FORMAT_XYZW ENC_VBUFFER default
    0x02406809f008026, // BUFFER_LOAD_D16_FORMAT_X ENC_VBUFFER default
    0x0240680a7009027, // BUFFER_LOAD_D16_FORMAT_XY ENC_VBUFFER default
    0x02406a0a800a028, // BUFFER_LOAD_D16_FORMAT_XYZ ENC_VBUFFER default
    0x02406a0a900b029, // BUFFER_LOAD_D16_FORMAT_XYZW ENC_VBUFFER default
    0x0240700a300c03e, // BUFFER_STORE_D16_FORMAT_X ENC_VBUFFER default
    0x0240700aa00d03f, // BUFFER_STORE_D16_FORMAT_XY ENC_VBUFFER default
    0x0240720ab00e040, // BUFFER_STORE_D16_FORMAT_XYZ ENC_VBUFFER default
    0x0240720ac00f041, // BUFFER_STORE_D16_FORMAT_XYZW ENC_VBUFFER default
    0x0240680ad010037, // BUFFER_LOAD_U8 ENC_VBUFFER default
    0x0240680ae011035, // BUFFER_LOAD_I8 ENC_VBUFFER default
    0x0240680af012036, // BUFFER_LOAD_U16 ENC_VBUFFER default
    0x0240680b0013034, // BUFFER_LOAD_I16 ENC_VBUFFER default
    0x0240680b1014022, // BUFFER_LOAD_B32 ENC_VBUFFER default
    0x02406a0b2015023, // BUFFER_LOAD_B64 ENC_VBUFFER default
    0x02406c0b3016024, // BUFFER_LOAD_B96 ENC_VBUFFER default
    0x02406e0b4017021, // BUFFER_LOAD_B128 ENC_VBUFFER default
    0x0240700b501803c, // BUFFER_STORE_B8 ENC_VBUFFER default
    0x0240700b6019039, // BUFFER_STORE_B16 ENC_VBUFFER default
    0x0240700b701a03a, // BUFFER_STORE_B32 ENC_VBUFFER default
    0x0240720b801b03b, // BUFFER_STORE_B64 ENC_VBUFFER default
    0x0240740b901c03d, // BUFFER_STORE_B96 ENC_VBUFFER default
    0x0240760ba01d038, // BUFFER_STORE_B128 ENC_VBUFFER default
    0x0240680bb01e02f, // BUFFER_LOAD_D16_U8 ENC_VBUFFER default
    0x0240680bc01f02e, // BUFFER_LOAD_D16_I8 ENC_VBUFFER default
    0x0240680bd020025, // BUFFER_LOAD_D16_B16 ENC_VBUFFER default
    0x0240680bb02102d, // BUFFER_LOAD_D16_HI_U8 ENC_VBUFFER default
    0x0240680bc02202c, // BUFFER_LOAD_D16_HI_I8 ENC_VBUFFER default
    0x0240680bd02302a, // BUFFER_LOAD_D16_HI_B16 ENC_VBUFFER default
    0x0240700b5024043, // BUFFER_STORE_D16_HI_B8 ENC_VBUFFER default
    0x0240700b6025042, // BUFFER_STORE_D16_HI_B16 ENC_VBUFFER default
    0x02406809f02602b, // BUFFER_LOAD_D16_HI_FORMAT_X ENC_VBUFFER default
    0x0240700a3027044, // BUFFER_STORE_D16_HI_FORMAT_X ENC_VBUFFER default
    0x0240780be03301d, // BUFFER_ATOMIC_SWAP_B32 ENC_VBUFFER default
    0x02407a0bf034005, // BUFFER_ATOMIC_CMPSWAP_B32 ENC_VBUFFER default
    0x0240780c0035001, // BUFFER_ATOMIC_ADD_U32 ENC_VBUFFER default
    0x0240780c003601b, // BUFFER_ATOMIC_SUB_U32 ENC_VBUFFER default
    0x0240780c003701a, // BUFFER_ATOMIC_SUB_CLAMP_U32 ENC_VBUFFER default
    0x0240780c1038011, // BUFFER_ATOMIC_MIN_I32 ENC_VBUFFER default
    0x0240780c0039014, // BUFFER_ATOMIC_MIN_U32 ENC_VBUFFER default
    0x0240780c103a00c, // BUFFER_ATOMIC_MAX_I32 ENC_VBUFFER default
    0x0240780c003b00f, // BUFFER_ATOMIC_MAX_U32 ENC_VBUFFER default
    0x0240780be03c003, // BUFFER_ATOMIC_AND_B32 ENC_VBUFFER default
    0x0240780be03d016, // BUFFER_ATOMIC_OR_B32 ENC_VBUFFER default
    0x0240780be03e01f, // BUFFER_ATOMIC_XOR_B32 ENC_VBUFFER default
    0x0240780c003f00a, // BUFFER_ATOMIC_INC_U32 ENC_VBUFFER default
    0x0240780c0040008, // BUFFER_ATOMIC_DEC_U32 ENC_VBUFFER default
    0x02407a0c204101e, // BUFFER_ATOMIC_SWAP_B64 ENC_VBUFFER default
    0x02407c0c3042006, // BUFFER_ATOMIC_CMPSWAP_B64 ENC_VBUFFER default
    0x02407a0c4043002, // BUFFER_ATOMIC_ADD_U64 ENC_VBUFFER default
    0x02407a0c404401c, // BUFFER_ATOMIC_SUB_U64 ENC_VBUFFER default
    0x02407a0c5045012, // BUFFER_ATOMIC_MIN_I64 ENC_VBUFFER default
    0x02407a0c4046015, // BUFFER_ATOMIC_MIN_U64 ENC_VBUFFER default
    0x02407a0c504700d, // BUFFER_ATOMIC_MAX_I64 ENC_VBUFFER default
    0x02407a0c4048010, // BUFFER_ATOMIC_MAX_U64 ENC_VBUFFER default
    0x02407a0c2049004, // BUFFER_ATOMIC_AND_B64 ENC_VBUFFER default
    0x02407a0c204a017, // BUFFER_ATOMIC_OR_B64 ENC_VBUFFER default
    0x02407a0c204b020, // BUFFER_ATOMIC_XOR_B64 ENC_VBUFFER default
    0x02407a0c404c00b, // BUFFER_ATOMIC_INC_U64 ENC_VBUFFER default
    0x02407a0c404d009, // BUFFER_ATOMIC_DEC_U64 ENC_VBUFFER default
    0x0240780c0050007, // BUFFER_ATOMIC_COND_SUB_U32 ENC_VBUFFER default
    0x0240780c6051013, // BUFFER_ATOMIC_MIN_NUM_F32 ENC_VBUFFER default
    0x0240780c605200e, // BUFFER_ATOMIC_MAX_NUM_F32 ENC_VBUFFER default
    0x0240780c6056000, // BUFFER_ATOMIC_ADD_F32 ENC_VBUFFER default
    0x0240780c7059019, // BUFFER_ATOMIC_PK_ADD_F16 ENC_VBUFFER default
    0x0240780c805a018, // BUFFER_ATOMIC_PK_ADD_BF16 ENC_VBUFFER default
    0x02607e09f0802d5, // TBUFFER_LOAD_FORMAT_X ENC_VBUFFER default
    0x0260800a00812d6, // TBUFFER_LOAD_FORMAT_XY ENC_VBUFFER default
    0x0260820a10822d7, // TBUFFER_LOAD_FORMAT_XYZ ENC_VBUFFER default
    0x0260840a20832d8, // TBUFFER_LOAD_FORMAT_XYZW ENC_VBUFFER default
    0x0260860a30842dd, // TBUFFER_STORE_FORMAT_X ENC_VBUFFER default
    0x0260880a40852de, // TBUFFER_STORE_FORMAT_XY ENC_VBUFFER default
    0x02608a0a50862df, // TBUFFER_STORE_FORMAT_XYZ ENC_VBUFFER default
    0x02608c0a60872e0, // TBUFFER_STORE_FORMAT_XYZW ENC_VBUFFER default
    0x02607e09f0882d1, // TBUFFER_LOAD_D16_FORMAT_X ENC_VBUFFER default
    0x02607e0a70892d2, // TBUFFER_LOAD_D16_FORMAT_XY ENC_VBUFFER default
    0x0260800a808a2d3, // TBUFFER_LOAD_D16_FORMAT_XYZ ENC_VBUFFER default
    0x0260800a908b2d4, // TBUFFER_LOAD_D16_FORMAT_XYZW ENC_VBUFFER default
    0x0260860a308c2d9, // TBUFFER_STORE_D16_FORMAT_X ENC_VBUFFER default
    0x0260860aa08d2da, // TBUFFER_STORE_D16_FORMAT_XY ENC_VBUFFER default
    0x0260880ab08e2db, // TBUFFER_STORE_D16_FORMAT_XYZ ENC_VBUFFER default
    0x0260880ac08f2dc, // TBUFFER_STORE_D16_FORMAT_XYZW ENC_VBUFFER default
    0x02836e0c90003f1, // V_DUAL_FMAC_F32 VOPDXY X default
    0x02a36e0ca0003f1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL X has_lit
    0x02c3720cb0013f0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X default
    0x02a3720cc0013f0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X has_lit
    0x02c3760cd0023f2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X default
    0x02a3760ce0023f2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X has_lit
    0x02836e0cf0033f8, // V_DUAL_MUL_F32 VOPDXY X default
    0x02a36e0d00033f8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL X has_lit
    0x02836e0cf0043ea, // V_DUAL_ADD_F32 VOPDXY X default
    0x02a36e0d00043ea, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL X has_lit
    0x02836e0cf0053fa, // V_DUAL_SUB_F32 VOPDXY X default
    0x02a36e0d00053fa, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL X has_lit
    0x02836e0cf0063f9, // V_DUAL_SUBREV_F32 VOPDXY X default
    0x02a36e0d00063f9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL X has_lit
    0x02836e0cf0073f7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY X default
    0x02a36e0d00073f7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL X has_lit
    0x02837a0d10083f6, // V_DUAL_MOV_B32 VOPDXY X default
    0x02a37a0d20083f6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL X has_lit
    0x02e36e0d30093ed, // V_DUAL_CNDMASK_B32 VOPDXY X default
    0x03036e0d40093ed, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL X has_lit
    0x02836e0cf00a3f4, // V_DUAL_MAX_NUM_F32 VOPDXY X default
    0x02a36e0d000a3f4, // V_DUAL_MAX_NUM_F32 VOPDXY_INST_LITERAL X has_lit
    0x02836e0cf00b3f5, // V_DUAL_MIN_NUM_F32 VOPDXY X default
    0x02a36e0d000b3f5, // V_DUAL_MIN_NUM_F32 VOPDXY_INST_LITERAL X has_lit
    0x02837e0d500c3ef, // V_DUAL_DOT2ACC_F32_F16 VOPDXY X default
    0x02a37e0d600c3ef, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL X has_lit
    0x0283820d700d3ee, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY X default
    0x02a3820d800d3ee, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL X has_lit
    0x0323700d90003f1, // V_DUAL_FMAC_F32 VOPDXY Y default_y
    0x0343700da0003f1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0363740db0013f0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y default_y
    0x0343740db0013f0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0363780dc0023f2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y default_y
    0x0343780dc0023f2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323700dd0033f8, // V_DUAL_MUL_F32 VOPDXY Y default_y
    0x0343700de0033f8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323700dd0043ea, // V_DUAL_ADD_F32 VOPDXY Y default_y
    0x0343700de0043ea, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323700dd0053fa, // V_DUAL_SUB_F32 VOPDXY Y default_y
    0x0343700de0053fa, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323700dd0063f9, // V_DUAL_SUBREV_F32 VOPDXY Y default_y
    0x0343700de0063f9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323700dd0073f7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY Y default_y
    0x0343700de0073f7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03237c0df0083f6, // V_DUAL_MOV_B32 VOPDXY Y default_y
    0x03437c0e00083f6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0383700e10093ed, // V_DUAL_CNDMASK_B32 VOPDXY Y default_y
    0x03a3700e20093ed, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323700dd00a3f4, // V_DUAL_MAX_NUM_F32 VOPDXY Y default_y
    0x0343700de00a3f4, // V_DUAL_MAX_NUM_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323700dd00b3f5, // V_DUAL_MIN_NUM_F32 VOPDXY Y default_y
    0x0343700de00b3f5, // V_DUAL_MIN_NUM_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323800e300c3ef, // V_DUAL_DOT2ACC_F32_F16 VOPDXY Y default_y
    0x0343800e400c3ef, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323840e500d3ee, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY Y default_y
    0x0343840e600d3ee, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323700e70103eb, // V_DUAL_ADD_NC_U32 VOPDXY Y default_y
    0x0343700e80103eb, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323700e90113f3, // V_DUAL_LSHLREV_B32 VOPDXY Y default_y
    0x0343700ea0113f3, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323700e90123ec, // V_DUAL_AND_B32 VOPDXY Y default_y
    0x0343700ea0123ec, // V_DUAL_AND_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03c1160eb000167, // IMAGE_LOAD ENC_VIMAGE default
    0x03c1180eb001168, // IMAGE_LOAD_MIP ENC_VIMAGE default
    0x03c1160eb00216b, // IMAGE_LOAD_PCK ENC_VIMAGE default
    0x03c1160eb00316c, // IMAGE_LOAD_PCK_SGN ENC_VIMAGE default
    0x03c1180eb004169, // IMAGE_LOAD_MIP_PCK ENC_VIMAGE default
    0x03c1180eb00516a, // IMAGE_LOAD_MIP_PCK_SGN ENC_VIMAGE default
    0x03c11a0ec006196, // IMAGE_STORE ENC_VIMAGE default
    0x03c11c0ec007197, // IMAGE_STORE_MIP ENC_VIMAGE default
    0x03c11a0ec008199, // IMAGE_STORE_PCK ENC_VIMAGE default
    0x03c11c0ec009198, // IMAGE_STORE_MIP_PCK ENC_VIMAGE default
    0x03c11e0ed00a14f, // IMAGE_ATOMIC_SWAP ENC_VIMAGE default
    0x03c1200ee00b142, // IMAGE_ATOMIC_CMPSWAP ENC_VIMAGE default
    0x03c11e0ef00c140, // IMAGE_ATOMIC_ADD_UINT ENC_VIMAGE default
    0x03c11e0ef00d14e, // IMAGE_ATOMIC_SUB_UINT ENC_VIMAGE default
    0x03c11e0f000e149, // IMAGE_ATOMIC_MIN_INT ENC_VIMAGE default
    0x03c11e0ef00f14a, // IMAGE_ATOMIC_MIN_UINT ENC_VIMAGE default
    0x03c11e0f0010146, // IMAGE_ATOMIC_MAX_INT ENC_VIMAGE default
    0x03c11e0ef011147, // IMAGE_ATOMIC_MAX_UINT ENC_VIMAGE default
    0x03c11e0ed012141, // IMAGE_ATOMIC_AND ENC_VIMAGE default
    0x03c11e0ed01314b, // IMAGE_ATOMIC_OR ENC_VIMAGE default
    0x03c11e0ed014150, // IMAGE_ATOMIC_XOR ENC_VIMAGE default
    0x03c11e0ef015144, // IMAGE_ATOMIC_INC_UINT ENC_VIMAGE default
    0x03c11e0ef016143, // IMAGE_ATOMIC_DEC_UINT ENC_VIMAGE default
    0x03c1220f1017166, // IMAGE_GET_RESINFO ENC_VIMAGE default
    0x03c1240f2019154, // IMAGE_BVH_INTERSECT_RAY ENC_VIMAGE default
    0x03c1240f301a151, // IMAGE_BVH64_INTERSECT_RAY ENC_VIMAGE default
    0x03c1240f4080153, // IMAGE_BVH_DUAL_INTERSECT_RAY ENC_VIMAGE default
    0x03c1240f5081152, // IMAGE_BVH8_INTERSECT_RAY ENC_VIMAGE default
    0x03c11e0f608313f, // IMAGE_ATOMIC_ADD_FLT ENC_VIMAGE default
    0x03c11e0f6084148, // IMAGE_ATOMIC_MIN_FLT ENC_VIMAGE default
    0x03c11e0f6085145, // IMAGE_ATOMIC_MAX_FLT ENC_VIMAGE default
    0x03c11e0f708614d, // IMAGE_ATOMIC_PK_ADD_F16 ENC_VIMAGE default
    0x03c11e0f808714c, // IMAGE_ATOMIC_PK_ADD_BF16 ENC_VIMAGE default
    0x03e2ee0f900137a, // V_CMP_LT_F16 ENC_VOP3 default
    0x0402f00fa00137a, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422f20fb00137a, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442ee0fc00137a, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x0462ee0fd00137a, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x0482ee0fe00137a, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ee0f9002353, // V_CMP_EQ_F16 ENC_VOP3 default
    0x0402f00fa002353, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422f20fb002353, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442ee0fc002353, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0462ee0fd002353, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x0482ee0fe002353, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ee0f900336e, // V_CMP_LE_F16 ENC_VOP3 default
    0x0402f00fa00336e, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422f20fb00336e, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442ee0fc00336e, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x0462ee0fd00336e, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x0482ee0fe00336e, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ee0f9004365, // V_CMP_GT_F16 ENC_VOP3 default
    0x0402f00fa004365, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422f20fb004365, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442ee0fc004365, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x0462ee0fd004365, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x0482ee0fe004365, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ee0f9005377, // V_CMP_LG_F16 ENC_VOP3 default
    0x0402f00fa005377, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422f20fb005377, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442ee0fc005377, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x0462ee0fd005377, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x0482ee0fe005377, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ee0f900635c, // V_CMP_GE_F16 ENC_VOP3 default
    0x0402f00fa00635c, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422f20fb00635c, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442ee0fc00635c, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x0462ee0fd00635c, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x0482ee0fe00635c, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ee0f900739b, // V_CMP_O_F16 ENC_VOP3 default
    0x0402f00fa00739b, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422f20fb00739b, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442ee0fc00739b, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x0462ee0fd00739b, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x0482ee0fe00739b, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ee0f900839e, // V_CMP_U_F16 ENC_VOP3 default
    0x0402f00fa00839e, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422f20fb00839e, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442ee0fc00839e, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x0462ee0fd00839e, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x0482ee0fe00839e, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ee0f900938c, // V_CMP_NGE_F16 ENC_VOP3 default
    0x0402f00fa00938c, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422f20fb00938c, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442ee0fc00938c, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x0462ee0fd00938c, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x0482ee0fe00938c, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ee0f900a395, // V_CMP_NLG_F16 ENC_VOP3 default
    0x0402f00fa00a395, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422f20fb00a395, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442ee0fc00a395, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x0462ee0fd00a395, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x0482ee0fe00a395, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ee0f900b38f, // V_CMP_NGT_F16 ENC_VOP3 default
    0x0402f00fa00b38f, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422f20fb00b38f, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442ee0fc00b38f, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x0462ee0fd00b38f, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x0482ee0fe00b38f, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ee0f900c392, // V_CMP_NLE_F16 ENC_VOP3 default
    0x0402f00fa00c392, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422f20fb00c392, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442ee0fc00c392, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x0462ee0fd00c392, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x0482ee0fe00c392, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ee0f900d383, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x0402f00fa00d383, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422f20fb00d383, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442ee0fc00d383, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0462ee0fd00d383, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x0482ee0fe00d383, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ee0f900e398, // V_CMP_NLT_F16 ENC_VOP3 default
    0x0402f00fa00e398, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422f20fb00e398, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442ee0fc00e398, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x0462ee0fd00e398, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x0482ee0fe00e398, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2fa0ff01137b, // V_CMP_LT_F32 ENC_VOP3 default
    0x0402fc10001137b, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422fe10101137b, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442fa10201137b, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x0462fa10301137b, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x0482fa10401137b, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2fa0ff012354, // V_CMP_EQ_F32 ENC_VOP3 default
    0x0402fc100012354, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422fe101012354, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442fa102012354, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0462fa103012354, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x0482fa104012354, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2fa0ff01336f, // V_CMP_LE_F32 ENC_VOP3 default
    0x0402fc10001336f, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422fe10101336f, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442fa10201336f, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x0462fa10301336f, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x0482fa10401336f, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2fa0ff014366, // V_CMP_GT_F32 ENC_VOP3 default
    0x0402fc100014366, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422fe101014366, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442fa102014366, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x0462fa103014366, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x0482fa104014366, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2fa0ff015378, // V_CMP_LG_F32 ENC_VOP3 default
    0x0402fc100015378, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422fe101015378, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442fa102015378, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x0462fa103015378, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x0482fa104015378, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2fa0ff01635d, // V_CMP_GE_F32 ENC_VOP3 default
    0x0402fc10001635d, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422fe10101635d, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442fa10201635d, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x0462fa10301635d, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x0482fa10401635d, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2fa0ff01739c, // V_CMP_O_F32 ENC_VOP3 default
    0x0402fc10001739c, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422fe10101739c, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442fa10201739c, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x0462fa10301739c, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x0482fa10401739c, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2fa0ff01839f, // V_CMP_U_F32 ENC_VOP3 default
    0x0402fc10001839f, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422fe10101839f, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442fa10201839f, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x0462fa10301839f, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x0482fa10401839f, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2fa0ff01938d, // V_CMP_NGE_F32 ENC_VOP3 default
    0x0402fc10001938d, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422fe10101938d, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442fa10201938d, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x0462fa10301938d, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x0482fa10401938d, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2fa0ff01a396, // V_CMP_NLG_F32 ENC_VOP3 default
    0x0402fc10001a396, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422fe10101a396, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442fa10201a396, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x0462fa10301a396, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x0482fa10401a396, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2fa0ff01b390, // V_CMP_NGT_F32 ENC_VOP3 default
    0x0402fc10001b390, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422fe10101b390, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442fa10201b390, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x0462fa10301b390, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x0482fa10401b390, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2fa0ff01c393, // V_CMP_NLE_F32 ENC_VOP3 default
    0x0402fc10001c393, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422fe10101c393, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442fa10201c393, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x0462fa10301c393, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x0482fa10401c393, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2fa0ff01d384, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x0402fc10001d384, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422fe10101d384, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442fa10201d384, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0462fa10301d384, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x0482fa10401d384, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2fa0ff01e399, // V_CMP_NLT_F32 ENC_VOP3 default
    0x0402fc10001e399, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422fe10101e399, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442fa10201e399, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x0462fa10301e399, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x0482fa10401e399, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30610502137c, // V_CMP_LT_F64 ENC_VOP3 default
    0x04430610602137c, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x04630610702137c, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x04830610802137c, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e306105022355, // V_CMP_EQ_F64 ENC_VOP3 default
    0x044306106022355, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x046306107022355, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x048306108022355, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e306105023370, // V_CMP_LE_F64 ENC_VOP3 default
    0x044306106023370, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x046306107023370, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x048306108023370, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e306105024367, // V_CMP_GT_F64 ENC_VOP3 default
    0x044306106024367, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x046306107024367, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x048306108024367, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e306105025379, // V_CMP_LG_F64 ENC_VOP3 default
    0x044306106025379, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x046306107025379, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x048306108025379, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30610502635e, // V_CMP_GE_F64 ENC_VOP3 default
    0x04430610602635e, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x04630610702635e, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x04830610802635e, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30610502739d, // V_CMP_O_F64 ENC_VOP3 default
    0x04430610602739d, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x04630610702739d, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x04830610802739d, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3061050283a0, // V_CMP_U_F64 ENC_VOP3 default
    0x0443061060283a0, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x0463061070283a0, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x0483061080283a0, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30610502938e, // V_CMP_NGE_F64 ENC_VOP3 default
    0x04430610602938e, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x04630610702938e, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x04830610802938e, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30610502a397, // V_CMP_NLG_F64 ENC_VOP3 default
    0x04430610602a397, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x04630610702a397, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x04830610802a397, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30610502b391, // V_CMP_NGT_F64 ENC_VOP3 default
    0x04430610602b391, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x04630610702b391, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x04830610802b391, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30610502c394, // V_CMP_NLE_F64 ENC_VOP3 default
    0x04430610602c394, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x04630610702c394, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x04830610802c394, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30610502d385, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x04430610602d385, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04630610702d385, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04830610802d385, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30610502e39a, // V_CMP_NLT_F64 ENC_VOP3 default
    0x04430610602e39a, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x04630610702e39a, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x04830610802e39a, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30a10903137d, // V_CMP_LT_I16 ENC_VOP3 default
    0x04030c10a03137d, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04230e10b03137d, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04430a10c03137d, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x04630a10d03137d, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x04830a10e03137d, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30a109032356, // V_CMP_EQ_I16 ENC_VOP3 default
    0x04030c10a032356, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x04230e10b032356, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x04430a10c032356, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x04630a10d032356, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x04830a10e032356, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30a109033371, // V_CMP_LE_I16 ENC_VOP3 default
    0x04030c10a033371, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04230e10b033371, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04430a10c033371, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x04630a10d033371, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x04830a10e033371, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30a109034368, // V_CMP_GT_I16 ENC_VOP3 default
    0x04030c10a034368, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04230e10b034368, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04430a10c034368, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x04630a10d034368, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x04830a10e034368, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30a109035386, // V_CMP_NE_I16 ENC_VOP3 default
    0x04030c10a035386, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04230e10b035386, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04430a10c035386, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x04630a10d035386, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x04830a10e035386, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30a10903635f, // V_CMP_GE_I16 ENC_VOP3 default
    0x04030c10a03635f, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04230e10b03635f, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04430a10c03635f, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x04630a10d03635f, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x04830a10e03635f, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30a10f039380, // V_CMP_LT_U16 ENC_VOP3 default
    0x04030c110039380, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04230e111039380, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x04430a112039380, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x04630a113039380, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x04830a114039380, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30a10f03a359, // V_CMP_EQ_U16 ENC_VOP3 default
    0x04030c11003a359, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x04230e11103a359, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x04430a11203a359, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x04630a11303a359, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x04830a11403a359, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30a10f03b374, // V_CMP_LE_U16 ENC_VOP3 default
    0x04030c11003b374, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04230e11103b374, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04430a11203b374, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x04630a11303b374, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x04830a11403b374, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30a10f03c36b, // V_CMP_GT_U16 ENC_VOP3 default
    0x04030c11003c36b, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04230e11103c36b, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x04430a11203c36b, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x04630a11303c36b, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x04830a11403c36b, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30a10f03d389, // V_CMP_NE_U16 ENC_VOP3 default
    0x04030c11003d389, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04230e11103d389, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04430a11203d389, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x04630a11303d389, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x04830a11403d389, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30a10f03e362, // V_CMP_GE_U16 ENC_VOP3 default
    0x04030c11003e362, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04230e11103e362, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04430a11203e362, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x04630a11303e362, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x04830a11403e362, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31611504137e, // V_CMP_LT_I32 ENC_VOP3 default
    0x04031811604137e, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04231a11704137e, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x04431611804137e, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x04631611904137e, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x04831611a04137e, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e316115042357, // V_CMP_EQ_I32 ENC_VOP3 default
    0x040318116042357, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x04231a117042357, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x044316118042357, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x046316119042357, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x04831611a042357, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e316115043372, // V_CMP_LE_I32 ENC_VOP3 default
    0x040318116043372, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04231a117043372, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x044316118043372, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x046316119043372, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x04831611a043372, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e316115044369, // V_CMP_GT_I32 ENC_VOP3 default
    0x040318116044369, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04231a117044369, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x044316118044369, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x046316119044369, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x04831611a044369, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e316115045387, // V_CMP_NE_I32 ENC_VOP3 default
    0x040318116045387, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04231a117045387, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x044316118045387, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x046316119045387, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x04831611a045387, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e316115046360, // V_CMP_GE_I32 ENC_VOP3 default
    0x040318116046360, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04231a117046360, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x044316118046360, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x046316119046360, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x04831611a046360, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31611b049381, // V_CMP_LT_U32 ENC_VOP3 default
    0x04031811c049381, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04231a11d049381, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04431611e049381, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x04631611f049381, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x048316120049381, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31611b04a35a, // V_CMP_EQ_U32 ENC_VOP3 default
    0x04031811c04a35a, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x04231a11d04a35a, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x04431611e04a35a, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x04631611f04a35a, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x04831612004a35a, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31611b04b375, // V_CMP_LE_U32 ENC_VOP3 default
    0x04031811c04b375, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04231a11d04b375, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04431611e04b375, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x04631611f04b375, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x04831612004b375, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31611b04c36c, // V_CMP_GT_U32 ENC_VOP3 default
    0x04031811c04c36c, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04231a11d04c36c, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04431611e04c36c, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x04631611f04c36c, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x04831612004c36c, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31611b04d38a, // V_CMP_NE_U32 ENC_VOP3 default
    0x04031811c04d38a, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04231a11d04d38a, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04431611e04d38a, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x04631611f04d38a, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x04831612004d38a, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31611b04e363, // V_CMP_GE_U32 ENC_VOP3 default
    0x04031811c04e363, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04231a11d04e363, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04431611e04e363, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x04631611f04e363, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x04831612004e363, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31e12105137f, // V_CMP_LT_I64 ENC_VOP3 default
    0x04431e12205137f, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x04631e12305137f, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x04831e12405137f, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31e121052358, // V_CMP_EQ_I64 ENC_VOP3 default
    0x04431e122052358, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x04631e123052358, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x04831e124052358, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31e121053373, // V_CMP_LE_I64 ENC_VOP3 default
    0x04431e122053373, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x04631e123053373, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x04831e124053373, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31e12105436a, // V_CMP_GT_I64 ENC_VOP3 default
    0x04431e12205436a, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x04631e12305436a, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x04831e12405436a, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31e121055388, // V_CMP_NE_I64 ENC_VOP3 default
    0x04431e122055388, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x04631e123055388, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x04831e124055388, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31e121056361, // V_CMP_GE_I64 ENC_VOP3 default
    0x04431e122056361, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x04631e123056361, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x04831e124056361, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31e125059382, // V_CMP_LT_U64 ENC_VOP3 default
    0x04431e126059382, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x04631e127059382, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x04831e128059382, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31e12505a35b, // V_CMP_EQ_U64 ENC_VOP3 default
    0x04431e12605a35b, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x04631e12705a35b, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x04831e12805a35b, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31e12505b376, // V_CMP_LE_U64 ENC_VOP3 default
    0x04431e12605b376, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x04631e12705b376, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x04831e12805b376, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31e12505c36d, // V_CMP_GT_U64 ENC_VOP3 default
    0x04431e12605c36d, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x04631e12705c36d, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x04831e12805c36d, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31e12505d38b, // V_CMP_NE_U64 ENC_VOP3 default
    0x04431e12605d38b, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x04631e12705d38b, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x04831e12805d38b, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31e12505e364, // V_CMP_GE_U64 ENC_VOP3 default
    0x04431e12605e364, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x04631e12705e364, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x04831e12805e364, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ee0f907d350, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x0402f00fa07d350, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422f20fb07d350, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442ee0fc07d350, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x0462ee0fd07d350, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x0482ee0fe07d350, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32212907e351, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x04032412a07e351, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x04232612b07e351, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04432212c07e351, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x04632212d07e351, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x04832212e07e351, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32a12f07f352, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x04432a13007f352, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x04632a13107f352, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x04832a13207f352, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32e133081329, // V_CMPX_LT_F16 ENC_VOP3 default
    0x04c330134081329, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e332135081329, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x05032e136081329, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x05232e137081329, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x05432e138081329, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32e133082302, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x04c330134082302, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e332135082302, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x05032e136082302, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05232e137082302, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05432e138082302, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32e13308331d, // V_CMPX_LE_F16 ENC_VOP3 default
    0x04c33013408331d, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e33213508331d, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x05032e13608331d, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x05232e13708331d, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x05432e13808331d, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32e133084314, // V_CMPX_GT_F16 ENC_VOP3 default
    0x04c330134084314, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e332135084314, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x05032e136084314, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x05232e137084314, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x05432e138084314, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32e133085326, // V_CMPX_LG_F16 ENC_VOP3 default
    0x04c330134085326, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e332135085326, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x05032e136085326, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x05232e137085326, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x05432e138085326, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32e13308630b, // V_CMPX_GE_F16 ENC_VOP3 default
    0x04c33013408630b, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e33213508630b, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x05032e13608630b, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x05232e13708630b, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x05432e13808630b, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32e13308734a, // V_CMPX_O_F16 ENC_VOP3 default
    0x04c33013408734a, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e33213508734a, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x05032e13608734a, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x05232e13708734a, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x05432e13808734a, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32e13308834d, // V_CMPX_U_F16 ENC_VOP3 default
    0x04c33013408834d, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e33213508834d, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x05032e13608834d, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x05232e13708834d, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x05432e13808834d, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32e13308933b, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x04c33013408933b, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e33213508933b, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x05032e13608933b, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x05232e13708933b, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x05432e13808933b, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32e13308a344, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x04c33013408a344, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e33213508a344, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x05032e13608a344, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x05232e13708a344, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x05432e13808a344, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32e13308b33e, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x04c33013408b33e, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e33213508b33e, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x05032e13608b33e, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x05232e13708b33e, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x05432e13808b33e, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32e13308c341, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x04c33013408c341, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e33213508c341, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x05032e13608c341, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x05232e13708c341, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x05432e13808c341, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32e13308d332, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x04c33013408d332, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e33213508d332, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x05032e13608d332, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05232e13708d332, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05432e13808d332, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32e13308e347, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x04c33013408e347, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e33213508e347, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x05032e13608e347, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x05232e13708e347, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x05432e13808e347, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a33a13909132a, // V_CMPX_LT_F32 ENC_VOP3 default
    0x04c33c13a09132a, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e33e13b09132a, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05033a13c09132a, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x05233a13d09132a, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x05433a13e09132a, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a33a139092303, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x04c33c13a092303, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e33e13b092303, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x05033a13c092303, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05233a13d092303, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05433a13e092303, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a33a13909331e, // V_CMPX_LE_F32 ENC_VOP3 default
    0x04c33c13a09331e, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e33e13b09331e, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05033a13c09331e, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x05233a13d09331e, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x05433a13e09331e, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a33a139094315, // V_CMPX_GT_F32 ENC_VOP3 default
    0x04c33c13a094315, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e33e13b094315, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05033a13c094315, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x05233a13d094315, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x05433a13e094315, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a33a139095327, // V_CMPX_LG_F32 ENC_VOP3 default
    0x04c33c13a095327, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e33e13b095327, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x05033a13c095327, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x05233a13d095327, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x05433a13e095327, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a33a13909630c, // V_CMPX_GE_F32 ENC_VOP3 default
    0x04c33c13a09630c, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e33e13b09630c, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05033a13c09630c, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x05233a13d09630c, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x05433a13e09630c, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a33a13909734b, // V_CMPX_O_F32 ENC_VOP3 default
    0x04c33c13a09734b, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e33e13b09734b, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x05033a13c09734b, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x05233a13d09734b, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x05433a13e09734b, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a33a13909834e, // V_CMPX_U_F32 ENC_VOP3 default
    0x04c33c13a09834e, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e33e13b09834e, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x05033a13c09834e, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x05233a13d09834e, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x05433a13e09834e, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a33a13909933c, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x04c33c13a09933c, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e33e13b09933c, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05033a13c09933c, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x05233a13d09933c, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x05433a13e09933c, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a33a13909a345, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x04c33c13a09a345, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e33e13b09a345, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x05033a13c09a345, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x05233a13d09a345, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x05433a13e09a345, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a33a13909b33f, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x04c33c13a09b33f, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e33e13b09b33f, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05033a13c09b33f, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x05233a13d09b33f, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x05433a13e09b33f, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a33a13909c342, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x04c33c13a09c342, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e33e13b09c342, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05033a13c09c342, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x05233a13d09c342, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x05433a13e09c342, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a33a13909d333, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x04c33c13a09d333, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e33e13b09d333, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x05033a13c09d333, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05233a13d09d333, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05433a13e09d333, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a33a13909e348, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x04c33c13a09e348, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e33e13b09e348, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05033a13c09e348, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x05233a13d09e348, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x05433a13e09e348, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34613f0a132b, // V_CMPX_LT_F64 ENC_VOP3 default
    0x0503461400a132b, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x0523461410a132b, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543461420a132b, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34613f0a2304, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x0503461400a2304, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0523461410a2304, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0543461420a2304, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34613f0a331f, // V_CMPX_LE_F64 ENC_VOP3 default
    0x0503461400a331f, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x0523461410a331f, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543461420a331f, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34613f0a4316, // V_CMPX_GT_F64 ENC_VOP3 default
    0x0503461400a4316, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x0523461410a4316, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543461420a4316, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34613f0a5328, // V_CMPX_LG_F64 ENC_VOP3 default
    0x0503461400a5328, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x0523461410a5328, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x0543461420a5328, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34613f0a630d, // V_CMPX_GE_F64 ENC_VOP3 default
    0x0503461400a630d, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x0523461410a630d, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543461420a630d, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34613f0a734c, // V_CMPX_O_F64 ENC_VOP3 default
    0x0503461400a734c, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x0523461410a734c, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x0543461420a734c, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34613f0a834f, // V_CMPX_U_F64 ENC_VOP3 default
    0x0503461400a834f, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x0523461410a834f, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x0543461420a834f, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34613f0a933d, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x0503461400a933d, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x0523461410a933d, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543461420a933d, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34613f0aa346, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x0503461400aa346, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x0523461410aa346, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x0543461420aa346, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34613f0ab340, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x0503461400ab340, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x0523461410ab340, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543461420ab340, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34613f0ac343, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x0503461400ac343, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x0523461410ac343, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543461420ac343, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34613f0ad334, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x0503461400ad334, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0523461410ad334, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0543461420ad334, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34613f0ae349, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x0503461400ae349, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x0523461410ae349, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543461420ae349, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34a1430b132c, // V_CMPX_LT_I16 ENC_VOP3 default
    0x04c34c1440b132c, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e34e1450b132c, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x05034a1460b132c, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x05234a1470b132c, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x05434a1480b132c, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34a1430b2305, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x04c34c1440b2305, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e34e1450b2305, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x05034a1460b2305, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x05234a1470b2305, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x05434a1480b2305, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34a1430b3320, // V_CMPX_LE_I16 ENC_VOP3 default
    0x04c34c1440b3320, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e34e1450b3320, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05034a1460b3320, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x05234a1470b3320, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x05434a1480b3320, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34a1430b4317, // V_CMPX_GT_I16 ENC_VOP3 default
    0x04c34c1440b4317, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e34e1450b4317, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x05034a1460b4317, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x05234a1470b4317, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x05434a1480b4317, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34a1430b5335, // V_CMPX_NE_I16 ENC_VOP3 default
    0x04c34c1440b5335, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e34e1450b5335, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05034a1460b5335, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x05234a1470b5335, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x05434a1480b5335, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34a1430b630e, // V_CMPX_GE_I16 ENC_VOP3 default
    0x04c34c1440b630e, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e34e1450b630e, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05034a1460b630e, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x05234a1470b630e, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x05434a1480b630e, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34a1490b932f, // V_CMPX_LT_U16 ENC_VOP3 default
    0x04c34c14a0b932f, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e34e14b0b932f, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x05034a14c0b932f, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x05234a14d0b932f, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x05434a14e0b932f, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34a1490ba308, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x04c34c14a0ba308, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e34e14b0ba308, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x05034a14c0ba308, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x05234a14d0ba308, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x05434a14e0ba308, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34a1490bb323, // V_CMPX_LE_U16 ENC_VOP3 default
    0x04c34c14a0bb323, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e34e14b0bb323, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05034a14c0bb323, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x05234a14d0bb323, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x05434a14e0bb323, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34a1490bc31a, // V_CMPX_GT_U16 ENC_VOP3 default
    0x04c34c14a0bc31a, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e34e14b0bc31a, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x05034a14c0bc31a, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x05234a14d0bc31a, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x05434a14e0bc31a, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34a1490bd338, // V_CMPX_NE_U16 ENC_VOP3 default
    0x04c34c14a0bd338, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e34e14b0bd338, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05034a14c0bd338, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x05234a14d0bd338, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x05434a14e0bd338, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34a1490be311, // V_CMPX_GE_U16 ENC_VOP3 default
    0x04c34c14a0be311, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e34e14b0be311, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05034a14c0be311, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x05234a14d0be311, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x05434a14e0be311, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35614f0c132d, // V_CMPX_LT_I32 ENC_VOP3 default
    0x04c3581500c132d, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e35a1510c132d, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503561520c132d, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x0523561530c132d, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x0543561540c132d, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35614f0c2306, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x04c3581500c2306, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e35a1510c2306, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503561520c2306, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x0523561530c2306, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x0543561540c2306, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35614f0c3321, // V_CMPX_LE_I32 ENC_VOP3 default
    0x04c3581500c3321, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e35a1510c3321, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503561520c3321, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523561530c3321, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543561540c3321, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35614f0c4318, // V_CMPX_GT_I32 ENC_VOP3 default
    0x04c3581500c4318, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e35a1510c4318, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503561520c4318, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x0523561530c4318, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x0543561540c4318, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35614f0c5336, // V_CMPX_NE_I32 ENC_VOP3 default
    0x04c3581500c5336, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e35a1510c5336, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503561520c5336, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523561530c5336, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543561540c5336, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35614f0c630f, // V_CMPX_GE_I32 ENC_VOP3 default
    0x04c3581500c630f, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e35a1510c630f, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503561520c630f, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523561530c630f, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543561540c630f, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3561550c9330, // V_CMPX_LT_U32 ENC_VOP3 default
    0x04c3581560c9330, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e35a1570c9330, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503561580c9330, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x0523561590c9330, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05435615a0c9330, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3561550ca309, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x04c3581560ca309, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e35a1570ca309, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503561580ca309, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x0523561590ca309, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05435615a0ca309, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3561550cb324, // V_CMPX_LE_U32 ENC_VOP3 default
    0x04c3581560cb324, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e35a1570cb324, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503561580cb324, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x0523561590cb324, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05435615a0cb324, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3561550cc31b, // V_CMPX_GT_U32 ENC_VOP3 default
    0x04c3581560cc31b, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e35a1570cc31b, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503561580cc31b, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x0523561590cc31b, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05435615a0cc31b, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3561550cd339, // V_CMPX_NE_U32 ENC_VOP3 default
    0x04c3581560cd339, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e35a1570cd339, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503561580cd339, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x0523561590cd339, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05435615a0cd339, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3561550ce312, // V_CMPX_GE_U32 ENC_VOP3 default
    0x04c3581560ce312, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e35a1570ce312, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503561580ce312, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x0523561590ce312, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05435615a0ce312, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35e15b0d132e, // V_CMPX_LT_I64 ENC_VOP3 default
    0x05035e15c0d132e, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05235e15d0d132e, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05435e15e0d132e, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35e15b0d2307, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x05035e15c0d2307, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05235e15d0d2307, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05435e15e0d2307, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35e15b0d3322, // V_CMPX_LE_I64 ENC_VOP3 default
    0x05035e15c0d3322, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05235e15d0d3322, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05435e15e0d3322, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35e15b0d4319, // V_CMPX_GT_I64 ENC_VOP3 default
    0x05035e15c0d4319, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05235e15d0d4319, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05435e15e0d4319, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35e15b0d5337, // V_CMPX_NE_I64 ENC_VOP3 default
    0x05035e15c0d5337, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05235e15d0d5337, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05435e15e0d5337, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35e15b0d6310, // V_CMPX_GE_I64 ENC_VOP3 default
    0x05035e15c0d6310, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05235e15d0d6310, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05435e15e0d6310, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35e15f0d9331, // V_CMPX_LT_U64 ENC_VOP3 default
    0x05035e1600d9331, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x05235e1610d9331, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x05435e1620d9331, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35e15f0da30a, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x05035e1600da30a, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x05235e1610da30a, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x05435e1620da30a, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35e15f0db325, // V_CMPX_LE_U64 ENC_VOP3 default
    0x05035e1600db325, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x05235e1610db325, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x05435e1620db325, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35e15f0dc31c, // V_CMPX_GT_U64 ENC_VOP3 default
    0x05035e1600dc31c, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x05235e1610dc31c, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x05435e1620dc31c, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35e15f0dd33a, // V_CMPX_NE_U64 ENC_VOP3 default
    0x05035e1600dd33a, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x05235e1610dd33a, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x05435e1620dd33a, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35e15f0de313, // V_CMPX_GE_U64 ENC_VOP3 default
    0x05035e1600de313, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x05235e1610de313, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x05435e1620de313, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32e1330fd2ff, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x04c3301340fd2ff, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e3321350fd2ff, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x05032e1360fd2ff, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x05232e1370fd2ff, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x05432e1380fd2ff, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3621630fe300, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x04c3641640fe300, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e3661650fe300, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x0503621660fe300, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x0523621670fe300, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x0543621680fe300, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36a1690ff301, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x05036a16a0ff301, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x05236a16b0ff301, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x05436a16c0ff301, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0561c816d1013a2, // V_CNDMASK_B32 ENC_VOP3 default
    0x0401ca16e1013a2, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421cc16f1013a2, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x0581c81701013a2, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x05a1c81711013a2, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x05c1c81721013a2, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d01731022e6, // V_ADD_F64 ENC_VOP3 default
    0x0441d01741022e6, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x0461d01751022e6, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x0481d01761022e6, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d81771032e5, // V_ADD_F32 ENC_VOP3 default
    0x0401da1781032e5, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421dc1791032e5, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441d817a1032e5, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x0461d817b1032e5, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x0481d817c1032e5, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d81771044c3, // V_SUB_F32 ENC_VOP3 default
    0x0401da1781044c3, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421dc1791044c3, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441d817a1044c3, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x0461d817b1044c3, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x0481d817c1044c3, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d81771054be, // V_SUBREV_F32 ENC_VOP3 default
    0x0401da17d1054be, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421dc17e1054be, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441d817a1054be, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x0461d817b1054be, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x0481d817c1054be, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d0173106477, // V_MUL_F64 ENC_VOP3 default
    0x0441d0174106477, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x0461d0175106477, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x0481d0176106477, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d8177107474, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x0401da178107474, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421dc179107474, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441d817a107474, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x0461d817b107474, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x0481d817c107474, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d8177108476, // V_MUL_F32 ENC_VOP3 default
    0x0401da178108476, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421dc179108476, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441d817a108476, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x0461d817b108476, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x0481d817c108476, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e017f10947c, // V_MUL_I32_I24 ENC_VOP3 default
    0x0401e218010947c, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0421e418110947c, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x0441e018210947c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0461e018310947c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x0481e018410947c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e017f10a479, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x0401e218010a479, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0421e418110a479, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x0441e018210a479, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0461e018310a479, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x0481e018410a479, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e018510b47f, // V_MUL_U32_U24 ENC_VOP3 default
    0x0401e218610b47f, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0421e418710b47f, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x0441e018810b47f, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0461e018910b47f, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x0481e018a10b47f, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e018510c47b, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x0401e218610c47b, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0421e418710c47b, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x0441e018810c47b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0461e018910c47b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x0481e018a10c47b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d017310d467, // V_MIN_NUM_F64 ENC_VOP3 default
    0x0441d017410d467, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_0
    0x0461d017510d467, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_1
    0x0481d017610d467, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d017310e447, // V_MAX_NUM_F64 ENC_VOP3 default
    0x0441d017410e447, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_0
    0x0461d017510e447, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_1
    0x0481d017610e447, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e017f111464, // V_MIN_I32 ENC_VOP3 default
    0x0401e2180111464, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421e4181111464, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x0441e0182111464, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x0461e0183111464, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x0481e0184111464, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e017f112444, // V_MAX_I32 ENC_VOP3 default
    0x0401e2180112444, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421e4181112444, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x0441e0182112444, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x0461e0183112444, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x0481e0184112444, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e0185113469, // V_MIN_U32 ENC_VOP3 default
    0x0401e2186113469, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421e4187113469, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441e0188113469, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x0461e0189113469, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x0481e018a113469, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e0185114449, // V_MAX_U32 ENC_VOP3 default
    0x0401e2186114449, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421e4187114449, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441e0188114449, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x0461e0189114449, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x0481e018a114449, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d8177115466, // V_MIN_NUM_F32 ENC_VOP3 default
    0x0401da178115466, // V_MIN_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421dc179115466, // V_MIN_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441d817a115466, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x0461d817b115466, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x0481d817c115466, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d8177116446, // V_MAX_NUM_F32 ENC_VOP3 default
    0x0401da178116446, // V_MAX_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421dc179116446, // V_MAX_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441d817a116446, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x0461d817b116446, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x0481d817c116446, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e0185118423, // V_LSHLREV_B32 ENC_VOP3 default
    0x0401e2186118423, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421e4187118423, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441e0188118423, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0461e0189118423, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x0481e018a118423, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e0185119428, // V_LSHRREV_B32 ENC_VOP3 default
    0x0401e2186119428, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421e4187119428, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441e0188119428, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0461e0189119428, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x0481e018a119428, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e018b11a2f2, // V_ASHRREV_I32 ENC_VOP3 default
    0x0401e218c11a2f2, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421e418d11a2f2, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x0441e018e11a2f2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x0461e018f11a2f2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x0481e019011a2f2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e018511b2ef, // V_AND_B32 ENC_VOP3 default
    0x0401e218611b2ef, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421e418711b2ef, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441e018811b2ef, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x0461e018911b2ef, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x0481e018a11b2ef, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e018511c485, // V_OR_B32 ENC_VOP3 default
    0x0401e218611c485, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421e418711c485, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441e018811c485, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0461e018911c485, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0481e018a11c485, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e018511d4f4, // V_XOR_B32 ENC_VOP3 default
    0x0401e218611d4f4, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421e418711d4f4, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441e018811d4f4, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x0461e018911d4f4, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x0481e018a11d4f4, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e018511e4f1, // V_XNOR_B32 ENC_VOP3 default
    0x0401e218611e4f1, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421e418711e4f1, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441e018811e4f1, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x0461e018911e4f1, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x0481e018a11e4f1, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e1e819111f424, // V_LSHLREV_B64 ENC_VOP3 default
    0x0601e819211f424, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0621e819311f424, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0641f01941202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x0661f21951202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0681f41961202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a1f01971202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c1f01981202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e1f01991202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0641f01941214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x0661f21951214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0681f41961214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a1f01971214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c1f01981214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e1f01991214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0641f01941224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x0661f219a1224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0681f419b1224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a1f01971224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c1f01981224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e1f01991224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e01851252eb, // V_ADD_NC_U32 ENC_VOP3 default
    0x0401e21861252eb, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421e41871252eb, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441e01881252eb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0461e01891252eb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x0481e018a1252eb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e01851264c7, // V_SUB_NC_U32 ENC_VOP3 default
    0x0401e21861264c7, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421e41871264c7, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441e01881264c7, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0461e01891264c7, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x0481e018a1264c7, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e01851274bf, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x0401e219c1274bf, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421e419d1274bf, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441e01881274bf, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0461e01891274bf, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x0481e018a1274bf, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d819e12b403, // V_FMAC_F32 ENC_VOP3 default
    0x0401da19f12b403, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421dc1a012b403, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441d81a112b403, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x0461d81a212b403, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x0481d81a312b403, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2001a412f3cd, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x0402021a512f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422041a612f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442001a712f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0462001a812f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x0482001a912f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e20c1aa130465, // V_MIN_NUM_F16 ENC_VOP3 default
    0x04020e1ab130465, // V_MIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422101ac130465, // V_MIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04420c1ad130465, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04620c1ae130465, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04820c1af130465, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e20c1aa131445, // V_MAX_NUM_F16 ENC_VOP3 default
    0x04020e1ab131445, // V_MAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422101ac131445, // V_MAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04420c1ad131445, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04620c1ae131445, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04820c1af131445, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e20c1aa1322e4, // V_ADD_F16 ENC_VOP3 default
    0x04020e1ab1322e4, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422101ac1322e4, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x04420c1ad1322e4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x04620c1ae1322e4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x04820c1af1322e4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e20c1aa1334c2, // V_SUB_F16 ENC_VOP3 default
    0x04020e1ab1334c2, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422101ac1334c2, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x04420c1ad1334c2, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x04620c1ae1334c2, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x04820c1af1334c2, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e20c1aa1344bd, // V_SUBREV_F16 ENC_VOP3 default
    0x04020e1b01344bd, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422101b11344bd, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x04420c1ad1344bd, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x04620c1ae1344bd, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x04820c1af1344bd, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e20c1aa135475, // V_MUL_F16 ENC_VOP3 default
    0x04020e1ab135475, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422101ac135475, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x04420c1ad135475, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x04620c1ae135475, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x04820c1af135475, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e20c1b2136402, // V_FMAC_F16 ENC_VOP3 default
    0x04020e1b3136402, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422101b4136402, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x04420c1b5136402, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x04620c1b6136402, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x04820c1b7136402, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2181aa13b41c, // V_LDEXP_F16 ENC_VOP3 default
    0x04021a1ab13b41c, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x04221c1ac13b41c, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442181ad13b41c, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0462181ae13b41c, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x0482181af13b41c, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e12c1b8180480, // V_NOP ENC_VOP3 default
    0x03e1341b918146f, // V_MOV_B32 ENC_VOP3 default
    0x0401361ba18146f, // V_MOV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421381bb18146f, // V_MOV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441341bc18146f, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x07013c1bd1824a9, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x03e1401be1833bd, // V_CVT_I32_F64 ENC_VOP3 default
    0x0441401bf1833bd, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1441c01843b8, // V_CVT_F64_I32 ENC_VOP3 default
    0x0441441c11843b8, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x03e1481c21853b1, // V_CVT_F32_I32 ENC_VOP3 default
    0x04014a1c31853b1, // V_CVT_F32_I32 VOP3_VOP_DPP8 has_dpp8
    0x04214c1c41853b1, // V_CVT_F32_I32 VOP3_VOP_DPP16 has_dpp16
    0x0441481c51853b1, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x03e1481c61863b2, // V_CVT_F32_U32 ENC_VOP3 default
    0x04014a1c71863b2, // V_CVT_F32_U32 VOP3_VOP_DPP8 has_dpp8
    0x04214c1c81863b2, // V_CVT_F32_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441481c91863b2, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x03e14e1ca1873d4, // V_CVT_U32_F32 ENC_VOP3 default
    0x0401501cb1873d4, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521cc1873d4, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1cd1873d4, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14e1ce1883bc, // V_CVT_I32_F32 ENC_VOP3 default
    0x0401501cf1883bc, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521d01883bc, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1d11883bc, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x03e15a1d218a3aa, // V_CVT_F16_F32 ENC_VOP3 default
    0x04015c1d318a3aa, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04215e1d418a3aa, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04415a1d518a3aa, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1661d618b3ae, // V_CVT_F32_F16 ENC_VOP3 default
    0x0401681d718b3ae, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x04216a1d818b3ae, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441661d918b3ae, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1341ce18c3bf, // V_CVT_NEAREST_I32_F32 ENC_VOP3 default
    0x0401361cf18c3bf, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381d018c3bf, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341d118c3bf, // V_CVT_NEAREST_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1341ce18d3ba, // V_CVT_FLOOR_I32_F32 ENC_VOP3 default
    0x0401361cf18d3ba, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381d018d3ba, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341d118d3ba, // V_CVT_FLOOR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1481c218e3c2, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x04014a1c318e3c2, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP8 has_dpp8
    0x04214c1c418e3c2, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP16 has_dpp16
    0x0441481c518e3c2, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x03e1401da18f3af, // V_CVT_F32_F64 ENC_VOP3 default
    0x0441401db18f3af, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x03e16c1dc1903b7, // V_CVT_F64_F32 ENC_VOP3 default
    0x04416c1dd1903b7, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1481c61913b3, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x04014a1c71913b3, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP8 has_dpp8
    0x04214c1c81913b3, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP16 has_dpp16
    0x0441481c91913b3, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x03e1481c61923b4, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x04014a1c71923b4, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP8 has_dpp8
    0x04214c1c81923b4, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP16 has_dpp16
    0x0441481c91923b4, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x03e1481c61933b5, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x04014a1c71933b5, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP8 has_dpp8
    0x04214c1c81933b5, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP16 has_dpp16
    0x0441481c91933b5, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x03e1481c61943b6, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x04014a1c71943b6, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP8 has_dpp8
    0x04214c1c81943b6, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP16 has_dpp16
    0x0441481c91943b6, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x03e1401de1953d5, // V_CVT_U32_F64 ENC_VOP3 default
    0x0441401df1953d5, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1441e01963b9, // V_CVT_F64_U32 ENC_VOP3 default
    0x0441441e11963b9, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x03e1701e21974e3, // V_TRUNC_F64 ENC_VOP3 default
    0x0441701e31974e3, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1701e21982fc, // V_CEIL_F64 ENC_VOP3 default
    0x0441701e31982fc, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1701e21994ad, // V_RNDNE_F64 ENC_VOP3 default
    0x0441701e31994ad, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1701e219a3ff, // V_FLOOR_F64 ENC_VOP3 default
    0x0441701e319a3ff, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x03e12c1b819b48d, // V_PIPEFLUSH ENC_VOP3 default
    0x03e1781e419c46e, // V_MOV_B16 ENC_VOP3 default
    0x04017a1e519c46e, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x04217c1e619c46e, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x0441781e719c46e, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x03e14e1e81a040e, // V_FRACT_F32 ENC_VOP3 default
    0x0401501e91a040e, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521ea1a040e, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1eb1a040e, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14e1e81a14e2, // V_TRUNC_F32 ENC_VOP3 default
    0x0401501e91a14e2, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521ea1a14e2, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1eb1a14e2, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14e1e81a22fb, // V_CEIL_F32 ENC_VOP3 default
    0x0401501e91a22fb, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521ea1a22fb, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1eb1a22fb, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14e1e81a34ac, // V_RNDNE_F32 ENC_VOP3 default
    0x0401501e91a34ac, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521ea1a34ac, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1eb1a34ac, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14e1e81a43fe, // V_FLOOR_F32 ENC_VOP3 default
    0x0401501e91a43fe, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521ea1a43fe, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1eb1a43fe, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14e1e81a53fc, // V_EXP_F32 ENC_VOP3 default
    0x0401501e91a53fc, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521ea1a53fc, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1eb1a53fc, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14e1e81a7421, // V_LOG_F32 ENC_VOP3 default
    0x0401501e91a7421, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521ea1a7421, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1eb1a7421, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14e1e81aa4a6, // V_RCP_F32 ENC_VOP3 default
    0x0401501e91aa4a6, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521ea1aa4a6, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1eb1aa4a6, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14e1e81ab4a8, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x0401501e91ab4a8, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521ea1ab4a8, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1eb1ab4a8, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14e1e81ae4af, // V_RSQ_F32 ENC_VOP3 default
    0x0401501e91ae4af, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521ea1ae4af, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1eb1ae4af, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1701e21af4a7, // V_RCP_F64 ENC_VOP3 default
    0x0441701e31af4a7, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1701e21b14b0, // V_RSQ_F64 ENC_VOP3 default
    0x0441701e31b14b0, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x03e14e1e81b34b9, // V_SQRT_F32 ENC_VOP3 default
    0x0401501e91b34b9, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521ea1b34b9, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1eb1b34b9, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1701e21b44ba, // V_SQRT_F64 ENC_VOP3 default
    0x0441701e31b44ba, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x03e14e1e81b54b7, // V_SIN_F32 ENC_VOP3 default
    0x0401501e91b54b7, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521ea1b54b7, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1eb1b54b7, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14e1e81b63a4, // V_COS_F32 ENC_VOP3 default
    0x0401501e91b63a4, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521ea1b63a4, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1eb1b63a4, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x03e17e1ec1b7482, // V_NOT_B32 ENC_VOP3 default
    0x0401801ed1b7482, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421821ee1b7482, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x04417e1ef1b7482, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x03e1341b91b82f9, // V_BFREV_B32 ENC_VOP3 default
    0x0401361ba1b82f9, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421381bb1b82f9, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441341bc1b82f9, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x03e17e1f01b92fe, // V_CLZ_I32_U32 ENC_VOP3 default
    0x0401801f11b92fe, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421821f21b92fe, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x04417e1f31b92fe, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x03e17e1f01ba3a5, // V_CTZ_I32_B32 ENC_VOP3 default
    0x0401801f11ba3a5, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421821f21ba3a5, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04417e1f31ba3a5, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x03e17e1f41bb2fd, // V_CLS_I32 ENC_VOP3 default
    0x0401801f51bb2fd, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421821f61bb2fd, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x04417e1f71bb2fd, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x03e1401be1bc412, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x0441401bf1bc412, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1701e21bd415, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x0441701e31bd415, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1701e21be40f, // V_FRACT_F64 ENC_VOP3 default
    0x0441701e31be40f, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1341ce1bf411, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x0401361cf1bf411, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381d01bf411, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341d11bf411, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14e1e81c0414, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0401501e91c0414, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521ea1c0414, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1eb1c0414, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1341f81c246a, // V_MOVRELD_B32 ENC_VOP3 default
    0x0401361f91c246a, // V_MOVRELD_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421381fa1c246a, // V_MOVRELD_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441341fb1c246a, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x0701341fc1c346d, // V_MOVRELS_B32 ENC_VOP3 default
    0x0401361f91c346d, // V_MOVRELS_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421381fa1c346d, // V_MOVRELS_B32 VOP3_VOP_DPP16 has_dpp16
    0x0701341fc1c446c, // V_MOVRELSD_B32 ENC_VOP3 default
    0x0401361f91c446c, // V_MOVRELSD_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421381fa1c446c, // V_MOVRELSD_B32 VOP3_VOP_DPP16 has_dpp16
    0x0701341fc1c846b, // V_MOVRELSD_2_B32 ENC_VOP3 default
    0x0401361f91c846b, // V_MOVRELSD_2_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421381fa1c846b, // V_MOVRELSD_2_B32 VOP3_VOP_DPP16 has_dpp16
    0x03e18a1fd1d03ac, // V_CVT_F16_U16 ENC_VOP3 default
    0x04018c1fe1d03ac, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x04218e1ff1d03ac, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x04418a2001d03ac, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x03e18a2011d13ab, // V_CVT_F16_I16 ENC_VOP3 default
    0x04018c2021d13ab, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x04218e2031d13ab, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x04418a2041d13ab, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x03e1962051d23d3, // V_CVT_U16_F16 ENC_VOP3 default
    0x0401982061d23d3, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a2071d23d3, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441962081d23d3, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1962091d33bb, // V_CVT_I16_F16 ENC_VOP3 default
    0x04019820a1d33bb, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a20b1d33bb, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04419620c1d33bb, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a220d1d44a5, // V_RCP_F16 ENC_VOP3 default
    0x0401a420e1d44a5, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421a620f1d44a5, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a22101d44a5, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a220d1d54b8, // V_SQRT_F16 ENC_VOP3 default
    0x0401a420e1d54b8, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421a620f1d54b8, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a22101d54b8, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a220d1d64ae, // V_RSQ_F16 ENC_VOP3 default
    0x0401a420e1d64ae, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421a620f1d64ae, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a22101d64ae, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a220d1d7420, // V_LOG_F16 ENC_VOP3 default
    0x0401a420e1d7420, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421a620f1d7420, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a22101d7420, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a220d1d83fb, // V_EXP_F16 ENC_VOP3 default
    0x0401a420e1d83fb, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421a620f1d83fb, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a22101d83fb, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a220d1d9413, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0401a420e1d9413, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421a620f1d9413, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a22101d9413, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1962091da410, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x04019820a1da410, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a20b1da410, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04419620c1da410, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a220d1db3fd, // V_FLOOR_F16 ENC_VOP3 default
    0x0401a420e1db3fd, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421a620f1db3fd, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a22101db3fd, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a220d1dc2fa, // V_CEIL_F16 ENC_VOP3 default
    0x0401a420e1dc2fa, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421a620f1dc2fa, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a22101dc2fa, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a220d1dd4e1, // V_TRUNC_F16 ENC_VOP3 default
    0x0401a420e1dd4e1, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421a620f1dd4e1, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a22101dd4e1, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a220d1de4ab, // V_RNDNE_F16 ENC_VOP3 default
    0x0401a420e1de4ab, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421a620f1de4ab, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a22101de4ab, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a220d1df40d, // V_FRACT_F16 ENC_VOP3 default
    0x0401a420e1df40d, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421a620f1df40d, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a22101df40d, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a220d1e04b6, // V_SIN_F16 ENC_VOP3 default
    0x0401a420e1e04b6, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421a620f1e04b6, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a22101e04b6, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a220d1e13a3, // V_COS_F16 ENC_VOP3 default
    0x0401a420e1e13a3, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421a620f1e13a3, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a22101e13a3, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x03e17e2111e24b5, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x0401802121e24b5, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x0421822131e24b5, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x04417e2141e24b5, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x03e1962091e33c0, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x04019820a1e33c0, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a20b1e33c0, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04419620c1e33c0, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1962051e43c1, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x0401982061e43c1, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a2071e43c1, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441962081e43c1, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1782151e9481, // V_NOT_B16 ENC_VOP3 default
    0x04017a2161e9481, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x04217c2171e9481, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x0441782181e9481, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x03e1b22191ea3be, // V_CVT_I32_I16 ENC_VOP3 default
    0x0401b421a1ea3be, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x0421b621b1ea3be, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x0441b221c1ea3be, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x03e1b221d1eb3d6, // V_CVT_U32_U16 ENC_VOP3 default
    0x0401b421e1eb3d6, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x0421b621f1eb3d6, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x0441b22201eb3d6, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x03e1b82211ec3b0, // V_CVT_F32_FP8 ENC_VOP3 default
    0x0401ba2221ec3b0, // V_CVT_F32_FP8 VOP3_VOP_DPP8 has_dpp8
    0x0421bc2231ec3b0, // V_CVT_F32_FP8 VOP3_VOP_DPP16 has_dpp16
    0x0441b82241ec3b0, // V_CVT_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x03e1b82251ed3ad, // V_CVT_F32_BF8 ENC_VOP3 default
    0x0401ba2261ed3ad, // V_CVT_F32_BF8 VOP3_VOP_DPP8 has_dpp8
    0x0421bc2271ed3ad, // V_CVT_F32_BF8 VOP3_VOP_DPP16 has_dpp16
    0x0441b82281ed3ad, // V_CVT_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x03e1c02291ee3c5, // V_CVT_PK_F32_FP8 ENC_VOP3 default
    0x0441c022a1ee3c5, // V_CVT_PK_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x03e1c022b1ef3c4, // V_CVT_PK_F32_BF8 ENC_VOP3 default
    0x0441c022c1ef3c4, // V_CVT_PK_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x03e22022d209406, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x04022222e209406, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222422f209406, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x044220230209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x046220231209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x048220232209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072220233209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x074220234209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x076220235209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x078220236209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22623720a42e, // V_MAD_I32_I24 ENC_VOP3 default
    0x04022823820a42e, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x04222a23920a42e, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04422623a20a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04622623b20a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04822623c20a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222623d20a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x07422623e20a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622623f20a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822624020a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22624120b431, // V_MAD_U32_U24 ENC_VOP3 default
    0x04022824220b431, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x04222a24320b431, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04422624420b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04622624520b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04822624620b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222624720b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x07422624820b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622624920b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822624a20b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22022d20c3a6, // V_CUBEID_F32 ENC_VOP3 default
    0x04022222e20c3a6, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222422f20c3a6, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422023020c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x04622023120c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x04822023220c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222023320c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x07422023420c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622023520c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822023620c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22022d20d3a8, // V_CUBESC_F32 ENC_VOP3 default
    0x04022222e20d3a8, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222422f20d3a8, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422023020d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x04622023120d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x04822023220d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222023320d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x07422023420d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622023520d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822023620d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22022d20e3a9, // V_CUBETC_F32 ENC_VOP3 default
    0x04022222e20e3a9, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222422f20e3a9, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422023020e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x04622023120e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x04822023220e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222023320e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x07422023420e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622023520e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822023620e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22022d20f3a7, // V_CUBEMA_F32 ENC_VOP3 default
    0x04022222e20f3a7, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222422f20f3a7, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422023020f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04622023120f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x04822023220f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222023320f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07422023420f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622023520f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822023620f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22624b2102f6, // V_BFE_U32 ENC_VOP3 default
    0x04022824c2102f6, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04222a24d2102f6, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04422624e2102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x04622624f2102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x0482262502102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722262512102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x0742262522102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762262532102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782262542102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2262552112f5, // V_BFE_I32 ENC_VOP3 default
    0x0402282562112f5, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04222a2572112f5, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0442262582112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x0462262592112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x04822625a2112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222625b2112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x07422625c2112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622625d2112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822625e2112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22624b2122f7, // V_BFI_B32 ENC_VOP3 default
    0x04022824c2122f7, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x04222a24d2122f7, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x04422624e2122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x04622624f2122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x0482262502122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722262512122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x0742262522122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762262532122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782262542122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22022d213408, // V_FMA_F32 ENC_VOP3 default
    0x04022222e213408, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222422f213408, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x044220230213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x046220231213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x048220232213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072220233213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x074220234213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x076220235213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x078220236213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22c25f214409, // V_FMA_F64 ENC_VOP3 default
    0x04422c260214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x04622c261214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x04822c262214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222c263214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x07422c264214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622c265214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822c266214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22e26721541f, // V_LERP_U8 ENC_VOP3 default
    0x04023026821541f, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x04223226921541f, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x04422e26a21541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x04622e26b21541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x04822e26c21541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222e26d21541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x07422e26e21541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622e26f21541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822e27021541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2342712162ec, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x0402362722162ec, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x0422382732162ec, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442342742162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x0462342752162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x0482342762162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722342772162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x0742342782162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762342792162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823427a2162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2342712172ed, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x0402362722172ed, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x0422382732172ed, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442342742172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x0462342752172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x0482342762172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722342772172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x0742342782172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762342792172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823427a2172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22022d218473, // V_MULLIT_F32 ENC_VOP3 default
    0x04022222e218473, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222422f218473, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x044220230218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x046220231218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x048220232218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072220233218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x074220234218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x076220235218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x078220236218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22627b21a453, // V_MIN3_I32 ENC_VOP3 default
    0x04022827c21a453, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04222a27d21a453, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04422627e21a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x04622627f21a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x04822628021a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222628121a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x07422628221a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622628321a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822628421a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22624b21b457, // V_MIN3_U32 ENC_VOP3 default
    0x04022824c21b457, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04222a24d21b457, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04422624e21b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x04622624f21b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x04822625021b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222625121b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x07422625221b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622625321b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822625421b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22627b21d433, // V_MAX3_I32 ENC_VOP3 default
    0x04022827c21d433, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04222a27d21d433, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04422627e21d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x04622627f21d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x04822628021d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222628121d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x07422628221d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622628321d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822628421d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22624b21e437, // V_MAX3_U32 ENC_VOP3 default
    0x04022824c21e437, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04222a24d21e437, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04422624e21e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x04622624f21e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x04822625021e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222625121e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x07422625221e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622625321e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822625421e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22627b22044d, // V_MED3_I32 ENC_VOP3 default
    0x04022827c22044d, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04222a27d22044d, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04422627e22044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x04622627f22044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x04822628022044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222628122044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x07422628222044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622628322044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822628422044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22624b221451, // V_MED3_U32 ENC_VOP3 default
    0x04022824c221451, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04222a24d221451, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04422624e221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x04622624f221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x048226250221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072226251221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x074226252221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x076226253221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x078226254221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2262852224b4, // V_SAD_U8 ENC_VOP3 default
    0x0402282862224b4, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x04222a2872224b4, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x0442262882224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0462262892224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x04822628a2224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222628b2224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07422628c2224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622628d2224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822628e2224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2262852234b1, // V_SAD_HI_U8 ENC_VOP3 default
    0x0402282862234b1, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x04222a2872234b1, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x0442262882234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x0462262892234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x04822628a2234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222628b2234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x07422628c2234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622628d2234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822628e2234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22628f2244b2, // V_SAD_U16 ENC_VOP3 default
    0x0402282902244b2, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x04222a2912244b2, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442262922244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0462262932244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0482262942244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722262952244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x0742262962244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762262972244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782262982244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22624b2254b3, // V_SAD_U32 ENC_VOP3 default
    0x04022824c2254b3, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04222a24d2254b3, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04422624e2254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04622624f2254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0482262502254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722262512254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x0742262522254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762262532254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782262542254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23a2992263d0, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x04023c29a2263d0, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x04223e29b2263d0, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04423a29c2263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x04623a29d2263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x04823a29e2263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223a29f2263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x07423a2a02263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623a2a12263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823a2a22263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22022d2273d8, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x0442202302273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x0462202312273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x0482202322273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722202332273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x0742202342273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762202352273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782202362273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22c25f2283d9, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x04422c2602283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x04622c2612283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x04822c2622283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222c2632283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x07422c2642283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622c2652283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822c2662283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22022d229455, // V_MIN3_NUM_F32 ENC_VOP3 default
    0x04022222e229455, // V_MIN3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222422f229455, // V_MIN3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x044220230229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x046220231229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x048220232229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072220233229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x074220234229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x076220235229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x078220236229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22022d22a435, // V_MAX3_NUM_F32 ENC_VOP3 default
    0x04022222e22a435, // V_MAX3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222422f22a435, // V_MAX3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422023022a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04622023122a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04822023222a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222023322a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07422023422a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622023522a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822023622a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2402a322b454, // V_MIN3_NUM_F16 ENC_VOP3 default
    0x0402422a422b454, // V_MIN3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422442a522b454, // V_MIN3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442402a622b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0462402a722b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482402a822b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722402a922b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0742402aa22b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762402ab22b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782402ac22b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2402a322c434, // V_MAX3_NUM_F16 ENC_VOP3 default
    0x0402422a422c434, // V_MAX3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422442a522c434, // V_MAX3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442402a622c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0462402a722c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482402a822c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722402a922c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0742402aa22c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762402ab22c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782402ac22c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22022d22d459, // V_MINIMUM3_F32 ENC_VOP3 default
    0x04022222e22d459, // V_MINIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222422f22d459, // V_MINIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422023022d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x04622023122d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x04822023222d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222023322d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x07422023422d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622023522d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822023622d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22022d22e439, // V_MAXIMUM3_F32 ENC_VOP3 default
    0x04022222e22e439, // V_MAXIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222422f22e439, // V_MAXIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422023022e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x04622023122e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x04822023222e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222023322e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x07422023422e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622023522e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822023622e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2402a322f458, // V_MINIMUM3_F16 ENC_VOP3 default
    0x0402422a422f458, // V_MINIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422442a522f458, // V_MINIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442402a622f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x0462402a722f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x0482402a822f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722402a922f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x0742402aa22f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762402ab22f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782402ac22f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2402a3230438, // V_MAXIMUM3_F16 ENC_VOP3 default
    0x0402422a4230438, // V_MAXIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422442a5230438, // V_MAXIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442402a6230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x0462402a7230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x0482402a8230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722402a9230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x0742402aa230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762402ab230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782402ac230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22022d23144f, // V_MED3_NUM_F32 ENC_VOP3 default
    0x04022222e23144f, // V_MED3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222422f23144f, // V_MED3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422023023144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04622023123144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04822023223144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222023323144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07422023423144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622023523144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822023623144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2402a323244e, // V_MED3_NUM_F16 ENC_VOP3 default
    0x0402422a423244e, // V_MED3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422442a523244e, // V_MED3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442402a623244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0462402a723244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482402a823244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722402a923244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0742402aa23244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762402ab23244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782402ac23244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07a2202ad2373da, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x07c2202ae2373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x07e2202af2373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x0802202b02373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0822202b12373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x0842202b22373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0862202b32373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0882202b42373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07a22c2b52383db, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x07c22c2b62383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x07e22c2b72383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x08022c2b82383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08222c2b92383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x08422c2ba2383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08622c2bb2383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08822c2bc2383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22e267239472, // V_MSAD_U8 ENC_VOP3 default
    0x040230268239472, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x042232269239472, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x04422e26a239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x04622e26b239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x04822e26c239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222e26d239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07422e26e239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622e26f239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822e270239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2462bd23a4a4, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x0442462be23a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0462462bf23a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0482462c023a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722462c123a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x0742462c223a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762462c323a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782462c423a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2462bd23b470, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x0442462be23b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0462462bf23b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0482462c023b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722462c123b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x0742462c223b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762462c323b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782462c423b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x08a2482c523d471, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x08c2482c623d471, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x08e2482c723d471, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x0902482c823d471, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e22624b2404f2, // V_XOR3_B32 ENC_VOP3 default
    0x04022824c2404f2, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04222a24d2404f2, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04422624e2404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x04622624f2404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0482262502404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722262512404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x0742262522404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762262532404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782262542404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e24a2c924142f, // V_MAD_U16 ENC_VOP3 default
    0x04024c2ca24142f, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x04224e2cb24142f, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x04424a2cc24142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x04624a2cd24142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x04824a2ce24142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07224a2cf24142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07424a2d024142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624a2d124142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824a2d224142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2502d324448c, // V_PERM_B32 ENC_VOP3 default
    0x0402522d424448c, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x0422542d524448c, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442502d624448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x0462502d724448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x0482502d824448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722502d924448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x0742502da24448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762502db24448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782502dc24448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22624b2454f0, // V_XAD_U32 ENC_VOP3 default
    0x04022824c2454f0, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04222a24d2454f0, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04422624e2454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04622624f2454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0482262502454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722262512454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x0742262522454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762262532454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782262542454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22624b246425, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x04022824c246425, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04222a24d246425, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04422624e246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x04622624f246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x048226250246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072226251246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x074226252246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x076226253246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x078226254246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22624b2472e7, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x04022824c2472e7, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x04222a24d2472e7, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x04422624e2472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x04622624f2472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x0482262502472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722262512472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x0742262522472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762262532472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782262542472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2402a3248407, // V_FMA_F16 ENC_VOP3 default
    0x0402422a4248407, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422442a5248407, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442402a6248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x0462402a7248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x0482402a8248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722402a9248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x0742402aa248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762402ab248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782402ac248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e24a2dd24a452, // V_MIN3_I16 ENC_VOP3 default
    0x04024c2de24a452, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04224e2df24a452, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04424a2e024a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x04624a2e124a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x04824a2e224a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07224a2e324a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x07424a2e424a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624a2e524a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824a2e624a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e24a2c924b456, // V_MIN3_U16 ENC_VOP3 default
    0x04024c2ca24b456, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04224e2cb24b456, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04424a2cc24b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x04624a2cd24b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x04824a2ce24b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07224a2cf24b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x07424a2d024b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624a2d124b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824a2d224b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e24a2dd24d432, // V_MAX3_I16 ENC_VOP3 default
    0x04024c2de24d432, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04224e2df24d432, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04424a2e024d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x04624a2e124d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x04824a2e224d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07224a2e324d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x07424a2e424d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624a2e524d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824a2e624d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e24a2c924e436, // V_MAX3_U16 ENC_VOP3 default
    0x04024c2ca24e436, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04224e2cb24e436, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04424a2cc24e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x04624a2cd24e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x04824a2ce24e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07224a2cf24e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x07424a2d024e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624a2d124e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824a2d224e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e24a2dd25044c, // V_MED3_I16 ENC_VOP3 default
    0x04024c2de25044c, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04224e2df25044c, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04424a2e025044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x04624a2e125044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x04824a2e225044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07224a2e325044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x07424a2e425044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624a2e525044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824a2e625044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e24a2c9251450, // V_MED3_U16 ENC_VOP3 default
    0x04024c2ca251450, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04224e2cb251450, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04424a2cc251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x04624a2cd251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x04824a2ce251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07224a2cf251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x07424a2d0251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624a2d1251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824a2d2251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e24a2dd25342c, // V_MAD_I16 ENC_VOP3 default
    0x04024c2de25342c, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x04224e2df25342c, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x04424a2e025342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x04624a2e125342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x04824a2e225342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07224a2e325342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x07424a2e425342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624a2e525342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824a2e625342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2402a32543d7, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x0402422a42543d7, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422442a52543d7, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442402a62543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x0462402a72543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x0482402a82543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722402a92543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x0742402aa2543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762402ab2543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782402ac2543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22624b2552e1, // V_ADD3_U32 ENC_VOP3 default
    0x04022824c2552e1, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04222a24d2552e1, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04422624e2552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x04622624f2552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x0482262502552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722262512552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x0742262522552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762262532552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782262542552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22624b256426, // V_LSHL_OR_B32 ENC_VOP3 default
    0x04022824c256426, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04222a24d256426, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04422624e256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04622624f256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x048226250256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072226251256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x074226252256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x076226253256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x078226254256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22624b2572f0, // V_AND_OR_B32 ENC_VOP3 default
    0x04022824c2572f0, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04222a24d2572f0, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04422624e2572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04622624f2572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0482262502572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722262512572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x0742262522572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762262532572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782262542572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22624b258483, // V_OR3_B32 ENC_VOP3 default
    0x04022824c258483, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04222a24d258483, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04422624e258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x04622624f258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x048226250258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072226251258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x074226252258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x076226253258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x078226254258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2562e7259430, // V_MAD_U32_U16 ENC_VOP3 default
    0x0402582e8259430, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x04225a2e9259430, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442562ea259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x0462562eb259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x0482562ec259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722562ed259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x0742562ee259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762562ef259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782562f0259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2562f125a42d, // V_MAD_I32_I16 ENC_VOP3 default
    0x0402582f225a42d, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x04225a2f325a42d, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442562f425a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x0462562f525a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x0482562f625a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722562f725a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x0742562f825a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762562f925a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782562fa25a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09225c2fb25b487, // V_PERMLANE16_B32 ENC_VOP3 default
    0x09425c2fc25b487, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x09625c2fd25b487, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x09825c2fe25b487, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09225c2fb25c48a, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x09425c2fc25c48a, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x09625c2fd25c48a, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x09825c2fe25c48a, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x05625e2ff25d3a1, // V_CNDMASK_B16 ENC_VOP3 default
    0x04026030025d3a1, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x04226230125d3a1, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x05825e30225d3a1, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x05a25e30325d3a1, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x05c25e30425d3a1, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e22624b262442, // V_MAXMIN_U32 ENC_VOP3 default
    0x04022824c262442, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x04222a24d262442, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04422624e262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04622624f262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x048226250262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072226251262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x074226252262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x076226253262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x078226254262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22624b263462, // V_MINMAX_U32 ENC_VOP3 default
    0x04022824c263462, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x04222a24d263462, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04422624e263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04622624f263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x048226250263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072226251263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x074226252263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x076226253263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x078226254263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22627b26443f, // V_MAXMIN_I32 ENC_VOP3 default
    0x04022827c26443f, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04222a27d26443f, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04422627e26443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04622627f26443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04822628026443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222628126443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x07422628226443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622628326443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822628426443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22627b26545f, // V_MINMAX_I32 ENC_VOP3 default
    0x04022827c26545f, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04222a27d26545f, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04422627e26545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04622627f26545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04822628026545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222628126545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x07422628226545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622628326545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822628426545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2643052663df, // V_DOT2_F16_F16 ENC_VOP3 default
    0x0402663062663df, // V_DOT2_F16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422683072663df, // V_DOT2_F16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442643082663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0
    0x0462643092663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1
    0x04826430a2663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07226430b2663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_2
    0x07426430c2663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07626430d2663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07826430e2663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e26a30f2673de, // V_DOT2_BF16_BF16 ENC_VOP3 default
    0x04026c3102673de, // V_DOT2_BF16_BF16 VOP3_VOP_DPP8 has_dpp8
    0x04226e3112673de, // V_DOT2_BF16_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04426a3122673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0
    0x04626a3132673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1
    0x04826a3142673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07226a3152673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_2
    0x07426a3162673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07626a3172673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07826a3182673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22022d268461, // V_MINMAX_NUM_F32 ENC_VOP3 default
    0x04022222e268461, // V_MINMAX_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222422f268461, // V_MINMAX_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x044220230268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x046220231268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x048220232268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072220233268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x074220234268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x076220235268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x078220236268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22022d269441, // V_MAXMIN_NUM_F32 ENC_VOP3 default
    0x04022222e269441, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222422f269441, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x044220230269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x046220231269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x048220232269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072220233269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x074220234269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x076220235269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x078220236269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2402a326a460, // V_MINMAX_NUM_F16 ENC_VOP3 default
    0x0402422a426a460, // V_MINMAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422442a526a460, // V_MINMAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442402a626a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0462402a726a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482402a826a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722402a926a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0742402aa26a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762402ab26a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782402ac26a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2402a326b440, // V_MAXMIN_NUM_F16 ENC_VOP3 default
    0x0402422a426b440, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422442a526b440, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442402a626b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0462402a726b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482402a826b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722402a926b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0742402aa26b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762402ab26b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782402ac26b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22022d26c45b, // V_MINIMUMMAXIMUM_F32 ENC_VOP3 default
    0x04022222e26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222422f26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422023026c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04622023126c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04822023226c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222023326c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07422023426c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622023526c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822023626c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22022d26d43b, // V_MAXIMUMMINIMUM_F32 ENC_VOP3 default
    0x04022222e26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222422f26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422023026d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04622023126d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04822023226d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222023326d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07422023426d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622023526d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822023626d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2402a326e45a, // V_MINIMUMMAXIMUM_F16 ENC_VOP3 default
    0x0402422a426e45a, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422442a526e45a, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442402a626e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0462402a726e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482402a826e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722402a926e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0742402aa26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762402ab26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782402ac26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2402a326f43a, // V_MAXIMUMMINIMUM_F16 ENC_VOP3 default
    0x0402422a426f43a, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422442a526f43a, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442402a626f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0462402a726f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482402a826f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722402a926f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0742402aa26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762402ab26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782402ac26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09a2703192804d7, // V_S_EXP_F32 ENC_VOP3 default
    0x04427031a2804d7, // V_S_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x09a27231b2814d6, // V_S_EXP_F16 ENC_VOP3 default
    0x04427231c2814d6, // V_S_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x09a2703192824d9, // V_S_LOG_F32 ENC_VOP3 default
    0x04427031a2824d9, // V_S_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x09a27231b2834d8, // V_S_LOG_F16 ENC_VOP3 default
    0x04427231c2834d8, // V_S_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x09a2703192844db, // V_S_RCP_F32 ENC_VOP3 default
    0x04427031a2844db, // V_S_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x09a27231b2854da, // V_S_RCP_F16 ENC_VOP3 default
    0x04427231c2854da, // V_S_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x09a2703192864dd, // V_S_RSQ_F32 ENC_VOP3 default
    0x04427031a2864dd, // V_S_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x09a27231b2874dc, // V_S_RSQ_F16 ENC_VOP3 default
    0x04427231c2874dc, // V_S_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x09a2703192884df, // V_S_SQRT_F32 ENC_VOP3 default
    0x04427031a2884df, // V_S_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x09a27231b2894de, // V_S_SQRT_F16 ENC_VOP3 default
    0x04427231c2894de, // V_S_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x09c27431d2fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x09e27431e2fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a027431f2fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a22743202fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a42743212fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a62743222fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a82743232fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0aa2743242fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c2763252fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x09e2763262fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a02763272fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a22763282fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a42763292fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a627632a2fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a827632b2fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0aa27632c2fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c27832d2fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC default
    0x09e27832e2fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a027832f2fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a22783302fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a42783312fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a62783322fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a82783332fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0aa2783342fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c2783352ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC default
    0x09e2783362ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a02783372ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a22783382ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a42783392ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a627833a2ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a827833b2ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0aa27833c2ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c27a33d3002e3, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x06627c33e3002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06827e33f3002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x09e27a3403002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a027a3413002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a227a3423002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x09c27a33d3014c1, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x06627c33e3014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06827e33f3014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x09e27a3403014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a027a3413014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a227a3423014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x09c27a33d3024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x06627c3433024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06827e3443024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x09e27a3403024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a027a3413024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a227a3423024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x03e2803453032ea, // V_ADD_NC_U16 ENC_VOP3 default
    0x0402823463032ea, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422843473032ea, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442803483032ea, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x0462803493032ea, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04828034a3032ea, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2803453044c6, // V_SUB_NC_U16 ENC_VOP3 default
    0x0402823463044c6, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422843473044c6, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442803483044c6, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x0462803493044c6, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04828034a3044c6, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28634530547d, // V_MUL_LO_U16 ENC_VOP3 default
    0x04028834630547d, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x04228a34730547d, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x04428634830547d, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x04628634930547d, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x04828634a30547d, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28c34b3063c7, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x04028e34c3063c7, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04229034d3063c7, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04428c34e3063c7, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04628c34f3063c7, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x04828c3503063c7, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28c3513073ce, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x04028e3523073ce, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422903533073ce, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04428c3543073ce, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04628c3553073ce, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04828c3563073ce, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e286345309448, // V_MAX_U16 ENC_VOP3 default
    0x040288346309448, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x04228a347309448, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x044286348309448, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x046286349309448, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x04828634a309448, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28635730a443, // V_MAX_I16 ENC_VOP3 default
    0x04028835830a443, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x04228a35930a443, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x04428635a30a443, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x04628635b30a443, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x04828635c30a443, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28634530b468, // V_MIN_U16 ENC_VOP3 default
    0x04028834630b468, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x04228a34730b468, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x04428634830b468, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x04628634930b468, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x04828634a30b468, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28635730c463, // V_MIN_I16 ENC_VOP3 default
    0x04028835830c463, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x04228a35930c463, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x04428635a30c463, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x04628635b30c463, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x04828635c30c463, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28035730d2e8, // V_ADD_NC_I16 ENC_VOP3 default
    0x04028235830d2e8, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x04228435930d2e8, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04428035a30d2e8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04628035b30d2e8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04828035c30d2e8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28035730e4c4, // V_SUB_NC_I16 ENC_VOP3 default
    0x04028235830e4c4, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x04228435930e4c4, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04428035a30e4c4, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04628035b30e4c4, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04828035c30e4c4, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ac29235d30f488, // V_PERMLANE16_VAR_B32 ENC_VOP3 default
    0x0ac29235d31048b, // V_PERMLANEX16_VAR_B32 ENC_VOP3 default
    0x03e29435e311486, // V_PACK_B32_F16 ENC_VOP3 default
    0x04029635f311486, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x042298360311486, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x044294361311486, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x046294362311486, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x048294363311486, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2943643123c9, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x0402963653123c9, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422983663123c9, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442943673123c9, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0462943683123c9, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x0482943693123c9, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29436a3133cb, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x04029636b3133cb, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04229836c3133cb, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04429436d3133cb, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x04629436e3133cb, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x04829436f3133cb, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29a37031c41d, // V_LDEXP_F32 ENC_VOP3 default
    0x04029c37131c41d, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x04229e37231c41d, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04429a37331c41d, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04629a37431c41d, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x04829a37531c41d, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a018531d2f8, // V_BFM_B32 ENC_VOP3 default
    0x0401e218631d2f8, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421e418731d2f8, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442a018831d2f8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x0462a018931d2f8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x0482a018a31d2f8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a018531e2f4, // V_BCNT_U32_B32 ENC_VOP3 default
    0x0401e218631e2f4, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421e418731e2f4, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442a018831e2f4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x0462a018931e2f4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x0482a018a31e2f4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a018531f44b, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x0401e218631f44b, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421e418731f44b, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442a018831f44b, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x0462a018931f44b, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x0482a018a31f44b, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a018532044a, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x0401e218632044a, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421e418732044a, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442a018832044a, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x0462a018932044a, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x0482a018a32044a, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28c34b3213ca, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x04028e34c3213ca, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04229034d3213ca, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04428c34e3213ca, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04628c34f3213ca, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x04828c3503213ca, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28c3513223cc, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x04028e3523223cc, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422903533223cc, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04428c3543223cc, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04628c3553223cc, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04828c3563223cc, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a03763233cf, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x0401e23773233cf, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421e43783233cf, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x0442a03793233cf, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x0462a037a3233cf, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x0482a037b3233cf, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a037c3243c8, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x0401e237d3243c8, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421e437e3243c8, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x0442a037f3243c8, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x0462a03803243c8, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x0482a03813243c8, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a017f3254c5, // V_SUB_NC_I32 ENC_VOP3 default
    0x0401e21803254c5, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421e41813254c5, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x0442a01823254c5, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x0462a01833254c5, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x0482a01843254c5, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a017f3262e9, // V_ADD_NC_I32 ENC_VOP3 default
    0x0401e21803262e9, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421e41813262e9, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x0442a01823262e9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x0462a01833262e9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x0482a01843262e9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a238232b41e, // V_LDEXP_F64 ENC_VOP3 default
    0x0442a238332b41e, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x0462a238432b41e, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x0482a238532b41e, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a018532c47e, // V_MUL_LO_U32 ENC_VOP3 default
    0x0442a018832c47e, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x0462a018932c47e, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x0482a018a32c47e, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a018532d47a, // V_MUL_HI_U32 ENC_VOP3 default
    0x0442a018832d47a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x0462a018932d47a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x0482a018a32d47a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a017f32e478, // V_MUL_HI_I32 ENC_VOP3 default
    0x0442a018232e478, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x0462a018332e478, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x0482a018432e478, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a238632f4e0, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x0442a238732f4e0, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x0462a238832f4e0, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x0482a238932f4e0, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e286345338422, // V_LSHLREV_B16 ENC_VOP3 default
    0x040288346338422, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x04228a347338422, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x044286348338422, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x046286349338422, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04828634a338422, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e286345339427, // V_LSHRREV_B16 ENC_VOP3 default
    0x040288346339427, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x04228a347339427, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x044286348339427, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x046286349339427, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04828634a339427, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28638a33a2f1, // V_ASHRREV_I16 ENC_VOP3 default
    0x04028838b33a2f1, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x04228a38c33a2f1, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x04428638d33a2f1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x04628638e33a2f1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x04828638f33a2f1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e2a419133d429, // V_LSHRREV_B64 ENC_VOP3 default
    0x0602a419233d429, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0622a419333d429, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x05e2a439033e2f3, // V_ASHRREV_I64 ENC_VOP3 default
    0x0602a439133e2f3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x0622a439233e2f3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x03e2a617334145e, // V_MINIMUM_F64 ENC_VOP3 default
    0x0442a617434145e, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_0
    0x0462a617534145e, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_1
    0x0482a617634145e, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a617334243e, // V_MAXIMUM_F64 ENC_VOP3 default
    0x0442a617434243e, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_0
    0x0462a617534243e, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_1
    0x0482a617634243e, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ae2a83933604aa, // V_READLANE_B32 ENC_VOP3 default
    0x0b028c3943614ef, // V_WRITELANE_B32 ENC_VOP3 default
    0x0b228c3953614ef, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x03e2863453622ee, // V_AND_B16 ENC_VOP3 default
    0x0402883463622ee, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x04228a3473622ee, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x0442863483622ee, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x0462863493622ee, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x04828634a3622ee, // V_AND_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e286345363484, // V_OR_B16 ENC_VOP3 default
    0x040288346363484, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x04228a347363484, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x044286348363484, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x046286349363484, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x04828634a363484, // V_OR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2863453644f3, // V_XOR_B16 ENC_VOP3 default
    0x0402883463644f3, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x04228a3473644f3, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x0442863483644f3, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x0462863493644f3, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x04828634a3644f3, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2aa17736545d, // V_MINIMUM_F32 ENC_VOP3 default
    0x0401da17836545d, // V_MINIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421dc17936545d, // V_MINIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442aa17a36545d, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x0462aa17b36545d, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x0482aa17c36545d, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2aa17736643d, // V_MAXIMUM_F32 ENC_VOP3 default
    0x0401da17836643d, // V_MAXIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421dc17936643d, // V_MAXIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442aa17a36643d, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x0462aa17b36643d, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x0482aa17c36643d, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ac1aa36745c, // V_MINIMUM_F16 ENC_VOP3 default
    0x0402ae1ab36745c, // V_MINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422b01ac36745c, // V_MINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442ac1ad36745c, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0462ac1ae36745c, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482ac1af36745c, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ac1aa36843c, // V_MAXIMUM_F16 ENC_VOP3 default
    0x0402ae1ab36843c, // V_MAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422b01ac36843c, // V_MAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442ac1ad36843c, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0462ac1ae36843c, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482ac1af36843c, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2b23963693c6, // V_CVT_PK_FP8_F32 ENC_VOP3 default
    0x0402b43973693c6, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422b63983693c6, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442b23993693c6, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x0462b239a3693c6, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x0482b239b3693c6, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2b239c36a3c3, // V_CVT_PK_BF8_F32 ENC_VOP3 default
    0x0402b439d36a3c3, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422b639e36a3c3, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442b239f36a3c3, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x0462b23a036a3c3, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x0482b23a136a3c3, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2b83a236b3d2, // V_CVT_SR_FP8_F32 ENC_VOP3 default
    0x0402ba3a336b3d2, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422bc3a436b3d2, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442b83a536b3d2, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x0462b83a636b3d2, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x0482b83a736b3d2, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2b83a836c3d1, // V_CVT_SR_BF8_F32 ENC_VOP3 default
    0x0402ba3a936c3d1, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422bc3aa36c3d1, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442b83ab36c3d1, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x0462b83ac36c3d1, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x0482b83ad36c3d1, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0b408e3ae00004d, // DS_ADD_U32 ENC_VDS default
    0x0b408e3ae0010bf, // DS_SUB_U32 ENC_VDS default
    0x0b408e3ae0020a6, // DS_RSUB_U32 ENC_VDS default
    0x0b408e3ae003068, // DS_INC_U32 ENC_VDS default
    0x0b408e3ae004063, // DS_DEC_U32 ENC_VDS default
    0x0b408e3af005089, // DS_MIN_I32 ENC_VDS default
    0x0b408e3af00607d, // DS_MAX_I32 ENC_VDS default
    0x0b408e3ae007093, // DS_MIN_U32 ENC_VDS default
    0x0b408e3ae008087, // DS_MAX_U32 ENC_VDS default
    0x0b408e3b000904f, // DS_AND_B32 ENC_VDS default
    0x0b408e3b000a09a, // DS_OR_B32 ENC_VDS default
    0x0b408e3b000b0c2, // DS_XOR_B32 ENC_VDS default
    0x0b40903b100c095, // DS_MSKOR_B32 ENC_VDS default
    0x0b408e3b200d0b6, // DS_STORE_B32 ENC_VDS default
    0x0b40923b300e0ae, // DS_STORE_2ADDR_B32 ENC_VDS default
    0x0b40923b300f0b0, // DS_STORE_2ADDR_STRIDE64_B32 ENC_VDS default
    0x0b40903b1010059, // DS_CMPSTORE_B32 ENC_VDS default
    0x0b408e3b401208b, // DS_MIN_NUM_F32 ENC_VDS default
    0x0b408e3b401307f, // DS_MAX_NUM_F32 ENC_VDS default
    0x0b40941b8014099, // DS_NOP ENC_VDS default
    0x0b408e3b4015049, // DS_ADD_F32 ENC_VDS default
    0x0b408e3b501e0b8, // DS_STORE_B8 ENC_VDS default
    0x0b40963b601f0b4, // DS_STORE_B16 ENC_VDS default
    0x0b40983b702004b, // DS_ADD_RTN_U32 ENC_VDS default
    0x0b40983b70210bd, // DS_SUB_RTN_U32 ENC_VDS default
    0x0b40983b70220a4, // DS_RSUB_RTN_U32 ENC_VDS default
    0x0b40983b7023066, // DS_INC_RTN_U32 ENC_VDS default
    0x0b40983b7024061, // DS_DEC_RTN_U32 ENC_VDS default
    0x0b40983b802508f, // DS_MIN_RTN_I32 ENC_VDS default
    0x0b40983b8026083, // DS_MAX_RTN_I32 ENC_VDS default
    0x0b40983b7027091, // DS_MIN_RTN_U32 ENC_VDS default
    0x0b40983b7028085, // DS_MAX_RTN_U32 ENC_VDS default
    0x0b40983b9029051, // DS_AND_RTN_B32 ENC_VDS default
    0x0b40983b902a09c, // DS_OR_RTN_B32 ENC_VDS default
    0x0b40983b902b0c4, // DS_XOR_RTN_B32 ENC_VDS default
    0x0b409a3ba02c097, // DS_MSKOR_RTN_B32 ENC_VDS default
    0x0b40983b902d0ac, // DS_STOREXCHG_RTN_B32 ENC_VDS default
    0x0b409c3bb02e0a8, // DS_STOREXCHG_2ADDR_RTN_B32 ENC_VDS default
    0x0b409c3bb02f0aa, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B32 ENC_VDS default
    0x0b409a3ba03005b, // DS_CMPSTORE_RTN_B32 ENC_VDS default
    0x0b40983bc03208d, // DS_MIN_NUM_RTN_F32 ENC_VDS default
    0x0b40983bc033081, // DS_MAX_NUM_RTN_F32 ENC_VDS default
    0x0b409e3bd0350c1, // DS_SWIZZLE_B32 ENC_VDS default
    0x0b40a03be036070, // DS_LOAD_B32 ENC_VDS default
    0x0b40a23bf03706a, // DS_LOAD_2ADDR_B32 ENC_VDS default
    0x0b40a23bf03806c, // DS_LOAD_2ADDR_STRIDE64_B32 ENC_VDS default
    0x0b40a03c0039074, // DS_LOAD_I8 ENC_VDS default
    0x0b40a03c103a07a, // DS_LOAD_U8 ENC_VDS default
    0x0b40a03c203b073, // DS_LOAD_I16 ENC_VDS default
    0x0b40a03c303c077, // DS_LOAD_U16 ENC_VDS default
    0x0b40a43c403d060, // DS_CONSUME ENC_VDS default
    0x0b40a43c403e053, // DS_APPEND ENC_VDS default
    0x0b40a63c504004e, // DS_ADD_U64 ENC_VDS default
    0x0b40a63c50410c0, // DS_SUB_U64 ENC_VDS default
    0x0b40a63c50420a7, // DS_RSUB_U64 ENC_VDS default
    0x0b40a63c5043069, // DS_INC_U64 ENC_VDS default
    0x0b40a63c5044064, // DS_DEC_U64 ENC_VDS default
    0x0b40a63c604508a, // DS_MIN_I64 ENC_VDS default
    0x0b40a63c604607e, // DS_MAX_I64 ENC_VDS default
    0x0b40a63c5047094, // DS_MIN_U64 ENC_VDS default
    0x0b40a63c5048088, // DS_MAX_U64 ENC_VDS default
    0x0b40a63c7049050, // DS_AND_B64 ENC_VDS default
    0x0b40a63c704a09b, // DS_OR_B64 ENC_VDS default
    0x0b40a63c704b0c3, // DS_XOR_B64 ENC_VDS default
    0x0b40a83c804c096, // DS_MSKOR_B64 ENC_VDS default
    0x0b40a63c904d0b7, // DS_STORE_B64 ENC_VDS default
    0x0b40aa3ca04e0af, // DS_STORE_2ADDR_B64 ENC_VDS default
    0x0b40aa3ca04f0b1, // DS_STORE_2ADDR_STRIDE64_B64 ENC_VDS default
    0x0b40a83c805005a, // DS_CMPSTORE_B64 ENC_VDS default
    0x0b40ac3cb05208c, // DS_MIN_NUM_F64 ENC_VDS default
    0x0b40ac3cb053080, // DS_MAX_NUM_F64 ENC_VDS default
    0x0b40ae3cc06004c, // DS_ADD_RTN_U64 ENC_VDS default
    0x0b40ae3cc0610be, // DS_SUB_RTN_U64 ENC_VDS default
    0x0b40ae3cc0620a5, // DS_RSUB_RTN_U64 ENC_VDS default
    0x0b40ae3cc063067, // DS_INC_RTN_U64 ENC_VDS default
    0x0b40ae3cc064062, // DS_DEC_RTN_U64 ENC_VDS default
    0x0b40ae3cd065090, // DS_MIN_RTN_I64 ENC_VDS default
    0x0b40ae3cd066084, // DS_MAX_RTN_I64 ENC_VDS default
    0x0b40ae3cc067092, // DS_MIN_RTN_U64 ENC_VDS default
    0x0b40ae3cc068086, // DS_MAX_RTN_U64 ENC_VDS default
    0x0b40ae3ce069052, // DS_AND_RTN_B64 ENC_VDS default
    0x0b40ae3ce06a09d, // DS_OR_RTN_B64 ENC_VDS default
    0x0b40ae3ce06b0c5, // DS_XOR_RTN_B64 ENC_VDS default
    0x0b40b03cf06c098, // DS_MSKOR_RTN_B64 ENC_VDS default
    0x0b40ae3ce06d0ad, // DS_STOREXCHG_RTN_B64 ENC_VDS default
    0x0b40b23d006e0a9, // DS_STOREXCHG_2ADDR_RTN_B64 ENC_VDS default
    0x0b40b23d006f0ab, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B64 ENC_VDS default
    0x0b40b03cf07005c, // DS_CMPSTORE_RTN_B64 ENC_VDS default
    0x0b40b43d107208e, // DS_MIN_NUM_RTN_F64 ENC_VDS default
    0x0b40b43d1073082, // DS_MAX_NUM_RTN_F64 ENC_VDS default
    0x0b40b63d2076071, // DS_LOAD_B64 ENC_VDS default
    0x0b40b83d307706b, // DS_LOAD_2ADDR_B64 ENC_VDS default
    0x0b40b83d307806d, // DS_LOAD_2ADDR_STRIDE64_B64 ENC_VDS default
    0x0b40983bc07904a, // DS_ADD_RTN_F32 ENC_VDS default
    0x0b40ae3ce07e05d, // DS_CONDXCHG32_RTN_B64 ENC_VDS default
    0x0b408e3ae09805f, // DS_COND_SUB_U32 ENC_VDS default
    0x0b408e3ae0990bc, // DS_SUB_CLAMP_U32 ENC_VDS default
    0x0b40ba3d409a0a1, // DS_PK_ADD_F16 ENC_VDS default
    0x0b40bc3d509b0a0, // DS_PK_ADD_BF16 ENC_VDS default
    0x0b408e3d60a00b9, // DS_STORE_B8_D16_HI ENC_VDS default
    0x0b408e3d70a10b5, // DS_STORE_B16_D16_HI ENC_VDS default
    0x0b40a03d80a207b, // DS_LOAD_U8_D16 ENC_VDS default
    0x0b40a03d80a307c, // DS_LOAD_U8_D16_HI ENC_VDS default
    0x0b40a03d90a4075, // DS_LOAD_I8_D16 ENC_VDS default
    0x0b40a03d90a5076, // DS_LOAD_I8_D16_HI ENC_VDS default
    0x0b40a03da0a6078, // DS_LOAD_U16_D16 ENC_VDS default
    0x0b40a03da0a7079, // DS_LOAD_U16_D16_HI ENC_VDS default
    0x0b40983b70a805e, // DS_COND_SUB_RTN_U32 ENC_VDS default
    0x0b40983b70a90bb, // DS_SUB_CLAMP_RTN_U32 ENC_VDS default
    0x0b40be3db0aa0a3, // DS_PK_ADD_RTN_F16 ENC_VDS default
    0x0b40c03dc0ab0a2, // DS_PK_ADD_RTN_BF16 ENC_VDS default
    0x0b40c23dd0b00b2, // DS_STORE_ADDTID_B32 ENC_VDS default
    0x0b40a43de0b106e, // DS_LOAD_ADDTID_B32 ENC_VDS default
    0x0b40983df0b209f, // DS_PERMUTE_B32 ENC_VDS default
    0x0b40983df0b3054, // DS_BPERMUTE_B32 ENC_VDS default
    0x0b40983df0cd055, // DS_BPERMUTE_FI_B32 ENC_VDS default
    0x0b40c43e00de0ba, // DS_STORE_B96 ENC_VDS default
    0x0b40c63e10df0b3, // DS_STORE_B128 ENC_VDS default
    0x0b40c83e20e0056, // DS_BVH_STACK_PUSH4_POP1_RTN_B32 ENC_VDS default
    0x0b40ca3e30e1057, // DS_BVH_STACK_PUSH8_POP1_RTN_B32 ENC_VDS default
    0x0b40cc3e40e2058, // DS_BVH_STACK_PUSH8_POP2_RTN_B64 ENC_VDS default
    0x0b40ce3e50fe072, // DS_LOAD_B96 ENC_VDS default
    0x0b40d03e60ff06f, // DS_LOAD_B128 ENC_VDS default
    0x0b63863e701816d, // IMAGE_MSAA_LOAD ENC_VSAMPLE default
    0x0b83883e801b16e, // IMAGE_SAMPLE ENC_VSAMPLE default
    0x0b838a3e901c189, // IMAGE_SAMPLE_D ENC_VSAMPLE default
    0x0b838c3ea01d191, // IMAGE_SAMPLE_L ENC_VSAMPLE default
    0x0b838e3ea01e16f, // IMAGE_SAMPLE_B ENC_VSAMPLE default
    0x0b83883e801f192, // IMAGE_SAMPLE_LZ ENC_VSAMPLE default
    0x0b838e3ea020173, // IMAGE_SAMPLE_C ENC_VSAMPLE default
    0x0b83903eb02117c, // IMAGE_SAMPLE_C_D ENC_VSAMPLE default
    0x0b83923ec022184, // IMAGE_SAMPLE_C_L ENC_VSAMPLE default
    0x0b83943ec023176, // IMAGE_SAMPLE_C_B ENC_VSAMPLE default
    0x0b838e3ea024185, // IMAGE_SAMPLE_C_LZ ENC_VSAMPLE default
    0x0b838e3ea025195, // IMAGE_SAMPLE_O ENC_VSAMPLE default
    0x0b83903eb02618f, // IMAGE_SAMPLE_D_O ENC_VSAMPLE default
    0x0b83923ec027194, // IMAGE_SAMPLE_L_O ENC_VSAMPLE default
    0x0b83943ec028172, // IMAGE_SAMPLE_B_O ENC_VSAMPLE default
    0x0b838e3ea029193, // IMAGE_SAMPLE_LZ_O ENC_VSAMPLE default
    0x0b83943ec02a188, // IMAGE_SAMPLE_C_O ENC_VSAMPLE default
    0x0b83963ed02b182, // IMAGE_SAMPLE_C_D_O ENC_VSAMPLE default
    0x0b83983ee02c187, // IMAGE_SAMPLE_C_L_O ENC_VSAMPLE default
    0x0b839a3ee02d179, // IMAGE_SAMPLE_C_B_O ENC_VSAMPLE default
    0x0b83943ec02e186, // IMAGE_SAMPLE_C_LZ_O ENC_VSAMPLE default
    0x0b839c3e802f155, // IMAGE_GATHER4 ENC_VSAMPLE default
    0x0b839e3ea030161, // IMAGE_GATHER4_L ENC_VSAMPLE default
    0x0b83a03ea031157, // IMAGE_GATHER4_B ENC_VSAMPLE default
    0x0b839c3e8032162, // IMAGE_GATHER4_LZ ENC_VSAMPLE default
    0x0b83a03ea033159, // IMAGE_GATHER4_C ENC_VSAMPLE default
    0x0b83a03ea03415f, // IMAGE_GATHER4_C_LZ ENC_VSAMPLE default
    0x0b83a03ea035164, // IMAGE_GATHER4_O ENC_VSAMPLE default
    0x0b83a03ea036163, // IMAGE_GATHER4_LZ_O ENC_VSAMPLE default
    0x0b83a23ec037160, // IMAGE_GATHER4_C_LZ_O ENC_VSAMPLE default
    0x0b83883e8038165, // IMAGE_GET_LOD ENC_VSAMPLE default
    0x0b83a43ef03918e, // IMAGE_SAMPLE_D_G16 ENC_VSAMPLE default
    0x0b83a63f003a181, // IMAGE_SAMPLE_C_D_G16 ENC_VSAMPLE default
    0x0b83a63f003b190, // IMAGE_SAMPLE_D_O_G16 ENC_VSAMPLE default
    0x0b83a83e903c183, // IMAGE_SAMPLE_C_D_O_G16 ENC_VSAMPLE default
    0x0b838c3ea040174, // IMAGE_SAMPLE_CL ENC_VSAMPLE default
    0x0b83aa3eb04118a, // IMAGE_SAMPLE_D_CL ENC_VSAMPLE default
    0x0b83923ec042170, // IMAGE_SAMPLE_B_CL ENC_VSAMPLE default
    0x0b83923ec04317a, // IMAGE_SAMPLE_C_CL ENC_VSAMPLE default
    0x0b83ac3ed04417d, // IMAGE_SAMPLE_C_D_CL ENC_VSAMPLE default
    0x0b83983ee045177, // IMAGE_SAMPLE_C_B_CL ENC_VSAMPLE default
    0x0b83923ec046175, // IMAGE_SAMPLE_CL_O ENC_VSAMPLE default
    0x0b83ac3ed04718c, // IMAGE_SAMPLE_D_CL_O ENC_VSAMPLE default
    0x0b83983ee048171, // IMAGE_SAMPLE_B_CL_O ENC_VSAMPLE default
    0x0b83983ee04917b, // IMAGE_SAMPLE_C_CL_O ENC_VSAMPLE default
    0x0b83ae3f104a17f, // IMAGE_SAMPLE_C_D_CL_O ENC_VSAMPLE default
    0x0b83b03ef04b178, // IMAGE_SAMPLE_C_B_CL_O ENC_VSAMPLE default
    0x0b83b23e905417e, // IMAGE_SAMPLE_C_D_CL_G16 ENC_VSAMPLE default
    0x0b83b23e905518d, // IMAGE_SAMPLE_D_CL_O_G16 ENC_VSAMPLE default
    0x0b83b43eb056180, // IMAGE_SAMPLE_C_D_CL_O_G16 ENC_VSAMPLE default
    0x0b83b63f005f18b, // IMAGE_SAMPLE_D_CL_G16 ENC_VSAMPLE default
    0x0b839e3ea06015a, // IMAGE_GATHER4_CL ENC_VSAMPLE default
    0x0b83b83ec061158, // IMAGE_GATHER4_B_CL ENC_VSAMPLE default
    0x0b83b83ec06215d, // IMAGE_GATHER4_C_CL ENC_VSAMPLE default
    0x0b83b83ec06315e, // IMAGE_GATHER4_C_L ENC_VSAMPLE default
    0x0b83a23ec06415b, // IMAGE_GATHER4_C_B ENC_VSAMPLE default
    0x0b83ba3ee06515c, // IMAGE_GATHER4_C_B_CL ENC_VSAMPLE default
    0x0b839c3e8090156, // IMAGE_GATHER4H ENC_VSAMPLE default
    0x0ba0003f2000250, // S_LOAD_B32 ENC_SMEM default
    0x0ba0023f3001252, // S_LOAD_B64 ENC_SMEM default
    0x0ba0043f400224e, // S_LOAD_B128 ENC_SMEM default
    0x0ba0063f500324f, // S_LOAD_B256 ENC_SMEM default
    0x0ba0083f6004251, // S_LOAD_B512 ENC_SMEM default
    0x0ba00a3f7005253, // S_LOAD_B96 ENC_SMEM default
    0x0ba0003f8008255, // S_LOAD_I8 ENC_SMEM default
    0x0ba0003f9009257, // S_LOAD_U8 ENC_SMEM default
    0x0ba0003fa00a254, // S_LOAD_I16 ENC_SMEM default
    0x0ba0003fb00b256, // S_LOAD_U16 ENC_SMEM default
    0x0ba00c3fc0101ec, // S_BUFFER_LOAD_B32 ENC_SMEM default
    0x0ba00e3fd0111ee, // S_BUFFER_LOAD_B64 ENC_SMEM default
    0x0ba0103fe0121ea, // S_BUFFER_LOAD_B128 ENC_SMEM default
    0x0ba0123ff0131eb, // S_BUFFER_LOAD_B256 ENC_SMEM default
    0x0ba0144000141ed, // S_BUFFER_LOAD_B512 ENC_SMEM default
    0x0ba0164010151ef, // S_BUFFER_LOAD_B96 ENC_SMEM default
    0x0ba00c4020181f1, // S_BUFFER_LOAD_I8 ENC_SMEM default
    0x0ba00c4030191f3, // S_BUFFER_LOAD_U8 ENC_SMEM default
    0x0ba00c40401a1f0, // S_BUFFER_LOAD_I16 ENC_SMEM default
    0x0ba00c40501b1f2, // S_BUFFER_LOAD_U16 ENC_SMEM default
    0x0ba0181b802123d, // S_DCACHE_INV ENC_SMEM default
    0x0ba01a4060221cc, // S_ATC_PROBE ENC_SMEM default
    0x0ba01c4070231cd, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x0ba01e408024296, // S_PREFETCH_INST ENC_SMEM default
    0x0ba020409025297, // S_PREFETCH_INST_PC_REL ENC_SMEM default
    0x0ba01e408026294, // S_PREFETCH_DATA ENC_SMEM default
    0x0ba02240a0271f4, // S_BUFFER_PREFETCH_DATA ENC_SMEM default
    0x0ba020409028295, // S_PREFETCH_DATA_PC_REL ENC_SMEM default
    0x0bc0d640b0000c6, // EXPORT ENC_VEXPORT default
    0x0be2f440c00137a, // V_CMP_LT_F16 ENC_VOPC default
    0x0c02f640d00137a, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f840e00137a, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f440f00137a, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x0be2f440c002353, // V_CMP_EQ_F16 ENC_VOPC default
    0x0c02f640d002353, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f840e002353, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f440f002353, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0be2f440c00336e, // V_CMP_LE_F16 ENC_VOPC default
    0x0c02f640d00336e, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f840e00336e, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f440f00336e, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x0be2f440c004365, // V_CMP_GT_F16 ENC_VOPC default
    0x0c02f640d004365, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f840e004365, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f440f004365, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x0be2f440c005377, // V_CMP_LG_F16 ENC_VOPC default
    0x0c02f640d005377, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f840e005377, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f440f005377, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x0be2f440c00635c, // V_CMP_GE_F16 ENC_VOPC default
    0x0c02f640d00635c, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f840e00635c, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f440f00635c, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x0be2f440c00739b, // V_CMP_O_F16 ENC_VOPC default
    0x0c02f640d00739b, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f840e00739b, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f440f00739b, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x0be2f440c00839e, // V_CMP_U_F16 ENC_VOPC default
    0x0c02f640d00839e, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f840e00839e, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f440f00839e, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x0be2f440c00938c, // V_CMP_NGE_F16 ENC_VOPC default
    0x0c02f640d00938c, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f840e00938c, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f440f00938c, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0be2f440c00a395, // V_CMP_NLG_F16 ENC_VOPC default
    0x0c02f640d00a395, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f840e00a395, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f440f00a395, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0be2f440c00b38f, // V_CMP_NGT_F16 ENC_VOPC default
    0x0c02f640d00b38f, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f840e00b38f, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f440f00b38f, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0be2f440c00c392, // V_CMP_NLE_F16 ENC_VOPC default
    0x0c02f640d00c392, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f840e00c392, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f440f00c392, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0be2f440c00d383, // V_CMP_NEQ_F16 ENC_VOPC default
    0x0c02f640d00d383, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f840e00d383, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f440f00d383, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0be2f440c00e398, // V_CMP_NLT_F16 ENC_VOPC default
    0x0c02f640d00e398, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f840e00e398, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f440f00e398, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0be30041001137b, // V_CMP_LT_F32 ENC_VOPC default
    0x0c030241101137b, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c230441201137b, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c430041301137b, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x0be300410012354, // V_CMP_EQ_F32 ENC_VOPC default
    0x0c0302411012354, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c2304412012354, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c4300413012354, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0be30041001336f, // V_CMP_LE_F32 ENC_VOPC default
    0x0c030241101336f, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c230441201336f, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c430041301336f, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x0be300410014366, // V_CMP_GT_F32 ENC_VOPC default
    0x0c0302411014366, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c2304412014366, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c4300413014366, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x0be300410015378, // V_CMP_LG_F32 ENC_VOPC default
    0x0c0302411015378, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c2304412015378, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c4300413015378, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x0be30041001635d, // V_CMP_GE_F32 ENC_VOPC default
    0x0c030241101635d, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c230441201635d, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c430041301635d, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x0be30041001739c, // V_CMP_O_F32 ENC_VOPC default
    0x0c030241101739c, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c230441201739c, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c430041301739c, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x0be30041001839f, // V_CMP_U_F32 ENC_VOPC default
    0x0c030241101839f, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c230441201839f, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c430041301839f, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x0be30041001938d, // V_CMP_NGE_F32 ENC_VOPC default
    0x0c030241101938d, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c230441201938d, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c430041301938d, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0be30041001a396, // V_CMP_NLG_F32 ENC_VOPC default
    0x0c030241101a396, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c230441201a396, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c430041301a396, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0be30041001b390, // V_CMP_NGT_F32 ENC_VOPC default
    0x0c030241101b390, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c230441201b390, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c430041301b390, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0be30041001c393, // V_CMP_NLE_F32 ENC_VOPC default
    0x0c030241101c393, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c230441201c393, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c430041301c393, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0be30041001d384, // V_CMP_NEQ_F32 ENC_VOPC default
    0x0c030241101d384, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c230441201d384, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c430041301d384, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0be30041001e399, // V_CMP_NLT_F32 ENC_VOPC default
    0x0c030241101e399, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c230441201e399, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c430041301e399, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0be30841402137c, // V_CMP_LT_F64 ENC_VOPC default
    0x0c430841502137c, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x0be308414022355, // V_CMP_EQ_F64 ENC_VOPC default
    0x0c4308415022355, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0be308414023370, // V_CMP_LE_F64 ENC_VOPC default
    0x0c4308415023370, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x0be308414024367, // V_CMP_GT_F64 ENC_VOPC default
    0x0c4308415024367, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x0be308414025379, // V_CMP_LG_F64 ENC_VOPC default
    0x0c4308415025379, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x0be30841402635e, // V_CMP_GE_F64 ENC_VOPC default
    0x0c430841502635e, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x0be30841402739d, // V_CMP_O_F64 ENC_VOPC default
    0x0c430841502739d, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x0be3084140283a0, // V_CMP_U_F64 ENC_VOPC default
    0x0c43084150283a0, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x0be30841402938e, // V_CMP_NGE_F64 ENC_VOPC default
    0x0c430841502938e, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0be30841402a397, // V_CMP_NLG_F64 ENC_VOPC default
    0x0c430841502a397, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0be30841402b391, // V_CMP_NGT_F64 ENC_VOPC default
    0x0c430841502b391, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0be30841402c394, // V_CMP_NLE_F64 ENC_VOPC default
    0x0c430841502c394, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0be30841402d385, // V_CMP_NEQ_F64 ENC_VOPC default
    0x0c430841502d385, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0be30841402e39a, // V_CMP_NLT_F64 ENC_VOPC default
    0x0c430841502e39a, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0be31041603137d, // V_CMP_LT_I16 ENC_VOPC default
    0x0c031241703137d, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c231441803137d, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c431041903137d, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x0be310416032356, // V_CMP_EQ_I16 ENC_VOPC default
    0x0c0312417032356, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c2314418032356, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c4310419032356, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0be310416033371, // V_CMP_LE_I16 ENC_VOPC default
    0x0c0312417033371, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c2314418033371, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c4310419033371, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x0be310416034368, // V_CMP_GT_I16 ENC_VOPC default
    0x0c0312417034368, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c2314418034368, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c4310419034368, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x0be310416035386, // V_CMP_NE_I16 ENC_VOPC default
    0x0c0312417035386, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c2314418035386, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c4310419035386, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x0be31041603635f, // V_CMP_GE_I16 ENC_VOPC default
    0x0c031241703635f, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c231441803635f, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c431041903635f, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x0be31041a039380, // V_CMP_LT_U16 ENC_VOPC default
    0x0c031241b039380, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c231441c039380, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c431041d039380, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x0be31041a03a359, // V_CMP_EQ_U16 ENC_VOPC default
    0x0c031241b03a359, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c231441c03a359, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c431041d03a359, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0be31041a03b374, // V_CMP_LE_U16 ENC_VOPC default
    0x0c031241b03b374, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c231441c03b374, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c431041d03b374, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x0be31041a03c36b, // V_CMP_GT_U16 ENC_VOPC default
    0x0c031241b03c36b, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c231441c03c36b, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c431041d03c36b, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x0be31041a03d389, // V_CMP_NE_U16 ENC_VOPC default
    0x0c031241b03d389, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c231441c03d389, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c431041d03d389, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x0be31041a03e362, // V_CMP_GE_U16 ENC_VOPC default
    0x0c031241b03e362, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c231441c03e362, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c431041d03e362, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x0be30041e04137e, // V_CMP_LT_I32 ENC_VOPC default
    0x0c030241f04137e, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c231c42004137e, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c430042104137e, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x0be30041e042357, // V_CMP_EQ_I32 ENC_VOPC default
    0x0c030241f042357, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c231c420042357, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c4300421042357, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0be30041e043372, // V_CMP_LE_I32 ENC_VOPC default
    0x0c030241f043372, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c231c420043372, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c4300421043372, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x0be30041e044369, // V_CMP_GT_I32 ENC_VOPC default
    0x0c030241f044369, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c231c420044369, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c4300421044369, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x0be30041e045387, // V_CMP_NE_I32 ENC_VOPC default
    0x0c030241f045387, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c231c420045387, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c4300421045387, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x0be30041e046360, // V_CMP_GE_I32 ENC_VOPC default
    0x0c030241f046360, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c231c420046360, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c4300421046360, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x0be300422049381, // V_CMP_LT_U32 ENC_VOPC default
    0x0c0302423049381, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c231c424049381, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c4300425049381, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x0be30042204a35a, // V_CMP_EQ_U32 ENC_VOPC default
    0x0c030242304a35a, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c231c42404a35a, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c430042504a35a, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0be30042204b375, // V_CMP_LE_U32 ENC_VOPC default
    0x0c030242304b375, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c231c42404b375, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c430042504b375, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x0be30042204c36c, // V_CMP_GT_U32 ENC_VOPC default
    0x0c030242304c36c, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c231c42404c36c, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c430042504c36c, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x0be30042204d38a, // V_CMP_NE_U32 ENC_VOPC default
    0x0c030242304d38a, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c231c42404d38a, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c430042504d38a, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x0be30042204e363, // V_CMP_GE_U32 ENC_VOPC default
    0x0c030242304e363, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c231c42404e363, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c430042504e363, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x0be32042605137f, // V_CMP_LT_I64 ENC_VOPC default
    0x0c432042705137f, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x0be320426052358, // V_CMP_EQ_I64 ENC_VOPC default
    0x0c4320427052358, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0be320426053373, // V_CMP_LE_I64 ENC_VOPC default
    0x0c4320427053373, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x0be32042605436a, // V_CMP_GT_I64 ENC_VOPC default
    0x0c432042705436a, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x0be320426055388, // V_CMP_NE_I64 ENC_VOPC default
    0x0c4320427055388, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x0be320426056361, // V_CMP_GE_I64 ENC_VOPC default
    0x0c4320427056361, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x0be320428059382, // V_CMP_LT_U64 ENC_VOPC default
    0x0c4320429059382, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x0be32042805a35b, // V_CMP_EQ_U64 ENC_VOPC default
    0x0c432042905a35b, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0be32042805b376, // V_CMP_LE_U64 ENC_VOPC default
    0x0c432042905b376, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x0be32042805c36d, // V_CMP_GT_U64 ENC_VOPC default
    0x0c432042905c36d, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x0be32042805d38b, // V_CMP_NE_U64 ENC_VOPC default
    0x0c432042905d38b, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x0be32042805e364, // V_CMP_GE_U64 ENC_VOPC default
    0x0c432042905e364, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x0be2f440c07d350, // V_CMP_CLASS_F16 ENC_VOPC default
    0x0c02f640d07d350, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f840e07d350, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f440f07d350, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0be30042a07e351, // V_CMP_CLASS_F32 ENC_VOPC default
    0x0c030242b07e351, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232842c07e351, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c430042d07e351, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0be32c42e07f352, // V_CMP_CLASS_F64 ENC_VOPC default
    0x0c432c42f07f352, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0be334430081329, // V_CMPX_LT_F16 ENC_VOPC default
    0x0c0336431081329, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c2338432081329, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4334433081329, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x0be334430082302, // V_CMPX_EQ_F16 ENC_VOPC default
    0x0c0336431082302, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c2338432082302, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4334433082302, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0be33443008331d, // V_CMPX_LE_F16 ENC_VOPC default
    0x0c033643108331d, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c233843208331d, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c433443308331d, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x0be334430084314, // V_CMPX_GT_F16 ENC_VOPC default
    0x0c0336431084314, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c2338432084314, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4334433084314, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x0be334430085326, // V_CMPX_LG_F16 ENC_VOPC default
    0x0c0336431085326, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c2338432085326, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4334433085326, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x0be33443008630b, // V_CMPX_GE_F16 ENC_VOPC default
    0x0c033643108630b, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c233843208630b, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c433443308630b, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x0be33443008734a, // V_CMPX_O_F16 ENC_VOPC default
    0x0c033643108734a, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c233843208734a, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c433443308734a, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x0be33443008834d, // V_CMPX_U_F16 ENC_VOPC default
    0x0c033643108834d, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c233843208834d, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c433443308834d, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x0be33443008933b, // V_CMPX_NGE_F16 ENC_VOPC default
    0x0c033643108933b, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c233843208933b, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c433443308933b, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0be33443008a344, // V_CMPX_NLG_F16 ENC_VOPC default
    0x0c033643108a344, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c233843208a344, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c433443308a344, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0be33443008b33e, // V_CMPX_NGT_F16 ENC_VOPC default
    0x0c033643108b33e, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c233843208b33e, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c433443308b33e, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0be33443008c341, // V_CMPX_NLE_F16 ENC_VOPC default
    0x0c033643108c341, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c233843208c341, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c433443308c341, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0be33443008d332, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x0c033643108d332, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c233843208d332, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c433443308d332, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0be33443008e347, // V_CMPX_NLT_F16 ENC_VOPC default
    0x0c033643108e347, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c233843208e347, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c433443308e347, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0be34043409132a, // V_CMPX_LT_F32 ENC_VOPC default
    0x0c034243509132a, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c234443609132a, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c434043709132a, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x0be340434092303, // V_CMPX_EQ_F32 ENC_VOPC default
    0x0c0342435092303, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c2344436092303, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c4340437092303, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0be34043409331e, // V_CMPX_LE_F32 ENC_VOPC default
    0x0c034243509331e, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c234443609331e, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c434043709331e, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x0be340434094315, // V_CMPX_GT_F32 ENC_VOPC default
    0x0c0342435094315, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c2344436094315, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c4340437094315, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x0be340434095327, // V_CMPX_LG_F32 ENC_VOPC default
    0x0c0342435095327, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c2344436095327, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c4340437095327, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x0be34043409630c, // V_CMPX_GE_F32 ENC_VOPC default
    0x0c034243509630c, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c234443609630c, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c434043709630c, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x0be34043409734b, // V_CMPX_O_F32 ENC_VOPC default
    0x0c034243509734b, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c234443609734b, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c434043709734b, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x0be34043409834e, // V_CMPX_U_F32 ENC_VOPC default
    0x0c034243509834e, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c234443609834e, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c434043709834e, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x0be34043409933c, // V_CMPX_NGE_F32 ENC_VOPC default
    0x0c034243509933c, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c234443609933c, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c434043709933c, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0be34043409a345, // V_CMPX_NLG_F32 ENC_VOPC default
    0x0c034243509a345, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c234443609a345, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c434043709a345, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0be34043409b33f, // V_CMPX_NGT_F32 ENC_VOPC default
    0x0c034243509b33f, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c234443609b33f, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c434043709b33f, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0be34043409c342, // V_CMPX_NLE_F32 ENC_VOPC default
    0x0c034243509c342, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c234443609c342, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c434043709c342, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0be34043409d333, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x0c034243509d333, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c234443609d333, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c434043709d333, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0be34043409e348, // V_CMPX_NLT_F32 ENC_VOPC default
    0x0c034243509e348, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c234443609e348, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c434043709e348, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0be3484380a132b, // V_CMPX_LT_F64 ENC_VOPC default
    0x0c43484390a132b, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x0be3484380a2304, // V_CMPX_EQ_F64 ENC_VOPC default
    0x0c43484390a2304, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0be3484380a331f, // V_CMPX_LE_F64 ENC_VOPC default
    0x0c43484390a331f, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x0be3484380a4316, // V_CMPX_GT_F64 ENC_VOPC default
    0x0c43484390a4316, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x0be3484380a5328, // V_CMPX_LG_F64 ENC_VOPC default
    0x0c43484390a5328, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x0be3484380a630d, // V_CMPX_GE_F64 ENC_VOPC default
    0x0c43484390a630d, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x0be3484380a734c, // V_CMPX_O_F64 ENC_VOPC default
    0x0c43484390a734c, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x0be3484380a834f, // V_CMPX_U_F64 ENC_VOPC default
    0x0c43484390a834f, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x0be3484380a933d, // V_CMPX_NGE_F64 ENC_VOPC default
    0x0c43484390a933d, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0be3484380aa346, // V_CMPX_NLG_F64 ENC_VOPC default
    0x0c43484390aa346, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0be3484380ab340, // V_CMPX_NGT_F64 ENC_VOPC default
    0x0c43484390ab340, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0be3484380ac343, // V_CMPX_NLE_F64 ENC_VOPC default
    0x0c43484390ac343, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0be3484380ad334, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x0c43484390ad334, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0be3484380ae349, // V_CMPX_NLT_F64 ENC_VOPC default
    0x0c43484390ae349, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0be35043a0b132c, // V_CMPX_LT_I16 ENC_VOPC default
    0x0c035243b0b132c, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c235443c0b132c, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c435043d0b132c, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x0be35043a0b2305, // V_CMPX_EQ_I16 ENC_VOPC default
    0x0c035243b0b2305, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c235443c0b2305, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c435043d0b2305, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0be35043a0b3320, // V_CMPX_LE_I16 ENC_VOPC default
    0x0c035243b0b3320, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c235443c0b3320, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c435043d0b3320, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x0be35043a0b4317, // V_CMPX_GT_I16 ENC_VOPC default
    0x0c035243b0b4317, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c235443c0b4317, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c435043d0b4317, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x0be35043a0b5335, // V_CMPX_NE_I16 ENC_VOPC default
    0x0c035243b0b5335, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c235443c0b5335, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c435043d0b5335, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x0be35043a0b630e, // V_CMPX_GE_I16 ENC_VOPC default
    0x0c035243b0b630e, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c235443c0b630e, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c435043d0b630e, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x0be35043e0b932f, // V_CMPX_LT_U16 ENC_VOPC default
    0x0c035243f0b932f, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23544400b932f, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43504410b932f, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x0be35043e0ba308, // V_CMPX_EQ_U16 ENC_VOPC default
    0x0c035243f0ba308, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23544400ba308, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43504410ba308, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0be35043e0bb323, // V_CMPX_LE_U16 ENC_VOPC default
    0x0c035243f0bb323, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23544400bb323, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43504410bb323, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x0be35043e0bc31a, // V_CMPX_GT_U16 ENC_VOPC default
    0x0c035243f0bc31a, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23544400bc31a, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43504410bc31a, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x0be35043e0bd338, // V_CMPX_NE_U16 ENC_VOPC default
    0x0c035243f0bd338, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23544400bd338, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43504410bd338, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x0be35043e0be311, // V_CMPX_GE_U16 ENC_VOPC default
    0x0c035243f0be311, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23544400be311, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43504410be311, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x0be3404420c132d, // V_CMPX_LT_I32 ENC_VOPC default
    0x0c03424430c132d, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c235c4440c132d, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c43404450c132d, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x0be3404420c2306, // V_CMPX_EQ_I32 ENC_VOPC default
    0x0c03424430c2306, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c235c4440c2306, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c43404450c2306, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0be3404420c3321, // V_CMPX_LE_I32 ENC_VOPC default
    0x0c03424430c3321, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c235c4440c3321, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c43404450c3321, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x0be3404420c4318, // V_CMPX_GT_I32 ENC_VOPC default
    0x0c03424430c4318, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c235c4440c4318, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c43404450c4318, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x0be3404420c5336, // V_CMPX_NE_I32 ENC_VOPC default
    0x0c03424430c5336, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c235c4440c5336, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c43404450c5336, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x0be3404420c630f, // V_CMPX_GE_I32 ENC_VOPC default
    0x0c03424430c630f, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c235c4440c630f, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c43404450c630f, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x0be3404460c9330, // V_CMPX_LT_U32 ENC_VOPC default
    0x0c03424470c9330, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c235c4480c9330, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c43404490c9330, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x0be3404460ca309, // V_CMPX_EQ_U32 ENC_VOPC default
    0x0c03424470ca309, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c235c4480ca309, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c43404490ca309, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0be3404460cb324, // V_CMPX_LE_U32 ENC_VOPC default
    0x0c03424470cb324, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c235c4480cb324, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c43404490cb324, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x0be3404460cc31b, // V_CMPX_GT_U32 ENC_VOPC default
    0x0c03424470cc31b, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c235c4480cc31b, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c43404490cc31b, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x0be3404460cd339, // V_CMPX_NE_U32 ENC_VOPC default
    0x0c03424470cd339, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c235c4480cd339, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c43404490cd339, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x0be3404460ce312, // V_CMPX_GE_U32 ENC_VOPC default
    0x0c03424470ce312, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c235c4480ce312, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c43404490ce312, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x0be36044a0d132e, // V_CMPX_LT_I64 ENC_VOPC default
    0x0c436044b0d132e, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x0be36044a0d2307, // V_CMPX_EQ_I64 ENC_VOPC default
    0x0c436044b0d2307, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0be36044a0d3322, // V_CMPX_LE_I64 ENC_VOPC default
    0x0c436044b0d3322, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x0be36044a0d4319, // V_CMPX_GT_I64 ENC_VOPC default
    0x0c436044b0d4319, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x0be36044a0d5337, // V_CMPX_NE_I64 ENC_VOPC default
    0x0c436044b0d5337, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x0be36044a0d6310, // V_CMPX_GE_I64 ENC_VOPC default
    0x0c436044b0d6310, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x0be36044c0d9331, // V_CMPX_LT_U64 ENC_VOPC default
    0x0c436044d0d9331, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x0be36044c0da30a, // V_CMPX_EQ_U64 ENC_VOPC default
    0x0c436044d0da30a, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0be36044c0db325, // V_CMPX_LE_U64 ENC_VOPC default
    0x0c436044d0db325, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x0be36044c0dc31c, // V_CMPX_GT_U64 ENC_VOPC default
    0x0c436044d0dc31c, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x0be36044c0dd33a, // V_CMPX_NE_U64 ENC_VOPC default
    0x0c436044d0dd33a, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x0be36044c0de313, // V_CMPX_GE_U64 ENC_VOPC default
    0x0c436044d0de313, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x0be3344300fd2ff, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x0c03364310fd2ff, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c23384320fd2ff, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c43344330fd2ff, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0be34044e0fe300, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x0c034244f0fe300, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c23684500fe300, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c43404510fe300, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0be36c4520ff301, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x0c436c4530ff301, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0c60181b8000480, // V_NOP ENC_VOP1 default
    0x0c612e45400146f, // V_MOV_B32 ENC_VOP1 default
    0x0c813045500146f, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13245600146f, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e45700146f, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x0ce13a4580024a9, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x0c613e4590033bd, // V_CVT_I32_F64 ENC_VOP1 default
    0x0cc13e45a0033bd, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x0c614245b0043b8, // V_CVT_F64_I32 ENC_VOP1 default
    0x0cc14245c0043b8, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x0c612e45d0053b1, // V_CVT_F32_I32 ENC_VOP1 default
    0x0c813045e0053b1, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0x0ca14645f0053b1, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4600053b1, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x0c612e4610063b2, // V_CVT_F32_U32 ENC_VOP1 default
    0x0c81304620063b2, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0ca1464630063b2, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4640063b2, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x0c612e4650073d4, // V_CVT_U32_F32 ENC_VOP1 default
    0x0c81304660073d4, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca1324670073d4, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4680073d4, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x0c612e4690083bc, // V_CVT_I32_F32 ENC_VOP1 default
    0x0c813046a0083bc, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13246b0083bc, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e46c0083bc, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c615446d00a3aa, // V_CVT_F16_F32 ENC_VOP1 default
    0x0c815646e00a3aa, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca15846f00a3aa, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc15447000a3aa, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x0c616047100b3ae, // V_CVT_F32_F16 ENC_VOP1 default
    0x0c816247200b3ae, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca16447300b3ae, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc16047400b3ae, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x0c612e46900c3bf, // V_CVT_NEAREST_I32_F32 ENC_VOP1 default
    0x0c813046a00c3bf, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13246b00c3bf, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e46c00c3bf, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c612e46900d3ba, // V_CVT_FLOOR_I32_F32 ENC_VOP1 default
    0x0c813046a00d3ba, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13246b00d3ba, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e46c00d3ba, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c612e45d00e3c2, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x0c813045e00e3c2, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0x0ca14645f00e3c2, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e46000e3c2, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x0c613e47500f3af, // V_CVT_F32_F64 ENC_VOP1 default
    0x0cc13e47600f3af, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x0c61424770103b7, // V_CVT_F64_F32 ENC_VOP1 default
    0x0cc1424780103b7, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x0c612e4610113b3, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x0c81304620113b3, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0x0ca1464630113b3, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4640113b3, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x0c612e4610123b4, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x0c81304620123b4, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0x0ca1464630123b4, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4640123b4, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x0c612e4610133b5, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x0c81304620133b5, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0x0ca1464630133b5, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4640133b5, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x0c612e4610143b6, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x0c81304620143b6, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0x0ca1464630143b6, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4640143b6, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x0c613e4790153d5, // V_CVT_U32_F64 ENC_VOP1 default
    0x0cc13e47a0153d5, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x0c614247b0163b9, // V_CVT_F64_U32 ENC_VOP1 default
    0x0cc14247c0163b9, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x0c616e47d0174e3, // V_TRUNC_F64 ENC_VOP1 default
    0x0cc16e47e0174e3, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x0c616e47d0182fc, // V_CEIL_F64 ENC_VOP1 default
    0x0cc16e47e0182fc, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x0c616e47d0194ad, // V_RNDNE_F64 ENC_VOP1 default
    0x0cc16e47e0194ad, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x0c616e47d01a3ff, // V_FLOOR_F64 ENC_VOP1 default
    0x0cc16e47e01a3ff, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x0c60181b801b48d, // V_PIPEFLUSH ENC_VOP1 default
    0x0c617247f01c46e, // V_MOV_B16 ENC_VOP1 default
    0x0c817448001c46e, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0x0ca17648101c46e, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0x0cc17248201c46e, // V_MOV_B16 VOP1_INST_LITERAL has_lit
    0x0c612e48302040e, // V_FRACT_F32 ENC_VOP1 default
    0x0c813048402040e, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13248502040e, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e48602040e, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x0c612e4830214e2, // V_TRUNC_F32 ENC_VOP1 default
    0x0c81304840214e2, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca1324850214e2, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4860214e2, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x0c612e4830222fb, // V_CEIL_F32 ENC_VOP1 default
    0x0c81304840222fb, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca1324850222fb, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4860222fb, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x0c612e4830234ac, // V_RNDNE_F32 ENC_VOP1 default
    0x0c81304840234ac, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca1324850234ac, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4860234ac, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x0c612e4830243fe, // V_FLOOR_F32 ENC_VOP1 default
    0x0c81304840243fe, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca1324850243fe, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4860243fe, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x0c612e4830253fc, // V_EXP_F32 ENC_VOP1 default
    0x0c81304840253fc, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca1324850253fc, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4860253fc, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x0c612e483027421, // V_LOG_F32 ENC_VOP1 default
    0x0c8130484027421, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca132485027421, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e486027421, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x0c612e48302a4a6, // V_RCP_F32 ENC_VOP1 default
    0x0c813048402a4a6, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13248502a4a6, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e48602a4a6, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x0c612e48302b4a8, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x0c813048402b4a8, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13248502b4a8, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e48602b4a8, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x0c612e48302e4af, // V_RSQ_F32 ENC_VOP1 default
    0x0c813048402e4af, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13248502e4af, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e48602e4af, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x0c616e47d02f4a7, // V_RCP_F64 ENC_VOP1 default
    0x0cc16e47e02f4a7, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x0c616e47d0314b0, // V_RSQ_F64 ENC_VOP1 default
    0x0cc16e47e0314b0, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x0c612e4830334b9, // V_SQRT_F32 ENC_VOP1 default
    0x0c81304840334b9, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca1324850334b9, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4860334b9, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x0c616e47d0344ba, // V_SQRT_F64 ENC_VOP1 default
    0x0cc16e47e0344ba, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x0c612e4830354b7, // V_SIN_F32 ENC_VOP1 default
    0x0c81304840354b7, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca1324850354b7, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4860354b7, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x0c612e4830363a4, // V_COS_F32 ENC_VOP1 default
    0x0c81304840363a4, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca1324850363a4, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4860363a4, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x0c612e487037482, // V_NOT_B32 ENC_VOP1 default
    0x0c8130488037482, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca146489037482, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e48a037482, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x0c612e4540382f9, // V_BFREV_B32 ENC_VOP1 default
    0x0c81304550382f9, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca1324560382f9, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4570382f9, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x0c612e48b0392fe, // V_CLZ_I32_U32 ENC_VOP1 default
    0x0c813048c0392fe, // V_CLZ_I32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0ca14648d0392fe, // V_CLZ_I32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e48e0392fe, // V_CLZ_I32_U32 VOP1_INST_LITERAL has_lit
    0x0c612e48b03a3a5, // V_CTZ_I32_B32 ENC_VOP1 default
    0x0c813048c03a3a5, // V_CTZ_I32_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca14648d03a3a5, // V_CTZ_I32_B32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e48e03a3a5, // V_CTZ_I32_B32 VOP1_INST_LITERAL has_lit
    0x0c612e48f03b2fd, // V_CLS_I32 ENC_VOP1 default
    0x0c813049003b2fd, // V_CLS_I32 VOP1_VOP_DPP8 has_dpp8
    0x0ca14649103b2fd, // V_CLS_I32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e49203b2fd, // V_CLS_I32 VOP1_INST_LITERAL has_lit
    0x0c613e45903c412, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x0cc13e45a03c412, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x0c616e47d03d415, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x0cc16e47e03d415, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x0c616e47d03e40f, // V_FRACT_F64 ENC_VOP1 default
    0x0cc16e47e03e40f, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x0c612e46903f411, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x0c813046a03f411, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13246b03f411, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e46c03f411, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c612e483040414, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x0c8130484040414, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca132485040414, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e486040414, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x0c612e49304246a, // V_MOVRELD_B32 ENC_VOP1 default
    0x0c813049404246a, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13249504246a, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e49604246a, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0x0ce12e49704346d, // V_MOVRELS_B32 ENC_VOP1 default
    0x0c813049404346d, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13249504346d, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce12e49704446c, // V_MOVRELSD_B32 ENC_VOP1 default
    0x0c813049404446c, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13249504446c, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce12e49704846b, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0x0c813049404846b, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13249504846b, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0x0c61844980503ac, // V_CVT_F16_U16 ENC_VOP1 default
    0x0c81864990503ac, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x0ca18849a0503ac, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x0cc18449b0503ac, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x0c618449c0513ab, // V_CVT_F16_I16 ENC_VOP1 default
    0x0c818649d0513ab, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x0ca18849e0513ab, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x0cc18449f0513ab, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x0c61904a00523d3, // V_CVT_U16_F16 ENC_VOP1 default
    0x0c81924a10523d3, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944a20523d3, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904a30523d3, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x0c61904a40533bb, // V_CVT_I16_F16 ENC_VOP1 default
    0x0c81924a50533bb, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944a60533bb, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904a70533bb, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c619c4a80544a5, // V_RCP_F16 ENC_VOP1 default
    0x0c819e4a90544a5, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a04aa0544a5, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc19c4ab0544a5, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x0c619c4a80554b8, // V_SQRT_F16 ENC_VOP1 default
    0x0c819e4a90554b8, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a04aa0554b8, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc19c4ab0554b8, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x0c619c4a80564ae, // V_RSQ_F16 ENC_VOP1 default
    0x0c819e4a90564ae, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a04aa0564ae, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc19c4ab0564ae, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x0c619c4a8057420, // V_LOG_F16 ENC_VOP1 default
    0x0c819e4a9057420, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a04aa057420, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc19c4ab057420, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x0c619c4a80583fb, // V_EXP_F16 ENC_VOP1 default
    0x0c819e4a90583fb, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a04aa0583fb, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc19c4ab0583fb, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x0c619c4a8059413, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x0c819e4a9059413, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a04aa059413, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc19c4ab059413, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x0c61904a405a410, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x0c81924a505a410, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944a605a410, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904a705a410, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c619c4a805b3fd, // V_FLOOR_F16 ENC_VOP1 default
    0x0c819e4a905b3fd, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a04aa05b3fd, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc19c4ab05b3fd, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x0c619c4a805c2fa, // V_CEIL_F16 ENC_VOP1 default
    0x0c819e4a905c2fa, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a04aa05c2fa, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc19c4ab05c2fa, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x0c619c4a805d4e1, // V_TRUNC_F16 ENC_VOP1 default
    0x0c819e4a905d4e1, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a04aa05d4e1, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc19c4ab05d4e1, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x0c619c4a805e4ab, // V_RNDNE_F16 ENC_VOP1 default
    0x0c819e4a905e4ab, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a04aa05e4ab, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc19c4ab05e4ab, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x0c619c4a805f40d, // V_FRACT_F16 ENC_VOP1 default
    0x0c819e4a905f40d, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a04aa05f40d, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc19c4ab05f40d, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x0c619c4a80604b6, // V_SIN_F16 ENC_VOP1 default
    0x0c819e4a90604b6, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a04aa0604b6, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc19c4ab0604b6, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x0c619c4a80613a3, // V_COS_F16 ENC_VOP1 default
    0x0c819e4a90613a3, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a04aa0613a3, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc19c4ab0613a3, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x0c612e4ac0624b5, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x0c81304ad0624b5, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1464ae0624b5, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4af0624b5, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x0c61904a40633c0, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x0c81924a50633c0, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944a60633c0, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904a70633c0, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c61904a00643c1, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x0c81924a10643c1, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944a20643c1, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904a30643c1, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x0ce1a84b00654ca, // V_SWAP_B32 ENC_VOP1 default
    0x0ce1aa4b10664c9, // V_SWAP_B16 ENC_VOP1 default
    0x0ce1a84b2067489, // V_PERMLANE64_B32 ENC_VOP1 default
    0x0ce1a84b30684c8, // V_SWAPREL_B32 ENC_VOP1 default
    0x0c61724b4069481, // V_NOT_B16 ENC_VOP1 default
    0x0c81744b5069481, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1764b6069481, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1724b7069481, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0x0c61ac4b806a3be, // V_CVT_I32_I16 ENC_VOP1 default
    0x0c81ae4b906a3be, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1b04ba06a3be, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1ac4bb06a3be, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0x0c61ac4bc06b3d6, // V_CVT_U32_U16 ENC_VOP1 default
    0x0c81ae4bd06b3d6, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1b04be06b3d6, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1ac4bf06b3d6, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0x0c612e4c006c3b0, // V_CVT_F32_FP8 ENC_VOP1 default
    0x0c81304c106c3b0, // V_CVT_F32_FP8 VOP1_VOP_DPP8 has_dpp8
    0x0ca1324c206c3b0, // V_CVT_F32_FP8 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4c306c3b0, // V_CVT_F32_FP8 VOP1_INST_LITERAL has_lit
    0x0c612e4c406d3ad, // V_CVT_F32_BF8 ENC_VOP1 default
    0x0c81304c506d3ad, // V_CVT_F32_BF8 VOP1_VOP_DPP8 has_dpp8
    0x0ca1324c606d3ad, // V_CVT_F32_BF8 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4c706d3ad, // V_CVT_F32_BF8 VOP1_INST_LITERAL has_lit
    0x0c61be4c806e3c5, // V_CVT_PK_F32_FP8 ENC_VOP1 default
    0x0cc1be4c906e3c5, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL has_lit
    0x0c61be4ca06f3c4, // V_CVT_PK_F32_BF8 ENC_VOP1 default
    0x0cc1be4cb06f3c4, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL has_lit
    0x0d02be4cc000496, // V_PK_MAD_I16 ENC_VOP3P default
    0x0d22be4cd000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42be4ce000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62be4cf000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82be4d0000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x0da2be4d1000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2be4d2000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2be4d3000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02c04d40014a1, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x0d22c04d50014a1, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42c04d60014a1, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62c04d70014a1, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02c04d800248f, // V_PK_ADD_I16 ENC_VOP3P default
    0x0d22c04d900248f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42c04da00248f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62c04db00248f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02c04d80034a2, // V_PK_SUB_I16 ENC_VOP3P default
    0x0d22c04d90034a2, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42c04da0034a2, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62c04db0034a2, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02c04d4004494, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x0d22c04d5004494, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0d42c04d6004494, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0d62c04d7004494, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02c04d4005495, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x0d22c04d5005495, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0d42c04d6005495, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0d62c04d7005495, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02c04dc006491, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x0d22c04dd006491, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42c04de006491, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62c04df006491, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02c04d8007499, // V_PK_MAX_I16 ENC_VOP3P default
    0x0d22c04d9007499, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42c04da007499, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62c04db007499, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02c04d800849d, // V_PK_MIN_I16 ENC_VOP3P default
    0x0d22c04d900849d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42c04da00849d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62c04db00849d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02be4e0009497, // V_PK_MAD_U16 ENC_VOP3P default
    0x0d22be4e1009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42be4e2009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62be4e3009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82be4e4009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x0da2be4e5009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2be4e6009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2be4e7009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02c04d400a490, // V_PK_ADD_U16 ENC_VOP3P default
    0x0d22c04d500a490, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42c04d600a490, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62c04d700a490, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02c04d400b4a3, // V_PK_SUB_U16 ENC_VOP3P default
    0x0d22c04d500b4a3, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42c04d600b4a3, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62c04d700b4a3, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02c04d400c49b, // V_PK_MAX_U16 ENC_VOP3P default
    0x0d22c04d500c49b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42c04d600c49b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62c04d700c49b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02c04d400d49f, // V_PK_MIN_U16 ENC_VOP3P default
    0x0d22c04d500d49f, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42c04d600d49f, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62c04d700d49f, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02c24e800e493, // V_PK_FMA_F16 ENC_VOP3P default
    0x0d22c24e900e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42c24ea00e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62c24eb00e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82c24ec00e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x0da2c24ed00e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2c24ee00e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2c24ef00e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02c44f000f48e, // V_PK_ADD_F16 ENC_VOP3P default
    0x0d22c44f100f48e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42c44f200f48e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62c44f300f48e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02c44f00104a0, // V_PK_MUL_F16 ENC_VOP3P default
    0x0d22c44f10104a0, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42c44f20104a0, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62c44f30104a0, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02c64f40133e1, // V_DOT2_F32_F16 ENC_VOP3P default
    0x0e02c84f50133e1, // V_DOT2_F32_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0e22ca4f60133e1, // V_DOT2_F32_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0d22c64f70133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42c64f80133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62c64f90133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82c64fa0133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0x0da2c64fb0133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2c64fc0133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2c64fd0133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02cc4fe0163e6, // V_DOT4_I32_IU8 ENC_VOP3P default
    0x0d22cc4ff0163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0x0d42cc5000163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0x0d62cc5010163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82cc5020163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0x0da2cc5030163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2cc5040163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2cc5050163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02cc2850173e7, // V_DOT4_U32_U8 ENC_VOP3P default
    0x0d22cc5060173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0x0d42cc5070173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0x0d62cc5080173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82cc5090173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0x0da2cc50a0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2cc50b0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2cc50c0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02cc50d0183e8, // V_DOT8_I32_IU4 ENC_VOP3P default
    0x0d22cc50e0183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0x0d42cc50f0183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0x0d62cc5100183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82cc5110183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0x0da2cc5120183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2cc5130183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2cc5140183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02cc5150193e9, // V_DOT8_U32_U4 ENC_VOP3P default
    0x0d22cc5160193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0x0d42cc5170193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0x0d62cc5180193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82cc5190193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0x0da2cc51a0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2cc51b0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2cc51c0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02ce51d01a3e0, // V_DOT2_F32_BF16 ENC_VOP3P default
    0x0e02d051e01a3e0, // V_DOT2_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x0e22d251f01a3e0, // V_DOT2_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x0d22ce52001a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d42ce52101a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0d62ce52201a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82ce52301a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0x0da2ce52401a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2ce52501a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2ce52601a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02c44f001b49e, // V_PK_MIN_NUM_F16 ENC_VOP3P default
    0x0d22c44f101b49e, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42c44f201b49e, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62c44f301b49e, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02c44f001c49a, // V_PK_MAX_NUM_F16 ENC_VOP3P default
    0x0d22c44f101c49a, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42c44f201c49a, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62c44f301c49a, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02c44f001d49c, // V_PK_MINIMUM_F16 ENC_VOP3P default
    0x0d22c44f101d49c, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42c44f201d49c, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62c44f301d49c, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02c44f001e498, // V_PK_MAXIMUM_F16 ENC_VOP3P default
    0x0d22c44f101e498, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42c44f201e498, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62c44f301e498, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02d452702040c, // V_FMA_MIX_F32 ENC_VOP3P default
    0x0e02d652802040c, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0x0e22d852902040c, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0x0d22d452a02040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x0d42d452b02040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x0d62d452c02040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82d452d02040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x0da2d452e02040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2d452f02040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2d453002040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02d453102140b, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x0e02d653202140b, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0e22d853302140b, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0d22d453402140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42d453502140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62d453602140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82d453702140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x0da2d453802140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2d453902140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2d453a02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02d453102240a, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x0e02d653202240a, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0e22d853302240a, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0d22d453402240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42d453502240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62d453602240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82d453702240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x0da2d453802240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2d453902240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2d453a02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02cc53b0243e4, // V_DOT4_F32_FP8_BF8 ENC_VOP3P default
    0x0e02da53c0243e4, // V_DOT4_F32_FP8_BF8 VOP3P_VOP_DPP8 has_dpp8
    0x0e22dc53d0243e4, // V_DOT4_F32_FP8_BF8 VOP3P_VOP_DPP16 has_dpp16
    0x0d22cc53e0243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0
    0x0d42cc53f0243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_1
    0x0d62cc5400243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82cc5410243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_2
    0x0da2cc5420243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2cc5430243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2cc5440243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02cc5450253e3, // V_DOT4_F32_BF8_FP8 ENC_VOP3P default
    0x0e02da5460253e3, // V_DOT4_F32_BF8_FP8 VOP3P_VOP_DPP8 has_dpp8
    0x0e22dc5470253e3, // V_DOT4_F32_BF8_FP8 VOP3P_VOP_DPP16 has_dpp16
    0x0d22cc5480253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0
    0x0d42cc5490253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_1
    0x0d62cc54a0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82cc54b0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_2
    0x0da2cc54c0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2cc54d0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2cc54e0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02cc54f0263e5, // V_DOT4_F32_FP8_FP8 ENC_VOP3P default
    0x0e02da5500263e5, // V_DOT4_F32_FP8_FP8 VOP3P_VOP_DPP8 has_dpp8
    0x0e22dc5510263e5, // V_DOT4_F32_FP8_FP8 VOP3P_VOP_DPP16 has_dpp16
    0x0d22cc5520263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0
    0x0d42cc5530263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_1
    0x0d62cc5540263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82cc5550263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_2
    0x0da2cc5560263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2cc5570263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2cc5580263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02cc5590273e2, // V_DOT4_F32_BF8_BF8 ENC_VOP3P default
    0x0e02da55a0273e2, // V_DOT4_F32_BF8_BF8 VOP3P_VOP_DPP8 has_dpp8
    0x0e22dc55b0273e2, // V_DOT4_F32_BF8_BF8 VOP3P_VOP_DPP16 has_dpp16
    0x0d22cc55c0273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0
    0x0d42cc55d0273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_1
    0x0d62cc55e0273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82cc55f0273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_2
    0x0da2cc5600273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2cc5610273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2cc5620273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0e42de5630404e9, // V_WMMA_F32_16X16X16_F16 ENC_VOP3P default
    0x0e42de5640414e6, // V_WMMA_F32_16X16X16_BF16 ENC_VOP3P default
    0x0e42e05650424e5, // V_WMMA_F16_16X16X16_F16 ENC_VOP3P default
    0x0e42e05660434e4, // V_WMMA_BF16_16X16X16_BF16 ENC_VOP3P default
    0x0e42e25670444ed, // V_WMMA_I32_16X16X16_IU8 ENC_VOP3P default
    0x0e42e45680454ec, // V_WMMA_I32_16X16X16_IU4 ENC_VOP3P default
    0x0e42e25690464eb, // V_WMMA_F32_16X16X16_FP8_FP8 ENC_VOP3P default
    0x0e42e256a0474ea, // V_WMMA_F32_16X16X16_FP8_BF8 ENC_VOP3P default
    0x0e42e256b0484e8, // V_WMMA_F32_16X16X16_BF8_FP8 ENC_VOP3P default
    0x0e42e256c0494e7, // V_WMMA_F32_16X16X16_BF8_BF8 ENC_VOP3P default
    0x0e42e256d04a4ee, // V_WMMA_I32_16X16X32_IU4 ENC_VOP3P default
    0x0e62e656e0504d0, // V_SWMMAC_F32_16X16X32_F16 ENC_VOP3P default
    0x0e62e656f0514cd, // V_SWMMAC_F32_16X16X32_BF16 ENC_VOP3P default
    0x0e62e85700524cc, // V_SWMMAC_F16_16X16X32_F16 ENC_VOP3P default
    0x0e62e85710534cb, // V_SWMMAC_BF16_16X16X32_BF16 ENC_VOP3P default
    0x0e62ea5720544d4, // V_SWMMAC_I32_16X16X32_IU8 ENC_VOP3P default
    0x0e62ec5730554d3, // V_SWMMAC_I32_16X16X32_IU4 ENC_VOP3P default
    0x0e62ea5740564d5, // V_SWMMAC_I32_16X16X64_IU4 ENC_VOP3P default
    0x0e62ea5750574d2, // V_SWMMAC_F32_16X16X32_FP8_FP8 ENC_VOP3P default
    0x0e62ea5760584d1, // V_SWMMAC_F32_16X16X32_FP8_BF8 ENC_VOP3P default
    0x0e62ea5770594cf, // V_SWMMAC_F32_16X16X32_BF8_FP8 ENC_VOP3P default
    0x0e62ea57805a4ce, // V_SWMMAC_F32_16X16X32_BF8_BF8 ENC_VOP3P default
    0x0e8126579000417, // V_INTERP_P10_F32 ENC_VINTERP default
    0x0e812657900141a, // V_INTERP_P2_F32 ENC_VINTERP default
    0x0e812857a002416, // V_INTERP_P10_F16_F32 ENC_VINTERP default
    0x0e812a57b003419, // V_INTERP_P2_F16_F32 ENC_VINTERP default
    0x0e812857a004418, // V_INTERP_P10_RTZ_F16_F32 ENC_VINTERP default
    0x0e812a57b00541b, // V_INTERP_P2_RTZ_F16_F32 ENC_VINTERP default
    0x0ea0d257c00009e, // DS_PARAM_LOAD ENC_VDSDIR default
    0x0ea0d457d001065, // DS_DIRECT_LOAD ENC_VDSDIR default
    0x0ec0d857e0100f5, // FLAT_LOAD_U8 ENC_VFLAT default
    0x0ec0d857f0110f3, // FLAT_LOAD_I8 ENC_VFLAT default
    0x0ec0d85800120f4, // FLAT_LOAD_U16 ENC_VFLAT default
    0x0ec0d85810130f2, // FLAT_LOAD_I16 ENC_VFLAT default
    0x0ec0d85820140e9, // FLAT_LOAD_B32 ENC_VFLAT default
    0x0ec0da5830150ea, // FLAT_LOAD_B64 ENC_VFLAT default
    0x0ec0dc5840160eb, // FLAT_LOAD_B96 ENC_VFLAT default
    0x0ec0de5850170e8, // FLAT_LOAD_B128 ENC_VFLAT default
    0x0ec0e05860180fa, // FLAT_STORE_B8 ENC_VFLAT default
    0x0ec0e05870190f7, // FLAT_STORE_B16 ENC_VFLAT default
    0x0ec0e058801a0f8, // FLAT_STORE_B32 ENC_VFLAT default
    0x0ec0e258901b0f9, // FLAT_STORE_B64 ENC_VFLAT default
    0x0ec0e458a01c0fb, // FLAT_STORE_B96 ENC_VFLAT default
    0x0ec0e658b01d0f6, // FLAT_STORE_B128 ENC_VFLAT default
    0x0ec0d857e01e0f1, // FLAT_LOAD_D16_U8 ENC_VFLAT default
    0x0ec0d857f01f0f0, // FLAT_LOAD_D16_I8 ENC_VFLAT default
    0x0ec0d858c0200ec, // FLAT_LOAD_D16_B16 ENC_VFLAT default
    0x0ec0d857e0210ef, // FLAT_LOAD_D16_HI_U8 ENC_VFLAT default
    0x0ec0d857f0220ee, // FLAT_LOAD_D16_HI_I8 ENC_VFLAT default
    0x0ec0d858c0230ed, // FLAT_LOAD_D16_HI_B16 ENC_VFLAT default
    0x0ec0e05860240fd, // FLAT_STORE_D16_HI_B8 ENC_VFLAT default
    0x0ec0e05870250fc, // FLAT_STORE_D16_HI_B16 ENC_VFLAT default
    0x0ec0e858d0330e4, // FLAT_ATOMIC_SWAP_B32 ENC_VFLAT default
    0x0ec0ea58e0340cc, // FLAT_ATOMIC_CMPSWAP_B32 ENC_VFLAT default
    0x0ec0e858f0350c8, // FLAT_ATOMIC_ADD_U32 ENC_VFLAT default
    0x0ec0e858f0360e2, // FLAT_ATOMIC_SUB_U32 ENC_VFLAT default
    0x0ec0e858f0370e1, // FLAT_ATOMIC_SUB_CLAMP_U32 ENC_VFLAT default
    0x0ec0e85900380d8, // FLAT_ATOMIC_MIN_I32 ENC_VFLAT default
    0x0ec0e858f0390db, // FLAT_ATOMIC_MIN_U32 ENC_VFLAT default
    0x0ec0e859003a0d3, // FLAT_ATOMIC_MAX_I32 ENC_VFLAT default
    0x0ec0e858f03b0d6, // FLAT_ATOMIC_MAX_U32 ENC_VFLAT default
    0x0ec0e858d03c0ca, // FLAT_ATOMIC_AND_B32 ENC_VFLAT default
    0x0ec0e858d03d0dd, // FLAT_ATOMIC_OR_B32 ENC_VFLAT default
    0x0ec0e858d03e0e6, // FLAT_ATOMIC_XOR_B32 ENC_VFLAT default
    0x0ec0e858f03f0d1, // FLAT_ATOMIC_INC_U32 ENC_VFLAT default
    0x0ec0e858f0400cf, // FLAT_ATOMIC_DEC_U32 ENC_VFLAT default
    0x0ec0ec5910410e5, // FLAT_ATOMIC_SWAP_B64 ENC_VFLAT default
    0x0ec0ee5920420cd, // FLAT_ATOMIC_CMPSWAP_B64 ENC_VFLAT default
    0x0ec0ec5930430c9, // FLAT_ATOMIC_ADD_U64 ENC_VFLAT default
    0x0ec0ec5930440e3, // FLAT_ATOMIC_SUB_U64 ENC_VFLAT default
    0x0ec0ec5940450d9, // FLAT_ATOMIC_MIN_I64 ENC_VFLAT default
    0x0ec0ec5930460dc, // FLAT_ATOMIC_MIN_U64 ENC_VFLAT default
    0x0ec0ec5940470d4, // FLAT_ATOMIC_MAX_I64 ENC_VFLAT default
    0x0ec0ec5930480d7, // FLAT_ATOMIC_MAX_U64 ENC_VFLAT default
    0x0ec0ec5910490cb, // FLAT_ATOMIC_AND_B64 ENC_VFLAT default
    0x0ec0ec59104a0de, // FLAT_ATOMIC_OR_B64 ENC_VFLAT default
    0x0ec0ec59104b0e7, // FLAT_ATOMIC_XOR_B64 ENC_VFLAT default
    0x0ec0ec59304c0d2, // FLAT_ATOMIC_INC_U64 ENC_VFLAT default
    0x0ec0ec59304d0d0, // FLAT_ATOMIC_DEC_U64 ENC_VFLAT default
    0x0ec0e858f0500ce, // FLAT_ATOMIC_COND_SUB_U32 ENC_VFLAT default
    0x0ec0e85950510da, // FLAT_ATOMIC_MIN_NUM_F32 ENC_VFLAT default
    0x0ec0e85950520d5, // FLAT_ATOMIC_MAX_NUM_F32 ENC_VFLAT default
    0x0ec0e85950560c7, // FLAT_ATOMIC_ADD_F32 ENC_VFLAT default
    0x0ec0e85960590e0, // FLAT_ATOMIC_PK_ADD_F16 ENC_VFLAT default
    0x0ec0e859705a0df, // FLAT_ATOMIC_PK_ADD_BF16 ENC_VFLAT default
    0x0ee3bc5980101a8, // SCRATCH_LOAD_U8 ENC_VSCRATCH default
    0x0ee3bc5990111a6, // SCRATCH_LOAD_I8 ENC_VSCRATCH default
    0x0ee3bc59a0121a7, // SCRATCH_LOAD_U16 ENC_VSCRATCH default
    0x0ee3bc59b0131a5, // SCRATCH_LOAD_I16 ENC_VSCRATCH default
    0x0ee3bc59c01419b, // SCRATCH_LOAD_B32 ENC_VSCRATCH default
    0x0ee3be59d01519c, // SCRATCH_LOAD_B64 ENC_VSCRATCH default
    0x0ee3c059e01619d, // SCRATCH_LOAD_B96 ENC_VSCRATCH default
    0x0ee3c259f01719a, // SCRATCH_LOAD_B128 ENC_VSCRATCH default
    0x0ee3c45a00181ad, // SCRATCH_STORE_B8 ENC_VSCRATCH default
    0x0ee3c45a10191aa, // SCRATCH_STORE_B16 ENC_VSCRATCH default
    0x0ee3c45a201a1ab, // SCRATCH_STORE_B32 ENC_VSCRATCH default
    0x0ee3c65a301b1ac, // SCRATCH_STORE_B64 ENC_VSCRATCH default
    0x0ee3c85a401c1ae, // SCRATCH_STORE_B96 ENC_VSCRATCH default
    0x0ee3ca5a501d1a9, // SCRATCH_STORE_B128 ENC_VSCRATCH default
    0x0ee3bc59801e1a4, // SCRATCH_LOAD_D16_U8 ENC_VSCRATCH default
    0x0ee3bc59901f1a3, // SCRATCH_LOAD_D16_I8 ENC_VSCRATCH default
    0x0ee3bc5a602019f, // SCRATCH_LOAD_D16_B16 ENC_VSCRATCH default
    0x0ee3bc5980211a2, // SCRATCH_LOAD_D16_HI_U8 ENC_VSCRATCH default
    0x0ee3bc5990221a1, // SCRATCH_LOAD_D16_HI_I8 ENC_VSCRATCH default
    0x0ee3bc5a60231a0, // SCRATCH_LOAD_D16_HI_B16 ENC_VSCRATCH default
    0x0ee3c45a00241b1, // SCRATCH_STORE_D16_HI_B8 ENC_VSCRATCH default
    0x0ee3c45a10251b0, // SCRATCH_STORE_D16_HI_B16 ENC_VSCRATCH default
    0x0ee3cc5a705319e, // SCRATCH_LOAD_BLOCK ENC_VSCRATCH default
    0x0ee3ce5a80541af, // SCRATCH_STORE_BLOCK ENC_VSCRATCH default
    0x0f00f05a9010132, // GLOBAL_LOAD_U8 ENC_VGLOBAL default
    0x0f00f05aa01112e, // GLOBAL_LOAD_I8 ENC_VGLOBAL default
    0x0f00f05ab012131, // GLOBAL_LOAD_U16 ENC_VGLOBAL default
    0x0f00f05ac01312d, // GLOBAL_LOAD_I16 ENC_VGLOBAL default
    0x0f00f05ad014123, // GLOBAL_LOAD_B32 ENC_VGLOBAL default
    0x0f00f25ae015124, // GLOBAL_LOAD_B64 ENC_VGLOBAL default
    0x0f00f45af016125, // GLOBAL_LOAD_B96 ENC_VGLOBAL default
    0x0f00f65b0017122, // GLOBAL_LOAD_B128 ENC_VGLOBAL default
    0x0f00f85b1018138, // GLOBAL_STORE_B8 ENC_VGLOBAL default
    0x0f00f85b2019135, // GLOBAL_STORE_B16 ENC_VGLOBAL default
    0x0f00f85b301a136, // GLOBAL_STORE_B32 ENC_VGLOBAL default
    0x0f00fa5b401b137, // GLOBAL_STORE_B64 ENC_VGLOBAL default
    0x0f00fc5b501c139, // GLOBAL_STORE_B96 ENC_VGLOBAL default
    0x0f00fe5b601d134, // GLOBAL_STORE_B128 ENC_VGLOBAL default
    0x0f00f05a901e12c, // GLOBAL_LOAD_D16_U8 ENC_VGLOBAL default
    0x0f00f05aa01f12b, // GLOBAL_LOAD_D16_I8 ENC_VGLOBAL default
    0x0f00f05b7020127, // GLOBAL_LOAD_D16_B16 ENC_VGLOBAL default
    0x0f00f05a902112a, // GLOBAL_LOAD_D16_HI_U8 ENC_VGLOBAL default
    0x0f00f05aa022129, // GLOBAL_LOAD_D16_HI_I8 ENC_VGLOBAL default
    0x0f00f05b7023128, // GLOBAL_LOAD_D16_HI_B16 ENC_VGLOBAL default
    0x0f00f85b102413c, // GLOBAL_STORE_D16_HI_B8 ENC_VGLOBAL default
    0x0f00f85b202513b, // GLOBAL_STORE_D16_HI_B16 ENC_VGLOBAL default
    0x0f01005b8028121, // GLOBAL_LOAD_ADDTID_B32 ENC_VGLOBAL default
    0x0f01025b9029133, // GLOBAL_STORE_ADDTID_B32 ENC_VGLOBAL default
    0x0f21041b802b120, // GLOBAL_INV ENC_VGLOBAL default
    0x0f21041b802c13d, // GLOBAL_WB ENC_VGLOBAL default
    0x0f01065ba03311c, // GLOBAL_ATOMIC_SWAP_B32 ENC_VGLOBAL default
    0x0f01085bb034103, // GLOBAL_ATOMIC_CMPSWAP_B32 ENC_VGLOBAL default
    0x0f01065bc0350ff, // GLOBAL_ATOMIC_ADD_U32 ENC_VGLOBAL default
    0x0f01065bc03611a, // GLOBAL_ATOMIC_SUB_U32 ENC_VGLOBAL default
    0x0f01065bc037119, // GLOBAL_ATOMIC_SUB_CLAMP_U32 ENC_VGLOBAL default
    0x0f01065bd03810f, // GLOBAL_ATOMIC_MIN_I32 ENC_VGLOBAL default
    0x0f01065bc039112, // GLOBAL_ATOMIC_MIN_U32 ENC_VGLOBAL default
    0x0f01065bd03a10a, // GLOBAL_ATOMIC_MAX_I32 ENC_VGLOBAL default
    0x0f01065bc03b10d, // GLOBAL_ATOMIC_MAX_U32 ENC_VGLOBAL default
    0x0f01065ba03c101, // GLOBAL_ATOMIC_AND_B32 ENC_VGLOBAL default
    0x0f01065ba03d115, // GLOBAL_ATOMIC_OR_B32 ENC_VGLOBAL default
    0x0f01065ba03e11e, // GLOBAL_ATOMIC_XOR_B32 ENC_VGLOBAL default
    0x0f01065bc03f108, // GLOBAL_ATOMIC_INC_U32 ENC_VGLOBAL default
    0x0f01065bc040106, // GLOBAL_ATOMIC_DEC_U32 ENC_VGLOBAL default
    0x0f010a5be04111d, // GLOBAL_ATOMIC_SWAP_B64 ENC_VGLOBAL default
    0x0f010c5bf042104, // GLOBAL_ATOMIC_CMPSWAP_B64 ENC_VGLOBAL default
    0x0f010a5c0043100, // GLOBAL_ATOMIC_ADD_U64 ENC_VGLOBAL default
    0x0f010a5c004411b, // GLOBAL_ATOMIC_SUB_U64 ENC_VGLOBAL default
    0x0f010a5c1045110, // GLOBAL_ATOMIC_MIN_I64 ENC_VGLOBAL default
    0x0f010a5c0046113, // GLOBAL_ATOMIC_MIN_U64 ENC_VGLOBAL default
    0x0f010a5c104710b, // GLOBAL_ATOMIC_MAX_I64 ENC_VGLOBAL default
    0x0f010a5c004810e, // GLOBAL_ATOMIC_MAX_U64 ENC_VGLOBAL default
    0x0f010a5be049102, // GLOBAL_ATOMIC_AND_B64 ENC_VGLOBAL default
    0x0f010a5be04a116, // GLOBAL_ATOMIC_OR_B64 ENC_VGLOBAL default
    0x0f010a5be04b11f, // GLOBAL_ATOMIC_XOR_B64 ENC_VGLOBAL default
    0x0f010a5c004c109, // GLOBAL_ATOMIC_INC_U64 ENC_VGLOBAL default
    0x0f010a5c004d107, // GLOBAL_ATOMIC_DEC_U64 ENC_VGLOBAL default
    0x0f21041b804f13e, // GLOBAL_WBINV ENC_VGLOBAL default
    0x0f01065bc050105, // GLOBAL_ATOMIC_COND_SUB_U32 ENC_VGLOBAL default
    0x0f01065c2051111, // GLOBAL_ATOMIC_MIN_NUM_F32 ENC_VGLOBAL default
    0x0f01065c205210c, // GLOBAL_ATOMIC_MAX_NUM_F32 ENC_VGLOBAL default
    0x0f010e5c3053126, // GLOBAL_LOAD_BLOCK ENC_VGLOBAL default
    0x0f01105c405413a, // GLOBAL_STORE_BLOCK ENC_VGLOBAL default
    0x0f01065c20560fe, // GLOBAL_ATOMIC_ADD_F32 ENC_VGLOBAL default
    0x0f01125b005712f, // GLOBAL_LOAD_TR_B128 ENC_VGLOBAL default
    0x0f01145ae058130, // GLOBAL_LOAD_TR_B64 ENC_VGLOBAL default
    0x0f01065c5059118, // GLOBAL_ATOMIC_PK_ADD_F16 ENC_VGLOBAL default
    0x0f01065c605a117, // GLOBAL_ATOMIC_PK_ADD_BF16 ENC_VGLOBAL default
    0x0f010a5be073114, // GLOBAL_ATOMIC_ORDERED_ADD_B64 ENC_VGLOBAL default
    0x0f40245c7000272, // S_MOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245c8000272, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265c9001273, // S_MOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265ca001273, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245cb002204, // S_CMOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245cc002204, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265cd003205, // S_CMOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265ce003205, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245cf0041e8, // S_BREV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245d00041e8, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265d10051e9, // S_BREV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265d20051e9, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245d3008233, // S_CTZ_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245d4008233, // S_CTZ_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40285d5009234, // S_CTZ_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60285d6009234, // S_CTZ_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245d300a201, // S_CLZ_I32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245d400a201, // S_CLZ_I32_U32 SOP1_INST_LITERAL has_lit_0
    0x0f40285d500b202, // S_CLZ_I32_U64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60285d600b202, // S_CLZ_I32_U64 SOP1_INST_LITERAL has_lit_0
    0x0f40245d700c1ff, // S_CLS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245d800c1ff, // S_CLS_I32 SOP1_INST_LITERAL has_lit_0
    0x0f40285d900d200, // S_CLS_I32_I64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60285da00d200, // S_CLS_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x0f40245db00e2a9, // S_SEXT_I32_I8 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245dc00e2a9, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x0f40245dd00f2a8, // S_SEXT_I32_I16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245de00f2a8, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x0f40245df0101e3, // S_BITSET0_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245e00101e3, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x0f402a5e10111e4, // S_BITSET0_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602a5e20111e4, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245df0121e5, // S_BITSET1_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245e00121e5, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x0f402a5e10131e6, // S_BITSET1_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602a5e20131e6, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x0f402a5e30141e2, // S_BITREPLICATE_B64_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602a5e40141e2, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40245e50151b3, // S_ABS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245e60151b3, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x0f40245e70161d4, // S_BCNT0_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245e80161d4, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40285e90171d5, // S_BCNT0_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60285ea0171d5, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245e70181d6, // S_BCNT1_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245e80181d6, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40285e90191d7, // S_BCNT1_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60285ea0191d7, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245eb01a298, // S_QUADMASK_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245ec01a298, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265ed01b299, // S_QUADMASK_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265ee01b299, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245eb01c2c7, // S_WQM_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245ec01c2c7, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265ed01d2c8, // S_WQM_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265ee01d2c8, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245eb01e284, // S_NOT_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245ec01e284, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265ed01f285, // S_NOT_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265ee01f285, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245ef0201c8, // S_AND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245f00201c8, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265f10211c9, // S_AND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265f20211c9, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245ef02228e, // S_OR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245f002228e, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265f102328f, // S_OR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265f202328f, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245ef0242cf, // S_XOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245f00242cf, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265f10252d0, // S_XOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265f20252d0, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245ef02627d, // S_NAND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245f002627d, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265f102727e, // S_NAND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265f202727e, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245ef028282, // S_NOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245f0028282, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265f1029283, // S_NOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265f2029283, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245ef02a2cb, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245f002a2cb, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265f102b2cc, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265f202b2cc, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245ef02c1be, // S_AND_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245f002c1be, // S_AND_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265f102d1bf, // S_AND_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265f202d1bf, // S_AND_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245ef02e288, // S_OR_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245f002e288, // S_OR_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265f102f289, // S_OR_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265f202f289, // S_OR_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245ef0301c4, // S_AND_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245f00301c4, // S_AND_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265f10311c5, // S_AND_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265f20311c5, // S_AND_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245ef03228c, // S_OR_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245f003228c, // S_OR_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265f103328d, // S_OR_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265f203328d, // S_OR_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245ef0341c0, // S_AND_NOT0_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245f00341c0, // S_AND_NOT0_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265f10351c1, // S_AND_NOT0_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265f20351c1, // S_AND_NOT0_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245ef0361c6, // S_AND_NOT1_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245f00361c6, // S_AND_NOT1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265f10371c7, // S_AND_NOT1_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265f20371c7, // S_AND_NOT1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245f3040270, // S_MOVRELS_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f40265f4041271, // S_MOVRELS_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f40245f504226d, // S_MOVRELD_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245f604226d, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265f704326e, // S_MOVRELD_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265f804326e, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245f904426f, // S_MOVRELSD_2_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f402c5fa047249, // S_GETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f402e5fb0482a4, // S_SETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f40265fc0492b2, // S_SWAPPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f402e5fb04a29a, // S_RFE_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f80305fd04c2a0, // S_SENDMSG_RTN_B32 ENC_SOP1 default
    0x0f80325fe04d2a1, // S_SENDMSG_RTN_B64 ENC_SOP1 default
    0x0f40345ff04e1d1, // S_BARRIER_SIGNAL ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f403460004f1d2, // S_BARRIER_SIGNAL_ISFIRST ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f402460105024b, // S_GET_BARRIER_STATE ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f40346020511ce, // S_BARRIER_INIT ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f40345ff0521cf, // S_BARRIER_JOIN ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f40346030531bb, // S_ALLOC_VGPR ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60346040531bb, // S_ALLOC_VGPR SOP1_INST_LITERAL has_lit_0
    0x0f40346050582ab, // S_SLEEP_VAR ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60346060582ab, // S_SLEEP_VAR SOP1_INST_LITERAL has_lit_0
    0x0f40246070601fd, // S_CEIL_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60246080601fd, // S_CEIL_F32 SOP1_INST_LITERAL has_lit_0
    0x0f4024607061244, // S_FLOOR_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f6024608061244, // S_FLOOR_F32 SOP1_INST_LITERAL has_lit_0
    0x0f40246070622b5, // S_TRUNC_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60246080622b5, // S_TRUNC_F32 SOP1_INST_LITERAL has_lit_0
    0x0f402460706329c, // S_RNDNE_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602460806329c, // S_RNDNE_F32 SOP1_INST_LITERAL has_lit_0
    0x0f4024609064237, // S_CVT_F32_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602460a064237, // S_CVT_F32_I32 SOP1_INST_LITERAL has_lit_0
    0x0f402460b065238, // S_CVT_F32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602460c065238, // S_CVT_F32_U32 SOP1_INST_LITERAL has_lit_0
    0x0f402460d06623a, // S_CVT_I32_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602460e06623a, // S_CVT_I32_F32 SOP1_INST_LITERAL has_lit_0
    0x0f402460f06723c, // S_CVT_U32_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602461006723c, // S_CVT_U32_F32 SOP1_INST_LITERAL has_lit_0
    0x0f4024611068235, // S_CVT_F16_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f6024612068235, // S_CVT_F16_F32 SOP1_INST_LITERAL has_lit_0
    0x0f4024613069236, // S_CVT_F32_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f6024614069236, // S_CVT_F32_F16 SOP1_INST_LITERAL has_lit_0
    0x0f402461306a239, // S_CVT_HI_F32_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602461406a239, // S_CVT_HI_F32_F16 SOP1_INST_LITERAL has_lit_0
    0x0f402461506b1fc, // S_CEIL_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602461606b1fc, // S_CEIL_F16 SOP1_INST_LITERAL has_lit_0
    0x0f402461506c243, // S_FLOOR_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602461606c243, // S_FLOOR_F16 SOP1_INST_LITERAL has_lit_0
    0x0f402461506d2b4, // S_TRUNC_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602461606d2b4, // S_TRUNC_F16 SOP1_INST_LITERAL has_lit_0
    0x0f402461506e29b, // S_RNDNE_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602461606e29b, // S_RNDNE_F16 SOP1_INST_LITERAL has_lit_0
    0x0fa046617000208, // S_CMP_EQ_I32 ENC_SOPC default
    0x0fc046618000208, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x0fe046619000208, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x10004661a000208, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa046617001219, // S_CMP_LG_I32 ENC_SOPC default
    0x0fc046618001219, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x0fe046619001219, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x10004661a001219, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa046617002211, // S_CMP_GT_I32 ENC_SOPC default
    0x0fc046618002211, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x0fe046619002211, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x10004661a002211, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661700320d, // S_CMP_GE_I32 ENC_SOPC default
    0x0fc04661800320d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x0fe04661900320d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x10004661a00320d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661700421e, // S_CMP_LT_I32 ENC_SOPC default
    0x0fc04661800421e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x0fe04661900421e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x10004661a00421e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa046617005215, // S_CMP_LE_I32 ENC_SOPC default
    0x0fc046618005215, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x0fe046619005215, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x10004661a005215, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661b006209, // S_CMP_EQ_U32 ENC_SOPC default
    0x0fc04661c006209, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x0fe04661d006209, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x10004661e006209, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661b00721a, // S_CMP_LG_U32 ENC_SOPC default
    0x0fc04661c00721a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x0fe04661d00721a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x10004661e00721a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661b008212, // S_CMP_GT_U32 ENC_SOPC default
    0x0fc04661c008212, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x0fe04661d008212, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x10004661e008212, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661b00920e, // S_CMP_GE_U32 ENC_SOPC default
    0x0fc04661c00920e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x0fe04661d00920e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x10004661e00920e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661b00a21f, // S_CMP_LT_U32 ENC_SOPC default
    0x0fc04661c00a21f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x0fe04661d00a21f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x10004661e00a21f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661b00b216, // S_CMP_LE_U32 ENC_SOPC default
    0x0fc04661c00b216, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x0fe04661d00b216, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x10004661e00b216, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661b00c1de, // S_BITCMP0_B32 ENC_SOPC default
    0x0fc04661c00c1de, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x0fe04661d00c1de, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x10004661e00c1de, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661b00d1e0, // S_BITCMP1_B32 ENC_SOPC default
    0x0fc04661c00d1e0, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x0fe04661d00d1e0, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x10004661e00d1e0, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04861f00e1df, // S_BITCMP0_B64 ENC_SOPC default
    0x0fc04862000e1df, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x0fe04862100e1df, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x10004862200e1df, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04861f00f1e1, // S_BITCMP1_B64 ENC_SOPC default
    0x0fc04862000f1e1, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x0fe04862100f1e1, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x10004862200f1e1, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04a62301020a, // S_CMP_EQ_U64 ENC_SOPC default
    0x0fc04a62401020a, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x0fe04a62501020a, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x10004a62601020a, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04a62301121b, // S_CMP_LG_U64 ENC_SOPC default
    0x0fc04a62401121b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x0fe04a62501121b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x10004a62601121b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04662704121d, // S_CMP_LT_F32 ENC_SOPC default
    0x0fc04662804121d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe04662904121d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_1
    0x10004662a04121d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa046627042207, // S_CMP_EQ_F32 ENC_SOPC default
    0x0fc046628042207, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe046629042207, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_1
    0x10004662a042207, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa046627043214, // S_CMP_LE_F32 ENC_SOPC default
    0x0fc046628043214, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe046629043214, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_1
    0x10004662a043214, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa046627044210, // S_CMP_GT_F32 ENC_SOPC default
    0x0fc046628044210, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe046629044210, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_1
    0x10004662a044210, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa046627045218, // S_CMP_LG_F32 ENC_SOPC default
    0x0fc046628045218, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe046629045218, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_1
    0x10004662a045218, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04662704620c, // S_CMP_GE_F32 ENC_SOPC default
    0x0fc04662804620c, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe04662904620c, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_1
    0x10004662a04620c, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04662704722d, // S_CMP_O_F32 ENC_SOPC default
    0x0fc04662804722d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe04662904722d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_1
    0x10004662a04722d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04662704822f, // S_CMP_U_F32 ENC_SOPC default
    0x0fc04662804822f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe04662904822f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_1
    0x10004662a04822f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa046627049223, // S_CMP_NGE_F32 ENC_SOPC default
    0x0fc046628049223, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe046629049223, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_1
    0x10004662a049223, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04662704a229, // S_CMP_NLG_F32 ENC_SOPC default
    0x0fc04662804a229, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe04662904a229, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_1
    0x10004662a04a229, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04662704b225, // S_CMP_NGT_F32 ENC_SOPC default
    0x0fc04662804b225, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe04662904b225, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_1
    0x10004662a04b225, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04662704c227, // S_CMP_NLE_F32 ENC_SOPC default
    0x0fc04662804c227, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe04662904c227, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_1
    0x10004662a04c227, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04662704d221, // S_CMP_NEQ_F32 ENC_SOPC default
    0x0fc04662804d221, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe04662904d221, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_1
    0x10004662a04d221, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04662704e22b, // S_CMP_NLT_F32 ENC_SOPC default
    0x0fc04662804e22b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe04662904e22b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_1
    0x10004662a04e22b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c62b05121c, // S_CMP_LT_F16 ENC_SOPC default
    0x0fc04c62c05121c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c62d05121c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c62e05121c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c62b052206, // S_CMP_EQ_F16 ENC_SOPC default
    0x0fc04c62c052206, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c62d052206, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c62e052206, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c62b053213, // S_CMP_LE_F16 ENC_SOPC default
    0x0fc04c62c053213, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c62d053213, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c62e053213, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c62b05420f, // S_CMP_GT_F16 ENC_SOPC default
    0x0fc04c62c05420f, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c62d05420f, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c62e05420f, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c62b055217, // S_CMP_LG_F16 ENC_SOPC default
    0x0fc04c62c055217, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c62d055217, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c62e055217, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c62b05620b, // S_CMP_GE_F16 ENC_SOPC default
    0x0fc04c62c05620b, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c62d05620b, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c62e05620b, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c62b05722c, // S_CMP_O_F16 ENC_SOPC default
    0x0fc04c62c05722c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c62d05722c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c62e05722c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c62b05822e, // S_CMP_U_F16 ENC_SOPC default
    0x0fc04c62c05822e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c62d05822e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c62e05822e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c62b059222, // S_CMP_NGE_F16 ENC_SOPC default
    0x0fc04c62c059222, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c62d059222, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c62e059222, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c62b05a228, // S_CMP_NLG_F16 ENC_SOPC default
    0x0fc04c62c05a228, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c62d05a228, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c62e05a228, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c62b05b224, // S_CMP_NGT_F16 ENC_SOPC default
    0x0fc04c62c05b224, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c62d05b224, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c62e05b224, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c62b05c226, // S_CMP_NLE_F16 ENC_SOPC default
    0x0fc04c62c05c226, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c62d05c226, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c62e05c226, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c62b05d220, // S_CMP_NEQ_F16 ENC_SOPC default
    0x0fc04c62c05d220, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c62d05d220, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c62e05d220, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c62b05e22a, // S_CMP_NLT_F16 ENC_SOPC default
    0x0fc04c62c05e22a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c62d05e22a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c62e05e22a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x10205a62f00027f, // S_NOP ENC_SOPP default
    0x10205a62f0012a3, // S_SETKILL ENC_SOPP default
    0x10205a62f0022a2, // S_SETHALT ENC_SOPP default
    0x10205a6300032aa, // S_SLEEP ENC_SOPP default
    0x10205c6310051fe, // S_CLAUSE ENC_SOPP default
    0x10205e63200723f, // S_DELAY_ALU ENC_SOPP default
    0x1020606330082ba, // S_WAIT_ALU ENC_SOPP default
    0x1023d062f0092b9, // S_WAITCNT ENC_SOPP default
    0x1020181b800a2bf, // S_WAIT_IDLE ENC_SOPP default
    0x10205c63400b2bd, // S_WAIT_EVENT ENC_SOPP default
    0x10205a62f0102b3, // S_TRAP ENC_SOPP default
    0x10205c62f01129d, // S_ROUND_MODE ENC_SOPP default
    0x10205a62f012240, // S_DENORM_MODE ENC_SOPP default
    0x10205a62f0141d3, // S_BARRIER_WAIT ENC_SOPP default
    0x1020186350151d0, // S_BARRIER_LEAVE ENC_SOPP default
    0x1020181b801f230, // S_CODE_END ENC_SOPP default
    0x1020626360201e7, // S_BRANCH ENC_SOPP default
    0x1020626370211f8, // S_CBRANCH_SCC0 ENC_SOPP default
    0x1020626370221f9, // S_CBRANCH_SCC1 ENC_SOPP default
    0x1040626380231fb, // S_CBRANCH_VCCZ ENC_SOPP default
    0x1040626380241fa, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x1020626390251f7, // S_CBRANCH_EXECZ ENC_SOPP default
    0x1020626390261f6, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x1020641b8030241, // S_ENDPGM ENC_SOPP default
    0x1020181b8031242, // S_ENDPGM_SAVED ENC_SOPP default
    0x1020181b80342c6, // S_WAKEUP ENC_SOPP default
    0x10205a62f0352a5, // S_SETPRIO ENC_SOPP default
    0x10206663a03629e, // S_SENDMSG ENC_SOPP default
    0x10206663a03729f, // S_SENDMSGHALT ENC_SOPP default
    0x10205a62f03824d, // S_INCPERFLEVEL ENC_SOPP default
    0x10205a62f03923e, // S_DECPERFLEVEL ENC_SOPP default
    0x10201863b03a2b6, // S_TTRACEDATA ENC_SOPP default
    0x10205c62f03b2b7, // S_TTRACEDATA_IMM ENC_SOPP default
    0x1020181b803c24c, // S_ICACHE_INV ENC_SOPP default
    0x10205c62f0402c1, // S_WAIT_LOADCNT ENC_SOPP default
    0x10205c62f0412c4, // S_WAIT_STORECNT ENC_SOPP default
    0x10205c62f0422c3, // S_WAIT_SAMPLECNT ENC_SOPP default
    0x10205c62f0432bb, // S_WAIT_BVHCNT ENC_SOPP default
    0x10205c62f0442be, // S_WAIT_EXPCNT ENC_SOPP default
    0x10205c62f0462bc, // S_WAIT_DSCNT ENC_SOPP default
    0x10205c62f0472c0, // S_WAIT_KMCNT ENC_SOPP default
    0x10205c63c0482c2, // S_WAIT_LOADCNT_DSCNT ENC_SOPP default
    0x10205c63c0492c5, // S_WAIT_STORECNT_DSCNT ENC_SOPP default
];
