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
    0x00214000001361, // V_CNDMASK_B32 ENC_VOP2 default
    0x02216001001361, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x04218002001361, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x06214003001361, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x08220004002395, // V_DOT2ACC_F32_F16 ENC_VOP2 default
    0x0a222005002395, // V_DOT2ACC_F32_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c224006002395, // V_DOT2ACC_F32_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e220007002395, // V_DOT2ACC_F32_F16 VOP2_INST_LITERAL has_lit
    0x08226008003288, // V_ADD_F32 ENC_VOP2 default
    0x0a228009003288, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22a00a003288, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22600b003288, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x08226008004466, // V_SUB_F32 ENC_VOP2 default
    0x0a228009004466, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22a00a004466, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22600b004466, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x08226008005461, // V_SUBREV_F32 ENC_VOP2 default
    0x0a228009005461, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22a00a005461, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22600b005461, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x0822600c0063b6, // V_FMAC_DX9_ZERO_F32 ENC_VOP2 default
    0x0e22600d0063b6, // V_FMAC_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x0822600800741b, // V_MUL_DX9_ZERO_F32 ENC_VOP2 default
    0x0a22800900741b, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22a00a00741b, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22600b00741b, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x0822600800841d, // V_MUL_F32 ENC_VOP2 default
    0x0a22800900841d, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22a00a00841d, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22600b00841d, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x0822600e009423, // V_MUL_I32_I24 ENC_VOP2 default
    0x0a22800f009423, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x0c232010009423, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x0e226011009423, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0822600e00a420, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0a22800f00a420, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x0c23201000a420, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x0e22601100a420, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0822601200b426, // V_MUL_U32_U24 ENC_VOP2 default
    0x0a22801300b426, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x0c23201400b426, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x0e22601500b426, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0822601200c422, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0a22801300c422, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x0c23201400c422, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x0e22601500c422, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0822600800f40b, // V_MIN_F32 ENC_VOP2 default
    0x0a22800900f40b, // V_MIN_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22a00a00f40b, // V_MIN_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22600b00f40b, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x082260080103f2, // V_MAX_F32 ENC_VOP2 default
    0x0a2280090103f2, // V_MAX_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22a00a0103f2, // V_MAX_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22600b0103f2, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x0822600e01140e, // V_MIN_I32 ENC_VOP2 default
    0x0a22800f01140e, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c23201001140e, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e22601101140e, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0822600e0123f5, // V_MAX_I32 ENC_VOP2 default
    0x0a22800f0123f5, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c2320100123f5, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e2260110123f5, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x08226012013410, // V_MIN_U32 ENC_VOP2 default
    0x0a228013013410, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c232014013410, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e226015013410, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x082260120143f7, // V_MAX_U32 ENC_VOP2 default
    0x0a2280130143f7, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c2320140143f7, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e2260150143f7, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x082260120183d8, // V_LSHLREV_B32 ENC_VOP2 default
    0x0a2280130183d8, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c2320140183d8, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e2260150183d8, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x082260120193dd, // V_LSHRREV_B32 ENC_VOP2 default
    0x0a2280130193dd, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c2320140193dd, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e2260150193dd, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x0822601601a295, // V_ASHRREV_I32 ENC_VOP2 default
    0x0a22801701a295, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c23201801a295, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e22601901a295, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x0822601201b292, // V_AND_B32 ENC_VOP2 default
    0x0a22801301b292, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c23201401b292, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e22601501b292, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0822601201c42c, // V_OR_B32 ENC_VOP2 default
    0x0a22801301c42c, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c23201401c42c, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e22601501c42c, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0822601201d47d, // V_XOR_B32 ENC_VOP2 default
    0x0a22801301d47d, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c23201401d47d, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e22601501d47d, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x0822601201e47a, // V_XNOR_B32 ENC_VOP2 default
    0x0a22801301e47a, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c23201401e47a, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e22601501e47a, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x0024001a020285, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x0224201b020285, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0424401c020285, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0624001d020285, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0024001a021463, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x0224201b021463, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0424401c021463, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0624001d021463, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0024001a02245e, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x0224201b02245e, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0424401c02245e, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0624001d02245e, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0822601202528e, // V_ADD_NC_U32 ENC_VOP2 default
    0x0a22801302528e, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c23201402528e, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e22601502528e, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x0822601202646a, // V_SUB_NC_U32 ENC_VOP2 default
    0x0a22801302646a, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c23201402646a, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e22601502646a, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x08226012027462, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x0a228013027462, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c232014027462, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e226015027462, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x0822600c02b3b8, // V_FMAC_F32 ENC_VOP2 default
    0x0a22801e02b3b8, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22a01f02b3b8, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22600d02b3b8, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x1024c02002c3ba, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x0e24c02102c3ba, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x1024e02202d3b5, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x0e24e02302d3b5, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x0825002402f386, // V_CVT_PK_RTZ_F16_F32 ENC_VOP2 default
    0x0a25202502f386, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c25402602f386, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e25002702f386, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x0825c028032287, // V_ADD_F16 ENC_VOP2 default
    0x0a25e029032287, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26002a032287, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25c02b032287, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x0825c028033465, // V_SUB_F16 ENC_VOP2 default
    0x0a25e029033465, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26002a033465, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25c02b033465, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x0825c028034460, // V_SUBREV_F16 ENC_VOP2 default
    0x0a25e029034460, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26002a034460, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25c02b034460, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x0825c02803541c, // V_MUL_F16 ENC_VOP2 default
    0x0a25e02903541c, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26002a03541c, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25c02b03541c, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x0825c02c0363b7, // V_FMAC_F16 ENC_VOP2 default
    0x0a25e02d0363b7, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26002e0363b7, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25c02f0363b7, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x1026e0300373b9, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x0e26e0310373b9, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x102700320383b4, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x0e2700330383b4, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x0825c0280393f1, // V_MAX_F16 ENC_VOP2 default
    0x0a25e0290393f1, // V_MAX_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26002a0393f1, // V_MAX_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25c02b0393f1, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x0825c02803a40a, // V_MIN_F16 ENC_VOP2 default
    0x0a25e02903a40a, // V_MIN_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26002a03a40a, // V_MIN_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25c02b03a40a, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x0825c02803b3d1, // V_LDEXP_F16 ENC_VOP2 default
    0x0a25e02903b3d1, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c27202a03b3d1, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25c02b03b3d1, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x0827a03403c437, // V_PK_FMAC_F16 ENC_VOP2 default
    0x0e27a03503c437, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
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
    0x1a3d8081016258, // S_SUBVECTOR_LOOP_BEGIN ENC_SOPK default
    0x1a3d8081017259, // S_SUBVECTOR_LOOP_END ENC_SOPK default
    0x1a156082018266, // S_WAITCNT_VSCNT ENC_SOPK default
    0x1a156082019265, // S_WAITCNT_VMCNT ENC_SOPK default
    0x1a15608201a263, // S_WAITCNT_EXPCNT ENC_SOPK default
    0x1a15608201b264, // S_WAITCNT_LGKMCNT ENC_SOPK default
    0x1e3c00830003a5, // V_DUAL_FMAC_F32 VOPDXY X default
    0x203c00840003a5, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL X has_lit
    0x223c40850013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X default
    0x203c40860013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X has_lit
    0x223c80870023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X default
    0x203c80880023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3c00890033ac, // V_DUAL_MUL_F32 VOPDXY X default
    0x203c008a0033ac, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3c008900439e, // V_DUAL_ADD_F32 VOPDXY X default
    0x203c008a00439e, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3c00890053ae, // V_DUAL_SUB_F32 VOPDXY X default
    0x203c008a0053ae, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3c00890063ad, // V_DUAL_SUBREV_F32 VOPDXY X default
    0x203c008a0063ad, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3c00890073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY X default
    0x203c008a0073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3cc08b0083aa, // V_DUAL_MOV_B32 VOPDXY X default
    0x203cc08c0083aa, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL X has_lit
    0x243c008d0093a1, // V_DUAL_CNDMASK_B32 VOPDXY X default
    0x263c008e0093a1, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL X has_lit
    0x1e3c008900a3a8, // V_DUAL_MAX_F32 VOPDXY X default
    0x203c008a00a3a8, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3c008900b3a9, // V_DUAL_MIN_F32 VOPDXY X default
    0x203c008a00b3a9, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3d008f00c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY X default
    0x203d009000c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL X has_lit
    0x1e3d409100d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY X default
    0x203d409200d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL X has_lit
    0x283c20930003a5, // V_DUAL_FMAC_F32 VOPDXY Y default_y
    0x2a3c20940003a5, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2c3c60950013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y default_y
    0x2a3c60950013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2c3ca0960023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y default_y
    0x2a3ca0960023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283c20970033ac, // V_DUAL_MUL_F32 VOPDXY Y default_y
    0x2a3c20980033ac, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283c209700439e, // V_DUAL_ADD_F32 VOPDXY Y default_y
    0x2a3c209800439e, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283c20970053ae, // V_DUAL_SUB_F32 VOPDXY Y default_y
    0x2a3c20980053ae, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283c20970063ad, // V_DUAL_SUBREV_F32 VOPDXY Y default_y
    0x2a3c20980063ad, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283c20970073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY Y default_y
    0x2a3c20980073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283ce0990083aa, // V_DUAL_MOV_B32 VOPDXY Y default_y
    0x2a3ce09a0083aa, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2e3c209b0093a1, // V_DUAL_CNDMASK_B32 VOPDXY Y default_y
    0x303c209c0093a1, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283c209700a3a8, // V_DUAL_MAX_F32 VOPDXY Y default_y
    0x2a3c209800a3a8, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283c209700b3a9, // V_DUAL_MIN_F32 VOPDXY Y default_y
    0x2a3c209800b3a9, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283d209d00c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY Y default_y
    0x2a3d209e00c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL Y has_lit_y
    0x283d609f00d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY Y default_y
    0x2a3d60a000d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL Y has_lit_y
    0x283c20a101039f, // V_DUAL_ADD_NC_U32 VOPDXY Y default_y
    0x2a3c20a201039f, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283c20a30113a7, // V_DUAL_LSHLREV_B32 VOPDXY Y default_y
    0x2a3c20a40113a7, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283c20a30123a0, // V_DUAL_AND_B32 VOPDXY Y default_y
    0x2a3c20a40123a0, // V_DUAL_AND_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x323340a500030d, // V_CMP_F_F16 ENC_VOP3 default
    0x343360a600030d, // V_CMP_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x363380a700030d, // V_CMP_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x383340a800030d, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3340a900030d, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3340aa00030d, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323340a5001332, // V_CMP_LT_F16 ENC_VOP3 default
    0x343360a6001332, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x363380a7001332, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x383340a8001332, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3340a9001332, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3340aa001332, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323340a5002304, // V_CMP_EQ_F16 ENC_VOP3 default
    0x343360a6002304, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x363380a7002304, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x383340a8002304, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3340a9002304, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3340aa002304, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323340a5003326, // V_CMP_LE_F16 ENC_VOP3 default
    0x343360a6003326, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x363380a7003326, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x383340a8003326, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3340a9003326, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3340aa003326, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323340a500431d, // V_CMP_GT_F16 ENC_VOP3 default
    0x343360a600431d, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x363380a700431d, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x383340a800431d, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3340a900431d, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3340aa00431d, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323340a500532f, // V_CMP_LG_F16 ENC_VOP3 default
    0x343360a600532f, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x363380a700532f, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x383340a800532f, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3340a900532f, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3340aa00532f, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323340a5006314, // V_CMP_GE_F16 ENC_VOP3 default
    0x343360a6006314, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x363380a7006314, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x383340a8006314, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3340a9006314, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3340aa006314, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323340a5007353, // V_CMP_O_F16 ENC_VOP3 default
    0x343360a6007353, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x363380a7007353, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x383340a8007353, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3340a9007353, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3340aa007353, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323340a500835d, // V_CMP_U_F16 ENC_VOP3 default
    0x343360a600835d, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x363380a700835d, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x383340a800835d, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3340a900835d, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3340aa00835d, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323340a5009344, // V_CMP_NGE_F16 ENC_VOP3 default
    0x343360a6009344, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x363380a7009344, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x383340a8009344, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3340a9009344, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3340aa009344, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323340a500a34d, // V_CMP_NLG_F16 ENC_VOP3 default
    0x343360a600a34d, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x363380a700a34d, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x383340a800a34d, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3340a900a34d, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3340aa00a34d, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323340a500b347, // V_CMP_NGT_F16 ENC_VOP3 default
    0x343360a600b347, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x363380a700b347, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x383340a800b347, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3340a900b347, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3340aa00b347, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323340a500c34a, // V_CMP_NLE_F16 ENC_VOP3 default
    0x343360a600c34a, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x363380a700c34a, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x383340a800c34a, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3340a900c34a, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3340aa00c34a, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323340a500d33b, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x343360a600d33b, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x363380a700d33b, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x383340a800d33b, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3340a900d33b, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3340aa00d33b, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323340a500e350, // V_CMP_NLT_F16 ENC_VOP3 default
    0x343360a600e350, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x363380a700e350, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x383340a800e350, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3340a900e350, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3340aa00e350, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323340a500f356, // V_CMP_T_F16 ENC_VOP3 default
    0x343360a600f356, // V_CMP_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x363380a700f356, // V_CMP_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x383340a800f356, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3340a900f356, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3340aa00f356, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323400ab01030e, // V_CMP_F_F32 ENC_VOP3 default
    0x343420ac01030e, // V_CMP_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x363440ad01030e, // V_CMP_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x383400ae01030e, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3400af01030e, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3400b001030e, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323400ab011333, // V_CMP_LT_F32 ENC_VOP3 default
    0x343420ac011333, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x363440ad011333, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x383400ae011333, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3400af011333, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3400b0011333, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323400ab012305, // V_CMP_EQ_F32 ENC_VOP3 default
    0x343420ac012305, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x363440ad012305, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x383400ae012305, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3400af012305, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3400b0012305, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323400ab013327, // V_CMP_LE_F32 ENC_VOP3 default
    0x343420ac013327, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x363440ad013327, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x383400ae013327, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3400af013327, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3400b0013327, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323400ab01431e, // V_CMP_GT_F32 ENC_VOP3 default
    0x343420ac01431e, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x363440ad01431e, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x383400ae01431e, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3400af01431e, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3400b001431e, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323400ab015330, // V_CMP_LG_F32 ENC_VOP3 default
    0x343420ac015330, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x363440ad015330, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x383400ae015330, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3400af015330, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3400b0015330, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323400ab016315, // V_CMP_GE_F32 ENC_VOP3 default
    0x343420ac016315, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x363440ad016315, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x383400ae016315, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3400af016315, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3400b0016315, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323400ab017354, // V_CMP_O_F32 ENC_VOP3 default
    0x343420ac017354, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x363440ad017354, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x383400ae017354, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3400af017354, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3400b0017354, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323400ab01835e, // V_CMP_U_F32 ENC_VOP3 default
    0x343420ac01835e, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x363440ad01835e, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x383400ae01835e, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3400af01835e, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3400b001835e, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323400ab019345, // V_CMP_NGE_F32 ENC_VOP3 default
    0x343420ac019345, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x363440ad019345, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x383400ae019345, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3400af019345, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3400b0019345, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323400ab01a34e, // V_CMP_NLG_F32 ENC_VOP3 default
    0x343420ac01a34e, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x363440ad01a34e, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x383400ae01a34e, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3400af01a34e, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3400b001a34e, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323400ab01b348, // V_CMP_NGT_F32 ENC_VOP3 default
    0x343420ac01b348, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x363440ad01b348, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x383400ae01b348, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3400af01b348, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3400b001b348, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323400ab01c34b, // V_CMP_NLE_F32 ENC_VOP3 default
    0x343420ac01c34b, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x363440ad01c34b, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x383400ae01c34b, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3400af01c34b, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3400b001c34b, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323400ab01d33c, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x343420ac01d33c, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x363440ad01d33c, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x383400ae01d33c, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3400af01d33c, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3400b001d33c, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323400ab01e351, // V_CMP_NLT_F32 ENC_VOP3 default
    0x343420ac01e351, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x363440ad01e351, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x383400ae01e351, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3400af01e351, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3400b001e351, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323400ab01f357, // V_CMP_T_F32 ENC_VOP3 default
    0x343420ac01f357, // V_CMP_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x363440ad01f357, // V_CMP_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x383400ae01f357, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3400af01f357, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3400b001f357, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234c0b102030f, // V_CMP_F_F64 ENC_VOP3 default
    0x3834c0b202030f, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34c0b302030f, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34c0b402030f, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234c0b1021334, // V_CMP_LT_F64 ENC_VOP3 default
    0x3834c0b2021334, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34c0b3021334, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34c0b4021334, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234c0b1022306, // V_CMP_EQ_F64 ENC_VOP3 default
    0x3834c0b2022306, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34c0b3022306, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34c0b4022306, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234c0b1023328, // V_CMP_LE_F64 ENC_VOP3 default
    0x3834c0b2023328, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34c0b3023328, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34c0b4023328, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234c0b102431f, // V_CMP_GT_F64 ENC_VOP3 default
    0x3834c0b202431f, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34c0b302431f, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34c0b402431f, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234c0b1025331, // V_CMP_LG_F64 ENC_VOP3 default
    0x3834c0b2025331, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34c0b3025331, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34c0b4025331, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234c0b1026316, // V_CMP_GE_F64 ENC_VOP3 default
    0x3834c0b2026316, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34c0b3026316, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34c0b4026316, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234c0b1027355, // V_CMP_O_F64 ENC_VOP3 default
    0x3834c0b2027355, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34c0b3027355, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34c0b4027355, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234c0b102835f, // V_CMP_U_F64 ENC_VOP3 default
    0x3834c0b202835f, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34c0b302835f, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34c0b402835f, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234c0b1029346, // V_CMP_NGE_F64 ENC_VOP3 default
    0x3834c0b2029346, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34c0b3029346, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34c0b4029346, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234c0b102a34f, // V_CMP_NLG_F64 ENC_VOP3 default
    0x3834c0b202a34f, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34c0b302a34f, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34c0b402a34f, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234c0b102b349, // V_CMP_NGT_F64 ENC_VOP3 default
    0x3834c0b202b349, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34c0b302b349, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34c0b402b349, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234c0b102c34c, // V_CMP_NLE_F64 ENC_VOP3 default
    0x3834c0b202c34c, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34c0b302c34c, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34c0b402c34c, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234c0b102d33d, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x3834c0b202d33d, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34c0b302d33d, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34c0b402d33d, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234c0b102e352, // V_CMP_NLT_F64 ENC_VOP3 default
    0x3834c0b202e352, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34c0b302e352, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34c0b402e352, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3234c0b102f358, // V_CMP_T_F64 ENC_VOP3 default
    0x3834c0b202f358, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0
    0x3a34c0b302f358, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_1
    0x3c34c0b402f358, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323500b5031335, // V_CMP_LT_I16 ENC_VOP3 default
    0x343520b6031335, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x363540b7031335, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x383500b8031335, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x3a3500b9031335, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x3c3500ba031335, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323500b5032307, // V_CMP_EQ_I16 ENC_VOP3 default
    0x343520b6032307, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x363540b7032307, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x383500b8032307, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x3a3500b9032307, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x3c3500ba032307, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323500b5033329, // V_CMP_LE_I16 ENC_VOP3 default
    0x343520b6033329, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x363540b7033329, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x383500b8033329, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x3a3500b9033329, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x3c3500ba033329, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323500b5034320, // V_CMP_GT_I16 ENC_VOP3 default
    0x343520b6034320, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x363540b7034320, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x383500b8034320, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x3a3500b9034320, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x3c3500ba034320, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323500b503533e, // V_CMP_NE_I16 ENC_VOP3 default
    0x343520b603533e, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x363540b703533e, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x383500b803533e, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x3a3500b903533e, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x3c3500ba03533e, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323500b5036317, // V_CMP_GE_I16 ENC_VOP3 default
    0x343520b6036317, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x363540b7036317, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x383500b8036317, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x3a3500b9036317, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x3c3500ba036317, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323500bb039338, // V_CMP_LT_U16 ENC_VOP3 default
    0x343520bc039338, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x363540bd039338, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x383500be039338, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x3a3500bf039338, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x3c3500c0039338, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323500bb03a30a, // V_CMP_EQ_U16 ENC_VOP3 default
    0x343520bc03a30a, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x363540bd03a30a, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x383500be03a30a, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x3a3500bf03a30a, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x3c3500c003a30a, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323500bb03b32c, // V_CMP_LE_U16 ENC_VOP3 default
    0x343520bc03b32c, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x363540bd03b32c, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x383500be03b32c, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x3a3500bf03b32c, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x3c3500c003b32c, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323500bb03c323, // V_CMP_GT_U16 ENC_VOP3 default
    0x343520bc03c323, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x363540bd03c323, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x383500be03c323, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x3a3500bf03c323, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x3c3500c003c323, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323500bb03d341, // V_CMP_NE_U16 ENC_VOP3 default
    0x343520bc03d341, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x363540bd03d341, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x383500be03d341, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x3a3500bf03d341, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x3c3500c003d341, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323500bb03e31a, // V_CMP_GE_U16 ENC_VOP3 default
    0x343520bc03e31a, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x363540bd03e31a, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x383500be03e31a, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x3a3500bf03e31a, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x3c3500c003e31a, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0c1040310, // V_CMP_F_I32 ENC_VOP3 default
    0x3435e0c2040310, // V_CMP_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x363600c3040310, // V_CMP_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x3835c0c4040310, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0
    0x3a35c0c5040310, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_1
    0x3c35c0c6040310, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0c1041336, // V_CMP_LT_I32 ENC_VOP3 default
    0x3435e0c2041336, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x363600c3041336, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x3835c0c4041336, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x3a35c0c5041336, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x3c35c0c6041336, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0c1042308, // V_CMP_EQ_I32 ENC_VOP3 default
    0x3435e0c2042308, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x363600c3042308, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x3835c0c4042308, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x3a35c0c5042308, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x3c35c0c6042308, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0c104332a, // V_CMP_LE_I32 ENC_VOP3 default
    0x3435e0c204332a, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x363600c304332a, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3835c0c404332a, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x3a35c0c504332a, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x3c35c0c604332a, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0c1044321, // V_CMP_GT_I32 ENC_VOP3 default
    0x3435e0c2044321, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x363600c3044321, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x3835c0c4044321, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x3a35c0c5044321, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x3c35c0c6044321, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0c104533f, // V_CMP_NE_I32 ENC_VOP3 default
    0x3435e0c204533f, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x363600c304533f, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3835c0c404533f, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x3a35c0c504533f, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x3c35c0c604533f, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0c1046318, // V_CMP_GE_I32 ENC_VOP3 default
    0x3435e0c2046318, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x363600c3046318, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3835c0c4046318, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x3a35c0c5046318, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x3c35c0c6046318, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0c1047359, // V_CMP_T_I32 ENC_VOP3 default
    0x3435e0c2047359, // V_CMP_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x363600c3047359, // V_CMP_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x3835c0c4047359, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0
    0x3a35c0c5047359, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_1
    0x3c35c0c6047359, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0c7048312, // V_CMP_F_U32 ENC_VOP3 default
    0x3435e0c8048312, // V_CMP_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x363600c9048312, // V_CMP_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x3835c0ca048312, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0
    0x3a35c0cb048312, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_1
    0x3c35c0cc048312, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0c7049339, // V_CMP_LT_U32 ENC_VOP3 default
    0x3435e0c8049339, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x363600c9049339, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x3835c0ca049339, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x3a35c0cb049339, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x3c35c0cc049339, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0c704a30b, // V_CMP_EQ_U32 ENC_VOP3 default
    0x3435e0c804a30b, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x363600c904a30b, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x3835c0ca04a30b, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x3a35c0cb04a30b, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x3c35c0cc04a30b, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0c704b32d, // V_CMP_LE_U32 ENC_VOP3 default
    0x3435e0c804b32d, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x363600c904b32d, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3835c0ca04b32d, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x3a35c0cb04b32d, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x3c35c0cc04b32d, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0c704c324, // V_CMP_GT_U32 ENC_VOP3 default
    0x3435e0c804c324, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x363600c904c324, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x3835c0ca04c324, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x3a35c0cb04c324, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x3c35c0cc04c324, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0c704d342, // V_CMP_NE_U32 ENC_VOP3 default
    0x3435e0c804d342, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x363600c904d342, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3835c0ca04d342, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x3a35c0cb04d342, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x3c35c0cc04d342, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0c704e31b, // V_CMP_GE_U32 ENC_VOP3 default
    0x3435e0c804e31b, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x363600c904e31b, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3835c0ca04e31b, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x3a35c0cb04e31b, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x3c35c0cc04e31b, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0c704f35b, // V_CMP_T_U32 ENC_VOP3 default
    0x3435e0c804f35b, // V_CMP_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x363600c904f35b, // V_CMP_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x3835c0ca04f35b, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0
    0x3a35c0cb04f35b, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_1
    0x3c35c0cc04f35b, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323640cd050311, // V_CMP_F_I64 ENC_VOP3 default
    0x383640ce050311, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3640cf050311, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3640d0050311, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323640cd051337, // V_CMP_LT_I64 ENC_VOP3 default
    0x383640ce051337, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3640cf051337, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3640d0051337, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323640cd052309, // V_CMP_EQ_I64 ENC_VOP3 default
    0x383640ce052309, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3640cf052309, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3640d0052309, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323640cd05332b, // V_CMP_LE_I64 ENC_VOP3 default
    0x383640ce05332b, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3640cf05332b, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3640d005332b, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323640cd054322, // V_CMP_GT_I64 ENC_VOP3 default
    0x383640ce054322, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3640cf054322, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3640d0054322, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323640cd055340, // V_CMP_NE_I64 ENC_VOP3 default
    0x383640ce055340, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3640cf055340, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3640d0055340, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323640cd056319, // V_CMP_GE_I64 ENC_VOP3 default
    0x383640ce056319, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3640cf056319, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3640d0056319, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323640cd05735a, // V_CMP_T_I64 ENC_VOP3 default
    0x383640ce05735a, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3640cf05735a, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3640d005735a, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323640d1058313, // V_CMP_F_U64 ENC_VOP3 default
    0x383640d2058313, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3640d3058313, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3640d4058313, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323640d105933a, // V_CMP_LT_U64 ENC_VOP3 default
    0x383640d205933a, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3640d305933a, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3640d405933a, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323640d105a30c, // V_CMP_EQ_U64 ENC_VOP3 default
    0x383640d205a30c, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3640d305a30c, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3640d405a30c, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323640d105b32e, // V_CMP_LE_U64 ENC_VOP3 default
    0x383640d205b32e, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3640d305b32e, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3640d405b32e, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323640d105c325, // V_CMP_GT_U64 ENC_VOP3 default
    0x383640d205c325, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3640d305c325, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3640d405c325, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323640d105d343, // V_CMP_NE_U64 ENC_VOP3 default
    0x383640d205d343, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3640d305d343, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3640d405d343, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323640d105e31c, // V_CMP_GE_U64 ENC_VOP3 default
    0x383640d205e31c, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3640d305e31c, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3640d405e31c, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323640d105f35c, // V_CMP_T_U64 ENC_VOP3 default
    0x383640d205f35c, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3640d305f35c, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3640d405f35c, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323680a507d301, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x3436a0a607d301, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x3636c0a707d301, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x383680a807d301, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3680a907d301, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3680aa07d301, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3236e0d507e302, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x343700d607e302, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x363720d707e302, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x3836e0d807e302, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x3a36e0d907e302, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x3c36e0da07e302, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323760db07f303, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x383760dc07f303, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x3a3760dd07f303, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x3c3760de07f303, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37a0df0802ae, // V_CMPX_F_F16 ENC_VOP3 default
    0x4037c0e00802ae, // V_CMPX_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x4237e0e10802ae, // V_CMPX_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437a0e20802ae, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0
    0x4637a0e30802ae, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_1
    0x4837a0e40802ae, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37a0df0812d3, // V_CMPX_LT_F16 ENC_VOP3 default
    0x4037c0e00812d3, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x4237e0e10812d3, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437a0e20812d3, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x4637a0e30812d3, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x4837a0e40812d3, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37a0df0822a5, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x4037c0e00822a5, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x4237e0e10822a5, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437a0e20822a5, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x4637a0e30822a5, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x4837a0e40822a5, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37a0df0832c7, // V_CMPX_LE_F16 ENC_VOP3 default
    0x4037c0e00832c7, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x4237e0e10832c7, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437a0e20832c7, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x4637a0e30832c7, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x4837a0e40832c7, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37a0df0842be, // V_CMPX_GT_F16 ENC_VOP3 default
    0x4037c0e00842be, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x4237e0e10842be, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437a0e20842be, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x4637a0e30842be, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x4837a0e40842be, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37a0df0852d0, // V_CMPX_LG_F16 ENC_VOP3 default
    0x4037c0e00852d0, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x4237e0e10852d0, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437a0e20852d0, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x4637a0e30852d0, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x4837a0e40852d0, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37a0df0862b5, // V_CMPX_GE_F16 ENC_VOP3 default
    0x4037c0e00862b5, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x4237e0e10862b5, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437a0e20862b5, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x4637a0e30862b5, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x4837a0e40862b5, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37a0df0872f4, // V_CMPX_O_F16 ENC_VOP3 default
    0x4037c0e00872f4, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x4237e0e10872f4, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437a0e20872f4, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x4637a0e30872f4, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x4837a0e40872f4, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37a0df0882fe, // V_CMPX_U_F16 ENC_VOP3 default
    0x4037c0e00882fe, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x4237e0e10882fe, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437a0e20882fe, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x4637a0e30882fe, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x4837a0e40882fe, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37a0df0892e5, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x4037c0e00892e5, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x4237e0e10892e5, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437a0e20892e5, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x4637a0e30892e5, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x4837a0e40892e5, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37a0df08a2ee, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x4037c0e008a2ee, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x4237e0e108a2ee, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437a0e208a2ee, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x4637a0e308a2ee, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x4837a0e408a2ee, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37a0df08b2e8, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x4037c0e008b2e8, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x4237e0e108b2e8, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437a0e208b2e8, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x4637a0e308b2e8, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x4837a0e408b2e8, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37a0df08c2eb, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x4037c0e008c2eb, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x4237e0e108c2eb, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437a0e208c2eb, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x4637a0e308c2eb, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x4837a0e408c2eb, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37a0df08d2dc, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x4037c0e008d2dc, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x4237e0e108d2dc, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437a0e208d2dc, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x4637a0e308d2dc, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x4837a0e408d2dc, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37a0df08e2f1, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x4037c0e008e2f1, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x4237e0e108e2f1, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437a0e208e2f1, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x4637a0e308e2f1, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x4837a0e408e2f1, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37a0df08f2f7, // V_CMPX_T_F16 ENC_VOP3 default
    0x4037c0e008f2f7, // V_CMPX_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x4237e0e108f2f7, // V_CMPX_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x4437a0e208f2f7, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0
    0x4637a0e308f2f7, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_1
    0x4837a0e408f2f7, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3860e50902af, // V_CMPX_F_F32 ENC_VOP3 default
    0x403880e60902af, // V_CMPX_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238a0e70902af, // V_CMPX_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x443860e80902af, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0
    0x463860e90902af, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_1
    0x483860ea0902af, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3860e50912d4, // V_CMPX_LT_F32 ENC_VOP3 default
    0x403880e60912d4, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238a0e70912d4, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x443860e80912d4, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x463860e90912d4, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x483860ea0912d4, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3860e50922a6, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x403880e60922a6, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238a0e70922a6, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x443860e80922a6, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x463860e90922a6, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x483860ea0922a6, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3860e50932c8, // V_CMPX_LE_F32 ENC_VOP3 default
    0x403880e60932c8, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238a0e70932c8, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x443860e80932c8, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x463860e90932c8, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x483860ea0932c8, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3860e50942bf, // V_CMPX_GT_F32 ENC_VOP3 default
    0x403880e60942bf, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238a0e70942bf, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x443860e80942bf, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x463860e90942bf, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x483860ea0942bf, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3860e50952d1, // V_CMPX_LG_F32 ENC_VOP3 default
    0x403880e60952d1, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238a0e70952d1, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x443860e80952d1, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x463860e90952d1, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x483860ea0952d1, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3860e50962b6, // V_CMPX_GE_F32 ENC_VOP3 default
    0x403880e60962b6, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238a0e70962b6, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x443860e80962b6, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x463860e90962b6, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x483860ea0962b6, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3860e50972f5, // V_CMPX_O_F32 ENC_VOP3 default
    0x403880e60972f5, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238a0e70972f5, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x443860e80972f5, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x463860e90972f5, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x483860ea0972f5, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3860e50982ff, // V_CMPX_U_F32 ENC_VOP3 default
    0x403880e60982ff, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238a0e70982ff, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x443860e80982ff, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x463860e90982ff, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x483860ea0982ff, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3860e50992e6, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x403880e60992e6, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238a0e70992e6, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x443860e80992e6, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x463860e90992e6, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x483860ea0992e6, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3860e509a2ef, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x403880e609a2ef, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238a0e709a2ef, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x443860e809a2ef, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x463860e909a2ef, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x483860ea09a2ef, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3860e509b2e9, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x403880e609b2e9, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238a0e709b2e9, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x443860e809b2e9, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x463860e909b2e9, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x483860ea09b2e9, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3860e509c2ec, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x403880e609c2ec, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238a0e709c2ec, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x443860e809c2ec, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x463860e909c2ec, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x483860ea09c2ec, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3860e509d2dd, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x403880e609d2dd, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238a0e709d2dd, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x443860e809d2dd, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x463860e909d2dd, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x483860ea09d2dd, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3860e509e2f2, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x403880e609e2f2, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238a0e709e2f2, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x443860e809e2f2, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x463860e909e2f2, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x483860ea09e2f2, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3860e509f2f8, // V_CMPX_T_F32 ENC_VOP3 default
    0x403880e609f2f8, // V_CMPX_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238a0e709f2f8, // V_CMPX_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x443860e809f2f8, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0
    0x463860e909f2f8, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_1
    0x483860ea09f2f8, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3920eb0a02b0, // V_CMPX_F_F64 ENC_VOP3 default
    0x443920ec0a02b0, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0
    0x463920ed0a02b0, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_1
    0x483920ee0a02b0, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3920eb0a12d5, // V_CMPX_LT_F64 ENC_VOP3 default
    0x443920ec0a12d5, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x463920ed0a12d5, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x483920ee0a12d5, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3920eb0a22a7, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x443920ec0a22a7, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x463920ed0a22a7, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x483920ee0a22a7, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3920eb0a32c9, // V_CMPX_LE_F64 ENC_VOP3 default
    0x443920ec0a32c9, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x463920ed0a32c9, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x483920ee0a32c9, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3920eb0a42c0, // V_CMPX_GT_F64 ENC_VOP3 default
    0x443920ec0a42c0, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x463920ed0a42c0, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x483920ee0a42c0, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3920eb0a52d2, // V_CMPX_LG_F64 ENC_VOP3 default
    0x443920ec0a52d2, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x463920ed0a52d2, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x483920ee0a52d2, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3920eb0a62b7, // V_CMPX_GE_F64 ENC_VOP3 default
    0x443920ec0a62b7, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x463920ed0a62b7, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x483920ee0a62b7, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3920eb0a72f6, // V_CMPX_O_F64 ENC_VOP3 default
    0x443920ec0a72f6, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x463920ed0a72f6, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x483920ee0a72f6, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3920eb0a8300, // V_CMPX_U_F64 ENC_VOP3 default
    0x443920ec0a8300, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x463920ed0a8300, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x483920ee0a8300, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3920eb0a92e7, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x443920ec0a92e7, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x463920ed0a92e7, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x483920ee0a92e7, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3920eb0aa2f0, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x443920ec0aa2f0, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x463920ed0aa2f0, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x483920ee0aa2f0, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3920eb0ab2ea, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x443920ec0ab2ea, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x463920ed0ab2ea, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x483920ee0ab2ea, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3920eb0ac2ed, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x443920ec0ac2ed, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x463920ed0ac2ed, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x483920ee0ac2ed, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3920eb0ad2de, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x443920ec0ad2de, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x463920ed0ad2de, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x483920ee0ad2de, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3920eb0ae2f3, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x443920ec0ae2f3, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x463920ed0ae2f3, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x483920ee0ae2f3, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3920eb0af2f9, // V_CMPX_T_F64 ENC_VOP3 default
    0x443920ec0af2f9, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0
    0x463920ed0af2f9, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_1
    0x483920ee0af2f9, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3960ef0b12d6, // V_CMPX_LT_I16 ENC_VOP3 default
    0x403980f00b12d6, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x4239a0f10b12d6, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x443960f20b12d6, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x463960f30b12d6, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x483960f40b12d6, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3960ef0b22a8, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x403980f00b22a8, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x4239a0f10b22a8, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x443960f20b22a8, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x463960f30b22a8, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x483960f40b22a8, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3960ef0b32ca, // V_CMPX_LE_I16 ENC_VOP3 default
    0x403980f00b32ca, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x4239a0f10b32ca, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x443960f20b32ca, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x463960f30b32ca, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x483960f40b32ca, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3960ef0b42c1, // V_CMPX_GT_I16 ENC_VOP3 default
    0x403980f00b42c1, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x4239a0f10b42c1, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x443960f20b42c1, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x463960f30b42c1, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x483960f40b42c1, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3960ef0b52df, // V_CMPX_NE_I16 ENC_VOP3 default
    0x403980f00b52df, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x4239a0f10b52df, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x443960f20b52df, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x463960f30b52df, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x483960f40b52df, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3960ef0b62b8, // V_CMPX_GE_I16 ENC_VOP3 default
    0x403980f00b62b8, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x4239a0f10b62b8, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x443960f20b62b8, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x463960f30b62b8, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x483960f40b62b8, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3960f50b92d9, // V_CMPX_LT_U16 ENC_VOP3 default
    0x403980f60b92d9, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x4239a0f70b92d9, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x443960f80b92d9, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x463960f90b92d9, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x483960fa0b92d9, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3960f50ba2ab, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x403980f60ba2ab, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x4239a0f70ba2ab, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x443960f80ba2ab, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x463960f90ba2ab, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x483960fa0ba2ab, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3960f50bb2cd, // V_CMPX_LE_U16 ENC_VOP3 default
    0x403980f60bb2cd, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x4239a0f70bb2cd, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x443960f80bb2cd, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x463960f90bb2cd, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x483960fa0bb2cd, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3960f50bc2c4, // V_CMPX_GT_U16 ENC_VOP3 default
    0x403980f60bc2c4, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x4239a0f70bc2c4, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x443960f80bc2c4, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x463960f90bc2c4, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x483960fa0bc2c4, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3960f50bd2e2, // V_CMPX_NE_U16 ENC_VOP3 default
    0x403980f60bd2e2, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x4239a0f70bd2e2, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x443960f80bd2e2, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x463960f90bd2e2, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x483960fa0bd2e2, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3960f50be2bb, // V_CMPX_GE_U16 ENC_VOP3 default
    0x403980f60be2bb, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x4239a0f70be2bb, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x443960f80be2bb, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x463960f90be2bb, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x483960fa0be2bb, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a20fb0c02b1, // V_CMPX_F_I32 ENC_VOP3 default
    0x403a40fc0c02b1, // V_CMPX_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x423a60fd0c02b1, // V_CMPX_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x443a20fe0c02b1, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0
    0x463a20ff0c02b1, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_1
    0x483a21000c02b1, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a20fb0c12d7, // V_CMPX_LT_I32 ENC_VOP3 default
    0x403a40fc0c12d7, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x423a60fd0c12d7, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x443a20fe0c12d7, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x463a20ff0c12d7, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x483a21000c12d7, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a20fb0c22a9, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x403a40fc0c22a9, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x423a60fd0c22a9, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x443a20fe0c22a9, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x463a20ff0c22a9, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x483a21000c22a9, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a20fb0c32cb, // V_CMPX_LE_I32 ENC_VOP3 default
    0x403a40fc0c32cb, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x423a60fd0c32cb, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x443a20fe0c32cb, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x463a20ff0c32cb, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x483a21000c32cb, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a20fb0c42c2, // V_CMPX_GT_I32 ENC_VOP3 default
    0x403a40fc0c42c2, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x423a60fd0c42c2, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x443a20fe0c42c2, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x463a20ff0c42c2, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x483a21000c42c2, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a20fb0c52e0, // V_CMPX_NE_I32 ENC_VOP3 default
    0x403a40fc0c52e0, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x423a60fd0c52e0, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x443a20fe0c52e0, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x463a20ff0c52e0, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x483a21000c52e0, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a20fb0c62b9, // V_CMPX_GE_I32 ENC_VOP3 default
    0x403a40fc0c62b9, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x423a60fd0c62b9, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x443a20fe0c62b9, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x463a20ff0c62b9, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x483a21000c62b9, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a20fb0c72fa, // V_CMPX_T_I32 ENC_VOP3 default
    0x403a40fc0c72fa, // V_CMPX_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x423a60fd0c72fa, // V_CMPX_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x443a20fe0c72fa, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0
    0x463a20ff0c72fa, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_1
    0x483a21000c72fa, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a21010c82b3, // V_CMPX_F_U32 ENC_VOP3 default
    0x403a41020c82b3, // V_CMPX_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x423a61030c82b3, // V_CMPX_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x443a21040c82b3, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0
    0x463a21050c82b3, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_1
    0x483a21060c82b3, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a21010c92da, // V_CMPX_LT_U32 ENC_VOP3 default
    0x403a41020c92da, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x423a61030c92da, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x443a21040c92da, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x463a21050c92da, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x483a21060c92da, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a21010ca2ac, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x403a41020ca2ac, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x423a61030ca2ac, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x443a21040ca2ac, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x463a21050ca2ac, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x483a21060ca2ac, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a21010cb2ce, // V_CMPX_LE_U32 ENC_VOP3 default
    0x403a41020cb2ce, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x423a61030cb2ce, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x443a21040cb2ce, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x463a21050cb2ce, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x483a21060cb2ce, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a21010cc2c5, // V_CMPX_GT_U32 ENC_VOP3 default
    0x403a41020cc2c5, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x423a61030cc2c5, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x443a21040cc2c5, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x463a21050cc2c5, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x483a21060cc2c5, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a21010cd2e3, // V_CMPX_NE_U32 ENC_VOP3 default
    0x403a41020cd2e3, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x423a61030cd2e3, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x443a21040cd2e3, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x463a21050cd2e3, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x483a21060cd2e3, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a21010ce2bc, // V_CMPX_GE_U32 ENC_VOP3 default
    0x403a41020ce2bc, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x423a61030ce2bc, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x443a21040ce2bc, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x463a21050ce2bc, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x483a21060ce2bc, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a21010cf2fc, // V_CMPX_T_U32 ENC_VOP3 default
    0x403a41020cf2fc, // V_CMPX_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x423a61030cf2fc, // V_CMPX_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x443a21040cf2fc, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0
    0x463a21050cf2fc, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_1
    0x483a21060cf2fc, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3aa1070d02b2, // V_CMPX_F_I64 ENC_VOP3 default
    0x443aa1080d02b2, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0
    0x463aa1090d02b2, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_1
    0x483aa10a0d02b2, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3aa1070d12d8, // V_CMPX_LT_I64 ENC_VOP3 default
    0x443aa1080d12d8, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x463aa1090d12d8, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x483aa10a0d12d8, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3aa1070d22aa, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x443aa1080d22aa, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x463aa1090d22aa, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x483aa10a0d22aa, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3aa1070d32cc, // V_CMPX_LE_I64 ENC_VOP3 default
    0x443aa1080d32cc, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x463aa1090d32cc, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x483aa10a0d32cc, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3aa1070d42c3, // V_CMPX_GT_I64 ENC_VOP3 default
    0x443aa1080d42c3, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x463aa1090d42c3, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x483aa10a0d42c3, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3aa1070d52e1, // V_CMPX_NE_I64 ENC_VOP3 default
    0x443aa1080d52e1, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x463aa1090d52e1, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x483aa10a0d52e1, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3aa1070d62ba, // V_CMPX_GE_I64 ENC_VOP3 default
    0x443aa1080d62ba, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x463aa1090d62ba, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x483aa10a0d62ba, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3aa1070d72fb, // V_CMPX_T_I64 ENC_VOP3 default
    0x443aa1080d72fb, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0
    0x463aa1090d72fb, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_1
    0x483aa10a0d72fb, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3aa10b0d82b4, // V_CMPX_F_U64 ENC_VOP3 default
    0x443aa10c0d82b4, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0
    0x463aa10d0d82b4, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_1
    0x483aa10e0d82b4, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3aa10b0d92db, // V_CMPX_LT_U64 ENC_VOP3 default
    0x443aa10c0d92db, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x463aa10d0d92db, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x483aa10e0d92db, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3aa10b0da2ad, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x443aa10c0da2ad, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x463aa10d0da2ad, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x483aa10e0da2ad, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3aa10b0db2cf, // V_CMPX_LE_U64 ENC_VOP3 default
    0x443aa10c0db2cf, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x463aa10d0db2cf, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x483aa10e0db2cf, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3aa10b0dc2c6, // V_CMPX_GT_U64 ENC_VOP3 default
    0x443aa10c0dc2c6, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x463aa10d0dc2c6, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x483aa10e0dc2c6, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3aa10b0dd2e4, // V_CMPX_NE_U64 ENC_VOP3 default
    0x443aa10c0dd2e4, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x463aa10d0dd2e4, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x483aa10e0dd2e4, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3aa10b0de2bd, // V_CMPX_GE_U64 ENC_VOP3 default
    0x443aa10c0de2bd, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x463aa10d0de2bd, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x483aa10e0de2bd, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3aa10b0df2fd, // V_CMPX_T_U64 ENC_VOP3 default
    0x443aa10c0df2fd, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0
    0x463aa10d0df2fd, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_1
    0x483aa10e0df2fd, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ae0df0fd2a2, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x403b00e00fd2a2, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x423b20e10fd2a2, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x443ae0e20fd2a2, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x463ae0e30fd2a2, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x483ae0e40fd2a2, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3b410f0fe2a3, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x403b61100fe2a3, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x423b81110fe2a3, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x443b41120fe2a3, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x463b41130fe2a3, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x483b41140fe2a3, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3bc1150ff2a4, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x443bc1160ff2a4, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x463bc1170ff2a4, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x483bc1180ff2a4, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4a21a119101361, // V_CNDMASK_B32 ENC_VOP3 default
    0x3421c11a101361, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x3621e11b101361, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x4c21a11c101361, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x4e21a11d101361, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x5021a11e101361, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222c11f103288, // V_ADD_F32 ENC_VOP3 default
    0x3422e120103288, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x36230121103288, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x3822c122103288, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x3a22c123103288, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x3c22c124103288, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222c11f104466, // V_SUB_F32 ENC_VOP3 default
    0x3422e120104466, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x36230121104466, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x3822c122104466, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x3a22c123104466, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x3c22c124104466, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222c11f105461, // V_SUBREV_F32 ENC_VOP3 default
    0x3422e120105461, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x36230121105461, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x3822c122105461, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x3a22c123105461, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x3c22c124105461, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222c1251063b6, // V_FMAC_DX9_ZERO_F32 ENC_VOP3 default
    0x3822c1261063b6, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3a22c1271063b6, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3c22c1281063b6, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222c11f10741b, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x3422e12010741b, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x3623012110741b, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x3822c12210741b, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3a22c12310741b, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3c22c12410741b, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222c11f10841d, // V_MUL_F32 ENC_VOP3 default
    0x3422e12010841d, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x3623012110841d, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x3822c12210841d, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x3a22c12310841d, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x3c22c12410841d, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32234129109423, // V_MUL_I32_I24 ENC_VOP3 default
    0x3423612a109423, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x3623812b109423, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x3823412c109423, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3a23412d109423, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3c23412e109423, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223a12910a420, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x3423c12a10a420, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x3623e12b10a420, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x3823a12c10a420, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3a23a12d10a420, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3c23a12e10a420, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223412f10b426, // V_MUL_U32_U24 ENC_VOP3 default
    0x3423613010b426, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x3623813110b426, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x3823413210b426, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3a23413310b426, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3c23413410b426, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223a12f10c422, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x3423c13010c422, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x3623e13110c422, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x3823a13210c422, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3a23a13310c422, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3c23a13410c422, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222c11f10f40b, // V_MIN_F32 ENC_VOP3 default
    0x3422e12010f40b, // V_MIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x3623012110f40b, // V_MIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x3822c12210f40b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0
    0x3a22c12310f40b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_1
    0x3c22c12410f40b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222c11f1103f2, // V_MAX_F32 ENC_VOP3 default
    0x3422e1201103f2, // V_MAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x362301211103f2, // V_MAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x3822c1221103f2, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0
    0x3a22c1231103f2, // V_MAX_F32 VOP3_INST_LITERAL has_lit_1
    0x3c22c1241103f2, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223a12911140e, // V_MIN_I32 ENC_VOP3 default
    0x3423c12a11140e, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x3623e12b11140e, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x3823a12c11140e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x3a23a12d11140e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x3c23a12e11140e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223a1291123f5, // V_MAX_I32 ENC_VOP3 default
    0x3423c12a1123f5, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x3623e12b1123f5, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x3823a12c1123f5, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x3a23a12d1123f5, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x3c23a12e1123f5, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223a12f113410, // V_MIN_U32 ENC_VOP3 default
    0x3423c130113410, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x3623e131113410, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x3823a132113410, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x3a23a133113410, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x3c23a134113410, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223a12f1143f7, // V_MAX_U32 ENC_VOP3 default
    0x3423c1301143f7, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x3623e1311143f7, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x3823a1321143f7, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x3a23a1331143f7, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x3c23a1341143f7, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223a12f1183d8, // V_LSHLREV_B32 ENC_VOP3 default
    0x3423c1301183d8, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x3623e1311183d8, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3823a1321183d8, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x3a23a1331183d8, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x3c23a1341183d8, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223a12f1193dd, // V_LSHRREV_B32 ENC_VOP3 default
    0x3423c1301193dd, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x3623e1311193dd, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3823a1321193dd, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x3a23a1331193dd, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x3c23a1341193dd, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223a13511a295, // V_ASHRREV_I32 ENC_VOP3 default
    0x3423c13611a295, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x3623e13711a295, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x3823a13811a295, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x3a23a13911a295, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x3c23a13a11a295, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223a12f11b292, // V_AND_B32 ENC_VOP3 default
    0x3423c13011b292, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x3623e13111b292, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x3823a13211b292, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x3a23a13311b292, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x3c23a13411b292, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223a12f11c42c, // V_OR_B32 ENC_VOP3 default
    0x3423c13011c42c, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3623e13111c42c, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3823a13211c42c, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3a23a13311c42c, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3c23a13411c42c, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223a12f11d47d, // V_XOR_B32 ENC_VOP3 default
    0x3423c13011d47d, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3623e13111d47d, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3823a13211d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x3a23a13311d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x3c23a13411d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223a12f11e47a, // V_XNOR_B32 ENC_VOP3 default
    0x3423c13011e47a, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3623e13111e47a, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3823a13211e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x3a23a13311e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x3c23a13411e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x5224613b120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x5424813c120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5624a13d120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5824613e120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5a24613f120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5c246140120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x5224613b121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x5424813c121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5624a13d121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5824613e121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5a24613f121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5c246140121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x5224613b12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x5424813c12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5624a13d12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5824613e12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5a24613f12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5c24614012245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x3223412f12528e, // V_ADD_NC_U32 ENC_VOP3 default
    0x3423613012528e, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x3623813112528e, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x3823413212528e, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3a23413312528e, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3c23413412528e, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223412f12646a, // V_SUB_NC_U32 ENC_VOP3 default
    0x3423613012646a, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x3623813112646a, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x3823413212646a, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3a23413312646a, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3c23413412646a, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223412f127462, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x34236130127462, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x36238131127462, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x38234132127462, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3a234133127462, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3c234134127462, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222c12512b3b8, // V_FMAC_F32 ENC_VOP3 default
    0x3422e14112b3b8, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x3623014212b3b8, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3822c12612b3b8, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x3a22c12712b3b8, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x3c22c12812b3b8, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3225614312f386, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x3425814412f386, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x3625a14512f386, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3825614612f386, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x3a25614712f386, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x3c25614812f386, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32262149132287, // V_ADD_F16 ENC_VOP3 default
    0x3426414a132287, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x3626614b132287, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x3826214c132287, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x3a26214d132287, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x3c26214e132287, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32262149133465, // V_SUB_F16 ENC_VOP3 default
    0x3426414a133465, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x3626614b133465, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x3826214c133465, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x3a26214d133465, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x3c26214e133465, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32262149134460, // V_SUBREV_F16 ENC_VOP3 default
    0x3426414a134460, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x3626614b134460, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x3826214c134460, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x3a26214d134460, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x3c26214e134460, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3226214913541c, // V_MUL_F16 ENC_VOP3 default
    0x3426414a13541c, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x3626614b13541c, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x3826214c13541c, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x3a26214d13541c, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x3c26214e13541c, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3226814f1363b7, // V_FMAC_F16 ENC_VOP3 default
    0x3426a1501363b7, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x3626c1511363b7, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x382681521363b7, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2681531363b7, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2681541363b7, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322621491393f1, // V_MAX_F16 ENC_VOP3 default
    0x3426414a1393f1, // V_MAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x3626614b1393f1, // V_MAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x3826214c1393f1, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0
    0x3a26214d1393f1, // V_MAX_F16 VOP3_INST_LITERAL has_lit_1
    0x3c26214e1393f1, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3226214913a40a, // V_MIN_F16 ENC_VOP3 default
    0x3426414a13a40a, // V_MIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x3626614b13a40a, // V_MIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x3826214c13a40a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0
    0x3a26214d13a40a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_1
    0x3c26214e13a40a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3227414913b3d1, // V_LDEXP_F16 ENC_VOP3 default
    0x3427614a13b3d1, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x3627814b13b3d1, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3827414c13b3d1, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x3a27414d13b3d1, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x3c27414e13b3d1, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32122155180427, // V_NOP ENC_VOP3 default
    0x3217e156181416, // V_MOV_B32 ENC_VOP3 default
    0x5e180157181416, // V_MOV_B32 VOP3_VOP_DPP8 has_dpp8
    0x60182158181416, // V_MOV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3817e159181416, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x6218615a18244c, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x3218a15b18337a, // V_CVT_I32_F64 ENC_VOP3 default
    0x3818a15c18337a, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x3218e15d184375, // V_CVT_F64_I32 ENC_VOP3 default
    0x3818e15e184375, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x3219215f18536e, // V_CVT_F32_I32 ENC_VOP3 default
    0x5e19416018536e, // V_CVT_F32_I32 VOP3_VOP_DPP8 has_dpp8
    0x6019616118536e, // V_CVT_F32_I32 VOP3_VOP_DPP16 has_dpp16
    0x3819216218536e, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x3219216318636f, // V_CVT_F32_U32 ENC_VOP3 default
    0x5e19416418636f, // V_CVT_F32_U32 VOP3_VOP_DPP8 has_dpp8
    0x6019616518636f, // V_CVT_F32_U32 VOP3_VOP_DPP16 has_dpp16
    0x3819216618636f, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x3219816718738b, // V_CVT_U32_F32 ENC_VOP3 default
    0x5e19a16818738b, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019c16918738b, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3819816a18738b, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x3219816b188379, // V_CVT_I32_F32 ENC_VOP3 default
    0x5e19a16c188379, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019c16d188379, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3819816e188379, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x321a416f18a369, // V_CVT_F16_F32 ENC_VOP3 default
    0x5e1a617018a369, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x601a817118a369, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x381a417218a369, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x321b017318b36c, // V_CVT_F32_F16 ENC_VOP3 default
    0x5e1b217418b36c, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x601b417518b36c, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x381b017618b36c, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x321b616b18c37c, // V_CVT_NEAREST_I32_F32 ENC_VOP3 default
    0x5e1b816c18c37c, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x601ba16d18c37c, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x381b616e18c37c, // V_CVT_NEAREST_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x321b616b18d377, // V_CVT_FLOOR_I32_F32 ENC_VOP3 default
    0x5e1b816c18d377, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x601ba16d18d377, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x381b616e18d377, // V_CVT_FLOOR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x3219215f18e37f, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x5e19416018e37f, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP8 has_dpp8
    0x6019616118e37f, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP16 has_dpp16
    0x3819216218e37f, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x3218a17718f36d, // V_CVT_F32_F64 ENC_VOP3 default
    0x3818a17818f36d, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x321bc179190374, // V_CVT_F64_F32 ENC_VOP3 default
    0x381bc17a190374, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x32192163191370, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x5e194164191370, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP8 has_dpp8
    0x60196165191370, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP16 has_dpp16
    0x38192166191370, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x32192163192371, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x5e194164192371, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP8 has_dpp8
    0x60196165192371, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP16 has_dpp16
    0x38192166192371, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x32192163193372, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x5e194164193372, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP8 has_dpp8
    0x60196165193372, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP16 has_dpp16
    0x38192166193372, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x32192163194373, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x5e194164194373, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP8 has_dpp8
    0x60196165194373, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP16 has_dpp16
    0x38192166194373, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x3218a17b19538c, // V_CVT_U32_F64 ENC_VOP3 default
    0x3818a17c19538c, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x3218e17d196376, // V_CVT_F64_U32 ENC_VOP3 default
    0x3818e17e196376, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x321c017f197471, // V_TRUNC_F64 ENC_VOP3 default
    0x381c0180197471, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x321c017f19829f, // V_CEIL_F64 ENC_VOP3 default
    0x381c018019829f, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x321c017f199450, // V_RNDNE_F64 ENC_VOP3 default
    0x381c0180199450, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x321c017f19a3b3, // V_FLOOR_F64 ENC_VOP3 default
    0x381c018019a3b3, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x3212215519b432, // V_PIPEFLUSH ENC_VOP3 default
    0x321c818119c415, // V_MOV_B16 ENC_VOP3 default
    0x5e1ca18219c415, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x601cc18319c415, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x381c818419c415, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x321981851a03c3, // V_FRACT_F32 ENC_VOP3 default
    0x5e19a1861a03c3, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019c1871a03c3, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x381981881a03c3, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x321981851a1470, // V_TRUNC_F32 ENC_VOP3 default
    0x5e19a1861a1470, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019c1871a1470, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x381981881a1470, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x321981851a229e, // V_CEIL_F32 ENC_VOP3 default
    0x5e19a1861a229e, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019c1871a229e, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x381981881a229e, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x321981851a344f, // V_RNDNE_F32 ENC_VOP3 default
    0x5e19a1861a344f, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019c1871a344f, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x381981881a344f, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x321981851a43b2, // V_FLOOR_F32 ENC_VOP3 default
    0x5e19a1861a43b2, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019c1871a43b2, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x381981881a43b2, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x321981851a53b0, // V_EXP_F32 ENC_VOP3 default
    0x5e19a1861a53b0, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019c1871a53b0, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x381981881a53b0, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x321981851a73d6, // V_LOG_F32 ENC_VOP3 default
    0x5e19a1861a73d6, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019c1871a73d6, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x381981881a73d6, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x321981851aa449, // V_RCP_F32 ENC_VOP3 default
    0x5e19a1861aa449, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019c1871aa449, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x381981881aa449, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x321981851ab44b, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x5e19a1861ab44b, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019c1871ab44b, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x381981881ab44b, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x321981851ae452, // V_RSQ_F32 ENC_VOP3 default
    0x5e19a1861ae452, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019c1871ae452, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x381981881ae452, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x321c017f1af44a, // V_RCP_F64 ENC_VOP3 default
    0x381c01801af44a, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x321c017f1b1453, // V_RSQ_F64 ENC_VOP3 default
    0x381c01801b1453, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x321981851b345c, // V_SQRT_F32 ENC_VOP3 default
    0x5e19a1861b345c, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019c1871b345c, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x381981881b345c, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x321c017f1b445d, // V_SQRT_F64 ENC_VOP3 default
    0x381c01801b445d, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x321981851b545a, // V_SIN_F32 ENC_VOP3 default
    0x5e19a1861b545a, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019c1871b545a, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x381981881b545a, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x321981851b6363, // V_COS_F32 ENC_VOP3 default
    0x5e19a1861b6363, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019c1871b6363, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x381981881b6363, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x321ce1891b7429, // V_NOT_B32 ENC_VOP3 default
    0x5e1d018a1b7429, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x601d218b1b7429, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x381ce18c1b7429, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x3217e1561b829c, // V_BFREV_B32 ENC_VOP3 default
    0x5e1801571b829c, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x601821581b829c, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3817e1591b829c, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x321ce18d1b92a1, // V_CLZ_I32_U32 ENC_VOP3 default
    0x5e1d018e1b92a1, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x601d218f1b92a1, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x381ce1901b92a1, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x321ce18d1ba364, // V_CTZ_I32_B32 ENC_VOP3 default
    0x5e1d018e1ba364, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x601d218f1ba364, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x381ce1901ba364, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x321ce1911bb2a0, // V_CLS_I32 ENC_VOP3 default
    0x5e1d01921bb2a0, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x601d21931bb2a0, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x381ce1941bb2a0, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x3218a15b1bc3c7, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x3818a15c1bc3c7, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x321c017f1bd3ca, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x381c01801bd3ca, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x321c017f1be3c4, // V_FRACT_F64 ENC_VOP3 default
    0x381c01801be3c4, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x321b616b1bf3c6, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x5e1b816c1bf3c6, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x601ba16d1bf3c6, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x381b616e1bf3c6, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x321981851c03c9, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x5e19a1861c03c9, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019c1871c03c9, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x381981881c03c9, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x3217e1951c2411, // V_MOVRELD_B32 ENC_VOP3 default
    0x5e1801961c2411, // V_MOVRELD_B32 VOP3_VOP_DPP8 has_dpp8
    0x601821971c2411, // V_MOVRELD_B32 VOP3_VOP_DPP16 has_dpp16
    0x3817e1981c2411, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x6217e1991c3414, // V_MOVRELS_B32 ENC_VOP3 default
    0x5e1801961c3414, // V_MOVRELS_B32 VOP3_VOP_DPP8 has_dpp8
    0x601821971c3414, // V_MOVRELS_B32 VOP3_VOP_DPP16 has_dpp16
    0x6217e1991c4413, // V_MOVRELSD_B32 ENC_VOP3 default
    0x5e1801961c4413, // V_MOVRELSD_B32 VOP3_VOP_DPP8 has_dpp8
    0x601821971c4413, // V_MOVRELSD_B32 VOP3_VOP_DPP16 has_dpp16
    0x6217e1991c8412, // V_MOVRELSD_2_B32 ENC_VOP3 default
    0x5e1801961c8412, // V_MOVRELSD_2_B32 VOP3_VOP_DPP8 has_dpp8
    0x601821971c8412, // V_MOVRELSD_2_B32 VOP3_VOP_DPP16 has_dpp16
    0x321da19a1d036b, // V_CVT_F16_U16 ENC_VOP3 default
    0x5e1dc19b1d036b, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x601de19c1d036b, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x381da19d1d036b, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x321da19e1d136a, // V_CVT_F16_I16 ENC_VOP3 default
    0x5e1dc19f1d136a, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x601de1a01d136a, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x381da1a11d136a, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x321e61a21d238a, // V_CVT_U16_F16 ENC_VOP3 default
    0x5e1e81a31d238a, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x601ea1a41d238a, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x381e61a51d238a, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x321e61a61d3378, // V_CVT_I16_F16 ENC_VOP3 default
    0x5e1e81a71d3378, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x601ea1a81d3378, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x381e61a91d3378, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x321f21aa1d4448, // V_RCP_F16 ENC_VOP3 default
    0x5e1f41ab1d4448, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f61ac1d4448, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f21ad1d4448, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x321f21aa1d545b, // V_SQRT_F16 ENC_VOP3 default
    0x5e1f41ab1d545b, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f61ac1d545b, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f21ad1d545b, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x321f21aa1d6451, // V_RSQ_F16 ENC_VOP3 default
    0x5e1f41ab1d6451, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f61ac1d6451, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f21ad1d6451, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x321f21aa1d73d5, // V_LOG_F16 ENC_VOP3 default
    0x5e1f41ab1d73d5, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f61ac1d73d5, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f21ad1d73d5, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x321f21aa1d83af, // V_EXP_F16 ENC_VOP3 default
    0x5e1f41ab1d83af, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f61ac1d83af, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f21ad1d83af, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x321f21aa1d93c8, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x5e1f41ab1d93c8, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f61ac1d93c8, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f21ad1d93c8, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x321e61a61da3c5, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x5e1e81a71da3c5, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x601ea1a81da3c5, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x381e61a91da3c5, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x321f21aa1db3b1, // V_FLOOR_F16 ENC_VOP3 default
    0x5e1f41ab1db3b1, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f61ac1db3b1, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f21ad1db3b1, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x321f21aa1dc29d, // V_CEIL_F16 ENC_VOP3 default
    0x5e1f41ab1dc29d, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f61ac1dc29d, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f21ad1dc29d, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x321f21aa1dd46f, // V_TRUNC_F16 ENC_VOP3 default
    0x5e1f41ab1dd46f, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f61ac1dd46f, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f21ad1dd46f, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x321f21aa1de44e, // V_RNDNE_F16 ENC_VOP3 default
    0x5e1f41ab1de44e, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f61ac1de44e, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f21ad1de44e, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x321f21aa1df3c2, // V_FRACT_F16 ENC_VOP3 default
    0x5e1f41ab1df3c2, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f61ac1df3c2, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f21ad1df3c2, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x321f21aa1e0459, // V_SIN_F16 ENC_VOP3 default
    0x5e1f41ab1e0459, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f61ac1e0459, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f21ad1e0459, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x321f21aa1e1362, // V_COS_F16 ENC_VOP3 default
    0x5e1f41ab1e1362, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f61ac1e1362, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f21ad1e1362, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x321fe1ae1e2458, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x5e2001af1e2458, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x602021b01e2458, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x381fe1b11e2458, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x321e61a61e337d, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x5e1e81a71e337d, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x601ea1a81e337d, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x381e61a91e337d, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x321e61a21e437e, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x5e1e81a31e437e, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x601ea1a41e437e, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x381e61a51e437e, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x321c81b21e9428, // V_NOT_B16 ENC_VOP3 default
    0x5e1ca1b31e9428, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x601cc1b41e9428, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x381c81b51e9428, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x3220e1b61ea37b, // V_CVT_I32_I16 ENC_VOP3 default
    0x5e2101b71ea37b, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x602121b81ea37b, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x3820e1b91ea37b, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x3220e1ba1eb38d, // V_CVT_U32_U16 ENC_VOP3 default
    0x5e2101bb1eb38d, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x602121bc1eb38d, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x3820e1bd1eb38d, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x3227c1be2093bb, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x3427e1bf2093bb, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x362801c02093bb, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x3827c1c12093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3a27c1c22093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3c27c1c32093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427c1c42093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x6627c1c52093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827c1c62093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27c1c72093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322821c820a3e1, // V_MAD_I32_I24 ENC_VOP3 default
    0x342841c920a3e1, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x362861ca20a3e1, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x382821cb20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3a2821cc20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3c2821cd20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642821ce20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x662821cf20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682821d020a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2821d120a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322821d220b3e5, // V_MAD_U32_U24 ENC_VOP3 default
    0x342841d320b3e5, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x362861d420b3e5, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x382821d520b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3a2821d620b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3c2821d720b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642821d820b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x662821d920b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682821da20b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2821db20b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227c1be20c365, // V_CUBEID_F32 ENC_VOP3 default
    0x3427e1bf20c365, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x362801c020c365, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x3827c1c120c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x3a27c1c220c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x3c27c1c320c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427c1c420c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x6627c1c520c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827c1c620c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27c1c720c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227c1be20d367, // V_CUBESC_F32 ENC_VOP3 default
    0x3427e1bf20d367, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x362801c020d367, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3827c1c120d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x3a27c1c220d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x3c27c1c320d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427c1c420d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x6627c1c520d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827c1c620d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27c1c720d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227c1be20e368, // V_CUBETC_F32 ENC_VOP3 default
    0x3427e1bf20e368, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x362801c020e368, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3827c1c120e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x3a27c1c220e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x3c27c1c320e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427c1c420e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x6627c1c520e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827c1c620e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27c1c720e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227c1be20f366, // V_CUBEMA_F32 ENC_VOP3 default
    0x3427e1bf20f366, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x362801c020f366, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x3827c1c120f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x3a27c1c220f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x3c27c1c320f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427c1c420f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x6627c1c520f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827c1c620f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27c1c720f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322881dc210299, // V_BFE_U32 ENC_VOP3 default
    0x3428a1dd210299, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x3628c1de210299, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x382881df210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2881e0210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2881e1210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642881e2210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x662881e3210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682881e4210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2881e5210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322881e6211298, // V_BFE_I32 ENC_VOP3 default
    0x3428a1e7211298, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x3628c1e8211298, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x382881e9211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x3a2881ea211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x3c2881eb211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642881ec211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x662881ed211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682881ee211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2881ef211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322881dc21229a, // V_BFI_B32 ENC_VOP3 default
    0x3428a1dd21229a, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x3628c1de21229a, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x382881df21229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2881e021229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2881e121229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642881e221229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x662881e321229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682881e421229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2881e521229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227c1be2133bd, // V_FMA_F32 ENC_VOP3 default
    0x3427e1bf2133bd, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x362801c02133bd, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x3827c1c12133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x3a27c1c22133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x3c27c1c32133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427c1c42133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x6627c1c52133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827c1c62133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27c1c72133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228e1f02143be, // V_FMA_F64 ENC_VOP3 default
    0x3828e1f12143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x3a28e1f22143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x3c28e1f32143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428e1f42143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x6628e1f52143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828e1f62143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28e1f72143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322901f82153d4, // V_LERP_U8 ENC_VOP3 default
    0x342921f92153d4, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x362941fa2153d4, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x382901fb2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x3a2901fc2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x3c2901fd2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642901fe2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x662901ff2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682902002153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2902012153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3229620221628f, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x3429820321628f, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x3629a20421628f, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x3829620521628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x3a29620621628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x3c29620721628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6429620821628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x6629620921628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6829620a21628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a29620b21628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x32296202217290, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x34298203217290, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x3629a204217290, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x38296205217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x3a296206217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x3c296207217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x64296208217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x66296209217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6829620a217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a29620b217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227c1be21841a, // V_MULLIT_F32 ENC_VOP3 default
    0x3427e1bf21841a, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x362801c021841a, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3827c1c121841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x3a27c1c221841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x3c27c1c321841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427c1c421841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x6627c1c521841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827c1c621841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27c1c721841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227c1be219401, // V_MIN3_F32 ENC_VOP3 default
    0x3427e1bf219401, // V_MIN3_F32 VOP3_VOP_DPP8 has_dpp8
    0x362801c0219401, // V_MIN3_F32 VOP3_VOP_DPP16 has_dpp16
    0x3827c1c1219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0
    0x3a27c1c2219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1
    0x3c27c1c3219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427c1c4219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_2
    0x6627c1c5219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827c1c6219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27c1c7219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228820c21a403, // V_MIN3_I32 ENC_VOP3 default
    0x3428a20d21a403, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3628c20e21a403, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3828820f21a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x3a28821021a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x3c28821121a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428821221a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x6628821321a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828821421a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28821521a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322881dc21b405, // V_MIN3_U32 ENC_VOP3 default
    0x3428a1dd21b405, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3628c1de21b405, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x382881df21b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2881e021b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2881e121b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642881e221b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x662881e321b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682881e421b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2881e521b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227c1be21c3e8, // V_MAX3_F32 ENC_VOP3 default
    0x3427e1bf21c3e8, // V_MAX3_F32 VOP3_VOP_DPP8 has_dpp8
    0x362801c021c3e8, // V_MAX3_F32 VOP3_VOP_DPP16 has_dpp16
    0x3827c1c121c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0
    0x3a27c1c221c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1
    0x3c27c1c321c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427c1c421c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_2
    0x6627c1c521c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827c1c621c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27c1c721c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228820c21d3ea, // V_MAX3_I32 ENC_VOP3 default
    0x3428a20d21d3ea, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3628c20e21d3ea, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3828820f21d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x3a28821021d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x3c28821121d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428821221d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x6628821321d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828821421d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28821521d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322881dc21e3ec, // V_MAX3_U32 ENC_VOP3 default
    0x3428a1dd21e3ec, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3628c1de21e3ec, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x382881df21e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2881e021e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2881e121e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642881e221e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x662881e321e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682881e421e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2881e521e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227c1be21f3fb, // V_MED3_F32 ENC_VOP3 default
    0x3427e1bf21f3fb, // V_MED3_F32 VOP3_VOP_DPP8 has_dpp8
    0x362801c021f3fb, // V_MED3_F32 VOP3_VOP_DPP16 has_dpp16
    0x3827c1c121f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0
    0x3a27c1c221f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1
    0x3c27c1c321f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427c1c421f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_2
    0x6627c1c521f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827c1c621f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27c1c721f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228820c2203fd, // V_MED3_I32 ENC_VOP3 default
    0x3428a20d2203fd, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3628c20e2203fd, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3828820f2203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x3a2882102203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x3c2882112203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642882122203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x662882132203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682882142203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2882152203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322881dc2213ff, // V_MED3_U32 ENC_VOP3 default
    0x3428a1dd2213ff, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3628c1de2213ff, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x382881df2213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2881e02213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2881e12213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642881e22213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x662881e32213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682881e42213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2881e52213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x32282216222457, // V_SAD_U8 ENC_VOP3 default
    0x34284217222457, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x36286218222457, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x38282219222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x3a28221a222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x3c28221b222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428221c222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x6628221d222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828221e222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28221f222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x32282216223454, // V_SAD_HI_U8 ENC_VOP3 default
    0x34284217223454, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x36286218223454, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x38282219223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x3a28221a223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x3c28221b223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428221c223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x6628221d223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828221e223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28221f223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x32282220224455, // V_SAD_U16 ENC_VOP3 default
    0x34284221224455, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x36286222224455, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x38282223224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x3a282224224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x3c282225224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x64282226224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x66282227224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x68282228224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a282229224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322821dc225456, // V_SAD_U32 ENC_VOP3 default
    0x342841dd225456, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x362861de225456, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x382821df225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2821e0225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2821e1225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642821e2225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x662821e3225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682821e4225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2821e5225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3229c22a226389, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x3429e22b226389, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x362a022c226389, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x3829c22d226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x3a29c22e226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x3c29c22f226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6429c230226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x6629c231226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6829c232226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a29c233226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227c1be22738f, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x3827c1c122738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x3a27c1c222738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x3c27c1c322738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427c1c422738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x6627c1c522738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827c1c622738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27c1c722738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228e1f0228390, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x3828e1f1228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x3a28e1f2228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x3c28e1f3228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428e1f4228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x6628e1f5228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828e1f6228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28e1f7228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x6c27c234237391, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x6e27c235237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x7027c236237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x7227c237237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x7427c238237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x7627c239237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x7827c23a237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x7a27c23b237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x6c28e23c238392, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x6e28e23d238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x7028e23e238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x7228e23f238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x7428e240238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x7628e241238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x7828e242238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x7a28e243238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322a21f8239419, // V_MSAD_U8 ENC_VOP3 default
    0x342a41f9239419, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x362a61fa239419, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x382a21fb239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x3a2a21fc239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x3c2a21fd239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642a21fe239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x662a21ff239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682a2200239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2a2201239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322a824423a447, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x382a824523a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x3a2a824623a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x3c2a824723a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642a824823a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x662a824923a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682a824a23a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2a824b23a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322a824423b417, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x382a824523b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x3a2a824623b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x3c2a824723b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642a824823b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x662a824923b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682a824a23b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2a824b23b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x7c2aa24c23d418, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x7e2aa24d23d418, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x802aa24e23d418, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x822aa24f23d418, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322881dc24047b, // V_XOR3_B32 ENC_VOP3 default
    0x3428a1dd24047b, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x3628c1de24047b, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x382881df24047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2881e024047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2881e124047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642881e224047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x662881e324047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682881e424047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2881e524047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322ac2502413e3, // V_MAD_U16 ENC_VOP3 default
    0x342ae2512413e3, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x362b02522413e3, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x382ac2532413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2ac2542413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2ac2552413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642ac2562413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x662ac2572413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682ac2582413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2ac2592413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322b225a244431, // V_PERM_B32 ENC_VOP3 default
    0x342b425b244431, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x362b625c244431, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x382b225d244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2b225e244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2b225f244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642b2260244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x662b2261244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682b2262244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2b2263244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322881dc245479, // V_XAD_U32 ENC_VOP3 default
    0x3428a1dd245479, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x3628c1de245479, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x382881df245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2881e0245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2881e1245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642881e2245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x662881e3245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682881e4245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2881e5245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322881dc2463da, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x3428a1dd2463da, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x3628c1de2463da, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x382881df2463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2881e02463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2881e12463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642881e22463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x662881e32463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682881e42463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2881e52463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322881dc24728a, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x3428a1dd24728a, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x3628c1de24728a, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x382881df24728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2881e024728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2881e124728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642881e224728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x662881e324728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682881e424728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2881e524728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322b82642483bc, // V_FMA_F16 ENC_VOP3 default
    0x342ba2652483bc, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x362bc2662483bc, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x382b82672483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2b82682483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2b82692483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642b826a2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x662b826b2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682b826c2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2b826d2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322b8264249400, // V_MIN3_F16 ENC_VOP3 default
    0x342ba265249400, // V_MIN3_F16 VOP3_VOP_DPP8 has_dpp8
    0x362bc266249400, // V_MIN3_F16 VOP3_VOP_DPP16 has_dpp16
    0x382b8267249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2b8268249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2b8269249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642b826a249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x662b826b249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682b826c249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2b826d249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322ac26e24a402, // V_MIN3_I16 ENC_VOP3 default
    0x342ae26f24a402, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x362b027024a402, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x382ac27124a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2ac27224a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2ac27324a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642ac27424a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x662ac27524a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682ac27624a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2ac27724a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322ac25024b404, // V_MIN3_U16 ENC_VOP3 default
    0x342ae25124b404, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x362b025224b404, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x382ac25324b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2ac25424b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2ac25524b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642ac25624b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x662ac25724b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682ac25824b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2ac25924b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322b826424c3e7, // V_MAX3_F16 ENC_VOP3 default
    0x342ba26524c3e7, // V_MAX3_F16 VOP3_VOP_DPP8 has_dpp8
    0x362bc26624c3e7, // V_MAX3_F16 VOP3_VOP_DPP16 has_dpp16
    0x382b826724c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2b826824c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2b826924c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642b826a24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x662b826b24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682b826c24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2b826d24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322ac26e24d3e9, // V_MAX3_I16 ENC_VOP3 default
    0x342ae26f24d3e9, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x362b027024d3e9, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x382ac27124d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2ac27224d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2ac27324d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642ac27424d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x662ac27524d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682ac27624d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2ac27724d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322ac25024e3eb, // V_MAX3_U16 ENC_VOP3 default
    0x342ae25124e3eb, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x362b025224e3eb, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x382ac25324e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2ac25424e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2ac25524e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642ac25624e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x662ac25724e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682ac25824e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2ac25924e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322b826424f3fa, // V_MED3_F16 ENC_VOP3 default
    0x342ba26524f3fa, // V_MED3_F16 VOP3_VOP_DPP8 has_dpp8
    0x362bc26624f3fa, // V_MED3_F16 VOP3_VOP_DPP16 has_dpp16
    0x382b826724f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2b826824f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2b826924f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642b826a24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x662b826b24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682b826c24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2b826d24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322ac26e2503fc, // V_MED3_I16 ENC_VOP3 default
    0x342ae26f2503fc, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x362b02702503fc, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x382ac2712503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2ac2722503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2ac2732503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642ac2742503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x662ac2752503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682ac2762503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2ac2772503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322ac2502513fe, // V_MED3_U16 ENC_VOP3 default
    0x342ae2512513fe, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x362b02522513fe, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x382ac2532513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2ac2542513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2ac2552513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642ac2562513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x662ac2572513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682ac2582513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2ac2592513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322ac26e2533df, // V_MAD_I16 ENC_VOP3 default
    0x342ae26f2533df, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x362b02702533df, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x382ac2712533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2ac2722533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2ac2732533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642ac2742533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x662ac2752533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682ac2762533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2ac2772533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322b826425438e, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x342ba26525438e, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x362bc26625438e, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x382b826725438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2b826825438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2b826925438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642b826a25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x662b826b25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682b826c25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2b826d25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322881dc255284, // V_ADD3_U32 ENC_VOP3 default
    0x3428a1dd255284, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3628c1de255284, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x382881df255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2881e0255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2881e1255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642881e2255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x662881e3255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682881e4255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2881e5255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322881dc2563db, // V_LSHL_OR_B32 ENC_VOP3 default
    0x3428a1dd2563db, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3628c1de2563db, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x382881df2563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2881e02563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2881e12563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642881e22563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x662881e32563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682881e42563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2881e52563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322881dc257293, // V_AND_OR_B32 ENC_VOP3 default
    0x3428a1dd257293, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3628c1de257293, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x382881df257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2881e0257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2881e1257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642881e2257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x662881e3257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682881e4257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2881e5257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322881dc25842a, // V_OR3_B32 ENC_VOP3 default
    0x3428a1dd25842a, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x3628c1de25842a, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x382881df25842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2881e025842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2881e125842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642881e225842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x662881e325842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682881e425842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2881e525842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322be2782593e4, // V_MAD_U32_U16 ENC_VOP3 default
    0x342c02792593e4, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x362c227a2593e4, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x382be27b2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2be27c2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2be27d2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642be27e2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x662be27f2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682be2802593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2be2812593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322be28225a3e0, // V_MAD_I32_I16 ENC_VOP3 default
    0x342c028325a3e0, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x362c228425a3e0, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x382be28525a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2be28625a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2be28725a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642be28825a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x662be28925a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682be28a25a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2be28b25a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x842c428c25b42e, // V_PERMLANE16_B32 ENC_VOP3 default
    0x862c428d25b42e, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x882c428e25b42e, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x8a2c428f25b42e, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x842c428c25c430, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x862c428d25c430, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x882c428e25c430, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x8a2c428f25c430, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x4a2c629025d360, // V_CNDMASK_B16 ENC_VOP3 default
    0x342c829125d360, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x362ca29225d360, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x4c2c629325d360, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x4e2c629425d360, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x502c629525d360, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3227c1be25e3ee, // V_MAXMIN_F32 ENC_VOP3 default
    0x3427e1bf25e3ee, // V_MAXMIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x362801c025e3ee, // V_MAXMIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x3827c1c125e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0
    0x3a27c1c225e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1
    0x3c27c1c325e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427c1c425e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_2
    0x6627c1c525e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827c1c625e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27c1c725e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227c1be25f407, // V_MINMAX_F32 ENC_VOP3 default
    0x3427e1bf25f407, // V_MINMAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x362801c025f407, // V_MINMAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x3827c1c125f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0
    0x3a27c1c225f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1
    0x3c27c1c325f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427c1c425f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_2
    0x6627c1c525f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827c1c625f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27c1c725f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322b82642603ed, // V_MAXMIN_F16 ENC_VOP3 default
    0x342ba2652603ed, // V_MAXMIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x362bc2662603ed, // V_MAXMIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x382b82672603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2b82682603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2b82692603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642b826a2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_2
    0x662b826b2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682b826c2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2b826d2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322b8264261406, // V_MINMAX_F16 ENC_VOP3 default
    0x342ba265261406, // V_MINMAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x362bc266261406, // V_MINMAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x382b8267261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2b8268261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2b8269261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642b826a261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_2
    0x662b826b261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682b826c261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2b826d261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322881dc2623f0, // V_MAXMIN_U32 ENC_VOP3 default
    0x3428a1dd2623f0, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x3628c1de2623f0, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x382881df2623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2881e02623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2881e12623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642881e22623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x662881e32623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682881e42623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2881e52623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322881dc263409, // V_MINMAX_U32 ENC_VOP3 default
    0x3428a1dd263409, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x3628c1de263409, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x382881df263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2881e0263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2881e1263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642881e2263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x662881e3263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682881e4263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2881e5263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228820c2643ef, // V_MAXMIN_I32 ENC_VOP3 default
    0x3428a20d2643ef, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x3628c20e2643ef, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x3828820f2643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x3a2882102643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x3c2882112643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642882122643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x662882132643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682882142643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2882152643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228820c265408, // V_MINMAX_I32 ENC_VOP3 default
    0x3428a20d265408, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x3628c20e265408, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x3828820f265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x3a288210265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x3c288211265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x64288212265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x66288213265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x68288214265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a288215265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322cc296266397, // V_DOT2_F16_F16 ENC_VOP3 default
    0x342ce297266397, // V_DOT2_F16_F16 VOP3_VOP_DPP8 has_dpp8
    0x362d0298266397, // V_DOT2_F16_F16 VOP3_VOP_DPP16 has_dpp16
    0x382cc299266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2cc29a266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2cc29b266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642cc29c266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_2
    0x662cc29d266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682cc29e266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2cc29f266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322d22a0267396, // V_DOT2_BF16_BF16 ENC_VOP3 default
    0x342d42a1267396, // V_DOT2_BF16_BF16 VOP3_VOP_DPP8 has_dpp8
    0x362d62a2267396, // V_DOT2_BF16_BF16 VOP3_VOP_DPP16 has_dpp16
    0x382d22a3267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0
    0x3a2d22a4267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1
    0x3c2d22a5267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642d22a6267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_2
    0x662d22a7267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682d22a8267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2d22a9267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8c2d82aa2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x8e2d82ab2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902d82ac2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922d82ad2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x942d82ae2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x962d82af2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x982d82b02fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x9a2d82b12fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8c2da2b22fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x8e2da2b32fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902da2b42fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922da2b52fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x942da2b62fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x962da2b72fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x982da2b82fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x9a2da2b92fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8c2dc2ba2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x8e2dc2bb2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902dc2bc2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922dc2bd2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x942dc2be2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x962dc2bf2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x982dc2c02fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x9a2dc2c12fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8c2dc2c22ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x8e2dc2c32ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902dc2c42ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922dc2c52ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x942dc2c62ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x962dc2c72ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x982dc2c82ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x9a2dc2c92ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8c2de2ca300286, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x542e02cb300286, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x562e22cc300286, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8e2de2cd300286, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902de2ce300286, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922de2cf300286, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x8c2de2ca301464, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x542e02cb301464, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x562e22cc301464, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8e2de2cd301464, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902de2ce301464, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922de2cf301464, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x8c2de2ca30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x542e02cb30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x562e22cc30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8e2de2cd30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902de2ce30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922de2cf30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x322e42d030328d, // V_ADD_NC_U16 ENC_VOP3 default
    0x342e62d130328d, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x362e82d230328d, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x382e42d330328d, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2e42d430328d, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2e42d530328d, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322e42d0304469, // V_SUB_NC_U16 ENC_VOP3 default
    0x342e62d1304469, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x362e82d2304469, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x382e42d3304469, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2e42d4304469, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2e42d5304469, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ea2d0305424, // V_MUL_LO_U16 ENC_VOP3 default
    0x342ec2d1305424, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x362ee2d2305424, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x382ea2d3305424, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2ea2d4305424, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2ea2d5305424, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322f02d6306380, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x342f22d7306380, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x362f42d8306380, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x382f02d9306380, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2f02da306380, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2f02db306380, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322f02dc307387, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x342f22dd307387, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x362f42de307387, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x382f02df307387, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2f02e0307387, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2f02e1307387, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ea2d03093f6, // V_MAX_U16 ENC_VOP3 default
    0x342ec2d13093f6, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x362ee2d23093f6, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x382ea2d33093f6, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2ea2d43093f6, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2ea2d53093f6, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ea2e230a3f4, // V_MAX_I16 ENC_VOP3 default
    0x342ec2e330a3f4, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x362ee2e430a3f4, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x382ea2e530a3f4, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2ea2e630a3f4, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2ea2e730a3f4, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ea2d030b40f, // V_MIN_U16 ENC_VOP3 default
    0x342ec2d130b40f, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x362ee2d230b40f, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x382ea2d330b40f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2ea2d430b40f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2ea2d530b40f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ea2e230c40d, // V_MIN_I16 ENC_VOP3 default
    0x342ec2e330c40d, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x362ee2e430c40d, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x382ea2e530c40d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2ea2e630c40d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2ea2e730c40d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322e42e230d28b, // V_ADD_NC_I16 ENC_VOP3 default
    0x342e62e330d28b, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x362e82e430d28b, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x382e42e530d28b, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2e42e630d28b, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2e42e730d28b, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322e42e230e467, // V_SUB_NC_I16 ENC_VOP3 default
    0x342e62e330e467, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x362e82e430e467, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x382e42e530e467, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2e42e630e467, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2e42e730e467, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322f62e831142d, // V_PACK_B32_F16 ENC_VOP3 default
    0x342f82e931142d, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x362fa2ea31142d, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x382f62eb31142d, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2f62ec31142d, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2f62ed31142d, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322f62ee312382, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x342f82ef312382, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x362fa2f0312382, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x382f62f1312382, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2f62f2312382, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2f62f3312382, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322f62f4313384, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x342f82f5313384, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x362fa2f6313384, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x382f62f7313384, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2f62f8313384, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2f62f9313384, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322fc2fa31c3d2, // V_LDEXP_F32 ENC_VOP3 default
    0x342fe2fb31c3d2, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x363002fc31c3d2, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x382fc2fd31c3d2, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2fc2fe31c3d2, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2fc2ff31c3d2, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230212f31d29b, // V_BFM_B32 ENC_VOP3 default
    0x3423c30031d29b, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x3623e30131d29b, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x3830213231d29b, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x3a30213331d29b, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x3c30213431d29b, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230212f31e297, // V_BCNT_U32_B32 ENC_VOP3 default
    0x3423c30031e297, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3623e30131e297, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3830213231e297, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3a30213331e297, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3c30213431e297, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230212f31f3f9, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x3423c30031f3f9, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3623e30131f3f9, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3830213231f3f9, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3a30213331f3f9, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3c30213431f3f9, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230212f3203f8, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x3423c3003203f8, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3623e3013203f8, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x383021323203f8, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3a3021333203f8, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3c3021343203f8, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322f02d6321383, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x342f22d7321383, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x362f42d8321383, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x382f02d9321383, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2f02da321383, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2f02db321383, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322f02dc322385, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x342f22dd322385, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x362f42de322385, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x382f02df322385, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2f02e0322385, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2f02e1322385, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32302302323388, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x3423c303323388, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x3623e304323388, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x38302305323388, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x3a302306323388, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x3c302307323388, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32302308324381, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x3423c309324381, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x3623e30a324381, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x3830230b324381, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x3a30230c324381, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x3c30230d324381, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32304129325468, // V_SUB_NC_I32 ENC_VOP3 default
    0x3423630e325468, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x3623830f325468, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x3830412c325468, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x3a30412d325468, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x3c30412e325468, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230412932628c, // V_ADD_NC_I32 ENC_VOP3 default
    0x3423630e32628c, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x3623830f32628c, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x3830412c32628c, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x3a30412d32628c, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x3c30412e32628c, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32306310327289, // V_ADD_F64 ENC_VOP3 default
    0x38306311327289, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x3a306312327289, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x3c306313327289, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230631032841e, // V_MUL_F64 ENC_VOP3 default
    0x3830631132841e, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x3a30631232841e, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x3c30631332841e, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230631032940c, // V_MIN_F64 ENC_VOP3 default
    0x3830631132940c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x3a30631232940c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x3c30631332940c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230631032a3f3, // V_MAX_F64 ENC_VOP3 default
    0x3830631132a3f3, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x3a30631232a3f3, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x3c30631332a3f3, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230831432b3d3, // V_LDEXP_F64 ENC_VOP3 default
    0x3830831532b3d3, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x3a30831632b3d3, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x3c30831732b3d3, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230212f32c425, // V_MUL_LO_U32 ENC_VOP3 default
    0x3830213232c425, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x3a30213332c425, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x3c30213432c425, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230212f32d421, // V_MUL_HI_U32 ENC_VOP3 default
    0x3830213232d421, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x3a30213332d421, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x3c30213432d421, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230212932e41f, // V_MUL_HI_I32 ENC_VOP3 default
    0x3830212c32e41f, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x3a30212d32e41f, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x3c30212e32e41f, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230831832f46e, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x3830831932f46e, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x3a30831a32f46e, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x3c30831b32f46e, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ea2d03383d7, // V_LSHLREV_B16 ENC_VOP3 default
    0x342ec2d13383d7, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x362ee2d23383d7, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x382ea2d33383d7, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x3a2ea2d43383d7, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x3c2ea2d53383d7, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ea2d03393dc, // V_LSHRREV_B16 ENC_VOP3 default
    0x342ec2d13393dc, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x362ee2d23393dc, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x382ea2d33393dc, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x3a2ea2d43393dc, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x3c2ea2d53393dc, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ea31c33a294, // V_ASHRREV_I16 ENC_VOP3 default
    0x342ec31d33a294, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x362ee31e33a294, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x382ea31f33a294, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2ea32033a294, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2ea32133a294, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x9c30a32233c3d9, // V_LSHLREV_B64 ENC_VOP3 default
    0x9e30a32333c3d9, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0xa030a32433c3d9, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x9c30a32233d3de, // V_LSHRREV_B64 ENC_VOP3 default
    0x9e30a32333d3de, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0xa030a32433d3de, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x9c30a32533e296, // V_ASHRREV_I64 ENC_VOP3 default
    0x9e30a32633e296, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0xa030a32733e296, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0xa230c32836044d, // V_READLANE_B32 ENC_VOP3 default
    0xa430e329361478, // V_WRITELANE_B32 ENC_VOP3 default
    0xa630e32a361478, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x322ea2d0362291, // V_AND_B16 ENC_VOP3 default
    0x342ec2d1362291, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x362ee2d2362291, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x382ea2d3362291, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x3a2ea2d4362291, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x3c2ea2d5362291, // V_AND_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ea2d036342b, // V_OR_B16 ENC_VOP3 default
    0x342ec2d136342b, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x362ee2d236342b, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x382ea2d336342b, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x3a2ea2d436342b, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x3c2ea2d536342b, // V_OR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ea2d036447c, // V_XOR_B16 ENC_VOP3 default
    0x342ec2d136447c, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x362ee2d236447c, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x382ea2d336447c, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x3a2ea2d436447c, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x3c2ea2d536447c, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0xbe33a41000030d, // V_CMP_F_F16 ENC_VOPC default
    0xc033c41100030d, // V_CMP_F_F16 VOPC_VOP_DPP8 has_dpp8
    0xc233e41200030d, // V_CMP_F_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433a41300030d, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0xbe33a410001332, // V_CMP_LT_F16 ENC_VOPC default
    0xc033c411001332, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc233e412001332, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433a413001332, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0xbe33a410002304, // V_CMP_EQ_F16 ENC_VOPC default
    0xc033c411002304, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc233e412002304, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433a413002304, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0xbe33a410003326, // V_CMP_LE_F16 ENC_VOPC default
    0xc033c411003326, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc233e412003326, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433a413003326, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0xbe33a41000431d, // V_CMP_GT_F16 ENC_VOPC default
    0xc033c41100431d, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc233e41200431d, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433a41300431d, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0xbe33a41000532f, // V_CMP_LG_F16 ENC_VOPC default
    0xc033c41100532f, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc233e41200532f, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433a41300532f, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0xbe33a410006314, // V_CMP_GE_F16 ENC_VOPC default
    0xc033c411006314, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc233e412006314, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433a413006314, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0xbe33a410007353, // V_CMP_O_F16 ENC_VOPC default
    0xc033c411007353, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0xc233e412007353, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433a413007353, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0xbe33a41000835d, // V_CMP_U_F16 ENC_VOPC default
    0xc033c41100835d, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0xc233e41200835d, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433a41300835d, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0xbe33a410009344, // V_CMP_NGE_F16 ENC_VOPC default
    0xc033c411009344, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc233e412009344, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433a413009344, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0xbe33a41000a34d, // V_CMP_NLG_F16 ENC_VOPC default
    0xc033c41100a34d, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc233e41200a34d, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433a41300a34d, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0xbe33a41000b347, // V_CMP_NGT_F16 ENC_VOPC default
    0xc033c41100b347, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc233e41200b347, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433a41300b347, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0xbe33a41000c34a, // V_CMP_NLE_F16 ENC_VOPC default
    0xc033c41100c34a, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc233e41200c34a, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433a41300c34a, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0xbe33a41000d33b, // V_CMP_NEQ_F16 ENC_VOPC default
    0xc033c41100d33b, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc233e41200d33b, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433a41300d33b, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0xbe33a41000e350, // V_CMP_NLT_F16 ENC_VOPC default
    0xc033c41100e350, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc233e41200e350, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433a41300e350, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0xbe33a41000f356, // V_CMP_T_F16 ENC_VOPC default
    0xc033c41100f356, // V_CMP_T_F16 VOPC_VOP_DPP8 has_dpp8
    0xc233e41200f356, // V_CMP_T_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433a41300f356, // V_CMP_T_F16 VOPC_INST_LITERAL has_lit
    0xbe34641401030e, // V_CMP_F_F32 ENC_VOPC default
    0xc034841501030e, // V_CMP_F_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234a41601030e, // V_CMP_F_F32 VOPC_VOP_DPP16 has_dpp16
    0xc434641701030e, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0xbe346414011333, // V_CMP_LT_F32 ENC_VOPC default
    0xc0348415011333, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234a416011333, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4346417011333, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0xbe346414012305, // V_CMP_EQ_F32 ENC_VOPC default
    0xc0348415012305, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234a416012305, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4346417012305, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0xbe346414013327, // V_CMP_LE_F32 ENC_VOPC default
    0xc0348415013327, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234a416013327, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4346417013327, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0xbe34641401431e, // V_CMP_GT_F32 ENC_VOPC default
    0xc034841501431e, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234a41601431e, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc434641701431e, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0xbe346414015330, // V_CMP_LG_F32 ENC_VOPC default
    0xc0348415015330, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234a416015330, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4346417015330, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0xbe346414016315, // V_CMP_GE_F32 ENC_VOPC default
    0xc0348415016315, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234a416016315, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4346417016315, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0xbe346414017354, // V_CMP_O_F32 ENC_VOPC default
    0xc0348415017354, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234a416017354, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4346417017354, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0xbe34641401835e, // V_CMP_U_F32 ENC_VOPC default
    0xc034841501835e, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234a41601835e, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0xc434641701835e, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0xbe346414019345, // V_CMP_NGE_F32 ENC_VOPC default
    0xc0348415019345, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234a416019345, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4346417019345, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0xbe34641401a34e, // V_CMP_NLG_F32 ENC_VOPC default
    0xc034841501a34e, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234a41601a34e, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc434641701a34e, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0xbe34641401b348, // V_CMP_NGT_F32 ENC_VOPC default
    0xc034841501b348, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234a41601b348, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc434641701b348, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0xbe34641401c34b, // V_CMP_NLE_F32 ENC_VOPC default
    0xc034841501c34b, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234a41601c34b, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc434641701c34b, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0xbe34641401d33c, // V_CMP_NEQ_F32 ENC_VOPC default
    0xc034841501d33c, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234a41601d33c, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc434641701d33c, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0xbe34641401e351, // V_CMP_NLT_F32 ENC_VOPC default
    0xc034841501e351, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234a41601e351, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc434641701e351, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0xbe34641401f357, // V_CMP_T_F32 ENC_VOPC default
    0xc034841501f357, // V_CMP_T_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234a41601f357, // V_CMP_T_F32 VOPC_VOP_DPP16 has_dpp16
    0xc434641701f357, // V_CMP_T_F32 VOPC_INST_LITERAL has_lit
    0xbe34e41802030f, // V_CMP_F_F64 ENC_VOPC default
    0xc434e41902030f, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0xbe34e418021334, // V_CMP_LT_F64 ENC_VOPC default
    0xc434e419021334, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0xbe34e418022306, // V_CMP_EQ_F64 ENC_VOPC default
    0xc434e419022306, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0xbe34e418023328, // V_CMP_LE_F64 ENC_VOPC default
    0xc434e419023328, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0xbe34e41802431f, // V_CMP_GT_F64 ENC_VOPC default
    0xc434e41902431f, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0xbe34e418025331, // V_CMP_LG_F64 ENC_VOPC default
    0xc434e419025331, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0xbe34e418026316, // V_CMP_GE_F64 ENC_VOPC default
    0xc434e419026316, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0xbe34e418027355, // V_CMP_O_F64 ENC_VOPC default
    0xc434e419027355, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0xbe34e41802835f, // V_CMP_U_F64 ENC_VOPC default
    0xc434e41902835f, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0xbe34e418029346, // V_CMP_NGE_F64 ENC_VOPC default
    0xc434e419029346, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0xbe34e41802a34f, // V_CMP_NLG_F64 ENC_VOPC default
    0xc434e41902a34f, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0xbe34e41802b349, // V_CMP_NGT_F64 ENC_VOPC default
    0xc434e41902b349, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0xbe34e41802c34c, // V_CMP_NLE_F64 ENC_VOPC default
    0xc434e41902c34c, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0xbe34e41802d33d, // V_CMP_NEQ_F64 ENC_VOPC default
    0xc434e41902d33d, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0xbe34e41802e352, // V_CMP_NLT_F64 ENC_VOPC default
    0xc434e41902e352, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0xbe34e41802f358, // V_CMP_T_F64 ENC_VOPC default
    0xc434e41902f358, // V_CMP_T_F64 VOPC_INST_LITERAL has_lit
    0xbe35641a031335, // V_CMP_LT_I16 ENC_VOPC default
    0xc035841b031335, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc235a41c031335, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc435641d031335, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0xbe35641a032307, // V_CMP_EQ_I16 ENC_VOPC default
    0xc035841b032307, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0xc235a41c032307, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0xc435641d032307, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0xbe35641a033329, // V_CMP_LE_I16 ENC_VOPC default
    0xc035841b033329, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc235a41c033329, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc435641d033329, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0xbe35641a034320, // V_CMP_GT_I16 ENC_VOPC default
    0xc035841b034320, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc235a41c034320, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc435641d034320, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0xbe35641a03533e, // V_CMP_NE_I16 ENC_VOPC default
    0xc035841b03533e, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc235a41c03533e, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc435641d03533e, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0xbe35641a036317, // V_CMP_GE_I16 ENC_VOPC default
    0xc035841b036317, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc235a41c036317, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc435641d036317, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0xbe35641e039338, // V_CMP_LT_U16 ENC_VOPC default
    0xc035841f039338, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc235a420039338, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc4356421039338, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0xbe35641e03a30a, // V_CMP_EQ_U16 ENC_VOPC default
    0xc035841f03a30a, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0xc235a42003a30a, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0xc435642103a30a, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0xbe35641e03b32c, // V_CMP_LE_U16 ENC_VOPC default
    0xc035841f03b32c, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc235a42003b32c, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc435642103b32c, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0xbe35641e03c323, // V_CMP_GT_U16 ENC_VOPC default
    0xc035841f03c323, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc235a42003c323, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc435642103c323, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0xbe35641e03d341, // V_CMP_NE_U16 ENC_VOPC default
    0xc035841f03d341, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc235a42003d341, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc435642103d341, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0xbe35641e03e31a, // V_CMP_GE_U16 ENC_VOPC default
    0xc035841f03e31a, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc235a42003e31a, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc435642103e31a, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0xbe346422040310, // V_CMP_F_I32 ENC_VOPC default
    0xc0348423040310, // V_CMP_F_I32 VOPC_VOP_DPP8 has_dpp8
    0xc2362424040310, // V_CMP_F_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4346425040310, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0xbe346422041336, // V_CMP_LT_I32 ENC_VOPC default
    0xc0348423041336, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc2362424041336, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4346425041336, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0xbe346422042308, // V_CMP_EQ_I32 ENC_VOPC default
    0xc0348423042308, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0xc2362424042308, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4346425042308, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0xbe34642204332a, // V_CMP_LE_I32 ENC_VOPC default
    0xc034842304332a, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc236242404332a, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc434642504332a, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0xbe346422044321, // V_CMP_GT_I32 ENC_VOPC default
    0xc0348423044321, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc2362424044321, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4346425044321, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0xbe34642204533f, // V_CMP_NE_I32 ENC_VOPC default
    0xc034842304533f, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc236242404533f, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc434642504533f, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0xbe346422046318, // V_CMP_GE_I32 ENC_VOPC default
    0xc0348423046318, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc2362424046318, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4346425046318, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0xbe346422047359, // V_CMP_T_I32 ENC_VOPC default
    0xc0348423047359, // V_CMP_T_I32 VOPC_VOP_DPP8 has_dpp8
    0xc2362424047359, // V_CMP_T_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4346425047359, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0xbe346426048312, // V_CMP_F_U32 ENC_VOPC default
    0xc0348427048312, // V_CMP_F_U32 VOPC_VOP_DPP8 has_dpp8
    0xc2362428048312, // V_CMP_F_U32 VOPC_VOP_DPP16 has_dpp16
    0xc4346429048312, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0xbe346426049339, // V_CMP_LT_U32 ENC_VOPC default
    0xc0348427049339, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc2362428049339, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc4346429049339, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0xbe34642604a30b, // V_CMP_EQ_U32 ENC_VOPC default
    0xc034842704a30b, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0xc236242804a30b, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0xc434642904a30b, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0xbe34642604b32d, // V_CMP_LE_U32 ENC_VOPC default
    0xc034842704b32d, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc236242804b32d, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc434642904b32d, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0xbe34642604c324, // V_CMP_GT_U32 ENC_VOPC default
    0xc034842704c324, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc236242804c324, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc434642904c324, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0xbe34642604d342, // V_CMP_NE_U32 ENC_VOPC default
    0xc034842704d342, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc236242804d342, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc434642904d342, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0xbe34642604e31b, // V_CMP_GE_U32 ENC_VOPC default
    0xc034842704e31b, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc236242804e31b, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc434642904e31b, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0xbe34642604f35b, // V_CMP_T_U32 ENC_VOPC default
    0xc034842704f35b, // V_CMP_T_U32 VOPC_VOP_DPP8 has_dpp8
    0xc236242804f35b, // V_CMP_T_U32 VOPC_VOP_DPP16 has_dpp16
    0xc434642904f35b, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0xbe36642a050311, // V_CMP_F_I64 ENC_VOPC default
    0xc436642b050311, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0xbe36642a051337, // V_CMP_LT_I64 ENC_VOPC default
    0xc436642b051337, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0xbe36642a052309, // V_CMP_EQ_I64 ENC_VOPC default
    0xc436642b052309, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0xbe36642a05332b, // V_CMP_LE_I64 ENC_VOPC default
    0xc436642b05332b, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0xbe36642a054322, // V_CMP_GT_I64 ENC_VOPC default
    0xc436642b054322, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0xbe36642a055340, // V_CMP_NE_I64 ENC_VOPC default
    0xc436642b055340, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0xbe36642a056319, // V_CMP_GE_I64 ENC_VOPC default
    0xc436642b056319, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0xbe36642a05735a, // V_CMP_T_I64 ENC_VOPC default
    0xc436642b05735a, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0xbe36642c058313, // V_CMP_F_U64 ENC_VOPC default
    0xc436642d058313, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0xbe36642c05933a, // V_CMP_LT_U64 ENC_VOPC default
    0xc436642d05933a, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0xbe36642c05a30c, // V_CMP_EQ_U64 ENC_VOPC default
    0xc436642d05a30c, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0xbe36642c05b32e, // V_CMP_LE_U64 ENC_VOPC default
    0xc436642d05b32e, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0xbe36642c05c325, // V_CMP_GT_U64 ENC_VOPC default
    0xc436642d05c325, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0xbe36642c05d343, // V_CMP_NE_U64 ENC_VOPC default
    0xc436642d05d343, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0xbe36642c05e31c, // V_CMP_GE_U64 ENC_VOPC default
    0xc436642d05e31c, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0xbe36642c05f35c, // V_CMP_T_U64 ENC_VOPC default
    0xc436642d05f35c, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0xbe33a41007d301, // V_CMP_CLASS_F16 ENC_VOPC default
    0xc033c41107d301, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0xc233e41207d301, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0xc433a41307d301, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0xbe34642e07e302, // V_CMP_CLASS_F32 ENC_VOPC default
    0xc034842f07e302, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0xc237443007e302, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0xc434643107e302, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0xbe37843207f303, // V_CMP_CLASS_F64 ENC_VOPC default
    0xc437843307f303, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0xbe3804340802ae, // V_CMPX_F_F16 ENC_VOPC default
    0xc03824350802ae, // V_CMPX_F_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23844360802ae, // V_CMPX_F_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43804370802ae, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0xbe3804340812d3, // V_CMPX_LT_F16 ENC_VOPC default
    0xc03824350812d3, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23844360812d3, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43804370812d3, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0xbe3804340822a5, // V_CMPX_EQ_F16 ENC_VOPC default
    0xc03824350822a5, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23844360822a5, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43804370822a5, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0xbe3804340832c7, // V_CMPX_LE_F16 ENC_VOPC default
    0xc03824350832c7, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23844360832c7, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43804370832c7, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0xbe3804340842be, // V_CMPX_GT_F16 ENC_VOPC default
    0xc03824350842be, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23844360842be, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43804370842be, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0xbe3804340852d0, // V_CMPX_LG_F16 ENC_VOPC default
    0xc03824350852d0, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23844360852d0, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43804370852d0, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0xbe3804340862b5, // V_CMPX_GE_F16 ENC_VOPC default
    0xc03824350862b5, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23844360862b5, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43804370862b5, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0xbe3804340872f4, // V_CMPX_O_F16 ENC_VOPC default
    0xc03824350872f4, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23844360872f4, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43804370872f4, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0xbe3804340882fe, // V_CMPX_U_F16 ENC_VOPC default
    0xc03824350882fe, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23844360882fe, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43804370882fe, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0xbe3804340892e5, // V_CMPX_NGE_F16 ENC_VOPC default
    0xc03824350892e5, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23844360892e5, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43804370892e5, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0xbe38043408a2ee, // V_CMPX_NLG_F16 ENC_VOPC default
    0xc038243508a2ee, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc238443608a2ee, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc438043708a2ee, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0xbe38043408b2e8, // V_CMPX_NGT_F16 ENC_VOPC default
    0xc038243508b2e8, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc238443608b2e8, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc438043708b2e8, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0xbe38043408c2eb, // V_CMPX_NLE_F16 ENC_VOPC default
    0xc038243508c2eb, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc238443608c2eb, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc438043708c2eb, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0xbe38043408d2dc, // V_CMPX_NEQ_F16 ENC_VOPC default
    0xc038243508d2dc, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc238443608d2dc, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc438043708d2dc, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0xbe38043408e2f1, // V_CMPX_NLT_F16 ENC_VOPC default
    0xc038243508e2f1, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc238443608e2f1, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc438043708e2f1, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0xbe38043408f2f7, // V_CMPX_T_F16 ENC_VOPC default
    0xc038243508f2f7, // V_CMPX_T_F16 VOPC_VOP_DPP8 has_dpp8
    0xc238443608f2f7, // V_CMPX_T_F16 VOPC_VOP_DPP16 has_dpp16
    0xc438043708f2f7, // V_CMPX_T_F16 VOPC_INST_LITERAL has_lit
    0xbe38c4380902af, // V_CMPX_F_F32 ENC_VOPC default
    0xc038e4390902af, // V_CMPX_F_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239043a0902af, // V_CMPX_F_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438c43b0902af, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0xbe38c4380912d4, // V_CMPX_LT_F32 ENC_VOPC default
    0xc038e4390912d4, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239043a0912d4, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438c43b0912d4, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0xbe38c4380922a6, // V_CMPX_EQ_F32 ENC_VOPC default
    0xc038e4390922a6, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239043a0922a6, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438c43b0922a6, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0xbe38c4380932c8, // V_CMPX_LE_F32 ENC_VOPC default
    0xc038e4390932c8, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239043a0932c8, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438c43b0932c8, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0xbe38c4380942bf, // V_CMPX_GT_F32 ENC_VOPC default
    0xc038e4390942bf, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239043a0942bf, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438c43b0942bf, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0xbe38c4380952d1, // V_CMPX_LG_F32 ENC_VOPC default
    0xc038e4390952d1, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239043a0952d1, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438c43b0952d1, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0xbe38c4380962b6, // V_CMPX_GE_F32 ENC_VOPC default
    0xc038e4390962b6, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239043a0962b6, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438c43b0962b6, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0xbe38c4380972f5, // V_CMPX_O_F32 ENC_VOPC default
    0xc038e4390972f5, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239043a0972f5, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438c43b0972f5, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0xbe38c4380982ff, // V_CMPX_U_F32 ENC_VOPC default
    0xc038e4390982ff, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239043a0982ff, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438c43b0982ff, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0xbe38c4380992e6, // V_CMPX_NGE_F32 ENC_VOPC default
    0xc038e4390992e6, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239043a0992e6, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438c43b0992e6, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0xbe38c43809a2ef, // V_CMPX_NLG_F32 ENC_VOPC default
    0xc038e43909a2ef, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239043a09a2ef, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438c43b09a2ef, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0xbe38c43809b2e9, // V_CMPX_NGT_F32 ENC_VOPC default
    0xc038e43909b2e9, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239043a09b2e9, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438c43b09b2e9, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0xbe38c43809c2ec, // V_CMPX_NLE_F32 ENC_VOPC default
    0xc038e43909c2ec, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239043a09c2ec, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438c43b09c2ec, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0xbe38c43809d2dd, // V_CMPX_NEQ_F32 ENC_VOPC default
    0xc038e43909d2dd, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239043a09d2dd, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438c43b09d2dd, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0xbe38c43809e2f2, // V_CMPX_NLT_F32 ENC_VOPC default
    0xc038e43909e2f2, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239043a09e2f2, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438c43b09e2f2, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0xbe38c43809f2f8, // V_CMPX_T_F32 ENC_VOPC default
    0xc038e43909f2f8, // V_CMPX_T_F32 VOPC_VOP_DPP8 has_dpp8
    0xc239043a09f2f8, // V_CMPX_T_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438c43b09f2f8, // V_CMPX_T_F32 VOPC_INST_LITERAL has_lit
    0xbe39443c0a02b0, // V_CMPX_F_F64 ENC_VOPC default
    0xc439443d0a02b0, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0xbe39443c0a12d5, // V_CMPX_LT_F64 ENC_VOPC default
    0xc439443d0a12d5, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0xbe39443c0a22a7, // V_CMPX_EQ_F64 ENC_VOPC default
    0xc439443d0a22a7, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0xbe39443c0a32c9, // V_CMPX_LE_F64 ENC_VOPC default
    0xc439443d0a32c9, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0xbe39443c0a42c0, // V_CMPX_GT_F64 ENC_VOPC default
    0xc439443d0a42c0, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0xbe39443c0a52d2, // V_CMPX_LG_F64 ENC_VOPC default
    0xc439443d0a52d2, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0xbe39443c0a62b7, // V_CMPX_GE_F64 ENC_VOPC default
    0xc439443d0a62b7, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0xbe39443c0a72f6, // V_CMPX_O_F64 ENC_VOPC default
    0xc439443d0a72f6, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0xbe39443c0a8300, // V_CMPX_U_F64 ENC_VOPC default
    0xc439443d0a8300, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0xbe39443c0a92e7, // V_CMPX_NGE_F64 ENC_VOPC default
    0xc439443d0a92e7, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0xbe39443c0aa2f0, // V_CMPX_NLG_F64 ENC_VOPC default
    0xc439443d0aa2f0, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0xbe39443c0ab2ea, // V_CMPX_NGT_F64 ENC_VOPC default
    0xc439443d0ab2ea, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0xbe39443c0ac2ed, // V_CMPX_NLE_F64 ENC_VOPC default
    0xc439443d0ac2ed, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0xbe39443c0ad2de, // V_CMPX_NEQ_F64 ENC_VOPC default
    0xc439443d0ad2de, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0xbe39443c0ae2f3, // V_CMPX_NLT_F64 ENC_VOPC default
    0xc439443d0ae2f3, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0xbe39443c0af2f9, // V_CMPX_T_F64 ENC_VOPC default
    0xc439443d0af2f9, // V_CMPX_T_F64 VOPC_INST_LITERAL has_lit
    0xbe39c43e0b12d6, // V_CMPX_LT_I16 ENC_VOPC default
    0xc039e43f0b12d6, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc23a04400b12d6, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc439c4410b12d6, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0xbe39c43e0b22a8, // V_CMPX_EQ_I16 ENC_VOPC default
    0xc039e43f0b22a8, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0xc23a04400b22a8, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0xc439c4410b22a8, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0xbe39c43e0b32ca, // V_CMPX_LE_I16 ENC_VOPC default
    0xc039e43f0b32ca, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc23a04400b32ca, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc439c4410b32ca, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0xbe39c43e0b42c1, // V_CMPX_GT_I16 ENC_VOPC default
    0xc039e43f0b42c1, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc23a04400b42c1, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc439c4410b42c1, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0xbe39c43e0b52df, // V_CMPX_NE_I16 ENC_VOPC default
    0xc039e43f0b52df, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc23a04400b52df, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc439c4410b52df, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0xbe39c43e0b62b8, // V_CMPX_GE_I16 ENC_VOPC default
    0xc039e43f0b62b8, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc23a04400b62b8, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc439c4410b62b8, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0xbe39c4420b92d9, // V_CMPX_LT_U16 ENC_VOPC default
    0xc039e4430b92d9, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc23a04440b92d9, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc439c4450b92d9, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0xbe39c4420ba2ab, // V_CMPX_EQ_U16 ENC_VOPC default
    0xc039e4430ba2ab, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0xc23a04440ba2ab, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0xc439c4450ba2ab, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0xbe39c4420bb2cd, // V_CMPX_LE_U16 ENC_VOPC default
    0xc039e4430bb2cd, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc23a04440bb2cd, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc439c4450bb2cd, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0xbe39c4420bc2c4, // V_CMPX_GT_U16 ENC_VOPC default
    0xc039e4430bc2c4, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc23a04440bc2c4, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc439c4450bc2c4, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0xbe39c4420bd2e2, // V_CMPX_NE_U16 ENC_VOPC default
    0xc039e4430bd2e2, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc23a04440bd2e2, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc439c4450bd2e2, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0xbe39c4420be2bb, // V_CMPX_GE_U16 ENC_VOPC default
    0xc039e4430be2bb, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc23a04440be2bb, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc439c4450be2bb, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0xbe38c4460c02b1, // V_CMPX_F_I32 ENC_VOPC default
    0xc038e4470c02b1, // V_CMPX_F_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23a84480c02b1, // V_CMPX_F_I32 VOPC_VOP_DPP16 has_dpp16
    0xc438c4490c02b1, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0xbe38c4460c12d7, // V_CMPX_LT_I32 ENC_VOPC default
    0xc038e4470c12d7, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23a84480c12d7, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc438c4490c12d7, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0xbe38c4460c22a9, // V_CMPX_EQ_I32 ENC_VOPC default
    0xc038e4470c22a9, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23a84480c22a9, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0xc438c4490c22a9, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0xbe38c4460c32cb, // V_CMPX_LE_I32 ENC_VOPC default
    0xc038e4470c32cb, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23a84480c32cb, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc438c4490c32cb, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0xbe38c4460c42c2, // V_CMPX_GT_I32 ENC_VOPC default
    0xc038e4470c42c2, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23a84480c42c2, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc438c4490c42c2, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0xbe38c4460c52e0, // V_CMPX_NE_I32 ENC_VOPC default
    0xc038e4470c52e0, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23a84480c52e0, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc438c4490c52e0, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0xbe38c4460c62b9, // V_CMPX_GE_I32 ENC_VOPC default
    0xc038e4470c62b9, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23a84480c62b9, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc438c4490c62b9, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0xbe38c4460c72fa, // V_CMPX_T_I32 ENC_VOPC default
    0xc038e4470c72fa, // V_CMPX_T_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23a84480c72fa, // V_CMPX_T_I32 VOPC_VOP_DPP16 has_dpp16
    0xc438c4490c72fa, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0xbe38c44a0c82b3, // V_CMPX_F_U32 ENC_VOPC default
    0xc038e44b0c82b3, // V_CMPX_F_U32 VOPC_VOP_DPP8 has_dpp8
    0xc23a844c0c82b3, // V_CMPX_F_U32 VOPC_VOP_DPP16 has_dpp16
    0xc438c44d0c82b3, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0xbe38c44a0c92da, // V_CMPX_LT_U32 ENC_VOPC default
    0xc038e44b0c92da, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc23a844c0c92da, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc438c44d0c92da, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0xbe38c44a0ca2ac, // V_CMPX_EQ_U32 ENC_VOPC default
    0xc038e44b0ca2ac, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0xc23a844c0ca2ac, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0xc438c44d0ca2ac, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0xbe38c44a0cb2ce, // V_CMPX_LE_U32 ENC_VOPC default
    0xc038e44b0cb2ce, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc23a844c0cb2ce, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc438c44d0cb2ce, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0xbe38c44a0cc2c5, // V_CMPX_GT_U32 ENC_VOPC default
    0xc038e44b0cc2c5, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc23a844c0cc2c5, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc438c44d0cc2c5, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0xbe38c44a0cd2e3, // V_CMPX_NE_U32 ENC_VOPC default
    0xc038e44b0cd2e3, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc23a844c0cd2e3, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc438c44d0cd2e3, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0xbe38c44a0ce2bc, // V_CMPX_GE_U32 ENC_VOPC default
    0xc038e44b0ce2bc, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc23a844c0ce2bc, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc438c44d0ce2bc, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0xbe38c44a0cf2fc, // V_CMPX_T_U32 ENC_VOPC default
    0xc038e44b0cf2fc, // V_CMPX_T_U32 VOPC_VOP_DPP8 has_dpp8
    0xc23a844c0cf2fc, // V_CMPX_T_U32 VOPC_VOP_DPP16 has_dpp16
    0xc438c44d0cf2fc, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0xbe3ac44e0d02b2, // V_CMPX_F_I64 ENC_VOPC default
    0xc43ac44f0d02b2, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0xbe3ac44e0d12d8, // V_CMPX_LT_I64 ENC_VOPC default
    0xc43ac44f0d12d8, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0xbe3ac44e0d22aa, // V_CMPX_EQ_I64 ENC_VOPC default
    0xc43ac44f0d22aa, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0xbe3ac44e0d32cc, // V_CMPX_LE_I64 ENC_VOPC default
    0xc43ac44f0d32cc, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0xbe3ac44e0d42c3, // V_CMPX_GT_I64 ENC_VOPC default
    0xc43ac44f0d42c3, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0xbe3ac44e0d52e1, // V_CMPX_NE_I64 ENC_VOPC default
    0xc43ac44f0d52e1, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0xbe3ac44e0d62ba, // V_CMPX_GE_I64 ENC_VOPC default
    0xc43ac44f0d62ba, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0xbe3ac44e0d72fb, // V_CMPX_T_I64 ENC_VOPC default
    0xc43ac44f0d72fb, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0xbe3ac4500d82b4, // V_CMPX_F_U64 ENC_VOPC default
    0xc43ac4510d82b4, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0xbe3ac4500d92db, // V_CMPX_LT_U64 ENC_VOPC default
    0xc43ac4510d92db, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0xbe3ac4500da2ad, // V_CMPX_EQ_U64 ENC_VOPC default
    0xc43ac4510da2ad, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0xbe3ac4500db2cf, // V_CMPX_LE_U64 ENC_VOPC default
    0xc43ac4510db2cf, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0xbe3ac4500dc2c6, // V_CMPX_GT_U64 ENC_VOPC default
    0xc43ac4510dc2c6, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0xbe3ac4500dd2e4, // V_CMPX_NE_U64 ENC_VOPC default
    0xc43ac4510dd2e4, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0xbe3ac4500de2bd, // V_CMPX_GE_U64 ENC_VOPC default
    0xc43ac4510de2bd, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0xbe3ac4500df2fd, // V_CMPX_T_U64 ENC_VOPC default
    0xc43ac4510df2fd, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0xbe3804340fd2a2, // V_CMPX_CLASS_F16 ENC_VOPC default
    0xc03824350fd2a2, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23844360fd2a2, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43804370fd2a2, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0xbe38c4520fe2a3, // V_CMPX_CLASS_F32 ENC_VOPC default
    0xc038e4530fe2a3, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0xc23ba4540fe2a3, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0xc438c4550fe2a3, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0xbe3be4560ff2a4, // V_CMPX_CLASS_F64 ENC_VOPC default
    0xc43be4570ff2a4, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0xc6122155000427, // V_NOP ENC_VOP1 default
    0xc6178458001416, // V_MOV_B32 ENC_VOP1 default
    0xc817a459001416, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0xca17c45a001416, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0xcc17845b001416, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0xce18445c00244c, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0xc618845d00337a, // V_CVT_I32_F64 ENC_VOP1 default
    0xcc18845e00337a, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0xc618c45f004375, // V_CVT_F64_I32 ENC_VOP1 default
    0xcc18c460004375, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0xc617846100536e, // V_CVT_F32_I32 ENC_VOP1 default
    0xc817a46200536e, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0xca19046300536e, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0xcc17846400536e, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0xc617846500636f, // V_CVT_F32_U32 ENC_VOP1 default
    0xc817a46600636f, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0xca19046700636f, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0xcc17846800636f, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0xc617846900738b, // V_CVT_U32_F32 ENC_VOP1 default
    0xc817a46a00738b, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17c46b00738b, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17846c00738b, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0xc617846d008379, // V_CVT_I32_F32 ENC_VOP1 default
    0xc817a46e008379, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17c46f008379, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc178470008379, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0xc619e47100a369, // V_CVT_F16_F32 ENC_VOP1 default
    0xc81a047200a369, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0xca1a247300a369, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc19e47400a369, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0xc61aa47500b36c, // V_CVT_F32_F16 ENC_VOP1 default
    0xc81ac47600b36c, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1ae47700b36c, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1aa47800b36c, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0xc617846d00c37c, // V_CVT_NEAREST_I32_F32 ENC_VOP1 default
    0xc817a46e00c37c, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17c46f00c37c, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17847000c37c, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL has_lit
    0xc617846d00d377, // V_CVT_FLOOR_I32_F32 ENC_VOP1 default
    0xc817a46e00d377, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17c46f00d377, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17847000d377, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL has_lit
    0xc617846100e37f, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0xc817a46200e37f, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0xca19046300e37f, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0xcc17846400e37f, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0xc618847900f36d, // V_CVT_F32_F64 ENC_VOP1 default
    0xcc18847a00f36d, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0xc618c47b010374, // V_CVT_F64_F32 ENC_VOP1 default
    0xcc18c47c010374, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0xc6178465011370, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0xc817a466011370, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0xca190467011370, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0xcc178468011370, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0xc6178465012371, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0xc817a466012371, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0xca190467012371, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0xcc178468012371, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0xc6178465013372, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0xc817a466013372, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0xca190467013372, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0xcc178468013372, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0xc6178465014373, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0xc817a466014373, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0xca190467014373, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0xcc178468014373, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0xc618847d01538c, // V_CVT_U32_F64 ENC_VOP1 default
    0xcc18847e01538c, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0xc618c47f016376, // V_CVT_F64_U32 ENC_VOP1 default
    0xcc18c480016376, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0xc61be481017471, // V_TRUNC_F64 ENC_VOP1 default
    0xcc1be482017471, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0xc61be48101829f, // V_CEIL_F64 ENC_VOP1 default
    0xcc1be48201829f, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0xc61be481019450, // V_RNDNE_F64 ENC_VOP1 default
    0xcc1be482019450, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0xc61be48101a3b3, // V_FLOOR_F64 ENC_VOP1 default
    0xcc1be48201a3b3, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0xc612215501b432, // V_PIPEFLUSH ENC_VOP1 default
    0xc61c248301c415, // V_MOV_B16 ENC_VOP1 default
    0xc81c448401c415, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0xca1c648501c415, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0xcc1c248601c415, // V_MOV_B16 VOP1_INST_LITERAL has_lit
    0xc61784870203c3, // V_FRACT_F32 ENC_VOP1 default
    0xc817a4880203c3, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17c4890203c3, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17848a0203c3, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0xc6178487021470, // V_TRUNC_F32 ENC_VOP1 default
    0xc817a488021470, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17c489021470, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17848a021470, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0xc617848702229e, // V_CEIL_F32 ENC_VOP1 default
    0xc817a48802229e, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17c48902229e, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17848a02229e, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0xc617848702344f, // V_RNDNE_F32 ENC_VOP1 default
    0xc817a48802344f, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17c48902344f, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17848a02344f, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0xc61784870243b2, // V_FLOOR_F32 ENC_VOP1 default
    0xc817a4880243b2, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17c4890243b2, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17848a0243b2, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0xc61784870253b0, // V_EXP_F32 ENC_VOP1 default
    0xc817a4880253b0, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17c4890253b0, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17848a0253b0, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0xc61784870273d6, // V_LOG_F32 ENC_VOP1 default
    0xc817a4880273d6, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17c4890273d6, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17848a0273d6, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0xc617848702a449, // V_RCP_F32 ENC_VOP1 default
    0xc817a48802a449, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17c48902a449, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17848a02a449, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0xc617848702b44b, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0xc817a48802b44b, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17c48902b44b, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17848a02b44b, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0xc617848702e452, // V_RSQ_F32 ENC_VOP1 default
    0xc817a48802e452, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17c48902e452, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17848a02e452, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0xc61be48102f44a, // V_RCP_F64 ENC_VOP1 default
    0xcc1be48202f44a, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0xc61be481031453, // V_RSQ_F64 ENC_VOP1 default
    0xcc1be482031453, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0xc617848703345c, // V_SQRT_F32 ENC_VOP1 default
    0xc817a48803345c, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17c48903345c, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17848a03345c, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0xc61be48103445d, // V_SQRT_F64 ENC_VOP1 default
    0xcc1be48203445d, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0xc617848703545a, // V_SIN_F32 ENC_VOP1 default
    0xc817a48803545a, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17c48903545a, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17848a03545a, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0xc6178487036363, // V_COS_F32 ENC_VOP1 default
    0xc817a488036363, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17c489036363, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17848a036363, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0xc617848b037429, // V_NOT_B32 ENC_VOP1 default
    0xc817a48c037429, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0xca19048d037429, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0xcc17848e037429, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0xc617845803829c, // V_BFREV_B32 ENC_VOP1 default
    0xc817a45903829c, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0xca17c45a03829c, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0xcc17845b03829c, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0xc617848f0392a1, // V_CLZ_I32_U32 ENC_VOP1 default
    0xc817a4900392a1, // V_CLZ_I32_U32 VOP1_VOP_DPP8 has_dpp8
    0xca1904910392a1, // V_CLZ_I32_U32 VOP1_VOP_DPP16 has_dpp16
    0xcc1784920392a1, // V_CLZ_I32_U32 VOP1_INST_LITERAL has_lit
    0xc617848f03a364, // V_CTZ_I32_B32 ENC_VOP1 default
    0xc817a49003a364, // V_CTZ_I32_B32 VOP1_VOP_DPP8 has_dpp8
    0xca19049103a364, // V_CTZ_I32_B32 VOP1_VOP_DPP16 has_dpp16
    0xcc17849203a364, // V_CTZ_I32_B32 VOP1_INST_LITERAL has_lit
    0xc617849303b2a0, // V_CLS_I32 ENC_VOP1 default
    0xc817a49403b2a0, // V_CLS_I32 VOP1_VOP_DPP8 has_dpp8
    0xca19049503b2a0, // V_CLS_I32 VOP1_VOP_DPP16 has_dpp16
    0xcc17849603b2a0, // V_CLS_I32 VOP1_INST_LITERAL has_lit
    0xc618845d03c3c7, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0xcc18845e03c3c7, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0xc61be48103d3ca, // V_FREXP_MANT_F64 ENC_VOP1 default
    0xcc1be48203d3ca, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0xc61be48103e3c4, // V_FRACT_F64 ENC_VOP1 default
    0xcc1be48203e3c4, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0xc617846d03f3c6, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0xc817a46e03f3c6, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17c46f03f3c6, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17847003f3c6, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0xc61784870403c9, // V_FREXP_MANT_F32 ENC_VOP1 default
    0xc817a4880403c9, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17c4890403c9, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17848a0403c9, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0xc6178497042411, // V_MOVRELD_B32 ENC_VOP1 default
    0xc817a498042411, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0xca17c499042411, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0xcc17849a042411, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0xce17849b043414, // V_MOVRELS_B32 ENC_VOP1 default
    0xc817a498043414, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0xca17c499043414, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0xce17849b044413, // V_MOVRELSD_B32 ENC_VOP1 default
    0xc817a498044413, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0xca17c499044413, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0xce17849b048412, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0xc817a498048412, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0xca17c499048412, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0xc61d449c05036b, // V_CVT_F16_U16 ENC_VOP1 default
    0xc81d649d05036b, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0xca1d849e05036b, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0xcc1d449f05036b, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0xc61d44a005136a, // V_CVT_F16_I16 ENC_VOP1 default
    0xc81d64a105136a, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0xca1d84a205136a, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0xcc1d44a305136a, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0xc61e04a405238a, // V_CVT_U16_F16 ENC_VOP1 default
    0xc81e24a505238a, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1e44a605238a, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1e04a705238a, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0xc61e04a8053378, // V_CVT_I16_F16 ENC_VOP1 default
    0xc81e24a9053378, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1e44aa053378, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1e04ab053378, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0xc61ec4ac054448, // V_RCP_F16 ENC_VOP1 default
    0xc81ee4ad054448, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f04ae054448, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1ec4af054448, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0xc61ec4ac05545b, // V_SQRT_F16 ENC_VOP1 default
    0xc81ee4ad05545b, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f04ae05545b, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1ec4af05545b, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0xc61ec4ac056451, // V_RSQ_F16 ENC_VOP1 default
    0xc81ee4ad056451, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f04ae056451, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1ec4af056451, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0xc61ec4ac0573d5, // V_LOG_F16 ENC_VOP1 default
    0xc81ee4ad0573d5, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f04ae0573d5, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1ec4af0573d5, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0xc61ec4ac0583af, // V_EXP_F16 ENC_VOP1 default
    0xc81ee4ad0583af, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f04ae0583af, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1ec4af0583af, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0xc61ec4ac0593c8, // V_FREXP_MANT_F16 ENC_VOP1 default
    0xc81ee4ad0593c8, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f04ae0593c8, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1ec4af0593c8, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0xc61e04a805a3c5, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0xc81e24a905a3c5, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1e44aa05a3c5, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1e04ab05a3c5, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0xc61ec4ac05b3b1, // V_FLOOR_F16 ENC_VOP1 default
    0xc81ee4ad05b3b1, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f04ae05b3b1, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1ec4af05b3b1, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0xc61ec4ac05c29d, // V_CEIL_F16 ENC_VOP1 default
    0xc81ee4ad05c29d, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f04ae05c29d, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1ec4af05c29d, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0xc61ec4ac05d46f, // V_TRUNC_F16 ENC_VOP1 default
    0xc81ee4ad05d46f, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f04ae05d46f, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1ec4af05d46f, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0xc61ec4ac05e44e, // V_RNDNE_F16 ENC_VOP1 default
    0xc81ee4ad05e44e, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f04ae05e44e, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1ec4af05e44e, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0xc61ec4ac05f3c2, // V_FRACT_F16 ENC_VOP1 default
    0xc81ee4ad05f3c2, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f04ae05f3c2, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1ec4af05f3c2, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0xc61ec4ac060459, // V_SIN_F16 ENC_VOP1 default
    0xc81ee4ad060459, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f04ae060459, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1ec4af060459, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0xc61ec4ac061362, // V_COS_F16 ENC_VOP1 default
    0xc81ee4ad061362, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f04ae061362, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1ec4af061362, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0xc61f84b0062458, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0xc81fa4b1062458, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0xca1fc4b2062458, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0xcc1f84b3062458, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0xc61e04a806337d, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0xc81e24a906337d, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1e44aa06337d, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1e04ab06337d, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0xc61e04a406437e, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0xc81e24a506437e, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1e44a606437e, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1e04a706437e, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0xce2044b406546d, // V_SWAP_B32 ENC_VOP1 default
    0xce2064b506646c, // V_SWAP_B16 ENC_VOP1 default
    0xce2044b606742f, // V_PERMLANE64_B32 ENC_VOP1 default
    0xce2044b706846b, // V_SWAPREL_B32 ENC_VOP1 default
    0xc61c24b8069428, // V_NOT_B16 ENC_VOP1 default
    0xc81c44b9069428, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0xca1c64ba069428, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0xcc1c24bb069428, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0xc62084bc06a37b, // V_CVT_I32_I16 ENC_VOP1 default
    0xc820a4bd06a37b, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0xca20c4be06a37b, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0xcc2084bf06a37b, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0xc62084c006b38d, // V_CVT_U32_U16 ENC_VOP1 default
    0xc820a4c106b38d, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0xca20c4c206b38d, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0xcc2084c306b38d, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0xd03104c400043b, // V_PK_MAD_I16 ENC_VOP3P default
    0xd23104c500043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0xd43104c600043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0xd63104c700043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd83104c800043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0xda3104c900043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc3104ca00043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde3104cb00043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd03124cc001444, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0xd23124cd001444, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0xd43124ce001444, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0xd63124cf001444, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03124d0002434, // V_PK_ADD_I16 ENC_VOP3P default
    0xd23124d1002434, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0xd43124d2002434, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0xd63124d3002434, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03124d0003445, // V_PK_SUB_I16 ENC_VOP3P default
    0xd23124d1003445, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0xd43124d2003445, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0xd63124d3003445, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03124cc004439, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0xd23124cd004439, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0xd43124ce004439, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0xd63124cf004439, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03124cc00543a, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0xd23124cd00543a, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0xd43124ce00543a, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0xd63124cf00543a, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03124d4006436, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0xd23124d5006436, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0xd43124d6006436, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0xd63124d7006436, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03124d000743e, // V_PK_MAX_I16 ENC_VOP3P default
    0xd23124d100743e, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0xd43124d200743e, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0xd63124d300743e, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03124d0008441, // V_PK_MIN_I16 ENC_VOP3P default
    0xd23124d1008441, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0xd43124d2008441, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0xd63124d3008441, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03104d800943c, // V_PK_MAD_U16 ENC_VOP3P default
    0xd23104d900943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0xd43104da00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0xd63104db00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd83104dc00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0xda3104dd00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc3104de00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde3104df00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd03124cc00a435, // V_PK_ADD_U16 ENC_VOP3P default
    0xd23124cd00a435, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0xd43124ce00a435, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0xd63124cf00a435, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03124cc00b446, // V_PK_SUB_U16 ENC_VOP3P default
    0xd23124cd00b446, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0xd43124ce00b446, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0xd63124cf00b446, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03124cc00c43f, // V_PK_MAX_U16 ENC_VOP3P default
    0xd23124cd00c43f, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0xd43124ce00c43f, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0xd63124cf00c43f, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03124cc00d442, // V_PK_MIN_U16 ENC_VOP3P default
    0xd23124cd00d442, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0xd43124ce00d442, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0xd63124cf00d442, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03144e000e438, // V_PK_FMA_F16 ENC_VOP3P default
    0xd23144e100e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0xd43144e200e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0xd63144e300e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd83144e400e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0xda3144e500e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc3144e600e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde3144e700e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd03164e800f433, // V_PK_ADD_F16 ENC_VOP3P default
    0xd23164e900f433, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0xd43164ea00f433, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0xd63164eb00f433, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03164e8010443, // V_PK_MUL_F16 ENC_VOP3P default
    0xd23164e9010443, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0xd43164ea010443, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0xd63164eb010443, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03164e8011440, // V_PK_MIN_F16 ENC_VOP3P default
    0xd23164e9011440, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0xd43164ea011440, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0xd63164eb011440, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03164e801243d, // V_PK_MAX_F16 ENC_VOP3P default
    0xd23164e901243d, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0xd43164ea01243d, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0xd63164eb01243d, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03184ec013399, // V_DOT2_F32_F16 ENC_VOP3P default
    0xe031a4ed013399, // V_DOT2_F32_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe231c4ee013399, // V_DOT2_F32_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd23184ef013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0xd43184f0013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0xd63184f1013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd83184f2013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0xda3184f3013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc3184f4013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde3184f5013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd031e4f601639a, // V_DOT4_I32_IU8 ENC_VOP3P default
    0xd231e4f701639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0xd431e4f801639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0xd631e4f901639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd831e4fa01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0xda31e4fb01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc31e4fc01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde31e4fd01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd031e21601739b, // V_DOT4_U32_U8 ENC_VOP3P default
    0xd231e4fe01739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0xd431e4ff01739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0xd631e50001739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd831e50101739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0xda31e50201739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc31e50301739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde31e50401739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd031e50501839c, // V_DOT8_I32_IU4 ENC_VOP3P default
    0xd231e50601839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0xd431e50701839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0xd631e50801839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd831e50901839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0xda31e50a01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc31e50b01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde31e50c01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd031e50d01939d, // V_DOT8_U32_U4 ENC_VOP3P default
    0xd231e50e01939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0xd431e50f01939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0xd631e51001939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd831e51101939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0xda31e51201939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc31e51301939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde31e51401939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd032051501a398, // V_DOT2_F32_BF16 ENC_VOP3P default
    0xe032251601a398, // V_DOT2_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0xe232451701a398, // V_DOT2_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0xd232051801a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0xd432051901a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0xd632051a01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd832051b01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0xda32051c01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc32051d01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde32051e01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd032651f0203c1, // V_FMA_MIX_F32 ENC_VOP3P default
    0xe03285200203c1, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0xe232a5210203c1, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0xd23265220203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0xd43265230203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0xd63265240203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd83265250203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0xda3265260203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc3265270203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde3265280203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd03265290213c0, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0xe032852a0213c0, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe232a52b0213c0, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd232652c0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0xd432652d0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0xd632652e0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd832652f0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0xda3265300213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc3265310213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde3265320213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd03265290223bf, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0xe032852a0223bf, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe232a52b0223bf, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd232652c0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0xd432652d0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0xd632652e0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd832652f0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0xda3265300223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc3265310223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde3265320223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xe432c533040475, // V_WMMA_F32_16X16X16_F16 ENC_VOP3P default
    0xe432c534041474, // V_WMMA_F32_16X16X16_BF16 ENC_VOP3P default
    0xe432e535042473, // V_WMMA_F16_16X16X16_F16 ENC_VOP3P default
    0xe432e536043472, // V_WMMA_BF16_16X16X16_BF16 ENC_VOP3P default
    0xe4330537044477, // V_WMMA_I32_16X16X16_IU8 ENC_VOP3P default
    0xe4332538045476, // V_WMMA_I32_16X16X16_IU4 ENC_VOP3P default
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
