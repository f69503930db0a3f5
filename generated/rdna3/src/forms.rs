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
        choice(LongDpp, 0, 2, false, false, run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, false, false, run(0, 0), run(0, 1)),
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
        choice(LongDpp, 0, 2, false, false, run(0, 1), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, false, false, run(0, 1), run(0, 1)),
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
        choice(Long, 0, 2, false, false, run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, false, run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d4000000,
        choice(LongDpp, 0, 2, false, false, run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, false, false, run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(1, 1)),
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
        choice(Long, 0, 2, false, false, run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, false, run(0, 0), run(4, 3)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(7, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(9, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(2, 1)),
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
        choice(Long, 0, 2, false, false, run(0, 0), run(9, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, false, false, run(0, 0), run(11, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, false, false, run(0, 0), run(13, 1)),
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
        choice(Short, 0, 2, false, false, run(0, 0), run(14, 1)),
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
        choice(LongDpp, 0, 2, false, false, run(3, 2), run(0, 1)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xfacc000000,
        choice(LongDpp, 0, 2, false, false, run(3, 2), run(0, 1)),
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
pub static FORMS: [u64; 4854] = [
    0x00224000001361, // V_CNDMASK_B32 ENC_VOP2 default
    0x02226001001361, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x04228002001361, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x06224003001361, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x08230004002395, // V_DOT2ACC_F32_F16 ENC_VOP2 default
    0x0a232005002395, // V_DOT2ACC_F32_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c234006002395, // V_DOT2ACC_F32_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e230007002395, // V_DOT2ACC_F32_F16 VOP2_INST_LITERAL has_lit
    0x08236008003288, // V_ADD_F32 ENC_VOP2 default
    0x0a238009003288, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23a00a003288, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23600b003288, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x08236008004466, // V_SUB_F32 ENC_VOP2 default
    0x0a238009004466, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23a00a004466, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23600b004466, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x08236008005461, // V_SUBREV_F32 ENC_VOP2 default
    0x0a238009005461, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23a00a005461, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23600b005461, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x0823600c0063b6, // V_FMAC_DX9_ZERO_F32 ENC_VOP2 default
    0x0e23600d0063b6, // V_FMAC_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x0823600800741b, // V_MUL_DX9_ZERO_F32 ENC_VOP2 default
    0x0a23800900741b, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23a00a00741b, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23600b00741b, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x0823600800841d, // V_MUL_F32 ENC_VOP2 default
    0x0a23800900841d, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23a00a00841d, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23600b00841d, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x0823600e009423, // V_MUL_I32_I24 ENC_VOP2 default
    0x0a23800f009423, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x0c242010009423, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x0e236011009423, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0823600e00a420, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0a23800f00a420, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x0c24201000a420, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x0e23601100a420, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0823601200b426, // V_MUL_U32_U24 ENC_VOP2 default
    0x0a23801300b426, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x0c24201400b426, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x0e23601500b426, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0823601200c422, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0a23801300c422, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x0c24201400c422, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x0e23601500c422, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0823600800f40b, // V_MIN_F32 ENC_VOP2 default
    0x0a23800900f40b, // V_MIN_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23a00a00f40b, // V_MIN_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23600b00f40b, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x082360080103f2, // V_MAX_F32 ENC_VOP2 default
    0x0a2380090103f2, // V_MAX_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23a00a0103f2, // V_MAX_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23600b0103f2, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x0823600e01140e, // V_MIN_I32 ENC_VOP2 default
    0x0a23800f01140e, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c24201001140e, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e23601101140e, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0823600e0123f5, // V_MAX_I32 ENC_VOP2 default
    0x0a23800f0123f5, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c2420100123f5, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e2360110123f5, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x08236012013410, // V_MIN_U32 ENC_VOP2 default
    0x0a238013013410, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c242014013410, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e236015013410, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x082360120143f7, // V_MAX_U32 ENC_VOP2 default
    0x0a2380130143f7, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c2420140143f7, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e2360150143f7, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x082360120183d8, // V_LSHLREV_B32 ENC_VOP2 default
    0x0a2380130183d8, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c2420140183d8, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e2360150183d8, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x082360120193dd, // V_LSHRREV_B32 ENC_VOP2 default
    0x0a2380130193dd, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c2420140193dd, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e2360150193dd, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x0823601601a295, // V_ASHRREV_I32 ENC_VOP2 default
    0x0a23801701a295, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x0c24201801a295, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x0e23601901a295, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x0823601201b292, // V_AND_B32 ENC_VOP2 default
    0x0a23801301b292, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c24201401b292, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e23601501b292, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0823601201c42c, // V_OR_B32 ENC_VOP2 default
    0x0a23801301c42c, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c24201401c42c, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e23601501c42c, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0823601201d47d, // V_XOR_B32 ENC_VOP2 default
    0x0a23801301d47d, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c24201401d47d, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e23601501d47d, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x0823601201e47a, // V_XNOR_B32 ENC_VOP2 default
    0x0a23801301e47a, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x0c24201401e47a, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x0e23601501e47a, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x0025001a020285, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x0225201b020285, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0425401c020285, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0625001d020285, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0025001a021463, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x0225201b021463, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0425401c021463, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0625001d021463, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0025001a02245e, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x0225201b02245e, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x0425401c02245e, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x0625001d02245e, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0823601202528e, // V_ADD_NC_U32 ENC_VOP2 default
    0x0a23801302528e, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c24201402528e, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e23601502528e, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x0823601202646a, // V_SUB_NC_U32 ENC_VOP2 default
    0x0a23801302646a, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c24201402646a, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e23601502646a, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x08236012027462, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x0a238013027462, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x0c242014027462, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x0e236015027462, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x0823600c02b3b8, // V_FMAC_F32 ENC_VOP2 default
    0x0a23801e02b3b8, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c23a01f02b3b8, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e23600d02b3b8, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x1025c02002c3ba, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x0e25c02102c3ba, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x1025e02202d3b5, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x0e25e02302d3b5, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x0826002402f386, // V_CVT_PK_RTZ_F16_F32 ENC_VOP2 default
    0x0a26202502f386, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x0c26402602f386, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x0e26002702f386, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x0826c028032287, // V_ADD_F16 ENC_VOP2 default
    0x0a26e029032287, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c27002a032287, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26c02b032287, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x0826c028033465, // V_SUB_F16 ENC_VOP2 default
    0x0a26e029033465, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c27002a033465, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26c02b033465, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x0826c028034460, // V_SUBREV_F16 ENC_VOP2 default
    0x0a26e029034460, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c27002a034460, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26c02b034460, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x0826c02803541c, // V_MUL_F16 ENC_VOP2 default
    0x0a26e02903541c, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c27002a03541c, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26c02b03541c, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x0826c02c0363b7, // V_FMAC_F16 ENC_VOP2 default
    0x0a26e02d0363b7, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c27002e0363b7, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26c02f0363b7, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x1027e0300373b9, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x0e27e0310373b9, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x102800320383b4, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x0e2800330383b4, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x0826c0280393f1, // V_MAX_F16 ENC_VOP2 default
    0x0a26e0290393f1, // V_MAX_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c27002a0393f1, // V_MAX_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26c02b0393f1, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x0826c02803a40a, // V_MIN_F16 ENC_VOP2 default
    0x0a26e02903a40a, // V_MIN_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c27002a03a40a, // V_MIN_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26c02b03a40a, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x0826c02803b3d1, // V_LDEXP_F16 ENC_VOP2 default
    0x0a26e02903b3d1, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x0c28202a03b3d1, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x0e26c02b03b3d1, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x0828a03403c437, // V_PK_FMAC_F16 ENC_VOP2 default
    0x0e28a03503c437, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x121560360001a4, // S_ADD_U32 ENC_SOP2 default
    0x141560370001a4, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x161560380001a4, // S_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x181560390001a4, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215603600125b, // S_SUB_U32 ENC_SOP2 default
    0x1415603700125b, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0
    0x1615603800125b, // S_SUB_U32 SOP2_INST_LITERAL has_lit_1
    0x1815603900125b, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215603a0021a3, // S_ADD_I32 ENC_SOP2 default
    0x1415603b0021a3, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0
    0x1615603c0021a3, // S_ADD_I32 SOP2_INST_LITERAL has_lit_1
    0x1815603d0021a3, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215603a00325a, // S_SUB_I32 ENC_SOP2 default
    0x1415603b00325a, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0
    0x1615603c00325a, // S_SUB_I32 SOP2_INST_LITERAL has_lit_1
    0x1815603d00325a, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215603e0041a1, // S_ADDC_U32 ENC_SOP2 default
    0x1415603f0041a1, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0
    0x161560400041a1, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_1
    0x181560410041a1, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215603e005257, // S_SUBB_U32 ENC_SOP2 default
    0x1415603f005257, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0
    0x16156040005257, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_1
    0x18156041005257, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215603a00619f, // S_ABSDIFF_I32 ENC_SOP2 default
    0x1415603b00619f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x1615603c00619f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x1815603d00619f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x12156036008218, // S_LSHL_B32 ENC_SOP2 default
    0x14156037008218, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x16156038008218, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x18156039008218, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x12158042009219, // S_LSHL_B64 ENC_SOP2 default
    0x14158043009219, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x16158044009219, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x18158045009219, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215603600a21a, // S_LSHR_B32 ENC_SOP2 default
    0x1415603700a21a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x1615603800a21a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x1815603900a21a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215804200b21b, // S_LSHR_B64 ENC_SOP2 default
    0x1415804300b21b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x1615804400b21b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x1815804500b21b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215604600c1b3, // S_ASHR_I32 ENC_SOP2 default
    0x1415604700c1b3, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x1615604800c1b3, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x1815604900c1b3, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215804a00d1b4, // S_ASHR_I64 ENC_SOP2 default
    0x1415804b00d1b4, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x1615804c00d1b4, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x1815804d00d1b4, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215603600e214, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x1415603700e214, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1615603800e214, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1815603900e214, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215603600f215, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x1415603700f215, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1615603800f215, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1815603900f215, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x12156036010216, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x14156037010216, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x16156038010216, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x18156039010216, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x12156036011217, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x14156037011217, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x16156038011217, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x18156039011217, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215603a01221e, // S_MIN_I32 ENC_SOP2 default
    0x1415603b01221e, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x1615603c01221e, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x1815603d01221e, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215603601321f, // S_MIN_U32 ENC_SOP2 default
    0x1415603701321f, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x1615603801321f, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x1815603901321f, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215603a01421c, // S_MAX_I32 ENC_SOP2 default
    0x1415603b01421c, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x1615603c01421c, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x1815603d01421c, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215603601521d, // S_MAX_U32 ENC_SOP2 default
    0x1415603701521d, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x1615603801521d, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x1815603901521d, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x121560360161a5, // S_AND_B32 ENC_SOP2 default
    0x141560370161a5, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x161560380161a5, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x181560390161a5, // S_AND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a04e0171a6, // S_AND_B64 ENC_SOP2 default
    0x1415a04f0171a6, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x1615a0500171a6, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x1815a0510171a6, // S_AND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x12156036018237, // S_OR_B32 ENC_SOP2 default
    0x14156037018237, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x16156038018237, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x18156039018237, // S_OR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a04e019238, // S_OR_B64 ENC_SOP2 default
    0x1415a04f019238, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x1615a050019238, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x1815a051019238, // S_OR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215603601a270, // S_XOR_B32 ENC_SOP2 default
    0x1415603701a270, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1615603801a270, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1815603901a270, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a04e01b271, // S_XOR_B64 ENC_SOP2 default
    0x1415a04f01b271, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1615a05001b271, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1815a05101b271, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215603601c22c, // S_NAND_B32 ENC_SOP2 default
    0x1415603701c22c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x1615603801c22c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x1815603901c22c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a04e01d22d, // S_NAND_B64 ENC_SOP2 default
    0x1415a04f01d22d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x1615a05001d22d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x1815a05101d22d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215603601e231, // S_NOR_B32 ENC_SOP2 default
    0x1415603701e231, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1615603801e231, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1815603901e231, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a04e01f232, // S_NOR_B64 ENC_SOP2 default
    0x1415a04f01f232, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1615a05001f232, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1815a05101f232, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215603602026c, // S_XNOR_B32 ENC_SOP2 default
    0x1415603702026c, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1615603802026c, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1815603902026c, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a04e02126d, // S_XNOR_B64 ENC_SOP2 default
    0x1415a04f02126d, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1615a05002126d, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1815a05102126d, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x121560360221ab, // S_AND_NOT1_B32 ENC_SOP2 default
    0x141560370221ab, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_0
    0x161560380221ab, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_1
    0x181560390221ab, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a04e0231ac, // S_AND_NOT1_B64 ENC_SOP2 default
    0x1415a04f0231ac, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_0
    0x1615a0500231ac, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_1
    0x1815a0510231ac, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215603602423b, // S_OR_NOT1_B32 ENC_SOP2 default
    0x1415603702423b, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_0
    0x1615603802423b, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_1
    0x1815603902423b, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a04e02523c, // S_OR_NOT1_B64 ENC_SOP2 default
    0x1415a04f02523c, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_0
    0x1615a05002523c, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_1
    0x1815a05102523c, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x121560360261bc, // S_BFE_U32 ENC_SOP2 default
    0x141560370261bc, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x161560380261bc, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x181560390261bc, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x121560460271ba, // S_BFE_I32 ENC_SOP2 default
    0x141560470271ba, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x161560480271ba, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x181560490271ba, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x121580420281bd, // S_BFE_U64 ENC_SOP2 default
    0x141580430281bd, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x161580440281bd, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x181580450281bd, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215804a0291bb, // S_BFE_I64 ENC_SOP2 default
    0x1415804b0291bb, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x1615804c0291bb, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x1815804d0291bb, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215605202a1be, // S_BFM_B32 ENC_SOP2 default
    0x1415605302a1be, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x1615605402a1be, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x1815605502a1be, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215c05602b1bf, // S_BFM_B64 ENC_SOP2 default
    0x1415c05702b1bf, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x1615c05802b1bf, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x1815c05902b1bf, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215605a02c22b, // S_MUL_I32 ENC_SOP2 default
    0x1415605b02c22b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x1615605c02c22b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x1815605d02c22b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215605202d22a, // S_MUL_HI_U32 ENC_SOP2 default
    0x1415605302d22a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x1615605402d22a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x1815605502d22a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215605a02e229, // S_MUL_HI_I32 ENC_SOP2 default
    0x1415605b02e229, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x1615605c02e229, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x1815605d02e229, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215605e0301ff, // S_CSELECT_B32 ENC_SOP2 default
    0x1415605f0301ff, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x161560600301ff, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x181560610301ff, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215a062031200, // S_CSELECT_B64 ENC_SOP2 default
    0x1415a063031200, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x1615a064031200, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x1815a065031200, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x12156066032244, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x14156067032244, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x16156068032244, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x18156069032244, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215606a033243, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x1415606b033243, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1615606c033243, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1815606d033243, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1215606e034241, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x1415606f034241, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x16156070034241, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x18156071034241, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x12156072035242, // S_PACK_HL_B32_B16 ENC_SOP2 default
    0x14156073035242, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x16156074035242, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x18156075035242, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a164076000220, // S_MOVK_I32 ENC_SOPK default
    0x1a166077001260, // S_VERSION ENC_SOPK default
    0x1a1640780021e1, // S_CMOVK_I32 ENC_SOPK default
    0x1a1640790031e4, // S_CMPK_EQ_I32 ENC_SOPK default
    0x1a1640790041ec, // S_CMPK_LG_I32 ENC_SOPK default
    0x1a1640790051e8, // S_CMPK_GT_I32 ENC_SOPK default
    0x1a1640790061e6, // S_CMPK_GE_I32 ENC_SOPK default
    0x1a1640790071ee, // S_CMPK_LT_I32 ENC_SOPK default
    0x1a1640790081ea, // S_CMPK_LE_I32 ENC_SOPK default
    0x1a16407a0091e5, // S_CMPK_EQ_U32 ENC_SOPK default
    0x1a16407a00a1ed, // S_CMPK_LG_U32 ENC_SOPK default
    0x1a16407a00b1e9, // S_CMPK_GT_U32 ENC_SOPK default
    0x1a16407a00c1e7, // S_CMPK_GE_U32 ENC_SOPK default
    0x1a16407a00d1ef, // S_CMPK_LT_U32 ENC_SOPK default
    0x1a16407a00e1eb, // S_CMPK_LE_U32 ENC_SOPK default
    0x1a16407b00f1a2, // S_ADDK_I32 ENC_SOPK default
    0x1a16407c010228, // S_MULK_I32 ENC_SOPK default
    0x1a16807d01120b, // S_GETREG_B32 ENC_SOPK default
    0x1a16a07e012251, // S_SETREG_B32 ENC_SOPK default
    0x1c16c07f013252, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x1a16e0800141d1, // S_CALL_B64 ENC_SOPK default
    0x1a3e8081016258, // S_SUBVECTOR_LOOP_BEGIN ENC_SOPK default
    0x1a3e8081017259, // S_SUBVECTOR_LOOP_END ENC_SOPK default
    0x1a164082018266, // S_WAITCNT_VSCNT ENC_SOPK default
    0x1a164082019265, // S_WAITCNT_VMCNT ENC_SOPK default
    0x1a16408201a263, // S_WAITCNT_EXPCNT ENC_SOPK default
    0x1a16408201b264, // S_WAITCNT_LGKMCNT ENC_SOPK default
    0x1e3d00830003a5, // V_DUAL_FMAC_F32 VOPDXY X default
    0x203d00840003a5, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL X has_lit
    0x223d40850013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X default
    0x203d40860013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X has_lit
    0x223d80870023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X default
    0x203d80880023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3d00890033ac, // V_DUAL_MUL_F32 VOPDXY X default
    0x203d008a0033ac, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3d008900439e, // V_DUAL_ADD_F32 VOPDXY X default
    0x203d008a00439e, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3d00890053ae, // V_DUAL_SUB_F32 VOPDXY X default
    0x203d008a0053ae, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3d00890063ad, // V_DUAL_SUBREV_F32 VOPDXY X default
    0x203d008a0063ad, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3d00890073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY X default
    0x203d008a0073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3dc08b0083aa, // V_DUAL_MOV_B32 VOPDXY X default
    0x203dc08c0083aa, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL X has_lit
    0x243d008d0093a1, // V_DUAL_CNDMASK_B32 VOPDXY X default
    0x263d008e0093a1, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL X has_lit
    0x1e3d008900a3a8, // V_DUAL_MAX_F32 VOPDXY X default
    0x203d008a00a3a8, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3d008900b3a9, // V_DUAL_MIN_F32 VOPDXY X default
    0x203d008a00b3a9, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL X has_lit
    0x1e3e008f00c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY X default
    0x203e009000c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL X has_lit
    0x1e3e409100d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY X default
    0x203e409200d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL X has_lit
    0x283d20930003a5, // V_DUAL_FMAC_F32 VOPDXY Y default_y
    0x2a3d20940003a5, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2c3d60950013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y default_y
    0x2a3d60950013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2c3da0960023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y default_y
    0x2a3da0960023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283d20970033ac, // V_DUAL_MUL_F32 VOPDXY Y default_y
    0x2a3d20980033ac, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283d209700439e, // V_DUAL_ADD_F32 VOPDXY Y default_y
    0x2a3d209800439e, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283d20970053ae, // V_DUAL_SUB_F32 VOPDXY Y default_y
    0x2a3d20980053ae, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283d20970063ad, // V_DUAL_SUBREV_F32 VOPDXY Y default_y
    0x2a3d20980063ad, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283d20970073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY Y default_y
    0x2a3d20980073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283de0990083aa, // V_DUAL_MOV_B32 VOPDXY Y default_y
    0x2a3de09a0083aa, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x2e3d209b0093a1, // V_DUAL_CNDMASK_B32 VOPDXY Y default_y
    0x303d209c0093a1, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283d209700a3a8, // V_DUAL_MAX_F32 VOPDXY Y default_y
    0x2a3d209800a3a8, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283d209700b3a9, // V_DUAL_MIN_F32 VOPDXY Y default_y
    0x2a3d209800b3a9, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283e209d00c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY Y default_y
    0x2a3e209e00c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL Y has_lit_y
    0x283e609f00d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY Y default_y
    0x2a3e60a000d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL Y has_lit_y
    0x283d20a101039f, // V_DUAL_ADD_NC_U32 VOPDXY Y default_y
    0x2a3d20a201039f, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283d20a30113a7, // V_DUAL_LSHLREV_B32 VOPDXY Y default_y
    0x2a3d20a40113a7, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x283d20a30123a0, // V_DUAL_AND_B32 VOPDXY Y default_y
    0x2a3d20a40123a0, // V_DUAL_AND_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x323440a500030d, // V_CMP_F_F16 ENC_VOP3 default
    0x343460a600030d, // V_CMP_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x363480a700030d, // V_CMP_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x383440a800030d, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3440a900030d, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3440aa00030d, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440a5001332, // V_CMP_LT_F16 ENC_VOP3 default
    0x343460a6001332, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x363480a7001332, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x383440a8001332, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3440a9001332, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3440aa001332, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440a5002304, // V_CMP_EQ_F16 ENC_VOP3 default
    0x343460a6002304, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x363480a7002304, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x383440a8002304, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3440a9002304, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3440aa002304, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440a5003326, // V_CMP_LE_F16 ENC_VOP3 default
    0x343460a6003326, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x363480a7003326, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x383440a8003326, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3440a9003326, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3440aa003326, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440a500431d, // V_CMP_GT_F16 ENC_VOP3 default
    0x343460a600431d, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x363480a700431d, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x383440a800431d, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3440a900431d, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3440aa00431d, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440a500532f, // V_CMP_LG_F16 ENC_VOP3 default
    0x343460a600532f, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x363480a700532f, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x383440a800532f, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3440a900532f, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3440aa00532f, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440a5006314, // V_CMP_GE_F16 ENC_VOP3 default
    0x343460a6006314, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x363480a7006314, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x383440a8006314, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3440a9006314, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3440aa006314, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440a5007353, // V_CMP_O_F16 ENC_VOP3 default
    0x343460a6007353, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x363480a7007353, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x383440a8007353, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3440a9007353, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3440aa007353, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440a500835d, // V_CMP_U_F16 ENC_VOP3 default
    0x343460a600835d, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x363480a700835d, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x383440a800835d, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3440a900835d, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3440aa00835d, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440a5009344, // V_CMP_NGE_F16 ENC_VOP3 default
    0x343460a6009344, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x363480a7009344, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x383440a8009344, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3440a9009344, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3440aa009344, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440a500a34d, // V_CMP_NLG_F16 ENC_VOP3 default
    0x343460a600a34d, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x363480a700a34d, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x383440a800a34d, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3440a900a34d, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3440aa00a34d, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440a500b347, // V_CMP_NGT_F16 ENC_VOP3 default
    0x343460a600b347, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x363480a700b347, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x383440a800b347, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3440a900b347, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3440aa00b347, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440a500c34a, // V_CMP_NLE_F16 ENC_VOP3 default
    0x343460a600c34a, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x363480a700c34a, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x383440a800c34a, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3440a900c34a, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3440aa00c34a, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440a500d33b, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x343460a600d33b, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x363480a700d33b, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x383440a800d33b, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3440a900d33b, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3440aa00d33b, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440a500e350, // V_CMP_NLT_F16 ENC_VOP3 default
    0x343460a600e350, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x363480a700e350, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x383440a800e350, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3440a900e350, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3440aa00e350, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323440a500f356, // V_CMP_T_F16 ENC_VOP3 default
    0x343460a600f356, // V_CMP_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x363480a700f356, // V_CMP_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x383440a800f356, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3440a900f356, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3440aa00f356, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323500ab01030e, // V_CMP_F_F32 ENC_VOP3 default
    0x343520ac01030e, // V_CMP_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x363540ad01030e, // V_CMP_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x383500ae01030e, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3500af01030e, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3500b001030e, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323500ab011333, // V_CMP_LT_F32 ENC_VOP3 default
    0x343520ac011333, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x363540ad011333, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x383500ae011333, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3500af011333, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3500b0011333, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323500ab012305, // V_CMP_EQ_F32 ENC_VOP3 default
    0x343520ac012305, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x363540ad012305, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x383500ae012305, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3500af012305, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3500b0012305, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323500ab013327, // V_CMP_LE_F32 ENC_VOP3 default
    0x343520ac013327, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x363540ad013327, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x383500ae013327, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3500af013327, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3500b0013327, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323500ab01431e, // V_CMP_GT_F32 ENC_VOP3 default
    0x343520ac01431e, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x363540ad01431e, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x383500ae01431e, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3500af01431e, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3500b001431e, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323500ab015330, // V_CMP_LG_F32 ENC_VOP3 default
    0x343520ac015330, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x363540ad015330, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x383500ae015330, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3500af015330, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3500b0015330, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323500ab016315, // V_CMP_GE_F32 ENC_VOP3 default
    0x343520ac016315, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x363540ad016315, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x383500ae016315, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3500af016315, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3500b0016315, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323500ab017354, // V_CMP_O_F32 ENC_VOP3 default
    0x343520ac017354, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x363540ad017354, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x383500ae017354, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3500af017354, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3500b0017354, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323500ab01835e, // V_CMP_U_F32 ENC_VOP3 default
    0x343520ac01835e, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x363540ad01835e, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x383500ae01835e, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3500af01835e, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3500b001835e, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323500ab019345, // V_CMP_NGE_F32 ENC_VOP3 default
    0x343520ac019345, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x363540ad019345, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x383500ae019345, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3500af019345, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3500b0019345, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323500ab01a34e, // V_CMP_NLG_F32 ENC_VOP3 default
    0x343520ac01a34e, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x363540ad01a34e, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x383500ae01a34e, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3500af01a34e, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3500b001a34e, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323500ab01b348, // V_CMP_NGT_F32 ENC_VOP3 default
    0x343520ac01b348, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x363540ad01b348, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x383500ae01b348, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3500af01b348, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3500b001b348, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323500ab01c34b, // V_CMP_NLE_F32 ENC_VOP3 default
    0x343520ac01c34b, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x363540ad01c34b, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x383500ae01c34b, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3500af01c34b, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3500b001c34b, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323500ab01d33c, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x343520ac01d33c, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x363540ad01d33c, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x383500ae01d33c, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3500af01d33c, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3500b001d33c, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323500ab01e351, // V_CMP_NLT_F32 ENC_VOP3 default
    0x343520ac01e351, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x363540ad01e351, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x383500ae01e351, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3500af01e351, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3500b001e351, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323500ab01f357, // V_CMP_T_F32 ENC_VOP3 default
    0x343520ac01f357, // V_CMP_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x363540ad01f357, // V_CMP_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x383500ae01f357, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3500af01f357, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3500b001f357, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0b102030f, // V_CMP_F_F64 ENC_VOP3 default
    0x3835c0b202030f, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0
    0x3a35c0b302030f, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_1
    0x3c35c0b402030f, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0b1021334, // V_CMP_LT_F64 ENC_VOP3 default
    0x3835c0b2021334, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x3a35c0b3021334, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x3c35c0b4021334, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0b1022306, // V_CMP_EQ_F64 ENC_VOP3 default
    0x3835c0b2022306, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x3a35c0b3022306, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x3c35c0b4022306, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0b1023328, // V_CMP_LE_F64 ENC_VOP3 default
    0x3835c0b2023328, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x3a35c0b3023328, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x3c35c0b4023328, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0b102431f, // V_CMP_GT_F64 ENC_VOP3 default
    0x3835c0b202431f, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x3a35c0b302431f, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x3c35c0b402431f, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0b1025331, // V_CMP_LG_F64 ENC_VOP3 default
    0x3835c0b2025331, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x3a35c0b3025331, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x3c35c0b4025331, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0b1026316, // V_CMP_GE_F64 ENC_VOP3 default
    0x3835c0b2026316, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x3a35c0b3026316, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x3c35c0b4026316, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0b1027355, // V_CMP_O_F64 ENC_VOP3 default
    0x3835c0b2027355, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x3a35c0b3027355, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x3c35c0b4027355, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0b102835f, // V_CMP_U_F64 ENC_VOP3 default
    0x3835c0b202835f, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x3a35c0b302835f, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x3c35c0b402835f, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0b1029346, // V_CMP_NGE_F64 ENC_VOP3 default
    0x3835c0b2029346, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x3a35c0b3029346, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x3c35c0b4029346, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0b102a34f, // V_CMP_NLG_F64 ENC_VOP3 default
    0x3835c0b202a34f, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x3a35c0b302a34f, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x3c35c0b402a34f, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0b102b349, // V_CMP_NGT_F64 ENC_VOP3 default
    0x3835c0b202b349, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x3a35c0b302b349, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x3c35c0b402b349, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0b102c34c, // V_CMP_NLE_F64 ENC_VOP3 default
    0x3835c0b202c34c, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x3a35c0b302c34c, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x3c35c0b402c34c, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0b102d33d, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x3835c0b202d33d, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x3a35c0b302d33d, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x3c35c0b402d33d, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0b102e352, // V_CMP_NLT_F64 ENC_VOP3 default
    0x3835c0b202e352, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x3a35c0b302e352, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x3c35c0b402e352, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3235c0b102f358, // V_CMP_T_F64 ENC_VOP3 default
    0x3835c0b202f358, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0
    0x3a35c0b302f358, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_1
    0x3c35c0b402f358, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323600b5031335, // V_CMP_LT_I16 ENC_VOP3 default
    0x343620b6031335, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x363640b7031335, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x383600b8031335, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x3a3600b9031335, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x3c3600ba031335, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323600b5032307, // V_CMP_EQ_I16 ENC_VOP3 default
    0x343620b6032307, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x363640b7032307, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x383600b8032307, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x3a3600b9032307, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x3c3600ba032307, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323600b5033329, // V_CMP_LE_I16 ENC_VOP3 default
    0x343620b6033329, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x363640b7033329, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x383600b8033329, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x3a3600b9033329, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x3c3600ba033329, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323600b5034320, // V_CMP_GT_I16 ENC_VOP3 default
    0x343620b6034320, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x363640b7034320, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x383600b8034320, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x3a3600b9034320, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x3c3600ba034320, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323600b503533e, // V_CMP_NE_I16 ENC_VOP3 default
    0x343620b603533e, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x363640b703533e, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x383600b803533e, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x3a3600b903533e, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x3c3600ba03533e, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323600b5036317, // V_CMP_GE_I16 ENC_VOP3 default
    0x343620b6036317, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x363640b7036317, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x383600b8036317, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x3a3600b9036317, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x3c3600ba036317, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323600bb039338, // V_CMP_LT_U16 ENC_VOP3 default
    0x343620bc039338, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x363640bd039338, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x383600be039338, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x3a3600bf039338, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x3c3600c0039338, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323600bb03a30a, // V_CMP_EQ_U16 ENC_VOP3 default
    0x343620bc03a30a, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x363640bd03a30a, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x383600be03a30a, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x3a3600bf03a30a, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x3c3600c003a30a, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323600bb03b32c, // V_CMP_LE_U16 ENC_VOP3 default
    0x343620bc03b32c, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x363640bd03b32c, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x383600be03b32c, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x3a3600bf03b32c, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x3c3600c003b32c, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323600bb03c323, // V_CMP_GT_U16 ENC_VOP3 default
    0x343620bc03c323, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x363640bd03c323, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x383600be03c323, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x3a3600bf03c323, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x3c3600c003c323, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323600bb03d341, // V_CMP_NE_U16 ENC_VOP3 default
    0x343620bc03d341, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x363640bd03d341, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x383600be03d341, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x3a3600bf03d341, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x3c3600c003d341, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323600bb03e31a, // V_CMP_GE_U16 ENC_VOP3 default
    0x343620bc03e31a, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x363640bd03e31a, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x383600be03e31a, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x3a3600bf03e31a, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x3c3600c003e31a, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3236c0c1040310, // V_CMP_F_I32 ENC_VOP3 default
    0x3436e0c2040310, // V_CMP_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x363700c3040310, // V_CMP_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x3836c0c4040310, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0
    0x3a36c0c5040310, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_1
    0x3c36c0c6040310, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3236c0c1041336, // V_CMP_LT_I32 ENC_VOP3 default
    0x3436e0c2041336, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x363700c3041336, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x3836c0c4041336, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x3a36c0c5041336, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x3c36c0c6041336, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3236c0c1042308, // V_CMP_EQ_I32 ENC_VOP3 default
    0x3436e0c2042308, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x363700c3042308, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x3836c0c4042308, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x3a36c0c5042308, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x3c36c0c6042308, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3236c0c104332a, // V_CMP_LE_I32 ENC_VOP3 default
    0x3436e0c204332a, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x363700c304332a, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3836c0c404332a, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x3a36c0c504332a, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x3c36c0c604332a, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3236c0c1044321, // V_CMP_GT_I32 ENC_VOP3 default
    0x3436e0c2044321, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x363700c3044321, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x3836c0c4044321, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x3a36c0c5044321, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x3c36c0c6044321, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3236c0c104533f, // V_CMP_NE_I32 ENC_VOP3 default
    0x3436e0c204533f, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x363700c304533f, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3836c0c404533f, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x3a36c0c504533f, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x3c36c0c604533f, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3236c0c1046318, // V_CMP_GE_I32 ENC_VOP3 default
    0x3436e0c2046318, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x363700c3046318, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x3836c0c4046318, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x3a36c0c5046318, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x3c36c0c6046318, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3236c0c1047359, // V_CMP_T_I32 ENC_VOP3 default
    0x3436e0c2047359, // V_CMP_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x363700c3047359, // V_CMP_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x3836c0c4047359, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0
    0x3a36c0c5047359, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_1
    0x3c36c0c6047359, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3236c0c7048312, // V_CMP_F_U32 ENC_VOP3 default
    0x3436e0c8048312, // V_CMP_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x363700c9048312, // V_CMP_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x3836c0ca048312, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0
    0x3a36c0cb048312, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_1
    0x3c36c0cc048312, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3236c0c7049339, // V_CMP_LT_U32 ENC_VOP3 default
    0x3436e0c8049339, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x363700c9049339, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x3836c0ca049339, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x3a36c0cb049339, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x3c36c0cc049339, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3236c0c704a30b, // V_CMP_EQ_U32 ENC_VOP3 default
    0x3436e0c804a30b, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x363700c904a30b, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x3836c0ca04a30b, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x3a36c0cb04a30b, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x3c36c0cc04a30b, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3236c0c704b32d, // V_CMP_LE_U32 ENC_VOP3 default
    0x3436e0c804b32d, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x363700c904b32d, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3836c0ca04b32d, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x3a36c0cb04b32d, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x3c36c0cc04b32d, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3236c0c704c324, // V_CMP_GT_U32 ENC_VOP3 default
    0x3436e0c804c324, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x363700c904c324, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x3836c0ca04c324, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x3a36c0cb04c324, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x3c36c0cc04c324, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3236c0c704d342, // V_CMP_NE_U32 ENC_VOP3 default
    0x3436e0c804d342, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x363700c904d342, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3836c0ca04d342, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x3a36c0cb04d342, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x3c36c0cc04d342, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3236c0c704e31b, // V_CMP_GE_U32 ENC_VOP3 default
    0x3436e0c804e31b, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x363700c904e31b, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x3836c0ca04e31b, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x3a36c0cb04e31b, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x3c36c0cc04e31b, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3236c0c704f35b, // V_CMP_T_U32 ENC_VOP3 default
    0x3436e0c804f35b, // V_CMP_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x363700c904f35b, // V_CMP_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x3836c0ca04f35b, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0
    0x3a36c0cb04f35b, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_1
    0x3c36c0cc04f35b, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323740cd050311, // V_CMP_F_I64 ENC_VOP3 default
    0x383740ce050311, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3740cf050311, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3740d0050311, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323740cd051337, // V_CMP_LT_I64 ENC_VOP3 default
    0x383740ce051337, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3740cf051337, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3740d0051337, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323740cd052309, // V_CMP_EQ_I64 ENC_VOP3 default
    0x383740ce052309, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3740cf052309, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3740d0052309, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323740cd05332b, // V_CMP_LE_I64 ENC_VOP3 default
    0x383740ce05332b, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3740cf05332b, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3740d005332b, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323740cd054322, // V_CMP_GT_I64 ENC_VOP3 default
    0x383740ce054322, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3740cf054322, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3740d0054322, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323740cd055340, // V_CMP_NE_I64 ENC_VOP3 default
    0x383740ce055340, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3740cf055340, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3740d0055340, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323740cd056319, // V_CMP_GE_I64 ENC_VOP3 default
    0x383740ce056319, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3740cf056319, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3740d0056319, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323740cd05735a, // V_CMP_T_I64 ENC_VOP3 default
    0x383740ce05735a, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0
    0x3a3740cf05735a, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_1
    0x3c3740d005735a, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323740d1058313, // V_CMP_F_U64 ENC_VOP3 default
    0x383740d2058313, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3740d3058313, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3740d4058313, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323740d105933a, // V_CMP_LT_U64 ENC_VOP3 default
    0x383740d205933a, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3740d305933a, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3740d405933a, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323740d105a30c, // V_CMP_EQ_U64 ENC_VOP3 default
    0x383740d205a30c, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3740d305a30c, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3740d405a30c, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323740d105b32e, // V_CMP_LE_U64 ENC_VOP3 default
    0x383740d205b32e, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3740d305b32e, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3740d405b32e, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323740d105c325, // V_CMP_GT_U64 ENC_VOP3 default
    0x383740d205c325, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3740d305c325, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3740d405c325, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323740d105d343, // V_CMP_NE_U64 ENC_VOP3 default
    0x383740d205d343, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3740d305d343, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3740d405d343, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323740d105e31c, // V_CMP_GE_U64 ENC_VOP3 default
    0x383740d205e31c, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3740d305e31c, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3740d405e31c, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323740d105f35c, // V_CMP_T_U64 ENC_VOP3 default
    0x383740d205f35c, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0
    0x3a3740d305f35c, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_1
    0x3c3740d405f35c, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323780a507d301, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x3437a0a607d301, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x3637c0a707d301, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x383780a807d301, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3780a907d301, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3780aa07d301, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3237e0d507e302, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x343800d607e302, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x363820d707e302, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x3837e0d807e302, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x3a37e0d907e302, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x3c37e0da07e302, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323860db07f303, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x383860dc07f303, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x3a3860dd07f303, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x3c3860de07f303, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e38a0df0802ae, // V_CMPX_F_F16 ENC_VOP3 default
    0x4038c0e00802ae, // V_CMPX_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x4238e0e10802ae, // V_CMPX_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x4438a0e20802ae, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0
    0x4638a0e30802ae, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_1
    0x4838a0e40802ae, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e38a0df0812d3, // V_CMPX_LT_F16 ENC_VOP3 default
    0x4038c0e00812d3, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x4238e0e10812d3, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x4438a0e20812d3, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x4638a0e30812d3, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x4838a0e40812d3, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e38a0df0822a5, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x4038c0e00822a5, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x4238e0e10822a5, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x4438a0e20822a5, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x4638a0e30822a5, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x4838a0e40822a5, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e38a0df0832c7, // V_CMPX_LE_F16 ENC_VOP3 default
    0x4038c0e00832c7, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x4238e0e10832c7, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x4438a0e20832c7, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x4638a0e30832c7, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x4838a0e40832c7, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e38a0df0842be, // V_CMPX_GT_F16 ENC_VOP3 default
    0x4038c0e00842be, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x4238e0e10842be, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x4438a0e20842be, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x4638a0e30842be, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x4838a0e40842be, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e38a0df0852d0, // V_CMPX_LG_F16 ENC_VOP3 default
    0x4038c0e00852d0, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x4238e0e10852d0, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x4438a0e20852d0, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x4638a0e30852d0, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x4838a0e40852d0, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e38a0df0862b5, // V_CMPX_GE_F16 ENC_VOP3 default
    0x4038c0e00862b5, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x4238e0e10862b5, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x4438a0e20862b5, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x4638a0e30862b5, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x4838a0e40862b5, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e38a0df0872f4, // V_CMPX_O_F16 ENC_VOP3 default
    0x4038c0e00872f4, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x4238e0e10872f4, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x4438a0e20872f4, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x4638a0e30872f4, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x4838a0e40872f4, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e38a0df0882fe, // V_CMPX_U_F16 ENC_VOP3 default
    0x4038c0e00882fe, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x4238e0e10882fe, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x4438a0e20882fe, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x4638a0e30882fe, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x4838a0e40882fe, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e38a0df0892e5, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x4038c0e00892e5, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x4238e0e10892e5, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x4438a0e20892e5, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x4638a0e30892e5, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x4838a0e40892e5, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e38a0df08a2ee, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x4038c0e008a2ee, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x4238e0e108a2ee, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x4438a0e208a2ee, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x4638a0e308a2ee, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x4838a0e408a2ee, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e38a0df08b2e8, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x4038c0e008b2e8, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x4238e0e108b2e8, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x4438a0e208b2e8, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x4638a0e308b2e8, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x4838a0e408b2e8, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e38a0df08c2eb, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x4038c0e008c2eb, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x4238e0e108c2eb, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x4438a0e208c2eb, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x4638a0e308c2eb, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x4838a0e408c2eb, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e38a0df08d2dc, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x4038c0e008d2dc, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x4238e0e108d2dc, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x4438a0e208d2dc, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x4638a0e308d2dc, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x4838a0e408d2dc, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e38a0df08e2f1, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x4038c0e008e2f1, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x4238e0e108e2f1, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x4438a0e208e2f1, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x4638a0e308e2f1, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x4838a0e408e2f1, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e38a0df08f2f7, // V_CMPX_T_F16 ENC_VOP3 default
    0x4038c0e008f2f7, // V_CMPX_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x4238e0e108f2f7, // V_CMPX_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x4438a0e208f2f7, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0
    0x4638a0e308f2f7, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_1
    0x4838a0e408f2f7, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3960e50902af, // V_CMPX_F_F32 ENC_VOP3 default
    0x403980e60902af, // V_CMPX_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x4239a0e70902af, // V_CMPX_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x443960e80902af, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0
    0x463960e90902af, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_1
    0x483960ea0902af, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3960e50912d4, // V_CMPX_LT_F32 ENC_VOP3 default
    0x403980e60912d4, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x4239a0e70912d4, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x443960e80912d4, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x463960e90912d4, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x483960ea0912d4, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3960e50922a6, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x403980e60922a6, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x4239a0e70922a6, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x443960e80922a6, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x463960e90922a6, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x483960ea0922a6, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3960e50932c8, // V_CMPX_LE_F32 ENC_VOP3 default
    0x403980e60932c8, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x4239a0e70932c8, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x443960e80932c8, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x463960e90932c8, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x483960ea0932c8, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3960e50942bf, // V_CMPX_GT_F32 ENC_VOP3 default
    0x403980e60942bf, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x4239a0e70942bf, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x443960e80942bf, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x463960e90942bf, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x483960ea0942bf, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3960e50952d1, // V_CMPX_LG_F32 ENC_VOP3 default
    0x403980e60952d1, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x4239a0e70952d1, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x443960e80952d1, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x463960e90952d1, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x483960ea0952d1, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3960e50962b6, // V_CMPX_GE_F32 ENC_VOP3 default
    0x403980e60962b6, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x4239a0e70962b6, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x443960e80962b6, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x463960e90962b6, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x483960ea0962b6, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3960e50972f5, // V_CMPX_O_F32 ENC_VOP3 default
    0x403980e60972f5, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x4239a0e70972f5, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x443960e80972f5, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x463960e90972f5, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x483960ea0972f5, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3960e50982ff, // V_CMPX_U_F32 ENC_VOP3 default
    0x403980e60982ff, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x4239a0e70982ff, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x443960e80982ff, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x463960e90982ff, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x483960ea0982ff, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3960e50992e6, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x403980e60992e6, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x4239a0e70992e6, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x443960e80992e6, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x463960e90992e6, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x483960ea0992e6, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3960e509a2ef, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x403980e609a2ef, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x4239a0e709a2ef, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x443960e809a2ef, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x463960e909a2ef, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x483960ea09a2ef, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3960e509b2e9, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x403980e609b2e9, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x4239a0e709b2e9, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x443960e809b2e9, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x463960e909b2e9, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x483960ea09b2e9, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3960e509c2ec, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x403980e609c2ec, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x4239a0e709c2ec, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x443960e809c2ec, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x463960e909c2ec, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x483960ea09c2ec, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3960e509d2dd, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x403980e609d2dd, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x4239a0e709d2dd, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x443960e809d2dd, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x463960e909d2dd, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x483960ea09d2dd, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3960e509e2f2, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x403980e609e2f2, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x4239a0e709e2f2, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x443960e809e2f2, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x463960e909e2f2, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x483960ea09e2f2, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3960e509f2f8, // V_CMPX_T_F32 ENC_VOP3 default
    0x403980e609f2f8, // V_CMPX_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x4239a0e709f2f8, // V_CMPX_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x443960e809f2f8, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0
    0x463960e909f2f8, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_1
    0x483960ea09f2f8, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a20eb0a02b0, // V_CMPX_F_F64 ENC_VOP3 default
    0x443a20ec0a02b0, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0
    0x463a20ed0a02b0, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_1
    0x483a20ee0a02b0, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a20eb0a12d5, // V_CMPX_LT_F64 ENC_VOP3 default
    0x443a20ec0a12d5, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x463a20ed0a12d5, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x483a20ee0a12d5, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a20eb0a22a7, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x443a20ec0a22a7, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x463a20ed0a22a7, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x483a20ee0a22a7, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a20eb0a32c9, // V_CMPX_LE_F64 ENC_VOP3 default
    0x443a20ec0a32c9, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x463a20ed0a32c9, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x483a20ee0a32c9, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a20eb0a42c0, // V_CMPX_GT_F64 ENC_VOP3 default
    0x443a20ec0a42c0, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x463a20ed0a42c0, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x483a20ee0a42c0, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a20eb0a52d2, // V_CMPX_LG_F64 ENC_VOP3 default
    0x443a20ec0a52d2, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x463a20ed0a52d2, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x483a20ee0a52d2, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a20eb0a62b7, // V_CMPX_GE_F64 ENC_VOP3 default
    0x443a20ec0a62b7, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x463a20ed0a62b7, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x483a20ee0a62b7, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a20eb0a72f6, // V_CMPX_O_F64 ENC_VOP3 default
    0x443a20ec0a72f6, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x463a20ed0a72f6, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x483a20ee0a72f6, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a20eb0a8300, // V_CMPX_U_F64 ENC_VOP3 default
    0x443a20ec0a8300, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x463a20ed0a8300, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x483a20ee0a8300, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a20eb0a92e7, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x443a20ec0a92e7, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x463a20ed0a92e7, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x483a20ee0a92e7, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a20eb0aa2f0, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x443a20ec0aa2f0, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x463a20ed0aa2f0, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x483a20ee0aa2f0, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a20eb0ab2ea, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x443a20ec0ab2ea, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x463a20ed0ab2ea, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x483a20ee0ab2ea, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a20eb0ac2ed, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x443a20ec0ac2ed, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x463a20ed0ac2ed, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x483a20ee0ac2ed, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a20eb0ad2de, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x443a20ec0ad2de, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x463a20ed0ad2de, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x483a20ee0ad2de, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a20eb0ae2f3, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x443a20ec0ae2f3, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x463a20ed0ae2f3, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x483a20ee0ae2f3, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a20eb0af2f9, // V_CMPX_T_F64 ENC_VOP3 default
    0x443a20ec0af2f9, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0
    0x463a20ed0af2f9, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_1
    0x483a20ee0af2f9, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a60ef0b12d6, // V_CMPX_LT_I16 ENC_VOP3 default
    0x403a80f00b12d6, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x423aa0f10b12d6, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x443a60f20b12d6, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x463a60f30b12d6, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x483a60f40b12d6, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a60ef0b22a8, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x403a80f00b22a8, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x423aa0f10b22a8, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x443a60f20b22a8, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x463a60f30b22a8, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x483a60f40b22a8, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a60ef0b32ca, // V_CMPX_LE_I16 ENC_VOP3 default
    0x403a80f00b32ca, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x423aa0f10b32ca, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x443a60f20b32ca, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x463a60f30b32ca, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x483a60f40b32ca, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a60ef0b42c1, // V_CMPX_GT_I16 ENC_VOP3 default
    0x403a80f00b42c1, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x423aa0f10b42c1, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x443a60f20b42c1, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x463a60f30b42c1, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x483a60f40b42c1, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a60ef0b52df, // V_CMPX_NE_I16 ENC_VOP3 default
    0x403a80f00b52df, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x423aa0f10b52df, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x443a60f20b52df, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x463a60f30b52df, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x483a60f40b52df, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a60ef0b62b8, // V_CMPX_GE_I16 ENC_VOP3 default
    0x403a80f00b62b8, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x423aa0f10b62b8, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x443a60f20b62b8, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x463a60f30b62b8, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x483a60f40b62b8, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a60f50b92d9, // V_CMPX_LT_U16 ENC_VOP3 default
    0x403a80f60b92d9, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x423aa0f70b92d9, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x443a60f80b92d9, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x463a60f90b92d9, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x483a60fa0b92d9, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a60f50ba2ab, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x403a80f60ba2ab, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x423aa0f70ba2ab, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x443a60f80ba2ab, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x463a60f90ba2ab, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x483a60fa0ba2ab, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a60f50bb2cd, // V_CMPX_LE_U16 ENC_VOP3 default
    0x403a80f60bb2cd, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x423aa0f70bb2cd, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x443a60f80bb2cd, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x463a60f90bb2cd, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x483a60fa0bb2cd, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a60f50bc2c4, // V_CMPX_GT_U16 ENC_VOP3 default
    0x403a80f60bc2c4, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x423aa0f70bc2c4, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x443a60f80bc2c4, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x463a60f90bc2c4, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x483a60fa0bc2c4, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a60f50bd2e2, // V_CMPX_NE_U16 ENC_VOP3 default
    0x403a80f60bd2e2, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x423aa0f70bd2e2, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x443a60f80bd2e2, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x463a60f90bd2e2, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x483a60fa0bd2e2, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3a60f50be2bb, // V_CMPX_GE_U16 ENC_VOP3 default
    0x403a80f60be2bb, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x423aa0f70be2bb, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x443a60f80be2bb, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x463a60f90be2bb, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x483a60fa0be2bb, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3b20fb0c02b1, // V_CMPX_F_I32 ENC_VOP3 default
    0x403b40fc0c02b1, // V_CMPX_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x423b60fd0c02b1, // V_CMPX_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x443b20fe0c02b1, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0
    0x463b20ff0c02b1, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_1
    0x483b21000c02b1, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3b20fb0c12d7, // V_CMPX_LT_I32 ENC_VOP3 default
    0x403b40fc0c12d7, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x423b60fd0c12d7, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x443b20fe0c12d7, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x463b20ff0c12d7, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x483b21000c12d7, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3b20fb0c22a9, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x403b40fc0c22a9, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x423b60fd0c22a9, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x443b20fe0c22a9, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x463b20ff0c22a9, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x483b21000c22a9, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3b20fb0c32cb, // V_CMPX_LE_I32 ENC_VOP3 default
    0x403b40fc0c32cb, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x423b60fd0c32cb, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x443b20fe0c32cb, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x463b20ff0c32cb, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x483b21000c32cb, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3b20fb0c42c2, // V_CMPX_GT_I32 ENC_VOP3 default
    0x403b40fc0c42c2, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x423b60fd0c42c2, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x443b20fe0c42c2, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x463b20ff0c42c2, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x483b21000c42c2, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3b20fb0c52e0, // V_CMPX_NE_I32 ENC_VOP3 default
    0x403b40fc0c52e0, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x423b60fd0c52e0, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x443b20fe0c52e0, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x463b20ff0c52e0, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x483b21000c52e0, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3b20fb0c62b9, // V_CMPX_GE_I32 ENC_VOP3 default
    0x403b40fc0c62b9, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x423b60fd0c62b9, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x443b20fe0c62b9, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x463b20ff0c62b9, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x483b21000c62b9, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3b20fb0c72fa, // V_CMPX_T_I32 ENC_VOP3 default
    0x403b40fc0c72fa, // V_CMPX_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x423b60fd0c72fa, // V_CMPX_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x443b20fe0c72fa, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0
    0x463b20ff0c72fa, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_1
    0x483b21000c72fa, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3b21010c82b3, // V_CMPX_F_U32 ENC_VOP3 default
    0x403b41020c82b3, // V_CMPX_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x423b61030c82b3, // V_CMPX_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x443b21040c82b3, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0
    0x463b21050c82b3, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_1
    0x483b21060c82b3, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3b21010c92da, // V_CMPX_LT_U32 ENC_VOP3 default
    0x403b41020c92da, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x423b61030c92da, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x443b21040c92da, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x463b21050c92da, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x483b21060c92da, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3b21010ca2ac, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x403b41020ca2ac, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x423b61030ca2ac, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x443b21040ca2ac, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x463b21050ca2ac, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x483b21060ca2ac, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3b21010cb2ce, // V_CMPX_LE_U32 ENC_VOP3 default
    0x403b41020cb2ce, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x423b61030cb2ce, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x443b21040cb2ce, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x463b21050cb2ce, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x483b21060cb2ce, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3b21010cc2c5, // V_CMPX_GT_U32 ENC_VOP3 default
    0x403b41020cc2c5, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x423b61030cc2c5, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x443b21040cc2c5, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x463b21050cc2c5, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x483b21060cc2c5, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3b21010cd2e3, // V_CMPX_NE_U32 ENC_VOP3 default
    0x403b41020cd2e3, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x423b61030cd2e3, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x443b21040cd2e3, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x463b21050cd2e3, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x483b21060cd2e3, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3b21010ce2bc, // V_CMPX_GE_U32 ENC_VOP3 default
    0x403b41020ce2bc, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x423b61030ce2bc, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x443b21040ce2bc, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x463b21050ce2bc, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x483b21060ce2bc, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3b21010cf2fc, // V_CMPX_T_U32 ENC_VOP3 default
    0x403b41020cf2fc, // V_CMPX_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x423b61030cf2fc, // V_CMPX_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x443b21040cf2fc, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0
    0x463b21050cf2fc, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_1
    0x483b21060cf2fc, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ba1070d02b2, // V_CMPX_F_I64 ENC_VOP3 default
    0x443ba1080d02b2, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0
    0x463ba1090d02b2, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_1
    0x483ba10a0d02b2, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ba1070d12d8, // V_CMPX_LT_I64 ENC_VOP3 default
    0x443ba1080d12d8, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x463ba1090d12d8, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x483ba10a0d12d8, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ba1070d22aa, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x443ba1080d22aa, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x463ba1090d22aa, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x483ba10a0d22aa, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ba1070d32cc, // V_CMPX_LE_I64 ENC_VOP3 default
    0x443ba1080d32cc, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x463ba1090d32cc, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x483ba10a0d32cc, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ba1070d42c3, // V_CMPX_GT_I64 ENC_VOP3 default
    0x443ba1080d42c3, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x463ba1090d42c3, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x483ba10a0d42c3, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ba1070d52e1, // V_CMPX_NE_I64 ENC_VOP3 default
    0x443ba1080d52e1, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x463ba1090d52e1, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x483ba10a0d52e1, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ba1070d62ba, // V_CMPX_GE_I64 ENC_VOP3 default
    0x443ba1080d62ba, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x463ba1090d62ba, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x483ba10a0d62ba, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ba1070d72fb, // V_CMPX_T_I64 ENC_VOP3 default
    0x443ba1080d72fb, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0
    0x463ba1090d72fb, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_1
    0x483ba10a0d72fb, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ba10b0d82b4, // V_CMPX_F_U64 ENC_VOP3 default
    0x443ba10c0d82b4, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0
    0x463ba10d0d82b4, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_1
    0x483ba10e0d82b4, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ba10b0d92db, // V_CMPX_LT_U64 ENC_VOP3 default
    0x443ba10c0d92db, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x463ba10d0d92db, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x483ba10e0d92db, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ba10b0da2ad, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x443ba10c0da2ad, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x463ba10d0da2ad, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x483ba10e0da2ad, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ba10b0db2cf, // V_CMPX_LE_U64 ENC_VOP3 default
    0x443ba10c0db2cf, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x463ba10d0db2cf, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x483ba10e0db2cf, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ba10b0dc2c6, // V_CMPX_GT_U64 ENC_VOP3 default
    0x443ba10c0dc2c6, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x463ba10d0dc2c6, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x483ba10e0dc2c6, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ba10b0dd2e4, // V_CMPX_NE_U64 ENC_VOP3 default
    0x443ba10c0dd2e4, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x463ba10d0dd2e4, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x483ba10e0dd2e4, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ba10b0de2bd, // V_CMPX_GE_U64 ENC_VOP3 default
    0x443ba10c0de2bd, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x463ba10d0de2bd, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x483ba10e0de2bd, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3ba10b0df2fd, // V_CMPX_T_U64 ENC_VOP3 default
    0x443ba10c0df2fd, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0
    0x463ba10d0df2fd, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_1
    0x483ba10e0df2fd, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3be0df0fd2a2, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x403c00e00fd2a2, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x423c20e10fd2a2, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x443be0e20fd2a2, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x463be0e30fd2a2, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x483be0e40fd2a2, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3c410f0fe2a3, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x403c61100fe2a3, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x423c81110fe2a3, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x443c41120fe2a3, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x463c41130fe2a3, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x483c41140fe2a3, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3e3cc1150ff2a4, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x443cc1160ff2a4, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x463cc1170ff2a4, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x483cc1180ff2a4, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x4a22a119101361, // V_CNDMASK_B32 ENC_VOP3 default
    0x3422c11a101361, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x3622e11b101361, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x4c22a11c101361, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x4e22a11d101361, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x5022a11e101361, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223c11f103288, // V_ADD_F32 ENC_VOP3 default
    0x3423e120103288, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x36240121103288, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x3823c122103288, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x3a23c123103288, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x3c23c124103288, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223c11f104466, // V_SUB_F32 ENC_VOP3 default
    0x3423e120104466, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x36240121104466, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x3823c122104466, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x3a23c123104466, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x3c23c124104466, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223c11f105461, // V_SUBREV_F32 ENC_VOP3 default
    0x3423e120105461, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x36240121105461, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x3823c122105461, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x3a23c123105461, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x3c23c124105461, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223c1251063b6, // V_FMAC_DX9_ZERO_F32 ENC_VOP3 default
    0x3823c1261063b6, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3a23c1271063b6, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3c23c1281063b6, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223c11f10741b, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x3423e12010741b, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x3624012110741b, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x3823c12210741b, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3a23c12310741b, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3c23c12410741b, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223c11f10841d, // V_MUL_F32 ENC_VOP3 default
    0x3423e12010841d, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x3624012110841d, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x3823c12210841d, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x3a23c12310841d, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x3c23c12410841d, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32244129109423, // V_MUL_I32_I24 ENC_VOP3 default
    0x3424612a109423, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x3624812b109423, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x3824412c109423, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3a24412d109423, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3c24412e109423, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3224a12910a420, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x3424c12a10a420, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x3624e12b10a420, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x3824a12c10a420, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3a24a12d10a420, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3c24a12e10a420, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3224412f10b426, // V_MUL_U32_U24 ENC_VOP3 default
    0x3424613010b426, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x3624813110b426, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x3824413210b426, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3a24413310b426, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3c24413410b426, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3224a12f10c422, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x3424c13010c422, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x3624e13110c422, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x3824a13210c422, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3a24a13310c422, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3c24a13410c422, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223c11f10f40b, // V_MIN_F32 ENC_VOP3 default
    0x3423e12010f40b, // V_MIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x3624012110f40b, // V_MIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x3823c12210f40b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0
    0x3a23c12310f40b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_1
    0x3c23c12410f40b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223c11f1103f2, // V_MAX_F32 ENC_VOP3 default
    0x3423e1201103f2, // V_MAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x362401211103f2, // V_MAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x3823c1221103f2, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0
    0x3a23c1231103f2, // V_MAX_F32 VOP3_INST_LITERAL has_lit_1
    0x3c23c1241103f2, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3224a12911140e, // V_MIN_I32 ENC_VOP3 default
    0x3424c12a11140e, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x3624e12b11140e, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x3824a12c11140e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x3a24a12d11140e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x3c24a12e11140e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3224a1291123f5, // V_MAX_I32 ENC_VOP3 default
    0x3424c12a1123f5, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x3624e12b1123f5, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x3824a12c1123f5, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x3a24a12d1123f5, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x3c24a12e1123f5, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3224a12f113410, // V_MIN_U32 ENC_VOP3 default
    0x3424c130113410, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x3624e131113410, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x3824a132113410, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x3a24a133113410, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x3c24a134113410, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3224a12f1143f7, // V_MAX_U32 ENC_VOP3 default
    0x3424c1301143f7, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x3624e1311143f7, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x3824a1321143f7, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x3a24a1331143f7, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x3c24a1341143f7, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3224a12f1183d8, // V_LSHLREV_B32 ENC_VOP3 default
    0x3424c1301183d8, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x3624e1311183d8, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3824a1321183d8, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x3a24a1331183d8, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x3c24a1341183d8, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3224a12f1193dd, // V_LSHRREV_B32 ENC_VOP3 default
    0x3424c1301193dd, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x3624e1311193dd, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3824a1321193dd, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x3a24a1331193dd, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x3c24a1341193dd, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3224a13511a295, // V_ASHRREV_I32 ENC_VOP3 default
    0x3424c13611a295, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x3624e13711a295, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x3824a13811a295, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x3a24a13911a295, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x3c24a13a11a295, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3224a12f11b292, // V_AND_B32 ENC_VOP3 default
    0x3424c13011b292, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x3624e13111b292, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x3824a13211b292, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x3a24a13311b292, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x3c24a13411b292, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3224a12f11c42c, // V_OR_B32 ENC_VOP3 default
    0x3424c13011c42c, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3624e13111c42c, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3824a13211c42c, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3a24a13311c42c, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3c24a13411c42c, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3224a12f11d47d, // V_XOR_B32 ENC_VOP3 default
    0x3424c13011d47d, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3624e13111d47d, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3824a13211d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x3a24a13311d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x3c24a13411d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3224a12f11e47a, // V_XNOR_B32 ENC_VOP3 default
    0x3424c13011e47a, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3624e13111e47a, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x3824a13211e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x3a24a13311e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x3c24a13411e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x5225613b120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x5425813c120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5625a13d120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5825613e120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5a25613f120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5c256140120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x5225613b121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x5425813c121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5625a13d121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5825613e121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5a25613f121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5c256140121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x5225613b12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x5425813c12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x5625a13d12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x5825613e12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x5a25613f12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x5c25614012245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x3224412f12528e, // V_ADD_NC_U32 ENC_VOP3 default
    0x3424613012528e, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x3624813112528e, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x3824413212528e, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3a24413312528e, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3c24413412528e, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3224412f12646a, // V_SUB_NC_U32 ENC_VOP3 default
    0x3424613012646a, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x3624813112646a, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x3824413212646a, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3a24413312646a, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3c24413412646a, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3224412f127462, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x34246130127462, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x36248131127462, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x38244132127462, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x3a244133127462, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x3c244134127462, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3223c12512b3b8, // V_FMAC_F32 ENC_VOP3 default
    0x3423e14112b3b8, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x3624014212b3b8, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3823c12612b3b8, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x3a23c12712b3b8, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x3c23c12812b3b8, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3226614312f386, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x3426814412f386, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x3626a14512f386, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x3826614612f386, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x3a26614712f386, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x3c26614812f386, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32272149132287, // V_ADD_F16 ENC_VOP3 default
    0x3427414a132287, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x3627614b132287, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x3827214c132287, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x3a27214d132287, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x3c27214e132287, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32272149133465, // V_SUB_F16 ENC_VOP3 default
    0x3427414a133465, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x3627614b133465, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x3827214c133465, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x3a27214d133465, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x3c27214e133465, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32272149134460, // V_SUBREV_F16 ENC_VOP3 default
    0x3427414a134460, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x3627614b134460, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x3827214c134460, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x3a27214d134460, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x3c27214e134460, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3227214913541c, // V_MUL_F16 ENC_VOP3 default
    0x3427414a13541c, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x3627614b13541c, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x3827214c13541c, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x3a27214d13541c, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x3c27214e13541c, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3227814f1363b7, // V_FMAC_F16 ENC_VOP3 default
    0x3427a1501363b7, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x3627c1511363b7, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x382781521363b7, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2781531363b7, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2781541363b7, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322721491393f1, // V_MAX_F16 ENC_VOP3 default
    0x3427414a1393f1, // V_MAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x3627614b1393f1, // V_MAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x3827214c1393f1, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0
    0x3a27214d1393f1, // V_MAX_F16 VOP3_INST_LITERAL has_lit_1
    0x3c27214e1393f1, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3227214913a40a, // V_MIN_F16 ENC_VOP3 default
    0x3427414a13a40a, // V_MIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x3627614b13a40a, // V_MIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x3827214c13a40a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0
    0x3a27214d13a40a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_1
    0x3c27214e13a40a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3228414913b3d1, // V_LDEXP_F16 ENC_VOP3 default
    0x3428614a13b3d1, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x3628814b13b3d1, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x3828414c13b3d1, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x3a28414d13b3d1, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x3c28414e13b3d1, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32186155180427, // V_NOP ENC_VOP3 default
    0x3218e156181416, // V_MOV_B32 ENC_VOP3 default
    0x5e190157181416, // V_MOV_B32 VOP3_VOP_DPP8 has_dpp8
    0x60192158181416, // V_MOV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3818e159181416, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x6219615a18244c, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x3219a15b18337a, // V_CVT_I32_F64 ENC_VOP3 default
    0x3819a15c18337a, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x3219e15d184375, // V_CVT_F64_I32 ENC_VOP3 default
    0x3819e15e184375, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x321a215f18536e, // V_CVT_F32_I32 ENC_VOP3 default
    0x5e1a416018536e, // V_CVT_F32_I32 VOP3_VOP_DPP8 has_dpp8
    0x601a616118536e, // V_CVT_F32_I32 VOP3_VOP_DPP16 has_dpp16
    0x381a216218536e, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x321a216318636f, // V_CVT_F32_U32 ENC_VOP3 default
    0x5e1a416418636f, // V_CVT_F32_U32 VOP3_VOP_DPP8 has_dpp8
    0x601a616518636f, // V_CVT_F32_U32 VOP3_VOP_DPP16 has_dpp16
    0x381a216618636f, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x321a816718738b, // V_CVT_U32_F32 ENC_VOP3 default
    0x5e1aa16818738b, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x601ac16918738b, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x381a816a18738b, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x321a816b188379, // V_CVT_I32_F32 ENC_VOP3 default
    0x5e1aa16c188379, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x601ac16d188379, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x381a816e188379, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x321b416f18a369, // V_CVT_F16_F32 ENC_VOP3 default
    0x5e1b617018a369, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x601b817118a369, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x381b417218a369, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x321c017318b36c, // V_CVT_F32_F16 ENC_VOP3 default
    0x5e1c217418b36c, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x601c417518b36c, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x381c017618b36c, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x321c616b18c37c, // V_CVT_NEAREST_I32_F32 ENC_VOP3 default
    0x5e1c816c18c37c, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x601ca16d18c37c, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x381c616e18c37c, // V_CVT_NEAREST_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x321c616b18d377, // V_CVT_FLOOR_I32_F32 ENC_VOP3 default
    0x5e1c816c18d377, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x601ca16d18d377, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x381c616e18d377, // V_CVT_FLOOR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x321a215f18e37f, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x5e1a416018e37f, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP8 has_dpp8
    0x601a616118e37f, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP16 has_dpp16
    0x381a216218e37f, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x3219a17718f36d, // V_CVT_F32_F64 ENC_VOP3 default
    0x3819a17818f36d, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x321cc179190374, // V_CVT_F64_F32 ENC_VOP3 default
    0x381cc17a190374, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x321a2163191370, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x5e1a4164191370, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP8 has_dpp8
    0x601a6165191370, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP16 has_dpp16
    0x381a2166191370, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x321a2163192371, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x5e1a4164192371, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP8 has_dpp8
    0x601a6165192371, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP16 has_dpp16
    0x381a2166192371, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x321a2163193372, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x5e1a4164193372, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP8 has_dpp8
    0x601a6165193372, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP16 has_dpp16
    0x381a2166193372, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x321a2163194373, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x5e1a4164194373, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP8 has_dpp8
    0x601a6165194373, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP16 has_dpp16
    0x381a2166194373, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x3219a17b19538c, // V_CVT_U32_F64 ENC_VOP3 default
    0x3819a17c19538c, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x3219e17d196376, // V_CVT_F64_U32 ENC_VOP3 default
    0x3819e17e196376, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x321d017f197471, // V_TRUNC_F64 ENC_VOP3 default
    0x381d0180197471, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x321d017f19829f, // V_CEIL_F64 ENC_VOP3 default
    0x381d018019829f, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x321d017f199450, // V_RNDNE_F64 ENC_VOP3 default
    0x381d0180199450, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x321d017f19a3b3, // V_FLOOR_F64 ENC_VOP3 default
    0x381d018019a3b3, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x3218615519b432, // V_PIPEFLUSH ENC_VOP3 default
    0x321d818119c415, // V_MOV_B16 ENC_VOP3 default
    0x5e1da18219c415, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x601dc18319c415, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x381d818419c415, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x321a81851a03c3, // V_FRACT_F32 ENC_VOP3 default
    0x5e1aa1861a03c3, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x601ac1871a03c3, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x381a81881a03c3, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x321a81851a1470, // V_TRUNC_F32 ENC_VOP3 default
    0x5e1aa1861a1470, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x601ac1871a1470, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x381a81881a1470, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x321a81851a229e, // V_CEIL_F32 ENC_VOP3 default
    0x5e1aa1861a229e, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x601ac1871a229e, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x381a81881a229e, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x321a81851a344f, // V_RNDNE_F32 ENC_VOP3 default
    0x5e1aa1861a344f, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x601ac1871a344f, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x381a81881a344f, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x321a81851a43b2, // V_FLOOR_F32 ENC_VOP3 default
    0x5e1aa1861a43b2, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x601ac1871a43b2, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x381a81881a43b2, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x321a81851a53b0, // V_EXP_F32 ENC_VOP3 default
    0x5e1aa1861a53b0, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x601ac1871a53b0, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x381a81881a53b0, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x321a81851a73d6, // V_LOG_F32 ENC_VOP3 default
    0x5e1aa1861a73d6, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x601ac1871a73d6, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x381a81881a73d6, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x321a81851aa449, // V_RCP_F32 ENC_VOP3 default
    0x5e1aa1861aa449, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x601ac1871aa449, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x381a81881aa449, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x321a81851ab44b, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x5e1aa1861ab44b, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x601ac1871ab44b, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x381a81881ab44b, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x321a81851ae452, // V_RSQ_F32 ENC_VOP3 default
    0x5e1aa1861ae452, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x601ac1871ae452, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x381a81881ae452, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x321d017f1af44a, // V_RCP_F64 ENC_VOP3 default
    0x381d01801af44a, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x321d017f1b1453, // V_RSQ_F64 ENC_VOP3 default
    0x381d01801b1453, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x321a81851b345c, // V_SQRT_F32 ENC_VOP3 default
    0x5e1aa1861b345c, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x601ac1871b345c, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x381a81881b345c, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x321d017f1b445d, // V_SQRT_F64 ENC_VOP3 default
    0x381d01801b445d, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x321a81851b545a, // V_SIN_F32 ENC_VOP3 default
    0x5e1aa1861b545a, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x601ac1871b545a, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x381a81881b545a, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x321a81851b6363, // V_COS_F32 ENC_VOP3 default
    0x5e1aa1861b6363, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x601ac1871b6363, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x381a81881b6363, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x321de1891b7429, // V_NOT_B32 ENC_VOP3 default
    0x5e1e018a1b7429, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x601e218b1b7429, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x381de18c1b7429, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x3218e1561b829c, // V_BFREV_B32 ENC_VOP3 default
    0x5e1901571b829c, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x601921581b829c, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x3818e1591b829c, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x321de18d1b92a1, // V_CLZ_I32_U32 ENC_VOP3 default
    0x5e1e018e1b92a1, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x601e218f1b92a1, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x381de1901b92a1, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x321de18d1ba364, // V_CTZ_I32_B32 ENC_VOP3 default
    0x5e1e018e1ba364, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x601e218f1ba364, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x381de1901ba364, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x321de1911bb2a0, // V_CLS_I32 ENC_VOP3 default
    0x5e1e01921bb2a0, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x601e21931bb2a0, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x381de1941bb2a0, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x3219a15b1bc3c7, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x3819a15c1bc3c7, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x321d017f1bd3ca, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x381d01801bd3ca, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x321d017f1be3c4, // V_FRACT_F64 ENC_VOP3 default
    0x381d01801be3c4, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x321c616b1bf3c6, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x5e1c816c1bf3c6, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x601ca16d1bf3c6, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x381c616e1bf3c6, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x321a81851c03c9, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x5e1aa1861c03c9, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x601ac1871c03c9, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x381a81881c03c9, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x3218e1951c2411, // V_MOVRELD_B32 ENC_VOP3 default
    0x5e1901961c2411, // V_MOVRELD_B32 VOP3_VOP_DPP8 has_dpp8
    0x601921971c2411, // V_MOVRELD_B32 VOP3_VOP_DPP16 has_dpp16
    0x3818e1981c2411, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x6218e1991c3414, // V_MOVRELS_B32 ENC_VOP3 default
    0x5e1901961c3414, // V_MOVRELS_B32 VOP3_VOP_DPP8 has_dpp8
    0x601921971c3414, // V_MOVRELS_B32 VOP3_VOP_DPP16 has_dpp16
    0x6218e1991c4413, // V_MOVRELSD_B32 ENC_VOP3 default
    0x5e1901961c4413, // V_MOVRELSD_B32 VOP3_VOP_DPP8 has_dpp8
    0x601921971c4413, // V_MOVRELSD_B32 VOP3_VOP_DPP16 has_dpp16
    0x6218e1991c8412, // V_MOVRELSD_2_B32 ENC_VOP3 default
    0x5e1901961c8412, // V_MOVRELSD_2_B32 VOP3_VOP_DPP8 has_dpp8
    0x601921971c8412, // V_MOVRELSD_2_B32 VOP3_VOP_DPP16 has_dpp16
    0x321ea19a1d036b, // V_CVT_F16_U16 ENC_VOP3 default
    0x5e1ec19b1d036b, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x601ee19c1d036b, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x381ea19d1d036b, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x321ea19e1d136a, // V_CVT_F16_I16 ENC_VOP3 default
    0x5e1ec19f1d136a, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x601ee1a01d136a, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x381ea1a11d136a, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x321f61a21d238a, // V_CVT_U16_F16 ENC_VOP3 default
    0x5e1f81a31d238a, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x601fa1a41d238a, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f61a51d238a, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x321f61a61d3378, // V_CVT_I16_F16 ENC_VOP3 default
    0x5e1f81a71d3378, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x601fa1a81d3378, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f61a91d3378, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x322021aa1d4448, // V_RCP_F16 ENC_VOP3 default
    0x5e2041ab1d4448, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x602061ac1d4448, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x382021ad1d4448, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x322021aa1d545b, // V_SQRT_F16 ENC_VOP3 default
    0x5e2041ab1d545b, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x602061ac1d545b, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x382021ad1d545b, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x322021aa1d6451, // V_RSQ_F16 ENC_VOP3 default
    0x5e2041ab1d6451, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x602061ac1d6451, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x382021ad1d6451, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x322021aa1d73d5, // V_LOG_F16 ENC_VOP3 default
    0x5e2041ab1d73d5, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x602061ac1d73d5, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x382021ad1d73d5, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x322021aa1d83af, // V_EXP_F16 ENC_VOP3 default
    0x5e2041ab1d83af, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x602061ac1d83af, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x382021ad1d83af, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x322021aa1d93c8, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x5e2041ab1d93c8, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x602061ac1d93c8, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x382021ad1d93c8, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x321f61a61da3c5, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x5e1f81a71da3c5, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x601fa1a81da3c5, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f61a91da3c5, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x322021aa1db3b1, // V_FLOOR_F16 ENC_VOP3 default
    0x5e2041ab1db3b1, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x602061ac1db3b1, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x382021ad1db3b1, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x322021aa1dc29d, // V_CEIL_F16 ENC_VOP3 default
    0x5e2041ab1dc29d, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x602061ac1dc29d, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x382021ad1dc29d, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x322021aa1dd46f, // V_TRUNC_F16 ENC_VOP3 default
    0x5e2041ab1dd46f, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x602061ac1dd46f, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x382021ad1dd46f, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x322021aa1de44e, // V_RNDNE_F16 ENC_VOP3 default
    0x5e2041ab1de44e, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x602061ac1de44e, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x382021ad1de44e, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x322021aa1df3c2, // V_FRACT_F16 ENC_VOP3 default
    0x5e2041ab1df3c2, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x602061ac1df3c2, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x382021ad1df3c2, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x322021aa1e0459, // V_SIN_F16 ENC_VOP3 default
    0x5e2041ab1e0459, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x602061ac1e0459, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x382021ad1e0459, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x322021aa1e1362, // V_COS_F16 ENC_VOP3 default
    0x5e2041ab1e1362, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x602061ac1e1362, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x382021ad1e1362, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x3220e1ae1e2458, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x5e2101af1e2458, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x602121b01e2458, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x3820e1b11e2458, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x321f61a61e337d, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x5e1f81a71e337d, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x601fa1a81e337d, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f61a91e337d, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x321f61a21e437e, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x5e1f81a31e437e, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x601fa1a41e437e, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x381f61a51e437e, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x321d81b21e9428, // V_NOT_B16 ENC_VOP3 default
    0x5e1da1b31e9428, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x601dc1b41e9428, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x381d81b51e9428, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x3221e1b61ea37b, // V_CVT_I32_I16 ENC_VOP3 default
    0x5e2201b71ea37b, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x602221b81ea37b, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x3821e1b91ea37b, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x3221e1ba1eb38d, // V_CVT_U32_U16 ENC_VOP3 default
    0x5e2201bb1eb38d, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x602221bc1eb38d, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x3821e1bd1eb38d, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x3228c1be2093bb, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x3428e1bf2093bb, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x362901c02093bb, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x3828c1c12093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x3a28c1c22093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x3c28c1c32093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428c1c42093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x6628c1c52093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828c1c62093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28c1c72093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322921c820a3e1, // V_MAD_I32_I24 ENC_VOP3 default
    0x342941c920a3e1, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x362961ca20a3e1, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x382921cb20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x3a2921cc20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x3c2921cd20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642921ce20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x662921cf20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682921d020a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2921d120a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322921d220b3e5, // V_MAD_U32_U24 ENC_VOP3 default
    0x342941d320b3e5, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x362961d420b3e5, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x382921d520b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x3a2921d620b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x3c2921d720b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642921d820b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x662921d920b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682921da20b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2921db20b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228c1be20c365, // V_CUBEID_F32 ENC_VOP3 default
    0x3428e1bf20c365, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x362901c020c365, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x3828c1c120c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x3a28c1c220c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x3c28c1c320c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428c1c420c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x6628c1c520c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828c1c620c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28c1c720c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228c1be20d367, // V_CUBESC_F32 ENC_VOP3 default
    0x3428e1bf20d367, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x362901c020d367, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3828c1c120d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x3a28c1c220d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x3c28c1c320d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428c1c420d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x6628c1c520d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828c1c620d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28c1c720d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228c1be20e368, // V_CUBETC_F32 ENC_VOP3 default
    0x3428e1bf20e368, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x362901c020e368, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x3828c1c120e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x3a28c1c220e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x3c28c1c320e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428c1c420e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x6628c1c520e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828c1c620e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28c1c720e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228c1be20f366, // V_CUBEMA_F32 ENC_VOP3 default
    0x3428e1bf20f366, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x362901c020f366, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x3828c1c120f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x3a28c1c220f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x3c28c1c320f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428c1c420f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x6628c1c520f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828c1c620f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28c1c720f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322981dc210299, // V_BFE_U32 ENC_VOP3 default
    0x3429a1dd210299, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x3629c1de210299, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x382981df210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2981e0210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2981e1210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642981e2210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x662981e3210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682981e4210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2981e5210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322981e6211298, // V_BFE_I32 ENC_VOP3 default
    0x3429a1e7211298, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x3629c1e8211298, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x382981e9211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x3a2981ea211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x3c2981eb211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642981ec211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x662981ed211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682981ee211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2981ef211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322981dc21229a, // V_BFI_B32 ENC_VOP3 default
    0x3429a1dd21229a, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x3629c1de21229a, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x382981df21229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2981e021229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2981e121229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642981e221229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x662981e321229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682981e421229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2981e521229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228c1be2133bd, // V_FMA_F32 ENC_VOP3 default
    0x3428e1bf2133bd, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x362901c02133bd, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x3828c1c12133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x3a28c1c22133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x3c28c1c32133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428c1c42133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x6628c1c52133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828c1c62133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28c1c72133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3229e1f02143be, // V_FMA_F64 ENC_VOP3 default
    0x3829e1f12143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x3a29e1f22143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x3c29e1f32143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6429e1f42143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x6629e1f52143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6829e1f62143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a29e1f72143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322a01f82153d4, // V_LERP_U8 ENC_VOP3 default
    0x342a21f92153d4, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x362a41fa2153d4, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x382a01fb2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x3a2a01fc2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x3c2a01fd2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642a01fe2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x662a01ff2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682a02002153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2a02012153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322a620221628f, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x342a820321628f, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x362aa20421628f, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x382a620521628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2a620621628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2a620721628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642a620821628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x662a620921628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682a620a21628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2a620b21628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322a6202217290, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x342a8203217290, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x362aa204217290, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x382a6205217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2a6206217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2a6207217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642a6208217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x662a6209217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682a620a217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2a620b217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228c1be21841a, // V_MULLIT_F32 ENC_VOP3 default
    0x3428e1bf21841a, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x362901c021841a, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x3828c1c121841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x3a28c1c221841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x3c28c1c321841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428c1c421841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x6628c1c521841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828c1c621841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28c1c721841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228c1be219401, // V_MIN3_F32 ENC_VOP3 default
    0x3428e1bf219401, // V_MIN3_F32 VOP3_VOP_DPP8 has_dpp8
    0x362901c0219401, // V_MIN3_F32 VOP3_VOP_DPP16 has_dpp16
    0x3828c1c1219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0
    0x3a28c1c2219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1
    0x3c28c1c3219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428c1c4219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_2
    0x6628c1c5219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828c1c6219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28c1c7219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3229820c21a403, // V_MIN3_I32 ENC_VOP3 default
    0x3429a20d21a403, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3629c20e21a403, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3829820f21a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x3a29821021a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x3c29821121a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6429821221a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x6629821321a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6829821421a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a29821521a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322981dc21b405, // V_MIN3_U32 ENC_VOP3 default
    0x3429a1dd21b405, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3629c1de21b405, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x382981df21b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2981e021b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2981e121b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642981e221b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x662981e321b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682981e421b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2981e521b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228c1be21c3e8, // V_MAX3_F32 ENC_VOP3 default
    0x3428e1bf21c3e8, // V_MAX3_F32 VOP3_VOP_DPP8 has_dpp8
    0x362901c021c3e8, // V_MAX3_F32 VOP3_VOP_DPP16 has_dpp16
    0x3828c1c121c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0
    0x3a28c1c221c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1
    0x3c28c1c321c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428c1c421c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_2
    0x6628c1c521c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828c1c621c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28c1c721c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3229820c21d3ea, // V_MAX3_I32 ENC_VOP3 default
    0x3429a20d21d3ea, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3629c20e21d3ea, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3829820f21d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x3a29821021d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x3c29821121d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6429821221d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x6629821321d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6829821421d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a29821521d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322981dc21e3ec, // V_MAX3_U32 ENC_VOP3 default
    0x3429a1dd21e3ec, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3629c1de21e3ec, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x382981df21e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2981e021e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2981e121e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642981e221e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x662981e321e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682981e421e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2981e521e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228c1be21f3fb, // V_MED3_F32 ENC_VOP3 default
    0x3428e1bf21f3fb, // V_MED3_F32 VOP3_VOP_DPP8 has_dpp8
    0x362901c021f3fb, // V_MED3_F32 VOP3_VOP_DPP16 has_dpp16
    0x3828c1c121f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0
    0x3a28c1c221f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1
    0x3c28c1c321f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428c1c421f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_2
    0x6628c1c521f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828c1c621f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28c1c721f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3229820c2203fd, // V_MED3_I32 ENC_VOP3 default
    0x3429a20d2203fd, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x3629c20e2203fd, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x3829820f2203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x3a2982102203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x3c2982112203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642982122203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x662982132203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682982142203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2982152203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322981dc2213ff, // V_MED3_U32 ENC_VOP3 default
    0x3429a1dd2213ff, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3629c1de2213ff, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x382981df2213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2981e02213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2981e12213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642981e22213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x662981e32213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682981e42213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2981e52213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x32292216222457, // V_SAD_U8 ENC_VOP3 default
    0x34294217222457, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x36296218222457, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x38292219222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x3a29221a222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x3c29221b222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6429221c222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x6629221d222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6829221e222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a29221f222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x32292216223454, // V_SAD_HI_U8 ENC_VOP3 default
    0x34294217223454, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x36296218223454, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x38292219223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x3a29221a223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x3c29221b223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6429221c223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x6629221d223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6829221e223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a29221f223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x32292220224455, // V_SAD_U16 ENC_VOP3 default
    0x34294221224455, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x36296222224455, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x38292223224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x3a292224224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x3c292225224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x64292226224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x66292227224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x68292228224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a292229224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322921dc225456, // V_SAD_U32 ENC_VOP3 default
    0x342941dd225456, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x362961de225456, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x382921df225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2921e0225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2921e1225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642921e2225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x662921e3225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682921e4225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2921e5225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322ac22a226389, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x342ae22b226389, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x362b022c226389, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x382ac22d226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x3a2ac22e226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x3c2ac22f226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642ac230226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x662ac231226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682ac232226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2ac233226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228c1be22738f, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x3828c1c122738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x3a28c1c222738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x3c28c1c322738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428c1c422738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x6628c1c522738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828c1c622738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28c1c722738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3229e1f0228390, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x3829e1f1228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x3a29e1f2228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x3c29e1f3228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6429e1f4228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x6629e1f5228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6829e1f6228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a29e1f7228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x6c28c234237391, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x6e28c235237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x7028c236237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x7228c237237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x7428c238237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x7628c239237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x7828c23a237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x7a28c23b237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x6c29e23c238392, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x6e29e23d238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x7029e23e238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x7229e23f238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x7429e240238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x7629e241238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x7829e242238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x7a29e243238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322b21f8239419, // V_MSAD_U8 ENC_VOP3 default
    0x342b41f9239419, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x362b61fa239419, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x382b21fb239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x3a2b21fc239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x3c2b21fd239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642b21fe239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x662b21ff239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682b2200239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2b2201239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322b824423a447, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x382b824523a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x3a2b824623a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x3c2b824723a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642b824823a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x662b824923a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682b824a23a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2b824b23a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322b824423b417, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x382b824523b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x3a2b824623b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x3c2b824723b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642b824823b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x662b824923b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682b824a23b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2b824b23b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x7c2ba24c23d418, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x7e2ba24d23d418, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x802ba24e23d418, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x822ba24f23d418, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322981dc24047b, // V_XOR3_B32 ENC_VOP3 default
    0x3429a1dd24047b, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x3629c1de24047b, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x382981df24047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2981e024047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2981e124047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642981e224047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x662981e324047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682981e424047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2981e524047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322bc2502413e3, // V_MAD_U16 ENC_VOP3 default
    0x342be2512413e3, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x362c02522413e3, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x382bc2532413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2bc2542413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2bc2552413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642bc2562413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x662bc2572413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682bc2582413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2bc2592413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322c225a244431, // V_PERM_B32 ENC_VOP3 default
    0x342c425b244431, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x362c625c244431, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x382c225d244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2c225e244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2c225f244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642c2260244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x662c2261244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682c2262244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2c2263244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322981dc245479, // V_XAD_U32 ENC_VOP3 default
    0x3429a1dd245479, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x3629c1de245479, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x382981df245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2981e0245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2981e1245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642981e2245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x662981e3245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682981e4245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2981e5245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322981dc2463da, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x3429a1dd2463da, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x3629c1de2463da, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x382981df2463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2981e02463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2981e12463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642981e22463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x662981e32463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682981e42463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2981e52463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322981dc24728a, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x3429a1dd24728a, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x3629c1de24728a, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x382981df24728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2981e024728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2981e124728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642981e224728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x662981e324728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682981e424728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2981e524728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322c82642483bc, // V_FMA_F16 ENC_VOP3 default
    0x342ca2652483bc, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x362cc2662483bc, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x382c82672483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2c82682483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2c82692483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642c826a2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x662c826b2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682c826c2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2c826d2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322c8264249400, // V_MIN3_F16 ENC_VOP3 default
    0x342ca265249400, // V_MIN3_F16 VOP3_VOP_DPP8 has_dpp8
    0x362cc266249400, // V_MIN3_F16 VOP3_VOP_DPP16 has_dpp16
    0x382c8267249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2c8268249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2c8269249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642c826a249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x662c826b249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682c826c249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2c826d249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322bc26e24a402, // V_MIN3_I16 ENC_VOP3 default
    0x342be26f24a402, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x362c027024a402, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x382bc27124a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2bc27224a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2bc27324a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642bc27424a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x662bc27524a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682bc27624a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2bc27724a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322bc25024b404, // V_MIN3_U16 ENC_VOP3 default
    0x342be25124b404, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x362c025224b404, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x382bc25324b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2bc25424b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2bc25524b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642bc25624b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x662bc25724b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682bc25824b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2bc25924b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322c826424c3e7, // V_MAX3_F16 ENC_VOP3 default
    0x342ca26524c3e7, // V_MAX3_F16 VOP3_VOP_DPP8 has_dpp8
    0x362cc26624c3e7, // V_MAX3_F16 VOP3_VOP_DPP16 has_dpp16
    0x382c826724c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2c826824c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2c826924c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642c826a24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x662c826b24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682c826c24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2c826d24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322bc26e24d3e9, // V_MAX3_I16 ENC_VOP3 default
    0x342be26f24d3e9, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x362c027024d3e9, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x382bc27124d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2bc27224d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2bc27324d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642bc27424d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x662bc27524d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682bc27624d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2bc27724d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322bc25024e3eb, // V_MAX3_U16 ENC_VOP3 default
    0x342be25124e3eb, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x362c025224e3eb, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x382bc25324e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2bc25424e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2bc25524e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642bc25624e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x662bc25724e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682bc25824e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2bc25924e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322c826424f3fa, // V_MED3_F16 ENC_VOP3 default
    0x342ca26524f3fa, // V_MED3_F16 VOP3_VOP_DPP8 has_dpp8
    0x362cc26624f3fa, // V_MED3_F16 VOP3_VOP_DPP16 has_dpp16
    0x382c826724f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2c826824f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2c826924f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642c826a24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x662c826b24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682c826c24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2c826d24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322bc26e2503fc, // V_MED3_I16 ENC_VOP3 default
    0x342be26f2503fc, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x362c02702503fc, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x382bc2712503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2bc2722503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2bc2732503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642bc2742503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x662bc2752503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682bc2762503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2bc2772503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322bc2502513fe, // V_MED3_U16 ENC_VOP3 default
    0x342be2512513fe, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x362c02522513fe, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x382bc2532513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2bc2542513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2bc2552513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642bc2562513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x662bc2572513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682bc2582513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2bc2592513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322bc26e2533df, // V_MAD_I16 ENC_VOP3 default
    0x342be26f2533df, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x362c02702533df, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x382bc2712533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2bc2722533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2bc2732533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642bc2742533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x662bc2752533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682bc2762533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2bc2772533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322c826425438e, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x342ca26525438e, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x362cc26625438e, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x382c826725438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2c826825438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2c826925438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642c826a25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x662c826b25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682c826c25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2c826d25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322981dc255284, // V_ADD3_U32 ENC_VOP3 default
    0x3429a1dd255284, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x3629c1de255284, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x382981df255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2981e0255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2981e1255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642981e2255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x662981e3255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682981e4255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2981e5255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322981dc2563db, // V_LSHL_OR_B32 ENC_VOP3 default
    0x3429a1dd2563db, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3629c1de2563db, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x382981df2563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2981e02563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2981e12563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642981e22563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x662981e32563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682981e42563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2981e52563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322981dc257293, // V_AND_OR_B32 ENC_VOP3 default
    0x3429a1dd257293, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x3629c1de257293, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x382981df257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2981e0257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2981e1257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642981e2257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x662981e3257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682981e4257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2981e5257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322981dc25842a, // V_OR3_B32 ENC_VOP3 default
    0x3429a1dd25842a, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x3629c1de25842a, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x382981df25842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x3a2981e025842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x3c2981e125842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642981e225842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x662981e325842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682981e425842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2981e525842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322ce2782593e4, // V_MAD_U32_U16 ENC_VOP3 default
    0x342d02792593e4, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x362d227a2593e4, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x382ce27b2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2ce27c2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2ce27d2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642ce27e2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x662ce27f2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682ce2802593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2ce2812593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322ce28225a3e0, // V_MAD_I32_I16 ENC_VOP3 default
    0x342d028325a3e0, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x362d228425a3e0, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x382ce28525a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2ce28625a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2ce28725a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642ce28825a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x662ce28925a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682ce28a25a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2ce28b25a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x842d428c25b42e, // V_PERMLANE16_B32 ENC_VOP3 default
    0x862d428d25b42e, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x882d428e25b42e, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x8a2d428f25b42e, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x842d428c25c430, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x862d428d25c430, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x882d428e25c430, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x8a2d428f25c430, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x4a2d629025d360, // V_CNDMASK_B16 ENC_VOP3 default
    0x342d829125d360, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x362da29225d360, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x4c2d629325d360, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x4e2d629425d360, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x502d629525d360, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3228c1be25e3ee, // V_MAXMIN_F32 ENC_VOP3 default
    0x3428e1bf25e3ee, // V_MAXMIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x362901c025e3ee, // V_MAXMIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x3828c1c125e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0
    0x3a28c1c225e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1
    0x3c28c1c325e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428c1c425e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_2
    0x6628c1c525e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828c1c625e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28c1c725e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3228c1be25f407, // V_MINMAX_F32 ENC_VOP3 default
    0x3428e1bf25f407, // V_MINMAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x362901c025f407, // V_MINMAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x3828c1c125f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0
    0x3a28c1c225f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1
    0x3c28c1c325f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x6428c1c425f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_2
    0x6628c1c525f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x6828c1c625f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a28c1c725f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322c82642603ed, // V_MAXMIN_F16 ENC_VOP3 default
    0x342ca2652603ed, // V_MAXMIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x362cc2662603ed, // V_MAXMIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x382c82672603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2c82682603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2c82692603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642c826a2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_2
    0x662c826b2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682c826c2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2c826d2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322c8264261406, // V_MINMAX_F16 ENC_VOP3 default
    0x342ca265261406, // V_MINMAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x362cc266261406, // V_MINMAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x382c8267261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2c8268261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2c8269261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642c826a261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_2
    0x662c826b261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682c826c261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2c826d261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322981dc2623f0, // V_MAXMIN_U32 ENC_VOP3 default
    0x3429a1dd2623f0, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x3629c1de2623f0, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x382981df2623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2981e02623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2981e12623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642981e22623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x662981e32623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682981e42623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2981e52623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322981dc263409, // V_MINMAX_U32 ENC_VOP3 default
    0x3429a1dd263409, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x3629c1de263409, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x382981df263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x3a2981e0263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x3c2981e1263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642981e2263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x662981e3263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682981e4263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2981e5263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3229820c2643ef, // V_MAXMIN_I32 ENC_VOP3 default
    0x3429a20d2643ef, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x3629c20e2643ef, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x3829820f2643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x3a2982102643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x3c2982112643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642982122643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x662982132643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682982142643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2982152643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x3229820c265408, // V_MINMAX_I32 ENC_VOP3 default
    0x3429a20d265408, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x3629c20e265408, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x3829820f265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x3a298210265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x3c298211265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x64298212265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x66298213265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x68298214265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a298215265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322dc296266397, // V_DOT2_F16_F16 ENC_VOP3 default
    0x342de297266397, // V_DOT2_F16_F16 VOP3_VOP_DPP8 has_dpp8
    0x362e0298266397, // V_DOT2_F16_F16 VOP3_VOP_DPP16 has_dpp16
    0x382dc299266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0
    0x3a2dc29a266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1
    0x3c2dc29b266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642dc29c266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_2
    0x662dc29d266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682dc29e266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2dc29f266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x322e22a0267396, // V_DOT2_BF16_BF16 ENC_VOP3 default
    0x342e42a1267396, // V_DOT2_BF16_BF16 VOP3_VOP_DPP8 has_dpp8
    0x362e62a2267396, // V_DOT2_BF16_BF16 VOP3_VOP_DPP16 has_dpp16
    0x382e22a3267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0
    0x3a2e22a4267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1
    0x3c2e22a5267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x642e22a6267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_2
    0x662e22a7267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x682e22a8267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x6a2e22a9267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8c2e82aa2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x8e2e82ab2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902e82ac2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922e82ad2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x942e82ae2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x962e82af2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x982e82b02fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x9a2e82b12fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8c2ea2b22fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x8e2ea2b32fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902ea2b42fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922ea2b52fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x942ea2b62fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x962ea2b72fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x982ea2b82fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x9a2ea2b92fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8c2ec2ba2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x8e2ec2bb2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902ec2bc2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922ec2bd2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x942ec2be2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x962ec2bf2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x982ec2c02fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x9a2ec2c12fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8c2ec2c22ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x8e2ec2c32ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902ec2c42ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922ec2c52ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x942ec2c62ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x962ec2c72ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x982ec2c82ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x9a2ec2c92ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x8c2ee2ca300286, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x542f02cb300286, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x562f22cc300286, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8e2ee2cd300286, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902ee2ce300286, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922ee2cf300286, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x8c2ee2ca301464, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x542f02cb301464, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x562f22cc301464, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8e2ee2cd301464, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902ee2ce301464, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922ee2cf301464, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x8c2ee2ca30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x542f02cb30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x562f22cc30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x8e2ee2cd30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x902ee2ce30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x922ee2cf30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x322f42d030328d, // V_ADD_NC_U16 ENC_VOP3 default
    0x342f62d130328d, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x362f82d230328d, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x382f42d330328d, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2f42d430328d, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2f42d530328d, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322f42d0304469, // V_SUB_NC_U16 ENC_VOP3 default
    0x342f62d1304469, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x362f82d2304469, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x382f42d3304469, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2f42d4304469, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2f42d5304469, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322fa2d0305424, // V_MUL_LO_U16 ENC_VOP3 default
    0x342fc2d1305424, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x362fe2d2305424, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x382fa2d3305424, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2fa2d4305424, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2fa2d5305424, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323002d6306380, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x343022d7306380, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x363042d8306380, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x383002d9306380, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3002da306380, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3002db306380, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323002dc307387, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x343022dd307387, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x363042de307387, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x383002df307387, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3002e0307387, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3002e1307387, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322fa2d03093f6, // V_MAX_U16 ENC_VOP3 default
    0x342fc2d13093f6, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x362fe2d23093f6, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x382fa2d33093f6, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2fa2d43093f6, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2fa2d53093f6, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322fa2e230a3f4, // V_MAX_I16 ENC_VOP3 default
    0x342fc2e330a3f4, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x362fe2e430a3f4, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x382fa2e530a3f4, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2fa2e630a3f4, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2fa2e730a3f4, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322fa2d030b40f, // V_MIN_U16 ENC_VOP3 default
    0x342fc2d130b40f, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x362fe2d230b40f, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x382fa2d330b40f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x3a2fa2d430b40f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x3c2fa2d530b40f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322fa2e230c40d, // V_MIN_I16 ENC_VOP3 default
    0x342fc2e330c40d, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x362fe2e430c40d, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x382fa2e530c40d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2fa2e630c40d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2fa2e730c40d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322f42e230d28b, // V_ADD_NC_I16 ENC_VOP3 default
    0x342f62e330d28b, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x362f82e430d28b, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x382f42e530d28b, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2f42e630d28b, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2f42e730d28b, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322f42e230e467, // V_SUB_NC_I16 ENC_VOP3 default
    0x342f62e330e467, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x362f82e430e467, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x382f42e530e467, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2f42e630e467, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2f42e730e467, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323062e831142d, // V_PACK_B32_F16 ENC_VOP3 default
    0x343082e931142d, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x3630a2ea31142d, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x383062eb31142d, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3062ec31142d, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3062ed31142d, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323062ee312382, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x343082ef312382, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x3630a2f0312382, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x383062f1312382, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3062f2312382, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3062f3312382, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323062f4313384, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x343082f5313384, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x3630a2f6313384, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x383062f7313384, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x3a3062f8313384, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x3c3062f9313384, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3230c2fa31c3d2, // V_LDEXP_F32 ENC_VOP3 default
    0x3430e2fb31c3d2, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x363102fc31c3d2, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x3830c2fd31c3d2, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x3a30c2fe31c3d2, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x3c30c2ff31c3d2, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3231212f31d29b, // V_BFM_B32 ENC_VOP3 default
    0x3424c30031d29b, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x3624e30131d29b, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x3831213231d29b, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x3a31213331d29b, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x3c31213431d29b, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3231212f31e297, // V_BCNT_U32_B32 ENC_VOP3 default
    0x3424c30031e297, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3624e30131e297, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3831213231e297, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3a31213331e297, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3c31213431e297, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3231212f31f3f9, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x3424c30031f3f9, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3624e30131f3f9, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x3831213231f3f9, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3a31213331f3f9, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3c31213431f3f9, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3231212f3203f8, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x3424c3003203f8, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x3624e3013203f8, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x383121323203f8, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x3a3121333203f8, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x3c3121343203f8, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323002d6321383, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x343022d7321383, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x363042d8321383, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x383002d9321383, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3002da321383, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3002db321383, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x323002dc322385, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x343022dd322385, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x363042de322385, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x383002df322385, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x3a3002e0322385, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x3c3002e1322385, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32312302323388, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x3424c303323388, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x3624e304323388, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x38312305323388, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x3a312306323388, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x3c312307323388, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32312308324381, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x3424c309324381, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x3624e30a324381, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x3831230b324381, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x3a31230c324381, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x3c31230d324381, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32314129325468, // V_SUB_NC_I32 ENC_VOP3 default
    0x3424630e325468, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x3624830f325468, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x3831412c325468, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x3a31412d325468, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x3c31412e325468, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3231412932628c, // V_ADD_NC_I32 ENC_VOP3 default
    0x3424630e32628c, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x3624830f32628c, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x3831412c32628c, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x3a31412d32628c, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x3c31412e32628c, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x32316310327289, // V_ADD_F64 ENC_VOP3 default
    0x38316311327289, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x3a316312327289, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x3c316313327289, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3231631032841e, // V_MUL_F64 ENC_VOP3 default
    0x3831631132841e, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x3a31631232841e, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x3c31631332841e, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3231631032940c, // V_MIN_F64 ENC_VOP3 default
    0x3831631132940c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x3a31631232940c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x3c31631332940c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3231631032a3f3, // V_MAX_F64 ENC_VOP3 default
    0x3831631132a3f3, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x3a31631232a3f3, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x3c31631332a3f3, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3231831432b3d3, // V_LDEXP_F64 ENC_VOP3 default
    0x3831831532b3d3, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x3a31831632b3d3, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x3c31831732b3d3, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3231212f32c425, // V_MUL_LO_U32 ENC_VOP3 default
    0x3831213232c425, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x3a31213332c425, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x3c31213432c425, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3231212f32d421, // V_MUL_HI_U32 ENC_VOP3 default
    0x3831213232d421, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x3a31213332d421, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x3c31213432d421, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3231212932e41f, // V_MUL_HI_I32 ENC_VOP3 default
    0x3831212c32e41f, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x3a31212d32e41f, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x3c31212e32e41f, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x3231831832f46e, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x3831831932f46e, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x3a31831a32f46e, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x3c31831b32f46e, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322fa2d03383d7, // V_LSHLREV_B16 ENC_VOP3 default
    0x342fc2d13383d7, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x362fe2d23383d7, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x382fa2d33383d7, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x3a2fa2d43383d7, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x3c2fa2d53383d7, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322fa2d03393dc, // V_LSHRREV_B16 ENC_VOP3 default
    0x342fc2d13393dc, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x362fe2d23393dc, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x382fa2d33393dc, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x3a2fa2d43393dc, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x3c2fa2d53393dc, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322fa31c33a294, // V_ASHRREV_I16 ENC_VOP3 default
    0x342fc31d33a294, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x362fe31e33a294, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x382fa31f33a294, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x3a2fa32033a294, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x3c2fa32133a294, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x9c31a32233c3d9, // V_LSHLREV_B64 ENC_VOP3 default
    0x9e31a32333c3d9, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0xa031a32433c3d9, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x9c31a32233d3de, // V_LSHRREV_B64 ENC_VOP3 default
    0x9e31a32333d3de, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0xa031a32433d3de, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x9c31a32533e296, // V_ASHRREV_I64 ENC_VOP3 default
    0x9e31a32633e296, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0xa031a32733e296, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0xa231c32836044d, // V_READLANE_B32 ENC_VOP3 default
    0xa431e329361478, // V_WRITELANE_B32 ENC_VOP3 default
    0xa631e32a361478, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x322fa2d0362291, // V_AND_B16 ENC_VOP3 default
    0x342fc2d1362291, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x362fe2d2362291, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x382fa2d3362291, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x3a2fa2d4362291, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x3c2fa2d5362291, // V_AND_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322fa2d036342b, // V_OR_B16 ENC_VOP3 default
    0x342fc2d136342b, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x362fe2d236342b, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x382fa2d336342b, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x3a2fa2d436342b, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x3c2fa2d536342b, // V_OR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x322fa2d036447c, // V_XOR_B16 ENC_VOP3 default
    0x342fc2d136447c, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x362fe2d236447c, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x382fa2d336447c, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x3a2fa2d436447c, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x3c2fa2d536447c, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
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
    0xaa008333018069, // DS_GWS_SEMA_RELEASE_ALL ENC_DS default
    0xaa00a334019066, // DS_GWS_INIT ENC_DS default
    0xaa00833301a06a, // DS_GWS_SEMA_V ENC_DS default
    0xaa00a33401b067, // DS_GWS_SEMA_BR ENC_DS default
    0xaa00833301c068, // DS_GWS_SEMA_P ENC_DS default
    0xaa00a33401d065, // DS_GWS_BARRIER ENC_DS default
    0xa800033501e0b9, // DS_STORE_B8 ENC_DS default
    0xa800c33601f0b5, // DS_STORE_B16 ENC_DS default
    0xa800e33702004c, // DS_ADD_RTN_U32 ENC_DS default
    0xa800e3370210bd, // DS_SUB_RTN_U32 ENC_DS default
    0xa800e3370220a5, // DS_RSUB_RTN_U32 ENC_DS default
    0xa800e33702306b, // DS_INC_RTN_U32 ENC_DS default
    0xa800e337024061, // DS_DEC_RTN_U32 ENC_DS default
    0xa800e338025094, // DS_MIN_RTN_I32 ENC_DS default
    0xa800e338026088, // DS_MAX_RTN_I32 ENC_DS default
    0xa800e337027096, // DS_MIN_RTN_U32 ENC_DS default
    0xa800e33702808a, // DS_MAX_RTN_U32 ENC_DS default
    0xa800e339029052, // DS_AND_RTN_B32 ENC_DS default
    0xa800e33902a0a2, // DS_OR_RTN_B32 ENC_DS default
    0xa800e33902b0c5, // DS_XOR_RTN_B32 ENC_DS default
    0xa801033a02c09c, // DS_MSKOR_RTN_B32 ENC_DS default
    0xa800e33902d0ad, // DS_STOREXCHG_RTN_B32 ENC_DS default
    0xa801233b02e0a9, // DS_STOREXCHG_2ADDR_RTN_B32 ENC_DS default
    0xa801233b02f0ab, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B32 ENC_DS default
    0xa801033a03005b, // DS_CMPSTORE_RTN_B32 ENC_DS default
    0xa801033c03105d, // DS_CMPSTORE_RTN_F32 ENC_DS default
    0xa800e33d032092, // DS_MIN_RTN_F32 ENC_DS default
    0xa800e33d033086, // DS_MAX_RTN_F32 ENC_DS default
    0xa801033a0340c2, // DS_WRAP_RTN_B32 ENC_DS default
    0xa801433e0350c1, // DS_SWIZZLE_B32 ENC_DS default
    0xa801633f036075, // DS_LOAD_B32 ENC_DS default
    0xa801834003706f, // DS_LOAD_2ADDR_B32 ENC_DS default
    0xa8018340038071, // DS_LOAD_2ADDR_STRIDE64_B32 ENC_DS default
    0xa8016341039079, // DS_LOAD_I8 ENC_DS default
    0xa801634203a07f, // DS_LOAD_U8 ENC_DS default
    0xa801634303b078, // DS_LOAD_I16 ENC_DS default
    0xa801634403c07c, // DS_LOAD_U16 ENC_DS default
    0xa801a34503d060, // DS_CONSUME ENC_DS default
    0xa801a34503e054, // DS_APPEND ENC_DS default
    0xaa01c34603f09f, // DS_ORDERED_COUNT ENC_DS default
    0xa801e34704004f, // DS_ADD_U64 ENC_DS default
    0xa801e3470410c0, // DS_SUB_U64 ENC_DS default
    0xa801e3470420a8, // DS_RSUB_U64 ENC_DS default
    0xa801e34704306e, // DS_INC_U64 ENC_DS default
    0xa801e347044064, // DS_DEC_U64 ENC_DS default
    0xa801e348045091, // DS_MIN_I64 ENC_DS default
    0xa801e348046085, // DS_MAX_I64 ENC_DS default
    0xa801e347047099, // DS_MIN_U64 ENC_DS default
    0xa801e34704808d, // DS_MAX_U64 ENC_DS default
    0xa801e349049051, // DS_AND_B64 ENC_DS default
    0xa801e34904a0a1, // DS_OR_B64 ENC_DS default
    0xa801e34904b0c4, // DS_XOR_B64 ENC_DS default
    0xa802034a04c09b, // DS_MSKOR_B64 ENC_DS default
    0xa801e34b04d0b8, // DS_STORE_B64 ENC_DS default
    0xa802234c04e0b0, // DS_STORE_2ADDR_B64 ENC_DS default
    0xa802234c04f0b2, // DS_STORE_2ADDR_STRIDE64_B64 ENC_DS default
    0xa802034a050058, // DS_CMPSTORE_B64 ENC_DS default
    0xa802434d05105a, // DS_CMPSTORE_F64 ENC_DS default
    0xa802634e05208f, // DS_MIN_F64 ENC_DS default
    0xa802634e053083, // DS_MAX_F64 ENC_DS default
    0xa802834f06004d, // DS_ADD_RTN_U64 ENC_DS default
    0xa802834f0610be, // DS_SUB_RTN_U64 ENC_DS default
    0xa802834f0620a6, // DS_RSUB_RTN_U64 ENC_DS default
    0xa802834f06306c, // DS_INC_RTN_U64 ENC_DS default
    0xa802834f064062, // DS_DEC_RTN_U64 ENC_DS default
    0xa8028350065095, // DS_MIN_RTN_I64 ENC_DS default
    0xa8028350066089, // DS_MAX_RTN_I64 ENC_DS default
    0xa802834f067097, // DS_MIN_RTN_U64 ENC_DS default
    0xa802834f06808b, // DS_MAX_RTN_U64 ENC_DS default
    0xa8028351069053, // DS_AND_RTN_B64 ENC_DS default
    0xa802835106a0a3, // DS_OR_RTN_B64 ENC_DS default
    0xa802835106b0c6, // DS_XOR_RTN_B64 ENC_DS default
    0xa802a35206c09d, // DS_MSKOR_RTN_B64 ENC_DS default
    0xa802835106d0ae, // DS_STOREXCHG_RTN_B64 ENC_DS default
    0xa802c35306e0aa, // DS_STOREXCHG_2ADDR_RTN_B64 ENC_DS default
    0xa802c35306f0ac, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B64 ENC_DS default
    0xa802a35207005c, // DS_CMPSTORE_RTN_B64 ENC_DS default
    0xa802e35407105e, // DS_CMPSTORE_RTN_F64 ENC_DS default
    0xa8030355072093, // DS_MIN_RTN_F64 ENC_DS default
    0xa8030355073087, // DS_MAX_RTN_F64 ENC_DS default
    0xa8032356076076, // DS_LOAD_B64 ENC_DS default
    0xa8034357077070, // DS_LOAD_2ADDR_B64 ENC_DS default
    0xa8034357078072, // DS_LOAD_2ADDR_STRIDE64_B64 ENC_DS default
    0xa800e33d07904b, // DS_ADD_RTN_F32 ENC_DS default
    0xaa03635807a04a, // DS_ADD_GS_REG_RTN ENC_DS default
    0xaa03635807b0bc, // DS_SUB_GS_REG_RTN ENC_DS default
    0xa802835107e05f, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0xa80003590a00ba, // DS_STORE_B8_D16_HI ENC_DS default
    0xa800035a0a10b6, // DS_STORE_B16_D16_HI ENC_DS default
    0xa801635b0a2080, // DS_LOAD_U8_D16 ENC_DS default
    0xa801635b0a3081, // DS_LOAD_U8_D16_HI ENC_DS default
    0xa801635c0a407a, // DS_LOAD_I8_D16 ENC_DS default
    0xa801635c0a507b, // DS_LOAD_I8_D16_HI ENC_DS default
    0xa801635d0a607d, // DS_LOAD_U16_D16 ENC_DS default
    0xa801635d0a707e, // DS_LOAD_U16_D16_HI ENC_DS default
    0xa803835e0ad056, // DS_BVH_STACK_RTN_B32 ENC_DS default
    0xa803a35f0b00b3, // DS_STORE_ADDTID_B32 ENC_DS default
    0xa801a3600b1073, // DS_LOAD_ADDTID_B32 ENC_DS default
    0xa803c3610b20a4, // DS_PERMUTE_B32 ENC_DS default
    0xa803c3610b3055, // DS_BPERMUTE_B32 ENC_DS default
    0xa803e3620de0bb, // DS_STORE_B96 ENC_DS default
    0xa80403630df0b4, // DS_STORE_B128 ENC_DS default
    0xa80423640fe077, // DS_LOAD_B96 ENC_DS default
    0xa80443650ff074, // DS_LOAD_B128 ENC_DS default
    0xac0483660100f3, // FLAT_LOAD_U8 ENC_FLAT default
    0xae07c367010196, // SCRATCH_LOAD_U8 ENC_FLAT_SCRATCH default
    0xb0060368010129, // GLOBAL_LOAD_U8 ENC_FLAT_GLOBAL default
    0xac0483690110f1, // FLAT_LOAD_I8 ENC_FLAT default
    0xae07c36a011194, // SCRATCH_LOAD_I8 ENC_FLAT_SCRATCH default
    0xb006036b011127, // GLOBAL_LOAD_I8 ENC_FLAT_GLOBAL default
    0xac04836c0120f2, // FLAT_LOAD_U16 ENC_FLAT default
    0xae07c36d012195, // SCRATCH_LOAD_U16 ENC_FLAT_SCRATCH default
    0xb006036e012128, // GLOBAL_LOAD_U16 ENC_FLAT_GLOBAL default
    0xac04836f0130f0, // FLAT_LOAD_I16 ENC_FLAT default
    0xae07c370013193, // SCRATCH_LOAD_I16 ENC_FLAT_SCRATCH default
    0xb0060371013126, // GLOBAL_LOAD_I16 ENC_FLAT_GLOBAL default
    0xac0483720140e7, // FLAT_LOAD_B32 ENC_FLAT default
    0xae07c37301418a, // SCRATCH_LOAD_B32 ENC_FLAT_SCRATCH default
    0xb006037401411d, // GLOBAL_LOAD_B32 ENC_FLAT_GLOBAL default
    0xac04a3750150e8, // FLAT_LOAD_B64 ENC_FLAT default
    0xae07e37601518b, // SCRATCH_LOAD_B64 ENC_FLAT_SCRATCH default
    0xb006237701511e, // GLOBAL_LOAD_B64 ENC_FLAT_GLOBAL default
    0xac04c3780160e9, // FLAT_LOAD_B96 ENC_FLAT default
    0xae08037901618c, // SCRATCH_LOAD_B96 ENC_FLAT_SCRATCH default
    0xb006437a01611f, // GLOBAL_LOAD_B96 ENC_FLAT_GLOBAL default
    0xac04e37b0170e6, // FLAT_LOAD_B128 ENC_FLAT default
    0xae08237c017189, // SCRATCH_LOAD_B128 ENC_FLAT_SCRATCH default
    0xb006637d01711c, // GLOBAL_LOAD_B128 ENC_FLAT_GLOBAL default
    0xac05037e0180f8, // FLAT_STORE_B8 ENC_FLAT default
    0xae08437f01819b, // SCRATCH_STORE_B8 ENC_FLAT_SCRATCH default
    0xb006838001812f, // GLOBAL_STORE_B8 ENC_FLAT_GLOBAL default
    0xac0503810190f5, // FLAT_STORE_B16 ENC_FLAT default
    0xae084382019198, // SCRATCH_STORE_B16 ENC_FLAT_SCRATCH default
    0xb006838301912c, // GLOBAL_STORE_B16 ENC_FLAT_GLOBAL default
    0xac05038401a0f6, // FLAT_STORE_B32 ENC_FLAT default
    0xae08438501a199, // SCRATCH_STORE_B32 ENC_FLAT_SCRATCH default
    0xb006838601a12d, // GLOBAL_STORE_B32 ENC_FLAT_GLOBAL default
    0xac05238701b0f7, // FLAT_STORE_B64 ENC_FLAT default
    0xae08638801b19a, // SCRATCH_STORE_B64 ENC_FLAT_SCRATCH default
    0xb006a38901b12e, // GLOBAL_STORE_B64 ENC_FLAT_GLOBAL default
    0xac05438a01c0f9, // FLAT_STORE_B96 ENC_FLAT default
    0xae08838b01c19c, // SCRATCH_STORE_B96 ENC_FLAT_SCRATCH default
    0xb006c38c01c130, // GLOBAL_STORE_B96 ENC_FLAT_GLOBAL default
    0xac05638d01d0f4, // FLAT_STORE_B128 ENC_FLAT default
    0xae08a38e01d197, // SCRATCH_STORE_B128 ENC_FLAT_SCRATCH default
    0xb006e38f01d12b, // GLOBAL_STORE_B128 ENC_FLAT_GLOBAL default
    0xac04836601e0ef, // FLAT_LOAD_D16_U8 ENC_FLAT default
    0xae07c36701e192, // SCRATCH_LOAD_D16_U8 ENC_FLAT_SCRATCH default
    0xb006036801e125, // GLOBAL_LOAD_D16_U8 ENC_FLAT_GLOBAL default
    0xac04836901f0ee, // FLAT_LOAD_D16_I8 ENC_FLAT default
    0xae07c36a01f191, // SCRATCH_LOAD_D16_I8 ENC_FLAT_SCRATCH default
    0xb006036b01f124, // GLOBAL_LOAD_D16_I8 ENC_FLAT_GLOBAL default
    0xac0483900200ea, // FLAT_LOAD_D16_B16 ENC_FLAT default
    0xae07c39102018d, // SCRATCH_LOAD_D16_B16 ENC_FLAT_SCRATCH default
    0xb0060392020120, // GLOBAL_LOAD_D16_B16 ENC_FLAT_GLOBAL default
    0xac0483660210ed, // FLAT_LOAD_D16_HI_U8 ENC_FLAT default
    0xae07c367021190, // SCRATCH_LOAD_D16_HI_U8 ENC_FLAT_SCRATCH default
    0xb0060368021123, // GLOBAL_LOAD_D16_HI_U8 ENC_FLAT_GLOBAL default
    0xac0483690220ec, // FLAT_LOAD_D16_HI_I8 ENC_FLAT default
    0xae07c36a02218f, // SCRATCH_LOAD_D16_HI_I8 ENC_FLAT_SCRATCH default
    0xb006036b022122, // GLOBAL_LOAD_D16_HI_I8 ENC_FLAT_GLOBAL default
    0xac0483900230eb, // FLAT_LOAD_D16_HI_B16 ENC_FLAT default
    0xae07c39102318e, // SCRATCH_LOAD_D16_HI_B16 ENC_FLAT_SCRATCH default
    0xb0060392023121, // GLOBAL_LOAD_D16_HI_B16 ENC_FLAT_GLOBAL default
    0xac05037e0240fb, // FLAT_STORE_D16_HI_B8 ENC_FLAT default
    0xae08437f02419e, // SCRATCH_STORE_D16_HI_B8 ENC_FLAT_SCRATCH default
    0xb0068380024132, // GLOBAL_STORE_D16_HI_B8 ENC_FLAT_GLOBAL default
    0xac0503810250fa, // FLAT_STORE_D16_HI_B16 ENC_FLAT default
    0xae08438202519d, // SCRATCH_STORE_D16_HI_B16 ENC_FLAT_SCRATCH default
    0xb0068383025131, // GLOBAL_STORE_D16_HI_B16 ENC_FLAT_GLOBAL default
    0xb007039302811b, // GLOBAL_LOAD_ADDTID_B32 ENC_FLAT_GLOBAL default
    0xb007239402912a, // GLOBAL_STORE_ADDTID_B32 ENC_FLAT_GLOBAL default
    0xac0583950330e2, // FLAT_ATOMIC_SWAP_B32 ENC_FLAT default
    0xb0074396033117, // GLOBAL_ATOMIC_SWAP_B32 ENC_FLAT_GLOBAL default
    0xac05a3970340cd, // FLAT_ATOMIC_CMPSWAP_B32 ENC_FLAT default
    0xb0076398034101, // GLOBAL_ATOMIC_CMPSWAP_B32 ENC_FLAT_GLOBAL default
    0xac0583990350c9, // FLAT_ATOMIC_ADD_U32 ENC_FLAT default
    0xb007439a0350fd, // GLOBAL_ATOMIC_ADD_U32 ENC_FLAT_GLOBAL default
    0xac0583990360e0, // FLAT_ATOMIC_SUB_U32 ENC_FLAT default
    0xb007439a036115, // GLOBAL_ATOMIC_SUB_U32 ENC_FLAT_GLOBAL default
    0xb007439a037104, // GLOBAL_ATOMIC_CSUB_U32 ENC_FLAT_GLOBAL default
    0xac05839b0380da, // FLAT_ATOMIC_MIN_I32 ENC_FLAT default
    0xb007439c03810f, // GLOBAL_ATOMIC_MIN_I32 ENC_FLAT_GLOBAL default
    0xac0583990390dc, // FLAT_ATOMIC_MIN_U32 ENC_FLAT default
    0xb007439a039111, // GLOBAL_ATOMIC_MIN_U32 ENC_FLAT_GLOBAL default
    0xac05839b03a0d5, // FLAT_ATOMIC_MAX_I32 ENC_FLAT default
    0xb007439c03a10a, // GLOBAL_ATOMIC_MAX_I32 ENC_FLAT_GLOBAL default
    0xac05839903b0d7, // FLAT_ATOMIC_MAX_U32 ENC_FLAT default
    0xb007439a03b10c, // GLOBAL_ATOMIC_MAX_U32 ENC_FLAT_GLOBAL default
    0xac05839503c0cb, // FLAT_ATOMIC_AND_B32 ENC_FLAT default
    0xb007439603c0ff, // GLOBAL_ATOMIC_AND_B32 ENC_FLAT_GLOBAL default
    0xac05839503d0de, // FLAT_ATOMIC_OR_B32 ENC_FLAT default
    0xb007439603d113, // GLOBAL_ATOMIC_OR_B32 ENC_FLAT_GLOBAL default
    0xac05839503e0e4, // FLAT_ATOMIC_XOR_B32 ENC_FLAT default
    0xb007439603e119, // GLOBAL_ATOMIC_XOR_B32 ENC_FLAT_GLOBAL default
    0xac05839903f0d2, // FLAT_ATOMIC_INC_U32 ENC_FLAT default
    0xb007439a03f107, // GLOBAL_ATOMIC_INC_U32 ENC_FLAT_GLOBAL default
    0xac0583990400d0, // FLAT_ATOMIC_DEC_U32 ENC_FLAT default
    0xb007439a040105, // GLOBAL_ATOMIC_DEC_U32 ENC_FLAT_GLOBAL default
    0xac05c39d0410e3, // FLAT_ATOMIC_SWAP_B64 ENC_FLAT default
    0xb007839e041118, // GLOBAL_ATOMIC_SWAP_B64 ENC_FLAT_GLOBAL default
    0xac05e39f0420ce, // FLAT_ATOMIC_CMPSWAP_B64 ENC_FLAT default
    0xb007a3a0042102, // GLOBAL_ATOMIC_CMPSWAP_B64 ENC_FLAT_GLOBAL default
    0xac05c3a10430ca, // FLAT_ATOMIC_ADD_U64 ENC_FLAT default
    0xb00783a20430fe, // GLOBAL_ATOMIC_ADD_U64 ENC_FLAT_GLOBAL default
    0xac05c3a10440e1, // FLAT_ATOMIC_SUB_U64 ENC_FLAT default
    0xb00783a2044116, // GLOBAL_ATOMIC_SUB_U64 ENC_FLAT_GLOBAL default
    0xac05c3a30450db, // FLAT_ATOMIC_MIN_I64 ENC_FLAT default
    0xb00783a4045110, // GLOBAL_ATOMIC_MIN_I64 ENC_FLAT_GLOBAL default
    0xac05c3a10460dd, // FLAT_ATOMIC_MIN_U64 ENC_FLAT default
    0xb00783a2046112, // GLOBAL_ATOMIC_MIN_U64 ENC_FLAT_GLOBAL default
    0xac05c3a30470d6, // FLAT_ATOMIC_MAX_I64 ENC_FLAT default
    0xb00783a404710b, // GLOBAL_ATOMIC_MAX_I64 ENC_FLAT_GLOBAL default
    0xac05c3a10480d8, // FLAT_ATOMIC_MAX_U64 ENC_FLAT default
    0xb00783a204810d, // GLOBAL_ATOMIC_MAX_U64 ENC_FLAT_GLOBAL default
    0xac05c39d0490cc, // FLAT_ATOMIC_AND_B64 ENC_FLAT default
    0xb007839e049100, // GLOBAL_ATOMIC_AND_B64 ENC_FLAT_GLOBAL default
    0xac05c39d04a0df, // FLAT_ATOMIC_OR_B64 ENC_FLAT default
    0xb007839e04a114, // GLOBAL_ATOMIC_OR_B64 ENC_FLAT_GLOBAL default
    0xac05c39d04b0e5, // FLAT_ATOMIC_XOR_B64 ENC_FLAT default
    0xb007839e04b11a, // GLOBAL_ATOMIC_XOR_B64 ENC_FLAT_GLOBAL default
    0xac05c3a104c0d3, // FLAT_ATOMIC_INC_U64 ENC_FLAT default
    0xb00783a204c108, // GLOBAL_ATOMIC_INC_U64 ENC_FLAT_GLOBAL default
    0xac05c3a104d0d1, // FLAT_ATOMIC_DEC_U64 ENC_FLAT default
    0xb00783a204d106, // GLOBAL_ATOMIC_DEC_U64 ENC_FLAT_GLOBAL default
    0xac05a3a50500cf, // FLAT_ATOMIC_CMPSWAP_F32 ENC_FLAT default
    0xb00763a6050103, // GLOBAL_ATOMIC_CMPSWAP_F32 ENC_FLAT_GLOBAL default
    0xac0583a70510d9, // FLAT_ATOMIC_MIN_F32 ENC_FLAT default
    0xb00743a805110e, // GLOBAL_ATOMIC_MIN_F32 ENC_FLAT_GLOBAL default
    0xac0583a70520d4, // FLAT_ATOMIC_MAX_F32 ENC_FLAT default
    0xb00743a8052109, // GLOBAL_ATOMIC_MAX_F32 ENC_FLAT_GLOBAL default
    0xac0583a70560c8, // FLAT_ATOMIC_ADD_F32 ENC_FLAT default
    0xb00743a80560fc, // GLOBAL_ATOMIC_ADD_F32 ENC_FLAT_GLOBAL default
    0xb21283a9000030, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0xb212a3aa001031, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0xb212c3ab002032, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0xb212e3ac003033, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0xb21283ad004045, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0xb212a3ae005046, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0xb212c3af006047, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0xb212e3b0007048, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0xb21283a9008026, // BUFFER_LOAD_D16_FORMAT_X ENC_MUBUF default
    0xb21283b1009027, // BUFFER_LOAD_D16_FORMAT_XY ENC_MUBUF default
    0xb212a3b200a028, // BUFFER_LOAD_D16_FORMAT_XYZ ENC_MUBUF default
    0xb212a3b300b029, // BUFFER_LOAD_D16_FORMAT_XYZW ENC_MUBUF default
    0xb21283ad00c03e, // BUFFER_STORE_D16_FORMAT_X ENC_MUBUF default
    0xb21283b400d03f, // BUFFER_STORE_D16_FORMAT_XY ENC_MUBUF default
    0xb212a3b500e040, // BUFFER_STORE_D16_FORMAT_XYZ ENC_MUBUF default
    0xb212a3b600f041, // BUFFER_STORE_D16_FORMAT_XYZW ENC_MUBUF default
    0xb21283b7010037, // BUFFER_LOAD_U8 ENC_MUBUF default
    0xb21283b8011035, // BUFFER_LOAD_I8 ENC_MUBUF default
    0xb21283b9012036, // BUFFER_LOAD_U16 ENC_MUBUF default
    0xb21283ba013034, // BUFFER_LOAD_I16 ENC_MUBUF default
    0xb21283bb014022, // BUFFER_LOAD_B32 ENC_MUBUF default
    0xb212a3bc015023, // BUFFER_LOAD_B64 ENC_MUBUF default
    0xb212c3bd016024, // BUFFER_LOAD_B96 ENC_MUBUF default
    0xb212e3be017021, // BUFFER_LOAD_B128 ENC_MUBUF default
    0xb21283bf01803c, // BUFFER_STORE_B8 ENC_MUBUF default
    0xb21283c0019039, // BUFFER_STORE_B16 ENC_MUBUF default
    0xb21283c101a03a, // BUFFER_STORE_B32 ENC_MUBUF default
    0xb212a3c201b03b, // BUFFER_STORE_B64 ENC_MUBUF default
    0xb212c3c301c03d, // BUFFER_STORE_B96 ENC_MUBUF default
    0xb212e3c401d038, // BUFFER_STORE_B128 ENC_MUBUF default
    0xb21283c501e02f, // BUFFER_LOAD_D16_U8 ENC_MUBUF default
    0xb21283c601f02e, // BUFFER_LOAD_D16_I8 ENC_MUBUF default
    0xb21283c7020025, // BUFFER_LOAD_D16_B16 ENC_MUBUF default
    0xb21283c502102d, // BUFFER_LOAD_D16_HI_U8 ENC_MUBUF default
    0xb21283c602202c, // BUFFER_LOAD_D16_HI_I8 ENC_MUBUF default
    0xb21283c702302a, // BUFFER_LOAD_D16_HI_B16 ENC_MUBUF default
    0xb21283bf024043, // BUFFER_STORE_D16_HI_B8 ENC_MUBUF default
    0xb21283c0025042, // BUFFER_STORE_D16_HI_B16 ENC_MUBUF default
    0xb21283a902602b, // BUFFER_LOAD_D16_HI_FORMAT_X ENC_MUBUF default
    0xb21283ad027044, // BUFFER_STORE_D16_HI_FORMAT_X ENC_MUBUF default
    0xb213015502b01f, // BUFFER_GL0_INV ENC_MUBUF default
    0xb213015502c020, // BUFFER_GL1_INV ENC_MUBUF default
    0xb21283c803301b, // BUFFER_ATOMIC_SWAP_B32 ENC_MUBUF default
    0xb212a3c9034005, // BUFFER_ATOMIC_CMPSWAP_B32 ENC_MUBUF default
    0xb21283ca035001, // BUFFER_ATOMIC_ADD_U32 ENC_MUBUF default
    0xb21283ca036019, // BUFFER_ATOMIC_SUB_U32 ENC_MUBUF default
    0xb21283ca037008, // BUFFER_ATOMIC_CSUB_U32 ENC_MUBUF default
    0xb21283cb038013, // BUFFER_ATOMIC_MIN_I32 ENC_MUBUF default
    0xb21283ca039015, // BUFFER_ATOMIC_MIN_U32 ENC_MUBUF default
    0xb21283cb03a00e, // BUFFER_ATOMIC_MAX_I32 ENC_MUBUF default
    0xb21283ca03b010, // BUFFER_ATOMIC_MAX_U32 ENC_MUBUF default
    0xb21283c803c003, // BUFFER_ATOMIC_AND_B32 ENC_MUBUF default
    0xb21283c803d017, // BUFFER_ATOMIC_OR_B32 ENC_MUBUF default
    0xb21283c803e01d, // BUFFER_ATOMIC_XOR_B32 ENC_MUBUF default
    0xb21283ca03f00b, // BUFFER_ATOMIC_INC_U32 ENC_MUBUF default
    0xb21283ca040009, // BUFFER_ATOMIC_DEC_U32 ENC_MUBUF default
    0xb212a3cc04101c, // BUFFER_ATOMIC_SWAP_B64 ENC_MUBUF default
    0xb212e3cd042006, // BUFFER_ATOMIC_CMPSWAP_B64 ENC_MUBUF default
    0xb212a3ce043002, // BUFFER_ATOMIC_ADD_U64 ENC_MUBUF default
    0xb212a3ce04401a, // BUFFER_ATOMIC_SUB_U64 ENC_MUBUF default
    0xb212a3cf045014, // BUFFER_ATOMIC_MIN_I64 ENC_MUBUF default
    0xb212a3ce046016, // BUFFER_ATOMIC_MIN_U64 ENC_MUBUF default
    0xb212a3cf04700f, // BUFFER_ATOMIC_MAX_I64 ENC_MUBUF default
    0xb212a3ce048011, // BUFFER_ATOMIC_MAX_U64 ENC_MUBUF default
    0xb212a3cc049004, // BUFFER_ATOMIC_AND_B64 ENC_MUBUF default
    0xb212a3cc04a018, // BUFFER_ATOMIC_OR_B64 ENC_MUBUF default
    0xb212a3cc04b01e, // BUFFER_ATOMIC_XOR_B64 ENC_MUBUF default
    0xb212a3ce04c00c, // BUFFER_ATOMIC_INC_U64 ENC_MUBUF default
    0xb212a3ce04d00a, // BUFFER_ATOMIC_DEC_U64 ENC_MUBUF default
    0xb212a3d0050007, // BUFFER_ATOMIC_CMPSWAP_F32 ENC_MUBUF default
    0xb21283d1051012, // BUFFER_ATOMIC_MIN_F32 ENC_MUBUF default
    0xb21283d105200d, // BUFFER_ATOMIC_MAX_F32 ENC_MUBUF default
    0xb21283d1056000, // BUFFER_ATOMIC_ADD_F32 ENC_MUBUF default
    0xb41203d2000278, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0xb41223d3001279, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0xb41243d400227a, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0xb41263d500327b, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0xb41203d6004280, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0xb41223d7005281, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0xb41243d8006282, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0xb41263d9007283, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0xb41203d2008274, // TBUFFER_LOAD_D16_FORMAT_X ENC_MTBUF default
    0xb41203da009275, // TBUFFER_LOAD_D16_FORMAT_XY ENC_MTBUF default
    0xb41223db00a276, // TBUFFER_LOAD_D16_FORMAT_XYZ ENC_MTBUF default
    0xb41223dc00b277, // TBUFFER_LOAD_D16_FORMAT_XYZW ENC_MTBUF default
    0xb41203d600c27c, // TBUFFER_STORE_D16_FORMAT_X ENC_MTBUF default
    0xb41203dd00d27d, // TBUFFER_STORE_D16_FORMAT_XY ENC_MTBUF default
    0xb41223de00e27e, // TBUFFER_STORE_D16_FORMAT_XYZ ENC_MTBUF default
    0xb41223df00f27f, // TBUFFER_STORE_D16_FORMAT_XYZW ENC_MTBUF default
    0xb60903e0000154, // IMAGE_LOAD ENC_MIMG default
    0xb80923e1000154, // IMAGE_LOAD MIMG_NSA1 has_nsa
    0xb60943e0001155, // IMAGE_LOAD_MIP ENC_MIMG default
    0xb80963e1001155, // IMAGE_LOAD_MIP MIMG_NSA1 has_nsa
    0xb60983e0002158, // IMAGE_LOAD_PCK ENC_MIMG default
    0xb809a3e1002158, // IMAGE_LOAD_PCK MIMG_NSA1 has_nsa
    0xb60983e0003159, // IMAGE_LOAD_PCK_SGN ENC_MIMG default
    0xb809a3e1003159, // IMAGE_LOAD_PCK_SGN MIMG_NSA1 has_nsa
    0xb609c3e0004156, // IMAGE_LOAD_MIP_PCK ENC_MIMG default
    0xb809e3e1004156, // IMAGE_LOAD_MIP_PCK MIMG_NSA1 has_nsa
    0xb609c3e0005157, // IMAGE_LOAD_MIP_PCK_SGN ENC_MIMG default
    0xb809e3e1005157, // IMAGE_LOAD_MIP_PCK_SGN MIMG_NSA1 has_nsa
    0xb60903e2006183, // IMAGE_STORE ENC_MIMG default
    0xb80923e3006183, // IMAGE_STORE MIMG_NSA1 has_nsa
    0xb60943e2007184, // IMAGE_STORE_MIP ENC_MIMG default
    0xb80963e3007184, // IMAGE_STORE_MIP MIMG_NSA1 has_nsa
    0xb60983e2008186, // IMAGE_STORE_PCK ENC_MIMG default
    0xb809a3e3008186, // IMAGE_STORE_PCK MIMG_NSA1 has_nsa
    0xb609c3e2009185, // IMAGE_STORE_MIP_PCK ENC_MIMG default
    0xb809e3e3009185, // IMAGE_STORE_MIP_PCK MIMG_NSA1 has_nsa
    0xb60a03e400a13c, // IMAGE_ATOMIC_SWAP ENC_MIMG default
    0xb80a23e500a13c, // IMAGE_ATOMIC_SWAP MIMG_NSA1 has_nsa
    0xb60a43e600b135, // IMAGE_ATOMIC_CMPSWAP ENC_MIMG default
    0xb80a63e700b135, // IMAGE_ATOMIC_CMPSWAP MIMG_NSA1 has_nsa
    0xb60a03e800c133, // IMAGE_ATOMIC_ADD ENC_MIMG default
    0xb80a23e900c133, // IMAGE_ATOMIC_ADD MIMG_NSA1 has_nsa
    0xb60a03e800d13b, // IMAGE_ATOMIC_SUB ENC_MIMG default
    0xb80a23e900d13b, // IMAGE_ATOMIC_SUB MIMG_NSA1 has_nsa
    0xb60a03ea00e13a, // IMAGE_ATOMIC_SMIN ENC_MIMG default
    0xb80a23eb00e13a, // IMAGE_ATOMIC_SMIN MIMG_NSA1 has_nsa
    0xb60a03e800f13e, // IMAGE_ATOMIC_UMIN ENC_MIMG default
    0xb80a23e900f13e, // IMAGE_ATOMIC_UMIN MIMG_NSA1 has_nsa
    0xb60a03ea010139, // IMAGE_ATOMIC_SMAX ENC_MIMG default
    0xb80a23eb010139, // IMAGE_ATOMIC_SMAX MIMG_NSA1 has_nsa
    0xb60a03e801113d, // IMAGE_ATOMIC_UMAX ENC_MIMG default
    0xb80a23e901113d, // IMAGE_ATOMIC_UMAX MIMG_NSA1 has_nsa
    0xb60a03e4012134, // IMAGE_ATOMIC_AND ENC_MIMG default
    0xb80a23e5012134, // IMAGE_ATOMIC_AND MIMG_NSA1 has_nsa
    0xb60a03e4013138, // IMAGE_ATOMIC_OR ENC_MIMG default
    0xb80a23e5013138, // IMAGE_ATOMIC_OR MIMG_NSA1 has_nsa
    0xb60a03e401413f, // IMAGE_ATOMIC_XOR ENC_MIMG default
    0xb80a23e501413f, // IMAGE_ATOMIC_XOR MIMG_NSA1 has_nsa
    0xb60a03e8015137, // IMAGE_ATOMIC_INC ENC_MIMG default
    0xb80a23e9015137, // IMAGE_ATOMIC_INC MIMG_NSA1 has_nsa
    0xb60a03e8016136, // IMAGE_ATOMIC_DEC ENC_MIMG default
    0xb80a23e9016136, // IMAGE_ATOMIC_DEC MIMG_NSA1 has_nsa
    0xb60a83ec017153, // IMAGE_GET_RESINFO ENC_MIMG default
    0xb80aa3ed017153, // IMAGE_GET_RESINFO MIMG_NSA1 has_nsa
    0xb60ac3e001815a, // IMAGE_MSAA_LOAD ENC_MIMG default
    0xb80ae3e101815a, // IMAGE_MSAA_LOAD MIMG_NSA1 has_nsa
    0xb60b03ee019141, // IMAGE_BVH_INTERSECT_RAY ENC_MIMG default
    0xb80b23ef019141, // IMAGE_BVH_INTERSECT_RAY MIMG_NSA1 has_nsa
    0xb60b03f001a140, // IMAGE_BVH64_INTERSECT_RAY ENC_MIMG default
    0xb80b23f101a140, // IMAGE_BVH64_INTERSECT_RAY MIMG_NSA1 has_nsa
    0xb60b43f201b15b, // IMAGE_SAMPLE ENC_MIMG default
    0xb80b63f301b15b, // IMAGE_SAMPLE MIMG_NSA1 has_nsa
    0xb60b83f401c176, // IMAGE_SAMPLE_D ENC_MIMG default
    0xb80ba3f501c176, // IMAGE_SAMPLE_D MIMG_NSA1 has_nsa
    0xb60bc3f601d17e, // IMAGE_SAMPLE_L ENC_MIMG default
    0xb80be3f701d17e, // IMAGE_SAMPLE_L MIMG_NSA1 has_nsa
    0xb60c03f601e15c, // IMAGE_SAMPLE_B ENC_MIMG default
    0xb80c23f701e15c, // IMAGE_SAMPLE_B MIMG_NSA1 has_nsa
    0xb60b43f201f17f, // IMAGE_SAMPLE_LZ ENC_MIMG default
    0xb80b63f301f17f, // IMAGE_SAMPLE_LZ MIMG_NSA1 has_nsa
    0xb60c03f6020160, // IMAGE_SAMPLE_C ENC_MIMG default
    0xb80c23f7020160, // IMAGE_SAMPLE_C MIMG_NSA1 has_nsa
    0xb60c43f8021169, // IMAGE_SAMPLE_C_D ENC_MIMG default
    0xb80c63f9021169, // IMAGE_SAMPLE_C_D MIMG_NSA1 has_nsa
    0xb60c83fa022171, // IMAGE_SAMPLE_C_L ENC_MIMG default
    0xb80ca3fb022171, // IMAGE_SAMPLE_C_L MIMG_NSA1 has_nsa
    0xb60cc3fa023163, // IMAGE_SAMPLE_C_B ENC_MIMG default
    0xb80ce3fb023163, // IMAGE_SAMPLE_C_B MIMG_NSA1 has_nsa
    0xb60c03f6024172, // IMAGE_SAMPLE_C_LZ ENC_MIMG default
    0xb80c23f7024172, // IMAGE_SAMPLE_C_LZ MIMG_NSA1 has_nsa
    0xb60c03f6025182, // IMAGE_SAMPLE_O ENC_MIMG default
    0xb80c23f7025182, // IMAGE_SAMPLE_O MIMG_NSA1 has_nsa
    0xb60c43f802617c, // IMAGE_SAMPLE_D_O ENC_MIMG default
    0xb80c63f902617c, // IMAGE_SAMPLE_D_O MIMG_NSA1 has_nsa
    0xb60c83fa027181, // IMAGE_SAMPLE_L_O ENC_MIMG default
    0xb80ca3fb027181, // IMAGE_SAMPLE_L_O MIMG_NSA1 has_nsa
    0xb60cc3fa02815f, // IMAGE_SAMPLE_B_O ENC_MIMG default
    0xb80ce3fb02815f, // IMAGE_SAMPLE_B_O MIMG_NSA1 has_nsa
    0xb60c03f6029180, // IMAGE_SAMPLE_LZ_O ENC_MIMG default
    0xb80c23f7029180, // IMAGE_SAMPLE_LZ_O MIMG_NSA1 has_nsa
    0xb60cc3fa02a175, // IMAGE_SAMPLE_C_O ENC_MIMG default
    0xb80ce3fb02a175, // IMAGE_SAMPLE_C_O MIMG_NSA1 has_nsa
    0xb60d03fc02b16f, // IMAGE_SAMPLE_C_D_O ENC_MIMG default
    0xb80d23fd02b16f, // IMAGE_SAMPLE_C_D_O MIMG_NSA1 has_nsa
    0xb60d43fe02c174, // IMAGE_SAMPLE_C_L_O ENC_MIMG default
    0xb80d63ff02c174, // IMAGE_SAMPLE_C_L_O MIMG_NSA1 has_nsa
    0xb60d83fe02d166, // IMAGE_SAMPLE_C_B_O ENC_MIMG default
    0xb80da3ff02d166, // IMAGE_SAMPLE_C_B_O MIMG_NSA1 has_nsa
    0xb60cc3fa02e173, // IMAGE_SAMPLE_C_LZ_O ENC_MIMG default
    0xb80ce3fb02e173, // IMAGE_SAMPLE_C_LZ_O MIMG_NSA1 has_nsa
    0xb60dc3f202f142, // IMAGE_GATHER4 ENC_MIMG default
    0xb80de3f302f142, // IMAGE_GATHER4 MIMG_NSA1 has_nsa
    0xb60e03f603014e, // IMAGE_GATHER4_L ENC_MIMG default
    0xb80e23f703014e, // IMAGE_GATHER4_L MIMG_NSA1 has_nsa
    0xb60e43f6031144, // IMAGE_GATHER4_B ENC_MIMG default
    0xb80e63f7031144, // IMAGE_GATHER4_B MIMG_NSA1 has_nsa
    0xb60dc3f203214f, // IMAGE_GATHER4_LZ ENC_MIMG default
    0xb80de3f303214f, // IMAGE_GATHER4_LZ MIMG_NSA1 has_nsa
    0xb60e43f6033146, // IMAGE_GATHER4_C ENC_MIMG default
    0xb80e63f7033146, // IMAGE_GATHER4_C MIMG_NSA1 has_nsa
    0xb60e43f603414c, // IMAGE_GATHER4_C_LZ ENC_MIMG default
    0xb80e63f703414c, // IMAGE_GATHER4_C_LZ MIMG_NSA1 has_nsa
    0xb60e43f6035151, // IMAGE_GATHER4_O ENC_MIMG default
    0xb80e63f7035151, // IMAGE_GATHER4_O MIMG_NSA1 has_nsa
    0xb60e43f6036150, // IMAGE_GATHER4_LZ_O ENC_MIMG default
    0xb80e63f7036150, // IMAGE_GATHER4_LZ_O MIMG_NSA1 has_nsa
    0xb60e83fa03714d, // IMAGE_GATHER4_C_LZ_O ENC_MIMG default
    0xb80ea3fb03714d, // IMAGE_GATHER4_C_LZ_O MIMG_NSA1 has_nsa
    0xb60ec3f2038152, // IMAGE_GET_LOD ENC_MIMG default
    0xb80ee3f3038152, // IMAGE_GET_LOD MIMG_NSA1 has_nsa
    0xb60f040003917b, // IMAGE_SAMPLE_D_G16 ENC_MIMG default
    0xb80f240103917b, // IMAGE_SAMPLE_D_G16 MIMG_NSA1 has_nsa
    0xb60f440203a16e, // IMAGE_SAMPLE_C_D_G16 ENC_MIMG default
    0xb80f640303a16e, // IMAGE_SAMPLE_C_D_G16 MIMG_NSA1 has_nsa
    0xb60f440203b17d, // IMAGE_SAMPLE_D_O_G16 ENC_MIMG default
    0xb80f640303b17d, // IMAGE_SAMPLE_D_O_G16 MIMG_NSA1 has_nsa
    0xb60f83f403c170, // IMAGE_SAMPLE_C_D_O_G16 ENC_MIMG default
    0xb80fa3f503c170, // IMAGE_SAMPLE_C_D_O_G16 MIMG_NSA1 has_nsa
    0xb60bc3f6040161, // IMAGE_SAMPLE_CL ENC_MIMG default
    0xb80be3f7040161, // IMAGE_SAMPLE_CL MIMG_NSA1 has_nsa
    0xb60fc3f8041177, // IMAGE_SAMPLE_D_CL ENC_MIMG default
    0xb80fe3f9041177, // IMAGE_SAMPLE_D_CL MIMG_NSA1 has_nsa
    0xb60c83fa04215d, // IMAGE_SAMPLE_B_CL ENC_MIMG default
    0xb80ca3fb04215d, // IMAGE_SAMPLE_B_CL MIMG_NSA1 has_nsa
    0xb60c83fa043167, // IMAGE_SAMPLE_C_CL ENC_MIMG default
    0xb80ca3fb043167, // IMAGE_SAMPLE_C_CL MIMG_NSA1 has_nsa
    0xb61003fc04416a, // IMAGE_SAMPLE_C_D_CL ENC_MIMG default
    0xb81023fd04416a, // IMAGE_SAMPLE_C_D_CL MIMG_NSA1 has_nsa
    0xb60d43fe045164, // IMAGE_SAMPLE_C_B_CL ENC_MIMG default
    0xb80d63ff045164, // IMAGE_SAMPLE_C_B_CL MIMG_NSA1 has_nsa
    0xb60c83fa046162, // IMAGE_SAMPLE_CL_O ENC_MIMG default
    0xb80ca3fb046162, // IMAGE_SAMPLE_CL_O MIMG_NSA1 has_nsa
    0xb61003fc047179, // IMAGE_SAMPLE_D_CL_O ENC_MIMG default
    0xb81023fd047179, // IMAGE_SAMPLE_D_CL_O MIMG_NSA1 has_nsa
    0xb60d43fe04815e, // IMAGE_SAMPLE_B_CL_O ENC_MIMG default
    0xb80d63ff04815e, // IMAGE_SAMPLE_B_CL_O MIMG_NSA1 has_nsa
    0xb60d43fe049168, // IMAGE_SAMPLE_C_CL_O ENC_MIMG default
    0xb80d63ff049168, // IMAGE_SAMPLE_C_CL_O MIMG_NSA1 has_nsa
    0xb610440404a16c, // IMAGE_SAMPLE_C_D_CL_O ENC_MIMG default
    0xb810640504a16c, // IMAGE_SAMPLE_C_D_CL_O MIMG_NSA1 has_nsa
    0xb610840004b165, // IMAGE_SAMPLE_C_B_CL_O ENC_MIMG default
    0xb810a40104b165, // IMAGE_SAMPLE_C_B_CL_O MIMG_NSA1 has_nsa
    0xb610c3f405416b, // IMAGE_SAMPLE_C_D_CL_G16 ENC_MIMG default
    0xb810e3f505416b, // IMAGE_SAMPLE_C_D_CL_G16 MIMG_NSA1 has_nsa
    0xb610c3f405517a, // IMAGE_SAMPLE_D_CL_O_G16 ENC_MIMG default
    0xb810e3f505517a, // IMAGE_SAMPLE_D_CL_O_G16 MIMG_NSA1 has_nsa
    0xb61103f805616d, // IMAGE_SAMPLE_C_D_CL_O_G16 ENC_MIMG default
    0xb81123f905616d, // IMAGE_SAMPLE_C_D_CL_O_G16 MIMG_NSA1 has_nsa
    0xb611440205f178, // IMAGE_SAMPLE_D_CL_G16 ENC_MIMG default
    0xb811640305f178, // IMAGE_SAMPLE_D_CL_G16 MIMG_NSA1 has_nsa
    0xb60e03f6060147, // IMAGE_GATHER4_CL ENC_MIMG default
    0xb80e23f7060147, // IMAGE_GATHER4_CL MIMG_NSA1 has_nsa
    0xb61183fa061145, // IMAGE_GATHER4_B_CL ENC_MIMG default
    0xb811a3fb061145, // IMAGE_GATHER4_B_CL MIMG_NSA1 has_nsa
    0xb61183fa06214a, // IMAGE_GATHER4_C_CL ENC_MIMG default
    0xb811a3fb06214a, // IMAGE_GATHER4_C_CL MIMG_NSA1 has_nsa
    0xb61183fa06314b, // IMAGE_GATHER4_C_L ENC_MIMG default
    0xb811a3fb06314b, // IMAGE_GATHER4_C_L MIMG_NSA1 has_nsa
    0xb60e83fa064148, // IMAGE_GATHER4_C_B ENC_MIMG default
    0xb80ea3fb064148, // IMAGE_GATHER4_C_B MIMG_NSA1 has_nsa
    0xb611c3fe065149, // IMAGE_GATHER4_C_B_CL ENC_MIMG default
    0xb811e3ff065149, // IMAGE_GATHER4_C_B_CL MIMG_NSA1 has_nsa
    0xb60dc3f2090143, // IMAGE_GATHER4H ENC_MIMG default
    0xb80de3f3090143, // IMAGE_GATHER4H MIMG_NSA1 has_nsa
    0xba132406000211, // S_LOAD_B32 ENC_SMEM default
    0xba134407001213, // S_LOAD_B64 ENC_SMEM default
    0xba13640800220f, // S_LOAD_B128 ENC_SMEM default
    0xba138409003210, // S_LOAD_B256 ENC_SMEM default
    0xba13a40a004212, // S_LOAD_B512 ENC_SMEM default
    0xba13c40b0081ce, // S_BUFFER_LOAD_B32 ENC_SMEM default
    0xba13e40c0091d0, // S_BUFFER_LOAD_B64 ENC_SMEM default
    0xba14040d00a1cc, // S_BUFFER_LOAD_B128 ENC_SMEM default
    0xba14240e00b1cd, // S_BUFFER_LOAD_B256 ENC_SMEM default
    0xba14440f00c1cf, // S_BUFFER_LOAD_B512 ENC_SMEM default
    0xba13015502020c, // S_GL1_INV ENC_SMEM default
    0xba130155021203, // S_DCACHE_INV ENC_SMEM default
    0xbc0464100000c7, // EXP ENC_EXP default
    0xbe34a41100030d, // V_CMP_F_F16 ENC_VOPC default
    0xc034c41200030d, // V_CMP_F_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234e41300030d, // V_CMP_F_F16 VOPC_VOP_DPP16 has_dpp16
    0xc434a41400030d, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0xbe34a411001332, // V_CMP_LT_F16 ENC_VOPC default
    0xc034c412001332, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234e413001332, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc434a414001332, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0xbe34a411002304, // V_CMP_EQ_F16 ENC_VOPC default
    0xc034c412002304, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234e413002304, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc434a414002304, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0xbe34a411003326, // V_CMP_LE_F16 ENC_VOPC default
    0xc034c412003326, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234e413003326, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc434a414003326, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0xbe34a41100431d, // V_CMP_GT_F16 ENC_VOPC default
    0xc034c41200431d, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234e41300431d, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc434a41400431d, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0xbe34a41100532f, // V_CMP_LG_F16 ENC_VOPC default
    0xc034c41200532f, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234e41300532f, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc434a41400532f, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0xbe34a411006314, // V_CMP_GE_F16 ENC_VOPC default
    0xc034c412006314, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234e413006314, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc434a414006314, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0xbe34a411007353, // V_CMP_O_F16 ENC_VOPC default
    0xc034c412007353, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234e413007353, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0xc434a414007353, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0xbe34a41100835d, // V_CMP_U_F16 ENC_VOPC default
    0xc034c41200835d, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234e41300835d, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0xc434a41400835d, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0xbe34a411009344, // V_CMP_NGE_F16 ENC_VOPC default
    0xc034c412009344, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234e413009344, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc434a414009344, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0xbe34a41100a34d, // V_CMP_NLG_F16 ENC_VOPC default
    0xc034c41200a34d, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234e41300a34d, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc434a41400a34d, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0xbe34a41100b347, // V_CMP_NGT_F16 ENC_VOPC default
    0xc034c41200b347, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234e41300b347, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc434a41400b347, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0xbe34a41100c34a, // V_CMP_NLE_F16 ENC_VOPC default
    0xc034c41200c34a, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234e41300c34a, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc434a41400c34a, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0xbe34a41100d33b, // V_CMP_NEQ_F16 ENC_VOPC default
    0xc034c41200d33b, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234e41300d33b, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc434a41400d33b, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0xbe34a41100e350, // V_CMP_NLT_F16 ENC_VOPC default
    0xc034c41200e350, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234e41300e350, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc434a41400e350, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0xbe34a41100f356, // V_CMP_T_F16 ENC_VOPC default
    0xc034c41200f356, // V_CMP_T_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234e41300f356, // V_CMP_T_F16 VOPC_VOP_DPP16 has_dpp16
    0xc434a41400f356, // V_CMP_T_F16 VOPC_INST_LITERAL has_lit
    0xbe35641501030e, // V_CMP_F_F32 ENC_VOPC default
    0xc035841601030e, // V_CMP_F_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235a41701030e, // V_CMP_F_F32 VOPC_VOP_DPP16 has_dpp16
    0xc435641801030e, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0xbe356415011333, // V_CMP_LT_F32 ENC_VOPC default
    0xc0358416011333, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235a417011333, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4356418011333, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0xbe356415012305, // V_CMP_EQ_F32 ENC_VOPC default
    0xc0358416012305, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235a417012305, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4356418012305, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0xbe356415013327, // V_CMP_LE_F32 ENC_VOPC default
    0xc0358416013327, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235a417013327, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4356418013327, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0xbe35641501431e, // V_CMP_GT_F32 ENC_VOPC default
    0xc035841601431e, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235a41701431e, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc435641801431e, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0xbe356415015330, // V_CMP_LG_F32 ENC_VOPC default
    0xc0358416015330, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235a417015330, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4356418015330, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0xbe356415016315, // V_CMP_GE_F32 ENC_VOPC default
    0xc0358416016315, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235a417016315, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4356418016315, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0xbe356415017354, // V_CMP_O_F32 ENC_VOPC default
    0xc0358416017354, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235a417017354, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4356418017354, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0xbe35641501835e, // V_CMP_U_F32 ENC_VOPC default
    0xc035841601835e, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235a41701835e, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0xc435641801835e, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0xbe356415019345, // V_CMP_NGE_F32 ENC_VOPC default
    0xc0358416019345, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235a417019345, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc4356418019345, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0xbe35641501a34e, // V_CMP_NLG_F32 ENC_VOPC default
    0xc035841601a34e, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235a41701a34e, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc435641801a34e, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0xbe35641501b348, // V_CMP_NGT_F32 ENC_VOPC default
    0xc035841601b348, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235a41701b348, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc435641801b348, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0xbe35641501c34b, // V_CMP_NLE_F32 ENC_VOPC default
    0xc035841601c34b, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235a41701c34b, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc435641801c34b, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0xbe35641501d33c, // V_CMP_NEQ_F32 ENC_VOPC default
    0xc035841601d33c, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235a41701d33c, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc435641801d33c, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0xbe35641501e351, // V_CMP_NLT_F32 ENC_VOPC default
    0xc035841601e351, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235a41701e351, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc435641801e351, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0xbe35641501f357, // V_CMP_T_F32 ENC_VOPC default
    0xc035841601f357, // V_CMP_T_F32 VOPC_VOP_DPP8 has_dpp8
    0xc235a41701f357, // V_CMP_T_F32 VOPC_VOP_DPP16 has_dpp16
    0xc435641801f357, // V_CMP_T_F32 VOPC_INST_LITERAL has_lit
    0xbe35e41902030f, // V_CMP_F_F64 ENC_VOPC default
    0xc435e41a02030f, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0xbe35e419021334, // V_CMP_LT_F64 ENC_VOPC default
    0xc435e41a021334, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0xbe35e419022306, // V_CMP_EQ_F64 ENC_VOPC default
    0xc435e41a022306, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0xbe35e419023328, // V_CMP_LE_F64 ENC_VOPC default
    0xc435e41a023328, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0xbe35e41902431f, // V_CMP_GT_F64 ENC_VOPC default
    0xc435e41a02431f, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0xbe35e419025331, // V_CMP_LG_F64 ENC_VOPC default
    0xc435e41a025331, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0xbe35e419026316, // V_CMP_GE_F64 ENC_VOPC default
    0xc435e41a026316, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0xbe35e419027355, // V_CMP_O_F64 ENC_VOPC default
    0xc435e41a027355, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0xbe35e41902835f, // V_CMP_U_F64 ENC_VOPC default
    0xc435e41a02835f, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0xbe35e419029346, // V_CMP_NGE_F64 ENC_VOPC default
    0xc435e41a029346, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0xbe35e41902a34f, // V_CMP_NLG_F64 ENC_VOPC default
    0xc435e41a02a34f, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0xbe35e41902b349, // V_CMP_NGT_F64 ENC_VOPC default
    0xc435e41a02b349, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0xbe35e41902c34c, // V_CMP_NLE_F64 ENC_VOPC default
    0xc435e41a02c34c, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0xbe35e41902d33d, // V_CMP_NEQ_F64 ENC_VOPC default
    0xc435e41a02d33d, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0xbe35e41902e352, // V_CMP_NLT_F64 ENC_VOPC default
    0xc435e41a02e352, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0xbe35e41902f358, // V_CMP_T_F64 ENC_VOPC default
    0xc435e41a02f358, // V_CMP_T_F64 VOPC_INST_LITERAL has_lit
    0xbe36641b031335, // V_CMP_LT_I16 ENC_VOPC default
    0xc036841c031335, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc236a41d031335, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc436641e031335, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0xbe36641b032307, // V_CMP_EQ_I16 ENC_VOPC default
    0xc036841c032307, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0xc236a41d032307, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0xc436641e032307, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0xbe36641b033329, // V_CMP_LE_I16 ENC_VOPC default
    0xc036841c033329, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc236a41d033329, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc436641e033329, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0xbe36641b034320, // V_CMP_GT_I16 ENC_VOPC default
    0xc036841c034320, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc236a41d034320, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc436641e034320, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0xbe36641b03533e, // V_CMP_NE_I16 ENC_VOPC default
    0xc036841c03533e, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc236a41d03533e, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc436641e03533e, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0xbe36641b036317, // V_CMP_GE_I16 ENC_VOPC default
    0xc036841c036317, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc236a41d036317, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc436641e036317, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0xbe36641f039338, // V_CMP_LT_U16 ENC_VOPC default
    0xc0368420039338, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc236a421039338, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc4366422039338, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0xbe36641f03a30a, // V_CMP_EQ_U16 ENC_VOPC default
    0xc036842003a30a, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0xc236a42103a30a, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0xc436642203a30a, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0xbe36641f03b32c, // V_CMP_LE_U16 ENC_VOPC default
    0xc036842003b32c, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc236a42103b32c, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc436642203b32c, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0xbe36641f03c323, // V_CMP_GT_U16 ENC_VOPC default
    0xc036842003c323, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc236a42103c323, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc436642203c323, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0xbe36641f03d341, // V_CMP_NE_U16 ENC_VOPC default
    0xc036842003d341, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc236a42103d341, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc436642203d341, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0xbe36641f03e31a, // V_CMP_GE_U16 ENC_VOPC default
    0xc036842003e31a, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc236a42103e31a, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc436642203e31a, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0xbe356423040310, // V_CMP_F_I32 ENC_VOPC default
    0xc0358424040310, // V_CMP_F_I32 VOPC_VOP_DPP8 has_dpp8
    0xc2372425040310, // V_CMP_F_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4356426040310, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0xbe356423041336, // V_CMP_LT_I32 ENC_VOPC default
    0xc0358424041336, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc2372425041336, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4356426041336, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0xbe356423042308, // V_CMP_EQ_I32 ENC_VOPC default
    0xc0358424042308, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0xc2372425042308, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4356426042308, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0xbe35642304332a, // V_CMP_LE_I32 ENC_VOPC default
    0xc035842404332a, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc237242504332a, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc435642604332a, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0xbe356423044321, // V_CMP_GT_I32 ENC_VOPC default
    0xc0358424044321, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc2372425044321, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4356426044321, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0xbe35642304533f, // V_CMP_NE_I32 ENC_VOPC default
    0xc035842404533f, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc237242504533f, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc435642604533f, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0xbe356423046318, // V_CMP_GE_I32 ENC_VOPC default
    0xc0358424046318, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc2372425046318, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4356426046318, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0xbe356423047359, // V_CMP_T_I32 ENC_VOPC default
    0xc0358424047359, // V_CMP_T_I32 VOPC_VOP_DPP8 has_dpp8
    0xc2372425047359, // V_CMP_T_I32 VOPC_VOP_DPP16 has_dpp16
    0xc4356426047359, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0xbe356427048312, // V_CMP_F_U32 ENC_VOPC default
    0xc0358428048312, // V_CMP_F_U32 VOPC_VOP_DPP8 has_dpp8
    0xc2372429048312, // V_CMP_F_U32 VOPC_VOP_DPP16 has_dpp16
    0xc435642a048312, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0xbe356427049339, // V_CMP_LT_U32 ENC_VOPC default
    0xc0358428049339, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc2372429049339, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc435642a049339, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0xbe35642704a30b, // V_CMP_EQ_U32 ENC_VOPC default
    0xc035842804a30b, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0xc237242904a30b, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0xc435642a04a30b, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0xbe35642704b32d, // V_CMP_LE_U32 ENC_VOPC default
    0xc035842804b32d, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc237242904b32d, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc435642a04b32d, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0xbe35642704c324, // V_CMP_GT_U32 ENC_VOPC default
    0xc035842804c324, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc237242904c324, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc435642a04c324, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0xbe35642704d342, // V_CMP_NE_U32 ENC_VOPC default
    0xc035842804d342, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc237242904d342, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc435642a04d342, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0xbe35642704e31b, // V_CMP_GE_U32 ENC_VOPC default
    0xc035842804e31b, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc237242904e31b, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc435642a04e31b, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0xbe35642704f35b, // V_CMP_T_U32 ENC_VOPC default
    0xc035842804f35b, // V_CMP_T_U32 VOPC_VOP_DPP8 has_dpp8
    0xc237242904f35b, // V_CMP_T_U32 VOPC_VOP_DPP16 has_dpp16
    0xc435642a04f35b, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0xbe37642b050311, // V_CMP_F_I64 ENC_VOPC default
    0xc437642c050311, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0xbe37642b051337, // V_CMP_LT_I64 ENC_VOPC default
    0xc437642c051337, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0xbe37642b052309, // V_CMP_EQ_I64 ENC_VOPC default
    0xc437642c052309, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0xbe37642b05332b, // V_CMP_LE_I64 ENC_VOPC default
    0xc437642c05332b, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0xbe37642b054322, // V_CMP_GT_I64 ENC_VOPC default
    0xc437642c054322, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0xbe37642b055340, // V_CMP_NE_I64 ENC_VOPC default
    0xc437642c055340, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0xbe37642b056319, // V_CMP_GE_I64 ENC_VOPC default
    0xc437642c056319, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0xbe37642b05735a, // V_CMP_T_I64 ENC_VOPC default
    0xc437642c05735a, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0xbe37642d058313, // V_CMP_F_U64 ENC_VOPC default
    0xc437642e058313, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0xbe37642d05933a, // V_CMP_LT_U64 ENC_VOPC default
    0xc437642e05933a, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0xbe37642d05a30c, // V_CMP_EQ_U64 ENC_VOPC default
    0xc437642e05a30c, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0xbe37642d05b32e, // V_CMP_LE_U64 ENC_VOPC default
    0xc437642e05b32e, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0xbe37642d05c325, // V_CMP_GT_U64 ENC_VOPC default
    0xc437642e05c325, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0xbe37642d05d343, // V_CMP_NE_U64 ENC_VOPC default
    0xc437642e05d343, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0xbe37642d05e31c, // V_CMP_GE_U64 ENC_VOPC default
    0xc437642e05e31c, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0xbe37642d05f35c, // V_CMP_T_U64 ENC_VOPC default
    0xc437642e05f35c, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0xbe34a41107d301, // V_CMP_CLASS_F16 ENC_VOPC default
    0xc034c41207d301, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0xc234e41307d301, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0xc434a41407d301, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0xbe35642f07e302, // V_CMP_CLASS_F32 ENC_VOPC default
    0xc035843007e302, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0xc238443107e302, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0xc435643207e302, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0xbe38843307f303, // V_CMP_CLASS_F64 ENC_VOPC default
    0xc438843407f303, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0xbe3904350802ae, // V_CMPX_F_F16 ENC_VOPC default
    0xc03924360802ae, // V_CMPX_F_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23944370802ae, // V_CMPX_F_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43904380802ae, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0xbe3904350812d3, // V_CMPX_LT_F16 ENC_VOPC default
    0xc03924360812d3, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23944370812d3, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43904380812d3, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0xbe3904350822a5, // V_CMPX_EQ_F16 ENC_VOPC default
    0xc03924360822a5, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23944370822a5, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43904380822a5, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0xbe3904350832c7, // V_CMPX_LE_F16 ENC_VOPC default
    0xc03924360832c7, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23944370832c7, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43904380832c7, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0xbe3904350842be, // V_CMPX_GT_F16 ENC_VOPC default
    0xc03924360842be, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23944370842be, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43904380842be, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0xbe3904350852d0, // V_CMPX_LG_F16 ENC_VOPC default
    0xc03924360852d0, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23944370852d0, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43904380852d0, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0xbe3904350862b5, // V_CMPX_GE_F16 ENC_VOPC default
    0xc03924360862b5, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23944370862b5, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43904380862b5, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0xbe3904350872f4, // V_CMPX_O_F16 ENC_VOPC default
    0xc03924360872f4, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23944370872f4, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43904380872f4, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0xbe3904350882fe, // V_CMPX_U_F16 ENC_VOPC default
    0xc03924360882fe, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23944370882fe, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43904380882fe, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0xbe3904350892e5, // V_CMPX_NGE_F16 ENC_VOPC default
    0xc03924360892e5, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23944370892e5, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43904380892e5, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0xbe39043508a2ee, // V_CMPX_NLG_F16 ENC_VOPC default
    0xc039243608a2ee, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0xc239443708a2ee, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0xc439043808a2ee, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0xbe39043508b2e8, // V_CMPX_NGT_F16 ENC_VOPC default
    0xc039243608b2e8, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc239443708b2e8, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc439043808b2e8, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0xbe39043508c2eb, // V_CMPX_NLE_F16 ENC_VOPC default
    0xc039243608c2eb, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0xc239443708c2eb, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0xc439043808c2eb, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0xbe39043508d2dc, // V_CMPX_NEQ_F16 ENC_VOPC default
    0xc039243608d2dc, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0xc239443708d2dc, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0xc439043808d2dc, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0xbe39043508e2f1, // V_CMPX_NLT_F16 ENC_VOPC default
    0xc039243608e2f1, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0xc239443708e2f1, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0xc439043808e2f1, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0xbe39043508f2f7, // V_CMPX_T_F16 ENC_VOPC default
    0xc039243608f2f7, // V_CMPX_T_F16 VOPC_VOP_DPP8 has_dpp8
    0xc239443708f2f7, // V_CMPX_T_F16 VOPC_VOP_DPP16 has_dpp16
    0xc439043808f2f7, // V_CMPX_T_F16 VOPC_INST_LITERAL has_lit
    0xbe39c4390902af, // V_CMPX_F_F32 ENC_VOPC default
    0xc039e43a0902af, // V_CMPX_F_F32 VOPC_VOP_DPP8 has_dpp8
    0xc23a043b0902af, // V_CMPX_F_F32 VOPC_VOP_DPP16 has_dpp16
    0xc439c43c0902af, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0xbe39c4390912d4, // V_CMPX_LT_F32 ENC_VOPC default
    0xc039e43a0912d4, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc23a043b0912d4, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc439c43c0912d4, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0xbe39c4390922a6, // V_CMPX_EQ_F32 ENC_VOPC default
    0xc039e43a0922a6, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc23a043b0922a6, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc439c43c0922a6, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0xbe39c4390932c8, // V_CMPX_LE_F32 ENC_VOPC default
    0xc039e43a0932c8, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc23a043b0932c8, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc439c43c0932c8, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0xbe39c4390942bf, // V_CMPX_GT_F32 ENC_VOPC default
    0xc039e43a0942bf, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc23a043b0942bf, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc439c43c0942bf, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0xbe39c4390952d1, // V_CMPX_LG_F32 ENC_VOPC default
    0xc039e43a0952d1, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc23a043b0952d1, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc439c43c0952d1, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0xbe39c4390962b6, // V_CMPX_GE_F32 ENC_VOPC default
    0xc039e43a0962b6, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc23a043b0962b6, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc439c43c0962b6, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0xbe39c4390972f5, // V_CMPX_O_F32 ENC_VOPC default
    0xc039e43a0972f5, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0xc23a043b0972f5, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0xc439c43c0972f5, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0xbe39c4390982ff, // V_CMPX_U_F32 ENC_VOPC default
    0xc039e43a0982ff, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0xc23a043b0982ff, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0xc439c43c0982ff, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0xbe39c4390992e6, // V_CMPX_NGE_F32 ENC_VOPC default
    0xc039e43a0992e6, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc23a043b0992e6, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc439c43c0992e6, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0xbe39c43909a2ef, // V_CMPX_NLG_F32 ENC_VOPC default
    0xc039e43a09a2ef, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0xc23a043b09a2ef, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0xc439c43c09a2ef, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0xbe39c43909b2e9, // V_CMPX_NGT_F32 ENC_VOPC default
    0xc039e43a09b2e9, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc23a043b09b2e9, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc439c43c09b2e9, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0xbe39c43909c2ec, // V_CMPX_NLE_F32 ENC_VOPC default
    0xc039e43a09c2ec, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0xc23a043b09c2ec, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0xc439c43c09c2ec, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0xbe39c43909d2dd, // V_CMPX_NEQ_F32 ENC_VOPC default
    0xc039e43a09d2dd, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0xc23a043b09d2dd, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0xc439c43c09d2dd, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0xbe39c43909e2f2, // V_CMPX_NLT_F32 ENC_VOPC default
    0xc039e43a09e2f2, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0xc23a043b09e2f2, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0xc439c43c09e2f2, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0xbe39c43909f2f8, // V_CMPX_T_F32 ENC_VOPC default
    0xc039e43a09f2f8, // V_CMPX_T_F32 VOPC_VOP_DPP8 has_dpp8
    0xc23a043b09f2f8, // V_CMPX_T_F32 VOPC_VOP_DPP16 has_dpp16
    0xc439c43c09f2f8, // V_CMPX_T_F32 VOPC_INST_LITERAL has_lit
    0xbe3a443d0a02b0, // V_CMPX_F_F64 ENC_VOPC default
    0xc43a443e0a02b0, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0xbe3a443d0a12d5, // V_CMPX_LT_F64 ENC_VOPC default
    0xc43a443e0a12d5, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0xbe3a443d0a22a7, // V_CMPX_EQ_F64 ENC_VOPC default
    0xc43a443e0a22a7, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0xbe3a443d0a32c9, // V_CMPX_LE_F64 ENC_VOPC default
    0xc43a443e0a32c9, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0xbe3a443d0a42c0, // V_CMPX_GT_F64 ENC_VOPC default
    0xc43a443e0a42c0, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0xbe3a443d0a52d2, // V_CMPX_LG_F64 ENC_VOPC default
    0xc43a443e0a52d2, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0xbe3a443d0a62b7, // V_CMPX_GE_F64 ENC_VOPC default
    0xc43a443e0a62b7, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0xbe3a443d0a72f6, // V_CMPX_O_F64 ENC_VOPC default
    0xc43a443e0a72f6, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0xbe3a443d0a8300, // V_CMPX_U_F64 ENC_VOPC default
    0xc43a443e0a8300, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0xbe3a443d0a92e7, // V_CMPX_NGE_F64 ENC_VOPC default
    0xc43a443e0a92e7, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0xbe3a443d0aa2f0, // V_CMPX_NLG_F64 ENC_VOPC default
    0xc43a443e0aa2f0, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0xbe3a443d0ab2ea, // V_CMPX_NGT_F64 ENC_VOPC default
    0xc43a443e0ab2ea, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0xbe3a443d0ac2ed, // V_CMPX_NLE_F64 ENC_VOPC default
    0xc43a443e0ac2ed, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0xbe3a443d0ad2de, // V_CMPX_NEQ_F64 ENC_VOPC default
    0xc43a443e0ad2de, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0xbe3a443d0ae2f3, // V_CMPX_NLT_F64 ENC_VOPC default
    0xc43a443e0ae2f3, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0xbe3a443d0af2f9, // V_CMPX_T_F64 ENC_VOPC default
    0xc43a443e0af2f9, // V_CMPX_T_F64 VOPC_INST_LITERAL has_lit
    0xbe3ac43f0b12d6, // V_CMPX_LT_I16 ENC_VOPC default
    0xc03ae4400b12d6, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc23b04410b12d6, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc43ac4420b12d6, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0xbe3ac43f0b22a8, // V_CMPX_EQ_I16 ENC_VOPC default
    0xc03ae4400b22a8, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0xc23b04410b22a8, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0xc43ac4420b22a8, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0xbe3ac43f0b32ca, // V_CMPX_LE_I16 ENC_VOPC default
    0xc03ae4400b32ca, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc23b04410b32ca, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc43ac4420b32ca, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0xbe3ac43f0b42c1, // V_CMPX_GT_I16 ENC_VOPC default
    0xc03ae4400b42c1, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0xc23b04410b42c1, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0xc43ac4420b42c1, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0xbe3ac43f0b52df, // V_CMPX_NE_I16 ENC_VOPC default
    0xc03ae4400b52df, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc23b04410b52df, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc43ac4420b52df, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0xbe3ac43f0b62b8, // V_CMPX_GE_I16 ENC_VOPC default
    0xc03ae4400b62b8, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0xc23b04410b62b8, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0xc43ac4420b62b8, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0xbe3ac4430b92d9, // V_CMPX_LT_U16 ENC_VOPC default
    0xc03ae4440b92d9, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc23b04450b92d9, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc43ac4460b92d9, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0xbe3ac4430ba2ab, // V_CMPX_EQ_U16 ENC_VOPC default
    0xc03ae4440ba2ab, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0xc23b04450ba2ab, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0xc43ac4460ba2ab, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0xbe3ac4430bb2cd, // V_CMPX_LE_U16 ENC_VOPC default
    0xc03ae4440bb2cd, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc23b04450bb2cd, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc43ac4460bb2cd, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0xbe3ac4430bc2c4, // V_CMPX_GT_U16 ENC_VOPC default
    0xc03ae4440bc2c4, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0xc23b04450bc2c4, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0xc43ac4460bc2c4, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0xbe3ac4430bd2e2, // V_CMPX_NE_U16 ENC_VOPC default
    0xc03ae4440bd2e2, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc23b04450bd2e2, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc43ac4460bd2e2, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0xbe3ac4430be2bb, // V_CMPX_GE_U16 ENC_VOPC default
    0xc03ae4440be2bb, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0xc23b04450be2bb, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0xc43ac4460be2bb, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0xbe39c4470c02b1, // V_CMPX_F_I32 ENC_VOPC default
    0xc039e4480c02b1, // V_CMPX_F_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23b84490c02b1, // V_CMPX_F_I32 VOPC_VOP_DPP16 has_dpp16
    0xc439c44a0c02b1, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0xbe39c4470c12d7, // V_CMPX_LT_I32 ENC_VOPC default
    0xc039e4480c12d7, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23b84490c12d7, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc439c44a0c12d7, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0xbe39c4470c22a9, // V_CMPX_EQ_I32 ENC_VOPC default
    0xc039e4480c22a9, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23b84490c22a9, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0xc439c44a0c22a9, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0xbe39c4470c32cb, // V_CMPX_LE_I32 ENC_VOPC default
    0xc039e4480c32cb, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23b84490c32cb, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc439c44a0c32cb, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0xbe39c4470c42c2, // V_CMPX_GT_I32 ENC_VOPC default
    0xc039e4480c42c2, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23b84490c42c2, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0xc439c44a0c42c2, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0xbe39c4470c52e0, // V_CMPX_NE_I32 ENC_VOPC default
    0xc039e4480c52e0, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23b84490c52e0, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc439c44a0c52e0, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0xbe39c4470c62b9, // V_CMPX_GE_I32 ENC_VOPC default
    0xc039e4480c62b9, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23b84490c62b9, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0xc439c44a0c62b9, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0xbe39c4470c72fa, // V_CMPX_T_I32 ENC_VOPC default
    0xc039e4480c72fa, // V_CMPX_T_I32 VOPC_VOP_DPP8 has_dpp8
    0xc23b84490c72fa, // V_CMPX_T_I32 VOPC_VOP_DPP16 has_dpp16
    0xc439c44a0c72fa, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0xbe39c44b0c82b3, // V_CMPX_F_U32 ENC_VOPC default
    0xc039e44c0c82b3, // V_CMPX_F_U32 VOPC_VOP_DPP8 has_dpp8
    0xc23b844d0c82b3, // V_CMPX_F_U32 VOPC_VOP_DPP16 has_dpp16
    0xc439c44e0c82b3, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0xbe39c44b0c92da, // V_CMPX_LT_U32 ENC_VOPC default
    0xc039e44c0c92da, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc23b844d0c92da, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc439c44e0c92da, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0xbe39c44b0ca2ac, // V_CMPX_EQ_U32 ENC_VOPC default
    0xc039e44c0ca2ac, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0xc23b844d0ca2ac, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0xc439c44e0ca2ac, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0xbe39c44b0cb2ce, // V_CMPX_LE_U32 ENC_VOPC default
    0xc039e44c0cb2ce, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc23b844d0cb2ce, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc439c44e0cb2ce, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0xbe39c44b0cc2c5, // V_CMPX_GT_U32 ENC_VOPC default
    0xc039e44c0cc2c5, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0xc23b844d0cc2c5, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0xc439c44e0cc2c5, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0xbe39c44b0cd2e3, // V_CMPX_NE_U32 ENC_VOPC default
    0xc039e44c0cd2e3, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc23b844d0cd2e3, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc439c44e0cd2e3, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0xbe39c44b0ce2bc, // V_CMPX_GE_U32 ENC_VOPC default
    0xc039e44c0ce2bc, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0xc23b844d0ce2bc, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0xc439c44e0ce2bc, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0xbe39c44b0cf2fc, // V_CMPX_T_U32 ENC_VOPC default
    0xc039e44c0cf2fc, // V_CMPX_T_U32 VOPC_VOP_DPP8 has_dpp8
    0xc23b844d0cf2fc, // V_CMPX_T_U32 VOPC_VOP_DPP16 has_dpp16
    0xc439c44e0cf2fc, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0xbe3bc44f0d02b2, // V_CMPX_F_I64 ENC_VOPC default
    0xc43bc4500d02b2, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0xbe3bc44f0d12d8, // V_CMPX_LT_I64 ENC_VOPC default
    0xc43bc4500d12d8, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0xbe3bc44f0d22aa, // V_CMPX_EQ_I64 ENC_VOPC default
    0xc43bc4500d22aa, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0xbe3bc44f0d32cc, // V_CMPX_LE_I64 ENC_VOPC default
    0xc43bc4500d32cc, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0xbe3bc44f0d42c3, // V_CMPX_GT_I64 ENC_VOPC default
    0xc43bc4500d42c3, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0xbe3bc44f0d52e1, // V_CMPX_NE_I64 ENC_VOPC default
    0xc43bc4500d52e1, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0xbe3bc44f0d62ba, // V_CMPX_GE_I64 ENC_VOPC default
    0xc43bc4500d62ba, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0xbe3bc44f0d72fb, // V_CMPX_T_I64 ENC_VOPC default
    0xc43bc4500d72fb, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0xbe3bc4510d82b4, // V_CMPX_F_U64 ENC_VOPC default
    0xc43bc4520d82b4, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0xbe3bc4510d92db, // V_CMPX_LT_U64 ENC_VOPC default
    0xc43bc4520d92db, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0xbe3bc4510da2ad, // V_CMPX_EQ_U64 ENC_VOPC default
    0xc43bc4520da2ad, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0xbe3bc4510db2cf, // V_CMPX_LE_U64 ENC_VOPC default
    0xc43bc4520db2cf, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0xbe3bc4510dc2c6, // V_CMPX_GT_U64 ENC_VOPC default
    0xc43bc4520dc2c6, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0xbe3bc4510dd2e4, // V_CMPX_NE_U64 ENC_VOPC default
    0xc43bc4520dd2e4, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0xbe3bc4510de2bd, // V_CMPX_GE_U64 ENC_VOPC default
    0xc43bc4520de2bd, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0xbe3bc4510df2fd, // V_CMPX_T_U64 ENC_VOPC default
    0xc43bc4520df2fd, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0xbe3904350fd2a2, // V_CMPX_CLASS_F16 ENC_VOPC default
    0xc03924360fd2a2, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0xc23944370fd2a2, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0xc43904380fd2a2, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0xbe39c4530fe2a3, // V_CMPX_CLASS_F32 ENC_VOPC default
    0xc039e4540fe2a3, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0xc23ca4550fe2a3, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0xc439c4560fe2a3, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0xbe3ce4570ff2a4, // V_CMPX_CLASS_F64 ENC_VOPC default
    0xc43ce4580ff2a4, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0xc6130155000427, // V_NOP ENC_VOP1 default
    0xc6188459001416, // V_MOV_B32 ENC_VOP1 default
    0xc818a45a001416, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0xca18c45b001416, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0xcc18845c001416, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0xce19445d00244c, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0xc619845e00337a, // V_CVT_I32_F64 ENC_VOP1 default
    0xcc19845f00337a, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0xc619c460004375, // V_CVT_F64_I32 ENC_VOP1 default
    0xcc19c461004375, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0xc618846200536e, // V_CVT_F32_I32 ENC_VOP1 default
    0xc818a46300536e, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0xca1a046400536e, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0xcc18846500536e, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0xc618846600636f, // V_CVT_F32_U32 ENC_VOP1 default
    0xc818a46700636f, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0xca1a046800636f, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0xcc18846900636f, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0xc618846a00738b, // V_CVT_U32_F32 ENC_VOP1 default
    0xc818a46b00738b, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0xca18c46c00738b, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc18846d00738b, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0xc618846e008379, // V_CVT_I32_F32 ENC_VOP1 default
    0xc818a46f008379, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0xca18c470008379, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc188471008379, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0xc61ae47200a369, // V_CVT_F16_F32 ENC_VOP1 default
    0xc81b047300a369, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0xca1b247400a369, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc1ae47500a369, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0xc61ba47600b36c, // V_CVT_F32_F16 ENC_VOP1 default
    0xc81bc47700b36c, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1be47800b36c, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1ba47900b36c, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0xc618846e00c37c, // V_CVT_NEAREST_I32_F32 ENC_VOP1 default
    0xc818a46f00c37c, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0xca18c47000c37c, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc18847100c37c, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL has_lit
    0xc618846e00d377, // V_CVT_FLOOR_I32_F32 ENC_VOP1 default
    0xc818a46f00d377, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0xca18c47000d377, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc18847100d377, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL has_lit
    0xc618846200e37f, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0xc818a46300e37f, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0xca1a046400e37f, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0xcc18846500e37f, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0xc619847a00f36d, // V_CVT_F32_F64 ENC_VOP1 default
    0xcc19847b00f36d, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0xc619c47c010374, // V_CVT_F64_F32 ENC_VOP1 default
    0xcc19c47d010374, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0xc6188466011370, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0xc818a467011370, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0xca1a0468011370, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0xcc188469011370, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0xc6188466012371, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0xc818a467012371, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0xca1a0468012371, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0xcc188469012371, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0xc6188466013372, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0xc818a467013372, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0xca1a0468013372, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0xcc188469013372, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0xc6188466014373, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0xc818a467014373, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0xca1a0468014373, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0xcc188469014373, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0xc619847e01538c, // V_CVT_U32_F64 ENC_VOP1 default
    0xcc19847f01538c, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0xc619c480016376, // V_CVT_F64_U32 ENC_VOP1 default
    0xcc19c481016376, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0xc61ce482017471, // V_TRUNC_F64 ENC_VOP1 default
    0xcc1ce483017471, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0xc61ce48201829f, // V_CEIL_F64 ENC_VOP1 default
    0xcc1ce48301829f, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0xc61ce482019450, // V_RNDNE_F64 ENC_VOP1 default
    0xcc1ce483019450, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0xc61ce48201a3b3, // V_FLOOR_F64 ENC_VOP1 default
    0xcc1ce48301a3b3, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0xc613015501b432, // V_PIPEFLUSH ENC_VOP1 default
    0xc61d248401c415, // V_MOV_B16 ENC_VOP1 default
    0xc81d448501c415, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0xca1d648601c415, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0xcc1d248701c415, // V_MOV_B16 VOP1_INST_LITERAL has_lit
    0xc61884880203c3, // V_FRACT_F32 ENC_VOP1 default
    0xc818a4890203c3, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0xca18c48a0203c3, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc18848b0203c3, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0xc6188488021470, // V_TRUNC_F32 ENC_VOP1 default
    0xc818a489021470, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0xca18c48a021470, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc18848b021470, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0xc618848802229e, // V_CEIL_F32 ENC_VOP1 default
    0xc818a48902229e, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0xca18c48a02229e, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc18848b02229e, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0xc618848802344f, // V_RNDNE_F32 ENC_VOP1 default
    0xc818a48902344f, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0xca18c48a02344f, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc18848b02344f, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0xc61884880243b2, // V_FLOOR_F32 ENC_VOP1 default
    0xc818a4890243b2, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0xca18c48a0243b2, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc18848b0243b2, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0xc61884880253b0, // V_EXP_F32 ENC_VOP1 default
    0xc818a4890253b0, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0xca18c48a0253b0, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc18848b0253b0, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0xc61884880273d6, // V_LOG_F32 ENC_VOP1 default
    0xc818a4890273d6, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0xca18c48a0273d6, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc18848b0273d6, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0xc618848802a449, // V_RCP_F32 ENC_VOP1 default
    0xc818a48902a449, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0xca18c48a02a449, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc18848b02a449, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0xc618848802b44b, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0xc818a48902b44b, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0xca18c48a02b44b, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc18848b02b44b, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0xc618848802e452, // V_RSQ_F32 ENC_VOP1 default
    0xc818a48902e452, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0xca18c48a02e452, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc18848b02e452, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0xc61ce48202f44a, // V_RCP_F64 ENC_VOP1 default
    0xcc1ce48302f44a, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0xc61ce482031453, // V_RSQ_F64 ENC_VOP1 default
    0xcc1ce483031453, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0xc618848803345c, // V_SQRT_F32 ENC_VOP1 default
    0xc818a48903345c, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0xca18c48a03345c, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc18848b03345c, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0xc61ce48203445d, // V_SQRT_F64 ENC_VOP1 default
    0xcc1ce48303445d, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0xc618848803545a, // V_SIN_F32 ENC_VOP1 default
    0xc818a48903545a, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0xca18c48a03545a, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc18848b03545a, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0xc6188488036363, // V_COS_F32 ENC_VOP1 default
    0xc818a489036363, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0xca18c48a036363, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc18848b036363, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0xc618848c037429, // V_NOT_B32 ENC_VOP1 default
    0xc818a48d037429, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0xca1a048e037429, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0xcc18848f037429, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0xc618845903829c, // V_BFREV_B32 ENC_VOP1 default
    0xc818a45a03829c, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0xca18c45b03829c, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0xcc18845c03829c, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0xc61884900392a1, // V_CLZ_I32_U32 ENC_VOP1 default
    0xc818a4910392a1, // V_CLZ_I32_U32 VOP1_VOP_DPP8 has_dpp8
    0xca1a04920392a1, // V_CLZ_I32_U32 VOP1_VOP_DPP16 has_dpp16
    0xcc1884930392a1, // V_CLZ_I32_U32 VOP1_INST_LITERAL has_lit
    0xc618849003a364, // V_CTZ_I32_B32 ENC_VOP1 default
    0xc818a49103a364, // V_CTZ_I32_B32 VOP1_VOP_DPP8 has_dpp8
    0xca1a049203a364, // V_CTZ_I32_B32 VOP1_VOP_DPP16 has_dpp16
    0xcc18849303a364, // V_CTZ_I32_B32 VOP1_INST_LITERAL has_lit
    0xc618849403b2a0, // V_CLS_I32 ENC_VOP1 default
    0xc818a49503b2a0, // V_CLS_I32 VOP1_VOP_DPP8 has_dpp8
    0xca1a049603b2a0, // V_CLS_I32 VOP1_VOP_DPP16 has_dpp16
    0xcc18849703b2a0, // V_CLS_I32 VOP1_INST_LITERAL has_lit
    0xc619845e03c3c7, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0xcc19845f03c3c7, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0xc61ce48203d3ca, // V_FREXP_MANT_F64 ENC_VOP1 default
    0xcc1ce48303d3ca, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0xc61ce48203e3c4, // V_FRACT_F64 ENC_VOP1 default
    0xcc1ce48303e3c4, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0xc618846e03f3c6, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0xc818a46f03f3c6, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0xca18c47003f3c6, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc18847103f3c6, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0xc61884880403c9, // V_FREXP_MANT_F32 ENC_VOP1 default
    0xc818a4890403c9, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0xca18c48a0403c9, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0xcc18848b0403c9, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0xc6188498042411, // V_MOVRELD_B32 ENC_VOP1 default
    0xc818a499042411, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0xca18c49a042411, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0xcc18849b042411, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0xce18849c043414, // V_MOVRELS_B32 ENC_VOP1 default
    0xc818a499043414, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0xca18c49a043414, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0xce18849c044413, // V_MOVRELSD_B32 ENC_VOP1 default
    0xc818a499044413, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0xca18c49a044413, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0xce18849c048412, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0xc818a499048412, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0xca18c49a048412, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0xc61e449d05036b, // V_CVT_F16_U16 ENC_VOP1 default
    0xc81e649e05036b, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0xca1e849f05036b, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0xcc1e44a005036b, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0xc61e44a105136a, // V_CVT_F16_I16 ENC_VOP1 default
    0xc81e64a205136a, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0xca1e84a305136a, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0xcc1e44a405136a, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0xc61f04a505238a, // V_CVT_U16_F16 ENC_VOP1 default
    0xc81f24a605238a, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f44a705238a, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1f04a805238a, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0xc61f04a9053378, // V_CVT_I16_F16 ENC_VOP1 default
    0xc81f24aa053378, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f44ab053378, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1f04ac053378, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0xc61fc4ad054448, // V_RCP_F16 ENC_VOP1 default
    0xc81fe4ae054448, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0xca2004af054448, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1fc4b0054448, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0xc61fc4ad05545b, // V_SQRT_F16 ENC_VOP1 default
    0xc81fe4ae05545b, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0xca2004af05545b, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1fc4b005545b, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0xc61fc4ad056451, // V_RSQ_F16 ENC_VOP1 default
    0xc81fe4ae056451, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0xca2004af056451, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1fc4b0056451, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0xc61fc4ad0573d5, // V_LOG_F16 ENC_VOP1 default
    0xc81fe4ae0573d5, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0xca2004af0573d5, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1fc4b00573d5, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0xc61fc4ad0583af, // V_EXP_F16 ENC_VOP1 default
    0xc81fe4ae0583af, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0xca2004af0583af, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1fc4b00583af, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0xc61fc4ad0593c8, // V_FREXP_MANT_F16 ENC_VOP1 default
    0xc81fe4ae0593c8, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0xca2004af0593c8, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1fc4b00593c8, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0xc61f04a905a3c5, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0xc81f24aa05a3c5, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f44ab05a3c5, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1f04ac05a3c5, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0xc61fc4ad05b3b1, // V_FLOOR_F16 ENC_VOP1 default
    0xc81fe4ae05b3b1, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0xca2004af05b3b1, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1fc4b005b3b1, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0xc61fc4ad05c29d, // V_CEIL_F16 ENC_VOP1 default
    0xc81fe4ae05c29d, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0xca2004af05c29d, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1fc4b005c29d, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0xc61fc4ad05d46f, // V_TRUNC_F16 ENC_VOP1 default
    0xc81fe4ae05d46f, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0xca2004af05d46f, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1fc4b005d46f, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0xc61fc4ad05e44e, // V_RNDNE_F16 ENC_VOP1 default
    0xc81fe4ae05e44e, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0xca2004af05e44e, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1fc4b005e44e, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0xc61fc4ad05f3c2, // V_FRACT_F16 ENC_VOP1 default
    0xc81fe4ae05f3c2, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0xca2004af05f3c2, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1fc4b005f3c2, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0xc61fc4ad060459, // V_SIN_F16 ENC_VOP1 default
    0xc81fe4ae060459, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0xca2004af060459, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1fc4b0060459, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0xc61fc4ad061362, // V_COS_F16 ENC_VOP1 default
    0xc81fe4ae061362, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0xca2004af061362, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1fc4b0061362, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0xc62084b1062458, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0xc820a4b2062458, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0xca20c4b3062458, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0xcc2084b4062458, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0xc61f04a906337d, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0xc81f24aa06337d, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f44ab06337d, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1f04ac06337d, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0xc61f04a506437e, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0xc81f24a606437e, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0xca1f44a706437e, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0xcc1f04a806437e, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0xce2144b506546d, // V_SWAP_B32 ENC_VOP1 default
    0xce2164b606646c, // V_SWAP_B16 ENC_VOP1 default
    0xce2144b706742f, // V_PERMLANE64_B32 ENC_VOP1 default
    0xce2144b806846b, // V_SWAPREL_B32 ENC_VOP1 default
    0xc61d24b9069428, // V_NOT_B16 ENC_VOP1 default
    0xc81d44ba069428, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0xca1d64bb069428, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0xcc1d24bc069428, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0xc62184bd06a37b, // V_CVT_I32_I16 ENC_VOP1 default
    0xc821a4be06a37b, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0xca21c4bf06a37b, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0xcc2184c006a37b, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0xc62184c106b38d, // V_CVT_U32_U16 ENC_VOP1 default
    0xc821a4c206b38d, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0xca21c4c306b38d, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0xcc2184c406b38d, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0xd03204c500043b, // V_PK_MAD_I16 ENC_VOP3P default
    0xd23204c600043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0xd43204c700043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0xd63204c800043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd83204c900043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0xda3204ca00043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc3204cb00043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde3204cc00043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd03224cd001444, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0xd23224ce001444, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0xd43224cf001444, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0xd63224d0001444, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03224d1002434, // V_PK_ADD_I16 ENC_VOP3P default
    0xd23224d2002434, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0xd43224d3002434, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0xd63224d4002434, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03224d1003445, // V_PK_SUB_I16 ENC_VOP3P default
    0xd23224d2003445, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0xd43224d3003445, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0xd63224d4003445, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03224cd004439, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0xd23224ce004439, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0xd43224cf004439, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0xd63224d0004439, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03224cd00543a, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0xd23224ce00543a, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0xd43224cf00543a, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0xd63224d000543a, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03224d5006436, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0xd23224d6006436, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0xd43224d7006436, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0xd63224d8006436, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03224d100743e, // V_PK_MAX_I16 ENC_VOP3P default
    0xd23224d200743e, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0xd43224d300743e, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0xd63224d400743e, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03224d1008441, // V_PK_MIN_I16 ENC_VOP3P default
    0xd23224d2008441, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0xd43224d3008441, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0xd63224d4008441, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03204d900943c, // V_PK_MAD_U16 ENC_VOP3P default
    0xd23204da00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0xd43204db00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0xd63204dc00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd83204dd00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0xda3204de00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc3204df00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde3204e000943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd03224cd00a435, // V_PK_ADD_U16 ENC_VOP3P default
    0xd23224ce00a435, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0xd43224cf00a435, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0xd63224d000a435, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03224cd00b446, // V_PK_SUB_U16 ENC_VOP3P default
    0xd23224ce00b446, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0xd43224cf00b446, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0xd63224d000b446, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03224cd00c43f, // V_PK_MAX_U16 ENC_VOP3P default
    0xd23224ce00c43f, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0xd43224cf00c43f, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0xd63224d000c43f, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03224cd00d442, // V_PK_MIN_U16 ENC_VOP3P default
    0xd23224ce00d442, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0xd43224cf00d442, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0xd63224d000d442, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03244e100e438, // V_PK_FMA_F16 ENC_VOP3P default
    0xd23244e200e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0xd43244e300e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0xd63244e400e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd83244e500e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0xda3244e600e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc3244e700e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde3244e800e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd03264e900f433, // V_PK_ADD_F16 ENC_VOP3P default
    0xd23264ea00f433, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0xd43264eb00f433, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0xd63264ec00f433, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03264e9010443, // V_PK_MUL_F16 ENC_VOP3P default
    0xd23264ea010443, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0xd43264eb010443, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0xd63264ec010443, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03264e9011440, // V_PK_MIN_F16 ENC_VOP3P default
    0xd23264ea011440, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0xd43264eb011440, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0xd63264ec011440, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03264e901243d, // V_PK_MAX_F16 ENC_VOP3P default
    0xd23264ea01243d, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0xd43264eb01243d, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0xd63264ec01243d, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd03284ed013399, // V_DOT2_F32_F16 ENC_VOP3P default
    0xe032a4ee013399, // V_DOT2_F32_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe232c4ef013399, // V_DOT2_F32_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd23284f0013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0xd43284f1013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0xd63284f2013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd83284f3013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0xda3284f4013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc3284f5013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde3284f6013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd032e4f701639a, // V_DOT4_I32_IU8 ENC_VOP3P default
    0xd232e4f801639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0xd432e4f901639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0xd632e4fa01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd832e4fb01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0xda32e4fc01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc32e4fd01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde32e4fe01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd032e21601739b, // V_DOT4_U32_U8 ENC_VOP3P default
    0xd232e4ff01739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0xd432e50001739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0xd632e50101739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd832e50201739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0xda32e50301739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc32e50401739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde32e50501739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd032e50601839c, // V_DOT8_I32_IU4 ENC_VOP3P default
    0xd232e50701839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0xd432e50801839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0xd632e50901839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd832e50a01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0xda32e50b01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc32e50c01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde32e50d01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd032e50e01939d, // V_DOT8_U32_U4 ENC_VOP3P default
    0xd232e50f01939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0xd432e51001939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0xd632e51101939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd832e51201939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0xda32e51301939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc32e51401939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde32e51501939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd033051601a398, // V_DOT2_F32_BF16 ENC_VOP3P default
    0xe033251701a398, // V_DOT2_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0xe233451801a398, // V_DOT2_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0xd233051901a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0xd433051a01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0xd633051b01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd833051c01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0xda33051d01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc33051e01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde33051f01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd03365200203c1, // V_FMA_MIX_F32 ENC_VOP3P default
    0xe03385210203c1, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0xe233a5220203c1, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0xd23365230203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0xd43365240203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0xd63365250203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd83365260203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0xda3365270203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc3365280203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde3365290203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd033652a0213c0, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0xe033852b0213c0, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe233a52c0213c0, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd233652d0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0xd433652e0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0xd633652f0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd83365300213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0xda3365310213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc3365320213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde3365330213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xd033652a0223bf, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0xe033852b0223bf, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0xe233a52c0223bf, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0xd233652d0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0xd433652e0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0xd633652f0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0xd83365300223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0xda3365310223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0xdc3365320223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0xde3365330223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0xe433c534040475, // V_WMMA_F32_16X16X16_F16 ENC_VOP3P default
    0xe433c535041474, // V_WMMA_F32_16X16X16_BF16 ENC_VOP3P default
    0xe433e536042473, // V_WMMA_F16_16X16X16_F16 ENC_VOP3P default
    0xe433e537043472, // V_WMMA_BF16_16X16X16_BF16 ENC_VOP3P default
    0xe4340538044477, // V_WMMA_I32_16X16X16_IU8 ENC_VOP3P default
    0xe4342539045476, // V_WMMA_I32_16X16X16_IU4 ENC_VOP3P default
    0xe618053a0003cc, // V_INTERP_P10_F32 ENC_VINTERP default
    0xe618053a0013cf, // V_INTERP_P2_F32 ENC_VINTERP default
    0xe618253b0023cb, // V_INTERP_P10_F16_F32 ENC_VINTERP default
    0xe618453c0033ce, // V_INTERP_P2_F16_F32 ENC_VINTERP default
    0xe618253b0043cd, // V_INTERP_P10_RTZ_F16_F32 ENC_VINTERP default
    0xe618453c0053d0, // V_INTERP_P2_RTZ_F16_F32 ENC_VINTERP default
    0xe808c53d000188, // LDS_PARAM_LOAD ENC_LDSDIR default
    0xe808e53e001187, // LDS_DIRECT_LOAD ENC_LDSDIR default
    0xea14653f000226, // S_MOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec146540000226, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0xea148541001227, // S_MOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec148542001227, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0xea1465430021e2, // S_CMOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec1465440021e2, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0xea1485450031e3, // S_CMOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec1485460031e3, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0xea1465470041ca, // S_BREV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec1465480041ca, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0xea1485490051cb, // S_BREV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14854a0051cb, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0xea14654b008201, // S_CTZ_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14654c008201, // S_CTZ_I32_B32 SOP1_INST_LITERAL has_lit_0
    0xea14a54d009202, // S_CTZ_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14a54e009202, // S_CTZ_I32_B64 SOP1_INST_LITERAL has_lit_0
    0xea14654b00a1df, // S_CLZ_I32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14654c00a1df, // S_CLZ_I32_U32 SOP1_INST_LITERAL has_lit_0
    0xea14a54d00b1e0, // S_CLZ_I32_U64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14a54e00b1e0, // S_CLZ_I32_U64 SOP1_INST_LITERAL has_lit_0
    0xea14654f00c1dd, // S_CLS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14655000c1dd, // S_CLS_I32 SOP1_INST_LITERAL has_lit_0
    0xea14a55100d1de, // S_CLS_I32_I64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14a55200d1de, // S_CLS_I32_I64 SOP1_INST_LITERAL has_lit_0
    0xea14655300e255, // S_SEXT_I32_I8 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14655400e255, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0xea14655500f254, // S_SEXT_I32_I16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14655600f254, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0xea1465570101c5, // S_BITSET0_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec1465580101c5, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0xea14c5590111c6, // S_BITSET0_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14c55a0111c6, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0xea1465570121c7, // S_BITSET1_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec1465580121c7, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0xea14c5590131c8, // S_BITSET1_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14c55a0131c8, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0xea14c55b0141c4, // S_BITREPLICATE_B64_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14c55c0141c4, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0xea14655d0151a0, // S_ABS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14655e0151a0, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0xea14655f0161b6, // S_BCNT0_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec1465600161b6, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0xea14a5610171b7, // S_BCNT0_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14a5620171b7, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0xea14655f0181b8, // S_BCNT1_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec1465600181b8, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0xea14a5610191b9, // S_BCNT1_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14a5620191b9, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0xea14656301a245, // S_QUADMASK_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14656401a245, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0xea14856501b246, // S_QUADMASK_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14856601b246, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0xea14656301c26a, // S_WQM_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14656401c26a, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0xea14856501d26b, // S_WQM_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14856601d26b, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0xea14656301e235, // S_NOT_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14656401e235, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0xea14856501f236, // S_NOT_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14856601f236, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0xea1465670201b1, // S_AND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec1465680201b1, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xea1485690211b2, // S_AND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14856a0211b2, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xea14656702223f, // S_OR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14656802223f, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xea148569023240, // S_OR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14856a023240, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xea146567024272, // S_XOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec146568024272, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xea148569025273, // S_XOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14856a025273, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xea14656702622e, // S_NAND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14656802622e, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xea14856902722f, // S_NAND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14856a02722f, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xea146567028233, // S_NOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec146568028233, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xea148569029234, // S_NOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14856a029234, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xea14656702a26e, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14656802a26e, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xea14856902b26f, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14856a02b26f, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xea14656702c1a7, // S_AND_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14656802c1a7, // S_AND_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xea14856902d1a8, // S_AND_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14856a02d1a8, // S_AND_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xea14656702e239, // S_OR_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14656802e239, // S_OR_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xea14856902f23a, // S_OR_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14856a02f23a, // S_OR_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xea1465670301ad, // S_AND_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec1465680301ad, // S_AND_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xea1485690311ae, // S_AND_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14856a0311ae, // S_AND_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xea14656703223d, // S_OR_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14656803223d, // S_OR_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xea14856903323e, // S_OR_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14856a03323e, // S_OR_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xea1465670341a9, // S_AND_NOT0_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec1465680341a9, // S_AND_NOT0_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xea1485690351aa, // S_AND_NOT0_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14856a0351aa, // S_AND_NOT0_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xea1465670361af, // S_AND_NOT1_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec1465680361af, // S_AND_NOT1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0xea1485690371b0, // S_AND_NOT1_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14856a0371b0, // S_AND_NOT1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0xea14656b040224, // S_MOVRELS_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea14856c041225, // S_MOVRELS_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea14656d042221, // S_MOVRELD_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec14656e042221, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0xea14856f043222, // S_MOVRELD_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xec148570043222, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0xea146571044223, // S_MOVRELSD_2_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea14e57204720a, // S_GETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea15057304824f, // S_SETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea14857404925c, // S_SWAPPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xea15057304a247, // S_RFE_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0xee15257504c24b, // S_SENDMSG_RTN_B32 ENC_SOP1 default
    0xee15457604d24c, // S_SENDMSG_RTN_B64 ENC_SOP1 default
    0xf015e5770001f0, // S_CMP_EQ_I32 ENC_SOPC default
    0xf215e5780001f0, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0xf415e5790001f0, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0xf615e57a0001f0, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf015e5770011f9, // S_CMP_LG_I32 ENC_SOPC default
    0xf215e5780011f9, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0xf415e5790011f9, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0xf615e57a0011f9, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf015e5770021f5, // S_CMP_GT_I32 ENC_SOPC default
    0xf215e5780021f5, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0xf415e5790021f5, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0xf615e57a0021f5, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf015e5770031f3, // S_CMP_GE_I32 ENC_SOPC default
    0xf215e5780031f3, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0xf415e5790031f3, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0xf615e57a0031f3, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf015e5770041fc, // S_CMP_LT_I32 ENC_SOPC default
    0xf215e5780041fc, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0xf415e5790041fc, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0xf615e57a0041fc, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf015e5770051f7, // S_CMP_LE_I32 ENC_SOPC default
    0xf215e5780051f7, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0xf415e5790051f7, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0xf615e57a0051f7, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf015e57b0061f1, // S_CMP_EQ_U32 ENC_SOPC default
    0xf215e57c0061f1, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0xf415e57d0061f1, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0xf615e57e0061f1, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf015e57b0071fa, // S_CMP_LG_U32 ENC_SOPC default
    0xf215e57c0071fa, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0xf415e57d0071fa, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0xf615e57e0071fa, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf015e57b0081f6, // S_CMP_GT_U32 ENC_SOPC default
    0xf215e57c0081f6, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0xf415e57d0081f6, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0xf615e57e0081f6, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf015e57b0091f4, // S_CMP_GE_U32 ENC_SOPC default
    0xf215e57c0091f4, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0xf415e57d0091f4, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0xf615e57e0091f4, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf015e57b00a1fd, // S_CMP_LT_U32 ENC_SOPC default
    0xf215e57c00a1fd, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0xf415e57d00a1fd, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0xf615e57e00a1fd, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf015e57b00b1f8, // S_CMP_LE_U32 ENC_SOPC default
    0xf215e57c00b1f8, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0xf415e57d00b1f8, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0xf615e57e00b1f8, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf015e57b00c1c0, // S_BITCMP0_B32 ENC_SOPC default
    0xf215e57c00c1c0, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0xf415e57d00c1c0, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0xf615e57e00c1c0, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf015e57b00d1c2, // S_BITCMP1_B32 ENC_SOPC default
    0xf215e57c00d1c2, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0xf415e57d00d1c2, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0xf615e57e00d1c2, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf016057f00e1c1, // S_BITCMP0_B64 ENC_SOPC default
    0xf216058000e1c1, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0xf416058100e1c1, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0xf616058200e1c1, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf016057f00f1c3, // S_BITCMP1_B64 ENC_SOPC default
    0xf216058000f1c3, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0xf416058100f1c3, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0xf616058200f1c3, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf01625830101f2, // S_CMP_EQ_U64 ENC_SOPC default
    0xf21625840101f2, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0xf41625850101f2, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0xf61625860101f2, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf01625830111fb, // S_CMP_LG_U64 ENC_SOPC default
    0xf21625840111fb, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0xf41625850111fb, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0xf61625860111fb, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0xf8170587000230, // S_NOP ENC_SOPP default
    0xf817058700124e, // S_SETKILL ENC_SOPP default
    0xf817058700224d, // S_SETHALT ENC_SOPP default
    0xf8170587003256, // S_SLEEP ENC_SOPP default
    0xf8172587004253, // S_SET_INST_PREFETCH_DISTANCE ENC_SOPP default
    0xf81725880051dc, // S_CLAUSE ENC_SOPP default
    0xf8174589007205, // S_DELAY_ALU ENC_SOPP default
    0xf817658a008262, // S_WAITCNT_DEPCTR ENC_SOPP default
    0xf817858b009261, // S_WAITCNT ENC_SOPP default
    0xf813015500a268, // S_WAIT_IDLE ENC_SOPP default
    0xf817258700b267, // S_WAIT_EVENT ENC_SOPP default
    0xf817058701025d, // S_TRAP ENC_SOPP default
    0xf8172587011248, // S_ROUND_MODE ENC_SOPP default
    0xf8170587012206, // S_DENORM_MODE ENC_SOPP default
    0xf813015501f1fe, // S_CODE_END ENC_SOPP default
    0xf817a58c0201c9, // S_BRANCH ENC_SOPP default
    0xf817a58d0211d8, // S_CBRANCH_SCC0 ENC_SOPP default
    0xf817a58d0221d9, // S_CBRANCH_SCC1 ENC_SOPP default
    0xfa17a58e0231db, // S_CBRANCH_VCCZ ENC_SOPP default
    0xfa17a58e0241da, // S_CBRANCH_VCCNZ ENC_SOPP default
    0xf817a58f0251d7, // S_CBRANCH_EXECZ ENC_SOPP default
    0xf817a58f0261d6, // S_CBRANCH_EXECNZ ENC_SOPP default
    0xf817a58c0271d2, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0xf817a58c0281d5, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0xf817a58c0291d4, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0xf817a58c02a1d3, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0xf817c155030207, // S_ENDPGM ENC_SOPP default
    0xf8130155031209, // S_ENDPGM_SAVED ENC_SOPP default
    0xf8130155032208, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0xf8130155034269, // S_WAKEUP ENC_SOPP default
    0xf8170587035250, // S_SETPRIO ENC_SOPP default
    0xf817e590036249, // S_SENDMSG ENC_SOPP default
    0xf817e59003724a, // S_SENDMSGHALT ENC_SOPP default
    0xf817058703820e, // S_INCPERFLEVEL ENC_SOPP default
    0xf8170587039204, // S_DECPERFLEVEL ENC_SOPP default
    0xf813033303a25e, // S_TTRACEDATA ENC_SOPP default
    0xf817258703b25f, // S_TTRACEDATA_IMM ENC_SOPP default
    0xf813015503c20d, // S_ICACHE_INV ENC_SOPP default
    0xf813015503d1b5, // S_BARRIER ENC_SOPP default
];
