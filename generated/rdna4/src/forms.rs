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
    0x0001c60000013a2, // V_CNDMASK_B32 ENC_VOP2 default
    0x0021c80010013a2, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x0041ca0020013a2, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x0061c60030013a2, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x0081d20040022e6, // V_ADD_F64 ENC_VOP2 default
    0x00a1d20050022e6, // V_ADD_F64 VOP2_INST_LITERAL has_lit
    0x0081d60060032e5, // V_ADD_F32 ENC_VOP2 default
    0x00c1d80070032e5, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1da0080032e5, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d60090032e5, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x0081d60060044c3, // V_SUB_F32 ENC_VOP2 default
    0x00c1d80070044c3, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1da0080044c3, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d60090044c3, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x0081d60060054be, // V_SUBREV_F32 ENC_VOP2 default
    0x00c1d80070054be, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1da0080054be, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d60090054be, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x0081d2004006477, // V_MUL_F64 ENC_VOP2 default
    0x00a1d2005006477, // V_MUL_F64 VOP2_INST_LITERAL has_lit
    0x0081d6006007474, // V_MUL_DX9_ZERO_F32 ENC_VOP2 default
    0x00c1d8007007474, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1da008007474, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d6009007474, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x0081d6006008476, // V_MUL_F32 ENC_VOP2 default
    0x00c1d8007008476, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1da008008476, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d6009008476, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x0081d600a00947c, // V_MUL_I32_I24 ENC_VOP2 default
    0x00c1d800b00947c, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00e1e200c00947c, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00a1d600d00947c, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0081d600a00a479, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x00c1d800b00a479, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00e1e200c00a479, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00a1d600d00a479, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0081d600e00b47f, // V_MUL_U32_U24 ENC_VOP2 default
    0x00c1d800f00b47f, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00e1e201000b47f, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00a1d601100b47f, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0081d600e00c47b, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x00c1d800f00c47b, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00e1e201000c47b, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00a1d601100c47b, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0081d200400d467, // V_MIN_NUM_F64 ENC_VOP2 default
    0x00a1d200500d467, // V_MIN_NUM_F64 VOP2_INST_LITERAL has_lit
    0x0081d200400e447, // V_MAX_NUM_F64 ENC_VOP2 default
    0x00a1d200500e447, // V_MAX_NUM_F64 VOP2_INST_LITERAL has_lit
    0x0081d600a011464, // V_MIN_I32 ENC_VOP2 default
    0x00c1d800b011464, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e200c011464, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d600d011464, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0081d600a012444, // V_MAX_I32 ENC_VOP2 default
    0x00c1d800b012444, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e200c012444, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d600d012444, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x0081d600e013469, // V_MIN_U32 ENC_VOP2 default
    0x00c1d800f013469, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e2010013469, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d6011013469, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x0081d600e014449, // V_MAX_U32 ENC_VOP2 default
    0x00c1d800f014449, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e2010014449, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d6011014449, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x0081d6006015466, // V_MIN_NUM_F32 ENC_VOP2 default
    0x00c1d8007015466, // V_MIN_NUM_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1da008015466, // V_MIN_NUM_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d6009015466, // V_MIN_NUM_F32 VOP2_INST_LITERAL has_lit
    0x0081d6006016446, // V_MAX_NUM_F32 ENC_VOP2 default
    0x00c1d8007016446, // V_MAX_NUM_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1da008016446, // V_MAX_NUM_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d6009016446, // V_MAX_NUM_F32 VOP2_INST_LITERAL has_lit
    0x0081d600e018423, // V_LSHLREV_B32 ENC_VOP2 default
    0x00c1d800f018423, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e2010018423, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d6011018423, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x0081d600e019428, // V_LSHRREV_B32 ENC_VOP2 default
    0x00c1d800f019428, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e2010019428, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d6011019428, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x0081d601201a2f2, // V_ASHRREV_I32 ENC_VOP2 default
    0x00c1d801301a2f2, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e201401a2f2, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d601501a2f2, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x0081d600e01b2ef, // V_AND_B32 ENC_VOP2 default
    0x00c1d800f01b2ef, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e201001b2ef, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d601101b2ef, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0081d600e01c485, // V_OR_B32 ENC_VOP2 default
    0x00c1d800f01c485, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e201001c485, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d601101c485, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0081d600e01d4f4, // V_XOR_B32 ENC_VOP2 default
    0x00c1d800f01d4f4, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e201001d4f4, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d601101d4f4, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x0081d600e01e4f1, // V_XNOR_B32 ENC_VOP2 default
    0x00c1d800f01e4f1, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e201001e4f1, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d601101e4f1, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x0101f001601f424, // V_LSHLREV_B64 ENC_VOP2 default
    0x0121f001701f424, // V_LSHLREV_B64 VOP2_INST_LITERAL has_lit
    0x0001f40180202e2, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x0021f60190202e2, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0041f801a0202e2, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0061f401b0202e2, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0001f40180214c0, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x0021f60190214c0, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0041f801a0214c0, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0061f401b0214c0, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0001f40180224bb, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x0021f60190224bb, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0041f801a0224bb, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0061f401b0224bb, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0081d600e0252eb, // V_ADD_NC_U32 ENC_VOP2 default
    0x00c1d800f0252eb, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e20100252eb, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d60110252eb, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x0081d600e0264c7, // V_SUB_NC_U32 ENC_VOP2 default
    0x00c1d800f0264c7, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e20100264c7, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d60110264c7, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x0081d600e0274bf, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x00c1d800f0274bf, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e20100274bf, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d60110274bf, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x0081d601c02b403, // V_FMAC_F32 ENC_VOP2 default
    0x00c1d801d02b403, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1da01e02b403, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d601f02b403, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x01420002002c405, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x00a20002102c405, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x01420202202d401, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x00a20202302d401, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x00820402402f3cd, // V_CVT_PK_RTZ_F16_F32 ENC_VOP2 default
    0x00c20602502f3cd, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e20802602f3cd, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a20402702f3cd, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x008210028030465, // V_MIN_NUM_F16 ENC_VOP2 default
    0x00c212029030465, // V_MIN_NUM_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e21402a030465, // V_MIN_NUM_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a21002b030465, // V_MIN_NUM_F16 VOP2_INST_LITERAL has_lit
    0x008210028031445, // V_MAX_NUM_F16 ENC_VOP2 default
    0x00c212029031445, // V_MAX_NUM_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e21402a031445, // V_MAX_NUM_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a21002b031445, // V_MAX_NUM_F16 VOP2_INST_LITERAL has_lit
    0x0082100280322e4, // V_ADD_F16 ENC_VOP2 default
    0x00c2120290322e4, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e21402a0322e4, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a21002b0322e4, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x0082100280334c2, // V_SUB_F16 ENC_VOP2 default
    0x00c2120290334c2, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e21402a0334c2, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a21002b0334c2, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x0082100280344bd, // V_SUBREV_F16 ENC_VOP2 default
    0x00c2120290344bd, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e21402a0344bd, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a21002b0344bd, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x008210028035475, // V_MUL_F16 ENC_VOP2 default
    0x00c212029035475, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e21402a035475, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a21002b035475, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x00821002c036402, // V_FMAC_F16 ENC_VOP2 default
    0x00c21202d036402, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e21402e036402, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a21002f036402, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x01421c030037404, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x00a21c031037404, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x01421e032038400, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x00a21e033038400, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x00821002803b41c, // V_LDEXP_F16 ENC_VOP2 default
    0x00c21202903b41c, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e22002a03b41c, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a21002b03b41c, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x00822803403c492, // V_PK_FMAC_F16 ENC_VOP2 default
    0x00a22803503c492, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
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
    0x0283900c90003f1, // V_DUAL_FMAC_F32 VOPDXY X default
    0x02a3900ca0003f1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL X has_lit
    0x02c3940cb0013f0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X default
    0x02a3940cc0013f0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X has_lit
    0x02c3980cd0023f2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X default
    0x02a3980ce0023f2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283900cf0033f8, // V_DUAL_MUL_F32 VOPDXY X default
    0x02a3900d00033f8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283900cf0043ea, // V_DUAL_ADD_F32 VOPDXY X default
    0x02a3900d00043ea, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283900cf0053fa, // V_DUAL_SUB_F32 VOPDXY X default
    0x02a3900d00053fa, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283900cf0063f9, // V_DUAL_SUBREV_F32 VOPDXY X default
    0x02a3900d00063f9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283900cf0073f7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY X default
    0x02a3900d00073f7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL X has_lit
    0x02839c0d10083f6, // V_DUAL_MOV_B32 VOPDXY X default
    0x02a39c0d20083f6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL X has_lit
    0x02e3900d30093ed, // V_DUAL_CNDMASK_B32 VOPDXY X default
    0x0303900d40093ed, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL X has_lit
    0x0283900cf00a3f4, // V_DUAL_MAX_NUM_F32 VOPDXY X default
    0x02a3900d000a3f4, // V_DUAL_MAX_NUM_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283900cf00b3f5, // V_DUAL_MIN_NUM_F32 VOPDXY X default
    0x02a3900d000b3f5, // V_DUAL_MIN_NUM_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283a00d500c3ef, // V_DUAL_DOT2ACC_F32_F16 VOPDXY X default
    0x02a3a00d600c3ef, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL X has_lit
    0x0283a40d700d3ee, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY X default
    0x02a3a40d800d3ee, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL X has_lit
    0x0323920d90003f1, // V_DUAL_FMAC_F32 VOPDXY Y default_y
    0x0343920da0003f1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0363960db0013f0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y default_y
    0x0343960db0013f0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03639a0dc0023f2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y default_y
    0x03439a0dc0023f2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323920dd0033f8, // V_DUAL_MUL_F32 VOPDXY Y default_y
    0x0343920de0033f8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323920dd0043ea, // V_DUAL_ADD_F32 VOPDXY Y default_y
    0x0343920de0043ea, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323920dd0053fa, // V_DUAL_SUB_F32 VOPDXY Y default_y
    0x0343920de0053fa, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323920dd0063f9, // V_DUAL_SUBREV_F32 VOPDXY Y default_y
    0x0343920de0063f9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323920dd0073f7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY Y default_y
    0x0343920de0073f7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03239e0df0083f6, // V_DUAL_MOV_B32 VOPDXY Y default_y
    0x03439e0e00083f6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0383920e10093ed, // V_DUAL_CNDMASK_B32 VOPDXY Y default_y
    0x03a3920e20093ed, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323920dd00a3f4, // V_DUAL_MAX_NUM_F32 VOPDXY Y default_y
    0x0343920de00a3f4, // V_DUAL_MAX_NUM_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323920dd00b3f5, // V_DUAL_MIN_NUM_F32 VOPDXY Y default_y
    0x0343920de00b3f5, // V_DUAL_MIN_NUM_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323a20e300c3ef, // V_DUAL_DOT2ACC_F32_F16 VOPDXY Y default_y
    0x0343a20e400c3ef, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323a60e500d3ee, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY Y default_y
    0x0343a60e600d3ee, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323920e70103eb, // V_DUAL_ADD_NC_U32 VOPDXY Y default_y
    0x0343920e80103eb, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323920e90113f3, // V_DUAL_LSHLREV_B32 VOPDXY Y default_y
    0x0343920ea0113f3, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323920e90123ec, // V_DUAL_AND_B32 VOPDXY Y default_y
    0x0343920ea0123ec, // V_DUAL_AND_B32 VOPDXY_INST_LITERAL Y has_lit_y
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
    0x03e3040f900137a, // V_CMP_LT_F16 ENC_VOP3 default
    0x0403060fa00137a, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0423080fb00137a, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0443040fc00137a, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x0463040fd00137a, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x0483040fe00137a, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3040f9002353, // V_CMP_EQ_F16 ENC_VOP3 default
    0x0403060fa002353, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0423080fb002353, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0443040fc002353, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0463040fd002353, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x0483040fe002353, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3040f900336e, // V_CMP_LE_F16 ENC_VOP3 default
    0x0403060fa00336e, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0423080fb00336e, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0443040fc00336e, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x0463040fd00336e, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x0483040fe00336e, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3040f9004365, // V_CMP_GT_F16 ENC_VOP3 default
    0x0403060fa004365, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0423080fb004365, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0443040fc004365, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x0463040fd004365, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x0483040fe004365, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3040f9005377, // V_CMP_LG_F16 ENC_VOP3 default
    0x0403060fa005377, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0423080fb005377, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0443040fc005377, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x0463040fd005377, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x0483040fe005377, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3040f900635c, // V_CMP_GE_F16 ENC_VOP3 default
    0x0403060fa00635c, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0423080fb00635c, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0443040fc00635c, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x0463040fd00635c, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x0483040fe00635c, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3040f900739b, // V_CMP_O_F16 ENC_VOP3 default
    0x0403060fa00739b, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x0423080fb00739b, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x0443040fc00739b, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x0463040fd00739b, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x0483040fe00739b, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3040f900839e, // V_CMP_U_F16 ENC_VOP3 default
    0x0403060fa00839e, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x0423080fb00839e, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x0443040fc00839e, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x0463040fd00839e, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x0483040fe00839e, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3040f900938c, // V_CMP_NGE_F16 ENC_VOP3 default
    0x0403060fa00938c, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0423080fb00938c, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0443040fc00938c, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x0463040fd00938c, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x0483040fe00938c, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3040f900a395, // V_CMP_NLG_F16 ENC_VOP3 default
    0x0403060fa00a395, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0423080fb00a395, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0443040fc00a395, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x0463040fd00a395, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x0483040fe00a395, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3040f900b38f, // V_CMP_NGT_F16 ENC_VOP3 default
    0x0403060fa00b38f, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0423080fb00b38f, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0443040fc00b38f, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x0463040fd00b38f, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x0483040fe00b38f, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3040f900c392, // V_CMP_NLE_F16 ENC_VOP3 default
    0x0403060fa00c392, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0423080fb00c392, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0443040fc00c392, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x0463040fd00c392, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x0483040fe00c392, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3040f900d383, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x0403060fa00d383, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0423080fb00d383, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0443040fc00d383, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0463040fd00d383, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x0483040fe00d383, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3040f900e398, // V_CMP_NLT_F16 ENC_VOP3 default
    0x0403060fa00e398, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0423080fb00e398, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0443040fc00e398, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x0463040fd00e398, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x0483040fe00e398, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3100ff01137b, // V_CMP_LT_F32 ENC_VOP3 default
    0x04031210001137b, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04231410101137b, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04431010201137b, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x04631010301137b, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x04831010401137b, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3100ff012354, // V_CMP_EQ_F32 ENC_VOP3 default
    0x040312100012354, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x042314101012354, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x044310102012354, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x046310103012354, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x048310104012354, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3100ff01336f, // V_CMP_LE_F32 ENC_VOP3 default
    0x04031210001336f, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04231410101336f, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04431010201336f, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x04631010301336f, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x04831010401336f, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3100ff014366, // V_CMP_GT_F32 ENC_VOP3 default
    0x040312100014366, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x042314101014366, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x044310102014366, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x046310103014366, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x048310104014366, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3100ff015378, // V_CMP_LG_F32 ENC_VOP3 default
    0x040312100015378, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x042314101015378, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x044310102015378, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x046310103015378, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x048310104015378, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3100ff01635d, // V_CMP_GE_F32 ENC_VOP3 default
    0x04031210001635d, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04231410101635d, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04431010201635d, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x04631010301635d, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x04831010401635d, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3100ff01739c, // V_CMP_O_F32 ENC_VOP3 default
    0x04031210001739c, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x04231410101739c, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x04431010201739c, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x04631010301739c, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x04831010401739c, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3100ff01839f, // V_CMP_U_F32 ENC_VOP3 default
    0x04031210001839f, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x04231410101839f, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x04431010201839f, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x04631010301839f, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x04831010401839f, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3100ff01938d, // V_CMP_NGE_F32 ENC_VOP3 default
    0x04031210001938d, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04231410101938d, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04431010201938d, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x04631010301938d, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x04831010401938d, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3100ff01a396, // V_CMP_NLG_F32 ENC_VOP3 default
    0x04031210001a396, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04231410101a396, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04431010201a396, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x04631010301a396, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x04831010401a396, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3100ff01b390, // V_CMP_NGT_F32 ENC_VOP3 default
    0x04031210001b390, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04231410101b390, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04431010201b390, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x04631010301b390, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x04831010401b390, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3100ff01c393, // V_CMP_NLE_F32 ENC_VOP3 default
    0x04031210001c393, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04231410101c393, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04431010201c393, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x04631010301c393, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x04831010401c393, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3100ff01d384, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x04031210001d384, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04231410101d384, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04431010201d384, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04631010301d384, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04831010401d384, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3100ff01e399, // V_CMP_NLT_F32 ENC_VOP3 default
    0x04031210001e399, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04231410101e399, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04431010201e399, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x04631010301e399, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x04831010401e399, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31c10502137c, // V_CMP_LT_F64 ENC_VOP3 default
    0x04431c10602137c, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x04631c10702137c, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x04831c10802137c, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31c105022355, // V_CMP_EQ_F64 ENC_VOP3 default
    0x04431c106022355, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04631c107022355, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04831c108022355, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31c105023370, // V_CMP_LE_F64 ENC_VOP3 default
    0x04431c106023370, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x04631c107023370, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x04831c108023370, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31c105024367, // V_CMP_GT_F64 ENC_VOP3 default
    0x04431c106024367, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x04631c107024367, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x04831c108024367, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31c105025379, // V_CMP_LG_F64 ENC_VOP3 default
    0x04431c106025379, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x04631c107025379, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x04831c108025379, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31c10502635e, // V_CMP_GE_F64 ENC_VOP3 default
    0x04431c10602635e, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x04631c10702635e, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x04831c10802635e, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31c10502739d, // V_CMP_O_F64 ENC_VOP3 default
    0x04431c10602739d, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x04631c10702739d, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x04831c10802739d, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31c1050283a0, // V_CMP_U_F64 ENC_VOP3 default
    0x04431c1060283a0, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x04631c1070283a0, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x04831c1080283a0, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31c10502938e, // V_CMP_NGE_F64 ENC_VOP3 default
    0x04431c10602938e, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x04631c10702938e, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x04831c10802938e, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31c10502a397, // V_CMP_NLG_F64 ENC_VOP3 default
    0x04431c10602a397, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x04631c10702a397, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x04831c10802a397, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31c10502b391, // V_CMP_NGT_F64 ENC_VOP3 default
    0x04431c10602b391, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x04631c10702b391, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x04831c10802b391, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31c10502c394, // V_CMP_NLE_F64 ENC_VOP3 default
    0x04431c10602c394, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x04631c10702c394, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x04831c10802c394, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31c10502d385, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x04431c10602d385, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04631c10702d385, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04831c10802d385, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e31c10502e39a, // V_CMP_NLT_F64 ENC_VOP3 default
    0x04431c10602e39a, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x04631c10702e39a, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x04831c10802e39a, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32010903137d, // V_CMP_LT_I16 ENC_VOP3 default
    0x04032210a03137d, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04232410b03137d, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04432010c03137d, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x04632010d03137d, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x04832010e03137d, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e320109032356, // V_CMP_EQ_I16 ENC_VOP3 default
    0x04032210a032356, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x04232410b032356, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x04432010c032356, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x04632010d032356, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x04832010e032356, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e320109033371, // V_CMP_LE_I16 ENC_VOP3 default
    0x04032210a033371, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04232410b033371, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04432010c033371, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x04632010d033371, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x04832010e033371, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e320109034368, // V_CMP_GT_I16 ENC_VOP3 default
    0x04032210a034368, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04232410b034368, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04432010c034368, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x04632010d034368, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x04832010e034368, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e320109035386, // V_CMP_NE_I16 ENC_VOP3 default
    0x04032210a035386, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04232410b035386, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04432010c035386, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x04632010d035386, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x04832010e035386, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32010903635f, // V_CMP_GE_I16 ENC_VOP3 default
    0x04032210a03635f, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04232410b03635f, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04432010c03635f, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x04632010d03635f, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x04832010e03635f, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32010f039380, // V_CMP_LT_U16 ENC_VOP3 default
    0x040322110039380, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x042324111039380, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x044320112039380, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x046320113039380, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x048320114039380, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32010f03a359, // V_CMP_EQ_U16 ENC_VOP3 default
    0x04032211003a359, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x04232411103a359, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x04432011203a359, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x04632011303a359, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x04832011403a359, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32010f03b374, // V_CMP_LE_U16 ENC_VOP3 default
    0x04032211003b374, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04232411103b374, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04432011203b374, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x04632011303b374, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x04832011403b374, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32010f03c36b, // V_CMP_GT_U16 ENC_VOP3 default
    0x04032211003c36b, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04232411103c36b, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x04432011203c36b, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x04632011303c36b, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x04832011403c36b, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32010f03d389, // V_CMP_NE_U16 ENC_VOP3 default
    0x04032211003d389, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04232411103d389, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04432011203d389, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x04632011303d389, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x04832011403d389, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32010f03e362, // V_CMP_GE_U16 ENC_VOP3 default
    0x04032211003e362, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04232411103e362, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04432011203e362, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x04632011303e362, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x04832011403e362, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32c11504137e, // V_CMP_LT_I32 ENC_VOP3 default
    0x04032e11604137e, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04233011704137e, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x04432c11804137e, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x04632c11904137e, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x04832c11a04137e, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32c115042357, // V_CMP_EQ_I32 ENC_VOP3 default
    0x04032e116042357, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x042330117042357, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x04432c118042357, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x04632c119042357, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x04832c11a042357, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32c115043372, // V_CMP_LE_I32 ENC_VOP3 default
    0x04032e116043372, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x042330117043372, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04432c118043372, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x04632c119043372, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x04832c11a043372, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32c115044369, // V_CMP_GT_I32 ENC_VOP3 default
    0x04032e116044369, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x042330117044369, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x04432c118044369, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x04632c119044369, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x04832c11a044369, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32c115045387, // V_CMP_NE_I32 ENC_VOP3 default
    0x04032e116045387, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x042330117045387, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04432c118045387, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x04632c119045387, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x04832c11a045387, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32c115046360, // V_CMP_GE_I32 ENC_VOP3 default
    0x04032e116046360, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x042330117046360, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04432c118046360, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x04632c119046360, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x04832c11a046360, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32c11b049381, // V_CMP_LT_U32 ENC_VOP3 default
    0x04032e11c049381, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04233011d049381, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04432c11e049381, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x04632c11f049381, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x04832c120049381, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32c11b04a35a, // V_CMP_EQ_U32 ENC_VOP3 default
    0x04032e11c04a35a, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x04233011d04a35a, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x04432c11e04a35a, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x04632c11f04a35a, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x04832c12004a35a, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32c11b04b375, // V_CMP_LE_U32 ENC_VOP3 default
    0x04032e11c04b375, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04233011d04b375, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04432c11e04b375, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x04632c11f04b375, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x04832c12004b375, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32c11b04c36c, // V_CMP_GT_U32 ENC_VOP3 default
    0x04032e11c04c36c, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04233011d04c36c, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04432c11e04c36c, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x04632c11f04c36c, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x04832c12004c36c, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32c11b04d38a, // V_CMP_NE_U32 ENC_VOP3 default
    0x04032e11c04d38a, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04233011d04d38a, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04432c11e04d38a, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x04632c11f04d38a, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x04832c12004d38a, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32c11b04e363, // V_CMP_GE_U32 ENC_VOP3 default
    0x04032e11c04e363, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04233011d04e363, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04432c11e04e363, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x04632c11f04e363, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x04832c12004e363, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33412105137f, // V_CMP_LT_I64 ENC_VOP3 default
    0x04433412205137f, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x04633412305137f, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x04833412405137f, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e334121052358, // V_CMP_EQ_I64 ENC_VOP3 default
    0x044334122052358, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x046334123052358, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x048334124052358, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e334121053373, // V_CMP_LE_I64 ENC_VOP3 default
    0x044334122053373, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x046334123053373, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x048334124053373, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33412105436a, // V_CMP_GT_I64 ENC_VOP3 default
    0x04433412205436a, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x04633412305436a, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x04833412405436a, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e334121055388, // V_CMP_NE_I64 ENC_VOP3 default
    0x044334122055388, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x046334123055388, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x048334124055388, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e334121056361, // V_CMP_GE_I64 ENC_VOP3 default
    0x044334122056361, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x046334123056361, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x048334124056361, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e334125059382, // V_CMP_LT_U64 ENC_VOP3 default
    0x044334126059382, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x046334127059382, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x048334128059382, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33412505a35b, // V_CMP_EQ_U64 ENC_VOP3 default
    0x04433412605a35b, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x04633412705a35b, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x04833412805a35b, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33412505b376, // V_CMP_LE_U64 ENC_VOP3 default
    0x04433412605b376, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x04633412705b376, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x04833412805b376, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33412505c36d, // V_CMP_GT_U64 ENC_VOP3 default
    0x04433412605c36d, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x04633412705c36d, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x04833412805c36d, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33412505d38b, // V_CMP_NE_U64 ENC_VOP3 default
    0x04433412605d38b, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x04633412705d38b, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x04833412805d38b, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33412505e364, // V_CMP_GE_U64 ENC_VOP3 default
    0x04433412605e364, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x04633412705e364, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x04833412805e364, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3380f907d350, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x04033a0fa07d350, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x04233c0fb07d350, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0443380fc07d350, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x0463380fd07d350, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x0483380fe07d350, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33e12907e351, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x04034012a07e351, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x04234212b07e351, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04433e12c07e351, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x04633e12d07e351, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x04833e12e07e351, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e34612f07f352, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x04434613007f352, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x04634613107f352, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x04834613207f352, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34a133081329, // V_CMPX_LT_F16 ENC_VOP3 default
    0x04c34c134081329, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e34e135081329, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x05034a136081329, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x05234a137081329, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x05434a138081329, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34a133082302, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x04c34c134082302, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e34e135082302, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x05034a136082302, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05234a137082302, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05434a138082302, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34a13308331d, // V_CMPX_LE_F16 ENC_VOP3 default
    0x04c34c13408331d, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e34e13508331d, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x05034a13608331d, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x05234a13708331d, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x05434a13808331d, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34a133084314, // V_CMPX_GT_F16 ENC_VOP3 default
    0x04c34c134084314, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e34e135084314, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x05034a136084314, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x05234a137084314, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x05434a138084314, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34a133085326, // V_CMPX_LG_F16 ENC_VOP3 default
    0x04c34c134085326, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e34e135085326, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x05034a136085326, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x05234a137085326, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x05434a138085326, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34a13308630b, // V_CMPX_GE_F16 ENC_VOP3 default
    0x04c34c13408630b, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e34e13508630b, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x05034a13608630b, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x05234a13708630b, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x05434a13808630b, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34a13308734a, // V_CMPX_O_F16 ENC_VOP3 default
    0x04c34c13408734a, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e34e13508734a, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x05034a13608734a, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x05234a13708734a, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x05434a13808734a, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34a13308834d, // V_CMPX_U_F16 ENC_VOP3 default
    0x04c34c13408834d, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e34e13508834d, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x05034a13608834d, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x05234a13708834d, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x05434a13808834d, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34a13308933b, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x04c34c13408933b, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e34e13508933b, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x05034a13608933b, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x05234a13708933b, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x05434a13808933b, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34a13308a344, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x04c34c13408a344, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e34e13508a344, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x05034a13608a344, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x05234a13708a344, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x05434a13808a344, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34a13308b33e, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x04c34c13408b33e, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e34e13508b33e, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x05034a13608b33e, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x05234a13708b33e, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x05434a13808b33e, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34a13308c341, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x04c34c13408c341, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e34e13508c341, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x05034a13608c341, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x05234a13708c341, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x05434a13808c341, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34a13308d332, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x04c34c13408d332, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e34e13508d332, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x05034a13608d332, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05234a13708d332, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05434a13808d332, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a34a13308e347, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x04c34c13408e347, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e34e13508e347, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x05034a13608e347, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x05234a13708e347, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x05434a13808e347, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35613909132a, // V_CMPX_LT_F32 ENC_VOP3 default
    0x04c35813a09132a, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e35a13b09132a, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05035613c09132a, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x05235613d09132a, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x05435613e09132a, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a356139092303, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x04c35813a092303, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e35a13b092303, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x05035613c092303, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05235613d092303, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05435613e092303, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35613909331e, // V_CMPX_LE_F32 ENC_VOP3 default
    0x04c35813a09331e, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e35a13b09331e, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05035613c09331e, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x05235613d09331e, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x05435613e09331e, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a356139094315, // V_CMPX_GT_F32 ENC_VOP3 default
    0x04c35813a094315, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e35a13b094315, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05035613c094315, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x05235613d094315, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x05435613e094315, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a356139095327, // V_CMPX_LG_F32 ENC_VOP3 default
    0x04c35813a095327, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e35a13b095327, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x05035613c095327, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x05235613d095327, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x05435613e095327, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35613909630c, // V_CMPX_GE_F32 ENC_VOP3 default
    0x04c35813a09630c, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e35a13b09630c, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05035613c09630c, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x05235613d09630c, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x05435613e09630c, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35613909734b, // V_CMPX_O_F32 ENC_VOP3 default
    0x04c35813a09734b, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e35a13b09734b, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x05035613c09734b, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x05235613d09734b, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x05435613e09734b, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35613909834e, // V_CMPX_U_F32 ENC_VOP3 default
    0x04c35813a09834e, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e35a13b09834e, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x05035613c09834e, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x05235613d09834e, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x05435613e09834e, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35613909933c, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x04c35813a09933c, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e35a13b09933c, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05035613c09933c, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x05235613d09933c, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x05435613e09933c, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35613909a345, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x04c35813a09a345, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e35a13b09a345, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x05035613c09a345, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x05235613d09a345, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x05435613e09a345, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35613909b33f, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x04c35813a09b33f, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e35a13b09b33f, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05035613c09b33f, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x05235613d09b33f, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x05435613e09b33f, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35613909c342, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x04c35813a09c342, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e35a13b09c342, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05035613c09c342, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x05235613d09c342, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x05435613e09c342, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35613909d333, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x04c35813a09d333, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e35a13b09d333, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x05035613c09d333, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05235613d09d333, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05435613e09d333, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35613909e348, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x04c35813a09e348, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e35a13b09e348, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05035613c09e348, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x05235613d09e348, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x05435613e09e348, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36213f0a132b, // V_CMPX_LT_F64 ENC_VOP3 default
    0x0503621400a132b, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x0523621410a132b, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543621420a132b, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36213f0a2304, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x0503621400a2304, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0523621410a2304, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0543621420a2304, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36213f0a331f, // V_CMPX_LE_F64 ENC_VOP3 default
    0x0503621400a331f, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x0523621410a331f, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543621420a331f, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36213f0a4316, // V_CMPX_GT_F64 ENC_VOP3 default
    0x0503621400a4316, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x0523621410a4316, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543621420a4316, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36213f0a5328, // V_CMPX_LG_F64 ENC_VOP3 default
    0x0503621400a5328, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x0523621410a5328, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x0543621420a5328, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36213f0a630d, // V_CMPX_GE_F64 ENC_VOP3 default
    0x0503621400a630d, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x0523621410a630d, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543621420a630d, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36213f0a734c, // V_CMPX_O_F64 ENC_VOP3 default
    0x0503621400a734c, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x0523621410a734c, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x0543621420a734c, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36213f0a834f, // V_CMPX_U_F64 ENC_VOP3 default
    0x0503621400a834f, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x0523621410a834f, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x0543621420a834f, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36213f0a933d, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x0503621400a933d, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x0523621410a933d, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543621420a933d, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36213f0aa346, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x0503621400aa346, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x0523621410aa346, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x0543621420aa346, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36213f0ab340, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x0503621400ab340, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x0523621410ab340, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543621420ab340, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36213f0ac343, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x0503621400ac343, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x0523621410ac343, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543621420ac343, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36213f0ad334, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x0503621400ad334, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0523621410ad334, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0543621420ad334, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36213f0ae349, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x0503621400ae349, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x0523621410ae349, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543621420ae349, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3661430b132c, // V_CMPX_LT_I16 ENC_VOP3 default
    0x04c3681440b132c, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e36a1450b132c, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x0503661460b132c, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x0523661470b132c, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x0543661480b132c, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3661430b2305, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x04c3681440b2305, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e36a1450b2305, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x0503661460b2305, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x0523661470b2305, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x0543661480b2305, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3661430b3320, // V_CMPX_LE_I16 ENC_VOP3 default
    0x04c3681440b3320, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e36a1450b3320, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0503661460b3320, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x0523661470b3320, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x0543661480b3320, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3661430b4317, // V_CMPX_GT_I16 ENC_VOP3 default
    0x04c3681440b4317, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e36a1450b4317, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x0503661460b4317, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x0523661470b4317, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x0543661480b4317, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3661430b5335, // V_CMPX_NE_I16 ENC_VOP3 default
    0x04c3681440b5335, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e36a1450b5335, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0503661460b5335, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x0523661470b5335, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x0543661480b5335, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3661430b630e, // V_CMPX_GE_I16 ENC_VOP3 default
    0x04c3681440b630e, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e36a1450b630e, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0503661460b630e, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x0523661470b630e, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x0543661480b630e, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3661490b932f, // V_CMPX_LT_U16 ENC_VOP3 default
    0x04c36814a0b932f, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e36a14b0b932f, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x05036614c0b932f, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x05236614d0b932f, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x05436614e0b932f, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3661490ba308, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x04c36814a0ba308, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e36a14b0ba308, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x05036614c0ba308, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x05236614d0ba308, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x05436614e0ba308, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3661490bb323, // V_CMPX_LE_U16 ENC_VOP3 default
    0x04c36814a0bb323, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e36a14b0bb323, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05036614c0bb323, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x05236614d0bb323, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x05436614e0bb323, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3661490bc31a, // V_CMPX_GT_U16 ENC_VOP3 default
    0x04c36814a0bc31a, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e36a14b0bc31a, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x05036614c0bc31a, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x05236614d0bc31a, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x05436614e0bc31a, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3661490bd338, // V_CMPX_NE_U16 ENC_VOP3 default
    0x04c36814a0bd338, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e36a14b0bd338, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05036614c0bd338, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x05236614d0bd338, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x05436614e0bd338, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3661490be311, // V_CMPX_GE_U16 ENC_VOP3 default
    0x04c36814a0be311, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e36a14b0be311, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05036614c0be311, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x05236614d0be311, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x05436614e0be311, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37214f0c132d, // V_CMPX_LT_I32 ENC_VOP3 default
    0x04c3741500c132d, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e3761510c132d, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503721520c132d, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x0523721530c132d, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x0543721540c132d, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37214f0c2306, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x04c3741500c2306, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e3761510c2306, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503721520c2306, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x0523721530c2306, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x0543721540c2306, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37214f0c3321, // V_CMPX_LE_I32 ENC_VOP3 default
    0x04c3741500c3321, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e3761510c3321, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503721520c3321, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523721530c3321, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543721540c3321, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37214f0c4318, // V_CMPX_GT_I32 ENC_VOP3 default
    0x04c3741500c4318, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e3761510c4318, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503721520c4318, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x0523721530c4318, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x0543721540c4318, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37214f0c5336, // V_CMPX_NE_I32 ENC_VOP3 default
    0x04c3741500c5336, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e3761510c5336, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503721520c5336, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523721530c5336, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543721540c5336, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37214f0c630f, // V_CMPX_GE_I32 ENC_VOP3 default
    0x04c3741500c630f, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e3761510c630f, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503721520c630f, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523721530c630f, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543721540c630f, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3721550c9330, // V_CMPX_LT_U32 ENC_VOP3 default
    0x04c3741560c9330, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e3761570c9330, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503721580c9330, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x0523721590c9330, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05437215a0c9330, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3721550ca309, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x04c3741560ca309, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e3761570ca309, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503721580ca309, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x0523721590ca309, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05437215a0ca309, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3721550cb324, // V_CMPX_LE_U32 ENC_VOP3 default
    0x04c3741560cb324, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e3761570cb324, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503721580cb324, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x0523721590cb324, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05437215a0cb324, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3721550cc31b, // V_CMPX_GT_U32 ENC_VOP3 default
    0x04c3741560cc31b, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e3761570cc31b, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503721580cc31b, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x0523721590cc31b, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05437215a0cc31b, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3721550cd339, // V_CMPX_NE_U32 ENC_VOP3 default
    0x04c3741560cd339, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e3761570cd339, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503721580cd339, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x0523721590cd339, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05437215a0cd339, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3721550ce312, // V_CMPX_GE_U32 ENC_VOP3 default
    0x04c3741560ce312, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e3761570ce312, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503721580ce312, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x0523721590ce312, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05437215a0ce312, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37a15b0d132e, // V_CMPX_LT_I64 ENC_VOP3 default
    0x05037a15c0d132e, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05237a15d0d132e, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05437a15e0d132e, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37a15b0d2307, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x05037a15c0d2307, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05237a15d0d2307, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05437a15e0d2307, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37a15b0d3322, // V_CMPX_LE_I64 ENC_VOP3 default
    0x05037a15c0d3322, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05237a15d0d3322, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05437a15e0d3322, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37a15b0d4319, // V_CMPX_GT_I64 ENC_VOP3 default
    0x05037a15c0d4319, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05237a15d0d4319, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05437a15e0d4319, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37a15b0d5337, // V_CMPX_NE_I64 ENC_VOP3 default
    0x05037a15c0d5337, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05237a15d0d5337, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05437a15e0d5337, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37a15b0d6310, // V_CMPX_GE_I64 ENC_VOP3 default
    0x05037a15c0d6310, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05237a15d0d6310, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05437a15e0d6310, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37a15f0d9331, // V_CMPX_LT_U64 ENC_VOP3 default
    0x05037a1600d9331, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x05237a1610d9331, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x05437a1620d9331, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37a15f0da30a, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x05037a1600da30a, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x05237a1610da30a, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x05437a1620da30a, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37a15f0db325, // V_CMPX_LE_U64 ENC_VOP3 default
    0x05037a1600db325, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x05237a1610db325, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x05437a1620db325, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37a15f0dc31c, // V_CMPX_GT_U64 ENC_VOP3 default
    0x05037a1600dc31c, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x05237a1610dc31c, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x05437a1620dc31c, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37a15f0dd33a, // V_CMPX_NE_U64 ENC_VOP3 default
    0x05037a1600dd33a, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x05237a1610dd33a, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x05437a1620dd33a, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37a15f0de313, // V_CMPX_GE_U64 ENC_VOP3 default
    0x05037a1600de313, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x05237a1610de313, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x05437a1620de313, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37e1330fd2ff, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x04c3801340fd2ff, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e3821350fd2ff, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x05037e1360fd2ff, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x05237e1370fd2ff, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x05437e1380fd2ff, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3841630fe300, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x04c3861640fe300, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e3881650fe300, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x0503841660fe300, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x0523841670fe300, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x0543841680fe300, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38c1690ff301, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x05038c16a0ff301, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x05238c16b0ff301, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x05438c16c0ff301, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0561cc16d1013a2, // V_CNDMASK_B32 ENC_VOP3 default
    0x0401ce16e1013a2, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421d016f1013a2, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x0581cc1701013a2, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x05a1cc1711013a2, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x05c1cc1721013a2, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d41731022e6, // V_ADD_F64 ENC_VOP3 default
    0x0441d41741022e6, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x0461d41751022e6, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x0481d41761022e6, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1dc1771032e5, // V_ADD_F32 ENC_VOP3 default
    0x0401de1781032e5, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421e01791032e5, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441dc17a1032e5, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x0461dc17b1032e5, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x0481dc17c1032e5, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1dc1771044c3, // V_SUB_F32 ENC_VOP3 default
    0x0401de1781044c3, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421e01791044c3, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441dc17a1044c3, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x0461dc17b1044c3, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x0481dc17c1044c3, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1dc1771054be, // V_SUBREV_F32 ENC_VOP3 default
    0x0401de1781054be, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421e01791054be, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441dc17a1054be, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x0461dc17b1054be, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x0481dc17c1054be, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d4173106477, // V_MUL_F64 ENC_VOP3 default
    0x0441d4174106477, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x0461d4175106477, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x0481d4176106477, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1dc177107474, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x0401de178107474, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421e0179107474, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441dc17a107474, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x0461dc17b107474, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x0481dc17c107474, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1dc177108476, // V_MUL_F32 ENC_VOP3 default
    0x0401de178108476, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421e0179108476, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441dc17a108476, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x0461dc17b108476, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x0481dc17c108476, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e417d10947c, // V_MUL_I32_I24 ENC_VOP3 default
    0x0401e617e10947c, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0421e817f10947c, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x0441e418010947c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0461e418110947c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x0481e418210947c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ea17d10a479, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x0401ec17e10a479, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0421ee17f10a479, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x0441ea18010a479, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0461ea18110a479, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x0481ea18210a479, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e418310b47f, // V_MUL_U32_U24 ENC_VOP3 default
    0x0401e618410b47f, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0421e818510b47f, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x0441e418610b47f, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0461e418710b47f, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x0481e418810b47f, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ea18310c47b, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x0401ec18410c47b, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0421ee18510c47b, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x0441ea18610c47b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0461ea18710c47b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x0481ea18810c47b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d417310d467, // V_MIN_NUM_F64 ENC_VOP3 default
    0x0441d417410d467, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_0
    0x0461d417510d467, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_1
    0x0481d417610d467, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d417310e447, // V_MAX_NUM_F64 ENC_VOP3 default
    0x0441d417410e447, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_0
    0x0461d417510e447, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_1
    0x0481d417610e447, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ea17d111464, // V_MIN_I32 ENC_VOP3 default
    0x0401ec17e111464, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421ee17f111464, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x0441ea180111464, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x0461ea181111464, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x0481ea182111464, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ea17d112444, // V_MAX_I32 ENC_VOP3 default
    0x0401ec17e112444, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421ee17f112444, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x0441ea180112444, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x0461ea181112444, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x0481ea182112444, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ea183113469, // V_MIN_U32 ENC_VOP3 default
    0x0401ec184113469, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421ee185113469, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441ea186113469, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x0461ea187113469, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x0481ea188113469, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ea183114449, // V_MAX_U32 ENC_VOP3 default
    0x0401ec184114449, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421ee185114449, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441ea186114449, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x0461ea187114449, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x0481ea188114449, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1dc177115466, // V_MIN_NUM_F32 ENC_VOP3 default
    0x0401de178115466, // V_MIN_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421e0179115466, // V_MIN_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441dc17a115466, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x0461dc17b115466, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x0481dc17c115466, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1dc177116446, // V_MAX_NUM_F32 ENC_VOP3 default
    0x0401de178116446, // V_MAX_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421e0179116446, // V_MAX_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441dc17a116446, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x0461dc17b116446, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x0481dc17c116446, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ea183118423, // V_LSHLREV_B32 ENC_VOP3 default
    0x0401ec184118423, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421ee185118423, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441ea186118423, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0461ea187118423, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x0481ea188118423, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ea183119428, // V_LSHRREV_B32 ENC_VOP3 default
    0x0401ec184119428, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421ee185119428, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441ea186119428, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0461ea187119428, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x0481ea188119428, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ea18911a2f2, // V_ASHRREV_I32 ENC_VOP3 default
    0x0401ec18a11a2f2, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421ee18b11a2f2, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x0441ea18c11a2f2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x0461ea18d11a2f2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x0481ea18e11a2f2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ea18311b2ef, // V_AND_B32 ENC_VOP3 default
    0x0401ec18411b2ef, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421ee18511b2ef, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441ea18611b2ef, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x0461ea18711b2ef, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x0481ea18811b2ef, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ea18311c485, // V_OR_B32 ENC_VOP3 default
    0x0401ec18411c485, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421ee18511c485, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441ea18611c485, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0461ea18711c485, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0481ea18811c485, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ea18311d4f4, // V_XOR_B32 ENC_VOP3 default
    0x0401ec18411d4f4, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421ee18511d4f4, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441ea18611d4f4, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x0461ea18711d4f4, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x0481ea18811d4f4, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ea18311e4f1, // V_XNOR_B32 ENC_VOP3 default
    0x0401ec18411e4f1, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421ee18511e4f1, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441ea18611e4f1, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x0461ea18711e4f1, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x0481ea18811e4f1, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e1f218f11f424, // V_LSHLREV_B64 ENC_VOP3 default
    0x0601f219011f424, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0621f219111f424, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0641fa1921202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x0661fc1931202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0681fe1941202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a1fa1951202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c1fa1961202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e1fa1971202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0641fa1921214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x0661fc1931214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0681fe1941214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a1fa1951214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c1fa1961214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e1fa1971214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0641fa1921224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x0661fc1931224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0681fe1941224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a1fa1951224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c1fa1961224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e1fa1971224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e41831252eb, // V_ADD_NC_U32 ENC_VOP3 default
    0x0401e61841252eb, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421e81851252eb, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441e41861252eb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0461e41871252eb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x0481e41881252eb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e41831264c7, // V_SUB_NC_U32 ENC_VOP3 default
    0x0401e61841264c7, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421e81851264c7, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441e41861264c7, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0461e41871264c7, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x0481e41881264c7, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e41831274bf, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x0401e61841274bf, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421e81851274bf, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441e41861274bf, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0461e41871274bf, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x0481e41881274bf, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1dc19812b403, // V_FMAC_F32 ENC_VOP3 default
    0x0401de19912b403, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421e019a12b403, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441dc19b12b403, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x0461dc19c12b403, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x0481dc19d12b403, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e20a19e12f3cd, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x04020c19f12f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04220e1a012f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04420a1a112f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04620a1a212f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04820a1a312f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2161a4130465, // V_MIN_NUM_F16 ENC_VOP3 default
    0x0402181a5130465, // V_MIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04221a1a6130465, // V_MIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442161a7130465, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0462161a8130465, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482161a9130465, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2161a4131445, // V_MAX_NUM_F16 ENC_VOP3 default
    0x0402181a5131445, // V_MAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04221a1a6131445, // V_MAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442161a7131445, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0462161a8131445, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482161a9131445, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2161a41322e4, // V_ADD_F16 ENC_VOP3 default
    0x0402181a51322e4, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x04221a1a61322e4, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442161a71322e4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x0462161a81322e4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x0482161a91322e4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2161a41334c2, // V_SUB_F16 ENC_VOP3 default
    0x0402181a51334c2, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x04221a1a61334c2, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442161a71334c2, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x0462161a81334c2, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x0482161a91334c2, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2161a41344bd, // V_SUBREV_F16 ENC_VOP3 default
    0x0402181a51344bd, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x04221a1a61344bd, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442161a71344bd, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x0462161a81344bd, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x0482161a91344bd, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2161a4135475, // V_MUL_F16 ENC_VOP3 default
    0x0402181a5135475, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x04221a1a6135475, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442161a7135475, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x0462161a8135475, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x0482161a9135475, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2161aa136402, // V_FMAC_F16 ENC_VOP3 default
    0x0402181ab136402, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x04221a1ac136402, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442161ad136402, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x0462161ae136402, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x0482161af136402, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2221a413b41c, // V_LDEXP_F16 ENC_VOP3 default
    0x0402241a513b41c, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422261a613b41c, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442221a713b41c, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0462221a813b41c, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x0482221a913b41c, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e0181b0180480, // V_NOP ENC_VOP3 default
    0x03e1321b118146f, // V_MOV_B32 ENC_VOP3 default
    0x0401341b218146f, // V_MOV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421361b318146f, // V_MOV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441321b418146f, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x07013a1b51824a9, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x03e13e1b61833bd, // V_CVT_I32_F64 ENC_VOP3 default
    0x04413e1b71833bd, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1421b81843b8, // V_CVT_F64_I32 ENC_VOP3 default
    0x0441421b91843b8, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x03e1461ba1853b1, // V_CVT_F32_I32 ENC_VOP3 default
    0x0401481bb1853b1, // V_CVT_F32_I32 VOP3_VOP_DPP8 has_dpp8
    0x04214a1bc1853b1, // V_CVT_F32_I32 VOP3_VOP_DPP16 has_dpp16
    0x0441461bd1853b1, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x03e1461be1863b2, // V_CVT_F32_U32 ENC_VOP3 default
    0x0401481bf1863b2, // V_CVT_F32_U32 VOP3_VOP_DPP8 has_dpp8
    0x04214a1c01863b2, // V_CVT_F32_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441461c11863b2, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x03e14c1c21873d4, // V_CVT_U32_F32 ENC_VOP3 default
    0x04014e1c31873d4, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421501c41873d4, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414c1c51873d4, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14c1c61883bc, // V_CVT_I32_F32 ENC_VOP3 default
    0x04014e1c71883bc, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421501c81883bc, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414c1c91883bc, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1581ca18a3aa, // V_CVT_F16_F32 ENC_VOP3 default
    0x04015a1cb18a3aa, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04215c1cc18a3aa, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441581cd18a3aa, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1641ce18b3ae, // V_CVT_F32_F16 ENC_VOP3 default
    0x0401661cf18b3ae, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421681d018b3ae, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441641d118b3ae, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x03e16a1c618c3bf, // V_CVT_NEAREST_I32_F32 ENC_VOP3 default
    0x04016c1c718c3bf, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x04216e1c818c3bf, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04416a1c918c3bf, // V_CVT_NEAREST_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x03e16a1c618d3ba, // V_CVT_FLOOR_I32_F32 ENC_VOP3 default
    0x04016c1c718d3ba, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x04216e1c818d3ba, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04416a1c918d3ba, // V_CVT_FLOOR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1461ba18e3c2, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x0401481bb18e3c2, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP8 has_dpp8
    0x04214a1bc18e3c2, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP16 has_dpp16
    0x0441461bd18e3c2, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x03e13e1d218f3af, // V_CVT_F32_F64 ENC_VOP3 default
    0x04413e1d318f3af, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1701d41903b7, // V_CVT_F64_F32 ENC_VOP3 default
    0x0441701d51903b7, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1461be1913b3, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x0401481bf1913b3, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP8 has_dpp8
    0x04214a1c01913b3, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP16 has_dpp16
    0x0441461c11913b3, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x03e1461be1923b4, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x0401481bf1923b4, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP8 has_dpp8
    0x04214a1c01923b4, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP16 has_dpp16
    0x0441461c11923b4, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x03e1461be1933b5, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x0401481bf1933b5, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP8 has_dpp8
    0x04214a1c01933b5, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP16 has_dpp16
    0x0441461c11933b5, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x03e1461be1943b6, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x0401481bf1943b6, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP8 has_dpp8
    0x04214a1c01943b6, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP16 has_dpp16
    0x0441461c11943b6, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x03e13e1d61953d5, // V_CVT_U32_F64 ENC_VOP3 default
    0x04413e1d71953d5, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1421d81963b9, // V_CVT_F64_U32 ENC_VOP3 default
    0x0441421d91963b9, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x03e1741da1974e3, // V_TRUNC_F64 ENC_VOP3 default
    0x0441741db1974e3, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1741da1982fc, // V_CEIL_F64 ENC_VOP3 default
    0x0441741db1982fc, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1741da1994ad, // V_RNDNE_F64 ENC_VOP3 default
    0x0441741db1994ad, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1741da19a3ff, // V_FLOOR_F64 ENC_VOP3 default
    0x0441741db19a3ff, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x03e0181b019b48d, // V_PIPEFLUSH ENC_VOP3 default
    0x03e17c1dc19c46e, // V_MOV_B16 ENC_VOP3 default
    0x04017e1dd19c46e, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x0421801de19c46e, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04417c1df19c46e, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x03e14c1e01a040e, // V_FRACT_F32 ENC_VOP3 default
    0x04014e1e11a040e, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421501e21a040e, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414c1e31a040e, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14c1e01a14e2, // V_TRUNC_F32 ENC_VOP3 default
    0x04014e1e11a14e2, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421501e21a14e2, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414c1e31a14e2, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14c1e01a22fb, // V_CEIL_F32 ENC_VOP3 default
    0x04014e1e11a22fb, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421501e21a22fb, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414c1e31a22fb, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14c1e01a34ac, // V_RNDNE_F32 ENC_VOP3 default
    0x04014e1e11a34ac, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421501e21a34ac, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414c1e31a34ac, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14c1e01a43fe, // V_FLOOR_F32 ENC_VOP3 default
    0x04014e1e11a43fe, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421501e21a43fe, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414c1e31a43fe, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14c1e01a53fc, // V_EXP_F32 ENC_VOP3 default
    0x04014e1e11a53fc, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421501e21a53fc, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414c1e31a53fc, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14c1e01a7421, // V_LOG_F32 ENC_VOP3 default
    0x04014e1e11a7421, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421501e21a7421, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414c1e31a7421, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14c1e01aa4a6, // V_RCP_F32 ENC_VOP3 default
    0x04014e1e11aa4a6, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421501e21aa4a6, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414c1e31aa4a6, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14c1e01ab4a8, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x04014e1e11ab4a8, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421501e21ab4a8, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414c1e31ab4a8, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14c1e01ae4af, // V_RSQ_F32 ENC_VOP3 default
    0x04014e1e11ae4af, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421501e21ae4af, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414c1e31ae4af, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1741da1af4a7, // V_RCP_F64 ENC_VOP3 default
    0x0441741db1af4a7, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1741da1b14b0, // V_RSQ_F64 ENC_VOP3 default
    0x0441741db1b14b0, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x03e14c1e01b34b9, // V_SQRT_F32 ENC_VOP3 default
    0x04014e1e11b34b9, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421501e21b34b9, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414c1e31b34b9, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1741da1b44ba, // V_SQRT_F64 ENC_VOP3 default
    0x0441741db1b44ba, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x03e14c1e01b54b7, // V_SIN_F32 ENC_VOP3 default
    0x04014e1e11b54b7, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421501e21b54b7, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414c1e31b54b7, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14c1e01b63a4, // V_COS_F32 ENC_VOP3 default
    0x04014e1e11b63a4, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421501e21b63a4, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414c1e31b63a4, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1821e41b7482, // V_NOT_B32 ENC_VOP3 default
    0x0401841e51b7482, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421861e61b7482, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441821e71b7482, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x03e1321b11b82f9, // V_BFREV_B32 ENC_VOP3 default
    0x0401341b21b82f9, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421361b31b82f9, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441321b41b82f9, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x03e1821e81b92fe, // V_CLZ_I32_U32 ENC_VOP3 default
    0x0401841e91b92fe, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421861ea1b92fe, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441821eb1b92fe, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x03e1821e81ba3a5, // V_CTZ_I32_B32 ENC_VOP3 default
    0x0401841e91ba3a5, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421861ea1ba3a5, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441821eb1ba3a5, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x03e1821ec1bb2fd, // V_CLS_I32 ENC_VOP3 default
    0x0401841ed1bb2fd, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421861ee1bb2fd, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x0441821ef1bb2fd, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x03e13e1b61bc412, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x04413e1b71bc412, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1741da1bd415, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x0441741db1bd415, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1741da1be40f, // V_FRACT_F64 ENC_VOP3 default
    0x0441741db1be40f, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x03e16a1c61bf411, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x04016c1c71bf411, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x04216e1c81bf411, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04416a1c91bf411, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14c1e01c0414, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x04014e1e11c0414, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421501e21c0414, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414c1e31c0414, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1321f01c246a, // V_MOVRELD_B32 ENC_VOP3 default
    0x0401341f11c246a, // V_MOVRELD_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421361f21c246a, // V_MOVRELD_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441321f31c246a, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x0701321f41c346d, // V_MOVRELS_B32 ENC_VOP3 default
    0x0401341f11c346d, // V_MOVRELS_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421361f21c346d, // V_MOVRELS_B32 VOP3_VOP_DPP16 has_dpp16
    0x0701321f41c446c, // V_MOVRELSD_B32 ENC_VOP3 default
    0x0401341f11c446c, // V_MOVRELSD_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421361f21c446c, // V_MOVRELSD_B32 VOP3_VOP_DPP16 has_dpp16
    0x0701321f41c846b, // V_MOVRELSD_2_B32 ENC_VOP3 default
    0x0401341f11c846b, // V_MOVRELSD_2_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421361f21c846b, // V_MOVRELSD_2_B32 VOP3_VOP_DPP16 has_dpp16
    0x03e18e1f51d03ac, // V_CVT_F16_U16 ENC_VOP3 default
    0x0401901f61d03ac, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x0421921f71d03ac, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x04418e1f81d03ac, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x03e18e1f91d13ab, // V_CVT_F16_I16 ENC_VOP3 default
    0x0401901fa1d13ab, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x0421921fb1d13ab, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x04418e1fc1d13ab, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x03e19a1fd1d23d3, // V_CVT_U16_F16 ENC_VOP3 default
    0x04019c1fe1d23d3, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219e1ff1d23d3, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04419a2001d23d3, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e19a2011d33bb, // V_CVT_I16_F16 ENC_VOP3 default
    0x04019c2021d33bb, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219e2031d33bb, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04419a2041d33bb, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a62051d44a5, // V_RCP_F16 ENC_VOP3 default
    0x0401a82061d44a5, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421aa2071d44a5, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a62081d44a5, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a62051d54b8, // V_SQRT_F16 ENC_VOP3 default
    0x0401a82061d54b8, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421aa2071d54b8, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a62081d54b8, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a62051d64ae, // V_RSQ_F16 ENC_VOP3 default
    0x0401a82061d64ae, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421aa2071d64ae, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a62081d64ae, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a62051d7420, // V_LOG_F16 ENC_VOP3 default
    0x0401a82061d7420, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421aa2071d7420, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a62081d7420, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a62051d83fb, // V_EXP_F16 ENC_VOP3 default
    0x0401a82061d83fb, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421aa2071d83fb, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a62081d83fb, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a62051d9413, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0401a82061d9413, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421aa2071d9413, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a62081d9413, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x03e19a2011da410, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x04019c2021da410, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219e2031da410, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04419a2041da410, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a62051db3fd, // V_FLOOR_F16 ENC_VOP3 default
    0x0401a82061db3fd, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421aa2071db3fd, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a62081db3fd, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a62051dc2fa, // V_CEIL_F16 ENC_VOP3 default
    0x0401a82061dc2fa, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421aa2071dc2fa, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a62081dc2fa, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a62051dd4e1, // V_TRUNC_F16 ENC_VOP3 default
    0x0401a82061dd4e1, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421aa2071dd4e1, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a62081dd4e1, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a62051de4ab, // V_RNDNE_F16 ENC_VOP3 default
    0x0401a82061de4ab, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421aa2071de4ab, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a62081de4ab, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a62051df40d, // V_FRACT_F16 ENC_VOP3 default
    0x0401a82061df40d, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421aa2071df40d, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a62081df40d, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a62051e04b6, // V_SIN_F16 ENC_VOP3 default
    0x0401a82061e04b6, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421aa2071e04b6, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a62081e04b6, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a62051e13a3, // V_COS_F16 ENC_VOP3 default
    0x0401a82061e13a3, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421aa2071e13a3, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a62081e13a3, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1822091e24b5, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x04018420a1e24b5, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x04218620b1e24b5, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x04418220c1e24b5, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x03e19a2011e33c0, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x04019c2021e33c0, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219e2031e33c0, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04419a2041e33c0, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e19a1fd1e43c1, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x04019c1fe1e43c1, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219e1ff1e43c1, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04419a2001e43c1, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e17c20d1e9481, // V_NOT_B16 ENC_VOP3 default
    0x04017e20e1e9481, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x04218020f1e9481, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x04417c2101e9481, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x03e1b62111ea3be, // V_CVT_I32_I16 ENC_VOP3 default
    0x0401b82121ea3be, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x0421ba2131ea3be, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x0441b62141ea3be, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x03e1b62151eb3d6, // V_CVT_U32_U16 ENC_VOP3 default
    0x0401b82161eb3d6, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x0421ba2171eb3d6, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x0441b62181eb3d6, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x03e1bc2191ec3b0, // V_CVT_F32_FP8 ENC_VOP3 default
    0x0401be21a1ec3b0, // V_CVT_F32_FP8 VOP3_VOP_DPP8 has_dpp8
    0x0421c021b1ec3b0, // V_CVT_F32_FP8 VOP3_VOP_DPP16 has_dpp16
    0x0441bc21c1ec3b0, // V_CVT_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x03e1bc21d1ed3ad, // V_CVT_F32_BF8 ENC_VOP3 default
    0x0401be21e1ed3ad, // V_CVT_F32_BF8 VOP3_VOP_DPP8 has_dpp8
    0x0421c021f1ed3ad, // V_CVT_F32_BF8 VOP3_VOP_DPP16 has_dpp16
    0x0441bc2201ed3ad, // V_CVT_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x03e1c42211ee3c5, // V_CVT_PK_F32_FP8 ENC_VOP3 default
    0x0441c42221ee3c5, // V_CVT_PK_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x03e1c42231ef3c4, // V_CVT_PK_F32_BF8 ENC_VOP3 default
    0x0441c42241ef3c4, // V_CVT_PK_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x03e22a225209406, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x04022c226209406, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222e227209406, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422a228209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x04622a229209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x04822a22a209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222a22b209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x07422a22c209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622a22d209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822a22e209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23022f20a42e, // V_MAD_I32_I24 ENC_VOP3 default
    0x04023223020a42e, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x04223423120a42e, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04423023220a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04623023320a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04823023420a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223023520a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x07423023620a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623023720a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823023820a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23023920b431, // V_MAD_U32_U24 ENC_VOP3 default
    0x04023223a20b431, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x04223423b20b431, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04423023c20b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04623023d20b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04823023e20b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223023f20b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x07423024020b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623024120b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823024220b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22a22520c3a6, // V_CUBEID_F32 ENC_VOP3 default
    0x04022c22620c3a6, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222e22720c3a6, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422a22820c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x04622a22920c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x04822a22a20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222a22b20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x07422a22c20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622a22d20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822a22e20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22a22520d3a8, // V_CUBESC_F32 ENC_VOP3 default
    0x04022c22620d3a8, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222e22720d3a8, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422a22820d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x04622a22920d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x04822a22a20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222a22b20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x07422a22c20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622a22d20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822a22e20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22a22520e3a9, // V_CUBETC_F32 ENC_VOP3 default
    0x04022c22620e3a9, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222e22720e3a9, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422a22820e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x04622a22920e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x04822a22a20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222a22b20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x07422a22c20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622a22d20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822a22e20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22a22520f3a7, // V_CUBEMA_F32 ENC_VOP3 default
    0x04022c22620f3a7, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222e22720f3a7, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422a22820f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04622a22920f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x04822a22a20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222a22b20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07422a22c20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622a22d20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822a22e20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2362432102f6, // V_BFE_U32 ENC_VOP3 default
    0x0402382442102f6, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04223a2452102f6, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0442362462102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x0462362472102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x0482362482102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722362492102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x07423624a2102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623624b2102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823624c2102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23624d2112f5, // V_BFE_I32 ENC_VOP3 default
    0x04023824e2112f5, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04223a24f2112f5, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0442362502112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x0462362512112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x0482362522112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722362532112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x0742362542112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762362552112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782362562112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2362432122f7, // V_BFI_B32 ENC_VOP3 default
    0x0402382442122f7, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x04223a2452122f7, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442362462122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x0462362472122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x0482362482122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722362492122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x07423624a2122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623624b2122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823624c2122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22a225213408, // V_FMA_F32 ENC_VOP3 default
    0x04022c226213408, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222e227213408, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422a228213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04622a229213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x04822a22a213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222a22b213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07422a22c213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622a22d213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822a22e213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23c257214409, // V_FMA_F64 ENC_VOP3 default
    0x04423c258214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x04623c259214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x04823c25a214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223c25b214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x07423c25c214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623c25d214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823c25e214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23e25f21541f, // V_LERP_U8 ENC_VOP3 default
    0x04024026021541f, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x04224226121541f, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x04423e26221541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x04623e26321541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x04823e26421541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223e26521541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x07423e26621541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623e26721541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823e26821541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2442692162ec, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x04024626a2162ec, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x04224826b2162ec, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x04424426c2162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x04624426d2162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x04824426e2162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07224426f2162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x0742442702162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762442712162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782442722162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2442692172ed, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x04024626a2172ed, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x04224826b2172ed, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x04424426c2172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x04624426d2172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x04824426e2172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07224426f2172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x0742442702172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762442712172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782442722172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22a225218473, // V_MULLIT_F32 ENC_VOP3 default
    0x04022c226218473, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222e227218473, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422a228218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x04622a229218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x04822a22a218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222a22b218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x07422a22c218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622a22d218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822a22e218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23627321a453, // V_MIN3_I32 ENC_VOP3 default
    0x04023827421a453, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04223a27521a453, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04423627621a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x04623627721a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x04823627821a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223627921a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x07423627a21a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623627b21a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823627c21a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23624321b457, // V_MIN3_U32 ENC_VOP3 default
    0x04023824421b457, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04223a24521b457, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04423624621b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x04623624721b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x04823624821b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223624921b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x07423624a21b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623624b21b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823624c21b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23627321d433, // V_MAX3_I32 ENC_VOP3 default
    0x04023827421d433, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04223a27521d433, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04423627621d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x04623627721d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x04823627821d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223627921d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x07423627a21d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623627b21d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823627c21d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23624321e437, // V_MAX3_U32 ENC_VOP3 default
    0x04023824421e437, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04223a24521e437, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04423624621e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x04623624721e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x04823624821e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223624921e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x07423624a21e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623624b21e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823624c21e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23627322044d, // V_MED3_I32 ENC_VOP3 default
    0x04023827422044d, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04223a27522044d, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04423627622044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x04623627722044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x04823627822044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223627922044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x07423627a22044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623627b22044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823627c22044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e236243221451, // V_MED3_U32 ENC_VOP3 default
    0x040238244221451, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04223a245221451, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x044236246221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x046236247221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x048236248221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072236249221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x07423624a221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623624b221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823624c221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23027d2224b4, // V_SAD_U8 ENC_VOP3 default
    0x04023227e2224b4, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x04223427f2224b4, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x0442302802224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0462302812224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0482302822224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722302832224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x0742302842224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762302852224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782302862224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23027d2234b1, // V_SAD_HI_U8 ENC_VOP3 default
    0x04023227e2234b1, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x04223427f2234b1, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x0442302802234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x0462302812234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x0482302822234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722302832234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x0742302842234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762302852234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782302862234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2302872244b2, // V_SAD_U16 ENC_VOP3 default
    0x0402322882244b2, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422342892244b2, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x04423028a2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x04623028b2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x04823028c2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223028d2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07423028e2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623028f2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782302902244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2302432254b3, // V_SAD_U32 ENC_VOP3 default
    0x0402322442254b3, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x0422342452254b3, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x0442302462254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0462302472254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0482302482254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722302492254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07423024a2254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623024b2254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823024c2254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e24a2912263d0, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x04024c2922263d0, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x04224e2932263d0, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04424a2942263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x04624a2952263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x04824a2962263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07224a2972263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x07424a2982263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624a2992263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824a29a2263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22a2252273d8, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x04422a2282273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x04622a2292273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x04822a22a2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222a22b2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x07422a22c2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622a22d2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822a22e2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23c2572283d9, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x04423c2582283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x04623c2592283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x04823c25a2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223c25b2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x07423c25c2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623c25d2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823c25e2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22a225229455, // V_MIN3_NUM_F32 ENC_VOP3 default
    0x04022c226229455, // V_MIN3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222e227229455, // V_MIN3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422a228229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04622a229229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04822a22a229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222a22b229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07422a22c229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622a22d229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822a22e229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22a22522a435, // V_MAX3_NUM_F32 ENC_VOP3 default
    0x04022c22622a435, // V_MAX3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222e22722a435, // V_MAX3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422a22822a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04622a22922a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04822a22a22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222a22b22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07422a22c22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622a22d22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822a22e22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25029b22b454, // V_MIN3_NUM_F16 ENC_VOP3 default
    0x04025229c22b454, // V_MIN3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225429d22b454, // V_MIN3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425029e22b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04625029f22b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482502a022b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722502a122b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0742502a222b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762502a322b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782502a422b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25029b22c434, // V_MAX3_NUM_F16 ENC_VOP3 default
    0x04025229c22c434, // V_MAX3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225429d22c434, // V_MAX3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425029e22c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04625029f22c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482502a022c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722502a122c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0742502a222c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762502a322c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782502a422c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22a22522d459, // V_MINIMUM3_F32 ENC_VOP3 default
    0x04022c22622d459, // V_MINIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222e22722d459, // V_MINIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422a22822d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x04622a22922d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x04822a22a22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222a22b22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x07422a22c22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622a22d22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822a22e22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22a22522e439, // V_MAXIMUM3_F32 ENC_VOP3 default
    0x04022c22622e439, // V_MAXIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222e22722e439, // V_MAXIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422a22822e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x04622a22922e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x04822a22a22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222a22b22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x07422a22c22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622a22d22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822a22e22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25029b22f458, // V_MINIMUM3_F16 ENC_VOP3 default
    0x04025229c22f458, // V_MINIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225429d22f458, // V_MINIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425029e22f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x04625029f22f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x0482502a022f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722502a122f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x0742502a222f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762502a322f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782502a422f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25029b230438, // V_MAXIMUM3_F16 ENC_VOP3 default
    0x04025229c230438, // V_MAXIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225429d230438, // V_MAXIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425029e230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x04625029f230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x0482502a0230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722502a1230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x0742502a2230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762502a3230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782502a4230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22a22523144f, // V_MED3_NUM_F32 ENC_VOP3 default
    0x04022c22623144f, // V_MED3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222e22723144f, // V_MED3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422a22823144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04622a22923144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04822a22a23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222a22b23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07422a22c23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622a22d23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822a22e23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25029b23244e, // V_MED3_NUM_F16 ENC_VOP3 default
    0x04025229c23244e, // V_MED3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225429d23244e, // V_MED3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425029e23244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04625029f23244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482502a023244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722502a123244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0742502a223244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762502a323244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782502a423244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07a22a2a52373da, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x07c22a2a62373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x07e22a2a72373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x08022a2a82373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08222a2a92373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x08422a2aa2373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08622a2ab2373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08822a2ac2373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07a23c2ad2383db, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x07c23c2ae2383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x07e23c2af2383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x08023c2b02383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08223c2b12383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x08423c2b22383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08623c2b32383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08823c2b42383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25625f239472, // V_MSAD_U8 ENC_VOP3 default
    0x040258260239472, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x04225a261239472, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x044256262239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x046256263239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x048256264239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072256265239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x074256266239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x076256267239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x078256268239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25c2b523a4a4, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x04425c2b623a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x04625c2b723a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x04825c2b823a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07225c2b923a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07425c2ba23a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07625c2bb23a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07825c2bc23a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25c2b523b470, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x04425c2b623b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x04625c2b723b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x04825c2b823b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07225c2b923b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07425c2ba23b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07625c2bb23b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07825c2bc23b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x08a25e2bd23d471, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x08c25e2be23d471, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x08e25e2bf23d471, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x09025e2c023d471, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2362432404f2, // V_XOR3_B32 ENC_VOP3 default
    0x0402382442404f2, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04223a2452404f2, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442362462404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0462362472404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0482362482404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722362492404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07423624a2404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623624b2404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823624c2404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2602c124142f, // V_MAD_U16 ENC_VOP3 default
    0x0402622c224142f, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422642c324142f, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442602c424142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0462602c524142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0482602c624142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722602c724142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x0742602c824142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762602c924142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782602ca24142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2662cb24448c, // V_PERM_B32 ENC_VOP3 default
    0x0402682cc24448c, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x04226a2cd24448c, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442662ce24448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x0462662cf24448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x0482662d024448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722662d124448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x0742662d224448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762662d324448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782662d424448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2362432454f0, // V_XAD_U32 ENC_VOP3 default
    0x0402382442454f0, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04223a2452454f0, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x0442362462454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0462362472454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0482362482454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722362492454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07423624a2454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623624b2454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823624c2454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e236243246425, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x040238244246425, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04223a245246425, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x044236246246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x046236247246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x048236248246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072236249246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x07423624a246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623624b246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823624c246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2362432472e7, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x0402382442472e7, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x04223a2452472e7, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x0442362462472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x0462362472472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x0482362482472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722362492472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x07423624a2472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623624b2472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823624c2472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25029b248407, // V_FMA_F16 ENC_VOP3 default
    0x04025229c248407, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225429d248407, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425029e248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x04625029f248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x0482502a0248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722502a1248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x0742502a2248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762502a3248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782502a4248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2602d524a452, // V_MIN3_I16 ENC_VOP3 default
    0x0402622d624a452, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x0422642d724a452, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442602d824a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x0462602d924a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x0482602da24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722602db24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x0742602dc24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762602dd24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782602de24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2602c124b456, // V_MIN3_U16 ENC_VOP3 default
    0x0402622c224b456, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422642c324b456, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442602c424b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x0462602c524b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x0482602c624b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722602c724b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x0742602c824b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762602c924b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782602ca24b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2602d524d432, // V_MAX3_I16 ENC_VOP3 default
    0x0402622d624d432, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x0422642d724d432, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442602d824d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x0462602d924d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x0482602da24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722602db24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x0742602dc24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762602dd24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782602de24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2602c124e436, // V_MAX3_U16 ENC_VOP3 default
    0x0402622c224e436, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422642c324e436, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442602c424e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x0462602c524e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x0482602c624e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722602c724e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x0742602c824e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762602c924e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782602ca24e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2602d525044c, // V_MED3_I16 ENC_VOP3 default
    0x0402622d625044c, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x0422642d725044c, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442602d825044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x0462602d925044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x0482602da25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722602db25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x0742602dc25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762602dd25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782602de25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2602c1251450, // V_MED3_U16 ENC_VOP3 default
    0x0402622c2251450, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422642c3251450, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442602c4251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x0462602c5251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x0482602c6251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722602c7251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x0742602c8251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762602c9251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782602ca251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2602d525342c, // V_MAD_I16 ENC_VOP3 default
    0x0402622d625342c, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x0422642d725342c, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442602d825342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x0462602d925342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x0482602da25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722602db25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x0742602dc25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762602dd25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782602de25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25029b2543d7, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x04025229c2543d7, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225429d2543d7, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425029e2543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x04625029f2543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x0482502a02543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722502a12543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x0742502a22543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762502a32543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782502a42543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2362432552e1, // V_ADD3_U32 ENC_VOP3 default
    0x0402382442552e1, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04223a2452552e1, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x0442362462552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x0462362472552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x0482362482552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722362492552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x07423624a2552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623624b2552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823624c2552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e236243256426, // V_LSHL_OR_B32 ENC_VOP3 default
    0x040238244256426, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04223a245256426, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x044236246256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x046236247256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x048236248256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072236249256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07423624a256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623624b256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823624c256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2362432572f0, // V_AND_OR_B32 ENC_VOP3 default
    0x0402382442572f0, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04223a2452572f0, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442362462572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0462362472572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0482362482572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722362492572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07423624a2572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623624b2572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823624c2572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e236243258483, // V_OR3_B32 ENC_VOP3 default
    0x040238244258483, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04223a245258483, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x044236246258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x046236247258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x048236248258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072236249258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07423624a258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623624b258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823624c258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e26c2df259430, // V_MAD_U32_U16 ENC_VOP3 default
    0x04026e2e0259430, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422702e1259430, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x04426c2e2259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x04626c2e3259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x04826c2e4259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07226c2e5259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x07426c2e6259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07626c2e7259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07826c2e8259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e26c2e925a42d, // V_MAD_I32_I16 ENC_VOP3 default
    0x04026e2ea25a42d, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x0422702eb25a42d, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x04426c2ec25a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x04626c2ed25a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x04826c2ee25a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07226c2ef25a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x07426c2f025a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07626c2f125a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07826c2f225a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0922722f325b487, // V_PERMLANE16_B32 ENC_VOP3 default
    0x0942722f425b487, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x0962722f525b487, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x0982722f625b487, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0922722f325c48a, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x0942722f425c48a, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x0962722f525c48a, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x0982722f625c48a, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0562742f725d3a1, // V_CNDMASK_B16 ENC_VOP3 default
    0x0402762f825d3a1, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x0422782f925d3a1, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x0582742fa25d3a1, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x05a2742fb25d3a1, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x05c2742fc25d3a1, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e236243262442, // V_MAXMIN_U32 ENC_VOP3 default
    0x040238244262442, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x04223a245262442, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x044236246262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x046236247262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x048236248262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072236249262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x07423624a262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623624b262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823624c262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e236243263462, // V_MINMAX_U32 ENC_VOP3 default
    0x040238244263462, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x04223a245263462, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x044236246263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x046236247263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x048236248263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072236249263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x07423624a263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623624b263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823624c263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23627326443f, // V_MAXMIN_I32 ENC_VOP3 default
    0x04023827426443f, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04223a27526443f, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04423627626443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04623627726443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04823627826443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223627926443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x07423627a26443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623627b26443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823627c26443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23627326545f, // V_MINMAX_I32 ENC_VOP3 default
    0x04023827426545f, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04223a27526545f, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04423627626545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04623627726545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04823627826545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223627926545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x07423627a26545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623627b26545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823627c26545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e27a2fd2663df, // V_DOT2_F16_F16 ENC_VOP3 default
    0x04027c2fe2663df, // V_DOT2_F16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04227e2ff2663df, // V_DOT2_F16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04427a3002663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0
    0x04627a3012663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1
    0x04827a3022663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07227a3032663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_2
    0x07427a3042663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07627a3052663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07827a3062663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2803072673de, // V_DOT2_BF16_BF16 ENC_VOP3 default
    0x0402823082673de, // V_DOT2_BF16_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0422843092673de, // V_DOT2_BF16_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04428030a2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0
    0x04628030b2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1
    0x04828030c2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07228030d2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_2
    0x07428030e2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07628030f2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782803102673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22a225268461, // V_MINMAX_NUM_F32 ENC_VOP3 default
    0x04022c226268461, // V_MINMAX_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222e227268461, // V_MINMAX_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422a228268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04622a229268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04822a22a268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222a22b268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07422a22c268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622a22d268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822a22e268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22a225269441, // V_MAXMIN_NUM_F32 ENC_VOP3 default
    0x04022c226269441, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222e227269441, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422a228269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04622a229269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04822a22a269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222a22b269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07422a22c269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622a22d269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822a22e269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25029b26a460, // V_MINMAX_NUM_F16 ENC_VOP3 default
    0x04025229c26a460, // V_MINMAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225429d26a460, // V_MINMAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425029e26a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04625029f26a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482502a026a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722502a126a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0742502a226a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762502a326a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782502a426a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25029b26b440, // V_MAXMIN_NUM_F16 ENC_VOP3 default
    0x04025229c26b440, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225429d26b440, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425029e26b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04625029f26b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482502a026b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722502a126b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0742502a226b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762502a326b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782502a426b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22a22526c45b, // V_MINIMUMMAXIMUM_F32 ENC_VOP3 default
    0x04022c22626c45b, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222e22726c45b, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422a22826c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04622a22926c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04822a22a26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222a22b26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07422a22c26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622a22d26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822a22e26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22a22526d43b, // V_MAXIMUMMINIMUM_F32 ENC_VOP3 default
    0x04022c22626d43b, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222e22726d43b, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422a22826d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04622a22926d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04822a22a26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222a22b26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07422a22c26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622a22d26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822a22e26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25029b26e45a, // V_MINIMUMMAXIMUM_F16 ENC_VOP3 default
    0x04025229c26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225429d26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425029e26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04625029f26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482502a026e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722502a126e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0742502a226e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762502a326e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782502a426e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25029b26f43a, // V_MAXIMUMMINIMUM_F16 ENC_VOP3 default
    0x04025229c26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225429d26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425029e26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04625029f26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482502a026f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722502a126f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0742502a226f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762502a326f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782502a426f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09a2863112804d7, // V_S_EXP_F32 ENC_VOP3 default
    0x0442863122804d7, // V_S_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x09a2883132814d6, // V_S_EXP_F16 ENC_VOP3 default
    0x0442883142814d6, // V_S_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x09a2863112824d9, // V_S_LOG_F32 ENC_VOP3 default
    0x0442863122824d9, // V_S_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x09a2883132834d8, // V_S_LOG_F16 ENC_VOP3 default
    0x0442883142834d8, // V_S_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x09a2863112844db, // V_S_RCP_F32 ENC_VOP3 default
    0x0442863122844db, // V_S_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x09a2883132854da, // V_S_RCP_F16 ENC_VOP3 default
    0x0442883142854da, // V_S_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x09a2863112864dd, // V_S_RSQ_F32 ENC_VOP3 default
    0x0442863122864dd, // V_S_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x09a2883132874dc, // V_S_RSQ_F16 ENC_VOP3 default
    0x0442883142874dc, // V_S_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x09a2863112884df, // V_S_SQRT_F32 ENC_VOP3 default
    0x0442863122884df, // V_S_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x09a2883132894de, // V_S_SQRT_F16 ENC_VOP3 default
    0x0442883142894de, // V_S_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x09c28a3152fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x09e28a3162fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a028a3172fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a228a3182fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a428a3192fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a628a31a2fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a828a31b2fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0aa28a31c2fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c28c31d2fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x09e28c31e2fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a028c31f2fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a228c3202fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a428c3212fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a628c3222fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a828c3232fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0aa28c3242fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c28e3252fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC default
    0x09e28e3262fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a028e3272fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a228e3282fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a428e3292fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a628e32a2fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a828e32b2fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0aa28e32c2fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c28e32d2ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC default
    0x09e28e32e2ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a028e32f2ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a228e3302ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a428e3312ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a628e3322ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a828e3332ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0aa28e3342ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c2903353002e3, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x0662923363002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0682943373002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x09e2903383002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a02903393002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a229033a3002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x09c2903353014c1, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x0662923363014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0682943373014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x09e2903383014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a02903393014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a229033a3014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x09c2903353024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x0662923363024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0682943373024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x09e2903383024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a02903393024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a229033a3024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x03e29633b3032ea, // V_ADD_NC_U16 ENC_VOP3 default
    0x04029833c3032ea, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x04229a33d3032ea, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04429633e3032ea, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04629633f3032ea, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x0482963403032ea, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29633b3044c6, // V_SUB_NC_U16 ENC_VOP3 default
    0x04029833c3044c6, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x04229a33d3044c6, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04429633e3044c6, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04629633f3044c6, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x0482963403044c6, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29c33b30547d, // V_MUL_LO_U16 ENC_VOP3 default
    0x04029e33c30547d, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422a033d30547d, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x04429c33e30547d, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x04629c33f30547d, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x04829c34030547d, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a23413063c7, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x0402a43423063c7, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422a63433063c7, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442a23443063c7, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x0462a23453063c7, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x0482a23463063c7, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a23473073ce, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x0402a43483073ce, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422a63493073ce, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442a234a3073ce, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x0462a234b3073ce, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x0482a234c3073ce, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29c33b309448, // V_MAX_U16 ENC_VOP3 default
    0x04029e33c309448, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422a033d309448, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x04429c33e309448, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x04629c33f309448, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x04829c340309448, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29c34d30a443, // V_MAX_I16 ENC_VOP3 default
    0x04029e34e30a443, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x0422a034f30a443, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x04429c35030a443, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x04629c35130a443, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x04829c35230a443, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29c33b30b468, // V_MIN_U16 ENC_VOP3 default
    0x04029e33c30b468, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422a033d30b468, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x04429c33e30b468, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x04629c33f30b468, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x04829c34030b468, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29c34d30c463, // V_MIN_I16 ENC_VOP3 default
    0x04029e34e30c463, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x0422a034f30c463, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x04429c35030c463, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x04629c35130c463, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x04829c35230c463, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29634d30d2e8, // V_ADD_NC_I16 ENC_VOP3 default
    0x04029834e30d2e8, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x04229a34f30d2e8, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04429635030d2e8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04629635130d2e8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04829635230d2e8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29634d30e4c4, // V_SUB_NC_I16 ENC_VOP3 default
    0x04029834e30e4c4, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x04229a34f30e4c4, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04429635030e4c4, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04629635130e4c4, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04829635230e4c4, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ac2a835330f488, // V_PERMLANE16_VAR_B32 ENC_VOP3 default
    0x0ac2a835331048b, // V_PERMLANEX16_VAR_B32 ENC_VOP3 default
    0x03e2aa354311486, // V_PACK_B32_F16 ENC_VOP3 default
    0x0402ac355311486, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422ae356311486, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442aa357311486, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x0462aa358311486, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x0482aa359311486, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2aa35a3123c9, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x0402ac35b3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422ae35c3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442aa35d3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0462aa35e3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x0482aa35f3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2aa3603133cb, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x0402ac3613133cb, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422ae3623133cb, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442aa3633133cb, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0462aa3643133cb, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x0482aa3653133cb, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2b036631c41d, // V_LDEXP_F32 ENC_VOP3 default
    0x0402b236731c41d, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422b436831c41d, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442b036931c41d, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x0462b036a31c41d, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x0482b036b31c41d, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2b618331d2f8, // V_BFM_B32 ENC_VOP3 default
    0x0401ec18431d2f8, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421ee18531d2f8, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442b618631d2f8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x0462b618731d2f8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x0482b618831d2f8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2b618331e2f4, // V_BCNT_U32_B32 ENC_VOP3 default
    0x0401ec18431e2f4, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421ee18531e2f4, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442b618631e2f4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x0462b618731e2f4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x0482b618831e2f4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2b618331f44b, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x0401ec18431f44b, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421ee18531f44b, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442b618631f44b, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x0462b618731f44b, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x0482b618831f44b, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2b618332044a, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x0401ec18432044a, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421ee18532044a, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442b618632044a, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x0462b618732044a, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x0482b618832044a, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a23413213ca, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x0402a43423213ca, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422a63433213ca, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442a23443213ca, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x0462a23453213ca, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x0482a23463213ca, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a23473223cc, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x0402a43483223cc, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422a63493223cc, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442a234a3223cc, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x0462a234b3223cc, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x0482a234c3223cc, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2b636c3233cf, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x0401ec36d3233cf, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421ee36e3233cf, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x0442b636f3233cf, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x0462b63703233cf, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x0482b63713233cf, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2b63723243c8, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x0401ec3733243c8, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421ee3743243c8, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x0442b63753243c8, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x0462b63763243c8, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x0482b63773243c8, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2b817d3254c5, // V_SUB_NC_I32 ENC_VOP3 default
    0x0401e617e3254c5, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421e817f3254c5, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x0442b81803254c5, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x0462b81813254c5, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x0482b81823254c5, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2b817d3262e9, // V_ADD_NC_I32 ENC_VOP3 default
    0x0401e617e3262e9, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421e817f3262e9, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x0442b81803262e9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x0462b81813262e9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x0482b81823262e9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ba37832b41e, // V_LDEXP_F64 ENC_VOP3 default
    0x0442ba37932b41e, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x0462ba37a32b41e, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x0482ba37b32b41e, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2b618332c47e, // V_MUL_LO_U32 ENC_VOP3 default
    0x0442b618632c47e, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x0462b618732c47e, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x0482b618832c47e, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2b618332d47a, // V_MUL_HI_U32 ENC_VOP3 default
    0x0442b618632d47a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x0462b618732d47a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x0482b618832d47a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2b617d32e478, // V_MUL_HI_I32 ENC_VOP3 default
    0x0442b618032e478, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x0462b618132e478, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x0482b618232e478, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ba37c32f4e0, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x0442ba37d32f4e0, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x0462ba37e32f4e0, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x0482ba37f32f4e0, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29c33b338422, // V_LSHLREV_B16 ENC_VOP3 default
    0x04029e33c338422, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x0422a033d338422, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04429c33e338422, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x04629c33f338422, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04829c340338422, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29c33b339427, // V_LSHRREV_B16 ENC_VOP3 default
    0x04029e33c339427, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x0422a033d339427, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04429c33e339427, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x04629c33f339427, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04829c340339427, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29c38033a2f1, // V_ASHRREV_I16 ENC_VOP3 default
    0x04029e38133a2f1, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x0422a038233a2f1, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x04429c38333a2f1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x04629c38433a2f1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x04829c38533a2f1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e2bc18f33d429, // V_LSHRREV_B64 ENC_VOP3 default
    0x0602bc19033d429, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0622bc19133d429, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x05e2bc38633e2f3, // V_ASHRREV_I64 ENC_VOP3 default
    0x0602bc38733e2f3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x0622bc38833e2f3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x03e2be17334145e, // V_MINIMUM_F64 ENC_VOP3 default
    0x0442be17434145e, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_0
    0x0462be17534145e, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_1
    0x0482be17634145e, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2be17334243e, // V_MAXIMUM_F64 ENC_VOP3 default
    0x0442be17434243e, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_0
    0x0462be17534243e, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_1
    0x0482be17634243e, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ae2c03893604aa, // V_READLANE_B32 ENC_VOP3 default
    0x0b02c238a3614ef, // V_WRITELANE_B32 ENC_VOP3 default
    0x0b22c238b3614ef, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x03e29c33b3622ee, // V_AND_B16 ENC_VOP3 default
    0x04029e33c3622ee, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x0422a033d3622ee, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x04429c33e3622ee, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x04629c33f3622ee, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x04829c3403622ee, // V_AND_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29c33b363484, // V_OR_B16 ENC_VOP3 default
    0x04029e33c363484, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x0422a033d363484, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x04429c33e363484, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x04629c33f363484, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x04829c340363484, // V_OR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29c33b3644f3, // V_XOR_B16 ENC_VOP3 default
    0x04029e33c3644f3, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x0422a033d3644f3, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x04429c33e3644f3, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x04629c33f3644f3, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x04829c3403644f3, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2c417736545d, // V_MINIMUM_F32 ENC_VOP3 default
    0x0401de17836545d, // V_MINIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421e017936545d, // V_MINIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442c417a36545d, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x0462c417b36545d, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x0482c417c36545d, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2c417736643d, // V_MAXIMUM_F32 ENC_VOP3 default
    0x0401de17836643d, // V_MAXIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421e017936643d, // V_MAXIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442c417a36643d, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x0462c417b36643d, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x0482c417c36643d, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2c61a436745c, // V_MINIMUM_F16 ENC_VOP3 default
    0x0402c81a536745c, // V_MINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422ca1a636745c, // V_MINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442c61a736745c, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0462c61a836745c, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482c61a936745c, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2c61a436843c, // V_MAXIMUM_F16 ENC_VOP3 default
    0x0402c81a536843c, // V_MAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422ca1a636843c, // V_MAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442c61a736843c, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0462c61a836843c, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482c61a936843c, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2cc38c3693c6, // V_CVT_PK_FP8_F32 ENC_VOP3 default
    0x0402ce38d3693c6, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422d038e3693c6, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442cc38f3693c6, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x0462cc3903693c6, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x0482cc3913693c6, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2cc39236a3c3, // V_CVT_PK_BF8_F32 ENC_VOP3 default
    0x0402ce39336a3c3, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422d039436a3c3, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442cc39536a3c3, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x0462cc39636a3c3, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x0482cc39736a3c3, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2d239836b3d2, // V_CVT_SR_FP8_F32 ENC_VOP3 default
    0x0402d439936b3d2, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422d639a36b3d2, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442d239b36b3d2, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x0462d239c36b3d2, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x0482d239d36b3d2, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2d239e36c3d1, // V_CVT_SR_BF8_F32 ENC_VOP3 default
    0x0402d439f36c3d1, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422d63a036c3d1, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442d23a136c3d1, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x0462d23a236c3d1, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x0482d23a336c3d1, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0b408e3a400004d, // DS_ADD_U32 ENC_VDS default
    0x0b408e3a40010bf, // DS_SUB_U32 ENC_VDS default
    0x0b408e3a40020a6, // DS_RSUB_U32 ENC_VDS default
    0x0b408e3a4003068, // DS_INC_U32 ENC_VDS default
    0x0b408e3a4004063, // DS_DEC_U32 ENC_VDS default
    0x0b408e3a5005089, // DS_MIN_I32 ENC_VDS default
    0x0b408e3a500607d, // DS_MAX_I32 ENC_VDS default
    0x0b408e3a4007093, // DS_MIN_U32 ENC_VDS default
    0x0b408e3a4008087, // DS_MAX_U32 ENC_VDS default
    0x0b408e3a600904f, // DS_AND_B32 ENC_VDS default
    0x0b408e3a600a09a, // DS_OR_B32 ENC_VDS default
    0x0b408e3a600b0c2, // DS_XOR_B32 ENC_VDS default
    0x0b40903a700c095, // DS_MSKOR_B32 ENC_VDS default
    0x0b408e3a800d0b6, // DS_STORE_B32 ENC_VDS default
    0x0b40923a900e0ae, // DS_STORE_2ADDR_B32 ENC_VDS default
    0x0b40923a900f0b0, // DS_STORE_2ADDR_STRIDE64_B32 ENC_VDS default
    0x0b40903a7010059, // DS_CMPSTORE_B32 ENC_VDS default
    0x0b408e3aa01208b, // DS_MIN_NUM_F32 ENC_VDS default
    0x0b408e3aa01307f, // DS_MAX_NUM_F32 ENC_VDS default
    0x0b40941b0014099, // DS_NOP ENC_VDS default
    0x0b408e3aa015049, // DS_ADD_F32 ENC_VDS default
    0x0b408e3ab01e0b8, // DS_STORE_B8 ENC_VDS default
    0x0b40963ac01f0b4, // DS_STORE_B16 ENC_VDS default
    0x0b40983ad02004b, // DS_ADD_RTN_U32 ENC_VDS default
    0x0b40983ad0210bd, // DS_SUB_RTN_U32 ENC_VDS default
    0x0b40983ad0220a4, // DS_RSUB_RTN_U32 ENC_VDS default
    0x0b40983ad023066, // DS_INC_RTN_U32 ENC_VDS default
    0x0b40983ad024061, // DS_DEC_RTN_U32 ENC_VDS default
    0x0b40983ae02508f, // DS_MIN_RTN_I32 ENC_VDS default
    0x0b40983ae026083, // DS_MAX_RTN_I32 ENC_VDS default
    0x0b40983ad027091, // DS_MIN_RTN_U32 ENC_VDS default
    0x0b40983ad028085, // DS_MAX_RTN_U32 ENC_VDS default
    0x0b40983af029051, // DS_AND_RTN_B32 ENC_VDS default
    0x0b40983af02a09c, // DS_OR_RTN_B32 ENC_VDS default
    0x0b40983af02b0c4, // DS_XOR_RTN_B32 ENC_VDS default
    0x0b409a3b002c097, // DS_MSKOR_RTN_B32 ENC_VDS default
    0x0b40983af02d0ac, // DS_STOREXCHG_RTN_B32 ENC_VDS default
    0x0b409c3b102e0a8, // DS_STOREXCHG_2ADDR_RTN_B32 ENC_VDS default
    0x0b409c3b102f0aa, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B32 ENC_VDS default
    0x0b409a3b003005b, // DS_CMPSTORE_RTN_B32 ENC_VDS default
    0x0b40983b203208d, // DS_MIN_NUM_RTN_F32 ENC_VDS default
    0x0b40983b2033081, // DS_MAX_NUM_RTN_F32 ENC_VDS default
    0x0b409e3b30350c1, // DS_SWIZZLE_B32 ENC_VDS default
    0x0b40a03b4036070, // DS_LOAD_B32 ENC_VDS default
    0x0b40a23b503706a, // DS_LOAD_2ADDR_B32 ENC_VDS default
    0x0b40a23b503806c, // DS_LOAD_2ADDR_STRIDE64_B32 ENC_VDS default
    0x0b40a03b6039074, // DS_LOAD_I8 ENC_VDS default
    0x0b40a03b703a07a, // DS_LOAD_U8 ENC_VDS default
    0x0b40a03b803b073, // DS_LOAD_I16 ENC_VDS default
    0x0b40a03b903c077, // DS_LOAD_U16 ENC_VDS default
    0x0b40a43ba03d060, // DS_CONSUME ENC_VDS default
    0x0b40a43ba03e053, // DS_APPEND ENC_VDS default
    0x0b40a63bb04004e, // DS_ADD_U64 ENC_VDS default
    0x0b40a63bb0410c0, // DS_SUB_U64 ENC_VDS default
    0x0b40a63bb0420a7, // DS_RSUB_U64 ENC_VDS default
    0x0b40a63bb043069, // DS_INC_U64 ENC_VDS default
    0x0b40a63bb044064, // DS_DEC_U64 ENC_VDS default
    0x0b40a63bc04508a, // DS_MIN_I64 ENC_VDS default
    0x0b40a63bc04607e, // DS_MAX_I64 ENC_VDS default
    0x0b40a63bb047094, // DS_MIN_U64 ENC_VDS default
    0x0b40a63bb048088, // DS_MAX_U64 ENC_VDS default
    0x0b40a63bd049050, // DS_AND_B64 ENC_VDS default
    0x0b40a63bd04a09b, // DS_OR_B64 ENC_VDS default
    0x0b40a63bd04b0c3, // DS_XOR_B64 ENC_VDS default
    0x0b40a83be04c096, // DS_MSKOR_B64 ENC_VDS default
    0x0b40a63bf04d0b7, // DS_STORE_B64 ENC_VDS default
    0x0b40aa3c004e0af, // DS_STORE_2ADDR_B64 ENC_VDS default
    0x0b40aa3c004f0b1, // DS_STORE_2ADDR_STRIDE64_B64 ENC_VDS default
    0x0b40a83be05005a, // DS_CMPSTORE_B64 ENC_VDS default
    0x0b40ac3c105208c, // DS_MIN_NUM_F64 ENC_VDS default
    0x0b40ac3c1053080, // DS_MAX_NUM_F64 ENC_VDS default
    0x0b40ae3c206004c, // DS_ADD_RTN_U64 ENC_VDS default
    0x0b40ae3c20610be, // DS_SUB_RTN_U64 ENC_VDS default
    0x0b40ae3c20620a5, // DS_RSUB_RTN_U64 ENC_VDS default
    0x0b40ae3c2063067, // DS_INC_RTN_U64 ENC_VDS default
    0x0b40ae3c2064062, // DS_DEC_RTN_U64 ENC_VDS default
    0x0b40ae3c3065090, // DS_MIN_RTN_I64 ENC_VDS default
    0x0b40ae3c3066084, // DS_MAX_RTN_I64 ENC_VDS default
    0x0b40ae3c2067092, // DS_MIN_RTN_U64 ENC_VDS default
    0x0b40ae3c2068086, // DS_MAX_RTN_U64 ENC_VDS default
    0x0b40ae3c4069052, // DS_AND_RTN_B64 ENC_VDS default
    0x0b40ae3c406a09d, // DS_OR_RTN_B64 ENC_VDS default
    0x0b40ae3c406b0c5, // DS_XOR_RTN_B64 ENC_VDS default
    0x0b40b03c506c098, // DS_MSKOR_RTN_B64 ENC_VDS default
    0x0b40ae3c406d0ad, // DS_STOREXCHG_RTN_B64 ENC_VDS default
    0x0b40b23c606e0a9, // DS_STOREXCHG_2ADDR_RTN_B64 ENC_VDS default
    0x0b40b23c606f0ab, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B64 ENC_VDS default
    0x0b40b03c507005c, // DS_CMPSTORE_RTN_B64 ENC_VDS default
    0x0b40b43c707208e, // DS_MIN_NUM_RTN_F64 ENC_VDS default
    0x0b40b43c7073082, // DS_MAX_NUM_RTN_F64 ENC_VDS default
    0x0b40b63c8076071, // DS_LOAD_B64 ENC_VDS default
    0x0b40b83c907706b, // DS_LOAD_2ADDR_B64 ENC_VDS default
    0x0b40b83c907806d, // DS_LOAD_2ADDR_STRIDE64_B64 ENC_VDS default
    0x0b40983b207904a, // DS_ADD_RTN_F32 ENC_VDS default
    0x0b40ae3c407e05d, // DS_CONDXCHG32_RTN_B64 ENC_VDS default
    0x0b408e3a409805f, // DS_COND_SUB_U32 ENC_VDS default
    0x0b408e3a40990bc, // DS_SUB_CLAMP_U32 ENC_VDS default
    0x0b40ba3ca09a0a1, // DS_PK_ADD_F16 ENC_VDS default
    0x0b40bc3cb09b0a0, // DS_PK_ADD_BF16 ENC_VDS default
    0x0b408e3cc0a00b9, // DS_STORE_B8_D16_HI ENC_VDS default
    0x0b408e3cd0a10b5, // DS_STORE_B16_D16_HI ENC_VDS default
    0x0b40a03ce0a207b, // DS_LOAD_U8_D16 ENC_VDS default
    0x0b40a03ce0a307c, // DS_LOAD_U8_D16_HI ENC_VDS default
    0x0b40a03cf0a4075, // DS_LOAD_I8_D16 ENC_VDS default
    0x0b40a03cf0a5076, // DS_LOAD_I8_D16_HI ENC_VDS default
    0x0b40a03d00a6078, // DS_LOAD_U16_D16 ENC_VDS default
    0x0b40a03d00a7079, // DS_LOAD_U16_D16_HI ENC_VDS default
    0x0b40983ad0a805e, // DS_COND_SUB_RTN_U32 ENC_VDS default
    0x0b40983ad0a90bb, // DS_SUB_CLAMP_RTN_U32 ENC_VDS default
    0x0b40be3d10aa0a3, // DS_PK_ADD_RTN_F16 ENC_VDS default
    0x0b40c03d20ab0a2, // DS_PK_ADD_RTN_BF16 ENC_VDS default
    0x0b40c23d30b00b2, // DS_STORE_ADDTID_B32 ENC_VDS default
    0x0b40a43d40b106e, // DS_LOAD_ADDTID_B32 ENC_VDS default
    0x0b40983d50b209f, // DS_PERMUTE_B32 ENC_VDS default
    0x0b40983d50b3054, // DS_BPERMUTE_B32 ENC_VDS default
    0x0b40983d50cd055, // DS_BPERMUTE_FI_B32 ENC_VDS default
    0x0b40c43d60de0ba, // DS_STORE_B96 ENC_VDS default
    0x0b40c63d70df0b3, // DS_STORE_B128 ENC_VDS default
    0x0b40c83d80e0056, // DS_BVH_STACK_PUSH4_POP1_RTN_B32 ENC_VDS default
    0x0b40ca3d90e1057, // DS_BVH_STACK_PUSH8_POP1_RTN_B32 ENC_VDS default
    0x0b40cc3da0e2058, // DS_BVH_STACK_PUSH8_POP2_RTN_B64 ENC_VDS default
    0x0b40ce3db0fe072, // DS_LOAD_B96 ENC_VDS default
    0x0b40d03dc0ff06f, // DS_LOAD_B128 ENC_VDS default
    0x0b63a83dd01816d, // IMAGE_MSAA_LOAD ENC_VSAMPLE default
    0x0b83aa3de01b16e, // IMAGE_SAMPLE ENC_VSAMPLE default
    0x0b83ac3df01c189, // IMAGE_SAMPLE_D ENC_VSAMPLE default
    0x0b83ae3e001d191, // IMAGE_SAMPLE_L ENC_VSAMPLE default
    0x0b83b03e001e16f, // IMAGE_SAMPLE_B ENC_VSAMPLE default
    0x0b83aa3de01f192, // IMAGE_SAMPLE_LZ ENC_VSAMPLE default
    0x0b83b03e0020173, // IMAGE_SAMPLE_C ENC_VSAMPLE default
    0x0b83b23e102117c, // IMAGE_SAMPLE_C_D ENC_VSAMPLE default
    0x0b83b43e2022184, // IMAGE_SAMPLE_C_L ENC_VSAMPLE default
    0x0b83b63e2023176, // IMAGE_SAMPLE_C_B ENC_VSAMPLE default
    0x0b83b03e0024185, // IMAGE_SAMPLE_C_LZ ENC_VSAMPLE default
    0x0b83b03e0025195, // IMAGE_SAMPLE_O ENC_VSAMPLE default
    0x0b83b23e102618f, // IMAGE_SAMPLE_D_O ENC_VSAMPLE default
    0x0b83b43e2027194, // IMAGE_SAMPLE_L_O ENC_VSAMPLE default
    0x0b83b63e2028172, // IMAGE_SAMPLE_B_O ENC_VSAMPLE default
    0x0b83b03e0029193, // IMAGE_SAMPLE_LZ_O ENC_VSAMPLE default
    0x0b83b63e202a188, // IMAGE_SAMPLE_C_O ENC_VSAMPLE default
    0x0b83b83e302b182, // IMAGE_SAMPLE_C_D_O ENC_VSAMPLE default
    0x0b83ba3e402c187, // IMAGE_SAMPLE_C_L_O ENC_VSAMPLE default
    0x0b83bc3e402d179, // IMAGE_SAMPLE_C_B_O ENC_VSAMPLE default
    0x0b83b63e202e186, // IMAGE_SAMPLE_C_LZ_O ENC_VSAMPLE default
    0x0b83be3de02f155, // IMAGE_GATHER4 ENC_VSAMPLE default
    0x0b83c03e0030161, // IMAGE_GATHER4_L ENC_VSAMPLE default
    0x0b83c23e0031157, // IMAGE_GATHER4_B ENC_VSAMPLE default
    0x0b83be3de032162, // IMAGE_GATHER4_LZ ENC_VSAMPLE default
    0x0b83c23e0033159, // IMAGE_GATHER4_C ENC_VSAMPLE default
    0x0b83c23e003415f, // IMAGE_GATHER4_C_LZ ENC_VSAMPLE default
    0x0b83c23e0035164, // IMAGE_GATHER4_O ENC_VSAMPLE default
    0x0b83c23e0036163, // IMAGE_GATHER4_LZ_O ENC_VSAMPLE default
    0x0b83c43e2037160, // IMAGE_GATHER4_C_LZ_O ENC_VSAMPLE default
    0x0b83aa3de038165, // IMAGE_GET_LOD ENC_VSAMPLE default
    0x0b83c63e503918e, // IMAGE_SAMPLE_D_G16 ENC_VSAMPLE default
    0x0b83c83e603a181, // IMAGE_SAMPLE_C_D_G16 ENC_VSAMPLE default
    0x0b83c83e603b190, // IMAGE_SAMPLE_D_O_G16 ENC_VSAMPLE default
    0x0b83ca3df03c183, // IMAGE_SAMPLE_C_D_O_G16 ENC_VSAMPLE default
    0x0b83ae3e0040174, // IMAGE_SAMPLE_CL ENC_VSAMPLE default
    0x0b83cc3e104118a, // IMAGE_SAMPLE_D_CL ENC_VSAMPLE default
    0x0b83b43e2042170, // IMAGE_SAMPLE_B_CL ENC_VSAMPLE default
    0x0b83b43e204317a, // IMAGE_SAMPLE_C_CL ENC_VSAMPLE default
    0x0b83ce3e304417d, // IMAGE_SAMPLE_C_D_CL ENC_VSAMPLE default
    0x0b83ba3e4045177, // IMAGE_SAMPLE_C_B_CL ENC_VSAMPLE default
    0x0b83b43e2046175, // IMAGE_SAMPLE_CL_O ENC_VSAMPLE default
    0x0b83ce3e304718c, // IMAGE_SAMPLE_D_CL_O ENC_VSAMPLE default
    0x0b83ba3e4048171, // IMAGE_SAMPLE_B_CL_O ENC_VSAMPLE default
    0x0b83ba3e404917b, // IMAGE_SAMPLE_C_CL_O ENC_VSAMPLE default
    0x0b83d03e704a17f, // IMAGE_SAMPLE_C_D_CL_O ENC_VSAMPLE default
    0x0b83d23e504b178, // IMAGE_SAMPLE_C_B_CL_O ENC_VSAMPLE default
    0x0b83d43df05417e, // IMAGE_SAMPLE_C_D_CL_G16 ENC_VSAMPLE default
    0x0b83d43df05518d, // IMAGE_SAMPLE_D_CL_O_G16 ENC_VSAMPLE default
    0x0b83d63e1056180, // IMAGE_SAMPLE_C_D_CL_O_G16 ENC_VSAMPLE default
    0x0b83d83e605f18b, // IMAGE_SAMPLE_D_CL_G16 ENC_VSAMPLE default
    0x0b83c03e006015a, // IMAGE_GATHER4_CL ENC_VSAMPLE default
    0x0b83da3e2061158, // IMAGE_GATHER4_B_CL ENC_VSAMPLE default
    0x0b83da3e206215d, // IMAGE_GATHER4_C_CL ENC_VSAMPLE default
    0x0b83da3e206315e, // IMAGE_GATHER4_C_L ENC_VSAMPLE default
    0x0b83c43e206415b, // IMAGE_GATHER4_C_B ENC_VSAMPLE default
    0x0b83dc3e406515c, // IMAGE_GATHER4_C_B_CL ENC_VSAMPLE default
    0x0b83be3de090156, // IMAGE_GATHER4H ENC_VSAMPLE default
    0x0ba0003e8000250, // S_LOAD_B32 ENC_SMEM default
    0x0ba0023e9001252, // S_LOAD_B64 ENC_SMEM default
    0x0ba0043ea00224e, // S_LOAD_B128 ENC_SMEM default
    0x0ba0063eb00324f, // S_LOAD_B256 ENC_SMEM default
    0x0ba0083ec004251, // S_LOAD_B512 ENC_SMEM default
    0x0ba00a3ed005253, // S_LOAD_B96 ENC_SMEM default
    0x0ba0003ee008255, // S_LOAD_I8 ENC_SMEM default
    0x0ba0003ef009257, // S_LOAD_U8 ENC_SMEM default
    0x0ba0003f000a254, // S_LOAD_I16 ENC_SMEM default
    0x0ba0003f100b256, // S_LOAD_U16 ENC_SMEM default
    0x0ba00c3f20101ec, // S_BUFFER_LOAD_B32 ENC_SMEM default
    0x0ba00e3f30111ee, // S_BUFFER_LOAD_B64 ENC_SMEM default
    0x0ba0103f40121ea, // S_BUFFER_LOAD_B128 ENC_SMEM default
    0x0ba0123f50131eb, // S_BUFFER_LOAD_B256 ENC_SMEM default
    0x0ba0143f60141ed, // S_BUFFER_LOAD_B512 ENC_SMEM default
    0x0ba0163f70151ef, // S_BUFFER_LOAD_B96 ENC_SMEM default
    0x0ba00c3f80181f1, // S_BUFFER_LOAD_I8 ENC_SMEM default
    0x0ba00c3f90191f3, // S_BUFFER_LOAD_U8 ENC_SMEM default
    0x0ba00c3fa01a1f0, // S_BUFFER_LOAD_I16 ENC_SMEM default
    0x0ba00c3fb01b1f2, // S_BUFFER_LOAD_U16 ENC_SMEM default
    0x0ba0181b002123d, // S_DCACHE_INV ENC_SMEM default
    0x0ba01a3fc0221cc, // S_ATC_PROBE ENC_SMEM default
    0x0ba01c3fd0231cd, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x0ba01e3fe024296, // S_PREFETCH_INST ENC_SMEM default
    0x0ba0203ff025297, // S_PREFETCH_INST_PC_REL ENC_SMEM default
    0x0ba01e3fe026294, // S_PREFETCH_DATA ENC_SMEM default
    0x0ba0224000271f4, // S_BUFFER_PREFETCH_DATA ENC_SMEM default
    0x0ba0203ff028295, // S_PREFETCH_DATA_PC_REL ENC_SMEM default
    0x0bc0d64010000c6, // EXPORT ENC_VEXPORT default
    0x0be30a40200137a, // V_CMP_LT_F16 ENC_VOPC default
    0x0c030c40300137a, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c230e40400137a, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c430a40500137a, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x0be30a402002353, // V_CMP_EQ_F16 ENC_VOPC default
    0x0c030c403002353, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c230e404002353, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c430a405002353, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0be30a40200336e, // V_CMP_LE_F16 ENC_VOPC default
    0x0c030c40300336e, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c230e40400336e, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c430a40500336e, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x0be30a402004365, // V_CMP_GT_F16 ENC_VOPC default
    0x0c030c403004365, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c230e404004365, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c430a405004365, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x0be30a402005377, // V_CMP_LG_F16 ENC_VOPC default
    0x0c030c403005377, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c230e404005377, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c430a405005377, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x0be30a40200635c, // V_CMP_GE_F16 ENC_VOPC default
    0x0c030c40300635c, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c230e40400635c, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c430a40500635c, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x0be30a40200739b, // V_CMP_O_F16 ENC_VOPC default
    0x0c030c40300739b, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c230e40400739b, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c430a40500739b, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x0be30a40200839e, // V_CMP_U_F16 ENC_VOPC default
    0x0c030c40300839e, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c230e40400839e, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c430a40500839e, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x0be30a40200938c, // V_CMP_NGE_F16 ENC_VOPC default
    0x0c030c40300938c, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c230e40400938c, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c430a40500938c, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0be30a40200a395, // V_CMP_NLG_F16 ENC_VOPC default
    0x0c030c40300a395, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c230e40400a395, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c430a40500a395, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0be30a40200b38f, // V_CMP_NGT_F16 ENC_VOPC default
    0x0c030c40300b38f, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c230e40400b38f, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c430a40500b38f, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0be30a40200c392, // V_CMP_NLE_F16 ENC_VOPC default
    0x0c030c40300c392, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c230e40400c392, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c430a40500c392, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0be30a40200d383, // V_CMP_NEQ_F16 ENC_VOPC default
    0x0c030c40300d383, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c230e40400d383, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c430a40500d383, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0be30a40200e398, // V_CMP_NLT_F16 ENC_VOPC default
    0x0c030c40300e398, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c230e40400e398, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c430a40500e398, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0be31640601137b, // V_CMP_LT_F32 ENC_VOPC default
    0x0c031840701137b, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c231a40801137b, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c431640901137b, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x0be316406012354, // V_CMP_EQ_F32 ENC_VOPC default
    0x0c0318407012354, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c231a408012354, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c4316409012354, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0be31640601336f, // V_CMP_LE_F32 ENC_VOPC default
    0x0c031840701336f, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c231a40801336f, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c431640901336f, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x0be316406014366, // V_CMP_GT_F32 ENC_VOPC default
    0x0c0318407014366, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c231a408014366, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c4316409014366, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x0be316406015378, // V_CMP_LG_F32 ENC_VOPC default
    0x0c0318407015378, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c231a408015378, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c4316409015378, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x0be31640601635d, // V_CMP_GE_F32 ENC_VOPC default
    0x0c031840701635d, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c231a40801635d, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c431640901635d, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x0be31640601739c, // V_CMP_O_F32 ENC_VOPC default
    0x0c031840701739c, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c231a40801739c, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c431640901739c, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x0be31640601839f, // V_CMP_U_F32 ENC_VOPC default
    0x0c031840701839f, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c231a40801839f, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c431640901839f, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x0be31640601938d, // V_CMP_NGE_F32 ENC_VOPC default
    0x0c031840701938d, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c231a40801938d, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c431640901938d, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0be31640601a396, // V_CMP_NLG_F32 ENC_VOPC default
    0x0c031840701a396, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c231a40801a396, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c431640901a396, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0be31640601b390, // V_CMP_NGT_F32 ENC_VOPC default
    0x0c031840701b390, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c231a40801b390, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c431640901b390, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0be31640601c393, // V_CMP_NLE_F32 ENC_VOPC default
    0x0c031840701c393, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c231a40801c393, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c431640901c393, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0be31640601d384, // V_CMP_NEQ_F32 ENC_VOPC default
    0x0c031840701d384, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c231a40801d384, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c431640901d384, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0be31640601e399, // V_CMP_NLT_F32 ENC_VOPC default
    0x0c031840701e399, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c231a40801e399, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c431640901e399, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0be31e40a02137c, // V_CMP_LT_F64 ENC_VOPC default
    0x0c431e40b02137c, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x0be31e40a022355, // V_CMP_EQ_F64 ENC_VOPC default
    0x0c431e40b022355, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0be31e40a023370, // V_CMP_LE_F64 ENC_VOPC default
    0x0c431e40b023370, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x0be31e40a024367, // V_CMP_GT_F64 ENC_VOPC default
    0x0c431e40b024367, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x0be31e40a025379, // V_CMP_LG_F64 ENC_VOPC default
    0x0c431e40b025379, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x0be31e40a02635e, // V_CMP_GE_F64 ENC_VOPC default
    0x0c431e40b02635e, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x0be31e40a02739d, // V_CMP_O_F64 ENC_VOPC default
    0x0c431e40b02739d, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x0be31e40a0283a0, // V_CMP_U_F64 ENC_VOPC default
    0x0c431e40b0283a0, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x0be31e40a02938e, // V_CMP_NGE_F64 ENC_VOPC default
    0x0c431e40b02938e, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0be31e40a02a397, // V_CMP_NLG_F64 ENC_VOPC default
    0x0c431e40b02a397, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0be31e40a02b391, // V_CMP_NGT_F64 ENC_VOPC default
    0x0c431e40b02b391, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0be31e40a02c394, // V_CMP_NLE_F64 ENC_VOPC default
    0x0c431e40b02c394, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0be31e40a02d385, // V_CMP_NEQ_F64 ENC_VOPC default
    0x0c431e40b02d385, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0be31e40a02e39a, // V_CMP_NLT_F64 ENC_VOPC default
    0x0c431e40b02e39a, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0be32640c03137d, // V_CMP_LT_I16 ENC_VOPC default
    0x0c032840d03137d, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c232a40e03137d, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c432640f03137d, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x0be32640c032356, // V_CMP_EQ_I16 ENC_VOPC default
    0x0c032840d032356, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c232a40e032356, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c432640f032356, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0be32640c033371, // V_CMP_LE_I16 ENC_VOPC default
    0x0c032840d033371, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c232a40e033371, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c432640f033371, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x0be32640c034368, // V_CMP_GT_I16 ENC_VOPC default
    0x0c032840d034368, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c232a40e034368, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c432640f034368, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x0be32640c035386, // V_CMP_NE_I16 ENC_VOPC default
    0x0c032840d035386, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c232a40e035386, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c432640f035386, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x0be32640c03635f, // V_CMP_GE_I16 ENC_VOPC default
    0x0c032840d03635f, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c232a40e03635f, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c432640f03635f, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x0be326410039380, // V_CMP_LT_U16 ENC_VOPC default
    0x0c0328411039380, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c232a412039380, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c4326413039380, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x0be32641003a359, // V_CMP_EQ_U16 ENC_VOPC default
    0x0c032841103a359, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c232a41203a359, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c432641303a359, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0be32641003b374, // V_CMP_LE_U16 ENC_VOPC default
    0x0c032841103b374, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c232a41203b374, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c432641303b374, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x0be32641003c36b, // V_CMP_GT_U16 ENC_VOPC default
    0x0c032841103c36b, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c232a41203c36b, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c432641303c36b, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x0be32641003d389, // V_CMP_NE_U16 ENC_VOPC default
    0x0c032841103d389, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c232a41203d389, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c432641303d389, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x0be32641003e362, // V_CMP_GE_U16 ENC_VOPC default
    0x0c032841103e362, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c232a41203e362, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c432641303e362, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x0be31641404137e, // V_CMP_LT_I32 ENC_VOPC default
    0x0c031841504137e, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c233241604137e, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c431641704137e, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x0be316414042357, // V_CMP_EQ_I32 ENC_VOPC default
    0x0c0318415042357, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c2332416042357, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c4316417042357, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0be316414043372, // V_CMP_LE_I32 ENC_VOPC default
    0x0c0318415043372, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c2332416043372, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c4316417043372, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x0be316414044369, // V_CMP_GT_I32 ENC_VOPC default
    0x0c0318415044369, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c2332416044369, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c4316417044369, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x0be316414045387, // V_CMP_NE_I32 ENC_VOPC default
    0x0c0318415045387, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c2332416045387, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c4316417045387, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x0be316414046360, // V_CMP_GE_I32 ENC_VOPC default
    0x0c0318415046360, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c2332416046360, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c4316417046360, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x0be316418049381, // V_CMP_LT_U32 ENC_VOPC default
    0x0c0318419049381, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c233241a049381, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c431641b049381, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x0be31641804a35a, // V_CMP_EQ_U32 ENC_VOPC default
    0x0c031841904a35a, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c233241a04a35a, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c431641b04a35a, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0be31641804b375, // V_CMP_LE_U32 ENC_VOPC default
    0x0c031841904b375, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c233241a04b375, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c431641b04b375, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x0be31641804c36c, // V_CMP_GT_U32 ENC_VOPC default
    0x0c031841904c36c, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c233241a04c36c, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c431641b04c36c, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x0be31641804d38a, // V_CMP_NE_U32 ENC_VOPC default
    0x0c031841904d38a, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c233241a04d38a, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c431641b04d38a, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x0be31641804e363, // V_CMP_GE_U32 ENC_VOPC default
    0x0c031841904e363, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c233241a04e363, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c431641b04e363, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x0be33641c05137f, // V_CMP_LT_I64 ENC_VOPC default
    0x0c433641d05137f, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x0be33641c052358, // V_CMP_EQ_I64 ENC_VOPC default
    0x0c433641d052358, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0be33641c053373, // V_CMP_LE_I64 ENC_VOPC default
    0x0c433641d053373, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x0be33641c05436a, // V_CMP_GT_I64 ENC_VOPC default
    0x0c433641d05436a, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x0be33641c055388, // V_CMP_NE_I64 ENC_VOPC default
    0x0c433641d055388, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x0be33641c056361, // V_CMP_GE_I64 ENC_VOPC default
    0x0c433641d056361, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x0be33641e059382, // V_CMP_LT_U64 ENC_VOPC default
    0x0c433641f059382, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x0be33641e05a35b, // V_CMP_EQ_U64 ENC_VOPC default
    0x0c433641f05a35b, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0be33641e05b376, // V_CMP_LE_U64 ENC_VOPC default
    0x0c433641f05b376, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x0be33641e05c36d, // V_CMP_GT_U64 ENC_VOPC default
    0x0c433641f05c36d, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x0be33641e05d38b, // V_CMP_NE_U64 ENC_VOPC default
    0x0c433641f05d38b, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x0be33641e05e364, // V_CMP_GE_U64 ENC_VOPC default
    0x0c433641f05e364, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x0be30a40207d350, // V_CMP_CLASS_F16 ENC_VOPC default
    0x0c030c40307d350, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c230e40407d350, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c430a40507d350, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0be31642007e351, // V_CMP_CLASS_F32 ENC_VOPC default
    0x0c031842107e351, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c234442207e351, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c431642307e351, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0be34842407f352, // V_CMP_CLASS_F64 ENC_VOPC default
    0x0c434842507f352, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0be350426081329, // V_CMPX_LT_F16 ENC_VOPC default
    0x0c0352427081329, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c2354428081329, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4350429081329, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x0be350426082302, // V_CMPX_EQ_F16 ENC_VOPC default
    0x0c0352427082302, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c2354428082302, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4350429082302, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0be35042608331d, // V_CMPX_LE_F16 ENC_VOPC default
    0x0c035242708331d, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c235442808331d, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c435042908331d, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x0be350426084314, // V_CMPX_GT_F16 ENC_VOPC default
    0x0c0352427084314, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c2354428084314, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4350429084314, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x0be350426085326, // V_CMPX_LG_F16 ENC_VOPC default
    0x0c0352427085326, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c2354428085326, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4350429085326, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x0be35042608630b, // V_CMPX_GE_F16 ENC_VOPC default
    0x0c035242708630b, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c235442808630b, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c435042908630b, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x0be35042608734a, // V_CMPX_O_F16 ENC_VOPC default
    0x0c035242708734a, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c235442808734a, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c435042908734a, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x0be35042608834d, // V_CMPX_U_F16 ENC_VOPC default
    0x0c035242708834d, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c235442808834d, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c435042908834d, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x0be35042608933b, // V_CMPX_NGE_F16 ENC_VOPC default
    0x0c035242708933b, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c235442808933b, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c435042908933b, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0be35042608a344, // V_CMPX_NLG_F16 ENC_VOPC default
    0x0c035242708a344, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c235442808a344, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c435042908a344, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0be35042608b33e, // V_CMPX_NGT_F16 ENC_VOPC default
    0x0c035242708b33e, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c235442808b33e, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c435042908b33e, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0be35042608c341, // V_CMPX_NLE_F16 ENC_VOPC default
    0x0c035242708c341, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c235442808c341, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c435042908c341, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0be35042608d332, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x0c035242708d332, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c235442808d332, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c435042908d332, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0be35042608e347, // V_CMPX_NLT_F16 ENC_VOPC default
    0x0c035242708e347, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c235442808e347, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c435042908e347, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0be35c42a09132a, // V_CMPX_LT_F32 ENC_VOPC default
    0x0c035e42b09132a, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c236042c09132a, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c435c42d09132a, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x0be35c42a092303, // V_CMPX_EQ_F32 ENC_VOPC default
    0x0c035e42b092303, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c236042c092303, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c435c42d092303, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0be35c42a09331e, // V_CMPX_LE_F32 ENC_VOPC default
    0x0c035e42b09331e, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c236042c09331e, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c435c42d09331e, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x0be35c42a094315, // V_CMPX_GT_F32 ENC_VOPC default
    0x0c035e42b094315, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c236042c094315, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c435c42d094315, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x0be35c42a095327, // V_CMPX_LG_F32 ENC_VOPC default
    0x0c035e42b095327, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c236042c095327, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c435c42d095327, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x0be35c42a09630c, // V_CMPX_GE_F32 ENC_VOPC default
    0x0c035e42b09630c, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c236042c09630c, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c435c42d09630c, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x0be35c42a09734b, // V_CMPX_O_F32 ENC_VOPC default
    0x0c035e42b09734b, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c236042c09734b, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c435c42d09734b, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x0be35c42a09834e, // V_CMPX_U_F32 ENC_VOPC default
    0x0c035e42b09834e, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c236042c09834e, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c435c42d09834e, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x0be35c42a09933c, // V_CMPX_NGE_F32 ENC_VOPC default
    0x0c035e42b09933c, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c236042c09933c, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c435c42d09933c, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0be35c42a09a345, // V_CMPX_NLG_F32 ENC_VOPC default
    0x0c035e42b09a345, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c236042c09a345, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c435c42d09a345, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0be35c42a09b33f, // V_CMPX_NGT_F32 ENC_VOPC default
    0x0c035e42b09b33f, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c236042c09b33f, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c435c42d09b33f, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0be35c42a09c342, // V_CMPX_NLE_F32 ENC_VOPC default
    0x0c035e42b09c342, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c236042c09c342, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c435c42d09c342, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0be35c42a09d333, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x0c035e42b09d333, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c236042c09d333, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c435c42d09d333, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0be35c42a09e348, // V_CMPX_NLT_F32 ENC_VOPC default
    0x0c035e42b09e348, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c236042c09e348, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c435c42d09e348, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0be36442e0a132b, // V_CMPX_LT_F64 ENC_VOPC default
    0x0c436442f0a132b, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x0be36442e0a2304, // V_CMPX_EQ_F64 ENC_VOPC default
    0x0c436442f0a2304, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0be36442e0a331f, // V_CMPX_LE_F64 ENC_VOPC default
    0x0c436442f0a331f, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x0be36442e0a4316, // V_CMPX_GT_F64 ENC_VOPC default
    0x0c436442f0a4316, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x0be36442e0a5328, // V_CMPX_LG_F64 ENC_VOPC default
    0x0c436442f0a5328, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x0be36442e0a630d, // V_CMPX_GE_F64 ENC_VOPC default
    0x0c436442f0a630d, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x0be36442e0a734c, // V_CMPX_O_F64 ENC_VOPC default
    0x0c436442f0a734c, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x0be36442e0a834f, // V_CMPX_U_F64 ENC_VOPC default
    0x0c436442f0a834f, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x0be36442e0a933d, // V_CMPX_NGE_F64 ENC_VOPC default
    0x0c436442f0a933d, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0be36442e0aa346, // V_CMPX_NLG_F64 ENC_VOPC default
    0x0c436442f0aa346, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0be36442e0ab340, // V_CMPX_NGT_F64 ENC_VOPC default
    0x0c436442f0ab340, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0be36442e0ac343, // V_CMPX_NLE_F64 ENC_VOPC default
    0x0c436442f0ac343, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0be36442e0ad334, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x0c436442f0ad334, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0be36442e0ae349, // V_CMPX_NLT_F64 ENC_VOPC default
    0x0c436442f0ae349, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0be36c4300b132c, // V_CMPX_LT_I16 ENC_VOPC default
    0x0c036e4310b132c, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c23704320b132c, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c436c4330b132c, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x0be36c4300b2305, // V_CMPX_EQ_I16 ENC_VOPC default
    0x0c036e4310b2305, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c23704320b2305, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c436c4330b2305, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0be36c4300b3320, // V_CMPX_LE_I16 ENC_VOPC default
    0x0c036e4310b3320, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c23704320b3320, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c436c4330b3320, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x0be36c4300b4317, // V_CMPX_GT_I16 ENC_VOPC default
    0x0c036e4310b4317, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c23704320b4317, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c436c4330b4317, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x0be36c4300b5335, // V_CMPX_NE_I16 ENC_VOPC default
    0x0c036e4310b5335, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c23704320b5335, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c436c4330b5335, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x0be36c4300b630e, // V_CMPX_GE_I16 ENC_VOPC default
    0x0c036e4310b630e, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c23704320b630e, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c436c4330b630e, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x0be36c4340b932f, // V_CMPX_LT_U16 ENC_VOPC default
    0x0c036e4350b932f, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23704360b932f, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c436c4370b932f, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x0be36c4340ba308, // V_CMPX_EQ_U16 ENC_VOPC default
    0x0c036e4350ba308, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23704360ba308, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c436c4370ba308, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0be36c4340bb323, // V_CMPX_LE_U16 ENC_VOPC default
    0x0c036e4350bb323, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23704360bb323, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c436c4370bb323, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x0be36c4340bc31a, // V_CMPX_GT_U16 ENC_VOPC default
    0x0c036e4350bc31a, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23704360bc31a, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c436c4370bc31a, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x0be36c4340bd338, // V_CMPX_NE_U16 ENC_VOPC default
    0x0c036e4350bd338, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23704360bd338, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c436c4370bd338, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x0be36c4340be311, // V_CMPX_GE_U16 ENC_VOPC default
    0x0c036e4350be311, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23704360be311, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c436c4370be311, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x0be35c4380c132d, // V_CMPX_LT_I32 ENC_VOPC default
    0x0c035e4390c132d, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c237843a0c132d, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c435c43b0c132d, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x0be35c4380c2306, // V_CMPX_EQ_I32 ENC_VOPC default
    0x0c035e4390c2306, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c237843a0c2306, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c435c43b0c2306, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0be35c4380c3321, // V_CMPX_LE_I32 ENC_VOPC default
    0x0c035e4390c3321, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c237843a0c3321, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c435c43b0c3321, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x0be35c4380c4318, // V_CMPX_GT_I32 ENC_VOPC default
    0x0c035e4390c4318, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c237843a0c4318, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c435c43b0c4318, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x0be35c4380c5336, // V_CMPX_NE_I32 ENC_VOPC default
    0x0c035e4390c5336, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c237843a0c5336, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c435c43b0c5336, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x0be35c4380c630f, // V_CMPX_GE_I32 ENC_VOPC default
    0x0c035e4390c630f, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c237843a0c630f, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c435c43b0c630f, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x0be35c43c0c9330, // V_CMPX_LT_U32 ENC_VOPC default
    0x0c035e43d0c9330, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c237843e0c9330, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c435c43f0c9330, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x0be35c43c0ca309, // V_CMPX_EQ_U32 ENC_VOPC default
    0x0c035e43d0ca309, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c237843e0ca309, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c435c43f0ca309, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0be35c43c0cb324, // V_CMPX_LE_U32 ENC_VOPC default
    0x0c035e43d0cb324, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c237843e0cb324, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c435c43f0cb324, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x0be35c43c0cc31b, // V_CMPX_GT_U32 ENC_VOPC default
    0x0c035e43d0cc31b, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c237843e0cc31b, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c435c43f0cc31b, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x0be35c43c0cd339, // V_CMPX_NE_U32 ENC_VOPC default
    0x0c035e43d0cd339, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c237843e0cd339, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c435c43f0cd339, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x0be35c43c0ce312, // V_CMPX_GE_U32 ENC_VOPC default
    0x0c035e43d0ce312, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c237843e0ce312, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c435c43f0ce312, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x0be37c4400d132e, // V_CMPX_LT_I64 ENC_VOPC default
    0x0c437c4410d132e, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x0be37c4400d2307, // V_CMPX_EQ_I64 ENC_VOPC default
    0x0c437c4410d2307, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0be37c4400d3322, // V_CMPX_LE_I64 ENC_VOPC default
    0x0c437c4410d3322, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x0be37c4400d4319, // V_CMPX_GT_I64 ENC_VOPC default
    0x0c437c4410d4319, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x0be37c4400d5337, // V_CMPX_NE_I64 ENC_VOPC default
    0x0c437c4410d5337, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x0be37c4400d6310, // V_CMPX_GE_I64 ENC_VOPC default
    0x0c437c4410d6310, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x0be37c4420d9331, // V_CMPX_LT_U64 ENC_VOPC default
    0x0c437c4430d9331, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x0be37c4420da30a, // V_CMPX_EQ_U64 ENC_VOPC default
    0x0c437c4430da30a, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0be37c4420db325, // V_CMPX_LE_U64 ENC_VOPC default
    0x0c437c4430db325, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x0be37c4420dc31c, // V_CMPX_GT_U64 ENC_VOPC default
    0x0c437c4430dc31c, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x0be37c4420dd33a, // V_CMPX_NE_U64 ENC_VOPC default
    0x0c437c4430dd33a, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x0be37c4420de313, // V_CMPX_GE_U64 ENC_VOPC default
    0x0c437c4430de313, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x0be3504260fd2ff, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x0c03524270fd2ff, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c23544280fd2ff, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c43504290fd2ff, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0be35c4440fe300, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x0c035e4450fe300, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c238a4460fe300, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c435c4470fe300, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0be38e4480ff301, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x0c438e4490ff301, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0c60181b0000480, // V_NOP ENC_VOP1 default
    0x0c612c44a00146f, // V_MOV_B32 ENC_VOP1 default
    0x0c812e44b00146f, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13044c00146f, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c44d00146f, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x0ce13844e0024a9, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x0c613c44f0033bd, // V_CVT_I32_F64 ENC_VOP1 default
    0x0cc13c4500033bd, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x0c61404510043b8, // V_CVT_F64_I32 ENC_VOP1 default
    0x0cc1404520043b8, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x0c612c4530053b1, // V_CVT_F32_I32 ENC_VOP1 default
    0x0c812e4540053b1, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0x0ca1444550053b1, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c4560053b1, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x0c612c4570063b2, // V_CVT_F32_U32 ENC_VOP1 default
    0x0c812e4580063b2, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0ca1444590063b2, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c45a0063b2, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x0c612c45b0073d4, // V_CVT_U32_F32 ENC_VOP1 default
    0x0c812e45c0073d4, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13045d0073d4, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c45e0073d4, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x0c612c45f0083bc, // V_CVT_I32_F32 ENC_VOP1 default
    0x0c812e4600083bc, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca1304610083bc, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c4620083bc, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c615246300a3aa, // V_CVT_F16_F32 ENC_VOP1 default
    0x0c815446400a3aa, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca15646500a3aa, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc15246600a3aa, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x0c615e46700b3ae, // V_CVT_F32_F16 ENC_VOP1 default
    0x0c816046800b3ae, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca16246900b3ae, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc15e46a00b3ae, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x0c612c45f00c3bf, // V_CVT_NEAREST_I32_F32 ENC_VOP1 default
    0x0c812e46000c3bf, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13046100c3bf, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c46200c3bf, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c612c45f00d3ba, // V_CVT_FLOOR_I32_F32 ENC_VOP1 default
    0x0c812e46000d3ba, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13046100d3ba, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c46200d3ba, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c612c45300e3c2, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x0c812e45400e3c2, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0x0ca14445500e3c2, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c45600e3c2, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x0c613c46b00f3af, // V_CVT_F32_F64 ENC_VOP1 default
    0x0cc13c46c00f3af, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x0c614046d0103b7, // V_CVT_F64_F32 ENC_VOP1 default
    0x0cc14046e0103b7, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x0c612c4570113b3, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x0c812e4580113b3, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0x0ca1444590113b3, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c45a0113b3, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x0c612c4570123b4, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x0c812e4580123b4, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0x0ca1444590123b4, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c45a0123b4, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x0c612c4570133b5, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x0c812e4580133b5, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0x0ca1444590133b5, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c45a0133b5, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x0c612c4570143b6, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x0c812e4580143b6, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0x0ca1444590143b6, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c45a0143b6, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x0c613c46f0153d5, // V_CVT_U32_F64 ENC_VOP1 default
    0x0cc13c4700153d5, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x0c61404710163b9, // V_CVT_F64_U32 ENC_VOP1 default
    0x0cc1404720163b9, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x0c61724730174e3, // V_TRUNC_F64 ENC_VOP1 default
    0x0cc1724740174e3, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x0c61724730182fc, // V_CEIL_F64 ENC_VOP1 default
    0x0cc1724740182fc, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x0c61724730194ad, // V_RNDNE_F64 ENC_VOP1 default
    0x0cc1724740194ad, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x0c617247301a3ff, // V_FLOOR_F64 ENC_VOP1 default
    0x0cc17247401a3ff, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x0c60181b001b48d, // V_PIPEFLUSH ENC_VOP1 default
    0x0c617647501c46e, // V_MOV_B16 ENC_VOP1 default
    0x0c817847601c46e, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0x0ca17a47701c46e, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0x0cc17647801c46e, // V_MOV_B16 VOP1_INST_LITERAL has_lit
    0x0c612c47902040e, // V_FRACT_F32 ENC_VOP1 default
    0x0c812e47a02040e, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13047b02040e, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c47c02040e, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x0c612c4790214e2, // V_TRUNC_F32 ENC_VOP1 default
    0x0c812e47a0214e2, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13047b0214e2, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c47c0214e2, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x0c612c4790222fb, // V_CEIL_F32 ENC_VOP1 default
    0x0c812e47a0222fb, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13047b0222fb, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c47c0222fb, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x0c612c4790234ac, // V_RNDNE_F32 ENC_VOP1 default
    0x0c812e47a0234ac, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13047b0234ac, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c47c0234ac, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x0c612c4790243fe, // V_FLOOR_F32 ENC_VOP1 default
    0x0c812e47a0243fe, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13047b0243fe, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c47c0243fe, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x0c612c4790253fc, // V_EXP_F32 ENC_VOP1 default
    0x0c812e47a0253fc, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13047b0253fc, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c47c0253fc, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x0c612c479027421, // V_LOG_F32 ENC_VOP1 default
    0x0c812e47a027421, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13047b027421, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c47c027421, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x0c612c47902a4a6, // V_RCP_F32 ENC_VOP1 default
    0x0c812e47a02a4a6, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13047b02a4a6, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c47c02a4a6, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x0c612c47902b4a8, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x0c812e47a02b4a8, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13047b02b4a8, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c47c02b4a8, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x0c612c47902e4af, // V_RSQ_F32 ENC_VOP1 default
    0x0c812e47a02e4af, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13047b02e4af, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c47c02e4af, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x0c617247302f4a7, // V_RCP_F64 ENC_VOP1 default
    0x0cc17247402f4a7, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x0c61724730314b0, // V_RSQ_F64 ENC_VOP1 default
    0x0cc1724740314b0, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x0c612c4790334b9, // V_SQRT_F32 ENC_VOP1 default
    0x0c812e47a0334b9, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13047b0334b9, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c47c0334b9, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x0c61724730344ba, // V_SQRT_F64 ENC_VOP1 default
    0x0cc1724740344ba, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x0c612c4790354b7, // V_SIN_F32 ENC_VOP1 default
    0x0c812e47a0354b7, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13047b0354b7, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c47c0354b7, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x0c612c4790363a4, // V_COS_F32 ENC_VOP1 default
    0x0c812e47a0363a4, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13047b0363a4, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c47c0363a4, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x0c612c47d037482, // V_NOT_B32 ENC_VOP1 default
    0x0c812e47e037482, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca14447f037482, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c480037482, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x0c612c44a0382f9, // V_BFREV_B32 ENC_VOP1 default
    0x0c812e44b0382f9, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13044c0382f9, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c44d0382f9, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x0c612c4810392fe, // V_CLZ_I32_U32 ENC_VOP1 default
    0x0c812e4820392fe, // V_CLZ_I32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0ca1444830392fe, // V_CLZ_I32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c4840392fe, // V_CLZ_I32_U32 VOP1_INST_LITERAL has_lit
    0x0c612c48103a3a5, // V_CTZ_I32_B32 ENC_VOP1 default
    0x0c812e48203a3a5, // V_CTZ_I32_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca14448303a3a5, // V_CTZ_I32_B32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c48403a3a5, // V_CTZ_I32_B32 VOP1_INST_LITERAL has_lit
    0x0c612c48503b2fd, // V_CLS_I32 ENC_VOP1 default
    0x0c812e48603b2fd, // V_CLS_I32 VOP1_VOP_DPP8 has_dpp8
    0x0ca14448703b2fd, // V_CLS_I32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c48803b2fd, // V_CLS_I32 VOP1_INST_LITERAL has_lit
    0x0c613c44f03c412, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x0cc13c45003c412, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x0c617247303d415, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x0cc17247403d415, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x0c617247303e40f, // V_FRACT_F64 ENC_VOP1 default
    0x0cc17247403e40f, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x0c612c45f03f411, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x0c812e46003f411, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13046103f411, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c46203f411, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c612c479040414, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x0c812e47a040414, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13047b040414, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c47c040414, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x0c612c48904246a, // V_MOVRELD_B32 ENC_VOP1 default
    0x0c812e48a04246a, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13048b04246a, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c48c04246a, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0x0ce12c48d04346d, // V_MOVRELS_B32 ENC_VOP1 default
    0x0c812e48a04346d, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13048b04346d, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce12c48d04446c, // V_MOVRELSD_B32 ENC_VOP1 default
    0x0c812e48a04446c, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13048b04446c, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce12c48d04846b, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0x0c812e48a04846b, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13048b04846b, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0x0c618848e0503ac, // V_CVT_F16_U16 ENC_VOP1 default
    0x0c818a48f0503ac, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x0ca18c4900503ac, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1884910503ac, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x0c61884920513ab, // V_CVT_F16_I16 ENC_VOP1 default
    0x0c818a4930513ab, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x0ca18c4940513ab, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1884950513ab, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x0c61944960523d3, // V_CVT_U16_F16 ENC_VOP1 default
    0x0c81964970523d3, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1984980523d3, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1944990523d3, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x0c619449a0533bb, // V_CVT_I16_F16 ENC_VOP1 default
    0x0c819649b0533bb, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca19849c0533bb, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc19449d0533bb, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c61a049e0544a5, // V_RCP_F16 ENC_VOP1 default
    0x0c81a249f0544a5, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a44a00544a5, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a04a10544a5, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x0c61a049e0554b8, // V_SQRT_F16 ENC_VOP1 default
    0x0c81a249f0554b8, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a44a00554b8, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a04a10554b8, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x0c61a049e0564ae, // V_RSQ_F16 ENC_VOP1 default
    0x0c81a249f0564ae, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a44a00564ae, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a04a10564ae, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x0c61a049e057420, // V_LOG_F16 ENC_VOP1 default
    0x0c81a249f057420, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a44a0057420, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a04a1057420, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x0c61a049e0583fb, // V_EXP_F16 ENC_VOP1 default
    0x0c81a249f0583fb, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a44a00583fb, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a04a10583fb, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x0c61a049e059413, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x0c81a249f059413, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a44a0059413, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a04a1059413, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x0c619449a05a410, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x0c819649b05a410, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca19849c05a410, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc19449d05a410, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c61a049e05b3fd, // V_FLOOR_F16 ENC_VOP1 default
    0x0c81a249f05b3fd, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a44a005b3fd, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a04a105b3fd, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x0c61a049e05c2fa, // V_CEIL_F16 ENC_VOP1 default
    0x0c81a249f05c2fa, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a44a005c2fa, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a04a105c2fa, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x0c61a049e05d4e1, // V_TRUNC_F16 ENC_VOP1 default
    0x0c81a249f05d4e1, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a44a005d4e1, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a04a105d4e1, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x0c61a049e05e4ab, // V_RNDNE_F16 ENC_VOP1 default
    0x0c81a249f05e4ab, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a44a005e4ab, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a04a105e4ab, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x0c61a049e05f40d, // V_FRACT_F16 ENC_VOP1 default
    0x0c81a249f05f40d, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a44a005f40d, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a04a105f40d, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x0c61a049e0604b6, // V_SIN_F16 ENC_VOP1 default
    0x0c81a249f0604b6, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a44a00604b6, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a04a10604b6, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x0c61a049e0613a3, // V_COS_F16 ENC_VOP1 default
    0x0c81a249f0613a3, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a44a00613a3, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a04a10613a3, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x0c612c4a20624b5, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x0c812e4a30624b5, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1444a40624b5, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c4a50624b5, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x0c619449a0633c0, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x0c819649b0633c0, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca19849c0633c0, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc19449d0633c0, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c61944960643c1, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x0c81964970643c1, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1984980643c1, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1944990643c1, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x0ce1ac4a60654ca, // V_SWAP_B32 ENC_VOP1 default
    0x0ce1ae4a70664c9, // V_SWAP_B16 ENC_VOP1 default
    0x0ce1ac4a8067489, // V_PERMLANE64_B32 ENC_VOP1 default
    0x0ce1ac4a90684c8, // V_SWAPREL_B32 ENC_VOP1 default
    0x0c61764aa069481, // V_NOT_B16 ENC_VOP1 default
    0x0c81784ab069481, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0x0ca17a4ac069481, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1764ad069481, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0x0c61b04ae06a3be, // V_CVT_I32_I16 ENC_VOP1 default
    0x0c81b24af06a3be, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1b44b006a3be, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1b04b106a3be, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0x0c61b04b206b3d6, // V_CVT_U32_U16 ENC_VOP1 default
    0x0c81b24b306b3d6, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1b44b406b3d6, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1b04b506b3d6, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0x0c612c4b606c3b0, // V_CVT_F32_FP8 ENC_VOP1 default
    0x0c812e4b706c3b0, // V_CVT_F32_FP8 VOP1_VOP_DPP8 has_dpp8
    0x0ca1304b806c3b0, // V_CVT_F32_FP8 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c4b906c3b0, // V_CVT_F32_FP8 VOP1_INST_LITERAL has_lit
    0x0c612c4ba06d3ad, // V_CVT_F32_BF8 ENC_VOP1 default
    0x0c812e4bb06d3ad, // V_CVT_F32_BF8 VOP1_VOP_DPP8 has_dpp8
    0x0ca1304bc06d3ad, // V_CVT_F32_BF8 VOP1_VOP_DPP16 has_dpp16
    0x0cc12c4bd06d3ad, // V_CVT_F32_BF8 VOP1_INST_LITERAL has_lit
    0x0c61c24be06e3c5, // V_CVT_PK_F32_FP8 ENC_VOP1 default
    0x0cc1c24bf06e3c5, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL has_lit
    0x0c61c24c006f3c4, // V_CVT_PK_F32_BF8 ENC_VOP1 default
    0x0cc1c24c106f3c4, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL has_lit
    0x0d02d84c2000496, // V_PK_MAD_I16 ENC_VOP3P default
    0x0d22d84c3000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42d84c4000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62d84c5000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82d84c6000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x0da2d84c7000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2d84c8000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2d84c9000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02da4ca0014a1, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x0d22da4cb0014a1, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42da4cc0014a1, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62da4cd0014a1, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02da4ce00248f, // V_PK_ADD_I16 ENC_VOP3P default
    0x0d22da4cf00248f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42da4d000248f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62da4d100248f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02da4ce0034a2, // V_PK_SUB_I16 ENC_VOP3P default
    0x0d22da4cf0034a2, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42da4d00034a2, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62da4d10034a2, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02da4ca004494, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x0d22da4cb004494, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0d42da4cc004494, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0d62da4cd004494, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02da4ca005495, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x0d22da4cb005495, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0d42da4cc005495, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0d62da4cd005495, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02da4d2006491, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x0d22da4d3006491, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42da4d4006491, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62da4d5006491, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02da4ce007499, // V_PK_MAX_I16 ENC_VOP3P default
    0x0d22da4cf007499, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42da4d0007499, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62da4d1007499, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02da4ce00849d, // V_PK_MIN_I16 ENC_VOP3P default
    0x0d22da4cf00849d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42da4d000849d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62da4d100849d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02d84d6009497, // V_PK_MAD_U16 ENC_VOP3P default
    0x0d22d84d7009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42d84d8009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62d84d9009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82d84da009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x0da2d84db009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2d84dc009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2d84dd009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02da4ca00a490, // V_PK_ADD_U16 ENC_VOP3P default
    0x0d22da4cb00a490, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42da4cc00a490, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62da4cd00a490, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02da4ca00b4a3, // V_PK_SUB_U16 ENC_VOP3P default
    0x0d22da4cb00b4a3, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42da4cc00b4a3, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62da4cd00b4a3, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02da4ca00c49b, // V_PK_MAX_U16 ENC_VOP3P default
    0x0d22da4cb00c49b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42da4cc00c49b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62da4cd00c49b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02da4ca00d49f, // V_PK_MIN_U16 ENC_VOP3P default
    0x0d22da4cb00d49f, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42da4cc00d49f, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62da4cd00d49f, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02dc4de00e493, // V_PK_FMA_F16 ENC_VOP3P default
    0x0d22dc4df00e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42dc4e000e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62dc4e100e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82dc4e200e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x0da2dc4e300e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2dc4e400e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2dc4e500e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02de4e600f48e, // V_PK_ADD_F16 ENC_VOP3P default
    0x0d22de4e700f48e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42de4e800f48e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62de4e900f48e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02de4e60104a0, // V_PK_MUL_F16 ENC_VOP3P default
    0x0d22de4e70104a0, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42de4e80104a0, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62de4e90104a0, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02e04ea0133e1, // V_DOT2_F32_F16 ENC_VOP3P default
    0x0e02e24eb0133e1, // V_DOT2_F32_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0e22e44ec0133e1, // V_DOT2_F32_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0d22e04ed0133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e04ee0133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e04ef0133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82e04f00133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0x0da2e04f10133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2e04f20133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2e04f30133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02e64f40163e6, // V_DOT4_I32_IU8 ENC_VOP3P default
    0x0d22e64f50163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0x0d42e64f60163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0x0d62e64f70163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82e64f80163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0x0da2e64f90163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2e64fa0163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2e64fb0163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02e627d0173e7, // V_DOT4_U32_U8 ENC_VOP3P default
    0x0d22e64fc0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0x0d42e64fd0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0x0d62e64fe0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82e64ff0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0x0da2e65000173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2e65010173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2e65020173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02e65030183e8, // V_DOT8_I32_IU4 ENC_VOP3P default
    0x0d22e65040183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0x0d42e65050183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0x0d62e65060183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82e65070183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0x0da2e65080183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2e65090183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2e650a0183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02e650b0193e9, // V_DOT8_U32_U4 ENC_VOP3P default
    0x0d22e650c0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0x0d42e650d0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0x0d62e650e0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82e650f0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0x0da2e65100193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2e65110193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2e65120193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02e851301a3e0, // V_DOT2_F32_BF16 ENC_VOP3P default
    0x0e02ea51401a3e0, // V_DOT2_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x0e22ec51501a3e0, // V_DOT2_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x0d22e851601a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e851701a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e851801a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82e851901a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0x0da2e851a01a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2e851b01a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2e851c01a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02de4e601b49e, // V_PK_MIN_NUM_F16 ENC_VOP3P default
    0x0d22de4e701b49e, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42de4e801b49e, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62de4e901b49e, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02de4e601c49a, // V_PK_MAX_NUM_F16 ENC_VOP3P default
    0x0d22de4e701c49a, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42de4e801c49a, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62de4e901c49a, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02de4e601d49c, // V_PK_MINIMUM_F16 ENC_VOP3P default
    0x0d22de4e701d49c, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42de4e801d49c, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62de4e901d49c, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02de4e601e498, // V_PK_MAXIMUM_F16 ENC_VOP3P default
    0x0d22de4e701e498, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42de4e801e498, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62de4e901e498, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02ee51d02040c, // V_FMA_MIX_F32 ENC_VOP3P default
    0x0e02f051e02040c, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0x0e22f251f02040c, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0x0d22ee52002040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x0d42ee52102040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x0d62ee52202040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82ee52302040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x0da2ee52402040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2ee52502040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2ee52602040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02ee52702140b, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x0e02f052802140b, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0e22f252902140b, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0d22ee52a02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42ee52b02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62ee52c02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82ee52d02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x0da2ee52e02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2ee52f02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2ee53002140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02ee52702240a, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x0e02f052802240a, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0e22f252902240a, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0d22ee52a02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42ee52b02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62ee52c02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82ee52d02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x0da2ee52e02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2ee52f02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2ee53002240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02e65310243e4, // V_DOT4_F32_FP8_BF8 ENC_VOP3P default
    0x0d22e65320243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0
    0x0d42e65330243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_1
    0x0d62e65340243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82e65350243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_2
    0x0da2e65360243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2e65370243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2e65380243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02e65390253e3, // V_DOT4_F32_BF8_FP8 ENC_VOP3P default
    0x0d22e653a0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0
    0x0d42e653b0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_1
    0x0d62e653c0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82e653d0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_2
    0x0da2e653e0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2e653f0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2e65400253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02e65410263e5, // V_DOT4_F32_FP8_FP8 ENC_VOP3P default
    0x0d22e65420263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0
    0x0d42e65430263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_1
    0x0d62e65440263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82e65450263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_2
    0x0da2e65460263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2e65470263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2e65480263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02e65490273e2, // V_DOT4_F32_BF8_BF8 ENC_VOP3P default
    0x0d22e654a0273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0
    0x0d42e654b0273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_1
    0x0d62e654c0273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82e654d0273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_2
    0x0da2e654e0273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2e654f0273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2e65500273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0e42f45510404e9, // V_WMMA_F32_16X16X16_F16 ENC_VOP3P default
    0x0e42f45520414e6, // V_WMMA_F32_16X16X16_BF16 ENC_VOP3P default
    0x0e42f65530424e5, // V_WMMA_F16_16X16X16_F16 ENC_VOP3P default
    0x0e42f65540434e4, // V_WMMA_BF16_16X16X16_BF16 ENC_VOP3P default
    0x0e42f85550444ed, // V_WMMA_I32_16X16X16_IU8 ENC_VOP3P default
    0x0e42fa5560454ec, // V_WMMA_I32_16X16X16_IU4 ENC_VOP3P default
    0x0e42f85570464eb, // V_WMMA_F32_16X16X16_FP8_FP8 ENC_VOP3P default
    0x0e42f85580474ea, // V_WMMA_F32_16X16X16_FP8_BF8 ENC_VOP3P default
    0x0e42f85590484e8, // V_WMMA_F32_16X16X16_BF8_FP8 ENC_VOP3P default
    0x0e42f855a0494e7, // V_WMMA_F32_16X16X16_BF8_BF8 ENC_VOP3P default
    0x0e42f855b04a4ee, // V_WMMA_I32_16X16X32_IU4 ENC_VOP3P default
    0x0e62fc55c0504d0, // V_SWMMAC_F32_16X16X32_F16 ENC_VOP3P default
    0x0e62fc55d0514cd, // V_SWMMAC_F32_16X16X32_BF16 ENC_VOP3P default
    0x0e62fe55e0524cc, // V_SWMMAC_F16_16X16X32_F16 ENC_VOP3P default
    0x0e62fe55f0534cb, // V_SWMMAC_BF16_16X16X32_BF16 ENC_VOP3P default
    0x0e63005600544d4, // V_SWMMAC_I32_16X16X32_IU8 ENC_VOP3P default
    0x0e63025610554d3, // V_SWMMAC_I32_16X16X32_IU4 ENC_VOP3P default
    0x0e63005620564d5, // V_SWMMAC_I32_16X16X64_IU4 ENC_VOP3P default
    0x0e63005630574d2, // V_SWMMAC_F32_16X16X32_FP8_FP8 ENC_VOP3P default
    0x0e63005640584d1, // V_SWMMAC_F32_16X16X32_FP8_BF8 ENC_VOP3P default
    0x0e63005650594cf, // V_SWMMAC_F32_16X16X32_BF8_FP8 ENC_VOP3P default
    0x0e630056605a4ce, // V_SWMMAC_F32_16X16X32_BF8_BF8 ENC_VOP3P default
    0x0e8126567000417, // V_INTERP_P10_F32 ENC_VINTERP default
    0x0e812656700141a, // V_INTERP_P2_F32 ENC_VINTERP default
    0x0e8128568002416, // V_INTERP_P10_F16_F32 ENC_VINTERP default
    0x0e812a569003419, // V_INTERP_P2_F16_F32 ENC_VINTERP default
    0x0e8128568004418, // V_INTERP_P10_RTZ_F16_F32 ENC_VINTERP default
    0x0e812a56900541b, // V_INTERP_P2_RTZ_F16_F32 ENC_VINTERP default
    0x0ea0d256a00009e, // DS_PARAM_LOAD ENC_VDSDIR default
    0x0ea0d456b001065, // DS_DIRECT_LOAD ENC_VDSDIR default
    0x0ec0d856c0100f5, // FLAT_LOAD_U8 ENC_VFLAT default
    0x0ec0d856d0110f3, // FLAT_LOAD_I8 ENC_VFLAT default
    0x0ec0d856e0120f4, // FLAT_LOAD_U16 ENC_VFLAT default
    0x0ec0d856f0130f2, // FLAT_LOAD_I16 ENC_VFLAT default
    0x0ec0d85700140e9, // FLAT_LOAD_B32 ENC_VFLAT default
    0x0ec0da5710150ea, // FLAT_LOAD_B64 ENC_VFLAT default
    0x0ec0dc5720160eb, // FLAT_LOAD_B96 ENC_VFLAT default
    0x0ec0de5730170e8, // FLAT_LOAD_B128 ENC_VFLAT default
    0x0ec0e05740180fa, // FLAT_STORE_B8 ENC_VFLAT default
    0x0ec0e05750190f7, // FLAT_STORE_B16 ENC_VFLAT default
    0x0ec0e057601a0f8, // FLAT_STORE_B32 ENC_VFLAT default
    0x0ec0e257701b0f9, // FLAT_STORE_B64 ENC_VFLAT default
    0x0ec0e457801c0fb, // FLAT_STORE_B96 ENC_VFLAT default
    0x0ec0e657901d0f6, // FLAT_STORE_B128 ENC_VFLAT default
    0x0ec0d856c01e0f1, // FLAT_LOAD_D16_U8 ENC_VFLAT default
    0x0ec0d856d01f0f0, // FLAT_LOAD_D16_I8 ENC_VFLAT default
    0x0ec0d857a0200ec, // FLAT_LOAD_D16_B16 ENC_VFLAT default
    0x0ec0d856c0210ef, // FLAT_LOAD_D16_HI_U8 ENC_VFLAT default
    0x0ec0d856d0220ee, // FLAT_LOAD_D16_HI_I8 ENC_VFLAT default
    0x0ec0d857a0230ed, // FLAT_LOAD_D16_HI_B16 ENC_VFLAT default
    0x0ec0e05740240fd, // FLAT_STORE_D16_HI_B8 ENC_VFLAT default
    0x0ec0e05750250fc, // FLAT_STORE_D16_HI_B16 ENC_VFLAT default
    0x0ec0e857b0330e4, // FLAT_ATOMIC_SWAP_B32 ENC_VFLAT default
    0x0ec0ea57c0340cc, // FLAT_ATOMIC_CMPSWAP_B32 ENC_VFLAT default
    0x0ec0e857d0350c8, // FLAT_ATOMIC_ADD_U32 ENC_VFLAT default
    0x0ec0e857d0360e2, // FLAT_ATOMIC_SUB_U32 ENC_VFLAT default
    0x0ec0e857d0370e1, // FLAT_ATOMIC_SUB_CLAMP_U32 ENC_VFLAT default
    0x0ec0e857e0380d8, // FLAT_ATOMIC_MIN_I32 ENC_VFLAT default
    0x0ec0e857d0390db, // FLAT_ATOMIC_MIN_U32 ENC_VFLAT default
    0x0ec0e857e03a0d3, // FLAT_ATOMIC_MAX_I32 ENC_VFLAT default
    0x0ec0e857d03b0d6, // FLAT_ATOMIC_MAX_U32 ENC_VFLAT default
    0x0ec0e857b03c0ca, // FLAT_ATOMIC_AND_B32 ENC_VFLAT default
    0x0ec0e857b03d0dd, // FLAT_ATOMIC_OR_B32 ENC_VFLAT default
    0x0ec0e857b03e0e6, // FLAT_ATOMIC_XOR_B32 ENC_VFLAT default
    0x0ec0e857d03f0d1, // FLAT_ATOMIC_INC_U32 ENC_VFLAT default
    0x0ec0e857d0400cf, // FLAT_ATOMIC_DEC_U32 ENC_VFLAT default
    0x0ec0ec57f0410e5, // FLAT_ATOMIC_SWAP_B64 ENC_VFLAT default
    0x0ec0ee5800420cd, // FLAT_ATOMIC_CMPSWAP_B64 ENC_VFLAT default
    0x0ec0ec5810430c9, // FLAT_ATOMIC_ADD_U64 ENC_VFLAT default
    0x0ec0ec5810440e3, // FLAT_ATOMIC_SUB_U64 ENC_VFLAT default
    0x0ec0ec5820450d9, // FLAT_ATOMIC_MIN_I64 ENC_VFLAT default
    0x0ec0ec5810460dc, // FLAT_ATOMIC_MIN_U64 ENC_VFLAT default
    0x0ec0ec5820470d4, // FLAT_ATOMIC_MAX_I64 ENC_VFLAT default
    0x0ec0ec5810480d7, // FLAT_ATOMIC_MAX_U64 ENC_VFLAT default
    0x0ec0ec57f0490cb, // FLAT_ATOMIC_AND_B64 ENC_VFLAT default
    0x0ec0ec57f04a0de, // FLAT_ATOMIC_OR_B64 ENC_VFLAT default
    0x0ec0ec57f04b0e7, // FLAT_ATOMIC_XOR_B64 ENC_VFLAT default
    0x0ec0ec58104c0d2, // FLAT_ATOMIC_INC_U64 ENC_VFLAT default
    0x0ec0ec58104d0d0, // FLAT_ATOMIC_DEC_U64 ENC_VFLAT default
    0x0ec0e857d0500ce, // FLAT_ATOMIC_COND_SUB_U32 ENC_VFLAT default
    0x0ec0e85830510da, // FLAT_ATOMIC_MIN_NUM_F32 ENC_VFLAT default
    0x0ec0e85830520d5, // FLAT_ATOMIC_MAX_NUM_F32 ENC_VFLAT default
    0x0ec0e85830560c7, // FLAT_ATOMIC_ADD_F32 ENC_VFLAT default
    0x0ec0e85840590e0, // FLAT_ATOMIC_PK_ADD_F16 ENC_VFLAT default
    0x0ec0e858505a0df, // FLAT_ATOMIC_PK_ADD_BF16 ENC_VFLAT default
    0x0ee3de5860101a8, // SCRATCH_LOAD_U8 ENC_VSCRATCH default
    0x0ee3de5870111a6, // SCRATCH_LOAD_I8 ENC_VSCRATCH default
    0x0ee3de5880121a7, // SCRATCH_LOAD_U16 ENC_VSCRATCH default
    0x0ee3de5890131a5, // SCRATCH_LOAD_I16 ENC_VSCRATCH default
    0x0ee3de58a01419b, // SCRATCH_LOAD_B32 ENC_VSCRATCH default
    0x0ee3e058b01519c, // SCRATCH_LOAD_B64 ENC_VSCRATCH default
    0x0ee3e258c01619d, // SCRATCH_LOAD_B96 ENC_VSCRATCH default
    0x0ee3e458d01719a, // SCRATCH_LOAD_B128 ENC_VSCRATCH default
    0x0ee3e658e0181ad, // SCRATCH_STORE_B8 ENC_VSCRATCH default
    0x0ee3e658f0191aa, // SCRATCH_STORE_B16 ENC_VSCRATCH default
    0x0ee3e659001a1ab, // SCRATCH_STORE_B32 ENC_VSCRATCH default
    0x0ee3e859101b1ac, // SCRATCH_STORE_B64 ENC_VSCRATCH default
    0x0ee3ea59201c1ae, // SCRATCH_STORE_B96 ENC_VSCRATCH default
    0x0ee3ec59301d1a9, // SCRATCH_STORE_B128 ENC_VSCRATCH default
    0x0ee3de58601e1a4, // SCRATCH_LOAD_D16_U8 ENC_VSCRATCH default
    0x0ee3de58701f1a3, // SCRATCH_LOAD_D16_I8 ENC_VSCRATCH default
    0x0ee3de59402019f, // SCRATCH_LOAD_D16_B16 ENC_VSCRATCH default
    0x0ee3de5860211a2, // SCRATCH_LOAD_D16_HI_U8 ENC_VSCRATCH default
    0x0ee3de5870221a1, // SCRATCH_LOAD_D16_HI_I8 ENC_VSCRATCH default
    0x0ee3de5940231a0, // SCRATCH_LOAD_D16_HI_B16 ENC_VSCRATCH default
    0x0ee3e658e0241b1, // SCRATCH_STORE_D16_HI_B8 ENC_VSCRATCH default
    0x0ee3e658f0251b0, // SCRATCH_STORE_D16_HI_B16 ENC_VSCRATCH default
    0x0ee3ee59505319e, // SCRATCH_LOAD_BLOCK ENC_VSCRATCH default
    0x0ee3f05960541af, // SCRATCH_STORE_BLOCK ENC_VSCRATCH default
    0x0f00f0597010132, // GLOBAL_LOAD_U8 ENC_VGLOBAL default
    0x0f00f059801112e, // GLOBAL_LOAD_I8 ENC_VGLOBAL default
    0x0f00f0599012131, // GLOBAL_LOAD_U16 ENC_VGLOBAL default
    0x0f00f059a01312d, // GLOBAL_LOAD_I16 ENC_VGLOBAL default
    0x0f00f059b014123, // GLOBAL_LOAD_B32 ENC_VGLOBAL default
    0x0f00f259c015124, // GLOBAL_LOAD_B64 ENC_VGLOBAL default
    0x0f00f459d016125, // GLOBAL_LOAD_B96 ENC_VGLOBAL default
    0x0f00f659e017122, // GLOBAL_LOAD_B128 ENC_VGLOBAL default
    0x0f00f859f018138, // GLOBAL_STORE_B8 ENC_VGLOBAL default
    0x0f00f85a0019135, // GLOBAL_STORE_B16 ENC_VGLOBAL default
    0x0f00f85a101a136, // GLOBAL_STORE_B32 ENC_VGLOBAL default
    0x0f00fa5a201b137, // GLOBAL_STORE_B64 ENC_VGLOBAL default
    0x0f00fc5a301c139, // GLOBAL_STORE_B96 ENC_VGLOBAL default
    0x0f00fe5a401d134, // GLOBAL_STORE_B128 ENC_VGLOBAL default
    0x0f00f059701e12c, // GLOBAL_LOAD_D16_U8 ENC_VGLOBAL default
    0x0f00f059801f12b, // GLOBAL_LOAD_D16_I8 ENC_VGLOBAL default
    0x0f00f05a5020127, // GLOBAL_LOAD_D16_B16 ENC_VGLOBAL default
    0x0f00f059702112a, // GLOBAL_LOAD_D16_HI_U8 ENC_VGLOBAL default
    0x0f00f0598022129, // GLOBAL_LOAD_D16_HI_I8 ENC_VGLOBAL default
    0x0f00f05a5023128, // GLOBAL_LOAD_D16_HI_B16 ENC_VGLOBAL default
    0x0f00f859f02413c, // GLOBAL_STORE_D16_HI_B8 ENC_VGLOBAL default
    0x0f00f85a002513b, // GLOBAL_STORE_D16_HI_B16 ENC_VGLOBAL default
    0x0f01005a6028121, // GLOBAL_LOAD_ADDTID_B32 ENC_VGLOBAL default
    0x0f01025a7029133, // GLOBAL_STORE_ADDTID_B32 ENC_VGLOBAL default
    0x0f21041b002b120, // GLOBAL_INV ENC_VGLOBAL default
    0x0f21041b002c13d, // GLOBAL_WB ENC_VGLOBAL default
    0x0f01065a803311c, // GLOBAL_ATOMIC_SWAP_B32 ENC_VGLOBAL default
    0x0f01085a9034103, // GLOBAL_ATOMIC_CMPSWAP_B32 ENC_VGLOBAL default
    0x0f01065aa0350ff, // GLOBAL_ATOMIC_ADD_U32 ENC_VGLOBAL default
    0x0f01065aa03611a, // GLOBAL_ATOMIC_SUB_U32 ENC_VGLOBAL default
    0x0f01065aa037119, // GLOBAL_ATOMIC_SUB_CLAMP_U32 ENC_VGLOBAL default
    0x0f01065ab03810f, // GLOBAL_ATOMIC_MIN_I32 ENC_VGLOBAL default
    0x0f01065aa039112, // GLOBAL_ATOMIC_MIN_U32 ENC_VGLOBAL default
    0x0f01065ab03a10a, // GLOBAL_ATOMIC_MAX_I32 ENC_VGLOBAL default
    0x0f01065aa03b10d, // GLOBAL_ATOMIC_MAX_U32 ENC_VGLOBAL default
    0x0f01065a803c101, // GLOBAL_ATOMIC_AND_B32 ENC_VGLOBAL default
    0x0f01065a803d115, // GLOBAL_ATOMIC_OR_B32 ENC_VGLOBAL default
    0x0f01065a803e11e, // GLOBAL_ATOMIC_XOR_B32 ENC_VGLOBAL default
    0x0f01065aa03f108, // GLOBAL_ATOMIC_INC_U32 ENC_VGLOBAL default
    0x0f01065aa040106, // GLOBAL_ATOMIC_DEC_U32 ENC_VGLOBAL default
    0x0f010a5ac04111d, // GLOBAL_ATOMIC_SWAP_B64 ENC_VGLOBAL default
    0x0f010c5ad042104, // GLOBAL_ATOMIC_CMPSWAP_B64 ENC_VGLOBAL default
    0x0f010a5ae043100, // GLOBAL_ATOMIC_ADD_U64 ENC_VGLOBAL default
    0x0f010a5ae04411b, // GLOBAL_ATOMIC_SUB_U64 ENC_VGLOBAL default
    0x0f010a5af045110, // GLOBAL_ATOMIC_MIN_I64 ENC_VGLOBAL default
    0x0f010a5ae046113, // GLOBAL_ATOMIC_MIN_U64 ENC_VGLOBAL default
    0x0f010a5af04710b, // GLOBAL_ATOMIC_MAX_I64 ENC_VGLOBAL default
    0x0f010a5ae04810e, // GLOBAL_ATOMIC_MAX_U64 ENC_VGLOBAL default
    0x0f010a5ac049102, // GLOBAL_ATOMIC_AND_B64 ENC_VGLOBAL default
    0x0f010a5ac04a116, // GLOBAL_ATOMIC_OR_B64 ENC_VGLOBAL default
    0x0f010a5ac04b11f, // GLOBAL_ATOMIC_XOR_B64 ENC_VGLOBAL default
    0x0f010a5ae04c109, // GLOBAL_ATOMIC_INC_U64 ENC_VGLOBAL default
    0x0f010a5ae04d107, // GLOBAL_ATOMIC_DEC_U64 ENC_VGLOBAL default
    0x0f21041b004f13e, // GLOBAL_WBINV ENC_VGLOBAL default
    0x0f01065aa050105, // GLOBAL_ATOMIC_COND_SUB_U32 ENC_VGLOBAL default
    0x0f01065b0051111, // GLOBAL_ATOMIC_MIN_NUM_F32 ENC_VGLOBAL default
    0x0f01065b005210c, // GLOBAL_ATOMIC_MAX_NUM_F32 ENC_VGLOBAL default
    0x0f010e5b1053126, // GLOBAL_LOAD_BLOCK ENC_VGLOBAL default
    0x0f01105b205413a, // GLOBAL_STORE_BLOCK ENC_VGLOBAL default
    0x0f01065b00560fe, // GLOBAL_ATOMIC_ADD_F32 ENC_VGLOBAL default
    0x0f011259e05712f, // GLOBAL_LOAD_TR_B128 ENC_VGLOBAL default
    0x0f011459c058130, // GLOBAL_LOAD_TR_B64 ENC_VGLOBAL default
    0x0f01065b3059118, // GLOBAL_ATOMIC_PK_ADD_F16 ENC_VGLOBAL default
    0x0f01065b405a117, // GLOBAL_ATOMIC_PK_ADD_BF16 ENC_VGLOBAL default
    0x0f010a5ac073114, // GLOBAL_ATOMIC_ORDERED_ADD_B64 ENC_VGLOBAL default
    0x0f40245b5000272, // S_MOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245b6000272, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265b7001273, // S_MOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265b8001273, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245b9002204, // S_CMOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245ba002204, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265bb003205, // S_CMOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265bc003205, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245bd0041e8, // S_BREV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245be0041e8, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265bf0051e9, // S_BREV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265c00051e9, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245c1008233, // S_CTZ_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245c2008233, // S_CTZ_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40285c3009234, // S_CTZ_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60285c4009234, // S_CTZ_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245c100a201, // S_CLZ_I32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245c200a201, // S_CLZ_I32_U32 SOP1_INST_LITERAL has_lit_0
    0x0f40285c300b202, // S_CLZ_I32_U64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60285c400b202, // S_CLZ_I32_U64 SOP1_INST_LITERAL has_lit_0
    0x0f40245c500c1ff, // S_CLS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245c600c1ff, // S_CLS_I32 SOP1_INST_LITERAL has_lit_0
    0x0f40285c700d200, // S_CLS_I32_I64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60285c800d200, // S_CLS_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x0f40245c900e2a9, // S_SEXT_I32_I8 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245ca00e2a9, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x0f40245cb00f2a8, // S_SEXT_I32_I16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245cc00f2a8, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x0f40245cd0101e3, // S_BITSET0_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245ce0101e3, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x0f402a5cf0111e4, // S_BITSET0_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602a5d00111e4, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245cd0121e5, // S_BITSET1_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245ce0121e5, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x0f402a5cf0131e6, // S_BITSET1_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602a5d00131e6, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x0f402a5d10141e2, // S_BITREPLICATE_B64_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602a5d20141e2, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40245d30151b3, // S_ABS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245d40151b3, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x0f40245d50161d4, // S_BCNT0_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245d60161d4, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40285d70171d5, // S_BCNT0_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60285d80171d5, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245d50181d6, // S_BCNT1_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245d60181d6, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40285d70191d7, // S_BCNT1_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60285d80191d7, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245d901a298, // S_QUADMASK_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245da01a298, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265db01b299, // S_QUADMASK_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265dc01b299, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245d901c2c7, // S_WQM_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245da01c2c7, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265db01d2c8, // S_WQM_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265dc01d2c8, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245d901e284, // S_NOT_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245da01e284, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265db01f285, // S_NOT_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265dc01f285, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245dd0201c8, // S_AND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245de0201c8, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265df0211c9, // S_AND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265e00211c9, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245dd02228e, // S_OR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245de02228e, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265df02328f, // S_OR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265e002328f, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245dd0242cf, // S_XOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245de0242cf, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265df0252d0, // S_XOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265e00252d0, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245dd02627d, // S_NAND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245de02627d, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265df02727e, // S_NAND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265e002727e, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245dd028282, // S_NOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245de028282, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265df029283, // S_NOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265e0029283, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245dd02a2cb, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245de02a2cb, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265df02b2cc, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265e002b2cc, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245dd02c1be, // S_AND_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245de02c1be, // S_AND_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265df02d1bf, // S_AND_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265e002d1bf, // S_AND_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245dd02e288, // S_OR_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245de02e288, // S_OR_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265df02f289, // S_OR_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265e002f289, // S_OR_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245dd0301c4, // S_AND_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245de0301c4, // S_AND_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265df0311c5, // S_AND_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265e00311c5, // S_AND_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245dd03228c, // S_OR_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245de03228c, // S_OR_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265df03328d, // S_OR_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265e003328d, // S_OR_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245dd0341c0, // S_AND_NOT0_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245de0341c0, // S_AND_NOT0_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265df0351c1, // S_AND_NOT0_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265e00351c1, // S_AND_NOT0_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245dd0361c6, // S_AND_NOT1_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245de0361c6, // S_AND_NOT1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265df0371c7, // S_AND_NOT1_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265e00371c7, // S_AND_NOT1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245e1040270, // S_MOVRELS_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f40265e2041271, // S_MOVRELS_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f40245e304226d, // S_MOVRELD_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245e404226d, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x0f40265e504326e, // S_MOVRELD_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60265e604326e, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x0f40245e704426f, // S_MOVRELSD_2_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f402c5e8047249, // S_GETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f402e5e90482a4, // S_SETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f40265ea0492b2, // S_SWAPPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f402e5e904a29a, // S_RFE_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f80305eb04c2a0, // S_SENDMSG_RTN_B32 ENC_SOP1 default
    0x0f80325ec04d2a1, // S_SENDMSG_RTN_B64 ENC_SOP1 default
    0x0f40345ed04e1d1, // S_BARRIER_SIGNAL ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f40345ee04f1d2, // S_BARRIER_SIGNAL_ISFIRST ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f40245ef05024b, // S_GET_BARRIER_STATE ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f40345f00511ce, // S_BARRIER_INIT ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f40345ed0521cf, // S_BARRIER_JOIN ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f40345f10531bb, // S_ALLOC_VGPR ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60345f20531bb, // S_ALLOC_VGPR SOP1_INST_LITERAL has_lit_0
    0x0f40345f30582ab, // S_SLEEP_VAR ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60345f40582ab, // S_SLEEP_VAR SOP1_INST_LITERAL has_lit_0
    0x0f40245f50601fd, // S_CEIL_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245f60601fd, // S_CEIL_F32 SOP1_INST_LITERAL has_lit_0
    0x0f40245f5061244, // S_FLOOR_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245f6061244, // S_FLOOR_F32 SOP1_INST_LITERAL has_lit_0
    0x0f40245f50622b5, // S_TRUNC_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245f60622b5, // S_TRUNC_F32 SOP1_INST_LITERAL has_lit_0
    0x0f40245f506329c, // S_RNDNE_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245f606329c, // S_RNDNE_F32 SOP1_INST_LITERAL has_lit_0
    0x0f40245f7064237, // S_CVT_F32_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245f8064237, // S_CVT_F32_I32 SOP1_INST_LITERAL has_lit_0
    0x0f40245f9065238, // S_CVT_F32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245fa065238, // S_CVT_F32_U32 SOP1_INST_LITERAL has_lit_0
    0x0f40245fb06623a, // S_CVT_I32_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245fc06623a, // S_CVT_I32_F32 SOP1_INST_LITERAL has_lit_0
    0x0f40245fd06723c, // S_CVT_U32_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f60245fe06723c, // S_CVT_U32_F32 SOP1_INST_LITERAL has_lit_0
    0x0f40245ff068235, // S_CVT_F16_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f6024600068235, // S_CVT_F16_F32 SOP1_INST_LITERAL has_lit_0
    0x0f4024601069236, // S_CVT_F32_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f6024602069236, // S_CVT_F32_F16 SOP1_INST_LITERAL has_lit_0
    0x0f402460106a239, // S_CVT_HI_F32_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602460206a239, // S_CVT_HI_F32_F16 SOP1_INST_LITERAL has_lit_0
    0x0f402460306b1fc, // S_CEIL_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602460406b1fc, // S_CEIL_F16 SOP1_INST_LITERAL has_lit_0
    0x0f402460306c243, // S_FLOOR_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602460406c243, // S_FLOOR_F16 SOP1_INST_LITERAL has_lit_0
    0x0f402460306d2b4, // S_TRUNC_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602460406d2b4, // S_TRUNC_F16 SOP1_INST_LITERAL has_lit_0
    0x0f402460306e29b, // S_RNDNE_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f602460406e29b, // S_RNDNE_F16 SOP1_INST_LITERAL has_lit_0
    0x0fa046605000208, // S_CMP_EQ_I32 ENC_SOPC default
    0x0fc046606000208, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x0fe046607000208, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x100046608000208, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa046605001219, // S_CMP_LG_I32 ENC_SOPC default
    0x0fc046606001219, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x0fe046607001219, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x100046608001219, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa046605002211, // S_CMP_GT_I32 ENC_SOPC default
    0x0fc046606002211, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x0fe046607002211, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x100046608002211, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04660500320d, // S_CMP_GE_I32 ENC_SOPC default
    0x0fc04660600320d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x0fe04660700320d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x10004660800320d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04660500421e, // S_CMP_LT_I32 ENC_SOPC default
    0x0fc04660600421e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x0fe04660700421e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x10004660800421e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa046605005215, // S_CMP_LE_I32 ENC_SOPC default
    0x0fc046606005215, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x0fe046607005215, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x100046608005215, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa046609006209, // S_CMP_EQ_U32 ENC_SOPC default
    0x0fc04660a006209, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x0fe04660b006209, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x10004660c006209, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04660900721a, // S_CMP_LG_U32 ENC_SOPC default
    0x0fc04660a00721a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x0fe04660b00721a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x10004660c00721a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa046609008212, // S_CMP_GT_U32 ENC_SOPC default
    0x0fc04660a008212, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x0fe04660b008212, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x10004660c008212, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04660900920e, // S_CMP_GE_U32 ENC_SOPC default
    0x0fc04660a00920e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x0fe04660b00920e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x10004660c00920e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04660900a21f, // S_CMP_LT_U32 ENC_SOPC default
    0x0fc04660a00a21f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x0fe04660b00a21f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x10004660c00a21f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04660900b216, // S_CMP_LE_U32 ENC_SOPC default
    0x0fc04660a00b216, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x0fe04660b00b216, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x10004660c00b216, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04660900c1de, // S_BITCMP0_B32 ENC_SOPC default
    0x0fc04660a00c1de, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x0fe04660b00c1de, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x10004660c00c1de, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04660900d1e0, // S_BITCMP1_B32 ENC_SOPC default
    0x0fc04660a00d1e0, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x0fe04660b00d1e0, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x10004660c00d1e0, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04860d00e1df, // S_BITCMP0_B64 ENC_SOPC default
    0x0fc04860e00e1df, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x0fe04860f00e1df, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x10004861000e1df, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04860d00f1e1, // S_BITCMP1_B64 ENC_SOPC default
    0x0fc04860e00f1e1, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x0fe04860f00f1e1, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x10004861000f1e1, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04a61101020a, // S_CMP_EQ_U64 ENC_SOPC default
    0x0fc04a61201020a, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x0fe04a61301020a, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x10004a61401020a, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04a61101121b, // S_CMP_LG_U64 ENC_SOPC default
    0x0fc04a61201121b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x0fe04a61301121b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x10004a61401121b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661504121d, // S_CMP_LT_F32 ENC_SOPC default
    0x0fc04661604121d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe04661704121d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_1
    0x10004661804121d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa046615042207, // S_CMP_EQ_F32 ENC_SOPC default
    0x0fc046616042207, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe046617042207, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_1
    0x100046618042207, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa046615043214, // S_CMP_LE_F32 ENC_SOPC default
    0x0fc046616043214, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe046617043214, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_1
    0x100046618043214, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa046615044210, // S_CMP_GT_F32 ENC_SOPC default
    0x0fc046616044210, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe046617044210, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_1
    0x100046618044210, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa046615045218, // S_CMP_LG_F32 ENC_SOPC default
    0x0fc046616045218, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe046617045218, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_1
    0x100046618045218, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661504620c, // S_CMP_GE_F32 ENC_SOPC default
    0x0fc04661604620c, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe04661704620c, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_1
    0x10004661804620c, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661504722d, // S_CMP_O_F32 ENC_SOPC default
    0x0fc04661604722d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe04661704722d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_1
    0x10004661804722d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661504822f, // S_CMP_U_F32 ENC_SOPC default
    0x0fc04661604822f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe04661704822f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_1
    0x10004661804822f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa046615049223, // S_CMP_NGE_F32 ENC_SOPC default
    0x0fc046616049223, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe046617049223, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_1
    0x100046618049223, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661504a229, // S_CMP_NLG_F32 ENC_SOPC default
    0x0fc04661604a229, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe04661704a229, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_1
    0x10004661804a229, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661504b225, // S_CMP_NGT_F32 ENC_SOPC default
    0x0fc04661604b225, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe04661704b225, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_1
    0x10004661804b225, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661504c227, // S_CMP_NLE_F32 ENC_SOPC default
    0x0fc04661604c227, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe04661704c227, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_1
    0x10004661804c227, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661504d221, // S_CMP_NEQ_F32 ENC_SOPC default
    0x0fc04661604d221, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe04661704d221, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_1
    0x10004661804d221, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04661504e22b, // S_CMP_NLT_F32 ENC_SOPC default
    0x0fc04661604e22b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0
    0x0fe04661704e22b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_1
    0x10004661804e22b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c61905121c, // S_CMP_LT_F16 ENC_SOPC default
    0x0fc04c61a05121c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c61b05121c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c61c05121c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c619052206, // S_CMP_EQ_F16 ENC_SOPC default
    0x0fc04c61a052206, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c61b052206, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c61c052206, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c619053213, // S_CMP_LE_F16 ENC_SOPC default
    0x0fc04c61a053213, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c61b053213, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c61c053213, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c61905420f, // S_CMP_GT_F16 ENC_SOPC default
    0x0fc04c61a05420f, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c61b05420f, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c61c05420f, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c619055217, // S_CMP_LG_F16 ENC_SOPC default
    0x0fc04c61a055217, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c61b055217, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c61c055217, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c61905620b, // S_CMP_GE_F16 ENC_SOPC default
    0x0fc04c61a05620b, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c61b05620b, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c61c05620b, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c61905722c, // S_CMP_O_F16 ENC_SOPC default
    0x0fc04c61a05722c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c61b05722c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c61c05722c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c61905822e, // S_CMP_U_F16 ENC_SOPC default
    0x0fc04c61a05822e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c61b05822e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c61c05822e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c619059222, // S_CMP_NGE_F16 ENC_SOPC default
    0x0fc04c61a059222, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c61b059222, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c61c059222, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c61905a228, // S_CMP_NLG_F16 ENC_SOPC default
    0x0fc04c61a05a228, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c61b05a228, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c61c05a228, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c61905b224, // S_CMP_NGT_F16 ENC_SOPC default
    0x0fc04c61a05b224, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c61b05b224, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c61c05b224, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c61905c226, // S_CMP_NLE_F16 ENC_SOPC default
    0x0fc04c61a05c226, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c61b05c226, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c61c05c226, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c61905d220, // S_CMP_NEQ_F16 ENC_SOPC default
    0x0fc04c61a05d220, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c61b05d220, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c61c05d220, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fa04c61905e22a, // S_CMP_NLT_F16 ENC_SOPC default
    0x0fc04c61a05e22a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0
    0x0fe04c61b05e22a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_1
    0x10004c61c05e22a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x10205a61d00027f, // S_NOP ENC_SOPP default
    0x10205a61d0012a3, // S_SETKILL ENC_SOPP default
    0x10205a61d0022a2, // S_SETHALT ENC_SOPP default
    0x10205a61e0032aa, // S_SLEEP ENC_SOPP default
    0x10205c61f0051fe, // S_CLAUSE ENC_SOPP default
    0x10205e62000723f, // S_DELAY_ALU ENC_SOPP default
    0x1020606210082ba, // S_WAIT_ALU ENC_SOPP default
    0x1023f261d0092b9, // S_WAITCNT ENC_SOPP default
    0x1020181b000a2bf, // S_WAIT_IDLE ENC_SOPP default
    0x10205c62200b2bd, // S_WAIT_EVENT ENC_SOPP default
    0x10205a61d0102b3, // S_TRAP ENC_SOPP default
    0x10205c61d01129d, // S_ROUND_MODE ENC_SOPP default
    0x10205a61d012240, // S_DENORM_MODE ENC_SOPP default
    0x10205a61d0141d3, // S_BARRIER_WAIT ENC_SOPP default
    0x1020186230151d0, // S_BARRIER_LEAVE ENC_SOPP default
    0x1020181b001f230, // S_CODE_END ENC_SOPP default
    0x1020626240201e7, // S_BRANCH ENC_SOPP default
    0x1020626250211f8, // S_CBRANCH_SCC0 ENC_SOPP default
    0x1020626250221f9, // S_CBRANCH_SCC1 ENC_SOPP default
    0x1040626260231fb, // S_CBRANCH_VCCZ ENC_SOPP default
    0x1040626260241fa, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x1020626270251f7, // S_CBRANCH_EXECZ ENC_SOPP default
    0x1020626270261f6, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x1020641b0030241, // S_ENDPGM ENC_SOPP default
    0x1020181b0031242, // S_ENDPGM_SAVED ENC_SOPP default
    0x1020181b00342c6, // S_WAKEUP ENC_SOPP default
    0x10205a61d0352a5, // S_SETPRIO ENC_SOPP default
    0x10206662803629e, // S_SENDMSG ENC_SOPP default
    0x10206662803729f, // S_SENDMSGHALT ENC_SOPP default
    0x10205a61d03824d, // S_INCPERFLEVEL ENC_SOPP default
    0x10205a61d03923e, // S_DECPERFLEVEL ENC_SOPP default
    0x10201862903a2b6, // S_TTRACEDATA ENC_SOPP default
    0x10205c61d03b2b7, // S_TTRACEDATA_IMM ENC_SOPP default
    0x1020181b003c24c, // S_ICACHE_INV ENC_SOPP default
    0x10205c61d0402c1, // S_WAIT_LOADCNT ENC_SOPP default
    0x10205c61d0412c4, // S_WAIT_STORECNT ENC_SOPP default
    0x10205c61d0422c3, // S_WAIT_SAMPLECNT ENC_SOPP default
    0x10205c61d0432bb, // S_WAIT_BVHCNT ENC_SOPP default
    0x10205c61d0442be, // S_WAIT_EXPCNT ENC_SOPP default
    0x10205c61d0462bc, // S_WAIT_DSCNT ENC_SOPP default
    0x10205c61d0472c0, // S_WAIT_KMCNT ENC_SOPP default
    0x10205c62a0482c2, // S_WAIT_LOADCNT_DSCNT ENC_SOPP default
    0x10205c62a0492c5, // S_WAIT_STORECNT_DSCNT ENC_SOPP default
];
