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
    0x00204000001361, // V_CNDMASK_B32 ENC_VOP2 default
    0x02206001001361, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x04208002001361, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x06204003001361, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x08210004002395, // V_DOT2ACC_F32_F16 ENC_VOP2 default
    0x0a212005002395, // V_DOT2ACC_F32_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c214006002395, // V_DOT2ACC_F32_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e210007002395, // V_DOT2ACC_F32_F16 VOP2_INST_LITERAL has_lit
    0x08216008003288, // V_ADD_F32 ENC_VOP2 default
    0x0a218009003288, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c21a00a003288, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e21600b003288, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x08216008004466, // V_SUB_F32 ENC_VOP2 default
    0x0a218009004466, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c21a00a004466, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e21600b004466, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x08216008005461, // V_SUBREV_F32 ENC_VOP2 default
    0x0a218009005461, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c21a00a005461, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e21600b005461, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x0821600c0063b6, // V_FMAC_DX9_ZERO_F32 ENC_VOP2 default
    0x0e21600d0063b6, // V_FMAC_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x0821600800741b, // V_MUL_DX9_ZERO_F32 ENC_VOP2 default
    0x0a21800900741b, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c21a00a00741b, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e21600b00741b, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x0821600800841d, // V_MUL_F32 ENC_VOP2 default
    0x0a21800900841d, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c21a00a00841d, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e21600b00841d, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x0821600e009423, // V_MUL_I32_I24 ENC_VOP2 default
    0x0a21800f009423, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x0c222010009423, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x0e216011009423, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0821600e00a420, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0a21800f00a420, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x0c22201000a420, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x0e21601100a420, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0821601200b426, // V_MUL_U32_U24 ENC_VOP2 default
    0x0a21801300b426, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x0c22201400b426, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x0e21601500b426, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0821601200c422, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0a21801300c422, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x0c22201400c422, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x0e21601500c422, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0821600800f40b, // V_MIN_F32 ENC_VOP2 default
    0x0a21800900f40b, // V_MIN_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c21a00a00f40b, // V_MIN_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e21600b00f40b, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x082160080103f2, // V_MAX_F32 ENC_VOP2 default
    0x0a2180090103f2, // V_MAX_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c21a00a0103f2, // V_MAX_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e21600b0103f2, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x0821600e01140e, // V_MIN_I32 ENC_VOP2 default
    0x0a21800f01140e, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c22201001140e, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e21601101140e, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0821600e0123f5, // V_MAX_I32 ENC_VOP2 default
    0x0a21800f0123f5, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c2220100123f5, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e2160110123f5, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x08216012013410, // V_MIN_U32 ENC_VOP2 default
    0x0a218013013410, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c222014013410, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e216015013410, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x082160120143f7, // V_MAX_U32 ENC_VOP2 default
    0x0a2180130143f7, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c2220140143f7, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e2160150143f7, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x082160120183d8, // V_LSHLREV_B32 ENC_VOP2 default
    0x0a2180130183d8, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c2220140183d8, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e2160150183d8, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x082160120193dd, // V_LSHRREV_B32 ENC_VOP2 default
    0x0a2180130193dd, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c2220140193dd, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e2160150193dd, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x0821601601a295, // V_ASHRREV_I32 ENC_VOP2 default
    0x0a21801701a295, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c22201801a295, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e21601901a295, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x0821601201b292, // V_AND_B32 ENC_VOP2 default
    0x0a21801301b292, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c22201401b292, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e21601501b292, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0821601201c42c, // V_OR_B32 ENC_VOP2 default
    0x0a21801301c42c, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c22201401c42c, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e21601501c42c, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0821601201d47d, // V_XOR_B32 ENC_VOP2 default
    0x0a21801301d47d, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c22201401d47d, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e21601501d47d, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x0821601201e47a, // V_XNOR_B32 ENC_VOP2 default
    0x0a21801301e47a, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c22201401e47a, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e21601501e47a, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x0022a01a020285, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x0222c01b020285, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0422e01c020285, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0622a01d020285, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0022a01a021463, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x0222c01b021463, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0422e01c021463, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0622a01d021463, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0022a01a02245e, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x0222c01b02245e, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0422e01c02245e, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0622a01d02245e, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0821601202528e, // V_ADD_NC_U32 ENC_VOP2 default
    0x0a21801302528e, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c22201402528e, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e21601502528e, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x0821601202646a, // V_SUB_NC_U32 ENC_VOP2 default
    0x0a21801302646a, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c22201402646a, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e21601502646a, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x08216012027462, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x0a218013027462, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c222014027462, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e216015027462, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x0821600c02b3b8, // V_FMAC_F32 ENC_VOP2 default
    0x0a21801e02b3b8, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c21a01f02b3b8, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e21600d02b3b8, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x1023602002c3ba, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x0e23602102c3ba, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x1023802202d3b5, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x0e23802302d3b5, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x0823a02402f386, // V_CVT_PK_RTZ_F16_F32 ENC_VOP2 default
    0x0a23c02502f386, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23e02602f386, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23a02702f386, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x08246028032287, // V_ADD_F16 ENC_VOP2 default
    0x0a248029032287, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c24a02a032287, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e24602b032287, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x08246028033465, // V_SUB_F16 ENC_VOP2 default
    0x0a248029033465, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c24a02a033465, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e24602b033465, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x08246028034460, // V_SUBREV_F16 ENC_VOP2 default
    0x0a248029034460, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c24a02a034460, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e24602b034460, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x0824602803541c, // V_MUL_F16 ENC_VOP2 default
    0x0a24802903541c, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c24a02a03541c, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e24602b03541c, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x0824602c0363b7, // V_FMAC_F16 ENC_VOP2 default
    0x0a24802d0363b7, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c24a02e0363b7, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e24602f0363b7, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x102580300373b9, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x0e2580310373b9, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x1025a0320383b4, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x0e25a0330383b4, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x082460280393f1, // V_MAX_F16 ENC_VOP2 default
    0x0a2480290393f1, // V_MAX_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c24a02a0393f1, // V_MAX_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e24602b0393f1, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x0824602803a40a, // V_MIN_F16 ENC_VOP2 default
    0x0a24802903a40a, // V_MIN_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c24a02a03a40a, // V_MIN_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e24602b03a40a, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x0824602803b3d1, // V_LDEXP_F16 ENC_VOP2 default
    0x0a24802903b3d1, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c25c02a03b3d1, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e24602b03b3d1, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x0826403403c437, // V_PK_FMAC_F16 ENC_VOP2 default
    0x0e26403503c437, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
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
    0x1a396081016258, // S_SUBVECTOR_LOOP_BEGIN ENC_SOPK default
    0x1a396081017259, // S_SUBVECTOR_LOOP_END ENC_SOPK default
    0x1a156082018266, // S_WAITCNT_VSCNT ENC_SOPK default
    0x1a156082019265, // S_WAITCNT_VMCNT ENC_SOPK default
    0x1a15608201a263, // S_WAITCNT_EXPCNT ENC_SOPK default
    0x1a15608201b264, // S_WAITCNT_LGKMCNT ENC_SOPK default
    0x1e37e0830003a5, // V_DUAL_FMAC_F32 VOPDXY X default
    0x2037e0840003a5, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL X has_lit
    0x223820850013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X default
    0x203820860013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X has_lit
    0x223860870023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X default
    0x203860880023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e37e0890033ac, // V_DUAL_MUL_F32 VOPDXY X default
    0x2037e08a0033ac, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e37e08900439e, // V_DUAL_ADD_F32 VOPDXY X default
    0x2037e08a00439e, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e37e0890053ae, // V_DUAL_SUB_F32 VOPDXY X default
    0x2037e08a0053ae, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e37e0890063ad, // V_DUAL_SUBREV_F32 VOPDXY X default
    0x2037e08a0063ad, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e37e0890073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY X default
    0x2037e08a0073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e38a08b0083aa, // V_DUAL_MOV_B32 VOPDXY X default
    0x2038a08c0083aa, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL X has_lit
    0x2437e08d0093a1, // V_DUAL_CNDMASK_B32 VOPDXY X default
    0x2637e08e0093a1, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL X has_lit
    0x1e37e08900a3a8, // V_DUAL_MAX_F32 VOPDXY X default
    0x2037e08a00a3a8, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e37e08900b3a9, // V_DUAL_MIN_F32 VOPDXY X default
    0x2037e08a00b3a9, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e38e08f00c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY X default
    0x2038e09000c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL X has_lit
    0x1e39209100d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY X default
    0x2039209200d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL X has_lit
    0x283800930003a5, // V_DUAL_FMAC_F32 VOPDXY Y default_y
    0x2a3800940003a5, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2c3840950013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y default_y
    0x2a3840950013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2c3880960023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y default_y
    0x2a3880960023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283800970033ac, // V_DUAL_MUL_F32 VOPDXY Y default_y
    0x2a3800980033ac, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2838009700439e, // V_DUAL_ADD_F32 VOPDXY Y default_y
    0x2a38009800439e, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283800970053ae, // V_DUAL_SUB_F32 VOPDXY Y default_y
    0x2a3800980053ae, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283800970063ad, // V_DUAL_SUBREV_F32 VOPDXY Y default_y
    0x2a3800980063ad, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283800970073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY Y default_y
    0x2a3800980073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2838c0990083aa, // V_DUAL_MOV_B32 VOPDXY Y default_y
    0x2a38c09a0083aa, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2e38009b0093a1, // V_DUAL_CNDMASK_B32 VOPDXY Y default_y
    0x3038009c0093a1, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2838009700a3a8, // V_DUAL_MAX_F32 VOPDXY Y default_y
    0x2a38009800a3a8, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2838009700b3a9, // V_DUAL_MIN_F32 VOPDXY Y default_y
    0x2a38009800b3a9, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2839009d00c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY Y default_y
    0x2a39009e00c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL Y has_lit_y
    0x2839409f00d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY Y default_y
    0x2a3940a000d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL Y has_lit_y
    0x283800a101039f, // V_DUAL_ADD_NC_U32 VOPDXY Y default_y
    0x2a3800a201039f, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283800a30113a7, // V_DUAL_LSHLREV_B32 VOPDXY Y default_y
    0x2a3800a40113a7, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283800a30123a0, // V_DUAL_AND_B32 VOPDXY Y default_y
    0x2a3800a40123a0, // V_DUAL_AND_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x322fe0a500030d, // V_CMP_F_F16 ENC_VOP3 default
    0x343000a600030d, // V_CMP_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x363020a700030d, // V_CMP_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x382fe0a800030d, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2fe0a900030d, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2fe0aa00030d, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322fe0a5001332, // V_CMP_LT_F16 ENC_VOP3 default
    0x343000a6001332, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x363020a7001332, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x382fe0a8001332, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2fe0a9001332, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2fe0aa001332, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322fe0a5002304, // V_CMP_EQ_F16 ENC_VOP3 default
    0x343000a6002304, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x363020a7002304, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x382fe0a8002304, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2fe0a9002304, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2fe0aa002304, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322fe0a5003326, // V_CMP_LE_F16 ENC_VOP3 default
    0x343000a6003326, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x363020a7003326, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x382fe0a8003326, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2fe0a9003326, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2fe0aa003326, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322fe0a500431d, // V_CMP_GT_F16 ENC_VOP3 default
    0x343000a600431d, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x363020a700431d, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x382fe0a800431d, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2fe0a900431d, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2fe0aa00431d, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322fe0a500532f, // V_CMP_LG_F16 ENC_VOP3 default
    0x343000a600532f, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x363020a700532f, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x382fe0a800532f, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2fe0a900532f, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2fe0aa00532f, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322fe0a5006314, // V_CMP_GE_F16 ENC_VOP3 default
    0x343000a6006314, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x363020a7006314, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x382fe0a8006314, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2fe0a9006314, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2fe0aa006314, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322fe0a5007353, // V_CMP_O_F16 ENC_VOP3 default
    0x343000a6007353, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x363020a7007353, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x382fe0a8007353, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2fe0a9007353, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2fe0aa007353, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322fe0a500835d, // V_CMP_U_F16 ENC_VOP3 default
    0x343000a600835d, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x363020a700835d, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x382fe0a800835d, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2fe0a900835d, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2fe0aa00835d, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322fe0a5009344, // V_CMP_NGE_F16 ENC_VOP3 default
    0x343000a6009344, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x363020a7009344, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x382fe0a8009344, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2fe0a9009344, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2fe0aa009344, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322fe0a500a34d, // V_CMP_NLG_F16 ENC_VOP3 default
    0x343000a600a34d, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x363020a700a34d, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x382fe0a800a34d, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2fe0a900a34d, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2fe0aa00a34d, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322fe0a500b347, // V_CMP_NGT_F16 ENC_VOP3 default
    0x343000a600b347, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x363020a700b347, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x382fe0a800b347, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2fe0a900b347, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2fe0aa00b347, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322fe0a500c34a, // V_CMP_NLE_F16 ENC_VOP3 default
    0x343000a600c34a, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x363020a700c34a, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x382fe0a800c34a, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2fe0a900c34a, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2fe0aa00c34a, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322fe0a500d33b, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x343000a600d33b, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x363020a700d33b, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x382fe0a800d33b, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2fe0a900d33b, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2fe0aa00d33b, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322fe0a500e350, // V_CMP_NLT_F16 ENC_VOP3 default
    0x343000a600e350, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x363020a700e350, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x382fe0a800e350, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2fe0a900e350, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2fe0aa00e350, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322fe0a500f356, // V_CMP_T_F16 ENC_VOP3 default
    0x343000a600f356, // V_CMP_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x363020a700f356, // V_CMP_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x382fe0a800f356, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2fe0a900f356, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2fe0aa00f356, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230a0ab01030e, // V_CMP_F_F32 ENC_VOP3 default
    0x3430c0ac01030e, // V_CMP_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x3630e0ad01030e, // V_CMP_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x3830a0ae01030e, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0
    0x3a30a0af01030e, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_1
    0x3c30a0b001030e, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230a0ab011333, // V_CMP_LT_F32 ENC_VOP3 default
    0x3430c0ac011333, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x3630e0ad011333, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3830a0ae011333, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x3a30a0af011333, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x3c30a0b0011333, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230a0ab012305, // V_CMP_EQ_F32 ENC_VOP3 default
    0x3430c0ac012305, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x3630e0ad012305, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x3830a0ae012305, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x3a30a0af012305, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x3c30a0b0012305, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230a0ab013327, // V_CMP_LE_F32 ENC_VOP3 default
    0x3430c0ac013327, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x3630e0ad013327, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3830a0ae013327, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x3a30a0af013327, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x3c30a0b0013327, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230a0ab01431e, // V_CMP_GT_F32 ENC_VOP3 default
    0x3430c0ac01431e, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x3630e0ad01431e, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3830a0ae01431e, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x3a30a0af01431e, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x3c30a0b001431e, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230a0ab015330, // V_CMP_LG_F32 ENC_VOP3 default
    0x3430c0ac015330, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x3630e0ad015330, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x3830a0ae015330, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x3a30a0af015330, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x3c30a0b0015330, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230a0ab016315, // V_CMP_GE_F32 ENC_VOP3 default
    0x3430c0ac016315, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x3630e0ad016315, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3830a0ae016315, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x3a30a0af016315, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x3c30a0b0016315, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230a0ab017354, // V_CMP_O_F32 ENC_VOP3 default
    0x3430c0ac017354, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x3630e0ad017354, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x3830a0ae017354, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x3a30a0af017354, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x3c30a0b0017354, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230a0ab01835e, // V_CMP_U_F32 ENC_VOP3 default
    0x3430c0ac01835e, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x3630e0ad01835e, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x3830a0ae01835e, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x3a30a0af01835e, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x3c30a0b001835e, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230a0ab019345, // V_CMP_NGE_F32 ENC_VOP3 default
    0x3430c0ac019345, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x3630e0ad019345, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3830a0ae019345, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x3a30a0af019345, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x3c30a0b0019345, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230a0ab01a34e, // V_CMP_NLG_F32 ENC_VOP3 default
    0x3430c0ac01a34e, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x3630e0ad01a34e, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x3830a0ae01a34e, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x3a30a0af01a34e, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x3c30a0b001a34e, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230a0ab01b348, // V_CMP_NGT_F32 ENC_VOP3 default
    0x3430c0ac01b348, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x3630e0ad01b348, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3830a0ae01b348, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x3a30a0af01b348, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x3c30a0b001b348, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230a0ab01c34b, // V_CMP_NLE_F32 ENC_VOP3 default
    0x3430c0ac01c34b, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x3630e0ad01c34b, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x3830a0ae01c34b, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x3a30a0af01c34b, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x3c30a0b001c34b, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230a0ab01d33c, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x3430c0ac01d33c, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x3630e0ad01d33c, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x3830a0ae01d33c, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x3a30a0af01d33c, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x3c30a0b001d33c, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230a0ab01e351, // V_CMP_NLT_F32 ENC_VOP3 default
    0x3430c0ac01e351, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x3630e0ad01e351, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3830a0ae01e351, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x3a30a0af01e351, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x3c30a0b001e351, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230a0ab01f357, // V_CMP_T_F32 ENC_VOP3 default
    0x3430c0ac01f357, // V_CMP_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x3630e0ad01f357, // V_CMP_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x3830a0ae01f357, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0
    0x3a30a0af01f357, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_1
    0x3c30a0b001f357, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323160b102030f, // V_CMP_F_F64 ENC_VOP3 default
    0x383160b202030f, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0
    0x3a3160b302030f, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_1
    0x3c3160b402030f, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323160b1021334, // V_CMP_LT_F64 ENC_VOP3 default
    0x383160b2021334, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x3a3160b3021334, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x3c3160b4021334, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323160b1022306, // V_CMP_EQ_F64 ENC_VOP3 default
    0x383160b2022306, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x3a3160b3022306, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x3c3160b4022306, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323160b1023328, // V_CMP_LE_F64 ENC_VOP3 default
    0x383160b2023328, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x3a3160b3023328, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x3c3160b4023328, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323160b102431f, // V_CMP_GT_F64 ENC_VOP3 default
    0x383160b202431f, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x3a3160b302431f, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x3c3160b402431f, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323160b1025331, // V_CMP_LG_F64 ENC_VOP3 default
    0x383160b2025331, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x3a3160b3025331, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x3c3160b4025331, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323160b1026316, // V_CMP_GE_F64 ENC_VOP3 default
    0x383160b2026316, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x3a3160b3026316, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x3c3160b4026316, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323160b1027355, // V_CMP_O_F64 ENC_VOP3 default
    0x383160b2027355, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x3a3160b3027355, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x3c3160b4027355, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323160b102835f, // V_CMP_U_F64 ENC_VOP3 default
    0x383160b202835f, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x3a3160b302835f, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x3c3160b402835f, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323160b1029346, // V_CMP_NGE_F64 ENC_VOP3 default
    0x383160b2029346, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x3a3160b3029346, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x3c3160b4029346, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323160b102a34f, // V_CMP_NLG_F64 ENC_VOP3 default
    0x383160b202a34f, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x3a3160b302a34f, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x3c3160b402a34f, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323160b102b349, // V_CMP_NGT_F64 ENC_VOP3 default
    0x383160b202b349, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x3a3160b302b349, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x3c3160b402b349, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323160b102c34c, // V_CMP_NLE_F64 ENC_VOP3 default
    0x383160b202c34c, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x3a3160b302c34c, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x3c3160b402c34c, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323160b102d33d, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x383160b202d33d, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x3a3160b302d33d, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x3c3160b402d33d, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323160b102e352, // V_CMP_NLT_F64 ENC_VOP3 default
    0x383160b202e352, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x3a3160b302e352, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x3c3160b402e352, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323160b102f358, // V_CMP_T_F64 ENC_VOP3 default
    0x383160b202f358, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0
    0x3a3160b302f358, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_1
    0x3c3160b402f358, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3231a0b5031335, // V_CMP_LT_I16 ENC_VOP3 default
    0x3431c0b6031335, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x3631e0b7031335, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x3831a0b8031335, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x3a31a0b9031335, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x3c31a0ba031335, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3231a0b5032307, // V_CMP_EQ_I16 ENC_VOP3 default
    0x3431c0b6032307, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x3631e0b7032307, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x3831a0b8032307, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x3a31a0b9032307, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x3c31a0ba032307, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3231a0b5033329, // V_CMP_LE_I16 ENC_VOP3 default
    0x3431c0b6033329, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x3631e0b7033329, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x3831a0b8033329, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x3a31a0b9033329, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x3c31a0ba033329, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3231a0b5034320, // V_CMP_GT_I16 ENC_VOP3 default
    0x3431c0b6034320, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x3631e0b7034320, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x3831a0b8034320, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x3a31a0b9034320, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x3c31a0ba034320, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3231a0b503533e, // V_CMP_NE_I16 ENC_VOP3 default
    0x3431c0b603533e, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x3631e0b703533e, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x3831a0b803533e, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x3a31a0b903533e, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x3c31a0ba03533e, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3231a0b5036317, // V_CMP_GE_I16 ENC_VOP3 default
    0x3431c0b6036317, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x3631e0b7036317, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x3831a0b8036317, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x3a31a0b9036317, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x3c31a0ba036317, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3231a0bb039338, // V_CMP_LT_U16 ENC_VOP3 default
    0x3431c0bc039338, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x3631e0bd039338, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x3831a0be039338, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x3a31a0bf039338, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x3c31a0c0039338, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3231a0bb03a30a, // V_CMP_EQ_U16 ENC_VOP3 default
    0x3431c0bc03a30a, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x3631e0bd03a30a, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x3831a0be03a30a, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x3a31a0bf03a30a, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x3c31a0c003a30a, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3231a0bb03b32c, // V_CMP_LE_U16 ENC_VOP3 default
    0x3431c0bc03b32c, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x3631e0bd03b32c, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x3831a0be03b32c, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x3a31a0bf03b32c, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x3c31a0c003b32c, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3231a0bb03c323, // V_CMP_GT_U16 ENC_VOP3 default
    0x3431c0bc03c323, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x3631e0bd03c323, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x3831a0be03c323, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x3a31a0bf03c323, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x3c31a0c003c323, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3231a0bb03d341, // V_CMP_NE_U16 ENC_VOP3 default
    0x3431c0bc03d341, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x3631e0bd03d341, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x3831a0be03d341, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x3a31a0bf03d341, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x3c31a0c003d341, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3231a0bb03e31a, // V_CMP_GE_U16 ENC_VOP3 default
    0x3431c0bc03e31a, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x3631e0bd03e31a, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x3831a0be03e31a, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x3a31a0bf03e31a, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x3c31a0c003e31a, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323260c1040310, // V_CMP_F_I32 ENC_VOP3 default
    0x343280c2040310, // V_CMP_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x3632a0c3040310, // V_CMP_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x383260c4040310, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0
    0x3a3260c5040310, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_1
    0x3c3260c6040310, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323260c1041336, // V_CMP_LT_I32 ENC_VOP3 default
    0x343280c2041336, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x3632a0c3041336, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x383260c4041336, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x3a3260c5041336, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x3c3260c6041336, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323260c1042308, // V_CMP_EQ_I32 ENC_VOP3 default
    0x343280c2042308, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x3632a0c3042308, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x383260c4042308, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x3a3260c5042308, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x3c3260c6042308, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323260c104332a, // V_CMP_LE_I32 ENC_VOP3 default
    0x343280c204332a, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x3632a0c304332a, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x383260c404332a, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x3a3260c504332a, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x3c3260c604332a, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323260c1044321, // V_CMP_GT_I32 ENC_VOP3 default
    0x343280c2044321, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x3632a0c3044321, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x383260c4044321, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x3a3260c5044321, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x3c3260c6044321, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323260c104533f, // V_CMP_NE_I32 ENC_VOP3 default
    0x343280c204533f, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x3632a0c304533f, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x383260c404533f, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x3a3260c504533f, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x3c3260c604533f, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323260c1046318, // V_CMP_GE_I32 ENC_VOP3 default
    0x343280c2046318, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x3632a0c3046318, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x383260c4046318, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x3a3260c5046318, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x3c3260c6046318, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323260c1047359, // V_CMP_T_I32 ENC_VOP3 default
    0x343280c2047359, // V_CMP_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x3632a0c3047359, // V_CMP_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x383260c4047359, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0
    0x3a3260c5047359, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_1
    0x3c3260c6047359, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323260c7048312, // V_CMP_F_U32 ENC_VOP3 default
    0x343280c8048312, // V_CMP_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x3632a0c9048312, // V_CMP_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x383260ca048312, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0
    0x3a3260cb048312, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_1
    0x3c3260cc048312, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323260c7049339, // V_CMP_LT_U32 ENC_VOP3 default
    0x343280c8049339, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x3632a0c9049339, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x383260ca049339, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x3a3260cb049339, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x3c3260cc049339, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323260c704a30b, // V_CMP_EQ_U32 ENC_VOP3 default
    0x343280c804a30b, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x3632a0c904a30b, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x383260ca04a30b, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x3a3260cb04a30b, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x3c3260cc04a30b, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323260c704b32d, // V_CMP_LE_U32 ENC_VOP3 default
    0x343280c804b32d, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x3632a0c904b32d, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x383260ca04b32d, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x3a3260cb04b32d, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x3c3260cc04b32d, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323260c704c324, // V_CMP_GT_U32 ENC_VOP3 default
    0x343280c804c324, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x3632a0c904c324, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x383260ca04c324, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x3a3260cb04c324, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x3c3260cc04c324, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323260c704d342, // V_CMP_NE_U32 ENC_VOP3 default
    0x343280c804d342, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x3632a0c904d342, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x383260ca04d342, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x3a3260cb04d342, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x3c3260cc04d342, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323260c704e31b, // V_CMP_GE_U32 ENC_VOP3 default
    0x343280c804e31b, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x3632a0c904e31b, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x383260ca04e31b, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x3a3260cb04e31b, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x3c3260cc04e31b, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323260c704f35b, // V_CMP_T_U32 ENC_VOP3 default
    0x343280c804f35b, // V_CMP_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x3632a0c904f35b, // V_CMP_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x383260ca04f35b, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0
    0x3a3260cb04f35b, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_1
    0x3c3260cc04f35b, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232e0cd050311, // V_CMP_F_I64 ENC_VOP3 default
    0x3832e0ce050311, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0
    0x3a32e0cf050311, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_1
    0x3c32e0d0050311, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232e0cd051337, // V_CMP_LT_I64 ENC_VOP3 default
    0x3832e0ce051337, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x3a32e0cf051337, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x3c32e0d0051337, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232e0cd052309, // V_CMP_EQ_I64 ENC_VOP3 default
    0x3832e0ce052309, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x3a32e0cf052309, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x3c32e0d0052309, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232e0cd05332b, // V_CMP_LE_I64 ENC_VOP3 default
    0x3832e0ce05332b, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x3a32e0cf05332b, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x3c32e0d005332b, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232e0cd054322, // V_CMP_GT_I64 ENC_VOP3 default
    0x3832e0ce054322, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x3a32e0cf054322, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x3c32e0d0054322, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232e0cd055340, // V_CMP_NE_I64 ENC_VOP3 default
    0x3832e0ce055340, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x3a32e0cf055340, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x3c32e0d0055340, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232e0cd056319, // V_CMP_GE_I64 ENC_VOP3 default
    0x3832e0ce056319, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x3a32e0cf056319, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x3c32e0d0056319, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232e0cd05735a, // V_CMP_T_I64 ENC_VOP3 default
    0x3832e0ce05735a, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0
    0x3a32e0cf05735a, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_1
    0x3c32e0d005735a, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232e0d1058313, // V_CMP_F_U64 ENC_VOP3 default
    0x3832e0d2058313, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0
    0x3a32e0d3058313, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_1
    0x3c32e0d4058313, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232e0d105933a, // V_CMP_LT_U64 ENC_VOP3 default
    0x3832e0d205933a, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x3a32e0d305933a, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x3c32e0d405933a, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232e0d105a30c, // V_CMP_EQ_U64 ENC_VOP3 default
    0x3832e0d205a30c, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x3a32e0d305a30c, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x3c32e0d405a30c, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232e0d105b32e, // V_CMP_LE_U64 ENC_VOP3 default
    0x3832e0d205b32e, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x3a32e0d305b32e, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x3c32e0d405b32e, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232e0d105c325, // V_CMP_GT_U64 ENC_VOP3 default
    0x3832e0d205c325, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x3a32e0d305c325, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x3c32e0d405c325, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232e0d105d343, // V_CMP_NE_U64 ENC_VOP3 default
    0x3832e0d205d343, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x3a32e0d305d343, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x3c32e0d405d343, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232e0d105e31c, // V_CMP_GE_U64 ENC_VOP3 default
    0x3832e0d205e31c, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x3a32e0d305e31c, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x3c32e0d405e31c, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3232e0d105f35c, // V_CMP_T_U64 ENC_VOP3 default
    0x3832e0d205f35c, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0
    0x3a32e0d305f35c, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_1
    0x3c32e0d405f35c, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322fe0a507d301, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x343000a607d301, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x363020a707d301, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x382fe0a807d301, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2fe0a907d301, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2fe0aa07d301, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323320d507e302, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x343340d607e302, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x363360d707e302, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x383320d807e302, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3320d907e302, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3320da07e302, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3233a0db07f303, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x3833a0dc07f303, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x3a33a0dd07f303, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x3c33a0de07f303, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e33e0df0802ae, // V_CMPX_F_F16 ENC_VOP3 default
    0x403400e00802ae, // V_CMPX_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x423420e10802ae, // V_CMPX_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x4433e0e20802ae, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0
    0x4633e0e30802ae, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_1
    0x4833e0e40802ae, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e33e0df0812d3, // V_CMPX_LT_F16 ENC_VOP3 default
    0x403400e00812d3, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x423420e10812d3, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x4433e0e20812d3, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x4633e0e30812d3, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x4833e0e40812d3, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e33e0df0822a5, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x403400e00822a5, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x423420e10822a5, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x4433e0e20822a5, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x4633e0e30822a5, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x4833e0e40822a5, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e33e0df0832c7, // V_CMPX_LE_F16 ENC_VOP3 default
    0x403400e00832c7, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x423420e10832c7, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x4433e0e20832c7, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x4633e0e30832c7, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x4833e0e40832c7, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e33e0df0842be, // V_CMPX_GT_F16 ENC_VOP3 default
    0x403400e00842be, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x423420e10842be, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x4433e0e20842be, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x4633e0e30842be, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x4833e0e40842be, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e33e0df0852d0, // V_CMPX_LG_F16 ENC_VOP3 default
    0x403400e00852d0, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x423420e10852d0, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x4433e0e20852d0, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x4633e0e30852d0, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x4833e0e40852d0, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e33e0df0862b5, // V_CMPX_GE_F16 ENC_VOP3 default
    0x403400e00862b5, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x423420e10862b5, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x4433e0e20862b5, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x4633e0e30862b5, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x4833e0e40862b5, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e33e0df0872f4, // V_CMPX_O_F16 ENC_VOP3 default
    0x403400e00872f4, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x423420e10872f4, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x4433e0e20872f4, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x4633e0e30872f4, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x4833e0e40872f4, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e33e0df0882fe, // V_CMPX_U_F16 ENC_VOP3 default
    0x403400e00882fe, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x423420e10882fe, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x4433e0e20882fe, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x4633e0e30882fe, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x4833e0e40882fe, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e33e0df0892e5, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x403400e00892e5, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x423420e10892e5, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x4433e0e20892e5, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x4633e0e30892e5, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x4833e0e40892e5, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e33e0df08a2ee, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x403400e008a2ee, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x423420e108a2ee, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x4433e0e208a2ee, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x4633e0e308a2ee, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x4833e0e408a2ee, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e33e0df08b2e8, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x403400e008b2e8, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x423420e108b2e8, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x4433e0e208b2e8, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x4633e0e308b2e8, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x4833e0e408b2e8, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e33e0df08c2eb, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x403400e008c2eb, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x423420e108c2eb, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x4433e0e208c2eb, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x4633e0e308c2eb, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x4833e0e408c2eb, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e33e0df08d2dc, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x403400e008d2dc, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x423420e108d2dc, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x4433e0e208d2dc, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x4633e0e308d2dc, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x4833e0e408d2dc, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e33e0df08e2f1, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x403400e008e2f1, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x423420e108e2f1, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x4433e0e208e2f1, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x4633e0e308e2f1, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x4833e0e408e2f1, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e33e0df08f2f7, // V_CMPX_T_F16 ENC_VOP3 default
    0x403400e008f2f7, // V_CMPX_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x423420e108f2f7, // V_CMPX_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x4433e0e208f2f7, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0
    0x4633e0e308f2f7, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_1
    0x4833e0e408f2f7, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e34a0e50902af, // V_CMPX_F_F32 ENC_VOP3 default
    0x4034c0e60902af, // V_CMPX_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x4234e0e70902af, // V_CMPX_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x4434a0e80902af, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0
    0x4634a0e90902af, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_1
    0x4834a0ea0902af, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e34a0e50912d4, // V_CMPX_LT_F32 ENC_VOP3 default
    0x4034c0e60912d4, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x4234e0e70912d4, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x4434a0e80912d4, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x4634a0e90912d4, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x4834a0ea0912d4, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e34a0e50922a6, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x4034c0e60922a6, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x4234e0e70922a6, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x4434a0e80922a6, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x4634a0e90922a6, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x4834a0ea0922a6, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e34a0e50932c8, // V_CMPX_LE_F32 ENC_VOP3 default
    0x4034c0e60932c8, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x4234e0e70932c8, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x4434a0e80932c8, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x4634a0e90932c8, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x4834a0ea0932c8, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e34a0e50942bf, // V_CMPX_GT_F32 ENC_VOP3 default
    0x4034c0e60942bf, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x4234e0e70942bf, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x4434a0e80942bf, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x4634a0e90942bf, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x4834a0ea0942bf, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e34a0e50952d1, // V_CMPX_LG_F32 ENC_VOP3 default
    0x4034c0e60952d1, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x4234e0e70952d1, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x4434a0e80952d1, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x4634a0e90952d1, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x4834a0ea0952d1, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e34a0e50962b6, // V_CMPX_GE_F32 ENC_VOP3 default
    0x4034c0e60962b6, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x4234e0e70962b6, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x4434a0e80962b6, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x4634a0e90962b6, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x4834a0ea0962b6, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e34a0e50972f5, // V_CMPX_O_F32 ENC_VOP3 default
    0x4034c0e60972f5, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x4234e0e70972f5, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x4434a0e80972f5, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x4634a0e90972f5, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x4834a0ea0972f5, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e34a0e50982ff, // V_CMPX_U_F32 ENC_VOP3 default
    0x4034c0e60982ff, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x4234e0e70982ff, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x4434a0e80982ff, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x4634a0e90982ff, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x4834a0ea0982ff, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e34a0e50992e6, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x4034c0e60992e6, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x4234e0e70992e6, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x4434a0e80992e6, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x4634a0e90992e6, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x4834a0ea0992e6, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e34a0e509a2ef, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x4034c0e609a2ef, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x4234e0e709a2ef, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x4434a0e809a2ef, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x4634a0e909a2ef, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x4834a0ea09a2ef, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e34a0e509b2e9, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x4034c0e609b2e9, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x4234e0e709b2e9, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x4434a0e809b2e9, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x4634a0e909b2e9, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x4834a0ea09b2e9, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e34a0e509c2ec, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x4034c0e609c2ec, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x4234e0e709c2ec, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x4434a0e809c2ec, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x4634a0e909c2ec, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x4834a0ea09c2ec, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e34a0e509d2dd, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x4034c0e609d2dd, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x4234e0e709d2dd, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x4434a0e809d2dd, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x4634a0e909d2dd, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x4834a0ea09d2dd, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e34a0e509e2f2, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x4034c0e609e2f2, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x4234e0e709e2f2, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x4434a0e809e2f2, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x4634a0e909e2f2, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x4834a0ea09e2f2, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e34a0e509f2f8, // V_CMPX_T_F32 ENC_VOP3 default
    0x4034c0e609f2f8, // V_CMPX_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x4234e0e709f2f8, // V_CMPX_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x4434a0e809f2f8, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0
    0x4634a0e909f2f8, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_1
    0x4834a0ea09f2f8, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3560eb0a02b0, // V_CMPX_F_F64 ENC_VOP3 default
    0x443560ec0a02b0, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0
    0x463560ed0a02b0, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_1
    0x483560ee0a02b0, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3560eb0a12d5, // V_CMPX_LT_F64 ENC_VOP3 default
    0x443560ec0a12d5, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x463560ed0a12d5, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x483560ee0a12d5, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3560eb0a22a7, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x443560ec0a22a7, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x463560ed0a22a7, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x483560ee0a22a7, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3560eb0a32c9, // V_CMPX_LE_F64 ENC_VOP3 default
    0x443560ec0a32c9, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x463560ed0a32c9, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x483560ee0a32c9, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3560eb0a42c0, // V_CMPX_GT_F64 ENC_VOP3 default
    0x443560ec0a42c0, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x463560ed0a42c0, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x483560ee0a42c0, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3560eb0a52d2, // V_CMPX_LG_F64 ENC_VOP3 default
    0x443560ec0a52d2, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x463560ed0a52d2, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x483560ee0a52d2, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3560eb0a62b7, // V_CMPX_GE_F64 ENC_VOP3 default
    0x443560ec0a62b7, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x463560ed0a62b7, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x483560ee0a62b7, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3560eb0a72f6, // V_CMPX_O_F64 ENC_VOP3 default
    0x443560ec0a72f6, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x463560ed0a72f6, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x483560ee0a72f6, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3560eb0a8300, // V_CMPX_U_F64 ENC_VOP3 default
    0x443560ec0a8300, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x463560ed0a8300, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x483560ee0a8300, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3560eb0a92e7, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x443560ec0a92e7, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x463560ed0a92e7, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x483560ee0a92e7, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3560eb0aa2f0, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x443560ec0aa2f0, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x463560ed0aa2f0, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x483560ee0aa2f0, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3560eb0ab2ea, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x443560ec0ab2ea, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x463560ed0ab2ea, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x483560ee0ab2ea, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3560eb0ac2ed, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x443560ec0ac2ed, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x463560ed0ac2ed, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x483560ee0ac2ed, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3560eb0ad2de, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x443560ec0ad2de, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x463560ed0ad2de, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x483560ee0ad2de, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3560eb0ae2f3, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x443560ec0ae2f3, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x463560ed0ae2f3, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x483560ee0ae2f3, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3560eb0af2f9, // V_CMPX_T_F64 ENC_VOP3 default
    0x443560ec0af2f9, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0
    0x463560ed0af2f9, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_1
    0x483560ee0af2f9, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e35a0ef0b12d6, // V_CMPX_LT_I16 ENC_VOP3 default
    0x4035c0f00b12d6, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x4235e0f10b12d6, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x4435a0f20b12d6, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x4635a0f30b12d6, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x4835a0f40b12d6, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e35a0ef0b22a8, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x4035c0f00b22a8, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x4235e0f10b22a8, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x4435a0f20b22a8, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x4635a0f30b22a8, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x4835a0f40b22a8, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e35a0ef0b32ca, // V_CMPX_LE_I16 ENC_VOP3 default
    0x4035c0f00b32ca, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x4235e0f10b32ca, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x4435a0f20b32ca, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x4635a0f30b32ca, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x4835a0f40b32ca, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e35a0ef0b42c1, // V_CMPX_GT_I16 ENC_VOP3 default
    0x4035c0f00b42c1, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x4235e0f10b42c1, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x4435a0f20b42c1, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x4635a0f30b42c1, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x4835a0f40b42c1, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e35a0ef0b52df, // V_CMPX_NE_I16 ENC_VOP3 default
    0x4035c0f00b52df, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x4235e0f10b52df, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x4435a0f20b52df, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x4635a0f30b52df, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x4835a0f40b52df, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e35a0ef0b62b8, // V_CMPX_GE_I16 ENC_VOP3 default
    0x4035c0f00b62b8, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x4235e0f10b62b8, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x4435a0f20b62b8, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x4635a0f30b62b8, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x4835a0f40b62b8, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e35a0f50b92d9, // V_CMPX_LT_U16 ENC_VOP3 default
    0x4035c0f60b92d9, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x4235e0f70b92d9, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x4435a0f80b92d9, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x4635a0f90b92d9, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x4835a0fa0b92d9, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e35a0f50ba2ab, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x4035c0f60ba2ab, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x4235e0f70ba2ab, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x4435a0f80ba2ab, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x4635a0f90ba2ab, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x4835a0fa0ba2ab, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e35a0f50bb2cd, // V_CMPX_LE_U16 ENC_VOP3 default
    0x4035c0f60bb2cd, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x4235e0f70bb2cd, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x4435a0f80bb2cd, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x4635a0f90bb2cd, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x4835a0fa0bb2cd, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e35a0f50bc2c4, // V_CMPX_GT_U16 ENC_VOP3 default
    0x4035c0f60bc2c4, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x4235e0f70bc2c4, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x4435a0f80bc2c4, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x4635a0f90bc2c4, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x4835a0fa0bc2c4, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e35a0f50bd2e2, // V_CMPX_NE_U16 ENC_VOP3 default
    0x4035c0f60bd2e2, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x4235e0f70bd2e2, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x4435a0f80bd2e2, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x4635a0f90bd2e2, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x4835a0fa0bd2e2, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e35a0f50be2bb, // V_CMPX_GE_U16 ENC_VOP3 default
    0x4035c0f60be2bb, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x4235e0f70be2bb, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x4435a0f80be2bb, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x4635a0f90be2bb, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x4835a0fa0be2bb, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3660fb0c02b1, // V_CMPX_F_I32 ENC_VOP3 default
    0x403680fc0c02b1, // V_CMPX_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x4236a0fd0c02b1, // V_CMPX_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x443660fe0c02b1, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0
    0x463660ff0c02b1, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_1
    0x483661000c02b1, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3660fb0c12d7, // V_CMPX_LT_I32 ENC_VOP3 default
    0x403680fc0c12d7, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x4236a0fd0c12d7, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x443660fe0c12d7, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x463660ff0c12d7, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x483661000c12d7, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3660fb0c22a9, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x403680fc0c22a9, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x4236a0fd0c22a9, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x443660fe0c22a9, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x463660ff0c22a9, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x483661000c22a9, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3660fb0c32cb, // V_CMPX_LE_I32 ENC_VOP3 default
    0x403680fc0c32cb, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x4236a0fd0c32cb, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x443660fe0c32cb, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x463660ff0c32cb, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x483661000c32cb, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3660fb0c42c2, // V_CMPX_GT_I32 ENC_VOP3 default
    0x403680fc0c42c2, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x4236a0fd0c42c2, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x443660fe0c42c2, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x463660ff0c42c2, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x483661000c42c2, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3660fb0c52e0, // V_CMPX_NE_I32 ENC_VOP3 default
    0x403680fc0c52e0, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x4236a0fd0c52e0, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x443660fe0c52e0, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x463660ff0c52e0, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x483661000c52e0, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3660fb0c62b9, // V_CMPX_GE_I32 ENC_VOP3 default
    0x403680fc0c62b9, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x4236a0fd0c62b9, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x443660fe0c62b9, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x463660ff0c62b9, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x483661000c62b9, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3660fb0c72fa, // V_CMPX_T_I32 ENC_VOP3 default
    0x403680fc0c72fa, // V_CMPX_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x4236a0fd0c72fa, // V_CMPX_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x443660fe0c72fa, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0
    0x463660ff0c72fa, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_1
    0x483661000c72fa, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3661010c82b3, // V_CMPX_F_U32 ENC_VOP3 default
    0x403681020c82b3, // V_CMPX_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x4236a1030c82b3, // V_CMPX_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x443661040c82b3, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0
    0x463661050c82b3, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_1
    0x483661060c82b3, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3661010c92da, // V_CMPX_LT_U32 ENC_VOP3 default
    0x403681020c92da, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x4236a1030c92da, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x443661040c92da, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x463661050c92da, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x483661060c92da, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3661010ca2ac, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x403681020ca2ac, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x4236a1030ca2ac, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x443661040ca2ac, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x463661050ca2ac, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x483661060ca2ac, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3661010cb2ce, // V_CMPX_LE_U32 ENC_VOP3 default
    0x403681020cb2ce, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x4236a1030cb2ce, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x443661040cb2ce, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x463661050cb2ce, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x483661060cb2ce, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3661010cc2c5, // V_CMPX_GT_U32 ENC_VOP3 default
    0x403681020cc2c5, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x4236a1030cc2c5, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x443661040cc2c5, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x463661050cc2c5, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x483661060cc2c5, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3661010cd2e3, // V_CMPX_NE_U32 ENC_VOP3 default
    0x403681020cd2e3, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x4236a1030cd2e3, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x443661040cd2e3, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x463661050cd2e3, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x483661060cd2e3, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3661010ce2bc, // V_CMPX_GE_U32 ENC_VOP3 default
    0x403681020ce2bc, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x4236a1030ce2bc, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x443661040ce2bc, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x463661050ce2bc, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x483661060ce2bc, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3661010cf2fc, // V_CMPX_T_U32 ENC_VOP3 default
    0x403681020cf2fc, // V_CMPX_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x4236a1030cf2fc, // V_CMPX_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x443661040cf2fc, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0
    0x463661050cf2fc, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_1
    0x483661060cf2fc, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36e1070d02b2, // V_CMPX_F_I64 ENC_VOP3 default
    0x4436e1080d02b2, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0
    0x4636e1090d02b2, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_1
    0x4836e10a0d02b2, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36e1070d12d8, // V_CMPX_LT_I64 ENC_VOP3 default
    0x4436e1080d12d8, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x4636e1090d12d8, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x4836e10a0d12d8, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36e1070d22aa, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x4436e1080d22aa, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x4636e1090d22aa, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x4836e10a0d22aa, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36e1070d32cc, // V_CMPX_LE_I64 ENC_VOP3 default
    0x4436e1080d32cc, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x4636e1090d32cc, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x4836e10a0d32cc, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36e1070d42c3, // V_CMPX_GT_I64 ENC_VOP3 default
    0x4436e1080d42c3, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x4636e1090d42c3, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x4836e10a0d42c3, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36e1070d52e1, // V_CMPX_NE_I64 ENC_VOP3 default
    0x4436e1080d52e1, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x4636e1090d52e1, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x4836e10a0d52e1, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36e1070d62ba, // V_CMPX_GE_I64 ENC_VOP3 default
    0x4436e1080d62ba, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x4636e1090d62ba, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x4836e10a0d62ba, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36e1070d72fb, // V_CMPX_T_I64 ENC_VOP3 default
    0x4436e1080d72fb, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0
    0x4636e1090d72fb, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_1
    0x4836e10a0d72fb, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36e10b0d82b4, // V_CMPX_F_U64 ENC_VOP3 default
    0x4436e10c0d82b4, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0
    0x4636e10d0d82b4, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_1
    0x4836e10e0d82b4, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36e10b0d92db, // V_CMPX_LT_U64 ENC_VOP3 default
    0x4436e10c0d92db, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x4636e10d0d92db, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x4836e10e0d92db, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36e10b0da2ad, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x4436e10c0da2ad, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x4636e10d0da2ad, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x4836e10e0da2ad, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36e10b0db2cf, // V_CMPX_LE_U64 ENC_VOP3 default
    0x4436e10c0db2cf, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x4636e10d0db2cf, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x4836e10e0db2cf, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36e10b0dc2c6, // V_CMPX_GT_U64 ENC_VOP3 default
    0x4436e10c0dc2c6, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x4636e10d0dc2c6, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x4836e10e0dc2c6, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36e10b0dd2e4, // V_CMPX_NE_U64 ENC_VOP3 default
    0x4436e10c0dd2e4, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x4636e10d0dd2e4, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x4836e10e0dd2e4, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36e10b0de2bd, // V_CMPX_GE_U64 ENC_VOP3 default
    0x4436e10c0de2bd, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x4636e10d0de2bd, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x4836e10e0de2bd, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e36e10b0df2fd, // V_CMPX_T_U64 ENC_VOP3 default
    0x4436e10c0df2fd, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0
    0x4636e10d0df2fd, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_1
    0x4836e10e0df2fd, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e33e0df0fd2a2, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x403400e00fd2a2, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x423420e10fd2a2, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x4433e0e20fd2a2, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x4633e0e30fd2a2, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x4833e0e40fd2a2, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37210f0fe2a3, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x403741100fe2a3, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x423761110fe2a3, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x443721120fe2a3, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x463721130fe2a3, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x483721140fe2a3, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e37a1150ff2a4, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x4437a1160ff2a4, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x4637a1170ff2a4, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x4837a1180ff2a4, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4a20a119101361, // V_CNDMASK_B32 ENC_VOP3 default
    0x3420c11a101361, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x3620e11b101361, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x4c20a11c101361, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x4e20a11d101361, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x5020a11e101361, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3221c11f103288, // V_ADD_F32 ENC_VOP3 default
    0x3421e120103288, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x36220121103288, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x3821c122103288, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x3a21c123103288, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x3c21c124103288, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3221c11f104466, // V_SUB_F32 ENC_VOP3 default
    0x3421e120104466, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x36220121104466, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x3821c122104466, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x3a21c123104466, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x3c21c124104466, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3221c11f105461, // V_SUBREV_F32 ENC_VOP3 default
    0x3421e120105461, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x36220121105461, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x3821c122105461, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x3a21c123105461, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x3c21c124105461, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3221c1251063b6, // V_FMAC_DX9_ZERO_F32 ENC_VOP3 default
    0x3821c1261063b6, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3a21c1271063b6, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3c21c1281063b6, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3221c11f10741b, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x3421e12010741b, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x3622012110741b, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x3821c12210741b, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3a21c12310741b, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3c21c12410741b, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3221c11f10841d, // V_MUL_F32 ENC_VOP3 default
    0x3421e12010841d, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x3622012110841d, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x3821c12210841d, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x3a21c12310841d, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x3c21c12410841d, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32224129109423, // V_MUL_I32_I24 ENC_VOP3 default
    0x3422612a109423, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x3622812b109423, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x3822412c109423, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3a22412d109423, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3c22412e109423, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222412910a420, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x3422612a10a420, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x3622812b10a420, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x3822412c10a420, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3a22412d10a420, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3c22412e10a420, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222412f10b426, // V_MUL_U32_U24 ENC_VOP3 default
    0x3422613010b426, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x3622813110b426, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x3822413210b426, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3a22413310b426, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3c22413410b426, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222412f10c422, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x3422613010c422, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x3622813110c422, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x3822413210c422, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3a22413310c422, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3c22413410c422, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3221c11f10f40b, // V_MIN_F32 ENC_VOP3 default
    0x3421e12010f40b, // V_MIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x3622012110f40b, // V_MIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x3821c12210f40b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0
    0x3a21c12310f40b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_1
    0x3c21c12410f40b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3221c11f1103f2, // V_MAX_F32 ENC_VOP3 default
    0x3421e1201103f2, // V_MAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x362201211103f2, // V_MAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x3821c1221103f2, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0
    0x3a21c1231103f2, // V_MAX_F32 VOP3_INST_LITERAL has_lit_1
    0x3c21c1241103f2, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222412911140e, // V_MIN_I32 ENC_VOP3 default
    0x3422612a11140e, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x3622812b11140e, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x3822412c11140e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x3a22412d11140e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x3c22412e11140e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322241291123f5, // V_MAX_I32 ENC_VOP3 default
    0x3422612a1123f5, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x3622812b1123f5, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x3822412c1123f5, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x3a22412d1123f5, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x3c22412e1123f5, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222412f113410, // V_MIN_U32 ENC_VOP3 default
    0x34226130113410, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x36228131113410, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x38224132113410, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x3a224133113410, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x3c224134113410, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222412f1143f7, // V_MAX_U32 ENC_VOP3 default
    0x342261301143f7, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x362281311143f7, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x382241321143f7, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2241331143f7, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2241341143f7, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222412f1183d8, // V_LSHLREV_B32 ENC_VOP3 default
    0x342261301183d8, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x362281311183d8, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x382241321183d8, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2241331183d8, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2241341183d8, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222412f1193dd, // V_LSHRREV_B32 ENC_VOP3 default
    0x342261301193dd, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x362281311193dd, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x382241321193dd, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2241331193dd, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2241341193dd, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222413511a295, // V_ASHRREV_I32 ENC_VOP3 default
    0x3422613611a295, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x3622813711a295, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x3822413811a295, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x3a22413911a295, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x3c22413a11a295, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222412f11b292, // V_AND_B32 ENC_VOP3 default
    0x3422613011b292, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x3622813111b292, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x3822413211b292, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x3a22413311b292, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x3c22413411b292, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222412f11c42c, // V_OR_B32 ENC_VOP3 default
    0x3422613011c42c, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3622813111c42c, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3822413211c42c, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3a22413311c42c, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3c22413411c42c, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222412f11d47d, // V_XOR_B32 ENC_VOP3 default
    0x3422613011d47d, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3622813111d47d, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3822413211d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x3a22413311d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x3c22413411d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222412f11e47a, // V_XNOR_B32 ENC_VOP3 default
    0x3422613011e47a, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3622813111e47a, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3822413211e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x3a22413311e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x3c22413411e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x5223013b120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x5423213c120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5623413d120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5823013e120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5a23013f120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5c230140120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x5223013b121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x5423213c121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5623413d121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5823013e121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5a23013f121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5c230140121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x5223013b12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x5423213c12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5623413d12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5823013e12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5a23013f12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5c23014012245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x3222412f12528e, // V_ADD_NC_U32 ENC_VOP3 default
    0x3422613012528e, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x3622813112528e, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x3822413212528e, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3a22413312528e, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3c22413412528e, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222412f12646a, // V_SUB_NC_U32 ENC_VOP3 default
    0x3422613012646a, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x3622813112646a, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x3822413212646a, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3a22413312646a, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3c22413412646a, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3222412f127462, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x34226130127462, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x36228131127462, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x38224132127462, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3a224133127462, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3c224134127462, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3221c12512b3b8, // V_FMAC_F32 ENC_VOP3 default
    0x3421e14112b3b8, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x3622014212b3b8, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3821c12612b3b8, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x3a21c12712b3b8, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x3c21c12812b3b8, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3224014312f386, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x3424214412f386, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x3624414512f386, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3824014612f386, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x3a24014712f386, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x3c24014812f386, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3224c149132287, // V_ADD_F16 ENC_VOP3 default
    0x3424e14a132287, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x3625014b132287, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x3824c14c132287, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x3a24c14d132287, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x3c24c14e132287, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3224c149133465, // V_SUB_F16 ENC_VOP3 default
    0x3424e14a133465, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x3625014b133465, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x3824c14c133465, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x3a24c14d133465, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x3c24c14e133465, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3224c149134460, // V_SUBREV_F16 ENC_VOP3 default
    0x3424e14a134460, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x3625014b134460, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x3824c14c134460, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x3a24c14d134460, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x3c24c14e134460, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3224c14913541c, // V_MUL_F16 ENC_VOP3 default
    0x3424e14a13541c, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x3625014b13541c, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x3824c14c13541c, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x3a24c14d13541c, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x3c24c14e13541c, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3225214f1363b7, // V_FMAC_F16 ENC_VOP3 default
    0x342541501363b7, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x362561511363b7, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x382521521363b7, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2521531363b7, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2521541363b7, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3224c1491393f1, // V_MAX_F16 ENC_VOP3 default
    0x3424e14a1393f1, // V_MAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x3625014b1393f1, // V_MAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x3824c14c1393f1, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0
    0x3a24c14d1393f1, // V_MAX_F16 VOP3_INST_LITERAL has_lit_1
    0x3c24c14e1393f1, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3224c14913a40a, // V_MIN_F16 ENC_VOP3 default
    0x3424e14a13a40a, // V_MIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x3625014b13a40a, // V_MIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x3824c14c13a40a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0
    0x3a24c14d13a40a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_1
    0x3c24c14e13a40a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3225e14913b3d1, // V_LDEXP_F16 ENC_VOP3 default
    0x3426014a13b3d1, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x3626214b13b3d1, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3825e14c13b3d1, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x3a25e14d13b3d1, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x3c25e14e13b3d1, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0x3218016718738b, // V_CVT_U32_F32 ENC_VOP3 default
    0x5e18216818738b, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x6018416918738b, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3818016a18738b, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x3218016b188379, // V_CVT_I32_F32 ENC_VOP3 default
    0x5e18216c188379, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x6018416d188379, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3818016e188379, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x321a016f18a369, // V_CVT_F16_F32 ENC_VOP3 default
    0x5e1a217018a369, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x601a417118a369, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x381a017218a369, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x321ac17318b36c, // V_CVT_F32_F16 ENC_VOP3 default
    0x5e1ae17418b36c, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x601b017518b36c, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x381ac17618b36c, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
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
    0x321b2179190374, // V_CVT_F64_F32 ENC_VOP3 default
    0x381b217a190374, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
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
    0x321b617f197471, // V_TRUNC_F64 ENC_VOP3 default
    0x381b6180197471, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x321b617f19829f, // V_CEIL_F64 ENC_VOP3 default
    0x381b618019829f, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x321b617f199450, // V_RNDNE_F64 ENC_VOP3 default
    0x381b6180199450, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x321b617f19a3b3, // V_FLOOR_F64 ENC_VOP3 default
    0x381b618019a3b3, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x3217815519b432, // V_PIPEFLUSH ENC_VOP3 default
    0x321be18119c415, // V_MOV_B16 ENC_VOP3 default
    0x5e1c018219c415, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x601c218319c415, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x381be18419c415, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x321801851a03c3, // V_FRACT_F32 ENC_VOP3 default
    0x5e1821861a03c3, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x601841871a03c3, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x381801881a03c3, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x321801851a1470, // V_TRUNC_F32 ENC_VOP3 default
    0x5e1821861a1470, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x601841871a1470, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x381801881a1470, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x321801851a229e, // V_CEIL_F32 ENC_VOP3 default
    0x5e1821861a229e, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x601841871a229e, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x381801881a229e, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x321801851a344f, // V_RNDNE_F32 ENC_VOP3 default
    0x5e1821861a344f, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x601841871a344f, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x381801881a344f, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x321801851a43b2, // V_FLOOR_F32 ENC_VOP3 default
    0x5e1821861a43b2, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x601841871a43b2, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x381801881a43b2, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x321801851a53b0, // V_EXP_F32 ENC_VOP3 default
    0x5e1821861a53b0, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x601841871a53b0, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x381801881a53b0, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x321801851a73d6, // V_LOG_F32 ENC_VOP3 default
    0x5e1821861a73d6, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x601841871a73d6, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x381801881a73d6, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x321801851aa449, // V_RCP_F32 ENC_VOP3 default
    0x5e1821861aa449, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x601841871aa449, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x381801881aa449, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x321801851ab44b, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x5e1821861ab44b, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x601841871ab44b, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x381801881ab44b, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x321801851ae452, // V_RSQ_F32 ENC_VOP3 default
    0x5e1821861ae452, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x601841871ae452, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x381801881ae452, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x321b617f1af44a, // V_RCP_F64 ENC_VOP3 default
    0x381b61801af44a, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x321b617f1b1453, // V_RSQ_F64 ENC_VOP3 default
    0x381b61801b1453, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x321801851b345c, // V_SQRT_F32 ENC_VOP3 default
    0x5e1821861b345c, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x601841871b345c, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x381801881b345c, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x321b617f1b445d, // V_SQRT_F64 ENC_VOP3 default
    0x381b61801b445d, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x321801851b545a, // V_SIN_F32 ENC_VOP3 default
    0x5e1821861b545a, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x601841871b545a, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x381801881b545a, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x321801851b6363, // V_COS_F32 ENC_VOP3 default
    0x5e1821861b6363, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x601841871b6363, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x381801881b6363, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x321941891b7429, // V_NOT_B32 ENC_VOP3 default
    0x5e19618a1b7429, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x6019818b1b7429, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x3819418c1b7429, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x321801561b829c, // V_BFREV_B32 ENC_VOP3 default
    0x5e1821571b829c, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x601841581b829c, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x381801591b829c, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x3219418d1b92a1, // V_CLZ_I32_U32 ENC_VOP3 default
    0x5e19618e1b92a1, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x6019818f1b92a1, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x381941901b92a1, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x3219418d1ba364, // V_CTZ_I32_B32 ENC_VOP3 default
    0x5e19618e1ba364, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x6019818f1ba364, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x381941901ba364, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x321941911bb2a0, // V_CLS_I32 ENC_VOP3 default
    0x5e1961921bb2a0, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x601981931bb2a0, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x381941941bb2a0, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x3218c15b1bc3c7, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x3818c15c1bc3c7, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x321b617f1bd3ca, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x381b61801bd3ca, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x321b617f1be3c4, // V_FRACT_F64 ENC_VOP3 default
    0x381b61801be3c4, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x3218016b1bf3c6, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x5e18216c1bf3c6, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x6018416d1bf3c6, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x3818016e1bf3c6, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x321801851c03c9, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x5e1821861c03c9, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x601841871c03c9, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x381801881c03c9, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
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
    0x321ca19a1d036b, // V_CVT_F16_U16 ENC_VOP3 default
    0x5e1cc19b1d036b, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x601ce19c1d036b, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x381ca19d1d036b, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x321ca19e1d136a, // V_CVT_F16_I16 ENC_VOP3 default
    0x5e1cc19f1d136a, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x601ce1a01d136a, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x381ca1a11d136a, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x321d61a21d238a, // V_CVT_U16_F16 ENC_VOP3 default
    0x5e1d81a31d238a, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x601da1a41d238a, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x381d61a51d238a, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x321d61a61d3378, // V_CVT_I16_F16 ENC_VOP3 default
    0x5e1d81a71d3378, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x601da1a81d3378, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x381d61a91d3378, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x321e21aa1d4448, // V_RCP_F16 ENC_VOP3 default
    0x5e1e41ab1d4448, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x601e61ac1d4448, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x381e21ad1d4448, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x321e21aa1d545b, // V_SQRT_F16 ENC_VOP3 default
    0x5e1e41ab1d545b, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x601e61ac1d545b, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x381e21ad1d545b, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x321e21aa1d6451, // V_RSQ_F16 ENC_VOP3 default
    0x5e1e41ab1d6451, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x601e61ac1d6451, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x381e21ad1d6451, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x321e21aa1d73d5, // V_LOG_F16 ENC_VOP3 default
    0x5e1e41ab1d73d5, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x601e61ac1d73d5, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x381e21ad1d73d5, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x321e21aa1d83af, // V_EXP_F16 ENC_VOP3 default
    0x5e1e41ab1d83af, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x601e61ac1d83af, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x381e21ad1d83af, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x321e21aa1d93c8, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x5e1e41ab1d93c8, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x601e61ac1d93c8, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x381e21ad1d93c8, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x321d61a61da3c5, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x5e1d81a71da3c5, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x601da1a81da3c5, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x381d61a91da3c5, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x321e21aa1db3b1, // V_FLOOR_F16 ENC_VOP3 default
    0x5e1e41ab1db3b1, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x601e61ac1db3b1, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x381e21ad1db3b1, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x321e21aa1dc29d, // V_CEIL_F16 ENC_VOP3 default
    0x5e1e41ab1dc29d, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x601e61ac1dc29d, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x381e21ad1dc29d, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x321e21aa1dd46f, // V_TRUNC_F16 ENC_VOP3 default
    0x5e1e41ab1dd46f, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x601e61ac1dd46f, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x381e21ad1dd46f, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x321e21aa1de44e, // V_RNDNE_F16 ENC_VOP3 default
    0x5e1e41ab1de44e, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x601e61ac1de44e, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x381e21ad1de44e, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x321e21aa1df3c2, // V_FRACT_F16 ENC_VOP3 default
    0x5e1e41ab1df3c2, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x601e61ac1df3c2, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x381e21ad1df3c2, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x321e21aa1e0459, // V_SIN_F16 ENC_VOP3 default
    0x5e1e41ab1e0459, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x601e61ac1e0459, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x381e21ad1e0459, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x321e21aa1e1362, // V_COS_F16 ENC_VOP3 default
    0x5e1e41ab1e1362, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x601e61ac1e1362, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x381e21ad1e1362, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x321ee1ae1e2458, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x5e1f01af1e2458, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x601f21b01e2458, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x381ee1b11e2458, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x321d61a61e337d, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x5e1d81a71e337d, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x601da1a81e337d, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x381d61a91e337d, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x321d61a21e437e, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x5e1d81a31e437e, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x601da1a41e437e, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x381d61a51e437e, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x321be1b21e9428, // V_NOT_B16 ENC_VOP3 default
    0x5e1c01b31e9428, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x601c21b41e9428, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x381be1b51e9428, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x321fe1b61ea37b, // V_CVT_I32_I16 ENC_VOP3 default
    0x5e2001b71ea37b, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x602021b81ea37b, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x381fe1b91ea37b, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x321fe1ba1eb38d, // V_CVT_U32_U16 ENC_VOP3 default
    0x5e2001bb1eb38d, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x602021bc1eb38d, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x381fe1bd1eb38d, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x322661be2093bb, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x342681bf2093bb, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x3626a1c02093bb, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x382661c12093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2661c22093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2661c32093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642661c42093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x662661c52093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682661c62093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2661c72093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3226c1c820a3e1, // V_MAD_I32_I24 ENC_VOP3 default
    0x3426e1c920a3e1, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x362701ca20a3e1, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x3826c1cb20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3a26c1cc20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3c26c1cd20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6426c1ce20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x6626c1cf20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6826c1d020a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a26c1d120a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3226c1d220b3e5, // V_MAD_U32_U24 ENC_VOP3 default
    0x3426e1d320b3e5, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x362701d420b3e5, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x3826c1d520b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3a26c1d620b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3c26c1d720b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6426c1d820b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x6626c1d920b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6826c1da20b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a26c1db20b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322661be20c365, // V_CUBEID_F32 ENC_VOP3 default
    0x342681bf20c365, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x3626a1c020c365, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x382661c120c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2661c220c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2661c320c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642661c420c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x662661c520c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682661c620c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2661c720c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322661be20d367, // V_CUBESC_F32 ENC_VOP3 default
    0x342681bf20d367, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x3626a1c020d367, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x382661c120d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2661c220d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2661c320d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642661c420d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x662661c520d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682661c620d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2661c720d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322661be20e368, // V_CUBETC_F32 ENC_VOP3 default
    0x342681bf20e368, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x3626a1c020e368, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x382661c120e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2661c220e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2661c320e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642661c420e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x662661c520e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682661c620e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2661c720e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322661be20f366, // V_CUBEMA_F32 ENC_VOP3 default
    0x342681bf20f366, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x3626a1c020f366, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x382661c120f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2661c220f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2661c320f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642661c420f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x662661c520f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682661c620f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2661c720f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3226c1dc210299, // V_BFE_U32 ENC_VOP3 default
    0x3426e1dd210299, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x362701de210299, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3826c1df210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x3a26c1e0210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x3c26c1e1210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6426c1e2210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x6626c1e3210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6826c1e4210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a26c1e5210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3226c1e6211298, // V_BFE_I32 ENC_VOP3 default
    0x3426e1e7211298, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x362701e8211298, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3826c1e9211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x3a26c1ea211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x3c26c1eb211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6426c1ec211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x6626c1ed211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6826c1ee211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a26c1ef211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3226c1dc21229a, // V_BFI_B32 ENC_VOP3 default
    0x3426e1dd21229a, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x362701de21229a, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x3826c1df21229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x3a26c1e021229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x3c26c1e121229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6426c1e221229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x6626c1e321229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6826c1e421229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a26c1e521229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322661be2133bd, // V_FMA_F32 ENC_VOP3 default
    0x342681bf2133bd, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x3626a1c02133bd, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x382661c12133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2661c22133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2661c32133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642661c42133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x662661c52133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682661c62133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2661c72133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322721f02143be, // V_FMA_F64 ENC_VOP3 default
    0x382721f12143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x3a2721f22143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x3c2721f32143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642721f42143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x662721f52143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682721f62143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2721f72143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322661f82153d4, // V_LERP_U8 ENC_VOP3 default
    0x342681f92153d4, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x3626a1fa2153d4, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x382661fb2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x3a2661fc2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x3c2661fd2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642661fe2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x662661ff2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682662002153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2662012153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227420221628f, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x3427620321628f, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x3627820421628f, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x3827420521628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x3a27420621628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x3c27420721628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427420821628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x6627420921628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827420a21628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27420b21628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x32274202217290, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x34276203217290, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x36278204217290, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x38274205217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x3a274206217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x3c274207217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x64274208217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x66274209217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827420a217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27420b217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322661be21841a, // V_MULLIT_F32 ENC_VOP3 default
    0x342681bf21841a, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x3626a1c021841a, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x382661c121841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2661c221841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2661c321841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642661c421841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x662661c521841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682661c621841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2661c721841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322661be219401, // V_MIN3_F32 ENC_VOP3 default
    0x342681bf219401, // V_MIN3_F32 VOP3_VOP_DPP8 has_dpp8
    0x3626a1c0219401, // V_MIN3_F32 VOP3_VOP_DPP16 has_dpp16
    0x382661c1219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2661c2219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2661c3219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642661c4219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_2
    0x662661c5219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682661c6219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2661c7219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3226c20c21a403, // V_MIN3_I32 ENC_VOP3 default
    0x3426e20d21a403, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3627020e21a403, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3826c20f21a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x3a26c21021a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x3c26c21121a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6426c21221a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x6626c21321a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6826c21421a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a26c21521a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3226c1dc21b405, // V_MIN3_U32 ENC_VOP3 default
    0x3426e1dd21b405, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x362701de21b405, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3826c1df21b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x3a26c1e021b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x3c26c1e121b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6426c1e221b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x6626c1e321b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6826c1e421b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a26c1e521b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322661be21c3e8, // V_MAX3_F32 ENC_VOP3 default
    0x342681bf21c3e8, // V_MAX3_F32 VOP3_VOP_DPP8 has_dpp8
    0x3626a1c021c3e8, // V_MAX3_F32 VOP3_VOP_DPP16 has_dpp16
    0x382661c121c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2661c221c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2661c321c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642661c421c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_2
    0x662661c521c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682661c621c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2661c721c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3226c20c21d3ea, // V_MAX3_I32 ENC_VOP3 default
    0x3426e20d21d3ea, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3627020e21d3ea, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3826c20f21d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x3a26c21021d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x3c26c21121d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6426c21221d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x6626c21321d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6826c21421d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a26c21521d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3226c1dc21e3ec, // V_MAX3_U32 ENC_VOP3 default
    0x3426e1dd21e3ec, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x362701de21e3ec, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3826c1df21e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x3a26c1e021e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x3c26c1e121e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6426c1e221e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x6626c1e321e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6826c1e421e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a26c1e521e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322661be21f3fb, // V_MED3_F32 ENC_VOP3 default
    0x342681bf21f3fb, // V_MED3_F32 VOP3_VOP_DPP8 has_dpp8
    0x3626a1c021f3fb, // V_MED3_F32 VOP3_VOP_DPP16 has_dpp16
    0x382661c121f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2661c221f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2661c321f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642661c421f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_2
    0x662661c521f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682661c621f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2661c721f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3226c20c2203fd, // V_MED3_I32 ENC_VOP3 default
    0x3426e20d2203fd, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3627020e2203fd, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3826c20f2203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x3a26c2102203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x3c26c2112203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6426c2122203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x6626c2132203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6826c2142203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a26c2152203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3226c1dc2213ff, // V_MED3_U32 ENC_VOP3 default
    0x3426e1dd2213ff, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x362701de2213ff, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3826c1df2213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x3a26c1e02213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x3c26c1e12213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6426c1e22213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x6626c1e32213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6826c1e42213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a26c1e52213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3226c216222457, // V_SAD_U8 ENC_VOP3 default
    0x3426e217222457, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x36270218222457, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x3826c219222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x3a26c21a222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x3c26c21b222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6426c21c222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x6626c21d222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6826c21e222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a26c21f222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3226c216223454, // V_SAD_HI_U8 ENC_VOP3 default
    0x3426e217223454, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x36270218223454, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x3826c219223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x3a26c21a223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x3c26c21b223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6426c21c223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x6626c21d223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6826c21e223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a26c21f223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3226c220224455, // V_SAD_U16 ENC_VOP3 default
    0x3426e221224455, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x36270222224455, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x3826c223224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x3a26c224224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x3c26c225224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6426c226224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x6626c227224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6826c228224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a26c229224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3226c1dc225456, // V_SAD_U32 ENC_VOP3 default
    0x3426e1dd225456, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x362701de225456, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x3826c1df225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x3a26c1e0225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x3c26c1e1225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6426c1e2225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x6626c1e3225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6826c1e4225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a26c1e5225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3227a22a226389, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x3427c22b226389, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x3627e22c226389, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x3827a22d226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x3a27a22e226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x3c27a22f226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6427a230226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x6627a231226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6827a232226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a27a233226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322661be22738f, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x382661c122738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2661c222738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2661c322738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642661c422738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x662661c522738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682661c622738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2661c722738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322721f0228390, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x382721f1228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x3a2721f2228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x3c2721f3228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642721f4228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x662721f5228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682721f6228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2721f7228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x6c266234237391, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x6e266235237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x70266236237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x72266237237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x74266238237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x76266239237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x7826623a237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x7a26623b237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x6c27223c238392, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x6e27223d238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x7027223e238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x7227223f238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x74272240238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x76272241238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x78272242238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x7a272243238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322661f8239419, // V_MSAD_U8 ENC_VOP3 default
    0x342681f9239419, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x3626a1fa239419, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x382661fb239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x3a2661fc239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x3c2661fd239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642661fe239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x662661ff239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x68266200239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a266201239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228024423a447, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x3828024523a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x3a28024623a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x3c28024723a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428024823a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x6628024923a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828024a23a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28024b23a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228024423b417, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x3828024523b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x3a28024623b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x3c28024723b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428024823b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x6628024923b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828024a23b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28024b23b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x7c28224c23d418, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x7e28224d23d418, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x8028224e23d418, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x8228224f23d418, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3226c1dc24047b, // V_XOR3_B32 ENC_VOP3 default
    0x3426e1dd24047b, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x362701de24047b, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x3826c1df24047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x3a26c1e024047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x3c26c1e124047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6426c1e224047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x6626c1e324047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6826c1e424047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a26c1e524047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322842502413e3, // V_MAD_U16 ENC_VOP3 default
    0x342862512413e3, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x362882522413e3, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x382842532413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2842542413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2842552413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642842562413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x662842572413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682842582413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2842592413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228a25a244431, // V_PERM_B32 ENC_VOP3 default
    0x3428c25b244431, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x3628e25c244431, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x3828a25d244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x3a28a25e244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x3c28a25f244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428a260244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x6628a261244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828a262244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28a263244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3226c1dc245479, // V_XAD_U32 ENC_VOP3 default
    0x3426e1dd245479, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x362701de245479, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x3826c1df245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x3a26c1e0245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x3c26c1e1245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6426c1e2245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x6626c1e3245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6826c1e4245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a26c1e5245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3226c1dc2463da, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x3426e1dd2463da, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x362701de2463da, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x3826c1df2463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x3a26c1e02463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x3c26c1e12463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6426c1e22463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x6626c1e32463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6826c1e42463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a26c1e52463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3226c1dc24728a, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x3426e1dd24728a, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x362701de24728a, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x3826c1df24728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x3a26c1e024728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x3c26c1e124728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6426c1e224728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x6626c1e324728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6826c1e424728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a26c1e524728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322902642483bc, // V_FMA_F16 ENC_VOP3 default
    0x342922652483bc, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x362942662483bc, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x382902672483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2902682483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2902692483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6429026a2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x6629026b2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6829026c2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a29026d2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x32290264249400, // V_MIN3_F16 ENC_VOP3 default
    0x34292265249400, // V_MIN3_F16 VOP3_VOP_DPP8 has_dpp8
    0x36294266249400, // V_MIN3_F16 VOP3_VOP_DPP16 has_dpp16
    0x38290267249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x3a290268249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x3c290269249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6429026a249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x6629026b249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6829026c249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a29026d249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228426e24a402, // V_MIN3_I16 ENC_VOP3 default
    0x3428626f24a402, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x3628827024a402, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x3828427124a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x3a28427224a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x3c28427324a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428427424a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x6628427524a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828427624a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28427724a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228425024b404, // V_MIN3_U16 ENC_VOP3 default
    0x3428625124b404, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x3628825224b404, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x3828425324b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x3a28425424b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x3c28425524b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428425624b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x6628425724b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828425824b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28425924b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3229026424c3e7, // V_MAX3_F16 ENC_VOP3 default
    0x3429226524c3e7, // V_MAX3_F16 VOP3_VOP_DPP8 has_dpp8
    0x3629426624c3e7, // V_MAX3_F16 VOP3_VOP_DPP16 has_dpp16
    0x3829026724c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x3a29026824c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x3c29026924c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6429026a24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x6629026b24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6829026c24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a29026d24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228426e24d3e9, // V_MAX3_I16 ENC_VOP3 default
    0x3428626f24d3e9, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x3628827024d3e9, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x3828427124d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x3a28427224d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x3c28427324d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428427424d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x6628427524d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828427624d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28427724d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228425024e3eb, // V_MAX3_U16 ENC_VOP3 default
    0x3428625124e3eb, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x3628825224e3eb, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x3828425324e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x3a28425424e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x3c28425524e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428425624e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x6628425724e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828425824e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28425924e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3229026424f3fa, // V_MED3_F16 ENC_VOP3 default
    0x3429226524f3fa, // V_MED3_F16 VOP3_VOP_DPP8 has_dpp8
    0x3629426624f3fa, // V_MED3_F16 VOP3_VOP_DPP16 has_dpp16
    0x3829026724f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x3a29026824f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x3c29026924f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6429026a24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x6629026b24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6829026c24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a29026d24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228426e2503fc, // V_MED3_I16 ENC_VOP3 default
    0x3428626f2503fc, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x362882702503fc, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x382842712503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2842722503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2842732503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642842742503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x662842752503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682842762503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2842772503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322842502513fe, // V_MED3_U16 ENC_VOP3 default
    0x342862512513fe, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x362882522513fe, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x382842532513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2842542513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2842552513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642842562513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x662842572513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682842582513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2842592513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228426e2533df, // V_MAD_I16 ENC_VOP3 default
    0x3428626f2533df, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x362882702533df, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x382842712533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2842722533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2842732533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642842742533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x662842752533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682842762533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2842772533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3229026425438e, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x3429226525438e, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x3629426625438e, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3829026725438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x3a29026825438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x3c29026925438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6429026a25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x6629026b25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6829026c25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a29026d25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3226c1dc255284, // V_ADD3_U32 ENC_VOP3 default
    0x3426e1dd255284, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x362701de255284, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x3826c1df255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x3a26c1e0255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x3c26c1e1255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6426c1e2255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x6626c1e3255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6826c1e4255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a26c1e5255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3226c1dc2563db, // V_LSHL_OR_B32 ENC_VOP3 default
    0x3426e1dd2563db, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x362701de2563db, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3826c1df2563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3a26c1e02563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3c26c1e12563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6426c1e22563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x6626c1e32563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6826c1e42563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a26c1e52563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3226c1dc257293, // V_AND_OR_B32 ENC_VOP3 default
    0x3426e1dd257293, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x362701de257293, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3826c1df257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3a26c1e0257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3c26c1e1257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6426c1e2257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x6626c1e3257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6826c1e4257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a26c1e5257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3226c1dc25842a, // V_OR3_B32 ENC_VOP3 default
    0x3426e1dd25842a, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x362701de25842a, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x3826c1df25842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x3a26c1e025842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x3c26c1e125842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6426c1e225842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x6626c1e325842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6826c1e425842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a26c1e525842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322962782593e4, // V_MAD_U32_U16 ENC_VOP3 default
    0x342982792593e4, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x3629a27a2593e4, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x3829627b2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x3a29627c2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x3c29627d2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6429627e2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x6629627f2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682962802593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2962812593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3229628225a3e0, // V_MAD_I32_I16 ENC_VOP3 default
    0x3429828325a3e0, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x3629a28425a3e0, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x3829628525a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x3a29628625a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x3c29628725a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6429628825a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x6629628925a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6829628a25a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a29628b25a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8429c28c25b42e, // V_PERMLANE16_B32 ENC_VOP3 default
    0x8629c28d25b42e, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x8829c28e25b42e, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x8a29c28f25b42e, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x8429c28c25c430, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x8629c28d25c430, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x8829c28e25c430, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x8a29c28f25c430, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x4a29e29025d360, // V_CNDMASK_B16 ENC_VOP3 default
    0x342a029125d360, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x362a229225d360, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x4c29e29325d360, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x4e29e29425d360, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x5029e29525d360, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322661be25e3ee, // V_MAXMIN_F32 ENC_VOP3 default
    0x342681bf25e3ee, // V_MAXMIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x3626a1c025e3ee, // V_MAXMIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x382661c125e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2661c225e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2661c325e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642661c425e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_2
    0x662661c525e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682661c625e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2661c725e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322661be25f407, // V_MINMAX_F32 ENC_VOP3 default
    0x342681bf25f407, // V_MINMAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x3626a1c025f407, // V_MINMAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x382661c125f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2661c225f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2661c325f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642661c425f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_2
    0x662661c525f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682661c625f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2661c725f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322902642603ed, // V_MAXMIN_F16 ENC_VOP3 default
    0x342922652603ed, // V_MAXMIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x362942662603ed, // V_MAXMIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x382902672603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2902682603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2902692603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6429026a2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_2
    0x6629026b2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6829026c2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a29026d2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x32290264261406, // V_MINMAX_F16 ENC_VOP3 default
    0x34292265261406, // V_MINMAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x36294266261406, // V_MINMAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x38290267261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0
    0x3a290268261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1
    0x3c290269261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6429026a261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_2
    0x6629026b261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6829026c261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a29026d261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3226c1dc2623f0, // V_MAXMIN_U32 ENC_VOP3 default
    0x3426e1dd2623f0, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x362701de2623f0, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x3826c1df2623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x3a26c1e02623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x3c26c1e12623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6426c1e22623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x6626c1e32623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6826c1e42623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a26c1e52623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3226c1dc263409, // V_MINMAX_U32 ENC_VOP3 default
    0x3426e1dd263409, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x362701de263409, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x3826c1df263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x3a26c1e0263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x3c26c1e1263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6426c1e2263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x6626c1e3263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6826c1e4263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a26c1e5263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3226c20c2643ef, // V_MAXMIN_I32 ENC_VOP3 default
    0x3426e20d2643ef, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x3627020e2643ef, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x3826c20f2643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x3a26c2102643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x3c26c2112643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6426c2122643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x6626c2132643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6826c2142643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a26c2152643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3226c20c265408, // V_MINMAX_I32 ENC_VOP3 default
    0x3426e20d265408, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x3627020e265408, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x3826c20f265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x3a26c210265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x3c26c211265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6426c212265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x6626c213265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6826c214265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a26c215265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322a4296266397, // V_DOT2_F16_F16 ENC_VOP3 default
    0x342a6297266397, // V_DOT2_F16_F16 VOP3_VOP_DPP8 has_dpp8
    0x362a8298266397, // V_DOT2_F16_F16 VOP3_VOP_DPP16 has_dpp16
    0x382a4299266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2a429a266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2a429b266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642a429c266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_2
    0x662a429d266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682a429e266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2a429f266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322aa2a0267396, // V_DOT2_BF16_BF16 ENC_VOP3 default
    0x342ac2a1267396, // V_DOT2_BF16_BF16 VOP3_VOP_DPP8 has_dpp8
    0x362ae2a2267396, // V_DOT2_BF16_BF16 VOP3_VOP_DPP16 has_dpp16
    0x382aa2a3267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0
    0x3a2aa2a4267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1
    0x3c2aa2a5267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642aa2a6267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_2
    0x662aa2a7267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682aa2a8267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2aa2a9267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8c2b02aa2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x8e2b02ab2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902b02ac2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922b02ad2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x942b02ae2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x962b02af2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x982b02b02fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x9a2b02b12fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8c2b22b22fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x8e2b22b32fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902b22b42fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922b22b52fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x942b22b62fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x962b22b72fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x982b22b82fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x9a2b22b92fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8c2b42ba2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x8e2b42bb2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902b42bc2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922b42bd2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x942b42be2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x962b42bf2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x982b42c02fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x9a2b42c12fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8c2b42c22ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x8e2b42c32ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902b42c42ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922b42c52ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x942b42c62ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x962b42c72ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x982b42c82ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x9a2b42c92ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8c2b62ca300286, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x542b82cb300286, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x562ba2cc300286, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8e2b62cd300286, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902b62ce300286, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922b62cf300286, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x8c2b62ca301464, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x542b82cb301464, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x562ba2cc301464, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8e2b62cd301464, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902b62ce301464, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922b62cf301464, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x8c2b62ca30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x542b82cb30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x562ba2cc30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8e2b62cd30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902b62ce30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922b62cf30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x322bc2d030328d, // V_ADD_NC_U16 ENC_VOP3 default
    0x342be2d130328d, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x362c02d230328d, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x382bc2d330328d, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2bc2d430328d, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2bc2d530328d, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322bc2d0304469, // V_SUB_NC_U16 ENC_VOP3 default
    0x342be2d1304469, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x362c02d2304469, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x382bc2d3304469, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2bc2d4304469, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2bc2d5304469, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322bc2d0305424, // V_MUL_LO_U16 ENC_VOP3 default
    0x342be2d1305424, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x362c02d2305424, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x382bc2d3305424, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2bc2d4305424, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2bc2d5305424, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322c22d6306380, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x3421e2d7306380, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x362202d8306380, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x382c22d9306380, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2c22da306380, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2c22db306380, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322c22dc307387, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x3421e2dd307387, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x362202de307387, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x382c22df307387, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2c22e0307387, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2c22e1307387, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322bc2d03093f6, // V_MAX_U16 ENC_VOP3 default
    0x342be2d13093f6, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x362c02d23093f6, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x382bc2d33093f6, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2bc2d43093f6, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2bc2d53093f6, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322bc2e230a3f4, // V_MAX_I16 ENC_VOP3 default
    0x342be2e330a3f4, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x362c02e430a3f4, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x382bc2e530a3f4, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2bc2e630a3f4, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2bc2e730a3f4, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322bc2d030b40f, // V_MIN_U16 ENC_VOP3 default
    0x342be2d130b40f, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x362c02d230b40f, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x382bc2d330b40f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2bc2d430b40f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2bc2d530b40f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322bc2e230c40d, // V_MIN_I16 ENC_VOP3 default
    0x342be2e330c40d, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x362c02e430c40d, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x382bc2e530c40d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2bc2e630c40d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2bc2e730c40d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322bc2e230d28b, // V_ADD_NC_I16 ENC_VOP3 default
    0x342be2e330d28b, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x362c02e430d28b, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x382bc2e530d28b, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2bc2e630d28b, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2bc2e730d28b, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322bc2e230e467, // V_SUB_NC_I16 ENC_VOP3 default
    0x342be2e330e467, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x362c02e430e467, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x382bc2e530e467, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2bc2e630e467, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2bc2e730e467, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322c42e831142d, // V_PACK_B32_F16 ENC_VOP3 default
    0x342c62e931142d, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x362c82ea31142d, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x382c42eb31142d, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2c42ec31142d, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2c42ed31142d, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322c42ee312382, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x342c62ef312382, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x362c82f0312382, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x382c42f1312382, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2c42f2312382, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2c42f3312382, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322c42f4313384, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x342c62f5313384, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x362c82f6313384, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x382c42f7313384, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2c42f8313384, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2c42f9313384, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322ca2fa31c3d2, // V_LDEXP_F32 ENC_VOP3 default
    0x342cc2fb31c3d2, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x362ce2fc31c3d2, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x382ca2fd31c3d2, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2ca2fe31c3d2, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2ca2ff31c3d2, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322d012f31d29b, // V_BFM_B32 ENC_VOP3 default
    0x3422630031d29b, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x3622830131d29b, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x382d013231d29b, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2d013331d29b, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2d013431d29b, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322d012f31e297, // V_BCNT_U32_B32 ENC_VOP3 default
    0x3422630031e297, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3622830131e297, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x382d013231e297, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2d013331e297, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2d013431e297, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322d012f31f3f9, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x3422630031f3f9, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3622830131f3f9, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x382d013231f3f9, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2d013331f3f9, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2d013431f3f9, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322d012f3203f8, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x342263003203f8, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x362283013203f8, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x382d01323203f8, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2d01333203f8, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2d01343203f8, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322c22d6321383, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x3421e2d7321383, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x362202d8321383, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x382c22d9321383, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2c22da321383, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2c22db321383, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322c22dc322385, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x3421e2dd322385, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x362202de322385, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x382c22df322385, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2c22e0322385, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2c22e1322385, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322d0302323388, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x34226303323388, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x36228304323388, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x382d0305323388, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2d0306323388, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2d0307323388, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322d0308324381, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x34226309324381, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x3622830a324381, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x382d030b324381, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x3a2d030c324381, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x3c2d030d324381, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322d0129325468, // V_SUB_NC_I32 ENC_VOP3 default
    0x3422630e325468, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x3622830f325468, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x382d012c325468, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x3a2d012d325468, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x3c2d012e325468, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322d012932628c, // V_ADD_NC_I32 ENC_VOP3 default
    0x3422630e32628c, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x3622830f32628c, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x382d012c32628c, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x3a2d012d32628c, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x3c2d012e32628c, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322d2310327289, // V_ADD_F64 ENC_VOP3 default
    0x382d2311327289, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x3a2d2312327289, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x3c2d2313327289, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322d231032841e, // V_MUL_F64 ENC_VOP3 default
    0x382d231132841e, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x3a2d231232841e, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x3c2d231332841e, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322d231032940c, // V_MIN_F64 ENC_VOP3 default
    0x382d231132940c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x3a2d231232940c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x3c2d231332940c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322d231032a3f3, // V_MAX_F64 ENC_VOP3 default
    0x382d231132a3f3, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x3a2d231232a3f3, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x3c2d231332a3f3, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322d431432b3d3, // V_LDEXP_F64 ENC_VOP3 default
    0x382d431532b3d3, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x3a2d431632b3d3, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x3c2d431732b3d3, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322d012f32c425, // V_MUL_LO_U32 ENC_VOP3 default
    0x382d013232c425, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2d013332c425, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2d013432c425, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322d012f32d421, // V_MUL_HI_U32 ENC_VOP3 default
    0x382d013232d421, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2d013332d421, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2d013432d421, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322d012932e41f, // V_MUL_HI_I32 ENC_VOP3 default
    0x382d012c32e41f, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x3a2d012d32e41f, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x3c2d012e32e41f, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322d431832f46e, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x382d431932f46e, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x3a2d431a32f46e, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x3c2d431b32f46e, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322bc2d03383d7, // V_LSHLREV_B16 ENC_VOP3 default
    0x342be2d13383d7, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x362c02d23383d7, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x382bc2d33383d7, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x3a2bc2d43383d7, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x3c2bc2d53383d7, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322bc2d03393dc, // V_LSHRREV_B16 ENC_VOP3 default
    0x342be2d13393dc, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x362c02d23393dc, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x382bc2d33393dc, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x3a2bc2d43393dc, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x3c2bc2d53393dc, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322bc31c33a294, // V_ASHRREV_I16 ENC_VOP3 default
    0x342be31d33a294, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x362c031e33a294, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x382bc31f33a294, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2bc32033a294, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2bc32133a294, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x9c2d632233c3d9, // V_LSHLREV_B64 ENC_VOP3 default
    0x9e2d632333c3d9, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0xa02d632433c3d9, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x9c2d632233d3de, // V_LSHRREV_B64 ENC_VOP3 default
    0x9e2d632333d3de, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0xa02d632433d3de, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x9c2d632533e296, // V_ASHRREV_I64 ENC_VOP3 default
    0x9e2d632633e296, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0xa02d632733e296, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0xa22d832836044d, // V_READLANE_B32 ENC_VOP3 default
    0xa42c2329361478, // V_WRITELANE_B32 ENC_VOP3 default
    0xa62c232a361478, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x322bc2d0362291, // V_AND_B16 ENC_VOP3 default
    0x342be2d1362291, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x362c02d2362291, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x382bc2d3362291, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x3a2bc2d4362291, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x3c2bc2d5362291, // V_AND_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322bc2d036342b, // V_OR_B16 ENC_VOP3 default
    0x342be2d136342b, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x362c02d236342b, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x382bc2d336342b, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x3a2bc2d436342b, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x3c2bc2d536342b, // V_OR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322bc2d036447c, // V_XOR_B16 ENC_VOP3 default
    0x342be2d136447c, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x362c02d236447c, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x382bc2d336447c, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x3a2bc2d436447c, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x3c2bc2d536447c, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0xbe30441000030d, // V_CMP_F_F16 ENC_VOPC default
    0xc030641100030d, // V_CMP_F_F16 VOPC_VOP_DPP8 has_dpp8
    0xc230841200030d, // V_CMP_F_F16 VOPC_VOP_DPP16 has_dpp16
    0xc430441300030d, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0xbe304410001332, // V_CMP_LT_F16 ENC_VOPC default
    0xc0306411001332, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc2308412001332, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc4304413001332, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0xbe304410002304, // V_CMP_EQ_F16 ENC_VOPC default
    0xc0306411002304, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc2308412002304, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc4304413002304, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0xbe304410003326, // V_CMP_LE_F16 ENC_VOPC default
    0xc0306411003326, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc2308412003326, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc4304413003326, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0xbe30441000431d, // V_CMP_GT_F16 ENC_VOPC default
    0xc030641100431d, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc230841200431d, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc430441300431d, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0xbe30441000532f, // V_CMP_LG_F16 ENC_VOPC default
    0xc030641100532f, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc230841200532f, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc430441300532f, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0xbe304410006314, // V_CMP_GE_F16 ENC_VOPC default
    0xc0306411006314, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc2308412006314, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc4304413006314, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0xbe304410007353, // V_CMP_O_F16 ENC_VOPC default
    0xc0306411007353, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0xc2308412007353, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0xc4304413007353, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0xbe30441000835d, // V_CMP_U_F16 ENC_VOPC default
    0xc030641100835d, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0xc230841200835d, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0xc430441300835d, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0xbe304410009344, // V_CMP_NGE_F16 ENC_VOPC default
    0xc0306411009344, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc2308412009344, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc4304413009344, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0xbe30441000a34d, // V_CMP_NLG_F16 ENC_VOPC default
    0xc030641100a34d, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc230841200a34d, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc430441300a34d, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0xbe30441000b347, // V_CMP_NGT_F16 ENC_VOPC default
    0xc030641100b347, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc230841200b347, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc430441300b347, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0xbe30441000c34a, // V_CMP_NLE_F16 ENC_VOPC default
    0xc030641100c34a, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc230841200c34a, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc430441300c34a, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0xbe30441000d33b, // V_CMP_NEQ_F16 ENC_VOPC default
    0xc030641100d33b, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc230841200d33b, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc430441300d33b, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0xbe30441000e350, // V_CMP_NLT_F16 ENC_VOPC default
    0xc030641100e350, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc230841200e350, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc430441300e350, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0xbe30441000f356, // V_CMP_T_F16 ENC_VOPC default
    0xc030641100f356, // V_CMP_T_F16 VOPC_VOP_DPP8 has_dpp8
    0xc230841200f356, // V_CMP_T_F16 VOPC_VOP_DPP16 has_dpp16
    0xc430441300f356, // V_CMP_T_F16 VOPC_INST_LITERAL has_lit
    0xbe31041401030e, // V_CMP_F_F32 ENC_VOPC default
    0xc031241501030e, // V_CMP_F_F32 VOPC_VOP_DPP8 has_dpp8
    0xc231441601030e, // V_CMP_F_F32 VOPC_VOP_DPP16 has_dpp16
    0xc431041701030e, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0xbe310414011333, // V_CMP_LT_F32 ENC_VOPC default
    0xc0312415011333, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc2314416011333, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4310417011333, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0xbe310414012305, // V_CMP_EQ_F32 ENC_VOPC default
    0xc0312415012305, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc2314416012305, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4310417012305, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0xbe310414013327, // V_CMP_LE_F32 ENC_VOPC default
    0xc0312415013327, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc2314416013327, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4310417013327, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0xbe31041401431e, // V_CMP_GT_F32 ENC_VOPC default
    0xc031241501431e, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc231441601431e, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc431041701431e, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0xbe310414015330, // V_CMP_LG_F32 ENC_VOPC default
    0xc0312415015330, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc2314416015330, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4310417015330, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0xbe310414016315, // V_CMP_GE_F32 ENC_VOPC default
    0xc0312415016315, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc2314416016315, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4310417016315, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0xbe310414017354, // V_CMP_O_F32 ENC_VOPC default
    0xc0312415017354, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0xc2314416017354, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4310417017354, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0xbe31041401835e, // V_CMP_U_F32 ENC_VOPC default
    0xc031241501835e, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0xc231441601835e, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0xc431041701835e, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0xbe310414019345, // V_CMP_NGE_F32 ENC_VOPC default
    0xc0312415019345, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc2314416019345, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4310417019345, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0xbe31041401a34e, // V_CMP_NLG_F32 ENC_VOPC default
    0xc031241501a34e, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc231441601a34e, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc431041701a34e, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0xbe31041401b348, // V_CMP_NGT_F32 ENC_VOPC default
    0xc031241501b348, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc231441601b348, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc431041701b348, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0xbe31041401c34b, // V_CMP_NLE_F32 ENC_VOPC default
    0xc031241501c34b, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc231441601c34b, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc431041701c34b, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0xbe31041401d33c, // V_CMP_NEQ_F32 ENC_VOPC default
    0xc031241501d33c, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc231441601d33c, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc431041701d33c, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0xbe31041401e351, // V_CMP_NLT_F32 ENC_VOPC default
    0xc031241501e351, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc231441601e351, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc431041701e351, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0xbe31041401f357, // V_CMP_T_F32 ENC_VOPC default
    0xc031241501f357, // V_CMP_T_F32 VOPC_VOP_DPP8 has_dpp8
    0xc231441601f357, // V_CMP_T_F32 VOPC_VOP_DPP16 has_dpp16
    0xc431041701f357, // V_CMP_T_F32 VOPC_INST_LITERAL has_lit
    0xbe31841802030f, // V_CMP_F_F64 ENC_VOPC default
    0xc431841902030f, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0xbe318418021334, // V_CMP_LT_F64 ENC_VOPC default
    0xc4318419021334, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0xbe318418022306, // V_CMP_EQ_F64 ENC_VOPC default
    0xc4318419022306, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0xbe318418023328, // V_CMP_LE_F64 ENC_VOPC default
    0xc4318419023328, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0xbe31841802431f, // V_CMP_GT_F64 ENC_VOPC default
    0xc431841902431f, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0xbe318418025331, // V_CMP_LG_F64 ENC_VOPC default
    0xc4318419025331, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0xbe318418026316, // V_CMP_GE_F64 ENC_VOPC default
    0xc4318419026316, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0xbe318418027355, // V_CMP_O_F64 ENC_VOPC default
    0xc4318419027355, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0xbe31841802835f, // V_CMP_U_F64 ENC_VOPC default
    0xc431841902835f, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0xbe318418029346, // V_CMP_NGE_F64 ENC_VOPC default
    0xc4318419029346, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0xbe31841802a34f, // V_CMP_NLG_F64 ENC_VOPC default
    0xc431841902a34f, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0xbe31841802b349, // V_CMP_NGT_F64 ENC_VOPC default
    0xc431841902b349, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0xbe31841802c34c, // V_CMP_NLE_F64 ENC_VOPC default
    0xc431841902c34c, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0xbe31841802d33d, // V_CMP_NEQ_F64 ENC_VOPC default
    0xc431841902d33d, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0xbe31841802e352, // V_CMP_NLT_F64 ENC_VOPC default
    0xc431841902e352, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0xbe31841802f358, // V_CMP_T_F64 ENC_VOPC default
    0xc431841902f358, // V_CMP_T_F64 VOPC_INST_LITERAL has_lit
    0xbe32041a031335, // V_CMP_LT_I16 ENC_VOPC default
    0xc032241b031335, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc232441c031335, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc432041d031335, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0xbe32041a032307, // V_CMP_EQ_I16 ENC_VOPC default
    0xc032241b032307, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0xc232441c032307, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0xc432041d032307, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0xbe32041a033329, // V_CMP_LE_I16 ENC_VOPC default
    0xc032241b033329, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc232441c033329, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc432041d033329, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0xbe32041a034320, // V_CMP_GT_I16 ENC_VOPC default
    0xc032241b034320, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc232441c034320, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc432041d034320, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0xbe32041a03533e, // V_CMP_NE_I16 ENC_VOPC default
    0xc032241b03533e, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc232441c03533e, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc432041d03533e, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0xbe32041a036317, // V_CMP_GE_I16 ENC_VOPC default
    0xc032241b036317, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc232441c036317, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc432041d036317, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0xbe32041e039338, // V_CMP_LT_U16 ENC_VOPC default
    0xc032241f039338, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc2324420039338, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc4320421039338, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0xbe32041e03a30a, // V_CMP_EQ_U16 ENC_VOPC default
    0xc032241f03a30a, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0xc232442003a30a, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0xc432042103a30a, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0xbe32041e03b32c, // V_CMP_LE_U16 ENC_VOPC default
    0xc032241f03b32c, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc232442003b32c, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc432042103b32c, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0xbe32041e03c323, // V_CMP_GT_U16 ENC_VOPC default
    0xc032241f03c323, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc232442003c323, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc432042103c323, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0xbe32041e03d341, // V_CMP_NE_U16 ENC_VOPC default
    0xc032241f03d341, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc232442003d341, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc432042103d341, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0xbe32041e03e31a, // V_CMP_GE_U16 ENC_VOPC default
    0xc032241f03e31a, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc232442003e31a, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc432042103e31a, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0xbe310422040310, // V_CMP_F_I32 ENC_VOPC default
    0xc0312423040310, // V_CMP_F_I32 VOPC_VOP_DPP8 has_dpp8
    0xc232c424040310, // V_CMP_F_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4310425040310, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0xbe310422041336, // V_CMP_LT_I32 ENC_VOPC default
    0xc0312423041336, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc232c424041336, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4310425041336, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0xbe310422042308, // V_CMP_EQ_I32 ENC_VOPC default
    0xc0312423042308, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0xc232c424042308, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4310425042308, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0xbe31042204332a, // V_CMP_LE_I32 ENC_VOPC default
    0xc031242304332a, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc232c42404332a, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc431042504332a, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0xbe310422044321, // V_CMP_GT_I32 ENC_VOPC default
    0xc0312423044321, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc232c424044321, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4310425044321, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0xbe31042204533f, // V_CMP_NE_I32 ENC_VOPC default
    0xc031242304533f, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc232c42404533f, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc431042504533f, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0xbe310422046318, // V_CMP_GE_I32 ENC_VOPC default
    0xc0312423046318, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc232c424046318, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4310425046318, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0xbe310422047359, // V_CMP_T_I32 ENC_VOPC default
    0xc0312423047359, // V_CMP_T_I32 VOPC_VOP_DPP8 has_dpp8
    0xc232c424047359, // V_CMP_T_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4310425047359, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0xbe310426048312, // V_CMP_F_U32 ENC_VOPC default
    0xc0312427048312, // V_CMP_F_U32 VOPC_VOP_DPP8 has_dpp8
    0xc232c428048312, // V_CMP_F_U32 VOPC_VOP_DPP16 has_dpp16
    0xc4310429048312, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0xbe310426049339, // V_CMP_LT_U32 ENC_VOPC default
    0xc0312427049339, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc232c428049339, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc4310429049339, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0xbe31042604a30b, // V_CMP_EQ_U32 ENC_VOPC default
    0xc031242704a30b, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0xc232c42804a30b, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0xc431042904a30b, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0xbe31042604b32d, // V_CMP_LE_U32 ENC_VOPC default
    0xc031242704b32d, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc232c42804b32d, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc431042904b32d, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0xbe31042604c324, // V_CMP_GT_U32 ENC_VOPC default
    0xc031242704c324, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc232c42804c324, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc431042904c324, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0xbe31042604d342, // V_CMP_NE_U32 ENC_VOPC default
    0xc031242704d342, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc232c42804d342, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc431042904d342, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0xbe31042604e31b, // V_CMP_GE_U32 ENC_VOPC default
    0xc031242704e31b, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc232c42804e31b, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc431042904e31b, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0xbe31042604f35b, // V_CMP_T_U32 ENC_VOPC default
    0xc031242704f35b, // V_CMP_T_U32 VOPC_VOP_DPP8 has_dpp8
    0xc232c42804f35b, // V_CMP_T_U32 VOPC_VOP_DPP16 has_dpp16
    0xc431042904f35b, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0xbe33042a050311, // V_CMP_F_I64 ENC_VOPC default
    0xc433042b050311, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0xbe33042a051337, // V_CMP_LT_I64 ENC_VOPC default
    0xc433042b051337, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0xbe33042a052309, // V_CMP_EQ_I64 ENC_VOPC default
    0xc433042b052309, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0xbe33042a05332b, // V_CMP_LE_I64 ENC_VOPC default
    0xc433042b05332b, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0xbe33042a054322, // V_CMP_GT_I64 ENC_VOPC default
    0xc433042b054322, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0xbe33042a055340, // V_CMP_NE_I64 ENC_VOPC default
    0xc433042b055340, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0xbe33042a056319, // V_CMP_GE_I64 ENC_VOPC default
    0xc433042b056319, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0xbe33042a05735a, // V_CMP_T_I64 ENC_VOPC default
    0xc433042b05735a, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0xbe33042c058313, // V_CMP_F_U64 ENC_VOPC default
    0xc433042d058313, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0xbe33042c05933a, // V_CMP_LT_U64 ENC_VOPC default
    0xc433042d05933a, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0xbe33042c05a30c, // V_CMP_EQ_U64 ENC_VOPC default
    0xc433042d05a30c, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0xbe33042c05b32e, // V_CMP_LE_U64 ENC_VOPC default
    0xc433042d05b32e, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0xbe33042c05c325, // V_CMP_GT_U64 ENC_VOPC default
    0xc433042d05c325, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0xbe33042c05d343, // V_CMP_NE_U64 ENC_VOPC default
    0xc433042d05d343, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0xbe33042c05e31c, // V_CMP_GE_U64 ENC_VOPC default
    0xc433042d05e31c, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0xbe33042c05f35c, // V_CMP_T_U64 ENC_VOPC default
    0xc433042d05f35c, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0xbe30441007d301, // V_CMP_CLASS_F16 ENC_VOPC default
    0xc030641107d301, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0xc230841207d301, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0xc430441307d301, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0xbe31042e07e302, // V_CMP_CLASS_F32 ENC_VOPC default
    0xc031242f07e302, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0xc233843007e302, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0xc431043107e302, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0xbe33c43207f303, // V_CMP_CLASS_F64 ENC_VOPC default
    0xc433c43307f303, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0xbe3444340802ae, // V_CMPX_F_F16 ENC_VOPC default
    0xc03464350802ae, // V_CMPX_F_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23484360802ae, // V_CMPX_F_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43444370802ae, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0xbe3444340812d3, // V_CMPX_LT_F16 ENC_VOPC default
    0xc03464350812d3, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23484360812d3, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43444370812d3, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0xbe3444340822a5, // V_CMPX_EQ_F16 ENC_VOPC default
    0xc03464350822a5, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23484360822a5, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43444370822a5, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0xbe3444340832c7, // V_CMPX_LE_F16 ENC_VOPC default
    0xc03464350832c7, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23484360832c7, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43444370832c7, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0xbe3444340842be, // V_CMPX_GT_F16 ENC_VOPC default
    0xc03464350842be, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23484360842be, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43444370842be, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0xbe3444340852d0, // V_CMPX_LG_F16 ENC_VOPC default
    0xc03464350852d0, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23484360852d0, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43444370852d0, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0xbe3444340862b5, // V_CMPX_GE_F16 ENC_VOPC default
    0xc03464350862b5, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23484360862b5, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43444370862b5, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0xbe3444340872f4, // V_CMPX_O_F16 ENC_VOPC default
    0xc03464350872f4, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23484360872f4, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43444370872f4, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0xbe3444340882fe, // V_CMPX_U_F16 ENC_VOPC default
    0xc03464350882fe, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23484360882fe, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43444370882fe, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0xbe3444340892e5, // V_CMPX_NGE_F16 ENC_VOPC default
    0xc03464350892e5, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23484360892e5, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43444370892e5, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0xbe34443408a2ee, // V_CMPX_NLG_F16 ENC_VOPC default
    0xc034643508a2ee, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234843608a2ee, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc434443708a2ee, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0xbe34443408b2e8, // V_CMPX_NGT_F16 ENC_VOPC default
    0xc034643508b2e8, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234843608b2e8, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc434443708b2e8, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0xbe34443408c2eb, // V_CMPX_NLE_F16 ENC_VOPC default
    0xc034643508c2eb, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234843608c2eb, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc434443708c2eb, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0xbe34443408d2dc, // V_CMPX_NEQ_F16 ENC_VOPC default
    0xc034643508d2dc, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234843608d2dc, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc434443708d2dc, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0xbe34443408e2f1, // V_CMPX_NLT_F16 ENC_VOPC default
    0xc034643508e2f1, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234843608e2f1, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc434443708e2f1, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0xbe34443408f2f7, // V_CMPX_T_F16 ENC_VOPC default
    0xc034643508f2f7, // V_CMPX_T_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234843608f2f7, // V_CMPX_T_F16 VOPC_VOP_DPP16 has_dpp16
    0xc434443708f2f7, // V_CMPX_T_F16 VOPC_INST_LITERAL has_lit
    0xbe3504380902af, // V_CMPX_F_F32 ENC_VOPC default
    0xc03524390902af, // V_CMPX_F_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235443a0902af, // V_CMPX_F_F32 VOPC_VOP_DPP16 has_dpp16
    0xc435043b0902af, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0xbe3504380912d4, // V_CMPX_LT_F32 ENC_VOPC default
    0xc03524390912d4, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235443a0912d4, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc435043b0912d4, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0xbe3504380922a6, // V_CMPX_EQ_F32 ENC_VOPC default
    0xc03524390922a6, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235443a0922a6, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc435043b0922a6, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0xbe3504380932c8, // V_CMPX_LE_F32 ENC_VOPC default
    0xc03524390932c8, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235443a0932c8, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc435043b0932c8, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0xbe3504380942bf, // V_CMPX_GT_F32 ENC_VOPC default
    0xc03524390942bf, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235443a0942bf, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc435043b0942bf, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0xbe3504380952d1, // V_CMPX_LG_F32 ENC_VOPC default
    0xc03524390952d1, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235443a0952d1, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc435043b0952d1, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0xbe3504380962b6, // V_CMPX_GE_F32 ENC_VOPC default
    0xc03524390962b6, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235443a0962b6, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc435043b0962b6, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0xbe3504380972f5, // V_CMPX_O_F32 ENC_VOPC default
    0xc03524390972f5, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235443a0972f5, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0xc435043b0972f5, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0xbe3504380982ff, // V_CMPX_U_F32 ENC_VOPC default
    0xc03524390982ff, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235443a0982ff, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0xc435043b0982ff, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0xbe3504380992e6, // V_CMPX_NGE_F32 ENC_VOPC default
    0xc03524390992e6, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235443a0992e6, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc435043b0992e6, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0xbe35043809a2ef, // V_CMPX_NLG_F32 ENC_VOPC default
    0xc035243909a2ef, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235443a09a2ef, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc435043b09a2ef, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0xbe35043809b2e9, // V_CMPX_NGT_F32 ENC_VOPC default
    0xc035243909b2e9, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235443a09b2e9, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc435043b09b2e9, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0xbe35043809c2ec, // V_CMPX_NLE_F32 ENC_VOPC default
    0xc035243909c2ec, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235443a09c2ec, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc435043b09c2ec, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0xbe35043809d2dd, // V_CMPX_NEQ_F32 ENC_VOPC default
    0xc035243909d2dd, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235443a09d2dd, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc435043b09d2dd, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0xbe35043809e2f2, // V_CMPX_NLT_F32 ENC_VOPC default
    0xc035243909e2f2, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235443a09e2f2, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc435043b09e2f2, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0xbe35043809f2f8, // V_CMPX_T_F32 ENC_VOPC default
    0xc035243909f2f8, // V_CMPX_T_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235443a09f2f8, // V_CMPX_T_F32 VOPC_VOP_DPP16 has_dpp16
    0xc435043b09f2f8, // V_CMPX_T_F32 VOPC_INST_LITERAL has_lit
    0xbe35843c0a02b0, // V_CMPX_F_F64 ENC_VOPC default
    0xc435843d0a02b0, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0xbe35843c0a12d5, // V_CMPX_LT_F64 ENC_VOPC default
    0xc435843d0a12d5, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0xbe35843c0a22a7, // V_CMPX_EQ_F64 ENC_VOPC default
    0xc435843d0a22a7, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0xbe35843c0a32c9, // V_CMPX_LE_F64 ENC_VOPC default
    0xc435843d0a32c9, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0xbe35843c0a42c0, // V_CMPX_GT_F64 ENC_VOPC default
    0xc435843d0a42c0, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0xbe35843c0a52d2, // V_CMPX_LG_F64 ENC_VOPC default
    0xc435843d0a52d2, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0xbe35843c0a62b7, // V_CMPX_GE_F64 ENC_VOPC default
    0xc435843d0a62b7, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0xbe35843c0a72f6, // V_CMPX_O_F64 ENC_VOPC default
    0xc435843d0a72f6, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0xbe35843c0a8300, // V_CMPX_U_F64 ENC_VOPC default
    0xc435843d0a8300, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0xbe35843c0a92e7, // V_CMPX_NGE_F64 ENC_VOPC default
    0xc435843d0a92e7, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0xbe35843c0aa2f0, // V_CMPX_NLG_F64 ENC_VOPC default
    0xc435843d0aa2f0, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0xbe35843c0ab2ea, // V_CMPX_NGT_F64 ENC_VOPC default
    0xc435843d0ab2ea, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0xbe35843c0ac2ed, // V_CMPX_NLE_F64 ENC_VOPC default
    0xc435843d0ac2ed, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0xbe35843c0ad2de, // V_CMPX_NEQ_F64 ENC_VOPC default
    0xc435843d0ad2de, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0xbe35843c0ae2f3, // V_CMPX_NLT_F64 ENC_VOPC default
    0xc435843d0ae2f3, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0xbe35843c0af2f9, // V_CMPX_T_F64 ENC_VOPC default
    0xc435843d0af2f9, // V_CMPX_T_F64 VOPC_INST_LITERAL has_lit
    0xbe36043e0b12d6, // V_CMPX_LT_I16 ENC_VOPC default
    0xc036243f0b12d6, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc23644400b12d6, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc43604410b12d6, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0xbe36043e0b22a8, // V_CMPX_EQ_I16 ENC_VOPC default
    0xc036243f0b22a8, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0xc23644400b22a8, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0xc43604410b22a8, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0xbe36043e0b32ca, // V_CMPX_LE_I16 ENC_VOPC default
    0xc036243f0b32ca, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc23644400b32ca, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc43604410b32ca, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0xbe36043e0b42c1, // V_CMPX_GT_I16 ENC_VOPC default
    0xc036243f0b42c1, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc23644400b42c1, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc43604410b42c1, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0xbe36043e0b52df, // V_CMPX_NE_I16 ENC_VOPC default
    0xc036243f0b52df, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc23644400b52df, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc43604410b52df, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0xbe36043e0b62b8, // V_CMPX_GE_I16 ENC_VOPC default
    0xc036243f0b62b8, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc23644400b62b8, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc43604410b62b8, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0xbe3604420b92d9, // V_CMPX_LT_U16 ENC_VOPC default
    0xc03624430b92d9, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc23644440b92d9, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc43604450b92d9, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0xbe3604420ba2ab, // V_CMPX_EQ_U16 ENC_VOPC default
    0xc03624430ba2ab, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0xc23644440ba2ab, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0xc43604450ba2ab, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0xbe3604420bb2cd, // V_CMPX_LE_U16 ENC_VOPC default
    0xc03624430bb2cd, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc23644440bb2cd, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc43604450bb2cd, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0xbe3604420bc2c4, // V_CMPX_GT_U16 ENC_VOPC default
    0xc03624430bc2c4, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc23644440bc2c4, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc43604450bc2c4, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0xbe3604420bd2e2, // V_CMPX_NE_U16 ENC_VOPC default
    0xc03624430bd2e2, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc23644440bd2e2, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc43604450bd2e2, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0xbe3604420be2bb, // V_CMPX_GE_U16 ENC_VOPC default
    0xc03624430be2bb, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc23644440be2bb, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc43604450be2bb, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0xbe3504460c02b1, // V_CMPX_F_I32 ENC_VOPC default
    0xc03524470c02b1, // V_CMPX_F_I32 VOPC_VOP_DPP8 has_dpp8
    0xc236c4480c02b1, // V_CMPX_F_I32 VOPC_VOP_DPP16 has_dpp16
    0xc43504490c02b1, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0xbe3504460c12d7, // V_CMPX_LT_I32 ENC_VOPC default
    0xc03524470c12d7, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc236c4480c12d7, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc43504490c12d7, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0xbe3504460c22a9, // V_CMPX_EQ_I32 ENC_VOPC default
    0xc03524470c22a9, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0xc236c4480c22a9, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0xc43504490c22a9, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0xbe3504460c32cb, // V_CMPX_LE_I32 ENC_VOPC default
    0xc03524470c32cb, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc236c4480c32cb, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc43504490c32cb, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0xbe3504460c42c2, // V_CMPX_GT_I32 ENC_VOPC default
    0xc03524470c42c2, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc236c4480c42c2, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc43504490c42c2, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0xbe3504460c52e0, // V_CMPX_NE_I32 ENC_VOPC default
    0xc03524470c52e0, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc236c4480c52e0, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc43504490c52e0, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0xbe3504460c62b9, // V_CMPX_GE_I32 ENC_VOPC default
    0xc03524470c62b9, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc236c4480c62b9, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc43504490c62b9, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0xbe3504460c72fa, // V_CMPX_T_I32 ENC_VOPC default
    0xc03524470c72fa, // V_CMPX_T_I32 VOPC_VOP_DPP8 has_dpp8
    0xc236c4480c72fa, // V_CMPX_T_I32 VOPC_VOP_DPP16 has_dpp16
    0xc43504490c72fa, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0xbe35044a0c82b3, // V_CMPX_F_U32 ENC_VOPC default
    0xc035244b0c82b3, // V_CMPX_F_U32 VOPC_VOP_DPP8 has_dpp8
    0xc236c44c0c82b3, // V_CMPX_F_U32 VOPC_VOP_DPP16 has_dpp16
    0xc435044d0c82b3, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0xbe35044a0c92da, // V_CMPX_LT_U32 ENC_VOPC default
    0xc035244b0c92da, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc236c44c0c92da, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc435044d0c92da, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0xbe35044a0ca2ac, // V_CMPX_EQ_U32 ENC_VOPC default
    0xc035244b0ca2ac, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0xc236c44c0ca2ac, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0xc435044d0ca2ac, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0xbe35044a0cb2ce, // V_CMPX_LE_U32 ENC_VOPC default
    0xc035244b0cb2ce, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc236c44c0cb2ce, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc435044d0cb2ce, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0xbe35044a0cc2c5, // V_CMPX_GT_U32 ENC_VOPC default
    0xc035244b0cc2c5, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc236c44c0cc2c5, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc435044d0cc2c5, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0xbe35044a0cd2e3, // V_CMPX_NE_U32 ENC_VOPC default
    0xc035244b0cd2e3, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc236c44c0cd2e3, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc435044d0cd2e3, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0xbe35044a0ce2bc, // V_CMPX_GE_U32 ENC_VOPC default
    0xc035244b0ce2bc, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc236c44c0ce2bc, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc435044d0ce2bc, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0xbe35044a0cf2fc, // V_CMPX_T_U32 ENC_VOPC default
    0xc035244b0cf2fc, // V_CMPX_T_U32 VOPC_VOP_DPP8 has_dpp8
    0xc236c44c0cf2fc, // V_CMPX_T_U32 VOPC_VOP_DPP16 has_dpp16
    0xc435044d0cf2fc, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0xbe37044e0d02b2, // V_CMPX_F_I64 ENC_VOPC default
    0xc437044f0d02b2, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0xbe37044e0d12d8, // V_CMPX_LT_I64 ENC_VOPC default
    0xc437044f0d12d8, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0xbe37044e0d22aa, // V_CMPX_EQ_I64 ENC_VOPC default
    0xc437044f0d22aa, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0xbe37044e0d32cc, // V_CMPX_LE_I64 ENC_VOPC default
    0xc437044f0d32cc, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0xbe37044e0d42c3, // V_CMPX_GT_I64 ENC_VOPC default
    0xc437044f0d42c3, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0xbe37044e0d52e1, // V_CMPX_NE_I64 ENC_VOPC default
    0xc437044f0d52e1, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0xbe37044e0d62ba, // V_CMPX_GE_I64 ENC_VOPC default
    0xc437044f0d62ba, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0xbe37044e0d72fb, // V_CMPX_T_I64 ENC_VOPC default
    0xc437044f0d72fb, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0xbe3704500d82b4, // V_CMPX_F_U64 ENC_VOPC default
    0xc43704510d82b4, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0xbe3704500d92db, // V_CMPX_LT_U64 ENC_VOPC default
    0xc43704510d92db, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0xbe3704500da2ad, // V_CMPX_EQ_U64 ENC_VOPC default
    0xc43704510da2ad, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0xbe3704500db2cf, // V_CMPX_LE_U64 ENC_VOPC default
    0xc43704510db2cf, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0xbe3704500dc2c6, // V_CMPX_GT_U64 ENC_VOPC default
    0xc43704510dc2c6, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0xbe3704500dd2e4, // V_CMPX_NE_U64 ENC_VOPC default
    0xc43704510dd2e4, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0xbe3704500de2bd, // V_CMPX_GE_U64 ENC_VOPC default
    0xc43704510de2bd, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0xbe3704500df2fd, // V_CMPX_T_U64 ENC_VOPC default
    0xc43704510df2fd, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0xbe3444340fd2a2, // V_CMPX_CLASS_F16 ENC_VOPC default
    0xc03464350fd2a2, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23484360fd2a2, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43444370fd2a2, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0xbe3504520fe2a3, // V_CMPX_CLASS_F32 ENC_VOPC default
    0xc03524530fe2a3, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0xc23784540fe2a3, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0xc43504550fe2a3, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0xbe37c4560ff2a4, // V_CMPX_CLASS_F64 ENC_VOPC default
    0xc437c4570ff2a4, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
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
    0xc619a47100a369, // V_CVT_F16_F32 ENC_VOP1 default
    0xc819c47200a369, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0xca19e47300a369, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc19a47400a369, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0xc61a647500b36c, // V_CVT_F32_F16 ENC_VOP1 default
    0xc81a847600b36c, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1aa47700b36c, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1a647800b36c, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
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
    0xc61b4481017471, // V_TRUNC_F64 ENC_VOP1 default
    0xcc1b4482017471, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0xc61b448101829f, // V_CEIL_F64 ENC_VOP1 default
    0xcc1b448201829f, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0xc61b4481019450, // V_RNDNE_F64 ENC_VOP1 default
    0xcc1b4482019450, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0xc61b448101a3b3, // V_FLOOR_F64 ENC_VOP1 default
    0xcc1b448201a3b3, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0xc612215501b432, // V_PIPEFLUSH ENC_VOP1 default
    0xc61b848301c415, // V_MOV_B16 ENC_VOP1 default
    0xc81ba48401c415, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0xca1bc48501c415, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0xcc1b848601c415, // V_MOV_B16 VOP1_INST_LITERAL has_lit
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
    0xc61b448102f44a, // V_RCP_F64 ENC_VOP1 default
    0xcc1b448202f44a, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0xc61b4481031453, // V_RSQ_F64 ENC_VOP1 default
    0xcc1b4482031453, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0xc617a48703345c, // V_SQRT_F32 ENC_VOP1 default
    0xc817c48803345c, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0xca17e48903345c, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc17a48a03345c, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0xc61b448103445d, // V_SQRT_F64 ENC_VOP1 default
    0xcc1b448203445d, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
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
    0xc61b448103d3ca, // V_FREXP_MANT_F64 ENC_VOP1 default
    0xcc1b448203d3ca, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0xc61b448103e3c4, // V_FRACT_F64 ENC_VOP1 default
    0xcc1b448203e3c4, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
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
    0xc61c449c05036b, // V_CVT_F16_U16 ENC_VOP1 default
    0xc81c649d05036b, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0xca1c849e05036b, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0xcc1c449f05036b, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0xc61c44a005136a, // V_CVT_F16_I16 ENC_VOP1 default
    0xc81c64a105136a, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0xca1c84a205136a, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0xcc1c44a305136a, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0xc61d04a405238a, // V_CVT_U16_F16 ENC_VOP1 default
    0xc81d24a505238a, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1d44a605238a, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1d04a705238a, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0xc61d04a8053378, // V_CVT_I16_F16 ENC_VOP1 default
    0xc81d24a9053378, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1d44aa053378, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1d04ab053378, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0xc61dc4ac054448, // V_RCP_F16 ENC_VOP1 default
    0xc81de4ad054448, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1e04ae054448, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1dc4af054448, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0xc61dc4ac05545b, // V_SQRT_F16 ENC_VOP1 default
    0xc81de4ad05545b, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1e04ae05545b, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1dc4af05545b, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0xc61dc4ac056451, // V_RSQ_F16 ENC_VOP1 default
    0xc81de4ad056451, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1e04ae056451, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1dc4af056451, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0xc61dc4ac0573d5, // V_LOG_F16 ENC_VOP1 default
    0xc81de4ad0573d5, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1e04ae0573d5, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1dc4af0573d5, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0xc61dc4ac0583af, // V_EXP_F16 ENC_VOP1 default
    0xc81de4ad0583af, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1e04ae0583af, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1dc4af0583af, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0xc61dc4ac0593c8, // V_FREXP_MANT_F16 ENC_VOP1 default
    0xc81de4ad0593c8, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1e04ae0593c8, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1dc4af0593c8, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0xc61d04a805a3c5, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0xc81d24a905a3c5, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1d44aa05a3c5, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1d04ab05a3c5, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0xc61dc4ac05b3b1, // V_FLOOR_F16 ENC_VOP1 default
    0xc81de4ad05b3b1, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1e04ae05b3b1, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1dc4af05b3b1, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0xc61dc4ac05c29d, // V_CEIL_F16 ENC_VOP1 default
    0xc81de4ad05c29d, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1e04ae05c29d, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1dc4af05c29d, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0xc61dc4ac05d46f, // V_TRUNC_F16 ENC_VOP1 default
    0xc81de4ad05d46f, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1e04ae05d46f, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1dc4af05d46f, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0xc61dc4ac05e44e, // V_RNDNE_F16 ENC_VOP1 default
    0xc81de4ad05e44e, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1e04ae05e44e, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1dc4af05e44e, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0xc61dc4ac05f3c2, // V_FRACT_F16 ENC_VOP1 default
    0xc81de4ad05f3c2, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1e04ae05f3c2, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1dc4af05f3c2, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0xc61dc4ac060459, // V_SIN_F16 ENC_VOP1 default
    0xc81de4ad060459, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1e04ae060459, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1dc4af060459, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0xc61dc4ac061362, // V_COS_F16 ENC_VOP1 default
    0xc81de4ad061362, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1e04ae061362, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1dc4af061362, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0xc61e84b0062458, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0xc81ea4b1062458, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0xca1ec4b2062458, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0xcc1e84b3062458, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0xc61d04a806337d, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0xc81d24a906337d, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1d44aa06337d, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1d04ab06337d, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0xc61d04a406437e, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0xc81d24a506437e, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1d44a606437e, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1d04a706437e, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0xce1f44b406546d, // V_SWAP_B32 ENC_VOP1 default
    0xce1f64b506646c, // V_SWAP_B16 ENC_VOP1 default
    0xce1f44b606742f, // V_PERMLANE64_B32 ENC_VOP1 default
    0xce1f44b706846b, // V_SWAPREL_B32 ENC_VOP1 default
    0xc61b84b8069428, // V_NOT_B16 ENC_VOP1 default
    0xc81ba4b9069428, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0xca1bc4ba069428, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0xcc1b84bb069428, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0xc61f84bc06a37b, // V_CVT_I32_I16 ENC_VOP1 default
    0xc81fa4bd06a37b, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0xca1fc4be06a37b, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0xcc1f84bf06a37b, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0xc61f84c006b38d, // V_CVT_U32_U16 ENC_VOP1 default
    0xc81fa4c106b38d, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0xca1fc4c206b38d, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0xcc1f84c306b38d, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0xd02da4c400043b, // V_PK_MAD_I16 ENC_VOP3P default
    0xd22da4c500043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0xd42da4c600043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0xd62da4c700043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd82da4c800043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0xda2da4c900043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc2da4ca00043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde2da4cb00043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd02dc4cc001444, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0xd22dc4cd001444, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0xd42dc4ce001444, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0xd62dc4cf001444, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02dc4d0002434, // V_PK_ADD_I16 ENC_VOP3P default
    0xd22dc4d1002434, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0xd42dc4d2002434, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0xd62dc4d3002434, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02dc4d0003445, // V_PK_SUB_I16 ENC_VOP3P default
    0xd22dc4d1003445, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0xd42dc4d2003445, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0xd62dc4d3003445, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02dc4cc004439, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0xd22dc4cd004439, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0xd42dc4ce004439, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0xd62dc4cf004439, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02dc4cc00543a, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0xd22dc4cd00543a, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0xd42dc4ce00543a, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0xd62dc4cf00543a, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02dc4d4006436, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0xd22dc4d5006436, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0xd42dc4d6006436, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0xd62dc4d7006436, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02dc4d000743e, // V_PK_MAX_I16 ENC_VOP3P default
    0xd22dc4d100743e, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0xd42dc4d200743e, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0xd62dc4d300743e, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02dc4d0008441, // V_PK_MIN_I16 ENC_VOP3P default
    0xd22dc4d1008441, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0xd42dc4d2008441, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0xd62dc4d3008441, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02da4d800943c, // V_PK_MAD_U16 ENC_VOP3P default
    0xd22da4d900943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0xd42da4da00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0xd62da4db00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd82da4dc00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0xda2da4dd00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc2da4de00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde2da4df00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd02dc4cc00a435, // V_PK_ADD_U16 ENC_VOP3P default
    0xd22dc4cd00a435, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0xd42dc4ce00a435, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0xd62dc4cf00a435, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02dc4cc00b446, // V_PK_SUB_U16 ENC_VOP3P default
    0xd22dc4cd00b446, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0xd42dc4ce00b446, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0xd62dc4cf00b446, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02dc4cc00c43f, // V_PK_MAX_U16 ENC_VOP3P default
    0xd22dc4cd00c43f, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0xd42dc4ce00c43f, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0xd62dc4cf00c43f, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02dc4cc00d442, // V_PK_MIN_U16 ENC_VOP3P default
    0xd22dc4cd00d442, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0xd42dc4ce00d442, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0xd62dc4cf00d442, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02de4e000e438, // V_PK_FMA_F16 ENC_VOP3P default
    0xd22de4e100e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0xd42de4e200e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0xd62de4e300e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd82de4e400e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0xda2de4e500e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc2de4e600e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde2de4e700e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd02e04e800f433, // V_PK_ADD_F16 ENC_VOP3P default
    0xd22e04e900f433, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0xd42e04ea00f433, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0xd62e04eb00f433, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02e04e8010443, // V_PK_MUL_F16 ENC_VOP3P default
    0xd22e04e9010443, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0xd42e04ea010443, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0xd62e04eb010443, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02e04e8011440, // V_PK_MIN_F16 ENC_VOP3P default
    0xd22e04e9011440, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0xd42e04ea011440, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0xd62e04eb011440, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02e04e801243d, // V_PK_MAX_F16 ENC_VOP3P default
    0xd22e04e901243d, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0xd42e04ea01243d, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0xd62e04eb01243d, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd02e24ec013399, // V_DOT2_F32_F16 ENC_VOP3P default
    0xe02e44ed013399, // V_DOT2_F32_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe22e64ee013399, // V_DOT2_F32_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd22e24ef013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0xd42e24f0013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0xd62e24f1013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd82e24f2013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0xda2e24f3013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc2e24f4013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde2e24f5013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd02e84f601639a, // V_DOT4_I32_IU8 ENC_VOP3P default
    0xd22e84f701639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0xd42e84f801639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0xd62e84f901639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd82e84fa01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0xda2e84fb01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc2e84fc01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde2e84fd01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd02e821601739b, // V_DOT4_U32_U8 ENC_VOP3P default
    0xd22e84fe01739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0xd42e84ff01739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0xd62e850001739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd82e850101739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0xda2e850201739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc2e850301739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde2e850401739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd02e850501839c, // V_DOT8_I32_IU4 ENC_VOP3P default
    0xd22e850601839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0xd42e850701839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0xd62e850801839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd82e850901839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0xda2e850a01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc2e850b01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde2e850c01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd02e850d01939d, // V_DOT8_U32_U4 ENC_VOP3P default
    0xd22e850e01939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0xd42e850f01939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0xd62e851001939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd82e851101939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0xda2e851201939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc2e851301939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde2e851401939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd02ea51501a398, // V_DOT2_F32_BF16 ENC_VOP3P default
    0xe02ec51601a398, // V_DOT2_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0xe22ee51701a398, // V_DOT2_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0xd22ea51801a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0xd42ea51901a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0xd62ea51a01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd82ea51b01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0xda2ea51c01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc2ea51d01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde2ea51e01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd02f051f0203c1, // V_FMA_MIX_F32 ENC_VOP3P default
    0xe02f25200203c1, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0xe22f45210203c1, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0xd22f05220203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0xd42f05230203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0xd62f05240203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd82f05250203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0xda2f05260203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc2f05270203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde2f05280203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd02f05290213c0, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0xe02f252a0213c0, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe22f452b0213c0, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd22f052c0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0xd42f052d0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0xd62f052e0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd82f052f0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0xda2f05300213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc2f05310213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde2f05320213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd02f05290223bf, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0xe02f252a0223bf, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe22f452b0223bf, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd22f052c0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0xd42f052d0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0xd62f052e0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd82f052f0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0xda2f05300223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc2f05310223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde2f05320223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xe42f6533040475, // V_WMMA_F32_16X16X16_F16 ENC_VOP3P default
    0xe42f6534041474, // V_WMMA_F32_16X16X16_BF16 ENC_VOP3P default
    0xe42f8535042473, // V_WMMA_F16_16X16X16_F16 ENC_VOP3P default
    0xe42f8536043472, // V_WMMA_BF16_16X16X16_BF16 ENC_VOP3P default
    0xe42fa537044477, // V_WMMA_I32_16X16X16_IU8 ENC_VOP3P default
    0xe42fc538045476, // V_WMMA_I32_16X16X16_IU4 ENC_VOP3P default
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
