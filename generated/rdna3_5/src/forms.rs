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
    0x3622c13c10549d, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x3822e13d10549d, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a22a13e10549d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x3c22a13f10549d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x3e22a14010549d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3422a1411063f2, // V_FMAC_DX9_ZERO_F32 ENC_VOP3 default
    0x3a22a1421063f2, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3c22a1431063f2, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3e22a1441063f2, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0x3423214510945f, // V_MUL_I32_I24 ENC_VOP3 default
    0x3623414610945f, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x3823614710945f, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x3a23214810945f, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3c23214910945f, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3e23214a10945f, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423214510a45c, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x3623414610a45c, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x3823614710a45c, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x3a23214810a45c, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3c23214910a45c, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3e23214a10a45c, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423214b10b462, // V_MUL_U32_U24 ENC_VOP3 default
    0x3623414c10b462, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x3823614d10b462, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x3a23214e10b462, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3c23214f10b462, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3e23215010b462, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423214b10c45e, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x3623414c10c45e, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x3823614d10c45e, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x3a23214e10c45e, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3c23214f10c45e, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3e23215010c45e, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0x3423214511144a, // V_MIN_I32 ENC_VOP3 default
    0x3623414611144a, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x3823614711144a, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a23214811144a, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x3c23214911144a, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x3e23214a11144a, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x34232145112431, // V_MAX_I32 ENC_VOP3 default
    0x36234146112431, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x38236147112431, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a232148112431, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x3c232149112431, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x3e23214a112431, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423214b11344c, // V_MIN_U32 ENC_VOP3 default
    0x3623414c11344c, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x3823614d11344c, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a23214e11344c, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x3c23214f11344c, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x3e23215011344c, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423214b114433, // V_MAX_U32 ENC_VOP3 default
    0x3623414c114433, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x3823614d114433, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a23214e114433, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x3c23214f114433, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x3e232150114433, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423214b118414, // V_LSHLREV_B32 ENC_VOP3 default
    0x3623414c118414, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x3823614d118414, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a23214e118414, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x3c23214f118414, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x3e232150118414, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423214b119419, // V_LSHRREV_B32 ENC_VOP3 default
    0x3623414c119419, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x3823614d119419, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a23214e119419, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x3c23214f119419, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x3e232150119419, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423215111a2d1, // V_ASHRREV_I32 ENC_VOP3 default
    0x3623415211a2d1, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x3823615311a2d1, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a23215411a2d1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x3c23215511a2d1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x3e23215611a2d1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423214b11b2ce, // V_AND_B32 ENC_VOP3 default
    0x3623414c11b2ce, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x3823614d11b2ce, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a23214e11b2ce, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x3c23214f11b2ce, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x3e23215011b2ce, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423214b11c468, // V_OR_B32 ENC_VOP3 default
    0x3623414c11c468, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3823614d11c468, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a23214e11c468, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c23214f11c468, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e23215011c468, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423214b11d4b9, // V_XOR_B32 ENC_VOP3 default
    0x3623414c11d4b9, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3823614d11d4b9, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a23214e11d4b9, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c23214f11d4b9, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e23215011d4b9, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423214b11e4b6, // V_XNOR_B32 ENC_VOP3 default
    0x3623414c11e4b6, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3823614d11e4b6, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a23214e11e4b6, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c23214f11e4b6, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e23215011e4b6, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x5423e1571202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x562401581202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x582421591202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5a23e15a1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5c23e15b1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5e23e15c1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x5423e15712149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x5624015812149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5824215912149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5a23e15a12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5c23e15b12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5e23e15c12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x5423e15712249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x5624015812249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5824215912249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5a23e15a12249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5c23e15b12249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5e23e15c12249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x3423214b1252ca, // V_ADD_NC_U32 ENC_VOP3 default
    0x3623414c1252ca, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x3823614d1252ca, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a23214e1252ca, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3c23214f1252ca, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2321501252ca, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423214b1264a6, // V_SUB_NC_U32 ENC_VOP3 default
    0x3623414c1264a6, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x3823614d1264a6, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a23214e1264a6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3c23214f1264a6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2321501264a6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423214b12749e, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x3623414c12749e, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x3823614d12749e, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a23214e12749e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3c23214f12749e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3e23215012749e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3422a14112b3f4, // V_FMAC_F32 ENC_VOP3 default
    0x3622c15d12b3f4, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x3822e15e12b3f4, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a22a14212b3f4, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x3c22a14312b3f4, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x3e22a14412b3f4, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424e15f12f3c2, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x3625016012f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x3825216112f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a24e16212f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c24e16312f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e24e16412f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3425a1651322c3, // V_ADD_F16 ENC_VOP3 default
    0x3625c1661322c3, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x3825e1671322c3, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a25a1681322c3, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x3c25a1691322c3, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x3e25a16a1322c3, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3425a1651334a1, // V_SUB_F16 ENC_VOP3 default
    0x3625c1661334a1, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x3825e1671334a1, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a25a1681334a1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x3c25a1691334a1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x3e25a16a1334a1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3425a16513449c, // V_SUBREV_F16 ENC_VOP3 default
    0x3625c16613449c, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x3825e16713449c, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a25a16813449c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x3c25a16913449c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x3e25a16a13449c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3425a165135458, // V_MUL_F16 ENC_VOP3 default
    0x3625c166135458, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x3825e167135458, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a25a168135458, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x3c25a169135458, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x3e25a16a135458, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3426016b1363f3, // V_FMAC_F16 ENC_VOP3 default
    0x3626216c1363f3, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x3826416d1363f3, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a26016e1363f3, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x3c26016f1363f3, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2601701363f3, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3425a16513942d, // V_MAX_F16 ENC_VOP3 default
    0x3625c16613942d, // V_MAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x3825e16713942d, // V_MAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a25a16813942d, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0
    0x3c25a16913942d, // V_MAX_F16 VOP3_INST_LITERAL has_lit_1
    0x3e25a16a13942d, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3425a16513a446, // V_MIN_F16 ENC_VOP3 default
    0x3625c16613a446, // V_MIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x3825e16713a446, // V_MIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a25a16813a446, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0
    0x3c25a16913a446, // V_MIN_F16 VOP3_INST_LITERAL has_lit_1
    0x3e25a16a13a446, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3426c16513b40d, // V_LDEXP_F16 ENC_VOP3 default
    0x3626e16613b40d, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x3827016713b40d, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a26c16813b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x3c26c16913b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x3e26c16a13b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0x3418e1831873c7, // V_CVT_U32_F32 ENC_VOP3 default
    0x361901841873c7, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921851873c7, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1861873c7, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x3418e1871883b5, // V_CVT_I32_F32 ENC_VOP3 default
    0x361901881883b5, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921891883b5, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e18a1883b5, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x341ae18b18a3a5, // V_CVT_F16_F32 ENC_VOP3 default
    0x361b018c18a3a5, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x381b218d18a3a5, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1ae18e18a3a5, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x341ba18f18b3a8, // V_CVT_F32_F16 ENC_VOP3 default
    0x361bc19018b3a8, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x381be19118b3a8, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1ba19218b3a8, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x3418e18718c3b8, // V_CVT_NEAREST_I32_F32 ENC_VOP3 default
    0x3619018818c3b8, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x3819218918c3b8, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e18a18c3b8, // V_CVT_NEAREST_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x3418e18718d3b3, // V_CVT_FLOOR_I32_F32 ENC_VOP3 default
    0x3619018818d3b3, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x3819218918d3b3, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e18a18d3b3, // V_CVT_FLOOR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x341a217b18e3bb, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x361a417c18e3bb, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP8 has_dpp8
    0x381a617d18e3bb, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP16 has_dpp16
    0x3a1a217e18e3bb, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x3419a19318f3a9, // V_CVT_F32_F64 ENC_VOP3 default
    0x3a19a19418f3a9, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x341c01951903b0, // V_CVT_F64_F32 ENC_VOP3 default
    0x3a1c01961903b0, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
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
    0x341c419b1974ad, // V_TRUNC_F64 ENC_VOP3 default
    0x3a1c419c1974ad, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x341c419b1982db, // V_CEIL_F64 ENC_VOP3 default
    0x3a1c419c1982db, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x341c419b19948c, // V_RNDNE_F64 ENC_VOP3 default
    0x3a1c419c19948c, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x341c419b19a3ef, // V_FLOOR_F64 ENC_VOP3 default
    0x3a1c419c19a3ef, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x3418617119b46e, // V_PIPEFLUSH ENC_VOP3 default
    0x341cc19d19c451, // V_MOV_B16 ENC_VOP3 default
    0x361ce19e19c451, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x381d019f19c451, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a1cc1a019c451, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x3418e1a11a03ff, // V_FRACT_F32 ENC_VOP3 default
    0x361901a21a03ff, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921a31a03ff, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1a41a03ff, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x3418e1a11a14ac, // V_TRUNC_F32 ENC_VOP3 default
    0x361901a21a14ac, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921a31a14ac, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1a41a14ac, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x3418e1a11a22da, // V_CEIL_F32 ENC_VOP3 default
    0x361901a21a22da, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921a31a22da, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1a41a22da, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x3418e1a11a348b, // V_RNDNE_F32 ENC_VOP3 default
    0x361901a21a348b, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921a31a348b, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1a41a348b, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x3418e1a11a43ee, // V_FLOOR_F32 ENC_VOP3 default
    0x361901a21a43ee, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921a31a43ee, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1a41a43ee, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x3418e1a11a53ec, // V_EXP_F32 ENC_VOP3 default
    0x361901a21a53ec, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921a31a53ec, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1a41a53ec, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x3418e1a11a7412, // V_LOG_F32 ENC_VOP3 default
    0x361901a21a7412, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921a31a7412, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1a41a7412, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x3418e1a11aa485, // V_RCP_F32 ENC_VOP3 default
    0x361901a21aa485, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921a31aa485, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1a41aa485, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x3418e1a11ab487, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x361901a21ab487, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921a31ab487, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1a41ab487, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x3418e1a11ae48e, // V_RSQ_F32 ENC_VOP3 default
    0x361901a21ae48e, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921a31ae48e, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1a41ae48e, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x341c419b1af486, // V_RCP_F64 ENC_VOP3 default
    0x3a1c419c1af486, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x341c419b1b148f, // V_RSQ_F64 ENC_VOP3 default
    0x3a1c419c1b148f, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x3418e1a11b3498, // V_SQRT_F32 ENC_VOP3 default
    0x361901a21b3498, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921a31b3498, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1a41b3498, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x341c419b1b4499, // V_SQRT_F64 ENC_VOP3 default
    0x3a1c419c1b4499, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x3418e1a11b5496, // V_SIN_F32 ENC_VOP3 default
    0x361901a21b5496, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921a31b5496, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1a41b5496, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x3418e1a11b639f, // V_COS_F32 ENC_VOP3 default
    0x361901a21b639f, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921a31b639f, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1a41b639f, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x341a21a51b7465, // V_NOT_B32 ENC_VOP3 default
    0x361a41a61b7465, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x381a61a71b7465, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a21a81b7465, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x3418e1721b82d8, // V_BFREV_B32 ENC_VOP3 default
    0x361901731b82d8, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x381921741b82d8, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1751b82d8, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x341a21a91b92dd, // V_CLZ_I32_U32 ENC_VOP3 default
    0x361a41aa1b92dd, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x381a61ab1b92dd, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a21ac1b92dd, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x341a21a91ba3a0, // V_CTZ_I32_B32 ENC_VOP3 default
    0x361a41aa1ba3a0, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x381a61ab1ba3a0, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a21ac1ba3a0, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x341a21ad1bb2dc, // V_CLS_I32 ENC_VOP3 default
    0x361a41ae1bb2dc, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x381a61af1bb2dc, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a21b01bb2dc, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x3419a1771bc403, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x3a19a1781bc403, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x341c419b1bd406, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x3a1c419c1bd406, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x341c419b1be400, // V_FRACT_F64 ENC_VOP3 default
    0x3a1c419c1be400, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x3418e1871bf402, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x361901881bf402, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921891bf402, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e18a1bf402, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x3418e1a11c0405, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x361901a21c0405, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x381921a31c0405, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a18e1a41c0405, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
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
    0x341d81b61d03a7, // V_CVT_F16_U16 ENC_VOP3 default
    0x361da1b71d03a7, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x381dc1b81d03a7, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a1d81b91d03a7, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x341d81ba1d13a6, // V_CVT_F16_I16 ENC_VOP3 default
    0x361da1bb1d13a6, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x381dc1bc1d13a6, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a1d81bd1d13a6, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x341e41be1d23c6, // V_CVT_U16_F16 ENC_VOP3 default
    0x361e61bf1d23c6, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x381e81c01d23c6, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1e41c11d23c6, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x341e41c21d33b4, // V_CVT_I16_F16 ENC_VOP3 default
    0x361e61c31d33b4, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x381e81c41d33b4, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1e41c51d33b4, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x341f01c61d4484, // V_RCP_F16 ENC_VOP3 default
    0x361f21c71d4484, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41c81d4484, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01c91d4484, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x341f01c61d5497, // V_SQRT_F16 ENC_VOP3 default
    0x361f21c71d5497, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41c81d5497, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01c91d5497, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x341f01c61d648d, // V_RSQ_F16 ENC_VOP3 default
    0x361f21c71d648d, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41c81d648d, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01c91d648d, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x341f01c61d7411, // V_LOG_F16 ENC_VOP3 default
    0x361f21c71d7411, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41c81d7411, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01c91d7411, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x341f01c61d83eb, // V_EXP_F16 ENC_VOP3 default
    0x361f21c71d83eb, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41c81d83eb, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01c91d83eb, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x341f01c61d9404, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x361f21c71d9404, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41c81d9404, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01c91d9404, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x341e41c21da401, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x361e61c31da401, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x381e81c41da401, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1e41c51da401, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x341f01c61db3ed, // V_FLOOR_F16 ENC_VOP3 default
    0x361f21c71db3ed, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41c81db3ed, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01c91db3ed, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x341f01c61dc2d9, // V_CEIL_F16 ENC_VOP3 default
    0x361f21c71dc2d9, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41c81dc2d9, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01c91dc2d9, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x341f01c61dd4ab, // V_TRUNC_F16 ENC_VOP3 default
    0x361f21c71dd4ab, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41c81dd4ab, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01c91dd4ab, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x341f01c61de48a, // V_RNDNE_F16 ENC_VOP3 default
    0x361f21c71de48a, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41c81de48a, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01c91de48a, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x341f01c61df3fe, // V_FRACT_F16 ENC_VOP3 default
    0x361f21c71df3fe, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41c81df3fe, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01c91df3fe, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x341f01c61e0495, // V_SIN_F16 ENC_VOP3 default
    0x361f21c71e0495, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41c81e0495, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01c91e0495, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x341f01c61e139e, // V_COS_F16 ENC_VOP3 default
    0x361f21c71e139e, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f41c81e139e, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f01c91e139e, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x341fc1ca1e2494, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x361fe1cb1e2494, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x382001cc1e2494, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a1fc1cd1e2494, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x341e41c21e33b9, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x361e61c31e33b9, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x381e81c41e33b9, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1e41c51e33b9, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x341e41be1e43ba, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x361e61bf1e43ba, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x381e81c01e43ba, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1e41c11e43ba, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x341cc1ce1e9464, // V_NOT_B16 ENC_VOP3 default
    0x361ce1cf1e9464, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x381d01d01e9464, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a1cc1d11e9464, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x3420c1d21ea3b7, // V_CVT_I32_I16 ENC_VOP3 default
    0x3620e1d31ea3b7, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x382101d41ea3b7, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a20c1d51ea3b7, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x3420c1d61eb3c9, // V_CVT_U32_U16 ENC_VOP3 default
    0x3620e1d71eb3c9, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x382101d81eb3c9, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a20c1d91eb3c9, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x342741da2093f7, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x362761db2093f7, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x382781dc2093f7, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2741dd2093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2741de2093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2741df2093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622741e02093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x642741e12093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662741e22093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682741e32093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a1e420a41d, // V_MAD_I32_I24 ENC_VOP3 default
    0x3627c1e520a41d, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x3827e1e620a41d, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x3a27a1e720a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3c27a1e820a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3e27a1e920a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a1ea20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x6427a1eb20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a1ec20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a1ed20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a1ee20b421, // V_MAD_U32_U24 ENC_VOP3 default
    0x3627c1ef20b421, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x3827e1f020b421, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x3a27a1f120b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3c27a1f220b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3e27a1f320b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a1f420b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x6427a1f520b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a1f620b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a1f720b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342741da20c3a1, // V_CUBEID_F32 ENC_VOP3 default
    0x362761db20c3a1, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x382781dc20c3a1, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2741dd20c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2741de20c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2741df20c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622741e020c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x642741e120c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662741e220c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682741e320c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342741da20d3a3, // V_CUBESC_F32 ENC_VOP3 default
    0x362761db20d3a3, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x382781dc20d3a3, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2741dd20d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2741de20d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2741df20d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622741e020d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x642741e120d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662741e220d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682741e320d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342741da20e3a4, // V_CUBETC_F32 ENC_VOP3 default
    0x362761db20e3a4, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x382781dc20e3a4, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2741dd20e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2741de20e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2741df20e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622741e020e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x642741e120e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662741e220e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682741e320e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342741da20f3a2, // V_CUBEMA_F32 ENC_VOP3 default
    0x362761db20f3a2, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x382781dc20f3a2, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2741dd20f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2741de20f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2741df20f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622741e020f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x642741e120f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662741e220f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682741e320f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a1f82102d5, // V_BFE_U32 ENC_VOP3 default
    0x3627c1f92102d5, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x3827e1fa2102d5, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a1fb2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x3c27a1fc2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x3e27a1fd2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a1fe2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x6427a1ff2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a2002102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a2012102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a2022112d4, // V_BFE_I32 ENC_VOP3 default
    0x3627c2032112d4, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x3827e2042112d4, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a2052112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x3c27a2062112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x3e27a2072112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a2082112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x6427a2092112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a20a2112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a20b2112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a1f82122d6, // V_BFI_B32 ENC_VOP3 default
    0x3627c1f92122d6, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x3827e1fa2122d6, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a1fb2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x3c27a1fc2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x3e27a1fd2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a1fe2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x6427a1ff2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a2002122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a2012122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342741da2133f9, // V_FMA_F32 ENC_VOP3 default
    0x362761db2133f9, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x382781dc2133f9, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2741dd2133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2741de2133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2741df2133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622741e02133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x642741e12133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662741e22133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682741e32133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428020c2143fa, // V_FMA_F64 ENC_VOP3 default
    0x3a28020d2143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x3c28020e2143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x3e28020f2143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622802102143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x642802112143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662802122143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682802132143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x34274214215410, // V_LERP_U8 ENC_VOP3 default
    0x36276215215410, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x38278216215410, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x3a274217215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x3c274218215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x3e274219215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227421a215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x6427421b215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627421c215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827421d215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428221e2162cb, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x3628421f2162cb, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x382862202162cb, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2822212162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2822222162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2822232162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622822242162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x642822252162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662822262162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682822272162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428221e2172cc, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x3628421f2172cc, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x382862202172cc, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2822212172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2822222172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2822232172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622822242172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x642822252172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662822262172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682822272172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342741da218456, // V_MULLIT_F32 ENC_VOP3 default
    0x362761db218456, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x382781dc218456, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2741dd218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2741de218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2741df218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622741e0218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x642741e1218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662741e2218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682741e3218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342741da21943d, // V_MIN3_F32 ENC_VOP3 default
    0x362761db21943d, // V_MIN3_F32 VOP3_VOP_DPP8 has_dpp8
    0x382781dc21943d, // V_MIN3_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2741dd21943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2741de21943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2741df21943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622741e021943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_2
    0x642741e121943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662741e221943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682741e321943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a22821a43f, // V_MIN3_I32 ENC_VOP3 default
    0x3627c22921a43f, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3827e22a21a43f, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a22b21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x3c27a22c21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x3e27a22d21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a22e21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x6427a22f21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a23021a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a23121a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a1f821b441, // V_MIN3_U32 ENC_VOP3 default
    0x3627c1f921b441, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3827e1fa21b441, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a1fb21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x3c27a1fc21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x3e27a1fd21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a1fe21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x6427a1ff21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a20021b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a20121b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342741da21c424, // V_MAX3_F32 ENC_VOP3 default
    0x362761db21c424, // V_MAX3_F32 VOP3_VOP_DPP8 has_dpp8
    0x382781dc21c424, // V_MAX3_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2741dd21c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2741de21c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2741df21c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622741e021c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_2
    0x642741e121c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662741e221c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682741e321c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a22821d426, // V_MAX3_I32 ENC_VOP3 default
    0x3627c22921d426, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3827e22a21d426, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a22b21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x3c27a22c21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x3e27a22d21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a22e21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x6427a22f21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a23021d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a23121d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a1f821e428, // V_MAX3_U32 ENC_VOP3 default
    0x3627c1f921e428, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3827e1fa21e428, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a1fb21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x3c27a1fc21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x3e27a1fd21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a1fe21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x6427a1ff21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a20021e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a20121e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342741da21f437, // V_MED3_F32 ENC_VOP3 default
    0x362761db21f437, // V_MED3_F32 VOP3_VOP_DPP8 has_dpp8
    0x382781dc21f437, // V_MED3_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2741dd21f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2741de21f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2741df21f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622741e021f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_2
    0x642741e121f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662741e221f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682741e321f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a228220439, // V_MED3_I32 ENC_VOP3 default
    0x3627c229220439, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3827e22a220439, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a22b220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x3c27a22c220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x3e27a22d220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a22e220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x6427a22f220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a230220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a231220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a1f822143b, // V_MED3_U32 ENC_VOP3 default
    0x3627c1f922143b, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3827e1fa22143b, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a1fb22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x3c27a1fc22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x3e27a1fd22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a1fe22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x6427a1ff22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a20022143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a20122143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a232222493, // V_SAD_U8 ENC_VOP3 default
    0x3627c233222493, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x3827e234222493, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x3a27a235222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x3c27a236222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x3e27a237222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a238222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x6427a239222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a23a222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a23b222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a232223490, // V_SAD_HI_U8 ENC_VOP3 default
    0x3627c233223490, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x3827e234223490, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x3a27a235223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x3c27a236223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x3e27a237223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a238223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x6427a239223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a23a223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a23b223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a23c224491, // V_SAD_U16 ENC_VOP3 default
    0x3627c23d224491, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x3827e23e224491, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a27a23f224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x3c27a240224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x3e27a241224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a242224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x6427a243224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a244224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a245224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a1f8225492, // V_SAD_U32 ENC_VOP3 default
    0x3627c1f9225492, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x3827e1fa225492, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a1fb225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x3c27a1fc225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x3e27a1fd225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a1fe225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x6427a1ff225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a200225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a201225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342882462263c5, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x3628a2472263c5, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x3828c2482263c5, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2882492263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x3c28824a2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x3e28824b2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228824c2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x6428824d2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628824e2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828824f2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342741da2273cb, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x3a2741dd2273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2741de2273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2741df2273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622741e02273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x642741e12273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662741e22273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682741e32273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428020c2283cc, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x3a28020d2283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x3c28020e2283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x3e28020f2283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622802102283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x642802112283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662802122283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682802132283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x6a2742502373cd, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x6c2742512373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x6e2742522373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x702742532373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x722742542373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x742742552373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x762742562373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x782742572373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x6a2802582383ce, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x6c2802592383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x6e28025a2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x7028025b2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x7228025c2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x7428025d2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x7628025e2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x7828025f2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x34274214239455, // V_MSAD_U8 ENC_VOP3 default
    0x36276215239455, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x38278216239455, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x3a274217239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x3c274218239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x3e274219239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227421a239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x6427421b239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627421c239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827421d239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428e26023a483, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x3a28e26123a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x3c28e26223a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x3e28e26323a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228e26423a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x6428e26523a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628e26623a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828e26723a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428e26023b453, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x3a28e26123b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x3c28e26223b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x3e28e26323b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228e26423b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x6428e26523b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628e26623b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828e26723b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x7a29026823d454, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x7c29026923d454, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x7e29026a23d454, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x8029026b23d454, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3427a1f82404b7, // V_XOR3_B32 ENC_VOP3 default
    0x3627c1f92404b7, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x3827e1fa2404b7, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a1fb2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x3c27a1fc2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x3e27a1fd2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a1fe2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x6427a1ff2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a2002404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a2012404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429226c24141f, // V_MAD_U16 ENC_VOP3 default
    0x3629426d24141f, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x3829626e24141f, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a29226f24141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x3c29227024141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x3e29227124141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229227224141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x6429227324141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629227424141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829227524141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429827624446d, // V_PERM_B32 ENC_VOP3 default
    0x3629a27724446d, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x3829c27824446d, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a29827924446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x3c29827a24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x3e29827b24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229827c24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x6429827d24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629827e24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829827f24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a1f82454b5, // V_XAD_U32 ENC_VOP3 default
    0x3627c1f92454b5, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x3827e1fa2454b5, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a1fb2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x3c27a1fc2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x3e27a1fd2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a1fe2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x6427a1ff2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a2002454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a2012454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a1f8246416, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x3627c1f9246416, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x3827e1fa246416, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a1fb246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x3c27a1fc246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x3e27a1fd246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a1fe246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x6427a1ff246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a200246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a201246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a1f82472c6, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x3627c1f92472c6, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x3827e1fa2472c6, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a1fb2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x3c27a1fc2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x3e27a1fd2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a1fe2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x6427a1ff2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a2002472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a2012472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429e2802483f8, // V_FMA_F16 ENC_VOP3 default
    0x362a02812483f8, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x382a22822483f8, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a29e2832483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x3c29e2842483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x3e29e2852483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229e2862483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x6429e2872483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629e2882483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829e2892483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429e28024943c, // V_MIN3_F16 ENC_VOP3 default
    0x362a028124943c, // V_MIN3_F16 VOP3_VOP_DPP8 has_dpp8
    0x382a228224943c, // V_MIN3_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a29e28324943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x3c29e28424943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x3e29e28524943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229e28624943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x6429e28724943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629e28824943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829e28924943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429228a24a43e, // V_MIN3_I16 ENC_VOP3 default
    0x3629428b24a43e, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x3829628c24a43e, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a29228d24a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x3c29228e24a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x3e29228f24a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229229024a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x6429229124a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629229224a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829229324a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429226c24b440, // V_MIN3_U16 ENC_VOP3 default
    0x3629426d24b440, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x3829626e24b440, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a29226f24b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x3c29227024b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x3e29227124b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229227224b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x6429227324b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629227424b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829227524b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429e28024c423, // V_MAX3_F16 ENC_VOP3 default
    0x362a028124c423, // V_MAX3_F16 VOP3_VOP_DPP8 has_dpp8
    0x382a228224c423, // V_MAX3_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a29e28324c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x3c29e28424c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x3e29e28524c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229e28624c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x6429e28724c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629e28824c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829e28924c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429228a24d425, // V_MAX3_I16 ENC_VOP3 default
    0x3629428b24d425, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x3829628c24d425, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a29228d24d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x3c29228e24d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x3e29228f24d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229229024d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x6429229124d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629229224d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829229324d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429226c24e427, // V_MAX3_U16 ENC_VOP3 default
    0x3629426d24e427, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x3829626e24e427, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a29226f24e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x3c29227024e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x3e29227124e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229227224e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x6429227324e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629227424e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829227524e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429e28024f436, // V_MED3_F16 ENC_VOP3 default
    0x362a028124f436, // V_MED3_F16 VOP3_VOP_DPP8 has_dpp8
    0x382a228224f436, // V_MED3_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a29e28324f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x3c29e28424f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x3e29e28524f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229e28624f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x6429e28724f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629e28824f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829e28924f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429228a250438, // V_MED3_I16 ENC_VOP3 default
    0x3629428b250438, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x3829628c250438, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a29228d250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x3c29228e250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x3e29228f250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x62292290250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x64292291250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x66292292250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x68292293250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429226c25143a, // V_MED3_U16 ENC_VOP3 default
    0x3629426d25143a, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x3829626e25143a, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a29226f25143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x3c29227025143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x3e29227125143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229227225143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x6429227325143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629227425143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829227525143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429228a25341b, // V_MAD_I16 ENC_VOP3 default
    0x3629428b25341b, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x3829628c25341b, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a29228d25341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x3c29228e25341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x3e29228f25341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229229025341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x6429229125341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629229225341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829229325341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429e2802543ca, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x362a02812543ca, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x382a22822543ca, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a29e2832543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x3c29e2842543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x3e29e2852543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229e2862543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x6429e2872543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629e2882543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829e2892543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a1f82552c0, // V_ADD3_U32 ENC_VOP3 default
    0x3627c1f92552c0, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3827e1fa2552c0, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a1fb2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x3c27a1fc2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x3e27a1fd2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a1fe2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x6427a1ff2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a2002552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a2012552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a1f8256417, // V_LSHL_OR_B32 ENC_VOP3 default
    0x3627c1f9256417, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3827e1fa256417, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a1fb256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c27a1fc256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e27a1fd256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a1fe256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x6427a1ff256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a200256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a201256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a1f82572cf, // V_AND_OR_B32 ENC_VOP3 default
    0x3627c1f92572cf, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3827e1fa2572cf, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a1fb2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c27a1fc2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e27a1fd2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a1fe2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x6427a1ff2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a2002572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a2012572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a1f8258466, // V_OR3_B32 ENC_VOP3 default
    0x3627c1f9258466, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x3827e1fa258466, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a1fb258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x3c27a1fc258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x3e27a1fd258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a1fe258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x6427a1ff258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a200258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a201258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a4294259420, // V_MAD_U32_U16 ENC_VOP3 default
    0x362a6295259420, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x382a8296259420, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2a4297259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2a4298259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2a4299259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a429a259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x642a429b259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a429c259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a429d259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a429e25a41c, // V_MAD_I32_I16 ENC_VOP3 default
    0x362a629f25a41c, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x382a82a025a41c, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2a42a125a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2a42a225a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2a42a325a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a42a425a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x642a42a525a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a42a625a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a42a725a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x822aa2a825b46a, // V_PERMLANE16_B32 ENC_VOP3 default
    0x842aa2a925b46a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x862aa2aa25b46a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x882aa2ab25b46a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x822aa2a825c46c, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x842aa2a925c46c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x862aa2aa25c46c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x882aa2ab25c46c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x4c2ac2ac25d39c, // V_CNDMASK_B16 ENC_VOP3 default
    0x362ae2ad25d39c, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x382b02ae25d39c, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x4e2ac2af25d39c, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x502ac2b025d39c, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x522ac2b125d39c, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342741da25e42a, // V_MAXMIN_F32 ENC_VOP3 default
    0x362761db25e42a, // V_MAXMIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x382781dc25e42a, // V_MAXMIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2741dd25e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2741de25e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2741df25e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622741e025e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_2
    0x642741e125e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662741e225e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682741e325e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342741da25f443, // V_MINMAX_F32 ENC_VOP3 default
    0x362761db25f443, // V_MINMAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x382781dc25f443, // V_MINMAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2741dd25f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2741de25f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2741df25f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622741e025f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_2
    0x642741e125f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662741e225f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682741e325f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429e280260429, // V_MAXMIN_F16 ENC_VOP3 default
    0x362a0281260429, // V_MAXMIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x382a2282260429, // V_MAXMIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a29e283260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0
    0x3c29e284260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1
    0x3e29e285260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229e286260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_2
    0x6429e287260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629e288260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829e289260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429e280261442, // V_MINMAX_F16 ENC_VOP3 default
    0x362a0281261442, // V_MINMAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x382a2282261442, // V_MINMAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a29e283261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0
    0x3c29e284261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1
    0x3e29e285261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229e286261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_2
    0x6429e287261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629e288261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829e289261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a1f826242c, // V_MAXMIN_U32 ENC_VOP3 default
    0x3627c1f926242c, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x3827e1fa26242c, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a1fb26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x3c27a1fc26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x3e27a1fd26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a1fe26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x6427a1ff26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a20026242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a20126242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a1f8263445, // V_MINMAX_U32 ENC_VOP3 default
    0x3627c1f9263445, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x3827e1fa263445, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a1fb263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x3c27a1fc263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x3e27a1fd263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a1fe263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x6427a1ff263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a200263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a201263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a22826442b, // V_MAXMIN_I32 ENC_VOP3 default
    0x3627c22926442b, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x3827e22a26442b, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a22b26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x3c27a22c26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x3e27a22d26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a22e26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x6427a22f26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a23026442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a23126442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3427a228265444, // V_MINMAX_I32 ENC_VOP3 default
    0x3627c229265444, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x3827e22a265444, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a27a22b265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x3c27a22c265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x3e27a22d265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6227a22e265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x6427a22f265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6627a230265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6827a231265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342b22b22663d3, // V_DOT2_F16_F16 ENC_VOP3 default
    0x362b42b32663d3, // V_DOT2_F16_F16 VOP3_VOP_DPP8 has_dpp8
    0x382b62b42663d3, // V_DOT2_F16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2b22b52663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2b22b62663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2b22b72663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622b22b82663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_2
    0x642b22b92663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662b22ba2663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682b22bb2663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342b82bc2673d2, // V_DOT2_BF16_BF16 ENC_VOP3 default
    0x362ba2bd2673d2, // V_DOT2_BF16_BF16 VOP3_VOP_DPP8 has_dpp8
    0x382bc2be2673d2, // V_DOT2_BF16_BF16 VOP3_VOP_DPP16 has_dpp16
    0x3a2b82bf2673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0
    0x3c2b82c02673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1
    0x3e2b82c12673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622b82c22673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_2
    0x642b82c32673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662b82c42673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682b82c52673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2be2c62fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x8c2be2c72fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2be2c82fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902be2c92fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x922be2ca2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x942be2cb2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x962be2cc2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x982be2cd2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2c02ce2fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x8c2c02cf2fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2c02d02fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902c02d12fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x922c02d22fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x942c02d32fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x962c02d42fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x982c02d52fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2c22d62fe422, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x8c2c22d72fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2c22d82fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902c22d92fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x922c22da2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x942c22db2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x962c22dc2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x982c22dd2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2c22de2ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x8c2c22df2ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2c22e02ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902c22e12ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x922c22e22ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x942c22e32ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x962c22e42ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x982c22e52ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2c42e63002c2, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x562c62e73002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x582c82e83002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8c2c42e93002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2c42ea3002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902c42eb3002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x8a2c42e63014a0, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x562c62e73014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x582c82e83014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8c2c42e93014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2c42ea3014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902c42eb3014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x8a2c42e630249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x562c62e730249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x582c82e830249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8c2c42e930249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2c42ea30249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902c42eb30249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x342ca2ec3032c9, // V_ADD_NC_U16 ENC_VOP3 default
    0x362cc2ed3032c9, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x382ce2ee3032c9, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca2ef3032c9, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca2f03032c9, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca2f13032c9, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342ca2ec3044a5, // V_SUB_NC_U16 ENC_VOP3 default
    0x362cc2ed3044a5, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x382ce2ee3044a5, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca2ef3044a5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca2f03044a5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca2f13044a5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342ca2ec305460, // V_MUL_LO_U16 ENC_VOP3 default
    0x362cc2ed305460, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x382ce2ee305460, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca2ef305460, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca2f0305460, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca2f1305460, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342d02f23063bc, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x3622c2f33063bc, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x3822e2f43063bc, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2d02f53063bc, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2d02f63063bc, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2d02f73063bc, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342d02f83073c3, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x3622c2f93073c3, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x3822e2fa3073c3, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2d02fb3073c3, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2d02fc3073c3, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2d02fd3073c3, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342ca2ec309432, // V_MAX_U16 ENC_VOP3 default
    0x362cc2ed309432, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x382ce2ee309432, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca2ef309432, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca2f0309432, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca2f1309432, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342ca2fe30a430, // V_MAX_I16 ENC_VOP3 default
    0x362cc2ff30a430, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x382ce30030a430, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca30130a430, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca30230a430, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca30330a430, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342ca2ec30b44b, // V_MIN_U16 ENC_VOP3 default
    0x362cc2ed30b44b, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x382ce2ee30b44b, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca2ef30b44b, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca2f030b44b, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca2f130b44b, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342ca2fe30c449, // V_MIN_I16 ENC_VOP3 default
    0x362cc2ff30c449, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x382ce30030c449, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca30130c449, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca30230c449, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca30330c449, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342ca2fe30d2c7, // V_ADD_NC_I16 ENC_VOP3 default
    0x362cc2ff30d2c7, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x382ce30030d2c7, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca30130d2c7, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca30230d2c7, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca30330d2c7, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342ca2fe30e4a3, // V_SUB_NC_I16 ENC_VOP3 default
    0x362cc2ff30e4a3, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x382ce30030e4a3, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca30130e4a3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca30230e4a3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca30330e4a3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342d2304311469, // V_PACK_B32_F16 ENC_VOP3 default
    0x362d4305311469, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x382d6306311469, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2d2307311469, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2d2308311469, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2d2309311469, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342d230a3123be, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x362d430b3123be, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x382d630c3123be, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2d230d3123be, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2d230e3123be, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2d230f3123be, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342d23103133c0, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x362d43113133c0, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x382d63123133c0, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2d23133133c0, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2d23143133c0, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2d23153133c0, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342d831631c40e, // V_LDEXP_F32 ENC_VOP3 default
    0x362da31731c40e, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x382dc31831c40e, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2d831931c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2d831a31c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2d831b31c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342de14b31d2d7, // V_BFM_B32 ENC_VOP3 default
    0x3623414c31d2d7, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x3823614d31d2d7, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2de14e31d2d7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2de14f31d2d7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2de15031d2d7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342de14b31e2d3, // V_BCNT_U32_B32 ENC_VOP3 default
    0x3623414c31e2d3, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3823614d31e2d3, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2de14e31e2d3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2de14f31e2d3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2de15031e2d3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342de14b31f435, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x3623414c31f435, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3823614d31f435, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2de14e31f435, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2de14f31f435, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2de15031f435, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342de14b320434, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x3623414c320434, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3823614d320434, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2de14e320434, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2de14f320434, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2de150320434, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342d02f23213bf, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x3622c2f33213bf, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x3822e2f43213bf, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2d02f53213bf, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2d02f63213bf, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2d02f73213bf, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342d02f83223c1, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x3622c2f93223c1, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x3822e2fa3223c1, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2d02fb3223c1, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2d02fc3223c1, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2d02fd3223c1, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342de31c3233c4, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x3623431d3233c4, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x3823631e3233c4, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2de31f3233c4, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2de3203233c4, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2de3213233c4, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342de3223243bd, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x362343233243bd, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x382363243243bd, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a2de3253243bd, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x3c2de3263243bd, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x3e2de3273243bd, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342de1453254a4, // V_SUB_NC_I32 ENC_VOP3 default
    0x362341463254a4, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x382361473254a4, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a2de1483254a4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x3c2de1493254a4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x3e2de14a3254a4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342de1453262c8, // V_ADD_NC_I32 ENC_VOP3 default
    0x362341463262c8, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x382361473262c8, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a2de1483262c8, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x3c2de1493262c8, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x3e2de14a3262c8, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342e03283272c5, // V_ADD_F64 ENC_VOP3 default
    0x3a2e03293272c5, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x3c2e032a3272c5, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x3e2e032b3272c5, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342e032832845a, // V_MUL_F64 ENC_VOP3 default
    0x3a2e032932845a, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x3c2e032a32845a, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x3e2e032b32845a, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342e0328329448, // V_MIN_F64 ENC_VOP3 default
    0x3a2e0329329448, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x3c2e032a329448, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x3e2e032b329448, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342e032832a42f, // V_MAX_F64 ENC_VOP3 default
    0x3a2e032932a42f, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x3c2e032a32a42f, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x3e2e032b32a42f, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342e232c32b40f, // V_LDEXP_F64 ENC_VOP3 default
    0x3a2e232d32b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x3c2e232e32b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x3e2e232f32b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342de14b32c461, // V_MUL_LO_U32 ENC_VOP3 default
    0x3a2de14e32c461, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2de14f32c461, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2de15032c461, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342de14b32d45d, // V_MUL_HI_U32 ENC_VOP3 default
    0x3a2de14e32d45d, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2de14f32d45d, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2de15032d45d, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342de14532e45b, // V_MUL_HI_I32 ENC_VOP3 default
    0x3a2de14832e45b, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x3c2de14932e45b, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x3e2de14a32e45b, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342e233032f4aa, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x3a2e233132f4aa, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x3c2e233232f4aa, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x3e2e233332f4aa, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342ca2ec338413, // V_LSHLREV_B16 ENC_VOP3 default
    0x362cc2ed338413, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x382ce2ee338413, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca2ef338413, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca2f0338413, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca2f1338413, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342ca2ec339418, // V_LSHRREV_B16 ENC_VOP3 default
    0x362cc2ed339418, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x382ce2ee339418, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca2ef339418, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca2f0339418, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca2f1339418, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342ca33433a2d0, // V_ASHRREV_I16 ENC_VOP3 default
    0x362cc33533a2d0, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x382ce33633a2d0, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca33733a2d0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca33833a2d0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca33933a2d0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x9a2e433a33c415, // V_LSHLREV_B64 ENC_VOP3 default
    0x9c2e433b33c415, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x9e2e433c33c415, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x9a2e433a33d41a, // V_LSHRREV_B64 ENC_VOP3 default
    0x9c2e433b33d41a, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x9e2e433c33d41a, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x9a2e433d33e2d2, // V_ASHRREV_I64 ENC_VOP3 default
    0x9c2e433e33e2d2, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x9e2e433f33e2d2, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0xa02e6340360489, // V_READLANE_B32 ENC_VOP3 default
    0xa22d03413614b4, // V_WRITELANE_B32 ENC_VOP3 default
    0xa42d03423614b4, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x342ca2ec3622cd, // V_AND_B16 ENC_VOP3 default
    0x362cc2ed3622cd, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x382ce2ee3622cd, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca2ef3622cd, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca2f03622cd, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca2f13622cd, // V_AND_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342ca2ec363467, // V_OR_B16 ENC_VOP3 default
    0x362cc2ed363467, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x382ce2ee363467, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca2ef363467, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca2f0363467, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca2f1363467, // V_OR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342ca2ec3644b8, // V_XOR_B16 ENC_VOP3 default
    0x362cc2ed3644b8, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x382ce2ee3644b8, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ca2ef3644b8, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x3c2ca2f03644b8, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x3e2ca2f13644b8, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0xbc31242a000349, // V_CMP_F_F16 ENC_VOPC default
    0xbe31442b000349, // V_CMP_F_F16 VOPC_VOP_DPP8 has_dpp8
    0xc031642c000349, // V_CMP_F_F16 VOPC_VOP_DPP16 has_dpp16
    0xc231242d000349, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0xbc31242a00136e, // V_CMP_LT_F16 ENC_VOPC default
    0xbe31442b00136e, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc031642c00136e, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc231242d00136e, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0xbc31242a002340, // V_CMP_EQ_F16 ENC_VOPC default
    0xbe31442b002340, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc031642c002340, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc231242d002340, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0xbc31242a003362, // V_CMP_LE_F16 ENC_VOPC default
    0xbe31442b003362, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc031642c003362, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc231242d003362, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0xbc31242a004359, // V_CMP_GT_F16 ENC_VOPC default
    0xbe31442b004359, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc031642c004359, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc231242d004359, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0xbc31242a00536b, // V_CMP_LG_F16 ENC_VOPC default
    0xbe31442b00536b, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc031642c00536b, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc231242d00536b, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0xbc31242a006350, // V_CMP_GE_F16 ENC_VOPC default
    0xbe31442b006350, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc031642c006350, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc231242d006350, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0xbc31242a00738f, // V_CMP_O_F16 ENC_VOPC default
    0xbe31442b00738f, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0xc031642c00738f, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0xc231242d00738f, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0xbc31242a008399, // V_CMP_U_F16 ENC_VOPC default
    0xbe31442b008399, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0xc031642c008399, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0xc231242d008399, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0xbc31242a009380, // V_CMP_NGE_F16 ENC_VOPC default
    0xbe31442b009380, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc031642c009380, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc231242d009380, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0xbc31242a00a389, // V_CMP_NLG_F16 ENC_VOPC default
    0xbe31442b00a389, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc031642c00a389, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc231242d00a389, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0xbc31242a00b383, // V_CMP_NGT_F16 ENC_VOPC default
    0xbe31442b00b383, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc031642c00b383, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc231242d00b383, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0xbc31242a00c386, // V_CMP_NLE_F16 ENC_VOPC default
    0xbe31442b00c386, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc031642c00c386, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc231242d00c386, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0xbc31242a00d377, // V_CMP_NEQ_F16 ENC_VOPC default
    0xbe31442b00d377, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc031642c00d377, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc231242d00d377, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0xbc31242a00e38c, // V_CMP_NLT_F16 ENC_VOPC default
    0xbe31442b00e38c, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc031642c00e38c, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc231242d00e38c, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0xbc31242a00f392, // V_CMP_T_F16 ENC_VOPC default
    0xbe31442b00f392, // V_CMP_T_F16 VOPC_VOP_DPP8 has_dpp8
    0xc031642c00f392, // V_CMP_T_F16 VOPC_VOP_DPP16 has_dpp16
    0xc231242d00f392, // V_CMP_T_F16 VOPC_INST_LITERAL has_lit
    0xbc31e42e01034a, // V_CMP_F_F32 ENC_VOPC default
    0xbe32042f01034a, // V_CMP_F_F32 VOPC_VOP_DPP8 has_dpp8
    0xc032243001034a, // V_CMP_F_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43101034a, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0xbc31e42e01136f, // V_CMP_LT_F32 ENC_VOPC default
    0xbe32042f01136f, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc032243001136f, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43101136f, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0xbc31e42e012341, // V_CMP_EQ_F32 ENC_VOPC default
    0xbe32042f012341, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc0322430012341, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e431012341, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0xbc31e42e013363, // V_CMP_LE_F32 ENC_VOPC default
    0xbe32042f013363, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc0322430013363, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e431013363, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0xbc31e42e01435a, // V_CMP_GT_F32 ENC_VOPC default
    0xbe32042f01435a, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc032243001435a, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43101435a, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0xbc31e42e01536c, // V_CMP_LG_F32 ENC_VOPC default
    0xbe32042f01536c, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc032243001536c, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43101536c, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0xbc31e42e016351, // V_CMP_GE_F32 ENC_VOPC default
    0xbe32042f016351, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc0322430016351, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e431016351, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0xbc31e42e017390, // V_CMP_O_F32 ENC_VOPC default
    0xbe32042f017390, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0xc0322430017390, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e431017390, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0xbc31e42e01839a, // V_CMP_U_F32 ENC_VOPC default
    0xbe32042f01839a, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0xc032243001839a, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43101839a, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0xbc31e42e019381, // V_CMP_NGE_F32 ENC_VOPC default
    0xbe32042f019381, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc0322430019381, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e431019381, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0xbc31e42e01a38a, // V_CMP_NLG_F32 ENC_VOPC default
    0xbe32042f01a38a, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc032243001a38a, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43101a38a, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0xbc31e42e01b384, // V_CMP_NGT_F32 ENC_VOPC default
    0xbe32042f01b384, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc032243001b384, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43101b384, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0xbc31e42e01c387, // V_CMP_NLE_F32 ENC_VOPC default
    0xbe32042f01c387, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc032243001c387, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43101c387, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0xbc31e42e01d378, // V_CMP_NEQ_F32 ENC_VOPC default
    0xbe32042f01d378, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc032243001d378, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43101d378, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0xbc31e42e01e38d, // V_CMP_NLT_F32 ENC_VOPC default
    0xbe32042f01e38d, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc032243001e38d, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43101e38d, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0xbc31e42e01f393, // V_CMP_T_F32 ENC_VOPC default
    0xbe32042f01f393, // V_CMP_T_F32 VOPC_VOP_DPP8 has_dpp8
    0xc032243001f393, // V_CMP_T_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43101f393, // V_CMP_T_F32 VOPC_INST_LITERAL has_lit
    0xbc32643202034b, // V_CMP_F_F64 ENC_VOPC default
    0xc232643302034b, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0xbc326432021370, // V_CMP_LT_F64 ENC_VOPC default
    0xc2326433021370, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0xbc326432022342, // V_CMP_EQ_F64 ENC_VOPC default
    0xc2326433022342, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0xbc326432023364, // V_CMP_LE_F64 ENC_VOPC default
    0xc2326433023364, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0xbc32643202435b, // V_CMP_GT_F64 ENC_VOPC default
    0xc232643302435b, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0xbc32643202536d, // V_CMP_LG_F64 ENC_VOPC default
    0xc232643302536d, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0xbc326432026352, // V_CMP_GE_F64 ENC_VOPC default
    0xc2326433026352, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0xbc326432027391, // V_CMP_O_F64 ENC_VOPC default
    0xc2326433027391, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0xbc32643202839b, // V_CMP_U_F64 ENC_VOPC default
    0xc232643302839b, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0xbc326432029382, // V_CMP_NGE_F64 ENC_VOPC default
    0xc2326433029382, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0xbc32643202a38b, // V_CMP_NLG_F64 ENC_VOPC default
    0xc232643302a38b, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0xbc32643202b385, // V_CMP_NGT_F64 ENC_VOPC default
    0xc232643302b385, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0xbc32643202c388, // V_CMP_NLE_F64 ENC_VOPC default
    0xc232643302c388, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0xbc32643202d379, // V_CMP_NEQ_F64 ENC_VOPC default
    0xc232643302d379, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0xbc32643202e38e, // V_CMP_NLT_F64 ENC_VOPC default
    0xc232643302e38e, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0xbc32643202f394, // V_CMP_T_F64 ENC_VOPC default
    0xc232643302f394, // V_CMP_T_F64 VOPC_INST_LITERAL has_lit
    0xbc32e434031371, // V_CMP_LT_I16 ENC_VOPC default
    0xbe330435031371, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc0332436031371, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc232e437031371, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0xbc32e434032343, // V_CMP_EQ_I16 ENC_VOPC default
    0xbe330435032343, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0xc0332436032343, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0xc232e437032343, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0xbc32e434033365, // V_CMP_LE_I16 ENC_VOPC default
    0xbe330435033365, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc0332436033365, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc232e437033365, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0xbc32e43403435c, // V_CMP_GT_I16 ENC_VOPC default
    0xbe33043503435c, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc033243603435c, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc232e43703435c, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0xbc32e43403537a, // V_CMP_NE_I16 ENC_VOPC default
    0xbe33043503537a, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc033243603537a, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc232e43703537a, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0xbc32e434036353, // V_CMP_GE_I16 ENC_VOPC default
    0xbe330435036353, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc0332436036353, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc232e437036353, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0xbc32e438039374, // V_CMP_LT_U16 ENC_VOPC default
    0xbe330439039374, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc033243a039374, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc232e43b039374, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0xbc32e43803a346, // V_CMP_EQ_U16 ENC_VOPC default
    0xbe33043903a346, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0xc033243a03a346, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0xc232e43b03a346, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0xbc32e43803b368, // V_CMP_LE_U16 ENC_VOPC default
    0xbe33043903b368, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc033243a03b368, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc232e43b03b368, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0xbc32e43803c35f, // V_CMP_GT_U16 ENC_VOPC default
    0xbe33043903c35f, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc033243a03c35f, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc232e43b03c35f, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0xbc32e43803d37d, // V_CMP_NE_U16 ENC_VOPC default
    0xbe33043903d37d, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc033243a03d37d, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc232e43b03d37d, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0xbc32e43803e356, // V_CMP_GE_U16 ENC_VOPC default
    0xbe33043903e356, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc033243a03e356, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc232e43b03e356, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0xbc31e43c04034c, // V_CMP_F_I32 ENC_VOPC default
    0xbe32043d04034c, // V_CMP_F_I32 VOPC_VOP_DPP8 has_dpp8
    0xc033a43e04034c, // V_CMP_F_I32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43f04034c, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0xbc31e43c041372, // V_CMP_LT_I32 ENC_VOPC default
    0xbe32043d041372, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc033a43e041372, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43f041372, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0xbc31e43c042344, // V_CMP_EQ_I32 ENC_VOPC default
    0xbe32043d042344, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0xc033a43e042344, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43f042344, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0xbc31e43c043366, // V_CMP_LE_I32 ENC_VOPC default
    0xbe32043d043366, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc033a43e043366, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43f043366, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0xbc31e43c04435d, // V_CMP_GT_I32 ENC_VOPC default
    0xbe32043d04435d, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc033a43e04435d, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43f04435d, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0xbc31e43c04537b, // V_CMP_NE_I32 ENC_VOPC default
    0xbe32043d04537b, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc033a43e04537b, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43f04537b, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0xbc31e43c046354, // V_CMP_GE_I32 ENC_VOPC default
    0xbe32043d046354, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc033a43e046354, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43f046354, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0xbc31e43c047395, // V_CMP_T_I32 ENC_VOPC default
    0xbe32043d047395, // V_CMP_T_I32 VOPC_VOP_DPP8 has_dpp8
    0xc033a43e047395, // V_CMP_T_I32 VOPC_VOP_DPP16 has_dpp16
    0xc231e43f047395, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0xbc31e44004834e, // V_CMP_F_U32 ENC_VOPC default
    0xbe32044104834e, // V_CMP_F_U32 VOPC_VOP_DPP8 has_dpp8
    0xc033a44204834e, // V_CMP_F_U32 VOPC_VOP_DPP16 has_dpp16
    0xc231e44304834e, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0xbc31e440049375, // V_CMP_LT_U32 ENC_VOPC default
    0xbe320441049375, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc033a442049375, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc231e443049375, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0xbc31e44004a347, // V_CMP_EQ_U32 ENC_VOPC default
    0xbe32044104a347, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0xc033a44204a347, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0xc231e44304a347, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0xbc31e44004b369, // V_CMP_LE_U32 ENC_VOPC default
    0xbe32044104b369, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc033a44204b369, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc231e44304b369, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0xbc31e44004c360, // V_CMP_GT_U32 ENC_VOPC default
    0xbe32044104c360, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc033a44204c360, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc231e44304c360, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0xbc31e44004d37e, // V_CMP_NE_U32 ENC_VOPC default
    0xbe32044104d37e, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc033a44204d37e, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc231e44304d37e, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0xbc31e44004e357, // V_CMP_GE_U32 ENC_VOPC default
    0xbe32044104e357, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc033a44204e357, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc231e44304e357, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0xbc31e44004f397, // V_CMP_T_U32 ENC_VOPC default
    0xbe32044104f397, // V_CMP_T_U32 VOPC_VOP_DPP8 has_dpp8
    0xc033a44204f397, // V_CMP_T_U32 VOPC_VOP_DPP16 has_dpp16
    0xc231e44304f397, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0xbc33e44405034d, // V_CMP_F_I64 ENC_VOPC default
    0xc233e44505034d, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0xbc33e444051373, // V_CMP_LT_I64 ENC_VOPC default
    0xc233e445051373, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0xbc33e444052345, // V_CMP_EQ_I64 ENC_VOPC default
    0xc233e445052345, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0xbc33e444053367, // V_CMP_LE_I64 ENC_VOPC default
    0xc233e445053367, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0xbc33e44405435e, // V_CMP_GT_I64 ENC_VOPC default
    0xc233e44505435e, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0xbc33e44405537c, // V_CMP_NE_I64 ENC_VOPC default
    0xc233e44505537c, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0xbc33e444056355, // V_CMP_GE_I64 ENC_VOPC default
    0xc233e445056355, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0xbc33e444057396, // V_CMP_T_I64 ENC_VOPC default
    0xc233e445057396, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0xbc33e44605834f, // V_CMP_F_U64 ENC_VOPC default
    0xc233e44705834f, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0xbc33e446059376, // V_CMP_LT_U64 ENC_VOPC default
    0xc233e447059376, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0xbc33e44605a348, // V_CMP_EQ_U64 ENC_VOPC default
    0xc233e44705a348, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0xbc33e44605b36a, // V_CMP_LE_U64 ENC_VOPC default
    0xc233e44705b36a, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0xbc33e44605c361, // V_CMP_GT_U64 ENC_VOPC default
    0xc233e44705c361, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0xbc33e44605d37f, // V_CMP_NE_U64 ENC_VOPC default
    0xc233e44705d37f, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0xbc33e44605e358, // V_CMP_GE_U64 ENC_VOPC default
    0xc233e44705e358, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0xbc33e44605f398, // V_CMP_T_U64 ENC_VOPC default
    0xc233e44705f398, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0xbc31242a07d33d, // V_CMP_CLASS_F16 ENC_VOPC default
    0xbe31442b07d33d, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0xc031642c07d33d, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0xc231242d07d33d, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0xbc31e44807e33e, // V_CMP_CLASS_F32 ENC_VOPC default
    0xbe32044907e33e, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0xc034644a07e33e, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0xc231e44b07e33e, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0xbc34a44c07f33f, // V_CMP_CLASS_F64 ENC_VOPC default
    0xc234a44d07f33f, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0xbc35244e0802ea, // V_CMPX_F_F16 ENC_VOPC default
    0xbe35444f0802ea, // V_CMPX_F_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03564500802ea, // V_CMPX_F_F16 VOPC_VOP_DPP16 has_dpp16
    0xc23524510802ea, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0xbc35244e08130f, // V_CMPX_LT_F16 ENC_VOPC default
    0xbe35444f08130f, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035645008130f, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235245108130f, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0xbc35244e0822e1, // V_CMPX_EQ_F16 ENC_VOPC default
    0xbe35444f0822e1, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03564500822e1, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc23524510822e1, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0xbc35244e083303, // V_CMPX_LE_F16 ENC_VOPC default
    0xbe35444f083303, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc0356450083303, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc2352451083303, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0xbc35244e0842fa, // V_CMPX_GT_F16 ENC_VOPC default
    0xbe35444f0842fa, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03564500842fa, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc23524510842fa, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0xbc35244e08530c, // V_CMPX_LG_F16 ENC_VOPC default
    0xbe35444f08530c, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035645008530c, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235245108530c, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0xbc35244e0862f1, // V_CMPX_GE_F16 ENC_VOPC default
    0xbe35444f0862f1, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03564500862f1, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc23524510862f1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0xbc35244e087330, // V_CMPX_O_F16 ENC_VOPC default
    0xbe35444f087330, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0xc0356450087330, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0xc2352451087330, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0xbc35244e08833a, // V_CMPX_U_F16 ENC_VOPC default
    0xbe35444f08833a, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035645008833a, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235245108833a, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0xbc35244e089321, // V_CMPX_NGE_F16 ENC_VOPC default
    0xbe35444f089321, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc0356450089321, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc2352451089321, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0xbc35244e08a32a, // V_CMPX_NLG_F16 ENC_VOPC default
    0xbe35444f08a32a, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035645008a32a, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235245108a32a, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0xbc35244e08b324, // V_CMPX_NGT_F16 ENC_VOPC default
    0xbe35444f08b324, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035645008b324, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235245108b324, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0xbc35244e08c327, // V_CMPX_NLE_F16 ENC_VOPC default
    0xbe35444f08c327, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035645008c327, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235245108c327, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0xbc35244e08d318, // V_CMPX_NEQ_F16 ENC_VOPC default
    0xbe35444f08d318, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035645008d318, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235245108d318, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0xbc35244e08e32d, // V_CMPX_NLT_F16 ENC_VOPC default
    0xbe35444f08e32d, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035645008e32d, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235245108e32d, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0xbc35244e08f333, // V_CMPX_T_F16 ENC_VOPC default
    0xbe35444f08f333, // V_CMPX_T_F16 VOPC_VOP_DPP8 has_dpp8
    0xc035645008f333, // V_CMPX_T_F16 VOPC_VOP_DPP16 has_dpp16
    0xc235245108f333, // V_CMPX_T_F16 VOPC_INST_LITERAL has_lit
    0xbc35e4520902eb, // V_CMPX_F_F32 ENC_VOPC default
    0xbe3604530902eb, // V_CMPX_F_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03624540902eb, // V_CMPX_F_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e4550902eb, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0xbc35e452091310, // V_CMPX_LT_F32 ENC_VOPC default
    0xbe360453091310, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc0362454091310, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e455091310, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0xbc35e4520922e2, // V_CMPX_EQ_F32 ENC_VOPC default
    0xbe3604530922e2, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03624540922e2, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e4550922e2, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0xbc35e452093304, // V_CMPX_LE_F32 ENC_VOPC default
    0xbe360453093304, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc0362454093304, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e455093304, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0xbc35e4520942fb, // V_CMPX_GT_F32 ENC_VOPC default
    0xbe3604530942fb, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03624540942fb, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e4550942fb, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0xbc35e45209530d, // V_CMPX_LG_F32 ENC_VOPC default
    0xbe36045309530d, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036245409530d, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e45509530d, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0xbc35e4520962f2, // V_CMPX_GE_F32 ENC_VOPC default
    0xbe3604530962f2, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03624540962f2, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e4550962f2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0xbc35e452097331, // V_CMPX_O_F32 ENC_VOPC default
    0xbe360453097331, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0xc0362454097331, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e455097331, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0xbc35e45209833b, // V_CMPX_U_F32 ENC_VOPC default
    0xbe36045309833b, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036245409833b, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e45509833b, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0xbc35e452099322, // V_CMPX_NGE_F32 ENC_VOPC default
    0xbe360453099322, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc0362454099322, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e455099322, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0xbc35e45209a32b, // V_CMPX_NLG_F32 ENC_VOPC default
    0xbe36045309a32b, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036245409a32b, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e45509a32b, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0xbc35e45209b325, // V_CMPX_NGT_F32 ENC_VOPC default
    0xbe36045309b325, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036245409b325, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e45509b325, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0xbc35e45209c328, // V_CMPX_NLE_F32 ENC_VOPC default
    0xbe36045309c328, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036245409c328, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e45509c328, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0xbc35e45209d319, // V_CMPX_NEQ_F32 ENC_VOPC default
    0xbe36045309d319, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036245409d319, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e45509d319, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0xbc35e45209e32e, // V_CMPX_NLT_F32 ENC_VOPC default
    0xbe36045309e32e, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036245409e32e, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e45509e32e, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0xbc35e45209f334, // V_CMPX_T_F32 ENC_VOPC default
    0xbe36045309f334, // V_CMPX_T_F32 VOPC_VOP_DPP8 has_dpp8
    0xc036245409f334, // V_CMPX_T_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e45509f334, // V_CMPX_T_F32 VOPC_INST_LITERAL has_lit
    0xbc3664560a02ec, // V_CMPX_F_F64 ENC_VOPC default
    0xc23664570a02ec, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0xbc3664560a1311, // V_CMPX_LT_F64 ENC_VOPC default
    0xc23664570a1311, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0xbc3664560a22e3, // V_CMPX_EQ_F64 ENC_VOPC default
    0xc23664570a22e3, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0xbc3664560a3305, // V_CMPX_LE_F64 ENC_VOPC default
    0xc23664570a3305, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0xbc3664560a42fc, // V_CMPX_GT_F64 ENC_VOPC default
    0xc23664570a42fc, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0xbc3664560a530e, // V_CMPX_LG_F64 ENC_VOPC default
    0xc23664570a530e, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0xbc3664560a62f3, // V_CMPX_GE_F64 ENC_VOPC default
    0xc23664570a62f3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0xbc3664560a7332, // V_CMPX_O_F64 ENC_VOPC default
    0xc23664570a7332, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0xbc3664560a833c, // V_CMPX_U_F64 ENC_VOPC default
    0xc23664570a833c, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0xbc3664560a9323, // V_CMPX_NGE_F64 ENC_VOPC default
    0xc23664570a9323, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0xbc3664560aa32c, // V_CMPX_NLG_F64 ENC_VOPC default
    0xc23664570aa32c, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0xbc3664560ab326, // V_CMPX_NGT_F64 ENC_VOPC default
    0xc23664570ab326, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0xbc3664560ac329, // V_CMPX_NLE_F64 ENC_VOPC default
    0xc23664570ac329, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0xbc3664560ad31a, // V_CMPX_NEQ_F64 ENC_VOPC default
    0xc23664570ad31a, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0xbc3664560ae32f, // V_CMPX_NLT_F64 ENC_VOPC default
    0xc23664570ae32f, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0xbc3664560af335, // V_CMPX_T_F64 ENC_VOPC default
    0xc23664570af335, // V_CMPX_T_F64 VOPC_INST_LITERAL has_lit
    0xbc36e4580b1312, // V_CMPX_LT_I16 ENC_VOPC default
    0xbe3704590b1312, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc037245a0b1312, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc236e45b0b1312, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0xbc36e4580b22e4, // V_CMPX_EQ_I16 ENC_VOPC default
    0xbe3704590b22e4, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0xc037245a0b22e4, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0xc236e45b0b22e4, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0xbc36e4580b3306, // V_CMPX_LE_I16 ENC_VOPC default
    0xbe3704590b3306, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc037245a0b3306, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc236e45b0b3306, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0xbc36e4580b42fd, // V_CMPX_GT_I16 ENC_VOPC default
    0xbe3704590b42fd, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc037245a0b42fd, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc236e45b0b42fd, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0xbc36e4580b531b, // V_CMPX_NE_I16 ENC_VOPC default
    0xbe3704590b531b, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc037245a0b531b, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc236e45b0b531b, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0xbc36e4580b62f4, // V_CMPX_GE_I16 ENC_VOPC default
    0xbe3704590b62f4, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc037245a0b62f4, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc236e45b0b62f4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0xbc36e45c0b9315, // V_CMPX_LT_U16 ENC_VOPC default
    0xbe37045d0b9315, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc037245e0b9315, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc236e45f0b9315, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0xbc36e45c0ba2e7, // V_CMPX_EQ_U16 ENC_VOPC default
    0xbe37045d0ba2e7, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0xc037245e0ba2e7, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0xc236e45f0ba2e7, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0xbc36e45c0bb309, // V_CMPX_LE_U16 ENC_VOPC default
    0xbe37045d0bb309, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc037245e0bb309, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc236e45f0bb309, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0xbc36e45c0bc300, // V_CMPX_GT_U16 ENC_VOPC default
    0xbe37045d0bc300, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc037245e0bc300, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc236e45f0bc300, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0xbc36e45c0bd31e, // V_CMPX_NE_U16 ENC_VOPC default
    0xbe37045d0bd31e, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc037245e0bd31e, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc236e45f0bd31e, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0xbc36e45c0be2f7, // V_CMPX_GE_U16 ENC_VOPC default
    0xbe37045d0be2f7, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc037245e0be2f7, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc236e45f0be2f7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0xbc35e4600c02ed, // V_CMPX_F_I32 ENC_VOPC default
    0xbe3604610c02ed, // V_CMPX_F_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037a4620c02ed, // V_CMPX_F_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235e4630c02ed, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0xbc35e4600c1313, // V_CMPX_LT_I32 ENC_VOPC default
    0xbe3604610c1313, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037a4620c1313, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235e4630c1313, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0xbc35e4600c22e5, // V_CMPX_EQ_I32 ENC_VOPC default
    0xbe3604610c22e5, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037a4620c22e5, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235e4630c22e5, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0xbc35e4600c3307, // V_CMPX_LE_I32 ENC_VOPC default
    0xbe3604610c3307, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037a4620c3307, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235e4630c3307, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0xbc35e4600c42fe, // V_CMPX_GT_I32 ENC_VOPC default
    0xbe3604610c42fe, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037a4620c42fe, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235e4630c42fe, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0xbc35e4600c531c, // V_CMPX_NE_I32 ENC_VOPC default
    0xbe3604610c531c, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037a4620c531c, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235e4630c531c, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0xbc35e4600c62f5, // V_CMPX_GE_I32 ENC_VOPC default
    0xbe3604610c62f5, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037a4620c62f5, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235e4630c62f5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0xbc35e4600c7336, // V_CMPX_T_I32 ENC_VOPC default
    0xbe3604610c7336, // V_CMPX_T_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037a4620c7336, // V_CMPX_T_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235e4630c7336, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0xbc35e4640c82ef, // V_CMPX_F_U32 ENC_VOPC default
    0xbe3604650c82ef, // V_CMPX_F_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037a4660c82ef, // V_CMPX_F_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235e4670c82ef, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0xbc35e4640c9316, // V_CMPX_LT_U32 ENC_VOPC default
    0xbe3604650c9316, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037a4660c9316, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235e4670c9316, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0xbc35e4640ca2e8, // V_CMPX_EQ_U32 ENC_VOPC default
    0xbe3604650ca2e8, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037a4660ca2e8, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235e4670ca2e8, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0xbc35e4640cb30a, // V_CMPX_LE_U32 ENC_VOPC default
    0xbe3604650cb30a, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037a4660cb30a, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235e4670cb30a, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0xbc35e4640cc301, // V_CMPX_GT_U32 ENC_VOPC default
    0xbe3604650cc301, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037a4660cc301, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235e4670cc301, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0xbc35e4640cd31f, // V_CMPX_NE_U32 ENC_VOPC default
    0xbe3604650cd31f, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037a4660cd31f, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235e4670cd31f, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0xbc35e4640ce2f8, // V_CMPX_GE_U32 ENC_VOPC default
    0xbe3604650ce2f8, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037a4660ce2f8, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235e4670ce2f8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0xbc35e4640cf338, // V_CMPX_T_U32 ENC_VOPC default
    0xbe3604650cf338, // V_CMPX_T_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037a4660cf338, // V_CMPX_T_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235e4670cf338, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0xbc37e4680d02ee, // V_CMPX_F_I64 ENC_VOPC default
    0xc237e4690d02ee, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0xbc37e4680d1314, // V_CMPX_LT_I64 ENC_VOPC default
    0xc237e4690d1314, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0xbc37e4680d22e6, // V_CMPX_EQ_I64 ENC_VOPC default
    0xc237e4690d22e6, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0xbc37e4680d3308, // V_CMPX_LE_I64 ENC_VOPC default
    0xc237e4690d3308, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0xbc37e4680d42ff, // V_CMPX_GT_I64 ENC_VOPC default
    0xc237e4690d42ff, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0xbc37e4680d531d, // V_CMPX_NE_I64 ENC_VOPC default
    0xc237e4690d531d, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0xbc37e4680d62f6, // V_CMPX_GE_I64 ENC_VOPC default
    0xc237e4690d62f6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0xbc37e4680d7337, // V_CMPX_T_I64 ENC_VOPC default
    0xc237e4690d7337, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0xbc37e46a0d82f0, // V_CMPX_F_U64 ENC_VOPC default
    0xc237e46b0d82f0, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0xbc37e46a0d9317, // V_CMPX_LT_U64 ENC_VOPC default
    0xc237e46b0d9317, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0xbc37e46a0da2e9, // V_CMPX_EQ_U64 ENC_VOPC default
    0xc237e46b0da2e9, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0xbc37e46a0db30b, // V_CMPX_LE_U64 ENC_VOPC default
    0xc237e46b0db30b, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0xbc37e46a0dc302, // V_CMPX_GT_U64 ENC_VOPC default
    0xc237e46b0dc302, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0xbc37e46a0dd320, // V_CMPX_NE_U64 ENC_VOPC default
    0xc237e46b0dd320, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0xbc37e46a0de2f9, // V_CMPX_GE_U64 ENC_VOPC default
    0xc237e46b0de2f9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0xbc37e46a0df339, // V_CMPX_T_U64 ENC_VOPC default
    0xc237e46b0df339, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0xbc35244e0fd2de, // V_CMPX_CLASS_F16 ENC_VOPC default
    0xbe35444f0fd2de, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03564500fd2de, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0xc23524510fd2de, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0xbc35e46c0fe2df, // V_CMPX_CLASS_F32 ENC_VOPC default
    0xbe36046d0fe2df, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0xc038646e0fe2df, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235e46f0fe2df, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0xbc38a4700ff2e0, // V_CMPX_CLASS_F64 ENC_VOPC default
    0xc238a4710ff2e0, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
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
    0xc41a848b00a3a5, // V_CVT_F16_F32 ENC_VOP1 default
    0xc61aa48c00a3a5, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0xc81ac48d00a3a5, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1a848e00a3a5, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0xc41b448f00b3a8, // V_CVT_F32_F16 ENC_VOP1 default
    0xc61b649000b3a8, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81b849100b3a8, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1b449200b3a8, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
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
    0xc41c249b0174ad, // V_TRUNC_F64 ENC_VOP1 default
    0xca1c249c0174ad, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0xc41c249b0182db, // V_CEIL_F64 ENC_VOP1 default
    0xca1c249c0182db, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0xc41c249b01948c, // V_RNDNE_F64 ENC_VOP1 default
    0xca1c249c01948c, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0xc41c249b01a3ef, // V_FLOOR_F64 ENC_VOP1 default
    0xca1c249c01a3ef, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0xc412217101b46e, // V_PIPEFLUSH ENC_VOP1 default
    0xc41c649d01c451, // V_MOV_B16 ENC_VOP1 default
    0xc61c849e01c451, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0xc81ca49f01c451, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0xca1c64a001c451, // V_MOV_B16 VOP1_INST_LITERAL has_lit
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
    0xc41c249b02f486, // V_RCP_F64 ENC_VOP1 default
    0xca1c249c02f486, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0xc41c249b03148f, // V_RSQ_F64 ENC_VOP1 default
    0xca1c249c03148f, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0xc41884a1033498, // V_SQRT_F32 ENC_VOP1 default
    0xc618a4a2033498, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818c4a3033498, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1884a4033498, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0xc41c249b034499, // V_SQRT_F64 ENC_VOP1 default
    0xca1c249c034499, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
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
    0xc41c249b03d406, // V_FREXP_MANT_F64 ENC_VOP1 default
    0xca1c249c03d406, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0xc41c249b03e400, // V_FRACT_F64 ENC_VOP1 default
    0xca1c249c03e400, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
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
    0xc41d24b60503a7, // V_CVT_F16_U16 ENC_VOP1 default
    0xc61d44b70503a7, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0xc81d64b80503a7, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0xca1d24b90503a7, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0xc41d24ba0513a6, // V_CVT_F16_I16 ENC_VOP1 default
    0xc61d44bb0513a6, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0xc81d64bc0513a6, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0xca1d24bd0513a6, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0xc41de4be0523c6, // V_CVT_U16_F16 ENC_VOP1 default
    0xc61e04bf0523c6, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81e24c00523c6, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1de4c10523c6, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0xc41de4c20533b4, // V_CVT_I16_F16 ENC_VOP1 default
    0xc61e04c30533b4, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81e24c40533b4, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1de4c50533b4, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0xc41ea4c6054484, // V_RCP_F16 ENC_VOP1 default
    0xc61ec4c7054484, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4c8054484, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4c9054484, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0xc41ea4c6055497, // V_SQRT_F16 ENC_VOP1 default
    0xc61ec4c7055497, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4c8055497, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4c9055497, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0xc41ea4c605648d, // V_RSQ_F16 ENC_VOP1 default
    0xc61ec4c705648d, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4c805648d, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4c905648d, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0xc41ea4c6057411, // V_LOG_F16 ENC_VOP1 default
    0xc61ec4c7057411, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4c8057411, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4c9057411, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0xc41ea4c60583eb, // V_EXP_F16 ENC_VOP1 default
    0xc61ec4c70583eb, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4c80583eb, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4c90583eb, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0xc41ea4c6059404, // V_FREXP_MANT_F16 ENC_VOP1 default
    0xc61ec4c7059404, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4c8059404, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4c9059404, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0xc41de4c205a401, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0xc61e04c305a401, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81e24c405a401, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1de4c505a401, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0xc41ea4c605b3ed, // V_FLOOR_F16 ENC_VOP1 default
    0xc61ec4c705b3ed, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4c805b3ed, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4c905b3ed, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0xc41ea4c605c2d9, // V_CEIL_F16 ENC_VOP1 default
    0xc61ec4c705c2d9, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4c805c2d9, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4c905c2d9, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0xc41ea4c605d4ab, // V_TRUNC_F16 ENC_VOP1 default
    0xc61ec4c705d4ab, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4c805d4ab, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4c905d4ab, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0xc41ea4c605e48a, // V_RNDNE_F16 ENC_VOP1 default
    0xc61ec4c705e48a, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4c805e48a, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4c905e48a, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0xc41ea4c605f3fe, // V_FRACT_F16 ENC_VOP1 default
    0xc61ec4c705f3fe, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4c805f3fe, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4c905f3fe, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0xc41ea4c6060495, // V_SIN_F16 ENC_VOP1 default
    0xc61ec4c7060495, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4c8060495, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4c9060495, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0xc41ea4c606139e, // V_COS_F16 ENC_VOP1 default
    0xc61ec4c706139e, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81ee4c806139e, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ea4c906139e, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0xc41f64ca062494, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0xc61f84cb062494, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0xc81fa4cc062494, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0xca1f64cd062494, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0xc41de4c20633b9, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0xc61e04c30633b9, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81e24c40633b9, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1de4c50633b9, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0xc41de4be0643ba, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0xc61e04bf0643ba, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81e24c00643ba, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1de4c10643ba, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0xcc2024ce0654a9, // V_SWAP_B32 ENC_VOP1 default
    0xcc2044cf0664a8, // V_SWAP_B16 ENC_VOP1 default
    0xcc2024d006746b, // V_PERMLANE64_B32 ENC_VOP1 default
    0xcc2024d10684a7, // V_SWAPREL_B32 ENC_VOP1 default
    0xc41c64d2069464, // V_NOT_B16 ENC_VOP1 default
    0xc61c84d3069464, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0xc81ca4d4069464, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0xca1c64d5069464, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0xc42064d606a3b7, // V_CVT_I32_I16 ENC_VOP1 default
    0xc62084d706a3b7, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0xc820a4d806a3b7, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0xca2064d906a3b7, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0xc42064da06b3c9, // V_CVT_U32_U16 ENC_VOP1 default
    0xc62084db06b3c9, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0xc820a4dc06b3c9, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0xca2064dd06b3c9, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0xce2e84de000477, // V_PK_MAD_I16 ENC_VOP3P default
    0xd02e84df000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0xd22e84e0000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0xd42e84e1000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd62e84e2000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0xd82e84e3000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda2e84e4000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc2e84e5000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce2ea4e6001480, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0xd02ea4e7001480, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0xd22ea4e8001480, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0xd42ea4e9001480, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2ea4ea002470, // V_PK_ADD_I16 ENC_VOP3P default
    0xd02ea4eb002470, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0xd22ea4ec002470, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0xd42ea4ed002470, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2ea4ea003481, // V_PK_SUB_I16 ENC_VOP3P default
    0xd02ea4eb003481, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0xd22ea4ec003481, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0xd42ea4ed003481, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2ea4e6004475, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0xd02ea4e7004475, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0xd22ea4e8004475, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0xd42ea4e9004475, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2ea4e6005476, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0xd02ea4e7005476, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0xd22ea4e8005476, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0xd42ea4e9005476, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2ea4ee006472, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0xd02ea4ef006472, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0xd22ea4f0006472, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0xd42ea4f1006472, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2ea4ea00747a, // V_PK_MAX_I16 ENC_VOP3P default
    0xd02ea4eb00747a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0xd22ea4ec00747a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0xd42ea4ed00747a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2ea4ea00847d, // V_PK_MIN_I16 ENC_VOP3P default
    0xd02ea4eb00847d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0xd22ea4ec00847d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0xd42ea4ed00847d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2e84f2009478, // V_PK_MAD_U16 ENC_VOP3P default
    0xd02e84f3009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0xd22e84f4009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0xd42e84f5009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd62e84f6009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0xd82e84f7009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda2e84f8009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc2e84f9009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce2ea4e600a471, // V_PK_ADD_U16 ENC_VOP3P default
    0xd02ea4e700a471, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0xd22ea4e800a471, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0xd42ea4e900a471, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2ea4e600b482, // V_PK_SUB_U16 ENC_VOP3P default
    0xd02ea4e700b482, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0xd22ea4e800b482, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0xd42ea4e900b482, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2ea4e600c47b, // V_PK_MAX_U16 ENC_VOP3P default
    0xd02ea4e700c47b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0xd22ea4e800c47b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0xd42ea4e900c47b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2ea4e600d47e, // V_PK_MIN_U16 ENC_VOP3P default
    0xd02ea4e700d47e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0xd22ea4e800d47e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0xd42ea4e900d47e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2ec4fa00e474, // V_PK_FMA_F16 ENC_VOP3P default
    0xd02ec4fb00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0xd22ec4fc00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0xd42ec4fd00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd62ec4fe00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0xd82ec4ff00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda2ec50000e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc2ec50100e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce2ee50200f46f, // V_PK_ADD_F16 ENC_VOP3P default
    0xd02ee50300f46f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0xd22ee50400f46f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0xd42ee50500f46f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2ee50201047f, // V_PK_MUL_F16 ENC_VOP3P default
    0xd02ee50301047f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0xd22ee50401047f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0xd42ee50501047f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2ee50201147c, // V_PK_MIN_F16 ENC_VOP3P default
    0xd02ee50301147c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0xd22ee50401147c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0xd42ee50501147c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2ee502012479, // V_PK_MAX_F16 ENC_VOP3P default
    0xd02ee503012479, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0xd22ee504012479, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0xd42ee505012479, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce2f05060133d5, // V_DOT2_F32_F16 ENC_VOP3P default
    0xde2f25070133d5, // V_DOT2_F32_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe02f45080133d5, // V_DOT2_F32_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd02f05090133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0xd22f050a0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0xd42f050b0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd62f050c0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0xd82f050d0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda2f050e0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc2f050f0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce2f65100163d6, // V_DOT4_I32_IU8 ENC_VOP3P default
    0xd02f65110163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0xd22f65120163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0xd42f65130163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd62f65140163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0xd82f65150163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda2f65160163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc2f65170163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce2f62320173d7, // V_DOT4_U32_U8 ENC_VOP3P default
    0xd02f65180173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0xd22f65190173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0xd42f651a0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd62f651b0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0xd82f651c0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda2f651d0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc2f651e0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce2f651f0183d8, // V_DOT8_I32_IU4 ENC_VOP3P default
    0xd02f65200183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0xd22f65210183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0xd42f65220183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd62f65230183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0xd82f65240183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda2f65250183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc2f65260183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce2f65270193d9, // V_DOT8_U32_U4 ENC_VOP3P default
    0xd02f65280193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0xd22f65290193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0xd42f652a0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd62f652b0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0xd82f652c0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda2f652d0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc2f652e0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce2f852f01a3d4, // V_DOT2_F32_BF16 ENC_VOP3P default
    0xde2fa53001a3d4, // V_DOT2_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0xe02fc53101a3d4, // V_DOT2_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0xd02f853201a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0xd22f853301a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0xd42f853401a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd62f853501a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0xd82f853601a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda2f853701a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc2f853801a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce2fe5390203fd, // V_FMA_MIX_F32 ENC_VOP3P default
    0xde30053a0203fd, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0xe030253b0203fd, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0xd02fe53c0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0xd22fe53d0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0xd42fe53e0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd62fe53f0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0xd82fe5400203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda2fe5410203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc2fe5420203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce2fe5430213fc, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0xde3005440213fc, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe03025450213fc, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd02fe5460213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0xd22fe5470213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0xd42fe5480213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd62fe5490213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0xd82fe54a0213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda2fe54b0213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc2fe54c0213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce2fe5430223fb, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0xde3005440223fb, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe03025450223fb, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd02fe5460223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0xd22fe5470223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0xd42fe5480223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd62fe5490223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0xd82fe54a0223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda2fe54b0223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc2fe54c0223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xe230454d0404b1, // V_WMMA_F32_16X16X16_F16 ENC_VOP3P default
    0xe230454e0414b0, // V_WMMA_F32_16X16X16_BF16 ENC_VOP3P default
    0xe230654f0424af, // V_WMMA_F16_16X16X16_F16 ENC_VOP3P default
    0xe23065500434ae, // V_WMMA_BF16_16X16X16_BF16 ENC_VOP3P default
    0xe23085510444b3, // V_WMMA_I32_16X16X16_IU8 ENC_VOP3P default
    0xe230a5520454b2, // V_WMMA_I32_16X16X16_IU4 ENC_VOP3P default
    0xe4180553000408, // V_INTERP_P10_F32 ENC_VINTERP default
    0xe418055300140b, // V_INTERP_P2_F32 ENC_VINTERP default
    0xe4182554002407, // V_INTERP_P10_F16_F32 ENC_VINTERP default
    0xe418455500340a, // V_INTERP_P2_F16_F32 ENC_VINTERP default
    0xe4182554004409, // V_INTERP_P10_RTZ_F16_F32 ENC_VINTERP default
    0xe418455500540c, // V_INTERP_P2_RTZ_F16_F32 ENC_VINTERP default
    0xe608a556000188, // LDS_PARAM_LOAD ENC_LDSDIR default
    0xe608c557001187, // LDS_DIRECT_LOAD ENC_LDSDIR default
    0xe813c55800025a, // S_MOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c55900025a, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e55a00125b, // S_MOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e55b00125b, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c55c0021e8, // S_CMOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c55d0021e8, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e55e0031e9, // S_CMOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e55f0031e9, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c5600041ce, // S_BREV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c5610041ce, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e5620051cf, // S_BREV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e5630051cf, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c564008223, // S_CTZ_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c565008223, // S_CTZ_I32_B32 SOP1_INST_LITERAL has_lit_0
    0xe8140566009224, // S_CTZ_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea140567009224, // S_CTZ_I32_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c56400a1e5, // S_CLZ_I32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c56500a1e5, // S_CLZ_I32_U32 SOP1_INST_LITERAL has_lit_0
    0xe814056600b1e6, // S_CLZ_I32_U64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea14056700b1e6, // S_CLZ_I32_U64 SOP1_INST_LITERAL has_lit_0
    0xe813c56800c1e3, // S_CLS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c56900c1e3, // S_CLS_I32 SOP1_INST_LITERAL has_lit_0
    0xe814056a00d1e4, // S_CLS_I32_I64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea14056b00d1e4, // S_CLS_I32_I64 SOP1_INST_LITERAL has_lit_0
    0xe813c56c00e28d, // S_SEXT_I32_I8 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c56d00e28d, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0xe813c56e00f28c, // S_SEXT_I32_I16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c56f00f28c, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0xe813c5700101c9, // S_BITSET0_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c5710101c9, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0xe81425720111ca, // S_BITSET0_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea1425730111ca, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c5700121cb, // S_BITSET1_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c5710121cb, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0xe81425720131cc, // S_BITSET1_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea1425730131cc, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0xe81425740141c8, // S_BITREPLICATE_B64_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea1425750141c8, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0xe813c5760151a0, // S_ABS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c5770151a0, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0xe813c5780161ba, // S_BCNT0_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c5790161ba, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0xe814057a0171bb, // S_BCNT0_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea14057b0171bb, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c5780181bc, // S_BCNT1_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c5790181bc, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0xe814057a0191bd, // S_BCNT1_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea14057b0191bd, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c57c01a27b, // S_QUADMASK_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c57d01a27b, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e57e01b27c, // S_QUADMASK_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e57f01b27c, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c57c01c2a6, // S_WQM_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c57d01c2a6, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e57e01d2a7, // S_WQM_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e57f01d2a7, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c57c01e26b, // S_NOT_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c57d01e26b, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e57e01f26c, // S_NOT_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e57f01f26c, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c5800201b3, // S_AND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c5810201b3, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e5820211b4, // S_AND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e5830211b4, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c580022275, // S_OR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c581022275, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e582023276, // S_OR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e583023276, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c5800242ae, // S_XOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c5810242ae, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e5820252af, // S_XOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e5830252af, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c580026264, // S_NAND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c581026264, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e582027265, // S_NAND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e583027265, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c580028269, // S_NOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c581028269, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e58202926a, // S_NOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e58302926a, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c58002a2aa, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c58102a2aa, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e58202b2ab, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e58302b2ab, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c58002c1a9, // S_AND_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c58102c1a9, // S_AND_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e58202d1aa, // S_AND_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e58302d1aa, // S_AND_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c58002e26f, // S_OR_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c58102e26f, // S_OR_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e58202f270, // S_OR_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e58302f270, // S_OR_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c5800301af, // S_AND_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c5810301af, // S_AND_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e5820311b0, // S_AND_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e5830311b0, // S_AND_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c580032273, // S_OR_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c581032273, // S_OR_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e582033274, // S_OR_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e583033274, // S_OR_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c5800341ab, // S_AND_NOT0_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c5810341ab, // S_AND_NOT0_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e5820351ac, // S_AND_NOT0_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e5830351ac, // S_AND_NOT0_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c5800361b1, // S_AND_NOT1_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c5810361b1, // S_AND_NOT1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e5820371b2, // S_AND_NOT1_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e5830371b2, // S_AND_NOT1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c584040258, // S_MOVRELS_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xe813e585041259, // S_MOVRELS_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xe813c586042255, // S_MOVRELD_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c587042255, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0xe813e588043256, // S_MOVRELD_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13e589043256, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0xe813c58a044257, // S_MOVRELSD_2_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xe814458b04723a, // S_GETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xe814658c048287, // S_SETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xe813e58d049296, // S_SWAPPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xe814658c04a27d, // S_RFE_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14858e04c283, // S_SENDMSG_RTN_B32 ENC_SOP1 default
    0xec14a58f04d284, // S_SENDMSG_RTN_B64 ENC_SOP1 default
    0xe813c5900601e1, // S_CEIL_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c5910601e1, // S_CEIL_F32 SOP1_INST_LITERAL has_lit_0
    0xe813c590061235, // S_FLOOR_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c591061235, // S_FLOOR_F32 SOP1_INST_LITERAL has_lit_0
    0xe813c590062299, // S_TRUNC_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c591062299, // S_TRUNC_F32 SOP1_INST_LITERAL has_lit_0
    0xe813c59006327f, // S_RNDNE_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c59106327f, // S_RNDNE_F32 SOP1_INST_LITERAL has_lit_0
    0xe813c592064227, // S_CVT_F32_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c593064227, // S_CVT_F32_I32 SOP1_INST_LITERAL has_lit_0
    0xe813c594065228, // S_CVT_F32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c595065228, // S_CVT_F32_U32 SOP1_INST_LITERAL has_lit_0
    0xe813c59606622a, // S_CVT_I32_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c59706622a, // S_CVT_I32_F32 SOP1_INST_LITERAL has_lit_0
    0xe813c59806722c, // S_CVT_U32_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c59906722c, // S_CVT_U32_F32 SOP1_INST_LITERAL has_lit_0
    0xe813c59a068225, // S_CVT_F16_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c59b068225, // S_CVT_F16_F32 SOP1_INST_LITERAL has_lit_0
    0xe813c59c069226, // S_CVT_F32_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c59d069226, // S_CVT_F32_F16 SOP1_INST_LITERAL has_lit_0
    0xe813c59c06a229, // S_CVT_HI_F32_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c59d06a229, // S_CVT_HI_F32_F16 SOP1_INST_LITERAL has_lit_0
    0xe813c59e06b1e0, // S_CEIL_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c59f06b1e0, // S_CEIL_F16 SOP1_INST_LITERAL has_lit_0
    0xe813c59e06c234, // S_FLOOR_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c59f06c234, // S_FLOOR_F16 SOP1_INST_LITERAL has_lit_0
    0xe813c59e06d298, // S_TRUNC_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c59f06d298, // S_TRUNC_F16 SOP1_INST_LITERAL has_lit_0
    0xe813c59e06e27e, // S_RNDNE_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13c59f06e27e, // S_RNDNE_F16 SOP1_INST_LITERAL has_lit_0
    0xee15c5a00001f8, // S_CMP_EQ_I32 ENC_SOPC default
    0xf015c5a10001f8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0xf215c5a20001f8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0xf415c5a30001f8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5a0001209, // S_CMP_LG_I32 ENC_SOPC default
    0xf015c5a1001209, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0xf215c5a2001209, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0xf415c5a3001209, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5a0002201, // S_CMP_GT_I32 ENC_SOPC default
    0xf015c5a1002201, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0xf215c5a2002201, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0xf415c5a3002201, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5a00031fd, // S_CMP_GE_I32 ENC_SOPC default
    0xf015c5a10031fd, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0xf215c5a20031fd, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0xf415c5a30031fd, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5a000420e, // S_CMP_LT_I32 ENC_SOPC default
    0xf015c5a100420e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0xf215c5a200420e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0xf415c5a300420e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5a0005205, // S_CMP_LE_I32 ENC_SOPC default
    0xf015c5a1005205, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0xf215c5a2005205, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0xf415c5a3005205, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5a40061f9, // S_CMP_EQ_U32 ENC_SOPC default
    0xf015c5a50061f9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0xf215c5a60061f9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0xf415c5a70061f9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5a400720a, // S_CMP_LG_U32 ENC_SOPC default
    0xf015c5a500720a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0xf215c5a600720a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0xf415c5a700720a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5a4008202, // S_CMP_GT_U32 ENC_SOPC default
    0xf015c5a5008202, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0xf215c5a6008202, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0xf415c5a7008202, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5a40091fe, // S_CMP_GE_U32 ENC_SOPC default
    0xf015c5a50091fe, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0xf215c5a60091fe, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0xf415c5a70091fe, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5a400a20f, // S_CMP_LT_U32 ENC_SOPC default
    0xf015c5a500a20f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0xf215c5a600a20f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0xf415c5a700a20f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5a400b206, // S_CMP_LE_U32 ENC_SOPC default
    0xf015c5a500b206, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0xf215c5a600b206, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0xf415c5a700b206, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5a400c1c4, // S_BITCMP0_B32 ENC_SOPC default
    0xf015c5a500c1c4, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0xf215c5a600c1c4, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0xf415c5a700c1c4, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5a400d1c6, // S_BITCMP1_B32 ENC_SOPC default
    0xf015c5a500d1c6, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0xf215c5a600d1c6, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0xf415c5a700d1c6, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15e5a800e1c5, // S_BITCMP0_B64 ENC_SOPC default
    0xf015e5a900e1c5, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0xf215e5aa00e1c5, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0xf415e5ab00e1c5, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15e5a800f1c7, // S_BITCMP1_B64 ENC_SOPC default
    0xf015e5a900f1c7, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0xf215e5aa00f1c7, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0xf415e5ab00f1c7, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1605ac0101fa, // S_CMP_EQ_U64 ENC_SOPC default
    0xf01605ad0101fa, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0xf21605ae0101fa, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0xf41605af0101fa, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1605ac01120b, // S_CMP_LG_U64 ENC_SOPC default
    0xf01605ad01120b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0xf21605ae01120b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0xf41605af01120b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5b004120d, // S_CMP_LT_F32 ENC_SOPC default
    0xf015c5b104120d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0
    0xf215c5b204120d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_1
    0xf415c5b304120d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5b00421f7, // S_CMP_EQ_F32 ENC_SOPC default
    0xf015c5b10421f7, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0
    0xf215c5b20421f7, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_1
    0xf415c5b30421f7, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5b0043204, // S_CMP_LE_F32 ENC_SOPC default
    0xf015c5b1043204, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0
    0xf215c5b2043204, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_1
    0xf415c5b3043204, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5b0044200, // S_CMP_GT_F32 ENC_SOPC default
    0xf015c5b1044200, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0
    0xf215c5b2044200, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_1
    0xf415c5b3044200, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5b0045208, // S_CMP_LG_F32 ENC_SOPC default
    0xf015c5b1045208, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0
    0xf215c5b2045208, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_1
    0xf415c5b3045208, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5b00461fc, // S_CMP_GE_F32 ENC_SOPC default
    0xf015c5b10461fc, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0
    0xf215c5b20461fc, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_1
    0xf415c5b30461fc, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5b004721d, // S_CMP_O_F32 ENC_SOPC default
    0xf015c5b104721d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0
    0xf215c5b204721d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_1
    0xf415c5b304721d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5b004821f, // S_CMP_U_F32 ENC_SOPC default
    0xf015c5b104821f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0
    0xf215c5b204821f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_1
    0xf415c5b304821f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5b0049213, // S_CMP_NGE_F32 ENC_SOPC default
    0xf015c5b1049213, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0
    0xf215c5b2049213, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_1
    0xf415c5b3049213, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5b004a219, // S_CMP_NLG_F32 ENC_SOPC default
    0xf015c5b104a219, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0
    0xf215c5b204a219, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_1
    0xf415c5b304a219, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5b004b215, // S_CMP_NGT_F32 ENC_SOPC default
    0xf015c5b104b215, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0
    0xf215c5b204b215, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_1
    0xf415c5b304b215, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5b004c217, // S_CMP_NLE_F32 ENC_SOPC default
    0xf015c5b104c217, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0
    0xf215c5b204c217, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_1
    0xf415c5b304c217, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5b004d211, // S_CMP_NEQ_F32 ENC_SOPC default
    0xf015c5b104d211, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0
    0xf215c5b204d211, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_1
    0xf415c5b304d211, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee15c5b004e21b, // S_CMP_NLT_F32 ENC_SOPC default
    0xf015c5b104e21b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0
    0xf215c5b204e21b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_1
    0xf415c5b304e21b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1625b405120c, // S_CMP_LT_F16 ENC_SOPC default
    0xf01625b505120c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0
    0xf21625b605120c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_1
    0xf41625b705120c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1625b40521f6, // S_CMP_EQ_F16 ENC_SOPC default
    0xf01625b50521f6, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0
    0xf21625b60521f6, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_1
    0xf41625b70521f6, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1625b4053203, // S_CMP_LE_F16 ENC_SOPC default
    0xf01625b5053203, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0
    0xf21625b6053203, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_1
    0xf41625b7053203, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1625b40541ff, // S_CMP_GT_F16 ENC_SOPC default
    0xf01625b50541ff, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0
    0xf21625b60541ff, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_1
    0xf41625b70541ff, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1625b4055207, // S_CMP_LG_F16 ENC_SOPC default
    0xf01625b5055207, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0
    0xf21625b6055207, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_1
    0xf41625b7055207, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1625b40561fb, // S_CMP_GE_F16 ENC_SOPC default
    0xf01625b50561fb, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0
    0xf21625b60561fb, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_1
    0xf41625b70561fb, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1625b405721c, // S_CMP_O_F16 ENC_SOPC default
    0xf01625b505721c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0
    0xf21625b605721c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_1
    0xf41625b705721c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1625b405821e, // S_CMP_U_F16 ENC_SOPC default
    0xf01625b505821e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0
    0xf21625b605821e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_1
    0xf41625b705821e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1625b4059212, // S_CMP_NGE_F16 ENC_SOPC default
    0xf01625b5059212, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0
    0xf21625b6059212, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_1
    0xf41625b7059212, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1625b405a218, // S_CMP_NLG_F16 ENC_SOPC default
    0xf01625b505a218, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0
    0xf21625b605a218, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_1
    0xf41625b705a218, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1625b405b214, // S_CMP_NGT_F16 ENC_SOPC default
    0xf01625b505b214, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0
    0xf21625b605b214, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_1
    0xf41625b705b214, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1625b405c216, // S_CMP_NLE_F16 ENC_SOPC default
    0xf01625b505c216, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0
    0xf21625b605c216, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_1
    0xf41625b705c216, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1625b405d210, // S_CMP_NEQ_F16 ENC_SOPC default
    0xf01625b505d210, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0
    0xf21625b605d210, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_1
    0xf41625b705d210, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xee1625b405e21a, // S_CMP_NLT_F16 ENC_SOPC default
    0xf01625b505e21a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0
    0xf21625b605e21a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_1
    0xf41625b705e21a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf61705b8000266, // S_NOP ENC_SOPP default
    0xf61705b8001286, // S_SETKILL ENC_SOPP default
    0xf61705b8002285, // S_SETHALT ENC_SOPP default
    0xf61705b800328e, // S_SLEEP ENC_SOPP default
    0xf61725b800428b, // S_SET_INST_PREFETCH_DISTANCE ENC_SOPP default
    0xf61725b90051e2, // S_CLAUSE ENC_SOPP default
    0xf61745ba00722f, // S_DELAY_ALU ENC_SOPP default
    0xf61765bb00829e, // S_WAITCNT_DEPCTR ENC_SOPP default
    0xf61785bc00929d, // S_WAITCNT ENC_SOPP default
    0xf612217100a2a4, // S_WAIT_IDLE ENC_SOPP default
    0xf61725bd00b2a3, // S_WAIT_EVENT ENC_SOPP default
    0xf61705b8010297, // S_TRAP ENC_SOPP default
    0xf61725b8011280, // S_ROUND_MODE ENC_SOPP default
    0xf61705b8012230, // S_DENORM_MODE ENC_SOPP default
    0xf612217101f220, // S_CODE_END ENC_SOPP default
    0xf617a5be0201cd, // S_BRANCH ENC_SOPP default
    0xf617a5bf0211dc, // S_CBRANCH_SCC0 ENC_SOPP default
    0xf617a5bf0221dd, // S_CBRANCH_SCC1 ENC_SOPP default
    0xf817a5c00231df, // S_CBRANCH_VCCZ ENC_SOPP default
    0xf817a5c00241de, // S_CBRANCH_VCCNZ ENC_SOPP default
    0xf617a5c10251db, // S_CBRANCH_EXECZ ENC_SOPP default
    0xf617a5c10261da, // S_CBRANCH_EXECNZ ENC_SOPP default
    0xf617a5be0271d6, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0xf617a5be0281d9, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0xf617a5be0291d8, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0xf617a5be02a1d7, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0xf617c171030231, // S_ENDPGM ENC_SOPP default
    0xf6122171031233, // S_ENDPGM_SAVED ENC_SOPP default
    0xf6122171032232, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0xf61221710342a5, // S_WAKEUP ENC_SOPP default
    0xf61705b8035288, // S_SETPRIO ENC_SOPP default
    0xf617e5c2036281, // S_SENDMSG ENC_SOPP default
    0xf617e5c2037282, // S_SENDMSGHALT ENC_SOPP default
    0xf61705b803823e, // S_INCPERFLEVEL ENC_SOPP default
    0xf61705b803922e, // S_DECPERFLEVEL ENC_SOPP default
    0xf61225c303a29a, // S_TTRACEDATA ENC_SOPP default
    0xf61725b803b29b, // S_TTRACEDATA_IMM ENC_SOPP default
    0xf612217103c23d, // S_ICACHE_INV ENC_SOPP default
    0xf612217103d1b9, // S_BARRIER ENC_SOPP default
];
