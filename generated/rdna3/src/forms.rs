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
    0x00210000001361, // V_CNDMASK_B32 ENC_VOP2 default
    0x02212001001361, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x04214002001361, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x06210003001361, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x0821c004002395, // V_DOT2ACC_F32_F16 ENC_VOP2 default
    0x0a21e005002395, // V_DOT2ACC_F32_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c220006002395, // V_DOT2ACC_F32_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e21c007002395, // V_DOT2ACC_F32_F16 VOP2_INST_LITERAL has_lit
    0x08222008003288, // V_ADD_F32 ENC_VOP2 default
    0x0a224009003288, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22600a003288, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22200b003288, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x08222008004466, // V_SUB_F32 ENC_VOP2 default
    0x0a224009004466, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22600a004466, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22200b004466, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x08222008005461, // V_SUBREV_F32 ENC_VOP2 default
    0x0a224009005461, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22600a005461, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22200b005461, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x0822200c0063b6, // V_FMAC_DX9_ZERO_F32 ENC_VOP2 default
    0x0e22200d0063b6, // V_FMAC_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x0822200800741b, // V_MUL_DX9_ZERO_F32 ENC_VOP2 default
    0x0a22400900741b, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22600a00741b, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22200b00741b, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x0822200800841d, // V_MUL_F32 ENC_VOP2 default
    0x0a22400900841d, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22600a00841d, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22200b00841d, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x0822200e009423, // V_MUL_I32_I24 ENC_VOP2 default
    0x0a22400f009423, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x0c22e010009423, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x0e222011009423, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0822200e00a420, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0a22400f00a420, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x0c22e01000a420, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x0e22201100a420, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0822201200b426, // V_MUL_U32_U24 ENC_VOP2 default
    0x0a22401300b426, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x0c22e01400b426, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x0e22201500b426, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0822201200c422, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0a22401300c422, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x0c22e01400c422, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x0e22201500c422, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0822200800f40b, // V_MIN_F32 ENC_VOP2 default
    0x0a22400900f40b, // V_MIN_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22600a00f40b, // V_MIN_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22200b00f40b, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x082220080103f2, // V_MAX_F32 ENC_VOP2 default
    0x0a2240090103f2, // V_MAX_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22600a0103f2, // V_MAX_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22200b0103f2, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x0822200e01140e, // V_MIN_I32 ENC_VOP2 default
    0x0a22400f01140e, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c22e01001140e, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e22201101140e, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0822200e0123f5, // V_MAX_I32 ENC_VOP2 default
    0x0a22400f0123f5, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c22e0100123f5, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e2220110123f5, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x08222012013410, // V_MIN_U32 ENC_VOP2 default
    0x0a224013013410, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c22e014013410, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e222015013410, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x082220120143f7, // V_MAX_U32 ENC_VOP2 default
    0x0a2240130143f7, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c22e0140143f7, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e2220150143f7, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x082220120183d8, // V_LSHLREV_B32 ENC_VOP2 default
    0x0a2240130183d8, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c22e0140183d8, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e2220150183d8, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x082220120193dd, // V_LSHRREV_B32 ENC_VOP2 default
    0x0a2240130193dd, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c22e0140193dd, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e2220150193dd, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x0822201601a295, // V_ASHRREV_I32 ENC_VOP2 default
    0x0a22401701a295, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c22e01801a295, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e22201901a295, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x0822201201b292, // V_AND_B32 ENC_VOP2 default
    0x0a22401301b292, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c22e01401b292, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e22201501b292, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0822201201c42c, // V_OR_B32 ENC_VOP2 default
    0x0a22401301c42c, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c22e01401c42c, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e22201501c42c, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0822201201d47d, // V_XOR_B32 ENC_VOP2 default
    0x0a22401301d47d, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c22e01401d47d, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e22201501d47d, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x0822201201e47a, // V_XNOR_B32 ENC_VOP2 default
    0x0a22401301e47a, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c22e01401e47a, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e22201501e47a, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x0023601a020285, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x0223801b020285, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0423a01c020285, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0623601d020285, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0023601a021463, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x0223801b021463, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0423a01c021463, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0623601d021463, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0023601a02245e, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x0223801b02245e, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0423a01c02245e, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0623601d02245e, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0822201202528e, // V_ADD_NC_U32 ENC_VOP2 default
    0x0a22401302528e, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c22e01402528e, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e22201502528e, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x0822201202646a, // V_SUB_NC_U32 ENC_VOP2 default
    0x0a22401302646a, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c22e01402646a, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e22201502646a, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x08222012027462, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x0a224013027462, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c22e014027462, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e222015027462, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x0822200c02b3b8, // V_FMAC_F32 ENC_VOP2 default
    0x0a22401e02b3b8, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c22601f02b3b8, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e22200d02b3b8, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x1024202002c3ba, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x0e24202102c3ba, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x1024402202d3b5, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x0e24402302d3b5, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x0824602402f386, // V_CVT_PK_RTZ_F16_F32 ENC_VOP2 default
    0x0a24802502f386, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c24a02602f386, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e24602702f386, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x08252028032287, // V_ADD_F16 ENC_VOP2 default
    0x0a254029032287, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c25602a032287, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25202b032287, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x08252028033465, // V_SUB_F16 ENC_VOP2 default
    0x0a254029033465, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c25602a033465, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25202b033465, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x08252028034460, // V_SUBREV_F16 ENC_VOP2 default
    0x0a254029034460, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c25602a034460, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25202b034460, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x0825202803541c, // V_MUL_F16 ENC_VOP2 default
    0x0a25402903541c, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c25602a03541c, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25202b03541c, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x0825202c0363b7, // V_FMAC_F16 ENC_VOP2 default
    0x0a25402d0363b7, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c25602e0363b7, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25202f0363b7, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x102640300373b9, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x0e2640310373b9, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x102660320383b4, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x0e2660330383b4, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x082520280393f1, // V_MAX_F16 ENC_VOP2 default
    0x0a2540290393f1, // V_MAX_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c25602a0393f1, // V_MAX_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25202b0393f1, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x0825202803a40a, // V_MIN_F16 ENC_VOP2 default
    0x0a25402903a40a, // V_MIN_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c25602a03a40a, // V_MIN_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25202b03a40a, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x0825202803b3d1, // V_LDEXP_F16 ENC_VOP2 default
    0x0a25402903b3d1, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c26802a03b3d1, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e25202b03b3d1, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x0827003403c437, // V_PK_FMAC_F16 ENC_VOP2 default
    0x0e27003503c437, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
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
    0x1a3ac081016258, // S_SUBVECTOR_LOOP_BEGIN ENC_SOPK default
    0x1a3ac081017259, // S_SUBVECTOR_LOOP_END ENC_SOPK default
    0x1a156082018266, // S_WAITCNT_VSCNT ENC_SOPK default
    0x1a156082019265, // S_WAITCNT_VMCNT ENC_SOPK default
    0x1a15608201a263, // S_WAITCNT_EXPCNT ENC_SOPK default
    0x1a15608201b264, // S_WAITCNT_LGKMCNT ENC_SOPK default
    0x1e3940830003a5, // V_DUAL_FMAC_F32 VOPDXY X default
    0x203940840003a5, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL X has_lit
    0x223980850013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X default
    0x203980860013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X has_lit
    0x2239c0870023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X default
    0x2039c0880023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3940890033ac, // V_DUAL_MUL_F32 VOPDXY X default
    0x2039408a0033ac, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e39408900439e, // V_DUAL_ADD_F32 VOPDXY X default
    0x2039408a00439e, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3940890053ae, // V_DUAL_SUB_F32 VOPDXY X default
    0x2039408a0053ae, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3940890063ad, // V_DUAL_SUBREV_F32 VOPDXY X default
    0x2039408a0063ad, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3940890073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY X default
    0x2039408a0073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3a008b0083aa, // V_DUAL_MOV_B32 VOPDXY X default
    0x203a008c0083aa, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL X has_lit
    0x2439408d0093a1, // V_DUAL_CNDMASK_B32 VOPDXY X default
    0x2639408e0093a1, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL X has_lit
    0x1e39408900a3a8, // V_DUAL_MAX_F32 VOPDXY X default
    0x2039408a00a3a8, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e39408900b3a9, // V_DUAL_MIN_F32 VOPDXY X default
    0x2039408a00b3a9, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3a408f00c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY X default
    0x203a409000c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL X has_lit
    0x1e3a809100d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY X default
    0x203a809200d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL X has_lit
    0x283960930003a5, // V_DUAL_FMAC_F32 VOPDXY Y default_y
    0x2a3960940003a5, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2c39a0950013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y default_y
    0x2a39a0950013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2c39e0960023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y default_y
    0x2a39e0960023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283960970033ac, // V_DUAL_MUL_F32 VOPDXY Y default_y
    0x2a3960980033ac, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2839609700439e, // V_DUAL_ADD_F32 VOPDXY Y default_y
    0x2a39609800439e, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283960970053ae, // V_DUAL_SUB_F32 VOPDXY Y default_y
    0x2a3960980053ae, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283960970063ad, // V_DUAL_SUBREV_F32 VOPDXY Y default_y
    0x2a3960980063ad, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283960970073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY Y default_y
    0x2a3960980073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283a20990083aa, // V_DUAL_MOV_B32 VOPDXY Y default_y
    0x2a3a209a0083aa, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2e39609b0093a1, // V_DUAL_CNDMASK_B32 VOPDXY Y default_y
    0x3039609c0093a1, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2839609700a3a8, // V_DUAL_MAX_F32 VOPDXY Y default_y
    0x2a39609800a3a8, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2839609700b3a9, // V_DUAL_MIN_F32 VOPDXY Y default_y
    0x2a39609800b3a9, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283a609d00c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY Y default_y
    0x2a3a609e00c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL Y has_lit_y
    0x283aa09f00d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY Y default_y
    0x2a3aa0a000d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL Y has_lit_y
    0x283960a101039f, // V_DUAL_ADD_NC_U32 VOPDXY Y default_y
    0x2a3960a201039f, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283960a30113a7, // V_DUAL_LSHLREV_B32 VOPDXY Y default_y
    0x2a3960a40113a7, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283960a30123a0, // V_DUAL_AND_B32 VOPDXY Y default_y
    0x2a3960a40123a0, // V_DUAL_AND_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x323140a500030d, // V_CMP_F_F16 ENC_VOP3 default
    0x343160a600030d, // V_CMP_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x363180a700030d, // V_CMP_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x383140a800030d, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3140a900030d, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3140aa00030d, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323140a5001332, // V_CMP_LT_F16 ENC_VOP3 default
    0x343160a6001332, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x363180a7001332, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x383140a8001332, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3140a9001332, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3140aa001332, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323140a5002304, // V_CMP_EQ_F16 ENC_VOP3 default
    0x343160a6002304, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x363180a7002304, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x383140a8002304, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3140a9002304, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3140aa002304, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323140a5003326, // V_CMP_LE_F16 ENC_VOP3 default
    0x343160a6003326, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x363180a7003326, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x383140a8003326, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3140a9003326, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3140aa003326, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323140a500431d, // V_CMP_GT_F16 ENC_VOP3 default
    0x343160a600431d, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x363180a700431d, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x383140a800431d, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3140a900431d, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3140aa00431d, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323140a500532f, // V_CMP_LG_F16 ENC_VOP3 default
    0x343160a600532f, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x363180a700532f, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x383140a800532f, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3140a900532f, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3140aa00532f, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323140a5006314, // V_CMP_GE_F16 ENC_VOP3 default
    0x343160a6006314, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x363180a7006314, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x383140a8006314, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3140a9006314, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3140aa006314, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323140a5007353, // V_CMP_O_F16 ENC_VOP3 default
    0x343160a6007353, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x363180a7007353, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x383140a8007353, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3140a9007353, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3140aa007353, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323140a500835d, // V_CMP_U_F16 ENC_VOP3 default
    0x343160a600835d, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x363180a700835d, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x383140a800835d, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3140a900835d, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3140aa00835d, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323140a5009344, // V_CMP_NGE_F16 ENC_VOP3 default
    0x343160a6009344, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x363180a7009344, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x383140a8009344, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3140a9009344, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3140aa009344, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323140a500a34d, // V_CMP_NLG_F16 ENC_VOP3 default
    0x343160a600a34d, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x363180a700a34d, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x383140a800a34d, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3140a900a34d, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3140aa00a34d, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323140a500b347, // V_CMP_NGT_F16 ENC_VOP3 default
    0x343160a600b347, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x363180a700b347, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x383140a800b347, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3140a900b347, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3140aa00b347, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323140a500c34a, // V_CMP_NLE_F16 ENC_VOP3 default
    0x343160a600c34a, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x363180a700c34a, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x383140a800c34a, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3140a900c34a, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3140aa00c34a, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323140a500d33b, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x343160a600d33b, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x363180a700d33b, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x383140a800d33b, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3140a900d33b, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3140aa00d33b, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323140a500e350, // V_CMP_NLT_F16 ENC_VOP3 default
    0x343160a600e350, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x363180a700e350, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x383140a800e350, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3140a900e350, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3140aa00e350, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323140a500f356, // V_CMP_T_F16 ENC_VOP3 default
    0x343160a600f356, // V_CMP_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x363180a700f356, // V_CMP_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x383140a800f356, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3140a900f356, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3140aa00f356, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323200ab01030e, // V_CMP_F_F32 ENC_VOP3 default
    0x343220ac01030e, // V_CMP_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x363240ad01030e, // V_CMP_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x383200ae01030e, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3200af01030e, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3200b001030e, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323200ab011333, // V_CMP_LT_F32 ENC_VOP3 default
    0x343220ac011333, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x363240ad011333, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x383200ae011333, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3200af011333, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3200b0011333, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323200ab012305, // V_CMP_EQ_F32 ENC_VOP3 default
    0x343220ac012305, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x363240ad012305, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x383200ae012305, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3200af012305, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3200b0012305, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323200ab013327, // V_CMP_LE_F32 ENC_VOP3 default
    0x343220ac013327, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x363240ad013327, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x383200ae013327, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3200af013327, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3200b0013327, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323200ab01431e, // V_CMP_GT_F32 ENC_VOP3 default
    0x343220ac01431e, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x363240ad01431e, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x383200ae01431e, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3200af01431e, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3200b001431e, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323200ab015330, // V_CMP_LG_F32 ENC_VOP3 default
    0x343220ac015330, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x363240ad015330, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x383200ae015330, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3200af015330, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3200b0015330, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323200ab016315, // V_CMP_GE_F32 ENC_VOP3 default
    0x343220ac016315, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x363240ad016315, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x383200ae016315, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3200af016315, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3200b0016315, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323200ab017354, // V_CMP_O_F32 ENC_VOP3 default
    0x343220ac017354, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x363240ad017354, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x383200ae017354, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3200af017354, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3200b0017354, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323200ab01835e, // V_CMP_U_F32 ENC_VOP3 default
    0x343220ac01835e, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x363240ad01835e, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x383200ae01835e, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3200af01835e, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3200b001835e, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323200ab019345, // V_CMP_NGE_F32 ENC_VOP3 default
    0x343220ac019345, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x363240ad019345, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x383200ae019345, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3200af019345, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3200b0019345, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323200ab01a34e, // V_CMP_NLG_F32 ENC_VOP3 default
    0x343220ac01a34e, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x363240ad01a34e, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x383200ae01a34e, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3200af01a34e, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3200b001a34e, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323200ab01b348, // V_CMP_NGT_F32 ENC_VOP3 default
    0x343220ac01b348, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x363240ad01b348, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x383200ae01b348, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3200af01b348, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3200b001b348, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323200ab01c34b, // V_CMP_NLE_F32 ENC_VOP3 default
    0x343220ac01c34b, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x363240ad01c34b, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x383200ae01c34b, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3200af01c34b, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3200b001c34b, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323200ab01d33c, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x343220ac01d33c, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x363240ad01d33c, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x383200ae01d33c, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3200af01d33c, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3200b001d33c, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323200ab01e351, // V_CMP_NLT_F32 ENC_VOP3 default
    0x343220ac01e351, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x363240ad01e351, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x383200ae01e351, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3200af01e351, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3200b001e351, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323200ab01f357, // V_CMP_T_F32 ENC_VOP3 default
    0x343220ac01f357, // V_CMP_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x363240ad01f357, // V_CMP_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x383200ae01f357, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3200af01f357, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3200b001f357, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232c0b102030f, // V_CMP_F_F64 ENC_VOP3 default
    0x3832c0b202030f, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0
    0x3a32c0b302030f, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_1
    0x3c32c0b402030f, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232c0b1021334, // V_CMP_LT_F64 ENC_VOP3 default
    0x3832c0b2021334, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x3a32c0b3021334, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x3c32c0b4021334, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232c0b1022306, // V_CMP_EQ_F64 ENC_VOP3 default
    0x3832c0b2022306, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x3a32c0b3022306, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x3c32c0b4022306, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232c0b1023328, // V_CMP_LE_F64 ENC_VOP3 default
    0x3832c0b2023328, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x3a32c0b3023328, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x3c32c0b4023328, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232c0b102431f, // V_CMP_GT_F64 ENC_VOP3 default
    0x3832c0b202431f, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x3a32c0b302431f, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x3c32c0b402431f, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232c0b1025331, // V_CMP_LG_F64 ENC_VOP3 default
    0x3832c0b2025331, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x3a32c0b3025331, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x3c32c0b4025331, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232c0b1026316, // V_CMP_GE_F64 ENC_VOP3 default
    0x3832c0b2026316, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x3a32c0b3026316, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x3c32c0b4026316, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232c0b1027355, // V_CMP_O_F64 ENC_VOP3 default
    0x3832c0b2027355, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x3a32c0b3027355, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x3c32c0b4027355, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232c0b102835f, // V_CMP_U_F64 ENC_VOP3 default
    0x3832c0b202835f, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x3a32c0b302835f, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x3c32c0b402835f, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232c0b1029346, // V_CMP_NGE_F64 ENC_VOP3 default
    0x3832c0b2029346, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x3a32c0b3029346, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x3c32c0b4029346, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232c0b102a34f, // V_CMP_NLG_F64 ENC_VOP3 default
    0x3832c0b202a34f, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x3a32c0b302a34f, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x3c32c0b402a34f, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232c0b102b349, // V_CMP_NGT_F64 ENC_VOP3 default
    0x3832c0b202b349, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x3a32c0b302b349, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x3c32c0b402b349, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232c0b102c34c, // V_CMP_NLE_F64 ENC_VOP3 default
    0x3832c0b202c34c, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x3a32c0b302c34c, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x3c32c0b402c34c, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232c0b102d33d, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x3832c0b202d33d, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x3a32c0b302d33d, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x3c32c0b402d33d, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232c0b102e352, // V_CMP_NLT_F64 ENC_VOP3 default
    0x3832c0b202e352, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x3a32c0b302e352, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x3c32c0b402e352, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232c0b102f358, // V_CMP_T_F64 ENC_VOP3 default
    0x3832c0b202f358, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0
    0x3a32c0b302f358, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_1
    0x3c32c0b402f358, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323300b5031335, // V_CMP_LT_I16 ENC_VOP3 default
    0x343320b6031335, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x363340b7031335, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x383300b8031335, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x3a3300b9031335, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x3c3300ba031335, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323300b5032307, // V_CMP_EQ_I16 ENC_VOP3 default
    0x343320b6032307, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x363340b7032307, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x383300b8032307, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x3a3300b9032307, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x3c3300ba032307, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323300b5033329, // V_CMP_LE_I16 ENC_VOP3 default
    0x343320b6033329, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x363340b7033329, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x383300b8033329, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x3a3300b9033329, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x3c3300ba033329, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323300b5034320, // V_CMP_GT_I16 ENC_VOP3 default
    0x343320b6034320, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x363340b7034320, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x383300b8034320, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x3a3300b9034320, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x3c3300ba034320, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323300b503533e, // V_CMP_NE_I16 ENC_VOP3 default
    0x343320b603533e, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x363340b703533e, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x383300b803533e, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x3a3300b903533e, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x3c3300ba03533e, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323300b5036317, // V_CMP_GE_I16 ENC_VOP3 default
    0x343320b6036317, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x363340b7036317, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x383300b8036317, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x3a3300b9036317, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x3c3300ba036317, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323300bb039338, // V_CMP_LT_U16 ENC_VOP3 default
    0x343320bc039338, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x363340bd039338, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x383300be039338, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x3a3300bf039338, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x3c3300c0039338, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323300bb03a30a, // V_CMP_EQ_U16 ENC_VOP3 default
    0x343320bc03a30a, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x363340bd03a30a, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x383300be03a30a, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x3a3300bf03a30a, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x3c3300c003a30a, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323300bb03b32c, // V_CMP_LE_U16 ENC_VOP3 default
    0x343320bc03b32c, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x363340bd03b32c, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x383300be03b32c, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x3a3300bf03b32c, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x3c3300c003b32c, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323300bb03c323, // V_CMP_GT_U16 ENC_VOP3 default
    0x343320bc03c323, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x363340bd03c323, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x383300be03c323, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x3a3300bf03c323, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x3c3300c003c323, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323300bb03d341, // V_CMP_NE_U16 ENC_VOP3 default
    0x343320bc03d341, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x363340bd03d341, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x383300be03d341, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x3a3300bf03d341, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x3c3300c003d341, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323300bb03e31a, // V_CMP_GE_U16 ENC_VOP3 default
    0x343320bc03e31a, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x363340bd03e31a, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x383300be03e31a, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x3a3300bf03e31a, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x3c3300c003e31a, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3233c0c1040310, // V_CMP_F_I32 ENC_VOP3 default
    0x3433e0c2040310, // V_CMP_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x363400c3040310, // V_CMP_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x3833c0c4040310, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0
    0x3a33c0c5040310, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_1
    0x3c33c0c6040310, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3233c0c1041336, // V_CMP_LT_I32 ENC_VOP3 default
    0x3433e0c2041336, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x363400c3041336, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x3833c0c4041336, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x3a33c0c5041336, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x3c33c0c6041336, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3233c0c1042308, // V_CMP_EQ_I32 ENC_VOP3 default
    0x3433e0c2042308, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x363400c3042308, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x3833c0c4042308, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x3a33c0c5042308, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x3c33c0c6042308, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3233c0c104332a, // V_CMP_LE_I32 ENC_VOP3 default
    0x3433e0c204332a, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x363400c304332a, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3833c0c404332a, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x3a33c0c504332a, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x3c33c0c604332a, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3233c0c1044321, // V_CMP_GT_I32 ENC_VOP3 default
    0x3433e0c2044321, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x363400c3044321, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x3833c0c4044321, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x3a33c0c5044321, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x3c33c0c6044321, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3233c0c104533f, // V_CMP_NE_I32 ENC_VOP3 default
    0x3433e0c204533f, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x363400c304533f, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3833c0c404533f, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x3a33c0c504533f, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x3c33c0c604533f, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3233c0c1046318, // V_CMP_GE_I32 ENC_VOP3 default
    0x3433e0c2046318, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x363400c3046318, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3833c0c4046318, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x3a33c0c5046318, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x3c33c0c6046318, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3233c0c1047359, // V_CMP_T_I32 ENC_VOP3 default
    0x3433e0c2047359, // V_CMP_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x363400c3047359, // V_CMP_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x3833c0c4047359, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0
    0x3a33c0c5047359, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_1
    0x3c33c0c6047359, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3233c0c7048312, // V_CMP_F_U32 ENC_VOP3 default
    0x3433e0c8048312, // V_CMP_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x363400c9048312, // V_CMP_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x3833c0ca048312, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0
    0x3a33c0cb048312, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_1
    0x3c33c0cc048312, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3233c0c7049339, // V_CMP_LT_U32 ENC_VOP3 default
    0x3433e0c8049339, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x363400c9049339, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x3833c0ca049339, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x3a33c0cb049339, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x3c33c0cc049339, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3233c0c704a30b, // V_CMP_EQ_U32 ENC_VOP3 default
    0x3433e0c804a30b, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x363400c904a30b, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x3833c0ca04a30b, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x3a33c0cb04a30b, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x3c33c0cc04a30b, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3233c0c704b32d, // V_CMP_LE_U32 ENC_VOP3 default
    0x3433e0c804b32d, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x363400c904b32d, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3833c0ca04b32d, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x3a33c0cb04b32d, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x3c33c0cc04b32d, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3233c0c704c324, // V_CMP_GT_U32 ENC_VOP3 default
    0x3433e0c804c324, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x363400c904c324, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x3833c0ca04c324, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x3a33c0cb04c324, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x3c33c0cc04c324, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3233c0c704d342, // V_CMP_NE_U32 ENC_VOP3 default
    0x3433e0c804d342, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x363400c904d342, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3833c0ca04d342, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x3a33c0cb04d342, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x3c33c0cc04d342, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3233c0c704e31b, // V_CMP_GE_U32 ENC_VOP3 default
    0x3433e0c804e31b, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x363400c904e31b, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3833c0ca04e31b, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x3a33c0cb04e31b, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x3c33c0cc04e31b, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3233c0c704f35b, // V_CMP_T_U32 ENC_VOP3 default
    0x3433e0c804f35b, // V_CMP_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x363400c904f35b, // V_CMP_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x3833c0ca04f35b, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0
    0x3a33c0cb04f35b, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_1
    0x3c33c0cc04f35b, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440cd050311, // V_CMP_F_I64 ENC_VOP3 default
    0x383440ce050311, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3440cf050311, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3440d0050311, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440cd051337, // V_CMP_LT_I64 ENC_VOP3 default
    0x383440ce051337, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3440cf051337, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3440d0051337, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440cd052309, // V_CMP_EQ_I64 ENC_VOP3 default
    0x383440ce052309, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3440cf052309, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3440d0052309, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440cd05332b, // V_CMP_LE_I64 ENC_VOP3 default
    0x383440ce05332b, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3440cf05332b, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3440d005332b, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440cd054322, // V_CMP_GT_I64 ENC_VOP3 default
    0x383440ce054322, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3440cf054322, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3440d0054322, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440cd055340, // V_CMP_NE_I64 ENC_VOP3 default
    0x383440ce055340, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3440cf055340, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3440d0055340, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440cd056319, // V_CMP_GE_I64 ENC_VOP3 default
    0x383440ce056319, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3440cf056319, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3440d0056319, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440cd05735a, // V_CMP_T_I64 ENC_VOP3 default
    0x383440ce05735a, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3440cf05735a, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3440d005735a, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440d1058313, // V_CMP_F_U64 ENC_VOP3 default
    0x383440d2058313, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3440d3058313, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3440d4058313, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440d105933a, // V_CMP_LT_U64 ENC_VOP3 default
    0x383440d205933a, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3440d305933a, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3440d405933a, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440d105a30c, // V_CMP_EQ_U64 ENC_VOP3 default
    0x383440d205a30c, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3440d305a30c, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3440d405a30c, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440d105b32e, // V_CMP_LE_U64 ENC_VOP3 default
    0x383440d205b32e, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3440d305b32e, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3440d405b32e, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440d105c325, // V_CMP_GT_U64 ENC_VOP3 default
    0x383440d205c325, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3440d305c325, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3440d405c325, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440d105d343, // V_CMP_NE_U64 ENC_VOP3 default
    0x383440d205d343, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3440d305d343, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3440d405d343, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440d105e31c, // V_CMP_GE_U64 ENC_VOP3 default
    0x383440d205e31c, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3440d305e31c, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3440d405e31c, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440d105f35c, // V_CMP_T_U64 ENC_VOP3 default
    0x383440d205f35c, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3440d305f35c, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3440d405f35c, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323140a507d301, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x343160a607d301, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x363180a707d301, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x383140a807d301, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3140a907d301, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3140aa07d301, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323480d507e302, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x3434a0d607e302, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x3634c0d707e302, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x383480d807e302, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3480d907e302, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3480da07e302, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323500db07f303, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x383500dc07f303, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x3a3500dd07f303, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x3c3500de07f303, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3540df0802ae, // V_CMPX_F_F16 ENC_VOP3 default
    0x403560e00802ae, // V_CMPX_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x423580e10802ae, // V_CMPX_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x443540e20802ae, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0
    0x463540e30802ae, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_1
    0x483540e40802ae, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3540df0812d3, // V_CMPX_LT_F16 ENC_VOP3 default
    0x403560e00812d3, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x423580e10812d3, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x443540e20812d3, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x463540e30812d3, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x483540e40812d3, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3540df0822a5, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x403560e00822a5, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x423580e10822a5, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x443540e20822a5, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x463540e30822a5, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x483540e40822a5, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3540df0832c7, // V_CMPX_LE_F16 ENC_VOP3 default
    0x403560e00832c7, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x423580e10832c7, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x443540e20832c7, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x463540e30832c7, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x483540e40832c7, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3540df0842be, // V_CMPX_GT_F16 ENC_VOP3 default
    0x403560e00842be, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x423580e10842be, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x443540e20842be, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x463540e30842be, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x483540e40842be, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3540df0852d0, // V_CMPX_LG_F16 ENC_VOP3 default
    0x403560e00852d0, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x423580e10852d0, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x443540e20852d0, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x463540e30852d0, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x483540e40852d0, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3540df0862b5, // V_CMPX_GE_F16 ENC_VOP3 default
    0x403560e00862b5, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x423580e10862b5, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x443540e20862b5, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x463540e30862b5, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x483540e40862b5, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3540df0872f4, // V_CMPX_O_F16 ENC_VOP3 default
    0x403560e00872f4, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x423580e10872f4, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x443540e20872f4, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x463540e30872f4, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x483540e40872f4, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3540df0882fe, // V_CMPX_U_F16 ENC_VOP3 default
    0x403560e00882fe, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x423580e10882fe, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x443540e20882fe, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x463540e30882fe, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x483540e40882fe, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3540df0892e5, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x403560e00892e5, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x423580e10892e5, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x443540e20892e5, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x463540e30892e5, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x483540e40892e5, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3540df08a2ee, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x403560e008a2ee, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x423580e108a2ee, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x443540e208a2ee, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x463540e308a2ee, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x483540e408a2ee, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3540df08b2e8, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x403560e008b2e8, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x423580e108b2e8, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x443540e208b2e8, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x463540e308b2e8, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x483540e408b2e8, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3540df08c2eb, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x403560e008c2eb, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x423580e108c2eb, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x443540e208c2eb, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x463540e308c2eb, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x483540e408c2eb, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3540df08d2dc, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x403560e008d2dc, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x423580e108d2dc, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x443540e208d2dc, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x463540e308d2dc, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x483540e408d2dc, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3540df08e2f1, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x403560e008e2f1, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x423580e108e2f1, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x443540e208e2f1, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x463540e308e2f1, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x483540e408e2f1, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3540df08f2f7, // V_CMPX_T_F16 ENC_VOP3 default
    0x403560e008f2f7, // V_CMPX_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x423580e108f2f7, // V_CMPX_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x443540e208f2f7, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0
    0x463540e308f2f7, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_1
    0x483540e408f2f7, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3600e50902af, // V_CMPX_F_F32 ENC_VOP3 default
    0x403620e60902af, // V_CMPX_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x423640e70902af, // V_CMPX_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x443600e80902af, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0
    0x463600e90902af, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_1
    0x483600ea0902af, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3600e50912d4, // V_CMPX_LT_F32 ENC_VOP3 default
    0x403620e60912d4, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x423640e70912d4, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x443600e80912d4, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x463600e90912d4, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x483600ea0912d4, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3600e50922a6, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x403620e60922a6, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x423640e70922a6, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x443600e80922a6, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x463600e90922a6, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x483600ea0922a6, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3600e50932c8, // V_CMPX_LE_F32 ENC_VOP3 default
    0x403620e60932c8, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x423640e70932c8, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x443600e80932c8, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x463600e90932c8, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x483600ea0932c8, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3600e50942bf, // V_CMPX_GT_F32 ENC_VOP3 default
    0x403620e60942bf, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x423640e70942bf, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x443600e80942bf, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x463600e90942bf, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x483600ea0942bf, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3600e50952d1, // V_CMPX_LG_F32 ENC_VOP3 default
    0x403620e60952d1, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x423640e70952d1, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x443600e80952d1, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x463600e90952d1, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x483600ea0952d1, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3600e50962b6, // V_CMPX_GE_F32 ENC_VOP3 default
    0x403620e60962b6, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x423640e70962b6, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x443600e80962b6, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x463600e90962b6, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x483600ea0962b6, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3600e50972f5, // V_CMPX_O_F32 ENC_VOP3 default
    0x403620e60972f5, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x423640e70972f5, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x443600e80972f5, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x463600e90972f5, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x483600ea0972f5, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3600e50982ff, // V_CMPX_U_F32 ENC_VOP3 default
    0x403620e60982ff, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x423640e70982ff, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x443600e80982ff, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x463600e90982ff, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x483600ea0982ff, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3600e50992e6, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x403620e60992e6, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x423640e70992e6, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x443600e80992e6, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x463600e90992e6, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x483600ea0992e6, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3600e509a2ef, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x403620e609a2ef, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x423640e709a2ef, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x443600e809a2ef, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x463600e909a2ef, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x483600ea09a2ef, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3600e509b2e9, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x403620e609b2e9, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x423640e709b2e9, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x443600e809b2e9, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x463600e909b2e9, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x483600ea09b2e9, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3600e509c2ec, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x403620e609c2ec, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x423640e709c2ec, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x443600e809c2ec, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x463600e909c2ec, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x483600ea09c2ec, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3600e509d2dd, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x403620e609d2dd, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x423640e709d2dd, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x443600e809d2dd, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x463600e909d2dd, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x483600ea09d2dd, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3600e509e2f2, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x403620e609e2f2, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x423640e709e2f2, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x443600e809e2f2, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x463600e909e2f2, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x483600ea09e2f2, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3600e509f2f8, // V_CMPX_T_F32 ENC_VOP3 default
    0x403620e609f2f8, // V_CMPX_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x423640e709f2f8, // V_CMPX_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x443600e809f2f8, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0
    0x463600e909f2f8, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_1
    0x483600ea09f2f8, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36c0eb0a02b0, // V_CMPX_F_F64 ENC_VOP3 default
    0x4436c0ec0a02b0, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0
    0x4636c0ed0a02b0, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_1
    0x4836c0ee0a02b0, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36c0eb0a12d5, // V_CMPX_LT_F64 ENC_VOP3 default
    0x4436c0ec0a12d5, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x4636c0ed0a12d5, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x4836c0ee0a12d5, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36c0eb0a22a7, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x4436c0ec0a22a7, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x4636c0ed0a22a7, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x4836c0ee0a22a7, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36c0eb0a32c9, // V_CMPX_LE_F64 ENC_VOP3 default
    0x4436c0ec0a32c9, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x4636c0ed0a32c9, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x4836c0ee0a32c9, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36c0eb0a42c0, // V_CMPX_GT_F64 ENC_VOP3 default
    0x4436c0ec0a42c0, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x4636c0ed0a42c0, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x4836c0ee0a42c0, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36c0eb0a52d2, // V_CMPX_LG_F64 ENC_VOP3 default
    0x4436c0ec0a52d2, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x4636c0ed0a52d2, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x4836c0ee0a52d2, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36c0eb0a62b7, // V_CMPX_GE_F64 ENC_VOP3 default
    0x4436c0ec0a62b7, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x4636c0ed0a62b7, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x4836c0ee0a62b7, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36c0eb0a72f6, // V_CMPX_O_F64 ENC_VOP3 default
    0x4436c0ec0a72f6, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x4636c0ed0a72f6, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x4836c0ee0a72f6, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36c0eb0a8300, // V_CMPX_U_F64 ENC_VOP3 default
    0x4436c0ec0a8300, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x4636c0ed0a8300, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x4836c0ee0a8300, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36c0eb0a92e7, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x4436c0ec0a92e7, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x4636c0ed0a92e7, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x4836c0ee0a92e7, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36c0eb0aa2f0, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x4436c0ec0aa2f0, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x4636c0ed0aa2f0, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x4836c0ee0aa2f0, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36c0eb0ab2ea, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x4436c0ec0ab2ea, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x4636c0ed0ab2ea, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x4836c0ee0ab2ea, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36c0eb0ac2ed, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x4436c0ec0ac2ed, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x4636c0ed0ac2ed, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x4836c0ee0ac2ed, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36c0eb0ad2de, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x4436c0ec0ad2de, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x4636c0ed0ad2de, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x4836c0ee0ad2de, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36c0eb0ae2f3, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x4436c0ec0ae2f3, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x4636c0ed0ae2f3, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x4836c0ee0ae2f3, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36c0eb0af2f9, // V_CMPX_T_F64 ENC_VOP3 default
    0x4436c0ec0af2f9, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0
    0x4636c0ed0af2f9, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_1
    0x4836c0ee0af2f9, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3700ef0b12d6, // V_CMPX_LT_I16 ENC_VOP3 default
    0x403720f00b12d6, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x423740f10b12d6, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x443700f20b12d6, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x463700f30b12d6, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x483700f40b12d6, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3700ef0b22a8, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x403720f00b22a8, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x423740f10b22a8, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x443700f20b22a8, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x463700f30b22a8, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x483700f40b22a8, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3700ef0b32ca, // V_CMPX_LE_I16 ENC_VOP3 default
    0x403720f00b32ca, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x423740f10b32ca, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x443700f20b32ca, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x463700f30b32ca, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x483700f40b32ca, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3700ef0b42c1, // V_CMPX_GT_I16 ENC_VOP3 default
    0x403720f00b42c1, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x423740f10b42c1, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x443700f20b42c1, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x463700f30b42c1, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x483700f40b42c1, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3700ef0b52df, // V_CMPX_NE_I16 ENC_VOP3 default
    0x403720f00b52df, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x423740f10b52df, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x443700f20b52df, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x463700f30b52df, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x483700f40b52df, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3700ef0b62b8, // V_CMPX_GE_I16 ENC_VOP3 default
    0x403720f00b62b8, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x423740f10b62b8, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x443700f20b62b8, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x463700f30b62b8, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x483700f40b62b8, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3700f50b92d9, // V_CMPX_LT_U16 ENC_VOP3 default
    0x403720f60b92d9, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x423740f70b92d9, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x443700f80b92d9, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x463700f90b92d9, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x483700fa0b92d9, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3700f50ba2ab, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x403720f60ba2ab, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x423740f70ba2ab, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x443700f80ba2ab, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x463700f90ba2ab, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x483700fa0ba2ab, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3700f50bb2cd, // V_CMPX_LE_U16 ENC_VOP3 default
    0x403720f60bb2cd, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x423740f70bb2cd, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x443700f80bb2cd, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x463700f90bb2cd, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x483700fa0bb2cd, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3700f50bc2c4, // V_CMPX_GT_U16 ENC_VOP3 default
    0x403720f60bc2c4, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x423740f70bc2c4, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x443700f80bc2c4, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x463700f90bc2c4, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x483700fa0bc2c4, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3700f50bd2e2, // V_CMPX_NE_U16 ENC_VOP3 default
    0x403720f60bd2e2, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x423740f70bd2e2, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x443700f80bd2e2, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x463700f90bd2e2, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x483700fa0bd2e2, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3700f50be2bb, // V_CMPX_GE_U16 ENC_VOP3 default
    0x403720f60be2bb, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x423740f70be2bb, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x443700f80be2bb, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x463700f90be2bb, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x483700fa0be2bb, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c0fb0c02b1, // V_CMPX_F_I32 ENC_VOP3 default
    0x4037e0fc0c02b1, // V_CMPX_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x423800fd0c02b1, // V_CMPX_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x4437c0fe0c02b1, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0
    0x4637c0ff0c02b1, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_1
    0x4837c1000c02b1, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c0fb0c12d7, // V_CMPX_LT_I32 ENC_VOP3 default
    0x4037e0fc0c12d7, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x423800fd0c12d7, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x4437c0fe0c12d7, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x4637c0ff0c12d7, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x4837c1000c12d7, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c0fb0c22a9, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x4037e0fc0c22a9, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x423800fd0c22a9, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x4437c0fe0c22a9, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x4637c0ff0c22a9, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x4837c1000c22a9, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c0fb0c32cb, // V_CMPX_LE_I32 ENC_VOP3 default
    0x4037e0fc0c32cb, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x423800fd0c32cb, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x4437c0fe0c32cb, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x4637c0ff0c32cb, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x4837c1000c32cb, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c0fb0c42c2, // V_CMPX_GT_I32 ENC_VOP3 default
    0x4037e0fc0c42c2, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x423800fd0c42c2, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x4437c0fe0c42c2, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x4637c0ff0c42c2, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x4837c1000c42c2, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c0fb0c52e0, // V_CMPX_NE_I32 ENC_VOP3 default
    0x4037e0fc0c52e0, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x423800fd0c52e0, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x4437c0fe0c52e0, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x4637c0ff0c52e0, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x4837c1000c52e0, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c0fb0c62b9, // V_CMPX_GE_I32 ENC_VOP3 default
    0x4037e0fc0c62b9, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x423800fd0c62b9, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x4437c0fe0c62b9, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x4637c0ff0c62b9, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x4837c1000c62b9, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c0fb0c72fa, // V_CMPX_T_I32 ENC_VOP3 default
    0x4037e0fc0c72fa, // V_CMPX_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x423800fd0c72fa, // V_CMPX_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x4437c0fe0c72fa, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0
    0x4637c0ff0c72fa, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_1
    0x4837c1000c72fa, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c1010c82b3, // V_CMPX_F_U32 ENC_VOP3 default
    0x4037e1020c82b3, // V_CMPX_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x423801030c82b3, // V_CMPX_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x4437c1040c82b3, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0
    0x4637c1050c82b3, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_1
    0x4837c1060c82b3, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c1010c92da, // V_CMPX_LT_U32 ENC_VOP3 default
    0x4037e1020c92da, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x423801030c92da, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x4437c1040c92da, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x4637c1050c92da, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x4837c1060c92da, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c1010ca2ac, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x4037e1020ca2ac, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x423801030ca2ac, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x4437c1040ca2ac, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x4637c1050ca2ac, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x4837c1060ca2ac, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c1010cb2ce, // V_CMPX_LE_U32 ENC_VOP3 default
    0x4037e1020cb2ce, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x423801030cb2ce, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x4437c1040cb2ce, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x4637c1050cb2ce, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x4837c1060cb2ce, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c1010cc2c5, // V_CMPX_GT_U32 ENC_VOP3 default
    0x4037e1020cc2c5, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x423801030cc2c5, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x4437c1040cc2c5, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x4637c1050cc2c5, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x4837c1060cc2c5, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c1010cd2e3, // V_CMPX_NE_U32 ENC_VOP3 default
    0x4037e1020cd2e3, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x423801030cd2e3, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x4437c1040cd2e3, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x4637c1050cd2e3, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x4837c1060cd2e3, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c1010ce2bc, // V_CMPX_GE_U32 ENC_VOP3 default
    0x4037e1020ce2bc, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x423801030ce2bc, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x4437c1040ce2bc, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x4637c1050ce2bc, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x4837c1060ce2bc, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37c1010cf2fc, // V_CMPX_T_U32 ENC_VOP3 default
    0x4037e1020cf2fc, // V_CMPX_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x423801030cf2fc, // V_CMPX_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x4437c1040cf2fc, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0
    0x4637c1050cf2fc, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_1
    0x4837c1060cf2fc, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3841070d02b2, // V_CMPX_F_I64 ENC_VOP3 default
    0x443841080d02b2, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0
    0x463841090d02b2, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_1
    0x4838410a0d02b2, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3841070d12d8, // V_CMPX_LT_I64 ENC_VOP3 default
    0x443841080d12d8, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x463841090d12d8, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x4838410a0d12d8, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3841070d22aa, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x443841080d22aa, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x463841090d22aa, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x4838410a0d22aa, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3841070d32cc, // V_CMPX_LE_I64 ENC_VOP3 default
    0x443841080d32cc, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x463841090d32cc, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x4838410a0d32cc, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3841070d42c3, // V_CMPX_GT_I64 ENC_VOP3 default
    0x443841080d42c3, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x463841090d42c3, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x4838410a0d42c3, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3841070d52e1, // V_CMPX_NE_I64 ENC_VOP3 default
    0x443841080d52e1, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x463841090d52e1, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x4838410a0d52e1, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3841070d62ba, // V_CMPX_GE_I64 ENC_VOP3 default
    0x443841080d62ba, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x463841090d62ba, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x4838410a0d62ba, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3841070d72fb, // V_CMPX_T_I64 ENC_VOP3 default
    0x443841080d72fb, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0
    0x463841090d72fb, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_1
    0x4838410a0d72fb, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e38410b0d82b4, // V_CMPX_F_U64 ENC_VOP3 default
    0x4438410c0d82b4, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0
    0x4638410d0d82b4, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_1
    0x4838410e0d82b4, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e38410b0d92db, // V_CMPX_LT_U64 ENC_VOP3 default
    0x4438410c0d92db, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x4638410d0d92db, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x4838410e0d92db, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e38410b0da2ad, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x4438410c0da2ad, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x4638410d0da2ad, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x4838410e0da2ad, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e38410b0db2cf, // V_CMPX_LE_U64 ENC_VOP3 default
    0x4438410c0db2cf, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x4638410d0db2cf, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x4838410e0db2cf, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e38410b0dc2c6, // V_CMPX_GT_U64 ENC_VOP3 default
    0x4438410c0dc2c6, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x4638410d0dc2c6, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x4838410e0dc2c6, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e38410b0dd2e4, // V_CMPX_NE_U64 ENC_VOP3 default
    0x4438410c0dd2e4, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x4638410d0dd2e4, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x4838410e0dd2e4, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e38410b0de2bd, // V_CMPX_GE_U64 ENC_VOP3 default
    0x4438410c0de2bd, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x4638410d0de2bd, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x4838410e0de2bd, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e38410b0df2fd, // V_CMPX_T_U64 ENC_VOP3 default
    0x4438410c0df2fd, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0
    0x4638410d0df2fd, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_1
    0x4838410e0df2fd, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3540df0fd2a2, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x403560e00fd2a2, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x423580e10fd2a2, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x443540e20fd2a2, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x463540e30fd2a2, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x483540e40fd2a2, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e38810f0fe2a3, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x4038a1100fe2a3, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x4238c1110fe2a3, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x443881120fe2a3, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x463881130fe2a3, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x483881140fe2a3, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3901150ff2a4, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x443901160ff2a4, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x463901170ff2a4, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x483901180ff2a4, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4a216119101361, // V_CNDMASK_B32 ENC_VOP3 default
    0x3421811a101361, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x3621a11b101361, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x4c21611c101361, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x4e21611d101361, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x5021611e101361, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222811f103288, // V_ADD_F32 ENC_VOP3 default
    0x3422a120103288, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x3622c121103288, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x38228122103288, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x3a228123103288, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x3c228124103288, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222811f104466, // V_SUB_F32 ENC_VOP3 default
    0x3422a120104466, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x3622c121104466, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x38228122104466, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x3a228123104466, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x3c228124104466, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222811f105461, // V_SUBREV_F32 ENC_VOP3 default
    0x3422a120105461, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x3622c121105461, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x38228122105461, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x3a228123105461, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x3c228124105461, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322281251063b6, // V_FMAC_DX9_ZERO_F32 ENC_VOP3 default
    0x382281261063b6, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2281271063b6, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2281281063b6, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222811f10741b, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x3422a12010741b, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x3622c12110741b, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x3822812210741b, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3a22812310741b, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3c22812410741b, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222811f10841d, // V_MUL_F32 ENC_VOP3 default
    0x3422a12010841d, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x3622c12110841d, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x3822812210841d, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x3a22812310841d, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x3c22812410841d, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32230129109423, // V_MUL_I32_I24 ENC_VOP3 default
    0x3423212a109423, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x3623412b109423, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x3823012c109423, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3a23012d109423, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3c23012e109423, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223012910a420, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x3423212a10a420, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x3623412b10a420, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x3823012c10a420, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3a23012d10a420, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3c23012e10a420, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223012f10b426, // V_MUL_U32_U24 ENC_VOP3 default
    0x3423213010b426, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x3623413110b426, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x3823013210b426, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3a23013310b426, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3c23013410b426, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223012f10c422, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x3423213010c422, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x3623413110c422, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x3823013210c422, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3a23013310c422, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3c23013410c422, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222811f10f40b, // V_MIN_F32 ENC_VOP3 default
    0x3422a12010f40b, // V_MIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x3622c12110f40b, // V_MIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x3822812210f40b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0
    0x3a22812310f40b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_1
    0x3c22812410f40b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222811f1103f2, // V_MAX_F32 ENC_VOP3 default
    0x3422a1201103f2, // V_MAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x3622c1211103f2, // V_MAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x382281221103f2, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2281231103f2, // V_MAX_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2281241103f2, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223012911140e, // V_MIN_I32 ENC_VOP3 default
    0x3423212a11140e, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x3623412b11140e, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x3823012c11140e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x3a23012d11140e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x3c23012e11140e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322301291123f5, // V_MAX_I32 ENC_VOP3 default
    0x3423212a1123f5, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x3623412b1123f5, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x3823012c1123f5, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x3a23012d1123f5, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x3c23012e1123f5, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223012f113410, // V_MIN_U32 ENC_VOP3 default
    0x34232130113410, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x36234131113410, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x38230132113410, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x3a230133113410, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x3c230134113410, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223012f1143f7, // V_MAX_U32 ENC_VOP3 default
    0x342321301143f7, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x362341311143f7, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x382301321143f7, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2301331143f7, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2301341143f7, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223012f1183d8, // V_LSHLREV_B32 ENC_VOP3 default
    0x342321301183d8, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x362341311183d8, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x382301321183d8, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2301331183d8, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2301341183d8, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223012f1193dd, // V_LSHRREV_B32 ENC_VOP3 default
    0x342321301193dd, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x362341311193dd, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x382301321193dd, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2301331193dd, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2301341193dd, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223013511a295, // V_ASHRREV_I32 ENC_VOP3 default
    0x3423213611a295, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x3623413711a295, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x3823013811a295, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x3a23013911a295, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x3c23013a11a295, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223012f11b292, // V_AND_B32 ENC_VOP3 default
    0x3423213011b292, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x3623413111b292, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x3823013211b292, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x3a23013311b292, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x3c23013411b292, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223012f11c42c, // V_OR_B32 ENC_VOP3 default
    0x3423213011c42c, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3623413111c42c, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3823013211c42c, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3a23013311c42c, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3c23013411c42c, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223012f11d47d, // V_XOR_B32 ENC_VOP3 default
    0x3423213011d47d, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3623413111d47d, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3823013211d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x3a23013311d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x3c23013411d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223012f11e47a, // V_XNOR_B32 ENC_VOP3 default
    0x3423213011e47a, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3623413111e47a, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3823013211e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x3a23013311e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x3c23013411e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x5223c13b120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x5423e13c120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5624013d120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5823c13e120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5a23c13f120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5c23c140120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x5223c13b121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x5423e13c121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5624013d121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5823c13e121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5a23c13f121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5c23c140121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x5223c13b12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x5423e13c12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5624013d12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5823c13e12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5a23c13f12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5c23c14012245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x3223012f12528e, // V_ADD_NC_U32 ENC_VOP3 default
    0x3423213012528e, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x3623413112528e, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x3823013212528e, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3a23013312528e, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3c23013412528e, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223012f12646a, // V_SUB_NC_U32 ENC_VOP3 default
    0x3423213012646a, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x3623413112646a, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x3823013212646a, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3a23013312646a, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3c23013412646a, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223012f127462, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x34232130127462, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x36234131127462, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x38230132127462, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3a230133127462, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3c230134127462, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222812512b3b8, // V_FMAC_F32 ENC_VOP3 default
    0x3422a14112b3b8, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x3622c14212b3b8, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3822812612b3b8, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x3a22812712b3b8, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x3c22812812b3b8, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3224c14312f386, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x3424e14412f386, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x3625014512f386, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3824c14612f386, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x3a24c14712f386, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x3c24c14812f386, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32258149132287, // V_ADD_F16 ENC_VOP3 default
    0x3425a14a132287, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x3625c14b132287, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x3825814c132287, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x3a25814d132287, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x3c25814e132287, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32258149133465, // V_SUB_F16 ENC_VOP3 default
    0x3425a14a133465, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x3625c14b133465, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x3825814c133465, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x3a25814d133465, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x3c25814e133465, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32258149134460, // V_SUBREV_F16 ENC_VOP3 default
    0x3425a14a134460, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x3625c14b134460, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x3825814c134460, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x3a25814d134460, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x3c25814e134460, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3225814913541c, // V_MUL_F16 ENC_VOP3 default
    0x3425a14a13541c, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x3625c14b13541c, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x3825814c13541c, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x3a25814d13541c, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x3c25814e13541c, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3225e14f1363b7, // V_FMAC_F16 ENC_VOP3 default
    0x342601501363b7, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x362621511363b7, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x3825e1521363b7, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x3a25e1531363b7, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x3c25e1541363b7, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322581491393f1, // V_MAX_F16 ENC_VOP3 default
    0x3425a14a1393f1, // V_MAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x3625c14b1393f1, // V_MAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x3825814c1393f1, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0
    0x3a25814d1393f1, // V_MAX_F16 VOP3_INST_LITERAL has_lit_1
    0x3c25814e1393f1, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3225814913a40a, // V_MIN_F16 ENC_VOP3 default
    0x3425a14a13a40a, // V_MIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x3625c14b13a40a, // V_MIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x3825814c13a40a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0
    0x3a25814d13a40a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_1
    0x3c25814e13a40a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3226a14913b3d1, // V_LDEXP_F16 ENC_VOP3 default
    0x3426c14a13b3d1, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x3626e14b13b3d1, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3826a14c13b3d1, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x3a26a14d13b3d1, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x3c26a14e13b3d1, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0x3218016b18c37c, // V_CVT_NEAREST_I32_F32 ENC_VOP3 default
    0x5e18216c18c37c, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x6018416d18c37c, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3818016e18c37c, // V_CVT_NEAREST_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x3218016b18d377, // V_CVT_FLOOR_I32_F32 ENC_VOP3 default
    0x5e18216c18d377, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x6018416d18d377, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3818016e18d377, // V_CVT_FLOOR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x3219415f18e37f, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x5e19616018e37f, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP8 has_dpp8
    0x6019816118e37f, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP16 has_dpp16
    0x3819416218e37f, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x3218c17718f36d, // V_CVT_F32_F64 ENC_VOP3 default
    0x3818c17818f36d, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x321b8179190374, // V_CVT_F64_F32 ENC_VOP3 default
    0x381b817a190374, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
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
    0x321bc17f197471, // V_TRUNC_F64 ENC_VOP3 default
    0x381bc180197471, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x321bc17f19829f, // V_CEIL_F64 ENC_VOP3 default
    0x381bc18019829f, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x321bc17f199450, // V_RNDNE_F64 ENC_VOP3 default
    0x381bc180199450, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x321bc17f19a3b3, // V_FLOOR_F64 ENC_VOP3 default
    0x381bc18019a3b3, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x3217815519b432, // V_PIPEFLUSH ENC_VOP3 default
    0x321c418119c415, // V_MOV_B16 ENC_VOP3 default
    0x5e1c618219c415, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x601c818319c415, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x381c418419c415, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
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
    0x321bc17f1af44a, // V_RCP_F64 ENC_VOP3 default
    0x381bc1801af44a, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x321bc17f1b1453, // V_RSQ_F64 ENC_VOP3 default
    0x381bc1801b1453, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x3219a1851b345c, // V_SQRT_F32 ENC_VOP3 default
    0x5e19c1861b345c, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019e1871b345c, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3819a1881b345c, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x321bc17f1b445d, // V_SQRT_F64 ENC_VOP3 default
    0x381bc1801b445d, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x3219a1851b545a, // V_SIN_F32 ENC_VOP3 default
    0x5e19c1861b545a, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019e1871b545a, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x3819a1881b545a, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x3219a1851b6363, // V_COS_F32 ENC_VOP3 default
    0x5e19c1861b6363, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x6019e1871b6363, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x3819a1881b6363, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x321ca1891b7429, // V_NOT_B32 ENC_VOP3 default
    0x5e1cc18a1b7429, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x601ce18b1b7429, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x381ca18c1b7429, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x321801561b829c, // V_BFREV_B32 ENC_VOP3 default
    0x5e1821571b829c, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x601841581b829c, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x381801591b829c, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x321ca18d1b92a1, // V_CLZ_I32_U32 ENC_VOP3 default
    0x5e1cc18e1b92a1, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x601ce18f1b92a1, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x381ca1901b92a1, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x321ca18d1ba364, // V_CTZ_I32_B32 ENC_VOP3 default
    0x5e1cc18e1ba364, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x601ce18f1ba364, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x381ca1901ba364, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x321ca1911bb2a0, // V_CLS_I32 ENC_VOP3 default
    0x5e1cc1921bb2a0, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x601ce1931bb2a0, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x381ca1941bb2a0, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x3218c15b1bc3c7, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x3818c15c1bc3c7, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x321bc17f1bd3ca, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x381bc1801bd3ca, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x321bc17f1be3c4, // V_FRACT_F64 ENC_VOP3 default
    0x381bc1801be3c4, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x3218016b1bf3c6, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x5e18216c1bf3c6, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x6018416d1bf3c6, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3818016e1bf3c6, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
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
    0x321d619a1d036b, // V_CVT_F16_U16 ENC_VOP3 default
    0x5e1d819b1d036b, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x601da19c1d036b, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x381d619d1d036b, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x321d619e1d136a, // V_CVT_F16_I16 ENC_VOP3 default
    0x5e1d819f1d136a, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x601da1a01d136a, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x381d61a11d136a, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x321e21a21d238a, // V_CVT_U16_F16 ENC_VOP3 default
    0x5e1e41a31d238a, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x601e61a41d238a, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x381e21a51d238a, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x321e21a61d3378, // V_CVT_I16_F16 ENC_VOP3 default
    0x5e1e41a71d3378, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x601e61a81d3378, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x381e21a91d3378, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x321ee1aa1d4448, // V_RCP_F16 ENC_VOP3 default
    0x5e1f01ab1d4448, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f21ac1d4448, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x381ee1ad1d4448, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x321ee1aa1d545b, // V_SQRT_F16 ENC_VOP3 default
    0x5e1f01ab1d545b, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f21ac1d545b, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x381ee1ad1d545b, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x321ee1aa1d6451, // V_RSQ_F16 ENC_VOP3 default
    0x5e1f01ab1d6451, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f21ac1d6451, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x381ee1ad1d6451, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x321ee1aa1d73d5, // V_LOG_F16 ENC_VOP3 default
    0x5e1f01ab1d73d5, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f21ac1d73d5, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x381ee1ad1d73d5, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x321ee1aa1d83af, // V_EXP_F16 ENC_VOP3 default
    0x5e1f01ab1d83af, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f21ac1d83af, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x381ee1ad1d83af, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x321ee1aa1d93c8, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x5e1f01ab1d93c8, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f21ac1d93c8, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x381ee1ad1d93c8, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x321e21a61da3c5, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x5e1e41a71da3c5, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x601e61a81da3c5, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x381e21a91da3c5, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x321ee1aa1db3b1, // V_FLOOR_F16 ENC_VOP3 default
    0x5e1f01ab1db3b1, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f21ac1db3b1, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x381ee1ad1db3b1, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x321ee1aa1dc29d, // V_CEIL_F16 ENC_VOP3 default
    0x5e1f01ab1dc29d, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f21ac1dc29d, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x381ee1ad1dc29d, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x321ee1aa1dd46f, // V_TRUNC_F16 ENC_VOP3 default
    0x5e1f01ab1dd46f, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f21ac1dd46f, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x381ee1ad1dd46f, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x321ee1aa1de44e, // V_RNDNE_F16 ENC_VOP3 default
    0x5e1f01ab1de44e, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f21ac1de44e, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x381ee1ad1de44e, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x321ee1aa1df3c2, // V_FRACT_F16 ENC_VOP3 default
    0x5e1f01ab1df3c2, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f21ac1df3c2, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x381ee1ad1df3c2, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x321ee1aa1e0459, // V_SIN_F16 ENC_VOP3 default
    0x5e1f01ab1e0459, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f21ac1e0459, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x381ee1ad1e0459, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x321ee1aa1e1362, // V_COS_F16 ENC_VOP3 default
    0x5e1f01ab1e1362, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x601f21ac1e1362, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x381ee1ad1e1362, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x321fa1ae1e2458, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x5e1fc1af1e2458, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x601fe1b01e2458, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x381fa1b11e2458, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x321e21a61e337d, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x5e1e41a71e337d, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x601e61a81e337d, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x381e21a91e337d, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x321e21a21e437e, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x5e1e41a31e437e, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x601e61a41e437e, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x381e21a51e437e, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x321c41b21e9428, // V_NOT_B16 ENC_VOP3 default
    0x5e1c61b31e9428, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x601c81b41e9428, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x381c41b51e9428, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x3220a1b61ea37b, // V_CVT_I32_I16 ENC_VOP3 default
    0x5e20c1b71ea37b, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x6020e1b81ea37b, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x3820a1b91ea37b, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x3220a1ba1eb38d, // V_CVT_U32_U16 ENC_VOP3 default
    0x5e20c1bb1eb38d, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x6020e1bc1eb38d, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x3820a1bd1eb38d, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x322721be2093bb, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x342741bf2093bb, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x362761c02093bb, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x382721c12093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2721c22093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2721c32093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642721c42093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x662721c52093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682721c62093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2721c72093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322781c820a3e1, // V_MAD_I32_I24 ENC_VOP3 default
    0x3427a1c920a3e1, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x3627c1ca20a3e1, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x382781cb20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3a2781cc20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3c2781cd20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642781ce20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x662781cf20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682781d020a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2781d120a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322781d220b3e5, // V_MAD_U32_U24 ENC_VOP3 default
    0x3427a1d320b3e5, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x3627c1d420b3e5, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x382781d520b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3a2781d620b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3c2781d720b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642781d820b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x662781d920b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682781da20b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2781db20b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322721be20c365, // V_CUBEID_F32 ENC_VOP3 default
    0x342741bf20c365, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x362761c020c365, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x382721c120c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2721c220c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2721c320c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642721c420c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x662721c520c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682721c620c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2721c720c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322721be20d367, // V_CUBESC_F32 ENC_VOP3 default
    0x342741bf20d367, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x362761c020d367, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x382721c120d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2721c220d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2721c320d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642721c420d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x662721c520d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682721c620d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2721c720d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322721be20e368, // V_CUBETC_F32 ENC_VOP3 default
    0x342741bf20e368, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x362761c020e368, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x382721c120e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2721c220e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2721c320e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642721c420e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x662721c520e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682721c620e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2721c720e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322721be20f366, // V_CUBEMA_F32 ENC_VOP3 default
    0x342741bf20f366, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x362761c020f366, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x382721c120f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2721c220f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2721c320f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642721c420f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x662721c520f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682721c620f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2721c720f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322781dc210299, // V_BFE_U32 ENC_VOP3 default
    0x3427a1dd210299, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x3627c1de210299, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x382781df210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2781e0210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2781e1210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642781e2210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x662781e3210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682781e4210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2781e5210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322781e6211298, // V_BFE_I32 ENC_VOP3 default
    0x3427a1e7211298, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x3627c1e8211298, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x382781e9211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x3a2781ea211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x3c2781eb211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642781ec211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x662781ed211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682781ee211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2781ef211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322781dc21229a, // V_BFI_B32 ENC_VOP3 default
    0x3427a1dd21229a, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x3627c1de21229a, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x382781df21229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2781e021229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2781e121229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642781e221229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x662781e321229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682781e421229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2781e521229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322721be2133bd, // V_FMA_F32 ENC_VOP3 default
    0x342741bf2133bd, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x362761c02133bd, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x382721c12133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2721c22133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2721c32133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642721c42133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x662721c52133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682721c62133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2721c72133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227e1f02143be, // V_FMA_F64 ENC_VOP3 default
    0x3827e1f12143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x3a27e1f22143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x3c27e1f32143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427e1f42143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x6627e1f52143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827e1f62143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27e1f72143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322801f82153d4, // V_LERP_U8 ENC_VOP3 default
    0x342821f92153d4, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x362841fa2153d4, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x382801fb2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x3a2801fc2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x3c2801fd2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642801fe2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x662801ff2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682802002153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2802012153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228620221628f, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x3428820321628f, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x3628a20421628f, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x3828620521628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x3a28620621628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x3c28620721628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428620821628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x6628620921628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828620a21628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28620b21628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x32286202217290, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x34288203217290, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x3628a204217290, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x38286205217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x3a286206217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x3c286207217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x64286208217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x66286209217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828620a217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28620b217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322721be21841a, // V_MULLIT_F32 ENC_VOP3 default
    0x342741bf21841a, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x362761c021841a, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x382721c121841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2721c221841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2721c321841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642721c421841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x662721c521841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682721c621841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2721c721841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322721be219401, // V_MIN3_F32 ENC_VOP3 default
    0x342741bf219401, // V_MIN3_F32 VOP3_VOP_DPP8 has_dpp8
    0x362761c0219401, // V_MIN3_F32 VOP3_VOP_DPP16 has_dpp16
    0x382721c1219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2721c2219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2721c3219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642721c4219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_2
    0x662721c5219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682721c6219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2721c7219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227820c21a403, // V_MIN3_I32 ENC_VOP3 default
    0x3427a20d21a403, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3627c20e21a403, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3827820f21a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x3a27821021a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x3c27821121a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427821221a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x6627821321a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827821421a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27821521a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322781dc21b405, // V_MIN3_U32 ENC_VOP3 default
    0x3427a1dd21b405, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3627c1de21b405, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x382781df21b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2781e021b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2781e121b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642781e221b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x662781e321b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682781e421b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2781e521b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322721be21c3e8, // V_MAX3_F32 ENC_VOP3 default
    0x342741bf21c3e8, // V_MAX3_F32 VOP3_VOP_DPP8 has_dpp8
    0x362761c021c3e8, // V_MAX3_F32 VOP3_VOP_DPP16 has_dpp16
    0x382721c121c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2721c221c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2721c321c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642721c421c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_2
    0x662721c521c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682721c621c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2721c721c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227820c21d3ea, // V_MAX3_I32 ENC_VOP3 default
    0x3427a20d21d3ea, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3627c20e21d3ea, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3827820f21d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x3a27821021d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x3c27821121d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427821221d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x6627821321d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827821421d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27821521d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322781dc21e3ec, // V_MAX3_U32 ENC_VOP3 default
    0x3427a1dd21e3ec, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3627c1de21e3ec, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x382781df21e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2781e021e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2781e121e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642781e221e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x662781e321e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682781e421e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2781e521e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322721be21f3fb, // V_MED3_F32 ENC_VOP3 default
    0x342741bf21f3fb, // V_MED3_F32 VOP3_VOP_DPP8 has_dpp8
    0x362761c021f3fb, // V_MED3_F32 VOP3_VOP_DPP16 has_dpp16
    0x382721c121f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2721c221f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2721c321f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642721c421f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_2
    0x662721c521f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682721c621f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2721c721f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227820c2203fd, // V_MED3_I32 ENC_VOP3 default
    0x3427a20d2203fd, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3627c20e2203fd, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3827820f2203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x3a2782102203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x3c2782112203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642782122203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x662782132203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682782142203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2782152203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322781dc2213ff, // V_MED3_U32 ENC_VOP3 default
    0x3427a1dd2213ff, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3627c1de2213ff, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x382781df2213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2781e02213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2781e12213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642781e22213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x662781e32213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682781e42213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2781e52213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x32278216222457, // V_SAD_U8 ENC_VOP3 default
    0x3427a217222457, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x3627c218222457, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x38278219222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x3a27821a222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x3c27821b222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427821c222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x6627821d222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827821e222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27821f222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x32278216223454, // V_SAD_HI_U8 ENC_VOP3 default
    0x3427a217223454, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x3627c218223454, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x38278219223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x3a27821a223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x3c27821b223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427821c223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x6627821d223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827821e223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27821f223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x32278220224455, // V_SAD_U16 ENC_VOP3 default
    0x3427a221224455, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x3627c222224455, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x38278223224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x3a278224224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x3c278225224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x64278226224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x66278227224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x68278228224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a278229224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322781dc225456, // V_SAD_U32 ENC_VOP3 default
    0x3427a1dd225456, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x3627c1de225456, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x382781df225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2781e0225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2781e1225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642781e2225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x662781e3225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682781e4225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2781e5225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228c22a226389, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x3428e22b226389, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x3629022c226389, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x3828c22d226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x3a28c22e226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x3c28c22f226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428c230226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x6628c231226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828c232226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28c233226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322721be22738f, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x382721c122738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2721c222738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2721c322738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642721c422738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x662721c522738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682721c622738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2721c722738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227e1f0228390, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x3827e1f1228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x3a27e1f2228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x3c27e1f3228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427e1f4228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x6627e1f5228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827e1f6228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27e1f7228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x6c272234237391, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x6e272235237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x70272236237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x72272237237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x74272238237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x76272239237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x7827223a237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x7a27223b237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x6c27e23c238392, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x6e27e23d238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x7027e23e238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x7227e23f238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x7427e240238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x7627e241238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x7827e242238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x7a27e243238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322801f8239419, // V_MSAD_U8 ENC_VOP3 default
    0x342821f9239419, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x362841fa239419, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x382801fb239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x3a2801fc239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x3c2801fd239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642801fe239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x662801ff239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x68280200239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a280201239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3229224423a447, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x3829224523a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x3a29224623a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x3c29224723a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6429224823a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x6629224923a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6829224a23a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a29224b23a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3229224423b417, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x3829224523b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x3a29224623b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x3c29224723b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6429224823b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x6629224923b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6829224a23b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a29224b23b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x7c29424c23d418, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x7e29424d23d418, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x8029424e23d418, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x8229424f23d418, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322781dc24047b, // V_XOR3_B32 ENC_VOP3 default
    0x3427a1dd24047b, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x3627c1de24047b, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x382781df24047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2781e024047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2781e124047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642781e224047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x662781e324047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682781e424047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2781e524047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322962502413e3, // V_MAD_U16 ENC_VOP3 default
    0x342982512413e3, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x3629a2522413e3, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x382962532413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2962542413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2962552413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642962562413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x662962572413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682962582413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2962592413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3229c25a244431, // V_PERM_B32 ENC_VOP3 default
    0x3429e25b244431, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x362a025c244431, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x3829c25d244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x3a29c25e244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x3c29c25f244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6429c260244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x6629c261244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6829c262244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a29c263244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322781dc245479, // V_XAD_U32 ENC_VOP3 default
    0x3427a1dd245479, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x3627c1de245479, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x382781df245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2781e0245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2781e1245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642781e2245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x662781e3245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682781e4245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2781e5245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322781dc2463da, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x3427a1dd2463da, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x3627c1de2463da, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x382781df2463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2781e02463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2781e12463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642781e22463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x662781e32463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682781e42463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2781e52463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322781dc24728a, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x3427a1dd24728a, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x3627c1de24728a, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x382781df24728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2781e024728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2781e124728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642781e224728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x662781e324728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682781e424728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2781e524728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322a22642483bc, // V_FMA_F16 ENC_VOP3 default
    0x342a42652483bc, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x362a62662483bc, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x382a22672483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2a22682483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2a22692483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642a226a2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x662a226b2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682a226c2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2a226d2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322a2264249400, // V_MIN3_F16 ENC_VOP3 default
    0x342a4265249400, // V_MIN3_F16 VOP3_VOP_DPP8 has_dpp8
    0x362a6266249400, // V_MIN3_F16 VOP3_VOP_DPP16 has_dpp16
    0x382a2267249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2a2268249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2a2269249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642a226a249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x662a226b249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682a226c249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2a226d249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3229626e24a402, // V_MIN3_I16 ENC_VOP3 default
    0x3429826f24a402, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x3629a27024a402, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x3829627124a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x3a29627224a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x3c29627324a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6429627424a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x6629627524a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6829627624a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a29627724a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3229625024b404, // V_MIN3_U16 ENC_VOP3 default
    0x3429825124b404, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x3629a25224b404, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x3829625324b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x3a29625424b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x3c29625524b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6429625624b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x6629625724b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6829625824b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a29625924b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322a226424c3e7, // V_MAX3_F16 ENC_VOP3 default
    0x342a426524c3e7, // V_MAX3_F16 VOP3_VOP_DPP8 has_dpp8
    0x362a626624c3e7, // V_MAX3_F16 VOP3_VOP_DPP16 has_dpp16
    0x382a226724c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2a226824c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2a226924c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642a226a24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x662a226b24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682a226c24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2a226d24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3229626e24d3e9, // V_MAX3_I16 ENC_VOP3 default
    0x3429826f24d3e9, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x3629a27024d3e9, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x3829627124d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x3a29627224d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x3c29627324d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6429627424d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x6629627524d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6829627624d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a29627724d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3229625024e3eb, // V_MAX3_U16 ENC_VOP3 default
    0x3429825124e3eb, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x3629a25224e3eb, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x3829625324e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x3a29625424e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x3c29625524e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6429625624e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x6629625724e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6829625824e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a29625924e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322a226424f3fa, // V_MED3_F16 ENC_VOP3 default
    0x342a426524f3fa, // V_MED3_F16 VOP3_VOP_DPP8 has_dpp8
    0x362a626624f3fa, // V_MED3_F16 VOP3_VOP_DPP16 has_dpp16
    0x382a226724f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2a226824f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2a226924f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642a226a24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x662a226b24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682a226c24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2a226d24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3229626e2503fc, // V_MED3_I16 ENC_VOP3 default
    0x3429826f2503fc, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x3629a2702503fc, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x382962712503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2962722503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2962732503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642962742503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x662962752503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682962762503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2962772503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322962502513fe, // V_MED3_U16 ENC_VOP3 default
    0x342982512513fe, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x3629a2522513fe, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x382962532513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2962542513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2962552513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642962562513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x662962572513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682962582513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2962592513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3229626e2533df, // V_MAD_I16 ENC_VOP3 default
    0x3429826f2533df, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x3629a2702533df, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x382962712533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2962722533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2962732533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642962742533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x662962752533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682962762533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2962772533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322a226425438e, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x342a426525438e, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x362a626625438e, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x382a226725438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2a226825438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2a226925438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642a226a25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x662a226b25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682a226c25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2a226d25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322781dc255284, // V_ADD3_U32 ENC_VOP3 default
    0x3427a1dd255284, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3627c1de255284, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x382781df255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2781e0255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2781e1255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642781e2255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x662781e3255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682781e4255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2781e5255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322781dc2563db, // V_LSHL_OR_B32 ENC_VOP3 default
    0x3427a1dd2563db, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3627c1de2563db, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x382781df2563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2781e02563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2781e12563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642781e22563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x662781e32563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682781e42563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2781e52563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322781dc257293, // V_AND_OR_B32 ENC_VOP3 default
    0x3427a1dd257293, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3627c1de257293, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x382781df257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2781e0257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2781e1257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642781e2257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x662781e3257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682781e4257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2781e5257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322781dc25842a, // V_OR3_B32 ENC_VOP3 default
    0x3427a1dd25842a, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x3627c1de25842a, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x382781df25842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2781e025842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2781e125842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642781e225842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x662781e325842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682781e425842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2781e525842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322a82782593e4, // V_MAD_U32_U16 ENC_VOP3 default
    0x342aa2792593e4, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x362ac27a2593e4, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x382a827b2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2a827c2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2a827d2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642a827e2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x662a827f2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682a82802593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2a82812593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322a828225a3e0, // V_MAD_I32_I16 ENC_VOP3 default
    0x342aa28325a3e0, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x362ac28425a3e0, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x382a828525a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2a828625a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2a828725a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642a828825a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x662a828925a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682a828a25a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2a828b25a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x842ae28c25b42e, // V_PERMLANE16_B32 ENC_VOP3 default
    0x862ae28d25b42e, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x882ae28e25b42e, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x8a2ae28f25b42e, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x842ae28c25c430, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x862ae28d25c430, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x882ae28e25c430, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x8a2ae28f25c430, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x4a2b029025d360, // V_CNDMASK_B16 ENC_VOP3 default
    0x342b229125d360, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x362b429225d360, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x4c2b029325d360, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x4e2b029425d360, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x502b029525d360, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322721be25e3ee, // V_MAXMIN_F32 ENC_VOP3 default
    0x342741bf25e3ee, // V_MAXMIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x362761c025e3ee, // V_MAXMIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x382721c125e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2721c225e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2721c325e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642721c425e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_2
    0x662721c525e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682721c625e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2721c725e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322721be25f407, // V_MINMAX_F32 ENC_VOP3 default
    0x342741bf25f407, // V_MINMAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x362761c025f407, // V_MINMAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x382721c125f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2721c225f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2721c325f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642721c425f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_2
    0x662721c525f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682721c625f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2721c725f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322a22642603ed, // V_MAXMIN_F16 ENC_VOP3 default
    0x342a42652603ed, // V_MAXMIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x362a62662603ed, // V_MAXMIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x382a22672603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2a22682603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2a22692603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642a226a2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_2
    0x662a226b2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682a226c2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2a226d2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322a2264261406, // V_MINMAX_F16 ENC_VOP3 default
    0x342a4265261406, // V_MINMAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x362a6266261406, // V_MINMAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x382a2267261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2a2268261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2a2269261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642a226a261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_2
    0x662a226b261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682a226c261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2a226d261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322781dc2623f0, // V_MAXMIN_U32 ENC_VOP3 default
    0x3427a1dd2623f0, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x3627c1de2623f0, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x382781df2623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2781e02623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2781e12623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642781e22623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x662781e32623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682781e42623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2781e52623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322781dc263409, // V_MINMAX_U32 ENC_VOP3 default
    0x3427a1dd263409, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x3627c1de263409, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x382781df263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2781e0263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2781e1263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642781e2263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x662781e3263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682781e4263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2781e5263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227820c2643ef, // V_MAXMIN_I32 ENC_VOP3 default
    0x3427a20d2643ef, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x3627c20e2643ef, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x3827820f2643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x3a2782102643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x3c2782112643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642782122643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x662782132643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682782142643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2782152643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227820c265408, // V_MINMAX_I32 ENC_VOP3 default
    0x3427a20d265408, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x3627c20e265408, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x3827820f265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x3a278210265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x3c278211265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x64278212265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x66278213265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x68278214265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a278215265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322b6296266397, // V_DOT2_F16_F16 ENC_VOP3 default
    0x342b8297266397, // V_DOT2_F16_F16 VOP3_VOP_DPP8 has_dpp8
    0x362ba298266397, // V_DOT2_F16_F16 VOP3_VOP_DPP16 has_dpp16
    0x382b6299266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2b629a266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2b629b266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642b629c266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_2
    0x662b629d266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682b629e266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2b629f266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322bc2a0267396, // V_DOT2_BF16_BF16 ENC_VOP3 default
    0x342be2a1267396, // V_DOT2_BF16_BF16 VOP3_VOP_DPP8 has_dpp8
    0x362c02a2267396, // V_DOT2_BF16_BF16 VOP3_VOP_DPP16 has_dpp16
    0x382bc2a3267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0
    0x3a2bc2a4267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1
    0x3c2bc2a5267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642bc2a6267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_2
    0x662bc2a7267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682bc2a8267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2bc2a9267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8c2c22aa2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x8e2c22ab2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902c22ac2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922c22ad2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x942c22ae2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x962c22af2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x982c22b02fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x9a2c22b12fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8c2c42b22fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x8e2c42b32fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902c42b42fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922c42b52fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x942c42b62fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x962c42b72fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x982c42b82fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x9a2c42b92fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8c2c62ba2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x8e2c62bb2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902c62bc2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922c62bd2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x942c62be2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x962c62bf2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x982c62c02fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x9a2c62c12fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8c2c62c22ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x8e2c62c32ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902c62c42ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922c62c52ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x942c62c62ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x962c62c72ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x982c62c82ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x9a2c62c92ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8c2c82ca300286, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x542ca2cb300286, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x562cc2cc300286, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8e2c82cd300286, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902c82ce300286, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922c82cf300286, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x8c2c82ca301464, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x542ca2cb301464, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x562cc2cc301464, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8e2c82cd301464, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902c82ce301464, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922c82cf301464, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x8c2c82ca30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x542ca2cb30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x562cc2cc30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8e2c82cd30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902c82ce30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922c82cf30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x322ce2d030328d, // V_ADD_NC_U16 ENC_VOP3 default
    0x342d02d130328d, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x362d22d230328d, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x382ce2d330328d, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2ce2d430328d, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2ce2d530328d, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ce2d0304469, // V_SUB_NC_U16 ENC_VOP3 default
    0x342d02d1304469, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x362d22d2304469, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x382ce2d3304469, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2ce2d4304469, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2ce2d5304469, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ce2d0305424, // V_MUL_LO_U16 ENC_VOP3 default
    0x342d02d1305424, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x362d22d2305424, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x382ce2d3305424, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2ce2d4305424, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2ce2d5305424, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322d42d6306380, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x342d62d7306380, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x362d82d8306380, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x382d42d9306380, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2d42da306380, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2d42db306380, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322d42dc307387, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x342d62dd307387, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x362d82de307387, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x382d42df307387, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2d42e0307387, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2d42e1307387, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ce2d03093f6, // V_MAX_U16 ENC_VOP3 default
    0x342d02d13093f6, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x362d22d23093f6, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x382ce2d33093f6, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2ce2d43093f6, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2ce2d53093f6, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ce2e230a3f4, // V_MAX_I16 ENC_VOP3 default
    0x342d02e330a3f4, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x362d22e430a3f4, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x382ce2e530a3f4, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2ce2e630a3f4, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2ce2e730a3f4, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ce2d030b40f, // V_MIN_U16 ENC_VOP3 default
    0x342d02d130b40f, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x362d22d230b40f, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x382ce2d330b40f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2ce2d430b40f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2ce2d530b40f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ce2e230c40d, // V_MIN_I16 ENC_VOP3 default
    0x342d02e330c40d, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x362d22e430c40d, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x382ce2e530c40d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2ce2e630c40d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2ce2e730c40d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ce2e230d28b, // V_ADD_NC_I16 ENC_VOP3 default
    0x342d02e330d28b, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x362d22e430d28b, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x382ce2e530d28b, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2ce2e630d28b, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2ce2e730d28b, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ce2e230e467, // V_SUB_NC_I16 ENC_VOP3 default
    0x342d02e330e467, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x362d22e430e467, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x382ce2e530e467, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2ce2e630e467, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2ce2e730e467, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322da2e831142d, // V_PACK_B32_F16 ENC_VOP3 default
    0x342dc2e931142d, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x362de2ea31142d, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x382da2eb31142d, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2da2ec31142d, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2da2ed31142d, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322da2ee312382, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x342dc2ef312382, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x362de2f0312382, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x382da2f1312382, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2da2f2312382, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2da2f3312382, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322da2f4313384, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x342dc2f5313384, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x362de2f6313384, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x382da2f7313384, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2da2f8313384, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2da2f9313384, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322e02fa31c3d2, // V_LDEXP_F32 ENC_VOP3 default
    0x342e22fb31c3d2, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x362e42fc31c3d2, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x382e02fd31c3d2, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2e02fe31c3d2, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2e02ff31c3d2, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322e612f31d29b, // V_BFM_B32 ENC_VOP3 default
    0x3423230031d29b, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x3623430131d29b, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x382e613231d29b, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2e613331d29b, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2e613431d29b, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322e612f31e297, // V_BCNT_U32_B32 ENC_VOP3 default
    0x3423230031e297, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3623430131e297, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x382e613231e297, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2e613331e297, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2e613431e297, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322e612f31f3f9, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x3423230031f3f9, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3623430131f3f9, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x382e613231f3f9, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2e613331f3f9, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2e613431f3f9, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322e612f3203f8, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x342323003203f8, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x362343013203f8, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x382e61323203f8, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2e61333203f8, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2e61343203f8, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322d42d6321383, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x342d62d7321383, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x362d82d8321383, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x382d42d9321383, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2d42da321383, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2d42db321383, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322d42dc322385, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x342d62dd322385, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x362d82de322385, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x382d42df322385, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2d42e0322385, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2d42e1322385, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322e6302323388, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x34232303323388, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x36234304323388, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x382e6305323388, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2e6306323388, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2e6307323388, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322e6308324381, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x34232309324381, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x3623430a324381, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x382e630b324381, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x3a2e630c324381, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x3c2e630d324381, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322e6129325468, // V_SUB_NC_I32 ENC_VOP3 default
    0x3423230e325468, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x3623430f325468, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x382e612c325468, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x3a2e612d325468, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x3c2e612e325468, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322e612932628c, // V_ADD_NC_I32 ENC_VOP3 default
    0x3423230e32628c, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x3623430f32628c, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x382e612c32628c, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x3a2e612d32628c, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x3c2e612e32628c, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322e8310327289, // V_ADD_F64 ENC_VOP3 default
    0x382e8311327289, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x3a2e8312327289, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x3c2e8313327289, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322e831032841e, // V_MUL_F64 ENC_VOP3 default
    0x382e831132841e, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x3a2e831232841e, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x3c2e831332841e, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322e831032940c, // V_MIN_F64 ENC_VOP3 default
    0x382e831132940c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x3a2e831232940c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x3c2e831332940c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322e831032a3f3, // V_MAX_F64 ENC_VOP3 default
    0x382e831132a3f3, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x3a2e831232a3f3, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x3c2e831332a3f3, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ea31432b3d3, // V_LDEXP_F64 ENC_VOP3 default
    0x382ea31532b3d3, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x3a2ea31632b3d3, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x3c2ea31732b3d3, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322e612f32c425, // V_MUL_LO_U32 ENC_VOP3 default
    0x382e613232c425, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2e613332c425, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2e613432c425, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322e612f32d421, // V_MUL_HI_U32 ENC_VOP3 default
    0x382e613232d421, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2e613332d421, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2e613432d421, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322e612932e41f, // V_MUL_HI_I32 ENC_VOP3 default
    0x382e612c32e41f, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x3a2e612d32e41f, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x3c2e612e32e41f, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ea31832f46e, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x382ea31932f46e, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x3a2ea31a32f46e, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x3c2ea31b32f46e, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ce2d03383d7, // V_LSHLREV_B16 ENC_VOP3 default
    0x342d02d13383d7, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x362d22d23383d7, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x382ce2d33383d7, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x3a2ce2d43383d7, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x3c2ce2d53383d7, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ce2d03393dc, // V_LSHRREV_B16 ENC_VOP3 default
    0x342d02d13393dc, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x362d22d23393dc, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x382ce2d33393dc, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x3a2ce2d43393dc, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x3c2ce2d53393dc, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ce31c33a294, // V_ASHRREV_I16 ENC_VOP3 default
    0x342d031d33a294, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x362d231e33a294, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x382ce31f33a294, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2ce32033a294, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2ce32133a294, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x9c2ec32233c3d9, // V_LSHLREV_B64 ENC_VOP3 default
    0x9e2ec32333c3d9, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0xa02ec32433c3d9, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x9c2ec32233d3de, // V_LSHRREV_B64 ENC_VOP3 default
    0x9e2ec32333d3de, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0xa02ec32433d3de, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x9c2ec32533e296, // V_ASHRREV_I64 ENC_VOP3 default
    0x9e2ec32633e296, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0xa02ec32733e296, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0xa22ee32836044d, // V_READLANE_B32 ENC_VOP3 default
    0xa42d4329361478, // V_WRITELANE_B32 ENC_VOP3 default
    0xa62d432a361478, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x322ce2d0362291, // V_AND_B16 ENC_VOP3 default
    0x342d02d1362291, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x362d22d2362291, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x382ce2d3362291, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x3a2ce2d4362291, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x3c2ce2d5362291, // V_AND_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ce2d036342b, // V_OR_B16 ENC_VOP3 default
    0x342d02d136342b, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x362d22d236342b, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x382ce2d336342b, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x3a2ce2d436342b, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x3c2ce2d536342b, // V_OR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ce2d036447c, // V_XOR_B16 ENC_VOP3 default
    0x342d02d136447c, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x362d22d236447c, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x382ce2d336447c, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x3a2ce2d436447c, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x3c2ce2d536447c, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0xbe31a41000030d, // V_CMP_F_F16 ENC_VOPC default
    0xc031c41100030d, // V_CMP_F_F16 VOPC_VOP_DPP8 has_dpp8
    0xc231e41200030d, // V_CMP_F_F16 VOPC_VOP_DPP16 has_dpp16
    0xc431a41300030d, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0xbe31a410001332, // V_CMP_LT_F16 ENC_VOPC default
    0xc031c411001332, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc231e412001332, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc431a413001332, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0xbe31a410002304, // V_CMP_EQ_F16 ENC_VOPC default
    0xc031c411002304, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc231e412002304, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc431a413002304, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0xbe31a410003326, // V_CMP_LE_F16 ENC_VOPC default
    0xc031c411003326, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc231e412003326, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc431a413003326, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0xbe31a41000431d, // V_CMP_GT_F16 ENC_VOPC default
    0xc031c41100431d, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc231e41200431d, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc431a41300431d, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0xbe31a41000532f, // V_CMP_LG_F16 ENC_VOPC default
    0xc031c41100532f, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc231e41200532f, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc431a41300532f, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0xbe31a410006314, // V_CMP_GE_F16 ENC_VOPC default
    0xc031c411006314, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc231e412006314, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc431a413006314, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0xbe31a410007353, // V_CMP_O_F16 ENC_VOPC default
    0xc031c411007353, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0xc231e412007353, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0xc431a413007353, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0xbe31a41000835d, // V_CMP_U_F16 ENC_VOPC default
    0xc031c41100835d, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0xc231e41200835d, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0xc431a41300835d, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0xbe31a410009344, // V_CMP_NGE_F16 ENC_VOPC default
    0xc031c411009344, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc231e412009344, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc431a413009344, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0xbe31a41000a34d, // V_CMP_NLG_F16 ENC_VOPC default
    0xc031c41100a34d, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc231e41200a34d, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc431a41300a34d, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0xbe31a41000b347, // V_CMP_NGT_F16 ENC_VOPC default
    0xc031c41100b347, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc231e41200b347, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc431a41300b347, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0xbe31a41000c34a, // V_CMP_NLE_F16 ENC_VOPC default
    0xc031c41100c34a, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc231e41200c34a, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc431a41300c34a, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0xbe31a41000d33b, // V_CMP_NEQ_F16 ENC_VOPC default
    0xc031c41100d33b, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc231e41200d33b, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc431a41300d33b, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0xbe31a41000e350, // V_CMP_NLT_F16 ENC_VOPC default
    0xc031c41100e350, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc231e41200e350, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc431a41300e350, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0xbe31a41000f356, // V_CMP_T_F16 ENC_VOPC default
    0xc031c41100f356, // V_CMP_T_F16 VOPC_VOP_DPP8 has_dpp8
    0xc231e41200f356, // V_CMP_T_F16 VOPC_VOP_DPP16 has_dpp16
    0xc431a41300f356, // V_CMP_T_F16 VOPC_INST_LITERAL has_lit
    0xbe32641401030e, // V_CMP_F_F32 ENC_VOPC default
    0xc032841501030e, // V_CMP_F_F32 VOPC_VOP_DPP8 has_dpp8
    0xc232a41601030e, // V_CMP_F_F32 VOPC_VOP_DPP16 has_dpp16
    0xc432641701030e, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0xbe326414011333, // V_CMP_LT_F32 ENC_VOPC default
    0xc0328415011333, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc232a416011333, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4326417011333, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0xbe326414012305, // V_CMP_EQ_F32 ENC_VOPC default
    0xc0328415012305, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc232a416012305, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4326417012305, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0xbe326414013327, // V_CMP_LE_F32 ENC_VOPC default
    0xc0328415013327, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc232a416013327, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4326417013327, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0xbe32641401431e, // V_CMP_GT_F32 ENC_VOPC default
    0xc032841501431e, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc232a41601431e, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc432641701431e, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0xbe326414015330, // V_CMP_LG_F32 ENC_VOPC default
    0xc0328415015330, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc232a416015330, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4326417015330, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0xbe326414016315, // V_CMP_GE_F32 ENC_VOPC default
    0xc0328415016315, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc232a416016315, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4326417016315, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0xbe326414017354, // V_CMP_O_F32 ENC_VOPC default
    0xc0328415017354, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0xc232a416017354, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4326417017354, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0xbe32641401835e, // V_CMP_U_F32 ENC_VOPC default
    0xc032841501835e, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0xc232a41601835e, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0xc432641701835e, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0xbe326414019345, // V_CMP_NGE_F32 ENC_VOPC default
    0xc0328415019345, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc232a416019345, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4326417019345, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0xbe32641401a34e, // V_CMP_NLG_F32 ENC_VOPC default
    0xc032841501a34e, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc232a41601a34e, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc432641701a34e, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0xbe32641401b348, // V_CMP_NGT_F32 ENC_VOPC default
    0xc032841501b348, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc232a41601b348, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc432641701b348, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0xbe32641401c34b, // V_CMP_NLE_F32 ENC_VOPC default
    0xc032841501c34b, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc232a41601c34b, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc432641701c34b, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0xbe32641401d33c, // V_CMP_NEQ_F32 ENC_VOPC default
    0xc032841501d33c, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc232a41601d33c, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc432641701d33c, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0xbe32641401e351, // V_CMP_NLT_F32 ENC_VOPC default
    0xc032841501e351, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc232a41601e351, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc432641701e351, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0xbe32641401f357, // V_CMP_T_F32 ENC_VOPC default
    0xc032841501f357, // V_CMP_T_F32 VOPC_VOP_DPP8 has_dpp8
    0xc232a41601f357, // V_CMP_T_F32 VOPC_VOP_DPP16 has_dpp16
    0xc432641701f357, // V_CMP_T_F32 VOPC_INST_LITERAL has_lit
    0xbe32e41802030f, // V_CMP_F_F64 ENC_VOPC default
    0xc432e41902030f, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0xbe32e418021334, // V_CMP_LT_F64 ENC_VOPC default
    0xc432e419021334, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0xbe32e418022306, // V_CMP_EQ_F64 ENC_VOPC default
    0xc432e419022306, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0xbe32e418023328, // V_CMP_LE_F64 ENC_VOPC default
    0xc432e419023328, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0xbe32e41802431f, // V_CMP_GT_F64 ENC_VOPC default
    0xc432e41902431f, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0xbe32e418025331, // V_CMP_LG_F64 ENC_VOPC default
    0xc432e419025331, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0xbe32e418026316, // V_CMP_GE_F64 ENC_VOPC default
    0xc432e419026316, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0xbe32e418027355, // V_CMP_O_F64 ENC_VOPC default
    0xc432e419027355, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0xbe32e41802835f, // V_CMP_U_F64 ENC_VOPC default
    0xc432e41902835f, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0xbe32e418029346, // V_CMP_NGE_F64 ENC_VOPC default
    0xc432e419029346, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0xbe32e41802a34f, // V_CMP_NLG_F64 ENC_VOPC default
    0xc432e41902a34f, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0xbe32e41802b349, // V_CMP_NGT_F64 ENC_VOPC default
    0xc432e41902b349, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0xbe32e41802c34c, // V_CMP_NLE_F64 ENC_VOPC default
    0xc432e41902c34c, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0xbe32e41802d33d, // V_CMP_NEQ_F64 ENC_VOPC default
    0xc432e41902d33d, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0xbe32e41802e352, // V_CMP_NLT_F64 ENC_VOPC default
    0xc432e41902e352, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0xbe32e41802f358, // V_CMP_T_F64 ENC_VOPC default
    0xc432e41902f358, // V_CMP_T_F64 VOPC_INST_LITERAL has_lit
    0xbe33641a031335, // V_CMP_LT_I16 ENC_VOPC default
    0xc033841b031335, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc233a41c031335, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc433641d031335, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0xbe33641a032307, // V_CMP_EQ_I16 ENC_VOPC default
    0xc033841b032307, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0xc233a41c032307, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0xc433641d032307, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0xbe33641a033329, // V_CMP_LE_I16 ENC_VOPC default
    0xc033841b033329, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc233a41c033329, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc433641d033329, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0xbe33641a034320, // V_CMP_GT_I16 ENC_VOPC default
    0xc033841b034320, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc233a41c034320, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc433641d034320, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0xbe33641a03533e, // V_CMP_NE_I16 ENC_VOPC default
    0xc033841b03533e, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc233a41c03533e, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc433641d03533e, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0xbe33641a036317, // V_CMP_GE_I16 ENC_VOPC default
    0xc033841b036317, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc233a41c036317, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc433641d036317, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0xbe33641e039338, // V_CMP_LT_U16 ENC_VOPC default
    0xc033841f039338, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc233a420039338, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc4336421039338, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0xbe33641e03a30a, // V_CMP_EQ_U16 ENC_VOPC default
    0xc033841f03a30a, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0xc233a42003a30a, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0xc433642103a30a, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0xbe33641e03b32c, // V_CMP_LE_U16 ENC_VOPC default
    0xc033841f03b32c, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc233a42003b32c, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc433642103b32c, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0xbe33641e03c323, // V_CMP_GT_U16 ENC_VOPC default
    0xc033841f03c323, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc233a42003c323, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc433642103c323, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0xbe33641e03d341, // V_CMP_NE_U16 ENC_VOPC default
    0xc033841f03d341, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc233a42003d341, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc433642103d341, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0xbe33641e03e31a, // V_CMP_GE_U16 ENC_VOPC default
    0xc033841f03e31a, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc233a42003e31a, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc433642103e31a, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0xbe326422040310, // V_CMP_F_I32 ENC_VOPC default
    0xc0328423040310, // V_CMP_F_I32 VOPC_VOP_DPP8 has_dpp8
    0xc2342424040310, // V_CMP_F_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4326425040310, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0xbe326422041336, // V_CMP_LT_I32 ENC_VOPC default
    0xc0328423041336, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc2342424041336, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4326425041336, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0xbe326422042308, // V_CMP_EQ_I32 ENC_VOPC default
    0xc0328423042308, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0xc2342424042308, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4326425042308, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0xbe32642204332a, // V_CMP_LE_I32 ENC_VOPC default
    0xc032842304332a, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc234242404332a, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc432642504332a, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0xbe326422044321, // V_CMP_GT_I32 ENC_VOPC default
    0xc0328423044321, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc2342424044321, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4326425044321, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0xbe32642204533f, // V_CMP_NE_I32 ENC_VOPC default
    0xc032842304533f, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc234242404533f, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc432642504533f, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0xbe326422046318, // V_CMP_GE_I32 ENC_VOPC default
    0xc0328423046318, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc2342424046318, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4326425046318, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0xbe326422047359, // V_CMP_T_I32 ENC_VOPC default
    0xc0328423047359, // V_CMP_T_I32 VOPC_VOP_DPP8 has_dpp8
    0xc2342424047359, // V_CMP_T_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4326425047359, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0xbe326426048312, // V_CMP_F_U32 ENC_VOPC default
    0xc0328427048312, // V_CMP_F_U32 VOPC_VOP_DPP8 has_dpp8
    0xc2342428048312, // V_CMP_F_U32 VOPC_VOP_DPP16 has_dpp16
    0xc4326429048312, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0xbe326426049339, // V_CMP_LT_U32 ENC_VOPC default
    0xc0328427049339, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc2342428049339, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc4326429049339, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0xbe32642604a30b, // V_CMP_EQ_U32 ENC_VOPC default
    0xc032842704a30b, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0xc234242804a30b, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0xc432642904a30b, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0xbe32642604b32d, // V_CMP_LE_U32 ENC_VOPC default
    0xc032842704b32d, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc234242804b32d, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc432642904b32d, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0xbe32642604c324, // V_CMP_GT_U32 ENC_VOPC default
    0xc032842704c324, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc234242804c324, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc432642904c324, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0xbe32642604d342, // V_CMP_NE_U32 ENC_VOPC default
    0xc032842704d342, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc234242804d342, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc432642904d342, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0xbe32642604e31b, // V_CMP_GE_U32 ENC_VOPC default
    0xc032842704e31b, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc234242804e31b, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc432642904e31b, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0xbe32642604f35b, // V_CMP_T_U32 ENC_VOPC default
    0xc032842704f35b, // V_CMP_T_U32 VOPC_VOP_DPP8 has_dpp8
    0xc234242804f35b, // V_CMP_T_U32 VOPC_VOP_DPP16 has_dpp16
    0xc432642904f35b, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0xbe34642a050311, // V_CMP_F_I64 ENC_VOPC default
    0xc434642b050311, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0xbe34642a051337, // V_CMP_LT_I64 ENC_VOPC default
    0xc434642b051337, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0xbe34642a052309, // V_CMP_EQ_I64 ENC_VOPC default
    0xc434642b052309, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0xbe34642a05332b, // V_CMP_LE_I64 ENC_VOPC default
    0xc434642b05332b, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0xbe34642a054322, // V_CMP_GT_I64 ENC_VOPC default
    0xc434642b054322, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0xbe34642a055340, // V_CMP_NE_I64 ENC_VOPC default
    0xc434642b055340, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0xbe34642a056319, // V_CMP_GE_I64 ENC_VOPC default
    0xc434642b056319, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0xbe34642a05735a, // V_CMP_T_I64 ENC_VOPC default
    0xc434642b05735a, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0xbe34642c058313, // V_CMP_F_U64 ENC_VOPC default
    0xc434642d058313, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0xbe34642c05933a, // V_CMP_LT_U64 ENC_VOPC default
    0xc434642d05933a, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0xbe34642c05a30c, // V_CMP_EQ_U64 ENC_VOPC default
    0xc434642d05a30c, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0xbe34642c05b32e, // V_CMP_LE_U64 ENC_VOPC default
    0xc434642d05b32e, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0xbe34642c05c325, // V_CMP_GT_U64 ENC_VOPC default
    0xc434642d05c325, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0xbe34642c05d343, // V_CMP_NE_U64 ENC_VOPC default
    0xc434642d05d343, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0xbe34642c05e31c, // V_CMP_GE_U64 ENC_VOPC default
    0xc434642d05e31c, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0xbe34642c05f35c, // V_CMP_T_U64 ENC_VOPC default
    0xc434642d05f35c, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0xbe31a41007d301, // V_CMP_CLASS_F16 ENC_VOPC default
    0xc031c41107d301, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0xc231e41207d301, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0xc431a41307d301, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0xbe32642e07e302, // V_CMP_CLASS_F32 ENC_VOPC default
    0xc032842f07e302, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0xc234e43007e302, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0xc432643107e302, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0xbe35243207f303, // V_CMP_CLASS_F64 ENC_VOPC default
    0xc435243307f303, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0xbe35a4340802ae, // V_CMPX_F_F16 ENC_VOPC default
    0xc035c4350802ae, // V_CMPX_F_F16 VOPC_VOP_DPP8 has_dpp8
    0xc235e4360802ae, // V_CMPX_F_F16 VOPC_VOP_DPP16 has_dpp16
    0xc435a4370802ae, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0xbe35a4340812d3, // V_CMPX_LT_F16 ENC_VOPC default
    0xc035c4350812d3, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc235e4360812d3, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc435a4370812d3, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0xbe35a4340822a5, // V_CMPX_EQ_F16 ENC_VOPC default
    0xc035c4350822a5, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc235e4360822a5, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc435a4370822a5, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0xbe35a4340832c7, // V_CMPX_LE_F16 ENC_VOPC default
    0xc035c4350832c7, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc235e4360832c7, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc435a4370832c7, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0xbe35a4340842be, // V_CMPX_GT_F16 ENC_VOPC default
    0xc035c4350842be, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc235e4360842be, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc435a4370842be, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0xbe35a4340852d0, // V_CMPX_LG_F16 ENC_VOPC default
    0xc035c4350852d0, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc235e4360852d0, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc435a4370852d0, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0xbe35a4340862b5, // V_CMPX_GE_F16 ENC_VOPC default
    0xc035c4350862b5, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc235e4360862b5, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc435a4370862b5, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0xbe35a4340872f4, // V_CMPX_O_F16 ENC_VOPC default
    0xc035c4350872f4, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0xc235e4360872f4, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0xc435a4370872f4, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0xbe35a4340882fe, // V_CMPX_U_F16 ENC_VOPC default
    0xc035c4350882fe, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0xc235e4360882fe, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0xc435a4370882fe, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0xbe35a4340892e5, // V_CMPX_NGE_F16 ENC_VOPC default
    0xc035c4350892e5, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc235e4360892e5, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc435a4370892e5, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0xbe35a43408a2ee, // V_CMPX_NLG_F16 ENC_VOPC default
    0xc035c43508a2ee, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc235e43608a2ee, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc435a43708a2ee, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0xbe35a43408b2e8, // V_CMPX_NGT_F16 ENC_VOPC default
    0xc035c43508b2e8, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc235e43608b2e8, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc435a43708b2e8, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0xbe35a43408c2eb, // V_CMPX_NLE_F16 ENC_VOPC default
    0xc035c43508c2eb, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc235e43608c2eb, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc435a43708c2eb, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0xbe35a43408d2dc, // V_CMPX_NEQ_F16 ENC_VOPC default
    0xc035c43508d2dc, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc235e43608d2dc, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc435a43708d2dc, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0xbe35a43408e2f1, // V_CMPX_NLT_F16 ENC_VOPC default
    0xc035c43508e2f1, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc235e43608e2f1, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc435a43708e2f1, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0xbe35a43408f2f7, // V_CMPX_T_F16 ENC_VOPC default
    0xc035c43508f2f7, // V_CMPX_T_F16 VOPC_VOP_DPP8 has_dpp8
    0xc235e43608f2f7, // V_CMPX_T_F16 VOPC_VOP_DPP16 has_dpp16
    0xc435a43708f2f7, // V_CMPX_T_F16 VOPC_INST_LITERAL has_lit
    0xbe3664380902af, // V_CMPX_F_F32 ENC_VOPC default
    0xc03684390902af, // V_CMPX_F_F32 VOPC_VOP_DPP8 has_dpp8
    0xc236a43a0902af, // V_CMPX_F_F32 VOPC_VOP_DPP16 has_dpp16
    0xc436643b0902af, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0xbe3664380912d4, // V_CMPX_LT_F32 ENC_VOPC default
    0xc03684390912d4, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc236a43a0912d4, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc436643b0912d4, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0xbe3664380922a6, // V_CMPX_EQ_F32 ENC_VOPC default
    0xc03684390922a6, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc236a43a0922a6, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc436643b0922a6, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0xbe3664380932c8, // V_CMPX_LE_F32 ENC_VOPC default
    0xc03684390932c8, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc236a43a0932c8, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc436643b0932c8, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0xbe3664380942bf, // V_CMPX_GT_F32 ENC_VOPC default
    0xc03684390942bf, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc236a43a0942bf, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc436643b0942bf, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0xbe3664380952d1, // V_CMPX_LG_F32 ENC_VOPC default
    0xc03684390952d1, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc236a43a0952d1, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc436643b0952d1, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0xbe3664380962b6, // V_CMPX_GE_F32 ENC_VOPC default
    0xc03684390962b6, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc236a43a0962b6, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc436643b0962b6, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0xbe3664380972f5, // V_CMPX_O_F32 ENC_VOPC default
    0xc03684390972f5, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0xc236a43a0972f5, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0xc436643b0972f5, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0xbe3664380982ff, // V_CMPX_U_F32 ENC_VOPC default
    0xc03684390982ff, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0xc236a43a0982ff, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0xc436643b0982ff, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0xbe3664380992e6, // V_CMPX_NGE_F32 ENC_VOPC default
    0xc03684390992e6, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc236a43a0992e6, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc436643b0992e6, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0xbe36643809a2ef, // V_CMPX_NLG_F32 ENC_VOPC default
    0xc036843909a2ef, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc236a43a09a2ef, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc436643b09a2ef, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0xbe36643809b2e9, // V_CMPX_NGT_F32 ENC_VOPC default
    0xc036843909b2e9, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc236a43a09b2e9, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc436643b09b2e9, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0xbe36643809c2ec, // V_CMPX_NLE_F32 ENC_VOPC default
    0xc036843909c2ec, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc236a43a09c2ec, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc436643b09c2ec, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0xbe36643809d2dd, // V_CMPX_NEQ_F32 ENC_VOPC default
    0xc036843909d2dd, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc236a43a09d2dd, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc436643b09d2dd, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0xbe36643809e2f2, // V_CMPX_NLT_F32 ENC_VOPC default
    0xc036843909e2f2, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc236a43a09e2f2, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc436643b09e2f2, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0xbe36643809f2f8, // V_CMPX_T_F32 ENC_VOPC default
    0xc036843909f2f8, // V_CMPX_T_F32 VOPC_VOP_DPP8 has_dpp8
    0xc236a43a09f2f8, // V_CMPX_T_F32 VOPC_VOP_DPP16 has_dpp16
    0xc436643b09f2f8, // V_CMPX_T_F32 VOPC_INST_LITERAL has_lit
    0xbe36e43c0a02b0, // V_CMPX_F_F64 ENC_VOPC default
    0xc436e43d0a02b0, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0xbe36e43c0a12d5, // V_CMPX_LT_F64 ENC_VOPC default
    0xc436e43d0a12d5, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0xbe36e43c0a22a7, // V_CMPX_EQ_F64 ENC_VOPC default
    0xc436e43d0a22a7, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0xbe36e43c0a32c9, // V_CMPX_LE_F64 ENC_VOPC default
    0xc436e43d0a32c9, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0xbe36e43c0a42c0, // V_CMPX_GT_F64 ENC_VOPC default
    0xc436e43d0a42c0, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0xbe36e43c0a52d2, // V_CMPX_LG_F64 ENC_VOPC default
    0xc436e43d0a52d2, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0xbe36e43c0a62b7, // V_CMPX_GE_F64 ENC_VOPC default
    0xc436e43d0a62b7, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0xbe36e43c0a72f6, // V_CMPX_O_F64 ENC_VOPC default
    0xc436e43d0a72f6, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0xbe36e43c0a8300, // V_CMPX_U_F64 ENC_VOPC default
    0xc436e43d0a8300, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0xbe36e43c0a92e7, // V_CMPX_NGE_F64 ENC_VOPC default
    0xc436e43d0a92e7, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0xbe36e43c0aa2f0, // V_CMPX_NLG_F64 ENC_VOPC default
    0xc436e43d0aa2f0, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0xbe36e43c0ab2ea, // V_CMPX_NGT_F64 ENC_VOPC default
    0xc436e43d0ab2ea, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0xbe36e43c0ac2ed, // V_CMPX_NLE_F64 ENC_VOPC default
    0xc436e43d0ac2ed, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0xbe36e43c0ad2de, // V_CMPX_NEQ_F64 ENC_VOPC default
    0xc436e43d0ad2de, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0xbe36e43c0ae2f3, // V_CMPX_NLT_F64 ENC_VOPC default
    0xc436e43d0ae2f3, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0xbe36e43c0af2f9, // V_CMPX_T_F64 ENC_VOPC default
    0xc436e43d0af2f9, // V_CMPX_T_F64 VOPC_INST_LITERAL has_lit
    0xbe37643e0b12d6, // V_CMPX_LT_I16 ENC_VOPC default
    0xc037843f0b12d6, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc237a4400b12d6, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc43764410b12d6, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0xbe37643e0b22a8, // V_CMPX_EQ_I16 ENC_VOPC default
    0xc037843f0b22a8, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0xc237a4400b22a8, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0xc43764410b22a8, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0xbe37643e0b32ca, // V_CMPX_LE_I16 ENC_VOPC default
    0xc037843f0b32ca, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc237a4400b32ca, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc43764410b32ca, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0xbe37643e0b42c1, // V_CMPX_GT_I16 ENC_VOPC default
    0xc037843f0b42c1, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc237a4400b42c1, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc43764410b42c1, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0xbe37643e0b52df, // V_CMPX_NE_I16 ENC_VOPC default
    0xc037843f0b52df, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc237a4400b52df, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc43764410b52df, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0xbe37643e0b62b8, // V_CMPX_GE_I16 ENC_VOPC default
    0xc037843f0b62b8, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc237a4400b62b8, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc43764410b62b8, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0xbe3764420b92d9, // V_CMPX_LT_U16 ENC_VOPC default
    0xc03784430b92d9, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc237a4440b92d9, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc43764450b92d9, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0xbe3764420ba2ab, // V_CMPX_EQ_U16 ENC_VOPC default
    0xc03784430ba2ab, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0xc237a4440ba2ab, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0xc43764450ba2ab, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0xbe3764420bb2cd, // V_CMPX_LE_U16 ENC_VOPC default
    0xc03784430bb2cd, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc237a4440bb2cd, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc43764450bb2cd, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0xbe3764420bc2c4, // V_CMPX_GT_U16 ENC_VOPC default
    0xc03784430bc2c4, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc237a4440bc2c4, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc43764450bc2c4, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0xbe3764420bd2e2, // V_CMPX_NE_U16 ENC_VOPC default
    0xc03784430bd2e2, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc237a4440bd2e2, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc43764450bd2e2, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0xbe3764420be2bb, // V_CMPX_GE_U16 ENC_VOPC default
    0xc03784430be2bb, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc237a4440be2bb, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc43764450be2bb, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0xbe3664460c02b1, // V_CMPX_F_I32 ENC_VOPC default
    0xc03684470c02b1, // V_CMPX_F_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23824480c02b1, // V_CMPX_F_I32 VOPC_VOP_DPP16 has_dpp16
    0xc43664490c02b1, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0xbe3664460c12d7, // V_CMPX_LT_I32 ENC_VOPC default
    0xc03684470c12d7, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23824480c12d7, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc43664490c12d7, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0xbe3664460c22a9, // V_CMPX_EQ_I32 ENC_VOPC default
    0xc03684470c22a9, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23824480c22a9, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0xc43664490c22a9, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0xbe3664460c32cb, // V_CMPX_LE_I32 ENC_VOPC default
    0xc03684470c32cb, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23824480c32cb, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc43664490c32cb, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0xbe3664460c42c2, // V_CMPX_GT_I32 ENC_VOPC default
    0xc03684470c42c2, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23824480c42c2, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc43664490c42c2, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0xbe3664460c52e0, // V_CMPX_NE_I32 ENC_VOPC default
    0xc03684470c52e0, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23824480c52e0, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc43664490c52e0, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0xbe3664460c62b9, // V_CMPX_GE_I32 ENC_VOPC default
    0xc03684470c62b9, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23824480c62b9, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc43664490c62b9, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0xbe3664460c72fa, // V_CMPX_T_I32 ENC_VOPC default
    0xc03684470c72fa, // V_CMPX_T_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23824480c72fa, // V_CMPX_T_I32 VOPC_VOP_DPP16 has_dpp16
    0xc43664490c72fa, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0xbe36644a0c82b3, // V_CMPX_F_U32 ENC_VOPC default
    0xc036844b0c82b3, // V_CMPX_F_U32 VOPC_VOP_DPP8 has_dpp8
    0xc238244c0c82b3, // V_CMPX_F_U32 VOPC_VOP_DPP16 has_dpp16
    0xc436644d0c82b3, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0xbe36644a0c92da, // V_CMPX_LT_U32 ENC_VOPC default
    0xc036844b0c92da, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc238244c0c92da, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc436644d0c92da, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0xbe36644a0ca2ac, // V_CMPX_EQ_U32 ENC_VOPC default
    0xc036844b0ca2ac, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0xc238244c0ca2ac, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0xc436644d0ca2ac, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0xbe36644a0cb2ce, // V_CMPX_LE_U32 ENC_VOPC default
    0xc036844b0cb2ce, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc238244c0cb2ce, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc436644d0cb2ce, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0xbe36644a0cc2c5, // V_CMPX_GT_U32 ENC_VOPC default
    0xc036844b0cc2c5, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc238244c0cc2c5, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc436644d0cc2c5, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0xbe36644a0cd2e3, // V_CMPX_NE_U32 ENC_VOPC default
    0xc036844b0cd2e3, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc238244c0cd2e3, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc436644d0cd2e3, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0xbe36644a0ce2bc, // V_CMPX_GE_U32 ENC_VOPC default
    0xc036844b0ce2bc, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc238244c0ce2bc, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc436644d0ce2bc, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0xbe36644a0cf2fc, // V_CMPX_T_U32 ENC_VOPC default
    0xc036844b0cf2fc, // V_CMPX_T_U32 VOPC_VOP_DPP8 has_dpp8
    0xc238244c0cf2fc, // V_CMPX_T_U32 VOPC_VOP_DPP16 has_dpp16
    0xc436644d0cf2fc, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0xbe38644e0d02b2, // V_CMPX_F_I64 ENC_VOPC default
    0xc438644f0d02b2, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0xbe38644e0d12d8, // V_CMPX_LT_I64 ENC_VOPC default
    0xc438644f0d12d8, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0xbe38644e0d22aa, // V_CMPX_EQ_I64 ENC_VOPC default
    0xc438644f0d22aa, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0xbe38644e0d32cc, // V_CMPX_LE_I64 ENC_VOPC default
    0xc438644f0d32cc, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0xbe38644e0d42c3, // V_CMPX_GT_I64 ENC_VOPC default
    0xc438644f0d42c3, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0xbe38644e0d52e1, // V_CMPX_NE_I64 ENC_VOPC default
    0xc438644f0d52e1, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0xbe38644e0d62ba, // V_CMPX_GE_I64 ENC_VOPC default
    0xc438644f0d62ba, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0xbe38644e0d72fb, // V_CMPX_T_I64 ENC_VOPC default
    0xc438644f0d72fb, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0xbe3864500d82b4, // V_CMPX_F_U64 ENC_VOPC default
    0xc43864510d82b4, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0xbe3864500d92db, // V_CMPX_LT_U64 ENC_VOPC default
    0xc43864510d92db, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0xbe3864500da2ad, // V_CMPX_EQ_U64 ENC_VOPC default
    0xc43864510da2ad, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0xbe3864500db2cf, // V_CMPX_LE_U64 ENC_VOPC default
    0xc43864510db2cf, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0xbe3864500dc2c6, // V_CMPX_GT_U64 ENC_VOPC default
    0xc43864510dc2c6, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0xbe3864500dd2e4, // V_CMPX_NE_U64 ENC_VOPC default
    0xc43864510dd2e4, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0xbe3864500de2bd, // V_CMPX_GE_U64 ENC_VOPC default
    0xc43864510de2bd, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0xbe3864500df2fd, // V_CMPX_T_U64 ENC_VOPC default
    0xc43864510df2fd, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0xbe35a4340fd2a2, // V_CMPX_CLASS_F16 ENC_VOPC default
    0xc035c4350fd2a2, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0xc235e4360fd2a2, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0xc435a4370fd2a2, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0xbe3664520fe2a3, // V_CMPX_CLASS_F32 ENC_VOPC default
    0xc03684530fe2a3, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0xc238e4540fe2a3, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0xc43664550fe2a3, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0xbe3924560ff2a4, // V_CMPX_CLASS_F64 ENC_VOPC default
    0xc43924570ff2a4, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
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
    0xc61ba481017471, // V_TRUNC_F64 ENC_VOP1 default
    0xcc1ba482017471, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0xc61ba48101829f, // V_CEIL_F64 ENC_VOP1 default
    0xcc1ba48201829f, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0xc61ba481019450, // V_RNDNE_F64 ENC_VOP1 default
    0xcc1ba482019450, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0xc61ba48101a3b3, // V_FLOOR_F64 ENC_VOP1 default
    0xcc1ba48201a3b3, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0xc612215501b432, // V_PIPEFLUSH ENC_VOP1 default
    0xc61be48301c415, // V_MOV_B16 ENC_VOP1 default
    0xc81c048401c415, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0xca1c248501c415, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0xcc1be48601c415, // V_MOV_B16 VOP1_INST_LITERAL has_lit
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
    0xc61ba48102f44a, // V_RCP_F64 ENC_VOP1 default
    0xcc1ba48202f44a, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0xc61ba481031453, // V_RSQ_F64 ENC_VOP1 default
    0xcc1ba482031453, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0xc617a48703345c, // V_SQRT_F32 ENC_VOP1 default
    0xc817c48803345c, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17e48903345c, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a48a03345c, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0xc61ba48103445d, // V_SQRT_F64 ENC_VOP1 default
    0xcc1ba48203445d, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
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
    0xc61ba48103d3ca, // V_FREXP_MANT_F64 ENC_VOP1 default
    0xcc1ba48203d3ca, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0xc61ba48103e3c4, // V_FRACT_F64 ENC_VOP1 default
    0xcc1ba48203e3c4, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
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
    0xc61d049c05036b, // V_CVT_F16_U16 ENC_VOP1 default
    0xc81d249d05036b, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0xca1d449e05036b, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0xcc1d049f05036b, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0xc61d04a005136a, // V_CVT_F16_I16 ENC_VOP1 default
    0xc81d24a105136a, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0xca1d44a205136a, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0xcc1d04a305136a, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0xc61dc4a405238a, // V_CVT_U16_F16 ENC_VOP1 default
    0xc81de4a505238a, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1e04a605238a, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1dc4a705238a, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0xc61dc4a8053378, // V_CVT_I16_F16 ENC_VOP1 default
    0xc81de4a9053378, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1e04aa053378, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1dc4ab053378, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0xc61e84ac054448, // V_RCP_F16 ENC_VOP1 default
    0xc81ea4ad054448, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1ec4ae054448, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1e84af054448, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0xc61e84ac05545b, // V_SQRT_F16 ENC_VOP1 default
    0xc81ea4ad05545b, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1ec4ae05545b, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1e84af05545b, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0xc61e84ac056451, // V_RSQ_F16 ENC_VOP1 default
    0xc81ea4ad056451, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1ec4ae056451, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1e84af056451, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0xc61e84ac0573d5, // V_LOG_F16 ENC_VOP1 default
    0xc81ea4ad0573d5, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1ec4ae0573d5, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1e84af0573d5, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0xc61e84ac0583af, // V_EXP_F16 ENC_VOP1 default
    0xc81ea4ad0583af, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1ec4ae0583af, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1e84af0583af, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0xc61e84ac0593c8, // V_FREXP_MANT_F16 ENC_VOP1 default
    0xc81ea4ad0593c8, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1ec4ae0593c8, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1e84af0593c8, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0xc61dc4a805a3c5, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0xc81de4a905a3c5, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1e04aa05a3c5, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1dc4ab05a3c5, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0xc61e84ac05b3b1, // V_FLOOR_F16 ENC_VOP1 default
    0xc81ea4ad05b3b1, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1ec4ae05b3b1, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1e84af05b3b1, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0xc61e84ac05c29d, // V_CEIL_F16 ENC_VOP1 default
    0xc81ea4ad05c29d, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1ec4ae05c29d, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1e84af05c29d, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0xc61e84ac05d46f, // V_TRUNC_F16 ENC_VOP1 default
    0xc81ea4ad05d46f, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1ec4ae05d46f, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1e84af05d46f, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0xc61e84ac05e44e, // V_RNDNE_F16 ENC_VOP1 default
    0xc81ea4ad05e44e, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1ec4ae05e44e, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1e84af05e44e, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0xc61e84ac05f3c2, // V_FRACT_F16 ENC_VOP1 default
    0xc81ea4ad05f3c2, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1ec4ae05f3c2, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1e84af05f3c2, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0xc61e84ac060459, // V_SIN_F16 ENC_VOP1 default
    0xc81ea4ad060459, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1ec4ae060459, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1e84af060459, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0xc61e84ac061362, // V_COS_F16 ENC_VOP1 default
    0xc81ea4ad061362, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1ec4ae061362, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1e84af061362, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0xc61f44b0062458, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0xc81f64b1062458, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0xca1f84b2062458, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0xcc1f44b3062458, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0xc61dc4a806337d, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0xc81de4a906337d, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1e04aa06337d, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1dc4ab06337d, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0xc61dc4a406437e, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0xc81de4a506437e, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1e04a606437e, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1dc4a706437e, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0xce2004b406546d, // V_SWAP_B32 ENC_VOP1 default
    0xce2024b506646c, // V_SWAP_B16 ENC_VOP1 default
    0xce2004b606742f, // V_PERMLANE64_B32 ENC_VOP1 default
    0xce2004b706846b, // V_SWAPREL_B32 ENC_VOP1 default
    0xc61be4b8069428, // V_NOT_B16 ENC_VOP1 default
    0xc81c04b9069428, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0xca1c24ba069428, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0xcc1be4bb069428, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0xc62044bc06a37b, // V_CVT_I32_I16 ENC_VOP1 default
    0xc82064bd06a37b, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0xca2084be06a37b, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0xcc2044bf06a37b, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0xc62044c006b38d, // V_CVT_U32_U16 ENC_VOP1 default
    0xc82064c106b38d, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0xca2084c206b38d, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0xcc2044c306b38d, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0xd02f04c400043b, // V_PK_MAD_I16 ENC_VOP3P default
    0xd22f04c500043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0xd42f04c600043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0xd62f04c700043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd82f04c800043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0xda2f04c900043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc2f04ca00043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde2f04cb00043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd02f24cc001444, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0xd22f24cd001444, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0xd42f24ce001444, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0xd62f24cf001444, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02f24d0002434, // V_PK_ADD_I16 ENC_VOP3P default
    0xd22f24d1002434, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0xd42f24d2002434, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0xd62f24d3002434, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02f24d0003445, // V_PK_SUB_I16 ENC_VOP3P default
    0xd22f24d1003445, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0xd42f24d2003445, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0xd62f24d3003445, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02f24cc004439, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0xd22f24cd004439, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0xd42f24ce004439, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0xd62f24cf004439, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02f24cc00543a, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0xd22f24cd00543a, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0xd42f24ce00543a, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0xd62f24cf00543a, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02f24d4006436, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0xd22f24d5006436, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0xd42f24d6006436, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0xd62f24d7006436, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02f24d000743e, // V_PK_MAX_I16 ENC_VOP3P default
    0xd22f24d100743e, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0xd42f24d200743e, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0xd62f24d300743e, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02f24d0008441, // V_PK_MIN_I16 ENC_VOP3P default
    0xd22f24d1008441, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0xd42f24d2008441, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0xd62f24d3008441, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02f04d800943c, // V_PK_MAD_U16 ENC_VOP3P default
    0xd22f04d900943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0xd42f04da00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0xd62f04db00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd82f04dc00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0xda2f04dd00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc2f04de00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde2f04df00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd02f24cc00a435, // V_PK_ADD_U16 ENC_VOP3P default
    0xd22f24cd00a435, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0xd42f24ce00a435, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0xd62f24cf00a435, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02f24cc00b446, // V_PK_SUB_U16 ENC_VOP3P default
    0xd22f24cd00b446, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0xd42f24ce00b446, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0xd62f24cf00b446, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02f24cc00c43f, // V_PK_MAX_U16 ENC_VOP3P default
    0xd22f24cd00c43f, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0xd42f24ce00c43f, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0xd62f24cf00c43f, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02f24cc00d442, // V_PK_MIN_U16 ENC_VOP3P default
    0xd22f24cd00d442, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0xd42f24ce00d442, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0xd62f24cf00d442, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02f44e000e438, // V_PK_FMA_F16 ENC_VOP3P default
    0xd22f44e100e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0xd42f44e200e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0xd62f44e300e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd82f44e400e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0xda2f44e500e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc2f44e600e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde2f44e700e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd02f64e800f433, // V_PK_ADD_F16 ENC_VOP3P default
    0xd22f64e900f433, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0xd42f64ea00f433, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0xd62f64eb00f433, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02f64e8010443, // V_PK_MUL_F16 ENC_VOP3P default
    0xd22f64e9010443, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0xd42f64ea010443, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0xd62f64eb010443, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02f64e8011440, // V_PK_MIN_F16 ENC_VOP3P default
    0xd22f64e9011440, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0xd42f64ea011440, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0xd62f64eb011440, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02f64e801243d, // V_PK_MAX_F16 ENC_VOP3P default
    0xd22f64e901243d, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0xd42f64ea01243d, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0xd62f64eb01243d, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02f84ec013399, // V_DOT2_F32_F16 ENC_VOP3P default
    0xe02fa4ed013399, // V_DOT2_F32_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe22fc4ee013399, // V_DOT2_F32_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd22f84ef013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0xd42f84f0013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0xd62f84f1013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd82f84f2013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0xda2f84f3013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc2f84f4013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde2f84f5013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd02fe4f601639a, // V_DOT4_I32_IU8 ENC_VOP3P default
    0xd22fe4f701639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0xd42fe4f801639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0xd62fe4f901639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd82fe4fa01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0xda2fe4fb01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc2fe4fc01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde2fe4fd01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd02fe21601739b, // V_DOT4_U32_U8 ENC_VOP3P default
    0xd22fe4fe01739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0xd42fe4ff01739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0xd62fe50001739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd82fe50101739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0xda2fe50201739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc2fe50301739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde2fe50401739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd02fe50501839c, // V_DOT8_I32_IU4 ENC_VOP3P default
    0xd22fe50601839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0xd42fe50701839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0xd62fe50801839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd82fe50901839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0xda2fe50a01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc2fe50b01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde2fe50c01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd02fe50d01939d, // V_DOT8_U32_U4 ENC_VOP3P default
    0xd22fe50e01939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0xd42fe50f01939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0xd62fe51001939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd82fe51101939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0xda2fe51201939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc2fe51301939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde2fe51401939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd030051501a398, // V_DOT2_F32_BF16 ENC_VOP3P default
    0xe030251601a398, // V_DOT2_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0xe230451701a398, // V_DOT2_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0xd230051801a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0xd430051901a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0xd630051a01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd830051b01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0xda30051c01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc30051d01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde30051e01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd030651f0203c1, // V_FMA_MIX_F32 ENC_VOP3P default
    0xe03085200203c1, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0xe230a5210203c1, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0xd23065220203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0xd43065230203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0xd63065240203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd83065250203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0xda3065260203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc3065270203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde3065280203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd03065290213c0, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0xe030852a0213c0, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe230a52b0213c0, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd230652c0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0xd430652d0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0xd630652e0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd830652f0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0xda3065300213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc3065310213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde3065320213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd03065290223bf, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0xe030852a0223bf, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe230a52b0223bf, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd230652c0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0xd430652d0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0xd630652e0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd830652f0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0xda3065300223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc3065310223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde3065320223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xe430c533040475, // V_WMMA_F32_16X16X16_F16 ENC_VOP3P default
    0xe430c534041474, // V_WMMA_F32_16X16X16_BF16 ENC_VOP3P default
    0xe430e535042473, // V_WMMA_F16_16X16X16_F16 ENC_VOP3P default
    0xe430e536043472, // V_WMMA_BF16_16X16X16_BF16 ENC_VOP3P default
    0xe4310537044477, // V_WMMA_I32_16X16X16_IU8 ENC_VOP3P default
    0xe4312538045476, // V_WMMA_I32_16X16X16_IU4 ENC_VOP3P default
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
