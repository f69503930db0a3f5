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
    0x0022200000139d, // V_CNDMASK_B32 ENC_VOP2 default
    0x0222400100139d, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x0422600200139d, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x0622200300139d, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x0822e0040023d1, // V_DOT2ACC_F32_F16 ENC_VOP2 default
    0x0a2300050023d1, // V_DOT2ACC_F32_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c2320060023d1, // V_DOT2ACC_F32_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e22e0070023d1, // V_DOT2ACC_F32_F16 VOP2_INST_LITERAL has_lit
    0x082340080032c4, // V_ADD_F32 ENC_VOP2 default
    0x0a2360090032c4, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23800a0032c4, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23400b0032c4, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x082340080044a2, // V_SUB_F32 ENC_VOP2 default
    0x0a2360090044a2, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23800a0044a2, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23400b0044a2, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x0823400800549d, // V_SUBREV_F32 ENC_VOP2 default
    0x0a23600900549d, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23800a00549d, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23400b00549d, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x0823400c0063f2, // V_FMAC_DX9_ZERO_F32 ENC_VOP2 default
    0x0e23400d0063f2, // V_FMAC_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x08234008007457, // V_MUL_DX9_ZERO_F32 ENC_VOP2 default
    0x0a236009007457, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23800a007457, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23400b007457, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x08234008008459, // V_MUL_F32 ENC_VOP2 default
    0x0a236009008459, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23800a008459, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23400b008459, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x0823400e00945f, // V_MUL_I32_I24 ENC_VOP2 default
    0x0a23600f00945f, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x0c24001000945f, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x0e23401100945f, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0823400e00a45c, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0a23600f00a45c, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x0c24001000a45c, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x0e23401100a45c, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0823401200b462, // V_MUL_U32_U24 ENC_VOP2 default
    0x0a23601300b462, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x0c24001400b462, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x0e23401500b462, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0823401200c45e, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0a23601300c45e, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x0c24001400c45e, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x0e23401500c45e, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0823400800f447, // V_MIN_F32 ENC_VOP2 default
    0x0a23600900f447, // V_MIN_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23800a00f447, // V_MIN_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23400b00f447, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x0823400801042e, // V_MAX_F32 ENC_VOP2 default
    0x0a23600901042e, // V_MAX_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23800a01042e, // V_MAX_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23400b01042e, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x0823400e01144a, // V_MIN_I32 ENC_VOP2 default
    0x0a23600f01144a, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c24001001144a, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e23401101144a, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0823400e012431, // V_MAX_I32 ENC_VOP2 default
    0x0a23600f012431, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c240010012431, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e234011012431, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x0823401201344c, // V_MIN_U32 ENC_VOP2 default
    0x0a23601301344c, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c24001401344c, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e23401501344c, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x08234012014433, // V_MAX_U32 ENC_VOP2 default
    0x0a236013014433, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c240014014433, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e234015014433, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x08234012018414, // V_LSHLREV_B32 ENC_VOP2 default
    0x0a236013018414, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c240014018414, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e234015018414, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x08234012019419, // V_LSHRREV_B32 ENC_VOP2 default
    0x0a236013019419, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c240014019419, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e234015019419, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x0823401601a2d1, // V_ASHRREV_I32 ENC_VOP2 default
    0x0a23601701a2d1, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c24001801a2d1, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e23401901a2d1, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x0823401201b2ce, // V_AND_B32 ENC_VOP2 default
    0x0a23601301b2ce, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c24001401b2ce, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e23401501b2ce, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0823401201c468, // V_OR_B32 ENC_VOP2 default
    0x0a23601301c468, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c24001401c468, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e23401501c468, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0823401201d4b9, // V_XOR_B32 ENC_VOP2 default
    0x0a23601301d4b9, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c24001401d4b9, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e23401501d4b9, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x0823401201e4b6, // V_XNOR_B32 ENC_VOP2 default
    0x0a23601301e4b6, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c24001401e4b6, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e23401501e4b6, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x0024e01a0202c1, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x0225001b0202c1, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0425201c0202c1, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0624e01d0202c1, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0024e01a02149f, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x0225001b02149f, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0425201c02149f, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0624e01d02149f, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0024e01a02249a, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x0225001b02249a, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0425201c02249a, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0624e01d02249a, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x082340120252ca, // V_ADD_NC_U32 ENC_VOP2 default
    0x0a2360130252ca, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c2400140252ca, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e2340150252ca, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x082340120264a6, // V_SUB_NC_U32 ENC_VOP2 default
    0x0a2360130264a6, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c2400140264a6, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e2340150264a6, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x0823401202749e, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x0a23601302749e, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c24001402749e, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e23401502749e, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x0823400c02b3f4, // V_FMAC_F32 ENC_VOP2 default
    0x0a23601e02b3f4, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23801f02b3f4, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23400d02b3f4, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x1025a02002c3f6, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x0e25a02102c3f6, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x1025c02202d3f1, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x0e25c02302d3f1, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x0825e02402f3c2, // V_CVT_PK_RTZ_F16_F32 ENC_VOP2 default
    0x0a26002502f3c2, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c26202602f3c2, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e25e02702f3c2, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x0826a0280322c3, // V_ADD_F16 ENC_VOP2 default
    0x0a26c0290322c3, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26e02a0322c3, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26a02b0322c3, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x0826a0280334a1, // V_SUB_F16 ENC_VOP2 default
    0x0a26c0290334a1, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26e02a0334a1, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26a02b0334a1, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x0826a02803449c, // V_SUBREV_F16 ENC_VOP2 default
    0x0a26c02903449c, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26e02a03449c, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26a02b03449c, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x0826a028035458, // V_MUL_F16 ENC_VOP2 default
    0x0a26c029035458, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26e02a035458, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26a02b035458, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x0826a02c0363f3, // V_FMAC_F16 ENC_VOP2 default
    0x0a26c02d0363f3, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26e02e0363f3, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26a02f0363f3, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x1027c0300373f5, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x0e27c0310373f5, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x1027e0320383f0, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x0e27e0330383f0, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x0826a02803942d, // V_MAX_F16 ENC_VOP2 default
    0x0a26c02903942d, // V_MAX_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26e02a03942d, // V_MAX_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26a02b03942d, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x0826a02803a446, // V_MIN_F16 ENC_VOP2 default
    0x0a26c02903a446, // V_MIN_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26e02a03a446, // V_MIN_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26a02b03a446, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x0826a02803b40d, // V_LDEXP_F16 ENC_VOP2 default
    0x0a26c02903b40d, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c28002a03b40d, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26a02b03b40d, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x0828803403c473, // V_PK_FMAC_F16 ENC_VOP2 default
    0x0e28803503c473, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
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
    0x1c3e609d016290, // S_SUBVECTOR_LOOP_BEGIN ENC_SOPK default
    0x1c3e609d017291, // S_SUBVECTOR_LOOP_END ENC_SOPK default
    0x1c16409e0182a2, // S_WAITCNT_VSCNT ENC_SOPK default
    0x1c16409e0192a1, // S_WAITCNT_VMCNT ENC_SOPK default
    0x1c16409e01a29f, // S_WAITCNT_EXPCNT ENC_SOPK default
    0x1c16409e01b2a0, // S_WAITCNT_LGKMCNT ENC_SOPK default
    0x203ce09f0003e1, // V_DUAL_FMAC_F32 VOPDXY X default
    0x223ce0a00003e1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL X has_lit
    0x243d20a10013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X default
    0x223d20a20013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X has_lit
    0x243d60a30023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X default
    0x223d60a40023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X has_lit
    0x203ce0a50033e8, // V_DUAL_MUL_F32 VOPDXY X default
    0x223ce0a60033e8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL X has_lit
    0x203ce0a50043da, // V_DUAL_ADD_F32 VOPDXY X default
    0x223ce0a60043da, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL X has_lit
    0x203ce0a50053ea, // V_DUAL_SUB_F32 VOPDXY X default
    0x223ce0a60053ea, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL X has_lit
    0x203ce0a50063e9, // V_DUAL_SUBREV_F32 VOPDXY X default
    0x223ce0a60063e9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL X has_lit
    0x203ce0a50073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY X default
    0x223ce0a60073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL X has_lit
    0x203da0a70083e6, // V_DUAL_MOV_B32 VOPDXY X default
    0x223da0a80083e6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL X has_lit
    0x263ce0a90093dd, // V_DUAL_CNDMASK_B32 VOPDXY X default
    0x283ce0aa0093dd, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL X has_lit
    0x203ce0a500a3e4, // V_DUAL_MAX_F32 VOPDXY X default
    0x223ce0a600a3e4, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL X has_lit
    0x203ce0a500b3e5, // V_DUAL_MIN_F32 VOPDXY X default
    0x223ce0a600b3e5, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL X has_lit
    0x203de0ab00c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY X default
    0x223de0ac00c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL X has_lit
    0x203e20ad00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY X default
    0x223e20ae00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL X has_lit
    0x2a3d00af0003e1, // V_DUAL_FMAC_F32 VOPDXY Y default_y
    0x2c3d00b00003e1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2e3d40b10013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y default_y
    0x2c3d40b10013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2e3d80b20023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y default_y
    0x2c3d80b20023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3d00b30033e8, // V_DUAL_MUL_F32 VOPDXY Y default_y
    0x2c3d00b40033e8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3d00b30043da, // V_DUAL_ADD_F32 VOPDXY Y default_y
    0x2c3d00b40043da, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3d00b30053ea, // V_DUAL_SUB_F32 VOPDXY Y default_y
    0x2c3d00b40053ea, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3d00b30063e9, // V_DUAL_SUBREV_F32 VOPDXY Y default_y
    0x2c3d00b40063e9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3d00b30073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY Y default_y
    0x2c3d00b40073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3dc0b50083e6, // V_DUAL_MOV_B32 VOPDXY Y default_y
    0x2c3dc0b60083e6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x303d00b70093dd, // V_DUAL_CNDMASK_B32 VOPDXY Y default_y
    0x323d00b80093dd, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3d00b300a3e4, // V_DUAL_MAX_F32 VOPDXY Y default_y
    0x2c3d00b400a3e4, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3d00b300b3e5, // V_DUAL_MIN_F32 VOPDXY Y default_y
    0x2c3d00b400b3e5, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3e00b900c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY Y default_y
    0x2c3e00ba00c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3e40bb00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY Y default_y
    0x2c3e40bc00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3d00bd0103db, // V_DUAL_ADD_NC_U32 VOPDXY Y default_y
    0x2c3d00be0103db, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3d00bf0113e3, // V_DUAL_LSHLREV_B32 VOPDXY Y default_y
    0x2c3d00c00113e3, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2a3d00bf0123dc, // V_DUAL_AND_B32 VOPDXY Y default_y
    0x2c3d00c00123dc, // V_DUAL_AND_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x343420c1000349, // V_CMP_F_F16 ENC_VOP3 default
    0x363440c2000349, // V_CMP_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x383460c3000349, // V_CMP_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3420c4000349, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3420c5000349, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3420c6000349, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343420c100136e, // V_CMP_LT_F16 ENC_VOP3 default
    0x363440c200136e, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x383460c300136e, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3420c400136e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3420c500136e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3420c600136e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343420c1002340, // V_CMP_EQ_F16 ENC_VOP3 default
    0x363440c2002340, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x383460c3002340, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3420c4002340, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3420c5002340, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3420c6002340, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343420c1003362, // V_CMP_LE_F16 ENC_VOP3 default
    0x363440c2003362, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x383460c3003362, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3420c4003362, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3420c5003362, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3420c6003362, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343420c1004359, // V_CMP_GT_F16 ENC_VOP3 default
    0x363440c2004359, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x383460c3004359, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3420c4004359, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3420c5004359, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3420c6004359, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343420c100536b, // V_CMP_LG_F16 ENC_VOP3 default
    0x363440c200536b, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x383460c300536b, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3420c400536b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3420c500536b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3420c600536b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343420c1006350, // V_CMP_GE_F16 ENC_VOP3 default
    0x363440c2006350, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x383460c3006350, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3420c4006350, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3420c5006350, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3420c6006350, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343420c100738f, // V_CMP_O_F16 ENC_VOP3 default
    0x363440c200738f, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x383460c300738f, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3420c400738f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3420c500738f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3420c600738f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343420c1008399, // V_CMP_U_F16 ENC_VOP3 default
    0x363440c2008399, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x383460c3008399, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3420c4008399, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3420c5008399, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3420c6008399, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343420c1009380, // V_CMP_NGE_F16 ENC_VOP3 default
    0x363440c2009380, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x383460c3009380, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3420c4009380, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3420c5009380, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3420c6009380, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343420c100a389, // V_CMP_NLG_F16 ENC_VOP3 default
    0x363440c200a389, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x383460c300a389, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3420c400a389, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3420c500a389, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3420c600a389, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343420c100b383, // V_CMP_NGT_F16 ENC_VOP3 default
    0x363440c200b383, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x383460c300b383, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3420c400b383, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3420c500b383, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3420c600b383, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343420c100c386, // V_CMP_NLE_F16 ENC_VOP3 default
    0x363440c200c386, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x383460c300c386, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3420c400c386, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3420c500c386, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3420c600c386, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343420c100d377, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x363440c200d377, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x383460c300d377, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3420c400d377, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3420c500d377, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3420c600d377, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343420c100e38c, // V_CMP_NLT_F16 ENC_VOP3 default
    0x363440c200e38c, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x383460c300e38c, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3420c400e38c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3420c500e38c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3420c600e38c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343420c100f392, // V_CMP_T_F16 ENC_VOP3 default
    0x363440c200f392, // V_CMP_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x383460c300f392, // V_CMP_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3420c400f392, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3420c500f392, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3420c600f392, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434e0c701034a, // V_CMP_F_F32 ENC_VOP3 default
    0x363500c801034a, // V_CMP_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x383520c901034a, // V_CMP_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a34e0ca01034a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0
    0x3c34e0cb01034a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_1
    0x3e34e0cc01034a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434e0c701136f, // V_CMP_LT_F32 ENC_VOP3 default
    0x363500c801136f, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x383520c901136f, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a34e0ca01136f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x3c34e0cb01136f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x3e34e0cc01136f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434e0c7012341, // V_CMP_EQ_F32 ENC_VOP3 default
    0x363500c8012341, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x383520c9012341, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a34e0ca012341, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x3c34e0cb012341, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x3e34e0cc012341, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434e0c7013363, // V_CMP_LE_F32 ENC_VOP3 default
    0x363500c8013363, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x383520c9013363, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a34e0ca013363, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x3c34e0cb013363, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x3e34e0cc013363, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434e0c701435a, // V_CMP_GT_F32 ENC_VOP3 default
    0x363500c801435a, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x383520c901435a, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a34e0ca01435a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x3c34e0cb01435a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x3e34e0cc01435a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434e0c701536c, // V_CMP_LG_F32 ENC_VOP3 default
    0x363500c801536c, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x383520c901536c, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a34e0ca01536c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x3c34e0cb01536c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x3e34e0cc01536c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434e0c7016351, // V_CMP_GE_F32 ENC_VOP3 default
    0x363500c8016351, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x383520c9016351, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a34e0ca016351, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x3c34e0cb016351, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x3e34e0cc016351, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434e0c7017390, // V_CMP_O_F32 ENC_VOP3 default
    0x363500c8017390, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x383520c9017390, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a34e0ca017390, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x3c34e0cb017390, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x3e34e0cc017390, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434e0c701839a, // V_CMP_U_F32 ENC_VOP3 default
    0x363500c801839a, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x383520c901839a, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a34e0ca01839a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x3c34e0cb01839a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x3e34e0cc01839a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434e0c7019381, // V_CMP_NGE_F32 ENC_VOP3 default
    0x363500c8019381, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x383520c9019381, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a34e0ca019381, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x3c34e0cb019381, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x3e34e0cc019381, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434e0c701a38a, // V_CMP_NLG_F32 ENC_VOP3 default
    0x363500c801a38a, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x383520c901a38a, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a34e0ca01a38a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x3c34e0cb01a38a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x3e34e0cc01a38a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434e0c701b384, // V_CMP_NGT_F32 ENC_VOP3 default
    0x363500c801b384, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x383520c901b384, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a34e0ca01b384, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x3c34e0cb01b384, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x3e34e0cc01b384, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434e0c701c387, // V_CMP_NLE_F32 ENC_VOP3 default
    0x363500c801c387, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x383520c901c387, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a34e0ca01c387, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x3c34e0cb01c387, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x3e34e0cc01c387, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434e0c701d378, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x363500c801d378, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x383520c901d378, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a34e0ca01d378, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x3c34e0cb01d378, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x3e34e0cc01d378, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434e0c701e38d, // V_CMP_NLT_F32 ENC_VOP3 default
    0x363500c801e38d, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x383520c901e38d, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a34e0ca01e38d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x3c34e0cb01e38d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x3e34e0cc01e38d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3434e0c701f393, // V_CMP_T_F32 ENC_VOP3 default
    0x363500c801f393, // V_CMP_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x383520c901f393, // V_CMP_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a34e0ca01f393, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0
    0x3c34e0cb01f393, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_1
    0x3e34e0cc01f393, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435a0cd02034b, // V_CMP_F_F64 ENC_VOP3 default
    0x3a35a0ce02034b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35a0cf02034b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35a0d002034b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435a0cd021370, // V_CMP_LT_F64 ENC_VOP3 default
    0x3a35a0ce021370, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35a0cf021370, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35a0d0021370, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435a0cd022342, // V_CMP_EQ_F64 ENC_VOP3 default
    0x3a35a0ce022342, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35a0cf022342, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35a0d0022342, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435a0cd023364, // V_CMP_LE_F64 ENC_VOP3 default
    0x3a35a0ce023364, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35a0cf023364, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35a0d0023364, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435a0cd02435b, // V_CMP_GT_F64 ENC_VOP3 default
    0x3a35a0ce02435b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35a0cf02435b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35a0d002435b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435a0cd02536d, // V_CMP_LG_F64 ENC_VOP3 default
    0x3a35a0ce02536d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35a0cf02536d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35a0d002536d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435a0cd026352, // V_CMP_GE_F64 ENC_VOP3 default
    0x3a35a0ce026352, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35a0cf026352, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35a0d0026352, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435a0cd027391, // V_CMP_O_F64 ENC_VOP3 default
    0x3a35a0ce027391, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35a0cf027391, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35a0d0027391, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435a0cd02839b, // V_CMP_U_F64 ENC_VOP3 default
    0x3a35a0ce02839b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35a0cf02839b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35a0d002839b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435a0cd029382, // V_CMP_NGE_F64 ENC_VOP3 default
    0x3a35a0ce029382, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35a0cf029382, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35a0d0029382, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435a0cd02a38b, // V_CMP_NLG_F64 ENC_VOP3 default
    0x3a35a0ce02a38b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35a0cf02a38b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35a0d002a38b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435a0cd02b385, // V_CMP_NGT_F64 ENC_VOP3 default
    0x3a35a0ce02b385, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35a0cf02b385, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35a0d002b385, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435a0cd02c388, // V_CMP_NLE_F64 ENC_VOP3 default
    0x3a35a0ce02c388, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35a0cf02c388, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35a0d002c388, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435a0cd02d379, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x3a35a0ce02d379, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35a0cf02d379, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35a0d002d379, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435a0cd02e38e, // V_CMP_NLT_F64 ENC_VOP3 default
    0x3a35a0ce02e38e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35a0cf02e38e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35a0d002e38e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435a0cd02f394, // V_CMP_T_F64 ENC_VOP3 default
    0x3a35a0ce02f394, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0
    0x3c35a0cf02f394, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_1
    0x3e35a0d002f394, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435e0d1031371, // V_CMP_LT_I16 ENC_VOP3 default
    0x363600d2031371, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x383620d3031371, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a35e0d4031371, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x3c35e0d5031371, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x3e35e0d6031371, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435e0d1032343, // V_CMP_EQ_I16 ENC_VOP3 default
    0x363600d2032343, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x383620d3032343, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a35e0d4032343, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x3c35e0d5032343, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x3e35e0d6032343, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435e0d1033365, // V_CMP_LE_I16 ENC_VOP3 default
    0x363600d2033365, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x383620d3033365, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a35e0d4033365, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x3c35e0d5033365, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x3e35e0d6033365, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435e0d103435c, // V_CMP_GT_I16 ENC_VOP3 default
    0x363600d203435c, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x383620d303435c, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a35e0d403435c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x3c35e0d503435c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x3e35e0d603435c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435e0d103537a, // V_CMP_NE_I16 ENC_VOP3 default
    0x363600d203537a, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x383620d303537a, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a35e0d403537a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x3c35e0d503537a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x3e35e0d603537a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435e0d1036353, // V_CMP_GE_I16 ENC_VOP3 default
    0x363600d2036353, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x383620d3036353, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a35e0d4036353, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x3c35e0d5036353, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x3e35e0d6036353, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435e0d7039374, // V_CMP_LT_U16 ENC_VOP3 default
    0x363600d8039374, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x383620d9039374, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a35e0da039374, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x3c35e0db039374, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x3e35e0dc039374, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435e0d703a346, // V_CMP_EQ_U16 ENC_VOP3 default
    0x363600d803a346, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x383620d903a346, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a35e0da03a346, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x3c35e0db03a346, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x3e35e0dc03a346, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435e0d703b368, // V_CMP_LE_U16 ENC_VOP3 default
    0x363600d803b368, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x383620d903b368, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a35e0da03b368, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x3c35e0db03b368, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x3e35e0dc03b368, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435e0d703c35f, // V_CMP_GT_U16 ENC_VOP3 default
    0x363600d803c35f, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x383620d903c35f, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a35e0da03c35f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x3c35e0db03c35f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x3e35e0dc03c35f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435e0d703d37d, // V_CMP_NE_U16 ENC_VOP3 default
    0x363600d803d37d, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x383620d903d37d, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a35e0da03d37d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x3c35e0db03d37d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x3e35e0dc03d37d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3435e0d703e356, // V_CMP_GE_U16 ENC_VOP3 default
    0x363600d803e356, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x383620d903e356, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a35e0da03e356, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x3c35e0db03e356, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x3e35e0dc03e356, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0dd04034c, // V_CMP_F_I32 ENC_VOP3 default
    0x3636c0de04034c, // V_CMP_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x3836e0df04034c, // V_CMP_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a36a0e004034c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0
    0x3c36a0e104034c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_1
    0x3e36a0e204034c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0dd041372, // V_CMP_LT_I32 ENC_VOP3 default
    0x3636c0de041372, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x3836e0df041372, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a36a0e0041372, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x3c36a0e1041372, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x3e36a0e2041372, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0dd042344, // V_CMP_EQ_I32 ENC_VOP3 default
    0x3636c0de042344, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x3836e0df042344, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a36a0e0042344, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x3c36a0e1042344, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x3e36a0e2042344, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0dd043366, // V_CMP_LE_I32 ENC_VOP3 default
    0x3636c0de043366, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x3836e0df043366, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a36a0e0043366, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x3c36a0e1043366, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x3e36a0e2043366, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0dd04435d, // V_CMP_GT_I32 ENC_VOP3 default
    0x3636c0de04435d, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x3836e0df04435d, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a36a0e004435d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x3c36a0e104435d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x3e36a0e204435d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0dd04537b, // V_CMP_NE_I32 ENC_VOP3 default
    0x3636c0de04537b, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x3836e0df04537b, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a36a0e004537b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x3c36a0e104537b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x3e36a0e204537b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0dd046354, // V_CMP_GE_I32 ENC_VOP3 default
    0x3636c0de046354, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x3836e0df046354, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a36a0e0046354, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x3c36a0e1046354, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x3e36a0e2046354, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0dd047395, // V_CMP_T_I32 ENC_VOP3 default
    0x3636c0de047395, // V_CMP_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x3836e0df047395, // V_CMP_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a36a0e0047395, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0
    0x3c36a0e1047395, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_1
    0x3e36a0e2047395, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0e304834e, // V_CMP_F_U32 ENC_VOP3 default
    0x3636c0e404834e, // V_CMP_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x3836e0e504834e, // V_CMP_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a36a0e604834e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0
    0x3c36a0e704834e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_1
    0x3e36a0e804834e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0e3049375, // V_CMP_LT_U32 ENC_VOP3 default
    0x3636c0e4049375, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x3836e0e5049375, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a36a0e6049375, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x3c36a0e7049375, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x3e36a0e8049375, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0e304a347, // V_CMP_EQ_U32 ENC_VOP3 default
    0x3636c0e404a347, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x3836e0e504a347, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a36a0e604a347, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x3c36a0e704a347, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x3e36a0e804a347, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0e304b369, // V_CMP_LE_U32 ENC_VOP3 default
    0x3636c0e404b369, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x3836e0e504b369, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a36a0e604b369, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x3c36a0e704b369, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x3e36a0e804b369, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0e304c360, // V_CMP_GT_U32 ENC_VOP3 default
    0x3636c0e404c360, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x3836e0e504c360, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a36a0e604c360, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x3c36a0e704c360, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x3e36a0e804c360, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0e304d37e, // V_CMP_NE_U32 ENC_VOP3 default
    0x3636c0e404d37e, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x3836e0e504d37e, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a36a0e604d37e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x3c36a0e704d37e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x3e36a0e804d37e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0e304e357, // V_CMP_GE_U32 ENC_VOP3 default
    0x3636c0e404e357, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x3836e0e504e357, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a36a0e604e357, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x3c36a0e704e357, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x3e36a0e804e357, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3436a0e304f397, // V_CMP_T_U32 ENC_VOP3 default
    0x3636c0e404f397, // V_CMP_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x3836e0e504f397, // V_CMP_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a36a0e604f397, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0
    0x3c36a0e704f397, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_1
    0x3e36a0e804f397, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343720e905034d, // V_CMP_F_I64 ENC_VOP3 default
    0x3a3720ea05034d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3720eb05034d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3720ec05034d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343720e9051373, // V_CMP_LT_I64 ENC_VOP3 default
    0x3a3720ea051373, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3720eb051373, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3720ec051373, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343720e9052345, // V_CMP_EQ_I64 ENC_VOP3 default
    0x3a3720ea052345, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3720eb052345, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3720ec052345, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343720e9053367, // V_CMP_LE_I64 ENC_VOP3 default
    0x3a3720ea053367, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3720eb053367, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3720ec053367, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343720e905435e, // V_CMP_GT_I64 ENC_VOP3 default
    0x3a3720ea05435e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3720eb05435e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3720ec05435e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343720e905537c, // V_CMP_NE_I64 ENC_VOP3 default
    0x3a3720ea05537c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3720eb05537c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3720ec05537c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343720e9056355, // V_CMP_GE_I64 ENC_VOP3 default
    0x3a3720ea056355, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3720eb056355, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3720ec056355, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343720e9057396, // V_CMP_T_I64 ENC_VOP3 default
    0x3a3720ea057396, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0
    0x3c3720eb057396, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_1
    0x3e3720ec057396, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343720ed05834f, // V_CMP_F_U64 ENC_VOP3 default
    0x3a3720ee05834f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3720ef05834f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3720f005834f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343720ed059376, // V_CMP_LT_U64 ENC_VOP3 default
    0x3a3720ee059376, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3720ef059376, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3720f0059376, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343720ed05a348, // V_CMP_EQ_U64 ENC_VOP3 default
    0x3a3720ee05a348, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3720ef05a348, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3720f005a348, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343720ed05b36a, // V_CMP_LE_U64 ENC_VOP3 default
    0x3a3720ee05b36a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3720ef05b36a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3720f005b36a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343720ed05c361, // V_CMP_GT_U64 ENC_VOP3 default
    0x3a3720ee05c361, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3720ef05c361, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3720f005c361, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343720ed05d37f, // V_CMP_NE_U64 ENC_VOP3 default
    0x3a3720ee05d37f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3720ef05d37f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3720f005d37f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343720ed05e358, // V_CMP_GE_U64 ENC_VOP3 default
    0x3a3720ee05e358, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3720ef05e358, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3720f005e358, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343720ed05f398, // V_CMP_T_U64 ENC_VOP3 default
    0x3a3720ee05f398, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0
    0x3c3720ef05f398, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_1
    0x3e3720f005f398, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343760c107d33d, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x363780c207d33d, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x3837a0c307d33d, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3760c407d33d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3760c507d33d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3760c607d33d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3437c0f107e33e, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x3637e0f207e33e, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x383800f307e33e, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a37c0f407e33e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x3c37c0f507e33e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x3e37c0f607e33e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343840f707f33f, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x3a3840f807f33f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x3c3840f907f33f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x3e3840fa07f33f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403880fb0802ea, // V_CMPX_F_F16 ENC_VOP3 default
    0x4238a0fc0802ea, // V_CMPX_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438c0fd0802ea, // V_CMPX_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x463880fe0802ea, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0
    0x483880ff0802ea, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_1
    0x4a3881000802ea, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403880fb08130f, // V_CMPX_LT_F16 ENC_VOP3 default
    0x4238a0fc08130f, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438c0fd08130f, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x463880fe08130f, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x483880ff08130f, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x4a38810008130f, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403880fb0822e1, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x4238a0fc0822e1, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438c0fd0822e1, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x463880fe0822e1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x483880ff0822e1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x4a3881000822e1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403880fb083303, // V_CMPX_LE_F16 ENC_VOP3 default
    0x4238a0fc083303, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438c0fd083303, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x463880fe083303, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x483880ff083303, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x4a388100083303, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403880fb0842fa, // V_CMPX_GT_F16 ENC_VOP3 default
    0x4238a0fc0842fa, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438c0fd0842fa, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x463880fe0842fa, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x483880ff0842fa, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x4a3881000842fa, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403880fb08530c, // V_CMPX_LG_F16 ENC_VOP3 default
    0x4238a0fc08530c, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438c0fd08530c, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x463880fe08530c, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x483880ff08530c, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x4a38810008530c, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403880fb0862f1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x4238a0fc0862f1, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438c0fd0862f1, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x463880fe0862f1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x483880ff0862f1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x4a3881000862f1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403880fb087330, // V_CMPX_O_F16 ENC_VOP3 default
    0x4238a0fc087330, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438c0fd087330, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x463880fe087330, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x483880ff087330, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x4a388100087330, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403880fb08833a, // V_CMPX_U_F16 ENC_VOP3 default
    0x4238a0fc08833a, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438c0fd08833a, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x463880fe08833a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x483880ff08833a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x4a38810008833a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403880fb089321, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x4238a0fc089321, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438c0fd089321, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x463880fe089321, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x483880ff089321, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x4a388100089321, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403880fb08a32a, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x4238a0fc08a32a, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438c0fd08a32a, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x463880fe08a32a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x483880ff08a32a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x4a38810008a32a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403880fb08b324, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x4238a0fc08b324, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438c0fd08b324, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x463880fe08b324, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x483880ff08b324, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x4a38810008b324, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403880fb08c327, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x4238a0fc08c327, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438c0fd08c327, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x463880fe08c327, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x483880ff08c327, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x4a38810008c327, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403880fb08d318, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x4238a0fc08d318, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438c0fd08d318, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x463880fe08d318, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x483880ff08d318, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x4a38810008d318, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403880fb08e32d, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x4238a0fc08e32d, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438c0fd08e32d, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x463880fe08e32d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x483880ff08e32d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x4a38810008e32d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403880fb08f333, // V_CMPX_T_F16 ENC_VOP3 default
    0x4238a0fc08f333, // V_CMPX_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x4438c0fd08f333, // V_CMPX_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x463880fe08f333, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0
    0x483880ff08f333, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_1
    0x4a38810008f333, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403941010902eb, // V_CMPX_F_F32 ENC_VOP3 default
    0x423961020902eb, // V_CMPX_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x443981030902eb, // V_CMPX_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x463941040902eb, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0
    0x483941050902eb, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3941060902eb, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x40394101091310, // V_CMPX_LT_F32 ENC_VOP3 default
    0x42396102091310, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x44398103091310, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x46394104091310, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x48394105091310, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x4a394106091310, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403941010922e2, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x423961020922e2, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x443981030922e2, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x463941040922e2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x483941050922e2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3941060922e2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x40394101093304, // V_CMPX_LE_F32 ENC_VOP3 default
    0x42396102093304, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x44398103093304, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x46394104093304, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x48394105093304, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x4a394106093304, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403941010942fb, // V_CMPX_GT_F32 ENC_VOP3 default
    0x423961020942fb, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x443981030942fb, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x463941040942fb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x483941050942fb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3941060942fb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4039410109530d, // V_CMPX_LG_F32 ENC_VOP3 default
    0x4239610209530d, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x4439810309530d, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x4639410409530d, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x4839410509530d, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x4a39410609530d, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403941010962f2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x423961020962f2, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x443981030962f2, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x463941040962f2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x483941050962f2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3941060962f2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x40394101097331, // V_CMPX_O_F32 ENC_VOP3 default
    0x42396102097331, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x44398103097331, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x46394104097331, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x48394105097331, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x4a394106097331, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4039410109833b, // V_CMPX_U_F32 ENC_VOP3 default
    0x4239610209833b, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x4439810309833b, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x4639410409833b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x4839410509833b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x4a39410609833b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x40394101099322, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x42396102099322, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x44398103099322, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x46394104099322, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x48394105099322, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x4a394106099322, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4039410109a32b, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x4239610209a32b, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x4439810309a32b, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x4639410409a32b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x4839410509a32b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x4a39410609a32b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4039410109b325, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x4239610209b325, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x4439810309b325, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x4639410409b325, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x4839410509b325, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x4a39410609b325, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4039410109c328, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x4239610209c328, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x4439810309c328, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x4639410409c328, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x4839410509c328, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x4a39410609c328, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4039410109d319, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x4239610209d319, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x4439810309d319, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x4639410409d319, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x4839410509d319, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x4a39410609d319, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4039410109e32e, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x4239610209e32e, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x4439810309e32e, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x4639410409e32e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x4839410509e32e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x4a39410609e32e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4039410109f334, // V_CMPX_T_F32 ENC_VOP3 default
    0x4239610209f334, // V_CMPX_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x4439810309f334, // V_CMPX_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x4639410409f334, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0
    0x4839410509f334, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_1
    0x4a39410609f334, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a01070a02ec, // V_CMPX_F_F64 ENC_VOP3 default
    0x463a01080a02ec, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0
    0x483a01090a02ec, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a010a0a02ec, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a01070a1311, // V_CMPX_LT_F64 ENC_VOP3 default
    0x463a01080a1311, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x483a01090a1311, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a010a0a1311, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a01070a22e3, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x463a01080a22e3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x483a01090a22e3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a010a0a22e3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a01070a3305, // V_CMPX_LE_F64 ENC_VOP3 default
    0x463a01080a3305, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x483a01090a3305, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a010a0a3305, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a01070a42fc, // V_CMPX_GT_F64 ENC_VOP3 default
    0x463a01080a42fc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x483a01090a42fc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a010a0a42fc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a01070a530e, // V_CMPX_LG_F64 ENC_VOP3 default
    0x463a01080a530e, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x483a01090a530e, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a010a0a530e, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a01070a62f3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x463a01080a62f3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x483a01090a62f3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a010a0a62f3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a01070a7332, // V_CMPX_O_F64 ENC_VOP3 default
    0x463a01080a7332, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x483a01090a7332, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a010a0a7332, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a01070a833c, // V_CMPX_U_F64 ENC_VOP3 default
    0x463a01080a833c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x483a01090a833c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a010a0a833c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a01070a9323, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x463a01080a9323, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x483a01090a9323, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a010a0a9323, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a01070aa32c, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x463a01080aa32c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x483a01090aa32c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a010a0aa32c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a01070ab326, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x463a01080ab326, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x483a01090ab326, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a010a0ab326, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a01070ac329, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x463a01080ac329, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x483a01090ac329, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a010a0ac329, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a01070ad31a, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x463a01080ad31a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x483a01090ad31a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a010a0ad31a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a01070ae32f, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x463a01080ae32f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x483a01090ae32f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a010a0ae32f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a01070af335, // V_CMPX_T_F64 ENC_VOP3 default
    0x463a01080af335, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0
    0x483a01090af335, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3a010a0af335, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a410b0b1312, // V_CMPX_LT_I16 ENC_VOP3 default
    0x423a610c0b1312, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x443a810d0b1312, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x463a410e0b1312, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x483a410f0b1312, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x4a3a41100b1312, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a410b0b22e4, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x423a610c0b22e4, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x443a810d0b22e4, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x463a410e0b22e4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x483a410f0b22e4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x4a3a41100b22e4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a410b0b3306, // V_CMPX_LE_I16 ENC_VOP3 default
    0x423a610c0b3306, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x443a810d0b3306, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x463a410e0b3306, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x483a410f0b3306, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x4a3a41100b3306, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a410b0b42fd, // V_CMPX_GT_I16 ENC_VOP3 default
    0x423a610c0b42fd, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x443a810d0b42fd, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x463a410e0b42fd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x483a410f0b42fd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x4a3a41100b42fd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a410b0b531b, // V_CMPX_NE_I16 ENC_VOP3 default
    0x423a610c0b531b, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x443a810d0b531b, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x463a410e0b531b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x483a410f0b531b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x4a3a41100b531b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a410b0b62f4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x423a610c0b62f4, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x443a810d0b62f4, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x463a410e0b62f4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x483a410f0b62f4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x4a3a41100b62f4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a41110b9315, // V_CMPX_LT_U16 ENC_VOP3 default
    0x423a61120b9315, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x443a81130b9315, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x463a41140b9315, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x483a41150b9315, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x4a3a41160b9315, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a41110ba2e7, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x423a61120ba2e7, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x443a81130ba2e7, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x463a41140ba2e7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x483a41150ba2e7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x4a3a41160ba2e7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a41110bb309, // V_CMPX_LE_U16 ENC_VOP3 default
    0x423a61120bb309, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x443a81130bb309, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x463a41140bb309, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x483a41150bb309, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x4a3a41160bb309, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a41110bc300, // V_CMPX_GT_U16 ENC_VOP3 default
    0x423a61120bc300, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x443a81130bc300, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x463a41140bc300, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x483a41150bc300, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x4a3a41160bc300, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a41110bd31e, // V_CMPX_NE_U16 ENC_VOP3 default
    0x423a61120bd31e, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x443a81130bd31e, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x463a41140bd31e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x483a41150bd31e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x4a3a41160bd31e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403a41110be2f7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x423a61120be2f7, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x443a81130be2f7, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x463a41140be2f7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x483a41150be2f7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x4a3a41160be2f7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b01170c02ed, // V_CMPX_F_I32 ENC_VOP3 default
    0x423b21180c02ed, // V_CMPX_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x443b41190c02ed, // V_CMPX_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x463b011a0c02ed, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0
    0x483b011b0c02ed, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_1
    0x4a3b011c0c02ed, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b01170c1313, // V_CMPX_LT_I32 ENC_VOP3 default
    0x423b21180c1313, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x443b41190c1313, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x463b011a0c1313, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x483b011b0c1313, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x4a3b011c0c1313, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b01170c22e5, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x423b21180c22e5, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x443b41190c22e5, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x463b011a0c22e5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x483b011b0c22e5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x4a3b011c0c22e5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b01170c3307, // V_CMPX_LE_I32 ENC_VOP3 default
    0x423b21180c3307, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x443b41190c3307, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x463b011a0c3307, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x483b011b0c3307, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x4a3b011c0c3307, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b01170c42fe, // V_CMPX_GT_I32 ENC_VOP3 default
    0x423b21180c42fe, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x443b41190c42fe, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x463b011a0c42fe, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x483b011b0c42fe, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x4a3b011c0c42fe, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b01170c531c, // V_CMPX_NE_I32 ENC_VOP3 default
    0x423b21180c531c, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x443b41190c531c, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x463b011a0c531c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x483b011b0c531c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x4a3b011c0c531c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b01170c62f5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x423b21180c62f5, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x443b41190c62f5, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x463b011a0c62f5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x483b011b0c62f5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x4a3b011c0c62f5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b01170c7336, // V_CMPX_T_I32 ENC_VOP3 default
    0x423b21180c7336, // V_CMPX_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x443b41190c7336, // V_CMPX_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x463b011a0c7336, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0
    0x483b011b0c7336, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_1
    0x4a3b011c0c7336, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b011d0c82ef, // V_CMPX_F_U32 ENC_VOP3 default
    0x423b211e0c82ef, // V_CMPX_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x443b411f0c82ef, // V_CMPX_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x463b01200c82ef, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0
    0x483b01210c82ef, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3b01220c82ef, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b011d0c9316, // V_CMPX_LT_U32 ENC_VOP3 default
    0x423b211e0c9316, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x443b411f0c9316, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x463b01200c9316, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x483b01210c9316, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3b01220c9316, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b011d0ca2e8, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x423b211e0ca2e8, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x443b411f0ca2e8, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x463b01200ca2e8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x483b01210ca2e8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3b01220ca2e8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b011d0cb30a, // V_CMPX_LE_U32 ENC_VOP3 default
    0x423b211e0cb30a, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x443b411f0cb30a, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x463b01200cb30a, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x483b01210cb30a, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3b01220cb30a, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b011d0cc301, // V_CMPX_GT_U32 ENC_VOP3 default
    0x423b211e0cc301, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x443b411f0cc301, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x463b01200cc301, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x483b01210cc301, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3b01220cc301, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b011d0cd31f, // V_CMPX_NE_U32 ENC_VOP3 default
    0x423b211e0cd31f, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x443b411f0cd31f, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x463b01200cd31f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x483b01210cd31f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3b01220cd31f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b011d0ce2f8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x423b211e0ce2f8, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x443b411f0ce2f8, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x463b01200ce2f8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x483b01210ce2f8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3b01220ce2f8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b011d0cf338, // V_CMPX_T_U32 ENC_VOP3 default
    0x423b211e0cf338, // V_CMPX_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x443b411f0cf338, // V_CMPX_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x463b01200cf338, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0
    0x483b01210cf338, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_1
    0x4a3b01220cf338, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b81230d02ee, // V_CMPX_F_I64 ENC_VOP3 default
    0x463b81240d02ee, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0
    0x483b81250d02ee, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3b81260d02ee, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b81230d1314, // V_CMPX_LT_I64 ENC_VOP3 default
    0x463b81240d1314, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x483b81250d1314, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3b81260d1314, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b81230d22e6, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x463b81240d22e6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x483b81250d22e6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3b81260d22e6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b81230d3308, // V_CMPX_LE_I64 ENC_VOP3 default
    0x463b81240d3308, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x483b81250d3308, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3b81260d3308, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b81230d42ff, // V_CMPX_GT_I64 ENC_VOP3 default
    0x463b81240d42ff, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x483b81250d42ff, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3b81260d42ff, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b81230d531d, // V_CMPX_NE_I64 ENC_VOP3 default
    0x463b81240d531d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x483b81250d531d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3b81260d531d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b81230d62f6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x463b81240d62f6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x483b81250d62f6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3b81260d62f6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b81230d7337, // V_CMPX_T_I64 ENC_VOP3 default
    0x463b81240d7337, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0
    0x483b81250d7337, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_1
    0x4a3b81260d7337, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b81270d82f0, // V_CMPX_F_U64 ENC_VOP3 default
    0x463b81280d82f0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0
    0x483b81290d82f0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_1
    0x4a3b812a0d82f0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b81270d9317, // V_CMPX_LT_U64 ENC_VOP3 default
    0x463b81280d9317, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x483b81290d9317, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x4a3b812a0d9317, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b81270da2e9, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x463b81280da2e9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x483b81290da2e9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x4a3b812a0da2e9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b81270db30b, // V_CMPX_LE_U64 ENC_VOP3 default
    0x463b81280db30b, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x483b81290db30b, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x4a3b812a0db30b, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b81270dc302, // V_CMPX_GT_U64 ENC_VOP3 default
    0x463b81280dc302, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x483b81290dc302, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x4a3b812a0dc302, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b81270dd320, // V_CMPX_NE_U64 ENC_VOP3 default
    0x463b81280dd320, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x483b81290dd320, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x4a3b812a0dd320, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b81270de2f9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x463b81280de2f9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x483b81290de2f9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x4a3b812a0de2f9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403b81270df339, // V_CMPX_T_U64 ENC_VOP3 default
    0x463b81280df339, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0
    0x483b81290df339, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_1
    0x4a3b812a0df339, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403bc0fb0fd2de, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x423be0fc0fd2de, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x443c00fd0fd2de, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x463bc0fe0fd2de, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x483bc0ff0fd2de, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x4a3bc1000fd2de, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403c212b0fe2df, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x423c412c0fe2df, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x443c612d0fe2df, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x463c212e0fe2df, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x483c212f0fe2df, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x4a3c21300fe2df, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x403ca1310ff2e0, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x463ca1320ff2e0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x483ca1330ff2e0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x4a3ca1340ff2e0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4c22813510139d, // V_CNDMASK_B32 ENC_VOP3 default
    0x3622a13610139d, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x3822c13710139d, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x4e22813810139d, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x5022813910139d, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x5222813a10139d, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423a13b1032c4, // V_ADD_F32 ENC_VOP3 default
    0x3623c13c1032c4, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x3823e13d1032c4, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a23a13e1032c4, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x3c23a13f1032c4, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x3e23a1401032c4, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423a13b1044a2, // V_SUB_F32 ENC_VOP3 default
    0x3623c13c1044a2, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x3823e13d1044a2, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a23a13e1044a2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x3c23a13f1044a2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x3e23a1401044a2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423a13b10549d, // V_SUBREV_F32 ENC_VOP3 default
    0x3623c13c10549d, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x3823e13d10549d, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a23a13e10549d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x3c23a13f10549d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x3e23a14010549d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423a1411063f2, // V_FMAC_DX9_ZERO_F32 ENC_VOP3 default
    0x3a23a1421063f2, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3c23a1431063f2, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3e23a1441063f2, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423a13b107457, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x3623c13c107457, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x3823e13d107457, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a23a13e107457, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3c23a13f107457, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3e23a140107457, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423a13b108459, // V_MUL_F32 ENC_VOP3 default
    0x3623c13c108459, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x3823e13d108459, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a23a13e108459, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x3c23a13f108459, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x3e23a140108459, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424214510945f, // V_MUL_I32_I24 ENC_VOP3 default
    0x3624414610945f, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x3824614710945f, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x3a24214810945f, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3c24214910945f, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3e24214a10945f, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424814510a45c, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x3624a14610a45c, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x3824c14710a45c, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x3a24814810a45c, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3c24814910a45c, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3e24814a10a45c, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424214b10b462, // V_MUL_U32_U24 ENC_VOP3 default
    0x3624414c10b462, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x3824614d10b462, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x3a24214e10b462, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3c24214f10b462, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3e24215010b462, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424814b10c45e, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x3624a14c10c45e, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x3824c14d10c45e, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x3a24814e10c45e, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3c24814f10c45e, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3e24815010c45e, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423a13b10f447, // V_MIN_F32 ENC_VOP3 default
    0x3623c13c10f447, // V_MIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x3823e13d10f447, // V_MIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a23a13e10f447, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0
    0x3c23a13f10f447, // V_MIN_F32 VOP3_INST_LITERAL has_lit_1
    0x3e23a14010f447, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423a13b11042e, // V_MAX_F32 ENC_VOP3 default
    0x3623c13c11042e, // V_MAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x3823e13d11042e, // V_MAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a23a13e11042e, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0
    0x3c23a13f11042e, // V_MAX_F32 VOP3_INST_LITERAL has_lit_1
    0x3e23a14011042e, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424814511144a, // V_MIN_I32 ENC_VOP3 default
    0x3624a14611144a, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x3824c14711144a, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a24814811144a, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x3c24814911144a, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x3e24814a11144a, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x34248145112431, // V_MAX_I32 ENC_VOP3 default
    0x3624a146112431, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x3824c147112431, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a248148112431, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x3c248149112431, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x3e24814a112431, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424814b11344c, // V_MIN_U32 ENC_VOP3 default
    0x3624a14c11344c, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x3824c14d11344c, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a24814e11344c, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x3c24814f11344c, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x3e24815011344c, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424814b114433, // V_MAX_U32 ENC_VOP3 default
    0x3624a14c114433, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x3824c14d114433, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a24814e114433, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x3c24814f114433, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x3e248150114433, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424814b118414, // V_LSHLREV_B32 ENC_VOP3 default
    0x3624a14c118414, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824c14d118414, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a24814e118414, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x3c24814f118414, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x3e248150118414, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424814b119419, // V_LSHRREV_B32 ENC_VOP3 default
    0x3624a14c119419, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824c14d119419, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a24814e119419, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x3c24814f119419, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x3e248150119419, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424815111a2d1, // V_ASHRREV_I32 ENC_VOP3 default
    0x3624a15211a2d1, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x3824c15311a2d1, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a24815411a2d1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x3c24815511a2d1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x3e24815611a2d1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424814b11b2ce, // V_AND_B32 ENC_VOP3 default
    0x3624a14c11b2ce, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824c14d11b2ce, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a24814e11b2ce, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x3c24814f11b2ce, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x3e24815011b2ce, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424814b11c468, // V_OR_B32 ENC_VOP3 default
    0x3624a14c11c468, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824c14d11c468, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a24814e11c468, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c24814f11c468, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e24815011c468, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424814b11d4b9, // V_XOR_B32 ENC_VOP3 default
    0x3624a14c11d4b9, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824c14d11d4b9, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a24814e11d4b9, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c24814f11d4b9, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e24815011d4b9, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424814b11e4b6, // V_XNOR_B32 ENC_VOP3 default
    0x3624a14c11e4b6, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824c14d11e4b6, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a24814e11e4b6, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c24814f11e4b6, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e24815011e4b6, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x542541571202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x562561581202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x582581591202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5a25415a1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5c25415b1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5e25415c1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x5425415712149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x5625615812149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5825815912149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5a25415a12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5c25415b12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5e25415c12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x5425415712249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x5625615812249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5825815912249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5a25415a12249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5c25415b12249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5e25415c12249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x3424214b1252ca, // V_ADD_NC_U32 ENC_VOP3 default
    0x3624414c1252ca, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x3824614d1252ca, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a24214e1252ca, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3c24214f1252ca, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2421501252ca, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424214b1264a6, // V_SUB_NC_U32 ENC_VOP3 default
    0x3624414c1264a6, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x3824614d1264a6, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a24214e1264a6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3c24214f1264a6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2421501264a6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3424214b12749e, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x3624414c12749e, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x3824614d12749e, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a24214e12749e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3c24214f12749e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3e24215012749e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3423a14112b3f4, // V_FMAC_F32 ENC_VOP3 default
    0x3623c15d12b3f4, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x3823e15e12b3f4, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a23a14212b3f4, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x3c23a14312b3f4, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x3e23a14412b3f4, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3426415f12f3c2, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x3626616012f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x3826816112f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a26416212f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c26416312f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e26416412f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342701651322c3, // V_ADD_F16 ENC_VOP3 default
    0x362721661322c3, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x382741671322c3, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2701681322c3, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2701691322c3, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x3e27016a1322c3, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342701651334a1, // V_SUB_F16 ENC_VOP3 default
    0x362721661334a1, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x382741671334a1, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2701681334a1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2701691334a1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x3e27016a1334a1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3427016513449c, // V_SUBREV_F16 ENC_VOP3 default
    0x3627216613449c, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x3827416713449c, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a27016813449c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x3c27016913449c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x3e27016a13449c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x34270165135458, // V_MUL_F16 ENC_VOP3 default
    0x36272166135458, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x38274167135458, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a270168135458, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x3c270169135458, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x3e27016a135458, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3427616b1363f3, // V_FMAC_F16 ENC_VOP3 default
    0x3627816c1363f3, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x3827a16d1363f3, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a27616e1363f3, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x3c27616f1363f3, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2761701363f3, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3427016513942d, // V_MAX_F16 ENC_VOP3 default
    0x3627216613942d, // V_MAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x3827416713942d, // V_MAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a27016813942d, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0
    0x3c27016913942d, // V_MAX_F16 VOP3_INST_LITERAL has_lit_1
    0x3e27016a13942d, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3427016513a446, // V_MIN_F16 ENC_VOP3 default
    0x3627216613a446, // V_MIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x3827416713a446, // V_MIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a27016813a446, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0
    0x3c27016913a446, // V_MIN_F16 VOP3_INST_LITERAL has_lit_1
    0x3e27016a13a446, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3428216513b40d, // V_LDEXP_F16 ENC_VOP3 default
    0x3628416613b40d, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x3828616713b40d, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a28216813b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x3c28216913b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x3e28216a13b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x34122171180463, // V_NOP ENC_VOP3 default
    0x3418c172181452, // V_MOV_B32 ENC_VOP3 default
    0x3618e173181452, // V_MOV_B32 VOP3_VOP_DPP8 has_dpp8
    0x38190174181452, // V_MOV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a18c175181452, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x60194176182488, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x341981771833b6, // V_CVT_I32_F64 ENC_VOP3 default
    0x3a1981781833b6, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x3419c1791843b1, // V_CVT_F64_I32 ENC_VOP3 default
    0x3a19c17a1843b1, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x341a017b1853aa, // V_CVT_F32_I32 ENC_VOP3 default
    0x361a217c1853aa, // V_CVT_F32_I32 VOP3_VOP_DPP8 has_dpp8
    0x381a417d1853aa, // V_CVT_F32_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a017e1853aa, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x341a017f1863ab, // V_CVT_F32_U32 ENC_VOP3 default
    0x361a21801863ab, // V_CVT_F32_U32 VOP3_VOP_DPP8 has_dpp8
    0x381a41811863ab, // V_CVT_F32_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a01821863ab, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x341a61831873c7, // V_CVT_U32_F32 ENC_VOP3 default
    0x361a81841873c7, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x381aa1851873c7, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a61861873c7, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x341a61871883b5, // V_CVT_I32_F32 ENC_VOP3 default
    0x361a81881883b5, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x381aa1891883b5, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a618a1883b5, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x341b218b18a3a5, // V_CVT_F16_F32 ENC_VOP3 default
    0x361b418c18a3a5, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x381b618d18a3a5, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1b218e18a3a5, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x341be18f18b3a8, // V_CVT_F32_F16 ENC_VOP3 default
    0x361c019018b3a8, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x381c219118b3a8, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1be19218b3a8, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x341c418718c3b8, // V_CVT_NEAREST_I32_F32 ENC_VOP3 default
    0x361c618818c3b8, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x381c818918c3b8, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1c418a18c3b8, // V_CVT_NEAREST_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x341c418718d3b3, // V_CVT_FLOOR_I32_F32 ENC_VOP3 default
    0x361c618818d3b3, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x381c818918d3b3, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1c418a18d3b3, // V_CVT_FLOOR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x341a017b18e3bb, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x361a217c18e3bb, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP8 has_dpp8
    0x381a417d18e3bb, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP16 has_dpp16
    0x3a1a017e18e3bb, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x3419819318f3a9, // V_CVT_F32_F64 ENC_VOP3 default
    0x3a19819418f3a9, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x341ca1951903b0, // V_CVT_F64_F32 ENC_VOP3 default
    0x3a1ca1961903b0, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x341a017f1913ac, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x361a21801913ac, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP8 has_dpp8
    0x381a41811913ac, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP16 has_dpp16
    0x3a1a01821913ac, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x341a017f1923ad, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x361a21801923ad, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP8 has_dpp8
    0x381a41811923ad, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP16 has_dpp16
    0x3a1a01821923ad, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x341a017f1933ae, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x361a21801933ae, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP8 has_dpp8
    0x381a41811933ae, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP16 has_dpp16
    0x3a1a01821933ae, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x341a017f1943af, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x361a21801943af, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP8 has_dpp8
    0x381a41811943af, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP16 has_dpp16
    0x3a1a01821943af, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x341981971953c8, // V_CVT_U32_F64 ENC_VOP3 default
    0x3a1981981953c8, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x3419c1991963b2, // V_CVT_F64_U32 ENC_VOP3 default
    0x3a19c19a1963b2, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x341ce19b1974ad, // V_TRUNC_F64 ENC_VOP3 default
    0x3a1ce19c1974ad, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x341ce19b1982db, // V_CEIL_F64 ENC_VOP3 default
    0x3a1ce19c1982db, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x341ce19b19948c, // V_RNDNE_F64 ENC_VOP3 default
    0x3a1ce19c19948c, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x341ce19b19a3ef, // V_FLOOR_F64 ENC_VOP3 default
    0x3a1ce19c19a3ef, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x3412217119b46e, // V_PIPEFLUSH ENC_VOP3 default
    0x341d619d19c451, // V_MOV_B16 ENC_VOP3 default
    0x361d819e19c451, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x381da19f19c451, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a1d61a019c451, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x341a61a11a03ff, // V_FRACT_F32 ENC_VOP3 default
    0x361a81a21a03ff, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x381aa1a31a03ff, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a61a41a03ff, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x341a61a11a14ac, // V_TRUNC_F32 ENC_VOP3 default
    0x361a81a21a14ac, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x381aa1a31a14ac, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a61a41a14ac, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x341a61a11a22da, // V_CEIL_F32 ENC_VOP3 default
    0x361a81a21a22da, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x381aa1a31a22da, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a61a41a22da, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x341a61a11a348b, // V_RNDNE_F32 ENC_VOP3 default
    0x361a81a21a348b, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x381aa1a31a348b, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a61a41a348b, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x341a61a11a43ee, // V_FLOOR_F32 ENC_VOP3 default
    0x361a81a21a43ee, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x381aa1a31a43ee, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a61a41a43ee, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x341a61a11a53ec, // V_EXP_F32 ENC_VOP3 default
    0x361a81a21a53ec, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x381aa1a31a53ec, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a61a41a53ec, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x341a61a11a7412, // V_LOG_F32 ENC_VOP3 default
    0x361a81a21a7412, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x381aa1a31a7412, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a61a41a7412, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x341a61a11aa485, // V_RCP_F32 ENC_VOP3 default
    0x361a81a21aa485, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x381aa1a31aa485, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a61a41aa485, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x341a61a11ab487, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x361a81a21ab487, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x381aa1a31ab487, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a61a41ab487, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x341a61a11ae48e, // V_RSQ_F32 ENC_VOP3 default
    0x361a81a21ae48e, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x381aa1a31ae48e, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a61a41ae48e, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x341ce19b1af486, // V_RCP_F64 ENC_VOP3 default
    0x3a1ce19c1af486, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x341ce19b1b148f, // V_RSQ_F64 ENC_VOP3 default
    0x3a1ce19c1b148f, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x341a61a11b3498, // V_SQRT_F32 ENC_VOP3 default
    0x361a81a21b3498, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x381aa1a31b3498, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a61a41b3498, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x341ce19b1b4499, // V_SQRT_F64 ENC_VOP3 default
    0x3a1ce19c1b4499, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x341a61a11b5496, // V_SIN_F32 ENC_VOP3 default
    0x361a81a21b5496, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x381aa1a31b5496, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a61a41b5496, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x341a61a11b639f, // V_COS_F32 ENC_VOP3 default
    0x361a81a21b639f, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x381aa1a31b639f, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a61a41b639f, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x341dc1a51b7465, // V_NOT_B32 ENC_VOP3 default
    0x361de1a61b7465, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x381e01a71b7465, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a1dc1a81b7465, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x3418c1721b82d8, // V_BFREV_B32 ENC_VOP3 default
    0x3618e1731b82d8, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x381901741b82d8, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a18c1751b82d8, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x341dc1a91b92dd, // V_CLZ_I32_U32 ENC_VOP3 default
    0x361de1aa1b92dd, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x381e01ab1b92dd, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a1dc1ac1b92dd, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x341dc1a91ba3a0, // V_CTZ_I32_B32 ENC_VOP3 default
    0x361de1aa1ba3a0, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x381e01ab1ba3a0, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a1dc1ac1ba3a0, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x341dc1ad1bb2dc, // V_CLS_I32 ENC_VOP3 default
    0x361de1ae1bb2dc, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x381e01af1bb2dc, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a1dc1b01bb2dc, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x341981771bc403, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x3a1981781bc403, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x341ce19b1bd406, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x3a1ce19c1bd406, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x341ce19b1be400, // V_FRACT_F64 ENC_VOP3 default
    0x3a1ce19c1be400, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x341c41871bf402, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x361c61881bf402, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x381c81891bf402, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1c418a1bf402, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x341a61a11c0405, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x361a81a21c0405, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x381aa1a31c0405, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a1a61a41c0405, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x3418c1b11c244d, // V_MOVRELD_B32 ENC_VOP3 default
    0x3618e1b21c244d, // V_MOVRELD_B32 VOP3_VOP_DPP8 has_dpp8
    0x381901b31c244d, // V_MOVRELD_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a18c1b41c244d, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x6018c1b51c3450, // V_MOVRELS_B32 ENC_VOP3 default
    0x3618e1b21c3450, // V_MOVRELS_B32 VOP3_VOP_DPP8 has_dpp8
    0x381901b31c3450, // V_MOVRELS_B32 VOP3_VOP_DPP16 has_dpp16
    0x6018c1b51c444f, // V_MOVRELSD_B32 ENC_VOP3 default
    0x3618e1b21c444f, // V_MOVRELSD_B32 VOP3_VOP_DPP8 has_dpp8
    0x381901b31c444f, // V_MOVRELSD_B32 VOP3_VOP_DPP16 has_dpp16
    0x6018c1b51c844e, // V_MOVRELSD_2_B32 ENC_VOP3 default
    0x3618e1b21c844e, // V_MOVRELSD_2_B32 VOP3_VOP_DPP8 has_dpp8
    0x381901b31c844e, // V_MOVRELSD_2_B32 VOP3_VOP_DPP16 has_dpp16
    0x341e81b61d03a7, // V_CVT_F16_U16 ENC_VOP3 default
    0x361ea1b71d03a7, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x381ec1b81d03a7, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a1e81b91d03a7, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x341e81ba1d13a6, // V_CVT_F16_I16 ENC_VOP3 default
    0x361ea1bb1d13a6, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x381ec1bc1d13a6, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a1e81bd1d13a6, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x341f41be1d23c6, // V_CVT_U16_F16 ENC_VOP3 default
    0x361f61bf1d23c6, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f81c01d23c6, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f41c11d23c6, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x341f41c21d33b4, // V_CVT_I16_F16 ENC_VOP3 default
    0x361f61c31d33b4, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f81c41d33b4, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f41c51d33b4, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x342001c61d4484, // V_RCP_F16 ENC_VOP3 default
    0x362021c71d4484, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x382041c81d4484, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2001c91d4484, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x342001c61d5497, // V_SQRT_F16 ENC_VOP3 default
    0x362021c71d5497, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x382041c81d5497, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2001c91d5497, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x342001c61d648d, // V_RSQ_F16 ENC_VOP3 default
    0x362021c71d648d, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x382041c81d648d, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2001c91d648d, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x342001c61d7411, // V_LOG_F16 ENC_VOP3 default
    0x362021c71d7411, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x382041c81d7411, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2001c91d7411, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x342001c61d83eb, // V_EXP_F16 ENC_VOP3 default
    0x362021c71d83eb, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x382041c81d83eb, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2001c91d83eb, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x342001c61d9404, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x362021c71d9404, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x382041c81d9404, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2001c91d9404, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x341f41c21da401, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x361f61c31da401, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f81c41da401, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f41c51da401, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x342001c61db3ed, // V_FLOOR_F16 ENC_VOP3 default
    0x362021c71db3ed, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x382041c81db3ed, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2001c91db3ed, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x342001c61dc2d9, // V_CEIL_F16 ENC_VOP3 default
    0x362021c71dc2d9, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x382041c81dc2d9, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2001c91dc2d9, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x342001c61dd4ab, // V_TRUNC_F16 ENC_VOP3 default
    0x362021c71dd4ab, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x382041c81dd4ab, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2001c91dd4ab, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x342001c61de48a, // V_RNDNE_F16 ENC_VOP3 default
    0x362021c71de48a, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x382041c81de48a, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2001c91de48a, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x342001c61df3fe, // V_FRACT_F16 ENC_VOP3 default
    0x362021c71df3fe, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x382041c81df3fe, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2001c91df3fe, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x342001c61e0495, // V_SIN_F16 ENC_VOP3 default
    0x362021c71e0495, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x382041c81e0495, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2001c91e0495, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x342001c61e139e, // V_COS_F16 ENC_VOP3 default
    0x362021c71e139e, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x382041c81e139e, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2001c91e139e, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x3420c1ca1e2494, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x3620e1cb1e2494, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x382101cc1e2494, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a20c1cd1e2494, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x341f41c21e33b9, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x361f61c31e33b9, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f81c41e33b9, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f41c51e33b9, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x341f41be1e43ba, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x361f61bf1e43ba, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x381f81c01e43ba, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a1f41c11e43ba, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x341d61ce1e9464, // V_NOT_B16 ENC_VOP3 default
    0x361d81cf1e9464, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x381da1d01e9464, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a1d61d11e9464, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x3421c1d21ea3b7, // V_CVT_I32_I16 ENC_VOP3 default
    0x3621e1d31ea3b7, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x382201d41ea3b7, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a21c1d51ea3b7, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x3421c1d61eb3c9, // V_CVT_U32_U16 ENC_VOP3 default
    0x3621e1d71eb3c9, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x382201d81eb3c9, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a21c1d91eb3c9, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x3428a1da2093f7, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x3628c1db2093f7, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x3828e1dc2093f7, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a28a1dd2093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3c28a1de2093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3e28a1df2093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228a1e02093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x6428a1e12093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628a1e22093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828a1e32093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342901e420a41d, // V_MAD_I32_I24 ENC_VOP3 default
    0x362921e520a41d, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x382941e620a41d, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x3a2901e720a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3c2901e820a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3e2901e920a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622901ea20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x642901eb20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662901ec20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682901ed20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342901ee20b421, // V_MAD_U32_U24 ENC_VOP3 default
    0x362921ef20b421, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x382941f020b421, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x3a2901f120b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3c2901f220b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3e2901f320b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622901f420b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x642901f520b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662901f620b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682901f720b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428a1da20c3a1, // V_CUBEID_F32 ENC_VOP3 default
    0x3628c1db20c3a1, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x3828e1dc20c3a1, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a28a1dd20c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x3c28a1de20c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x3e28a1df20c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228a1e020c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x6428a1e120c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628a1e220c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828a1e320c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428a1da20d3a3, // V_CUBESC_F32 ENC_VOP3 default
    0x3628c1db20d3a3, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x3828e1dc20d3a3, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a28a1dd20d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x3c28a1de20d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x3e28a1df20d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228a1e020d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x6428a1e120d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628a1e220d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828a1e320d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428a1da20e3a4, // V_CUBETC_F32 ENC_VOP3 default
    0x3628c1db20e3a4, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x3828e1dc20e3a4, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a28a1dd20e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x3c28a1de20e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x3e28a1df20e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228a1e020e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x6428a1e120e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628a1e220e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828a1e320e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428a1da20f3a2, // V_CUBEMA_F32 ENC_VOP3 default
    0x3628c1db20f3a2, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x3828e1dc20f3a2, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a28a1dd20f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x3c28a1de20f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x3e28a1df20f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228a1e020f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x6428a1e120f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628a1e220f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828a1e320f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342961f82102d5, // V_BFE_U32 ENC_VOP3 default
    0x362981f92102d5, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x3829a1fa2102d5, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2961fb2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2961fc2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2961fd2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622961fe2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x642961ff2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662962002102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682962012102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342962022112d4, // V_BFE_I32 ENC_VOP3 default
    0x362982032112d4, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x3829a2042112d4, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a2962052112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x3c2962062112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x3e2962072112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622962082112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x642962092112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629620a2112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829620b2112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342961f82122d6, // V_BFI_B32 ENC_VOP3 default
    0x362981f92122d6, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x3829a1fa2122d6, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2961fb2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2961fc2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2961fd2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622961fe2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x642961ff2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662962002122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682962012122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428a1da2133f9, // V_FMA_F32 ENC_VOP3 default
    0x3628c1db2133f9, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x3828e1dc2133f9, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a28a1dd2133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x3c28a1de2133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x3e28a1df2133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228a1e02133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x6428a1e12133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628a1e22133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828a1e32133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429c20c2143fa, // V_FMA_F64 ENC_VOP3 default
    0x3a29c20d2143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x3c29c20e2143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x3e29c20f2143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229c2102143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x6429c2112143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629c2122143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829c2132143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429e214215410, // V_LERP_U8 ENC_VOP3 default
    0x362a0215215410, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x382a2216215410, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x3a29e217215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x3c29e218215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x3e29e219215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229e21a215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x6429e21b215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629e21c215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829e21d215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a421e2162cb, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x362a621f2162cb, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x382a82202162cb, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2a42212162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2a42222162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2a42232162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a42242162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x642a42252162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a42262162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a42272162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342a421e2172cc, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x362a621f2172cc, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x382a82202172cc, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2a42212172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2a42222172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2a42232172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622a42242172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x642a42252172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662a42262172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682a42272172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428a1da218456, // V_MULLIT_F32 ENC_VOP3 default
    0x3628c1db218456, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x3828e1dc218456, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a28a1dd218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x3c28a1de218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x3e28a1df218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228a1e0218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x6428a1e1218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628a1e2218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828a1e3218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428a1da21943d, // V_MIN3_F32 ENC_VOP3 default
    0x3628c1db21943d, // V_MIN3_F32 VOP3_VOP_DPP8 has_dpp8
    0x3828e1dc21943d, // V_MIN3_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a28a1dd21943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0
    0x3c28a1de21943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1
    0x3e28a1df21943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228a1e021943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_2
    0x6428a1e121943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628a1e221943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828a1e321943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429622821a43f, // V_MIN3_I32 ENC_VOP3 default
    0x3629822921a43f, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3829a22a21a43f, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a29622b21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x3c29622c21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x3e29622d21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229622e21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x6429622f21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629623021a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829623121a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342961f821b441, // V_MIN3_U32 ENC_VOP3 default
    0x362981f921b441, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3829a1fa21b441, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2961fb21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2961fc21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2961fd21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622961fe21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x642961ff21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629620021b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829620121b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428a1da21c424, // V_MAX3_F32 ENC_VOP3 default
    0x3628c1db21c424, // V_MAX3_F32 VOP3_VOP_DPP8 has_dpp8
    0x3828e1dc21c424, // V_MAX3_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a28a1dd21c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0
    0x3c28a1de21c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1
    0x3e28a1df21c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228a1e021c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_2
    0x6428a1e121c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628a1e221c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828a1e321c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429622821d426, // V_MAX3_I32 ENC_VOP3 default
    0x3629822921d426, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3829a22a21d426, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a29622b21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x3c29622c21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x3e29622d21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229622e21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x6429622f21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629623021d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829623121d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342961f821e428, // V_MAX3_U32 ENC_VOP3 default
    0x362981f921e428, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3829a1fa21e428, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2961fb21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2961fc21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2961fd21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622961fe21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x642961ff21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629620021e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829620121e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428a1da21f437, // V_MED3_F32 ENC_VOP3 default
    0x3628c1db21f437, // V_MED3_F32 VOP3_VOP_DPP8 has_dpp8
    0x3828e1dc21f437, // V_MED3_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a28a1dd21f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0
    0x3c28a1de21f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1
    0x3e28a1df21f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228a1e021f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_2
    0x6428a1e121f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628a1e221f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828a1e321f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x34296228220439, // V_MED3_I32 ENC_VOP3 default
    0x36298229220439, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3829a22a220439, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a29622b220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x3c29622c220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x3e29622d220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229622e220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x6429622f220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x66296230220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x68296231220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342961f822143b, // V_MED3_U32 ENC_VOP3 default
    0x362981f922143b, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3829a1fa22143b, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2961fb22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2961fc22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2961fd22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622961fe22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x642961ff22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629620022143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829620122143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x34290232222493, // V_SAD_U8 ENC_VOP3 default
    0x36292233222493, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x38294234222493, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x3a290235222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x3c290236222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x3e290237222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x62290238222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x64290239222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629023a222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829023b222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x34290232223490, // V_SAD_HI_U8 ENC_VOP3 default
    0x36292233223490, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x38294234223490, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x3a290235223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x3c290236223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x3e290237223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x62290238223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x64290239223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629023a223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829023b223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429023c224491, // V_SAD_U16 ENC_VOP3 default
    0x3629223d224491, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x3829423e224491, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a29023f224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x3c290240224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x3e290241224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x62290242224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x64290243224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x66290244224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x68290245224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342901f8225492, // V_SAD_U32 ENC_VOP3 default
    0x362921f9225492, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x382941fa225492, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2901fb225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2901fc225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2901fd225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622901fe225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x642901ff225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x66290200225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x68290201225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342aa2462263c5, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x362ac2472263c5, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x382ae2482263c5, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2aa2492263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2aa24a2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2aa24b2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622aa24c2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x642aa24d2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662aa24e2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682aa24f2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428a1da2273cb, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x3a28a1dd2273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x3c28a1de2273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x3e28a1df2273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228a1e02273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x6428a1e12273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628a1e22273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828a1e32273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429c20c2283cc, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x3a29c20d2283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x3c29c20e2283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x3e29c20f2283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229c2102283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x6429c2112283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629c2122283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829c2132283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x6a28a2502373cd, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x6c28a2512373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x6e28a2522373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x7028a2532373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x7228a2542373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x7428a2552373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x7628a2562373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x7828a2572373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x6a29c2582383ce, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x6c29c2592383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x6e29c25a2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x7029c25b2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x7229c25c2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x7429c25d2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x7629c25e2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x7829c25f2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342b0214239455, // V_MSAD_U8 ENC_VOP3 default
    0x362b2215239455, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x382b4216239455, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x3a2b0217239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x3c2b0218239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x3e2b0219239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622b021a239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x642b021b239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662b021c239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682b021d239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342b626023a483, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x3a2b626123a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x3c2b626223a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x3e2b626323a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622b626423a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x642b626523a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662b626623a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682b626723a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342b626023b453, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x3a2b626123b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x3c2b626223b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x3e2b626323b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622b626423b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x642b626523b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662b626623b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682b626723b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x7a2b826823d454, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x7c2b826923d454, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x7e2b826a23d454, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x802b826b23d454, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342961f82404b7, // V_XOR3_B32 ENC_VOP3 default
    0x362981f92404b7, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x3829a1fa2404b7, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2961fb2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2961fc2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2961fd2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622961fe2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x642961ff2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662962002404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682962012404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342ba26c24141f, // V_MAD_U16 ENC_VOP3 default
    0x362bc26d24141f, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x382be26e24141f, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ba26f24141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2ba27024141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2ba27124141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622ba27224141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x642ba27324141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662ba27424141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682ba27524141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342c027624446d, // V_PERM_B32 ENC_VOP3 default
    0x362c227724446d, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x382c427824446d, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2c027924446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2c027a24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2c027b24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622c027c24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x642c027d24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662c027e24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682c027f24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342961f82454b5, // V_XAD_U32 ENC_VOP3 default
    0x362981f92454b5, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x3829a1fa2454b5, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2961fb2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2961fc2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2961fd2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622961fe2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x642961ff2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662962002454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682962012454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342961f8246416, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x362981f9246416, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x3829a1fa246416, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2961fb246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2961fc246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2961fd246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622961fe246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x642961ff246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x66296200246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x68296201246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342961f82472c6, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x362981f92472c6, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x3829a1fa2472c6, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2961fb2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2961fc2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2961fd2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622961fe2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x642961ff2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662962002472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682962012472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342c62802483f8, // V_FMA_F16 ENC_VOP3 default
    0x362c82812483f8, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x382ca2822483f8, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2c62832483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2c62842483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2c62852483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622c62862483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x642c62872483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662c62882483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682c62892483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342c628024943c, // V_MIN3_F16 ENC_VOP3 default
    0x362c828124943c, // V_MIN3_F16 VOP3_VOP_DPP8 has_dpp8
    0x382ca28224943c, // V_MIN3_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2c628324943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2c628424943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2c628524943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622c628624943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x642c628724943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662c628824943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682c628924943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342ba28a24a43e, // V_MIN3_I16 ENC_VOP3 default
    0x362bc28b24a43e, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x382be28c24a43e, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ba28d24a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2ba28e24a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2ba28f24a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622ba29024a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x642ba29124a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662ba29224a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682ba29324a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342ba26c24b440, // V_MIN3_U16 ENC_VOP3 default
    0x362bc26d24b440, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x382be26e24b440, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ba26f24b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2ba27024b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2ba27124b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622ba27224b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x642ba27324b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662ba27424b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682ba27524b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342c628024c423, // V_MAX3_F16 ENC_VOP3 default
    0x362c828124c423, // V_MAX3_F16 VOP3_VOP_DPP8 has_dpp8
    0x382ca28224c423, // V_MAX3_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2c628324c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2c628424c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2c628524c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622c628624c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x642c628724c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662c628824c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682c628924c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342ba28a24d425, // V_MAX3_I16 ENC_VOP3 default
    0x362bc28b24d425, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x382be28c24d425, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ba28d24d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2ba28e24d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2ba28f24d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622ba29024d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x642ba29124d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662ba29224d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682ba29324d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342ba26c24e427, // V_MAX3_U16 ENC_VOP3 default
    0x362bc26d24e427, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x382be26e24e427, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ba26f24e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2ba27024e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2ba27124e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622ba27224e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x642ba27324e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662ba27424e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682ba27524e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342c628024f436, // V_MED3_F16 ENC_VOP3 default
    0x362c828124f436, // V_MED3_F16 VOP3_VOP_DPP8 has_dpp8
    0x382ca28224f436, // V_MED3_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2c628324f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2c628424f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2c628524f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622c628624f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x642c628724f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662c628824f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682c628924f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342ba28a250438, // V_MED3_I16 ENC_VOP3 default
    0x362bc28b250438, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x382be28c250438, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ba28d250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2ba28e250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2ba28f250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622ba290250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x642ba291250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662ba292250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682ba293250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342ba26c25143a, // V_MED3_U16 ENC_VOP3 default
    0x362bc26d25143a, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x382be26e25143a, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ba26f25143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2ba27025143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2ba27125143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622ba27225143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x642ba27325143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662ba27425143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682ba27525143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342ba28a25341b, // V_MAD_I16 ENC_VOP3 default
    0x362bc28b25341b, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x382be28c25341b, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2ba28d25341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2ba28e25341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2ba28f25341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622ba29025341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x642ba29125341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662ba29225341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682ba29325341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342c62802543ca, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x362c82812543ca, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x382ca2822543ca, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2c62832543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2c62842543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2c62852543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622c62862543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x642c62872543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662c62882543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682c62892543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342961f82552c0, // V_ADD3_U32 ENC_VOP3 default
    0x362981f92552c0, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3829a1fa2552c0, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2961fb2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2961fc2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2961fd2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622961fe2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x642961ff2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662962002552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682962012552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342961f8256417, // V_LSHL_OR_B32 ENC_VOP3 default
    0x362981f9256417, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3829a1fa256417, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2961fb256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2961fc256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2961fd256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622961fe256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x642961ff256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x66296200256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x68296201256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342961f82572cf, // V_AND_OR_B32 ENC_VOP3 default
    0x362981f92572cf, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3829a1fa2572cf, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2961fb2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2961fc2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2961fd2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622961fe2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x642961ff2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662962002572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682962012572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342961f8258466, // V_OR3_B32 ENC_VOP3 default
    0x362981f9258466, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x3829a1fa258466, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a2961fb258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x3c2961fc258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x3e2961fd258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622961fe258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x642961ff258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x66296200258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x68296201258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342cc294259420, // V_MAD_U32_U16 ENC_VOP3 default
    0x362ce295259420, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x382d0296259420, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2cc297259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2cc298259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2cc299259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622cc29a259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x642cc29b259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662cc29c259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682cc29d259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342cc29e25a41c, // V_MAD_I32_I16 ENC_VOP3 default
    0x362ce29f25a41c, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x382d02a025a41c, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2cc2a125a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2cc2a225a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2cc2a325a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622cc2a425a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x642cc2a525a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662cc2a625a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682cc2a725a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x822d22a825b46a, // V_PERMLANE16_B32 ENC_VOP3 default
    0x842d22a925b46a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x862d22aa25b46a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x882d22ab25b46a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x822d22a825c46c, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x842d22a925c46c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x862d22aa25c46c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x882d22ab25c46c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x4c2d42ac25d39c, // V_CNDMASK_B16 ENC_VOP3 default
    0x362d62ad25d39c, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x382d82ae25d39c, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x4e2d42af25d39c, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x502d42b025d39c, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x522d42b125d39c, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3428a1da25e42a, // V_MAXMIN_F32 ENC_VOP3 default
    0x3628c1db25e42a, // V_MAXMIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x3828e1dc25e42a, // V_MAXMIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a28a1dd25e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0
    0x3c28a1de25e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1
    0x3e28a1df25e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228a1e025e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_2
    0x6428a1e125e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628a1e225e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828a1e325e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3428a1da25f443, // V_MINMAX_F32 ENC_VOP3 default
    0x3628c1db25f443, // V_MINMAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x3828e1dc25f443, // V_MINMAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a28a1dd25f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0
    0x3c28a1de25f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1
    0x3e28a1df25f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6228a1e025f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_2
    0x6428a1e125f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6628a1e225f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6828a1e325f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342c6280260429, // V_MAXMIN_F16 ENC_VOP3 default
    0x362c8281260429, // V_MAXMIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x382ca282260429, // V_MAXMIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2c6283260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2c6284260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2c6285260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622c6286260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_2
    0x642c6287260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662c6288260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682c6289260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342c6280261442, // V_MINMAX_F16 ENC_VOP3 default
    0x362c8281261442, // V_MINMAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x382ca282261442, // V_MINMAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2c6283261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2c6284261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2c6285261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622c6286261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_2
    0x642c6287261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662c6288261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682c6289261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342961f826242c, // V_MAXMIN_U32 ENC_VOP3 default
    0x362981f926242c, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x3829a1fa26242c, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2961fb26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2961fc26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2961fd26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622961fe26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x642961ff26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629620026242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829620126242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342961f8263445, // V_MINMAX_U32 ENC_VOP3 default
    0x362981f9263445, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x3829a1fa263445, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a2961fb263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x3c2961fc263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x3e2961fd263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622961fe263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x642961ff263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x66296200263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x68296201263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3429622826442b, // V_MAXMIN_I32 ENC_VOP3 default
    0x3629822926442b, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x3829a22a26442b, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a29622b26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x3c29622c26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x3e29622d26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229622e26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x6429622f26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6629623026442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6829623126442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x34296228265444, // V_MINMAX_I32 ENC_VOP3 default
    0x36298229265444, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x3829a22a265444, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a29622b265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x3c29622c265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x3e29622d265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6229622e265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x6429622f265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x66296230265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x68296231265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342da2b22663d3, // V_DOT2_F16_F16 ENC_VOP3 default
    0x362dc2b32663d3, // V_DOT2_F16_F16 VOP3_VOP_DPP8 has_dpp8
    0x382de2b42663d3, // V_DOT2_F16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a2da2b52663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0
    0x3c2da2b62663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1
    0x3e2da2b72663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622da2b82663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_2
    0x642da2b92663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662da2ba2663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682da2bb2663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x342e02bc2673d2, // V_DOT2_BF16_BF16 ENC_VOP3 default
    0x362e22bd2673d2, // V_DOT2_BF16_BF16 VOP3_VOP_DPP8 has_dpp8
    0x382e42be2673d2, // V_DOT2_BF16_BF16 VOP3_VOP_DPP16 has_dpp16
    0x3a2e02bf2673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0
    0x3c2e02c02673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1
    0x3e2e02c12673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x622e02c22673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_2
    0x642e02c32673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x662e02c42673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x682e02c52673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2e62c62fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x8c2e62c72fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2e62c82fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902e62c92fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x922e62ca2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x942e62cb2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x962e62cc2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x982e62cd2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2e82ce2fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x8c2e82cf2fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2e82d02fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902e82d12fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x922e82d22fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x942e82d32fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x962e82d42fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x982e82d52fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2ea2d62fe422, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x8c2ea2d72fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2ea2d82fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902ea2d92fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x922ea2da2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x942ea2db2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x962ea2dc2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x982ea2dd2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2ea2de2ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x8c2ea2df2ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2ea2e02ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902ea2e12ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x922ea2e22ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x942ea2e32ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x962ea2e42ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x982ea2e52ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8a2ec2e63002c2, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x562ee2e73002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x582f02e83002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8c2ec2e93002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2ec2ea3002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902ec2eb3002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x8a2ec2e63014a0, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x562ee2e73014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x582f02e83014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8c2ec2e93014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2ec2ea3014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902ec2eb3014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x8a2ec2e630249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x562ee2e730249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x582f02e830249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8c2ec2e930249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x8e2ec2ea30249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x902ec2eb30249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x342f22ec3032c9, // V_ADD_NC_U16 ENC_VOP3 default
    0x362f42ed3032c9, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x382f62ee3032c9, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2f22ef3032c9, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2f22f03032c9, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2f22f13032c9, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f22ec3044a5, // V_SUB_NC_U16 ENC_VOP3 default
    0x362f42ed3044a5, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x382f62ee3044a5, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2f22ef3044a5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2f22f03044a5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2f22f13044a5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f82ec305460, // V_MUL_LO_U16 ENC_VOP3 default
    0x362fa2ed305460, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x382fc2ee305460, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2f82ef305460, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2f82f0305460, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2f82f1305460, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342fe2f23063bc, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x363002f33063bc, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x383022f43063bc, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2fe2f53063bc, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2fe2f63063bc, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2fe2f73063bc, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342fe2f83073c3, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x363002f93073c3, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x383022fa3073c3, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2fe2fb3073c3, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2fe2fc3073c3, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2fe2fd3073c3, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f82ec309432, // V_MAX_U16 ENC_VOP3 default
    0x362fa2ed309432, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x382fc2ee309432, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2f82ef309432, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2f82f0309432, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2f82f1309432, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f82fe30a430, // V_MAX_I16 ENC_VOP3 default
    0x362fa2ff30a430, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x382fc30030a430, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2f830130a430, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2f830230a430, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2f830330a430, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f82ec30b44b, // V_MIN_U16 ENC_VOP3 default
    0x362fa2ed30b44b, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x382fc2ee30b44b, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x3a2f82ef30b44b, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x3c2f82f030b44b, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x3e2f82f130b44b, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f82fe30c449, // V_MIN_I16 ENC_VOP3 default
    0x362fa2ff30c449, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x382fc30030c449, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2f830130c449, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2f830230c449, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2f830330c449, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f22fe30d2c7, // V_ADD_NC_I16 ENC_VOP3 default
    0x362f42ff30d2c7, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x382f630030d2c7, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2f230130d2c7, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2f230230d2c7, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2f230330d2c7, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f22fe30e4a3, // V_SUB_NC_I16 ENC_VOP3 default
    0x362f42ff30e4a3, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x382f630030e4a3, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2f230130e4a3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2f230230e4a3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2f230330e4a3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x34304304311469, // V_PACK_B32_F16 ENC_VOP3 default
    0x36306305311469, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x38308306311469, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a304307311469, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x3c304308311469, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x3e304309311469, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3430430a3123be, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x3630630b3123be, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x3830830c3123be, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a30430d3123be, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x3c30430e3123be, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x3e30430f3123be, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343043103133c0, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x363063113133c0, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x383083123133c0, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x3a3043133133c0, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x3c3043143133c0, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x3e3043153133c0, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3430a31631c40e, // V_LDEXP_F32 ENC_VOP3 default
    0x3630c31731c40e, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x3830e31831c40e, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a30a31931c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x3c30a31a31c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x3e30a31b31c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3431014b31d2d7, // V_BFM_B32 ENC_VOP3 default
    0x3624a14c31d2d7, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824c14d31d2d7, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a31014e31d2d7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x3c31014f31d2d7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x3e31015031d2d7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3431014b31e2d3, // V_BCNT_U32_B32 ENC_VOP3 default
    0x3624a14c31e2d3, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824c14d31e2d3, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a31014e31e2d3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3c31014f31e2d3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3e31015031e2d3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3431014b31f435, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x3624a14c31f435, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824c14d31f435, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a31014e31f435, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3c31014f31f435, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3e31015031f435, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3431014b320434, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x3624a14c320434, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3824c14d320434, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3a31014e320434, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3c31014f320434, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3e310150320434, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342fe2f23213bf, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x363002f33213bf, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x383022f43213bf, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2fe2f53213bf, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2fe2f63213bf, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2fe2f73213bf, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342fe2f83223c1, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x363002f93223c1, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x383022fa3223c1, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3a2fe2fb3223c1, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x3c2fe2fc3223c1, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x3e2fe2fd3223c1, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3431031c3233c4, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x3624a31d3233c4, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x3824c31e3233c4, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x3a31031f3233c4, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x3c3103203233c4, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x3e3103213233c4, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343103223243bd, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x3624a3233243bd, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x3824c3243243bd, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a3103253243bd, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x3c3103263243bd, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x3e3103273243bd, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343121453254a4, // V_SUB_NC_I32 ENC_VOP3 default
    0x362441463254a4, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x382461473254a4, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a3121483254a4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x3c3121493254a4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x3e31214a3254a4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343121453262c8, // V_ADD_NC_I32 ENC_VOP3 default
    0x362441463262c8, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x382461473262c8, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x3a3121483262c8, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x3c3121493262c8, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x3e31214a3262c8, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x343143283272c5, // V_ADD_F64 ENC_VOP3 default
    0x3a3143293272c5, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x3c31432a3272c5, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x3e31432b3272c5, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3431432832845a, // V_MUL_F64 ENC_VOP3 default
    0x3a31432932845a, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x3c31432a32845a, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x3e31432b32845a, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x34314328329448, // V_MIN_F64 ENC_VOP3 default
    0x3a314329329448, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x3c31432a329448, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x3e31432b329448, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3431432832a42f, // V_MAX_F64 ENC_VOP3 default
    0x3a31432932a42f, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x3c31432a32a42f, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x3e31432b32a42f, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3431632c32b40f, // V_LDEXP_F64 ENC_VOP3 default
    0x3a31632d32b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x3c31632e32b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x3e31632f32b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3431014b32c461, // V_MUL_LO_U32 ENC_VOP3 default
    0x3a31014e32c461, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x3c31014f32c461, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x3e31015032c461, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3431014b32d45d, // V_MUL_HI_U32 ENC_VOP3 default
    0x3a31014e32d45d, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x3c31014f32d45d, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x3e31015032d45d, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3431014532e45b, // V_MUL_HI_I32 ENC_VOP3 default
    0x3a31014832e45b, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x3c31014932e45b, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x3e31014a32e45b, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3431633032f4aa, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x3a31633132f4aa, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x3c31633232f4aa, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x3e31633332f4aa, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f82ec338413, // V_LSHLREV_B16 ENC_VOP3 default
    0x362fa2ed338413, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x382fc2ee338413, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a2f82ef338413, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x3c2f82f0338413, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x3e2f82f1338413, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f82ec339418, // V_LSHRREV_B16 ENC_VOP3 default
    0x362fa2ed339418, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x382fc2ee339418, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a2f82ef339418, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x3c2f82f0339418, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x3e2f82f1339418, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f833433a2d0, // V_ASHRREV_I16 ENC_VOP3 default
    0x362fa33533a2d0, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x382fc33633a2d0, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x3a2f833733a2d0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x3c2f833833a2d0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x3e2f833933a2d0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x9a31833a33c415, // V_LSHLREV_B64 ENC_VOP3 default
    0x9c31833b33c415, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x9e31833c33c415, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x9a31833a33d41a, // V_LSHRREV_B64 ENC_VOP3 default
    0x9c31833b33d41a, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x9e31833c33d41a, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x9a31833d33e2d2, // V_ASHRREV_I64 ENC_VOP3 default
    0x9c31833e33e2d2, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x9e31833f33e2d2, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0xa031a340360489, // V_READLANE_B32 ENC_VOP3 default
    0xa231c3413614b4, // V_WRITELANE_B32 ENC_VOP3 default
    0xa431c3423614b4, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x342f82ec3622cd, // V_AND_B16 ENC_VOP3 default
    0x362fa2ed3622cd, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x382fc2ee3622cd, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a2f82ef3622cd, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x3c2f82f03622cd, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x3e2f82f13622cd, // V_AND_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f82ec363467, // V_OR_B16 ENC_VOP3 default
    0x362fa2ed363467, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x382fc2ee363467, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a2f82ef363467, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x3c2f82f0363467, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x3e2f82f1363467, // V_OR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x342f82ec3644b8, // V_XOR_B16 ENC_VOP3 default
    0x362fa2ed3644b8, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x382fc2ee3644b8, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x3a2f82ef3644b8, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x3c2f82f03644b8, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x3e2f82f13644b8, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0xbc34842a000349, // V_CMP_F_F16 ENC_VOPC default
    0xbe34a42b000349, // V_CMP_F_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034c42c000349, // V_CMP_F_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234842d000349, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0xbc34842a00136e, // V_CMP_LT_F16 ENC_VOPC default
    0xbe34a42b00136e, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034c42c00136e, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234842d00136e, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0xbc34842a002340, // V_CMP_EQ_F16 ENC_VOPC default
    0xbe34a42b002340, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034c42c002340, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234842d002340, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0xbc34842a003362, // V_CMP_LE_F16 ENC_VOPC default
    0xbe34a42b003362, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034c42c003362, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234842d003362, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0xbc34842a004359, // V_CMP_GT_F16 ENC_VOPC default
    0xbe34a42b004359, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034c42c004359, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234842d004359, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0xbc34842a00536b, // V_CMP_LG_F16 ENC_VOPC default
    0xbe34a42b00536b, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034c42c00536b, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234842d00536b, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0xbc34842a006350, // V_CMP_GE_F16 ENC_VOPC default
    0xbe34a42b006350, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034c42c006350, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234842d006350, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0xbc34842a00738f, // V_CMP_O_F16 ENC_VOPC default
    0xbe34a42b00738f, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034c42c00738f, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234842d00738f, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0xbc34842a008399, // V_CMP_U_F16 ENC_VOPC default
    0xbe34a42b008399, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034c42c008399, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234842d008399, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0xbc34842a009380, // V_CMP_NGE_F16 ENC_VOPC default
    0xbe34a42b009380, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034c42c009380, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234842d009380, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0xbc34842a00a389, // V_CMP_NLG_F16 ENC_VOPC default
    0xbe34a42b00a389, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034c42c00a389, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234842d00a389, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0xbc34842a00b383, // V_CMP_NGT_F16 ENC_VOPC default
    0xbe34a42b00b383, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034c42c00b383, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234842d00b383, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0xbc34842a00c386, // V_CMP_NLE_F16 ENC_VOPC default
    0xbe34a42b00c386, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034c42c00c386, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234842d00c386, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0xbc34842a00d377, // V_CMP_NEQ_F16 ENC_VOPC default
    0xbe34a42b00d377, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034c42c00d377, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234842d00d377, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0xbc34842a00e38c, // V_CMP_NLT_F16 ENC_VOPC default
    0xbe34a42b00e38c, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034c42c00e38c, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234842d00e38c, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0xbc34842a00f392, // V_CMP_T_F16 ENC_VOPC default
    0xbe34a42b00f392, // V_CMP_T_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034c42c00f392, // V_CMP_T_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234842d00f392, // V_CMP_T_F16 VOPC_INST_LITERAL has_lit
    0xbc35442e01034a, // V_CMP_F_F32 ENC_VOPC default
    0xbe35642f01034a, // V_CMP_F_F32 VOPC_VOP_DPP8 has_dpp8
    0xc035843001034a, // V_CMP_F_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235443101034a, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0xbc35442e01136f, // V_CMP_LT_F32 ENC_VOPC default
    0xbe35642f01136f, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc035843001136f, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235443101136f, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0xbc35442e012341, // V_CMP_EQ_F32 ENC_VOPC default
    0xbe35642f012341, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc0358430012341, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc2354431012341, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0xbc35442e013363, // V_CMP_LE_F32 ENC_VOPC default
    0xbe35642f013363, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc0358430013363, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc2354431013363, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0xbc35442e01435a, // V_CMP_GT_F32 ENC_VOPC default
    0xbe35642f01435a, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc035843001435a, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235443101435a, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0xbc35442e01536c, // V_CMP_LG_F32 ENC_VOPC default
    0xbe35642f01536c, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc035843001536c, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235443101536c, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0xbc35442e016351, // V_CMP_GE_F32 ENC_VOPC default
    0xbe35642f016351, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc0358430016351, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc2354431016351, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0xbc35442e017390, // V_CMP_O_F32 ENC_VOPC default
    0xbe35642f017390, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0xc0358430017390, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0xc2354431017390, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0xbc35442e01839a, // V_CMP_U_F32 ENC_VOPC default
    0xbe35642f01839a, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0xc035843001839a, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235443101839a, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0xbc35442e019381, // V_CMP_NGE_F32 ENC_VOPC default
    0xbe35642f019381, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc0358430019381, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc2354431019381, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0xbc35442e01a38a, // V_CMP_NLG_F32 ENC_VOPC default
    0xbe35642f01a38a, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc035843001a38a, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235443101a38a, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0xbc35442e01b384, // V_CMP_NGT_F32 ENC_VOPC default
    0xbe35642f01b384, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc035843001b384, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235443101b384, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0xbc35442e01c387, // V_CMP_NLE_F32 ENC_VOPC default
    0xbe35642f01c387, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc035843001c387, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235443101c387, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0xbc35442e01d378, // V_CMP_NEQ_F32 ENC_VOPC default
    0xbe35642f01d378, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc035843001d378, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235443101d378, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0xbc35442e01e38d, // V_CMP_NLT_F32 ENC_VOPC default
    0xbe35642f01e38d, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc035843001e38d, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235443101e38d, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0xbc35442e01f393, // V_CMP_T_F32 ENC_VOPC default
    0xbe35642f01f393, // V_CMP_T_F32 VOPC_VOP_DPP8 has_dpp8
    0xc035843001f393, // V_CMP_T_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235443101f393, // V_CMP_T_F32 VOPC_INST_LITERAL has_lit
    0xbc35c43202034b, // V_CMP_F_F64 ENC_VOPC default
    0xc235c43302034b, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0xbc35c432021370, // V_CMP_LT_F64 ENC_VOPC default
    0xc235c433021370, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0xbc35c432022342, // V_CMP_EQ_F64 ENC_VOPC default
    0xc235c433022342, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0xbc35c432023364, // V_CMP_LE_F64 ENC_VOPC default
    0xc235c433023364, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0xbc35c43202435b, // V_CMP_GT_F64 ENC_VOPC default
    0xc235c43302435b, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0xbc35c43202536d, // V_CMP_LG_F64 ENC_VOPC default
    0xc235c43302536d, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0xbc35c432026352, // V_CMP_GE_F64 ENC_VOPC default
    0xc235c433026352, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0xbc35c432027391, // V_CMP_O_F64 ENC_VOPC default
    0xc235c433027391, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0xbc35c43202839b, // V_CMP_U_F64 ENC_VOPC default
    0xc235c43302839b, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0xbc35c432029382, // V_CMP_NGE_F64 ENC_VOPC default
    0xc235c433029382, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0xbc35c43202a38b, // V_CMP_NLG_F64 ENC_VOPC default
    0xc235c43302a38b, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0xbc35c43202b385, // V_CMP_NGT_F64 ENC_VOPC default
    0xc235c43302b385, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0xbc35c43202c388, // V_CMP_NLE_F64 ENC_VOPC default
    0xc235c43302c388, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0xbc35c43202d379, // V_CMP_NEQ_F64 ENC_VOPC default
    0xc235c43302d379, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0xbc35c43202e38e, // V_CMP_NLT_F64 ENC_VOPC default
    0xc235c43302e38e, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0xbc35c43202f394, // V_CMP_T_F64 ENC_VOPC default
    0xc235c43302f394, // V_CMP_T_F64 VOPC_INST_LITERAL has_lit
    0xbc364434031371, // V_CMP_LT_I16 ENC_VOPC default
    0xbe366435031371, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc0368436031371, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc2364437031371, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0xbc364434032343, // V_CMP_EQ_I16 ENC_VOPC default
    0xbe366435032343, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0xc0368436032343, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0xc2364437032343, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0xbc364434033365, // V_CMP_LE_I16 ENC_VOPC default
    0xbe366435033365, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc0368436033365, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc2364437033365, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0xbc36443403435c, // V_CMP_GT_I16 ENC_VOPC default
    0xbe36643503435c, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc036843603435c, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc236443703435c, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0xbc36443403537a, // V_CMP_NE_I16 ENC_VOPC default
    0xbe36643503537a, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc036843603537a, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc236443703537a, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0xbc364434036353, // V_CMP_GE_I16 ENC_VOPC default
    0xbe366435036353, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc0368436036353, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc2364437036353, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0xbc364438039374, // V_CMP_LT_U16 ENC_VOPC default
    0xbe366439039374, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc036843a039374, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc236443b039374, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0xbc36443803a346, // V_CMP_EQ_U16 ENC_VOPC default
    0xbe36643903a346, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0xc036843a03a346, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0xc236443b03a346, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0xbc36443803b368, // V_CMP_LE_U16 ENC_VOPC default
    0xbe36643903b368, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc036843a03b368, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc236443b03b368, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0xbc36443803c35f, // V_CMP_GT_U16 ENC_VOPC default
    0xbe36643903c35f, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc036843a03c35f, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc236443b03c35f, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0xbc36443803d37d, // V_CMP_NE_U16 ENC_VOPC default
    0xbe36643903d37d, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc036843a03d37d, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc236443b03d37d, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0xbc36443803e356, // V_CMP_GE_U16 ENC_VOPC default
    0xbe36643903e356, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc036843a03e356, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc236443b03e356, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0xbc35443c04034c, // V_CMP_F_I32 ENC_VOPC default
    0xbe35643d04034c, // V_CMP_F_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037043e04034c, // V_CMP_F_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235443f04034c, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0xbc35443c041372, // V_CMP_LT_I32 ENC_VOPC default
    0xbe35643d041372, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037043e041372, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235443f041372, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0xbc35443c042344, // V_CMP_EQ_I32 ENC_VOPC default
    0xbe35643d042344, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037043e042344, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235443f042344, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0xbc35443c043366, // V_CMP_LE_I32 ENC_VOPC default
    0xbe35643d043366, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037043e043366, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235443f043366, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0xbc35443c04435d, // V_CMP_GT_I32 ENC_VOPC default
    0xbe35643d04435d, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037043e04435d, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235443f04435d, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0xbc35443c04537b, // V_CMP_NE_I32 ENC_VOPC default
    0xbe35643d04537b, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037043e04537b, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235443f04537b, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0xbc35443c046354, // V_CMP_GE_I32 ENC_VOPC default
    0xbe35643d046354, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037043e046354, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235443f046354, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0xbc35443c047395, // V_CMP_T_I32 ENC_VOPC default
    0xbe35643d047395, // V_CMP_T_I32 VOPC_VOP_DPP8 has_dpp8
    0xc037043e047395, // V_CMP_T_I32 VOPC_VOP_DPP16 has_dpp16
    0xc235443f047395, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0xbc35444004834e, // V_CMP_F_U32 ENC_VOPC default
    0xbe35644104834e, // V_CMP_F_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037044204834e, // V_CMP_F_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235444304834e, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0xbc354440049375, // V_CMP_LT_U32 ENC_VOPC default
    0xbe356441049375, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc0370442049375, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc2354443049375, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0xbc35444004a347, // V_CMP_EQ_U32 ENC_VOPC default
    0xbe35644104a347, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037044204a347, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235444304a347, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0xbc35444004b369, // V_CMP_LE_U32 ENC_VOPC default
    0xbe35644104b369, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037044204b369, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235444304b369, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0xbc35444004c360, // V_CMP_GT_U32 ENC_VOPC default
    0xbe35644104c360, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037044204c360, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235444304c360, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0xbc35444004d37e, // V_CMP_NE_U32 ENC_VOPC default
    0xbe35644104d37e, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037044204d37e, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235444304d37e, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0xbc35444004e357, // V_CMP_GE_U32 ENC_VOPC default
    0xbe35644104e357, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037044204e357, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235444304e357, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0xbc35444004f397, // V_CMP_T_U32 ENC_VOPC default
    0xbe35644104f397, // V_CMP_T_U32 VOPC_VOP_DPP8 has_dpp8
    0xc037044204f397, // V_CMP_T_U32 VOPC_VOP_DPP16 has_dpp16
    0xc235444304f397, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0xbc37444405034d, // V_CMP_F_I64 ENC_VOPC default
    0xc237444505034d, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0xbc374444051373, // V_CMP_LT_I64 ENC_VOPC default
    0xc2374445051373, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0xbc374444052345, // V_CMP_EQ_I64 ENC_VOPC default
    0xc2374445052345, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0xbc374444053367, // V_CMP_LE_I64 ENC_VOPC default
    0xc2374445053367, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0xbc37444405435e, // V_CMP_GT_I64 ENC_VOPC default
    0xc237444505435e, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0xbc37444405537c, // V_CMP_NE_I64 ENC_VOPC default
    0xc237444505537c, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0xbc374444056355, // V_CMP_GE_I64 ENC_VOPC default
    0xc2374445056355, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0xbc374444057396, // V_CMP_T_I64 ENC_VOPC default
    0xc2374445057396, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0xbc37444605834f, // V_CMP_F_U64 ENC_VOPC default
    0xc237444705834f, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0xbc374446059376, // V_CMP_LT_U64 ENC_VOPC default
    0xc2374447059376, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0xbc37444605a348, // V_CMP_EQ_U64 ENC_VOPC default
    0xc237444705a348, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0xbc37444605b36a, // V_CMP_LE_U64 ENC_VOPC default
    0xc237444705b36a, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0xbc37444605c361, // V_CMP_GT_U64 ENC_VOPC default
    0xc237444705c361, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0xbc37444605d37f, // V_CMP_NE_U64 ENC_VOPC default
    0xc237444705d37f, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0xbc37444605e358, // V_CMP_GE_U64 ENC_VOPC default
    0xc237444705e358, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0xbc37444605f398, // V_CMP_T_U64 ENC_VOPC default
    0xc237444705f398, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0xbc34842a07d33d, // V_CMP_CLASS_F16 ENC_VOPC default
    0xbe34a42b07d33d, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0xc034c42c07d33d, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0xc234842d07d33d, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0xbc35444807e33e, // V_CMP_CLASS_F32 ENC_VOPC default
    0xbe35644907e33e, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0xc038244a07e33e, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0xc235444b07e33e, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0xbc38644c07f33f, // V_CMP_CLASS_F64 ENC_VOPC default
    0xc238644d07f33f, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0xbc38e44e0802ea, // V_CMPX_F_F16 ENC_VOPC default
    0xbe39044f0802ea, // V_CMPX_F_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03924500802ea, // V_CMPX_F_F16 VOPC_VOP_DPP16 has_dpp16
    0xc238e4510802ea, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0xbc38e44e08130f, // V_CMPX_LT_F16 ENC_VOPC default
    0xbe39044f08130f, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc039245008130f, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc238e45108130f, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0xbc38e44e0822e1, // V_CMPX_EQ_F16 ENC_VOPC default
    0xbe39044f0822e1, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03924500822e1, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc238e4510822e1, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0xbc38e44e083303, // V_CMPX_LE_F16 ENC_VOPC default
    0xbe39044f083303, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc0392450083303, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc238e451083303, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0xbc38e44e0842fa, // V_CMPX_GT_F16 ENC_VOPC default
    0xbe39044f0842fa, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03924500842fa, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc238e4510842fa, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0xbc38e44e08530c, // V_CMPX_LG_F16 ENC_VOPC default
    0xbe39044f08530c, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc039245008530c, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc238e45108530c, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0xbc38e44e0862f1, // V_CMPX_GE_F16 ENC_VOPC default
    0xbe39044f0862f1, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03924500862f1, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc238e4510862f1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0xbc38e44e087330, // V_CMPX_O_F16 ENC_VOPC default
    0xbe39044f087330, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0xc0392450087330, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0xc238e451087330, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0xbc38e44e08833a, // V_CMPX_U_F16 ENC_VOPC default
    0xbe39044f08833a, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0xc039245008833a, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0xc238e45108833a, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0xbc38e44e089321, // V_CMPX_NGE_F16 ENC_VOPC default
    0xbe39044f089321, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc0392450089321, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc238e451089321, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0xbc38e44e08a32a, // V_CMPX_NLG_F16 ENC_VOPC default
    0xbe39044f08a32a, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc039245008a32a, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc238e45108a32a, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0xbc38e44e08b324, // V_CMPX_NGT_F16 ENC_VOPC default
    0xbe39044f08b324, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc039245008b324, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc238e45108b324, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0xbc38e44e08c327, // V_CMPX_NLE_F16 ENC_VOPC default
    0xbe39044f08c327, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc039245008c327, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc238e45108c327, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0xbc38e44e08d318, // V_CMPX_NEQ_F16 ENC_VOPC default
    0xbe39044f08d318, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc039245008d318, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc238e45108d318, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0xbc38e44e08e32d, // V_CMPX_NLT_F16 ENC_VOPC default
    0xbe39044f08e32d, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc039245008e32d, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc238e45108e32d, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0xbc38e44e08f333, // V_CMPX_T_F16 ENC_VOPC default
    0xbe39044f08f333, // V_CMPX_T_F16 VOPC_VOP_DPP8 has_dpp8
    0xc039245008f333, // V_CMPX_T_F16 VOPC_VOP_DPP16 has_dpp16
    0xc238e45108f333, // V_CMPX_T_F16 VOPC_INST_LITERAL has_lit
    0xbc39a4520902eb, // V_CMPX_F_F32 ENC_VOPC default
    0xbe39c4530902eb, // V_CMPX_F_F32 VOPC_VOP_DPP8 has_dpp8
    0xc039e4540902eb, // V_CMPX_F_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239a4550902eb, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0xbc39a452091310, // V_CMPX_LT_F32 ENC_VOPC default
    0xbe39c453091310, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc039e454091310, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239a455091310, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0xbc39a4520922e2, // V_CMPX_EQ_F32 ENC_VOPC default
    0xbe39c4530922e2, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc039e4540922e2, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239a4550922e2, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0xbc39a452093304, // V_CMPX_LE_F32 ENC_VOPC default
    0xbe39c453093304, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc039e454093304, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239a455093304, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0xbc39a4520942fb, // V_CMPX_GT_F32 ENC_VOPC default
    0xbe39c4530942fb, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc039e4540942fb, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239a4550942fb, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0xbc39a45209530d, // V_CMPX_LG_F32 ENC_VOPC default
    0xbe39c45309530d, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc039e45409530d, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239a45509530d, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0xbc39a4520962f2, // V_CMPX_GE_F32 ENC_VOPC default
    0xbe39c4530962f2, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc039e4540962f2, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239a4550962f2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0xbc39a452097331, // V_CMPX_O_F32 ENC_VOPC default
    0xbe39c453097331, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0xc039e454097331, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239a455097331, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0xbc39a45209833b, // V_CMPX_U_F32 ENC_VOPC default
    0xbe39c45309833b, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0xc039e45409833b, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239a45509833b, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0xbc39a452099322, // V_CMPX_NGE_F32 ENC_VOPC default
    0xbe39c453099322, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc039e454099322, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239a455099322, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0xbc39a45209a32b, // V_CMPX_NLG_F32 ENC_VOPC default
    0xbe39c45309a32b, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc039e45409a32b, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239a45509a32b, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0xbc39a45209b325, // V_CMPX_NGT_F32 ENC_VOPC default
    0xbe39c45309b325, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc039e45409b325, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239a45509b325, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0xbc39a45209c328, // V_CMPX_NLE_F32 ENC_VOPC default
    0xbe39c45309c328, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc039e45409c328, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239a45509c328, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0xbc39a45209d319, // V_CMPX_NEQ_F32 ENC_VOPC default
    0xbe39c45309d319, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc039e45409d319, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239a45509d319, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0xbc39a45209e32e, // V_CMPX_NLT_F32 ENC_VOPC default
    0xbe39c45309e32e, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc039e45409e32e, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239a45509e32e, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0xbc39a45209f334, // V_CMPX_T_F32 ENC_VOPC default
    0xbe39c45309f334, // V_CMPX_T_F32 VOPC_VOP_DPP8 has_dpp8
    0xc039e45409f334, // V_CMPX_T_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239a45509f334, // V_CMPX_T_F32 VOPC_INST_LITERAL has_lit
    0xbc3a24560a02ec, // V_CMPX_F_F64 ENC_VOPC default
    0xc23a24570a02ec, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0xbc3a24560a1311, // V_CMPX_LT_F64 ENC_VOPC default
    0xc23a24570a1311, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0xbc3a24560a22e3, // V_CMPX_EQ_F64 ENC_VOPC default
    0xc23a24570a22e3, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0xbc3a24560a3305, // V_CMPX_LE_F64 ENC_VOPC default
    0xc23a24570a3305, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0xbc3a24560a42fc, // V_CMPX_GT_F64 ENC_VOPC default
    0xc23a24570a42fc, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0xbc3a24560a530e, // V_CMPX_LG_F64 ENC_VOPC default
    0xc23a24570a530e, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0xbc3a24560a62f3, // V_CMPX_GE_F64 ENC_VOPC default
    0xc23a24570a62f3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0xbc3a24560a7332, // V_CMPX_O_F64 ENC_VOPC default
    0xc23a24570a7332, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0xbc3a24560a833c, // V_CMPX_U_F64 ENC_VOPC default
    0xc23a24570a833c, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0xbc3a24560a9323, // V_CMPX_NGE_F64 ENC_VOPC default
    0xc23a24570a9323, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0xbc3a24560aa32c, // V_CMPX_NLG_F64 ENC_VOPC default
    0xc23a24570aa32c, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0xbc3a24560ab326, // V_CMPX_NGT_F64 ENC_VOPC default
    0xc23a24570ab326, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0xbc3a24560ac329, // V_CMPX_NLE_F64 ENC_VOPC default
    0xc23a24570ac329, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0xbc3a24560ad31a, // V_CMPX_NEQ_F64 ENC_VOPC default
    0xc23a24570ad31a, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0xbc3a24560ae32f, // V_CMPX_NLT_F64 ENC_VOPC default
    0xc23a24570ae32f, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0xbc3a24560af335, // V_CMPX_T_F64 ENC_VOPC default
    0xc23a24570af335, // V_CMPX_T_F64 VOPC_INST_LITERAL has_lit
    0xbc3aa4580b1312, // V_CMPX_LT_I16 ENC_VOPC default
    0xbe3ac4590b1312, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03ae45a0b1312, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc23aa45b0b1312, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0xbc3aa4580b22e4, // V_CMPX_EQ_I16 ENC_VOPC default
    0xbe3ac4590b22e4, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03ae45a0b22e4, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0xc23aa45b0b22e4, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0xbc3aa4580b3306, // V_CMPX_LE_I16 ENC_VOPC default
    0xbe3ac4590b3306, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03ae45a0b3306, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc23aa45b0b3306, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0xbc3aa4580b42fd, // V_CMPX_GT_I16 ENC_VOPC default
    0xbe3ac4590b42fd, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03ae45a0b42fd, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc23aa45b0b42fd, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0xbc3aa4580b531b, // V_CMPX_NE_I16 ENC_VOPC default
    0xbe3ac4590b531b, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03ae45a0b531b, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc23aa45b0b531b, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0xbc3aa4580b62f4, // V_CMPX_GE_I16 ENC_VOPC default
    0xbe3ac4590b62f4, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc03ae45a0b62f4, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc23aa45b0b62f4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0xbc3aa45c0b9315, // V_CMPX_LT_U16 ENC_VOPC default
    0xbe3ac45d0b9315, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03ae45e0b9315, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc23aa45f0b9315, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0xbc3aa45c0ba2e7, // V_CMPX_EQ_U16 ENC_VOPC default
    0xbe3ac45d0ba2e7, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03ae45e0ba2e7, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0xc23aa45f0ba2e7, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0xbc3aa45c0bb309, // V_CMPX_LE_U16 ENC_VOPC default
    0xbe3ac45d0bb309, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03ae45e0bb309, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc23aa45f0bb309, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0xbc3aa45c0bc300, // V_CMPX_GT_U16 ENC_VOPC default
    0xbe3ac45d0bc300, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03ae45e0bc300, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc23aa45f0bc300, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0xbc3aa45c0bd31e, // V_CMPX_NE_U16 ENC_VOPC default
    0xbe3ac45d0bd31e, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03ae45e0bd31e, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc23aa45f0bd31e, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0xbc3aa45c0be2f7, // V_CMPX_GE_U16 ENC_VOPC default
    0xbe3ac45d0be2f7, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc03ae45e0be2f7, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc23aa45f0be2f7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0xbc39a4600c02ed, // V_CMPX_F_I32 ENC_VOPC default
    0xbe39c4610c02ed, // V_CMPX_F_I32 VOPC_VOP_DPP8 has_dpp8
    0xc03b64620c02ed, // V_CMPX_F_I32 VOPC_VOP_DPP16 has_dpp16
    0xc239a4630c02ed, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0xbc39a4600c1313, // V_CMPX_LT_I32 ENC_VOPC default
    0xbe39c4610c1313, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc03b64620c1313, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc239a4630c1313, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0xbc39a4600c22e5, // V_CMPX_EQ_I32 ENC_VOPC default
    0xbe39c4610c22e5, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0xc03b64620c22e5, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0xc239a4630c22e5, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0xbc39a4600c3307, // V_CMPX_LE_I32 ENC_VOPC default
    0xbe39c4610c3307, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc03b64620c3307, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc239a4630c3307, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0xbc39a4600c42fe, // V_CMPX_GT_I32 ENC_VOPC default
    0xbe39c4610c42fe, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc03b64620c42fe, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc239a4630c42fe, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0xbc39a4600c531c, // V_CMPX_NE_I32 ENC_VOPC default
    0xbe39c4610c531c, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc03b64620c531c, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc239a4630c531c, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0xbc39a4600c62f5, // V_CMPX_GE_I32 ENC_VOPC default
    0xbe39c4610c62f5, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc03b64620c62f5, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc239a4630c62f5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0xbc39a4600c7336, // V_CMPX_T_I32 ENC_VOPC default
    0xbe39c4610c7336, // V_CMPX_T_I32 VOPC_VOP_DPP8 has_dpp8
    0xc03b64620c7336, // V_CMPX_T_I32 VOPC_VOP_DPP16 has_dpp16
    0xc239a4630c7336, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0xbc39a4640c82ef, // V_CMPX_F_U32 ENC_VOPC default
    0xbe39c4650c82ef, // V_CMPX_F_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03b64660c82ef, // V_CMPX_F_U32 VOPC_VOP_DPP16 has_dpp16
    0xc239a4670c82ef, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0xbc39a4640c9316, // V_CMPX_LT_U32 ENC_VOPC default
    0xbe39c4650c9316, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03b64660c9316, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc239a4670c9316, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0xbc39a4640ca2e8, // V_CMPX_EQ_U32 ENC_VOPC default
    0xbe39c4650ca2e8, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03b64660ca2e8, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0xc239a4670ca2e8, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0xbc39a4640cb30a, // V_CMPX_LE_U32 ENC_VOPC default
    0xbe39c4650cb30a, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03b64660cb30a, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc239a4670cb30a, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0xbc39a4640cc301, // V_CMPX_GT_U32 ENC_VOPC default
    0xbe39c4650cc301, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03b64660cc301, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc239a4670cc301, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0xbc39a4640cd31f, // V_CMPX_NE_U32 ENC_VOPC default
    0xbe39c4650cd31f, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03b64660cd31f, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc239a4670cd31f, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0xbc39a4640ce2f8, // V_CMPX_GE_U32 ENC_VOPC default
    0xbe39c4650ce2f8, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03b64660ce2f8, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc239a4670ce2f8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0xbc39a4640cf338, // V_CMPX_T_U32 ENC_VOPC default
    0xbe39c4650cf338, // V_CMPX_T_U32 VOPC_VOP_DPP8 has_dpp8
    0xc03b64660cf338, // V_CMPX_T_U32 VOPC_VOP_DPP16 has_dpp16
    0xc239a4670cf338, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0xbc3ba4680d02ee, // V_CMPX_F_I64 ENC_VOPC default
    0xc23ba4690d02ee, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0xbc3ba4680d1314, // V_CMPX_LT_I64 ENC_VOPC default
    0xc23ba4690d1314, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0xbc3ba4680d22e6, // V_CMPX_EQ_I64 ENC_VOPC default
    0xc23ba4690d22e6, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0xbc3ba4680d3308, // V_CMPX_LE_I64 ENC_VOPC default
    0xc23ba4690d3308, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0xbc3ba4680d42ff, // V_CMPX_GT_I64 ENC_VOPC default
    0xc23ba4690d42ff, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0xbc3ba4680d531d, // V_CMPX_NE_I64 ENC_VOPC default
    0xc23ba4690d531d, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0xbc3ba4680d62f6, // V_CMPX_GE_I64 ENC_VOPC default
    0xc23ba4690d62f6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0xbc3ba4680d7337, // V_CMPX_T_I64 ENC_VOPC default
    0xc23ba4690d7337, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0xbc3ba46a0d82f0, // V_CMPX_F_U64 ENC_VOPC default
    0xc23ba46b0d82f0, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0xbc3ba46a0d9317, // V_CMPX_LT_U64 ENC_VOPC default
    0xc23ba46b0d9317, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0xbc3ba46a0da2e9, // V_CMPX_EQ_U64 ENC_VOPC default
    0xc23ba46b0da2e9, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0xbc3ba46a0db30b, // V_CMPX_LE_U64 ENC_VOPC default
    0xc23ba46b0db30b, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0xbc3ba46a0dc302, // V_CMPX_GT_U64 ENC_VOPC default
    0xc23ba46b0dc302, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0xbc3ba46a0dd320, // V_CMPX_NE_U64 ENC_VOPC default
    0xc23ba46b0dd320, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0xbc3ba46a0de2f9, // V_CMPX_GE_U64 ENC_VOPC default
    0xc23ba46b0de2f9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0xbc3ba46a0df339, // V_CMPX_T_U64 ENC_VOPC default
    0xc23ba46b0df339, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0xbc38e44e0fd2de, // V_CMPX_CLASS_F16 ENC_VOPC default
    0xbe39044f0fd2de, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0xc03924500fd2de, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0xc238e4510fd2de, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0xbc39a46c0fe2df, // V_CMPX_CLASS_F32 ENC_VOPC default
    0xbe39c46d0fe2df, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0xc03c846e0fe2df, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0xc239a46f0fe2df, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0xbc3cc4700ff2e0, // V_CMPX_CLASS_F64 ENC_VOPC default
    0xc23cc4710ff2e0, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0xc4122171000463, // V_NOP ENC_VOP1 default
    0xc4186472001452, // V_MOV_B32 ENC_VOP1 default
    0xc6188473001452, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0xc818a474001452, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0xca186475001452, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0xcc192476002488, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0xc41964770033b6, // V_CVT_I32_F64 ENC_VOP1 default
    0xca1964780033b6, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0xc419a4790043b1, // V_CVT_F64_I32 ENC_VOP1 default
    0xca19a47a0043b1, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0xc418647b0053aa, // V_CVT_F32_I32 ENC_VOP1 default
    0xc618847c0053aa, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0xc819e47d0053aa, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0xca18647e0053aa, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0xc418647f0063ab, // V_CVT_F32_U32 ENC_VOP1 default
    0xc61884800063ab, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0xc819e4810063ab, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0xca1864820063ab, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0xc41864830073c7, // V_CVT_U32_F32 ENC_VOP1 default
    0xc61884840073c7, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818a4850073c7, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1864860073c7, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0xc41864870083b5, // V_CVT_I32_F32 ENC_VOP1 default
    0xc61884880083b5, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818a4890083b5, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0xca18648a0083b5, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0xc41ac48b00a3a5, // V_CVT_F16_F32 ENC_VOP1 default
    0xc61ae48c00a3a5, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0xc81b048d00a3a5, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1ac48e00a3a5, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0xc41b848f00b3a8, // V_CVT_F32_F16 ENC_VOP1 default
    0xc61ba49000b3a8, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81bc49100b3a8, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1b849200b3a8, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0xc418648700c3b8, // V_CVT_NEAREST_I32_F32 ENC_VOP1 default
    0xc618848800c3b8, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818a48900c3b8, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0xca18648a00c3b8, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL has_lit
    0xc418648700d3b3, // V_CVT_FLOOR_I32_F32 ENC_VOP1 default
    0xc618848800d3b3, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818a48900d3b3, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0xca18648a00d3b3, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL has_lit
    0xc418647b00e3bb, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0xc618847c00e3bb, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0xc819e47d00e3bb, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0xca18647e00e3bb, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0xc419649300f3a9, // V_CVT_F32_F64 ENC_VOP1 default
    0xca19649400f3a9, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0xc419a4950103b0, // V_CVT_F64_F32 ENC_VOP1 default
    0xca19a4960103b0, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0xc418647f0113ac, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0xc61884800113ac, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0xc819e4810113ac, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0xca1864820113ac, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0xc418647f0123ad, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0xc61884800123ad, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0xc819e4810123ad, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0xca1864820123ad, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0xc418647f0133ae, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0xc61884800133ae, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0xc819e4810133ae, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0xca1864820133ae, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0xc418647f0143af, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0xc61884800143af, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0xc819e4810143af, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0xca1864820143af, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0xc41964970153c8, // V_CVT_U32_F64 ENC_VOP1 default
    0xca1964980153c8, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0xc419a4990163b2, // V_CVT_F64_U32 ENC_VOP1 default
    0xca19a49a0163b2, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0xc41cc49b0174ad, // V_TRUNC_F64 ENC_VOP1 default
    0xca1cc49c0174ad, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0xc41cc49b0182db, // V_CEIL_F64 ENC_VOP1 default
    0xca1cc49c0182db, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0xc41cc49b01948c, // V_RNDNE_F64 ENC_VOP1 default
    0xca1cc49c01948c, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0xc41cc49b01a3ef, // V_FLOOR_F64 ENC_VOP1 default
    0xca1cc49c01a3ef, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0xc412217101b46e, // V_PIPEFLUSH ENC_VOP1 default
    0xc41d049d01c451, // V_MOV_B16 ENC_VOP1 default
    0xc61d249e01c451, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0xc81d449f01c451, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0xca1d04a001c451, // V_MOV_B16 VOP1_INST_LITERAL has_lit
    0xc41864a10203ff, // V_FRACT_F32 ENC_VOP1 default
    0xc61884a20203ff, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818a4a30203ff, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1864a40203ff, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0xc41864a10214ac, // V_TRUNC_F32 ENC_VOP1 default
    0xc61884a20214ac, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818a4a30214ac, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1864a40214ac, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0xc41864a10222da, // V_CEIL_F32 ENC_VOP1 default
    0xc61884a20222da, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818a4a30222da, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1864a40222da, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0xc41864a102348b, // V_RNDNE_F32 ENC_VOP1 default
    0xc61884a202348b, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818a4a302348b, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1864a402348b, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0xc41864a10243ee, // V_FLOOR_F32 ENC_VOP1 default
    0xc61884a20243ee, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818a4a30243ee, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1864a40243ee, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0xc41864a10253ec, // V_EXP_F32 ENC_VOP1 default
    0xc61884a20253ec, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818a4a30253ec, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1864a40253ec, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0xc41864a1027412, // V_LOG_F32 ENC_VOP1 default
    0xc61884a2027412, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818a4a3027412, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1864a4027412, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0xc41864a102a485, // V_RCP_F32 ENC_VOP1 default
    0xc61884a202a485, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818a4a302a485, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1864a402a485, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0xc41864a102b487, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0xc61884a202b487, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818a4a302b487, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1864a402b487, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0xc41864a102e48e, // V_RSQ_F32 ENC_VOP1 default
    0xc61884a202e48e, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818a4a302e48e, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1864a402e48e, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0xc41cc49b02f486, // V_RCP_F64 ENC_VOP1 default
    0xca1cc49c02f486, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0xc41cc49b03148f, // V_RSQ_F64 ENC_VOP1 default
    0xca1cc49c03148f, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0xc41864a1033498, // V_SQRT_F32 ENC_VOP1 default
    0xc61884a2033498, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818a4a3033498, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1864a4033498, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0xc41cc49b034499, // V_SQRT_F64 ENC_VOP1 default
    0xca1cc49c034499, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0xc41864a1035496, // V_SIN_F32 ENC_VOP1 default
    0xc61884a2035496, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818a4a3035496, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1864a4035496, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0xc41864a103639f, // V_COS_F32 ENC_VOP1 default
    0xc61884a203639f, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818a4a303639f, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1864a403639f, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0xc41864a5037465, // V_NOT_B32 ENC_VOP1 default
    0xc61884a6037465, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0xc819e4a7037465, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0xca1864a8037465, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0xc41864720382d8, // V_BFREV_B32 ENC_VOP1 default
    0xc61884730382d8, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0xc818a4740382d8, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0xca1864750382d8, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0xc41864a90392dd, // V_CLZ_I32_U32 ENC_VOP1 default
    0xc61884aa0392dd, // V_CLZ_I32_U32 VOP1_VOP_DPP8 has_dpp8
    0xc819e4ab0392dd, // V_CLZ_I32_U32 VOP1_VOP_DPP16 has_dpp16
    0xca1864ac0392dd, // V_CLZ_I32_U32 VOP1_INST_LITERAL has_lit
    0xc41864a903a3a0, // V_CTZ_I32_B32 ENC_VOP1 default
    0xc61884aa03a3a0, // V_CTZ_I32_B32 VOP1_VOP_DPP8 has_dpp8
    0xc819e4ab03a3a0, // V_CTZ_I32_B32 VOP1_VOP_DPP16 has_dpp16
    0xca1864ac03a3a0, // V_CTZ_I32_B32 VOP1_INST_LITERAL has_lit
    0xc41864ad03b2dc, // V_CLS_I32 ENC_VOP1 default
    0xc61884ae03b2dc, // V_CLS_I32 VOP1_VOP_DPP8 has_dpp8
    0xc819e4af03b2dc, // V_CLS_I32 VOP1_VOP_DPP16 has_dpp16
    0xca1864b003b2dc, // V_CLS_I32 VOP1_INST_LITERAL has_lit
    0xc419647703c403, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0xca19647803c403, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0xc41cc49b03d406, // V_FREXP_MANT_F64 ENC_VOP1 default
    0xca1cc49c03d406, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0xc41cc49b03e400, // V_FRACT_F64 ENC_VOP1 default
    0xca1cc49c03e400, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0xc418648703f402, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0xc618848803f402, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818a48903f402, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0xca18648a03f402, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0xc41864a1040405, // V_FREXP_MANT_F32 ENC_VOP1 default
    0xc61884a2040405, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0xc818a4a3040405, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0xca1864a4040405, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0xc41864b104244d, // V_MOVRELD_B32 ENC_VOP1 default
    0xc61884b204244d, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0xc818a4b304244d, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0xca1864b404244d, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0xcc1864b5043450, // V_MOVRELS_B32 ENC_VOP1 default
    0xc61884b2043450, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0xc818a4b3043450, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0xcc1864b504444f, // V_MOVRELSD_B32 ENC_VOP1 default
    0xc61884b204444f, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0xc818a4b304444f, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0xcc1864b504844e, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0xc61884b204844e, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0xc818a4b304844e, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0xc41e24b60503a7, // V_CVT_F16_U16 ENC_VOP1 default
    0xc61e44b70503a7, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0xc81e64b80503a7, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0xca1e24b90503a7, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0xc41e24ba0513a6, // V_CVT_F16_I16 ENC_VOP1 default
    0xc61e44bb0513a6, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0xc81e64bc0513a6, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0xca1e24bd0513a6, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0xc41ee4be0523c6, // V_CVT_U16_F16 ENC_VOP1 default
    0xc61f04bf0523c6, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81f24c00523c6, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ee4c10523c6, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0xc41ee4c20533b4, // V_CVT_I16_F16 ENC_VOP1 default
    0xc61f04c30533b4, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81f24c40533b4, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ee4c50533b4, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0xc41fa4c6054484, // V_RCP_F16 ENC_VOP1 default
    0xc61fc4c7054484, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81fe4c8054484, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fa4c9054484, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0xc41fa4c6055497, // V_SQRT_F16 ENC_VOP1 default
    0xc61fc4c7055497, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81fe4c8055497, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fa4c9055497, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0xc41fa4c605648d, // V_RSQ_F16 ENC_VOP1 default
    0xc61fc4c705648d, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81fe4c805648d, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fa4c905648d, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0xc41fa4c6057411, // V_LOG_F16 ENC_VOP1 default
    0xc61fc4c7057411, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81fe4c8057411, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fa4c9057411, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0xc41fa4c60583eb, // V_EXP_F16 ENC_VOP1 default
    0xc61fc4c70583eb, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81fe4c80583eb, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fa4c90583eb, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0xc41fa4c6059404, // V_FREXP_MANT_F16 ENC_VOP1 default
    0xc61fc4c7059404, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81fe4c8059404, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fa4c9059404, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0xc41ee4c205a401, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0xc61f04c305a401, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81f24c405a401, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ee4c505a401, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0xc41fa4c605b3ed, // V_FLOOR_F16 ENC_VOP1 default
    0xc61fc4c705b3ed, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81fe4c805b3ed, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fa4c905b3ed, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0xc41fa4c605c2d9, // V_CEIL_F16 ENC_VOP1 default
    0xc61fc4c705c2d9, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81fe4c805c2d9, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fa4c905c2d9, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0xc41fa4c605d4ab, // V_TRUNC_F16 ENC_VOP1 default
    0xc61fc4c705d4ab, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81fe4c805d4ab, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fa4c905d4ab, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0xc41fa4c605e48a, // V_RNDNE_F16 ENC_VOP1 default
    0xc61fc4c705e48a, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81fe4c805e48a, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fa4c905e48a, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0xc41fa4c605f3fe, // V_FRACT_F16 ENC_VOP1 default
    0xc61fc4c705f3fe, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81fe4c805f3fe, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fa4c905f3fe, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0xc41fa4c6060495, // V_SIN_F16 ENC_VOP1 default
    0xc61fc4c7060495, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81fe4c8060495, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fa4c9060495, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0xc41fa4c606139e, // V_COS_F16 ENC_VOP1 default
    0xc61fc4c706139e, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81fe4c806139e, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1fa4c906139e, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0xc42064ca062494, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0xc62084cb062494, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0xc820a4cc062494, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0xca2064cd062494, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0xc41ee4c20633b9, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0xc61f04c30633b9, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81f24c40633b9, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ee4c50633b9, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0xc41ee4be0643ba, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0xc61f04bf0643ba, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0xc81f24c00643ba, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0xca1ee4c10643ba, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0xcc2124ce0654a9, // V_SWAP_B32 ENC_VOP1 default
    0xcc2144cf0664a8, // V_SWAP_B16 ENC_VOP1 default
    0xcc2124d006746b, // V_PERMLANE64_B32 ENC_VOP1 default
    0xcc2124d10684a7, // V_SWAPREL_B32 ENC_VOP1 default
    0xc41d04d2069464, // V_NOT_B16 ENC_VOP1 default
    0xc61d24d3069464, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0xc81d44d4069464, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0xca1d04d5069464, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0xc42164d606a3b7, // V_CVT_I32_I16 ENC_VOP1 default
    0xc62184d706a3b7, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0xc821a4d806a3b7, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0xca2164d906a3b7, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0xc42164da06b3c9, // V_CVT_U32_U16 ENC_VOP1 default
    0xc62184db06b3c9, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0xc821a4dc06b3c9, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0xca2164dd06b3c9, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0xce31e4de000477, // V_PK_MAD_I16 ENC_VOP3P default
    0xd031e4df000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0xd231e4e0000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0xd431e4e1000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd631e4e2000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0xd831e4e3000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda31e4e4000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc31e4e5000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce3204e6001480, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0xd03204e7001480, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0xd23204e8001480, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0xd43204e9001480, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3204ea002470, // V_PK_ADD_I16 ENC_VOP3P default
    0xd03204eb002470, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0xd23204ec002470, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0xd43204ed002470, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3204ea003481, // V_PK_SUB_I16 ENC_VOP3P default
    0xd03204eb003481, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0xd23204ec003481, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0xd43204ed003481, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3204e6004475, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0xd03204e7004475, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0xd23204e8004475, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0xd43204e9004475, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3204e6005476, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0xd03204e7005476, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0xd23204e8005476, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0xd43204e9005476, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3204ee006472, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0xd03204ef006472, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0xd23204f0006472, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0xd43204f1006472, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3204ea00747a, // V_PK_MAX_I16 ENC_VOP3P default
    0xd03204eb00747a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0xd23204ec00747a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0xd43204ed00747a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3204ea00847d, // V_PK_MIN_I16 ENC_VOP3P default
    0xd03204eb00847d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0xd23204ec00847d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0xd43204ed00847d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce31e4f2009478, // V_PK_MAD_U16 ENC_VOP3P default
    0xd031e4f3009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0xd231e4f4009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0xd431e4f5009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd631e4f6009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0xd831e4f7009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda31e4f8009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc31e4f9009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce3204e600a471, // V_PK_ADD_U16 ENC_VOP3P default
    0xd03204e700a471, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0xd23204e800a471, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0xd43204e900a471, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3204e600b482, // V_PK_SUB_U16 ENC_VOP3P default
    0xd03204e700b482, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0xd23204e800b482, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0xd43204e900b482, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3204e600c47b, // V_PK_MAX_U16 ENC_VOP3P default
    0xd03204e700c47b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0xd23204e800c47b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0xd43204e900c47b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3204e600d47e, // V_PK_MIN_U16 ENC_VOP3P default
    0xd03204e700d47e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0xd23204e800d47e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0xd43204e900d47e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3224fa00e474, // V_PK_FMA_F16 ENC_VOP3P default
    0xd03224fb00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0xd23224fc00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0xd43224fd00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd63224fe00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0xd83224ff00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda32250000e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc32250100e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce32450200f46f, // V_PK_ADD_F16 ENC_VOP3P default
    0xd032450300f46f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0xd232450400f46f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0xd432450500f46f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce32450201047f, // V_PK_MUL_F16 ENC_VOP3P default
    0xd032450301047f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0xd232450401047f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0xd432450501047f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce32450201147c, // V_PK_MIN_F16 ENC_VOP3P default
    0xd032450301147c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0xd232450401147c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0xd432450501147c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce324502012479, // V_PK_MAX_F16 ENC_VOP3P default
    0xd0324503012479, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0xd2324504012479, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0xd4324505012479, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xce3265060133d5, // V_DOT2_F32_F16 ENC_VOP3P default
    0xde3285070133d5, // V_DOT2_F32_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe032a5080133d5, // V_DOT2_F32_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd03265090133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0xd232650a0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0xd432650b0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd632650c0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0xd832650d0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda32650e0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc32650f0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce32c5100163d6, // V_DOT4_I32_IU8 ENC_VOP3P default
    0xd032c5110163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0xd232c5120163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0xd432c5130163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd632c5140163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0xd832c5150163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda32c5160163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc32c5170163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce32c2320173d7, // V_DOT4_U32_U8 ENC_VOP3P default
    0xd032c5180173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0xd232c5190173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0xd432c51a0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd632c51b0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0xd832c51c0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda32c51d0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc32c51e0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce32c51f0183d8, // V_DOT8_I32_IU4 ENC_VOP3P default
    0xd032c5200183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0xd232c5210183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0xd432c5220183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd632c5230183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0xd832c5240183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda32c5250183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc32c5260183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce32c5270193d9, // V_DOT8_U32_U4 ENC_VOP3P default
    0xd032c5280193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0xd232c5290193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0xd432c52a0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd632c52b0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0xd832c52c0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda32c52d0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc32c52e0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce32e52f01a3d4, // V_DOT2_F32_BF16 ENC_VOP3P default
    0xde33053001a3d4, // V_DOT2_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0xe033253101a3d4, // V_DOT2_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0xd032e53201a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0xd232e53301a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0xd432e53401a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd632e53501a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0xd832e53601a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda32e53701a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc32e53801a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce3345390203fd, // V_FMA_MIX_F32 ENC_VOP3P default
    0xde33653a0203fd, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0xe033853b0203fd, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0xd033453c0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0xd233453d0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0xd433453e0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd633453f0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0xd83345400203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda3345410203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc3345420203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce3345430213fc, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0xde3365440213fc, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe03385450213fc, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd03345460213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0xd23345470213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0xd43345480213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd63345490213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0xd833454a0213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda33454b0213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc33454c0213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xce3345430223fb, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0xde3365440223fb, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe03385450223fb, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd03345460223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0xd23345470223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0xd43345480223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd63345490223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0xd833454a0223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xda33454b0223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xdc33454c0223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xe233a54d0404b1, // V_WMMA_F32_16X16X16_F16 ENC_VOP3P default
    0xe233a54e0414b0, // V_WMMA_F32_16X16X16_BF16 ENC_VOP3P default
    0xe233c54f0424af, // V_WMMA_F16_16X16X16_F16 ENC_VOP3P default
    0xe233c5500434ae, // V_WMMA_BF16_16X16X16_BF16 ENC_VOP3P default
    0xe233e5510444b3, // V_WMMA_I32_16X16X16_IU8 ENC_VOP3P default
    0xe23405520454b2, // V_WMMA_I32_16X16X16_IU4 ENC_VOP3P default
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
