// Written by `cargo xtask regen` from amdgpu_isa_rdna3_5.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Forms.
use amdgpu_isa_core::asm::tables::Class::*;
use amdgpu_isa_core::rows::*;
use crate::fields::enc;
/// What forms have in common.
pub static FORM_KINDS: [FormKind; 125] = [
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
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, false, run(3, 2), run(14, 3)),
    ),
    form_kind(
        enc::ENC_VINTERP,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcd000000,
        choice(Short, 0, 0, false, run(0, 0), run(17, 3)),
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
    0x0021200000139d, // V_CNDMASK_B32 ENC_VOP2 default
    0x0221400100139d, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x0421600200139d, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x0621200300139d, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x0821e0040023d1, // V_DOT2ACC_F32_F16 ENC_VOP2 default
    0x0a2200050023d1, // V_DOT2ACC_F32_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c2220060023d1, // V_DOT2ACC_F32_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e21e0070023d1, // V_DOT2ACC_F32_F16 VOP2_INST_LITERAL has_lit
    0x082240080032c4, // V_ADD_F32 ENC_VOP2 default
    0x0a2260090032c4, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22800a0032c4, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22400b0032c4, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x082240080044a2, // V_SUB_F32 ENC_VOP2 default
    0x0a2260090044a2, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22800a0044a2, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22400b0044a2, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x0822400800549d, // V_SUBREV_F32 ENC_VOP2 default
    0x0a22600900549d, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22800a00549d, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22400b00549d, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x0822400c0063f2, // V_FMAC_DX9_ZERO_F32 ENC_VOP2 default
    0x0e22400d0063f2, // V_FMAC_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x08224008007457, // V_MUL_DX9_ZERO_F32 ENC_VOP2 default
    0x0a226009007457, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22800a007457, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22400b007457, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x08224008008459, // V_MUL_F32 ENC_VOP2 default
    0x0a226009008459, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22800a008459, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22400b008459, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x0822400e00945f, // V_MUL_I32_I24 ENC_VOP2 default
    0x0a22600f00945f, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x0c23001000945f, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x0e22401100945f, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0822400e00a45c, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0a22600f00a45c, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x0c23001000a45c, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x0e22401100a45c, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0822401200b462, // V_MUL_U32_U24 ENC_VOP2 default
    0x0a22601300b462, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x0c23001400b462, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x0e22401500b462, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0822401200c45e, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0a22601300c45e, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x0c23001400c45e, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x0e22401500c45e, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0822400800f447, // V_MIN_F32 ENC_VOP2 default
    0x0a22600900f447, // V_MIN_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22800a00f447, // V_MIN_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22400b00f447, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x0822400801042e, // V_MAX_F32 ENC_VOP2 default
    0x0a22600901042e, // V_MAX_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22800a01042e, // V_MAX_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22400b01042e, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x0822400e01144a, // V_MIN_I32 ENC_VOP2 default
    0x0a22600f01144a, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c23001001144a, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e22401101144a, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0822400e012431, // V_MAX_I32 ENC_VOP2 default
    0x0a22600f012431, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c230010012431, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e224011012431, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x0822401201344c, // V_MIN_U32 ENC_VOP2 default
    0x0a22601301344c, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c23001401344c, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e22401501344c, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x08224012014433, // V_MAX_U32 ENC_VOP2 default
    0x0a226013014433, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c230014014433, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e224015014433, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x08224012018414, // V_LSHLREV_B32 ENC_VOP2 default
    0x0a226013018414, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c230014018414, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e224015018414, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x08224012019419, // V_LSHRREV_B32 ENC_VOP2 default
    0x0a226013019419, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c230014019419, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e224015019419, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x0822401601a2d1, // V_ASHRREV_I32 ENC_VOP2 default
    0x0a22601701a2d1, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c23001801a2d1, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e22401901a2d1, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x0822401201b2ce, // V_AND_B32 ENC_VOP2 default
    0x0a22601301b2ce, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c23001401b2ce, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e22401501b2ce, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0822401201c468, // V_OR_B32 ENC_VOP2 default
    0x0a22601301c468, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c23001401c468, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e22401501c468, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0822401201d4b9, // V_XOR_B32 ENC_VOP2 default
    0x0a22601301d4b9, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c23001401d4b9, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e22401501d4b9, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x0822401201e4b6, // V_XNOR_B32 ENC_VOP2 default
    0x0a22601301e4b6, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c23001401e4b6, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e22401501e4b6, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x0023801a0202c1, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x0223a01b0202c1, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0423c01c0202c1, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0623801d0202c1, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0023801a02149f, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x0223a01b02149f, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0423c01c02149f, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0623801d02149f, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0023801a02249a, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x0223a01b02249a, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0423c01c02249a, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0623801d02249a, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x082240120252ca, // V_ADD_NC_U32 ENC_VOP2 default
    0x0a2260130252ca, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c2300140252ca, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e2240150252ca, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x082240120264a6, // V_SUB_NC_U32 ENC_VOP2 default
    0x0a2260130264a6, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c2300140264a6, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e2240150264a6, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x0822401202749e, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x0a22601302749e, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c23001402749e, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e22401502749e, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x0822400c02b3f4, // V_FMAC_F32 ENC_VOP2 default
    0x0a22601e02b3f4, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22801f02b3f4, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22400d02b3f4, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x1024402002c3f6, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x0e24402102c3f6, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x1024602202d3f1, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x0e24602302d3f1, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x0824802402f3c2, // V_CVT_PK_RTZ_F16_F32 ENC_VOP2 default
    0x0a24a02502f3c2, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c24c02602f3c2, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e24802702f3c2, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x082540280322c3, // V_ADD_F16 ENC_VOP2 default
    0x0a2560290322c3, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c25802a0322c3, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25402b0322c3, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x082540280334a1, // V_SUB_F16 ENC_VOP2 default
    0x0a2560290334a1, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c25802a0334a1, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25402b0334a1, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x0825402803449c, // V_SUBREV_F16 ENC_VOP2 default
    0x0a25602903449c, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c25802a03449c, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25402b03449c, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x08254028035458, // V_MUL_F16 ENC_VOP2 default
    0x0a256029035458, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c25802a035458, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25402b035458, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x0825402c0363f3, // V_FMAC_F16 ENC_VOP2 default
    0x0a25602d0363f3, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c25802e0363f3, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25402f0363f3, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x102660300373f5, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x0e2660310373f5, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x102680320383f0, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x0e2680330383f0, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x0825402803942d, // V_MAX_F16 ENC_VOP2 default
    0x0a25602903942d, // V_MAX_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c25802a03942d, // V_MAX_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25402b03942d, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x0825402803a446, // V_MIN_F16 ENC_VOP2 default
    0x0a25602903a446, // V_MIN_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c25802a03a446, // V_MIN_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25402b03a446, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x0825402803b40d, // V_LDEXP_F16 ENC_VOP2 default
    0x0a25602903b40d, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26a02a03b40d, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25402b03b40d, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x0827203403c473, // V_PK_FMAC_F16 ENC_VOP2 default
    0x0e27203503c473, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
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
    0x1c3a409d016290, // S_SUBVECTOR_LOOP_BEGIN ENC_SOPK default
    0x1c3a409d017291, // S_SUBVECTOR_LOOP_END ENC_SOPK default
    0x1c16409e0182a2, // S_WAITCNT_VSCNT ENC_SOPK default
    0x1c16409e0192a1, // S_WAITCNT_VMCNT ENC_SOPK default
    0x1c16409e01a29f, // S_WAITCNT_EXPCNT ENC_SOPK default
    0x1c16409e01b2a0, // S_WAITCNT_LGKMCNT ENC_SOPK default
    0x2038c09f0003e1, // V_DUAL_FMAC_F32 VOPDXY X default
    0x2238c0a00003e1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL X has_lit
    0x243900a10013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X default
    0x223900a20013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X has_lit
    0x243940a30023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X default
    0x223940a40023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X has_lit
    0x2038c0a50033e8, // V_DUAL_MUL_F32 VOPDXY X default
    0x2238c0a60033e8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL X has_lit
    0x2038c0a50043da, // V_DUAL_ADD_F32 VOPDXY X default
    0x2238c0a60043da, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL X has_lit
    0x2038c0a50053ea, // V_DUAL_SUB_F32 VOPDXY X default
    0x2238c0a60053ea, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL X has_lit
    0x2038c0a50063e9, // V_DUAL_SUBREV_F32 VOPDXY X default
    0x2238c0a60063e9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL X has_lit
    0x2038c0a50073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY X default
    0x2238c0a60073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL X has_lit
    0x203980a70083e6, // V_DUAL_MOV_B32 VOPDXY X default
    0x223980a80083e6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL X has_lit
    0x2638c0a90093dd, // V_DUAL_CNDMASK_B32 VOPDXY X default
    0x2838c0aa0093dd, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL X has_lit
    0x2038c0a500a3e4, // V_DUAL_MAX_F32 VOPDXY X default
    0x2238c0a600a3e4, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL X has_lit
    0x2038c0a500b3e5, // V_DUAL_MIN_F32 VOPDXY X default
    0x2238c0a600b3e5, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL X has_lit
    0x2039c0ab00c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY X default
    0x2239c0ac00c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL X has_lit
    0x203a00ad00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY X default
    0x223a00ae00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL X has_lit
    0x2a38e0af0003e1, // V_DUAL_FMAC_F32 VOPDXY Y default_y
    0x2c38e0b00003e1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2e3920b10013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y default_y
    0x2c3920b10013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2e3960b20023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y default_y
    0x2c3960b20023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a38e0b30033e8, // V_DUAL_MUL_F32 VOPDXY Y default_y
    0x2c38e0b40033e8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a38e0b30043da, // V_DUAL_ADD_F32 VOPDXY Y default_y
    0x2c38e0b40043da, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a38e0b30053ea, // V_DUAL_SUB_F32 VOPDXY Y default_y
    0x2c38e0b40053ea, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a38e0b30063e9, // V_DUAL_SUBREV_F32 VOPDXY Y default_y
    0x2c38e0b40063e9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a38e0b30073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY Y default_y
    0x2c38e0b40073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a39a0b50083e6, // V_DUAL_MOV_B32 VOPDXY Y default_y
    0x2c39a0b60083e6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x3038e0b70093dd, // V_DUAL_CNDMASK_B32 VOPDXY Y default_y
    0x3238e0b80093dd, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a38e0b300a3e4, // V_DUAL_MAX_F32 VOPDXY Y default_y
    0x2c38e0b400a3e4, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a38e0b300b3e5, // V_DUAL_MIN_F32 VOPDXY Y default_y
    0x2c38e0b400b3e5, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a39e0b900c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY Y default_y
    0x2c39e0ba00c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3a20bb00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY Y default_y
    0x2c3a20bc00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a38e0bd0103db, // V_DUAL_ADD_NC_U32 VOPDXY Y default_y
    0x2c38e0be0103db, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a38e0bf0113e3, // V_DUAL_LSHLREV_B32 VOPDXY Y default_y
    0x2c38e0c00113e3, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a38e0bf0123dc, // V_DUAL_AND_B32 VOPDXY Y default_y
    0x2c38e0c00123dc, // V_DUAL_AND_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x3430c0c1000349, // V_CMP_F_F16 ENC_VOP3 default
    0x3630e0c2000349, // V_CMP_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x383100c3000349, // V_CMP_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a30c0c4000349, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0
    0x3c30c0c5000349, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_1
    0x3e30c0c6000349, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3430c0c100136e, // V_CMP_LT_F16 ENC_VOP3 default
    0x3630e0c200136e, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x383100c300136e, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a30c0c400136e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x3c30c0c500136e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x3e30c0c600136e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3430c0c1002340, // V_CMP_EQ_F16 ENC_VOP3 default
    0x3630e0c2002340, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x383100c3002340, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a30c0c4002340, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x3c30c0c5002340, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x3e30c0c6002340, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3430c0c1003362, // V_CMP_LE_F16 ENC_VOP3 default
    0x3630e0c2003362, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x383100c3003362, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a30c0c4003362, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x3c30c0c5003362, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x3e30c0c6003362, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3430c0c1004359, // V_CMP_GT_F16 ENC_VOP3 default
    0x3630e0c2004359, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x383100c3004359, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a30c0c4004359, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x3c30c0c5004359, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x3e30c0c6004359, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3430c0c100536b, // V_CMP_LG_F16 ENC_VOP3 default
    0x3630e0c200536b, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x383100c300536b, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a30c0c400536b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x3c30c0c500536b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x3e30c0c600536b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3430c0c1006350, // V_CMP_GE_F16 ENC_VOP3 default
    0x3630e0c2006350, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x383100c3006350, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a30c0c4006350, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x3c30c0c5006350, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x3e30c0c6006350, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3430c0c100738f, // V_CMP_O_F16 ENC_VOP3 default
    0x3630e0c200738f, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x383100c300738f, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a30c0c400738f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x3c30c0c500738f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x3e30c0c600738f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3430c0c1008399, // V_CMP_U_F16 ENC_VOP3 default
    0x3630e0c2008399, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x383100c3008399, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a30c0c4008399, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x3c30c0c5008399, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x3e30c0c6008399, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3430c0c1009380, // V_CMP_NGE_F16 ENC_VOP3 default
    0x3630e0c2009380, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x383100c3009380, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a30c0c4009380, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x3c30c0c5009380, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x3e30c0c6009380, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3430c0c100a389, // V_CMP_NLG_F16 ENC_VOP3 default
    0x3630e0c200a389, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x383100c300a389, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a30c0c400a389, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x3c30c0c500a389, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x3e30c0c600a389, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3430c0c100b383, // V_CMP_NGT_F16 ENC_VOP3 default
    0x3630e0c200b383, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x383100c300b383, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a30c0c400b383, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x3c30c0c500b383, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x3e30c0c600b383, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3430c0c100c386, // V_CMP_NLE_F16 ENC_VOP3 default
    0x3630e0c200c386, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x383100c300c386, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a30c0c400c386, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x3c30c0c500c386, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x3e30c0c600c386, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3430c0c100d377, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x3630e0c200d377, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x383100c300d377, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a30c0c400d377, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x3c30c0c500d377, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x3e30c0c600d377, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3430c0c100e38c, // V_CMP_NLT_F16 ENC_VOP3 default
    0x3630e0c200e38c, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x383100c300e38c, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a30c0c400e38c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x3c30c0c500e38c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x3e30c0c600e38c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3430c0c100f392, // V_CMP_T_F16 ENC_VOP3 default
    0x3630e0c200f392, // V_CMP_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x383100c300f392, // V_CMP_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a30c0c400f392, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0
    0x3c30c0c500f392, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_1
    0x3e30c0c600f392, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343180c701034a, // V_CMP_F_F32 ENC_VOP3 default
    0x3631a0c801034a, // V_CMP_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x3831c0c901034a, // V_CMP_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3180ca01034a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3180cb01034a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3180cc01034a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343180c701136f, // V_CMP_LT_F32 ENC_VOP3 default
    0x3631a0c801136f, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x3831c0c901136f, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3180ca01136f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3180cb01136f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3180cc01136f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343180c7012341, // V_CMP_EQ_F32 ENC_VOP3 default
    0x3631a0c8012341, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x3831c0c9012341, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3180ca012341, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3180cb012341, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3180cc012341, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343180c7013363, // V_CMP_LE_F32 ENC_VOP3 default
    0x3631a0c8013363, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x3831c0c9013363, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3180ca013363, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3180cb013363, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3180cc013363, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343180c701435a, // V_CMP_GT_F32 ENC_VOP3 default
    0x3631a0c801435a, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x3831c0c901435a, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3180ca01435a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3180cb01435a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3180cc01435a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343180c701536c, // V_CMP_LG_F32 ENC_VOP3 default
    0x3631a0c801536c, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x3831c0c901536c, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3180ca01536c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3180cb01536c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3180cc01536c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343180c7016351, // V_CMP_GE_F32 ENC_VOP3 default
    0x3631a0c8016351, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x3831c0c9016351, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3180ca016351, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3180cb016351, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3180cc016351, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343180c7017390, // V_CMP_O_F32 ENC_VOP3 default
    0x3631a0c8017390, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x3831c0c9017390, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3180ca017390, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3180cb017390, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3180cc017390, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343180c701839a, // V_CMP_U_F32 ENC_VOP3 default
    0x3631a0c801839a, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x3831c0c901839a, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3180ca01839a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3180cb01839a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3180cc01839a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343180c7019381, // V_CMP_NGE_F32 ENC_VOP3 default
    0x3631a0c8019381, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x3831c0c9019381, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3180ca019381, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3180cb019381, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3180cc019381, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343180c701a38a, // V_CMP_NLG_F32 ENC_VOP3 default
    0x3631a0c801a38a, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x3831c0c901a38a, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3180ca01a38a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3180cb01a38a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3180cc01a38a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343180c701b384, // V_CMP_NGT_F32 ENC_VOP3 default
    0x3631a0c801b384, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x3831c0c901b384, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3180ca01b384, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3180cb01b384, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3180cc01b384, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343180c701c387, // V_CMP_NLE_F32 ENC_VOP3 default
    0x3631a0c801c387, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x3831c0c901c387, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3180ca01c387, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3180cb01c387, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3180cc01c387, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343180c701d378, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x3631a0c801d378, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x3831c0c901d378, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3180ca01d378, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3180cb01d378, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3180cc01d378, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343180c701e38d, // V_CMP_NLT_F32 ENC_VOP3 default
    0x3631a0c801e38d, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x3831c0c901e38d, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3180ca01e38d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3180cb01e38d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3180cc01e38d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343180c701f393, // V_CMP_T_F32 ENC_VOP3 default
    0x3631a0c801f393, // V_CMP_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x3831c0c901f393, // V_CMP_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3180ca01f393, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3180cb01f393, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3180cc01f393, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343240cd02034b, // V_CMP_F_F64 ENC_VOP3 default
    0x3a3240ce02034b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0
    0x3c3240cf02034b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_1
    0x3e3240d002034b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343240cd021370, // V_CMP_LT_F64 ENC_VOP3 default
    0x3a3240ce021370, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x3c3240cf021370, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x3e3240d0021370, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343240cd022342, // V_CMP_EQ_F64 ENC_VOP3 default
    0x3a3240ce022342, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x3c3240cf022342, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x3e3240d0022342, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343240cd023364, // V_CMP_LE_F64 ENC_VOP3 default
    0x3a3240ce023364, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x3c3240cf023364, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x3e3240d0023364, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343240cd02435b, // V_CMP_GT_F64 ENC_VOP3 default
    0x3a3240ce02435b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x3c3240cf02435b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x3e3240d002435b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343240cd02536d, // V_CMP_LG_F64 ENC_VOP3 default
    0x3a3240ce02536d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x3c3240cf02536d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x3e3240d002536d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343240cd026352, // V_CMP_GE_F64 ENC_VOP3 default
    0x3a3240ce026352, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x3c3240cf026352, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x3e3240d0026352, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343240cd027391, // V_CMP_O_F64 ENC_VOP3 default
    0x3a3240ce027391, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x3c3240cf027391, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x3e3240d0027391, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343240cd02839b, // V_CMP_U_F64 ENC_VOP3 default
    0x3a3240ce02839b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x3c3240cf02839b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x3e3240d002839b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343240cd029382, // V_CMP_NGE_F64 ENC_VOP3 default
    0x3a3240ce029382, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x3c3240cf029382, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x3e3240d0029382, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343240cd02a38b, // V_CMP_NLG_F64 ENC_VOP3 default
    0x3a3240ce02a38b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x3c3240cf02a38b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x3e3240d002a38b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343240cd02b385, // V_CMP_NGT_F64 ENC_VOP3 default
    0x3a3240ce02b385, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x3c3240cf02b385, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x3e3240d002b385, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343240cd02c388, // V_CMP_NLE_F64 ENC_VOP3 default
    0x3a3240ce02c388, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x3c3240cf02c388, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x3e3240d002c388, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343240cd02d379, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x3a3240ce02d379, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x3c3240cf02d379, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x3e3240d002d379, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343240cd02e38e, // V_CMP_NLT_F64 ENC_VOP3 default
    0x3a3240ce02e38e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x3c3240cf02e38e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x3e3240d002e38e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343240cd02f394, // V_CMP_T_F64 ENC_VOP3 default
    0x3a3240ce02f394, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0
    0x3c3240cf02f394, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_1
    0x3e3240d002f394, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343280d1031371, // V_CMP_LT_I16 ENC_VOP3 default
    0x3632a0d2031371, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x3832c0d3031371, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a3280d4031371, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x3c3280d5031371, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x3e3280d6031371, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343280d1032343, // V_CMP_EQ_I16 ENC_VOP3 default
    0x3632a0d2032343, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x3832c0d3032343, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a3280d4032343, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x3c3280d5032343, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x3e3280d6032343, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343280d1033365, // V_CMP_LE_I16 ENC_VOP3 default
    0x3632a0d2033365, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x3832c0d3033365, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a3280d4033365, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x3c3280d5033365, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x3e3280d6033365, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343280d103435c, // V_CMP_GT_I16 ENC_VOP3 default
    0x3632a0d203435c, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x3832c0d303435c, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a3280d403435c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x3c3280d503435c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x3e3280d603435c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343280d103537a, // V_CMP_NE_I16 ENC_VOP3 default
    0x3632a0d203537a, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x3832c0d303537a, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a3280d403537a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x3c3280d503537a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x3e3280d603537a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343280d1036353, // V_CMP_GE_I16 ENC_VOP3 default
    0x3632a0d2036353, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x3832c0d3036353, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a3280d4036353, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x3c3280d5036353, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x3e3280d6036353, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343280d7039374, // V_CMP_LT_U16 ENC_VOP3 default
    0x3632a0d8039374, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x3832c0d9039374, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a3280da039374, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x3c3280db039374, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x3e3280dc039374, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343280d703a346, // V_CMP_EQ_U16 ENC_VOP3 default
    0x3632a0d803a346, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x3832c0d903a346, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a3280da03a346, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x3c3280db03a346, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x3e3280dc03a346, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343280d703b368, // V_CMP_LE_U16 ENC_VOP3 default
    0x3632a0d803b368, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x3832c0d903b368, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a3280da03b368, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x3c3280db03b368, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x3e3280dc03b368, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343280d703c35f, // V_CMP_GT_U16 ENC_VOP3 default
    0x3632a0d803c35f, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x3832c0d903c35f, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a3280da03c35f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x3c3280db03c35f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x3e3280dc03c35f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343280d703d37d, // V_CMP_NE_U16 ENC_VOP3 default
    0x3632a0d803d37d, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x3832c0d903d37d, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a3280da03d37d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x3c3280db03d37d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x3e3280dc03d37d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343280d703e356, // V_CMP_GE_U16 ENC_VOP3 default
    0x3632a0d803e356, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x3832c0d903e356, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a3280da03e356, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x3c3280db03e356, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x3e3280dc03e356, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343340dd04034c, // V_CMP_F_I32 ENC_VOP3 default
    0x363360de04034c, // V_CMP_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x383380df04034c, // V_CMP_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a3340e004034c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0
    0x3c3340e104034c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_1
    0x3e3340e204034c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343340dd041372, // V_CMP_LT_I32 ENC_VOP3 default
    0x363360de041372, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x383380df041372, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a3340e0041372, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x3c3340e1041372, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x3e3340e2041372, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343340dd042344, // V_CMP_EQ_I32 ENC_VOP3 default
    0x363360de042344, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x383380df042344, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a3340e0042344, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x3c3340e1042344, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x3e3340e2042344, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343340dd043366, // V_CMP_LE_I32 ENC_VOP3 default
    0x363360de043366, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x383380df043366, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a3340e0043366, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x3c3340e1043366, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x3e3340e2043366, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343340dd04435d, // V_CMP_GT_I32 ENC_VOP3 default
    0x363360de04435d, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x383380df04435d, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a3340e004435d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x3c3340e104435d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x3e3340e204435d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343340dd04537b, // V_CMP_NE_I32 ENC_VOP3 default
    0x363360de04537b, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x383380df04537b, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a3340e004537b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x3c3340e104537b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x3e3340e204537b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343340dd046354, // V_CMP_GE_I32 ENC_VOP3 default
    0x363360de046354, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x383380df046354, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a3340e0046354, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x3c3340e1046354, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x3e3340e2046354, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343340dd047395, // V_CMP_T_I32 ENC_VOP3 default
    0x363360de047395, // V_CMP_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x383380df047395, // V_CMP_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a3340e0047395, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0
    0x3c3340e1047395, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_1
    0x3e3340e2047395, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343340e304834e, // V_CMP_F_U32 ENC_VOP3 default
    0x363360e404834e, // V_CMP_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x383380e504834e, // V_CMP_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a3340e604834e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0
    0x3c3340e704834e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_1
    0x3e3340e804834e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343340e3049375, // V_CMP_LT_U32 ENC_VOP3 default
    0x363360e4049375, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x383380e5049375, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a3340e6049375, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x3c3340e7049375, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x3e3340e8049375, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343340e304a347, // V_CMP_EQ_U32 ENC_VOP3 default
    0x363360e404a347, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x383380e504a347, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a3340e604a347, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x3c3340e704a347, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x3e3340e804a347, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343340e304b369, // V_CMP_LE_U32 ENC_VOP3 default
    0x363360e404b369, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x383380e504b369, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a3340e604b369, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x3c3340e704b369, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x3e3340e804b369, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343340e304c360, // V_CMP_GT_U32 ENC_VOP3 default
    0x363360e404c360, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x383380e504c360, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a3340e604c360, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x3c3340e704c360, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x3e3340e804c360, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343340e304d37e, // V_CMP_NE_U32 ENC_VOP3 default
    0x363360e404d37e, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x383380e504d37e, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a3340e604d37e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x3c3340e704d37e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x3e3340e804d37e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343340e304e357, // V_CMP_GE_U32 ENC_VOP3 default
    0x363360e404e357, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x383380e504e357, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a3340e604e357, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x3c3340e704e357, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x3e3340e804e357, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343340e304f397, // V_CMP_T_U32 ENC_VOP3 default
    0x363360e404f397, // V_CMP_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x383380e504f397, // V_CMP_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a3340e604f397, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0
    0x3c3340e704f397, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_1
    0x3e3340e804f397, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433c0e905034d, // V_CMP_F_I64 ENC_VOP3 default
    0x3a33c0ea05034d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0
    0x3c33c0eb05034d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_1
    0x3e33c0ec05034d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433c0e9051373, // V_CMP_LT_I64 ENC_VOP3 default
    0x3a33c0ea051373, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x3c33c0eb051373, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x3e33c0ec051373, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433c0e9052345, // V_CMP_EQ_I64 ENC_VOP3 default
    0x3a33c0ea052345, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x3c33c0eb052345, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x3e33c0ec052345, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433c0e9053367, // V_CMP_LE_I64 ENC_VOP3 default
    0x3a33c0ea053367, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x3c33c0eb053367, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x3e33c0ec053367, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433c0e905435e, // V_CMP_GT_I64 ENC_VOP3 default
    0x3a33c0ea05435e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x3c33c0eb05435e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x3e33c0ec05435e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433c0e905537c, // V_CMP_NE_I64 ENC_VOP3 default
    0x3a33c0ea05537c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x3c33c0eb05537c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x3e33c0ec05537c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433c0e9056355, // V_CMP_GE_I64 ENC_VOP3 default
    0x3a33c0ea056355, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x3c33c0eb056355, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x3e33c0ec056355, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433c0e9057396, // V_CMP_T_I64 ENC_VOP3 default
    0x3a33c0ea057396, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0
    0x3c33c0eb057396, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_1
    0x3e33c0ec057396, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433c0ed05834f, // V_CMP_F_U64 ENC_VOP3 default
    0x3a33c0ee05834f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0
    0x3c33c0ef05834f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_1
    0x3e33c0f005834f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433c0ed059376, // V_CMP_LT_U64 ENC_VOP3 default
    0x3a33c0ee059376, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x3c33c0ef059376, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x3e33c0f0059376, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433c0ed05a348, // V_CMP_EQ_U64 ENC_VOP3 default
    0x3a33c0ee05a348, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x3c33c0ef05a348, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x3e33c0f005a348, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433c0ed05b36a, // V_CMP_LE_U64 ENC_VOP3 default
    0x3a33c0ee05b36a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x3c33c0ef05b36a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x3e33c0f005b36a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433c0ed05c361, // V_CMP_GT_U64 ENC_VOP3 default
    0x3a33c0ee05c361, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x3c33c0ef05c361, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x3e33c0f005c361, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433c0ed05d37f, // V_CMP_NE_U64 ENC_VOP3 default
    0x3a33c0ee05d37f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x3c33c0ef05d37f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x3e33c0f005d37f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433c0ed05e358, // V_CMP_GE_U64 ENC_VOP3 default
    0x3a33c0ee05e358, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x3c33c0ef05e358, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x3e33c0f005e358, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433c0ed05f398, // V_CMP_T_U64 ENC_VOP3 default
    0x3a33c0ee05f398, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0
    0x3c33c0ef05f398, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_1
    0x3e33c0f005f398, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3430c0c107d33d, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x3630e0c207d33d, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x383100c307d33d, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a30c0c407d33d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x3c30c0c507d33d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x3e30c0c607d33d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343400f107e33e, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x363420f207e33e, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x383440f307e33e, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3400f407e33e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3400f507e33e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3400f607e33e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343480f707f33f, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x3a3480f807f33f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x3c3480f907f33f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x3e3480fa07f33f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4034c0fb0802ea, // V_CMPX_F_F16 ENC_VOP3 default
    0x4234e0fc0802ea, // V_CMPX_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x443500fd0802ea, // V_CMPX_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x4634c0fe0802ea, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0
    0x4834c0ff0802ea, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_1
    0x4a34c1000802ea, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4034c0fb08130f, // V_CMPX_LT_F16 ENC_VOP3 default
    0x4234e0fc08130f, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x443500fd08130f, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x4634c0fe08130f, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x4834c0ff08130f, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x4a34c10008130f, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4034c0fb0822e1, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x4234e0fc0822e1, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x443500fd0822e1, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x4634c0fe0822e1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x4834c0ff0822e1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x4a34c1000822e1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4034c0fb083303, // V_CMPX_LE_F16 ENC_VOP3 default
    0x4234e0fc083303, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x443500fd083303, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x4634c0fe083303, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x4834c0ff083303, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x4a34c100083303, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4034c0fb0842fa, // V_CMPX_GT_F16 ENC_VOP3 default
    0x4234e0fc0842fa, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x443500fd0842fa, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x4634c0fe0842fa, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x4834c0ff0842fa, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x4a34c1000842fa, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4034c0fb08530c, // V_CMPX_LG_F16 ENC_VOP3 default
    0x4234e0fc08530c, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x443500fd08530c, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x4634c0fe08530c, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x4834c0ff08530c, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x4a34c10008530c, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4034c0fb0862f1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x4234e0fc0862f1, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x443500fd0862f1, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x4634c0fe0862f1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x4834c0ff0862f1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x4a34c1000862f1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4034c0fb087330, // V_CMPX_O_F16 ENC_VOP3 default
    0x4234e0fc087330, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x443500fd087330, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x4634c0fe087330, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x4834c0ff087330, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x4a34c100087330, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4034c0fb08833a, // V_CMPX_U_F16 ENC_VOP3 default
    0x4234e0fc08833a, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x443500fd08833a, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x4634c0fe08833a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x4834c0ff08833a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x4a34c10008833a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4034c0fb089321, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x4234e0fc089321, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x443500fd089321, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x4634c0fe089321, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x4834c0ff089321, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x4a34c100089321, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4034c0fb08a32a, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x4234e0fc08a32a, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x443500fd08a32a, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x4634c0fe08a32a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x4834c0ff08a32a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x4a34c10008a32a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4034c0fb08b324, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x4234e0fc08b324, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x443500fd08b324, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x4634c0fe08b324, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x4834c0ff08b324, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x4a34c10008b324, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4034c0fb08c327, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x4234e0fc08c327, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x443500fd08c327, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x4634c0fe08c327, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x4834c0ff08c327, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x4a34c10008c327, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4034c0fb08d318, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x4234e0fc08d318, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x443500fd08d318, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x4634c0fe08d318, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x4834c0ff08d318, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x4a34c10008d318, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4034c0fb08e32d, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x4234e0fc08e32d, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x443500fd08e32d, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x4634c0fe08e32d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x4834c0ff08e32d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x4a34c10008e32d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4034c0fb08f333, // V_CMPX_T_F16 ENC_VOP3 default
    0x4234e0fc08f333, // V_CMPX_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x443500fd08f333, // V_CMPX_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x4634c0fe08f333, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0
    0x4834c0ff08f333, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_1
    0x4a34c10008f333, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403581010902eb, // V_CMPX_F_F32 ENC_VOP3 default
    0x4235a1020902eb, // V_CMPX_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x4435c1030902eb, // V_CMPX_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x463581040902eb, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0
    0x483581050902eb, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3581060902eb, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x40358101091310, // V_CMPX_LT_F32 ENC_VOP3 default
    0x4235a102091310, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x4435c103091310, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x46358104091310, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x48358105091310, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x4a358106091310, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403581010922e2, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x4235a1020922e2, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x4435c1030922e2, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x463581040922e2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x483581050922e2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3581060922e2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x40358101093304, // V_CMPX_LE_F32 ENC_VOP3 default
    0x4235a102093304, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x4435c103093304, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x46358104093304, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x48358105093304, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x4a358106093304, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403581010942fb, // V_CMPX_GT_F32 ENC_VOP3 default
    0x4235a1020942fb, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x4435c1030942fb, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x463581040942fb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x483581050942fb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3581060942fb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4035810109530d, // V_CMPX_LG_F32 ENC_VOP3 default
    0x4235a10209530d, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x4435c10309530d, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x4635810409530d, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x4835810509530d, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x4a35810609530d, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403581010962f2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x4235a1020962f2, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x4435c1030962f2, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x463581040962f2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x483581050962f2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3581060962f2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x40358101097331, // V_CMPX_O_F32 ENC_VOP3 default
    0x4235a102097331, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x4435c103097331, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x46358104097331, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x48358105097331, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x4a358106097331, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4035810109833b, // V_CMPX_U_F32 ENC_VOP3 default
    0x4235a10209833b, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x4435c10309833b, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x4635810409833b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x4835810509833b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x4a35810609833b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x40358101099322, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x4235a102099322, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x4435c103099322, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x46358104099322, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x48358105099322, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x4a358106099322, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4035810109a32b, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x4235a10209a32b, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x4435c10309a32b, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x4635810409a32b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x4835810509a32b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x4a35810609a32b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4035810109b325, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x4235a10209b325, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x4435c10309b325, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x4635810409b325, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x4835810509b325, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x4a35810609b325, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4035810109c328, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x4235a10209c328, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x4435c10309c328, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x4635810409c328, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x4835810509c328, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x4a35810609c328, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4035810109d319, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x4235a10209d319, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x4435c10309d319, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x4635810409d319, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x4835810509d319, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x4a35810609d319, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4035810109e32e, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x4235a10209e32e, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x4435c10309e32e, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x4635810409e32e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x4835810509e32e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x4a35810609e32e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4035810109f334, // V_CMPX_T_F32 ENC_VOP3 default
    0x4235a10209f334, // V_CMPX_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x4435c10309f334, // V_CMPX_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x4635810409f334, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0
    0x4835810509f334, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_1
    0x4a35810609f334, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403641070a02ec, // V_CMPX_F_F64 ENC_VOP3 default
    0x463641080a02ec, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0
    0x483641090a02ec, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_1
    0x4a36410a0a02ec, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403641070a1311, // V_CMPX_LT_F64 ENC_VOP3 default
    0x463641080a1311, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x483641090a1311, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x4a36410a0a1311, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403641070a22e3, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x463641080a22e3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x483641090a22e3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x4a36410a0a22e3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403641070a3305, // V_CMPX_LE_F64 ENC_VOP3 default
    0x463641080a3305, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x483641090a3305, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x4a36410a0a3305, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403641070a42fc, // V_CMPX_GT_F64 ENC_VOP3 default
    0x463641080a42fc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x483641090a42fc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x4a36410a0a42fc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403641070a530e, // V_CMPX_LG_F64 ENC_VOP3 default
    0x463641080a530e, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x483641090a530e, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x4a36410a0a530e, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403641070a62f3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x463641080a62f3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x483641090a62f3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x4a36410a0a62f3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403641070a7332, // V_CMPX_O_F64 ENC_VOP3 default
    0x463641080a7332, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x483641090a7332, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x4a36410a0a7332, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403641070a833c, // V_CMPX_U_F64 ENC_VOP3 default
    0x463641080a833c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x483641090a833c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x4a36410a0a833c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403641070a9323, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x463641080a9323, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x483641090a9323, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x4a36410a0a9323, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403641070aa32c, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x463641080aa32c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x483641090aa32c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x4a36410a0aa32c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403641070ab326, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x463641080ab326, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x483641090ab326, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x4a36410a0ab326, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403641070ac329, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x463641080ac329, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x483641090ac329, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x4a36410a0ac329, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403641070ad31a, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x463641080ad31a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x483641090ad31a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x4a36410a0ad31a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403641070ae32f, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x463641080ae32f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x483641090ae32f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x4a36410a0ae32f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403641070af335, // V_CMPX_T_F64 ENC_VOP3 default
    0x463641080af335, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0
    0x483641090af335, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_1
    0x4a36410a0af335, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4036810b0b1312, // V_CMPX_LT_I16 ENC_VOP3 default
    0x4236a10c0b1312, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x4436c10d0b1312, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x4636810e0b1312, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x4836810f0b1312, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x4a3681100b1312, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4036810b0b22e4, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x4236a10c0b22e4, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x4436c10d0b22e4, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x4636810e0b22e4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x4836810f0b22e4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x4a3681100b22e4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4036810b0b3306, // V_CMPX_LE_I16 ENC_VOP3 default
    0x4236a10c0b3306, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x4436c10d0b3306, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x4636810e0b3306, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x4836810f0b3306, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x4a3681100b3306, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4036810b0b42fd, // V_CMPX_GT_I16 ENC_VOP3 default
    0x4236a10c0b42fd, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x4436c10d0b42fd, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x4636810e0b42fd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x4836810f0b42fd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x4a3681100b42fd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4036810b0b531b, // V_CMPX_NE_I16 ENC_VOP3 default
    0x4236a10c0b531b, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x4436c10d0b531b, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x4636810e0b531b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x4836810f0b531b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x4a3681100b531b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4036810b0b62f4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x4236a10c0b62f4, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x4436c10d0b62f4, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x4636810e0b62f4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x4836810f0b62f4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x4a3681100b62f4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403681110b9315, // V_CMPX_LT_U16 ENC_VOP3 default
    0x4236a1120b9315, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x4436c1130b9315, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x463681140b9315, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x483681150b9315, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x4a3681160b9315, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403681110ba2e7, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x4236a1120ba2e7, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x4436c1130ba2e7, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x463681140ba2e7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x483681150ba2e7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x4a3681160ba2e7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403681110bb309, // V_CMPX_LE_U16 ENC_VOP3 default
    0x4236a1120bb309, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x4436c1130bb309, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x463681140bb309, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x483681150bb309, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x4a3681160bb309, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403681110bc300, // V_CMPX_GT_U16 ENC_VOP3 default
    0x4236a1120bc300, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x4436c1130bc300, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x463681140bc300, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x483681150bc300, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x4a3681160bc300, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403681110bd31e, // V_CMPX_NE_U16 ENC_VOP3 default
    0x4236a1120bd31e, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x4436c1130bd31e, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x463681140bd31e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x483681150bd31e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x4a3681160bd31e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403681110be2f7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x4236a1120be2f7, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x4436c1130be2f7, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x463681140be2f7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x483681150be2f7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x4a3681160be2f7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403741170c02ed, // V_CMPX_F_I32 ENC_VOP3 default
    0x423761180c02ed, // V_CMPX_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x443781190c02ed, // V_CMPX_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x4637411a0c02ed, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0
    0x4837411b0c02ed, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_1
    0x4a37411c0c02ed, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403741170c1313, // V_CMPX_LT_I32 ENC_VOP3 default
    0x423761180c1313, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x443781190c1313, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x4637411a0c1313, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x4837411b0c1313, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x4a37411c0c1313, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403741170c22e5, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x423761180c22e5, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x443781190c22e5, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x4637411a0c22e5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x4837411b0c22e5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x4a37411c0c22e5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403741170c3307, // V_CMPX_LE_I32 ENC_VOP3 default
    0x423761180c3307, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x443781190c3307, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x4637411a0c3307, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x4837411b0c3307, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x4a37411c0c3307, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403741170c42fe, // V_CMPX_GT_I32 ENC_VOP3 default
    0x423761180c42fe, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x443781190c42fe, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x4637411a0c42fe, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x4837411b0c42fe, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x4a37411c0c42fe, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403741170c531c, // V_CMPX_NE_I32 ENC_VOP3 default
    0x423761180c531c, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x443781190c531c, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x4637411a0c531c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x4837411b0c531c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x4a37411c0c531c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403741170c62f5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x423761180c62f5, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x443781190c62f5, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x4637411a0c62f5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x4837411b0c62f5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x4a37411c0c62f5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403741170c7336, // V_CMPX_T_I32 ENC_VOP3 default
    0x423761180c7336, // V_CMPX_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x443781190c7336, // V_CMPX_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x4637411a0c7336, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0
    0x4837411b0c7336, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_1
    0x4a37411c0c7336, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037411d0c82ef, // V_CMPX_F_U32 ENC_VOP3 default
    0x4237611e0c82ef, // V_CMPX_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x4437811f0c82ef, // V_CMPX_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x463741200c82ef, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0
    0x483741210c82ef, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3741220c82ef, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037411d0c9316, // V_CMPX_LT_U32 ENC_VOP3 default
    0x4237611e0c9316, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x4437811f0c9316, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x463741200c9316, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x483741210c9316, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3741220c9316, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037411d0ca2e8, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x4237611e0ca2e8, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x4437811f0ca2e8, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x463741200ca2e8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x483741210ca2e8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3741220ca2e8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037411d0cb30a, // V_CMPX_LE_U32 ENC_VOP3 default
    0x4237611e0cb30a, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x4437811f0cb30a, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x463741200cb30a, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x483741210cb30a, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3741220cb30a, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037411d0cc301, // V_CMPX_GT_U32 ENC_VOP3 default
    0x4237611e0cc301, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x4437811f0cc301, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x463741200cc301, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x483741210cc301, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3741220cc301, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037411d0cd31f, // V_CMPX_NE_U32 ENC_VOP3 default
    0x4237611e0cd31f, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x4437811f0cd31f, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x463741200cd31f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x483741210cd31f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3741220cd31f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037411d0ce2f8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x4237611e0ce2f8, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x4437811f0ce2f8, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x463741200ce2f8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x483741210ce2f8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3741220ce2f8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037411d0cf338, // V_CMPX_T_U32 ENC_VOP3 default
    0x4237611e0cf338, // V_CMPX_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x4437811f0cf338, // V_CMPX_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x463741200cf338, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0
    0x483741210cf338, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3741220cf338, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037c1230d02ee, // V_CMPX_F_I64 ENC_VOP3 default
    0x4637c1240d02ee, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0
    0x4837c1250d02ee, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_1
    0x4a37c1260d02ee, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037c1230d1314, // V_CMPX_LT_I64 ENC_VOP3 default
    0x4637c1240d1314, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x4837c1250d1314, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x4a37c1260d1314, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037c1230d22e6, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x4637c1240d22e6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x4837c1250d22e6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x4a37c1260d22e6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037c1230d3308, // V_CMPX_LE_I64 ENC_VOP3 default
    0x4637c1240d3308, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x4837c1250d3308, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x4a37c1260d3308, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037c1230d42ff, // V_CMPX_GT_I64 ENC_VOP3 default
    0x4637c1240d42ff, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x4837c1250d42ff, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x4a37c1260d42ff, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037c1230d531d, // V_CMPX_NE_I64 ENC_VOP3 default
    0x4637c1240d531d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x4837c1250d531d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x4a37c1260d531d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037c1230d62f6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x4637c1240d62f6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x4837c1250d62f6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x4a37c1260d62f6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037c1230d7337, // V_CMPX_T_I64 ENC_VOP3 default
    0x4637c1240d7337, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0
    0x4837c1250d7337, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_1
    0x4a37c1260d7337, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037c1270d82f0, // V_CMPX_F_U64 ENC_VOP3 default
    0x4637c1280d82f0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0
    0x4837c1290d82f0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_1
    0x4a37c12a0d82f0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037c1270d9317, // V_CMPX_LT_U64 ENC_VOP3 default
    0x4637c1280d9317, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x4837c1290d9317, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x4a37c12a0d9317, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037c1270da2e9, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x4637c1280da2e9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x4837c1290da2e9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x4a37c12a0da2e9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037c1270db30b, // V_CMPX_LE_U64 ENC_VOP3 default
    0x4637c1280db30b, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x4837c1290db30b, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x4a37c12a0db30b, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037c1270dc302, // V_CMPX_GT_U64 ENC_VOP3 default
    0x4637c1280dc302, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x4837c1290dc302, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x4a37c12a0dc302, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037c1270dd320, // V_CMPX_NE_U64 ENC_VOP3 default
    0x4637c1280dd320, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x4837c1290dd320, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x4a37c12a0dd320, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037c1270de2f9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x4637c1280de2f9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x4837c1290de2f9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x4a37c12a0de2f9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037c1270df339, // V_CMPX_T_U64 ENC_VOP3 default
    0x4637c1280df339, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0
    0x4837c1290df339, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_1
    0x4a37c12a0df339, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4034c0fb0fd2de, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x4234e0fc0fd2de, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x443500fd0fd2de, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x4634c0fe0fd2de, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x4834c0ff0fd2de, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x4a34c1000fd2de, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038012b0fe2df, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x4238212c0fe2df, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x4438412d0fe2df, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x4638012e0fe2df, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x4838012f0fe2df, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3801300fe2df, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403881310ff2e0, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x463881320ff2e0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x483881330ff2e0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3881340ff2e0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4c21813510139d, // V_CNDMASK_B32 ENC_VOP3 default
    0x3621a13610139d, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x3821c13710139d, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x4e21813810139d, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x5021813910139d, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x5221813a10139d, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3422a13b1032c4, // V_ADD_F32 ENC_VOP3 default
    0x3622c13c1032c4, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x3822e13d1032c4, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a22a13e1032c4, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x3c22a13f1032c4, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x3e22a1401032c4, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3422a13b1044a2, // V_SUB_F32 ENC_VOP3 default
    0x3622c13c1044a2, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x3822e13d1044a2, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a22a13e1044a2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x3c22a13f1044a2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x3e22a1401044a2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3422a13b10549d, // V_SUBREV_F32 ENC_VOP3 default
    0x3622c14110549d, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x3822e14210549d, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a22a13e10549d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x3c22a13f10549d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x3e22a14010549d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3422a1431063f2, // V_FMAC_DX9_ZERO_F32 ENC_VOP3 default
    0x3a22a1441063f2, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3c22a1451063f2, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3e22a1461063f2, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3422a13b107457, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x3622c13c107457, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x3822e13d107457, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a22a13e107457, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3c22a13f107457, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3e22a140107457, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3422a13b108459, // V_MUL_F32 ENC_VOP3 default
    0x3622c13c108459, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x3822e13d108459, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a22a13e108459, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x3c22a13f108459, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x3e22a140108459, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423214710945f, // V_MUL_I32_I24 ENC_VOP3 default
    0x3623414810945f, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x3823614910945f, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x3a23214a10945f, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3c23214b10945f, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3e23214c10945f, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423214710a45c, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x3623414810a45c, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x3823614910a45c, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x3a23214a10a45c, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3c23214b10a45c, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3e23214c10a45c, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423214d10b462, // V_MUL_U32_U24 ENC_VOP3 default
    0x3623414e10b462, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x3823614f10b462, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x3a23215010b462, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3c23215110b462, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3e23215210b462, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423214d10c45e, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x3623414e10c45e, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x3823614f10c45e, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x3a23215010c45e, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3c23215110c45e, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3e23215210c45e, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3422a13b10f447, // V_MIN_F32 ENC_VOP3 default
    0x3622c13c10f447, // V_MIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x3822e13d10f447, // V_MIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a22a13e10f447, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0
    0x3c22a13f10f447, // V_MIN_F32 VOP3_INST_LITERAL has_lit_1
    0x3e22a14010f447, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3422a13b11042e, // V_MAX_F32 ENC_VOP3 default
    0x3622c13c11042e, // V_MAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x3822e13d11042e, // V_MAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a22a13e11042e, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0
    0x3c22a13f11042e, // V_MAX_F32 VOP3_INST_LITERAL has_lit_1
    0x3e22a14011042e, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423214711144a, // V_MIN_I32 ENC_VOP3 default
    0x3623414811144a, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x3823614911144a, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a23214a11144a, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x3c23214b11144a, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x3e23214c11144a, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x34232147112431, // V_MAX_I32 ENC_VOP3 default
    0x36234148112431, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x38236149112431, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a23214a112431, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x3c23214b112431, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x3e23214c112431, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423214d11344c, // V_MIN_U32 ENC_VOP3 default
    0x3623414e11344c, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x3823614f11344c, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a23215011344c, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x3c23215111344c, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x3e23215211344c, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423214d114433, // V_MAX_U32 ENC_VOP3 default
    0x3623414e114433, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x3823614f114433, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a232150114433, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x3c232151114433, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x3e232152114433, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423214d118414, // V_LSHLREV_B32 ENC_VOP3 default
    0x3623414e118414, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x3823614f118414, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a232150118414, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x3c232151118414, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x3e232152118414, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423214d119419, // V_LSHRREV_B32 ENC_VOP3 default
    0x3623414e119419, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x3823614f119419, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a232150119419, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x3c232151119419, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x3e232152119419, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423215311a2d1, // V_ASHRREV_I32 ENC_VOP3 default
    0x3623415411a2d1, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x3823615511a2d1, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a23215611a2d1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x3c23215711a2d1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x3e23215811a2d1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423214d11b2ce, // V_AND_B32 ENC_VOP3 default
    0x3623414e11b2ce, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x3823614f11b2ce, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a23215011b2ce, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x3c23215111b2ce, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x3e23215211b2ce, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423214d11c468, // V_OR_B32 ENC_VOP3 default
    0x3623414e11c468, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3823614f11c468, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a23215011c468, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c23215111c468, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e23215211c468, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423214d11d4b9, // V_XOR_B32 ENC_VOP3 default
    0x3623414e11d4b9, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3823614f11d4b9, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a23215011d4b9, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c23215111d4b9, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e23215211d4b9, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423214d11e4b6, // V_XNOR_B32 ENC_VOP3 default
    0x3623414e11e4b6, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3823614f11e4b6, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a23215011e4b6, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c23215111e4b6, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e23215211e4b6, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x5423e1591202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x5624015a1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5824215b1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5a23e15c1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5c23e15d1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5e23e15e1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x5423e15912149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x5624015a12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5824215b12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5a23e15c12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5c23e15d12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5e23e15e12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x5423e15912249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x5624015f12249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5824216012249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5a23e15c12249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5c23e15d12249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5e23e15e12249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x3423214d1252ca, // V_ADD_NC_U32 ENC_VOP3 default
    0x3623414e1252ca, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x3823614f1252ca, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2321501252ca, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2321511252ca, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2321521252ca, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423214d1264a6, // V_SUB_NC_U32 ENC_VOP3 default
    0x3623414e1264a6, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x3823614f1264a6, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2321501264a6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2321511264a6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2321521264a6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423214d12749e, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x3623416112749e, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x3823616212749e, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a23215012749e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3c23215112749e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3e23215212749e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3422a14312b3f4, // V_FMAC_F32 ENC_VOP3 default
    0x3622c16312b3f4, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x3822e16412b3f4, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a22a14412b3f4, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x3c22a14512b3f4, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x3e22a14612b3f4, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424e16512f3c2, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x3625016612f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x3825216712f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a24e16812f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c24e16912f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e24e16a12f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3425a16b1322c3, // V_ADD_F16 ENC_VOP3 default
    0x3625c16c1322c3, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x3825e16d1322c3, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a25a16e1322c3, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x3c25a16f1322c3, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x3e25a1701322c3, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3425a16b1334a1, // V_SUB_F16 ENC_VOP3 default
    0x3625c16c1334a1, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x3825e16d1334a1, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a25a16e1334a1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x3c25a16f1334a1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x3e25a1701334a1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3425a16b13449c, // V_SUBREV_F16 ENC_VOP3 default
    0x3625c17113449c, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x3825e17213449c, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a25a16e13449c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x3c25a16f13449c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x3e25a17013449c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3425a16b135458, // V_MUL_F16 ENC_VOP3 default
    0x3625c16c135458, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x3825e16d135458, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a25a16e135458, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x3c25a16f135458, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x3e25a170135458, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342601731363f3, // V_FMAC_F16 ENC_VOP3 default
    0x362621741363f3, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x382641751363f3, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2601761363f3, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2601771363f3, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2601781363f3, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3425a16b13942d, // V_MAX_F16 ENC_VOP3 default
    0x3625c16c13942d, // V_MAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x3825e16d13942d, // V_MAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a25a16e13942d, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0
    0x3c25a16f13942d, // V_MAX_F16 VOP3_INST_LITERAL has_lit_1
    0x3e25a17013942d, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3425a16b13a446, // V_MIN_F16 ENC_VOP3 default
    0x3625c16c13a446, // V_MIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x3825e16d13a446, // V_MIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a25a16e13a446, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0
    0x3c25a16f13a446, // V_MIN_F16 VOP3_INST_LITERAL has_lit_1
    0x3e25a17013a446, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3426c16b13b40d, // V_LDEXP_F16 ENC_VOP3 default
    0x3626e16c13b40d, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x3827016d13b40d, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a26c16e13b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x3c26c16f13b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x3e26c17013b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x34186179180463, // V_NOP ENC_VOP3 default
    0x3418e17a181452, // V_MOV_B32 ENC_VOP3 default
    0x3619017b181452, // V_MOV_B32 VOP3_VOP_DPP8 has_dpp8
    0x3819217c181452, // V_MOV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e17d181452, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x6019617e182488, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x3419a17f1833b6, // V_CVT_I32_F64 ENC_VOP3 default
    0x3a19a1801833b6, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x3419e1811843b1, // V_CVT_F64_I32 ENC_VOP3 default
    0x3a19e1821843b1, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x341a21831853aa, // V_CVT_F32_I32 ENC_VOP3 default
    0x361a41841853aa, // V_CVT_F32_I32 VOP3_VOP_DPP8 has_dpp8
    0x381a61851853aa, // V_CVT_F32_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a21861853aa, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x341a21871863ab, // V_CVT_F32_U32 ENC_VOP3 default
    0x361a41881863ab, // V_CVT_F32_U32 VOP3_VOP_DPP8 has_dpp8
    0x381a61891863ab, // V_CVT_F32_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a218a1863ab, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x3418e18b1873c7, // V_CVT_U32_F32 ENC_VOP3 default
    0x3619018c1873c7, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x3819218d1873c7, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e18e1873c7, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x3418e18f1883b5, // V_CVT_I32_F32 ENC_VOP3 default
    0x361901901883b5, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921911883b5, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1921883b5, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x341ae19318a3a5, // V_CVT_F16_F32 ENC_VOP3 default
    0x361b019418a3a5, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x381b219518a3a5, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1ae19618a3a5, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x341ba19718b3a8, // V_CVT_F32_F16 ENC_VOP3 default
    0x361bc19818b3a8, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x381be19918b3a8, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1ba19a18b3a8, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x3418e18f18c3b8, // V_CVT_NEAREST_I32_F32 ENC_VOP3 default
    0x3619019018c3b8, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x3819219118c3b8, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e19218c3b8, // V_CVT_NEAREST_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x3418e18f18d3b3, // V_CVT_FLOOR_I32_F32 ENC_VOP3 default
    0x3619019018d3b3, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x3819219118d3b3, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e19218d3b3, // V_CVT_FLOOR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x341a218318e3bb, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x361a418418e3bb, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP8 has_dpp8
    0x381a618518e3bb, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP16 has_dpp16
    0x3a1a218618e3bb, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x3419a19b18f3a9, // V_CVT_F32_F64 ENC_VOP3 default
    0x3a19a19c18f3a9, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x341c019d1903b0, // V_CVT_F64_F32 ENC_VOP3 default
    0x3a1c019e1903b0, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x341a21871913ac, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x361a41881913ac, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP8 has_dpp8
    0x381a61891913ac, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP16 has_dpp16
    0x3a1a218a1913ac, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x341a21871923ad, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x361a41881923ad, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP8 has_dpp8
    0x381a61891923ad, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP16 has_dpp16
    0x3a1a218a1923ad, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x341a21871933ae, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x361a41881933ae, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP8 has_dpp8
    0x381a61891933ae, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP16 has_dpp16
    0x3a1a218a1933ae, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x341a21871943af, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x361a41881943af, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP8 has_dpp8
    0x381a61891943af, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP16 has_dpp16
    0x3a1a218a1943af, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x3419a19f1953c8, // V_CVT_U32_F64 ENC_VOP3 default
    0x3a19a1a01953c8, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x3419e1a11963b2, // V_CVT_F64_U32 ENC_VOP3 default
    0x3a19e1a21963b2, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x341c41a31974ad, // V_TRUNC_F64 ENC_VOP3 default
    0x3a1c41a41974ad, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x341c41a31982db, // V_CEIL_F64 ENC_VOP3 default
    0x3a1c41a41982db, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x341c41a319948c, // V_RNDNE_F64 ENC_VOP3 default
    0x3a1c41a419948c, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x341c41a319a3ef, // V_FLOOR_F64 ENC_VOP3 default
    0x3a1c41a419a3ef, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x3418617919b46e, // V_PIPEFLUSH ENC_VOP3 default
    0x341cc1a519c451, // V_MOV_B16 ENC_VOP3 default
    0x361ce1a619c451, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x381d01a719c451, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a1cc1a819c451, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x3418e1a91a03ff, // V_FRACT_F32 ENC_VOP3 default
    0x361901aa1a03ff, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921ab1a03ff, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1ac1a03ff, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x3418e1a91a14ac, // V_TRUNC_F32 ENC_VOP3 default
    0x361901aa1a14ac, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921ab1a14ac, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1ac1a14ac, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x3418e1a91a22da, // V_CEIL_F32 ENC_VOP3 default
    0x361901aa1a22da, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921ab1a22da, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1ac1a22da, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x3418e1a91a348b, // V_RNDNE_F32 ENC_VOP3 default
    0x361901aa1a348b, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921ab1a348b, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1ac1a348b, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x3418e1a91a43ee, // V_FLOOR_F32 ENC_VOP3 default
    0x361901aa1a43ee, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921ab1a43ee, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1ac1a43ee, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x3418e1a91a53ec, // V_EXP_F32 ENC_VOP3 default
    0x361901aa1a53ec, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921ab1a53ec, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1ac1a53ec, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x3418e1a91a7412, // V_LOG_F32 ENC_VOP3 default
    0x361901aa1a7412, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921ab1a7412, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1ac1a7412, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x3418e1a91aa485, // V_RCP_F32 ENC_VOP3 default
    0x361901aa1aa485, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921ab1aa485, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1ac1aa485, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x3418e1a91ab487, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x361901aa1ab487, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921ab1ab487, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1ac1ab487, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x3418e1a91ae48e, // V_RSQ_F32 ENC_VOP3 default
    0x361901aa1ae48e, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921ab1ae48e, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1ac1ae48e, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x341c41a31af486, // V_RCP_F64 ENC_VOP3 default
    0x3a1c41a41af486, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x341c41a31b148f, // V_RSQ_F64 ENC_VOP3 default
    0x3a1c41a41b148f, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x3418e1a91b3498, // V_SQRT_F32 ENC_VOP3 default
    0x361901aa1b3498, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921ab1b3498, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1ac1b3498, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x341c41a31b4499, // V_SQRT_F64 ENC_VOP3 default
    0x3a1c41a41b4499, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x3418e1a91b5496, // V_SIN_F32 ENC_VOP3 default
    0x361901aa1b5496, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921ab1b5496, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1ac1b5496, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x3418e1a91b639f, // V_COS_F32 ENC_VOP3 default
    0x361901aa1b639f, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921ab1b639f, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1ac1b639f, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x341a21ad1b7465, // V_NOT_B32 ENC_VOP3 default
    0x361a41ae1b7465, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x381a61af1b7465, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a21b01b7465, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x3418e17a1b82d8, // V_BFREV_B32 ENC_VOP3 default
    0x3619017b1b82d8, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x3819217c1b82d8, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e17d1b82d8, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x341a21b11b92dd, // V_CLZ_I32_U32 ENC_VOP3 default
    0x361a41b21b92dd, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x381a61b31b92dd, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a21b41b92dd, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x341a21b11ba3a0, // V_CTZ_I32_B32 ENC_VOP3 default
    0x361a41b21ba3a0, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x381a61b31ba3a0, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a21b41ba3a0, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x341a21b51bb2dc, // V_CLS_I32 ENC_VOP3 default
    0x361a41b61bb2dc, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x381a61b71bb2dc, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a21b81bb2dc, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x3419a17f1bc403, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x3a19a1801bc403, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x341c41a31bd406, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x3a1c41a41bd406, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x341c41a31be400, // V_FRACT_F64 ENC_VOP3 default
    0x3a1c41a41be400, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x3418e18f1bf402, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x361901901bf402, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921911bf402, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1921bf402, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x3418e1a91c0405, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x361901aa1c0405, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921ab1c0405, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1ac1c0405, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x3418e1b91c244d, // V_MOVRELD_B32 ENC_VOP3 default
    0x361901ba1c244d, // V_MOVRELD_B32 VOP3_VOP_DPP8 has_dpp8
    0x381921bb1c244d, // V_MOVRELD_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1bc1c244d, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x6018e1bd1c3450, // V_MOVRELS_B32 ENC_VOP3 default
    0x361901ba1c3450, // V_MOVRELS_B32 VOP3_VOP_DPP8 has_dpp8
    0x381921bb1c3450, // V_MOVRELS_B32 VOP3_VOP_DPP16 has_dpp16
    0x6018e1bd1c444f, // V_MOVRELSD_B32 ENC_VOP3 default
    0x361901ba1c444f, // V_MOVRELSD_B32 VOP3_VOP_DPP8 has_dpp8
    0x381921bb1c444f, // V_MOVRELSD_B32 VOP3_VOP_DPP16 has_dpp16
    0x6018e1bd1c844e, // V_MOVRELSD_2_B32 ENC_VOP3 default
    0x361901ba1c844e, // V_MOVRELSD_2_B32 VOP3_VOP_DPP8 has_dpp8
    0x381921bb1c844e, // V_MOVRELSD_2_B32 VOP3_VOP_DPP16 has_dpp16
    0x341d81be1d03a7, // V_CVT_F16_U16 ENC_VOP3 default
    0x361da1bf1d03a7, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x381dc1c01d03a7, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a1d81c11d03a7, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x341d81c21d13a6, // V_CVT_F16_I16 ENC_VOP3 default
    0x361da1c31d13a6, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x381dc1c41d13a6, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a1d81c51d13a6, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x341e41c61d23c6, // V_CVT_U16_F16 ENC_VOP3 default
    0x361e61c71d23c6, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x381e81c81d23c6, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1e41c91d23c6, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x341e41ca1d33b4, // V_CVT_I16_F16 ENC_VOP3 default
    0x361e61cb1d33b4, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x381e81cc1d33b4, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1e41cd1d33b4, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x341f01ce1d4484, // V_RCP_F16 ENC_VOP3 default
    0x361f21cf1d4484, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41d01d4484, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01d11d4484, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x341f01ce1d5497, // V_SQRT_F16 ENC_VOP3 default
    0x361f21cf1d5497, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41d01d5497, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01d11d5497, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x341f01ce1d648d, // V_RSQ_F16 ENC_VOP3 default
    0x361f21cf1d648d, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41d01d648d, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01d11d648d, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x341f01ce1d7411, // V_LOG_F16 ENC_VOP3 default
    0x361f21cf1d7411, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41d01d7411, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01d11d7411, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x341f01ce1d83eb, // V_EXP_F16 ENC_VOP3 default
    0x361f21cf1d83eb, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41d01d83eb, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01d11d83eb, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x341f01ce1d9404, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x361f21cf1d9404, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41d01d9404, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01d11d9404, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x341e41ca1da401, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x361e61cb1da401, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x381e81cc1da401, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1e41cd1da401, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x341f01ce1db3ed, // V_FLOOR_F16 ENC_VOP3 default
    0x361f21cf1db3ed, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41d01db3ed, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01d11db3ed, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x341f01ce1dc2d9, // V_CEIL_F16 ENC_VOP3 default
    0x361f21cf1dc2d9, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41d01dc2d9, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01d11dc2d9, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x341f01ce1dd4ab, // V_TRUNC_F16 ENC_VOP3 default
    0x361f21cf1dd4ab, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41d01dd4ab, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01d11dd4ab, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x341f01ce1de48a, // V_RNDNE_F16 ENC_VOP3 default
    0x361f21cf1de48a, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41d01de48a, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01d11de48a, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x341f01ce1df3fe, // V_FRACT_F16 ENC_VOP3 default
    0x361f21cf1df3fe, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41d01df3fe, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01d11df3fe, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x341f01ce1e0495, // V_SIN_F16 ENC_VOP3 default
    0x361f21cf1e0495, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41d01e0495, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01d11e0495, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x341f01ce1e139e, // V_COS_F16 ENC_VOP3 default
    0x361f21cf1e139e, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41d01e139e, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01d11e139e, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x341fc1d21e2494, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x361fe1d31e2494, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x382001d41e2494, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a1fc1d51e2494, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x341e41ca1e33b9, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x361e61cb1e33b9, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x381e81cc1e33b9, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1e41cd1e33b9, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x341e41c61e43ba, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x361e61c71e43ba, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x381e81c81e43ba, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1e41c91e43ba, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x341cc1d61e9464, // V_NOT_B16 ENC_VOP3 default
    0x361ce1d71e9464, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x381d01d81e9464, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a1cc1d91e9464, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x3420c1da1ea3b7, // V_CVT_I32_I16 ENC_VOP3 default
    0x3620e1db1ea3b7, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x382101dc1ea3b7, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a20c1dd1ea3b7, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x3420c1de1eb3c9, // V_CVT_U32_U16 ENC_VOP3 default
    0x3620e1df1eb3c9, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x382101e01eb3c9, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a20c1e11eb3c9, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x342741e22093f7, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x362761e32093f7, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x382781e42093f7, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2741e52093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2741e62093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2741e72093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622741e82093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x642741e92093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662741ea2093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682741eb2093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a1ec20a41d, // V_MAD_I32_I24 ENC_VOP3 default
    0x3627c1ed20a41d, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x3827e1ee20a41d, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x3a27a1ef20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3c27a1f020a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3e27a1f120a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a1f220a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x6427a1f320a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a1f420a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a1f520a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a1f620b421, // V_MAD_U32_U24 ENC_VOP3 default
    0x3627c1f720b421, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x3827e1f820b421, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x3a27a1f920b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3c27a1fa20b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3e27a1fb20b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a1fc20b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x6427a1fd20b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a1fe20b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a1ff20b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342741e220c3a1, // V_CUBEID_F32 ENC_VOP3 default
    0x362761e320c3a1, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x382781e420c3a1, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2741e520c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2741e620c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2741e720c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622741e820c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x642741e920c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662741ea20c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682741eb20c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342741e220d3a3, // V_CUBESC_F32 ENC_VOP3 default
    0x362761e320d3a3, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x382781e420d3a3, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2741e520d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2741e620d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2741e720d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622741e820d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x642741e920d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662741ea20d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682741eb20d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342741e220e3a4, // V_CUBETC_F32 ENC_VOP3 default
    0x362761e320e3a4, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x382781e420e3a4, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2741e520e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2741e620e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2741e720e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622741e820e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x642741e920e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662741ea20e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682741eb20e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342741e220f3a2, // V_CUBEMA_F32 ENC_VOP3 default
    0x362761e320f3a2, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x382781e420f3a2, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2741e520f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2741e620f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2741e720f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622741e820f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x642741e920f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662741ea20f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682741eb20f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a2002102d5, // V_BFE_U32 ENC_VOP3 default
    0x3627c2012102d5, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x3827e2022102d5, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a2032102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x3c27a2042102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x3e27a2052102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a2062102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x6427a2072102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a2082102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a2092102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a20a2112d4, // V_BFE_I32 ENC_VOP3 default
    0x3627c20b2112d4, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x3827e20c2112d4, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a20d2112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x3c27a20e2112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x3e27a20f2112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a2102112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x6427a2112112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a2122112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a2132112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a2002122d6, // V_BFI_B32 ENC_VOP3 default
    0x3627c2012122d6, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x3827e2022122d6, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a2032122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x3c27a2042122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x3e27a2052122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a2062122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x6427a2072122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a2082122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a2092122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342741e22133f9, // V_FMA_F32 ENC_VOP3 default
    0x362761e32133f9, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x382781e42133f9, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2741e52133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2741e62133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2741e72133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622741e82133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x642741e92133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662741ea2133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682741eb2133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342802142143fa, // V_FMA_F64 ENC_VOP3 default
    0x3a2802152143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x3c2802162143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x3e2802172143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622802182143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x642802192143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628021a2143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828021b2143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427421c215410, // V_LERP_U8 ENC_VOP3 default
    0x3627621d215410, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x3827821e215410, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x3a27421f215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x3c274220215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x3e274221215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x62274222215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x64274223215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x66274224215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x68274225215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342822262162cb, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x362842272162cb, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x382862282162cb, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2822292162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x3c28222a2162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x3e28222b2162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228222c2162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x6428222d2162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628222e2162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828222f2162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342822262172cc, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x362842272172cc, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x382862282172cc, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2822292172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x3c28222a2172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x3e28222b2172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228222c2172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x6428222d2172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628222e2172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828222f2172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342741e2218456, // V_MULLIT_F32 ENC_VOP3 default
    0x362761e3218456, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x382781e4218456, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2741e5218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2741e6218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2741e7218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622741e8218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x642741e9218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662741ea218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682741eb218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342741e221943d, // V_MIN3_F32 ENC_VOP3 default
    0x362761e321943d, // V_MIN3_F32 VOP3_VOP_DPP8 has_dpp8
    0x382781e421943d, // V_MIN3_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2741e521943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2741e621943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2741e721943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622741e821943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_2
    0x642741e921943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662741ea21943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682741eb21943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a23021a43f, // V_MIN3_I32 ENC_VOP3 default
    0x3627c23121a43f, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3827e23221a43f, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a23321a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x3c27a23421a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x3e27a23521a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a23621a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x6427a23721a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a23821a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a23921a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a20021b441, // V_MIN3_U32 ENC_VOP3 default
    0x3627c20121b441, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3827e20221b441, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a20321b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x3c27a20421b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x3e27a20521b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a20621b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x6427a20721b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a20821b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a20921b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342741e221c424, // V_MAX3_F32 ENC_VOP3 default
    0x362761e321c424, // V_MAX3_F32 VOP3_VOP_DPP8 has_dpp8
    0x382781e421c424, // V_MAX3_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2741e521c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2741e621c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2741e721c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622741e821c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_2
    0x642741e921c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662741ea21c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682741eb21c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a23021d426, // V_MAX3_I32 ENC_VOP3 default
    0x3627c23121d426, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3827e23221d426, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a23321d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x3c27a23421d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x3e27a23521d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a23621d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x6427a23721d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a23821d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a23921d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a20021e428, // V_MAX3_U32 ENC_VOP3 default
    0x3627c20121e428, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3827e20221e428, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a20321e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x3c27a20421e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x3e27a20521e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a20621e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x6427a20721e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a20821e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a20921e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342741e221f437, // V_MED3_F32 ENC_VOP3 default
    0x362761e321f437, // V_MED3_F32 VOP3_VOP_DPP8 has_dpp8
    0x382781e421f437, // V_MED3_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2741e521f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2741e621f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2741e721f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622741e821f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_2
    0x642741e921f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662741ea21f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682741eb21f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a230220439, // V_MED3_I32 ENC_VOP3 default
    0x3627c231220439, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3827e232220439, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a233220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x3c27a234220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x3e27a235220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a236220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x6427a237220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a238220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a239220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a20022143b, // V_MED3_U32 ENC_VOP3 default
    0x3627c20122143b, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3827e20222143b, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a20322143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x3c27a20422143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x3e27a20522143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a20622143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x6427a20722143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a20822143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a20922143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a23a222493, // V_SAD_U8 ENC_VOP3 default
    0x3627c23b222493, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x3827e23c222493, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x3a27a23d222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x3c27a23e222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x3e27a23f222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a240222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x6427a241222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a242222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a243222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a23a223490, // V_SAD_HI_U8 ENC_VOP3 default
    0x3627c23b223490, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x3827e23c223490, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x3a27a23d223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x3c27a23e223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x3e27a23f223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a240223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x6427a241223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a242223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a243223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a244224491, // V_SAD_U16 ENC_VOP3 default
    0x3627c245224491, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x3827e246224491, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a27a247224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x3c27a248224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x3e27a249224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a24a224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x6427a24b224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a24c224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a24d224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a200225492, // V_SAD_U32 ENC_VOP3 default
    0x3627c201225492, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x3827e202225492, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a203225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x3c27a204225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x3e27a205225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a206225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x6427a207225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a208225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a209225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428824e2263c5, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x3628a24f2263c5, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x3828c2502263c5, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2882512263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2882522263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2882532263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622882542263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x642882552263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662882562263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682882572263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342741e22273cb, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x3a2741e52273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2741e62273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2741e72273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622741e82273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x642741e92273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662741ea2273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682741eb2273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342802142283cc, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x3a2802152283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x3c2802162283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x3e2802172283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622802182283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x642802192283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628021a2283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828021b2283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x6a2742582373cd, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x6c2742592373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x6e27425a2373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x7027425b2373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x7227425c2373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x7427425d2373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x7627425e2373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x7827425f2373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x6a2802602383ce, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x6c2802612383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x6e2802622383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x702802632383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x722802642383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x742802652383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x762802662383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x782802672383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427421c239455, // V_MSAD_U8 ENC_VOP3 default
    0x3627621d239455, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x3827821e239455, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x3a27421f239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x3c274220239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x3e274221239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x62274222239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x64274223239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x66274224239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x68274225239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428e26823a483, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x3a28e26923a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x3c28e26a23a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x3e28e26b23a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228e26c23a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x6428e26d23a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628e26e23a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828e26f23a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428e26823b453, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x3a28e26923b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x3c28e26a23b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x3e28e26b23b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228e26c23b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x6428e26d23b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628e26e23b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828e26f23b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x7a29027023d454, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x7c29027123d454, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x7e29027223d454, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x8029027323d454, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3427a2002404b7, // V_XOR3_B32 ENC_VOP3 default
    0x3627c2012404b7, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x3827e2022404b7, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a2032404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x3c27a2042404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x3e27a2052404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a2062404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x6427a2072404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a2082404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a2092404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429227424141f, // V_MAD_U16 ENC_VOP3 default
    0x3629427524141f, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x3829627624141f, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a29227724141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x3c29227824141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x3e29227924141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229227a24141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x6429227b24141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629227c24141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829227d24141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429827e24446d, // V_PERM_B32 ENC_VOP3 default
    0x3629a27f24446d, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x3829c28024446d, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a29828124446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x3c29828224446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x3e29828324446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229828424446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x6429828524446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629828624446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829828724446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a2002454b5, // V_XAD_U32 ENC_VOP3 default
    0x3627c2012454b5, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x3827e2022454b5, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a2032454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x3c27a2042454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x3e27a2052454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a2062454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x6427a2072454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a2082454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a2092454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a200246416, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x3627c201246416, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x3827e202246416, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a203246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x3c27a204246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x3e27a205246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a206246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x6427a207246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a208246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a209246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a2002472c6, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x3627c2012472c6, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x3827e2022472c6, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a2032472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x3c27a2042472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x3e27a2052472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a2062472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x6427a2072472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a2082472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a2092472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429e2882483f8, // V_FMA_F16 ENC_VOP3 default
    0x362a02892483f8, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x382a228a2483f8, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a29e28b2483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x3c29e28c2483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x3e29e28d2483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229e28e2483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x6429e28f2483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629e2902483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829e2912483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429e28824943c, // V_MIN3_F16 ENC_VOP3 default
    0x362a028924943c, // V_MIN3_F16 VOP3_VOP_DPP8 has_dpp8
    0x382a228a24943c, // V_MIN3_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a29e28b24943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x3c29e28c24943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x3e29e28d24943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229e28e24943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x6429e28f24943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629e29024943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829e29124943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429229224a43e, // V_MIN3_I16 ENC_VOP3 default
    0x3629429324a43e, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x3829629424a43e, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a29229524a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x3c29229624a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x3e29229724a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229229824a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x6429229924a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629229a24a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829229b24a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429227424b440, // V_MIN3_U16 ENC_VOP3 default
    0x3629427524b440, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x3829627624b440, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a29227724b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x3c29227824b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x3e29227924b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229227a24b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x6429227b24b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629227c24b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829227d24b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429e28824c423, // V_MAX3_F16 ENC_VOP3 default
    0x362a028924c423, // V_MAX3_F16 VOP3_VOP_DPP8 has_dpp8
    0x382a228a24c423, // V_MAX3_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a29e28b24c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x3c29e28c24c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x3e29e28d24c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229e28e24c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x6429e28f24c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629e29024c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829e29124c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429229224d425, // V_MAX3_I16 ENC_VOP3 default
    0x3629429324d425, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x3829629424d425, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a29229524d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x3c29229624d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x3e29229724d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229229824d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x6429229924d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629229a24d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829229b24d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429227424e427, // V_MAX3_U16 ENC_VOP3 default
    0x3629427524e427, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x3829627624e427, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a29227724e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x3c29227824e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x3e29227924e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229227a24e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x6429227b24e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629227c24e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829227d24e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429e28824f436, // V_MED3_F16 ENC_VOP3 default
    0x362a028924f436, // V_MED3_F16 VOP3_VOP_DPP8 has_dpp8
    0x382a228a24f436, // V_MED3_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a29e28b24f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x3c29e28c24f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x3e29e28d24f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229e28e24f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x6429e28f24f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629e29024f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829e29124f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x34292292250438, // V_MED3_I16 ENC_VOP3 default
    0x36294293250438, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x38296294250438, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a292295250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x3c292296250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x3e292297250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x62292298250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x64292299250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629229a250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829229b250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429227425143a, // V_MED3_U16 ENC_VOP3 default
    0x3629427525143a, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x3829627625143a, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a29227725143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x3c29227825143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x3e29227925143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229227a25143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x6429227b25143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629227c25143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829227d25143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429229225341b, // V_MAD_I16 ENC_VOP3 default
    0x3629429325341b, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x3829629425341b, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a29229525341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x3c29229625341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x3e29229725341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229229825341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x6429229925341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629229a25341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829229b25341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429e2882543ca, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x362a02892543ca, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x382a228a2543ca, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a29e28b2543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x3c29e28c2543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x3e29e28d2543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229e28e2543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x6429e28f2543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629e2902543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829e2912543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a2002552c0, // V_ADD3_U32 ENC_VOP3 default
    0x3627c2012552c0, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3827e2022552c0, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a2032552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x3c27a2042552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x3e27a2052552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a2062552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x6427a2072552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a2082552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a2092552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a200256417, // V_LSHL_OR_B32 ENC_VOP3 default
    0x3627c201256417, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3827e202256417, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a203256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c27a204256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e27a205256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a206256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x6427a207256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a208256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a209256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a2002572cf, // V_AND_OR_B32 ENC_VOP3 default
    0x3627c2012572cf, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3827e2022572cf, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a2032572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c27a2042572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e27a2052572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a2062572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x6427a2072572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a2082572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a2092572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a200258466, // V_OR3_B32 ENC_VOP3 default
    0x3627c201258466, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x3827e202258466, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a203258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x3c27a204258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x3e27a205258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a206258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x6427a207258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a208258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a209258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a429c259420, // V_MAD_U32_U16 ENC_VOP3 default
    0x362a629d259420, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x382a829e259420, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2a429f259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2a42a0259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2a42a1259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a42a2259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x642a42a3259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a42a4259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a42a5259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a42a625a41c, // V_MAD_I32_I16 ENC_VOP3 default
    0x362a62a725a41c, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x382a82a825a41c, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2a42a925a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2a42aa25a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2a42ab25a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a42ac25a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x642a42ad25a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a42ae25a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a42af25a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x822aa2b025b46a, // V_PERMLANE16_B32 ENC_VOP3 default
    0x842aa2b125b46a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x862aa2b225b46a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x882aa2b325b46a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x822aa2b025c46c, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x842aa2b125c46c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x862aa2b225c46c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x882aa2b325c46c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x4c2ac2b425d39c, // V_CNDMASK_B16 ENC_VOP3 default
    0x362ae2b525d39c, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x382b02b625d39c, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x4e2ac2b725d39c, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x502ac2b825d39c, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x522ac2b925d39c, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342741e225e42a, // V_MAXMIN_F32 ENC_VOP3 default
    0x362761e325e42a, // V_MAXMIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x382781e425e42a, // V_MAXMIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2741e525e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2741e625e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2741e725e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622741e825e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_2
    0x642741e925e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662741ea25e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682741eb25e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342741e225f443, // V_MINMAX_F32 ENC_VOP3 default
    0x362761e325f443, // V_MINMAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x382781e425f443, // V_MINMAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2741e525f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2741e625f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2741e725f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622741e825f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_2
    0x642741e925f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662741ea25f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682741eb25f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429e288260429, // V_MAXMIN_F16 ENC_VOP3 default
    0x362a0289260429, // V_MAXMIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x382a228a260429, // V_MAXMIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a29e28b260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0
    0x3c29e28c260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1
    0x3e29e28d260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229e28e260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_2
    0x6429e28f260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629e290260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829e291260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429e288261442, // V_MINMAX_F16 ENC_VOP3 default
    0x362a0289261442, // V_MINMAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x382a228a261442, // V_MINMAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a29e28b261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0
    0x3c29e28c261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1
    0x3e29e28d261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229e28e261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_2
    0x6429e28f261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629e290261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829e291261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a20026242c, // V_MAXMIN_U32 ENC_VOP3 default
    0x3627c20126242c, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x3827e20226242c, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a20326242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x3c27a20426242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x3e27a20526242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a20626242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x6427a20726242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a20826242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a20926242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a200263445, // V_MINMAX_U32 ENC_VOP3 default
    0x3627c201263445, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x3827e202263445, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a203263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x3c27a204263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x3e27a205263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a206263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x6427a207263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a208263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a209263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a23026442b, // V_MAXMIN_I32 ENC_VOP3 default
    0x3627c23126442b, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x3827e23226442b, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a23326442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x3c27a23426442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x3e27a23526442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a23626442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x6427a23726442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a23826442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a23926442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a230265444, // V_MINMAX_I32 ENC_VOP3 default
    0x3627c231265444, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x3827e232265444, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a233265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x3c27a234265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x3e27a235265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a236265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x6427a237265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a238265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a239265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342b22ba2663d3, // V_DOT2_F16_F16 ENC_VOP3 default
    0x362b42bb2663d3, // V_DOT2_F16_F16 VOP3_VOP_DPP8 has_dpp8
    0x382b62bc2663d3, // V_DOT2_F16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2b22bd2663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2b22be2663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2b22bf2663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622b22c02663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_2
    0x642b22c12663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662b22c22663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682b22c32663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342b82c42673d2, // V_DOT2_BF16_BF16 ENC_VOP3 default
    0x362ba2c52673d2, // V_DOT2_BF16_BF16 VOP3_VOP_DPP8 has_dpp8
    0x382bc2c62673d2, // V_DOT2_BF16_BF16 VOP3_VOP_DPP16 has_dpp16
    0x3a2b82c72673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0
    0x3c2b82c82673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1
    0x3e2b82c92673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622b82ca2673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_2
    0x642b82cb2673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662b82cc2673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682b82cd2673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2be2ce2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x8c2be2cf2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2be2d02fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902be2d12fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x922be2d22fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x942be2d32fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x962be2d42fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x982be2d52fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2c02d62fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x8c2c02d72fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2c02d82fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902c02d92fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x922c02da2fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x942c02db2fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x962c02dc2fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x982c02dd2fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2c22de2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x8c2c22df2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2c22e02fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902c22e12fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x922c22e22fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x942c22e32fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x962c22e42fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x982c22e52fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2c22e62ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x8c2c22e72ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2c22e82ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902c22e92ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x922c22ea2ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x942c22eb2ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x962c22ec2ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x982c22ed2ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2c42ee3002c2, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x562c62ef3002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x582c82f03002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8c2c42f13002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2c42f23002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902c42f33002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x8a2c42ee3014a0, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x562c62ef3014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x582c82f03014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8c2c42f13014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2c42f23014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902c42f33014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x8a2c42ee30249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x562c62f430249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x582c82f530249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8c2c42f130249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2c42f230249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902c42f330249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x342ca2f63032c9, // V_ADD_NC_U16 ENC_VOP3 default
    0x362cc2f73032c9, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x382ce2f83032c9, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca2f93032c9, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca2fa3032c9, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca2fb3032c9, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342ca2f63044a5, // V_SUB_NC_U16 ENC_VOP3 default
    0x362cc2f73044a5, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x382ce2f83044a5, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca2f93044a5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca2fa3044a5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca2fb3044a5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342ca2f6305460, // V_MUL_LO_U16 ENC_VOP3 default
    0x362cc2f7305460, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x382ce2f8305460, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca2f9305460, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca2fa305460, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca2fb305460, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342d02fc3063bc, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x3622c2fd3063bc, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x3822e2fe3063bc, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2d02ff3063bc, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2d03003063bc, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2d03013063bc, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342d03023073c3, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x3622c3033073c3, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x3822e3043073c3, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2d03053073c3, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2d03063073c3, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2d03073073c3, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342ca2f6309432, // V_MAX_U16 ENC_VOP3 default
    0x362cc2f7309432, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x382ce2f8309432, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca2f9309432, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca2fa309432, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca2fb309432, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342ca30830a430, // V_MAX_I16 ENC_VOP3 default
    0x362cc30930a430, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x382ce30a30a430, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca30b30a430, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca30c30a430, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca30d30a430, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342ca2f630b44b, // V_MIN_U16 ENC_VOP3 default
    0x362cc2f730b44b, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x382ce2f830b44b, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca2f930b44b, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca2fa30b44b, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca2fb30b44b, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342ca30830c449, // V_MIN_I16 ENC_VOP3 default
    0x362cc30930c449, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x382ce30a30c449, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca30b30c449, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca30c30c449, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca30d30c449, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342ca30830d2c7, // V_ADD_NC_I16 ENC_VOP3 default
    0x362cc30930d2c7, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x382ce30a30d2c7, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca30b30d2c7, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca30c30d2c7, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca30d30d2c7, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342ca30830e4a3, // V_SUB_NC_I16 ENC_VOP3 default
    0x362cc30930e4a3, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x382ce30a30e4a3, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca30b30e4a3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca30c30e4a3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca30d30e4a3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342d230e311469, // V_PACK_B32_F16 ENC_VOP3 default
    0x362d430f311469, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x382d6310311469, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2d2311311469, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2d2312311469, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2d2313311469, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342d23143123be, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x362d43153123be, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x382d63163123be, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2d23173123be, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2d23183123be, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2d23193123be, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342d231a3133c0, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x362d431b3133c0, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x382d631c3133c0, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2d231d3133c0, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2d231e3133c0, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2d231f3133c0, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342d832031c40e, // V_LDEXP_F32 ENC_VOP3 default
    0x362da32131c40e, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x382dc32231c40e, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2d832331c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2d832431c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2d832531c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342de14d31d2d7, // V_BFM_B32 ENC_VOP3 default
    0x3623414e31d2d7, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x3823614f31d2d7, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2de15031d2d7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2de15131d2d7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2de15231d2d7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342de14d31e2d3, // V_BCNT_U32_B32 ENC_VOP3 default
    0x3623414e31e2d3, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3823614f31e2d3, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2de15031e2d3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2de15131e2d3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2de15231e2d3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342de14d31f435, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x3623414e31f435, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3823614f31f435, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2de15031f435, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2de15131f435, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2de15231f435, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342de14d320434, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x3623414e320434, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3823614f320434, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2de150320434, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2de151320434, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2de152320434, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342d02fc3213bf, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x3622c2fd3213bf, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x3822e2fe3213bf, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2d02ff3213bf, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2d03003213bf, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2d03013213bf, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342d03023223c1, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x3622c3033223c1, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x3822e3043223c1, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2d03053223c1, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2d03063223c1, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2d03073223c1, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342de3263233c4, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x362343273233c4, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x382363283233c4, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2de3293233c4, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2de32a3233c4, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2de32b3233c4, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342de32c3243bd, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x3623432d3243bd, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x3823632e3243bd, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a2de32f3243bd, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x3c2de3303243bd, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x3e2de3313243bd, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342de1473254a4, // V_SUB_NC_I32 ENC_VOP3 default
    0x362341483254a4, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x382361493254a4, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a2de14a3254a4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x3c2de14b3254a4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x3e2de14c3254a4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342de1473262c8, // V_ADD_NC_I32 ENC_VOP3 default
    0x362341483262c8, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x382361493262c8, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a2de14a3262c8, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x3c2de14b3262c8, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x3e2de14c3262c8, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342e03323272c5, // V_ADD_F64 ENC_VOP3 default
    0x3a2e03333272c5, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x3c2e03343272c5, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x3e2e03353272c5, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342e033232845a, // V_MUL_F64 ENC_VOP3 default
    0x3a2e033332845a, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x3c2e033432845a, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x3e2e033532845a, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342e0332329448, // V_MIN_F64 ENC_VOP3 default
    0x3a2e0333329448, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x3c2e0334329448, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x3e2e0335329448, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342e033232a42f, // V_MAX_F64 ENC_VOP3 default
    0x3a2e033332a42f, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x3c2e033432a42f, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x3e2e033532a42f, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342e233632b40f, // V_LDEXP_F64 ENC_VOP3 default
    0x3a2e233732b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x3c2e233832b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x3e2e233932b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342de14d32c461, // V_MUL_LO_U32 ENC_VOP3 default
    0x3a2de15032c461, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2de15132c461, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2de15232c461, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342de14d32d45d, // V_MUL_HI_U32 ENC_VOP3 default
    0x3a2de15032d45d, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2de15132d45d, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2de15232d45d, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342de14732e45b, // V_MUL_HI_I32 ENC_VOP3 default
    0x3a2de14a32e45b, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x3c2de14b32e45b, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x3e2de14c32e45b, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342e233a32f4aa, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x3a2e233b32f4aa, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x3c2e233c32f4aa, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x3e2e233d32f4aa, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342ca2f6338413, // V_LSHLREV_B16 ENC_VOP3 default
    0x362cc2f7338413, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x382ce2f8338413, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca2f9338413, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca2fa338413, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca2fb338413, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342ca2f6339418, // V_LSHRREV_B16 ENC_VOP3 default
    0x362cc2f7339418, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x382ce2f8339418, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca2f9339418, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca2fa339418, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca2fb339418, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342ca33e33a2d0, // V_ASHRREV_I16 ENC_VOP3 default
    0x362cc33f33a2d0, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x382ce34033a2d0, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca34133a2d0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca34233a2d0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca34333a2d0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x9a2e434433c415, // V_LSHLREV_B64 ENC_VOP3 default
    0x9c2e434533c415, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x9e2e434633c415, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x9a2e434433d41a, // V_LSHRREV_B64 ENC_VOP3 default
    0x9c2e434533d41a, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x9e2e434633d41a, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x9a2e434733e2d2, // V_ASHRREV_I64 ENC_VOP3 default
    0x9c2e434833e2d2, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x9e2e434933e2d2, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0xa02e634a360489, // V_READLANE_B32 ENC_VOP3 default
    0xa22d034b3614b4, // V_WRITELANE_B32 ENC_VOP3 default
    0xa42d034c3614b4, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x342ca2f63622cd, // V_AND_B16 ENC_VOP3 default
    0x362cc2f73622cd, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x382ce2f83622cd, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca2f93622cd, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca2fa3622cd, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca2fb3622cd, // V_AND_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342ca2f6363467, // V_OR_B16 ENC_VOP3 default
    0x362cc2f7363467, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x382ce2f8363467, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca2f9363467, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca2fa363467, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca2fb363467, // V_OR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342ca2f63644b8, // V_XOR_B16 ENC_VOP3 default
    0x362cc2f73644b8, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x382ce2f83644b8, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca2f93644b8, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca2fa3644b8, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca2fb3644b8, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0xa600034d00004e, // DS_ADD_U32 ENC_DS default
    0xa600034d0010bf, // DS_SUB_U32 ENC_DS default
    0xa600034d0020a7, // DS_RSUB_U32 ENC_DS default
    0xa600034d00306d, // DS_INC_U32 ENC_DS default
    0xa600034d004063, // DS_DEC_U32 ENC_DS default
    0xa600034e005090, // DS_MIN_I32 ENC_DS default
    0xa600034e006084, // DS_MAX_I32 ENC_DS default
    0xa600034d007098, // DS_MIN_U32 ENC_DS default
    0xa600034d00808c, // DS_MAX_U32 ENC_DS default
    0xa600034f009050, // DS_AND_B32 ENC_DS default
    0xa600034f00a0a0, // DS_OR_B32 ENC_DS default
    0xa600034f00b0c3, // DS_XOR_B32 ENC_DS default
    0xa600235000c09a, // DS_MSKOR_B32 ENC_DS default
    0xa600035100d0b7, // DS_STORE_B32 ENC_DS default
    0xa600435200e0af, // DS_STORE_2ADDR_B32 ENC_DS default
    0xa600435200f0b1, // DS_STORE_2ADDR_STRIDE64_B32 ENC_DS default
    0xa6002350010057, // DS_CMPSTORE_B32 ENC_DS default
    0xa6002353011059, // DS_CMPSTORE_F32 ENC_DS default
    0xa600035401208e, // DS_MIN_F32 ENC_DS default
    0xa6000354013082, // DS_MAX_F32 ENC_DS default
    0xa600617901409e, // DS_NOP ENC_DS default
    0xa6000354015049, // DS_ADD_F32 ENC_DS default
    0xa8008179018069, // DS_GWS_SEMA_RELEASE_ALL ENC_DS default
    0xa800a355019066, // DS_GWS_INIT ENC_DS default
    0xa800817901a06a, // DS_GWS_SEMA_V ENC_DS default
    0xa800a35501b067, // DS_GWS_SEMA_BR ENC_DS default
    0xa800817901c068, // DS_GWS_SEMA_P ENC_DS default
    0xa800a35501d065, // DS_GWS_BARRIER ENC_DS default
    0xa600035601e0b9, // DS_STORE_B8 ENC_DS default
    0xa600c35701f0b5, // DS_STORE_B16 ENC_DS default
    0xa600e35802004c, // DS_ADD_RTN_U32 ENC_DS default
    0xa600e3580210bd, // DS_SUB_RTN_U32 ENC_DS default
    0xa600e3580220a5, // DS_RSUB_RTN_U32 ENC_DS default
    0xa600e35802306b, // DS_INC_RTN_U32 ENC_DS default
    0xa600e358024061, // DS_DEC_RTN_U32 ENC_DS default
    0xa600e359025094, // DS_MIN_RTN_I32 ENC_DS default
    0xa600e359026088, // DS_MAX_RTN_I32 ENC_DS default
    0xa600e358027096, // DS_MIN_RTN_U32 ENC_DS default
    0xa600e35802808a, // DS_MAX_RTN_U32 ENC_DS default
    0xa600e35a029052, // DS_AND_RTN_B32 ENC_DS default
    0xa600e35a02a0a2, // DS_OR_RTN_B32 ENC_DS default
    0xa600e35a02b0c5, // DS_XOR_RTN_B32 ENC_DS default
    0xa601035b02c09c, // DS_MSKOR_RTN_B32 ENC_DS default
    0xa600e35a02d0ad, // DS_STOREXCHG_RTN_B32 ENC_DS default
    0xa601235c02e0a9, // DS_STOREXCHG_2ADDR_RTN_B32 ENC_DS default
    0xa601235c02f0ab, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B32 ENC_DS default
    0xa601035b03005b, // DS_CMPSTORE_RTN_B32 ENC_DS default
    0xa601035d03105d, // DS_CMPSTORE_RTN_F32 ENC_DS default
    0xa600e35e032092, // DS_MIN_RTN_F32 ENC_DS default
    0xa600e35e033086, // DS_MAX_RTN_F32 ENC_DS default
    0xa601035b0340c2, // DS_WRAP_RTN_B32 ENC_DS default
    0xa601435f0350c1, // DS_SWIZZLE_B32 ENC_DS default
    0xa6016360036075, // DS_LOAD_B32 ENC_DS default
    0xa601836103706f, // DS_LOAD_2ADDR_B32 ENC_DS default
    0xa6018361038071, // DS_LOAD_2ADDR_STRIDE64_B32 ENC_DS default
    0xa6016362039079, // DS_LOAD_I8 ENC_DS default
    0xa601636303a07f, // DS_LOAD_U8 ENC_DS default
    0xa601636403b078, // DS_LOAD_I16 ENC_DS default
    0xa601636503c07c, // DS_LOAD_U16 ENC_DS default
    0xa601a36603d060, // DS_CONSUME ENC_DS default
    0xa601a36603e054, // DS_APPEND ENC_DS default
    0xa801c36703f09f, // DS_ORDERED_COUNT ENC_DS default
    0xa601e36804004f, // DS_ADD_U64 ENC_DS default
    0xa601e3680410c0, // DS_SUB_U64 ENC_DS default
    0xa601e3680420a8, // DS_RSUB_U64 ENC_DS default
    0xa601e36804306e, // DS_INC_U64 ENC_DS default
    0xa601e368044064, // DS_DEC_U64 ENC_DS default
    0xa601e369045091, // DS_MIN_I64 ENC_DS default
    0xa601e369046085, // DS_MAX_I64 ENC_DS default
    0xa601e368047099, // DS_MIN_U64 ENC_DS default
    0xa601e36804808d, // DS_MAX_U64 ENC_DS default
    0xa601e36a049051, // DS_AND_B64 ENC_DS default
    0xa601e36a04a0a1, // DS_OR_B64 ENC_DS default
    0xa601e36a04b0c4, // DS_XOR_B64 ENC_DS default
    0xa602036b04c09b, // DS_MSKOR_B64 ENC_DS default
    0xa601e36c04d0b8, // DS_STORE_B64 ENC_DS default
    0xa602236d04e0b0, // DS_STORE_2ADDR_B64 ENC_DS default
    0xa602236d04f0b2, // DS_STORE_2ADDR_STRIDE64_B64 ENC_DS default
    0xa602036b050058, // DS_CMPSTORE_B64 ENC_DS default
    0xa602436e05105a, // DS_CMPSTORE_F64 ENC_DS default
    0xa602636f05208f, // DS_MIN_F64 ENC_DS default
    0xa602636f053083, // DS_MAX_F64 ENC_DS default
    0xa602837006004d, // DS_ADD_RTN_U64 ENC_DS default
    0xa60283700610be, // DS_SUB_RTN_U64 ENC_DS default
    0xa60283700620a6, // DS_RSUB_RTN_U64 ENC_DS default
    0xa602837006306c, // DS_INC_RTN_U64 ENC_DS default
    0xa6028370064062, // DS_DEC_RTN_U64 ENC_DS default
    0xa6028371065095, // DS_MIN_RTN_I64 ENC_DS default
    0xa6028371066089, // DS_MAX_RTN_I64 ENC_DS default
    0xa6028370067097, // DS_MIN_RTN_U64 ENC_DS default
    0xa602837006808b, // DS_MAX_RTN_U64 ENC_DS default
    0xa6028372069053, // DS_AND_RTN_B64 ENC_DS default
    0xa602837206a0a3, // DS_OR_RTN_B64 ENC_DS default
    0xa602837206b0c6, // DS_XOR_RTN_B64 ENC_DS default
    0xa602a37306c09d, // DS_MSKOR_RTN_B64 ENC_DS default
    0xa602837206d0ae, // DS_STOREXCHG_RTN_B64 ENC_DS default
    0xa602c37406e0aa, // DS_STOREXCHG_2ADDR_RTN_B64 ENC_DS default
    0xa602c37406f0ac, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B64 ENC_DS default
    0xa602a37307005c, // DS_CMPSTORE_RTN_B64 ENC_DS default
    0xa602e37507105e, // DS_CMPSTORE_RTN_F64 ENC_DS default
    0xa6030376072093, // DS_MIN_RTN_F64 ENC_DS default
    0xa6030376073087, // DS_MAX_RTN_F64 ENC_DS default
    0xa6032377076076, // DS_LOAD_B64 ENC_DS default
    0xa6034378077070, // DS_LOAD_2ADDR_B64 ENC_DS default
    0xa6034378078072, // DS_LOAD_2ADDR_STRIDE64_B64 ENC_DS default
    0xa600e35e07904b, // DS_ADD_RTN_F32 ENC_DS default
    0xa803637907a04a, // DS_ADD_GS_REG_RTN ENC_DS default
    0xa803637907b0bc, // DS_SUB_GS_REG_RTN ENC_DS default
    0xa602837207e05f, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0xa600037a0a00ba, // DS_STORE_B8_D16_HI ENC_DS default
    0xa600037b0a10b6, // DS_STORE_B16_D16_HI ENC_DS default
    0xa601637c0a2080, // DS_LOAD_U8_D16 ENC_DS default
    0xa601637c0a3081, // DS_LOAD_U8_D16_HI ENC_DS default
    0xa601637d0a407a, // DS_LOAD_I8_D16 ENC_DS default
    0xa601637d0a507b, // DS_LOAD_I8_D16_HI ENC_DS default
    0xa601637e0a607d, // DS_LOAD_U16_D16 ENC_DS default
    0xa601637e0a707e, // DS_LOAD_U16_D16_HI ENC_DS default
    0xa603837f0ad056, // DS_BVH_STACK_RTN_B32 ENC_DS default
    0xa603a3800b00b3, // DS_STORE_ADDTID_B32 ENC_DS default
    0xa601a3810b1073, // DS_LOAD_ADDTID_B32 ENC_DS default
    0xa600e3820b20a4, // DS_PERMUTE_B32 ENC_DS default
    0xa600e3820b3055, // DS_BPERMUTE_B32 ENC_DS default
    0xa603c3830de0bb, // DS_STORE_B96 ENC_DS default
    0xa603e3840df0b4, // DS_STORE_B128 ENC_DS default
    0xa60403850fe077, // DS_LOAD_B96 ENC_DS default
    0xa60423860ff074, // DS_LOAD_B128 ENC_DS default
    0xaa0463870100f3, // FLAT_LOAD_U8 ENC_FLAT default
    0xac07a388010196, // SCRATCH_LOAD_U8 ENC_FLAT_SCRATCH default
    0xae05e389010129, // GLOBAL_LOAD_U8 ENC_FLAT_GLOBAL default
    0xaa04638a0110f1, // FLAT_LOAD_I8 ENC_FLAT default
    0xac07a38b011194, // SCRATCH_LOAD_I8 ENC_FLAT_SCRATCH default
    0xae05e38c011127, // GLOBAL_LOAD_I8 ENC_FLAT_GLOBAL default
    0xaa04638d0120f2, // FLAT_LOAD_U16 ENC_FLAT default
    0xac07a38e012195, // SCRATCH_LOAD_U16 ENC_FLAT_SCRATCH default
    0xae05e38f012128, // GLOBAL_LOAD_U16 ENC_FLAT_GLOBAL default
    0xaa0463900130f0, // FLAT_LOAD_I16 ENC_FLAT default
    0xac07a391013193, // SCRATCH_LOAD_I16 ENC_FLAT_SCRATCH default
    0xae05e392013126, // GLOBAL_LOAD_I16 ENC_FLAT_GLOBAL default
    0xaa0463930140e7, // FLAT_LOAD_B32 ENC_FLAT default
    0xac07a39401418a, // SCRATCH_LOAD_B32 ENC_FLAT_SCRATCH default
    0xae05e39501411d, // GLOBAL_LOAD_B32 ENC_FLAT_GLOBAL default
    0xaa0483960150e8, // FLAT_LOAD_B64 ENC_FLAT default
    0xac07c39701518b, // SCRATCH_LOAD_B64 ENC_FLAT_SCRATCH default
    0xae06039801511e, // GLOBAL_LOAD_B64 ENC_FLAT_GLOBAL default
    0xaa04a3990160e9, // FLAT_LOAD_B96 ENC_FLAT default
    0xac07e39a01618c, // SCRATCH_LOAD_B96 ENC_FLAT_SCRATCH default
    0xae06239b01611f, // GLOBAL_LOAD_B96 ENC_FLAT_GLOBAL default
    0xaa04c39c0170e6, // FLAT_LOAD_B128 ENC_FLAT default
    0xac08039d017189, // SCRATCH_LOAD_B128 ENC_FLAT_SCRATCH default
    0xae06439e01711c, // GLOBAL_LOAD_B128 ENC_FLAT_GLOBAL default
    0xaa04e39f0180f8, // FLAT_STORE_B8 ENC_FLAT default
    0xac0823a001819b, // SCRATCH_STORE_B8 ENC_FLAT_SCRATCH default
    0xae0663a101812f, // GLOBAL_STORE_B8 ENC_FLAT_GLOBAL default
    0xaa04e3a20190f5, // FLAT_STORE_B16 ENC_FLAT default
    0xac0823a3019198, // SCRATCH_STORE_B16 ENC_FLAT_SCRATCH default
    0xae0663a401912c, // GLOBAL_STORE_B16 ENC_FLAT_GLOBAL default
    0xaa04e3a501a0f6, // FLAT_STORE_B32 ENC_FLAT default
    0xac0823a601a199, // SCRATCH_STORE_B32 ENC_FLAT_SCRATCH default
    0xae0663a701a12d, // GLOBAL_STORE_B32 ENC_FLAT_GLOBAL default
    0xaa0503a801b0f7, // FLAT_STORE_B64 ENC_FLAT default
    0xac0843a901b19a, // SCRATCH_STORE_B64 ENC_FLAT_SCRATCH default
    0xae0683aa01b12e, // GLOBAL_STORE_B64 ENC_FLAT_GLOBAL default
    0xaa0523ab01c0f9, // FLAT_STORE_B96 ENC_FLAT default
    0xac0863ac01c19c, // SCRATCH_STORE_B96 ENC_FLAT_SCRATCH default
    0xae06a3ad01c130, // GLOBAL_STORE_B96 ENC_FLAT_GLOBAL default
    0xaa0543ae01d0f4, // FLAT_STORE_B128 ENC_FLAT default
    0xac0883af01d197, // SCRATCH_STORE_B128 ENC_FLAT_SCRATCH default
    0xae06c3b001d12b, // GLOBAL_STORE_B128 ENC_FLAT_GLOBAL default
    0xaa04638701e0ef, // FLAT_LOAD_D16_U8 ENC_FLAT default
    0xac07a38801e192, // SCRATCH_LOAD_D16_U8 ENC_FLAT_SCRATCH default
    0xae05e38901e125, // GLOBAL_LOAD_D16_U8 ENC_FLAT_GLOBAL default
    0xaa04638a01f0ee, // FLAT_LOAD_D16_I8 ENC_FLAT default
    0xac07a38b01f191, // SCRATCH_LOAD_D16_I8 ENC_FLAT_SCRATCH default
    0xae05e38c01f124, // GLOBAL_LOAD_D16_I8 ENC_FLAT_GLOBAL default
    0xaa0463b10200ea, // FLAT_LOAD_D16_B16 ENC_FLAT default
    0xac07a3b202018d, // SCRATCH_LOAD_D16_B16 ENC_FLAT_SCRATCH default
    0xae05e3b3020120, // GLOBAL_LOAD_D16_B16 ENC_FLAT_GLOBAL default
    0xaa0463870210ed, // FLAT_LOAD_D16_HI_U8 ENC_FLAT default
    0xac07a388021190, // SCRATCH_LOAD_D16_HI_U8 ENC_FLAT_SCRATCH default
    0xae05e389021123, // GLOBAL_LOAD_D16_HI_U8 ENC_FLAT_GLOBAL default
    0xaa04638a0220ec, // FLAT_LOAD_D16_HI_I8 ENC_FLAT default
    0xac07a38b02218f, // SCRATCH_LOAD_D16_HI_I8 ENC_FLAT_SCRATCH default
    0xae05e38c022122, // GLOBAL_LOAD_D16_HI_I8 ENC_FLAT_GLOBAL default
    0xaa0463b10230eb, // FLAT_LOAD_D16_HI_B16 ENC_FLAT default
    0xac07a3b202318e, // SCRATCH_LOAD_D16_HI_B16 ENC_FLAT_SCRATCH default
    0xae05e3b3023121, // GLOBAL_LOAD_D16_HI_B16 ENC_FLAT_GLOBAL default
    0xaa04e39f0240fb, // FLAT_STORE_D16_HI_B8 ENC_FLAT default
    0xac0823a002419e, // SCRATCH_STORE_D16_HI_B8 ENC_FLAT_SCRATCH default
    0xae0663a1024132, // GLOBAL_STORE_D16_HI_B8 ENC_FLAT_GLOBAL default
    0xaa04e3a20250fa, // FLAT_STORE_D16_HI_B16 ENC_FLAT default
    0xac0823a302519d, // SCRATCH_STORE_D16_HI_B16 ENC_FLAT_SCRATCH default
    0xae0663a4025131, // GLOBAL_STORE_D16_HI_B16 ENC_FLAT_GLOBAL default
    0xae06e3b402811b, // GLOBAL_LOAD_ADDTID_B32 ENC_FLAT_GLOBAL default
    0xae0703b502912a, // GLOBAL_STORE_ADDTID_B32 ENC_FLAT_GLOBAL default
    0xaa0563b60330e2, // FLAT_ATOMIC_SWAP_B32 ENC_FLAT default
    0xae0723b7033117, // GLOBAL_ATOMIC_SWAP_B32 ENC_FLAT_GLOBAL default
    0xaa0583b80340cd, // FLAT_ATOMIC_CMPSWAP_B32 ENC_FLAT default
    0xae0743b9034101, // GLOBAL_ATOMIC_CMPSWAP_B32 ENC_FLAT_GLOBAL default
    0xaa0563ba0350c9, // FLAT_ATOMIC_ADD_U32 ENC_FLAT default
    0xae0723bb0350fd, // GLOBAL_ATOMIC_ADD_U32 ENC_FLAT_GLOBAL default
    0xaa0563ba0360e0, // FLAT_ATOMIC_SUB_U32 ENC_FLAT default
    0xae0723bb036115, // GLOBAL_ATOMIC_SUB_U32 ENC_FLAT_GLOBAL default
    0xae0723bb037104, // GLOBAL_ATOMIC_CSUB_U32 ENC_FLAT_GLOBAL default
    0xaa0563bc0380da, // FLAT_ATOMIC_MIN_I32 ENC_FLAT default
    0xae0723bd03810f, // GLOBAL_ATOMIC_MIN_I32 ENC_FLAT_GLOBAL default
    0xaa0563ba0390dc, // FLAT_ATOMIC_MIN_U32 ENC_FLAT default
    0xae0723bb039111, // GLOBAL_ATOMIC_MIN_U32 ENC_FLAT_GLOBAL default
    0xaa0563bc03a0d5, // FLAT_ATOMIC_MAX_I32 ENC_FLAT default
    0xae0723bd03a10a, // GLOBAL_ATOMIC_MAX_I32 ENC_FLAT_GLOBAL default
    0xaa0563ba03b0d7, // FLAT_ATOMIC_MAX_U32 ENC_FLAT default
    0xae0723bb03b10c, // GLOBAL_ATOMIC_MAX_U32 ENC_FLAT_GLOBAL default
    0xaa0563b603c0cb, // FLAT_ATOMIC_AND_B32 ENC_FLAT default
    0xae0723b703c0ff, // GLOBAL_ATOMIC_AND_B32 ENC_FLAT_GLOBAL default
    0xaa0563b603d0de, // FLAT_ATOMIC_OR_B32 ENC_FLAT default
    0xae0723b703d113, // GLOBAL_ATOMIC_OR_B32 ENC_FLAT_GLOBAL default
    0xaa0563b603e0e4, // FLAT_ATOMIC_XOR_B32 ENC_FLAT default
    0xae0723b703e119, // GLOBAL_ATOMIC_XOR_B32 ENC_FLAT_GLOBAL default
    0xaa0563ba03f0d2, // FLAT_ATOMIC_INC_U32 ENC_FLAT default
    0xae0723bb03f107, // GLOBAL_ATOMIC_INC_U32 ENC_FLAT_GLOBAL default
    0xaa0563ba0400d0, // FLAT_ATOMIC_DEC_U32 ENC_FLAT default
    0xae0723bb040105, // GLOBAL_ATOMIC_DEC_U32 ENC_FLAT_GLOBAL default
    0xaa05a3be0410e3, // FLAT_ATOMIC_SWAP_B64 ENC_FLAT default
    0xae0763bf041118, // GLOBAL_ATOMIC_SWAP_B64 ENC_FLAT_GLOBAL default
    0xaa05c3c00420ce, // FLAT_ATOMIC_CMPSWAP_B64 ENC_FLAT default
    0xae0783c1042102, // GLOBAL_ATOMIC_CMPSWAP_B64 ENC_FLAT_GLOBAL default
    0xaa05a3c20430ca, // FLAT_ATOMIC_ADD_U64 ENC_FLAT default
    0xae0763c30430fe, // GLOBAL_ATOMIC_ADD_U64 ENC_FLAT_GLOBAL default
    0xaa05a3c20440e1, // FLAT_ATOMIC_SUB_U64 ENC_FLAT default
    0xae0763c3044116, // GLOBAL_ATOMIC_SUB_U64 ENC_FLAT_GLOBAL default
    0xaa05a3c40450db, // FLAT_ATOMIC_MIN_I64 ENC_FLAT default
    0xae0763c5045110, // GLOBAL_ATOMIC_MIN_I64 ENC_FLAT_GLOBAL default
    0xaa05a3c20460dd, // FLAT_ATOMIC_MIN_U64 ENC_FLAT default
    0xae0763c3046112, // GLOBAL_ATOMIC_MIN_U64 ENC_FLAT_GLOBAL default
    0xaa05a3c40470d6, // FLAT_ATOMIC_MAX_I64 ENC_FLAT default
    0xae0763c504710b, // GLOBAL_ATOMIC_MAX_I64 ENC_FLAT_GLOBAL default
    0xaa05a3c20480d8, // FLAT_ATOMIC_MAX_U64 ENC_FLAT default
    0xae0763c304810d, // GLOBAL_ATOMIC_MAX_U64 ENC_FLAT_GLOBAL default
    0xaa05a3be0490cc, // FLAT_ATOMIC_AND_B64 ENC_FLAT default
    0xae0763bf049100, // GLOBAL_ATOMIC_AND_B64 ENC_FLAT_GLOBAL default
    0xaa05a3be04a0df, // FLAT_ATOMIC_OR_B64 ENC_FLAT default
    0xae0763bf04a114, // GLOBAL_ATOMIC_OR_B64 ENC_FLAT_GLOBAL default
    0xaa05a3be04b0e5, // FLAT_ATOMIC_XOR_B64 ENC_FLAT default
    0xae0763bf04b11a, // GLOBAL_ATOMIC_XOR_B64 ENC_FLAT_GLOBAL default
    0xaa05a3c204c0d3, // FLAT_ATOMIC_INC_U64 ENC_FLAT default
    0xae0763c304c108, // GLOBAL_ATOMIC_INC_U64 ENC_FLAT_GLOBAL default
    0xaa05a3c204d0d1, // FLAT_ATOMIC_DEC_U64 ENC_FLAT default
    0xae0763c304d106, // GLOBAL_ATOMIC_DEC_U64 ENC_FLAT_GLOBAL default
    0xaa0583c60500cf, // FLAT_ATOMIC_CMPSWAP_F32 ENC_FLAT default
    0xae0743c7050103, // GLOBAL_ATOMIC_CMPSWAP_F32 ENC_FLAT_GLOBAL default
    0xaa0563c80510d9, // FLAT_ATOMIC_MIN_F32 ENC_FLAT default
    0xae0723c905110e, // GLOBAL_ATOMIC_MIN_F32 ENC_FLAT_GLOBAL default
    0xaa0563c80520d4, // FLAT_ATOMIC_MAX_F32 ENC_FLAT default
    0xae0723c9052109, // GLOBAL_ATOMIC_MAX_F32 ENC_FLAT_GLOBAL default
    0xaa0563c80560c8, // FLAT_ATOMIC_ADD_F32 ENC_FLAT default
    0xae0723c90560fc, // GLOBAL_ATOMIC_ADD_F32 ENC_FLAT_GLOBAL default
    0xb011a3ca000030, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0xb011c3cb001031, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0xb011e3cc002032, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0xb01203cd003033, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0xb011a3ce004045, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0xb011c3cf005046, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0xb011e3d0006047, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0xb01203d1007048, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0xb011a3ca008026, // BUFFER_LOAD_D16_FORMAT_X ENC_MUBUF default
    0xb011a3d2009027, // BUFFER_LOAD_D16_FORMAT_XY ENC_MUBUF default
    0xb011c3d300a028, // BUFFER_LOAD_D16_FORMAT_XYZ ENC_MUBUF default
    0xb011c3d400b029, // BUFFER_LOAD_D16_FORMAT_XYZW ENC_MUBUF default
    0xb011a3ce00c03e, // BUFFER_STORE_D16_FORMAT_X ENC_MUBUF default
    0xb011a3d500d03f, // BUFFER_STORE_D16_FORMAT_XY ENC_MUBUF default
    0xb011c3d600e040, // BUFFER_STORE_D16_FORMAT_XYZ ENC_MUBUF default
    0xb011c3d700f041, // BUFFER_STORE_D16_FORMAT_XYZW ENC_MUBUF default
    0xb011a3d8010037, // BUFFER_LOAD_U8 ENC_MUBUF default
    0xb011a3d9011035, // BUFFER_LOAD_I8 ENC_MUBUF default
    0xb011a3da012036, // BUFFER_LOAD_U16 ENC_MUBUF default
    0xb011a3db013034, // BUFFER_LOAD_I16 ENC_MUBUF default
    0xb011a3dc014022, // BUFFER_LOAD_B32 ENC_MUBUF default
    0xb011c3dd015023, // BUFFER_LOAD_B64 ENC_MUBUF default
    0xb011e3de016024, // BUFFER_LOAD_B96 ENC_MUBUF default
    0xb01203df017021, // BUFFER_LOAD_B128 ENC_MUBUF default
    0xb011a3e001803c, // BUFFER_STORE_B8 ENC_MUBUF default
    0xb011a3e1019039, // BUFFER_STORE_B16 ENC_MUBUF default
    0xb011a3e201a03a, // BUFFER_STORE_B32 ENC_MUBUF default
    0xb011c3e301b03b, // BUFFER_STORE_B64 ENC_MUBUF default
    0xb011e3e401c03d, // BUFFER_STORE_B96 ENC_MUBUF default
    0xb01203e501d038, // BUFFER_STORE_B128 ENC_MUBUF default
    0xb011a3e601e02f, // BUFFER_LOAD_D16_U8 ENC_MUBUF default
    0xb011a3e701f02e, // BUFFER_LOAD_D16_I8 ENC_MUBUF default
    0xb011a3e8020025, // BUFFER_LOAD_D16_B16 ENC_MUBUF default
    0xb011a3e602102d, // BUFFER_LOAD_D16_HI_U8 ENC_MUBUF default
    0xb011a3e702202c, // BUFFER_LOAD_D16_HI_I8 ENC_MUBUF default
    0xb011a3e802302a, // BUFFER_LOAD_D16_HI_B16 ENC_MUBUF default
    0xb011a3e0024043, // BUFFER_STORE_D16_HI_B8 ENC_MUBUF default
    0xb011a3e1025042, // BUFFER_STORE_D16_HI_B16 ENC_MUBUF default
    0xb011a3ca02602b, // BUFFER_LOAD_D16_HI_FORMAT_X ENC_MUBUF default
    0xb011a3ce027044, // BUFFER_STORE_D16_HI_FORMAT_X ENC_MUBUF default
    0xb012217902b01f, // BUFFER_GL0_INV ENC_MUBUF default
    0xb012217902c020, // BUFFER_GL1_INV ENC_MUBUF default
    0xb011a3e903301b, // BUFFER_ATOMIC_SWAP_B32 ENC_MUBUF default
    0xb011c3ea034005, // BUFFER_ATOMIC_CMPSWAP_B32 ENC_MUBUF default
    0xb011a3eb035001, // BUFFER_ATOMIC_ADD_U32 ENC_MUBUF default
    0xb011a3eb036019, // BUFFER_ATOMIC_SUB_U32 ENC_MUBUF default
    0xb011a3eb037008, // BUFFER_ATOMIC_CSUB_U32 ENC_MUBUF default
    0xb011a3ec038013, // BUFFER_ATOMIC_MIN_I32 ENC_MUBUF default
    0xb011a3eb039015, // BUFFER_ATOMIC_MIN_U32 ENC_MUBUF default
    0xb011a3ec03a00e, // BUFFER_ATOMIC_MAX_I32 ENC_MUBUF default
    0xb011a3eb03b010, // BUFFER_ATOMIC_MAX_U32 ENC_MUBUF default
    0xb011a3e903c003, // BUFFER_ATOMIC_AND_B32 ENC_MUBUF default
    0xb011a3e903d017, // BUFFER_ATOMIC_OR_B32 ENC_MUBUF default
    0xb011a3e903e01d, // BUFFER_ATOMIC_XOR_B32 ENC_MUBUF default
    0xb011a3eb03f00b, // BUFFER_ATOMIC_INC_U32 ENC_MUBUF default
    0xb011a3eb040009, // BUFFER_ATOMIC_DEC_U32 ENC_MUBUF default
    0xb011c3ed04101c, // BUFFER_ATOMIC_SWAP_B64 ENC_MUBUF default
    0xb01203ee042006, // BUFFER_ATOMIC_CMPSWAP_B64 ENC_MUBUF default
    0xb011c3ef043002, // BUFFER_ATOMIC_ADD_U64 ENC_MUBUF default
    0xb011c3ef04401a, // BUFFER_ATOMIC_SUB_U64 ENC_MUBUF default
    0xb011c3f0045014, // BUFFER_ATOMIC_MIN_I64 ENC_MUBUF default
    0xb011c3ef046016, // BUFFER_ATOMIC_MIN_U64 ENC_MUBUF default
    0xb011c3f004700f, // BUFFER_ATOMIC_MAX_I64 ENC_MUBUF default
    0xb011c3ef048011, // BUFFER_ATOMIC_MAX_U64 ENC_MUBUF default
    0xb011c3ed049004, // BUFFER_ATOMIC_AND_B64 ENC_MUBUF default
    0xb011c3ed04a018, // BUFFER_ATOMIC_OR_B64 ENC_MUBUF default
    0xb011c3ed04b01e, // BUFFER_ATOMIC_XOR_B64 ENC_MUBUF default
    0xb011c3ef04c00c, // BUFFER_ATOMIC_INC_U64 ENC_MUBUF default
    0xb011c3ef04d00a, // BUFFER_ATOMIC_DEC_U64 ENC_MUBUF default
    0xb011c3f1050007, // BUFFER_ATOMIC_CMPSWAP_F32 ENC_MUBUF default
    0xb011a3f2051012, // BUFFER_ATOMIC_MIN_F32 ENC_MUBUF default
    0xb011a3f205200d, // BUFFER_ATOMIC_MAX_F32 ENC_MUBUF default
    0xb011a3f2056000, // BUFFER_ATOMIC_ADD_F32 ENC_MUBUF default
    0xb21123f30002b4, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0xb21143f40012b5, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0xb21163f50022b6, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0xb21183f60032b7, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0xb21123f70042bc, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0xb21143f80052bd, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0xb21163f90062be, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0xb21183fa0072bf, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0xb21123f30082b0, // TBUFFER_LOAD_D16_FORMAT_X ENC_MTBUF default
    0xb21123fb0092b1, // TBUFFER_LOAD_D16_FORMAT_XY ENC_MTBUF default
    0xb21143fc00a2b2, // TBUFFER_LOAD_D16_FORMAT_XYZ ENC_MTBUF default
    0xb21143fd00b2b3, // TBUFFER_LOAD_D16_FORMAT_XYZW ENC_MTBUF default
    0xb21123f700c2b8, // TBUFFER_STORE_D16_FORMAT_X ENC_MTBUF default
    0xb21123fe00d2b9, // TBUFFER_STORE_D16_FORMAT_XY ENC_MTBUF default
    0xb21143ff00e2ba, // TBUFFER_STORE_D16_FORMAT_XYZ ENC_MTBUF default
    0xb211440000f2bb, // TBUFFER_STORE_D16_FORMAT_XYZW ENC_MTBUF default
    0xb408e401000154, // IMAGE_LOAD ENC_MIMG default
    0xb6090402000154, // IMAGE_LOAD MIMG_NSA1 has_nsa
    0xb4092401001155, // IMAGE_LOAD_MIP ENC_MIMG default
    0xb6094402001155, // IMAGE_LOAD_MIP MIMG_NSA1 has_nsa
    0xb408e401002158, // IMAGE_LOAD_PCK ENC_MIMG default
    0xb6090402002158, // IMAGE_LOAD_PCK MIMG_NSA1 has_nsa
    0xb408e401003159, // IMAGE_LOAD_PCK_SGN ENC_MIMG default
    0xb6090402003159, // IMAGE_LOAD_PCK_SGN MIMG_NSA1 has_nsa
    0xb4092401004156, // IMAGE_LOAD_MIP_PCK ENC_MIMG default
    0xb6094402004156, // IMAGE_LOAD_MIP_PCK MIMG_NSA1 has_nsa
    0xb4092401005157, // IMAGE_LOAD_MIP_PCK_SGN ENC_MIMG default
    0xb6094402005157, // IMAGE_LOAD_MIP_PCK_SGN MIMG_NSA1 has_nsa
    0xb408e403006183, // IMAGE_STORE ENC_MIMG default
    0xb6090404006183, // IMAGE_STORE MIMG_NSA1 has_nsa
    0xb4092403007184, // IMAGE_STORE_MIP ENC_MIMG default
    0xb6094404007184, // IMAGE_STORE_MIP MIMG_NSA1 has_nsa
    0xb408e403008186, // IMAGE_STORE_PCK ENC_MIMG default
    0xb6090404008186, // IMAGE_STORE_PCK MIMG_NSA1 has_nsa
    0xb4092403009185, // IMAGE_STORE_MIP_PCK ENC_MIMG default
    0xb6094404009185, // IMAGE_STORE_MIP_PCK MIMG_NSA1 has_nsa
    0xb409640500a13c, // IMAGE_ATOMIC_SWAP ENC_MIMG default
    0xb609840600a13c, // IMAGE_ATOMIC_SWAP MIMG_NSA1 has_nsa
    0xb409a40700b135, // IMAGE_ATOMIC_CMPSWAP ENC_MIMG default
    0xb609c40800b135, // IMAGE_ATOMIC_CMPSWAP MIMG_NSA1 has_nsa
    0xb409640900c133, // IMAGE_ATOMIC_ADD ENC_MIMG default
    0xb609840a00c133, // IMAGE_ATOMIC_ADD MIMG_NSA1 has_nsa
    0xb409640900d13b, // IMAGE_ATOMIC_SUB ENC_MIMG default
    0xb609840a00d13b, // IMAGE_ATOMIC_SUB MIMG_NSA1 has_nsa
    0xb409640b00e13a, // IMAGE_ATOMIC_SMIN ENC_MIMG default
    0xb609840c00e13a, // IMAGE_ATOMIC_SMIN MIMG_NSA1 has_nsa
    0xb409640900f13e, // IMAGE_ATOMIC_UMIN ENC_MIMG default
    0xb609840a00f13e, // IMAGE_ATOMIC_UMIN MIMG_NSA1 has_nsa
    0xb409640b010139, // IMAGE_ATOMIC_SMAX ENC_MIMG default
    0xb609840c010139, // IMAGE_ATOMIC_SMAX MIMG_NSA1 has_nsa
    0xb409640901113d, // IMAGE_ATOMIC_UMAX ENC_MIMG default
    0xb609840a01113d, // IMAGE_ATOMIC_UMAX MIMG_NSA1 has_nsa
    0xb4096405012134, // IMAGE_ATOMIC_AND ENC_MIMG default
    0xb6098406012134, // IMAGE_ATOMIC_AND MIMG_NSA1 has_nsa
    0xb4096405013138, // IMAGE_ATOMIC_OR ENC_MIMG default
    0xb6098406013138, // IMAGE_ATOMIC_OR MIMG_NSA1 has_nsa
    0xb409640501413f, // IMAGE_ATOMIC_XOR ENC_MIMG default
    0xb609840601413f, // IMAGE_ATOMIC_XOR MIMG_NSA1 has_nsa
    0xb4096409015137, // IMAGE_ATOMIC_INC ENC_MIMG default
    0xb609840a015137, // IMAGE_ATOMIC_INC MIMG_NSA1 has_nsa
    0xb4096409016136, // IMAGE_ATOMIC_DEC ENC_MIMG default
    0xb609840a016136, // IMAGE_ATOMIC_DEC MIMG_NSA1 has_nsa
    0xb409e40d017153, // IMAGE_GET_RESINFO ENC_MIMG default
    0xb60a040e017153, // IMAGE_GET_RESINFO MIMG_NSA1 has_nsa
    0xb40a240101815a, // IMAGE_MSAA_LOAD ENC_MIMG default
    0xb60a440201815a, // IMAGE_MSAA_LOAD MIMG_NSA1 has_nsa
    0xb40a640f019141, // IMAGE_BVH_INTERSECT_RAY ENC_MIMG default
    0xb60a8410019141, // IMAGE_BVH_INTERSECT_RAY MIMG_NSA1 has_nsa
    0xb40a641101a140, // IMAGE_BVH64_INTERSECT_RAY ENC_MIMG default
    0xb60a841201a140, // IMAGE_BVH64_INTERSECT_RAY MIMG_NSA1 has_nsa
    0xb40aa41301b15b, // IMAGE_SAMPLE ENC_MIMG default
    0xb60ac41401b15b, // IMAGE_SAMPLE MIMG_NSA1 has_nsa
    0xb40ae41501c176, // IMAGE_SAMPLE_D ENC_MIMG default
    0xb60b041601c176, // IMAGE_SAMPLE_D MIMG_NSA1 has_nsa
    0xb40b241701d17e, // IMAGE_SAMPLE_L ENC_MIMG default
    0xb60b441801d17e, // IMAGE_SAMPLE_L MIMG_NSA1 has_nsa
    0xb40b641701e15c, // IMAGE_SAMPLE_B ENC_MIMG default
    0xb60b841801e15c, // IMAGE_SAMPLE_B MIMG_NSA1 has_nsa
    0xb40aa41301f17f, // IMAGE_SAMPLE_LZ ENC_MIMG default
    0xb60ac41401f17f, // IMAGE_SAMPLE_LZ MIMG_NSA1 has_nsa
    0xb40b6417020160, // IMAGE_SAMPLE_C ENC_MIMG default
    0xb60b8418020160, // IMAGE_SAMPLE_C MIMG_NSA1 has_nsa
    0xb40ba419021169, // IMAGE_SAMPLE_C_D ENC_MIMG default
    0xb60bc41a021169, // IMAGE_SAMPLE_C_D MIMG_NSA1 has_nsa
    0xb40be41b022171, // IMAGE_SAMPLE_C_L ENC_MIMG default
    0xb60c041c022171, // IMAGE_SAMPLE_C_L MIMG_NSA1 has_nsa
    0xb40c241b023163, // IMAGE_SAMPLE_C_B ENC_MIMG default
    0xb60c441c023163, // IMAGE_SAMPLE_C_B MIMG_NSA1 has_nsa
    0xb40b6417024172, // IMAGE_SAMPLE_C_LZ ENC_MIMG default
    0xb60b8418024172, // IMAGE_SAMPLE_C_LZ MIMG_NSA1 has_nsa
    0xb40b6417025182, // IMAGE_SAMPLE_O ENC_MIMG default
    0xb60b8418025182, // IMAGE_SAMPLE_O MIMG_NSA1 has_nsa
    0xb40ba41902617c, // IMAGE_SAMPLE_D_O ENC_MIMG default
    0xb60bc41a02617c, // IMAGE_SAMPLE_D_O MIMG_NSA1 has_nsa
    0xb40be41b027181, // IMAGE_SAMPLE_L_O ENC_MIMG default
    0xb60c041c027181, // IMAGE_SAMPLE_L_O MIMG_NSA1 has_nsa
    0xb40c241b02815f, // IMAGE_SAMPLE_B_O ENC_MIMG default
    0xb60c441c02815f, // IMAGE_SAMPLE_B_O MIMG_NSA1 has_nsa
    0xb40b6417029180, // IMAGE_SAMPLE_LZ_O ENC_MIMG default
    0xb60b8418029180, // IMAGE_SAMPLE_LZ_O MIMG_NSA1 has_nsa
    0xb40c241b02a175, // IMAGE_SAMPLE_C_O ENC_MIMG default
    0xb60c441c02a175, // IMAGE_SAMPLE_C_O MIMG_NSA1 has_nsa
    0xb40c641d02b16f, // IMAGE_SAMPLE_C_D_O ENC_MIMG default
    0xb60c841e02b16f, // IMAGE_SAMPLE_C_D_O MIMG_NSA1 has_nsa
    0xb40ca41f02c174, // IMAGE_SAMPLE_C_L_O ENC_MIMG default
    0xb60cc42002c174, // IMAGE_SAMPLE_C_L_O MIMG_NSA1 has_nsa
    0xb40ce41f02d166, // IMAGE_SAMPLE_C_B_O ENC_MIMG default
    0xb60d042002d166, // IMAGE_SAMPLE_C_B_O MIMG_NSA1 has_nsa
    0xb40c241b02e173, // IMAGE_SAMPLE_C_LZ_O ENC_MIMG default
    0xb60c441c02e173, // IMAGE_SAMPLE_C_LZ_O MIMG_NSA1 has_nsa
    0xb40d241302f142, // IMAGE_GATHER4 ENC_MIMG default
    0xb60d441402f142, // IMAGE_GATHER4 MIMG_NSA1 has_nsa
    0xb40d641703014e, // IMAGE_GATHER4_L ENC_MIMG default
    0xb60d841803014e, // IMAGE_GATHER4_L MIMG_NSA1 has_nsa
    0xb40da417031144, // IMAGE_GATHER4_B ENC_MIMG default
    0xb60dc418031144, // IMAGE_GATHER4_B MIMG_NSA1 has_nsa
    0xb40d241303214f, // IMAGE_GATHER4_LZ ENC_MIMG default
    0xb60d441403214f, // IMAGE_GATHER4_LZ MIMG_NSA1 has_nsa
    0xb40da417033146, // IMAGE_GATHER4_C ENC_MIMG default
    0xb60dc418033146, // IMAGE_GATHER4_C MIMG_NSA1 has_nsa
    0xb40da41703414c, // IMAGE_GATHER4_C_LZ ENC_MIMG default
    0xb60dc41803414c, // IMAGE_GATHER4_C_LZ MIMG_NSA1 has_nsa
    0xb40da417035151, // IMAGE_GATHER4_O ENC_MIMG default
    0xb60dc418035151, // IMAGE_GATHER4_O MIMG_NSA1 has_nsa
    0xb40da417036150, // IMAGE_GATHER4_LZ_O ENC_MIMG default
    0xb60dc418036150, // IMAGE_GATHER4_LZ_O MIMG_NSA1 has_nsa
    0xb40de41b03714d, // IMAGE_GATHER4_C_LZ_O ENC_MIMG default
    0xb60e041c03714d, // IMAGE_GATHER4_C_LZ_O MIMG_NSA1 has_nsa
    0xb40aa413038152, // IMAGE_GET_LOD ENC_MIMG default
    0xb60ac414038152, // IMAGE_GET_LOD MIMG_NSA1 has_nsa
    0xb40e242103917b, // IMAGE_SAMPLE_D_G16 ENC_MIMG default
    0xb60e442203917b, // IMAGE_SAMPLE_D_G16 MIMG_NSA1 has_nsa
    0xb40e642303a16e, // IMAGE_SAMPLE_C_D_G16 ENC_MIMG default
    0xb60e842403a16e, // IMAGE_SAMPLE_C_D_G16 MIMG_NSA1 has_nsa
    0xb40e642303b17d, // IMAGE_SAMPLE_D_O_G16 ENC_MIMG default
    0xb60e842403b17d, // IMAGE_SAMPLE_D_O_G16 MIMG_NSA1 has_nsa
    0xb40ea41503c170, // IMAGE_SAMPLE_C_D_O_G16 ENC_MIMG default
    0xb60ec41603c170, // IMAGE_SAMPLE_C_D_O_G16 MIMG_NSA1 has_nsa
    0xb40b2417040161, // IMAGE_SAMPLE_CL ENC_MIMG default
    0xb60b4418040161, // IMAGE_SAMPLE_CL MIMG_NSA1 has_nsa
    0xb40ee419041177, // IMAGE_SAMPLE_D_CL ENC_MIMG default
    0xb60f041a041177, // IMAGE_SAMPLE_D_CL MIMG_NSA1 has_nsa
    0xb40be41b04215d, // IMAGE_SAMPLE_B_CL ENC_MIMG default
    0xb60c041c04215d, // IMAGE_SAMPLE_B_CL MIMG_NSA1 has_nsa
    0xb40be41b043167, // IMAGE_SAMPLE_C_CL ENC_MIMG default
    0xb60c041c043167, // IMAGE_SAMPLE_C_CL MIMG_NSA1 has_nsa
    0xb40f241d04416a, // IMAGE_SAMPLE_C_D_CL ENC_MIMG default
    0xb60f441e04416a, // IMAGE_SAMPLE_C_D_CL MIMG_NSA1 has_nsa
    0xb40ca41f045164, // IMAGE_SAMPLE_C_B_CL ENC_MIMG default
    0xb60cc420045164, // IMAGE_SAMPLE_C_B_CL MIMG_NSA1 has_nsa
    0xb40be41b046162, // IMAGE_SAMPLE_CL_O ENC_MIMG default
    0xb60c041c046162, // IMAGE_SAMPLE_CL_O MIMG_NSA1 has_nsa
    0xb40f241d047179, // IMAGE_SAMPLE_D_CL_O ENC_MIMG default
    0xb60f441e047179, // IMAGE_SAMPLE_D_CL_O MIMG_NSA1 has_nsa
    0xb40ca41f04815e, // IMAGE_SAMPLE_B_CL_O ENC_MIMG default
    0xb60cc42004815e, // IMAGE_SAMPLE_B_CL_O MIMG_NSA1 has_nsa
    0xb40ca41f049168, // IMAGE_SAMPLE_C_CL_O ENC_MIMG default
    0xb60cc420049168, // IMAGE_SAMPLE_C_CL_O MIMG_NSA1 has_nsa
    0xb40f642504a16c, // IMAGE_SAMPLE_C_D_CL_O ENC_MIMG default
    0xb60f842604a16c, // IMAGE_SAMPLE_C_D_CL_O MIMG_NSA1 has_nsa
    0xb40fa42104b165, // IMAGE_SAMPLE_C_B_CL_O ENC_MIMG default
    0xb60fc42204b165, // IMAGE_SAMPLE_C_B_CL_O MIMG_NSA1 has_nsa
    0xb40fe41505416b, // IMAGE_SAMPLE_C_D_CL_G16 ENC_MIMG default
    0xb610041605416b, // IMAGE_SAMPLE_C_D_CL_G16 MIMG_NSA1 has_nsa
    0xb40fe41505517a, // IMAGE_SAMPLE_D_CL_O_G16 ENC_MIMG default
    0xb610041605517a, // IMAGE_SAMPLE_D_CL_O_G16 MIMG_NSA1 has_nsa
    0xb410241905616d, // IMAGE_SAMPLE_C_D_CL_O_G16 ENC_MIMG default
    0xb610441a05616d, // IMAGE_SAMPLE_C_D_CL_O_G16 MIMG_NSA1 has_nsa
    0xb410642305f178, // IMAGE_SAMPLE_D_CL_G16 ENC_MIMG default
    0xb610842405f178, // IMAGE_SAMPLE_D_CL_G16 MIMG_NSA1 has_nsa
    0xb40d6417060147, // IMAGE_GATHER4_CL ENC_MIMG default
    0xb60d8418060147, // IMAGE_GATHER4_CL MIMG_NSA1 has_nsa
    0xb410a41b061145, // IMAGE_GATHER4_B_CL ENC_MIMG default
    0xb610c41c061145, // IMAGE_GATHER4_B_CL MIMG_NSA1 has_nsa
    0xb410a41b06214a, // IMAGE_GATHER4_C_CL ENC_MIMG default
    0xb610c41c06214a, // IMAGE_GATHER4_C_CL MIMG_NSA1 has_nsa
    0xb410a41b06314b, // IMAGE_GATHER4_C_L ENC_MIMG default
    0xb610c41c06314b, // IMAGE_GATHER4_C_L MIMG_NSA1 has_nsa
    0xb40de41b064148, // IMAGE_GATHER4_C_B ENC_MIMG default
    0xb60e041c064148, // IMAGE_GATHER4_C_B MIMG_NSA1 has_nsa
    0xb410e41f065149, // IMAGE_GATHER4_C_B_CL ENC_MIMG default
    0xb6110420065149, // IMAGE_GATHER4_C_B_CL MIMG_NSA1 has_nsa
    0xb40d2413090143, // IMAGE_GATHER4H ENC_MIMG default
    0xb60d4414090143, // IMAGE_GATHER4H MIMG_NSA1 has_nsa
    0xb8124427000241, // S_LOAD_B32 ENC_SMEM default
    0xb8126428001243, // S_LOAD_B64 ENC_SMEM default
    0xb812842900223f, // S_LOAD_B128 ENC_SMEM default
    0xb812a42a003240, // S_LOAD_B256 ENC_SMEM default
    0xb812c42b004242, // S_LOAD_B512 ENC_SMEM default
    0xb812e42c0081d2, // S_BUFFER_LOAD_B32 ENC_SMEM default
    0xb813042d0091d4, // S_BUFFER_LOAD_B64 ENC_SMEM default
    0xb813242e00a1d0, // S_BUFFER_LOAD_B128 ENC_SMEM default
    0xb813442f00b1d1, // S_BUFFER_LOAD_B256 ENC_SMEM default
    0xb813643000c1d3, // S_BUFFER_LOAD_B512 ENC_SMEM default
    0xb812217902023c, // S_GL1_INV ENC_SMEM default
    0xb812217902122d, // S_DCACHE_INV ENC_SMEM default
    0xb81384310221b7, // S_ATC_PROBE ENC_SMEM default
    0xb813a4320231b8, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0xba0444330000c7, // EXP ENC_EXP default
    0xbc312434000349, // V_CMP_F_F16 ENC_VOPC default
    0xbe314435000349, // V_CMP_F_F16 VOPC_VOP_DPP8 has_dpp8
    0xc0316436000349, // V_CMP_F_F16 VOPC_VOP_DPP16 has_dpp16
    0xc2312437000349, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0xbc31243400136e, // V_CMP_LT_F16 ENC_VOPC default
    0xbe31443500136e, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc031643600136e, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc231243700136e, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0xbc312434002340, // V_CMP_EQ_F16 ENC_VOPC default
    0xbe314435002340, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc0316436002340, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc2312437002340, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0xbc312434003362, // V_CMP_LE_F16 ENC_VOPC default
    0xbe314435003362, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc0316436003362, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc2312437003362, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0xbc312434004359, // V_CMP_GT_F16 ENC_VOPC default
    0xbe314435004359, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc0316436004359, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc2312437004359, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0xbc31243400536b, // V_CMP_LG_F16 ENC_VOPC default
    0xbe31443500536b, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc031643600536b, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc231243700536b, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0xbc312434006350, // V_CMP_GE_F16 ENC_VOPC default
    0xbe314435006350, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc0316436006350, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc2312437006350, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0xbc31243400738f, // V_CMP_O_F16 ENC_VOPC default
    0xbe31443500738f, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0xc031643600738f, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0xc231243700738f, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0xbc312434008399, // V_CMP_U_F16 ENC_VOPC default
    0xbe314435008399, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0xc0316436008399, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0xc2312437008399, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0xbc312434009380, // V_CMP_NGE_F16 ENC_VOPC default
    0xbe314435009380, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc0316436009380, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc2312437009380, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0xbc31243400a389, // V_CMP_NLG_F16 ENC_VOPC default
    0xbe31443500a389, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc031643600a389, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc231243700a389, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0xbc31243400b383, // V_CMP_NGT_F16 ENC_VOPC default
    0xbe31443500b383, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc031643600b383, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc231243700b383, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0xbc31243400c386, // V_CMP_NLE_F16 ENC_VOPC default
    0xbe31443500c386, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc031643600c386, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc231243700c386, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0xbc31243400d377, // V_CMP_NEQ_F16 ENC_VOPC default
    0xbe31443500d377, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc031643600d377, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc231243700d377, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0xbc31243400e38c, // V_CMP_NLT_F16 ENC_VOPC default
    0xbe31443500e38c, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc031643600e38c, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc231243700e38c, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0xbc31243400f392, // V_CMP_T_F16 ENC_VOPC default
    0xbe31443500f392, // V_CMP_T_F16 VOPC_VOP_DPP8 has_dpp8
    0xc031643600f392, // V_CMP_T_F16 VOPC_VOP_DPP16 has_dpp16
    0xc231243700f392, // V_CMP_T_F16 VOPC_INST_LITERAL has_lit
    0xbc31e43801034a, // V_CMP_F_F32 ENC_VOPC default
    0xbe32043901034a, // V_CMP_F_F32 VOPC_VOP_DPP8 has_dpp8
    0xc032243a01034a, // V_CMP_F_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43b01034a, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0xbc31e43801136f, // V_CMP_LT_F32 ENC_VOPC default
    0xbe32043901136f, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc032243a01136f, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43b01136f, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0xbc31e438012341, // V_CMP_EQ_F32 ENC_VOPC default
    0xbe320439012341, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc032243a012341, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43b012341, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0xbc31e438013363, // V_CMP_LE_F32 ENC_VOPC default
    0xbe320439013363, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc032243a013363, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43b013363, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0xbc31e43801435a, // V_CMP_GT_F32 ENC_VOPC default
    0xbe32043901435a, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc032243a01435a, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43b01435a, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0xbc31e43801536c, // V_CMP_LG_F32 ENC_VOPC default
    0xbe32043901536c, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc032243a01536c, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43b01536c, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0xbc31e438016351, // V_CMP_GE_F32 ENC_VOPC default
    0xbe320439016351, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc032243a016351, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43b016351, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0xbc31e438017390, // V_CMP_O_F32 ENC_VOPC default
    0xbe320439017390, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0xc032243a017390, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43b017390, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0xbc31e43801839a, // V_CMP_U_F32 ENC_VOPC default
    0xbe32043901839a, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0xc032243a01839a, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43b01839a, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0xbc31e438019381, // V_CMP_NGE_F32 ENC_VOPC default
    0xbe320439019381, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc032243a019381, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43b019381, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0xbc31e43801a38a, // V_CMP_NLG_F32 ENC_VOPC default
    0xbe32043901a38a, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc032243a01a38a, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43b01a38a, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0xbc31e43801b384, // V_CMP_NGT_F32 ENC_VOPC default
    0xbe32043901b384, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc032243a01b384, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43b01b384, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0xbc31e43801c387, // V_CMP_NLE_F32 ENC_VOPC default
    0xbe32043901c387, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc032243a01c387, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43b01c387, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0xbc31e43801d378, // V_CMP_NEQ_F32 ENC_VOPC default
    0xbe32043901d378, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc032243a01d378, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43b01d378, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0xbc31e43801e38d, // V_CMP_NLT_F32 ENC_VOPC default
    0xbe32043901e38d, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc032243a01e38d, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43b01e38d, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0xbc31e43801f393, // V_CMP_T_F32 ENC_VOPC default
    0xbe32043901f393, // V_CMP_T_F32 VOPC_VOP_DPP8 has_dpp8
    0xc032243a01f393, // V_CMP_T_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43b01f393, // V_CMP_T_F32 VOPC_INST_LITERAL has_lit
    0xbc32643c02034b, // V_CMP_F_F64 ENC_VOPC default
    0xc232643d02034b, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0xbc32643c021370, // V_CMP_LT_F64 ENC_VOPC default
    0xc232643d021370, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0xbc32643c022342, // V_CMP_EQ_F64 ENC_VOPC default
    0xc232643d022342, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0xbc32643c023364, // V_CMP_LE_F64 ENC_VOPC default
    0xc232643d023364, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0xbc32643c02435b, // V_CMP_GT_F64 ENC_VOPC default
    0xc232643d02435b, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0xbc32643c02536d, // V_CMP_LG_F64 ENC_VOPC default
    0xc232643d02536d, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0xbc32643c026352, // V_CMP_GE_F64 ENC_VOPC default
    0xc232643d026352, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0xbc32643c027391, // V_CMP_O_F64 ENC_VOPC default
    0xc232643d027391, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0xbc32643c02839b, // V_CMP_U_F64 ENC_VOPC default
    0xc232643d02839b, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0xbc32643c029382, // V_CMP_NGE_F64 ENC_VOPC default
    0xc232643d029382, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0xbc32643c02a38b, // V_CMP_NLG_F64 ENC_VOPC default
    0xc232643d02a38b, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0xbc32643c02b385, // V_CMP_NGT_F64 ENC_VOPC default
    0xc232643d02b385, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0xbc32643c02c388, // V_CMP_NLE_F64 ENC_VOPC default
    0xc232643d02c388, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0xbc32643c02d379, // V_CMP_NEQ_F64 ENC_VOPC default
    0xc232643d02d379, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0xbc32643c02e38e, // V_CMP_NLT_F64 ENC_VOPC default
    0xc232643d02e38e, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0xbc32643c02f394, // V_CMP_T_F64 ENC_VOPC default
    0xc232643d02f394, // V_CMP_T_F64 VOPC_INST_LITERAL has_lit
    0xbc32e43e031371, // V_CMP_LT_I16 ENC_VOPC default
    0xbe33043f031371, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc0332440031371, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc232e441031371, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0xbc32e43e032343, // V_CMP_EQ_I16 ENC_VOPC default
    0xbe33043f032343, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0xc0332440032343, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0xc232e441032343, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0xbc32e43e033365, // V_CMP_LE_I16 ENC_VOPC default
    0xbe33043f033365, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc0332440033365, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc232e441033365, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0xbc32e43e03435c, // V_CMP_GT_I16 ENC_VOPC default
    0xbe33043f03435c, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc033244003435c, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc232e44103435c, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0xbc32e43e03537a, // V_CMP_NE_I16 ENC_VOPC default
    0xbe33043f03537a, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc033244003537a, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc232e44103537a, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0xbc32e43e036353, // V_CMP_GE_I16 ENC_VOPC default
    0xbe33043f036353, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc0332440036353, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc232e441036353, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0xbc32e442039374, // V_CMP_LT_U16 ENC_VOPC default
    0xbe330443039374, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc0332444039374, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc232e445039374, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0xbc32e44203a346, // V_CMP_EQ_U16 ENC_VOPC default
    0xbe33044303a346, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0xc033244403a346, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0xc232e44503a346, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0xbc32e44203b368, // V_CMP_LE_U16 ENC_VOPC default
    0xbe33044303b368, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc033244403b368, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc232e44503b368, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0xbc32e44203c35f, // V_CMP_GT_U16 ENC_VOPC default
    0xbe33044303c35f, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc033244403c35f, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc232e44503c35f, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0xbc32e44203d37d, // V_CMP_NE_U16 ENC_VOPC default
    0xbe33044303d37d, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc033244403d37d, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc232e44503d37d, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0xbc32e44203e356, // V_CMP_GE_U16 ENC_VOPC default
    0xbe33044303e356, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc033244403e356, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc232e44503e356, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0xbc31e44604034c, // V_CMP_F_I32 ENC_VOPC default
    0xbe32044704034c, // V_CMP_F_I32 VOPC_VOP_DPP8 has_dpp8
    0xc033a44804034c, // V_CMP_F_I32 VOPC_VOP_DPP16 has_dpp16
    0xc231e44904034c, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0xbc31e446041372, // V_CMP_LT_I32 ENC_VOPC default
    0xbe320447041372, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc033a448041372, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc231e449041372, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0xbc31e446042344, // V_CMP_EQ_I32 ENC_VOPC default
    0xbe320447042344, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0xc033a448042344, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0xc231e449042344, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0xbc31e446043366, // V_CMP_LE_I32 ENC_VOPC default
    0xbe320447043366, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc033a448043366, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc231e449043366, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0xbc31e44604435d, // V_CMP_GT_I32 ENC_VOPC default
    0xbe32044704435d, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc033a44804435d, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc231e44904435d, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0xbc31e44604537b, // V_CMP_NE_I32 ENC_VOPC default
    0xbe32044704537b, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc033a44804537b, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc231e44904537b, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0xbc31e446046354, // V_CMP_GE_I32 ENC_VOPC default
    0xbe320447046354, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc033a448046354, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc231e449046354, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0xbc31e446047395, // V_CMP_T_I32 ENC_VOPC default
    0xbe320447047395, // V_CMP_T_I32 VOPC_VOP_DPP8 has_dpp8
    0xc033a448047395, // V_CMP_T_I32 VOPC_VOP_DPP16 has_dpp16
    0xc231e449047395, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0xbc31e44a04834e, // V_CMP_F_U32 ENC_VOPC default
    0xbe32044b04834e, // V_CMP_F_U32 VOPC_VOP_DPP8 has_dpp8
    0xc033a44c04834e, // V_CMP_F_U32 VOPC_VOP_DPP16 has_dpp16
    0xc231e44d04834e, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0xbc31e44a049375, // V_CMP_LT_U32 ENC_VOPC default
    0xbe32044b049375, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc033a44c049375, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc231e44d049375, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0xbc31e44a04a347, // V_CMP_EQ_U32 ENC_VOPC default
    0xbe32044b04a347, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0xc033a44c04a347, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0xc231e44d04a347, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0xbc31e44a04b369, // V_CMP_LE_U32 ENC_VOPC default
    0xbe32044b04b369, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc033a44c04b369, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc231e44d04b369, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0xbc31e44a04c360, // V_CMP_GT_U32 ENC_VOPC default
    0xbe32044b04c360, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc033a44c04c360, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc231e44d04c360, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0xbc31e44a04d37e, // V_CMP_NE_U32 ENC_VOPC default
    0xbe32044b04d37e, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc033a44c04d37e, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc231e44d04d37e, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0xbc31e44a04e357, // V_CMP_GE_U32 ENC_VOPC default
    0xbe32044b04e357, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc033a44c04e357, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc231e44d04e357, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0xbc31e44a04f397, // V_CMP_T_U32 ENC_VOPC default
    0xbe32044b04f397, // V_CMP_T_U32 VOPC_VOP_DPP8 has_dpp8
    0xc033a44c04f397, // V_CMP_T_U32 VOPC_VOP_DPP16 has_dpp16
    0xc231e44d04f397, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0xbc33e44e05034d, // V_CMP_F_I64 ENC_VOPC default
    0xc233e44f05034d, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0xbc33e44e051373, // V_CMP_LT_I64 ENC_VOPC default
    0xc233e44f051373, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0xbc33e44e052345, // V_CMP_EQ_I64 ENC_VOPC default
    0xc233e44f052345, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0xbc33e44e053367, // V_CMP_LE_I64 ENC_VOPC default
    0xc233e44f053367, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0xbc33e44e05435e, // V_CMP_GT_I64 ENC_VOPC default
    0xc233e44f05435e, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0xbc33e44e05537c, // V_CMP_NE_I64 ENC_VOPC default
    0xc233e44f05537c, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0xbc33e44e056355, // V_CMP_GE_I64 ENC_VOPC default
    0xc233e44f056355, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0xbc33e44e057396, // V_CMP_T_I64 ENC_VOPC default
    0xc233e44f057396, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0xbc33e45005834f, // V_CMP_F_U64 ENC_VOPC default
    0xc233e45105834f, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0xbc33e450059376, // V_CMP_LT_U64 ENC_VOPC default
    0xc233e451059376, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0xbc33e45005a348, // V_CMP_EQ_U64 ENC_VOPC default
    0xc233e45105a348, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0xbc33e45005b36a, // V_CMP_LE_U64 ENC_VOPC default
    0xc233e45105b36a, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0xbc33e45005c361, // V_CMP_GT_U64 ENC_VOPC default
    0xc233e45105c361, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0xbc33e45005d37f, // V_CMP_NE_U64 ENC_VOPC default
    0xc233e45105d37f, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0xbc33e45005e358, // V_CMP_GE_U64 ENC_VOPC default
    0xc233e45105e358, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0xbc33e45005f398, // V_CMP_T_U64 ENC_VOPC default
    0xc233e45105f398, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0xbc31243407d33d, // V_CMP_CLASS_F16 ENC_VOPC default
    0xbe31443507d33d, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0xc031643607d33d, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0xc231243707d33d, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0xbc31e45207e33e, // V_CMP_CLASS_F32 ENC_VOPC default
    0xbe32045307e33e, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0xc034645407e33e, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e45507e33e, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0xbc34a45607f33f, // V_CMP_CLASS_F64 ENC_VOPC default
    0xc234a45707f33f, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0xbc3524580802ea, // V_CMPX_F_F16 ENC_VOPC default
    0xbe3544590802ea, // V_CMPX_F_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035645a0802ea, // V_CMPX_F_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235245b0802ea, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0xbc35245808130f, // V_CMPX_LT_F16 ENC_VOPC default
    0xbe35445908130f, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035645a08130f, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235245b08130f, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0xbc3524580822e1, // V_CMPX_EQ_F16 ENC_VOPC default
    0xbe3544590822e1, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035645a0822e1, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235245b0822e1, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0xbc352458083303, // V_CMPX_LE_F16 ENC_VOPC default
    0xbe354459083303, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035645a083303, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235245b083303, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0xbc3524580842fa, // V_CMPX_GT_F16 ENC_VOPC default
    0xbe3544590842fa, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035645a0842fa, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235245b0842fa, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0xbc35245808530c, // V_CMPX_LG_F16 ENC_VOPC default
    0xbe35445908530c, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035645a08530c, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235245b08530c, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0xbc3524580862f1, // V_CMPX_GE_F16 ENC_VOPC default
    0xbe3544590862f1, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035645a0862f1, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235245b0862f1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0xbc352458087330, // V_CMPX_O_F16 ENC_VOPC default
    0xbe354459087330, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035645a087330, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235245b087330, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0xbc35245808833a, // V_CMPX_U_F16 ENC_VOPC default
    0xbe35445908833a, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035645a08833a, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235245b08833a, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0xbc352458089321, // V_CMPX_NGE_F16 ENC_VOPC default
    0xbe354459089321, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035645a089321, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235245b089321, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0xbc35245808a32a, // V_CMPX_NLG_F16 ENC_VOPC default
    0xbe35445908a32a, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035645a08a32a, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235245b08a32a, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0xbc35245808b324, // V_CMPX_NGT_F16 ENC_VOPC default
    0xbe35445908b324, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035645a08b324, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235245b08b324, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0xbc35245808c327, // V_CMPX_NLE_F16 ENC_VOPC default
    0xbe35445908c327, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035645a08c327, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235245b08c327, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0xbc35245808d318, // V_CMPX_NEQ_F16 ENC_VOPC default
    0xbe35445908d318, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035645a08d318, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235245b08d318, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0xbc35245808e32d, // V_CMPX_NLT_F16 ENC_VOPC default
    0xbe35445908e32d, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035645a08e32d, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235245b08e32d, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0xbc35245808f333, // V_CMPX_T_F16 ENC_VOPC default
    0xbe35445908f333, // V_CMPX_T_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035645a08f333, // V_CMPX_T_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235245b08f333, // V_CMPX_T_F16 VOPC_INST_LITERAL has_lit
    0xbc35e45c0902eb, // V_CMPX_F_F32 ENC_VOPC default
    0xbe36045d0902eb, // V_CMPX_F_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036245e0902eb, // V_CMPX_F_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e45f0902eb, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0xbc35e45c091310, // V_CMPX_LT_F32 ENC_VOPC default
    0xbe36045d091310, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036245e091310, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e45f091310, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0xbc35e45c0922e2, // V_CMPX_EQ_F32 ENC_VOPC default
    0xbe36045d0922e2, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036245e0922e2, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e45f0922e2, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0xbc35e45c093304, // V_CMPX_LE_F32 ENC_VOPC default
    0xbe36045d093304, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036245e093304, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e45f093304, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0xbc35e45c0942fb, // V_CMPX_GT_F32 ENC_VOPC default
    0xbe36045d0942fb, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036245e0942fb, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e45f0942fb, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0xbc35e45c09530d, // V_CMPX_LG_F32 ENC_VOPC default
    0xbe36045d09530d, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036245e09530d, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e45f09530d, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0xbc35e45c0962f2, // V_CMPX_GE_F32 ENC_VOPC default
    0xbe36045d0962f2, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036245e0962f2, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e45f0962f2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0xbc35e45c097331, // V_CMPX_O_F32 ENC_VOPC default
    0xbe36045d097331, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036245e097331, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e45f097331, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0xbc35e45c09833b, // V_CMPX_U_F32 ENC_VOPC default
    0xbe36045d09833b, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036245e09833b, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e45f09833b, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0xbc35e45c099322, // V_CMPX_NGE_F32 ENC_VOPC default
    0xbe36045d099322, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036245e099322, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e45f099322, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0xbc35e45c09a32b, // V_CMPX_NLG_F32 ENC_VOPC default
    0xbe36045d09a32b, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036245e09a32b, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e45f09a32b, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0xbc35e45c09b325, // V_CMPX_NGT_F32 ENC_VOPC default
    0xbe36045d09b325, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036245e09b325, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e45f09b325, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0xbc35e45c09c328, // V_CMPX_NLE_F32 ENC_VOPC default
    0xbe36045d09c328, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036245e09c328, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e45f09c328, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0xbc35e45c09d319, // V_CMPX_NEQ_F32 ENC_VOPC default
    0xbe36045d09d319, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036245e09d319, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e45f09d319, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0xbc35e45c09e32e, // V_CMPX_NLT_F32 ENC_VOPC default
    0xbe36045d09e32e, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036245e09e32e, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e45f09e32e, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0xbc35e45c09f334, // V_CMPX_T_F32 ENC_VOPC default
    0xbe36045d09f334, // V_CMPX_T_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036245e09f334, // V_CMPX_T_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e45f09f334, // V_CMPX_T_F32 VOPC_INST_LITERAL has_lit
    0xbc3664600a02ec, // V_CMPX_F_F64 ENC_VOPC default
    0xc23664610a02ec, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0xbc3664600a1311, // V_CMPX_LT_F64 ENC_VOPC default
    0xc23664610a1311, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0xbc3664600a22e3, // V_CMPX_EQ_F64 ENC_VOPC default
    0xc23664610a22e3, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0xbc3664600a3305, // V_CMPX_LE_F64 ENC_VOPC default
    0xc23664610a3305, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0xbc3664600a42fc, // V_CMPX_GT_F64 ENC_VOPC default
    0xc23664610a42fc, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0xbc3664600a530e, // V_CMPX_LG_F64 ENC_VOPC default
    0xc23664610a530e, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0xbc3664600a62f3, // V_CMPX_GE_F64 ENC_VOPC default
    0xc23664610a62f3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0xbc3664600a7332, // V_CMPX_O_F64 ENC_VOPC default
    0xc23664610a7332, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0xbc3664600a833c, // V_CMPX_U_F64 ENC_VOPC default
    0xc23664610a833c, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0xbc3664600a9323, // V_CMPX_NGE_F64 ENC_VOPC default
    0xc23664610a9323, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0xbc3664600aa32c, // V_CMPX_NLG_F64 ENC_VOPC default
    0xc23664610aa32c, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0xbc3664600ab326, // V_CMPX_NGT_F64 ENC_VOPC default
    0xc23664610ab326, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0xbc3664600ac329, // V_CMPX_NLE_F64 ENC_VOPC default
    0xc23664610ac329, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0xbc3664600ad31a, // V_CMPX_NEQ_F64 ENC_VOPC default
    0xc23664610ad31a, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0xbc3664600ae32f, // V_CMPX_NLT_F64 ENC_VOPC default
    0xc23664610ae32f, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0xbc3664600af335, // V_CMPX_T_F64 ENC_VOPC default
    0xc23664610af335, // V_CMPX_T_F64 VOPC_INST_LITERAL has_lit
    0xbc36e4620b1312, // V_CMPX_LT_I16 ENC_VOPC default
    0xbe3704630b1312, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03724640b1312, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc236e4650b1312, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0xbc36e4620b22e4, // V_CMPX_EQ_I16 ENC_VOPC default
    0xbe3704630b22e4, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03724640b22e4, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0xc236e4650b22e4, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0xbc36e4620b3306, // V_CMPX_LE_I16 ENC_VOPC default
    0xbe3704630b3306, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03724640b3306, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc236e4650b3306, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0xbc36e4620b42fd, // V_CMPX_GT_I16 ENC_VOPC default
    0xbe3704630b42fd, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03724640b42fd, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc236e4650b42fd, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0xbc36e4620b531b, // V_CMPX_NE_I16 ENC_VOPC default
    0xbe3704630b531b, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03724640b531b, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc236e4650b531b, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0xbc36e4620b62f4, // V_CMPX_GE_I16 ENC_VOPC default
    0xbe3704630b62f4, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03724640b62f4, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc236e4650b62f4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0xbc36e4660b9315, // V_CMPX_LT_U16 ENC_VOPC default
    0xbe3704670b9315, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03724680b9315, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc236e4690b9315, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0xbc36e4660ba2e7, // V_CMPX_EQ_U16 ENC_VOPC default
    0xbe3704670ba2e7, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03724680ba2e7, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0xc236e4690ba2e7, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0xbc36e4660bb309, // V_CMPX_LE_U16 ENC_VOPC default
    0xbe3704670bb309, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03724680bb309, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc236e4690bb309, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0xbc36e4660bc300, // V_CMPX_GT_U16 ENC_VOPC default
    0xbe3704670bc300, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03724680bc300, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc236e4690bc300, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0xbc36e4660bd31e, // V_CMPX_NE_U16 ENC_VOPC default
    0xbe3704670bd31e, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03724680bd31e, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc236e4690bd31e, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0xbc36e4660be2f7, // V_CMPX_GE_U16 ENC_VOPC default
    0xbe3704670be2f7, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03724680be2f7, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc236e4690be2f7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0xbc35e46a0c02ed, // V_CMPX_F_I32 ENC_VOPC default
    0xbe36046b0c02ed, // V_CMPX_F_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037a46c0c02ed, // V_CMPX_F_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235e46d0c02ed, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0xbc35e46a0c1313, // V_CMPX_LT_I32 ENC_VOPC default
    0xbe36046b0c1313, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037a46c0c1313, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235e46d0c1313, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0xbc35e46a0c22e5, // V_CMPX_EQ_I32 ENC_VOPC default
    0xbe36046b0c22e5, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037a46c0c22e5, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235e46d0c22e5, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0xbc35e46a0c3307, // V_CMPX_LE_I32 ENC_VOPC default
    0xbe36046b0c3307, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037a46c0c3307, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235e46d0c3307, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0xbc35e46a0c42fe, // V_CMPX_GT_I32 ENC_VOPC default
    0xbe36046b0c42fe, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037a46c0c42fe, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235e46d0c42fe, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0xbc35e46a0c531c, // V_CMPX_NE_I32 ENC_VOPC default
    0xbe36046b0c531c, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037a46c0c531c, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235e46d0c531c, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0xbc35e46a0c62f5, // V_CMPX_GE_I32 ENC_VOPC default
    0xbe36046b0c62f5, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037a46c0c62f5, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235e46d0c62f5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0xbc35e46a0c7336, // V_CMPX_T_I32 ENC_VOPC default
    0xbe36046b0c7336, // V_CMPX_T_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037a46c0c7336, // V_CMPX_T_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235e46d0c7336, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0xbc35e46e0c82ef, // V_CMPX_F_U32 ENC_VOPC default
    0xbe36046f0c82ef, // V_CMPX_F_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037a4700c82ef, // V_CMPX_F_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235e4710c82ef, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0xbc35e46e0c9316, // V_CMPX_LT_U32 ENC_VOPC default
    0xbe36046f0c9316, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037a4700c9316, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235e4710c9316, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0xbc35e46e0ca2e8, // V_CMPX_EQ_U32 ENC_VOPC default
    0xbe36046f0ca2e8, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037a4700ca2e8, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235e4710ca2e8, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0xbc35e46e0cb30a, // V_CMPX_LE_U32 ENC_VOPC default
    0xbe36046f0cb30a, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037a4700cb30a, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235e4710cb30a, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0xbc35e46e0cc301, // V_CMPX_GT_U32 ENC_VOPC default
    0xbe36046f0cc301, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037a4700cc301, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235e4710cc301, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0xbc35e46e0cd31f, // V_CMPX_NE_U32 ENC_VOPC default
    0xbe36046f0cd31f, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037a4700cd31f, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235e4710cd31f, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0xbc35e46e0ce2f8, // V_CMPX_GE_U32 ENC_VOPC default
    0xbe36046f0ce2f8, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037a4700ce2f8, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235e4710ce2f8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0xbc35e46e0cf338, // V_CMPX_T_U32 ENC_VOPC default
    0xbe36046f0cf338, // V_CMPX_T_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037a4700cf338, // V_CMPX_T_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235e4710cf338, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0xbc37e4720d02ee, // V_CMPX_F_I64 ENC_VOPC default
    0xc237e4730d02ee, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0xbc37e4720d1314, // V_CMPX_LT_I64 ENC_VOPC default
    0xc237e4730d1314, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0xbc37e4720d22e6, // V_CMPX_EQ_I64 ENC_VOPC default
    0xc237e4730d22e6, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0xbc37e4720d3308, // V_CMPX_LE_I64 ENC_VOPC default
    0xc237e4730d3308, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0xbc37e4720d42ff, // V_CMPX_GT_I64 ENC_VOPC default
    0xc237e4730d42ff, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0xbc37e4720d531d, // V_CMPX_NE_I64 ENC_VOPC default
    0xc237e4730d531d, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0xbc37e4720d62f6, // V_CMPX_GE_I64 ENC_VOPC default
    0xc237e4730d62f6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0xbc37e4720d7337, // V_CMPX_T_I64 ENC_VOPC default
    0xc237e4730d7337, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0xbc37e4740d82f0, // V_CMPX_F_U64 ENC_VOPC default
    0xc237e4750d82f0, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0xbc37e4740d9317, // V_CMPX_LT_U64 ENC_VOPC default
    0xc237e4750d9317, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0xbc37e4740da2e9, // V_CMPX_EQ_U64 ENC_VOPC default
    0xc237e4750da2e9, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0xbc37e4740db30b, // V_CMPX_LE_U64 ENC_VOPC default
    0xc237e4750db30b, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0xbc37e4740dc302, // V_CMPX_GT_U64 ENC_VOPC default
    0xc237e4750dc302, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0xbc37e4740dd320, // V_CMPX_NE_U64 ENC_VOPC default
    0xc237e4750dd320, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0xbc37e4740de2f9, // V_CMPX_GE_U64 ENC_VOPC default
    0xc237e4750de2f9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0xbc37e4740df339, // V_CMPX_T_U64 ENC_VOPC default
    0xc237e4750df339, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0xbc3524580fd2de, // V_CMPX_CLASS_F16 ENC_VOPC default
    0xbe3544590fd2de, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035645a0fd2de, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235245b0fd2de, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0xbc35e4760fe2df, // V_CMPX_CLASS_F32 ENC_VOPC default
    0xbe3604770fe2df, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03864780fe2df, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e4790fe2df, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0xbc38a47a0ff2e0, // V_CMPX_CLASS_F64 ENC_VOPC default
    0xc238a47b0ff2e0, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0xc4122179000463, // V_NOP ENC_VOP1 default
    0xc418847c001452, // V_MOV_B32 ENC_VOP1 default
    0xc618a47d001452, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0xc818c47e001452, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0xca18847f001452, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0xcc194480002488, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0xc41984810033b6, // V_CVT_I32_F64 ENC_VOP1 default
    0xca1984820033b6, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0xc419c4830043b1, // V_CVT_F64_I32 ENC_VOP1 default
    0xca19c4840043b1, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0xc41884850053aa, // V_CVT_F32_I32 ENC_VOP1 default
    0xc618a4860053aa, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0xc81a04870053aa, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0xca1884880053aa, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0xc41884890063ab, // V_CVT_F32_U32 ENC_VOP1 default
    0xc618a48a0063ab, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0xc81a048b0063ab, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0xca18848c0063ab, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0xc418848d0073c7, // V_CVT_U32_F32 ENC_VOP1 default
    0xc618a48e0073c7, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c48f0073c7, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884900073c7, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0xc41884910083b5, // V_CVT_I32_F32 ENC_VOP1 default
    0xc618a4920083b5, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4930083b5, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884940083b5, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0xc41a849500a3a5, // V_CVT_F16_F32 ENC_VOP1 default
    0xc61aa49600a3a5, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0xc81ac49700a3a5, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1a849800a3a5, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0xc41b449900b3a8, // V_CVT_F32_F16 ENC_VOP1 default
    0xc61b649a00b3a8, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81b849b00b3a8, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1b449c00b3a8, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0xc418849100c3b8, // V_CVT_NEAREST_I32_F32 ENC_VOP1 default
    0xc618a49200c3b8, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c49300c3b8, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0xca18849400c3b8, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL has_lit
    0xc418849100d3b3, // V_CVT_FLOOR_I32_F32 ENC_VOP1 default
    0xc618a49200d3b3, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c49300d3b3, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0xca18849400d3b3, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL has_lit
    0xc418848500e3bb, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0xc618a48600e3bb, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0xc81a048700e3bb, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0xca18848800e3bb, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0xc419849d00f3a9, // V_CVT_F32_F64 ENC_VOP1 default
    0xca19849e00f3a9, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0xc419c49f0103b0, // V_CVT_F64_F32 ENC_VOP1 default
    0xca19c4a00103b0, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0xc41884890113ac, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0xc618a48a0113ac, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0xc81a048b0113ac, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0xca18848c0113ac, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0xc41884890123ad, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0xc618a48a0123ad, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0xc81a048b0123ad, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0xca18848c0123ad, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0xc41884890133ae, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0xc618a48a0133ae, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0xc81a048b0133ae, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0xca18848c0133ae, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0xc41884890143af, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0xc618a48a0143af, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0xc81a048b0143af, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0xca18848c0143af, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0xc41984a10153c8, // V_CVT_U32_F64 ENC_VOP1 default
    0xca1984a20153c8, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0xc419c4a30163b2, // V_CVT_F64_U32 ENC_VOP1 default
    0xca19c4a40163b2, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0xc41c24a50174ad, // V_TRUNC_F64 ENC_VOP1 default
    0xca1c24a60174ad, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0xc41c24a50182db, // V_CEIL_F64 ENC_VOP1 default
    0xca1c24a60182db, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0xc41c24a501948c, // V_RNDNE_F64 ENC_VOP1 default
    0xca1c24a601948c, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0xc41c24a501a3ef, // V_FLOOR_F64 ENC_VOP1 default
    0xca1c24a601a3ef, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0xc412217901b46e, // V_PIPEFLUSH ENC_VOP1 default
    0xc41c64a701c451, // V_MOV_B16 ENC_VOP1 default
    0xc61c84a801c451, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0xc81ca4a901c451, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0xca1c64aa01c451, // V_MOV_B16 VOP1_INST_LITERAL has_lit
    0xc41884ab0203ff, // V_FRACT_F32 ENC_VOP1 default
    0xc618a4ac0203ff, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4ad0203ff, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884ae0203ff, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0xc41884ab0214ac, // V_TRUNC_F32 ENC_VOP1 default
    0xc618a4ac0214ac, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4ad0214ac, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884ae0214ac, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0xc41884ab0222da, // V_CEIL_F32 ENC_VOP1 default
    0xc618a4ac0222da, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4ad0222da, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884ae0222da, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0xc41884ab02348b, // V_RNDNE_F32 ENC_VOP1 default
    0xc618a4ac02348b, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4ad02348b, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884ae02348b, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0xc41884ab0243ee, // V_FLOOR_F32 ENC_VOP1 default
    0xc618a4ac0243ee, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4ad0243ee, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884ae0243ee, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0xc41884ab0253ec, // V_EXP_F32 ENC_VOP1 default
    0xc618a4ac0253ec, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4ad0253ec, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884ae0253ec, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0xc41884ab027412, // V_LOG_F32 ENC_VOP1 default
    0xc618a4ac027412, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4ad027412, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884ae027412, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0xc41884ab02a485, // V_RCP_F32 ENC_VOP1 default
    0xc618a4ac02a485, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4ad02a485, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884ae02a485, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0xc41884ab02b487, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0xc618a4ac02b487, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4ad02b487, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884ae02b487, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0xc41884ab02e48e, // V_RSQ_F32 ENC_VOP1 default
    0xc618a4ac02e48e, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4ad02e48e, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884ae02e48e, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0xc41c24a502f486, // V_RCP_F64 ENC_VOP1 default
    0xca1c24a602f486, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0xc41c24a503148f, // V_RSQ_F64 ENC_VOP1 default
    0xca1c24a603148f, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0xc41884ab033498, // V_SQRT_F32 ENC_VOP1 default
    0xc618a4ac033498, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4ad033498, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884ae033498, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0xc41c24a5034499, // V_SQRT_F64 ENC_VOP1 default
    0xca1c24a6034499, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0xc41884ab035496, // V_SIN_F32 ENC_VOP1 default
    0xc618a4ac035496, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4ad035496, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884ae035496, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0xc41884ab03639f, // V_COS_F32 ENC_VOP1 default
    0xc618a4ac03639f, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4ad03639f, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884ae03639f, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0xc41884af037465, // V_NOT_B32 ENC_VOP1 default
    0xc618a4b0037465, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0xc81a04b1037465, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0xca1884b2037465, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0xc418847c0382d8, // V_BFREV_B32 ENC_VOP1 default
    0xc618a47d0382d8, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0xc818c47e0382d8, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0xca18847f0382d8, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0xc41884b30392dd, // V_CLZ_I32_U32 ENC_VOP1 default
    0xc618a4b40392dd, // V_CLZ_I32_U32 VOP1_VOP_DPP8 has_dpp8
    0xc81a04b50392dd, // V_CLZ_I32_U32 VOP1_VOP_DPP16 has_dpp16
    0xca1884b60392dd, // V_CLZ_I32_U32 VOP1_INST_LITERAL has_lit
    0xc41884b303a3a0, // V_CTZ_I32_B32 ENC_VOP1 default
    0xc618a4b403a3a0, // V_CTZ_I32_B32 VOP1_VOP_DPP8 has_dpp8
    0xc81a04b503a3a0, // V_CTZ_I32_B32 VOP1_VOP_DPP16 has_dpp16
    0xca1884b603a3a0, // V_CTZ_I32_B32 VOP1_INST_LITERAL has_lit
    0xc41884b703b2dc, // V_CLS_I32 ENC_VOP1 default
    0xc618a4b803b2dc, // V_CLS_I32 VOP1_VOP_DPP8 has_dpp8
    0xc81a04b903b2dc, // V_CLS_I32 VOP1_VOP_DPP16 has_dpp16
    0xca1884ba03b2dc, // V_CLS_I32 VOP1_INST_LITERAL has_lit
    0xc419848103c403, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0xca19848203c403, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0xc41c24a503d406, // V_FREXP_MANT_F64 ENC_VOP1 default
    0xca1c24a603d406, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0xc41c24a503e400, // V_FRACT_F64 ENC_VOP1 default
    0xca1c24a603e400, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0xc418849103f402, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0xc618a49203f402, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c49303f402, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0xca18849403f402, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0xc41884ab040405, // V_FREXP_MANT_F32 ENC_VOP1 default
    0xc618a4ac040405, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4ad040405, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884ae040405, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0xc41884bb04244d, // V_MOVRELD_B32 ENC_VOP1 default
    0xc618a4bc04244d, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4bd04244d, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0xca1884be04244d, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0xcc1884bf043450, // V_MOVRELS_B32 ENC_VOP1 default
    0xc618a4bc043450, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4bd043450, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0xcc1884bf04444f, // V_MOVRELSD_B32 ENC_VOP1 default
    0xc618a4bc04444f, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4bd04444f, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0xcc1884bf04844e, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0xc618a4bc04844e, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4bd04844e, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0xc41d24c00503a7, // V_CVT_F16_U16 ENC_VOP1 default
    0xc61d44c10503a7, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0xc81d64c20503a7, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0xca1d24c30503a7, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0xc41d24c40513a6, // V_CVT_F16_I16 ENC_VOP1 default
    0xc61d44c50513a6, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0xc81d64c60513a6, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0xca1d24c70513a6, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0xc41de4c80523c6, // V_CVT_U16_F16 ENC_VOP1 default
    0xc61e04c90523c6, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81e24ca0523c6, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1de4cb0523c6, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0xc41de4cc0533b4, // V_CVT_I16_F16 ENC_VOP1 default
    0xc61e04cd0533b4, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81e24ce0533b4, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1de4cf0533b4, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0xc41ea4d0054484, // V_RCP_F16 ENC_VOP1 default
    0xc61ec4d1054484, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4d2054484, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4d3054484, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0xc41ea4d0055497, // V_SQRT_F16 ENC_VOP1 default
    0xc61ec4d1055497, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4d2055497, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4d3055497, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0xc41ea4d005648d, // V_RSQ_F16 ENC_VOP1 default
    0xc61ec4d105648d, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4d205648d, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4d305648d, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0xc41ea4d0057411, // V_LOG_F16 ENC_VOP1 default
    0xc61ec4d1057411, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4d2057411, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4d3057411, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0xc41ea4d00583eb, // V_EXP_F16 ENC_VOP1 default
    0xc61ec4d10583eb, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4d20583eb, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4d30583eb, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0xc41ea4d0059404, // V_FREXP_MANT_F16 ENC_VOP1 default
    0xc61ec4d1059404, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4d2059404, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4d3059404, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0xc41de4cc05a401, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0xc61e04cd05a401, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81e24ce05a401, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1de4cf05a401, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0xc41ea4d005b3ed, // V_FLOOR_F16 ENC_VOP1 default
    0xc61ec4d105b3ed, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4d205b3ed, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4d305b3ed, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0xc41ea4d005c2d9, // V_CEIL_F16 ENC_VOP1 default
    0xc61ec4d105c2d9, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4d205c2d9, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4d305c2d9, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0xc41ea4d005d4ab, // V_TRUNC_F16 ENC_VOP1 default
    0xc61ec4d105d4ab, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4d205d4ab, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4d305d4ab, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0xc41ea4d005e48a, // V_RNDNE_F16 ENC_VOP1 default
    0xc61ec4d105e48a, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4d205e48a, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4d305e48a, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0xc41ea4d005f3fe, // V_FRACT_F16 ENC_VOP1 default
    0xc61ec4d105f3fe, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4d205f3fe, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4d305f3fe, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0xc41ea4d0060495, // V_SIN_F16 ENC_VOP1 default
    0xc61ec4d1060495, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4d2060495, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4d3060495, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0xc41ea4d006139e, // V_COS_F16 ENC_VOP1 default
    0xc61ec4d106139e, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4d206139e, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4d306139e, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0xc41f64d4062494, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0xc61f84d5062494, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0xc81fa4d6062494, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0xca1f64d7062494, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0xc41de4cc0633b9, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0xc61e04cd0633b9, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81e24ce0633b9, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1de4cf0633b9, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0xc41de4c80643ba, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0xc61e04c90643ba, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81e24ca0643ba, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1de4cb0643ba, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0xcc2024d80654a9, // V_SWAP_B32 ENC_VOP1 default
    0xcc2044d90664a8, // V_SWAP_B16 ENC_VOP1 default
    0xcc2024da06746b, // V_PERMLANE64_B32 ENC_VOP1 default
    0xcc2024db0684a7, // V_SWAPREL_B32 ENC_VOP1 default
    0xc41c64dc069464, // V_NOT_B16 ENC_VOP1 default
    0xc61c84dd069464, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0xc81ca4de069464, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0xca1c64df069464, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0xc42064e006a3b7, // V_CVT_I32_I16 ENC_VOP1 default
    0xc62084e106a3b7, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0xc820a4e206a3b7, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0xca2064e306a3b7, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0xc42064e406b3c9, // V_CVT_U32_U16 ENC_VOP1 default
    0xc62084e506b3c9, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0xc820a4e606b3c9, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0xca2064e706b3c9, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0xce2e84e8000477, // V_PK_MAD_I16 ENC_VOP3P default
    0xd02e84e9000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0xd22e84ea000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0xd42e84eb000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd62e84ec000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0xd82e84ed000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda2e84ee000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc2e84ef000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce2ea4f0001480, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0xd02ea4f1001480, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0xd22ea4f2001480, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0xd42ea4f3001480, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2ea4f4002470, // V_PK_ADD_I16 ENC_VOP3P default
    0xd02ea4f5002470, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0xd22ea4f6002470, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0xd42ea4f7002470, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2ea4f4003481, // V_PK_SUB_I16 ENC_VOP3P default
    0xd02ea4f5003481, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0xd22ea4f6003481, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0xd42ea4f7003481, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2ea4f0004475, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0xd02ea4f1004475, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0xd22ea4f2004475, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0xd42ea4f3004475, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2ea4f0005476, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0xd02ea4f1005476, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0xd22ea4f2005476, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0xd42ea4f3005476, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2ea4f8006472, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0xd02ea4f9006472, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0xd22ea4fa006472, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0xd42ea4fb006472, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2ea4f400747a, // V_PK_MAX_I16 ENC_VOP3P default
    0xd02ea4f500747a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0xd22ea4f600747a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0xd42ea4f700747a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2ea4f400847d, // V_PK_MIN_I16 ENC_VOP3P default
    0xd02ea4f500847d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0xd22ea4f600847d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0xd42ea4f700847d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2e84fc009478, // V_PK_MAD_U16 ENC_VOP3P default
    0xd02e84fd009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0xd22e84fe009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0xd42e84ff009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd62e8500009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0xd82e8501009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda2e8502009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc2e8503009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce2ea4f000a471, // V_PK_ADD_U16 ENC_VOP3P default
    0xd02ea4f100a471, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0xd22ea4f200a471, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0xd42ea4f300a471, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2ea4f000b482, // V_PK_SUB_U16 ENC_VOP3P default
    0xd02ea4f100b482, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0xd22ea4f200b482, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0xd42ea4f300b482, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2ea4f000c47b, // V_PK_MAX_U16 ENC_VOP3P default
    0xd02ea4f100c47b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0xd22ea4f200c47b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0xd42ea4f300c47b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2ea4f000d47e, // V_PK_MIN_U16 ENC_VOP3P default
    0xd02ea4f100d47e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0xd22ea4f200d47e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0xd42ea4f300d47e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2ec50400e474, // V_PK_FMA_F16 ENC_VOP3P default
    0xd02ec50500e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0xd22ec50600e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0xd42ec50700e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd62ec50800e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0xd82ec50900e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda2ec50a00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc2ec50b00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce2ee50c00f46f, // V_PK_ADD_F16 ENC_VOP3P default
    0xd02ee50d00f46f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0xd22ee50e00f46f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0xd42ee50f00f46f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2ee50c01047f, // V_PK_MUL_F16 ENC_VOP3P default
    0xd02ee50d01047f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0xd22ee50e01047f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0xd42ee50f01047f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2ee50c01147c, // V_PK_MIN_F16 ENC_VOP3P default
    0xd02ee50d01147c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0xd22ee50e01147c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0xd42ee50f01147c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2ee50c012479, // V_PK_MAX_F16 ENC_VOP3P default
    0xd02ee50d012479, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0xd22ee50e012479, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0xd42ee50f012479, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2f05100133d5, // V_DOT2_F32_F16 ENC_VOP3P default
    0xde2f25110133d5, // V_DOT2_F32_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe02f45120133d5, // V_DOT2_F32_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd02f05130133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0xd22f05140133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0xd42f05150133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd62f05160133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0xd82f05170133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda2f05180133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc2f05190133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce2f651a0163d6, // V_DOT4_I32_IU8 ENC_VOP3P default
    0xd02f651b0163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0xd22f651c0163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0xd42f651d0163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd62f651e0163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0xd82f651f0163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda2f65200163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc2f65210163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce2f623a0173d7, // V_DOT4_U32_U8 ENC_VOP3P default
    0xd02f65220173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0xd22f65230173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0xd42f65240173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd62f65250173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0xd82f65260173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda2f65270173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc2f65280173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce2f65290183d8, // V_DOT8_I32_IU4 ENC_VOP3P default
    0xd02f652a0183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0xd22f652b0183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0xd42f652c0183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd62f652d0183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0xd82f652e0183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda2f652f0183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc2f65300183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce2f65310193d9, // V_DOT8_U32_U4 ENC_VOP3P default
    0xd02f65320193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0xd22f65330193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0xd42f65340193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd62f65350193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0xd82f65360193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda2f65370193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc2f65380193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce2f853901a3d4, // V_DOT2_F32_BF16 ENC_VOP3P default
    0xde2fa53a01a3d4, // V_DOT2_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0xe02fc53b01a3d4, // V_DOT2_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0xd02f853c01a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0xd22f853d01a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0xd42f853e01a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd62f853f01a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0xd82f854001a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda2f854101a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc2f854201a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce2fe5430203fd, // V_FMA_MIX_F32 ENC_VOP3P default
    0xde3005440203fd, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0xe03025450203fd, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0xd02fe5460203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0xd22fe5470203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0xd42fe5480203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd62fe5490203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0xd82fe54a0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda2fe54b0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc2fe54c0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce2fe54d0213fc, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0xde30054e0213fc, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe030254f0213fc, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd02fe5500213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0xd22fe5510213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0xd42fe5520213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd62fe5530213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0xd82fe5540213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda2fe5550213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc2fe5560213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce2fe54d0223fb, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0xde30054e0223fb, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe030254f0223fb, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd02fe5500223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0xd22fe5510223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0xd42fe5520223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd62fe5530223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0xd82fe5540223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda2fe5550223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc2fe5560223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xe23045570404b1, // V_WMMA_F32_16X16X16_F16 ENC_VOP3P default
    0xe23045580414b0, // V_WMMA_F32_16X16X16_BF16 ENC_VOP3P default
    0xe23065590424af, // V_WMMA_F16_16X16X16_F16 ENC_VOP3P default
    0xe230655a0434ae, // V_WMMA_BF16_16X16X16_BF16 ENC_VOP3P default
    0xe230855b0444b3, // V_WMMA_I32_16X16X16_IU8 ENC_VOP3P default
    0xe230a55c0454b2, // V_WMMA_I32_16X16X16_IU4 ENC_VOP3P default
    0xe418055d000408, // V_INTERP_P10_F32 ENC_VINTERP default
    0xe418055d00140b, // V_INTERP_P2_F32 ENC_VINTERP default
    0xe418255e002407, // V_INTERP_P10_F16_F32 ENC_VINTERP default
    0xe418455f00340a, // V_INTERP_P2_F16_F32 ENC_VINTERP default
    0xe418255e004409, // V_INTERP_P10_RTZ_F16_F32 ENC_VINTERP default
    0xe418455f00540c, // V_INTERP_P2_RTZ_F16_F32 ENC_VINTERP default
    0xe608a560000188, // LDS_PARAM_LOAD ENC_LDSDIR default
    0xe608c561001187, // LDS_DIRECT_LOAD ENC_LDSDIR default
    0xe813c56200025a, // S_MOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c56300025a, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e56400125b, // S_MOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e56500125b, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c5660021e8, // S_CMOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c5670021e8, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e5680031e9, // S_CMOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e5690031e9, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c56a0041ce, // S_BREV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c56b0041ce, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e56c0051cf, // S_BREV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e56d0051cf, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c56e008223, // S_CTZ_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c56f008223, // S_CTZ_I32_B32 SOP1_INST_LITERAL has_lit_0
    0xe8140570009224, // S_CTZ_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea140571009224, // S_CTZ_I32_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c56e00a1e5, // S_CLZ_I32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c56f00a1e5, // S_CLZ_I32_U32 SOP1_INST_LITERAL has_lit_0
    0xe814057000b1e6, // S_CLZ_I32_U64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea14057100b1e6, // S_CLZ_I32_U64 SOP1_INST_LITERAL has_lit_0
    0xe813c57200c1e3, // S_CLS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c57300c1e3, // S_CLS_I32 SOP1_INST_LITERAL has_lit_0
    0xe814057400d1e4, // S_CLS_I32_I64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea14057500d1e4, // S_CLS_I32_I64 SOP1_INST_LITERAL has_lit_0
    0xe813c57600e28d, // S_SEXT_I32_I8 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c57700e28d, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0xe813c57800f28c, // S_SEXT_I32_I16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c57900f28c, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0xe813c57a0101c9, // S_BITSET0_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c57b0101c9, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0xe814257c0111ca, // S_BITSET0_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea14257d0111ca, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c57a0121cb, // S_BITSET1_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c57b0121cb, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0xe814257c0131cc, // S_BITSET1_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea14257d0131cc, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0xe814257e0141c8, // S_BITREPLICATE_B64_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea14257f0141c8, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0xe813c5800151a0, // S_ABS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c5810151a0, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0xe813c5820161ba, // S_BCNT0_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c5830161ba, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0xe81405840171bb, // S_BCNT0_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea1405850171bb, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c5820181bc, // S_BCNT1_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c5830181bc, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0xe81405840191bd, // S_BCNT1_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea1405850191bd, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c58601a27b, // S_QUADMASK_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c58701a27b, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e58801b27c, // S_QUADMASK_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e58901b27c, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c58601c2a6, // S_WQM_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c58701c2a6, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e58801d2a7, // S_WQM_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e58901d2a7, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c58601e26b, // S_NOT_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c58701e26b, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e58801f26c, // S_NOT_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e58901f26c, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c58a0201b3, // S_AND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c58b0201b3, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e58c0211b4, // S_AND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e58d0211b4, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c58a022275, // S_OR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c58b022275, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e58c023276, // S_OR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e58d023276, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c58a0242ae, // S_XOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c58b0242ae, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e58c0252af, // S_XOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e58d0252af, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c58a026264, // S_NAND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c58b026264, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e58c027265, // S_NAND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e58d027265, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c58a028269, // S_NOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c58b028269, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e58c02926a, // S_NOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e58d02926a, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c58a02a2aa, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c58b02a2aa, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e58c02b2ab, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e58d02b2ab, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c58a02c1a9, // S_AND_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c58b02c1a9, // S_AND_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e58c02d1aa, // S_AND_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e58d02d1aa, // S_AND_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c58a02e26f, // S_OR_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c58b02e26f, // S_OR_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e58c02f270, // S_OR_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e58d02f270, // S_OR_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c58a0301af, // S_AND_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c58b0301af, // S_AND_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e58c0311b0, // S_AND_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e58d0311b0, // S_AND_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c58a032273, // S_OR_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c58b032273, // S_OR_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e58c033274, // S_OR_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e58d033274, // S_OR_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c58a0341ab, // S_AND_NOT0_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c58b0341ab, // S_AND_NOT0_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e58c0351ac, // S_AND_NOT0_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e58d0351ac, // S_AND_NOT0_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c58a0361b1, // S_AND_NOT1_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c58b0361b1, // S_AND_NOT1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e58c0371b2, // S_AND_NOT1_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e58d0371b2, // S_AND_NOT1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c58e040258, // S_MOVRELS_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xe813e58f041259, // S_MOVRELS_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xe813c590042255, // S_MOVRELD_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c591042255, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e592043256, // S_MOVRELD_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e593043256, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c594044257, // S_MOVRELSD_2_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xe814459504723a, // S_GETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xe8146596048287, // S_SETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xe813e597049296, // S_SWAPPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xe814659604a27d, // S_RFE_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14859804c283, // S_SENDMSG_RTN_B32 ENC_SOP1 default
    0xec14a59904d284, // S_SENDMSG_RTN_B64 ENC_SOP1 default
    0xe813c59a0601e1, // S_CEIL_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c59b0601e1, // S_CEIL_F32 SOP1_INST_LITERAL has_lit_0
    0xe813c59a061235, // S_FLOOR_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c59b061235, // S_FLOOR_F32 SOP1_INST_LITERAL has_lit_0
    0xe813c59a062299, // S_TRUNC_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c59b062299, // S_TRUNC_F32 SOP1_INST_LITERAL has_lit_0
    0xe813c59a06327f, // S_RNDNE_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c59b06327f, // S_RNDNE_F32 SOP1_INST_LITERAL has_lit_0
    0xe813c59c064227, // S_CVT_F32_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c59d064227, // S_CVT_F32_I32 SOP1_INST_LITERAL has_lit_0
    0xe813c59e065228, // S_CVT_F32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c59f065228, // S_CVT_F32_U32 SOP1_INST_LITERAL has_lit_0
    0xe813c5a006622a, // S_CVT_I32_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c5a106622a, // S_CVT_I32_F32 SOP1_INST_LITERAL has_lit_0
    0xe813c5a206722c, // S_CVT_U32_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c5a306722c, // S_CVT_U32_F32 SOP1_INST_LITERAL has_lit_0
    0xe813c5a4068225, // S_CVT_F16_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c5a5068225, // S_CVT_F16_F32 SOP1_INST_LITERAL has_lit_0
    0xe813c5a6069226, // S_CVT_F32_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c5a7069226, // S_CVT_F32_F16 SOP1_INST_LITERAL has_lit_0
    0xe813c5a606a229, // S_CVT_HI_F32_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c5a706a229, // S_CVT_HI_F32_F16 SOP1_INST_LITERAL has_lit_0
    0xe813c5a806b1e0, // S_CEIL_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c5a906b1e0, // S_CEIL_F16 SOP1_INST_LITERAL has_lit_0
    0xe813c5a806c234, // S_FLOOR_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c5a906c234, // S_FLOOR_F16 SOP1_INST_LITERAL has_lit_0
    0xe813c5a806d298, // S_TRUNC_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c5a906d298, // S_TRUNC_F16 SOP1_INST_LITERAL has_lit_0
    0xe813c5a806e27e, // S_RNDNE_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c5a906e27e, // S_RNDNE_F16 SOP1_INST_LITERAL has_lit_0
    0xee15c5aa0001f8, // S_CMP_EQ_I32 ENC_SOPC default
    0xf015c5ab0001f8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0xf215c5ac0001f8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0xf415c5ad0001f8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5aa001209, // S_CMP_LG_I32 ENC_SOPC default
    0xf015c5ab001209, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0xf215c5ac001209, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0xf415c5ad001209, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5aa002201, // S_CMP_GT_I32 ENC_SOPC default
    0xf015c5ab002201, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0xf215c5ac002201, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0xf415c5ad002201, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5aa0031fd, // S_CMP_GE_I32 ENC_SOPC default
    0xf015c5ab0031fd, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0xf215c5ac0031fd, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0xf415c5ad0031fd, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5aa00420e, // S_CMP_LT_I32 ENC_SOPC default
    0xf015c5ab00420e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0xf215c5ac00420e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0xf415c5ad00420e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5aa005205, // S_CMP_LE_I32 ENC_SOPC default
    0xf015c5ab005205, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0xf215c5ac005205, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0xf415c5ad005205, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5ae0061f9, // S_CMP_EQ_U32 ENC_SOPC default
    0xf015c5af0061f9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0xf215c5b00061f9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0xf415c5b10061f9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5ae00720a, // S_CMP_LG_U32 ENC_SOPC default
    0xf015c5af00720a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0xf215c5b000720a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0xf415c5b100720a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5ae008202, // S_CMP_GT_U32 ENC_SOPC default
    0xf015c5af008202, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0xf215c5b0008202, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0xf415c5b1008202, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5ae0091fe, // S_CMP_GE_U32 ENC_SOPC default
    0xf015c5af0091fe, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0xf215c5b00091fe, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0xf415c5b10091fe, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5ae00a20f, // S_CMP_LT_U32 ENC_SOPC default
    0xf015c5af00a20f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0xf215c5b000a20f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0xf415c5b100a20f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5ae00b206, // S_CMP_LE_U32 ENC_SOPC default
    0xf015c5af00b206, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0xf215c5b000b206, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0xf415c5b100b206, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5ae00c1c4, // S_BITCMP0_B32 ENC_SOPC default
    0xf015c5af00c1c4, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0xf215c5b000c1c4, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0xf415c5b100c1c4, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5ae00d1c6, // S_BITCMP1_B32 ENC_SOPC default
    0xf015c5af00d1c6, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0xf215c5b000d1c6, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0xf415c5b100d1c6, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15e5b200e1c5, // S_BITCMP0_B64 ENC_SOPC default
    0xf015e5b300e1c5, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0xf215e5b400e1c5, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0xf415e5b500e1c5, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15e5b200f1c7, // S_BITCMP1_B64 ENC_SOPC default
    0xf015e5b300f1c7, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0xf215e5b400f1c7, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0xf415e5b500f1c7, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1605b60101fa, // S_CMP_EQ_U64 ENC_SOPC default
    0xf01605b70101fa, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0xf21605b80101fa, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0xf41605b90101fa, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1605b601120b, // S_CMP_LG_U64 ENC_SOPC default
    0xf01605b701120b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0xf21605b801120b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0xf41605b901120b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5ba04120d, // S_CMP_LT_F32 ENC_SOPC default
    0xf015c5bb04120d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0
    0xf215c5bc04120d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_1
    0xf415c5bd04120d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5ba0421f7, // S_CMP_EQ_F32 ENC_SOPC default
    0xf015c5bb0421f7, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0
    0xf215c5bc0421f7, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_1
    0xf415c5bd0421f7, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5ba043204, // S_CMP_LE_F32 ENC_SOPC default
    0xf015c5bb043204, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0
    0xf215c5bc043204, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_1
    0xf415c5bd043204, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5ba044200, // S_CMP_GT_F32 ENC_SOPC default
    0xf015c5bb044200, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0
    0xf215c5bc044200, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_1
    0xf415c5bd044200, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5ba045208, // S_CMP_LG_F32 ENC_SOPC default
    0xf015c5bb045208, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0
    0xf215c5bc045208, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_1
    0xf415c5bd045208, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5ba0461fc, // S_CMP_GE_F32 ENC_SOPC default
    0xf015c5bb0461fc, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0
    0xf215c5bc0461fc, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_1
    0xf415c5bd0461fc, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5ba04721d, // S_CMP_O_F32 ENC_SOPC default
    0xf015c5bb04721d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0
    0xf215c5bc04721d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_1
    0xf415c5bd04721d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5ba04821f, // S_CMP_U_F32 ENC_SOPC default
    0xf015c5bb04821f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0
    0xf215c5bc04821f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_1
    0xf415c5bd04821f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5ba049213, // S_CMP_NGE_F32 ENC_SOPC default
    0xf015c5bb049213, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0
    0xf215c5bc049213, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_1
    0xf415c5bd049213, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5ba04a219, // S_CMP_NLG_F32 ENC_SOPC default
    0xf015c5bb04a219, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0
    0xf215c5bc04a219, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_1
    0xf415c5bd04a219, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5ba04b215, // S_CMP_NGT_F32 ENC_SOPC default
    0xf015c5bb04b215, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0
    0xf215c5bc04b215, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_1
    0xf415c5bd04b215, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5ba04c217, // S_CMP_NLE_F32 ENC_SOPC default
    0xf015c5bb04c217, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0
    0xf215c5bc04c217, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_1
    0xf415c5bd04c217, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5ba04d211, // S_CMP_NEQ_F32 ENC_SOPC default
    0xf015c5bb04d211, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0
    0xf215c5bc04d211, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_1
    0xf415c5bd04d211, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5ba04e21b, // S_CMP_NLT_F32 ENC_SOPC default
    0xf015c5bb04e21b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0
    0xf215c5bc04e21b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_1
    0xf415c5bd04e21b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1625be05120c, // S_CMP_LT_F16 ENC_SOPC default
    0xf01625bf05120c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0
    0xf21625c005120c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_1
    0xf41625c105120c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1625be0521f6, // S_CMP_EQ_F16 ENC_SOPC default
    0xf01625bf0521f6, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0
    0xf21625c00521f6, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_1
    0xf41625c10521f6, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1625be053203, // S_CMP_LE_F16 ENC_SOPC default
    0xf01625bf053203, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0
    0xf21625c0053203, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_1
    0xf41625c1053203, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1625be0541ff, // S_CMP_GT_F16 ENC_SOPC default
    0xf01625bf0541ff, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0
    0xf21625c00541ff, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_1
    0xf41625c10541ff, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1625be055207, // S_CMP_LG_F16 ENC_SOPC default
    0xf01625bf055207, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0
    0xf21625c0055207, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_1
    0xf41625c1055207, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1625be0561fb, // S_CMP_GE_F16 ENC_SOPC default
    0xf01625bf0561fb, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0
    0xf21625c00561fb, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_1
    0xf41625c10561fb, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1625be05721c, // S_CMP_O_F16 ENC_SOPC default
    0xf01625bf05721c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0
    0xf21625c005721c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_1
    0xf41625c105721c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1625be05821e, // S_CMP_U_F16 ENC_SOPC default
    0xf01625bf05821e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0
    0xf21625c005821e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_1
    0xf41625c105821e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1625be059212, // S_CMP_NGE_F16 ENC_SOPC default
    0xf01625bf059212, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0
    0xf21625c0059212, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_1
    0xf41625c1059212, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1625be05a218, // S_CMP_NLG_F16 ENC_SOPC default
    0xf01625bf05a218, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0
    0xf21625c005a218, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_1
    0xf41625c105a218, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1625be05b214, // S_CMP_NGT_F16 ENC_SOPC default
    0xf01625bf05b214, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0
    0xf21625c005b214, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_1
    0xf41625c105b214, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1625be05c216, // S_CMP_NLE_F16 ENC_SOPC default
    0xf01625bf05c216, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0
    0xf21625c005c216, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_1
    0xf41625c105c216, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1625be05d210, // S_CMP_NEQ_F16 ENC_SOPC default
    0xf01625bf05d210, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0
    0xf21625c005d210, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_1
    0xf41625c105d210, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1625be05e21a, // S_CMP_NLT_F16 ENC_SOPC default
    0xf01625bf05e21a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0
    0xf21625c005e21a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_1
    0xf41625c105e21a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf61705c2000266, // S_NOP ENC_SOPP default
    0xf61705c2001286, // S_SETKILL ENC_SOPP default
    0xf61705c2002285, // S_SETHALT ENC_SOPP default
    0xf61705c200328e, // S_SLEEP ENC_SOPP default
    0xf61725c200428b, // S_SET_INST_PREFETCH_DISTANCE ENC_SOPP default
    0xf61725c30051e2, // S_CLAUSE ENC_SOPP default
    0xf61745c400722f, // S_DELAY_ALU ENC_SOPP default
    0xf61765c500829e, // S_WAITCNT_DEPCTR ENC_SOPP default
    0xf61785c600929d, // S_WAITCNT ENC_SOPP default
    0xf612217900a2a4, // S_WAIT_IDLE ENC_SOPP default
    0xf61725c700b2a3, // S_WAIT_EVENT ENC_SOPP default
    0xf61705c2010297, // S_TRAP ENC_SOPP default
    0xf61725c2011280, // S_ROUND_MODE ENC_SOPP default
    0xf61705c2012230, // S_DENORM_MODE ENC_SOPP default
    0xf612217901f220, // S_CODE_END ENC_SOPP default
    0xf617a5c80201cd, // S_BRANCH ENC_SOPP default
    0xf617a5c90211dc, // S_CBRANCH_SCC0 ENC_SOPP default
    0xf617a5c90221dd, // S_CBRANCH_SCC1 ENC_SOPP default
    0xf817a5ca0231df, // S_CBRANCH_VCCZ ENC_SOPP default
    0xf817a5ca0241de, // S_CBRANCH_VCCNZ ENC_SOPP default
    0xf617a5cb0251db, // S_CBRANCH_EXECZ ENC_SOPP default
    0xf617a5cb0261da, // S_CBRANCH_EXECNZ ENC_SOPP default
    0xf617a5c80271d6, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0xf617a5c80281d9, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0xf617a5c80291d8, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0xf617a5c802a1d7, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0xf617c179030231, // S_ENDPGM ENC_SOPP default
    0xf6122179031233, // S_ENDPGM_SAVED ENC_SOPP default
    0xf6122179032232, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0xf61221790342a5, // S_WAKEUP ENC_SOPP default
    0xf61705c2035288, // S_SETPRIO ENC_SOPP default
    0xf617e5cc036281, // S_SENDMSG ENC_SOPP default
    0xf617e5cc037282, // S_SENDMSGHALT ENC_SOPP default
    0xf61705c203823e, // S_INCPERFLEVEL ENC_SOPP default
    0xf61705c203922e, // S_DECPERFLEVEL ENC_SOPP default
    0xf61225cd03a29a, // S_TTRACEDATA ENC_SOPP default
    0xf61725c203b29b, // S_TTRACEDATA_IMM ENC_SOPP default
    0xf612217903c23d, // S_ICACHE_INV ENC_SOPP default
    0xf612217903d1b9, // S_BARRIER ENC_SOPP default
];
