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
        choice(Short, 0, 2, true, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000e9,
        choice(Dpp, 0, 2, true, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000fa,
        choice(Dpp, 0, 2, true, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000ff,
        choice(Short, 1, 2, true, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000ff,
        choice(Short, 1, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000e9,
        choice(Dpp, 0, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000fa,
        choice(Dpp, 0, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 1, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000ff,
        choice(Short, 1, 1, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        1,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 1, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOP2,
        0,
        1,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x80000000,
        choice(Short, 0, 0, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x800000ff,
        choice(Short, 1, 0, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL,
        1,
        2,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x8000ff00,
        choice(Short, 1, 0, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL,
        2,
        2,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x8000ffff,
        choice(Short, 1, 0, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL,
        3,
        2,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x80000000,
        choice(Short, 1, 0, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOPK,
        0,
        1,
        Slot::Whole,
        [bits(23, 5), bits(0, 0)],
        0xb0000000,
        choice(Short, 0, 0, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPK_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(23, 5), bits(0, 0)],
        0xb0000000,
        choice(Short, 1, 0, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VBUFFER,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xc4000000,
        choice(Short, 0, 0, false, false, run(0, 1), run(0, 1)),
    ),
    form_kind(
        enc::ENC_VBUFFER,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xc4000000,
        choice(Short, 0, 0, false, false, run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOPDXY,
        0,
        2,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL,
        0,
        3,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc80000ff,
        choice(Short, 1, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL,
        1,
        3,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc8000000,
        choice(Short, 1, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY,
        0,
        2,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 2, true, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL,
        0,
        3,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc80000ff,
        choice(Short, 1, 2, true, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY,
        1,
        2,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL,
        2,
        3,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xffc8000000,
        choice(Short, 1, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL,
        3,
        3,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xc8000000,
        choice(Short, 1, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY,
        1,
        2,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 2, true, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL,
        2,
        3,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xffc8000000,
        choice(Short, 1, 2, true, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VIMAGE,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xd0000000,
        choice(Short, 0, 0, false, false, run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d4000000,
        choice(LongDpp, 0, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, false, run(1, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d4000000,
        choice(LongDpp, 0, 2, false, false, run(1, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, false, false, run(1, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, false, run(1, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, false, run(1, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, false, run(1, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, false, run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 1, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 1, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 1, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, false, run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d4000000,
        choice(LongDpp, 0, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, false, run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc00ffd4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfeffd4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, true, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, true, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, true, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, true, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, true, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc00ffd4000000,
        choice(Long, 1, 2, true, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, true, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfeffd4000000,
        choice(Long, 1, 2, true, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, false, run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, false, run(0, 0), run(4, 3)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(7, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(9, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, false, run(0, 0), run(11, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc00ffd4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfeffd4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, false, run(0, 0), run(12, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, false, run(0, 0), run(9, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, false, run(0, 0), run(14, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::ENC_VDS,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xd8000000,
        choice(Short, 0, 0, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VSAMPLE,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xe4000000,
        choice(Short, 0, 0, false, false, run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::ENC_VSAMPLE,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xe4000000,
        choice(Short, 0, 0, false, false, run(0, 0), run(16, 2)),
    ),
    form_kind(
        enc::ENC_SMEM,
        0,
        2,
        Slot::Whole,
        [bits(13, 6), bits(0, 0)],
        0xf4000000,
        choice(Short, 0, 0, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VEXPORT,
        0,
        2,
        Slot::Whole,
        [bits(0, 0), bits(0, 0)],
        0xf8000000,
        choice(Short, 0, 0, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOPC,
        0,
        1,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c000000,
        choice(Short, 0, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000e9,
        choice(Dpp, 0, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000fa,
        choice(Dpp, 0, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000ff,
        choice(Short, 1, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e0000e9,
        choice(Dpp, 0, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e0000fa,
        choice(Dpp, 0, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e0000ff,
        choice(Short, 1, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 7), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 2, false, false, run(0, 0), run(18, 1)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, false, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xffcc000000,
        choice(Long, 1, 2, false, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1fe00cc000000,
        choice(Long, 1, 2, false, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1feffcc000000,
        choice(Long, 1, 2, false, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fc0000cc000000,
        choice(Long, 1, 2, false, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fc00ffcc000000,
        choice(Long, 1, 2, false, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fdfe00cc000000,
        choice(Long, 1, 2, false, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fdfeffcc000000,
        choice(Long, 1, 2, false, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xe9cc000000,
        choice(LongDpp, 0, 2, false, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xfacc000000,
        choice(LongDpp, 0, 2, false, false, run(2, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xe9cc000000,
        choice(LongDpp, 0, 2, false, false, run(2, 2), run(19, 1)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xfacc000000,
        choice(LongDpp, 0, 2, false, false, run(2, 2), run(19, 1)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, false, false, run(2, 2), run(20, 3)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, false, false, run(2, 2), run(23, 3)),
    ),
    form_kind(
        enc::ENC_VINTERP,
        0,
        2,
        Slot::Whole,
        [bits(16, 5), bits(0, 0)],
        0xcd000000,
        choice(Short, 0, 0, false, false, run(0, 0), run(23, 3)),
    ),
    form_kind(
        enc::ENC_VDSDIR,
        0,
        1,
        Slot::Whole,
        [bits(20, 2), bits(0, 0)],
        0xce000000,
        choice(Short, 0, 0, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VFLAT,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xec000000,
        choice(Short, 0, 0, false, false, run(4, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VSCRATCH,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xed000000,
        choice(Short, 0, 0, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VGLOBAL,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xee000000,
        choice(Short, 0, 0, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VGLOBAL,
        0,
        3,
        Slot::Whole,
        [bits(14, 8), bits(0, 0)],
        0xee000000,
        choice(Short, 0, 0, false, false, run(4, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOP1,
        0,
        1,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe800000,
        choice(Short, 0, 0, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP1_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe8000ff,
        choice(Short, 1, 0, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOP1,
        1,
        1,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe800000,
        choice(Short, 0, 0, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOPC,
        0,
        1,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf000000,
        choice(Short, 0, 0, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPC_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf0000ff,
        choice(Short, 1, 0, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPC_INST_LITERAL,
        1,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf00ff00,
        choice(Short, 1, 0, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPC_INST_LITERAL,
        2,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf00ffff,
        choice(Short, 1, 0, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOPP,
        0,
        1,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf800000,
        choice(Short, 0, 0, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOPP,
        0,
        1,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf800000,
        choice(Short, 0, 0, true, false, run(0, 0), run(0, 0)),
    ),
];
/// Forms, by family, opcode and variant.
pub static FORMS: [u64; 5044] = [
    0x0001d00000013a2, // V_CNDMASK_B32 ENC_VOP2 default
    0x0021d20010013a2, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x0041d40020013a2, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x0061d00030013a2, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x0081dc0040022e6, // V_ADD_F64 ENC_VOP2 default
    0x00a1dc0050022e6, // V_ADD_F64 VOP2_INST_LITERAL has_lit
    0x0081e00060032e5, // V_ADD_F32 ENC_VOP2 default
    0x00c1e20070032e5, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e40080032e5, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e00090032e5, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x0081e00060044c3, // V_SUB_F32 ENC_VOP2 default
    0x00c1e20070044c3, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e40080044c3, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e00090044c3, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x0081e00060054be, // V_SUBREV_F32 ENC_VOP2 default
    0x00c1e20070054be, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e40080054be, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e00090054be, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x0081dc004006477, // V_MUL_F64 ENC_VOP2 default
    0x00a1dc005006477, // V_MUL_F64 VOP2_INST_LITERAL has_lit
    0x0081e0006007474, // V_MUL_DX9_ZERO_F32 ENC_VOP2 default
    0x00c1e2007007474, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e4008007474, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e0009007474, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x0081e0006008476, // V_MUL_F32 ENC_VOP2 default
    0x00c1e2007008476, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e4008008476, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e0009008476, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x0081e000a00947c, // V_MUL_I32_I24 ENC_VOP2 default
    0x00c1e200b00947c, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec00c00947c, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00a1e000d00947c, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0081e000a00a479, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x00c1e200b00a479, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec00c00a479, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00a1e000d00a479, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0081e000e00b47f, // V_MUL_U32_U24 ENC_VOP2 default
    0x00c1e200f00b47f, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec01000b47f, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00a1e001100b47f, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0081e000e00c47b, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x00c1e200f00c47b, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec01000c47b, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00a1e001100c47b, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0081dc00400d467, // V_MIN_NUM_F64 ENC_VOP2 default
    0x00a1dc00500d467, // V_MIN_NUM_F64 VOP2_INST_LITERAL has_lit
    0x0081dc00400e447, // V_MAX_NUM_F64 ENC_VOP2 default
    0x00a1dc00500e447, // V_MAX_NUM_F64 VOP2_INST_LITERAL has_lit
    0x0081e000a011464, // V_MIN_I32 ENC_VOP2 default
    0x00c1e200b011464, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec00c011464, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e000d011464, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0081e000a012444, // V_MAX_I32 ENC_VOP2 default
    0x00c1e200b012444, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec00c012444, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e000d012444, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x0081e000e013469, // V_MIN_U32 ENC_VOP2 default
    0x00c1e200f013469, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec010013469, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e0011013469, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x0081e000e014449, // V_MAX_U32 ENC_VOP2 default
    0x00c1e200f014449, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec010014449, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e0011014449, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x0081e0006015466, // V_MIN_NUM_F32 ENC_VOP2 default
    0x00c1e2007015466, // V_MIN_NUM_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e4008015466, // V_MIN_NUM_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e0009015466, // V_MIN_NUM_F32 VOP2_INST_LITERAL has_lit
    0x0081e0006016446, // V_MAX_NUM_F32 ENC_VOP2 default
    0x00c1e2007016446, // V_MAX_NUM_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e4008016446, // V_MAX_NUM_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e0009016446, // V_MAX_NUM_F32 VOP2_INST_LITERAL has_lit
    0x0081e000e018423, // V_LSHLREV_B32 ENC_VOP2 default
    0x00c1e200f018423, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec010018423, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e0011018423, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x0081e000e019428, // V_LSHRREV_B32 ENC_VOP2 default
    0x00c1e200f019428, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec010019428, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e0011019428, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x0081e001201a2f2, // V_ASHRREV_I32 ENC_VOP2 default
    0x00c1e201301a2f2, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec01401a2f2, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e001501a2f2, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x0081e000e01b2ef, // V_AND_B32 ENC_VOP2 default
    0x00c1e200f01b2ef, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec01001b2ef, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e001101b2ef, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0081e000e01c485, // V_OR_B32 ENC_VOP2 default
    0x00c1e200f01c485, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec01001c485, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e001101c485, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0081e000e01d4f4, // V_XOR_B32 ENC_VOP2 default
    0x00c1e200f01d4f4, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec01001d4f4, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e001101d4f4, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x0081e000e01e4f1, // V_XNOR_B32 ENC_VOP2 default
    0x00c1e200f01e4f1, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec01001e4f1, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e001101e4f1, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x0101fa01601f424, // V_LSHLREV_B64 ENC_VOP2 default
    0x0121fa01701f424, // V_LSHLREV_B64 VOP2_INST_LITERAL has_lit
    0x0001fe0180202e2, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x0022000190202e2, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x00420201a0202e2, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0061fe01b0202e2, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0001fe0180214c0, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x0022000190214c0, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x00420201a0214c0, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0061fe01b0214c0, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0001fe0180224bb, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x0022000190224bb, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x00420201a0224bb, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0061fe01b0224bb, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0081e000e0252eb, // V_ADD_NC_U32 ENC_VOP2 default
    0x00c1e200f0252eb, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec0100252eb, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e00110252eb, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x0081e000e0264c7, // V_SUB_NC_U32 ENC_VOP2 default
    0x00c1e200f0264c7, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec0100264c7, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e00110264c7, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x0081e000e0274bf, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x00c1e200f0274bf, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00e1ec0100274bf, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e00110274bf, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x0081e001c02b403, // V_FMAC_F32 ENC_VOP2 default
    0x00c1e201d02b403, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e1e401e02b403, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a1e001f02b403, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x01420a02002c405, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x00a20a02102c405, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x01420c02202d401, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x00a20c02302d401, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x00820e02402f3cd, // V_CVT_PK_RTZ_F16_F32 ENC_VOP2 default
    0x00c21002502f3cd, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x00e21202602f3cd, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x00a20e02702f3cd, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x00821a028030465, // V_MIN_NUM_F16 ENC_VOP2 default
    0x00c21c029030465, // V_MIN_NUM_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e21e02a030465, // V_MIN_NUM_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a21a02b030465, // V_MIN_NUM_F16 VOP2_INST_LITERAL has_lit
    0x00821a028031445, // V_MAX_NUM_F16 ENC_VOP2 default
    0x00c21c029031445, // V_MAX_NUM_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e21e02a031445, // V_MAX_NUM_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a21a02b031445, // V_MAX_NUM_F16 VOP2_INST_LITERAL has_lit
    0x00821a0280322e4, // V_ADD_F16 ENC_VOP2 default
    0x00c21c0290322e4, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e21e02a0322e4, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a21a02b0322e4, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x00821a0280334c2, // V_SUB_F16 ENC_VOP2 default
    0x00c21c0290334c2, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e21e02a0334c2, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a21a02b0334c2, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x00821a0280344bd, // V_SUBREV_F16 ENC_VOP2 default
    0x00c21c0290344bd, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e21e02a0344bd, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a21a02b0344bd, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x00821a028035475, // V_MUL_F16 ENC_VOP2 default
    0x00c21c029035475, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e21e02a035475, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a21a02b035475, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x00821a02c036402, // V_FMAC_F16 ENC_VOP2 default
    0x00c21c02d036402, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e21e02e036402, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a21a02f036402, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x014226030037404, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x00a226031037404, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x014228032038400, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x00a228033038400, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x00821a02803b41c, // V_LDEXP_F16 ENC_VOP2 default
    0x00c21c02903b41c, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x00e22a02a03b41c, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x00a21a02b03b41c, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x00823203403c492, // V_PK_FMAC_F16 ENC_VOP2 default
    0x00a23203503c492, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
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
    0x0283a40c90003f1, // V_DUAL_FMAC_F32 VOPDXY X default
    0x02a3a40ca0003f1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL X has_lit
    0x02c3a80cb0013f0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X default
    0x02a3a80cc0013f0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X has_lit
    0x02c3ac0cd0023f2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X default
    0x02a3ac0ce0023f2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283a40cf0033f8, // V_DUAL_MUL_F32 VOPDXY X default
    0x02a3a40d00033f8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283a40cf0043ea, // V_DUAL_ADD_F32 VOPDXY X default
    0x02a3a40d00043ea, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283a40cf0053fa, // V_DUAL_SUB_F32 VOPDXY X default
    0x02a3a40d00053fa, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283a40cf0063f9, // V_DUAL_SUBREV_F32 VOPDXY X default
    0x02a3a40d00063f9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283a40cf0073f7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY X default
    0x02a3a40d00073f7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283b00d10083f6, // V_DUAL_MOV_B32 VOPDXY X default
    0x02a3b00d20083f6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL X has_lit
    0x02e3a40d30093ed, // V_DUAL_CNDMASK_B32 VOPDXY X default
    0x0303a40d40093ed, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL X has_lit
    0x0283a40cf00a3f4, // V_DUAL_MAX_NUM_F32 VOPDXY X default
    0x02a3a40d000a3f4, // V_DUAL_MAX_NUM_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283a40cf00b3f5, // V_DUAL_MIN_NUM_F32 VOPDXY X default
    0x02a3a40d000b3f5, // V_DUAL_MIN_NUM_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283b40d500c3ef, // V_DUAL_DOT2ACC_F32_F16 VOPDXY X default
    0x02a3b40d600c3ef, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL X has_lit
    0x0283b80d700d3ee, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY X default
    0x02a3b80d800d3ee, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL X has_lit
    0x0323a60d90003f1, // V_DUAL_FMAC_F32 VOPDXY Y default_y
    0x0343a60da0003f1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0363aa0db0013f0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y default_y
    0x0343aa0db0013f0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0363ae0dc0023f2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y default_y
    0x0343ae0dc0023f2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323a60dd0033f8, // V_DUAL_MUL_F32 VOPDXY Y default_y
    0x0343a60de0033f8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323a60dd0043ea, // V_DUAL_ADD_F32 VOPDXY Y default_y
    0x0343a60de0043ea, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323a60dd0053fa, // V_DUAL_SUB_F32 VOPDXY Y default_y
    0x0343a60de0053fa, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323a60dd0063f9, // V_DUAL_SUBREV_F32 VOPDXY Y default_y
    0x0343a60de0063f9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323a60dd0073f7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY Y default_y
    0x0343a60de0073f7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323b20df0083f6, // V_DUAL_MOV_B32 VOPDXY Y default_y
    0x0343b20e00083f6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0383a60e10093ed, // V_DUAL_CNDMASK_B32 VOPDXY Y default_y
    0x03a3a60e20093ed, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323a60dd00a3f4, // V_DUAL_MAX_NUM_F32 VOPDXY Y default_y
    0x0343a60de00a3f4, // V_DUAL_MAX_NUM_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323a60dd00b3f5, // V_DUAL_MIN_NUM_F32 VOPDXY Y default_y
    0x0343a60de00b3f5, // V_DUAL_MIN_NUM_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323b60e300c3ef, // V_DUAL_DOT2ACC_F32_F16 VOPDXY Y default_y
    0x0343b60e400c3ef, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323ba0e500d3ee, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY Y default_y
    0x0343ba0e600d3ee, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323a60e70103eb, // V_DUAL_ADD_NC_U32 VOPDXY Y default_y
    0x0343a60e80103eb, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323a60e90113f3, // V_DUAL_LSHLREV_B32 VOPDXY Y default_y
    0x0343a60ea0113f3, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323a60e90123ec, // V_DUAL_AND_B32 VOPDXY Y default_y
    0x0343a60ea0123ec, // V_DUAL_AND_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03c1160eb000167, // IMAGE_LOAD ENC_VIMAGE default
    0x03c1180eb001168, // IMAGE_LOAD_MIP ENC_VIMAGE default
    0x03c11a0eb00216b, // IMAGE_LOAD_PCK ENC_VIMAGE default
    0x03c11a0eb00316c, // IMAGE_LOAD_PCK_SGN ENC_VIMAGE default
    0x03c11c0eb004169, // IMAGE_LOAD_MIP_PCK ENC_VIMAGE default
    0x03c11c0eb00516a, // IMAGE_LOAD_MIP_PCK_SGN ENC_VIMAGE default
    0x03c11e0ec006196, // IMAGE_STORE ENC_VIMAGE default
    0x03c1200ec007197, // IMAGE_STORE_MIP ENC_VIMAGE default
    0x03c1220ec008199, // IMAGE_STORE_PCK ENC_VIMAGE default
    0x03c1240ec009198, // IMAGE_STORE_MIP_PCK ENC_VIMAGE default
    0x03c1260ed00a14f, // IMAGE_ATOMIC_SWAP ENC_VIMAGE default
    0x03c1280ee00b142, // IMAGE_ATOMIC_CMPSWAP ENC_VIMAGE default
    0x03c1260ef00c140, // IMAGE_ATOMIC_ADD_UINT ENC_VIMAGE default
    0x03c1260ef00d14e, // IMAGE_ATOMIC_SUB_UINT ENC_VIMAGE default
    0x03c1260f000e149, // IMAGE_ATOMIC_MIN_INT ENC_VIMAGE default
    0x03c1260ef00f14a, // IMAGE_ATOMIC_MIN_UINT ENC_VIMAGE default
    0x03c1260f0010146, // IMAGE_ATOMIC_MAX_INT ENC_VIMAGE default
    0x03c1260ef011147, // IMAGE_ATOMIC_MAX_UINT ENC_VIMAGE default
    0x03c1260ed012141, // IMAGE_ATOMIC_AND ENC_VIMAGE default
    0x03c1260ed01314b, // IMAGE_ATOMIC_OR ENC_VIMAGE default
    0x03c1260ed014150, // IMAGE_ATOMIC_XOR ENC_VIMAGE default
    0x03c1260ef015144, // IMAGE_ATOMIC_INC_UINT ENC_VIMAGE default
    0x03c1260ef016143, // IMAGE_ATOMIC_DEC_UINT ENC_VIMAGE default
    0x03c12a0f1017166, // IMAGE_GET_RESINFO ENC_VIMAGE default
    0x03c12c0f2019154, // IMAGE_BVH_INTERSECT_RAY ENC_VIMAGE default
    0x03c12c0f301a151, // IMAGE_BVH64_INTERSECT_RAY ENC_VIMAGE default
    0x03c12c0f4080153, // IMAGE_BVH_DUAL_INTERSECT_RAY ENC_VIMAGE default
    0x03c12c0f5081152, // IMAGE_BVH8_INTERSECT_RAY ENC_VIMAGE default
    0x03c1260f608313f, // IMAGE_ATOMIC_ADD_FLT ENC_VIMAGE default
    0x03c1260f6084148, // IMAGE_ATOMIC_MIN_FLT ENC_VIMAGE default
    0x03c1260f6085145, // IMAGE_ATOMIC_MAX_FLT ENC_VIMAGE default
    0x03c1260f708614d, // IMAGE_ATOMIC_PK_ADD_F16 ENC_VIMAGE default
    0x03c1260f808714c, // IMAGE_ATOMIC_PK_ADD_BF16 ENC_VIMAGE default
    0x03e3180f900137a, // V_CMP_LT_F16 ENC_VOP3 default
    0x04031a0fa00137a, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04231c0fb00137a, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0443180fc00137a, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x0463180fd00137a, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x0483180fe00137a, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3180f9002353, // V_CMP_EQ_F16 ENC_VOP3 default
    0x04031a0fa002353, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04231c0fb002353, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0443180fc002353, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0463180fd002353, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x0483180fe002353, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3180f900336e, // V_CMP_LE_F16 ENC_VOP3 default
    0x04031a0fa00336e, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04231c0fb00336e, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0443180fc00336e, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x0463180fd00336e, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x0483180fe00336e, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3180f9004365, // V_CMP_GT_F16 ENC_VOP3 default
    0x04031a0fa004365, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04231c0fb004365, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0443180fc004365, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x0463180fd004365, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x0483180fe004365, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3180f9005377, // V_CMP_LG_F16 ENC_VOP3 default
    0x04031a0fa005377, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04231c0fb005377, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0443180fc005377, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x0463180fd005377, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x0483180fe005377, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3180f900635c, // V_CMP_GE_F16 ENC_VOP3 default
    0x04031a0fa00635c, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04231c0fb00635c, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0443180fc00635c, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x0463180fd00635c, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x0483180fe00635c, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3180f900739b, // V_CMP_O_F16 ENC_VOP3 default
    0x04031a0fa00739b, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x04231c0fb00739b, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x0443180fc00739b, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x0463180fd00739b, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x0483180fe00739b, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3180f900839e, // V_CMP_U_F16 ENC_VOP3 default
    0x04031a0fa00839e, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x04231c0fb00839e, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x0443180fc00839e, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x0463180fd00839e, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x0483180fe00839e, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3180f900938c, // V_CMP_NGE_F16 ENC_VOP3 default
    0x04031a0fa00938c, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04231c0fb00938c, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0443180fc00938c, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x0463180fd00938c, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x0483180fe00938c, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3180f900a395, // V_CMP_NLG_F16 ENC_VOP3 default
    0x04031a0fa00a395, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04231c0fb00a395, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0443180fc00a395, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x0463180fd00a395, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x0483180fe00a395, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3180f900b38f, // V_CMP_NGT_F16 ENC_VOP3 default
    0x04031a0fa00b38f, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04231c0fb00b38f, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0443180fc00b38f, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x0463180fd00b38f, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x0483180fe00b38f, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3180f900c392, // V_CMP_NLE_F16 ENC_VOP3 default
    0x04031a0fa00c392, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04231c0fb00c392, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0443180fc00c392, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x0463180fd00c392, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x0483180fe00c392, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3180f900d383, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x04031a0fa00d383, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04231c0fb00d383, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0443180fc00d383, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0463180fd00d383, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x0483180fe00d383, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3180f900e398, // V_CMP_NLT_F16 ENC_VOP3 default
    0x04031a0fa00e398, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04231c0fb00e398, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0443180fc00e398, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x0463180fd00e398, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x0483180fe00e398, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3240ff01137b, // V_CMP_LT_F32 ENC_VOP3 default
    0x04032610001137b, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04232810101137b, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04432410201137b, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x04632410301137b, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x04832410401137b, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3240ff012354, // V_CMP_EQ_F32 ENC_VOP3 default
    0x040326100012354, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x042328101012354, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x044324102012354, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x046324103012354, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x048324104012354, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3240ff01336f, // V_CMP_LE_F32 ENC_VOP3 default
    0x04032610001336f, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04232810101336f, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04432410201336f, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x04632410301336f, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x04832410401336f, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3240ff014366, // V_CMP_GT_F32 ENC_VOP3 default
    0x040326100014366, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x042328101014366, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x044324102014366, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x046324103014366, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x048324104014366, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3240ff015378, // V_CMP_LG_F32 ENC_VOP3 default
    0x040326100015378, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x042328101015378, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x044324102015378, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x046324103015378, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x048324104015378, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3240ff01635d, // V_CMP_GE_F32 ENC_VOP3 default
    0x04032610001635d, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04232810101635d, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04432410201635d, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x04632410301635d, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x04832410401635d, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3240ff01739c, // V_CMP_O_F32 ENC_VOP3 default
    0x04032610001739c, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x04232810101739c, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x04432410201739c, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x04632410301739c, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x04832410401739c, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3240ff01839f, // V_CMP_U_F32 ENC_VOP3 default
    0x04032610001839f, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x04232810101839f, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x04432410201839f, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x04632410301839f, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x04832410401839f, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3240ff01938d, // V_CMP_NGE_F32 ENC_VOP3 default
    0x04032610001938d, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04232810101938d, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04432410201938d, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x04632410301938d, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x04832410401938d, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3240ff01a396, // V_CMP_NLG_F32 ENC_VOP3 default
    0x04032610001a396, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04232810101a396, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04432410201a396, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x04632410301a396, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x04832410401a396, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3240ff01b390, // V_CMP_NGT_F32 ENC_VOP3 default
    0x04032610001b390, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04232810101b390, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04432410201b390, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x04632410301b390, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x04832410401b390, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3240ff01c393, // V_CMP_NLE_F32 ENC_VOP3 default
    0x04032610001c393, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04232810101c393, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04432410201c393, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x04632410301c393, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x04832410401c393, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3240ff01d384, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x04032610001d384, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04232810101d384, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04432410201d384, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04632410301d384, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x04832410401d384, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3240ff01e399, // V_CMP_NLT_F32 ENC_VOP3 default
    0x04032610001e399, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04232810101e399, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04432410201e399, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x04632410301e399, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x04832410401e399, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33010502137c, // V_CMP_LT_F64 ENC_VOP3 default
    0x04433010602137c, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x04633010702137c, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x04833010802137c, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e330105022355, // V_CMP_EQ_F64 ENC_VOP3 default
    0x044330106022355, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x046330107022355, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x048330108022355, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e330105023370, // V_CMP_LE_F64 ENC_VOP3 default
    0x044330106023370, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x046330107023370, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x048330108023370, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e330105024367, // V_CMP_GT_F64 ENC_VOP3 default
    0x044330106024367, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x046330107024367, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x048330108024367, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e330105025379, // V_CMP_LG_F64 ENC_VOP3 default
    0x044330106025379, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x046330107025379, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x048330108025379, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33010502635e, // V_CMP_GE_F64 ENC_VOP3 default
    0x04433010602635e, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x04633010702635e, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x04833010802635e, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33010502739d, // V_CMP_O_F64 ENC_VOP3 default
    0x04433010602739d, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x04633010702739d, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x04833010802739d, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e3301050283a0, // V_CMP_U_F64 ENC_VOP3 default
    0x0443301060283a0, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x0463301070283a0, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x0483301080283a0, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33010502938e, // V_CMP_NGE_F64 ENC_VOP3 default
    0x04433010602938e, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x04633010702938e, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x04833010802938e, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33010502a397, // V_CMP_NLG_F64 ENC_VOP3 default
    0x04433010602a397, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x04633010702a397, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x04833010802a397, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33010502b391, // V_CMP_NGT_F64 ENC_VOP3 default
    0x04433010602b391, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x04633010702b391, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x04833010802b391, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33010502c394, // V_CMP_NLE_F64 ENC_VOP3 default
    0x04433010602c394, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x04633010702c394, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x04833010802c394, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33010502d385, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x04433010602d385, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04633010702d385, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04833010802d385, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33010502e39a, // V_CMP_NLT_F64 ENC_VOP3 default
    0x04433010602e39a, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x04633010702e39a, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x04833010802e39a, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33410903137d, // V_CMP_LT_I16 ENC_VOP3 default
    0x04033610a03137d, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04233810b03137d, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04433410c03137d, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x04633410d03137d, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x04833410e03137d, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e334109032356, // V_CMP_EQ_I16 ENC_VOP3 default
    0x04033610a032356, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x04233810b032356, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x04433410c032356, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x04633410d032356, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x04833410e032356, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e334109033371, // V_CMP_LE_I16 ENC_VOP3 default
    0x04033610a033371, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04233810b033371, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04433410c033371, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x04633410d033371, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x04833410e033371, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e334109034368, // V_CMP_GT_I16 ENC_VOP3 default
    0x04033610a034368, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04233810b034368, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04433410c034368, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x04633410d034368, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x04833410e034368, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e334109035386, // V_CMP_NE_I16 ENC_VOP3 default
    0x04033610a035386, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04233810b035386, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04433410c035386, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x04633410d035386, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x04833410e035386, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33410903635f, // V_CMP_GE_I16 ENC_VOP3 default
    0x04033610a03635f, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04233810b03635f, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04433410c03635f, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x04633410d03635f, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x04833410e03635f, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33410f039380, // V_CMP_LT_U16 ENC_VOP3 default
    0x040336110039380, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x042338111039380, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x044334112039380, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x046334113039380, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x048334114039380, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33410f03a359, // V_CMP_EQ_U16 ENC_VOP3 default
    0x04033611003a359, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x04233811103a359, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x04433411203a359, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x04633411303a359, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x04833411403a359, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33410f03b374, // V_CMP_LE_U16 ENC_VOP3 default
    0x04033611003b374, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04233811103b374, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04433411203b374, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x04633411303b374, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x04833411403b374, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33410f03c36b, // V_CMP_GT_U16 ENC_VOP3 default
    0x04033611003c36b, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04233811103c36b, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x04433411203c36b, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x04633411303c36b, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x04833411403c36b, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33410f03d389, // V_CMP_NE_U16 ENC_VOP3 default
    0x04033611003d389, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04233811103d389, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04433411203d389, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x04633411303d389, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x04833411403d389, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e33410f03e362, // V_CMP_GE_U16 ENC_VOP3 default
    0x04033611003e362, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04233811103e362, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04433411203e362, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x04633411303e362, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x04833411403e362, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e34011504137e, // V_CMP_LT_I32 ENC_VOP3 default
    0x04034211604137e, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04234411704137e, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x04434011804137e, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x04634011904137e, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x04834011a04137e, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e340115042357, // V_CMP_EQ_I32 ENC_VOP3 default
    0x040342116042357, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x042344117042357, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x044340118042357, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x046340119042357, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x04834011a042357, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e340115043372, // V_CMP_LE_I32 ENC_VOP3 default
    0x040342116043372, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x042344117043372, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x044340118043372, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x046340119043372, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x04834011a043372, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e340115044369, // V_CMP_GT_I32 ENC_VOP3 default
    0x040342116044369, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x042344117044369, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x044340118044369, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x046340119044369, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x04834011a044369, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e340115045387, // V_CMP_NE_I32 ENC_VOP3 default
    0x040342116045387, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x042344117045387, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x044340118045387, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x046340119045387, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x04834011a045387, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e340115046360, // V_CMP_GE_I32 ENC_VOP3 default
    0x040342116046360, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x042344117046360, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x044340118046360, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x046340119046360, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x04834011a046360, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e34011b049381, // V_CMP_LT_U32 ENC_VOP3 default
    0x04034211c049381, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04234411d049381, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04434011e049381, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x04634011f049381, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x048340120049381, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e34011b04a35a, // V_CMP_EQ_U32 ENC_VOP3 default
    0x04034211c04a35a, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x04234411d04a35a, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x04434011e04a35a, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x04634011f04a35a, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x04834012004a35a, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e34011b04b375, // V_CMP_LE_U32 ENC_VOP3 default
    0x04034211c04b375, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04234411d04b375, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04434011e04b375, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x04634011f04b375, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x04834012004b375, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e34011b04c36c, // V_CMP_GT_U32 ENC_VOP3 default
    0x04034211c04c36c, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04234411d04c36c, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04434011e04c36c, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x04634011f04c36c, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x04834012004c36c, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e34011b04d38a, // V_CMP_NE_U32 ENC_VOP3 default
    0x04034211c04d38a, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04234411d04d38a, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04434011e04d38a, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x04634011f04d38a, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x04834012004d38a, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e34011b04e363, // V_CMP_GE_U32 ENC_VOP3 default
    0x04034211c04e363, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04234411d04e363, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04434011e04e363, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x04634011f04e363, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x04834012004e363, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e34812105137f, // V_CMP_LT_I64 ENC_VOP3 default
    0x04434812205137f, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x04634812305137f, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x04834812405137f, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e348121052358, // V_CMP_EQ_I64 ENC_VOP3 default
    0x044348122052358, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x046348123052358, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x048348124052358, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e348121053373, // V_CMP_LE_I64 ENC_VOP3 default
    0x044348122053373, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x046348123053373, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x048348124053373, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e34812105436a, // V_CMP_GT_I64 ENC_VOP3 default
    0x04434812205436a, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x04634812305436a, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x04834812405436a, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e348121055388, // V_CMP_NE_I64 ENC_VOP3 default
    0x044348122055388, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x046348123055388, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x048348124055388, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e348121056361, // V_CMP_GE_I64 ENC_VOP3 default
    0x044348122056361, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x046348123056361, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x048348124056361, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e348125059382, // V_CMP_LT_U64 ENC_VOP3 default
    0x044348126059382, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x046348127059382, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x048348128059382, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e34812505a35b, // V_CMP_EQ_U64 ENC_VOP3 default
    0x04434812605a35b, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x04634812705a35b, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x04834812805a35b, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e34812505b376, // V_CMP_LE_U64 ENC_VOP3 default
    0x04434812605b376, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x04634812705b376, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x04834812805b376, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e34812505c36d, // V_CMP_GT_U64 ENC_VOP3 default
    0x04434812605c36d, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x04634812705c36d, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x04834812805c36d, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e34812505d38b, // V_CMP_NE_U64 ENC_VOP3 default
    0x04434812605d38b, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x04634812705d38b, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x04834812805d38b, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e34812505e364, // V_CMP_GE_U64 ENC_VOP3 default
    0x04434812605e364, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x04634812705e364, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x04834812805e364, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e34c0f907d350, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x04034e0fa07d350, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0423500fb07d350, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x04434c0fc07d350, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x04634c0fd07d350, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x04834c0fe07d350, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e35212907e351, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x04035412a07e351, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x04235612b07e351, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04435212c07e351, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x04635212d07e351, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x04835212e07e351, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e35a12f07f352, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x04435a13007f352, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x04635a13107f352, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x04835a13207f352, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35e133081329, // V_CMPX_LT_F16 ENC_VOP3 default
    0x04c360134081329, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e362135081329, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x05035e136081329, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x05235e137081329, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x05435e138081329, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35e133082302, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x04c360134082302, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e362135082302, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x05035e136082302, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05235e137082302, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05435e138082302, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35e13308331d, // V_CMPX_LE_F16 ENC_VOP3 default
    0x04c36013408331d, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e36213508331d, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x05035e13608331d, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x05235e13708331d, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x05435e13808331d, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35e133084314, // V_CMPX_GT_F16 ENC_VOP3 default
    0x04c360134084314, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e362135084314, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x05035e136084314, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x05235e137084314, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x05435e138084314, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35e133085326, // V_CMPX_LG_F16 ENC_VOP3 default
    0x04c360134085326, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e362135085326, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x05035e136085326, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x05235e137085326, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x05435e138085326, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35e13308630b, // V_CMPX_GE_F16 ENC_VOP3 default
    0x04c36013408630b, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e36213508630b, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x05035e13608630b, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x05235e13708630b, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x05435e13808630b, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35e13308734a, // V_CMPX_O_F16 ENC_VOP3 default
    0x04c36013408734a, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e36213508734a, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x05035e13608734a, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x05235e13708734a, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x05435e13808734a, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35e13308834d, // V_CMPX_U_F16 ENC_VOP3 default
    0x04c36013408834d, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e36213508834d, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x05035e13608834d, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x05235e13708834d, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x05435e13808834d, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35e13308933b, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x04c36013408933b, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e36213508933b, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x05035e13608933b, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x05235e13708933b, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x05435e13808933b, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35e13308a344, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x04c36013408a344, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e36213508a344, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x05035e13608a344, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x05235e13708a344, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x05435e13808a344, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35e13308b33e, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x04c36013408b33e, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e36213508b33e, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x05035e13608b33e, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x05235e13708b33e, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x05435e13808b33e, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35e13308c341, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x04c36013408c341, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e36213508c341, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x05035e13608c341, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x05235e13708c341, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x05435e13808c341, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35e13308d332, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x04c36013408d332, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e36213508d332, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x05035e13608d332, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05235e13708d332, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05435e13808d332, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a35e13308e347, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x04c36013408e347, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e36213508e347, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x05035e13608e347, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x05235e13708e347, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x05435e13808e347, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36a13909132a, // V_CMPX_LT_F32 ENC_VOP3 default
    0x04c36c13a09132a, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e36e13b09132a, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05036a13c09132a, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x05236a13d09132a, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x05436a13e09132a, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36a139092303, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x04c36c13a092303, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e36e13b092303, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x05036a13c092303, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05236a13d092303, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05436a13e092303, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36a13909331e, // V_CMPX_LE_F32 ENC_VOP3 default
    0x04c36c13a09331e, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e36e13b09331e, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05036a13c09331e, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x05236a13d09331e, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x05436a13e09331e, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36a139094315, // V_CMPX_GT_F32 ENC_VOP3 default
    0x04c36c13a094315, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e36e13b094315, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05036a13c094315, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x05236a13d094315, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x05436a13e094315, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36a139095327, // V_CMPX_LG_F32 ENC_VOP3 default
    0x04c36c13a095327, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e36e13b095327, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x05036a13c095327, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x05236a13d095327, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x05436a13e095327, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36a13909630c, // V_CMPX_GE_F32 ENC_VOP3 default
    0x04c36c13a09630c, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e36e13b09630c, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05036a13c09630c, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x05236a13d09630c, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x05436a13e09630c, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36a13909734b, // V_CMPX_O_F32 ENC_VOP3 default
    0x04c36c13a09734b, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e36e13b09734b, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x05036a13c09734b, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x05236a13d09734b, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x05436a13e09734b, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36a13909834e, // V_CMPX_U_F32 ENC_VOP3 default
    0x04c36c13a09834e, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e36e13b09834e, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x05036a13c09834e, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x05236a13d09834e, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x05436a13e09834e, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36a13909933c, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x04c36c13a09933c, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e36e13b09933c, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05036a13c09933c, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x05236a13d09933c, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x05436a13e09933c, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36a13909a345, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x04c36c13a09a345, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e36e13b09a345, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x05036a13c09a345, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x05236a13d09a345, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x05436a13e09a345, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36a13909b33f, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x04c36c13a09b33f, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e36e13b09b33f, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05036a13c09b33f, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x05236a13d09b33f, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x05436a13e09b33f, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36a13909c342, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x04c36c13a09c342, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e36e13b09c342, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x05036a13c09c342, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x05236a13d09c342, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x05436a13e09c342, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36a13909d333, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x04c36c13a09d333, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e36e13b09d333, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x05036a13c09d333, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05236a13d09d333, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05436a13e09d333, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a36a13909e348, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x04c36c13a09e348, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e36e13b09e348, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x05036a13c09e348, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x05236a13d09e348, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x05436a13e09e348, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37613f0a132b, // V_CMPX_LT_F64 ENC_VOP3 default
    0x0503761400a132b, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x0523761410a132b, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543761420a132b, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37613f0a2304, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x0503761400a2304, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0523761410a2304, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0543761420a2304, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37613f0a331f, // V_CMPX_LE_F64 ENC_VOP3 default
    0x0503761400a331f, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x0523761410a331f, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543761420a331f, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37613f0a4316, // V_CMPX_GT_F64 ENC_VOP3 default
    0x0503761400a4316, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x0523761410a4316, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543761420a4316, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37613f0a5328, // V_CMPX_LG_F64 ENC_VOP3 default
    0x0503761400a5328, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x0523761410a5328, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x0543761420a5328, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37613f0a630d, // V_CMPX_GE_F64 ENC_VOP3 default
    0x0503761400a630d, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x0523761410a630d, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543761420a630d, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37613f0a734c, // V_CMPX_O_F64 ENC_VOP3 default
    0x0503761400a734c, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x0523761410a734c, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x0543761420a734c, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37613f0a834f, // V_CMPX_U_F64 ENC_VOP3 default
    0x0503761400a834f, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x0523761410a834f, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x0543761420a834f, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37613f0a933d, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x0503761400a933d, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x0523761410a933d, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543761420a933d, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37613f0aa346, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x0503761400aa346, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x0523761410aa346, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x0543761420aa346, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37613f0ab340, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x0503761400ab340, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x0523761410ab340, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543761420ab340, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37613f0ac343, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x0503761400ac343, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x0523761410ac343, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x0543761420ac343, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37613f0ad334, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x0503761400ad334, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0523761410ad334, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0543761420ad334, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37613f0ae349, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x0503761400ae349, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x0523761410ae349, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x0543761420ae349, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37a1430b132c, // V_CMPX_LT_I16 ENC_VOP3 default
    0x04c37c1440b132c, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e37e1450b132c, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x05037a1460b132c, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x05237a1470b132c, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x05437a1480b132c, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37a1430b2305, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x04c37c1440b2305, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e37e1450b2305, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x05037a1460b2305, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x05237a1470b2305, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x05437a1480b2305, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37a1430b3320, // V_CMPX_LE_I16 ENC_VOP3 default
    0x04c37c1440b3320, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e37e1450b3320, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05037a1460b3320, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x05237a1470b3320, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x05437a1480b3320, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37a1430b4317, // V_CMPX_GT_I16 ENC_VOP3 default
    0x04c37c1440b4317, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e37e1450b4317, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x05037a1460b4317, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x05237a1470b4317, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x05437a1480b4317, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37a1430b5335, // V_CMPX_NE_I16 ENC_VOP3 default
    0x04c37c1440b5335, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e37e1450b5335, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05037a1460b5335, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x05237a1470b5335, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x05437a1480b5335, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37a1430b630e, // V_CMPX_GE_I16 ENC_VOP3 default
    0x04c37c1440b630e, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04e37e1450b630e, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x05037a1460b630e, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x05237a1470b630e, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x05437a1480b630e, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37a1490b932f, // V_CMPX_LT_U16 ENC_VOP3 default
    0x04c37c14a0b932f, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e37e14b0b932f, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x05037a14c0b932f, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x05237a14d0b932f, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x05437a14e0b932f, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37a1490ba308, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x04c37c14a0ba308, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e37e14b0ba308, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x05037a14c0ba308, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x05237a14d0ba308, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x05437a14e0ba308, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37a1490bb323, // V_CMPX_LE_U16 ENC_VOP3 default
    0x04c37c14a0bb323, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e37e14b0bb323, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05037a14c0bb323, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x05237a14d0bb323, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x05437a14e0bb323, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37a1490bc31a, // V_CMPX_GT_U16 ENC_VOP3 default
    0x04c37c14a0bc31a, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e37e14b0bc31a, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x05037a14c0bc31a, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x05237a14d0bc31a, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x05437a14e0bc31a, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37a1490bd338, // V_CMPX_NE_U16 ENC_VOP3 default
    0x04c37c14a0bd338, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e37e14b0bd338, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05037a14c0bd338, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x05237a14d0bd338, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x05437a14e0bd338, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a37a1490be311, // V_CMPX_GE_U16 ENC_VOP3 default
    0x04c37c14a0be311, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04e37e14b0be311, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x05037a14c0be311, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x05237a14d0be311, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x05437a14e0be311, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38614f0c132d, // V_CMPX_LT_I32 ENC_VOP3 default
    0x04c3881500c132d, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e38a1510c132d, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503861520c132d, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x0523861530c132d, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x0543861540c132d, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38614f0c2306, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x04c3881500c2306, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e38a1510c2306, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503861520c2306, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x0523861530c2306, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x0543861540c2306, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38614f0c3321, // V_CMPX_LE_I32 ENC_VOP3 default
    0x04c3881500c3321, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e38a1510c3321, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503861520c3321, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523861530c3321, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543861540c3321, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38614f0c4318, // V_CMPX_GT_I32 ENC_VOP3 default
    0x04c3881500c4318, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e38a1510c4318, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503861520c4318, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x0523861530c4318, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x0543861540c4318, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38614f0c5336, // V_CMPX_NE_I32 ENC_VOP3 default
    0x04c3881500c5336, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e38a1510c5336, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503861520c5336, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523861530c5336, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543861540c5336, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38614f0c630f, // V_CMPX_GE_I32 ENC_VOP3 default
    0x04c3881500c630f, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04e38a1510c630f, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0503861520c630f, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x0523861530c630f, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x0543861540c630f, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3861550c9330, // V_CMPX_LT_U32 ENC_VOP3 default
    0x04c3881560c9330, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e38a1570c9330, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503861580c9330, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x0523861590c9330, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05438615a0c9330, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3861550ca309, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x04c3881560ca309, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e38a1570ca309, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503861580ca309, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x0523861590ca309, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05438615a0ca309, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3861550cb324, // V_CMPX_LE_U32 ENC_VOP3 default
    0x04c3881560cb324, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e38a1570cb324, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503861580cb324, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x0523861590cb324, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05438615a0cb324, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3861550cc31b, // V_CMPX_GT_U32 ENC_VOP3 default
    0x04c3881560cc31b, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e38a1570cc31b, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503861580cc31b, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x0523861590cc31b, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05438615a0cc31b, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3861550cd339, // V_CMPX_NE_U32 ENC_VOP3 default
    0x04c3881560cd339, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e38a1570cd339, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503861580cd339, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x0523861590cd339, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05438615a0cd339, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3861550ce312, // V_CMPX_GE_U32 ENC_VOP3 default
    0x04c3881560ce312, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04e38a1570ce312, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0503861580ce312, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x0523861590ce312, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05438615a0ce312, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38e15b0d132e, // V_CMPX_LT_I64 ENC_VOP3 default
    0x05038e15c0d132e, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05238e15d0d132e, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05438e15e0d132e, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38e15b0d2307, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x05038e15c0d2307, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05238e15d0d2307, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05438e15e0d2307, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38e15b0d3322, // V_CMPX_LE_I64 ENC_VOP3 default
    0x05038e15c0d3322, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05238e15d0d3322, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05438e15e0d3322, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38e15b0d4319, // V_CMPX_GT_I64 ENC_VOP3 default
    0x05038e15c0d4319, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05238e15d0d4319, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05438e15e0d4319, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38e15b0d5337, // V_CMPX_NE_I64 ENC_VOP3 default
    0x05038e15c0d5337, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05238e15d0d5337, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05438e15e0d5337, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38e15b0d6310, // V_CMPX_GE_I64 ENC_VOP3 default
    0x05038e15c0d6310, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05238e15d0d6310, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05438e15e0d6310, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38e15f0d9331, // V_CMPX_LT_U64 ENC_VOP3 default
    0x05038e1600d9331, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x05238e1610d9331, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x05438e1620d9331, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38e15f0da30a, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x05038e1600da30a, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x05238e1610da30a, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x05438e1620da30a, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38e15f0db325, // V_CMPX_LE_U64 ENC_VOP3 default
    0x05038e1600db325, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x05238e1610db325, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x05438e1620db325, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38e15f0dc31c, // V_CMPX_GT_U64 ENC_VOP3 default
    0x05038e1600dc31c, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x05238e1610dc31c, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x05438e1620dc31c, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38e15f0dd33a, // V_CMPX_NE_U64 ENC_VOP3 default
    0x05038e1600dd33a, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x05238e1610dd33a, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x05438e1620dd33a, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a38e15f0de313, // V_CMPX_GE_U64 ENC_VOP3 default
    0x05038e1600de313, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x05238e1610de313, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x05438e1620de313, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3921330fd2ff, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x04c3941340fd2ff, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x04e3961350fd2ff, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0503921360fd2ff, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x0523921370fd2ff, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x0543921380fd2ff, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3981630fe300, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x04c39a1640fe300, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x04e39c1650fe300, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x0503981660fe300, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x0523981670fe300, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x0543981680fe300, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04a3a01690ff301, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x0503a016a0ff301, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x0523a016b0ff301, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x0543a016c0ff301, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0561d616d1013a2, // V_CNDMASK_B32 ENC_VOP3 default
    0x0401d816e1013a2, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421da16f1013a2, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x0581d61701013a2, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x05a1d61711013a2, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x05c1d61721013a2, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1de1731022e6, // V_ADD_F64 ENC_VOP3 default
    0x0441de1741022e6, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x0461de1751022e6, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x0481de1761022e6, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e61771032e5, // V_ADD_F32 ENC_VOP3 default
    0x0401e81781032e5, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421ea1791032e5, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441e617a1032e5, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x0461e617b1032e5, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x0481e617c1032e5, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e61771044c3, // V_SUB_F32 ENC_VOP3 default
    0x0401e81781044c3, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421ea1791044c3, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441e617a1044c3, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x0461e617b1044c3, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x0481e617c1044c3, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e61771054be, // V_SUBREV_F32 ENC_VOP3 default
    0x0401e81781054be, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421ea1791054be, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441e617a1054be, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x0461e617b1054be, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x0481e617c1054be, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1de173106477, // V_MUL_F64 ENC_VOP3 default
    0x0441de174106477, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x0461de175106477, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x0481de176106477, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e6177107474, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x0401e8178107474, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421ea179107474, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441e617a107474, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x0461e617b107474, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x0481e617c107474, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e6177108476, // V_MUL_F32 ENC_VOP3 default
    0x0401e8178108476, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421ea179108476, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441e617a108476, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x0461e617b108476, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x0481e617c108476, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ee17d10947c, // V_MUL_I32_I24 ENC_VOP3 default
    0x0401f017e10947c, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0421f217f10947c, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x0441ee18010947c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0461ee18110947c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x0481ee18210947c, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1f417d10a479, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x0401f617e10a479, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0421f817f10a479, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x0441f418010a479, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0461f418110a479, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x0481f418210a479, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ee18310b47f, // V_MUL_U32_U24 ENC_VOP3 default
    0x0401f018410b47f, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0421f218510b47f, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x0441ee18610b47f, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0461ee18710b47f, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x0481ee18810b47f, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1f418310c47b, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x0401f618410c47b, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0421f818510c47b, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x0441f418610c47b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0461f418710c47b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x0481f418810c47b, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1de17310d467, // V_MIN_NUM_F64 ENC_VOP3 default
    0x0441de17410d467, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_0
    0x0461de17510d467, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_1
    0x0481de17610d467, // V_MIN_NUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1de17310e447, // V_MAX_NUM_F64 ENC_VOP3 default
    0x0441de17410e447, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_0
    0x0461de17510e447, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_1
    0x0481de17610e447, // V_MAX_NUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1f417d111464, // V_MIN_I32 ENC_VOP3 default
    0x0401f617e111464, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421f817f111464, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x0441f4180111464, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x0461f4181111464, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x0481f4182111464, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1f417d112444, // V_MAX_I32 ENC_VOP3 default
    0x0401f617e112444, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421f817f112444, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x0441f4180112444, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x0461f4181112444, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x0481f4182112444, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1f4183113469, // V_MIN_U32 ENC_VOP3 default
    0x0401f6184113469, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421f8185113469, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441f4186113469, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x0461f4187113469, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x0481f4188113469, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1f4183114449, // V_MAX_U32 ENC_VOP3 default
    0x0401f6184114449, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421f8185114449, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441f4186114449, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x0461f4187114449, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x0481f4188114449, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e6177115466, // V_MIN_NUM_F32 ENC_VOP3 default
    0x0401e8178115466, // V_MIN_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421ea179115466, // V_MIN_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441e617a115466, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x0461e617b115466, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x0481e617c115466, // V_MIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e6177116446, // V_MAX_NUM_F32 ENC_VOP3 default
    0x0401e8178116446, // V_MAX_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421ea179116446, // V_MAX_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441e617a116446, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x0461e617b116446, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x0481e617c116446, // V_MAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1f4183118423, // V_LSHLREV_B32 ENC_VOP3 default
    0x0401f6184118423, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421f8185118423, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441f4186118423, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0461f4187118423, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x0481f4188118423, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1f4183119428, // V_LSHRREV_B32 ENC_VOP3 default
    0x0401f6184119428, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421f8185119428, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441f4186119428, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0461f4187119428, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x0481f4188119428, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1f418911a2f2, // V_ASHRREV_I32 ENC_VOP3 default
    0x0401f618a11a2f2, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421f818b11a2f2, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x0441f418c11a2f2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x0461f418d11a2f2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x0481f418e11a2f2, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1f418311b2ef, // V_AND_B32 ENC_VOP3 default
    0x0401f618411b2ef, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421f818511b2ef, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441f418611b2ef, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x0461f418711b2ef, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x0481f418811b2ef, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1f418311c485, // V_OR_B32 ENC_VOP3 default
    0x0401f618411c485, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421f818511c485, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441f418611c485, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0461f418711c485, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0481f418811c485, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1f418311d4f4, // V_XOR_B32 ENC_VOP3 default
    0x0401f618411d4f4, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421f818511d4f4, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441f418611d4f4, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x0461f418711d4f4, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x0481f418811d4f4, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1f418311e4f1, // V_XNOR_B32 ENC_VOP3 default
    0x0401f618411e4f1, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421f818511e4f1, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0441f418611e4f1, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x0461f418711e4f1, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x0481f418811e4f1, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e1fc18f11f424, // V_LSHLREV_B64 ENC_VOP3 default
    0x0601fc19011f424, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0621fc19111f424, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0642041921202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x0662061931202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0682081941202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a2041951202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c2041961202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e2041971202e2, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0642041921214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x0662061931214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0682081941214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a2041951214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c2041961214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e2041971214c0, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0642041921224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x0662061931224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0682081941224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06a2041951224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06c2041961224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06e2041971224bb, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ee1831252eb, // V_ADD_NC_U32 ENC_VOP3 default
    0x0401f01841252eb, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421f21851252eb, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441ee1861252eb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0461ee1871252eb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x0481ee1881252eb, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ee1831264c7, // V_SUB_NC_U32 ENC_VOP3 default
    0x0401f01841264c7, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421f21851264c7, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441ee1861264c7, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0461ee1871264c7, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x0481ee1881264c7, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1ee1831274bf, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x0401f01841274bf, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421f21851274bf, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441ee1861274bf, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x0461ee1871274bf, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x0481ee1881274bf, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1e619812b403, // V_FMAC_F32 ENC_VOP3 default
    0x0401e819912b403, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421ea19a12b403, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441e619b12b403, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x0461e619c12b403, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x0481e619d12b403, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e21419e12f3cd, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x04021619f12f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422181a012f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442141a112f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0462141a212f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x0482141a312f3cd, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2201a4130465, // V_MIN_NUM_F16 ENC_VOP3 default
    0x0402221a5130465, // V_MIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422241a6130465, // V_MIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442201a7130465, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0462201a8130465, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482201a9130465, // V_MIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2201a4131445, // V_MAX_NUM_F16 ENC_VOP3 default
    0x0402221a5131445, // V_MAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422241a6131445, // V_MAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442201a7131445, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0462201a8131445, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482201a9131445, // V_MAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2201a41322e4, // V_ADD_F16 ENC_VOP3 default
    0x0402221a51322e4, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422241a61322e4, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442201a71322e4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x0462201a81322e4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x0482201a91322e4, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2201a41334c2, // V_SUB_F16 ENC_VOP3 default
    0x0402221a51334c2, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422241a61334c2, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442201a71334c2, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x0462201a81334c2, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x0482201a91334c2, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2201a41344bd, // V_SUBREV_F16 ENC_VOP3 default
    0x0402221a51344bd, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422241a61344bd, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442201a71344bd, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x0462201a81344bd, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x0482201a91344bd, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2201a4135475, // V_MUL_F16 ENC_VOP3 default
    0x0402221a5135475, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422241a6135475, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442201a7135475, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x0462201a8135475, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x0482201a9135475, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2201aa136402, // V_FMAC_F16 ENC_VOP3 default
    0x0402221ab136402, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422241ac136402, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442201ad136402, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x0462201ae136402, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x0482201af136402, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e22c1a413b41c, // V_LDEXP_F16 ENC_VOP3 default
    0x04022e1a513b41c, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422301a613b41c, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04422c1a713b41c, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x04622c1a813b41c, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x04822c1a913b41c, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e1341b0180480, // V_NOP ENC_VOP3 default
    0x03e13c1b118146f, // V_MOV_B32 ENC_VOP3 default
    0x04013e1b218146f, // V_MOV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421401b318146f, // V_MOV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04413c1b418146f, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x0701441b51824a9, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x03e1481b61833bd, // V_CVT_I32_F64 ENC_VOP3 default
    0x0441481b71833bd, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x03e14c1b81843b8, // V_CVT_F64_I32 ENC_VOP3 default
    0x04414c1b91843b8, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x03e1501ba1853b1, // V_CVT_F32_I32 ENC_VOP3 default
    0x0401521bb1853b1, // V_CVT_F32_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421541bc1853b1, // V_CVT_F32_I32 VOP3_VOP_DPP16 has_dpp16
    0x0441501bd1853b1, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x03e1501be1863b2, // V_CVT_F32_U32 ENC_VOP3 default
    0x0401521bf1863b2, // V_CVT_F32_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421541c01863b2, // V_CVT_F32_U32 VOP3_VOP_DPP16 has_dpp16
    0x0441501c11863b2, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x03e1561c21873d4, // V_CVT_U32_F32 ENC_VOP3 default
    0x0401581c31873d4, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x04215a1c41873d4, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441561c51873d4, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1561c61883bc, // V_CVT_I32_F32 ENC_VOP3 default
    0x0401581c71883bc, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x04215a1c81883bc, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441561c91883bc, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1621ca18a3aa, // V_CVT_F16_F32 ENC_VOP3 default
    0x0401641cb18a3aa, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421661cc18a3aa, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441621cd18a3aa, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x03e16e1ce18b3ae, // V_CVT_F32_F16 ENC_VOP3 default
    0x0401701cf18b3ae, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421721d018b3ae, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x04416e1d118b3ae, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1741c618c3bf, // V_CVT_NEAREST_I32_F32 ENC_VOP3 default
    0x0401761c718c3bf, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421781c818c3bf, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441741c918c3bf, // V_CVT_NEAREST_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1741c618d3ba, // V_CVT_FLOOR_I32_F32 ENC_VOP3 default
    0x0401761c718d3ba, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421781c818d3ba, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441741c918d3ba, // V_CVT_FLOOR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1501ba18e3c2, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x0401521bb18e3c2, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP8 has_dpp8
    0x0421541bc18e3c2, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP16 has_dpp16
    0x0441501bd18e3c2, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x03e1481d218f3af, // V_CVT_F32_F64 ENC_VOP3 default
    0x0441481d318f3af, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x03e17a1d41903b7, // V_CVT_F64_F32 ENC_VOP3 default
    0x04417a1d51903b7, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1501be1913b3, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x0401521bf1913b3, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP8 has_dpp8
    0x0421541c01913b3, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP16 has_dpp16
    0x0441501c11913b3, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x03e1501be1923b4, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x0401521bf1923b4, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP8 has_dpp8
    0x0421541c01923b4, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP16 has_dpp16
    0x0441501c11923b4, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x03e1501be1933b5, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x0401521bf1933b5, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP8 has_dpp8
    0x0421541c01933b5, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP16 has_dpp16
    0x0441501c11933b5, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x03e1501be1943b6, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x0401521bf1943b6, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP8 has_dpp8
    0x0421541c01943b6, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP16 has_dpp16
    0x0441501c11943b6, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x03e1481d61953d5, // V_CVT_U32_F64 ENC_VOP3 default
    0x0441481d71953d5, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x03e14c1d81963b9, // V_CVT_F64_U32 ENC_VOP3 default
    0x04414c1d91963b9, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x03e17e1da1974e3, // V_TRUNC_F64 ENC_VOP3 default
    0x04417e1db1974e3, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x03e17e1da1982fc, // V_CEIL_F64 ENC_VOP3 default
    0x04417e1db1982fc, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x03e17e1da1994ad, // V_RNDNE_F64 ENC_VOP3 default
    0x04417e1db1994ad, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x03e17e1da19a3ff, // V_FLOOR_F64 ENC_VOP3 default
    0x04417e1db19a3ff, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1341b019b48d, // V_PIPEFLUSH ENC_VOP3 default
    0x03e1861dc19c46e, // V_MOV_B16 ENC_VOP3 default
    0x0401881dd19c46e, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x04218a1de19c46e, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x0441861df19c46e, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x03e1561e01a040e, // V_FRACT_F32 ENC_VOP3 default
    0x0401581e11a040e, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04215a1e21a040e, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441561e31a040e, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1561e01a14e2, // V_TRUNC_F32 ENC_VOP3 default
    0x0401581e11a14e2, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04215a1e21a14e2, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441561e31a14e2, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1561e01a22fb, // V_CEIL_F32 ENC_VOP3 default
    0x0401581e11a22fb, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x04215a1e21a22fb, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441561e31a22fb, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1561e01a34ac, // V_RNDNE_F32 ENC_VOP3 default
    0x0401581e11a34ac, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04215a1e21a34ac, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441561e31a34ac, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1561e01a43fe, // V_FLOOR_F32 ENC_VOP3 default
    0x0401581e11a43fe, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x04215a1e21a43fe, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441561e31a43fe, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1561e01a53fc, // V_EXP_F32 ENC_VOP3 default
    0x0401581e11a53fc, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x04215a1e21a53fc, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441561e31a53fc, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1561e01a7421, // V_LOG_F32 ENC_VOP3 default
    0x0401581e11a7421, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04215a1e21a7421, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441561e31a7421, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1561e01aa4a6, // V_RCP_F32 ENC_VOP3 default
    0x0401581e11aa4a6, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x04215a1e21aa4a6, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441561e31aa4a6, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1561e01ab4a8, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x0401581e11ab4a8, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04215a1e21ab4a8, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441561e31ab4a8, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1561e01ae4af, // V_RSQ_F32 ENC_VOP3 default
    0x0401581e11ae4af, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04215a1e21ae4af, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441561e31ae4af, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x03e17e1da1af4a7, // V_RCP_F64 ENC_VOP3 default
    0x04417e1db1af4a7, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x03e17e1da1b14b0, // V_RSQ_F64 ENC_VOP3 default
    0x04417e1db1b14b0, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1561e01b34b9, // V_SQRT_F32 ENC_VOP3 default
    0x0401581e11b34b9, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04215a1e21b34b9, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441561e31b34b9, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x03e17e1da1b44ba, // V_SQRT_F64 ENC_VOP3 default
    0x04417e1db1b44ba, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1561e01b54b7, // V_SIN_F32 ENC_VOP3 default
    0x0401581e11b54b7, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x04215a1e21b54b7, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441561e31b54b7, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1561e01b63a4, // V_COS_F32 ENC_VOP3 default
    0x0401581e11b63a4, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x04215a1e21b63a4, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441561e31b63a4, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x03e18c1e41b7482, // V_NOT_B32 ENC_VOP3 default
    0x04018e1e51b7482, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421901e61b7482, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x04418c1e71b7482, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x03e13c1b11b82f9, // V_BFREV_B32 ENC_VOP3 default
    0x04013e1b21b82f9, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421401b31b82f9, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04413c1b41b82f9, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x03e18c1e81b92fe, // V_CLZ_I32_U32 ENC_VOP3 default
    0x04018e1e91b92fe, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421901ea1b92fe, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x04418c1eb1b92fe, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x03e18c1e81ba3a5, // V_CTZ_I32_B32 ENC_VOP3 default
    0x04018e1e91ba3a5, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421901ea1ba3a5, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04418c1eb1ba3a5, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x03e18c1ec1bb2fd, // V_CLS_I32 ENC_VOP3 default
    0x04018e1ed1bb2fd, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421901ee1bb2fd, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x04418c1ef1bb2fd, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x03e1481b61bc412, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x0441481b71bc412, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x03e17e1da1bd415, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x04417e1db1bd415, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x03e17e1da1be40f, // V_FRACT_F64 ENC_VOP3 default
    0x04417e1db1be40f, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x03e1741c61bf411, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x0401761c71bf411, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421781c81bf411, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441741c91bf411, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x03e1561e01c0414, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0401581e11c0414, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04215a1e21c0414, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0441561e31c0414, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x03e13c1f01c246a, // V_MOVRELD_B32 ENC_VOP3 default
    0x04013e1f11c246a, // V_MOVRELD_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421401f21c246a, // V_MOVRELD_B32 VOP3_VOP_DPP16 has_dpp16
    0x04413c1f31c246a, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x07013c1f41c346d, // V_MOVRELS_B32 ENC_VOP3 default
    0x04013e1f11c346d, // V_MOVRELS_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421401f21c346d, // V_MOVRELS_B32 VOP3_VOP_DPP16 has_dpp16
    0x07013c1f41c446c, // V_MOVRELSD_B32 ENC_VOP3 default
    0x04013e1f11c446c, // V_MOVRELSD_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421401f21c446c, // V_MOVRELSD_B32 VOP3_VOP_DPP16 has_dpp16
    0x07013c1f41c846b, // V_MOVRELSD_2_B32 ENC_VOP3 default
    0x04013e1f11c846b, // V_MOVRELSD_2_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421401f21c846b, // V_MOVRELSD_2_B32 VOP3_VOP_DPP16 has_dpp16
    0x03e1981f51d03ac, // V_CVT_F16_U16 ENC_VOP3 default
    0x04019a1f61d03ac, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x04219c1f71d03ac, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x0441981f81d03ac, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x03e1981f91d13ab, // V_CVT_F16_I16 ENC_VOP3 default
    0x04019a1fa1d13ab, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x04219c1fb1d13ab, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x0441981fc1d13ab, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x03e1a41fd1d23d3, // V_CVT_U16_F16 ENC_VOP3 default
    0x0401a61fe1d23d3, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421a81ff1d23d3, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a42001d23d3, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a42011d33bb, // V_CVT_I16_F16 ENC_VOP3 default
    0x0401a62021d33bb, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421a82031d33bb, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a42041d33bb, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1b02051d44a5, // V_RCP_F16 ENC_VOP3 default
    0x0401b22061d44a5, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421b42071d44a5, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441b02081d44a5, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1b02051d54b8, // V_SQRT_F16 ENC_VOP3 default
    0x0401b22061d54b8, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421b42071d54b8, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441b02081d54b8, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1b02051d64ae, // V_RSQ_F16 ENC_VOP3 default
    0x0401b22061d64ae, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421b42071d64ae, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441b02081d64ae, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1b02051d7420, // V_LOG_F16 ENC_VOP3 default
    0x0401b22061d7420, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421b42071d7420, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441b02081d7420, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1b02051d83fb, // V_EXP_F16 ENC_VOP3 default
    0x0401b22061d83fb, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421b42071d83fb, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441b02081d83fb, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1b02051d9413, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0401b22061d9413, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421b42071d9413, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441b02081d9413, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a42011da410, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x0401a62021da410, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421a82031da410, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a42041da410, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1b02051db3fd, // V_FLOOR_F16 ENC_VOP3 default
    0x0401b22061db3fd, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421b42071db3fd, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441b02081db3fd, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1b02051dc2fa, // V_CEIL_F16 ENC_VOP3 default
    0x0401b22061dc2fa, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421b42071dc2fa, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441b02081dc2fa, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1b02051dd4e1, // V_TRUNC_F16 ENC_VOP3 default
    0x0401b22061dd4e1, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421b42071dd4e1, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441b02081dd4e1, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1b02051de4ab, // V_RNDNE_F16 ENC_VOP3 default
    0x0401b22061de4ab, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421b42071de4ab, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441b02081de4ab, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1b02051df40d, // V_FRACT_F16 ENC_VOP3 default
    0x0401b22061df40d, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421b42071df40d, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441b02081df40d, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1b02051e04b6, // V_SIN_F16 ENC_VOP3 default
    0x0401b22061e04b6, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421b42071e04b6, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441b02081e04b6, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1b02051e13a3, // V_COS_F16 ENC_VOP3 default
    0x0401b22061e13a3, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421b42071e13a3, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441b02081e13a3, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x03e18c2091e24b5, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x04018e20a1e24b5, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x04219020b1e24b5, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x04418c20c1e24b5, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x03e1a42011e33c0, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x0401a62021e33c0, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421a82031e33c0, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a42041e33c0, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e1a41fd1e43c1, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x0401a61fe1e43c1, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0421a81ff1e43c1, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0441a42001e43c1, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x03e18620d1e9481, // V_NOT_B16 ENC_VOP3 default
    0x04018820e1e9481, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x04218a20f1e9481, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x0441862101e9481, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x03e1c02111ea3be, // V_CVT_I32_I16 ENC_VOP3 default
    0x0401c22121ea3be, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x0421c42131ea3be, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x0441c02141ea3be, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x03e1c02151eb3d6, // V_CVT_U32_U16 ENC_VOP3 default
    0x0401c22161eb3d6, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x0421c42171eb3d6, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x0441c02181eb3d6, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x03e1c62191ec3b0, // V_CVT_F32_FP8 ENC_VOP3 default
    0x0401c821a1ec3b0, // V_CVT_F32_FP8 VOP3_VOP_DPP8 has_dpp8
    0x0421ca21b1ec3b0, // V_CVT_F32_FP8 VOP3_VOP_DPP16 has_dpp16
    0x0441c621c1ec3b0, // V_CVT_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x03e1c621d1ed3ad, // V_CVT_F32_BF8 ENC_VOP3 default
    0x0401c821e1ed3ad, // V_CVT_F32_BF8 VOP3_VOP_DPP8 has_dpp8
    0x0421ca21f1ed3ad, // V_CVT_F32_BF8 VOP3_VOP_DPP16 has_dpp16
    0x0441c62201ed3ad, // V_CVT_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x03e1ce2211ee3c5, // V_CVT_PK_F32_FP8 ENC_VOP3 default
    0x0441ce2221ee3c5, // V_CVT_PK_F32_FP8 VOP3_INST_LITERAL has_lit_0
    0x03e1ce2231ef3c4, // V_CVT_PK_F32_BF8 ENC_VOP3 default
    0x0441ce2241ef3c4, // V_CVT_PK_F32_BF8 VOP3_INST_LITERAL has_lit_0
    0x03e234225209406, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x040236226209406, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x042238227209406, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x044234228209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x046234229209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x04823422a209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223422b209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x07423422c209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623422d209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823422e209406, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23a22f20a42e, // V_MAD_I32_I24 ENC_VOP3 default
    0x04023c23020a42e, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x04223e23120a42e, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04423a23220a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04623a23320a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04823a23420a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223a23520a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x07423a23620a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623a23720a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823a23820a42e, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23a23920b431, // V_MAD_U32_U24 ENC_VOP3 default
    0x04023c23a20b431, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x04223e23b20b431, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04423a23c20b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04623a23d20b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04823a23e20b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223a23f20b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x07423a24020b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623a24120b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823a24220b431, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23422520c3a6, // V_CUBEID_F32 ENC_VOP3 default
    0x04023622620c3a6, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x04223822720c3a6, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x04423422820c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x04623422920c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x04823422a20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223422b20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x07423422c20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623422d20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823422e20c3a6, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23422520d3a8, // V_CUBESC_F32 ENC_VOP3 default
    0x04023622620d3a8, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04223822720d3a8, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04423422820d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x04623422920d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x04823422a20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223422b20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x07423422c20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623422d20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823422e20d3a8, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23422520e3a9, // V_CUBETC_F32 ENC_VOP3 default
    0x04023622620e3a9, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04223822720e3a9, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04423422820e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x04623422920e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x04823422a20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223422b20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x07423422c20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623422d20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823422e20e3a9, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23422520f3a7, // V_CUBEMA_F32 ENC_VOP3 default
    0x04023622620f3a7, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x04223822720f3a7, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04423422820f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04623422920f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x04823422a20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223422b20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07423422c20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623422d20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823422e20f3a7, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2402432102f6, // V_BFE_U32 ENC_VOP3 default
    0x0402422442102f6, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0422442452102f6, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0442402462102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x0462402472102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x0482402482102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722402492102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x07424024a2102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624024b2102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824024c2102f6, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e24024d2112f5, // V_BFE_I32 ENC_VOP3 default
    0x04024224e2112f5, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04224424f2112f5, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0442402502112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x0462402512112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x0482402522112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722402532112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x0742402542112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762402552112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782402562112f5, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2402432122f7, // V_BFI_B32 ENC_VOP3 default
    0x0402422442122f7, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x0422442452122f7, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442402462122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x0462402472122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x0482402482122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722402492122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x07424024a2122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624024b2122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824024c2122f7, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e234225213408, // V_FMA_F32 ENC_VOP3 default
    0x040236226213408, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x042238227213408, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x044234228213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x046234229213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x04823422a213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223422b213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07423422c213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623422d213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823422e213408, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e246257214409, // V_FMA_F64 ENC_VOP3 default
    0x044246258214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x046246259214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x04824625a214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07224625b214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x07424625c214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624625d214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824625e214409, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e24825f21541f, // V_LERP_U8 ENC_VOP3 default
    0x04024a26021541f, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x04224c26121541f, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x04424826221541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x04624826321541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x04824826421541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07224826521541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x07424826621541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624826721541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824826821541f, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e24e2692162ec, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x04025026a2162ec, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x04225226b2162ec, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x04424e26c2162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x04624e26d2162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x04824e26e2162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07224e26f2162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x07424e2702162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624e2712162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824e2722162ec, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e24e2692172ed, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x04025026a2172ed, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x04225226b2172ed, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x04424e26c2172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x04624e26d2172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x04824e26e2172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07224e26f2172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x07424e2702172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624e2712172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824e2722172ed, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e234225218473, // V_MULLIT_F32 ENC_VOP3 default
    0x040236226218473, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x042238227218473, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x044234228218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x046234229218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x04823422a218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223422b218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x07423422c218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623422d218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823422e218473, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e24027321a453, // V_MIN3_I32 ENC_VOP3 default
    0x04024227421a453, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04224427521a453, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04424027621a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x04624027721a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x04824027821a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07224027921a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x07424027a21a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624027b21a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824027c21a453, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e24024321b457, // V_MIN3_U32 ENC_VOP3 default
    0x04024224421b457, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04224424521b457, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04424024621b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x04624024721b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x04824024821b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07224024921b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x07424024a21b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624024b21b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824024c21b457, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e24027321d433, // V_MAX3_I32 ENC_VOP3 default
    0x04024227421d433, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04224427521d433, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04424027621d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x04624027721d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x04824027821d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07224027921d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x07424027a21d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624027b21d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824027c21d433, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e24024321e437, // V_MAX3_U32 ENC_VOP3 default
    0x04024224421e437, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04224424521e437, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04424024621e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x04624024721e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x04824024821e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07224024921e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x07424024a21e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624024b21e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824024c21e437, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e24027322044d, // V_MED3_I32 ENC_VOP3 default
    0x04024227422044d, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04224427522044d, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04424027622044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x04624027722044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x04824027822044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07224027922044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x07424027a22044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624027b22044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824027c22044d, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e240243221451, // V_MED3_U32 ENC_VOP3 default
    0x040242244221451, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x042244245221451, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x044240246221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x046240247221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x048240248221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072240249221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x07424024a221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624024b221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824024c221451, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23a27d2224b4, // V_SAD_U8 ENC_VOP3 default
    0x04023c27e2224b4, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x04223e27f2224b4, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x04423a2802224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x04623a2812224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x04823a2822224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223a2832224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07423a2842224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623a2852224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823a2862224b4, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23a27d2234b1, // V_SAD_HI_U8 ENC_VOP3 default
    0x04023c27e2234b1, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x04223e27f2234b1, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x04423a2802234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x04623a2812234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x04823a2822234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223a2832234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x07423a2842234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623a2852234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823a2862234b1, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23a2872244b2, // V_SAD_U16 ENC_VOP3 default
    0x04023c2882244b2, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x04223e2892244b2, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x04423a28a2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x04623a28b2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x04823a28c2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223a28d2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07423a28e2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623a28f2244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823a2902244b2, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23a2432254b3, // V_SAD_U32 ENC_VOP3 default
    0x04023c2442254b3, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04223e2452254b3, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04423a2462254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04623a2472254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x04823a2482254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223a2492254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07423a24a2254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623a24b2254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823a24c2254b3, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2542912263d0, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x0402562922263d0, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422582932263d0, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442542942263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x0462542952263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x0482542962263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722542972263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x0742542982263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762542992263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07825429a2263d0, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2342252273d8, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x0442342282273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x0462342292273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x04823422a2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223422b2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x07423422c2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623422d2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823422e2273d8, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2462572283d9, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x0442462582283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x0462462592283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x04824625a2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07224625b2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x07424625c2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624625d2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824625e2283d9, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e234225229455, // V_MIN3_NUM_F32 ENC_VOP3 default
    0x040236226229455, // V_MIN3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x042238227229455, // V_MIN3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x044234228229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x046234229229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04823422a229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223422b229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07423422c229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623422d229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823422e229455, // V_MIN3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23422522a435, // V_MAX3_NUM_F32 ENC_VOP3 default
    0x04023622622a435, // V_MAX3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04223822722a435, // V_MAX3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04423422822a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04623422922a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04823422a22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223422b22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07423422c22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623422d22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823422e22a435, // V_MAX3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25a29b22b454, // V_MIN3_NUM_F16 ENC_VOP3 default
    0x04025c29c22b454, // V_MIN3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225e29d22b454, // V_MIN3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425a29e22b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04625a29f22b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04825a2a022b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07225a2a122b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07425a2a222b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07625a2a322b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07825a2a422b454, // V_MIN3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25a29b22c434, // V_MAX3_NUM_F16 ENC_VOP3 default
    0x04025c29c22c434, // V_MAX3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225e29d22c434, // V_MAX3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425a29e22c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04625a29f22c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04825a2a022c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07225a2a122c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07425a2a222c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07625a2a322c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07825a2a422c434, // V_MAX3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23422522d459, // V_MINIMUM3_F32 ENC_VOP3 default
    0x04023622622d459, // V_MINIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04223822722d459, // V_MINIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04423422822d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x04623422922d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x04823422a22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223422b22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x07423422c22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623422d22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823422e22d459, // V_MINIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23422522e439, // V_MAXIMUM3_F32 ENC_VOP3 default
    0x04023622622e439, // V_MAXIMUM3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04223822722e439, // V_MAXIMUM3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04423422822e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0
    0x04623422922e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1
    0x04823422a22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223422b22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_2
    0x07423422c22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623422d22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823422e22e439, // V_MAXIMUM3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25a29b22f458, // V_MINIMUM3_F16 ENC_VOP3 default
    0x04025c29c22f458, // V_MINIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225e29d22f458, // V_MINIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425a29e22f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x04625a29f22f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x04825a2a022f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07225a2a122f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x07425a2a222f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07625a2a322f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07825a2a422f458, // V_MINIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25a29b230438, // V_MAXIMUM3_F16 ENC_VOP3 default
    0x04025c29c230438, // V_MAXIMUM3_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225e29d230438, // V_MAXIMUM3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425a29e230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0
    0x04625a29f230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1
    0x04825a2a0230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07225a2a1230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_2
    0x07425a2a2230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07625a2a3230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07825a2a4230438, // V_MAXIMUM3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23422523144f, // V_MED3_NUM_F32 ENC_VOP3 default
    0x04023622623144f, // V_MED3_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04223822723144f, // V_MED3_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04423422823144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04623422923144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04823422a23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223422b23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07423422c23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623422d23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823422e23144f, // V_MED3_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25a29b23244e, // V_MED3_NUM_F16 ENC_VOP3 default
    0x04025c29c23244e, // V_MED3_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225e29d23244e, // V_MED3_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425a29e23244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04625a29f23244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04825a2a023244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07225a2a123244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07425a2a223244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07625a2a323244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07825a2a423244e, // V_MED3_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07a2342a52373da, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x07c2342a62373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x07e2342a72373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x0802342a82373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0822342a92373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x0842342aa2373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0862342ab2373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0882342ac2373da, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07a2462ad2383db, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x07c2462ae2383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x07e2462af2383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x0802462b02383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0822462b12383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x0842462b22383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0862462b32383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0882462b42383db, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e26025f239472, // V_MSAD_U8 ENC_VOP3 default
    0x040262260239472, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x042264261239472, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x044260262239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x046260263239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x048260264239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072260265239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x074260266239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x076260267239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x078260268239472, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2662b523a4a4, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x0442662b623a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0462662b723a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0482662b823a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722662b923a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x0742662ba23a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762662bb23a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782662bc23a4a4, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2662b523b470, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x0442662b623b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0462662b723b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0482662b823b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722662b923b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x0742662ba23b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762662bb23b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782662bc23b470, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x08a2682bd23d471, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x08c2682be23d471, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x08e2682bf23d471, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x0902682c023d471, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2402432404f2, // V_XOR3_B32 ENC_VOP3 default
    0x0402422442404f2, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x0422442452404f2, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442402462404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0462402472404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0482402482404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722402492404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07424024a2404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624024b2404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824024c2404f2, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e26a2c124142f, // V_MAD_U16 ENC_VOP3 default
    0x04026c2c224142f, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x04226e2c324142f, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x04426a2c424142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x04626a2c524142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x04826a2c624142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07226a2c724142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x07426a2c824142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07626a2c924142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07826a2ca24142f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2702cb24448c, // V_PERM_B32 ENC_VOP3 default
    0x0402722cc24448c, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x0422742cd24448c, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442702ce24448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x0462702cf24448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x0482702d024448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722702d124448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x0742702d224448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762702d324448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782702d424448c, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2402432454f0, // V_XAD_U32 ENC_VOP3 default
    0x0402422442454f0, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x0422442452454f0, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x0442402462454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0462402472454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0482402482454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722402492454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x07424024a2454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624024b2454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824024c2454f0, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e240243246425, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x040242244246425, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x042244245246425, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x044240246246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x046240247246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x048240248246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072240249246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x07424024a246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624024b246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824024c246425, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2402432472e7, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x0402422442472e7, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x0422442452472e7, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x0442402462472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x0462402472472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x0482402482472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722402492472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x07424024a2472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624024b2472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824024c2472e7, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25a29b248407, // V_FMA_F16 ENC_VOP3 default
    0x04025c29c248407, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225e29d248407, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425a29e248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x04625a29f248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x04825a2a0248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07225a2a1248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x07425a2a2248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07625a2a3248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07825a2a4248407, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e26a2d524a452, // V_MIN3_I16 ENC_VOP3 default
    0x04026c2d624a452, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04226e2d724a452, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04426a2d824a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x04626a2d924a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x04826a2da24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07226a2db24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x07426a2dc24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07626a2dd24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07826a2de24a452, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e26a2c124b456, // V_MIN3_U16 ENC_VOP3 default
    0x04026c2c224b456, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04226e2c324b456, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04426a2c424b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x04626a2c524b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x04826a2c624b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07226a2c724b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x07426a2c824b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07626a2c924b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07826a2ca24b456, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e26a2d524d432, // V_MAX3_I16 ENC_VOP3 default
    0x04026c2d624d432, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04226e2d724d432, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04426a2d824d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x04626a2d924d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x04826a2da24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07226a2db24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x07426a2dc24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07626a2dd24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07826a2de24d432, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e26a2c124e436, // V_MAX3_U16 ENC_VOP3 default
    0x04026c2c224e436, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04226e2c324e436, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04426a2c424e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x04626a2c524e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x04826a2c624e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07226a2c724e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x07426a2c824e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07626a2c924e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07826a2ca24e436, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e26a2d525044c, // V_MED3_I16 ENC_VOP3 default
    0x04026c2d625044c, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04226e2d725044c, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04426a2d825044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x04626a2d925044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x04826a2da25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07226a2db25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x07426a2dc25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07626a2dd25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07826a2de25044c, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e26a2c1251450, // V_MED3_U16 ENC_VOP3 default
    0x04026c2c2251450, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04226e2c3251450, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04426a2c4251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x04626a2c5251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x04826a2c6251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07226a2c7251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x07426a2c8251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07626a2c9251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07826a2ca251450, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e26a2d525342c, // V_MAD_I16 ENC_VOP3 default
    0x04026c2d625342c, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x04226e2d725342c, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x04426a2d825342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x04626a2d925342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x04826a2da25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07226a2db25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x07426a2dc25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07626a2dd25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07826a2de25342c, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25a29b2543d7, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x04025c29c2543d7, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225e29d2543d7, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425a29e2543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x04625a29f2543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x04825a2a02543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07225a2a12543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x07425a2a22543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07625a2a32543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07825a2a42543d7, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2402432552e1, // V_ADD3_U32 ENC_VOP3 default
    0x0402422442552e1, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x0422442452552e1, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x0442402462552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x0462402472552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x0482402482552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722402492552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x07424024a2552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624024b2552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824024c2552e1, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e240243256426, // V_LSHL_OR_B32 ENC_VOP3 default
    0x040242244256426, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x042244245256426, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x044240246256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x046240247256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x048240248256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072240249256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07424024a256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624024b256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824024c256426, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2402432572f0, // V_AND_OR_B32 ENC_VOP3 default
    0x0402422442572f0, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x0422442452572f0, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442402462572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0462402472572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0482402482572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722402492572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x07424024a2572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624024b2572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824024c2572f0, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e240243258483, // V_OR3_B32 ENC_VOP3 default
    0x040242244258483, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x042244245258483, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x044240246258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x046240247258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x048240248258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072240249258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x07424024a258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624024b258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824024c258483, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2762df259430, // V_MAD_U32_U16 ENC_VOP3 default
    0x0402782e0259430, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x04227a2e1259430, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442762e2259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x0462762e3259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x0482762e4259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722762e5259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x0742762e6259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762762e7259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782762e8259430, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2762e925a42d, // V_MAD_I32_I16 ENC_VOP3 default
    0x0402782ea25a42d, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x04227a2eb25a42d, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442762ec25a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x0462762ed25a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x0482762ee25a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722762ef25a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x0742762f025a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762762f125a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782762f225a42d, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09227c2f325b487, // V_PERMLANE16_B32 ENC_VOP3 default
    0x09427c2f425b487, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x09627c2f525b487, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x09827c2f625b487, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x09227c2f325c48a, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x09427c2f425c48a, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x09627c2f525c48a, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x09827c2f625c48a, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x05627e2f725d3a1, // V_CNDMASK_B16 ENC_VOP3 default
    0x0402802f825d3a1, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x0422822f925d3a1, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x05827e2fa25d3a1, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x05a27e2fb25d3a1, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x05c27e2fc25d3a1, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e240243262442, // V_MAXMIN_U32 ENC_VOP3 default
    0x040242244262442, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x042244245262442, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x044240246262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x046240247262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x048240248262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072240249262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x07424024a262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624024b262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824024c262442, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e240243263462, // V_MINMAX_U32 ENC_VOP3 default
    0x040242244263462, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x042244245263462, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x044240246263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x046240247263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x048240248263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x072240249263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x07424024a263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624024b263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824024c263462, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e24027326443f, // V_MAXMIN_I32 ENC_VOP3 default
    0x04024227426443f, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04224427526443f, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04424027626443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04624027726443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04824027826443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07224027926443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x07424027a26443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624027b26443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824027c26443f, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e24027326545f, // V_MINMAX_I32 ENC_VOP3 default
    0x04024227426545f, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04224427526545f, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04424027626545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04624027726545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04824027826545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07224027926545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x07424027a26545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07624027b26545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07824027c26545f, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e2842fd2663df, // V_DOT2_F16_F16 ENC_VOP3 default
    0x0402862fe2663df, // V_DOT2_F16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422882ff2663df, // V_DOT2_F16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442843002663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0
    0x0462843012663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1
    0x0482843022663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0722843032663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_2
    0x0742843042663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0762843052663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0782843062663df, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e28a3072673de, // V_DOT2_BF16_BF16 ENC_VOP3 default
    0x04028c3082673de, // V_DOT2_BF16_BF16 VOP3_VOP_DPP8 has_dpp8
    0x04228e3092673de, // V_DOT2_BF16_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04428a30a2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0
    0x04628a30b2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1
    0x04828a30c2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07228a30d2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_2
    0x07428a30e2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07628a30f2673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07828a3102673de, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e234225268461, // V_MINMAX_NUM_F32 ENC_VOP3 default
    0x040236226268461, // V_MINMAX_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x042238227268461, // V_MINMAX_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x044234228268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x046234229268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04823422a268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223422b268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07423422c268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623422d268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823422e268461, // V_MINMAX_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e234225269441, // V_MAXMIN_NUM_F32 ENC_VOP3 default
    0x040236226269441, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x042238227269441, // V_MAXMIN_NUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x044234228269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0
    0x046234229269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04823422a269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223422b269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07423422c269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623422d269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823422e269441, // V_MAXMIN_NUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25a29b26a460, // V_MINMAX_NUM_F16 ENC_VOP3 default
    0x04025c29c26a460, // V_MINMAX_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225e29d26a460, // V_MINMAX_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425a29e26a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04625a29f26a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04825a2a026a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07225a2a126a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07425a2a226a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07625a2a326a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07825a2a426a460, // V_MINMAX_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25a29b26b440, // V_MAXMIN_NUM_F16 ENC_VOP3 default
    0x04025c29c26b440, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225e29d26b440, // V_MAXMIN_NUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425a29e26b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04625a29f26b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04825a2a026b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07225a2a126b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07425a2a226b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07625a2a326b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07825a2a426b440, // V_MAXMIN_NUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23422526c45b, // V_MINIMUMMAXIMUM_F32 ENC_VOP3 default
    0x04023622626c45b, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04223822726c45b, // V_MINIMUMMAXIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04423422826c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04623422926c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04823422a26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223422b26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07423422c26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623422d26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823422e26c45b, // V_MINIMUMMAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e23422526d43b, // V_MAXIMUMMINIMUM_F32 ENC_VOP3 default
    0x04023622626d43b, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x04223822726d43b, // V_MAXIMUMMINIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x04423422826d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x04623422926d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x04823422a26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07223422b26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_2
    0x07423422c26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07623422d26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07823422e26d43b, // V_MAXIMUMMINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25a29b26e45a, // V_MINIMUMMAXIMUM_F16 ENC_VOP3 default
    0x04025c29c26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225e29d26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425a29e26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04625a29f26e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04825a2a026e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07225a2a126e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07425a2a226e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07625a2a326e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07825a2a426e45a, // V_MINIMUMMAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03e25a29b26f43a, // V_MAXIMUMMINIMUM_F16 ENC_VOP3 default
    0x04025c29c26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x04225e29d26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x04425a29e26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x04625a29f26f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x04825a2a026f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07225a2a126f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_2
    0x07425a2a226f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07625a2a326f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07825a2a426f43a, // V_MAXIMUMMINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09a2903112804d7, // V_S_EXP_F32 ENC_VOP3 default
    0x0442903122804d7, // V_S_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x09a2923132814d6, // V_S_EXP_F16 ENC_VOP3 default
    0x0442923142814d6, // V_S_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x09a2903112824d9, // V_S_LOG_F32 ENC_VOP3 default
    0x0442903122824d9, // V_S_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x09a2923132834d8, // V_S_LOG_F16 ENC_VOP3 default
    0x0442923142834d8, // V_S_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x09a2903112844db, // V_S_RCP_F32 ENC_VOP3 default
    0x0442903122844db, // V_S_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x09a2923132854da, // V_S_RCP_F16 ENC_VOP3 default
    0x0442923142854da, // V_S_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x09a2903112864dd, // V_S_RSQ_F32 ENC_VOP3 default
    0x0442903122864dd, // V_S_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x09a2923132874dc, // V_S_RSQ_F16 ENC_VOP3 default
    0x0442923142874dc, // V_S_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x09a2903112884df, // V_S_SQRT_F32 ENC_VOP3 default
    0x0442903122884df, // V_S_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x09a2923132894de, // V_S_SQRT_F16 ENC_VOP3 default
    0x0442923142894de, // V_S_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x09c2943152fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x09e2943162fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a02943172fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a22943182fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a42943192fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a629431a2fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a829431b2fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0aa29431c2fc3dc, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c29631d2fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x09e29631e2fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a029631f2fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a22963202fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a42963212fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a62963222fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a82963232fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0aa2963242fd3dd, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c2983252fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC default
    0x09e2983262fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a02983272fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a22983282fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a42983292fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a629832a2fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a829832b2fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0aa29832c2fe42b, // V_MAD_CO_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c29832d2ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC default
    0x09e29832e2ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a029832f2ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a22983302ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a42983312ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a62983322ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a82983332ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0aa2983342ff42a, // V_MAD_CO_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c29a3353002e3, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x06629c3363002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06829e3373002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x09e29a3383002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a029a3393002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a229a33a3002e3, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x09c29a3353014c1, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x06629c3363014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06829e3373014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x09e29a3383014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a029a3393014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a229a33a3014c1, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x09c29a3353024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x06629c3363024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06829e3373024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x09e29a3383024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a029a3393024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a229a33a3024bc, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a033b3032ea, // V_ADD_NC_U16 ENC_VOP3 default
    0x0402a233c3032ea, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422a433d3032ea, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442a033e3032ea, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x0462a033f3032ea, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x0482a03403032ea, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a033b3044c6, // V_SUB_NC_U16 ENC_VOP3 default
    0x0402a233c3044c6, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422a433d3044c6, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442a033e3044c6, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x0462a033f3044c6, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x0482a03403044c6, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a633b30547d, // V_MUL_LO_U16 ENC_VOP3 default
    0x0402a833c30547d, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422aa33d30547d, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442a633e30547d, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x0462a633f30547d, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x0482a634030547d, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ac3413063c7, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x0402ae3423063c7, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422b03433063c7, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442ac3443063c7, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x0462ac3453063c7, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x0482ac3463063c7, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ac3473073ce, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x0402ae3483073ce, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422b03493073ce, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442ac34a3073ce, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x0462ac34b3073ce, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x0482ac34c3073ce, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a633b309448, // V_MAX_U16 ENC_VOP3 default
    0x0402a833c309448, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422aa33d309448, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442a633e309448, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x0462a633f309448, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x0482a6340309448, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a634d30a443, // V_MAX_I16 ENC_VOP3 default
    0x0402a834e30a443, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x0422aa34f30a443, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442a635030a443, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x0462a635130a443, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x0482a635230a443, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a633b30b468, // V_MIN_U16 ENC_VOP3 default
    0x0402a833c30b468, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x0422aa33d30b468, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x0442a633e30b468, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x0462a633f30b468, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x0482a634030b468, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a634d30c463, // V_MIN_I16 ENC_VOP3 default
    0x0402a834e30c463, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x0422aa34f30c463, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442a635030c463, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x0462a635130c463, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x0482a635230c463, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a034d30d2e8, // V_ADD_NC_I16 ENC_VOP3 default
    0x0402a234e30d2e8, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x0422a434f30d2e8, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442a035030d2e8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x0462a035130d2e8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x0482a035230d2e8, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a034d30e4c4, // V_SUB_NC_I16 ENC_VOP3 default
    0x0402a234e30e4c4, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x0422a434f30e4c4, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442a035030e4c4, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x0462a035130e4c4, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x0482a035230e4c4, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ac2b235330f488, // V_PERMLANE16_VAR_B32 ENC_VOP3 default
    0x0ac2b235331048b, // V_PERMLANEX16_VAR_B32 ENC_VOP3 default
    0x03e2b4354311486, // V_PACK_B32_F16 ENC_VOP3 default
    0x0402b6355311486, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422b8356311486, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442b4357311486, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x0462b4358311486, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x0482b4359311486, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2b435a3123c9, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x0402b635b3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422b835c3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442b435d3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0462b435e3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x0482b435f3123c9, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2b43603133cb, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x0402b63613133cb, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422b83623133cb, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442b43633133cb, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0462b43643133cb, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x0482b43653133cb, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ba36631c41d, // V_LDEXP_F32 ENC_VOP3 default
    0x0402bc36731c41d, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422be36831c41d, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442ba36931c41d, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x0462ba36a31c41d, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x0482ba36b31c41d, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2c018331d2f8, // V_BFM_B32 ENC_VOP3 default
    0x0401f618431d2f8, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421f818531d2f8, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442c018631d2f8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x0462c018731d2f8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x0482c018831d2f8, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2c018331e2f4, // V_BCNT_U32_B32 ENC_VOP3 default
    0x0401f618431e2f4, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421f818531e2f4, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442c018631e2f4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x0462c018731e2f4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x0482c018831e2f4, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2c018331f44b, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x0401f618431f44b, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421f818531f44b, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442c018631f44b, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x0462c018731f44b, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x0482c018831f44b, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2c018332044a, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x0401f618432044a, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x0421f818532044a, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x0442c018632044a, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x0462c018732044a, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x0482c018832044a, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ac3413213ca, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x0402ae3423213ca, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422b03433213ca, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442ac3443213ca, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x0462ac3453213ca, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x0482ac3463213ca, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ac3473223cc, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x0402ae3483223cc, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422b03493223cc, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442ac34a3223cc, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x0462ac34b3223cc, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x0482ac34c3223cc, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2c036c3233cf, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x0401f636d3233cf, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x0421f836e3233cf, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x0442c036f3233cf, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x0462c03703233cf, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x0482c03713233cf, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2c03723243c8, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x0401f63733243c8, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421f83743243c8, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x0442c03753243c8, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x0462c03763243c8, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x0482c03773243c8, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2c217d3254c5, // V_SUB_NC_I32 ENC_VOP3 default
    0x0401f017e3254c5, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421f217f3254c5, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x0442c21803254c5, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x0462c21813254c5, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x0482c21823254c5, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2c217d3262e9, // V_ADD_NC_I32 ENC_VOP3 default
    0x0401f017e3262e9, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x0421f217f3262e9, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x0442c21803262e9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x0462c21813262e9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x0482c21823262e9, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2c437832b41e, // V_LDEXP_F64 ENC_VOP3 default
    0x0442c437932b41e, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x0462c437a32b41e, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x0482c437b32b41e, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2c018332c47e, // V_MUL_LO_U32 ENC_VOP3 default
    0x0442c018632c47e, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x0462c018732c47e, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x0482c018832c47e, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2c018332d47a, // V_MUL_HI_U32 ENC_VOP3 default
    0x0442c018632d47a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x0462c018732d47a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x0482c018832d47a, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2c017d32e478, // V_MUL_HI_I32 ENC_VOP3 default
    0x0442c018032e478, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x0462c018132e478, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x0482c018232e478, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2c437c32f4e0, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x0442c437d32f4e0, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x0462c437e32f4e0, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x0482c437f32f4e0, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a633b338422, // V_LSHLREV_B16 ENC_VOP3 default
    0x0402a833c338422, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x0422aa33d338422, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x0442a633e338422, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x0462a633f338422, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x0482a6340338422, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a633b339427, // V_LSHRREV_B16 ENC_VOP3 default
    0x0402a833c339427, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x0422aa33d339427, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x0442a633e339427, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x0462a633f339427, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x0482a6340339427, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a638033a2f1, // V_ASHRREV_I16 ENC_VOP3 default
    0x0402a838133a2f1, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x0422aa38233a2f1, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x0442a638333a2f1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x0462a638433a2f1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x0482a638533a2f1, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e2c618f33d429, // V_LSHRREV_B64 ENC_VOP3 default
    0x0602c619033d429, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0622c619133d429, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x05e2c638633e2f3, // V_ASHRREV_I64 ENC_VOP3 default
    0x0602c638733e2f3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x0622c638833e2f3, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x03e2c817334145e, // V_MINIMUM_F64 ENC_VOP3 default
    0x0442c817434145e, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_0
    0x0462c817534145e, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_1
    0x0482c817634145e, // V_MINIMUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2c817334243e, // V_MAXIMUM_F64 ENC_VOP3 default
    0x0442c817434243e, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_0
    0x0462c817534243e, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_1
    0x0482c817634243e, // V_MAXIMUM_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ae2ca3893604aa, // V_READLANE_B32 ENC_VOP3 default
    0x0b02cc38a3614ef, // V_WRITELANE_B32 ENC_VOP3 default
    0x0b22cc38b3614ef, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x03e2a633b3622ee, // V_AND_B16 ENC_VOP3 default
    0x0402a833c3622ee, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x0422aa33d3622ee, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x0442a633e3622ee, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x0462a633f3622ee, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x0482a63403622ee, // V_AND_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a633b363484, // V_OR_B16 ENC_VOP3 default
    0x0402a833c363484, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x0422aa33d363484, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x0442a633e363484, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x0462a633f363484, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x0482a6340363484, // V_OR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2a633b3644f3, // V_XOR_B16 ENC_VOP3 default
    0x0402a833c3644f3, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x0422aa33d3644f3, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x0442a633e3644f3, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x0462a633f3644f3, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x0482a63403644f3, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ce17736545d, // V_MINIMUM_F32 ENC_VOP3 default
    0x0401e817836545d, // V_MINIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421ea17936545d, // V_MINIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442ce17a36545d, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x0462ce17b36545d, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x0482ce17c36545d, // V_MINIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2ce17736643d, // V_MAXIMUM_F32 ENC_VOP3 default
    0x0401e817836643d, // V_MAXIMUM_F32 VOP3_VOP_DPP8 has_dpp8
    0x0421ea17936643d, // V_MAXIMUM_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442ce17a36643d, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_0
    0x0462ce17b36643d, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_1
    0x0482ce17c36643d, // V_MAXIMUM_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2d01a436745c, // V_MINIMUM_F16 ENC_VOP3 default
    0x0402d21a536745c, // V_MINIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422d41a636745c, // V_MINIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442d01a736745c, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0462d01a836745c, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482d01a936745c, // V_MINIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2d01a436843c, // V_MAXIMUM_F16 ENC_VOP3 default
    0x0402d21a536843c, // V_MAXIMUM_F16 VOP3_VOP_DPP8 has_dpp8
    0x0422d41a636843c, // V_MAXIMUM_F16 VOP3_VOP_DPP16 has_dpp16
    0x0442d01a736843c, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0
    0x0462d01a836843c, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_1
    0x0482d01a936843c, // V_MAXIMUM_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2d638c3693c6, // V_CVT_PK_FP8_F32 ENC_VOP3 default
    0x0402d838d3693c6, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422da38e3693c6, // V_CVT_PK_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442d638f3693c6, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x0462d63903693c6, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x0482d63913693c6, // V_CVT_PK_FP8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2d639236a3c3, // V_CVT_PK_BF8_F32 ENC_VOP3 default
    0x0402d839336a3c3, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422da39436a3c3, // V_CVT_PK_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442d639536a3c3, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x0462d639636a3c3, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x0482d639736a3c3, // V_CVT_PK_BF8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2dc39836b3d2, // V_CVT_SR_FP8_F32 ENC_VOP3 default
    0x0402de39936b3d2, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422e039a36b3d2, // V_CVT_SR_FP8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442dc39b36b3d2, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0
    0x0462dc39c36b3d2, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_1
    0x0482dc39d36b3d2, // V_CVT_SR_FP8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03e2dc39e36c3d1, // V_CVT_SR_BF8_F32 ENC_VOP3 default
    0x0402de39f36c3d1, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0422e03a036c3d1, // V_CVT_SR_BF8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0442dc3a136c3d1, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0
    0x0462dc3a236c3d1, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_1
    0x0482dc3a336c3d1, // V_CVT_SR_BF8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0x0b63bc3dd01816d, // IMAGE_MSAA_LOAD ENC_VSAMPLE default
    0x0b83be3de01b16e, // IMAGE_SAMPLE ENC_VSAMPLE default
    0x0b83c03df01c189, // IMAGE_SAMPLE_D ENC_VSAMPLE default
    0x0b83c23e001d191, // IMAGE_SAMPLE_L ENC_VSAMPLE default
    0x0b83c43e001e16f, // IMAGE_SAMPLE_B ENC_VSAMPLE default
    0x0b83be3de01f192, // IMAGE_SAMPLE_LZ ENC_VSAMPLE default
    0x0b83c43e0020173, // IMAGE_SAMPLE_C ENC_VSAMPLE default
    0x0b83c63e102117c, // IMAGE_SAMPLE_C_D ENC_VSAMPLE default
    0x0b83c83e2022184, // IMAGE_SAMPLE_C_L ENC_VSAMPLE default
    0x0b83ca3e2023176, // IMAGE_SAMPLE_C_B ENC_VSAMPLE default
    0x0b83c43e0024185, // IMAGE_SAMPLE_C_LZ ENC_VSAMPLE default
    0x0b83c43e0025195, // IMAGE_SAMPLE_O ENC_VSAMPLE default
    0x0b83c63e102618f, // IMAGE_SAMPLE_D_O ENC_VSAMPLE default
    0x0b83c83e2027194, // IMAGE_SAMPLE_L_O ENC_VSAMPLE default
    0x0b83ca3e2028172, // IMAGE_SAMPLE_B_O ENC_VSAMPLE default
    0x0b83c43e0029193, // IMAGE_SAMPLE_LZ_O ENC_VSAMPLE default
    0x0b83ca3e202a188, // IMAGE_SAMPLE_C_O ENC_VSAMPLE default
    0x0b83cc3e302b182, // IMAGE_SAMPLE_C_D_O ENC_VSAMPLE default
    0x0b83ce3e402c187, // IMAGE_SAMPLE_C_L_O ENC_VSAMPLE default
    0x0b83d03e402d179, // IMAGE_SAMPLE_C_B_O ENC_VSAMPLE default
    0x0b83ca3e202e186, // IMAGE_SAMPLE_C_LZ_O ENC_VSAMPLE default
    0x0b83d23de02f155, // IMAGE_GATHER4 ENC_VSAMPLE default
    0x0b83d43e0030161, // IMAGE_GATHER4_L ENC_VSAMPLE default
    0x0b83d63e0031157, // IMAGE_GATHER4_B ENC_VSAMPLE default
    0x0b83d23de032162, // IMAGE_GATHER4_LZ ENC_VSAMPLE default
    0x0b83d63e0033159, // IMAGE_GATHER4_C ENC_VSAMPLE default
    0x0b83d63e003415f, // IMAGE_GATHER4_C_LZ ENC_VSAMPLE default
    0x0b83d63e0035164, // IMAGE_GATHER4_O ENC_VSAMPLE default
    0x0b83d63e0036163, // IMAGE_GATHER4_LZ_O ENC_VSAMPLE default
    0x0b83d83e2037160, // IMAGE_GATHER4_C_LZ_O ENC_VSAMPLE default
    0x0b83da3de038165, // IMAGE_GET_LOD ENC_VSAMPLE default
    0x0b83dc3e503918e, // IMAGE_SAMPLE_D_G16 ENC_VSAMPLE default
    0x0b83de3e603a181, // IMAGE_SAMPLE_C_D_G16 ENC_VSAMPLE default
    0x0b83de3e603b190, // IMAGE_SAMPLE_D_O_G16 ENC_VSAMPLE default
    0x0b83e03df03c183, // IMAGE_SAMPLE_C_D_O_G16 ENC_VSAMPLE default
    0x0b83c23e0040174, // IMAGE_SAMPLE_CL ENC_VSAMPLE default
    0x0b83e23e104118a, // IMAGE_SAMPLE_D_CL ENC_VSAMPLE default
    0x0b83c83e2042170, // IMAGE_SAMPLE_B_CL ENC_VSAMPLE default
    0x0b83c83e204317a, // IMAGE_SAMPLE_C_CL ENC_VSAMPLE default
    0x0b83e43e304417d, // IMAGE_SAMPLE_C_D_CL ENC_VSAMPLE default
    0x0b83ce3e4045177, // IMAGE_SAMPLE_C_B_CL ENC_VSAMPLE default
    0x0b83c83e2046175, // IMAGE_SAMPLE_CL_O ENC_VSAMPLE default
    0x0b83e43e304718c, // IMAGE_SAMPLE_D_CL_O ENC_VSAMPLE default
    0x0b83ce3e4048171, // IMAGE_SAMPLE_B_CL_O ENC_VSAMPLE default
    0x0b83ce3e404917b, // IMAGE_SAMPLE_C_CL_O ENC_VSAMPLE default
    0x0b83e63e704a17f, // IMAGE_SAMPLE_C_D_CL_O ENC_VSAMPLE default
    0x0b83e83e504b178, // IMAGE_SAMPLE_C_B_CL_O ENC_VSAMPLE default
    0x0b83ea3df05417e, // IMAGE_SAMPLE_C_D_CL_G16 ENC_VSAMPLE default
    0x0b83ea3df05518d, // IMAGE_SAMPLE_D_CL_O_G16 ENC_VSAMPLE default
    0x0b83ec3e1056180, // IMAGE_SAMPLE_C_D_CL_O_G16 ENC_VSAMPLE default
    0x0b83ee3e605f18b, // IMAGE_SAMPLE_D_CL_G16 ENC_VSAMPLE default
    0x0b83d43e006015a, // IMAGE_GATHER4_CL ENC_VSAMPLE default
    0x0b83f03e2061158, // IMAGE_GATHER4_B_CL ENC_VSAMPLE default
    0x0b83f03e206215d, // IMAGE_GATHER4_C_CL ENC_VSAMPLE default
    0x0b83f03e206315e, // IMAGE_GATHER4_C_L ENC_VSAMPLE default
    0x0b83d83e206415b, // IMAGE_GATHER4_C_B ENC_VSAMPLE default
    0x0b83f23e406515c, // IMAGE_GATHER4_C_B_CL ENC_VSAMPLE default
    0x0b83d23de090156, // IMAGE_GATHER4H ENC_VSAMPLE default
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
    0x0be31e40200137a, // V_CMP_LT_F16 ENC_VOPC default
    0x0c032040300137a, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c232240400137a, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431e40500137a, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x0be31e402002353, // V_CMP_EQ_F16 ENC_VOPC default
    0x0c0320403002353, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c2322404002353, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431e405002353, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0be31e40200336e, // V_CMP_LE_F16 ENC_VOPC default
    0x0c032040300336e, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c232240400336e, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431e40500336e, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x0be31e402004365, // V_CMP_GT_F16 ENC_VOPC default
    0x0c0320403004365, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c2322404004365, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431e405004365, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x0be31e402005377, // V_CMP_LG_F16 ENC_VOPC default
    0x0c0320403005377, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c2322404005377, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431e405005377, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x0be31e40200635c, // V_CMP_GE_F16 ENC_VOPC default
    0x0c032040300635c, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c232240400635c, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431e40500635c, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x0be31e40200739b, // V_CMP_O_F16 ENC_VOPC default
    0x0c032040300739b, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c232240400739b, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431e40500739b, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x0be31e40200839e, // V_CMP_U_F16 ENC_VOPC default
    0x0c032040300839e, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c232240400839e, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431e40500839e, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x0be31e40200938c, // V_CMP_NGE_F16 ENC_VOPC default
    0x0c032040300938c, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c232240400938c, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431e40500938c, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0be31e40200a395, // V_CMP_NLG_F16 ENC_VOPC default
    0x0c032040300a395, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c232240400a395, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431e40500a395, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0be31e40200b38f, // V_CMP_NGT_F16 ENC_VOPC default
    0x0c032040300b38f, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c232240400b38f, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431e40500b38f, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0be31e40200c392, // V_CMP_NLE_F16 ENC_VOPC default
    0x0c032040300c392, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c232240400c392, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431e40500c392, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0be31e40200d383, // V_CMP_NEQ_F16 ENC_VOPC default
    0x0c032040300d383, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c232240400d383, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431e40500d383, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0be31e40200e398, // V_CMP_NLT_F16 ENC_VOPC default
    0x0c032040300e398, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c232240400e398, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431e40500e398, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0be32a40601137b, // V_CMP_LT_F32 ENC_VOPC default
    0x0c032c40701137b, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232e40801137b, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432a40901137b, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x0be32a406012354, // V_CMP_EQ_F32 ENC_VOPC default
    0x0c032c407012354, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232e408012354, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432a409012354, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0be32a40601336f, // V_CMP_LE_F32 ENC_VOPC default
    0x0c032c40701336f, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232e40801336f, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432a40901336f, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x0be32a406014366, // V_CMP_GT_F32 ENC_VOPC default
    0x0c032c407014366, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232e408014366, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432a409014366, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x0be32a406015378, // V_CMP_LG_F32 ENC_VOPC default
    0x0c032c407015378, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232e408015378, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432a409015378, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x0be32a40601635d, // V_CMP_GE_F32 ENC_VOPC default
    0x0c032c40701635d, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232e40801635d, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432a40901635d, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x0be32a40601739c, // V_CMP_O_F32 ENC_VOPC default
    0x0c032c40701739c, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232e40801739c, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432a40901739c, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x0be32a40601839f, // V_CMP_U_F32 ENC_VOPC default
    0x0c032c40701839f, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232e40801839f, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432a40901839f, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x0be32a40601938d, // V_CMP_NGE_F32 ENC_VOPC default
    0x0c032c40701938d, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232e40801938d, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432a40901938d, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0be32a40601a396, // V_CMP_NLG_F32 ENC_VOPC default
    0x0c032c40701a396, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232e40801a396, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432a40901a396, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0be32a40601b390, // V_CMP_NGT_F32 ENC_VOPC default
    0x0c032c40701b390, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232e40801b390, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432a40901b390, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0be32a40601c393, // V_CMP_NLE_F32 ENC_VOPC default
    0x0c032c40701c393, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232e40801c393, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432a40901c393, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0be32a40601d384, // V_CMP_NEQ_F32 ENC_VOPC default
    0x0c032c40701d384, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232e40801d384, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432a40901d384, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0be32a40601e399, // V_CMP_NLT_F32 ENC_VOPC default
    0x0c032c40701e399, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c232e40801e399, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432a40901e399, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0be33240a02137c, // V_CMP_LT_F64 ENC_VOPC default
    0x0c433240b02137c, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x0be33240a022355, // V_CMP_EQ_F64 ENC_VOPC default
    0x0c433240b022355, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0be33240a023370, // V_CMP_LE_F64 ENC_VOPC default
    0x0c433240b023370, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x0be33240a024367, // V_CMP_GT_F64 ENC_VOPC default
    0x0c433240b024367, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x0be33240a025379, // V_CMP_LG_F64 ENC_VOPC default
    0x0c433240b025379, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x0be33240a02635e, // V_CMP_GE_F64 ENC_VOPC default
    0x0c433240b02635e, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x0be33240a02739d, // V_CMP_O_F64 ENC_VOPC default
    0x0c433240b02739d, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x0be33240a0283a0, // V_CMP_U_F64 ENC_VOPC default
    0x0c433240b0283a0, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x0be33240a02938e, // V_CMP_NGE_F64 ENC_VOPC default
    0x0c433240b02938e, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0be33240a02a397, // V_CMP_NLG_F64 ENC_VOPC default
    0x0c433240b02a397, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0be33240a02b391, // V_CMP_NGT_F64 ENC_VOPC default
    0x0c433240b02b391, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0be33240a02c394, // V_CMP_NLE_F64 ENC_VOPC default
    0x0c433240b02c394, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0be33240a02d385, // V_CMP_NEQ_F64 ENC_VOPC default
    0x0c433240b02d385, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0be33240a02e39a, // V_CMP_NLT_F64 ENC_VOPC default
    0x0c433240b02e39a, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0be33a40c03137d, // V_CMP_LT_I16 ENC_VOPC default
    0x0c033c40d03137d, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c233e40e03137d, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c433a40f03137d, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x0be33a40c032356, // V_CMP_EQ_I16 ENC_VOPC default
    0x0c033c40d032356, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c233e40e032356, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c433a40f032356, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0be33a40c033371, // V_CMP_LE_I16 ENC_VOPC default
    0x0c033c40d033371, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c233e40e033371, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c433a40f033371, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x0be33a40c034368, // V_CMP_GT_I16 ENC_VOPC default
    0x0c033c40d034368, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c233e40e034368, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c433a40f034368, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x0be33a40c035386, // V_CMP_NE_I16 ENC_VOPC default
    0x0c033c40d035386, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c233e40e035386, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c433a40f035386, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x0be33a40c03635f, // V_CMP_GE_I16 ENC_VOPC default
    0x0c033c40d03635f, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c233e40e03635f, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c433a40f03635f, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x0be33a410039380, // V_CMP_LT_U16 ENC_VOPC default
    0x0c033c411039380, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c233e412039380, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c433a413039380, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x0be33a41003a359, // V_CMP_EQ_U16 ENC_VOPC default
    0x0c033c41103a359, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c233e41203a359, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c433a41303a359, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0be33a41003b374, // V_CMP_LE_U16 ENC_VOPC default
    0x0c033c41103b374, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c233e41203b374, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c433a41303b374, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x0be33a41003c36b, // V_CMP_GT_U16 ENC_VOPC default
    0x0c033c41103c36b, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c233e41203c36b, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c433a41303c36b, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x0be33a41003d389, // V_CMP_NE_U16 ENC_VOPC default
    0x0c033c41103d389, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c233e41203d389, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c433a41303d389, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x0be33a41003e362, // V_CMP_GE_U16 ENC_VOPC default
    0x0c033c41103e362, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c233e41203e362, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c433a41303e362, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x0be32a41404137e, // V_CMP_LT_I32 ENC_VOPC default
    0x0c032c41504137e, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c234641604137e, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c432a41704137e, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x0be32a414042357, // V_CMP_EQ_I32 ENC_VOPC default
    0x0c032c415042357, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c2346416042357, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c432a417042357, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0be32a414043372, // V_CMP_LE_I32 ENC_VOPC default
    0x0c032c415043372, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c2346416043372, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c432a417043372, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x0be32a414044369, // V_CMP_GT_I32 ENC_VOPC default
    0x0c032c415044369, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c2346416044369, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c432a417044369, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x0be32a414045387, // V_CMP_NE_I32 ENC_VOPC default
    0x0c032c415045387, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c2346416045387, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c432a417045387, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x0be32a414046360, // V_CMP_GE_I32 ENC_VOPC default
    0x0c032c415046360, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c2346416046360, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c432a417046360, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x0be32a418049381, // V_CMP_LT_U32 ENC_VOPC default
    0x0c032c419049381, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c234641a049381, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c432a41b049381, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x0be32a41804a35a, // V_CMP_EQ_U32 ENC_VOPC default
    0x0c032c41904a35a, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c234641a04a35a, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c432a41b04a35a, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0be32a41804b375, // V_CMP_LE_U32 ENC_VOPC default
    0x0c032c41904b375, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c234641a04b375, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c432a41b04b375, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x0be32a41804c36c, // V_CMP_GT_U32 ENC_VOPC default
    0x0c032c41904c36c, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c234641a04c36c, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c432a41b04c36c, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x0be32a41804d38a, // V_CMP_NE_U32 ENC_VOPC default
    0x0c032c41904d38a, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c234641a04d38a, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c432a41b04d38a, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x0be32a41804e363, // V_CMP_GE_U32 ENC_VOPC default
    0x0c032c41904e363, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c234641a04e363, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c432a41b04e363, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x0be34a41c05137f, // V_CMP_LT_I64 ENC_VOPC default
    0x0c434a41d05137f, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x0be34a41c052358, // V_CMP_EQ_I64 ENC_VOPC default
    0x0c434a41d052358, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0be34a41c053373, // V_CMP_LE_I64 ENC_VOPC default
    0x0c434a41d053373, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x0be34a41c05436a, // V_CMP_GT_I64 ENC_VOPC default
    0x0c434a41d05436a, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x0be34a41c055388, // V_CMP_NE_I64 ENC_VOPC default
    0x0c434a41d055388, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x0be34a41c056361, // V_CMP_GE_I64 ENC_VOPC default
    0x0c434a41d056361, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x0be34a41e059382, // V_CMP_LT_U64 ENC_VOPC default
    0x0c434a41f059382, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x0be34a41e05a35b, // V_CMP_EQ_U64 ENC_VOPC default
    0x0c434a41f05a35b, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0be34a41e05b376, // V_CMP_LE_U64 ENC_VOPC default
    0x0c434a41f05b376, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x0be34a41e05c36d, // V_CMP_GT_U64 ENC_VOPC default
    0x0c434a41f05c36d, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x0be34a41e05d38b, // V_CMP_NE_U64 ENC_VOPC default
    0x0c434a41f05d38b, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x0be34a41e05e364, // V_CMP_GE_U64 ENC_VOPC default
    0x0c434a41f05e364, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x0be31e40207d350, // V_CMP_CLASS_F16 ENC_VOPC default
    0x0c032040307d350, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c232240407d350, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c431e40507d350, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0be32a42007e351, // V_CMP_CLASS_F32 ENC_VOPC default
    0x0c032c42107e351, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c235842207e351, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c432a42307e351, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0be35c42407f352, // V_CMP_CLASS_F64 ENC_VOPC default
    0x0c435c42507f352, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0be364426081329, // V_CMPX_LT_F16 ENC_VOPC default
    0x0c0366427081329, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c2368428081329, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4364429081329, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x0be364426082302, // V_CMPX_EQ_F16 ENC_VOPC default
    0x0c0366427082302, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c2368428082302, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4364429082302, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0be36442608331d, // V_CMPX_LE_F16 ENC_VOPC default
    0x0c036642708331d, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c236842808331d, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c436442908331d, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x0be364426084314, // V_CMPX_GT_F16 ENC_VOPC default
    0x0c0366427084314, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c2368428084314, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4364429084314, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x0be364426085326, // V_CMPX_LG_F16 ENC_VOPC default
    0x0c0366427085326, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c2368428085326, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c4364429085326, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x0be36442608630b, // V_CMPX_GE_F16 ENC_VOPC default
    0x0c036642708630b, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c236842808630b, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c436442908630b, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x0be36442608734a, // V_CMPX_O_F16 ENC_VOPC default
    0x0c036642708734a, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c236842808734a, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c436442908734a, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x0be36442608834d, // V_CMPX_U_F16 ENC_VOPC default
    0x0c036642708834d, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c236842808834d, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c436442908834d, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x0be36442608933b, // V_CMPX_NGE_F16 ENC_VOPC default
    0x0c036642708933b, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c236842808933b, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c436442908933b, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0be36442608a344, // V_CMPX_NLG_F16 ENC_VOPC default
    0x0c036642708a344, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c236842808a344, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c436442908a344, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0be36442608b33e, // V_CMPX_NGT_F16 ENC_VOPC default
    0x0c036642708b33e, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c236842808b33e, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c436442908b33e, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0be36442608c341, // V_CMPX_NLE_F16 ENC_VOPC default
    0x0c036642708c341, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c236842808c341, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c436442908c341, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0be36442608d332, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x0c036642708d332, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c236842808d332, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c436442908d332, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0be36442608e347, // V_CMPX_NLT_F16 ENC_VOPC default
    0x0c036642708e347, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c236842808e347, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c436442908e347, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0be37042a09132a, // V_CMPX_LT_F32 ENC_VOPC default
    0x0c037242b09132a, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c237442c09132a, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c437042d09132a, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x0be37042a092303, // V_CMPX_EQ_F32 ENC_VOPC default
    0x0c037242b092303, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c237442c092303, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c437042d092303, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0be37042a09331e, // V_CMPX_LE_F32 ENC_VOPC default
    0x0c037242b09331e, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c237442c09331e, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c437042d09331e, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x0be37042a094315, // V_CMPX_GT_F32 ENC_VOPC default
    0x0c037242b094315, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c237442c094315, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c437042d094315, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x0be37042a095327, // V_CMPX_LG_F32 ENC_VOPC default
    0x0c037242b095327, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c237442c095327, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c437042d095327, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x0be37042a09630c, // V_CMPX_GE_F32 ENC_VOPC default
    0x0c037242b09630c, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c237442c09630c, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c437042d09630c, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x0be37042a09734b, // V_CMPX_O_F32 ENC_VOPC default
    0x0c037242b09734b, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c237442c09734b, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c437042d09734b, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x0be37042a09834e, // V_CMPX_U_F32 ENC_VOPC default
    0x0c037242b09834e, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c237442c09834e, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c437042d09834e, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x0be37042a09933c, // V_CMPX_NGE_F32 ENC_VOPC default
    0x0c037242b09933c, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c237442c09933c, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c437042d09933c, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0be37042a09a345, // V_CMPX_NLG_F32 ENC_VOPC default
    0x0c037242b09a345, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c237442c09a345, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c437042d09a345, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0be37042a09b33f, // V_CMPX_NGT_F32 ENC_VOPC default
    0x0c037242b09b33f, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c237442c09b33f, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c437042d09b33f, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0be37042a09c342, // V_CMPX_NLE_F32 ENC_VOPC default
    0x0c037242b09c342, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c237442c09c342, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c437042d09c342, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0be37042a09d333, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x0c037242b09d333, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c237442c09d333, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c437042d09d333, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0be37042a09e348, // V_CMPX_NLT_F32 ENC_VOPC default
    0x0c037242b09e348, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c237442c09e348, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c437042d09e348, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0be37842e0a132b, // V_CMPX_LT_F64 ENC_VOPC default
    0x0c437842f0a132b, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x0be37842e0a2304, // V_CMPX_EQ_F64 ENC_VOPC default
    0x0c437842f0a2304, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0be37842e0a331f, // V_CMPX_LE_F64 ENC_VOPC default
    0x0c437842f0a331f, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x0be37842e0a4316, // V_CMPX_GT_F64 ENC_VOPC default
    0x0c437842f0a4316, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x0be37842e0a5328, // V_CMPX_LG_F64 ENC_VOPC default
    0x0c437842f0a5328, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x0be37842e0a630d, // V_CMPX_GE_F64 ENC_VOPC default
    0x0c437842f0a630d, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x0be37842e0a734c, // V_CMPX_O_F64 ENC_VOPC default
    0x0c437842f0a734c, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x0be37842e0a834f, // V_CMPX_U_F64 ENC_VOPC default
    0x0c437842f0a834f, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x0be37842e0a933d, // V_CMPX_NGE_F64 ENC_VOPC default
    0x0c437842f0a933d, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0be37842e0aa346, // V_CMPX_NLG_F64 ENC_VOPC default
    0x0c437842f0aa346, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0be37842e0ab340, // V_CMPX_NGT_F64 ENC_VOPC default
    0x0c437842f0ab340, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0be37842e0ac343, // V_CMPX_NLE_F64 ENC_VOPC default
    0x0c437842f0ac343, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0be37842e0ad334, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x0c437842f0ad334, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0be37842e0ae349, // V_CMPX_NLT_F64 ENC_VOPC default
    0x0c437842f0ae349, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0be3804300b132c, // V_CMPX_LT_I16 ENC_VOPC default
    0x0c03824310b132c, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c23844320b132c, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c43804330b132c, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x0be3804300b2305, // V_CMPX_EQ_I16 ENC_VOPC default
    0x0c03824310b2305, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c23844320b2305, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c43804330b2305, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0be3804300b3320, // V_CMPX_LE_I16 ENC_VOPC default
    0x0c03824310b3320, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c23844320b3320, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c43804330b3320, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x0be3804300b4317, // V_CMPX_GT_I16 ENC_VOPC default
    0x0c03824310b4317, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c23844320b4317, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c43804330b4317, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x0be3804300b5335, // V_CMPX_NE_I16 ENC_VOPC default
    0x0c03824310b5335, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c23844320b5335, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c43804330b5335, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x0be3804300b630e, // V_CMPX_GE_I16 ENC_VOPC default
    0x0c03824310b630e, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0c23844320b630e, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0c43804330b630e, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x0be3804340b932f, // V_CMPX_LT_U16 ENC_VOPC default
    0x0c03824350b932f, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23844360b932f, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43804370b932f, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x0be3804340ba308, // V_CMPX_EQ_U16 ENC_VOPC default
    0x0c03824350ba308, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23844360ba308, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43804370ba308, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0be3804340bb323, // V_CMPX_LE_U16 ENC_VOPC default
    0x0c03824350bb323, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23844360bb323, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43804370bb323, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x0be3804340bc31a, // V_CMPX_GT_U16 ENC_VOPC default
    0x0c03824350bc31a, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23844360bc31a, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43804370bc31a, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x0be3804340bd338, // V_CMPX_NE_U16 ENC_VOPC default
    0x0c03824350bd338, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23844360bd338, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43804370bd338, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x0be3804340be311, // V_CMPX_GE_U16 ENC_VOPC default
    0x0c03824350be311, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0c23844360be311, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0c43804370be311, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x0be3704380c132d, // V_CMPX_LT_I32 ENC_VOPC default
    0x0c03724390c132d, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c238c43a0c132d, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c437043b0c132d, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x0be3704380c2306, // V_CMPX_EQ_I32 ENC_VOPC default
    0x0c03724390c2306, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c238c43a0c2306, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c437043b0c2306, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0be3704380c3321, // V_CMPX_LE_I32 ENC_VOPC default
    0x0c03724390c3321, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c238c43a0c3321, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c437043b0c3321, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x0be3704380c4318, // V_CMPX_GT_I32 ENC_VOPC default
    0x0c03724390c4318, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c238c43a0c4318, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c437043b0c4318, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x0be3704380c5336, // V_CMPX_NE_I32 ENC_VOPC default
    0x0c03724390c5336, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c238c43a0c5336, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c437043b0c5336, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x0be3704380c630f, // V_CMPX_GE_I32 ENC_VOPC default
    0x0c03724390c630f, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0c238c43a0c630f, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0c437043b0c630f, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x0be37043c0c9330, // V_CMPX_LT_U32 ENC_VOPC default
    0x0c037243d0c9330, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c238c43e0c9330, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c437043f0c9330, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x0be37043c0ca309, // V_CMPX_EQ_U32 ENC_VOPC default
    0x0c037243d0ca309, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c238c43e0ca309, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c437043f0ca309, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0be37043c0cb324, // V_CMPX_LE_U32 ENC_VOPC default
    0x0c037243d0cb324, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c238c43e0cb324, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c437043f0cb324, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x0be37043c0cc31b, // V_CMPX_GT_U32 ENC_VOPC default
    0x0c037243d0cc31b, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c238c43e0cc31b, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c437043f0cc31b, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x0be37043c0cd339, // V_CMPX_NE_U32 ENC_VOPC default
    0x0c037243d0cd339, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c238c43e0cd339, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c437043f0cd339, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x0be37043c0ce312, // V_CMPX_GE_U32 ENC_VOPC default
    0x0c037243d0ce312, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0c238c43e0ce312, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0c437043f0ce312, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x0be3904400d132e, // V_CMPX_LT_I64 ENC_VOPC default
    0x0c43904410d132e, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x0be3904400d2307, // V_CMPX_EQ_I64 ENC_VOPC default
    0x0c43904410d2307, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0be3904400d3322, // V_CMPX_LE_I64 ENC_VOPC default
    0x0c43904410d3322, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x0be3904400d4319, // V_CMPX_GT_I64 ENC_VOPC default
    0x0c43904410d4319, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x0be3904400d5337, // V_CMPX_NE_I64 ENC_VOPC default
    0x0c43904410d5337, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x0be3904400d6310, // V_CMPX_GE_I64 ENC_VOPC default
    0x0c43904410d6310, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x0be3904420d9331, // V_CMPX_LT_U64 ENC_VOPC default
    0x0c43904430d9331, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x0be3904420da30a, // V_CMPX_EQ_U64 ENC_VOPC default
    0x0c43904430da30a, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0be3904420db325, // V_CMPX_LE_U64 ENC_VOPC default
    0x0c43904430db325, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x0be3904420dc31c, // V_CMPX_GT_U64 ENC_VOPC default
    0x0c43904430dc31c, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x0be3904420dd33a, // V_CMPX_NE_U64 ENC_VOPC default
    0x0c43904430dd33a, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x0be3904420de313, // V_CMPX_GE_U64 ENC_VOPC default
    0x0c43904430de313, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x0be3644260fd2ff, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x0c03664270fd2ff, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0c23684280fd2ff, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0c43644290fd2ff, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0be3704440fe300, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x0c03724450fe300, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0c239e4460fe300, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0c43704470fe300, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0be3a24480ff301, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x0c43a24490ff301, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0c60181b0000480, // V_NOP ENC_VOP1 default
    0x0c613644a00146f, // V_MOV_B32 ENC_VOP1 default
    0x0c813844b00146f, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13a44c00146f, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0cc13644d00146f, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x0ce14244e0024a9, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x0c614644f0033bd, // V_CVT_I32_F64 ENC_VOP1 default
    0x0cc1464500033bd, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x0c614a4510043b8, // V_CVT_F64_I32 ENC_VOP1 default
    0x0cc14a4520043b8, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x0c61364530053b1, // V_CVT_F32_I32 ENC_VOP1 default
    0x0c81384540053b1, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0x0ca14e4550053b1, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0x0cc1364560053b1, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x0c61364570063b2, // V_CVT_F32_U32 ENC_VOP1 default
    0x0c81384580063b2, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0ca14e4590063b2, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0cc13645a0063b2, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x0c613645b0073d4, // V_CVT_U32_F32 ENC_VOP1 default
    0x0c813845c0073d4, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13a45d0073d4, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc13645e0073d4, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x0c613645f0083bc, // V_CVT_I32_F32 ENC_VOP1 default
    0x0c81384600083bc, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13a4610083bc, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc1364620083bc, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c615c46300a3aa, // V_CVT_F16_F32 ENC_VOP1 default
    0x0c815e46400a3aa, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca16046500a3aa, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc15c46600a3aa, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x0c616846700b3ae, // V_CVT_F32_F16 ENC_VOP1 default
    0x0c816a46800b3ae, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca16c46900b3ae, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc16846a00b3ae, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x0c613645f00c3bf, // V_CVT_NEAREST_I32_F32 ENC_VOP1 default
    0x0c813846000c3bf, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13a46100c3bf, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc13646200c3bf, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c613645f00d3ba, // V_CVT_FLOOR_I32_F32 ENC_VOP1 default
    0x0c813846000d3ba, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13a46100d3ba, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc13646200d3ba, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c613645300e3c2, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x0c813845400e3c2, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0x0ca14e45500e3c2, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0x0cc13645600e3c2, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x0c614646b00f3af, // V_CVT_F32_F64 ENC_VOP1 default
    0x0cc14646c00f3af, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x0c614a46d0103b7, // V_CVT_F64_F32 ENC_VOP1 default
    0x0cc14a46e0103b7, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x0c61364570113b3, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x0c81384580113b3, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0x0ca14e4590113b3, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0x0cc13645a0113b3, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x0c61364570123b4, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x0c81384580123b4, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0x0ca14e4590123b4, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0x0cc13645a0123b4, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x0c61364570133b5, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x0c81384580133b5, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0x0ca14e4590133b5, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0x0cc13645a0133b5, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x0c61364570143b6, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x0c81384580143b6, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0x0ca14e4590143b6, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0x0cc13645a0143b6, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x0c614646f0153d5, // V_CVT_U32_F64 ENC_VOP1 default
    0x0cc1464700153d5, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x0c614a4710163b9, // V_CVT_F64_U32 ENC_VOP1 default
    0x0cc14a4720163b9, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x0c617c4730174e3, // V_TRUNC_F64 ENC_VOP1 default
    0x0cc17c4740174e3, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x0c617c4730182fc, // V_CEIL_F64 ENC_VOP1 default
    0x0cc17c4740182fc, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x0c617c4730194ad, // V_RNDNE_F64 ENC_VOP1 default
    0x0cc17c4740194ad, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x0c617c47301a3ff, // V_FLOOR_F64 ENC_VOP1 default
    0x0cc17c47401a3ff, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x0c60181b001b48d, // V_PIPEFLUSH ENC_VOP1 default
    0x0c618047501c46e, // V_MOV_B16 ENC_VOP1 default
    0x0c818247601c46e, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0x0ca18447701c46e, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0x0cc18047801c46e, // V_MOV_B16 VOP1_INST_LITERAL has_lit
    0x0c613647902040e, // V_FRACT_F32 ENC_VOP1 default
    0x0c813847a02040e, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13a47b02040e, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc13647c02040e, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x0c61364790214e2, // V_TRUNC_F32 ENC_VOP1 default
    0x0c813847a0214e2, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13a47b0214e2, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc13647c0214e2, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x0c61364790222fb, // V_CEIL_F32 ENC_VOP1 default
    0x0c813847a0222fb, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13a47b0222fb, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc13647c0222fb, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x0c61364790234ac, // V_RNDNE_F32 ENC_VOP1 default
    0x0c813847a0234ac, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13a47b0234ac, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc13647c0234ac, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x0c61364790243fe, // V_FLOOR_F32 ENC_VOP1 default
    0x0c813847a0243fe, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13a47b0243fe, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc13647c0243fe, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x0c61364790253fc, // V_EXP_F32 ENC_VOP1 default
    0x0c813847a0253fc, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13a47b0253fc, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc13647c0253fc, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x0c6136479027421, // V_LOG_F32 ENC_VOP1 default
    0x0c813847a027421, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13a47b027421, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc13647c027421, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x0c613647902a4a6, // V_RCP_F32 ENC_VOP1 default
    0x0c813847a02a4a6, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13a47b02a4a6, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc13647c02a4a6, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x0c613647902b4a8, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x0c813847a02b4a8, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13a47b02b4a8, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc13647c02b4a8, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x0c613647902e4af, // V_RSQ_F32 ENC_VOP1 default
    0x0c813847a02e4af, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13a47b02e4af, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc13647c02e4af, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x0c617c47302f4a7, // V_RCP_F64 ENC_VOP1 default
    0x0cc17c47402f4a7, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x0c617c4730314b0, // V_RSQ_F64 ENC_VOP1 default
    0x0cc17c4740314b0, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x0c61364790334b9, // V_SQRT_F32 ENC_VOP1 default
    0x0c813847a0334b9, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13a47b0334b9, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc13647c0334b9, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x0c617c4730344ba, // V_SQRT_F64 ENC_VOP1 default
    0x0cc17c4740344ba, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x0c61364790354b7, // V_SIN_F32 ENC_VOP1 default
    0x0c813847a0354b7, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13a47b0354b7, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc13647c0354b7, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x0c61364790363a4, // V_COS_F32 ENC_VOP1 default
    0x0c813847a0363a4, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13a47b0363a4, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc13647c0363a4, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x0c613647d037482, // V_NOT_B32 ENC_VOP1 default
    0x0c813847e037482, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca14e47f037482, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x0cc136480037482, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x0c613644a0382f9, // V_BFREV_B32 ENC_VOP1 default
    0x0c813844b0382f9, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13a44c0382f9, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0cc13644d0382f9, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x0c61364810392fe, // V_CLZ_I32_U32 ENC_VOP1 default
    0x0c81384820392fe, // V_CLZ_I32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0ca14e4830392fe, // V_CLZ_I32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0cc1364840392fe, // V_CLZ_I32_U32 VOP1_INST_LITERAL has_lit
    0x0c613648103a3a5, // V_CTZ_I32_B32 ENC_VOP1 default
    0x0c813848203a3a5, // V_CTZ_I32_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca14e48303a3a5, // V_CTZ_I32_B32 VOP1_VOP_DPP16 has_dpp16
    0x0cc13648403a3a5, // V_CTZ_I32_B32 VOP1_INST_LITERAL has_lit
    0x0c613648503b2fd, // V_CLS_I32 ENC_VOP1 default
    0x0c813848603b2fd, // V_CLS_I32 VOP1_VOP_DPP8 has_dpp8
    0x0ca14e48703b2fd, // V_CLS_I32 VOP1_VOP_DPP16 has_dpp16
    0x0cc13648803b2fd, // V_CLS_I32 VOP1_INST_LITERAL has_lit
    0x0c614644f03c412, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x0cc14645003c412, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x0c617c47303d415, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x0cc17c47403d415, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x0c617c47303e40f, // V_FRACT_F64 ENC_VOP1 default
    0x0cc17c47403e40f, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x0c613645f03f411, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x0c813846003f411, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13a46103f411, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc13646203f411, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x0c6136479040414, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x0c813847a040414, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13a47b040414, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0cc13647c040414, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x0c613648904246a, // V_MOVRELD_B32 ENC_VOP1 default
    0x0c813848a04246a, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13a48b04246a, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0cc13648c04246a, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0x0ce13648d04346d, // V_MOVRELS_B32 ENC_VOP1 default
    0x0c813848a04346d, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13a48b04346d, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce13648d04446c, // V_MOVRELSD_B32 ENC_VOP1 default
    0x0c813848a04446c, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13a48b04446c, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0ce13648d04846b, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0x0c813848a04846b, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0x0ca13a48b04846b, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0x0c619248e0503ac, // V_CVT_F16_U16 ENC_VOP1 default
    0x0c819448f0503ac, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1964900503ac, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1924910503ac, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x0c61924920513ab, // V_CVT_F16_I16 ENC_VOP1 default
    0x0c81944930513ab, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1964940513ab, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1924950513ab, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x0c619e4960523d3, // V_CVT_U16_F16 ENC_VOP1 default
    0x0c81a04970523d3, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a24980523d3, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc19e4990523d3, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x0c619e49a0533bb, // V_CVT_I16_F16 ENC_VOP1 default
    0x0c81a049b0533bb, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a249c0533bb, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc19e49d0533bb, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c61aa49e0544a5, // V_RCP_F16 ENC_VOP1 default
    0x0c81ac49f0544a5, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1ae4a00544a5, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1aa4a10544a5, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x0c61aa49e0554b8, // V_SQRT_F16 ENC_VOP1 default
    0x0c81ac49f0554b8, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1ae4a00554b8, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1aa4a10554b8, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x0c61aa49e0564ae, // V_RSQ_F16 ENC_VOP1 default
    0x0c81ac49f0564ae, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1ae4a00564ae, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1aa4a10564ae, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x0c61aa49e057420, // V_LOG_F16 ENC_VOP1 default
    0x0c81ac49f057420, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1ae4a0057420, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1aa4a1057420, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x0c61aa49e0583fb, // V_EXP_F16 ENC_VOP1 default
    0x0c81ac49f0583fb, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1ae4a00583fb, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1aa4a10583fb, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x0c61aa49e059413, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x0c81ac49f059413, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1ae4a0059413, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1aa4a1059413, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x0c619e49a05a410, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x0c81a049b05a410, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a249c05a410, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc19e49d05a410, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c61aa49e05b3fd, // V_FLOOR_F16 ENC_VOP1 default
    0x0c81ac49f05b3fd, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1ae4a005b3fd, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1aa4a105b3fd, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x0c61aa49e05c2fa, // V_CEIL_F16 ENC_VOP1 default
    0x0c81ac49f05c2fa, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1ae4a005c2fa, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1aa4a105c2fa, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x0c61aa49e05d4e1, // V_TRUNC_F16 ENC_VOP1 default
    0x0c81ac49f05d4e1, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1ae4a005d4e1, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1aa4a105d4e1, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x0c61aa49e05e4ab, // V_RNDNE_F16 ENC_VOP1 default
    0x0c81ac49f05e4ab, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1ae4a005e4ab, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1aa4a105e4ab, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x0c61aa49e05f40d, // V_FRACT_F16 ENC_VOP1 default
    0x0c81ac49f05f40d, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1ae4a005f40d, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1aa4a105f40d, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x0c61aa49e0604b6, // V_SIN_F16 ENC_VOP1 default
    0x0c81ac49f0604b6, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1ae4a00604b6, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1aa4a10604b6, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x0c61aa49e0613a3, // V_COS_F16 ENC_VOP1 default
    0x0c81ac49f0613a3, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1ae4a00613a3, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1aa4a10613a3, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x0c61364a20624b5, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x0c81384a30624b5, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x0ca14e4a40624b5, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1364a50624b5, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x0c619e49a0633c0, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x0c81a049b0633c0, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a249c0633c0, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc19e49d0633c0, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x0c619e4960643c1, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x0c81a04970643c1, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1a24980643c1, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0cc19e4990643c1, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x0ce1b64a60654ca, // V_SWAP_B32 ENC_VOP1 default
    0x0ce1b84a70664c9, // V_SWAP_B16 ENC_VOP1 default
    0x0ce1b64a8067489, // V_PERMLANE64_B32 ENC_VOP1 default
    0x0ce1b64a90684c8, // V_SWAPREL_B32 ENC_VOP1 default
    0x0c61804aa069481, // V_NOT_B16 ENC_VOP1 default
    0x0c81824ab069481, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1844ac069481, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1804ad069481, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0x0c61ba4ae06a3be, // V_CVT_I32_I16 ENC_VOP1 default
    0x0c81bc4af06a3be, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1be4b006a3be, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1ba4b106a3be, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0x0c61ba4b206b3d6, // V_CVT_U32_U16 ENC_VOP1 default
    0x0c81bc4b306b3d6, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0x0ca1be4b406b3d6, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0x0cc1ba4b506b3d6, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0x0c61364b606c3b0, // V_CVT_F32_FP8 ENC_VOP1 default
    0x0c81384b706c3b0, // V_CVT_F32_FP8 VOP1_VOP_DPP8 has_dpp8
    0x0ca13a4b806c3b0, // V_CVT_F32_FP8 VOP1_VOP_DPP16 has_dpp16
    0x0cc1364b906c3b0, // V_CVT_F32_FP8 VOP1_INST_LITERAL has_lit
    0x0c61364ba06d3ad, // V_CVT_F32_BF8 ENC_VOP1 default
    0x0c81384bb06d3ad, // V_CVT_F32_BF8 VOP1_VOP_DPP8 has_dpp8
    0x0ca13a4bc06d3ad, // V_CVT_F32_BF8 VOP1_VOP_DPP16 has_dpp16
    0x0cc1364bd06d3ad, // V_CVT_F32_BF8 VOP1_INST_LITERAL has_lit
    0x0c61cc4be06e3c5, // V_CVT_PK_F32_FP8 ENC_VOP1 default
    0x0cc1cc4bf06e3c5, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL has_lit
    0x0c61cc4c006f3c4, // V_CVT_PK_F32_BF8 ENC_VOP1 default
    0x0cc1cc4c106f3c4, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL has_lit
    0x0d02e24c2000496, // V_PK_MAD_I16 ENC_VOP3P default
    0x0d22e24c3000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e24c4000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e24c5000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82e24c6000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x0da2e24c7000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2e24c8000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2e24c9000496, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02e44ca0014a1, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x0d22e44cb0014a1, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e44cc0014a1, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e44cd0014a1, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02e44ce00248f, // V_PK_ADD_I16 ENC_VOP3P default
    0x0d22e44cf00248f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e44d000248f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e44d100248f, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02e44ce0034a2, // V_PK_SUB_I16 ENC_VOP3P default
    0x0d22e44cf0034a2, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e44d00034a2, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e44d10034a2, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02e44ca004494, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x0d22e44cb004494, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e44cc004494, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e44cd004494, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02e44ca005495, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x0d22e44cb005495, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e44cc005495, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e44cd005495, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02e44d2006491, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x0d22e44d3006491, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e44d4006491, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e44d5006491, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02e44ce007499, // V_PK_MAX_I16 ENC_VOP3P default
    0x0d22e44cf007499, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e44d0007499, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e44d1007499, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02e44ce00849d, // V_PK_MIN_I16 ENC_VOP3P default
    0x0d22e44cf00849d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e44d000849d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e44d100849d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02e24d6009497, // V_PK_MAD_U16 ENC_VOP3P default
    0x0d22e24d7009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e24d8009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e24d9009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82e24da009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x0da2e24db009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2e24dc009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2e24dd009497, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02e44ca00a490, // V_PK_ADD_U16 ENC_VOP3P default
    0x0d22e44cb00a490, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e44cc00a490, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e44cd00a490, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02e44ca00b4a3, // V_PK_SUB_U16 ENC_VOP3P default
    0x0d22e44cb00b4a3, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e44cc00b4a3, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e44cd00b4a3, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02e44ca00c49b, // V_PK_MAX_U16 ENC_VOP3P default
    0x0d22e44cb00c49b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e44cc00c49b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e44cd00c49b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02e44ca00d49f, // V_PK_MIN_U16 ENC_VOP3P default
    0x0d22e44cb00d49f, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e44cc00d49f, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e44cd00d49f, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02e64de00e493, // V_PK_FMA_F16 ENC_VOP3P default
    0x0d22e64df00e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e64e000e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e64e100e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82e64e200e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x0da2e64e300e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2e64e400e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2e64e500e493, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02e84e600f48e, // V_PK_ADD_F16 ENC_VOP3P default
    0x0d22e84e700f48e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e84e800f48e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e84e900f48e, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02e84e60104a0, // V_PK_MUL_F16 ENC_VOP3P default
    0x0d22e84e70104a0, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e84e80104a0, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e84e90104a0, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02ea4ea0133e1, // V_DOT2_F32_F16 ENC_VOP3P default
    0x0e02ec4eb0133e1, // V_DOT2_F32_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0e22ee4ec0133e1, // V_DOT2_F32_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0d22ea4ed0133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42ea4ee0133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62ea4ef0133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82ea4f00133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0x0da2ea4f10133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2ea4f20133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2ea4f30133e1, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02f04f40163e6, // V_DOT4_I32_IU8 ENC_VOP3P default
    0x0d22f04f50163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0x0d42f04f60163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0x0d62f04f70163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82f04f80163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0x0da2f04f90163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2f04fa0163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2f04fb0163e6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02f027d0173e7, // V_DOT4_U32_U8 ENC_VOP3P default
    0x0d22f04fc0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0x0d42f04fd0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0x0d62f04fe0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82f04ff0173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0x0da2f05000173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2f05010173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2f05020173e7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02f05030183e8, // V_DOT8_I32_IU4 ENC_VOP3P default
    0x0d22f05040183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0x0d42f05050183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0x0d62f05060183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82f05070183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0x0da2f05080183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2f05090183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2f050a0183e8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02f050b0193e9, // V_DOT8_U32_U4 ENC_VOP3P default
    0x0d22f050c0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0x0d42f050d0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0x0d62f050e0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82f050f0193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0x0da2f05100193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2f05110193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2f05120193e9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02f251301a3e0, // V_DOT2_F32_BF16 ENC_VOP3P default
    0x0e02f451401a3e0, // V_DOT2_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x0e22f651501a3e0, // V_DOT2_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x0d22f251601a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0d42f251701a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0d62f251801a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82f251901a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0x0da2f251a01a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2f251b01a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2f251c01a3e0, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02e84e601b49e, // V_PK_MIN_NUM_F16 ENC_VOP3P default
    0x0d22e84e701b49e, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e84e801b49e, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e84e901b49e, // V_PK_MIN_NUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02e84e601c49a, // V_PK_MAX_NUM_F16 ENC_VOP3P default
    0x0d22e84e701c49a, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e84e801c49a, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e84e901c49a, // V_PK_MAX_NUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02e84e601d49c, // V_PK_MINIMUM_F16 ENC_VOP3P default
    0x0d22e84e701d49c, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e84e801d49c, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e84e901d49c, // V_PK_MINIMUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02e84e601e498, // V_PK_MAXIMUM_F16 ENC_VOP3P default
    0x0d22e84e701e498, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42e84e801e498, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62e84e901e498, // V_PK_MAXIMUM_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d02f851d02040c, // V_FMA_MIX_F32 ENC_VOP3P default
    0x0e42fa51e02040c, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0x0e62fc51f02040c, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0x0d22f852002040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x0d42f852102040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x0d62f852202040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82f852302040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x0da2f852402040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2f852502040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2f852602040c, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02f852702140b, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x0e42fa52802140b, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0e62fc52902140b, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0d22f852a02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42f852b02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62f852c02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82f852d02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x0da2f852e02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2f852f02140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2f853002140b, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02f852702240a, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x0e42fa52802240a, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0e62fc52902240a, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0d22f852a02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x0d42f852b02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x0d62f852c02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82f852d02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x0da2f852e02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2f852f02240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2f853002240a, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02fe5310243e4, // V_DOT4_F32_FP8_BF8 ENC_VOP3P default
    0x0e43005320243e4, // V_DOT4_F32_FP8_BF8 VOP3P_VOP_DPP8 has_dpp8
    0x0e63025330243e4, // V_DOT4_F32_FP8_BF8 VOP3P_VOP_DPP16 has_dpp16
    0x0d22fe5340243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0
    0x0d42fe5350243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_1
    0x0d62fe5360243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82fe5370243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_2
    0x0da2fe5380243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2fe5390243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2fe53a0243e4, // V_DOT4_F32_FP8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02fe53b0253e3, // V_DOT4_F32_BF8_FP8 ENC_VOP3P default
    0x0e430053c0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_VOP_DPP8 has_dpp8
    0x0e630253d0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_VOP_DPP16 has_dpp16
    0x0d22fe53e0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0
    0x0d42fe53f0253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_1
    0x0d62fe5400253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82fe5410253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_2
    0x0da2fe5420253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2fe5430253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2fe5440253e3, // V_DOT4_F32_BF8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02fe5450263e5, // V_DOT4_F32_FP8_FP8 ENC_VOP3P default
    0x0e43005460263e5, // V_DOT4_F32_FP8_FP8 VOP3P_VOP_DPP8 has_dpp8
    0x0e63025470263e5, // V_DOT4_F32_FP8_FP8 VOP3P_VOP_DPP16 has_dpp16
    0x0d22fe5480263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0
    0x0d42fe5490263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_1
    0x0d62fe54a0263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82fe54b0263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_2
    0x0da2fe54c0263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2fe54d0263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2fe54e0263e5, // V_DOT4_F32_FP8_FP8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0d02fe54f0273e2, // V_DOT4_F32_BF8_BF8 ENC_VOP3P default
    0x0e43005500273e2, // V_DOT4_F32_BF8_BF8 VOP3P_VOP_DPP8 has_dpp8
    0x0e63025510273e2, // V_DOT4_F32_BF8_BF8 VOP3P_VOP_DPP16 has_dpp16
    0x0d22fe5520273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0
    0x0d42fe5530273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_1
    0x0d62fe5540273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0d82fe5550273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_2
    0x0da2fe5560273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0dc2fe5570273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0de2fe5580273e2, // V_DOT4_F32_BF8_BF8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0e83045590404e9, // V_WMMA_F32_16X16X16_F16 ENC_VOP3P default
    0x0e830455a0414e6, // V_WMMA_F32_16X16X16_BF16 ENC_VOP3P default
    0x0e830655b0424e5, // V_WMMA_F16_16X16X16_F16 ENC_VOP3P default
    0x0e830655c0434e4, // V_WMMA_BF16_16X16X16_BF16 ENC_VOP3P default
    0x0e830855d0444ed, // V_WMMA_I32_16X16X16_IU8 ENC_VOP3P default
    0x0e830a55e0454ec, // V_WMMA_I32_16X16X16_IU4 ENC_VOP3P default
    0x0e830c55f0464eb, // V_WMMA_F32_16X16X16_FP8_FP8 ENC_VOP3P default
    0x0e830c5600474ea, // V_WMMA_F32_16X16X16_FP8_BF8 ENC_VOP3P default
    0x0e830c5610484e8, // V_WMMA_F32_16X16X16_BF8_FP8 ENC_VOP3P default
    0x0e830c5620494e7, // V_WMMA_F32_16X16X16_BF8_BF8 ENC_VOP3P default
    0x0e830856304a4ee, // V_WMMA_I32_16X16X32_IU4 ENC_VOP3P default
    0x0ea30e5640504d0, // V_SWMMAC_F32_16X16X32_F16 ENC_VOP3P default
    0x0ea30e5650514cd, // V_SWMMAC_F32_16X16X32_BF16 ENC_VOP3P default
    0x0ea3105660524cc, // V_SWMMAC_F16_16X16X32_F16 ENC_VOP3P default
    0x0ea3105670534cb, // V_SWMMAC_BF16_16X16X32_BF16 ENC_VOP3P default
    0x0ea3125680544d4, // V_SWMMAC_I32_16X16X32_IU8 ENC_VOP3P default
    0x0ea3145690554d3, // V_SWMMAC_I32_16X16X32_IU4 ENC_VOP3P default
    0x0ea31256a0564d5, // V_SWMMAC_I32_16X16X64_IU4 ENC_VOP3P default
    0x0ea31656b0574d2, // V_SWMMAC_F32_16X16X32_FP8_FP8 ENC_VOP3P default
    0x0ea31656c0584d1, // V_SWMMAC_F32_16X16X32_FP8_BF8 ENC_VOP3P default
    0x0ea31656d0594cf, // V_SWMMAC_F32_16X16X32_BF8_FP8 ENC_VOP3P default
    0x0ea31656e05a4ce, // V_SWMMAC_F32_16X16X32_BF8_BF8 ENC_VOP3P default
    0x0ec12e56f000417, // V_INTERP_P10_F32 ENC_VINTERP default
    0x0ec12e56f00141a, // V_INTERP_P2_F32 ENC_VINTERP default
    0x0ec130570002416, // V_INTERP_P10_F16_F32 ENC_VINTERP default
    0x0ec132571003419, // V_INTERP_P2_F16_F32 ENC_VINTERP default
    0x0ec130570004418, // V_INTERP_P10_RTZ_F16_F32 ENC_VINTERP default
    0x0ec13257100541b, // V_INTERP_P2_RTZ_F16_F32 ENC_VINTERP default
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
    0x0f23f458e0101a8, // SCRATCH_LOAD_U8 ENC_VSCRATCH default
    0x0f23f458f0111a6, // SCRATCH_LOAD_I8 ENC_VSCRATCH default
    0x0f23f45900121a7, // SCRATCH_LOAD_U16 ENC_VSCRATCH default
    0x0f23f45910131a5, // SCRATCH_LOAD_I16 ENC_VSCRATCH default
    0x0f23f459201419b, // SCRATCH_LOAD_B32 ENC_VSCRATCH default
    0x0f23f659301519c, // SCRATCH_LOAD_B64 ENC_VSCRATCH default
    0x0f23f859401619d, // SCRATCH_LOAD_B96 ENC_VSCRATCH default
    0x0f23fa59501719a, // SCRATCH_LOAD_B128 ENC_VSCRATCH default
    0x0f23fc5960181ad, // SCRATCH_STORE_B8 ENC_VSCRATCH default
    0x0f23fc5970191aa, // SCRATCH_STORE_B16 ENC_VSCRATCH default
    0x0f23fc59801a1ab, // SCRATCH_STORE_B32 ENC_VSCRATCH default
    0x0f23fe59901b1ac, // SCRATCH_STORE_B64 ENC_VSCRATCH default
    0x0f240059a01c1ae, // SCRATCH_STORE_B96 ENC_VSCRATCH default
    0x0f240259b01d1a9, // SCRATCH_STORE_B128 ENC_VSCRATCH default
    0x0f23f458e01e1a4, // SCRATCH_LOAD_D16_U8 ENC_VSCRATCH default
    0x0f23f458f01f1a3, // SCRATCH_LOAD_D16_I8 ENC_VSCRATCH default
    0x0f23f459c02019f, // SCRATCH_LOAD_D16_B16 ENC_VSCRATCH default
    0x0f23f458e0211a2, // SCRATCH_LOAD_D16_HI_U8 ENC_VSCRATCH default
    0x0f23f458f0221a1, // SCRATCH_LOAD_D16_HI_I8 ENC_VSCRATCH default
    0x0f23f459c0231a0, // SCRATCH_LOAD_D16_HI_B16 ENC_VSCRATCH default
    0x0f23fc5960241b1, // SCRATCH_STORE_D16_HI_B8 ENC_VSCRATCH default
    0x0f23fc5970251b0, // SCRATCH_STORE_D16_HI_B16 ENC_VSCRATCH default
    0x0f240459d05319e, // SCRATCH_LOAD_BLOCK ENC_VSCRATCH default
    0x0f240659e0541af, // SCRATCH_STORE_BLOCK ENC_VSCRATCH default
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
    0x1064086250092b9, // S_WAITCNT ENC_SOPP default
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
