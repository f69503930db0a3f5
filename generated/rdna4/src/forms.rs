// Written by `cargo xtask regen` from amdgpu_isa_rdna4.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Forms.
use amdgpu_isa_core::asm::tables::Class::*;
use amdgpu_isa_core::rows::*;
use crate::fields::enc;
/// What forms have in common.
pub static FORM_KINDS: [FormKind; 133] = [
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
        enc::VOP3P_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xe9cc000000,
        choice(LongDpp, 0, 2, false, run(2, 2), run(19, 1)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xfacc000000,
        choice(LongDpp, 0, 2, false, run(2, 2), run(19, 1)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, false, run(2, 2), run(20, 3)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, false, run(2, 2), run(23, 3)),
    ),
    form_kind(
        enc::ENC_VINTERP,
        0,
        2,
        Slot::Whole,
        [bits(16, 5), bits(0, 0)],
        0xcd000000,
        choice(Short, 0, 0, false, run(0, 0), run(23, 3)),
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
    0x0001c80000013a2, // V_CNDMASK_B32 ENC_VOP2 default
    0x0021ca0010013a2, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x0041cc0020013a2, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x0061c80030013a2, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x0081d40040022e6, // V_ADD_F64 ENC_VOP2 default
    0x00a1d40050022e6, // V_ADD_F64 VOP2_INST_LITERAL has_lit
    0x0081d80060032e5, // V_ADD_F32 ENC_VOP2 default
    0x00c1da0070032e5, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1dc0080032e5, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d80090032e5, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x0081d80060044c3, // V_SUB_F32 ENC_VOP2 default
    0x00c1da0070044c3, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1dc0080044c3, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d80090044c3, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x0081d80060054be, // V_SUBREV_F32 ENC_VOP2 default
    0x00c1da0070054be, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1dc0080054be, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d80090054be, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x0081d4004006477, // V_MUL_F64 ENC_VOP2 default
    0x00a1d4005006477, // V_MUL_F64 VOP2_INST_LITERAL has_lit
    0x0081d8006007474, // V_MUL_DX9_ZERO_F32 ENC_VOP2 default
    0x00c1da007007474, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1dc008007474, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d8009007474, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x0081d8006008476, // V_MUL_F32 ENC_VOP2 default
    0x00c1da007008476, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1dc008008476, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d8009008476, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x0081d800a00947c, // V_MUL_I32_I24 ENC_VOP2 default
    0x00c1da00b00947c, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00e1e400c00947c, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00a1d800d00947c, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0081d800a00a479, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x00c1da00b00a479, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00e1e400c00a479, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00a1d800d00a479, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0081d800e00b47f, // V_MUL_U32_U24 ENC_VOP2 default
    0x00c1da00f00b47f, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00e1e401000b47f, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00a1d801100b47f, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0081d800e00c47b, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x00c1da00f00c47b, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00e1e401000c47b, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00a1d801100c47b, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0081d400400d467, // V_MIN_NUM_F64 ENC_VOP2 default
    0x00a1d400500d467, // V_MIN_NUM_F64 VOP2_INST_LITERAL has_lit
    0x0081d400400e447, // V_MAX_NUM_F64 ENC_VOP2 default
    0x00a1d400500e447, // V_MAX_NUM_F64 VOP2_INST_LITERAL has_lit
    0x0081d800a011464, // V_MIN_I32 ENC_VOP2 default
    0x00c1da00b011464, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e400c011464, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d800d011464, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0081d800a012444, // V_MAX_I32 ENC_VOP2 default
    0x00c1da00b012444, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e400c012444, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d800d012444, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x0081d800e013469, // V_MIN_U32 ENC_VOP2 default
    0x00c1da00f013469, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e4010013469, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d8011013469, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x0081d800e014449, // V_MAX_U32 ENC_VOP2 default
    0x00c1da00f014449, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e4010014449, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d8011014449, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x0081d8006015466, // V_MIN_NUM_F32 ENC_VOP2 default
    0x00c1da007015466, // V_MIN_NUM_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1dc008015466, // V_MIN_NUM_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d8009015466, // V_MIN_NUM_F32 VOP2_INST_LITERAL has_lit
    0x0081d8006016446, // V_MAX_NUM_F32 ENC_VOP2 default
    0x00c1da007016446, // V_MAX_NUM_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1dc008016446, // V_MAX_NUM_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d8009016446, // V_MAX_NUM_F32 VOP2_INST_LITERAL has_lit
    0x0081d800e018423, // V_LSHLREV_B32 ENC_VOP2 default
    0x00c1da00f018423, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e4010018423, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d8011018423, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x0081d800e019428, // V_LSHRREV_B32 ENC_VOP2 default
    0x00c1da00f019428, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e4010019428, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d8011019428, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x0081d801201a2f2, // V_ASHRREV_I32 ENC_VOP2 default
    0x00c1da01301a2f2, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e401401a2f2, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d801501a2f2, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x0081d800e01b2ef, // V_AND_B32 ENC_VOP2 default
    0x00c1da00f01b2ef, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e401001b2ef, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d801101b2ef, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0081d800e01c485, // V_OR_B32 ENC_VOP2 default
    0x00c1da00f01c485, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e401001c485, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d801101c485, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0081d800e01d4f4, // V_XOR_B32 ENC_VOP2 default
    0x00c1da00f01d4f4, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e401001d4f4, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d801101d4f4, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x0081d800e01e4f1, // V_XNOR_B32 ENC_VOP2 default
    0x00c1da00f01e4f1, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e401001e4f1, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d801101e4f1, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x0101f201601f424, // V_LSHLREV_B64 ENC_VOP2 default
    0x0121f201701f424, // V_LSHLREV_B64 VOP2_INST_LITERAL has_lit
    0x0001f60180202e2, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x0021f80190202e2, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0041fa01a0202e2, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0061f601b0202e2, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0001f60180214c0, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x0021f80190214c0, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0041fa01a0214c0, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0061f601b0214c0, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0001f60180224bb, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x0021f80190224bb, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0041fa01a0224bb, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0061f601b0224bb, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0081d800e0252eb, // V_ADD_NC_U32 ENC_VOP2 default
    0x00c1da00f0252eb, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e40100252eb, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d80110252eb, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x0081d800e0264c7, // V_SUB_NC_U32 ENC_VOP2 default
    0x00c1da00f0264c7, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e40100264c7, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d80110264c7, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x0081d800e0274bf, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x00c1da00f0274bf, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e40100274bf, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d80110274bf, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x0081d801c02b403, // V_FMAC_F32 ENC_VOP2 default
    0x00c1da01d02b403, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1dc01e02b403, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1d801f02b403, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x01420202002c405, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x00a20202102c405, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x01420402202d401, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x00a20402302d401, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x00820602402f3cd, // V_CVT_PK_RTZ_F16_F32 ENC_VOP2 default
    0x00c20802502f3cd, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e20a02602f3cd, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a20602702f3cd, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x008212028030465, // V_MIN_NUM_F16 ENC_VOP2 default
    0x00c214029030465, // V_MIN_NUM_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e21602a030465, // V_MIN_NUM_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a21202b030465, // V_MIN_NUM_F16 VOP2_INST_LITERAL has_lit
    0x008212028031445, // V_MAX_NUM_F16 ENC_VOP2 default
    0x00c214029031445, // V_MAX_NUM_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e21602a031445, // V_MAX_NUM_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a21202b031445, // V_MAX_NUM_F16 VOP2_INST_LITERAL has_lit
    0x0082120280322e4, // V_ADD_F16 ENC_VOP2 default
    0x00c2140290322e4, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e21602a0322e4, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a21202b0322e4, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x0082120280334c2, // V_SUB_F16 ENC_VOP2 default
    0x00c2140290334c2, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e21602a0334c2, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a21202b0334c2, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x0082120280344bd, // V_SUBREV_F16 ENC_VOP2 default
    0x00c2140290344bd, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e21602a0344bd, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a21202b0344bd, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x008212028035475, // V_MUL_F16 ENC_VOP2 default
    0x00c214029035475, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e21602a035475, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a21202b035475, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x00821202c036402, // V_FMAC_F16 ENC_VOP2 default
    0x00c21402d036402, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e21602e036402, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a21202f036402, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x01421e030037404, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x00a21e031037404, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x014220032038400, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x00a220033038400, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x00821202803b41c, // V_LDEXP_F16 ENC_VOP2 default
    0x00c21402903b41c, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e22202a03b41c, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a21202b03b41c, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x00822a03403c492, // V_PK_FMAC_F16 ENC_VOP2 default
    0x00a22a03503c492, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
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
    0x0283960c90003f1, // V_DUAL_FMAC_F32 VOPDXY X default
    0x02a3960ca0003f1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL X has_lit
    0x02c39a0cb0013f0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X default
    0x02a39a0cc0013f0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X has_lit
    0x02c39e0cd0023f2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X default
    0x02a39e0ce0023f2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283960cf0033f8, // V_DUAL_MUL_F32 VOPDXY X default
    0x02a3960d00033f8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283960cf0043ea, // V_DUAL_ADD_F32 VOPDXY X default
    0x02a3960d00043ea, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283960cf0053fa, // V_DUAL_SUB_F32 VOPDXY X default
    0x02a3960d00053fa, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283960cf0063f9, // V_DUAL_SUBREV_F32 VOPDXY X default
    0x02a3960d00063f9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283960cf0073f7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY X default
    0x02a3960d00073f7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283a20d10083f6, // V_DUAL_MOV_B32 VOPDXY X default
    0x02a3a20d20083f6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL X has_lit
    0x02e3960d30093ed, // V_DUAL_CNDMASK_B32 VOPDXY X default
    0x0303960d40093ed, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL X has_lit
    0x0283960cf00a3f4, // V_DUAL_MAX_NUM_F32 VOPDXY X default
    0x02a3960d000a3f4, // V_DUAL_MAX_NUM_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283960cf00b3f5, // V_DUAL_MIN_NUM_F32 VOPDXY X default
    0x02a3960d000b3f5, // V_DUAL_MIN_NUM_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283a60d500c3ef, // V_DUAL_DOT2ACC_F32_F16 VOPDXY X default
    0x02a3a60d600c3ef, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL X has_lit
    0x0283aa0d700d3ee, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY X default
    0x02a3aa0d800d3ee, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL X has_lit
    0x0323980d90003f1, // V_DUAL_FMAC_F32 VOPDXY Y default_y
    0x0343980da0003f1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03639c0db0013f0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y default_y
    0x03439c0db0013f0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0363a00dc0023f2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y default_y
    0x0343a00dc0023f2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323980dd0033f8, // V_DUAL_MUL_F32 VOPDXY Y default_y
    0x0343980de0033f8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323980dd0043ea, // V_DUAL_ADD_F32 VOPDXY Y default_y
    0x0343980de0043ea, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323980dd0053fa, // V_DUAL_SUB_F32 VOPDXY Y default_y
    0x0343980de0053fa, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323980dd0063f9, // V_DUAL_SUBREV_F32 VOPDXY Y default_y
    0x0343980de0063f9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323980dd0073f7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY Y default_y
    0x0343980de0073f7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323a40df0083f6, // V_DUAL_MOV_B32 VOPDXY Y default_y
    0x0343a40e00083f6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0383980e10093ed, // V_DUAL_CNDMASK_B32 VOPDXY Y default_y
    0x03a3980e20093ed, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323980dd00a3f4, // V_DUAL_MAX_NUM_F32 VOPDXY Y default_y
    0x0343980de00a3f4, // V_DUAL_MAX_NUM_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323980dd00b3f5, // V_DUAL_MIN_NUM_F32 VOPDXY Y default_y
    0x0343980de00b3f5, // V_DUAL_MIN_NUM_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323a80e300c3ef, // V_DUAL_DOT2ACC_F32_F16 VOPDXY Y default_y
    0x0343a80e400c3ef, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323ac0e500d3ee, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY Y default_y
    0x0343ac0e600d3ee, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323980e70103eb, // V_DUAL_ADD_NC_U32 VOPDXY Y default_y
    0x0343980e80103eb, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323980e90113f3, // V_DUAL_LSHLREV_B32 VOPDXY Y default_y
    0x0343980ea0113f3, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323980e90123ec, // V_DUAL_AND_B32 VOPDXY Y default_y
    0x0343980ea0123ec, // V_DUAL_AND_B32 VOPDXY_INST_LITERAL Y has_lit_y
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
    0x03e30a0f900137a, // V_CMP_LT_F16 ENC_VOP3 default
    0x04030c0fa00137a, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04230e0fb00137a, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04430a0fc00137a, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x04630a0fd00137a, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x04830a0fe00137a, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30a0f9002353, // V_CMP_EQ_F16 ENC_VOP3 default
    0x04030c0fa002353, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04230e0fb002353, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04430a0fc002353, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04630a0fd002353, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04830a0fe002353, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30a0f900336e, // V_CMP_LE_F16 ENC_VOP3 default
    0x04030c0fa00336e, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04230e0fb00336e, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04430a0fc00336e, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x04630a0fd00336e, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x04830a0fe00336e, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30a0f9004365, // V_CMP_GT_F16 ENC_VOP3 default
    0x04030c0fa004365, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04230e0fb004365, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04430a0fc004365, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x04630a0fd004365, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x04830a0fe004365, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30a0f9005377, // V_CMP_LG_F16 ENC_VOP3 default
    0x04030c0fa005377, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04230e0fb005377, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04430a0fc005377, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x04630a0fd005377, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x04830a0fe005377, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30a0f900635c, // V_CMP_GE_F16 ENC_VOP3 default
    0x04030c0fa00635c, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04230e0fb00635c, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04430a0fc00635c, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x04630a0fd00635c, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x04830a0fe00635c, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30a0f900739b, // V_CMP_O_F16 ENC_VOP3 default
    0x04030c0fa00739b, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x04230e0fb00739b, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x04430a0fc00739b, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x04630a0fd00739b, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x04830a0fe00739b, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30a0f900839e, // V_CMP_U_F16 ENC_VOP3 default
    0x04030c0fa00839e, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x04230e0fb00839e, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x04430a0fc00839e, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x04630a0fd00839e, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x04830a0fe00839e, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30a0f900938c, // V_CMP_NGE_F16 ENC_VOP3 default
    0x04030c0fa00938c, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04230e0fb00938c, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04430a0fc00938c, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x04630a0fd00938c, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x04830a0fe00938c, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30a0f900a395, // V_CMP_NLG_F16 ENC_VOP3 default
    0x04030c0fa00a395, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04230e0fb00a395, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04430a0fc00a395, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x04630a0fd00a395, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x04830a0fe00a395, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30a0f900b38f, // V_CMP_NGT_F16 ENC_VOP3 default
    0x04030c0fa00b38f, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04230e0fb00b38f, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04430a0fc00b38f, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x04630a0fd00b38f, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x04830a0fe00b38f, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30a0f900c392, // V_CMP_NLE_F16 ENC_VOP3 default
    0x04030c0fa00c392, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04230e0fb00c392, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04430a0fc00c392, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x04630a0fd00c392, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x04830a0fe00c392, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30a0f900d383, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x04030c0fa00d383, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04230e0fb00d383, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04430a0fc00d383, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04630a0fd00d383, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x04830a0fe00d383, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e30a0f900e398, // V_CMP_NLT_F16 ENC_VOP3 default
    0x04030c0fa00e398, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04230e0fb00e398, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04430a0fc00e398, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x04630a0fd00e398, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x04830a0fe00e398, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3160ff01137b, // V_CMP_LT_F32 ENC_VOP3 default
    0x04031810001137b, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04231a10101137b, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04431610201137b, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x04631610301137b, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x04831610401137b, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3160ff012354, // V_CMP_EQ_F32 ENC_VOP3 default
    0x040318100012354, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04231a101012354, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x044316102012354, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x046316103012354, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x048316104012354, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3160ff01336f, // V_CMP_LE_F32 ENC_VOP3 default
    0x04031810001336f, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04231a10101336f, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04431610201336f, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x04631610301336f, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x04831610401336f, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3160ff014366, // V_CMP_GT_F32 ENC_VOP3 default
    0x040318100014366, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04231a101014366, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x044316102014366, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x046316103014366, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x048316104014366, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3160ff015378, // V_CMP_LG_F32 ENC_VOP3 default
    0x040318100015378, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04231a101015378, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x044316102015378, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x046316103015378, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x048316104015378, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3160ff01635d, // V_CMP_GE_F32 ENC_VOP3 default
    0x04031810001635d, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04231a10101635d, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04431610201635d, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x04631610301635d, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x04831610401635d, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3160ff01739c, // V_CMP_O_F32 ENC_VOP3 default
    0x04031810001739c, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x04231a10101739c, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x04431610201739c, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x04631610301739c, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x04831610401739c, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3160ff01839f, // V_CMP_U_F32 ENC_VOP3 default
    0x04031810001839f, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x04231a10101839f, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x04431610201839f, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x04631610301839f, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x04831610401839f, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3160ff01938d, // V_CMP_NGE_F32 ENC_VOP3 default
    0x04031810001938d, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04231a10101938d, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04431610201938d, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x04631610301938d, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x04831610401938d, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3160ff01a396, // V_CMP_NLG_F32 ENC_VOP3 default
    0x04031810001a396, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04231a10101a396, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04431610201a396, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x04631610301a396, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x04831610401a396, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3160ff01b390, // V_CMP_NGT_F32 ENC_VOP3 default
    0x04031810001b390, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04231a10101b390, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04431610201b390, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x04631610301b390, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x04831610401b390, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3160ff01c393, // V_CMP_NLE_F32 ENC_VOP3 default
    0x04031810001c393, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04231a10101c393, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04431610201c393, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x04631610301c393, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x04831610401c393, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3160ff01d384, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x04031810001d384, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04231a10101d384, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04431610201d384, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04631610301d384, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04831610401d384, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3160ff01e399, // V_CMP_NLT_F32 ENC_VOP3 default
    0x04031810001e399, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04231a10101e399, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04431610201e399, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x04631610301e399, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x04831610401e399, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32210502137c, // V_CMP_LT_F64 ENC_VOP3 default
    0x04432210602137c, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x04632210702137c, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x04832210802137c, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e322105022355, // V_CMP_EQ_F64 ENC_VOP3 default
    0x044322106022355, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x046322107022355, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x048322108022355, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e322105023370, // V_CMP_LE_F64 ENC_VOP3 default
    0x044322106023370, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x046322107023370, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x048322108023370, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e322105024367, // V_CMP_GT_F64 ENC_VOP3 default
    0x044322106024367, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x046322107024367, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x048322108024367, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e322105025379, // V_CMP_LG_F64 ENC_VOP3 default
    0x044322106025379, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x046322107025379, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x048322108025379, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32210502635e, // V_CMP_GE_F64 ENC_VOP3 default
    0x04432210602635e, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x04632210702635e, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x04832210802635e, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32210502739d, // V_CMP_O_F64 ENC_VOP3 default
    0x04432210602739d, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x04632210702739d, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x04832210802739d, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3221050283a0, // V_CMP_U_F64 ENC_VOP3 default
    0x0443221060283a0, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x0463221070283a0, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x0483221080283a0, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32210502938e, // V_CMP_NGE_F64 ENC_VOP3 default
    0x04432210602938e, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x04632210702938e, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x04832210802938e, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32210502a397, // V_CMP_NLG_F64 ENC_VOP3 default
    0x04432210602a397, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x04632210702a397, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x04832210802a397, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32210502b391, // V_CMP_NGT_F64 ENC_VOP3 default
    0x04432210602b391, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x04632210702b391, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x04832210802b391, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32210502c394, // V_CMP_NLE_F64 ENC_VOP3 default
    0x04432210602c394, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x04632210702c394, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x04832210802c394, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32210502d385, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x04432210602d385, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04632210702d385, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04832210802d385, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32210502e39a, // V_CMP_NLT_F64 ENC_VOP3 default
    0x04432210602e39a, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x04632210702e39a, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x04832210802e39a, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32610903137d, // V_CMP_LT_I16 ENC_VOP3 default
    0x04032810a03137d, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04232a10b03137d, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04432610c03137d, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x04632610d03137d, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x04832610e03137d, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e326109032356, // V_CMP_EQ_I16 ENC_VOP3 default
    0x04032810a032356, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x04232a10b032356, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x04432610c032356, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x04632610d032356, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x04832610e032356, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e326109033371, // V_CMP_LE_I16 ENC_VOP3 default
    0x04032810a033371, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04232a10b033371, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04432610c033371, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x04632610d033371, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x04832610e033371, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e326109034368, // V_CMP_GT_I16 ENC_VOP3 default
    0x04032810a034368, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04232a10b034368, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04432610c034368, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x04632610d034368, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x04832610e034368, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e326109035386, // V_CMP_NE_I16 ENC_VOP3 default
    0x04032810a035386, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04232a10b035386, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04432610c035386, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x04632610d035386, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x04832610e035386, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32610903635f, // V_CMP_GE_I16 ENC_VOP3 default
    0x04032810a03635f, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04232a10b03635f, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04432610c03635f, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x04632610d03635f, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x04832610e03635f, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32610f039380, // V_CMP_LT_U16 ENC_VOP3 default
    0x040328110039380, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04232a111039380, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x044326112039380, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x046326113039380, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x048326114039380, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32610f03a359, // V_CMP_EQ_U16 ENC_VOP3 default
    0x04032811003a359, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x04232a11103a359, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x04432611203a359, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x04632611303a359, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x04832611403a359, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32610f03b374, // V_CMP_LE_U16 ENC_VOP3 default
    0x04032811003b374, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04232a11103b374, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04432611203b374, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x04632611303b374, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x04832611403b374, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32610f03c36b, // V_CMP_GT_U16 ENC_VOP3 default
    0x04032811003c36b, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04232a11103c36b, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x04432611203c36b, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x04632611303c36b, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x04832611403c36b, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32610f03d389, // V_CMP_NE_U16 ENC_VOP3 default
    0x04032811003d389, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04232a11103d389, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04432611203d389, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x04632611303d389, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x04832611403d389, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e32610f03e362, // V_CMP_GE_U16 ENC_VOP3 default
    0x04032811003e362, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04232a11103e362, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04432611203e362, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x04632611303e362, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x04832611403e362, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33211504137e, // V_CMP_LT_I32 ENC_VOP3 default
    0x04033411604137e, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04233611704137e, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x04433211804137e, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x04633211904137e, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x04833211a04137e, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e332115042357, // V_CMP_EQ_I32 ENC_VOP3 default
    0x040334116042357, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x042336117042357, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x044332118042357, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x046332119042357, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x04833211a042357, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e332115043372, // V_CMP_LE_I32 ENC_VOP3 default
    0x040334116043372, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x042336117043372, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x044332118043372, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x046332119043372, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x04833211a043372, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e332115044369, // V_CMP_GT_I32 ENC_VOP3 default
    0x040334116044369, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x042336117044369, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x044332118044369, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x046332119044369, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x04833211a044369, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e332115045387, // V_CMP_NE_I32 ENC_VOP3 default
    0x040334116045387, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x042336117045387, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x044332118045387, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x046332119045387, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x04833211a045387, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e332115046360, // V_CMP_GE_I32 ENC_VOP3 default
    0x040334116046360, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x042336117046360, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x044332118046360, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x046332119046360, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x04833211a046360, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33211b049381, // V_CMP_LT_U32 ENC_VOP3 default
    0x04033411c049381, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04233611d049381, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04433211e049381, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x04633211f049381, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x048332120049381, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33211b04a35a, // V_CMP_EQ_U32 ENC_VOP3 default
    0x04033411c04a35a, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x04233611d04a35a, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x04433211e04a35a, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x04633211f04a35a, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x04833212004a35a, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33211b04b375, // V_CMP_LE_U32 ENC_VOP3 default
    0x04033411c04b375, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04233611d04b375, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04433211e04b375, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x04633211f04b375, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x04833212004b375, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33211b04c36c, // V_CMP_GT_U32 ENC_VOP3 default
    0x04033411c04c36c, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04233611d04c36c, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04433211e04c36c, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x04633211f04c36c, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x04833212004c36c, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33211b04d38a, // V_CMP_NE_U32 ENC_VOP3 default
    0x04033411c04d38a, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04233611d04d38a, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04433211e04d38a, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x04633211f04d38a, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x04833212004d38a, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33211b04e363, // V_CMP_GE_U32 ENC_VOP3 default
    0x04033411c04e363, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04233611d04e363, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04433211e04e363, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x04633211f04e363, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x04833212004e363, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33a12105137f, // V_CMP_LT_I64 ENC_VOP3 default
    0x04433a12205137f, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x04633a12305137f, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x04833a12405137f, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33a121052358, // V_CMP_EQ_I64 ENC_VOP3 default
    0x04433a122052358, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x04633a123052358, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x04833a124052358, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33a121053373, // V_CMP_LE_I64 ENC_VOP3 default
    0x04433a122053373, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x04633a123053373, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x04833a124053373, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33a12105436a, // V_CMP_GT_I64 ENC_VOP3 default
    0x04433a12205436a, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x04633a12305436a, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x04833a12405436a, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33a121055388, // V_CMP_NE_I64 ENC_VOP3 default
    0x04433a122055388, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x04633a123055388, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x04833a124055388, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33a121056361, // V_CMP_GE_I64 ENC_VOP3 default
    0x04433a122056361, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x04633a123056361, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x04833a124056361, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33a125059382, // V_CMP_LT_U64 ENC_VOP3 default
    0x04433a126059382, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x04633a127059382, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x04833a128059382, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33a12505a35b, // V_CMP_EQ_U64 ENC_VOP3 default
    0x04433a12605a35b, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x04633a12705a35b, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x04833a12805a35b, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33a12505b376, // V_CMP_LE_U64 ENC_VOP3 default
    0x04433a12605b376, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x04633a12705b376, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x04833a12805b376, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33a12505c36d, // V_CMP_GT_U64 ENC_VOP3 default
    0x04433a12605c36d, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x04633a12705c36d, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x04833a12805c36d, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33a12505d38b, // V_CMP_NE_U64 ENC_VOP3 default
    0x04433a12605d38b, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x04633a12705d38b, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x04833a12805d38b, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33a12505e364, // V_CMP_GE_U64 ENC_VOP3 default
    0x04433a12605e364, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x04633a12705e364, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x04833a12805e364, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33e0f907d350, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x0403400fa07d350, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0423420fb07d350, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x04433e0fc07d350, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x04633e0fd07d350, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x04833e0fe07d350, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e34412907e351, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x04034612a07e351, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x04234812b07e351, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04434412c07e351, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x04634412d07e351, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x04834412e07e351, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e34c12f07f352, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x04434c13007f352, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x04634c13107f352, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x04834c13207f352, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a350133081329, // V_CMPX_LT_F16 ENC_VOP3 default
    0x04c352134081329, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e354135081329, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x050350136081329, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x052350137081329, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x054350138081329, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a350133082302, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x04c352134082302, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e354135082302, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x050350136082302, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x052350137082302, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x054350138082302, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35013308331d, // V_CMPX_LE_F16 ENC_VOP3 default
    0x04c35213408331d, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e35413508331d, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x05035013608331d, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x05235013708331d, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x05435013808331d, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a350133084314, // V_CMPX_GT_F16 ENC_VOP3 default
    0x04c352134084314, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e354135084314, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x050350136084314, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x052350137084314, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x054350138084314, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a350133085326, // V_CMPX_LG_F16 ENC_VOP3 default
    0x04c352134085326, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e354135085326, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x050350136085326, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x052350137085326, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x054350138085326, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35013308630b, // V_CMPX_GE_F16 ENC_VOP3 default
    0x04c35213408630b, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e35413508630b, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x05035013608630b, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x05235013708630b, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x05435013808630b, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35013308734a, // V_CMPX_O_F16 ENC_VOP3 default
    0x04c35213408734a, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e35413508734a, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x05035013608734a, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x05235013708734a, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x05435013808734a, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35013308834d, // V_CMPX_U_F16 ENC_VOP3 default
    0x04c35213408834d, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e35413508834d, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x05035013608834d, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x05235013708834d, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x05435013808834d, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35013308933b, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x04c35213408933b, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e35413508933b, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x05035013608933b, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x05235013708933b, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x05435013808933b, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35013308a344, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x04c35213408a344, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e35413508a344, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x05035013608a344, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x05235013708a344, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x05435013808a344, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35013308b33e, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x04c35213408b33e, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e35413508b33e, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x05035013608b33e, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x05235013708b33e, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x05435013808b33e, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35013308c341, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x04c35213408c341, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e35413508c341, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x05035013608c341, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x05235013708c341, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x05435013808c341, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35013308d332, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x04c35213408d332, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e35413508d332, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x05035013608d332, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05235013708d332, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05435013808d332, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35013308e347, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x04c35213408e347, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e35413508e347, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x05035013608e347, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x05235013708e347, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x05435013808e347, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35c13909132a, // V_CMPX_LT_F32 ENC_VOP3 default
    0x04c35e13a09132a, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e36013b09132a, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05035c13c09132a, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x05235c13d09132a, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x05435c13e09132a, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35c139092303, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x04c35e13a092303, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e36013b092303, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x05035c13c092303, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05235c13d092303, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05435c13e092303, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35c13909331e, // V_CMPX_LE_F32 ENC_VOP3 default
    0x04c35e13a09331e, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e36013b09331e, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05035c13c09331e, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x05235c13d09331e, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x05435c13e09331e, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35c139094315, // V_CMPX_GT_F32 ENC_VOP3 default
    0x04c35e13a094315, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e36013b094315, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05035c13c094315, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x05235c13d094315, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x05435c13e094315, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35c139095327, // V_CMPX_LG_F32 ENC_VOP3 default
    0x04c35e13a095327, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e36013b095327, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x05035c13c095327, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x05235c13d095327, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x05435c13e095327, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35c13909630c, // V_CMPX_GE_F32 ENC_VOP3 default
    0x04c35e13a09630c, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e36013b09630c, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05035c13c09630c, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x05235c13d09630c, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x05435c13e09630c, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35c13909734b, // V_CMPX_O_F32 ENC_VOP3 default
    0x04c35e13a09734b, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e36013b09734b, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x05035c13c09734b, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x05235c13d09734b, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x05435c13e09734b, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35c13909834e, // V_CMPX_U_F32 ENC_VOP3 default
    0x04c35e13a09834e, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e36013b09834e, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x05035c13c09834e, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x05235c13d09834e, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x05435c13e09834e, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35c13909933c, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x04c35e13a09933c, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e36013b09933c, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05035c13c09933c, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x05235c13d09933c, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x05435c13e09933c, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35c13909a345, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x04c35e13a09a345, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e36013b09a345, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x05035c13c09a345, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x05235c13d09a345, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x05435c13e09a345, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35c13909b33f, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x04c35e13a09b33f, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e36013b09b33f, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05035c13c09b33f, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x05235c13d09b33f, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x05435c13e09b33f, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35c13909c342, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x04c35e13a09c342, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e36013b09c342, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05035c13c09c342, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x05235c13d09c342, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x05435c13e09c342, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35c13909d333, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x04c35e13a09d333, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e36013b09d333, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x05035c13c09d333, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05235c13d09d333, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05435c13e09d333, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35c13909e348, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x04c35e13a09e348, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e36013b09e348, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05035c13c09e348, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x05235c13d09e348, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x05435c13e09e348, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36813f0a132b, // V_CMPX_LT_F64 ENC_VOP3 default
    0x0503681400a132b, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x0523681410a132b, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543681420a132b, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36813f0a2304, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x0503681400a2304, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0523681410a2304, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0543681420a2304, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36813f0a331f, // V_CMPX_LE_F64 ENC_VOP3 default
    0x0503681400a331f, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x0523681410a331f, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543681420a331f, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36813f0a4316, // V_CMPX_GT_F64 ENC_VOP3 default
    0x0503681400a4316, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x0523681410a4316, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543681420a4316, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36813f0a5328, // V_CMPX_LG_F64 ENC_VOP3 default
    0x0503681400a5328, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x0523681410a5328, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x0543681420a5328, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36813f0a630d, // V_CMPX_GE_F64 ENC_VOP3 default
    0x0503681400a630d, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x0523681410a630d, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543681420a630d, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36813f0a734c, // V_CMPX_O_F64 ENC_VOP3 default
    0x0503681400a734c, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x0523681410a734c, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x0543681420a734c, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36813f0a834f, // V_CMPX_U_F64 ENC_VOP3 default
    0x0503681400a834f, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x0523681410a834f, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x0543681420a834f, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36813f0a933d, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x0503681400a933d, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x0523681410a933d, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543681420a933d, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36813f0aa346, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x0503681400aa346, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x0523681410aa346, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x0543681420aa346, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36813f0ab340, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x0503681400ab340, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x0523681410ab340, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543681420ab340, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36813f0ac343, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x0503681400ac343, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x0523681410ac343, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543681420ac343, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36813f0ad334, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x0503681400ad334, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0523681410ad334, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0543681420ad334, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36813f0ae349, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x0503681400ae349, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x0523681410ae349, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543681420ae349, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36c1430b132c, // V_CMPX_LT_I16 ENC_VOP3 default
    0x04c36e1440b132c, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e3701450b132c, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x05036c1460b132c, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x05236c1470b132c, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x05436c1480b132c, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36c1430b2305, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x04c36e1440b2305, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e3701450b2305, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x05036c1460b2305, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x05236c1470b2305, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x05436c1480b2305, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36c1430b3320, // V_CMPX_LE_I16 ENC_VOP3 default
    0x04c36e1440b3320, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e3701450b3320, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05036c1460b3320, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x05236c1470b3320, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x05436c1480b3320, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36c1430b4317, // V_CMPX_GT_I16 ENC_VOP3 default
    0x04c36e1440b4317, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e3701450b4317, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x05036c1460b4317, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x05236c1470b4317, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x05436c1480b4317, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36c1430b5335, // V_CMPX_NE_I16 ENC_VOP3 default
    0x04c36e1440b5335, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e3701450b5335, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05036c1460b5335, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x05236c1470b5335, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x05436c1480b5335, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36c1430b630e, // V_CMPX_GE_I16 ENC_VOP3 default
    0x04c36e1440b630e, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e3701450b630e, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05036c1460b630e, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x05236c1470b630e, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x05436c1480b630e, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36c1490b932f, // V_CMPX_LT_U16 ENC_VOP3 default
    0x04c36e14a0b932f, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e37014b0b932f, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x05036c14c0b932f, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x05236c14d0b932f, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x05436c14e0b932f, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36c1490ba308, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x04c36e14a0ba308, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e37014b0ba308, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x05036c14c0ba308, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x05236c14d0ba308, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x05436c14e0ba308, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36c1490bb323, // V_CMPX_LE_U16 ENC_VOP3 default
    0x04c36e14a0bb323, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e37014b0bb323, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05036c14c0bb323, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x05236c14d0bb323, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x05436c14e0bb323, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36c1490bc31a, // V_CMPX_GT_U16 ENC_VOP3 default
    0x04c36e14a0bc31a, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e37014b0bc31a, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x05036c14c0bc31a, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x05236c14d0bc31a, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x05436c14e0bc31a, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36c1490bd338, // V_CMPX_NE_U16 ENC_VOP3 default
    0x04c36e14a0bd338, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e37014b0bd338, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05036c14c0bd338, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x05236c14d0bd338, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x05436c14e0bd338, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36c1490be311, // V_CMPX_GE_U16 ENC_VOP3 default
    0x04c36e14a0be311, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e37014b0be311, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05036c14c0be311, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x05236c14d0be311, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x05436c14e0be311, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37814f0c132d, // V_CMPX_LT_I32 ENC_VOP3 default
    0x04c37a1500c132d, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e37c1510c132d, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503781520c132d, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x0523781530c132d, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x0543781540c132d, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37814f0c2306, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x04c37a1500c2306, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e37c1510c2306, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503781520c2306, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x0523781530c2306, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x0543781540c2306, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37814f0c3321, // V_CMPX_LE_I32 ENC_VOP3 default
    0x04c37a1500c3321, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e37c1510c3321, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503781520c3321, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523781530c3321, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543781540c3321, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37814f0c4318, // V_CMPX_GT_I32 ENC_VOP3 default
    0x04c37a1500c4318, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e37c1510c4318, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503781520c4318, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x0523781530c4318, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x0543781540c4318, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37814f0c5336, // V_CMPX_NE_I32 ENC_VOP3 default
    0x04c37a1500c5336, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e37c1510c5336, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503781520c5336, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523781530c5336, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543781540c5336, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37814f0c630f, // V_CMPX_GE_I32 ENC_VOP3 default
    0x04c37a1500c630f, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e37c1510c630f, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503781520c630f, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523781530c630f, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543781540c630f, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3781550c9330, // V_CMPX_LT_U32 ENC_VOP3 default
    0x04c37a1560c9330, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e37c1570c9330, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503781580c9330, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x0523781590c9330, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05437815a0c9330, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3781550ca309, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x04c37a1560ca309, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e37c1570ca309, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503781580ca309, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x0523781590ca309, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05437815a0ca309, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3781550cb324, // V_CMPX_LE_U32 ENC_VOP3 default
    0x04c37a1560cb324, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e37c1570cb324, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503781580cb324, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x0523781590cb324, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05437815a0cb324, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3781550cc31b, // V_CMPX_GT_U32 ENC_VOP3 default
    0x04c37a1560cc31b, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e37c1570cc31b, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503781580cc31b, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x0523781590cc31b, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05437815a0cc31b, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3781550cd339, // V_CMPX_NE_U32 ENC_VOP3 default
    0x04c37a1560cd339, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e37c1570cd339, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503781580cd339, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x0523781590cd339, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05437815a0cd339, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3781550ce312, // V_CMPX_GE_U32 ENC_VOP3 default
    0x04c37a1560ce312, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e37c1570ce312, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503781580ce312, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x0523781590ce312, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05437815a0ce312, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38015b0d132e, // V_CMPX_LT_I64 ENC_VOP3 default
    0x05038015c0d132e, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05238015d0d132e, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05438015e0d132e, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38015b0d2307, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x05038015c0d2307, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05238015d0d2307, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05438015e0d2307, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38015b0d3322, // V_CMPX_LE_I64 ENC_VOP3 default
    0x05038015c0d3322, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05238015d0d3322, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05438015e0d3322, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38015b0d4319, // V_CMPX_GT_I64 ENC_VOP3 default
    0x05038015c0d4319, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05238015d0d4319, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05438015e0d4319, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38015b0d5337, // V_CMPX_NE_I64 ENC_VOP3 default
    0x05038015c0d5337, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05238015d0d5337, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05438015e0d5337, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38015b0d6310, // V_CMPX_GE_I64 ENC_VOP3 default
    0x05038015c0d6310, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05238015d0d6310, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05438015e0d6310, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38015f0d9331, // V_CMPX_LT_U64 ENC_VOP3 default
    0x0503801600d9331, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x0523801610d9331, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x0543801620d9331, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38015f0da30a, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x0503801600da30a, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x0523801610da30a, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x0543801620da30a, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38015f0db325, // V_CMPX_LE_U64 ENC_VOP3 default
    0x0503801600db325, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x0523801610db325, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x0543801620db325, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38015f0dc31c, // V_CMPX_GT_U64 ENC_VOP3 default
    0x0503801600dc31c, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x0523801610dc31c, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x0543801620dc31c, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38015f0dd33a, // V_CMPX_NE_U64 ENC_VOP3 default
    0x0503801600dd33a, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x0523801610dd33a, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x0543801620dd33a, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38015f0de313, // V_CMPX_GE_U64 ENC_VOP3 default
    0x0503801600de313, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x0523801610de313, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x0543801620de313, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3841330fd2ff, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x04c3861340fd2ff, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e3881350fd2ff, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0503841360fd2ff, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x0523841370fd2ff, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x0543841380fd2ff, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38a1630fe300, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x04c38c1640fe300, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e38e1650fe300, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x05038a1660fe300, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x05238a1670fe300, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x05438a1680fe300, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3921690ff301, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x05039216a0ff301, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x05239216b0ff301, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x05439216c0ff301, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0561ce16d1013a2, // V_CNDMASK_B32 ENC_VOP3 default
    0x0401d016e1013a2, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421d216f1013a2, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x0581ce1701013a2, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x05a1ce1711013a2, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x05c1ce1721013a2, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d61731022e6, // V_ADD_F64 ENC_VOP3 default
    0x0441d61741022e6, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x0461d61751022e6, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x0481d61761022e6, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1de1771032e5, // V_ADD_F32 ENC_VOP3 default
    0x0401e01781032e5, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421e21791032e5, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441de17a1032e5, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x0461de17b1032e5, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x0481de17c1032e5, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1de1771044c3, // V_SUB_F32 ENC_VOP3 default
    0x0401e01781044c3, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421e21791044c3, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441de17a1044c3, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x0461de17b1044c3, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x0481de17c1044c3, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1de1771054be, // V_SUBREV_F32 ENC_VOP3 default
    0x0401e01781054be, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421e21791054be, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441de17a1054be, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x0461de17b1054be, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x0481de17c1054be, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d6173106477, // V_MUL_F64 ENC_VOP3 default
    0x0441d6174106477, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x0461d6175106477, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x0481d6176106477, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1de177107474, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x0401e0178107474, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421e2179107474, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441de17a107474, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x0461de17b107474, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x0481de17c107474, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1de177108476, // V_MUL_F32 ENC_VOP3 default
    0x0401e0178108476, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421e2179108476, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441de17a108476, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x0461de17b108476, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x0481de17c108476, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e617d10947c, // V_MUL_I32_I24 ENC_VOP3 default
    0x0401e817e10947c, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0421ea17f10947c, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x0441e618010947c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0461e618110947c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x0481e618210947c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ec17d10a479, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x0401ee17e10a479, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0421f017f10a479, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x0441ec18010a479, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0461ec18110a479, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x0481ec18210a479, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e618310b47f, // V_MUL_U32_U24 ENC_VOP3 default
    0x0401e818410b47f, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0421ea18510b47f, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x0441e618610b47f, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0461e618710b47f, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x0481e618810b47f, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ec18310c47b, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x0401ee18410c47b, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0421f018510c47b, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x0441ec18610c47b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0461ec18710c47b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x0481ec18810c47b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d617310d467, // V_MIN_NUM_F64 ENC_VOP3 default
    0x0441d617410d467, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_0
    0x0461d617510d467, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_1
    0x0481d617610d467, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1d617310e447, // V_MAX_NUM_F64 ENC_VOP3 default
    0x0441d617410e447, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_0
    0x0461d617510e447, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_1
    0x0481d617610e447, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ec17d111464, // V_MIN_I32 ENC_VOP3 default
    0x0401ee17e111464, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421f017f111464, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x0441ec180111464, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x0461ec181111464, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x0481ec182111464, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ec17d112444, // V_MAX_I32 ENC_VOP3 default
    0x0401ee17e112444, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421f017f112444, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x0441ec180112444, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x0461ec181112444, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x0481ec182112444, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ec183113469, // V_MIN_U32 ENC_VOP3 default
    0x0401ee184113469, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421f0185113469, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441ec186113469, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x0461ec187113469, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x0481ec188113469, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ec183114449, // V_MAX_U32 ENC_VOP3 default
    0x0401ee184114449, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421f0185114449, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441ec186114449, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x0461ec187114449, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x0481ec188114449, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1de177115466, // V_MIN_NUM_F32 ENC_VOP3 default
    0x0401e0178115466, // V_MIN_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421e2179115466, // V_MIN_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441de17a115466, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x0461de17b115466, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x0481de17c115466, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1de177116446, // V_MAX_NUM_F32 ENC_VOP3 default
    0x0401e0178116446, // V_MAX_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421e2179116446, // V_MAX_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441de17a116446, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x0461de17b116446, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x0481de17c116446, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ec183118423, // V_LSHLREV_B32 ENC_VOP3 default
    0x0401ee184118423, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421f0185118423, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441ec186118423, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0461ec187118423, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x0481ec188118423, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ec183119428, // V_LSHRREV_B32 ENC_VOP3 default
    0x0401ee184119428, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421f0185119428, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441ec186119428, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0461ec187119428, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x0481ec188119428, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ec18911a2f2, // V_ASHRREV_I32 ENC_VOP3 default
    0x0401ee18a11a2f2, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421f018b11a2f2, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x0441ec18c11a2f2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x0461ec18d11a2f2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x0481ec18e11a2f2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ec18311b2ef, // V_AND_B32 ENC_VOP3 default
    0x0401ee18411b2ef, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421f018511b2ef, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441ec18611b2ef, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x0461ec18711b2ef, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x0481ec18811b2ef, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ec18311c485, // V_OR_B32 ENC_VOP3 default
    0x0401ee18411c485, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421f018511c485, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441ec18611c485, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0461ec18711c485, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0481ec18811c485, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ec18311d4f4, // V_XOR_B32 ENC_VOP3 default
    0x0401ee18411d4f4, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421f018511d4f4, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441ec18611d4f4, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x0461ec18711d4f4, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x0481ec18811d4f4, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ec18311e4f1, // V_XNOR_B32 ENC_VOP3 default
    0x0401ee18411e4f1, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421f018511e4f1, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441ec18611e4f1, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x0461ec18711e4f1, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x0481ec18811e4f1, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e1f418f11f424, // V_LSHLREV_B64 ENC_VOP3 default
    0x0601f419011f424, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0621f419111f424, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0641fc1921202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x0661fe1931202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0682001941202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a1fc1951202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c1fc1961202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e1fc1971202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0641fc1921214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x0661fe1931214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0682001941214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a1fc1951214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c1fc1961214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e1fc1971214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0641fc1921224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x0661fe1931224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0682001941224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a1fc1951224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c1fc1961224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e1fc1971224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e61831252eb, // V_ADD_NC_U32 ENC_VOP3 default
    0x0401e81841252eb, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421ea1851252eb, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441e61861252eb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0461e61871252eb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x0481e61881252eb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e61831264c7, // V_SUB_NC_U32 ENC_VOP3 default
    0x0401e81841264c7, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421ea1851264c7, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441e61861264c7, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0461e61871264c7, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x0481e61881264c7, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e61831274bf, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x0401e81841274bf, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421ea1851274bf, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441e61861274bf, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0461e61871274bf, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x0481e61881274bf, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1de19812b403, // V_FMAC_F32 ENC_VOP3 default
    0x0401e019912b403, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421e219a12b403, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441de19b12b403, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x0461de19c12b403, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x0481de19d12b403, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e20c19e12f3cd, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x04020e19f12f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422101a012f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04420c1a112f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04620c1a212f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04820c1a312f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2181a4130465, // V_MIN_NUM_F16 ENC_VOP3 default
    0x04021a1a5130465, // V_MIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04221c1a6130465, // V_MIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442181a7130465, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0462181a8130465, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482181a9130465, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2181a4131445, // V_MAX_NUM_F16 ENC_VOP3 default
    0x04021a1a5131445, // V_MAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04221c1a6131445, // V_MAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442181a7131445, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0462181a8131445, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482181a9131445, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2181a41322e4, // V_ADD_F16 ENC_VOP3 default
    0x04021a1a51322e4, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x04221c1a61322e4, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442181a71322e4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x0462181a81322e4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x0482181a91322e4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2181a41334c2, // V_SUB_F16 ENC_VOP3 default
    0x04021a1a51334c2, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x04221c1a61334c2, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442181a71334c2, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x0462181a81334c2, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x0482181a91334c2, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2181a41344bd, // V_SUBREV_F16 ENC_VOP3 default
    0x04021a1a51344bd, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x04221c1a61344bd, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442181a71344bd, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x0462181a81344bd, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x0482181a91344bd, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2181a4135475, // V_MUL_F16 ENC_VOP3 default
    0x04021a1a5135475, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x04221c1a6135475, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442181a7135475, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x0462181a8135475, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x0482181a9135475, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2181aa136402, // V_FMAC_F16 ENC_VOP3 default
    0x04021a1ab136402, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x04221c1ac136402, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442181ad136402, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x0462181ae136402, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x0482181af136402, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2241a413b41c, // V_LDEXP_F16 ENC_VOP3 default
    0x0402261a513b41c, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422281a613b41c, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442241a713b41c, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0462241a813b41c, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x0482241a913b41c, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0x03e14e1c21873d4, // V_CVT_U32_F32 ENC_VOP3 default
    0x0401501c31873d4, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521c41873d4, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1c51873d4, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14e1c61883bc, // V_CVT_I32_F32 ENC_VOP3 default
    0x0401501c71883bc, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521c81883bc, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1c91883bc, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x03e15a1ca18a3aa, // V_CVT_F16_F32 ENC_VOP3 default
    0x04015c1cb18a3aa, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04215e1cc18a3aa, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04415a1cd18a3aa, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1661ce18b3ae, // V_CVT_F32_F16 ENC_VOP3 default
    0x0401681cf18b3ae, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x04216a1d018b3ae, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441661d118b3ae, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x03e16c1c618c3bf, // V_CVT_NEAREST_I32_F32 ENC_VOP3 default
    0x04016e1c718c3bf, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421701c818c3bf, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04416c1c918c3bf, // V_CVT_NEAREST_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x03e16c1c618d3ba, // V_CVT_FLOOR_I32_F32 ENC_VOP3 default
    0x04016e1c718d3ba, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421701c818d3ba, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04416c1c918d3ba, // V_CVT_FLOOR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1481ba18e3c2, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x04014a1bb18e3c2, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP8 has_dpp8
    0x04214c1bc18e3c2, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP16 has_dpp16
    0x0441481bd18e3c2, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x03e1401d218f3af, // V_CVT_F32_F64 ENC_VOP3 default
    0x0441401d318f3af, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1721d41903b7, // V_CVT_F64_F32 ENC_VOP3 default
    0x0441721d51903b7, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
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
    0x03e1761da1974e3, // V_TRUNC_F64 ENC_VOP3 default
    0x0441761db1974e3, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1761da1982fc, // V_CEIL_F64 ENC_VOP3 default
    0x0441761db1982fc, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1761da1994ad, // V_RNDNE_F64 ENC_VOP3 default
    0x0441761db1994ad, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1761da19a3ff, // V_FLOOR_F64 ENC_VOP3 default
    0x0441761db19a3ff, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x03e12c1b019b48d, // V_PIPEFLUSH ENC_VOP3 default
    0x03e17e1dc19c46e, // V_MOV_B16 ENC_VOP3 default
    0x0401801dd19c46e, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x0421821de19c46e, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04417e1df19c46e, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x03e14e1e01a040e, // V_FRACT_F32 ENC_VOP3 default
    0x0401501e11a040e, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521e21a040e, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1e31a040e, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14e1e01a14e2, // V_TRUNC_F32 ENC_VOP3 default
    0x0401501e11a14e2, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521e21a14e2, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1e31a14e2, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14e1e01a22fb, // V_CEIL_F32 ENC_VOP3 default
    0x0401501e11a22fb, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521e21a22fb, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1e31a22fb, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14e1e01a34ac, // V_RNDNE_F32 ENC_VOP3 default
    0x0401501e11a34ac, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521e21a34ac, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1e31a34ac, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14e1e01a43fe, // V_FLOOR_F32 ENC_VOP3 default
    0x0401501e11a43fe, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521e21a43fe, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1e31a43fe, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14e1e01a53fc, // V_EXP_F32 ENC_VOP3 default
    0x0401501e11a53fc, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521e21a53fc, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1e31a53fc, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14e1e01a7421, // V_LOG_F32 ENC_VOP3 default
    0x0401501e11a7421, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521e21a7421, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1e31a7421, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14e1e01aa4a6, // V_RCP_F32 ENC_VOP3 default
    0x0401501e11aa4a6, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521e21aa4a6, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1e31aa4a6, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14e1e01ab4a8, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x0401501e11ab4a8, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521e21ab4a8, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1e31ab4a8, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14e1e01ae4af, // V_RSQ_F32 ENC_VOP3 default
    0x0401501e11ae4af, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521e21ae4af, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1e31ae4af, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1761da1af4a7, // V_RCP_F64 ENC_VOP3 default
    0x0441761db1af4a7, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1761da1b14b0, // V_RSQ_F64 ENC_VOP3 default
    0x0441761db1b14b0, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x03e14e1e01b34b9, // V_SQRT_F32 ENC_VOP3 default
    0x0401501e11b34b9, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521e21b34b9, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1e31b34b9, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1761da1b44ba, // V_SQRT_F64 ENC_VOP3 default
    0x0441761db1b44ba, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x03e14e1e01b54b7, // V_SIN_F32 ENC_VOP3 default
    0x0401501e11b54b7, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521e21b54b7, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1e31b54b7, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14e1e01b63a4, // V_COS_F32 ENC_VOP3 default
    0x0401501e11b63a4, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521e21b63a4, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1e31b63a4, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1841e41b7482, // V_NOT_B32 ENC_VOP3 default
    0x0401861e51b7482, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421881e61b7482, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441841e71b7482, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x03e1341b11b82f9, // V_BFREV_B32 ENC_VOP3 default
    0x0401361b21b82f9, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421381b31b82f9, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441341b41b82f9, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x03e1841e81b92fe, // V_CLZ_I32_U32 ENC_VOP3 default
    0x0401861e91b92fe, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421881ea1b92fe, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441841eb1b92fe, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x03e1841e81ba3a5, // V_CTZ_I32_B32 ENC_VOP3 default
    0x0401861e91ba3a5, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421881ea1ba3a5, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441841eb1ba3a5, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x03e1841ec1bb2fd, // V_CLS_I32 ENC_VOP3 default
    0x0401861ed1bb2fd, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421881ee1bb2fd, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x0441841ef1bb2fd, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x03e1401b61bc412, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x0441401b71bc412, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1761da1bd415, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x0441761db1bd415, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1761da1be40f, // V_FRACT_F64 ENC_VOP3 default
    0x0441761db1be40f, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x03e16c1c61bf411, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x04016e1c71bf411, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421701c81bf411, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04416c1c91bf411, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x03e14e1e01c0414, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0401501e11c0414, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421521e21c0414, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04414e1e31c0414, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
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
    0x03e1901f51d03ac, // V_CVT_F16_U16 ENC_VOP3 default
    0x0401921f61d03ac, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x0421941f71d03ac, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x0441901f81d03ac, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x03e1901f91d13ab, // V_CVT_F16_I16 ENC_VOP3 default
    0x0401921fa1d13ab, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x0421941fb1d13ab, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x0441901fc1d13ab, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x03e19c1fd1d23d3, // V_CVT_U16_F16 ENC_VOP3 default
    0x04019e1fe1d23d3, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421a01ff1d23d3, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04419c2001d23d3, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e19c2011d33bb, // V_CVT_I16_F16 ENC_VOP3 default
    0x04019e2021d33bb, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421a02031d33bb, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04419c2041d33bb, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a82051d44a5, // V_RCP_F16 ENC_VOP3 default
    0x0401aa2061d44a5, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421ac2071d44a5, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a82081d44a5, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a82051d54b8, // V_SQRT_F16 ENC_VOP3 default
    0x0401aa2061d54b8, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421ac2071d54b8, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a82081d54b8, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a82051d64ae, // V_RSQ_F16 ENC_VOP3 default
    0x0401aa2061d64ae, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421ac2071d64ae, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a82081d64ae, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a82051d7420, // V_LOG_F16 ENC_VOP3 default
    0x0401aa2061d7420, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421ac2071d7420, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a82081d7420, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a82051d83fb, // V_EXP_F16 ENC_VOP3 default
    0x0401aa2061d83fb, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421ac2071d83fb, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a82081d83fb, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a82051d9413, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0401aa2061d9413, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421ac2071d9413, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a82081d9413, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x03e19c2011da410, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x04019e2021da410, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421a02031da410, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04419c2041da410, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a82051db3fd, // V_FLOOR_F16 ENC_VOP3 default
    0x0401aa2061db3fd, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421ac2071db3fd, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a82081db3fd, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a82051dc2fa, // V_CEIL_F16 ENC_VOP3 default
    0x0401aa2061dc2fa, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421ac2071dc2fa, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a82081dc2fa, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a82051dd4e1, // V_TRUNC_F16 ENC_VOP3 default
    0x0401aa2061dd4e1, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421ac2071dd4e1, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a82081dd4e1, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a82051de4ab, // V_RNDNE_F16 ENC_VOP3 default
    0x0401aa2061de4ab, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421ac2071de4ab, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a82081de4ab, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a82051df40d, // V_FRACT_F16 ENC_VOP3 default
    0x0401aa2061df40d, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421ac2071df40d, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a82081df40d, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a82051e04b6, // V_SIN_F16 ENC_VOP3 default
    0x0401aa2061e04b6, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421ac2071e04b6, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a82081e04b6, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a82051e13a3, // V_COS_F16 ENC_VOP3 default
    0x0401aa2061e13a3, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421ac2071e13a3, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a82081e13a3, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1842091e24b5, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x04018620a1e24b5, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x04218820b1e24b5, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x04418420c1e24b5, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x03e19c2011e33c0, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x04019e2021e33c0, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421a02031e33c0, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04419c2041e33c0, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e19c1fd1e43c1, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x04019e1fe1e43c1, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421a01ff1e43c1, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04419c2001e43c1, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e17e20d1e9481, // V_NOT_B16 ENC_VOP3 default
    0x04018020e1e9481, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x04218220f1e9481, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x04417e2101e9481, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x03e1b82111ea3be, // V_CVT_I32_I16 ENC_VOP3 default
    0x0401ba2121ea3be, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x0421bc2131ea3be, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x0441b82141ea3be, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x03e1b82151eb3d6, // V_CVT_U32_U16 ENC_VOP3 default
    0x0401ba2161eb3d6, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x0421bc2171eb3d6, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x0441b82181eb3d6, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x03e1be2191ec3b0, // V_CVT_F32_FP8 ENC_VOP3 default
    0x0401c021a1ec3b0, // V_CVT_F32_FP8 VOP3_VOP_DPP8 has_dpp8
    0x0421c221b1ec3b0, // V_CVT_F32_FP8 VOP3_VOP_DPP16 has_dpp16
    0x0441be21c1ec3b0, // V_CVT_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x03e1be21d1ed3ad, // V_CVT_F32_BF8 ENC_VOP3 default
    0x0401c021e1ed3ad, // V_CVT_F32_BF8 VOP3_VOP_DPP8 has_dpp8
    0x0421c221f1ed3ad, // V_CVT_F32_BF8 VOP3_VOP_DPP16 has_dpp16
    0x0441be2201ed3ad, // V_CVT_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x03e1c62211ee3c5, // V_CVT_PK_F32_FP8 ENC_VOP3 default
    0x0441c62221ee3c5, // V_CVT_PK_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x03e1c62231ef3c4, // V_CVT_PK_F32_BF8 ENC_VOP3 default
    0x0441c62241ef3c4, // V_CVT_PK_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x03e22c225209406, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x04022e226209406, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x042230227209406, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422c228209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x04622c229209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x04822c22a209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222c22b209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x07422c22c209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622c22d209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822c22e209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23222f20a42e, // V_MAD_I32_I24 ENC_VOP3 default
    0x04023423020a42e, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x04223623120a42e, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04423223220a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04623223320a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04823223420a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223223520a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x07423223620a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623223720a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823223820a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23223920b431, // V_MAD_U32_U24 ENC_VOP3 default
    0x04023423a20b431, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x04223623b20b431, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04423223c20b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04623223d20b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04823223e20b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223223f20b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x07423224020b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623224120b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823224220b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22c22520c3a6, // V_CUBEID_F32 ENC_VOP3 default
    0x04022e22620c3a6, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x04223022720c3a6, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422c22820c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x04622c22920c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x04822c22a20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222c22b20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x07422c22c20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622c22d20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822c22e20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22c22520d3a8, // V_CUBESC_F32 ENC_VOP3 default
    0x04022e22620d3a8, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04223022720d3a8, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422c22820d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x04622c22920d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x04822c22a20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222c22b20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x07422c22c20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622c22d20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822c22e20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22c22520e3a9, // V_CUBETC_F32 ENC_VOP3 default
    0x04022e22620e3a9, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04223022720e3a9, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422c22820e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x04622c22920e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x04822c22a20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222c22b20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x07422c22c20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622c22d20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822c22e20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22c22520f3a7, // V_CUBEMA_F32 ENC_VOP3 default
    0x04022e22620f3a7, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x04223022720f3a7, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422c22820f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04622c22920f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x04822c22a20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222c22b20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07422c22c20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622c22d20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822c22e20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2382432102f6, // V_BFE_U32 ENC_VOP3 default
    0x04023a2442102f6, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04223c2452102f6, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0442382462102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x0462382472102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x0482382482102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722382492102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x07423824a2102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623824b2102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823824c2102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23824d2112f5, // V_BFE_I32 ENC_VOP3 default
    0x04023a24e2112f5, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04223c24f2112f5, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0442382502112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x0462382512112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x0482382522112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722382532112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x0742382542112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762382552112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782382562112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2382432122f7, // V_BFI_B32 ENC_VOP3 default
    0x04023a2442122f7, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x04223c2452122f7, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442382462122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x0462382472122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x0482382482122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722382492122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x07423824a2122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623824b2122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823824c2122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22c225213408, // V_FMA_F32 ENC_VOP3 default
    0x04022e226213408, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x042230227213408, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422c228213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04622c229213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x04822c22a213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222c22b213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07422c22c213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622c22d213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822c22e213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23e257214409, // V_FMA_F64 ENC_VOP3 default
    0x04423e258214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x04623e259214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x04823e25a214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223e25b214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x07423e25c214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623e25d214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823e25e214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e24025f21541f, // V_LERP_U8 ENC_VOP3 default
    0x04024226021541f, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x04224426121541f, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x04424026221541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x04624026321541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x04824026421541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07224026521541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x07424026621541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624026721541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824026821541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2462692162ec, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x04024826a2162ec, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x04224a26b2162ec, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x04424626c2162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x04624626d2162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x04824626e2162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07224626f2162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x0742462702162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762462712162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782462722162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2462692172ed, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x04024826a2172ed, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x04224a26b2172ed, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x04424626c2172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x04624626d2172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x04824626e2172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07224626f2172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x0742462702172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762462712172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782462722172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22c225218473, // V_MULLIT_F32 ENC_VOP3 default
    0x04022e226218473, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x042230227218473, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422c228218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x04622c229218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x04822c22a218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222c22b218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x07422c22c218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622c22d218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822c22e218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23827321a453, // V_MIN3_I32 ENC_VOP3 default
    0x04023a27421a453, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04223c27521a453, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04423827621a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x04623827721a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x04823827821a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223827921a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x07423827a21a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623827b21a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823827c21a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23824321b457, // V_MIN3_U32 ENC_VOP3 default
    0x04023a24421b457, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04223c24521b457, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04423824621b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x04623824721b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x04823824821b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223824921b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x07423824a21b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623824b21b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823824c21b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23827321d433, // V_MAX3_I32 ENC_VOP3 default
    0x04023a27421d433, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04223c27521d433, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04423827621d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x04623827721d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x04823827821d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223827921d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x07423827a21d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623827b21d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823827c21d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23824321e437, // V_MAX3_U32 ENC_VOP3 default
    0x04023a24421e437, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04223c24521e437, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04423824621e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x04623824721e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x04823824821e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223824921e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x07423824a21e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623824b21e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823824c21e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23827322044d, // V_MED3_I32 ENC_VOP3 default
    0x04023a27422044d, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04223c27522044d, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04423827622044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x04623827722044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x04823827822044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223827922044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x07423827a22044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623827b22044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823827c22044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e238243221451, // V_MED3_U32 ENC_VOP3 default
    0x04023a244221451, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04223c245221451, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x044238246221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x046238247221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x048238248221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072238249221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x07423824a221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623824b221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823824c221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23227d2224b4, // V_SAD_U8 ENC_VOP3 default
    0x04023427e2224b4, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x04223627f2224b4, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x0442322802224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0462322812224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0482322822224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722322832224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x0742322842224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762322852224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782322862224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23227d2234b1, // V_SAD_HI_U8 ENC_VOP3 default
    0x04023427e2234b1, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x04223627f2234b1, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x0442322802234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x0462322812234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x0482322822234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722322832234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x0742322842234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762322852234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782322862234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2322872244b2, // V_SAD_U16 ENC_VOP3 default
    0x0402342882244b2, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422362892244b2, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x04423228a2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x04623228b2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x04823228c2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223228d2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07423228e2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623228f2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782322902244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2322432254b3, // V_SAD_U32 ENC_VOP3 default
    0x0402342442254b3, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x0422362452254b3, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x0442322462254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0462322472254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0482322482254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722322492254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07423224a2254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623224b2254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823224c2254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e24c2912263d0, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x04024e2922263d0, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422502932263d0, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04424c2942263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x04624c2952263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x04824c2962263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07224c2972263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x07424c2982263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624c2992263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824c29a2263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22c2252273d8, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x04422c2282273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x04622c2292273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x04822c22a2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222c22b2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x07422c22c2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622c22d2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822c22e2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23e2572283d9, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x04423e2582283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x04623e2592283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x04823e25a2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223e25b2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x07423e25c2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623e25d2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823e25e2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22c225229455, // V_MIN3_NUM_F32 ENC_VOP3 default
    0x04022e226229455, // V_MIN3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x042230227229455, // V_MIN3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422c228229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04622c229229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04822c22a229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222c22b229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07422c22c229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622c22d229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822c22e229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22c22522a435, // V_MAX3_NUM_F32 ENC_VOP3 default
    0x04022e22622a435, // V_MAX3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04223022722a435, // V_MAX3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422c22822a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04622c22922a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04822c22a22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222c22b22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07422c22c22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622c22d22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822c22e22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25229b22b454, // V_MIN3_NUM_F16 ENC_VOP3 default
    0x04025429c22b454, // V_MIN3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225629d22b454, // V_MIN3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425229e22b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04625229f22b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482522a022b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722522a122b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0742522a222b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762522a322b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782522a422b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25229b22c434, // V_MAX3_NUM_F16 ENC_VOP3 default
    0x04025429c22c434, // V_MAX3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225629d22c434, // V_MAX3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425229e22c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04625229f22c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482522a022c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722522a122c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0742522a222c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762522a322c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782522a422c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22c22522d459, // V_MINIMUM3_F32 ENC_VOP3 default
    0x04022e22622d459, // V_MINIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04223022722d459, // V_MINIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422c22822d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x04622c22922d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x04822c22a22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222c22b22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x07422c22c22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622c22d22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822c22e22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22c22522e439, // V_MAXIMUM3_F32 ENC_VOP3 default
    0x04022e22622e439, // V_MAXIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04223022722e439, // V_MAXIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422c22822e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x04622c22922e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x04822c22a22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222c22b22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x07422c22c22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622c22d22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822c22e22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25229b22f458, // V_MINIMUM3_F16 ENC_VOP3 default
    0x04025429c22f458, // V_MINIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225629d22f458, // V_MINIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425229e22f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x04625229f22f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x0482522a022f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722522a122f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x0742522a222f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762522a322f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782522a422f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25229b230438, // V_MAXIMUM3_F16 ENC_VOP3 default
    0x04025429c230438, // V_MAXIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225629d230438, // V_MAXIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425229e230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x04625229f230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x0482522a0230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722522a1230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x0742522a2230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762522a3230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782522a4230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22c22523144f, // V_MED3_NUM_F32 ENC_VOP3 default
    0x04022e22623144f, // V_MED3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04223022723144f, // V_MED3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422c22823144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04622c22923144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04822c22a23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222c22b23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07422c22c23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622c22d23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822c22e23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25229b23244e, // V_MED3_NUM_F16 ENC_VOP3 default
    0x04025429c23244e, // V_MED3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225629d23244e, // V_MED3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425229e23244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04625229f23244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482522a023244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722522a123244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0742522a223244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762522a323244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782522a423244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07a22c2a52373da, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x07c22c2a62373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x07e22c2a72373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x08022c2a82373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08222c2a92373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x08422c2aa2373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08622c2ab2373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08822c2ac2373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07a23e2ad2383db, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x07c23e2ae2383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x07e23e2af2383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x08023e2b02383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08223e2b12383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x08423e2b22383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08623e2b32383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08823e2b42383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25825f239472, // V_MSAD_U8 ENC_VOP3 default
    0x04025a260239472, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x04225c261239472, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x044258262239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x046258263239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x048258264239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072258265239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x074258266239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x076258267239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x078258268239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25e2b523a4a4, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x04425e2b623a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x04625e2b723a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x04825e2b823a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07225e2b923a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07425e2ba23a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07625e2bb23a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07825e2bc23a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25e2b523b470, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x04425e2b623b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x04625e2b723b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x04825e2b823b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07225e2b923b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x07425e2ba23b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07625e2bb23b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07825e2bc23b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x08a2602bd23d471, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x08c2602be23d471, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x08e2602bf23d471, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x0902602c023d471, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2382432404f2, // V_XOR3_B32 ENC_VOP3 default
    0x04023a2442404f2, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04223c2452404f2, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442382462404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0462382472404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0482382482404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722382492404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07423824a2404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623824b2404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823824c2404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2622c124142f, // V_MAD_U16 ENC_VOP3 default
    0x0402642c224142f, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422662c324142f, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442622c424142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0462622c524142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0482622c624142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722622c724142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x0742622c824142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762622c924142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782622ca24142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2682cb24448c, // V_PERM_B32 ENC_VOP3 default
    0x04026a2cc24448c, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x04226c2cd24448c, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442682ce24448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x0462682cf24448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x0482682d024448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722682d124448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x0742682d224448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762682d324448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782682d424448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2382432454f0, // V_XAD_U32 ENC_VOP3 default
    0x04023a2442454f0, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04223c2452454f0, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x0442382462454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0462382472454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0482382482454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722382492454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07423824a2454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623824b2454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823824c2454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e238243246425, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x04023a244246425, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04223c245246425, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x044238246246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x046238247246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x048238248246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072238249246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x07423824a246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623824b246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823824c246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2382432472e7, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x04023a2442472e7, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x04223c2452472e7, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x0442382462472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x0462382472472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x0482382482472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722382492472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x07423824a2472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623824b2472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823824c2472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25229b248407, // V_FMA_F16 ENC_VOP3 default
    0x04025429c248407, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225629d248407, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425229e248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x04625229f248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x0482522a0248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722522a1248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x0742522a2248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762522a3248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782522a4248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2622d524a452, // V_MIN3_I16 ENC_VOP3 default
    0x0402642d624a452, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x0422662d724a452, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442622d824a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x0462622d924a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x0482622da24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722622db24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x0742622dc24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762622dd24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782622de24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2622c124b456, // V_MIN3_U16 ENC_VOP3 default
    0x0402642c224b456, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422662c324b456, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442622c424b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x0462622c524b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x0482622c624b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722622c724b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x0742622c824b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762622c924b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782622ca24b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2622d524d432, // V_MAX3_I16 ENC_VOP3 default
    0x0402642d624d432, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x0422662d724d432, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442622d824d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x0462622d924d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x0482622da24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722622db24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x0742622dc24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762622dd24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782622de24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2622c124e436, // V_MAX3_U16 ENC_VOP3 default
    0x0402642c224e436, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422662c324e436, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442622c424e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x0462622c524e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x0482622c624e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722622c724e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x0742622c824e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762622c924e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782622ca24e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2622d525044c, // V_MED3_I16 ENC_VOP3 default
    0x0402642d625044c, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x0422662d725044c, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442622d825044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x0462622d925044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x0482622da25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722622db25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x0742622dc25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762622dd25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782622de25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2622c1251450, // V_MED3_U16 ENC_VOP3 default
    0x0402642c2251450, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422662c3251450, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442622c4251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x0462622c5251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x0482622c6251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722622c7251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x0742622c8251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762622c9251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782622ca251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2622d525342c, // V_MAD_I16 ENC_VOP3 default
    0x0402642d625342c, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x0422662d725342c, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442622d825342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x0462622d925342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x0482622da25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722622db25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x0742622dc25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762622dd25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782622de25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25229b2543d7, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x04025429c2543d7, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225629d2543d7, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425229e2543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x04625229f2543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x0482522a02543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722522a12543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x0742522a22543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762522a32543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782522a42543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2382432552e1, // V_ADD3_U32 ENC_VOP3 default
    0x04023a2442552e1, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04223c2452552e1, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x0442382462552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x0462382472552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x0482382482552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722382492552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x07423824a2552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623824b2552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823824c2552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e238243256426, // V_LSHL_OR_B32 ENC_VOP3 default
    0x04023a244256426, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04223c245256426, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x044238246256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x046238247256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x048238248256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072238249256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07423824a256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623824b256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823824c256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2382432572f0, // V_AND_OR_B32 ENC_VOP3 default
    0x04023a2442572f0, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04223c2452572f0, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442382462572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0462382472572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0482382482572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722382492572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07423824a2572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623824b2572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823824c2572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e238243258483, // V_OR3_B32 ENC_VOP3 default
    0x04023a244258483, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04223c245258483, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x044238246258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x046238247258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x048238248258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072238249258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07423824a258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623824b258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823824c258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e26e2df259430, // V_MAD_U32_U16 ENC_VOP3 default
    0x0402702e0259430, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422722e1259430, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x04426e2e2259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x04626e2e3259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x04826e2e4259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07226e2e5259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x07426e2e6259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07626e2e7259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07826e2e8259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e26e2e925a42d, // V_MAD_I32_I16 ENC_VOP3 default
    0x0402702ea25a42d, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x0422722eb25a42d, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x04426e2ec25a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x04626e2ed25a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x04826e2ee25a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07226e2ef25a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x07426e2f025a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07626e2f125a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07826e2f225a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0922742f325b487, // V_PERMLANE16_B32 ENC_VOP3 default
    0x0942742f425b487, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x0962742f525b487, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x0982742f625b487, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0922742f325c48a, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x0942742f425c48a, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x0962742f525c48a, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x0982742f625c48a, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0562762f725d3a1, // V_CNDMASK_B16 ENC_VOP3 default
    0x0402782f825d3a1, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x04227a2f925d3a1, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x0582762fa25d3a1, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x05a2762fb25d3a1, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x05c2762fc25d3a1, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e238243262442, // V_MAXMIN_U32 ENC_VOP3 default
    0x04023a244262442, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x04223c245262442, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x044238246262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x046238247262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x048238248262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072238249262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x07423824a262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623824b262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823824c262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e238243263462, // V_MINMAX_U32 ENC_VOP3 default
    0x04023a244263462, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x04223c245263462, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x044238246263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x046238247263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x048238248263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072238249263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x07423824a263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623824b263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823824c263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23827326443f, // V_MAXMIN_I32 ENC_VOP3 default
    0x04023a27426443f, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04223c27526443f, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04423827626443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04623827726443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04823827826443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223827926443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x07423827a26443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623827b26443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823827c26443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23827326545f, // V_MINMAX_I32 ENC_VOP3 default
    0x04023a27426545f, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04223c27526545f, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04423827626545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04623827726545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04823827826545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223827926545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x07423827a26545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623827b26545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823827c26545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e27c2fd2663df, // V_DOT2_F16_F16 ENC_VOP3 default
    0x04027e2fe2663df, // V_DOT2_F16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422802ff2663df, // V_DOT2_F16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04427c3002663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0
    0x04627c3012663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1
    0x04827c3022663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07227c3032663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_2
    0x07427c3042663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07627c3052663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07827c3062663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2823072673de, // V_DOT2_BF16_BF16 ENC_VOP3 default
    0x0402843082673de, // V_DOT2_BF16_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0422863092673de, // V_DOT2_BF16_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04428230a2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0
    0x04628230b2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1
    0x04828230c2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07228230d2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_2
    0x07428230e2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07628230f2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782823102673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22c225268461, // V_MINMAX_NUM_F32 ENC_VOP3 default
    0x04022e226268461, // V_MINMAX_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x042230227268461, // V_MINMAX_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422c228268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04622c229268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04822c22a268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222c22b268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07422c22c268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622c22d268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822c22e268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22c225269441, // V_MAXMIN_NUM_F32 ENC_VOP3 default
    0x04022e226269441, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x042230227269441, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422c228269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04622c229269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04822c22a269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222c22b269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07422c22c269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622c22d269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822c22e269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25229b26a460, // V_MINMAX_NUM_F16 ENC_VOP3 default
    0x04025429c26a460, // V_MINMAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225629d26a460, // V_MINMAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425229e26a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04625229f26a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482522a026a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722522a126a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0742522a226a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762522a326a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782522a426a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25229b26b440, // V_MAXMIN_NUM_F16 ENC_VOP3 default
    0x04025429c26b440, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225629d26b440, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425229e26b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04625229f26b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482522a026b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722522a126b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0742522a226b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762522a326b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782522a426b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22c22526c45b, // V_MINIMUMMAXIMUM_F32 ENC_VOP3 default
    0x04022e22626c45b, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04223022726c45b, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422c22826c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04622c22926c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04822c22a26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222c22b26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07422c22c26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622c22d26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822c22e26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e22c22526d43b, // V_MAXIMUMMINIMUM_F32 ENC_VOP3 default
    0x04022e22626d43b, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04223022726d43b, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04422c22826d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04622c22926d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04822c22a26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07222c22b26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07422c22c26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07622c22d26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07822c22e26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25229b26e45a, // V_MINIMUMMAXIMUM_F16 ENC_VOP3 default
    0x04025429c26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225629d26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425229e26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04625229f26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482522a026e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722522a126e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0742522a226e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762522a326e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782522a426e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25229b26f43a, // V_MAXIMUMMINIMUM_F16 ENC_VOP3 default
    0x04025429c26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225629d26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425229e26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04625229f26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482522a026f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722522a126f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x0742522a226f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762522a326f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782522a426f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09a2883112804d7, // V_S_EXP_F32 ENC_VOP3 default
    0x0442883122804d7, // V_S_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x09a28a3132814d6, // V_S_EXP_F16 ENC_VOP3 default
    0x04428a3142814d6, // V_S_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x09a2883112824d9, // V_S_LOG_F32 ENC_VOP3 default
    0x0442883122824d9, // V_S_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x09a28a3132834d8, // V_S_LOG_F16 ENC_VOP3 default
    0x04428a3142834d8, // V_S_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x09a2883112844db, // V_S_RCP_F32 ENC_VOP3 default
    0x0442883122844db, // V_S_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x09a28a3132854da, // V_S_RCP_F16 ENC_VOP3 default
    0x04428a3142854da, // V_S_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x09a2883112864dd, // V_S_RSQ_F32 ENC_VOP3 default
    0x0442883122864dd, // V_S_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x09a28a3132874dc, // V_S_RSQ_F16 ENC_VOP3 default
    0x04428a3142874dc, // V_S_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x09a2883112884df, // V_S_SQRT_F32 ENC_VOP3 default
    0x0442883122884df, // V_S_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x09a28a3132894de, // V_S_SQRT_F16 ENC_VOP3 default
    0x04428a3142894de, // V_S_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x09c28c3152fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x09e28c3162fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a028c3172fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a228c3182fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a428c3192fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a628c31a2fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a828c31b2fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0aa28c31c2fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c28e31d2fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x09e28e31e2fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a028e31f2fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a228e3202fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a428e3212fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a628e3222fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a828e3232fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0aa28e3242fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c2903252fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC default
    0x09e2903262fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a02903272fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a22903282fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a42903292fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a629032a2fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a829032b2fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0aa29032c2fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c29032d2ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC default
    0x09e29032e2ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a029032f2ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a22903302ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a42903312ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a62903322ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a82903332ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0aa2903342ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c2923353002e3, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x0662943363002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0682963373002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x09e2923383002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a02923393002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a229233a3002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x09c2923353014c1, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x0662943363014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0682963373014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x09e2923383014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a02923393014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a229233a3014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x09c2923353024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x0662943363024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0682963373024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x09e2923383024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a02923393024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a229233a3024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x03e29833b3032ea, // V_ADD_NC_U16 ENC_VOP3 default
    0x04029a33c3032ea, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x04229c33d3032ea, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04429833e3032ea, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04629833f3032ea, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x0482983403032ea, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29833b3044c6, // V_SUB_NC_U16 ENC_VOP3 default
    0x04029a33c3044c6, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x04229c33d3044c6, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04429833e3044c6, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04629833f3044c6, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x0482983403044c6, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29e33b30547d, // V_MUL_LO_U16 ENC_VOP3 default
    0x0402a033c30547d, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422a233d30547d, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x04429e33e30547d, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x04629e33f30547d, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x04829e34030547d, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a43413063c7, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x0402a63423063c7, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422a83433063c7, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442a43443063c7, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x0462a43453063c7, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x0482a43463063c7, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a43473073ce, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x0402a63483073ce, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422a83493073ce, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442a434a3073ce, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x0462a434b3073ce, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x0482a434c3073ce, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29e33b309448, // V_MAX_U16 ENC_VOP3 default
    0x0402a033c309448, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422a233d309448, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x04429e33e309448, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x04629e33f309448, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x04829e340309448, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29e34d30a443, // V_MAX_I16 ENC_VOP3 default
    0x0402a034e30a443, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x0422a234f30a443, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x04429e35030a443, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x04629e35130a443, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x04829e35230a443, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29e33b30b468, // V_MIN_U16 ENC_VOP3 default
    0x0402a033c30b468, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422a233d30b468, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x04429e33e30b468, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x04629e33f30b468, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x04829e34030b468, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29e34d30c463, // V_MIN_I16 ENC_VOP3 default
    0x0402a034e30c463, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x0422a234f30c463, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x04429e35030c463, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x04629e35130c463, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x04829e35230c463, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29834d30d2e8, // V_ADD_NC_I16 ENC_VOP3 default
    0x04029a34e30d2e8, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x04229c34f30d2e8, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04429835030d2e8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04629835130d2e8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04829835230d2e8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29834d30e4c4, // V_SUB_NC_I16 ENC_VOP3 default
    0x04029a34e30e4c4, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x04229c34f30e4c4, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04429835030e4c4, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04629835130e4c4, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x04829835230e4c4, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ac2aa35330f488, // V_PERMLANE16_VAR_B32 ENC_VOP3 default
    0x0ac2aa35331048b, // V_PERMLANEX16_VAR_B32 ENC_VOP3 default
    0x03e2ac354311486, // V_PACK_B32_F16 ENC_VOP3 default
    0x0402ae355311486, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422b0356311486, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442ac357311486, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x0462ac358311486, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x0482ac359311486, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ac35a3123c9, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x0402ae35b3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422b035c3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442ac35d3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0462ac35e3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x0482ac35f3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ac3603133cb, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x0402ae3613133cb, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422b03623133cb, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442ac3633133cb, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0462ac3643133cb, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x0482ac3653133cb, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2b236631c41d, // V_LDEXP_F32 ENC_VOP3 default
    0x0402b436731c41d, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422b636831c41d, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442b236931c41d, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x0462b236a31c41d, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x0482b236b31c41d, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2b818331d2f8, // V_BFM_B32 ENC_VOP3 default
    0x0401ee18431d2f8, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421f018531d2f8, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442b818631d2f8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x0462b818731d2f8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x0482b818831d2f8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2b818331e2f4, // V_BCNT_U32_B32 ENC_VOP3 default
    0x0401ee18431e2f4, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421f018531e2f4, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442b818631e2f4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x0462b818731e2f4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x0482b818831e2f4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2b818331f44b, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x0401ee18431f44b, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421f018531f44b, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442b818631f44b, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x0462b818731f44b, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x0482b818831f44b, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2b818332044a, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x0401ee18432044a, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421f018532044a, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442b818632044a, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x0462b818732044a, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x0482b818832044a, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a43413213ca, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x0402a63423213ca, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422a83433213ca, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442a43443213ca, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x0462a43453213ca, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x0482a43463213ca, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a43473223cc, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x0402a63483223cc, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422a83493223cc, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442a434a3223cc, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x0462a434b3223cc, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x0482a434c3223cc, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2b836c3233cf, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x0401ee36d3233cf, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421f036e3233cf, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x0442b836f3233cf, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x0462b83703233cf, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x0482b83713233cf, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2b83723243c8, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x0401ee3733243c8, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421f03743243c8, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x0442b83753243c8, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x0462b83763243c8, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x0482b83773243c8, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ba17d3254c5, // V_SUB_NC_I32 ENC_VOP3 default
    0x0401e817e3254c5, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421ea17f3254c5, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x0442ba1803254c5, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x0462ba1813254c5, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x0482ba1823254c5, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ba17d3262e9, // V_ADD_NC_I32 ENC_VOP3 default
    0x0401e817e3262e9, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421ea17f3262e9, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x0442ba1803262e9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x0462ba1813262e9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x0482ba1823262e9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2bc37832b41e, // V_LDEXP_F64 ENC_VOP3 default
    0x0442bc37932b41e, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x0462bc37a32b41e, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x0482bc37b32b41e, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2b818332c47e, // V_MUL_LO_U32 ENC_VOP3 default
    0x0442b818632c47e, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x0462b818732c47e, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x0482b818832c47e, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2b818332d47a, // V_MUL_HI_U32 ENC_VOP3 default
    0x0442b818632d47a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x0462b818732d47a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x0482b818832d47a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2b817d32e478, // V_MUL_HI_I32 ENC_VOP3 default
    0x0442b818032e478, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x0462b818132e478, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x0482b818232e478, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2bc37c32f4e0, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x0442bc37d32f4e0, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x0462bc37e32f4e0, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x0482bc37f32f4e0, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29e33b338422, // V_LSHLREV_B16 ENC_VOP3 default
    0x0402a033c338422, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x0422a233d338422, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04429e33e338422, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x04629e33f338422, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04829e340338422, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29e33b339427, // V_LSHRREV_B16 ENC_VOP3 default
    0x0402a033c339427, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x0422a233d339427, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04429e33e339427, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x04629e33f339427, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x04829e340339427, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29e38033a2f1, // V_ASHRREV_I16 ENC_VOP3 default
    0x0402a038133a2f1, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x0422a238233a2f1, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x04429e38333a2f1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x04629e38433a2f1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x04829e38533a2f1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e2be18f33d429, // V_LSHRREV_B64 ENC_VOP3 default
    0x0602be19033d429, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0622be19133d429, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x05e2be38633e2f3, // V_ASHRREV_I64 ENC_VOP3 default
    0x0602be38733e2f3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x0622be38833e2f3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x03e2c017334145e, // V_MINIMUM_F64 ENC_VOP3 default
    0x0442c017434145e, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_0
    0x0462c017534145e, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_1
    0x0482c017634145e, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2c017334243e, // V_MAXIMUM_F64 ENC_VOP3 default
    0x0442c017434243e, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_0
    0x0462c017534243e, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_1
    0x0482c017634243e, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ae2c23893604aa, // V_READLANE_B32 ENC_VOP3 default
    0x0b02c438a3614ef, // V_WRITELANE_B32 ENC_VOP3 default
    0x0b22c438b3614ef, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x03e29e33b3622ee, // V_AND_B16 ENC_VOP3 default
    0x0402a033c3622ee, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x0422a233d3622ee, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x04429e33e3622ee, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x04629e33f3622ee, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x04829e3403622ee, // V_AND_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29e33b363484, // V_OR_B16 ENC_VOP3 default
    0x0402a033c363484, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x0422a233d363484, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x04429e33e363484, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x04629e33f363484, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x04829e340363484, // V_OR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e29e33b3644f3, // V_XOR_B16 ENC_VOP3 default
    0x0402a033c3644f3, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x0422a233d3644f3, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x04429e33e3644f3, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x04629e33f3644f3, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x04829e3403644f3, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2c617736545d, // V_MINIMUM_F32 ENC_VOP3 default
    0x0401e017836545d, // V_MINIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421e217936545d, // V_MINIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442c617a36545d, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x0462c617b36545d, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x0482c617c36545d, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2c617736643d, // V_MAXIMUM_F32 ENC_VOP3 default
    0x0401e017836643d, // V_MAXIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421e217936643d, // V_MAXIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442c617a36643d, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x0462c617b36643d, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x0482c617c36643d, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2c81a436745c, // V_MINIMUM_F16 ENC_VOP3 default
    0x0402ca1a536745c, // V_MINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422cc1a636745c, // V_MINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442c81a736745c, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0462c81a836745c, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482c81a936745c, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2c81a436843c, // V_MAXIMUM_F16 ENC_VOP3 default
    0x0402ca1a536843c, // V_MAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422cc1a636843c, // V_MAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442c81a736843c, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0462c81a836843c, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482c81a936843c, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ce38c3693c6, // V_CVT_PK_FP8_F32 ENC_VOP3 default
    0x0402d038d3693c6, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422d238e3693c6, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442ce38f3693c6, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x0462ce3903693c6, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x0482ce3913693c6, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ce39236a3c3, // V_CVT_PK_BF8_F32 ENC_VOP3 default
    0x0402d039336a3c3, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422d239436a3c3, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442ce39536a3c3, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x0462ce39636a3c3, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x0482ce39736a3c3, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2d439836b3d2, // V_CVT_SR_FP8_F32 ENC_VOP3 default
    0x0402d639936b3d2, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422d839a36b3d2, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442d439b36b3d2, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x0462d439c36b3d2, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x0482d439d36b3d2, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2d439e36c3d1, // V_CVT_SR_BF8_F32 ENC_VOP3 default
    0x0402d639f36c3d1, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422d83a036c3d1, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442d43a136c3d1, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x0462d43a236c3d1, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x0482d43a336c3d1, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0x0b63ae3dd01816d, // IMAGE_MSAA_LOAD ENC_VSAMPLE default
    0x0b83b03de01b16e, // IMAGE_SAMPLE ENC_VSAMPLE default
    0x0b83b23df01c189, // IMAGE_SAMPLE_D ENC_VSAMPLE default
    0x0b83b43e001d191, // IMAGE_SAMPLE_L ENC_VSAMPLE default
    0x0b83b63e001e16f, // IMAGE_SAMPLE_B ENC_VSAMPLE default
    0x0b83b03de01f192, // IMAGE_SAMPLE_LZ ENC_VSAMPLE default
    0x0b83b63e0020173, // IMAGE_SAMPLE_C ENC_VSAMPLE default
    0x0b83b83e102117c, // IMAGE_SAMPLE_C_D ENC_VSAMPLE default
    0x0b83ba3e2022184, // IMAGE_SAMPLE_C_L ENC_VSAMPLE default
    0x0b83bc3e2023176, // IMAGE_SAMPLE_C_B ENC_VSAMPLE default
    0x0b83b63e0024185, // IMAGE_SAMPLE_C_LZ ENC_VSAMPLE default
    0x0b83b63e0025195, // IMAGE_SAMPLE_O ENC_VSAMPLE default
    0x0b83b83e102618f, // IMAGE_SAMPLE_D_O ENC_VSAMPLE default
    0x0b83ba3e2027194, // IMAGE_SAMPLE_L_O ENC_VSAMPLE default
    0x0b83bc3e2028172, // IMAGE_SAMPLE_B_O ENC_VSAMPLE default
    0x0b83b63e0029193, // IMAGE_SAMPLE_LZ_O ENC_VSAMPLE default
    0x0b83bc3e202a188, // IMAGE_SAMPLE_C_O ENC_VSAMPLE default
    0x0b83be3e302b182, // IMAGE_SAMPLE_C_D_O ENC_VSAMPLE default
    0x0b83c03e402c187, // IMAGE_SAMPLE_C_L_O ENC_VSAMPLE default
    0x0b83c23e402d179, // IMAGE_SAMPLE_C_B_O ENC_VSAMPLE default
    0x0b83bc3e202e186, // IMAGE_SAMPLE_C_LZ_O ENC_VSAMPLE default
    0x0b83c43de02f155, // IMAGE_GATHER4 ENC_VSAMPLE default
    0x0b83c63e0030161, // IMAGE_GATHER4_L ENC_VSAMPLE default
    0x0b83c83e0031157, // IMAGE_GATHER4_B ENC_VSAMPLE default
    0x0b83c43de032162, // IMAGE_GATHER4_LZ ENC_VSAMPLE default
    0x0b83c83e0033159, // IMAGE_GATHER4_C ENC_VSAMPLE default
    0x0b83c83e003415f, // IMAGE_GATHER4_C_LZ ENC_VSAMPLE default
    0x0b83c83e0035164, // IMAGE_GATHER4_O ENC_VSAMPLE default
    0x0b83c83e0036163, // IMAGE_GATHER4_LZ_O ENC_VSAMPLE default
    0x0b83ca3e2037160, // IMAGE_GATHER4_C_LZ_O ENC_VSAMPLE default
    0x0b83b03de038165, // IMAGE_GET_LOD ENC_VSAMPLE default
    0x0b83cc3e503918e, // IMAGE_SAMPLE_D_G16 ENC_VSAMPLE default
    0x0b83ce3e603a181, // IMAGE_SAMPLE_C_D_G16 ENC_VSAMPLE default
    0x0b83ce3e603b190, // IMAGE_SAMPLE_D_O_G16 ENC_VSAMPLE default
    0x0b83d03df03c183, // IMAGE_SAMPLE_C_D_O_G16 ENC_VSAMPLE default
    0x0b83b43e0040174, // IMAGE_SAMPLE_CL ENC_VSAMPLE default
    0x0b83d23e104118a, // IMAGE_SAMPLE_D_CL ENC_VSAMPLE default
    0x0b83ba3e2042170, // IMAGE_SAMPLE_B_CL ENC_VSAMPLE default
    0x0b83ba3e204317a, // IMAGE_SAMPLE_C_CL ENC_VSAMPLE default
    0x0b83d43e304417d, // IMAGE_SAMPLE_C_D_CL ENC_VSAMPLE default
    0x0b83c03e4045177, // IMAGE_SAMPLE_C_B_CL ENC_VSAMPLE default
    0x0b83ba3e2046175, // IMAGE_SAMPLE_CL_O ENC_VSAMPLE default
    0x0b83d43e304718c, // IMAGE_SAMPLE_D_CL_O ENC_VSAMPLE default
    0x0b83c03e4048171, // IMAGE_SAMPLE_B_CL_O ENC_VSAMPLE default
    0x0b83c03e404917b, // IMAGE_SAMPLE_C_CL_O ENC_VSAMPLE default
    0x0b83d63e704a17f, // IMAGE_SAMPLE_C_D_CL_O ENC_VSAMPLE default
    0x0b83d83e504b178, // IMAGE_SAMPLE_C_B_CL_O ENC_VSAMPLE default
    0x0b83da3df05417e, // IMAGE_SAMPLE_C_D_CL_G16 ENC_VSAMPLE default
    0x0b83da3df05518d, // IMAGE_SAMPLE_D_CL_O_G16 ENC_VSAMPLE default
    0x0b83dc3e1056180, // IMAGE_SAMPLE_C_D_CL_O_G16 ENC_VSAMPLE default
    0x0b83de3e605f18b, // IMAGE_SAMPLE_D_CL_G16 ENC_VSAMPLE default
    0x0b83c63e006015a, // IMAGE_GATHER4_CL ENC_VSAMPLE default
    0x0b83e03e2061158, // IMAGE_GATHER4_B_CL ENC_VSAMPLE default
    0x0b83e03e206215d, // IMAGE_GATHER4_C_CL ENC_VSAMPLE default
    0x0b83e03e206315e, // IMAGE_GATHER4_C_L ENC_VSAMPLE default
    0x0b83ca3e206415b, // IMAGE_GATHER4_C_B ENC_VSAMPLE default
    0x0b83e23e406515c, // IMAGE_GATHER4_C_B_CL ENC_VSAMPLE default
    0x0b83c43de090156, // IMAGE_GATHER4H ENC_VSAMPLE default
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
    0x0be31040200137a, // V_CMP_LT_F16 ENC_VOPC default
    0x0c031240300137a, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231440400137a, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431040500137a, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x0be310402002353, // V_CMP_EQ_F16 ENC_VOPC default
    0x0c0312403002353, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c2314404002353, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4310405002353, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0be31040200336e, // V_CMP_LE_F16 ENC_VOPC default
    0x0c031240300336e, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231440400336e, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431040500336e, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x0be310402004365, // V_CMP_GT_F16 ENC_VOPC default
    0x0c0312403004365, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c2314404004365, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4310405004365, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x0be310402005377, // V_CMP_LG_F16 ENC_VOPC default
    0x0c0312403005377, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c2314404005377, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4310405005377, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x0be31040200635c, // V_CMP_GE_F16 ENC_VOPC default
    0x0c031240300635c, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231440400635c, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431040500635c, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x0be31040200739b, // V_CMP_O_F16 ENC_VOPC default
    0x0c031240300739b, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231440400739b, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431040500739b, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x0be31040200839e, // V_CMP_U_F16 ENC_VOPC default
    0x0c031240300839e, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231440400839e, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431040500839e, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x0be31040200938c, // V_CMP_NGE_F16 ENC_VOPC default
    0x0c031240300938c, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231440400938c, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431040500938c, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0be31040200a395, // V_CMP_NLG_F16 ENC_VOPC default
    0x0c031240300a395, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231440400a395, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431040500a395, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0be31040200b38f, // V_CMP_NGT_F16 ENC_VOPC default
    0x0c031240300b38f, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231440400b38f, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431040500b38f, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0be31040200c392, // V_CMP_NLE_F16 ENC_VOPC default
    0x0c031240300c392, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231440400c392, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431040500c392, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0be31040200d383, // V_CMP_NEQ_F16 ENC_VOPC default
    0x0c031240300d383, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231440400d383, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431040500d383, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0be31040200e398, // V_CMP_NLT_F16 ENC_VOPC default
    0x0c031240300e398, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231440400e398, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431040500e398, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0be31c40601137b, // V_CMP_LT_F32 ENC_VOPC default
    0x0c031e40701137b, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232040801137b, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c431c40901137b, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x0be31c406012354, // V_CMP_EQ_F32 ENC_VOPC default
    0x0c031e407012354, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c2320408012354, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c431c409012354, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0be31c40601336f, // V_CMP_LE_F32 ENC_VOPC default
    0x0c031e40701336f, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232040801336f, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c431c40901336f, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x0be31c406014366, // V_CMP_GT_F32 ENC_VOPC default
    0x0c031e407014366, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c2320408014366, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c431c409014366, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x0be31c406015378, // V_CMP_LG_F32 ENC_VOPC default
    0x0c031e407015378, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c2320408015378, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c431c409015378, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x0be31c40601635d, // V_CMP_GE_F32 ENC_VOPC default
    0x0c031e40701635d, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232040801635d, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c431c40901635d, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x0be31c40601739c, // V_CMP_O_F32 ENC_VOPC default
    0x0c031e40701739c, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232040801739c, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c431c40901739c, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x0be31c40601839f, // V_CMP_U_F32 ENC_VOPC default
    0x0c031e40701839f, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232040801839f, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c431c40901839f, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x0be31c40601938d, // V_CMP_NGE_F32 ENC_VOPC default
    0x0c031e40701938d, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232040801938d, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c431c40901938d, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0be31c40601a396, // V_CMP_NLG_F32 ENC_VOPC default
    0x0c031e40701a396, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232040801a396, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c431c40901a396, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0be31c40601b390, // V_CMP_NGT_F32 ENC_VOPC default
    0x0c031e40701b390, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232040801b390, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c431c40901b390, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0be31c40601c393, // V_CMP_NLE_F32 ENC_VOPC default
    0x0c031e40701c393, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232040801c393, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c431c40901c393, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0be31c40601d384, // V_CMP_NEQ_F32 ENC_VOPC default
    0x0c031e40701d384, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232040801d384, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c431c40901d384, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0be31c40601e399, // V_CMP_NLT_F32 ENC_VOPC default
    0x0c031e40701e399, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232040801e399, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c431c40901e399, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0be32440a02137c, // V_CMP_LT_F64 ENC_VOPC default
    0x0c432440b02137c, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x0be32440a022355, // V_CMP_EQ_F64 ENC_VOPC default
    0x0c432440b022355, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0be32440a023370, // V_CMP_LE_F64 ENC_VOPC default
    0x0c432440b023370, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x0be32440a024367, // V_CMP_GT_F64 ENC_VOPC default
    0x0c432440b024367, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x0be32440a025379, // V_CMP_LG_F64 ENC_VOPC default
    0x0c432440b025379, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x0be32440a02635e, // V_CMP_GE_F64 ENC_VOPC default
    0x0c432440b02635e, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x0be32440a02739d, // V_CMP_O_F64 ENC_VOPC default
    0x0c432440b02739d, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x0be32440a0283a0, // V_CMP_U_F64 ENC_VOPC default
    0x0c432440b0283a0, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x0be32440a02938e, // V_CMP_NGE_F64 ENC_VOPC default
    0x0c432440b02938e, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0be32440a02a397, // V_CMP_NLG_F64 ENC_VOPC default
    0x0c432440b02a397, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0be32440a02b391, // V_CMP_NGT_F64 ENC_VOPC default
    0x0c432440b02b391, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0be32440a02c394, // V_CMP_NLE_F64 ENC_VOPC default
    0x0c432440b02c394, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0be32440a02d385, // V_CMP_NEQ_F64 ENC_VOPC default
    0x0c432440b02d385, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0be32440a02e39a, // V_CMP_NLT_F64 ENC_VOPC default
    0x0c432440b02e39a, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0be32c40c03137d, // V_CMP_LT_I16 ENC_VOPC default
    0x0c032e40d03137d, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c233040e03137d, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c432c40f03137d, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x0be32c40c032356, // V_CMP_EQ_I16 ENC_VOPC default
    0x0c032e40d032356, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c233040e032356, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c432c40f032356, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0be32c40c033371, // V_CMP_LE_I16 ENC_VOPC default
    0x0c032e40d033371, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c233040e033371, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c432c40f033371, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x0be32c40c034368, // V_CMP_GT_I16 ENC_VOPC default
    0x0c032e40d034368, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c233040e034368, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c432c40f034368, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x0be32c40c035386, // V_CMP_NE_I16 ENC_VOPC default
    0x0c032e40d035386, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c233040e035386, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c432c40f035386, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x0be32c40c03635f, // V_CMP_GE_I16 ENC_VOPC default
    0x0c032e40d03635f, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c233040e03635f, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c432c40f03635f, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x0be32c410039380, // V_CMP_LT_U16 ENC_VOPC default
    0x0c032e411039380, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c2330412039380, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c432c413039380, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x0be32c41003a359, // V_CMP_EQ_U16 ENC_VOPC default
    0x0c032e41103a359, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c233041203a359, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c432c41303a359, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0be32c41003b374, // V_CMP_LE_U16 ENC_VOPC default
    0x0c032e41103b374, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c233041203b374, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c432c41303b374, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x0be32c41003c36b, // V_CMP_GT_U16 ENC_VOPC default
    0x0c032e41103c36b, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c233041203c36b, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c432c41303c36b, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x0be32c41003d389, // V_CMP_NE_U16 ENC_VOPC default
    0x0c032e41103d389, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c233041203d389, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c432c41303d389, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x0be32c41003e362, // V_CMP_GE_U16 ENC_VOPC default
    0x0c032e41103e362, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c233041203e362, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c432c41303e362, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x0be31c41404137e, // V_CMP_LT_I32 ENC_VOPC default
    0x0c031e41504137e, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c233841604137e, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c431c41704137e, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x0be31c414042357, // V_CMP_EQ_I32 ENC_VOPC default
    0x0c031e415042357, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c2338416042357, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c431c417042357, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0be31c414043372, // V_CMP_LE_I32 ENC_VOPC default
    0x0c031e415043372, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c2338416043372, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c431c417043372, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x0be31c414044369, // V_CMP_GT_I32 ENC_VOPC default
    0x0c031e415044369, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c2338416044369, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c431c417044369, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x0be31c414045387, // V_CMP_NE_I32 ENC_VOPC default
    0x0c031e415045387, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c2338416045387, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c431c417045387, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x0be31c414046360, // V_CMP_GE_I32 ENC_VOPC default
    0x0c031e415046360, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c2338416046360, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c431c417046360, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x0be31c418049381, // V_CMP_LT_U32 ENC_VOPC default
    0x0c031e419049381, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c233841a049381, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c431c41b049381, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x0be31c41804a35a, // V_CMP_EQ_U32 ENC_VOPC default
    0x0c031e41904a35a, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c233841a04a35a, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c431c41b04a35a, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0be31c41804b375, // V_CMP_LE_U32 ENC_VOPC default
    0x0c031e41904b375, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c233841a04b375, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c431c41b04b375, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x0be31c41804c36c, // V_CMP_GT_U32 ENC_VOPC default
    0x0c031e41904c36c, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c233841a04c36c, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c431c41b04c36c, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x0be31c41804d38a, // V_CMP_NE_U32 ENC_VOPC default
    0x0c031e41904d38a, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c233841a04d38a, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c431c41b04d38a, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x0be31c41804e363, // V_CMP_GE_U32 ENC_VOPC default
    0x0c031e41904e363, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c233841a04e363, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c431c41b04e363, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x0be33c41c05137f, // V_CMP_LT_I64 ENC_VOPC default
    0x0c433c41d05137f, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x0be33c41c052358, // V_CMP_EQ_I64 ENC_VOPC default
    0x0c433c41d052358, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0be33c41c053373, // V_CMP_LE_I64 ENC_VOPC default
    0x0c433c41d053373, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x0be33c41c05436a, // V_CMP_GT_I64 ENC_VOPC default
    0x0c433c41d05436a, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x0be33c41c055388, // V_CMP_NE_I64 ENC_VOPC default
    0x0c433c41d055388, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x0be33c41c056361, // V_CMP_GE_I64 ENC_VOPC default
    0x0c433c41d056361, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x0be33c41e059382, // V_CMP_LT_U64 ENC_VOPC default
    0x0c433c41f059382, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x0be33c41e05a35b, // V_CMP_EQ_U64 ENC_VOPC default
    0x0c433c41f05a35b, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0be33c41e05b376, // V_CMP_LE_U64 ENC_VOPC default
    0x0c433c41f05b376, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x0be33c41e05c36d, // V_CMP_GT_U64 ENC_VOPC default
    0x0c433c41f05c36d, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x0be33c41e05d38b, // V_CMP_NE_U64 ENC_VOPC default
    0x0c433c41f05d38b, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x0be33c41e05e364, // V_CMP_GE_U64 ENC_VOPC default
    0x0c433c41f05e364, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x0be31040207d350, // V_CMP_CLASS_F16 ENC_VOPC default
    0x0c031240307d350, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c231440407d350, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431040507d350, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0be31c42007e351, // V_CMP_CLASS_F32 ENC_VOPC default
    0x0c031e42107e351, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c234a42207e351, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c431c42307e351, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0be34e42407f352, // V_CMP_CLASS_F64 ENC_VOPC default
    0x0c434e42507f352, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0be356426081329, // V_CMPX_LT_F16 ENC_VOPC default
    0x0c0358427081329, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c235a428081329, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4356429081329, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x0be356426082302, // V_CMPX_EQ_F16 ENC_VOPC default
    0x0c0358427082302, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c235a428082302, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4356429082302, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0be35642608331d, // V_CMPX_LE_F16 ENC_VOPC default
    0x0c035842708331d, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c235a42808331d, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c435642908331d, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x0be356426084314, // V_CMPX_GT_F16 ENC_VOPC default
    0x0c0358427084314, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c235a428084314, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4356429084314, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x0be356426085326, // V_CMPX_LG_F16 ENC_VOPC default
    0x0c0358427085326, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c235a428085326, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4356429085326, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x0be35642608630b, // V_CMPX_GE_F16 ENC_VOPC default
    0x0c035842708630b, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c235a42808630b, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c435642908630b, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x0be35642608734a, // V_CMPX_O_F16 ENC_VOPC default
    0x0c035842708734a, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c235a42808734a, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c435642908734a, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x0be35642608834d, // V_CMPX_U_F16 ENC_VOPC default
    0x0c035842708834d, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c235a42808834d, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c435642908834d, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x0be35642608933b, // V_CMPX_NGE_F16 ENC_VOPC default
    0x0c035842708933b, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c235a42808933b, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c435642908933b, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0be35642608a344, // V_CMPX_NLG_F16 ENC_VOPC default
    0x0c035842708a344, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c235a42808a344, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c435642908a344, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0be35642608b33e, // V_CMPX_NGT_F16 ENC_VOPC default
    0x0c035842708b33e, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c235a42808b33e, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c435642908b33e, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0be35642608c341, // V_CMPX_NLE_F16 ENC_VOPC default
    0x0c035842708c341, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c235a42808c341, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c435642908c341, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0be35642608d332, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x0c035842708d332, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c235a42808d332, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c435642908d332, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0be35642608e347, // V_CMPX_NLT_F16 ENC_VOPC default
    0x0c035842708e347, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c235a42808e347, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c435642908e347, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0be36242a09132a, // V_CMPX_LT_F32 ENC_VOPC default
    0x0c036442b09132a, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c236642c09132a, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c436242d09132a, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x0be36242a092303, // V_CMPX_EQ_F32 ENC_VOPC default
    0x0c036442b092303, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c236642c092303, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c436242d092303, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0be36242a09331e, // V_CMPX_LE_F32 ENC_VOPC default
    0x0c036442b09331e, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c236642c09331e, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c436242d09331e, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x0be36242a094315, // V_CMPX_GT_F32 ENC_VOPC default
    0x0c036442b094315, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c236642c094315, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c436242d094315, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x0be36242a095327, // V_CMPX_LG_F32 ENC_VOPC default
    0x0c036442b095327, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c236642c095327, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c436242d095327, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x0be36242a09630c, // V_CMPX_GE_F32 ENC_VOPC default
    0x0c036442b09630c, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c236642c09630c, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c436242d09630c, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x0be36242a09734b, // V_CMPX_O_F32 ENC_VOPC default
    0x0c036442b09734b, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c236642c09734b, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c436242d09734b, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x0be36242a09834e, // V_CMPX_U_F32 ENC_VOPC default
    0x0c036442b09834e, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c236642c09834e, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c436242d09834e, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x0be36242a09933c, // V_CMPX_NGE_F32 ENC_VOPC default
    0x0c036442b09933c, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c236642c09933c, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c436242d09933c, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0be36242a09a345, // V_CMPX_NLG_F32 ENC_VOPC default
    0x0c036442b09a345, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c236642c09a345, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c436242d09a345, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0be36242a09b33f, // V_CMPX_NGT_F32 ENC_VOPC default
    0x0c036442b09b33f, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c236642c09b33f, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c436242d09b33f, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0be36242a09c342, // V_CMPX_NLE_F32 ENC_VOPC default
    0x0c036442b09c342, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c236642c09c342, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c436242d09c342, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0be36242a09d333, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x0c036442b09d333, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c236642c09d333, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c436242d09d333, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0be36242a09e348, // V_CMPX_NLT_F32 ENC_VOPC default
    0x0c036442b09e348, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c236642c09e348, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c436242d09e348, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0be36a42e0a132b, // V_CMPX_LT_F64 ENC_VOPC default
    0x0c436a42f0a132b, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x0be36a42e0a2304, // V_CMPX_EQ_F64 ENC_VOPC default
    0x0c436a42f0a2304, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0be36a42e0a331f, // V_CMPX_LE_F64 ENC_VOPC default
    0x0c436a42f0a331f, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x0be36a42e0a4316, // V_CMPX_GT_F64 ENC_VOPC default
    0x0c436a42f0a4316, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x0be36a42e0a5328, // V_CMPX_LG_F64 ENC_VOPC default
    0x0c436a42f0a5328, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x0be36a42e0a630d, // V_CMPX_GE_F64 ENC_VOPC default
    0x0c436a42f0a630d, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x0be36a42e0a734c, // V_CMPX_O_F64 ENC_VOPC default
    0x0c436a42f0a734c, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x0be36a42e0a834f, // V_CMPX_U_F64 ENC_VOPC default
    0x0c436a42f0a834f, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x0be36a42e0a933d, // V_CMPX_NGE_F64 ENC_VOPC default
    0x0c436a42f0a933d, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0be36a42e0aa346, // V_CMPX_NLG_F64 ENC_VOPC default
    0x0c436a42f0aa346, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0be36a42e0ab340, // V_CMPX_NGT_F64 ENC_VOPC default
    0x0c436a42f0ab340, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0be36a42e0ac343, // V_CMPX_NLE_F64 ENC_VOPC default
    0x0c436a42f0ac343, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0be36a42e0ad334, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x0c436a42f0ad334, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0be36a42e0ae349, // V_CMPX_NLT_F64 ENC_VOPC default
    0x0c436a42f0ae349, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0be3724300b132c, // V_CMPX_LT_I16 ENC_VOPC default
    0x0c03744310b132c, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c23764320b132c, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c43724330b132c, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x0be3724300b2305, // V_CMPX_EQ_I16 ENC_VOPC default
    0x0c03744310b2305, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c23764320b2305, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c43724330b2305, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0be3724300b3320, // V_CMPX_LE_I16 ENC_VOPC default
    0x0c03744310b3320, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c23764320b3320, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c43724330b3320, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x0be3724300b4317, // V_CMPX_GT_I16 ENC_VOPC default
    0x0c03744310b4317, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c23764320b4317, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c43724330b4317, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x0be3724300b5335, // V_CMPX_NE_I16 ENC_VOPC default
    0x0c03744310b5335, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c23764320b5335, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c43724330b5335, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x0be3724300b630e, // V_CMPX_GE_I16 ENC_VOPC default
    0x0c03744310b630e, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c23764320b630e, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c43724330b630e, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x0be3724340b932f, // V_CMPX_LT_U16 ENC_VOPC default
    0x0c03744350b932f, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23764360b932f, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43724370b932f, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x0be3724340ba308, // V_CMPX_EQ_U16 ENC_VOPC default
    0x0c03744350ba308, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23764360ba308, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43724370ba308, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0be3724340bb323, // V_CMPX_LE_U16 ENC_VOPC default
    0x0c03744350bb323, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23764360bb323, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43724370bb323, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x0be3724340bc31a, // V_CMPX_GT_U16 ENC_VOPC default
    0x0c03744350bc31a, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23764360bc31a, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43724370bc31a, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x0be3724340bd338, // V_CMPX_NE_U16 ENC_VOPC default
    0x0c03744350bd338, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23764360bd338, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43724370bd338, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x0be3724340be311, // V_CMPX_GE_U16 ENC_VOPC default
    0x0c03744350be311, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23764360be311, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43724370be311, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x0be3624380c132d, // V_CMPX_LT_I32 ENC_VOPC default
    0x0c03644390c132d, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c237e43a0c132d, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c436243b0c132d, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x0be3624380c2306, // V_CMPX_EQ_I32 ENC_VOPC default
    0x0c03644390c2306, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c237e43a0c2306, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c436243b0c2306, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0be3624380c3321, // V_CMPX_LE_I32 ENC_VOPC default
    0x0c03644390c3321, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c237e43a0c3321, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c436243b0c3321, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x0be3624380c4318, // V_CMPX_GT_I32 ENC_VOPC default
    0x0c03644390c4318, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c237e43a0c4318, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c436243b0c4318, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x0be3624380c5336, // V_CMPX_NE_I32 ENC_VOPC default
    0x0c03644390c5336, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c237e43a0c5336, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c436243b0c5336, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x0be3624380c630f, // V_CMPX_GE_I32 ENC_VOPC default
    0x0c03644390c630f, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c237e43a0c630f, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c436243b0c630f, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x0be36243c0c9330, // V_CMPX_LT_U32 ENC_VOPC default
    0x0c036443d0c9330, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c237e43e0c9330, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c436243f0c9330, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x0be36243c0ca309, // V_CMPX_EQ_U32 ENC_VOPC default
    0x0c036443d0ca309, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c237e43e0ca309, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c436243f0ca309, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0be36243c0cb324, // V_CMPX_LE_U32 ENC_VOPC default
    0x0c036443d0cb324, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c237e43e0cb324, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c436243f0cb324, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x0be36243c0cc31b, // V_CMPX_GT_U32 ENC_VOPC default
    0x0c036443d0cc31b, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c237e43e0cc31b, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c436243f0cc31b, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x0be36243c0cd339, // V_CMPX_NE_U32 ENC_VOPC default
    0x0c036443d0cd339, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c237e43e0cd339, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c436243f0cd339, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x0be36243c0ce312, // V_CMPX_GE_U32 ENC_VOPC default
    0x0c036443d0ce312, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c237e43e0ce312, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c436243f0ce312, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x0be3824400d132e, // V_CMPX_LT_I64 ENC_VOPC default
    0x0c43824410d132e, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x0be3824400d2307, // V_CMPX_EQ_I64 ENC_VOPC default
    0x0c43824410d2307, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0be3824400d3322, // V_CMPX_LE_I64 ENC_VOPC default
    0x0c43824410d3322, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x0be3824400d4319, // V_CMPX_GT_I64 ENC_VOPC default
    0x0c43824410d4319, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x0be3824400d5337, // V_CMPX_NE_I64 ENC_VOPC default
    0x0c43824410d5337, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x0be3824400d6310, // V_CMPX_GE_I64 ENC_VOPC default
    0x0c43824410d6310, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x0be3824420d9331, // V_CMPX_LT_U64 ENC_VOPC default
    0x0c43824430d9331, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x0be3824420da30a, // V_CMPX_EQ_U64 ENC_VOPC default
    0x0c43824430da30a, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0be3824420db325, // V_CMPX_LE_U64 ENC_VOPC default
    0x0c43824430db325, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x0be3824420dc31c, // V_CMPX_GT_U64 ENC_VOPC default
    0x0c43824430dc31c, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x0be3824420dd33a, // V_CMPX_NE_U64 ENC_VOPC default
    0x0c43824430dd33a, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x0be3824420de313, // V_CMPX_GE_U64 ENC_VOPC default
    0x0c43824430de313, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x0be3564260fd2ff, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x0c03584270fd2ff, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c235a4280fd2ff, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c43564290fd2ff, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0be3624440fe300, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x0c03644450fe300, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c23904460fe300, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c43624470fe300, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0be3944480ff301, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x0c43944490ff301, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
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
    0x0c615446300a3aa, // V_CVT_F16_F32 ENC_VOP1 default
    0x0c815646400a3aa, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca15846500a3aa, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc15446600a3aa, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x0c616046700b3ae, // V_CVT_F32_F16 ENC_VOP1 default
    0x0c816246800b3ae, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca16446900b3ae, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc16046a00b3ae, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
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
    0x0c61744730174e3, // V_TRUNC_F64 ENC_VOP1 default
    0x0cc1744740174e3, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x0c61744730182fc, // V_CEIL_F64 ENC_VOP1 default
    0x0cc1744740182fc, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x0c61744730194ad, // V_RNDNE_F64 ENC_VOP1 default
    0x0cc1744740194ad, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x0c617447301a3ff, // V_FLOOR_F64 ENC_VOP1 default
    0x0cc17447401a3ff, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x0c60181b001b48d, // V_PIPEFLUSH ENC_VOP1 default
    0x0c617847501c46e, // V_MOV_B16 ENC_VOP1 default
    0x0c817a47601c46e, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0x0ca17c47701c46e, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0x0cc17847801c46e, // V_MOV_B16 VOP1_INST_LITERAL has_lit
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
    0x0c617447302f4a7, // V_RCP_F64 ENC_VOP1 default
    0x0cc17447402f4a7, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x0c61744730314b0, // V_RSQ_F64 ENC_VOP1 default
    0x0cc1744740314b0, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x0c612e4790334b9, // V_SQRT_F32 ENC_VOP1 default
    0x0c813047a0334b9, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13247b0334b9, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e47c0334b9, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x0c61744730344ba, // V_SQRT_F64 ENC_VOP1 default
    0x0cc1744740344ba, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
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
    0x0c617447303d415, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x0cc17447403d415, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x0c617447303e40f, // V_FRACT_F64 ENC_VOP1 default
    0x0cc17447403e40f, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
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
    0x0c618a48e0503ac, // V_CVT_F16_U16 ENC_VOP1 default
    0x0c818c48f0503ac, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x0ca18e4900503ac, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x0cc18a4910503ac, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x0c618a4920513ab, // V_CVT_F16_I16 ENC_VOP1 default
    0x0c818c4930513ab, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x0ca18e4940513ab, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x0cc18a4950513ab, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x0c61964960523d3, // V_CVT_U16_F16 ENC_VOP1 default
    0x0c81984970523d3, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca19a4980523d3, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1964990523d3, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x0c619649a0533bb, // V_CVT_I16_F16 ENC_VOP1 default
    0x0c819849b0533bb, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca19a49c0533bb, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc19649d0533bb, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c61a249e0544a5, // V_RCP_F16 ENC_VOP1 default
    0x0c81a449f0544a5, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a64a00544a5, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a24a10544a5, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x0c61a249e0554b8, // V_SQRT_F16 ENC_VOP1 default
    0x0c81a449f0554b8, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a64a00554b8, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a24a10554b8, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x0c61a249e0564ae, // V_RSQ_F16 ENC_VOP1 default
    0x0c81a449f0564ae, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a64a00564ae, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a24a10564ae, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x0c61a249e057420, // V_LOG_F16 ENC_VOP1 default
    0x0c81a449f057420, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a64a0057420, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a24a1057420, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x0c61a249e0583fb, // V_EXP_F16 ENC_VOP1 default
    0x0c81a449f0583fb, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a64a00583fb, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a24a10583fb, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x0c61a249e059413, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x0c81a449f059413, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a64a0059413, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a24a1059413, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x0c619649a05a410, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x0c819849b05a410, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca19a49c05a410, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc19649d05a410, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c61a249e05b3fd, // V_FLOOR_F16 ENC_VOP1 default
    0x0c81a449f05b3fd, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a64a005b3fd, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a24a105b3fd, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x0c61a249e05c2fa, // V_CEIL_F16 ENC_VOP1 default
    0x0c81a449f05c2fa, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a64a005c2fa, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a24a105c2fa, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x0c61a249e05d4e1, // V_TRUNC_F16 ENC_VOP1 default
    0x0c81a449f05d4e1, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a64a005d4e1, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a24a105d4e1, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x0c61a249e05e4ab, // V_RNDNE_F16 ENC_VOP1 default
    0x0c81a449f05e4ab, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a64a005e4ab, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a24a105e4ab, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x0c61a249e05f40d, // V_FRACT_F16 ENC_VOP1 default
    0x0c81a449f05f40d, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a64a005f40d, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a24a105f40d, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x0c61a249e0604b6, // V_SIN_F16 ENC_VOP1 default
    0x0c81a449f0604b6, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a64a00604b6, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a24a10604b6, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x0c61a249e0613a3, // V_COS_F16 ENC_VOP1 default
    0x0c81a449f0613a3, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a64a00613a3, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1a24a10613a3, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x0c612e4a20624b5, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x0c81304a30624b5, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1464a40624b5, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4a50624b5, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x0c619649a0633c0, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x0c819849b0633c0, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca19a49c0633c0, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc19649d0633c0, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c61964960643c1, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x0c81984970643c1, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca19a4980643c1, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1964990643c1, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x0ce1ae4a60654ca, // V_SWAP_B32 ENC_VOP1 default
    0x0ce1b04a70664c9, // V_SWAP_B16 ENC_VOP1 default
    0x0ce1ae4a8067489, // V_PERMLANE64_B32 ENC_VOP1 default
    0x0ce1ae4a90684c8, // V_SWAPREL_B32 ENC_VOP1 default
    0x0c61784aa069481, // V_NOT_B16 ENC_VOP1 default
    0x0c817a4ab069481, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0x0ca17c4ac069481, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1784ad069481, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0x0c61b24ae06a3be, // V_CVT_I32_I16 ENC_VOP1 default
    0x0c81b44af06a3be, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1b64b006a3be, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1b24b106a3be, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0x0c61b24b206b3d6, // V_CVT_U32_U16 ENC_VOP1 default
    0x0c81b44b306b3d6, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1b64b406b3d6, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1b24b506b3d6, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0x0c612e4b606c3b0, // V_CVT_F32_FP8 ENC_VOP1 default
    0x0c81304b706c3b0, // V_CVT_F32_FP8 VOP1_VOP_DPP8 has_dpp8
    0x0ca1324b806c3b0, // V_CVT_F32_FP8 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4b906c3b0, // V_CVT_F32_FP8 VOP1_INST_LITERAL has_lit
    0x0c612e4ba06d3ad, // V_CVT_F32_BF8 ENC_VOP1 default
    0x0c81304bb06d3ad, // V_CVT_F32_BF8 VOP1_VOP_DPP8 has_dpp8
    0x0ca1324bc06d3ad, // V_CVT_F32_BF8 VOP1_VOP_DPP16 has_dpp16
    0x0cc12e4bd06d3ad, // V_CVT_F32_BF8 VOP1_INST_LITERAL has_lit
    0x0c61c44be06e3c5, // V_CVT_PK_F32_FP8 ENC_VOP1 default
    0x0cc1c44bf06e3c5, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL has_lit
    0x0c61c44c006f3c4, // V_CVT_PK_F32_BF8 ENC_VOP1 default
    0x0cc1c44c106f3c4, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL has_lit
    0x0d02da4c2000496, // V_PK_MAD_I16 ENC_VOP3P default
    0x0d22da4c3000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42da4c4000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62da4c5000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82da4c6000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x0da2da4c7000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2da4c8000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2da4c9000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02dc4ca0014a1, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x0d22dc4cb0014a1, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42dc4cc0014a1, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62dc4cd0014a1, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02dc4ce00248f, // V_PK_ADD_I16 ENC_VOP3P default
    0x0d22dc4cf00248f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42dc4d000248f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62dc4d100248f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02dc4ce0034a2, // V_PK_SUB_I16 ENC_VOP3P default
    0x0d22dc4cf0034a2, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42dc4d00034a2, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62dc4d10034a2, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02dc4ca004494, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x0d22dc4cb004494, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0d42dc4cc004494, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0d62dc4cd004494, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02dc4ca005495, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x0d22dc4cb005495, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0d42dc4cc005495, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0d62dc4cd005495, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02dc4d2006491, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x0d22dc4d3006491, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42dc4d4006491, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62dc4d5006491, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02dc4ce007499, // V_PK_MAX_I16 ENC_VOP3P default
    0x0d22dc4cf007499, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42dc4d0007499, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62dc4d1007499, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02dc4ce00849d, // V_PK_MIN_I16 ENC_VOP3P default
    0x0d22dc4cf00849d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42dc4d000849d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62dc4d100849d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02da4d6009497, // V_PK_MAD_U16 ENC_VOP3P default
    0x0d22da4d7009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42da4d8009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62da4d9009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82da4da009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x0da2da4db009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2da4dc009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2da4dd009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02dc4ca00a490, // V_PK_ADD_U16 ENC_VOP3P default
    0x0d22dc4cb00a490, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42dc4cc00a490, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62dc4cd00a490, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02dc4ca00b4a3, // V_PK_SUB_U16 ENC_VOP3P default
    0x0d22dc4cb00b4a3, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42dc4cc00b4a3, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62dc4cd00b4a3, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02dc4ca00c49b, // V_PK_MAX_U16 ENC_VOP3P default
    0x0d22dc4cb00c49b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42dc4cc00c49b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62dc4cd00c49b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02dc4ca00d49f, // V_PK_MIN_U16 ENC_VOP3P default
    0x0d22dc4cb00d49f, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42dc4cc00d49f, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62dc4cd00d49f, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02de4de00e493, // V_PK_FMA_F16 ENC_VOP3P default
    0x0d22de4df00e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42de4e000e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62de4e100e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82de4e200e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x0da2de4e300e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2de4e400e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2de4e500e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02e04e600f48e, // V_PK_ADD_F16 ENC_VOP3P default
    0x0d22e04e700f48e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e04e800f48e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e04e900f48e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02e04e60104a0, // V_PK_MUL_F16 ENC_VOP3P default
    0x0d22e04e70104a0, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e04e80104a0, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e04e90104a0, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02e24ea0133e1, // V_DOT2_F32_F16 ENC_VOP3P default
    0x0e02e44eb0133e1, // V_DOT2_F32_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0e22e64ec0133e1, // V_DOT2_F32_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0d22e24ed0133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e24ee0133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e24ef0133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82e24f00133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0x0da2e24f10133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2e24f20133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2e24f30133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02e84f40163e6, // V_DOT4_I32_IU8 ENC_VOP3P default
    0x0d22e84f50163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0x0d42e84f60163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0x0d62e84f70163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82e84f80163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0x0da2e84f90163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2e84fa0163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2e84fb0163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02e827d0173e7, // V_DOT4_U32_U8 ENC_VOP3P default
    0x0d22e84fc0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0x0d42e84fd0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0x0d62e84fe0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82e84ff0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0x0da2e85000173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2e85010173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2e85020173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02e85030183e8, // V_DOT8_I32_IU4 ENC_VOP3P default
    0x0d22e85040183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0x0d42e85050183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0x0d62e85060183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82e85070183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0x0da2e85080183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2e85090183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2e850a0183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02e850b0193e9, // V_DOT8_U32_U4 ENC_VOP3P default
    0x0d22e850c0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0x0d42e850d0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0x0d62e850e0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82e850f0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0x0da2e85100193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2e85110193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2e85120193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02ea51301a3e0, // V_DOT2_F32_BF16 ENC_VOP3P default
    0x0e02ec51401a3e0, // V_DOT2_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x0e22ee51501a3e0, // V_DOT2_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x0d22ea51601a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d42ea51701a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0d62ea51801a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82ea51901a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0x0da2ea51a01a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2ea51b01a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2ea51c01a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02e04e601b49e, // V_PK_MIN_NUM_F16 ENC_VOP3P default
    0x0d22e04e701b49e, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e04e801b49e, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e04e901b49e, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02e04e601c49a, // V_PK_MAX_NUM_F16 ENC_VOP3P default
    0x0d22e04e701c49a, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e04e801c49a, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e04e901c49a, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02e04e601d49c, // V_PK_MINIMUM_F16 ENC_VOP3P default
    0x0d22e04e701d49c, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e04e801d49c, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e04e901d49c, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02e04e601e498, // V_PK_MAXIMUM_F16 ENC_VOP3P default
    0x0d22e04e701e498, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e04e801e498, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e04e901e498, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02f051d02040c, // V_FMA_MIX_F32 ENC_VOP3P default
    0x0e42f251e02040c, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0x0e62f451f02040c, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0x0d22f052002040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x0d42f052102040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x0d62f052202040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82f052302040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x0da2f052402040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2f052502040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2f052602040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02f052702140b, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x0e42f252802140b, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0e62f452902140b, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0d22f052a02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42f052b02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62f052c02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82f052d02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x0da2f052e02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2f052f02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2f053002140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02f052702240a, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x0e42f252802240a, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0e62f452902240a, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0d22f052a02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42f052b02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62f052c02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82f052d02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x0da2f052e02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2f052f02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2f053002240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02e85310243e4, // V_DOT4_F32_FP8_BF8 ENC_VOP3P default
    0x0e42f65320243e4, // V_DOT4_F32_FP8_BF8 VOP3P_VOP_DPP8 has_dpp8
    0x0e62f85330243e4, // V_DOT4_F32_FP8_BF8 VOP3P_VOP_DPP16 has_dpp16
    0x0d22e85340243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0
    0x0d42e85350243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_1
    0x0d62e85360243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82e85370243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_2
    0x0da2e85380243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2e85390243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2e853a0243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02e853b0253e3, // V_DOT4_F32_BF8_FP8 ENC_VOP3P default
    0x0e42f653c0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_VOP_DPP8 has_dpp8
    0x0e62f853d0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_VOP_DPP16 has_dpp16
    0x0d22e853e0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0
    0x0d42e853f0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_1
    0x0d62e85400253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82e85410253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_2
    0x0da2e85420253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2e85430253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2e85440253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02e85450263e5, // V_DOT4_F32_FP8_FP8 ENC_VOP3P default
    0x0e42f65460263e5, // V_DOT4_F32_FP8_FP8 VOP3P_VOP_DPP8 has_dpp8
    0x0e62f85470263e5, // V_DOT4_F32_FP8_FP8 VOP3P_VOP_DPP16 has_dpp16
    0x0d22e85480263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0
    0x0d42e85490263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_1
    0x0d62e854a0263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82e854b0263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_2
    0x0da2e854c0263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2e854d0263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2e854e0263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02e854f0273e2, // V_DOT4_F32_BF8_BF8 ENC_VOP3P default
    0x0e42f65500273e2, // V_DOT4_F32_BF8_BF8 VOP3P_VOP_DPP8 has_dpp8
    0x0e62f85510273e2, // V_DOT4_F32_BF8_BF8 VOP3P_VOP_DPP16 has_dpp16
    0x0d22e85520273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0
    0x0d42e85530273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_1
    0x0d62e85540273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82e85550273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_2
    0x0da2e85560273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2e85570273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2e85580273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0e82fa5590404e9, // V_WMMA_F32_16X16X16_F16 ENC_VOP3P default
    0x0e82fa55a0414e6, // V_WMMA_F32_16X16X16_BF16 ENC_VOP3P default
    0x0e82fc55b0424e5, // V_WMMA_F16_16X16X16_F16 ENC_VOP3P default
    0x0e82fc55c0434e4, // V_WMMA_BF16_16X16X16_BF16 ENC_VOP3P default
    0x0e82fe55d0444ed, // V_WMMA_I32_16X16X16_IU8 ENC_VOP3P default
    0x0e830055e0454ec, // V_WMMA_I32_16X16X16_IU4 ENC_VOP3P default
    0x0e82fe55f0464eb, // V_WMMA_F32_16X16X16_FP8_FP8 ENC_VOP3P default
    0x0e82fe5600474ea, // V_WMMA_F32_16X16X16_FP8_BF8 ENC_VOP3P default
    0x0e82fe5610484e8, // V_WMMA_F32_16X16X16_BF8_FP8 ENC_VOP3P default
    0x0e82fe5620494e7, // V_WMMA_F32_16X16X16_BF8_BF8 ENC_VOP3P default
    0x0e82fe56304a4ee, // V_WMMA_I32_16X16X32_IU4 ENC_VOP3P default
    0x0ea3025640504d0, // V_SWMMAC_F32_16X16X32_F16 ENC_VOP3P default
    0x0ea3025650514cd, // V_SWMMAC_F32_16X16X32_BF16 ENC_VOP3P default
    0x0ea3045660524cc, // V_SWMMAC_F16_16X16X32_F16 ENC_VOP3P default
    0x0ea3045670534cb, // V_SWMMAC_BF16_16X16X32_BF16 ENC_VOP3P default
    0x0ea3065680544d4, // V_SWMMAC_I32_16X16X32_IU8 ENC_VOP3P default
    0x0ea3085690554d3, // V_SWMMAC_I32_16X16X32_IU4 ENC_VOP3P default
    0x0ea30656a0564d5, // V_SWMMAC_I32_16X16X64_IU4 ENC_VOP3P default
    0x0ea30656b0574d2, // V_SWMMAC_F32_16X16X32_FP8_FP8 ENC_VOP3P default
    0x0ea30656c0584d1, // V_SWMMAC_F32_16X16X32_FP8_BF8 ENC_VOP3P default
    0x0ea30656d0594cf, // V_SWMMAC_F32_16X16X32_BF8_FP8 ENC_VOP3P default
    0x0ea30656e05a4ce, // V_SWMMAC_F32_16X16X32_BF8_BF8 ENC_VOP3P default
    0x0ec12656f000417, // V_INTERP_P10_F32 ENC_VINTERP default
    0x0ec12656f00141a, // V_INTERP_P2_F32 ENC_VINTERP default
    0x0ec128570002416, // V_INTERP_P10_F16_F32 ENC_VINTERP default
    0x0ec12a571003419, // V_INTERP_P2_F16_F32 ENC_VINTERP default
    0x0ec128570004418, // V_INTERP_P10_RTZ_F16_F32 ENC_VINTERP default
    0x0ec12a57100541b, // V_INTERP_P2_RTZ_F16_F32 ENC_VINTERP default
    0x0ee0d257200009e, // DS_PARAM_LOAD ENC_VDSDIR default
    0x0ee0d4573001065, // DS_DIRECT_LOAD ENC_VDSDIR default
    0x0f00d85740100f5, // FLAT_LOAD_U8 ENC_VFLAT default
    0x0f00d85750110f3, // FLAT_LOAD_I8 ENC_VFLAT default
    0x0f00d85760120f4, // FLAT_LOAD_U16 ENC_VFLAT default
    0x0f00d85770130f2, // FLAT_LOAD_I16 ENC_VFLAT default
    0x0f00d85780140e9, // FLAT_LOAD_B32 ENC_VFLAT default
    0x0f00da5790150ea, // FLAT_LOAD_B64 ENC_VFLAT default
    0x0f00dc57a0160eb, // FLAT_LOAD_B96 ENC_VFLAT default
    0x0f00de57b0170e8, // FLAT_LOAD_B128 ENC_VFLAT default
    0x0f00e057c0180fa, // FLAT_STORE_B8 ENC_VFLAT default
    0x0f00e057d0190f7, // FLAT_STORE_B16 ENC_VFLAT default
    0x0f00e057e01a0f8, // FLAT_STORE_B32 ENC_VFLAT default
    0x0f00e257f01b0f9, // FLAT_STORE_B64 ENC_VFLAT default
    0x0f00e458001c0fb, // FLAT_STORE_B96 ENC_VFLAT default
    0x0f00e658101d0f6, // FLAT_STORE_B128 ENC_VFLAT default
    0x0f00d857401e0f1, // FLAT_LOAD_D16_U8 ENC_VFLAT default
    0x0f00d857501f0f0, // FLAT_LOAD_D16_I8 ENC_VFLAT default
    0x0f00d85820200ec, // FLAT_LOAD_D16_B16 ENC_VFLAT default
    0x0f00d85740210ef, // FLAT_LOAD_D16_HI_U8 ENC_VFLAT default
    0x0f00d85750220ee, // FLAT_LOAD_D16_HI_I8 ENC_VFLAT default
    0x0f00d85820230ed, // FLAT_LOAD_D16_HI_B16 ENC_VFLAT default
    0x0f00e057c0240fd, // FLAT_STORE_D16_HI_B8 ENC_VFLAT default
    0x0f00e057d0250fc, // FLAT_STORE_D16_HI_B16 ENC_VFLAT default
    0x0f00e85830330e4, // FLAT_ATOMIC_SWAP_B32 ENC_VFLAT default
    0x0f00ea5840340cc, // FLAT_ATOMIC_CMPSWAP_B32 ENC_VFLAT default
    0x0f00e85850350c8, // FLAT_ATOMIC_ADD_U32 ENC_VFLAT default
    0x0f00e85850360e2, // FLAT_ATOMIC_SUB_U32 ENC_VFLAT default
    0x0f00e85850370e1, // FLAT_ATOMIC_SUB_CLAMP_U32 ENC_VFLAT default
    0x0f00e85860380d8, // FLAT_ATOMIC_MIN_I32 ENC_VFLAT default
    0x0f00e85850390db, // FLAT_ATOMIC_MIN_U32 ENC_VFLAT default
    0x0f00e858603a0d3, // FLAT_ATOMIC_MAX_I32 ENC_VFLAT default
    0x0f00e858503b0d6, // FLAT_ATOMIC_MAX_U32 ENC_VFLAT default
    0x0f00e858303c0ca, // FLAT_ATOMIC_AND_B32 ENC_VFLAT default
    0x0f00e858303d0dd, // FLAT_ATOMIC_OR_B32 ENC_VFLAT default
    0x0f00e858303e0e6, // FLAT_ATOMIC_XOR_B32 ENC_VFLAT default
    0x0f00e858503f0d1, // FLAT_ATOMIC_INC_U32 ENC_VFLAT default
    0x0f00e85850400cf, // FLAT_ATOMIC_DEC_U32 ENC_VFLAT default
    0x0f00ec5870410e5, // FLAT_ATOMIC_SWAP_B64 ENC_VFLAT default
    0x0f00ee5880420cd, // FLAT_ATOMIC_CMPSWAP_B64 ENC_VFLAT default
    0x0f00ec5890430c9, // FLAT_ATOMIC_ADD_U64 ENC_VFLAT default
    0x0f00ec5890440e3, // FLAT_ATOMIC_SUB_U64 ENC_VFLAT default
    0x0f00ec58a0450d9, // FLAT_ATOMIC_MIN_I64 ENC_VFLAT default
    0x0f00ec5890460dc, // FLAT_ATOMIC_MIN_U64 ENC_VFLAT default
    0x0f00ec58a0470d4, // FLAT_ATOMIC_MAX_I64 ENC_VFLAT default
    0x0f00ec5890480d7, // FLAT_ATOMIC_MAX_U64 ENC_VFLAT default
    0x0f00ec5870490cb, // FLAT_ATOMIC_AND_B64 ENC_VFLAT default
    0x0f00ec58704a0de, // FLAT_ATOMIC_OR_B64 ENC_VFLAT default
    0x0f00ec58704b0e7, // FLAT_ATOMIC_XOR_B64 ENC_VFLAT default
    0x0f00ec58904c0d2, // FLAT_ATOMIC_INC_U64 ENC_VFLAT default
    0x0f00ec58904d0d0, // FLAT_ATOMIC_DEC_U64 ENC_VFLAT default
    0x0f00e85850500ce, // FLAT_ATOMIC_COND_SUB_U32 ENC_VFLAT default
    0x0f00e858b0510da, // FLAT_ATOMIC_MIN_NUM_F32 ENC_VFLAT default
    0x0f00e858b0520d5, // FLAT_ATOMIC_MAX_NUM_F32 ENC_VFLAT default
    0x0f00e858b0560c7, // FLAT_ATOMIC_ADD_F32 ENC_VFLAT default
    0x0f00e858c0590e0, // FLAT_ATOMIC_PK_ADD_F16 ENC_VFLAT default
    0x0f00e858d05a0df, // FLAT_ATOMIC_PK_ADD_BF16 ENC_VFLAT default
    0x0f23e458e0101a8, // SCRATCH_LOAD_U8 ENC_VSCRATCH default
    0x0f23e458f0111a6, // SCRATCH_LOAD_I8 ENC_VSCRATCH default
    0x0f23e45900121a7, // SCRATCH_LOAD_U16 ENC_VSCRATCH default
    0x0f23e45910131a5, // SCRATCH_LOAD_I16 ENC_VSCRATCH default
    0x0f23e459201419b, // SCRATCH_LOAD_B32 ENC_VSCRATCH default
    0x0f23e659301519c, // SCRATCH_LOAD_B64 ENC_VSCRATCH default
    0x0f23e859401619d, // SCRATCH_LOAD_B96 ENC_VSCRATCH default
    0x0f23ea59501719a, // SCRATCH_LOAD_B128 ENC_VSCRATCH default
    0x0f23ec5960181ad, // SCRATCH_STORE_B8 ENC_VSCRATCH default
    0x0f23ec5970191aa, // SCRATCH_STORE_B16 ENC_VSCRATCH default
    0x0f23ec59801a1ab, // SCRATCH_STORE_B32 ENC_VSCRATCH default
    0x0f23ee59901b1ac, // SCRATCH_STORE_B64 ENC_VSCRATCH default
    0x0f23f059a01c1ae, // SCRATCH_STORE_B96 ENC_VSCRATCH default
    0x0f23f259b01d1a9, // SCRATCH_STORE_B128 ENC_VSCRATCH default
    0x0f23e458e01e1a4, // SCRATCH_LOAD_D16_U8 ENC_VSCRATCH default
    0x0f23e458f01f1a3, // SCRATCH_LOAD_D16_I8 ENC_VSCRATCH default
    0x0f23e459c02019f, // SCRATCH_LOAD_D16_B16 ENC_VSCRATCH default
    0x0f23e458e0211a2, // SCRATCH_LOAD_D16_HI_U8 ENC_VSCRATCH default
    0x0f23e458f0221a1, // SCRATCH_LOAD_D16_HI_I8 ENC_VSCRATCH default
    0x0f23e459c0231a0, // SCRATCH_LOAD_D16_HI_B16 ENC_VSCRATCH default
    0x0f23ec5960241b1, // SCRATCH_STORE_D16_HI_B8 ENC_VSCRATCH default
    0x0f23ec5970251b0, // SCRATCH_STORE_D16_HI_B16 ENC_VSCRATCH default
    0x0f23f459d05319e, // SCRATCH_LOAD_BLOCK ENC_VSCRATCH default
    0x0f23f659e0541af, // SCRATCH_STORE_BLOCK ENC_VSCRATCH default
    0x0f40f059f010132, // GLOBAL_LOAD_U8 ENC_VGLOBAL default
    0x0f40f05a001112e, // GLOBAL_LOAD_I8 ENC_VGLOBAL default
    0x0f40f05a1012131, // GLOBAL_LOAD_U16 ENC_VGLOBAL default
    0x0f40f05a201312d, // GLOBAL_LOAD_I16 ENC_VGLOBAL default
    0x0f40f05a3014123, // GLOBAL_LOAD_B32 ENC_VGLOBAL default
    0x0f40f25a4015124, // GLOBAL_LOAD_B64 ENC_VGLOBAL default
    0x0f40f45a5016125, // GLOBAL_LOAD_B96 ENC_VGLOBAL default
    0x0f40f65a6017122, // GLOBAL_LOAD_B128 ENC_VGLOBAL default
    0x0f40f85a7018138, // GLOBAL_STORE_B8 ENC_VGLOBAL default
    0x0f40f85a8019135, // GLOBAL_STORE_B16 ENC_VGLOBAL default
    0x0f40f85a901a136, // GLOBAL_STORE_B32 ENC_VGLOBAL default
    0x0f40fa5aa01b137, // GLOBAL_STORE_B64 ENC_VGLOBAL default
    0x0f40fc5ab01c139, // GLOBAL_STORE_B96 ENC_VGLOBAL default
    0x0f40fe5ac01d134, // GLOBAL_STORE_B128 ENC_VGLOBAL default
    0x0f40f059f01e12c, // GLOBAL_LOAD_D16_U8 ENC_VGLOBAL default
    0x0f40f05a001f12b, // GLOBAL_LOAD_D16_I8 ENC_VGLOBAL default
    0x0f40f05ad020127, // GLOBAL_LOAD_D16_B16 ENC_VGLOBAL default
    0x0f40f059f02112a, // GLOBAL_LOAD_D16_HI_U8 ENC_VGLOBAL default
    0x0f40f05a0022129, // GLOBAL_LOAD_D16_HI_I8 ENC_VGLOBAL default
    0x0f40f05ad023128, // GLOBAL_LOAD_D16_HI_B16 ENC_VGLOBAL default
    0x0f40f85a702413c, // GLOBAL_STORE_D16_HI_B8 ENC_VGLOBAL default
    0x0f40f85a802513b, // GLOBAL_STORE_D16_HI_B16 ENC_VGLOBAL default
    0x0f41005ae028121, // GLOBAL_LOAD_ADDTID_B32 ENC_VGLOBAL default
    0x0f41025af029133, // GLOBAL_STORE_ADDTID_B32 ENC_VGLOBAL default
    0x0f61041b002b120, // GLOBAL_INV ENC_VGLOBAL default
    0x0f61041b002c13d, // GLOBAL_WB ENC_VGLOBAL default
    0x0f41065b003311c, // GLOBAL_ATOMIC_SWAP_B32 ENC_VGLOBAL default
    0x0f41085b1034103, // GLOBAL_ATOMIC_CMPSWAP_B32 ENC_VGLOBAL default
    0x0f41065b20350ff, // GLOBAL_ATOMIC_ADD_U32 ENC_VGLOBAL default
    0x0f41065b203611a, // GLOBAL_ATOMIC_SUB_U32 ENC_VGLOBAL default
    0x0f41065b2037119, // GLOBAL_ATOMIC_SUB_CLAMP_U32 ENC_VGLOBAL default
    0x0f41065b303810f, // GLOBAL_ATOMIC_MIN_I32 ENC_VGLOBAL default
    0x0f41065b2039112, // GLOBAL_ATOMIC_MIN_U32 ENC_VGLOBAL default
    0x0f41065b303a10a, // GLOBAL_ATOMIC_MAX_I32 ENC_VGLOBAL default
    0x0f41065b203b10d, // GLOBAL_ATOMIC_MAX_U32 ENC_VGLOBAL default
    0x0f41065b003c101, // GLOBAL_ATOMIC_AND_B32 ENC_VGLOBAL default
    0x0f41065b003d115, // GLOBAL_ATOMIC_OR_B32 ENC_VGLOBAL default
    0x0f41065b003e11e, // GLOBAL_ATOMIC_XOR_B32 ENC_VGLOBAL default
    0x0f41065b203f108, // GLOBAL_ATOMIC_INC_U32 ENC_VGLOBAL default
    0x0f41065b2040106, // GLOBAL_ATOMIC_DEC_U32 ENC_VGLOBAL default
    0x0f410a5b404111d, // GLOBAL_ATOMIC_SWAP_B64 ENC_VGLOBAL default
    0x0f410c5b5042104, // GLOBAL_ATOMIC_CMPSWAP_B64 ENC_VGLOBAL default
    0x0f410a5b6043100, // GLOBAL_ATOMIC_ADD_U64 ENC_VGLOBAL default
    0x0f410a5b604411b, // GLOBAL_ATOMIC_SUB_U64 ENC_VGLOBAL default
    0x0f410a5b7045110, // GLOBAL_ATOMIC_MIN_I64 ENC_VGLOBAL default
    0x0f410a5b6046113, // GLOBAL_ATOMIC_MIN_U64 ENC_VGLOBAL default
    0x0f410a5b704710b, // GLOBAL_ATOMIC_MAX_I64 ENC_VGLOBAL default
    0x0f410a5b604810e, // GLOBAL_ATOMIC_MAX_U64 ENC_VGLOBAL default
    0x0f410a5b4049102, // GLOBAL_ATOMIC_AND_B64 ENC_VGLOBAL default
    0x0f410a5b404a116, // GLOBAL_ATOMIC_OR_B64 ENC_VGLOBAL default
    0x0f410a5b404b11f, // GLOBAL_ATOMIC_XOR_B64 ENC_VGLOBAL default
    0x0f410a5b604c109, // GLOBAL_ATOMIC_INC_U64 ENC_VGLOBAL default
    0x0f410a5b604d107, // GLOBAL_ATOMIC_DEC_U64 ENC_VGLOBAL default
    0x0f61041b004f13e, // GLOBAL_WBINV ENC_VGLOBAL default
    0x0f41065b2050105, // GLOBAL_ATOMIC_COND_SUB_U32 ENC_VGLOBAL default
    0x0f41065b8051111, // GLOBAL_ATOMIC_MIN_NUM_F32 ENC_VGLOBAL default
    0x0f41065b805210c, // GLOBAL_ATOMIC_MAX_NUM_F32 ENC_VGLOBAL default
    0x0f410e5b9053126, // GLOBAL_LOAD_BLOCK ENC_VGLOBAL default
    0x0f41105ba05413a, // GLOBAL_STORE_BLOCK ENC_VGLOBAL default
    0x0f41065b80560fe, // GLOBAL_ATOMIC_ADD_F32 ENC_VGLOBAL default
    0x0f41125a605712f, // GLOBAL_LOAD_TR_B128 ENC_VGLOBAL default
    0x0f41145a4058130, // GLOBAL_LOAD_TR_B64 ENC_VGLOBAL default
    0x0f41065bb059118, // GLOBAL_ATOMIC_PK_ADD_F16 ENC_VGLOBAL default
    0x0f41065bc05a117, // GLOBAL_ATOMIC_PK_ADD_BF16 ENC_VGLOBAL default
    0x0f410a5b4073114, // GLOBAL_ATOMIC_ORDERED_ADD_B64 ENC_VGLOBAL default
    0x0f80245bd000272, // S_MOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245be000272, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x0f80265bf001273, // S_MOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0265c0001273, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x0f80245c1002204, // S_CMOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245c2002204, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x0f80265c3003205, // S_CMOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0265c4003205, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x0f80245c50041e8, // S_BREV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245c60041e8, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x0f80265c70051e9, // S_BREV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0265c80051e9, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x0f80245c9008233, // S_CTZ_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245ca008233, // S_CTZ_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x0f80285cb009234, // S_CTZ_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0285cc009234, // S_CTZ_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x0f80245c900a201, // S_CLZ_I32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245ca00a201, // S_CLZ_I32_U32 SOP1_INST_LITERAL has_lit_0
    0x0f80285cb00b202, // S_CLZ_I32_U64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0285cc00b202, // S_CLZ_I32_U64 SOP1_INST_LITERAL has_lit_0
    0x0f80245cd00c1ff, // S_CLS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245ce00c1ff, // S_CLS_I32 SOP1_INST_LITERAL has_lit_0
    0x0f80285cf00d200, // S_CLS_I32_I64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0285d000d200, // S_CLS_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x0f80245d100e2a9, // S_SEXT_I32_I8 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245d200e2a9, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x0f80245d300f2a8, // S_SEXT_I32_I16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245d400f2a8, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x0f80245d50101e3, // S_BITSET0_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245d60101e3, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x0f802a5d70111e4, // S_BITSET0_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa02a5d80111e4, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x0f80245d50121e5, // S_BITSET1_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245d60121e5, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x0f802a5d70131e6, // S_BITSET1_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa02a5d80131e6, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x0f802a5d90141e2, // S_BITREPLICATE_B64_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa02a5da0141e2, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x0f80245db0151b3, // S_ABS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245dc0151b3, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x0f80245dd0161d4, // S_BCNT0_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245de0161d4, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x0f80285df0171d5, // S_BCNT0_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0285e00171d5, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x0f80245dd0181d6, // S_BCNT1_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245de0181d6, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x0f80285df0191d7, // S_BCNT1_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0285e00191d7, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x0f80245e101a298, // S_QUADMASK_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245e201a298, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x0f80265e301b299, // S_QUADMASK_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0265e401b299, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x0f80245e101c2c7, // S_WQM_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245e201c2c7, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x0f80265e301d2c8, // S_WQM_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0265e401d2c8, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x0f80245e101e284, // S_NOT_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245e201e284, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x0f80265e301f285, // S_NOT_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0265e401f285, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x0f80245e50201c8, // S_AND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245e60201c8, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f80265e70211c9, // S_AND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0265e80211c9, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f80245e502228e, // S_OR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245e602228e, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f80265e702328f, // S_OR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0265e802328f, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f80245e50242cf, // S_XOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245e60242cf, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f80265e70252d0, // S_XOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0265e80252d0, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f80245e502627d, // S_NAND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245e602627d, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f80265e702727e, // S_NAND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0265e802727e, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f80245e5028282, // S_NOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245e6028282, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f80265e7029283, // S_NOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0265e8029283, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f80245e502a2cb, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245e602a2cb, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f80265e702b2cc, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0265e802b2cc, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f80245e502c1be, // S_AND_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245e602c1be, // S_AND_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f80265e702d1bf, // S_AND_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0265e802d1bf, // S_AND_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f80245e502e288, // S_OR_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245e602e288, // S_OR_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f80265e702f289, // S_OR_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0265e802f289, // S_OR_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f80245e50301c4, // S_AND_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245e60301c4, // S_AND_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f80265e70311c5, // S_AND_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0265e80311c5, // S_AND_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f80245e503228c, // S_OR_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245e603228c, // S_OR_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f80265e703328d, // S_OR_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0265e803328d, // S_OR_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f80245e50341c0, // S_AND_NOT0_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245e60341c0, // S_AND_NOT0_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f80265e70351c1, // S_AND_NOT0_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0265e80351c1, // S_AND_NOT0_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f80245e50361c6, // S_AND_NOT1_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245e60361c6, // S_AND_NOT1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x0f80265e70371c7, // S_AND_NOT1_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0265e80371c7, // S_AND_NOT1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x0f80245e9040270, // S_MOVRELS_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f80265ea041271, // S_MOVRELS_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f80245eb04226d, // S_MOVRELD_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245ec04226d, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x0f80265ed04326e, // S_MOVRELD_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0265ee04326e, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x0f80245ef04426f, // S_MOVRELSD_2_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f802c5f0047249, // S_GETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f802e5f10482a4, // S_SETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f80265f20492b2, // S_SWAPPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f802e5f104a29a, // S_RFE_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fc0305f304c2a0, // S_SENDMSG_RTN_B32 ENC_SOP1 default
    0x0fc0325f404d2a1, // S_SENDMSG_RTN_B64 ENC_SOP1 default
    0x0f80345f504e1d1, // S_BARRIER_SIGNAL ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f80345f604f1d2, // S_BARRIER_SIGNAL_ISFIRST ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f80245f705024b, // S_GET_BARRIER_STATE ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f80345f80511ce, // S_BARRIER_INIT ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f80345f50521cf, // S_BARRIER_JOIN ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0f80345f90531bb, // S_ALLOC_VGPR ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0345fa0531bb, // S_ALLOC_VGPR SOP1_INST_LITERAL has_lit_0
    0x0f80345fb0582ab, // S_SLEEP_VAR ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0345fc0582ab, // S_SLEEP_VAR SOP1_INST_LITERAL has_lit_0
    0x0f80245fd0601fd, // S_CEIL_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245fe0601fd, // S_CEIL_F32 SOP1_INST_LITERAL has_lit_0
    0x0f80245fd061244, // S_FLOOR_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245fe061244, // S_FLOOR_F32 SOP1_INST_LITERAL has_lit_0
    0x0f80245fd0622b5, // S_TRUNC_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245fe0622b5, // S_TRUNC_F32 SOP1_INST_LITERAL has_lit_0
    0x0f80245fd06329c, // S_RNDNE_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa0245fe06329c, // S_RNDNE_F32 SOP1_INST_LITERAL has_lit_0
    0x0f80245ff064237, // S_CVT_F32_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa024600064237, // S_CVT_F32_I32 SOP1_INST_LITERAL has_lit_0
    0x0f8024601065238, // S_CVT_F32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa024602065238, // S_CVT_F32_U32 SOP1_INST_LITERAL has_lit_0
    0x0f802460306623a, // S_CVT_I32_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa02460406623a, // S_CVT_I32_F32 SOP1_INST_LITERAL has_lit_0
    0x0f802460506723c, // S_CVT_U32_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa02460606723c, // S_CVT_U32_F32 SOP1_INST_LITERAL has_lit_0
    0x0f8024607068235, // S_CVT_F16_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa024608068235, // S_CVT_F16_F32 SOP1_INST_LITERAL has_lit_0
    0x0f8024609069236, // S_CVT_F32_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa02460a069236, // S_CVT_F32_F16 SOP1_INST_LITERAL has_lit_0
    0x0f802460906a239, // S_CVT_HI_F32_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa02460a06a239, // S_CVT_HI_F32_F16 SOP1_INST_LITERAL has_lit_0
    0x0f802460b06b1fc, // S_CEIL_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa02460c06b1fc, // S_CEIL_F16 SOP1_INST_LITERAL has_lit_0
    0x0f802460b06c243, // S_FLOOR_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa02460c06c243, // S_FLOOR_F16 SOP1_INST_LITERAL has_lit_0
    0x0f802460b06d2b4, // S_TRUNC_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa02460c06d2b4, // S_TRUNC_F16 SOP1_INST_LITERAL has_lit_0
    0x0f802460b06e29b, // S_RNDNE_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x0fa02460c06e29b, // S_RNDNE_F16 SOP1_INST_LITERAL has_lit_0
    0x0fe04660d000208, // S_CMP_EQ_I32 ENC_SOPC default
    0x10004660e000208, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x10204660f000208, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x104046610000208, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04660d001219, // S_CMP_LG_I32 ENC_SOPC default
    0x10004660e001219, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x10204660f001219, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x104046610001219, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04660d002211, // S_CMP_GT_I32 ENC_SOPC default
    0x10004660e002211, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x10204660f002211, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x104046610002211, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04660d00320d, // S_CMP_GE_I32 ENC_SOPC default
    0x10004660e00320d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x10204660f00320d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x10404661000320d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04660d00421e, // S_CMP_LT_I32 ENC_SOPC default
    0x10004660e00421e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x10204660f00421e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x10404661000421e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04660d005215, // S_CMP_LE_I32 ENC_SOPC default
    0x10004660e005215, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x10204660f005215, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x104046610005215, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe046611006209, // S_CMP_EQ_U32 ENC_SOPC default
    0x100046612006209, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x102046613006209, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x104046614006209, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04661100721a, // S_CMP_LG_U32 ENC_SOPC default
    0x10004661200721a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x10204661300721a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x10404661400721a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe046611008212, // S_CMP_GT_U32 ENC_SOPC default
    0x100046612008212, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x102046613008212, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x104046614008212, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04661100920e, // S_CMP_GE_U32 ENC_SOPC default
    0x10004661200920e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x10204661300920e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x10404661400920e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04661100a21f, // S_CMP_LT_U32 ENC_SOPC default
    0x10004661200a21f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x10204661300a21f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x10404661400a21f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04661100b216, // S_CMP_LE_U32 ENC_SOPC default
    0x10004661200b216, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x10204661300b216, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x10404661400b216, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04661100c1de, // S_BITCMP0_B32 ENC_SOPC default
    0x10004661200c1de, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x10204661300c1de, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x10404661400c1de, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04661100d1e0, // S_BITCMP1_B32 ENC_SOPC default
    0x10004661200d1e0, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x10204661300d1e0, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x10404661400d1e0, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04861500e1df, // S_BITCMP0_B64 ENC_SOPC default
    0x10004861600e1df, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x10204861700e1df, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x10404861800e1df, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04861500f1e1, // S_BITCMP1_B64 ENC_SOPC default
    0x10004861600f1e1, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x10204861700f1e1, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x10404861800f1e1, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04a61901020a, // S_CMP_EQ_U64 ENC_SOPC default
    0x10004a61a01020a, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x10204a61b01020a, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x10404a61c01020a, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04a61901121b, // S_CMP_LG_U64 ENC_SOPC default
    0x10004a61a01121b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x10204a61b01121b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x10404a61c01121b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04661d04121d, // S_CMP_LT_F32 ENC_SOPC default
    0x10004661e04121d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0
    0x10204661f04121d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_1
    0x10404662004121d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04661d042207, // S_CMP_EQ_F32 ENC_SOPC default
    0x10004661e042207, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0
    0x10204661f042207, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_1
    0x104046620042207, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04661d043214, // S_CMP_LE_F32 ENC_SOPC default
    0x10004661e043214, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0
    0x10204661f043214, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_1
    0x104046620043214, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04661d044210, // S_CMP_GT_F32 ENC_SOPC default
    0x10004661e044210, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0
    0x10204661f044210, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_1
    0x104046620044210, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04661d045218, // S_CMP_LG_F32 ENC_SOPC default
    0x10004661e045218, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0
    0x10204661f045218, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_1
    0x104046620045218, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04661d04620c, // S_CMP_GE_F32 ENC_SOPC default
    0x10004661e04620c, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0
    0x10204661f04620c, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_1
    0x10404662004620c, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04661d04722d, // S_CMP_O_F32 ENC_SOPC default
    0x10004661e04722d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0
    0x10204661f04722d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_1
    0x10404662004722d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04661d04822f, // S_CMP_U_F32 ENC_SOPC default
    0x10004661e04822f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0
    0x10204661f04822f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_1
    0x10404662004822f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04661d049223, // S_CMP_NGE_F32 ENC_SOPC default
    0x10004661e049223, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0
    0x10204661f049223, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_1
    0x104046620049223, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04661d04a229, // S_CMP_NLG_F32 ENC_SOPC default
    0x10004661e04a229, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0
    0x10204661f04a229, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_1
    0x10404662004a229, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04661d04b225, // S_CMP_NGT_F32 ENC_SOPC default
    0x10004661e04b225, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0
    0x10204661f04b225, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_1
    0x10404662004b225, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04661d04c227, // S_CMP_NLE_F32 ENC_SOPC default
    0x10004661e04c227, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0
    0x10204661f04c227, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_1
    0x10404662004c227, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04661d04d221, // S_CMP_NEQ_F32 ENC_SOPC default
    0x10004661e04d221, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0
    0x10204661f04d221, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_1
    0x10404662004d221, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04661d04e22b, // S_CMP_NLT_F32 ENC_SOPC default
    0x10004661e04e22b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0
    0x10204661f04e22b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_1
    0x10404662004e22b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04c62105121c, // S_CMP_LT_F16 ENC_SOPC default
    0x10004c62205121c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0
    0x10204c62305121c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_1
    0x10404c62405121c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04c621052206, // S_CMP_EQ_F16 ENC_SOPC default
    0x10004c622052206, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0
    0x10204c623052206, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_1
    0x10404c624052206, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04c621053213, // S_CMP_LE_F16 ENC_SOPC default
    0x10004c622053213, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0
    0x10204c623053213, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_1
    0x10404c624053213, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04c62105420f, // S_CMP_GT_F16 ENC_SOPC default
    0x10004c62205420f, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0
    0x10204c62305420f, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_1
    0x10404c62405420f, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04c621055217, // S_CMP_LG_F16 ENC_SOPC default
    0x10004c622055217, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0
    0x10204c623055217, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_1
    0x10404c624055217, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04c62105620b, // S_CMP_GE_F16 ENC_SOPC default
    0x10004c62205620b, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0
    0x10204c62305620b, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_1
    0x10404c62405620b, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04c62105722c, // S_CMP_O_F16 ENC_SOPC default
    0x10004c62205722c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0
    0x10204c62305722c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_1
    0x10404c62405722c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04c62105822e, // S_CMP_U_F16 ENC_SOPC default
    0x10004c62205822e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0
    0x10204c62305822e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_1
    0x10404c62405822e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04c621059222, // S_CMP_NGE_F16 ENC_SOPC default
    0x10004c622059222, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0
    0x10204c623059222, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_1
    0x10404c624059222, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04c62105a228, // S_CMP_NLG_F16 ENC_SOPC default
    0x10004c62205a228, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0
    0x10204c62305a228, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_1
    0x10404c62405a228, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04c62105b224, // S_CMP_NGT_F16 ENC_SOPC default
    0x10004c62205b224, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0
    0x10204c62305b224, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_1
    0x10404c62405b224, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04c62105c226, // S_CMP_NLE_F16 ENC_SOPC default
    0x10004c62205c226, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0
    0x10204c62305c226, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_1
    0x10404c62405c226, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04c62105d220, // S_CMP_NEQ_F16 ENC_SOPC default
    0x10004c62205d220, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0
    0x10204c62305d220, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_1
    0x10404c62405d220, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x0fe04c62105e22a, // S_CMP_NLT_F16 ENC_SOPC default
    0x10004c62205e22a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0
    0x10204c62305e22a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_1
    0x10404c62405e22a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x10605a62500027f, // S_NOP ENC_SOPP default
    0x10605a6250012a3, // S_SETKILL ENC_SOPP default
    0x10605a6250022a2, // S_SETHALT ENC_SOPP default
    0x10605a6260032aa, // S_SLEEP ENC_SOPP default
    0x10605c6270051fe, // S_CLAUSE ENC_SOPP default
    0x10605e62800723f, // S_DELAY_ALU ENC_SOPP default
    0x1060606290082ba, // S_WAIT_ALU ENC_SOPP default
    0x1063f86250092b9, // S_WAITCNT ENC_SOPP default
    0x1060181b000a2bf, // S_WAIT_IDLE ENC_SOPP default
    0x10605c62a00b2bd, // S_WAIT_EVENT ENC_SOPP default
    0x10605a6250102b3, // S_TRAP ENC_SOPP default
    0x10605c62501129d, // S_ROUND_MODE ENC_SOPP default
    0x10605a625012240, // S_DENORM_MODE ENC_SOPP default
    0x10605a6250141d3, // S_BARRIER_WAIT ENC_SOPP default
    0x10601862b0151d0, // S_BARRIER_LEAVE ENC_SOPP default
    0x1060181b001f230, // S_CODE_END ENC_SOPP default
    0x10606262c0201e7, // S_BRANCH ENC_SOPP default
    0x10606262d0211f8, // S_CBRANCH_SCC0 ENC_SOPP default
    0x10606262d0221f9, // S_CBRANCH_SCC1 ENC_SOPP default
    0x10806262e0231fb, // S_CBRANCH_VCCZ ENC_SOPP default
    0x10806262e0241fa, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x10606262f0251f7, // S_CBRANCH_EXECZ ENC_SOPP default
    0x10606262f0261f6, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x1060641b0030241, // S_ENDPGM ENC_SOPP default
    0x1060181b0031242, // S_ENDPGM_SAVED ENC_SOPP default
    0x1060181b00342c6, // S_WAKEUP ENC_SOPP default
    0x10605a6250352a5, // S_SETPRIO ENC_SOPP default
    0x10606663003629e, // S_SENDMSG ENC_SOPP default
    0x10606663003729f, // S_SENDMSGHALT ENC_SOPP default
    0x10605a62503824d, // S_INCPERFLEVEL ENC_SOPP default
    0x10605a62503923e, // S_DECPERFLEVEL ENC_SOPP default
    0x10601863103a2b6, // S_TTRACEDATA ENC_SOPP default
    0x10605c62503b2b7, // S_TTRACEDATA_IMM ENC_SOPP default
    0x1060181b003c24c, // S_ICACHE_INV ENC_SOPP default
    0x10605c6250402c1, // S_WAIT_LOADCNT ENC_SOPP default
    0x10605c6250412c4, // S_WAIT_STORECNT ENC_SOPP default
    0x10605c6250422c3, // S_WAIT_SAMPLECNT ENC_SOPP default
    0x10605c6250432bb, // S_WAIT_BVHCNT ENC_SOPP default
    0x10605c6250442be, // S_WAIT_EXPCNT ENC_SOPP default
    0x10605c6250462bc, // S_WAIT_DSCNT ENC_SOPP default
    0x10605c6250472c0, // S_WAIT_KMCNT ENC_SOPP default
    0x10605c6320482c2, // S_WAIT_LOADCNT_DSCNT ENC_SOPP default
    0x10605c6320492c5, // S_WAIT_STORECNT_DSCNT ENC_SOPP default
];
