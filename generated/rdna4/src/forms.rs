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
pub static FORMS: [u64; 5036] = [
    0x0001b60000013a2, // V_CNDMASK_B32 ENC_VOP2 default
    0x0021b80010013a2, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x0041ba0020013a2, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x0061b60030013a2, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x0081c20040022e6, // V_ADD_F64 ENC_VOP2 default
    0x00a1c20050022e6, // V_ADD_F64 VOP2_INST_LITERAL has_lit
    0x0081c60060032e5, // V_ADD_F32 ENC_VOP2 default
    0x00c1c80070032e5, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ca0080032e5, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1c60090032e5, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x0081c60060044c3, // V_SUB_F32 ENC_VOP2 default
    0x00c1c80070044c3, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ca0080044c3, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1c60090044c3, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x0081c60060054be, // V_SUBREV_F32 ENC_VOP2 default
    0x00c1c80070054be, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ca0080054be, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1c60090054be, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x0081c2004006477, // V_MUL_F64 ENC_VOP2 default
    0x00a1c2005006477, // V_MUL_F64 VOP2_INST_LITERAL has_lit
    0x0081c6006007474, // V_MUL_DX9_ZERO_F32 ENC_VOP2 default
    0x00c1c8007007474, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ca008007474, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1c6009007474, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x0081c6006008476, // V_MUL_F32 ENC_VOP2 default
    0x00c1c8007008476, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ca008008476, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1c6009008476, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x0081c600a00947c, // V_MUL_I32_I24 ENC_VOP2 default
    0x00c1c800b00947c, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00e1d200c00947c, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00a1c600d00947c, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0081c600a00a479, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x00c1c800b00a479, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00e1d200c00a479, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00a1c600d00a479, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0081c600e00b47f, // V_MUL_U32_U24 ENC_VOP2 default
    0x00c1c800f00b47f, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00e1d201000b47f, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00a1c601100b47f, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0081c600e00c47b, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x00c1c800f00c47b, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00e1d201000c47b, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00a1c601100c47b, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0081c200400d467, // V_MIN_NUM_F64 ENC_VOP2 default
    0x00a1c200500d467, // V_MIN_NUM_F64 VOP2_INST_LITERAL has_lit
    0x0081c200400e447, // V_MAX_NUM_F64 ENC_VOP2 default
    0x00a1c200500e447, // V_MAX_NUM_F64 VOP2_INST_LITERAL has_lit
    0x0081c600a011464, // V_MIN_I32 ENC_VOP2 default
    0x00c1c800b011464, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e1d200c011464, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x00a1c600d011464, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0081c600a012444, // V_MAX_I32 ENC_VOP2 default
    0x00c1c800b012444, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e1d200c012444, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x00a1c600d012444, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x0081c600e013469, // V_MIN_U32 ENC_VOP2 default
    0x00c1c800f013469, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1d2010013469, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1c6011013469, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x0081c600e014449, // V_MAX_U32 ENC_VOP2 default
    0x00c1c800f014449, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1d2010014449, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1c6011014449, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x0081c6006015466, // V_MIN_NUM_F32 ENC_VOP2 default
    0x00c1c8007015466, // V_MIN_NUM_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ca008015466, // V_MIN_NUM_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1c6009015466, // V_MIN_NUM_F32 VOP2_INST_LITERAL has_lit
    0x0081c6006016446, // V_MAX_NUM_F32 ENC_VOP2 default
    0x00c1c8007016446, // V_MAX_NUM_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ca008016446, // V_MAX_NUM_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1c6009016446, // V_MAX_NUM_F32 VOP2_INST_LITERAL has_lit
    0x0081c600e018423, // V_LSHLREV_B32 ENC_VOP2 default
    0x00c1c800f018423, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1d2010018423, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1c6011018423, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x0081c600e019428, // V_LSHRREV_B32 ENC_VOP2 default
    0x00c1c800f019428, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1d2010019428, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1c6011019428, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x0081c601201a2f2, // V_ASHRREV_I32 ENC_VOP2 default
    0x00c1c801301a2f2, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e1d201401a2f2, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x00a1c601501a2f2, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x0081c600e01b2ef, // V_AND_B32 ENC_VOP2 default
    0x00c1c800f01b2ef, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1d201001b2ef, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1c601101b2ef, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0081c600e01c485, // V_OR_B32 ENC_VOP2 default
    0x00c1c800f01c485, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1d201001c485, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1c601101c485, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0081c600e01d4f4, // V_XOR_B32 ENC_VOP2 default
    0x00c1c800f01d4f4, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1d201001d4f4, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1c601101d4f4, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x0081c600e01e4f1, // V_XNOR_B32 ENC_VOP2 default
    0x00c1c800f01e4f1, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1d201001e4f1, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1c601101e4f1, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x0101da01601f424, // V_LSHLREV_B64 ENC_VOP2 default
    0x0121da01701f424, // V_LSHLREV_B64 VOP2_INST_LITERAL has_lit
    0x0001de0180202e2, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x0021e00190202e2, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0041e201a0202e2, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0061de01b0202e2, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0001de0180214c0, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x0021e00190214c0, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0041e201a0214c0, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0061de01b0214c0, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0001de0180224bb, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x0021e00190224bb, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0041e201a0224bb, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0061de01b0224bb, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0081c600e0252eb, // V_ADD_NC_U32 ENC_VOP2 default
    0x00c1c800f0252eb, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1d20100252eb, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1c60110252eb, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x0081c600e0264c7, // V_SUB_NC_U32 ENC_VOP2 default
    0x00c1c800f0264c7, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1d20100264c7, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1c60110264c7, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x0081c600e0274bf, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x00c1c800f0274bf, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1d20100274bf, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1c60110274bf, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x0081c601c02b403, // V_FMAC_F32 ENC_VOP2 default
    0x00c1c801d02b403, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ca01e02b403, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1c601f02b403, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x0141ea02002c405, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x00a1ea02102c405, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x0141ec02202d401, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x00a1ec02302d401, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x0081ee02402f3cd, // V_CVT_PK_RTZ_F16_F32 ENC_VOP2 default
    0x00c1f002502f3cd, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1f202602f3cd, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1ee02702f3cd, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x0081fa028030465, // V_MIN_NUM_F16 ENC_VOP2 default
    0x00c1fc029030465, // V_MIN_NUM_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e1fe02a030465, // V_MIN_NUM_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a1fa02b030465, // V_MIN_NUM_F16 VOP2_INST_LITERAL has_lit
    0x0081fa028031445, // V_MAX_NUM_F16 ENC_VOP2 default
    0x00c1fc029031445, // V_MAX_NUM_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e1fe02a031445, // V_MAX_NUM_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a1fa02b031445, // V_MAX_NUM_F16 VOP2_INST_LITERAL has_lit
    0x0081fa0280322e4, // V_ADD_F16 ENC_VOP2 default
    0x00c1fc0290322e4, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e1fe02a0322e4, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a1fa02b0322e4, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x0081fa0280334c2, // V_SUB_F16 ENC_VOP2 default
    0x00c1fc0290334c2, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e1fe02a0334c2, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a1fa02b0334c2, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x0081fa0280344bd, // V_SUBREV_F16 ENC_VOP2 default
    0x00c1fc0290344bd, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e1fe02a0344bd, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a1fa02b0344bd, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x0081fa028035475, // V_MUL_F16 ENC_VOP2 default
    0x00c1fc029035475, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e1fe02a035475, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a1fa02b035475, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x0081fa02c036402, // V_FMAC_F16 ENC_VOP2 default
    0x00c1fc02d036402, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e1fe02e036402, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a1fa02f036402, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x014206030037404, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x00a206031037404, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x014208032038400, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x00a208033038400, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x0081fa02803b41c, // V_LDEXP_F16 ENC_VOP2 default
    0x00c1fc02903b41c, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e20a02a03b41c, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a1fa02b03b41c, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x00821203403c492, // V_PK_FMAC_F16 ENC_VOP2 default
    0x00a21203503c492, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
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
    0x0283500c90003f1, // V_DUAL_FMAC_F32 VOPDXY X default
    0x02a3500ca0003f1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL X has_lit
    0x02c3540cb0013f0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X default
    0x02a3540cc0013f0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X has_lit
    0x02c3580cd0023f2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X default
    0x02a3580ce0023f2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283500cf0033f8, // V_DUAL_MUL_F32 VOPDXY X default
    0x02a3500d00033f8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283500cf0043ea, // V_DUAL_ADD_F32 VOPDXY X default
    0x02a3500d00043ea, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283500cf0053fa, // V_DUAL_SUB_F32 VOPDXY X default
    0x02a3500d00053fa, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283500cf0063f9, // V_DUAL_SUBREV_F32 VOPDXY X default
    0x02a3500d00063f9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283500cf0073f7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY X default
    0x02a3500d00073f7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL X has_lit
    0x02835c0d10083f6, // V_DUAL_MOV_B32 VOPDXY X default
    0x02a35c0d20083f6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL X has_lit
    0x02e3500d30093ed, // V_DUAL_CNDMASK_B32 VOPDXY X default
    0x0303500d40093ed, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL X has_lit
    0x0283500cf00a3f4, // V_DUAL_MAX_NUM_F32 VOPDXY X default
    0x02a3500d000a3f4, // V_DUAL_MAX_NUM_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283500cf00b3f5, // V_DUAL_MIN_NUM_F32 VOPDXY X default
    0x02a3500d000b3f5, // V_DUAL_MIN_NUM_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283600d500c3ef, // V_DUAL_DOT2ACC_F32_F16 VOPDXY X default
    0x02a3600d600c3ef, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL X has_lit
    0x0283640d700d3ee, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY X default
    0x02a3640d800d3ee, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL X has_lit
    0x0323520d90003f1, // V_DUAL_FMAC_F32 VOPDXY Y default_y
    0x0343520da0003f1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0363560db0013f0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y default_y
    0x0343560db0013f0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03635a0dc0023f2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y default_y
    0x03435a0dc0023f2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323520dd0033f8, // V_DUAL_MUL_F32 VOPDXY Y default_y
    0x0343520de0033f8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323520dd0043ea, // V_DUAL_ADD_F32 VOPDXY Y default_y
    0x0343520de0043ea, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323520dd0053fa, // V_DUAL_SUB_F32 VOPDXY Y default_y
    0x0343520de0053fa, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323520dd0063f9, // V_DUAL_SUBREV_F32 VOPDXY Y default_y
    0x0343520de0063f9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323520dd0073f7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY Y default_y
    0x0343520de0073f7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03235e0df0083f6, // V_DUAL_MOV_B32 VOPDXY Y default_y
    0x03435e0e00083f6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0383520e10093ed, // V_DUAL_CNDMASK_B32 VOPDXY Y default_y
    0x03a3520e20093ed, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323520dd00a3f4, // V_DUAL_MAX_NUM_F32 VOPDXY Y default_y
    0x0343520de00a3f4, // V_DUAL_MAX_NUM_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323520dd00b3f5, // V_DUAL_MIN_NUM_F32 VOPDXY Y default_y
    0x0343520de00b3f5, // V_DUAL_MIN_NUM_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323620e300c3ef, // V_DUAL_DOT2ACC_F32_F16 VOPDXY Y default_y
    0x0343620e400c3ef, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323660e500d3ee, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY Y default_y
    0x0343660e600d3ee, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323520e70103eb, // V_DUAL_ADD_NC_U32 VOPDXY Y default_y
    0x0343520e80103eb, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323520e90113f3, // V_DUAL_LSHLREV_B32 VOPDXY Y default_y
    0x0343520ea0113f3, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323520e90123ec, // V_DUAL_AND_B32 VOPDXY Y default_y
    0x0343520ea0123ec, // V_DUAL_AND_B32 VOPDXY_INST_LITERAL Y has_lit_y
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
    0x03e2d00f900137a, // V_CMP_LT_F16 ENC_VOP3 default
    0x0402d20fa00137a, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422d40fb00137a, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442d00fc00137a, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x0462d00fd00137a, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x0482d00fe00137a, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2d00f9002353, // V_CMP_EQ_F16 ENC_VOP3 default
    0x0402d20fa002353, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422d40fb002353, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442d00fc002353, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0462d00fd002353, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x0482d00fe002353, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2d00f900336e, // V_CMP_LE_F16 ENC_VOP3 default
    0x0402d20fa00336e, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422d40fb00336e, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442d00fc00336e, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x0462d00fd00336e, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x0482d00fe00336e, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2d00f9004365, // V_CMP_GT_F16 ENC_VOP3 default
    0x0402d20fa004365, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422d40fb004365, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442d00fc004365, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x0462d00fd004365, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x0482d00fe004365, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2d00f9005377, // V_CMP_LG_F16 ENC_VOP3 default
    0x0402d20fa005377, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422d40fb005377, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442d00fc005377, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x0462d00fd005377, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x0482d00fe005377, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2d00f900635c, // V_CMP_GE_F16 ENC_VOP3 default
    0x0402d20fa00635c, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422d40fb00635c, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442d00fc00635c, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x0462d00fd00635c, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x0482d00fe00635c, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2d00f900739b, // V_CMP_O_F16 ENC_VOP3 default
    0x0402d20fa00739b, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422d40fb00739b, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442d00fc00739b, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x0462d00fd00739b, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x0482d00fe00739b, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2d00f900839e, // V_CMP_U_F16 ENC_VOP3 default
    0x0402d20fa00839e, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422d40fb00839e, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442d00fc00839e, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x0462d00fd00839e, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x0482d00fe00839e, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2d00f900938c, // V_CMP_NGE_F16 ENC_VOP3 default
    0x0402d20fa00938c, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422d40fb00938c, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442d00fc00938c, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x0462d00fd00938c, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x0482d00fe00938c, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2d00f900a395, // V_CMP_NLG_F16 ENC_VOP3 default
    0x0402d20fa00a395, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422d40fb00a395, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442d00fc00a395, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x0462d00fd00a395, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x0482d00fe00a395, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2d00f900b38f, // V_CMP_NGT_F16 ENC_VOP3 default
    0x0402d20fa00b38f, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422d40fb00b38f, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442d00fc00b38f, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x0462d00fd00b38f, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x0482d00fe00b38f, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2d00f900c392, // V_CMP_NLE_F16 ENC_VOP3 default
    0x0402d20fa00c392, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422d40fb00c392, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442d00fc00c392, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x0462d00fd00c392, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x0482d00fe00c392, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2d00f900d383, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x0402d20fa00d383, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422d40fb00d383, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442d00fc00d383, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0462d00fd00d383, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x0482d00fe00d383, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2d00f900e398, // V_CMP_NLT_F16 ENC_VOP3 default
    0x0402d20fa00e398, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422d40fb00e398, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442d00fc00e398, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x0462d00fd00e398, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x0482d00fe00e398, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2dc0ff01137b, // V_CMP_LT_F32 ENC_VOP3 default
    0x0402de10001137b, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422e010101137b, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442dc10201137b, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x0462dc10301137b, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x0482dc10401137b, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2dc0ff012354, // V_CMP_EQ_F32 ENC_VOP3 default
    0x0402de100012354, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422e0101012354, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442dc102012354, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0462dc103012354, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x0482dc104012354, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2dc0ff01336f, // V_CMP_LE_F32 ENC_VOP3 default
    0x0402de10001336f, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422e010101336f, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442dc10201336f, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x0462dc10301336f, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x0482dc10401336f, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2dc0ff014366, // V_CMP_GT_F32 ENC_VOP3 default
    0x0402de100014366, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422e0101014366, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442dc102014366, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x0462dc103014366, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x0482dc104014366, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2dc0ff015378, // V_CMP_LG_F32 ENC_VOP3 default
    0x0402de100015378, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422e0101015378, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442dc102015378, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x0462dc103015378, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x0482dc104015378, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2dc0ff01635d, // V_CMP_GE_F32 ENC_VOP3 default
    0x0402de10001635d, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422e010101635d, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442dc10201635d, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x0462dc10301635d, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x0482dc10401635d, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2dc0ff01739c, // V_CMP_O_F32 ENC_VOP3 default
    0x0402de10001739c, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422e010101739c, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442dc10201739c, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x0462dc10301739c, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x0482dc10401739c, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2dc0ff01839f, // V_CMP_U_F32 ENC_VOP3 default
    0x0402de10001839f, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422e010101839f, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442dc10201839f, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x0462dc10301839f, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x0482dc10401839f, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2dc0ff01938d, // V_CMP_NGE_F32 ENC_VOP3 default
    0x0402de10001938d, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422e010101938d, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442dc10201938d, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x0462dc10301938d, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x0482dc10401938d, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2dc0ff01a396, // V_CMP_NLG_F32 ENC_VOP3 default
    0x0402de10001a396, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422e010101a396, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442dc10201a396, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x0462dc10301a396, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x0482dc10401a396, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2dc0ff01b390, // V_CMP_NGT_F32 ENC_VOP3 default
    0x0402de10001b390, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422e010101b390, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442dc10201b390, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x0462dc10301b390, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x0482dc10401b390, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2dc0ff01c393, // V_CMP_NLE_F32 ENC_VOP3 default
    0x0402de10001c393, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422e010101c393, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442dc10201c393, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x0462dc10301c393, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x0482dc10401c393, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2dc0ff01d384, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x0402de10001d384, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422e010101d384, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442dc10201d384, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0462dc10301d384, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x0482dc10401d384, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2dc0ff01e399, // V_CMP_NLT_F32 ENC_VOP3 default
    0x0402de10001e399, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422e010101e399, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442dc10201e399, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x0462dc10301e399, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x0482dc10401e399, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2e810502137c, // V_CMP_LT_F64 ENC_VOP3 default
    0x0442e810602137c, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x0462e810702137c, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x0482e810802137c, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2e8105022355, // V_CMP_EQ_F64 ENC_VOP3 default
    0x0442e8106022355, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0462e8107022355, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0482e8108022355, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2e8105023370, // V_CMP_LE_F64 ENC_VOP3 default
    0x0442e8106023370, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x0462e8107023370, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x0482e8108023370, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2e8105024367, // V_CMP_GT_F64 ENC_VOP3 default
    0x0442e8106024367, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x0462e8107024367, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x0482e8108024367, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2e8105025379, // V_CMP_LG_F64 ENC_VOP3 default
    0x0442e8106025379, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x0462e8107025379, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x0482e8108025379, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2e810502635e, // V_CMP_GE_F64 ENC_VOP3 default
    0x0442e810602635e, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x0462e810702635e, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x0482e810802635e, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2e810502739d, // V_CMP_O_F64 ENC_VOP3 default
    0x0442e810602739d, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x0462e810702739d, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x0482e810802739d, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2e81050283a0, // V_CMP_U_F64 ENC_VOP3 default
    0x0442e81060283a0, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x0462e81070283a0, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x0482e81080283a0, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2e810502938e, // V_CMP_NGE_F64 ENC_VOP3 default
    0x0442e810602938e, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x0462e810702938e, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x0482e810802938e, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2e810502a397, // V_CMP_NLG_F64 ENC_VOP3 default
    0x0442e810602a397, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x0462e810702a397, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x0482e810802a397, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2e810502b391, // V_CMP_NGT_F64 ENC_VOP3 default
    0x0442e810602b391, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x0462e810702b391, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x0482e810802b391, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2e810502c394, // V_CMP_NLE_F64 ENC_VOP3 default
    0x0442e810602c394, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x0462e810702c394, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x0482e810802c394, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2e810502d385, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x0442e810602d385, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0462e810702d385, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0482e810802d385, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2e810502e39a, // V_CMP_NLT_F64 ENC_VOP3 default
    0x0442e810602e39a, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x0462e810702e39a, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x0482e810802e39a, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ec10903137d, // V_CMP_LT_I16 ENC_VOP3 default
    0x0402ee10a03137d, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0422f010b03137d, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442ec10c03137d, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x0462ec10d03137d, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x0482ec10e03137d, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ec109032356, // V_CMP_EQ_I16 ENC_VOP3 default
    0x0402ee10a032356, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x0422f010b032356, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442ec10c032356, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x0462ec10d032356, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x0482ec10e032356, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ec109033371, // V_CMP_LE_I16 ENC_VOP3 default
    0x0402ee10a033371, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0422f010b033371, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442ec10c033371, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x0462ec10d033371, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x0482ec10e033371, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ec109034368, // V_CMP_GT_I16 ENC_VOP3 default
    0x0402ee10a034368, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0422f010b034368, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442ec10c034368, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x0462ec10d034368, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x0482ec10e034368, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ec109035386, // V_CMP_NE_I16 ENC_VOP3 default
    0x0402ee10a035386, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0422f010b035386, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442ec10c035386, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x0462ec10d035386, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x0482ec10e035386, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ec10903635f, // V_CMP_GE_I16 ENC_VOP3 default
    0x0402ee10a03635f, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0422f010b03635f, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442ec10c03635f, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x0462ec10d03635f, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x0482ec10e03635f, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ec10f039380, // V_CMP_LT_U16 ENC_VOP3 default
    0x0402ee110039380, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422f0111039380, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442ec112039380, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x0462ec113039380, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x0482ec114039380, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ec10f03a359, // V_CMP_EQ_U16 ENC_VOP3 default
    0x0402ee11003a359, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422f011103a359, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442ec11203a359, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x0462ec11303a359, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x0482ec11403a359, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ec10f03b374, // V_CMP_LE_U16 ENC_VOP3 default
    0x0402ee11003b374, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422f011103b374, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442ec11203b374, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x0462ec11303b374, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x0482ec11403b374, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ec10f03c36b, // V_CMP_GT_U16 ENC_VOP3 default
    0x0402ee11003c36b, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422f011103c36b, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442ec11203c36b, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x0462ec11303c36b, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x0482ec11403c36b, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ec10f03d389, // V_CMP_NE_U16 ENC_VOP3 default
    0x0402ee11003d389, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422f011103d389, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442ec11203d389, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x0462ec11303d389, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x0482ec11403d389, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ec10f03e362, // V_CMP_GE_U16 ENC_VOP3 default
    0x0402ee11003e362, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422f011103e362, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442ec11203e362, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x0462ec11303e362, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x0482ec11403e362, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2f811504137e, // V_CMP_LT_I32 ENC_VOP3 default
    0x0402fa11604137e, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0422fc11704137e, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0442f811804137e, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x0462f811904137e, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x0482f811a04137e, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2f8115042357, // V_CMP_EQ_I32 ENC_VOP3 default
    0x0402fa116042357, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x0422fc117042357, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x0442f8118042357, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x0462f8119042357, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x0482f811a042357, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2f8115043372, // V_CMP_LE_I32 ENC_VOP3 default
    0x0402fa116043372, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0422fc117043372, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0442f8118043372, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x0462f8119043372, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x0482f811a043372, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2f8115044369, // V_CMP_GT_I32 ENC_VOP3 default
    0x0402fa116044369, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0422fc117044369, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0442f8118044369, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x0462f8119044369, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x0482f811a044369, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2f8115045387, // V_CMP_NE_I32 ENC_VOP3 default
    0x0402fa116045387, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0422fc117045387, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0442f8118045387, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x0462f8119045387, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x0482f811a045387, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2f8115046360, // V_CMP_GE_I32 ENC_VOP3 default
    0x0402fa116046360, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0422fc117046360, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0442f8118046360, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x0462f8119046360, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x0482f811a046360, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2f811b049381, // V_CMP_LT_U32 ENC_VOP3 default
    0x0402fa11c049381, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0422fc11d049381, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0442f811e049381, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x0462f811f049381, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x0482f8120049381, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2f811b04a35a, // V_CMP_EQ_U32 ENC_VOP3 default
    0x0402fa11c04a35a, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x0422fc11d04a35a, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x0442f811e04a35a, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x0462f811f04a35a, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x0482f812004a35a, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2f811b04b375, // V_CMP_LE_U32 ENC_VOP3 default
    0x0402fa11c04b375, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0422fc11d04b375, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0442f811e04b375, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x0462f811f04b375, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x0482f812004b375, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2f811b04c36c, // V_CMP_GT_U32 ENC_VOP3 default
    0x0402fa11c04c36c, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0422fc11d04c36c, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0442f811e04c36c, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x0462f811f04c36c, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x0482f812004c36c, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2f811b04d38a, // V_CMP_NE_U32 ENC_VOP3 default
    0x0402fa11c04d38a, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0422fc11d04d38a, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0442f811e04d38a, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x0462f811f04d38a, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x0482f812004d38a, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2f811b04e363, // V_CMP_GE_U32 ENC_VOP3 default
    0x0402fa11c04e363, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0422fc11d04e363, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0442f811e04e363, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x0462f811f04e363, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x0482f812004e363, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30012105137f, // V_CMP_LT_I64 ENC_VOP3 default
    0x04430012205137f, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x04630012305137f, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x04830012405137f, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e300121052358, // V_CMP_EQ_I64 ENC_VOP3 default
    0x044300122052358, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x046300123052358, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x048300124052358, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e300121053373, // V_CMP_LE_I64 ENC_VOP3 default
    0x044300122053373, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x046300123053373, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x048300124053373, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30012105436a, // V_CMP_GT_I64 ENC_VOP3 default
    0x04430012205436a, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x04630012305436a, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x04830012405436a, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e300121055388, // V_CMP_NE_I64 ENC_VOP3 default
    0x044300122055388, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x046300123055388, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x048300124055388, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e300121056361, // V_CMP_GE_I64 ENC_VOP3 default
    0x044300122056361, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x046300123056361, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x048300124056361, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e300125059382, // V_CMP_LT_U64 ENC_VOP3 default
    0x044300126059382, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x046300127059382, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x048300128059382, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30012505a35b, // V_CMP_EQ_U64 ENC_VOP3 default
    0x04430012605a35b, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x04630012705a35b, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x04830012805a35b, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30012505b376, // V_CMP_LE_U64 ENC_VOP3 default
    0x04430012605b376, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x04630012705b376, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x04830012805b376, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30012505c36d, // V_CMP_GT_U64 ENC_VOP3 default
    0x04430012605c36d, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x04630012705c36d, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x04830012805c36d, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30012505d38b, // V_CMP_NE_U64 ENC_VOP3 default
    0x04430012605d38b, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x04630012705d38b, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x04830012805d38b, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30012505e364, // V_CMP_GE_U64 ENC_VOP3 default
    0x04430012605e364, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x04630012705e364, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x04830012805e364, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2d00f907d350, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x0402d20fa07d350, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422d40fb07d350, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442d00fc07d350, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x0462d00fd07d350, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x0482d00fe07d350, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30412907e351, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x04030612a07e351, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x04230812b07e351, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04430412c07e351, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x04630412d07e351, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x04830412e07e351, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30c12f07f352, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x04430c13007f352, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x04630c13107f352, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x04830c13207f352, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a310133081329, // V_CMPX_LT_F16 ENC_VOP3 default
    0x04c312134081329, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e314135081329, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x050310136081329, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x052310137081329, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x054310138081329, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a310133082302, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x04c312134082302, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e314135082302, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x050310136082302, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x052310137082302, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x054310138082302, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a31013308331d, // V_CMPX_LE_F16 ENC_VOP3 default
    0x04c31213408331d, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e31413508331d, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x05031013608331d, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x05231013708331d, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x05431013808331d, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a310133084314, // V_CMPX_GT_F16 ENC_VOP3 default
    0x04c312134084314, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e314135084314, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x050310136084314, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x052310137084314, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x054310138084314, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a310133085326, // V_CMPX_LG_F16 ENC_VOP3 default
    0x04c312134085326, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e314135085326, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x050310136085326, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x052310137085326, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x054310138085326, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a31013308630b, // V_CMPX_GE_F16 ENC_VOP3 default
    0x04c31213408630b, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e31413508630b, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x05031013608630b, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x05231013708630b, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x05431013808630b, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a31013308734a, // V_CMPX_O_F16 ENC_VOP3 default
    0x04c31213408734a, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e31413508734a, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x05031013608734a, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x05231013708734a, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x05431013808734a, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a31013308834d, // V_CMPX_U_F16 ENC_VOP3 default
    0x04c31213408834d, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e31413508834d, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x05031013608834d, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x05231013708834d, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x05431013808834d, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a31013308933b, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x04c31213408933b, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e31413508933b, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x05031013608933b, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x05231013708933b, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x05431013808933b, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a31013308a344, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x04c31213408a344, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e31413508a344, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x05031013608a344, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x05231013708a344, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x05431013808a344, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a31013308b33e, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x04c31213408b33e, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e31413508b33e, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x05031013608b33e, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x05231013708b33e, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x05431013808b33e, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a31013308c341, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x04c31213408c341, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e31413508c341, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x05031013608c341, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x05231013708c341, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x05431013808c341, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a31013308d332, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x04c31213408d332, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e31413508d332, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x05031013608d332, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05231013708d332, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05431013808d332, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a31013308e347, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x04c31213408e347, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e31413508e347, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x05031013608e347, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x05231013708e347, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x05431013808e347, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a31c13909132a, // V_CMPX_LT_F32 ENC_VOP3 default
    0x04c31e13a09132a, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e32013b09132a, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05031c13c09132a, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x05231c13d09132a, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x05431c13e09132a, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a31c139092303, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x04c31e13a092303, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e32013b092303, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x05031c13c092303, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05231c13d092303, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05431c13e092303, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a31c13909331e, // V_CMPX_LE_F32 ENC_VOP3 default
    0x04c31e13a09331e, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e32013b09331e, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05031c13c09331e, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x05231c13d09331e, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x05431c13e09331e, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a31c139094315, // V_CMPX_GT_F32 ENC_VOP3 default
    0x04c31e13a094315, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e32013b094315, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05031c13c094315, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x05231c13d094315, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x05431c13e094315, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a31c139095327, // V_CMPX_LG_F32 ENC_VOP3 default
    0x04c31e13a095327, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e32013b095327, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x05031c13c095327, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x05231c13d095327, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x05431c13e095327, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a31c13909630c, // V_CMPX_GE_F32 ENC_VOP3 default
    0x04c31e13a09630c, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e32013b09630c, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05031c13c09630c, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x05231c13d09630c, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x05431c13e09630c, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a31c13909734b, // V_CMPX_O_F32 ENC_VOP3 default
    0x04c31e13a09734b, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e32013b09734b, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x05031c13c09734b, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x05231c13d09734b, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x05431c13e09734b, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a31c13909834e, // V_CMPX_U_F32 ENC_VOP3 default
    0x04c31e13a09834e, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e32013b09834e, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x05031c13c09834e, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x05231c13d09834e, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x05431c13e09834e, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a31c13909933c, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x04c31e13a09933c, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e32013b09933c, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05031c13c09933c, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x05231c13d09933c, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x05431c13e09933c, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a31c13909a345, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x04c31e13a09a345, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e32013b09a345, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x05031c13c09a345, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x05231c13d09a345, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x05431c13e09a345, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a31c13909b33f, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x04c31e13a09b33f, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e32013b09b33f, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05031c13c09b33f, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x05231c13d09b33f, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x05431c13e09b33f, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a31c13909c342, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x04c31e13a09c342, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e32013b09c342, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05031c13c09c342, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x05231c13d09c342, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x05431c13e09c342, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a31c13909d333, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x04c31e13a09d333, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e32013b09d333, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x05031c13c09d333, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05231c13d09d333, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05431c13e09d333, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a31c13909e348, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x04c31e13a09e348, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e32013b09e348, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05031c13c09e348, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x05231c13d09e348, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x05431c13e09e348, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32813f0a132b, // V_CMPX_LT_F64 ENC_VOP3 default
    0x0503281400a132b, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x0523281410a132b, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543281420a132b, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32813f0a2304, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x0503281400a2304, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0523281410a2304, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0543281420a2304, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32813f0a331f, // V_CMPX_LE_F64 ENC_VOP3 default
    0x0503281400a331f, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x0523281410a331f, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543281420a331f, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32813f0a4316, // V_CMPX_GT_F64 ENC_VOP3 default
    0x0503281400a4316, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x0523281410a4316, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543281420a4316, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32813f0a5328, // V_CMPX_LG_F64 ENC_VOP3 default
    0x0503281400a5328, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x0523281410a5328, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x0543281420a5328, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32813f0a630d, // V_CMPX_GE_F64 ENC_VOP3 default
    0x0503281400a630d, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x0523281410a630d, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543281420a630d, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32813f0a734c, // V_CMPX_O_F64 ENC_VOP3 default
    0x0503281400a734c, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x0523281410a734c, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x0543281420a734c, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32813f0a834f, // V_CMPX_U_F64 ENC_VOP3 default
    0x0503281400a834f, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x0523281410a834f, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x0543281420a834f, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32813f0a933d, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x0503281400a933d, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x0523281410a933d, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543281420a933d, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32813f0aa346, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x0503281400aa346, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x0523281410aa346, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x0543281420aa346, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32813f0ab340, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x0503281400ab340, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x0523281410ab340, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543281420ab340, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32813f0ac343, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x0503281400ac343, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x0523281410ac343, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543281420ac343, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32813f0ad334, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x0503281400ad334, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0523281410ad334, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0543281420ad334, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32813f0ae349, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x0503281400ae349, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x0523281410ae349, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543281420ae349, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32c1430b132c, // V_CMPX_LT_I16 ENC_VOP3 default
    0x04c32e1440b132c, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e3301450b132c, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x05032c1460b132c, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x05232c1470b132c, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x05432c1480b132c, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32c1430b2305, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x04c32e1440b2305, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e3301450b2305, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x05032c1460b2305, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x05232c1470b2305, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x05432c1480b2305, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32c1430b3320, // V_CMPX_LE_I16 ENC_VOP3 default
    0x04c32e1440b3320, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e3301450b3320, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05032c1460b3320, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x05232c1470b3320, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x05432c1480b3320, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32c1430b4317, // V_CMPX_GT_I16 ENC_VOP3 default
    0x04c32e1440b4317, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e3301450b4317, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x05032c1460b4317, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x05232c1470b4317, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x05432c1480b4317, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32c1430b5335, // V_CMPX_NE_I16 ENC_VOP3 default
    0x04c32e1440b5335, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e3301450b5335, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05032c1460b5335, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x05232c1470b5335, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x05432c1480b5335, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32c1430b630e, // V_CMPX_GE_I16 ENC_VOP3 default
    0x04c32e1440b630e, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e3301450b630e, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05032c1460b630e, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x05232c1470b630e, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x05432c1480b630e, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32c1490b932f, // V_CMPX_LT_U16 ENC_VOP3 default
    0x04c32e14a0b932f, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e33014b0b932f, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x05032c14c0b932f, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x05232c14d0b932f, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x05432c14e0b932f, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32c1490ba308, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x04c32e14a0ba308, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e33014b0ba308, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x05032c14c0ba308, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x05232c14d0ba308, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x05432c14e0ba308, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32c1490bb323, // V_CMPX_LE_U16 ENC_VOP3 default
    0x04c32e14a0bb323, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e33014b0bb323, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05032c14c0bb323, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x05232c14d0bb323, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x05432c14e0bb323, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32c1490bc31a, // V_CMPX_GT_U16 ENC_VOP3 default
    0x04c32e14a0bc31a, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e33014b0bc31a, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x05032c14c0bc31a, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x05232c14d0bc31a, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x05432c14e0bc31a, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32c1490bd338, // V_CMPX_NE_U16 ENC_VOP3 default
    0x04c32e14a0bd338, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e33014b0bd338, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05032c14c0bd338, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x05232c14d0bd338, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x05432c14e0bd338, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a32c1490be311, // V_CMPX_GE_U16 ENC_VOP3 default
    0x04c32e14a0be311, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e33014b0be311, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05032c14c0be311, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x05232c14d0be311, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x05432c14e0be311, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a33814f0c132d, // V_CMPX_LT_I32 ENC_VOP3 default
    0x04c33a1500c132d, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e33c1510c132d, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503381520c132d, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x0523381530c132d, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x0543381540c132d, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a33814f0c2306, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x04c33a1500c2306, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e33c1510c2306, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503381520c2306, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x0523381530c2306, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x0543381540c2306, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a33814f0c3321, // V_CMPX_LE_I32 ENC_VOP3 default
    0x04c33a1500c3321, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e33c1510c3321, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503381520c3321, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523381530c3321, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543381540c3321, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a33814f0c4318, // V_CMPX_GT_I32 ENC_VOP3 default
    0x04c33a1500c4318, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e33c1510c4318, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503381520c4318, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x0523381530c4318, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x0543381540c4318, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a33814f0c5336, // V_CMPX_NE_I32 ENC_VOP3 default
    0x04c33a1500c5336, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e33c1510c5336, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503381520c5336, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523381530c5336, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543381540c5336, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a33814f0c630f, // V_CMPX_GE_I32 ENC_VOP3 default
    0x04c33a1500c630f, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e33c1510c630f, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503381520c630f, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523381530c630f, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543381540c630f, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3381550c9330, // V_CMPX_LT_U32 ENC_VOP3 default
    0x04c33a1560c9330, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e33c1570c9330, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503381580c9330, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x0523381590c9330, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05433815a0c9330, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3381550ca309, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x04c33a1560ca309, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e33c1570ca309, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503381580ca309, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x0523381590ca309, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05433815a0ca309, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3381550cb324, // V_CMPX_LE_U32 ENC_VOP3 default
    0x04c33a1560cb324, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e33c1570cb324, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503381580cb324, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x0523381590cb324, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05433815a0cb324, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3381550cc31b, // V_CMPX_GT_U32 ENC_VOP3 default
    0x04c33a1560cc31b, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e33c1570cc31b, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503381580cc31b, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x0523381590cc31b, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05433815a0cc31b, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3381550cd339, // V_CMPX_NE_U32 ENC_VOP3 default
    0x04c33a1560cd339, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e33c1570cd339, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503381580cd339, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x0523381590cd339, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05433815a0cd339, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3381550ce312, // V_CMPX_GE_U32 ENC_VOP3 default
    0x04c33a1560ce312, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e33c1570ce312, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503381580ce312, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x0523381590ce312, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05433815a0ce312, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34015b0d132e, // V_CMPX_LT_I64 ENC_VOP3 default
    0x05034015c0d132e, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05234015d0d132e, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05434015e0d132e, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34015b0d2307, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x05034015c0d2307, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05234015d0d2307, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05434015e0d2307, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34015b0d3322, // V_CMPX_LE_I64 ENC_VOP3 default
    0x05034015c0d3322, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05234015d0d3322, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05434015e0d3322, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34015b0d4319, // V_CMPX_GT_I64 ENC_VOP3 default
    0x05034015c0d4319, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05234015d0d4319, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05434015e0d4319, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34015b0d5337, // V_CMPX_NE_I64 ENC_VOP3 default
    0x05034015c0d5337, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05234015d0d5337, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05434015e0d5337, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34015b0d6310, // V_CMPX_GE_I64 ENC_VOP3 default
    0x05034015c0d6310, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05234015d0d6310, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05434015e0d6310, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34015f0d9331, // V_CMPX_LT_U64 ENC_VOP3 default
    0x0503401600d9331, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x0523401610d9331, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x0543401620d9331, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34015f0da30a, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x0503401600da30a, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x0523401610da30a, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x0543401620da30a, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34015f0db325, // V_CMPX_LE_U64 ENC_VOP3 default
    0x0503401600db325, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x0523401610db325, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x0543401620db325, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34015f0dc31c, // V_CMPX_GT_U64 ENC_VOP3 default
    0x0503401600dc31c, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x0523401610dc31c, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x0543401620dc31c, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34015f0dd33a, // V_CMPX_NE_U64 ENC_VOP3 default
    0x0503401600dd33a, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x0523401610dd33a, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x0543401620dd33a, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34015f0de313, // V_CMPX_GE_U64 ENC_VOP3 default
    0x0503401600de313, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x0523401610de313, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x0543401620de313, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3101330fd2ff, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x04c3121340fd2ff, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e3141350fd2ff, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0503101360fd2ff, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x0523101370fd2ff, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x0543101380fd2ff, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3441630fe300, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x04c3461640fe300, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e3481650fe300, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x0503441660fe300, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x0523441670fe300, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x0543441680fe300, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34c1690ff301, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x05034c16a0ff301, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x05234c16b0ff301, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x05434c16c0ff301, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0561bc16d1013a2, // V_CNDMASK_B32 ENC_VOP3 default
    0x0401be16e1013a2, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421c016f1013a2, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x0581bc1701013a2, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x05a1bc1711013a2, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x05c1bc1721013a2, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1c41731022e6, // V_ADD_F64 ENC_VOP3 default
    0x0441c41741022e6, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x0461c41751022e6, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x0481c41761022e6, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1cc1771032e5, // V_ADD_F32 ENC_VOP3 default
    0x0401ce1781032e5, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421d01791032e5, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441cc17a1032e5, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x0461cc17b1032e5, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x0481cc17c1032e5, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1cc1771044c3, // V_SUB_F32 ENC_VOP3 default
    0x0401ce1781044c3, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421d01791044c3, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441cc17a1044c3, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x0461cc17b1044c3, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x0481cc17c1044c3, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1cc1771054be, // V_SUBREV_F32 ENC_VOP3 default
    0x0401ce17d1054be, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421d017e1054be, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441cc17a1054be, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x0461cc17b1054be, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x0481cc17c1054be, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1c4173106477, // V_MUL_F64 ENC_VOP3 default
    0x0441c4174106477, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x0461c4175106477, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x0481c4176106477, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1cc177107474, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x0401ce178107474, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421d0179107474, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441cc17a107474, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x0461cc17b107474, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x0481cc17c107474, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1cc177108476, // V_MUL_F32 ENC_VOP3 default
    0x0401ce178108476, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421d0179108476, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441cc17a108476, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x0461cc17b108476, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x0481cc17c108476, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d417f10947c, // V_MUL_I32_I24 ENC_VOP3 default
    0x0401d618010947c, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0421d818110947c, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x0441d418210947c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0461d418310947c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x0481d418410947c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d417f10a479, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x0401d618010a479, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0421d818110a479, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x0441d418210a479, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0461d418310a479, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x0481d418410a479, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d418510b47f, // V_MUL_U32_U24 ENC_VOP3 default
    0x0401d618610b47f, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0421d818710b47f, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x0441d418810b47f, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0461d418910b47f, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x0481d418a10b47f, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d418510c47b, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x0401d618610c47b, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0421d818710c47b, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x0441d418810c47b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0461d418910c47b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x0481d418a10c47b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1c417310d467, // V_MIN_NUM_F64 ENC_VOP3 default
    0x0441c417410d467, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_0
    0x0461c417510d467, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_1
    0x0481c417610d467, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1c417310e447, // V_MAX_NUM_F64 ENC_VOP3 default
    0x0441c417410e447, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_0
    0x0461c417510e447, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_1
    0x0481c417610e447, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d417f111464, // V_MIN_I32 ENC_VOP3 default
    0x0401d6180111464, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421d8181111464, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x0441d4182111464, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x0461d4183111464, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x0481d4184111464, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d417f112444, // V_MAX_I32 ENC_VOP3 default
    0x0401d6180112444, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421d8181112444, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x0441d4182112444, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x0461d4183112444, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x0481d4184112444, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d4185113469, // V_MIN_U32 ENC_VOP3 default
    0x0401d6186113469, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421d8187113469, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441d4188113469, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x0461d4189113469, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x0481d418a113469, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d4185114449, // V_MAX_U32 ENC_VOP3 default
    0x0401d6186114449, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421d8187114449, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441d4188114449, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x0461d4189114449, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x0481d418a114449, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1cc177115466, // V_MIN_NUM_F32 ENC_VOP3 default
    0x0401ce178115466, // V_MIN_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421d0179115466, // V_MIN_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441cc17a115466, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x0461cc17b115466, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x0481cc17c115466, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1cc177116446, // V_MAX_NUM_F32 ENC_VOP3 default
    0x0401ce178116446, // V_MAX_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421d0179116446, // V_MAX_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441cc17a116446, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x0461cc17b116446, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x0481cc17c116446, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d4185118423, // V_LSHLREV_B32 ENC_VOP3 default
    0x0401d6186118423, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421d8187118423, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441d4188118423, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0461d4189118423, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x0481d418a118423, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d4185119428, // V_LSHRREV_B32 ENC_VOP3 default
    0x0401d6186119428, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421d8187119428, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441d4188119428, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0461d4189119428, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x0481d418a119428, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d418b11a2f2, // V_ASHRREV_I32 ENC_VOP3 default
    0x0401d618c11a2f2, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421d818d11a2f2, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x0441d418e11a2f2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x0461d418f11a2f2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x0481d419011a2f2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d418511b2ef, // V_AND_B32 ENC_VOP3 default
    0x0401d618611b2ef, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421d818711b2ef, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441d418811b2ef, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x0461d418911b2ef, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x0481d418a11b2ef, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d418511c485, // V_OR_B32 ENC_VOP3 default
    0x0401d618611c485, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421d818711c485, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441d418811c485, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0461d418911c485, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0481d418a11c485, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d418511d4f4, // V_XOR_B32 ENC_VOP3 default
    0x0401d618611d4f4, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421d818711d4f4, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441d418811d4f4, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x0461d418911d4f4, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x0481d418a11d4f4, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d418511e4f1, // V_XNOR_B32 ENC_VOP3 default
    0x0401d618611e4f1, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421d818711e4f1, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441d418811e4f1, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x0461d418911e4f1, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x0481d418a11e4f1, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e1dc19111f424, // V_LSHLREV_B64 ENC_VOP3 default
    0x0601dc19211f424, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0621dc19311f424, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0641e41941202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x0661e61951202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0681e81961202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a1e41971202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c1e41981202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e1e41991202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0641e41941214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x0661e61951214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0681e81961214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a1e41971214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c1e41981214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e1e41991214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0641e41941224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x0661e619a1224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0681e819b1224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a1e41971224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c1e41981224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e1e41991224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d41851252eb, // V_ADD_NC_U32 ENC_VOP3 default
    0x0401d61861252eb, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421d81871252eb, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441d41881252eb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0461d41891252eb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x0481d418a1252eb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d41851264c7, // V_SUB_NC_U32 ENC_VOP3 default
    0x0401d61861264c7, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421d81871264c7, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441d41881264c7, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0461d41891264c7, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x0481d418a1264c7, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d41851274bf, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x0401d619c1274bf, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421d819d1274bf, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441d41881274bf, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0461d41891274bf, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x0481d418a1274bf, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1cc19e12b403, // V_FMAC_F32 ENC_VOP3 default
    0x0401ce19f12b403, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421d01a012b403, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441cc1a112b403, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x0461cc1a212b403, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x0481cc1a312b403, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1f41a412f3cd, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x0401f61a512f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421f81a612f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441f41a712f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0461f41a812f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x0481f41a912f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2001aa130465, // V_MIN_NUM_F16 ENC_VOP3 default
    0x0402021ab130465, // V_MIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422041ac130465, // V_MIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442001ad130465, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0462001ae130465, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482001af130465, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2001aa131445, // V_MAX_NUM_F16 ENC_VOP3 default
    0x0402021ab131445, // V_MAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422041ac131445, // V_MAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442001ad131445, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0462001ae131445, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482001af131445, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2001aa1322e4, // V_ADD_F16 ENC_VOP3 default
    0x0402021ab1322e4, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422041ac1322e4, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442001ad1322e4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x0462001ae1322e4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x0482001af1322e4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2001aa1334c2, // V_SUB_F16 ENC_VOP3 default
    0x0402021ab1334c2, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422041ac1334c2, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442001ad1334c2, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x0462001ae1334c2, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x0482001af1334c2, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2001aa1344bd, // V_SUBREV_F16 ENC_VOP3 default
    0x0402021b01344bd, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422041b11344bd, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442001ad1344bd, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x0462001ae1344bd, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x0482001af1344bd, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2001aa135475, // V_MUL_F16 ENC_VOP3 default
    0x0402021ab135475, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422041ac135475, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442001ad135475, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x0462001ae135475, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x0482001af135475, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2001b2136402, // V_FMAC_F16 ENC_VOP3 default
    0x0402021b3136402, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422041b4136402, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442001b5136402, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x0462001b6136402, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x0482001b7136402, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e20c1aa13b41c, // V_LDEXP_F16 ENC_VOP3 default
    0x04020e1ab13b41c, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422101ac13b41c, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04420c1ad13b41c, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x04620c1ae13b41c, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x04820c1af13b41c, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0x03e1341ca1873d4, // V_CVT_U32_F32 ENC_VOP3 default
    0x0401361cb1873d4, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381cc1873d4, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341cd1873d4, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1341ce1883bc, // V_CVT_I32_F32 ENC_VOP3 default
    0x0401361cf1883bc, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381d01883bc, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341d11883bc, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1541d218a3aa, // V_CVT_F16_F32 ENC_VOP3 default
    0x0401561d318a3aa, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421581d418a3aa, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441541d518a3aa, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1601d618b3ae, // V_CVT_F32_F16 ENC_VOP3 default
    0x0401621d718b3ae, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421641d818b3ae, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441601d918b3ae, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
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
    0x03e1661dc1903b7, // V_CVT_F64_F32 ENC_VOP3 default
    0x0441661dd1903b7, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
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
    0x03e16a1e21974e3, // V_TRUNC_F64 ENC_VOP3 default
    0x04416a1e31974e3, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x03e16a1e21982fc, // V_CEIL_F64 ENC_VOP3 default
    0x04416a1e31982fc, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x03e16a1e21994ad, // V_RNDNE_F64 ENC_VOP3 default
    0x04416a1e31994ad, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x03e16a1e219a3ff, // V_FLOOR_F64 ENC_VOP3 default
    0x04416a1e319a3ff, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x03e12c1b819b48d, // V_PIPEFLUSH ENC_VOP3 default
    0x03e1721e419c46e, // V_MOV_B16 ENC_VOP3 default
    0x0401741e519c46e, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x0421761e619c46e, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x0441721e719c46e, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x03e1341e81a040e, // V_FRACT_F32 ENC_VOP3 default
    0x0401361e91a040e, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381ea1a040e, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341eb1a040e, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1341e81a14e2, // V_TRUNC_F32 ENC_VOP3 default
    0x0401361e91a14e2, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381ea1a14e2, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341eb1a14e2, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1341e81a22fb, // V_CEIL_F32 ENC_VOP3 default
    0x0401361e91a22fb, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381ea1a22fb, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341eb1a22fb, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1341e81a34ac, // V_RNDNE_F32 ENC_VOP3 default
    0x0401361e91a34ac, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381ea1a34ac, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341eb1a34ac, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1341e81a43fe, // V_FLOOR_F32 ENC_VOP3 default
    0x0401361e91a43fe, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381ea1a43fe, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341eb1a43fe, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1341e81a53fc, // V_EXP_F32 ENC_VOP3 default
    0x0401361e91a53fc, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381ea1a53fc, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341eb1a53fc, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1341e81a7421, // V_LOG_F32 ENC_VOP3 default
    0x0401361e91a7421, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381ea1a7421, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341eb1a7421, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1341e81aa4a6, // V_RCP_F32 ENC_VOP3 default
    0x0401361e91aa4a6, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381ea1aa4a6, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341eb1aa4a6, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1341e81ab4a8, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x0401361e91ab4a8, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381ea1ab4a8, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341eb1ab4a8, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1341e81ae4af, // V_RSQ_F32 ENC_VOP3 default
    0x0401361e91ae4af, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381ea1ae4af, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341eb1ae4af, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x03e16a1e21af4a7, // V_RCP_F64 ENC_VOP3 default
    0x04416a1e31af4a7, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x03e16a1e21b14b0, // V_RSQ_F64 ENC_VOP3 default
    0x04416a1e31b14b0, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1341e81b34b9, // V_SQRT_F32 ENC_VOP3 default
    0x0401361e91b34b9, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381ea1b34b9, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341eb1b34b9, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x03e16a1e21b44ba, // V_SQRT_F64 ENC_VOP3 default
    0x04416a1e31b44ba, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1341e81b54b7, // V_SIN_F32 ENC_VOP3 default
    0x0401361e91b54b7, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381ea1b54b7, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341eb1b54b7, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1341e81b63a4, // V_COS_F32 ENC_VOP3 default
    0x0401361e91b63a4, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381ea1b63a4, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341eb1b63a4, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1481ec1b7482, // V_NOT_B32 ENC_VOP3 default
    0x04014a1ed1b7482, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x04214c1ee1b7482, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441481ef1b7482, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x03e1341b91b82f9, // V_BFREV_B32 ENC_VOP3 default
    0x0401361ba1b82f9, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421381bb1b82f9, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441341bc1b82f9, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x03e1481f01b92fe, // V_CLZ_I32_U32 ENC_VOP3 default
    0x04014a1f11b92fe, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x04214c1f21b92fe, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441481f31b92fe, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x03e1481f01ba3a5, // V_CTZ_I32_B32 ENC_VOP3 default
    0x04014a1f11ba3a5, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x04214c1f21ba3a5, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441481f31ba3a5, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x03e1481f41bb2fd, // V_CLS_I32 ENC_VOP3 default
    0x04014a1f51bb2fd, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x04214c1f61bb2fd, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x0441481f71bb2fd, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x03e1401be1bc412, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x0441401bf1bc412, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x03e16a1e21bd415, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x04416a1e31bd415, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x03e16a1e21be40f, // V_FRACT_F64 ENC_VOP3 default
    0x04416a1e31be40f, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1341ce1bf411, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x0401361cf1bf411, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381d01bf411, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341d11bf411, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1341e81c0414, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0401361e91c0414, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381ea1c0414, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341eb1c0414, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
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
    0x03e17e1fd1d03ac, // V_CVT_F16_U16 ENC_VOP3 default
    0x0401801fe1d03ac, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x0421821ff1d03ac, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x04417e2001d03ac, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x03e17e2011d13ab, // V_CVT_F16_I16 ENC_VOP3 default
    0x0401802021d13ab, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x0421822031d13ab, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x04417e2041d13ab, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x03e18a2051d23d3, // V_CVT_U16_F16 ENC_VOP3 default
    0x04018c2061d23d3, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04218e2071d23d3, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04418a2081d23d3, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e18a2091d33bb, // V_CVT_I16_F16 ENC_VOP3 default
    0x04018c20a1d33bb, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04218e20b1d33bb, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04418a20c1d33bb, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e19620d1d44a5, // V_RCP_F16 ENC_VOP3 default
    0x04019820e1d44a5, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a20f1d44a5, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441962101d44a5, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x03e19620d1d54b8, // V_SQRT_F16 ENC_VOP3 default
    0x04019820e1d54b8, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a20f1d54b8, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441962101d54b8, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x03e19620d1d64ae, // V_RSQ_F16 ENC_VOP3 default
    0x04019820e1d64ae, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a20f1d64ae, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441962101d64ae, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x03e19620d1d7420, // V_LOG_F16 ENC_VOP3 default
    0x04019820e1d7420, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a20f1d7420, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441962101d7420, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x03e19620d1d83fb, // V_EXP_F16 ENC_VOP3 default
    0x04019820e1d83fb, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a20f1d83fb, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441962101d83fb, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x03e19620d1d9413, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x04019820e1d9413, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a20f1d9413, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441962101d9413, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x03e18a2091da410, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x04018c20a1da410, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04218e20b1da410, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04418a20c1da410, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e19620d1db3fd, // V_FLOOR_F16 ENC_VOP3 default
    0x04019820e1db3fd, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a20f1db3fd, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441962101db3fd, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x03e19620d1dc2fa, // V_CEIL_F16 ENC_VOP3 default
    0x04019820e1dc2fa, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a20f1dc2fa, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441962101dc2fa, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x03e19620d1dd4e1, // V_TRUNC_F16 ENC_VOP3 default
    0x04019820e1dd4e1, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a20f1dd4e1, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441962101dd4e1, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x03e19620d1de4ab, // V_RNDNE_F16 ENC_VOP3 default
    0x04019820e1de4ab, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a20f1de4ab, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441962101de4ab, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x03e19620d1df40d, // V_FRACT_F16 ENC_VOP3 default
    0x04019820e1df40d, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a20f1df40d, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441962101df40d, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x03e19620d1e04b6, // V_SIN_F16 ENC_VOP3 default
    0x04019820e1e04b6, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a20f1e04b6, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441962101e04b6, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x03e19620d1e13a3, // V_COS_F16 ENC_VOP3 default
    0x04019820e1e13a3, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a20f1e13a3, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441962101e13a3, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1482111e24b5, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x04014a2121e24b5, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x04214c2131e24b5, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x0441482141e24b5, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x03e18a2091e33c0, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x04018c20a1e33c0, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04218e20b1e33c0, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04418a20c1e33c0, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e18a2051e43c1, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x04018c2061e43c1, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04218e2071e43c1, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04418a2081e43c1, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1722151e9481, // V_NOT_B16 ENC_VOP3 default
    0x0401742161e9481, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x0421762171e9481, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x0441722181e9481, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x03e1a62191ea3be, // V_CVT_I32_I16 ENC_VOP3 default
    0x0401a821a1ea3be, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x0421aa21b1ea3be, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x0441a621c1ea3be, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x03e1a621d1eb3d6, // V_CVT_U32_U16 ENC_VOP3 default
    0x0401a821e1eb3d6, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x0421aa21f1eb3d6, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x0441a62201eb3d6, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x03e1ac2211ec3b0, // V_CVT_F32_FP8 ENC_VOP3 default
    0x0401ae2221ec3b0, // V_CVT_F32_FP8 VOP3_VOP_DPP8 has_dpp8
    0x0421b02231ec3b0, // V_CVT_F32_FP8 VOP3_VOP_DPP16 has_dpp16
    0x0441ac2241ec3b0, // V_CVT_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x03e1ac2251ed3ad, // V_CVT_F32_BF8 ENC_VOP3 default
    0x0401ae2261ed3ad, // V_CVT_F32_BF8 VOP3_VOP_DPP8 has_dpp8
    0x0421b02271ed3ad, // V_CVT_F32_BF8 VOP3_VOP_DPP16 has_dpp16
    0x0441ac2281ed3ad, // V_CVT_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x03e1b42291ee3c5, // V_CVT_PK_F32_FP8 ENC_VOP3 default
    0x0441b422a1ee3c5, // V_CVT_PK_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x03e1b422b1ef3c4, // V_CVT_PK_F32_BF8 ENC_VOP3 default
    0x0441b422c1ef3c4, // V_CVT_PK_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x03e21422d209406, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x04021622e209406, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x04221822f209406, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x044214230209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x046214231209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x048214232209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072214233209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x074214234209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x076214235209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x078214236209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a23720a42e, // V_MAD_I32_I24 ENC_VOP3 default
    0x04021c23820a42e, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x04221e23920a42e, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04421a23a20a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04621a23b20a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04821a23c20a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a23d20a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x07421a23e20a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a23f20a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a24020a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a24120b431, // V_MAD_U32_U24 ENC_VOP3 default
    0x04021c24220b431, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x04221e24320b431, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04421a24420b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04621a24520b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04821a24620b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a24720b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x07421a24820b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a24920b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a24a20b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21422d20c3a6, // V_CUBEID_F32 ENC_VOP3 default
    0x04021622e20c3a6, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x04221822f20c3a6, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x04421423020c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x04621423120c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x04821423220c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221423320c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x07421423420c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621423520c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821423620c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21422d20d3a8, // V_CUBESC_F32 ENC_VOP3 default
    0x04021622e20d3a8, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04221822f20d3a8, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04421423020d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x04621423120d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x04821423220d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221423320d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x07421423420d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621423520d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821423620d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21422d20e3a9, // V_CUBETC_F32 ENC_VOP3 default
    0x04021622e20e3a9, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04221822f20e3a9, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04421423020e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x04621423120e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x04821423220e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221423320e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x07421423420e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621423520e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821423620e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21422d20f3a7, // V_CUBEMA_F32 ENC_VOP3 default
    0x04021622e20f3a7, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x04221822f20f3a7, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04421423020f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04621423120f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x04821423220f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221423320f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07421423420f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621423520f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821423620f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a24b2102f6, // V_BFE_U32 ENC_VOP3 default
    0x04021c24c2102f6, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04221e24d2102f6, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04421a24e2102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x04621a24f2102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x04821a2502102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a2512102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x07421a2522102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a2532102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a2542102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a2552112f5, // V_BFE_I32 ENC_VOP3 default
    0x04021c2562112f5, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04221e2572112f5, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04421a2582112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x04621a2592112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x04821a25a2112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a25b2112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x07421a25c2112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a25d2112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a25e2112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a24b2122f7, // V_BFI_B32 ENC_VOP3 default
    0x04021c24c2122f7, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x04221e24d2122f7, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x04421a24e2122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x04621a24f2122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x04821a2502122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a2512122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x07421a2522122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a2532122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a2542122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21422d213408, // V_FMA_F32 ENC_VOP3 default
    0x04021622e213408, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x04221822f213408, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x044214230213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x046214231213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x048214232213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072214233213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x074214234213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x076214235213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x078214236213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22025f214409, // V_FMA_F64 ENC_VOP3 default
    0x044220260214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x046220261214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x048220262214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072220263214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x074220264214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x076220265214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x078220266214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21426721541f, // V_LERP_U8 ENC_VOP3 default
    0x04021626821541f, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x04221826921541f, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x04421426a21541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x04621426b21541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x04821426c21541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221426d21541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x07421426e21541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621426f21541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821427021541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2222712162ec, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x0402242722162ec, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x0422262732162ec, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442222742162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x0462222752162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x0482222762162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722222772162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x0742222782162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762222792162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822227a2162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2222712172ed, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x0402242722172ed, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x0422262732172ed, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442222742172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x0462222752172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x0482222762172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722222772172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x0742222782172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762222792172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822227a2172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21422d218473, // V_MULLIT_F32 ENC_VOP3 default
    0x04021622e218473, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04221822f218473, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x044214230218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x046214231218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x048214232218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072214233218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x074214234218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x076214235218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x078214236218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a27b21a453, // V_MIN3_I32 ENC_VOP3 default
    0x04021c27c21a453, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04221e27d21a453, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04421a27e21a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x04621a27f21a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x04821a28021a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a28121a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x07421a28221a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a28321a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a28421a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a24b21b457, // V_MIN3_U32 ENC_VOP3 default
    0x04021c24c21b457, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04221e24d21b457, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04421a24e21b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x04621a24f21b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x04821a25021b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a25121b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x07421a25221b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a25321b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a25421b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a27b21d433, // V_MAX3_I32 ENC_VOP3 default
    0x04021c27c21d433, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04221e27d21d433, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04421a27e21d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x04621a27f21d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x04821a28021d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a28121d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x07421a28221d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a28321d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a28421d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a24b21e437, // V_MAX3_U32 ENC_VOP3 default
    0x04021c24c21e437, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04221e24d21e437, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04421a24e21e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x04621a24f21e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x04821a25021e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a25121e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x07421a25221e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a25321e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a25421e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a27b22044d, // V_MED3_I32 ENC_VOP3 default
    0x04021c27c22044d, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04221e27d22044d, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04421a27e22044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x04621a27f22044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x04821a28022044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a28122044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x07421a28222044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a28322044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a28422044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a24b221451, // V_MED3_U32 ENC_VOP3 default
    0x04021c24c221451, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04221e24d221451, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04421a24e221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x04621a24f221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x04821a250221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a251221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x07421a252221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a253221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a254221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a2852224b4, // V_SAD_U8 ENC_VOP3 default
    0x04021c2862224b4, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x04221e2872224b4, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x04421a2882224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x04621a2892224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x04821a28a2224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a28b2224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07421a28c2224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a28d2224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a28e2224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a2852234b1, // V_SAD_HI_U8 ENC_VOP3 default
    0x04021c2862234b1, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x04221e2872234b1, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x04421a2882234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x04621a2892234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x04821a28a2234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a28b2234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x07421a28c2234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a28d2234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a28e2234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a28f2244b2, // V_SAD_U16 ENC_VOP3 default
    0x04021c2902244b2, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x04221e2912244b2, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x04421a2922244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x04621a2932244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x04821a2942244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a2952244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07421a2962244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a2972244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a2982244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a24b2254b3, // V_SAD_U32 ENC_VOP3 default
    0x04021c24c2254b3, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04221e24d2254b3, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04421a24e2254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04621a24f2254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x04821a2502254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a2512254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07421a2522254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a2532254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a2542254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2282992263d0, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x04022a29a2263d0, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222c29b2263d0, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422829c2263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x04622829d2263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x04822829e2263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222829f2263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x0742282a02263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762282a12263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782282a22263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21422d2273d8, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x0442142302273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x0462142312273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x0482142322273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722142332273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x0742142342273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762142352273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782142362273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22025f2283d9, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x0442202602283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x0462202612283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x0482202622283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722202632283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x0742202642283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762202652283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782202662283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21422d229455, // V_MIN3_NUM_F32 ENC_VOP3 default
    0x04021622e229455, // V_MIN3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04221822f229455, // V_MIN3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x044214230229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x046214231229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x048214232229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072214233229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x074214234229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x076214235229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x078214236229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21422d22a435, // V_MAX3_NUM_F32 ENC_VOP3 default
    0x04021622e22a435, // V_MAX3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04221822f22a435, // V_MAX3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04421423022a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04621423122a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04821423222a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221423322a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07421423422a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621423522a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821423622a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22e2a322b454, // V_MIN3_NUM_F16 ENC_VOP3 default
    0x0402302a422b454, // V_MIN3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422322a522b454, // V_MIN3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04422e2a622b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04622e2a722b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04822e2a822b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222e2a922b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07422e2aa22b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622e2ab22b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822e2ac22b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22e2a322c434, // V_MAX3_NUM_F16 ENC_VOP3 default
    0x0402302a422c434, // V_MAX3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422322a522c434, // V_MAX3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04422e2a622c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04622e2a722c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04822e2a822c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222e2a922c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07422e2aa22c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622e2ab22c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822e2ac22c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21422d22d459, // V_MINIMUM3_F32 ENC_VOP3 default
    0x04021622e22d459, // V_MINIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04221822f22d459, // V_MINIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04421423022d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x04621423122d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x04821423222d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221423322d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x07421423422d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621423522d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821423622d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21422d22e439, // V_MAXIMUM3_F32 ENC_VOP3 default
    0x04021622e22e439, // V_MAXIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04221822f22e439, // V_MAXIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04421423022e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x04621423122e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x04821423222e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221423322e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x07421423422e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621423522e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821423622e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22e2a322f458, // V_MINIMUM3_F16 ENC_VOP3 default
    0x0402302a422f458, // V_MINIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422322a522f458, // V_MINIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04422e2a622f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x04622e2a722f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x04822e2a822f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222e2a922f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x07422e2aa22f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622e2ab22f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822e2ac22f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22e2a3230438, // V_MAXIMUM3_F16 ENC_VOP3 default
    0x0402302a4230438, // V_MAXIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422322a5230438, // V_MAXIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04422e2a6230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x04622e2a7230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x04822e2a8230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222e2a9230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x07422e2aa230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622e2ab230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822e2ac230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21422d23144f, // V_MED3_NUM_F32 ENC_VOP3 default
    0x04021622e23144f, // V_MED3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04221822f23144f, // V_MED3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04421423023144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04621423123144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04821423223144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221423323144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07421423423144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621423523144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821423623144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22e2a323244e, // V_MED3_NUM_F16 ENC_VOP3 default
    0x0402302a423244e, // V_MED3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422322a523244e, // V_MED3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04422e2a623244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04622e2a723244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04822e2a823244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222e2a923244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07422e2aa23244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622e2ab23244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822e2ac23244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07a2142ad2373da, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x07c2142ae2373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x07e2142af2373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x0802142b02373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0822142b12373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x0842142b22373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0862142b32373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0882142b42373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07a2202b52383db, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x07c2202b62383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x07e2202b72383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x0802202b82383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0822202b92383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x0842202ba2383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0862202bb2383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0882202bc2383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e214267239472, // V_MSAD_U8 ENC_VOP3 default
    0x040216268239472, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x042218269239472, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x04421426a239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x04621426b239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x04821426c239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221426d239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07421426e239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621426f239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x078214270239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2342bd23a4a4, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x0442342be23a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0462342bf23a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0482342c023a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722342c123a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x0742342c223a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762342c323a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782342c423a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2342bd23b470, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x0442342be23b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0462342bf23b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0482342c023b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722342c123b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x0742342c223b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762342c323b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782342c423b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x08a2362c523d471, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x08c2362c623d471, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x08e2362c723d471, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x0902362c823d471, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e21a24b2404f2, // V_XOR3_B32 ENC_VOP3 default
    0x04021c24c2404f2, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04221e24d2404f2, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04421a24e2404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x04621a24f2404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x04821a2502404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a2512404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07421a2522404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a2532404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a2542404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2382c924142f, // V_MAD_U16 ENC_VOP3 default
    0x04023a2ca24142f, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x04223c2cb24142f, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442382cc24142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0462382cd24142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0482382ce24142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722382cf24142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x0742382d024142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762382d124142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782382d224142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23e2d324448c, // V_PERM_B32 ENC_VOP3 default
    0x0402402d424448c, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x0422422d524448c, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x04423e2d624448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x04623e2d724448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x04823e2d824448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223e2d924448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x07423e2da24448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623e2db24448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823e2dc24448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a24b2454f0, // V_XAD_U32 ENC_VOP3 default
    0x04021c24c2454f0, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04221e24d2454f0, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04421a24e2454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04621a24f2454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x04821a2502454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a2512454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07421a2522454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a2532454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a2542454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a24b246425, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x04021c24c246425, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04221e24d246425, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04421a24e246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x04621a24f246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x04821a250246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a251246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x07421a252246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a253246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a254246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a24b2472e7, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x04021c24c2472e7, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x04221e24d2472e7, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x04421a24e2472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x04621a24f2472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x04821a2502472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a2512472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x07421a2522472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a2532472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a2542472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22e2a3248407, // V_FMA_F16 ENC_VOP3 default
    0x0402302a4248407, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422322a5248407, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x04422e2a6248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x04622e2a7248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x04822e2a8248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222e2a9248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x07422e2aa248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622e2ab248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822e2ac248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2382dd24a452, // V_MIN3_I16 ENC_VOP3 default
    0x04023a2de24a452, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04223c2df24a452, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442382e024a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x0462382e124a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x0482382e224a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722382e324a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x0742382e424a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762382e524a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782382e624a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2382c924b456, // V_MIN3_U16 ENC_VOP3 default
    0x04023a2ca24b456, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04223c2cb24b456, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442382cc24b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x0462382cd24b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x0482382ce24b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722382cf24b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x0742382d024b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762382d124b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782382d224b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2382dd24d432, // V_MAX3_I16 ENC_VOP3 default
    0x04023a2de24d432, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04223c2df24d432, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442382e024d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x0462382e124d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x0482382e224d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722382e324d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x0742382e424d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762382e524d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782382e624d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2382c924e436, // V_MAX3_U16 ENC_VOP3 default
    0x04023a2ca24e436, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04223c2cb24e436, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442382cc24e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x0462382cd24e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x0482382ce24e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722382cf24e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x0742382d024e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762382d124e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782382d224e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2382dd25044c, // V_MED3_I16 ENC_VOP3 default
    0x04023a2de25044c, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04223c2df25044c, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442382e025044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x0462382e125044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x0482382e225044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722382e325044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x0742382e425044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762382e525044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782382e625044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2382c9251450, // V_MED3_U16 ENC_VOP3 default
    0x04023a2ca251450, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04223c2cb251450, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442382cc251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x0462382cd251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x0482382ce251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722382cf251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x0742382d0251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762382d1251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782382d2251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2382dd25342c, // V_MAD_I16 ENC_VOP3 default
    0x04023a2de25342c, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x04223c2df25342c, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442382e025342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x0462382e125342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x0482382e225342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722382e325342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x0742382e425342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762382e525342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782382e625342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22e2a32543d7, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x0402302a42543d7, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422322a52543d7, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04422e2a62543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x04622e2a72543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x04822e2a82543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222e2a92543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x07422e2aa2543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622e2ab2543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822e2ac2543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a24b2552e1, // V_ADD3_U32 ENC_VOP3 default
    0x04021c24c2552e1, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04221e24d2552e1, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04421a24e2552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x04621a24f2552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x04821a2502552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a2512552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x07421a2522552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a2532552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a2542552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a24b256426, // V_LSHL_OR_B32 ENC_VOP3 default
    0x04021c24c256426, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04221e24d256426, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04421a24e256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04621a24f256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04821a250256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a251256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07421a252256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a253256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a254256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a24b2572f0, // V_AND_OR_B32 ENC_VOP3 default
    0x04021c24c2572f0, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04221e24d2572f0, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04421a24e2572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04621a24f2572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04821a2502572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a2512572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07421a2522572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a2532572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a2542572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a24b258483, // V_OR3_B32 ENC_VOP3 default
    0x04021c24c258483, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04221e24d258483, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04421a24e258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x04621a24f258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x04821a250258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a251258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07421a252258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a253258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a254258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2442e7259430, // V_MAD_U32_U16 ENC_VOP3 default
    0x0402462e8259430, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422482e9259430, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442442ea259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x0462442eb259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x0482442ec259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722442ed259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x0742442ee259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762442ef259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782442f0259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2442f125a42d, // V_MAD_I32_I16 ENC_VOP3 default
    0x0402462f225a42d, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x0422482f325a42d, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442442f425a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x0462442f525a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x0482442f625a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722442f725a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x0742442f825a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762442f925a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782442fa25a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09224a2fb25b487, // V_PERMLANE16_B32 ENC_VOP3 default
    0x09424a2fc25b487, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x09624a2fd25b487, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x09824a2fe25b487, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09224a2fb25c48a, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x09424a2fc25c48a, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x09624a2fd25c48a, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x09824a2fe25c48a, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x05624c2ff25d3a1, // V_CNDMASK_B16 ENC_VOP3 default
    0x04024e30025d3a1, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x04225030125d3a1, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x05824c30225d3a1, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x05a24c30325d3a1, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x05c24c30425d3a1, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e21a24b262442, // V_MAXMIN_U32 ENC_VOP3 default
    0x04021c24c262442, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x04221e24d262442, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04421a24e262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04621a24f262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04821a250262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a251262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x07421a252262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a253262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a254262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a24b263462, // V_MINMAX_U32 ENC_VOP3 default
    0x04021c24c263462, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x04221e24d263462, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04421a24e263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04621a24f263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04821a250263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a251263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x07421a252263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a253263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a254263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a27b26443f, // V_MAXMIN_I32 ENC_VOP3 default
    0x04021c27c26443f, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04221e27d26443f, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04421a27e26443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04621a27f26443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04821a28026443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a28126443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x07421a28226443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a28326443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a28426443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a27b26545f, // V_MINMAX_I32 ENC_VOP3 default
    0x04021c27c26545f, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04221e27d26545f, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04421a27e26545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04621a27f26545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04821a28026545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a28126545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x07421a28226545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a28326545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a28426545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2523052663df, // V_DOT2_F16_F16 ENC_VOP3 default
    0x0402543062663df, // V_DOT2_F16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422563072663df, // V_DOT2_F16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442523082663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0
    0x0462523092663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1
    0x04825230a2663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07225230b2663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_2
    0x07425230c2663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07625230d2663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07825230e2663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25830f2673de, // V_DOT2_BF16_BF16 ENC_VOP3 default
    0x04025a3102673de, // V_DOT2_BF16_BF16 VOP3_VOP_DPP8 has_dpp8
    0x04225c3112673de, // V_DOT2_BF16_BF16 VOP3_VOP_DPP16 has_dpp16
    0x0442583122673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0
    0x0462583132673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1
    0x0482583142673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722583152673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_2
    0x0742583162673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762583172673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782583182673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21422d268461, // V_MINMAX_NUM_F32 ENC_VOP3 default
    0x04021622e268461, // V_MINMAX_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04221822f268461, // V_MINMAX_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x044214230268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x046214231268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x048214232268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072214233268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x074214234268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x076214235268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x078214236268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21422d269441, // V_MAXMIN_NUM_F32 ENC_VOP3 default
    0x04021622e269441, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04221822f269441, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x044214230269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x046214231269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x048214232269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072214233269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x074214234269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x076214235269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x078214236269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22e2a326a460, // V_MINMAX_NUM_F16 ENC_VOP3 default
    0x0402302a426a460, // V_MINMAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422322a526a460, // V_MINMAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04422e2a626a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04622e2a726a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04822e2a826a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222e2a926a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07422e2aa26a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622e2ab26a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822e2ac26a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22e2a326b440, // V_MAXMIN_NUM_F16 ENC_VOP3 default
    0x0402302a426b440, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422322a526b440, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04422e2a626b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04622e2a726b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04822e2a826b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222e2a926b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07422e2aa26b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622e2ab26b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822e2ac26b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21422d26c45b, // V_MINIMUMMAXIMUM_F32 ENC_VOP3 default
    0x04021622e26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04221822f26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04421423026c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04621423126c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04821423226c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221423326c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07421423426c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621423526c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821423626c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21422d26d43b, // V_MAXIMUMMINIMUM_F32 ENC_VOP3 default
    0x04021622e26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04221822f26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04421423026d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04621423126d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04821423226d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221423326d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07421423426d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621423526d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821423626d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22e2a326e45a, // V_MINIMUMMAXIMUM_F16 ENC_VOP3 default
    0x0402302a426e45a, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422322a526e45a, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04422e2a626e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04622e2a726e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04822e2a826e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222e2a926e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07422e2aa26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622e2ab26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822e2ac26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22e2a326f43a, // V_MAXIMUMMINIMUM_F16 ENC_VOP3 default
    0x0402302a426f43a, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422322a526f43a, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04422e2a626f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04622e2a726f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04822e2a826f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222e2a926f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07422e2aa26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622e2ab26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822e2ac26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09a13c3192804d7, // V_S_EXP_F32 ENC_VOP3 default
    0x04413c31a2804d7, // V_S_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x09a25e31b2814d6, // V_S_EXP_F16 ENC_VOP3 default
    0x04425e31c2814d6, // V_S_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x09a13c3192824d9, // V_S_LOG_F32 ENC_VOP3 default
    0x04413c31a2824d9, // V_S_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x09a25e31b2834d8, // V_S_LOG_F16 ENC_VOP3 default
    0x04425e31c2834d8, // V_S_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x09a13c3192844db, // V_S_RCP_F32 ENC_VOP3 default
    0x04413c31a2844db, // V_S_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x09a25e31b2854da, // V_S_RCP_F16 ENC_VOP3 default
    0x04425e31c2854da, // V_S_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x09a13c3192864dd, // V_S_RSQ_F32 ENC_VOP3 default
    0x04413c31a2864dd, // V_S_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x09a25e31b2874dc, // V_S_RSQ_F16 ENC_VOP3 default
    0x04425e31c2874dc, // V_S_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x09a13c3192884df, // V_S_SQRT_F32 ENC_VOP3 default
    0x04413c31a2884df, // V_S_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x09a25e31b2894de, // V_S_SQRT_F16 ENC_VOP3 default
    0x04425e31c2894de, // V_S_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x09c26031d2fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x09e26031e2fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a026031f2fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a22603202fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a42603212fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a62603222fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a82603232fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0aa2603242fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c2623252fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x09e2623262fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a02623272fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a22623282fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a42623292fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a626232a2fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a826232b2fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0aa26232c2fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c26432d2fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC default
    0x09e26432e2fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a026432f2fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a22643302fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a42643312fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a62643322fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a82643332fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0aa2643342fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c2643352ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC default
    0x09e2643362ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a02643372ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a22643382ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a42643392ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a626433a2ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a826433b2ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0aa26433c2ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c26633d3002e3, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x06626833e3002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06826a33f3002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x09e2663403002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a02663413002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a22663423002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x09c26633d3014c1, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x06626833e3014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06826a33f3014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x09e2663403014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a02663413014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a22663423014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x09c26633d3024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x0662683433024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06826a3443024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x09e2663403024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a02663413024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a22663423024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x03e26c3453032ea, // V_ADD_NC_U16 ENC_VOP3 default
    0x04026e3463032ea, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422703473032ea, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04426c3483032ea, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04626c3493032ea, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04826c34a3032ea, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e26c3453044c6, // V_SUB_NC_U16 ENC_VOP3 default
    0x04026e3463044c6, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422703473044c6, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04426c3483044c6, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04626c3493044c6, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04826c34a3044c6, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e27234530547d, // V_MUL_LO_U16 ENC_VOP3 default
    0x04027434630547d, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x04227634730547d, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x04427234830547d, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x04627234930547d, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x04827234a30547d, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e27834b3063c7, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x0401ce34c3063c7, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421d034d3063c7, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04427834e3063c7, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04627834f3063c7, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x0482783503063c7, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2783513073ce, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x0401ce3523073ce, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421d03533073ce, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442783543073ce, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x0462783553073ce, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x0482783563073ce, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e272345309448, // V_MAX_U16 ENC_VOP3 default
    0x040274346309448, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x042276347309448, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x044272348309448, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x046272349309448, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x04827234a309448, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e27235730a443, // V_MAX_I16 ENC_VOP3 default
    0x04027435830a443, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x04227635930a443, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x04427235a30a443, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x04627235b30a443, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x04827235c30a443, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e27234530b468, // V_MIN_U16 ENC_VOP3 default
    0x04027434630b468, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x04227634730b468, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x04427234830b468, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x04627234930b468, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x04827234a30b468, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e27235730c463, // V_MIN_I16 ENC_VOP3 default
    0x04027435830c463, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x04227635930c463, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x04427235a30c463, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x04627235b30c463, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x04827235c30c463, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e26c35730d2e8, // V_ADD_NC_I16 ENC_VOP3 default
    0x04026e35830d2e8, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x04227035930d2e8, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04426c35a30d2e8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04626c35b30d2e8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04826c35c30d2e8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e26c35730e4c4, // V_SUB_NC_I16 ENC_VOP3 default
    0x04026e35830e4c4, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x04227035930e4c4, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04426c35a30e4c4, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04626c35b30e4c4, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04826c35c30e4c4, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ac27a35d30f488, // V_PERMLANE16_VAR_B32 ENC_VOP3 default
    0x0ac27a35d31048b, // V_PERMLANEX16_VAR_B32 ENC_VOP3 default
    0x03e27c35e311486, // V_PACK_B32_F16 ENC_VOP3 default
    0x04027e35f311486, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x042280360311486, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x04427c361311486, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x04627c362311486, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x04827c363311486, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e27c3643123c9, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x04027e3653123c9, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422803663123c9, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04427c3673123c9, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04627c3683123c9, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x04827c3693123c9, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e27c36a3133cb, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x04027e36b3133cb, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04228036c3133cb, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04427c36d3133cb, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x04627c36e3133cb, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x04827c36f3133cb, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28237031c41d, // V_LDEXP_F32 ENC_VOP3 default
    0x04028437131c41d, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x04228637231c41d, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04428237331c41d, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04628237431c41d, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x04828237531c41d, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28818531d2f8, // V_BFM_B32 ENC_VOP3 default
    0x0401d618631d2f8, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421d818731d2f8, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x04428818831d2f8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x04628818931d2f8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x04828818a31d2f8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28818531e2f4, // V_BCNT_U32_B32 ENC_VOP3 default
    0x0401d618631e2f4, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421d818731e2f4, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04428818831e2f4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04628818931e2f4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04828818a31e2f4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28818531f44b, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x0401d618631f44b, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421d818731f44b, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04428818831f44b, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04628818931f44b, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04828818a31f44b, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28818532044a, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x0401d618632044a, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421d818732044a, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04428818832044a, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04628818932044a, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04828818a32044a, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e27834b3213ca, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x0401ce34c3213ca, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421d034d3213ca, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04427834e3213ca, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04627834f3213ca, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x0482783503213ca, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2783513223cc, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x0401ce3523223cc, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421d03533223cc, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442783543223cc, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x0462783553223cc, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x0482783563223cc, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2883763233cf, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x0401d63773233cf, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421d83783233cf, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x0442883793233cf, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x04628837a3233cf, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x04828837b3233cf, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28837c3243c8, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x0401d637d3243c8, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421d837e3243c8, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x04428837f3243c8, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x0462883803243c8, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x0482883813243c8, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28817f3254c5, // V_SUB_NC_I32 ENC_VOP3 default
    0x0401d61803254c5, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421d81813254c5, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x0442881823254c5, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x0462881833254c5, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x0482881843254c5, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28817f3262e9, // V_ADD_NC_I32 ENC_VOP3 default
    0x0401d61803262e9, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421d81813262e9, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x0442881823262e9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x0462881833262e9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x0482881843262e9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28a38232b41e, // V_LDEXP_F64 ENC_VOP3 default
    0x04428a38332b41e, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x04628a38432b41e, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x04828a38532b41e, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28818532c47e, // V_MUL_LO_U32 ENC_VOP3 default
    0x04428818832c47e, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x04628818932c47e, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x04828818a32c47e, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28818532d47a, // V_MUL_HI_U32 ENC_VOP3 default
    0x04428818832d47a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x04628818932d47a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x04828818a32d47a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28817f32e478, // V_MUL_HI_I32 ENC_VOP3 default
    0x04428818232e478, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x04628818332e478, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x04828818432e478, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28a38632f4e0, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x04428a38732f4e0, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x04628a38832f4e0, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x04828a38932f4e0, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e272345338422, // V_LSHLREV_B16 ENC_VOP3 default
    0x040274346338422, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x042276347338422, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x044272348338422, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x046272349338422, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04827234a338422, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e272345339427, // V_LSHRREV_B16 ENC_VOP3 default
    0x040274346339427, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x042276347339427, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x044272348339427, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x046272349339427, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04827234a339427, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e27238a33a2f1, // V_ASHRREV_I16 ENC_VOP3 default
    0x04027438b33a2f1, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x04227638c33a2f1, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x04427238d33a2f1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x04627238e33a2f1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x04827238f33a2f1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e28c19133d429, // V_LSHRREV_B64 ENC_VOP3 default
    0x06028c19233d429, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x06228c19333d429, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x05e28c39033e2f3, // V_ASHRREV_I64 ENC_VOP3 default
    0x06028c39133e2f3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x06228c39233e2f3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x03e28e17334145e, // V_MINIMUM_F64 ENC_VOP3 default
    0x04428e17434145e, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_0
    0x04628e17534145e, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_1
    0x04828e17634145e, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28e17334243e, // V_MAXIMUM_F64 ENC_VOP3 default
    0x04428e17434243e, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_0
    0x04628e17534243e, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_1
    0x04828e17634243e, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ae2903933604aa, // V_READLANE_B32 ENC_VOP3 default
    0x0b02783943614ef, // V_WRITELANE_B32 ENC_VOP3 default
    0x0b22783953614ef, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x03e2723453622ee, // V_AND_B16 ENC_VOP3 default
    0x0402743463622ee, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x0422763473622ee, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x0442723483622ee, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x0462723493622ee, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x04827234a3622ee, // V_AND_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e272345363484, // V_OR_B16 ENC_VOP3 default
    0x040274346363484, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x042276347363484, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x044272348363484, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x046272349363484, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x04827234a363484, // V_OR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2723453644f3, // V_XOR_B16 ENC_VOP3 default
    0x0402743463644f3, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x0422763473644f3, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x0442723483644f3, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x0462723493644f3, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x04827234a3644f3, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e27817736545d, // V_MINIMUM_F32 ENC_VOP3 default
    0x0401ce17836545d, // V_MINIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421d017936545d, // V_MINIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04427817a36545d, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04627817b36545d, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04827817c36545d, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e27817736643d, // V_MAXIMUM_F32 ENC_VOP3 default
    0x0401ce17836643d, // V_MAXIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421d017936643d, // V_MAXIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04427817a36643d, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04627817b36643d, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04827817c36643d, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2921aa36745c, // V_MINIMUM_F16 ENC_VOP3 default
    0x0402941ab36745c, // V_MINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422961ac36745c, // V_MINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442921ad36745c, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0462921ae36745c, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482921af36745c, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2921aa36843c, // V_MAXIMUM_F16 ENC_VOP3 default
    0x0402941ab36843c, // V_MAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422961ac36843c, // V_MAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442921ad36843c, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0462921ae36843c, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482921af36843c, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2983963693c6, // V_CVT_PK_FP8_F32 ENC_VOP3 default
    0x04029a3973693c6, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x04229c3983693c6, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442983993693c6, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x04629839a3693c6, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x04829839b3693c6, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29839c36a3c3, // V_CVT_PK_BF8_F32 ENC_VOP3 default
    0x04029a39d36a3c3, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x04229c39e36a3c3, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04429839f36a3c3, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x0462983a036a3c3, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x0482983a136a3c3, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29e3a236b3d2, // V_CVT_SR_FP8_F32 ENC_VOP3 default
    0x0402a03a336b3d2, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422a23a436b3d2, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04429e3a536b3d2, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x04629e3a636b3d2, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x04829e3a736b3d2, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29e3a836c3d1, // V_CVT_SR_BF8_F32 ENC_VOP3 default
    0x0402a03a936c3d1, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422a23aa36c3d1, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04429e3ab36c3d1, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x04629e3ac36c3d1, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x04829e3ad36c3d1, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0x0b63683e701816d, // IMAGE_MSAA_LOAD ENC_VSAMPLE default
    0x0b836a3e801b16e, // IMAGE_SAMPLE ENC_VSAMPLE default
    0x0b836c3e901c189, // IMAGE_SAMPLE_D ENC_VSAMPLE default
    0x0b836e3ea01d191, // IMAGE_SAMPLE_L ENC_VSAMPLE default
    0x0b83703ea01e16f, // IMAGE_SAMPLE_B ENC_VSAMPLE default
    0x0b836a3e801f192, // IMAGE_SAMPLE_LZ ENC_VSAMPLE default
    0x0b83703ea020173, // IMAGE_SAMPLE_C ENC_VSAMPLE default
    0x0b83723eb02117c, // IMAGE_SAMPLE_C_D ENC_VSAMPLE default
    0x0b83743ec022184, // IMAGE_SAMPLE_C_L ENC_VSAMPLE default
    0x0b83763ec023176, // IMAGE_SAMPLE_C_B ENC_VSAMPLE default
    0x0b83703ea024185, // IMAGE_SAMPLE_C_LZ ENC_VSAMPLE default
    0x0b83703ea025195, // IMAGE_SAMPLE_O ENC_VSAMPLE default
    0x0b83723eb02618f, // IMAGE_SAMPLE_D_O ENC_VSAMPLE default
    0x0b83743ec027194, // IMAGE_SAMPLE_L_O ENC_VSAMPLE default
    0x0b83763ec028172, // IMAGE_SAMPLE_B_O ENC_VSAMPLE default
    0x0b83703ea029193, // IMAGE_SAMPLE_LZ_O ENC_VSAMPLE default
    0x0b83763ec02a188, // IMAGE_SAMPLE_C_O ENC_VSAMPLE default
    0x0b83783ed02b182, // IMAGE_SAMPLE_C_D_O ENC_VSAMPLE default
    0x0b837a3ee02c187, // IMAGE_SAMPLE_C_L_O ENC_VSAMPLE default
    0x0b837c3ee02d179, // IMAGE_SAMPLE_C_B_O ENC_VSAMPLE default
    0x0b83763ec02e186, // IMAGE_SAMPLE_C_LZ_O ENC_VSAMPLE default
    0x0b837e3e802f155, // IMAGE_GATHER4 ENC_VSAMPLE default
    0x0b83803ea030161, // IMAGE_GATHER4_L ENC_VSAMPLE default
    0x0b83823ea031157, // IMAGE_GATHER4_B ENC_VSAMPLE default
    0x0b837e3e8032162, // IMAGE_GATHER4_LZ ENC_VSAMPLE default
    0x0b83823ea033159, // IMAGE_GATHER4_C ENC_VSAMPLE default
    0x0b83823ea03415f, // IMAGE_GATHER4_C_LZ ENC_VSAMPLE default
    0x0b83823ea035164, // IMAGE_GATHER4_O ENC_VSAMPLE default
    0x0b83823ea036163, // IMAGE_GATHER4_LZ_O ENC_VSAMPLE default
    0x0b83843ec037160, // IMAGE_GATHER4_C_LZ_O ENC_VSAMPLE default
    0x0b836a3e8038165, // IMAGE_GET_LOD ENC_VSAMPLE default
    0x0b83863ef03918e, // IMAGE_SAMPLE_D_G16 ENC_VSAMPLE default
    0x0b83883f003a181, // IMAGE_SAMPLE_C_D_G16 ENC_VSAMPLE default
    0x0b83883f003b190, // IMAGE_SAMPLE_D_O_G16 ENC_VSAMPLE default
    0x0b838a3e903c183, // IMAGE_SAMPLE_C_D_O_G16 ENC_VSAMPLE default
    0x0b836e3ea040174, // IMAGE_SAMPLE_CL ENC_VSAMPLE default
    0x0b838c3eb04118a, // IMAGE_SAMPLE_D_CL ENC_VSAMPLE default
    0x0b83743ec042170, // IMAGE_SAMPLE_B_CL ENC_VSAMPLE default
    0x0b83743ec04317a, // IMAGE_SAMPLE_C_CL ENC_VSAMPLE default
    0x0b838e3ed04417d, // IMAGE_SAMPLE_C_D_CL ENC_VSAMPLE default
    0x0b837a3ee045177, // IMAGE_SAMPLE_C_B_CL ENC_VSAMPLE default
    0x0b83743ec046175, // IMAGE_SAMPLE_CL_O ENC_VSAMPLE default
    0x0b838e3ed04718c, // IMAGE_SAMPLE_D_CL_O ENC_VSAMPLE default
    0x0b837a3ee048171, // IMAGE_SAMPLE_B_CL_O ENC_VSAMPLE default
    0x0b837a3ee04917b, // IMAGE_SAMPLE_C_CL_O ENC_VSAMPLE default
    0x0b83903f104a17f, // IMAGE_SAMPLE_C_D_CL_O ENC_VSAMPLE default
    0x0b83923ef04b178, // IMAGE_SAMPLE_C_B_CL_O ENC_VSAMPLE default
    0x0b83943e905417e, // IMAGE_SAMPLE_C_D_CL_G16 ENC_VSAMPLE default
    0x0b83943e905518d, // IMAGE_SAMPLE_D_CL_O_G16 ENC_VSAMPLE default
    0x0b83963eb056180, // IMAGE_SAMPLE_C_D_CL_O_G16 ENC_VSAMPLE default
    0x0b83983f005f18b, // IMAGE_SAMPLE_D_CL_G16 ENC_VSAMPLE default
    0x0b83803ea06015a, // IMAGE_GATHER4_CL ENC_VSAMPLE default
    0x0b839a3ec061158, // IMAGE_GATHER4_B_CL ENC_VSAMPLE default
    0x0b839a3ec06215d, // IMAGE_GATHER4_C_CL ENC_VSAMPLE default
    0x0b839a3ec06315e, // IMAGE_GATHER4_C_L ENC_VSAMPLE default
    0x0b83843ec06415b, // IMAGE_GATHER4_C_B ENC_VSAMPLE default
    0x0b839c3ee06515c, // IMAGE_GATHER4_C_B_CL ENC_VSAMPLE default
    0x0b837e3e8090156, // IMAGE_GATHER4H ENC_VSAMPLE default
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
    0x0be2d640c00137a, // V_CMP_LT_F16 ENC_VOPC default
    0x0c02d840d00137a, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da40e00137a, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d640f00137a, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x0be2d640c002353, // V_CMP_EQ_F16 ENC_VOPC default
    0x0c02d840d002353, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da40e002353, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d640f002353, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0be2d640c00336e, // V_CMP_LE_F16 ENC_VOPC default
    0x0c02d840d00336e, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da40e00336e, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d640f00336e, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x0be2d640c004365, // V_CMP_GT_F16 ENC_VOPC default
    0x0c02d840d004365, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da40e004365, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d640f004365, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x0be2d640c005377, // V_CMP_LG_F16 ENC_VOPC default
    0x0c02d840d005377, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da40e005377, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d640f005377, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x0be2d640c00635c, // V_CMP_GE_F16 ENC_VOPC default
    0x0c02d840d00635c, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da40e00635c, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d640f00635c, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x0be2d640c00739b, // V_CMP_O_F16 ENC_VOPC default
    0x0c02d840d00739b, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da40e00739b, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d640f00739b, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x0be2d640c00839e, // V_CMP_U_F16 ENC_VOPC default
    0x0c02d840d00839e, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da40e00839e, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d640f00839e, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x0be2d640c00938c, // V_CMP_NGE_F16 ENC_VOPC default
    0x0c02d840d00938c, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da40e00938c, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d640f00938c, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0be2d640c00a395, // V_CMP_NLG_F16 ENC_VOPC default
    0x0c02d840d00a395, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da40e00a395, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d640f00a395, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0be2d640c00b38f, // V_CMP_NGT_F16 ENC_VOPC default
    0x0c02d840d00b38f, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da40e00b38f, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d640f00b38f, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0be2d640c00c392, // V_CMP_NLE_F16 ENC_VOPC default
    0x0c02d840d00c392, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da40e00c392, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d640f00c392, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0be2d640c00d383, // V_CMP_NEQ_F16 ENC_VOPC default
    0x0c02d840d00d383, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da40e00d383, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d640f00d383, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0be2d640c00e398, // V_CMP_NLT_F16 ENC_VOPC default
    0x0c02d840d00e398, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da40e00e398, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d640f00e398, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0be2e241001137b, // V_CMP_LT_F32 ENC_VOPC default
    0x0c02e441101137b, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c22e641201137b, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e241301137b, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x0be2e2410012354, // V_CMP_EQ_F32 ENC_VOPC default
    0x0c02e4411012354, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c22e6412012354, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e2413012354, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0be2e241001336f, // V_CMP_LE_F32 ENC_VOPC default
    0x0c02e441101336f, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c22e641201336f, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e241301336f, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x0be2e2410014366, // V_CMP_GT_F32 ENC_VOPC default
    0x0c02e4411014366, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c22e6412014366, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e2413014366, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x0be2e2410015378, // V_CMP_LG_F32 ENC_VOPC default
    0x0c02e4411015378, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c22e6412015378, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e2413015378, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x0be2e241001635d, // V_CMP_GE_F32 ENC_VOPC default
    0x0c02e441101635d, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c22e641201635d, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e241301635d, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x0be2e241001739c, // V_CMP_O_F32 ENC_VOPC default
    0x0c02e441101739c, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c22e641201739c, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e241301739c, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x0be2e241001839f, // V_CMP_U_F32 ENC_VOPC default
    0x0c02e441101839f, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c22e641201839f, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e241301839f, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x0be2e241001938d, // V_CMP_NGE_F32 ENC_VOPC default
    0x0c02e441101938d, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c22e641201938d, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e241301938d, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0be2e241001a396, // V_CMP_NLG_F32 ENC_VOPC default
    0x0c02e441101a396, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c22e641201a396, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e241301a396, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0be2e241001b390, // V_CMP_NGT_F32 ENC_VOPC default
    0x0c02e441101b390, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c22e641201b390, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e241301b390, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0be2e241001c393, // V_CMP_NLE_F32 ENC_VOPC default
    0x0c02e441101c393, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c22e641201c393, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e241301c393, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0be2e241001d384, // V_CMP_NEQ_F32 ENC_VOPC default
    0x0c02e441101d384, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c22e641201d384, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e241301d384, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0be2e241001e399, // V_CMP_NLT_F32 ENC_VOPC default
    0x0c02e441101e399, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c22e641201e399, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e241301e399, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0be2ea41402137c, // V_CMP_LT_F64 ENC_VOPC default
    0x0c42ea41502137c, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x0be2ea414022355, // V_CMP_EQ_F64 ENC_VOPC default
    0x0c42ea415022355, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0be2ea414023370, // V_CMP_LE_F64 ENC_VOPC default
    0x0c42ea415023370, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x0be2ea414024367, // V_CMP_GT_F64 ENC_VOPC default
    0x0c42ea415024367, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x0be2ea414025379, // V_CMP_LG_F64 ENC_VOPC default
    0x0c42ea415025379, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x0be2ea41402635e, // V_CMP_GE_F64 ENC_VOPC default
    0x0c42ea41502635e, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x0be2ea41402739d, // V_CMP_O_F64 ENC_VOPC default
    0x0c42ea41502739d, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x0be2ea4140283a0, // V_CMP_U_F64 ENC_VOPC default
    0x0c42ea4150283a0, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x0be2ea41402938e, // V_CMP_NGE_F64 ENC_VOPC default
    0x0c42ea41502938e, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0be2ea41402a397, // V_CMP_NLG_F64 ENC_VOPC default
    0x0c42ea41502a397, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0be2ea41402b391, // V_CMP_NGT_F64 ENC_VOPC default
    0x0c42ea41502b391, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0be2ea41402c394, // V_CMP_NLE_F64 ENC_VOPC default
    0x0c42ea41502c394, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0be2ea41402d385, // V_CMP_NEQ_F64 ENC_VOPC default
    0x0c42ea41502d385, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0be2ea41402e39a, // V_CMP_NLT_F64 ENC_VOPC default
    0x0c42ea41502e39a, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0be2f241603137d, // V_CMP_LT_I16 ENC_VOPC default
    0x0c02f441703137d, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f641803137d, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f241903137d, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x0be2f2416032356, // V_CMP_EQ_I16 ENC_VOPC default
    0x0c02f4417032356, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f6418032356, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f2419032356, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0be2f2416033371, // V_CMP_LE_I16 ENC_VOPC default
    0x0c02f4417033371, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f6418033371, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f2419033371, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x0be2f2416034368, // V_CMP_GT_I16 ENC_VOPC default
    0x0c02f4417034368, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f6418034368, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f2419034368, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x0be2f2416035386, // V_CMP_NE_I16 ENC_VOPC default
    0x0c02f4417035386, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f6418035386, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f2419035386, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x0be2f241603635f, // V_CMP_GE_I16 ENC_VOPC default
    0x0c02f441703635f, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f641803635f, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f241903635f, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x0be2f241a039380, // V_CMP_LT_U16 ENC_VOPC default
    0x0c02f441b039380, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f641c039380, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f241d039380, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x0be2f241a03a359, // V_CMP_EQ_U16 ENC_VOPC default
    0x0c02f441b03a359, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f641c03a359, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f241d03a359, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0be2f241a03b374, // V_CMP_LE_U16 ENC_VOPC default
    0x0c02f441b03b374, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f641c03b374, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f241d03b374, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x0be2f241a03c36b, // V_CMP_GT_U16 ENC_VOPC default
    0x0c02f441b03c36b, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f641c03c36b, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f241d03c36b, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x0be2f241a03d389, // V_CMP_NE_U16 ENC_VOPC default
    0x0c02f441b03d389, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f641c03d389, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f241d03d389, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x0be2f241a03e362, // V_CMP_GE_U16 ENC_VOPC default
    0x0c02f441b03e362, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f641c03e362, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f241d03e362, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x0be2e241e04137e, // V_CMP_LT_I32 ENC_VOPC default
    0x0c02e441f04137e, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c22fe42004137e, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e242104137e, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x0be2e241e042357, // V_CMP_EQ_I32 ENC_VOPC default
    0x0c02e441f042357, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c22fe420042357, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e2421042357, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0be2e241e043372, // V_CMP_LE_I32 ENC_VOPC default
    0x0c02e441f043372, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c22fe420043372, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e2421043372, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x0be2e241e044369, // V_CMP_GT_I32 ENC_VOPC default
    0x0c02e441f044369, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c22fe420044369, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e2421044369, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x0be2e241e045387, // V_CMP_NE_I32 ENC_VOPC default
    0x0c02e441f045387, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c22fe420045387, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e2421045387, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x0be2e241e046360, // V_CMP_GE_I32 ENC_VOPC default
    0x0c02e441f046360, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c22fe420046360, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e2421046360, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x0be2e2422049381, // V_CMP_LT_U32 ENC_VOPC default
    0x0c02e4423049381, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c22fe424049381, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e2425049381, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x0be2e242204a35a, // V_CMP_EQ_U32 ENC_VOPC default
    0x0c02e442304a35a, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c22fe42404a35a, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e242504a35a, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0be2e242204b375, // V_CMP_LE_U32 ENC_VOPC default
    0x0c02e442304b375, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c22fe42404b375, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e242504b375, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x0be2e242204c36c, // V_CMP_GT_U32 ENC_VOPC default
    0x0c02e442304c36c, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c22fe42404c36c, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e242504c36c, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x0be2e242204d38a, // V_CMP_NE_U32 ENC_VOPC default
    0x0c02e442304d38a, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c22fe42404d38a, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e242504d38a, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x0be2e242204e363, // V_CMP_GE_U32 ENC_VOPC default
    0x0c02e442304e363, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c22fe42404e363, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e242504e363, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x0be30242605137f, // V_CMP_LT_I64 ENC_VOPC default
    0x0c430242705137f, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x0be302426052358, // V_CMP_EQ_I64 ENC_VOPC default
    0x0c4302427052358, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0be302426053373, // V_CMP_LE_I64 ENC_VOPC default
    0x0c4302427053373, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x0be30242605436a, // V_CMP_GT_I64 ENC_VOPC default
    0x0c430242705436a, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x0be302426055388, // V_CMP_NE_I64 ENC_VOPC default
    0x0c4302427055388, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x0be302426056361, // V_CMP_GE_I64 ENC_VOPC default
    0x0c4302427056361, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x0be302428059382, // V_CMP_LT_U64 ENC_VOPC default
    0x0c4302429059382, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x0be30242805a35b, // V_CMP_EQ_U64 ENC_VOPC default
    0x0c430242905a35b, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0be30242805b376, // V_CMP_LE_U64 ENC_VOPC default
    0x0c430242905b376, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x0be30242805c36d, // V_CMP_GT_U64 ENC_VOPC default
    0x0c430242905c36d, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x0be30242805d38b, // V_CMP_NE_U64 ENC_VOPC default
    0x0c430242905d38b, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x0be30242805e364, // V_CMP_GE_U64 ENC_VOPC default
    0x0c430242905e364, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x0be2d640c07d350, // V_CMP_CLASS_F16 ENC_VOPC default
    0x0c02d840d07d350, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da40e07d350, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d640f07d350, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0be2e242a07e351, // V_CMP_CLASS_F32 ENC_VOPC default
    0x0c02e442b07e351, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c230a42c07e351, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e242d07e351, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0be30e42e07f352, // V_CMP_CLASS_F64 ENC_VOPC default
    0x0c430e42f07f352, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0be316430081329, // V_CMPX_LT_F16 ENC_VOPC default
    0x0c0318431081329, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a432081329, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4316433081329, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x0be316430082302, // V_CMPX_EQ_F16 ENC_VOPC default
    0x0c0318431082302, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a432082302, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4316433082302, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0be31643008331d, // V_CMPX_LE_F16 ENC_VOPC default
    0x0c031843108331d, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a43208331d, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431643308331d, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x0be316430084314, // V_CMPX_GT_F16 ENC_VOPC default
    0x0c0318431084314, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a432084314, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4316433084314, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x0be316430085326, // V_CMPX_LG_F16 ENC_VOPC default
    0x0c0318431085326, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a432085326, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4316433085326, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x0be31643008630b, // V_CMPX_GE_F16 ENC_VOPC default
    0x0c031843108630b, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a43208630b, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431643308630b, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x0be31643008734a, // V_CMPX_O_F16 ENC_VOPC default
    0x0c031843108734a, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a43208734a, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431643308734a, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x0be31643008834d, // V_CMPX_U_F16 ENC_VOPC default
    0x0c031843108834d, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a43208834d, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431643308834d, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x0be31643008933b, // V_CMPX_NGE_F16 ENC_VOPC default
    0x0c031843108933b, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a43208933b, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431643308933b, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0be31643008a344, // V_CMPX_NLG_F16 ENC_VOPC default
    0x0c031843108a344, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a43208a344, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431643308a344, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0be31643008b33e, // V_CMPX_NGT_F16 ENC_VOPC default
    0x0c031843108b33e, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a43208b33e, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431643308b33e, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0be31643008c341, // V_CMPX_NLE_F16 ENC_VOPC default
    0x0c031843108c341, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a43208c341, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431643308c341, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0be31643008d332, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x0c031843108d332, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a43208d332, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431643308d332, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0be31643008e347, // V_CMPX_NLT_F16 ENC_VOPC default
    0x0c031843108e347, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a43208e347, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431643308e347, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0be32243409132a, // V_CMPX_LT_F32 ENC_VOPC default
    0x0c032443509132a, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232643609132a, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432243709132a, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x0be322434092303, // V_CMPX_EQ_F32 ENC_VOPC default
    0x0c0324435092303, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c2326436092303, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c4322437092303, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0be32243409331e, // V_CMPX_LE_F32 ENC_VOPC default
    0x0c032443509331e, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232643609331e, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432243709331e, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x0be322434094315, // V_CMPX_GT_F32 ENC_VOPC default
    0x0c0324435094315, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c2326436094315, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c4322437094315, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x0be322434095327, // V_CMPX_LG_F32 ENC_VOPC default
    0x0c0324435095327, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c2326436095327, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c4322437095327, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x0be32243409630c, // V_CMPX_GE_F32 ENC_VOPC default
    0x0c032443509630c, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232643609630c, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432243709630c, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x0be32243409734b, // V_CMPX_O_F32 ENC_VOPC default
    0x0c032443509734b, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232643609734b, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432243709734b, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x0be32243409834e, // V_CMPX_U_F32 ENC_VOPC default
    0x0c032443509834e, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232643609834e, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432243709834e, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x0be32243409933c, // V_CMPX_NGE_F32 ENC_VOPC default
    0x0c032443509933c, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232643609933c, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432243709933c, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0be32243409a345, // V_CMPX_NLG_F32 ENC_VOPC default
    0x0c032443509a345, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232643609a345, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432243709a345, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0be32243409b33f, // V_CMPX_NGT_F32 ENC_VOPC default
    0x0c032443509b33f, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232643609b33f, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432243709b33f, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0be32243409c342, // V_CMPX_NLE_F32 ENC_VOPC default
    0x0c032443509c342, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232643609c342, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432243709c342, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0be32243409d333, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x0c032443509d333, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232643609d333, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432243709d333, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0be32243409e348, // V_CMPX_NLT_F32 ENC_VOPC default
    0x0c032443509e348, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232643609e348, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432243709e348, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0be32a4380a132b, // V_CMPX_LT_F64 ENC_VOPC default
    0x0c432a4390a132b, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x0be32a4380a2304, // V_CMPX_EQ_F64 ENC_VOPC default
    0x0c432a4390a2304, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0be32a4380a331f, // V_CMPX_LE_F64 ENC_VOPC default
    0x0c432a4390a331f, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x0be32a4380a4316, // V_CMPX_GT_F64 ENC_VOPC default
    0x0c432a4390a4316, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x0be32a4380a5328, // V_CMPX_LG_F64 ENC_VOPC default
    0x0c432a4390a5328, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x0be32a4380a630d, // V_CMPX_GE_F64 ENC_VOPC default
    0x0c432a4390a630d, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x0be32a4380a734c, // V_CMPX_O_F64 ENC_VOPC default
    0x0c432a4390a734c, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x0be32a4380a834f, // V_CMPX_U_F64 ENC_VOPC default
    0x0c432a4390a834f, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x0be32a4380a933d, // V_CMPX_NGE_F64 ENC_VOPC default
    0x0c432a4390a933d, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0be32a4380aa346, // V_CMPX_NLG_F64 ENC_VOPC default
    0x0c432a4390aa346, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0be32a4380ab340, // V_CMPX_NGT_F64 ENC_VOPC default
    0x0c432a4390ab340, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0be32a4380ac343, // V_CMPX_NLE_F64 ENC_VOPC default
    0x0c432a4390ac343, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0be32a4380ad334, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x0c432a4390ad334, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0be32a4380ae349, // V_CMPX_NLT_F64 ENC_VOPC default
    0x0c432a4390ae349, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0be33243a0b132c, // V_CMPX_LT_I16 ENC_VOPC default
    0x0c033443b0b132c, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c233643c0b132c, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c433243d0b132c, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x0be33243a0b2305, // V_CMPX_EQ_I16 ENC_VOPC default
    0x0c033443b0b2305, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c233643c0b2305, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c433243d0b2305, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0be33243a0b3320, // V_CMPX_LE_I16 ENC_VOPC default
    0x0c033443b0b3320, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c233643c0b3320, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c433243d0b3320, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x0be33243a0b4317, // V_CMPX_GT_I16 ENC_VOPC default
    0x0c033443b0b4317, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c233643c0b4317, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c433243d0b4317, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x0be33243a0b5335, // V_CMPX_NE_I16 ENC_VOPC default
    0x0c033443b0b5335, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c233643c0b5335, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c433243d0b5335, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x0be33243a0b630e, // V_CMPX_GE_I16 ENC_VOPC default
    0x0c033443b0b630e, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c233643c0b630e, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c433243d0b630e, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x0be33243e0b932f, // V_CMPX_LT_U16 ENC_VOPC default
    0x0c033443f0b932f, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23364400b932f, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43324410b932f, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x0be33243e0ba308, // V_CMPX_EQ_U16 ENC_VOPC default
    0x0c033443f0ba308, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23364400ba308, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43324410ba308, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0be33243e0bb323, // V_CMPX_LE_U16 ENC_VOPC default
    0x0c033443f0bb323, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23364400bb323, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43324410bb323, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x0be33243e0bc31a, // V_CMPX_GT_U16 ENC_VOPC default
    0x0c033443f0bc31a, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23364400bc31a, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43324410bc31a, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x0be33243e0bd338, // V_CMPX_NE_U16 ENC_VOPC default
    0x0c033443f0bd338, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23364400bd338, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43324410bd338, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x0be33243e0be311, // V_CMPX_GE_U16 ENC_VOPC default
    0x0c033443f0be311, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23364400be311, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43324410be311, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x0be3224420c132d, // V_CMPX_LT_I32 ENC_VOPC default
    0x0c03244430c132d, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c233e4440c132d, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c43224450c132d, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x0be3224420c2306, // V_CMPX_EQ_I32 ENC_VOPC default
    0x0c03244430c2306, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c233e4440c2306, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c43224450c2306, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0be3224420c3321, // V_CMPX_LE_I32 ENC_VOPC default
    0x0c03244430c3321, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c233e4440c3321, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c43224450c3321, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x0be3224420c4318, // V_CMPX_GT_I32 ENC_VOPC default
    0x0c03244430c4318, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c233e4440c4318, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c43224450c4318, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x0be3224420c5336, // V_CMPX_NE_I32 ENC_VOPC default
    0x0c03244430c5336, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c233e4440c5336, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c43224450c5336, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x0be3224420c630f, // V_CMPX_GE_I32 ENC_VOPC default
    0x0c03244430c630f, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c233e4440c630f, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c43224450c630f, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x0be3224460c9330, // V_CMPX_LT_U32 ENC_VOPC default
    0x0c03244470c9330, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c233e4480c9330, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c43224490c9330, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x0be3224460ca309, // V_CMPX_EQ_U32 ENC_VOPC default
    0x0c03244470ca309, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c233e4480ca309, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c43224490ca309, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0be3224460cb324, // V_CMPX_LE_U32 ENC_VOPC default
    0x0c03244470cb324, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c233e4480cb324, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c43224490cb324, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x0be3224460cc31b, // V_CMPX_GT_U32 ENC_VOPC default
    0x0c03244470cc31b, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c233e4480cc31b, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c43224490cc31b, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x0be3224460cd339, // V_CMPX_NE_U32 ENC_VOPC default
    0x0c03244470cd339, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c233e4480cd339, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c43224490cd339, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x0be3224460ce312, // V_CMPX_GE_U32 ENC_VOPC default
    0x0c03244470ce312, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c233e4480ce312, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c43224490ce312, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x0be34244a0d132e, // V_CMPX_LT_I64 ENC_VOPC default
    0x0c434244b0d132e, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x0be34244a0d2307, // V_CMPX_EQ_I64 ENC_VOPC default
    0x0c434244b0d2307, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0be34244a0d3322, // V_CMPX_LE_I64 ENC_VOPC default
    0x0c434244b0d3322, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x0be34244a0d4319, // V_CMPX_GT_I64 ENC_VOPC default
    0x0c434244b0d4319, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x0be34244a0d5337, // V_CMPX_NE_I64 ENC_VOPC default
    0x0c434244b0d5337, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x0be34244a0d6310, // V_CMPX_GE_I64 ENC_VOPC default
    0x0c434244b0d6310, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x0be34244c0d9331, // V_CMPX_LT_U64 ENC_VOPC default
    0x0c434244d0d9331, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x0be34244c0da30a, // V_CMPX_EQ_U64 ENC_VOPC default
    0x0c434244d0da30a, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0be34244c0db325, // V_CMPX_LE_U64 ENC_VOPC default
    0x0c434244d0db325, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x0be34244c0dc31c, // V_CMPX_GT_U64 ENC_VOPC default
    0x0c434244d0dc31c, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x0be34244c0dd33a, // V_CMPX_NE_U64 ENC_VOPC default
    0x0c434244d0dd33a, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x0be34244c0de313, // V_CMPX_GE_U64 ENC_VOPC default
    0x0c434244d0de313, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x0be3164300fd2ff, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x0c03184310fd2ff, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a4320fd2ff, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c43164330fd2ff, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0be32244e0fe300, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x0c032444f0fe300, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c234a4500fe300, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c43224510fe300, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0be34e4520ff301, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x0c434e4530ff301, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
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
    0x0c614e46d00a3aa, // V_CVT_F16_F32 ENC_VOP1 default
    0x0c815046e00a3aa, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca15246f00a3aa, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc14e47000a3aa, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x0c615a47100b3ae, // V_CVT_F32_F16 ENC_VOP1 default
    0x0c815c47200b3ae, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca15e47300b3ae, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc15a47400b3ae, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
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
    0x0c616847d0174e3, // V_TRUNC_F64 ENC_VOP1 default
    0x0cc16847e0174e3, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x0c616847d0182fc, // V_CEIL_F64 ENC_VOP1 default
    0x0cc16847e0182fc, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x0c616847d0194ad, // V_RNDNE_F64 ENC_VOP1 default
    0x0cc16847e0194ad, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x0c616847d01a3ff, // V_FLOOR_F64 ENC_VOP1 default
    0x0cc16847e01a3ff, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x0c60181b801b48d, // V_PIPEFLUSH ENC_VOP1 default
    0x0c616c47f01c46e, // V_MOV_B16 ENC_VOP1 default
    0x0c816e48001c46e, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0x0ca17048101c46e, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0x0cc16c48201c46e, // V_MOV_B16 VOP1_INST_LITERAL has_lit
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
    0x0c616847d02f4a7, // V_RCP_F64 ENC_VOP1 default
    0x0cc16847e02f4a7, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x0c616847d0314b0, // V_RSQ_F64 ENC_VOP1 default
    0x0cc16847e0314b0, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x0c612e4830334b9, // V_SQRT_F32 ENC_VOP1 default
    0x0c81304840334b9, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca1324850334b9, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4860334b9, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x0c616847d0344ba, // V_SQRT_F64 ENC_VOP1 default
    0x0cc16847e0344ba, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
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
    0x0c616847d03d415, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x0cc16847e03d415, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x0c616847d03e40f, // V_FRACT_F64 ENC_VOP1 default
    0x0cc16847e03e40f, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
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
    0x0c61784980503ac, // V_CVT_F16_U16 ENC_VOP1 default
    0x0c817a4990503ac, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x0ca17c49a0503ac, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x0cc17849b0503ac, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x0c617849c0513ab, // V_CVT_F16_I16 ENC_VOP1 default
    0x0c817a49d0513ab, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x0ca17c49e0513ab, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x0cc17849f0513ab, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x0c61844a00523d3, // V_CVT_U16_F16 ENC_VOP1 default
    0x0c81864a10523d3, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1884a20523d3, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1844a30523d3, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x0c61844a40533bb, // V_CVT_I16_F16 ENC_VOP1 default
    0x0c81864a50533bb, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1884a60533bb, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1844a70533bb, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c61904a80544a5, // V_RCP_F16 ENC_VOP1 default
    0x0c81924a90544a5, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944aa0544a5, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904ab0544a5, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x0c61904a80554b8, // V_SQRT_F16 ENC_VOP1 default
    0x0c81924a90554b8, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944aa0554b8, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904ab0554b8, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x0c61904a80564ae, // V_RSQ_F16 ENC_VOP1 default
    0x0c81924a90564ae, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944aa0564ae, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904ab0564ae, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x0c61904a8057420, // V_LOG_F16 ENC_VOP1 default
    0x0c81924a9057420, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944aa057420, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904ab057420, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x0c61904a80583fb, // V_EXP_F16 ENC_VOP1 default
    0x0c81924a90583fb, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944aa0583fb, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904ab0583fb, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x0c61904a8059413, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x0c81924a9059413, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944aa059413, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904ab059413, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x0c61844a405a410, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x0c81864a505a410, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1884a605a410, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1844a705a410, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c61904a805b3fd, // V_FLOOR_F16 ENC_VOP1 default
    0x0c81924a905b3fd, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944aa05b3fd, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904ab05b3fd, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x0c61904a805c2fa, // V_CEIL_F16 ENC_VOP1 default
    0x0c81924a905c2fa, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944aa05c2fa, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904ab05c2fa, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x0c61904a805d4e1, // V_TRUNC_F16 ENC_VOP1 default
    0x0c81924a905d4e1, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944aa05d4e1, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904ab05d4e1, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x0c61904a805e4ab, // V_RNDNE_F16 ENC_VOP1 default
    0x0c81924a905e4ab, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944aa05e4ab, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904ab05e4ab, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x0c61904a805f40d, // V_FRACT_F16 ENC_VOP1 default
    0x0c81924a905f40d, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944aa05f40d, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904ab05f40d, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x0c61904a80604b6, // V_SIN_F16 ENC_VOP1 default
    0x0c81924a90604b6, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944aa0604b6, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904ab0604b6, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x0c61904a80613a3, // V_COS_F16 ENC_VOP1 default
    0x0c81924a90613a3, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944aa0613a3, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904ab0613a3, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x0c612e4ac0624b5, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x0c81304ad0624b5, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1464ae0624b5, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4af0624b5, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x0c61844a40633c0, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x0c81864a50633c0, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1884a60633c0, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1844a70633c0, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c61844a00643c1, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x0c81864a10643c1, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1884a20643c1, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1844a30643c1, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x0ce19c4b00654ca, // V_SWAP_B32 ENC_VOP1 default
    0x0ce19e4b10664c9, // V_SWAP_B16 ENC_VOP1 default
    0x0ce19c4b2067489, // V_PERMLANE64_B32 ENC_VOP1 default
    0x0ce19c4b30684c8, // V_SWAPREL_B32 ENC_VOP1 default
    0x0c616c4b4069481, // V_NOT_B16 ENC_VOP1 default
    0x0c816e4b5069481, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1704b6069481, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0x0cc16c4b7069481, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0x0c61a04b806a3be, // V_CVT_I32_I16 ENC_VOP1 default
    0x0c81a24b906a3be, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a44ba06a3be, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a04bb06a3be, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0x0c61a04bc06b3d6, // V_CVT_U32_U16 ENC_VOP1 default
    0x0c81a24bd06b3d6, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a44be06b3d6, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a04bf06b3d6, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0x0c612e4c006c3b0, // V_CVT_F32_FP8 ENC_VOP1 default
    0x0c81304c106c3b0, // V_CVT_F32_FP8 VOP1_VOP_DPP8 has_dpp8
    0x0ca1324c206c3b0, // V_CVT_F32_FP8 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4c306c3b0, // V_CVT_F32_FP8 VOP1_INST_LITERAL has_lit
    0x0c612e4c406d3ad, // V_CVT_F32_BF8 ENC_VOP1 default
    0x0c81304c506d3ad, // V_CVT_F32_BF8 VOP1_VOP_DPP8 has_dpp8
    0x0ca1324c606d3ad, // V_CVT_F32_BF8 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4c706d3ad, // V_CVT_F32_BF8 VOP1_INST_LITERAL has_lit
    0x0c61b24c806e3c5, // V_CVT_PK_F32_FP8 ENC_VOP1 default
    0x0cc1b24c906e3c5, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL has_lit
    0x0c61b24ca06f3c4, // V_CVT_PK_F32_BF8 ENC_VOP1 default
    0x0cc1b24cb06f3c4, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL has_lit
    0x0d02a44cc000496, // V_PK_MAD_I16 ENC_VOP3P default
    0x0d22a44cd000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a44ce000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a44cf000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82a44d0000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x0da2a44d1000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2a44d2000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2a44d3000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02a64d40014a1, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x0d22a64d50014a1, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a64d60014a1, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a64d70014a1, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02a64d800248f, // V_PK_ADD_I16 ENC_VOP3P default
    0x0d22a64d900248f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a64da00248f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a64db00248f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02a64d80034a2, // V_PK_SUB_I16 ENC_VOP3P default
    0x0d22a64d90034a2, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a64da0034a2, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a64db0034a2, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02a64d4004494, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x0d22a64d5004494, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a64d6004494, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a64d7004494, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02a64d4005495, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x0d22a64d5005495, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a64d6005495, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a64d7005495, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02a64dc006491, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x0d22a64dd006491, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a64de006491, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a64df006491, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02a64d8007499, // V_PK_MAX_I16 ENC_VOP3P default
    0x0d22a64d9007499, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a64da007499, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a64db007499, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02a64d800849d, // V_PK_MIN_I16 ENC_VOP3P default
    0x0d22a64d900849d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a64da00849d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a64db00849d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02a44e0009497, // V_PK_MAD_U16 ENC_VOP3P default
    0x0d22a44e1009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a44e2009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a44e3009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82a44e4009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x0da2a44e5009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2a44e6009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2a44e7009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02a64d400a490, // V_PK_ADD_U16 ENC_VOP3P default
    0x0d22a64d500a490, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a64d600a490, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a64d700a490, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02a64d400b4a3, // V_PK_SUB_U16 ENC_VOP3P default
    0x0d22a64d500b4a3, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a64d600b4a3, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a64d700b4a3, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02a64d400c49b, // V_PK_MAX_U16 ENC_VOP3P default
    0x0d22a64d500c49b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a64d600c49b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a64d700c49b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02a64d400d49f, // V_PK_MIN_U16 ENC_VOP3P default
    0x0d22a64d500d49f, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a64d600d49f, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a64d700d49f, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02a84e800e493, // V_PK_FMA_F16 ENC_VOP3P default
    0x0d22a84e900e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a84ea00e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a84eb00e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82a84ec00e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x0da2a84ed00e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2a84ee00e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2a84ef00e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02aa4f000f48e, // V_PK_ADD_F16 ENC_VOP3P default
    0x0d22aa4f100f48e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42aa4f200f48e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62aa4f300f48e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02aa4f00104a0, // V_PK_MUL_F16 ENC_VOP3P default
    0x0d22aa4f10104a0, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42aa4f20104a0, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62aa4f30104a0, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02ac4f40133e1, // V_DOT2_F32_F16 ENC_VOP3P default
    0x0e02ae4f50133e1, // V_DOT2_F32_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0e22b04f60133e1, // V_DOT2_F32_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0d22ac4f70133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42ac4f80133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62ac4f90133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82ac4fa0133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0x0da2ac4fb0133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2ac4fc0133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2ac4fd0133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02b24fe0163e6, // V_DOT4_I32_IU8 ENC_VOP3P default
    0x0d22b24ff0163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0x0d42b25000163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0x0d62b25010163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82b25020163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0x0da2b25030163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2b25040163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2b25050163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02b22850173e7, // V_DOT4_U32_U8 ENC_VOP3P default
    0x0d22b25060173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0x0d42b25070173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0x0d62b25080173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82b25090173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0x0da2b250a0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2b250b0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2b250c0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02b250d0183e8, // V_DOT8_I32_IU4 ENC_VOP3P default
    0x0d22b250e0183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0x0d42b250f0183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0x0d62b25100183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82b25110183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0x0da2b25120183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2b25130183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2b25140183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02b25150193e9, // V_DOT8_U32_U4 ENC_VOP3P default
    0x0d22b25160193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0x0d42b25170193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0x0d62b25180193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82b25190193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0x0da2b251a0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2b251b0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2b251c0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02b451d01a3e0, // V_DOT2_F32_BF16 ENC_VOP3P default
    0x0e02b651e01a3e0, // V_DOT2_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x0e22b851f01a3e0, // V_DOT2_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x0d22b452001a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d42b452101a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0d62b452201a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82b452301a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0x0da2b452401a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2b452501a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2b452601a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02aa4f001b49e, // V_PK_MIN_NUM_F16 ENC_VOP3P default
    0x0d22aa4f101b49e, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42aa4f201b49e, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62aa4f301b49e, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02aa4f001c49a, // V_PK_MAX_NUM_F16 ENC_VOP3P default
    0x0d22aa4f101c49a, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42aa4f201c49a, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62aa4f301c49a, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02aa4f001d49c, // V_PK_MINIMUM_F16 ENC_VOP3P default
    0x0d22aa4f101d49c, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42aa4f201d49c, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62aa4f301d49c, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02aa4f001e498, // V_PK_MAXIMUM_F16 ENC_VOP3P default
    0x0d22aa4f101e498, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42aa4f201e498, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62aa4f301e498, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02ba52702040c, // V_FMA_MIX_F32 ENC_VOP3P default
    0x0e02bc52802040c, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0x0e22be52902040c, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0x0d22ba52a02040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x0d42ba52b02040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x0d62ba52c02040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82ba52d02040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x0da2ba52e02040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2ba52f02040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2ba53002040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02ba53102140b, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x0e02bc53202140b, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0e22be53302140b, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0d22ba53402140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42ba53502140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62ba53602140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82ba53702140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x0da2ba53802140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2ba53902140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2ba53a02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02ba53102240a, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x0e02bc53202240a, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0e22be53302240a, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0d22ba53402240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42ba53502240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62ba53602240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82ba53702240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x0da2ba53802240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2ba53902240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2ba53a02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02b253b0243e4, // V_DOT4_F32_FP8_BF8 ENC_VOP3P default
    0x0d22b253c0243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0
    0x0d42b253d0243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_1
    0x0d62b253e0243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82b253f0243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_2
    0x0da2b25400243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2b25410243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2b25420243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02b25430253e3, // V_DOT4_F32_BF8_FP8 ENC_VOP3P default
    0x0d22b25440253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0
    0x0d42b25450253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_1
    0x0d62b25460253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82b25470253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_2
    0x0da2b25480253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2b25490253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2b254a0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02b254b0263e5, // V_DOT4_F32_FP8_FP8 ENC_VOP3P default
    0x0d22b254c0263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0
    0x0d42b254d0263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_1
    0x0d62b254e0263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82b254f0263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_2
    0x0da2b25500263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2b25510263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2b25520263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02b25530273e2, // V_DOT4_F32_BF8_BF8 ENC_VOP3P default
    0x0d22b25540273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0
    0x0d42b25550273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_1
    0x0d62b25560273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82b25570273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_2
    0x0da2b25580273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2b25590273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2b255a0273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0e42c055b0404e9, // V_WMMA_F32_16X16X16_F16 ENC_VOP3P default
    0x0e42c055c0414e6, // V_WMMA_F32_16X16X16_BF16 ENC_VOP3P default
    0x0e42c255d0424e5, // V_WMMA_F16_16X16X16_F16 ENC_VOP3P default
    0x0e42c255e0434e4, // V_WMMA_BF16_16X16X16_BF16 ENC_VOP3P default
    0x0e42c455f0444ed, // V_WMMA_I32_16X16X16_IU8 ENC_VOP3P default
    0x0e42c65600454ec, // V_WMMA_I32_16X16X16_IU4 ENC_VOP3P default
    0x0e42c45610464eb, // V_WMMA_F32_16X16X16_FP8_FP8 ENC_VOP3P default
    0x0e42c45620474ea, // V_WMMA_F32_16X16X16_FP8_BF8 ENC_VOP3P default
    0x0e42c45630484e8, // V_WMMA_F32_16X16X16_BF8_FP8 ENC_VOP3P default
    0x0e42c45640494e7, // V_WMMA_F32_16X16X16_BF8_BF8 ENC_VOP3P default
    0x0e42c456504a4ee, // V_WMMA_I32_16X16X32_IU4 ENC_VOP3P default
    0x0e62c85660504d0, // V_SWMMAC_F32_16X16X32_F16 ENC_VOP3P default
    0x0e62c85670514cd, // V_SWMMAC_F32_16X16X32_BF16 ENC_VOP3P default
    0x0e62ca5680524cc, // V_SWMMAC_F16_16X16X32_F16 ENC_VOP3P default
    0x0e62ca5690534cb, // V_SWMMAC_BF16_16X16X32_BF16 ENC_VOP3P default
    0x0e62cc56a0544d4, // V_SWMMAC_I32_16X16X32_IU8 ENC_VOP3P default
    0x0e62ce56b0554d3, // V_SWMMAC_I32_16X16X32_IU4 ENC_VOP3P default
    0x0e62cc56c0564d5, // V_SWMMAC_I32_16X16X64_IU4 ENC_VOP3P default
    0x0e62cc56d0574d2, // V_SWMMAC_F32_16X16X32_FP8_FP8 ENC_VOP3P default
    0x0e62cc56e0584d1, // V_SWMMAC_F32_16X16X32_FP8_BF8 ENC_VOP3P default
    0x0e62cc56f0594cf, // V_SWMMAC_F32_16X16X32_BF8_FP8 ENC_VOP3P default
    0x0e62cc57005a4ce, // V_SWMMAC_F32_16X16X32_BF8_BF8 ENC_VOP3P default
    0x0e8126571000417, // V_INTERP_P10_F32 ENC_VINTERP default
    0x0e812657100141a, // V_INTERP_P2_F32 ENC_VINTERP default
    0x0e8128572002416, // V_INTERP_P10_F16_F32 ENC_VINTERP default
    0x0e812a573003419, // V_INTERP_P2_F16_F32 ENC_VINTERP default
    0x0e8128572004418, // V_INTERP_P10_RTZ_F16_F32 ENC_VINTERP default
    0x0e812a57300541b, // V_INTERP_P2_RTZ_F16_F32 ENC_VINTERP default
    0x0ea0d257400009e, // DS_PARAM_LOAD ENC_VDSDIR default
    0x0ea0d4575001065, // DS_DIRECT_LOAD ENC_VDSDIR default
    0x0ec0d85760100f5, // FLAT_LOAD_U8 ENC_VFLAT default
    0x0ec0d85770110f3, // FLAT_LOAD_I8 ENC_VFLAT default
    0x0ec0d85780120f4, // FLAT_LOAD_U16 ENC_VFLAT default
    0x0ec0d85790130f2, // FLAT_LOAD_I16 ENC_VFLAT default
    0x0ec0d857a0140e9, // FLAT_LOAD_B32 ENC_VFLAT default
    0x0ec0da57b0150ea, // FLAT_LOAD_B64 ENC_VFLAT default
    0x0ec0dc57c0160eb, // FLAT_LOAD_B96 ENC_VFLAT default
    0x0ec0de57d0170e8, // FLAT_LOAD_B128 ENC_VFLAT default
    0x0ec0e057e0180fa, // FLAT_STORE_B8 ENC_VFLAT default
    0x0ec0e057f0190f7, // FLAT_STORE_B16 ENC_VFLAT default
    0x0ec0e058001a0f8, // FLAT_STORE_B32 ENC_VFLAT default
    0x0ec0e258101b0f9, // FLAT_STORE_B64 ENC_VFLAT default
    0x0ec0e458201c0fb, // FLAT_STORE_B96 ENC_VFLAT default
    0x0ec0e658301d0f6, // FLAT_STORE_B128 ENC_VFLAT default
    0x0ec0d857601e0f1, // FLAT_LOAD_D16_U8 ENC_VFLAT default
    0x0ec0d857701f0f0, // FLAT_LOAD_D16_I8 ENC_VFLAT default
    0x0ec0d85840200ec, // FLAT_LOAD_D16_B16 ENC_VFLAT default
    0x0ec0d85760210ef, // FLAT_LOAD_D16_HI_U8 ENC_VFLAT default
    0x0ec0d85770220ee, // FLAT_LOAD_D16_HI_I8 ENC_VFLAT default
    0x0ec0d85840230ed, // FLAT_LOAD_D16_HI_B16 ENC_VFLAT default
    0x0ec0e057e0240fd, // FLAT_STORE_D16_HI_B8 ENC_VFLAT default
    0x0ec0e057f0250fc, // FLAT_STORE_D16_HI_B16 ENC_VFLAT default
    0x0ec0e85850330e4, // FLAT_ATOMIC_SWAP_B32 ENC_VFLAT default
    0x0ec0ea5860340cc, // FLAT_ATOMIC_CMPSWAP_B32 ENC_VFLAT default
    0x0ec0e85870350c8, // FLAT_ATOMIC_ADD_U32 ENC_VFLAT default
    0x0ec0e85870360e2, // FLAT_ATOMIC_SUB_U32 ENC_VFLAT default
    0x0ec0e85870370e1, // FLAT_ATOMIC_SUB_CLAMP_U32 ENC_VFLAT default
    0x0ec0e85880380d8, // FLAT_ATOMIC_MIN_I32 ENC_VFLAT default
    0x0ec0e85870390db, // FLAT_ATOMIC_MIN_U32 ENC_VFLAT default
    0x0ec0e858803a0d3, // FLAT_ATOMIC_MAX_I32 ENC_VFLAT default
    0x0ec0e858703b0d6, // FLAT_ATOMIC_MAX_U32 ENC_VFLAT default
    0x0ec0e858503c0ca, // FLAT_ATOMIC_AND_B32 ENC_VFLAT default
    0x0ec0e858503d0dd, // FLAT_ATOMIC_OR_B32 ENC_VFLAT default
    0x0ec0e858503e0e6, // FLAT_ATOMIC_XOR_B32 ENC_VFLAT default
    0x0ec0e858703f0d1, // FLAT_ATOMIC_INC_U32 ENC_VFLAT default
    0x0ec0e85870400cf, // FLAT_ATOMIC_DEC_U32 ENC_VFLAT default
    0x0ec0ec5890410e5, // FLAT_ATOMIC_SWAP_B64 ENC_VFLAT default
    0x0ec0ee58a0420cd, // FLAT_ATOMIC_CMPSWAP_B64 ENC_VFLAT default
    0x0ec0ec58b0430c9, // FLAT_ATOMIC_ADD_U64 ENC_VFLAT default
    0x0ec0ec58b0440e3, // FLAT_ATOMIC_SUB_U64 ENC_VFLAT default
    0x0ec0ec58c0450d9, // FLAT_ATOMIC_MIN_I64 ENC_VFLAT default
    0x0ec0ec58b0460dc, // FLAT_ATOMIC_MIN_U64 ENC_VFLAT default
    0x0ec0ec58c0470d4, // FLAT_ATOMIC_MAX_I64 ENC_VFLAT default
    0x0ec0ec58b0480d7, // FLAT_ATOMIC_MAX_U64 ENC_VFLAT default
    0x0ec0ec5890490cb, // FLAT_ATOMIC_AND_B64 ENC_VFLAT default
    0x0ec0ec58904a0de, // FLAT_ATOMIC_OR_B64 ENC_VFLAT default
    0x0ec0ec58904b0e7, // FLAT_ATOMIC_XOR_B64 ENC_VFLAT default
    0x0ec0ec58b04c0d2, // FLAT_ATOMIC_INC_U64 ENC_VFLAT default
    0x0ec0ec58b04d0d0, // FLAT_ATOMIC_DEC_U64 ENC_VFLAT default
    0x0ec0e85870500ce, // FLAT_ATOMIC_COND_SUB_U32 ENC_VFLAT default
    0x0ec0e858d0510da, // FLAT_ATOMIC_MIN_NUM_F32 ENC_VFLAT default
    0x0ec0e858d0520d5, // FLAT_ATOMIC_MAX_NUM_F32 ENC_VFLAT default
    0x0ec0e858d0560c7, // FLAT_ATOMIC_ADD_F32 ENC_VFLAT default
    0x0ec0e858e0590e0, // FLAT_ATOMIC_PK_ADD_F16 ENC_VFLAT default
    0x0ec0e858f05a0df, // FLAT_ATOMIC_PK_ADD_BF16 ENC_VFLAT default
    0x0ee39e5900101a8, // SCRATCH_LOAD_U8 ENC_VSCRATCH default
    0x0ee39e5910111a6, // SCRATCH_LOAD_I8 ENC_VSCRATCH default
    0x0ee39e5920121a7, // SCRATCH_LOAD_U16 ENC_VSCRATCH default
    0x0ee39e5930131a5, // SCRATCH_LOAD_I16 ENC_VSCRATCH default
    0x0ee39e59401419b, // SCRATCH_LOAD_B32 ENC_VSCRATCH default
    0x0ee3a059501519c, // SCRATCH_LOAD_B64 ENC_VSCRATCH default
    0x0ee3a259601619d, // SCRATCH_LOAD_B96 ENC_VSCRATCH default
    0x0ee3a459701719a, // SCRATCH_LOAD_B128 ENC_VSCRATCH default
    0x0ee3a65980181ad, // SCRATCH_STORE_B8 ENC_VSCRATCH default
    0x0ee3a65990191aa, // SCRATCH_STORE_B16 ENC_VSCRATCH default
    0x0ee3a659a01a1ab, // SCRATCH_STORE_B32 ENC_VSCRATCH default
    0x0ee3a859b01b1ac, // SCRATCH_STORE_B64 ENC_VSCRATCH default
    0x0ee3aa59c01c1ae, // SCRATCH_STORE_B96 ENC_VSCRATCH default
    0x0ee3ac59d01d1a9, // SCRATCH_STORE_B128 ENC_VSCRATCH default
    0x0ee39e59001e1a4, // SCRATCH_LOAD_D16_U8 ENC_VSCRATCH default
    0x0ee39e59101f1a3, // SCRATCH_LOAD_D16_I8 ENC_VSCRATCH default
    0x0ee39e59e02019f, // SCRATCH_LOAD_D16_B16 ENC_VSCRATCH default
    0x0ee39e5900211a2, // SCRATCH_LOAD_D16_HI_U8 ENC_VSCRATCH default
    0x0ee39e5910221a1, // SCRATCH_LOAD_D16_HI_I8 ENC_VSCRATCH default
    0x0ee39e59e0231a0, // SCRATCH_LOAD_D16_HI_B16 ENC_VSCRATCH default
    0x0ee3a65980241b1, // SCRATCH_STORE_D16_HI_B8 ENC_VSCRATCH default
    0x0ee3a65990251b0, // SCRATCH_STORE_D16_HI_B16 ENC_VSCRATCH default
    0x0ee3ae59f05319e, // SCRATCH_LOAD_BLOCK ENC_VSCRATCH default
    0x0ee3b05a00541af, // SCRATCH_STORE_BLOCK ENC_VSCRATCH default
    0x0f00f05a1010132, // GLOBAL_LOAD_U8 ENC_VGLOBAL default
    0x0f00f05a201112e, // GLOBAL_LOAD_I8 ENC_VGLOBAL default
    0x0f00f05a3012131, // GLOBAL_LOAD_U16 ENC_VGLOBAL default
    0x0f00f05a401312d, // GLOBAL_LOAD_I16 ENC_VGLOBAL default
    0x0f00f05a5014123, // GLOBAL_LOAD_B32 ENC_VGLOBAL default
    0x0f00f25a6015124, // GLOBAL_LOAD_B64 ENC_VGLOBAL default
    0x0f00f45a7016125, // GLOBAL_LOAD_B96 ENC_VGLOBAL default
    0x0f00f65a8017122, // GLOBAL_LOAD_B128 ENC_VGLOBAL default
    0x0f00f85a9018138, // GLOBAL_STORE_B8 ENC_VGLOBAL default
    0x0f00f85aa019135, // GLOBAL_STORE_B16 ENC_VGLOBAL default
    0x0f00f85ab01a136, // GLOBAL_STORE_B32 ENC_VGLOBAL default
    0x0f00fa5ac01b137, // GLOBAL_STORE_B64 ENC_VGLOBAL default
    0x0f00fc5ad01c139, // GLOBAL_STORE_B96 ENC_VGLOBAL default
    0x0f00fe5ae01d134, // GLOBAL_STORE_B128 ENC_VGLOBAL default
    0x0f00f05a101e12c, // GLOBAL_LOAD_D16_U8 ENC_VGLOBAL default
    0x0f00f05a201f12b, // GLOBAL_LOAD_D16_I8 ENC_VGLOBAL default
    0x0f00f05af020127, // GLOBAL_LOAD_D16_B16 ENC_VGLOBAL default
    0x0f00f05a102112a, // GLOBAL_LOAD_D16_HI_U8 ENC_VGLOBAL default
    0x0f00f05a2022129, // GLOBAL_LOAD_D16_HI_I8 ENC_VGLOBAL default
    0x0f00f05af023128, // GLOBAL_LOAD_D16_HI_B16 ENC_VGLOBAL default
    0x0f00f85a902413c, // GLOBAL_STORE_D16_HI_B8 ENC_VGLOBAL default
    0x0f00f85aa02513b, // GLOBAL_STORE_D16_HI_B16 ENC_VGLOBAL default
    0x0f01005b0028121, // GLOBAL_LOAD_ADDTID_B32 ENC_VGLOBAL default
    0x0f01025b1029133, // GLOBAL_STORE_ADDTID_B32 ENC_VGLOBAL default
    0x0f21041b802b120, // GLOBAL_INV ENC_VGLOBAL default
    0x0f21041b802c13d, // GLOBAL_WB ENC_VGLOBAL default
    0x0f01065b203311c, // GLOBAL_ATOMIC_SWAP_B32 ENC_VGLOBAL default
    0x0f01085b3034103, // GLOBAL_ATOMIC_CMPSWAP_B32 ENC_VGLOBAL default
    0x0f01065b40350ff, // GLOBAL_ATOMIC_ADD_U32 ENC_VGLOBAL default
    0x0f01065b403611a, // GLOBAL_ATOMIC_SUB_U32 ENC_VGLOBAL default
    0x0f01065b4037119, // GLOBAL_ATOMIC_SUB_CLAMP_U32 ENC_VGLOBAL default
    0x0f01065b503810f, // GLOBAL_ATOMIC_MIN_I32 ENC_VGLOBAL default
    0x0f01065b4039112, // GLOBAL_ATOMIC_MIN_U32 ENC_VGLOBAL default
    0x0f01065b503a10a, // GLOBAL_ATOMIC_MAX_I32 ENC_VGLOBAL default
    0x0f01065b403b10d, // GLOBAL_ATOMIC_MAX_U32 ENC_VGLOBAL default
    0x0f01065b203c101, // GLOBAL_ATOMIC_AND_B32 ENC_VGLOBAL default
    0x0f01065b203d115, // GLOBAL_ATOMIC_OR_B32 ENC_VGLOBAL default
    0x0f01065b203e11e, // GLOBAL_ATOMIC_XOR_B32 ENC_VGLOBAL default
    0x0f01065b403f108, // GLOBAL_ATOMIC_INC_U32 ENC_VGLOBAL default
    0x0f01065b4040106, // GLOBAL_ATOMIC_DEC_U32 ENC_VGLOBAL default
    0x0f010a5b604111d, // GLOBAL_ATOMIC_SWAP_B64 ENC_VGLOBAL default
    0x0f010c5b7042104, // GLOBAL_ATOMIC_CMPSWAP_B64 ENC_VGLOBAL default
    0x0f010a5b8043100, // GLOBAL_ATOMIC_ADD_U64 ENC_VGLOBAL default
    0x0f010a5b804411b, // GLOBAL_ATOMIC_SUB_U64 ENC_VGLOBAL default
    0x0f010a5b9045110, // GLOBAL_ATOMIC_MIN_I64 ENC_VGLOBAL default
    0x0f010a5b8046113, // GLOBAL_ATOMIC_MIN_U64 ENC_VGLOBAL default
    0x0f010a5b904710b, // GLOBAL_ATOMIC_MAX_I64 ENC_VGLOBAL default
    0x0f010a5b804810e, // GLOBAL_ATOMIC_MAX_U64 ENC_VGLOBAL default
    0x0f010a5b6049102, // GLOBAL_ATOMIC_AND_B64 ENC_VGLOBAL default
    0x0f010a5b604a116, // GLOBAL_ATOMIC_OR_B64 ENC_VGLOBAL default
    0x0f010a5b604b11f, // GLOBAL_ATOMIC_XOR_B64 ENC_VGLOBAL default
    0x0f010a5b804c109, // GLOBAL_ATOMIC_INC_U64 ENC_VGLOBAL default
    0x0f010a5b804d107, // GLOBAL_ATOMIC_DEC_U64 ENC_VGLOBAL default
    0x0f21041b804f13e, // GLOBAL_WBINV ENC_VGLOBAL default
    0x0f01065b4050105, // GLOBAL_ATOMIC_COND_SUB_U32 ENC_VGLOBAL default
    0x0f01065ba051111, // GLOBAL_ATOMIC_MIN_NUM_F32 ENC_VGLOBAL default
    0x0f01065ba05210c, // GLOBAL_ATOMIC_MAX_NUM_F32 ENC_VGLOBAL default
    0x0f010e5bb053126, // GLOBAL_LOAD_BLOCK ENC_VGLOBAL default
    0x0f01105bc05413a, // GLOBAL_STORE_BLOCK ENC_VGLOBAL default
    0x0f01065ba0560fe, // GLOBAL_ATOMIC_ADD_F32 ENC_VGLOBAL default
    0x0f01125a805712f, // GLOBAL_LOAD_TR_B128 ENC_VGLOBAL default
    0x0f01145a6058130, // GLOBAL_LOAD_TR_B64 ENC_VGLOBAL default
    0x0f01065bd059118, // GLOBAL_ATOMIC_PK_ADD_F16 ENC_VGLOBAL default
    0x0f01065be05a117, // GLOBAL_ATOMIC_PK_ADD_BF16 ENC_VGLOBAL default
    0x0f010a5b6073114, // GLOBAL_ATOMIC_ORDERED_ADD_B64 ENC_VGLOBAL default
    0x0f40245bf000272, // S_MOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245c0000272, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265c1001273, // S_MOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265c2001273, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245c3002204, // S_CMOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245c4002204, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265c5003205, // S_CMOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265c6003205, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245c70041e8, // S_BREV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245c80041e8, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265c90051e9, // S_BREV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265ca0051e9, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245cb008233, // S_CTZ_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245cc008233, // S_CTZ_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40285cd009234, // S_CTZ_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60285ce009234, // S_CTZ_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245cb00a201, // S_CLZ_I32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245cc00a201, // S_CLZ_I32_U32 SOP1_INST_LITERAL has_lit_0
    0x0f40285cd00b202, // S_CLZ_I32_U64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60285ce00b202, // S_CLZ_I32_U64 SOP1_INST_LITERAL has_lit_0
    0x0f40245cf00c1ff, // S_CLS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245d000c1ff, // S_CLS_I32 SOP1_INST_LITERAL has_lit_0
    0x0f40285d100d200, // S_CLS_I32_I64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60285d200d200, // S_CLS_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x0f40245d300e2a9, // S_SEXT_I32_I8 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245d400e2a9, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x0f40245d500f2a8, // S_SEXT_I32_I16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245d600f2a8, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x0f40245d70101e3, // S_BITSET0_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245d80101e3, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x0f402a5d90111e4, // S_BITSET0_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602a5da0111e4, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245d70121e5, // S_BITSET1_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245d80121e5, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x0f402a5d90131e6, // S_BITSET1_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602a5da0131e6, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x0f402a5db0141e2, // S_BITREPLICATE_B64_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602a5dc0141e2, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40245dd0151b3, // S_ABS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245de0151b3, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x0f40245df0161d4, // S_BCNT0_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245e00161d4, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40285e10171d5, // S_BCNT0_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60285e20171d5, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245df0181d6, // S_BCNT1_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245e00181d6, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40285e10191d7, // S_BCNT1_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60285e20191d7, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245e301a298, // S_QUADMASK_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245e401a298, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265e501b299, // S_QUADMASK_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265e601b299, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245e301c2c7, // S_WQM_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245e401c2c7, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265e501d2c8, // S_WQM_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265e601d2c8, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245e301e284, // S_NOT_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245e401e284, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265e501f285, // S_NOT_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265e601f285, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245e70201c8, // S_AND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245e80201c8, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265e90211c9, // S_AND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265ea0211c9, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245e702228e, // S_OR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245e802228e, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265e902328f, // S_OR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265ea02328f, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245e70242cf, // S_XOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245e80242cf, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265e90252d0, // S_XOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265ea0252d0, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245e702627d, // S_NAND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245e802627d, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265e902727e, // S_NAND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265ea02727e, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245e7028282, // S_NOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245e8028282, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265e9029283, // S_NOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265ea029283, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245e702a2cb, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245e802a2cb, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265e902b2cc, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265ea02b2cc, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245e702c1be, // S_AND_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245e802c1be, // S_AND_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265e902d1bf, // S_AND_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265ea02d1bf, // S_AND_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245e702e288, // S_OR_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245e802e288, // S_OR_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265e902f289, // S_OR_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265ea02f289, // S_OR_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245e70301c4, // S_AND_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245e80301c4, // S_AND_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265e90311c5, // S_AND_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265ea0311c5, // S_AND_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245e703228c, // S_OR_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245e803228c, // S_OR_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265e903328d, // S_OR_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265ea03328d, // S_OR_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245e70341c0, // S_AND_NOT0_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245e80341c0, // S_AND_NOT0_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265e90351c1, // S_AND_NOT0_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265ea0351c1, // S_AND_NOT0_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245e70361c6, // S_AND_NOT1_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245e80361c6, // S_AND_NOT1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265e90371c7, // S_AND_NOT1_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265ea0371c7, // S_AND_NOT1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245eb040270, // S_MOVRELS_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f40265ec041271, // S_MOVRELS_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f40245ed04226d, // S_MOVRELD_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245ee04226d, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265ef04326e, // S_MOVRELD_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265f004326e, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245f104426f, // S_MOVRELSD_2_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f402c5f2047249, // S_GETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f402e5f30482a4, // S_SETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f40265f40492b2, // S_SWAPPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f402e5f304a29a, // S_RFE_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f80305f504c2a0, // S_SENDMSG_RTN_B32 ENC_SOP1 default
    0x0f80325f604d2a1, // S_SENDMSG_RTN_B64 ENC_SOP1 default
    0x0f40345f704e1d1, // S_BARRIER_SIGNAL ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f40345f804f1d2, // S_BARRIER_SIGNAL_ISFIRST ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f40245f905024b, // S_GET_BARRIER_STATE ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f40345fa0511ce, // S_BARRIER_INIT ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f40345f70521cf, // S_BARRIER_JOIN ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f40345fb0531bb, // S_ALLOC_VGPR ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60345fc0531bb, // S_ALLOC_VGPR SOP1_INST_LITERAL has_lit_0
    0x0f40345fd0582ab, // S_SLEEP_VAR ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60345fe0582ab, // S_SLEEP_VAR SOP1_INST_LITERAL has_lit_0
    0x0f40245ff0601fd, // S_CEIL_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60246000601fd, // S_CEIL_F32 SOP1_INST_LITERAL has_lit_0
    0x0f40245ff061244, // S_FLOOR_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f6024600061244, // S_FLOOR_F32 SOP1_INST_LITERAL has_lit_0
    0x0f40245ff0622b5, // S_TRUNC_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60246000622b5, // S_TRUNC_F32 SOP1_INST_LITERAL has_lit_0
    0x0f40245ff06329c, // S_RNDNE_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602460006329c, // S_RNDNE_F32 SOP1_INST_LITERAL has_lit_0
    0x0f4024601064237, // S_CVT_F32_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f6024602064237, // S_CVT_F32_I32 SOP1_INST_LITERAL has_lit_0
    0x0f4024603065238, // S_CVT_F32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f6024604065238, // S_CVT_F32_U32 SOP1_INST_LITERAL has_lit_0
    0x0f402460506623a, // S_CVT_I32_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602460606623a, // S_CVT_I32_F32 SOP1_INST_LITERAL has_lit_0
    0x0f402460706723c, // S_CVT_U32_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602460806723c, // S_CVT_U32_F32 SOP1_INST_LITERAL has_lit_0
    0x0f4024609068235, // S_CVT_F16_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602460a068235, // S_CVT_F16_F32 SOP1_INST_LITERAL has_lit_0
    0x0f402460b069236, // S_CVT_F32_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602460c069236, // S_CVT_F32_F16 SOP1_INST_LITERAL has_lit_0
    0x0f402460b06a239, // S_CVT_HI_F32_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602460c06a239, // S_CVT_HI_F32_F16 SOP1_INST_LITERAL has_lit_0
    0x0f402460d06b1fc, // S_CEIL_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602460e06b1fc, // S_CEIL_F16 SOP1_INST_LITERAL has_lit_0
    0x0f402460d06c243, // S_FLOOR_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602460e06c243, // S_FLOOR_F16 SOP1_INST_LITERAL has_lit_0
    0x0f402460d06d2b4, // S_TRUNC_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602460e06d2b4, // S_TRUNC_F16 SOP1_INST_LITERAL has_lit_0
    0x0f402460d06e29b, // S_RNDNE_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602460e06e29b, // S_RNDNE_F16 SOP1_INST_LITERAL has_lit_0
    0x0fa04660f000208, // S_CMP_EQ_I32 ENC_SOPC default
    0x0fc046610000208, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x0fe046611000208, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x100046612000208, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04660f001219, // S_CMP_LG_I32 ENC_SOPC default
    0x0fc046610001219, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x0fe046611001219, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x100046612001219, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04660f002211, // S_CMP_GT_I32 ENC_SOPC default
    0x0fc046610002211, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x0fe046611002211, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x100046612002211, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04660f00320d, // S_CMP_GE_I32 ENC_SOPC default
    0x0fc04661000320d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x0fe04661100320d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x10004661200320d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04660f00421e, // S_CMP_LT_I32 ENC_SOPC default
    0x0fc04661000421e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x0fe04661100421e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x10004661200421e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04660f005215, // S_CMP_LE_I32 ENC_SOPC default
    0x0fc046610005215, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x0fe046611005215, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x100046612005215, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa046613006209, // S_CMP_EQ_U32 ENC_SOPC default
    0x0fc046614006209, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x0fe046615006209, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x100046616006209, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661300721a, // S_CMP_LG_U32 ENC_SOPC default
    0x0fc04661400721a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x0fe04661500721a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x10004661600721a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa046613008212, // S_CMP_GT_U32 ENC_SOPC default
    0x0fc046614008212, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x0fe046615008212, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x100046616008212, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661300920e, // S_CMP_GE_U32 ENC_SOPC default
    0x0fc04661400920e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x0fe04661500920e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x10004661600920e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661300a21f, // S_CMP_LT_U32 ENC_SOPC default
    0x0fc04661400a21f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x0fe04661500a21f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x10004661600a21f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661300b216, // S_CMP_LE_U32 ENC_SOPC default
    0x0fc04661400b216, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x0fe04661500b216, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x10004661600b216, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661300c1de, // S_BITCMP0_B32 ENC_SOPC default
    0x0fc04661400c1de, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x0fe04661500c1de, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x10004661600c1de, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661300d1e0, // S_BITCMP1_B32 ENC_SOPC default
    0x0fc04661400d1e0, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x0fe04661500d1e0, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x10004661600d1e0, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04861700e1df, // S_BITCMP0_B64 ENC_SOPC default
    0x0fc04861800e1df, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x0fe04861900e1df, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x10004861a00e1df, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04861700f1e1, // S_BITCMP1_B64 ENC_SOPC default
    0x0fc04861800f1e1, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x0fe04861900f1e1, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x10004861a00f1e1, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04a61b01020a, // S_CMP_EQ_U64 ENC_SOPC default
    0x0fc04a61c01020a, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x0fe04a61d01020a, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x10004a61e01020a, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04a61b01121b, // S_CMP_LG_U64 ENC_SOPC default
    0x0fc04a61c01121b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x0fe04a61d01121b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x10004a61e01121b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661f04121d, // S_CMP_LT_F32 ENC_SOPC default
    0x0fc04662004121d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe04662104121d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_1
    0x10004662204121d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661f042207, // S_CMP_EQ_F32 ENC_SOPC default
    0x0fc046620042207, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe046621042207, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_1
    0x100046622042207, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661f043214, // S_CMP_LE_F32 ENC_SOPC default
    0x0fc046620043214, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe046621043214, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_1
    0x100046622043214, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661f044210, // S_CMP_GT_F32 ENC_SOPC default
    0x0fc046620044210, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe046621044210, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_1
    0x100046622044210, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661f045218, // S_CMP_LG_F32 ENC_SOPC default
    0x0fc046620045218, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe046621045218, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_1
    0x100046622045218, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661f04620c, // S_CMP_GE_F32 ENC_SOPC default
    0x0fc04662004620c, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe04662104620c, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_1
    0x10004662204620c, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661f04722d, // S_CMP_O_F32 ENC_SOPC default
    0x0fc04662004722d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe04662104722d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_1
    0x10004662204722d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661f04822f, // S_CMP_U_F32 ENC_SOPC default
    0x0fc04662004822f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe04662104822f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_1
    0x10004662204822f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661f049223, // S_CMP_NGE_F32 ENC_SOPC default
    0x0fc046620049223, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe046621049223, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_1
    0x100046622049223, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661f04a229, // S_CMP_NLG_F32 ENC_SOPC default
    0x0fc04662004a229, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe04662104a229, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_1
    0x10004662204a229, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661f04b225, // S_CMP_NGT_F32 ENC_SOPC default
    0x0fc04662004b225, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe04662104b225, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_1
    0x10004662204b225, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661f04c227, // S_CMP_NLE_F32 ENC_SOPC default
    0x0fc04662004c227, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe04662104c227, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_1
    0x10004662204c227, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661f04d221, // S_CMP_NEQ_F32 ENC_SOPC default
    0x0fc04662004d221, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe04662104d221, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_1
    0x10004662204d221, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661f04e22b, // S_CMP_NLT_F32 ENC_SOPC default
    0x0fc04662004e22b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe04662104e22b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_1
    0x10004662204e22b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c62305121c, // S_CMP_LT_F16 ENC_SOPC default
    0x0fc04c62405121c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c62505121c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c62605121c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c623052206, // S_CMP_EQ_F16 ENC_SOPC default
    0x0fc04c624052206, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c625052206, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c626052206, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c623053213, // S_CMP_LE_F16 ENC_SOPC default
    0x0fc04c624053213, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c625053213, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c626053213, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c62305420f, // S_CMP_GT_F16 ENC_SOPC default
    0x0fc04c62405420f, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c62505420f, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c62605420f, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c623055217, // S_CMP_LG_F16 ENC_SOPC default
    0x0fc04c624055217, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c625055217, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c626055217, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c62305620b, // S_CMP_GE_F16 ENC_SOPC default
    0x0fc04c62405620b, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c62505620b, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c62605620b, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c62305722c, // S_CMP_O_F16 ENC_SOPC default
    0x0fc04c62405722c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c62505722c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c62605722c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c62305822e, // S_CMP_U_F16 ENC_SOPC default
    0x0fc04c62405822e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c62505822e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c62605822e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c623059222, // S_CMP_NGE_F16 ENC_SOPC default
    0x0fc04c624059222, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c625059222, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c626059222, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c62305a228, // S_CMP_NLG_F16 ENC_SOPC default
    0x0fc04c62405a228, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c62505a228, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c62605a228, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c62305b224, // S_CMP_NGT_F16 ENC_SOPC default
    0x0fc04c62405b224, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c62505b224, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c62605b224, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c62305c226, // S_CMP_NLE_F16 ENC_SOPC default
    0x0fc04c62405c226, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c62505c226, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c62605c226, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c62305d220, // S_CMP_NEQ_F16 ENC_SOPC default
    0x0fc04c62405d220, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c62505d220, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c62605d220, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c62305e22a, // S_CMP_NLT_F16 ENC_SOPC default
    0x0fc04c62405e22a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c62505e22a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c62605e22a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x10205a62700027f, // S_NOP ENC_SOPP default
    0x10205a6270012a3, // S_SETKILL ENC_SOPP default
    0x10205a6270022a2, // S_SETHALT ENC_SOPP default
    0x10205a6280032aa, // S_SLEEP ENC_SOPP default
    0x10205c6290051fe, // S_CLAUSE ENC_SOPP default
    0x10205e62a00723f, // S_DELAY_ALU ENC_SOPP default
    0x10206062b0082ba, // S_WAIT_ALU ENC_SOPP default
    0x1023b26270092b9, // S_WAITCNT ENC_SOPP default
    0x1020181b800a2bf, // S_WAIT_IDLE ENC_SOPP default
    0x10205c62c00b2bd, // S_WAIT_EVENT ENC_SOPP default
    0x10205a6270102b3, // S_TRAP ENC_SOPP default
    0x10205c62701129d, // S_ROUND_MODE ENC_SOPP default
    0x10205a627012240, // S_DENORM_MODE ENC_SOPP default
    0x10205a6270141d3, // S_BARRIER_WAIT ENC_SOPP default
    0x10201862d0151d0, // S_BARRIER_LEAVE ENC_SOPP default
    0x1020181b801f230, // S_CODE_END ENC_SOPP default
    0x10206262e0201e7, // S_BRANCH ENC_SOPP default
    0x10206262f0211f8, // S_CBRANCH_SCC0 ENC_SOPP default
    0x10206262f0221f9, // S_CBRANCH_SCC1 ENC_SOPP default
    0x1040626300231fb, // S_CBRANCH_VCCZ ENC_SOPP default
    0x1040626300241fa, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x1020626310251f7, // S_CBRANCH_EXECZ ENC_SOPP default
    0x1020626310261f6, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x1020641b8030241, // S_ENDPGM ENC_SOPP default
    0x1020181b8031242, // S_ENDPGM_SAVED ENC_SOPP default
    0x1020181b80342c6, // S_WAKEUP ENC_SOPP default
    0x10205a6270352a5, // S_SETPRIO ENC_SOPP default
    0x10206663203629e, // S_SENDMSG ENC_SOPP default
    0x10206663203729f, // S_SENDMSGHALT ENC_SOPP default
    0x10205a62703824d, // S_INCPERFLEVEL ENC_SOPP default
    0x10205a62703923e, // S_DECPERFLEVEL ENC_SOPP default
    0x10201863303a2b6, // S_TTRACEDATA ENC_SOPP default
    0x10205c62703b2b7, // S_TTRACEDATA_IMM ENC_SOPP default
    0x1020181b803c24c, // S_ICACHE_INV ENC_SOPP default
    0x10205c6270402c1, // S_WAIT_LOADCNT ENC_SOPP default
    0x10205c6270412c4, // S_WAIT_STORECNT ENC_SOPP default
    0x10205c6270422c3, // S_WAIT_SAMPLECNT ENC_SOPP default
    0x10205c6270432bb, // S_WAIT_BVHCNT ENC_SOPP default
    0x10205c6270442be, // S_WAIT_EXPCNT ENC_SOPP default
    0x10205c6270462bc, // S_WAIT_DSCNT ENC_SOPP default
    0x10205c6270472c0, // S_WAIT_KMCNT ENC_SOPP default
    0x10205c6340482c2, // S_WAIT_LOADCNT_DSCNT ENC_SOPP default
    0x10205c6340492c5, // S_WAIT_STORECNT_DSCNT ENC_SOPP default
];
