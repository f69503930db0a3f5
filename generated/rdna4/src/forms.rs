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
    0x0401ce1781054be, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421d01791054be, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
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
    0x03e1d417d10947c, // V_MUL_I32_I24 ENC_VOP3 default
    0x0401d617e10947c, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0421d817f10947c, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x0441d418010947c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0461d418110947c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x0481d418210947c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d417d10a479, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x0401d617e10a479, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0421d817f10a479, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x0441d418010a479, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0461d418110a479, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x0481d418210a479, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d418310b47f, // V_MUL_U32_U24 ENC_VOP3 default
    0x0401d618410b47f, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0421d818510b47f, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x0441d418610b47f, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0461d418710b47f, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x0481d418810b47f, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d418310c47b, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x0401d618410c47b, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0421d818510c47b, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x0441d418610c47b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0461d418710c47b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x0481d418810c47b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1c417310d467, // V_MIN_NUM_F64 ENC_VOP3 default
    0x0441c417410d467, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_0
    0x0461c417510d467, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_1
    0x0481c417610d467, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1c417310e447, // V_MAX_NUM_F64 ENC_VOP3 default
    0x0441c417410e447, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_0
    0x0461c417510e447, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_1
    0x0481c417610e447, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d417d111464, // V_MIN_I32 ENC_VOP3 default
    0x0401d617e111464, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421d817f111464, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x0441d4180111464, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x0461d4181111464, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x0481d4182111464, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d417d112444, // V_MAX_I32 ENC_VOP3 default
    0x0401d617e112444, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421d817f112444, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x0441d4180112444, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x0461d4181112444, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x0481d4182112444, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d4183113469, // V_MIN_U32 ENC_VOP3 default
    0x0401d6184113469, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421d8185113469, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441d4186113469, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x0461d4187113469, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x0481d4188113469, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d4183114449, // V_MAX_U32 ENC_VOP3 default
    0x0401d6184114449, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421d8185114449, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441d4186114449, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x0461d4187114449, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x0481d4188114449, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0x03e1d4183118423, // V_LSHLREV_B32 ENC_VOP3 default
    0x0401d6184118423, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421d8185118423, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441d4186118423, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0461d4187118423, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x0481d4188118423, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d4183119428, // V_LSHRREV_B32 ENC_VOP3 default
    0x0401d6184119428, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421d8185119428, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441d4186119428, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0461d4187119428, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x0481d4188119428, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d418911a2f2, // V_ASHRREV_I32 ENC_VOP3 default
    0x0401d618a11a2f2, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421d818b11a2f2, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x0441d418c11a2f2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x0461d418d11a2f2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x0481d418e11a2f2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d418311b2ef, // V_AND_B32 ENC_VOP3 default
    0x0401d618411b2ef, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421d818511b2ef, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441d418611b2ef, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x0461d418711b2ef, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x0481d418811b2ef, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d418311c485, // V_OR_B32 ENC_VOP3 default
    0x0401d618411c485, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421d818511c485, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441d418611c485, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0461d418711c485, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0481d418811c485, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d418311d4f4, // V_XOR_B32 ENC_VOP3 default
    0x0401d618411d4f4, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421d818511d4f4, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441d418611d4f4, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x0461d418711d4f4, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x0481d418811d4f4, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d418311e4f1, // V_XNOR_B32 ENC_VOP3 default
    0x0401d618411e4f1, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421d818511e4f1, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441d418611e4f1, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x0461d418711e4f1, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x0481d418811e4f1, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e1dc18f11f424, // V_LSHLREV_B64 ENC_VOP3 default
    0x0601dc19011f424, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0621dc19111f424, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0641e41921202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x0661e61931202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0681e81941202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a1e41951202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c1e41961202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e1e41971202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0641e41921214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x0661e61931214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0681e81941214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a1e41951214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c1e41961214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e1e41971214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0641e41921224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x0661e61931224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0681e81941224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a1e41951224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c1e41961224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e1e41971224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d41831252eb, // V_ADD_NC_U32 ENC_VOP3 default
    0x0401d61841252eb, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421d81851252eb, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441d41861252eb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0461d41871252eb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x0481d41881252eb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d41831264c7, // V_SUB_NC_U32 ENC_VOP3 default
    0x0401d61841264c7, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421d81851264c7, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441d41861264c7, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0461d41871264c7, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x0481d41881264c7, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d41831274bf, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x0401d61841274bf, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421d81851274bf, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441d41861274bf, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0461d41871274bf, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x0481d41881274bf, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1cc19812b403, // V_FMAC_F32 ENC_VOP3 default
    0x0401ce19912b403, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421d019a12b403, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441cc19b12b403, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x0461cc19c12b403, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x0481cc19d12b403, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1f419e12f3cd, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x0401f619f12f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421f81a012f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441f41a112f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0461f41a212f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x0481f41a312f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2001a4130465, // V_MIN_NUM_F16 ENC_VOP3 default
    0x0402021a5130465, // V_MIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422041a6130465, // V_MIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442001a7130465, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0462001a8130465, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482001a9130465, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2001a4131445, // V_MAX_NUM_F16 ENC_VOP3 default
    0x0402021a5131445, // V_MAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422041a6131445, // V_MAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442001a7131445, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0462001a8131445, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482001a9131445, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2001a41322e4, // V_ADD_F16 ENC_VOP3 default
    0x0402021a51322e4, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422041a61322e4, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442001a71322e4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x0462001a81322e4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x0482001a91322e4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2001a41334c2, // V_SUB_F16 ENC_VOP3 default
    0x0402021a51334c2, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422041a61334c2, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442001a71334c2, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x0462001a81334c2, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x0482001a91334c2, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2001a41344bd, // V_SUBREV_F16 ENC_VOP3 default
    0x0402021a51344bd, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422041a61344bd, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442001a71344bd, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x0462001a81344bd, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x0482001a91344bd, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2001a4135475, // V_MUL_F16 ENC_VOP3 default
    0x0402021a5135475, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422041a6135475, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442001a7135475, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x0462001a8135475, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x0482001a9135475, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2001aa136402, // V_FMAC_F16 ENC_VOP3 default
    0x0402021ab136402, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422041ac136402, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442001ad136402, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x0462001ae136402, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x0482001af136402, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e20c1a413b41c, // V_LDEXP_F16 ENC_VOP3 default
    0x04020e1a513b41c, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422101a613b41c, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04420c1a713b41c, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x04620c1a813b41c, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x04820c1a913b41c, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e12c1b0180480, // V_NOP ENC_VOP3 default
    0x03e1341b118146f, // V_MOV_B32 ENC_VOP3 default
    0x0401361b218146f, // V_MOV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421381b318146f, // V_MOV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441341b418146f, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x07013c1b51824a9, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x03e1401b61833bd, // V_CVT_I32_F64 ENC_VOP3 default
    0x0441401b71833bd, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1441b81843b8, // V_CVT_F64_I32 ENC_VOP3 default
    0x0441441b91843b8, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x03e1481ba1853b1, // V_CVT_F32_I32 ENC_VOP3 default
    0x04014a1bb1853b1, // V_CVT_F32_I32 VOP3_VOP_DPP8 has_dpp8
    0x04214c1bc1853b1, // V_CVT_F32_I32 VOP3_VOP_DPP16 has_dpp16
    0x0441481bd1853b1, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x03e1481be1863b2, // V_CVT_F32_U32 ENC_VOP3 default
    0x04014a1bf1863b2, // V_CVT_F32_U32 VOP3_VOP_DPP8 has_dpp8
    0x04214c1c01863b2, // V_CVT_F32_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441481c11863b2, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x03e1341c21873d4, // V_CVT_U32_F32 ENC_VOP3 default
    0x0401361c31873d4, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381c41873d4, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341c51873d4, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1341c61883bc, // V_CVT_I32_F32 ENC_VOP3 default
    0x0401361c71883bc, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381c81883bc, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341c91883bc, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1541ca18a3aa, // V_CVT_F16_F32 ENC_VOP3 default
    0x0401561cb18a3aa, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421581cc18a3aa, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441541cd18a3aa, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1601ce18b3ae, // V_CVT_F32_F16 ENC_VOP3 default
    0x0401621cf18b3ae, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421641d018b3ae, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441601d118b3ae, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1341c618c3bf, // V_CVT_NEAREST_I32_F32 ENC_VOP3 default
    0x0401361c718c3bf, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381c818c3bf, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341c918c3bf, // V_CVT_NEAREST_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1341c618d3ba, // V_CVT_FLOOR_I32_F32 ENC_VOP3 default
    0x0401361c718d3ba, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381c818d3ba, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341c918d3ba, // V_CVT_FLOOR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1481ba18e3c2, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x04014a1bb18e3c2, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP8 has_dpp8
    0x04214c1bc18e3c2, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP16 has_dpp16
    0x0441481bd18e3c2, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x03e1401d218f3af, // V_CVT_F32_F64 ENC_VOP3 default
    0x0441401d318f3af, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1661d41903b7, // V_CVT_F64_F32 ENC_VOP3 default
    0x0441661d51903b7, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1481be1913b3, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x04014a1bf1913b3, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP8 has_dpp8
    0x04214c1c01913b3, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP16 has_dpp16
    0x0441481c11913b3, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x03e1481be1923b4, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x04014a1bf1923b4, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP8 has_dpp8
    0x04214c1c01923b4, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP16 has_dpp16
    0x0441481c11923b4, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x03e1481be1933b5, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x04014a1bf1933b5, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP8 has_dpp8
    0x04214c1c01933b5, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP16 has_dpp16
    0x0441481c11933b5, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x03e1481be1943b6, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x04014a1bf1943b6, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP8 has_dpp8
    0x04214c1c01943b6, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP16 has_dpp16
    0x0441481c11943b6, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x03e1401d61953d5, // V_CVT_U32_F64 ENC_VOP3 default
    0x0441401d71953d5, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1441d81963b9, // V_CVT_F64_U32 ENC_VOP3 default
    0x0441441d91963b9, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x03e16a1da1974e3, // V_TRUNC_F64 ENC_VOP3 default
    0x04416a1db1974e3, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x03e16a1da1982fc, // V_CEIL_F64 ENC_VOP3 default
    0x04416a1db1982fc, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x03e16a1da1994ad, // V_RNDNE_F64 ENC_VOP3 default
    0x04416a1db1994ad, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x03e16a1da19a3ff, // V_FLOOR_F64 ENC_VOP3 default
    0x04416a1db19a3ff, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x03e12c1b019b48d, // V_PIPEFLUSH ENC_VOP3 default
    0x03e1721dc19c46e, // V_MOV_B16 ENC_VOP3 default
    0x0401741dd19c46e, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x0421761de19c46e, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x0441721df19c46e, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x03e1341e01a040e, // V_FRACT_F32 ENC_VOP3 default
    0x0401361e11a040e, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381e21a040e, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341e31a040e, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1341e01a14e2, // V_TRUNC_F32 ENC_VOP3 default
    0x0401361e11a14e2, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381e21a14e2, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341e31a14e2, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1341e01a22fb, // V_CEIL_F32 ENC_VOP3 default
    0x0401361e11a22fb, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381e21a22fb, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341e31a22fb, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1341e01a34ac, // V_RNDNE_F32 ENC_VOP3 default
    0x0401361e11a34ac, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381e21a34ac, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341e31a34ac, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1341e01a43fe, // V_FLOOR_F32 ENC_VOP3 default
    0x0401361e11a43fe, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381e21a43fe, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341e31a43fe, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1341e01a53fc, // V_EXP_F32 ENC_VOP3 default
    0x0401361e11a53fc, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381e21a53fc, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341e31a53fc, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1341e01a7421, // V_LOG_F32 ENC_VOP3 default
    0x0401361e11a7421, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381e21a7421, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341e31a7421, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1341e01aa4a6, // V_RCP_F32 ENC_VOP3 default
    0x0401361e11aa4a6, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381e21aa4a6, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341e31aa4a6, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1341e01ab4a8, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x0401361e11ab4a8, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381e21ab4a8, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341e31ab4a8, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1341e01ae4af, // V_RSQ_F32 ENC_VOP3 default
    0x0401361e11ae4af, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381e21ae4af, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341e31ae4af, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x03e16a1da1af4a7, // V_RCP_F64 ENC_VOP3 default
    0x04416a1db1af4a7, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x03e16a1da1b14b0, // V_RSQ_F64 ENC_VOP3 default
    0x04416a1db1b14b0, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1341e01b34b9, // V_SQRT_F32 ENC_VOP3 default
    0x0401361e11b34b9, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381e21b34b9, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341e31b34b9, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x03e16a1da1b44ba, // V_SQRT_F64 ENC_VOP3 default
    0x04416a1db1b44ba, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1341e01b54b7, // V_SIN_F32 ENC_VOP3 default
    0x0401361e11b54b7, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381e21b54b7, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341e31b54b7, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1341e01b63a4, // V_COS_F32 ENC_VOP3 default
    0x0401361e11b63a4, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381e21b63a4, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341e31b63a4, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1481e41b7482, // V_NOT_B32 ENC_VOP3 default
    0x04014a1e51b7482, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x04214c1e61b7482, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441481e71b7482, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x03e1341b11b82f9, // V_BFREV_B32 ENC_VOP3 default
    0x0401361b21b82f9, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421381b31b82f9, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441341b41b82f9, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x03e1481e81b92fe, // V_CLZ_I32_U32 ENC_VOP3 default
    0x04014a1e91b92fe, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x04214c1ea1b92fe, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441481eb1b92fe, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x03e1481e81ba3a5, // V_CTZ_I32_B32 ENC_VOP3 default
    0x04014a1e91ba3a5, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x04214c1ea1ba3a5, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441481eb1ba3a5, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x03e1481ec1bb2fd, // V_CLS_I32 ENC_VOP3 default
    0x04014a1ed1bb2fd, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x04214c1ee1bb2fd, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x0441481ef1bb2fd, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x03e1401b61bc412, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x0441401b71bc412, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x03e16a1da1bd415, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x04416a1db1bd415, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x03e16a1da1be40f, // V_FRACT_F64 ENC_VOP3 default
    0x04416a1db1be40f, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1341c61bf411, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x0401361c71bf411, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381c81bf411, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341c91bf411, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1341e01c0414, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0401361e11c0414, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421381e21c0414, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441341e31c0414, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1341f01c246a, // V_MOVRELD_B32 ENC_VOP3 default
    0x0401361f11c246a, // V_MOVRELD_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421381f21c246a, // V_MOVRELD_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441341f31c246a, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x0701341f41c346d, // V_MOVRELS_B32 ENC_VOP3 default
    0x0401361f11c346d, // V_MOVRELS_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421381f21c346d, // V_MOVRELS_B32 VOP3_VOP_DPP16 has_dpp16
    0x0701341f41c446c, // V_MOVRELSD_B32 ENC_VOP3 default
    0x0401361f11c446c, // V_MOVRELSD_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421381f21c446c, // V_MOVRELSD_B32 VOP3_VOP_DPP16 has_dpp16
    0x0701341f41c846b, // V_MOVRELSD_2_B32 ENC_VOP3 default
    0x0401361f11c846b, // V_MOVRELSD_2_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421381f21c846b, // V_MOVRELSD_2_B32 VOP3_VOP_DPP16 has_dpp16
    0x03e17e1f51d03ac, // V_CVT_F16_U16 ENC_VOP3 default
    0x0401801f61d03ac, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x0421821f71d03ac, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x04417e1f81d03ac, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x03e17e1f91d13ab, // V_CVT_F16_I16 ENC_VOP3 default
    0x0401801fa1d13ab, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x0421821fb1d13ab, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x04417e1fc1d13ab, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x03e18a1fd1d23d3, // V_CVT_U16_F16 ENC_VOP3 default
    0x04018c1fe1d23d3, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04218e1ff1d23d3, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04418a2001d23d3, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e18a2011d33bb, // V_CVT_I16_F16 ENC_VOP3 default
    0x04018c2021d33bb, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04218e2031d33bb, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04418a2041d33bb, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1962051d44a5, // V_RCP_F16 ENC_VOP3 default
    0x0401982061d44a5, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a2071d44a5, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441962081d44a5, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1962051d54b8, // V_SQRT_F16 ENC_VOP3 default
    0x0401982061d54b8, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a2071d54b8, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441962081d54b8, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1962051d64ae, // V_RSQ_F16 ENC_VOP3 default
    0x0401982061d64ae, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a2071d64ae, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441962081d64ae, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1962051d7420, // V_LOG_F16 ENC_VOP3 default
    0x0401982061d7420, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a2071d7420, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441962081d7420, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1962051d83fb, // V_EXP_F16 ENC_VOP3 default
    0x0401982061d83fb, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a2071d83fb, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441962081d83fb, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1962051d9413, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0401982061d9413, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a2071d9413, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441962081d9413, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x03e18a2011da410, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x04018c2021da410, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04218e2031da410, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04418a2041da410, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1962051db3fd, // V_FLOOR_F16 ENC_VOP3 default
    0x0401982061db3fd, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a2071db3fd, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441962081db3fd, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1962051dc2fa, // V_CEIL_F16 ENC_VOP3 default
    0x0401982061dc2fa, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a2071dc2fa, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441962081dc2fa, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1962051dd4e1, // V_TRUNC_F16 ENC_VOP3 default
    0x0401982061dd4e1, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a2071dd4e1, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441962081dd4e1, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1962051de4ab, // V_RNDNE_F16 ENC_VOP3 default
    0x0401982061de4ab, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a2071de4ab, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441962081de4ab, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1962051df40d, // V_FRACT_F16 ENC_VOP3 default
    0x0401982061df40d, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a2071df40d, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441962081df40d, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1962051e04b6, // V_SIN_F16 ENC_VOP3 default
    0x0401982061e04b6, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a2071e04b6, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441962081e04b6, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1962051e13a3, // V_COS_F16 ENC_VOP3 default
    0x0401982061e13a3, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x04219a2071e13a3, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441962081e13a3, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1482091e24b5, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x04014a20a1e24b5, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x04214c20b1e24b5, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x04414820c1e24b5, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x03e18a2011e33c0, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x04018c2021e33c0, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04218e2031e33c0, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04418a2041e33c0, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e18a1fd1e43c1, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x04018c1fe1e43c1, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04218e1ff1e43c1, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04418a2001e43c1, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e17220d1e9481, // V_NOT_B16 ENC_VOP3 default
    0x04017420e1e9481, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x04217620f1e9481, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x0441722101e9481, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x03e1a62111ea3be, // V_CVT_I32_I16 ENC_VOP3 default
    0x0401a82121ea3be, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x0421aa2131ea3be, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x0441a62141ea3be, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x03e1a62151eb3d6, // V_CVT_U32_U16 ENC_VOP3 default
    0x0401a82161eb3d6, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x0421aa2171eb3d6, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x0441a62181eb3d6, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x03e1ac2191ec3b0, // V_CVT_F32_FP8 ENC_VOP3 default
    0x0401ae21a1ec3b0, // V_CVT_F32_FP8 VOP3_VOP_DPP8 has_dpp8
    0x0421b021b1ec3b0, // V_CVT_F32_FP8 VOP3_VOP_DPP16 has_dpp16
    0x0441ac21c1ec3b0, // V_CVT_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x03e1ac21d1ed3ad, // V_CVT_F32_BF8 ENC_VOP3 default
    0x0401ae21e1ed3ad, // V_CVT_F32_BF8 VOP3_VOP_DPP8 has_dpp8
    0x0421b021f1ed3ad, // V_CVT_F32_BF8 VOP3_VOP_DPP16 has_dpp16
    0x0441ac2201ed3ad, // V_CVT_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x03e1b42211ee3c5, // V_CVT_PK_F32_FP8 ENC_VOP3 default
    0x0441b42221ee3c5, // V_CVT_PK_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x03e1b42231ef3c4, // V_CVT_PK_F32_BF8 ENC_VOP3 default
    0x0441b42241ef3c4, // V_CVT_PK_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x03e214225209406, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x040216226209406, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x042218227209406, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x044214228209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x046214229209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x04821422a209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221422b209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x07421422c209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621422d209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821422e209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a22f20a42e, // V_MAD_I32_I24 ENC_VOP3 default
    0x04021c23020a42e, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x04221e23120a42e, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04421a23220a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04621a23320a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04821a23420a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a23520a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x07421a23620a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a23720a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a23820a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a23920b431, // V_MAD_U32_U24 ENC_VOP3 default
    0x04021c23a20b431, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x04221e23b20b431, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04421a23c20b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04621a23d20b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04821a23e20b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a23f20b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x07421a24020b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a24120b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a24220b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21422520c3a6, // V_CUBEID_F32 ENC_VOP3 default
    0x04021622620c3a6, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x04221822720c3a6, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x04421422820c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x04621422920c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x04821422a20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221422b20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x07421422c20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621422d20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821422e20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21422520d3a8, // V_CUBESC_F32 ENC_VOP3 default
    0x04021622620d3a8, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04221822720d3a8, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04421422820d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x04621422920d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x04821422a20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221422b20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x07421422c20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621422d20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821422e20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21422520e3a9, // V_CUBETC_F32 ENC_VOP3 default
    0x04021622620e3a9, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04221822720e3a9, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04421422820e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x04621422920e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x04821422a20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221422b20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x07421422c20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621422d20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821422e20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21422520f3a7, // V_CUBEMA_F32 ENC_VOP3 default
    0x04021622620f3a7, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x04221822720f3a7, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04421422820f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04621422920f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x04821422a20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221422b20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07421422c20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621422d20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821422e20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a2432102f6, // V_BFE_U32 ENC_VOP3 default
    0x04021c2442102f6, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04221e2452102f6, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04421a2462102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x04621a2472102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x04821a2482102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a2492102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x07421a24a2102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a24b2102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a24c2102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a24d2112f5, // V_BFE_I32 ENC_VOP3 default
    0x04021c24e2112f5, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04221e24f2112f5, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04421a2502112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x04621a2512112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x04821a2522112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a2532112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x07421a2542112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a2552112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a2562112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a2432122f7, // V_BFI_B32 ENC_VOP3 default
    0x04021c2442122f7, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x04221e2452122f7, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x04421a2462122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x04621a2472122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x04821a2482122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a2492122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x07421a24a2122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a24b2122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a24c2122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e214225213408, // V_FMA_F32 ENC_VOP3 default
    0x040216226213408, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x042218227213408, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x044214228213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x046214229213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x04821422a213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221422b213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07421422c213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621422d213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821422e213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e220257214409, // V_FMA_F64 ENC_VOP3 default
    0x044220258214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x046220259214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x04822025a214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222025b214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x07422025c214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622025d214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822025e214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21425f21541f, // V_LERP_U8 ENC_VOP3 default
    0x04021626021541f, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x04221826121541f, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x04421426221541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x04621426321541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x04821426421541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221426521541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x07421426621541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621426721541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821426821541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2222692162ec, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x04022426a2162ec, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x04222626b2162ec, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x04422226c2162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x04622226d2162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x04822226e2162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222226f2162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x0742222702162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762222712162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782222722162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2222692172ed, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x04022426a2172ed, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x04222626b2172ed, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x04422226c2172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x04622226d2172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x04822226e2172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222226f2172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x0742222702172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762222712172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782222722172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e214225218473, // V_MULLIT_F32 ENC_VOP3 default
    0x040216226218473, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x042218227218473, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x044214228218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x046214229218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x04821422a218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221422b218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x07421422c218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621422d218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821422e218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a27321a453, // V_MIN3_I32 ENC_VOP3 default
    0x04021c27421a453, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04221e27521a453, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04421a27621a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x04621a27721a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x04821a27821a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a27921a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x07421a27a21a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a27b21a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a27c21a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a24321b457, // V_MIN3_U32 ENC_VOP3 default
    0x04021c24421b457, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04221e24521b457, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04421a24621b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x04621a24721b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x04821a24821b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a24921b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x07421a24a21b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a24b21b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a24c21b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a27321d433, // V_MAX3_I32 ENC_VOP3 default
    0x04021c27421d433, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04221e27521d433, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04421a27621d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x04621a27721d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x04821a27821d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a27921d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x07421a27a21d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a27b21d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a27c21d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a24321e437, // V_MAX3_U32 ENC_VOP3 default
    0x04021c24421e437, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04221e24521e437, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04421a24621e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x04621a24721e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x04821a24821e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a24921e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x07421a24a21e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a24b21e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a24c21e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a27322044d, // V_MED3_I32 ENC_VOP3 default
    0x04021c27422044d, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04221e27522044d, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04421a27622044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x04621a27722044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x04821a27822044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a27922044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x07421a27a22044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a27b22044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a27c22044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a243221451, // V_MED3_U32 ENC_VOP3 default
    0x04021c244221451, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04221e245221451, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04421a246221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x04621a247221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x04821a248221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a249221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x07421a24a221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a24b221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a24c221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a27d2224b4, // V_SAD_U8 ENC_VOP3 default
    0x04021c27e2224b4, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x04221e27f2224b4, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x04421a2802224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x04621a2812224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x04821a2822224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a2832224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07421a2842224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a2852224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a2862224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a27d2234b1, // V_SAD_HI_U8 ENC_VOP3 default
    0x04021c27e2234b1, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x04221e27f2234b1, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x04421a2802234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x04621a2812234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x04821a2822234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a2832234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x07421a2842234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a2852234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a2862234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a2872244b2, // V_SAD_U16 ENC_VOP3 default
    0x04021c2882244b2, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x04221e2892244b2, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x04421a28a2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x04621a28b2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x04821a28c2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a28d2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07421a28e2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a28f2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a2902244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a2432254b3, // V_SAD_U32 ENC_VOP3 default
    0x04021c2442254b3, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04221e2452254b3, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04421a2462254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04621a2472254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x04821a2482254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a2492254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07421a24a2254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a24b2254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a24c2254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2282912263d0, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x04022a2922263d0, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x04222c2932263d0, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442282942263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x0462282952263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x0482282962263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722282972263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x0742282982263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762282992263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822829a2263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2142252273d8, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x0442142282273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x0462142292273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x04821422a2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221422b2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x07421422c2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621422d2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821422e2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2202572283d9, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x0442202582283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x0462202592283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x04822025a2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222025b2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x07422025c2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622025d2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822025e2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e214225229455, // V_MIN3_NUM_F32 ENC_VOP3 default
    0x040216226229455, // V_MIN3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x042218227229455, // V_MIN3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x044214228229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x046214229229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04821422a229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221422b229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07421422c229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621422d229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821422e229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21422522a435, // V_MAX3_NUM_F32 ENC_VOP3 default
    0x04021622622a435, // V_MAX3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04221822722a435, // V_MAX3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04421422822a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04621422922a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04821422a22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221422b22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07421422c22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621422d22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821422e22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22e29b22b454, // V_MIN3_NUM_F16 ENC_VOP3 default
    0x04023029c22b454, // V_MIN3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04223229d22b454, // V_MIN3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04422e29e22b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04622e29f22b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04822e2a022b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222e2a122b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07422e2a222b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622e2a322b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822e2a422b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22e29b22c434, // V_MAX3_NUM_F16 ENC_VOP3 default
    0x04023029c22c434, // V_MAX3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04223229d22c434, // V_MAX3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04422e29e22c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04622e29f22c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04822e2a022c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222e2a122c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07422e2a222c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622e2a322c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822e2a422c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21422522d459, // V_MINIMUM3_F32 ENC_VOP3 default
    0x04021622622d459, // V_MINIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04221822722d459, // V_MINIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04421422822d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x04621422922d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x04821422a22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221422b22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x07421422c22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621422d22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821422e22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21422522e439, // V_MAXIMUM3_F32 ENC_VOP3 default
    0x04021622622e439, // V_MAXIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04221822722e439, // V_MAXIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04421422822e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x04621422922e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x04821422a22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221422b22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x07421422c22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621422d22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821422e22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22e29b22f458, // V_MINIMUM3_F16 ENC_VOP3 default
    0x04023029c22f458, // V_MINIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x04223229d22f458, // V_MINIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04422e29e22f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x04622e29f22f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x04822e2a022f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222e2a122f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x07422e2a222f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622e2a322f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822e2a422f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22e29b230438, // V_MAXIMUM3_F16 ENC_VOP3 default
    0x04023029c230438, // V_MAXIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x04223229d230438, // V_MAXIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04422e29e230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x04622e29f230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x04822e2a0230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222e2a1230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x07422e2a2230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622e2a3230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822e2a4230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21422523144f, // V_MED3_NUM_F32 ENC_VOP3 default
    0x04021622623144f, // V_MED3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04221822723144f, // V_MED3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04421422823144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04621422923144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04821422a23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221422b23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07421422c23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621422d23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821422e23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22e29b23244e, // V_MED3_NUM_F16 ENC_VOP3 default
    0x04023029c23244e, // V_MED3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04223229d23244e, // V_MED3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04422e29e23244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04622e29f23244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04822e2a023244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222e2a123244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07422e2a223244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622e2a323244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822e2a423244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07a2142a52373da, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x07c2142a62373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x07e2142a72373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x0802142a82373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0822142a92373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x0842142aa2373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0862142ab2373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0882142ac2373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07a2202ad2383db, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x07c2202ae2383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x07e2202af2383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x0802202b02383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0822202b12383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x0842202b22383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0862202b32383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0882202b42383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21425f239472, // V_MSAD_U8 ENC_VOP3 default
    0x040216260239472, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x042218261239472, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x044214262239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x046214263239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x048214264239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072214265239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x074214266239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x076214267239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x078214268239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2342b523a4a4, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x0442342b623a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0462342b723a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0482342b823a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722342b923a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x0742342ba23a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762342bb23a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782342bc23a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2342b523b470, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x0442342b623b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0462342b723b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0482342b823b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722342b923b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x0742342ba23b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762342bb23b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782342bc23b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x08a2362bd23d471, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x08c2362be23d471, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x08e2362bf23d471, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x0902362c023d471, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e21a2432404f2, // V_XOR3_B32 ENC_VOP3 default
    0x04021c2442404f2, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04221e2452404f2, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04421a2462404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x04621a2472404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x04821a2482404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a2492404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07421a24a2404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a24b2404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a24c2404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2382c124142f, // V_MAD_U16 ENC_VOP3 default
    0x04023a2c224142f, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x04223c2c324142f, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442382c424142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0462382c524142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0482382c624142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722382c724142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x0742382c824142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762382c924142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782382ca24142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23e2cb24448c, // V_PERM_B32 ENC_VOP3 default
    0x0402402cc24448c, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x0422422cd24448c, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x04423e2ce24448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x04623e2cf24448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x04823e2d024448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223e2d124448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x07423e2d224448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623e2d324448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823e2d424448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a2432454f0, // V_XAD_U32 ENC_VOP3 default
    0x04021c2442454f0, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04221e2452454f0, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04421a2462454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04621a2472454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x04821a2482454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a2492454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07421a24a2454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a24b2454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a24c2454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a243246425, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x04021c244246425, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04221e245246425, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04421a246246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x04621a247246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x04821a248246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a249246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x07421a24a246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a24b246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a24c246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a2432472e7, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x04021c2442472e7, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x04221e2452472e7, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x04421a2462472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x04621a2472472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x04821a2482472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a2492472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x07421a24a2472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a24b2472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a24c2472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22e29b248407, // V_FMA_F16 ENC_VOP3 default
    0x04023029c248407, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x04223229d248407, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x04422e29e248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x04622e29f248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x04822e2a0248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222e2a1248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x07422e2a2248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622e2a3248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822e2a4248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2382d524a452, // V_MIN3_I16 ENC_VOP3 default
    0x04023a2d624a452, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04223c2d724a452, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442382d824a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x0462382d924a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x0482382da24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722382db24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x0742382dc24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762382dd24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782382de24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2382c124b456, // V_MIN3_U16 ENC_VOP3 default
    0x04023a2c224b456, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04223c2c324b456, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442382c424b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x0462382c524b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x0482382c624b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722382c724b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x0742382c824b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762382c924b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782382ca24b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2382d524d432, // V_MAX3_I16 ENC_VOP3 default
    0x04023a2d624d432, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04223c2d724d432, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442382d824d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x0462382d924d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x0482382da24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722382db24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x0742382dc24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762382dd24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782382de24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2382c124e436, // V_MAX3_U16 ENC_VOP3 default
    0x04023a2c224e436, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04223c2c324e436, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442382c424e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x0462382c524e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x0482382c624e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722382c724e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x0742382c824e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762382c924e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782382ca24e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2382d525044c, // V_MED3_I16 ENC_VOP3 default
    0x04023a2d625044c, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04223c2d725044c, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442382d825044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x0462382d925044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x0482382da25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722382db25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x0742382dc25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762382dd25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782382de25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2382c1251450, // V_MED3_U16 ENC_VOP3 default
    0x04023a2c2251450, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04223c2c3251450, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442382c4251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x0462382c5251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x0482382c6251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722382c7251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x0742382c8251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762382c9251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782382ca251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2382d525342c, // V_MAD_I16 ENC_VOP3 default
    0x04023a2d625342c, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x04223c2d725342c, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442382d825342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x0462382d925342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x0482382da25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722382db25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x0742382dc25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762382dd25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782382de25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22e29b2543d7, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x04023029c2543d7, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x04223229d2543d7, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04422e29e2543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x04622e29f2543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x04822e2a02543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222e2a12543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x07422e2a22543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622e2a32543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822e2a42543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a2432552e1, // V_ADD3_U32 ENC_VOP3 default
    0x04021c2442552e1, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04221e2452552e1, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04421a2462552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x04621a2472552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x04821a2482552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a2492552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x07421a24a2552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a24b2552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a24c2552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a243256426, // V_LSHL_OR_B32 ENC_VOP3 default
    0x04021c244256426, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04221e245256426, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04421a246256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04621a247256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04821a248256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a249256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07421a24a256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a24b256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a24c256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a2432572f0, // V_AND_OR_B32 ENC_VOP3 default
    0x04021c2442572f0, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04221e2452572f0, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04421a2462572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04621a2472572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04821a2482572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a2492572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07421a24a2572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a24b2572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a24c2572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a243258483, // V_OR3_B32 ENC_VOP3 default
    0x04021c244258483, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04221e245258483, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04421a246258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x04621a247258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x04821a248258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a249258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07421a24a258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a24b258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a24c258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2442df259430, // V_MAD_U32_U16 ENC_VOP3 default
    0x0402462e0259430, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422482e1259430, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442442e2259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x0462442e3259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x0482442e4259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722442e5259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x0742442e6259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762442e7259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782442e8259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2442e925a42d, // V_MAD_I32_I16 ENC_VOP3 default
    0x0402462ea25a42d, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x0422482eb25a42d, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442442ec25a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x0462442ed25a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x0482442ee25a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722442ef25a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x0742442f025a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762442f125a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782442f225a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09224a2f325b487, // V_PERMLANE16_B32 ENC_VOP3 default
    0x09424a2f425b487, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x09624a2f525b487, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x09824a2f625b487, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09224a2f325c48a, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x09424a2f425c48a, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x09624a2f525c48a, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x09824a2f625c48a, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x05624c2f725d3a1, // V_CNDMASK_B16 ENC_VOP3 default
    0x04024e2f825d3a1, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x0422502f925d3a1, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x05824c2fa25d3a1, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x05a24c2fb25d3a1, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x05c24c2fc25d3a1, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e21a243262442, // V_MAXMIN_U32 ENC_VOP3 default
    0x04021c244262442, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x04221e245262442, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04421a246262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04621a247262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04821a248262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a249262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x07421a24a262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a24b262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a24c262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a243263462, // V_MINMAX_U32 ENC_VOP3 default
    0x04021c244263462, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x04221e245263462, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04421a246263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04621a247263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04821a248263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a249263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x07421a24a263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a24b263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a24c263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a27326443f, // V_MAXMIN_I32 ENC_VOP3 default
    0x04021c27426443f, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04221e27526443f, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04421a27626443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04621a27726443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04821a27826443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a27926443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x07421a27a26443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a27b26443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a27c26443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21a27326545f, // V_MINMAX_I32 ENC_VOP3 default
    0x04021c27426545f, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04221e27526545f, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04421a27626545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04621a27726545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04821a27826545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221a27926545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x07421a27a26545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621a27b26545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821a27c26545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2522fd2663df, // V_DOT2_F16_F16 ENC_VOP3 default
    0x0402542fe2663df, // V_DOT2_F16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422562ff2663df, // V_DOT2_F16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442523002663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0
    0x0462523012663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1
    0x0482523022663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722523032663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_2
    0x0742523042663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762523052663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782523062663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2583072673de, // V_DOT2_BF16_BF16 ENC_VOP3 default
    0x04025a3082673de, // V_DOT2_BF16_BF16 VOP3_VOP_DPP8 has_dpp8
    0x04225c3092673de, // V_DOT2_BF16_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04425830a2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0
    0x04625830b2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1
    0x04825830c2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07225830d2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_2
    0x07425830e2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07625830f2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782583102673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e214225268461, // V_MINMAX_NUM_F32 ENC_VOP3 default
    0x040216226268461, // V_MINMAX_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x042218227268461, // V_MINMAX_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x044214228268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x046214229268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04821422a268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221422b268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07421422c268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621422d268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821422e268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e214225269441, // V_MAXMIN_NUM_F32 ENC_VOP3 default
    0x040216226269441, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x042218227269441, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x044214228269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x046214229269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04821422a269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221422b269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07421422c269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621422d269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821422e269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22e29b26a460, // V_MINMAX_NUM_F16 ENC_VOP3 default
    0x04023029c26a460, // V_MINMAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04223229d26a460, // V_MINMAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04422e29e26a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04622e29f26a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04822e2a026a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222e2a126a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07422e2a226a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622e2a326a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822e2a426a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22e29b26b440, // V_MAXMIN_NUM_F16 ENC_VOP3 default
    0x04023029c26b440, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04223229d26b440, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04422e29e26b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04622e29f26b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04822e2a026b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222e2a126b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07422e2a226b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622e2a326b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822e2a426b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21422526c45b, // V_MINIMUMMAXIMUM_F32 ENC_VOP3 default
    0x04021622626c45b, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04221822726c45b, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04421422826c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04621422926c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04821422a26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221422b26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07421422c26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621422d26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821422e26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e21422526d43b, // V_MAXIMUMMINIMUM_F32 ENC_VOP3 default
    0x04021622626d43b, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04221822726d43b, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04421422826d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04621422926d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04821422a26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07221422b26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07421422c26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07621422d26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07821422e26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22e29b26e45a, // V_MINIMUMMAXIMUM_F16 ENC_VOP3 default
    0x04023029c26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04223229d26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04422e29e26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04622e29f26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04822e2a026e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222e2a126e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07422e2a226e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622e2a326e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822e2a426e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22e29b26f43a, // V_MAXIMUMMINIMUM_F16 ENC_VOP3 default
    0x04023029c26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04223229d26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04422e29e26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04622e29f26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04822e2a026f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222e2a126f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07422e2a226f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622e2a326f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822e2a426f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09a13c3112804d7, // V_S_EXP_F32 ENC_VOP3 default
    0x04413c3122804d7, // V_S_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x09a25e3132814d6, // V_S_EXP_F16 ENC_VOP3 default
    0x04425e3142814d6, // V_S_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x09a13c3112824d9, // V_S_LOG_F32 ENC_VOP3 default
    0x04413c3122824d9, // V_S_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x09a25e3132834d8, // V_S_LOG_F16 ENC_VOP3 default
    0x04425e3142834d8, // V_S_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x09a13c3112844db, // V_S_RCP_F32 ENC_VOP3 default
    0x04413c3122844db, // V_S_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x09a25e3132854da, // V_S_RCP_F16 ENC_VOP3 default
    0x04425e3142854da, // V_S_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x09a13c3112864dd, // V_S_RSQ_F32 ENC_VOP3 default
    0x04413c3122864dd, // V_S_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x09a25e3132874dc, // V_S_RSQ_F16 ENC_VOP3 default
    0x04425e3142874dc, // V_S_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x09a13c3112884df, // V_S_SQRT_F32 ENC_VOP3 default
    0x04413c3122884df, // V_S_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x09a25e3132894de, // V_S_SQRT_F16 ENC_VOP3 default
    0x04425e3142894de, // V_S_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x09c2603152fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x09e2603162fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a02603172fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a22603182fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a42603192fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a626031a2fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a826031b2fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0aa26031c2fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c26231d2fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x09e26231e2fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a026231f2fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a22623202fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a42623212fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a62623222fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a82623232fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0aa2623242fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c2643252fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC default
    0x09e2643262fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a02643272fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a22643282fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a42643292fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a626432a2fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a826432b2fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0aa26432c2fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c26432d2ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC default
    0x09e26432e2ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a026432f2ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a22643302ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a42643312ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a62643322ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a82643332ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0aa2643342ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c2663353002e3, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x0662683363002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06826a3373002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x09e2663383002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a02663393002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a226633a3002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x09c2663353014c1, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x0662683363014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06826a3373014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x09e2663383014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a02663393014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a226633a3014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x09c2663353024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x0662683363024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06826a3373024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x09e2663383024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a02663393024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a226633a3024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x03e26c33b3032ea, // V_ADD_NC_U16 ENC_VOP3 default
    0x04026e33c3032ea, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x04227033d3032ea, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04426c33e3032ea, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04626c33f3032ea, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04826c3403032ea, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e26c33b3044c6, // V_SUB_NC_U16 ENC_VOP3 default
    0x04026e33c3044c6, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x04227033d3044c6, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04426c33e3044c6, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04626c33f3044c6, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x04826c3403044c6, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e27233b30547d, // V_MUL_LO_U16 ENC_VOP3 default
    0x04027433c30547d, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x04227633d30547d, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x04427233e30547d, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x04627233f30547d, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x04827234030547d, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2783413063c7, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x0401ce3423063c7, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421d03433063c7, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442783443063c7, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x0462783453063c7, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x0482783463063c7, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2783473073ce, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x0401ce3483073ce, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421d03493073ce, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04427834a3073ce, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04627834b3073ce, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04827834c3073ce, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e27233b309448, // V_MAX_U16 ENC_VOP3 default
    0x04027433c309448, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x04227633d309448, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x04427233e309448, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x04627233f309448, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x048272340309448, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e27234d30a443, // V_MAX_I16 ENC_VOP3 default
    0x04027434e30a443, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x04227634f30a443, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x04427235030a443, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x04627235130a443, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x04827235230a443, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e27233b30b468, // V_MIN_U16 ENC_VOP3 default
    0x04027433c30b468, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x04227633d30b468, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x04427233e30b468, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x04627233f30b468, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x04827234030b468, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e27234d30c463, // V_MIN_I16 ENC_VOP3 default
    0x04027434e30c463, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x04227634f30c463, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x04427235030c463, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x04627235130c463, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x04827235230c463, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e26c34d30d2e8, // V_ADD_NC_I16 ENC_VOP3 default
    0x04026e34e30d2e8, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x04227034f30d2e8, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04426c35030d2e8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04626c35130d2e8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04826c35230d2e8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e26c34d30e4c4, // V_SUB_NC_I16 ENC_VOP3 default
    0x04026e34e30e4c4, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x04227034f30e4c4, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04426c35030e4c4, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04626c35130e4c4, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04826c35230e4c4, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ac27a35330f488, // V_PERMLANE16_VAR_B32 ENC_VOP3 default
    0x0ac27a35331048b, // V_PERMLANEX16_VAR_B32 ENC_VOP3 default
    0x03e27c354311486, // V_PACK_B32_F16 ENC_VOP3 default
    0x04027e355311486, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x042280356311486, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x04427c357311486, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x04627c358311486, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x04827c359311486, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e27c35a3123c9, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x04027e35b3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04228035c3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04427c35d3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04627c35e3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x04827c35f3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e27c3603133cb, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x04027e3613133cb, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422803623133cb, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04427c3633133cb, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x04627c3643133cb, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x04827c3653133cb, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28236631c41d, // V_LDEXP_F32 ENC_VOP3 default
    0x04028436731c41d, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x04228636831c41d, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04428236931c41d, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04628236a31c41d, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x04828236b31c41d, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28818331d2f8, // V_BFM_B32 ENC_VOP3 default
    0x0401d618431d2f8, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421d818531d2f8, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x04428818631d2f8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x04628818731d2f8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x04828818831d2f8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28818331e2f4, // V_BCNT_U32_B32 ENC_VOP3 default
    0x0401d618431e2f4, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421d818531e2f4, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04428818631e2f4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04628818731e2f4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04828818831e2f4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28818331f44b, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x0401d618431f44b, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421d818531f44b, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04428818631f44b, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04628818731f44b, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04828818831f44b, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28818332044a, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x0401d618432044a, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421d818532044a, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04428818632044a, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04628818732044a, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04828818832044a, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2783413213ca, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x0401ce3423213ca, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421d03433213ca, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442783443213ca, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x0462783453213ca, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x0482783463213ca, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2783473223cc, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x0401ce3483223cc, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421d03493223cc, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04427834a3223cc, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04627834b3223cc, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x04827834c3223cc, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28836c3233cf, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x0401d636d3233cf, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421d836e3233cf, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x04428836f3233cf, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x0462883703233cf, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x0482883713233cf, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2883723243c8, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x0401d63733243c8, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421d83743243c8, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x0442883753243c8, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x0462883763243c8, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x0482883773243c8, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28817d3254c5, // V_SUB_NC_I32 ENC_VOP3 default
    0x0401d617e3254c5, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421d817f3254c5, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x0442881803254c5, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x0462881813254c5, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x0482881823254c5, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28817d3262e9, // V_ADD_NC_I32 ENC_VOP3 default
    0x0401d617e3262e9, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421d817f3262e9, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x0442881803262e9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x0462881813262e9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x0482881823262e9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28a37832b41e, // V_LDEXP_F64 ENC_VOP3 default
    0x04428a37932b41e, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x04628a37a32b41e, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x04828a37b32b41e, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28818332c47e, // V_MUL_LO_U32 ENC_VOP3 default
    0x04428818632c47e, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x04628818732c47e, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x04828818832c47e, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28818332d47a, // V_MUL_HI_U32 ENC_VOP3 default
    0x04428818632d47a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x04628818732d47a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x04828818832d47a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28817d32e478, // V_MUL_HI_I32 ENC_VOP3 default
    0x04428818032e478, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x04628818132e478, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x04828818232e478, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28a37c32f4e0, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x04428a37d32f4e0, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x04628a37e32f4e0, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x04828a37f32f4e0, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e27233b338422, // V_LSHLREV_B16 ENC_VOP3 default
    0x04027433c338422, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x04227633d338422, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04427233e338422, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x04627233f338422, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x048272340338422, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e27233b339427, // V_LSHRREV_B16 ENC_VOP3 default
    0x04027433c339427, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x04227633d339427, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04427233e339427, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x04627233f339427, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x048272340339427, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e27238033a2f1, // V_ASHRREV_I16 ENC_VOP3 default
    0x04027438133a2f1, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x04227638233a2f1, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x04427238333a2f1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x04627238433a2f1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x04827238533a2f1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e28c18f33d429, // V_LSHRREV_B64 ENC_VOP3 default
    0x06028c19033d429, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x06228c19133d429, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x05e28c38633e2f3, // V_ASHRREV_I64 ENC_VOP3 default
    0x06028c38733e2f3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x06228c38833e2f3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x03e28e17334145e, // V_MINIMUM_F64 ENC_VOP3 default
    0x04428e17434145e, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_0
    0x04628e17534145e, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_1
    0x04828e17634145e, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e28e17334243e, // V_MAXIMUM_F64 ENC_VOP3 default
    0x04428e17434243e, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_0
    0x04628e17534243e, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_1
    0x04828e17634243e, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ae2903893604aa, // V_READLANE_B32 ENC_VOP3 default
    0x0b027838a3614ef, // V_WRITELANE_B32 ENC_VOP3 default
    0x0b227838b3614ef, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x03e27233b3622ee, // V_AND_B16 ENC_VOP3 default
    0x04027433c3622ee, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x04227633d3622ee, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x04427233e3622ee, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x04627233f3622ee, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x0482723403622ee, // V_AND_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e27233b363484, // V_OR_B16 ENC_VOP3 default
    0x04027433c363484, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x04227633d363484, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x04427233e363484, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x04627233f363484, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x048272340363484, // V_OR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e27233b3644f3, // V_XOR_B16 ENC_VOP3 default
    0x04027433c3644f3, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x04227633d3644f3, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x04427233e3644f3, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x04627233f3644f3, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x0482723403644f3, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0x03e2921a436745c, // V_MINIMUM_F16 ENC_VOP3 default
    0x0402941a536745c, // V_MINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422961a636745c, // V_MINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442921a736745c, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0462921a836745c, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482921a936745c, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2921a436843c, // V_MAXIMUM_F16 ENC_VOP3 default
    0x0402941a536843c, // V_MAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422961a636843c, // V_MAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442921a736843c, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0462921a836843c, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482921a936843c, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29838c3693c6, // V_CVT_PK_FP8_F32 ENC_VOP3 default
    0x04029a38d3693c6, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x04229c38e3693c6, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04429838f3693c6, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x0462983903693c6, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x0482983913693c6, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29839236a3c3, // V_CVT_PK_BF8_F32 ENC_VOP3 default
    0x04029a39336a3c3, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x04229c39436a3c3, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04429839536a3c3, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x04629839636a3c3, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x04829839736a3c3, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29e39836b3d2, // V_CVT_SR_FP8_F32 ENC_VOP3 default
    0x0402a039936b3d2, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422a239a36b3d2, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04429e39b36b3d2, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x04629e39c36b3d2, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x04829e39d36b3d2, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29e39e36c3d1, // V_CVT_SR_BF8_F32 ENC_VOP3 default
    0x0402a039f36c3d1, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422a23a036c3d1, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04429e3a136c3d1, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x04629e3a236c3d1, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x04829e3a336c3d1, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0x0b63683dd01816d, // IMAGE_MSAA_LOAD ENC_VSAMPLE default
    0x0b836a3de01b16e, // IMAGE_SAMPLE ENC_VSAMPLE default
    0x0b836c3df01c189, // IMAGE_SAMPLE_D ENC_VSAMPLE default
    0x0b836e3e001d191, // IMAGE_SAMPLE_L ENC_VSAMPLE default
    0x0b83703e001e16f, // IMAGE_SAMPLE_B ENC_VSAMPLE default
    0x0b836a3de01f192, // IMAGE_SAMPLE_LZ ENC_VSAMPLE default
    0x0b83703e0020173, // IMAGE_SAMPLE_C ENC_VSAMPLE default
    0x0b83723e102117c, // IMAGE_SAMPLE_C_D ENC_VSAMPLE default
    0x0b83743e2022184, // IMAGE_SAMPLE_C_L ENC_VSAMPLE default
    0x0b83763e2023176, // IMAGE_SAMPLE_C_B ENC_VSAMPLE default
    0x0b83703e0024185, // IMAGE_SAMPLE_C_LZ ENC_VSAMPLE default
    0x0b83703e0025195, // IMAGE_SAMPLE_O ENC_VSAMPLE default
    0x0b83723e102618f, // IMAGE_SAMPLE_D_O ENC_VSAMPLE default
    0x0b83743e2027194, // IMAGE_SAMPLE_L_O ENC_VSAMPLE default
    0x0b83763e2028172, // IMAGE_SAMPLE_B_O ENC_VSAMPLE default
    0x0b83703e0029193, // IMAGE_SAMPLE_LZ_O ENC_VSAMPLE default
    0x0b83763e202a188, // IMAGE_SAMPLE_C_O ENC_VSAMPLE default
    0x0b83783e302b182, // IMAGE_SAMPLE_C_D_O ENC_VSAMPLE default
    0x0b837a3e402c187, // IMAGE_SAMPLE_C_L_O ENC_VSAMPLE default
    0x0b837c3e402d179, // IMAGE_SAMPLE_C_B_O ENC_VSAMPLE default
    0x0b83763e202e186, // IMAGE_SAMPLE_C_LZ_O ENC_VSAMPLE default
    0x0b837e3de02f155, // IMAGE_GATHER4 ENC_VSAMPLE default
    0x0b83803e0030161, // IMAGE_GATHER4_L ENC_VSAMPLE default
    0x0b83823e0031157, // IMAGE_GATHER4_B ENC_VSAMPLE default
    0x0b837e3de032162, // IMAGE_GATHER4_LZ ENC_VSAMPLE default
    0x0b83823e0033159, // IMAGE_GATHER4_C ENC_VSAMPLE default
    0x0b83823e003415f, // IMAGE_GATHER4_C_LZ ENC_VSAMPLE default
    0x0b83823e0035164, // IMAGE_GATHER4_O ENC_VSAMPLE default
    0x0b83823e0036163, // IMAGE_GATHER4_LZ_O ENC_VSAMPLE default
    0x0b83843e2037160, // IMAGE_GATHER4_C_LZ_O ENC_VSAMPLE default
    0x0b836a3de038165, // IMAGE_GET_LOD ENC_VSAMPLE default
    0x0b83863e503918e, // IMAGE_SAMPLE_D_G16 ENC_VSAMPLE default
    0x0b83883e603a181, // IMAGE_SAMPLE_C_D_G16 ENC_VSAMPLE default
    0x0b83883e603b190, // IMAGE_SAMPLE_D_O_G16 ENC_VSAMPLE default
    0x0b838a3df03c183, // IMAGE_SAMPLE_C_D_O_G16 ENC_VSAMPLE default
    0x0b836e3e0040174, // IMAGE_SAMPLE_CL ENC_VSAMPLE default
    0x0b838c3e104118a, // IMAGE_SAMPLE_D_CL ENC_VSAMPLE default
    0x0b83743e2042170, // IMAGE_SAMPLE_B_CL ENC_VSAMPLE default
    0x0b83743e204317a, // IMAGE_SAMPLE_C_CL ENC_VSAMPLE default
    0x0b838e3e304417d, // IMAGE_SAMPLE_C_D_CL ENC_VSAMPLE default
    0x0b837a3e4045177, // IMAGE_SAMPLE_C_B_CL ENC_VSAMPLE default
    0x0b83743e2046175, // IMAGE_SAMPLE_CL_O ENC_VSAMPLE default
    0x0b838e3e304718c, // IMAGE_SAMPLE_D_CL_O ENC_VSAMPLE default
    0x0b837a3e4048171, // IMAGE_SAMPLE_B_CL_O ENC_VSAMPLE default
    0x0b837a3e404917b, // IMAGE_SAMPLE_C_CL_O ENC_VSAMPLE default
    0x0b83903e704a17f, // IMAGE_SAMPLE_C_D_CL_O ENC_VSAMPLE default
    0x0b83923e504b178, // IMAGE_SAMPLE_C_B_CL_O ENC_VSAMPLE default
    0x0b83943df05417e, // IMAGE_SAMPLE_C_D_CL_G16 ENC_VSAMPLE default
    0x0b83943df05518d, // IMAGE_SAMPLE_D_CL_O_G16 ENC_VSAMPLE default
    0x0b83963e1056180, // IMAGE_SAMPLE_C_D_CL_O_G16 ENC_VSAMPLE default
    0x0b83983e605f18b, // IMAGE_SAMPLE_D_CL_G16 ENC_VSAMPLE default
    0x0b83803e006015a, // IMAGE_GATHER4_CL ENC_VSAMPLE default
    0x0b839a3e2061158, // IMAGE_GATHER4_B_CL ENC_VSAMPLE default
    0x0b839a3e206215d, // IMAGE_GATHER4_C_CL ENC_VSAMPLE default
    0x0b839a3e206315e, // IMAGE_GATHER4_C_L ENC_VSAMPLE default
    0x0b83843e206415b, // IMAGE_GATHER4_C_B ENC_VSAMPLE default
    0x0b839c3e406515c, // IMAGE_GATHER4_C_B_CL ENC_VSAMPLE default
    0x0b837e3de090156, // IMAGE_GATHER4H ENC_VSAMPLE default
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
    0x0be2d640200137a, // V_CMP_LT_F16 ENC_VOPC default
    0x0c02d840300137a, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da40400137a, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d640500137a, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x0be2d6402002353, // V_CMP_EQ_F16 ENC_VOPC default
    0x0c02d8403002353, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da404002353, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d6405002353, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0be2d640200336e, // V_CMP_LE_F16 ENC_VOPC default
    0x0c02d840300336e, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da40400336e, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d640500336e, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x0be2d6402004365, // V_CMP_GT_F16 ENC_VOPC default
    0x0c02d8403004365, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da404004365, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d6405004365, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x0be2d6402005377, // V_CMP_LG_F16 ENC_VOPC default
    0x0c02d8403005377, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da404005377, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d6405005377, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x0be2d640200635c, // V_CMP_GE_F16 ENC_VOPC default
    0x0c02d840300635c, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da40400635c, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d640500635c, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x0be2d640200739b, // V_CMP_O_F16 ENC_VOPC default
    0x0c02d840300739b, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da40400739b, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d640500739b, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x0be2d640200839e, // V_CMP_U_F16 ENC_VOPC default
    0x0c02d840300839e, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da40400839e, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d640500839e, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x0be2d640200938c, // V_CMP_NGE_F16 ENC_VOPC default
    0x0c02d840300938c, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da40400938c, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d640500938c, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0be2d640200a395, // V_CMP_NLG_F16 ENC_VOPC default
    0x0c02d840300a395, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da40400a395, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d640500a395, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0be2d640200b38f, // V_CMP_NGT_F16 ENC_VOPC default
    0x0c02d840300b38f, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da40400b38f, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d640500b38f, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0be2d640200c392, // V_CMP_NLE_F16 ENC_VOPC default
    0x0c02d840300c392, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da40400c392, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d640500c392, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0be2d640200d383, // V_CMP_NEQ_F16 ENC_VOPC default
    0x0c02d840300d383, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da40400d383, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d640500d383, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0be2d640200e398, // V_CMP_NLT_F16 ENC_VOPC default
    0x0c02d840300e398, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da40400e398, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d640500e398, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0be2e240601137b, // V_CMP_LT_F32 ENC_VOPC default
    0x0c02e440701137b, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c22e640801137b, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e240901137b, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x0be2e2406012354, // V_CMP_EQ_F32 ENC_VOPC default
    0x0c02e4407012354, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c22e6408012354, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e2409012354, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0be2e240601336f, // V_CMP_LE_F32 ENC_VOPC default
    0x0c02e440701336f, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c22e640801336f, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e240901336f, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x0be2e2406014366, // V_CMP_GT_F32 ENC_VOPC default
    0x0c02e4407014366, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c22e6408014366, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e2409014366, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x0be2e2406015378, // V_CMP_LG_F32 ENC_VOPC default
    0x0c02e4407015378, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c22e6408015378, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e2409015378, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x0be2e240601635d, // V_CMP_GE_F32 ENC_VOPC default
    0x0c02e440701635d, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c22e640801635d, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e240901635d, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x0be2e240601739c, // V_CMP_O_F32 ENC_VOPC default
    0x0c02e440701739c, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c22e640801739c, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e240901739c, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x0be2e240601839f, // V_CMP_U_F32 ENC_VOPC default
    0x0c02e440701839f, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c22e640801839f, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e240901839f, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x0be2e240601938d, // V_CMP_NGE_F32 ENC_VOPC default
    0x0c02e440701938d, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c22e640801938d, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e240901938d, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0be2e240601a396, // V_CMP_NLG_F32 ENC_VOPC default
    0x0c02e440701a396, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c22e640801a396, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e240901a396, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0be2e240601b390, // V_CMP_NGT_F32 ENC_VOPC default
    0x0c02e440701b390, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c22e640801b390, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e240901b390, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0be2e240601c393, // V_CMP_NLE_F32 ENC_VOPC default
    0x0c02e440701c393, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c22e640801c393, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e240901c393, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0be2e240601d384, // V_CMP_NEQ_F32 ENC_VOPC default
    0x0c02e440701d384, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c22e640801d384, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e240901d384, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0be2e240601e399, // V_CMP_NLT_F32 ENC_VOPC default
    0x0c02e440701e399, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c22e640801e399, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e240901e399, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0be2ea40a02137c, // V_CMP_LT_F64 ENC_VOPC default
    0x0c42ea40b02137c, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x0be2ea40a022355, // V_CMP_EQ_F64 ENC_VOPC default
    0x0c42ea40b022355, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0be2ea40a023370, // V_CMP_LE_F64 ENC_VOPC default
    0x0c42ea40b023370, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x0be2ea40a024367, // V_CMP_GT_F64 ENC_VOPC default
    0x0c42ea40b024367, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x0be2ea40a025379, // V_CMP_LG_F64 ENC_VOPC default
    0x0c42ea40b025379, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x0be2ea40a02635e, // V_CMP_GE_F64 ENC_VOPC default
    0x0c42ea40b02635e, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x0be2ea40a02739d, // V_CMP_O_F64 ENC_VOPC default
    0x0c42ea40b02739d, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x0be2ea40a0283a0, // V_CMP_U_F64 ENC_VOPC default
    0x0c42ea40b0283a0, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x0be2ea40a02938e, // V_CMP_NGE_F64 ENC_VOPC default
    0x0c42ea40b02938e, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0be2ea40a02a397, // V_CMP_NLG_F64 ENC_VOPC default
    0x0c42ea40b02a397, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0be2ea40a02b391, // V_CMP_NGT_F64 ENC_VOPC default
    0x0c42ea40b02b391, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0be2ea40a02c394, // V_CMP_NLE_F64 ENC_VOPC default
    0x0c42ea40b02c394, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0be2ea40a02d385, // V_CMP_NEQ_F64 ENC_VOPC default
    0x0c42ea40b02d385, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0be2ea40a02e39a, // V_CMP_NLT_F64 ENC_VOPC default
    0x0c42ea40b02e39a, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0be2f240c03137d, // V_CMP_LT_I16 ENC_VOPC default
    0x0c02f440d03137d, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f640e03137d, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f240f03137d, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x0be2f240c032356, // V_CMP_EQ_I16 ENC_VOPC default
    0x0c02f440d032356, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f640e032356, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f240f032356, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0be2f240c033371, // V_CMP_LE_I16 ENC_VOPC default
    0x0c02f440d033371, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f640e033371, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f240f033371, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x0be2f240c034368, // V_CMP_GT_I16 ENC_VOPC default
    0x0c02f440d034368, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f640e034368, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f240f034368, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x0be2f240c035386, // V_CMP_NE_I16 ENC_VOPC default
    0x0c02f440d035386, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f640e035386, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f240f035386, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x0be2f240c03635f, // V_CMP_GE_I16 ENC_VOPC default
    0x0c02f440d03635f, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f640e03635f, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f240f03635f, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x0be2f2410039380, // V_CMP_LT_U16 ENC_VOPC default
    0x0c02f4411039380, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f6412039380, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f2413039380, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x0be2f241003a359, // V_CMP_EQ_U16 ENC_VOPC default
    0x0c02f441103a359, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f641203a359, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f241303a359, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0be2f241003b374, // V_CMP_LE_U16 ENC_VOPC default
    0x0c02f441103b374, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f641203b374, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f241303b374, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x0be2f241003c36b, // V_CMP_GT_U16 ENC_VOPC default
    0x0c02f441103c36b, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f641203c36b, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f241303c36b, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x0be2f241003d389, // V_CMP_NE_U16 ENC_VOPC default
    0x0c02f441103d389, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f641203d389, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f241303d389, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x0be2f241003e362, // V_CMP_GE_U16 ENC_VOPC default
    0x0c02f441103e362, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c22f641203e362, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c42f241303e362, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x0be2e241404137e, // V_CMP_LT_I32 ENC_VOPC default
    0x0c02e441504137e, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c22fe41604137e, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e241704137e, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x0be2e2414042357, // V_CMP_EQ_I32 ENC_VOPC default
    0x0c02e4415042357, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c22fe416042357, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e2417042357, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0be2e2414043372, // V_CMP_LE_I32 ENC_VOPC default
    0x0c02e4415043372, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c22fe416043372, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e2417043372, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x0be2e2414044369, // V_CMP_GT_I32 ENC_VOPC default
    0x0c02e4415044369, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c22fe416044369, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e2417044369, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x0be2e2414045387, // V_CMP_NE_I32 ENC_VOPC default
    0x0c02e4415045387, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c22fe416045387, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e2417045387, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x0be2e2414046360, // V_CMP_GE_I32 ENC_VOPC default
    0x0c02e4415046360, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c22fe416046360, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e2417046360, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x0be2e2418049381, // V_CMP_LT_U32 ENC_VOPC default
    0x0c02e4419049381, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c22fe41a049381, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e241b049381, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x0be2e241804a35a, // V_CMP_EQ_U32 ENC_VOPC default
    0x0c02e441904a35a, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c22fe41a04a35a, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e241b04a35a, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0be2e241804b375, // V_CMP_LE_U32 ENC_VOPC default
    0x0c02e441904b375, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c22fe41a04b375, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e241b04b375, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x0be2e241804c36c, // V_CMP_GT_U32 ENC_VOPC default
    0x0c02e441904c36c, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c22fe41a04c36c, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e241b04c36c, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x0be2e241804d38a, // V_CMP_NE_U32 ENC_VOPC default
    0x0c02e441904d38a, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c22fe41a04d38a, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e241b04d38a, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x0be2e241804e363, // V_CMP_GE_U32 ENC_VOPC default
    0x0c02e441904e363, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c22fe41a04e363, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e241b04e363, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x0be30241c05137f, // V_CMP_LT_I64 ENC_VOPC default
    0x0c430241d05137f, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x0be30241c052358, // V_CMP_EQ_I64 ENC_VOPC default
    0x0c430241d052358, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0be30241c053373, // V_CMP_LE_I64 ENC_VOPC default
    0x0c430241d053373, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x0be30241c05436a, // V_CMP_GT_I64 ENC_VOPC default
    0x0c430241d05436a, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x0be30241c055388, // V_CMP_NE_I64 ENC_VOPC default
    0x0c430241d055388, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x0be30241c056361, // V_CMP_GE_I64 ENC_VOPC default
    0x0c430241d056361, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x0be30241e059382, // V_CMP_LT_U64 ENC_VOPC default
    0x0c430241f059382, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x0be30241e05a35b, // V_CMP_EQ_U64 ENC_VOPC default
    0x0c430241f05a35b, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0be30241e05b376, // V_CMP_LE_U64 ENC_VOPC default
    0x0c430241f05b376, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x0be30241e05c36d, // V_CMP_GT_U64 ENC_VOPC default
    0x0c430241f05c36d, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x0be30241e05d38b, // V_CMP_NE_U64 ENC_VOPC default
    0x0c430241f05d38b, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x0be30241e05e364, // V_CMP_GE_U64 ENC_VOPC default
    0x0c430241f05e364, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x0be2d640207d350, // V_CMP_CLASS_F16 ENC_VOPC default
    0x0c02d840307d350, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c22da40407d350, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c42d640507d350, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0be2e242007e351, // V_CMP_CLASS_F32 ENC_VOPC default
    0x0c02e442107e351, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c230a42207e351, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c42e242307e351, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0be30e42407f352, // V_CMP_CLASS_F64 ENC_VOPC default
    0x0c430e42507f352, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0be316426081329, // V_CMPX_LT_F16 ENC_VOPC default
    0x0c0318427081329, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a428081329, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4316429081329, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x0be316426082302, // V_CMPX_EQ_F16 ENC_VOPC default
    0x0c0318427082302, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a428082302, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4316429082302, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0be31642608331d, // V_CMPX_LE_F16 ENC_VOPC default
    0x0c031842708331d, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a42808331d, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431642908331d, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x0be316426084314, // V_CMPX_GT_F16 ENC_VOPC default
    0x0c0318427084314, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a428084314, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4316429084314, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x0be316426085326, // V_CMPX_LG_F16 ENC_VOPC default
    0x0c0318427085326, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a428085326, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4316429085326, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x0be31642608630b, // V_CMPX_GE_F16 ENC_VOPC default
    0x0c031842708630b, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a42808630b, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431642908630b, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x0be31642608734a, // V_CMPX_O_F16 ENC_VOPC default
    0x0c031842708734a, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a42808734a, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431642908734a, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x0be31642608834d, // V_CMPX_U_F16 ENC_VOPC default
    0x0c031842708834d, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a42808834d, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431642908834d, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x0be31642608933b, // V_CMPX_NGE_F16 ENC_VOPC default
    0x0c031842708933b, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a42808933b, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431642908933b, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0be31642608a344, // V_CMPX_NLG_F16 ENC_VOPC default
    0x0c031842708a344, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a42808a344, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431642908a344, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0be31642608b33e, // V_CMPX_NGT_F16 ENC_VOPC default
    0x0c031842708b33e, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a42808b33e, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431642908b33e, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0be31642608c341, // V_CMPX_NLE_F16 ENC_VOPC default
    0x0c031842708c341, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a42808c341, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431642908c341, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0be31642608d332, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x0c031842708d332, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a42808d332, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431642908d332, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0be31642608e347, // V_CMPX_NLT_F16 ENC_VOPC default
    0x0c031842708e347, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a42808e347, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431642908e347, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0be32242a09132a, // V_CMPX_LT_F32 ENC_VOPC default
    0x0c032442b09132a, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232642c09132a, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432242d09132a, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x0be32242a092303, // V_CMPX_EQ_F32 ENC_VOPC default
    0x0c032442b092303, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232642c092303, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432242d092303, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0be32242a09331e, // V_CMPX_LE_F32 ENC_VOPC default
    0x0c032442b09331e, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232642c09331e, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432242d09331e, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x0be32242a094315, // V_CMPX_GT_F32 ENC_VOPC default
    0x0c032442b094315, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232642c094315, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432242d094315, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x0be32242a095327, // V_CMPX_LG_F32 ENC_VOPC default
    0x0c032442b095327, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232642c095327, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432242d095327, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x0be32242a09630c, // V_CMPX_GE_F32 ENC_VOPC default
    0x0c032442b09630c, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232642c09630c, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432242d09630c, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x0be32242a09734b, // V_CMPX_O_F32 ENC_VOPC default
    0x0c032442b09734b, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232642c09734b, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432242d09734b, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x0be32242a09834e, // V_CMPX_U_F32 ENC_VOPC default
    0x0c032442b09834e, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232642c09834e, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432242d09834e, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x0be32242a09933c, // V_CMPX_NGE_F32 ENC_VOPC default
    0x0c032442b09933c, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232642c09933c, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432242d09933c, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0be32242a09a345, // V_CMPX_NLG_F32 ENC_VOPC default
    0x0c032442b09a345, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232642c09a345, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432242d09a345, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0be32242a09b33f, // V_CMPX_NGT_F32 ENC_VOPC default
    0x0c032442b09b33f, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232642c09b33f, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432242d09b33f, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0be32242a09c342, // V_CMPX_NLE_F32 ENC_VOPC default
    0x0c032442b09c342, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232642c09c342, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432242d09c342, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0be32242a09d333, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x0c032442b09d333, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232642c09d333, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432242d09d333, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0be32242a09e348, // V_CMPX_NLT_F32 ENC_VOPC default
    0x0c032442b09e348, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232642c09e348, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432242d09e348, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0be32a42e0a132b, // V_CMPX_LT_F64 ENC_VOPC default
    0x0c432a42f0a132b, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x0be32a42e0a2304, // V_CMPX_EQ_F64 ENC_VOPC default
    0x0c432a42f0a2304, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0be32a42e0a331f, // V_CMPX_LE_F64 ENC_VOPC default
    0x0c432a42f0a331f, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x0be32a42e0a4316, // V_CMPX_GT_F64 ENC_VOPC default
    0x0c432a42f0a4316, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x0be32a42e0a5328, // V_CMPX_LG_F64 ENC_VOPC default
    0x0c432a42f0a5328, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x0be32a42e0a630d, // V_CMPX_GE_F64 ENC_VOPC default
    0x0c432a42f0a630d, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x0be32a42e0a734c, // V_CMPX_O_F64 ENC_VOPC default
    0x0c432a42f0a734c, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x0be32a42e0a834f, // V_CMPX_U_F64 ENC_VOPC default
    0x0c432a42f0a834f, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x0be32a42e0a933d, // V_CMPX_NGE_F64 ENC_VOPC default
    0x0c432a42f0a933d, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0be32a42e0aa346, // V_CMPX_NLG_F64 ENC_VOPC default
    0x0c432a42f0aa346, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0be32a42e0ab340, // V_CMPX_NGT_F64 ENC_VOPC default
    0x0c432a42f0ab340, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0be32a42e0ac343, // V_CMPX_NLE_F64 ENC_VOPC default
    0x0c432a42f0ac343, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0be32a42e0ad334, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x0c432a42f0ad334, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0be32a42e0ae349, // V_CMPX_NLT_F64 ENC_VOPC default
    0x0c432a42f0ae349, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0be3324300b132c, // V_CMPX_LT_I16 ENC_VOPC default
    0x0c03344310b132c, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c23364320b132c, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c43324330b132c, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x0be3324300b2305, // V_CMPX_EQ_I16 ENC_VOPC default
    0x0c03344310b2305, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c23364320b2305, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c43324330b2305, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0be3324300b3320, // V_CMPX_LE_I16 ENC_VOPC default
    0x0c03344310b3320, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c23364320b3320, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c43324330b3320, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x0be3324300b4317, // V_CMPX_GT_I16 ENC_VOPC default
    0x0c03344310b4317, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c23364320b4317, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c43324330b4317, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x0be3324300b5335, // V_CMPX_NE_I16 ENC_VOPC default
    0x0c03344310b5335, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c23364320b5335, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c43324330b5335, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x0be3324300b630e, // V_CMPX_GE_I16 ENC_VOPC default
    0x0c03344310b630e, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c23364320b630e, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c43324330b630e, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x0be3324340b932f, // V_CMPX_LT_U16 ENC_VOPC default
    0x0c03344350b932f, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23364360b932f, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43324370b932f, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x0be3324340ba308, // V_CMPX_EQ_U16 ENC_VOPC default
    0x0c03344350ba308, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23364360ba308, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43324370ba308, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0be3324340bb323, // V_CMPX_LE_U16 ENC_VOPC default
    0x0c03344350bb323, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23364360bb323, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43324370bb323, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x0be3324340bc31a, // V_CMPX_GT_U16 ENC_VOPC default
    0x0c03344350bc31a, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23364360bc31a, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43324370bc31a, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x0be3324340bd338, // V_CMPX_NE_U16 ENC_VOPC default
    0x0c03344350bd338, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23364360bd338, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43324370bd338, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x0be3324340be311, // V_CMPX_GE_U16 ENC_VOPC default
    0x0c03344350be311, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23364360be311, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43324370be311, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x0be3224380c132d, // V_CMPX_LT_I32 ENC_VOPC default
    0x0c03244390c132d, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c233e43a0c132d, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c432243b0c132d, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x0be3224380c2306, // V_CMPX_EQ_I32 ENC_VOPC default
    0x0c03244390c2306, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c233e43a0c2306, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c432243b0c2306, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0be3224380c3321, // V_CMPX_LE_I32 ENC_VOPC default
    0x0c03244390c3321, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c233e43a0c3321, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c432243b0c3321, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x0be3224380c4318, // V_CMPX_GT_I32 ENC_VOPC default
    0x0c03244390c4318, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c233e43a0c4318, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c432243b0c4318, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x0be3224380c5336, // V_CMPX_NE_I32 ENC_VOPC default
    0x0c03244390c5336, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c233e43a0c5336, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c432243b0c5336, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x0be3224380c630f, // V_CMPX_GE_I32 ENC_VOPC default
    0x0c03244390c630f, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c233e43a0c630f, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c432243b0c630f, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x0be32243c0c9330, // V_CMPX_LT_U32 ENC_VOPC default
    0x0c032443d0c9330, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c233e43e0c9330, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c432243f0c9330, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x0be32243c0ca309, // V_CMPX_EQ_U32 ENC_VOPC default
    0x0c032443d0ca309, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c233e43e0ca309, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c432243f0ca309, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0be32243c0cb324, // V_CMPX_LE_U32 ENC_VOPC default
    0x0c032443d0cb324, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c233e43e0cb324, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c432243f0cb324, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x0be32243c0cc31b, // V_CMPX_GT_U32 ENC_VOPC default
    0x0c032443d0cc31b, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c233e43e0cc31b, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c432243f0cc31b, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x0be32243c0cd339, // V_CMPX_NE_U32 ENC_VOPC default
    0x0c032443d0cd339, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c233e43e0cd339, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c432243f0cd339, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x0be32243c0ce312, // V_CMPX_GE_U32 ENC_VOPC default
    0x0c032443d0ce312, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c233e43e0ce312, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c432243f0ce312, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x0be3424400d132e, // V_CMPX_LT_I64 ENC_VOPC default
    0x0c43424410d132e, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x0be3424400d2307, // V_CMPX_EQ_I64 ENC_VOPC default
    0x0c43424410d2307, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0be3424400d3322, // V_CMPX_LE_I64 ENC_VOPC default
    0x0c43424410d3322, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x0be3424400d4319, // V_CMPX_GT_I64 ENC_VOPC default
    0x0c43424410d4319, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x0be3424400d5337, // V_CMPX_NE_I64 ENC_VOPC default
    0x0c43424410d5337, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x0be3424400d6310, // V_CMPX_GE_I64 ENC_VOPC default
    0x0c43424410d6310, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x0be3424420d9331, // V_CMPX_LT_U64 ENC_VOPC default
    0x0c43424430d9331, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x0be3424420da30a, // V_CMPX_EQ_U64 ENC_VOPC default
    0x0c43424430da30a, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0be3424420db325, // V_CMPX_LE_U64 ENC_VOPC default
    0x0c43424430db325, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x0be3424420dc31c, // V_CMPX_GT_U64 ENC_VOPC default
    0x0c43424430dc31c, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x0be3424420dd33a, // V_CMPX_NE_U64 ENC_VOPC default
    0x0c43424430dd33a, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x0be3424420de313, // V_CMPX_GE_U64 ENC_VOPC default
    0x0c43424430de313, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x0be3164260fd2ff, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x0c03184270fd2ff, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231a4280fd2ff, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c43164290fd2ff, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0be3224440fe300, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x0c03244450fe300, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c234a4460fe300, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c43224470fe300, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0be34e4480ff301, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x0c434e4490ff301, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0c60181b0000480, // V_NOP ENC_VOP1 default
    0x0c612e44a00146f, // V_MOV_B32 ENC_VOP1 default
    0x0c813044b00146f, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13244c00146f, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e44d00146f, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x0ce13a44e0024a9, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x0c613e44f0033bd, // V_CVT_I32_F64 ENC_VOP1 default
    0x0cc13e4500033bd, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x0c61424510043b8, // V_CVT_F64_I32 ENC_VOP1 default
    0x0cc1424520043b8, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x0c612e4530053b1, // V_CVT_F32_I32 ENC_VOP1 default
    0x0c81304540053b1, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0x0ca1464550053b1, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4560053b1, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x0c612e4570063b2, // V_CVT_F32_U32 ENC_VOP1 default
    0x0c81304580063b2, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0ca1464590063b2, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e45a0063b2, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x0c612e45b0073d4, // V_CVT_U32_F32 ENC_VOP1 default
    0x0c813045c0073d4, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13245d0073d4, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e45e0073d4, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x0c612e45f0083bc, // V_CVT_I32_F32 ENC_VOP1 default
    0x0c81304600083bc, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca1324610083bc, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4620083bc, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c614e46300a3aa, // V_CVT_F16_F32 ENC_VOP1 default
    0x0c815046400a3aa, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca15246500a3aa, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc14e46600a3aa, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x0c615a46700b3ae, // V_CVT_F32_F16 ENC_VOP1 default
    0x0c815c46800b3ae, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca15e46900b3ae, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc15a46a00b3ae, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x0c612e45f00c3bf, // V_CVT_NEAREST_I32_F32 ENC_VOP1 default
    0x0c813046000c3bf, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13246100c3bf, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e46200c3bf, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c612e45f00d3ba, // V_CVT_FLOOR_I32_F32 ENC_VOP1 default
    0x0c813046000d3ba, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13246100d3ba, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e46200d3ba, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c612e45300e3c2, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x0c813045400e3c2, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0x0ca14645500e3c2, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e45600e3c2, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x0c613e46b00f3af, // V_CVT_F32_F64 ENC_VOP1 default
    0x0cc13e46c00f3af, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x0c614246d0103b7, // V_CVT_F64_F32 ENC_VOP1 default
    0x0cc14246e0103b7, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x0c612e4570113b3, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x0c81304580113b3, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0x0ca1464590113b3, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e45a0113b3, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x0c612e4570123b4, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x0c81304580123b4, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0x0ca1464590123b4, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e45a0123b4, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x0c612e4570133b5, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x0c81304580133b5, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0x0ca1464590133b5, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e45a0133b5, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x0c612e4570143b6, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x0c81304580143b6, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0x0ca1464590143b6, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e45a0143b6, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x0c613e46f0153d5, // V_CVT_U32_F64 ENC_VOP1 default
    0x0cc13e4700153d5, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x0c61424710163b9, // V_CVT_F64_U32 ENC_VOP1 default
    0x0cc1424720163b9, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x0c61684730174e3, // V_TRUNC_F64 ENC_VOP1 default
    0x0cc1684740174e3, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x0c61684730182fc, // V_CEIL_F64 ENC_VOP1 default
    0x0cc1684740182fc, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x0c61684730194ad, // V_RNDNE_F64 ENC_VOP1 default
    0x0cc1684740194ad, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x0c616847301a3ff, // V_FLOOR_F64 ENC_VOP1 default
    0x0cc16847401a3ff, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x0c60181b001b48d, // V_PIPEFLUSH ENC_VOP1 default
    0x0c616c47501c46e, // V_MOV_B16 ENC_VOP1 default
    0x0c816e47601c46e, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0x0ca17047701c46e, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0x0cc16c47801c46e, // V_MOV_B16 VOP1_INST_LITERAL has_lit
    0x0c612e47902040e, // V_FRACT_F32 ENC_VOP1 default
    0x0c813047a02040e, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13247b02040e, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e47c02040e, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x0c612e4790214e2, // V_TRUNC_F32 ENC_VOP1 default
    0x0c813047a0214e2, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13247b0214e2, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e47c0214e2, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x0c612e4790222fb, // V_CEIL_F32 ENC_VOP1 default
    0x0c813047a0222fb, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13247b0222fb, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e47c0222fb, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x0c612e4790234ac, // V_RNDNE_F32 ENC_VOP1 default
    0x0c813047a0234ac, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13247b0234ac, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e47c0234ac, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x0c612e4790243fe, // V_FLOOR_F32 ENC_VOP1 default
    0x0c813047a0243fe, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13247b0243fe, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e47c0243fe, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x0c612e4790253fc, // V_EXP_F32 ENC_VOP1 default
    0x0c813047a0253fc, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13247b0253fc, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e47c0253fc, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x0c612e479027421, // V_LOG_F32 ENC_VOP1 default
    0x0c813047a027421, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13247b027421, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e47c027421, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x0c612e47902a4a6, // V_RCP_F32 ENC_VOP1 default
    0x0c813047a02a4a6, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13247b02a4a6, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e47c02a4a6, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x0c612e47902b4a8, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x0c813047a02b4a8, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13247b02b4a8, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e47c02b4a8, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x0c612e47902e4af, // V_RSQ_F32 ENC_VOP1 default
    0x0c813047a02e4af, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13247b02e4af, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e47c02e4af, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x0c616847302f4a7, // V_RCP_F64 ENC_VOP1 default
    0x0cc16847402f4a7, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x0c61684730314b0, // V_RSQ_F64 ENC_VOP1 default
    0x0cc1684740314b0, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x0c612e4790334b9, // V_SQRT_F32 ENC_VOP1 default
    0x0c813047a0334b9, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13247b0334b9, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e47c0334b9, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x0c61684730344ba, // V_SQRT_F64 ENC_VOP1 default
    0x0cc1684740344ba, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x0c612e4790354b7, // V_SIN_F32 ENC_VOP1 default
    0x0c813047a0354b7, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13247b0354b7, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e47c0354b7, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x0c612e4790363a4, // V_COS_F32 ENC_VOP1 default
    0x0c813047a0363a4, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13247b0363a4, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e47c0363a4, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x0c612e47d037482, // V_NOT_B32 ENC_VOP1 default
    0x0c813047e037482, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca14647f037482, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e480037482, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x0c612e44a0382f9, // V_BFREV_B32 ENC_VOP1 default
    0x0c813044b0382f9, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13244c0382f9, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e44d0382f9, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x0c612e4810392fe, // V_CLZ_I32_U32 ENC_VOP1 default
    0x0c81304820392fe, // V_CLZ_I32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0ca1464830392fe, // V_CLZ_I32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4840392fe, // V_CLZ_I32_U32 VOP1_INST_LITERAL has_lit
    0x0c612e48103a3a5, // V_CTZ_I32_B32 ENC_VOP1 default
    0x0c813048203a3a5, // V_CTZ_I32_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca14648303a3a5, // V_CTZ_I32_B32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e48403a3a5, // V_CTZ_I32_B32 VOP1_INST_LITERAL has_lit
    0x0c612e48503b2fd, // V_CLS_I32 ENC_VOP1 default
    0x0c813048603b2fd, // V_CLS_I32 VOP1_VOP_DPP8 has_dpp8
    0x0ca14648703b2fd, // V_CLS_I32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e48803b2fd, // V_CLS_I32 VOP1_INST_LITERAL has_lit
    0x0c613e44f03c412, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x0cc13e45003c412, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x0c616847303d415, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x0cc16847403d415, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x0c616847303e40f, // V_FRACT_F64 ENC_VOP1 default
    0x0cc16847403e40f, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x0c612e45f03f411, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x0c813046003f411, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13246103f411, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e46203f411, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c612e479040414, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x0c813047a040414, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13247b040414, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e47c040414, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x0c612e48904246a, // V_MOVRELD_B32 ENC_VOP1 default
    0x0c813048a04246a, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13248b04246a, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e48c04246a, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0x0ce12e48d04346d, // V_MOVRELS_B32 ENC_VOP1 default
    0x0c813048a04346d, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13248b04346d, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce12e48d04446c, // V_MOVRELSD_B32 ENC_VOP1 default
    0x0c813048a04446c, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13248b04446c, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce12e48d04846b, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0x0c813048a04846b, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13248b04846b, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0x0c617848e0503ac, // V_CVT_F16_U16 ENC_VOP1 default
    0x0c817a48f0503ac, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x0ca17c4900503ac, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1784910503ac, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x0c61784920513ab, // V_CVT_F16_I16 ENC_VOP1 default
    0x0c817a4930513ab, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x0ca17c4940513ab, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1784950513ab, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x0c61844960523d3, // V_CVT_U16_F16 ENC_VOP1 default
    0x0c81864970523d3, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1884980523d3, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1844990523d3, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x0c618449a0533bb, // V_CVT_I16_F16 ENC_VOP1 default
    0x0c818649b0533bb, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca18849c0533bb, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc18449d0533bb, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c619049e0544a5, // V_RCP_F16 ENC_VOP1 default
    0x0c819249f0544a5, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944a00544a5, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904a10544a5, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x0c619049e0554b8, // V_SQRT_F16 ENC_VOP1 default
    0x0c819249f0554b8, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944a00554b8, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904a10554b8, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x0c619049e0564ae, // V_RSQ_F16 ENC_VOP1 default
    0x0c819249f0564ae, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944a00564ae, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904a10564ae, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x0c619049e057420, // V_LOG_F16 ENC_VOP1 default
    0x0c819249f057420, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944a0057420, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904a1057420, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x0c619049e0583fb, // V_EXP_F16 ENC_VOP1 default
    0x0c819249f0583fb, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944a00583fb, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904a10583fb, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x0c619049e059413, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x0c819249f059413, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944a0059413, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904a1059413, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x0c618449a05a410, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x0c818649b05a410, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca18849c05a410, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc18449d05a410, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c619049e05b3fd, // V_FLOOR_F16 ENC_VOP1 default
    0x0c819249f05b3fd, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944a005b3fd, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904a105b3fd, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x0c619049e05c2fa, // V_CEIL_F16 ENC_VOP1 default
    0x0c819249f05c2fa, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944a005c2fa, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904a105c2fa, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x0c619049e05d4e1, // V_TRUNC_F16 ENC_VOP1 default
    0x0c819249f05d4e1, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944a005d4e1, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904a105d4e1, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x0c619049e05e4ab, // V_RNDNE_F16 ENC_VOP1 default
    0x0c819249f05e4ab, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944a005e4ab, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904a105e4ab, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x0c619049e05f40d, // V_FRACT_F16 ENC_VOP1 default
    0x0c819249f05f40d, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944a005f40d, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904a105f40d, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x0c619049e0604b6, // V_SIN_F16 ENC_VOP1 default
    0x0c819249f0604b6, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944a00604b6, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904a10604b6, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x0c619049e0613a3, // V_COS_F16 ENC_VOP1 default
    0x0c819249f0613a3, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1944a00613a3, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1904a10613a3, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x0c612e4a20624b5, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x0c81304a30624b5, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1464a40624b5, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4a50624b5, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x0c618449a0633c0, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x0c818649b0633c0, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca18849c0633c0, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc18449d0633c0, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c61844960643c1, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x0c81864970643c1, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1884980643c1, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1844990643c1, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x0ce19c4a60654ca, // V_SWAP_B32 ENC_VOP1 default
    0x0ce19e4a70664c9, // V_SWAP_B16 ENC_VOP1 default
    0x0ce19c4a8067489, // V_PERMLANE64_B32 ENC_VOP1 default
    0x0ce19c4a90684c8, // V_SWAPREL_B32 ENC_VOP1 default
    0x0c616c4aa069481, // V_NOT_B16 ENC_VOP1 default
    0x0c816e4ab069481, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1704ac069481, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0x0cc16c4ad069481, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0x0c61a04ae06a3be, // V_CVT_I32_I16 ENC_VOP1 default
    0x0c81a24af06a3be, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a44b006a3be, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a04b106a3be, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0x0c61a04b206b3d6, // V_CVT_U32_U16 ENC_VOP1 default
    0x0c81a24b306b3d6, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a44b406b3d6, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a04b506b3d6, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0x0c612e4b606c3b0, // V_CVT_F32_FP8 ENC_VOP1 default
    0x0c81304b706c3b0, // V_CVT_F32_FP8 VOP1_VOP_DPP8 has_dpp8
    0x0ca1324b806c3b0, // V_CVT_F32_FP8 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4b906c3b0, // V_CVT_F32_FP8 VOP1_INST_LITERAL has_lit
    0x0c612e4ba06d3ad, // V_CVT_F32_BF8 ENC_VOP1 default
    0x0c81304bb06d3ad, // V_CVT_F32_BF8 VOP1_VOP_DPP8 has_dpp8
    0x0ca1324bc06d3ad, // V_CVT_F32_BF8 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4bd06d3ad, // V_CVT_F32_BF8 VOP1_INST_LITERAL has_lit
    0x0c61b24be06e3c5, // V_CVT_PK_F32_FP8 ENC_VOP1 default
    0x0cc1b24bf06e3c5, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL has_lit
    0x0c61b24c006f3c4, // V_CVT_PK_F32_BF8 ENC_VOP1 default
    0x0cc1b24c106f3c4, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL has_lit
    0x0d02a44c2000496, // V_PK_MAD_I16 ENC_VOP3P default
    0x0d22a44c3000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a44c4000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a44c5000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82a44c6000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x0da2a44c7000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2a44c8000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2a44c9000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02a64ca0014a1, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x0d22a64cb0014a1, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a64cc0014a1, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a64cd0014a1, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02a64ce00248f, // V_PK_ADD_I16 ENC_VOP3P default
    0x0d22a64cf00248f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a64d000248f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a64d100248f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02a64ce0034a2, // V_PK_SUB_I16 ENC_VOP3P default
    0x0d22a64cf0034a2, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a64d00034a2, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a64d10034a2, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02a64ca004494, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x0d22a64cb004494, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a64cc004494, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a64cd004494, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02a64ca005495, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x0d22a64cb005495, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a64cc005495, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a64cd005495, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02a64d2006491, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x0d22a64d3006491, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a64d4006491, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a64d5006491, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02a64ce007499, // V_PK_MAX_I16 ENC_VOP3P default
    0x0d22a64cf007499, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a64d0007499, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a64d1007499, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02a64ce00849d, // V_PK_MIN_I16 ENC_VOP3P default
    0x0d22a64cf00849d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a64d000849d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a64d100849d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02a44d6009497, // V_PK_MAD_U16 ENC_VOP3P default
    0x0d22a44d7009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a44d8009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a44d9009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82a44da009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x0da2a44db009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2a44dc009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2a44dd009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02a64ca00a490, // V_PK_ADD_U16 ENC_VOP3P default
    0x0d22a64cb00a490, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a64cc00a490, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a64cd00a490, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02a64ca00b4a3, // V_PK_SUB_U16 ENC_VOP3P default
    0x0d22a64cb00b4a3, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a64cc00b4a3, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a64cd00b4a3, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02a64ca00c49b, // V_PK_MAX_U16 ENC_VOP3P default
    0x0d22a64cb00c49b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a64cc00c49b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a64cd00c49b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02a64ca00d49f, // V_PK_MIN_U16 ENC_VOP3P default
    0x0d22a64cb00d49f, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a64cc00d49f, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a64cd00d49f, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02a84de00e493, // V_PK_FMA_F16 ENC_VOP3P default
    0x0d22a84df00e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42a84e000e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62a84e100e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82a84e200e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x0da2a84e300e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2a84e400e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2a84e500e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02aa4e600f48e, // V_PK_ADD_F16 ENC_VOP3P default
    0x0d22aa4e700f48e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42aa4e800f48e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62aa4e900f48e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02aa4e60104a0, // V_PK_MUL_F16 ENC_VOP3P default
    0x0d22aa4e70104a0, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42aa4e80104a0, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62aa4e90104a0, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02ac4ea0133e1, // V_DOT2_F32_F16 ENC_VOP3P default
    0x0e02ae4eb0133e1, // V_DOT2_F32_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0e22b04ec0133e1, // V_DOT2_F32_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0d22ac4ed0133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42ac4ee0133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62ac4ef0133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82ac4f00133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0x0da2ac4f10133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2ac4f20133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2ac4f30133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02b24f40163e6, // V_DOT4_I32_IU8 ENC_VOP3P default
    0x0d22b24f50163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0x0d42b24f60163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0x0d62b24f70163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82b24f80163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0x0da2b24f90163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2b24fa0163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2b24fb0163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02b227d0173e7, // V_DOT4_U32_U8 ENC_VOP3P default
    0x0d22b24fc0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0x0d42b24fd0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0x0d62b24fe0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82b24ff0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0x0da2b25000173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2b25010173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2b25020173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02b25030183e8, // V_DOT8_I32_IU4 ENC_VOP3P default
    0x0d22b25040183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0x0d42b25050183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0x0d62b25060183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82b25070183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0x0da2b25080183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2b25090183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2b250a0183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02b250b0193e9, // V_DOT8_U32_U4 ENC_VOP3P default
    0x0d22b250c0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0x0d42b250d0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0x0d62b250e0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82b250f0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0x0da2b25100193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2b25110193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2b25120193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02b451301a3e0, // V_DOT2_F32_BF16 ENC_VOP3P default
    0x0e02b651401a3e0, // V_DOT2_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x0e22b851501a3e0, // V_DOT2_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x0d22b451601a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d42b451701a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0d62b451801a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82b451901a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0x0da2b451a01a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2b451b01a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2b451c01a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02aa4e601b49e, // V_PK_MIN_NUM_F16 ENC_VOP3P default
    0x0d22aa4e701b49e, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42aa4e801b49e, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62aa4e901b49e, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02aa4e601c49a, // V_PK_MAX_NUM_F16 ENC_VOP3P default
    0x0d22aa4e701c49a, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42aa4e801c49a, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62aa4e901c49a, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02aa4e601d49c, // V_PK_MINIMUM_F16 ENC_VOP3P default
    0x0d22aa4e701d49c, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42aa4e801d49c, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62aa4e901d49c, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02aa4e601e498, // V_PK_MAXIMUM_F16 ENC_VOP3P default
    0x0d22aa4e701e498, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42aa4e801e498, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62aa4e901e498, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02ba51d02040c, // V_FMA_MIX_F32 ENC_VOP3P default
    0x0e02bc51e02040c, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0x0e22be51f02040c, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0x0d22ba52002040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x0d42ba52102040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x0d62ba52202040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82ba52302040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x0da2ba52402040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2ba52502040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2ba52602040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02ba52702140b, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x0e02bc52802140b, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0e22be52902140b, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0d22ba52a02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42ba52b02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62ba52c02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82ba52d02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x0da2ba52e02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2ba52f02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2ba53002140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02ba52702240a, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x0e02bc52802240a, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0e22be52902240a, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0d22ba52a02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42ba52b02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62ba52c02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82ba52d02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x0da2ba52e02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2ba52f02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2ba53002240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02b25310243e4, // V_DOT4_F32_FP8_BF8 ENC_VOP3P default
    0x0d22b25320243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0
    0x0d42b25330243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_1
    0x0d62b25340243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82b25350243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_2
    0x0da2b25360243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2b25370243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2b25380243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02b25390253e3, // V_DOT4_F32_BF8_FP8 ENC_VOP3P default
    0x0d22b253a0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0
    0x0d42b253b0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_1
    0x0d62b253c0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82b253d0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_2
    0x0da2b253e0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2b253f0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2b25400253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02b25410263e5, // V_DOT4_F32_FP8_FP8 ENC_VOP3P default
    0x0d22b25420263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0
    0x0d42b25430263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_1
    0x0d62b25440263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82b25450263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_2
    0x0da2b25460263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2b25470263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2b25480263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02b25490273e2, // V_DOT4_F32_BF8_BF8 ENC_VOP3P default
    0x0d22b254a0273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0
    0x0d42b254b0273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_1
    0x0d62b254c0273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82b254d0273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_2
    0x0da2b254e0273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2b254f0273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2b25500273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0e42c05510404e9, // V_WMMA_F32_16X16X16_F16 ENC_VOP3P default
    0x0e42c05520414e6, // V_WMMA_F32_16X16X16_BF16 ENC_VOP3P default
    0x0e42c25530424e5, // V_WMMA_F16_16X16X16_F16 ENC_VOP3P default
    0x0e42c25540434e4, // V_WMMA_BF16_16X16X16_BF16 ENC_VOP3P default
    0x0e42c45550444ed, // V_WMMA_I32_16X16X16_IU8 ENC_VOP3P default
    0x0e42c65560454ec, // V_WMMA_I32_16X16X16_IU4 ENC_VOP3P default
    0x0e42c45570464eb, // V_WMMA_F32_16X16X16_FP8_FP8 ENC_VOP3P default
    0x0e42c45580474ea, // V_WMMA_F32_16X16X16_FP8_BF8 ENC_VOP3P default
    0x0e42c45590484e8, // V_WMMA_F32_16X16X16_BF8_FP8 ENC_VOP3P default
    0x0e42c455a0494e7, // V_WMMA_F32_16X16X16_BF8_BF8 ENC_VOP3P default
    0x0e42c455b04a4ee, // V_WMMA_I32_16X16X32_IU4 ENC_VOP3P default
    0x0e62c855c0504d0, // V_SWMMAC_F32_16X16X32_F16 ENC_VOP3P default
    0x0e62c855d0514cd, // V_SWMMAC_F32_16X16X32_BF16 ENC_VOP3P default
    0x0e62ca55e0524cc, // V_SWMMAC_F16_16X16X32_F16 ENC_VOP3P default
    0x0e62ca55f0534cb, // V_SWMMAC_BF16_16X16X32_BF16 ENC_VOP3P default
    0x0e62cc5600544d4, // V_SWMMAC_I32_16X16X32_IU8 ENC_VOP3P default
    0x0e62ce5610554d3, // V_SWMMAC_I32_16X16X32_IU4 ENC_VOP3P default
    0x0e62cc5620564d5, // V_SWMMAC_I32_16X16X64_IU4 ENC_VOP3P default
    0x0e62cc5630574d2, // V_SWMMAC_F32_16X16X32_FP8_FP8 ENC_VOP3P default
    0x0e62cc5640584d1, // V_SWMMAC_F32_16X16X32_FP8_BF8 ENC_VOP3P default
    0x0e62cc5650594cf, // V_SWMMAC_F32_16X16X32_BF8_FP8 ENC_VOP3P default
    0x0e62cc56605a4ce, // V_SWMMAC_F32_16X16X32_BF8_BF8 ENC_VOP3P default
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
    0x0ee39e5860101a8, // SCRATCH_LOAD_U8 ENC_VSCRATCH default
    0x0ee39e5870111a6, // SCRATCH_LOAD_I8 ENC_VSCRATCH default
    0x0ee39e5880121a7, // SCRATCH_LOAD_U16 ENC_VSCRATCH default
    0x0ee39e5890131a5, // SCRATCH_LOAD_I16 ENC_VSCRATCH default
    0x0ee39e58a01419b, // SCRATCH_LOAD_B32 ENC_VSCRATCH default
    0x0ee3a058b01519c, // SCRATCH_LOAD_B64 ENC_VSCRATCH default
    0x0ee3a258c01619d, // SCRATCH_LOAD_B96 ENC_VSCRATCH default
    0x0ee3a458d01719a, // SCRATCH_LOAD_B128 ENC_VSCRATCH default
    0x0ee3a658e0181ad, // SCRATCH_STORE_B8 ENC_VSCRATCH default
    0x0ee3a658f0191aa, // SCRATCH_STORE_B16 ENC_VSCRATCH default
    0x0ee3a659001a1ab, // SCRATCH_STORE_B32 ENC_VSCRATCH default
    0x0ee3a859101b1ac, // SCRATCH_STORE_B64 ENC_VSCRATCH default
    0x0ee3aa59201c1ae, // SCRATCH_STORE_B96 ENC_VSCRATCH default
    0x0ee3ac59301d1a9, // SCRATCH_STORE_B128 ENC_VSCRATCH default
    0x0ee39e58601e1a4, // SCRATCH_LOAD_D16_U8 ENC_VSCRATCH default
    0x0ee39e58701f1a3, // SCRATCH_LOAD_D16_I8 ENC_VSCRATCH default
    0x0ee39e59402019f, // SCRATCH_LOAD_D16_B16 ENC_VSCRATCH default
    0x0ee39e5860211a2, // SCRATCH_LOAD_D16_HI_U8 ENC_VSCRATCH default
    0x0ee39e5870221a1, // SCRATCH_LOAD_D16_HI_I8 ENC_VSCRATCH default
    0x0ee39e5940231a0, // SCRATCH_LOAD_D16_HI_B16 ENC_VSCRATCH default
    0x0ee3a658e0241b1, // SCRATCH_STORE_D16_HI_B8 ENC_VSCRATCH default
    0x0ee3a658f0251b0, // SCRATCH_STORE_D16_HI_B16 ENC_VSCRATCH default
    0x0ee3ae59505319e, // SCRATCH_LOAD_BLOCK ENC_VSCRATCH default
    0x0ee3b05960541af, // SCRATCH_STORE_BLOCK ENC_VSCRATCH default
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
    0x1023b261d0092b9, // S_WAITCNT ENC_SOPP default
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
