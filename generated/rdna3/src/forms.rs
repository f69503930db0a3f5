// Written by `cargo xtask regen` from amdgpu_isa_rdna3.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Forms.
use amdgpu_isa_core::asm::tables::Class::*;
use amdgpu_isa_core::rows::*;
use crate::fields::enc;
/// What forms have in common.
pub static FORM_KINDS: [FormKind; 140] = [
    form_kind(
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 2, [true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000e9,
        choice(Dpp, 0, 2, [true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000fa,
        choice(Dpp, 0, 2, [true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000ff,
        choice(Short, 1, 2, [true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000e9,
        choice(Dpp, 0, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000fa,
        choice(Dpp, 0, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000ff,
        choice(Short, 1, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        1,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 1, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 2, [false, false, true], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000e9,
        choice(Dpp, 0, 2, [false, false, true], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000fa,
        choice(Dpp, 0, 2, [false, false, true], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000ff,
        choice(Short, 1, 2, [false, false, true], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        1,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 1, 2, [false, false, true], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOP2,
        0,
        1,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x80000000,
        choice(Short, 0, 0, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x800000ff,
        choice(Short, 1, 0, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL,
        1,
        2,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x8000ff00,
        choice(Short, 1, 0, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL,
        2,
        2,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x8000ffff,
        choice(Short, 1, 0, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOPK,
        0,
        1,
        Slot::Whole,
        [bits(23, 5), bits(0, 0)],
        0xb0000000,
        choice(Short, 0, 0, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPK_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(23, 5), bits(0, 0)],
        0xb0000000,
        choice(Short, 1, 0, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY,
        0,
        2,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL,
        0,
        3,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc80000ff,
        choice(Short, 1, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL,
        1,
        3,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc8000000,
        choice(Short, 1, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY,
        0,
        2,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 2, [true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL,
        0,
        3,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc80000ff,
        choice(Short, 1, 2, [true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY,
        1,
        2,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL,
        2,
        3,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xffc8000000,
        choice(Short, 1, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL,
        3,
        3,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xc8000000,
        choice(Short, 1, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY,
        1,
        2,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 2, [true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL,
        2,
        3,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xffc8000000,
        choice(Short, 1, 2, [true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d4000000,
        choice(LongDpp, 0, 2, [false, false, false], run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, [false, false, false], run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false], run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d4000000,
        choice(LongDpp, 0, 2, [false, false, false], run(0, 1), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, [false, false, false], run(0, 1), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d4000000,
        choice(LongDpp, 0, 2, [false, false, false], run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, [false, false, false], run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d4000000,
        choice(LongDpp, 0, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false], run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc00ffd4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfeffd4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, [true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc00ffd4000000,
        choice(Long, 1, 2, [true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, [true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfeffd4000000,
        choice(Long, 1, 2, [true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false], run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false], run(0, 0), run(4, 3)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 0), run(7, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 0), run(9, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc00ffd4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfeffd4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 1, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 1, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 1, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false], run(0, 0), run(9, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false], run(0, 0), run(11, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false], run(0, 0), run(13, 1)),
    ),
    form_kind(
        enc::ENC_DS,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xd8000000,
        choice(Short, 0, 0, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_DS,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xd8000000,
        choice(Short, 0, 0, [false, false, false], run(1, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_FLAT,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xdc000000,
        choice(Short, 0, 0, [false, false, false], run(2, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_FLAT_SCRATCH,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xdc010000,
        choice(Short, 0, 0, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_FLAT_GLOBAL,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xdc020000,
        choice(Short, 0, 0, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_MUBUF,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xe0000000,
        choice(Short, 0, 0, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_MTBUF,
        0,
        2,
        Slot::Whole,
        [bits(15, 4), bits(0, 0)],
        0xe8000000,
        choice(Short, 0, 0, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_MIMG,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf0000000,
        choice(Short, 0, 0, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::MIMG_NSA1,
        0,
        3,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf0000001,
        choice(Short, 0, 0, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SMEM,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf4000000,
        choice(Short, 0, 0, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_EXP,
        0,
        2,
        Slot::Whole,
        [bits(0, 0), bits(0, 0)],
        0xf8000000,
        choice(Short, 0, 0, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOPC,
        0,
        1,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c000000,
        choice(Short, 0, 2, [false, false, true], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000e9,
        choice(Dpp, 0, 2, [false, false, true], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000fa,
        choice(Dpp, 0, 2, [false, false, true], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000ff,
        choice(Short, 1, 2, [false, false, true], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOPC,
        0,
        1,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c000000,
        choice(Short, 0, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000e9,
        choice(Dpp, 0, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000fa,
        choice(Dpp, 0, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000ff,
        choice(Short, 1, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000e9,
        choice(Dpp, 0, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000fa,
        choice(Dpp, 0, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000ff,
        choice(Short, 1, 2, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 2, [false, false, false], run(0, 0), run(14, 1)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 2, [false, false, true], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000e9,
        choice(Dpp, 0, 2, [false, false, true], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000fa,
        choice(Dpp, 0, 2, [false, false, true], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000ff,
        choice(Short, 1, 2, [false, false, true], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 2, [false, false, true], run(0, 0), run(14, 1)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, [false, false, false], run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xffcc000000,
        choice(Long, 1, 2, [false, false, false], run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1fe00cc000000,
        choice(Long, 1, 2, [false, false, false], run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1feffcc000000,
        choice(Long, 1, 2, [false, false, false], run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fc0000cc000000,
        choice(Long, 1, 2, [false, false, false], run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fc00ffcc000000,
        choice(Long, 1, 2, [false, false, false], run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fdfe00cc000000,
        choice(Long, 1, 2, [false, false, false], run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fdfeffcc000000,
        choice(Long, 1, 2, [false, false, false], run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xe9cc000000,
        choice(LongDpp, 0, 2, [false, false, false], run(3, 2), run(0, 1)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xfacc000000,
        choice(LongDpp, 0, 2, [false, false, false], run(3, 2), run(0, 1)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, [false, false, false], run(3, 2), run(15, 3)),
    ),
    form_kind(
        enc::ENC_VINTERP,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcd000000,
        choice(Short, 0, 0, [false, false, false], run(0, 0), run(18, 3)),
    ),
    form_kind(
        enc::ENC_LDSDIR,
        0,
        1,
        Slot::Whole,
        [bits(20, 2), bits(0, 0)],
        0xce000000,
        choice(Short, 0, 0, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOP1,
        0,
        1,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe800000,
        choice(Short, 0, 0, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP1_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe8000ff,
        choice(Short, 1, 0, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOP1,
        1,
        1,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe800000,
        choice(Short, 0, 0, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOPC,
        0,
        1,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf000000,
        choice(Short, 0, 0, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPC_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf0000ff,
        choice(Short, 1, 0, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPC_INST_LITERAL,
        1,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf00ff00,
        choice(Short, 1, 0, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPC_INST_LITERAL,
        2,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf00ffff,
        choice(Short, 1, 0, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOPP,
        0,
        1,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf800000,
        choice(Short, 0, 0, [false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOPP,
        0,
        1,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf800000,
        choice(Short, 0, 0, [true, false, false], run(0, 0), run(0, 0)),
    ),
];
/// Forms, by family, opcode and variant.
pub static FORMS: [u64; 4854] = [
    0x000224000001361, // V_CNDMASK_B32 ENC_VOP2 default
    0x002226001001361, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x004228002001361, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x006224003001361, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x008230004002395, // V_DOT2ACC_F32_F16 ENC_VOP2 default
    0x00a232005002395, // V_DOT2ACC_F32_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c234006002395, // V_DOT2ACC_F32_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e230007002395, // V_DOT2ACC_F32_F16 VOP2_INST_LITERAL has_lit
    0x008236008003288, // V_ADD_F32 ENC_VOP2 default
    0x00a238009003288, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c23a00a003288, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e23600b003288, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x008236008004466, // V_SUB_F32 ENC_VOP2 default
    0x00a238009004466, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c23a00a004466, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e23600b004466, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x008236008005461, // V_SUBREV_F32 ENC_VOP2 default
    0x00a238009005461, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c23a00a005461, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e23600b005461, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x00823600c0063b6, // V_FMAC_DX9_ZERO_F32 ENC_VOP2 default
    0x00e23600d0063b6, // V_FMAC_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x00823600800741b, // V_MUL_DX9_ZERO_F32 ENC_VOP2 default
    0x00a23800900741b, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c23a00a00741b, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e23600b00741b, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x00823600800841d, // V_MUL_F32 ENC_VOP2 default
    0x00a23800900841d, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c23a00a00841d, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e23600b00841d, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x00823600e009423, // V_MUL_I32_I24 ENC_VOP2 default
    0x00a23800f009423, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00c242010009423, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00e236011009423, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x00823600e00a420, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x00a23800f00a420, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00c24201000a420, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00e23601100a420, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x00823601200b426, // V_MUL_U32_U24 ENC_VOP2 default
    0x00a23801300b426, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00c24201400b426, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00e23601500b426, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x00823601200c422, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x00a23801300c422, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00c24201400c422, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00e23601500c422, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x00823600800f40b, // V_MIN_F32 ENC_VOP2 default
    0x00a23800900f40b, // V_MIN_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c23a00a00f40b, // V_MIN_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e23600b00f40b, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x0082360080103f2, // V_MAX_F32 ENC_VOP2 default
    0x00a2380090103f2, // V_MAX_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c23a00a0103f2, // V_MAX_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e23600b0103f2, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x00823600e01140e, // V_MIN_I32 ENC_VOP2 default
    0x00a23800f01140e, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c24201001140e, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e23601101140e, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x00823600e0123f5, // V_MAX_I32 ENC_VOP2 default
    0x00a23800f0123f5, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c2420100123f5, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e2360110123f5, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x008236012013410, // V_MIN_U32 ENC_VOP2 default
    0x00a238013013410, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c242014013410, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e236015013410, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x0082360120143f7, // V_MAX_U32 ENC_VOP2 default
    0x00a2380130143f7, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2420140143f7, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2360150143f7, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x0082360120183d8, // V_LSHLREV_B32 ENC_VOP2 default
    0x00a2380130183d8, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2420140183d8, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e2360150183d8, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x0082360120193dd, // V_LSHRREV_B32 ENC_VOP2 default
    0x00a2380130193dd, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c2420140193dd, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e2360150193dd, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x00823601601a295, // V_ASHRREV_I32 ENC_VOP2 default
    0x00a23801701a295, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c24201801a295, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e23601901a295, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x00823601201b292, // V_AND_B32 ENC_VOP2 default
    0x00a23801301b292, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c24201401b292, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e23601501b292, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x00823601201c42c, // V_OR_B32 ENC_VOP2 default
    0x00a23801301c42c, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c24201401c42c, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e23601501c42c, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x00823601201d47d, // V_XOR_B32 ENC_VOP2 default
    0x00a23801301d47d, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c24201401d47d, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e23601501d47d, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x00823601201e47a, // V_XNOR_B32 ENC_VOP2 default
    0x00a23801301e47a, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c24201401e47a, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e23601501e47a, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x00025001a020285, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x00225201b020285, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x00425401c020285, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00625001d020285, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x00025001a021463, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x00225201b021463, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x00425401c021463, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00625001d021463, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x00025001a02245e, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x00225201b02245e, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x00425401c02245e, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00625001d02245e, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x00823601202528e, // V_ADD_NC_U32 ENC_VOP2 default
    0x00a23801302528e, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c24201402528e, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e23601502528e, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x00823601202646a, // V_SUB_NC_U32 ENC_VOP2 default
    0x00a23801302646a, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c24201402646a, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e23601502646a, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x008236012027462, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x00a238013027462, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c242014027462, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e236015027462, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x00823600c02b3b8, // V_FMAC_F32 ENC_VOP2 default
    0x00a23801e02b3b8, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c23a01f02b3b8, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e23600d02b3b8, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x01025c02002c3ba, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x00e25c02102c3ba, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x01025e02202d3b5, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x00e25e02302d3b5, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x00826002402f386, // V_CVT_PK_RTZ_F16_F32 ENC_VOP2 default
    0x00a26202502f386, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c26402602f386, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e26002702f386, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x01226c028032287, // V_ADD_F16 ENC_VOP2 default
    0x01426e029032287, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x01627002a032287, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x01826c02b032287, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x01226c028033465, // V_SUB_F16 ENC_VOP2 default
    0x01426e029033465, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x01627002a033465, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x01826c02b033465, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x01226c028034460, // V_SUBREV_F16 ENC_VOP2 default
    0x01426e029034460, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x01627002a034460, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x01826c02b034460, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x01226c02803541c, // V_MUL_F16 ENC_VOP2 default
    0x01426e02903541c, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x01627002a03541c, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x01826c02b03541c, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x01226c02c0363b7, // V_FMAC_F16 ENC_VOP2 default
    0x01426e02d0363b7, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x01627002e0363b7, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x01826c02f0363b7, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x01a27e0300373b9, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x01827e0310373b9, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x01a2800320383b4, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x0182800330383b4, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x01226c0280393f1, // V_MAX_F16 ENC_VOP2 default
    0x01426e0290393f1, // V_MAX_F16 VOP2_VOP_DPP8 has_dpp8
    0x01627002a0393f1, // V_MAX_F16 VOP2_VOP_DPP16 has_dpp16
    0x01826c02b0393f1, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x01226c02803a40a, // V_MIN_F16 ENC_VOP2 default
    0x01426e02903a40a, // V_MIN_F16 VOP2_VOP_DPP8 has_dpp8
    0x01627002a03a40a, // V_MIN_F16 VOP2_VOP_DPP16 has_dpp16
    0x01826c02b03a40a, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x01226c02803b3d1, // V_LDEXP_F16 ENC_VOP2 default
    0x01426e02903b3d1, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x01628202a03b3d1, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x01826c02b03b3d1, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x00828a03403c437, // V_PK_FMAC_F16 ENC_VOP2 default
    0x00e28a03503c437, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x01c1560360001a4, // S_ADD_U32 ENC_SOP2 default
    0x01e1560370001a4, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x0201560380001a4, // S_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x0221560390001a4, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15603600125b, // S_SUB_U32 ENC_SOP2 default
    0x01e15603700125b, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0
    0x02015603800125b, // S_SUB_U32 SOP2_INST_LITERAL has_lit_1
    0x02215603900125b, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15603a0021a3, // S_ADD_I32 ENC_SOP2 default
    0x01e15603b0021a3, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0
    0x02015603c0021a3, // S_ADD_I32 SOP2_INST_LITERAL has_lit_1
    0x02215603d0021a3, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15603a00325a, // S_SUB_I32 ENC_SOP2 default
    0x01e15603b00325a, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0
    0x02015603c00325a, // S_SUB_I32 SOP2_INST_LITERAL has_lit_1
    0x02215603d00325a, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15603e0041a1, // S_ADDC_U32 ENC_SOP2 default
    0x01e15603f0041a1, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0
    0x0201560400041a1, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_1
    0x0221560410041a1, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15603e005257, // S_SUBB_U32 ENC_SOP2 default
    0x01e15603f005257, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0
    0x020156040005257, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_1
    0x022156041005257, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15603a00619f, // S_ABSDIFF_I32 ENC_SOP2 default
    0x01e15603b00619f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x02015603c00619f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x02215603d00619f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c156036008218, // S_LSHL_B32 ENC_SOP2 default
    0x01e156037008218, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x020156038008218, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x022156039008218, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c158042009219, // S_LSHL_B64 ENC_SOP2 default
    0x01e158043009219, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x020158044009219, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x022158045009219, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15603600a21a, // S_LSHR_B32 ENC_SOP2 default
    0x01e15603700a21a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x02015603800a21a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x02215603900a21a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15804200b21b, // S_LSHR_B64 ENC_SOP2 default
    0x01e15804300b21b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x02015804400b21b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x02215804500b21b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15604600c1b3, // S_ASHR_I32 ENC_SOP2 default
    0x01e15604700c1b3, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x02015604800c1b3, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x02215604900c1b3, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15804a00d1b4, // S_ASHR_I64 ENC_SOP2 default
    0x01e15804b00d1b4, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x02015804c00d1b4, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x02215804d00d1b4, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15603600e214, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x01e15603700e214, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x02015603800e214, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x02215603900e214, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15603600f215, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x01e15603700f215, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x02015603800f215, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x02215603900f215, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c156036010216, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x01e156037010216, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x020156038010216, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x022156039010216, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c156036011217, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x01e156037011217, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x020156038011217, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x022156039011217, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15603a01221e, // S_MIN_I32 ENC_SOP2 default
    0x01e15603b01221e, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x02015603c01221e, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x02215603d01221e, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15603601321f, // S_MIN_U32 ENC_SOP2 default
    0x01e15603701321f, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x02015603801321f, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x02215603901321f, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15603a01421c, // S_MAX_I32 ENC_SOP2 default
    0x01e15603b01421c, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x02015603c01421c, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x02215603d01421c, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15603601521d, // S_MAX_U32 ENC_SOP2 default
    0x01e15603701521d, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x02015603801521d, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x02215603901521d, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1560360161a5, // S_AND_B32 ENC_SOP2 default
    0x01e1560370161a5, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x0201560380161a5, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x0221560390161a5, // S_AND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a04e0171a6, // S_AND_B64 ENC_SOP2 default
    0x01e15a04f0171a6, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x02015a0500171a6, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x02215a0510171a6, // S_AND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c156036018237, // S_OR_B32 ENC_SOP2 default
    0x01e156037018237, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x020156038018237, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x022156039018237, // S_OR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a04e019238, // S_OR_B64 ENC_SOP2 default
    0x01e15a04f019238, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x02015a050019238, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x02215a051019238, // S_OR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15603601a270, // S_XOR_B32 ENC_SOP2 default
    0x01e15603701a270, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x02015603801a270, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x02215603901a270, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a04e01b271, // S_XOR_B64 ENC_SOP2 default
    0x01e15a04f01b271, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x02015a05001b271, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x02215a05101b271, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15603601c22c, // S_NAND_B32 ENC_SOP2 default
    0x01e15603701c22c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x02015603801c22c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x02215603901c22c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a04e01d22d, // S_NAND_B64 ENC_SOP2 default
    0x01e15a04f01d22d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x02015a05001d22d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x02215a05101d22d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15603601e231, // S_NOR_B32 ENC_SOP2 default
    0x01e15603701e231, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x02015603801e231, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x02215603901e231, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a04e01f232, // S_NOR_B64 ENC_SOP2 default
    0x01e15a04f01f232, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x02015a05001f232, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x02215a05101f232, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15603602026c, // S_XNOR_B32 ENC_SOP2 default
    0x01e15603702026c, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x02015603802026c, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x02215603902026c, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a04e02126d, // S_XNOR_B64 ENC_SOP2 default
    0x01e15a04f02126d, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x02015a05002126d, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x02215a05102126d, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1560360221ab, // S_AND_NOT1_B32 ENC_SOP2 default
    0x01e1560370221ab, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_0
    0x0201560380221ab, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_1
    0x0221560390221ab, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a04e0231ac, // S_AND_NOT1_B64 ENC_SOP2 default
    0x01e15a04f0231ac, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_0
    0x02015a0500231ac, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_1
    0x02215a0510231ac, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15603602423b, // S_OR_NOT1_B32 ENC_SOP2 default
    0x01e15603702423b, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_0
    0x02015603802423b, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_1
    0x02215603902423b, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a04e02523c, // S_OR_NOT1_B64 ENC_SOP2 default
    0x01e15a04f02523c, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_0
    0x02015a05002523c, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_1
    0x02215a05102523c, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1560360261bc, // S_BFE_U32 ENC_SOP2 default
    0x01e1560370261bc, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x0201560380261bc, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x0221560390261bc, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1560460271ba, // S_BFE_I32 ENC_SOP2 default
    0x01e1560470271ba, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x0201560480271ba, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x0221560490271ba, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c1580420281bd, // S_BFE_U64 ENC_SOP2 default
    0x01e1580430281bd, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x0201580440281bd, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x0221580450281bd, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15804a0291bb, // S_BFE_I64 ENC_SOP2 default
    0x01e15804b0291bb, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x02015804c0291bb, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x02215804d0291bb, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15605202a1be, // S_BFM_B32 ENC_SOP2 default
    0x01e15605302a1be, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x02015605402a1be, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x02215605502a1be, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15c05602b1bf, // S_BFM_B64 ENC_SOP2 default
    0x01e15c05702b1bf, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x02015c05802b1bf, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x02215c05902b1bf, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15605a02c22b, // S_MUL_I32 ENC_SOP2 default
    0x01e15605b02c22b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x02015605c02c22b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x02215605d02c22b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15605202d22a, // S_MUL_HI_U32 ENC_SOP2 default
    0x01e15605302d22a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x02015605402d22a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x02215605502d22a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15605a02e229, // S_MUL_HI_I32 ENC_SOP2 default
    0x01e15605b02e229, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x02015605c02e229, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x02215605d02e229, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15605e0301ff, // S_CSELECT_B32 ENC_SOP2 default
    0x01e15605f0301ff, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x0201560600301ff, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x0221560610301ff, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a062031200, // S_CSELECT_B64 ENC_SOP2 default
    0x01e15a063031200, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x02015a064031200, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x02215a065031200, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c156066032244, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x01e156067032244, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x020156068032244, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x022156069032244, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15606a033243, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x01e15606b033243, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x02015606c033243, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x02215606d033243, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15606e034241, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x01e15606f034241, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x020156070034241, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x022156071034241, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c156072035242, // S_PACK_HL_B32_B16 ENC_SOP2 default
    0x01e156073035242, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x020156074035242, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x022156075035242, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x024164076000220, // S_MOVK_I32 ENC_SOPK default
    0x024166077001260, // S_VERSION ENC_SOPK default
    0x0241640780021e1, // S_CMOVK_I32 ENC_SOPK default
    0x0241640790031e4, // S_CMPK_EQ_I32 ENC_SOPK default
    0x0241640790041ec, // S_CMPK_LG_I32 ENC_SOPK default
    0x0241640790051e8, // S_CMPK_GT_I32 ENC_SOPK default
    0x0241640790061e6, // S_CMPK_GE_I32 ENC_SOPK default
    0x0241640790071ee, // S_CMPK_LT_I32 ENC_SOPK default
    0x0241640790081ea, // S_CMPK_LE_I32 ENC_SOPK default
    0x02416407a0091e5, // S_CMPK_EQ_U32 ENC_SOPK default
    0x02416407a00a1ed, // S_CMPK_LG_U32 ENC_SOPK default
    0x02416407a00b1e9, // S_CMPK_GT_U32 ENC_SOPK default
    0x02416407a00c1e7, // S_CMPK_GE_U32 ENC_SOPK default
    0x02416407a00d1ef, // S_CMPK_LT_U32 ENC_SOPK default
    0x02416407a00e1eb, // S_CMPK_LE_U32 ENC_SOPK default
    0x02416407b00f1a2, // S_ADDK_I32 ENC_SOPK default
    0x02416407c010228, // S_MULK_I32 ENC_SOPK default
    0x02416807d01120b, // S_GETREG_B32 ENC_SOPK default
    0x02416a07e012251, // S_SETREG_B32 ENC_SOPK default
    0x02616c07f013252, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x02416e0800141d1, // S_CALL_B64 ENC_SOPK default
    0x0243e8081016258, // S_SUBVECTOR_LOOP_BEGIN ENC_SOPK default
    0x0243e8081017259, // S_SUBVECTOR_LOOP_END ENC_SOPK default
    0x024164082018266, // S_WAITCNT_VSCNT ENC_SOPK default
    0x024164082019265, // S_WAITCNT_VMCNT ENC_SOPK default
    0x02416408201a263, // S_WAITCNT_EXPCNT ENC_SOPK default
    0x02416408201b264, // S_WAITCNT_LGKMCNT ENC_SOPK default
    0x0283d00830003a5, // V_DUAL_FMAC_F32 VOPDXY X default
    0x02a3d00840003a5, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL X has_lit
    0x02c3d40850013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X default
    0x02a3d40860013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X has_lit
    0x02c3d80870023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X default
    0x02a3d80880023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283d00890033ac, // V_DUAL_MUL_F32 VOPDXY X default
    0x02a3d008a0033ac, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283d008900439e, // V_DUAL_ADD_F32 VOPDXY X default
    0x02a3d008a00439e, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283d00890053ae, // V_DUAL_SUB_F32 VOPDXY X default
    0x02a3d008a0053ae, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283d00890063ad, // V_DUAL_SUBREV_F32 VOPDXY X default
    0x02a3d008a0063ad, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283d00890073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY X default
    0x02a3d008a0073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283dc08b0083aa, // V_DUAL_MOV_B32 VOPDXY X default
    0x02a3dc08c0083aa, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL X has_lit
    0x02e3d008d0093a1, // V_DUAL_CNDMASK_B32 VOPDXY X default
    0x0303d008e0093a1, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL X has_lit
    0x0283d008900a3a8, // V_DUAL_MAX_F32 VOPDXY X default
    0x02a3d008a00a3a8, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283d008900b3a9, // V_DUAL_MIN_F32 VOPDXY X default
    0x02a3d008a00b3a9, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL X has_lit
    0x0283e008f00c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY X default
    0x02a3e009000c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL X has_lit
    0x0283e409100d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY X default
    0x02a3e409200d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL X has_lit
    0x0323d20930003a5, // V_DUAL_FMAC_F32 VOPDXY Y default_y
    0x0343d20940003a5, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0363d60950013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y default_y
    0x0343d60950013a4, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0363da0960023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y default_y
    0x0343da0960023a6, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323d20970033ac, // V_DUAL_MUL_F32 VOPDXY Y default_y
    0x0343d20980033ac, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323d209700439e, // V_DUAL_ADD_F32 VOPDXY Y default_y
    0x0343d209800439e, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323d20970053ae, // V_DUAL_SUB_F32 VOPDXY Y default_y
    0x0343d20980053ae, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323d20970063ad, // V_DUAL_SUBREV_F32 VOPDXY Y default_y
    0x0343d20980063ad, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323d20970073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY Y default_y
    0x0343d20980073ab, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323de0990083aa, // V_DUAL_MOV_B32 VOPDXY Y default_y
    0x0343de09a0083aa, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0383d209b0093a1, // V_DUAL_CNDMASK_B32 VOPDXY Y default_y
    0x03a3d209c0093a1, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323d209700a3a8, // V_DUAL_MAX_F32 VOPDXY Y default_y
    0x0343d209800a3a8, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323d209700b3a9, // V_DUAL_MIN_F32 VOPDXY Y default_y
    0x0343d209800b3a9, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323e209d00c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY Y default_y
    0x0343e209e00c3a3, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323e609f00d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY Y default_y
    0x0343e60a000d3a2, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323d20a101039f, // V_DUAL_ADD_NC_U32 VOPDXY Y default_y
    0x0343d20a201039f, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323d20a30113a7, // V_DUAL_LSHLREV_B32 VOPDXY Y default_y
    0x0343d20a40113a7, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0323d20a30123a0, // V_DUAL_AND_B32 VOPDXY Y default_y
    0x0343d20a40123a0, // V_DUAL_AND_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03c3440a500030d, // V_CMP_F_F16 ENC_VOP3 default
    0x03e3460a600030d, // V_CMP_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x0403480a700030d, // V_CMP_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x0423440a800030d, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0
    0x0443440a900030d, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_1
    0x0463440aa00030d, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3440a5001332, // V_CMP_LT_F16 ENC_VOP3 default
    0x03e3460a6001332, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0403480a7001332, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0423440a8001332, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x0443440a9001332, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x0463440aa001332, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3440a5002304, // V_CMP_EQ_F16 ENC_VOP3 default
    0x03e3460a6002304, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0403480a7002304, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0423440a8002304, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0443440a9002304, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x0463440aa002304, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3440a5003326, // V_CMP_LE_F16 ENC_VOP3 default
    0x03e3460a6003326, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0403480a7003326, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0423440a8003326, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x0443440a9003326, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x0463440aa003326, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3440a500431d, // V_CMP_GT_F16 ENC_VOP3 default
    0x03e3460a600431d, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0403480a700431d, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0423440a800431d, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x0443440a900431d, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x0463440aa00431d, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3440a500532f, // V_CMP_LG_F16 ENC_VOP3 default
    0x03e3460a600532f, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0403480a700532f, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0423440a800532f, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x0443440a900532f, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x0463440aa00532f, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3440a5006314, // V_CMP_GE_F16 ENC_VOP3 default
    0x03e3460a6006314, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0403480a7006314, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0423440a8006314, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x0443440a9006314, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x0463440aa006314, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3440a5007353, // V_CMP_O_F16 ENC_VOP3 default
    0x03e3460a6007353, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x0403480a7007353, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x0423440a8007353, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x0443440a9007353, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x0463440aa007353, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3440a500835d, // V_CMP_U_F16 ENC_VOP3 default
    0x03e3460a600835d, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x0403480a700835d, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x0423440a800835d, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x0443440a900835d, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x0463440aa00835d, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3440a5009344, // V_CMP_NGE_F16 ENC_VOP3 default
    0x03e3460a6009344, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0403480a7009344, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0423440a8009344, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x0443440a9009344, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x0463440aa009344, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3440a500a34d, // V_CMP_NLG_F16 ENC_VOP3 default
    0x03e3460a600a34d, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x0403480a700a34d, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0423440a800a34d, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x0443440a900a34d, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x0463440aa00a34d, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3440a500b347, // V_CMP_NGT_F16 ENC_VOP3 default
    0x03e3460a600b347, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0403480a700b347, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0423440a800b347, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x0443440a900b347, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x0463440aa00b347, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3440a500c34a, // V_CMP_NLE_F16 ENC_VOP3 default
    0x03e3460a600c34a, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x0403480a700c34a, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0423440a800c34a, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x0443440a900c34a, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x0463440aa00c34a, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3440a500d33b, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x03e3460a600d33b, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x0403480a700d33b, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0423440a800d33b, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0443440a900d33b, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x0463440aa00d33b, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3440a500e350, // V_CMP_NLT_F16 ENC_VOP3 default
    0x03e3460a600e350, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x0403480a700e350, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0423440a800e350, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x0443440a900e350, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x0463440aa00e350, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3440a500f356, // V_CMP_T_F16 ENC_VOP3 default
    0x03e3460a600f356, // V_CMP_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x0403480a700f356, // V_CMP_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x0423440a800f356, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0
    0x0443440a900f356, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_1
    0x0463440aa00f356, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3500ab01030e, // V_CMP_F_F32 ENC_VOP3 default
    0x03e3520ac01030e, // V_CMP_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x0403540ad01030e, // V_CMP_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x0423500ae01030e, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0
    0x0443500af01030e, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_1
    0x0463500b001030e, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3500ab011333, // V_CMP_LT_F32 ENC_VOP3 default
    0x03e3520ac011333, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0403540ad011333, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0423500ae011333, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x0443500af011333, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x0463500b0011333, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3500ab012305, // V_CMP_EQ_F32 ENC_VOP3 default
    0x03e3520ac012305, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0403540ad012305, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0423500ae012305, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0443500af012305, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x0463500b0012305, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3500ab013327, // V_CMP_LE_F32 ENC_VOP3 default
    0x03e3520ac013327, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0403540ad013327, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0423500ae013327, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x0443500af013327, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x0463500b0013327, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3500ab01431e, // V_CMP_GT_F32 ENC_VOP3 default
    0x03e3520ac01431e, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0403540ad01431e, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0423500ae01431e, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x0443500af01431e, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x0463500b001431e, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3500ab015330, // V_CMP_LG_F32 ENC_VOP3 default
    0x03e3520ac015330, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0403540ad015330, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0423500ae015330, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x0443500af015330, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x0463500b0015330, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3500ab016315, // V_CMP_GE_F32 ENC_VOP3 default
    0x03e3520ac016315, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0403540ad016315, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0423500ae016315, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x0443500af016315, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x0463500b0016315, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3500ab017354, // V_CMP_O_F32 ENC_VOP3 default
    0x03e3520ac017354, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x0403540ad017354, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x0423500ae017354, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x0443500af017354, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x0463500b0017354, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3500ab01835e, // V_CMP_U_F32 ENC_VOP3 default
    0x03e3520ac01835e, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x0403540ad01835e, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x0423500ae01835e, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x0443500af01835e, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x0463500b001835e, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3500ab019345, // V_CMP_NGE_F32 ENC_VOP3 default
    0x03e3520ac019345, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0403540ad019345, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0423500ae019345, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x0443500af019345, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x0463500b0019345, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3500ab01a34e, // V_CMP_NLG_F32 ENC_VOP3 default
    0x03e3520ac01a34e, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0403540ad01a34e, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0423500ae01a34e, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x0443500af01a34e, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x0463500b001a34e, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3500ab01b348, // V_CMP_NGT_F32 ENC_VOP3 default
    0x03e3520ac01b348, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0403540ad01b348, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0423500ae01b348, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x0443500af01b348, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x0463500b001b348, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3500ab01c34b, // V_CMP_NLE_F32 ENC_VOP3 default
    0x03e3520ac01c34b, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0403540ad01c34b, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0423500ae01c34b, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x0443500af01c34b, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x0463500b001c34b, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3500ab01d33c, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x03e3520ac01d33c, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0403540ad01d33c, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0423500ae01d33c, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0443500af01d33c, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x0463500b001d33c, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3500ab01e351, // V_CMP_NLT_F32 ENC_VOP3 default
    0x03e3520ac01e351, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0403540ad01e351, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0423500ae01e351, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x0443500af01e351, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x0463500b001e351, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3500ab01f357, // V_CMP_T_F32 ENC_VOP3 default
    0x03e3520ac01f357, // V_CMP_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x0403540ad01f357, // V_CMP_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x0423500ae01f357, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0
    0x0443500af01f357, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_1
    0x0463500b001f357, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c35c0b102030f, // V_CMP_F_F64 ENC_VOP3 default
    0x04235c0b202030f, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0
    0x04435c0b302030f, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_1
    0x04635c0b402030f, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c35c0b1021334, // V_CMP_LT_F64 ENC_VOP3 default
    0x04235c0b2021334, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x04435c0b3021334, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x04635c0b4021334, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c35c0b1022306, // V_CMP_EQ_F64 ENC_VOP3 default
    0x04235c0b2022306, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04435c0b3022306, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04635c0b4022306, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c35c0b1023328, // V_CMP_LE_F64 ENC_VOP3 default
    0x04235c0b2023328, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x04435c0b3023328, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x04635c0b4023328, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c35c0b102431f, // V_CMP_GT_F64 ENC_VOP3 default
    0x04235c0b202431f, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x04435c0b302431f, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x04635c0b402431f, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c35c0b1025331, // V_CMP_LG_F64 ENC_VOP3 default
    0x04235c0b2025331, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x04435c0b3025331, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x04635c0b4025331, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c35c0b1026316, // V_CMP_GE_F64 ENC_VOP3 default
    0x04235c0b2026316, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x04435c0b3026316, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x04635c0b4026316, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c35c0b1027355, // V_CMP_O_F64 ENC_VOP3 default
    0x04235c0b2027355, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x04435c0b3027355, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x04635c0b4027355, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c35c0b102835f, // V_CMP_U_F64 ENC_VOP3 default
    0x04235c0b202835f, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x04435c0b302835f, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x04635c0b402835f, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c35c0b1029346, // V_CMP_NGE_F64 ENC_VOP3 default
    0x04235c0b2029346, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x04435c0b3029346, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x04635c0b4029346, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c35c0b102a34f, // V_CMP_NLG_F64 ENC_VOP3 default
    0x04235c0b202a34f, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x04435c0b302a34f, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x04635c0b402a34f, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c35c0b102b349, // V_CMP_NGT_F64 ENC_VOP3 default
    0x04235c0b202b349, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x04435c0b302b349, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x04635c0b402b349, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c35c0b102c34c, // V_CMP_NLE_F64 ENC_VOP3 default
    0x04235c0b202c34c, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x04435c0b302c34c, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x04635c0b402c34c, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c35c0b102d33d, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x04235c0b202d33d, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04435c0b302d33d, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x04635c0b402d33d, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c35c0b102e352, // V_CMP_NLT_F64 ENC_VOP3 default
    0x04235c0b202e352, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x04435c0b302e352, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x04635c0b402e352, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c35c0b102f358, // V_CMP_T_F64 ENC_VOP3 default
    0x04235c0b202f358, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0
    0x04435c0b302f358, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_1
    0x04635c0b402f358, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3600b5031335, // V_CMP_LT_I16 ENC_VOP3 default
    0x03e3620b6031335, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0403640b7031335, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x0423600b8031335, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x0443600b9031335, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x0463600ba031335, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3600b5032307, // V_CMP_EQ_I16 ENC_VOP3 default
    0x03e3620b6032307, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x0403640b7032307, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x0423600b8032307, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x0443600b9032307, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x0463600ba032307, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3600b5033329, // V_CMP_LE_I16 ENC_VOP3 default
    0x03e3620b6033329, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0403640b7033329, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0423600b8033329, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x0443600b9033329, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x0463600ba033329, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3600b5034320, // V_CMP_GT_I16 ENC_VOP3 default
    0x03e3620b6034320, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0403640b7034320, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x0423600b8034320, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x0443600b9034320, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x0463600ba034320, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3600b503533e, // V_CMP_NE_I16 ENC_VOP3 default
    0x03e3620b603533e, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0403640b703533e, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0423600b803533e, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x0443600b903533e, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x0463600ba03533e, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3600b5036317, // V_CMP_GE_I16 ENC_VOP3 default
    0x03e3620b6036317, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0403640b7036317, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0423600b8036317, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x0443600b9036317, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x0463600ba036317, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3600bb039338, // V_CMP_LT_U16 ENC_VOP3 default
    0x03e3620bc039338, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x0403640bd039338, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x0423600be039338, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x0443600bf039338, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x0463600c0039338, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3600bb03a30a, // V_CMP_EQ_U16 ENC_VOP3 default
    0x03e3620bc03a30a, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x0403640bd03a30a, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x0423600be03a30a, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x0443600bf03a30a, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x0463600c003a30a, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3600bb03b32c, // V_CMP_LE_U16 ENC_VOP3 default
    0x03e3620bc03b32c, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0403640bd03b32c, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0423600be03b32c, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x0443600bf03b32c, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x0463600c003b32c, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3600bb03c323, // V_CMP_GT_U16 ENC_VOP3 default
    0x03e3620bc03c323, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x0403640bd03c323, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x0423600be03c323, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x0443600bf03c323, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x0463600c003c323, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3600bb03d341, // V_CMP_NE_U16 ENC_VOP3 default
    0x03e3620bc03d341, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0403640bd03d341, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0423600be03d341, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x0443600bf03d341, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x0463600c003d341, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3600bb03e31a, // V_CMP_GE_U16 ENC_VOP3 default
    0x03e3620bc03e31a, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0403640bd03e31a, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0423600be03e31a, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x0443600bf03e31a, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x0463600c003e31a, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c36c0c1040310, // V_CMP_F_I32 ENC_VOP3 default
    0x03e36e0c2040310, // V_CMP_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x0403700c3040310, // V_CMP_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x04236c0c4040310, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0
    0x04436c0c5040310, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_1
    0x04636c0c6040310, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c36c0c1041336, // V_CMP_LT_I32 ENC_VOP3 default
    0x03e36e0c2041336, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0403700c3041336, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x04236c0c4041336, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x04436c0c5041336, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x04636c0c6041336, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c36c0c1042308, // V_CMP_EQ_I32 ENC_VOP3 default
    0x03e36e0c2042308, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x0403700c3042308, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x04236c0c4042308, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x04436c0c5042308, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x04636c0c6042308, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c36c0c104332a, // V_CMP_LE_I32 ENC_VOP3 default
    0x03e36e0c204332a, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0403700c304332a, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04236c0c404332a, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x04436c0c504332a, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x04636c0c604332a, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c36c0c1044321, // V_CMP_GT_I32 ENC_VOP3 default
    0x03e36e0c2044321, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0403700c3044321, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x04236c0c4044321, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x04436c0c5044321, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x04636c0c6044321, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c36c0c104533f, // V_CMP_NE_I32 ENC_VOP3 default
    0x03e36e0c204533f, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0403700c304533f, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04236c0c404533f, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x04436c0c504533f, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x04636c0c604533f, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c36c0c1046318, // V_CMP_GE_I32 ENC_VOP3 default
    0x03e36e0c2046318, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0403700c3046318, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04236c0c4046318, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x04436c0c5046318, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x04636c0c6046318, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c36c0c1047359, // V_CMP_T_I32 ENC_VOP3 default
    0x03e36e0c2047359, // V_CMP_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x0403700c3047359, // V_CMP_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x04236c0c4047359, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0
    0x04436c0c5047359, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_1
    0x04636c0c6047359, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c36c0c7048312, // V_CMP_F_U32 ENC_VOP3 default
    0x03e36e0c8048312, // V_CMP_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x0403700c9048312, // V_CMP_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x04236c0ca048312, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0
    0x04436c0cb048312, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_1
    0x04636c0cc048312, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c36c0c7049339, // V_CMP_LT_U32 ENC_VOP3 default
    0x03e36e0c8049339, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0403700c9049339, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04236c0ca049339, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x04436c0cb049339, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x04636c0cc049339, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c36c0c704a30b, // V_CMP_EQ_U32 ENC_VOP3 default
    0x03e36e0c804a30b, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x0403700c904a30b, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x04236c0ca04a30b, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x04436c0cb04a30b, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x04636c0cc04a30b, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c36c0c704b32d, // V_CMP_LE_U32 ENC_VOP3 default
    0x03e36e0c804b32d, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0403700c904b32d, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04236c0ca04b32d, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x04436c0cb04b32d, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x04636c0cc04b32d, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c36c0c704c324, // V_CMP_GT_U32 ENC_VOP3 default
    0x03e36e0c804c324, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0403700c904c324, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04236c0ca04c324, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x04436c0cb04c324, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x04636c0cc04c324, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c36c0c704d342, // V_CMP_NE_U32 ENC_VOP3 default
    0x03e36e0c804d342, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0403700c904d342, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04236c0ca04d342, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x04436c0cb04d342, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x04636c0cc04d342, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c36c0c704e31b, // V_CMP_GE_U32 ENC_VOP3 default
    0x03e36e0c804e31b, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0403700c904e31b, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04236c0ca04e31b, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x04436c0cb04e31b, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x04636c0cc04e31b, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c36c0c704f35b, // V_CMP_T_U32 ENC_VOP3 default
    0x03e36e0c804f35b, // V_CMP_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x0403700c904f35b, // V_CMP_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x04236c0ca04f35b, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0
    0x04436c0cb04f35b, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_1
    0x04636c0cc04f35b, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3740cd050311, // V_CMP_F_I64 ENC_VOP3 default
    0x0423740ce050311, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0
    0x0443740cf050311, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_1
    0x0463740d0050311, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3740cd051337, // V_CMP_LT_I64 ENC_VOP3 default
    0x0423740ce051337, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x0443740cf051337, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x0463740d0051337, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3740cd052309, // V_CMP_EQ_I64 ENC_VOP3 default
    0x0423740ce052309, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x0443740cf052309, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x0463740d0052309, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3740cd05332b, // V_CMP_LE_I64 ENC_VOP3 default
    0x0423740ce05332b, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x0443740cf05332b, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x0463740d005332b, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3740cd054322, // V_CMP_GT_I64 ENC_VOP3 default
    0x0423740ce054322, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x0443740cf054322, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x0463740d0054322, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3740cd055340, // V_CMP_NE_I64 ENC_VOP3 default
    0x0423740ce055340, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x0443740cf055340, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x0463740d0055340, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3740cd056319, // V_CMP_GE_I64 ENC_VOP3 default
    0x0423740ce056319, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x0443740cf056319, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x0463740d0056319, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3740cd05735a, // V_CMP_T_I64 ENC_VOP3 default
    0x0423740ce05735a, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0
    0x0443740cf05735a, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_1
    0x0463740d005735a, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3740d1058313, // V_CMP_F_U64 ENC_VOP3 default
    0x0423740d2058313, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0
    0x0443740d3058313, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_1
    0x0463740d4058313, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3740d105933a, // V_CMP_LT_U64 ENC_VOP3 default
    0x0423740d205933a, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x0443740d305933a, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x0463740d405933a, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3740d105a30c, // V_CMP_EQ_U64 ENC_VOP3 default
    0x0423740d205a30c, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x0443740d305a30c, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x0463740d405a30c, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3740d105b32e, // V_CMP_LE_U64 ENC_VOP3 default
    0x0423740d205b32e, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x0443740d305b32e, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x0463740d405b32e, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3740d105c325, // V_CMP_GT_U64 ENC_VOP3 default
    0x0423740d205c325, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x0443740d305c325, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x0463740d405c325, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3740d105d343, // V_CMP_NE_U64 ENC_VOP3 default
    0x0423740d205d343, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x0443740d305d343, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x0463740d405d343, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3740d105e31c, // V_CMP_GE_U64 ENC_VOP3 default
    0x0423740d205e31c, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x0443740d305e31c, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x0463740d405e31c, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3740d105f35c, // V_CMP_T_U64 ENC_VOP3 default
    0x0423740d205f35c, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0
    0x0443740d305f35c, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_1
    0x0463740d405f35c, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3780a507d301, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x03e37a0a607d301, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x04037c0a707d301, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0423780a807d301, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x0443780a907d301, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x0463780aa07d301, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c37e0d507e302, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x03e3800d607e302, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0403820d707e302, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04237e0d807e302, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x04437e0d907e302, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x04637e0da07e302, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3860db07f303, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x0423860dc07f303, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x0443860dd07f303, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x0463860de07f303, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04838a0df0802ae, // V_CMPX_F_F16 ENC_VOP3 default
    0x04a38c0e00802ae, // V_CMPX_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c38e0e10802ae, // V_CMPX_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e38a0e20802ae, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0
    0x05038a0e30802ae, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_1
    0x05238a0e40802ae, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04838a0df0812d3, // V_CMPX_LT_F16 ENC_VOP3 default
    0x04a38c0e00812d3, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c38e0e10812d3, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e38a0e20812d3, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x05038a0e30812d3, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x05238a0e40812d3, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04838a0df0822a5, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x04a38c0e00822a5, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c38e0e10822a5, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e38a0e20822a5, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05038a0e30822a5, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05238a0e40822a5, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04838a0df0832c7, // V_CMPX_LE_F16 ENC_VOP3 default
    0x04a38c0e00832c7, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c38e0e10832c7, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e38a0e20832c7, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x05038a0e30832c7, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x05238a0e40832c7, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04838a0df0842be, // V_CMPX_GT_F16 ENC_VOP3 default
    0x04a38c0e00842be, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c38e0e10842be, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e38a0e20842be, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x05038a0e30842be, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x05238a0e40842be, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04838a0df0852d0, // V_CMPX_LG_F16 ENC_VOP3 default
    0x04a38c0e00852d0, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c38e0e10852d0, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e38a0e20852d0, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x05038a0e30852d0, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x05238a0e40852d0, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04838a0df0862b5, // V_CMPX_GE_F16 ENC_VOP3 default
    0x04a38c0e00862b5, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c38e0e10862b5, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e38a0e20862b5, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x05038a0e30862b5, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x05238a0e40862b5, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04838a0df0872f4, // V_CMPX_O_F16 ENC_VOP3 default
    0x04a38c0e00872f4, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c38e0e10872f4, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e38a0e20872f4, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x05038a0e30872f4, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x05238a0e40872f4, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04838a0df0882fe, // V_CMPX_U_F16 ENC_VOP3 default
    0x04a38c0e00882fe, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c38e0e10882fe, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e38a0e20882fe, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x05038a0e30882fe, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x05238a0e40882fe, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04838a0df0892e5, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x04a38c0e00892e5, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c38e0e10892e5, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e38a0e20892e5, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x05038a0e30892e5, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x05238a0e40892e5, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04838a0df08a2ee, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x04a38c0e008a2ee, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c38e0e108a2ee, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e38a0e208a2ee, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x05038a0e308a2ee, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x05238a0e408a2ee, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04838a0df08b2e8, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x04a38c0e008b2e8, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c38e0e108b2e8, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e38a0e208b2e8, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x05038a0e308b2e8, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x05238a0e408b2e8, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04838a0df08c2eb, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x04a38c0e008c2eb, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c38e0e108c2eb, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e38a0e208c2eb, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x05038a0e308c2eb, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x05238a0e408c2eb, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04838a0df08d2dc, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x04a38c0e008d2dc, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c38e0e108d2dc, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e38a0e208d2dc, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05038a0e308d2dc, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05238a0e408d2dc, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04838a0df08e2f1, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x04a38c0e008e2f1, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c38e0e108e2f1, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e38a0e208e2f1, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x05038a0e308e2f1, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x05238a0e408e2f1, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04838a0df08f2f7, // V_CMPX_T_F16 ENC_VOP3 default
    0x04a38c0e008f2f7, // V_CMPX_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c38e0e108f2f7, // V_CMPX_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e38a0e208f2f7, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0
    0x05038a0e308f2f7, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_1
    0x05238a0e408f2f7, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483960e50902af, // V_CMPX_F_F32 ENC_VOP3 default
    0x04a3980e60902af, // V_CMPX_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c39a0e70902af, // V_CMPX_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e3960e80902af, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0
    0x0503960e90902af, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_1
    0x0523960ea0902af, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483960e50912d4, // V_CMPX_LT_F32 ENC_VOP3 default
    0x04a3980e60912d4, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c39a0e70912d4, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e3960e80912d4, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x0503960e90912d4, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x0523960ea0912d4, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483960e50922a6, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x04a3980e60922a6, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c39a0e70922a6, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e3960e80922a6, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0503960e90922a6, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x0523960ea0922a6, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483960e50932c8, // V_CMPX_LE_F32 ENC_VOP3 default
    0x04a3980e60932c8, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c39a0e70932c8, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e3960e80932c8, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x0503960e90932c8, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x0523960ea0932c8, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483960e50942bf, // V_CMPX_GT_F32 ENC_VOP3 default
    0x04a3980e60942bf, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c39a0e70942bf, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e3960e80942bf, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x0503960e90942bf, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x0523960ea0942bf, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483960e50952d1, // V_CMPX_LG_F32 ENC_VOP3 default
    0x04a3980e60952d1, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c39a0e70952d1, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e3960e80952d1, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x0503960e90952d1, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x0523960ea0952d1, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483960e50962b6, // V_CMPX_GE_F32 ENC_VOP3 default
    0x04a3980e60962b6, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c39a0e70962b6, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e3960e80962b6, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x0503960e90962b6, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x0523960ea0962b6, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483960e50972f5, // V_CMPX_O_F32 ENC_VOP3 default
    0x04a3980e60972f5, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c39a0e70972f5, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e3960e80972f5, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x0503960e90972f5, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x0523960ea0972f5, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483960e50982ff, // V_CMPX_U_F32 ENC_VOP3 default
    0x04a3980e60982ff, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c39a0e70982ff, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e3960e80982ff, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x0503960e90982ff, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x0523960ea0982ff, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483960e50992e6, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x04a3980e60992e6, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c39a0e70992e6, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e3960e80992e6, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x0503960e90992e6, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x0523960ea0992e6, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483960e509a2ef, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x04a3980e609a2ef, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c39a0e709a2ef, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e3960e809a2ef, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x0503960e909a2ef, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x0523960ea09a2ef, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483960e509b2e9, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x04a3980e609b2e9, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c39a0e709b2e9, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e3960e809b2e9, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x0503960e909b2e9, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x0523960ea09b2e9, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483960e509c2ec, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x04a3980e609c2ec, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c39a0e709c2ec, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e3960e809c2ec, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x0503960e909c2ec, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x0523960ea09c2ec, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483960e509d2dd, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x04a3980e609d2dd, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c39a0e709d2dd, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e3960e809d2dd, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0503960e909d2dd, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x0523960ea09d2dd, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483960e509e2f2, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x04a3980e609e2f2, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c39a0e709e2f2, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e3960e809e2f2, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x0503960e909e2f2, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x0523960ea09e2f2, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483960e509f2f8, // V_CMPX_T_F32 ENC_VOP3 default
    0x04a3980e609f2f8, // V_CMPX_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c39a0e709f2f8, // V_CMPX_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e3960e809f2f8, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0
    0x0503960e909f2f8, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_1
    0x0523960ea09f2f8, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483a20eb0a02b0, // V_CMPX_F_F64 ENC_VOP3 default
    0x04e3a20ec0a02b0, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0
    0x0503a20ed0a02b0, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_1
    0x0523a20ee0a02b0, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483a20eb0a12d5, // V_CMPX_LT_F64 ENC_VOP3 default
    0x04e3a20ec0a12d5, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x0503a20ed0a12d5, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x0523a20ee0a12d5, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483a20eb0a22a7, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x04e3a20ec0a22a7, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0503a20ed0a22a7, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0523a20ee0a22a7, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483a20eb0a32c9, // V_CMPX_LE_F64 ENC_VOP3 default
    0x04e3a20ec0a32c9, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x0503a20ed0a32c9, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x0523a20ee0a32c9, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483a20eb0a42c0, // V_CMPX_GT_F64 ENC_VOP3 default
    0x04e3a20ec0a42c0, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x0503a20ed0a42c0, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x0523a20ee0a42c0, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483a20eb0a52d2, // V_CMPX_LG_F64 ENC_VOP3 default
    0x04e3a20ec0a52d2, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x0503a20ed0a52d2, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x0523a20ee0a52d2, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483a20eb0a62b7, // V_CMPX_GE_F64 ENC_VOP3 default
    0x04e3a20ec0a62b7, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x0503a20ed0a62b7, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x0523a20ee0a62b7, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483a20eb0a72f6, // V_CMPX_O_F64 ENC_VOP3 default
    0x04e3a20ec0a72f6, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x0503a20ed0a72f6, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x0523a20ee0a72f6, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483a20eb0a8300, // V_CMPX_U_F64 ENC_VOP3 default
    0x04e3a20ec0a8300, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x0503a20ed0a8300, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x0523a20ee0a8300, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483a20eb0a92e7, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x04e3a20ec0a92e7, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x0503a20ed0a92e7, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x0523a20ee0a92e7, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483a20eb0aa2f0, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x04e3a20ec0aa2f0, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x0503a20ed0aa2f0, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x0523a20ee0aa2f0, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483a20eb0ab2ea, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x04e3a20ec0ab2ea, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x0503a20ed0ab2ea, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x0523a20ee0ab2ea, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483a20eb0ac2ed, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x04e3a20ec0ac2ed, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x0503a20ed0ac2ed, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x0523a20ee0ac2ed, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483a20eb0ad2de, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x04e3a20ec0ad2de, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0503a20ed0ad2de, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x0523a20ee0ad2de, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483a20eb0ae2f3, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x04e3a20ec0ae2f3, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x0503a20ed0ae2f3, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x0523a20ee0ae2f3, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483a20eb0af2f9, // V_CMPX_T_F64 ENC_VOP3 default
    0x04e3a20ec0af2f9, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0
    0x0503a20ed0af2f9, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_1
    0x0523a20ee0af2f9, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483a60ef0b12d6, // V_CMPX_LT_I16 ENC_VOP3 default
    0x04a3a80f00b12d6, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04c3aa0f10b12d6, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04e3a60f20b12d6, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x0503a60f30b12d6, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x0523a60f40b12d6, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483a60ef0b22a8, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x04a3a80f00b22a8, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x04c3aa0f10b22a8, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x04e3a60f20b22a8, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x0503a60f30b22a8, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x0523a60f40b22a8, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483a60ef0b32ca, // V_CMPX_LE_I16 ENC_VOP3 default
    0x04a3a80f00b32ca, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04c3aa0f10b32ca, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04e3a60f20b32ca, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x0503a60f30b32ca, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x0523a60f40b32ca, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483a60ef0b42c1, // V_CMPX_GT_I16 ENC_VOP3 default
    0x04a3a80f00b42c1, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04c3aa0f10b42c1, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04e3a60f20b42c1, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x0503a60f30b42c1, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x0523a60f40b42c1, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483a60ef0b52df, // V_CMPX_NE_I16 ENC_VOP3 default
    0x04a3a80f00b52df, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04c3aa0f10b52df, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04e3a60f20b52df, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x0503a60f30b52df, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x0523a60f40b52df, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483a60ef0b62b8, // V_CMPX_GE_I16 ENC_VOP3 default
    0x04a3a80f00b62b8, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04c3aa0f10b62b8, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04e3a60f20b62b8, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x0503a60f30b62b8, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x0523a60f40b62b8, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483a60f50b92d9, // V_CMPX_LT_U16 ENC_VOP3 default
    0x04a3a80f60b92d9, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04c3aa0f70b92d9, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x04e3a60f80b92d9, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x0503a60f90b92d9, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x0523a60fa0b92d9, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483a60f50ba2ab, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x04a3a80f60ba2ab, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x04c3aa0f70ba2ab, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x04e3a60f80ba2ab, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x0503a60f90ba2ab, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x0523a60fa0ba2ab, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483a60f50bb2cd, // V_CMPX_LE_U16 ENC_VOP3 default
    0x04a3a80f60bb2cd, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04c3aa0f70bb2cd, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04e3a60f80bb2cd, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x0503a60f90bb2cd, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x0523a60fa0bb2cd, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483a60f50bc2c4, // V_CMPX_GT_U16 ENC_VOP3 default
    0x04a3a80f60bc2c4, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04c3aa0f70bc2c4, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x04e3a60f80bc2c4, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x0503a60f90bc2c4, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x0523a60fa0bc2c4, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483a60f50bd2e2, // V_CMPX_NE_U16 ENC_VOP3 default
    0x04a3a80f60bd2e2, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04c3aa0f70bd2e2, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04e3a60f80bd2e2, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x0503a60f90bd2e2, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x0523a60fa0bd2e2, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483a60f50be2bb, // V_CMPX_GE_U16 ENC_VOP3 default
    0x04a3a80f60be2bb, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04c3aa0f70be2bb, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04e3a60f80be2bb, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x0503a60f90be2bb, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x0523a60fa0be2bb, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483b20fb0c02b1, // V_CMPX_F_I32 ENC_VOP3 default
    0x04a3b40fc0c02b1, // V_CMPX_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c3b60fd0c02b1, // V_CMPX_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e3b20fe0c02b1, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0
    0x0503b20ff0c02b1, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_1
    0x0523b21000c02b1, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483b20fb0c12d7, // V_CMPX_LT_I32 ENC_VOP3 default
    0x04a3b40fc0c12d7, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c3b60fd0c12d7, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e3b20fe0c12d7, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x0503b20ff0c12d7, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x0523b21000c12d7, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483b20fb0c22a9, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x04a3b40fc0c22a9, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c3b60fd0c22a9, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e3b20fe0c22a9, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x0503b20ff0c22a9, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x0523b21000c22a9, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483b20fb0c32cb, // V_CMPX_LE_I32 ENC_VOP3 default
    0x04a3b40fc0c32cb, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c3b60fd0c32cb, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e3b20fe0c32cb, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x0503b20ff0c32cb, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x0523b21000c32cb, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483b20fb0c42c2, // V_CMPX_GT_I32 ENC_VOP3 default
    0x04a3b40fc0c42c2, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c3b60fd0c42c2, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e3b20fe0c42c2, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x0503b20ff0c42c2, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x0523b21000c42c2, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483b20fb0c52e0, // V_CMPX_NE_I32 ENC_VOP3 default
    0x04a3b40fc0c52e0, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c3b60fd0c52e0, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e3b20fe0c52e0, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x0503b20ff0c52e0, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x0523b21000c52e0, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483b20fb0c62b9, // V_CMPX_GE_I32 ENC_VOP3 default
    0x04a3b40fc0c62b9, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c3b60fd0c62b9, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e3b20fe0c62b9, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x0503b20ff0c62b9, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x0523b21000c62b9, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483b20fb0c72fa, // V_CMPX_T_I32 ENC_VOP3 default
    0x04a3b40fc0c72fa, // V_CMPX_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x04c3b60fd0c72fa, // V_CMPX_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x04e3b20fe0c72fa, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0
    0x0503b20ff0c72fa, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_1
    0x0523b21000c72fa, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483b21010c82b3, // V_CMPX_F_U32 ENC_VOP3 default
    0x04a3b41020c82b3, // V_CMPX_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c3b61030c82b3, // V_CMPX_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e3b21040c82b3, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0
    0x0503b21050c82b3, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_1
    0x0523b21060c82b3, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483b21010c92da, // V_CMPX_LT_U32 ENC_VOP3 default
    0x04a3b41020c92da, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c3b61030c92da, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e3b21040c92da, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x0503b21050c92da, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x0523b21060c92da, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483b21010ca2ac, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x04a3b41020ca2ac, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c3b61030ca2ac, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e3b21040ca2ac, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x0503b21050ca2ac, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x0523b21060ca2ac, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483b21010cb2ce, // V_CMPX_LE_U32 ENC_VOP3 default
    0x04a3b41020cb2ce, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c3b61030cb2ce, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e3b21040cb2ce, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x0503b21050cb2ce, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x0523b21060cb2ce, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483b21010cc2c5, // V_CMPX_GT_U32 ENC_VOP3 default
    0x04a3b41020cc2c5, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c3b61030cc2c5, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e3b21040cc2c5, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x0503b21050cc2c5, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x0523b21060cc2c5, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483b21010cd2e3, // V_CMPX_NE_U32 ENC_VOP3 default
    0x04a3b41020cd2e3, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c3b61030cd2e3, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e3b21040cd2e3, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x0503b21050cd2e3, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x0523b21060cd2e3, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483b21010ce2bc, // V_CMPX_GE_U32 ENC_VOP3 default
    0x04a3b41020ce2bc, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c3b61030ce2bc, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e3b21040ce2bc, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x0503b21050ce2bc, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x0523b21060ce2bc, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483b21010cf2fc, // V_CMPX_T_U32 ENC_VOP3 default
    0x04a3b41020cf2fc, // V_CMPX_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x04c3b61030cf2fc, // V_CMPX_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x04e3b21040cf2fc, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0
    0x0503b21050cf2fc, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_1
    0x0523b21060cf2fc, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483ba1070d02b2, // V_CMPX_F_I64 ENC_VOP3 default
    0x04e3ba1080d02b2, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0
    0x0503ba1090d02b2, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_1
    0x0523ba10a0d02b2, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483ba1070d12d8, // V_CMPX_LT_I64 ENC_VOP3 default
    0x04e3ba1080d12d8, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x0503ba1090d12d8, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x0523ba10a0d12d8, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483ba1070d22aa, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x04e3ba1080d22aa, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x0503ba1090d22aa, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x0523ba10a0d22aa, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483ba1070d32cc, // V_CMPX_LE_I64 ENC_VOP3 default
    0x04e3ba1080d32cc, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x0503ba1090d32cc, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x0523ba10a0d32cc, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483ba1070d42c3, // V_CMPX_GT_I64 ENC_VOP3 default
    0x04e3ba1080d42c3, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x0503ba1090d42c3, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x0523ba10a0d42c3, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483ba1070d52e1, // V_CMPX_NE_I64 ENC_VOP3 default
    0x04e3ba1080d52e1, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x0503ba1090d52e1, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x0523ba10a0d52e1, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483ba1070d62ba, // V_CMPX_GE_I64 ENC_VOP3 default
    0x04e3ba1080d62ba, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x0503ba1090d62ba, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x0523ba10a0d62ba, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483ba1070d72fb, // V_CMPX_T_I64 ENC_VOP3 default
    0x04e3ba1080d72fb, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0
    0x0503ba1090d72fb, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_1
    0x0523ba10a0d72fb, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483ba10b0d82b4, // V_CMPX_F_U64 ENC_VOP3 default
    0x04e3ba10c0d82b4, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0
    0x0503ba10d0d82b4, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_1
    0x0523ba10e0d82b4, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483ba10b0d92db, // V_CMPX_LT_U64 ENC_VOP3 default
    0x04e3ba10c0d92db, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x0503ba10d0d92db, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x0523ba10e0d92db, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483ba10b0da2ad, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x04e3ba10c0da2ad, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x0503ba10d0da2ad, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x0523ba10e0da2ad, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483ba10b0db2cf, // V_CMPX_LE_U64 ENC_VOP3 default
    0x04e3ba10c0db2cf, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x0503ba10d0db2cf, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x0523ba10e0db2cf, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483ba10b0dc2c6, // V_CMPX_GT_U64 ENC_VOP3 default
    0x04e3ba10c0dc2c6, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x0503ba10d0dc2c6, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x0523ba10e0dc2c6, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483ba10b0dd2e4, // V_CMPX_NE_U64 ENC_VOP3 default
    0x04e3ba10c0dd2e4, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x0503ba10d0dd2e4, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x0523ba10e0dd2e4, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483ba10b0de2bd, // V_CMPX_GE_U64 ENC_VOP3 default
    0x04e3ba10c0de2bd, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x0503ba10d0de2bd, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x0523ba10e0de2bd, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483ba10b0df2fd, // V_CMPX_T_U64 ENC_VOP3 default
    0x04e3ba10c0df2fd, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0
    0x0503ba10d0df2fd, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_1
    0x0523ba10e0df2fd, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483be0df0fd2a2, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x04a3c00e00fd2a2, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x04c3c20e10fd2a2, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x04e3be0e20fd2a2, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x0503be0e30fd2a2, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x0523be0e40fd2a2, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483c410f0fe2a3, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x04a3c61100fe2a3, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x04c3c81110fe2a3, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04e3c41120fe2a3, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x0503c41130fe2a3, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x0523c41140fe2a3, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0483cc1150ff2a4, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x04e3cc1160ff2a4, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x0503cc1170ff2a4, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x0523cc1180ff2a4, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05422a119101361, // V_CNDMASK_B32 ENC_VOP3 default
    0x03e22c11a101361, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x04022e11b101361, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x05622a11c101361, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x05822a11d101361, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x05a22a11e101361, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c23c11f103288, // V_ADD_F32 ENC_VOP3 default
    0x03e23e120103288, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x040240121103288, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x04223c122103288, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x04423c123103288, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x04623c124103288, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c23c11f104466, // V_SUB_F32 ENC_VOP3 default
    0x03e23e120104466, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x040240121104466, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x04223c122104466, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x04423c123104466, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x04623c124104466, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c23c11f105461, // V_SUBREV_F32 ENC_VOP3 default
    0x03e23e120105461, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x040240121105461, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x04223c122105461, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x04423c123105461, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x04623c124105461, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c23c1251063b6, // V_FMAC_DX9_ZERO_F32 ENC_VOP3 default
    0x04223c1261063b6, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x04423c1271063b6, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x04623c1281063b6, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c23c11f10741b, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x03e23e12010741b, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x04024012110741b, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x04223c12210741b, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x04423c12310741b, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x04623c12410741b, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c23c11f10841d, // V_MUL_F32 ENC_VOP3 default
    0x03e23e12010841d, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x04024012110841d, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x04223c12210841d, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x04423c12310841d, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x04623c12410841d, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c244129109423, // V_MUL_I32_I24 ENC_VOP3 default
    0x03e24612a109423, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x04024812b109423, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04224412c109423, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04424412d109423, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04624412e109423, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c24a12910a420, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x03e24c12a10a420, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x04024e12b10a420, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04224a12c10a420, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04424a12d10a420, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x04624a12e10a420, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c24412f10b426, // V_MUL_U32_U24 ENC_VOP3 default
    0x03e24613010b426, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x04024813110b426, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04224413210b426, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04424413310b426, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04624413410b426, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c24a12f10c422, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x03e24c13010c422, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x04024e13110c422, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04224a13210c422, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04424a13310c422, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x04624a13410c422, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c23c11f10f40b, // V_MIN_F32 ENC_VOP3 default
    0x03e23e12010f40b, // V_MIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x04024012110f40b, // V_MIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x04223c12210f40b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0
    0x04423c12310f40b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_1
    0x04623c12410f40b, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c23c11f1103f2, // V_MAX_F32 ENC_VOP3 default
    0x03e23e1201103f2, // V_MAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x0402401211103f2, // V_MAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x04223c1221103f2, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0
    0x04423c1231103f2, // V_MAX_F32 VOP3_INST_LITERAL has_lit_1
    0x04623c1241103f2, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c24a12911140e, // V_MIN_I32 ENC_VOP3 default
    0x03e24c12a11140e, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04024e12b11140e, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04224a12c11140e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04424a12d11140e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x04624a12e11140e, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c24a1291123f5, // V_MAX_I32 ENC_VOP3 default
    0x03e24c12a1123f5, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04024e12b1123f5, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04224a12c1123f5, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04424a12d1123f5, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x04624a12e1123f5, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c24a12f113410, // V_MIN_U32 ENC_VOP3 default
    0x03e24c130113410, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x04024e131113410, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04224a132113410, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04424a133113410, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x04624a134113410, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c24a12f1143f7, // V_MAX_U32 ENC_VOP3 default
    0x03e24c1301143f7, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x04024e1311143f7, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04224a1321143f7, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04424a1331143f7, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x04624a1341143f7, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c24a12f1183d8, // V_LSHLREV_B32 ENC_VOP3 default
    0x03e24c1301183d8, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x04024e1311183d8, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04224a1321183d8, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x04424a1331183d8, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04624a1341183d8, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c24a12f1193dd, // V_LSHRREV_B32 ENC_VOP3 default
    0x03e24c1301193dd, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x04024e1311193dd, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04224a1321193dd, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x04424a1331193dd, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x04624a1341193dd, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c24a13511a295, // V_ASHRREV_I32 ENC_VOP3 default
    0x03e24c13611a295, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x04024e13711a295, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x04224a13811a295, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x04424a13911a295, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x04624a13a11a295, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c24a12f11b292, // V_AND_B32 ENC_VOP3 default
    0x03e24c13011b292, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x04024e13111b292, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x04224a13211b292, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x04424a13311b292, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x04624a13411b292, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c24a12f11c42c, // V_OR_B32 ENC_VOP3 default
    0x03e24c13011c42c, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04024e13111c42c, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04224a13211c42c, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04424a13311c42c, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x04624a13411c42c, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c24a12f11d47d, // V_XOR_B32 ENC_VOP3 default
    0x03e24c13011d47d, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04024e13111d47d, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04224a13211d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04424a13311d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04624a13411d47d, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c24a12f11e47a, // V_XNOR_B32 ENC_VOP3 default
    0x03e24c13011e47a, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04024e13111e47a, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04224a13211e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04424a13311e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x04624a13411e47a, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05c25613b120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x05e25813c120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06025a13d120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06225613e120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06425613f120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x066256140120285, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x05c25613b121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x05e25813c121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06025a13d121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06225613e121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06425613f121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x066256140121463, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x05c25613b12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x05e25813c12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06025a13d12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06225613e12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06425613f12245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x06625614012245e, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x03c24412f12528e, // V_ADD_NC_U32 ENC_VOP3 default
    0x03e24613012528e, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x04024813112528e, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04224413212528e, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04424413312528e, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04624413412528e, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c24412f12646a, // V_SUB_NC_U32 ENC_VOP3 default
    0x03e24613012646a, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x04024813112646a, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04224413212646a, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04424413312646a, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x04624413412646a, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c24412f127462, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x03e246130127462, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x040248131127462, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x042244132127462, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x044244133127462, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x046244134127462, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c23c12512b3b8, // V_FMAC_F32 ENC_VOP3 default
    0x03e23e14112b3b8, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04024014212b3b8, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04223c12612b3b8, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x04423c12712b3b8, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x04623c12812b3b8, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c26614312f386, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x03e26814412f386, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04026a14512f386, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04226614612f386, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04426614712f386, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x04626614812f386, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c272149132287, // V_ADD_F16 ENC_VOP3 default
    0x03e27414a132287, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x04027614b132287, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x04227214c132287, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x04427214d132287, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x04627214e132287, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c272149133465, // V_SUB_F16 ENC_VOP3 default
    0x03e27414a133465, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x04027614b133465, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x04227214c133465, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x04427214d133465, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x04627214e133465, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c272149134460, // V_SUBREV_F16 ENC_VOP3 default
    0x03e27414a134460, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x04027614b134460, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x04227214c134460, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x04427214d134460, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x04627214e134460, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c27214913541c, // V_MUL_F16 ENC_VOP3 default
    0x03e27414a13541c, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x04027614b13541c, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x04227214c13541c, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x04427214d13541c, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x04627214e13541c, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c27814f1363b7, // V_FMAC_F16 ENC_VOP3 default
    0x03e27a1501363b7, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x04027c1511363b7, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x0422781521363b7, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x0442781531363b7, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x0462781541363b7, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c2721491393f1, // V_MAX_F16 ENC_VOP3 default
    0x03e27414a1393f1, // V_MAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x04027614b1393f1, // V_MAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x04227214c1393f1, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0
    0x04427214d1393f1, // V_MAX_F16 VOP3_INST_LITERAL has_lit_1
    0x04627214e1393f1, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c27214913a40a, // V_MIN_F16 ENC_VOP3 default
    0x03e27414a13a40a, // V_MIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x04027614b13a40a, // V_MIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x04227214c13a40a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0
    0x04427214d13a40a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_1
    0x04627214e13a40a, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c28414913b3d1, // V_LDEXP_F16 ENC_VOP3 default
    0x03e28614a13b3d1, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x04028814b13b3d1, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04228414c13b3d1, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x04428414d13b3d1, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x04628414e13b3d1, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c186155180427, // V_NOP ENC_VOP3 default
    0x03c18e156181416, // V_MOV_B32 ENC_VOP3 default
    0x068190157181416, // V_MOV_B32 VOP3_VOP_DPP8 has_dpp8
    0x06a192158181416, // V_MOV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04218e159181416, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x06c19615a18244c, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x03c19a15b18337a, // V_CVT_I32_F64 ENC_VOP3 default
    0x04219a15c18337a, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x03c19e15d184375, // V_CVT_F64_I32 ENC_VOP3 default
    0x04219e15e184375, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x03c1a215f18536e, // V_CVT_F32_I32 ENC_VOP3 default
    0x0681a416018536e, // V_CVT_F32_I32 VOP3_VOP_DPP8 has_dpp8
    0x06a1a616118536e, // V_CVT_F32_I32 VOP3_VOP_DPP16 has_dpp16
    0x0421a216218536e, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x03c1a216318636f, // V_CVT_F32_U32 ENC_VOP3 default
    0x0681a416418636f, // V_CVT_F32_U32 VOP3_VOP_DPP8 has_dpp8
    0x06a1a616518636f, // V_CVT_F32_U32 VOP3_VOP_DPP16 has_dpp16
    0x0421a216618636f, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x03c1a816718738b, // V_CVT_U32_F32 ENC_VOP3 default
    0x0681aa16818738b, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x06a1ac16918738b, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0421a816a18738b, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x03c1a816b188379, // V_CVT_I32_F32 ENC_VOP3 default
    0x0681aa16c188379, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x06a1ac16d188379, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0421a816e188379, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x03c1b416f18a369, // V_CVT_F16_F32 ENC_VOP3 default
    0x0681b617018a369, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x06a1b817118a369, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0421b417218a369, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x03c1c017318b36c, // V_CVT_F32_F16 ENC_VOP3 default
    0x0681c217418b36c, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x06a1c417518b36c, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x0421c017618b36c, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x03c1c616b18c37c, // V_CVT_NEAREST_I32_F32 ENC_VOP3 default
    0x0681c816c18c37c, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x06a1ca16d18c37c, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0421c616e18c37c, // V_CVT_NEAREST_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x03c1c616b18d377, // V_CVT_FLOOR_I32_F32 ENC_VOP3 default
    0x0681c816c18d377, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x06a1ca16d18d377, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0421c616e18d377, // V_CVT_FLOOR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x03c1a215f18e37f, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x0681a416018e37f, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP8 has_dpp8
    0x06a1a616118e37f, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP16 has_dpp16
    0x0421a216218e37f, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x03c19a17718f36d, // V_CVT_F32_F64 ENC_VOP3 default
    0x04219a17818f36d, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x03c1cc179190374, // V_CVT_F64_F32 ENC_VOP3 default
    0x0421cc17a190374, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x03c1a2163191370, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x0681a4164191370, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP8 has_dpp8
    0x06a1a6165191370, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP16 has_dpp16
    0x0421a2166191370, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x03c1a2163192371, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x0681a4164192371, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP8 has_dpp8
    0x06a1a6165192371, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP16 has_dpp16
    0x0421a2166192371, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x03c1a2163193372, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x0681a4164193372, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP8 has_dpp8
    0x06a1a6165193372, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP16 has_dpp16
    0x0421a2166193372, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x03c1a2163194373, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x0681a4164194373, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP8 has_dpp8
    0x06a1a6165194373, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP16 has_dpp16
    0x0421a2166194373, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x03c19a17b19538c, // V_CVT_U32_F64 ENC_VOP3 default
    0x04219a17c19538c, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x03c19e17d196376, // V_CVT_F64_U32 ENC_VOP3 default
    0x04219e17e196376, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x03c1d017f197471, // V_TRUNC_F64 ENC_VOP3 default
    0x0421d0180197471, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x03c1d017f19829f, // V_CEIL_F64 ENC_VOP3 default
    0x0421d018019829f, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x03c1d017f199450, // V_RNDNE_F64 ENC_VOP3 default
    0x0421d0180199450, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x03c1d017f19a3b3, // V_FLOOR_F64 ENC_VOP3 default
    0x0421d018019a3b3, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x03c18615519b432, // V_PIPEFLUSH ENC_VOP3 default
    0x03c1d818119c415, // V_MOV_B16 ENC_VOP3 default
    0x0681da18219c415, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x06a1dc18319c415, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x0421d818419c415, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x03c1a81851a03c3, // V_FRACT_F32 ENC_VOP3 default
    0x0681aa1861a03c3, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x06a1ac1871a03c3, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0421a81881a03c3, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x03c1a81851a1470, // V_TRUNC_F32 ENC_VOP3 default
    0x0681aa1861a1470, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x06a1ac1871a1470, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x0421a81881a1470, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x03c1a81851a229e, // V_CEIL_F32 ENC_VOP3 default
    0x0681aa1861a229e, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x06a1ac1871a229e, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x0421a81881a229e, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x03c1a81851a344f, // V_RNDNE_F32 ENC_VOP3 default
    0x0681aa1861a344f, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x06a1ac1871a344f, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0421a81881a344f, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x03c1a81851a43b2, // V_FLOOR_F32 ENC_VOP3 default
    0x0681aa1861a43b2, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x06a1ac1871a43b2, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x0421a81881a43b2, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x03c1a81851a53b0, // V_EXP_F32 ENC_VOP3 default
    0x0681aa1861a53b0, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x06a1ac1871a53b0, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x0421a81881a53b0, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x03c1a81851a73d6, // V_LOG_F32 ENC_VOP3 default
    0x0681aa1861a73d6, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x06a1ac1871a73d6, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0421a81881a73d6, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x03c1a81851aa449, // V_RCP_F32 ENC_VOP3 default
    0x0681aa1861aa449, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x06a1ac1871aa449, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x0421a81881aa449, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x03c1a81851ab44b, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x0681aa1861ab44b, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x06a1ac1871ab44b, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0421a81881ab44b, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x03c1a81851ae452, // V_RSQ_F32 ENC_VOP3 default
    0x0681aa1861ae452, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x06a1ac1871ae452, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0421a81881ae452, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x03c1d017f1af44a, // V_RCP_F64 ENC_VOP3 default
    0x0421d01801af44a, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x03c1d017f1b1453, // V_RSQ_F64 ENC_VOP3 default
    0x0421d01801b1453, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x03c1a81851b345c, // V_SQRT_F32 ENC_VOP3 default
    0x0681aa1861b345c, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x06a1ac1871b345c, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0421a81881b345c, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x03c1d017f1b445d, // V_SQRT_F64 ENC_VOP3 default
    0x0421d01801b445d, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x03c1a81851b545a, // V_SIN_F32 ENC_VOP3 default
    0x0681aa1861b545a, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x06a1ac1871b545a, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x0421a81881b545a, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x03c1a81851b6363, // V_COS_F32 ENC_VOP3 default
    0x0681aa1861b6363, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x06a1ac1871b6363, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x0421a81881b6363, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x03c1de1891b7429, // V_NOT_B32 ENC_VOP3 default
    0x0681e018a1b7429, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x06a1e218b1b7429, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x0421de18c1b7429, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x03c18e1561b829c, // V_BFREV_B32 ENC_VOP3 default
    0x0681901571b829c, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x06a1921581b829c, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04218e1591b829c, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x03c1de18d1b92a1, // V_CLZ_I32_U32 ENC_VOP3 default
    0x0681e018e1b92a1, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x06a1e218f1b92a1, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x0421de1901b92a1, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x03c1de18d1ba364, // V_CTZ_I32_B32 ENC_VOP3 default
    0x0681e018e1ba364, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x06a1e218f1ba364, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x0421de1901ba364, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x03c1de1911bb2a0, // V_CLS_I32 ENC_VOP3 default
    0x0681e01921bb2a0, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x06a1e21931bb2a0, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x0421de1941bb2a0, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x03c19a15b1bc3c7, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x04219a15c1bc3c7, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x03c1d017f1bd3ca, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x0421d01801bd3ca, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x03c1d017f1be3c4, // V_FRACT_F64 ENC_VOP3 default
    0x0421d01801be3c4, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x03c1c616b1bf3c6, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x0681c816c1bf3c6, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x06a1ca16d1bf3c6, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x0421c616e1bf3c6, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x03c1a81851c03c9, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0681aa1861c03c9, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x06a1ac1871c03c9, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0421a81881c03c9, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x03c18e1951c2411, // V_MOVRELD_B32 ENC_VOP3 default
    0x0681901961c2411, // V_MOVRELD_B32 VOP3_VOP_DPP8 has_dpp8
    0x06a1921971c2411, // V_MOVRELD_B32 VOP3_VOP_DPP16 has_dpp16
    0x04218e1981c2411, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x06c18e1991c3414, // V_MOVRELS_B32 ENC_VOP3 default
    0x0681901961c3414, // V_MOVRELS_B32 VOP3_VOP_DPP8 has_dpp8
    0x06a1921971c3414, // V_MOVRELS_B32 VOP3_VOP_DPP16 has_dpp16
    0x06c18e1991c4413, // V_MOVRELSD_B32 ENC_VOP3 default
    0x0681901961c4413, // V_MOVRELSD_B32 VOP3_VOP_DPP8 has_dpp8
    0x06a1921971c4413, // V_MOVRELSD_B32 VOP3_VOP_DPP16 has_dpp16
    0x06c18e1991c8412, // V_MOVRELSD_2_B32 ENC_VOP3 default
    0x0681901961c8412, // V_MOVRELSD_2_B32 VOP3_VOP_DPP8 has_dpp8
    0x06a1921971c8412, // V_MOVRELSD_2_B32 VOP3_VOP_DPP16 has_dpp16
    0x03c1ea19a1d036b, // V_CVT_F16_U16 ENC_VOP3 default
    0x0681ec19b1d036b, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x06a1ee19c1d036b, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x0421ea19d1d036b, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x03c1ea19e1d136a, // V_CVT_F16_I16 ENC_VOP3 default
    0x0681ec19f1d136a, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x06a1ee1a01d136a, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x0421ea1a11d136a, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x03c1f61a21d238a, // V_CVT_U16_F16 ENC_VOP3 default
    0x0681f81a31d238a, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x06a1fa1a41d238a, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0421f61a51d238a, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x03c1f61a61d3378, // V_CVT_I16_F16 ENC_VOP3 default
    0x0681f81a71d3378, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x06a1fa1a81d3378, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0421f61a91d3378, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x03c2021aa1d4448, // V_RCP_F16 ENC_VOP3 default
    0x0682041ab1d4448, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x06a2061ac1d4448, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x0422021ad1d4448, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x03c2021aa1d545b, // V_SQRT_F16 ENC_VOP3 default
    0x0682041ab1d545b, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x06a2061ac1d545b, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0422021ad1d545b, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x03c2021aa1d6451, // V_RSQ_F16 ENC_VOP3 default
    0x0682041ab1d6451, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x06a2061ac1d6451, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0422021ad1d6451, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x03c2021aa1d73d5, // V_LOG_F16 ENC_VOP3 default
    0x0682041ab1d73d5, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x06a2061ac1d73d5, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0422021ad1d73d5, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x03c2021aa1d83af, // V_EXP_F16 ENC_VOP3 default
    0x0682041ab1d83af, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x06a2061ac1d83af, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x0422021ad1d83af, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x03c2021aa1d93c8, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0682041ab1d93c8, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x06a2061ac1d93c8, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0422021ad1d93c8, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x03c1f61a61da3c5, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x0681f81a71da3c5, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x06a1fa1a81da3c5, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0421f61a91da3c5, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x03c2021aa1db3b1, // V_FLOOR_F16 ENC_VOP3 default
    0x0682041ab1db3b1, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x06a2061ac1db3b1, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x0422021ad1db3b1, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x03c2021aa1dc29d, // V_CEIL_F16 ENC_VOP3 default
    0x0682041ab1dc29d, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x06a2061ac1dc29d, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x0422021ad1dc29d, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x03c2021aa1dd46f, // V_TRUNC_F16 ENC_VOP3 default
    0x0682041ab1dd46f, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x06a2061ac1dd46f, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x0422021ad1dd46f, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x03c2021aa1de44e, // V_RNDNE_F16 ENC_VOP3 default
    0x0682041ab1de44e, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x06a2061ac1de44e, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0422021ad1de44e, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x03c2021aa1df3c2, // V_FRACT_F16 ENC_VOP3 default
    0x0682041ab1df3c2, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x06a2061ac1df3c2, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0422021ad1df3c2, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x03c2021aa1e0459, // V_SIN_F16 ENC_VOP3 default
    0x0682041ab1e0459, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x06a2061ac1e0459, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x0422021ad1e0459, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x03c2021aa1e1362, // V_COS_F16 ENC_VOP3 default
    0x0682041ab1e1362, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x06a2061ac1e1362, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0422021ad1e1362, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x03c20e1ae1e2458, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x0682101af1e2458, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x06a2121b01e2458, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x04220e1b11e2458, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x03c1f61a61e337d, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x0681f81a71e337d, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x06a1fa1a81e337d, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0421f61a91e337d, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x03c1f61a21e437e, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x0681f81a31e437e, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x06a1fa1a41e437e, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0421f61a51e437e, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x03c1d81b21e9428, // V_NOT_B16 ENC_VOP3 default
    0x0681da1b31e9428, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x06a1dc1b41e9428, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x0421d81b51e9428, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x03c21e1b61ea37b, // V_CVT_I32_I16 ENC_VOP3 default
    0x0682201b71ea37b, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x06a2221b81ea37b, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x04221e1b91ea37b, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x03c21e1ba1eb38d, // V_CVT_U32_U16 ENC_VOP3 default
    0x0682201bb1eb38d, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x06a2221bc1eb38d, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x04221e1bd1eb38d, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x03c28c1be2093bb, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x03e28e1bf2093bb, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x0402901c02093bb, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x04228c1c12093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x04428c1c22093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x04628c1c32093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e28c1c42093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x07028c1c52093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07228c1c62093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07428c1c72093bb, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2921c820a3e1, // V_MAD_I32_I24 ENC_VOP3 default
    0x03e2941c920a3e1, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x0402961ca20a3e1, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x0422921cb20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x0442921cc20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x0462921cd20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2921ce20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x0702921cf20a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722921d020a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742921d120a3e1, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2921d220b3e5, // V_MAD_U32_U24 ENC_VOP3 default
    0x03e2941d320b3e5, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x0402961d420b3e5, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x0422921d520b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x0442921d620b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x0462921d720b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2921d820b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x0702921d920b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722921da20b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742921db20b3e5, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c28c1be20c365, // V_CUBEID_F32 ENC_VOP3 default
    0x03e28e1bf20c365, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x0402901c020c365, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x04228c1c120c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x04428c1c220c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x04628c1c320c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e28c1c420c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x07028c1c520c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07228c1c620c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07428c1c720c365, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c28c1be20d367, // V_CUBESC_F32 ENC_VOP3 default
    0x03e28e1bf20d367, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0402901c020d367, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04228c1c120d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x04428c1c220d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x04628c1c320d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e28c1c420d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x07028c1c520d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07228c1c620d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07428c1c720d367, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c28c1be20e368, // V_CUBETC_F32 ENC_VOP3 default
    0x03e28e1bf20e368, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x0402901c020e368, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04228c1c120e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x04428c1c220e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x04628c1c320e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e28c1c420e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x07028c1c520e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07228c1c620e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07428c1c720e368, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c28c1be20f366, // V_CUBEMA_F32 ENC_VOP3 default
    0x03e28e1bf20f366, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x0402901c020f366, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04228c1c120f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04428c1c220f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x04628c1c320f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e28c1c420f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07028c1c520f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07228c1c620f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07428c1c720f366, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2981dc210299, // V_BFE_U32 ENC_VOP3 default
    0x03e29a1dd210299, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04029c1de210299, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0422981df210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x0442981e0210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x0462981e1210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2981e2210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x0702981e3210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722981e4210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742981e5210299, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2981e6211298, // V_BFE_I32 ENC_VOP3 default
    0x03e29a1e7211298, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04029c1e8211298, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0422981e9211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x0442981ea211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x0462981eb211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2981ec211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x0702981ed211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722981ee211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742981ef211298, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2981dc21229a, // V_BFI_B32 ENC_VOP3 default
    0x03e29a1dd21229a, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x04029c1de21229a, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x0422981df21229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x0442981e021229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x0462981e121229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2981e221229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x0702981e321229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722981e421229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742981e521229a, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c28c1be2133bd, // V_FMA_F32 ENC_VOP3 default
    0x03e28e1bf2133bd, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x0402901c02133bd, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04228c1c12133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04428c1c22133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x04628c1c32133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e28c1c42133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07028c1c52133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07228c1c62133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07428c1c72133bd, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c29e1f02143be, // V_FMA_F64 ENC_VOP3 default
    0x04229e1f12143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x04429e1f22143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x04629e1f32143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e29e1f42143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x07029e1f52143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07229e1f62143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07429e1f72143be, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2a01f82153d4, // V_LERP_U8 ENC_VOP3 default
    0x03e2a21f92153d4, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x0402a41fa2153d4, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x0422a01fb2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x0442a01fc2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x0462a01fd2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2a01fe2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x0702a01ff2153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722a02002153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742a02012153d4, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2a620221628f, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x03e2a820321628f, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x0402aa20421628f, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x0422a620521628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x0442a620621628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x0462a620721628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2a620821628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x0702a620921628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722a620a21628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742a620b21628f, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2a6202217290, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x03e2a8203217290, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x0402aa204217290, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x0422a6205217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x0442a6206217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x0462a6207217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2a6208217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x0702a6209217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722a620a217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742a620b217290, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c28c1be21841a, // V_MULLIT_F32 ENC_VOP3 default
    0x03e28e1bf21841a, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0402901c021841a, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04228c1c121841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x04428c1c221841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x04628c1c321841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e28c1c421841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x07028c1c521841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07228c1c621841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07428c1c721841a, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c28c1be219401, // V_MIN3_F32 ENC_VOP3 default
    0x03e28e1bf219401, // V_MIN3_F32 VOP3_VOP_DPP8 has_dpp8
    0x0402901c0219401, // V_MIN3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04228c1c1219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0
    0x04428c1c2219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1
    0x04628c1c3219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e28c1c4219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_2
    0x07028c1c5219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07228c1c6219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07428c1c7219401, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c29820c21a403, // V_MIN3_I32 ENC_VOP3 default
    0x03e29a20d21a403, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04029c20e21a403, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04229820f21a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x04429821021a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x04629821121a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e29821221a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x07029821321a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07229821421a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07429821521a403, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2981dc21b405, // V_MIN3_U32 ENC_VOP3 default
    0x03e29a1dd21b405, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04029c1de21b405, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x0422981df21b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x0442981e021b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x0462981e121b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2981e221b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x0702981e321b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722981e421b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742981e521b405, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c28c1be21c3e8, // V_MAX3_F32 ENC_VOP3 default
    0x03e28e1bf21c3e8, // V_MAX3_F32 VOP3_VOP_DPP8 has_dpp8
    0x0402901c021c3e8, // V_MAX3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04228c1c121c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0
    0x04428c1c221c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1
    0x04628c1c321c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e28c1c421c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_2
    0x07028c1c521c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07228c1c621c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07428c1c721c3e8, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c29820c21d3ea, // V_MAX3_I32 ENC_VOP3 default
    0x03e29a20d21d3ea, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04029c20e21d3ea, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04229820f21d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x04429821021d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x04629821121d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e29821221d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x07029821321d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07229821421d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07429821521d3ea, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2981dc21e3ec, // V_MAX3_U32 ENC_VOP3 default
    0x03e29a1dd21e3ec, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04029c1de21e3ec, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x0422981df21e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x0442981e021e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x0462981e121e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2981e221e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x0702981e321e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722981e421e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742981e521e3ec, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c28c1be21f3fb, // V_MED3_F32 ENC_VOP3 default
    0x03e28e1bf21f3fb, // V_MED3_F32 VOP3_VOP_DPP8 has_dpp8
    0x0402901c021f3fb, // V_MED3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04228c1c121f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0
    0x04428c1c221f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1
    0x04628c1c321f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e28c1c421f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_2
    0x07028c1c521f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07228c1c621f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07428c1c721f3fb, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c29820c2203fd, // V_MED3_I32 ENC_VOP3 default
    0x03e29a20d2203fd, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04029c20e2203fd, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04229820f2203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x0442982102203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x0462982112203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2982122203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x0702982132203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722982142203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742982152203fd, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2981dc2213ff, // V_MED3_U32 ENC_VOP3 default
    0x03e29a1dd2213ff, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04029c1de2213ff, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x0422981df2213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x0442981e02213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x0462981e12213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2981e22213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x0702981e32213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722981e42213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742981e52213ff, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c292216222457, // V_SAD_U8 ENC_VOP3 default
    0x03e294217222457, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x040296218222457, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x042292219222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x04429221a222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x04629221b222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e29221c222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x07029221d222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07229221e222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07429221f222457, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c292216223454, // V_SAD_HI_U8 ENC_VOP3 default
    0x03e294217223454, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x040296218223454, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x042292219223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x04429221a223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x04629221b223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e29221c223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x07029221d223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07229221e223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07429221f223454, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c292220224455, // V_SAD_U16 ENC_VOP3 default
    0x03e294221224455, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x040296222224455, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x042292223224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x044292224224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x046292225224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e292226224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x070292227224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x072292228224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x074292229224455, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2921dc225456, // V_SAD_U32 ENC_VOP3 default
    0x03e2941dd225456, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x0402961de225456, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x0422921df225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0442921e0225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0462921e1225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2921e2225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x0702921e3225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722921e4225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742921e5225456, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2ac22a226389, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x03e2ae22b226389, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x0402b022c226389, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x0422ac22d226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x0442ac22e226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x0462ac22f226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2ac230226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x0702ac231226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722ac232226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742ac233226389, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c28c1be22738f, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x04228c1c122738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x04428c1c222738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x04628c1c322738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e28c1c422738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x07028c1c522738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07228c1c622738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07428c1c722738f, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c29e1f0228390, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x04229e1f1228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x04429e1f2228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x04629e1f3228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e29e1f4228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x07029e1f5228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07229e1f6228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07429e1f7228390, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07628c234237391, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x07828c235237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x07a28c236237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x07c28c237237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07e28c238237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x08028c239237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08228c23a237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08428c23b237391, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07629e23c238392, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x07829e23d238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x07a29e23e238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x07c29e23f238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07e29e240238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x08029e241238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08229e242238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08429e243238392, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2b21f8239419, // V_MSAD_U8 ENC_VOP3 default
    0x03e2b41f9239419, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x0402b61fa239419, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x0422b21fb239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x0442b21fc239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0462b21fd239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2b21fe239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x0702b21ff239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722b2200239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742b2201239419, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2b824423a447, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x0422b824523a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0442b824623a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0462b824723a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2b824823a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x0702b824923a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722b824a23a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742b824b23a447, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2b824423b417, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x0422b824523b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x0442b824623b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0462b824723b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2b824823b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x0702b824923b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722b824a23b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742b824b23b417, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0862ba24c23d418, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x0882ba24d23d418, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x08a2ba24e23d418, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x08c2ba24f23d418, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c2981dc24047b, // V_XOR3_B32 ENC_VOP3 default
    0x03e29a1dd24047b, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04029c1de24047b, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x0422981df24047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0442981e024047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0462981e124047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2981e224047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x0702981e324047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722981e424047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742981e524047b, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2bc2502413e3, // V_MAD_U16 ENC_VOP3 default
    0x03e2be2512413e3, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x0402c02522413e3, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x0422bc2532413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x0442bc2542413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0462bc2552413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2bc2562413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x0702bc2572413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722bc2582413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742bc2592413e3, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2c225a244431, // V_PERM_B32 ENC_VOP3 default
    0x03e2c425b244431, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x0402c625c244431, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x0422c225d244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x0442c225e244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x0462c225f244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2c2260244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x0702c2261244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722c2262244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742c2263244431, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2981dc245479, // V_XAD_U32 ENC_VOP3 default
    0x03e29a1dd245479, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04029c1de245479, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x0422981df245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x0442981e0245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0462981e1245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2981e2245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x0702981e3245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722981e4245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742981e5245479, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2981dc2463da, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x03e29a1dd2463da, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04029c1de2463da, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x0422981df2463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x0442981e02463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x0462981e12463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2981e22463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x0702981e32463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722981e42463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742981e52463da, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2981dc24728a, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x03e29a1dd24728a, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x04029c1de24728a, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x0422981df24728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x0442981e024728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x0462981e124728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2981e224728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x0702981e324728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722981e424728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742981e524728a, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2c82642483bc, // V_FMA_F16 ENC_VOP3 default
    0x03e2ca2652483bc, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x0402cc2662483bc, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x0422c82672483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x0442c82682483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x0462c82692483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2c826a2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x0702c826b2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722c826c2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742c826d2483bc, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2c8264249400, // V_MIN3_F16 ENC_VOP3 default
    0x03e2ca265249400, // V_MIN3_F16 VOP3_VOP_DPP8 has_dpp8
    0x0402cc266249400, // V_MIN3_F16 VOP3_VOP_DPP16 has_dpp16
    0x0422c8267249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x0442c8268249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x0462c8269249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2c826a249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x0702c826b249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722c826c249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742c826d249400, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2bc26e24a402, // V_MIN3_I16 ENC_VOP3 default
    0x03e2be26f24a402, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x0402c027024a402, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x0422bc27124a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x0442bc27224a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x0462bc27324a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2bc27424a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x0702bc27524a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722bc27624a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742bc27724a402, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2bc25024b404, // V_MIN3_U16 ENC_VOP3 default
    0x03e2be25124b404, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x0402c025224b404, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x0422bc25324b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x0442bc25424b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x0462bc25524b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2bc25624b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x0702bc25724b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722bc25824b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742bc25924b404, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2c826424c3e7, // V_MAX3_F16 ENC_VOP3 default
    0x03e2ca26524c3e7, // V_MAX3_F16 VOP3_VOP_DPP8 has_dpp8
    0x0402cc26624c3e7, // V_MAX3_F16 VOP3_VOP_DPP16 has_dpp16
    0x0422c826724c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x0442c826824c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x0462c826924c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2c826a24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x0702c826b24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722c826c24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742c826d24c3e7, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2bc26e24d3e9, // V_MAX3_I16 ENC_VOP3 default
    0x03e2be26f24d3e9, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x0402c027024d3e9, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x0422bc27124d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x0442bc27224d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x0462bc27324d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2bc27424d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x0702bc27524d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722bc27624d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742bc27724d3e9, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2bc25024e3eb, // V_MAX3_U16 ENC_VOP3 default
    0x03e2be25124e3eb, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x0402c025224e3eb, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x0422bc25324e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x0442bc25424e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x0462bc25524e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2bc25624e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x0702bc25724e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722bc25824e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742bc25924e3eb, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2c826424f3fa, // V_MED3_F16 ENC_VOP3 default
    0x03e2ca26524f3fa, // V_MED3_F16 VOP3_VOP_DPP8 has_dpp8
    0x0402cc26624f3fa, // V_MED3_F16 VOP3_VOP_DPP16 has_dpp16
    0x0422c826724f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x0442c826824f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x0462c826924f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2c826a24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x0702c826b24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722c826c24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742c826d24f3fa, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2bc26e2503fc, // V_MED3_I16 ENC_VOP3 default
    0x03e2be26f2503fc, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x0402c02702503fc, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x0422bc2712503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x0442bc2722503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x0462bc2732503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2bc2742503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x0702bc2752503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722bc2762503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742bc2772503fc, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2bc2502513fe, // V_MED3_U16 ENC_VOP3 default
    0x03e2be2512513fe, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x0402c02522513fe, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x0422bc2532513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x0442bc2542513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x0462bc2552513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2bc2562513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x0702bc2572513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722bc2582513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742bc2592513fe, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2bc26e2533df, // V_MAD_I16 ENC_VOP3 default
    0x03e2be26f2533df, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x0402c02702533df, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x0422bc2712533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x0442bc2722533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x0462bc2732533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2bc2742533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x0702bc2752533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722bc2762533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742bc2772533df, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2c826425438e, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x03e2ca26525438e, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x0402cc26625438e, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x0422c826725438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x0442c826825438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x0462c826925438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2c826a25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x0702c826b25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722c826c25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742c826d25438e, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2981dc255284, // V_ADD3_U32 ENC_VOP3 default
    0x03e29a1dd255284, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04029c1de255284, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x0422981df255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x0442981e0255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x0462981e1255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2981e2255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x0702981e3255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722981e4255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742981e5255284, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2981dc2563db, // V_LSHL_OR_B32 ENC_VOP3 default
    0x03e29a1dd2563db, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04029c1de2563db, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0422981df2563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0442981e02563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0462981e12563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2981e22563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x0702981e32563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722981e42563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742981e52563db, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2981dc257293, // V_AND_OR_B32 ENC_VOP3 default
    0x03e29a1dd257293, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04029c1de257293, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x0422981df257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x0442981e0257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0462981e1257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2981e2257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x0702981e3257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722981e4257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742981e5257293, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2981dc25842a, // V_OR3_B32 ENC_VOP3 default
    0x03e29a1dd25842a, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04029c1de25842a, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x0422981df25842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x0442981e025842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0462981e125842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2981e225842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x0702981e325842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722981e425842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742981e525842a, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2ce2782593e4, // V_MAD_U32_U16 ENC_VOP3 default
    0x03e2d02792593e4, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x0402d227a2593e4, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x0422ce27b2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x0442ce27c2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x0462ce27d2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2ce27e2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x0702ce27f2593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722ce2802593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742ce2812593e4, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2ce28225a3e0, // V_MAD_I32_I16 ENC_VOP3 default
    0x03e2d028325a3e0, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x0402d228425a3e0, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x0422ce28525a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x0442ce28625a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x0462ce28725a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2ce28825a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x0702ce28925a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722ce28a25a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742ce28b25a3e0, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x08e2d428c25b42e, // V_PERMLANE16_B32 ENC_VOP3 default
    0x0902d428d25b42e, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x0922d428e25b42e, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x0942d428f25b42e, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08e2d428c25c430, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x0902d428d25c430, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x0922d428e25c430, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x0942d428f25c430, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0542d629025d360, // V_CNDMASK_B16 ENC_VOP3 default
    0x03e2d829125d360, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x0402da29225d360, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x0562d629325d360, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x0582d629425d360, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x05a2d629525d360, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c28c1be25e3ee, // V_MAXMIN_F32 ENC_VOP3 default
    0x03e28e1bf25e3ee, // V_MAXMIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x0402901c025e3ee, // V_MAXMIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x04228c1c125e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0
    0x04428c1c225e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1
    0x04628c1c325e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e28c1c425e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_2
    0x07028c1c525e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07228c1c625e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07428c1c725e3ee, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c28c1be25f407, // V_MINMAX_F32 ENC_VOP3 default
    0x03e28e1bf25f407, // V_MINMAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x0402901c025f407, // V_MINMAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x04228c1c125f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0
    0x04428c1c225f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1
    0x04628c1c325f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e28c1c425f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_2
    0x07028c1c525f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07228c1c625f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07428c1c725f407, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2c82642603ed, // V_MAXMIN_F16 ENC_VOP3 default
    0x03e2ca2652603ed, // V_MAXMIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x0402cc2662603ed, // V_MAXMIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x0422c82672603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0
    0x0442c82682603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1
    0x0462c82692603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2c826a2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_2
    0x0702c826b2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722c826c2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742c826d2603ed, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2c8264261406, // V_MINMAX_F16 ENC_VOP3 default
    0x03e2ca265261406, // V_MINMAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x0402cc266261406, // V_MINMAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x0422c8267261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0
    0x0442c8268261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1
    0x0462c8269261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2c826a261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_2
    0x0702c826b261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722c826c261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742c826d261406, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2981dc2623f0, // V_MAXMIN_U32 ENC_VOP3 default
    0x03e29a1dd2623f0, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x04029c1de2623f0, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x0422981df2623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x0442981e02623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x0462981e12623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2981e22623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x0702981e32623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722981e42623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742981e52623f0, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2981dc263409, // V_MINMAX_U32 ENC_VOP3 default
    0x03e29a1dd263409, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x04029c1de263409, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x0422981df263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x0442981e0263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x0462981e1263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2981e2263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x0702981e3263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722981e4263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742981e5263409, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c29820c2643ef, // V_MAXMIN_I32 ENC_VOP3 default
    0x03e29a20d2643ef, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04029c20e2643ef, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04229820f2643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x0442982102643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x0462982112643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2982122643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x0702982132643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722982142643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742982152643ef, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c29820c265408, // V_MINMAX_I32 ENC_VOP3 default
    0x03e29a20d265408, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04029c20e265408, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04229820f265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x044298210265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x046298211265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e298212265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x070298213265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x072298214265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x074298215265408, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2dc296266397, // V_DOT2_F16_F16 ENC_VOP3 default
    0x03e2de297266397, // V_DOT2_F16_F16 VOP3_VOP_DPP8 has_dpp8
    0x0402e0298266397, // V_DOT2_F16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0422dc299266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0
    0x0442dc29a266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1
    0x0462dc29b266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2dc29c266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_2
    0x0702dc29d266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722dc29e266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742dc29f266397, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x03c2e22a0267396, // V_DOT2_BF16_BF16 ENC_VOP3 default
    0x03e2e42a1267396, // V_DOT2_BF16_BF16 VOP3_VOP_DPP8 has_dpp8
    0x0402e62a2267396, // V_DOT2_BF16_BF16 VOP3_VOP_DPP16 has_dpp16
    0x0422e22a3267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0
    0x0442e22a4267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1
    0x0462e22a5267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x06e2e22a6267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_2
    0x0702e22a7267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0722e22a8267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0742e22a9267396, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0962e82aa2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x0982e82ab2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x09a2e82ac2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x09c2e82ad2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x09e2e82ae2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a02e82af2fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a22e82b02fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0a42e82b12fc393, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0962ea2b22fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x0982ea2b32fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x09a2ea2b42fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x09c2ea2b52fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x09e2ea2b62fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a02ea2b72fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a22ea2b82fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0a42ea2b92fd394, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0962ec2ba2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x0982ec2bb2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x09a2ec2bc2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x09c2ec2bd2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x09e2ec2be2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a02ec2bf2fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a22ec2c02fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0a42ec2c12fe3e6, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0962ec2c22ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x0982ec2c32ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x09a2ec2c42ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x09c2ec2c52ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x09e2ec2c62ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a02ec2c72ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a22ec2c82ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0a42ec2c92ff3e2, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0962ee2ca300286, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x05e2f02cb300286, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0602f22cc300286, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0982ee2cd300286, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x09a2ee2ce300286, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x09c2ee2cf300286, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0962ee2ca301464, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x05e2f02cb301464, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0602f22cc301464, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0982ee2cd301464, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x09a2ee2ce301464, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x09c2ee2cf301464, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0962ee2ca30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x05e2f02cb30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x0602f22cc30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x0982ee2cd30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x09a2ee2ce30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x09c2ee2cf30245f, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x03c2f42d030328d, // V_ADD_NC_U16 ENC_VOP3 default
    0x03e2f62d130328d, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x0402f82d230328d, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x0422f42d330328d, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x0442f42d430328d, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x0462f42d530328d, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c2f42d0304469, // V_SUB_NC_U16 ENC_VOP3 default
    0x03e2f62d1304469, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x0402f82d2304469, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x0422f42d3304469, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x0442f42d4304469, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x0462f42d5304469, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c2fa2d0305424, // V_MUL_LO_U16 ENC_VOP3 default
    0x03e2fc2d1305424, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x0402fe2d2305424, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x0422fa2d3305424, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x0442fa2d4305424, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x0462fa2d5305424, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3002d6306380, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x03e3022d7306380, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0403042d8306380, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0423002d9306380, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x0443002da306380, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x0463002db306380, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3002dc307387, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x03e3022dd307387, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0403042de307387, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0423002df307387, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x0443002e0307387, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x0463002e1307387, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c2fa2d03093f6, // V_MAX_U16 ENC_VOP3 default
    0x03e2fc2d13093f6, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x0402fe2d23093f6, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x0422fa2d33093f6, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x0442fa2d43093f6, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x0462fa2d53093f6, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c2fa2e230a3f4, // V_MAX_I16 ENC_VOP3 default
    0x03e2fc2e330a3f4, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x0402fe2e430a3f4, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x0422fa2e530a3f4, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x0442fa2e630a3f4, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x0462fa2e730a3f4, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c2fa2d030b40f, // V_MIN_U16 ENC_VOP3 default
    0x03e2fc2d130b40f, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x0402fe2d230b40f, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x0422fa2d330b40f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x0442fa2d430b40f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x0462fa2d530b40f, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c2fa2e230c40d, // V_MIN_I16 ENC_VOP3 default
    0x03e2fc2e330c40d, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x0402fe2e430c40d, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x0422fa2e530c40d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x0442fa2e630c40d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x0462fa2e730c40d, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c2f42e230d28b, // V_ADD_NC_I16 ENC_VOP3 default
    0x03e2f62e330d28b, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x0402f82e430d28b, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x0422f42e530d28b, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x0442f42e630d28b, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x0462f42e730d28b, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c2f42e230e467, // V_SUB_NC_I16 ENC_VOP3 default
    0x03e2f62e330e467, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x0402f82e430e467, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x0422f42e530e467, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x0442f42e630e467, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x0462f42e730e467, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3062e831142d, // V_PACK_B32_F16 ENC_VOP3 default
    0x03e3082e931142d, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x04030a2ea31142d, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x0423062eb31142d, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x0443062ec31142d, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x0463062ed31142d, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3062ee312382, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x03e3082ef312382, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04030a2f0312382, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0423062f1312382, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0443062f2312382, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x0463062f3312382, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3062f4313384, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x03e3082f5313384, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04030a2f6313384, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x0423062f7313384, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0443062f8313384, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x0463062f9313384, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c30c2fa31c3d2, // V_LDEXP_F32 ENC_VOP3 default
    0x03e30e2fb31c3d2, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x0403102fc31c3d2, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04230c2fd31c3d2, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04430c2fe31c3d2, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x04630c2ff31c3d2, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c31212f31d29b, // V_BFM_B32 ENC_VOP3 default
    0x03e24c30031d29b, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x04024e30131d29b, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x04231213231d29b, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x04431213331d29b, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x04631213431d29b, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c31212f31e297, // V_BCNT_U32_B32 ENC_VOP3 default
    0x03e24c30031e297, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x04024e30131e297, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04231213231e297, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04431213331e297, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04631213431e297, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c31212f31f3f9, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x03e24c30031f3f9, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x04024e30131f3f9, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04231213231f3f9, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04431213331f3f9, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x04631213431f3f9, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c31212f3203f8, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x03e24c3003203f8, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x04024e3013203f8, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x0423121323203f8, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x0443121333203f8, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x0463121343203f8, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3002d6321383, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x03e3022d7321383, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0403042d8321383, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0423002d9321383, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x0443002da321383, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x0463002db321383, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c3002dc322385, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x03e3022dd322385, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x0403042de322385, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x0423002df322385, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x0443002e0322385, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x0463002e1322385, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c312302323388, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x03e24c303323388, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x04024e304323388, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x042312305323388, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x044312306323388, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x046312307323388, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c312308324381, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x03e24c309324381, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x04024e30a324381, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x04231230b324381, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x04431230c324381, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x04631230d324381, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c314129325468, // V_SUB_NC_I32 ENC_VOP3 default
    0x03e24630e325468, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x04024830f325468, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x04231412c325468, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04431412d325468, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04631412e325468, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c31412932628c, // V_ADD_NC_I32 ENC_VOP3 default
    0x03e24630e32628c, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x04024830f32628c, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x04231412c32628c, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04431412d32628c, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x04631412e32628c, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c316310327289, // V_ADD_F64 ENC_VOP3 default
    0x042316311327289, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x044316312327289, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x046316313327289, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c31631032841e, // V_MUL_F64 ENC_VOP3 default
    0x04231631132841e, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x04431631232841e, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x04631631332841e, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c31631032940c, // V_MIN_F64 ENC_VOP3 default
    0x04231631132940c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x04431631232940c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x04631631332940c, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c31631032a3f3, // V_MAX_F64 ENC_VOP3 default
    0x04231631132a3f3, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x04431631232a3f3, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x04631631332a3f3, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c31831432b3d3, // V_LDEXP_F64 ENC_VOP3 default
    0x04231831532b3d3, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x04431831632b3d3, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x04631831732b3d3, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c31212f32c425, // V_MUL_LO_U32 ENC_VOP3 default
    0x04231213232c425, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x04431213332c425, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x04631213432c425, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c31212f32d421, // V_MUL_HI_U32 ENC_VOP3 default
    0x04231213232d421, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x04431213332d421, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x04631213432d421, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c31212932e41f, // V_MUL_HI_I32 ENC_VOP3 default
    0x04231212c32e41f, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x04431212d32e41f, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x04631212e32e41f, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c31831832f46e, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x04231831932f46e, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x04431831a32f46e, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x04631831b32f46e, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c2fa2d03383d7, // V_LSHLREV_B16 ENC_VOP3 default
    0x03e2fc2d13383d7, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x0402fe2d23383d7, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x0422fa2d33383d7, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x0442fa2d43383d7, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x0462fa2d53383d7, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c2fa2d03393dc, // V_LSHRREV_B16 ENC_VOP3 default
    0x03e2fc2d13393dc, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x0402fe2d23393dc, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x0422fa2d33393dc, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x0442fa2d43393dc, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x0462fa2d53393dc, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c2fa31c33a294, // V_ASHRREV_I16 ENC_VOP3 default
    0x03e2fc31d33a294, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x0402fe31e33a294, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x0422fa31f33a294, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x0442fa32033a294, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x0462fa32133a294, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0a631a32233c3d9, // V_LSHLREV_B64 ENC_VOP3 default
    0x0a831a32333c3d9, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0aa31a32433c3d9, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0a631a32233d3de, // V_LSHRREV_B64 ENC_VOP3 default
    0x0a831a32333d3de, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0aa31a32433d3de, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0a631a32533e296, // V_ASHRREV_I64 ENC_VOP3 default
    0x0a831a32633e296, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x0aa31a32733e296, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x0ac31c32836044d, // V_READLANE_B32 ENC_VOP3 default
    0x0ae31e329361478, // V_WRITELANE_B32 ENC_VOP3 default
    0x0b031e32a361478, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x03c2fa2d0362291, // V_AND_B16 ENC_VOP3 default
    0x03e2fc2d1362291, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x0402fe2d2362291, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x0422fa2d3362291, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x0442fa2d4362291, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x0462fa2d5362291, // V_AND_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c2fa2d036342b, // V_OR_B16 ENC_VOP3 default
    0x03e2fc2d136342b, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x0402fe2d236342b, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x0422fa2d336342b, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x0442fa2d436342b, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x0462fa2d536342b, // V_OR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x03c2fa2d036447c, // V_XOR_B16 ENC_VOP3 default
    0x03e2fc2d136447c, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x0402fe2d236447c, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x0422fa2d336447c, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x0442fa2d436447c, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x0462fa2d536447c, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0b200032b00004e, // DS_ADD_U32 ENC_DS default
    0x0b200032b0010bf, // DS_SUB_U32 ENC_DS default
    0x0b200032b0020a7, // DS_RSUB_U32 ENC_DS default
    0x0b200032b00306d, // DS_INC_U32 ENC_DS default
    0x0b200032b004063, // DS_DEC_U32 ENC_DS default
    0x0b200032c005090, // DS_MIN_I32 ENC_DS default
    0x0b200032c006084, // DS_MAX_I32 ENC_DS default
    0x0b200032b007098, // DS_MIN_U32 ENC_DS default
    0x0b200032b00808c, // DS_MAX_U32 ENC_DS default
    0x0b200032d009050, // DS_AND_B32 ENC_DS default
    0x0b200032d00a0a0, // DS_OR_B32 ENC_DS default
    0x0b200032d00b0c3, // DS_XOR_B32 ENC_DS default
    0x0b200232e00c09a, // DS_MSKOR_B32 ENC_DS default
    0x0b200032f00d0b7, // DS_STORE_B32 ENC_DS default
    0x0b200433000e0af, // DS_STORE_2ADDR_B32 ENC_DS default
    0x0b200433000f0b1, // DS_STORE_2ADDR_STRIDE64_B32 ENC_DS default
    0x0b200232e010057, // DS_CMPSTORE_B32 ENC_DS default
    0x0b2002331011059, // DS_CMPSTORE_F32 ENC_DS default
    0x0b200033201208e, // DS_MIN_F32 ENC_DS default
    0x0b2000332013082, // DS_MAX_F32 ENC_DS default
    0x0b200615501409e, // DS_NOP ENC_DS default
    0x0b2000332015049, // DS_ADD_F32 ENC_DS default
    0x0b4008333018069, // DS_GWS_SEMA_RELEASE_ALL ENC_DS default
    0x0b400a334019066, // DS_GWS_INIT ENC_DS default
    0x0b400833301a06a, // DS_GWS_SEMA_V ENC_DS default
    0x0b400a33401b067, // DS_GWS_SEMA_BR ENC_DS default
    0x0b400833301c068, // DS_GWS_SEMA_P ENC_DS default
    0x0b400a33401d065, // DS_GWS_BARRIER ENC_DS default
    0x0b200033501e0b9, // DS_STORE_B8 ENC_DS default
    0x0b200c33601f0b5, // DS_STORE_B16 ENC_DS default
    0x0b200e33702004c, // DS_ADD_RTN_U32 ENC_DS default
    0x0b200e3370210bd, // DS_SUB_RTN_U32 ENC_DS default
    0x0b200e3370220a5, // DS_RSUB_RTN_U32 ENC_DS default
    0x0b200e33702306b, // DS_INC_RTN_U32 ENC_DS default
    0x0b200e337024061, // DS_DEC_RTN_U32 ENC_DS default
    0x0b200e338025094, // DS_MIN_RTN_I32 ENC_DS default
    0x0b200e338026088, // DS_MAX_RTN_I32 ENC_DS default
    0x0b200e337027096, // DS_MIN_RTN_U32 ENC_DS default
    0x0b200e33702808a, // DS_MAX_RTN_U32 ENC_DS default
    0x0b200e339029052, // DS_AND_RTN_B32 ENC_DS default
    0x0b200e33902a0a2, // DS_OR_RTN_B32 ENC_DS default
    0x0b200e33902b0c5, // DS_XOR_RTN_B32 ENC_DS default
    0x0b201033a02c09c, // DS_MSKOR_RTN_B32 ENC_DS default
    0x0b200e33902d0ad, // DS_STOREXCHG_RTN_B32 ENC_DS default
    0x0b201233b02e0a9, // DS_STOREXCHG_2ADDR_RTN_B32 ENC_DS default
    0x0b201233b02f0ab, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B32 ENC_DS default
    0x0b201033a03005b, // DS_CMPSTORE_RTN_B32 ENC_DS default
    0x0b201033c03105d, // DS_CMPSTORE_RTN_F32 ENC_DS default
    0x0b200e33d032092, // DS_MIN_RTN_F32 ENC_DS default
    0x0b200e33d033086, // DS_MAX_RTN_F32 ENC_DS default
    0x0b201033a0340c2, // DS_WRAP_RTN_B32 ENC_DS default
    0x0b201433e0350c1, // DS_SWIZZLE_B32 ENC_DS default
    0x0b201633f036075, // DS_LOAD_B32 ENC_DS default
    0x0b201834003706f, // DS_LOAD_2ADDR_B32 ENC_DS default
    0x0b2018340038071, // DS_LOAD_2ADDR_STRIDE64_B32 ENC_DS default
    0x0b2016341039079, // DS_LOAD_I8 ENC_DS default
    0x0b201634203a07f, // DS_LOAD_U8 ENC_DS default
    0x0b201634303b078, // DS_LOAD_I16 ENC_DS default
    0x0b201634403c07c, // DS_LOAD_U16 ENC_DS default
    0x0b201a34503d060, // DS_CONSUME ENC_DS default
    0x0b201a34503e054, // DS_APPEND ENC_DS default
    0x0b401c34603f09f, // DS_ORDERED_COUNT ENC_DS default
    0x0b201e34704004f, // DS_ADD_U64 ENC_DS default
    0x0b201e3470410c0, // DS_SUB_U64 ENC_DS default
    0x0b201e3470420a8, // DS_RSUB_U64 ENC_DS default
    0x0b201e34704306e, // DS_INC_U64 ENC_DS default
    0x0b201e347044064, // DS_DEC_U64 ENC_DS default
    0x0b201e348045091, // DS_MIN_I64 ENC_DS default
    0x0b201e348046085, // DS_MAX_I64 ENC_DS default
    0x0b201e347047099, // DS_MIN_U64 ENC_DS default
    0x0b201e34704808d, // DS_MAX_U64 ENC_DS default
    0x0b201e349049051, // DS_AND_B64 ENC_DS default
    0x0b201e34904a0a1, // DS_OR_B64 ENC_DS default
    0x0b201e34904b0c4, // DS_XOR_B64 ENC_DS default
    0x0b202034a04c09b, // DS_MSKOR_B64 ENC_DS default
    0x0b201e34b04d0b8, // DS_STORE_B64 ENC_DS default
    0x0b202234c04e0b0, // DS_STORE_2ADDR_B64 ENC_DS default
    0x0b202234c04f0b2, // DS_STORE_2ADDR_STRIDE64_B64 ENC_DS default
    0x0b202034a050058, // DS_CMPSTORE_B64 ENC_DS default
    0x0b202434d05105a, // DS_CMPSTORE_F64 ENC_DS default
    0x0b202634e05208f, // DS_MIN_F64 ENC_DS default
    0x0b202634e053083, // DS_MAX_F64 ENC_DS default
    0x0b202834f06004d, // DS_ADD_RTN_U64 ENC_DS default
    0x0b202834f0610be, // DS_SUB_RTN_U64 ENC_DS default
    0x0b202834f0620a6, // DS_RSUB_RTN_U64 ENC_DS default
    0x0b202834f06306c, // DS_INC_RTN_U64 ENC_DS default
    0x0b202834f064062, // DS_DEC_RTN_U64 ENC_DS default
    0x0b2028350065095, // DS_MIN_RTN_I64 ENC_DS default
    0x0b2028350066089, // DS_MAX_RTN_I64 ENC_DS default
    0x0b202834f067097, // DS_MIN_RTN_U64 ENC_DS default
    0x0b202834f06808b, // DS_MAX_RTN_U64 ENC_DS default
    0x0b2028351069053, // DS_AND_RTN_B64 ENC_DS default
    0x0b202835106a0a3, // DS_OR_RTN_B64 ENC_DS default
    0x0b202835106b0c6, // DS_XOR_RTN_B64 ENC_DS default
    0x0b202a35206c09d, // DS_MSKOR_RTN_B64 ENC_DS default
    0x0b202835106d0ae, // DS_STOREXCHG_RTN_B64 ENC_DS default
    0x0b202c35306e0aa, // DS_STOREXCHG_2ADDR_RTN_B64 ENC_DS default
    0x0b202c35306f0ac, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B64 ENC_DS default
    0x0b202a35207005c, // DS_CMPSTORE_RTN_B64 ENC_DS default
    0x0b202e35407105e, // DS_CMPSTORE_RTN_F64 ENC_DS default
    0x0b2030355072093, // DS_MIN_RTN_F64 ENC_DS default
    0x0b2030355073087, // DS_MAX_RTN_F64 ENC_DS default
    0x0b2032356076076, // DS_LOAD_B64 ENC_DS default
    0x0b2034357077070, // DS_LOAD_2ADDR_B64 ENC_DS default
    0x0b2034357078072, // DS_LOAD_2ADDR_STRIDE64_B64 ENC_DS default
    0x0b200e33d07904b, // DS_ADD_RTN_F32 ENC_DS default
    0x0b403635807a04a, // DS_ADD_GS_REG_RTN ENC_DS default
    0x0b403635807b0bc, // DS_SUB_GS_REG_RTN ENC_DS default
    0x0b202835107e05f, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0x0b20003590a00ba, // DS_STORE_B8_D16_HI ENC_DS default
    0x0b200035a0a10b6, // DS_STORE_B16_D16_HI ENC_DS default
    0x0b201635b0a2080, // DS_LOAD_U8_D16 ENC_DS default
    0x0b201635b0a3081, // DS_LOAD_U8_D16_HI ENC_DS default
    0x0b201635c0a407a, // DS_LOAD_I8_D16 ENC_DS default
    0x0b201635c0a507b, // DS_LOAD_I8_D16_HI ENC_DS default
    0x0b201635d0a607d, // DS_LOAD_U16_D16 ENC_DS default
    0x0b201635d0a707e, // DS_LOAD_U16_D16_HI ENC_DS default
    0x0b203835e0ad056, // DS_BVH_STACK_RTN_B32 ENC_DS default
    0x0b203a35f0b00b3, // DS_STORE_ADDTID_B32 ENC_DS default
    0x0b201a3600b1073, // DS_LOAD_ADDTID_B32 ENC_DS default
    0x0b203c3610b20a4, // DS_PERMUTE_B32 ENC_DS default
    0x0b203c3610b3055, // DS_BPERMUTE_B32 ENC_DS default
    0x0b203e3620de0bb, // DS_STORE_B96 ENC_DS default
    0x0b20403630df0b4, // DS_STORE_B128 ENC_DS default
    0x0b20423640fe077, // DS_LOAD_B96 ENC_DS default
    0x0b20443650ff074, // DS_LOAD_B128 ENC_DS default
    0x0b60483660100f3, // FLAT_LOAD_U8 ENC_FLAT default
    0x0b807c367010196, // SCRATCH_LOAD_U8 ENC_FLAT_SCRATCH default
    0x0ba060368010129, // GLOBAL_LOAD_U8 ENC_FLAT_GLOBAL default
    0x0b60483690110f1, // FLAT_LOAD_I8 ENC_FLAT default
    0x0b807c36a011194, // SCRATCH_LOAD_I8 ENC_FLAT_SCRATCH default
    0x0ba06036b011127, // GLOBAL_LOAD_I8 ENC_FLAT_GLOBAL default
    0x0b604836c0120f2, // FLAT_LOAD_U16 ENC_FLAT default
    0x0b807c36d012195, // SCRATCH_LOAD_U16 ENC_FLAT_SCRATCH default
    0x0ba06036e012128, // GLOBAL_LOAD_U16 ENC_FLAT_GLOBAL default
    0x0b604836f0130f0, // FLAT_LOAD_I16 ENC_FLAT default
    0x0b807c370013193, // SCRATCH_LOAD_I16 ENC_FLAT_SCRATCH default
    0x0ba060371013126, // GLOBAL_LOAD_I16 ENC_FLAT_GLOBAL default
    0x0b60483720140e7, // FLAT_LOAD_B32 ENC_FLAT default
    0x0b807c37301418a, // SCRATCH_LOAD_B32 ENC_FLAT_SCRATCH default
    0x0ba06037401411d, // GLOBAL_LOAD_B32 ENC_FLAT_GLOBAL default
    0x0b604a3750150e8, // FLAT_LOAD_B64 ENC_FLAT default
    0x0b807e37601518b, // SCRATCH_LOAD_B64 ENC_FLAT_SCRATCH default
    0x0ba06237701511e, // GLOBAL_LOAD_B64 ENC_FLAT_GLOBAL default
    0x0b604c3780160e9, // FLAT_LOAD_B96 ENC_FLAT default
    0x0b808037901618c, // SCRATCH_LOAD_B96 ENC_FLAT_SCRATCH default
    0x0ba06437a01611f, // GLOBAL_LOAD_B96 ENC_FLAT_GLOBAL default
    0x0b604e37b0170e6, // FLAT_LOAD_B128 ENC_FLAT default
    0x0b808237c017189, // SCRATCH_LOAD_B128 ENC_FLAT_SCRATCH default
    0x0ba06637d01711c, // GLOBAL_LOAD_B128 ENC_FLAT_GLOBAL default
    0x0b605037e0180f8, // FLAT_STORE_B8 ENC_FLAT default
    0x0b808437f01819b, // SCRATCH_STORE_B8 ENC_FLAT_SCRATCH default
    0x0ba06838001812f, // GLOBAL_STORE_B8 ENC_FLAT_GLOBAL default
    0x0b60503810190f5, // FLAT_STORE_B16 ENC_FLAT default
    0x0b8084382019198, // SCRATCH_STORE_B16 ENC_FLAT_SCRATCH default
    0x0ba06838301912c, // GLOBAL_STORE_B16 ENC_FLAT_GLOBAL default
    0x0b605038401a0f6, // FLAT_STORE_B32 ENC_FLAT default
    0x0b808438501a199, // SCRATCH_STORE_B32 ENC_FLAT_SCRATCH default
    0x0ba06838601a12d, // GLOBAL_STORE_B32 ENC_FLAT_GLOBAL default
    0x0b605238701b0f7, // FLAT_STORE_B64 ENC_FLAT default
    0x0b808638801b19a, // SCRATCH_STORE_B64 ENC_FLAT_SCRATCH default
    0x0ba06a38901b12e, // GLOBAL_STORE_B64 ENC_FLAT_GLOBAL default
    0x0b605438a01c0f9, // FLAT_STORE_B96 ENC_FLAT default
    0x0b808838b01c19c, // SCRATCH_STORE_B96 ENC_FLAT_SCRATCH default
    0x0ba06c38c01c130, // GLOBAL_STORE_B96 ENC_FLAT_GLOBAL default
    0x0b605638d01d0f4, // FLAT_STORE_B128 ENC_FLAT default
    0x0b808a38e01d197, // SCRATCH_STORE_B128 ENC_FLAT_SCRATCH default
    0x0ba06e38f01d12b, // GLOBAL_STORE_B128 ENC_FLAT_GLOBAL default
    0x0b604836601e0ef, // FLAT_LOAD_D16_U8 ENC_FLAT default
    0x0b807c36701e192, // SCRATCH_LOAD_D16_U8 ENC_FLAT_SCRATCH default
    0x0ba06036801e125, // GLOBAL_LOAD_D16_U8 ENC_FLAT_GLOBAL default
    0x0b604836901f0ee, // FLAT_LOAD_D16_I8 ENC_FLAT default
    0x0b807c36a01f191, // SCRATCH_LOAD_D16_I8 ENC_FLAT_SCRATCH default
    0x0ba06036b01f124, // GLOBAL_LOAD_D16_I8 ENC_FLAT_GLOBAL default
    0x0b60483900200ea, // FLAT_LOAD_D16_B16 ENC_FLAT default
    0x0b807c39102018d, // SCRATCH_LOAD_D16_B16 ENC_FLAT_SCRATCH default
    0x0ba060392020120, // GLOBAL_LOAD_D16_B16 ENC_FLAT_GLOBAL default
    0x0b60483660210ed, // FLAT_LOAD_D16_HI_U8 ENC_FLAT default
    0x0b807c367021190, // SCRATCH_LOAD_D16_HI_U8 ENC_FLAT_SCRATCH default
    0x0ba060368021123, // GLOBAL_LOAD_D16_HI_U8 ENC_FLAT_GLOBAL default
    0x0b60483690220ec, // FLAT_LOAD_D16_HI_I8 ENC_FLAT default
    0x0b807c36a02218f, // SCRATCH_LOAD_D16_HI_I8 ENC_FLAT_SCRATCH default
    0x0ba06036b022122, // GLOBAL_LOAD_D16_HI_I8 ENC_FLAT_GLOBAL default
    0x0b60483900230eb, // FLAT_LOAD_D16_HI_B16 ENC_FLAT default
    0x0b807c39102318e, // SCRATCH_LOAD_D16_HI_B16 ENC_FLAT_SCRATCH default
    0x0ba060392023121, // GLOBAL_LOAD_D16_HI_B16 ENC_FLAT_GLOBAL default
    0x0b605037e0240fb, // FLAT_STORE_D16_HI_B8 ENC_FLAT default
    0x0b808437f02419e, // SCRATCH_STORE_D16_HI_B8 ENC_FLAT_SCRATCH default
    0x0ba068380024132, // GLOBAL_STORE_D16_HI_B8 ENC_FLAT_GLOBAL default
    0x0b60503810250fa, // FLAT_STORE_D16_HI_B16 ENC_FLAT default
    0x0b808438202519d, // SCRATCH_STORE_D16_HI_B16 ENC_FLAT_SCRATCH default
    0x0ba068383025131, // GLOBAL_STORE_D16_HI_B16 ENC_FLAT_GLOBAL default
    0x0ba07039302811b, // GLOBAL_LOAD_ADDTID_B32 ENC_FLAT_GLOBAL default
    0x0ba07239402912a, // GLOBAL_STORE_ADDTID_B32 ENC_FLAT_GLOBAL default
    0x0b60583950330e2, // FLAT_ATOMIC_SWAP_B32 ENC_FLAT default
    0x0ba074396033117, // GLOBAL_ATOMIC_SWAP_B32 ENC_FLAT_GLOBAL default
    0x0b605a3970340cd, // FLAT_ATOMIC_CMPSWAP_B32 ENC_FLAT default
    0x0ba076398034101, // GLOBAL_ATOMIC_CMPSWAP_B32 ENC_FLAT_GLOBAL default
    0x0b60583990350c9, // FLAT_ATOMIC_ADD_U32 ENC_FLAT default
    0x0ba07439a0350fd, // GLOBAL_ATOMIC_ADD_U32 ENC_FLAT_GLOBAL default
    0x0b60583990360e0, // FLAT_ATOMIC_SUB_U32 ENC_FLAT default
    0x0ba07439a036115, // GLOBAL_ATOMIC_SUB_U32 ENC_FLAT_GLOBAL default
    0x0ba07439a037104, // GLOBAL_ATOMIC_CSUB_U32 ENC_FLAT_GLOBAL default
    0x0b605839b0380da, // FLAT_ATOMIC_MIN_I32 ENC_FLAT default
    0x0ba07439c03810f, // GLOBAL_ATOMIC_MIN_I32 ENC_FLAT_GLOBAL default
    0x0b60583990390dc, // FLAT_ATOMIC_MIN_U32 ENC_FLAT default
    0x0ba07439a039111, // GLOBAL_ATOMIC_MIN_U32 ENC_FLAT_GLOBAL default
    0x0b605839b03a0d5, // FLAT_ATOMIC_MAX_I32 ENC_FLAT default
    0x0ba07439c03a10a, // GLOBAL_ATOMIC_MAX_I32 ENC_FLAT_GLOBAL default
    0x0b605839903b0d7, // FLAT_ATOMIC_MAX_U32 ENC_FLAT default
    0x0ba07439a03b10c, // GLOBAL_ATOMIC_MAX_U32 ENC_FLAT_GLOBAL default
    0x0b605839503c0cb, // FLAT_ATOMIC_AND_B32 ENC_FLAT default
    0x0ba07439603c0ff, // GLOBAL_ATOMIC_AND_B32 ENC_FLAT_GLOBAL default
    0x0b605839503d0de, // FLAT_ATOMIC_OR_B32 ENC_FLAT default
    0x0ba07439603d113, // GLOBAL_ATOMIC_OR_B32 ENC_FLAT_GLOBAL default
    0x0b605839503e0e4, // FLAT_ATOMIC_XOR_B32 ENC_FLAT default
    0x0ba07439603e119, // GLOBAL_ATOMIC_XOR_B32 ENC_FLAT_GLOBAL default
    0x0b605839903f0d2, // FLAT_ATOMIC_INC_U32 ENC_FLAT default
    0x0ba07439a03f107, // GLOBAL_ATOMIC_INC_U32 ENC_FLAT_GLOBAL default
    0x0b60583990400d0, // FLAT_ATOMIC_DEC_U32 ENC_FLAT default
    0x0ba07439a040105, // GLOBAL_ATOMIC_DEC_U32 ENC_FLAT_GLOBAL default
    0x0b605c39d0410e3, // FLAT_ATOMIC_SWAP_B64 ENC_FLAT default
    0x0ba07839e041118, // GLOBAL_ATOMIC_SWAP_B64 ENC_FLAT_GLOBAL default
    0x0b605e39f0420ce, // FLAT_ATOMIC_CMPSWAP_B64 ENC_FLAT default
    0x0ba07a3a0042102, // GLOBAL_ATOMIC_CMPSWAP_B64 ENC_FLAT_GLOBAL default
    0x0b605c3a10430ca, // FLAT_ATOMIC_ADD_U64 ENC_FLAT default
    0x0ba0783a20430fe, // GLOBAL_ATOMIC_ADD_U64 ENC_FLAT_GLOBAL default
    0x0b605c3a10440e1, // FLAT_ATOMIC_SUB_U64 ENC_FLAT default
    0x0ba0783a2044116, // GLOBAL_ATOMIC_SUB_U64 ENC_FLAT_GLOBAL default
    0x0b605c3a30450db, // FLAT_ATOMIC_MIN_I64 ENC_FLAT default
    0x0ba0783a4045110, // GLOBAL_ATOMIC_MIN_I64 ENC_FLAT_GLOBAL default
    0x0b605c3a10460dd, // FLAT_ATOMIC_MIN_U64 ENC_FLAT default
    0x0ba0783a2046112, // GLOBAL_ATOMIC_MIN_U64 ENC_FLAT_GLOBAL default
    0x0b605c3a30470d6, // FLAT_ATOMIC_MAX_I64 ENC_FLAT default
    0x0ba0783a404710b, // GLOBAL_ATOMIC_MAX_I64 ENC_FLAT_GLOBAL default
    0x0b605c3a10480d8, // FLAT_ATOMIC_MAX_U64 ENC_FLAT default
    0x0ba0783a204810d, // GLOBAL_ATOMIC_MAX_U64 ENC_FLAT_GLOBAL default
    0x0b605c39d0490cc, // FLAT_ATOMIC_AND_B64 ENC_FLAT default
    0x0ba07839e049100, // GLOBAL_ATOMIC_AND_B64 ENC_FLAT_GLOBAL default
    0x0b605c39d04a0df, // FLAT_ATOMIC_OR_B64 ENC_FLAT default
    0x0ba07839e04a114, // GLOBAL_ATOMIC_OR_B64 ENC_FLAT_GLOBAL default
    0x0b605c39d04b0e5, // FLAT_ATOMIC_XOR_B64 ENC_FLAT default
    0x0ba07839e04b11a, // GLOBAL_ATOMIC_XOR_B64 ENC_FLAT_GLOBAL default
    0x0b605c3a104c0d3, // FLAT_ATOMIC_INC_U64 ENC_FLAT default
    0x0ba0783a204c108, // GLOBAL_ATOMIC_INC_U64 ENC_FLAT_GLOBAL default
    0x0b605c3a104d0d1, // FLAT_ATOMIC_DEC_U64 ENC_FLAT default
    0x0ba0783a204d106, // GLOBAL_ATOMIC_DEC_U64 ENC_FLAT_GLOBAL default
    0x0b605a3a50500cf, // FLAT_ATOMIC_CMPSWAP_F32 ENC_FLAT default
    0x0ba0763a6050103, // GLOBAL_ATOMIC_CMPSWAP_F32 ENC_FLAT_GLOBAL default
    0x0b60583a70510d9, // FLAT_ATOMIC_MIN_F32 ENC_FLAT default
    0x0ba0743a805110e, // GLOBAL_ATOMIC_MIN_F32 ENC_FLAT_GLOBAL default
    0x0b60583a70520d4, // FLAT_ATOMIC_MAX_F32 ENC_FLAT default
    0x0ba0743a8052109, // GLOBAL_ATOMIC_MAX_F32 ENC_FLAT_GLOBAL default
    0x0b60583a70560c8, // FLAT_ATOMIC_ADD_F32 ENC_FLAT default
    0x0ba0743a80560fc, // GLOBAL_ATOMIC_ADD_F32 ENC_FLAT_GLOBAL default
    0x0bc1283a9000030, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0x0bc12a3aa001031, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0x0bc12c3ab002032, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0x0bc12e3ac003033, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0x0bc1283ad004045, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x0bc12a3ae005046, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x0bc12c3af006047, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x0bc12e3b0007048, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x0bc1283a9008026, // BUFFER_LOAD_D16_FORMAT_X ENC_MUBUF default
    0x0bc1283b1009027, // BUFFER_LOAD_D16_FORMAT_XY ENC_MUBUF default
    0x0bc12a3b200a028, // BUFFER_LOAD_D16_FORMAT_XYZ ENC_MUBUF default
    0x0bc12a3b300b029, // BUFFER_LOAD_D16_FORMAT_XYZW ENC_MUBUF default
    0x0bc1283ad00c03e, // BUFFER_STORE_D16_FORMAT_X ENC_MUBUF default
    0x0bc1283b400d03f, // BUFFER_STORE_D16_FORMAT_XY ENC_MUBUF default
    0x0bc12a3b500e040, // BUFFER_STORE_D16_FORMAT_XYZ ENC_MUBUF default
    0x0bc12a3b600f041, // BUFFER_STORE_D16_FORMAT_XYZW ENC_MUBUF default
    0x0bc1283b7010037, // BUFFER_LOAD_U8 ENC_MUBUF default
    0x0bc1283b8011035, // BUFFER_LOAD_I8 ENC_MUBUF default
    0x0bc1283b9012036, // BUFFER_LOAD_U16 ENC_MUBUF default
    0x0bc1283ba013034, // BUFFER_LOAD_I16 ENC_MUBUF default
    0x0bc1283bb014022, // BUFFER_LOAD_B32 ENC_MUBUF default
    0x0bc12a3bc015023, // BUFFER_LOAD_B64 ENC_MUBUF default
    0x0bc12c3bd016024, // BUFFER_LOAD_B96 ENC_MUBUF default
    0x0bc12e3be017021, // BUFFER_LOAD_B128 ENC_MUBUF default
    0x0bc1283bf01803c, // BUFFER_STORE_B8 ENC_MUBUF default
    0x0bc1283c0019039, // BUFFER_STORE_B16 ENC_MUBUF default
    0x0bc1283c101a03a, // BUFFER_STORE_B32 ENC_MUBUF default
    0x0bc12a3c201b03b, // BUFFER_STORE_B64 ENC_MUBUF default
    0x0bc12c3c301c03d, // BUFFER_STORE_B96 ENC_MUBUF default
    0x0bc12e3c401d038, // BUFFER_STORE_B128 ENC_MUBUF default
    0x0bc1283c501e02f, // BUFFER_LOAD_D16_U8 ENC_MUBUF default
    0x0bc1283c601f02e, // BUFFER_LOAD_D16_I8 ENC_MUBUF default
    0x0bc1283c7020025, // BUFFER_LOAD_D16_B16 ENC_MUBUF default
    0x0bc1283c502102d, // BUFFER_LOAD_D16_HI_U8 ENC_MUBUF default
    0x0bc1283c602202c, // BUFFER_LOAD_D16_HI_I8 ENC_MUBUF default
    0x0bc1283c702302a, // BUFFER_LOAD_D16_HI_B16 ENC_MUBUF default
    0x0bc1283bf024043, // BUFFER_STORE_D16_HI_B8 ENC_MUBUF default
    0x0bc1283c0025042, // BUFFER_STORE_D16_HI_B16 ENC_MUBUF default
    0x0bc1283a902602b, // BUFFER_LOAD_D16_HI_FORMAT_X ENC_MUBUF default
    0x0bc1283ad027044, // BUFFER_STORE_D16_HI_FORMAT_X ENC_MUBUF default
    0x0bc13015502b01f, // BUFFER_GL0_INV ENC_MUBUF default
    0x0bc13015502c020, // BUFFER_GL1_INV ENC_MUBUF default
    0x0bc1283c803301b, // BUFFER_ATOMIC_SWAP_B32 ENC_MUBUF default
    0x0bc12a3c9034005, // BUFFER_ATOMIC_CMPSWAP_B32 ENC_MUBUF default
    0x0bc1283ca035001, // BUFFER_ATOMIC_ADD_U32 ENC_MUBUF default
    0x0bc1283ca036019, // BUFFER_ATOMIC_SUB_U32 ENC_MUBUF default
    0x0bc1283ca037008, // BUFFER_ATOMIC_CSUB_U32 ENC_MUBUF default
    0x0bc1283cb038013, // BUFFER_ATOMIC_MIN_I32 ENC_MUBUF default
    0x0bc1283ca039015, // BUFFER_ATOMIC_MIN_U32 ENC_MUBUF default
    0x0bc1283cb03a00e, // BUFFER_ATOMIC_MAX_I32 ENC_MUBUF default
    0x0bc1283ca03b010, // BUFFER_ATOMIC_MAX_U32 ENC_MUBUF default
    0x0bc1283c803c003, // BUFFER_ATOMIC_AND_B32 ENC_MUBUF default
    0x0bc1283c803d017, // BUFFER_ATOMIC_OR_B32 ENC_MUBUF default
    0x0bc1283c803e01d, // BUFFER_ATOMIC_XOR_B32 ENC_MUBUF default
    0x0bc1283ca03f00b, // BUFFER_ATOMIC_INC_U32 ENC_MUBUF default
    0x0bc1283ca040009, // BUFFER_ATOMIC_DEC_U32 ENC_MUBUF default
    0x0bc12a3cc04101c, // BUFFER_ATOMIC_SWAP_B64 ENC_MUBUF default
    0x0bc12e3cd042006, // BUFFER_ATOMIC_CMPSWAP_B64 ENC_MUBUF default
    0x0bc12a3ce043002, // BUFFER_ATOMIC_ADD_U64 ENC_MUBUF default
    0x0bc12a3ce04401a, // BUFFER_ATOMIC_SUB_U64 ENC_MUBUF default
    0x0bc12a3cf045014, // BUFFER_ATOMIC_MIN_I64 ENC_MUBUF default
    0x0bc12a3ce046016, // BUFFER_ATOMIC_MIN_U64 ENC_MUBUF default
    0x0bc12a3cf04700f, // BUFFER_ATOMIC_MAX_I64 ENC_MUBUF default
    0x0bc12a3ce048011, // BUFFER_ATOMIC_MAX_U64 ENC_MUBUF default
    0x0bc12a3cc049004, // BUFFER_ATOMIC_AND_B64 ENC_MUBUF default
    0x0bc12a3cc04a018, // BUFFER_ATOMIC_OR_B64 ENC_MUBUF default
    0x0bc12a3cc04b01e, // BUFFER_ATOMIC_XOR_B64 ENC_MUBUF default
    0x0bc12a3ce04c00c, // BUFFER_ATOMIC_INC_U64 ENC_MUBUF default
    0x0bc12a3ce04d00a, // BUFFER_ATOMIC_DEC_U64 ENC_MUBUF default
    0x0bc12a3d0050007, // BUFFER_ATOMIC_CMPSWAP_F32 ENC_MUBUF default
    0x0bc1283d1051012, // BUFFER_ATOMIC_MIN_F32 ENC_MUBUF default
    0x0bc1283d105200d, // BUFFER_ATOMIC_MAX_F32 ENC_MUBUF default
    0x0bc1283d1056000, // BUFFER_ATOMIC_ADD_F32 ENC_MUBUF default
    0x0be1203d2000278, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x0be1223d3001279, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x0be1243d400227a, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x0be1263d500327b, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x0be1203d6004280, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x0be1223d7005281, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x0be1243d8006282, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x0be1263d9007283, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x0be1203d2008274, // TBUFFER_LOAD_D16_FORMAT_X ENC_MTBUF default
    0x0be1203da009275, // TBUFFER_LOAD_D16_FORMAT_XY ENC_MTBUF default
    0x0be1223db00a276, // TBUFFER_LOAD_D16_FORMAT_XYZ ENC_MTBUF default
    0x0be1223dc00b277, // TBUFFER_LOAD_D16_FORMAT_XYZW ENC_MTBUF default
    0x0be1203d600c27c, // TBUFFER_STORE_D16_FORMAT_X ENC_MTBUF default
    0x0be1203dd00d27d, // TBUFFER_STORE_D16_FORMAT_XY ENC_MTBUF default
    0x0be1223de00e27e, // TBUFFER_STORE_D16_FORMAT_XYZ ENC_MTBUF default
    0x0be1223df00f27f, // TBUFFER_STORE_D16_FORMAT_XYZW ENC_MTBUF default
    0x0c00903e0000154, // IMAGE_LOAD ENC_MIMG default
    0x0c20923e1000154, // IMAGE_LOAD MIMG_NSA1 has_nsa
    0x0c00943e0001155, // IMAGE_LOAD_MIP ENC_MIMG default
    0x0c20963e1001155, // IMAGE_LOAD_MIP MIMG_NSA1 has_nsa
    0x0c00983e0002158, // IMAGE_LOAD_PCK ENC_MIMG default
    0x0c209a3e1002158, // IMAGE_LOAD_PCK MIMG_NSA1 has_nsa
    0x0c00983e0003159, // IMAGE_LOAD_PCK_SGN ENC_MIMG default
    0x0c209a3e1003159, // IMAGE_LOAD_PCK_SGN MIMG_NSA1 has_nsa
    0x0c009c3e0004156, // IMAGE_LOAD_MIP_PCK ENC_MIMG default
    0x0c209e3e1004156, // IMAGE_LOAD_MIP_PCK MIMG_NSA1 has_nsa
    0x0c009c3e0005157, // IMAGE_LOAD_MIP_PCK_SGN ENC_MIMG default
    0x0c209e3e1005157, // IMAGE_LOAD_MIP_PCK_SGN MIMG_NSA1 has_nsa
    0x0c00903e2006183, // IMAGE_STORE ENC_MIMG default
    0x0c20923e3006183, // IMAGE_STORE MIMG_NSA1 has_nsa
    0x0c00943e2007184, // IMAGE_STORE_MIP ENC_MIMG default
    0x0c20963e3007184, // IMAGE_STORE_MIP MIMG_NSA1 has_nsa
    0x0c00983e2008186, // IMAGE_STORE_PCK ENC_MIMG default
    0x0c209a3e3008186, // IMAGE_STORE_PCK MIMG_NSA1 has_nsa
    0x0c009c3e2009185, // IMAGE_STORE_MIP_PCK ENC_MIMG default
    0x0c209e3e3009185, // IMAGE_STORE_MIP_PCK MIMG_NSA1 has_nsa
    0x0c00a03e400a13c, // IMAGE_ATOMIC_SWAP ENC_MIMG default
    0x0c20a23e500a13c, // IMAGE_ATOMIC_SWAP MIMG_NSA1 has_nsa
    0x0c00a43e600b135, // IMAGE_ATOMIC_CMPSWAP ENC_MIMG default
    0x0c20a63e700b135, // IMAGE_ATOMIC_CMPSWAP MIMG_NSA1 has_nsa
    0x0c00a03e800c133, // IMAGE_ATOMIC_ADD ENC_MIMG default
    0x0c20a23e900c133, // IMAGE_ATOMIC_ADD MIMG_NSA1 has_nsa
    0x0c00a03e800d13b, // IMAGE_ATOMIC_SUB ENC_MIMG default
    0x0c20a23e900d13b, // IMAGE_ATOMIC_SUB MIMG_NSA1 has_nsa
    0x0c00a03ea00e13a, // IMAGE_ATOMIC_SMIN ENC_MIMG default
    0x0c20a23eb00e13a, // IMAGE_ATOMIC_SMIN MIMG_NSA1 has_nsa
    0x0c00a03e800f13e, // IMAGE_ATOMIC_UMIN ENC_MIMG default
    0x0c20a23e900f13e, // IMAGE_ATOMIC_UMIN MIMG_NSA1 has_nsa
    0x0c00a03ea010139, // IMAGE_ATOMIC_SMAX ENC_MIMG default
    0x0c20a23eb010139, // IMAGE_ATOMIC_SMAX MIMG_NSA1 has_nsa
    0x0c00a03e801113d, // IMAGE_ATOMIC_UMAX ENC_MIMG default
    0x0c20a23e901113d, // IMAGE_ATOMIC_UMAX MIMG_NSA1 has_nsa
    0x0c00a03e4012134, // IMAGE_ATOMIC_AND ENC_MIMG default
    0x0c20a23e5012134, // IMAGE_ATOMIC_AND MIMG_NSA1 has_nsa
    0x0c00a03e4013138, // IMAGE_ATOMIC_OR ENC_MIMG default
    0x0c20a23e5013138, // IMAGE_ATOMIC_OR MIMG_NSA1 has_nsa
    0x0c00a03e401413f, // IMAGE_ATOMIC_XOR ENC_MIMG default
    0x0c20a23e501413f, // IMAGE_ATOMIC_XOR MIMG_NSA1 has_nsa
    0x0c00a03e8015137, // IMAGE_ATOMIC_INC ENC_MIMG default
    0x0c20a23e9015137, // IMAGE_ATOMIC_INC MIMG_NSA1 has_nsa
    0x0c00a03e8016136, // IMAGE_ATOMIC_DEC ENC_MIMG default
    0x0c20a23e9016136, // IMAGE_ATOMIC_DEC MIMG_NSA1 has_nsa
    0x0c00a83ec017153, // IMAGE_GET_RESINFO ENC_MIMG default
    0x0c20aa3ed017153, // IMAGE_GET_RESINFO MIMG_NSA1 has_nsa
    0x0c00ac3e001815a, // IMAGE_MSAA_LOAD ENC_MIMG default
    0x0c20ae3e101815a, // IMAGE_MSAA_LOAD MIMG_NSA1 has_nsa
    0x0c00b03ee019141, // IMAGE_BVH_INTERSECT_RAY ENC_MIMG default
    0x0c20b23ef019141, // IMAGE_BVH_INTERSECT_RAY MIMG_NSA1 has_nsa
    0x0c00b03f001a140, // IMAGE_BVH64_INTERSECT_RAY ENC_MIMG default
    0x0c20b23f101a140, // IMAGE_BVH64_INTERSECT_RAY MIMG_NSA1 has_nsa
    0x0c00b43f201b15b, // IMAGE_SAMPLE ENC_MIMG default
    0x0c20b63f301b15b, // IMAGE_SAMPLE MIMG_NSA1 has_nsa
    0x0c00b83f401c176, // IMAGE_SAMPLE_D ENC_MIMG default
    0x0c20ba3f501c176, // IMAGE_SAMPLE_D MIMG_NSA1 has_nsa
    0x0c00bc3f601d17e, // IMAGE_SAMPLE_L ENC_MIMG default
    0x0c20be3f701d17e, // IMAGE_SAMPLE_L MIMG_NSA1 has_nsa
    0x0c00c03f601e15c, // IMAGE_SAMPLE_B ENC_MIMG default
    0x0c20c23f701e15c, // IMAGE_SAMPLE_B MIMG_NSA1 has_nsa
    0x0c00b43f201f17f, // IMAGE_SAMPLE_LZ ENC_MIMG default
    0x0c20b63f301f17f, // IMAGE_SAMPLE_LZ MIMG_NSA1 has_nsa
    0x0c00c03f6020160, // IMAGE_SAMPLE_C ENC_MIMG default
    0x0c20c23f7020160, // IMAGE_SAMPLE_C MIMG_NSA1 has_nsa
    0x0c00c43f8021169, // IMAGE_SAMPLE_C_D ENC_MIMG default
    0x0c20c63f9021169, // IMAGE_SAMPLE_C_D MIMG_NSA1 has_nsa
    0x0c00c83fa022171, // IMAGE_SAMPLE_C_L ENC_MIMG default
    0x0c20ca3fb022171, // IMAGE_SAMPLE_C_L MIMG_NSA1 has_nsa
    0x0c00cc3fa023163, // IMAGE_SAMPLE_C_B ENC_MIMG default
    0x0c20ce3fb023163, // IMAGE_SAMPLE_C_B MIMG_NSA1 has_nsa
    0x0c00c03f6024172, // IMAGE_SAMPLE_C_LZ ENC_MIMG default
    0x0c20c23f7024172, // IMAGE_SAMPLE_C_LZ MIMG_NSA1 has_nsa
    0x0c00c03f6025182, // IMAGE_SAMPLE_O ENC_MIMG default
    0x0c20c23f7025182, // IMAGE_SAMPLE_O MIMG_NSA1 has_nsa
    0x0c00c43f802617c, // IMAGE_SAMPLE_D_O ENC_MIMG default
    0x0c20c63f902617c, // IMAGE_SAMPLE_D_O MIMG_NSA1 has_nsa
    0x0c00c83fa027181, // IMAGE_SAMPLE_L_O ENC_MIMG default
    0x0c20ca3fb027181, // IMAGE_SAMPLE_L_O MIMG_NSA1 has_nsa
    0x0c00cc3fa02815f, // IMAGE_SAMPLE_B_O ENC_MIMG default
    0x0c20ce3fb02815f, // IMAGE_SAMPLE_B_O MIMG_NSA1 has_nsa
    0x0c00c03f6029180, // IMAGE_SAMPLE_LZ_O ENC_MIMG default
    0x0c20c23f7029180, // IMAGE_SAMPLE_LZ_O MIMG_NSA1 has_nsa
    0x0c00cc3fa02a175, // IMAGE_SAMPLE_C_O ENC_MIMG default
    0x0c20ce3fb02a175, // IMAGE_SAMPLE_C_O MIMG_NSA1 has_nsa
    0x0c00d03fc02b16f, // IMAGE_SAMPLE_C_D_O ENC_MIMG default
    0x0c20d23fd02b16f, // IMAGE_SAMPLE_C_D_O MIMG_NSA1 has_nsa
    0x0c00d43fe02c174, // IMAGE_SAMPLE_C_L_O ENC_MIMG default
    0x0c20d63ff02c174, // IMAGE_SAMPLE_C_L_O MIMG_NSA1 has_nsa
    0x0c00d83fe02d166, // IMAGE_SAMPLE_C_B_O ENC_MIMG default
    0x0c20da3ff02d166, // IMAGE_SAMPLE_C_B_O MIMG_NSA1 has_nsa
    0x0c00cc3fa02e173, // IMAGE_SAMPLE_C_LZ_O ENC_MIMG default
    0x0c20ce3fb02e173, // IMAGE_SAMPLE_C_LZ_O MIMG_NSA1 has_nsa
    0x0c00dc3f202f142, // IMAGE_GATHER4 ENC_MIMG default
    0x0c20de3f302f142, // IMAGE_GATHER4 MIMG_NSA1 has_nsa
    0x0c00e03f603014e, // IMAGE_GATHER4_L ENC_MIMG default
    0x0c20e23f703014e, // IMAGE_GATHER4_L MIMG_NSA1 has_nsa
    0x0c00e43f6031144, // IMAGE_GATHER4_B ENC_MIMG default
    0x0c20e63f7031144, // IMAGE_GATHER4_B MIMG_NSA1 has_nsa
    0x0c00dc3f203214f, // IMAGE_GATHER4_LZ ENC_MIMG default
    0x0c20de3f303214f, // IMAGE_GATHER4_LZ MIMG_NSA1 has_nsa
    0x0c00e43f6033146, // IMAGE_GATHER4_C ENC_MIMG default
    0x0c20e63f7033146, // IMAGE_GATHER4_C MIMG_NSA1 has_nsa
    0x0c00e43f603414c, // IMAGE_GATHER4_C_LZ ENC_MIMG default
    0x0c20e63f703414c, // IMAGE_GATHER4_C_LZ MIMG_NSA1 has_nsa
    0x0c00e43f6035151, // IMAGE_GATHER4_O ENC_MIMG default
    0x0c20e63f7035151, // IMAGE_GATHER4_O MIMG_NSA1 has_nsa
    0x0c00e43f6036150, // IMAGE_GATHER4_LZ_O ENC_MIMG default
    0x0c20e63f7036150, // IMAGE_GATHER4_LZ_O MIMG_NSA1 has_nsa
    0x0c00e83fa03714d, // IMAGE_GATHER4_C_LZ_O ENC_MIMG default
    0x0c20ea3fb03714d, // IMAGE_GATHER4_C_LZ_O MIMG_NSA1 has_nsa
    0x0c00ec3f2038152, // IMAGE_GET_LOD ENC_MIMG default
    0x0c20ee3f3038152, // IMAGE_GET_LOD MIMG_NSA1 has_nsa
    0x0c00f040003917b, // IMAGE_SAMPLE_D_G16 ENC_MIMG default
    0x0c20f240103917b, // IMAGE_SAMPLE_D_G16 MIMG_NSA1 has_nsa
    0x0c00f440203a16e, // IMAGE_SAMPLE_C_D_G16 ENC_MIMG default
    0x0c20f640303a16e, // IMAGE_SAMPLE_C_D_G16 MIMG_NSA1 has_nsa
    0x0c00f440203b17d, // IMAGE_SAMPLE_D_O_G16 ENC_MIMG default
    0x0c20f640303b17d, // IMAGE_SAMPLE_D_O_G16 MIMG_NSA1 has_nsa
    0x0c00f83f403c170, // IMAGE_SAMPLE_C_D_O_G16 ENC_MIMG default
    0x0c20fa3f503c170, // IMAGE_SAMPLE_C_D_O_G16 MIMG_NSA1 has_nsa
    0x0c00bc3f6040161, // IMAGE_SAMPLE_CL ENC_MIMG default
    0x0c20be3f7040161, // IMAGE_SAMPLE_CL MIMG_NSA1 has_nsa
    0x0c00fc3f8041177, // IMAGE_SAMPLE_D_CL ENC_MIMG default
    0x0c20fe3f9041177, // IMAGE_SAMPLE_D_CL MIMG_NSA1 has_nsa
    0x0c00c83fa04215d, // IMAGE_SAMPLE_B_CL ENC_MIMG default
    0x0c20ca3fb04215d, // IMAGE_SAMPLE_B_CL MIMG_NSA1 has_nsa
    0x0c00c83fa043167, // IMAGE_SAMPLE_C_CL ENC_MIMG default
    0x0c20ca3fb043167, // IMAGE_SAMPLE_C_CL MIMG_NSA1 has_nsa
    0x0c01003fc04416a, // IMAGE_SAMPLE_C_D_CL ENC_MIMG default
    0x0c21023fd04416a, // IMAGE_SAMPLE_C_D_CL MIMG_NSA1 has_nsa
    0x0c00d43fe045164, // IMAGE_SAMPLE_C_B_CL ENC_MIMG default
    0x0c20d63ff045164, // IMAGE_SAMPLE_C_B_CL MIMG_NSA1 has_nsa
    0x0c00c83fa046162, // IMAGE_SAMPLE_CL_O ENC_MIMG default
    0x0c20ca3fb046162, // IMAGE_SAMPLE_CL_O MIMG_NSA1 has_nsa
    0x0c01003fc047179, // IMAGE_SAMPLE_D_CL_O ENC_MIMG default
    0x0c21023fd047179, // IMAGE_SAMPLE_D_CL_O MIMG_NSA1 has_nsa
    0x0c00d43fe04815e, // IMAGE_SAMPLE_B_CL_O ENC_MIMG default
    0x0c20d63ff04815e, // IMAGE_SAMPLE_B_CL_O MIMG_NSA1 has_nsa
    0x0c00d43fe049168, // IMAGE_SAMPLE_C_CL_O ENC_MIMG default
    0x0c20d63ff049168, // IMAGE_SAMPLE_C_CL_O MIMG_NSA1 has_nsa
    0x0c010440404a16c, // IMAGE_SAMPLE_C_D_CL_O ENC_MIMG default
    0x0c210640504a16c, // IMAGE_SAMPLE_C_D_CL_O MIMG_NSA1 has_nsa
    0x0c010840004b165, // IMAGE_SAMPLE_C_B_CL_O ENC_MIMG default
    0x0c210a40104b165, // IMAGE_SAMPLE_C_B_CL_O MIMG_NSA1 has_nsa
    0x0c010c3f405416b, // IMAGE_SAMPLE_C_D_CL_G16 ENC_MIMG default
    0x0c210e3f505416b, // IMAGE_SAMPLE_C_D_CL_G16 MIMG_NSA1 has_nsa
    0x0c010c3f405517a, // IMAGE_SAMPLE_D_CL_O_G16 ENC_MIMG default
    0x0c210e3f505517a, // IMAGE_SAMPLE_D_CL_O_G16 MIMG_NSA1 has_nsa
    0x0c01103f805616d, // IMAGE_SAMPLE_C_D_CL_O_G16 ENC_MIMG default
    0x0c21123f905616d, // IMAGE_SAMPLE_C_D_CL_O_G16 MIMG_NSA1 has_nsa
    0x0c011440205f178, // IMAGE_SAMPLE_D_CL_G16 ENC_MIMG default
    0x0c211640305f178, // IMAGE_SAMPLE_D_CL_G16 MIMG_NSA1 has_nsa
    0x0c00e03f6060147, // IMAGE_GATHER4_CL ENC_MIMG default
    0x0c20e23f7060147, // IMAGE_GATHER4_CL MIMG_NSA1 has_nsa
    0x0c01183fa061145, // IMAGE_GATHER4_B_CL ENC_MIMG default
    0x0c211a3fb061145, // IMAGE_GATHER4_B_CL MIMG_NSA1 has_nsa
    0x0c01183fa06214a, // IMAGE_GATHER4_C_CL ENC_MIMG default
    0x0c211a3fb06214a, // IMAGE_GATHER4_C_CL MIMG_NSA1 has_nsa
    0x0c01183fa06314b, // IMAGE_GATHER4_C_L ENC_MIMG default
    0x0c211a3fb06314b, // IMAGE_GATHER4_C_L MIMG_NSA1 has_nsa
    0x0c00e83fa064148, // IMAGE_GATHER4_C_B ENC_MIMG default
    0x0c20ea3fb064148, // IMAGE_GATHER4_C_B MIMG_NSA1 has_nsa
    0x0c011c3fe065149, // IMAGE_GATHER4_C_B_CL ENC_MIMG default
    0x0c211e3ff065149, // IMAGE_GATHER4_C_B_CL MIMG_NSA1 has_nsa
    0x0c00dc3f2090143, // IMAGE_GATHER4H ENC_MIMG default
    0x0c20de3f3090143, // IMAGE_GATHER4H MIMG_NSA1 has_nsa
    0x0c4132406000211, // S_LOAD_B32 ENC_SMEM default
    0x0c4134407001213, // S_LOAD_B64 ENC_SMEM default
    0x0c413640800220f, // S_LOAD_B128 ENC_SMEM default
    0x0c4138409003210, // S_LOAD_B256 ENC_SMEM default
    0x0c413a40a004212, // S_LOAD_B512 ENC_SMEM default
    0x0c413c40b0081ce, // S_BUFFER_LOAD_B32 ENC_SMEM default
    0x0c413e40c0091d0, // S_BUFFER_LOAD_B64 ENC_SMEM default
    0x0c414040d00a1cc, // S_BUFFER_LOAD_B128 ENC_SMEM default
    0x0c414240e00b1cd, // S_BUFFER_LOAD_B256 ENC_SMEM default
    0x0c414440f00c1cf, // S_BUFFER_LOAD_B512 ENC_SMEM default
    0x0c413015502020c, // S_GL1_INV ENC_SMEM default
    0x0c4130155021203, // S_DCACHE_INV ENC_SMEM default
    0x0c60464100000c7, // EXP ENC_EXP default
    0x0c834a41100030d, // V_CMP_F_F16 ENC_VOPC default
    0x0ca34c41200030d, // V_CMP_F_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc34e41300030d, // V_CMP_F_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce34a41400030d, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x0c834a411001332, // V_CMP_LT_F16 ENC_VOPC default
    0x0ca34c412001332, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc34e413001332, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce34a414001332, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x0c834a411002304, // V_CMP_EQ_F16 ENC_VOPC default
    0x0ca34c412002304, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc34e413002304, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce34a414002304, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0c834a411003326, // V_CMP_LE_F16 ENC_VOPC default
    0x0ca34c412003326, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc34e413003326, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce34a414003326, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x0c834a41100431d, // V_CMP_GT_F16 ENC_VOPC default
    0x0ca34c41200431d, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc34e41300431d, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce34a41400431d, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x0c834a41100532f, // V_CMP_LG_F16 ENC_VOPC default
    0x0ca34c41200532f, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc34e41300532f, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce34a41400532f, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x0c834a411006314, // V_CMP_GE_F16 ENC_VOPC default
    0x0ca34c412006314, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc34e413006314, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce34a414006314, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x0c834a411007353, // V_CMP_O_F16 ENC_VOPC default
    0x0ca34c412007353, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc34e413007353, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce34a414007353, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x0c834a41100835d, // V_CMP_U_F16 ENC_VOPC default
    0x0ca34c41200835d, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc34e41300835d, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce34a41400835d, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x0c834a411009344, // V_CMP_NGE_F16 ENC_VOPC default
    0x0ca34c412009344, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc34e413009344, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce34a414009344, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0c834a41100a34d, // V_CMP_NLG_F16 ENC_VOPC default
    0x0ca34c41200a34d, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc34e41300a34d, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce34a41400a34d, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0c834a41100b347, // V_CMP_NGT_F16 ENC_VOPC default
    0x0ca34c41200b347, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc34e41300b347, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce34a41400b347, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0c834a41100c34a, // V_CMP_NLE_F16 ENC_VOPC default
    0x0ca34c41200c34a, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc34e41300c34a, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce34a41400c34a, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0c834a41100d33b, // V_CMP_NEQ_F16 ENC_VOPC default
    0x0ca34c41200d33b, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc34e41300d33b, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce34a41400d33b, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0c834a41100e350, // V_CMP_NLT_F16 ENC_VOPC default
    0x0ca34c41200e350, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc34e41300e350, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce34a41400e350, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0c834a41100f356, // V_CMP_T_F16 ENC_VOPC default
    0x0ca34c41200f356, // V_CMP_T_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc34e41300f356, // V_CMP_T_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce34a41400f356, // V_CMP_T_F16 VOPC_INST_LITERAL has_lit
    0x0d035641501030e, // V_CMP_F_F32 ENC_VOPC default
    0x0d235841601030e, // V_CMP_F_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d435a41701030e, // V_CMP_F_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d635641801030e, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x0d0356415011333, // V_CMP_LT_F32 ENC_VOPC default
    0x0d2358416011333, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d435a417011333, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d6356418011333, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x0d0356415012305, // V_CMP_EQ_F32 ENC_VOPC default
    0x0d2358416012305, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d435a417012305, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d6356418012305, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0d0356415013327, // V_CMP_LE_F32 ENC_VOPC default
    0x0d2358416013327, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d435a417013327, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d6356418013327, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x0d035641501431e, // V_CMP_GT_F32 ENC_VOPC default
    0x0d235841601431e, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d435a41701431e, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d635641801431e, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x0d0356415015330, // V_CMP_LG_F32 ENC_VOPC default
    0x0d2358416015330, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d435a417015330, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d6356418015330, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x0d0356415016315, // V_CMP_GE_F32 ENC_VOPC default
    0x0d2358416016315, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d435a417016315, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d6356418016315, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x0d0356415017354, // V_CMP_O_F32 ENC_VOPC default
    0x0d2358416017354, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d435a417017354, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d6356418017354, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x0d035641501835e, // V_CMP_U_F32 ENC_VOPC default
    0x0d235841601835e, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d435a41701835e, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d635641801835e, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x0d0356415019345, // V_CMP_NGE_F32 ENC_VOPC default
    0x0d2358416019345, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d435a417019345, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d6356418019345, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0d035641501a34e, // V_CMP_NLG_F32 ENC_VOPC default
    0x0d235841601a34e, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d435a41701a34e, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d635641801a34e, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0d035641501b348, // V_CMP_NGT_F32 ENC_VOPC default
    0x0d235841601b348, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d435a41701b348, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d635641801b348, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0d035641501c34b, // V_CMP_NLE_F32 ENC_VOPC default
    0x0d235841601c34b, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d435a41701c34b, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d635641801c34b, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0d035641501d33c, // V_CMP_NEQ_F32 ENC_VOPC default
    0x0d235841601d33c, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d435a41701d33c, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d635641801d33c, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0d035641501e351, // V_CMP_NLT_F32 ENC_VOPC default
    0x0d235841601e351, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d435a41701e351, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d635641801e351, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0d035641501f357, // V_CMP_T_F32 ENC_VOPC default
    0x0d235841601f357, // V_CMP_T_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d435a41701f357, // V_CMP_T_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d635641801f357, // V_CMP_T_F32 VOPC_INST_LITERAL has_lit
    0x0d035e41902030f, // V_CMP_F_F64 ENC_VOPC default
    0x0d635e41a02030f, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x0d035e419021334, // V_CMP_LT_F64 ENC_VOPC default
    0x0d635e41a021334, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x0d035e419022306, // V_CMP_EQ_F64 ENC_VOPC default
    0x0d635e41a022306, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0d035e419023328, // V_CMP_LE_F64 ENC_VOPC default
    0x0d635e41a023328, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x0d035e41902431f, // V_CMP_GT_F64 ENC_VOPC default
    0x0d635e41a02431f, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x0d035e419025331, // V_CMP_LG_F64 ENC_VOPC default
    0x0d635e41a025331, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x0d035e419026316, // V_CMP_GE_F64 ENC_VOPC default
    0x0d635e41a026316, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x0d035e419027355, // V_CMP_O_F64 ENC_VOPC default
    0x0d635e41a027355, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x0d035e41902835f, // V_CMP_U_F64 ENC_VOPC default
    0x0d635e41a02835f, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x0d035e419029346, // V_CMP_NGE_F64 ENC_VOPC default
    0x0d635e41a029346, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0d035e41902a34f, // V_CMP_NLG_F64 ENC_VOPC default
    0x0d635e41a02a34f, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0d035e41902b349, // V_CMP_NGT_F64 ENC_VOPC default
    0x0d635e41a02b349, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0d035e41902c34c, // V_CMP_NLE_F64 ENC_VOPC default
    0x0d635e41a02c34c, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0d035e41902d33d, // V_CMP_NEQ_F64 ENC_VOPC default
    0x0d635e41a02d33d, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0d035e41902e352, // V_CMP_NLT_F64 ENC_VOPC default
    0x0d635e41a02e352, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0d035e41902f358, // V_CMP_T_F64 ENC_VOPC default
    0x0d635e41a02f358, // V_CMP_T_F64 VOPC_INST_LITERAL has_lit
    0x0c836641b031335, // V_CMP_LT_I16 ENC_VOPC default
    0x0ca36841c031335, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0cc36a41d031335, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ce36641e031335, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x0c836641b032307, // V_CMP_EQ_I16 ENC_VOPC default
    0x0ca36841c032307, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0cc36a41d032307, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ce36641e032307, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0c836641b033329, // V_CMP_LE_I16 ENC_VOPC default
    0x0ca36841c033329, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0cc36a41d033329, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ce36641e033329, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x0c836641b034320, // V_CMP_GT_I16 ENC_VOPC default
    0x0ca36841c034320, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0cc36a41d034320, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ce36641e034320, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x0c836641b03533e, // V_CMP_NE_I16 ENC_VOPC default
    0x0ca36841c03533e, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0cc36a41d03533e, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ce36641e03533e, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x0c836641b036317, // V_CMP_GE_I16 ENC_VOPC default
    0x0ca36841c036317, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0cc36a41d036317, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ce36641e036317, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x0c836641f039338, // V_CMP_LT_U16 ENC_VOPC default
    0x0ca368420039338, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0cc36a421039338, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ce366422039338, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x0c836641f03a30a, // V_CMP_EQ_U16 ENC_VOPC default
    0x0ca36842003a30a, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0cc36a42103a30a, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ce36642203a30a, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0c836641f03b32c, // V_CMP_LE_U16 ENC_VOPC default
    0x0ca36842003b32c, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0cc36a42103b32c, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ce36642203b32c, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x0c836641f03c323, // V_CMP_GT_U16 ENC_VOPC default
    0x0ca36842003c323, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0cc36a42103c323, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ce36642203c323, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x0c836641f03d341, // V_CMP_NE_U16 ENC_VOPC default
    0x0ca36842003d341, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0cc36a42103d341, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ce36642203d341, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x0c836641f03e31a, // V_CMP_GE_U16 ENC_VOPC default
    0x0ca36842003e31a, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0cc36a42103e31a, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ce36642203e31a, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x0d0356423040310, // V_CMP_F_I32 ENC_VOPC default
    0x0d2358424040310, // V_CMP_F_I32 VOPC_VOP_DPP8 has_dpp8
    0x0d4372425040310, // V_CMP_F_I32 VOPC_VOP_DPP16 has_dpp16
    0x0d6356426040310, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x0d0356423041336, // V_CMP_LT_I32 ENC_VOPC default
    0x0d2358424041336, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0d4372425041336, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0d6356426041336, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x0d0356423042308, // V_CMP_EQ_I32 ENC_VOPC default
    0x0d2358424042308, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0d4372425042308, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0d6356426042308, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0d035642304332a, // V_CMP_LE_I32 ENC_VOPC default
    0x0d235842404332a, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0d437242504332a, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0d635642604332a, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x0d0356423044321, // V_CMP_GT_I32 ENC_VOPC default
    0x0d2358424044321, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0d4372425044321, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0d6356426044321, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x0d035642304533f, // V_CMP_NE_I32 ENC_VOPC default
    0x0d235842404533f, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0d437242504533f, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0d635642604533f, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x0d0356423046318, // V_CMP_GE_I32 ENC_VOPC default
    0x0d2358424046318, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0d4372425046318, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0d6356426046318, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x0d0356423047359, // V_CMP_T_I32 ENC_VOPC default
    0x0d2358424047359, // V_CMP_T_I32 VOPC_VOP_DPP8 has_dpp8
    0x0d4372425047359, // V_CMP_T_I32 VOPC_VOP_DPP16 has_dpp16
    0x0d6356426047359, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x0d0356427048312, // V_CMP_F_U32 ENC_VOPC default
    0x0d2358428048312, // V_CMP_F_U32 VOPC_VOP_DPP8 has_dpp8
    0x0d4372429048312, // V_CMP_F_U32 VOPC_VOP_DPP16 has_dpp16
    0x0d635642a048312, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x0d0356427049339, // V_CMP_LT_U32 ENC_VOPC default
    0x0d2358428049339, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0d4372429049339, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0d635642a049339, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x0d035642704a30b, // V_CMP_EQ_U32 ENC_VOPC default
    0x0d235842804a30b, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0d437242904a30b, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0d635642a04a30b, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0d035642704b32d, // V_CMP_LE_U32 ENC_VOPC default
    0x0d235842804b32d, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0d437242904b32d, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0d635642a04b32d, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x0d035642704c324, // V_CMP_GT_U32 ENC_VOPC default
    0x0d235842804c324, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0d437242904c324, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0d635642a04c324, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x0d035642704d342, // V_CMP_NE_U32 ENC_VOPC default
    0x0d235842804d342, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0d437242904d342, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0d635642a04d342, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x0d035642704e31b, // V_CMP_GE_U32 ENC_VOPC default
    0x0d235842804e31b, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0d437242904e31b, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0d635642a04e31b, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x0d035642704f35b, // V_CMP_T_U32 ENC_VOPC default
    0x0d235842804f35b, // V_CMP_T_U32 VOPC_VOP_DPP8 has_dpp8
    0x0d437242904f35b, // V_CMP_T_U32 VOPC_VOP_DPP16 has_dpp16
    0x0d635642a04f35b, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x0d037642b050311, // V_CMP_F_I64 ENC_VOPC default
    0x0d637642c050311, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x0d037642b051337, // V_CMP_LT_I64 ENC_VOPC default
    0x0d637642c051337, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x0d037642b052309, // V_CMP_EQ_I64 ENC_VOPC default
    0x0d637642c052309, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0d037642b05332b, // V_CMP_LE_I64 ENC_VOPC default
    0x0d637642c05332b, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x0d037642b054322, // V_CMP_GT_I64 ENC_VOPC default
    0x0d637642c054322, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x0d037642b055340, // V_CMP_NE_I64 ENC_VOPC default
    0x0d637642c055340, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x0d037642b056319, // V_CMP_GE_I64 ENC_VOPC default
    0x0d637642c056319, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x0d037642b05735a, // V_CMP_T_I64 ENC_VOPC default
    0x0d637642c05735a, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x0d037642d058313, // V_CMP_F_U64 ENC_VOPC default
    0x0d637642e058313, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x0d037642d05933a, // V_CMP_LT_U64 ENC_VOPC default
    0x0d637642e05933a, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x0d037642d05a30c, // V_CMP_EQ_U64 ENC_VOPC default
    0x0d637642e05a30c, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0d037642d05b32e, // V_CMP_LE_U64 ENC_VOPC default
    0x0d637642e05b32e, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x0d037642d05c325, // V_CMP_GT_U64 ENC_VOPC default
    0x0d637642e05c325, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x0d037642d05d343, // V_CMP_NE_U64 ENC_VOPC default
    0x0d637642e05d343, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x0d037642d05e31c, // V_CMP_GE_U64 ENC_VOPC default
    0x0d637642e05e31c, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x0d037642d05f35c, // V_CMP_T_U64 ENC_VOPC default
    0x0d637642e05f35c, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x0c834a41107d301, // V_CMP_CLASS_F16 ENC_VOPC default
    0x0ca34c41207d301, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc34e41307d301, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce34a41407d301, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0d035642f07e302, // V_CMP_CLASS_F32 ENC_VOPC default
    0x0d235843007e302, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d438443107e302, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d635643207e302, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0d038843307f303, // V_CMP_CLASS_F64 ENC_VOPC default
    0x0d638843407f303, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0c83904350802ae, // V_CMPX_F_F16 ENC_VOPC default
    0x0ca3924360802ae, // V_CMPX_F_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc3944370802ae, // V_CMPX_F_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce3904380802ae, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x0c83904350812d3, // V_CMPX_LT_F16 ENC_VOPC default
    0x0ca3924360812d3, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc3944370812d3, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce3904380812d3, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x0c83904350822a5, // V_CMPX_EQ_F16 ENC_VOPC default
    0x0ca3924360822a5, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc3944370822a5, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce3904380822a5, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0c83904350832c7, // V_CMPX_LE_F16 ENC_VOPC default
    0x0ca3924360832c7, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc3944370832c7, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce3904380832c7, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x0c83904350842be, // V_CMPX_GT_F16 ENC_VOPC default
    0x0ca3924360842be, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc3944370842be, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce3904380842be, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x0c83904350852d0, // V_CMPX_LG_F16 ENC_VOPC default
    0x0ca3924360852d0, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc3944370852d0, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce3904380852d0, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x0c83904350862b5, // V_CMPX_GE_F16 ENC_VOPC default
    0x0ca3924360862b5, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc3944370862b5, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce3904380862b5, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x0c83904350872f4, // V_CMPX_O_F16 ENC_VOPC default
    0x0ca3924360872f4, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc3944370872f4, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce3904380872f4, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x0c83904350882fe, // V_CMPX_U_F16 ENC_VOPC default
    0x0ca3924360882fe, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc3944370882fe, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce3904380882fe, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x0c83904350892e5, // V_CMPX_NGE_F16 ENC_VOPC default
    0x0ca3924360892e5, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc3944370892e5, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce3904380892e5, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0c839043508a2ee, // V_CMPX_NLG_F16 ENC_VOPC default
    0x0ca39243608a2ee, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc39443708a2ee, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce39043808a2ee, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0c839043508b2e8, // V_CMPX_NGT_F16 ENC_VOPC default
    0x0ca39243608b2e8, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc39443708b2e8, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce39043808b2e8, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0c839043508c2eb, // V_CMPX_NLE_F16 ENC_VOPC default
    0x0ca39243608c2eb, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc39443708c2eb, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce39043808c2eb, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0c839043508d2dc, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x0ca39243608d2dc, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc39443708d2dc, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce39043808d2dc, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0c839043508e2f1, // V_CMPX_NLT_F16 ENC_VOPC default
    0x0ca39243608e2f1, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc39443708e2f1, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce39043808e2f1, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0c839043508f2f7, // V_CMPX_T_F16 ENC_VOPC default
    0x0ca39243608f2f7, // V_CMPX_T_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc39443708f2f7, // V_CMPX_T_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce39043808f2f7, // V_CMPX_T_F16 VOPC_INST_LITERAL has_lit
    0x0d039c4390902af, // V_CMPX_F_F32 ENC_VOPC default
    0x0d239e43a0902af, // V_CMPX_F_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d43a043b0902af, // V_CMPX_F_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c43c0902af, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x0d039c4390912d4, // V_CMPX_LT_F32 ENC_VOPC default
    0x0d239e43a0912d4, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d43a043b0912d4, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c43c0912d4, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x0d039c4390922a6, // V_CMPX_EQ_F32 ENC_VOPC default
    0x0d239e43a0922a6, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d43a043b0922a6, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c43c0922a6, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0d039c4390932c8, // V_CMPX_LE_F32 ENC_VOPC default
    0x0d239e43a0932c8, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d43a043b0932c8, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c43c0932c8, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x0d039c4390942bf, // V_CMPX_GT_F32 ENC_VOPC default
    0x0d239e43a0942bf, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d43a043b0942bf, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c43c0942bf, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x0d039c4390952d1, // V_CMPX_LG_F32 ENC_VOPC default
    0x0d239e43a0952d1, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d43a043b0952d1, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c43c0952d1, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x0d039c4390962b6, // V_CMPX_GE_F32 ENC_VOPC default
    0x0d239e43a0962b6, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d43a043b0962b6, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c43c0962b6, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x0d039c4390972f5, // V_CMPX_O_F32 ENC_VOPC default
    0x0d239e43a0972f5, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d43a043b0972f5, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c43c0972f5, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x0d039c4390982ff, // V_CMPX_U_F32 ENC_VOPC default
    0x0d239e43a0982ff, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d43a043b0982ff, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c43c0982ff, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x0d039c4390992e6, // V_CMPX_NGE_F32 ENC_VOPC default
    0x0d239e43a0992e6, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d43a043b0992e6, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c43c0992e6, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0d039c43909a2ef, // V_CMPX_NLG_F32 ENC_VOPC default
    0x0d239e43a09a2ef, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d43a043b09a2ef, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c43c09a2ef, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0d039c43909b2e9, // V_CMPX_NGT_F32 ENC_VOPC default
    0x0d239e43a09b2e9, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d43a043b09b2e9, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c43c09b2e9, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0d039c43909c2ec, // V_CMPX_NLE_F32 ENC_VOPC default
    0x0d239e43a09c2ec, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d43a043b09c2ec, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c43c09c2ec, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0d039c43909d2dd, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x0d239e43a09d2dd, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d43a043b09d2dd, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c43c09d2dd, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0d039c43909e2f2, // V_CMPX_NLT_F32 ENC_VOPC default
    0x0d239e43a09e2f2, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d43a043b09e2f2, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c43c09e2f2, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0d039c43909f2f8, // V_CMPX_T_F32 ENC_VOPC default
    0x0d239e43a09f2f8, // V_CMPX_T_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d43a043b09f2f8, // V_CMPX_T_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c43c09f2f8, // V_CMPX_T_F32 VOPC_INST_LITERAL has_lit
    0x0d03a443d0a02b0, // V_CMPX_F_F64 ENC_VOPC default
    0x0d63a443e0a02b0, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x0d03a443d0a12d5, // V_CMPX_LT_F64 ENC_VOPC default
    0x0d63a443e0a12d5, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x0d03a443d0a22a7, // V_CMPX_EQ_F64 ENC_VOPC default
    0x0d63a443e0a22a7, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0d03a443d0a32c9, // V_CMPX_LE_F64 ENC_VOPC default
    0x0d63a443e0a32c9, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x0d03a443d0a42c0, // V_CMPX_GT_F64 ENC_VOPC default
    0x0d63a443e0a42c0, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x0d03a443d0a52d2, // V_CMPX_LG_F64 ENC_VOPC default
    0x0d63a443e0a52d2, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x0d03a443d0a62b7, // V_CMPX_GE_F64 ENC_VOPC default
    0x0d63a443e0a62b7, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x0d03a443d0a72f6, // V_CMPX_O_F64 ENC_VOPC default
    0x0d63a443e0a72f6, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x0d03a443d0a8300, // V_CMPX_U_F64 ENC_VOPC default
    0x0d63a443e0a8300, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x0d03a443d0a92e7, // V_CMPX_NGE_F64 ENC_VOPC default
    0x0d63a443e0a92e7, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0d03a443d0aa2f0, // V_CMPX_NLG_F64 ENC_VOPC default
    0x0d63a443e0aa2f0, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0d03a443d0ab2ea, // V_CMPX_NGT_F64 ENC_VOPC default
    0x0d63a443e0ab2ea, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0d03a443d0ac2ed, // V_CMPX_NLE_F64 ENC_VOPC default
    0x0d63a443e0ac2ed, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0d03a443d0ad2de, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x0d63a443e0ad2de, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0d03a443d0ae2f3, // V_CMPX_NLT_F64 ENC_VOPC default
    0x0d63a443e0ae2f3, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0d03a443d0af2f9, // V_CMPX_T_F64 ENC_VOPC default
    0x0d63a443e0af2f9, // V_CMPX_T_F64 VOPC_INST_LITERAL has_lit
    0x0c83ac43f0b12d6, // V_CMPX_LT_I16 ENC_VOPC default
    0x0ca3ae4400b12d6, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0cc3b04410b12d6, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ce3ac4420b12d6, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x0c83ac43f0b22a8, // V_CMPX_EQ_I16 ENC_VOPC default
    0x0ca3ae4400b22a8, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0cc3b04410b22a8, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ce3ac4420b22a8, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0c83ac43f0b32ca, // V_CMPX_LE_I16 ENC_VOPC default
    0x0ca3ae4400b32ca, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0cc3b04410b32ca, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ce3ac4420b32ca, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x0c83ac43f0b42c1, // V_CMPX_GT_I16 ENC_VOPC default
    0x0ca3ae4400b42c1, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0cc3b04410b42c1, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ce3ac4420b42c1, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x0c83ac43f0b52df, // V_CMPX_NE_I16 ENC_VOPC default
    0x0ca3ae4400b52df, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0cc3b04410b52df, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ce3ac4420b52df, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x0c83ac43f0b62b8, // V_CMPX_GE_I16 ENC_VOPC default
    0x0ca3ae4400b62b8, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0cc3b04410b62b8, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0ce3ac4420b62b8, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x0c83ac4430b92d9, // V_CMPX_LT_U16 ENC_VOPC default
    0x0ca3ae4440b92d9, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0cc3b04450b92d9, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ce3ac4460b92d9, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x0c83ac4430ba2ab, // V_CMPX_EQ_U16 ENC_VOPC default
    0x0ca3ae4440ba2ab, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0cc3b04450ba2ab, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ce3ac4460ba2ab, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0c83ac4430bb2cd, // V_CMPX_LE_U16 ENC_VOPC default
    0x0ca3ae4440bb2cd, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0cc3b04450bb2cd, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ce3ac4460bb2cd, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x0c83ac4430bc2c4, // V_CMPX_GT_U16 ENC_VOPC default
    0x0ca3ae4440bc2c4, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0cc3b04450bc2c4, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ce3ac4460bc2c4, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x0c83ac4430bd2e2, // V_CMPX_NE_U16 ENC_VOPC default
    0x0ca3ae4440bd2e2, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0cc3b04450bd2e2, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ce3ac4460bd2e2, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x0c83ac4430be2bb, // V_CMPX_GE_U16 ENC_VOPC default
    0x0ca3ae4440be2bb, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0cc3b04450be2bb, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0ce3ac4460be2bb, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x0d039c4470c02b1, // V_CMPX_F_I32 ENC_VOPC default
    0x0d239e4480c02b1, // V_CMPX_F_I32 VOPC_VOP_DPP8 has_dpp8
    0x0d43b84490c02b1, // V_CMPX_F_I32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c44a0c02b1, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x0d039c4470c12d7, // V_CMPX_LT_I32 ENC_VOPC default
    0x0d239e4480c12d7, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0d43b84490c12d7, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c44a0c12d7, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x0d039c4470c22a9, // V_CMPX_EQ_I32 ENC_VOPC default
    0x0d239e4480c22a9, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0d43b84490c22a9, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c44a0c22a9, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0d039c4470c32cb, // V_CMPX_LE_I32 ENC_VOPC default
    0x0d239e4480c32cb, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0d43b84490c32cb, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c44a0c32cb, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x0d039c4470c42c2, // V_CMPX_GT_I32 ENC_VOPC default
    0x0d239e4480c42c2, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0d43b84490c42c2, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c44a0c42c2, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x0d039c4470c52e0, // V_CMPX_NE_I32 ENC_VOPC default
    0x0d239e4480c52e0, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0d43b84490c52e0, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c44a0c52e0, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x0d039c4470c62b9, // V_CMPX_GE_I32 ENC_VOPC default
    0x0d239e4480c62b9, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0d43b84490c62b9, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c44a0c62b9, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x0d039c4470c72fa, // V_CMPX_T_I32 ENC_VOPC default
    0x0d239e4480c72fa, // V_CMPX_T_I32 VOPC_VOP_DPP8 has_dpp8
    0x0d43b84490c72fa, // V_CMPX_T_I32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c44a0c72fa, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x0d039c44b0c82b3, // V_CMPX_F_U32 ENC_VOPC default
    0x0d239e44c0c82b3, // V_CMPX_F_U32 VOPC_VOP_DPP8 has_dpp8
    0x0d43b844d0c82b3, // V_CMPX_F_U32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c44e0c82b3, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x0d039c44b0c92da, // V_CMPX_LT_U32 ENC_VOPC default
    0x0d239e44c0c92da, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0d43b844d0c92da, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c44e0c92da, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x0d039c44b0ca2ac, // V_CMPX_EQ_U32 ENC_VOPC default
    0x0d239e44c0ca2ac, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0d43b844d0ca2ac, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c44e0ca2ac, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0d039c44b0cb2ce, // V_CMPX_LE_U32 ENC_VOPC default
    0x0d239e44c0cb2ce, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0d43b844d0cb2ce, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c44e0cb2ce, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x0d039c44b0cc2c5, // V_CMPX_GT_U32 ENC_VOPC default
    0x0d239e44c0cc2c5, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0d43b844d0cc2c5, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c44e0cc2c5, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x0d039c44b0cd2e3, // V_CMPX_NE_U32 ENC_VOPC default
    0x0d239e44c0cd2e3, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0d43b844d0cd2e3, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c44e0cd2e3, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x0d039c44b0ce2bc, // V_CMPX_GE_U32 ENC_VOPC default
    0x0d239e44c0ce2bc, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0d43b844d0ce2bc, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c44e0ce2bc, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x0d039c44b0cf2fc, // V_CMPX_T_U32 ENC_VOPC default
    0x0d239e44c0cf2fc, // V_CMPX_T_U32 VOPC_VOP_DPP8 has_dpp8
    0x0d43b844d0cf2fc, // V_CMPX_T_U32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c44e0cf2fc, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x0d03bc44f0d02b2, // V_CMPX_F_I64 ENC_VOPC default
    0x0d63bc4500d02b2, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x0d03bc44f0d12d8, // V_CMPX_LT_I64 ENC_VOPC default
    0x0d63bc4500d12d8, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x0d03bc44f0d22aa, // V_CMPX_EQ_I64 ENC_VOPC default
    0x0d63bc4500d22aa, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0d03bc44f0d32cc, // V_CMPX_LE_I64 ENC_VOPC default
    0x0d63bc4500d32cc, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x0d03bc44f0d42c3, // V_CMPX_GT_I64 ENC_VOPC default
    0x0d63bc4500d42c3, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x0d03bc44f0d52e1, // V_CMPX_NE_I64 ENC_VOPC default
    0x0d63bc4500d52e1, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x0d03bc44f0d62ba, // V_CMPX_GE_I64 ENC_VOPC default
    0x0d63bc4500d62ba, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x0d03bc44f0d72fb, // V_CMPX_T_I64 ENC_VOPC default
    0x0d63bc4500d72fb, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x0d03bc4510d82b4, // V_CMPX_F_U64 ENC_VOPC default
    0x0d63bc4520d82b4, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x0d03bc4510d92db, // V_CMPX_LT_U64 ENC_VOPC default
    0x0d63bc4520d92db, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x0d03bc4510da2ad, // V_CMPX_EQ_U64 ENC_VOPC default
    0x0d63bc4520da2ad, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0d03bc4510db2cf, // V_CMPX_LE_U64 ENC_VOPC default
    0x0d63bc4520db2cf, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x0d03bc4510dc2c6, // V_CMPX_GT_U64 ENC_VOPC default
    0x0d63bc4520dc2c6, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x0d03bc4510dd2e4, // V_CMPX_NE_U64 ENC_VOPC default
    0x0d63bc4520dd2e4, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x0d03bc4510de2bd, // V_CMPX_GE_U64 ENC_VOPC default
    0x0d63bc4520de2bd, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x0d03bc4510df2fd, // V_CMPX_T_U64 ENC_VOPC default
    0x0d63bc4520df2fd, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x0c83904350fd2a2, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x0ca3924360fd2a2, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0cc3944370fd2a2, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0ce3904380fd2a2, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0d039c4530fe2a3, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x0d239e4540fe2a3, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0d43ca4550fe2a3, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0d639c4560fe2a3, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0d03ce4570ff2a4, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x0d63ce4580ff2a4, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0d8130155000427, // V_NOP ENC_VOP1 default
    0x0d8188459001416, // V_MOV_B32 ENC_VOP1 default
    0x0da18a45a001416, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0dc18c45b001416, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0de18845c001416, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x0e019445d00244c, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x0d819845e00337a, // V_CVT_I32_F64 ENC_VOP1 default
    0x0de19845f00337a, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x0d819c460004375, // V_CVT_F64_I32 ENC_VOP1 default
    0x0de19c461004375, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x0d818846200536e, // V_CVT_F32_I32 ENC_VOP1 default
    0x0da18a46300536e, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0x0dc1a046400536e, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0x0de18846500536e, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x0d818846600636f, // V_CVT_F32_U32 ENC_VOP1 default
    0x0da18a46700636f, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0dc1a046800636f, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0de18846900636f, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x0d818846a00738b, // V_CVT_U32_F32 ENC_VOP1 default
    0x0da18a46b00738b, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0dc18c46c00738b, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0de18846d00738b, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x0d818846e008379, // V_CVT_I32_F32 ENC_VOP1 default
    0x0da18a46f008379, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0dc18c470008379, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0de188471008379, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x0e21ae47200a369, // V_CVT_F16_F32 ENC_VOP1 default
    0x0e41b047300a369, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e61b247400a369, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e81ae47500a369, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x0e21ba47600b36c, // V_CVT_F32_F16 ENC_VOP1 default
    0x0e41bc47700b36c, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x0e61be47800b36c, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x0e81ba47900b36c, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x0d818846e00c37c, // V_CVT_NEAREST_I32_F32 ENC_VOP1 default
    0x0da18a46f00c37c, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0dc18c47000c37c, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0de18847100c37c, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL has_lit
    0x0d818846e00d377, // V_CVT_FLOOR_I32_F32 ENC_VOP1 default
    0x0da18a46f00d377, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0dc18c47000d377, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0de18847100d377, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL has_lit
    0x0d818846200e37f, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x0da18a46300e37f, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0x0dc1a046400e37f, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0x0de18846500e37f, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x0d819847a00f36d, // V_CVT_F32_F64 ENC_VOP1 default
    0x0de19847b00f36d, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x0d819c47c010374, // V_CVT_F64_F32 ENC_VOP1 default
    0x0de19c47d010374, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x0d8188466011370, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x0da18a467011370, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0x0dc1a0468011370, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0x0de188469011370, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x0d8188466012371, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x0da18a467012371, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0x0dc1a0468012371, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0x0de188469012371, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x0d8188466013372, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x0da18a467013372, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0x0dc1a0468013372, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0x0de188469013372, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x0d8188466014373, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x0da18a467014373, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0x0dc1a0468014373, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0x0de188469014373, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x0d819847e01538c, // V_CVT_U32_F64 ENC_VOP1 default
    0x0de19847f01538c, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x0d819c480016376, // V_CVT_F64_U32 ENC_VOP1 default
    0x0de19c481016376, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x0d81ce482017471, // V_TRUNC_F64 ENC_VOP1 default
    0x0de1ce483017471, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x0d81ce48201829f, // V_CEIL_F64 ENC_VOP1 default
    0x0de1ce48301829f, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x0d81ce482019450, // V_RNDNE_F64 ENC_VOP1 default
    0x0de1ce483019450, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x0d81ce48201a3b3, // V_FLOOR_F64 ENC_VOP1 default
    0x0de1ce48301a3b3, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x0d813015501b432, // V_PIPEFLUSH ENC_VOP1 default
    0x0e21d248401c415, // V_MOV_B16 ENC_VOP1 default
    0x0e41d448501c415, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0x0e61d648601c415, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0x0e81d248701c415, // V_MOV_B16 VOP1_INST_LITERAL has_lit
    0x0d81884880203c3, // V_FRACT_F32 ENC_VOP1 default
    0x0da18a4890203c3, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0dc18c48a0203c3, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0de18848b0203c3, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x0d8188488021470, // V_TRUNC_F32 ENC_VOP1 default
    0x0da18a489021470, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x0dc18c48a021470, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x0de18848b021470, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x0d818848802229e, // V_CEIL_F32 ENC_VOP1 default
    0x0da18a48902229e, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x0dc18c48a02229e, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x0de18848b02229e, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x0d818848802344f, // V_RNDNE_F32 ENC_VOP1 default
    0x0da18a48902344f, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x0dc18c48a02344f, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x0de18848b02344f, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x0d81884880243b2, // V_FLOOR_F32 ENC_VOP1 default
    0x0da18a4890243b2, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0x0dc18c48a0243b2, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0x0de18848b0243b2, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x0d81884880253b0, // V_EXP_F32 ENC_VOP1 default
    0x0da18a4890253b0, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0dc18c48a0253b0, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0de18848b0253b0, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x0d81884880273d6, // V_LOG_F32 ENC_VOP1 default
    0x0da18a4890273d6, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0dc18c48a0273d6, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0de18848b0273d6, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x0d818848802a449, // V_RCP_F32 ENC_VOP1 default
    0x0da18a48902a449, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0dc18c48a02a449, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0de18848b02a449, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x0d818848802b44b, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x0da18a48902b44b, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0dc18c48a02b44b, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0de18848b02b44b, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x0d818848802e452, // V_RSQ_F32 ENC_VOP1 default
    0x0da18a48902e452, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x0dc18c48a02e452, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x0de18848b02e452, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x0d81ce48202f44a, // V_RCP_F64 ENC_VOP1 default
    0x0de1ce48302f44a, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x0d81ce482031453, // V_RSQ_F64 ENC_VOP1 default
    0x0de1ce483031453, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x0d818848803345c, // V_SQRT_F32 ENC_VOP1 default
    0x0da18a48903345c, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0dc18c48a03345c, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0de18848b03345c, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x0d81ce48203445d, // V_SQRT_F64 ENC_VOP1 default
    0x0de1ce48303445d, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x0d818848803545a, // V_SIN_F32 ENC_VOP1 default
    0x0da18a48903545a, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x0dc18c48a03545a, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x0de18848b03545a, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x0d8188488036363, // V_COS_F32 ENC_VOP1 default
    0x0da18a489036363, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x0dc18c48a036363, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x0de18848b036363, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x0d818848c037429, // V_NOT_B32 ENC_VOP1 default
    0x0da18a48d037429, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x0dc1a048e037429, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x0de18848f037429, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x0d818845903829c, // V_BFREV_B32 ENC_VOP1 default
    0x0da18a45a03829c, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0dc18c45b03829c, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0de18845c03829c, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x0d81884900392a1, // V_CLZ_I32_U32 ENC_VOP1 default
    0x0da18a4910392a1, // V_CLZ_I32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0dc1a04920392a1, // V_CLZ_I32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0de1884930392a1, // V_CLZ_I32_U32 VOP1_INST_LITERAL has_lit
    0x0d818849003a364, // V_CTZ_I32_B32 ENC_VOP1 default
    0x0da18a49103a364, // V_CTZ_I32_B32 VOP1_VOP_DPP8 has_dpp8
    0x0dc1a049203a364, // V_CTZ_I32_B32 VOP1_VOP_DPP16 has_dpp16
    0x0de18849303a364, // V_CTZ_I32_B32 VOP1_INST_LITERAL has_lit
    0x0d818849403b2a0, // V_CLS_I32 ENC_VOP1 default
    0x0da18a49503b2a0, // V_CLS_I32 VOP1_VOP_DPP8 has_dpp8
    0x0dc1a049603b2a0, // V_CLS_I32 VOP1_VOP_DPP16 has_dpp16
    0x0de18849703b2a0, // V_CLS_I32 VOP1_INST_LITERAL has_lit
    0x0d819845e03c3c7, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x0de19845f03c3c7, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x0d81ce48203d3ca, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x0de1ce48303d3ca, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x0d81ce48203e3c4, // V_FRACT_F64 ENC_VOP1 default
    0x0de1ce48303e3c4, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x0d818846e03f3c6, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x0da18a46f03f3c6, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0dc18c47003f3c6, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0de18847103f3c6, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x0d81884880403c9, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x0da18a4890403c9, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0dc18c48a0403c9, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0de18848b0403c9, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x0d8188498042411, // V_MOVRELD_B32 ENC_VOP1 default
    0x0da18a499042411, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0dc18c49a042411, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0de18849b042411, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0x0e018849c043414, // V_MOVRELS_B32 ENC_VOP1 default
    0x0da18a499043414, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0x0dc18c49a043414, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0x0e018849c044413, // V_MOVRELSD_B32 ENC_VOP1 default
    0x0da18a499044413, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0dc18c49a044413, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0e018849c048412, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0x0da18a499048412, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0x0dc18c49a048412, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0x0e21e449d05036b, // V_CVT_F16_U16 ENC_VOP1 default
    0x0e41e649e05036b, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x0e61e849f05036b, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x0e81e44a005036b, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x0e21e44a105136a, // V_CVT_F16_I16 ENC_VOP1 default
    0x0e41e64a205136a, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x0e61e84a305136a, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x0e81e44a405136a, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x0e21f04a505238a, // V_CVT_U16_F16 ENC_VOP1 default
    0x0e41f24a605238a, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0e61f44a705238a, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0e81f04a805238a, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x0e21f04a9053378, // V_CVT_I16_F16 ENC_VOP1 default
    0x0e41f24aa053378, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0e61f44ab053378, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0e81f04ac053378, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x0e21fc4ad054448, // V_RCP_F16 ENC_VOP1 default
    0x0e41fe4ae054448, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0e62004af054448, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0e81fc4b0054448, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x0e21fc4ad05545b, // V_SQRT_F16 ENC_VOP1 default
    0x0e41fe4ae05545b, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0e62004af05545b, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0e81fc4b005545b, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x0e21fc4ad056451, // V_RSQ_F16 ENC_VOP1 default
    0x0e41fe4ae056451, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x0e62004af056451, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x0e81fc4b0056451, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x0e21fc4ad0573d5, // V_LOG_F16 ENC_VOP1 default
    0x0e41fe4ae0573d5, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x0e62004af0573d5, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x0e81fc4b00573d5, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x0e21fc4ad0583af, // V_EXP_F16 ENC_VOP1 default
    0x0e41fe4ae0583af, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0e62004af0583af, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0e81fc4b00583af, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x0e21fc4ad0593c8, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x0e41fe4ae0593c8, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0e62004af0593c8, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0e81fc4b00593c8, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x0e21f04a905a3c5, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x0e41f24aa05a3c5, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0e61f44ab05a3c5, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0e81f04ac05a3c5, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x0e21fc4ad05b3b1, // V_FLOOR_F16 ENC_VOP1 default
    0x0e41fe4ae05b3b1, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x0e62004af05b3b1, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x0e81fc4b005b3b1, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x0e21fc4ad05c29d, // V_CEIL_F16 ENC_VOP1 default
    0x0e41fe4ae05c29d, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x0e62004af05c29d, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x0e81fc4b005c29d, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x0e21fc4ad05d46f, // V_TRUNC_F16 ENC_VOP1 default
    0x0e41fe4ae05d46f, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x0e62004af05d46f, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x0e81fc4b005d46f, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x0e21fc4ad05e44e, // V_RNDNE_F16 ENC_VOP1 default
    0x0e41fe4ae05e44e, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x0e62004af05e44e, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x0e81fc4b005e44e, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x0e21fc4ad05f3c2, // V_FRACT_F16 ENC_VOP1 default
    0x0e41fe4ae05f3c2, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0e62004af05f3c2, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0e81fc4b005f3c2, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x0e21fc4ad060459, // V_SIN_F16 ENC_VOP1 default
    0x0e41fe4ae060459, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x0e62004af060459, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x0e81fc4b0060459, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x0e21fc4ad061362, // V_COS_F16 ENC_VOP1 default
    0x0e41fe4ae061362, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x0e62004af061362, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x0e81fc4b0061362, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x0e22084b1062458, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x0e420a4b2062458, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x0e620c4b3062458, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x0e82084b4062458, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x0e21f04a906337d, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x0e41f24aa06337d, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0e61f44ab06337d, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0e81f04ac06337d, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x0e21f04a506437e, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x0e41f24a606437e, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0e61f44a706437e, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0e81f04a806437e, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x0e02144b506546d, // V_SWAP_B32 ENC_VOP1 default
    0x0ea2164b606646c, // V_SWAP_B16 ENC_VOP1 default
    0x0e02144b706742f, // V_PERMLANE64_B32 ENC_VOP1 default
    0x0e02144b806846b, // V_SWAPREL_B32 ENC_VOP1 default
    0x0e21d24b9069428, // V_NOT_B16 ENC_VOP1 default
    0x0e41d44ba069428, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0x0e61d64bb069428, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0x0e81d24bc069428, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0x0e22184bd06a37b, // V_CVT_I32_I16 ENC_VOP1 default
    0x0e421a4be06a37b, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0x0e621c4bf06a37b, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0x0e82184c006a37b, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0x0e22184c106b38d, // V_CVT_U32_U16 ENC_VOP1 default
    0x0e421a4c206b38d, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0x0e621c4c306b38d, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0x0e82184c406b38d, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0x0ec3204c500043b, // V_PK_MAD_I16 ENC_VOP3P default
    0x0ee3204c600043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x0f03204c700043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0f23204c800043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f43204c900043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x0f63204ca00043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0f83204cb00043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0fa3204cc00043b, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0ec3224cd001444, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x0ee3224ce001444, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x0f03224cf001444, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x0f23224d0001444, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0ec3224d1002434, // V_PK_ADD_I16 ENC_VOP3P default
    0x0ee3224d2002434, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x0f03224d3002434, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0f23224d4002434, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0ec3224d1003445, // V_PK_SUB_I16 ENC_VOP3P default
    0x0ee3224d2003445, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x0f03224d3003445, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x0f23224d4003445, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0ec3224cd004439, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x0ee3224ce004439, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0f03224cf004439, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0f23224d0004439, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0ec3224cd00543a, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x0ee3224ce00543a, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0f03224cf00543a, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0f23224d000543a, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0ec3224d5006436, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x0ee3224d6006436, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x0f03224d7006436, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x0f23224d8006436, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0ec3224d100743e, // V_PK_MAX_I16 ENC_VOP3P default
    0x0ee3224d200743e, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x0f03224d300743e, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x0f23224d400743e, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0ec3224d1008441, // V_PK_MIN_I16 ENC_VOP3P default
    0x0ee3224d2008441, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x0f03224d3008441, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x0f23224d4008441, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0ec3204d900943c, // V_PK_MAD_U16 ENC_VOP3P default
    0x0ee3204da00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x0f03204db00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0f23204dc00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f43204dd00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x0f63204de00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0f83204df00943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0fa3204e000943c, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0ec3224cd00a435, // V_PK_ADD_U16 ENC_VOP3P default
    0x0ee3224ce00a435, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x0f03224cf00a435, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0f23224d000a435, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0ec3224cd00b446, // V_PK_SUB_U16 ENC_VOP3P default
    0x0ee3224ce00b446, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x0f03224cf00b446, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x0f23224d000b446, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0ec3224cd00c43f, // V_PK_MAX_U16 ENC_VOP3P default
    0x0ee3224ce00c43f, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x0f03224cf00c43f, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x0f23224d000c43f, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0ec3224cd00d442, // V_PK_MIN_U16 ENC_VOP3P default
    0x0ee3224ce00d442, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x0f03224cf00d442, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x0f23224d000d442, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0ec3244e100e438, // V_PK_FMA_F16 ENC_VOP3P default
    0x0ee3244e200e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x0f03244e300e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x0f23244e400e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f43244e500e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x0f63244e600e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0f83244e700e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0fa3244e800e438, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0ec3264e900f433, // V_PK_ADD_F16 ENC_VOP3P default
    0x0ee3264ea00f433, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x0f03264eb00f433, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x0f23264ec00f433, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0ec3264e9010443, // V_PK_MUL_F16 ENC_VOP3P default
    0x0ee3264ea010443, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x0f03264eb010443, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x0f23264ec010443, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0ec3264e9011440, // V_PK_MIN_F16 ENC_VOP3P default
    0x0ee3264ea011440, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0x0f03264eb011440, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0x0f23264ec011440, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0ec3264e901243d, // V_PK_MAX_F16 ENC_VOP3P default
    0x0ee3264ea01243d, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0x0f03264eb01243d, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0x0f23264ec01243d, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0ec3284ed013399, // V_DOT2_F32_F16 ENC_VOP3P default
    0x0fc32a4ee013399, // V_DOT2_F32_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0fe32c4ef013399, // V_DOT2_F32_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0ee3284f0013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0x0f03284f1013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0x0f23284f2013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f43284f3013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0x0f63284f4013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0f83284f5013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0fa3284f6013399, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0ec32e4f701639a, // V_DOT4_I32_IU8 ENC_VOP3P default
    0x0ee32e4f801639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0x0f032e4f901639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0x0f232e4fa01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f432e4fb01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0x0f632e4fc01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0f832e4fd01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0fa32e4fe01639a, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0ec32e21601739b, // V_DOT4_U32_U8 ENC_VOP3P default
    0x0ee32e4ff01739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0x0f032e50001739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0x0f232e50101739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f432e50201739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0x0f632e50301739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0f832e50401739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0fa32e50501739b, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0ec32e50601839c, // V_DOT8_I32_IU4 ENC_VOP3P default
    0x0ee32e50701839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0x0f032e50801839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0x0f232e50901839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f432e50a01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0x0f632e50b01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0f832e50c01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0fa32e50d01839c, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0ec32e50e01939d, // V_DOT8_U32_U4 ENC_VOP3P default
    0x0ee32e50f01939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0x0f032e51001939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0x0f232e51101939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f432e51201939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0x0f632e51301939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0f832e51401939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0fa32e51501939d, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0ec33051601a398, // V_DOT2_F32_BF16 ENC_VOP3P default
    0x0fc33251701a398, // V_DOT2_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x0fe33451801a398, // V_DOT2_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x0ee33051901a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0f033051a01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0f233051b01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f433051c01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0x0f633051d01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0f833051e01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0fa33051f01a398, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0ec3365200203c1, // V_FMA_MIX_F32 ENC_VOP3P default
    0x0fc3385210203c1, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0x0fe33a5220203c1, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0x0ee3365230203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x0f03365240203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x0f23365250203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f43365260203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x0f63365270203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0f83365280203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0fa3365290203c1, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0ec33652a0213c0, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x0fc33852b0213c0, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0fe33a52c0213c0, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0ee33652d0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x0f033652e0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x0f233652f0213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f43365300213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x0f63365310213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0f83365320213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0fa3365330213c0, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0ec33652a0223bf, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x0fc33852b0223bf, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0x0fe33a52c0223bf, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0ee33652d0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x0f033652e0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x0f233652f0223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f43365300223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x0f63365310223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0f83365320223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x0fa3365330223bf, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10033c534040475, // V_WMMA_F32_16X16X16_F16 ENC_VOP3P default
    0x10033c535041474, // V_WMMA_F32_16X16X16_BF16 ENC_VOP3P default
    0x10033e536042473, // V_WMMA_F16_16X16X16_F16 ENC_VOP3P default
    0x10033e537043472, // V_WMMA_BF16_16X16X16_BF16 ENC_VOP3P default
    0x100340538044477, // V_WMMA_I32_16X16X16_IU8 ENC_VOP3P default
    0x100342539045476, // V_WMMA_I32_16X16X16_IU4 ENC_VOP3P default
    0x10218053a0003cc, // V_INTERP_P10_F32 ENC_VINTERP default
    0x10218053a0013cf, // V_INTERP_P2_F32 ENC_VINTERP default
    0x10218253b0023cb, // V_INTERP_P10_F16_F32 ENC_VINTERP default
    0x10218453c0033ce, // V_INTERP_P2_F16_F32 ENC_VINTERP default
    0x10218253b0043cd, // V_INTERP_P10_RTZ_F16_F32 ENC_VINTERP default
    0x10218453c0053d0, // V_INTERP_P2_RTZ_F16_F32 ENC_VINTERP default
    0x10408c53d000188, // LDS_PARAM_LOAD ENC_LDSDIR default
    0x10408e53e001187, // LDS_DIRECT_LOAD ENC_LDSDIR default
    0x10614653f000226, // S_MOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x108146540000226, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x106148541001227, // S_MOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x108148542001227, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x1061465430021e2, // S_CMOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1081465440021e2, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x1061485450031e3, // S_CMOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1081485460031e3, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x1061465470041ca, // S_BREV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1081465480041ca, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x1061485490051cb, // S_BREV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814854a0051cb, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x10614654b008201, // S_CTZ_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814654c008201, // S_CTZ_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x10614a54d009202, // S_CTZ_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814a54e009202, // S_CTZ_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x10614654b00a1df, // S_CLZ_I32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814654c00a1df, // S_CLZ_I32_U32 SOP1_INST_LITERAL has_lit_0
    0x10614a54d00b1e0, // S_CLZ_I32_U64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814a54e00b1e0, // S_CLZ_I32_U64 SOP1_INST_LITERAL has_lit_0
    0x10614654f00c1dd, // S_CLS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814655000c1dd, // S_CLS_I32 SOP1_INST_LITERAL has_lit_0
    0x10614a55100d1de, // S_CLS_I32_I64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814a55200d1de, // S_CLS_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x10614655300e255, // S_SEXT_I32_I8 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814655400e255, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x10614655500f254, // S_SEXT_I32_I16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814655600f254, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x1061465570101c5, // S_BITSET0_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1081465580101c5, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x10614c5590111c6, // S_BITSET0_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814c55a0111c6, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x1061465570121c7, // S_BITSET1_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1081465580121c7, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x10614c5590131c8, // S_BITSET1_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814c55a0131c8, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x10614c55b0141c4, // S_BITREPLICATE_B64_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814c55c0141c4, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x10614655d0151a0, // S_ABS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814655e0151a0, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x10614655f0161b6, // S_BCNT0_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1081465600161b6, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x10614a5610171b7, // S_BCNT0_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814a5620171b7, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x10614655f0181b8, // S_BCNT1_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1081465600181b8, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x10614a5610191b9, // S_BCNT1_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814a5620191b9, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x10614656301a245, // S_QUADMASK_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814656401a245, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x10614856501b246, // S_QUADMASK_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814856601b246, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x10614656301c26a, // S_WQM_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814656401c26a, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x10614856501d26b, // S_WQM_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814856601d26b, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x10614656301e235, // S_NOT_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814656401e235, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x10614856501f236, // S_NOT_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814856601f236, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x1061465670201b1, // S_AND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1081465680201b1, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1061485690211b2, // S_AND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814856a0211b2, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x10614656702223f, // S_OR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814656802223f, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x106148569023240, // S_OR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814856a023240, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x106146567024272, // S_XOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x108146568024272, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x106148569025273, // S_XOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814856a025273, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x10614656702622e, // S_NAND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814656802622e, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x10614856902722f, // S_NAND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814856a02722f, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x106146567028233, // S_NOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x108146568028233, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x106148569029234, // S_NOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814856a029234, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x10614656702a26e, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814656802a26e, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x10614856902b26f, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814856a02b26f, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x10614656702c1a7, // S_AND_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814656802c1a7, // S_AND_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x10614856902d1a8, // S_AND_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814856a02d1a8, // S_AND_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x10614656702e239, // S_OR_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814656802e239, // S_OR_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x10614856902f23a, // S_OR_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814856a02f23a, // S_OR_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1061465670301ad, // S_AND_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1081465680301ad, // S_AND_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1061485690311ae, // S_AND_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814856a0311ae, // S_AND_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x10614656703223d, // S_OR_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814656803223d, // S_OR_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x10614856903323e, // S_OR_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814856a03323e, // S_OR_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1061465670341a9, // S_AND_NOT0_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1081465680341a9, // S_AND_NOT0_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1061485690351aa, // S_AND_NOT0_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814856a0351aa, // S_AND_NOT0_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x1061465670361af, // S_AND_NOT1_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1081465680361af, // S_AND_NOT1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x1061485690371b0, // S_AND_NOT1_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814856a0371b0, // S_AND_NOT1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x10614656b040224, // S_MOVRELS_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10614856c041225, // S_MOVRELS_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10614656d042221, // S_MOVRELD_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10814656e042221, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x10614856f043222, // S_MOVRELD_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x108148570043222, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x106146571044223, // S_MOVRELSD_2_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10614e57204720a, // S_GETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10615057304824f, // S_SETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10614857404925c, // S_SWAPPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10615057304a247, // S_RFE_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x10a15257504c24b, // S_SENDMSG_RTN_B32 ENC_SOP1 default
    0x10a15457604d24c, // S_SENDMSG_RTN_B64 ENC_SOP1 default
    0x10c15e5770001f0, // S_CMP_EQ_I32 ENC_SOPC default
    0x10e15e5780001f0, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x11015e5790001f0, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x11215e57a0001f0, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x10c15e5770011f9, // S_CMP_LG_I32 ENC_SOPC default
    0x10e15e5780011f9, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x11015e5790011f9, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x11215e57a0011f9, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x10c15e5770021f5, // S_CMP_GT_I32 ENC_SOPC default
    0x10e15e5780021f5, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x11015e5790021f5, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x11215e57a0021f5, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x10c15e5770031f3, // S_CMP_GE_I32 ENC_SOPC default
    0x10e15e5780031f3, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x11015e5790031f3, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x11215e57a0031f3, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x10c15e5770041fc, // S_CMP_LT_I32 ENC_SOPC default
    0x10e15e5780041fc, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x11015e5790041fc, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x11215e57a0041fc, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x10c15e5770051f7, // S_CMP_LE_I32 ENC_SOPC default
    0x10e15e5780051f7, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x11015e5790051f7, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x11215e57a0051f7, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x10c15e57b0061f1, // S_CMP_EQ_U32 ENC_SOPC default
    0x10e15e57c0061f1, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x11015e57d0061f1, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x11215e57e0061f1, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x10c15e57b0071fa, // S_CMP_LG_U32 ENC_SOPC default
    0x10e15e57c0071fa, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x11015e57d0071fa, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x11215e57e0071fa, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x10c15e57b0081f6, // S_CMP_GT_U32 ENC_SOPC default
    0x10e15e57c0081f6, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x11015e57d0081f6, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x11215e57e0081f6, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x10c15e57b0091f4, // S_CMP_GE_U32 ENC_SOPC default
    0x10e15e57c0091f4, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x11015e57d0091f4, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x11215e57e0091f4, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x10c15e57b00a1fd, // S_CMP_LT_U32 ENC_SOPC default
    0x10e15e57c00a1fd, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x11015e57d00a1fd, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x11215e57e00a1fd, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x10c15e57b00b1f8, // S_CMP_LE_U32 ENC_SOPC default
    0x10e15e57c00b1f8, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x11015e57d00b1f8, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x11215e57e00b1f8, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x10c15e57b00c1c0, // S_BITCMP0_B32 ENC_SOPC default
    0x10e15e57c00c1c0, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x11015e57d00c1c0, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x11215e57e00c1c0, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x10c15e57b00d1c2, // S_BITCMP1_B32 ENC_SOPC default
    0x10e15e57c00d1c2, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x11015e57d00d1c2, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x11215e57e00d1c2, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x10c16057f00e1c1, // S_BITCMP0_B64 ENC_SOPC default
    0x10e16058000e1c1, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x11016058100e1c1, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x11216058200e1c1, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x10c16057f00f1c3, // S_BITCMP1_B64 ENC_SOPC default
    0x10e16058000f1c3, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x11016058100f1c3, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x11216058200f1c3, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x10c1625830101f2, // S_CMP_EQ_U64 ENC_SOPC default
    0x10e1625840101f2, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x1101625850101f2, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x1121625860101f2, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x10c1625830111fb, // S_CMP_LG_U64 ENC_SOPC default
    0x10e1625840111fb, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x1101625850111fb, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x1121625860111fb, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x114170587000230, // S_NOP ENC_SOPP default
    0x11417058700124e, // S_SETKILL ENC_SOPP default
    0x11417058700224d, // S_SETHALT ENC_SOPP default
    0x114170587003256, // S_SLEEP ENC_SOPP default
    0x114172587004253, // S_SET_INST_PREFETCH_DISTANCE ENC_SOPP default
    0x1141725880051dc, // S_CLAUSE ENC_SOPP default
    0x114174589007205, // S_DELAY_ALU ENC_SOPP default
    0x11417658a008262, // S_WAITCNT_DEPCTR ENC_SOPP default
    0x11417858b009261, // S_WAITCNT ENC_SOPP default
    0x11413015500a268, // S_WAIT_IDLE ENC_SOPP default
    0x11417258700b267, // S_WAIT_EVENT ENC_SOPP default
    0x11417058701025d, // S_TRAP ENC_SOPP default
    0x114172587011248, // S_ROUND_MODE ENC_SOPP default
    0x114170587012206, // S_DENORM_MODE ENC_SOPP default
    0x11413015501f1fe, // S_CODE_END ENC_SOPP default
    0x11417a58c0201c9, // S_BRANCH ENC_SOPP default
    0x11417a58d0211d8, // S_CBRANCH_SCC0 ENC_SOPP default
    0x11417a58d0221d9, // S_CBRANCH_SCC1 ENC_SOPP default
    0x11617a58e0231db, // S_CBRANCH_VCCZ ENC_SOPP default
    0x11617a58e0241da, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x11417a58f0251d7, // S_CBRANCH_EXECZ ENC_SOPP default
    0x11417a58f0261d6, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x11417a58c0271d2, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x11417a58c0281d5, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x11417a58c0291d4, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x11417a58c02a1d3, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x11417c155030207, // S_ENDPGM ENC_SOPP default
    0x114130155031209, // S_ENDPGM_SAVED ENC_SOPP default
    0x114130155032208, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x114130155034269, // S_WAKEUP ENC_SOPP default
    0x114170587035250, // S_SETPRIO ENC_SOPP default
    0x11417e590036249, // S_SENDMSG ENC_SOPP default
    0x11417e59003724a, // S_SENDMSGHALT ENC_SOPP default
    0x11417058703820e, // S_INCPERFLEVEL ENC_SOPP default
    0x114170587039204, // S_DECPERFLEVEL ENC_SOPP default
    0x11413033303a25e, // S_TTRACEDATA ENC_SOPP default
    0x11417258703b25f, // S_TTRACEDATA_IMM ENC_SOPP default
    0x11413015503c20d, // S_ICACHE_INV ENC_SOPP default
    0x11413015503d1b5, // S_BARRIER ENC_SOPP default
];
