// Written by `cargo xtask regen` from amdgpu_isa_rdna3.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Forms.
use amdgpu_isa_core::asm::tables::Class::*;
use amdgpu_isa_core::rows::*;
use crate::fields::enc;
/// What forms have in common.
pub static FORM_KINDS: [FormKind; 126] = [
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
        choice(LongDpp, 0, 2, false, run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, false, run(0, 0), run(0, 1)),
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
        choice(LongDpp, 0, 2, false, run(0, 1), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, false, run(0, 1), run(0, 1)),
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
        choice(LongDpp, 0, 2, false, run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, false, run(0, 0), run(0, 1)),
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
        choice(Long, 0, 2, false, run(0, 0), run(9, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, run(0, 0), run(11, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, run(0, 0), run(13, 1)),
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
        choice(Short, 0, 2, false, run(0, 0), run(14, 1)),
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
        choice(LongDpp, 0, 2, false, run(3, 2), run(0, 1)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xfacc000000,
        choice(LongDpp, 0, 2, false, run(3, 2), run(0, 1)),
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
pub static FORMS: [u64; 4854] = [
    0x00216000001361, // V_CNDMASK_B32 ENC_VOP2 default
    0x02218001001361, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x0421a002001361, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x06216003001361, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x08222004002395, // V_DOT2ACC_F32_F16 ENC_VOP2 default
    0x0a224005002395, // V_DOT2ACC_F32_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c226006002395, // V_DOT2ACC_F32_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e222007002395, // V_DOT2ACC_F32_F16 VOP2_INST_LITERAL has_lit
    0x08228008003288, // V_ADD_F32 ENC_VOP2 default
    0x0a22a009003288, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22c00a003288, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22800b003288, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x08228008004466, // V_SUB_F32 ENC_VOP2 default
    0x0a22a009004466, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22c00a004466, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22800b004466, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x08228008005461, // V_SUBREV_F32 ENC_VOP2 default
    0x0a22a009005461, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22c00a005461, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22800b005461, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x0822800c0063b6, // V_FMAC_DX9_ZERO_F32 ENC_VOP2 default
    0x0e22800d0063b6, // V_FMAC_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x0822800800741b, // V_MUL_DX9_ZERO_F32 ENC_VOP2 default
    0x0a22a00900741b, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22c00a00741b, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22800b00741b, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x0822800800841d, // V_MUL_F32 ENC_VOP2 default
    0x0a22a00900841d, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22c00a00841d, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22800b00841d, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x0822800e009423, // V_MUL_I32_I24 ENC_VOP2 default
    0x0a22a00f009423, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x0c234010009423, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x0e228011009423, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0822800e00a420, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0a22a00f00a420, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x0c23401000a420, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x0e22801100a420, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0822801200b426, // V_MUL_U32_U24 ENC_VOP2 default
    0x0a22a01300b426, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x0c23401400b426, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x0e22801500b426, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0822801200c422, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0a22a01300c422, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x0c23401400c422, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x0e22801500c422, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0822800800f40b, // V_MIN_F32 ENC_VOP2 default
    0x0a22a00900f40b, // V_MIN_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22c00a00f40b, // V_MIN_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22800b00f40b, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x082280080103f2, // V_MAX_F32 ENC_VOP2 default
    0x0a22a0090103f2, // V_MAX_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22c00a0103f2, // V_MAX_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22800b0103f2, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x0822800e01140e, // V_MIN_I32 ENC_VOP2 default
    0x0a22a00f01140e, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c23401001140e, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e22801101140e, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0822800e0123f5, // V_MAX_I32 ENC_VOP2 default
    0x0a22a00f0123f5, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c2340100123f5, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e2280110123f5, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x08228012013410, // V_MIN_U32 ENC_VOP2 default
    0x0a22a013013410, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c234014013410, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e228015013410, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x082280120143f7, // V_MAX_U32 ENC_VOP2 default
    0x0a22a0130143f7, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c2340140143f7, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e2280150143f7, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x082280120183d8, // V_LSHLREV_B32 ENC_VOP2 default
    0x0a22a0130183d8, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c2340140183d8, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e2280150183d8, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x082280120193dd, // V_LSHRREV_B32 ENC_VOP2 default
    0x0a22a0130193dd, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c2340140193dd, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e2280150193dd, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x0822801601a295, // V_ASHRREV_I32 ENC_VOP2 default
    0x0a22a01701a295, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c23401801a295, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e22801901a295, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x0822801201b292, // V_AND_B32 ENC_VOP2 default
    0x0a22a01301b292, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c23401401b292, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e22801501b292, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0822801201c42c, // V_OR_B32 ENC_VOP2 default
    0x0a22a01301c42c, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c23401401c42c, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e22801501c42c, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0822801201d47d, // V_XOR_B32 ENC_VOP2 default
    0x0a22a01301d47d, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c23401401d47d, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e22801501d47d, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x0822801201e47a, // V_XNOR_B32 ENC_VOP2 default
    0x0a22a01301e47a, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c23401401e47a, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e22801501e47a, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x0024201a020285, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x0224401b020285, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0424601c020285, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0624201d020285, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0024201a021463, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x0224401b021463, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0424601c021463, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0624201d021463, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0024201a02245e, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x0224401b02245e, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0424601c02245e, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0624201d02245e, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0822801202528e, // V_ADD_NC_U32 ENC_VOP2 default
    0x0a22a01302528e, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c23401402528e, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e22801502528e, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x0822801202646a, // V_SUB_NC_U32 ENC_VOP2 default
    0x0a22a01302646a, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c23401402646a, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e22801502646a, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x08228012027462, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x0a22a013027462, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c234014027462, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e228015027462, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x0822800c02b3b8, // V_FMAC_F32 ENC_VOP2 default
    0x0a22a01e02b3b8, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22c01f02b3b8, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22800d02b3b8, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x1024e02002c3ba, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x0e24e02102c3ba, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x1025002202d3b5, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x0e25002302d3b5, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x0825202402f386, // V_CVT_PK_RTZ_F16_F32 ENC_VOP2 default
    0x0a25402502f386, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c25602602f386, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e25202702f386, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x0825e028032287, // V_ADD_F16 ENC_VOP2 default
    0x0a260029032287, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26202a032287, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25e02b032287, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x0825e028033465, // V_SUB_F16 ENC_VOP2 default
    0x0a260029033465, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26202a033465, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25e02b033465, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x0825e028034460, // V_SUBREV_F16 ENC_VOP2 default
    0x0a260029034460, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26202a034460, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25e02b034460, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x0825e02803541c, // V_MUL_F16 ENC_VOP2 default
    0x0a26002903541c, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26202a03541c, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25e02b03541c, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x0825e02c0363b7, // V_FMAC_F16 ENC_VOP2 default
    0x0a26002d0363b7, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26202e0363b7, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25e02f0363b7, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x102700300373b9, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x0e2700310373b9, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x102720320383b4, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x0e2720330383b4, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x0825e0280393f1, // V_MAX_F16 ENC_VOP2 default
    0x0a2600290393f1, // V_MAX_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26202a0393f1, // V_MAX_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25e02b0393f1, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x0825e02803a40a, // V_MIN_F16 ENC_VOP2 default
    0x0a26002903a40a, // V_MIN_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26202a03a40a, // V_MIN_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25e02b03a40a, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x0825e02803b3d1, // V_LDEXP_F16 ENC_VOP2 default
    0x0a26002903b3d1, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c27402a03b3d1, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25e02b03b3d1, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x0827c03403c437, // V_PK_FMAC_F16 ENC_VOP2 default
    0x0e27c03503c437, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x121480360001a4, // S_ADD_U32 ENC_SOP2 default
    0x141480370001a4, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x161480380001a4, // S_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x181480390001a4, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214803600125b, // S_SUB_U32 ENC_SOP2 default
    0x1414803700125b, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0
    0x1614803800125b, // S_SUB_U32 SOP2_INST_LITERAL has_lit_1
    0x1814803900125b, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214803a0021a3, // S_ADD_I32 ENC_SOP2 default
    0x1414803b0021a3, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0
    0x1614803c0021a3, // S_ADD_I32 SOP2_INST_LITERAL has_lit_1
    0x1814803d0021a3, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214803a00325a, // S_SUB_I32 ENC_SOP2 default
    0x1414803b00325a, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0
    0x1614803c00325a, // S_SUB_I32 SOP2_INST_LITERAL has_lit_1
    0x1814803d00325a, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214803e0041a1, // S_ADDC_U32 ENC_SOP2 default
    0x1414803f0041a1, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0
    0x161480400041a1, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_1
    0x181480410041a1, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214803e005257, // S_SUBB_U32 ENC_SOP2 default
    0x1414803f005257, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0
    0x16148040005257, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_1
    0x18148041005257, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214803a00619f, // S_ABSDIFF_I32 ENC_SOP2 default
    0x1414803b00619f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x1614803c00619f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x1814803d00619f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x12148036008218, // S_LSHL_B32 ENC_SOP2 default
    0x14148037008218, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x16148038008218, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x18148039008218, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214a042009219, // S_LSHL_B64 ENC_SOP2 default
    0x1414a043009219, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x1614a044009219, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x1814a045009219, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214803600a21a, // S_LSHR_B32 ENC_SOP2 default
    0x1414803700a21a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x1614803800a21a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x1814803900a21a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214a04200b21b, // S_LSHR_B64 ENC_SOP2 default
    0x1414a04300b21b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x1614a04400b21b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x1814a04500b21b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214804600c1b3, // S_ASHR_I32 ENC_SOP2 default
    0x1414804700c1b3, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x1614804800c1b3, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x1814804900c1b3, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214a04a00d1b4, // S_ASHR_I64 ENC_SOP2 default
    0x1414a04b00d1b4, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x1614a04c00d1b4, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x1814a04d00d1b4, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214803600e214, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x1414803700e214, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1614803800e214, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1814803900e214, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214803600f215, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x1414803700f215, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1614803800f215, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1814803900f215, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x12148036010216, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x14148037010216, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x16148038010216, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x18148039010216, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x12148036011217, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x14148037011217, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x16148038011217, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x18148039011217, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214803a01221e, // S_MIN_I32 ENC_SOP2 default
    0x1414803b01221e, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x1614803c01221e, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x1814803d01221e, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214803601321f, // S_MIN_U32 ENC_SOP2 default
    0x1414803701321f, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x1614803801321f, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x1814803901321f, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214803a01421c, // S_MAX_I32 ENC_SOP2 default
    0x1414803b01421c, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x1614803c01421c, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x1814803d01421c, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214803601521d, // S_MAX_U32 ENC_SOP2 default
    0x1414803701521d, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x1614803801521d, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x1814803901521d, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x121480360161a5, // S_AND_B32 ENC_SOP2 default
    0x141480370161a5, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x161480380161a5, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x181480390161a5, // S_AND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c04e0171a6, // S_AND_B64 ENC_SOP2 default
    0x1414c04f0171a6, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x1614c0500171a6, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x1814c0510171a6, // S_AND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x12148036018237, // S_OR_B32 ENC_SOP2 default
    0x14148037018237, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x16148038018237, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x18148039018237, // S_OR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c04e019238, // S_OR_B64 ENC_SOP2 default
    0x1414c04f019238, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x1614c050019238, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x1814c051019238, // S_OR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214803601a270, // S_XOR_B32 ENC_SOP2 default
    0x1414803701a270, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1614803801a270, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1814803901a270, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c04e01b271, // S_XOR_B64 ENC_SOP2 default
    0x1414c04f01b271, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1614c05001b271, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1814c05101b271, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214803601c22c, // S_NAND_B32 ENC_SOP2 default
    0x1414803701c22c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x1614803801c22c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x1814803901c22c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c04e01d22d, // S_NAND_B64 ENC_SOP2 default
    0x1414c04f01d22d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x1614c05001d22d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x1814c05101d22d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214803601e231, // S_NOR_B32 ENC_SOP2 default
    0x1414803701e231, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1614803801e231, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1814803901e231, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c04e01f232, // S_NOR_B64 ENC_SOP2 default
    0x1414c04f01f232, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1614c05001f232, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1814c05101f232, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214803602026c, // S_XNOR_B32 ENC_SOP2 default
    0x1414803702026c, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1614803802026c, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1814803902026c, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c04e02126d, // S_XNOR_B64 ENC_SOP2 default
    0x1414c04f02126d, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1614c05002126d, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1814c05102126d, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x121480360221ab, // S_AND_NOT1_B32 ENC_SOP2 default
    0x141480370221ab, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_0
    0x161480380221ab, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_1
    0x181480390221ab, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c04e0231ac, // S_AND_NOT1_B64 ENC_SOP2 default
    0x1414c04f0231ac, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_0
    0x1614c0500231ac, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_1
    0x1814c0510231ac, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214803602423b, // S_OR_NOT1_B32 ENC_SOP2 default
    0x1414803702423b, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_0
    0x1614803802423b, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_1
    0x1814803902423b, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c04e02523c, // S_OR_NOT1_B64 ENC_SOP2 default
    0x1414c04f02523c, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_0
    0x1614c05002523c, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_1
    0x1814c05102523c, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x121480360261bc, // S_BFE_U32 ENC_SOP2 default
    0x141480370261bc, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x161480380261bc, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x181480390261bc, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x121480460271ba, // S_BFE_I32 ENC_SOP2 default
    0x141480470271ba, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x161480480271ba, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x181480490271ba, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214a0420281bd, // S_BFE_U64 ENC_SOP2 default
    0x1414a0430281bd, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x1614a0440281bd, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x1814a0450281bd, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214a04a0291bb, // S_BFE_I64 ENC_SOP2 default
    0x1414a04b0291bb, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x1614a04c0291bb, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x1814a04d0291bb, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214805202a1be, // S_BFM_B32 ENC_SOP2 default
    0x1414805302a1be, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x1614805402a1be, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x1814805502a1be, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214e05602b1bf, // S_BFM_B64 ENC_SOP2 default
    0x1414e05702b1bf, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x1614e05802b1bf, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x1814e05902b1bf, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214805a02c22b, // S_MUL_I32 ENC_SOP2 default
    0x1414805b02c22b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x1614805c02c22b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x1814805d02c22b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214805202d22a, // S_MUL_HI_U32 ENC_SOP2 default
    0x1414805302d22a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x1614805402d22a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x1814805502d22a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214805a02e229, // S_MUL_HI_I32 ENC_SOP2 default
    0x1414805b02e229, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x1614805c02e229, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x1814805d02e229, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214805e0301ff, // S_CSELECT_B32 ENC_SOP2 default
    0x1414805f0301ff, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x161480600301ff, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x181480610301ff, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214c062031200, // S_CSELECT_B64 ENC_SOP2 default
    0x1414c063031200, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x1614c064031200, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x1814c065031200, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x12148066032244, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x14148067032244, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x16148068032244, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x18148069032244, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214806a033243, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x1414806b033243, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1614806c033243, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1814806d033243, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1214806e034241, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x1414806f034241, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x16148070034241, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x18148071034241, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x12148072035242, // S_PACK_HL_B32_B16 ENC_SOP2 default
    0x14148073035242, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x16148074035242, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x18148075035242, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a156076000220, // S_MOVK_I32 ENC_SOPK default
    0x1a158077001260, // S_VERSION ENC_SOPK default
    0x1a1560780021e1, // S_CMOVK_I32 ENC_SOPK default
    0x1a1560790031e4, // S_CMPK_EQ_I32 ENC_SOPK default
    0x1a1560790041ec, // S_CMPK_LG_I32 ENC_SOPK default
    0x1a1560790051e8, // S_CMPK_GT_I32 ENC_SOPK default
    0x1a1560790061e6, // S_CMPK_GE_I32 ENC_SOPK default
    0x1a1560790071ee, // S_CMPK_LT_I32 ENC_SOPK default
    0x1a1560790081ea, // S_CMPK_LE_I32 ENC_SOPK default
    0x1a15607a0091e5, // S_CMPK_EQ_U32 ENC_SOPK default
    0x1a15607a00a1ed, // S_CMPK_LG_U32 ENC_SOPK default
    0x1a15607a00b1e9, // S_CMPK_GT_U32 ENC_SOPK default
    0x1a15607a00c1e7, // S_CMPK_GE_U32 ENC_SOPK default
    0x1a15607a00d1ef, // S_CMPK_LT_U32 ENC_SOPK default
    0x1a15607a00e1eb, // S_CMPK_LE_U32 ENC_SOPK default
    0x1a15607b00f1a2, // S_ADDK_I32 ENC_SOPK default
    0x1a15607c010228, // S_MULK_I32 ENC_SOPK default
    0x1a15a07d01120b, // S_GETREG_B32 ENC_SOPK default
    0x1a15c07e012251, // S_SETREG_B32 ENC_SOPK default
    0x1c15e07f013252, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x1a1600800141d1, // S_CALL_B64 ENC_SOPK default
    0x1a3da081016258, // S_SUBVECTOR_LOOP_BEGIN ENC_SOPK default
    0x1a3da081017259, // S_SUBVECTOR_LOOP_END ENC_SOPK default
    0x1a156082018266, // S_WAITCNT_VSCNT ENC_SOPK default
    0x1a156082019265, // S_WAITCNT_VMCNT ENC_SOPK default
    0x1a15608201a263, // S_WAITCNT_EXPCNT ENC_SOPK default
    0x1a15608201b264, // S_WAITCNT_LGKMCNT ENC_SOPK default
    0x1e3c20830003a5, // V_DUAL_FMAC_F32 VOPDXY X default
    0x203c20840003a5, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL X has_lit
    0x223c60850013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X default
    0x203c60860013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X has_lit
    0x223ca0870023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X default
    0x203ca0880023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3c20890033ac, // V_DUAL_MUL_F32 VOPDXY X default
    0x203c208a0033ac, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3c208900439e, // V_DUAL_ADD_F32 VOPDXY X default
    0x203c208a00439e, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3c20890053ae, // V_DUAL_SUB_F32 VOPDXY X default
    0x203c208a0053ae, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3c20890063ad, // V_DUAL_SUBREV_F32 VOPDXY X default
    0x203c208a0063ad, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3c20890073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY X default
    0x203c208a0073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3ce08b0083aa, // V_DUAL_MOV_B32 VOPDXY X default
    0x203ce08c0083aa, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL X has_lit
    0x243c208d0093a1, // V_DUAL_CNDMASK_B32 VOPDXY X default
    0x263c208e0093a1, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL X has_lit
    0x1e3c208900a3a8, // V_DUAL_MAX_F32 VOPDXY X default
    0x203c208a00a3a8, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3c208900b3a9, // V_DUAL_MIN_F32 VOPDXY X default
    0x203c208a00b3a9, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3d208f00c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY X default
    0x203d209000c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL X has_lit
    0x1e3d609100d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY X default
    0x203d609200d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL X has_lit
    0x283c40930003a5, // V_DUAL_FMAC_F32 VOPDXY Y default_y
    0x2a3c40940003a5, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2c3c80950013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y default_y
    0x2a3c80950013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2c3cc0960023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y default_y
    0x2a3cc0960023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283c40970033ac, // V_DUAL_MUL_F32 VOPDXY Y default_y
    0x2a3c40980033ac, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283c409700439e, // V_DUAL_ADD_F32 VOPDXY Y default_y
    0x2a3c409800439e, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283c40970053ae, // V_DUAL_SUB_F32 VOPDXY Y default_y
    0x2a3c40980053ae, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283c40970063ad, // V_DUAL_SUBREV_F32 VOPDXY Y default_y
    0x2a3c40980063ad, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283c40970073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY Y default_y
    0x2a3c40980073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283d00990083aa, // V_DUAL_MOV_B32 VOPDXY Y default_y
    0x2a3d009a0083aa, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2e3c409b0093a1, // V_DUAL_CNDMASK_B32 VOPDXY Y default_y
    0x303c409c0093a1, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283c409700a3a8, // V_DUAL_MAX_F32 VOPDXY Y default_y
    0x2a3c409800a3a8, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283c409700b3a9, // V_DUAL_MIN_F32 VOPDXY Y default_y
    0x2a3c409800b3a9, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283d409d00c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY Y default_y
    0x2a3d409e00c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL Y has_lit_y
    0x283d809f00d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY Y default_y
    0x2a3d80a000d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL Y has_lit_y
    0x283c40a101039f, // V_DUAL_ADD_NC_U32 VOPDXY Y default_y
    0x2a3c40a201039f, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283c40a30113a7, // V_DUAL_LSHLREV_B32 VOPDXY Y default_y
    0x2a3c40a40113a7, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283c40a30123a0, // V_DUAL_AND_B32 VOPDXY Y default_y
    0x2a3c40a40123a0, // V_DUAL_AND_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x323360a500030d, // V_CMP_F_F16 ENC_VOP3 default
    0x343380a600030d, // V_CMP_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x3633a0a700030d, // V_CMP_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x383360a800030d, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3360a900030d, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3360aa00030d, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323360a5001332, // V_CMP_LT_F16 ENC_VOP3 default
    0x343380a6001332, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x3633a0a7001332, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x383360a8001332, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3360a9001332, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3360aa001332, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323360a5002304, // V_CMP_EQ_F16 ENC_VOP3 default
    0x343380a6002304, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x3633a0a7002304, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x383360a8002304, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3360a9002304, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3360aa002304, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323360a5003326, // V_CMP_LE_F16 ENC_VOP3 default
    0x343380a6003326, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x3633a0a7003326, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x383360a8003326, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3360a9003326, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3360aa003326, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323360a500431d, // V_CMP_GT_F16 ENC_VOP3 default
    0x343380a600431d, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x3633a0a700431d, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x383360a800431d, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3360a900431d, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3360aa00431d, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323360a500532f, // V_CMP_LG_F16 ENC_VOP3 default
    0x343380a600532f, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x3633a0a700532f, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x383360a800532f, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3360a900532f, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3360aa00532f, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323360a5006314, // V_CMP_GE_F16 ENC_VOP3 default
    0x343380a6006314, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x3633a0a7006314, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x383360a8006314, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3360a9006314, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3360aa006314, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323360a5007353, // V_CMP_O_F16 ENC_VOP3 default
    0x343380a6007353, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x3633a0a7007353, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x383360a8007353, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3360a9007353, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3360aa007353, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323360a500835d, // V_CMP_U_F16 ENC_VOP3 default
    0x343380a600835d, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x3633a0a700835d, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x383360a800835d, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3360a900835d, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3360aa00835d, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323360a5009344, // V_CMP_NGE_F16 ENC_VOP3 default
    0x343380a6009344, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x3633a0a7009344, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x383360a8009344, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3360a9009344, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3360aa009344, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323360a500a34d, // V_CMP_NLG_F16 ENC_VOP3 default
    0x343380a600a34d, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x3633a0a700a34d, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x383360a800a34d, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3360a900a34d, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3360aa00a34d, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323360a500b347, // V_CMP_NGT_F16 ENC_VOP3 default
    0x343380a600b347, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x3633a0a700b347, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x383360a800b347, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3360a900b347, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3360aa00b347, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323360a500c34a, // V_CMP_NLE_F16 ENC_VOP3 default
    0x343380a600c34a, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x3633a0a700c34a, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x383360a800c34a, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3360a900c34a, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3360aa00c34a, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323360a500d33b, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x343380a600d33b, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x3633a0a700d33b, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x383360a800d33b, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3360a900d33b, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3360aa00d33b, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323360a500e350, // V_CMP_NLT_F16 ENC_VOP3 default
    0x343380a600e350, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x3633a0a700e350, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x383360a800e350, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3360a900e350, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3360aa00e350, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323360a500f356, // V_CMP_T_F16 ENC_VOP3 default
    0x343380a600f356, // V_CMP_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x3633a0a700f356, // V_CMP_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x383360a800f356, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3360a900f356, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3360aa00f356, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323420ab01030e, // V_CMP_F_F32 ENC_VOP3 default
    0x343440ac01030e, // V_CMP_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x363460ad01030e, // V_CMP_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x383420ae01030e, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3420af01030e, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3420b001030e, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323420ab011333, // V_CMP_LT_F32 ENC_VOP3 default
    0x343440ac011333, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x363460ad011333, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x383420ae011333, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3420af011333, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3420b0011333, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323420ab012305, // V_CMP_EQ_F32 ENC_VOP3 default
    0x343440ac012305, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x363460ad012305, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x383420ae012305, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3420af012305, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3420b0012305, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323420ab013327, // V_CMP_LE_F32 ENC_VOP3 default
    0x343440ac013327, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x363460ad013327, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x383420ae013327, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3420af013327, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3420b0013327, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323420ab01431e, // V_CMP_GT_F32 ENC_VOP3 default
    0x343440ac01431e, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x363460ad01431e, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x383420ae01431e, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3420af01431e, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3420b001431e, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323420ab015330, // V_CMP_LG_F32 ENC_VOP3 default
    0x343440ac015330, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x363460ad015330, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x383420ae015330, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3420af015330, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3420b0015330, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323420ab016315, // V_CMP_GE_F32 ENC_VOP3 default
    0x343440ac016315, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x363460ad016315, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x383420ae016315, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3420af016315, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3420b0016315, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323420ab017354, // V_CMP_O_F32 ENC_VOP3 default
    0x343440ac017354, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x363460ad017354, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x383420ae017354, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3420af017354, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3420b0017354, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323420ab01835e, // V_CMP_U_F32 ENC_VOP3 default
    0x343440ac01835e, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x363460ad01835e, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x383420ae01835e, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3420af01835e, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3420b001835e, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323420ab019345, // V_CMP_NGE_F32 ENC_VOP3 default
    0x343440ac019345, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x363460ad019345, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x383420ae019345, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3420af019345, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3420b0019345, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323420ab01a34e, // V_CMP_NLG_F32 ENC_VOP3 default
    0x343440ac01a34e, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x363460ad01a34e, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x383420ae01a34e, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3420af01a34e, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3420b001a34e, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323420ab01b348, // V_CMP_NGT_F32 ENC_VOP3 default
    0x343440ac01b348, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x363460ad01b348, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x383420ae01b348, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3420af01b348, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3420b001b348, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323420ab01c34b, // V_CMP_NLE_F32 ENC_VOP3 default
    0x343440ac01c34b, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x363460ad01c34b, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x383420ae01c34b, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3420af01c34b, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3420b001c34b, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323420ab01d33c, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x343440ac01d33c, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x363460ad01d33c, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x383420ae01d33c, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3420af01d33c, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3420b001d33c, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323420ab01e351, // V_CMP_NLT_F32 ENC_VOP3 default
    0x343440ac01e351, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x363460ad01e351, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x383420ae01e351, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3420af01e351, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3420b001e351, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323420ab01f357, // V_CMP_T_F32 ENC_VOP3 default
    0x343440ac01f357, // V_CMP_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x363460ad01f357, // V_CMP_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x383420ae01f357, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3420af01f357, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3420b001f357, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234e0b102030f, // V_CMP_F_F64 ENC_VOP3 default
    0x3834e0b202030f, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34e0b302030f, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34e0b402030f, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234e0b1021334, // V_CMP_LT_F64 ENC_VOP3 default
    0x3834e0b2021334, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34e0b3021334, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34e0b4021334, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234e0b1022306, // V_CMP_EQ_F64 ENC_VOP3 default
    0x3834e0b2022306, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34e0b3022306, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34e0b4022306, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234e0b1023328, // V_CMP_LE_F64 ENC_VOP3 default
    0x3834e0b2023328, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34e0b3023328, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34e0b4023328, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234e0b102431f, // V_CMP_GT_F64 ENC_VOP3 default
    0x3834e0b202431f, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34e0b302431f, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34e0b402431f, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234e0b1025331, // V_CMP_LG_F64 ENC_VOP3 default
    0x3834e0b2025331, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34e0b3025331, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34e0b4025331, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234e0b1026316, // V_CMP_GE_F64 ENC_VOP3 default
    0x3834e0b2026316, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34e0b3026316, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34e0b4026316, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234e0b1027355, // V_CMP_O_F64 ENC_VOP3 default
    0x3834e0b2027355, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34e0b3027355, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34e0b4027355, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234e0b102835f, // V_CMP_U_F64 ENC_VOP3 default
    0x3834e0b202835f, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34e0b302835f, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34e0b402835f, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234e0b1029346, // V_CMP_NGE_F64 ENC_VOP3 default
    0x3834e0b2029346, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34e0b3029346, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34e0b4029346, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234e0b102a34f, // V_CMP_NLG_F64 ENC_VOP3 default
    0x3834e0b202a34f, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34e0b302a34f, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34e0b402a34f, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234e0b102b349, // V_CMP_NGT_F64 ENC_VOP3 default
    0x3834e0b202b349, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34e0b302b349, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34e0b402b349, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234e0b102c34c, // V_CMP_NLE_F64 ENC_VOP3 default
    0x3834e0b202c34c, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34e0b302c34c, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34e0b402c34c, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234e0b102d33d, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x3834e0b202d33d, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34e0b302d33d, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34e0b402d33d, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234e0b102e352, // V_CMP_NLT_F64 ENC_VOP3 default
    0x3834e0b202e352, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34e0b302e352, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34e0b402e352, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234e0b102f358, // V_CMP_T_F64 ENC_VOP3 default
    0x3834e0b202f358, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34e0b302f358, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34e0b402f358, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323520b5031335, // V_CMP_LT_I16 ENC_VOP3 default
    0x343540b6031335, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x363560b7031335, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x383520b8031335, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x3a3520b9031335, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x3c3520ba031335, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323520b5032307, // V_CMP_EQ_I16 ENC_VOP3 default
    0x343540b6032307, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x363560b7032307, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x383520b8032307, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x3a3520b9032307, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x3c3520ba032307, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323520b5033329, // V_CMP_LE_I16 ENC_VOP3 default
    0x343540b6033329, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x363560b7033329, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x383520b8033329, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x3a3520b9033329, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x3c3520ba033329, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323520b5034320, // V_CMP_GT_I16 ENC_VOP3 default
    0x343540b6034320, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x363560b7034320, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x383520b8034320, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x3a3520b9034320, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x3c3520ba034320, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323520b503533e, // V_CMP_NE_I16 ENC_VOP3 default
    0x343540b603533e, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x363560b703533e, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x383520b803533e, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x3a3520b903533e, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x3c3520ba03533e, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323520b5036317, // V_CMP_GE_I16 ENC_VOP3 default
    0x343540b6036317, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x363560b7036317, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x383520b8036317, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x3a3520b9036317, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x3c3520ba036317, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323520bb039338, // V_CMP_LT_U16 ENC_VOP3 default
    0x343540bc039338, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x363560bd039338, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x383520be039338, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x3a3520bf039338, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x3c3520c0039338, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323520bb03a30a, // V_CMP_EQ_U16 ENC_VOP3 default
    0x343540bc03a30a, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x363560bd03a30a, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x383520be03a30a, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x3a3520bf03a30a, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x3c3520c003a30a, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323520bb03b32c, // V_CMP_LE_U16 ENC_VOP3 default
    0x343540bc03b32c, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x363560bd03b32c, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x383520be03b32c, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x3a3520bf03b32c, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x3c3520c003b32c, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323520bb03c323, // V_CMP_GT_U16 ENC_VOP3 default
    0x343540bc03c323, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x363560bd03c323, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x383520be03c323, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x3a3520bf03c323, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x3c3520c003c323, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323520bb03d341, // V_CMP_NE_U16 ENC_VOP3 default
    0x343540bc03d341, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x363560bd03d341, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x383520be03d341, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x3a3520bf03d341, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x3c3520c003d341, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323520bb03e31a, // V_CMP_GE_U16 ENC_VOP3 default
    0x343540bc03e31a, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x363560bd03e31a, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x383520be03e31a, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x3a3520bf03e31a, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x3c3520c003e31a, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235e0c1040310, // V_CMP_F_I32 ENC_VOP3 default
    0x343600c2040310, // V_CMP_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x363620c3040310, // V_CMP_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x3835e0c4040310, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0
    0x3a35e0c5040310, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_1
    0x3c35e0c6040310, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235e0c1041336, // V_CMP_LT_I32 ENC_VOP3 default
    0x343600c2041336, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x363620c3041336, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x3835e0c4041336, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x3a35e0c5041336, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x3c35e0c6041336, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235e0c1042308, // V_CMP_EQ_I32 ENC_VOP3 default
    0x343600c2042308, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x363620c3042308, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x3835e0c4042308, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x3a35e0c5042308, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x3c35e0c6042308, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235e0c104332a, // V_CMP_LE_I32 ENC_VOP3 default
    0x343600c204332a, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x363620c304332a, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3835e0c404332a, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x3a35e0c504332a, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x3c35e0c604332a, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235e0c1044321, // V_CMP_GT_I32 ENC_VOP3 default
    0x343600c2044321, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x363620c3044321, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x3835e0c4044321, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x3a35e0c5044321, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x3c35e0c6044321, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235e0c104533f, // V_CMP_NE_I32 ENC_VOP3 default
    0x343600c204533f, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x363620c304533f, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3835e0c404533f, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x3a35e0c504533f, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x3c35e0c604533f, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235e0c1046318, // V_CMP_GE_I32 ENC_VOP3 default
    0x343600c2046318, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x363620c3046318, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3835e0c4046318, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x3a35e0c5046318, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x3c35e0c6046318, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235e0c1047359, // V_CMP_T_I32 ENC_VOP3 default
    0x343600c2047359, // V_CMP_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x363620c3047359, // V_CMP_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x3835e0c4047359, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0
    0x3a35e0c5047359, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_1
    0x3c35e0c6047359, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235e0c7048312, // V_CMP_F_U32 ENC_VOP3 default
    0x343600c8048312, // V_CMP_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x363620c9048312, // V_CMP_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x3835e0ca048312, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0
    0x3a35e0cb048312, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_1
    0x3c35e0cc048312, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235e0c7049339, // V_CMP_LT_U32 ENC_VOP3 default
    0x343600c8049339, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x363620c9049339, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x3835e0ca049339, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x3a35e0cb049339, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x3c35e0cc049339, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235e0c704a30b, // V_CMP_EQ_U32 ENC_VOP3 default
    0x343600c804a30b, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x363620c904a30b, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x3835e0ca04a30b, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x3a35e0cb04a30b, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x3c35e0cc04a30b, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235e0c704b32d, // V_CMP_LE_U32 ENC_VOP3 default
    0x343600c804b32d, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x363620c904b32d, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3835e0ca04b32d, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x3a35e0cb04b32d, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x3c35e0cc04b32d, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235e0c704c324, // V_CMP_GT_U32 ENC_VOP3 default
    0x343600c804c324, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x363620c904c324, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x3835e0ca04c324, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x3a35e0cb04c324, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x3c35e0cc04c324, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235e0c704d342, // V_CMP_NE_U32 ENC_VOP3 default
    0x343600c804d342, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x363620c904d342, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3835e0ca04d342, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x3a35e0cb04d342, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x3c35e0cc04d342, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235e0c704e31b, // V_CMP_GE_U32 ENC_VOP3 default
    0x343600c804e31b, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x363620c904e31b, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3835e0ca04e31b, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x3a35e0cb04e31b, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x3c35e0cc04e31b, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235e0c704f35b, // V_CMP_T_U32 ENC_VOP3 default
    0x343600c804f35b, // V_CMP_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x363620c904f35b, // V_CMP_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x3835e0ca04f35b, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0
    0x3a35e0cb04f35b, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_1
    0x3c35e0cc04f35b, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323660cd050311, // V_CMP_F_I64 ENC_VOP3 default
    0x383660ce050311, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3660cf050311, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3660d0050311, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323660cd051337, // V_CMP_LT_I64 ENC_VOP3 default
    0x383660ce051337, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3660cf051337, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3660d0051337, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323660cd052309, // V_CMP_EQ_I64 ENC_VOP3 default
    0x383660ce052309, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3660cf052309, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3660d0052309, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323660cd05332b, // V_CMP_LE_I64 ENC_VOP3 default
    0x383660ce05332b, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3660cf05332b, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3660d005332b, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323660cd054322, // V_CMP_GT_I64 ENC_VOP3 default
    0x383660ce054322, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3660cf054322, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3660d0054322, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323660cd055340, // V_CMP_NE_I64 ENC_VOP3 default
    0x383660ce055340, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3660cf055340, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3660d0055340, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323660cd056319, // V_CMP_GE_I64 ENC_VOP3 default
    0x383660ce056319, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3660cf056319, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3660d0056319, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323660cd05735a, // V_CMP_T_I64 ENC_VOP3 default
    0x383660ce05735a, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3660cf05735a, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3660d005735a, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323660d1058313, // V_CMP_F_U64 ENC_VOP3 default
    0x383660d2058313, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3660d3058313, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3660d4058313, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323660d105933a, // V_CMP_LT_U64 ENC_VOP3 default
    0x383660d205933a, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3660d305933a, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3660d405933a, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323660d105a30c, // V_CMP_EQ_U64 ENC_VOP3 default
    0x383660d205a30c, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3660d305a30c, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3660d405a30c, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323660d105b32e, // V_CMP_LE_U64 ENC_VOP3 default
    0x383660d205b32e, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3660d305b32e, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3660d405b32e, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323660d105c325, // V_CMP_GT_U64 ENC_VOP3 default
    0x383660d205c325, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3660d305c325, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3660d405c325, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323660d105d343, // V_CMP_NE_U64 ENC_VOP3 default
    0x383660d205d343, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3660d305d343, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3660d405d343, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323660d105e31c, // V_CMP_GE_U64 ENC_VOP3 default
    0x383660d205e31c, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3660d305e31c, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3660d405e31c, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323660d105f35c, // V_CMP_T_U64 ENC_VOP3 default
    0x383660d205f35c, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3660d305f35c, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3660d405f35c, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3236a0a507d301, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x3436c0a607d301, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x3636e0a707d301, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x3836a0a807d301, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x3a36a0a907d301, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x3c36a0aa07d301, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323700d507e302, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x343720d607e302, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x363740d707e302, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x383700d807e302, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3700d907e302, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3700da07e302, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323780db07f303, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x383780dc07f303, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x3a3780dd07f303, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x3c3780de07f303, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c0df0802ae, // V_CMPX_F_F16 ENC_VOP3 default
    0x4037e0e00802ae, // V_CMPX_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x423800e10802ae, // V_CMPX_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437c0e20802ae, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0
    0x4637c0e30802ae, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_1
    0x4837c0e40802ae, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c0df0812d3, // V_CMPX_LT_F16 ENC_VOP3 default
    0x4037e0e00812d3, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x423800e10812d3, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437c0e20812d3, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x4637c0e30812d3, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x4837c0e40812d3, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c0df0822a5, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x4037e0e00822a5, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x423800e10822a5, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437c0e20822a5, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x4637c0e30822a5, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x4837c0e40822a5, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c0df0832c7, // V_CMPX_LE_F16 ENC_VOP3 default
    0x4037e0e00832c7, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x423800e10832c7, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437c0e20832c7, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x4637c0e30832c7, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x4837c0e40832c7, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c0df0842be, // V_CMPX_GT_F16 ENC_VOP3 default
    0x4037e0e00842be, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x423800e10842be, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437c0e20842be, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x4637c0e30842be, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x4837c0e40842be, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c0df0852d0, // V_CMPX_LG_F16 ENC_VOP3 default
    0x4037e0e00852d0, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x423800e10852d0, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437c0e20852d0, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x4637c0e30852d0, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x4837c0e40852d0, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c0df0862b5, // V_CMPX_GE_F16 ENC_VOP3 default
    0x4037e0e00862b5, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x423800e10862b5, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437c0e20862b5, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x4637c0e30862b5, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x4837c0e40862b5, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c0df0872f4, // V_CMPX_O_F16 ENC_VOP3 default
    0x4037e0e00872f4, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x423800e10872f4, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437c0e20872f4, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x4637c0e30872f4, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x4837c0e40872f4, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c0df0882fe, // V_CMPX_U_F16 ENC_VOP3 default
    0x4037e0e00882fe, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x423800e10882fe, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437c0e20882fe, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x4637c0e30882fe, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x4837c0e40882fe, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c0df0892e5, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x4037e0e00892e5, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x423800e10892e5, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437c0e20892e5, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x4637c0e30892e5, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x4837c0e40892e5, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c0df08a2ee, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x4037e0e008a2ee, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x423800e108a2ee, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437c0e208a2ee, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x4637c0e308a2ee, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x4837c0e408a2ee, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c0df08b2e8, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x4037e0e008b2e8, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x423800e108b2e8, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437c0e208b2e8, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x4637c0e308b2e8, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x4837c0e408b2e8, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c0df08c2eb, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x4037e0e008c2eb, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x423800e108c2eb, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437c0e208c2eb, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x4637c0e308c2eb, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x4837c0e408c2eb, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c0df08d2dc, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x4037e0e008d2dc, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x423800e108d2dc, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437c0e208d2dc, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x4637c0e308d2dc, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x4837c0e408d2dc, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c0df08e2f1, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x4037e0e008e2f1, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x423800e108e2f1, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437c0e208e2f1, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x4637c0e308e2f1, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x4837c0e408e2f1, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c0df08f2f7, // V_CMPX_T_F16 ENC_VOP3 default
    0x4037e0e008f2f7, // V_CMPX_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x423800e108f2f7, // V_CMPX_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437c0e208f2f7, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0
    0x4637c0e308f2f7, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_1
    0x4837c0e408f2f7, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3880e50902af, // V_CMPX_F_F32 ENC_VOP3 default
    0x4038a0e60902af, // V_CMPX_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238c0e70902af, // V_CMPX_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x443880e80902af, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0
    0x463880e90902af, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_1
    0x483880ea0902af, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3880e50912d4, // V_CMPX_LT_F32 ENC_VOP3 default
    0x4038a0e60912d4, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238c0e70912d4, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x443880e80912d4, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x463880e90912d4, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x483880ea0912d4, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3880e50922a6, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x4038a0e60922a6, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238c0e70922a6, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x443880e80922a6, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x463880e90922a6, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x483880ea0922a6, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3880e50932c8, // V_CMPX_LE_F32 ENC_VOP3 default
    0x4038a0e60932c8, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238c0e70932c8, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x443880e80932c8, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x463880e90932c8, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x483880ea0932c8, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3880e50942bf, // V_CMPX_GT_F32 ENC_VOP3 default
    0x4038a0e60942bf, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238c0e70942bf, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x443880e80942bf, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x463880e90942bf, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x483880ea0942bf, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3880e50952d1, // V_CMPX_LG_F32 ENC_VOP3 default
    0x4038a0e60952d1, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238c0e70952d1, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x443880e80952d1, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x463880e90952d1, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x483880ea0952d1, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3880e50962b6, // V_CMPX_GE_F32 ENC_VOP3 default
    0x4038a0e60962b6, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238c0e70962b6, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x443880e80962b6, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x463880e90962b6, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x483880ea0962b6, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3880e50972f5, // V_CMPX_O_F32 ENC_VOP3 default
    0x4038a0e60972f5, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238c0e70972f5, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x443880e80972f5, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x463880e90972f5, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x483880ea0972f5, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3880e50982ff, // V_CMPX_U_F32 ENC_VOP3 default
    0x4038a0e60982ff, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238c0e70982ff, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x443880e80982ff, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x463880e90982ff, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x483880ea0982ff, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3880e50992e6, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x4038a0e60992e6, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238c0e70992e6, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x443880e80992e6, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x463880e90992e6, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x483880ea0992e6, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3880e509a2ef, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x4038a0e609a2ef, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238c0e709a2ef, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x443880e809a2ef, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x463880e909a2ef, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x483880ea09a2ef, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3880e509b2e9, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x4038a0e609b2e9, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238c0e709b2e9, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x443880e809b2e9, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x463880e909b2e9, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x483880ea09b2e9, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3880e509c2ec, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x4038a0e609c2ec, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238c0e709c2ec, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x443880e809c2ec, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x463880e909c2ec, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x483880ea09c2ec, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3880e509d2dd, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x4038a0e609d2dd, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238c0e709d2dd, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x443880e809d2dd, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x463880e909d2dd, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x483880ea09d2dd, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3880e509e2f2, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x4038a0e609e2f2, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238c0e709e2f2, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x443880e809e2f2, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x463880e909e2f2, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x483880ea09e2f2, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3880e509f2f8, // V_CMPX_T_F32 ENC_VOP3 default
    0x4038a0e609f2f8, // V_CMPX_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238c0e709f2f8, // V_CMPX_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x443880e809f2f8, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0
    0x463880e909f2f8, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_1
    0x483880ea09f2f8, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3940eb0a02b0, // V_CMPX_F_F64 ENC_VOP3 default
    0x443940ec0a02b0, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0
    0x463940ed0a02b0, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_1
    0x483940ee0a02b0, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3940eb0a12d5, // V_CMPX_LT_F64 ENC_VOP3 default
    0x443940ec0a12d5, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x463940ed0a12d5, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x483940ee0a12d5, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3940eb0a22a7, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x443940ec0a22a7, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x463940ed0a22a7, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x483940ee0a22a7, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3940eb0a32c9, // V_CMPX_LE_F64 ENC_VOP3 default
    0x443940ec0a32c9, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x463940ed0a32c9, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x483940ee0a32c9, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3940eb0a42c0, // V_CMPX_GT_F64 ENC_VOP3 default
    0x443940ec0a42c0, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x463940ed0a42c0, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x483940ee0a42c0, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3940eb0a52d2, // V_CMPX_LG_F64 ENC_VOP3 default
    0x443940ec0a52d2, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x463940ed0a52d2, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x483940ee0a52d2, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3940eb0a62b7, // V_CMPX_GE_F64 ENC_VOP3 default
    0x443940ec0a62b7, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x463940ed0a62b7, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x483940ee0a62b7, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3940eb0a72f6, // V_CMPX_O_F64 ENC_VOP3 default
    0x443940ec0a72f6, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x463940ed0a72f6, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x483940ee0a72f6, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3940eb0a8300, // V_CMPX_U_F64 ENC_VOP3 default
    0x443940ec0a8300, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x463940ed0a8300, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x483940ee0a8300, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3940eb0a92e7, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x443940ec0a92e7, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x463940ed0a92e7, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x483940ee0a92e7, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3940eb0aa2f0, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x443940ec0aa2f0, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x463940ed0aa2f0, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x483940ee0aa2f0, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3940eb0ab2ea, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x443940ec0ab2ea, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x463940ed0ab2ea, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x483940ee0ab2ea, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3940eb0ac2ed, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x443940ec0ac2ed, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x463940ed0ac2ed, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x483940ee0ac2ed, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3940eb0ad2de, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x443940ec0ad2de, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x463940ed0ad2de, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x483940ee0ad2de, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3940eb0ae2f3, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x443940ec0ae2f3, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x463940ed0ae2f3, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x483940ee0ae2f3, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3940eb0af2f9, // V_CMPX_T_F64 ENC_VOP3 default
    0x443940ec0af2f9, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0
    0x463940ed0af2f9, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_1
    0x483940ee0af2f9, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3980ef0b12d6, // V_CMPX_LT_I16 ENC_VOP3 default
    0x4039a0f00b12d6, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x4239c0f10b12d6, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x443980f20b12d6, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x463980f30b12d6, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x483980f40b12d6, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3980ef0b22a8, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x4039a0f00b22a8, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x4239c0f10b22a8, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x443980f20b22a8, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x463980f30b22a8, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x483980f40b22a8, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3980ef0b32ca, // V_CMPX_LE_I16 ENC_VOP3 default
    0x4039a0f00b32ca, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x4239c0f10b32ca, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x443980f20b32ca, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x463980f30b32ca, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x483980f40b32ca, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3980ef0b42c1, // V_CMPX_GT_I16 ENC_VOP3 default
    0x4039a0f00b42c1, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x4239c0f10b42c1, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x443980f20b42c1, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x463980f30b42c1, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x483980f40b42c1, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3980ef0b52df, // V_CMPX_NE_I16 ENC_VOP3 default
    0x4039a0f00b52df, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x4239c0f10b52df, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x443980f20b52df, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x463980f30b52df, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x483980f40b52df, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3980ef0b62b8, // V_CMPX_GE_I16 ENC_VOP3 default
    0x4039a0f00b62b8, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x4239c0f10b62b8, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x443980f20b62b8, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x463980f30b62b8, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x483980f40b62b8, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3980f50b92d9, // V_CMPX_LT_U16 ENC_VOP3 default
    0x4039a0f60b92d9, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x4239c0f70b92d9, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x443980f80b92d9, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x463980f90b92d9, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x483980fa0b92d9, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3980f50ba2ab, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x4039a0f60ba2ab, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x4239c0f70ba2ab, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x443980f80ba2ab, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x463980f90ba2ab, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x483980fa0ba2ab, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3980f50bb2cd, // V_CMPX_LE_U16 ENC_VOP3 default
    0x4039a0f60bb2cd, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x4239c0f70bb2cd, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x443980f80bb2cd, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x463980f90bb2cd, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x483980fa0bb2cd, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3980f50bc2c4, // V_CMPX_GT_U16 ENC_VOP3 default
    0x4039a0f60bc2c4, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x4239c0f70bc2c4, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x443980f80bc2c4, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x463980f90bc2c4, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x483980fa0bc2c4, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3980f50bd2e2, // V_CMPX_NE_U16 ENC_VOP3 default
    0x4039a0f60bd2e2, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x4239c0f70bd2e2, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x443980f80bd2e2, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x463980f90bd2e2, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x483980fa0bd2e2, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3980f50be2bb, // V_CMPX_GE_U16 ENC_VOP3 default
    0x4039a0f60be2bb, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x4239c0f70be2bb, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x443980f80be2bb, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x463980f90be2bb, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x483980fa0be2bb, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a40fb0c02b1, // V_CMPX_F_I32 ENC_VOP3 default
    0x403a60fc0c02b1, // V_CMPX_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x423a80fd0c02b1, // V_CMPX_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x443a40fe0c02b1, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0
    0x463a40ff0c02b1, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_1
    0x483a41000c02b1, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a40fb0c12d7, // V_CMPX_LT_I32 ENC_VOP3 default
    0x403a60fc0c12d7, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x423a80fd0c12d7, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x443a40fe0c12d7, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x463a40ff0c12d7, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x483a41000c12d7, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a40fb0c22a9, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x403a60fc0c22a9, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x423a80fd0c22a9, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x443a40fe0c22a9, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x463a40ff0c22a9, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x483a41000c22a9, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a40fb0c32cb, // V_CMPX_LE_I32 ENC_VOP3 default
    0x403a60fc0c32cb, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x423a80fd0c32cb, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x443a40fe0c32cb, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x463a40ff0c32cb, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x483a41000c32cb, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a40fb0c42c2, // V_CMPX_GT_I32 ENC_VOP3 default
    0x403a60fc0c42c2, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x423a80fd0c42c2, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x443a40fe0c42c2, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x463a40ff0c42c2, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x483a41000c42c2, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a40fb0c52e0, // V_CMPX_NE_I32 ENC_VOP3 default
    0x403a60fc0c52e0, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x423a80fd0c52e0, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x443a40fe0c52e0, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x463a40ff0c52e0, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x483a41000c52e0, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a40fb0c62b9, // V_CMPX_GE_I32 ENC_VOP3 default
    0x403a60fc0c62b9, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x423a80fd0c62b9, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x443a40fe0c62b9, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x463a40ff0c62b9, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x483a41000c62b9, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a40fb0c72fa, // V_CMPX_T_I32 ENC_VOP3 default
    0x403a60fc0c72fa, // V_CMPX_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x423a80fd0c72fa, // V_CMPX_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x443a40fe0c72fa, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0
    0x463a40ff0c72fa, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_1
    0x483a41000c72fa, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a41010c82b3, // V_CMPX_F_U32 ENC_VOP3 default
    0x403a61020c82b3, // V_CMPX_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x423a81030c82b3, // V_CMPX_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x443a41040c82b3, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0
    0x463a41050c82b3, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_1
    0x483a41060c82b3, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a41010c92da, // V_CMPX_LT_U32 ENC_VOP3 default
    0x403a61020c92da, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x423a81030c92da, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x443a41040c92da, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x463a41050c92da, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x483a41060c92da, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a41010ca2ac, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x403a61020ca2ac, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x423a81030ca2ac, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x443a41040ca2ac, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x463a41050ca2ac, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x483a41060ca2ac, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a41010cb2ce, // V_CMPX_LE_U32 ENC_VOP3 default
    0x403a61020cb2ce, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x423a81030cb2ce, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x443a41040cb2ce, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x463a41050cb2ce, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x483a41060cb2ce, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a41010cc2c5, // V_CMPX_GT_U32 ENC_VOP3 default
    0x403a61020cc2c5, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x423a81030cc2c5, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x443a41040cc2c5, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x463a41050cc2c5, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x483a41060cc2c5, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a41010cd2e3, // V_CMPX_NE_U32 ENC_VOP3 default
    0x403a61020cd2e3, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x423a81030cd2e3, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x443a41040cd2e3, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x463a41050cd2e3, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x483a41060cd2e3, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a41010ce2bc, // V_CMPX_GE_U32 ENC_VOP3 default
    0x403a61020ce2bc, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x423a81030ce2bc, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x443a41040ce2bc, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x463a41050ce2bc, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x483a41060ce2bc, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a41010cf2fc, // V_CMPX_T_U32 ENC_VOP3 default
    0x403a61020cf2fc, // V_CMPX_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x423a81030cf2fc, // V_CMPX_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x443a41040cf2fc, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0
    0x463a41050cf2fc, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_1
    0x483a41060cf2fc, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ac1070d02b2, // V_CMPX_F_I64 ENC_VOP3 default
    0x443ac1080d02b2, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0
    0x463ac1090d02b2, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_1
    0x483ac10a0d02b2, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ac1070d12d8, // V_CMPX_LT_I64 ENC_VOP3 default
    0x443ac1080d12d8, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x463ac1090d12d8, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x483ac10a0d12d8, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ac1070d22aa, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x443ac1080d22aa, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x463ac1090d22aa, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x483ac10a0d22aa, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ac1070d32cc, // V_CMPX_LE_I64 ENC_VOP3 default
    0x443ac1080d32cc, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x463ac1090d32cc, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x483ac10a0d32cc, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ac1070d42c3, // V_CMPX_GT_I64 ENC_VOP3 default
    0x443ac1080d42c3, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x463ac1090d42c3, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x483ac10a0d42c3, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ac1070d52e1, // V_CMPX_NE_I64 ENC_VOP3 default
    0x443ac1080d52e1, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x463ac1090d52e1, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x483ac10a0d52e1, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ac1070d62ba, // V_CMPX_GE_I64 ENC_VOP3 default
    0x443ac1080d62ba, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x463ac1090d62ba, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x483ac10a0d62ba, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ac1070d72fb, // V_CMPX_T_I64 ENC_VOP3 default
    0x443ac1080d72fb, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0
    0x463ac1090d72fb, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_1
    0x483ac10a0d72fb, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ac10b0d82b4, // V_CMPX_F_U64 ENC_VOP3 default
    0x443ac10c0d82b4, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0
    0x463ac10d0d82b4, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_1
    0x483ac10e0d82b4, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ac10b0d92db, // V_CMPX_LT_U64 ENC_VOP3 default
    0x443ac10c0d92db, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x463ac10d0d92db, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x483ac10e0d92db, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ac10b0da2ad, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x443ac10c0da2ad, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x463ac10d0da2ad, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x483ac10e0da2ad, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ac10b0db2cf, // V_CMPX_LE_U64 ENC_VOP3 default
    0x443ac10c0db2cf, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x463ac10d0db2cf, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x483ac10e0db2cf, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ac10b0dc2c6, // V_CMPX_GT_U64 ENC_VOP3 default
    0x443ac10c0dc2c6, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x463ac10d0dc2c6, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x483ac10e0dc2c6, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ac10b0dd2e4, // V_CMPX_NE_U64 ENC_VOP3 default
    0x443ac10c0dd2e4, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x463ac10d0dd2e4, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x483ac10e0dd2e4, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ac10b0de2bd, // V_CMPX_GE_U64 ENC_VOP3 default
    0x443ac10c0de2bd, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x463ac10d0de2bd, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x483ac10e0de2bd, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ac10b0df2fd, // V_CMPX_T_U64 ENC_VOP3 default
    0x443ac10c0df2fd, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0
    0x463ac10d0df2fd, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_1
    0x483ac10e0df2fd, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3b00df0fd2a2, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x403b20e00fd2a2, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x423b40e10fd2a2, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x443b00e20fd2a2, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x463b00e30fd2a2, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x483b00e40fd2a2, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3b610f0fe2a3, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x403b81100fe2a3, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x423ba1110fe2a3, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x443b61120fe2a3, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x463b61130fe2a3, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x483b61140fe2a3, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3be1150ff2a4, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x443be1160ff2a4, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x463be1170ff2a4, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x483be1180ff2a4, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4a21c119101361, // V_CNDMASK_B32 ENC_VOP3 default
    0x3421e11a101361, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x3622011b101361, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x4c21c11c101361, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x4e21c11d101361, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x5021c11e101361, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222e11f103288, // V_ADD_F32 ENC_VOP3 default
    0x34230120103288, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x36232121103288, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x3822e122103288, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x3a22e123103288, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x3c22e124103288, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222e11f104466, // V_SUB_F32 ENC_VOP3 default
    0x34230120104466, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x36232121104466, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x3822e122104466, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x3a22e123104466, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x3c22e124104466, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222e11f105461, // V_SUBREV_F32 ENC_VOP3 default
    0x34230120105461, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x36232121105461, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x3822e122105461, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x3a22e123105461, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x3c22e124105461, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222e1251063b6, // V_FMAC_DX9_ZERO_F32 ENC_VOP3 default
    0x3822e1261063b6, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3a22e1271063b6, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3c22e1281063b6, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222e11f10741b, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x3423012010741b, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x3623212110741b, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x3822e12210741b, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3a22e12310741b, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3c22e12410741b, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222e11f10841d, // V_MUL_F32 ENC_VOP3 default
    0x3423012010841d, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x3623212110841d, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x3822e12210841d, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x3a22e12310841d, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x3c22e12410841d, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32236129109423, // V_MUL_I32_I24 ENC_VOP3 default
    0x3423812a109423, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x3623a12b109423, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x3823612c109423, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3a23612d109423, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3c23612e109423, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223c12910a420, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x3423e12a10a420, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x3624012b10a420, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x3823c12c10a420, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3a23c12d10a420, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3c23c12e10a420, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223612f10b426, // V_MUL_U32_U24 ENC_VOP3 default
    0x3423813010b426, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x3623a13110b426, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x3823613210b426, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3a23613310b426, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3c23613410b426, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223c12f10c422, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x3423e13010c422, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x3624013110c422, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x3823c13210c422, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3a23c13310c422, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3c23c13410c422, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222e11f10f40b, // V_MIN_F32 ENC_VOP3 default
    0x3423012010f40b, // V_MIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x3623212110f40b, // V_MIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x3822e12210f40b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0
    0x3a22e12310f40b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_1
    0x3c22e12410f40b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222e11f1103f2, // V_MAX_F32 ENC_VOP3 default
    0x342301201103f2, // V_MAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x362321211103f2, // V_MAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x3822e1221103f2, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0
    0x3a22e1231103f2, // V_MAX_F32 VOP3_INST_LITERAL has_lit_1
    0x3c22e1241103f2, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223c12911140e, // V_MIN_I32 ENC_VOP3 default
    0x3423e12a11140e, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x3624012b11140e, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x3823c12c11140e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x3a23c12d11140e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x3c23c12e11140e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223c1291123f5, // V_MAX_I32 ENC_VOP3 default
    0x3423e12a1123f5, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x3624012b1123f5, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x3823c12c1123f5, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x3a23c12d1123f5, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x3c23c12e1123f5, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223c12f113410, // V_MIN_U32 ENC_VOP3 default
    0x3423e130113410, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x36240131113410, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x3823c132113410, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x3a23c133113410, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x3c23c134113410, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223c12f1143f7, // V_MAX_U32 ENC_VOP3 default
    0x3423e1301143f7, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x362401311143f7, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x3823c1321143f7, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x3a23c1331143f7, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x3c23c1341143f7, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223c12f1183d8, // V_LSHLREV_B32 ENC_VOP3 default
    0x3423e1301183d8, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x362401311183d8, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3823c1321183d8, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x3a23c1331183d8, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x3c23c1341183d8, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223c12f1193dd, // V_LSHRREV_B32 ENC_VOP3 default
    0x3423e1301193dd, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x362401311193dd, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3823c1321193dd, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x3a23c1331193dd, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x3c23c1341193dd, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223c13511a295, // V_ASHRREV_I32 ENC_VOP3 default
    0x3423e13611a295, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x3624013711a295, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x3823c13811a295, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x3a23c13911a295, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x3c23c13a11a295, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223c12f11b292, // V_AND_B32 ENC_VOP3 default
    0x3423e13011b292, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x3624013111b292, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x3823c13211b292, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x3a23c13311b292, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x3c23c13411b292, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223c12f11c42c, // V_OR_B32 ENC_VOP3 default
    0x3423e13011c42c, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3624013111c42c, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3823c13211c42c, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3a23c13311c42c, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3c23c13411c42c, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223c12f11d47d, // V_XOR_B32 ENC_VOP3 default
    0x3423e13011d47d, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3624013111d47d, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3823c13211d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x3a23c13311d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x3c23c13411d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223c12f11e47a, // V_XNOR_B32 ENC_VOP3 default
    0x3423e13011e47a, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3624013111e47a, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3823c13211e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x3a23c13311e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x3c23c13411e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x5224813b120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x5424a13c120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5624c13d120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5824813e120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5a24813f120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5c248140120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x5224813b121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x5424a13c121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5624c13d121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5824813e121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5a24813f121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5c248140121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x5224813b12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x5424a13c12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5624c13d12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5824813e12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5a24813f12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5c24814012245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x3223612f12528e, // V_ADD_NC_U32 ENC_VOP3 default
    0x3423813012528e, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x3623a13112528e, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x3823613212528e, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3a23613312528e, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3c23613412528e, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223612f12646a, // V_SUB_NC_U32 ENC_VOP3 default
    0x3423813012646a, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x3623a13112646a, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x3823613212646a, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3a23613312646a, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3c23613412646a, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223612f127462, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x34238130127462, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x3623a131127462, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x38236132127462, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3a236133127462, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3c236134127462, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222e12512b3b8, // V_FMAC_F32 ENC_VOP3 default
    0x3423014112b3b8, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x3623214212b3b8, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3822e12612b3b8, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x3a22e12712b3b8, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x3c22e12812b3b8, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3225814312f386, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x3425a14412f386, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x3625c14512f386, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3825814612f386, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x3a25814712f386, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x3c25814812f386, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32264149132287, // V_ADD_F16 ENC_VOP3 default
    0x3426614a132287, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x3626814b132287, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x3826414c132287, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x3a26414d132287, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x3c26414e132287, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32264149133465, // V_SUB_F16 ENC_VOP3 default
    0x3426614a133465, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x3626814b133465, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x3826414c133465, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x3a26414d133465, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x3c26414e133465, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32264149134460, // V_SUBREV_F16 ENC_VOP3 default
    0x3426614a134460, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x3626814b134460, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x3826414c134460, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x3a26414d134460, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x3c26414e134460, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3226414913541c, // V_MUL_F16 ENC_VOP3 default
    0x3426614a13541c, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x3626814b13541c, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x3826414c13541c, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x3a26414d13541c, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x3c26414e13541c, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3226a14f1363b7, // V_FMAC_F16 ENC_VOP3 default
    0x3426c1501363b7, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x3626e1511363b7, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x3826a1521363b7, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x3a26a1531363b7, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x3c26a1541363b7, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322641491393f1, // V_MAX_F16 ENC_VOP3 default
    0x3426614a1393f1, // V_MAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x3626814b1393f1, // V_MAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x3826414c1393f1, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0
    0x3a26414d1393f1, // V_MAX_F16 VOP3_INST_LITERAL has_lit_1
    0x3c26414e1393f1, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3226414913a40a, // V_MIN_F16 ENC_VOP3 default
    0x3426614a13a40a, // V_MIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x3626814b13a40a, // V_MIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x3826414c13a40a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0
    0x3a26414d13a40a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_1
    0x3c26414e13a40a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3227614913b3d1, // V_LDEXP_F16 ENC_VOP3 default
    0x3427814a13b3d1, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x3627a14b13b3d1, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3827614c13b3d1, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x3a27614d13b3d1, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x3c27614e13b3d1, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32178155180427, // V_NOP ENC_VOP3 default
    0x32180156181416, // V_MOV_B32 ENC_VOP3 default
    0x5e182157181416, // V_MOV_B32 VOP3_VOP_DPP8 has_dpp8
    0x60184158181416, // V_MOV_B32 VOP3_VOP_DPP16 has_dpp16
    0x38180159181416, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x6218815a18244c, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x3218c15b18337a, // V_CVT_I32_F64 ENC_VOP3 default
    0x3818c15c18337a, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x3219015d184375, // V_CVT_F64_I32 ENC_VOP3 default
    0x3819015e184375, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x3219415f18536e, // V_CVT_F32_I32 ENC_VOP3 default
    0x5e19616018536e, // V_CVT_F32_I32 VOP3_VOP_DPP8 has_dpp8
    0x6019816118536e, // V_CVT_F32_I32 VOP3_VOP_DPP16 has_dpp16
    0x3819416218536e, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x3219416318636f, // V_CVT_F32_U32 ENC_VOP3 default
    0x5e19616418636f, // V_CVT_F32_U32 VOP3_VOP_DPP8 has_dpp8
    0x6019816518636f, // V_CVT_F32_U32 VOP3_VOP_DPP16 has_dpp16
    0x3819416618636f, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x3219a16718738b, // V_CVT_U32_F32 ENC_VOP3 default
    0x5e19c16818738b, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019e16918738b, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3819a16a18738b, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x3219a16b188379, // V_CVT_I32_F32 ENC_VOP3 default
    0x5e19c16c188379, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019e16d188379, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3819a16e188379, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x321a616f18a369, // V_CVT_F16_F32 ENC_VOP3 default
    0x5e1a817018a369, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x601aa17118a369, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x381a617218a369, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x321b217318b36c, // V_CVT_F32_F16 ENC_VOP3 default
    0x5e1b417418b36c, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x601b617518b36c, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x381b217618b36c, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x321b816b18c37c, // V_CVT_NEAREST_I32_F32 ENC_VOP3 default
    0x5e1ba16c18c37c, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x601bc16d18c37c, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x381b816e18c37c, // V_CVT_NEAREST_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x321b816b18d377, // V_CVT_FLOOR_I32_F32 ENC_VOP3 default
    0x5e1ba16c18d377, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x601bc16d18d377, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x381b816e18d377, // V_CVT_FLOOR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x3219415f18e37f, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x5e19616018e37f, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP8 has_dpp8
    0x6019816118e37f, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP16 has_dpp16
    0x3819416218e37f, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x3218c17718f36d, // V_CVT_F32_F64 ENC_VOP3 default
    0x3818c17818f36d, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x321be179190374, // V_CVT_F64_F32 ENC_VOP3 default
    0x381be17a190374, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x32194163191370, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x5e196164191370, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP8 has_dpp8
    0x60198165191370, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP16 has_dpp16
    0x38194166191370, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x32194163192371, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x5e196164192371, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP8 has_dpp8
    0x60198165192371, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP16 has_dpp16
    0x38194166192371, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x32194163193372, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x5e196164193372, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP8 has_dpp8
    0x60198165193372, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP16 has_dpp16
    0x38194166193372, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x32194163194373, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x5e196164194373, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP8 has_dpp8
    0x60198165194373, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP16 has_dpp16
    0x38194166194373, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x3218c17b19538c, // V_CVT_U32_F64 ENC_VOP3 default
    0x3818c17c19538c, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x3219017d196376, // V_CVT_F64_U32 ENC_VOP3 default
    0x3819017e196376, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x321c217f197471, // V_TRUNC_F64 ENC_VOP3 default
    0x381c2180197471, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x321c217f19829f, // V_CEIL_F64 ENC_VOP3 default
    0x381c218019829f, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x321c217f199450, // V_RNDNE_F64 ENC_VOP3 default
    0x381c2180199450, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x321c217f19a3b3, // V_FLOOR_F64 ENC_VOP3 default
    0x381c218019a3b3, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x3217815519b432, // V_PIPEFLUSH ENC_VOP3 default
    0x321ca18119c415, // V_MOV_B16 ENC_VOP3 default
    0x5e1cc18219c415, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x601ce18319c415, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x381ca18419c415, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x3219a1851a03c3, // V_FRACT_F32 ENC_VOP3 default
    0x5e19c1861a03c3, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019e1871a03c3, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3819a1881a03c3, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x3219a1851a1470, // V_TRUNC_F32 ENC_VOP3 default
    0x5e19c1861a1470, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019e1871a1470, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3819a1881a1470, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x3219a1851a229e, // V_CEIL_F32 ENC_VOP3 default
    0x5e19c1861a229e, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019e1871a229e, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x3819a1881a229e, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x3219a1851a344f, // V_RNDNE_F32 ENC_VOP3 default
    0x5e19c1861a344f, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019e1871a344f, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3819a1881a344f, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x3219a1851a43b2, // V_FLOOR_F32 ENC_VOP3 default
    0x5e19c1861a43b2, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019e1871a43b2, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x3819a1881a43b2, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x3219a1851a53b0, // V_EXP_F32 ENC_VOP3 default
    0x5e19c1861a53b0, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019e1871a53b0, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x3819a1881a53b0, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x3219a1851a73d6, // V_LOG_F32 ENC_VOP3 default
    0x5e19c1861a73d6, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019e1871a73d6, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x3819a1881a73d6, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x3219a1851aa449, // V_RCP_F32 ENC_VOP3 default
    0x5e19c1861aa449, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019e1871aa449, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x3819a1881aa449, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x3219a1851ab44b, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x5e19c1861ab44b, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019e1871ab44b, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x3819a1881ab44b, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x3219a1851ae452, // V_RSQ_F32 ENC_VOP3 default
    0x5e19c1861ae452, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019e1871ae452, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x3819a1881ae452, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x321c217f1af44a, // V_RCP_F64 ENC_VOP3 default
    0x381c21801af44a, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x321c217f1b1453, // V_RSQ_F64 ENC_VOP3 default
    0x381c21801b1453, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x3219a1851b345c, // V_SQRT_F32 ENC_VOP3 default
    0x5e19c1861b345c, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019e1871b345c, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3819a1881b345c, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x321c217f1b445d, // V_SQRT_F64 ENC_VOP3 default
    0x381c21801b445d, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x3219a1851b545a, // V_SIN_F32 ENC_VOP3 default
    0x5e19c1861b545a, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019e1871b545a, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x3819a1881b545a, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x3219a1851b6363, // V_COS_F32 ENC_VOP3 default
    0x5e19c1861b6363, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019e1871b6363, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x3819a1881b6363, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x321d01891b7429, // V_NOT_B32 ENC_VOP3 default
    0x5e1d218a1b7429, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x601d418b1b7429, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x381d018c1b7429, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x321801561b829c, // V_BFREV_B32 ENC_VOP3 default
    0x5e1821571b829c, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x601841581b829c, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x381801591b829c, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x321d018d1b92a1, // V_CLZ_I32_U32 ENC_VOP3 default
    0x5e1d218e1b92a1, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x601d418f1b92a1, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x381d01901b92a1, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x321d018d1ba364, // V_CTZ_I32_B32 ENC_VOP3 default
    0x5e1d218e1ba364, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x601d418f1ba364, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x381d01901ba364, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x321d01911bb2a0, // V_CLS_I32 ENC_VOP3 default
    0x5e1d21921bb2a0, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x601d41931bb2a0, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x381d01941bb2a0, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x3218c15b1bc3c7, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x3818c15c1bc3c7, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x321c217f1bd3ca, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x381c21801bd3ca, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x321c217f1be3c4, // V_FRACT_F64 ENC_VOP3 default
    0x381c21801be3c4, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x321b816b1bf3c6, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x5e1ba16c1bf3c6, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x601bc16d1bf3c6, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x381b816e1bf3c6, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x3219a1851c03c9, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x5e19c1861c03c9, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019e1871c03c9, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3819a1881c03c9, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x321801951c2411, // V_MOVRELD_B32 ENC_VOP3 default
    0x5e1821961c2411, // V_MOVRELD_B32 VOP3_VOP_DPP8 has_dpp8
    0x601841971c2411, // V_MOVRELD_B32 VOP3_VOP_DPP16 has_dpp16
    0x381801981c2411, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x621801991c3414, // V_MOVRELS_B32 ENC_VOP3 default
    0x5e1821961c3414, // V_MOVRELS_B32 VOP3_VOP_DPP8 has_dpp8
    0x601841971c3414, // V_MOVRELS_B32 VOP3_VOP_DPP16 has_dpp16
    0x621801991c4413, // V_MOVRELSD_B32 ENC_VOP3 default
    0x5e1821961c4413, // V_MOVRELSD_B32 VOP3_VOP_DPP8 has_dpp8
    0x601841971c4413, // V_MOVRELSD_B32 VOP3_VOP_DPP16 has_dpp16
    0x621801991c8412, // V_MOVRELSD_2_B32 ENC_VOP3 default
    0x5e1821961c8412, // V_MOVRELSD_2_B32 VOP3_VOP_DPP8 has_dpp8
    0x601841971c8412, // V_MOVRELSD_2_B32 VOP3_VOP_DPP16 has_dpp16
    0x321dc19a1d036b, // V_CVT_F16_U16 ENC_VOP3 default
    0x5e1de19b1d036b, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x601e019c1d036b, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x381dc19d1d036b, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x321dc19e1d136a, // V_CVT_F16_I16 ENC_VOP3 default
    0x5e1de19f1d136a, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x601e01a01d136a, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x381dc1a11d136a, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x321e81a21d238a, // V_CVT_U16_F16 ENC_VOP3 default
    0x5e1ea1a31d238a, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x601ec1a41d238a, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x381e81a51d238a, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x321e81a61d3378, // V_CVT_I16_F16 ENC_VOP3 default
    0x5e1ea1a71d3378, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x601ec1a81d3378, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x381e81a91d3378, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x321f41aa1d4448, // V_RCP_F16 ENC_VOP3 default
    0x5e1f61ab1d4448, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f81ac1d4448, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f41ad1d4448, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x321f41aa1d545b, // V_SQRT_F16 ENC_VOP3 default
    0x5e1f61ab1d545b, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f81ac1d545b, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f41ad1d545b, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x321f41aa1d6451, // V_RSQ_F16 ENC_VOP3 default
    0x5e1f61ab1d6451, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f81ac1d6451, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f41ad1d6451, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x321f41aa1d73d5, // V_LOG_F16 ENC_VOP3 default
    0x5e1f61ab1d73d5, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f81ac1d73d5, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f41ad1d73d5, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x321f41aa1d83af, // V_EXP_F16 ENC_VOP3 default
    0x5e1f61ab1d83af, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f81ac1d83af, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f41ad1d83af, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x321f41aa1d93c8, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x5e1f61ab1d93c8, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f81ac1d93c8, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f41ad1d93c8, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x321e81a61da3c5, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x5e1ea1a71da3c5, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x601ec1a81da3c5, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x381e81a91da3c5, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x321f41aa1db3b1, // V_FLOOR_F16 ENC_VOP3 default
    0x5e1f61ab1db3b1, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f81ac1db3b1, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f41ad1db3b1, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x321f41aa1dc29d, // V_CEIL_F16 ENC_VOP3 default
    0x5e1f61ab1dc29d, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f81ac1dc29d, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f41ad1dc29d, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x321f41aa1dd46f, // V_TRUNC_F16 ENC_VOP3 default
    0x5e1f61ab1dd46f, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f81ac1dd46f, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f41ad1dd46f, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x321f41aa1de44e, // V_RNDNE_F16 ENC_VOP3 default
    0x5e1f61ab1de44e, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f81ac1de44e, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f41ad1de44e, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x321f41aa1df3c2, // V_FRACT_F16 ENC_VOP3 default
    0x5e1f61ab1df3c2, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f81ac1df3c2, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f41ad1df3c2, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x321f41aa1e0459, // V_SIN_F16 ENC_VOP3 default
    0x5e1f61ab1e0459, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f81ac1e0459, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f41ad1e0459, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x321f41aa1e1362, // V_COS_F16 ENC_VOP3 default
    0x5e1f61ab1e1362, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f81ac1e1362, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f41ad1e1362, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x322001ae1e2458, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x5e2021af1e2458, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x602041b01e2458, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x382001b11e2458, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x321e81a61e337d, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x5e1ea1a71e337d, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x601ec1a81e337d, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x381e81a91e337d, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x321e81a21e437e, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x5e1ea1a31e437e, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x601ec1a41e437e, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x381e81a51e437e, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x321ca1b21e9428, // V_NOT_B16 ENC_VOP3 default
    0x5e1cc1b31e9428, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x601ce1b41e9428, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x381ca1b51e9428, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x322101b61ea37b, // V_CVT_I32_I16 ENC_VOP3 default
    0x5e2121b71ea37b, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x602141b81ea37b, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x382101b91ea37b, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x322101ba1eb38d, // V_CVT_U32_U16 ENC_VOP3 default
    0x5e2121bb1eb38d, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x602141bc1eb38d, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x382101bd1eb38d, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x3227e1be2093bb, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x342801bf2093bb, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x362821c02093bb, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x3827e1c12093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3a27e1c22093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3c27e1c32093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427e1c42093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x6627e1c52093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827e1c62093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27e1c72093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322841c820a3e1, // V_MAD_I32_I24 ENC_VOP3 default
    0x342861c920a3e1, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x362881ca20a3e1, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x382841cb20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3a2841cc20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3c2841cd20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642841ce20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x662841cf20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682841d020a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2841d120a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322841d220b3e5, // V_MAD_U32_U24 ENC_VOP3 default
    0x342861d320b3e5, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x362881d420b3e5, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x382841d520b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3a2841d620b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3c2841d720b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642841d820b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x662841d920b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682841da20b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2841db20b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227e1be20c365, // V_CUBEID_F32 ENC_VOP3 default
    0x342801bf20c365, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x362821c020c365, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x3827e1c120c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x3a27e1c220c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x3c27e1c320c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427e1c420c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x6627e1c520c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827e1c620c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27e1c720c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227e1be20d367, // V_CUBESC_F32 ENC_VOP3 default
    0x342801bf20d367, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x362821c020d367, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3827e1c120d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x3a27e1c220d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x3c27e1c320d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427e1c420d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x6627e1c520d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827e1c620d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27e1c720d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227e1be20e368, // V_CUBETC_F32 ENC_VOP3 default
    0x342801bf20e368, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x362821c020e368, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3827e1c120e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x3a27e1c220e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x3c27e1c320e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427e1c420e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x6627e1c520e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827e1c620e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27e1c720e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227e1be20f366, // V_CUBEMA_F32 ENC_VOP3 default
    0x342801bf20f366, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x362821c020f366, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x3827e1c120f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x3a27e1c220f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x3c27e1c320f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427e1c420f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x6627e1c520f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827e1c620f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27e1c720f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228a1dc210299, // V_BFE_U32 ENC_VOP3 default
    0x3428c1dd210299, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x3628e1de210299, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3828a1df210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x3a28a1e0210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x3c28a1e1210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428a1e2210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x6628a1e3210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828a1e4210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28a1e5210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228a1e6211298, // V_BFE_I32 ENC_VOP3 default
    0x3428c1e7211298, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x3628e1e8211298, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3828a1e9211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x3a28a1ea211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x3c28a1eb211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428a1ec211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x6628a1ed211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828a1ee211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28a1ef211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228a1dc21229a, // V_BFI_B32 ENC_VOP3 default
    0x3428c1dd21229a, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x3628e1de21229a, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x3828a1df21229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x3a28a1e021229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x3c28a1e121229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428a1e221229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x6628a1e321229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828a1e421229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28a1e521229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227e1be2133bd, // V_FMA_F32 ENC_VOP3 default
    0x342801bf2133bd, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x362821c02133bd, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x3827e1c12133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x3a27e1c22133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x3c27e1c32133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427e1c42133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x6627e1c52133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827e1c62133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27e1c72133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322901f02143be, // V_FMA_F64 ENC_VOP3 default
    0x382901f12143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x3a2901f22143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x3c2901f32143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642901f42143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x662901f52143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682901f62143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2901f72143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322921f82153d4, // V_LERP_U8 ENC_VOP3 default
    0x342941f92153d4, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x362961fa2153d4, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x382921fb2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x3a2921fc2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x3c2921fd2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642921fe2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x662921ff2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682922002153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2922012153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3229820221628f, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x3429a20321628f, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x3629c20421628f, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x3829820521628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x3a29820621628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x3c29820721628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6429820821628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x6629820921628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6829820a21628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a29820b21628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x32298202217290, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x3429a203217290, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x3629c204217290, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x38298205217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x3a298206217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x3c298207217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x64298208217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x66298209217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6829820a217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a29820b217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227e1be21841a, // V_MULLIT_F32 ENC_VOP3 default
    0x342801bf21841a, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x362821c021841a, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3827e1c121841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x3a27e1c221841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x3c27e1c321841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427e1c421841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x6627e1c521841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827e1c621841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27e1c721841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227e1be219401, // V_MIN3_F32 ENC_VOP3 default
    0x342801bf219401, // V_MIN3_F32 VOP3_VOP_DPP8 has_dpp8
    0x362821c0219401, // V_MIN3_F32 VOP3_VOP_DPP16 has_dpp16
    0x3827e1c1219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0
    0x3a27e1c2219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1
    0x3c27e1c3219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427e1c4219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_2
    0x6627e1c5219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827e1c6219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27e1c7219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228a20c21a403, // V_MIN3_I32 ENC_VOP3 default
    0x3428c20d21a403, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3628e20e21a403, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3828a20f21a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x3a28a21021a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x3c28a21121a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428a21221a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x6628a21321a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828a21421a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28a21521a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228a1dc21b405, // V_MIN3_U32 ENC_VOP3 default
    0x3428c1dd21b405, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3628e1de21b405, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3828a1df21b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x3a28a1e021b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x3c28a1e121b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428a1e221b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x6628a1e321b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828a1e421b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28a1e521b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227e1be21c3e8, // V_MAX3_F32 ENC_VOP3 default
    0x342801bf21c3e8, // V_MAX3_F32 VOP3_VOP_DPP8 has_dpp8
    0x362821c021c3e8, // V_MAX3_F32 VOP3_VOP_DPP16 has_dpp16
    0x3827e1c121c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0
    0x3a27e1c221c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1
    0x3c27e1c321c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427e1c421c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_2
    0x6627e1c521c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827e1c621c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27e1c721c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228a20c21d3ea, // V_MAX3_I32 ENC_VOP3 default
    0x3428c20d21d3ea, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3628e20e21d3ea, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3828a20f21d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x3a28a21021d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x3c28a21121d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428a21221d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x6628a21321d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828a21421d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28a21521d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228a1dc21e3ec, // V_MAX3_U32 ENC_VOP3 default
    0x3428c1dd21e3ec, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3628e1de21e3ec, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3828a1df21e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x3a28a1e021e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x3c28a1e121e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428a1e221e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x6628a1e321e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828a1e421e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28a1e521e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227e1be21f3fb, // V_MED3_F32 ENC_VOP3 default
    0x342801bf21f3fb, // V_MED3_F32 VOP3_VOP_DPP8 has_dpp8
    0x362821c021f3fb, // V_MED3_F32 VOP3_VOP_DPP16 has_dpp16
    0x3827e1c121f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0
    0x3a27e1c221f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1
    0x3c27e1c321f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427e1c421f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_2
    0x6627e1c521f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827e1c621f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27e1c721f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228a20c2203fd, // V_MED3_I32 ENC_VOP3 default
    0x3428c20d2203fd, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3628e20e2203fd, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3828a20f2203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x3a28a2102203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x3c28a2112203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428a2122203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x6628a2132203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828a2142203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28a2152203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228a1dc2213ff, // V_MED3_U32 ENC_VOP3 default
    0x3428c1dd2213ff, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3628e1de2213ff, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3828a1df2213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x3a28a1e02213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x3c28a1e12213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428a1e22213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x6628a1e32213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828a1e42213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28a1e52213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x32284216222457, // V_SAD_U8 ENC_VOP3 default
    0x34286217222457, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x36288218222457, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x38284219222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x3a28421a222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x3c28421b222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428421c222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x6628421d222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828421e222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28421f222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x32284216223454, // V_SAD_HI_U8 ENC_VOP3 default
    0x34286217223454, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x36288218223454, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x38284219223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x3a28421a223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x3c28421b223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428421c223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x6628421d223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828421e223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28421f223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x32284220224455, // V_SAD_U16 ENC_VOP3 default
    0x34286221224455, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x36288222224455, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x38284223224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x3a284224224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x3c284225224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x64284226224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x66284227224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x68284228224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a284229224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322841dc225456, // V_SAD_U32 ENC_VOP3 default
    0x342861dd225456, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x362881de225456, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x382841df225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2841e0225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2841e1225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642841e2225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x662841e3225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682841e4225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2841e5225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3229e22a226389, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x342a022b226389, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x362a222c226389, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x3829e22d226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x3a29e22e226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x3c29e22f226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6429e230226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x6629e231226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6829e232226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a29e233226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227e1be22738f, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x3827e1c122738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x3a27e1c222738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x3c27e1c322738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427e1c422738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x6627e1c522738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827e1c622738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27e1c722738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322901f0228390, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x382901f1228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x3a2901f2228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x3c2901f3228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642901f4228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x662901f5228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682901f6228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2901f7228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x6c27e234237391, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x6e27e235237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x7027e236237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x7227e237237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x7427e238237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x7627e239237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x7827e23a237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x7a27e23b237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x6c29023c238392, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x6e29023d238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x7029023e238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x7229023f238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x74290240238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x76290241238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x78290242238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x7a290243238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322a41f8239419, // V_MSAD_U8 ENC_VOP3 default
    0x342a61f9239419, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x362a81fa239419, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x382a41fb239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x3a2a41fc239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x3c2a41fd239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642a41fe239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x662a41ff239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682a4200239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2a4201239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322aa24423a447, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x382aa24523a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x3a2aa24623a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x3c2aa24723a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642aa24823a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x662aa24923a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682aa24a23a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2aa24b23a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322aa24423b417, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x382aa24523b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x3a2aa24623b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x3c2aa24723b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642aa24823b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x662aa24923b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682aa24a23b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2aa24b23b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x7c2ac24c23d418, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x7e2ac24d23d418, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x802ac24e23d418, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x822ac24f23d418, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3228a1dc24047b, // V_XOR3_B32 ENC_VOP3 default
    0x3428c1dd24047b, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x3628e1de24047b, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x3828a1df24047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x3a28a1e024047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x3c28a1e124047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428a1e224047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x6628a1e324047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828a1e424047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28a1e524047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322ae2502413e3, // V_MAD_U16 ENC_VOP3 default
    0x342b02512413e3, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x362b22522413e3, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x382ae2532413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2ae2542413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2ae2552413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642ae2562413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x662ae2572413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682ae2582413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2ae2592413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322b425a244431, // V_PERM_B32 ENC_VOP3 default
    0x342b625b244431, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x362b825c244431, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x382b425d244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2b425e244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2b425f244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642b4260244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x662b4261244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682b4262244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2b4263244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228a1dc245479, // V_XAD_U32 ENC_VOP3 default
    0x3428c1dd245479, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x3628e1de245479, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x3828a1df245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x3a28a1e0245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x3c28a1e1245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428a1e2245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x6628a1e3245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828a1e4245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28a1e5245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228a1dc2463da, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x3428c1dd2463da, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x3628e1de2463da, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x3828a1df2463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x3a28a1e02463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x3c28a1e12463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428a1e22463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x6628a1e32463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828a1e42463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28a1e52463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228a1dc24728a, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x3428c1dd24728a, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x3628e1de24728a, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x3828a1df24728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x3a28a1e024728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x3c28a1e124728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428a1e224728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x6628a1e324728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828a1e424728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28a1e524728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322ba2642483bc, // V_FMA_F16 ENC_VOP3 default
    0x342bc2652483bc, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x362be2662483bc, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x382ba2672483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2ba2682483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2ba2692483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642ba26a2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x662ba26b2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682ba26c2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2ba26d2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322ba264249400, // V_MIN3_F16 ENC_VOP3 default
    0x342bc265249400, // V_MIN3_F16 VOP3_VOP_DPP8 has_dpp8
    0x362be266249400, // V_MIN3_F16 VOP3_VOP_DPP16 has_dpp16
    0x382ba267249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2ba268249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2ba269249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642ba26a249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x662ba26b249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682ba26c249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2ba26d249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322ae26e24a402, // V_MIN3_I16 ENC_VOP3 default
    0x342b026f24a402, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x362b227024a402, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x382ae27124a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2ae27224a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2ae27324a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642ae27424a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x662ae27524a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682ae27624a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2ae27724a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322ae25024b404, // V_MIN3_U16 ENC_VOP3 default
    0x342b025124b404, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x362b225224b404, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x382ae25324b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2ae25424b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2ae25524b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642ae25624b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x662ae25724b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682ae25824b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2ae25924b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322ba26424c3e7, // V_MAX3_F16 ENC_VOP3 default
    0x342bc26524c3e7, // V_MAX3_F16 VOP3_VOP_DPP8 has_dpp8
    0x362be26624c3e7, // V_MAX3_F16 VOP3_VOP_DPP16 has_dpp16
    0x382ba26724c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2ba26824c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2ba26924c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642ba26a24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x662ba26b24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682ba26c24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2ba26d24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322ae26e24d3e9, // V_MAX3_I16 ENC_VOP3 default
    0x342b026f24d3e9, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x362b227024d3e9, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x382ae27124d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2ae27224d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2ae27324d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642ae27424d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x662ae27524d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682ae27624d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2ae27724d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322ae25024e3eb, // V_MAX3_U16 ENC_VOP3 default
    0x342b025124e3eb, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x362b225224e3eb, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x382ae25324e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2ae25424e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2ae25524e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642ae25624e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x662ae25724e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682ae25824e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2ae25924e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322ba26424f3fa, // V_MED3_F16 ENC_VOP3 default
    0x342bc26524f3fa, // V_MED3_F16 VOP3_VOP_DPP8 has_dpp8
    0x362be26624f3fa, // V_MED3_F16 VOP3_VOP_DPP16 has_dpp16
    0x382ba26724f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2ba26824f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2ba26924f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642ba26a24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x662ba26b24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682ba26c24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2ba26d24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322ae26e2503fc, // V_MED3_I16 ENC_VOP3 default
    0x342b026f2503fc, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x362b22702503fc, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x382ae2712503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2ae2722503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2ae2732503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642ae2742503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x662ae2752503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682ae2762503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2ae2772503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322ae2502513fe, // V_MED3_U16 ENC_VOP3 default
    0x342b02512513fe, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x362b22522513fe, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x382ae2532513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2ae2542513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2ae2552513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642ae2562513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x662ae2572513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682ae2582513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2ae2592513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322ae26e2533df, // V_MAD_I16 ENC_VOP3 default
    0x342b026f2533df, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x362b22702533df, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x382ae2712533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2ae2722533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2ae2732533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642ae2742533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x662ae2752533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682ae2762533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2ae2772533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322ba26425438e, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x342bc26525438e, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x362be26625438e, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x382ba26725438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2ba26825438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2ba26925438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642ba26a25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x662ba26b25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682ba26c25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2ba26d25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228a1dc255284, // V_ADD3_U32 ENC_VOP3 default
    0x3428c1dd255284, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3628e1de255284, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3828a1df255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x3a28a1e0255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x3c28a1e1255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428a1e2255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x6628a1e3255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828a1e4255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28a1e5255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228a1dc2563db, // V_LSHL_OR_B32 ENC_VOP3 default
    0x3428c1dd2563db, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3628e1de2563db, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3828a1df2563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3a28a1e02563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3c28a1e12563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428a1e22563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x6628a1e32563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828a1e42563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28a1e52563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228a1dc257293, // V_AND_OR_B32 ENC_VOP3 default
    0x3428c1dd257293, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3628e1de257293, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3828a1df257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3a28a1e0257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3c28a1e1257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428a1e2257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x6628a1e3257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828a1e4257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28a1e5257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228a1dc25842a, // V_OR3_B32 ENC_VOP3 default
    0x3428c1dd25842a, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x3628e1de25842a, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x3828a1df25842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x3a28a1e025842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x3c28a1e125842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428a1e225842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x6628a1e325842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828a1e425842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28a1e525842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322c02782593e4, // V_MAD_U32_U16 ENC_VOP3 default
    0x342c22792593e4, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x362c427a2593e4, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x382c027b2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2c027c2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2c027d2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642c027e2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x662c027f2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682c02802593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2c02812593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322c028225a3e0, // V_MAD_I32_I16 ENC_VOP3 default
    0x342c228325a3e0, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x362c428425a3e0, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x382c028525a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2c028625a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2c028725a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642c028825a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x662c028925a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682c028a25a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2c028b25a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x842c628c25b42e, // V_PERMLANE16_B32 ENC_VOP3 default
    0x862c628d25b42e, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x882c628e25b42e, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x8a2c628f25b42e, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x842c628c25c430, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x862c628d25c430, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x882c628e25c430, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x8a2c628f25c430, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x4a2c829025d360, // V_CNDMASK_B16 ENC_VOP3 default
    0x342ca29125d360, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x362cc29225d360, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x4c2c829325d360, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x4e2c829425d360, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x502c829525d360, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3227e1be25e3ee, // V_MAXMIN_F32 ENC_VOP3 default
    0x342801bf25e3ee, // V_MAXMIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x362821c025e3ee, // V_MAXMIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x3827e1c125e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0
    0x3a27e1c225e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1
    0x3c27e1c325e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427e1c425e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_2
    0x6627e1c525e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827e1c625e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27e1c725e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227e1be25f407, // V_MINMAX_F32 ENC_VOP3 default
    0x342801bf25f407, // V_MINMAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x362821c025f407, // V_MINMAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x3827e1c125f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0
    0x3a27e1c225f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1
    0x3c27e1c325f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427e1c425f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_2
    0x6627e1c525f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827e1c625f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27e1c725f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322ba2642603ed, // V_MAXMIN_F16 ENC_VOP3 default
    0x342bc2652603ed, // V_MAXMIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x362be2662603ed, // V_MAXMIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x382ba2672603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2ba2682603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2ba2692603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642ba26a2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_2
    0x662ba26b2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682ba26c2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2ba26d2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322ba264261406, // V_MINMAX_F16 ENC_VOP3 default
    0x342bc265261406, // V_MINMAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x362be266261406, // V_MINMAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x382ba267261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2ba268261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2ba269261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642ba26a261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_2
    0x662ba26b261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682ba26c261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2ba26d261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228a1dc2623f0, // V_MAXMIN_U32 ENC_VOP3 default
    0x3428c1dd2623f0, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x3628e1de2623f0, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x3828a1df2623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x3a28a1e02623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x3c28a1e12623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428a1e22623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x6628a1e32623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828a1e42623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28a1e52623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228a1dc263409, // V_MINMAX_U32 ENC_VOP3 default
    0x3428c1dd263409, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x3628e1de263409, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x3828a1df263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x3a28a1e0263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x3c28a1e1263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428a1e2263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x6628a1e3263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828a1e4263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28a1e5263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228a20c2643ef, // V_MAXMIN_I32 ENC_VOP3 default
    0x3428c20d2643ef, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x3628e20e2643ef, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x3828a20f2643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x3a28a2102643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x3c28a2112643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428a2122643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x6628a2132643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828a2142643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28a2152643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228a20c265408, // V_MINMAX_I32 ENC_VOP3 default
    0x3428c20d265408, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x3628e20e265408, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x3828a20f265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x3a28a210265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x3c28a211265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428a212265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x6628a213265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828a214265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28a215265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322ce296266397, // V_DOT2_F16_F16 ENC_VOP3 default
    0x342d0297266397, // V_DOT2_F16_F16 VOP3_VOP_DPP8 has_dpp8
    0x362d2298266397, // V_DOT2_F16_F16 VOP3_VOP_DPP16 has_dpp16
    0x382ce299266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2ce29a266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2ce29b266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642ce29c266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_2
    0x662ce29d266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682ce29e266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2ce29f266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322d42a0267396, // V_DOT2_BF16_BF16 ENC_VOP3 default
    0x342d62a1267396, // V_DOT2_BF16_BF16 VOP3_VOP_DPP8 has_dpp8
    0x362d82a2267396, // V_DOT2_BF16_BF16 VOP3_VOP_DPP16 has_dpp16
    0x382d42a3267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0
    0x3a2d42a4267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1
    0x3c2d42a5267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642d42a6267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_2
    0x662d42a7267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682d42a8267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2d42a9267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8c2da2aa2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x8e2da2ab2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902da2ac2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922da2ad2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x942da2ae2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x962da2af2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x982da2b02fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x9a2da2b12fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8c2dc2b22fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x8e2dc2b32fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902dc2b42fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922dc2b52fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x942dc2b62fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x962dc2b72fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x982dc2b82fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x9a2dc2b92fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8c2de2ba2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x8e2de2bb2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902de2bc2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922de2bd2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x942de2be2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x962de2bf2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x982de2c02fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x9a2de2c12fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8c2de2c22ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x8e2de2c32ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902de2c42ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922de2c52ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x942de2c62ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x962de2c72ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x982de2c82ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x9a2de2c92ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8c2e02ca300286, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x542e22cb300286, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x562e42cc300286, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8e2e02cd300286, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902e02ce300286, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922e02cf300286, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x8c2e02ca301464, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x542e22cb301464, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x562e42cc301464, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8e2e02cd301464, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902e02ce301464, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922e02cf301464, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x8c2e02ca30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x542e22cb30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x562e42cc30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8e2e02cd30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902e02ce30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922e02cf30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x322e62d030328d, // V_ADD_NC_U16 ENC_VOP3 default
    0x342e82d130328d, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x362ea2d230328d, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x382e62d330328d, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2e62d430328d, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2e62d530328d, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322e62d0304469, // V_SUB_NC_U16 ENC_VOP3 default
    0x342e82d1304469, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x362ea2d2304469, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x382e62d3304469, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2e62d4304469, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2e62d5304469, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ec2d0305424, // V_MUL_LO_U16 ENC_VOP3 default
    0x342ee2d1305424, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x362f02d2305424, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x382ec2d3305424, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2ec2d4305424, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2ec2d5305424, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322f22d6306380, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x342f42d7306380, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x362f62d8306380, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x382f22d9306380, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2f22da306380, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2f22db306380, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322f22dc307387, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x342f42dd307387, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x362f62de307387, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x382f22df307387, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2f22e0307387, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2f22e1307387, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ec2d03093f6, // V_MAX_U16 ENC_VOP3 default
    0x342ee2d13093f6, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x362f02d23093f6, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x382ec2d33093f6, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2ec2d43093f6, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2ec2d53093f6, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ec2e230a3f4, // V_MAX_I16 ENC_VOP3 default
    0x342ee2e330a3f4, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x362f02e430a3f4, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x382ec2e530a3f4, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2ec2e630a3f4, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2ec2e730a3f4, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ec2d030b40f, // V_MIN_U16 ENC_VOP3 default
    0x342ee2d130b40f, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x362f02d230b40f, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x382ec2d330b40f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2ec2d430b40f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2ec2d530b40f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ec2e230c40d, // V_MIN_I16 ENC_VOP3 default
    0x342ee2e330c40d, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x362f02e430c40d, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x382ec2e530c40d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2ec2e630c40d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2ec2e730c40d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322e62e230d28b, // V_ADD_NC_I16 ENC_VOP3 default
    0x342e82e330d28b, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x362ea2e430d28b, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x382e62e530d28b, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2e62e630d28b, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2e62e730d28b, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322e62e230e467, // V_SUB_NC_I16 ENC_VOP3 default
    0x342e82e330e467, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x362ea2e430e467, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x382e62e530e467, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2e62e630e467, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2e62e730e467, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322f82e831142d, // V_PACK_B32_F16 ENC_VOP3 default
    0x342fa2e931142d, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x362fc2ea31142d, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x382f82eb31142d, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2f82ec31142d, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2f82ed31142d, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322f82ee312382, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x342fa2ef312382, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x362fc2f0312382, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x382f82f1312382, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2f82f2312382, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2f82f3312382, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322f82f4313384, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x342fa2f5313384, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x362fc2f6313384, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x382f82f7313384, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2f82f8313384, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2f82f9313384, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322fe2fa31c3d2, // V_LDEXP_F32 ENC_VOP3 default
    0x343002fb31c3d2, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x363022fc31c3d2, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x382fe2fd31c3d2, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2fe2fe31c3d2, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2fe2ff31c3d2, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230412f31d29b, // V_BFM_B32 ENC_VOP3 default
    0x3423e30031d29b, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x3624030131d29b, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x3830413231d29b, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x3a30413331d29b, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x3c30413431d29b, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230412f31e297, // V_BCNT_U32_B32 ENC_VOP3 default
    0x3423e30031e297, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3624030131e297, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3830413231e297, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3a30413331e297, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3c30413431e297, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230412f31f3f9, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x3423e30031f3f9, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3624030131f3f9, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3830413231f3f9, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3a30413331f3f9, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3c30413431f3f9, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230412f3203f8, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x3423e3003203f8, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x362403013203f8, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x383041323203f8, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3a3041333203f8, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3c3041343203f8, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322f22d6321383, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x342f42d7321383, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x362f62d8321383, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x382f22d9321383, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2f22da321383, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2f22db321383, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322f22dc322385, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x342f42dd322385, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x362f62de322385, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x382f22df322385, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2f22e0322385, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2f22e1322385, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32304302323388, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x3423e303323388, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x36240304323388, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x38304305323388, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x3a304306323388, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x3c304307323388, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32304308324381, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x3423e309324381, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x3624030a324381, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x3830430b324381, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x3a30430c324381, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x3c30430d324381, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32306129325468, // V_SUB_NC_I32 ENC_VOP3 default
    0x3423830e325468, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x3623a30f325468, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x3830612c325468, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x3a30612d325468, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x3c30612e325468, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230612932628c, // V_ADD_NC_I32 ENC_VOP3 default
    0x3423830e32628c, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x3623a30f32628c, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x3830612c32628c, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x3a30612d32628c, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x3c30612e32628c, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32308310327289, // V_ADD_F64 ENC_VOP3 default
    0x38308311327289, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x3a308312327289, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x3c308313327289, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230831032841e, // V_MUL_F64 ENC_VOP3 default
    0x3830831132841e, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x3a30831232841e, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x3c30831332841e, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230831032940c, // V_MIN_F64 ENC_VOP3 default
    0x3830831132940c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x3a30831232940c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x3c30831332940c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230831032a3f3, // V_MAX_F64 ENC_VOP3 default
    0x3830831132a3f3, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x3a30831232a3f3, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x3c30831332a3f3, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230a31432b3d3, // V_LDEXP_F64 ENC_VOP3 default
    0x3830a31532b3d3, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x3a30a31632b3d3, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x3c30a31732b3d3, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230412f32c425, // V_MUL_LO_U32 ENC_VOP3 default
    0x3830413232c425, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x3a30413332c425, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x3c30413432c425, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230412f32d421, // V_MUL_HI_U32 ENC_VOP3 default
    0x3830413232d421, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x3a30413332d421, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x3c30413432d421, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230412932e41f, // V_MUL_HI_I32 ENC_VOP3 default
    0x3830412c32e41f, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x3a30412d32e41f, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x3c30412e32e41f, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230a31832f46e, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x3830a31932f46e, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x3a30a31a32f46e, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x3c30a31b32f46e, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ec2d03383d7, // V_LSHLREV_B16 ENC_VOP3 default
    0x342ee2d13383d7, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x362f02d23383d7, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x382ec2d33383d7, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x3a2ec2d43383d7, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x3c2ec2d53383d7, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ec2d03393dc, // V_LSHRREV_B16 ENC_VOP3 default
    0x342ee2d13393dc, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x362f02d23393dc, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x382ec2d33393dc, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x3a2ec2d43393dc, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x3c2ec2d53393dc, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ec31c33a294, // V_ASHRREV_I16 ENC_VOP3 default
    0x342ee31d33a294, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x362f031e33a294, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x382ec31f33a294, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2ec32033a294, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2ec32133a294, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x9c30c32233c3d9, // V_LSHLREV_B64 ENC_VOP3 default
    0x9e30c32333c3d9, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0xa030c32433c3d9, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x9c30c32233d3de, // V_LSHRREV_B64 ENC_VOP3 default
    0x9e30c32333d3de, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0xa030c32433d3de, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x9c30c32533e296, // V_ASHRREV_I64 ENC_VOP3 default
    0x9e30c32633e296, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0xa030c32733e296, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0xa230e32836044d, // V_READLANE_B32 ENC_VOP3 default
    0xa4310329361478, // V_WRITELANE_B32 ENC_VOP3 default
    0xa631032a361478, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x322ec2d0362291, // V_AND_B16 ENC_VOP3 default
    0x342ee2d1362291, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x362f02d2362291, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x382ec2d3362291, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x3a2ec2d4362291, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x3c2ec2d5362291, // V_AND_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ec2d036342b, // V_OR_B16 ENC_VOP3 default
    0x342ee2d136342b, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x362f02d236342b, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x382ec2d336342b, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x3a2ec2d436342b, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x3c2ec2d536342b, // V_OR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ec2d036447c, // V_XOR_B16 ENC_VOP3 default
    0x342ee2d136447c, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x362f02d236447c, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x382ec2d336447c, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x3a2ec2d436447c, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x3c2ec2d536447c, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0xa800032b00004e, // DS_ADD_U32 ENC_DS default
    0xa800032b0010bf, // DS_SUB_U32 ENC_DS default
    0xa800032b0020a7, // DS_RSUB_U32 ENC_DS default
    0xa800032b00306d, // DS_INC_U32 ENC_DS default
    0xa800032b004063, // DS_DEC_U32 ENC_DS default
    0xa800032c005090, // DS_MIN_I32 ENC_DS default
    0xa800032c006084, // DS_MAX_I32 ENC_DS default
    0xa800032b007098, // DS_MIN_U32 ENC_DS default
    0xa800032b00808c, // DS_MAX_U32 ENC_DS default
    0xa800032d009050, // DS_AND_B32 ENC_DS default
    0xa800032d00a0a0, // DS_OR_B32 ENC_DS default
    0xa800032d00b0c3, // DS_XOR_B32 ENC_DS default
    0xa800232e00c09a, // DS_MSKOR_B32 ENC_DS default
    0xa800032f00d0b7, // DS_STORE_B32 ENC_DS default
    0xa800433000e0af, // DS_STORE_2ADDR_B32 ENC_DS default
    0xa800433000f0b1, // DS_STORE_2ADDR_STRIDE64_B32 ENC_DS default
    0xa800232e010057, // DS_CMPSTORE_B32 ENC_DS default
    0xa8002331011059, // DS_CMPSTORE_F32 ENC_DS default
    0xa800033201208e, // DS_MIN_F32 ENC_DS default
    0xa8000332013082, // DS_MAX_F32 ENC_DS default
    0xa800615501409e, // DS_NOP ENC_DS default
    0xa8000332015049, // DS_ADD_F32 ENC_DS default
    0xaa008155018069, // DS_GWS_SEMA_RELEASE_ALL ENC_DS default
    0xaa00a333019066, // DS_GWS_INIT ENC_DS default
    0xaa00815501a06a, // DS_GWS_SEMA_V ENC_DS default
    0xaa00a33301b067, // DS_GWS_SEMA_BR ENC_DS default
    0xaa00815501c068, // DS_GWS_SEMA_P ENC_DS default
    0xaa00a33301d065, // DS_GWS_BARRIER ENC_DS default
    0xa800033401e0b9, // DS_STORE_B8 ENC_DS default
    0xa800c33501f0b5, // DS_STORE_B16 ENC_DS default
    0xa800e33602004c, // DS_ADD_RTN_U32 ENC_DS default
    0xa800e3360210bd, // DS_SUB_RTN_U32 ENC_DS default
    0xa800e3360220a5, // DS_RSUB_RTN_U32 ENC_DS default
    0xa800e33602306b, // DS_INC_RTN_U32 ENC_DS default
    0xa800e336024061, // DS_DEC_RTN_U32 ENC_DS default
    0xa800e337025094, // DS_MIN_RTN_I32 ENC_DS default
    0xa800e337026088, // DS_MAX_RTN_I32 ENC_DS default
    0xa800e336027096, // DS_MIN_RTN_U32 ENC_DS default
    0xa800e33602808a, // DS_MAX_RTN_U32 ENC_DS default
    0xa800e338029052, // DS_AND_RTN_B32 ENC_DS default
    0xa800e33802a0a2, // DS_OR_RTN_B32 ENC_DS default
    0xa800e33802b0c5, // DS_XOR_RTN_B32 ENC_DS default
    0xa801033902c09c, // DS_MSKOR_RTN_B32 ENC_DS default
    0xa800e33802d0ad, // DS_STOREXCHG_RTN_B32 ENC_DS default
    0xa801233a02e0a9, // DS_STOREXCHG_2ADDR_RTN_B32 ENC_DS default
    0xa801233a02f0ab, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B32 ENC_DS default
    0xa801033903005b, // DS_CMPSTORE_RTN_B32 ENC_DS default
    0xa801033b03105d, // DS_CMPSTORE_RTN_F32 ENC_DS default
    0xa800e33c032092, // DS_MIN_RTN_F32 ENC_DS default
    0xa800e33c033086, // DS_MAX_RTN_F32 ENC_DS default
    0xa80103390340c2, // DS_WRAP_RTN_B32 ENC_DS default
    0xa801433d0350c1, // DS_SWIZZLE_B32 ENC_DS default
    0xa801633e036075, // DS_LOAD_B32 ENC_DS default
    0xa801833f03706f, // DS_LOAD_2ADDR_B32 ENC_DS default
    0xa801833f038071, // DS_LOAD_2ADDR_STRIDE64_B32 ENC_DS default
    0xa8016340039079, // DS_LOAD_I8 ENC_DS default
    0xa801634103a07f, // DS_LOAD_U8 ENC_DS default
    0xa801634203b078, // DS_LOAD_I16 ENC_DS default
    0xa801634303c07c, // DS_LOAD_U16 ENC_DS default
    0xa801a34403d060, // DS_CONSUME ENC_DS default
    0xa801a34403e054, // DS_APPEND ENC_DS default
    0xaa01c34503f09f, // DS_ORDERED_COUNT ENC_DS default
    0xa801e34604004f, // DS_ADD_U64 ENC_DS default
    0xa801e3460410c0, // DS_SUB_U64 ENC_DS default
    0xa801e3460420a8, // DS_RSUB_U64 ENC_DS default
    0xa801e34604306e, // DS_INC_U64 ENC_DS default
    0xa801e346044064, // DS_DEC_U64 ENC_DS default
    0xa801e347045091, // DS_MIN_I64 ENC_DS default
    0xa801e347046085, // DS_MAX_I64 ENC_DS default
    0xa801e346047099, // DS_MIN_U64 ENC_DS default
    0xa801e34604808d, // DS_MAX_U64 ENC_DS default
    0xa801e348049051, // DS_AND_B64 ENC_DS default
    0xa801e34804a0a1, // DS_OR_B64 ENC_DS default
    0xa801e34804b0c4, // DS_XOR_B64 ENC_DS default
    0xa802034904c09b, // DS_MSKOR_B64 ENC_DS default
    0xa801e34a04d0b8, // DS_STORE_B64 ENC_DS default
    0xa802234b04e0b0, // DS_STORE_2ADDR_B64 ENC_DS default
    0xa802234b04f0b2, // DS_STORE_2ADDR_STRIDE64_B64 ENC_DS default
    0xa8020349050058, // DS_CMPSTORE_B64 ENC_DS default
    0xa802434c05105a, // DS_CMPSTORE_F64 ENC_DS default
    0xa802634d05208f, // DS_MIN_F64 ENC_DS default
    0xa802634d053083, // DS_MAX_F64 ENC_DS default
    0xa802834e06004d, // DS_ADD_RTN_U64 ENC_DS default
    0xa802834e0610be, // DS_SUB_RTN_U64 ENC_DS default
    0xa802834e0620a6, // DS_RSUB_RTN_U64 ENC_DS default
    0xa802834e06306c, // DS_INC_RTN_U64 ENC_DS default
    0xa802834e064062, // DS_DEC_RTN_U64 ENC_DS default
    0xa802834f065095, // DS_MIN_RTN_I64 ENC_DS default
    0xa802834f066089, // DS_MAX_RTN_I64 ENC_DS default
    0xa802834e067097, // DS_MIN_RTN_U64 ENC_DS default
    0xa802834e06808b, // DS_MAX_RTN_U64 ENC_DS default
    0xa8028350069053, // DS_AND_RTN_B64 ENC_DS default
    0xa802835006a0a3, // DS_OR_RTN_B64 ENC_DS default
    0xa802835006b0c6, // DS_XOR_RTN_B64 ENC_DS default
    0xa802a35106c09d, // DS_MSKOR_RTN_B64 ENC_DS default
    0xa802835006d0ae, // DS_STOREXCHG_RTN_B64 ENC_DS default
    0xa802c35206e0aa, // DS_STOREXCHG_2ADDR_RTN_B64 ENC_DS default
    0xa802c35206f0ac, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B64 ENC_DS default
    0xa802a35107005c, // DS_CMPSTORE_RTN_B64 ENC_DS default
    0xa802e35307105e, // DS_CMPSTORE_RTN_F64 ENC_DS default
    0xa8030354072093, // DS_MIN_RTN_F64 ENC_DS default
    0xa8030354073087, // DS_MAX_RTN_F64 ENC_DS default
    0xa8032355076076, // DS_LOAD_B64 ENC_DS default
    0xa8034356077070, // DS_LOAD_2ADDR_B64 ENC_DS default
    0xa8034356078072, // DS_LOAD_2ADDR_STRIDE64_B64 ENC_DS default
    0xa800e33c07904b, // DS_ADD_RTN_F32 ENC_DS default
    0xaa03635707a04a, // DS_ADD_GS_REG_RTN ENC_DS default
    0xaa03635707b0bc, // DS_SUB_GS_REG_RTN ENC_DS default
    0xa802835007e05f, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0xa80003580a00ba, // DS_STORE_B8_D16_HI ENC_DS default
    0xa80003590a10b6, // DS_STORE_B16_D16_HI ENC_DS default
    0xa801635a0a2080, // DS_LOAD_U8_D16 ENC_DS default
    0xa801635a0a3081, // DS_LOAD_U8_D16_HI ENC_DS default
    0xa801635b0a407a, // DS_LOAD_I8_D16 ENC_DS default
    0xa801635b0a507b, // DS_LOAD_I8_D16_HI ENC_DS default
    0xa801635c0a607d, // DS_LOAD_U16_D16 ENC_DS default
    0xa801635c0a707e, // DS_LOAD_U16_D16_HI ENC_DS default
    0xa803835d0ad056, // DS_BVH_STACK_RTN_B32 ENC_DS default
    0xa803a35e0b00b3, // DS_STORE_ADDTID_B32 ENC_DS default
    0xa801a35f0b1073, // DS_LOAD_ADDTID_B32 ENC_DS default
    0xa800e3600b20a4, // DS_PERMUTE_B32 ENC_DS default
    0xa800e3600b3055, // DS_BPERMUTE_B32 ENC_DS default
    0xa803c3610de0bb, // DS_STORE_B96 ENC_DS default
    0xa803e3620df0b4, // DS_STORE_B128 ENC_DS default
    0xa80403630fe077, // DS_LOAD_B96 ENC_DS default
    0xa80423640ff074, // DS_LOAD_B128 ENC_DS default
    0xac0463650100f3, // FLAT_LOAD_U8 ENC_FLAT default
    0xae07a366010196, // SCRATCH_LOAD_U8 ENC_FLAT_SCRATCH default
    0xb005e367010129, // GLOBAL_LOAD_U8 ENC_FLAT_GLOBAL default
    0xac0463680110f1, // FLAT_LOAD_I8 ENC_FLAT default
    0xae07a369011194, // SCRATCH_LOAD_I8 ENC_FLAT_SCRATCH default
    0xb005e36a011127, // GLOBAL_LOAD_I8 ENC_FLAT_GLOBAL default
    0xac04636b0120f2, // FLAT_LOAD_U16 ENC_FLAT default
    0xae07a36c012195, // SCRATCH_LOAD_U16 ENC_FLAT_SCRATCH default
    0xb005e36d012128, // GLOBAL_LOAD_U16 ENC_FLAT_GLOBAL default
    0xac04636e0130f0, // FLAT_LOAD_I16 ENC_FLAT default
    0xae07a36f013193, // SCRATCH_LOAD_I16 ENC_FLAT_SCRATCH default
    0xb005e370013126, // GLOBAL_LOAD_I16 ENC_FLAT_GLOBAL default
    0xac0463710140e7, // FLAT_LOAD_B32 ENC_FLAT default
    0xae07a37201418a, // SCRATCH_LOAD_B32 ENC_FLAT_SCRATCH default
    0xb005e37301411d, // GLOBAL_LOAD_B32 ENC_FLAT_GLOBAL default
    0xac0483740150e8, // FLAT_LOAD_B64 ENC_FLAT default
    0xae07c37501518b, // SCRATCH_LOAD_B64 ENC_FLAT_SCRATCH default
    0xb006037601511e, // GLOBAL_LOAD_B64 ENC_FLAT_GLOBAL default
    0xac04a3770160e9, // FLAT_LOAD_B96 ENC_FLAT default
    0xae07e37801618c, // SCRATCH_LOAD_B96 ENC_FLAT_SCRATCH default
    0xb006237901611f, // GLOBAL_LOAD_B96 ENC_FLAT_GLOBAL default
    0xac04c37a0170e6, // FLAT_LOAD_B128 ENC_FLAT default
    0xae08037b017189, // SCRATCH_LOAD_B128 ENC_FLAT_SCRATCH default
    0xb006437c01711c, // GLOBAL_LOAD_B128 ENC_FLAT_GLOBAL default
    0xac04e37d0180f8, // FLAT_STORE_B8 ENC_FLAT default
    0xae08237e01819b, // SCRATCH_STORE_B8 ENC_FLAT_SCRATCH default
    0xb006637f01812f, // GLOBAL_STORE_B8 ENC_FLAT_GLOBAL default
    0xac04e3800190f5, // FLAT_STORE_B16 ENC_FLAT default
    0xae082381019198, // SCRATCH_STORE_B16 ENC_FLAT_SCRATCH default
    0xb006638201912c, // GLOBAL_STORE_B16 ENC_FLAT_GLOBAL default
    0xac04e38301a0f6, // FLAT_STORE_B32 ENC_FLAT default
    0xae08238401a199, // SCRATCH_STORE_B32 ENC_FLAT_SCRATCH default
    0xb006638501a12d, // GLOBAL_STORE_B32 ENC_FLAT_GLOBAL default
    0xac05038601b0f7, // FLAT_STORE_B64 ENC_FLAT default
    0xae08438701b19a, // SCRATCH_STORE_B64 ENC_FLAT_SCRATCH default
    0xb006838801b12e, // GLOBAL_STORE_B64 ENC_FLAT_GLOBAL default
    0xac05238901c0f9, // FLAT_STORE_B96 ENC_FLAT default
    0xae08638a01c19c, // SCRATCH_STORE_B96 ENC_FLAT_SCRATCH default
    0xb006a38b01c130, // GLOBAL_STORE_B96 ENC_FLAT_GLOBAL default
    0xac05438c01d0f4, // FLAT_STORE_B128 ENC_FLAT default
    0xae08838d01d197, // SCRATCH_STORE_B128 ENC_FLAT_SCRATCH default
    0xb006c38e01d12b, // GLOBAL_STORE_B128 ENC_FLAT_GLOBAL default
    0xac04636501e0ef, // FLAT_LOAD_D16_U8 ENC_FLAT default
    0xae07a36601e192, // SCRATCH_LOAD_D16_U8 ENC_FLAT_SCRATCH default
    0xb005e36701e125, // GLOBAL_LOAD_D16_U8 ENC_FLAT_GLOBAL default
    0xac04636801f0ee, // FLAT_LOAD_D16_I8 ENC_FLAT default
    0xae07a36901f191, // SCRATCH_LOAD_D16_I8 ENC_FLAT_SCRATCH default
    0xb005e36a01f124, // GLOBAL_LOAD_D16_I8 ENC_FLAT_GLOBAL default
    0xac04638f0200ea, // FLAT_LOAD_D16_B16 ENC_FLAT default
    0xae07a39002018d, // SCRATCH_LOAD_D16_B16 ENC_FLAT_SCRATCH default
    0xb005e391020120, // GLOBAL_LOAD_D16_B16 ENC_FLAT_GLOBAL default
    0xac0463650210ed, // FLAT_LOAD_D16_HI_U8 ENC_FLAT default
    0xae07a366021190, // SCRATCH_LOAD_D16_HI_U8 ENC_FLAT_SCRATCH default
    0xb005e367021123, // GLOBAL_LOAD_D16_HI_U8 ENC_FLAT_GLOBAL default
    0xac0463680220ec, // FLAT_LOAD_D16_HI_I8 ENC_FLAT default
    0xae07a36902218f, // SCRATCH_LOAD_D16_HI_I8 ENC_FLAT_SCRATCH default
    0xb005e36a022122, // GLOBAL_LOAD_D16_HI_I8 ENC_FLAT_GLOBAL default
    0xac04638f0230eb, // FLAT_LOAD_D16_HI_B16 ENC_FLAT default
    0xae07a39002318e, // SCRATCH_LOAD_D16_HI_B16 ENC_FLAT_SCRATCH default
    0xb005e391023121, // GLOBAL_LOAD_D16_HI_B16 ENC_FLAT_GLOBAL default
    0xac04e37d0240fb, // FLAT_STORE_D16_HI_B8 ENC_FLAT default
    0xae08237e02419e, // SCRATCH_STORE_D16_HI_B8 ENC_FLAT_SCRATCH default
    0xb006637f024132, // GLOBAL_STORE_D16_HI_B8 ENC_FLAT_GLOBAL default
    0xac04e3800250fa, // FLAT_STORE_D16_HI_B16 ENC_FLAT default
    0xae08238102519d, // SCRATCH_STORE_D16_HI_B16 ENC_FLAT_SCRATCH default
    0xb0066382025131, // GLOBAL_STORE_D16_HI_B16 ENC_FLAT_GLOBAL default
    0xb006e39202811b, // GLOBAL_LOAD_ADDTID_B32 ENC_FLAT_GLOBAL default
    0xb007039302912a, // GLOBAL_STORE_ADDTID_B32 ENC_FLAT_GLOBAL default
    0xac0563940330e2, // FLAT_ATOMIC_SWAP_B32 ENC_FLAT default
    0xb0072395033117, // GLOBAL_ATOMIC_SWAP_B32 ENC_FLAT_GLOBAL default
    0xac0583960340cd, // FLAT_ATOMIC_CMPSWAP_B32 ENC_FLAT default
    0xb0074397034101, // GLOBAL_ATOMIC_CMPSWAP_B32 ENC_FLAT_GLOBAL default
    0xac0563980350c9, // FLAT_ATOMIC_ADD_U32 ENC_FLAT default
    0xb00723990350fd, // GLOBAL_ATOMIC_ADD_U32 ENC_FLAT_GLOBAL default
    0xac0563980360e0, // FLAT_ATOMIC_SUB_U32 ENC_FLAT default
    0xb0072399036115, // GLOBAL_ATOMIC_SUB_U32 ENC_FLAT_GLOBAL default
    0xb0072399037104, // GLOBAL_ATOMIC_CSUB_U32 ENC_FLAT_GLOBAL default
    0xac05639a0380da, // FLAT_ATOMIC_MIN_I32 ENC_FLAT default
    0xb007239b03810f, // GLOBAL_ATOMIC_MIN_I32 ENC_FLAT_GLOBAL default
    0xac0563980390dc, // FLAT_ATOMIC_MIN_U32 ENC_FLAT default
    0xb0072399039111, // GLOBAL_ATOMIC_MIN_U32 ENC_FLAT_GLOBAL default
    0xac05639a03a0d5, // FLAT_ATOMIC_MAX_I32 ENC_FLAT default
    0xb007239b03a10a, // GLOBAL_ATOMIC_MAX_I32 ENC_FLAT_GLOBAL default
    0xac05639803b0d7, // FLAT_ATOMIC_MAX_U32 ENC_FLAT default
    0xb007239903b10c, // GLOBAL_ATOMIC_MAX_U32 ENC_FLAT_GLOBAL default
    0xac05639403c0cb, // FLAT_ATOMIC_AND_B32 ENC_FLAT default
    0xb007239503c0ff, // GLOBAL_ATOMIC_AND_B32 ENC_FLAT_GLOBAL default
    0xac05639403d0de, // FLAT_ATOMIC_OR_B32 ENC_FLAT default
    0xb007239503d113, // GLOBAL_ATOMIC_OR_B32 ENC_FLAT_GLOBAL default
    0xac05639403e0e4, // FLAT_ATOMIC_XOR_B32 ENC_FLAT default
    0xb007239503e119, // GLOBAL_ATOMIC_XOR_B32 ENC_FLAT_GLOBAL default
    0xac05639803f0d2, // FLAT_ATOMIC_INC_U32 ENC_FLAT default
    0xb007239903f107, // GLOBAL_ATOMIC_INC_U32 ENC_FLAT_GLOBAL default
    0xac0563980400d0, // FLAT_ATOMIC_DEC_U32 ENC_FLAT default
    0xb0072399040105, // GLOBAL_ATOMIC_DEC_U32 ENC_FLAT_GLOBAL default
    0xac05a39c0410e3, // FLAT_ATOMIC_SWAP_B64 ENC_FLAT default
    0xb007639d041118, // GLOBAL_ATOMIC_SWAP_B64 ENC_FLAT_GLOBAL default
    0xac05c39e0420ce, // FLAT_ATOMIC_CMPSWAP_B64 ENC_FLAT default
    0xb007839f042102, // GLOBAL_ATOMIC_CMPSWAP_B64 ENC_FLAT_GLOBAL default
    0xac05a3a00430ca, // FLAT_ATOMIC_ADD_U64 ENC_FLAT default
    0xb00763a10430fe, // GLOBAL_ATOMIC_ADD_U64 ENC_FLAT_GLOBAL default
    0xac05a3a00440e1, // FLAT_ATOMIC_SUB_U64 ENC_FLAT default
    0xb00763a1044116, // GLOBAL_ATOMIC_SUB_U64 ENC_FLAT_GLOBAL default
    0xac05a3a20450db, // FLAT_ATOMIC_MIN_I64 ENC_FLAT default
    0xb00763a3045110, // GLOBAL_ATOMIC_MIN_I64 ENC_FLAT_GLOBAL default
    0xac05a3a00460dd, // FLAT_ATOMIC_MIN_U64 ENC_FLAT default
    0xb00763a1046112, // GLOBAL_ATOMIC_MIN_U64 ENC_FLAT_GLOBAL default
    0xac05a3a20470d6, // FLAT_ATOMIC_MAX_I64 ENC_FLAT default
    0xb00763a304710b, // GLOBAL_ATOMIC_MAX_I64 ENC_FLAT_GLOBAL default
    0xac05a3a00480d8, // FLAT_ATOMIC_MAX_U64 ENC_FLAT default
    0xb00763a104810d, // GLOBAL_ATOMIC_MAX_U64 ENC_FLAT_GLOBAL default
    0xac05a39c0490cc, // FLAT_ATOMIC_AND_B64 ENC_FLAT default
    0xb007639d049100, // GLOBAL_ATOMIC_AND_B64 ENC_FLAT_GLOBAL default
    0xac05a39c04a0df, // FLAT_ATOMIC_OR_B64 ENC_FLAT default
    0xb007639d04a114, // GLOBAL_ATOMIC_OR_B64 ENC_FLAT_GLOBAL default
    0xac05a39c04b0e5, // FLAT_ATOMIC_XOR_B64 ENC_FLAT default
    0xb007639d04b11a, // GLOBAL_ATOMIC_XOR_B64 ENC_FLAT_GLOBAL default
    0xac05a3a004c0d3, // FLAT_ATOMIC_INC_U64 ENC_FLAT default
    0xb00763a104c108, // GLOBAL_ATOMIC_INC_U64 ENC_FLAT_GLOBAL default
    0xac05a3a004d0d1, // FLAT_ATOMIC_DEC_U64 ENC_FLAT default
    0xb00763a104d106, // GLOBAL_ATOMIC_DEC_U64 ENC_FLAT_GLOBAL default
    0xac0583a40500cf, // FLAT_ATOMIC_CMPSWAP_F32 ENC_FLAT default
    0xb00743a5050103, // GLOBAL_ATOMIC_CMPSWAP_F32 ENC_FLAT_GLOBAL default
    0xac0563a60510d9, // FLAT_ATOMIC_MIN_F32 ENC_FLAT default
    0xb00723a705110e, // GLOBAL_ATOMIC_MIN_F32 ENC_FLAT_GLOBAL default
    0xac0563a60520d4, // FLAT_ATOMIC_MAX_F32 ENC_FLAT default
    0xb00723a7052109, // GLOBAL_ATOMIC_MAX_F32 ENC_FLAT_GLOBAL default
    0xac0563a60560c8, // FLAT_ATOMIC_ADD_F32 ENC_FLAT default
    0xb00723a70560fc, // GLOBAL_ATOMIC_ADD_F32 ENC_FLAT_GLOBAL default
    0xb211a3a8000030, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0xb211c3a9001031, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0xb211e3aa002032, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0xb21203ab003033, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0xb211a3ac004045, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0xb211c3ad005046, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0xb211e3ae006047, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0xb21203af007048, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0xb211a3a8008026, // BUFFER_LOAD_D16_FORMAT_X ENC_MUBUF default
    0xb211a3b0009027, // BUFFER_LOAD_D16_FORMAT_XY ENC_MUBUF default
    0xb211c3b100a028, // BUFFER_LOAD_D16_FORMAT_XYZ ENC_MUBUF default
    0xb211c3b200b029, // BUFFER_LOAD_D16_FORMAT_XYZW ENC_MUBUF default
    0xb211a3ac00c03e, // BUFFER_STORE_D16_FORMAT_X ENC_MUBUF default
    0xb211a3b300d03f, // BUFFER_STORE_D16_FORMAT_XY ENC_MUBUF default
    0xb211c3b400e040, // BUFFER_STORE_D16_FORMAT_XYZ ENC_MUBUF default
    0xb211c3b500f041, // BUFFER_STORE_D16_FORMAT_XYZW ENC_MUBUF default
    0xb211a3b6010037, // BUFFER_LOAD_U8 ENC_MUBUF default
    0xb211a3b7011035, // BUFFER_LOAD_I8 ENC_MUBUF default
    0xb211a3b8012036, // BUFFER_LOAD_U16 ENC_MUBUF default
    0xb211a3b9013034, // BUFFER_LOAD_I16 ENC_MUBUF default
    0xb211a3ba014022, // BUFFER_LOAD_B32 ENC_MUBUF default
    0xb211c3bb015023, // BUFFER_LOAD_B64 ENC_MUBUF default
    0xb211e3bc016024, // BUFFER_LOAD_B96 ENC_MUBUF default
    0xb21203bd017021, // BUFFER_LOAD_B128 ENC_MUBUF default
    0xb211a3be01803c, // BUFFER_STORE_B8 ENC_MUBUF default
    0xb211a3bf019039, // BUFFER_STORE_B16 ENC_MUBUF default
    0xb211a3c001a03a, // BUFFER_STORE_B32 ENC_MUBUF default
    0xb211c3c101b03b, // BUFFER_STORE_B64 ENC_MUBUF default
    0xb211e3c201c03d, // BUFFER_STORE_B96 ENC_MUBUF default
    0xb21203c301d038, // BUFFER_STORE_B128 ENC_MUBUF default
    0xb211a3c401e02f, // BUFFER_LOAD_D16_U8 ENC_MUBUF default
    0xb211a3c501f02e, // BUFFER_LOAD_D16_I8 ENC_MUBUF default
    0xb211a3c6020025, // BUFFER_LOAD_D16_B16 ENC_MUBUF default
    0xb211a3c402102d, // BUFFER_LOAD_D16_HI_U8 ENC_MUBUF default
    0xb211a3c502202c, // BUFFER_LOAD_D16_HI_I8 ENC_MUBUF default
    0xb211a3c602302a, // BUFFER_LOAD_D16_HI_B16 ENC_MUBUF default
    0xb211a3be024043, // BUFFER_STORE_D16_HI_B8 ENC_MUBUF default
    0xb211a3bf025042, // BUFFER_STORE_D16_HI_B16 ENC_MUBUF default
    0xb211a3a802602b, // BUFFER_LOAD_D16_HI_FORMAT_X ENC_MUBUF default
    0xb211a3ac027044, // BUFFER_STORE_D16_HI_FORMAT_X ENC_MUBUF default
    0xb212215502b01f, // BUFFER_GL0_INV ENC_MUBUF default
    0xb212215502c020, // BUFFER_GL1_INV ENC_MUBUF default
    0xb211a3c703301b, // BUFFER_ATOMIC_SWAP_B32 ENC_MUBUF default
    0xb211c3c8034005, // BUFFER_ATOMIC_CMPSWAP_B32 ENC_MUBUF default
    0xb211a3c9035001, // BUFFER_ATOMIC_ADD_U32 ENC_MUBUF default
    0xb211a3c9036019, // BUFFER_ATOMIC_SUB_U32 ENC_MUBUF default
    0xb211a3c9037008, // BUFFER_ATOMIC_CSUB_U32 ENC_MUBUF default
    0xb211a3ca038013, // BUFFER_ATOMIC_MIN_I32 ENC_MUBUF default
    0xb211a3c9039015, // BUFFER_ATOMIC_MIN_U32 ENC_MUBUF default
    0xb211a3ca03a00e, // BUFFER_ATOMIC_MAX_I32 ENC_MUBUF default
    0xb211a3c903b010, // BUFFER_ATOMIC_MAX_U32 ENC_MUBUF default
    0xb211a3c703c003, // BUFFER_ATOMIC_AND_B32 ENC_MUBUF default
    0xb211a3c703d017, // BUFFER_ATOMIC_OR_B32 ENC_MUBUF default
    0xb211a3c703e01d, // BUFFER_ATOMIC_XOR_B32 ENC_MUBUF default
    0xb211a3c903f00b, // BUFFER_ATOMIC_INC_U32 ENC_MUBUF default
    0xb211a3c9040009, // BUFFER_ATOMIC_DEC_U32 ENC_MUBUF default
    0xb211c3cb04101c, // BUFFER_ATOMIC_SWAP_B64 ENC_MUBUF default
    0xb21203cc042006, // BUFFER_ATOMIC_CMPSWAP_B64 ENC_MUBUF default
    0xb211c3cd043002, // BUFFER_ATOMIC_ADD_U64 ENC_MUBUF default
    0xb211c3cd04401a, // BUFFER_ATOMIC_SUB_U64 ENC_MUBUF default
    0xb211c3ce045014, // BUFFER_ATOMIC_MIN_I64 ENC_MUBUF default
    0xb211c3cd046016, // BUFFER_ATOMIC_MIN_U64 ENC_MUBUF default
    0xb211c3ce04700f, // BUFFER_ATOMIC_MAX_I64 ENC_MUBUF default
    0xb211c3cd048011, // BUFFER_ATOMIC_MAX_U64 ENC_MUBUF default
    0xb211c3cb049004, // BUFFER_ATOMIC_AND_B64 ENC_MUBUF default
    0xb211c3cb04a018, // BUFFER_ATOMIC_OR_B64 ENC_MUBUF default
    0xb211c3cb04b01e, // BUFFER_ATOMIC_XOR_B64 ENC_MUBUF default
    0xb211c3cd04c00c, // BUFFER_ATOMIC_INC_U64 ENC_MUBUF default
    0xb211c3cd04d00a, // BUFFER_ATOMIC_DEC_U64 ENC_MUBUF default
    0xb211c3cf050007, // BUFFER_ATOMIC_CMPSWAP_F32 ENC_MUBUF default
    0xb211a3d0051012, // BUFFER_ATOMIC_MIN_F32 ENC_MUBUF default
    0xb211a3d005200d, // BUFFER_ATOMIC_MAX_F32 ENC_MUBUF default
    0xb211a3d0056000, // BUFFER_ATOMIC_ADD_F32 ENC_MUBUF default
    0xb41123d1000278, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0xb41143d2001279, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0xb41163d300227a, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0xb41183d400327b, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0xb41123d5004280, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0xb41143d6005281, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0xb41163d7006282, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0xb41183d8007283, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0xb41123d1008274, // TBUFFER_LOAD_D16_FORMAT_X ENC_MTBUF default
    0xb41123d9009275, // TBUFFER_LOAD_D16_FORMAT_XY ENC_MTBUF default
    0xb41143da00a276, // TBUFFER_LOAD_D16_FORMAT_XYZ ENC_MTBUF default
    0xb41143db00b277, // TBUFFER_LOAD_D16_FORMAT_XYZW ENC_MTBUF default
    0xb41123d500c27c, // TBUFFER_STORE_D16_FORMAT_X ENC_MTBUF default
    0xb41123dc00d27d, // TBUFFER_STORE_D16_FORMAT_XY ENC_MTBUF default
    0xb41143dd00e27e, // TBUFFER_STORE_D16_FORMAT_XYZ ENC_MTBUF default
    0xb41143de00f27f, // TBUFFER_STORE_D16_FORMAT_XYZW ENC_MTBUF default
    0xb608e3df000154, // IMAGE_LOAD ENC_MIMG default
    0xb80903e0000154, // IMAGE_LOAD MIMG_NSA1 has_nsa
    0xb60923df001155, // IMAGE_LOAD_MIP ENC_MIMG default
    0xb80943e0001155, // IMAGE_LOAD_MIP MIMG_NSA1 has_nsa
    0xb608e3df002158, // IMAGE_LOAD_PCK ENC_MIMG default
    0xb80903e0002158, // IMAGE_LOAD_PCK MIMG_NSA1 has_nsa
    0xb608e3df003159, // IMAGE_LOAD_PCK_SGN ENC_MIMG default
    0xb80903e0003159, // IMAGE_LOAD_PCK_SGN MIMG_NSA1 has_nsa
    0xb60923df004156, // IMAGE_LOAD_MIP_PCK ENC_MIMG default
    0xb80943e0004156, // IMAGE_LOAD_MIP_PCK MIMG_NSA1 has_nsa
    0xb60923df005157, // IMAGE_LOAD_MIP_PCK_SGN ENC_MIMG default
    0xb80943e0005157, // IMAGE_LOAD_MIP_PCK_SGN MIMG_NSA1 has_nsa
    0xb608e3e1006183, // IMAGE_STORE ENC_MIMG default
    0xb80903e2006183, // IMAGE_STORE MIMG_NSA1 has_nsa
    0xb60923e1007184, // IMAGE_STORE_MIP ENC_MIMG default
    0xb80943e2007184, // IMAGE_STORE_MIP MIMG_NSA1 has_nsa
    0xb608e3e1008186, // IMAGE_STORE_PCK ENC_MIMG default
    0xb80903e2008186, // IMAGE_STORE_PCK MIMG_NSA1 has_nsa
    0xb60923e1009185, // IMAGE_STORE_MIP_PCK ENC_MIMG default
    0xb80943e2009185, // IMAGE_STORE_MIP_PCK MIMG_NSA1 has_nsa
    0xb60963e300a13c, // IMAGE_ATOMIC_SWAP ENC_MIMG default
    0xb80983e400a13c, // IMAGE_ATOMIC_SWAP MIMG_NSA1 has_nsa
    0xb609a3e500b135, // IMAGE_ATOMIC_CMPSWAP ENC_MIMG default
    0xb809c3e600b135, // IMAGE_ATOMIC_CMPSWAP MIMG_NSA1 has_nsa
    0xb60963e700c133, // IMAGE_ATOMIC_ADD ENC_MIMG default
    0xb80983e800c133, // IMAGE_ATOMIC_ADD MIMG_NSA1 has_nsa
    0xb60963e700d13b, // IMAGE_ATOMIC_SUB ENC_MIMG default
    0xb80983e800d13b, // IMAGE_ATOMIC_SUB MIMG_NSA1 has_nsa
    0xb60963e900e13a, // IMAGE_ATOMIC_SMIN ENC_MIMG default
    0xb80983ea00e13a, // IMAGE_ATOMIC_SMIN MIMG_NSA1 has_nsa
    0xb60963e700f13e, // IMAGE_ATOMIC_UMIN ENC_MIMG default
    0xb80983e800f13e, // IMAGE_ATOMIC_UMIN MIMG_NSA1 has_nsa
    0xb60963e9010139, // IMAGE_ATOMIC_SMAX ENC_MIMG default
    0xb80983ea010139, // IMAGE_ATOMIC_SMAX MIMG_NSA1 has_nsa
    0xb60963e701113d, // IMAGE_ATOMIC_UMAX ENC_MIMG default
    0xb80983e801113d, // IMAGE_ATOMIC_UMAX MIMG_NSA1 has_nsa
    0xb60963e3012134, // IMAGE_ATOMIC_AND ENC_MIMG default
    0xb80983e4012134, // IMAGE_ATOMIC_AND MIMG_NSA1 has_nsa
    0xb60963e3013138, // IMAGE_ATOMIC_OR ENC_MIMG default
    0xb80983e4013138, // IMAGE_ATOMIC_OR MIMG_NSA1 has_nsa
    0xb60963e301413f, // IMAGE_ATOMIC_XOR ENC_MIMG default
    0xb80983e401413f, // IMAGE_ATOMIC_XOR MIMG_NSA1 has_nsa
    0xb60963e7015137, // IMAGE_ATOMIC_INC ENC_MIMG default
    0xb80983e8015137, // IMAGE_ATOMIC_INC MIMG_NSA1 has_nsa
    0xb60963e7016136, // IMAGE_ATOMIC_DEC ENC_MIMG default
    0xb80983e8016136, // IMAGE_ATOMIC_DEC MIMG_NSA1 has_nsa
    0xb609e3eb017153, // IMAGE_GET_RESINFO ENC_MIMG default
    0xb80a03ec017153, // IMAGE_GET_RESINFO MIMG_NSA1 has_nsa
    0xb60a23df01815a, // IMAGE_MSAA_LOAD ENC_MIMG default
    0xb80a43e001815a, // IMAGE_MSAA_LOAD MIMG_NSA1 has_nsa
    0xb60a63ed019141, // IMAGE_BVH_INTERSECT_RAY ENC_MIMG default
    0xb80a83ee019141, // IMAGE_BVH_INTERSECT_RAY MIMG_NSA1 has_nsa
    0xb60a63ef01a140, // IMAGE_BVH64_INTERSECT_RAY ENC_MIMG default
    0xb80a83f001a140, // IMAGE_BVH64_INTERSECT_RAY MIMG_NSA1 has_nsa
    0xb60aa3f101b15b, // IMAGE_SAMPLE ENC_MIMG default
    0xb80ac3f201b15b, // IMAGE_SAMPLE MIMG_NSA1 has_nsa
    0xb60ae3f301c176, // IMAGE_SAMPLE_D ENC_MIMG default
    0xb80b03f401c176, // IMAGE_SAMPLE_D MIMG_NSA1 has_nsa
    0xb60b23f501d17e, // IMAGE_SAMPLE_L ENC_MIMG default
    0xb80b43f601d17e, // IMAGE_SAMPLE_L MIMG_NSA1 has_nsa
    0xb60b63f501e15c, // IMAGE_SAMPLE_B ENC_MIMG default
    0xb80b83f601e15c, // IMAGE_SAMPLE_B MIMG_NSA1 has_nsa
    0xb60aa3f101f17f, // IMAGE_SAMPLE_LZ ENC_MIMG default
    0xb80ac3f201f17f, // IMAGE_SAMPLE_LZ MIMG_NSA1 has_nsa
    0xb60b63f5020160, // IMAGE_SAMPLE_C ENC_MIMG default
    0xb80b83f6020160, // IMAGE_SAMPLE_C MIMG_NSA1 has_nsa
    0xb60ba3f7021169, // IMAGE_SAMPLE_C_D ENC_MIMG default
    0xb80bc3f8021169, // IMAGE_SAMPLE_C_D MIMG_NSA1 has_nsa
    0xb60be3f9022171, // IMAGE_SAMPLE_C_L ENC_MIMG default
    0xb80c03fa022171, // IMAGE_SAMPLE_C_L MIMG_NSA1 has_nsa
    0xb60c23f9023163, // IMAGE_SAMPLE_C_B ENC_MIMG default
    0xb80c43fa023163, // IMAGE_SAMPLE_C_B MIMG_NSA1 has_nsa
    0xb60b63f5024172, // IMAGE_SAMPLE_C_LZ ENC_MIMG default
    0xb80b83f6024172, // IMAGE_SAMPLE_C_LZ MIMG_NSA1 has_nsa
    0xb60b63f5025182, // IMAGE_SAMPLE_O ENC_MIMG default
    0xb80b83f6025182, // IMAGE_SAMPLE_O MIMG_NSA1 has_nsa
    0xb60ba3f702617c, // IMAGE_SAMPLE_D_O ENC_MIMG default
    0xb80bc3f802617c, // IMAGE_SAMPLE_D_O MIMG_NSA1 has_nsa
    0xb60be3f9027181, // IMAGE_SAMPLE_L_O ENC_MIMG default
    0xb80c03fa027181, // IMAGE_SAMPLE_L_O MIMG_NSA1 has_nsa
    0xb60c23f902815f, // IMAGE_SAMPLE_B_O ENC_MIMG default
    0xb80c43fa02815f, // IMAGE_SAMPLE_B_O MIMG_NSA1 has_nsa
    0xb60b63f5029180, // IMAGE_SAMPLE_LZ_O ENC_MIMG default
    0xb80b83f6029180, // IMAGE_SAMPLE_LZ_O MIMG_NSA1 has_nsa
    0xb60c23f902a175, // IMAGE_SAMPLE_C_O ENC_MIMG default
    0xb80c43fa02a175, // IMAGE_SAMPLE_C_O MIMG_NSA1 has_nsa
    0xb60c63fb02b16f, // IMAGE_SAMPLE_C_D_O ENC_MIMG default
    0xb80c83fc02b16f, // IMAGE_SAMPLE_C_D_O MIMG_NSA1 has_nsa
    0xb60ca3fd02c174, // IMAGE_SAMPLE_C_L_O ENC_MIMG default
    0xb80cc3fe02c174, // IMAGE_SAMPLE_C_L_O MIMG_NSA1 has_nsa
    0xb60ce3fd02d166, // IMAGE_SAMPLE_C_B_O ENC_MIMG default
    0xb80d03fe02d166, // IMAGE_SAMPLE_C_B_O MIMG_NSA1 has_nsa
    0xb60c23f902e173, // IMAGE_SAMPLE_C_LZ_O ENC_MIMG default
    0xb80c43fa02e173, // IMAGE_SAMPLE_C_LZ_O MIMG_NSA1 has_nsa
    0xb60d23f102f142, // IMAGE_GATHER4 ENC_MIMG default
    0xb80d43f202f142, // IMAGE_GATHER4 MIMG_NSA1 has_nsa
    0xb60d63f503014e, // IMAGE_GATHER4_L ENC_MIMG default
    0xb80d83f603014e, // IMAGE_GATHER4_L MIMG_NSA1 has_nsa
    0xb60da3f5031144, // IMAGE_GATHER4_B ENC_MIMG default
    0xb80dc3f6031144, // IMAGE_GATHER4_B MIMG_NSA1 has_nsa
    0xb60d23f103214f, // IMAGE_GATHER4_LZ ENC_MIMG default
    0xb80d43f203214f, // IMAGE_GATHER4_LZ MIMG_NSA1 has_nsa
    0xb60da3f5033146, // IMAGE_GATHER4_C ENC_MIMG default
    0xb80dc3f6033146, // IMAGE_GATHER4_C MIMG_NSA1 has_nsa
    0xb60da3f503414c, // IMAGE_GATHER4_C_LZ ENC_MIMG default
    0xb80dc3f603414c, // IMAGE_GATHER4_C_LZ MIMG_NSA1 has_nsa
    0xb60da3f5035151, // IMAGE_GATHER4_O ENC_MIMG default
    0xb80dc3f6035151, // IMAGE_GATHER4_O MIMG_NSA1 has_nsa
    0xb60da3f5036150, // IMAGE_GATHER4_LZ_O ENC_MIMG default
    0xb80dc3f6036150, // IMAGE_GATHER4_LZ_O MIMG_NSA1 has_nsa
    0xb60de3f903714d, // IMAGE_GATHER4_C_LZ_O ENC_MIMG default
    0xb80e03fa03714d, // IMAGE_GATHER4_C_LZ_O MIMG_NSA1 has_nsa
    0xb60aa3f1038152, // IMAGE_GET_LOD ENC_MIMG default
    0xb80ac3f2038152, // IMAGE_GET_LOD MIMG_NSA1 has_nsa
    0xb60e23ff03917b, // IMAGE_SAMPLE_D_G16 ENC_MIMG default
    0xb80e440003917b, // IMAGE_SAMPLE_D_G16 MIMG_NSA1 has_nsa
    0xb60e640103a16e, // IMAGE_SAMPLE_C_D_G16 ENC_MIMG default
    0xb80e840203a16e, // IMAGE_SAMPLE_C_D_G16 MIMG_NSA1 has_nsa
    0xb60e640103b17d, // IMAGE_SAMPLE_D_O_G16 ENC_MIMG default
    0xb80e840203b17d, // IMAGE_SAMPLE_D_O_G16 MIMG_NSA1 has_nsa
    0xb60ea3f303c170, // IMAGE_SAMPLE_C_D_O_G16 ENC_MIMG default
    0xb80ec3f403c170, // IMAGE_SAMPLE_C_D_O_G16 MIMG_NSA1 has_nsa
    0xb60b23f5040161, // IMAGE_SAMPLE_CL ENC_MIMG default
    0xb80b43f6040161, // IMAGE_SAMPLE_CL MIMG_NSA1 has_nsa
    0xb60ee3f7041177, // IMAGE_SAMPLE_D_CL ENC_MIMG default
    0xb80f03f8041177, // IMAGE_SAMPLE_D_CL MIMG_NSA1 has_nsa
    0xb60be3f904215d, // IMAGE_SAMPLE_B_CL ENC_MIMG default
    0xb80c03fa04215d, // IMAGE_SAMPLE_B_CL MIMG_NSA1 has_nsa
    0xb60be3f9043167, // IMAGE_SAMPLE_C_CL ENC_MIMG default
    0xb80c03fa043167, // IMAGE_SAMPLE_C_CL MIMG_NSA1 has_nsa
    0xb60f23fb04416a, // IMAGE_SAMPLE_C_D_CL ENC_MIMG default
    0xb80f43fc04416a, // IMAGE_SAMPLE_C_D_CL MIMG_NSA1 has_nsa
    0xb60ca3fd045164, // IMAGE_SAMPLE_C_B_CL ENC_MIMG default
    0xb80cc3fe045164, // IMAGE_SAMPLE_C_B_CL MIMG_NSA1 has_nsa
    0xb60be3f9046162, // IMAGE_SAMPLE_CL_O ENC_MIMG default
    0xb80c03fa046162, // IMAGE_SAMPLE_CL_O MIMG_NSA1 has_nsa
    0xb60f23fb047179, // IMAGE_SAMPLE_D_CL_O ENC_MIMG default
    0xb80f43fc047179, // IMAGE_SAMPLE_D_CL_O MIMG_NSA1 has_nsa
    0xb60ca3fd04815e, // IMAGE_SAMPLE_B_CL_O ENC_MIMG default
    0xb80cc3fe04815e, // IMAGE_SAMPLE_B_CL_O MIMG_NSA1 has_nsa
    0xb60ca3fd049168, // IMAGE_SAMPLE_C_CL_O ENC_MIMG default
    0xb80cc3fe049168, // IMAGE_SAMPLE_C_CL_O MIMG_NSA1 has_nsa
    0xb60f640304a16c, // IMAGE_SAMPLE_C_D_CL_O ENC_MIMG default
    0xb80f840404a16c, // IMAGE_SAMPLE_C_D_CL_O MIMG_NSA1 has_nsa
    0xb60fa3ff04b165, // IMAGE_SAMPLE_C_B_CL_O ENC_MIMG default
    0xb80fc40004b165, // IMAGE_SAMPLE_C_B_CL_O MIMG_NSA1 has_nsa
    0xb60fe3f305416b, // IMAGE_SAMPLE_C_D_CL_G16 ENC_MIMG default
    0xb81003f405416b, // IMAGE_SAMPLE_C_D_CL_G16 MIMG_NSA1 has_nsa
    0xb60fe3f305517a, // IMAGE_SAMPLE_D_CL_O_G16 ENC_MIMG default
    0xb81003f405517a, // IMAGE_SAMPLE_D_CL_O_G16 MIMG_NSA1 has_nsa
    0xb61023f705616d, // IMAGE_SAMPLE_C_D_CL_O_G16 ENC_MIMG default
    0xb81043f805616d, // IMAGE_SAMPLE_C_D_CL_O_G16 MIMG_NSA1 has_nsa
    0xb610640105f178, // IMAGE_SAMPLE_D_CL_G16 ENC_MIMG default
    0xb810840205f178, // IMAGE_SAMPLE_D_CL_G16 MIMG_NSA1 has_nsa
    0xb60d63f5060147, // IMAGE_GATHER4_CL ENC_MIMG default
    0xb80d83f6060147, // IMAGE_GATHER4_CL MIMG_NSA1 has_nsa
    0xb610a3f9061145, // IMAGE_GATHER4_B_CL ENC_MIMG default
    0xb810c3fa061145, // IMAGE_GATHER4_B_CL MIMG_NSA1 has_nsa
    0xb610a3f906214a, // IMAGE_GATHER4_C_CL ENC_MIMG default
    0xb810c3fa06214a, // IMAGE_GATHER4_C_CL MIMG_NSA1 has_nsa
    0xb610a3f906314b, // IMAGE_GATHER4_C_L ENC_MIMG default
    0xb810c3fa06314b, // IMAGE_GATHER4_C_L MIMG_NSA1 has_nsa
    0xb60de3f9064148, // IMAGE_GATHER4_C_B ENC_MIMG default
    0xb80e03fa064148, // IMAGE_GATHER4_C_B MIMG_NSA1 has_nsa
    0xb610e3fd065149, // IMAGE_GATHER4_C_B_CL ENC_MIMG default
    0xb81103fe065149, // IMAGE_GATHER4_C_B_CL MIMG_NSA1 has_nsa
    0xb60d23f1090143, // IMAGE_GATHER4H ENC_MIMG default
    0xb80d43f2090143, // IMAGE_GATHER4H MIMG_NSA1 has_nsa
    0xba124405000211, // S_LOAD_B32 ENC_SMEM default
    0xba126406001213, // S_LOAD_B64 ENC_SMEM default
    0xba12840700220f, // S_LOAD_B128 ENC_SMEM default
    0xba12a408003210, // S_LOAD_B256 ENC_SMEM default
    0xba12c409004212, // S_LOAD_B512 ENC_SMEM default
    0xba12e40a0081ce, // S_BUFFER_LOAD_B32 ENC_SMEM default
    0xba13040b0091d0, // S_BUFFER_LOAD_B64 ENC_SMEM default
    0xba13240c00a1cc, // S_BUFFER_LOAD_B128 ENC_SMEM default
    0xba13440d00b1cd, // S_BUFFER_LOAD_B256 ENC_SMEM default
    0xba13640e00c1cf, // S_BUFFER_LOAD_B512 ENC_SMEM default
    0xba12215502020c, // S_GL1_INV ENC_SMEM default
    0xba122155021203, // S_DCACHE_INV ENC_SMEM default
    0xbc04440f0000c7, // EXP ENC_EXP default
    0xbe33c41000030d, // V_CMP_F_F16 ENC_VOPC default
    0xc033e41100030d, // V_CMP_F_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234041200030d, // V_CMP_F_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433c41300030d, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0xbe33c410001332, // V_CMP_LT_F16 ENC_VOPC default
    0xc033e411001332, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc2340412001332, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433c413001332, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0xbe33c410002304, // V_CMP_EQ_F16 ENC_VOPC default
    0xc033e411002304, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc2340412002304, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433c413002304, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0xbe33c410003326, // V_CMP_LE_F16 ENC_VOPC default
    0xc033e411003326, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc2340412003326, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433c413003326, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0xbe33c41000431d, // V_CMP_GT_F16 ENC_VOPC default
    0xc033e41100431d, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234041200431d, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433c41300431d, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0xbe33c41000532f, // V_CMP_LG_F16 ENC_VOPC default
    0xc033e41100532f, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234041200532f, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433c41300532f, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0xbe33c410006314, // V_CMP_GE_F16 ENC_VOPC default
    0xc033e411006314, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc2340412006314, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433c413006314, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0xbe33c410007353, // V_CMP_O_F16 ENC_VOPC default
    0xc033e411007353, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0xc2340412007353, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433c413007353, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0xbe33c41000835d, // V_CMP_U_F16 ENC_VOPC default
    0xc033e41100835d, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234041200835d, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433c41300835d, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0xbe33c410009344, // V_CMP_NGE_F16 ENC_VOPC default
    0xc033e411009344, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc2340412009344, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433c413009344, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0xbe33c41000a34d, // V_CMP_NLG_F16 ENC_VOPC default
    0xc033e41100a34d, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234041200a34d, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433c41300a34d, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0xbe33c41000b347, // V_CMP_NGT_F16 ENC_VOPC default
    0xc033e41100b347, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234041200b347, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433c41300b347, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0xbe33c41000c34a, // V_CMP_NLE_F16 ENC_VOPC default
    0xc033e41100c34a, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234041200c34a, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433c41300c34a, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0xbe33c41000d33b, // V_CMP_NEQ_F16 ENC_VOPC default
    0xc033e41100d33b, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234041200d33b, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433c41300d33b, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0xbe33c41000e350, // V_CMP_NLT_F16 ENC_VOPC default
    0xc033e41100e350, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234041200e350, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433c41300e350, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0xbe33c41000f356, // V_CMP_T_F16 ENC_VOPC default
    0xc033e41100f356, // V_CMP_T_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234041200f356, // V_CMP_T_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433c41300f356, // V_CMP_T_F16 VOPC_INST_LITERAL has_lit
    0xbe34841401030e, // V_CMP_F_F32 ENC_VOPC default
    0xc034a41501030e, // V_CMP_F_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234c41601030e, // V_CMP_F_F32 VOPC_VOP_DPP16 has_dpp16
    0xc434841701030e, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0xbe348414011333, // V_CMP_LT_F32 ENC_VOPC default
    0xc034a415011333, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234c416011333, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4348417011333, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0xbe348414012305, // V_CMP_EQ_F32 ENC_VOPC default
    0xc034a415012305, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234c416012305, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4348417012305, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0xbe348414013327, // V_CMP_LE_F32 ENC_VOPC default
    0xc034a415013327, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234c416013327, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4348417013327, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0xbe34841401431e, // V_CMP_GT_F32 ENC_VOPC default
    0xc034a41501431e, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234c41601431e, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc434841701431e, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0xbe348414015330, // V_CMP_LG_F32 ENC_VOPC default
    0xc034a415015330, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234c416015330, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4348417015330, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0xbe348414016315, // V_CMP_GE_F32 ENC_VOPC default
    0xc034a415016315, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234c416016315, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4348417016315, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0xbe348414017354, // V_CMP_O_F32 ENC_VOPC default
    0xc034a415017354, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234c416017354, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4348417017354, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0xbe34841401835e, // V_CMP_U_F32 ENC_VOPC default
    0xc034a41501835e, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234c41601835e, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0xc434841701835e, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0xbe348414019345, // V_CMP_NGE_F32 ENC_VOPC default
    0xc034a415019345, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234c416019345, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4348417019345, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0xbe34841401a34e, // V_CMP_NLG_F32 ENC_VOPC default
    0xc034a41501a34e, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234c41601a34e, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc434841701a34e, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0xbe34841401b348, // V_CMP_NGT_F32 ENC_VOPC default
    0xc034a41501b348, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234c41601b348, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc434841701b348, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0xbe34841401c34b, // V_CMP_NLE_F32 ENC_VOPC default
    0xc034a41501c34b, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234c41601c34b, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc434841701c34b, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0xbe34841401d33c, // V_CMP_NEQ_F32 ENC_VOPC default
    0xc034a41501d33c, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234c41601d33c, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc434841701d33c, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0xbe34841401e351, // V_CMP_NLT_F32 ENC_VOPC default
    0xc034a41501e351, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234c41601e351, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc434841701e351, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0xbe34841401f357, // V_CMP_T_F32 ENC_VOPC default
    0xc034a41501f357, // V_CMP_T_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234c41601f357, // V_CMP_T_F32 VOPC_VOP_DPP16 has_dpp16
    0xc434841701f357, // V_CMP_T_F32 VOPC_INST_LITERAL has_lit
    0xbe35041802030f, // V_CMP_F_F64 ENC_VOPC default
    0xc435041902030f, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0xbe350418021334, // V_CMP_LT_F64 ENC_VOPC default
    0xc4350419021334, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0xbe350418022306, // V_CMP_EQ_F64 ENC_VOPC default
    0xc4350419022306, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0xbe350418023328, // V_CMP_LE_F64 ENC_VOPC default
    0xc4350419023328, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0xbe35041802431f, // V_CMP_GT_F64 ENC_VOPC default
    0xc435041902431f, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0xbe350418025331, // V_CMP_LG_F64 ENC_VOPC default
    0xc4350419025331, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0xbe350418026316, // V_CMP_GE_F64 ENC_VOPC default
    0xc4350419026316, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0xbe350418027355, // V_CMP_O_F64 ENC_VOPC default
    0xc4350419027355, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0xbe35041802835f, // V_CMP_U_F64 ENC_VOPC default
    0xc435041902835f, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0xbe350418029346, // V_CMP_NGE_F64 ENC_VOPC default
    0xc4350419029346, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0xbe35041802a34f, // V_CMP_NLG_F64 ENC_VOPC default
    0xc435041902a34f, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0xbe35041802b349, // V_CMP_NGT_F64 ENC_VOPC default
    0xc435041902b349, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0xbe35041802c34c, // V_CMP_NLE_F64 ENC_VOPC default
    0xc435041902c34c, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0xbe35041802d33d, // V_CMP_NEQ_F64 ENC_VOPC default
    0xc435041902d33d, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0xbe35041802e352, // V_CMP_NLT_F64 ENC_VOPC default
    0xc435041902e352, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0xbe35041802f358, // V_CMP_T_F64 ENC_VOPC default
    0xc435041902f358, // V_CMP_T_F64 VOPC_INST_LITERAL has_lit
    0xbe35841a031335, // V_CMP_LT_I16 ENC_VOPC default
    0xc035a41b031335, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc235c41c031335, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc435841d031335, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0xbe35841a032307, // V_CMP_EQ_I16 ENC_VOPC default
    0xc035a41b032307, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0xc235c41c032307, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0xc435841d032307, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0xbe35841a033329, // V_CMP_LE_I16 ENC_VOPC default
    0xc035a41b033329, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc235c41c033329, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc435841d033329, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0xbe35841a034320, // V_CMP_GT_I16 ENC_VOPC default
    0xc035a41b034320, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc235c41c034320, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc435841d034320, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0xbe35841a03533e, // V_CMP_NE_I16 ENC_VOPC default
    0xc035a41b03533e, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc235c41c03533e, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc435841d03533e, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0xbe35841a036317, // V_CMP_GE_I16 ENC_VOPC default
    0xc035a41b036317, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc235c41c036317, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc435841d036317, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0xbe35841e039338, // V_CMP_LT_U16 ENC_VOPC default
    0xc035a41f039338, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc235c420039338, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc4358421039338, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0xbe35841e03a30a, // V_CMP_EQ_U16 ENC_VOPC default
    0xc035a41f03a30a, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0xc235c42003a30a, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0xc435842103a30a, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0xbe35841e03b32c, // V_CMP_LE_U16 ENC_VOPC default
    0xc035a41f03b32c, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc235c42003b32c, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc435842103b32c, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0xbe35841e03c323, // V_CMP_GT_U16 ENC_VOPC default
    0xc035a41f03c323, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc235c42003c323, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc435842103c323, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0xbe35841e03d341, // V_CMP_NE_U16 ENC_VOPC default
    0xc035a41f03d341, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc235c42003d341, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc435842103d341, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0xbe35841e03e31a, // V_CMP_GE_U16 ENC_VOPC default
    0xc035a41f03e31a, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc235c42003e31a, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc435842103e31a, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0xbe348422040310, // V_CMP_F_I32 ENC_VOPC default
    0xc034a423040310, // V_CMP_F_I32 VOPC_VOP_DPP8 has_dpp8
    0xc2364424040310, // V_CMP_F_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4348425040310, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0xbe348422041336, // V_CMP_LT_I32 ENC_VOPC default
    0xc034a423041336, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc2364424041336, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4348425041336, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0xbe348422042308, // V_CMP_EQ_I32 ENC_VOPC default
    0xc034a423042308, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0xc2364424042308, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4348425042308, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0xbe34842204332a, // V_CMP_LE_I32 ENC_VOPC default
    0xc034a42304332a, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc236442404332a, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc434842504332a, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0xbe348422044321, // V_CMP_GT_I32 ENC_VOPC default
    0xc034a423044321, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc2364424044321, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4348425044321, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0xbe34842204533f, // V_CMP_NE_I32 ENC_VOPC default
    0xc034a42304533f, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc236442404533f, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc434842504533f, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0xbe348422046318, // V_CMP_GE_I32 ENC_VOPC default
    0xc034a423046318, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc2364424046318, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4348425046318, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0xbe348422047359, // V_CMP_T_I32 ENC_VOPC default
    0xc034a423047359, // V_CMP_T_I32 VOPC_VOP_DPP8 has_dpp8
    0xc2364424047359, // V_CMP_T_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4348425047359, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0xbe348426048312, // V_CMP_F_U32 ENC_VOPC default
    0xc034a427048312, // V_CMP_F_U32 VOPC_VOP_DPP8 has_dpp8
    0xc2364428048312, // V_CMP_F_U32 VOPC_VOP_DPP16 has_dpp16
    0xc4348429048312, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0xbe348426049339, // V_CMP_LT_U32 ENC_VOPC default
    0xc034a427049339, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc2364428049339, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc4348429049339, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0xbe34842604a30b, // V_CMP_EQ_U32 ENC_VOPC default
    0xc034a42704a30b, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0xc236442804a30b, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0xc434842904a30b, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0xbe34842604b32d, // V_CMP_LE_U32 ENC_VOPC default
    0xc034a42704b32d, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc236442804b32d, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc434842904b32d, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0xbe34842604c324, // V_CMP_GT_U32 ENC_VOPC default
    0xc034a42704c324, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc236442804c324, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc434842904c324, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0xbe34842604d342, // V_CMP_NE_U32 ENC_VOPC default
    0xc034a42704d342, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc236442804d342, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc434842904d342, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0xbe34842604e31b, // V_CMP_GE_U32 ENC_VOPC default
    0xc034a42704e31b, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc236442804e31b, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc434842904e31b, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0xbe34842604f35b, // V_CMP_T_U32 ENC_VOPC default
    0xc034a42704f35b, // V_CMP_T_U32 VOPC_VOP_DPP8 has_dpp8
    0xc236442804f35b, // V_CMP_T_U32 VOPC_VOP_DPP16 has_dpp16
    0xc434842904f35b, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0xbe36842a050311, // V_CMP_F_I64 ENC_VOPC default
    0xc436842b050311, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0xbe36842a051337, // V_CMP_LT_I64 ENC_VOPC default
    0xc436842b051337, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0xbe36842a052309, // V_CMP_EQ_I64 ENC_VOPC default
    0xc436842b052309, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0xbe36842a05332b, // V_CMP_LE_I64 ENC_VOPC default
    0xc436842b05332b, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0xbe36842a054322, // V_CMP_GT_I64 ENC_VOPC default
    0xc436842b054322, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0xbe36842a055340, // V_CMP_NE_I64 ENC_VOPC default
    0xc436842b055340, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0xbe36842a056319, // V_CMP_GE_I64 ENC_VOPC default
    0xc436842b056319, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0xbe36842a05735a, // V_CMP_T_I64 ENC_VOPC default
    0xc436842b05735a, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0xbe36842c058313, // V_CMP_F_U64 ENC_VOPC default
    0xc436842d058313, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0xbe36842c05933a, // V_CMP_LT_U64 ENC_VOPC default
    0xc436842d05933a, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0xbe36842c05a30c, // V_CMP_EQ_U64 ENC_VOPC default
    0xc436842d05a30c, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0xbe36842c05b32e, // V_CMP_LE_U64 ENC_VOPC default
    0xc436842d05b32e, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0xbe36842c05c325, // V_CMP_GT_U64 ENC_VOPC default
    0xc436842d05c325, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0xbe36842c05d343, // V_CMP_NE_U64 ENC_VOPC default
    0xc436842d05d343, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0xbe36842c05e31c, // V_CMP_GE_U64 ENC_VOPC default
    0xc436842d05e31c, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0xbe36842c05f35c, // V_CMP_T_U64 ENC_VOPC default
    0xc436842d05f35c, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0xbe33c41007d301, // V_CMP_CLASS_F16 ENC_VOPC default
    0xc033e41107d301, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234041207d301, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433c41307d301, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0xbe34842e07e302, // V_CMP_CLASS_F32 ENC_VOPC default
    0xc034a42f07e302, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0xc237643007e302, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0xc434843107e302, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0xbe37a43207f303, // V_CMP_CLASS_F64 ENC_VOPC default
    0xc437a43307f303, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0xbe3824340802ae, // V_CMPX_F_F16 ENC_VOPC default
    0xc03844350802ae, // V_CMPX_F_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23864360802ae, // V_CMPX_F_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43824370802ae, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0xbe3824340812d3, // V_CMPX_LT_F16 ENC_VOPC default
    0xc03844350812d3, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23864360812d3, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43824370812d3, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0xbe3824340822a5, // V_CMPX_EQ_F16 ENC_VOPC default
    0xc03844350822a5, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23864360822a5, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43824370822a5, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0xbe3824340832c7, // V_CMPX_LE_F16 ENC_VOPC default
    0xc03844350832c7, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23864360832c7, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43824370832c7, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0xbe3824340842be, // V_CMPX_GT_F16 ENC_VOPC default
    0xc03844350842be, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23864360842be, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43824370842be, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0xbe3824340852d0, // V_CMPX_LG_F16 ENC_VOPC default
    0xc03844350852d0, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23864360852d0, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43824370852d0, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0xbe3824340862b5, // V_CMPX_GE_F16 ENC_VOPC default
    0xc03844350862b5, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23864360862b5, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43824370862b5, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0xbe3824340872f4, // V_CMPX_O_F16 ENC_VOPC default
    0xc03844350872f4, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23864360872f4, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43824370872f4, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0xbe3824340882fe, // V_CMPX_U_F16 ENC_VOPC default
    0xc03844350882fe, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23864360882fe, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43824370882fe, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0xbe3824340892e5, // V_CMPX_NGE_F16 ENC_VOPC default
    0xc03844350892e5, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23864360892e5, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43824370892e5, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0xbe38243408a2ee, // V_CMPX_NLG_F16 ENC_VOPC default
    0xc038443508a2ee, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc238643608a2ee, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc438243708a2ee, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0xbe38243408b2e8, // V_CMPX_NGT_F16 ENC_VOPC default
    0xc038443508b2e8, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc238643608b2e8, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc438243708b2e8, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0xbe38243408c2eb, // V_CMPX_NLE_F16 ENC_VOPC default
    0xc038443508c2eb, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc238643608c2eb, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc438243708c2eb, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0xbe38243408d2dc, // V_CMPX_NEQ_F16 ENC_VOPC default
    0xc038443508d2dc, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc238643608d2dc, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc438243708d2dc, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0xbe38243408e2f1, // V_CMPX_NLT_F16 ENC_VOPC default
    0xc038443508e2f1, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc238643608e2f1, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc438243708e2f1, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0xbe38243408f2f7, // V_CMPX_T_F16 ENC_VOPC default
    0xc038443508f2f7, // V_CMPX_T_F16 VOPC_VOP_DPP8 has_dpp8
    0xc238643608f2f7, // V_CMPX_T_F16 VOPC_VOP_DPP16 has_dpp16
    0xc438243708f2f7, // V_CMPX_T_F16 VOPC_INST_LITERAL has_lit
    0xbe38e4380902af, // V_CMPX_F_F32 ENC_VOPC default
    0xc03904390902af, // V_CMPX_F_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239243a0902af, // V_CMPX_F_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438e43b0902af, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0xbe38e4380912d4, // V_CMPX_LT_F32 ENC_VOPC default
    0xc03904390912d4, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239243a0912d4, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438e43b0912d4, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0xbe38e4380922a6, // V_CMPX_EQ_F32 ENC_VOPC default
    0xc03904390922a6, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239243a0922a6, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438e43b0922a6, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0xbe38e4380932c8, // V_CMPX_LE_F32 ENC_VOPC default
    0xc03904390932c8, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239243a0932c8, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438e43b0932c8, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0xbe38e4380942bf, // V_CMPX_GT_F32 ENC_VOPC default
    0xc03904390942bf, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239243a0942bf, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438e43b0942bf, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0xbe38e4380952d1, // V_CMPX_LG_F32 ENC_VOPC default
    0xc03904390952d1, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239243a0952d1, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438e43b0952d1, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0xbe38e4380962b6, // V_CMPX_GE_F32 ENC_VOPC default
    0xc03904390962b6, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239243a0962b6, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438e43b0962b6, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0xbe38e4380972f5, // V_CMPX_O_F32 ENC_VOPC default
    0xc03904390972f5, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239243a0972f5, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438e43b0972f5, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0xbe38e4380982ff, // V_CMPX_U_F32 ENC_VOPC default
    0xc03904390982ff, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239243a0982ff, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438e43b0982ff, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0xbe38e4380992e6, // V_CMPX_NGE_F32 ENC_VOPC default
    0xc03904390992e6, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239243a0992e6, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438e43b0992e6, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0xbe38e43809a2ef, // V_CMPX_NLG_F32 ENC_VOPC default
    0xc039043909a2ef, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239243a09a2ef, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438e43b09a2ef, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0xbe38e43809b2e9, // V_CMPX_NGT_F32 ENC_VOPC default
    0xc039043909b2e9, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239243a09b2e9, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438e43b09b2e9, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0xbe38e43809c2ec, // V_CMPX_NLE_F32 ENC_VOPC default
    0xc039043909c2ec, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239243a09c2ec, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438e43b09c2ec, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0xbe38e43809d2dd, // V_CMPX_NEQ_F32 ENC_VOPC default
    0xc039043909d2dd, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239243a09d2dd, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438e43b09d2dd, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0xbe38e43809e2f2, // V_CMPX_NLT_F32 ENC_VOPC default
    0xc039043909e2f2, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239243a09e2f2, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438e43b09e2f2, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0xbe38e43809f2f8, // V_CMPX_T_F32 ENC_VOPC default
    0xc039043909f2f8, // V_CMPX_T_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239243a09f2f8, // V_CMPX_T_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438e43b09f2f8, // V_CMPX_T_F32 VOPC_INST_LITERAL has_lit
    0xbe39643c0a02b0, // V_CMPX_F_F64 ENC_VOPC default
    0xc439643d0a02b0, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0xbe39643c0a12d5, // V_CMPX_LT_F64 ENC_VOPC default
    0xc439643d0a12d5, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0xbe39643c0a22a7, // V_CMPX_EQ_F64 ENC_VOPC default
    0xc439643d0a22a7, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0xbe39643c0a32c9, // V_CMPX_LE_F64 ENC_VOPC default
    0xc439643d0a32c9, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0xbe39643c0a42c0, // V_CMPX_GT_F64 ENC_VOPC default
    0xc439643d0a42c0, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0xbe39643c0a52d2, // V_CMPX_LG_F64 ENC_VOPC default
    0xc439643d0a52d2, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0xbe39643c0a62b7, // V_CMPX_GE_F64 ENC_VOPC default
    0xc439643d0a62b7, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0xbe39643c0a72f6, // V_CMPX_O_F64 ENC_VOPC default
    0xc439643d0a72f6, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0xbe39643c0a8300, // V_CMPX_U_F64 ENC_VOPC default
    0xc439643d0a8300, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0xbe39643c0a92e7, // V_CMPX_NGE_F64 ENC_VOPC default
    0xc439643d0a92e7, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0xbe39643c0aa2f0, // V_CMPX_NLG_F64 ENC_VOPC default
    0xc439643d0aa2f0, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0xbe39643c0ab2ea, // V_CMPX_NGT_F64 ENC_VOPC default
    0xc439643d0ab2ea, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0xbe39643c0ac2ed, // V_CMPX_NLE_F64 ENC_VOPC default
    0xc439643d0ac2ed, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0xbe39643c0ad2de, // V_CMPX_NEQ_F64 ENC_VOPC default
    0xc439643d0ad2de, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0xbe39643c0ae2f3, // V_CMPX_NLT_F64 ENC_VOPC default
    0xc439643d0ae2f3, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0xbe39643c0af2f9, // V_CMPX_T_F64 ENC_VOPC default
    0xc439643d0af2f9, // V_CMPX_T_F64 VOPC_INST_LITERAL has_lit
    0xbe39e43e0b12d6, // V_CMPX_LT_I16 ENC_VOPC default
    0xc03a043f0b12d6, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc23a24400b12d6, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc439e4410b12d6, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0xbe39e43e0b22a8, // V_CMPX_EQ_I16 ENC_VOPC default
    0xc03a043f0b22a8, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0xc23a24400b22a8, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0xc439e4410b22a8, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0xbe39e43e0b32ca, // V_CMPX_LE_I16 ENC_VOPC default
    0xc03a043f0b32ca, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc23a24400b32ca, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc439e4410b32ca, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0xbe39e43e0b42c1, // V_CMPX_GT_I16 ENC_VOPC default
    0xc03a043f0b42c1, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc23a24400b42c1, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc439e4410b42c1, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0xbe39e43e0b52df, // V_CMPX_NE_I16 ENC_VOPC default
    0xc03a043f0b52df, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc23a24400b52df, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc439e4410b52df, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0xbe39e43e0b62b8, // V_CMPX_GE_I16 ENC_VOPC default
    0xc03a043f0b62b8, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc23a24400b62b8, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc439e4410b62b8, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0xbe39e4420b92d9, // V_CMPX_LT_U16 ENC_VOPC default
    0xc03a04430b92d9, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc23a24440b92d9, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc439e4450b92d9, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0xbe39e4420ba2ab, // V_CMPX_EQ_U16 ENC_VOPC default
    0xc03a04430ba2ab, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0xc23a24440ba2ab, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0xc439e4450ba2ab, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0xbe39e4420bb2cd, // V_CMPX_LE_U16 ENC_VOPC default
    0xc03a04430bb2cd, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc23a24440bb2cd, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc439e4450bb2cd, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0xbe39e4420bc2c4, // V_CMPX_GT_U16 ENC_VOPC default
    0xc03a04430bc2c4, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc23a24440bc2c4, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc439e4450bc2c4, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0xbe39e4420bd2e2, // V_CMPX_NE_U16 ENC_VOPC default
    0xc03a04430bd2e2, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc23a24440bd2e2, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc439e4450bd2e2, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0xbe39e4420be2bb, // V_CMPX_GE_U16 ENC_VOPC default
    0xc03a04430be2bb, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc23a24440be2bb, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc439e4450be2bb, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0xbe38e4460c02b1, // V_CMPX_F_I32 ENC_VOPC default
    0xc03904470c02b1, // V_CMPX_F_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23aa4480c02b1, // V_CMPX_F_I32 VOPC_VOP_DPP16 has_dpp16
    0xc438e4490c02b1, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0xbe38e4460c12d7, // V_CMPX_LT_I32 ENC_VOPC default
    0xc03904470c12d7, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23aa4480c12d7, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc438e4490c12d7, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0xbe38e4460c22a9, // V_CMPX_EQ_I32 ENC_VOPC default
    0xc03904470c22a9, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23aa4480c22a9, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0xc438e4490c22a9, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0xbe38e4460c32cb, // V_CMPX_LE_I32 ENC_VOPC default
    0xc03904470c32cb, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23aa4480c32cb, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc438e4490c32cb, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0xbe38e4460c42c2, // V_CMPX_GT_I32 ENC_VOPC default
    0xc03904470c42c2, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23aa4480c42c2, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc438e4490c42c2, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0xbe38e4460c52e0, // V_CMPX_NE_I32 ENC_VOPC default
    0xc03904470c52e0, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23aa4480c52e0, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc438e4490c52e0, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0xbe38e4460c62b9, // V_CMPX_GE_I32 ENC_VOPC default
    0xc03904470c62b9, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23aa4480c62b9, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc438e4490c62b9, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0xbe38e4460c72fa, // V_CMPX_T_I32 ENC_VOPC default
    0xc03904470c72fa, // V_CMPX_T_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23aa4480c72fa, // V_CMPX_T_I32 VOPC_VOP_DPP16 has_dpp16
    0xc438e4490c72fa, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0xbe38e44a0c82b3, // V_CMPX_F_U32 ENC_VOPC default
    0xc039044b0c82b3, // V_CMPX_F_U32 VOPC_VOP_DPP8 has_dpp8
    0xc23aa44c0c82b3, // V_CMPX_F_U32 VOPC_VOP_DPP16 has_dpp16
    0xc438e44d0c82b3, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0xbe38e44a0c92da, // V_CMPX_LT_U32 ENC_VOPC default
    0xc039044b0c92da, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc23aa44c0c92da, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc438e44d0c92da, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0xbe38e44a0ca2ac, // V_CMPX_EQ_U32 ENC_VOPC default
    0xc039044b0ca2ac, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0xc23aa44c0ca2ac, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0xc438e44d0ca2ac, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0xbe38e44a0cb2ce, // V_CMPX_LE_U32 ENC_VOPC default
    0xc039044b0cb2ce, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc23aa44c0cb2ce, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc438e44d0cb2ce, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0xbe38e44a0cc2c5, // V_CMPX_GT_U32 ENC_VOPC default
    0xc039044b0cc2c5, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc23aa44c0cc2c5, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc438e44d0cc2c5, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0xbe38e44a0cd2e3, // V_CMPX_NE_U32 ENC_VOPC default
    0xc039044b0cd2e3, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc23aa44c0cd2e3, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc438e44d0cd2e3, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0xbe38e44a0ce2bc, // V_CMPX_GE_U32 ENC_VOPC default
    0xc039044b0ce2bc, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc23aa44c0ce2bc, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc438e44d0ce2bc, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0xbe38e44a0cf2fc, // V_CMPX_T_U32 ENC_VOPC default
    0xc039044b0cf2fc, // V_CMPX_T_U32 VOPC_VOP_DPP8 has_dpp8
    0xc23aa44c0cf2fc, // V_CMPX_T_U32 VOPC_VOP_DPP16 has_dpp16
    0xc438e44d0cf2fc, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0xbe3ae44e0d02b2, // V_CMPX_F_I64 ENC_VOPC default
    0xc43ae44f0d02b2, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0xbe3ae44e0d12d8, // V_CMPX_LT_I64 ENC_VOPC default
    0xc43ae44f0d12d8, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0xbe3ae44e0d22aa, // V_CMPX_EQ_I64 ENC_VOPC default
    0xc43ae44f0d22aa, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0xbe3ae44e0d32cc, // V_CMPX_LE_I64 ENC_VOPC default
    0xc43ae44f0d32cc, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0xbe3ae44e0d42c3, // V_CMPX_GT_I64 ENC_VOPC default
    0xc43ae44f0d42c3, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0xbe3ae44e0d52e1, // V_CMPX_NE_I64 ENC_VOPC default
    0xc43ae44f0d52e1, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0xbe3ae44e0d62ba, // V_CMPX_GE_I64 ENC_VOPC default
    0xc43ae44f0d62ba, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0xbe3ae44e0d72fb, // V_CMPX_T_I64 ENC_VOPC default
    0xc43ae44f0d72fb, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0xbe3ae4500d82b4, // V_CMPX_F_U64 ENC_VOPC default
    0xc43ae4510d82b4, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0xbe3ae4500d92db, // V_CMPX_LT_U64 ENC_VOPC default
    0xc43ae4510d92db, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0xbe3ae4500da2ad, // V_CMPX_EQ_U64 ENC_VOPC default
    0xc43ae4510da2ad, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0xbe3ae4500db2cf, // V_CMPX_LE_U64 ENC_VOPC default
    0xc43ae4510db2cf, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0xbe3ae4500dc2c6, // V_CMPX_GT_U64 ENC_VOPC default
    0xc43ae4510dc2c6, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0xbe3ae4500dd2e4, // V_CMPX_NE_U64 ENC_VOPC default
    0xc43ae4510dd2e4, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0xbe3ae4500de2bd, // V_CMPX_GE_U64 ENC_VOPC default
    0xc43ae4510de2bd, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0xbe3ae4500df2fd, // V_CMPX_T_U64 ENC_VOPC default
    0xc43ae4510df2fd, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0xbe3824340fd2a2, // V_CMPX_CLASS_F16 ENC_VOPC default
    0xc03844350fd2a2, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23864360fd2a2, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43824370fd2a2, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0xbe38e4520fe2a3, // V_CMPX_CLASS_F32 ENC_VOPC default
    0xc03904530fe2a3, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0xc23bc4540fe2a3, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438e4550fe2a3, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0xbe3c04560ff2a4, // V_CMPX_CLASS_F64 ENC_VOPC default
    0xc43c04570ff2a4, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0xc6122155000427, // V_NOP ENC_VOP1 default
    0xc617a458001416, // V_MOV_B32 ENC_VOP1 default
    0xc817c459001416, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0xca17e45a001416, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a45b001416, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0xce18645c00244c, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0xc618a45d00337a, // V_CVT_I32_F64 ENC_VOP1 default
    0xcc18a45e00337a, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0xc618e45f004375, // V_CVT_F64_I32 ENC_VOP1 default
    0xcc18e460004375, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0xc617a46100536e, // V_CVT_F32_I32 ENC_VOP1 default
    0xc817c46200536e, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0xca19246300536e, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a46400536e, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0xc617a46500636f, // V_CVT_F32_U32 ENC_VOP1 default
    0xc817c46600636f, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0xca19246700636f, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a46800636f, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0xc617a46900738b, // V_CVT_U32_F32 ENC_VOP1 default
    0xc817c46a00738b, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17e46b00738b, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a46c00738b, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0xc617a46d008379, // V_CVT_I32_F32 ENC_VOP1 default
    0xc817c46e008379, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17e46f008379, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a470008379, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0xc61a047100a369, // V_CVT_F16_F32 ENC_VOP1 default
    0xc81a247200a369, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0xca1a447300a369, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc1a047400a369, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0xc61ac47500b36c, // V_CVT_F32_F16 ENC_VOP1 default
    0xc81ae47600b36c, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1b047700b36c, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1ac47800b36c, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0xc617a46d00c37c, // V_CVT_NEAREST_I32_F32 ENC_VOP1 default
    0xc817c46e00c37c, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17e46f00c37c, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a47000c37c, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL has_lit
    0xc617a46d00d377, // V_CVT_FLOOR_I32_F32 ENC_VOP1 default
    0xc817c46e00d377, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17e46f00d377, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a47000d377, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL has_lit
    0xc617a46100e37f, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0xc817c46200e37f, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0xca19246300e37f, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0xcc17a46400e37f, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0xc618a47900f36d, // V_CVT_F32_F64 ENC_VOP1 default
    0xcc18a47a00f36d, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0xc618e47b010374, // V_CVT_F64_F32 ENC_VOP1 default
    0xcc18e47c010374, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0xc617a465011370, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0xc817c466011370, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0xca192467011370, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0xcc17a468011370, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0xc617a465012371, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0xc817c466012371, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0xca192467012371, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0xcc17a468012371, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0xc617a465013372, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0xc817c466013372, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0xca192467013372, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0xcc17a468013372, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0xc617a465014373, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0xc817c466014373, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0xca192467014373, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0xcc17a468014373, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0xc618a47d01538c, // V_CVT_U32_F64 ENC_VOP1 default
    0xcc18a47e01538c, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0xc618e47f016376, // V_CVT_F64_U32 ENC_VOP1 default
    0xcc18e480016376, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0xc61c0481017471, // V_TRUNC_F64 ENC_VOP1 default
    0xcc1c0482017471, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0xc61c048101829f, // V_CEIL_F64 ENC_VOP1 default
    0xcc1c048201829f, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0xc61c0481019450, // V_RNDNE_F64 ENC_VOP1 default
    0xcc1c0482019450, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0xc61c048101a3b3, // V_FLOOR_F64 ENC_VOP1 default
    0xcc1c048201a3b3, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0xc612215501b432, // V_PIPEFLUSH ENC_VOP1 default
    0xc61c448301c415, // V_MOV_B16 ENC_VOP1 default
    0xc81c648401c415, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0xca1c848501c415, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0xcc1c448601c415, // V_MOV_B16 VOP1_INST_LITERAL has_lit
    0xc617a4870203c3, // V_FRACT_F32 ENC_VOP1 default
    0xc817c4880203c3, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17e4890203c3, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a48a0203c3, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0xc617a487021470, // V_TRUNC_F32 ENC_VOP1 default
    0xc817c488021470, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17e489021470, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a48a021470, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0xc617a48702229e, // V_CEIL_F32 ENC_VOP1 default
    0xc817c48802229e, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17e48902229e, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a48a02229e, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0xc617a48702344f, // V_RNDNE_F32 ENC_VOP1 default
    0xc817c48802344f, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17e48902344f, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a48a02344f, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0xc617a4870243b2, // V_FLOOR_F32 ENC_VOP1 default
    0xc817c4880243b2, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17e4890243b2, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a48a0243b2, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0xc617a4870253b0, // V_EXP_F32 ENC_VOP1 default
    0xc817c4880253b0, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17e4890253b0, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a48a0253b0, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0xc617a4870273d6, // V_LOG_F32 ENC_VOP1 default
    0xc817c4880273d6, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17e4890273d6, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a48a0273d6, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0xc617a48702a449, // V_RCP_F32 ENC_VOP1 default
    0xc817c48802a449, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17e48902a449, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a48a02a449, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0xc617a48702b44b, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0xc817c48802b44b, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17e48902b44b, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a48a02b44b, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0xc617a48702e452, // V_RSQ_F32 ENC_VOP1 default
    0xc817c48802e452, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17e48902e452, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a48a02e452, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0xc61c048102f44a, // V_RCP_F64 ENC_VOP1 default
    0xcc1c048202f44a, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0xc61c0481031453, // V_RSQ_F64 ENC_VOP1 default
    0xcc1c0482031453, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0xc617a48703345c, // V_SQRT_F32 ENC_VOP1 default
    0xc817c48803345c, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17e48903345c, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a48a03345c, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0xc61c048103445d, // V_SQRT_F64 ENC_VOP1 default
    0xcc1c048203445d, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0xc617a48703545a, // V_SIN_F32 ENC_VOP1 default
    0xc817c48803545a, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17e48903545a, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a48a03545a, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0xc617a487036363, // V_COS_F32 ENC_VOP1 default
    0xc817c488036363, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17e489036363, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a48a036363, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0xc617a48b037429, // V_NOT_B32 ENC_VOP1 default
    0xc817c48c037429, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0xca19248d037429, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a48e037429, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0xc617a45803829c, // V_BFREV_B32 ENC_VOP1 default
    0xc817c45903829c, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0xca17e45a03829c, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a45b03829c, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0xc617a48f0392a1, // V_CLZ_I32_U32 ENC_VOP1 default
    0xc817c4900392a1, // V_CLZ_I32_U32 VOP1_VOP_DPP8 has_dpp8
    0xca1924910392a1, // V_CLZ_I32_U32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a4920392a1, // V_CLZ_I32_U32 VOP1_INST_LITERAL has_lit
    0xc617a48f03a364, // V_CTZ_I32_B32 ENC_VOP1 default
    0xc817c49003a364, // V_CTZ_I32_B32 VOP1_VOP_DPP8 has_dpp8
    0xca19249103a364, // V_CTZ_I32_B32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a49203a364, // V_CTZ_I32_B32 VOP1_INST_LITERAL has_lit
    0xc617a49303b2a0, // V_CLS_I32 ENC_VOP1 default
    0xc817c49403b2a0, // V_CLS_I32 VOP1_VOP_DPP8 has_dpp8
    0xca19249503b2a0, // V_CLS_I32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a49603b2a0, // V_CLS_I32 VOP1_INST_LITERAL has_lit
    0xc618a45d03c3c7, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0xcc18a45e03c3c7, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0xc61c048103d3ca, // V_FREXP_MANT_F64 ENC_VOP1 default
    0xcc1c048203d3ca, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0xc61c048103e3c4, // V_FRACT_F64 ENC_VOP1 default
    0xcc1c048203e3c4, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0xc617a46d03f3c6, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0xc817c46e03f3c6, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17e46f03f3c6, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a47003f3c6, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0xc617a4870403c9, // V_FREXP_MANT_F32 ENC_VOP1 default
    0xc817c4880403c9, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17e4890403c9, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a48a0403c9, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0xc617a497042411, // V_MOVRELD_B32 ENC_VOP1 default
    0xc817c498042411, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0xca17e499042411, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a49a042411, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0xce17a49b043414, // V_MOVRELS_B32 ENC_VOP1 default
    0xc817c498043414, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0xca17e499043414, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0xce17a49b044413, // V_MOVRELSD_B32 ENC_VOP1 default
    0xc817c498044413, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0xca17e499044413, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0xce17a49b048412, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0xc817c498048412, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0xca17e499048412, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0xc61d649c05036b, // V_CVT_F16_U16 ENC_VOP1 default
    0xc81d849d05036b, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0xca1da49e05036b, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0xcc1d649f05036b, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0xc61d64a005136a, // V_CVT_F16_I16 ENC_VOP1 default
    0xc81d84a105136a, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0xca1da4a205136a, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0xcc1d64a305136a, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0xc61e24a405238a, // V_CVT_U16_F16 ENC_VOP1 default
    0xc81e44a505238a, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1e64a605238a, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1e24a705238a, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0xc61e24a8053378, // V_CVT_I16_F16 ENC_VOP1 default
    0xc81e44a9053378, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1e64aa053378, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1e24ab053378, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0xc61ee4ac054448, // V_RCP_F16 ENC_VOP1 default
    0xc81f04ad054448, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f24ae054448, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1ee4af054448, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0xc61ee4ac05545b, // V_SQRT_F16 ENC_VOP1 default
    0xc81f04ad05545b, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f24ae05545b, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1ee4af05545b, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0xc61ee4ac056451, // V_RSQ_F16 ENC_VOP1 default
    0xc81f04ad056451, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f24ae056451, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1ee4af056451, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0xc61ee4ac0573d5, // V_LOG_F16 ENC_VOP1 default
    0xc81f04ad0573d5, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f24ae0573d5, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1ee4af0573d5, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0xc61ee4ac0583af, // V_EXP_F16 ENC_VOP1 default
    0xc81f04ad0583af, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f24ae0583af, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1ee4af0583af, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0xc61ee4ac0593c8, // V_FREXP_MANT_F16 ENC_VOP1 default
    0xc81f04ad0593c8, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f24ae0593c8, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1ee4af0593c8, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0xc61e24a805a3c5, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0xc81e44a905a3c5, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1e64aa05a3c5, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1e24ab05a3c5, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0xc61ee4ac05b3b1, // V_FLOOR_F16 ENC_VOP1 default
    0xc81f04ad05b3b1, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f24ae05b3b1, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1ee4af05b3b1, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0xc61ee4ac05c29d, // V_CEIL_F16 ENC_VOP1 default
    0xc81f04ad05c29d, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f24ae05c29d, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1ee4af05c29d, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0xc61ee4ac05d46f, // V_TRUNC_F16 ENC_VOP1 default
    0xc81f04ad05d46f, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f24ae05d46f, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1ee4af05d46f, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0xc61ee4ac05e44e, // V_RNDNE_F16 ENC_VOP1 default
    0xc81f04ad05e44e, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f24ae05e44e, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1ee4af05e44e, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0xc61ee4ac05f3c2, // V_FRACT_F16 ENC_VOP1 default
    0xc81f04ad05f3c2, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f24ae05f3c2, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1ee4af05f3c2, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0xc61ee4ac060459, // V_SIN_F16 ENC_VOP1 default
    0xc81f04ad060459, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f24ae060459, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1ee4af060459, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0xc61ee4ac061362, // V_COS_F16 ENC_VOP1 default
    0xc81f04ad061362, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f24ae061362, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1ee4af061362, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0xc61fa4b0062458, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0xc81fc4b1062458, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0xca1fe4b2062458, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0xcc1fa4b3062458, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0xc61e24a806337d, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0xc81e44a906337d, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1e64aa06337d, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1e24ab06337d, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0xc61e24a406437e, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0xc81e44a506437e, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1e64a606437e, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1e24a706437e, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0xce2064b406546d, // V_SWAP_B32 ENC_VOP1 default
    0xce2084b506646c, // V_SWAP_B16 ENC_VOP1 default
    0xce2064b606742f, // V_PERMLANE64_B32 ENC_VOP1 default
    0xce2064b706846b, // V_SWAPREL_B32 ENC_VOP1 default
    0xc61c44b8069428, // V_NOT_B16 ENC_VOP1 default
    0xc81c64b9069428, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0xca1c84ba069428, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0xcc1c44bb069428, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0xc620a4bc06a37b, // V_CVT_I32_I16 ENC_VOP1 default
    0xc820c4bd06a37b, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0xca20e4be06a37b, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0xcc20a4bf06a37b, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0xc620a4c006b38d, // V_CVT_U32_U16 ENC_VOP1 default
    0xc820c4c106b38d, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0xca20e4c206b38d, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0xcc20a4c306b38d, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0xd03124c400043b, // V_PK_MAD_I16 ENC_VOP3P default
    0xd23124c500043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0xd43124c600043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0xd63124c700043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd83124c800043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0xda3124c900043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc3124ca00043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde3124cb00043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd03144cc001444, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0xd23144cd001444, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0xd43144ce001444, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0xd63144cf001444, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03144d0002434, // V_PK_ADD_I16 ENC_VOP3P default
    0xd23144d1002434, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0xd43144d2002434, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0xd63144d3002434, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03144d0003445, // V_PK_SUB_I16 ENC_VOP3P default
    0xd23144d1003445, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0xd43144d2003445, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0xd63144d3003445, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03144cc004439, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0xd23144cd004439, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0xd43144ce004439, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0xd63144cf004439, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03144cc00543a, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0xd23144cd00543a, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0xd43144ce00543a, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0xd63144cf00543a, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03144d4006436, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0xd23144d5006436, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0xd43144d6006436, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0xd63144d7006436, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03144d000743e, // V_PK_MAX_I16 ENC_VOP3P default
    0xd23144d100743e, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0xd43144d200743e, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0xd63144d300743e, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03144d0008441, // V_PK_MIN_I16 ENC_VOP3P default
    0xd23144d1008441, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0xd43144d2008441, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0xd63144d3008441, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03124d800943c, // V_PK_MAD_U16 ENC_VOP3P default
    0xd23124d900943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0xd43124da00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0xd63124db00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd83124dc00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0xda3124dd00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc3124de00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde3124df00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd03144cc00a435, // V_PK_ADD_U16 ENC_VOP3P default
    0xd23144cd00a435, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0xd43144ce00a435, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0xd63144cf00a435, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03144cc00b446, // V_PK_SUB_U16 ENC_VOP3P default
    0xd23144cd00b446, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0xd43144ce00b446, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0xd63144cf00b446, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03144cc00c43f, // V_PK_MAX_U16 ENC_VOP3P default
    0xd23144cd00c43f, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0xd43144ce00c43f, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0xd63144cf00c43f, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03144cc00d442, // V_PK_MIN_U16 ENC_VOP3P default
    0xd23144cd00d442, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0xd43144ce00d442, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0xd63144cf00d442, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03164e000e438, // V_PK_FMA_F16 ENC_VOP3P default
    0xd23164e100e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0xd43164e200e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0xd63164e300e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd83164e400e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0xda3164e500e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc3164e600e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde3164e700e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd03184e800f433, // V_PK_ADD_F16 ENC_VOP3P default
    0xd23184e900f433, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0xd43184ea00f433, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0xd63184eb00f433, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03184e8010443, // V_PK_MUL_F16 ENC_VOP3P default
    0xd23184e9010443, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0xd43184ea010443, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0xd63184eb010443, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03184e8011440, // V_PK_MIN_F16 ENC_VOP3P default
    0xd23184e9011440, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0xd43184ea011440, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0xd63184eb011440, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03184e801243d, // V_PK_MAX_F16 ENC_VOP3P default
    0xd23184e901243d, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0xd43184ea01243d, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0xd63184eb01243d, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd031a4ec013399, // V_DOT2_F32_F16 ENC_VOP3P default
    0xe031c4ed013399, // V_DOT2_F32_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe231e4ee013399, // V_DOT2_F32_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd231a4ef013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0xd431a4f0013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0xd631a4f1013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd831a4f2013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0xda31a4f3013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc31a4f4013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde31a4f5013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd03204f601639a, // V_DOT4_I32_IU8 ENC_VOP3P default
    0xd23204f701639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0xd43204f801639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0xd63204f901639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd83204fa01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0xda3204fb01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc3204fc01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde3204fd01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd032021601739b, // V_DOT4_U32_U8 ENC_VOP3P default
    0xd23204fe01739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0xd43204ff01739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0xd632050001739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd832050101739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0xda32050201739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc32050301739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde32050401739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd032050501839c, // V_DOT8_I32_IU4 ENC_VOP3P default
    0xd232050601839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0xd432050701839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0xd632050801839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd832050901839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0xda32050a01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc32050b01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde32050c01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd032050d01939d, // V_DOT8_U32_U4 ENC_VOP3P default
    0xd232050e01939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0xd432050f01939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0xd632051001939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd832051101939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0xda32051201939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc32051301939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde32051401939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd032251501a398, // V_DOT2_F32_BF16 ENC_VOP3P default
    0xe032451601a398, // V_DOT2_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0xe232651701a398, // V_DOT2_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0xd232251801a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0xd432251901a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0xd632251a01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd832251b01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0xda32251c01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc32251d01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde32251e01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd032851f0203c1, // V_FMA_MIX_F32 ENC_VOP3P default
    0xe032a5200203c1, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0xe232c5210203c1, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0xd23285220203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0xd43285230203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0xd63285240203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd83285250203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0xda3285260203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc3285270203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde3285280203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd03285290213c0, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0xe032a52a0213c0, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe232c52b0213c0, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd232852c0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0xd432852d0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0xd632852e0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd832852f0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0xda3285300213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc3285310213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde3285320213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd03285290223bf, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0xe032a52a0223bf, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe232c52b0223bf, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd232852c0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0xd432852d0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0xd632852e0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd832852f0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0xda3285300223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc3285310223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde3285320223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xe432e533040475, // V_WMMA_F32_16X16X16_F16 ENC_VOP3P default
    0xe432e534041474, // V_WMMA_F32_16X16X16_BF16 ENC_VOP3P default
    0xe4330535042473, // V_WMMA_F16_16X16X16_F16 ENC_VOP3P default
    0xe4330536043472, // V_WMMA_BF16_16X16X16_BF16 ENC_VOP3P default
    0xe4332537044477, // V_WMMA_I32_16X16X16_IU8 ENC_VOP3P default
    0xe4334538045476, // V_WMMA_I32_16X16X16_IU4 ENC_VOP3P default
    0xe61725390003cc, // V_INTERP_P10_F32 ENC_VINTERP default
    0xe61725390013cf, // V_INTERP_P2_F32 ENC_VINTERP default
    0xe617453a0023cb, // V_INTERP_P10_F16_F32 ENC_VINTERP default
    0xe617653b0033ce, // V_INTERP_P2_F16_F32 ENC_VINTERP default
    0xe617453a0043cd, // V_INTERP_P10_RTZ_F16_F32 ENC_VINTERP default
    0xe617653b0053d0, // V_INTERP_P2_RTZ_F16_F32 ENC_VINTERP default
    0xe808a53c000188, // LDS_PARAM_LOAD ENC_LDSDIR default
    0xe808c53d001187, // LDS_DIRECT_LOAD ENC_LDSDIR default
    0xea13853e000226, // S_MOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13853f000226, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0xea13a540001227, // S_MOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13a541001227, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0xea1385420021e2, // S_CMOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec1385430021e2, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0xea13a5440031e3, // S_CMOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13a5450031e3, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0xea1385460041ca, // S_BREV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec1385470041ca, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0xea13a5480051cb, // S_BREV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13a5490051cb, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0xea13854a008201, // S_CTZ_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13854b008201, // S_CTZ_I32_B32 SOP1_INST_LITERAL has_lit_0
    0xea13c54c009202, // S_CTZ_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13c54d009202, // S_CTZ_I32_B64 SOP1_INST_LITERAL has_lit_0
    0xea13854a00a1df, // S_CLZ_I32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13854b00a1df, // S_CLZ_I32_U32 SOP1_INST_LITERAL has_lit_0
    0xea13c54c00b1e0, // S_CLZ_I32_U64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13c54d00b1e0, // S_CLZ_I32_U64 SOP1_INST_LITERAL has_lit_0
    0xea13854e00c1dd, // S_CLS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13854f00c1dd, // S_CLS_I32 SOP1_INST_LITERAL has_lit_0
    0xea13c55000d1de, // S_CLS_I32_I64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13c55100d1de, // S_CLS_I32_I64 SOP1_INST_LITERAL has_lit_0
    0xea13855200e255, // S_SEXT_I32_I8 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13855300e255, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0xea13855400f254, // S_SEXT_I32_I16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13855500f254, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0xea1385560101c5, // S_BITSET0_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec1385570101c5, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0xea13e5580111c6, // S_BITSET0_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13e5590111c6, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0xea1385560121c7, // S_BITSET1_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec1385570121c7, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0xea13e5580131c8, // S_BITSET1_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13e5590131c8, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0xea13e55a0141c4, // S_BITREPLICATE_B64_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13e55b0141c4, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0xea13855c0151a0, // S_ABS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13855d0151a0, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0xea13855e0161b6, // S_BCNT0_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13855f0161b6, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0xea13c5600171b7, // S_BCNT0_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13c5610171b7, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0xea13855e0181b8, // S_BCNT1_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13855f0181b8, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0xea13c5600191b9, // S_BCNT1_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13c5610191b9, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0xea13856201a245, // S_QUADMASK_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13856301a245, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0xea13a56401b246, // S_QUADMASK_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13a56501b246, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0xea13856201c26a, // S_WQM_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13856301c26a, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0xea13a56401d26b, // S_WQM_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13a56501d26b, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0xea13856201e235, // S_NOT_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13856301e235, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0xea13a56401f236, // S_NOT_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13a56501f236, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0xea1385660201b1, // S_AND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec1385670201b1, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xea13a5680211b2, // S_AND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13a5690211b2, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xea13856602223f, // S_OR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13856702223f, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xea13a568023240, // S_OR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13a569023240, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xea138566024272, // S_XOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec138567024272, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xea13a568025273, // S_XOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13a569025273, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xea13856602622e, // S_NAND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13856702622e, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xea13a56802722f, // S_NAND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13a56902722f, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xea138566028233, // S_NOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec138567028233, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xea13a568029234, // S_NOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13a569029234, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xea13856602a26e, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13856702a26e, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xea13a56802b26f, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13a56902b26f, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xea13856602c1a7, // S_AND_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13856702c1a7, // S_AND_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xea13a56802d1a8, // S_AND_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13a56902d1a8, // S_AND_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xea13856602e239, // S_OR_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13856702e239, // S_OR_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xea13a56802f23a, // S_OR_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13a56902f23a, // S_OR_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xea1385660301ad, // S_AND_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec1385670301ad, // S_AND_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xea13a5680311ae, // S_AND_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13a5690311ae, // S_AND_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xea13856603223d, // S_OR_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13856703223d, // S_OR_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xea13a56803323e, // S_OR_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13a56903323e, // S_OR_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xea1385660341a9, // S_AND_NOT0_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec1385670341a9, // S_AND_NOT0_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xea13a5680351aa, // S_AND_NOT0_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13a5690351aa, // S_AND_NOT0_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xea1385660361af, // S_AND_NOT1_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec1385670361af, // S_AND_NOT1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xea13a5680371b0, // S_AND_NOT1_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13a5690371b0, // S_AND_NOT1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xea13856a040224, // S_MOVRELS_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13a56b041225, // S_MOVRELS_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13856c042221, // S_MOVRELD_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13856d042221, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0xea13a56e043222, // S_MOVRELD_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec13a56f043222, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0xea138570044223, // S_MOVRELSD_2_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea14057104720a, // S_GETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea14257204824f, // S_SETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea13a57304925c, // S_SWAPPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea14257204a247, // S_RFE_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee14457404c24b, // S_SENDMSG_RTN_B32 ENC_SOP1 default
    0xee14657504d24c, // S_SENDMSG_RTN_B64 ENC_SOP1 default
    0xf01505760001f0, // S_CMP_EQ_I32 ENC_SOPC default
    0xf21505770001f0, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0xf41505780001f0, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0xf61505790001f0, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf01505760011f9, // S_CMP_LG_I32 ENC_SOPC default
    0xf21505770011f9, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0xf41505780011f9, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0xf61505790011f9, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf01505760021f5, // S_CMP_GT_I32 ENC_SOPC default
    0xf21505770021f5, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0xf41505780021f5, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0xf61505790021f5, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf01505760031f3, // S_CMP_GE_I32 ENC_SOPC default
    0xf21505770031f3, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0xf41505780031f3, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0xf61505790031f3, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf01505760041fc, // S_CMP_LT_I32 ENC_SOPC default
    0xf21505770041fc, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0xf41505780041fc, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0xf61505790041fc, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf01505760051f7, // S_CMP_LE_I32 ENC_SOPC default
    0xf21505770051f7, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0xf41505780051f7, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0xf61505790051f7, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf015057a0061f1, // S_CMP_EQ_U32 ENC_SOPC default
    0xf215057b0061f1, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0xf415057c0061f1, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0xf615057d0061f1, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf015057a0071fa, // S_CMP_LG_U32 ENC_SOPC default
    0xf215057b0071fa, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0xf415057c0071fa, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0xf615057d0071fa, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf015057a0081f6, // S_CMP_GT_U32 ENC_SOPC default
    0xf215057b0081f6, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0xf415057c0081f6, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0xf615057d0081f6, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf015057a0091f4, // S_CMP_GE_U32 ENC_SOPC default
    0xf215057b0091f4, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0xf415057c0091f4, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0xf615057d0091f4, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf015057a00a1fd, // S_CMP_LT_U32 ENC_SOPC default
    0xf215057b00a1fd, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0xf415057c00a1fd, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0xf615057d00a1fd, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf015057a00b1f8, // S_CMP_LE_U32 ENC_SOPC default
    0xf215057b00b1f8, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0xf415057c00b1f8, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0xf615057d00b1f8, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf015057a00c1c0, // S_BITCMP0_B32 ENC_SOPC default
    0xf215057b00c1c0, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0xf415057c00c1c0, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0xf615057d00c1c0, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf015057a00d1c2, // S_BITCMP1_B32 ENC_SOPC default
    0xf215057b00d1c2, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0xf415057c00d1c2, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0xf615057d00d1c2, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf015257e00e1c1, // S_BITCMP0_B64 ENC_SOPC default
    0xf215257f00e1c1, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0xf415258000e1c1, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0xf615258100e1c1, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf015257e00f1c3, // S_BITCMP1_B64 ENC_SOPC default
    0xf215257f00f1c3, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0xf415258000f1c3, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0xf615258100f1c3, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf01545820101f2, // S_CMP_EQ_U64 ENC_SOPC default
    0xf21545830101f2, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0xf41545840101f2, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0xf61545850101f2, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf01545820111fb, // S_CMP_LG_U64 ENC_SOPC default
    0xf21545830111fb, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0xf41545840111fb, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0xf61545850111fb, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf8162586000230, // S_NOP ENC_SOPP default
    0xf816258600124e, // S_SETKILL ENC_SOPP default
    0xf816258600224d, // S_SETHALT ENC_SOPP default
    0xf8162586003256, // S_SLEEP ENC_SOPP default
    0xf8164586004253, // S_SET_INST_PREFETCH_DISTANCE ENC_SOPP default
    0xf81645870051dc, // S_CLAUSE ENC_SOPP default
    0xf8166588007205, // S_DELAY_ALU ENC_SOPP default
    0xf8168589008262, // S_WAITCNT_DEPCTR ENC_SOPP default
    0xf816a58a009261, // S_WAITCNT ENC_SOPP default
    0xf812215500a268, // S_WAIT_IDLE ENC_SOPP default
    0xf816458600b267, // S_WAIT_EVENT ENC_SOPP default
    0xf816258601025d, // S_TRAP ENC_SOPP default
    0xf8164586011248, // S_ROUND_MODE ENC_SOPP default
    0xf8162586012206, // S_DENORM_MODE ENC_SOPP default
    0xf812215501f1fe, // S_CODE_END ENC_SOPP default
    0xf816c58b0201c9, // S_BRANCH ENC_SOPP default
    0xf816c58c0211d8, // S_CBRANCH_SCC0 ENC_SOPP default
    0xf816c58c0221d9, // S_CBRANCH_SCC1 ENC_SOPP default
    0xfa16c58d0231db, // S_CBRANCH_VCCZ ENC_SOPP default
    0xfa16c58d0241da, // S_CBRANCH_VCCNZ ENC_SOPP default
    0xf816c58e0251d7, // S_CBRANCH_EXECZ ENC_SOPP default
    0xf816c58e0261d6, // S_CBRANCH_EXECNZ ENC_SOPP default
    0xf816c58b0271d2, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0xf816c58b0281d5, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0xf816c58b0291d4, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0xf816c58b02a1d3, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0xf816e155030207, // S_ENDPGM ENC_SOPP default
    0xf8122155031209, // S_ENDPGM_SAVED ENC_SOPP default
    0xf8122155032208, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0xf8122155034269, // S_WAKEUP ENC_SOPP default
    0xf8162586035250, // S_SETPRIO ENC_SOPP default
    0xf817058f036249, // S_SENDMSG ENC_SOPP default
    0xf817058f03724a, // S_SENDMSGHALT ENC_SOPP default
    0xf816258603820e, // S_INCPERFLEVEL ENC_SOPP default
    0xf8162586039204, // S_DECPERFLEVEL ENC_SOPP default
    0xf812259003a25e, // S_TTRACEDATA ENC_SOPP default
    0xf816458603b25f, // S_TTRACEDATA_IMM ENC_SOPP default
    0xf812215503c20d, // S_ICACHE_INV ENC_SOPP default
    0xf812215503d1b5, // S_BARRIER ENC_SOPP default
];
