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
    0x0021e00000139d, // V_CNDMASK_B32 ENC_VOP2 default
    0x0222000100139d, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x0422200200139d, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x0621e00300139d, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x0822a0040023d1, // V_DOT2ACC_F32_F16 ENC_VOP2 default
    0x0a22c0050023d1, // V_DOT2ACC_F32_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c22e0060023d1, // V_DOT2ACC_F32_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e22a0070023d1, // V_DOT2ACC_F32_F16 VOP2_INST_LITERAL has_lit
    0x082300080032c4, // V_ADD_F32 ENC_VOP2 default
    0x0a2320090032c4, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23400a0032c4, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23000b0032c4, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x082300080044a2, // V_SUB_F32 ENC_VOP2 default
    0x0a2320090044a2, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23400a0044a2, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23000b0044a2, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x0823000800549d, // V_SUBREV_F32 ENC_VOP2 default
    0x0a23200900549d, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23400a00549d, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23000b00549d, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x0823000c0063f2, // V_FMAC_DX9_ZERO_F32 ENC_VOP2 default
    0x0e23000d0063f2, // V_FMAC_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x08230008007457, // V_MUL_DX9_ZERO_F32 ENC_VOP2 default
    0x0a232009007457, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23400a007457, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23000b007457, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x08230008008459, // V_MUL_F32 ENC_VOP2 default
    0x0a232009008459, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23400a008459, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23000b008459, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x0823000e00945f, // V_MUL_I32_I24 ENC_VOP2 default
    0x0a23200f00945f, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x0c23c01000945f, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x0e23001100945f, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0823000e00a45c, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0a23200f00a45c, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x0c23c01000a45c, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x0e23001100a45c, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0823001200b462, // V_MUL_U32_U24 ENC_VOP2 default
    0x0a23201300b462, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x0c23c01400b462, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x0e23001500b462, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0823001200c45e, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0a23201300c45e, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x0c23c01400c45e, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x0e23001500c45e, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0823000800f447, // V_MIN_F32 ENC_VOP2 default
    0x0a23200900f447, // V_MIN_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23400a00f447, // V_MIN_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23000b00f447, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x0823000801042e, // V_MAX_F32 ENC_VOP2 default
    0x0a23200901042e, // V_MAX_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23400a01042e, // V_MAX_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23000b01042e, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x0823000e01144a, // V_MIN_I32 ENC_VOP2 default
    0x0a23200f01144a, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c23c01001144a, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e23001101144a, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0823000e012431, // V_MAX_I32 ENC_VOP2 default
    0x0a23200f012431, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c23c010012431, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e230011012431, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x0823001201344c, // V_MIN_U32 ENC_VOP2 default
    0x0a23201301344c, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c23c01401344c, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e23001501344c, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x08230012014433, // V_MAX_U32 ENC_VOP2 default
    0x0a232013014433, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c23c014014433, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e230015014433, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x08230012018414, // V_LSHLREV_B32 ENC_VOP2 default
    0x0a232013018414, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c23c014018414, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e230015018414, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x08230012019419, // V_LSHRREV_B32 ENC_VOP2 default
    0x0a232013019419, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c23c014019419, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e230015019419, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x0823001601a2d1, // V_ASHRREV_I32 ENC_VOP2 default
    0x0a23201701a2d1, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c23c01801a2d1, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e23001901a2d1, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x0823001201b2ce, // V_AND_B32 ENC_VOP2 default
    0x0a23201301b2ce, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c23c01401b2ce, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e23001501b2ce, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0823001201c468, // V_OR_B32 ENC_VOP2 default
    0x0a23201301c468, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c23c01401c468, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e23001501c468, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0823001201d4b9, // V_XOR_B32 ENC_VOP2 default
    0x0a23201301d4b9, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c23c01401d4b9, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e23001501d4b9, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x0823001201e4b6, // V_XNOR_B32 ENC_VOP2 default
    0x0a23201301e4b6, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c23c01401e4b6, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e23001501e4b6, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x0024401a0202c1, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x0224601b0202c1, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0424801c0202c1, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0624401d0202c1, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0024401a02149f, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x0224601b02149f, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0424801c02149f, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0624401d02149f, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0024401a02249a, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x0224601b02249a, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0424801c02249a, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0624401d02249a, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x082300120252ca, // V_ADD_NC_U32 ENC_VOP2 default
    0x0a2320130252ca, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c23c0140252ca, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e2300150252ca, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x082300120264a6, // V_SUB_NC_U32 ENC_VOP2 default
    0x0a2320130264a6, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c23c0140264a6, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e2300150264a6, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x0823001202749e, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x0a23201302749e, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c23c01402749e, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e23001502749e, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x0823000c02b3f4, // V_FMAC_F32 ENC_VOP2 default
    0x0a23201e02b3f4, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23401f02b3f4, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23000d02b3f4, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x1025002002c3f6, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x0e25002102c3f6, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x1025202202d3f1, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x0e25202302d3f1, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x0825402402f3c2, // V_CVT_PK_RTZ_F16_F32 ENC_VOP2 default
    0x0a25602502f3c2, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c25802602f3c2, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e25402702f3c2, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x082600280322c3, // V_ADD_F16 ENC_VOP2 default
    0x0a2620290322c3, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26402a0322c3, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26002b0322c3, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x082600280334a1, // V_SUB_F16 ENC_VOP2 default
    0x0a2620290334a1, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26402a0334a1, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26002b0334a1, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x0826002803449c, // V_SUBREV_F16 ENC_VOP2 default
    0x0a26202903449c, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26402a03449c, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26002b03449c, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x08260028035458, // V_MUL_F16 ENC_VOP2 default
    0x0a262029035458, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26402a035458, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26002b035458, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x0826002c0363f3, // V_FMAC_F16 ENC_VOP2 default
    0x0a26202d0363f3, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26402e0363f3, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26002f0363f3, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x102720300373f5, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x0e2720310373f5, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x102740320383f0, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x0e2740330383f0, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x0826002803942d, // V_MAX_F16 ENC_VOP2 default
    0x0a26202903942d, // V_MAX_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26402a03942d, // V_MAX_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26002b03942d, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x0826002803a446, // V_MIN_F16 ENC_VOP2 default
    0x0a26202903a446, // V_MIN_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26402a03a446, // V_MIN_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26002b03a446, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x0826002803b40d, // V_LDEXP_F16 ENC_VOP2 default
    0x0a26202903b40d, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c27602a03b40d, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26002b03b40d, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x0827e03403c473, // V_PK_FMAC_F16 ENC_VOP2 default
    0x0e27e03503c473, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
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
    0x1c3ba09d016290, // S_SUBVECTOR_LOOP_BEGIN ENC_SOPK default
    0x1c3ba09d017291, // S_SUBVECTOR_LOOP_END ENC_SOPK default
    0x1c16409e0182a2, // S_WAITCNT_VSCNT ENC_SOPK default
    0x1c16409e0192a1, // S_WAITCNT_VMCNT ENC_SOPK default
    0x1c16409e01a29f, // S_WAITCNT_EXPCNT ENC_SOPK default
    0x1c16409e01b2a0, // S_WAITCNT_LGKMCNT ENC_SOPK default
    0x203a209f0003e1, // V_DUAL_FMAC_F32 VOPDXY X default
    0x223a20a00003e1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL X has_lit
    0x243a60a10013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X default
    0x223a60a20013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X has_lit
    0x243aa0a30023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X default
    0x223aa0a40023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X has_lit
    0x203a20a50033e8, // V_DUAL_MUL_F32 VOPDXY X default
    0x223a20a60033e8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL X has_lit
    0x203a20a50043da, // V_DUAL_ADD_F32 VOPDXY X default
    0x223a20a60043da, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL X has_lit
    0x203a20a50053ea, // V_DUAL_SUB_F32 VOPDXY X default
    0x223a20a60053ea, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL X has_lit
    0x203a20a50063e9, // V_DUAL_SUBREV_F32 VOPDXY X default
    0x223a20a60063e9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL X has_lit
    0x203a20a50073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY X default
    0x223a20a60073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL X has_lit
    0x203ae0a70083e6, // V_DUAL_MOV_B32 VOPDXY X default
    0x223ae0a80083e6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL X has_lit
    0x263a20a90093dd, // V_DUAL_CNDMASK_B32 VOPDXY X default
    0x283a20aa0093dd, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL X has_lit
    0x203a20a500a3e4, // V_DUAL_MAX_F32 VOPDXY X default
    0x223a20a600a3e4, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL X has_lit
    0x203a20a500b3e5, // V_DUAL_MIN_F32 VOPDXY X default
    0x223a20a600b3e5, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL X has_lit
    0x203b20ab00c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY X default
    0x223b20ac00c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL X has_lit
    0x203b60ad00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY X default
    0x223b60ae00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL X has_lit
    0x2a3a40af0003e1, // V_DUAL_FMAC_F32 VOPDXY Y default_y
    0x2c3a40b00003e1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2e3a80b10013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y default_y
    0x2c3a80b10013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2e3ac0b20023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y default_y
    0x2c3ac0b20023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3a40b30033e8, // V_DUAL_MUL_F32 VOPDXY Y default_y
    0x2c3a40b40033e8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3a40b30043da, // V_DUAL_ADD_F32 VOPDXY Y default_y
    0x2c3a40b40043da, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3a40b30053ea, // V_DUAL_SUB_F32 VOPDXY Y default_y
    0x2c3a40b40053ea, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3a40b30063e9, // V_DUAL_SUBREV_F32 VOPDXY Y default_y
    0x2c3a40b40063e9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3a40b30073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY Y default_y
    0x2c3a40b40073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3b00b50083e6, // V_DUAL_MOV_B32 VOPDXY Y default_y
    0x2c3b00b60083e6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x303a40b70093dd, // V_DUAL_CNDMASK_B32 VOPDXY Y default_y
    0x323a40b80093dd, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3a40b300a3e4, // V_DUAL_MAX_F32 VOPDXY Y default_y
    0x2c3a40b400a3e4, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3a40b300b3e5, // V_DUAL_MIN_F32 VOPDXY Y default_y
    0x2c3a40b400b3e5, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3b40b900c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY Y default_y
    0x2c3b40ba00c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3b80bb00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY Y default_y
    0x2c3b80bc00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3a40bd0103db, // V_DUAL_ADD_NC_U32 VOPDXY Y default_y
    0x2c3a40be0103db, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3a40bf0113e3, // V_DUAL_LSHLREV_B32 VOPDXY Y default_y
    0x2c3a40c00113e3, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3a40bf0123dc, // V_DUAL_AND_B32 VOPDXY Y default_y
    0x2c3a40c00123dc, // V_DUAL_AND_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x343220c1000349, // V_CMP_F_F16 ENC_VOP3 default
    0x363240c2000349, // V_CMP_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x383260c3000349, // V_CMP_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3220c4000349, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3220c5000349, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3220c6000349, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343220c100136e, // V_CMP_LT_F16 ENC_VOP3 default
    0x363240c200136e, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x383260c300136e, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3220c400136e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3220c500136e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3220c600136e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343220c1002340, // V_CMP_EQ_F16 ENC_VOP3 default
    0x363240c2002340, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x383260c3002340, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3220c4002340, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3220c5002340, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3220c6002340, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343220c1003362, // V_CMP_LE_F16 ENC_VOP3 default
    0x363240c2003362, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x383260c3003362, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3220c4003362, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3220c5003362, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3220c6003362, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343220c1004359, // V_CMP_GT_F16 ENC_VOP3 default
    0x363240c2004359, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x383260c3004359, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3220c4004359, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3220c5004359, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3220c6004359, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343220c100536b, // V_CMP_LG_F16 ENC_VOP3 default
    0x363240c200536b, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x383260c300536b, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3220c400536b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3220c500536b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3220c600536b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343220c1006350, // V_CMP_GE_F16 ENC_VOP3 default
    0x363240c2006350, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x383260c3006350, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3220c4006350, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3220c5006350, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3220c6006350, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343220c100738f, // V_CMP_O_F16 ENC_VOP3 default
    0x363240c200738f, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x383260c300738f, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3220c400738f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3220c500738f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3220c600738f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343220c1008399, // V_CMP_U_F16 ENC_VOP3 default
    0x363240c2008399, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x383260c3008399, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3220c4008399, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3220c5008399, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3220c6008399, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343220c1009380, // V_CMP_NGE_F16 ENC_VOP3 default
    0x363240c2009380, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x383260c3009380, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3220c4009380, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3220c5009380, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3220c6009380, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343220c100a389, // V_CMP_NLG_F16 ENC_VOP3 default
    0x363240c200a389, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x383260c300a389, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3220c400a389, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3220c500a389, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3220c600a389, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343220c100b383, // V_CMP_NGT_F16 ENC_VOP3 default
    0x363240c200b383, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x383260c300b383, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3220c400b383, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3220c500b383, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3220c600b383, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343220c100c386, // V_CMP_NLE_F16 ENC_VOP3 default
    0x363240c200c386, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x383260c300c386, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3220c400c386, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3220c500c386, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3220c600c386, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343220c100d377, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x363240c200d377, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x383260c300d377, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3220c400d377, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3220c500d377, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3220c600d377, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343220c100e38c, // V_CMP_NLT_F16 ENC_VOP3 default
    0x363240c200e38c, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x383260c300e38c, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3220c400e38c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3220c500e38c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3220c600e38c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343220c100f392, // V_CMP_T_F16 ENC_VOP3 default
    0x363240c200f392, // V_CMP_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x383260c300f392, // V_CMP_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3220c400f392, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3220c500f392, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3220c600f392, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3432e0c701034a, // V_CMP_F_F32 ENC_VOP3 default
    0x363300c801034a, // V_CMP_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x383320c901034a, // V_CMP_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a32e0ca01034a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0
    0x3c32e0cb01034a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_1
    0x3e32e0cc01034a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3432e0c701136f, // V_CMP_LT_F32 ENC_VOP3 default
    0x363300c801136f, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x383320c901136f, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a32e0ca01136f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x3c32e0cb01136f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x3e32e0cc01136f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3432e0c7012341, // V_CMP_EQ_F32 ENC_VOP3 default
    0x363300c8012341, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x383320c9012341, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a32e0ca012341, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x3c32e0cb012341, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x3e32e0cc012341, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3432e0c7013363, // V_CMP_LE_F32 ENC_VOP3 default
    0x363300c8013363, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x383320c9013363, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a32e0ca013363, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x3c32e0cb013363, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x3e32e0cc013363, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3432e0c701435a, // V_CMP_GT_F32 ENC_VOP3 default
    0x363300c801435a, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x383320c901435a, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a32e0ca01435a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x3c32e0cb01435a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x3e32e0cc01435a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3432e0c701536c, // V_CMP_LG_F32 ENC_VOP3 default
    0x363300c801536c, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x383320c901536c, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a32e0ca01536c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x3c32e0cb01536c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x3e32e0cc01536c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3432e0c7016351, // V_CMP_GE_F32 ENC_VOP3 default
    0x363300c8016351, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x383320c9016351, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a32e0ca016351, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x3c32e0cb016351, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x3e32e0cc016351, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3432e0c7017390, // V_CMP_O_F32 ENC_VOP3 default
    0x363300c8017390, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x383320c9017390, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a32e0ca017390, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x3c32e0cb017390, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x3e32e0cc017390, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3432e0c701839a, // V_CMP_U_F32 ENC_VOP3 default
    0x363300c801839a, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x383320c901839a, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a32e0ca01839a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x3c32e0cb01839a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x3e32e0cc01839a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3432e0c7019381, // V_CMP_NGE_F32 ENC_VOP3 default
    0x363300c8019381, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x383320c9019381, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a32e0ca019381, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x3c32e0cb019381, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x3e32e0cc019381, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3432e0c701a38a, // V_CMP_NLG_F32 ENC_VOP3 default
    0x363300c801a38a, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x383320c901a38a, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a32e0ca01a38a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x3c32e0cb01a38a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x3e32e0cc01a38a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3432e0c701b384, // V_CMP_NGT_F32 ENC_VOP3 default
    0x363300c801b384, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x383320c901b384, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a32e0ca01b384, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x3c32e0cb01b384, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x3e32e0cc01b384, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3432e0c701c387, // V_CMP_NLE_F32 ENC_VOP3 default
    0x363300c801c387, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x383320c901c387, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a32e0ca01c387, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x3c32e0cb01c387, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x3e32e0cc01c387, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3432e0c701d378, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x363300c801d378, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x383320c901d378, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a32e0ca01d378, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x3c32e0cb01d378, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x3e32e0cc01d378, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3432e0c701e38d, // V_CMP_NLT_F32 ENC_VOP3 default
    0x363300c801e38d, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x383320c901e38d, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a32e0ca01e38d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x3c32e0cb01e38d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x3e32e0cc01e38d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3432e0c701f393, // V_CMP_T_F32 ENC_VOP3 default
    0x363300c801f393, // V_CMP_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x383320c901f393, // V_CMP_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a32e0ca01f393, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0
    0x3c32e0cb01f393, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_1
    0x3e32e0cc01f393, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433a0cd02034b, // V_CMP_F_F64 ENC_VOP3 default
    0x3a33a0ce02034b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0
    0x3c33a0cf02034b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_1
    0x3e33a0d002034b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433a0cd021370, // V_CMP_LT_F64 ENC_VOP3 default
    0x3a33a0ce021370, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x3c33a0cf021370, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x3e33a0d0021370, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433a0cd022342, // V_CMP_EQ_F64 ENC_VOP3 default
    0x3a33a0ce022342, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x3c33a0cf022342, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x3e33a0d0022342, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433a0cd023364, // V_CMP_LE_F64 ENC_VOP3 default
    0x3a33a0ce023364, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x3c33a0cf023364, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x3e33a0d0023364, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433a0cd02435b, // V_CMP_GT_F64 ENC_VOP3 default
    0x3a33a0ce02435b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x3c33a0cf02435b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x3e33a0d002435b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433a0cd02536d, // V_CMP_LG_F64 ENC_VOP3 default
    0x3a33a0ce02536d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x3c33a0cf02536d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x3e33a0d002536d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433a0cd026352, // V_CMP_GE_F64 ENC_VOP3 default
    0x3a33a0ce026352, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x3c33a0cf026352, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x3e33a0d0026352, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433a0cd027391, // V_CMP_O_F64 ENC_VOP3 default
    0x3a33a0ce027391, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x3c33a0cf027391, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x3e33a0d0027391, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433a0cd02839b, // V_CMP_U_F64 ENC_VOP3 default
    0x3a33a0ce02839b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x3c33a0cf02839b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x3e33a0d002839b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433a0cd029382, // V_CMP_NGE_F64 ENC_VOP3 default
    0x3a33a0ce029382, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x3c33a0cf029382, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x3e33a0d0029382, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433a0cd02a38b, // V_CMP_NLG_F64 ENC_VOP3 default
    0x3a33a0ce02a38b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x3c33a0cf02a38b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x3e33a0d002a38b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433a0cd02b385, // V_CMP_NGT_F64 ENC_VOP3 default
    0x3a33a0ce02b385, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x3c33a0cf02b385, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x3e33a0d002b385, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433a0cd02c388, // V_CMP_NLE_F64 ENC_VOP3 default
    0x3a33a0ce02c388, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x3c33a0cf02c388, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x3e33a0d002c388, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433a0cd02d379, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x3a33a0ce02d379, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x3c33a0cf02d379, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x3e33a0d002d379, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433a0cd02e38e, // V_CMP_NLT_F64 ENC_VOP3 default
    0x3a33a0ce02e38e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x3c33a0cf02e38e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x3e33a0d002e38e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433a0cd02f394, // V_CMP_T_F64 ENC_VOP3 default
    0x3a33a0ce02f394, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0
    0x3c33a0cf02f394, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_1
    0x3e33a0d002f394, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433e0d1031371, // V_CMP_LT_I16 ENC_VOP3 default
    0x363400d2031371, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x383420d3031371, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a33e0d4031371, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x3c33e0d5031371, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x3e33e0d6031371, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433e0d1032343, // V_CMP_EQ_I16 ENC_VOP3 default
    0x363400d2032343, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x383420d3032343, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a33e0d4032343, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x3c33e0d5032343, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x3e33e0d6032343, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433e0d1033365, // V_CMP_LE_I16 ENC_VOP3 default
    0x363400d2033365, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x383420d3033365, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a33e0d4033365, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x3c33e0d5033365, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x3e33e0d6033365, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433e0d103435c, // V_CMP_GT_I16 ENC_VOP3 default
    0x363400d203435c, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x383420d303435c, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a33e0d403435c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x3c33e0d503435c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x3e33e0d603435c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433e0d103537a, // V_CMP_NE_I16 ENC_VOP3 default
    0x363400d203537a, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x383420d303537a, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a33e0d403537a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x3c33e0d503537a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x3e33e0d603537a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433e0d1036353, // V_CMP_GE_I16 ENC_VOP3 default
    0x363400d2036353, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x383420d3036353, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a33e0d4036353, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x3c33e0d5036353, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x3e33e0d6036353, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433e0d7039374, // V_CMP_LT_U16 ENC_VOP3 default
    0x363400d8039374, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x383420d9039374, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a33e0da039374, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x3c33e0db039374, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x3e33e0dc039374, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433e0d703a346, // V_CMP_EQ_U16 ENC_VOP3 default
    0x363400d803a346, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x383420d903a346, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a33e0da03a346, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x3c33e0db03a346, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x3e33e0dc03a346, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433e0d703b368, // V_CMP_LE_U16 ENC_VOP3 default
    0x363400d803b368, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x383420d903b368, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a33e0da03b368, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x3c33e0db03b368, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x3e33e0dc03b368, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433e0d703c35f, // V_CMP_GT_U16 ENC_VOP3 default
    0x363400d803c35f, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x383420d903c35f, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a33e0da03c35f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x3c33e0db03c35f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x3e33e0dc03c35f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433e0d703d37d, // V_CMP_NE_U16 ENC_VOP3 default
    0x363400d803d37d, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x383420d903d37d, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a33e0da03d37d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x3c33e0db03d37d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x3e33e0dc03d37d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3433e0d703e356, // V_CMP_GE_U16 ENC_VOP3 default
    0x363400d803e356, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x383420d903e356, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a33e0da03e356, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x3c33e0db03e356, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x3e33e0dc03e356, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434a0dd04034c, // V_CMP_F_I32 ENC_VOP3 default
    0x3634c0de04034c, // V_CMP_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x3834e0df04034c, // V_CMP_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a34a0e004034c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0
    0x3c34a0e104034c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_1
    0x3e34a0e204034c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434a0dd041372, // V_CMP_LT_I32 ENC_VOP3 default
    0x3634c0de041372, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x3834e0df041372, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a34a0e0041372, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x3c34a0e1041372, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x3e34a0e2041372, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434a0dd042344, // V_CMP_EQ_I32 ENC_VOP3 default
    0x3634c0de042344, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x3834e0df042344, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a34a0e0042344, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x3c34a0e1042344, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x3e34a0e2042344, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434a0dd043366, // V_CMP_LE_I32 ENC_VOP3 default
    0x3634c0de043366, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x3834e0df043366, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a34a0e0043366, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x3c34a0e1043366, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x3e34a0e2043366, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434a0dd04435d, // V_CMP_GT_I32 ENC_VOP3 default
    0x3634c0de04435d, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x3834e0df04435d, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a34a0e004435d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x3c34a0e104435d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x3e34a0e204435d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434a0dd04537b, // V_CMP_NE_I32 ENC_VOP3 default
    0x3634c0de04537b, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x3834e0df04537b, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a34a0e004537b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x3c34a0e104537b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x3e34a0e204537b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434a0dd046354, // V_CMP_GE_I32 ENC_VOP3 default
    0x3634c0de046354, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x3834e0df046354, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a34a0e0046354, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x3c34a0e1046354, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x3e34a0e2046354, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434a0dd047395, // V_CMP_T_I32 ENC_VOP3 default
    0x3634c0de047395, // V_CMP_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x3834e0df047395, // V_CMP_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a34a0e0047395, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0
    0x3c34a0e1047395, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_1
    0x3e34a0e2047395, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434a0e304834e, // V_CMP_F_U32 ENC_VOP3 default
    0x3634c0e404834e, // V_CMP_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x3834e0e504834e, // V_CMP_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a34a0e604834e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0
    0x3c34a0e704834e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_1
    0x3e34a0e804834e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434a0e3049375, // V_CMP_LT_U32 ENC_VOP3 default
    0x3634c0e4049375, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x3834e0e5049375, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a34a0e6049375, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x3c34a0e7049375, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x3e34a0e8049375, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434a0e304a347, // V_CMP_EQ_U32 ENC_VOP3 default
    0x3634c0e404a347, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x3834e0e504a347, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a34a0e604a347, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x3c34a0e704a347, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x3e34a0e804a347, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434a0e304b369, // V_CMP_LE_U32 ENC_VOP3 default
    0x3634c0e404b369, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x3834e0e504b369, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a34a0e604b369, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x3c34a0e704b369, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x3e34a0e804b369, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434a0e304c360, // V_CMP_GT_U32 ENC_VOP3 default
    0x3634c0e404c360, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x3834e0e504c360, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a34a0e604c360, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x3c34a0e704c360, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x3e34a0e804c360, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434a0e304d37e, // V_CMP_NE_U32 ENC_VOP3 default
    0x3634c0e404d37e, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x3834e0e504d37e, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a34a0e604d37e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x3c34a0e704d37e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x3e34a0e804d37e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434a0e304e357, // V_CMP_GE_U32 ENC_VOP3 default
    0x3634c0e404e357, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x3834e0e504e357, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a34a0e604e357, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x3c34a0e704e357, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x3e34a0e804e357, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434a0e304f397, // V_CMP_T_U32 ENC_VOP3 default
    0x3634c0e404f397, // V_CMP_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x3834e0e504f397, // V_CMP_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a34a0e604f397, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0
    0x3c34a0e704f397, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_1
    0x3e34a0e804f397, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520e905034d, // V_CMP_F_I64 ENC_VOP3 default
    0x3a3520ea05034d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3520eb05034d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3520ec05034d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520e9051373, // V_CMP_LT_I64 ENC_VOP3 default
    0x3a3520ea051373, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3520eb051373, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3520ec051373, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520e9052345, // V_CMP_EQ_I64 ENC_VOP3 default
    0x3a3520ea052345, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3520eb052345, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3520ec052345, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520e9053367, // V_CMP_LE_I64 ENC_VOP3 default
    0x3a3520ea053367, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3520eb053367, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3520ec053367, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520e905435e, // V_CMP_GT_I64 ENC_VOP3 default
    0x3a3520ea05435e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3520eb05435e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3520ec05435e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520e905537c, // V_CMP_NE_I64 ENC_VOP3 default
    0x3a3520ea05537c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3520eb05537c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3520ec05537c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520e9056355, // V_CMP_GE_I64 ENC_VOP3 default
    0x3a3520ea056355, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3520eb056355, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3520ec056355, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520e9057396, // V_CMP_T_I64 ENC_VOP3 default
    0x3a3520ea057396, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3520eb057396, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3520ec057396, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520ed05834f, // V_CMP_F_U64 ENC_VOP3 default
    0x3a3520ee05834f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3520ef05834f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3520f005834f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520ed059376, // V_CMP_LT_U64 ENC_VOP3 default
    0x3a3520ee059376, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3520ef059376, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3520f0059376, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520ed05a348, // V_CMP_EQ_U64 ENC_VOP3 default
    0x3a3520ee05a348, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3520ef05a348, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3520f005a348, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520ed05b36a, // V_CMP_LE_U64 ENC_VOP3 default
    0x3a3520ee05b36a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3520ef05b36a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3520f005b36a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520ed05c361, // V_CMP_GT_U64 ENC_VOP3 default
    0x3a3520ee05c361, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3520ef05c361, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3520f005c361, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520ed05d37f, // V_CMP_NE_U64 ENC_VOP3 default
    0x3a3520ee05d37f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3520ef05d37f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3520f005d37f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520ed05e358, // V_CMP_GE_U64 ENC_VOP3 default
    0x3a3520ee05e358, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3520ef05e358, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3520f005e358, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343520ed05f398, // V_CMP_T_U64 ENC_VOP3 default
    0x3a3520ee05f398, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3520ef05f398, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3520f005f398, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343220c107d33d, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x363240c207d33d, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x383260c307d33d, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3220c407d33d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3220c507d33d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3220c607d33d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343560f107e33e, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x363580f207e33e, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x3835a0f307e33e, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a3560f407e33e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x3c3560f507e33e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x3e3560f607e33e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435e0f707f33f, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x3a35e0f807f33f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35e0f907f33f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35e0fa07f33f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403620fb0802ea, // V_CMPX_F_F16 ENC_VOP3 default
    0x423640fc0802ea, // V_CMPX_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x443660fd0802ea, // V_CMPX_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x463620fe0802ea, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0
    0x483620ff0802ea, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_1
    0x4a3621000802ea, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403620fb08130f, // V_CMPX_LT_F16 ENC_VOP3 default
    0x423640fc08130f, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x443660fd08130f, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x463620fe08130f, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x483620ff08130f, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x4a36210008130f, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403620fb0822e1, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x423640fc0822e1, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x443660fd0822e1, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x463620fe0822e1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x483620ff0822e1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x4a3621000822e1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403620fb083303, // V_CMPX_LE_F16 ENC_VOP3 default
    0x423640fc083303, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x443660fd083303, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x463620fe083303, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x483620ff083303, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x4a362100083303, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403620fb0842fa, // V_CMPX_GT_F16 ENC_VOP3 default
    0x423640fc0842fa, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x443660fd0842fa, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x463620fe0842fa, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x483620ff0842fa, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x4a3621000842fa, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403620fb08530c, // V_CMPX_LG_F16 ENC_VOP3 default
    0x423640fc08530c, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x443660fd08530c, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x463620fe08530c, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x483620ff08530c, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x4a36210008530c, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403620fb0862f1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x423640fc0862f1, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x443660fd0862f1, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x463620fe0862f1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x483620ff0862f1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x4a3621000862f1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403620fb087330, // V_CMPX_O_F16 ENC_VOP3 default
    0x423640fc087330, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x443660fd087330, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x463620fe087330, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x483620ff087330, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x4a362100087330, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403620fb08833a, // V_CMPX_U_F16 ENC_VOP3 default
    0x423640fc08833a, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x443660fd08833a, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x463620fe08833a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x483620ff08833a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x4a36210008833a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403620fb089321, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x423640fc089321, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x443660fd089321, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x463620fe089321, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x483620ff089321, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x4a362100089321, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403620fb08a32a, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x423640fc08a32a, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x443660fd08a32a, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x463620fe08a32a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x483620ff08a32a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x4a36210008a32a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403620fb08b324, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x423640fc08b324, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x443660fd08b324, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x463620fe08b324, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x483620ff08b324, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x4a36210008b324, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403620fb08c327, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x423640fc08c327, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x443660fd08c327, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x463620fe08c327, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x483620ff08c327, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x4a36210008c327, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403620fb08d318, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x423640fc08d318, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x443660fd08d318, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x463620fe08d318, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x483620ff08d318, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x4a36210008d318, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403620fb08e32d, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x423640fc08e32d, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x443660fd08e32d, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x463620fe08e32d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x483620ff08e32d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x4a36210008e32d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403620fb08f333, // V_CMPX_T_F16 ENC_VOP3 default
    0x423640fc08f333, // V_CMPX_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x443660fd08f333, // V_CMPX_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x463620fe08f333, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0
    0x483620ff08f333, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_1
    0x4a36210008f333, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4036e1010902eb, // V_CMPX_F_F32 ENC_VOP3 default
    0x423701020902eb, // V_CMPX_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x443721030902eb, // V_CMPX_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x4636e1040902eb, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0
    0x4836e1050902eb, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_1
    0x4a36e1060902eb, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4036e101091310, // V_CMPX_LT_F32 ENC_VOP3 default
    0x42370102091310, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x44372103091310, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x4636e104091310, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x4836e105091310, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x4a36e106091310, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4036e1010922e2, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x423701020922e2, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x443721030922e2, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x4636e1040922e2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x4836e1050922e2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x4a36e1060922e2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4036e101093304, // V_CMPX_LE_F32 ENC_VOP3 default
    0x42370102093304, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x44372103093304, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x4636e104093304, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x4836e105093304, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x4a36e106093304, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4036e1010942fb, // V_CMPX_GT_F32 ENC_VOP3 default
    0x423701020942fb, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x443721030942fb, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x4636e1040942fb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x4836e1050942fb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x4a36e1060942fb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4036e10109530d, // V_CMPX_LG_F32 ENC_VOP3 default
    0x4237010209530d, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x4437210309530d, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x4636e10409530d, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x4836e10509530d, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x4a36e10609530d, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4036e1010962f2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x423701020962f2, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x443721030962f2, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x4636e1040962f2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x4836e1050962f2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x4a36e1060962f2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4036e101097331, // V_CMPX_O_F32 ENC_VOP3 default
    0x42370102097331, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x44372103097331, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x4636e104097331, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x4836e105097331, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x4a36e106097331, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4036e10109833b, // V_CMPX_U_F32 ENC_VOP3 default
    0x4237010209833b, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x4437210309833b, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x4636e10409833b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x4836e10509833b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x4a36e10609833b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4036e101099322, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x42370102099322, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x44372103099322, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x4636e104099322, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x4836e105099322, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x4a36e106099322, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4036e10109a32b, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x4237010209a32b, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x4437210309a32b, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x4636e10409a32b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x4836e10509a32b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x4a36e10609a32b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4036e10109b325, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x4237010209b325, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x4437210309b325, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x4636e10409b325, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x4836e10509b325, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x4a36e10609b325, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4036e10109c328, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x4237010209c328, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x4437210309c328, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x4636e10409c328, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x4836e10509c328, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x4a36e10609c328, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4036e10109d319, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x4237010209d319, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x4437210309d319, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x4636e10409d319, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x4836e10509d319, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x4a36e10609d319, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4036e10109e32e, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x4237010209e32e, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x4437210309e32e, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x4636e10409e32e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x4836e10509e32e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x4a36e10609e32e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4036e10109f334, // V_CMPX_T_F32 ENC_VOP3 default
    0x4237010209f334, // V_CMPX_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x4437210309f334, // V_CMPX_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x4636e10409f334, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0
    0x4836e10509f334, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_1
    0x4a36e10609f334, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037a1070a02ec, // V_CMPX_F_F64 ENC_VOP3 default
    0x4637a1080a02ec, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0
    0x4837a1090a02ec, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_1
    0x4a37a10a0a02ec, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037a1070a1311, // V_CMPX_LT_F64 ENC_VOP3 default
    0x4637a1080a1311, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x4837a1090a1311, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x4a37a10a0a1311, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037a1070a22e3, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x4637a1080a22e3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x4837a1090a22e3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x4a37a10a0a22e3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037a1070a3305, // V_CMPX_LE_F64 ENC_VOP3 default
    0x4637a1080a3305, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x4837a1090a3305, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x4a37a10a0a3305, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037a1070a42fc, // V_CMPX_GT_F64 ENC_VOP3 default
    0x4637a1080a42fc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x4837a1090a42fc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x4a37a10a0a42fc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037a1070a530e, // V_CMPX_LG_F64 ENC_VOP3 default
    0x4637a1080a530e, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x4837a1090a530e, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x4a37a10a0a530e, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037a1070a62f3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x4637a1080a62f3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x4837a1090a62f3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x4a37a10a0a62f3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037a1070a7332, // V_CMPX_O_F64 ENC_VOP3 default
    0x4637a1080a7332, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x4837a1090a7332, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x4a37a10a0a7332, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037a1070a833c, // V_CMPX_U_F64 ENC_VOP3 default
    0x4637a1080a833c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x4837a1090a833c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x4a37a10a0a833c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037a1070a9323, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x4637a1080a9323, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x4837a1090a9323, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x4a37a10a0a9323, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037a1070aa32c, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x4637a1080aa32c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x4837a1090aa32c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x4a37a10a0aa32c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037a1070ab326, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x4637a1080ab326, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x4837a1090ab326, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x4a37a10a0ab326, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037a1070ac329, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x4637a1080ac329, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x4837a1090ac329, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x4a37a10a0ac329, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037a1070ad31a, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x4637a1080ad31a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x4837a1090ad31a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x4a37a10a0ad31a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037a1070ae32f, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x4637a1080ae32f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x4837a1090ae32f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x4a37a10a0ae32f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037a1070af335, // V_CMPX_T_F64 ENC_VOP3 default
    0x4637a1080af335, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0
    0x4837a1090af335, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_1
    0x4a37a10a0af335, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037e10b0b1312, // V_CMPX_LT_I16 ENC_VOP3 default
    0x4238010c0b1312, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x4438210d0b1312, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x4637e10e0b1312, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x4837e10f0b1312, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x4a37e1100b1312, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037e10b0b22e4, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x4238010c0b22e4, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x4438210d0b22e4, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x4637e10e0b22e4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x4837e10f0b22e4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x4a37e1100b22e4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037e10b0b3306, // V_CMPX_LE_I16 ENC_VOP3 default
    0x4238010c0b3306, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x4438210d0b3306, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x4637e10e0b3306, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x4837e10f0b3306, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x4a37e1100b3306, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037e10b0b42fd, // V_CMPX_GT_I16 ENC_VOP3 default
    0x4238010c0b42fd, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x4438210d0b42fd, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x4637e10e0b42fd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x4837e10f0b42fd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x4a37e1100b42fd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037e10b0b531b, // V_CMPX_NE_I16 ENC_VOP3 default
    0x4238010c0b531b, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x4438210d0b531b, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x4637e10e0b531b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x4837e10f0b531b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x4a37e1100b531b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037e10b0b62f4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x4238010c0b62f4, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x4438210d0b62f4, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x4637e10e0b62f4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x4837e10f0b62f4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x4a37e1100b62f4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037e1110b9315, // V_CMPX_LT_U16 ENC_VOP3 default
    0x423801120b9315, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x443821130b9315, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x4637e1140b9315, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x4837e1150b9315, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x4a37e1160b9315, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037e1110ba2e7, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x423801120ba2e7, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x443821130ba2e7, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x4637e1140ba2e7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x4837e1150ba2e7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x4a37e1160ba2e7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037e1110bb309, // V_CMPX_LE_U16 ENC_VOP3 default
    0x423801120bb309, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x443821130bb309, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x4637e1140bb309, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x4837e1150bb309, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x4a37e1160bb309, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037e1110bc300, // V_CMPX_GT_U16 ENC_VOP3 default
    0x423801120bc300, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x443821130bc300, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x4637e1140bc300, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x4837e1150bc300, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x4a37e1160bc300, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037e1110bd31e, // V_CMPX_NE_U16 ENC_VOP3 default
    0x423801120bd31e, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x443821130bd31e, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x4637e1140bd31e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x4837e1150bd31e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x4a37e1160bd31e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4037e1110be2f7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x423801120be2f7, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x443821130be2f7, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x4637e1140be2f7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x4837e1150be2f7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x4a37e1160be2f7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a1170c02ed, // V_CMPX_F_I32 ENC_VOP3 default
    0x4238c1180c02ed, // V_CMPX_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x4438e1190c02ed, // V_CMPX_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x4638a11a0c02ed, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0
    0x4838a11b0c02ed, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_1
    0x4a38a11c0c02ed, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a1170c1313, // V_CMPX_LT_I32 ENC_VOP3 default
    0x4238c1180c1313, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x4438e1190c1313, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x4638a11a0c1313, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x4838a11b0c1313, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x4a38a11c0c1313, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a1170c22e5, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x4238c1180c22e5, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x4438e1190c22e5, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x4638a11a0c22e5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x4838a11b0c22e5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x4a38a11c0c22e5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a1170c3307, // V_CMPX_LE_I32 ENC_VOP3 default
    0x4238c1180c3307, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x4438e1190c3307, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x4638a11a0c3307, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x4838a11b0c3307, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x4a38a11c0c3307, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a1170c42fe, // V_CMPX_GT_I32 ENC_VOP3 default
    0x4238c1180c42fe, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x4438e1190c42fe, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x4638a11a0c42fe, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x4838a11b0c42fe, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x4a38a11c0c42fe, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a1170c531c, // V_CMPX_NE_I32 ENC_VOP3 default
    0x4238c1180c531c, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x4438e1190c531c, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x4638a11a0c531c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x4838a11b0c531c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x4a38a11c0c531c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a1170c62f5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x4238c1180c62f5, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x4438e1190c62f5, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x4638a11a0c62f5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x4838a11b0c62f5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x4a38a11c0c62f5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a1170c7336, // V_CMPX_T_I32 ENC_VOP3 default
    0x4238c1180c7336, // V_CMPX_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x4438e1190c7336, // V_CMPX_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x4638a11a0c7336, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0
    0x4838a11b0c7336, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_1
    0x4a38a11c0c7336, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a11d0c82ef, // V_CMPX_F_U32 ENC_VOP3 default
    0x4238c11e0c82ef, // V_CMPX_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x4438e11f0c82ef, // V_CMPX_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x4638a1200c82ef, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0
    0x4838a1210c82ef, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_1
    0x4a38a1220c82ef, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a11d0c9316, // V_CMPX_LT_U32 ENC_VOP3 default
    0x4238c11e0c9316, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x4438e11f0c9316, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x4638a1200c9316, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x4838a1210c9316, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x4a38a1220c9316, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a11d0ca2e8, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x4238c11e0ca2e8, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x4438e11f0ca2e8, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x4638a1200ca2e8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x4838a1210ca2e8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x4a38a1220ca2e8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a11d0cb30a, // V_CMPX_LE_U32 ENC_VOP3 default
    0x4238c11e0cb30a, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x4438e11f0cb30a, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x4638a1200cb30a, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x4838a1210cb30a, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x4a38a1220cb30a, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a11d0cc301, // V_CMPX_GT_U32 ENC_VOP3 default
    0x4238c11e0cc301, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x4438e11f0cc301, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x4638a1200cc301, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x4838a1210cc301, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x4a38a1220cc301, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a11d0cd31f, // V_CMPX_NE_U32 ENC_VOP3 default
    0x4238c11e0cd31f, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x4438e11f0cd31f, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x4638a1200cd31f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x4838a1210cd31f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x4a38a1220cd31f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a11d0ce2f8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x4238c11e0ce2f8, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x4438e11f0ce2f8, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x4638a1200ce2f8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x4838a1210ce2f8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x4a38a1220ce2f8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4038a11d0cf338, // V_CMPX_T_U32 ENC_VOP3 default
    0x4238c11e0cf338, // V_CMPX_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x4438e11f0cf338, // V_CMPX_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x4638a1200cf338, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0
    0x4838a1210cf338, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_1
    0x4a38a1220cf338, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403921230d02ee, // V_CMPX_F_I64 ENC_VOP3 default
    0x463921240d02ee, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0
    0x483921250d02ee, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3921260d02ee, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403921230d1314, // V_CMPX_LT_I64 ENC_VOP3 default
    0x463921240d1314, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x483921250d1314, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3921260d1314, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403921230d22e6, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x463921240d22e6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x483921250d22e6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3921260d22e6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403921230d3308, // V_CMPX_LE_I64 ENC_VOP3 default
    0x463921240d3308, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x483921250d3308, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3921260d3308, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403921230d42ff, // V_CMPX_GT_I64 ENC_VOP3 default
    0x463921240d42ff, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x483921250d42ff, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3921260d42ff, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403921230d531d, // V_CMPX_NE_I64 ENC_VOP3 default
    0x463921240d531d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x483921250d531d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3921260d531d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403921230d62f6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x463921240d62f6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x483921250d62f6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3921260d62f6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403921230d7337, // V_CMPX_T_I64 ENC_VOP3 default
    0x463921240d7337, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0
    0x483921250d7337, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3921260d7337, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403921270d82f0, // V_CMPX_F_U64 ENC_VOP3 default
    0x463921280d82f0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0
    0x483921290d82f0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_1
    0x4a39212a0d82f0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403921270d9317, // V_CMPX_LT_U64 ENC_VOP3 default
    0x463921280d9317, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x483921290d9317, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x4a39212a0d9317, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403921270da2e9, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x463921280da2e9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x483921290da2e9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x4a39212a0da2e9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403921270db30b, // V_CMPX_LE_U64 ENC_VOP3 default
    0x463921280db30b, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x483921290db30b, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x4a39212a0db30b, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403921270dc302, // V_CMPX_GT_U64 ENC_VOP3 default
    0x463921280dc302, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x483921290dc302, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x4a39212a0dc302, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403921270dd320, // V_CMPX_NE_U64 ENC_VOP3 default
    0x463921280dd320, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x483921290dd320, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x4a39212a0dd320, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403921270de2f9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x463921280de2f9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x483921290de2f9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x4a39212a0de2f9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403921270df339, // V_CMPX_T_U64 ENC_VOP3 default
    0x463921280df339, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0
    0x483921290df339, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_1
    0x4a39212a0df339, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403620fb0fd2de, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x423640fc0fd2de, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x443660fd0fd2de, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x463620fe0fd2de, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x483620ff0fd2de, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x4a3621000fd2de, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4039612b0fe2df, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x4239812c0fe2df, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x4439a12d0fe2df, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x4639612e0fe2df, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x4839612f0fe2df, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3961300fe2df, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4039e1310ff2e0, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x4639e1320ff2e0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x4839e1330ff2e0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x4a39e1340ff2e0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4c22413510139d, // V_CNDMASK_B32 ENC_VOP3 default
    0x3622613610139d, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x3822813710139d, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x4e22413810139d, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x5022413910139d, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x5222413a10139d, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423613b1032c4, // V_ADD_F32 ENC_VOP3 default
    0x3623813c1032c4, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x3823a13d1032c4, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a23613e1032c4, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x3c23613f1032c4, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2361401032c4, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423613b1044a2, // V_SUB_F32 ENC_VOP3 default
    0x3623813c1044a2, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x3823a13d1044a2, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a23613e1044a2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x3c23613f1044a2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2361401044a2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423613b10549d, // V_SUBREV_F32 ENC_VOP3 default
    0x3623814110549d, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x3823a14210549d, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a23613e10549d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x3c23613f10549d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x3e23614010549d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342361431063f2, // V_FMAC_DX9_ZERO_F32 ENC_VOP3 default
    0x3a2361441063f2, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2361451063f2, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2361461063f2, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423613b107457, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x3623813c107457, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x3823a13d107457, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a23613e107457, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3c23613f107457, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3e236140107457, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423613b108459, // V_MUL_F32 ENC_VOP3 default
    0x3623813c108459, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x3823a13d108459, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a23613e108459, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x3c23613f108459, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x3e236140108459, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423e14710945f, // V_MUL_I32_I24 ENC_VOP3 default
    0x3624014810945f, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x3824214910945f, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x3a23e14a10945f, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3c23e14b10945f, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3e23e14c10945f, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423e14710a45c, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x3624014810a45c, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x3824214910a45c, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x3a23e14a10a45c, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3c23e14b10a45c, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3e23e14c10a45c, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423e14d10b462, // V_MUL_U32_U24 ENC_VOP3 default
    0x3624014e10b462, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x3824214f10b462, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x3a23e15010b462, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3c23e15110b462, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3e23e15210b462, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423e14d10c45e, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x3624014e10c45e, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x3824214f10c45e, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x3a23e15010c45e, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3c23e15110c45e, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3e23e15210c45e, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423613b10f447, // V_MIN_F32 ENC_VOP3 default
    0x3623813c10f447, // V_MIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x3823a13d10f447, // V_MIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a23613e10f447, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0
    0x3c23613f10f447, // V_MIN_F32 VOP3_INST_LITERAL has_lit_1
    0x3e23614010f447, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423613b11042e, // V_MAX_F32 ENC_VOP3 default
    0x3623813c11042e, // V_MAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x3823a13d11042e, // V_MAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a23613e11042e, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0
    0x3c23613f11042e, // V_MAX_F32 VOP3_INST_LITERAL has_lit_1
    0x3e23614011042e, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423e14711144a, // V_MIN_I32 ENC_VOP3 default
    0x3624014811144a, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x3824214911144a, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a23e14a11144a, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x3c23e14b11144a, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x3e23e14c11144a, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423e147112431, // V_MAX_I32 ENC_VOP3 default
    0x36240148112431, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x38242149112431, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a23e14a112431, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x3c23e14b112431, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x3e23e14c112431, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423e14d11344c, // V_MIN_U32 ENC_VOP3 default
    0x3624014e11344c, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x3824214f11344c, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a23e15011344c, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x3c23e15111344c, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x3e23e15211344c, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423e14d114433, // V_MAX_U32 ENC_VOP3 default
    0x3624014e114433, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x3824214f114433, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a23e150114433, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x3c23e151114433, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x3e23e152114433, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423e14d118414, // V_LSHLREV_B32 ENC_VOP3 default
    0x3624014e118414, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824214f118414, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a23e150118414, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x3c23e151118414, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x3e23e152118414, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423e14d119419, // V_LSHRREV_B32 ENC_VOP3 default
    0x3624014e119419, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824214f119419, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a23e150119419, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x3c23e151119419, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x3e23e152119419, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423e15311a2d1, // V_ASHRREV_I32 ENC_VOP3 default
    0x3624015411a2d1, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x3824215511a2d1, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a23e15611a2d1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x3c23e15711a2d1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x3e23e15811a2d1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423e14d11b2ce, // V_AND_B32 ENC_VOP3 default
    0x3624014e11b2ce, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824214f11b2ce, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a23e15011b2ce, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x3c23e15111b2ce, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x3e23e15211b2ce, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423e14d11c468, // V_OR_B32 ENC_VOP3 default
    0x3624014e11c468, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824214f11c468, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a23e15011c468, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c23e15111c468, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e23e15211c468, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423e14d11d4b9, // V_XOR_B32 ENC_VOP3 default
    0x3624014e11d4b9, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824214f11d4b9, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a23e15011d4b9, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c23e15111d4b9, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e23e15211d4b9, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423e14d11e4b6, // V_XNOR_B32 ENC_VOP3 default
    0x3624014e11e4b6, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824214f11e4b6, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a23e15011e4b6, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c23e15111e4b6, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e23e15211e4b6, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x5424a1591202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x5624c15a1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5824e15b1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5a24a15c1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5c24a15d1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5e24a15e1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x5424a15912149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x5624c15a12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5824e15b12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5a24a15c12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5c24a15d12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5e24a15e12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x5424a15912249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x5624c15f12249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5824e16012249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5a24a15c12249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5c24a15d12249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5e24a15e12249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x3423e14d1252ca, // V_ADD_NC_U32 ENC_VOP3 default
    0x3624014e1252ca, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x3824214f1252ca, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a23e1501252ca, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3c23e1511252ca, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3e23e1521252ca, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423e14d1264a6, // V_SUB_NC_U32 ENC_VOP3 default
    0x3624014e1264a6, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x3824214f1264a6, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a23e1501264a6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3c23e1511264a6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3e23e1521264a6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423e14d12749e, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x3624016112749e, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x3824216212749e, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a23e15012749e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3c23e15112749e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3e23e15212749e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423614312b3f4, // V_FMAC_F32 ENC_VOP3 default
    0x3623816312b3f4, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x3823a16412b3f4, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a23614412b3f4, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x3c23614512b3f4, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x3e23614612b3f4, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3425a16512f3c2, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x3625c16612f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x3825e16712f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a25a16812f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c25a16912f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e25a16a12f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3426616b1322c3, // V_ADD_F16 ENC_VOP3 default
    0x3626816c1322c3, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x3826a16d1322c3, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a26616e1322c3, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x3c26616f1322c3, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2661701322c3, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3426616b1334a1, // V_SUB_F16 ENC_VOP3 default
    0x3626816c1334a1, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x3826a16d1334a1, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a26616e1334a1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x3c26616f1334a1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2661701334a1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3426616b13449c, // V_SUBREV_F16 ENC_VOP3 default
    0x3626817113449c, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x3826a17213449c, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a26616e13449c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x3c26616f13449c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x3e26617013449c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3426616b135458, // V_MUL_F16 ENC_VOP3 default
    0x3626816c135458, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x3826a16d135458, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a26616e135458, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x3c26616f135458, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x3e266170135458, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3426c1731363f3, // V_FMAC_F16 ENC_VOP3 default
    0x3626e1741363f3, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x382701751363f3, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a26c1761363f3, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x3c26c1771363f3, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x3e26c1781363f3, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3426616b13942d, // V_MAX_F16 ENC_VOP3 default
    0x3626816c13942d, // V_MAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x3826a16d13942d, // V_MAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a26616e13942d, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0
    0x3c26616f13942d, // V_MAX_F16 VOP3_INST_LITERAL has_lit_1
    0x3e26617013942d, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3426616b13a446, // V_MIN_F16 ENC_VOP3 default
    0x3626816c13a446, // V_MIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x3826a16d13a446, // V_MIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a26616e13a446, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0
    0x3c26616f13a446, // V_MIN_F16 VOP3_INST_LITERAL has_lit_1
    0x3e26617013a446, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3427816b13b40d, // V_LDEXP_F16 ENC_VOP3 default
    0x3627a16c13b40d, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x3827c16d13b40d, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a27816e13b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x3c27816f13b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x3e27817013b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0x341a818b1873c7, // V_CVT_U32_F32 ENC_VOP3 default
    0x361aa18c1873c7, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac18d1873c7, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a818e1873c7, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x341a818f1883b5, // V_CVT_I32_F32 ENC_VOP3 default
    0x361aa1901883b5, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1911883b5, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81921883b5, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x341b419318a3a5, // V_CVT_F16_F32 ENC_VOP3 default
    0x361b619418a3a5, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x381b819518a3a5, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1b419618a3a5, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x341c019718b3a8, // V_CVT_F32_F16 ENC_VOP3 default
    0x361c219818b3a8, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x381c419918b3a8, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1c019a18b3a8, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
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
    0x341c619d1903b0, // V_CVT_F64_F32 ENC_VOP3 default
    0x3a1c619e1903b0, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
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
    0x341ca1a31974ad, // V_TRUNC_F64 ENC_VOP3 default
    0x3a1ca1a41974ad, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x341ca1a31982db, // V_CEIL_F64 ENC_VOP3 default
    0x3a1ca1a41982db, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x341ca1a319948c, // V_RNDNE_F64 ENC_VOP3 default
    0x3a1ca1a419948c, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x341ca1a319a3ef, // V_FLOOR_F64 ENC_VOP3 default
    0x3a1ca1a419a3ef, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x3418617919b46e, // V_PIPEFLUSH ENC_VOP3 default
    0x341d21a519c451, // V_MOV_B16 ENC_VOP3 default
    0x361d41a619c451, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x381d61a719c451, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a1d21a819c451, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x341a81a91a03ff, // V_FRACT_F32 ENC_VOP3 default
    0x361aa1aa1a03ff, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1ab1a03ff, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81ac1a03ff, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x341a81a91a14ac, // V_TRUNC_F32 ENC_VOP3 default
    0x361aa1aa1a14ac, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1ab1a14ac, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81ac1a14ac, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x341a81a91a22da, // V_CEIL_F32 ENC_VOP3 default
    0x361aa1aa1a22da, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1ab1a22da, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81ac1a22da, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x341a81a91a348b, // V_RNDNE_F32 ENC_VOP3 default
    0x361aa1aa1a348b, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1ab1a348b, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81ac1a348b, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x341a81a91a43ee, // V_FLOOR_F32 ENC_VOP3 default
    0x361aa1aa1a43ee, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1ab1a43ee, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81ac1a43ee, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x341a81a91a53ec, // V_EXP_F32 ENC_VOP3 default
    0x361aa1aa1a53ec, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1ab1a53ec, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81ac1a53ec, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x341a81a91a7412, // V_LOG_F32 ENC_VOP3 default
    0x361aa1aa1a7412, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1ab1a7412, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81ac1a7412, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x341a81a91aa485, // V_RCP_F32 ENC_VOP3 default
    0x361aa1aa1aa485, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1ab1aa485, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81ac1aa485, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x341a81a91ab487, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x361aa1aa1ab487, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1ab1ab487, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81ac1ab487, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x341a81a91ae48e, // V_RSQ_F32 ENC_VOP3 default
    0x361aa1aa1ae48e, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1ab1ae48e, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81ac1ae48e, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x341ca1a31af486, // V_RCP_F64 ENC_VOP3 default
    0x3a1ca1a41af486, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x341ca1a31b148f, // V_RSQ_F64 ENC_VOP3 default
    0x3a1ca1a41b148f, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x341a81a91b3498, // V_SQRT_F32 ENC_VOP3 default
    0x361aa1aa1b3498, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1ab1b3498, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81ac1b3498, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x341ca1a31b4499, // V_SQRT_F64 ENC_VOP3 default
    0x3a1ca1a41b4499, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x341a81a91b5496, // V_SIN_F32 ENC_VOP3 default
    0x361aa1aa1b5496, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1ab1b5496, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81ac1b5496, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x341a81a91b639f, // V_COS_F32 ENC_VOP3 default
    0x361aa1aa1b639f, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1ab1b639f, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81ac1b639f, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x341d81ad1b7465, // V_NOT_B32 ENC_VOP3 default
    0x361da1ae1b7465, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x381dc1af1b7465, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a1d81b01b7465, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x3418e17a1b82d8, // V_BFREV_B32 ENC_VOP3 default
    0x3619017b1b82d8, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x3819217c1b82d8, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e17d1b82d8, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x341d81b11b92dd, // V_CLZ_I32_U32 ENC_VOP3 default
    0x361da1b21b92dd, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x381dc1b31b92dd, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a1d81b41b92dd, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x341d81b11ba3a0, // V_CTZ_I32_B32 ENC_VOP3 default
    0x361da1b21ba3a0, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x381dc1b31ba3a0, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a1d81b41ba3a0, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x341d81b51bb2dc, // V_CLS_I32 ENC_VOP3 default
    0x361da1b61bb2dc, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x381dc1b71bb2dc, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a1d81b81bb2dc, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x3419a17f1bc403, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x3a19a1801bc403, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x341ca1a31bd406, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x3a1ca1a41bd406, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x341ca1a31be400, // V_FRACT_F64 ENC_VOP3 default
    0x3a1ca1a41be400, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x3418e18f1bf402, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x361901901bf402, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921911bf402, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1921bf402, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x341a81a91c0405, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x361aa1aa1c0405, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x381ac1ab1c0405, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a81ac1c0405, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
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
    0x341e41be1d03a7, // V_CVT_F16_U16 ENC_VOP3 default
    0x361e61bf1d03a7, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x381e81c01d03a7, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a1e41c11d03a7, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x341e41c21d13a6, // V_CVT_F16_I16 ENC_VOP3 default
    0x361e61c31d13a6, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x381e81c41d13a6, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a1e41c51d13a6, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x341f01c61d23c6, // V_CVT_U16_F16 ENC_VOP3 default
    0x361f21c71d23c6, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41c81d23c6, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01c91d23c6, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x341f01ca1d33b4, // V_CVT_I16_F16 ENC_VOP3 default
    0x361f21cb1d33b4, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41cc1d33b4, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01cd1d33b4, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x341fc1ce1d4484, // V_RCP_F16 ENC_VOP3 default
    0x361fe1cf1d4484, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x382001d01d4484, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1fc1d11d4484, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x341fc1ce1d5497, // V_SQRT_F16 ENC_VOP3 default
    0x361fe1cf1d5497, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x382001d01d5497, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1fc1d11d5497, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x341fc1ce1d648d, // V_RSQ_F16 ENC_VOP3 default
    0x361fe1cf1d648d, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x382001d01d648d, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1fc1d11d648d, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x341fc1ce1d7411, // V_LOG_F16 ENC_VOP3 default
    0x361fe1cf1d7411, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x382001d01d7411, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1fc1d11d7411, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x341fc1ce1d83eb, // V_EXP_F16 ENC_VOP3 default
    0x361fe1cf1d83eb, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x382001d01d83eb, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1fc1d11d83eb, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x341fc1ce1d9404, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x361fe1cf1d9404, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x382001d01d9404, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1fc1d11d9404, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x341f01ca1da401, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x361f21cb1da401, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41cc1da401, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01cd1da401, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x341fc1ce1db3ed, // V_FLOOR_F16 ENC_VOP3 default
    0x361fe1cf1db3ed, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x382001d01db3ed, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1fc1d11db3ed, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x341fc1ce1dc2d9, // V_CEIL_F16 ENC_VOP3 default
    0x361fe1cf1dc2d9, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x382001d01dc2d9, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1fc1d11dc2d9, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x341fc1ce1dd4ab, // V_TRUNC_F16 ENC_VOP3 default
    0x361fe1cf1dd4ab, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x382001d01dd4ab, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1fc1d11dd4ab, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x341fc1ce1de48a, // V_RNDNE_F16 ENC_VOP3 default
    0x361fe1cf1de48a, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x382001d01de48a, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1fc1d11de48a, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x341fc1ce1df3fe, // V_FRACT_F16 ENC_VOP3 default
    0x361fe1cf1df3fe, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x382001d01df3fe, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1fc1d11df3fe, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x341fc1ce1e0495, // V_SIN_F16 ENC_VOP3 default
    0x361fe1cf1e0495, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x382001d01e0495, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1fc1d11e0495, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x341fc1ce1e139e, // V_COS_F16 ENC_VOP3 default
    0x361fe1cf1e139e, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x382001d01e139e, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1fc1d11e139e, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x342081d21e2494, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x3620a1d31e2494, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x3820c1d41e2494, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2081d51e2494, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x341f01ca1e33b9, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x361f21cb1e33b9, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41cc1e33b9, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01cd1e33b9, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x341f01c61e43ba, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x361f21c71e43ba, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41c81e43ba, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01c91e43ba, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x341d21d61e9464, // V_NOT_B16 ENC_VOP3 default
    0x361d41d71e9464, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x381d61d81e9464, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a1d21d91e9464, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x342181da1ea3b7, // V_CVT_I32_I16 ENC_VOP3 default
    0x3621a1db1ea3b7, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x3821c1dc1ea3b7, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2181dd1ea3b7, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x342181de1eb3c9, // V_CVT_U32_U16 ENC_VOP3 default
    0x3621a1df1eb3c9, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x3821c1e01eb3c9, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2181e11eb3c9, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x342801e22093f7, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x362821e32093f7, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x382841e42093f7, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2801e52093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2801e62093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2801e72093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622801e82093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x642801e92093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662801ea2093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682801eb2093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342861ec20a41d, // V_MAD_I32_I24 ENC_VOP3 default
    0x362881ed20a41d, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x3828a1ee20a41d, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x3a2861ef20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3c2861f020a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3e2861f120a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622861f220a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x642861f320a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662861f420a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682861f520a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342861f620b421, // V_MAD_U32_U24 ENC_VOP3 default
    0x362881f720b421, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x3828a1f820b421, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x3a2861f920b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3c2861fa20b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3e2861fb20b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622861fc20b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x642861fd20b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662861fe20b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682861ff20b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342801e220c3a1, // V_CUBEID_F32 ENC_VOP3 default
    0x362821e320c3a1, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x382841e420c3a1, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2801e520c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2801e620c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2801e720c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622801e820c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x642801e920c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662801ea20c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682801eb20c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342801e220d3a3, // V_CUBESC_F32 ENC_VOP3 default
    0x362821e320d3a3, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x382841e420d3a3, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2801e520d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2801e620d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2801e720d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622801e820d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x642801e920d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662801ea20d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682801eb20d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342801e220e3a4, // V_CUBETC_F32 ENC_VOP3 default
    0x362821e320e3a4, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x382841e420e3a4, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2801e520e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2801e620e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2801e720e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622801e820e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x642801e920e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662801ea20e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682801eb20e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342801e220f3a2, // V_CUBEMA_F32 ENC_VOP3 default
    0x362821e320f3a2, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x382841e420f3a2, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2801e520f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2801e620f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2801e720f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622801e820f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x642801e920f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662801ea20f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682801eb20f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342862002102d5, // V_BFE_U32 ENC_VOP3 default
    0x362882012102d5, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x3828a2022102d5, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2862032102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2862042102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2862052102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622862062102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x642862072102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662862082102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682862092102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428620a2112d4, // V_BFE_I32 ENC_VOP3 default
    0x3628820b2112d4, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x3828a20c2112d4, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a28620d2112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x3c28620e2112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x3e28620f2112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622862102112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x642862112112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662862122112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682862132112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342862002122d6, // V_BFI_B32 ENC_VOP3 default
    0x362882012122d6, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x3828a2022122d6, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2862032122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2862042122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2862052122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622862062122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x642862072122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662862082122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682862092122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342801e22133f9, // V_FMA_F32 ENC_VOP3 default
    0x362821e32133f9, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x382841e42133f9, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2801e52133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2801e62133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2801e72133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622801e82133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x642801e92133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662801ea2133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682801eb2133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428c2142143fa, // V_FMA_F64 ENC_VOP3 default
    0x3a28c2152143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x3c28c2162143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x3e28c2172143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228c2182143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x6428c2192143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628c21a2143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828c21b2143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428e21c215410, // V_LERP_U8 ENC_VOP3 default
    0x3629021d215410, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x3829221e215410, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x3a28e21f215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x3c28e220215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x3e28e221215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228e222215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x6428e223215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628e224215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828e225215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342942262162cb, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x362962272162cb, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x382982282162cb, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2942292162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x3c29422a2162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x3e29422b2162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229422c2162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x6429422d2162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629422e2162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829422f2162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342942262172cc, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x362962272172cc, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x382982282172cc, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2942292172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x3c29422a2172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x3e29422b2172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229422c2172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x6429422d2172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629422e2172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829422f2172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342801e2218456, // V_MULLIT_F32 ENC_VOP3 default
    0x362821e3218456, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x382841e4218456, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2801e5218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2801e6218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2801e7218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622801e8218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x642801e9218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662801ea218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682801eb218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342801e221943d, // V_MIN3_F32 ENC_VOP3 default
    0x362821e321943d, // V_MIN3_F32 VOP3_VOP_DPP8 has_dpp8
    0x382841e421943d, // V_MIN3_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2801e521943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2801e621943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2801e721943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622801e821943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_2
    0x642801e921943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662801ea21943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682801eb21943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428623021a43f, // V_MIN3_I32 ENC_VOP3 default
    0x3628823121a43f, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3828a23221a43f, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a28623321a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x3c28623421a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x3e28623521a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228623621a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x6428623721a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628623821a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828623921a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428620021b441, // V_MIN3_U32 ENC_VOP3 default
    0x3628820121b441, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3828a20221b441, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a28620321b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x3c28620421b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x3e28620521b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228620621b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x6428620721b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628620821b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828620921b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342801e221c424, // V_MAX3_F32 ENC_VOP3 default
    0x362821e321c424, // V_MAX3_F32 VOP3_VOP_DPP8 has_dpp8
    0x382841e421c424, // V_MAX3_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2801e521c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2801e621c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2801e721c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622801e821c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_2
    0x642801e921c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662801ea21c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682801eb21c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428623021d426, // V_MAX3_I32 ENC_VOP3 default
    0x3628823121d426, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3828a23221d426, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a28623321d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x3c28623421d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x3e28623521d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228623621d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x6428623721d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628623821d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828623921d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428620021e428, // V_MAX3_U32 ENC_VOP3 default
    0x3628820121e428, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3828a20221e428, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a28620321e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x3c28620421e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x3e28620521e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228620621e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x6428620721e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628620821e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828620921e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342801e221f437, // V_MED3_F32 ENC_VOP3 default
    0x362821e321f437, // V_MED3_F32 VOP3_VOP_DPP8 has_dpp8
    0x382841e421f437, // V_MED3_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2801e521f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2801e621f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2801e721f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622801e821f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_2
    0x642801e921f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662801ea21f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682801eb21f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x34286230220439, // V_MED3_I32 ENC_VOP3 default
    0x36288231220439, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3828a232220439, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a286233220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x3c286234220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x3e286235220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x62286236220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x64286237220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x66286238220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x68286239220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428620022143b, // V_MED3_U32 ENC_VOP3 default
    0x3628820122143b, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3828a20222143b, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a28620322143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x3c28620422143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x3e28620522143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228620622143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x6428620722143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628620822143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828620922143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428623a222493, // V_SAD_U8 ENC_VOP3 default
    0x3628823b222493, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x3828a23c222493, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x3a28623d222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x3c28623e222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x3e28623f222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x62286240222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x64286241222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x66286242222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x68286243222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428623a223490, // V_SAD_HI_U8 ENC_VOP3 default
    0x3628823b223490, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x3828a23c223490, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x3a28623d223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x3c28623e223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x3e28623f223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x62286240223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x64286241223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x66286242223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x68286243223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x34286244224491, // V_SAD_U16 ENC_VOP3 default
    0x36288245224491, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x3828a246224491, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a286247224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x3c286248224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x3e286249224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228624a224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x6428624b224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628624c224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828624d224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x34286200225492, // V_SAD_U32 ENC_VOP3 default
    0x36288201225492, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x3828a202225492, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a286203225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x3c286204225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x3e286205225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x62286206225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x64286207225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x66286208225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x68286209225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429a24e2263c5, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x3629c24f2263c5, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x3829e2502263c5, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a29a2512263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x3c29a2522263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x3e29a2532263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229a2542263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x6429a2552263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629a2562263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829a2572263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342801e22273cb, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x3a2801e52273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2801e62273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2801e72273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622801e82273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x642801e92273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662801ea2273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682801eb2273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428c2142283cc, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x3a28c2152283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x3c28c2162283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x3e28c2172283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228c2182283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x6428c2192283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628c21a2283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828c21b2283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x6a2802582373cd, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x6c2802592373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x6e28025a2373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x7028025b2373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x7228025c2373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x7428025d2373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x7628025e2373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x7828025f2373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x6a28c2602383ce, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x6c28c2612383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x6e28c2622383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x7028c2632383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x7228c2642383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x7428c2652383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x7628c2662383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x7828c2672383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428e21c239455, // V_MSAD_U8 ENC_VOP3 default
    0x3629021d239455, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x3829221e239455, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x3a28e21f239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x3c28e220239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x3e28e221239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228e222239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x6428e223239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628e224239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828e225239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a026823a483, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x3a2a026923a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x3c2a026a23a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x3e2a026b23a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a026c23a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x642a026d23a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a026e23a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a026f23a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a026823b453, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x3a2a026923b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x3c2a026a23b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x3e2a026b23b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a026c23b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x642a026d23b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a026e23b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a026f23b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x7a2a227023d454, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x7c2a227123d454, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x7e2a227223d454, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x802a227323d454, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342862002404b7, // V_XOR3_B32 ENC_VOP3 default
    0x362882012404b7, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x3828a2022404b7, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2862032404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2862042404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2862052404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622862062404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x642862072404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662862082404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682862092404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a427424141f, // V_MAD_U16 ENC_VOP3 default
    0x362a627524141f, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x382a827624141f, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2a427724141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2a427824141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2a427924141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a427a24141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x642a427b24141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a427c24141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a427d24141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342aa27e24446d, // V_PERM_B32 ENC_VOP3 default
    0x362ac27f24446d, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x382ae28024446d, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2aa28124446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2aa28224446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2aa28324446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622aa28424446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x642aa28524446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662aa28624446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682aa28724446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342862002454b5, // V_XAD_U32 ENC_VOP3 default
    0x362882012454b5, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x3828a2022454b5, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2862032454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2862042454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2862052454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622862062454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x642862072454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662862082454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682862092454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x34286200246416, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x36288201246416, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x3828a202246416, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a286203246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x3c286204246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x3e286205246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x62286206246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x64286207246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x66286208246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x68286209246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342862002472c6, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x362882012472c6, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x3828a2022472c6, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2862032472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2862042472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2862052472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622862062472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x642862072472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662862082472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682862092472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342b02882483f8, // V_FMA_F16 ENC_VOP3 default
    0x362b22892483f8, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x382b428a2483f8, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2b028b2483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2b028c2483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2b028d2483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622b028e2483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x642b028f2483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662b02902483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682b02912483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342b028824943c, // V_MIN3_F16 ENC_VOP3 default
    0x362b228924943c, // V_MIN3_F16 VOP3_VOP_DPP8 has_dpp8
    0x382b428a24943c, // V_MIN3_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2b028b24943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2b028c24943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2b028d24943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622b028e24943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x642b028f24943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662b029024943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682b029124943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a429224a43e, // V_MIN3_I16 ENC_VOP3 default
    0x362a629324a43e, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x382a829424a43e, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2a429524a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2a429624a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2a429724a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a429824a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x642a429924a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a429a24a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a429b24a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a427424b440, // V_MIN3_U16 ENC_VOP3 default
    0x362a627524b440, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x382a827624b440, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2a427724b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2a427824b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2a427924b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a427a24b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x642a427b24b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a427c24b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a427d24b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342b028824c423, // V_MAX3_F16 ENC_VOP3 default
    0x362b228924c423, // V_MAX3_F16 VOP3_VOP_DPP8 has_dpp8
    0x382b428a24c423, // V_MAX3_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2b028b24c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2b028c24c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2b028d24c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622b028e24c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x642b028f24c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662b029024c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682b029124c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a429224d425, // V_MAX3_I16 ENC_VOP3 default
    0x362a629324d425, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x382a829424d425, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2a429524d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2a429624d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2a429724d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a429824d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x642a429924d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a429a24d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a429b24d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a427424e427, // V_MAX3_U16 ENC_VOP3 default
    0x362a627524e427, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x382a827624e427, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2a427724e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2a427824e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2a427924e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a427a24e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x642a427b24e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a427c24e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a427d24e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342b028824f436, // V_MED3_F16 ENC_VOP3 default
    0x362b228924f436, // V_MED3_F16 VOP3_VOP_DPP8 has_dpp8
    0x382b428a24f436, // V_MED3_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2b028b24f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2b028c24f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2b028d24f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622b028e24f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x642b028f24f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662b029024f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682b029124f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a4292250438, // V_MED3_I16 ENC_VOP3 default
    0x362a6293250438, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x382a8294250438, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2a4295250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2a4296250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2a4297250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a4298250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x642a4299250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a429a250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a429b250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a427425143a, // V_MED3_U16 ENC_VOP3 default
    0x362a627525143a, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x382a827625143a, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2a427725143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2a427825143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2a427925143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a427a25143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x642a427b25143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a427c25143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a427d25143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a429225341b, // V_MAD_I16 ENC_VOP3 default
    0x362a629325341b, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x382a829425341b, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2a429525341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2a429625341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2a429725341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a429825341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x642a429925341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a429a25341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a429b25341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342b02882543ca, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x362b22892543ca, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x382b428a2543ca, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2b028b2543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2b028c2543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2b028d2543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622b028e2543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x642b028f2543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662b02902543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682b02912543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342862002552c0, // V_ADD3_U32 ENC_VOP3 default
    0x362882012552c0, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3828a2022552c0, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2862032552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2862042552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2862052552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622862062552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x642862072552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662862082552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682862092552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x34286200256417, // V_LSHL_OR_B32 ENC_VOP3 default
    0x36288201256417, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3828a202256417, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a286203256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c286204256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e286205256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x62286206256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x64286207256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x66286208256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x68286209256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342862002572cf, // V_AND_OR_B32 ENC_VOP3 default
    0x362882012572cf, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3828a2022572cf, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2862032572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2862042572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2862052572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622862062572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x642862072572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662862082572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682862092572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x34286200258466, // V_OR3_B32 ENC_VOP3 default
    0x36288201258466, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x3828a202258466, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a286203258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x3c286204258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x3e286205258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x62286206258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x64286207258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x66286208258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x68286209258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342b629c259420, // V_MAD_U32_U16 ENC_VOP3 default
    0x362b829d259420, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x382ba29e259420, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2b629f259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2b62a0259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2b62a1259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622b62a2259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x642b62a3259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662b62a4259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682b62a5259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342b62a625a41c, // V_MAD_I32_I16 ENC_VOP3 default
    0x362b82a725a41c, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x382ba2a825a41c, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2b62a925a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2b62aa25a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2b62ab25a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622b62ac25a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x642b62ad25a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662b62ae25a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682b62af25a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x822bc2b025b46a, // V_PERMLANE16_B32 ENC_VOP3 default
    0x842bc2b125b46a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x862bc2b225b46a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x882bc2b325b46a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x822bc2b025c46c, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x842bc2b125c46c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x862bc2b225c46c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x882bc2b325c46c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x4c2be2b425d39c, // V_CNDMASK_B16 ENC_VOP3 default
    0x362c02b525d39c, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x382c22b625d39c, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x4e2be2b725d39c, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x502be2b825d39c, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x522be2b925d39c, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342801e225e42a, // V_MAXMIN_F32 ENC_VOP3 default
    0x362821e325e42a, // V_MAXMIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x382841e425e42a, // V_MAXMIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2801e525e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2801e625e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2801e725e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622801e825e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_2
    0x642801e925e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662801ea25e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682801eb25e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342801e225f443, // V_MINMAX_F32 ENC_VOP3 default
    0x362821e325f443, // V_MINMAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x382841e425f443, // V_MINMAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2801e525f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2801e625f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2801e725f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622801e825f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_2
    0x642801e925f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662801ea25f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682801eb25f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342b0288260429, // V_MAXMIN_F16 ENC_VOP3 default
    0x362b2289260429, // V_MAXMIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x382b428a260429, // V_MAXMIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2b028b260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2b028c260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2b028d260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622b028e260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_2
    0x642b028f260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662b0290260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682b0291260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342b0288261442, // V_MINMAX_F16 ENC_VOP3 default
    0x362b2289261442, // V_MINMAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x382b428a261442, // V_MINMAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2b028b261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2b028c261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2b028d261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622b028e261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_2
    0x642b028f261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662b0290261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682b0291261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428620026242c, // V_MAXMIN_U32 ENC_VOP3 default
    0x3628820126242c, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x3828a20226242c, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a28620326242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x3c28620426242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x3e28620526242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228620626242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x6428620726242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628620826242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828620926242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x34286200263445, // V_MINMAX_U32 ENC_VOP3 default
    0x36288201263445, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x3828a202263445, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a286203263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x3c286204263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x3e286205263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x62286206263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x64286207263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x66286208263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x68286209263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428623026442b, // V_MAXMIN_I32 ENC_VOP3 default
    0x3628823126442b, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x3828a23226442b, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a28623326442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x3c28623426442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x3e28623526442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228623626442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x6428623726442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628623826442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828623926442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x34286230265444, // V_MINMAX_I32 ENC_VOP3 default
    0x36288231265444, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x3828a232265444, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a286233265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x3c286234265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x3e286235265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x62286236265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x64286237265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x66286238265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x68286239265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342c42ba2663d3, // V_DOT2_F16_F16 ENC_VOP3 default
    0x362c62bb2663d3, // V_DOT2_F16_F16 VOP3_VOP_DPP8 has_dpp8
    0x382c82bc2663d3, // V_DOT2_F16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2c42bd2663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2c42be2663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2c42bf2663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622c42c02663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_2
    0x642c42c12663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662c42c22663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682c42c32663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342ca2c42673d2, // V_DOT2_BF16_BF16 ENC_VOP3 default
    0x362cc2c52673d2, // V_DOT2_BF16_BF16 VOP3_VOP_DPP8 has_dpp8
    0x382ce2c62673d2, // V_DOT2_BF16_BF16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca2c72673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca2c82673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca2c92673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622ca2ca2673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_2
    0x642ca2cb2673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662ca2cc2673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682ca2cd2673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2d02ce2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x8c2d02cf2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2d02d02fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902d02d12fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x922d02d22fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x942d02d32fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x962d02d42fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x982d02d52fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2d22d62fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x8c2d22d72fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2d22d82fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902d22d92fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x922d22da2fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x942d22db2fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x962d22dc2fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x982d22dd2fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2d42de2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x8c2d42df2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2d42e02fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902d42e12fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x922d42e22fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x942d42e32fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x962d42e42fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x982d42e52fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2d42e62ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x8c2d42e72ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2d42e82ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902d42e92ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x922d42ea2ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x942d42eb2ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x962d42ec2ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x982d42ed2ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2d62ee3002c2, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x562d82ef3002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x582da2f03002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8c2d62f13002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2d62f23002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902d62f33002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x8a2d62ee3014a0, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x562d82ef3014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x582da2f03014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8c2d62f13014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2d62f23014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902d62f33014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x8a2d62ee30249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x562d82f430249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x582da2f530249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8c2d62f130249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2d62f230249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902d62f330249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x342dc2f63032c9, // V_ADD_NC_U16 ENC_VOP3 default
    0x362de2f73032c9, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x382e02f83032c9, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2dc2f93032c9, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2dc2fa3032c9, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2dc2fb3032c9, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342dc2f63044a5, // V_SUB_NC_U16 ENC_VOP3 default
    0x362de2f73044a5, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x382e02f83044a5, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2dc2f93044a5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2dc2fa3044a5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2dc2fb3044a5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342dc2f6305460, // V_MUL_LO_U16 ENC_VOP3 default
    0x362de2f7305460, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x382e02f8305460, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2dc2f9305460, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2dc2fa305460, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2dc2fb305460, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342e22fc3063bc, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x362e42fd3063bc, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x382e62fe3063bc, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2e22ff3063bc, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2e23003063bc, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2e23013063bc, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342e23023073c3, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x362e43033073c3, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x382e63043073c3, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2e23053073c3, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2e23063073c3, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2e23073073c3, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342dc2f6309432, // V_MAX_U16 ENC_VOP3 default
    0x362de2f7309432, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x382e02f8309432, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2dc2f9309432, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2dc2fa309432, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2dc2fb309432, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342dc30830a430, // V_MAX_I16 ENC_VOP3 default
    0x362de30930a430, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x382e030a30a430, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2dc30b30a430, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2dc30c30a430, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2dc30d30a430, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342dc2f630b44b, // V_MIN_U16 ENC_VOP3 default
    0x362de2f730b44b, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x382e02f830b44b, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2dc2f930b44b, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2dc2fa30b44b, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2dc2fb30b44b, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342dc30830c449, // V_MIN_I16 ENC_VOP3 default
    0x362de30930c449, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x382e030a30c449, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2dc30b30c449, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2dc30c30c449, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2dc30d30c449, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342dc30830d2c7, // V_ADD_NC_I16 ENC_VOP3 default
    0x362de30930d2c7, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x382e030a30d2c7, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2dc30b30d2c7, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2dc30c30d2c7, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2dc30d30d2c7, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342dc30830e4a3, // V_SUB_NC_I16 ENC_VOP3 default
    0x362de30930e4a3, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x382e030a30e4a3, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2dc30b30e4a3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2dc30c30e4a3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2dc30d30e4a3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342e830e311469, // V_PACK_B32_F16 ENC_VOP3 default
    0x362ea30f311469, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x382ec310311469, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2e8311311469, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2e8312311469, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2e8313311469, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342e83143123be, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x362ea3153123be, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x382ec3163123be, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2e83173123be, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2e83183123be, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2e83193123be, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342e831a3133c0, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x362ea31b3133c0, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x382ec31c3133c0, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2e831d3133c0, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2e831e3133c0, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2e831f3133c0, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342ee32031c40e, // V_LDEXP_F32 ENC_VOP3 default
    0x362f032131c40e, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x382f232231c40e, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2ee32331c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2ee32431c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2ee32531c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f414d31d2d7, // V_BFM_B32 ENC_VOP3 default
    0x3624014e31d2d7, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824214f31d2d7, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2f415031d2d7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2f415131d2d7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2f415231d2d7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f414d31e2d3, // V_BCNT_U32_B32 ENC_VOP3 default
    0x3624014e31e2d3, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824214f31e2d3, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2f415031e2d3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2f415131e2d3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2f415231e2d3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f414d31f435, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x3624014e31f435, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824214f31f435, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2f415031f435, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2f415131f435, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2f415231f435, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f414d320434, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x3624014e320434, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824214f320434, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2f4150320434, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2f4151320434, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2f4152320434, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342e22fc3213bf, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x362e42fd3213bf, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x382e62fe3213bf, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2e22ff3213bf, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2e23003213bf, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2e23013213bf, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342e23023223c1, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x362e43033223c1, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x382e63043223c1, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2e23053223c1, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2e23063223c1, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2e23073223c1, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f43263233c4, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x362403273233c4, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x382423283233c4, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2f43293233c4, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2f432a3233c4, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2f432b3233c4, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f432c3243bd, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x3624032d3243bd, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x3824232e3243bd, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a2f432f3243bd, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x3c2f43303243bd, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x3e2f43313243bd, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f41473254a4, // V_SUB_NC_I32 ENC_VOP3 default
    0x362401483254a4, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x382421493254a4, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a2f414a3254a4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x3c2f414b3254a4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x3e2f414c3254a4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f41473262c8, // V_ADD_NC_I32 ENC_VOP3 default
    0x362401483262c8, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x382421493262c8, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a2f414a3262c8, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x3c2f414b3262c8, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x3e2f414c3262c8, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f63323272c5, // V_ADD_F64 ENC_VOP3 default
    0x3a2f63333272c5, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x3c2f63343272c5, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x3e2f63353272c5, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f633232845a, // V_MUL_F64 ENC_VOP3 default
    0x3a2f633332845a, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x3c2f633432845a, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x3e2f633532845a, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f6332329448, // V_MIN_F64 ENC_VOP3 default
    0x3a2f6333329448, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x3c2f6334329448, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x3e2f6335329448, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f633232a42f, // V_MAX_F64 ENC_VOP3 default
    0x3a2f633332a42f, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x3c2f633432a42f, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x3e2f633532a42f, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f833632b40f, // V_LDEXP_F64 ENC_VOP3 default
    0x3a2f833732b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x3c2f833832b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x3e2f833932b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f414d32c461, // V_MUL_LO_U32 ENC_VOP3 default
    0x3a2f415032c461, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2f415132c461, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2f415232c461, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f414d32d45d, // V_MUL_HI_U32 ENC_VOP3 default
    0x3a2f415032d45d, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2f415132d45d, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2f415232d45d, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f414732e45b, // V_MUL_HI_I32 ENC_VOP3 default
    0x3a2f414a32e45b, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x3c2f414b32e45b, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x3e2f414c32e45b, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f833a32f4aa, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x3a2f833b32f4aa, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x3c2f833c32f4aa, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x3e2f833d32f4aa, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342dc2f6338413, // V_LSHLREV_B16 ENC_VOP3 default
    0x362de2f7338413, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x382e02f8338413, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a2dc2f9338413, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x3c2dc2fa338413, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x3e2dc2fb338413, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342dc2f6339418, // V_LSHRREV_B16 ENC_VOP3 default
    0x362de2f7339418, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x382e02f8339418, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a2dc2f9339418, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x3c2dc2fa339418, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x3e2dc2fb339418, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342dc33e33a2d0, // V_ASHRREV_I16 ENC_VOP3 default
    0x362de33f33a2d0, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x382e034033a2d0, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2dc34133a2d0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2dc34233a2d0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2dc34333a2d0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x9a2fa34433c415, // V_LSHLREV_B64 ENC_VOP3 default
    0x9c2fa34533c415, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x9e2fa34633c415, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x9a2fa34433d41a, // V_LSHRREV_B64 ENC_VOP3 default
    0x9c2fa34533d41a, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x9e2fa34633d41a, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x9a2fa34733e2d2, // V_ASHRREV_I64 ENC_VOP3 default
    0x9c2fa34833e2d2, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x9e2fa34933e2d2, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0xa02fc34a360489, // V_READLANE_B32 ENC_VOP3 default
    0xa22e234b3614b4, // V_WRITELANE_B32 ENC_VOP3 default
    0xa42e234c3614b4, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x342dc2f63622cd, // V_AND_B16 ENC_VOP3 default
    0x362de2f73622cd, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x382e02f83622cd, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a2dc2f93622cd, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x3c2dc2fa3622cd, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x3e2dc2fb3622cd, // V_AND_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342dc2f6363467, // V_OR_B16 ENC_VOP3 default
    0x362de2f7363467, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x382e02f8363467, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a2dc2f9363467, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x3c2dc2fa363467, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x3e2dc2fb363467, // V_OR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342dc2f63644b8, // V_XOR_B16 ENC_VOP3 default
    0x362de2f73644b8, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x382e02f83644b8, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a2dc2f93644b8, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x3c2dc2fa3644b8, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x3e2dc2fb3644b8, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0xbc328434000349, // V_CMP_F_F16 ENC_VOPC default
    0xbe32a435000349, // V_CMP_F_F16 VOPC_VOP_DPP8 has_dpp8
    0xc032c436000349, // V_CMP_F_F16 VOPC_VOP_DPP16 has_dpp16
    0xc2328437000349, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0xbc32843400136e, // V_CMP_LT_F16 ENC_VOPC default
    0xbe32a43500136e, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc032c43600136e, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc232843700136e, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0xbc328434002340, // V_CMP_EQ_F16 ENC_VOPC default
    0xbe32a435002340, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc032c436002340, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc2328437002340, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0xbc328434003362, // V_CMP_LE_F16 ENC_VOPC default
    0xbe32a435003362, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc032c436003362, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc2328437003362, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0xbc328434004359, // V_CMP_GT_F16 ENC_VOPC default
    0xbe32a435004359, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc032c436004359, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc2328437004359, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0xbc32843400536b, // V_CMP_LG_F16 ENC_VOPC default
    0xbe32a43500536b, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc032c43600536b, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc232843700536b, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0xbc328434006350, // V_CMP_GE_F16 ENC_VOPC default
    0xbe32a435006350, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc032c436006350, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc2328437006350, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0xbc32843400738f, // V_CMP_O_F16 ENC_VOPC default
    0xbe32a43500738f, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0xc032c43600738f, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0xc232843700738f, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0xbc328434008399, // V_CMP_U_F16 ENC_VOPC default
    0xbe32a435008399, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0xc032c436008399, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0xc2328437008399, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0xbc328434009380, // V_CMP_NGE_F16 ENC_VOPC default
    0xbe32a435009380, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc032c436009380, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc2328437009380, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0xbc32843400a389, // V_CMP_NLG_F16 ENC_VOPC default
    0xbe32a43500a389, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc032c43600a389, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc232843700a389, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0xbc32843400b383, // V_CMP_NGT_F16 ENC_VOPC default
    0xbe32a43500b383, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc032c43600b383, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc232843700b383, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0xbc32843400c386, // V_CMP_NLE_F16 ENC_VOPC default
    0xbe32a43500c386, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc032c43600c386, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc232843700c386, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0xbc32843400d377, // V_CMP_NEQ_F16 ENC_VOPC default
    0xbe32a43500d377, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc032c43600d377, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc232843700d377, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0xbc32843400e38c, // V_CMP_NLT_F16 ENC_VOPC default
    0xbe32a43500e38c, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc032c43600e38c, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc232843700e38c, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0xbc32843400f392, // V_CMP_T_F16 ENC_VOPC default
    0xbe32a43500f392, // V_CMP_T_F16 VOPC_VOP_DPP8 has_dpp8
    0xc032c43600f392, // V_CMP_T_F16 VOPC_VOP_DPP16 has_dpp16
    0xc232843700f392, // V_CMP_T_F16 VOPC_INST_LITERAL has_lit
    0xbc33443801034a, // V_CMP_F_F32 ENC_VOPC default
    0xbe33643901034a, // V_CMP_F_F32 VOPC_VOP_DPP8 has_dpp8
    0xc033843a01034a, // V_CMP_F_F32 VOPC_VOP_DPP16 has_dpp16
    0xc233443b01034a, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0xbc33443801136f, // V_CMP_LT_F32 ENC_VOPC default
    0xbe33643901136f, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc033843a01136f, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc233443b01136f, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0xbc334438012341, // V_CMP_EQ_F32 ENC_VOPC default
    0xbe336439012341, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc033843a012341, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc233443b012341, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0xbc334438013363, // V_CMP_LE_F32 ENC_VOPC default
    0xbe336439013363, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc033843a013363, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc233443b013363, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0xbc33443801435a, // V_CMP_GT_F32 ENC_VOPC default
    0xbe33643901435a, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc033843a01435a, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc233443b01435a, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0xbc33443801536c, // V_CMP_LG_F32 ENC_VOPC default
    0xbe33643901536c, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc033843a01536c, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc233443b01536c, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0xbc334438016351, // V_CMP_GE_F32 ENC_VOPC default
    0xbe336439016351, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc033843a016351, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc233443b016351, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0xbc334438017390, // V_CMP_O_F32 ENC_VOPC default
    0xbe336439017390, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0xc033843a017390, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0xc233443b017390, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0xbc33443801839a, // V_CMP_U_F32 ENC_VOPC default
    0xbe33643901839a, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0xc033843a01839a, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0xc233443b01839a, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0xbc334438019381, // V_CMP_NGE_F32 ENC_VOPC default
    0xbe336439019381, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc033843a019381, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc233443b019381, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0xbc33443801a38a, // V_CMP_NLG_F32 ENC_VOPC default
    0xbe33643901a38a, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc033843a01a38a, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc233443b01a38a, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0xbc33443801b384, // V_CMP_NGT_F32 ENC_VOPC default
    0xbe33643901b384, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc033843a01b384, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc233443b01b384, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0xbc33443801c387, // V_CMP_NLE_F32 ENC_VOPC default
    0xbe33643901c387, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc033843a01c387, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc233443b01c387, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0xbc33443801d378, // V_CMP_NEQ_F32 ENC_VOPC default
    0xbe33643901d378, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc033843a01d378, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc233443b01d378, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0xbc33443801e38d, // V_CMP_NLT_F32 ENC_VOPC default
    0xbe33643901e38d, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc033843a01e38d, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc233443b01e38d, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0xbc33443801f393, // V_CMP_T_F32 ENC_VOPC default
    0xbe33643901f393, // V_CMP_T_F32 VOPC_VOP_DPP8 has_dpp8
    0xc033843a01f393, // V_CMP_T_F32 VOPC_VOP_DPP16 has_dpp16
    0xc233443b01f393, // V_CMP_T_F32 VOPC_INST_LITERAL has_lit
    0xbc33c43c02034b, // V_CMP_F_F64 ENC_VOPC default
    0xc233c43d02034b, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0xbc33c43c021370, // V_CMP_LT_F64 ENC_VOPC default
    0xc233c43d021370, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0xbc33c43c022342, // V_CMP_EQ_F64 ENC_VOPC default
    0xc233c43d022342, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0xbc33c43c023364, // V_CMP_LE_F64 ENC_VOPC default
    0xc233c43d023364, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0xbc33c43c02435b, // V_CMP_GT_F64 ENC_VOPC default
    0xc233c43d02435b, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0xbc33c43c02536d, // V_CMP_LG_F64 ENC_VOPC default
    0xc233c43d02536d, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0xbc33c43c026352, // V_CMP_GE_F64 ENC_VOPC default
    0xc233c43d026352, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0xbc33c43c027391, // V_CMP_O_F64 ENC_VOPC default
    0xc233c43d027391, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0xbc33c43c02839b, // V_CMP_U_F64 ENC_VOPC default
    0xc233c43d02839b, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0xbc33c43c029382, // V_CMP_NGE_F64 ENC_VOPC default
    0xc233c43d029382, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0xbc33c43c02a38b, // V_CMP_NLG_F64 ENC_VOPC default
    0xc233c43d02a38b, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0xbc33c43c02b385, // V_CMP_NGT_F64 ENC_VOPC default
    0xc233c43d02b385, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0xbc33c43c02c388, // V_CMP_NLE_F64 ENC_VOPC default
    0xc233c43d02c388, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0xbc33c43c02d379, // V_CMP_NEQ_F64 ENC_VOPC default
    0xc233c43d02d379, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0xbc33c43c02e38e, // V_CMP_NLT_F64 ENC_VOPC default
    0xc233c43d02e38e, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0xbc33c43c02f394, // V_CMP_T_F64 ENC_VOPC default
    0xc233c43d02f394, // V_CMP_T_F64 VOPC_INST_LITERAL has_lit
    0xbc34443e031371, // V_CMP_LT_I16 ENC_VOPC default
    0xbe34643f031371, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc0348440031371, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc2344441031371, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0xbc34443e032343, // V_CMP_EQ_I16 ENC_VOPC default
    0xbe34643f032343, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0xc0348440032343, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0xc2344441032343, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0xbc34443e033365, // V_CMP_LE_I16 ENC_VOPC default
    0xbe34643f033365, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc0348440033365, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc2344441033365, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0xbc34443e03435c, // V_CMP_GT_I16 ENC_VOPC default
    0xbe34643f03435c, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc034844003435c, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc234444103435c, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0xbc34443e03537a, // V_CMP_NE_I16 ENC_VOPC default
    0xbe34643f03537a, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc034844003537a, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc234444103537a, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0xbc34443e036353, // V_CMP_GE_I16 ENC_VOPC default
    0xbe34643f036353, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc0348440036353, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc2344441036353, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0xbc344442039374, // V_CMP_LT_U16 ENC_VOPC default
    0xbe346443039374, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc0348444039374, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc2344445039374, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0xbc34444203a346, // V_CMP_EQ_U16 ENC_VOPC default
    0xbe34644303a346, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0xc034844403a346, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0xc234444503a346, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0xbc34444203b368, // V_CMP_LE_U16 ENC_VOPC default
    0xbe34644303b368, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc034844403b368, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc234444503b368, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0xbc34444203c35f, // V_CMP_GT_U16 ENC_VOPC default
    0xbe34644303c35f, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc034844403c35f, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc234444503c35f, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0xbc34444203d37d, // V_CMP_NE_U16 ENC_VOPC default
    0xbe34644303d37d, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc034844403d37d, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc234444503d37d, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0xbc34444203e356, // V_CMP_GE_U16 ENC_VOPC default
    0xbe34644303e356, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc034844403e356, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc234444503e356, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0xbc33444604034c, // V_CMP_F_I32 ENC_VOPC default
    0xbe33644704034c, // V_CMP_F_I32 VOPC_VOP_DPP8 has_dpp8
    0xc035044804034c, // V_CMP_F_I32 VOPC_VOP_DPP16 has_dpp16
    0xc233444904034c, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0xbc334446041372, // V_CMP_LT_I32 ENC_VOPC default
    0xbe336447041372, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc0350448041372, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc2334449041372, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0xbc334446042344, // V_CMP_EQ_I32 ENC_VOPC default
    0xbe336447042344, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0xc0350448042344, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0xc2334449042344, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0xbc334446043366, // V_CMP_LE_I32 ENC_VOPC default
    0xbe336447043366, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc0350448043366, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc2334449043366, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0xbc33444604435d, // V_CMP_GT_I32 ENC_VOPC default
    0xbe33644704435d, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc035044804435d, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc233444904435d, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0xbc33444604537b, // V_CMP_NE_I32 ENC_VOPC default
    0xbe33644704537b, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc035044804537b, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc233444904537b, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0xbc334446046354, // V_CMP_GE_I32 ENC_VOPC default
    0xbe336447046354, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc0350448046354, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc2334449046354, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0xbc334446047395, // V_CMP_T_I32 ENC_VOPC default
    0xbe336447047395, // V_CMP_T_I32 VOPC_VOP_DPP8 has_dpp8
    0xc0350448047395, // V_CMP_T_I32 VOPC_VOP_DPP16 has_dpp16
    0xc2334449047395, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0xbc33444a04834e, // V_CMP_F_U32 ENC_VOPC default
    0xbe33644b04834e, // V_CMP_F_U32 VOPC_VOP_DPP8 has_dpp8
    0xc035044c04834e, // V_CMP_F_U32 VOPC_VOP_DPP16 has_dpp16
    0xc233444d04834e, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0xbc33444a049375, // V_CMP_LT_U32 ENC_VOPC default
    0xbe33644b049375, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc035044c049375, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc233444d049375, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0xbc33444a04a347, // V_CMP_EQ_U32 ENC_VOPC default
    0xbe33644b04a347, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0xc035044c04a347, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0xc233444d04a347, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0xbc33444a04b369, // V_CMP_LE_U32 ENC_VOPC default
    0xbe33644b04b369, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc035044c04b369, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc233444d04b369, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0xbc33444a04c360, // V_CMP_GT_U32 ENC_VOPC default
    0xbe33644b04c360, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc035044c04c360, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc233444d04c360, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0xbc33444a04d37e, // V_CMP_NE_U32 ENC_VOPC default
    0xbe33644b04d37e, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc035044c04d37e, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc233444d04d37e, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0xbc33444a04e357, // V_CMP_GE_U32 ENC_VOPC default
    0xbe33644b04e357, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc035044c04e357, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc233444d04e357, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0xbc33444a04f397, // V_CMP_T_U32 ENC_VOPC default
    0xbe33644b04f397, // V_CMP_T_U32 VOPC_VOP_DPP8 has_dpp8
    0xc035044c04f397, // V_CMP_T_U32 VOPC_VOP_DPP16 has_dpp16
    0xc233444d04f397, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0xbc35444e05034d, // V_CMP_F_I64 ENC_VOPC default
    0xc235444f05034d, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0xbc35444e051373, // V_CMP_LT_I64 ENC_VOPC default
    0xc235444f051373, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0xbc35444e052345, // V_CMP_EQ_I64 ENC_VOPC default
    0xc235444f052345, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0xbc35444e053367, // V_CMP_LE_I64 ENC_VOPC default
    0xc235444f053367, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0xbc35444e05435e, // V_CMP_GT_I64 ENC_VOPC default
    0xc235444f05435e, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0xbc35444e05537c, // V_CMP_NE_I64 ENC_VOPC default
    0xc235444f05537c, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0xbc35444e056355, // V_CMP_GE_I64 ENC_VOPC default
    0xc235444f056355, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0xbc35444e057396, // V_CMP_T_I64 ENC_VOPC default
    0xc235444f057396, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0xbc35445005834f, // V_CMP_F_U64 ENC_VOPC default
    0xc235445105834f, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0xbc354450059376, // V_CMP_LT_U64 ENC_VOPC default
    0xc2354451059376, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0xbc35445005a348, // V_CMP_EQ_U64 ENC_VOPC default
    0xc235445105a348, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0xbc35445005b36a, // V_CMP_LE_U64 ENC_VOPC default
    0xc235445105b36a, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0xbc35445005c361, // V_CMP_GT_U64 ENC_VOPC default
    0xc235445105c361, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0xbc35445005d37f, // V_CMP_NE_U64 ENC_VOPC default
    0xc235445105d37f, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0xbc35445005e358, // V_CMP_GE_U64 ENC_VOPC default
    0xc235445105e358, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0xbc35445005f398, // V_CMP_T_U64 ENC_VOPC default
    0xc235445105f398, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0xbc32843407d33d, // V_CMP_CLASS_F16 ENC_VOPC default
    0xbe32a43507d33d, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0xc032c43607d33d, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0xc232843707d33d, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0xbc33445207e33e, // V_CMP_CLASS_F32 ENC_VOPC default
    0xbe33645307e33e, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0xc035c45407e33e, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0xc233445507e33e, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0xbc36045607f33f, // V_CMP_CLASS_F64 ENC_VOPC default
    0xc236045707f33f, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0xbc3684580802ea, // V_CMPX_F_F16 ENC_VOPC default
    0xbe36a4590802ea, // V_CMPX_F_F16 VOPC_VOP_DPP8 has_dpp8
    0xc036c45a0802ea, // V_CMPX_F_F16 VOPC_VOP_DPP16 has_dpp16
    0xc236845b0802ea, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0xbc36845808130f, // V_CMPX_LT_F16 ENC_VOPC default
    0xbe36a45908130f, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc036c45a08130f, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc236845b08130f, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0xbc3684580822e1, // V_CMPX_EQ_F16 ENC_VOPC default
    0xbe36a4590822e1, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc036c45a0822e1, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc236845b0822e1, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0xbc368458083303, // V_CMPX_LE_F16 ENC_VOPC default
    0xbe36a459083303, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc036c45a083303, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc236845b083303, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0xbc3684580842fa, // V_CMPX_GT_F16 ENC_VOPC default
    0xbe36a4590842fa, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc036c45a0842fa, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc236845b0842fa, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0xbc36845808530c, // V_CMPX_LG_F16 ENC_VOPC default
    0xbe36a45908530c, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc036c45a08530c, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc236845b08530c, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0xbc3684580862f1, // V_CMPX_GE_F16 ENC_VOPC default
    0xbe36a4590862f1, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc036c45a0862f1, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc236845b0862f1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0xbc368458087330, // V_CMPX_O_F16 ENC_VOPC default
    0xbe36a459087330, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0xc036c45a087330, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0xc236845b087330, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0xbc36845808833a, // V_CMPX_U_F16 ENC_VOPC default
    0xbe36a45908833a, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0xc036c45a08833a, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0xc236845b08833a, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0xbc368458089321, // V_CMPX_NGE_F16 ENC_VOPC default
    0xbe36a459089321, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc036c45a089321, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc236845b089321, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0xbc36845808a32a, // V_CMPX_NLG_F16 ENC_VOPC default
    0xbe36a45908a32a, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc036c45a08a32a, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc236845b08a32a, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0xbc36845808b324, // V_CMPX_NGT_F16 ENC_VOPC default
    0xbe36a45908b324, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc036c45a08b324, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc236845b08b324, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0xbc36845808c327, // V_CMPX_NLE_F16 ENC_VOPC default
    0xbe36a45908c327, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc036c45a08c327, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc236845b08c327, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0xbc36845808d318, // V_CMPX_NEQ_F16 ENC_VOPC default
    0xbe36a45908d318, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc036c45a08d318, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc236845b08d318, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0xbc36845808e32d, // V_CMPX_NLT_F16 ENC_VOPC default
    0xbe36a45908e32d, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc036c45a08e32d, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc236845b08e32d, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0xbc36845808f333, // V_CMPX_T_F16 ENC_VOPC default
    0xbe36a45908f333, // V_CMPX_T_F16 VOPC_VOP_DPP8 has_dpp8
    0xc036c45a08f333, // V_CMPX_T_F16 VOPC_VOP_DPP16 has_dpp16
    0xc236845b08f333, // V_CMPX_T_F16 VOPC_INST_LITERAL has_lit
    0xbc37445c0902eb, // V_CMPX_F_F32 ENC_VOPC default
    0xbe37645d0902eb, // V_CMPX_F_F32 VOPC_VOP_DPP8 has_dpp8
    0xc037845e0902eb, // V_CMPX_F_F32 VOPC_VOP_DPP16 has_dpp16
    0xc237445f0902eb, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0xbc37445c091310, // V_CMPX_LT_F32 ENC_VOPC default
    0xbe37645d091310, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc037845e091310, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc237445f091310, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0xbc37445c0922e2, // V_CMPX_EQ_F32 ENC_VOPC default
    0xbe37645d0922e2, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc037845e0922e2, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc237445f0922e2, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0xbc37445c093304, // V_CMPX_LE_F32 ENC_VOPC default
    0xbe37645d093304, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc037845e093304, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc237445f093304, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0xbc37445c0942fb, // V_CMPX_GT_F32 ENC_VOPC default
    0xbe37645d0942fb, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc037845e0942fb, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc237445f0942fb, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0xbc37445c09530d, // V_CMPX_LG_F32 ENC_VOPC default
    0xbe37645d09530d, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc037845e09530d, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc237445f09530d, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0xbc37445c0962f2, // V_CMPX_GE_F32 ENC_VOPC default
    0xbe37645d0962f2, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc037845e0962f2, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc237445f0962f2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0xbc37445c097331, // V_CMPX_O_F32 ENC_VOPC default
    0xbe37645d097331, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0xc037845e097331, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0xc237445f097331, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0xbc37445c09833b, // V_CMPX_U_F32 ENC_VOPC default
    0xbe37645d09833b, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0xc037845e09833b, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0xc237445f09833b, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0xbc37445c099322, // V_CMPX_NGE_F32 ENC_VOPC default
    0xbe37645d099322, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc037845e099322, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc237445f099322, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0xbc37445c09a32b, // V_CMPX_NLG_F32 ENC_VOPC default
    0xbe37645d09a32b, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc037845e09a32b, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc237445f09a32b, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0xbc37445c09b325, // V_CMPX_NGT_F32 ENC_VOPC default
    0xbe37645d09b325, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc037845e09b325, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc237445f09b325, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0xbc37445c09c328, // V_CMPX_NLE_F32 ENC_VOPC default
    0xbe37645d09c328, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc037845e09c328, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc237445f09c328, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0xbc37445c09d319, // V_CMPX_NEQ_F32 ENC_VOPC default
    0xbe37645d09d319, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc037845e09d319, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc237445f09d319, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0xbc37445c09e32e, // V_CMPX_NLT_F32 ENC_VOPC default
    0xbe37645d09e32e, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc037845e09e32e, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc237445f09e32e, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0xbc37445c09f334, // V_CMPX_T_F32 ENC_VOPC default
    0xbe37645d09f334, // V_CMPX_T_F32 VOPC_VOP_DPP8 has_dpp8
    0xc037845e09f334, // V_CMPX_T_F32 VOPC_VOP_DPP16 has_dpp16
    0xc237445f09f334, // V_CMPX_T_F32 VOPC_INST_LITERAL has_lit
    0xbc37c4600a02ec, // V_CMPX_F_F64 ENC_VOPC default
    0xc237c4610a02ec, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0xbc37c4600a1311, // V_CMPX_LT_F64 ENC_VOPC default
    0xc237c4610a1311, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0xbc37c4600a22e3, // V_CMPX_EQ_F64 ENC_VOPC default
    0xc237c4610a22e3, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0xbc37c4600a3305, // V_CMPX_LE_F64 ENC_VOPC default
    0xc237c4610a3305, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0xbc37c4600a42fc, // V_CMPX_GT_F64 ENC_VOPC default
    0xc237c4610a42fc, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0xbc37c4600a530e, // V_CMPX_LG_F64 ENC_VOPC default
    0xc237c4610a530e, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0xbc37c4600a62f3, // V_CMPX_GE_F64 ENC_VOPC default
    0xc237c4610a62f3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0xbc37c4600a7332, // V_CMPX_O_F64 ENC_VOPC default
    0xc237c4610a7332, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0xbc37c4600a833c, // V_CMPX_U_F64 ENC_VOPC default
    0xc237c4610a833c, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0xbc37c4600a9323, // V_CMPX_NGE_F64 ENC_VOPC default
    0xc237c4610a9323, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0xbc37c4600aa32c, // V_CMPX_NLG_F64 ENC_VOPC default
    0xc237c4610aa32c, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0xbc37c4600ab326, // V_CMPX_NGT_F64 ENC_VOPC default
    0xc237c4610ab326, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0xbc37c4600ac329, // V_CMPX_NLE_F64 ENC_VOPC default
    0xc237c4610ac329, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0xbc37c4600ad31a, // V_CMPX_NEQ_F64 ENC_VOPC default
    0xc237c4610ad31a, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0xbc37c4600ae32f, // V_CMPX_NLT_F64 ENC_VOPC default
    0xc237c4610ae32f, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0xbc37c4600af335, // V_CMPX_T_F64 ENC_VOPC default
    0xc237c4610af335, // V_CMPX_T_F64 VOPC_INST_LITERAL has_lit
    0xbc3844620b1312, // V_CMPX_LT_I16 ENC_VOPC default
    0xbe3864630b1312, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03884640b1312, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc23844650b1312, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0xbc3844620b22e4, // V_CMPX_EQ_I16 ENC_VOPC default
    0xbe3864630b22e4, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03884640b22e4, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0xc23844650b22e4, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0xbc3844620b3306, // V_CMPX_LE_I16 ENC_VOPC default
    0xbe3864630b3306, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03884640b3306, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc23844650b3306, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0xbc3844620b42fd, // V_CMPX_GT_I16 ENC_VOPC default
    0xbe3864630b42fd, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03884640b42fd, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc23844650b42fd, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0xbc3844620b531b, // V_CMPX_NE_I16 ENC_VOPC default
    0xbe3864630b531b, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03884640b531b, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc23844650b531b, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0xbc3844620b62f4, // V_CMPX_GE_I16 ENC_VOPC default
    0xbe3864630b62f4, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03884640b62f4, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc23844650b62f4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0xbc3844660b9315, // V_CMPX_LT_U16 ENC_VOPC default
    0xbe3864670b9315, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03884680b9315, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc23844690b9315, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0xbc3844660ba2e7, // V_CMPX_EQ_U16 ENC_VOPC default
    0xbe3864670ba2e7, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03884680ba2e7, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0xc23844690ba2e7, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0xbc3844660bb309, // V_CMPX_LE_U16 ENC_VOPC default
    0xbe3864670bb309, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03884680bb309, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc23844690bb309, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0xbc3844660bc300, // V_CMPX_GT_U16 ENC_VOPC default
    0xbe3864670bc300, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03884680bc300, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc23844690bc300, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0xbc3844660bd31e, // V_CMPX_NE_U16 ENC_VOPC default
    0xbe3864670bd31e, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03884680bd31e, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc23844690bd31e, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0xbc3844660be2f7, // V_CMPX_GE_U16 ENC_VOPC default
    0xbe3864670be2f7, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03884680be2f7, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc23844690be2f7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0xbc37446a0c02ed, // V_CMPX_F_I32 ENC_VOPC default
    0xbe37646b0c02ed, // V_CMPX_F_I32 VOPC_VOP_DPP8 has_dpp8
    0xc039046c0c02ed, // V_CMPX_F_I32 VOPC_VOP_DPP16 has_dpp16
    0xc237446d0c02ed, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0xbc37446a0c1313, // V_CMPX_LT_I32 ENC_VOPC default
    0xbe37646b0c1313, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc039046c0c1313, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc237446d0c1313, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0xbc37446a0c22e5, // V_CMPX_EQ_I32 ENC_VOPC default
    0xbe37646b0c22e5, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0xc039046c0c22e5, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0xc237446d0c22e5, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0xbc37446a0c3307, // V_CMPX_LE_I32 ENC_VOPC default
    0xbe37646b0c3307, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc039046c0c3307, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc237446d0c3307, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0xbc37446a0c42fe, // V_CMPX_GT_I32 ENC_VOPC default
    0xbe37646b0c42fe, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc039046c0c42fe, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc237446d0c42fe, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0xbc37446a0c531c, // V_CMPX_NE_I32 ENC_VOPC default
    0xbe37646b0c531c, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc039046c0c531c, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc237446d0c531c, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0xbc37446a0c62f5, // V_CMPX_GE_I32 ENC_VOPC default
    0xbe37646b0c62f5, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc039046c0c62f5, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc237446d0c62f5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0xbc37446a0c7336, // V_CMPX_T_I32 ENC_VOPC default
    0xbe37646b0c7336, // V_CMPX_T_I32 VOPC_VOP_DPP8 has_dpp8
    0xc039046c0c7336, // V_CMPX_T_I32 VOPC_VOP_DPP16 has_dpp16
    0xc237446d0c7336, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0xbc37446e0c82ef, // V_CMPX_F_U32 ENC_VOPC default
    0xbe37646f0c82ef, // V_CMPX_F_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03904700c82ef, // V_CMPX_F_U32 VOPC_VOP_DPP16 has_dpp16
    0xc23744710c82ef, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0xbc37446e0c9316, // V_CMPX_LT_U32 ENC_VOPC default
    0xbe37646f0c9316, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03904700c9316, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc23744710c9316, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0xbc37446e0ca2e8, // V_CMPX_EQ_U32 ENC_VOPC default
    0xbe37646f0ca2e8, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03904700ca2e8, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0xc23744710ca2e8, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0xbc37446e0cb30a, // V_CMPX_LE_U32 ENC_VOPC default
    0xbe37646f0cb30a, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03904700cb30a, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc23744710cb30a, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0xbc37446e0cc301, // V_CMPX_GT_U32 ENC_VOPC default
    0xbe37646f0cc301, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03904700cc301, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc23744710cc301, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0xbc37446e0cd31f, // V_CMPX_NE_U32 ENC_VOPC default
    0xbe37646f0cd31f, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03904700cd31f, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc23744710cd31f, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0xbc37446e0ce2f8, // V_CMPX_GE_U32 ENC_VOPC default
    0xbe37646f0ce2f8, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03904700ce2f8, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc23744710ce2f8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0xbc37446e0cf338, // V_CMPX_T_U32 ENC_VOPC default
    0xbe37646f0cf338, // V_CMPX_T_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03904700cf338, // V_CMPX_T_U32 VOPC_VOP_DPP16 has_dpp16
    0xc23744710cf338, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0xbc3944720d02ee, // V_CMPX_F_I64 ENC_VOPC default
    0xc23944730d02ee, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0xbc3944720d1314, // V_CMPX_LT_I64 ENC_VOPC default
    0xc23944730d1314, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0xbc3944720d22e6, // V_CMPX_EQ_I64 ENC_VOPC default
    0xc23944730d22e6, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0xbc3944720d3308, // V_CMPX_LE_I64 ENC_VOPC default
    0xc23944730d3308, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0xbc3944720d42ff, // V_CMPX_GT_I64 ENC_VOPC default
    0xc23944730d42ff, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0xbc3944720d531d, // V_CMPX_NE_I64 ENC_VOPC default
    0xc23944730d531d, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0xbc3944720d62f6, // V_CMPX_GE_I64 ENC_VOPC default
    0xc23944730d62f6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0xbc3944720d7337, // V_CMPX_T_I64 ENC_VOPC default
    0xc23944730d7337, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0xbc3944740d82f0, // V_CMPX_F_U64 ENC_VOPC default
    0xc23944750d82f0, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0xbc3944740d9317, // V_CMPX_LT_U64 ENC_VOPC default
    0xc23944750d9317, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0xbc3944740da2e9, // V_CMPX_EQ_U64 ENC_VOPC default
    0xc23944750da2e9, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0xbc3944740db30b, // V_CMPX_LE_U64 ENC_VOPC default
    0xc23944750db30b, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0xbc3944740dc302, // V_CMPX_GT_U64 ENC_VOPC default
    0xc23944750dc302, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0xbc3944740dd320, // V_CMPX_NE_U64 ENC_VOPC default
    0xc23944750dd320, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0xbc3944740de2f9, // V_CMPX_GE_U64 ENC_VOPC default
    0xc23944750de2f9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0xbc3944740df339, // V_CMPX_T_U64 ENC_VOPC default
    0xc23944750df339, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0xbc3684580fd2de, // V_CMPX_CLASS_F16 ENC_VOPC default
    0xbe36a4590fd2de, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0xc036c45a0fd2de, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0xc236845b0fd2de, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0xbc3744760fe2df, // V_CMPX_CLASS_F32 ENC_VOPC default
    0xbe3764770fe2df, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0xc039c4780fe2df, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0xc23744790fe2df, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0xbc3a047a0ff2e0, // V_CMPX_CLASS_F64 ENC_VOPC default
    0xc23a047b0ff2e0, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
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
    0xc41ae49500a3a5, // V_CVT_F16_F32 ENC_VOP1 default
    0xc61b049600a3a5, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0xc81b249700a3a5, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1ae49800a3a5, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0xc41ba49900b3a8, // V_CVT_F32_F16 ENC_VOP1 default
    0xc61bc49a00b3a8, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81be49b00b3a8, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ba49c00b3a8, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
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
    0xc41c84a50174ad, // V_TRUNC_F64 ENC_VOP1 default
    0xca1c84a60174ad, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0xc41c84a50182db, // V_CEIL_F64 ENC_VOP1 default
    0xca1c84a60182db, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0xc41c84a501948c, // V_RNDNE_F64 ENC_VOP1 default
    0xca1c84a601948c, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0xc41c84a501a3ef, // V_FLOOR_F64 ENC_VOP1 default
    0xca1c84a601a3ef, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0xc412217901b46e, // V_PIPEFLUSH ENC_VOP1 default
    0xc41cc4a701c451, // V_MOV_B16 ENC_VOP1 default
    0xc61ce4a801c451, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0xc81d04a901c451, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0xca1cc4aa01c451, // V_MOV_B16 VOP1_INST_LITERAL has_lit
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
    0xc41c84a502f486, // V_RCP_F64 ENC_VOP1 default
    0xca1c84a602f486, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0xc41c84a503148f, // V_RSQ_F64 ENC_VOP1 default
    0xca1c84a603148f, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0xc41884ab033498, // V_SQRT_F32 ENC_VOP1 default
    0xc618a4ac033498, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4ad033498, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884ae033498, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0xc41c84a5034499, // V_SQRT_F64 ENC_VOP1 default
    0xca1c84a6034499, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
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
    0xc41c84a503d406, // V_FREXP_MANT_F64 ENC_VOP1 default
    0xca1c84a603d406, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0xc41c84a503e400, // V_FRACT_F64 ENC_VOP1 default
    0xca1c84a603e400, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
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
    0xc41de4c00503a7, // V_CVT_F16_U16 ENC_VOP1 default
    0xc61e04c10503a7, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0xc81e24c20503a7, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0xca1de4c30503a7, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0xc41de4c40513a6, // V_CVT_F16_I16 ENC_VOP1 default
    0xc61e04c50513a6, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0xc81e24c60513a6, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0xca1de4c70513a6, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0xc41ea4c80523c6, // V_CVT_U16_F16 ENC_VOP1 default
    0xc61ec4c90523c6, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4ca0523c6, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4cb0523c6, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0xc41ea4cc0533b4, // V_CVT_I16_F16 ENC_VOP1 default
    0xc61ec4cd0533b4, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4ce0533b4, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4cf0533b4, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0xc41f64d0054484, // V_RCP_F16 ENC_VOP1 default
    0xc61f84d1054484, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81fa4d2054484, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1f64d3054484, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0xc41f64d0055497, // V_SQRT_F16 ENC_VOP1 default
    0xc61f84d1055497, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81fa4d2055497, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1f64d3055497, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0xc41f64d005648d, // V_RSQ_F16 ENC_VOP1 default
    0xc61f84d105648d, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81fa4d205648d, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1f64d305648d, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0xc41f64d0057411, // V_LOG_F16 ENC_VOP1 default
    0xc61f84d1057411, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81fa4d2057411, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1f64d3057411, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0xc41f64d00583eb, // V_EXP_F16 ENC_VOP1 default
    0xc61f84d10583eb, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81fa4d20583eb, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1f64d30583eb, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0xc41f64d0059404, // V_FREXP_MANT_F16 ENC_VOP1 default
    0xc61f84d1059404, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81fa4d2059404, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1f64d3059404, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0xc41ea4cc05a401, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0xc61ec4cd05a401, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4ce05a401, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4cf05a401, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0xc41f64d005b3ed, // V_FLOOR_F16 ENC_VOP1 default
    0xc61f84d105b3ed, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81fa4d205b3ed, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1f64d305b3ed, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0xc41f64d005c2d9, // V_CEIL_F16 ENC_VOP1 default
    0xc61f84d105c2d9, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81fa4d205c2d9, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1f64d305c2d9, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0xc41f64d005d4ab, // V_TRUNC_F16 ENC_VOP1 default
    0xc61f84d105d4ab, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81fa4d205d4ab, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1f64d305d4ab, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0xc41f64d005e48a, // V_RNDNE_F16 ENC_VOP1 default
    0xc61f84d105e48a, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81fa4d205e48a, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1f64d305e48a, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0xc41f64d005f3fe, // V_FRACT_F16 ENC_VOP1 default
    0xc61f84d105f3fe, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81fa4d205f3fe, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1f64d305f3fe, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0xc41f64d0060495, // V_SIN_F16 ENC_VOP1 default
    0xc61f84d1060495, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81fa4d2060495, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1f64d3060495, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0xc41f64d006139e, // V_COS_F16 ENC_VOP1 default
    0xc61f84d106139e, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81fa4d206139e, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1f64d306139e, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0xc42024d4062494, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0xc62044d5062494, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0xc82064d6062494, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0xca2024d7062494, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0xc41ea4cc0633b9, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0xc61ec4cd0633b9, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4ce0633b9, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4cf0633b9, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0xc41ea4c80643ba, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0xc61ec4c90643ba, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4ca0643ba, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4cb0643ba, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0xcc20e4d80654a9, // V_SWAP_B32 ENC_VOP1 default
    0xcc2104d90664a8, // V_SWAP_B16 ENC_VOP1 default
    0xcc20e4da06746b, // V_PERMLANE64_B32 ENC_VOP1 default
    0xcc20e4db0684a7, // V_SWAPREL_B32 ENC_VOP1 default
    0xc41cc4dc069464, // V_NOT_B16 ENC_VOP1 default
    0xc61ce4dd069464, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0xc81d04de069464, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0xca1cc4df069464, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0xc42124e006a3b7, // V_CVT_I32_I16 ENC_VOP1 default
    0xc62144e106a3b7, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0xc82164e206a3b7, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0xca2124e306a3b7, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0xc42124e406b3c9, // V_CVT_U32_U16 ENC_VOP1 default
    0xc62144e506b3c9, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0xc82164e606b3c9, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0xca2124e706b3c9, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0xce2fe4e8000477, // V_PK_MAD_I16 ENC_VOP3P default
    0xd02fe4e9000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0xd22fe4ea000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0xd42fe4eb000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd62fe4ec000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0xd82fe4ed000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda2fe4ee000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc2fe4ef000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce3004f0001480, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0xd03004f1001480, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0xd23004f2001480, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0xd43004f3001480, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3004f4002470, // V_PK_ADD_I16 ENC_VOP3P default
    0xd03004f5002470, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0xd23004f6002470, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0xd43004f7002470, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3004f4003481, // V_PK_SUB_I16 ENC_VOP3P default
    0xd03004f5003481, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0xd23004f6003481, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0xd43004f7003481, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3004f0004475, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0xd03004f1004475, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0xd23004f2004475, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0xd43004f3004475, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3004f0005476, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0xd03004f1005476, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0xd23004f2005476, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0xd43004f3005476, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3004f8006472, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0xd03004f9006472, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0xd23004fa006472, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0xd43004fb006472, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3004f400747a, // V_PK_MAX_I16 ENC_VOP3P default
    0xd03004f500747a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0xd23004f600747a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0xd43004f700747a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3004f400847d, // V_PK_MIN_I16 ENC_VOP3P default
    0xd03004f500847d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0xd23004f600847d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0xd43004f700847d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2fe4fc009478, // V_PK_MAD_U16 ENC_VOP3P default
    0xd02fe4fd009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0xd22fe4fe009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0xd42fe4ff009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd62fe500009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0xd82fe501009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda2fe502009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc2fe503009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce3004f000a471, // V_PK_ADD_U16 ENC_VOP3P default
    0xd03004f100a471, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0xd23004f200a471, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0xd43004f300a471, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3004f000b482, // V_PK_SUB_U16 ENC_VOP3P default
    0xd03004f100b482, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0xd23004f200b482, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0xd43004f300b482, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3004f000c47b, // V_PK_MAX_U16 ENC_VOP3P default
    0xd03004f100c47b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0xd23004f200c47b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0xd43004f300c47b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3004f000d47e, // V_PK_MIN_U16 ENC_VOP3P default
    0xd03004f100d47e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0xd23004f200d47e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0xd43004f300d47e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce30250400e474, // V_PK_FMA_F16 ENC_VOP3P default
    0xd030250500e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0xd230250600e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0xd430250700e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd630250800e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0xd830250900e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda30250a00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc30250b00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce30450c00f46f, // V_PK_ADD_F16 ENC_VOP3P default
    0xd030450d00f46f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0xd230450e00f46f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0xd430450f00f46f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce30450c01047f, // V_PK_MUL_F16 ENC_VOP3P default
    0xd030450d01047f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0xd230450e01047f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0xd430450f01047f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce30450c01147c, // V_PK_MIN_F16 ENC_VOP3P default
    0xd030450d01147c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0xd230450e01147c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0xd430450f01147c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce30450c012479, // V_PK_MAX_F16 ENC_VOP3P default
    0xd030450d012479, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0xd230450e012479, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0xd430450f012479, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3065100133d5, // V_DOT2_F32_F16 ENC_VOP3P default
    0xde3085110133d5, // V_DOT2_F32_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe030a5120133d5, // V_DOT2_F32_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd03065130133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0xd23065140133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0xd43065150133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd63065160133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0xd83065170133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda3065180133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc3065190133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce30c51a0163d6, // V_DOT4_I32_IU8 ENC_VOP3P default
    0xd030c51b0163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0xd230c51c0163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0xd430c51d0163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd630c51e0163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0xd830c51f0163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda30c5200163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc30c5210163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce30c23a0173d7, // V_DOT4_U32_U8 ENC_VOP3P default
    0xd030c5220173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0xd230c5230173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0xd430c5240173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd630c5250173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0xd830c5260173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda30c5270173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc30c5280173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce30c5290183d8, // V_DOT8_I32_IU4 ENC_VOP3P default
    0xd030c52a0183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0xd230c52b0183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0xd430c52c0183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd630c52d0183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0xd830c52e0183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda30c52f0183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc30c5300183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce30c5310193d9, // V_DOT8_U32_U4 ENC_VOP3P default
    0xd030c5320193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0xd230c5330193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0xd430c5340193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd630c5350193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0xd830c5360193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda30c5370193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc30c5380193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce30e53901a3d4, // V_DOT2_F32_BF16 ENC_VOP3P default
    0xde31053a01a3d4, // V_DOT2_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0xe031253b01a3d4, // V_DOT2_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0xd030e53c01a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0xd230e53d01a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0xd430e53e01a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd630e53f01a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0xd830e54001a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda30e54101a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc30e54201a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce3145430203fd, // V_FMA_MIX_F32 ENC_VOP3P default
    0xde3165440203fd, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0xe03185450203fd, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0xd03145460203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0xd23145470203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0xd43145480203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd63145490203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0xd831454a0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda31454b0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc31454c0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce31454d0213fc, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0xde31654e0213fc, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe031854f0213fc, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd03145500213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0xd23145510213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0xd43145520213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd63145530213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0xd83145540213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda3145550213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc3145560213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce31454d0223fb, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0xde31654e0223fb, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe031854f0223fb, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd03145500223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0xd23145510223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0xd43145520223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd63145530223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0xd83145540223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda3145550223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc3145560223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xe231a5570404b1, // V_WMMA_F32_16X16X16_F16 ENC_VOP3P default
    0xe231a5580414b0, // V_WMMA_F32_16X16X16_BF16 ENC_VOP3P default
    0xe231c5590424af, // V_WMMA_F16_16X16X16_F16 ENC_VOP3P default
    0xe231c55a0434ae, // V_WMMA_BF16_16X16X16_BF16 ENC_VOP3P default
    0xe231e55b0444b3, // V_WMMA_I32_16X16X16_IU8 ENC_VOP3P default
    0xe232055c0454b2, // V_WMMA_I32_16X16X16_IU4 ENC_VOP3P default
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
