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
        enc::VOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000ff,
        choice(Short, 1, 2, false, run(0, 0), run(0, 0)),
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
        choice(Long, 0, 2, false, run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d4000000,
        choice(LongDpp, 0, 2, false, run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, false, run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(0, 1)),
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
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(0, 1)),
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
        choice(Long, 1, 2, false, run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(0, 1)),
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
        choice(Long, 0, 2, false, run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(2, 1)),
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
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(3, 3)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(6, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(8, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, false, run(0, 0), run(1, 1)),
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
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(8, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(10, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(12, 1)),
    ),
    form_kind(
        enc::ENC_DS,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xd8000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_DS,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xd8000000,
        choice(Short, 0, 0, false, run(1, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_FLAT,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xdc000000,
        choice(Short, 0, 0, false, run(2, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_FLAT_SCRATCH,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xdc010000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_FLAT_GLOBAL,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xdc020000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_MUBUF,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xe0000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_MTBUF,
        0,
        2,
        Slot::Whole,
        [bits(15, 4), bits(0, 0)],
        0xe8000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_MIMG,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf0000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::MIMG_NSA1,
        0,
        3,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf0000001,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SMEM,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf4000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_EXP,
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
        [bits(9, 8), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000e9,
        choice(Dpp, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000fa,
        choice(Dpp, 0, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000ff,
        choice(Short, 1, 2, false, run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 2, false, run(0, 0), run(13, 1)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, false, run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xffcc000000,
        choice(Long, 1, 2, false, run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1fe00cc000000,
        choice(Long, 1, 2, false, run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1feffcc000000,
        choice(Long, 1, 2, false, run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fc0000cc000000,
        choice(Long, 1, 2, false, run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fc00ffcc000000,
        choice(Long, 1, 2, false, run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fdfe00cc000000,
        choice(Long, 1, 2, false, run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fdfeffcc000000,
        choice(Long, 1, 2, false, run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xe9cc000000,
        choice(LongDpp, 0, 2, false, run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xfacc000000,
        choice(LongDpp, 0, 2, false, run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xe9cc000000,
        choice(LongDpp, 0, 2, false, run(3, 2), run(14, 1)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xfacc000000,
        choice(LongDpp, 0, 2, false, run(3, 2), run(14, 1)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, false, run(3, 2), run(15, 3)),
    ),
    form_kind(
        enc::ENC_VINTERP,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcd000000,
        choice(Short, 0, 0, false, run(0, 0), run(18, 3)),
    ),
    form_kind(
        enc::ENC_LDSDIR,
        0,
        1,
        Slot::Whole,
        [bits(20, 2), bits(0, 0)],
        0xce000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
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
pub static FORMS: [u64; 5058] = [
    0x0022400000139d, // V_CNDMASK_B32 ENC_VOP2 default
    0x0222600100139d, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x0422800200139d, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x0622400300139d, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x082300040023d1, // V_DOT2ACC_F32_F16 ENC_VOP2 default
    0x0a2320050023d1, // V_DOT2ACC_F32_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c2340060023d1, // V_DOT2ACC_F32_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e2300070023d1, // V_DOT2ACC_F32_F16 VOP2_INST_LITERAL has_lit
    0x082360080032c4, // V_ADD_F32 ENC_VOP2 default
    0x0a2380090032c4, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23a00a0032c4, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23600b0032c4, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x082360080044a2, // V_SUB_F32 ENC_VOP2 default
    0x0a2380090044a2, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23a00a0044a2, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23600b0044a2, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x0823600800549d, // V_SUBREV_F32 ENC_VOP2 default
    0x0a23800900549d, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23a00a00549d, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23600b00549d, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x0823600c0063f2, // V_FMAC_DX9_ZERO_F32 ENC_VOP2 default
    0x0e23600d0063f2, // V_FMAC_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x08236008007457, // V_MUL_DX9_ZERO_F32 ENC_VOP2 default
    0x0a238009007457, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23a00a007457, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23600b007457, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x08236008008459, // V_MUL_F32 ENC_VOP2 default
    0x0a238009008459, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23a00a008459, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23600b008459, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x0823600e00945f, // V_MUL_I32_I24 ENC_VOP2 default
    0x0a23800f00945f, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x0c24201000945f, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x0e23601100945f, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0823600e00a45c, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0a23800f00a45c, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x0c24201000a45c, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x0e23601100a45c, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0823601200b462, // V_MUL_U32_U24 ENC_VOP2 default
    0x0a23801300b462, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x0c24201400b462, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x0e23601500b462, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0823601200c45e, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0a23801300c45e, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x0c24201400c45e, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x0e23601500c45e, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0823600800f447, // V_MIN_F32 ENC_VOP2 default
    0x0a23800900f447, // V_MIN_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23a00a00f447, // V_MIN_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23600b00f447, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x0823600801042e, // V_MAX_F32 ENC_VOP2 default
    0x0a23800901042e, // V_MAX_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23a00a01042e, // V_MAX_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23600b01042e, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x0823600e01144a, // V_MIN_I32 ENC_VOP2 default
    0x0a23800f01144a, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c24201001144a, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e23601101144a, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0823600e012431, // V_MAX_I32 ENC_VOP2 default
    0x0a23800f012431, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c242010012431, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e236011012431, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x0823601201344c, // V_MIN_U32 ENC_VOP2 default
    0x0a23801301344c, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c24201401344c, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e23601501344c, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x08236012014433, // V_MAX_U32 ENC_VOP2 default
    0x0a238013014433, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c242014014433, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e236015014433, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x08236012018414, // V_LSHLREV_B32 ENC_VOP2 default
    0x0a238013018414, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c242014018414, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e236015018414, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x08236012019419, // V_LSHRREV_B32 ENC_VOP2 default
    0x0a238013019419, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c242014019419, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e236015019419, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x0823601601a2d1, // V_ASHRREV_I32 ENC_VOP2 default
    0x0a23801701a2d1, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c24201801a2d1, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e23601901a2d1, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x0823601201b2ce, // V_AND_B32 ENC_VOP2 default
    0x0a23801301b2ce, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c24201401b2ce, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e23601501b2ce, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0823601201c468, // V_OR_B32 ENC_VOP2 default
    0x0a23801301c468, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c24201401c468, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e23601501c468, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0823601201d4b9, // V_XOR_B32 ENC_VOP2 default
    0x0a23801301d4b9, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c24201401d4b9, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e23601501d4b9, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x0823601201e4b6, // V_XNOR_B32 ENC_VOP2 default
    0x0a23801301e4b6, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c24201401e4b6, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e23601501e4b6, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x0025001a0202c1, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x0225201b0202c1, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0425401c0202c1, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0625001d0202c1, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0025001a02149f, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x0225201b02149f, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0425401c02149f, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0625001d02149f, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0025001a02249a, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x0225201b02249a, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0425401c02249a, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0625001d02249a, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x082360120252ca, // V_ADD_NC_U32 ENC_VOP2 default
    0x0a2380130252ca, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c2420140252ca, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e2360150252ca, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x082360120264a6, // V_SUB_NC_U32 ENC_VOP2 default
    0x0a2380130264a6, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c2420140264a6, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e2360150264a6, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x0823601202749e, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x0a23801302749e, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c24201402749e, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e23601502749e, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x0823600c02b3f4, // V_FMAC_F32 ENC_VOP2 default
    0x0a23801e02b3f4, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23a01f02b3f4, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23600d02b3f4, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x1025c02002c3f6, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x0e25c02102c3f6, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x1025e02202d3f1, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x0e25e02302d3f1, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x0826002402f3c2, // V_CVT_PK_RTZ_F16_F32 ENC_VOP2 default
    0x0a26202502f3c2, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c26402602f3c2, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e26002702f3c2, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x0826c0280322c3, // V_ADD_F16 ENC_VOP2 default
    0x0a26e0290322c3, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c27002a0322c3, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26c02b0322c3, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x0826c0280334a1, // V_SUB_F16 ENC_VOP2 default
    0x0a26e0290334a1, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c27002a0334a1, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26c02b0334a1, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x0826c02803449c, // V_SUBREV_F16 ENC_VOP2 default
    0x0a26e02903449c, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c27002a03449c, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26c02b03449c, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x0826c028035458, // V_MUL_F16 ENC_VOP2 default
    0x0a26e029035458, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c27002a035458, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26c02b035458, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x0826c02c0363f3, // V_FMAC_F16 ENC_VOP2 default
    0x0a26e02d0363f3, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c27002e0363f3, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26c02f0363f3, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x1027e0300373f5, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x0e27e0310373f5, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x102800320383f0, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x0e2800330383f0, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x0826c02803942d, // V_MAX_F16 ENC_VOP2 default
    0x0a26e02903942d, // V_MAX_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c27002a03942d, // V_MAX_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26c02b03942d, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x0826c02803a446, // V_MIN_F16 ENC_VOP2 default
    0x0a26e02903a446, // V_MIN_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c27002a03a446, // V_MIN_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26c02b03a446, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x0826c02803b40d, // V_LDEXP_F16 ENC_VOP2 default
    0x0a26e02903b40d, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c28202a03b40d, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26c02b03b40d, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x0828a03403c473, // V_PK_FMAC_F16 ENC_VOP2 default
    0x0e28a03503c473, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x1214c0360001a6, // S_ADD_U32 ENC_SOP2 default
    0x1414c0370001a6, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1614c0380001a6, // S_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1814c0390001a6, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c036001295, // S_SUB_U32 ENC_SOP2 default
    0x1414c037001295, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0
    0x1614c038001295, // S_SUB_U32 SOP2_INST_LITERAL has_lit_1
    0x1814c039001295, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c03a0021a5, // S_ADD_I32 ENC_SOP2 default
    0x1414c03b0021a5, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0
    0x1614c03c0021a5, // S_ADD_I32 SOP2_INST_LITERAL has_lit_1
    0x1814c03d0021a5, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c03a003294, // S_SUB_I32 ENC_SOP2 default
    0x1414c03b003294, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0
    0x1614c03c003294, // S_SUB_I32 SOP2_INST_LITERAL has_lit_1
    0x1814c03d003294, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c03e0041a1, // S_ADDC_U32 ENC_SOP2 default
    0x1414c03f0041a1, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0
    0x1614c0400041a1, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_1
    0x1814c0410041a1, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c03e00528f, // S_SUBB_U32 ENC_SOP2 default
    0x1414c03f00528f, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0
    0x1614c04000528f, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_1
    0x1814c04100528f, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c03a00619f, // S_ABSDIFF_I32 ENC_SOP2 default
    0x1414c03b00619f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x1614c03c00619f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x1814c03d00619f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c036008248, // S_LSHL_B32 ENC_SOP2 default
    0x1414c037008248, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x1614c038008248, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x1814c039008248, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214e042009249, // S_LSHL_B64 ENC_SOP2 default
    0x1414e043009249, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x1614e044009249, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x1814e045009249, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c03600a24a, // S_LSHR_B32 ENC_SOP2 default
    0x1414c03700a24a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x1614c03800a24a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x1814c03900a24a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214e04200b24b, // S_LSHR_B64 ENC_SOP2 default
    0x1414e04300b24b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x1614e04400b24b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x1814e04500b24b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c04600c1b5, // S_ASHR_I32 ENC_SOP2 default
    0x1414c04700c1b5, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x1614c04800c1b5, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x1814c04900c1b5, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214e04a00d1b6, // S_ASHR_I64 ENC_SOP2 default
    0x1414e04b00d1b6, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x1614e04c00d1b6, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x1814e04d00d1b6, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c03600e244, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x1414c03700e244, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1614c03800e244, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1814c03900e244, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c03600f245, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x1414c03700f245, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1614c03800f245, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1814c03900f245, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c036010246, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x1414c037010246, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1614c038010246, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1814c039010246, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c036011247, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x1414c037011247, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1614c038011247, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1814c039011247, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c03a012252, // S_MIN_I32 ENC_SOP2 default
    0x1414c03b012252, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x1614c03c012252, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x1814c03d012252, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c036013253, // S_MIN_U32 ENC_SOP2 default
    0x1414c037013253, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x1614c038013253, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x1814c039013253, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c03a01424e, // S_MAX_I32 ENC_SOP2 default
    0x1414c03b01424e, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x1614c03c01424e, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x1814c03d01424e, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c03601524f, // S_MAX_U32 ENC_SOP2 default
    0x1414c03701524f, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x1614c03801524f, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x1814c03901524f, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c0360161a7, // S_AND_B32 ENC_SOP2 default
    0x1414c0370161a7, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x1614c0380161a7, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x1814c0390161a7, // S_AND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215004e0171a8, // S_AND_B64 ENC_SOP2 default
    0x1415004f0171a8, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x161500500171a8, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x181500510171a8, // S_AND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c03601826d, // S_OR_B32 ENC_SOP2 default
    0x1414c03701826d, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x1614c03801826d, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x1814c03901826d, // S_OR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215004e01926e, // S_OR_B64 ENC_SOP2 default
    0x1415004f01926e, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x1615005001926e, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x1815005101926e, // S_OR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c03601a2ac, // S_XOR_B32 ENC_SOP2 default
    0x1414c03701a2ac, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1614c03801a2ac, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1814c03901a2ac, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215004e01b2ad, // S_XOR_B64 ENC_SOP2 default
    0x1415004f01b2ad, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1615005001b2ad, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1815005101b2ad, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c03601c262, // S_NAND_B32 ENC_SOP2 default
    0x1414c03701c262, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x1614c03801c262, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x1814c03901c262, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215004e01d263, // S_NAND_B64 ENC_SOP2 default
    0x1415004f01d263, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x1615005001d263, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x1815005101d263, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c03601e267, // S_NOR_B32 ENC_SOP2 default
    0x1414c03701e267, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1614c03801e267, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1814c03901e267, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215004e01f268, // S_NOR_B64 ENC_SOP2 default
    0x1415004f01f268, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1615005001f268, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1815005101f268, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c0360202a8, // S_XNOR_B32 ENC_SOP2 default
    0x1414c0370202a8, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1614c0380202a8, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1814c0390202a8, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215004e0212a9, // S_XNOR_B64 ENC_SOP2 default
    0x1415004f0212a9, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x161500500212a9, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x181500510212a9, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c0360221ad, // S_AND_NOT1_B32 ENC_SOP2 default
    0x1414c0370221ad, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_0
    0x1614c0380221ad, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_1
    0x1814c0390221ad, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215004e0231ae, // S_AND_NOT1_B64 ENC_SOP2 default
    0x1415004f0231ae, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_0
    0x161500500231ae, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_1
    0x181500510231ae, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c036024271, // S_OR_NOT1_B32 ENC_SOP2 default
    0x1414c037024271, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_0
    0x1614c038024271, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_1
    0x1814c039024271, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215004e025272, // S_OR_NOT1_B64 ENC_SOP2 default
    0x1415004f025272, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_0
    0x16150050025272, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_1
    0x18150051025272, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c0360261c0, // S_BFE_U32 ENC_SOP2 default
    0x1414c0370261c0, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x1614c0380261c0, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x1814c0390261c0, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c0460271be, // S_BFE_I32 ENC_SOP2 default
    0x1414c0470271be, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x1614c0480271be, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x1814c0490271be, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214e0420281c1, // S_BFE_U64 ENC_SOP2 default
    0x1414e0430281c1, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x1614e0440281c1, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x1814e0450281c1, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214e04a0291bf, // S_BFE_I64 ENC_SOP2 default
    0x1414e04b0291bf, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x1614e04c0291bf, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x1814e04d0291bf, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c05202a1c2, // S_BFM_B32 ENC_SOP2 default
    0x1414c05302a1c2, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x1614c05402a1c2, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x1814c05502a1c2, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215205602b1c3, // S_BFM_B64 ENC_SOP2 default
    0x1415205702b1c3, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x1615205802b1c3, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x1815205902b1c3, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c05a02c261, // S_MUL_I32 ENC_SOP2 default
    0x1414c05b02c261, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x1614c05c02c261, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x1814c05d02c261, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c05202d260, // S_MUL_HI_U32 ENC_SOP2 default
    0x1414c05302d260, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x1614c05402d260, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x1814c05502d260, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c05a02e25f, // S_MUL_HI_I32 ENC_SOP2 default
    0x1414c05b02e25f, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x1614c05c02e25f, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x1814c05d02e25f, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c05e030221, // S_CSELECT_B32 ENC_SOP2 default
    0x1414c05f030221, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x1614c060030221, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x1814c061030221, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x12150062031222, // S_CSELECT_B64 ENC_SOP2 default
    0x14150063031222, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x16150064031222, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x18150065031222, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c06603227a, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x1414c06703227a, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1614c06803227a, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1814c06903227a, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c06a033279, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x1414c06b033279, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1614c06c033279, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1814c06d033279, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c06e034277, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x1414c06f034277, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1614c070034277, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1814c071034277, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c072035278, // S_PACK_HL_B32_B16 ENC_SOP2 default
    0x1414c073035278, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1614c074035278, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1814c075035278, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c0760401a4, // S_ADD_F32 ENC_SOP2 default
    0x1414c0770401a4, // S_ADD_F32 SOP2_INST_LITERAL has_lit_0
    0x1614c0780401a4, // S_ADD_F32 SOP2_INST_LITERAL has_lit_1
    0x1814c0790401a4, // S_ADD_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c076041293, // S_SUB_F32 ENC_SOP2 default
    0x1414c077041293, // S_SUB_F32 SOP2_INST_LITERAL has_lit_0
    0x1614c078041293, // S_SUB_F32 SOP2_INST_LITERAL has_lit_1
    0x1814c079041293, // S_SUB_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c076042251, // S_MIN_F32 ENC_SOP2 default
    0x1414c077042251, // S_MIN_F32 SOP2_INST_LITERAL has_lit_0
    0x1614c078042251, // S_MIN_F32 SOP2_INST_LITERAL has_lit_1
    0x1814c079042251, // S_MIN_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c07604324d, // S_MAX_F32 ENC_SOP2 default
    0x1414c07704324d, // S_MAX_F32 SOP2_INST_LITERAL has_lit_0
    0x1614c07804324d, // S_MAX_F32 SOP2_INST_LITERAL has_lit_1
    0x1814c07904324d, // S_MAX_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c07604425e, // S_MUL_F32 ENC_SOP2 default
    0x1414c07704425e, // S_MUL_F32 SOP2_INST_LITERAL has_lit_0
    0x1614c07804425e, // S_MUL_F32 SOP2_INST_LITERAL has_lit_1
    0x1814c07904425e, // S_MUL_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a15407a045236, // S_FMAAK_F32 SOP2_INST_LITERAL default
    0x1415407b045236, // S_FMAAK_F32 SOP2_INST_LITERAL has_lit_0
    0x1615407c045236, // S_FMAAK_F32 SOP2_INST_LITERAL has_lit_1
    0x1815407d045236, // S_FMAAK_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a15607e046239, // S_FMAMK_F32 SOP2_INST_LITERAL default
    0x1415607f046239, // S_FMAMK_F32 SOP2_INST_LITERAL has_lit_0
    0x16156080046239, // S_FMAMK_F32 SOP2_INST_LITERAL has_lit_1
    0x18156081046239, // S_FMAMK_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c082047238, // S_FMAC_F32 ENC_SOP2 default
    0x1414c083047238, // S_FMAC_F32 SOP2_INST_LITERAL has_lit_0
    0x1614c084047238, // S_FMAC_F32 SOP2_INST_LITERAL has_lit_1
    0x1814c085047238, // S_FMAC_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215808604822b, // S_CVT_PK_RTZ_F16_F32 ENC_SOP2 default
    0x1415808704822b, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL has_lit_0
    0x1615808804822b, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL has_lit_1
    0x1815808904822b, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a08a0491a3, // S_ADD_F16 ENC_SOP2 default
    0x1415a08b0491a3, // S_ADD_F16 SOP2_INST_LITERAL has_lit_0
    0x1615a08c0491a3, // S_ADD_F16 SOP2_INST_LITERAL has_lit_1
    0x1815a08d0491a3, // S_ADD_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a08a04a292, // S_SUB_F16 ENC_SOP2 default
    0x1415a08b04a292, // S_SUB_F16 SOP2_INST_LITERAL has_lit_0
    0x1615a08c04a292, // S_SUB_F16 SOP2_INST_LITERAL has_lit_1
    0x1815a08d04a292, // S_SUB_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a08a04b250, // S_MIN_F16 ENC_SOP2 default
    0x1415a08b04b250, // S_MIN_F16 SOP2_INST_LITERAL has_lit_0
    0x1615a08c04b250, // S_MIN_F16 SOP2_INST_LITERAL has_lit_1
    0x1815a08d04b250, // S_MIN_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a08a04c24c, // S_MAX_F16 ENC_SOP2 default
    0x1415a08b04c24c, // S_MAX_F16 SOP2_INST_LITERAL has_lit_0
    0x1615a08c04c24c, // S_MAX_F16 SOP2_INST_LITERAL has_lit_1
    0x1815a08d04c24c, // S_MAX_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a08a04d25d, // S_MUL_F16 ENC_SOP2 default
    0x1415a08b04d25d, // S_MUL_F16 SOP2_INST_LITERAL has_lit_0
    0x1615a08c04d25d, // S_MUL_F16 SOP2_INST_LITERAL has_lit_1
    0x1815a08d04d25d, // S_MUL_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a08e04e237, // S_FMAC_F16 ENC_SOP2 default
    0x1415a08f04e237, // S_FMAC_F16 SOP2_INST_LITERAL has_lit_0
    0x1615a09004e237, // S_FMAC_F16 SOP2_INST_LITERAL has_lit_1
    0x1815a09104e237, // S_FMAC_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1c164092000254, // S_MOVK_I32 ENC_SOPK default
    0x1c16609300129c, // S_VERSION ENC_SOPK default
    0x1c1640940021e7, // S_CMOVK_I32 ENC_SOPK default
    0x1c1640950031ea, // S_CMPK_EQ_I32 ENC_SOPK default
    0x1c1640950041f2, // S_CMPK_LG_I32 ENC_SOPK default
    0x1c1640950051ee, // S_CMPK_GT_I32 ENC_SOPK default
    0x1c1640950061ec, // S_CMPK_GE_I32 ENC_SOPK default
    0x1c1640950071f4, // S_CMPK_LT_I32 ENC_SOPK default
    0x1c1640950081f0, // S_CMPK_LE_I32 ENC_SOPK default
    0x1c1640960091eb, // S_CMPK_EQ_U32 ENC_SOPK default
    0x1c16409600a1f3, // S_CMPK_LG_U32 ENC_SOPK default
    0x1c16409600b1ef, // S_CMPK_GT_U32 ENC_SOPK default
    0x1c16409600c1ed, // S_CMPK_GE_U32 ENC_SOPK default
    0x1c16409600d1f5, // S_CMPK_LT_U32 ENC_SOPK default
    0x1c16409600e1f1, // S_CMPK_LE_U32 ENC_SOPK default
    0x1c16409700f1a2, // S_ADDK_I32 ENC_SOPK default
    0x1c16409801025c, // S_MULK_I32 ENC_SOPK default
    0x1c16809901123b, // S_GETREG_B32 ENC_SOPK default
    0x1c16a09a012289, // S_SETREG_B32 ENC_SOPK default
    0x1e16c09b01328a, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x1c16e09c0141d5, // S_CALL_B64 ENC_SOPK default
    0x1c3e809d016290, // S_SUBVECTOR_LOOP_BEGIN ENC_SOPK default
    0x1c3e809d017291, // S_SUBVECTOR_LOOP_END ENC_SOPK default
    0x1c16409e0182a2, // S_WAITCNT_VSCNT ENC_SOPK default
    0x1c16409e0192a1, // S_WAITCNT_VMCNT ENC_SOPK default
    0x1c16409e01a29f, // S_WAITCNT_EXPCNT ENC_SOPK default
    0x1c16409e01b2a0, // S_WAITCNT_LGKMCNT ENC_SOPK default
    0x203d009f0003e1, // V_DUAL_FMAC_F32 VOPDXY X default
    0x223d00a00003e1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL X has_lit
    0x243d40a10013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X default
    0x223d40a20013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X has_lit
    0x243d80a30023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X default
    0x223d80a40023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X has_lit
    0x203d00a50033e8, // V_DUAL_MUL_F32 VOPDXY X default
    0x223d00a60033e8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL X has_lit
    0x203d00a50043da, // V_DUAL_ADD_F32 VOPDXY X default
    0x223d00a60043da, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL X has_lit
    0x203d00a50053ea, // V_DUAL_SUB_F32 VOPDXY X default
    0x223d00a60053ea, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL X has_lit
    0x203d00a50063e9, // V_DUAL_SUBREV_F32 VOPDXY X default
    0x223d00a60063e9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL X has_lit
    0x203d00a50073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY X default
    0x223d00a60073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL X has_lit
    0x203dc0a70083e6, // V_DUAL_MOV_B32 VOPDXY X default
    0x223dc0a80083e6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL X has_lit
    0x263d00a90093dd, // V_DUAL_CNDMASK_B32 VOPDXY X default
    0x283d00aa0093dd, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL X has_lit
    0x203d00a500a3e4, // V_DUAL_MAX_F32 VOPDXY X default
    0x223d00a600a3e4, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL X has_lit
    0x203d00a500b3e5, // V_DUAL_MIN_F32 VOPDXY X default
    0x223d00a600b3e5, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL X has_lit
    0x203e00ab00c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY X default
    0x223e00ac00c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL X has_lit
    0x203e40ad00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY X default
    0x223e40ae00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL X has_lit
    0x2a3d20af0003e1, // V_DUAL_FMAC_F32 VOPDXY Y default_y
    0x2c3d20b00003e1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2e3d60b10013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y default_y
    0x2c3d60b10013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2e3da0b20023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y default_y
    0x2c3da0b20023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3d20b30033e8, // V_DUAL_MUL_F32 VOPDXY Y default_y
    0x2c3d20b40033e8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3d20b30043da, // V_DUAL_ADD_F32 VOPDXY Y default_y
    0x2c3d20b40043da, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3d20b30053ea, // V_DUAL_SUB_F32 VOPDXY Y default_y
    0x2c3d20b40053ea, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3d20b30063e9, // V_DUAL_SUBREV_F32 VOPDXY Y default_y
    0x2c3d20b40063e9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3d20b30073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY Y default_y
    0x2c3d20b40073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3de0b50083e6, // V_DUAL_MOV_B32 VOPDXY Y default_y
    0x2c3de0b60083e6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x303d20b70093dd, // V_DUAL_CNDMASK_B32 VOPDXY Y default_y
    0x323d20b80093dd, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3d20b300a3e4, // V_DUAL_MAX_F32 VOPDXY Y default_y
    0x2c3d20b400a3e4, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3d20b300b3e5, // V_DUAL_MIN_F32 VOPDXY Y default_y
    0x2c3d20b400b3e5, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3e20b900c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY Y default_y
    0x2c3e20ba00c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3e60bb00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY Y default_y
    0x2c3e60bc00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3d20bd0103db, // V_DUAL_ADD_NC_U32 VOPDXY Y default_y
    0x2c3d20be0103db, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3d20bf0113e3, // V_DUAL_LSHLREV_B32 VOPDXY Y default_y
    0x2c3d20c00113e3, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3d20bf0123dc, // V_DUAL_AND_B32 VOPDXY Y default_y
    0x2c3d20c00123dc, // V_DUAL_AND_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x343440c1000349, // V_CMP_F_F16 ENC_VOP3 default
    0x363460c2000349, // V_CMP_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x383480c3000349, // V_CMP_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3440c4000349, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3440c5000349, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3440c6000349, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343440c100136e, // V_CMP_LT_F16 ENC_VOP3 default
    0x363460c200136e, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x383480c300136e, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3440c400136e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3440c500136e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3440c600136e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343440c1002340, // V_CMP_EQ_F16 ENC_VOP3 default
    0x363460c2002340, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x383480c3002340, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3440c4002340, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3440c5002340, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3440c6002340, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343440c1003362, // V_CMP_LE_F16 ENC_VOP3 default
    0x363460c2003362, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x383480c3003362, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3440c4003362, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3440c5003362, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3440c6003362, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343440c1004359, // V_CMP_GT_F16 ENC_VOP3 default
    0x363460c2004359, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x383480c3004359, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3440c4004359, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3440c5004359, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3440c6004359, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343440c100536b, // V_CMP_LG_F16 ENC_VOP3 default
    0x363460c200536b, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x383480c300536b, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3440c400536b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3440c500536b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3440c600536b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343440c1006350, // V_CMP_GE_F16 ENC_VOP3 default
    0x363460c2006350, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x383480c3006350, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3440c4006350, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3440c5006350, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3440c6006350, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343440c100738f, // V_CMP_O_F16 ENC_VOP3 default
    0x363460c200738f, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x383480c300738f, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3440c400738f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3440c500738f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3440c600738f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343440c1008399, // V_CMP_U_F16 ENC_VOP3 default
    0x363460c2008399, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x383480c3008399, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3440c4008399, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3440c5008399, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3440c6008399, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343440c1009380, // V_CMP_NGE_F16 ENC_VOP3 default
    0x363460c2009380, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x383480c3009380, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3440c4009380, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3440c5009380, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3440c6009380, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343440c100a389, // V_CMP_NLG_F16 ENC_VOP3 default
    0x363460c200a389, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x383480c300a389, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3440c400a389, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3440c500a389, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3440c600a389, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343440c100b383, // V_CMP_NGT_F16 ENC_VOP3 default
    0x363460c200b383, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x383480c300b383, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3440c400b383, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3440c500b383, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3440c600b383, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343440c100c386, // V_CMP_NLE_F16 ENC_VOP3 default
    0x363460c200c386, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x383480c300c386, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3440c400c386, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3440c500c386, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3440c600c386, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343440c100d377, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x363460c200d377, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x383480c300d377, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3440c400d377, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3440c500d377, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3440c600d377, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343440c100e38c, // V_CMP_NLT_F16 ENC_VOP3 default
    0x363460c200e38c, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x383480c300e38c, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3440c400e38c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3440c500e38c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3440c600e38c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343440c100f392, // V_CMP_T_F16 ENC_VOP3 default
    0x363460c200f392, // V_CMP_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x383480c300f392, // V_CMP_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3440c400f392, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3440c500f392, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3440c600f392, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343500c701034a, // V_CMP_F_F32 ENC_VOP3 default
    0x363520c801034a, // V_CMP_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x383540c901034a, // V_CMP_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3500ca01034a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3500cb01034a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3500cc01034a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343500c701136f, // V_CMP_LT_F32 ENC_VOP3 default
    0x363520c801136f, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x383540c901136f, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3500ca01136f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3500cb01136f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3500cc01136f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343500c7012341, // V_CMP_EQ_F32 ENC_VOP3 default
    0x363520c8012341, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x383540c9012341, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3500ca012341, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3500cb012341, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3500cc012341, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343500c7013363, // V_CMP_LE_F32 ENC_VOP3 default
    0x363520c8013363, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x383540c9013363, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3500ca013363, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3500cb013363, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3500cc013363, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343500c701435a, // V_CMP_GT_F32 ENC_VOP3 default
    0x363520c801435a, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x383540c901435a, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3500ca01435a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3500cb01435a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3500cc01435a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343500c701536c, // V_CMP_LG_F32 ENC_VOP3 default
    0x363520c801536c, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x383540c901536c, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3500ca01536c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3500cb01536c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3500cc01536c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343500c7016351, // V_CMP_GE_F32 ENC_VOP3 default
    0x363520c8016351, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x383540c9016351, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3500ca016351, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3500cb016351, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3500cc016351, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343500c7017390, // V_CMP_O_F32 ENC_VOP3 default
    0x363520c8017390, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x383540c9017390, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3500ca017390, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3500cb017390, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3500cc017390, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343500c701839a, // V_CMP_U_F32 ENC_VOP3 default
    0x363520c801839a, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x383540c901839a, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3500ca01839a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3500cb01839a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3500cc01839a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343500c7019381, // V_CMP_NGE_F32 ENC_VOP3 default
    0x363520c8019381, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x383540c9019381, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3500ca019381, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3500cb019381, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3500cc019381, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343500c701a38a, // V_CMP_NLG_F32 ENC_VOP3 default
    0x363520c801a38a, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x383540c901a38a, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3500ca01a38a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3500cb01a38a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3500cc01a38a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343500c701b384, // V_CMP_NGT_F32 ENC_VOP3 default
    0x363520c801b384, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x383540c901b384, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3500ca01b384, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3500cb01b384, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3500cc01b384, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343500c701c387, // V_CMP_NLE_F32 ENC_VOP3 default
    0x363520c801c387, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x383540c901c387, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3500ca01c387, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3500cb01c387, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3500cc01c387, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343500c701d378, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x363520c801d378, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x383540c901d378, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3500ca01d378, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3500cb01d378, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3500cc01d378, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343500c701e38d, // V_CMP_NLT_F32 ENC_VOP3 default
    0x363520c801e38d, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x383540c901e38d, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3500ca01e38d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3500cb01e38d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3500cc01e38d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343500c701f393, // V_CMP_T_F32 ENC_VOP3 default
    0x363520c801f393, // V_CMP_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x383540c901f393, // V_CMP_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3500ca01f393, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3500cb01f393, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3500cc01f393, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435c0cd02034b, // V_CMP_F_F64 ENC_VOP3 default
    0x3a35c0ce02034b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35c0cf02034b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35c0d002034b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435c0cd021370, // V_CMP_LT_F64 ENC_VOP3 default
    0x3a35c0ce021370, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35c0cf021370, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35c0d0021370, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435c0cd022342, // V_CMP_EQ_F64 ENC_VOP3 default
    0x3a35c0ce022342, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35c0cf022342, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35c0d0022342, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435c0cd023364, // V_CMP_LE_F64 ENC_VOP3 default
    0x3a35c0ce023364, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35c0cf023364, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35c0d0023364, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435c0cd02435b, // V_CMP_GT_F64 ENC_VOP3 default
    0x3a35c0ce02435b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35c0cf02435b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35c0d002435b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435c0cd02536d, // V_CMP_LG_F64 ENC_VOP3 default
    0x3a35c0ce02536d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35c0cf02536d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35c0d002536d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435c0cd026352, // V_CMP_GE_F64 ENC_VOP3 default
    0x3a35c0ce026352, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35c0cf026352, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35c0d0026352, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435c0cd027391, // V_CMP_O_F64 ENC_VOP3 default
    0x3a35c0ce027391, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35c0cf027391, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35c0d0027391, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435c0cd02839b, // V_CMP_U_F64 ENC_VOP3 default
    0x3a35c0ce02839b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35c0cf02839b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35c0d002839b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435c0cd029382, // V_CMP_NGE_F64 ENC_VOP3 default
    0x3a35c0ce029382, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35c0cf029382, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35c0d0029382, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435c0cd02a38b, // V_CMP_NLG_F64 ENC_VOP3 default
    0x3a35c0ce02a38b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35c0cf02a38b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35c0d002a38b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435c0cd02b385, // V_CMP_NGT_F64 ENC_VOP3 default
    0x3a35c0ce02b385, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35c0cf02b385, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35c0d002b385, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435c0cd02c388, // V_CMP_NLE_F64 ENC_VOP3 default
    0x3a35c0ce02c388, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35c0cf02c388, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35c0d002c388, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435c0cd02d379, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x3a35c0ce02d379, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35c0cf02d379, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35c0d002d379, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435c0cd02e38e, // V_CMP_NLT_F64 ENC_VOP3 default
    0x3a35c0ce02e38e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35c0cf02e38e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35c0d002e38e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435c0cd02f394, // V_CMP_T_F64 ENC_VOP3 default
    0x3a35c0ce02f394, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35c0cf02f394, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35c0d002f394, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343600d1031371, // V_CMP_LT_I16 ENC_VOP3 default
    0x363620d2031371, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x383640d3031371, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a3600d4031371, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x3c3600d5031371, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x3e3600d6031371, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343600d1032343, // V_CMP_EQ_I16 ENC_VOP3 default
    0x363620d2032343, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x383640d3032343, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a3600d4032343, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x3c3600d5032343, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x3e3600d6032343, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343600d1033365, // V_CMP_LE_I16 ENC_VOP3 default
    0x363620d2033365, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x383640d3033365, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a3600d4033365, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x3c3600d5033365, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x3e3600d6033365, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343600d103435c, // V_CMP_GT_I16 ENC_VOP3 default
    0x363620d203435c, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x383640d303435c, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a3600d403435c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x3c3600d503435c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x3e3600d603435c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343600d103537a, // V_CMP_NE_I16 ENC_VOP3 default
    0x363620d203537a, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x383640d303537a, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a3600d403537a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x3c3600d503537a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x3e3600d603537a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343600d1036353, // V_CMP_GE_I16 ENC_VOP3 default
    0x363620d2036353, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x383640d3036353, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a3600d4036353, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x3c3600d5036353, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x3e3600d6036353, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343600d7039374, // V_CMP_LT_U16 ENC_VOP3 default
    0x363620d8039374, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x383640d9039374, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a3600da039374, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x3c3600db039374, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x3e3600dc039374, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343600d703a346, // V_CMP_EQ_U16 ENC_VOP3 default
    0x363620d803a346, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x383640d903a346, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a3600da03a346, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x3c3600db03a346, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x3e3600dc03a346, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343600d703b368, // V_CMP_LE_U16 ENC_VOP3 default
    0x363620d803b368, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x383640d903b368, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a3600da03b368, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x3c3600db03b368, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x3e3600dc03b368, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343600d703c35f, // V_CMP_GT_U16 ENC_VOP3 default
    0x363620d803c35f, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x383640d903c35f, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a3600da03c35f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x3c3600db03c35f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x3e3600dc03c35f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343600d703d37d, // V_CMP_NE_U16 ENC_VOP3 default
    0x363620d803d37d, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x383640d903d37d, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a3600da03d37d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x3c3600db03d37d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x3e3600dc03d37d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343600d703e356, // V_CMP_GE_U16 ENC_VOP3 default
    0x363620d803e356, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x383640d903e356, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a3600da03e356, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x3c3600db03e356, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x3e3600dc03e356, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436c0dd04034c, // V_CMP_F_I32 ENC_VOP3 default
    0x3636e0de04034c, // V_CMP_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x383700df04034c, // V_CMP_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a36c0e004034c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0
    0x3c36c0e104034c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_1
    0x3e36c0e204034c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436c0dd041372, // V_CMP_LT_I32 ENC_VOP3 default
    0x3636e0de041372, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x383700df041372, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a36c0e0041372, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x3c36c0e1041372, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x3e36c0e2041372, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436c0dd042344, // V_CMP_EQ_I32 ENC_VOP3 default
    0x3636e0de042344, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x383700df042344, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a36c0e0042344, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x3c36c0e1042344, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x3e36c0e2042344, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436c0dd043366, // V_CMP_LE_I32 ENC_VOP3 default
    0x3636e0de043366, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x383700df043366, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a36c0e0043366, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x3c36c0e1043366, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x3e36c0e2043366, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436c0dd04435d, // V_CMP_GT_I32 ENC_VOP3 default
    0x3636e0de04435d, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x383700df04435d, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a36c0e004435d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x3c36c0e104435d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x3e36c0e204435d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436c0dd04537b, // V_CMP_NE_I32 ENC_VOP3 default
    0x3636e0de04537b, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x383700df04537b, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a36c0e004537b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x3c36c0e104537b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x3e36c0e204537b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436c0dd046354, // V_CMP_GE_I32 ENC_VOP3 default
    0x3636e0de046354, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x383700df046354, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a36c0e0046354, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x3c36c0e1046354, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x3e36c0e2046354, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436c0dd047395, // V_CMP_T_I32 ENC_VOP3 default
    0x3636e0de047395, // V_CMP_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x383700df047395, // V_CMP_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a36c0e0047395, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0
    0x3c36c0e1047395, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_1
    0x3e36c0e2047395, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436c0e304834e, // V_CMP_F_U32 ENC_VOP3 default
    0x3636e0e404834e, // V_CMP_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x383700e504834e, // V_CMP_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a36c0e604834e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0
    0x3c36c0e704834e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_1
    0x3e36c0e804834e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436c0e3049375, // V_CMP_LT_U32 ENC_VOP3 default
    0x3636e0e4049375, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x383700e5049375, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a36c0e6049375, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x3c36c0e7049375, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x3e36c0e8049375, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436c0e304a347, // V_CMP_EQ_U32 ENC_VOP3 default
    0x3636e0e404a347, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x383700e504a347, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a36c0e604a347, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x3c36c0e704a347, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x3e36c0e804a347, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436c0e304b369, // V_CMP_LE_U32 ENC_VOP3 default
    0x3636e0e404b369, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x383700e504b369, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a36c0e604b369, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x3c36c0e704b369, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x3e36c0e804b369, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436c0e304c360, // V_CMP_GT_U32 ENC_VOP3 default
    0x3636e0e404c360, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x383700e504c360, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a36c0e604c360, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x3c36c0e704c360, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x3e36c0e804c360, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436c0e304d37e, // V_CMP_NE_U32 ENC_VOP3 default
    0x3636e0e404d37e, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x383700e504d37e, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a36c0e604d37e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x3c36c0e704d37e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x3e36c0e804d37e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436c0e304e357, // V_CMP_GE_U32 ENC_VOP3 default
    0x3636e0e404e357, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x383700e504e357, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a36c0e604e357, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x3c36c0e704e357, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x3e36c0e804e357, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436c0e304f397, // V_CMP_T_U32 ENC_VOP3 default
    0x3636e0e404f397, // V_CMP_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x383700e504f397, // V_CMP_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a36c0e604f397, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0
    0x3c36c0e704f397, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_1
    0x3e36c0e804f397, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343740e905034d, // V_CMP_F_I64 ENC_VOP3 default
    0x3a3740ea05034d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3740eb05034d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3740ec05034d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343740e9051373, // V_CMP_LT_I64 ENC_VOP3 default
    0x3a3740ea051373, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3740eb051373, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3740ec051373, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343740e9052345, // V_CMP_EQ_I64 ENC_VOP3 default
    0x3a3740ea052345, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3740eb052345, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3740ec052345, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343740e9053367, // V_CMP_LE_I64 ENC_VOP3 default
    0x3a3740ea053367, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3740eb053367, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3740ec053367, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343740e905435e, // V_CMP_GT_I64 ENC_VOP3 default
    0x3a3740ea05435e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3740eb05435e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3740ec05435e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343740e905537c, // V_CMP_NE_I64 ENC_VOP3 default
    0x3a3740ea05537c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3740eb05537c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3740ec05537c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343740e9056355, // V_CMP_GE_I64 ENC_VOP3 default
    0x3a3740ea056355, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3740eb056355, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3740ec056355, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343740e9057396, // V_CMP_T_I64 ENC_VOP3 default
    0x3a3740ea057396, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3740eb057396, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3740ec057396, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343740ed05834f, // V_CMP_F_U64 ENC_VOP3 default
    0x3a3740ee05834f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3740ef05834f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3740f005834f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343740ed059376, // V_CMP_LT_U64 ENC_VOP3 default
    0x3a3740ee059376, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3740ef059376, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3740f0059376, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343740ed05a348, // V_CMP_EQ_U64 ENC_VOP3 default
    0x3a3740ee05a348, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3740ef05a348, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3740f005a348, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343740ed05b36a, // V_CMP_LE_U64 ENC_VOP3 default
    0x3a3740ee05b36a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3740ef05b36a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3740f005b36a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343740ed05c361, // V_CMP_GT_U64 ENC_VOP3 default
    0x3a3740ee05c361, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3740ef05c361, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3740f005c361, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343740ed05d37f, // V_CMP_NE_U64 ENC_VOP3 default
    0x3a3740ee05d37f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3740ef05d37f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3740f005d37f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343740ed05e358, // V_CMP_GE_U64 ENC_VOP3 default
    0x3a3740ee05e358, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3740ef05e358, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3740f005e358, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343740ed05f398, // V_CMP_T_U64 ENC_VOP3 default
    0x3a3740ee05f398, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3740ef05f398, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3740f005f398, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343780c107d33d, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x3637a0c207d33d, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x3837c0c307d33d, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3780c407d33d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3780c507d33d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3780c607d33d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3437e0f107e33e, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x363800f207e33e, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x383820f307e33e, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a37e0f407e33e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x3c37e0f507e33e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x3e37e0f607e33e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343860f707f33f, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x3a3860f807f33f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x3c3860f907f33f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x3e3860fa07f33f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a0fb0802ea, // V_CMPX_F_F16 ENC_VOP3 default
    0x4238c0fc0802ea, // V_CMPX_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438e0fd0802ea, // V_CMPX_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x4638a0fe0802ea, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0
    0x4838a0ff0802ea, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_1
    0x4a38a1000802ea, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a0fb08130f, // V_CMPX_LT_F16 ENC_VOP3 default
    0x4238c0fc08130f, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438e0fd08130f, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x4638a0fe08130f, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x4838a0ff08130f, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x4a38a10008130f, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a0fb0822e1, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x4238c0fc0822e1, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438e0fd0822e1, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x4638a0fe0822e1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x4838a0ff0822e1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x4a38a1000822e1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a0fb083303, // V_CMPX_LE_F16 ENC_VOP3 default
    0x4238c0fc083303, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438e0fd083303, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x4638a0fe083303, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x4838a0ff083303, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x4a38a100083303, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a0fb0842fa, // V_CMPX_GT_F16 ENC_VOP3 default
    0x4238c0fc0842fa, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438e0fd0842fa, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x4638a0fe0842fa, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x4838a0ff0842fa, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x4a38a1000842fa, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a0fb08530c, // V_CMPX_LG_F16 ENC_VOP3 default
    0x4238c0fc08530c, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438e0fd08530c, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x4638a0fe08530c, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x4838a0ff08530c, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x4a38a10008530c, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a0fb0862f1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x4238c0fc0862f1, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438e0fd0862f1, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x4638a0fe0862f1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x4838a0ff0862f1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x4a38a1000862f1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a0fb087330, // V_CMPX_O_F16 ENC_VOP3 default
    0x4238c0fc087330, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438e0fd087330, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x4638a0fe087330, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x4838a0ff087330, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x4a38a100087330, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a0fb08833a, // V_CMPX_U_F16 ENC_VOP3 default
    0x4238c0fc08833a, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438e0fd08833a, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x4638a0fe08833a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x4838a0ff08833a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x4a38a10008833a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a0fb089321, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x4238c0fc089321, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438e0fd089321, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x4638a0fe089321, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x4838a0ff089321, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x4a38a100089321, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a0fb08a32a, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x4238c0fc08a32a, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438e0fd08a32a, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x4638a0fe08a32a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x4838a0ff08a32a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x4a38a10008a32a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a0fb08b324, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x4238c0fc08b324, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438e0fd08b324, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x4638a0fe08b324, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x4838a0ff08b324, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x4a38a10008b324, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a0fb08c327, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x4238c0fc08c327, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438e0fd08c327, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x4638a0fe08c327, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x4838a0ff08c327, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x4a38a10008c327, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a0fb08d318, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x4238c0fc08d318, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438e0fd08d318, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x4638a0fe08d318, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x4838a0ff08d318, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x4a38a10008d318, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a0fb08e32d, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x4238c0fc08e32d, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438e0fd08e32d, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x4638a0fe08e32d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x4838a0ff08e32d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x4a38a10008e32d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a0fb08f333, // V_CMPX_T_F16 ENC_VOP3 default
    0x4238c0fc08f333, // V_CMPX_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438e0fd08f333, // V_CMPX_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x4638a0fe08f333, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0
    0x4838a0ff08f333, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_1
    0x4a38a10008f333, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403961010902eb, // V_CMPX_F_F32 ENC_VOP3 default
    0x423981020902eb, // V_CMPX_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x4439a1030902eb, // V_CMPX_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x463961040902eb, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0
    0x483961050902eb, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3961060902eb, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x40396101091310, // V_CMPX_LT_F32 ENC_VOP3 default
    0x42398102091310, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x4439a103091310, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x46396104091310, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x48396105091310, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x4a396106091310, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403961010922e2, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x423981020922e2, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x4439a1030922e2, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x463961040922e2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x483961050922e2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3961060922e2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x40396101093304, // V_CMPX_LE_F32 ENC_VOP3 default
    0x42398102093304, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x4439a103093304, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x46396104093304, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x48396105093304, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x4a396106093304, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403961010942fb, // V_CMPX_GT_F32 ENC_VOP3 default
    0x423981020942fb, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x4439a1030942fb, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x463961040942fb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x483961050942fb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3961060942fb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4039610109530d, // V_CMPX_LG_F32 ENC_VOP3 default
    0x4239810209530d, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x4439a10309530d, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x4639610409530d, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x4839610509530d, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x4a39610609530d, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403961010962f2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x423981020962f2, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x4439a1030962f2, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x463961040962f2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x483961050962f2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3961060962f2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x40396101097331, // V_CMPX_O_F32 ENC_VOP3 default
    0x42398102097331, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x4439a103097331, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x46396104097331, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x48396105097331, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x4a396106097331, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4039610109833b, // V_CMPX_U_F32 ENC_VOP3 default
    0x4239810209833b, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x4439a10309833b, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x4639610409833b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x4839610509833b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x4a39610609833b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x40396101099322, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x42398102099322, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x4439a103099322, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x46396104099322, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x48396105099322, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x4a396106099322, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4039610109a32b, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x4239810209a32b, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x4439a10309a32b, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x4639610409a32b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x4839610509a32b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x4a39610609a32b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4039610109b325, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x4239810209b325, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x4439a10309b325, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x4639610409b325, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x4839610509b325, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x4a39610609b325, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4039610109c328, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x4239810209c328, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x4439a10309c328, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x4639610409c328, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x4839610509c328, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x4a39610609c328, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4039610109d319, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x4239810209d319, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x4439a10309d319, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x4639610409d319, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x4839610509d319, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x4a39610609d319, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4039610109e32e, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x4239810209e32e, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x4439a10309e32e, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x4639610409e32e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x4839610509e32e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x4a39610609e32e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4039610109f334, // V_CMPX_T_F32 ENC_VOP3 default
    0x4239810209f334, // V_CMPX_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x4439a10309f334, // V_CMPX_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x4639610409f334, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0
    0x4839610509f334, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_1
    0x4a39610609f334, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a21070a02ec, // V_CMPX_F_F64 ENC_VOP3 default
    0x463a21080a02ec, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0
    0x483a21090a02ec, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a210a0a02ec, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a21070a1311, // V_CMPX_LT_F64 ENC_VOP3 default
    0x463a21080a1311, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x483a21090a1311, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a210a0a1311, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a21070a22e3, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x463a21080a22e3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x483a21090a22e3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a210a0a22e3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a21070a3305, // V_CMPX_LE_F64 ENC_VOP3 default
    0x463a21080a3305, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x483a21090a3305, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a210a0a3305, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a21070a42fc, // V_CMPX_GT_F64 ENC_VOP3 default
    0x463a21080a42fc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x483a21090a42fc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a210a0a42fc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a21070a530e, // V_CMPX_LG_F64 ENC_VOP3 default
    0x463a21080a530e, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x483a21090a530e, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a210a0a530e, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a21070a62f3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x463a21080a62f3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x483a21090a62f3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a210a0a62f3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a21070a7332, // V_CMPX_O_F64 ENC_VOP3 default
    0x463a21080a7332, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x483a21090a7332, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a210a0a7332, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a21070a833c, // V_CMPX_U_F64 ENC_VOP3 default
    0x463a21080a833c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x483a21090a833c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a210a0a833c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a21070a9323, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x463a21080a9323, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x483a21090a9323, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a210a0a9323, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a21070aa32c, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x463a21080aa32c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x483a21090aa32c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a210a0aa32c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a21070ab326, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x463a21080ab326, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x483a21090ab326, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a210a0ab326, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a21070ac329, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x463a21080ac329, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x483a21090ac329, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a210a0ac329, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a21070ad31a, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x463a21080ad31a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x483a21090ad31a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a210a0ad31a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a21070ae32f, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x463a21080ae32f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x483a21090ae32f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a210a0ae32f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a21070af335, // V_CMPX_T_F64 ENC_VOP3 default
    0x463a21080af335, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0
    0x483a21090af335, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a210a0af335, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a610b0b1312, // V_CMPX_LT_I16 ENC_VOP3 default
    0x423a810c0b1312, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x443aa10d0b1312, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x463a610e0b1312, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x483a610f0b1312, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x4a3a61100b1312, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a610b0b22e4, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x423a810c0b22e4, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x443aa10d0b22e4, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x463a610e0b22e4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x483a610f0b22e4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x4a3a61100b22e4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a610b0b3306, // V_CMPX_LE_I16 ENC_VOP3 default
    0x423a810c0b3306, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x443aa10d0b3306, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x463a610e0b3306, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x483a610f0b3306, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x4a3a61100b3306, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a610b0b42fd, // V_CMPX_GT_I16 ENC_VOP3 default
    0x423a810c0b42fd, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x443aa10d0b42fd, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x463a610e0b42fd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x483a610f0b42fd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x4a3a61100b42fd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a610b0b531b, // V_CMPX_NE_I16 ENC_VOP3 default
    0x423a810c0b531b, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x443aa10d0b531b, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x463a610e0b531b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x483a610f0b531b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x4a3a61100b531b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a610b0b62f4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x423a810c0b62f4, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x443aa10d0b62f4, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x463a610e0b62f4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x483a610f0b62f4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x4a3a61100b62f4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a61110b9315, // V_CMPX_LT_U16 ENC_VOP3 default
    0x423a81120b9315, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x443aa1130b9315, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x463a61140b9315, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x483a61150b9315, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x4a3a61160b9315, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a61110ba2e7, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x423a81120ba2e7, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x443aa1130ba2e7, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x463a61140ba2e7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x483a61150ba2e7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x4a3a61160ba2e7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a61110bb309, // V_CMPX_LE_U16 ENC_VOP3 default
    0x423a81120bb309, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x443aa1130bb309, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x463a61140bb309, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x483a61150bb309, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x4a3a61160bb309, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a61110bc300, // V_CMPX_GT_U16 ENC_VOP3 default
    0x423a81120bc300, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x443aa1130bc300, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x463a61140bc300, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x483a61150bc300, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x4a3a61160bc300, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a61110bd31e, // V_CMPX_NE_U16 ENC_VOP3 default
    0x423a81120bd31e, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x443aa1130bd31e, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x463a61140bd31e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x483a61150bd31e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x4a3a61160bd31e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a61110be2f7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x423a81120be2f7, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x443aa1130be2f7, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x463a61140be2f7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x483a61150be2f7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x4a3a61160be2f7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b21170c02ed, // V_CMPX_F_I32 ENC_VOP3 default
    0x423b41180c02ed, // V_CMPX_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x443b61190c02ed, // V_CMPX_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x463b211a0c02ed, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0
    0x483b211b0c02ed, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_1
    0x4a3b211c0c02ed, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b21170c1313, // V_CMPX_LT_I32 ENC_VOP3 default
    0x423b41180c1313, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x443b61190c1313, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x463b211a0c1313, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x483b211b0c1313, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x4a3b211c0c1313, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b21170c22e5, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x423b41180c22e5, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x443b61190c22e5, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x463b211a0c22e5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x483b211b0c22e5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x4a3b211c0c22e5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b21170c3307, // V_CMPX_LE_I32 ENC_VOP3 default
    0x423b41180c3307, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x443b61190c3307, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x463b211a0c3307, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x483b211b0c3307, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x4a3b211c0c3307, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b21170c42fe, // V_CMPX_GT_I32 ENC_VOP3 default
    0x423b41180c42fe, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x443b61190c42fe, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x463b211a0c42fe, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x483b211b0c42fe, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x4a3b211c0c42fe, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b21170c531c, // V_CMPX_NE_I32 ENC_VOP3 default
    0x423b41180c531c, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x443b61190c531c, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x463b211a0c531c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x483b211b0c531c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x4a3b211c0c531c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b21170c62f5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x423b41180c62f5, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x443b61190c62f5, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x463b211a0c62f5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x483b211b0c62f5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x4a3b211c0c62f5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b21170c7336, // V_CMPX_T_I32 ENC_VOP3 default
    0x423b41180c7336, // V_CMPX_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x443b61190c7336, // V_CMPX_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x463b211a0c7336, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0
    0x483b211b0c7336, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_1
    0x4a3b211c0c7336, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b211d0c82ef, // V_CMPX_F_U32 ENC_VOP3 default
    0x423b411e0c82ef, // V_CMPX_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x443b611f0c82ef, // V_CMPX_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x463b21200c82ef, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0
    0x483b21210c82ef, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3b21220c82ef, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b211d0c9316, // V_CMPX_LT_U32 ENC_VOP3 default
    0x423b411e0c9316, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x443b611f0c9316, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x463b21200c9316, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x483b21210c9316, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3b21220c9316, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b211d0ca2e8, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x423b411e0ca2e8, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x443b611f0ca2e8, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x463b21200ca2e8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x483b21210ca2e8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3b21220ca2e8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b211d0cb30a, // V_CMPX_LE_U32 ENC_VOP3 default
    0x423b411e0cb30a, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x443b611f0cb30a, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x463b21200cb30a, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x483b21210cb30a, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3b21220cb30a, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b211d0cc301, // V_CMPX_GT_U32 ENC_VOP3 default
    0x423b411e0cc301, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x443b611f0cc301, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x463b21200cc301, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x483b21210cc301, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3b21220cc301, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b211d0cd31f, // V_CMPX_NE_U32 ENC_VOP3 default
    0x423b411e0cd31f, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x443b611f0cd31f, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x463b21200cd31f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x483b21210cd31f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3b21220cd31f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b211d0ce2f8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x423b411e0ce2f8, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x443b611f0ce2f8, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x463b21200ce2f8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x483b21210ce2f8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3b21220ce2f8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b211d0cf338, // V_CMPX_T_U32 ENC_VOP3 default
    0x423b411e0cf338, // V_CMPX_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x443b611f0cf338, // V_CMPX_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x463b21200cf338, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0
    0x483b21210cf338, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3b21220cf338, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403ba1230d02ee, // V_CMPX_F_I64 ENC_VOP3 default
    0x463ba1240d02ee, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0
    0x483ba1250d02ee, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3ba1260d02ee, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403ba1230d1314, // V_CMPX_LT_I64 ENC_VOP3 default
    0x463ba1240d1314, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x483ba1250d1314, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3ba1260d1314, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403ba1230d22e6, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x463ba1240d22e6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x483ba1250d22e6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3ba1260d22e6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403ba1230d3308, // V_CMPX_LE_I64 ENC_VOP3 default
    0x463ba1240d3308, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x483ba1250d3308, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3ba1260d3308, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403ba1230d42ff, // V_CMPX_GT_I64 ENC_VOP3 default
    0x463ba1240d42ff, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x483ba1250d42ff, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3ba1260d42ff, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403ba1230d531d, // V_CMPX_NE_I64 ENC_VOP3 default
    0x463ba1240d531d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x483ba1250d531d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3ba1260d531d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403ba1230d62f6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x463ba1240d62f6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x483ba1250d62f6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3ba1260d62f6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403ba1230d7337, // V_CMPX_T_I64 ENC_VOP3 default
    0x463ba1240d7337, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0
    0x483ba1250d7337, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3ba1260d7337, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403ba1270d82f0, // V_CMPX_F_U64 ENC_VOP3 default
    0x463ba1280d82f0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0
    0x483ba1290d82f0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_1
    0x4a3ba12a0d82f0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403ba1270d9317, // V_CMPX_LT_U64 ENC_VOP3 default
    0x463ba1280d9317, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x483ba1290d9317, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x4a3ba12a0d9317, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403ba1270da2e9, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x463ba1280da2e9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x483ba1290da2e9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x4a3ba12a0da2e9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403ba1270db30b, // V_CMPX_LE_U64 ENC_VOP3 default
    0x463ba1280db30b, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x483ba1290db30b, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x4a3ba12a0db30b, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403ba1270dc302, // V_CMPX_GT_U64 ENC_VOP3 default
    0x463ba1280dc302, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x483ba1290dc302, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x4a3ba12a0dc302, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403ba1270dd320, // V_CMPX_NE_U64 ENC_VOP3 default
    0x463ba1280dd320, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x483ba1290dd320, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x4a3ba12a0dd320, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403ba1270de2f9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x463ba1280de2f9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x483ba1290de2f9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x4a3ba12a0de2f9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403ba1270df339, // V_CMPX_T_U64 ENC_VOP3 default
    0x463ba1280df339, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0
    0x483ba1290df339, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_1
    0x4a3ba12a0df339, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403be0fb0fd2de, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x423c00fc0fd2de, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x443c20fd0fd2de, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x463be0fe0fd2de, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x483be0ff0fd2de, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x4a3be1000fd2de, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c412b0fe2df, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x423c612c0fe2df, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x443c812d0fe2df, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x463c412e0fe2df, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x483c412f0fe2df, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3c41300fe2df, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403cc1310ff2e0, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x463cc1320ff2e0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x483cc1330ff2e0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3cc1340ff2e0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4c22a13510139d, // V_CNDMASK_B32 ENC_VOP3 default
    0x3622c13610139d, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x3822e13710139d, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x4e22a13810139d, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x5022a13910139d, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x5222a13a10139d, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423c13b1032c4, // V_ADD_F32 ENC_VOP3 default
    0x3623e13c1032c4, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x3824013d1032c4, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a23c13e1032c4, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x3c23c13f1032c4, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x3e23c1401032c4, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423c13b1044a2, // V_SUB_F32 ENC_VOP3 default
    0x3623e13c1044a2, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x3824013d1044a2, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a23c13e1044a2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x3c23c13f1044a2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x3e23c1401044a2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423c13b10549d, // V_SUBREV_F32 ENC_VOP3 default
    0x3623e13c10549d, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x3824013d10549d, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a23c13e10549d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x3c23c13f10549d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x3e23c14010549d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423c1411063f2, // V_FMAC_DX9_ZERO_F32 ENC_VOP3 default
    0x3a23c1421063f2, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3c23c1431063f2, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3e23c1441063f2, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423c13b107457, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x3623e13c107457, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x3824013d107457, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a23c13e107457, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3c23c13f107457, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3e23c140107457, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423c13b108459, // V_MUL_F32 ENC_VOP3 default
    0x3623e13c108459, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x3824013d108459, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a23c13e108459, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x3c23c13f108459, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x3e23c140108459, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424414510945f, // V_MUL_I32_I24 ENC_VOP3 default
    0x3624614610945f, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x3824814710945f, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x3a24414810945f, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3c24414910945f, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3e24414a10945f, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424a14510a45c, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x3624c14610a45c, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x3824e14710a45c, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x3a24a14810a45c, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3c24a14910a45c, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3e24a14a10a45c, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424414b10b462, // V_MUL_U32_U24 ENC_VOP3 default
    0x3624614c10b462, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x3824814d10b462, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x3a24414e10b462, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3c24414f10b462, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3e24415010b462, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424a14b10c45e, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x3624c14c10c45e, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x3824e14d10c45e, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x3a24a14e10c45e, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3c24a14f10c45e, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3e24a15010c45e, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423c13b10f447, // V_MIN_F32 ENC_VOP3 default
    0x3623e13c10f447, // V_MIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x3824013d10f447, // V_MIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a23c13e10f447, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0
    0x3c23c13f10f447, // V_MIN_F32 VOP3_INST_LITERAL has_lit_1
    0x3e23c14010f447, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423c13b11042e, // V_MAX_F32 ENC_VOP3 default
    0x3623e13c11042e, // V_MAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x3824013d11042e, // V_MAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a23c13e11042e, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0
    0x3c23c13f11042e, // V_MAX_F32 VOP3_INST_LITERAL has_lit_1
    0x3e23c14011042e, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424a14511144a, // V_MIN_I32 ENC_VOP3 default
    0x3624c14611144a, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x3824e14711144a, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a24a14811144a, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x3c24a14911144a, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x3e24a14a11144a, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424a145112431, // V_MAX_I32 ENC_VOP3 default
    0x3624c146112431, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x3824e147112431, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a24a148112431, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x3c24a149112431, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x3e24a14a112431, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424a14b11344c, // V_MIN_U32 ENC_VOP3 default
    0x3624c14c11344c, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x3824e14d11344c, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a24a14e11344c, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x3c24a14f11344c, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x3e24a15011344c, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424a14b114433, // V_MAX_U32 ENC_VOP3 default
    0x3624c14c114433, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x3824e14d114433, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a24a14e114433, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x3c24a14f114433, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x3e24a150114433, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424a14b118414, // V_LSHLREV_B32 ENC_VOP3 default
    0x3624c14c118414, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824e14d118414, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a24a14e118414, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x3c24a14f118414, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x3e24a150118414, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424a14b119419, // V_LSHRREV_B32 ENC_VOP3 default
    0x3624c14c119419, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824e14d119419, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a24a14e119419, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x3c24a14f119419, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x3e24a150119419, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424a15111a2d1, // V_ASHRREV_I32 ENC_VOP3 default
    0x3624c15211a2d1, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x3824e15311a2d1, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a24a15411a2d1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x3c24a15511a2d1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x3e24a15611a2d1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424a14b11b2ce, // V_AND_B32 ENC_VOP3 default
    0x3624c14c11b2ce, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824e14d11b2ce, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a24a14e11b2ce, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x3c24a14f11b2ce, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x3e24a15011b2ce, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424a14b11c468, // V_OR_B32 ENC_VOP3 default
    0x3624c14c11c468, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824e14d11c468, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a24a14e11c468, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c24a14f11c468, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e24a15011c468, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424a14b11d4b9, // V_XOR_B32 ENC_VOP3 default
    0x3624c14c11d4b9, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824e14d11d4b9, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a24a14e11d4b9, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c24a14f11d4b9, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e24a15011d4b9, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424a14b11e4b6, // V_XNOR_B32 ENC_VOP3 default
    0x3624c14c11e4b6, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824e14d11e4b6, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a24a14e11e4b6, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c24a14f11e4b6, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e24a15011e4b6, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x542561571202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x562581581202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5825a1591202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5a25615a1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5c25615b1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5e25615c1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x5425615712149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x5625815812149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5825a15912149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5a25615a12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5c25615b12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5e25615c12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x5425615712249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x5625815812249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5825a15912249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5a25615a12249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5c25615b12249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5e25615c12249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x3424414b1252ca, // V_ADD_NC_U32 ENC_VOP3 default
    0x3624614c1252ca, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x3824814d1252ca, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a24414e1252ca, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3c24414f1252ca, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2441501252ca, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424414b1264a6, // V_SUB_NC_U32 ENC_VOP3 default
    0x3624614c1264a6, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x3824814d1264a6, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a24414e1264a6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3c24414f1264a6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2441501264a6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424414b12749e, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x3624614c12749e, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x3824814d12749e, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a24414e12749e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3c24414f12749e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3e24415012749e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423c14112b3f4, // V_FMAC_F32 ENC_VOP3 default
    0x3623e15d12b3f4, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x3824015e12b3f4, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a23c14212b3f4, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x3c23c14312b3f4, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x3e23c14412b3f4, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3426615f12f3c2, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x3626816012f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x3826a16112f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a26616212f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c26616312f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e26616412f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342721651322c3, // V_ADD_F16 ENC_VOP3 default
    0x362741661322c3, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x382761671322c3, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2721681322c3, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2721691322c3, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x3e27216a1322c3, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342721651334a1, // V_SUB_F16 ENC_VOP3 default
    0x362741661334a1, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x382761671334a1, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2721681334a1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2721691334a1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x3e27216a1334a1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3427216513449c, // V_SUBREV_F16 ENC_VOP3 default
    0x3627416613449c, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x3827616713449c, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a27216813449c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x3c27216913449c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x3e27216a13449c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x34272165135458, // V_MUL_F16 ENC_VOP3 default
    0x36274166135458, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x38276167135458, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a272168135458, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x3c272169135458, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x3e27216a135458, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3427816b1363f3, // V_FMAC_F16 ENC_VOP3 default
    0x3627a16c1363f3, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x3827c16d1363f3, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a27816e1363f3, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x3c27816f1363f3, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2781701363f3, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3427216513942d, // V_MAX_F16 ENC_VOP3 default
    0x3627416613942d, // V_MAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x3827616713942d, // V_MAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a27216813942d, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0
    0x3c27216913942d, // V_MAX_F16 VOP3_INST_LITERAL has_lit_1
    0x3e27216a13942d, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3427216513a446, // V_MIN_F16 ENC_VOP3 default
    0x3627416613a446, // V_MIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x3827616713a446, // V_MIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a27216813a446, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0
    0x3c27216913a446, // V_MIN_F16 VOP3_INST_LITERAL has_lit_1
    0x3e27216a13a446, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3428416513b40d, // V_LDEXP_F16 ENC_VOP3 default
    0x3628616613b40d, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x3828816713b40d, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a28416813b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x3c28416913b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x3e28416a13b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x34186171180463, // V_NOP ENC_VOP3 default
    0x3418e172181452, // V_MOV_B32 ENC_VOP3 default
    0x36190173181452, // V_MOV_B32 VOP3_VOP_DPP8 has_dpp8
    0x38192174181452, // V_MOV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e175181452, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x60196176182488, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x3419a1771833b6, // V_CVT_I32_F64 ENC_VOP3 default
    0x3a19a1781833b6, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x3419e1791843b1, // V_CVT_F64_I32 ENC_VOP3 default
    0x3a19e17a1843b1, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x341a217b1853aa, // V_CVT_F32_I32 ENC_VOP3 default
    0x361a417c1853aa, // V_CVT_F32_I32 VOP3_VOP_DPP8 has_dpp8
    0x381a617d1853aa, // V_CVT_F32_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a217e1853aa, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x341a217f1863ab, // V_CVT_F32_U32 ENC_VOP3 default
    0x361a41801863ab, // V_CVT_F32_U32 VOP3_VOP_DPP8 has_dpp8
    0x381a61811863ab, // V_CVT_F32_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a21821863ab, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x341a81831873c7, // V_CVT_U32_F32 ENC_VOP3 default
    0x361aa1841873c7, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1851873c7, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81861873c7, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x341a81871883b5, // V_CVT_I32_F32 ENC_VOP3 default
    0x361aa1881883b5, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1891883b5, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a818a1883b5, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x341b418b18a3a5, // V_CVT_F16_F32 ENC_VOP3 default
    0x361b618c18a3a5, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x381b818d18a3a5, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1b418e18a3a5, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x341c018f18b3a8, // V_CVT_F32_F16 ENC_VOP3 default
    0x361c219018b3a8, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x381c419118b3a8, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1c019218b3a8, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x341c618718c3b8, // V_CVT_NEAREST_I32_F32 ENC_VOP3 default
    0x361c818818c3b8, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ca18918c3b8, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1c618a18c3b8, // V_CVT_NEAREST_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x341c618718d3b3, // V_CVT_FLOOR_I32_F32 ENC_VOP3 default
    0x361c818818d3b3, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ca18918d3b3, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1c618a18d3b3, // V_CVT_FLOOR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x341a217b18e3bb, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x361a417c18e3bb, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP8 has_dpp8
    0x381a617d18e3bb, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP16 has_dpp16
    0x3a1a217e18e3bb, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x3419a19318f3a9, // V_CVT_F32_F64 ENC_VOP3 default
    0x3a19a19418f3a9, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x341cc1951903b0, // V_CVT_F64_F32 ENC_VOP3 default
    0x3a1cc1961903b0, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x341a217f1913ac, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x361a41801913ac, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP8 has_dpp8
    0x381a61811913ac, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP16 has_dpp16
    0x3a1a21821913ac, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x341a217f1923ad, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x361a41801923ad, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP8 has_dpp8
    0x381a61811923ad, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP16 has_dpp16
    0x3a1a21821923ad, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x341a217f1933ae, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x361a41801933ae, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP8 has_dpp8
    0x381a61811933ae, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP16 has_dpp16
    0x3a1a21821933ae, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x341a217f1943af, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x361a41801943af, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP8 has_dpp8
    0x381a61811943af, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP16 has_dpp16
    0x3a1a21821943af, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x3419a1971953c8, // V_CVT_U32_F64 ENC_VOP3 default
    0x3a19a1981953c8, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x3419e1991963b2, // V_CVT_F64_U32 ENC_VOP3 default
    0x3a19e19a1963b2, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x341d019b1974ad, // V_TRUNC_F64 ENC_VOP3 default
    0x3a1d019c1974ad, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x341d019b1982db, // V_CEIL_F64 ENC_VOP3 default
    0x3a1d019c1982db, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x341d019b19948c, // V_RNDNE_F64 ENC_VOP3 default
    0x3a1d019c19948c, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x341d019b19a3ef, // V_FLOOR_F64 ENC_VOP3 default
    0x3a1d019c19a3ef, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x3418617119b46e, // V_PIPEFLUSH ENC_VOP3 default
    0x341d819d19c451, // V_MOV_B16 ENC_VOP3 default
    0x361da19e19c451, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x381dc19f19c451, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a1d81a019c451, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x341a81a11a03ff, // V_FRACT_F32 ENC_VOP3 default
    0x361aa1a21a03ff, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1a31a03ff, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81a41a03ff, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x341a81a11a14ac, // V_TRUNC_F32 ENC_VOP3 default
    0x361aa1a21a14ac, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1a31a14ac, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81a41a14ac, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x341a81a11a22da, // V_CEIL_F32 ENC_VOP3 default
    0x361aa1a21a22da, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1a31a22da, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81a41a22da, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x341a81a11a348b, // V_RNDNE_F32 ENC_VOP3 default
    0x361aa1a21a348b, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1a31a348b, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81a41a348b, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x341a81a11a43ee, // V_FLOOR_F32 ENC_VOP3 default
    0x361aa1a21a43ee, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1a31a43ee, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81a41a43ee, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x341a81a11a53ec, // V_EXP_F32 ENC_VOP3 default
    0x361aa1a21a53ec, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1a31a53ec, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81a41a53ec, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x341a81a11a7412, // V_LOG_F32 ENC_VOP3 default
    0x361aa1a21a7412, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1a31a7412, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81a41a7412, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x341a81a11aa485, // V_RCP_F32 ENC_VOP3 default
    0x361aa1a21aa485, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1a31aa485, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81a41aa485, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x341a81a11ab487, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x361aa1a21ab487, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1a31ab487, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81a41ab487, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x341a81a11ae48e, // V_RSQ_F32 ENC_VOP3 default
    0x361aa1a21ae48e, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1a31ae48e, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81a41ae48e, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x341d019b1af486, // V_RCP_F64 ENC_VOP3 default
    0x3a1d019c1af486, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x341d019b1b148f, // V_RSQ_F64 ENC_VOP3 default
    0x3a1d019c1b148f, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x341a81a11b3498, // V_SQRT_F32 ENC_VOP3 default
    0x361aa1a21b3498, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1a31b3498, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81a41b3498, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x341d019b1b4499, // V_SQRT_F64 ENC_VOP3 default
    0x3a1d019c1b4499, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x341a81a11b5496, // V_SIN_F32 ENC_VOP3 default
    0x361aa1a21b5496, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1a31b5496, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81a41b5496, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x341a81a11b639f, // V_COS_F32 ENC_VOP3 default
    0x361aa1a21b639f, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1a31b639f, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81a41b639f, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x341de1a51b7465, // V_NOT_B32 ENC_VOP3 default
    0x361e01a61b7465, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x381e21a71b7465, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a1de1a81b7465, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x3418e1721b82d8, // V_BFREV_B32 ENC_VOP3 default
    0x361901731b82d8, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x381921741b82d8, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1751b82d8, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x341de1a91b92dd, // V_CLZ_I32_U32 ENC_VOP3 default
    0x361e01aa1b92dd, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x381e21ab1b92dd, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a1de1ac1b92dd, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x341de1a91ba3a0, // V_CTZ_I32_B32 ENC_VOP3 default
    0x361e01aa1ba3a0, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x381e21ab1ba3a0, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a1de1ac1ba3a0, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x341de1ad1bb2dc, // V_CLS_I32 ENC_VOP3 default
    0x361e01ae1bb2dc, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x381e21af1bb2dc, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a1de1b01bb2dc, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x3419a1771bc403, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x3a19a1781bc403, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x341d019b1bd406, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x3a1d019c1bd406, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x341d019b1be400, // V_FRACT_F64 ENC_VOP3 default
    0x3a1d019c1be400, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x341c61871bf402, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x361c81881bf402, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ca1891bf402, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1c618a1bf402, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x341a81a11c0405, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x361aa1a21c0405, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1a31c0405, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81a41c0405, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x3418e1b11c244d, // V_MOVRELD_B32 ENC_VOP3 default
    0x361901b21c244d, // V_MOVRELD_B32 VOP3_VOP_DPP8 has_dpp8
    0x381921b31c244d, // V_MOVRELD_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1b41c244d, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x6018e1b51c3450, // V_MOVRELS_B32 ENC_VOP3 default
    0x361901b21c3450, // V_MOVRELS_B32 VOP3_VOP_DPP8 has_dpp8
    0x381921b31c3450, // V_MOVRELS_B32 VOP3_VOP_DPP16 has_dpp16
    0x6018e1b51c444f, // V_MOVRELSD_B32 ENC_VOP3 default
    0x361901b21c444f, // V_MOVRELSD_B32 VOP3_VOP_DPP8 has_dpp8
    0x381921b31c444f, // V_MOVRELSD_B32 VOP3_VOP_DPP16 has_dpp16
    0x6018e1b51c844e, // V_MOVRELSD_2_B32 ENC_VOP3 default
    0x361901b21c844e, // V_MOVRELSD_2_B32 VOP3_VOP_DPP8 has_dpp8
    0x381921b31c844e, // V_MOVRELSD_2_B32 VOP3_VOP_DPP16 has_dpp16
    0x341ea1b61d03a7, // V_CVT_F16_U16 ENC_VOP3 default
    0x361ec1b71d03a7, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x381ee1b81d03a7, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a1ea1b91d03a7, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x341ea1ba1d13a6, // V_CVT_F16_I16 ENC_VOP3 default
    0x361ec1bb1d13a6, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x381ee1bc1d13a6, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a1ea1bd1d13a6, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x341f61be1d23c6, // V_CVT_U16_F16 ENC_VOP3 default
    0x361f81bf1d23c6, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x381fa1c01d23c6, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f61c11d23c6, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x341f61c21d33b4, // V_CVT_I16_F16 ENC_VOP3 default
    0x361f81c31d33b4, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x381fa1c41d33b4, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f61c51d33b4, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x342021c61d4484, // V_RCP_F16 ENC_VOP3 default
    0x362041c71d4484, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x382061c81d4484, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2021c91d4484, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x342021c61d5497, // V_SQRT_F16 ENC_VOP3 default
    0x362041c71d5497, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x382061c81d5497, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2021c91d5497, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x342021c61d648d, // V_RSQ_F16 ENC_VOP3 default
    0x362041c71d648d, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x382061c81d648d, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2021c91d648d, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x342021c61d7411, // V_LOG_F16 ENC_VOP3 default
    0x362041c71d7411, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x382061c81d7411, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2021c91d7411, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x342021c61d83eb, // V_EXP_F16 ENC_VOP3 default
    0x362041c71d83eb, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x382061c81d83eb, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2021c91d83eb, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x342021c61d9404, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x362041c71d9404, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x382061c81d9404, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2021c91d9404, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x341f61c21da401, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x361f81c31da401, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x381fa1c41da401, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f61c51da401, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x342021c61db3ed, // V_FLOOR_F16 ENC_VOP3 default
    0x362041c71db3ed, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x382061c81db3ed, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2021c91db3ed, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x342021c61dc2d9, // V_CEIL_F16 ENC_VOP3 default
    0x362041c71dc2d9, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x382061c81dc2d9, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2021c91dc2d9, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x342021c61dd4ab, // V_TRUNC_F16 ENC_VOP3 default
    0x362041c71dd4ab, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x382061c81dd4ab, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2021c91dd4ab, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x342021c61de48a, // V_RNDNE_F16 ENC_VOP3 default
    0x362041c71de48a, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x382061c81de48a, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2021c91de48a, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x342021c61df3fe, // V_FRACT_F16 ENC_VOP3 default
    0x362041c71df3fe, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x382061c81df3fe, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2021c91df3fe, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x342021c61e0495, // V_SIN_F16 ENC_VOP3 default
    0x362041c71e0495, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x382061c81e0495, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2021c91e0495, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x342021c61e139e, // V_COS_F16 ENC_VOP3 default
    0x362041c71e139e, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x382061c81e139e, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2021c91e139e, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x3420e1ca1e2494, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x362101cb1e2494, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x382121cc1e2494, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a20e1cd1e2494, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x341f61c21e33b9, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x361f81c31e33b9, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x381fa1c41e33b9, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f61c51e33b9, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x341f61be1e43ba, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x361f81bf1e43ba, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x381fa1c01e43ba, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f61c11e43ba, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x341d81ce1e9464, // V_NOT_B16 ENC_VOP3 default
    0x361da1cf1e9464, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x381dc1d01e9464, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a1d81d11e9464, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x3421e1d21ea3b7, // V_CVT_I32_I16 ENC_VOP3 default
    0x362201d31ea3b7, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x382221d41ea3b7, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a21e1d51ea3b7, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x3421e1d61eb3c9, // V_CVT_U32_U16 ENC_VOP3 default
    0x362201d71eb3c9, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x382221d81eb3c9, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a21e1d91eb3c9, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x3428c1da2093f7, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x3628e1db2093f7, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x382901dc2093f7, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a28c1dd2093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3c28c1de2093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3e28c1df2093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228c1e02093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x6428c1e12093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628c1e22093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828c1e32093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342921e420a41d, // V_MAD_I32_I24 ENC_VOP3 default
    0x362941e520a41d, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x382961e620a41d, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x3a2921e720a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3c2921e820a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3e2921e920a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622921ea20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x642921eb20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662921ec20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682921ed20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342921ee20b421, // V_MAD_U32_U24 ENC_VOP3 default
    0x362941ef20b421, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x382961f020b421, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x3a2921f120b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3c2921f220b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3e2921f320b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622921f420b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x642921f520b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662921f620b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682921f720b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428c1da20c3a1, // V_CUBEID_F32 ENC_VOP3 default
    0x3628e1db20c3a1, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x382901dc20c3a1, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a28c1dd20c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x3c28c1de20c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x3e28c1df20c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228c1e020c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x6428c1e120c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628c1e220c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828c1e320c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428c1da20d3a3, // V_CUBESC_F32 ENC_VOP3 default
    0x3628e1db20d3a3, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x382901dc20d3a3, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a28c1dd20d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x3c28c1de20d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x3e28c1df20d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228c1e020d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x6428c1e120d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628c1e220d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828c1e320d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428c1da20e3a4, // V_CUBETC_F32 ENC_VOP3 default
    0x3628e1db20e3a4, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x382901dc20e3a4, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a28c1dd20e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x3c28c1de20e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x3e28c1df20e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228c1e020e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x6428c1e120e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628c1e220e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828c1e320e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428c1da20f3a2, // V_CUBEMA_F32 ENC_VOP3 default
    0x3628e1db20f3a2, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x382901dc20f3a2, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a28c1dd20f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x3c28c1de20f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x3e28c1df20f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228c1e020f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x6428c1e120f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628c1e220f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828c1e320f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342981f82102d5, // V_BFE_U32 ENC_VOP3 default
    0x3629a1f92102d5, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x3829c1fa2102d5, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2981fb2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2981fc2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2981fd2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622981fe2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x642981ff2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662982002102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682982012102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342982022112d4, // V_BFE_I32 ENC_VOP3 default
    0x3629a2032112d4, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x3829c2042112d4, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a2982052112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x3c2982062112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x3e2982072112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622982082112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x642982092112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629820a2112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829820b2112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342981f82122d6, // V_BFI_B32 ENC_VOP3 default
    0x3629a1f92122d6, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x3829c1fa2122d6, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2981fb2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2981fc2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2981fd2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622981fe2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x642981ff2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662982002122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682982012122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428c1da2133f9, // V_FMA_F32 ENC_VOP3 default
    0x3628e1db2133f9, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x382901dc2133f9, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a28c1dd2133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x3c28c1de2133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x3e28c1df2133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228c1e02133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x6428c1e12133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628c1e22133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828c1e32133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429e20c2143fa, // V_FMA_F64 ENC_VOP3 default
    0x3a29e20d2143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x3c29e20e2143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x3e29e20f2143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229e2102143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x6429e2112143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629e2122143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829e2132143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a0214215410, // V_LERP_U8 ENC_VOP3 default
    0x362a2215215410, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x382a4216215410, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x3a2a0217215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x3c2a0218215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x3e2a0219215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a021a215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x642a021b215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a021c215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a021d215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a621e2162cb, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x362a821f2162cb, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x382aa2202162cb, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2a62212162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2a62222162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2a62232162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a62242162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x642a62252162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a62262162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a62272162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a621e2172cc, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x362a821f2172cc, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x382aa2202172cc, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2a62212172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2a62222172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2a62232172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a62242172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x642a62252172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a62262172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a62272172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428c1da218456, // V_MULLIT_F32 ENC_VOP3 default
    0x3628e1db218456, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x382901dc218456, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a28c1dd218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x3c28c1de218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x3e28c1df218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228c1e0218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x6428c1e1218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628c1e2218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828c1e3218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428c1da21943d, // V_MIN3_F32 ENC_VOP3 default
    0x3628e1db21943d, // V_MIN3_F32 VOP3_VOP_DPP8 has_dpp8
    0x382901dc21943d, // V_MIN3_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a28c1dd21943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0
    0x3c28c1de21943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1
    0x3e28c1df21943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228c1e021943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_2
    0x6428c1e121943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628c1e221943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828c1e321943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429822821a43f, // V_MIN3_I32 ENC_VOP3 default
    0x3629a22921a43f, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3829c22a21a43f, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a29822b21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x3c29822c21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x3e29822d21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229822e21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x6429822f21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629823021a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829823121a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342981f821b441, // V_MIN3_U32 ENC_VOP3 default
    0x3629a1f921b441, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3829c1fa21b441, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2981fb21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2981fc21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2981fd21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622981fe21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x642981ff21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629820021b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829820121b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428c1da21c424, // V_MAX3_F32 ENC_VOP3 default
    0x3628e1db21c424, // V_MAX3_F32 VOP3_VOP_DPP8 has_dpp8
    0x382901dc21c424, // V_MAX3_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a28c1dd21c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0
    0x3c28c1de21c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1
    0x3e28c1df21c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228c1e021c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_2
    0x6428c1e121c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628c1e221c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828c1e321c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429822821d426, // V_MAX3_I32 ENC_VOP3 default
    0x3629a22921d426, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3829c22a21d426, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a29822b21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x3c29822c21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x3e29822d21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229822e21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x6429822f21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629823021d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829823121d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342981f821e428, // V_MAX3_U32 ENC_VOP3 default
    0x3629a1f921e428, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3829c1fa21e428, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2981fb21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2981fc21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2981fd21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622981fe21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x642981ff21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629820021e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829820121e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428c1da21f437, // V_MED3_F32 ENC_VOP3 default
    0x3628e1db21f437, // V_MED3_F32 VOP3_VOP_DPP8 has_dpp8
    0x382901dc21f437, // V_MED3_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a28c1dd21f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0
    0x3c28c1de21f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1
    0x3e28c1df21f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228c1e021f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_2
    0x6428c1e121f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628c1e221f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828c1e321f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x34298228220439, // V_MED3_I32 ENC_VOP3 default
    0x3629a229220439, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3829c22a220439, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a29822b220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x3c29822c220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x3e29822d220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229822e220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x6429822f220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x66298230220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x68298231220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342981f822143b, // V_MED3_U32 ENC_VOP3 default
    0x3629a1f922143b, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3829c1fa22143b, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2981fb22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2981fc22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2981fd22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622981fe22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x642981ff22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629820022143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829820122143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x34292232222493, // V_SAD_U8 ENC_VOP3 default
    0x36294233222493, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x38296234222493, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x3a292235222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x3c292236222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x3e292237222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x62292238222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x64292239222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629223a222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829223b222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x34292232223490, // V_SAD_HI_U8 ENC_VOP3 default
    0x36294233223490, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x38296234223490, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x3a292235223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x3c292236223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x3e292237223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x62292238223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x64292239223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629223a223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829223b223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429223c224491, // V_SAD_U16 ENC_VOP3 default
    0x3629423d224491, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x3829623e224491, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a29223f224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x3c292240224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x3e292241224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x62292242224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x64292243224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x66292244224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x68292245224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342921f8225492, // V_SAD_U32 ENC_VOP3 default
    0x362941f9225492, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x382961fa225492, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2921fb225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2921fc225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2921fd225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622921fe225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x642921ff225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x66292200225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x68292201225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342ac2462263c5, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x362ae2472263c5, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x382b02482263c5, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2ac2492263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2ac24a2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2ac24b2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622ac24c2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x642ac24d2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662ac24e2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682ac24f2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428c1da2273cb, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x3a28c1dd2273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x3c28c1de2273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x3e28c1df2273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228c1e02273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x6428c1e12273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628c1e22273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828c1e32273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429e20c2283cc, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x3a29e20d2283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x3c29e20e2283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x3e29e20f2283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229e2102283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x6429e2112283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629e2122283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829e2132283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x6a28c2502373cd, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x6c28c2512373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x6e28c2522373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x7028c2532373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x7228c2542373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x7428c2552373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x7628c2562373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x7828c2572373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x6a29e2582383ce, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x6c29e2592383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x6e29e25a2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x7029e25b2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x7229e25c2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x7429e25d2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x7629e25e2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x7829e25f2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342b2214239455, // V_MSAD_U8 ENC_VOP3 default
    0x362b4215239455, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x382b6216239455, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x3a2b2217239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x3c2b2218239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x3e2b2219239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622b221a239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x642b221b239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662b221c239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682b221d239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342b826023a483, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x3a2b826123a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x3c2b826223a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x3e2b826323a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622b826423a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x642b826523a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662b826623a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682b826723a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342b826023b453, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x3a2b826123b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x3c2b826223b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x3e2b826323b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622b826423b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x642b826523b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662b826623b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682b826723b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x7a2ba26823d454, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x7c2ba26923d454, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x7e2ba26a23d454, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x802ba26b23d454, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342981f82404b7, // V_XOR3_B32 ENC_VOP3 default
    0x3629a1f92404b7, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x3829c1fa2404b7, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2981fb2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2981fc2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2981fd2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622981fe2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x642981ff2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662982002404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682982012404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342bc26c24141f, // V_MAD_U16 ENC_VOP3 default
    0x362be26d24141f, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x382c026e24141f, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2bc26f24141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2bc27024141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2bc27124141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622bc27224141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x642bc27324141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662bc27424141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682bc27524141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342c227624446d, // V_PERM_B32 ENC_VOP3 default
    0x362c427724446d, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x382c627824446d, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2c227924446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2c227a24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2c227b24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622c227c24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x642c227d24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662c227e24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682c227f24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342981f82454b5, // V_XAD_U32 ENC_VOP3 default
    0x3629a1f92454b5, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x3829c1fa2454b5, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2981fb2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2981fc2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2981fd2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622981fe2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x642981ff2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662982002454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682982012454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342981f8246416, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x3629a1f9246416, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x3829c1fa246416, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2981fb246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2981fc246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2981fd246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622981fe246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x642981ff246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x66298200246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x68298201246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342981f82472c6, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x3629a1f92472c6, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x3829c1fa2472c6, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2981fb2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2981fc2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2981fd2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622981fe2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x642981ff2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662982002472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682982012472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342c82802483f8, // V_FMA_F16 ENC_VOP3 default
    0x362ca2812483f8, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x382cc2822483f8, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2c82832483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2c82842483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2c82852483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622c82862483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x642c82872483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662c82882483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682c82892483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342c828024943c, // V_MIN3_F16 ENC_VOP3 default
    0x362ca28124943c, // V_MIN3_F16 VOP3_VOP_DPP8 has_dpp8
    0x382cc28224943c, // V_MIN3_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2c828324943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2c828424943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2c828524943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622c828624943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x642c828724943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662c828824943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682c828924943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342bc28a24a43e, // V_MIN3_I16 ENC_VOP3 default
    0x362be28b24a43e, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x382c028c24a43e, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2bc28d24a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2bc28e24a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2bc28f24a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622bc29024a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x642bc29124a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662bc29224a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682bc29324a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342bc26c24b440, // V_MIN3_U16 ENC_VOP3 default
    0x362be26d24b440, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x382c026e24b440, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2bc26f24b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2bc27024b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2bc27124b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622bc27224b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x642bc27324b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662bc27424b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682bc27524b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342c828024c423, // V_MAX3_F16 ENC_VOP3 default
    0x362ca28124c423, // V_MAX3_F16 VOP3_VOP_DPP8 has_dpp8
    0x382cc28224c423, // V_MAX3_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2c828324c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2c828424c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2c828524c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622c828624c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x642c828724c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662c828824c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682c828924c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342bc28a24d425, // V_MAX3_I16 ENC_VOP3 default
    0x362be28b24d425, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x382c028c24d425, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2bc28d24d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2bc28e24d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2bc28f24d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622bc29024d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x642bc29124d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662bc29224d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682bc29324d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342bc26c24e427, // V_MAX3_U16 ENC_VOP3 default
    0x362be26d24e427, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x382c026e24e427, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2bc26f24e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2bc27024e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2bc27124e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622bc27224e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x642bc27324e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662bc27424e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682bc27524e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342c828024f436, // V_MED3_F16 ENC_VOP3 default
    0x362ca28124f436, // V_MED3_F16 VOP3_VOP_DPP8 has_dpp8
    0x382cc28224f436, // V_MED3_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2c828324f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2c828424f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2c828524f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622c828624f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x642c828724f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662c828824f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682c828924f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342bc28a250438, // V_MED3_I16 ENC_VOP3 default
    0x362be28b250438, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x382c028c250438, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2bc28d250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2bc28e250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2bc28f250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622bc290250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x642bc291250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662bc292250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682bc293250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342bc26c25143a, // V_MED3_U16 ENC_VOP3 default
    0x362be26d25143a, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x382c026e25143a, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2bc26f25143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2bc27025143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2bc27125143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622bc27225143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x642bc27325143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662bc27425143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682bc27525143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342bc28a25341b, // V_MAD_I16 ENC_VOP3 default
    0x362be28b25341b, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x382c028c25341b, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2bc28d25341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2bc28e25341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2bc28f25341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622bc29025341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x642bc29125341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662bc29225341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682bc29325341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342c82802543ca, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x362ca2812543ca, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x382cc2822543ca, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2c82832543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2c82842543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2c82852543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622c82862543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x642c82872543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662c82882543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682c82892543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342981f82552c0, // V_ADD3_U32 ENC_VOP3 default
    0x3629a1f92552c0, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3829c1fa2552c0, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2981fb2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2981fc2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2981fd2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622981fe2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x642981ff2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662982002552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682982012552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342981f8256417, // V_LSHL_OR_B32 ENC_VOP3 default
    0x3629a1f9256417, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3829c1fa256417, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2981fb256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2981fc256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2981fd256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622981fe256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x642981ff256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x66298200256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x68298201256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342981f82572cf, // V_AND_OR_B32 ENC_VOP3 default
    0x3629a1f92572cf, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3829c1fa2572cf, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2981fb2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2981fc2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2981fd2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622981fe2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x642981ff2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662982002572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682982012572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342981f8258466, // V_OR3_B32 ENC_VOP3 default
    0x3629a1f9258466, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x3829c1fa258466, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2981fb258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2981fc258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2981fd258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622981fe258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x642981ff258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x66298200258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x68298201258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342ce294259420, // V_MAD_U32_U16 ENC_VOP3 default
    0x362d0295259420, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x382d2296259420, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ce297259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2ce298259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2ce299259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622ce29a259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x642ce29b259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662ce29c259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682ce29d259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342ce29e25a41c, // V_MAD_I32_I16 ENC_VOP3 default
    0x362d029f25a41c, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x382d22a025a41c, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ce2a125a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2ce2a225a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2ce2a325a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622ce2a425a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x642ce2a525a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662ce2a625a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682ce2a725a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x822d42a825b46a, // V_PERMLANE16_B32 ENC_VOP3 default
    0x842d42a925b46a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x862d42aa25b46a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x882d42ab25b46a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x822d42a825c46c, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x842d42a925c46c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x862d42aa25c46c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x882d42ab25c46c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x4c2d62ac25d39c, // V_CNDMASK_B16 ENC_VOP3 default
    0x362d82ad25d39c, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x382da2ae25d39c, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x4e2d62af25d39c, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x502d62b025d39c, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x522d62b125d39c, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3428c1da25e42a, // V_MAXMIN_F32 ENC_VOP3 default
    0x3628e1db25e42a, // V_MAXMIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x382901dc25e42a, // V_MAXMIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a28c1dd25e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0
    0x3c28c1de25e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1
    0x3e28c1df25e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228c1e025e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_2
    0x6428c1e125e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628c1e225e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828c1e325e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428c1da25f443, // V_MINMAX_F32 ENC_VOP3 default
    0x3628e1db25f443, // V_MINMAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x382901dc25f443, // V_MINMAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a28c1dd25f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0
    0x3c28c1de25f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1
    0x3e28c1df25f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228c1e025f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_2
    0x6428c1e125f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628c1e225f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828c1e325f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342c8280260429, // V_MAXMIN_F16 ENC_VOP3 default
    0x362ca281260429, // V_MAXMIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x382cc282260429, // V_MAXMIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2c8283260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2c8284260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2c8285260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622c8286260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_2
    0x642c8287260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662c8288260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682c8289260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342c8280261442, // V_MINMAX_F16 ENC_VOP3 default
    0x362ca281261442, // V_MINMAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x382cc282261442, // V_MINMAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2c8283261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2c8284261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2c8285261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622c8286261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_2
    0x642c8287261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662c8288261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682c8289261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342981f826242c, // V_MAXMIN_U32 ENC_VOP3 default
    0x3629a1f926242c, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x3829c1fa26242c, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2981fb26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2981fc26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2981fd26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622981fe26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x642981ff26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629820026242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829820126242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342981f8263445, // V_MINMAX_U32 ENC_VOP3 default
    0x3629a1f9263445, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x3829c1fa263445, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2981fb263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2981fc263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2981fd263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622981fe263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x642981ff263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x66298200263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x68298201263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429822826442b, // V_MAXMIN_I32 ENC_VOP3 default
    0x3629a22926442b, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x3829c22a26442b, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a29822b26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x3c29822c26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x3e29822d26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229822e26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x6429822f26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629823026442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829823126442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x34298228265444, // V_MINMAX_I32 ENC_VOP3 default
    0x3629a229265444, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x3829c22a265444, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a29822b265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x3c29822c265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x3e29822d265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229822e265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x6429822f265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x66298230265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x68298231265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342dc2b22663d3, // V_DOT2_F16_F16 ENC_VOP3 default
    0x362de2b32663d3, // V_DOT2_F16_F16 VOP3_VOP_DPP8 has_dpp8
    0x382e02b42663d3, // V_DOT2_F16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2dc2b52663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2dc2b62663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2dc2b72663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622dc2b82663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_2
    0x642dc2b92663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662dc2ba2663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682dc2bb2663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342e22bc2673d2, // V_DOT2_BF16_BF16 ENC_VOP3 default
    0x362e42bd2673d2, // V_DOT2_BF16_BF16 VOP3_VOP_DPP8 has_dpp8
    0x382e62be2673d2, // V_DOT2_BF16_BF16 VOP3_VOP_DPP16 has_dpp16
    0x3a2e22bf2673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0
    0x3c2e22c02673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1
    0x3e2e22c12673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622e22c22673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_2
    0x642e22c32673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662e22c42673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682e22c52673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2e82c62fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x8c2e82c72fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2e82c82fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902e82c92fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x922e82ca2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x942e82cb2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x962e82cc2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x982e82cd2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2ea2ce2fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x8c2ea2cf2fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2ea2d02fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902ea2d12fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x922ea2d22fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x942ea2d32fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x962ea2d42fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x982ea2d52fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2ec2d62fe422, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x8c2ec2d72fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2ec2d82fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902ec2d92fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x922ec2da2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x942ec2db2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x962ec2dc2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x982ec2dd2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2ec2de2ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x8c2ec2df2ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2ec2e02ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902ec2e12ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x922ec2e22ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x942ec2e32ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x962ec2e42ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x982ec2e52ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2ee2e63002c2, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x562f02e73002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x582f22e83002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8c2ee2e93002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2ee2ea3002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902ee2eb3002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x8a2ee2e63014a0, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x562f02e73014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x582f22e83014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8c2ee2e93014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2ee2ea3014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902ee2eb3014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x8a2ee2e630249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x562f02e730249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x582f22e830249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8c2ee2e930249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2ee2ea30249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902ee2eb30249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x342f42ec3032c9, // V_ADD_NC_U16 ENC_VOP3 default
    0x362f62ed3032c9, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x382f82ee3032c9, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2f42ef3032c9, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2f42f03032c9, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2f42f13032c9, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f42ec3044a5, // V_SUB_NC_U16 ENC_VOP3 default
    0x362f62ed3044a5, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x382f82ee3044a5, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2f42ef3044a5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2f42f03044a5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2f42f13044a5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342fa2ec305460, // V_MUL_LO_U16 ENC_VOP3 default
    0x362fc2ed305460, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x382fe2ee305460, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2fa2ef305460, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2fa2f0305460, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2fa2f1305460, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343002f23063bc, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x363022f33063bc, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x383042f43063bc, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3002f53063bc, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3002f63063bc, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3002f73063bc, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343002f83073c3, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x363022f93073c3, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x383042fa3073c3, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3002fb3073c3, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3002fc3073c3, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3002fd3073c3, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342fa2ec309432, // V_MAX_U16 ENC_VOP3 default
    0x362fc2ed309432, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x382fe2ee309432, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2fa2ef309432, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2fa2f0309432, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2fa2f1309432, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342fa2fe30a430, // V_MAX_I16 ENC_VOP3 default
    0x362fc2ff30a430, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x382fe30030a430, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2fa30130a430, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2fa30230a430, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2fa30330a430, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342fa2ec30b44b, // V_MIN_U16 ENC_VOP3 default
    0x362fc2ed30b44b, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x382fe2ee30b44b, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2fa2ef30b44b, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2fa2f030b44b, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2fa2f130b44b, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342fa2fe30c449, // V_MIN_I16 ENC_VOP3 default
    0x362fc2ff30c449, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x382fe30030c449, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2fa30130c449, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2fa30230c449, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2fa30330c449, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f42fe30d2c7, // V_ADD_NC_I16 ENC_VOP3 default
    0x362f62ff30d2c7, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x382f830030d2c7, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2f430130d2c7, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2f430230d2c7, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2f430330d2c7, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f42fe30e4a3, // V_SUB_NC_I16 ENC_VOP3 default
    0x362f62ff30e4a3, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x382f830030e4a3, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2f430130e4a3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2f430230e4a3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2f430330e4a3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x34306304311469, // V_PACK_B32_F16 ENC_VOP3 default
    0x36308305311469, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x3830a306311469, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a306307311469, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x3c306308311469, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x3e306309311469, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3430630a3123be, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x3630830b3123be, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x3830a30c3123be, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a30630d3123be, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x3c30630e3123be, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x3e30630f3123be, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343063103133c0, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x363083113133c0, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x3830a3123133c0, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3063133133c0, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3063143133c0, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3063153133c0, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3430c31631c40e, // V_LDEXP_F32 ENC_VOP3 default
    0x3630e31731c40e, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x3831031831c40e, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a30c31931c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x3c30c31a31c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x3e30c31b31c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3431214b31d2d7, // V_BFM_B32 ENC_VOP3 default
    0x3624c14c31d2d7, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824e14d31d2d7, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a31214e31d2d7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x3c31214f31d2d7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x3e31215031d2d7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3431214b31e2d3, // V_BCNT_U32_B32 ENC_VOP3 default
    0x3624c14c31e2d3, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824e14d31e2d3, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a31214e31e2d3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3c31214f31e2d3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3e31215031e2d3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3431214b31f435, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x3624c14c31f435, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824e14d31f435, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a31214e31f435, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3c31214f31f435, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3e31215031f435, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3431214b320434, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x3624c14c320434, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824e14d320434, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a31214e320434, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3c31214f320434, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3e312150320434, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343002f23213bf, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x363022f33213bf, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x383042f43213bf, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3002f53213bf, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3002f63213bf, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3002f73213bf, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343002f83223c1, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x363022f93223c1, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x383042fa3223c1, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3002fb3223c1, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3002fc3223c1, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3002fd3223c1, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3431231c3233c4, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x3624c31d3233c4, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x3824e31e3233c4, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a31231f3233c4, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x3c3123203233c4, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x3e3123213233c4, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343123223243bd, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x3624c3233243bd, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x3824e3243243bd, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a3123253243bd, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x3c3123263243bd, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x3e3123273243bd, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343141453254a4, // V_SUB_NC_I32 ENC_VOP3 default
    0x362461463254a4, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x382481473254a4, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a3141483254a4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x3c3141493254a4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x3e31414a3254a4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343141453262c8, // V_ADD_NC_I32 ENC_VOP3 default
    0x362461463262c8, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x382481473262c8, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a3141483262c8, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x3c3141493262c8, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x3e31414a3262c8, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343163283272c5, // V_ADD_F64 ENC_VOP3 default
    0x3a3163293272c5, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x3c31632a3272c5, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x3e31632b3272c5, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3431632832845a, // V_MUL_F64 ENC_VOP3 default
    0x3a31632932845a, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x3c31632a32845a, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x3e31632b32845a, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x34316328329448, // V_MIN_F64 ENC_VOP3 default
    0x3a316329329448, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x3c31632a329448, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x3e31632b329448, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3431632832a42f, // V_MAX_F64 ENC_VOP3 default
    0x3a31632932a42f, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x3c31632a32a42f, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x3e31632b32a42f, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3431832c32b40f, // V_LDEXP_F64 ENC_VOP3 default
    0x3a31832d32b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x3c31832e32b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x3e31832f32b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3431214b32c461, // V_MUL_LO_U32 ENC_VOP3 default
    0x3a31214e32c461, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x3c31214f32c461, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x3e31215032c461, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3431214b32d45d, // V_MUL_HI_U32 ENC_VOP3 default
    0x3a31214e32d45d, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x3c31214f32d45d, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x3e31215032d45d, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3431214532e45b, // V_MUL_HI_I32 ENC_VOP3 default
    0x3a31214832e45b, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x3c31214932e45b, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x3e31214a32e45b, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3431833032f4aa, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x3a31833132f4aa, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x3c31833232f4aa, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x3e31833332f4aa, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342fa2ec338413, // V_LSHLREV_B16 ENC_VOP3 default
    0x362fc2ed338413, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x382fe2ee338413, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a2fa2ef338413, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x3c2fa2f0338413, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x3e2fa2f1338413, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342fa2ec339418, // V_LSHRREV_B16 ENC_VOP3 default
    0x362fc2ed339418, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x382fe2ee339418, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a2fa2ef339418, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x3c2fa2f0339418, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x3e2fa2f1339418, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342fa33433a2d0, // V_ASHRREV_I16 ENC_VOP3 default
    0x362fc33533a2d0, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x382fe33633a2d0, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2fa33733a2d0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2fa33833a2d0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2fa33933a2d0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x9a31a33a33c415, // V_LSHLREV_B64 ENC_VOP3 default
    0x9c31a33b33c415, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x9e31a33c33c415, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x9a31a33a33d41a, // V_LSHRREV_B64 ENC_VOP3 default
    0x9c31a33b33d41a, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x9e31a33c33d41a, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x9a31a33d33e2d2, // V_ASHRREV_I64 ENC_VOP3 default
    0x9c31a33e33e2d2, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x9e31a33f33e2d2, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0xa031c340360489, // V_READLANE_B32 ENC_VOP3 default
    0xa231e3413614b4, // V_WRITELANE_B32 ENC_VOP3 default
    0xa431e3423614b4, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x342fa2ec3622cd, // V_AND_B16 ENC_VOP3 default
    0x362fc2ed3622cd, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x382fe2ee3622cd, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a2fa2ef3622cd, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x3c2fa2f03622cd, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x3e2fa2f13622cd, // V_AND_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342fa2ec363467, // V_OR_B16 ENC_VOP3 default
    0x362fc2ed363467, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x382fe2ee363467, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a2fa2ef363467, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x3c2fa2f0363467, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x3e2fa2f1363467, // V_OR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342fa2ec3644b8, // V_XOR_B16 ENC_VOP3 default
    0x362fc2ed3644b8, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x382fe2ee3644b8, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a2fa2ef3644b8, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x3c2fa2f03644b8, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x3e2fa2f13644b8, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0xa8008171018069, // DS_GWS_SEMA_RELEASE_ALL ENC_DS default
    0xa800a34b019066, // DS_GWS_INIT ENC_DS default
    0xa800817101a06a, // DS_GWS_SEMA_V ENC_DS default
    0xa800a34b01b067, // DS_GWS_SEMA_BR ENC_DS default
    0xa800817101c068, // DS_GWS_SEMA_P ENC_DS default
    0xa800a34b01d065, // DS_GWS_BARRIER ENC_DS default
    0xa600034c01e0b9, // DS_STORE_B8 ENC_DS default
    0xa600c34d01f0b5, // DS_STORE_B16 ENC_DS default
    0xa600e34e02004c, // DS_ADD_RTN_U32 ENC_DS default
    0xa600e34e0210bd, // DS_SUB_RTN_U32 ENC_DS default
    0xa600e34e0220a5, // DS_RSUB_RTN_U32 ENC_DS default
    0xa600e34e02306b, // DS_INC_RTN_U32 ENC_DS default
    0xa600e34e024061, // DS_DEC_RTN_U32 ENC_DS default
    0xa600e34f025094, // DS_MIN_RTN_I32 ENC_DS default
    0xa600e34f026088, // DS_MAX_RTN_I32 ENC_DS default
    0xa600e34e027096, // DS_MIN_RTN_U32 ENC_DS default
    0xa600e34e02808a, // DS_MAX_RTN_U32 ENC_DS default
    0xa600e350029052, // DS_AND_RTN_B32 ENC_DS default
    0xa600e35002a0a2, // DS_OR_RTN_B32 ENC_DS default
    0xa600e35002b0c5, // DS_XOR_RTN_B32 ENC_DS default
    0xa601035102c09c, // DS_MSKOR_RTN_B32 ENC_DS default
    0xa600e35002d0ad, // DS_STOREXCHG_RTN_B32 ENC_DS default
    0xa601235202e0a9, // DS_STOREXCHG_2ADDR_RTN_B32 ENC_DS default
    0xa601235202f0ab, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B32 ENC_DS default
    0xa601035103005b, // DS_CMPSTORE_RTN_B32 ENC_DS default
    0xa601035303105d, // DS_CMPSTORE_RTN_F32 ENC_DS default
    0xa600e354032092, // DS_MIN_RTN_F32 ENC_DS default
    0xa600e354033086, // DS_MAX_RTN_F32 ENC_DS default
    0xa60103510340c2, // DS_WRAP_RTN_B32 ENC_DS default
    0xa60143550350c1, // DS_SWIZZLE_B32 ENC_DS default
    0xa6016356036075, // DS_LOAD_B32 ENC_DS default
    0xa601835703706f, // DS_LOAD_2ADDR_B32 ENC_DS default
    0xa6018357038071, // DS_LOAD_2ADDR_STRIDE64_B32 ENC_DS default
    0xa6016358039079, // DS_LOAD_I8 ENC_DS default
    0xa601635903a07f, // DS_LOAD_U8 ENC_DS default
    0xa601635a03b078, // DS_LOAD_I16 ENC_DS default
    0xa601635b03c07c, // DS_LOAD_U16 ENC_DS default
    0xa601a35c03d060, // DS_CONSUME ENC_DS default
    0xa601a35c03e054, // DS_APPEND ENC_DS default
    0xa801c35d03f09f, // DS_ORDERED_COUNT ENC_DS default
    0xa601e35e04004f, // DS_ADD_U64 ENC_DS default
    0xa601e35e0410c0, // DS_SUB_U64 ENC_DS default
    0xa601e35e0420a8, // DS_RSUB_U64 ENC_DS default
    0xa601e35e04306e, // DS_INC_U64 ENC_DS default
    0xa601e35e044064, // DS_DEC_U64 ENC_DS default
    0xa601e35f045091, // DS_MIN_I64 ENC_DS default
    0xa601e35f046085, // DS_MAX_I64 ENC_DS default
    0xa601e35e047099, // DS_MIN_U64 ENC_DS default
    0xa601e35e04808d, // DS_MAX_U64 ENC_DS default
    0xa601e360049051, // DS_AND_B64 ENC_DS default
    0xa601e36004a0a1, // DS_OR_B64 ENC_DS default
    0xa601e36004b0c4, // DS_XOR_B64 ENC_DS default
    0xa602036104c09b, // DS_MSKOR_B64 ENC_DS default
    0xa601e36204d0b8, // DS_STORE_B64 ENC_DS default
    0xa602236304e0b0, // DS_STORE_2ADDR_B64 ENC_DS default
    0xa602236304f0b2, // DS_STORE_2ADDR_STRIDE64_B64 ENC_DS default
    0xa6020361050058, // DS_CMPSTORE_B64 ENC_DS default
    0xa602436405105a, // DS_CMPSTORE_F64 ENC_DS default
    0xa602636505208f, // DS_MIN_F64 ENC_DS default
    0xa6026365053083, // DS_MAX_F64 ENC_DS default
    0xa602836606004d, // DS_ADD_RTN_U64 ENC_DS default
    0xa60283660610be, // DS_SUB_RTN_U64 ENC_DS default
    0xa60283660620a6, // DS_RSUB_RTN_U64 ENC_DS default
    0xa602836606306c, // DS_INC_RTN_U64 ENC_DS default
    0xa6028366064062, // DS_DEC_RTN_U64 ENC_DS default
    0xa6028367065095, // DS_MIN_RTN_I64 ENC_DS default
    0xa6028367066089, // DS_MAX_RTN_I64 ENC_DS default
    0xa6028366067097, // DS_MIN_RTN_U64 ENC_DS default
    0xa602836606808b, // DS_MAX_RTN_U64 ENC_DS default
    0xa6028368069053, // DS_AND_RTN_B64 ENC_DS default
    0xa602836806a0a3, // DS_OR_RTN_B64 ENC_DS default
    0xa602836806b0c6, // DS_XOR_RTN_B64 ENC_DS default
    0xa602a36906c09d, // DS_MSKOR_RTN_B64 ENC_DS default
    0xa602836806d0ae, // DS_STOREXCHG_RTN_B64 ENC_DS default
    0xa602c36a06e0aa, // DS_STOREXCHG_2ADDR_RTN_B64 ENC_DS default
    0xa602c36a06f0ac, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B64 ENC_DS default
    0xa602a36907005c, // DS_CMPSTORE_RTN_B64 ENC_DS default
    0xa602e36b07105e, // DS_CMPSTORE_RTN_F64 ENC_DS default
    0xa603036c072093, // DS_MIN_RTN_F64 ENC_DS default
    0xa603036c073087, // DS_MAX_RTN_F64 ENC_DS default
    0xa603236d076076, // DS_LOAD_B64 ENC_DS default
    0xa603436e077070, // DS_LOAD_2ADDR_B64 ENC_DS default
    0xa603436e078072, // DS_LOAD_2ADDR_STRIDE64_B64 ENC_DS default
    0xa600e35407904b, // DS_ADD_RTN_F32 ENC_DS default
    0xa803636f07a04a, // DS_ADD_GS_REG_RTN ENC_DS default
    0xa803636f07b0bc, // DS_SUB_GS_REG_RTN ENC_DS default
    0xa602836807e05f, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0xa60003700a00ba, // DS_STORE_B8_D16_HI ENC_DS default
    0xa60003710a10b6, // DS_STORE_B16_D16_HI ENC_DS default
    0xa60163720a2080, // DS_LOAD_U8_D16 ENC_DS default
    0xa60163720a3081, // DS_LOAD_U8_D16_HI ENC_DS default
    0xa60163730a407a, // DS_LOAD_I8_D16 ENC_DS default
    0xa60163730a507b, // DS_LOAD_I8_D16_HI ENC_DS default
    0xa60163740a607d, // DS_LOAD_U16_D16 ENC_DS default
    0xa60163740a707e, // DS_LOAD_U16_D16_HI ENC_DS default
    0xa60383750ad056, // DS_BVH_STACK_RTN_B32 ENC_DS default
    0xa603a3760b00b3, // DS_STORE_ADDTID_B32 ENC_DS default
    0xa601a3770b1073, // DS_LOAD_ADDTID_B32 ENC_DS default
    0xa600e3780b20a4, // DS_PERMUTE_B32 ENC_DS default
    0xa600e3780b3055, // DS_BPERMUTE_B32 ENC_DS default
    0xa603c3790de0bb, // DS_STORE_B96 ENC_DS default
    0xa603e37a0df0b4, // DS_STORE_B128 ENC_DS default
    0xa604037b0fe077, // DS_LOAD_B96 ENC_DS default
    0xa604237c0ff074, // DS_LOAD_B128 ENC_DS default
    0xaa04637d0100f3, // FLAT_LOAD_U8 ENC_FLAT default
    0xac07a37e010196, // SCRATCH_LOAD_U8 ENC_FLAT_SCRATCH default
    0xae05e37f010129, // GLOBAL_LOAD_U8 ENC_FLAT_GLOBAL default
    0xaa0463800110f1, // FLAT_LOAD_I8 ENC_FLAT default
    0xac07a381011194, // SCRATCH_LOAD_I8 ENC_FLAT_SCRATCH default
    0xae05e382011127, // GLOBAL_LOAD_I8 ENC_FLAT_GLOBAL default
    0xaa0463830120f2, // FLAT_LOAD_U16 ENC_FLAT default
    0xac07a384012195, // SCRATCH_LOAD_U16 ENC_FLAT_SCRATCH default
    0xae05e385012128, // GLOBAL_LOAD_U16 ENC_FLAT_GLOBAL default
    0xaa0463860130f0, // FLAT_LOAD_I16 ENC_FLAT default
    0xac07a387013193, // SCRATCH_LOAD_I16 ENC_FLAT_SCRATCH default
    0xae05e388013126, // GLOBAL_LOAD_I16 ENC_FLAT_GLOBAL default
    0xaa0463890140e7, // FLAT_LOAD_B32 ENC_FLAT default
    0xac07a38a01418a, // SCRATCH_LOAD_B32 ENC_FLAT_SCRATCH default
    0xae05e38b01411d, // GLOBAL_LOAD_B32 ENC_FLAT_GLOBAL default
    0xaa04838c0150e8, // FLAT_LOAD_B64 ENC_FLAT default
    0xac07c38d01518b, // SCRATCH_LOAD_B64 ENC_FLAT_SCRATCH default
    0xae06038e01511e, // GLOBAL_LOAD_B64 ENC_FLAT_GLOBAL default
    0xaa04a38f0160e9, // FLAT_LOAD_B96 ENC_FLAT default
    0xac07e39001618c, // SCRATCH_LOAD_B96 ENC_FLAT_SCRATCH default
    0xae06239101611f, // GLOBAL_LOAD_B96 ENC_FLAT_GLOBAL default
    0xaa04c3920170e6, // FLAT_LOAD_B128 ENC_FLAT default
    0xac080393017189, // SCRATCH_LOAD_B128 ENC_FLAT_SCRATCH default
    0xae06439401711c, // GLOBAL_LOAD_B128 ENC_FLAT_GLOBAL default
    0xaa04e3950180f8, // FLAT_STORE_B8 ENC_FLAT default
    0xac08239601819b, // SCRATCH_STORE_B8 ENC_FLAT_SCRATCH default
    0xae06639701812f, // GLOBAL_STORE_B8 ENC_FLAT_GLOBAL default
    0xaa04e3980190f5, // FLAT_STORE_B16 ENC_FLAT default
    0xac082399019198, // SCRATCH_STORE_B16 ENC_FLAT_SCRATCH default
    0xae06639a01912c, // GLOBAL_STORE_B16 ENC_FLAT_GLOBAL default
    0xaa04e39b01a0f6, // FLAT_STORE_B32 ENC_FLAT default
    0xac08239c01a199, // SCRATCH_STORE_B32 ENC_FLAT_SCRATCH default
    0xae06639d01a12d, // GLOBAL_STORE_B32 ENC_FLAT_GLOBAL default
    0xaa05039e01b0f7, // FLAT_STORE_B64 ENC_FLAT default
    0xac08439f01b19a, // SCRATCH_STORE_B64 ENC_FLAT_SCRATCH default
    0xae0683a001b12e, // GLOBAL_STORE_B64 ENC_FLAT_GLOBAL default
    0xaa0523a101c0f9, // FLAT_STORE_B96 ENC_FLAT default
    0xac0863a201c19c, // SCRATCH_STORE_B96 ENC_FLAT_SCRATCH default
    0xae06a3a301c130, // GLOBAL_STORE_B96 ENC_FLAT_GLOBAL default
    0xaa0543a401d0f4, // FLAT_STORE_B128 ENC_FLAT default
    0xac0883a501d197, // SCRATCH_STORE_B128 ENC_FLAT_SCRATCH default
    0xae06c3a601d12b, // GLOBAL_STORE_B128 ENC_FLAT_GLOBAL default
    0xaa04637d01e0ef, // FLAT_LOAD_D16_U8 ENC_FLAT default
    0xac07a37e01e192, // SCRATCH_LOAD_D16_U8 ENC_FLAT_SCRATCH default
    0xae05e37f01e125, // GLOBAL_LOAD_D16_U8 ENC_FLAT_GLOBAL default
    0xaa04638001f0ee, // FLAT_LOAD_D16_I8 ENC_FLAT default
    0xac07a38101f191, // SCRATCH_LOAD_D16_I8 ENC_FLAT_SCRATCH default
    0xae05e38201f124, // GLOBAL_LOAD_D16_I8 ENC_FLAT_GLOBAL default
    0xaa0463a70200ea, // FLAT_LOAD_D16_B16 ENC_FLAT default
    0xac07a3a802018d, // SCRATCH_LOAD_D16_B16 ENC_FLAT_SCRATCH default
    0xae05e3a9020120, // GLOBAL_LOAD_D16_B16 ENC_FLAT_GLOBAL default
    0xaa04637d0210ed, // FLAT_LOAD_D16_HI_U8 ENC_FLAT default
    0xac07a37e021190, // SCRATCH_LOAD_D16_HI_U8 ENC_FLAT_SCRATCH default
    0xae05e37f021123, // GLOBAL_LOAD_D16_HI_U8 ENC_FLAT_GLOBAL default
    0xaa0463800220ec, // FLAT_LOAD_D16_HI_I8 ENC_FLAT default
    0xac07a38102218f, // SCRATCH_LOAD_D16_HI_I8 ENC_FLAT_SCRATCH default
    0xae05e382022122, // GLOBAL_LOAD_D16_HI_I8 ENC_FLAT_GLOBAL default
    0xaa0463a70230eb, // FLAT_LOAD_D16_HI_B16 ENC_FLAT default
    0xac07a3a802318e, // SCRATCH_LOAD_D16_HI_B16 ENC_FLAT_SCRATCH default
    0xae05e3a9023121, // GLOBAL_LOAD_D16_HI_B16 ENC_FLAT_GLOBAL default
    0xaa04e3950240fb, // FLAT_STORE_D16_HI_B8 ENC_FLAT default
    0xac08239602419e, // SCRATCH_STORE_D16_HI_B8 ENC_FLAT_SCRATCH default
    0xae066397024132, // GLOBAL_STORE_D16_HI_B8 ENC_FLAT_GLOBAL default
    0xaa04e3980250fa, // FLAT_STORE_D16_HI_B16 ENC_FLAT default
    0xac08239902519d, // SCRATCH_STORE_D16_HI_B16 ENC_FLAT_SCRATCH default
    0xae06639a025131, // GLOBAL_STORE_D16_HI_B16 ENC_FLAT_GLOBAL default
    0xae06e3aa02811b, // GLOBAL_LOAD_ADDTID_B32 ENC_FLAT_GLOBAL default
    0xae0703ab02912a, // GLOBAL_STORE_ADDTID_B32 ENC_FLAT_GLOBAL default
    0xaa0563ac0330e2, // FLAT_ATOMIC_SWAP_B32 ENC_FLAT default
    0xae0723ad033117, // GLOBAL_ATOMIC_SWAP_B32 ENC_FLAT_GLOBAL default
    0xaa0583ae0340cd, // FLAT_ATOMIC_CMPSWAP_B32 ENC_FLAT default
    0xae0743af034101, // GLOBAL_ATOMIC_CMPSWAP_B32 ENC_FLAT_GLOBAL default
    0xaa0563b00350c9, // FLAT_ATOMIC_ADD_U32 ENC_FLAT default
    0xae0723b10350fd, // GLOBAL_ATOMIC_ADD_U32 ENC_FLAT_GLOBAL default
    0xaa0563b00360e0, // FLAT_ATOMIC_SUB_U32 ENC_FLAT default
    0xae0723b1036115, // GLOBAL_ATOMIC_SUB_U32 ENC_FLAT_GLOBAL default
    0xae0723b1037104, // GLOBAL_ATOMIC_CSUB_U32 ENC_FLAT_GLOBAL default
    0xaa0563b20380da, // FLAT_ATOMIC_MIN_I32 ENC_FLAT default
    0xae0723b303810f, // GLOBAL_ATOMIC_MIN_I32 ENC_FLAT_GLOBAL default
    0xaa0563b00390dc, // FLAT_ATOMIC_MIN_U32 ENC_FLAT default
    0xae0723b1039111, // GLOBAL_ATOMIC_MIN_U32 ENC_FLAT_GLOBAL default
    0xaa0563b203a0d5, // FLAT_ATOMIC_MAX_I32 ENC_FLAT default
    0xae0723b303a10a, // GLOBAL_ATOMIC_MAX_I32 ENC_FLAT_GLOBAL default
    0xaa0563b003b0d7, // FLAT_ATOMIC_MAX_U32 ENC_FLAT default
    0xae0723b103b10c, // GLOBAL_ATOMIC_MAX_U32 ENC_FLAT_GLOBAL default
    0xaa0563ac03c0cb, // FLAT_ATOMIC_AND_B32 ENC_FLAT default
    0xae0723ad03c0ff, // GLOBAL_ATOMIC_AND_B32 ENC_FLAT_GLOBAL default
    0xaa0563ac03d0de, // FLAT_ATOMIC_OR_B32 ENC_FLAT default
    0xae0723ad03d113, // GLOBAL_ATOMIC_OR_B32 ENC_FLAT_GLOBAL default
    0xaa0563ac03e0e4, // FLAT_ATOMIC_XOR_B32 ENC_FLAT default
    0xae0723ad03e119, // GLOBAL_ATOMIC_XOR_B32 ENC_FLAT_GLOBAL default
    0xaa0563b003f0d2, // FLAT_ATOMIC_INC_U32 ENC_FLAT default
    0xae0723b103f107, // GLOBAL_ATOMIC_INC_U32 ENC_FLAT_GLOBAL default
    0xaa0563b00400d0, // FLAT_ATOMIC_DEC_U32 ENC_FLAT default
    0xae0723b1040105, // GLOBAL_ATOMIC_DEC_U32 ENC_FLAT_GLOBAL default
    0xaa05a3b40410e3, // FLAT_ATOMIC_SWAP_B64 ENC_FLAT default
    0xae0763b5041118, // GLOBAL_ATOMIC_SWAP_B64 ENC_FLAT_GLOBAL default
    0xaa05c3b60420ce, // FLAT_ATOMIC_CMPSWAP_B64 ENC_FLAT default
    0xae0783b7042102, // GLOBAL_ATOMIC_CMPSWAP_B64 ENC_FLAT_GLOBAL default
    0xaa05a3b80430ca, // FLAT_ATOMIC_ADD_U64 ENC_FLAT default
    0xae0763b90430fe, // GLOBAL_ATOMIC_ADD_U64 ENC_FLAT_GLOBAL default
    0xaa05a3b80440e1, // FLAT_ATOMIC_SUB_U64 ENC_FLAT default
    0xae0763b9044116, // GLOBAL_ATOMIC_SUB_U64 ENC_FLAT_GLOBAL default
    0xaa05a3ba0450db, // FLAT_ATOMIC_MIN_I64 ENC_FLAT default
    0xae0763bb045110, // GLOBAL_ATOMIC_MIN_I64 ENC_FLAT_GLOBAL default
    0xaa05a3b80460dd, // FLAT_ATOMIC_MIN_U64 ENC_FLAT default
    0xae0763b9046112, // GLOBAL_ATOMIC_MIN_U64 ENC_FLAT_GLOBAL default
    0xaa05a3ba0470d6, // FLAT_ATOMIC_MAX_I64 ENC_FLAT default
    0xae0763bb04710b, // GLOBAL_ATOMIC_MAX_I64 ENC_FLAT_GLOBAL default
    0xaa05a3b80480d8, // FLAT_ATOMIC_MAX_U64 ENC_FLAT default
    0xae0763b904810d, // GLOBAL_ATOMIC_MAX_U64 ENC_FLAT_GLOBAL default
    0xaa05a3b40490cc, // FLAT_ATOMIC_AND_B64 ENC_FLAT default
    0xae0763b5049100, // GLOBAL_ATOMIC_AND_B64 ENC_FLAT_GLOBAL default
    0xaa05a3b404a0df, // FLAT_ATOMIC_OR_B64 ENC_FLAT default
    0xae0763b504a114, // GLOBAL_ATOMIC_OR_B64 ENC_FLAT_GLOBAL default
    0xaa05a3b404b0e5, // FLAT_ATOMIC_XOR_B64 ENC_FLAT default
    0xae0763b504b11a, // GLOBAL_ATOMIC_XOR_B64 ENC_FLAT_GLOBAL default
    0xaa05a3b804c0d3, // FLAT_ATOMIC_INC_U64 ENC_FLAT default
    0xae0763b904c108, // GLOBAL_ATOMIC_INC_U64 ENC_FLAT_GLOBAL default
    0xaa05a3b804d0d1, // FLAT_ATOMIC_DEC_U64 ENC_FLAT default
    0xae0763b904d106, // GLOBAL_ATOMIC_DEC_U64 ENC_FLAT_GLOBAL default
    0xaa0583bc0500cf, // FLAT_ATOMIC_CMPSWAP_F32 ENC_FLAT default
    0xae0743bd050103, // GLOBAL_ATOMIC_CMPSWAP_F32 ENC_FLAT_GLOBAL default
    0xaa0563be0510d9, // FLAT_ATOMIC_MIN_F32 ENC_FLAT default
    0xae0723bf05110e, // GLOBAL_ATOMIC_MIN_F32 ENC_FLAT_GLOBAL default
    0xaa0563be0520d4, // FLAT_ATOMIC_MAX_F32 ENC_FLAT default
    0xae0723bf052109, // GLOBAL_ATOMIC_MAX_F32 ENC_FLAT_GLOBAL default
    0xaa0563be0560c8, // FLAT_ATOMIC_ADD_F32 ENC_FLAT default
    0xae0723bf0560fc, // GLOBAL_ATOMIC_ADD_F32 ENC_FLAT_GLOBAL default
    0xb011a3c0000030, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0xb011c3c1001031, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0xb011e3c2002032, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0xb01203c3003033, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0xb011a3c4004045, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0xb011c3c5005046, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0xb011e3c6006047, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0xb01203c7007048, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0xb011a3c0008026, // BUFFER_LOAD_D16_FORMAT_X ENC_MUBUF default
    0xb011a3c8009027, // BUFFER_LOAD_D16_FORMAT_XY ENC_MUBUF default
    0xb011c3c900a028, // BUFFER_LOAD_D16_FORMAT_XYZ ENC_MUBUF default
    0xb011c3ca00b029, // BUFFER_LOAD_D16_FORMAT_XYZW ENC_MUBUF default
    0xb011a3c400c03e, // BUFFER_STORE_D16_FORMAT_X ENC_MUBUF default
    0xb011a3cb00d03f, // BUFFER_STORE_D16_FORMAT_XY ENC_MUBUF default
    0xb011c3cc00e040, // BUFFER_STORE_D16_FORMAT_XYZ ENC_MUBUF default
    0xb011c3cd00f041, // BUFFER_STORE_D16_FORMAT_XYZW ENC_MUBUF default
    0xb011a3ce010037, // BUFFER_LOAD_U8 ENC_MUBUF default
    0xb011a3cf011035, // BUFFER_LOAD_I8 ENC_MUBUF default
    0xb011a3d0012036, // BUFFER_LOAD_U16 ENC_MUBUF default
    0xb011a3d1013034, // BUFFER_LOAD_I16 ENC_MUBUF default
    0xb011a3d2014022, // BUFFER_LOAD_B32 ENC_MUBUF default
    0xb011c3d3015023, // BUFFER_LOAD_B64 ENC_MUBUF default
    0xb011e3d4016024, // BUFFER_LOAD_B96 ENC_MUBUF default
    0xb01203d5017021, // BUFFER_LOAD_B128 ENC_MUBUF default
    0xb011a3d601803c, // BUFFER_STORE_B8 ENC_MUBUF default
    0xb011a3d7019039, // BUFFER_STORE_B16 ENC_MUBUF default
    0xb011a3d801a03a, // BUFFER_STORE_B32 ENC_MUBUF default
    0xb011c3d901b03b, // BUFFER_STORE_B64 ENC_MUBUF default
    0xb011e3da01c03d, // BUFFER_STORE_B96 ENC_MUBUF default
    0xb01203db01d038, // BUFFER_STORE_B128 ENC_MUBUF default
    0xb011a3dc01e02f, // BUFFER_LOAD_D16_U8 ENC_MUBUF default
    0xb011a3dd01f02e, // BUFFER_LOAD_D16_I8 ENC_MUBUF default
    0xb011a3de020025, // BUFFER_LOAD_D16_B16 ENC_MUBUF default
    0xb011a3dc02102d, // BUFFER_LOAD_D16_HI_U8 ENC_MUBUF default
    0xb011a3dd02202c, // BUFFER_LOAD_D16_HI_I8 ENC_MUBUF default
    0xb011a3de02302a, // BUFFER_LOAD_D16_HI_B16 ENC_MUBUF default
    0xb011a3d6024043, // BUFFER_STORE_D16_HI_B8 ENC_MUBUF default
    0xb011a3d7025042, // BUFFER_STORE_D16_HI_B16 ENC_MUBUF default
    0xb011a3c002602b, // BUFFER_LOAD_D16_HI_FORMAT_X ENC_MUBUF default
    0xb011a3c4027044, // BUFFER_STORE_D16_HI_FORMAT_X ENC_MUBUF default
    0xb012217102b01f, // BUFFER_GL0_INV ENC_MUBUF default
    0xb012217102c020, // BUFFER_GL1_INV ENC_MUBUF default
    0xb011a3df03301b, // BUFFER_ATOMIC_SWAP_B32 ENC_MUBUF default
    0xb011c3e0034005, // BUFFER_ATOMIC_CMPSWAP_B32 ENC_MUBUF default
    0xb011a3e1035001, // BUFFER_ATOMIC_ADD_U32 ENC_MUBUF default
    0xb011a3e1036019, // BUFFER_ATOMIC_SUB_U32 ENC_MUBUF default
    0xb011a3e1037008, // BUFFER_ATOMIC_CSUB_U32 ENC_MUBUF default
    0xb011a3e2038013, // BUFFER_ATOMIC_MIN_I32 ENC_MUBUF default
    0xb011a3e1039015, // BUFFER_ATOMIC_MIN_U32 ENC_MUBUF default
    0xb011a3e203a00e, // BUFFER_ATOMIC_MAX_I32 ENC_MUBUF default
    0xb011a3e103b010, // BUFFER_ATOMIC_MAX_U32 ENC_MUBUF default
    0xb011a3df03c003, // BUFFER_ATOMIC_AND_B32 ENC_MUBUF default
    0xb011a3df03d017, // BUFFER_ATOMIC_OR_B32 ENC_MUBUF default
    0xb011a3df03e01d, // BUFFER_ATOMIC_XOR_B32 ENC_MUBUF default
    0xb011a3e103f00b, // BUFFER_ATOMIC_INC_U32 ENC_MUBUF default
    0xb011a3e1040009, // BUFFER_ATOMIC_DEC_U32 ENC_MUBUF default
    0xb011c3e304101c, // BUFFER_ATOMIC_SWAP_B64 ENC_MUBUF default
    0xb01203e4042006, // BUFFER_ATOMIC_CMPSWAP_B64 ENC_MUBUF default
    0xb011c3e5043002, // BUFFER_ATOMIC_ADD_U64 ENC_MUBUF default
    0xb011c3e504401a, // BUFFER_ATOMIC_SUB_U64 ENC_MUBUF default
    0xb011c3e6045014, // BUFFER_ATOMIC_MIN_I64 ENC_MUBUF default
    0xb011c3e5046016, // BUFFER_ATOMIC_MIN_U64 ENC_MUBUF default
    0xb011c3e604700f, // BUFFER_ATOMIC_MAX_I64 ENC_MUBUF default
    0xb011c3e5048011, // BUFFER_ATOMIC_MAX_U64 ENC_MUBUF default
    0xb011c3e3049004, // BUFFER_ATOMIC_AND_B64 ENC_MUBUF default
    0xb011c3e304a018, // BUFFER_ATOMIC_OR_B64 ENC_MUBUF default
    0xb011c3e304b01e, // BUFFER_ATOMIC_XOR_B64 ENC_MUBUF default
    0xb011c3e504c00c, // BUFFER_ATOMIC_INC_U64 ENC_MUBUF default
    0xb011c3e504d00a, // BUFFER_ATOMIC_DEC_U64 ENC_MUBUF default
    0xb011c3e7050007, // BUFFER_ATOMIC_CMPSWAP_F32 ENC_MUBUF default
    0xb011a3e8051012, // BUFFER_ATOMIC_MIN_F32 ENC_MUBUF default
    0xb011a3e805200d, // BUFFER_ATOMIC_MAX_F32 ENC_MUBUF default
    0xb011a3e8056000, // BUFFER_ATOMIC_ADD_F32 ENC_MUBUF default
    0xb21123e90002b4, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0xb21143ea0012b5, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0xb21163eb0022b6, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0xb21183ec0032b7, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0xb21123ed0042bc, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0xb21143ee0052bd, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0xb21163ef0062be, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0xb21183f00072bf, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0xb21123e90082b0, // TBUFFER_LOAD_D16_FORMAT_X ENC_MTBUF default
    0xb21123f10092b1, // TBUFFER_LOAD_D16_FORMAT_XY ENC_MTBUF default
    0xb21143f200a2b2, // TBUFFER_LOAD_D16_FORMAT_XYZ ENC_MTBUF default
    0xb21143f300b2b3, // TBUFFER_LOAD_D16_FORMAT_XYZW ENC_MTBUF default
    0xb21123ed00c2b8, // TBUFFER_STORE_D16_FORMAT_X ENC_MTBUF default
    0xb21123f400d2b9, // TBUFFER_STORE_D16_FORMAT_XY ENC_MTBUF default
    0xb21143f500e2ba, // TBUFFER_STORE_D16_FORMAT_XYZ ENC_MTBUF default
    0xb21143f600f2bb, // TBUFFER_STORE_D16_FORMAT_XYZW ENC_MTBUF default
    0xb408e3f7000154, // IMAGE_LOAD ENC_MIMG default
    0xb60903f8000154, // IMAGE_LOAD MIMG_NSA1 has_nsa
    0xb40923f7001155, // IMAGE_LOAD_MIP ENC_MIMG default
    0xb60943f8001155, // IMAGE_LOAD_MIP MIMG_NSA1 has_nsa
    0xb408e3f7002158, // IMAGE_LOAD_PCK ENC_MIMG default
    0xb60903f8002158, // IMAGE_LOAD_PCK MIMG_NSA1 has_nsa
    0xb408e3f7003159, // IMAGE_LOAD_PCK_SGN ENC_MIMG default
    0xb60903f8003159, // IMAGE_LOAD_PCK_SGN MIMG_NSA1 has_nsa
    0xb40923f7004156, // IMAGE_LOAD_MIP_PCK ENC_MIMG default
    0xb60943f8004156, // IMAGE_LOAD_MIP_PCK MIMG_NSA1 has_nsa
    0xb40923f7005157, // IMAGE_LOAD_MIP_PCK_SGN ENC_MIMG default
    0xb60943f8005157, // IMAGE_LOAD_MIP_PCK_SGN MIMG_NSA1 has_nsa
    0xb408e3f9006183, // IMAGE_STORE ENC_MIMG default
    0xb60903fa006183, // IMAGE_STORE MIMG_NSA1 has_nsa
    0xb40923f9007184, // IMAGE_STORE_MIP ENC_MIMG default
    0xb60943fa007184, // IMAGE_STORE_MIP MIMG_NSA1 has_nsa
    0xb408e3f9008186, // IMAGE_STORE_PCK ENC_MIMG default
    0xb60903fa008186, // IMAGE_STORE_PCK MIMG_NSA1 has_nsa
    0xb40923f9009185, // IMAGE_STORE_MIP_PCK ENC_MIMG default
    0xb60943fa009185, // IMAGE_STORE_MIP_PCK MIMG_NSA1 has_nsa
    0xb40963fb00a13c, // IMAGE_ATOMIC_SWAP ENC_MIMG default
    0xb60983fc00a13c, // IMAGE_ATOMIC_SWAP MIMG_NSA1 has_nsa
    0xb409a3fd00b135, // IMAGE_ATOMIC_CMPSWAP ENC_MIMG default
    0xb609c3fe00b135, // IMAGE_ATOMIC_CMPSWAP MIMG_NSA1 has_nsa
    0xb40963ff00c133, // IMAGE_ATOMIC_ADD ENC_MIMG default
    0xb609840000c133, // IMAGE_ATOMIC_ADD MIMG_NSA1 has_nsa
    0xb40963ff00d13b, // IMAGE_ATOMIC_SUB ENC_MIMG default
    0xb609840000d13b, // IMAGE_ATOMIC_SUB MIMG_NSA1 has_nsa
    0xb409640100e13a, // IMAGE_ATOMIC_SMIN ENC_MIMG default
    0xb609840200e13a, // IMAGE_ATOMIC_SMIN MIMG_NSA1 has_nsa
    0xb40963ff00f13e, // IMAGE_ATOMIC_UMIN ENC_MIMG default
    0xb609840000f13e, // IMAGE_ATOMIC_UMIN MIMG_NSA1 has_nsa
    0xb4096401010139, // IMAGE_ATOMIC_SMAX ENC_MIMG default
    0xb6098402010139, // IMAGE_ATOMIC_SMAX MIMG_NSA1 has_nsa
    0xb40963ff01113d, // IMAGE_ATOMIC_UMAX ENC_MIMG default
    0xb609840001113d, // IMAGE_ATOMIC_UMAX MIMG_NSA1 has_nsa
    0xb40963fb012134, // IMAGE_ATOMIC_AND ENC_MIMG default
    0xb60983fc012134, // IMAGE_ATOMIC_AND MIMG_NSA1 has_nsa
    0xb40963fb013138, // IMAGE_ATOMIC_OR ENC_MIMG default
    0xb60983fc013138, // IMAGE_ATOMIC_OR MIMG_NSA1 has_nsa
    0xb40963fb01413f, // IMAGE_ATOMIC_XOR ENC_MIMG default
    0xb60983fc01413f, // IMAGE_ATOMIC_XOR MIMG_NSA1 has_nsa
    0xb40963ff015137, // IMAGE_ATOMIC_INC ENC_MIMG default
    0xb6098400015137, // IMAGE_ATOMIC_INC MIMG_NSA1 has_nsa
    0xb40963ff016136, // IMAGE_ATOMIC_DEC ENC_MIMG default
    0xb6098400016136, // IMAGE_ATOMIC_DEC MIMG_NSA1 has_nsa
    0xb409e403017153, // IMAGE_GET_RESINFO ENC_MIMG default
    0xb60a0404017153, // IMAGE_GET_RESINFO MIMG_NSA1 has_nsa
    0xb40a23f701815a, // IMAGE_MSAA_LOAD ENC_MIMG default
    0xb60a43f801815a, // IMAGE_MSAA_LOAD MIMG_NSA1 has_nsa
    0xb40a6405019141, // IMAGE_BVH_INTERSECT_RAY ENC_MIMG default
    0xb60a8406019141, // IMAGE_BVH_INTERSECT_RAY MIMG_NSA1 has_nsa
    0xb40a640701a140, // IMAGE_BVH64_INTERSECT_RAY ENC_MIMG default
    0xb60a840801a140, // IMAGE_BVH64_INTERSECT_RAY MIMG_NSA1 has_nsa
    0xb40aa40901b15b, // IMAGE_SAMPLE ENC_MIMG default
    0xb60ac40a01b15b, // IMAGE_SAMPLE MIMG_NSA1 has_nsa
    0xb40ae40b01c176, // IMAGE_SAMPLE_D ENC_MIMG default
    0xb60b040c01c176, // IMAGE_SAMPLE_D MIMG_NSA1 has_nsa
    0xb40b240d01d17e, // IMAGE_SAMPLE_L ENC_MIMG default
    0xb60b440e01d17e, // IMAGE_SAMPLE_L MIMG_NSA1 has_nsa
    0xb40b640d01e15c, // IMAGE_SAMPLE_B ENC_MIMG default
    0xb60b840e01e15c, // IMAGE_SAMPLE_B MIMG_NSA1 has_nsa
    0xb40aa40901f17f, // IMAGE_SAMPLE_LZ ENC_MIMG default
    0xb60ac40a01f17f, // IMAGE_SAMPLE_LZ MIMG_NSA1 has_nsa
    0xb40b640d020160, // IMAGE_SAMPLE_C ENC_MIMG default
    0xb60b840e020160, // IMAGE_SAMPLE_C MIMG_NSA1 has_nsa
    0xb40ba40f021169, // IMAGE_SAMPLE_C_D ENC_MIMG default
    0xb60bc410021169, // IMAGE_SAMPLE_C_D MIMG_NSA1 has_nsa
    0xb40be411022171, // IMAGE_SAMPLE_C_L ENC_MIMG default
    0xb60c0412022171, // IMAGE_SAMPLE_C_L MIMG_NSA1 has_nsa
    0xb40c2411023163, // IMAGE_SAMPLE_C_B ENC_MIMG default
    0xb60c4412023163, // IMAGE_SAMPLE_C_B MIMG_NSA1 has_nsa
    0xb40b640d024172, // IMAGE_SAMPLE_C_LZ ENC_MIMG default
    0xb60b840e024172, // IMAGE_SAMPLE_C_LZ MIMG_NSA1 has_nsa
    0xb40b640d025182, // IMAGE_SAMPLE_O ENC_MIMG default
    0xb60b840e025182, // IMAGE_SAMPLE_O MIMG_NSA1 has_nsa
    0xb40ba40f02617c, // IMAGE_SAMPLE_D_O ENC_MIMG default
    0xb60bc41002617c, // IMAGE_SAMPLE_D_O MIMG_NSA1 has_nsa
    0xb40be411027181, // IMAGE_SAMPLE_L_O ENC_MIMG default
    0xb60c0412027181, // IMAGE_SAMPLE_L_O MIMG_NSA1 has_nsa
    0xb40c241102815f, // IMAGE_SAMPLE_B_O ENC_MIMG default
    0xb60c441202815f, // IMAGE_SAMPLE_B_O MIMG_NSA1 has_nsa
    0xb40b640d029180, // IMAGE_SAMPLE_LZ_O ENC_MIMG default
    0xb60b840e029180, // IMAGE_SAMPLE_LZ_O MIMG_NSA1 has_nsa
    0xb40c241102a175, // IMAGE_SAMPLE_C_O ENC_MIMG default
    0xb60c441202a175, // IMAGE_SAMPLE_C_O MIMG_NSA1 has_nsa
    0xb40c641302b16f, // IMAGE_SAMPLE_C_D_O ENC_MIMG default
    0xb60c841402b16f, // IMAGE_SAMPLE_C_D_O MIMG_NSA1 has_nsa
    0xb40ca41502c174, // IMAGE_SAMPLE_C_L_O ENC_MIMG default
    0xb60cc41602c174, // IMAGE_SAMPLE_C_L_O MIMG_NSA1 has_nsa
    0xb40ce41502d166, // IMAGE_SAMPLE_C_B_O ENC_MIMG default
    0xb60d041602d166, // IMAGE_SAMPLE_C_B_O MIMG_NSA1 has_nsa
    0xb40c241102e173, // IMAGE_SAMPLE_C_LZ_O ENC_MIMG default
    0xb60c441202e173, // IMAGE_SAMPLE_C_LZ_O MIMG_NSA1 has_nsa
    0xb40d240902f142, // IMAGE_GATHER4 ENC_MIMG default
    0xb60d440a02f142, // IMAGE_GATHER4 MIMG_NSA1 has_nsa
    0xb40d640d03014e, // IMAGE_GATHER4_L ENC_MIMG default
    0xb60d840e03014e, // IMAGE_GATHER4_L MIMG_NSA1 has_nsa
    0xb40da40d031144, // IMAGE_GATHER4_B ENC_MIMG default
    0xb60dc40e031144, // IMAGE_GATHER4_B MIMG_NSA1 has_nsa
    0xb40d240903214f, // IMAGE_GATHER4_LZ ENC_MIMG default
    0xb60d440a03214f, // IMAGE_GATHER4_LZ MIMG_NSA1 has_nsa
    0xb40da40d033146, // IMAGE_GATHER4_C ENC_MIMG default
    0xb60dc40e033146, // IMAGE_GATHER4_C MIMG_NSA1 has_nsa
    0xb40da40d03414c, // IMAGE_GATHER4_C_LZ ENC_MIMG default
    0xb60dc40e03414c, // IMAGE_GATHER4_C_LZ MIMG_NSA1 has_nsa
    0xb40da40d035151, // IMAGE_GATHER4_O ENC_MIMG default
    0xb60dc40e035151, // IMAGE_GATHER4_O MIMG_NSA1 has_nsa
    0xb40da40d036150, // IMAGE_GATHER4_LZ_O ENC_MIMG default
    0xb60dc40e036150, // IMAGE_GATHER4_LZ_O MIMG_NSA1 has_nsa
    0xb40de41103714d, // IMAGE_GATHER4_C_LZ_O ENC_MIMG default
    0xb60e041203714d, // IMAGE_GATHER4_C_LZ_O MIMG_NSA1 has_nsa
    0xb40aa409038152, // IMAGE_GET_LOD ENC_MIMG default
    0xb60ac40a038152, // IMAGE_GET_LOD MIMG_NSA1 has_nsa
    0xb40e241703917b, // IMAGE_SAMPLE_D_G16 ENC_MIMG default
    0xb60e441803917b, // IMAGE_SAMPLE_D_G16 MIMG_NSA1 has_nsa
    0xb40e641903a16e, // IMAGE_SAMPLE_C_D_G16 ENC_MIMG default
    0xb60e841a03a16e, // IMAGE_SAMPLE_C_D_G16 MIMG_NSA1 has_nsa
    0xb40e641903b17d, // IMAGE_SAMPLE_D_O_G16 ENC_MIMG default
    0xb60e841a03b17d, // IMAGE_SAMPLE_D_O_G16 MIMG_NSA1 has_nsa
    0xb40ea40b03c170, // IMAGE_SAMPLE_C_D_O_G16 ENC_MIMG default
    0xb60ec40c03c170, // IMAGE_SAMPLE_C_D_O_G16 MIMG_NSA1 has_nsa
    0xb40b240d040161, // IMAGE_SAMPLE_CL ENC_MIMG default
    0xb60b440e040161, // IMAGE_SAMPLE_CL MIMG_NSA1 has_nsa
    0xb40ee40f041177, // IMAGE_SAMPLE_D_CL ENC_MIMG default
    0xb60f0410041177, // IMAGE_SAMPLE_D_CL MIMG_NSA1 has_nsa
    0xb40be41104215d, // IMAGE_SAMPLE_B_CL ENC_MIMG default
    0xb60c041204215d, // IMAGE_SAMPLE_B_CL MIMG_NSA1 has_nsa
    0xb40be411043167, // IMAGE_SAMPLE_C_CL ENC_MIMG default
    0xb60c0412043167, // IMAGE_SAMPLE_C_CL MIMG_NSA1 has_nsa
    0xb40f241304416a, // IMAGE_SAMPLE_C_D_CL ENC_MIMG default
    0xb60f441404416a, // IMAGE_SAMPLE_C_D_CL MIMG_NSA1 has_nsa
    0xb40ca415045164, // IMAGE_SAMPLE_C_B_CL ENC_MIMG default
    0xb60cc416045164, // IMAGE_SAMPLE_C_B_CL MIMG_NSA1 has_nsa
    0xb40be411046162, // IMAGE_SAMPLE_CL_O ENC_MIMG default
    0xb60c0412046162, // IMAGE_SAMPLE_CL_O MIMG_NSA1 has_nsa
    0xb40f2413047179, // IMAGE_SAMPLE_D_CL_O ENC_MIMG default
    0xb60f4414047179, // IMAGE_SAMPLE_D_CL_O MIMG_NSA1 has_nsa
    0xb40ca41504815e, // IMAGE_SAMPLE_B_CL_O ENC_MIMG default
    0xb60cc41604815e, // IMAGE_SAMPLE_B_CL_O MIMG_NSA1 has_nsa
    0xb40ca415049168, // IMAGE_SAMPLE_C_CL_O ENC_MIMG default
    0xb60cc416049168, // IMAGE_SAMPLE_C_CL_O MIMG_NSA1 has_nsa
    0xb40f641b04a16c, // IMAGE_SAMPLE_C_D_CL_O ENC_MIMG default
    0xb60f841c04a16c, // IMAGE_SAMPLE_C_D_CL_O MIMG_NSA1 has_nsa
    0xb40fa41704b165, // IMAGE_SAMPLE_C_B_CL_O ENC_MIMG default
    0xb60fc41804b165, // IMAGE_SAMPLE_C_B_CL_O MIMG_NSA1 has_nsa
    0xb40fe40b05416b, // IMAGE_SAMPLE_C_D_CL_G16 ENC_MIMG default
    0xb610040c05416b, // IMAGE_SAMPLE_C_D_CL_G16 MIMG_NSA1 has_nsa
    0xb40fe40b05517a, // IMAGE_SAMPLE_D_CL_O_G16 ENC_MIMG default
    0xb610040c05517a, // IMAGE_SAMPLE_D_CL_O_G16 MIMG_NSA1 has_nsa
    0xb410240f05616d, // IMAGE_SAMPLE_C_D_CL_O_G16 ENC_MIMG default
    0xb610441005616d, // IMAGE_SAMPLE_C_D_CL_O_G16 MIMG_NSA1 has_nsa
    0xb410641905f178, // IMAGE_SAMPLE_D_CL_G16 ENC_MIMG default
    0xb610841a05f178, // IMAGE_SAMPLE_D_CL_G16 MIMG_NSA1 has_nsa
    0xb40d640d060147, // IMAGE_GATHER4_CL ENC_MIMG default
    0xb60d840e060147, // IMAGE_GATHER4_CL MIMG_NSA1 has_nsa
    0xb410a411061145, // IMAGE_GATHER4_B_CL ENC_MIMG default
    0xb610c412061145, // IMAGE_GATHER4_B_CL MIMG_NSA1 has_nsa
    0xb410a41106214a, // IMAGE_GATHER4_C_CL ENC_MIMG default
    0xb610c41206214a, // IMAGE_GATHER4_C_CL MIMG_NSA1 has_nsa
    0xb410a41106314b, // IMAGE_GATHER4_C_L ENC_MIMG default
    0xb610c41206314b, // IMAGE_GATHER4_C_L MIMG_NSA1 has_nsa
    0xb40de411064148, // IMAGE_GATHER4_C_B ENC_MIMG default
    0xb60e0412064148, // IMAGE_GATHER4_C_B MIMG_NSA1 has_nsa
    0xb410e415065149, // IMAGE_GATHER4_C_B_CL ENC_MIMG default
    0xb6110416065149, // IMAGE_GATHER4_C_B_CL MIMG_NSA1 has_nsa
    0xb40d2409090143, // IMAGE_GATHER4H ENC_MIMG default
    0xb60d440a090143, // IMAGE_GATHER4H MIMG_NSA1 has_nsa
    0xb812441d000241, // S_LOAD_B32 ENC_SMEM default
    0xb812641e001243, // S_LOAD_B64 ENC_SMEM default
    0xb812841f00223f, // S_LOAD_B128 ENC_SMEM default
    0xb812a420003240, // S_LOAD_B256 ENC_SMEM default
    0xb812c421004242, // S_LOAD_B512 ENC_SMEM default
    0xb812e4220081d2, // S_BUFFER_LOAD_B32 ENC_SMEM default
    0xb81304230091d4, // S_BUFFER_LOAD_B64 ENC_SMEM default
    0xb813242400a1d0, // S_BUFFER_LOAD_B128 ENC_SMEM default
    0xb813442500b1d1, // S_BUFFER_LOAD_B256 ENC_SMEM default
    0xb813642600c1d3, // S_BUFFER_LOAD_B512 ENC_SMEM default
    0xb812217102023c, // S_GL1_INV ENC_SMEM default
    0xb812217102122d, // S_DCACHE_INV ENC_SMEM default
    0xb81384270221b7, // S_ATC_PROBE ENC_SMEM default
    0xb813a4280231b8, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0xba0444290000c7, // EXP ENC_EXP default
    0xbc34a42a000349, // V_CMP_F_F16 ENC_VOPC default
    0xbe34c42b000349, // V_CMP_F_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034e42c000349, // V_CMP_F_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234a42d000349, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0xbc34a42a00136e, // V_CMP_LT_F16 ENC_VOPC default
    0xbe34c42b00136e, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034e42c00136e, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234a42d00136e, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0xbc34a42a002340, // V_CMP_EQ_F16 ENC_VOPC default
    0xbe34c42b002340, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034e42c002340, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234a42d002340, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0xbc34a42a003362, // V_CMP_LE_F16 ENC_VOPC default
    0xbe34c42b003362, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034e42c003362, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234a42d003362, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0xbc34a42a004359, // V_CMP_GT_F16 ENC_VOPC default
    0xbe34c42b004359, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034e42c004359, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234a42d004359, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0xbc34a42a00536b, // V_CMP_LG_F16 ENC_VOPC default
    0xbe34c42b00536b, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034e42c00536b, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234a42d00536b, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0xbc34a42a006350, // V_CMP_GE_F16 ENC_VOPC default
    0xbe34c42b006350, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034e42c006350, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234a42d006350, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0xbc34a42a00738f, // V_CMP_O_F16 ENC_VOPC default
    0xbe34c42b00738f, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034e42c00738f, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234a42d00738f, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0xbc34a42a008399, // V_CMP_U_F16 ENC_VOPC default
    0xbe34c42b008399, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034e42c008399, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234a42d008399, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0xbc34a42a009380, // V_CMP_NGE_F16 ENC_VOPC default
    0xbe34c42b009380, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034e42c009380, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234a42d009380, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0xbc34a42a00a389, // V_CMP_NLG_F16 ENC_VOPC default
    0xbe34c42b00a389, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034e42c00a389, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234a42d00a389, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0xbc34a42a00b383, // V_CMP_NGT_F16 ENC_VOPC default
    0xbe34c42b00b383, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034e42c00b383, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234a42d00b383, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0xbc34a42a00c386, // V_CMP_NLE_F16 ENC_VOPC default
    0xbe34c42b00c386, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034e42c00c386, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234a42d00c386, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0xbc34a42a00d377, // V_CMP_NEQ_F16 ENC_VOPC default
    0xbe34c42b00d377, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034e42c00d377, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234a42d00d377, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0xbc34a42a00e38c, // V_CMP_NLT_F16 ENC_VOPC default
    0xbe34c42b00e38c, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034e42c00e38c, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234a42d00e38c, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0xbc34a42a00f392, // V_CMP_T_F16 ENC_VOPC default
    0xbe34c42b00f392, // V_CMP_T_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034e42c00f392, // V_CMP_T_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234a42d00f392, // V_CMP_T_F16 VOPC_INST_LITERAL has_lit
    0xbc35642e01034a, // V_CMP_F_F32 ENC_VOPC default
    0xbe35842f01034a, // V_CMP_F_F32 VOPC_VOP_DPP8 has_dpp8
    0xc035a43001034a, // V_CMP_F_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235643101034a, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0xbc35642e01136f, // V_CMP_LT_F32 ENC_VOPC default
    0xbe35842f01136f, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc035a43001136f, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235643101136f, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0xbc35642e012341, // V_CMP_EQ_F32 ENC_VOPC default
    0xbe35842f012341, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc035a430012341, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc2356431012341, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0xbc35642e013363, // V_CMP_LE_F32 ENC_VOPC default
    0xbe35842f013363, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc035a430013363, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc2356431013363, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0xbc35642e01435a, // V_CMP_GT_F32 ENC_VOPC default
    0xbe35842f01435a, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc035a43001435a, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235643101435a, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0xbc35642e01536c, // V_CMP_LG_F32 ENC_VOPC default
    0xbe35842f01536c, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc035a43001536c, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235643101536c, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0xbc35642e016351, // V_CMP_GE_F32 ENC_VOPC default
    0xbe35842f016351, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc035a430016351, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc2356431016351, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0xbc35642e017390, // V_CMP_O_F32 ENC_VOPC default
    0xbe35842f017390, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0xc035a430017390, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0xc2356431017390, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0xbc35642e01839a, // V_CMP_U_F32 ENC_VOPC default
    0xbe35842f01839a, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0xc035a43001839a, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235643101839a, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0xbc35642e019381, // V_CMP_NGE_F32 ENC_VOPC default
    0xbe35842f019381, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc035a430019381, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc2356431019381, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0xbc35642e01a38a, // V_CMP_NLG_F32 ENC_VOPC default
    0xbe35842f01a38a, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc035a43001a38a, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235643101a38a, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0xbc35642e01b384, // V_CMP_NGT_F32 ENC_VOPC default
    0xbe35842f01b384, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc035a43001b384, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235643101b384, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0xbc35642e01c387, // V_CMP_NLE_F32 ENC_VOPC default
    0xbe35842f01c387, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc035a43001c387, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235643101c387, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0xbc35642e01d378, // V_CMP_NEQ_F32 ENC_VOPC default
    0xbe35842f01d378, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc035a43001d378, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235643101d378, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0xbc35642e01e38d, // V_CMP_NLT_F32 ENC_VOPC default
    0xbe35842f01e38d, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc035a43001e38d, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235643101e38d, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0xbc35642e01f393, // V_CMP_T_F32 ENC_VOPC default
    0xbe35842f01f393, // V_CMP_T_F32 VOPC_VOP_DPP8 has_dpp8
    0xc035a43001f393, // V_CMP_T_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235643101f393, // V_CMP_T_F32 VOPC_INST_LITERAL has_lit
    0xbc35e43202034b, // V_CMP_F_F64 ENC_VOPC default
    0xc235e43302034b, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0xbc35e432021370, // V_CMP_LT_F64 ENC_VOPC default
    0xc235e433021370, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0xbc35e432022342, // V_CMP_EQ_F64 ENC_VOPC default
    0xc235e433022342, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0xbc35e432023364, // V_CMP_LE_F64 ENC_VOPC default
    0xc235e433023364, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0xbc35e43202435b, // V_CMP_GT_F64 ENC_VOPC default
    0xc235e43302435b, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0xbc35e43202536d, // V_CMP_LG_F64 ENC_VOPC default
    0xc235e43302536d, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0xbc35e432026352, // V_CMP_GE_F64 ENC_VOPC default
    0xc235e433026352, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0xbc35e432027391, // V_CMP_O_F64 ENC_VOPC default
    0xc235e433027391, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0xbc35e43202839b, // V_CMP_U_F64 ENC_VOPC default
    0xc235e43302839b, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0xbc35e432029382, // V_CMP_NGE_F64 ENC_VOPC default
    0xc235e433029382, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0xbc35e43202a38b, // V_CMP_NLG_F64 ENC_VOPC default
    0xc235e43302a38b, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0xbc35e43202b385, // V_CMP_NGT_F64 ENC_VOPC default
    0xc235e43302b385, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0xbc35e43202c388, // V_CMP_NLE_F64 ENC_VOPC default
    0xc235e43302c388, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0xbc35e43202d379, // V_CMP_NEQ_F64 ENC_VOPC default
    0xc235e43302d379, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0xbc35e43202e38e, // V_CMP_NLT_F64 ENC_VOPC default
    0xc235e43302e38e, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0xbc35e43202f394, // V_CMP_T_F64 ENC_VOPC default
    0xc235e43302f394, // V_CMP_T_F64 VOPC_INST_LITERAL has_lit
    0xbc366434031371, // V_CMP_LT_I16 ENC_VOPC default
    0xbe368435031371, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc036a436031371, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc2366437031371, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0xbc366434032343, // V_CMP_EQ_I16 ENC_VOPC default
    0xbe368435032343, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0xc036a436032343, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0xc2366437032343, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0xbc366434033365, // V_CMP_LE_I16 ENC_VOPC default
    0xbe368435033365, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc036a436033365, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc2366437033365, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0xbc36643403435c, // V_CMP_GT_I16 ENC_VOPC default
    0xbe36843503435c, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc036a43603435c, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc236643703435c, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0xbc36643403537a, // V_CMP_NE_I16 ENC_VOPC default
    0xbe36843503537a, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc036a43603537a, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc236643703537a, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0xbc366434036353, // V_CMP_GE_I16 ENC_VOPC default
    0xbe368435036353, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc036a436036353, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc2366437036353, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0xbc366438039374, // V_CMP_LT_U16 ENC_VOPC default
    0xbe368439039374, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc036a43a039374, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc236643b039374, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0xbc36643803a346, // V_CMP_EQ_U16 ENC_VOPC default
    0xbe36843903a346, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0xc036a43a03a346, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0xc236643b03a346, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0xbc36643803b368, // V_CMP_LE_U16 ENC_VOPC default
    0xbe36843903b368, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc036a43a03b368, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc236643b03b368, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0xbc36643803c35f, // V_CMP_GT_U16 ENC_VOPC default
    0xbe36843903c35f, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc036a43a03c35f, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc236643b03c35f, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0xbc36643803d37d, // V_CMP_NE_U16 ENC_VOPC default
    0xbe36843903d37d, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc036a43a03d37d, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc236643b03d37d, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0xbc36643803e356, // V_CMP_GE_U16 ENC_VOPC default
    0xbe36843903e356, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc036a43a03e356, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc236643b03e356, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0xbc35643c04034c, // V_CMP_F_I32 ENC_VOPC default
    0xbe35843d04034c, // V_CMP_F_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037243e04034c, // V_CMP_F_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235643f04034c, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0xbc35643c041372, // V_CMP_LT_I32 ENC_VOPC default
    0xbe35843d041372, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037243e041372, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235643f041372, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0xbc35643c042344, // V_CMP_EQ_I32 ENC_VOPC default
    0xbe35843d042344, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037243e042344, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235643f042344, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0xbc35643c043366, // V_CMP_LE_I32 ENC_VOPC default
    0xbe35843d043366, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037243e043366, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235643f043366, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0xbc35643c04435d, // V_CMP_GT_I32 ENC_VOPC default
    0xbe35843d04435d, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037243e04435d, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235643f04435d, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0xbc35643c04537b, // V_CMP_NE_I32 ENC_VOPC default
    0xbe35843d04537b, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037243e04537b, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235643f04537b, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0xbc35643c046354, // V_CMP_GE_I32 ENC_VOPC default
    0xbe35843d046354, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037243e046354, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235643f046354, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0xbc35643c047395, // V_CMP_T_I32 ENC_VOPC default
    0xbe35843d047395, // V_CMP_T_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037243e047395, // V_CMP_T_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235643f047395, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0xbc35644004834e, // V_CMP_F_U32 ENC_VOPC default
    0xbe35844104834e, // V_CMP_F_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037244204834e, // V_CMP_F_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235644304834e, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0xbc356440049375, // V_CMP_LT_U32 ENC_VOPC default
    0xbe358441049375, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc0372442049375, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc2356443049375, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0xbc35644004a347, // V_CMP_EQ_U32 ENC_VOPC default
    0xbe35844104a347, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037244204a347, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235644304a347, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0xbc35644004b369, // V_CMP_LE_U32 ENC_VOPC default
    0xbe35844104b369, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037244204b369, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235644304b369, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0xbc35644004c360, // V_CMP_GT_U32 ENC_VOPC default
    0xbe35844104c360, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037244204c360, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235644304c360, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0xbc35644004d37e, // V_CMP_NE_U32 ENC_VOPC default
    0xbe35844104d37e, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037244204d37e, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235644304d37e, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0xbc35644004e357, // V_CMP_GE_U32 ENC_VOPC default
    0xbe35844104e357, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037244204e357, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235644304e357, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0xbc35644004f397, // V_CMP_T_U32 ENC_VOPC default
    0xbe35844104f397, // V_CMP_T_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037244204f397, // V_CMP_T_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235644304f397, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0xbc37644405034d, // V_CMP_F_I64 ENC_VOPC default
    0xc237644505034d, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0xbc376444051373, // V_CMP_LT_I64 ENC_VOPC default
    0xc2376445051373, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0xbc376444052345, // V_CMP_EQ_I64 ENC_VOPC default
    0xc2376445052345, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0xbc376444053367, // V_CMP_LE_I64 ENC_VOPC default
    0xc2376445053367, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0xbc37644405435e, // V_CMP_GT_I64 ENC_VOPC default
    0xc237644505435e, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0xbc37644405537c, // V_CMP_NE_I64 ENC_VOPC default
    0xc237644505537c, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0xbc376444056355, // V_CMP_GE_I64 ENC_VOPC default
    0xc2376445056355, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0xbc376444057396, // V_CMP_T_I64 ENC_VOPC default
    0xc2376445057396, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0xbc37644605834f, // V_CMP_F_U64 ENC_VOPC default
    0xc237644705834f, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0xbc376446059376, // V_CMP_LT_U64 ENC_VOPC default
    0xc2376447059376, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0xbc37644605a348, // V_CMP_EQ_U64 ENC_VOPC default
    0xc237644705a348, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0xbc37644605b36a, // V_CMP_LE_U64 ENC_VOPC default
    0xc237644705b36a, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0xbc37644605c361, // V_CMP_GT_U64 ENC_VOPC default
    0xc237644705c361, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0xbc37644605d37f, // V_CMP_NE_U64 ENC_VOPC default
    0xc237644705d37f, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0xbc37644605e358, // V_CMP_GE_U64 ENC_VOPC default
    0xc237644705e358, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0xbc37644605f398, // V_CMP_T_U64 ENC_VOPC default
    0xc237644705f398, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0xbc34a42a07d33d, // V_CMP_CLASS_F16 ENC_VOPC default
    0xbe34c42b07d33d, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034e42c07d33d, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234a42d07d33d, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0xbc35644807e33e, // V_CMP_CLASS_F32 ENC_VOPC default
    0xbe35844907e33e, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0xc038444a07e33e, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235644b07e33e, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0xbc38844c07f33f, // V_CMP_CLASS_F64 ENC_VOPC default
    0xc238844d07f33f, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0xbc39044e0802ea, // V_CMPX_F_F16 ENC_VOPC default
    0xbe39244f0802ea, // V_CMPX_F_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03944500802ea, // V_CMPX_F_F16 VOPC_VOP_DPP16 has_dpp16
    0xc23904510802ea, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0xbc39044e08130f, // V_CMPX_LT_F16 ENC_VOPC default
    0xbe39244f08130f, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc039445008130f, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc239045108130f, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0xbc39044e0822e1, // V_CMPX_EQ_F16 ENC_VOPC default
    0xbe39244f0822e1, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03944500822e1, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc23904510822e1, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0xbc39044e083303, // V_CMPX_LE_F16 ENC_VOPC default
    0xbe39244f083303, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc0394450083303, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc2390451083303, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0xbc39044e0842fa, // V_CMPX_GT_F16 ENC_VOPC default
    0xbe39244f0842fa, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03944500842fa, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc23904510842fa, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0xbc39044e08530c, // V_CMPX_LG_F16 ENC_VOPC default
    0xbe39244f08530c, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc039445008530c, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc239045108530c, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0xbc39044e0862f1, // V_CMPX_GE_F16 ENC_VOPC default
    0xbe39244f0862f1, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03944500862f1, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc23904510862f1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0xbc39044e087330, // V_CMPX_O_F16 ENC_VOPC default
    0xbe39244f087330, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0xc0394450087330, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0xc2390451087330, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0xbc39044e08833a, // V_CMPX_U_F16 ENC_VOPC default
    0xbe39244f08833a, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0xc039445008833a, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0xc239045108833a, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0xbc39044e089321, // V_CMPX_NGE_F16 ENC_VOPC default
    0xbe39244f089321, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc0394450089321, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc2390451089321, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0xbc39044e08a32a, // V_CMPX_NLG_F16 ENC_VOPC default
    0xbe39244f08a32a, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc039445008a32a, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc239045108a32a, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0xbc39044e08b324, // V_CMPX_NGT_F16 ENC_VOPC default
    0xbe39244f08b324, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc039445008b324, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc239045108b324, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0xbc39044e08c327, // V_CMPX_NLE_F16 ENC_VOPC default
    0xbe39244f08c327, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc039445008c327, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc239045108c327, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0xbc39044e08d318, // V_CMPX_NEQ_F16 ENC_VOPC default
    0xbe39244f08d318, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc039445008d318, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc239045108d318, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0xbc39044e08e32d, // V_CMPX_NLT_F16 ENC_VOPC default
    0xbe39244f08e32d, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc039445008e32d, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc239045108e32d, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0xbc39044e08f333, // V_CMPX_T_F16 ENC_VOPC default
    0xbe39244f08f333, // V_CMPX_T_F16 VOPC_VOP_DPP8 has_dpp8
    0xc039445008f333, // V_CMPX_T_F16 VOPC_VOP_DPP16 has_dpp16
    0xc239045108f333, // V_CMPX_T_F16 VOPC_INST_LITERAL has_lit
    0xbc39c4520902eb, // V_CMPX_F_F32 ENC_VOPC default
    0xbe39e4530902eb, // V_CMPX_F_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03a04540902eb, // V_CMPX_F_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239c4550902eb, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0xbc39c452091310, // V_CMPX_LT_F32 ENC_VOPC default
    0xbe39e453091310, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03a0454091310, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239c455091310, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0xbc39c4520922e2, // V_CMPX_EQ_F32 ENC_VOPC default
    0xbe39e4530922e2, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03a04540922e2, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239c4550922e2, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0xbc39c452093304, // V_CMPX_LE_F32 ENC_VOPC default
    0xbe39e453093304, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03a0454093304, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239c455093304, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0xbc39c4520942fb, // V_CMPX_GT_F32 ENC_VOPC default
    0xbe39e4530942fb, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03a04540942fb, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239c4550942fb, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0xbc39c45209530d, // V_CMPX_LG_F32 ENC_VOPC default
    0xbe39e45309530d, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03a045409530d, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239c45509530d, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0xbc39c4520962f2, // V_CMPX_GE_F32 ENC_VOPC default
    0xbe39e4530962f2, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03a04540962f2, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239c4550962f2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0xbc39c452097331, // V_CMPX_O_F32 ENC_VOPC default
    0xbe39e453097331, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03a0454097331, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239c455097331, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0xbc39c45209833b, // V_CMPX_U_F32 ENC_VOPC default
    0xbe39e45309833b, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03a045409833b, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239c45509833b, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0xbc39c452099322, // V_CMPX_NGE_F32 ENC_VOPC default
    0xbe39e453099322, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03a0454099322, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239c455099322, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0xbc39c45209a32b, // V_CMPX_NLG_F32 ENC_VOPC default
    0xbe39e45309a32b, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03a045409a32b, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239c45509a32b, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0xbc39c45209b325, // V_CMPX_NGT_F32 ENC_VOPC default
    0xbe39e45309b325, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03a045409b325, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239c45509b325, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0xbc39c45209c328, // V_CMPX_NLE_F32 ENC_VOPC default
    0xbe39e45309c328, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03a045409c328, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239c45509c328, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0xbc39c45209d319, // V_CMPX_NEQ_F32 ENC_VOPC default
    0xbe39e45309d319, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03a045409d319, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239c45509d319, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0xbc39c45209e32e, // V_CMPX_NLT_F32 ENC_VOPC default
    0xbe39e45309e32e, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03a045409e32e, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239c45509e32e, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0xbc39c45209f334, // V_CMPX_T_F32 ENC_VOPC default
    0xbe39e45309f334, // V_CMPX_T_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03a045409f334, // V_CMPX_T_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239c45509f334, // V_CMPX_T_F32 VOPC_INST_LITERAL has_lit
    0xbc3a44560a02ec, // V_CMPX_F_F64 ENC_VOPC default
    0xc23a44570a02ec, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0xbc3a44560a1311, // V_CMPX_LT_F64 ENC_VOPC default
    0xc23a44570a1311, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0xbc3a44560a22e3, // V_CMPX_EQ_F64 ENC_VOPC default
    0xc23a44570a22e3, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0xbc3a44560a3305, // V_CMPX_LE_F64 ENC_VOPC default
    0xc23a44570a3305, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0xbc3a44560a42fc, // V_CMPX_GT_F64 ENC_VOPC default
    0xc23a44570a42fc, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0xbc3a44560a530e, // V_CMPX_LG_F64 ENC_VOPC default
    0xc23a44570a530e, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0xbc3a44560a62f3, // V_CMPX_GE_F64 ENC_VOPC default
    0xc23a44570a62f3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0xbc3a44560a7332, // V_CMPX_O_F64 ENC_VOPC default
    0xc23a44570a7332, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0xbc3a44560a833c, // V_CMPX_U_F64 ENC_VOPC default
    0xc23a44570a833c, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0xbc3a44560a9323, // V_CMPX_NGE_F64 ENC_VOPC default
    0xc23a44570a9323, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0xbc3a44560aa32c, // V_CMPX_NLG_F64 ENC_VOPC default
    0xc23a44570aa32c, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0xbc3a44560ab326, // V_CMPX_NGT_F64 ENC_VOPC default
    0xc23a44570ab326, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0xbc3a44560ac329, // V_CMPX_NLE_F64 ENC_VOPC default
    0xc23a44570ac329, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0xbc3a44560ad31a, // V_CMPX_NEQ_F64 ENC_VOPC default
    0xc23a44570ad31a, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0xbc3a44560ae32f, // V_CMPX_NLT_F64 ENC_VOPC default
    0xc23a44570ae32f, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0xbc3a44560af335, // V_CMPX_T_F64 ENC_VOPC default
    0xc23a44570af335, // V_CMPX_T_F64 VOPC_INST_LITERAL has_lit
    0xbc3ac4580b1312, // V_CMPX_LT_I16 ENC_VOPC default
    0xbe3ae4590b1312, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03b045a0b1312, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc23ac45b0b1312, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0xbc3ac4580b22e4, // V_CMPX_EQ_I16 ENC_VOPC default
    0xbe3ae4590b22e4, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03b045a0b22e4, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0xc23ac45b0b22e4, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0xbc3ac4580b3306, // V_CMPX_LE_I16 ENC_VOPC default
    0xbe3ae4590b3306, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03b045a0b3306, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc23ac45b0b3306, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0xbc3ac4580b42fd, // V_CMPX_GT_I16 ENC_VOPC default
    0xbe3ae4590b42fd, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03b045a0b42fd, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc23ac45b0b42fd, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0xbc3ac4580b531b, // V_CMPX_NE_I16 ENC_VOPC default
    0xbe3ae4590b531b, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03b045a0b531b, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc23ac45b0b531b, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0xbc3ac4580b62f4, // V_CMPX_GE_I16 ENC_VOPC default
    0xbe3ae4590b62f4, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03b045a0b62f4, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc23ac45b0b62f4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0xbc3ac45c0b9315, // V_CMPX_LT_U16 ENC_VOPC default
    0xbe3ae45d0b9315, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03b045e0b9315, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc23ac45f0b9315, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0xbc3ac45c0ba2e7, // V_CMPX_EQ_U16 ENC_VOPC default
    0xbe3ae45d0ba2e7, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03b045e0ba2e7, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0xc23ac45f0ba2e7, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0xbc3ac45c0bb309, // V_CMPX_LE_U16 ENC_VOPC default
    0xbe3ae45d0bb309, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03b045e0bb309, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc23ac45f0bb309, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0xbc3ac45c0bc300, // V_CMPX_GT_U16 ENC_VOPC default
    0xbe3ae45d0bc300, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03b045e0bc300, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc23ac45f0bc300, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0xbc3ac45c0bd31e, // V_CMPX_NE_U16 ENC_VOPC default
    0xbe3ae45d0bd31e, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03b045e0bd31e, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc23ac45f0bd31e, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0xbc3ac45c0be2f7, // V_CMPX_GE_U16 ENC_VOPC default
    0xbe3ae45d0be2f7, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03b045e0be2f7, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc23ac45f0be2f7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0xbc39c4600c02ed, // V_CMPX_F_I32 ENC_VOPC default
    0xbe39e4610c02ed, // V_CMPX_F_I32 VOPC_VOP_DPP8 has_dpp8
    0xc03b84620c02ed, // V_CMPX_F_I32 VOPC_VOP_DPP16 has_dpp16
    0xc239c4630c02ed, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0xbc39c4600c1313, // V_CMPX_LT_I32 ENC_VOPC default
    0xbe39e4610c1313, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc03b84620c1313, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc239c4630c1313, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0xbc39c4600c22e5, // V_CMPX_EQ_I32 ENC_VOPC default
    0xbe39e4610c22e5, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0xc03b84620c22e5, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0xc239c4630c22e5, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0xbc39c4600c3307, // V_CMPX_LE_I32 ENC_VOPC default
    0xbe39e4610c3307, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc03b84620c3307, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc239c4630c3307, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0xbc39c4600c42fe, // V_CMPX_GT_I32 ENC_VOPC default
    0xbe39e4610c42fe, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc03b84620c42fe, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc239c4630c42fe, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0xbc39c4600c531c, // V_CMPX_NE_I32 ENC_VOPC default
    0xbe39e4610c531c, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc03b84620c531c, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc239c4630c531c, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0xbc39c4600c62f5, // V_CMPX_GE_I32 ENC_VOPC default
    0xbe39e4610c62f5, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc03b84620c62f5, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc239c4630c62f5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0xbc39c4600c7336, // V_CMPX_T_I32 ENC_VOPC default
    0xbe39e4610c7336, // V_CMPX_T_I32 VOPC_VOP_DPP8 has_dpp8
    0xc03b84620c7336, // V_CMPX_T_I32 VOPC_VOP_DPP16 has_dpp16
    0xc239c4630c7336, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0xbc39c4640c82ef, // V_CMPX_F_U32 ENC_VOPC default
    0xbe39e4650c82ef, // V_CMPX_F_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03b84660c82ef, // V_CMPX_F_U32 VOPC_VOP_DPP16 has_dpp16
    0xc239c4670c82ef, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0xbc39c4640c9316, // V_CMPX_LT_U32 ENC_VOPC default
    0xbe39e4650c9316, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03b84660c9316, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc239c4670c9316, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0xbc39c4640ca2e8, // V_CMPX_EQ_U32 ENC_VOPC default
    0xbe39e4650ca2e8, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03b84660ca2e8, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0xc239c4670ca2e8, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0xbc39c4640cb30a, // V_CMPX_LE_U32 ENC_VOPC default
    0xbe39e4650cb30a, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03b84660cb30a, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc239c4670cb30a, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0xbc39c4640cc301, // V_CMPX_GT_U32 ENC_VOPC default
    0xbe39e4650cc301, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03b84660cc301, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc239c4670cc301, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0xbc39c4640cd31f, // V_CMPX_NE_U32 ENC_VOPC default
    0xbe39e4650cd31f, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03b84660cd31f, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc239c4670cd31f, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0xbc39c4640ce2f8, // V_CMPX_GE_U32 ENC_VOPC default
    0xbe39e4650ce2f8, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03b84660ce2f8, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc239c4670ce2f8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0xbc39c4640cf338, // V_CMPX_T_U32 ENC_VOPC default
    0xbe39e4650cf338, // V_CMPX_T_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03b84660cf338, // V_CMPX_T_U32 VOPC_VOP_DPP16 has_dpp16
    0xc239c4670cf338, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0xbc3bc4680d02ee, // V_CMPX_F_I64 ENC_VOPC default
    0xc23bc4690d02ee, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0xbc3bc4680d1314, // V_CMPX_LT_I64 ENC_VOPC default
    0xc23bc4690d1314, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0xbc3bc4680d22e6, // V_CMPX_EQ_I64 ENC_VOPC default
    0xc23bc4690d22e6, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0xbc3bc4680d3308, // V_CMPX_LE_I64 ENC_VOPC default
    0xc23bc4690d3308, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0xbc3bc4680d42ff, // V_CMPX_GT_I64 ENC_VOPC default
    0xc23bc4690d42ff, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0xbc3bc4680d531d, // V_CMPX_NE_I64 ENC_VOPC default
    0xc23bc4690d531d, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0xbc3bc4680d62f6, // V_CMPX_GE_I64 ENC_VOPC default
    0xc23bc4690d62f6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0xbc3bc4680d7337, // V_CMPX_T_I64 ENC_VOPC default
    0xc23bc4690d7337, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0xbc3bc46a0d82f0, // V_CMPX_F_U64 ENC_VOPC default
    0xc23bc46b0d82f0, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0xbc3bc46a0d9317, // V_CMPX_LT_U64 ENC_VOPC default
    0xc23bc46b0d9317, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0xbc3bc46a0da2e9, // V_CMPX_EQ_U64 ENC_VOPC default
    0xc23bc46b0da2e9, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0xbc3bc46a0db30b, // V_CMPX_LE_U64 ENC_VOPC default
    0xc23bc46b0db30b, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0xbc3bc46a0dc302, // V_CMPX_GT_U64 ENC_VOPC default
    0xc23bc46b0dc302, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0xbc3bc46a0dd320, // V_CMPX_NE_U64 ENC_VOPC default
    0xc23bc46b0dd320, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0xbc3bc46a0de2f9, // V_CMPX_GE_U64 ENC_VOPC default
    0xc23bc46b0de2f9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0xbc3bc46a0df339, // V_CMPX_T_U64 ENC_VOPC default
    0xc23bc46b0df339, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0xbc39044e0fd2de, // V_CMPX_CLASS_F16 ENC_VOPC default
    0xbe39244f0fd2de, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03944500fd2de, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0xc23904510fd2de, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0xbc39c46c0fe2df, // V_CMPX_CLASS_F32 ENC_VOPC default
    0xbe39e46d0fe2df, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03ca46e0fe2df, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239c46f0fe2df, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0xbc3ce4700ff2e0, // V_CMPX_CLASS_F64 ENC_VOPC default
    0xc23ce4710ff2e0, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0xc4122171000463, // V_NOP ENC_VOP1 default
    0xc4188472001452, // V_MOV_B32 ENC_VOP1 default
    0xc618a473001452, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0xc818c474001452, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0xca188475001452, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0xcc194476002488, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0xc41984770033b6, // V_CVT_I32_F64 ENC_VOP1 default
    0xca1984780033b6, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0xc419c4790043b1, // V_CVT_F64_I32 ENC_VOP1 default
    0xca19c47a0043b1, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0xc418847b0053aa, // V_CVT_F32_I32 ENC_VOP1 default
    0xc618a47c0053aa, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0xc81a047d0053aa, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0xca18847e0053aa, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0xc418847f0063ab, // V_CVT_F32_U32 ENC_VOP1 default
    0xc618a4800063ab, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0xc81a04810063ab, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0xca1884820063ab, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0xc41884830073c7, // V_CVT_U32_F32 ENC_VOP1 default
    0xc618a4840073c7, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4850073c7, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884860073c7, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0xc41884870083b5, // V_CVT_I32_F32 ENC_VOP1 default
    0xc618a4880083b5, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4890083b5, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0xca18848a0083b5, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0xc41ae48b00a3a5, // V_CVT_F16_F32 ENC_VOP1 default
    0xc61b048c00a3a5, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0xc81b248d00a3a5, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1ae48e00a3a5, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0xc41ba48f00b3a8, // V_CVT_F32_F16 ENC_VOP1 default
    0xc61bc49000b3a8, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81be49100b3a8, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ba49200b3a8, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0xc418848700c3b8, // V_CVT_NEAREST_I32_F32 ENC_VOP1 default
    0xc618a48800c3b8, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c48900c3b8, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0xca18848a00c3b8, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL has_lit
    0xc418848700d3b3, // V_CVT_FLOOR_I32_F32 ENC_VOP1 default
    0xc618a48800d3b3, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c48900d3b3, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0xca18848a00d3b3, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL has_lit
    0xc418847b00e3bb, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0xc618a47c00e3bb, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0xc81a047d00e3bb, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0xca18847e00e3bb, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0xc419849300f3a9, // V_CVT_F32_F64 ENC_VOP1 default
    0xca19849400f3a9, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0xc419c4950103b0, // V_CVT_F64_F32 ENC_VOP1 default
    0xca19c4960103b0, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0xc418847f0113ac, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0xc618a4800113ac, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0xc81a04810113ac, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0xca1884820113ac, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0xc418847f0123ad, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0xc618a4800123ad, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0xc81a04810123ad, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0xca1884820123ad, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0xc418847f0133ae, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0xc618a4800133ae, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0xc81a04810133ae, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0xca1884820133ae, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0xc418847f0143af, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0xc618a4800143af, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0xc81a04810143af, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0xca1884820143af, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0xc41984970153c8, // V_CVT_U32_F64 ENC_VOP1 default
    0xca1984980153c8, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0xc419c4990163b2, // V_CVT_F64_U32 ENC_VOP1 default
    0xca19c49a0163b2, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0xc41ce49b0174ad, // V_TRUNC_F64 ENC_VOP1 default
    0xca1ce49c0174ad, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0xc41ce49b0182db, // V_CEIL_F64 ENC_VOP1 default
    0xca1ce49c0182db, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0xc41ce49b01948c, // V_RNDNE_F64 ENC_VOP1 default
    0xca1ce49c01948c, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0xc41ce49b01a3ef, // V_FLOOR_F64 ENC_VOP1 default
    0xca1ce49c01a3ef, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0xc412217101b46e, // V_PIPEFLUSH ENC_VOP1 default
    0xc41d249d01c451, // V_MOV_B16 ENC_VOP1 default
    0xc61d449e01c451, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0xc81d649f01c451, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0xca1d24a001c451, // V_MOV_B16 VOP1_INST_LITERAL has_lit
    0xc41884a10203ff, // V_FRACT_F32 ENC_VOP1 default
    0xc618a4a20203ff, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4a30203ff, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884a40203ff, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0xc41884a10214ac, // V_TRUNC_F32 ENC_VOP1 default
    0xc618a4a20214ac, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4a30214ac, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884a40214ac, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0xc41884a10222da, // V_CEIL_F32 ENC_VOP1 default
    0xc618a4a20222da, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4a30222da, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884a40222da, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0xc41884a102348b, // V_RNDNE_F32 ENC_VOP1 default
    0xc618a4a202348b, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4a302348b, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884a402348b, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0xc41884a10243ee, // V_FLOOR_F32 ENC_VOP1 default
    0xc618a4a20243ee, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4a30243ee, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884a40243ee, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0xc41884a10253ec, // V_EXP_F32 ENC_VOP1 default
    0xc618a4a20253ec, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4a30253ec, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884a40253ec, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0xc41884a1027412, // V_LOG_F32 ENC_VOP1 default
    0xc618a4a2027412, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4a3027412, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884a4027412, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0xc41884a102a485, // V_RCP_F32 ENC_VOP1 default
    0xc618a4a202a485, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4a302a485, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884a402a485, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0xc41884a102b487, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0xc618a4a202b487, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4a302b487, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884a402b487, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0xc41884a102e48e, // V_RSQ_F32 ENC_VOP1 default
    0xc618a4a202e48e, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4a302e48e, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884a402e48e, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0xc41ce49b02f486, // V_RCP_F64 ENC_VOP1 default
    0xca1ce49c02f486, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0xc41ce49b03148f, // V_RSQ_F64 ENC_VOP1 default
    0xca1ce49c03148f, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0xc41884a1033498, // V_SQRT_F32 ENC_VOP1 default
    0xc618a4a2033498, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4a3033498, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884a4033498, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0xc41ce49b034499, // V_SQRT_F64 ENC_VOP1 default
    0xca1ce49c034499, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0xc41884a1035496, // V_SIN_F32 ENC_VOP1 default
    0xc618a4a2035496, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4a3035496, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884a4035496, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0xc41884a103639f, // V_COS_F32 ENC_VOP1 default
    0xc618a4a203639f, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4a303639f, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884a403639f, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0xc41884a5037465, // V_NOT_B32 ENC_VOP1 default
    0xc618a4a6037465, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0xc81a04a7037465, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0xca1884a8037465, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0xc41884720382d8, // V_BFREV_B32 ENC_VOP1 default
    0xc618a4730382d8, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4740382d8, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0xca1884750382d8, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0xc41884a90392dd, // V_CLZ_I32_U32 ENC_VOP1 default
    0xc618a4aa0392dd, // V_CLZ_I32_U32 VOP1_VOP_DPP8 has_dpp8
    0xc81a04ab0392dd, // V_CLZ_I32_U32 VOP1_VOP_DPP16 has_dpp16
    0xca1884ac0392dd, // V_CLZ_I32_U32 VOP1_INST_LITERAL has_lit
    0xc41884a903a3a0, // V_CTZ_I32_B32 ENC_VOP1 default
    0xc618a4aa03a3a0, // V_CTZ_I32_B32 VOP1_VOP_DPP8 has_dpp8
    0xc81a04ab03a3a0, // V_CTZ_I32_B32 VOP1_VOP_DPP16 has_dpp16
    0xca1884ac03a3a0, // V_CTZ_I32_B32 VOP1_INST_LITERAL has_lit
    0xc41884ad03b2dc, // V_CLS_I32 ENC_VOP1 default
    0xc618a4ae03b2dc, // V_CLS_I32 VOP1_VOP_DPP8 has_dpp8
    0xc81a04af03b2dc, // V_CLS_I32 VOP1_VOP_DPP16 has_dpp16
    0xca1884b003b2dc, // V_CLS_I32 VOP1_INST_LITERAL has_lit
    0xc419847703c403, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0xca19847803c403, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0xc41ce49b03d406, // V_FREXP_MANT_F64 ENC_VOP1 default
    0xca1ce49c03d406, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0xc41ce49b03e400, // V_FRACT_F64 ENC_VOP1 default
    0xca1ce49c03e400, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0xc418848703f402, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0xc618a48803f402, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c48903f402, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0xca18848a03f402, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0xc41884a1040405, // V_FREXP_MANT_F32 ENC_VOP1 default
    0xc618a4a2040405, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4a3040405, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884a4040405, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0xc41884b104244d, // V_MOVRELD_B32 ENC_VOP1 default
    0xc618a4b204244d, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4b304244d, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0xca1884b404244d, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0xcc1884b5043450, // V_MOVRELS_B32 ENC_VOP1 default
    0xc618a4b2043450, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4b3043450, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0xcc1884b504444f, // V_MOVRELSD_B32 ENC_VOP1 default
    0xc618a4b204444f, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4b304444f, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0xcc1884b504844e, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0xc618a4b204844e, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4b304844e, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0xc41e44b60503a7, // V_CVT_F16_U16 ENC_VOP1 default
    0xc61e64b70503a7, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0xc81e84b80503a7, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0xca1e44b90503a7, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0xc41e44ba0513a6, // V_CVT_F16_I16 ENC_VOP1 default
    0xc61e64bb0513a6, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0xc81e84bc0513a6, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0xca1e44bd0513a6, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0xc41f04be0523c6, // V_CVT_U16_F16 ENC_VOP1 default
    0xc61f24bf0523c6, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81f44c00523c6, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1f04c10523c6, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0xc41f04c20533b4, // V_CVT_I16_F16 ENC_VOP1 default
    0xc61f24c30533b4, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81f44c40533b4, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1f04c50533b4, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0xc41fc4c6054484, // V_RCP_F16 ENC_VOP1 default
    0xc61fe4c7054484, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0xc82004c8054484, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fc4c9054484, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0xc41fc4c6055497, // V_SQRT_F16 ENC_VOP1 default
    0xc61fe4c7055497, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0xc82004c8055497, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fc4c9055497, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0xc41fc4c605648d, // V_RSQ_F16 ENC_VOP1 default
    0xc61fe4c705648d, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0xc82004c805648d, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fc4c905648d, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0xc41fc4c6057411, // V_LOG_F16 ENC_VOP1 default
    0xc61fe4c7057411, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0xc82004c8057411, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fc4c9057411, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0xc41fc4c60583eb, // V_EXP_F16 ENC_VOP1 default
    0xc61fe4c70583eb, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0xc82004c80583eb, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fc4c90583eb, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0xc41fc4c6059404, // V_FREXP_MANT_F16 ENC_VOP1 default
    0xc61fe4c7059404, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0xc82004c8059404, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fc4c9059404, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0xc41f04c205a401, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0xc61f24c305a401, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81f44c405a401, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1f04c505a401, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0xc41fc4c605b3ed, // V_FLOOR_F16 ENC_VOP1 default
    0xc61fe4c705b3ed, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0xc82004c805b3ed, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fc4c905b3ed, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0xc41fc4c605c2d9, // V_CEIL_F16 ENC_VOP1 default
    0xc61fe4c705c2d9, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0xc82004c805c2d9, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fc4c905c2d9, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0xc41fc4c605d4ab, // V_TRUNC_F16 ENC_VOP1 default
    0xc61fe4c705d4ab, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0xc82004c805d4ab, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fc4c905d4ab, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0xc41fc4c605e48a, // V_RNDNE_F16 ENC_VOP1 default
    0xc61fe4c705e48a, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0xc82004c805e48a, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fc4c905e48a, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0xc41fc4c605f3fe, // V_FRACT_F16 ENC_VOP1 default
    0xc61fe4c705f3fe, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0xc82004c805f3fe, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fc4c905f3fe, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0xc41fc4c6060495, // V_SIN_F16 ENC_VOP1 default
    0xc61fe4c7060495, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0xc82004c8060495, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fc4c9060495, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0xc41fc4c606139e, // V_COS_F16 ENC_VOP1 default
    0xc61fe4c706139e, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0xc82004c806139e, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fc4c906139e, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0xc42084ca062494, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0xc620a4cb062494, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0xc820c4cc062494, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0xca2084cd062494, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0xc41f04c20633b9, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0xc61f24c30633b9, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81f44c40633b9, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1f04c50633b9, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0xc41f04be0643ba, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0xc61f24bf0643ba, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81f44c00643ba, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1f04c10643ba, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0xcc2144ce0654a9, // V_SWAP_B32 ENC_VOP1 default
    0xcc2164cf0664a8, // V_SWAP_B16 ENC_VOP1 default
    0xcc2144d006746b, // V_PERMLANE64_B32 ENC_VOP1 default
    0xcc2144d10684a7, // V_SWAPREL_B32 ENC_VOP1 default
    0xc41d24d2069464, // V_NOT_B16 ENC_VOP1 default
    0xc61d44d3069464, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0xc81d64d4069464, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0xca1d24d5069464, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0xc42184d606a3b7, // V_CVT_I32_I16 ENC_VOP1 default
    0xc621a4d706a3b7, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0xc821c4d806a3b7, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0xca2184d906a3b7, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0xc42184da06b3c9, // V_CVT_U32_U16 ENC_VOP1 default
    0xc621a4db06b3c9, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0xc821c4dc06b3c9, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0xca2184dd06b3c9, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0xce3204de000477, // V_PK_MAD_I16 ENC_VOP3P default
    0xd03204df000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0xd23204e0000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0xd43204e1000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd63204e2000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0xd83204e3000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda3204e4000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc3204e5000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce3224e6001480, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0xd03224e7001480, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0xd23224e8001480, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0xd43224e9001480, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3224ea002470, // V_PK_ADD_I16 ENC_VOP3P default
    0xd03224eb002470, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0xd23224ec002470, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0xd43224ed002470, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3224ea003481, // V_PK_SUB_I16 ENC_VOP3P default
    0xd03224eb003481, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0xd23224ec003481, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0xd43224ed003481, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3224e6004475, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0xd03224e7004475, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0xd23224e8004475, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0xd43224e9004475, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3224e6005476, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0xd03224e7005476, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0xd23224e8005476, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0xd43224e9005476, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3224ee006472, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0xd03224ef006472, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0xd23224f0006472, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0xd43224f1006472, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3224ea00747a, // V_PK_MAX_I16 ENC_VOP3P default
    0xd03224eb00747a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0xd23224ec00747a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0xd43224ed00747a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3224ea00847d, // V_PK_MIN_I16 ENC_VOP3P default
    0xd03224eb00847d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0xd23224ec00847d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0xd43224ed00847d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3204f2009478, // V_PK_MAD_U16 ENC_VOP3P default
    0xd03204f3009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0xd23204f4009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0xd43204f5009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd63204f6009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0xd83204f7009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda3204f8009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc3204f9009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce3224e600a471, // V_PK_ADD_U16 ENC_VOP3P default
    0xd03224e700a471, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0xd23224e800a471, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0xd43224e900a471, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3224e600b482, // V_PK_SUB_U16 ENC_VOP3P default
    0xd03224e700b482, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0xd23224e800b482, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0xd43224e900b482, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3224e600c47b, // V_PK_MAX_U16 ENC_VOP3P default
    0xd03224e700c47b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0xd23224e800c47b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0xd43224e900c47b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3224e600d47e, // V_PK_MIN_U16 ENC_VOP3P default
    0xd03224e700d47e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0xd23224e800d47e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0xd43224e900d47e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3244fa00e474, // V_PK_FMA_F16 ENC_VOP3P default
    0xd03244fb00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0xd23244fc00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0xd43244fd00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd63244fe00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0xd83244ff00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda32450000e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc32450100e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce32650200f46f, // V_PK_ADD_F16 ENC_VOP3P default
    0xd032650300f46f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0xd232650400f46f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0xd432650500f46f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce32650201047f, // V_PK_MUL_F16 ENC_VOP3P default
    0xd032650301047f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0xd232650401047f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0xd432650501047f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce32650201147c, // V_PK_MIN_F16 ENC_VOP3P default
    0xd032650301147c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0xd232650401147c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0xd432650501147c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce326502012479, // V_PK_MAX_F16 ENC_VOP3P default
    0xd0326503012479, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0xd2326504012479, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0xd4326505012479, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3285060133d5, // V_DOT2_F32_F16 ENC_VOP3P default
    0xde32a5070133d5, // V_DOT2_F32_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe032c5080133d5, // V_DOT2_F32_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd03285090133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0xd232850a0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0xd432850b0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd632850c0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0xd832850d0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda32850e0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc32850f0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce32e5100163d6, // V_DOT4_I32_IU8 ENC_VOP3P default
    0xd032e5110163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0xd232e5120163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0xd432e5130163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd632e5140163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0xd832e5150163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda32e5160163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc32e5170163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce32e2320173d7, // V_DOT4_U32_U8 ENC_VOP3P default
    0xd032e5180173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0xd232e5190173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0xd432e51a0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd632e51b0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0xd832e51c0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda32e51d0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc32e51e0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce32e51f0183d8, // V_DOT8_I32_IU4 ENC_VOP3P default
    0xd032e5200183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0xd232e5210183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0xd432e5220183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd632e5230183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0xd832e5240183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda32e5250183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc32e5260183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce32e5270193d9, // V_DOT8_U32_U4 ENC_VOP3P default
    0xd032e5280193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0xd232e5290193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0xd432e52a0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd632e52b0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0xd832e52c0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda32e52d0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc32e52e0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce33052f01a3d4, // V_DOT2_F32_BF16 ENC_VOP3P default
    0xde33253001a3d4, // V_DOT2_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0xe033453101a3d4, // V_DOT2_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0xd033053201a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0xd233053301a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0xd433053401a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd633053501a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0xd833053601a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda33053701a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc33053801a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce3365390203fd, // V_FMA_MIX_F32 ENC_VOP3P default
    0xe233853a0203fd, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0xe433a53b0203fd, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0xd033653c0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0xd233653d0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0xd433653e0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd633653f0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0xd83365400203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda3365410203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc3365420203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce3365430213fc, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0xe23385440213fc, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe433a5450213fc, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd03365460213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0xd23365470213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0xd43365480213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd63365490213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0xd833654a0213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda33654b0213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc33654c0213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce3365430223fb, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0xe23385440223fb, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe433a5450223fb, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd03365460223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0xd23365470223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0xd43365480223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd63365490223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0xd833654a0223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda33654b0223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc33654c0223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xe633c54d0404b1, // V_WMMA_F32_16X16X16_F16 ENC_VOP3P default
    0xe633c54e0414b0, // V_WMMA_F32_16X16X16_BF16 ENC_VOP3P default
    0xe633e54f0424af, // V_WMMA_F16_16X16X16_F16 ENC_VOP3P default
    0xe633e5500434ae, // V_WMMA_BF16_16X16X16_BF16 ENC_VOP3P default
    0xe63405510444b3, // V_WMMA_I32_16X16X16_IU8 ENC_VOP3P default
    0xe63425520454b2, // V_WMMA_I32_16X16X16_IU4 ENC_VOP3P default
    0xe8180553000408, // V_INTERP_P10_F32 ENC_VINTERP default
    0xe818055300140b, // V_INTERP_P2_F32 ENC_VINTERP default
    0xe8182554002407, // V_INTERP_P10_F16_F32 ENC_VINTERP default
    0xe818455500340a, // V_INTERP_P2_F16_F32 ENC_VINTERP default
    0xe8182554004409, // V_INTERP_P10_RTZ_F16_F32 ENC_VINTERP default
    0xe818455500540c, // V_INTERP_P2_RTZ_F16_F32 ENC_VINTERP default
    0xea08a556000188, // LDS_PARAM_LOAD ENC_LDSDIR default
    0xea08c557001187, // LDS_DIRECT_LOAD ENC_LDSDIR default
    0xec13c55800025a, // S_MOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c55900025a, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0xec13e55a00125b, // S_MOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13e55b00125b, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0xec13c55c0021e8, // S_CMOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c55d0021e8, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0xec13e55e0031e9, // S_CMOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13e55f0031e9, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0xec13c5600041ce, // S_BREV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c5610041ce, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0xec13e5620051cf, // S_BREV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13e5630051cf, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0xec13c564008223, // S_CTZ_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c565008223, // S_CTZ_I32_B32 SOP1_INST_LITERAL has_lit_0
    0xec140566009224, // S_CTZ_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee140567009224, // S_CTZ_I32_B64 SOP1_INST_LITERAL has_lit_0
    0xec13c56400a1e5, // S_CLZ_I32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c56500a1e5, // S_CLZ_I32_U32 SOP1_INST_LITERAL has_lit_0
    0xec14056600b1e6, // S_CLZ_I32_U64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14056700b1e6, // S_CLZ_I32_U64 SOP1_INST_LITERAL has_lit_0
    0xec13c56800c1e3, // S_CLS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c56900c1e3, // S_CLS_I32 SOP1_INST_LITERAL has_lit_0
    0xec14056a00d1e4, // S_CLS_I32_I64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14056b00d1e4, // S_CLS_I32_I64 SOP1_INST_LITERAL has_lit_0
    0xec13c56c00e28d, // S_SEXT_I32_I8 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c56d00e28d, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0xec13c56e00f28c, // S_SEXT_I32_I16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c56f00f28c, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0xec13c5700101c9, // S_BITSET0_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c5710101c9, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0xec1425720111ca, // S_BITSET0_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee1425730111ca, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0xec13c5700121cb, // S_BITSET1_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c5710121cb, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0xec1425720131cc, // S_BITSET1_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee1425730131cc, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0xec1425740141c8, // S_BITREPLICATE_B64_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee1425750141c8, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0xec13c5760151a0, // S_ABS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c5770151a0, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0xec13c5780161ba, // S_BCNT0_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c5790161ba, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0xec14057a0171bb, // S_BCNT0_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14057b0171bb, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0xec13c5780181bc, // S_BCNT1_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c5790181bc, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0xec14057a0191bd, // S_BCNT1_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14057b0191bd, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0xec13c57c01a27b, // S_QUADMASK_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c57d01a27b, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0xec13e57e01b27c, // S_QUADMASK_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13e57f01b27c, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0xec13c57c01c2a6, // S_WQM_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c57d01c2a6, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0xec13e57e01d2a7, // S_WQM_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13e57f01d2a7, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0xec13c57c01e26b, // S_NOT_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c57d01e26b, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0xec13e57e01f26c, // S_NOT_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13e57f01f26c, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0xec13c5800201b3, // S_AND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c5810201b3, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xec13e5820211b4, // S_AND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13e5830211b4, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xec13c580022275, // S_OR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c581022275, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xec13e582023276, // S_OR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13e583023276, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xec13c5800242ae, // S_XOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c5810242ae, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xec13e5820252af, // S_XOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13e5830252af, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xec13c580026264, // S_NAND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c581026264, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xec13e582027265, // S_NAND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13e583027265, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xec13c580028269, // S_NOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c581028269, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xec13e58202926a, // S_NOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13e58302926a, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xec13c58002a2aa, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c58102a2aa, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xec13e58202b2ab, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13e58302b2ab, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xec13c58002c1a9, // S_AND_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c58102c1a9, // S_AND_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xec13e58202d1aa, // S_AND_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13e58302d1aa, // S_AND_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xec13c58002e26f, // S_OR_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c58102e26f, // S_OR_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xec13e58202f270, // S_OR_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13e58302f270, // S_OR_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xec13c5800301af, // S_AND_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c5810301af, // S_AND_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xec13e5820311b0, // S_AND_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13e5830311b0, // S_AND_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xec13c580032273, // S_OR_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c581032273, // S_OR_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xec13e582033274, // S_OR_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13e583033274, // S_OR_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xec13c5800341ab, // S_AND_NOT0_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c5810341ab, // S_AND_NOT0_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xec13e5820351ac, // S_AND_NOT0_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13e5830351ac, // S_AND_NOT0_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xec13c5800361b1, // S_AND_NOT1_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c5810361b1, // S_AND_NOT1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xec13e5820371b2, // S_AND_NOT1_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13e5830371b2, // S_AND_NOT1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xec13c584040258, // S_MOVRELS_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13e585041259, // S_MOVRELS_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13c586042255, // S_MOVRELD_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c587042255, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0xec13e588043256, // S_MOVRELD_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13e589043256, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0xec13c58a044257, // S_MOVRELSD_2_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14458b04723a, // S_GETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14658c048287, // S_SETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13e58d049296, // S_SWAPPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14658c04a27d, // S_RFE_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xf014858e04c283, // S_SENDMSG_RTN_B32 ENC_SOP1 default
    0xf014a58f04d284, // S_SENDMSG_RTN_B64 ENC_SOP1 default
    0xec13c5900601e1, // S_CEIL_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c5910601e1, // S_CEIL_F32 SOP1_INST_LITERAL has_lit_0
    0xec13c590061235, // S_FLOOR_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c591061235, // S_FLOOR_F32 SOP1_INST_LITERAL has_lit_0
    0xec13c590062299, // S_TRUNC_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c591062299, // S_TRUNC_F32 SOP1_INST_LITERAL has_lit_0
    0xec13c59006327f, // S_RNDNE_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c59106327f, // S_RNDNE_F32 SOP1_INST_LITERAL has_lit_0
    0xec13c592064227, // S_CVT_F32_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c593064227, // S_CVT_F32_I32 SOP1_INST_LITERAL has_lit_0
    0xec13c594065228, // S_CVT_F32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c595065228, // S_CVT_F32_U32 SOP1_INST_LITERAL has_lit_0
    0xec13c59606622a, // S_CVT_I32_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c59706622a, // S_CVT_I32_F32 SOP1_INST_LITERAL has_lit_0
    0xec13c59806722c, // S_CVT_U32_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c59906722c, // S_CVT_U32_F32 SOP1_INST_LITERAL has_lit_0
    0xec13c59a068225, // S_CVT_F16_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c59b068225, // S_CVT_F16_F32 SOP1_INST_LITERAL has_lit_0
    0xec13c59c069226, // S_CVT_F32_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c59d069226, // S_CVT_F32_F16 SOP1_INST_LITERAL has_lit_0
    0xec13c59c06a229, // S_CVT_HI_F32_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c59d06a229, // S_CVT_HI_F32_F16 SOP1_INST_LITERAL has_lit_0
    0xec13c59e06b1e0, // S_CEIL_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c59f06b1e0, // S_CEIL_F16 SOP1_INST_LITERAL has_lit_0
    0xec13c59e06c234, // S_FLOOR_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c59f06c234, // S_FLOOR_F16 SOP1_INST_LITERAL has_lit_0
    0xec13c59e06d298, // S_TRUNC_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c59f06d298, // S_TRUNC_F16 SOP1_INST_LITERAL has_lit_0
    0xec13c59e06e27e, // S_RNDNE_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee13c59f06e27e, // S_RNDNE_F16 SOP1_INST_LITERAL has_lit_0
    0xf215c5a00001f8, // S_CMP_EQ_I32 ENC_SOPC default
    0xf415c5a10001f8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0xf615c5a20001f8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0xf815c5a30001f8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf215c5a0001209, // S_CMP_LG_I32 ENC_SOPC default
    0xf415c5a1001209, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0xf615c5a2001209, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0xf815c5a3001209, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf215c5a0002201, // S_CMP_GT_I32 ENC_SOPC default
    0xf415c5a1002201, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0xf615c5a2002201, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0xf815c5a3002201, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf215c5a00031fd, // S_CMP_GE_I32 ENC_SOPC default
    0xf415c5a10031fd, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0xf615c5a20031fd, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0xf815c5a30031fd, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf215c5a000420e, // S_CMP_LT_I32 ENC_SOPC default
    0xf415c5a100420e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0xf615c5a200420e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0xf815c5a300420e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf215c5a0005205, // S_CMP_LE_I32 ENC_SOPC default
    0xf415c5a1005205, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0xf615c5a2005205, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0xf815c5a3005205, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf215c5a40061f9, // S_CMP_EQ_U32 ENC_SOPC default
    0xf415c5a50061f9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0xf615c5a60061f9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0xf815c5a70061f9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf215c5a400720a, // S_CMP_LG_U32 ENC_SOPC default
    0xf415c5a500720a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0xf615c5a600720a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0xf815c5a700720a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf215c5a4008202, // S_CMP_GT_U32 ENC_SOPC default
    0xf415c5a5008202, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0xf615c5a6008202, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0xf815c5a7008202, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf215c5a40091fe, // S_CMP_GE_U32 ENC_SOPC default
    0xf415c5a50091fe, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0xf615c5a60091fe, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0xf815c5a70091fe, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf215c5a400a20f, // S_CMP_LT_U32 ENC_SOPC default
    0xf415c5a500a20f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0xf615c5a600a20f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0xf815c5a700a20f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf215c5a400b206, // S_CMP_LE_U32 ENC_SOPC default
    0xf415c5a500b206, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0xf615c5a600b206, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0xf815c5a700b206, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf215c5a400c1c4, // S_BITCMP0_B32 ENC_SOPC default
    0xf415c5a500c1c4, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0xf615c5a600c1c4, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0xf815c5a700c1c4, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf215c5a400d1c6, // S_BITCMP1_B32 ENC_SOPC default
    0xf415c5a500d1c6, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0xf615c5a600d1c6, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0xf815c5a700d1c6, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf215e5a800e1c5, // S_BITCMP0_B64 ENC_SOPC default
    0xf415e5a900e1c5, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0xf615e5aa00e1c5, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0xf815e5ab00e1c5, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf215e5a800f1c7, // S_BITCMP1_B64 ENC_SOPC default
    0xf415e5a900f1c7, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0xf615e5aa00f1c7, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0xf815e5ab00f1c7, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21605ac0101fa, // S_CMP_EQ_U64 ENC_SOPC default
    0xf41605ad0101fa, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0xf61605ae0101fa, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0xf81605af0101fa, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21605ac01120b, // S_CMP_LG_U64 ENC_SOPC default
    0xf41605ad01120b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0xf61605ae01120b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0xf81605af01120b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf215c5b004120d, // S_CMP_LT_F32 ENC_SOPC default
    0xf415c5b104120d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0
    0xf615c5b204120d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_1
    0xf815c5b304120d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf215c5b00421f7, // S_CMP_EQ_F32 ENC_SOPC default
    0xf415c5b10421f7, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0
    0xf615c5b20421f7, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_1
    0xf815c5b30421f7, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf215c5b0043204, // S_CMP_LE_F32 ENC_SOPC default
    0xf415c5b1043204, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0
    0xf615c5b2043204, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_1
    0xf815c5b3043204, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf215c5b0044200, // S_CMP_GT_F32 ENC_SOPC default
    0xf415c5b1044200, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0
    0xf615c5b2044200, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_1
    0xf815c5b3044200, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf215c5b0045208, // S_CMP_LG_F32 ENC_SOPC default
    0xf415c5b1045208, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0
    0xf615c5b2045208, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_1
    0xf815c5b3045208, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf215c5b00461fc, // S_CMP_GE_F32 ENC_SOPC default
    0xf415c5b10461fc, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0
    0xf615c5b20461fc, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_1
    0xf815c5b30461fc, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf215c5b004721d, // S_CMP_O_F32 ENC_SOPC default
    0xf415c5b104721d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0
    0xf615c5b204721d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_1
    0xf815c5b304721d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf215c5b004821f, // S_CMP_U_F32 ENC_SOPC default
    0xf415c5b104821f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0
    0xf615c5b204821f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_1
    0xf815c5b304821f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf215c5b0049213, // S_CMP_NGE_F32 ENC_SOPC default
    0xf415c5b1049213, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0
    0xf615c5b2049213, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_1
    0xf815c5b3049213, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf215c5b004a219, // S_CMP_NLG_F32 ENC_SOPC default
    0xf415c5b104a219, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0
    0xf615c5b204a219, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_1
    0xf815c5b304a219, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf215c5b004b215, // S_CMP_NGT_F32 ENC_SOPC default
    0xf415c5b104b215, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0
    0xf615c5b204b215, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_1
    0xf815c5b304b215, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf215c5b004c217, // S_CMP_NLE_F32 ENC_SOPC default
    0xf415c5b104c217, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0
    0xf615c5b204c217, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_1
    0xf815c5b304c217, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf215c5b004d211, // S_CMP_NEQ_F32 ENC_SOPC default
    0xf415c5b104d211, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0
    0xf615c5b204d211, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_1
    0xf815c5b304d211, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf215c5b004e21b, // S_CMP_NLT_F32 ENC_SOPC default
    0xf415c5b104e21b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0
    0xf615c5b204e21b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_1
    0xf815c5b304e21b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21625b405120c, // S_CMP_LT_F16 ENC_SOPC default
    0xf41625b505120c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0
    0xf61625b605120c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_1
    0xf81625b705120c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21625b40521f6, // S_CMP_EQ_F16 ENC_SOPC default
    0xf41625b50521f6, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0
    0xf61625b60521f6, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_1
    0xf81625b70521f6, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21625b4053203, // S_CMP_LE_F16 ENC_SOPC default
    0xf41625b5053203, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0
    0xf61625b6053203, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_1
    0xf81625b7053203, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21625b40541ff, // S_CMP_GT_F16 ENC_SOPC default
    0xf41625b50541ff, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0
    0xf61625b60541ff, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_1
    0xf81625b70541ff, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21625b4055207, // S_CMP_LG_F16 ENC_SOPC default
    0xf41625b5055207, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0
    0xf61625b6055207, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_1
    0xf81625b7055207, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21625b40561fb, // S_CMP_GE_F16 ENC_SOPC default
    0xf41625b50561fb, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0
    0xf61625b60561fb, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_1
    0xf81625b70561fb, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21625b405721c, // S_CMP_O_F16 ENC_SOPC default
    0xf41625b505721c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0
    0xf61625b605721c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_1
    0xf81625b705721c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21625b405821e, // S_CMP_U_F16 ENC_SOPC default
    0xf41625b505821e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0
    0xf61625b605821e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_1
    0xf81625b705821e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21625b4059212, // S_CMP_NGE_F16 ENC_SOPC default
    0xf41625b5059212, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0
    0xf61625b6059212, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_1
    0xf81625b7059212, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21625b405a218, // S_CMP_NLG_F16 ENC_SOPC default
    0xf41625b505a218, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0
    0xf61625b605a218, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_1
    0xf81625b705a218, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21625b405b214, // S_CMP_NGT_F16 ENC_SOPC default
    0xf41625b505b214, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0
    0xf61625b605b214, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_1
    0xf81625b705b214, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21625b405c216, // S_CMP_NLE_F16 ENC_SOPC default
    0xf41625b505c216, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0
    0xf61625b605c216, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_1
    0xf81625b705c216, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21625b405d210, // S_CMP_NEQ_F16 ENC_SOPC default
    0xf41625b505d210, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0
    0xf61625b605d210, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_1
    0xf81625b705d210, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf21625b405e21a, // S_CMP_NLT_F16 ENC_SOPC default
    0xf41625b505e21a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0
    0xf61625b605e21a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_1
    0xf81625b705e21a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xfa1705b8000266, // S_NOP ENC_SOPP default
    0xfa1705b8001286, // S_SETKILL ENC_SOPP default
    0xfa1705b8002285, // S_SETHALT ENC_SOPP default
    0xfa1705b800328e, // S_SLEEP ENC_SOPP default
    0xfa1725b800428b, // S_SET_INST_PREFETCH_DISTANCE ENC_SOPP default
    0xfa1725b90051e2, // S_CLAUSE ENC_SOPP default
    0xfa1745ba00722f, // S_DELAY_ALU ENC_SOPP default
    0xfa1765bb00829e, // S_WAITCNT_DEPCTR ENC_SOPP default
    0xfa1785bc00929d, // S_WAITCNT ENC_SOPP default
    0xfa12217100a2a4, // S_WAIT_IDLE ENC_SOPP default
    0xfa1725bd00b2a3, // S_WAIT_EVENT ENC_SOPP default
    0xfa1705b8010297, // S_TRAP ENC_SOPP default
    0xfa1725b8011280, // S_ROUND_MODE ENC_SOPP default
    0xfa1705b8012230, // S_DENORM_MODE ENC_SOPP default
    0xfa12217101f220, // S_CODE_END ENC_SOPP default
    0xfa17a5be0201cd, // S_BRANCH ENC_SOPP default
    0xfa17a5bf0211dc, // S_CBRANCH_SCC0 ENC_SOPP default
    0xfa17a5bf0221dd, // S_CBRANCH_SCC1 ENC_SOPP default
    0xfc17a5c00231df, // S_CBRANCH_VCCZ ENC_SOPP default
    0xfc17a5c00241de, // S_CBRANCH_VCCNZ ENC_SOPP default
    0xfa17a5c10251db, // S_CBRANCH_EXECZ ENC_SOPP default
    0xfa17a5c10261da, // S_CBRANCH_EXECNZ ENC_SOPP default
    0xfa17a5be0271d6, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0xfa17a5be0281d9, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0xfa17a5be0291d8, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0xfa17a5be02a1d7, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0xfa17c171030231, // S_ENDPGM ENC_SOPP default
    0xfa122171031233, // S_ENDPGM_SAVED ENC_SOPP default
    0xfa122171032232, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0xfa1221710342a5, // S_WAKEUP ENC_SOPP default
    0xfa1705b8035288, // S_SETPRIO ENC_SOPP default
    0xfa17e5c2036281, // S_SENDMSG ENC_SOPP default
    0xfa17e5c2037282, // S_SENDMSGHALT ENC_SOPP default
    0xfa1705b803823e, // S_INCPERFLEVEL ENC_SOPP default
    0xfa1705b803922e, // S_DECPERFLEVEL ENC_SOPP default
    0xfa1225c303a29a, // S_TTRACEDATA ENC_SOPP default
    0xfa1725b803b29b, // S_TTRACEDATA_IMM ENC_SOPP default
    0xfa12217103c23d, // S_ICACHE_INV ENC_SOPP default
    0xfa12217103d1b9, // S_BARRIER ENC_SOPP default
];
