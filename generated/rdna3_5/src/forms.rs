// Written by `cargo xtask regen` from amdgpu_isa_rdna3_5.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Forms.
use amdgpu_isa_core::asm::tables::Class::*;
use amdgpu_isa_core::rows::*;
use crate::fields::enc;
/// What forms have in common.
pub static FORM_KINDS: [FormKind; 127] = [
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
        enc::VOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000ff,
        choice(Short, 1, 2, false, false, run(0, 0), run(0, 0)),
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
        choice(Long, 0, 2, false, false, run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d4000000,
        choice(LongDpp, 0, 2, false, false, run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, false, false, run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, false, run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, false, run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, false, run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, false, run(0, 0), run(0, 1)),
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
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, false, run(0, 0), run(0, 1)),
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
        choice(Long, 1, 2, false, false, run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(0, 1)),
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
        choice(Long, 0, 2, false, false, run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, false, run(0, 0), run(3, 3)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(6, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(8, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(1, 1)),
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
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, false, run(0, 0), run(8, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, false, run(0, 0), run(10, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(12, 1)),
    ),
    form_kind(
        enc::ENC_DS,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xd8000000,
        choice(Short, 0, 0, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_DS,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xd8000000,
        choice(Short, 0, 0, false, false, run(1, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_FLAT,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xdc000000,
        choice(Short, 0, 0, false, false, run(2, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_FLAT_SCRATCH,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xdc010000,
        choice(Short, 0, 0, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_FLAT_GLOBAL,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xdc020000,
        choice(Short, 0, 0, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_MUBUF,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xe0000000,
        choice(Short, 0, 0, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_MTBUF,
        0,
        2,
        Slot::Whole,
        [bits(15, 4), bits(0, 0)],
        0xe8000000,
        choice(Short, 0, 0, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_MIMG,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf0000000,
        choice(Short, 0, 0, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::MIMG_NSA1,
        0,
        3,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf0000001,
        choice(Short, 0, 0, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SMEM,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf4000000,
        choice(Short, 0, 0, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_EXP,
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
        [bits(9, 8), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000e9,
        choice(Dpp, 0, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000fa,
        choice(Dpp, 0, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000ff,
        choice(Short, 1, 2, false, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 2, false, false, run(0, 0), run(13, 1)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, false, false, run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xffcc000000,
        choice(Long, 1, 2, false, false, run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1fe00cc000000,
        choice(Long, 1, 2, false, false, run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1feffcc000000,
        choice(Long, 1, 2, false, false, run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fc0000cc000000,
        choice(Long, 1, 2, false, false, run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fc00ffcc000000,
        choice(Long, 1, 2, false, false, run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fdfe00cc000000,
        choice(Long, 1, 2, false, false, run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fdfeffcc000000,
        choice(Long, 1, 2, false, false, run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xe9cc000000,
        choice(LongDpp, 0, 2, false, false, run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xfacc000000,
        choice(LongDpp, 0, 2, false, false, run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xe9cc000000,
        choice(LongDpp, 0, 2, false, false, run(3, 2), run(14, 1)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xfacc000000,
        choice(LongDpp, 0, 2, false, false, run(3, 2), run(14, 1)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, false, false, run(3, 2), run(15, 3)),
    ),
    form_kind(
        enc::ENC_VINTERP,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcd000000,
        choice(Short, 0, 0, false, false, run(0, 0), run(18, 3)),
    ),
    form_kind(
        enc::ENC_LDSDIR,
        0,
        1,
        Slot::Whole,
        [bits(20, 2), bits(0, 0)],
        0xce000000,
        choice(Short, 0, 0, false, false, run(0, 0), run(0, 0)),
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
pub static FORMS: [u64; 5058] = [
    0x0023200000139d, // V_CNDMASK_B32 ENC_VOP2 default
    0x0223400100139d, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x0423600200139d, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x0623200300139d, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x0823e0040023d1, // V_DOT2ACC_F32_F16 ENC_VOP2 default
    0x0a2400050023d1, // V_DOT2ACC_F32_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c2420060023d1, // V_DOT2ACC_F32_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e23e0070023d1, // V_DOT2ACC_F32_F16 VOP2_INST_LITERAL has_lit
    0x082440080032c4, // V_ADD_F32 ENC_VOP2 default
    0x0a2460090032c4, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c24800a0032c4, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e24400b0032c4, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x082440080044a2, // V_SUB_F32 ENC_VOP2 default
    0x0a2460090044a2, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c24800a0044a2, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e24400b0044a2, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x0824400800549d, // V_SUBREV_F32 ENC_VOP2 default
    0x0a24600900549d, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c24800a00549d, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e24400b00549d, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x0824400c0063f2, // V_FMAC_DX9_ZERO_F32 ENC_VOP2 default
    0x0e24400d0063f2, // V_FMAC_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x08244008007457, // V_MUL_DX9_ZERO_F32 ENC_VOP2 default
    0x0a246009007457, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c24800a007457, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e24400b007457, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x08244008008459, // V_MUL_F32 ENC_VOP2 default
    0x0a246009008459, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c24800a008459, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e24400b008459, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x0824400e00945f, // V_MUL_I32_I24 ENC_VOP2 default
    0x0a24600f00945f, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x0c25001000945f, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x0e24401100945f, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0824400e00a45c, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0a24600f00a45c, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x0c25001000a45c, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x0e24401100a45c, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0824401200b462, // V_MUL_U32_U24 ENC_VOP2 default
    0x0a24601300b462, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x0c25001400b462, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x0e24401500b462, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0824401200c45e, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0a24601300c45e, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x0c25001400c45e, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x0e24401500c45e, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0824400800f447, // V_MIN_F32 ENC_VOP2 default
    0x0a24600900f447, // V_MIN_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c24800a00f447, // V_MIN_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e24400b00f447, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x0824400801042e, // V_MAX_F32 ENC_VOP2 default
    0x0a24600901042e, // V_MAX_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c24800a01042e, // V_MAX_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e24400b01042e, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x0824400e01144a, // V_MIN_I32 ENC_VOP2 default
    0x0a24600f01144a, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c25001001144a, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e24401101144a, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0824400e012431, // V_MAX_I32 ENC_VOP2 default
    0x0a24600f012431, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c250010012431, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e244011012431, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x0824401201344c, // V_MIN_U32 ENC_VOP2 default
    0x0a24601301344c, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c25001401344c, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e24401501344c, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x08244012014433, // V_MAX_U32 ENC_VOP2 default
    0x0a246013014433, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c250014014433, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e244015014433, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x08244012018414, // V_LSHLREV_B32 ENC_VOP2 default
    0x0a246013018414, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c250014018414, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e244015018414, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x08244012019419, // V_LSHRREV_B32 ENC_VOP2 default
    0x0a246013019419, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c250014019419, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e244015019419, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x0824401601a2d1, // V_ASHRREV_I32 ENC_VOP2 default
    0x0a24601701a2d1, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c25001801a2d1, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e24401901a2d1, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x0824401201b2ce, // V_AND_B32 ENC_VOP2 default
    0x0a24601301b2ce, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c25001401b2ce, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e24401501b2ce, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0824401201c468, // V_OR_B32 ENC_VOP2 default
    0x0a24601301c468, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c25001401c468, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e24401501c468, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0824401201d4b9, // V_XOR_B32 ENC_VOP2 default
    0x0a24601301d4b9, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c25001401d4b9, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e24401501d4b9, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x0824401201e4b6, // V_XNOR_B32 ENC_VOP2 default
    0x0a24601301e4b6, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c25001401e4b6, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e24401501e4b6, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x0025e01a0202c1, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x0226001b0202c1, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0426201c0202c1, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0625e01d0202c1, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0025e01a02149f, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x0226001b02149f, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0426201c02149f, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0625e01d02149f, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0025e01a02249a, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x0226001b02249a, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0426201c02249a, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0625e01d02249a, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x082440120252ca, // V_ADD_NC_U32 ENC_VOP2 default
    0x0a2460130252ca, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c2500140252ca, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e2440150252ca, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x082440120264a6, // V_SUB_NC_U32 ENC_VOP2 default
    0x0a2460130264a6, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c2500140264a6, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e2440150264a6, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x0824401202749e, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x0a24601302749e, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c25001402749e, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e24401502749e, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x0824400c02b3f4, // V_FMAC_F32 ENC_VOP2 default
    0x0a24601e02b3f4, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c24801f02b3f4, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e24400d02b3f4, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x1026a02002c3f6, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x0e26a02102c3f6, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x1026c02202d3f1, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x0e26c02302d3f1, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x0826e02402f3c2, // V_CVT_PK_RTZ_F16_F32 ENC_VOP2 default
    0x0a27002502f3c2, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c27202602f3c2, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e26e02702f3c2, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x0827a0280322c3, // V_ADD_F16 ENC_VOP2 default
    0x0a27c0290322c3, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c27e02a0322c3, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e27a02b0322c3, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x0827a0280334a1, // V_SUB_F16 ENC_VOP2 default
    0x0a27c0290334a1, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c27e02a0334a1, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e27a02b0334a1, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x0827a02803449c, // V_SUBREV_F16 ENC_VOP2 default
    0x0a27c02903449c, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c27e02a03449c, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e27a02b03449c, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x0827a028035458, // V_MUL_F16 ENC_VOP2 default
    0x0a27c029035458, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c27e02a035458, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e27a02b035458, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x0827a02c0363f3, // V_FMAC_F16 ENC_VOP2 default
    0x0a27c02d0363f3, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c27e02e0363f3, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e27a02f0363f3, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x1028c0300373f5, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x0e28c0310373f5, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x1028e0320383f0, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x0e28e0330383f0, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x0827a02803942d, // V_MAX_F16 ENC_VOP2 default
    0x0a27c02903942d, // V_MAX_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c27e02a03942d, // V_MAX_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e27a02b03942d, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x0827a02803a446, // V_MIN_F16 ENC_VOP2 default
    0x0a27c02903a446, // V_MIN_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c27e02a03a446, // V_MIN_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e27a02b03a446, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x0827a02803b40d, // V_LDEXP_F16 ENC_VOP2 default
    0x0a27c02903b40d, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c29002a03b40d, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e27a02b03b40d, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x0829803403c473, // V_PK_FMAC_F16 ENC_VOP2 default
    0x0e29803503c473, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x1215a0360001a6, // S_ADD_U32 ENC_SOP2 default
    0x1415a0370001a6, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1615a0380001a6, // S_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1815a0390001a6, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a036001295, // S_SUB_U32 ENC_SOP2 default
    0x1415a037001295, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0
    0x1615a038001295, // S_SUB_U32 SOP2_INST_LITERAL has_lit_1
    0x1815a039001295, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a03a0021a5, // S_ADD_I32 ENC_SOP2 default
    0x1415a03b0021a5, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0
    0x1615a03c0021a5, // S_ADD_I32 SOP2_INST_LITERAL has_lit_1
    0x1815a03d0021a5, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a03a003294, // S_SUB_I32 ENC_SOP2 default
    0x1415a03b003294, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0
    0x1615a03c003294, // S_SUB_I32 SOP2_INST_LITERAL has_lit_1
    0x1815a03d003294, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a03e0041a1, // S_ADDC_U32 ENC_SOP2 default
    0x1415a03f0041a1, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0
    0x1615a0400041a1, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_1
    0x1815a0410041a1, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a03e00528f, // S_SUBB_U32 ENC_SOP2 default
    0x1415a03f00528f, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0
    0x1615a04000528f, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_1
    0x1815a04100528f, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a03a00619f, // S_ABSDIFF_I32 ENC_SOP2 default
    0x1415a03b00619f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x1615a03c00619f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x1815a03d00619f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a036008248, // S_LSHL_B32 ENC_SOP2 default
    0x1415a037008248, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x1615a038008248, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x1815a039008248, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215c042009249, // S_LSHL_B64 ENC_SOP2 default
    0x1415c043009249, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x1615c044009249, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x1815c045009249, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a03600a24a, // S_LSHR_B32 ENC_SOP2 default
    0x1415a03700a24a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x1615a03800a24a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x1815a03900a24a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215c04200b24b, // S_LSHR_B64 ENC_SOP2 default
    0x1415c04300b24b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x1615c04400b24b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x1815c04500b24b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a04600c1b5, // S_ASHR_I32 ENC_SOP2 default
    0x1415a04700c1b5, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x1615a04800c1b5, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x1815a04900c1b5, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215c04a00d1b6, // S_ASHR_I64 ENC_SOP2 default
    0x1415c04b00d1b6, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x1615c04c00d1b6, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x1815c04d00d1b6, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a03600e244, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x1415a03700e244, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1615a03800e244, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1815a03900e244, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a03600f245, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x1415a03700f245, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1615a03800f245, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1815a03900f245, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a036010246, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x1415a037010246, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1615a038010246, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1815a039010246, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a036011247, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x1415a037011247, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1615a038011247, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1815a039011247, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a03a012252, // S_MIN_I32 ENC_SOP2 default
    0x1415a03b012252, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x1615a03c012252, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x1815a03d012252, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a036013253, // S_MIN_U32 ENC_SOP2 default
    0x1415a037013253, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x1615a038013253, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x1815a039013253, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a03a01424e, // S_MAX_I32 ENC_SOP2 default
    0x1415a03b01424e, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x1615a03c01424e, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x1815a03d01424e, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a03601524f, // S_MAX_U32 ENC_SOP2 default
    0x1415a03701524f, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x1615a03801524f, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x1815a03901524f, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a0360161a7, // S_AND_B32 ENC_SOP2 default
    0x1415a0370161a7, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x1615a0380161a7, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x1815a0390161a7, // S_AND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215e04e0171a8, // S_AND_B64 ENC_SOP2 default
    0x1415e04f0171a8, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x1615e0500171a8, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x1815e0510171a8, // S_AND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a03601826d, // S_OR_B32 ENC_SOP2 default
    0x1415a03701826d, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x1615a03801826d, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x1815a03901826d, // S_OR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215e04e01926e, // S_OR_B64 ENC_SOP2 default
    0x1415e04f01926e, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x1615e05001926e, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x1815e05101926e, // S_OR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a03601a2ac, // S_XOR_B32 ENC_SOP2 default
    0x1415a03701a2ac, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1615a03801a2ac, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1815a03901a2ac, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215e04e01b2ad, // S_XOR_B64 ENC_SOP2 default
    0x1415e04f01b2ad, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1615e05001b2ad, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1815e05101b2ad, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a03601c262, // S_NAND_B32 ENC_SOP2 default
    0x1415a03701c262, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x1615a03801c262, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x1815a03901c262, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215e04e01d263, // S_NAND_B64 ENC_SOP2 default
    0x1415e04f01d263, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x1615e05001d263, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x1815e05101d263, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a03601e267, // S_NOR_B32 ENC_SOP2 default
    0x1415a03701e267, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1615a03801e267, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1815a03901e267, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215e04e01f268, // S_NOR_B64 ENC_SOP2 default
    0x1415e04f01f268, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1615e05001f268, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1815e05101f268, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a0360202a8, // S_XNOR_B32 ENC_SOP2 default
    0x1415a0370202a8, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1615a0380202a8, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1815a0390202a8, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215e04e0212a9, // S_XNOR_B64 ENC_SOP2 default
    0x1415e04f0212a9, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1615e0500212a9, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1815e0510212a9, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a0360221ad, // S_AND_NOT1_B32 ENC_SOP2 default
    0x1415a0370221ad, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_0
    0x1615a0380221ad, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_1
    0x1815a0390221ad, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215e04e0231ae, // S_AND_NOT1_B64 ENC_SOP2 default
    0x1415e04f0231ae, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_0
    0x1615e0500231ae, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_1
    0x1815e0510231ae, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a036024271, // S_OR_NOT1_B32 ENC_SOP2 default
    0x1415a037024271, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_0
    0x1615a038024271, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_1
    0x1815a039024271, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215e04e025272, // S_OR_NOT1_B64 ENC_SOP2 default
    0x1415e04f025272, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_0
    0x1615e050025272, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_1
    0x1815e051025272, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a0360261c0, // S_BFE_U32 ENC_SOP2 default
    0x1415a0370261c0, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x1615a0380261c0, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x1815a0390261c0, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a0460271be, // S_BFE_I32 ENC_SOP2 default
    0x1415a0470271be, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x1615a0480271be, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x1815a0490271be, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215c0420281c1, // S_BFE_U64 ENC_SOP2 default
    0x1415c0430281c1, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x1615c0440281c1, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x1815c0450281c1, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215c04a0291bf, // S_BFE_I64 ENC_SOP2 default
    0x1415c04b0291bf, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x1615c04c0291bf, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x1815c04d0291bf, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a05202a1c2, // S_BFM_B32 ENC_SOP2 default
    0x1415a05302a1c2, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x1615a05402a1c2, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x1815a05502a1c2, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1216005602b1c3, // S_BFM_B64 ENC_SOP2 default
    0x1416005702b1c3, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x1616005802b1c3, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x1816005902b1c3, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a05a02c261, // S_MUL_I32 ENC_SOP2 default
    0x1415a05b02c261, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x1615a05c02c261, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x1815a05d02c261, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a05202d260, // S_MUL_HI_U32 ENC_SOP2 default
    0x1415a05302d260, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x1615a05402d260, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x1815a05502d260, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a05a02e25f, // S_MUL_HI_I32 ENC_SOP2 default
    0x1415a05b02e25f, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x1615a05c02e25f, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x1815a05d02e25f, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a05e030221, // S_CSELECT_B32 ENC_SOP2 default
    0x1415a05f030221, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x1615a060030221, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x1815a061030221, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215e062031222, // S_CSELECT_B64 ENC_SOP2 default
    0x1415e063031222, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x1615e064031222, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x1815e065031222, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a06603227a, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x1415a06703227a, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1615a06803227a, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1815a06903227a, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a06a033279, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x1415a06b033279, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1615a06c033279, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1815a06d033279, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a06e034277, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x1415a06f034277, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1615a070034277, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1815a071034277, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a072035278, // S_PACK_HL_B32_B16 ENC_SOP2 default
    0x1415a073035278, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1615a074035278, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1815a075035278, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a0760401a4, // S_ADD_F32 ENC_SOP2 default
    0x1415a0770401a4, // S_ADD_F32 SOP2_INST_LITERAL has_lit_0
    0x1615a0780401a4, // S_ADD_F32 SOP2_INST_LITERAL has_lit_1
    0x1815a0790401a4, // S_ADD_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a076041293, // S_SUB_F32 ENC_SOP2 default
    0x1415a077041293, // S_SUB_F32 SOP2_INST_LITERAL has_lit_0
    0x1615a078041293, // S_SUB_F32 SOP2_INST_LITERAL has_lit_1
    0x1815a079041293, // S_SUB_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a076042251, // S_MIN_F32 ENC_SOP2 default
    0x1415a077042251, // S_MIN_F32 SOP2_INST_LITERAL has_lit_0
    0x1615a078042251, // S_MIN_F32 SOP2_INST_LITERAL has_lit_1
    0x1815a079042251, // S_MIN_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a07604324d, // S_MAX_F32 ENC_SOP2 default
    0x1415a07704324d, // S_MAX_F32 SOP2_INST_LITERAL has_lit_0
    0x1615a07804324d, // S_MAX_F32 SOP2_INST_LITERAL has_lit_1
    0x1815a07904324d, // S_MAX_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a07604425e, // S_MUL_F32 ENC_SOP2 default
    0x1415a07704425e, // S_MUL_F32 SOP2_INST_LITERAL has_lit_0
    0x1615a07804425e, // S_MUL_F32 SOP2_INST_LITERAL has_lit_1
    0x1815a07904425e, // S_MUL_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a16207a045236, // S_FMAAK_F32 SOP2_INST_LITERAL default
    0x1416207b045236, // S_FMAAK_F32 SOP2_INST_LITERAL has_lit_0
    0x1616207c045236, // S_FMAAK_F32 SOP2_INST_LITERAL has_lit_1
    0x1816207d045236, // S_FMAAK_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a16407e046239, // S_FMAMK_F32 SOP2_INST_LITERAL default
    0x1416407f046239, // S_FMAMK_F32 SOP2_INST_LITERAL has_lit_0
    0x16164080046239, // S_FMAMK_F32 SOP2_INST_LITERAL has_lit_1
    0x18164081046239, // S_FMAMK_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a082047238, // S_FMAC_F32 ENC_SOP2 default
    0x1415a083047238, // S_FMAC_F32 SOP2_INST_LITERAL has_lit_0
    0x1615a084047238, // S_FMAC_F32 SOP2_INST_LITERAL has_lit_1
    0x1815a085047238, // S_FMAC_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1216608604822b, // S_CVT_PK_RTZ_F16_F32 ENC_SOP2 default
    0x1416608704822b, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL has_lit_0
    0x1616608804822b, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL has_lit_1
    0x1816608904822b, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1216808a0491a3, // S_ADD_F16 ENC_SOP2 default
    0x1416808b0491a3, // S_ADD_F16 SOP2_INST_LITERAL has_lit_0
    0x1616808c0491a3, // S_ADD_F16 SOP2_INST_LITERAL has_lit_1
    0x1816808d0491a3, // S_ADD_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1216808a04a292, // S_SUB_F16 ENC_SOP2 default
    0x1416808b04a292, // S_SUB_F16 SOP2_INST_LITERAL has_lit_0
    0x1616808c04a292, // S_SUB_F16 SOP2_INST_LITERAL has_lit_1
    0x1816808d04a292, // S_SUB_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1216808a04b250, // S_MIN_F16 ENC_SOP2 default
    0x1416808b04b250, // S_MIN_F16 SOP2_INST_LITERAL has_lit_0
    0x1616808c04b250, // S_MIN_F16 SOP2_INST_LITERAL has_lit_1
    0x1816808d04b250, // S_MIN_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1216808a04c24c, // S_MAX_F16 ENC_SOP2 default
    0x1416808b04c24c, // S_MAX_F16 SOP2_INST_LITERAL has_lit_0
    0x1616808c04c24c, // S_MAX_F16 SOP2_INST_LITERAL has_lit_1
    0x1816808d04c24c, // S_MAX_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1216808a04d25d, // S_MUL_F16 ENC_SOP2 default
    0x1416808b04d25d, // S_MUL_F16 SOP2_INST_LITERAL has_lit_0
    0x1616808c04d25d, // S_MUL_F16 SOP2_INST_LITERAL has_lit_1
    0x1816808d04d25d, // S_MUL_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1216808e04e237, // S_FMAC_F16 ENC_SOP2 default
    0x1416808f04e237, // S_FMAC_F16 SOP2_INST_LITERAL has_lit_0
    0x1616809004e237, // S_FMAC_F16 SOP2_INST_LITERAL has_lit_1
    0x1816809104e237, // S_FMAC_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1c172092000254, // S_MOVK_I32 ENC_SOPK default
    0x1c17409300129c, // S_VERSION ENC_SOPK default
    0x1c1720940021e7, // S_CMOVK_I32 ENC_SOPK default
    0x1c1720950031ea, // S_CMPK_EQ_I32 ENC_SOPK default
    0x1c1720950041f2, // S_CMPK_LG_I32 ENC_SOPK default
    0x1c1720950051ee, // S_CMPK_GT_I32 ENC_SOPK default
    0x1c1720950061ec, // S_CMPK_GE_I32 ENC_SOPK default
    0x1c1720950071f4, // S_CMPK_LT_I32 ENC_SOPK default
    0x1c1720950081f0, // S_CMPK_LE_I32 ENC_SOPK default
    0x1c1720960091eb, // S_CMPK_EQ_U32 ENC_SOPK default
    0x1c17209600a1f3, // S_CMPK_LG_U32 ENC_SOPK default
    0x1c17209600b1ef, // S_CMPK_GT_U32 ENC_SOPK default
    0x1c17209600c1ed, // S_CMPK_GE_U32 ENC_SOPK default
    0x1c17209600d1f5, // S_CMPK_LT_U32 ENC_SOPK default
    0x1c17209600e1f1, // S_CMPK_LE_U32 ENC_SOPK default
    0x1c17209700f1a2, // S_ADDK_I32 ENC_SOPK default
    0x1c17209801025c, // S_MULK_I32 ENC_SOPK default
    0x1c17609901123b, // S_GETREG_B32 ENC_SOPK default
    0x1c17809a012289, // S_SETREG_B32 ENC_SOPK default
    0x1e17a09b01328a, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x1c17c09c0141d5, // S_CALL_B64 ENC_SOPK default
    0x1c3f609d016290, // S_SUBVECTOR_LOOP_BEGIN ENC_SOPK default
    0x1c3f609d017291, // S_SUBVECTOR_LOOP_END ENC_SOPK default
    0x1c17209e0182a2, // S_WAITCNT_VSCNT ENC_SOPK default
    0x1c17209e0192a1, // S_WAITCNT_VMCNT ENC_SOPK default
    0x1c17209e01a29f, // S_WAITCNT_EXPCNT ENC_SOPK default
    0x1c17209e01b2a0, // S_WAITCNT_LGKMCNT ENC_SOPK default
    0x203de09f0003e1, // V_DUAL_FMAC_F32 VOPDXY X default
    0x223de0a00003e1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL X has_lit
    0x243e20a10013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X default
    0x223e20a20013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X has_lit
    0x243e60a30023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X default
    0x223e60a40023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X has_lit
    0x203de0a50033e8, // V_DUAL_MUL_F32 VOPDXY X default
    0x223de0a60033e8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL X has_lit
    0x203de0a50043da, // V_DUAL_ADD_F32 VOPDXY X default
    0x223de0a60043da, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL X has_lit
    0x203de0a50053ea, // V_DUAL_SUB_F32 VOPDXY X default
    0x223de0a60053ea, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL X has_lit
    0x203de0a50063e9, // V_DUAL_SUBREV_F32 VOPDXY X default
    0x223de0a60063e9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL X has_lit
    0x203de0a50073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY X default
    0x223de0a60073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL X has_lit
    0x203ea0a70083e6, // V_DUAL_MOV_B32 VOPDXY X default
    0x223ea0a80083e6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL X has_lit
    0x263de0a90093dd, // V_DUAL_CNDMASK_B32 VOPDXY X default
    0x283de0aa0093dd, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL X has_lit
    0x203de0a500a3e4, // V_DUAL_MAX_F32 VOPDXY X default
    0x223de0a600a3e4, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL X has_lit
    0x203de0a500b3e5, // V_DUAL_MIN_F32 VOPDXY X default
    0x223de0a600b3e5, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL X has_lit
    0x203ee0ab00c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY X default
    0x223ee0ac00c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL X has_lit
    0x203f20ad00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY X default
    0x223f20ae00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL X has_lit
    0x2a3e00af0003e1, // V_DUAL_FMAC_F32 VOPDXY Y default_y
    0x2c3e00b00003e1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2e3e40b10013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y default_y
    0x2c3e40b10013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2e3e80b20023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y default_y
    0x2c3e80b20023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3e00b30033e8, // V_DUAL_MUL_F32 VOPDXY Y default_y
    0x2c3e00b40033e8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3e00b30043da, // V_DUAL_ADD_F32 VOPDXY Y default_y
    0x2c3e00b40043da, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3e00b30053ea, // V_DUAL_SUB_F32 VOPDXY Y default_y
    0x2c3e00b40053ea, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3e00b30063e9, // V_DUAL_SUBREV_F32 VOPDXY Y default_y
    0x2c3e00b40063e9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3e00b30073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY Y default_y
    0x2c3e00b40073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3ec0b50083e6, // V_DUAL_MOV_B32 VOPDXY Y default_y
    0x2c3ec0b60083e6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x303e00b70093dd, // V_DUAL_CNDMASK_B32 VOPDXY Y default_y
    0x323e00b80093dd, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3e00b300a3e4, // V_DUAL_MAX_F32 VOPDXY Y default_y
    0x2c3e00b400a3e4, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3e00b300b3e5, // V_DUAL_MIN_F32 VOPDXY Y default_y
    0x2c3e00b400b3e5, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3f00b900c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY Y default_y
    0x2c3f00ba00c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3f40bb00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY Y default_y
    0x2c3f40bc00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3e00bd0103db, // V_DUAL_ADD_NC_U32 VOPDXY Y default_y
    0x2c3e00be0103db, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3e00bf0113e3, // V_DUAL_LSHLREV_B32 VOPDXY Y default_y
    0x2c3e00c00113e3, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3e00bf0123dc, // V_DUAL_AND_B32 VOPDXY Y default_y
    0x2c3e00c00123dc, // V_DUAL_AND_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x343520c1000349, // V_CMP_F_F16 ENC_VOP3 default
    0x363540c2000349, // V_CMP_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x383560c3000349, // V_CMP_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3520c4000349, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3520c5000349, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3520c6000349, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520c100136e, // V_CMP_LT_F16 ENC_VOP3 default
    0x363540c200136e, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x383560c300136e, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3520c400136e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3520c500136e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3520c600136e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520c1002340, // V_CMP_EQ_F16 ENC_VOP3 default
    0x363540c2002340, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x383560c3002340, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3520c4002340, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3520c5002340, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3520c6002340, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520c1003362, // V_CMP_LE_F16 ENC_VOP3 default
    0x363540c2003362, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x383560c3003362, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3520c4003362, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3520c5003362, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3520c6003362, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520c1004359, // V_CMP_GT_F16 ENC_VOP3 default
    0x363540c2004359, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x383560c3004359, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3520c4004359, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3520c5004359, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3520c6004359, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520c100536b, // V_CMP_LG_F16 ENC_VOP3 default
    0x363540c200536b, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x383560c300536b, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3520c400536b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3520c500536b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3520c600536b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520c1006350, // V_CMP_GE_F16 ENC_VOP3 default
    0x363540c2006350, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x383560c3006350, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3520c4006350, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3520c5006350, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3520c6006350, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520c100738f, // V_CMP_O_F16 ENC_VOP3 default
    0x363540c200738f, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x383560c300738f, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3520c400738f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3520c500738f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3520c600738f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520c1008399, // V_CMP_U_F16 ENC_VOP3 default
    0x363540c2008399, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x383560c3008399, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3520c4008399, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3520c5008399, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3520c6008399, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520c1009380, // V_CMP_NGE_F16 ENC_VOP3 default
    0x363540c2009380, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x383560c3009380, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3520c4009380, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3520c5009380, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3520c6009380, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520c100a389, // V_CMP_NLG_F16 ENC_VOP3 default
    0x363540c200a389, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x383560c300a389, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3520c400a389, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3520c500a389, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3520c600a389, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520c100b383, // V_CMP_NGT_F16 ENC_VOP3 default
    0x363540c200b383, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x383560c300b383, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3520c400b383, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3520c500b383, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3520c600b383, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520c100c386, // V_CMP_NLE_F16 ENC_VOP3 default
    0x363540c200c386, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x383560c300c386, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3520c400c386, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3520c500c386, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3520c600c386, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520c100d377, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x363540c200d377, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x383560c300d377, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3520c400d377, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3520c500d377, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3520c600d377, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520c100e38c, // V_CMP_NLT_F16 ENC_VOP3 default
    0x363540c200e38c, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x383560c300e38c, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3520c400e38c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3520c500e38c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3520c600e38c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520c100f392, // V_CMP_T_F16 ENC_VOP3 default
    0x363540c200f392, // V_CMP_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x383560c300f392, // V_CMP_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3520c400f392, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3520c500f392, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3520c600f392, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435e0c701034a, // V_CMP_F_F32 ENC_VOP3 default
    0x363600c801034a, // V_CMP_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x383620c901034a, // V_CMP_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a35e0ca01034a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0
    0x3c35e0cb01034a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_1
    0x3e35e0cc01034a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435e0c701136f, // V_CMP_LT_F32 ENC_VOP3 default
    0x363600c801136f, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x383620c901136f, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a35e0ca01136f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x3c35e0cb01136f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x3e35e0cc01136f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435e0c7012341, // V_CMP_EQ_F32 ENC_VOP3 default
    0x363600c8012341, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x383620c9012341, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a35e0ca012341, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x3c35e0cb012341, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x3e35e0cc012341, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435e0c7013363, // V_CMP_LE_F32 ENC_VOP3 default
    0x363600c8013363, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x383620c9013363, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a35e0ca013363, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x3c35e0cb013363, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x3e35e0cc013363, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435e0c701435a, // V_CMP_GT_F32 ENC_VOP3 default
    0x363600c801435a, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x383620c901435a, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a35e0ca01435a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x3c35e0cb01435a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x3e35e0cc01435a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435e0c701536c, // V_CMP_LG_F32 ENC_VOP3 default
    0x363600c801536c, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x383620c901536c, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a35e0ca01536c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x3c35e0cb01536c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x3e35e0cc01536c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435e0c7016351, // V_CMP_GE_F32 ENC_VOP3 default
    0x363600c8016351, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x383620c9016351, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a35e0ca016351, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x3c35e0cb016351, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x3e35e0cc016351, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435e0c7017390, // V_CMP_O_F32 ENC_VOP3 default
    0x363600c8017390, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x383620c9017390, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a35e0ca017390, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x3c35e0cb017390, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x3e35e0cc017390, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435e0c701839a, // V_CMP_U_F32 ENC_VOP3 default
    0x363600c801839a, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x383620c901839a, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a35e0ca01839a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x3c35e0cb01839a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x3e35e0cc01839a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435e0c7019381, // V_CMP_NGE_F32 ENC_VOP3 default
    0x363600c8019381, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x383620c9019381, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a35e0ca019381, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x3c35e0cb019381, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x3e35e0cc019381, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435e0c701a38a, // V_CMP_NLG_F32 ENC_VOP3 default
    0x363600c801a38a, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x383620c901a38a, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a35e0ca01a38a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x3c35e0cb01a38a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x3e35e0cc01a38a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435e0c701b384, // V_CMP_NGT_F32 ENC_VOP3 default
    0x363600c801b384, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x383620c901b384, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a35e0ca01b384, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x3c35e0cb01b384, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x3e35e0cc01b384, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435e0c701c387, // V_CMP_NLE_F32 ENC_VOP3 default
    0x363600c801c387, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x383620c901c387, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a35e0ca01c387, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x3c35e0cb01c387, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x3e35e0cc01c387, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435e0c701d378, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x363600c801d378, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x383620c901d378, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a35e0ca01d378, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x3c35e0cb01d378, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x3e35e0cc01d378, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435e0c701e38d, // V_CMP_NLT_F32 ENC_VOP3 default
    0x363600c801e38d, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x383620c901e38d, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a35e0ca01e38d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x3c35e0cb01e38d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x3e35e0cc01e38d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435e0c701f393, // V_CMP_T_F32 ENC_VOP3 default
    0x363600c801f393, // V_CMP_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x383620c901f393, // V_CMP_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a35e0ca01f393, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0
    0x3c35e0cb01f393, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_1
    0x3e35e0cc01f393, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0cd02034b, // V_CMP_F_F64 ENC_VOP3 default
    0x3a36a0ce02034b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0
    0x3c36a0cf02034b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_1
    0x3e36a0d002034b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0cd021370, // V_CMP_LT_F64 ENC_VOP3 default
    0x3a36a0ce021370, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x3c36a0cf021370, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x3e36a0d0021370, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0cd022342, // V_CMP_EQ_F64 ENC_VOP3 default
    0x3a36a0ce022342, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x3c36a0cf022342, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x3e36a0d0022342, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0cd023364, // V_CMP_LE_F64 ENC_VOP3 default
    0x3a36a0ce023364, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x3c36a0cf023364, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x3e36a0d0023364, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0cd02435b, // V_CMP_GT_F64 ENC_VOP3 default
    0x3a36a0ce02435b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x3c36a0cf02435b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x3e36a0d002435b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0cd02536d, // V_CMP_LG_F64 ENC_VOP3 default
    0x3a36a0ce02536d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x3c36a0cf02536d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x3e36a0d002536d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0cd026352, // V_CMP_GE_F64 ENC_VOP3 default
    0x3a36a0ce026352, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x3c36a0cf026352, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x3e36a0d0026352, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0cd027391, // V_CMP_O_F64 ENC_VOP3 default
    0x3a36a0ce027391, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x3c36a0cf027391, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x3e36a0d0027391, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0cd02839b, // V_CMP_U_F64 ENC_VOP3 default
    0x3a36a0ce02839b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x3c36a0cf02839b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x3e36a0d002839b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0cd029382, // V_CMP_NGE_F64 ENC_VOP3 default
    0x3a36a0ce029382, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x3c36a0cf029382, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x3e36a0d0029382, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0cd02a38b, // V_CMP_NLG_F64 ENC_VOP3 default
    0x3a36a0ce02a38b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x3c36a0cf02a38b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x3e36a0d002a38b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0cd02b385, // V_CMP_NGT_F64 ENC_VOP3 default
    0x3a36a0ce02b385, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x3c36a0cf02b385, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x3e36a0d002b385, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0cd02c388, // V_CMP_NLE_F64 ENC_VOP3 default
    0x3a36a0ce02c388, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x3c36a0cf02c388, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x3e36a0d002c388, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0cd02d379, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x3a36a0ce02d379, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x3c36a0cf02d379, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x3e36a0d002d379, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0cd02e38e, // V_CMP_NLT_F64 ENC_VOP3 default
    0x3a36a0ce02e38e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x3c36a0cf02e38e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x3e36a0d002e38e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0cd02f394, // V_CMP_T_F64 ENC_VOP3 default
    0x3a36a0ce02f394, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0
    0x3c36a0cf02f394, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_1
    0x3e36a0d002f394, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436e0d1031371, // V_CMP_LT_I16 ENC_VOP3 default
    0x363700d2031371, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x383720d3031371, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a36e0d4031371, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x3c36e0d5031371, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x3e36e0d6031371, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436e0d1032343, // V_CMP_EQ_I16 ENC_VOP3 default
    0x363700d2032343, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x383720d3032343, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a36e0d4032343, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x3c36e0d5032343, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x3e36e0d6032343, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436e0d1033365, // V_CMP_LE_I16 ENC_VOP3 default
    0x363700d2033365, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x383720d3033365, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a36e0d4033365, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x3c36e0d5033365, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x3e36e0d6033365, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436e0d103435c, // V_CMP_GT_I16 ENC_VOP3 default
    0x363700d203435c, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x383720d303435c, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a36e0d403435c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x3c36e0d503435c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x3e36e0d603435c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436e0d103537a, // V_CMP_NE_I16 ENC_VOP3 default
    0x363700d203537a, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x383720d303537a, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a36e0d403537a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x3c36e0d503537a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x3e36e0d603537a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436e0d1036353, // V_CMP_GE_I16 ENC_VOP3 default
    0x363700d2036353, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x383720d3036353, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a36e0d4036353, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x3c36e0d5036353, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x3e36e0d6036353, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436e0d7039374, // V_CMP_LT_U16 ENC_VOP3 default
    0x363700d8039374, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x383720d9039374, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a36e0da039374, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x3c36e0db039374, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x3e36e0dc039374, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436e0d703a346, // V_CMP_EQ_U16 ENC_VOP3 default
    0x363700d803a346, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x383720d903a346, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a36e0da03a346, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x3c36e0db03a346, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x3e36e0dc03a346, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436e0d703b368, // V_CMP_LE_U16 ENC_VOP3 default
    0x363700d803b368, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x383720d903b368, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a36e0da03b368, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x3c36e0db03b368, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x3e36e0dc03b368, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436e0d703c35f, // V_CMP_GT_U16 ENC_VOP3 default
    0x363700d803c35f, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x383720d903c35f, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a36e0da03c35f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x3c36e0db03c35f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x3e36e0dc03c35f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436e0d703d37d, // V_CMP_NE_U16 ENC_VOP3 default
    0x363700d803d37d, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x383720d903d37d, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a36e0da03d37d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x3c36e0db03d37d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x3e36e0dc03d37d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436e0d703e356, // V_CMP_GE_U16 ENC_VOP3 default
    0x363700d803e356, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x383720d903e356, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a36e0da03e356, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x3c36e0db03e356, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x3e36e0dc03e356, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3437a0dd04034c, // V_CMP_F_I32 ENC_VOP3 default
    0x3637c0de04034c, // V_CMP_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x3837e0df04034c, // V_CMP_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a37a0e004034c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0
    0x3c37a0e104034c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_1
    0x3e37a0e204034c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3437a0dd041372, // V_CMP_LT_I32 ENC_VOP3 default
    0x3637c0de041372, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x3837e0df041372, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a37a0e0041372, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x3c37a0e1041372, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x3e37a0e2041372, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3437a0dd042344, // V_CMP_EQ_I32 ENC_VOP3 default
    0x3637c0de042344, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x3837e0df042344, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a37a0e0042344, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x3c37a0e1042344, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x3e37a0e2042344, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3437a0dd043366, // V_CMP_LE_I32 ENC_VOP3 default
    0x3637c0de043366, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x3837e0df043366, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a37a0e0043366, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x3c37a0e1043366, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x3e37a0e2043366, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3437a0dd04435d, // V_CMP_GT_I32 ENC_VOP3 default
    0x3637c0de04435d, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x3837e0df04435d, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a37a0e004435d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x3c37a0e104435d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x3e37a0e204435d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3437a0dd04537b, // V_CMP_NE_I32 ENC_VOP3 default
    0x3637c0de04537b, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x3837e0df04537b, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a37a0e004537b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x3c37a0e104537b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x3e37a0e204537b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3437a0dd046354, // V_CMP_GE_I32 ENC_VOP3 default
    0x3637c0de046354, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x3837e0df046354, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a37a0e0046354, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x3c37a0e1046354, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x3e37a0e2046354, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3437a0dd047395, // V_CMP_T_I32 ENC_VOP3 default
    0x3637c0de047395, // V_CMP_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x3837e0df047395, // V_CMP_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a37a0e0047395, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0
    0x3c37a0e1047395, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_1
    0x3e37a0e2047395, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3437a0e304834e, // V_CMP_F_U32 ENC_VOP3 default
    0x3637c0e404834e, // V_CMP_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x3837e0e504834e, // V_CMP_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a37a0e604834e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0
    0x3c37a0e704834e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_1
    0x3e37a0e804834e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3437a0e3049375, // V_CMP_LT_U32 ENC_VOP3 default
    0x3637c0e4049375, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x3837e0e5049375, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a37a0e6049375, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x3c37a0e7049375, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x3e37a0e8049375, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3437a0e304a347, // V_CMP_EQ_U32 ENC_VOP3 default
    0x3637c0e404a347, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x3837e0e504a347, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a37a0e604a347, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x3c37a0e704a347, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x3e37a0e804a347, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3437a0e304b369, // V_CMP_LE_U32 ENC_VOP3 default
    0x3637c0e404b369, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x3837e0e504b369, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a37a0e604b369, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x3c37a0e704b369, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x3e37a0e804b369, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3437a0e304c360, // V_CMP_GT_U32 ENC_VOP3 default
    0x3637c0e404c360, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x3837e0e504c360, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a37a0e604c360, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x3c37a0e704c360, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x3e37a0e804c360, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3437a0e304d37e, // V_CMP_NE_U32 ENC_VOP3 default
    0x3637c0e404d37e, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x3837e0e504d37e, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a37a0e604d37e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x3c37a0e704d37e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x3e37a0e804d37e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3437a0e304e357, // V_CMP_GE_U32 ENC_VOP3 default
    0x3637c0e404e357, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x3837e0e504e357, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a37a0e604e357, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x3c37a0e704e357, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x3e37a0e804e357, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3437a0e304f397, // V_CMP_T_U32 ENC_VOP3 default
    0x3637c0e404f397, // V_CMP_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x3837e0e504f397, // V_CMP_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a37a0e604f397, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0
    0x3c37a0e704f397, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_1
    0x3e37a0e804f397, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343820e905034d, // V_CMP_F_I64 ENC_VOP3 default
    0x3a3820ea05034d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3820eb05034d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3820ec05034d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343820e9051373, // V_CMP_LT_I64 ENC_VOP3 default
    0x3a3820ea051373, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3820eb051373, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3820ec051373, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343820e9052345, // V_CMP_EQ_I64 ENC_VOP3 default
    0x3a3820ea052345, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3820eb052345, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3820ec052345, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343820e9053367, // V_CMP_LE_I64 ENC_VOP3 default
    0x3a3820ea053367, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3820eb053367, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3820ec053367, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343820e905435e, // V_CMP_GT_I64 ENC_VOP3 default
    0x3a3820ea05435e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3820eb05435e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3820ec05435e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343820e905537c, // V_CMP_NE_I64 ENC_VOP3 default
    0x3a3820ea05537c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3820eb05537c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3820ec05537c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343820e9056355, // V_CMP_GE_I64 ENC_VOP3 default
    0x3a3820ea056355, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3820eb056355, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3820ec056355, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343820e9057396, // V_CMP_T_I64 ENC_VOP3 default
    0x3a3820ea057396, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3820eb057396, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3820ec057396, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343820ed05834f, // V_CMP_F_U64 ENC_VOP3 default
    0x3a3820ee05834f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3820ef05834f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3820f005834f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343820ed059376, // V_CMP_LT_U64 ENC_VOP3 default
    0x3a3820ee059376, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3820ef059376, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3820f0059376, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343820ed05a348, // V_CMP_EQ_U64 ENC_VOP3 default
    0x3a3820ee05a348, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3820ef05a348, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3820f005a348, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343820ed05b36a, // V_CMP_LE_U64 ENC_VOP3 default
    0x3a3820ee05b36a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3820ef05b36a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3820f005b36a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343820ed05c361, // V_CMP_GT_U64 ENC_VOP3 default
    0x3a3820ee05c361, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3820ef05c361, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3820f005c361, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343820ed05d37f, // V_CMP_NE_U64 ENC_VOP3 default
    0x3a3820ee05d37f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3820ef05d37f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3820f005d37f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343820ed05e358, // V_CMP_GE_U64 ENC_VOP3 default
    0x3a3820ee05e358, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3820ef05e358, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3820f005e358, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343820ed05f398, // V_CMP_T_U64 ENC_VOP3 default
    0x3a3820ee05f398, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3820ef05f398, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3820f005f398, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343860c107d33d, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x363880c207d33d, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x3838a0c307d33d, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3860c407d33d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3860c507d33d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3860c607d33d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3438c0f107e33e, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x3638e0f207e33e, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x383900f307e33e, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a38c0f407e33e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x3c38c0f507e33e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x3e38c0f607e33e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343940f707f33f, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x3a3940f807f33f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x3c3940f907f33f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x3e3940fa07f33f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403980fb0802ea, // V_CMPX_F_F16 ENC_VOP3 default
    0x4239a0fc0802ea, // V_CMPX_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x4439c0fd0802ea, // V_CMPX_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x463980fe0802ea, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0
    0x483980ff0802ea, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_1
    0x4a3981000802ea, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403980fb08130f, // V_CMPX_LT_F16 ENC_VOP3 default
    0x4239a0fc08130f, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x4439c0fd08130f, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x463980fe08130f, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x483980ff08130f, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x4a39810008130f, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403980fb0822e1, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x4239a0fc0822e1, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x4439c0fd0822e1, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x463980fe0822e1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x483980ff0822e1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x4a3981000822e1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403980fb083303, // V_CMPX_LE_F16 ENC_VOP3 default
    0x4239a0fc083303, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x4439c0fd083303, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x463980fe083303, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x483980ff083303, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x4a398100083303, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403980fb0842fa, // V_CMPX_GT_F16 ENC_VOP3 default
    0x4239a0fc0842fa, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x4439c0fd0842fa, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x463980fe0842fa, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x483980ff0842fa, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x4a3981000842fa, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403980fb08530c, // V_CMPX_LG_F16 ENC_VOP3 default
    0x4239a0fc08530c, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x4439c0fd08530c, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x463980fe08530c, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x483980ff08530c, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x4a39810008530c, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403980fb0862f1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x4239a0fc0862f1, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x4439c0fd0862f1, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x463980fe0862f1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x483980ff0862f1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x4a3981000862f1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403980fb087330, // V_CMPX_O_F16 ENC_VOP3 default
    0x4239a0fc087330, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x4439c0fd087330, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x463980fe087330, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x483980ff087330, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x4a398100087330, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403980fb08833a, // V_CMPX_U_F16 ENC_VOP3 default
    0x4239a0fc08833a, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x4439c0fd08833a, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x463980fe08833a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x483980ff08833a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x4a39810008833a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403980fb089321, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x4239a0fc089321, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x4439c0fd089321, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x463980fe089321, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x483980ff089321, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x4a398100089321, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403980fb08a32a, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x4239a0fc08a32a, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x4439c0fd08a32a, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x463980fe08a32a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x483980ff08a32a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x4a39810008a32a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403980fb08b324, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x4239a0fc08b324, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x4439c0fd08b324, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x463980fe08b324, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x483980ff08b324, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x4a39810008b324, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403980fb08c327, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x4239a0fc08c327, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x4439c0fd08c327, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x463980fe08c327, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x483980ff08c327, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x4a39810008c327, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403980fb08d318, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x4239a0fc08d318, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x4439c0fd08d318, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x463980fe08d318, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x483980ff08d318, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x4a39810008d318, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403980fb08e32d, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x4239a0fc08e32d, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x4439c0fd08e32d, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x463980fe08e32d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x483980ff08e32d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x4a39810008e32d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403980fb08f333, // V_CMPX_T_F16 ENC_VOP3 default
    0x4239a0fc08f333, // V_CMPX_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x4439c0fd08f333, // V_CMPX_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x463980fe08f333, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0
    0x483980ff08f333, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_1
    0x4a39810008f333, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a41010902eb, // V_CMPX_F_F32 ENC_VOP3 default
    0x423a61020902eb, // V_CMPX_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x443a81030902eb, // V_CMPX_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x463a41040902eb, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0
    0x483a41050902eb, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3a41060902eb, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a4101091310, // V_CMPX_LT_F32 ENC_VOP3 default
    0x423a6102091310, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x443a8103091310, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x463a4104091310, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x483a4105091310, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3a4106091310, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a41010922e2, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x423a61020922e2, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x443a81030922e2, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x463a41040922e2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x483a41050922e2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3a41060922e2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a4101093304, // V_CMPX_LE_F32 ENC_VOP3 default
    0x423a6102093304, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x443a8103093304, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x463a4104093304, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x483a4105093304, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3a4106093304, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a41010942fb, // V_CMPX_GT_F32 ENC_VOP3 default
    0x423a61020942fb, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x443a81030942fb, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x463a41040942fb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x483a41050942fb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3a41060942fb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a410109530d, // V_CMPX_LG_F32 ENC_VOP3 default
    0x423a610209530d, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x443a810309530d, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x463a410409530d, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x483a410509530d, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3a410609530d, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a41010962f2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x423a61020962f2, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x443a81030962f2, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x463a41040962f2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x483a41050962f2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3a41060962f2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a4101097331, // V_CMPX_O_F32 ENC_VOP3 default
    0x423a6102097331, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x443a8103097331, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x463a4104097331, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x483a4105097331, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3a4106097331, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a410109833b, // V_CMPX_U_F32 ENC_VOP3 default
    0x423a610209833b, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x443a810309833b, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x463a410409833b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x483a410509833b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3a410609833b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a4101099322, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x423a6102099322, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x443a8103099322, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x463a4104099322, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x483a4105099322, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3a4106099322, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a410109a32b, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x423a610209a32b, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x443a810309a32b, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x463a410409a32b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x483a410509a32b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3a410609a32b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a410109b325, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x423a610209b325, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x443a810309b325, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x463a410409b325, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x483a410509b325, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3a410609b325, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a410109c328, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x423a610209c328, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x443a810309c328, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x463a410409c328, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x483a410509c328, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3a410609c328, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a410109d319, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x423a610209d319, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x443a810309d319, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x463a410409d319, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x483a410509d319, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3a410609d319, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a410109e32e, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x423a610209e32e, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x443a810309e32e, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x463a410409e32e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x483a410509e32e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3a410609e32e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a410109f334, // V_CMPX_T_F32 ENC_VOP3 default
    0x423a610209f334, // V_CMPX_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x443a810309f334, // V_CMPX_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x463a410409f334, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0
    0x483a410509f334, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3a410609f334, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b01070a02ec, // V_CMPX_F_F64 ENC_VOP3 default
    0x463b01080a02ec, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0
    0x483b01090a02ec, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3b010a0a02ec, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b01070a1311, // V_CMPX_LT_F64 ENC_VOP3 default
    0x463b01080a1311, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x483b01090a1311, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3b010a0a1311, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b01070a22e3, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x463b01080a22e3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x483b01090a22e3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3b010a0a22e3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b01070a3305, // V_CMPX_LE_F64 ENC_VOP3 default
    0x463b01080a3305, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x483b01090a3305, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3b010a0a3305, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b01070a42fc, // V_CMPX_GT_F64 ENC_VOP3 default
    0x463b01080a42fc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x483b01090a42fc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3b010a0a42fc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b01070a530e, // V_CMPX_LG_F64 ENC_VOP3 default
    0x463b01080a530e, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x483b01090a530e, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3b010a0a530e, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b01070a62f3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x463b01080a62f3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x483b01090a62f3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3b010a0a62f3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b01070a7332, // V_CMPX_O_F64 ENC_VOP3 default
    0x463b01080a7332, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x483b01090a7332, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3b010a0a7332, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b01070a833c, // V_CMPX_U_F64 ENC_VOP3 default
    0x463b01080a833c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x483b01090a833c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3b010a0a833c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b01070a9323, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x463b01080a9323, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x483b01090a9323, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3b010a0a9323, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b01070aa32c, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x463b01080aa32c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x483b01090aa32c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3b010a0aa32c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b01070ab326, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x463b01080ab326, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x483b01090ab326, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3b010a0ab326, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b01070ac329, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x463b01080ac329, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x483b01090ac329, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3b010a0ac329, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b01070ad31a, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x463b01080ad31a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x483b01090ad31a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3b010a0ad31a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b01070ae32f, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x463b01080ae32f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x483b01090ae32f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3b010a0ae32f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b01070af335, // V_CMPX_T_F64 ENC_VOP3 default
    0x463b01080af335, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0
    0x483b01090af335, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3b010a0af335, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b410b0b1312, // V_CMPX_LT_I16 ENC_VOP3 default
    0x423b610c0b1312, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x443b810d0b1312, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x463b410e0b1312, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x483b410f0b1312, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x4a3b41100b1312, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b410b0b22e4, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x423b610c0b22e4, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x443b810d0b22e4, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x463b410e0b22e4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x483b410f0b22e4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x4a3b41100b22e4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b410b0b3306, // V_CMPX_LE_I16 ENC_VOP3 default
    0x423b610c0b3306, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x443b810d0b3306, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x463b410e0b3306, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x483b410f0b3306, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x4a3b41100b3306, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b410b0b42fd, // V_CMPX_GT_I16 ENC_VOP3 default
    0x423b610c0b42fd, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x443b810d0b42fd, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x463b410e0b42fd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x483b410f0b42fd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x4a3b41100b42fd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b410b0b531b, // V_CMPX_NE_I16 ENC_VOP3 default
    0x423b610c0b531b, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x443b810d0b531b, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x463b410e0b531b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x483b410f0b531b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x4a3b41100b531b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b410b0b62f4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x423b610c0b62f4, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x443b810d0b62f4, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x463b410e0b62f4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x483b410f0b62f4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x4a3b41100b62f4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b41110b9315, // V_CMPX_LT_U16 ENC_VOP3 default
    0x423b61120b9315, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x443b81130b9315, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x463b41140b9315, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x483b41150b9315, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x4a3b41160b9315, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b41110ba2e7, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x423b61120ba2e7, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x443b81130ba2e7, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x463b41140ba2e7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x483b41150ba2e7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x4a3b41160ba2e7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b41110bb309, // V_CMPX_LE_U16 ENC_VOP3 default
    0x423b61120bb309, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x443b81130bb309, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x463b41140bb309, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x483b41150bb309, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x4a3b41160bb309, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b41110bc300, // V_CMPX_GT_U16 ENC_VOP3 default
    0x423b61120bc300, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x443b81130bc300, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x463b41140bc300, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x483b41150bc300, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x4a3b41160bc300, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b41110bd31e, // V_CMPX_NE_U16 ENC_VOP3 default
    0x423b61120bd31e, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x443b81130bd31e, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x463b41140bd31e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x483b41150bd31e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x4a3b41160bd31e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b41110be2f7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x423b61120be2f7, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x443b81130be2f7, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x463b41140be2f7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x483b41150be2f7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x4a3b41160be2f7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c01170c02ed, // V_CMPX_F_I32 ENC_VOP3 default
    0x423c21180c02ed, // V_CMPX_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x443c41190c02ed, // V_CMPX_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x463c011a0c02ed, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0
    0x483c011b0c02ed, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_1
    0x4a3c011c0c02ed, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c01170c1313, // V_CMPX_LT_I32 ENC_VOP3 default
    0x423c21180c1313, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x443c41190c1313, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x463c011a0c1313, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x483c011b0c1313, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x4a3c011c0c1313, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c01170c22e5, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x423c21180c22e5, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x443c41190c22e5, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x463c011a0c22e5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x483c011b0c22e5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x4a3c011c0c22e5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c01170c3307, // V_CMPX_LE_I32 ENC_VOP3 default
    0x423c21180c3307, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x443c41190c3307, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x463c011a0c3307, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x483c011b0c3307, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x4a3c011c0c3307, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c01170c42fe, // V_CMPX_GT_I32 ENC_VOP3 default
    0x423c21180c42fe, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x443c41190c42fe, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x463c011a0c42fe, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x483c011b0c42fe, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x4a3c011c0c42fe, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c01170c531c, // V_CMPX_NE_I32 ENC_VOP3 default
    0x423c21180c531c, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x443c41190c531c, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x463c011a0c531c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x483c011b0c531c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x4a3c011c0c531c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c01170c62f5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x423c21180c62f5, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x443c41190c62f5, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x463c011a0c62f5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x483c011b0c62f5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x4a3c011c0c62f5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c01170c7336, // V_CMPX_T_I32 ENC_VOP3 default
    0x423c21180c7336, // V_CMPX_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x443c41190c7336, // V_CMPX_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x463c011a0c7336, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0
    0x483c011b0c7336, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_1
    0x4a3c011c0c7336, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c011d0c82ef, // V_CMPX_F_U32 ENC_VOP3 default
    0x423c211e0c82ef, // V_CMPX_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x443c411f0c82ef, // V_CMPX_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x463c01200c82ef, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0
    0x483c01210c82ef, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3c01220c82ef, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c011d0c9316, // V_CMPX_LT_U32 ENC_VOP3 default
    0x423c211e0c9316, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x443c411f0c9316, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x463c01200c9316, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x483c01210c9316, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3c01220c9316, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c011d0ca2e8, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x423c211e0ca2e8, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x443c411f0ca2e8, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x463c01200ca2e8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x483c01210ca2e8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3c01220ca2e8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c011d0cb30a, // V_CMPX_LE_U32 ENC_VOP3 default
    0x423c211e0cb30a, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x443c411f0cb30a, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x463c01200cb30a, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x483c01210cb30a, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3c01220cb30a, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c011d0cc301, // V_CMPX_GT_U32 ENC_VOP3 default
    0x423c211e0cc301, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x443c411f0cc301, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x463c01200cc301, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x483c01210cc301, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3c01220cc301, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c011d0cd31f, // V_CMPX_NE_U32 ENC_VOP3 default
    0x423c211e0cd31f, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x443c411f0cd31f, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x463c01200cd31f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x483c01210cd31f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3c01220cd31f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c011d0ce2f8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x423c211e0ce2f8, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x443c411f0ce2f8, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x463c01200ce2f8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x483c01210ce2f8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3c01220ce2f8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c011d0cf338, // V_CMPX_T_U32 ENC_VOP3 default
    0x423c211e0cf338, // V_CMPX_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x443c411f0cf338, // V_CMPX_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x463c01200cf338, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0
    0x483c01210cf338, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3c01220cf338, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c81230d02ee, // V_CMPX_F_I64 ENC_VOP3 default
    0x463c81240d02ee, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0
    0x483c81250d02ee, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3c81260d02ee, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c81230d1314, // V_CMPX_LT_I64 ENC_VOP3 default
    0x463c81240d1314, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x483c81250d1314, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3c81260d1314, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c81230d22e6, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x463c81240d22e6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x483c81250d22e6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3c81260d22e6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c81230d3308, // V_CMPX_LE_I64 ENC_VOP3 default
    0x463c81240d3308, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x483c81250d3308, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3c81260d3308, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c81230d42ff, // V_CMPX_GT_I64 ENC_VOP3 default
    0x463c81240d42ff, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x483c81250d42ff, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3c81260d42ff, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c81230d531d, // V_CMPX_NE_I64 ENC_VOP3 default
    0x463c81240d531d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x483c81250d531d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3c81260d531d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c81230d62f6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x463c81240d62f6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x483c81250d62f6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3c81260d62f6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c81230d7337, // V_CMPX_T_I64 ENC_VOP3 default
    0x463c81240d7337, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0
    0x483c81250d7337, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3c81260d7337, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c81270d82f0, // V_CMPX_F_U64 ENC_VOP3 default
    0x463c81280d82f0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0
    0x483c81290d82f0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_1
    0x4a3c812a0d82f0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c81270d9317, // V_CMPX_LT_U64 ENC_VOP3 default
    0x463c81280d9317, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x483c81290d9317, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x4a3c812a0d9317, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c81270da2e9, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x463c81280da2e9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x483c81290da2e9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x4a3c812a0da2e9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c81270db30b, // V_CMPX_LE_U64 ENC_VOP3 default
    0x463c81280db30b, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x483c81290db30b, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x4a3c812a0db30b, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c81270dc302, // V_CMPX_GT_U64 ENC_VOP3 default
    0x463c81280dc302, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x483c81290dc302, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x4a3c812a0dc302, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c81270dd320, // V_CMPX_NE_U64 ENC_VOP3 default
    0x463c81280dd320, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x483c81290dd320, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x4a3c812a0dd320, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c81270de2f9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x463c81280de2f9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x483c81290de2f9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x4a3c812a0de2f9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c81270df339, // V_CMPX_T_U64 ENC_VOP3 default
    0x463c81280df339, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0
    0x483c81290df339, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_1
    0x4a3c812a0df339, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403cc0fb0fd2de, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x423ce0fc0fd2de, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x443d00fd0fd2de, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x463cc0fe0fd2de, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x483cc0ff0fd2de, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x4a3cc1000fd2de, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403d212b0fe2df, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x423d412c0fe2df, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x443d612d0fe2df, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x463d212e0fe2df, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x483d212f0fe2df, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3d21300fe2df, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403da1310ff2e0, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x463da1320ff2e0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x483da1330ff2e0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3da1340ff2e0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4c23813510139d, // V_CNDMASK_B32 ENC_VOP3 default
    0x3623a13610139d, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x3823c13710139d, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x4e23813810139d, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x5023813910139d, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x5223813a10139d, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424a13b1032c4, // V_ADD_F32 ENC_VOP3 default
    0x3624c13c1032c4, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x3824e13d1032c4, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a24a13e1032c4, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x3c24a13f1032c4, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x3e24a1401032c4, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424a13b1044a2, // V_SUB_F32 ENC_VOP3 default
    0x3624c13c1044a2, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x3824e13d1044a2, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a24a13e1044a2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x3c24a13f1044a2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x3e24a1401044a2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424a13b10549d, // V_SUBREV_F32 ENC_VOP3 default
    0x3624c13c10549d, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x3824e13d10549d, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a24a13e10549d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x3c24a13f10549d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x3e24a14010549d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424a1411063f2, // V_FMAC_DX9_ZERO_F32 ENC_VOP3 default
    0x3a24a1421063f2, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3c24a1431063f2, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3e24a1441063f2, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424a13b107457, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x3624c13c107457, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x3824e13d107457, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a24a13e107457, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3c24a13f107457, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3e24a140107457, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424a13b108459, // V_MUL_F32 ENC_VOP3 default
    0x3624c13c108459, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x3824e13d108459, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a24a13e108459, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x3c24a13f108459, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x3e24a140108459, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3425214510945f, // V_MUL_I32_I24 ENC_VOP3 default
    0x3625414610945f, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x3825614710945f, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x3a25214810945f, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3c25214910945f, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3e25214a10945f, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3425814510a45c, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x3625a14610a45c, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x3825c14710a45c, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x3a25814810a45c, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3c25814910a45c, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3e25814a10a45c, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3425214b10b462, // V_MUL_U32_U24 ENC_VOP3 default
    0x3625414c10b462, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x3825614d10b462, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x3a25214e10b462, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3c25214f10b462, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3e25215010b462, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3425814b10c45e, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x3625a14c10c45e, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x3825c14d10c45e, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x3a25814e10c45e, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3c25814f10c45e, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3e25815010c45e, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424a13b10f447, // V_MIN_F32 ENC_VOP3 default
    0x3624c13c10f447, // V_MIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x3824e13d10f447, // V_MIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a24a13e10f447, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0
    0x3c24a13f10f447, // V_MIN_F32 VOP3_INST_LITERAL has_lit_1
    0x3e24a14010f447, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424a13b11042e, // V_MAX_F32 ENC_VOP3 default
    0x3624c13c11042e, // V_MAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x3824e13d11042e, // V_MAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a24a13e11042e, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0
    0x3c24a13f11042e, // V_MAX_F32 VOP3_INST_LITERAL has_lit_1
    0x3e24a14011042e, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3425814511144a, // V_MIN_I32 ENC_VOP3 default
    0x3625a14611144a, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x3825c14711144a, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a25814811144a, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x3c25814911144a, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x3e25814a11144a, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x34258145112431, // V_MAX_I32 ENC_VOP3 default
    0x3625a146112431, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x3825c147112431, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a258148112431, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x3c258149112431, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x3e25814a112431, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3425814b11344c, // V_MIN_U32 ENC_VOP3 default
    0x3625a14c11344c, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x3825c14d11344c, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a25814e11344c, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x3c25814f11344c, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x3e25815011344c, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3425814b114433, // V_MAX_U32 ENC_VOP3 default
    0x3625a14c114433, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x3825c14d114433, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a25814e114433, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x3c25814f114433, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x3e258150114433, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3425814b118414, // V_LSHLREV_B32 ENC_VOP3 default
    0x3625a14c118414, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x3825c14d118414, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a25814e118414, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x3c25814f118414, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x3e258150118414, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3425814b119419, // V_LSHRREV_B32 ENC_VOP3 default
    0x3625a14c119419, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x3825c14d119419, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a25814e119419, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x3c25814f119419, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x3e258150119419, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3425815111a2d1, // V_ASHRREV_I32 ENC_VOP3 default
    0x3625a15211a2d1, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x3825c15311a2d1, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a25815411a2d1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x3c25815511a2d1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x3e25815611a2d1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3425814b11b2ce, // V_AND_B32 ENC_VOP3 default
    0x3625a14c11b2ce, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x3825c14d11b2ce, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a25814e11b2ce, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x3c25814f11b2ce, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x3e25815011b2ce, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3425814b11c468, // V_OR_B32 ENC_VOP3 default
    0x3625a14c11c468, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3825c14d11c468, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a25814e11c468, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c25814f11c468, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e25815011c468, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3425814b11d4b9, // V_XOR_B32 ENC_VOP3 default
    0x3625a14c11d4b9, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3825c14d11d4b9, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a25814e11d4b9, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c25814f11d4b9, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e25815011d4b9, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3425814b11e4b6, // V_XNOR_B32 ENC_VOP3 default
    0x3625a14c11e4b6, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3825c14d11e4b6, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a25814e11e4b6, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c25814f11e4b6, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e25815011e4b6, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x542641571202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x562661581202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x582681591202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5a26415a1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5c26415b1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5e26415c1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x5426415712149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x5626615812149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5826815912149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5a26415a12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5c26415b12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5e26415c12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x5426415712249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x5626615812249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5826815912249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5a26415a12249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5c26415b12249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5e26415c12249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x3425214b1252ca, // V_ADD_NC_U32 ENC_VOP3 default
    0x3625414c1252ca, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x3825614d1252ca, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a25214e1252ca, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3c25214f1252ca, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2521501252ca, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3425214b1264a6, // V_SUB_NC_U32 ENC_VOP3 default
    0x3625414c1264a6, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x3825614d1264a6, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a25214e1264a6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3c25214f1264a6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2521501264a6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3425214b12749e, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x3625414c12749e, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x3825614d12749e, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a25214e12749e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3c25214f12749e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3e25215012749e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424a14112b3f4, // V_FMAC_F32 ENC_VOP3 default
    0x3624c15d12b3f4, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x3824e15e12b3f4, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a24a14212b3f4, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x3c24a14312b3f4, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x3e24a14412b3f4, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3427415f12f3c2, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x3627616012f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x3827816112f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a27416212f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c27416312f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e27416412f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342801651322c3, // V_ADD_F16 ENC_VOP3 default
    0x362821661322c3, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x382841671322c3, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2801681322c3, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2801691322c3, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x3e28016a1322c3, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342801651334a1, // V_SUB_F16 ENC_VOP3 default
    0x362821661334a1, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x382841671334a1, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2801681334a1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2801691334a1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x3e28016a1334a1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3428016513449c, // V_SUBREV_F16 ENC_VOP3 default
    0x3628216613449c, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x3828416713449c, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a28016813449c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x3c28016913449c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x3e28016a13449c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x34280165135458, // V_MUL_F16 ENC_VOP3 default
    0x36282166135458, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x38284167135458, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a280168135458, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x3c280169135458, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x3e28016a135458, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3428616b1363f3, // V_FMAC_F16 ENC_VOP3 default
    0x3628816c1363f3, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x3828a16d1363f3, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a28616e1363f3, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x3c28616f1363f3, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2861701363f3, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3428016513942d, // V_MAX_F16 ENC_VOP3 default
    0x3628216613942d, // V_MAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x3828416713942d, // V_MAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a28016813942d, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0
    0x3c28016913942d, // V_MAX_F16 VOP3_INST_LITERAL has_lit_1
    0x3e28016a13942d, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3428016513a446, // V_MIN_F16 ENC_VOP3 default
    0x3628216613a446, // V_MIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x3828416713a446, // V_MIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a28016813a446, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0
    0x3c28016913a446, // V_MIN_F16 VOP3_INST_LITERAL has_lit_1
    0x3e28016a13a446, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3429216513b40d, // V_LDEXP_F16 ENC_VOP3 default
    0x3629416613b40d, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x3829616713b40d, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a29216813b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x3c29216913b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x3e29216a13b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x34194171180463, // V_NOP ENC_VOP3 default
    0x3419c172181452, // V_MOV_B32 ENC_VOP3 default
    0x3619e173181452, // V_MOV_B32 VOP3_VOP_DPP8 has_dpp8
    0x381a0174181452, // V_MOV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a19c175181452, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x601a4176182488, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x341a81771833b6, // V_CVT_I32_F64 ENC_VOP3 default
    0x3a1a81781833b6, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x341ac1791843b1, // V_CVT_F64_I32 ENC_VOP3 default
    0x3a1ac17a1843b1, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x341b017b1853aa, // V_CVT_F32_I32 ENC_VOP3 default
    0x361b217c1853aa, // V_CVT_F32_I32 VOP3_VOP_DPP8 has_dpp8
    0x381b417d1853aa, // V_CVT_F32_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a1b017e1853aa, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x341b017f1863ab, // V_CVT_F32_U32 ENC_VOP3 default
    0x361b21801863ab, // V_CVT_F32_U32 VOP3_VOP_DPP8 has_dpp8
    0x381b41811863ab, // V_CVT_F32_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a1b01821863ab, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x341b61831873c7, // V_CVT_U32_F32 ENC_VOP3 default
    0x361b81841873c7, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ba1851873c7, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1b61861873c7, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x341b61871883b5, // V_CVT_I32_F32 ENC_VOP3 default
    0x361b81881883b5, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ba1891883b5, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1b618a1883b5, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x341c218b18a3a5, // V_CVT_F16_F32 ENC_VOP3 default
    0x361c418c18a3a5, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x381c618d18a3a5, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1c218e18a3a5, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x341ce18f18b3a8, // V_CVT_F32_F16 ENC_VOP3 default
    0x361d019018b3a8, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x381d219118b3a8, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1ce19218b3a8, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x341d418718c3b8, // V_CVT_NEAREST_I32_F32 ENC_VOP3 default
    0x361d618818c3b8, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x381d818918c3b8, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1d418a18c3b8, // V_CVT_NEAREST_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x341d418718d3b3, // V_CVT_FLOOR_I32_F32 ENC_VOP3 default
    0x361d618818d3b3, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x381d818918d3b3, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1d418a18d3b3, // V_CVT_FLOOR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x341b017b18e3bb, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x361b217c18e3bb, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP8 has_dpp8
    0x381b417d18e3bb, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP16 has_dpp16
    0x3a1b017e18e3bb, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x341a819318f3a9, // V_CVT_F32_F64 ENC_VOP3 default
    0x3a1a819418f3a9, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x341da1951903b0, // V_CVT_F64_F32 ENC_VOP3 default
    0x3a1da1961903b0, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x341b017f1913ac, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x361b21801913ac, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP8 has_dpp8
    0x381b41811913ac, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP16 has_dpp16
    0x3a1b01821913ac, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x341b017f1923ad, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x361b21801923ad, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP8 has_dpp8
    0x381b41811923ad, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP16 has_dpp16
    0x3a1b01821923ad, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x341b017f1933ae, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x361b21801933ae, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP8 has_dpp8
    0x381b41811933ae, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP16 has_dpp16
    0x3a1b01821933ae, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x341b017f1943af, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x361b21801943af, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP8 has_dpp8
    0x381b41811943af, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP16 has_dpp16
    0x3a1b01821943af, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x341a81971953c8, // V_CVT_U32_F64 ENC_VOP3 default
    0x3a1a81981953c8, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x341ac1991963b2, // V_CVT_F64_U32 ENC_VOP3 default
    0x3a1ac19a1963b2, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x341de19b1974ad, // V_TRUNC_F64 ENC_VOP3 default
    0x3a1de19c1974ad, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x341de19b1982db, // V_CEIL_F64 ENC_VOP3 default
    0x3a1de19c1982db, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x341de19b19948c, // V_RNDNE_F64 ENC_VOP3 default
    0x3a1de19c19948c, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x341de19b19a3ef, // V_FLOOR_F64 ENC_VOP3 default
    0x3a1de19c19a3ef, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x3419417119b46e, // V_PIPEFLUSH ENC_VOP3 default
    0x341e619d19c451, // V_MOV_B16 ENC_VOP3 default
    0x361e819e19c451, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x381ea19f19c451, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a1e61a019c451, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x341b61a11a03ff, // V_FRACT_F32 ENC_VOP3 default
    0x361b81a21a03ff, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ba1a31a03ff, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1b61a41a03ff, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x341b61a11a14ac, // V_TRUNC_F32 ENC_VOP3 default
    0x361b81a21a14ac, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ba1a31a14ac, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1b61a41a14ac, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x341b61a11a22da, // V_CEIL_F32 ENC_VOP3 default
    0x361b81a21a22da, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ba1a31a22da, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1b61a41a22da, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x341b61a11a348b, // V_RNDNE_F32 ENC_VOP3 default
    0x361b81a21a348b, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ba1a31a348b, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1b61a41a348b, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x341b61a11a43ee, // V_FLOOR_F32 ENC_VOP3 default
    0x361b81a21a43ee, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ba1a31a43ee, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1b61a41a43ee, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x341b61a11a53ec, // V_EXP_F32 ENC_VOP3 default
    0x361b81a21a53ec, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ba1a31a53ec, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1b61a41a53ec, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x341b61a11a7412, // V_LOG_F32 ENC_VOP3 default
    0x361b81a21a7412, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ba1a31a7412, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1b61a41a7412, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x341b61a11aa485, // V_RCP_F32 ENC_VOP3 default
    0x361b81a21aa485, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ba1a31aa485, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1b61a41aa485, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x341b61a11ab487, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x361b81a21ab487, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ba1a31ab487, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1b61a41ab487, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x341b61a11ae48e, // V_RSQ_F32 ENC_VOP3 default
    0x361b81a21ae48e, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ba1a31ae48e, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1b61a41ae48e, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x341de19b1af486, // V_RCP_F64 ENC_VOP3 default
    0x3a1de19c1af486, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x341de19b1b148f, // V_RSQ_F64 ENC_VOP3 default
    0x3a1de19c1b148f, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x341b61a11b3498, // V_SQRT_F32 ENC_VOP3 default
    0x361b81a21b3498, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ba1a31b3498, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1b61a41b3498, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x341de19b1b4499, // V_SQRT_F64 ENC_VOP3 default
    0x3a1de19c1b4499, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x341b61a11b5496, // V_SIN_F32 ENC_VOP3 default
    0x361b81a21b5496, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ba1a31b5496, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1b61a41b5496, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x341b61a11b639f, // V_COS_F32 ENC_VOP3 default
    0x361b81a21b639f, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ba1a31b639f, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1b61a41b639f, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x341ec1a51b7465, // V_NOT_B32 ENC_VOP3 default
    0x361ee1a61b7465, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x381f01a71b7465, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a1ec1a81b7465, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x3419c1721b82d8, // V_BFREV_B32 ENC_VOP3 default
    0x3619e1731b82d8, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x381a01741b82d8, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a19c1751b82d8, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x341ec1a91b92dd, // V_CLZ_I32_U32 ENC_VOP3 default
    0x361ee1aa1b92dd, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x381f01ab1b92dd, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a1ec1ac1b92dd, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x341ec1a91ba3a0, // V_CTZ_I32_B32 ENC_VOP3 default
    0x361ee1aa1ba3a0, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x381f01ab1ba3a0, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a1ec1ac1ba3a0, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x341ec1ad1bb2dc, // V_CLS_I32 ENC_VOP3 default
    0x361ee1ae1bb2dc, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x381f01af1bb2dc, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a1ec1b01bb2dc, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x341a81771bc403, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x3a1a81781bc403, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x341de19b1bd406, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x3a1de19c1bd406, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x341de19b1be400, // V_FRACT_F64 ENC_VOP3 default
    0x3a1de19c1be400, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x341d41871bf402, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x361d61881bf402, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x381d81891bf402, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1d418a1bf402, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x341b61a11c0405, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x361b81a21c0405, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ba1a31c0405, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1b61a41c0405, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x3419c1b11c244d, // V_MOVRELD_B32 ENC_VOP3 default
    0x3619e1b21c244d, // V_MOVRELD_B32 VOP3_VOP_DPP8 has_dpp8
    0x381a01b31c244d, // V_MOVRELD_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a19c1b41c244d, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x6019c1b51c3450, // V_MOVRELS_B32 ENC_VOP3 default
    0x3619e1b21c3450, // V_MOVRELS_B32 VOP3_VOP_DPP8 has_dpp8
    0x381a01b31c3450, // V_MOVRELS_B32 VOP3_VOP_DPP16 has_dpp16
    0x6019c1b51c444f, // V_MOVRELSD_B32 ENC_VOP3 default
    0x3619e1b21c444f, // V_MOVRELSD_B32 VOP3_VOP_DPP8 has_dpp8
    0x381a01b31c444f, // V_MOVRELSD_B32 VOP3_VOP_DPP16 has_dpp16
    0x6019c1b51c844e, // V_MOVRELSD_2_B32 ENC_VOP3 default
    0x3619e1b21c844e, // V_MOVRELSD_2_B32 VOP3_VOP_DPP8 has_dpp8
    0x381a01b31c844e, // V_MOVRELSD_2_B32 VOP3_VOP_DPP16 has_dpp16
    0x341f81b61d03a7, // V_CVT_F16_U16 ENC_VOP3 default
    0x361fa1b71d03a7, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x381fc1b81d03a7, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f81b91d03a7, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x341f81ba1d13a6, // V_CVT_F16_I16 ENC_VOP3 default
    0x361fa1bb1d13a6, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x381fc1bc1d13a6, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f81bd1d13a6, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x342041be1d23c6, // V_CVT_U16_F16 ENC_VOP3 default
    0x362061bf1d23c6, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x382081c01d23c6, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2041c11d23c6, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x342041c21d33b4, // V_CVT_I16_F16 ENC_VOP3 default
    0x362061c31d33b4, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x382081c41d33b4, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2041c51d33b4, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x342101c61d4484, // V_RCP_F16 ENC_VOP3 default
    0x362121c71d4484, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x382141c81d4484, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2101c91d4484, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x342101c61d5497, // V_SQRT_F16 ENC_VOP3 default
    0x362121c71d5497, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x382141c81d5497, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2101c91d5497, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x342101c61d648d, // V_RSQ_F16 ENC_VOP3 default
    0x362121c71d648d, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x382141c81d648d, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2101c91d648d, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x342101c61d7411, // V_LOG_F16 ENC_VOP3 default
    0x362121c71d7411, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x382141c81d7411, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2101c91d7411, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x342101c61d83eb, // V_EXP_F16 ENC_VOP3 default
    0x362121c71d83eb, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x382141c81d83eb, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2101c91d83eb, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x342101c61d9404, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x362121c71d9404, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x382141c81d9404, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2101c91d9404, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x342041c21da401, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x362061c31da401, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x382081c41da401, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2041c51da401, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x342101c61db3ed, // V_FLOOR_F16 ENC_VOP3 default
    0x362121c71db3ed, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x382141c81db3ed, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2101c91db3ed, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x342101c61dc2d9, // V_CEIL_F16 ENC_VOP3 default
    0x362121c71dc2d9, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x382141c81dc2d9, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2101c91dc2d9, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x342101c61dd4ab, // V_TRUNC_F16 ENC_VOP3 default
    0x362121c71dd4ab, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x382141c81dd4ab, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2101c91dd4ab, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x342101c61de48a, // V_RNDNE_F16 ENC_VOP3 default
    0x362121c71de48a, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x382141c81de48a, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2101c91de48a, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x342101c61df3fe, // V_FRACT_F16 ENC_VOP3 default
    0x362121c71df3fe, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x382141c81df3fe, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2101c91df3fe, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x342101c61e0495, // V_SIN_F16 ENC_VOP3 default
    0x362121c71e0495, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x382141c81e0495, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2101c91e0495, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x342101c61e139e, // V_COS_F16 ENC_VOP3 default
    0x362121c71e139e, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x382141c81e139e, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2101c91e139e, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x3421c1ca1e2494, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x3621e1cb1e2494, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x382201cc1e2494, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a21c1cd1e2494, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x342041c21e33b9, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x362061c31e33b9, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x382081c41e33b9, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2041c51e33b9, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x342041be1e43ba, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x362061bf1e43ba, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x382081c01e43ba, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2041c11e43ba, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x341e61ce1e9464, // V_NOT_B16 ENC_VOP3 default
    0x361e81cf1e9464, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x381ea1d01e9464, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a1e61d11e9464, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x3422c1d21ea3b7, // V_CVT_I32_I16 ENC_VOP3 default
    0x3622e1d31ea3b7, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x382301d41ea3b7, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a22c1d51ea3b7, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x3422c1d61eb3c9, // V_CVT_U32_U16 ENC_VOP3 default
    0x3622e1d71eb3c9, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x382301d81eb3c9, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a22c1d91eb3c9, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x3429a1da2093f7, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x3629c1db2093f7, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x3829e1dc2093f7, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a29a1dd2093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3c29a1de2093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3e29a1df2093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229a1e02093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x6429a1e12093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629a1e22093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829a1e32093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a01e420a41d, // V_MAD_I32_I24 ENC_VOP3 default
    0x362a21e520a41d, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x382a41e620a41d, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x3a2a01e720a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3c2a01e820a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3e2a01e920a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a01ea20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x642a01eb20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a01ec20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a01ed20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a01ee20b421, // V_MAD_U32_U24 ENC_VOP3 default
    0x362a21ef20b421, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x382a41f020b421, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x3a2a01f120b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3c2a01f220b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3e2a01f320b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a01f420b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x642a01f520b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a01f620b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a01f720b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429a1da20c3a1, // V_CUBEID_F32 ENC_VOP3 default
    0x3629c1db20c3a1, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x3829e1dc20c3a1, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a29a1dd20c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x3c29a1de20c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x3e29a1df20c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229a1e020c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x6429a1e120c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629a1e220c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829a1e320c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429a1da20d3a3, // V_CUBESC_F32 ENC_VOP3 default
    0x3629c1db20d3a3, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x3829e1dc20d3a3, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a29a1dd20d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x3c29a1de20d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x3e29a1df20d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229a1e020d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x6429a1e120d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629a1e220d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829a1e320d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429a1da20e3a4, // V_CUBETC_F32 ENC_VOP3 default
    0x3629c1db20e3a4, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x3829e1dc20e3a4, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a29a1dd20e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x3c29a1de20e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x3e29a1df20e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229a1e020e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x6429a1e120e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629a1e220e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829a1e320e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429a1da20f3a2, // V_CUBEMA_F32 ENC_VOP3 default
    0x3629c1db20f3a2, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x3829e1dc20f3a2, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a29a1dd20f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x3c29a1de20f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x3e29a1df20f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229a1e020f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x6429a1e120f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629a1e220f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829a1e320f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a61f82102d5, // V_BFE_U32 ENC_VOP3 default
    0x362a81f92102d5, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x382aa1fa2102d5, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2a61fb2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2a61fc2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2a61fd2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a61fe2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x642a61ff2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a62002102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a62012102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a62022112d4, // V_BFE_I32 ENC_VOP3 default
    0x362a82032112d4, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x382aa2042112d4, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a2a62052112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x3c2a62062112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x3e2a62072112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a62082112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x642a62092112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a620a2112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a620b2112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a61f82122d6, // V_BFI_B32 ENC_VOP3 default
    0x362a81f92122d6, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x382aa1fa2122d6, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2a61fb2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2a61fc2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2a61fd2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a61fe2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x642a61ff2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a62002122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a62012122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429a1da2133f9, // V_FMA_F32 ENC_VOP3 default
    0x3629c1db2133f9, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x3829e1dc2133f9, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a29a1dd2133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x3c29a1de2133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x3e29a1df2133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229a1e02133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x6429a1e12133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629a1e22133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829a1e32133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342ac20c2143fa, // V_FMA_F64 ENC_VOP3 default
    0x3a2ac20d2143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x3c2ac20e2143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x3e2ac20f2143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622ac2102143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x642ac2112143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662ac2122143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682ac2132143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342ae214215410, // V_LERP_U8 ENC_VOP3 default
    0x362b0215215410, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x382b2216215410, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x3a2ae217215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x3c2ae218215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x3e2ae219215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622ae21a215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x642ae21b215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662ae21c215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682ae21d215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342b421e2162cb, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x362b621f2162cb, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x382b82202162cb, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2b42212162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2b42222162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2b42232162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622b42242162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x642b42252162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662b42262162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682b42272162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342b421e2172cc, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x362b621f2172cc, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x382b82202172cc, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2b42212172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2b42222172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2b42232172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622b42242172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x642b42252172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662b42262172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682b42272172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429a1da218456, // V_MULLIT_F32 ENC_VOP3 default
    0x3629c1db218456, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x3829e1dc218456, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a29a1dd218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x3c29a1de218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x3e29a1df218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229a1e0218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x6429a1e1218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629a1e2218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829a1e3218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429a1da21943d, // V_MIN3_F32 ENC_VOP3 default
    0x3629c1db21943d, // V_MIN3_F32 VOP3_VOP_DPP8 has_dpp8
    0x3829e1dc21943d, // V_MIN3_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a29a1dd21943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0
    0x3c29a1de21943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1
    0x3e29a1df21943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229a1e021943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_2
    0x6429a1e121943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629a1e221943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829a1e321943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a622821a43f, // V_MIN3_I32 ENC_VOP3 default
    0x362a822921a43f, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x382aa22a21a43f, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a2a622b21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x3c2a622c21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x3e2a622d21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a622e21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x642a622f21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a623021a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a623121a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a61f821b441, // V_MIN3_U32 ENC_VOP3 default
    0x362a81f921b441, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x382aa1fa21b441, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2a61fb21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2a61fc21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2a61fd21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a61fe21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x642a61ff21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a620021b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a620121b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429a1da21c424, // V_MAX3_F32 ENC_VOP3 default
    0x3629c1db21c424, // V_MAX3_F32 VOP3_VOP_DPP8 has_dpp8
    0x3829e1dc21c424, // V_MAX3_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a29a1dd21c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0
    0x3c29a1de21c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1
    0x3e29a1df21c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229a1e021c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_2
    0x6429a1e121c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629a1e221c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829a1e321c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a622821d426, // V_MAX3_I32 ENC_VOP3 default
    0x362a822921d426, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x382aa22a21d426, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a2a622b21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x3c2a622c21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x3e2a622d21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a622e21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x642a622f21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a623021d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a623121d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a61f821e428, // V_MAX3_U32 ENC_VOP3 default
    0x362a81f921e428, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x382aa1fa21e428, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2a61fb21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2a61fc21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2a61fd21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a61fe21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x642a61ff21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a620021e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a620121e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429a1da21f437, // V_MED3_F32 ENC_VOP3 default
    0x3629c1db21f437, // V_MED3_F32 VOP3_VOP_DPP8 has_dpp8
    0x3829e1dc21f437, // V_MED3_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a29a1dd21f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0
    0x3c29a1de21f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1
    0x3e29a1df21f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229a1e021f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_2
    0x6429a1e121f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629a1e221f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829a1e321f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a6228220439, // V_MED3_I32 ENC_VOP3 default
    0x362a8229220439, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x382aa22a220439, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a2a622b220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x3c2a622c220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x3e2a622d220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a622e220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x642a622f220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a6230220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a6231220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a61f822143b, // V_MED3_U32 ENC_VOP3 default
    0x362a81f922143b, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x382aa1fa22143b, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2a61fb22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2a61fc22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2a61fd22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a61fe22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x642a61ff22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a620022143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a620122143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a0232222493, // V_SAD_U8 ENC_VOP3 default
    0x362a2233222493, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x382a4234222493, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x3a2a0235222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x3c2a0236222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x3e2a0237222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a0238222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x642a0239222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a023a222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a023b222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a0232223490, // V_SAD_HI_U8 ENC_VOP3 default
    0x362a2233223490, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x382a4234223490, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x3a2a0235223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x3c2a0236223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x3e2a0237223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a0238223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x642a0239223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a023a223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a023b223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a023c224491, // V_SAD_U16 ENC_VOP3 default
    0x362a223d224491, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x382a423e224491, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2a023f224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2a0240224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2a0241224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a0242224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x642a0243224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a0244224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a0245224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a01f8225492, // V_SAD_U32 ENC_VOP3 default
    0x362a21f9225492, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x382a41fa225492, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2a01fb225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2a01fc225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2a01fd225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a01fe225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x642a01ff225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a0200225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a0201225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342ba2462263c5, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x362bc2472263c5, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x382be2482263c5, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2ba2492263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2ba24a2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2ba24b2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622ba24c2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x642ba24d2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662ba24e2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682ba24f2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429a1da2273cb, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x3a29a1dd2273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x3c29a1de2273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x3e29a1df2273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229a1e02273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x6429a1e12273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629a1e22273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829a1e32273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342ac20c2283cc, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x3a2ac20d2283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x3c2ac20e2283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x3e2ac20f2283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622ac2102283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x642ac2112283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662ac2122283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682ac2132283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x6a29a2502373cd, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x6c29a2512373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x6e29a2522373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x7029a2532373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x7229a2542373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x7429a2552373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x7629a2562373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x7829a2572373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x6a2ac2582383ce, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x6c2ac2592383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x6e2ac25a2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x702ac25b2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x722ac25c2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x742ac25d2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x762ac25e2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x782ac25f2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342c0214239455, // V_MSAD_U8 ENC_VOP3 default
    0x362c2215239455, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x382c4216239455, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x3a2c0217239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x3c2c0218239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x3e2c0219239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622c021a239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x642c021b239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662c021c239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682c021d239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342c626023a483, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x3a2c626123a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x3c2c626223a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x3e2c626323a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622c626423a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x642c626523a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662c626623a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682c626723a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342c626023b453, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x3a2c626123b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x3c2c626223b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x3e2c626323b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622c626423b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x642c626523b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662c626623b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682c626723b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x7a2c826823d454, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x7c2c826923d454, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x7e2c826a23d454, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x802c826b23d454, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342a61f82404b7, // V_XOR3_B32 ENC_VOP3 default
    0x362a81f92404b7, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x382aa1fa2404b7, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2a61fb2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2a61fc2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2a61fd2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a61fe2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x642a61ff2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a62002404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a62012404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342ca26c24141f, // V_MAD_U16 ENC_VOP3 default
    0x362cc26d24141f, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x382ce26e24141f, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca26f24141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca27024141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca27124141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622ca27224141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x642ca27324141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662ca27424141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682ca27524141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342d027624446d, // V_PERM_B32 ENC_VOP3 default
    0x362d227724446d, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x382d427824446d, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2d027924446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2d027a24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2d027b24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622d027c24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x642d027d24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662d027e24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682d027f24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a61f82454b5, // V_XAD_U32 ENC_VOP3 default
    0x362a81f92454b5, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x382aa1fa2454b5, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2a61fb2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2a61fc2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2a61fd2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a61fe2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x642a61ff2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a62002454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a62012454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a61f8246416, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x362a81f9246416, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x382aa1fa246416, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2a61fb246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2a61fc246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2a61fd246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a61fe246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x642a61ff246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a6200246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a6201246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a61f82472c6, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x362a81f92472c6, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x382aa1fa2472c6, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2a61fb2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2a61fc2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2a61fd2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a61fe2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x642a61ff2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a62002472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a62012472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342d62802483f8, // V_FMA_F16 ENC_VOP3 default
    0x362d82812483f8, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x382da2822483f8, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2d62832483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2d62842483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2d62852483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622d62862483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x642d62872483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662d62882483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682d62892483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342d628024943c, // V_MIN3_F16 ENC_VOP3 default
    0x362d828124943c, // V_MIN3_F16 VOP3_VOP_DPP8 has_dpp8
    0x382da28224943c, // V_MIN3_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2d628324943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2d628424943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2d628524943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622d628624943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x642d628724943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662d628824943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682d628924943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342ca28a24a43e, // V_MIN3_I16 ENC_VOP3 default
    0x362cc28b24a43e, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x382ce28c24a43e, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca28d24a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca28e24a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca28f24a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622ca29024a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x642ca29124a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662ca29224a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682ca29324a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342ca26c24b440, // V_MIN3_U16 ENC_VOP3 default
    0x362cc26d24b440, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x382ce26e24b440, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca26f24b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca27024b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca27124b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622ca27224b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x642ca27324b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662ca27424b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682ca27524b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342d628024c423, // V_MAX3_F16 ENC_VOP3 default
    0x362d828124c423, // V_MAX3_F16 VOP3_VOP_DPP8 has_dpp8
    0x382da28224c423, // V_MAX3_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2d628324c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2d628424c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2d628524c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622d628624c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x642d628724c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662d628824c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682d628924c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342ca28a24d425, // V_MAX3_I16 ENC_VOP3 default
    0x362cc28b24d425, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x382ce28c24d425, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca28d24d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca28e24d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca28f24d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622ca29024d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x642ca29124d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662ca29224d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682ca29324d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342ca26c24e427, // V_MAX3_U16 ENC_VOP3 default
    0x362cc26d24e427, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x382ce26e24e427, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca26f24e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca27024e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca27124e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622ca27224e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x642ca27324e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662ca27424e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682ca27524e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342d628024f436, // V_MED3_F16 ENC_VOP3 default
    0x362d828124f436, // V_MED3_F16 VOP3_VOP_DPP8 has_dpp8
    0x382da28224f436, // V_MED3_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2d628324f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2d628424f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2d628524f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622d628624f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x642d628724f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662d628824f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682d628924f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342ca28a250438, // V_MED3_I16 ENC_VOP3 default
    0x362cc28b250438, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x382ce28c250438, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca28d250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca28e250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca28f250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622ca290250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x642ca291250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662ca292250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682ca293250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342ca26c25143a, // V_MED3_U16 ENC_VOP3 default
    0x362cc26d25143a, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x382ce26e25143a, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca26f25143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca27025143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca27125143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622ca27225143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x642ca27325143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662ca27425143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682ca27525143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342ca28a25341b, // V_MAD_I16 ENC_VOP3 default
    0x362cc28b25341b, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x382ce28c25341b, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca28d25341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca28e25341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca28f25341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622ca29025341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x642ca29125341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662ca29225341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682ca29325341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342d62802543ca, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x362d82812543ca, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x382da2822543ca, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2d62832543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2d62842543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2d62852543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622d62862543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x642d62872543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662d62882543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682d62892543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a61f82552c0, // V_ADD3_U32 ENC_VOP3 default
    0x362a81f92552c0, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x382aa1fa2552c0, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2a61fb2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2a61fc2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2a61fd2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a61fe2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x642a61ff2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a62002552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a62012552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a61f8256417, // V_LSHL_OR_B32 ENC_VOP3 default
    0x362a81f9256417, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x382aa1fa256417, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2a61fb256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2a61fc256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2a61fd256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a61fe256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x642a61ff256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a6200256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a6201256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a61f82572cf, // V_AND_OR_B32 ENC_VOP3 default
    0x362a81f92572cf, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x382aa1fa2572cf, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2a61fb2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2a61fc2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2a61fd2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a61fe2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x642a61ff2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a62002572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a62012572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a61f8258466, // V_OR3_B32 ENC_VOP3 default
    0x362a81f9258466, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x382aa1fa258466, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2a61fb258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2a61fc258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2a61fd258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a61fe258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x642a61ff258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a6200258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a6201258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342dc294259420, // V_MAD_U32_U16 ENC_VOP3 default
    0x362de295259420, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x382e0296259420, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2dc297259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2dc298259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2dc299259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622dc29a259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x642dc29b259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662dc29c259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682dc29d259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342dc29e25a41c, // V_MAD_I32_I16 ENC_VOP3 default
    0x362de29f25a41c, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x382e02a025a41c, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2dc2a125a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2dc2a225a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2dc2a325a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622dc2a425a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x642dc2a525a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662dc2a625a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682dc2a725a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x822e22a825b46a, // V_PERMLANE16_B32 ENC_VOP3 default
    0x842e22a925b46a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x862e22aa25b46a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x882e22ab25b46a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x822e22a825c46c, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x842e22a925c46c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x862e22aa25c46c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x882e22ab25c46c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x4c2e42ac25d39c, // V_CNDMASK_B16 ENC_VOP3 default
    0x362e62ad25d39c, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x382e82ae25d39c, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x4e2e42af25d39c, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x502e42b025d39c, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x522e42b125d39c, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3429a1da25e42a, // V_MAXMIN_F32 ENC_VOP3 default
    0x3629c1db25e42a, // V_MAXMIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x3829e1dc25e42a, // V_MAXMIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a29a1dd25e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0
    0x3c29a1de25e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1
    0x3e29a1df25e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229a1e025e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_2
    0x6429a1e125e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629a1e225e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829a1e325e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429a1da25f443, // V_MINMAX_F32 ENC_VOP3 default
    0x3629c1db25f443, // V_MINMAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x3829e1dc25f443, // V_MINMAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a29a1dd25f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0
    0x3c29a1de25f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1
    0x3e29a1df25f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229a1e025f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_2
    0x6429a1e125f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629a1e225f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829a1e325f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342d6280260429, // V_MAXMIN_F16 ENC_VOP3 default
    0x362d8281260429, // V_MAXMIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x382da282260429, // V_MAXMIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2d6283260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2d6284260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2d6285260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622d6286260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_2
    0x642d6287260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662d6288260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682d6289260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342d6280261442, // V_MINMAX_F16 ENC_VOP3 default
    0x362d8281261442, // V_MINMAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x382da282261442, // V_MINMAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2d6283261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2d6284261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2d6285261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622d6286261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_2
    0x642d6287261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662d6288261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682d6289261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a61f826242c, // V_MAXMIN_U32 ENC_VOP3 default
    0x362a81f926242c, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x382aa1fa26242c, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2a61fb26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2a61fc26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2a61fd26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a61fe26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x642a61ff26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a620026242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a620126242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a61f8263445, // V_MINMAX_U32 ENC_VOP3 default
    0x362a81f9263445, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x382aa1fa263445, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2a61fb263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2a61fc263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2a61fd263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a61fe263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x642a61ff263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a6200263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a6201263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a622826442b, // V_MAXMIN_I32 ENC_VOP3 default
    0x362a822926442b, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x382aa22a26442b, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a2a622b26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x3c2a622c26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x3e2a622d26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a622e26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x642a622f26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a623026442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a623126442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a6228265444, // V_MINMAX_I32 ENC_VOP3 default
    0x362a8229265444, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x382aa22a265444, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a2a622b265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x3c2a622c265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x3e2a622d265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a622e265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x642a622f265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a6230265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a6231265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342ea2b22663d3, // V_DOT2_F16_F16 ENC_VOP3 default
    0x362ec2b32663d3, // V_DOT2_F16_F16 VOP3_VOP_DPP8 has_dpp8
    0x382ee2b42663d3, // V_DOT2_F16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ea2b52663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2ea2b62663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2ea2b72663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622ea2b82663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_2
    0x642ea2b92663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662ea2ba2663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682ea2bb2663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342f02bc2673d2, // V_DOT2_BF16_BF16 ENC_VOP3 default
    0x362f22bd2673d2, // V_DOT2_BF16_BF16 VOP3_VOP_DPP8 has_dpp8
    0x382f42be2673d2, // V_DOT2_BF16_BF16 VOP3_VOP_DPP16 has_dpp16
    0x3a2f02bf2673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0
    0x3c2f02c02673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1
    0x3e2f02c12673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622f02c22673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_2
    0x642f02c32673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662f02c42673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682f02c52673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2f62c62fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x8c2f62c72fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2f62c82fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902f62c92fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x922f62ca2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x942f62cb2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x962f62cc2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x982f62cd2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2f82ce2fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x8c2f82cf2fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2f82d02fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902f82d12fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x922f82d22fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x942f82d32fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x962f82d42fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x982f82d52fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2fa2d62fe422, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x8c2fa2d72fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2fa2d82fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902fa2d92fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x922fa2da2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x942fa2db2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x962fa2dc2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x982fa2dd2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2fa2de2ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x8c2fa2df2ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2fa2e02ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902fa2e12ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x922fa2e22ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x942fa2e32ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x962fa2e42ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x982fa2e52ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2fc2e63002c2, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x562fe2e73002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x583002e83002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8c2fc2e93002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2fc2ea3002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902fc2eb3002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x8a2fc2e63014a0, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x562fe2e73014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x583002e83014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8c2fc2e93014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2fc2ea3014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902fc2eb3014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x8a2fc2e630249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x562fe2e730249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x583002e830249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8c2fc2e930249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2fc2ea30249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902fc2eb30249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x343022ec3032c9, // V_ADD_NC_U16 ENC_VOP3 default
    0x363042ed3032c9, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x383062ee3032c9, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a3022ef3032c9, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x3c3022f03032c9, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x3e3022f13032c9, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343022ec3044a5, // V_SUB_NC_U16 ENC_VOP3 default
    0x363042ed3044a5, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x383062ee3044a5, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a3022ef3044a5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x3c3022f03044a5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x3e3022f13044a5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343082ec305460, // V_MUL_LO_U16 ENC_VOP3 default
    0x3630a2ed305460, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x3830c2ee305460, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a3082ef305460, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x3c3082f0305460, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x3e3082f1305460, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3430e2f23063bc, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x363102f33063bc, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x383122f43063bc, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a30e2f53063bc, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c30e2f63063bc, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e30e2f73063bc, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3430e2f83073c3, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x363102f93073c3, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x383122fa3073c3, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a30e2fb3073c3, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c30e2fc3073c3, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e30e2fd3073c3, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343082ec309432, // V_MAX_U16 ENC_VOP3 default
    0x3630a2ed309432, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x3830c2ee309432, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a3082ef309432, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x3c3082f0309432, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x3e3082f1309432, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343082fe30a430, // V_MAX_I16 ENC_VOP3 default
    0x3630a2ff30a430, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x3830c30030a430, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a30830130a430, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x3c30830230a430, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x3e30830330a430, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343082ec30b44b, // V_MIN_U16 ENC_VOP3 default
    0x3630a2ed30b44b, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x3830c2ee30b44b, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a3082ef30b44b, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x3c3082f030b44b, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x3e3082f130b44b, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343082fe30c449, // V_MIN_I16 ENC_VOP3 default
    0x3630a2ff30c449, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x3830c30030c449, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a30830130c449, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x3c30830230c449, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x3e30830330c449, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343022fe30d2c7, // V_ADD_NC_I16 ENC_VOP3 default
    0x363042ff30d2c7, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x3830630030d2c7, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a30230130d2c7, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x3c30230230d2c7, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x3e30230330d2c7, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343022fe30e4a3, // V_SUB_NC_I16 ENC_VOP3 default
    0x363042ff30e4a3, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x3830630030e4a3, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a30230130e4a3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x3c30230230e4a3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x3e30230330e4a3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x34314304311469, // V_PACK_B32_F16 ENC_VOP3 default
    0x36316305311469, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x38318306311469, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a314307311469, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x3c314308311469, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x3e314309311469, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3431430a3123be, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x3631630b3123be, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x3831830c3123be, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a31430d3123be, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x3c31430e3123be, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x3e31430f3123be, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343143103133c0, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x363163113133c0, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x383183123133c0, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3143133133c0, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3143143133c0, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3143153133c0, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3431a31631c40e, // V_LDEXP_F32 ENC_VOP3 default
    0x3631c31731c40e, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x3831e31831c40e, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a31a31931c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x3c31a31a31c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x3e31a31b31c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3432014b31d2d7, // V_BFM_B32 ENC_VOP3 default
    0x3625a14c31d2d7, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x3825c14d31d2d7, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a32014e31d2d7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x3c32014f31d2d7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x3e32015031d2d7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3432014b31e2d3, // V_BCNT_U32_B32 ENC_VOP3 default
    0x3625a14c31e2d3, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3825c14d31e2d3, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a32014e31e2d3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3c32014f31e2d3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3e32015031e2d3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3432014b31f435, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x3625a14c31f435, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3825c14d31f435, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a32014e31f435, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3c32014f31f435, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3e32015031f435, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3432014b320434, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x3625a14c320434, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3825c14d320434, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a32014e320434, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3c32014f320434, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3e320150320434, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3430e2f23213bf, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x363102f33213bf, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x383122f43213bf, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a30e2f53213bf, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c30e2f63213bf, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e30e2f73213bf, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3430e2f83223c1, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x363102f93223c1, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x383122fa3223c1, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a30e2fb3223c1, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c30e2fc3223c1, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e30e2fd3223c1, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3432031c3233c4, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x3625a31d3233c4, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x3825c31e3233c4, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a32031f3233c4, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x3c3203203233c4, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x3e3203213233c4, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343203223243bd, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x3625a3233243bd, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x3825c3243243bd, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a3203253243bd, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x3c3203263243bd, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x3e3203273243bd, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343221453254a4, // V_SUB_NC_I32 ENC_VOP3 default
    0x362541463254a4, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x382561473254a4, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a3221483254a4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x3c3221493254a4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x3e32214a3254a4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343221453262c8, // V_ADD_NC_I32 ENC_VOP3 default
    0x362541463262c8, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x382561473262c8, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a3221483262c8, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x3c3221493262c8, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x3e32214a3262c8, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343243283272c5, // V_ADD_F64 ENC_VOP3 default
    0x3a3243293272c5, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x3c32432a3272c5, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x3e32432b3272c5, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3432432832845a, // V_MUL_F64 ENC_VOP3 default
    0x3a32432932845a, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x3c32432a32845a, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x3e32432b32845a, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x34324328329448, // V_MIN_F64 ENC_VOP3 default
    0x3a324329329448, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x3c32432a329448, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x3e32432b329448, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3432432832a42f, // V_MAX_F64 ENC_VOP3 default
    0x3a32432932a42f, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x3c32432a32a42f, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x3e32432b32a42f, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3432632c32b40f, // V_LDEXP_F64 ENC_VOP3 default
    0x3a32632d32b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x3c32632e32b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x3e32632f32b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3432014b32c461, // V_MUL_LO_U32 ENC_VOP3 default
    0x3a32014e32c461, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x3c32014f32c461, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x3e32015032c461, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3432014b32d45d, // V_MUL_HI_U32 ENC_VOP3 default
    0x3a32014e32d45d, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x3c32014f32d45d, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x3e32015032d45d, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3432014532e45b, // V_MUL_HI_I32 ENC_VOP3 default
    0x3a32014832e45b, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x3c32014932e45b, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x3e32014a32e45b, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3432633032f4aa, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x3a32633132f4aa, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x3c32633232f4aa, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x3e32633332f4aa, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343082ec338413, // V_LSHLREV_B16 ENC_VOP3 default
    0x3630a2ed338413, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x3830c2ee338413, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a3082ef338413, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x3c3082f0338413, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x3e3082f1338413, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343082ec339418, // V_LSHRREV_B16 ENC_VOP3 default
    0x3630a2ed339418, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x3830c2ee339418, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a3082ef339418, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x3c3082f0339418, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x3e3082f1339418, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3430833433a2d0, // V_ASHRREV_I16 ENC_VOP3 default
    0x3630a33533a2d0, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x3830c33633a2d0, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a30833733a2d0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x3c30833833a2d0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x3e30833933a2d0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x9a32833a33c415, // V_LSHLREV_B64 ENC_VOP3 default
    0x9c32833b33c415, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x9e32833c33c415, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x9a32833a33d41a, // V_LSHRREV_B64 ENC_VOP3 default
    0x9c32833b33d41a, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x9e32833c33d41a, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x9a32833d33e2d2, // V_ASHRREV_I64 ENC_VOP3 default
    0x9c32833e33e2d2, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x9e32833f33e2d2, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0xa032a340360489, // V_READLANE_B32 ENC_VOP3 default
    0xa232c3413614b4, // V_WRITELANE_B32 ENC_VOP3 default
    0xa432c3423614b4, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x343082ec3622cd, // V_AND_B16 ENC_VOP3 default
    0x3630a2ed3622cd, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x3830c2ee3622cd, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a3082ef3622cd, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x3c3082f03622cd, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x3e3082f13622cd, // V_AND_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343082ec363467, // V_OR_B16 ENC_VOP3 default
    0x3630a2ed363467, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x3830c2ee363467, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a3082ef363467, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x3c3082f0363467, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x3e3082f1363467, // V_OR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343082ec3644b8, // V_XOR_B16 ENC_VOP3 default
    0x3630a2ed3644b8, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x3830c2ee3644b8, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a3082ef3644b8, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x3c3082f03644b8, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x3e3082f13644b8, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0xa600034300004e, // DS_ADD_U32 ENC_DS default
    0xa60003430010bf, // DS_SUB_U32 ENC_DS default
    0xa60003430020a7, // DS_RSUB_U32 ENC_DS default
    0xa600034300306d, // DS_INC_U32 ENC_DS default
    0xa6000343004063, // DS_DEC_U32 ENC_DS default
    0xa6000344005090, // DS_MIN_I32 ENC_DS default
    0xa6000344006084, // DS_MAX_I32 ENC_DS default
    0xa6000343007098, // DS_MIN_U32 ENC_DS default
    0xa600034300808c, // DS_MAX_U32 ENC_DS default
    0xa6000345009050, // DS_AND_B32 ENC_DS default
    0xa600034500a0a0, // DS_OR_B32 ENC_DS default
    0xa600034500b0c3, // DS_XOR_B32 ENC_DS default
    0xa600234600c09a, // DS_MSKOR_B32 ENC_DS default
    0xa600034700d0b7, // DS_STORE_B32 ENC_DS default
    0xa600434800e0af, // DS_STORE_2ADDR_B32 ENC_DS default
    0xa600434800f0b1, // DS_STORE_2ADDR_STRIDE64_B32 ENC_DS default
    0xa6002346010057, // DS_CMPSTORE_B32 ENC_DS default
    0xa6002349011059, // DS_CMPSTORE_F32 ENC_DS default
    0xa600034a01208e, // DS_MIN_F32 ENC_DS default
    0xa600034a013082, // DS_MAX_F32 ENC_DS default
    0xa600617101409e, // DS_NOP ENC_DS default
    0xa600034a015049, // DS_ADD_F32 ENC_DS default
    0xa800834b018069, // DS_GWS_SEMA_RELEASE_ALL ENC_DS default
    0xa800a34c019066, // DS_GWS_INIT ENC_DS default
    0xa800834b01a06a, // DS_GWS_SEMA_V ENC_DS default
    0xa800a34c01b067, // DS_GWS_SEMA_BR ENC_DS default
    0xa800834b01c068, // DS_GWS_SEMA_P ENC_DS default
    0xa800a34c01d065, // DS_GWS_BARRIER ENC_DS default
    0xa600034d01e0b9, // DS_STORE_B8 ENC_DS default
    0xa600c34e01f0b5, // DS_STORE_B16 ENC_DS default
    0xa600e34f02004c, // DS_ADD_RTN_U32 ENC_DS default
    0xa600e34f0210bd, // DS_SUB_RTN_U32 ENC_DS default
    0xa600e34f0220a5, // DS_RSUB_RTN_U32 ENC_DS default
    0xa600e34f02306b, // DS_INC_RTN_U32 ENC_DS default
    0xa600e34f024061, // DS_DEC_RTN_U32 ENC_DS default
    0xa600e350025094, // DS_MIN_RTN_I32 ENC_DS default
    0xa600e350026088, // DS_MAX_RTN_I32 ENC_DS default
    0xa600e34f027096, // DS_MIN_RTN_U32 ENC_DS default
    0xa600e34f02808a, // DS_MAX_RTN_U32 ENC_DS default
    0xa600e351029052, // DS_AND_RTN_B32 ENC_DS default
    0xa600e35102a0a2, // DS_OR_RTN_B32 ENC_DS default
    0xa600e35102b0c5, // DS_XOR_RTN_B32 ENC_DS default
    0xa601035202c09c, // DS_MSKOR_RTN_B32 ENC_DS default
    0xa600e35102d0ad, // DS_STOREXCHG_RTN_B32 ENC_DS default
    0xa601235302e0a9, // DS_STOREXCHG_2ADDR_RTN_B32 ENC_DS default
    0xa601235302f0ab, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B32 ENC_DS default
    0xa601035203005b, // DS_CMPSTORE_RTN_B32 ENC_DS default
    0xa601035403105d, // DS_CMPSTORE_RTN_F32 ENC_DS default
    0xa600e355032092, // DS_MIN_RTN_F32 ENC_DS default
    0xa600e355033086, // DS_MAX_RTN_F32 ENC_DS default
    0xa60103520340c2, // DS_WRAP_RTN_B32 ENC_DS default
    0xa60143560350c1, // DS_SWIZZLE_B32 ENC_DS default
    0xa6016357036075, // DS_LOAD_B32 ENC_DS default
    0xa601835803706f, // DS_LOAD_2ADDR_B32 ENC_DS default
    0xa6018358038071, // DS_LOAD_2ADDR_STRIDE64_B32 ENC_DS default
    0xa6016359039079, // DS_LOAD_I8 ENC_DS default
    0xa601635a03a07f, // DS_LOAD_U8 ENC_DS default
    0xa601635b03b078, // DS_LOAD_I16 ENC_DS default
    0xa601635c03c07c, // DS_LOAD_U16 ENC_DS default
    0xa601a35d03d060, // DS_CONSUME ENC_DS default
    0xa601a35d03e054, // DS_APPEND ENC_DS default
    0xa801c35e03f09f, // DS_ORDERED_COUNT ENC_DS default
    0xa601e35f04004f, // DS_ADD_U64 ENC_DS default
    0xa601e35f0410c0, // DS_SUB_U64 ENC_DS default
    0xa601e35f0420a8, // DS_RSUB_U64 ENC_DS default
    0xa601e35f04306e, // DS_INC_U64 ENC_DS default
    0xa601e35f044064, // DS_DEC_U64 ENC_DS default
    0xa601e360045091, // DS_MIN_I64 ENC_DS default
    0xa601e360046085, // DS_MAX_I64 ENC_DS default
    0xa601e35f047099, // DS_MIN_U64 ENC_DS default
    0xa601e35f04808d, // DS_MAX_U64 ENC_DS default
    0xa601e361049051, // DS_AND_B64 ENC_DS default
    0xa601e36104a0a1, // DS_OR_B64 ENC_DS default
    0xa601e36104b0c4, // DS_XOR_B64 ENC_DS default
    0xa602036204c09b, // DS_MSKOR_B64 ENC_DS default
    0xa601e36304d0b8, // DS_STORE_B64 ENC_DS default
    0xa602236404e0b0, // DS_STORE_2ADDR_B64 ENC_DS default
    0xa602236404f0b2, // DS_STORE_2ADDR_STRIDE64_B64 ENC_DS default
    0xa6020362050058, // DS_CMPSTORE_B64 ENC_DS default
    0xa602436505105a, // DS_CMPSTORE_F64 ENC_DS default
    0xa602636605208f, // DS_MIN_F64 ENC_DS default
    0xa6026366053083, // DS_MAX_F64 ENC_DS default
    0xa602836706004d, // DS_ADD_RTN_U64 ENC_DS default
    0xa60283670610be, // DS_SUB_RTN_U64 ENC_DS default
    0xa60283670620a6, // DS_RSUB_RTN_U64 ENC_DS default
    0xa602836706306c, // DS_INC_RTN_U64 ENC_DS default
    0xa6028367064062, // DS_DEC_RTN_U64 ENC_DS default
    0xa6028368065095, // DS_MIN_RTN_I64 ENC_DS default
    0xa6028368066089, // DS_MAX_RTN_I64 ENC_DS default
    0xa6028367067097, // DS_MIN_RTN_U64 ENC_DS default
    0xa602836706808b, // DS_MAX_RTN_U64 ENC_DS default
    0xa6028369069053, // DS_AND_RTN_B64 ENC_DS default
    0xa602836906a0a3, // DS_OR_RTN_B64 ENC_DS default
    0xa602836906b0c6, // DS_XOR_RTN_B64 ENC_DS default
    0xa602a36a06c09d, // DS_MSKOR_RTN_B64 ENC_DS default
    0xa602836906d0ae, // DS_STOREXCHG_RTN_B64 ENC_DS default
    0xa602c36b06e0aa, // DS_STOREXCHG_2ADDR_RTN_B64 ENC_DS default
    0xa602c36b06f0ac, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B64 ENC_DS default
    0xa602a36a07005c, // DS_CMPSTORE_RTN_B64 ENC_DS default
    0xa602e36c07105e, // DS_CMPSTORE_RTN_F64 ENC_DS default
    0xa603036d072093, // DS_MIN_RTN_F64 ENC_DS default
    0xa603036d073087, // DS_MAX_RTN_F64 ENC_DS default
    0xa603236e076076, // DS_LOAD_B64 ENC_DS default
    0xa603436f077070, // DS_LOAD_2ADDR_B64 ENC_DS default
    0xa603436f078072, // DS_LOAD_2ADDR_STRIDE64_B64 ENC_DS default
    0xa600e35507904b, // DS_ADD_RTN_F32 ENC_DS default
    0xa803637007a04a, // DS_ADD_GS_REG_RTN ENC_DS default
    0xa803637007b0bc, // DS_SUB_GS_REG_RTN ENC_DS default
    0xa602836907e05f, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0xa60003710a00ba, // DS_STORE_B8_D16_HI ENC_DS default
    0xa60003720a10b6, // DS_STORE_B16_D16_HI ENC_DS default
    0xa60163730a2080, // DS_LOAD_U8_D16 ENC_DS default
    0xa60163730a3081, // DS_LOAD_U8_D16_HI ENC_DS default
    0xa60163740a407a, // DS_LOAD_I8_D16 ENC_DS default
    0xa60163740a507b, // DS_LOAD_I8_D16_HI ENC_DS default
    0xa60163750a607d, // DS_LOAD_U16_D16 ENC_DS default
    0xa60163750a707e, // DS_LOAD_U16_D16_HI ENC_DS default
    0xa60383760ad056, // DS_BVH_STACK_RTN_B32 ENC_DS default
    0xa603a3770b00b3, // DS_STORE_ADDTID_B32 ENC_DS default
    0xa601a3780b1073, // DS_LOAD_ADDTID_B32 ENC_DS default
    0xa603c3790b20a4, // DS_PERMUTE_B32 ENC_DS default
    0xa603c3790b3055, // DS_BPERMUTE_B32 ENC_DS default
    0xa603e37a0de0bb, // DS_STORE_B96 ENC_DS default
    0xa604037b0df0b4, // DS_STORE_B128 ENC_DS default
    0xa604237c0fe077, // DS_LOAD_B96 ENC_DS default
    0xa604437d0ff074, // DS_LOAD_B128 ENC_DS default
    0xaa04837e0100f3, // FLAT_LOAD_U8 ENC_FLAT default
    0xac07c37f010196, // SCRATCH_LOAD_U8 ENC_FLAT_SCRATCH default
    0xae060380010129, // GLOBAL_LOAD_U8 ENC_FLAT_GLOBAL default
    0xaa0483810110f1, // FLAT_LOAD_I8 ENC_FLAT default
    0xac07c382011194, // SCRATCH_LOAD_I8 ENC_FLAT_SCRATCH default
    0xae060383011127, // GLOBAL_LOAD_I8 ENC_FLAT_GLOBAL default
    0xaa0483840120f2, // FLAT_LOAD_U16 ENC_FLAT default
    0xac07c385012195, // SCRATCH_LOAD_U16 ENC_FLAT_SCRATCH default
    0xae060386012128, // GLOBAL_LOAD_U16 ENC_FLAT_GLOBAL default
    0xaa0483870130f0, // FLAT_LOAD_I16 ENC_FLAT default
    0xac07c388013193, // SCRATCH_LOAD_I16 ENC_FLAT_SCRATCH default
    0xae060389013126, // GLOBAL_LOAD_I16 ENC_FLAT_GLOBAL default
    0xaa04838a0140e7, // FLAT_LOAD_B32 ENC_FLAT default
    0xac07c38b01418a, // SCRATCH_LOAD_B32 ENC_FLAT_SCRATCH default
    0xae06038c01411d, // GLOBAL_LOAD_B32 ENC_FLAT_GLOBAL default
    0xaa04a38d0150e8, // FLAT_LOAD_B64 ENC_FLAT default
    0xac07e38e01518b, // SCRATCH_LOAD_B64 ENC_FLAT_SCRATCH default
    0xae06238f01511e, // GLOBAL_LOAD_B64 ENC_FLAT_GLOBAL default
    0xaa04c3900160e9, // FLAT_LOAD_B96 ENC_FLAT default
    0xac08039101618c, // SCRATCH_LOAD_B96 ENC_FLAT_SCRATCH default
    0xae06439201611f, // GLOBAL_LOAD_B96 ENC_FLAT_GLOBAL default
    0xaa04e3930170e6, // FLAT_LOAD_B128 ENC_FLAT default
    0xac082394017189, // SCRATCH_LOAD_B128 ENC_FLAT_SCRATCH default
    0xae06639501711c, // GLOBAL_LOAD_B128 ENC_FLAT_GLOBAL default
    0xaa0503960180f8, // FLAT_STORE_B8 ENC_FLAT default
    0xac08439701819b, // SCRATCH_STORE_B8 ENC_FLAT_SCRATCH default
    0xae06839801812f, // GLOBAL_STORE_B8 ENC_FLAT_GLOBAL default
    0xaa0503990190f5, // FLAT_STORE_B16 ENC_FLAT default
    0xac08439a019198, // SCRATCH_STORE_B16 ENC_FLAT_SCRATCH default
    0xae06839b01912c, // GLOBAL_STORE_B16 ENC_FLAT_GLOBAL default
    0xaa05039c01a0f6, // FLAT_STORE_B32 ENC_FLAT default
    0xac08439d01a199, // SCRATCH_STORE_B32 ENC_FLAT_SCRATCH default
    0xae06839e01a12d, // GLOBAL_STORE_B32 ENC_FLAT_GLOBAL default
    0xaa05239f01b0f7, // FLAT_STORE_B64 ENC_FLAT default
    0xac0863a001b19a, // SCRATCH_STORE_B64 ENC_FLAT_SCRATCH default
    0xae06a3a101b12e, // GLOBAL_STORE_B64 ENC_FLAT_GLOBAL default
    0xaa0543a201c0f9, // FLAT_STORE_B96 ENC_FLAT default
    0xac0883a301c19c, // SCRATCH_STORE_B96 ENC_FLAT_SCRATCH default
    0xae06c3a401c130, // GLOBAL_STORE_B96 ENC_FLAT_GLOBAL default
    0xaa0563a501d0f4, // FLAT_STORE_B128 ENC_FLAT default
    0xac08a3a601d197, // SCRATCH_STORE_B128 ENC_FLAT_SCRATCH default
    0xae06e3a701d12b, // GLOBAL_STORE_B128 ENC_FLAT_GLOBAL default
    0xaa04837e01e0ef, // FLAT_LOAD_D16_U8 ENC_FLAT default
    0xac07c37f01e192, // SCRATCH_LOAD_D16_U8 ENC_FLAT_SCRATCH default
    0xae06038001e125, // GLOBAL_LOAD_D16_U8 ENC_FLAT_GLOBAL default
    0xaa04838101f0ee, // FLAT_LOAD_D16_I8 ENC_FLAT default
    0xac07c38201f191, // SCRATCH_LOAD_D16_I8 ENC_FLAT_SCRATCH default
    0xae06038301f124, // GLOBAL_LOAD_D16_I8 ENC_FLAT_GLOBAL default
    0xaa0483a80200ea, // FLAT_LOAD_D16_B16 ENC_FLAT default
    0xac07c3a902018d, // SCRATCH_LOAD_D16_B16 ENC_FLAT_SCRATCH default
    0xae0603aa020120, // GLOBAL_LOAD_D16_B16 ENC_FLAT_GLOBAL default
    0xaa04837e0210ed, // FLAT_LOAD_D16_HI_U8 ENC_FLAT default
    0xac07c37f021190, // SCRATCH_LOAD_D16_HI_U8 ENC_FLAT_SCRATCH default
    0xae060380021123, // GLOBAL_LOAD_D16_HI_U8 ENC_FLAT_GLOBAL default
    0xaa0483810220ec, // FLAT_LOAD_D16_HI_I8 ENC_FLAT default
    0xac07c38202218f, // SCRATCH_LOAD_D16_HI_I8 ENC_FLAT_SCRATCH default
    0xae060383022122, // GLOBAL_LOAD_D16_HI_I8 ENC_FLAT_GLOBAL default
    0xaa0483a80230eb, // FLAT_LOAD_D16_HI_B16 ENC_FLAT default
    0xac07c3a902318e, // SCRATCH_LOAD_D16_HI_B16 ENC_FLAT_SCRATCH default
    0xae0603aa023121, // GLOBAL_LOAD_D16_HI_B16 ENC_FLAT_GLOBAL default
    0xaa0503960240fb, // FLAT_STORE_D16_HI_B8 ENC_FLAT default
    0xac08439702419e, // SCRATCH_STORE_D16_HI_B8 ENC_FLAT_SCRATCH default
    0xae068398024132, // GLOBAL_STORE_D16_HI_B8 ENC_FLAT_GLOBAL default
    0xaa0503990250fa, // FLAT_STORE_D16_HI_B16 ENC_FLAT default
    0xac08439a02519d, // SCRATCH_STORE_D16_HI_B16 ENC_FLAT_SCRATCH default
    0xae06839b025131, // GLOBAL_STORE_D16_HI_B16 ENC_FLAT_GLOBAL default
    0xae0703ab02811b, // GLOBAL_LOAD_ADDTID_B32 ENC_FLAT_GLOBAL default
    0xae0723ac02912a, // GLOBAL_STORE_ADDTID_B32 ENC_FLAT_GLOBAL default
    0xaa0583ad0330e2, // FLAT_ATOMIC_SWAP_B32 ENC_FLAT default
    0xae0743ae033117, // GLOBAL_ATOMIC_SWAP_B32 ENC_FLAT_GLOBAL default
    0xaa05a3af0340cd, // FLAT_ATOMIC_CMPSWAP_B32 ENC_FLAT default
    0xae0763b0034101, // GLOBAL_ATOMIC_CMPSWAP_B32 ENC_FLAT_GLOBAL default
    0xaa0583b10350c9, // FLAT_ATOMIC_ADD_U32 ENC_FLAT default
    0xae0743b20350fd, // GLOBAL_ATOMIC_ADD_U32 ENC_FLAT_GLOBAL default
    0xaa0583b10360e0, // FLAT_ATOMIC_SUB_U32 ENC_FLAT default
    0xae0743b2036115, // GLOBAL_ATOMIC_SUB_U32 ENC_FLAT_GLOBAL default
    0xae0743b2037104, // GLOBAL_ATOMIC_CSUB_U32 ENC_FLAT_GLOBAL default
    0xaa0583b30380da, // FLAT_ATOMIC_MIN_I32 ENC_FLAT default
    0xae0743b403810f, // GLOBAL_ATOMIC_MIN_I32 ENC_FLAT_GLOBAL default
    0xaa0583b10390dc, // FLAT_ATOMIC_MIN_U32 ENC_FLAT default
    0xae0743b2039111, // GLOBAL_ATOMIC_MIN_U32 ENC_FLAT_GLOBAL default
    0xaa0583b303a0d5, // FLAT_ATOMIC_MAX_I32 ENC_FLAT default
    0xae0743b403a10a, // GLOBAL_ATOMIC_MAX_I32 ENC_FLAT_GLOBAL default
    0xaa0583b103b0d7, // FLAT_ATOMIC_MAX_U32 ENC_FLAT default
    0xae0743b203b10c, // GLOBAL_ATOMIC_MAX_U32 ENC_FLAT_GLOBAL default
    0xaa0583ad03c0cb, // FLAT_ATOMIC_AND_B32 ENC_FLAT default
    0xae0743ae03c0ff, // GLOBAL_ATOMIC_AND_B32 ENC_FLAT_GLOBAL default
    0xaa0583ad03d0de, // FLAT_ATOMIC_OR_B32 ENC_FLAT default
    0xae0743ae03d113, // GLOBAL_ATOMIC_OR_B32 ENC_FLAT_GLOBAL default
    0xaa0583ad03e0e4, // FLAT_ATOMIC_XOR_B32 ENC_FLAT default
    0xae0743ae03e119, // GLOBAL_ATOMIC_XOR_B32 ENC_FLAT_GLOBAL default
    0xaa0583b103f0d2, // FLAT_ATOMIC_INC_U32 ENC_FLAT default
    0xae0743b203f107, // GLOBAL_ATOMIC_INC_U32 ENC_FLAT_GLOBAL default
    0xaa0583b10400d0, // FLAT_ATOMIC_DEC_U32 ENC_FLAT default
    0xae0743b2040105, // GLOBAL_ATOMIC_DEC_U32 ENC_FLAT_GLOBAL default
    0xaa05c3b50410e3, // FLAT_ATOMIC_SWAP_B64 ENC_FLAT default
    0xae0783b6041118, // GLOBAL_ATOMIC_SWAP_B64 ENC_FLAT_GLOBAL default
    0xaa05e3b70420ce, // FLAT_ATOMIC_CMPSWAP_B64 ENC_FLAT default
    0xae07a3b8042102, // GLOBAL_ATOMIC_CMPSWAP_B64 ENC_FLAT_GLOBAL default
    0xaa05c3b90430ca, // FLAT_ATOMIC_ADD_U64 ENC_FLAT default
    0xae0783ba0430fe, // GLOBAL_ATOMIC_ADD_U64 ENC_FLAT_GLOBAL default
    0xaa05c3b90440e1, // FLAT_ATOMIC_SUB_U64 ENC_FLAT default
    0xae0783ba044116, // GLOBAL_ATOMIC_SUB_U64 ENC_FLAT_GLOBAL default
    0xaa05c3bb0450db, // FLAT_ATOMIC_MIN_I64 ENC_FLAT default
    0xae0783bc045110, // GLOBAL_ATOMIC_MIN_I64 ENC_FLAT_GLOBAL default
    0xaa05c3b90460dd, // FLAT_ATOMIC_MIN_U64 ENC_FLAT default
    0xae0783ba046112, // GLOBAL_ATOMIC_MIN_U64 ENC_FLAT_GLOBAL default
    0xaa05c3bb0470d6, // FLAT_ATOMIC_MAX_I64 ENC_FLAT default
    0xae0783bc04710b, // GLOBAL_ATOMIC_MAX_I64 ENC_FLAT_GLOBAL default
    0xaa05c3b90480d8, // FLAT_ATOMIC_MAX_U64 ENC_FLAT default
    0xae0783ba04810d, // GLOBAL_ATOMIC_MAX_U64 ENC_FLAT_GLOBAL default
    0xaa05c3b50490cc, // FLAT_ATOMIC_AND_B64 ENC_FLAT default
    0xae0783b6049100, // GLOBAL_ATOMIC_AND_B64 ENC_FLAT_GLOBAL default
    0xaa05c3b504a0df, // FLAT_ATOMIC_OR_B64 ENC_FLAT default
    0xae0783b604a114, // GLOBAL_ATOMIC_OR_B64 ENC_FLAT_GLOBAL default
    0xaa05c3b504b0e5, // FLAT_ATOMIC_XOR_B64 ENC_FLAT default
    0xae0783b604b11a, // GLOBAL_ATOMIC_XOR_B64 ENC_FLAT_GLOBAL default
    0xaa05c3b904c0d3, // FLAT_ATOMIC_INC_U64 ENC_FLAT default
    0xae0783ba04c108, // GLOBAL_ATOMIC_INC_U64 ENC_FLAT_GLOBAL default
    0xaa05c3b904d0d1, // FLAT_ATOMIC_DEC_U64 ENC_FLAT default
    0xae0783ba04d106, // GLOBAL_ATOMIC_DEC_U64 ENC_FLAT_GLOBAL default
    0xaa05a3bd0500cf, // FLAT_ATOMIC_CMPSWAP_F32 ENC_FLAT default
    0xae0763be050103, // GLOBAL_ATOMIC_CMPSWAP_F32 ENC_FLAT_GLOBAL default
    0xaa0583bf0510d9, // FLAT_ATOMIC_MIN_F32 ENC_FLAT default
    0xae0743c005110e, // GLOBAL_ATOMIC_MIN_F32 ENC_FLAT_GLOBAL default
    0xaa0583bf0520d4, // FLAT_ATOMIC_MAX_F32 ENC_FLAT default
    0xae0743c0052109, // GLOBAL_ATOMIC_MAX_F32 ENC_FLAT_GLOBAL default
    0xaa0583bf0560c8, // FLAT_ATOMIC_ADD_F32 ENC_FLAT default
    0xae0743c00560fc, // GLOBAL_ATOMIC_ADD_F32 ENC_FLAT_GLOBAL default
    0xb01283c1000030, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0xb012a3c2001031, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0xb012c3c3002032, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0xb012e3c4003033, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0xb01283c5004045, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0xb012a3c6005046, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0xb012c3c7006047, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0xb012e3c8007048, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0xb01283c1008026, // BUFFER_LOAD_D16_FORMAT_X ENC_MUBUF default
    0xb01283c9009027, // BUFFER_LOAD_D16_FORMAT_XY ENC_MUBUF default
    0xb012a3ca00a028, // BUFFER_LOAD_D16_FORMAT_XYZ ENC_MUBUF default
    0xb012a3cb00b029, // BUFFER_LOAD_D16_FORMAT_XYZW ENC_MUBUF default
    0xb01283c500c03e, // BUFFER_STORE_D16_FORMAT_X ENC_MUBUF default
    0xb01283cc00d03f, // BUFFER_STORE_D16_FORMAT_XY ENC_MUBUF default
    0xb012a3cd00e040, // BUFFER_STORE_D16_FORMAT_XYZ ENC_MUBUF default
    0xb012a3ce00f041, // BUFFER_STORE_D16_FORMAT_XYZW ENC_MUBUF default
    0xb01283cf010037, // BUFFER_LOAD_U8 ENC_MUBUF default
    0xb01283d0011035, // BUFFER_LOAD_I8 ENC_MUBUF default
    0xb01283d1012036, // BUFFER_LOAD_U16 ENC_MUBUF default
    0xb01283d2013034, // BUFFER_LOAD_I16 ENC_MUBUF default
    0xb01283d3014022, // BUFFER_LOAD_B32 ENC_MUBUF default
    0xb012a3d4015023, // BUFFER_LOAD_B64 ENC_MUBUF default
    0xb012c3d5016024, // BUFFER_LOAD_B96 ENC_MUBUF default
    0xb012e3d6017021, // BUFFER_LOAD_B128 ENC_MUBUF default
    0xb01283d701803c, // BUFFER_STORE_B8 ENC_MUBUF default
    0xb01283d8019039, // BUFFER_STORE_B16 ENC_MUBUF default
    0xb01283d901a03a, // BUFFER_STORE_B32 ENC_MUBUF default
    0xb012a3da01b03b, // BUFFER_STORE_B64 ENC_MUBUF default
    0xb012c3db01c03d, // BUFFER_STORE_B96 ENC_MUBUF default
    0xb012e3dc01d038, // BUFFER_STORE_B128 ENC_MUBUF default
    0xb01283dd01e02f, // BUFFER_LOAD_D16_U8 ENC_MUBUF default
    0xb01283de01f02e, // BUFFER_LOAD_D16_I8 ENC_MUBUF default
    0xb01283df020025, // BUFFER_LOAD_D16_B16 ENC_MUBUF default
    0xb01283dd02102d, // BUFFER_LOAD_D16_HI_U8 ENC_MUBUF default
    0xb01283de02202c, // BUFFER_LOAD_D16_HI_I8 ENC_MUBUF default
    0xb01283df02302a, // BUFFER_LOAD_D16_HI_B16 ENC_MUBUF default
    0xb01283d7024043, // BUFFER_STORE_D16_HI_B8 ENC_MUBUF default
    0xb01283d8025042, // BUFFER_STORE_D16_HI_B16 ENC_MUBUF default
    0xb01283c102602b, // BUFFER_LOAD_D16_HI_FORMAT_X ENC_MUBUF default
    0xb01283c5027044, // BUFFER_STORE_D16_HI_FORMAT_X ENC_MUBUF default
    0xb013017102b01f, // BUFFER_GL0_INV ENC_MUBUF default
    0xb013017102c020, // BUFFER_GL1_INV ENC_MUBUF default
    0xb01283e003301b, // BUFFER_ATOMIC_SWAP_B32 ENC_MUBUF default
    0xb012a3e1034005, // BUFFER_ATOMIC_CMPSWAP_B32 ENC_MUBUF default
    0xb01283e2035001, // BUFFER_ATOMIC_ADD_U32 ENC_MUBUF default
    0xb01283e2036019, // BUFFER_ATOMIC_SUB_U32 ENC_MUBUF default
    0xb01283e2037008, // BUFFER_ATOMIC_CSUB_U32 ENC_MUBUF default
    0xb01283e3038013, // BUFFER_ATOMIC_MIN_I32 ENC_MUBUF default
    0xb01283e2039015, // BUFFER_ATOMIC_MIN_U32 ENC_MUBUF default
    0xb01283e303a00e, // BUFFER_ATOMIC_MAX_I32 ENC_MUBUF default
    0xb01283e203b010, // BUFFER_ATOMIC_MAX_U32 ENC_MUBUF default
    0xb01283e003c003, // BUFFER_ATOMIC_AND_B32 ENC_MUBUF default
    0xb01283e003d017, // BUFFER_ATOMIC_OR_B32 ENC_MUBUF default
    0xb01283e003e01d, // BUFFER_ATOMIC_XOR_B32 ENC_MUBUF default
    0xb01283e203f00b, // BUFFER_ATOMIC_INC_U32 ENC_MUBUF default
    0xb01283e2040009, // BUFFER_ATOMIC_DEC_U32 ENC_MUBUF default
    0xb012a3e404101c, // BUFFER_ATOMIC_SWAP_B64 ENC_MUBUF default
    0xb012e3e5042006, // BUFFER_ATOMIC_CMPSWAP_B64 ENC_MUBUF default
    0xb012a3e6043002, // BUFFER_ATOMIC_ADD_U64 ENC_MUBUF default
    0xb012a3e604401a, // BUFFER_ATOMIC_SUB_U64 ENC_MUBUF default
    0xb012a3e7045014, // BUFFER_ATOMIC_MIN_I64 ENC_MUBUF default
    0xb012a3e6046016, // BUFFER_ATOMIC_MIN_U64 ENC_MUBUF default
    0xb012a3e704700f, // BUFFER_ATOMIC_MAX_I64 ENC_MUBUF default
    0xb012a3e6048011, // BUFFER_ATOMIC_MAX_U64 ENC_MUBUF default
    0xb012a3e4049004, // BUFFER_ATOMIC_AND_B64 ENC_MUBUF default
    0xb012a3e404a018, // BUFFER_ATOMIC_OR_B64 ENC_MUBUF default
    0xb012a3e404b01e, // BUFFER_ATOMIC_XOR_B64 ENC_MUBUF default
    0xb012a3e604c00c, // BUFFER_ATOMIC_INC_U64 ENC_MUBUF default
    0xb012a3e604d00a, // BUFFER_ATOMIC_DEC_U64 ENC_MUBUF default
    0xb012a3e8050007, // BUFFER_ATOMIC_CMPSWAP_F32 ENC_MUBUF default
    0xb01283e9051012, // BUFFER_ATOMIC_MIN_F32 ENC_MUBUF default
    0xb01283e905200d, // BUFFER_ATOMIC_MAX_F32 ENC_MUBUF default
    0xb01283e9056000, // BUFFER_ATOMIC_ADD_F32 ENC_MUBUF default
    0xb21203ea0002b4, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0xb21223eb0012b5, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0xb21243ec0022b6, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0xb21263ed0032b7, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0xb21203ee0042bc, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0xb21223ef0052bd, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0xb21243f00062be, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0xb21263f10072bf, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0xb21203ea0082b0, // TBUFFER_LOAD_D16_FORMAT_X ENC_MTBUF default
    0xb21203f20092b1, // TBUFFER_LOAD_D16_FORMAT_XY ENC_MTBUF default
    0xb21223f300a2b2, // TBUFFER_LOAD_D16_FORMAT_XYZ ENC_MTBUF default
    0xb21223f400b2b3, // TBUFFER_LOAD_D16_FORMAT_XYZW ENC_MTBUF default
    0xb21203ee00c2b8, // TBUFFER_STORE_D16_FORMAT_X ENC_MTBUF default
    0xb21203f500d2b9, // TBUFFER_STORE_D16_FORMAT_XY ENC_MTBUF default
    0xb21223f600e2ba, // TBUFFER_STORE_D16_FORMAT_XYZ ENC_MTBUF default
    0xb21223f700f2bb, // TBUFFER_STORE_D16_FORMAT_XYZW ENC_MTBUF default
    0xb40903f8000154, // IMAGE_LOAD ENC_MIMG default
    0xb60923f9000154, // IMAGE_LOAD MIMG_NSA1 has_nsa
    0xb40943f8001155, // IMAGE_LOAD_MIP ENC_MIMG default
    0xb60963f9001155, // IMAGE_LOAD_MIP MIMG_NSA1 has_nsa
    0xb40983f8002158, // IMAGE_LOAD_PCK ENC_MIMG default
    0xb609a3f9002158, // IMAGE_LOAD_PCK MIMG_NSA1 has_nsa
    0xb40983f8003159, // IMAGE_LOAD_PCK_SGN ENC_MIMG default
    0xb609a3f9003159, // IMAGE_LOAD_PCK_SGN MIMG_NSA1 has_nsa
    0xb409c3f8004156, // IMAGE_LOAD_MIP_PCK ENC_MIMG default
    0xb609e3f9004156, // IMAGE_LOAD_MIP_PCK MIMG_NSA1 has_nsa
    0xb409c3f8005157, // IMAGE_LOAD_MIP_PCK_SGN ENC_MIMG default
    0xb609e3f9005157, // IMAGE_LOAD_MIP_PCK_SGN MIMG_NSA1 has_nsa
    0xb40903fa006183, // IMAGE_STORE ENC_MIMG default
    0xb60923fb006183, // IMAGE_STORE MIMG_NSA1 has_nsa
    0xb40943fa007184, // IMAGE_STORE_MIP ENC_MIMG default
    0xb60963fb007184, // IMAGE_STORE_MIP MIMG_NSA1 has_nsa
    0xb40983fa008186, // IMAGE_STORE_PCK ENC_MIMG default
    0xb609a3fb008186, // IMAGE_STORE_PCK MIMG_NSA1 has_nsa
    0xb409c3fa009185, // IMAGE_STORE_MIP_PCK ENC_MIMG default
    0xb609e3fb009185, // IMAGE_STORE_MIP_PCK MIMG_NSA1 has_nsa
    0xb40a03fc00a13c, // IMAGE_ATOMIC_SWAP ENC_MIMG default
    0xb60a23fd00a13c, // IMAGE_ATOMIC_SWAP MIMG_NSA1 has_nsa
    0xb40a43fe00b135, // IMAGE_ATOMIC_CMPSWAP ENC_MIMG default
    0xb60a63ff00b135, // IMAGE_ATOMIC_CMPSWAP MIMG_NSA1 has_nsa
    0xb40a040000c133, // IMAGE_ATOMIC_ADD ENC_MIMG default
    0xb60a240100c133, // IMAGE_ATOMIC_ADD MIMG_NSA1 has_nsa
    0xb40a040000d13b, // IMAGE_ATOMIC_SUB ENC_MIMG default
    0xb60a240100d13b, // IMAGE_ATOMIC_SUB MIMG_NSA1 has_nsa
    0xb40a040200e13a, // IMAGE_ATOMIC_SMIN ENC_MIMG default
    0xb60a240300e13a, // IMAGE_ATOMIC_SMIN MIMG_NSA1 has_nsa
    0xb40a040000f13e, // IMAGE_ATOMIC_UMIN ENC_MIMG default
    0xb60a240100f13e, // IMAGE_ATOMIC_UMIN MIMG_NSA1 has_nsa
    0xb40a0402010139, // IMAGE_ATOMIC_SMAX ENC_MIMG default
    0xb60a2403010139, // IMAGE_ATOMIC_SMAX MIMG_NSA1 has_nsa
    0xb40a040001113d, // IMAGE_ATOMIC_UMAX ENC_MIMG default
    0xb60a240101113d, // IMAGE_ATOMIC_UMAX MIMG_NSA1 has_nsa
    0xb40a03fc012134, // IMAGE_ATOMIC_AND ENC_MIMG default
    0xb60a23fd012134, // IMAGE_ATOMIC_AND MIMG_NSA1 has_nsa
    0xb40a03fc013138, // IMAGE_ATOMIC_OR ENC_MIMG default
    0xb60a23fd013138, // IMAGE_ATOMIC_OR MIMG_NSA1 has_nsa
    0xb40a03fc01413f, // IMAGE_ATOMIC_XOR ENC_MIMG default
    0xb60a23fd01413f, // IMAGE_ATOMIC_XOR MIMG_NSA1 has_nsa
    0xb40a0400015137, // IMAGE_ATOMIC_INC ENC_MIMG default
    0xb60a2401015137, // IMAGE_ATOMIC_INC MIMG_NSA1 has_nsa
    0xb40a0400016136, // IMAGE_ATOMIC_DEC ENC_MIMG default
    0xb60a2401016136, // IMAGE_ATOMIC_DEC MIMG_NSA1 has_nsa
    0xb40a8404017153, // IMAGE_GET_RESINFO ENC_MIMG default
    0xb60aa405017153, // IMAGE_GET_RESINFO MIMG_NSA1 has_nsa
    0xb40ac3f801815a, // IMAGE_MSAA_LOAD ENC_MIMG default
    0xb60ae3f901815a, // IMAGE_MSAA_LOAD MIMG_NSA1 has_nsa
    0xb40b0406019141, // IMAGE_BVH_INTERSECT_RAY ENC_MIMG default
    0xb60b2407019141, // IMAGE_BVH_INTERSECT_RAY MIMG_NSA1 has_nsa
    0xb40b040801a140, // IMAGE_BVH64_INTERSECT_RAY ENC_MIMG default
    0xb60b240901a140, // IMAGE_BVH64_INTERSECT_RAY MIMG_NSA1 has_nsa
    0xb40b440a01b15b, // IMAGE_SAMPLE ENC_MIMG default
    0xb60b640b01b15b, // IMAGE_SAMPLE MIMG_NSA1 has_nsa
    0xb40b840c01c176, // IMAGE_SAMPLE_D ENC_MIMG default
    0xb60ba40d01c176, // IMAGE_SAMPLE_D MIMG_NSA1 has_nsa
    0xb40bc40e01d17e, // IMAGE_SAMPLE_L ENC_MIMG default
    0xb60be40f01d17e, // IMAGE_SAMPLE_L MIMG_NSA1 has_nsa
    0xb40c040e01e15c, // IMAGE_SAMPLE_B ENC_MIMG default
    0xb60c240f01e15c, // IMAGE_SAMPLE_B MIMG_NSA1 has_nsa
    0xb40b440a01f17f, // IMAGE_SAMPLE_LZ ENC_MIMG default
    0xb60b640b01f17f, // IMAGE_SAMPLE_LZ MIMG_NSA1 has_nsa
    0xb40c040e020160, // IMAGE_SAMPLE_C ENC_MIMG default
    0xb60c240f020160, // IMAGE_SAMPLE_C MIMG_NSA1 has_nsa
    0xb40c4410021169, // IMAGE_SAMPLE_C_D ENC_MIMG default
    0xb60c6411021169, // IMAGE_SAMPLE_C_D MIMG_NSA1 has_nsa
    0xb40c8412022171, // IMAGE_SAMPLE_C_L ENC_MIMG default
    0xb60ca413022171, // IMAGE_SAMPLE_C_L MIMG_NSA1 has_nsa
    0xb40cc412023163, // IMAGE_SAMPLE_C_B ENC_MIMG default
    0xb60ce413023163, // IMAGE_SAMPLE_C_B MIMG_NSA1 has_nsa
    0xb40c040e024172, // IMAGE_SAMPLE_C_LZ ENC_MIMG default
    0xb60c240f024172, // IMAGE_SAMPLE_C_LZ MIMG_NSA1 has_nsa
    0xb40c040e025182, // IMAGE_SAMPLE_O ENC_MIMG default
    0xb60c240f025182, // IMAGE_SAMPLE_O MIMG_NSA1 has_nsa
    0xb40c441002617c, // IMAGE_SAMPLE_D_O ENC_MIMG default
    0xb60c641102617c, // IMAGE_SAMPLE_D_O MIMG_NSA1 has_nsa
    0xb40c8412027181, // IMAGE_SAMPLE_L_O ENC_MIMG default
    0xb60ca413027181, // IMAGE_SAMPLE_L_O MIMG_NSA1 has_nsa
    0xb40cc41202815f, // IMAGE_SAMPLE_B_O ENC_MIMG default
    0xb60ce41302815f, // IMAGE_SAMPLE_B_O MIMG_NSA1 has_nsa
    0xb40c040e029180, // IMAGE_SAMPLE_LZ_O ENC_MIMG default
    0xb60c240f029180, // IMAGE_SAMPLE_LZ_O MIMG_NSA1 has_nsa
    0xb40cc41202a175, // IMAGE_SAMPLE_C_O ENC_MIMG default
    0xb60ce41302a175, // IMAGE_SAMPLE_C_O MIMG_NSA1 has_nsa
    0xb40d041402b16f, // IMAGE_SAMPLE_C_D_O ENC_MIMG default
    0xb60d241502b16f, // IMAGE_SAMPLE_C_D_O MIMG_NSA1 has_nsa
    0xb40d441602c174, // IMAGE_SAMPLE_C_L_O ENC_MIMG default
    0xb60d641702c174, // IMAGE_SAMPLE_C_L_O MIMG_NSA1 has_nsa
    0xb40d841602d166, // IMAGE_SAMPLE_C_B_O ENC_MIMG default
    0xb60da41702d166, // IMAGE_SAMPLE_C_B_O MIMG_NSA1 has_nsa
    0xb40cc41202e173, // IMAGE_SAMPLE_C_LZ_O ENC_MIMG default
    0xb60ce41302e173, // IMAGE_SAMPLE_C_LZ_O MIMG_NSA1 has_nsa
    0xb40dc40a02f142, // IMAGE_GATHER4 ENC_MIMG default
    0xb60de40b02f142, // IMAGE_GATHER4 MIMG_NSA1 has_nsa
    0xb40e040e03014e, // IMAGE_GATHER4_L ENC_MIMG default
    0xb60e240f03014e, // IMAGE_GATHER4_L MIMG_NSA1 has_nsa
    0xb40e440e031144, // IMAGE_GATHER4_B ENC_MIMG default
    0xb60e640f031144, // IMAGE_GATHER4_B MIMG_NSA1 has_nsa
    0xb40dc40a03214f, // IMAGE_GATHER4_LZ ENC_MIMG default
    0xb60de40b03214f, // IMAGE_GATHER4_LZ MIMG_NSA1 has_nsa
    0xb40e440e033146, // IMAGE_GATHER4_C ENC_MIMG default
    0xb60e640f033146, // IMAGE_GATHER4_C MIMG_NSA1 has_nsa
    0xb40e440e03414c, // IMAGE_GATHER4_C_LZ ENC_MIMG default
    0xb60e640f03414c, // IMAGE_GATHER4_C_LZ MIMG_NSA1 has_nsa
    0xb40e440e035151, // IMAGE_GATHER4_O ENC_MIMG default
    0xb60e640f035151, // IMAGE_GATHER4_O MIMG_NSA1 has_nsa
    0xb40e440e036150, // IMAGE_GATHER4_LZ_O ENC_MIMG default
    0xb60e640f036150, // IMAGE_GATHER4_LZ_O MIMG_NSA1 has_nsa
    0xb40e841203714d, // IMAGE_GATHER4_C_LZ_O ENC_MIMG default
    0xb60ea41303714d, // IMAGE_GATHER4_C_LZ_O MIMG_NSA1 has_nsa
    0xb40ec40a038152, // IMAGE_GET_LOD ENC_MIMG default
    0xb60ee40b038152, // IMAGE_GET_LOD MIMG_NSA1 has_nsa
    0xb40f041803917b, // IMAGE_SAMPLE_D_G16 ENC_MIMG default
    0xb60f241903917b, // IMAGE_SAMPLE_D_G16 MIMG_NSA1 has_nsa
    0xb40f441a03a16e, // IMAGE_SAMPLE_C_D_G16 ENC_MIMG default
    0xb60f641b03a16e, // IMAGE_SAMPLE_C_D_G16 MIMG_NSA1 has_nsa
    0xb40f441a03b17d, // IMAGE_SAMPLE_D_O_G16 ENC_MIMG default
    0xb60f641b03b17d, // IMAGE_SAMPLE_D_O_G16 MIMG_NSA1 has_nsa
    0xb40f840c03c170, // IMAGE_SAMPLE_C_D_O_G16 ENC_MIMG default
    0xb60fa40d03c170, // IMAGE_SAMPLE_C_D_O_G16 MIMG_NSA1 has_nsa
    0xb40bc40e040161, // IMAGE_SAMPLE_CL ENC_MIMG default
    0xb60be40f040161, // IMAGE_SAMPLE_CL MIMG_NSA1 has_nsa
    0xb40fc410041177, // IMAGE_SAMPLE_D_CL ENC_MIMG default
    0xb60fe411041177, // IMAGE_SAMPLE_D_CL MIMG_NSA1 has_nsa
    0xb40c841204215d, // IMAGE_SAMPLE_B_CL ENC_MIMG default
    0xb60ca41304215d, // IMAGE_SAMPLE_B_CL MIMG_NSA1 has_nsa
    0xb40c8412043167, // IMAGE_SAMPLE_C_CL ENC_MIMG default
    0xb60ca413043167, // IMAGE_SAMPLE_C_CL MIMG_NSA1 has_nsa
    0xb410041404416a, // IMAGE_SAMPLE_C_D_CL ENC_MIMG default
    0xb610241504416a, // IMAGE_SAMPLE_C_D_CL MIMG_NSA1 has_nsa
    0xb40d4416045164, // IMAGE_SAMPLE_C_B_CL ENC_MIMG default
    0xb60d6417045164, // IMAGE_SAMPLE_C_B_CL MIMG_NSA1 has_nsa
    0xb40c8412046162, // IMAGE_SAMPLE_CL_O ENC_MIMG default
    0xb60ca413046162, // IMAGE_SAMPLE_CL_O MIMG_NSA1 has_nsa
    0xb4100414047179, // IMAGE_SAMPLE_D_CL_O ENC_MIMG default
    0xb6102415047179, // IMAGE_SAMPLE_D_CL_O MIMG_NSA1 has_nsa
    0xb40d441604815e, // IMAGE_SAMPLE_B_CL_O ENC_MIMG default
    0xb60d641704815e, // IMAGE_SAMPLE_B_CL_O MIMG_NSA1 has_nsa
    0xb40d4416049168, // IMAGE_SAMPLE_C_CL_O ENC_MIMG default
    0xb60d6417049168, // IMAGE_SAMPLE_C_CL_O MIMG_NSA1 has_nsa
    0xb410441c04a16c, // IMAGE_SAMPLE_C_D_CL_O ENC_MIMG default
    0xb610641d04a16c, // IMAGE_SAMPLE_C_D_CL_O MIMG_NSA1 has_nsa
    0xb410841804b165, // IMAGE_SAMPLE_C_B_CL_O ENC_MIMG default
    0xb610a41904b165, // IMAGE_SAMPLE_C_B_CL_O MIMG_NSA1 has_nsa
    0xb410c40c05416b, // IMAGE_SAMPLE_C_D_CL_G16 ENC_MIMG default
    0xb610e40d05416b, // IMAGE_SAMPLE_C_D_CL_G16 MIMG_NSA1 has_nsa
    0xb410c40c05517a, // IMAGE_SAMPLE_D_CL_O_G16 ENC_MIMG default
    0xb610e40d05517a, // IMAGE_SAMPLE_D_CL_O_G16 MIMG_NSA1 has_nsa
    0xb411041005616d, // IMAGE_SAMPLE_C_D_CL_O_G16 ENC_MIMG default
    0xb611241105616d, // IMAGE_SAMPLE_C_D_CL_O_G16 MIMG_NSA1 has_nsa
    0xb411441a05f178, // IMAGE_SAMPLE_D_CL_G16 ENC_MIMG default
    0xb611641b05f178, // IMAGE_SAMPLE_D_CL_G16 MIMG_NSA1 has_nsa
    0xb40e040e060147, // IMAGE_GATHER4_CL ENC_MIMG default
    0xb60e240f060147, // IMAGE_GATHER4_CL MIMG_NSA1 has_nsa
    0xb4118412061145, // IMAGE_GATHER4_B_CL ENC_MIMG default
    0xb611a413061145, // IMAGE_GATHER4_B_CL MIMG_NSA1 has_nsa
    0xb411841206214a, // IMAGE_GATHER4_C_CL ENC_MIMG default
    0xb611a41306214a, // IMAGE_GATHER4_C_CL MIMG_NSA1 has_nsa
    0xb411841206314b, // IMAGE_GATHER4_C_L ENC_MIMG default
    0xb611a41306314b, // IMAGE_GATHER4_C_L MIMG_NSA1 has_nsa
    0xb40e8412064148, // IMAGE_GATHER4_C_B ENC_MIMG default
    0xb60ea413064148, // IMAGE_GATHER4_C_B MIMG_NSA1 has_nsa
    0xb411c416065149, // IMAGE_GATHER4_C_B_CL ENC_MIMG default
    0xb611e417065149, // IMAGE_GATHER4_C_B_CL MIMG_NSA1 has_nsa
    0xb40dc40a090143, // IMAGE_GATHER4H ENC_MIMG default
    0xb60de40b090143, // IMAGE_GATHER4H MIMG_NSA1 has_nsa
    0xb813241e000241, // S_LOAD_B32 ENC_SMEM default
    0xb813441f001243, // S_LOAD_B64 ENC_SMEM default
    0xb813642000223f, // S_LOAD_B128 ENC_SMEM default
    0xb8138421003240, // S_LOAD_B256 ENC_SMEM default
    0xb813a422004242, // S_LOAD_B512 ENC_SMEM default
    0xb813c4230081d2, // S_BUFFER_LOAD_B32 ENC_SMEM default
    0xb813e4240091d4, // S_BUFFER_LOAD_B64 ENC_SMEM default
    0xb814042500a1d0, // S_BUFFER_LOAD_B128 ENC_SMEM default
    0xb814242600b1d1, // S_BUFFER_LOAD_B256 ENC_SMEM default
    0xb814442700c1d3, // S_BUFFER_LOAD_B512 ENC_SMEM default
    0xb813017102023c, // S_GL1_INV ENC_SMEM default
    0xb813017102122d, // S_DCACHE_INV ENC_SMEM default
    0xb81464280221b7, // S_ATC_PROBE ENC_SMEM default
    0xb81484290231b8, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0xba04642a0000c7, // EXP ENC_EXP default
    0xbc35842b000349, // V_CMP_F_F16 ENC_VOPC default
    0xbe35a42c000349, // V_CMP_F_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035c42d000349, // V_CMP_F_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235842e000349, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0xbc35842b00136e, // V_CMP_LT_F16 ENC_VOPC default
    0xbe35a42c00136e, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035c42d00136e, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235842e00136e, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0xbc35842b002340, // V_CMP_EQ_F16 ENC_VOPC default
    0xbe35a42c002340, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035c42d002340, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235842e002340, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0xbc35842b003362, // V_CMP_LE_F16 ENC_VOPC default
    0xbe35a42c003362, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035c42d003362, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235842e003362, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0xbc35842b004359, // V_CMP_GT_F16 ENC_VOPC default
    0xbe35a42c004359, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035c42d004359, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235842e004359, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0xbc35842b00536b, // V_CMP_LG_F16 ENC_VOPC default
    0xbe35a42c00536b, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035c42d00536b, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235842e00536b, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0xbc35842b006350, // V_CMP_GE_F16 ENC_VOPC default
    0xbe35a42c006350, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035c42d006350, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235842e006350, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0xbc35842b00738f, // V_CMP_O_F16 ENC_VOPC default
    0xbe35a42c00738f, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035c42d00738f, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235842e00738f, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0xbc35842b008399, // V_CMP_U_F16 ENC_VOPC default
    0xbe35a42c008399, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035c42d008399, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235842e008399, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0xbc35842b009380, // V_CMP_NGE_F16 ENC_VOPC default
    0xbe35a42c009380, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035c42d009380, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235842e009380, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0xbc35842b00a389, // V_CMP_NLG_F16 ENC_VOPC default
    0xbe35a42c00a389, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035c42d00a389, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235842e00a389, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0xbc35842b00b383, // V_CMP_NGT_F16 ENC_VOPC default
    0xbe35a42c00b383, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035c42d00b383, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235842e00b383, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0xbc35842b00c386, // V_CMP_NLE_F16 ENC_VOPC default
    0xbe35a42c00c386, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035c42d00c386, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235842e00c386, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0xbc35842b00d377, // V_CMP_NEQ_F16 ENC_VOPC default
    0xbe35a42c00d377, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035c42d00d377, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235842e00d377, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0xbc35842b00e38c, // V_CMP_NLT_F16 ENC_VOPC default
    0xbe35a42c00e38c, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035c42d00e38c, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235842e00e38c, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0xbc35842b00f392, // V_CMP_T_F16 ENC_VOPC default
    0xbe35a42c00f392, // V_CMP_T_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035c42d00f392, // V_CMP_T_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235842e00f392, // V_CMP_T_F16 VOPC_INST_LITERAL has_lit
    0xbc36442f01034a, // V_CMP_F_F32 ENC_VOPC default
    0xbe36643001034a, // V_CMP_F_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036843101034a, // V_CMP_F_F32 VOPC_VOP_DPP16 has_dpp16
    0xc236443201034a, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0xbc36442f01136f, // V_CMP_LT_F32 ENC_VOPC default
    0xbe36643001136f, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036843101136f, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc236443201136f, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0xbc36442f012341, // V_CMP_EQ_F32 ENC_VOPC default
    0xbe366430012341, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc0368431012341, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc2364432012341, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0xbc36442f013363, // V_CMP_LE_F32 ENC_VOPC default
    0xbe366430013363, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc0368431013363, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc2364432013363, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0xbc36442f01435a, // V_CMP_GT_F32 ENC_VOPC default
    0xbe36643001435a, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036843101435a, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc236443201435a, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0xbc36442f01536c, // V_CMP_LG_F32 ENC_VOPC default
    0xbe36643001536c, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036843101536c, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc236443201536c, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0xbc36442f016351, // V_CMP_GE_F32 ENC_VOPC default
    0xbe366430016351, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc0368431016351, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc2364432016351, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0xbc36442f017390, // V_CMP_O_F32 ENC_VOPC default
    0xbe366430017390, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0xc0368431017390, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0xc2364432017390, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0xbc36442f01839a, // V_CMP_U_F32 ENC_VOPC default
    0xbe36643001839a, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036843101839a, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0xc236443201839a, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0xbc36442f019381, // V_CMP_NGE_F32 ENC_VOPC default
    0xbe366430019381, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc0368431019381, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc2364432019381, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0xbc36442f01a38a, // V_CMP_NLG_F32 ENC_VOPC default
    0xbe36643001a38a, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036843101a38a, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc236443201a38a, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0xbc36442f01b384, // V_CMP_NGT_F32 ENC_VOPC default
    0xbe36643001b384, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036843101b384, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc236443201b384, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0xbc36442f01c387, // V_CMP_NLE_F32 ENC_VOPC default
    0xbe36643001c387, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036843101c387, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc236443201c387, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0xbc36442f01d378, // V_CMP_NEQ_F32 ENC_VOPC default
    0xbe36643001d378, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036843101d378, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc236443201d378, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0xbc36442f01e38d, // V_CMP_NLT_F32 ENC_VOPC default
    0xbe36643001e38d, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036843101e38d, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc236443201e38d, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0xbc36442f01f393, // V_CMP_T_F32 ENC_VOPC default
    0xbe36643001f393, // V_CMP_T_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036843101f393, // V_CMP_T_F32 VOPC_VOP_DPP16 has_dpp16
    0xc236443201f393, // V_CMP_T_F32 VOPC_INST_LITERAL has_lit
    0xbc36c43302034b, // V_CMP_F_F64 ENC_VOPC default
    0xc236c43402034b, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0xbc36c433021370, // V_CMP_LT_F64 ENC_VOPC default
    0xc236c434021370, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0xbc36c433022342, // V_CMP_EQ_F64 ENC_VOPC default
    0xc236c434022342, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0xbc36c433023364, // V_CMP_LE_F64 ENC_VOPC default
    0xc236c434023364, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0xbc36c43302435b, // V_CMP_GT_F64 ENC_VOPC default
    0xc236c43402435b, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0xbc36c43302536d, // V_CMP_LG_F64 ENC_VOPC default
    0xc236c43402536d, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0xbc36c433026352, // V_CMP_GE_F64 ENC_VOPC default
    0xc236c434026352, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0xbc36c433027391, // V_CMP_O_F64 ENC_VOPC default
    0xc236c434027391, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0xbc36c43302839b, // V_CMP_U_F64 ENC_VOPC default
    0xc236c43402839b, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0xbc36c433029382, // V_CMP_NGE_F64 ENC_VOPC default
    0xc236c434029382, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0xbc36c43302a38b, // V_CMP_NLG_F64 ENC_VOPC default
    0xc236c43402a38b, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0xbc36c43302b385, // V_CMP_NGT_F64 ENC_VOPC default
    0xc236c43402b385, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0xbc36c43302c388, // V_CMP_NLE_F64 ENC_VOPC default
    0xc236c43402c388, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0xbc36c43302d379, // V_CMP_NEQ_F64 ENC_VOPC default
    0xc236c43402d379, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0xbc36c43302e38e, // V_CMP_NLT_F64 ENC_VOPC default
    0xc236c43402e38e, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0xbc36c43302f394, // V_CMP_T_F64 ENC_VOPC default
    0xc236c43402f394, // V_CMP_T_F64 VOPC_INST_LITERAL has_lit
    0xbc374435031371, // V_CMP_LT_I16 ENC_VOPC default
    0xbe376436031371, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc0378437031371, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc2374438031371, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0xbc374435032343, // V_CMP_EQ_I16 ENC_VOPC default
    0xbe376436032343, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0xc0378437032343, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0xc2374438032343, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0xbc374435033365, // V_CMP_LE_I16 ENC_VOPC default
    0xbe376436033365, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc0378437033365, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc2374438033365, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0xbc37443503435c, // V_CMP_GT_I16 ENC_VOPC default
    0xbe37643603435c, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc037843703435c, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc237443803435c, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0xbc37443503537a, // V_CMP_NE_I16 ENC_VOPC default
    0xbe37643603537a, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc037843703537a, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc237443803537a, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0xbc374435036353, // V_CMP_GE_I16 ENC_VOPC default
    0xbe376436036353, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc0378437036353, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc2374438036353, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0xbc374439039374, // V_CMP_LT_U16 ENC_VOPC default
    0xbe37643a039374, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc037843b039374, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc237443c039374, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0xbc37443903a346, // V_CMP_EQ_U16 ENC_VOPC default
    0xbe37643a03a346, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0xc037843b03a346, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0xc237443c03a346, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0xbc37443903b368, // V_CMP_LE_U16 ENC_VOPC default
    0xbe37643a03b368, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc037843b03b368, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc237443c03b368, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0xbc37443903c35f, // V_CMP_GT_U16 ENC_VOPC default
    0xbe37643a03c35f, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc037843b03c35f, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc237443c03c35f, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0xbc37443903d37d, // V_CMP_NE_U16 ENC_VOPC default
    0xbe37643a03d37d, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc037843b03d37d, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc237443c03d37d, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0xbc37443903e356, // V_CMP_GE_U16 ENC_VOPC default
    0xbe37643a03e356, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc037843b03e356, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc237443c03e356, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0xbc36443d04034c, // V_CMP_F_I32 ENC_VOPC default
    0xbe36643e04034c, // V_CMP_F_I32 VOPC_VOP_DPP8 has_dpp8
    0xc038043f04034c, // V_CMP_F_I32 VOPC_VOP_DPP16 has_dpp16
    0xc236444004034c, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0xbc36443d041372, // V_CMP_LT_I32 ENC_VOPC default
    0xbe36643e041372, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc038043f041372, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc2364440041372, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0xbc36443d042344, // V_CMP_EQ_I32 ENC_VOPC default
    0xbe36643e042344, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0xc038043f042344, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0xc2364440042344, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0xbc36443d043366, // V_CMP_LE_I32 ENC_VOPC default
    0xbe36643e043366, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc038043f043366, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc2364440043366, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0xbc36443d04435d, // V_CMP_GT_I32 ENC_VOPC default
    0xbe36643e04435d, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc038043f04435d, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc236444004435d, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0xbc36443d04537b, // V_CMP_NE_I32 ENC_VOPC default
    0xbe36643e04537b, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc038043f04537b, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc236444004537b, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0xbc36443d046354, // V_CMP_GE_I32 ENC_VOPC default
    0xbe36643e046354, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc038043f046354, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc2364440046354, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0xbc36443d047395, // V_CMP_T_I32 ENC_VOPC default
    0xbe36643e047395, // V_CMP_T_I32 VOPC_VOP_DPP8 has_dpp8
    0xc038043f047395, // V_CMP_T_I32 VOPC_VOP_DPP16 has_dpp16
    0xc2364440047395, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0xbc36444104834e, // V_CMP_F_U32 ENC_VOPC default
    0xbe36644204834e, // V_CMP_F_U32 VOPC_VOP_DPP8 has_dpp8
    0xc038044304834e, // V_CMP_F_U32 VOPC_VOP_DPP16 has_dpp16
    0xc236444404834e, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0xbc364441049375, // V_CMP_LT_U32 ENC_VOPC default
    0xbe366442049375, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc0380443049375, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc2364444049375, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0xbc36444104a347, // V_CMP_EQ_U32 ENC_VOPC default
    0xbe36644204a347, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0xc038044304a347, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0xc236444404a347, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0xbc36444104b369, // V_CMP_LE_U32 ENC_VOPC default
    0xbe36644204b369, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc038044304b369, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc236444404b369, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0xbc36444104c360, // V_CMP_GT_U32 ENC_VOPC default
    0xbe36644204c360, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc038044304c360, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc236444404c360, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0xbc36444104d37e, // V_CMP_NE_U32 ENC_VOPC default
    0xbe36644204d37e, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc038044304d37e, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc236444404d37e, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0xbc36444104e357, // V_CMP_GE_U32 ENC_VOPC default
    0xbe36644204e357, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc038044304e357, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc236444404e357, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0xbc36444104f397, // V_CMP_T_U32 ENC_VOPC default
    0xbe36644204f397, // V_CMP_T_U32 VOPC_VOP_DPP8 has_dpp8
    0xc038044304f397, // V_CMP_T_U32 VOPC_VOP_DPP16 has_dpp16
    0xc236444404f397, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0xbc38444505034d, // V_CMP_F_I64 ENC_VOPC default
    0xc238444605034d, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0xbc384445051373, // V_CMP_LT_I64 ENC_VOPC default
    0xc2384446051373, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0xbc384445052345, // V_CMP_EQ_I64 ENC_VOPC default
    0xc2384446052345, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0xbc384445053367, // V_CMP_LE_I64 ENC_VOPC default
    0xc2384446053367, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0xbc38444505435e, // V_CMP_GT_I64 ENC_VOPC default
    0xc238444605435e, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0xbc38444505537c, // V_CMP_NE_I64 ENC_VOPC default
    0xc238444605537c, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0xbc384445056355, // V_CMP_GE_I64 ENC_VOPC default
    0xc2384446056355, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0xbc384445057396, // V_CMP_T_I64 ENC_VOPC default
    0xc2384446057396, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0xbc38444705834f, // V_CMP_F_U64 ENC_VOPC default
    0xc238444805834f, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0xbc384447059376, // V_CMP_LT_U64 ENC_VOPC default
    0xc2384448059376, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0xbc38444705a348, // V_CMP_EQ_U64 ENC_VOPC default
    0xc238444805a348, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0xbc38444705b36a, // V_CMP_LE_U64 ENC_VOPC default
    0xc238444805b36a, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0xbc38444705c361, // V_CMP_GT_U64 ENC_VOPC default
    0xc238444805c361, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0xbc38444705d37f, // V_CMP_NE_U64 ENC_VOPC default
    0xc238444805d37f, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0xbc38444705e358, // V_CMP_GE_U64 ENC_VOPC default
    0xc238444805e358, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0xbc38444705f398, // V_CMP_T_U64 ENC_VOPC default
    0xc238444805f398, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0xbc35842b07d33d, // V_CMP_CLASS_F16 ENC_VOPC default
    0xbe35a42c07d33d, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035c42d07d33d, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235842e07d33d, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0xbc36444907e33e, // V_CMP_CLASS_F32 ENC_VOPC default
    0xbe36644a07e33e, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0xc039244b07e33e, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0xc236444c07e33e, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0xbc39644d07f33f, // V_CMP_CLASS_F64 ENC_VOPC default
    0xc239644e07f33f, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0xbc39e44f0802ea, // V_CMPX_F_F16 ENC_VOPC default
    0xbe3a04500802ea, // V_CMPX_F_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03a24510802ea, // V_CMPX_F_F16 VOPC_VOP_DPP16 has_dpp16
    0xc239e4520802ea, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0xbc39e44f08130f, // V_CMPX_LT_F16 ENC_VOPC default
    0xbe3a045008130f, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03a245108130f, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc239e45208130f, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0xbc39e44f0822e1, // V_CMPX_EQ_F16 ENC_VOPC default
    0xbe3a04500822e1, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03a24510822e1, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc239e4520822e1, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0xbc39e44f083303, // V_CMPX_LE_F16 ENC_VOPC default
    0xbe3a0450083303, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03a2451083303, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc239e452083303, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0xbc39e44f0842fa, // V_CMPX_GT_F16 ENC_VOPC default
    0xbe3a04500842fa, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03a24510842fa, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc239e4520842fa, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0xbc39e44f08530c, // V_CMPX_LG_F16 ENC_VOPC default
    0xbe3a045008530c, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03a245108530c, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc239e45208530c, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0xbc39e44f0862f1, // V_CMPX_GE_F16 ENC_VOPC default
    0xbe3a04500862f1, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03a24510862f1, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc239e4520862f1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0xbc39e44f087330, // V_CMPX_O_F16 ENC_VOPC default
    0xbe3a0450087330, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03a2451087330, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0xc239e452087330, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0xbc39e44f08833a, // V_CMPX_U_F16 ENC_VOPC default
    0xbe3a045008833a, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03a245108833a, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0xc239e45208833a, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0xbc39e44f089321, // V_CMPX_NGE_F16 ENC_VOPC default
    0xbe3a0450089321, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03a2451089321, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc239e452089321, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0xbc39e44f08a32a, // V_CMPX_NLG_F16 ENC_VOPC default
    0xbe3a045008a32a, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03a245108a32a, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc239e45208a32a, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0xbc39e44f08b324, // V_CMPX_NGT_F16 ENC_VOPC default
    0xbe3a045008b324, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03a245108b324, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc239e45208b324, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0xbc39e44f08c327, // V_CMPX_NLE_F16 ENC_VOPC default
    0xbe3a045008c327, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03a245108c327, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc239e45208c327, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0xbc39e44f08d318, // V_CMPX_NEQ_F16 ENC_VOPC default
    0xbe3a045008d318, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03a245108d318, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc239e45208d318, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0xbc39e44f08e32d, // V_CMPX_NLT_F16 ENC_VOPC default
    0xbe3a045008e32d, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03a245108e32d, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc239e45208e32d, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0xbc39e44f08f333, // V_CMPX_T_F16 ENC_VOPC default
    0xbe3a045008f333, // V_CMPX_T_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03a245108f333, // V_CMPX_T_F16 VOPC_VOP_DPP16 has_dpp16
    0xc239e45208f333, // V_CMPX_T_F16 VOPC_INST_LITERAL has_lit
    0xbc3aa4530902eb, // V_CMPX_F_F32 ENC_VOPC default
    0xbe3ac4540902eb, // V_CMPX_F_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03ae4550902eb, // V_CMPX_F_F32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa4560902eb, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0xbc3aa453091310, // V_CMPX_LT_F32 ENC_VOPC default
    0xbe3ac454091310, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03ae455091310, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa456091310, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0xbc3aa4530922e2, // V_CMPX_EQ_F32 ENC_VOPC default
    0xbe3ac4540922e2, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03ae4550922e2, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa4560922e2, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0xbc3aa453093304, // V_CMPX_LE_F32 ENC_VOPC default
    0xbe3ac454093304, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03ae455093304, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa456093304, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0xbc3aa4530942fb, // V_CMPX_GT_F32 ENC_VOPC default
    0xbe3ac4540942fb, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03ae4550942fb, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa4560942fb, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0xbc3aa45309530d, // V_CMPX_LG_F32 ENC_VOPC default
    0xbe3ac45409530d, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03ae45509530d, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa45609530d, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0xbc3aa4530962f2, // V_CMPX_GE_F32 ENC_VOPC default
    0xbe3ac4540962f2, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03ae4550962f2, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa4560962f2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0xbc3aa453097331, // V_CMPX_O_F32 ENC_VOPC default
    0xbe3ac454097331, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03ae455097331, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa456097331, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0xbc3aa45309833b, // V_CMPX_U_F32 ENC_VOPC default
    0xbe3ac45409833b, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03ae45509833b, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa45609833b, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0xbc3aa453099322, // V_CMPX_NGE_F32 ENC_VOPC default
    0xbe3ac454099322, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03ae455099322, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa456099322, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0xbc3aa45309a32b, // V_CMPX_NLG_F32 ENC_VOPC default
    0xbe3ac45409a32b, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03ae45509a32b, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa45609a32b, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0xbc3aa45309b325, // V_CMPX_NGT_F32 ENC_VOPC default
    0xbe3ac45409b325, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03ae45509b325, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa45609b325, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0xbc3aa45309c328, // V_CMPX_NLE_F32 ENC_VOPC default
    0xbe3ac45409c328, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03ae45509c328, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa45609c328, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0xbc3aa45309d319, // V_CMPX_NEQ_F32 ENC_VOPC default
    0xbe3ac45409d319, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03ae45509d319, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa45609d319, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0xbc3aa45309e32e, // V_CMPX_NLT_F32 ENC_VOPC default
    0xbe3ac45409e32e, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03ae45509e32e, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa45609e32e, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0xbc3aa45309f334, // V_CMPX_T_F32 ENC_VOPC default
    0xbe3ac45409f334, // V_CMPX_T_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03ae45509f334, // V_CMPX_T_F32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa45609f334, // V_CMPX_T_F32 VOPC_INST_LITERAL has_lit
    0xbc3b24570a02ec, // V_CMPX_F_F64 ENC_VOPC default
    0xc23b24580a02ec, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0xbc3b24570a1311, // V_CMPX_LT_F64 ENC_VOPC default
    0xc23b24580a1311, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0xbc3b24570a22e3, // V_CMPX_EQ_F64 ENC_VOPC default
    0xc23b24580a22e3, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0xbc3b24570a3305, // V_CMPX_LE_F64 ENC_VOPC default
    0xc23b24580a3305, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0xbc3b24570a42fc, // V_CMPX_GT_F64 ENC_VOPC default
    0xc23b24580a42fc, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0xbc3b24570a530e, // V_CMPX_LG_F64 ENC_VOPC default
    0xc23b24580a530e, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0xbc3b24570a62f3, // V_CMPX_GE_F64 ENC_VOPC default
    0xc23b24580a62f3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0xbc3b24570a7332, // V_CMPX_O_F64 ENC_VOPC default
    0xc23b24580a7332, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0xbc3b24570a833c, // V_CMPX_U_F64 ENC_VOPC default
    0xc23b24580a833c, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0xbc3b24570a9323, // V_CMPX_NGE_F64 ENC_VOPC default
    0xc23b24580a9323, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0xbc3b24570aa32c, // V_CMPX_NLG_F64 ENC_VOPC default
    0xc23b24580aa32c, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0xbc3b24570ab326, // V_CMPX_NGT_F64 ENC_VOPC default
    0xc23b24580ab326, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0xbc3b24570ac329, // V_CMPX_NLE_F64 ENC_VOPC default
    0xc23b24580ac329, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0xbc3b24570ad31a, // V_CMPX_NEQ_F64 ENC_VOPC default
    0xc23b24580ad31a, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0xbc3b24570ae32f, // V_CMPX_NLT_F64 ENC_VOPC default
    0xc23b24580ae32f, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0xbc3b24570af335, // V_CMPX_T_F64 ENC_VOPC default
    0xc23b24580af335, // V_CMPX_T_F64 VOPC_INST_LITERAL has_lit
    0xbc3ba4590b1312, // V_CMPX_LT_I16 ENC_VOPC default
    0xbe3bc45a0b1312, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03be45b0b1312, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc23ba45c0b1312, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0xbc3ba4590b22e4, // V_CMPX_EQ_I16 ENC_VOPC default
    0xbe3bc45a0b22e4, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03be45b0b22e4, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0xc23ba45c0b22e4, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0xbc3ba4590b3306, // V_CMPX_LE_I16 ENC_VOPC default
    0xbe3bc45a0b3306, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03be45b0b3306, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc23ba45c0b3306, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0xbc3ba4590b42fd, // V_CMPX_GT_I16 ENC_VOPC default
    0xbe3bc45a0b42fd, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03be45b0b42fd, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc23ba45c0b42fd, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0xbc3ba4590b531b, // V_CMPX_NE_I16 ENC_VOPC default
    0xbe3bc45a0b531b, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03be45b0b531b, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc23ba45c0b531b, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0xbc3ba4590b62f4, // V_CMPX_GE_I16 ENC_VOPC default
    0xbe3bc45a0b62f4, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03be45b0b62f4, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc23ba45c0b62f4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0xbc3ba45d0b9315, // V_CMPX_LT_U16 ENC_VOPC default
    0xbe3bc45e0b9315, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03be45f0b9315, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc23ba4600b9315, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0xbc3ba45d0ba2e7, // V_CMPX_EQ_U16 ENC_VOPC default
    0xbe3bc45e0ba2e7, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03be45f0ba2e7, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0xc23ba4600ba2e7, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0xbc3ba45d0bb309, // V_CMPX_LE_U16 ENC_VOPC default
    0xbe3bc45e0bb309, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03be45f0bb309, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc23ba4600bb309, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0xbc3ba45d0bc300, // V_CMPX_GT_U16 ENC_VOPC default
    0xbe3bc45e0bc300, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03be45f0bc300, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc23ba4600bc300, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0xbc3ba45d0bd31e, // V_CMPX_NE_U16 ENC_VOPC default
    0xbe3bc45e0bd31e, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03be45f0bd31e, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc23ba4600bd31e, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0xbc3ba45d0be2f7, // V_CMPX_GE_U16 ENC_VOPC default
    0xbe3bc45e0be2f7, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03be45f0be2f7, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc23ba4600be2f7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0xbc3aa4610c02ed, // V_CMPX_F_I32 ENC_VOPC default
    0xbe3ac4620c02ed, // V_CMPX_F_I32 VOPC_VOP_DPP8 has_dpp8
    0xc03c64630c02ed, // V_CMPX_F_I32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa4640c02ed, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0xbc3aa4610c1313, // V_CMPX_LT_I32 ENC_VOPC default
    0xbe3ac4620c1313, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc03c64630c1313, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa4640c1313, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0xbc3aa4610c22e5, // V_CMPX_EQ_I32 ENC_VOPC default
    0xbe3ac4620c22e5, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0xc03c64630c22e5, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa4640c22e5, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0xbc3aa4610c3307, // V_CMPX_LE_I32 ENC_VOPC default
    0xbe3ac4620c3307, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc03c64630c3307, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa4640c3307, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0xbc3aa4610c42fe, // V_CMPX_GT_I32 ENC_VOPC default
    0xbe3ac4620c42fe, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc03c64630c42fe, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa4640c42fe, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0xbc3aa4610c531c, // V_CMPX_NE_I32 ENC_VOPC default
    0xbe3ac4620c531c, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc03c64630c531c, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa4640c531c, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0xbc3aa4610c62f5, // V_CMPX_GE_I32 ENC_VOPC default
    0xbe3ac4620c62f5, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc03c64630c62f5, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa4640c62f5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0xbc3aa4610c7336, // V_CMPX_T_I32 ENC_VOPC default
    0xbe3ac4620c7336, // V_CMPX_T_I32 VOPC_VOP_DPP8 has_dpp8
    0xc03c64630c7336, // V_CMPX_T_I32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa4640c7336, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0xbc3aa4650c82ef, // V_CMPX_F_U32 ENC_VOPC default
    0xbe3ac4660c82ef, // V_CMPX_F_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03c64670c82ef, // V_CMPX_F_U32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa4680c82ef, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0xbc3aa4650c9316, // V_CMPX_LT_U32 ENC_VOPC default
    0xbe3ac4660c9316, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03c64670c9316, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa4680c9316, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0xbc3aa4650ca2e8, // V_CMPX_EQ_U32 ENC_VOPC default
    0xbe3ac4660ca2e8, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03c64670ca2e8, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa4680ca2e8, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0xbc3aa4650cb30a, // V_CMPX_LE_U32 ENC_VOPC default
    0xbe3ac4660cb30a, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03c64670cb30a, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa4680cb30a, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0xbc3aa4650cc301, // V_CMPX_GT_U32 ENC_VOPC default
    0xbe3ac4660cc301, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03c64670cc301, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa4680cc301, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0xbc3aa4650cd31f, // V_CMPX_NE_U32 ENC_VOPC default
    0xbe3ac4660cd31f, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03c64670cd31f, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa4680cd31f, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0xbc3aa4650ce2f8, // V_CMPX_GE_U32 ENC_VOPC default
    0xbe3ac4660ce2f8, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03c64670ce2f8, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa4680ce2f8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0xbc3aa4650cf338, // V_CMPX_T_U32 ENC_VOPC default
    0xbe3ac4660cf338, // V_CMPX_T_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03c64670cf338, // V_CMPX_T_U32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa4680cf338, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0xbc3ca4690d02ee, // V_CMPX_F_I64 ENC_VOPC default
    0xc23ca46a0d02ee, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0xbc3ca4690d1314, // V_CMPX_LT_I64 ENC_VOPC default
    0xc23ca46a0d1314, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0xbc3ca4690d22e6, // V_CMPX_EQ_I64 ENC_VOPC default
    0xc23ca46a0d22e6, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0xbc3ca4690d3308, // V_CMPX_LE_I64 ENC_VOPC default
    0xc23ca46a0d3308, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0xbc3ca4690d42ff, // V_CMPX_GT_I64 ENC_VOPC default
    0xc23ca46a0d42ff, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0xbc3ca4690d531d, // V_CMPX_NE_I64 ENC_VOPC default
    0xc23ca46a0d531d, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0xbc3ca4690d62f6, // V_CMPX_GE_I64 ENC_VOPC default
    0xc23ca46a0d62f6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0xbc3ca4690d7337, // V_CMPX_T_I64 ENC_VOPC default
    0xc23ca46a0d7337, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0xbc3ca46b0d82f0, // V_CMPX_F_U64 ENC_VOPC default
    0xc23ca46c0d82f0, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0xbc3ca46b0d9317, // V_CMPX_LT_U64 ENC_VOPC default
    0xc23ca46c0d9317, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0xbc3ca46b0da2e9, // V_CMPX_EQ_U64 ENC_VOPC default
    0xc23ca46c0da2e9, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0xbc3ca46b0db30b, // V_CMPX_LE_U64 ENC_VOPC default
    0xc23ca46c0db30b, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0xbc3ca46b0dc302, // V_CMPX_GT_U64 ENC_VOPC default
    0xc23ca46c0dc302, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0xbc3ca46b0dd320, // V_CMPX_NE_U64 ENC_VOPC default
    0xc23ca46c0dd320, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0xbc3ca46b0de2f9, // V_CMPX_GE_U64 ENC_VOPC default
    0xc23ca46c0de2f9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0xbc3ca46b0df339, // V_CMPX_T_U64 ENC_VOPC default
    0xc23ca46c0df339, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0xbc39e44f0fd2de, // V_CMPX_CLASS_F16 ENC_VOPC default
    0xbe3a04500fd2de, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03a24510fd2de, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0xc239e4520fd2de, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0xbc3aa46d0fe2df, // V_CMPX_CLASS_F32 ENC_VOPC default
    0xbe3ac46e0fe2df, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03d846f0fe2df, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0xc23aa4700fe2df, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0xbc3dc4710ff2e0, // V_CMPX_CLASS_F64 ENC_VOPC default
    0xc23dc4720ff2e0, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0xc4130171000463, // V_NOP ENC_VOP1 default
    0xc4196473001452, // V_MOV_B32 ENC_VOP1 default
    0xc6198474001452, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0xc819a475001452, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0xca196476001452, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0xcc1a2477002488, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0xc41a64780033b6, // V_CVT_I32_F64 ENC_VOP1 default
    0xca1a64790033b6, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0xc41aa47a0043b1, // V_CVT_F64_I32 ENC_VOP1 default
    0xca1aa47b0043b1, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0xc419647c0053aa, // V_CVT_F32_I32 ENC_VOP1 default
    0xc619847d0053aa, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0xc81ae47e0053aa, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0xca19647f0053aa, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0xc41964800063ab, // V_CVT_F32_U32 ENC_VOP1 default
    0xc61984810063ab, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0xc81ae4820063ab, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0xca1964830063ab, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0xc41964840073c7, // V_CVT_U32_F32 ENC_VOP1 default
    0xc61984850073c7, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0xc819a4860073c7, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1964870073c7, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0xc41964880083b5, // V_CVT_I32_F32 ENC_VOP1 default
    0xc61984890083b5, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0xc819a48a0083b5, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0xca19648b0083b5, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0xc41bc48c00a3a5, // V_CVT_F16_F32 ENC_VOP1 default
    0xc61be48d00a3a5, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0xc81c048e00a3a5, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1bc48f00a3a5, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0xc41c849000b3a8, // V_CVT_F32_F16 ENC_VOP1 default
    0xc61ca49100b3a8, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81cc49200b3a8, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1c849300b3a8, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0xc419648800c3b8, // V_CVT_NEAREST_I32_F32 ENC_VOP1 default
    0xc619848900c3b8, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0xc819a48a00c3b8, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0xca19648b00c3b8, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL has_lit
    0xc419648800d3b3, // V_CVT_FLOOR_I32_F32 ENC_VOP1 default
    0xc619848900d3b3, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0xc819a48a00d3b3, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0xca19648b00d3b3, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL has_lit
    0xc419647c00e3bb, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0xc619847d00e3bb, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0xc81ae47e00e3bb, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0xca19647f00e3bb, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0xc41a649400f3a9, // V_CVT_F32_F64 ENC_VOP1 default
    0xca1a649500f3a9, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0xc41aa4960103b0, // V_CVT_F64_F32 ENC_VOP1 default
    0xca1aa4970103b0, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0xc41964800113ac, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0xc61984810113ac, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0xc81ae4820113ac, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0xca1964830113ac, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0xc41964800123ad, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0xc61984810123ad, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0xc81ae4820123ad, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0xca1964830123ad, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0xc41964800133ae, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0xc61984810133ae, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0xc81ae4820133ae, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0xca1964830133ae, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0xc41964800143af, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0xc61984810143af, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0xc81ae4820143af, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0xca1964830143af, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0xc41a64980153c8, // V_CVT_U32_F64 ENC_VOP1 default
    0xca1a64990153c8, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0xc41aa49a0163b2, // V_CVT_F64_U32 ENC_VOP1 default
    0xca1aa49b0163b2, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0xc41dc49c0174ad, // V_TRUNC_F64 ENC_VOP1 default
    0xca1dc49d0174ad, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0xc41dc49c0182db, // V_CEIL_F64 ENC_VOP1 default
    0xca1dc49d0182db, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0xc41dc49c01948c, // V_RNDNE_F64 ENC_VOP1 default
    0xca1dc49d01948c, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0xc41dc49c01a3ef, // V_FLOOR_F64 ENC_VOP1 default
    0xca1dc49d01a3ef, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0xc413017101b46e, // V_PIPEFLUSH ENC_VOP1 default
    0xc41e049e01c451, // V_MOV_B16 ENC_VOP1 default
    0xc61e249f01c451, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0xc81e44a001c451, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0xca1e04a101c451, // V_MOV_B16 VOP1_INST_LITERAL has_lit
    0xc41964a20203ff, // V_FRACT_F32 ENC_VOP1 default
    0xc61984a30203ff, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0xc819a4a40203ff, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1964a50203ff, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0xc41964a20214ac, // V_TRUNC_F32 ENC_VOP1 default
    0xc61984a30214ac, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0xc819a4a40214ac, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1964a50214ac, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0xc41964a20222da, // V_CEIL_F32 ENC_VOP1 default
    0xc61984a30222da, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0xc819a4a40222da, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1964a50222da, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0xc41964a202348b, // V_RNDNE_F32 ENC_VOP1 default
    0xc61984a302348b, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0xc819a4a402348b, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1964a502348b, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0xc41964a20243ee, // V_FLOOR_F32 ENC_VOP1 default
    0xc61984a30243ee, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0xc819a4a40243ee, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1964a50243ee, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0xc41964a20253ec, // V_EXP_F32 ENC_VOP1 default
    0xc61984a30253ec, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0xc819a4a40253ec, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1964a50253ec, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0xc41964a2027412, // V_LOG_F32 ENC_VOP1 default
    0xc61984a3027412, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0xc819a4a4027412, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1964a5027412, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0xc41964a202a485, // V_RCP_F32 ENC_VOP1 default
    0xc61984a302a485, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0xc819a4a402a485, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1964a502a485, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0xc41964a202b487, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0xc61984a302b487, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0xc819a4a402b487, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1964a502b487, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0xc41964a202e48e, // V_RSQ_F32 ENC_VOP1 default
    0xc61984a302e48e, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0xc819a4a402e48e, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1964a502e48e, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0xc41dc49c02f486, // V_RCP_F64 ENC_VOP1 default
    0xca1dc49d02f486, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0xc41dc49c03148f, // V_RSQ_F64 ENC_VOP1 default
    0xca1dc49d03148f, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0xc41964a2033498, // V_SQRT_F32 ENC_VOP1 default
    0xc61984a3033498, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0xc819a4a4033498, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1964a5033498, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0xc41dc49c034499, // V_SQRT_F64 ENC_VOP1 default
    0xca1dc49d034499, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0xc41964a2035496, // V_SIN_F32 ENC_VOP1 default
    0xc61984a3035496, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0xc819a4a4035496, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1964a5035496, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0xc41964a203639f, // V_COS_F32 ENC_VOP1 default
    0xc61984a303639f, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0xc819a4a403639f, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1964a503639f, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0xc41964a6037465, // V_NOT_B32 ENC_VOP1 default
    0xc61984a7037465, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0xc81ae4a8037465, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0xca1964a9037465, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0xc41964730382d8, // V_BFREV_B32 ENC_VOP1 default
    0xc61984740382d8, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0xc819a4750382d8, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0xca1964760382d8, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0xc41964aa0392dd, // V_CLZ_I32_U32 ENC_VOP1 default
    0xc61984ab0392dd, // V_CLZ_I32_U32 VOP1_VOP_DPP8 has_dpp8
    0xc81ae4ac0392dd, // V_CLZ_I32_U32 VOP1_VOP_DPP16 has_dpp16
    0xca1964ad0392dd, // V_CLZ_I32_U32 VOP1_INST_LITERAL has_lit
    0xc41964aa03a3a0, // V_CTZ_I32_B32 ENC_VOP1 default
    0xc61984ab03a3a0, // V_CTZ_I32_B32 VOP1_VOP_DPP8 has_dpp8
    0xc81ae4ac03a3a0, // V_CTZ_I32_B32 VOP1_VOP_DPP16 has_dpp16
    0xca1964ad03a3a0, // V_CTZ_I32_B32 VOP1_INST_LITERAL has_lit
    0xc41964ae03b2dc, // V_CLS_I32 ENC_VOP1 default
    0xc61984af03b2dc, // V_CLS_I32 VOP1_VOP_DPP8 has_dpp8
    0xc81ae4b003b2dc, // V_CLS_I32 VOP1_VOP_DPP16 has_dpp16
    0xca1964b103b2dc, // V_CLS_I32 VOP1_INST_LITERAL has_lit
    0xc41a647803c403, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0xca1a647903c403, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0xc41dc49c03d406, // V_FREXP_MANT_F64 ENC_VOP1 default
    0xca1dc49d03d406, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0xc41dc49c03e400, // V_FRACT_F64 ENC_VOP1 default
    0xca1dc49d03e400, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0xc419648803f402, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0xc619848903f402, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0xc819a48a03f402, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0xca19648b03f402, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0xc41964a2040405, // V_FREXP_MANT_F32 ENC_VOP1 default
    0xc61984a3040405, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0xc819a4a4040405, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1964a5040405, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0xc41964b204244d, // V_MOVRELD_B32 ENC_VOP1 default
    0xc61984b304244d, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0xc819a4b404244d, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0xca1964b504244d, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0xcc1964b6043450, // V_MOVRELS_B32 ENC_VOP1 default
    0xc61984b3043450, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0xc819a4b4043450, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0xcc1964b604444f, // V_MOVRELSD_B32 ENC_VOP1 default
    0xc61984b304444f, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0xc819a4b404444f, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0xcc1964b604844e, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0xc61984b304844e, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0xc819a4b404844e, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0xc41f24b70503a7, // V_CVT_F16_U16 ENC_VOP1 default
    0xc61f44b80503a7, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0xc81f64b90503a7, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0xca1f24ba0503a7, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0xc41f24bb0513a6, // V_CVT_F16_I16 ENC_VOP1 default
    0xc61f44bc0513a6, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0xc81f64bd0513a6, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0xca1f24be0513a6, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0xc41fe4bf0523c6, // V_CVT_U16_F16 ENC_VOP1 default
    0xc62004c00523c6, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc82024c10523c6, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fe4c20523c6, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0xc41fe4c30533b4, // V_CVT_I16_F16 ENC_VOP1 default
    0xc62004c40533b4, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc82024c50533b4, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fe4c60533b4, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0xc420a4c7054484, // V_RCP_F16 ENC_VOP1 default
    0xc620c4c8054484, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0xc820e4c9054484, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0xca20a4ca054484, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0xc420a4c7055497, // V_SQRT_F16 ENC_VOP1 default
    0xc620c4c8055497, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0xc820e4c9055497, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0xca20a4ca055497, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0xc420a4c705648d, // V_RSQ_F16 ENC_VOP1 default
    0xc620c4c805648d, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0xc820e4c905648d, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0xca20a4ca05648d, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0xc420a4c7057411, // V_LOG_F16 ENC_VOP1 default
    0xc620c4c8057411, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0xc820e4c9057411, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0xca20a4ca057411, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0xc420a4c70583eb, // V_EXP_F16 ENC_VOP1 default
    0xc620c4c80583eb, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0xc820e4c90583eb, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0xca20a4ca0583eb, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0xc420a4c7059404, // V_FREXP_MANT_F16 ENC_VOP1 default
    0xc620c4c8059404, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0xc820e4c9059404, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0xca20a4ca059404, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0xc41fe4c305a401, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0xc62004c405a401, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc82024c505a401, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fe4c605a401, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0xc420a4c705b3ed, // V_FLOOR_F16 ENC_VOP1 default
    0xc620c4c805b3ed, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0xc820e4c905b3ed, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0xca20a4ca05b3ed, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0xc420a4c705c2d9, // V_CEIL_F16 ENC_VOP1 default
    0xc620c4c805c2d9, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0xc820e4c905c2d9, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0xca20a4ca05c2d9, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0xc420a4c705d4ab, // V_TRUNC_F16 ENC_VOP1 default
    0xc620c4c805d4ab, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0xc820e4c905d4ab, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0xca20a4ca05d4ab, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0xc420a4c705e48a, // V_RNDNE_F16 ENC_VOP1 default
    0xc620c4c805e48a, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0xc820e4c905e48a, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0xca20a4ca05e48a, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0xc420a4c705f3fe, // V_FRACT_F16 ENC_VOP1 default
    0xc620c4c805f3fe, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0xc820e4c905f3fe, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0xca20a4ca05f3fe, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0xc420a4c7060495, // V_SIN_F16 ENC_VOP1 default
    0xc620c4c8060495, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0xc820e4c9060495, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0xca20a4ca060495, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0xc420a4c706139e, // V_COS_F16 ENC_VOP1 default
    0xc620c4c806139e, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0xc820e4c906139e, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0xca20a4ca06139e, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0xc42164cb062494, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0xc62184cc062494, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0xc821a4cd062494, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0xca2164ce062494, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0xc41fe4c30633b9, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0xc62004c40633b9, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc82024c50633b9, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fe4c60633b9, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0xc41fe4bf0643ba, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0xc62004c00643ba, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc82024c10643ba, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fe4c20643ba, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0xcc2224cf0654a9, // V_SWAP_B32 ENC_VOP1 default
    0xcc2244d00664a8, // V_SWAP_B16 ENC_VOP1 default
    0xcc2224d106746b, // V_PERMLANE64_B32 ENC_VOP1 default
    0xcc2224d20684a7, // V_SWAPREL_B32 ENC_VOP1 default
    0xc41e04d3069464, // V_NOT_B16 ENC_VOP1 default
    0xc61e24d4069464, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0xc81e44d5069464, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0xca1e04d6069464, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0xc42264d706a3b7, // V_CVT_I32_I16 ENC_VOP1 default
    0xc62284d806a3b7, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0xc822a4d906a3b7, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0xca2264da06a3b7, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0xc42264db06b3c9, // V_CVT_U32_U16 ENC_VOP1 default
    0xc62284dc06b3c9, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0xc822a4dd06b3c9, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0xca2264de06b3c9, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0xce32e4df000477, // V_PK_MAD_I16 ENC_VOP3P default
    0xd032e4e0000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0xd232e4e1000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0xd432e4e2000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd632e4e3000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0xd832e4e4000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda32e4e5000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc32e4e6000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce3304e7001480, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0xd03304e8001480, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0xd23304e9001480, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0xd43304ea001480, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3304eb002470, // V_PK_ADD_I16 ENC_VOP3P default
    0xd03304ec002470, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0xd23304ed002470, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0xd43304ee002470, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3304eb003481, // V_PK_SUB_I16 ENC_VOP3P default
    0xd03304ec003481, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0xd23304ed003481, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0xd43304ee003481, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3304e7004475, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0xd03304e8004475, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0xd23304e9004475, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0xd43304ea004475, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3304e7005476, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0xd03304e8005476, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0xd23304e9005476, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0xd43304ea005476, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3304ef006472, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0xd03304f0006472, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0xd23304f1006472, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0xd43304f2006472, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3304eb00747a, // V_PK_MAX_I16 ENC_VOP3P default
    0xd03304ec00747a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0xd23304ed00747a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0xd43304ee00747a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3304eb00847d, // V_PK_MIN_I16 ENC_VOP3P default
    0xd03304ec00847d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0xd23304ed00847d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0xd43304ee00847d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce32e4f3009478, // V_PK_MAD_U16 ENC_VOP3P default
    0xd032e4f4009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0xd232e4f5009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0xd432e4f6009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd632e4f7009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0xd832e4f8009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda32e4f9009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc32e4fa009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce3304e700a471, // V_PK_ADD_U16 ENC_VOP3P default
    0xd03304e800a471, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0xd23304e900a471, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0xd43304ea00a471, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3304e700b482, // V_PK_SUB_U16 ENC_VOP3P default
    0xd03304e800b482, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0xd23304e900b482, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0xd43304ea00b482, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3304e700c47b, // V_PK_MAX_U16 ENC_VOP3P default
    0xd03304e800c47b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0xd23304e900c47b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0xd43304ea00c47b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3304e700d47e, // V_PK_MIN_U16 ENC_VOP3P default
    0xd03304e800d47e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0xd23304e900d47e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0xd43304ea00d47e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3324fb00e474, // V_PK_FMA_F16 ENC_VOP3P default
    0xd03324fc00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0xd23324fd00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0xd43324fe00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd63324ff00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0xd833250000e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda33250100e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc33250200e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce33450300f46f, // V_PK_ADD_F16 ENC_VOP3P default
    0xd033450400f46f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0xd233450500f46f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0xd433450600f46f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce33450301047f, // V_PK_MUL_F16 ENC_VOP3P default
    0xd033450401047f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0xd233450501047f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0xd433450601047f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce33450301147c, // V_PK_MIN_F16 ENC_VOP3P default
    0xd033450401147c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0xd233450501147c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0xd433450601147c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce334503012479, // V_PK_MAX_F16 ENC_VOP3P default
    0xd0334504012479, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0xd2334505012479, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0xd4334506012479, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3365070133d5, // V_DOT2_F32_F16 ENC_VOP3P default
    0xde3385080133d5, // V_DOT2_F32_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe033a5090133d5, // V_DOT2_F32_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd033650a0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0xd233650b0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0xd433650c0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd633650d0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0xd833650e0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda33650f0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc3365100133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce33c5110163d6, // V_DOT4_I32_IU8 ENC_VOP3P default
    0xd033c5120163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0xd233c5130163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0xd433c5140163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd633c5150163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0xd833c5160163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda33c5170163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc33c5180163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce33c2320173d7, // V_DOT4_U32_U8 ENC_VOP3P default
    0xd033c5190173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0xd233c51a0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0xd433c51b0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd633c51c0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0xd833c51d0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda33c51e0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc33c51f0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce33c5200183d8, // V_DOT8_I32_IU4 ENC_VOP3P default
    0xd033c5210183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0xd233c5220183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0xd433c5230183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd633c5240183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0xd833c5250183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda33c5260183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc33c5270183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce33c5280193d9, // V_DOT8_U32_U4 ENC_VOP3P default
    0xd033c5290193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0xd233c52a0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0xd433c52b0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd633c52c0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0xd833c52d0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda33c52e0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc33c52f0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce33e53001a3d4, // V_DOT2_F32_BF16 ENC_VOP3P default
    0xde34053101a3d4, // V_DOT2_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0xe034253201a3d4, // V_DOT2_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0xd033e53301a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0xd233e53401a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0xd433e53501a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd633e53601a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0xd833e53701a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda33e53801a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc33e53901a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce34453a0203fd, // V_FMA_MIX_F32 ENC_VOP3P default
    0xe234653b0203fd, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0xe434853c0203fd, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0xd034453d0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0xd234453e0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0xd434453f0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd63445400203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0xd83445410203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda3445420203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc3445430203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce3445440213fc, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0xe23465450213fc, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe43485460213fc, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd03445470213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0xd23445480213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0xd43445490213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd634454a0213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0xd834454b0213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda34454c0213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc34454d0213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce3445440223fb, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0xe23465450223fb, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe43485460223fb, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd03445470223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0xd23445480223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0xd43445490223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd634454a0223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0xd834454b0223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda34454c0223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc34454d0223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xe634a54e0404b1, // V_WMMA_F32_16X16X16_F16 ENC_VOP3P default
    0xe634a54f0414b0, // V_WMMA_F32_16X16X16_BF16 ENC_VOP3P default
    0xe634c5500424af, // V_WMMA_F16_16X16X16_F16 ENC_VOP3P default
    0xe634c5510434ae, // V_WMMA_BF16_16X16X16_BF16 ENC_VOP3P default
    0xe634e5520444b3, // V_WMMA_I32_16X16X16_IU8 ENC_VOP3P default
    0xe63505530454b2, // V_WMMA_I32_16X16X16_IU4 ENC_VOP3P default
    0xe818e554000408, // V_INTERP_P10_F32 ENC_VINTERP default
    0xe818e55400140b, // V_INTERP_P2_F32 ENC_VINTERP default
    0xe8190555002407, // V_INTERP_P10_F16_F32 ENC_VINTERP default
    0xe819255600340a, // V_INTERP_P2_F16_F32 ENC_VINTERP default
    0xe8190555004409, // V_INTERP_P10_RTZ_F16_F32 ENC_VINTERP default
    0xe819255600540c, // V_INTERP_P2_RTZ_F16_F32 ENC_VINTERP default
    0xea08c557000188, // LDS_PARAM_LOAD ENC_LDSDIR default
    0xea08e558001187, // LDS_DIRECT_LOAD ENC_LDSDIR default
    0xec14a55900025a, // S_MOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a55a00025a, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0xec14c55b00125b, // S_MOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14c55c00125b, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0xec14a55d0021e8, // S_CMOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a55e0021e8, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0xec14c55f0031e9, // S_CMOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14c5600031e9, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0xec14a5610041ce, // S_BREV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a5620041ce, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0xec14c5630051cf, // S_BREV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14c5640051cf, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0xec14a565008223, // S_CTZ_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a566008223, // S_CTZ_I32_B32 SOP1_INST_LITERAL has_lit_0
    0xec14e567009224, // S_CTZ_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14e568009224, // S_CTZ_I32_B64 SOP1_INST_LITERAL has_lit_0
    0xec14a56500a1e5, // S_CLZ_I32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a56600a1e5, // S_CLZ_I32_U32 SOP1_INST_LITERAL has_lit_0
    0xec14e56700b1e6, // S_CLZ_I32_U64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14e56800b1e6, // S_CLZ_I32_U64 SOP1_INST_LITERAL has_lit_0
    0xec14a56900c1e3, // S_CLS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a56a00c1e3, // S_CLS_I32 SOP1_INST_LITERAL has_lit_0
    0xec14e56b00d1e4, // S_CLS_I32_I64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14e56c00d1e4, // S_CLS_I32_I64 SOP1_INST_LITERAL has_lit_0
    0xec14a56d00e28d, // S_SEXT_I32_I8 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a56e00e28d, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0xec14a56f00f28c, // S_SEXT_I32_I16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a57000f28c, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0xec14a5710101c9, // S_BITSET0_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a5720101c9, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0xec1505730111ca, // S_BITSET0_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee1505740111ca, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0xec14a5710121cb, // S_BITSET1_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a5720121cb, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0xec1505730131cc, // S_BITSET1_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee1505740131cc, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0xec1505750141c8, // S_BITREPLICATE_B64_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee1505760141c8, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0xec14a5770151a0, // S_ABS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a5780151a0, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0xec14a5790161ba, // S_BCNT0_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a57a0161ba, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0xec14e57b0171bb, // S_BCNT0_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14e57c0171bb, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0xec14a5790181bc, // S_BCNT1_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a57a0181bc, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0xec14e57b0191bd, // S_BCNT1_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14e57c0191bd, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0xec14a57d01a27b, // S_QUADMASK_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a57e01a27b, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0xec14c57f01b27c, // S_QUADMASK_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14c58001b27c, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0xec14a57d01c2a6, // S_WQM_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a57e01c2a6, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0xec14c57f01d2a7, // S_WQM_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14c58001d2a7, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0xec14a57d01e26b, // S_NOT_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a57e01e26b, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0xec14c57f01f26c, // S_NOT_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14c58001f26c, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0xec14a5810201b3, // S_AND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a5820201b3, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xec14c5830211b4, // S_AND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14c5840211b4, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xec14a581022275, // S_OR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a582022275, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xec14c583023276, // S_OR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14c584023276, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xec14a5810242ae, // S_XOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a5820242ae, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xec14c5830252af, // S_XOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14c5840252af, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xec14a581026264, // S_NAND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a582026264, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xec14c583027265, // S_NAND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14c584027265, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xec14a581028269, // S_NOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a582028269, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xec14c58302926a, // S_NOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14c58402926a, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xec14a58102a2aa, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a58202a2aa, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xec14c58302b2ab, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14c58402b2ab, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xec14a58102c1a9, // S_AND_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a58202c1a9, // S_AND_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xec14c58302d1aa, // S_AND_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14c58402d1aa, // S_AND_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xec14a58102e26f, // S_OR_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a58202e26f, // S_OR_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xec14c58302f270, // S_OR_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14c58402f270, // S_OR_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xec14a5810301af, // S_AND_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a5820301af, // S_AND_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xec14c5830311b0, // S_AND_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14c5840311b0, // S_AND_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xec14a581032273, // S_OR_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a582032273, // S_OR_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xec14c583033274, // S_OR_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14c584033274, // S_OR_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xec14a5810341ab, // S_AND_NOT0_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a5820341ab, // S_AND_NOT0_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xec14c5830351ac, // S_AND_NOT0_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14c5840351ac, // S_AND_NOT0_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xec14a5810361b1, // S_AND_NOT1_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a5820361b1, // S_AND_NOT1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xec14c5830371b2, // S_AND_NOT1_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14c5840371b2, // S_AND_NOT1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xec14a585040258, // S_MOVRELS_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14c586041259, // S_MOVRELS_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14a587042255, // S_MOVRELD_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a588042255, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0xec14c589043256, // S_MOVRELD_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14c58a043256, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0xec14a58b044257, // S_MOVRELSD_2_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec15258c04723a, // S_GETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec15458d048287, // S_SETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14c58e049296, // S_SWAPPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec15458d04a27d, // S_RFE_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xf015658f04c283, // S_SENDMSG_RTN_B32 ENC_SOP1 default
    0xf015859004d284, // S_SENDMSG_RTN_B64 ENC_SOP1 default
    0xec14a5910601e1, // S_CEIL_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a5920601e1, // S_CEIL_F32 SOP1_INST_LITERAL has_lit_0
    0xec14a591061235, // S_FLOOR_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a592061235, // S_FLOOR_F32 SOP1_INST_LITERAL has_lit_0
    0xec14a591062299, // S_TRUNC_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a592062299, // S_TRUNC_F32 SOP1_INST_LITERAL has_lit_0
    0xec14a59106327f, // S_RNDNE_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a59206327f, // S_RNDNE_F32 SOP1_INST_LITERAL has_lit_0
    0xec14a593064227, // S_CVT_F32_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a594064227, // S_CVT_F32_I32 SOP1_INST_LITERAL has_lit_0
    0xec14a595065228, // S_CVT_F32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a596065228, // S_CVT_F32_U32 SOP1_INST_LITERAL has_lit_0
    0xec14a59706622a, // S_CVT_I32_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a59806622a, // S_CVT_I32_F32 SOP1_INST_LITERAL has_lit_0
    0xec14a59906722c, // S_CVT_U32_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a59a06722c, // S_CVT_U32_F32 SOP1_INST_LITERAL has_lit_0
    0xec14a59b068225, // S_CVT_F16_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a59c068225, // S_CVT_F16_F32 SOP1_INST_LITERAL has_lit_0
    0xec14a59d069226, // S_CVT_F32_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a59e069226, // S_CVT_F32_F16 SOP1_INST_LITERAL has_lit_0
    0xec14a59d06a229, // S_CVT_HI_F32_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a59e06a229, // S_CVT_HI_F32_F16 SOP1_INST_LITERAL has_lit_0
    0xec14a59f06b1e0, // S_CEIL_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a5a006b1e0, // S_CEIL_F16 SOP1_INST_LITERAL has_lit_0
    0xec14a59f06c234, // S_FLOOR_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a5a006c234, // S_FLOOR_F16 SOP1_INST_LITERAL has_lit_0
    0xec14a59f06d298, // S_TRUNC_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a5a006d298, // S_TRUNC_F16 SOP1_INST_LITERAL has_lit_0
    0xec14a59f06e27e, // S_RNDNE_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14a5a006e27e, // S_RNDNE_F16 SOP1_INST_LITERAL has_lit_0
    0xf216a5a10001f8, // S_CMP_EQ_I32 ENC_SOPC default
    0xf416a5a20001f8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0xf616a5a30001f8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0xf816a5a40001f8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216a5a1001209, // S_CMP_LG_I32 ENC_SOPC default
    0xf416a5a2001209, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0xf616a5a3001209, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0xf816a5a4001209, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216a5a1002201, // S_CMP_GT_I32 ENC_SOPC default
    0xf416a5a2002201, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0xf616a5a3002201, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0xf816a5a4002201, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216a5a10031fd, // S_CMP_GE_I32 ENC_SOPC default
    0xf416a5a20031fd, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0xf616a5a30031fd, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0xf816a5a40031fd, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216a5a100420e, // S_CMP_LT_I32 ENC_SOPC default
    0xf416a5a200420e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0xf616a5a300420e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0xf816a5a400420e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216a5a1005205, // S_CMP_LE_I32 ENC_SOPC default
    0xf416a5a2005205, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0xf616a5a3005205, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0xf816a5a4005205, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216a5a50061f9, // S_CMP_EQ_U32 ENC_SOPC default
    0xf416a5a60061f9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0xf616a5a70061f9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0xf816a5a80061f9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216a5a500720a, // S_CMP_LG_U32 ENC_SOPC default
    0xf416a5a600720a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0xf616a5a700720a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0xf816a5a800720a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216a5a5008202, // S_CMP_GT_U32 ENC_SOPC default
    0xf416a5a6008202, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0xf616a5a7008202, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0xf816a5a8008202, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216a5a50091fe, // S_CMP_GE_U32 ENC_SOPC default
    0xf416a5a60091fe, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0xf616a5a70091fe, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0xf816a5a80091fe, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216a5a500a20f, // S_CMP_LT_U32 ENC_SOPC default
    0xf416a5a600a20f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0xf616a5a700a20f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0xf816a5a800a20f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216a5a500b206, // S_CMP_LE_U32 ENC_SOPC default
    0xf416a5a600b206, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0xf616a5a700b206, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0xf816a5a800b206, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216a5a500c1c4, // S_BITCMP0_B32 ENC_SOPC default
    0xf416a5a600c1c4, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0xf616a5a700c1c4, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0xf816a5a800c1c4, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216a5a500d1c6, // S_BITCMP1_B32 ENC_SOPC default
    0xf416a5a600d1c6, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0xf616a5a700d1c6, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0xf816a5a800d1c6, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216c5a900e1c5, // S_BITCMP0_B64 ENC_SOPC default
    0xf416c5aa00e1c5, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0xf616c5ab00e1c5, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0xf816c5ac00e1c5, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216c5a900f1c7, // S_BITCMP1_B64 ENC_SOPC default
    0xf416c5aa00f1c7, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0xf616c5ab00f1c7, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0xf816c5ac00f1c7, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216e5ad0101fa, // S_CMP_EQ_U64 ENC_SOPC default
    0xf416e5ae0101fa, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0xf616e5af0101fa, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0xf816e5b00101fa, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216e5ad01120b, // S_CMP_LG_U64 ENC_SOPC default
    0xf416e5ae01120b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0xf616e5af01120b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0xf816e5b001120b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216a5b104120d, // S_CMP_LT_F32 ENC_SOPC default
    0xf416a5b204120d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0
    0xf616a5b304120d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_1
    0xf816a5b404120d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216a5b10421f7, // S_CMP_EQ_F32 ENC_SOPC default
    0xf416a5b20421f7, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0
    0xf616a5b30421f7, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_1
    0xf816a5b40421f7, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216a5b1043204, // S_CMP_LE_F32 ENC_SOPC default
    0xf416a5b2043204, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0
    0xf616a5b3043204, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_1
    0xf816a5b4043204, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216a5b1044200, // S_CMP_GT_F32 ENC_SOPC default
    0xf416a5b2044200, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0
    0xf616a5b3044200, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_1
    0xf816a5b4044200, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216a5b1045208, // S_CMP_LG_F32 ENC_SOPC default
    0xf416a5b2045208, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0
    0xf616a5b3045208, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_1
    0xf816a5b4045208, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216a5b10461fc, // S_CMP_GE_F32 ENC_SOPC default
    0xf416a5b20461fc, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0
    0xf616a5b30461fc, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_1
    0xf816a5b40461fc, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216a5b104721d, // S_CMP_O_F32 ENC_SOPC default
    0xf416a5b204721d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0
    0xf616a5b304721d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_1
    0xf816a5b404721d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216a5b104821f, // S_CMP_U_F32 ENC_SOPC default
    0xf416a5b204821f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0
    0xf616a5b304821f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_1
    0xf816a5b404821f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216a5b1049213, // S_CMP_NGE_F32 ENC_SOPC default
    0xf416a5b2049213, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0
    0xf616a5b3049213, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_1
    0xf816a5b4049213, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216a5b104a219, // S_CMP_NLG_F32 ENC_SOPC default
    0xf416a5b204a219, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0
    0xf616a5b304a219, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_1
    0xf816a5b404a219, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216a5b104b215, // S_CMP_NGT_F32 ENC_SOPC default
    0xf416a5b204b215, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0
    0xf616a5b304b215, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_1
    0xf816a5b404b215, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216a5b104c217, // S_CMP_NLE_F32 ENC_SOPC default
    0xf416a5b204c217, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0
    0xf616a5b304c217, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_1
    0xf816a5b404c217, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216a5b104d211, // S_CMP_NEQ_F32 ENC_SOPC default
    0xf416a5b204d211, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0
    0xf616a5b304d211, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_1
    0xf816a5b404d211, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf216a5b104e21b, // S_CMP_NLT_F32 ENC_SOPC default
    0xf416a5b204e21b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0
    0xf616a5b304e21b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_1
    0xf816a5b404e21b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21705b505120c, // S_CMP_LT_F16 ENC_SOPC default
    0xf41705b605120c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0
    0xf61705b705120c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_1
    0xf81705b805120c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21705b50521f6, // S_CMP_EQ_F16 ENC_SOPC default
    0xf41705b60521f6, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0
    0xf61705b70521f6, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_1
    0xf81705b80521f6, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21705b5053203, // S_CMP_LE_F16 ENC_SOPC default
    0xf41705b6053203, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0
    0xf61705b7053203, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_1
    0xf81705b8053203, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21705b50541ff, // S_CMP_GT_F16 ENC_SOPC default
    0xf41705b60541ff, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0
    0xf61705b70541ff, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_1
    0xf81705b80541ff, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21705b5055207, // S_CMP_LG_F16 ENC_SOPC default
    0xf41705b6055207, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0
    0xf61705b7055207, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_1
    0xf81705b8055207, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21705b50561fb, // S_CMP_GE_F16 ENC_SOPC default
    0xf41705b60561fb, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0
    0xf61705b70561fb, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_1
    0xf81705b80561fb, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21705b505721c, // S_CMP_O_F16 ENC_SOPC default
    0xf41705b605721c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0
    0xf61705b705721c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_1
    0xf81705b805721c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21705b505821e, // S_CMP_U_F16 ENC_SOPC default
    0xf41705b605821e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0
    0xf61705b705821e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_1
    0xf81705b805821e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21705b5059212, // S_CMP_NGE_F16 ENC_SOPC default
    0xf41705b6059212, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0
    0xf61705b7059212, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_1
    0xf81705b8059212, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21705b505a218, // S_CMP_NLG_F16 ENC_SOPC default
    0xf41705b605a218, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0
    0xf61705b705a218, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_1
    0xf81705b805a218, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21705b505b214, // S_CMP_NGT_F16 ENC_SOPC default
    0xf41705b605b214, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0
    0xf61705b705b214, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_1
    0xf81705b805b214, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21705b505c216, // S_CMP_NLE_F16 ENC_SOPC default
    0xf41705b605c216, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0
    0xf61705b705c216, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_1
    0xf81705b805c216, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21705b505d210, // S_CMP_NEQ_F16 ENC_SOPC default
    0xf41705b605d210, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0
    0xf61705b705d210, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_1
    0xf81705b805d210, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21705b505e21a, // S_CMP_NLT_F16 ENC_SOPC default
    0xf41705b605e21a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0
    0xf61705b705e21a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_1
    0xf81705b805e21a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xfa17e5b9000266, // S_NOP ENC_SOPP default
    0xfa17e5b9001286, // S_SETKILL ENC_SOPP default
    0xfa17e5b9002285, // S_SETHALT ENC_SOPP default
    0xfa17e5b900328e, // S_SLEEP ENC_SOPP default
    0xfa1805b900428b, // S_SET_INST_PREFETCH_DISTANCE ENC_SOPP default
    0xfa1805ba0051e2, // S_CLAUSE ENC_SOPP default
    0xfa1825bb00722f, // S_DELAY_ALU ENC_SOPP default
    0xfa1845bc00829e, // S_WAITCNT_DEPCTR ENC_SOPP default
    0xfa1865bd00929d, // S_WAITCNT ENC_SOPP default
    0xfa13017100a2a4, // S_WAIT_IDLE ENC_SOPP default
    0xfa1805be00b2a3, // S_WAIT_EVENT ENC_SOPP default
    0xfa17e5b9010297, // S_TRAP ENC_SOPP default
    0xfa1805b9011280, // S_ROUND_MODE ENC_SOPP default
    0xfa17e5b9012230, // S_DENORM_MODE ENC_SOPP default
    0xfa13017101f220, // S_CODE_END ENC_SOPP default
    0xfa1885bf0201cd, // S_BRANCH ENC_SOPP default
    0xfa1885c00211dc, // S_CBRANCH_SCC0 ENC_SOPP default
    0xfa1885c00221dd, // S_CBRANCH_SCC1 ENC_SOPP default
    0xfc1885c10231df, // S_CBRANCH_VCCZ ENC_SOPP default
    0xfc1885c10241de, // S_CBRANCH_VCCNZ ENC_SOPP default
    0xfa1885c20251db, // S_CBRANCH_EXECZ ENC_SOPP default
    0xfa1885c20261da, // S_CBRANCH_EXECNZ ENC_SOPP default
    0xfa1885bf0271d6, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0xfa1885bf0281d9, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0xfa1885bf0291d8, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0xfa1885bf02a1d7, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0xfa18a171030231, // S_ENDPGM ENC_SOPP default
    0xfa130171031233, // S_ENDPGM_SAVED ENC_SOPP default
    0xfa130171032232, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0xfa1301710342a5, // S_WAKEUP ENC_SOPP default
    0xfa17e5b9035288, // S_SETPRIO ENC_SOPP default
    0xfa18c5c3036281, // S_SENDMSG ENC_SOPP default
    0xfa18c5c3037282, // S_SENDMSGHALT ENC_SOPP default
    0xfa17e5b903823e, // S_INCPERFLEVEL ENC_SOPP default
    0xfa17e5b903922e, // S_DECPERFLEVEL ENC_SOPP default
    0xfa13034b03a29a, // S_TTRACEDATA ENC_SOPP default
    0xfa1805b903b29b, // S_TTRACEDATA_IMM ENC_SOPP default
    0xfa13017103c23d, // S_ICACHE_INV ENC_SOPP default
    0xfa13017103d1b9, // S_BARRIER ENC_SOPP default
];
