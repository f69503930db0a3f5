// Written by `cargo xtask regen` from amdgpu_isa_rdna3_5.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Forms.
use amdgpu_isa_core::asm::tables::Class::*;
use amdgpu_isa_core::rows::*;
use crate::fields::enc;
/// What forms have in common.
pub static FORM_KINDS: [FormKind; 145] = [
    form_kind(
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 2, [true, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000e9,
        choice(Dpp, 0, 2, [true, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000fa,
        choice(Dpp, 0, 2, [true, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000ff,
        choice(Short, 1, 2, [true, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000e9,
        choice(Dpp, 0, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000fa,
        choice(Dpp, 0, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000ff,
        choice(Short, 1, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        1,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 1, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 2, [false, false, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000e9,
        choice(Dpp, 0, 2, [false, false, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000fa,
        choice(Dpp, 0, 2, [false, false, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x000000ff,
        choice(Short, 1, 2, [false, false, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP2_INST_LITERAL,
        1,
        2,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 1, 2, [false, false, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOP2,
        0,
        1,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x80000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x800000ff,
        choice(Short, 1, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL,
        1,
        2,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x8000ff00,
        choice(Short, 1, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL,
        2,
        2,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x8000ffff,
        choice(Short, 1, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP2_INST_LITERAL,
        3,
        2,
        Slot::Whole,
        [bits(23, 7), bits(0, 0)],
        0x80000000,
        choice(Short, 1, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOPK,
        0,
        1,
        Slot::Whole,
        [bits(23, 5), bits(0, 0)],
        0xb0000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPK_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(23, 5), bits(0, 0)],
        0xb0000000,
        choice(Short, 1, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY,
        0,
        2,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 2, [false, false, false, true], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL,
        0,
        3,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc80000ff,
        choice(Short, 1, 2, [false, false, false, true], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL,
        1,
        3,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc8000000,
        choice(Short, 1, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL,
        0,
        3,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc80000ff,
        choice(Short, 1, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY,
        0,
        2,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY,
        0,
        2,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 2, [true, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL,
        0,
        3,
        Slot::X,
        [bits(22, 4), bits(0, 0)],
        0xc80000ff,
        choice(Short, 1, 2, [true, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY,
        1,
        2,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 2, [false, false, false, true], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL,
        2,
        3,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xffc8000000,
        choice(Short, 1, 2, [false, false, false, true], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL,
        3,
        3,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xc8000000,
        choice(Short, 1, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL,
        2,
        3,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xffc8000000,
        choice(Short, 1, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY,
        1,
        2,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY,
        1,
        2,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xc8000000,
        choice(Short, 0, 2, [true, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPDXY_INST_LITERAL,
        2,
        3,
        Slot::Y,
        [bits(17, 5), bits(0, 0)],
        0xffc8000000,
        choice(Short, 1, 2, [true, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d4000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d4000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xe9d4000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xfad4000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(0, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc00ffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfeffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [true, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [true, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [true, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [true, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, [true, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc00ffd4000000,
        choice(Long, 1, 2, [true, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, [true, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfeffd4000000,
        choice(Long, 1, 2, [true, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(2, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(3, 3)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(6, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(8, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1feffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc0000d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fc00ffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfe00d4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x3fdfeffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 1, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 1, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0x1fe00d4000000,
        choice(Long, 1, 1, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(8, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd4000000,
        choice(Long, 0, 2, [false, false, false, false], run(0, 0), run(10, 2)),
    ),
    form_kind(
        enc::VOP3_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xffd4000000,
        choice(Long, 1, 2, [false, false, false, false], run(0, 0), run(12, 1)),
    ),
    form_kind(
        enc::ENC_DS,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xd8000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_DS,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xd8000000,
        choice(Short, 0, 0, [false, false, false, false], run(1, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_FLAT,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xdc000000,
        choice(Short, 0, 0, [false, false, false, false], run(2, 1), run(0, 0)),
    ),
    form_kind(
        enc::ENC_FLAT_SCRATCH,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xdc010000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_FLAT_GLOBAL,
        0,
        2,
        Slot::Whole,
        [bits(18, 7), bits(0, 0)],
        0xdc020000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_MUBUF,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xe0000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_MTBUF,
        0,
        2,
        Slot::Whole,
        [bits(15, 4), bits(0, 0)],
        0xe8000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_MIMG,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf0000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::MIMG_NSA1,
        0,
        3,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf0000001,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SMEM,
        0,
        2,
        Slot::Whole,
        [bits(18, 8), bits(0, 0)],
        0xf4000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_EXP,
        0,
        2,
        Slot::Whole,
        [bits(0, 0), bits(0, 0)],
        0xf8000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOPC,
        0,
        1,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c000000,
        choice(Short, 0, 2, [false, false, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000e9,
        choice(Dpp, 0, 2, [false, false, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000fa,
        choice(Dpp, 0, 2, [false, false, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000ff,
        choice(Short, 1, 2, [false, false, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOPC,
        0,
        1,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c000000,
        choice(Short, 0, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000e9,
        choice(Dpp, 0, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000fa,
        choice(Dpp, 0, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOPC_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(17, 8), bits(0, 0)],
        0x7c0000ff,
        choice(Short, 1, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000e9,
        choice(Dpp, 0, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000fa,
        choice(Dpp, 0, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000ff,
        choice(Short, 1, 2, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 2, [false, false, false, false], run(0, 0), run(13, 1)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 2, [false, false, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_DPP8,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000e9,
        choice(Dpp, 0, 2, [false, false, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_VOP_DPP16,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000fa,
        choice(Dpp, 0, 2, [false, false, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::VOP1_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000ff,
        choice(Short, 1, 2, [false, false, true, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP1,
        0,
        1,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e000000,
        choice(Short, 0, 2, [false, false, true, false], run(0, 0), run(13, 1)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, [false, false, false, false], run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xffcc000000,
        choice(Long, 1, 2, [false, false, false, false], run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        1,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1fe00cc000000,
        choice(Long, 1, 2, [false, false, false, false], run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        2,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x1feffcc000000,
        choice(Long, 1, 2, [false, false, false, false], run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        3,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fc0000cc000000,
        choice(Long, 1, 2, [false, false, false, false], run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        4,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fc00ffcc000000,
        choice(Long, 1, 2, [false, false, false, false], run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        5,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fdfe00cc000000,
        choice(Long, 1, 2, [false, false, false, false], run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_INST_LITERAL,
        6,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x3fdfeffcc000000,
        choice(Long, 1, 2, [false, false, false, false], run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xe9cc000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xfacc000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(3, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP8,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xe9cc000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(3, 2), run(14, 1)),
    ),
    form_kind(
        enc::VOP3P_VOP_DPP16,
        0,
        3,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xfacc000000,
        choice(LongDpp, 0, 2, [false, false, false, false], run(3, 2), run(14, 1)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcc000000,
        choice(Long, 0, 2, [false, false, false, false], run(3, 2), run(15, 3)),
    ),
    form_kind(
        enc::ENC_VINTERP,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xcd000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(18, 3)),
    ),
    form_kind(
        enc::ENC_LDSDIR,
        0,
        1,
        Slot::Whole,
        [bits(20, 2), bits(0, 0)],
        0xce000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOP1,
        0,
        1,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe800000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOP1_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe8000ff,
        choice(Short, 1, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOP1,
        1,
        1,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe800000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOPC,
        0,
        1,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf000000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPC_INST_LITERAL,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf0000ff,
        choice(Short, 1, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPC_INST_LITERAL,
        1,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf00ff00,
        choice(Short, 1, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::SOPC_INST_LITERAL,
        2,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf00ffff,
        choice(Short, 1, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOPP,
        0,
        1,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf800000,
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_SOPP,
        0,
        1,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xbf800000,
        choice(Short, 0, 0, [true, false, false, false], run(0, 0), run(0, 0)),
    ),
];
/// Forms, by family, opcode and variant.
pub static FORMS: [u64; 5058] = [
    0x00023200000139d, // V_CNDMASK_B32 ENC_VOP2 default
    0x00223400100139d, // V_CNDMASK_B32 VOP2_VOP_DPP8 has_dpp8
    0x00423600200139d, // V_CNDMASK_B32 VOP2_VOP_DPP16 has_dpp16
    0x00623200300139d, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x00823e0040023d1, // V_DOT2ACC_F32_F16 ENC_VOP2 default
    0x00a2400050023d1, // V_DOT2ACC_F32_F16 VOP2_VOP_DPP8 has_dpp8
    0x00c2420060023d1, // V_DOT2ACC_F32_F16 VOP2_VOP_DPP16 has_dpp16
    0x00e23e0070023d1, // V_DOT2ACC_F32_F16 VOP2_INST_LITERAL has_lit
    0x0082440080032c4, // V_ADD_F32 ENC_VOP2 default
    0x00a2460090032c4, // V_ADD_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c24800a0032c4, // V_ADD_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e24400b0032c4, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x0082440080044a2, // V_SUB_F32 ENC_VOP2 default
    0x00a2460090044a2, // V_SUB_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c24800a0044a2, // V_SUB_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e24400b0044a2, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x00824400800549d, // V_SUBREV_F32 ENC_VOP2 default
    0x00a24600900549d, // V_SUBREV_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c24800a00549d, // V_SUBREV_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e24400b00549d, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x00824400c0063f2, // V_FMAC_DX9_ZERO_F32 ENC_VOP2 default
    0x00e24400d0063f2, // V_FMAC_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x008244008007457, // V_MUL_DX9_ZERO_F32 ENC_VOP2 default
    0x00a246009007457, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c24800a007457, // V_MUL_DX9_ZERO_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e24400b007457, // V_MUL_DX9_ZERO_F32 VOP2_INST_LITERAL has_lit
    0x008244008008459, // V_MUL_F32 ENC_VOP2 default
    0x00a246009008459, // V_MUL_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c24800a008459, // V_MUL_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e24400b008459, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x00824400e00945f, // V_MUL_I32_I24 ENC_VOP2 default
    0x00a24600f00945f, // V_MUL_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00c25001000945f, // V_MUL_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00e24401100945f, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x00824400e00a45c, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x00a24600f00a45c, // V_MUL_HI_I32_I24 VOP2_VOP_DPP8 has_dpp8
    0x00c25001000a45c, // V_MUL_HI_I32_I24 VOP2_VOP_DPP16 has_dpp16
    0x00e24401100a45c, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x00824401200b462, // V_MUL_U32_U24 ENC_VOP2 default
    0x00a24601300b462, // V_MUL_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00c25001400b462, // V_MUL_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00e24401500b462, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x00824401200c45e, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x00a24601300c45e, // V_MUL_HI_U32_U24 VOP2_VOP_DPP8 has_dpp8
    0x00c25001400c45e, // V_MUL_HI_U32_U24 VOP2_VOP_DPP16 has_dpp16
    0x00e24401500c45e, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x00824400800f447, // V_MIN_F32 ENC_VOP2 default
    0x00a24600900f447, // V_MIN_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c24800a00f447, // V_MIN_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e24400b00f447, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x00824400801042e, // V_MAX_F32 ENC_VOP2 default
    0x00a24600901042e, // V_MAX_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c24800a01042e, // V_MAX_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e24400b01042e, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x00824400e01144a, // V_MIN_I32 ENC_VOP2 default
    0x00a24600f01144a, // V_MIN_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c25001001144a, // V_MIN_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e24401101144a, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x00824400e012431, // V_MAX_I32 ENC_VOP2 default
    0x00a24600f012431, // V_MAX_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c250010012431, // V_MAX_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e244011012431, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x00824401201344c, // V_MIN_U32 ENC_VOP2 default
    0x00a24601301344c, // V_MIN_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c25001401344c, // V_MIN_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e24401501344c, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x008244012014433, // V_MAX_U32 ENC_VOP2 default
    0x00a246013014433, // V_MAX_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c250014014433, // V_MAX_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e244015014433, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x008244012018414, // V_LSHLREV_B32 ENC_VOP2 default
    0x00a246013018414, // V_LSHLREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c250014018414, // V_LSHLREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e244015018414, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x008244012019419, // V_LSHRREV_B32 ENC_VOP2 default
    0x00a246013019419, // V_LSHRREV_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c250014019419, // V_LSHRREV_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e244015019419, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x00824401601a2d1, // V_ASHRREV_I32 ENC_VOP2 default
    0x00a24601701a2d1, // V_ASHRREV_I32 VOP2_VOP_DPP8 has_dpp8
    0x00c25001801a2d1, // V_ASHRREV_I32 VOP2_VOP_DPP16 has_dpp16
    0x00e24401901a2d1, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x00824401201b2ce, // V_AND_B32 ENC_VOP2 default
    0x00a24601301b2ce, // V_AND_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c25001401b2ce, // V_AND_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e24401501b2ce, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x00824401201c468, // V_OR_B32 ENC_VOP2 default
    0x00a24601301c468, // V_OR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c25001401c468, // V_OR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e24401501c468, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x00824401201d4b9, // V_XOR_B32 ENC_VOP2 default
    0x00a24601301d4b9, // V_XOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c25001401d4b9, // V_XOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e24401501d4b9, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x00824401201e4b6, // V_XNOR_B32 ENC_VOP2 default
    0x00a24601301e4b6, // V_XNOR_B32 VOP2_VOP_DPP8 has_dpp8
    0x00c25001401e4b6, // V_XNOR_B32 VOP2_VOP_DPP16 has_dpp16
    0x00e24401501e4b6, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x00025e01a0202c1, // V_ADD_CO_CI_U32 ENC_VOP2 default
    0x00226001b0202c1, // V_ADD_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x00426201c0202c1, // V_ADD_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00625e01d0202c1, // V_ADD_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x00025e01a02149f, // V_SUB_CO_CI_U32 ENC_VOP2 default
    0x00226001b02149f, // V_SUB_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x00426201c02149f, // V_SUB_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00625e01d02149f, // V_SUB_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x00025e01a02249a, // V_SUBREV_CO_CI_U32 ENC_VOP2 default
    0x00226001b02249a, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP8 has_dpp8
    0x00426201c02249a, // V_SUBREV_CO_CI_U32 VOP2_VOP_DPP16 has_dpp16
    0x00625e01d02249a, // V_SUBREV_CO_CI_U32 VOP2_INST_LITERAL has_lit
    0x0082440120252ca, // V_ADD_NC_U32 ENC_VOP2 default
    0x00a2460130252ca, // V_ADD_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2500140252ca, // V_ADD_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2440150252ca, // V_ADD_NC_U32 VOP2_INST_LITERAL has_lit
    0x0082440120264a6, // V_SUB_NC_U32 ENC_VOP2 default
    0x00a2460130264a6, // V_SUB_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c2500140264a6, // V_SUB_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e2440150264a6, // V_SUB_NC_U32 VOP2_INST_LITERAL has_lit
    0x00824401202749e, // V_SUBREV_NC_U32 ENC_VOP2 default
    0x00a24601302749e, // V_SUBREV_NC_U32 VOP2_VOP_DPP8 has_dpp8
    0x00c25001402749e, // V_SUBREV_NC_U32 VOP2_VOP_DPP16 has_dpp16
    0x00e24401502749e, // V_SUBREV_NC_U32 VOP2_INST_LITERAL has_lit
    0x00824400c02b3f4, // V_FMAC_F32 ENC_VOP2 default
    0x00a24601e02b3f4, // V_FMAC_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c24801f02b3f4, // V_FMAC_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e24400d02b3f4, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x01026a02002c3f6, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x00e26a02102c3f6, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x01026c02202d3f1, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x00e26c02302d3f1, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x00826e02402f3c2, // V_CVT_PK_RTZ_F16_F32 ENC_VOP2 default
    0x00a27002502f3c2, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP8 has_dpp8
    0x00c27202602f3c2, // V_CVT_PK_RTZ_F16_F32 VOP2_VOP_DPP16 has_dpp16
    0x00e26e02702f3c2, // V_CVT_PK_RTZ_F16_F32 VOP2_INST_LITERAL has_lit
    0x01227a0280322c3, // V_ADD_F16 ENC_VOP2 default
    0x01427c0290322c3, // V_ADD_F16 VOP2_VOP_DPP8 has_dpp8
    0x01627e02a0322c3, // V_ADD_F16 VOP2_VOP_DPP16 has_dpp16
    0x01827a02b0322c3, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x01227a0280334a1, // V_SUB_F16 ENC_VOP2 default
    0x01427c0290334a1, // V_SUB_F16 VOP2_VOP_DPP8 has_dpp8
    0x01627e02a0334a1, // V_SUB_F16 VOP2_VOP_DPP16 has_dpp16
    0x01827a02b0334a1, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x01227a02803449c, // V_SUBREV_F16 ENC_VOP2 default
    0x01427c02903449c, // V_SUBREV_F16 VOP2_VOP_DPP8 has_dpp8
    0x01627e02a03449c, // V_SUBREV_F16 VOP2_VOP_DPP16 has_dpp16
    0x01827a02b03449c, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x01227a028035458, // V_MUL_F16 ENC_VOP2 default
    0x01427c029035458, // V_MUL_F16 VOP2_VOP_DPP8 has_dpp8
    0x01627e02a035458, // V_MUL_F16 VOP2_VOP_DPP16 has_dpp16
    0x01827a02b035458, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x01227a02c0363f3, // V_FMAC_F16 ENC_VOP2 default
    0x01427c02d0363f3, // V_FMAC_F16 VOP2_VOP_DPP8 has_dpp8
    0x01627e02e0363f3, // V_FMAC_F16 VOP2_VOP_DPP16 has_dpp16
    0x01827a02f0363f3, // V_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x01a28c0300373f5, // V_FMAMK_F16 VOP2_INST_LITERAL default
    0x01828c0310373f5, // V_FMAMK_F16 VOP2_INST_LITERAL has_lit
    0x01a28e0320383f0, // V_FMAAK_F16 VOP2_INST_LITERAL default
    0x01828e0330383f0, // V_FMAAK_F16 VOP2_INST_LITERAL has_lit
    0x01227a02803942d, // V_MAX_F16 ENC_VOP2 default
    0x01427c02903942d, // V_MAX_F16 VOP2_VOP_DPP8 has_dpp8
    0x01627e02a03942d, // V_MAX_F16 VOP2_VOP_DPP16 has_dpp16
    0x01827a02b03942d, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x01227a02803a446, // V_MIN_F16 ENC_VOP2 default
    0x01427c02903a446, // V_MIN_F16 VOP2_VOP_DPP8 has_dpp8
    0x01627e02a03a446, // V_MIN_F16 VOP2_VOP_DPP16 has_dpp16
    0x01827a02b03a446, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x01227a02803b40d, // V_LDEXP_F16 ENC_VOP2 default
    0x01427c02903b40d, // V_LDEXP_F16 VOP2_VOP_DPP8 has_dpp8
    0x01629002a03b40d, // V_LDEXP_F16 VOP2_VOP_DPP16 has_dpp16
    0x01827a02b03b40d, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x00829803403c473, // V_PK_FMAC_F16 ENC_VOP2 default
    0x00e29803503c473, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x01c15a0360001a6, // S_ADD_U32 ENC_SOP2 default
    0x01e15a0370001a6, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x02015a0380001a6, // S_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x02215a0390001a6, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a036001295, // S_SUB_U32 ENC_SOP2 default
    0x01e15a037001295, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0
    0x02015a038001295, // S_SUB_U32 SOP2_INST_LITERAL has_lit_1
    0x02215a039001295, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03a0021a5, // S_ADD_I32 ENC_SOP2 default
    0x01e15a03b0021a5, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0
    0x02015a03c0021a5, // S_ADD_I32 SOP2_INST_LITERAL has_lit_1
    0x02215a03d0021a5, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03a003294, // S_SUB_I32 ENC_SOP2 default
    0x01e15a03b003294, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0
    0x02015a03c003294, // S_SUB_I32 SOP2_INST_LITERAL has_lit_1
    0x02215a03d003294, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03e0041a1, // S_ADDC_U32 ENC_SOP2 default
    0x01e15a03f0041a1, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0
    0x02015a0400041a1, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_1
    0x02215a0410041a1, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03e00528f, // S_SUBB_U32 ENC_SOP2 default
    0x01e15a03f00528f, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0
    0x02015a04000528f, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_1
    0x02215a04100528f, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03a00619f, // S_ABSDIFF_I32 ENC_SOP2 default
    0x01e15a03b00619f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x02015a03c00619f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x02215a03d00619f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a036008248, // S_LSHL_B32 ENC_SOP2 default
    0x01e15a037008248, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x02015a038008248, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x02215a039008248, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15c042009249, // S_LSHL_B64 ENC_SOP2 default
    0x01e15c043009249, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x02015c044009249, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x02215c045009249, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03600a24a, // S_LSHR_B32 ENC_SOP2 default
    0x01e15a03700a24a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x02015a03800a24a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x02215a03900a24a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15c04200b24b, // S_LSHR_B64 ENC_SOP2 default
    0x01e15c04300b24b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x02015c04400b24b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x02215c04500b24b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a04600c1b5, // S_ASHR_I32 ENC_SOP2 default
    0x01e15a04700c1b5, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x02015a04800c1b5, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x02215a04900c1b5, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15c04a00d1b6, // S_ASHR_I64 ENC_SOP2 default
    0x01e15c04b00d1b6, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x02015c04c00d1b6, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x02215c04d00d1b6, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03600e244, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x01e15a03700e244, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x02015a03800e244, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x02215a03900e244, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03600f245, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x01e15a03700f245, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x02015a03800f245, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x02215a03900f245, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a036010246, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x01e15a037010246, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x02015a038010246, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x02215a039010246, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a036011247, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x01e15a037011247, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x02015a038011247, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x02215a039011247, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03a012252, // S_MIN_I32 ENC_SOP2 default
    0x01e15a03b012252, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x02015a03c012252, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x02215a03d012252, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a036013253, // S_MIN_U32 ENC_SOP2 default
    0x01e15a037013253, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x02015a038013253, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x02215a039013253, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03a01424e, // S_MAX_I32 ENC_SOP2 default
    0x01e15a03b01424e, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x02015a03c01424e, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x02215a03d01424e, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03601524f, // S_MAX_U32 ENC_SOP2 default
    0x01e15a03701524f, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x02015a03801524f, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x02215a03901524f, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a0360161a7, // S_AND_B32 ENC_SOP2 default
    0x01e15a0370161a7, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x02015a0380161a7, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x02215a0390161a7, // S_AND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e04e0171a8, // S_AND_B64 ENC_SOP2 default
    0x01e15e04f0171a8, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x02015e0500171a8, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x02215e0510171a8, // S_AND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03601826d, // S_OR_B32 ENC_SOP2 default
    0x01e15a03701826d, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x02015a03801826d, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x02215a03901826d, // S_OR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e04e01926e, // S_OR_B64 ENC_SOP2 default
    0x01e15e04f01926e, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x02015e05001926e, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x02215e05101926e, // S_OR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03601a2ac, // S_XOR_B32 ENC_SOP2 default
    0x01e15a03701a2ac, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x02015a03801a2ac, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x02215a03901a2ac, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e04e01b2ad, // S_XOR_B64 ENC_SOP2 default
    0x01e15e04f01b2ad, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x02015e05001b2ad, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x02215e05101b2ad, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03601c262, // S_NAND_B32 ENC_SOP2 default
    0x01e15a03701c262, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x02015a03801c262, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x02215a03901c262, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e04e01d263, // S_NAND_B64 ENC_SOP2 default
    0x01e15e04f01d263, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x02015e05001d263, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x02215e05101d263, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a03601e267, // S_NOR_B32 ENC_SOP2 default
    0x01e15a03701e267, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x02015a03801e267, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x02215a03901e267, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e04e01f268, // S_NOR_B64 ENC_SOP2 default
    0x01e15e04f01f268, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x02015e05001f268, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x02215e05101f268, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a0360202a8, // S_XNOR_B32 ENC_SOP2 default
    0x01e15a0370202a8, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x02015a0380202a8, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x02215a0390202a8, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e04e0212a9, // S_XNOR_B64 ENC_SOP2 default
    0x01e15e04f0212a9, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x02015e0500212a9, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x02215e0510212a9, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a0360221ad, // S_AND_NOT1_B32 ENC_SOP2 default
    0x01e15a0370221ad, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_0
    0x02015a0380221ad, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_1
    0x02215a0390221ad, // S_AND_NOT1_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e04e0231ae, // S_AND_NOT1_B64 ENC_SOP2 default
    0x01e15e04f0231ae, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_0
    0x02015e0500231ae, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_1
    0x02215e0510231ae, // S_AND_NOT1_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a036024271, // S_OR_NOT1_B32 ENC_SOP2 default
    0x01e15a037024271, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_0
    0x02015a038024271, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_1
    0x02215a039024271, // S_OR_NOT1_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e04e025272, // S_OR_NOT1_B64 ENC_SOP2 default
    0x01e15e04f025272, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_0
    0x02015e050025272, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_1
    0x02215e051025272, // S_OR_NOT1_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a0360261c0, // S_BFE_U32 ENC_SOP2 default
    0x01e15a0370261c0, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x02015a0380261c0, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x02215a0390261c0, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a0460271be, // S_BFE_I32 ENC_SOP2 default
    0x01e15a0470271be, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x02015a0480271be, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x02215a0490271be, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15c0420281c1, // S_BFE_U64 ENC_SOP2 default
    0x01e15c0430281c1, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x02015c0440281c1, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x02215c0450281c1, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15c04a0291bf, // S_BFE_I64 ENC_SOP2 default
    0x01e15c04b0291bf, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x02015c04c0291bf, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x02215c04d0291bf, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a05202a1c2, // S_BFM_B32 ENC_SOP2 default
    0x01e15a05302a1c2, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x02015a05402a1c2, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x02215a05502a1c2, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c16005602b1c3, // S_BFM_B64 ENC_SOP2 default
    0x01e16005702b1c3, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x02016005802b1c3, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x02216005902b1c3, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a05a02c261, // S_MUL_I32 ENC_SOP2 default
    0x01e15a05b02c261, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x02015a05c02c261, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x02215a05d02c261, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a05202d260, // S_MUL_HI_U32 ENC_SOP2 default
    0x01e15a05302d260, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x02015a05402d260, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x02215a05502d260, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a05a02e25f, // S_MUL_HI_I32 ENC_SOP2 default
    0x01e15a05b02e25f, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x02015a05c02e25f, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x02215a05d02e25f, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a05e030221, // S_CSELECT_B32 ENC_SOP2 default
    0x01e15a05f030221, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x02015a060030221, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x02215a061030221, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15e062031222, // S_CSELECT_B64 ENC_SOP2 default
    0x01e15e063031222, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x02015e064031222, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x02215e065031222, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a06603227a, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x01e15a06703227a, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x02015a06803227a, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x02215a06903227a, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a06a033279, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x01e15a06b033279, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x02015a06c033279, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x02215a06d033279, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a06e034277, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x01e15a06f034277, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x02015a070034277, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x02215a071034277, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a072035278, // S_PACK_HL_B32_B16 ENC_SOP2 default
    0x01e15a073035278, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x02015a074035278, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x02215a075035278, // S_PACK_HL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a0760401a4, // S_ADD_F32 ENC_SOP2 default
    0x01e15a0770401a4, // S_ADD_F32 SOP2_INST_LITERAL has_lit_0
    0x02015a0780401a4, // S_ADD_F32 SOP2_INST_LITERAL has_lit_1
    0x02215a0790401a4, // S_ADD_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a076041293, // S_SUB_F32 ENC_SOP2 default
    0x01e15a077041293, // S_SUB_F32 SOP2_INST_LITERAL has_lit_0
    0x02015a078041293, // S_SUB_F32 SOP2_INST_LITERAL has_lit_1
    0x02215a079041293, // S_SUB_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a076042251, // S_MIN_F32 ENC_SOP2 default
    0x01e15a077042251, // S_MIN_F32 SOP2_INST_LITERAL has_lit_0
    0x02015a078042251, // S_MIN_F32 SOP2_INST_LITERAL has_lit_1
    0x02215a079042251, // S_MIN_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a07604324d, // S_MAX_F32 ENC_SOP2 default
    0x01e15a07704324d, // S_MAX_F32 SOP2_INST_LITERAL has_lit_0
    0x02015a07804324d, // S_MAX_F32 SOP2_INST_LITERAL has_lit_1
    0x02215a07904324d, // S_MAX_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a07604425e, // S_MUL_F32 ENC_SOP2 default
    0x01e15a07704425e, // S_MUL_F32 SOP2_INST_LITERAL has_lit_0
    0x02015a07804425e, // S_MUL_F32 SOP2_INST_LITERAL has_lit_1
    0x02215a07904425e, // S_MUL_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02416207a045236, // S_FMAAK_F32 SOP2_INST_LITERAL default
    0x01e16207b045236, // S_FMAAK_F32 SOP2_INST_LITERAL has_lit_0
    0x02016207c045236, // S_FMAAK_F32 SOP2_INST_LITERAL has_lit_1
    0x02216207d045236, // S_FMAAK_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x02416407e046239, // S_FMAMK_F32 SOP2_INST_LITERAL default
    0x01e16407f046239, // S_FMAMK_F32 SOP2_INST_LITERAL has_lit_0
    0x020164080046239, // S_FMAMK_F32 SOP2_INST_LITERAL has_lit_1
    0x022164081046239, // S_FMAMK_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c15a082047238, // S_FMAC_F32 ENC_SOP2 default
    0x01e15a083047238, // S_FMAC_F32 SOP2_INST_LITERAL has_lit_0
    0x02015a084047238, // S_FMAC_F32 SOP2_INST_LITERAL has_lit_1
    0x02215a085047238, // S_FMAC_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c16608604822b, // S_CVT_PK_RTZ_F16_F32 ENC_SOP2 default
    0x01e16608704822b, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL has_lit_0
    0x02016608804822b, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL has_lit_1
    0x02216608904822b, // S_CVT_PK_RTZ_F16_F32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c16808a0491a3, // S_ADD_F16 ENC_SOP2 default
    0x01e16808b0491a3, // S_ADD_F16 SOP2_INST_LITERAL has_lit_0
    0x02016808c0491a3, // S_ADD_F16 SOP2_INST_LITERAL has_lit_1
    0x02216808d0491a3, // S_ADD_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c16808a04a292, // S_SUB_F16 ENC_SOP2 default
    0x01e16808b04a292, // S_SUB_F16 SOP2_INST_LITERAL has_lit_0
    0x02016808c04a292, // S_SUB_F16 SOP2_INST_LITERAL has_lit_1
    0x02216808d04a292, // S_SUB_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c16808a04b250, // S_MIN_F16 ENC_SOP2 default
    0x01e16808b04b250, // S_MIN_F16 SOP2_INST_LITERAL has_lit_0
    0x02016808c04b250, // S_MIN_F16 SOP2_INST_LITERAL has_lit_1
    0x02216808d04b250, // S_MIN_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c16808a04c24c, // S_MAX_F16 ENC_SOP2 default
    0x01e16808b04c24c, // S_MAX_F16 SOP2_INST_LITERAL has_lit_0
    0x02016808c04c24c, // S_MAX_F16 SOP2_INST_LITERAL has_lit_1
    0x02216808d04c24c, // S_MAX_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c16808a04d25d, // S_MUL_F16 ENC_SOP2 default
    0x01e16808b04d25d, // S_MUL_F16 SOP2_INST_LITERAL has_lit_0
    0x02016808c04d25d, // S_MUL_F16 SOP2_INST_LITERAL has_lit_1
    0x02216808d04d25d, // S_MUL_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x01c16808e04e237, // S_FMAC_F16 ENC_SOP2 default
    0x01e16808f04e237, // S_FMAC_F16 SOP2_INST_LITERAL has_lit_0
    0x02016809004e237, // S_FMAC_F16 SOP2_INST_LITERAL has_lit_1
    0x02216809104e237, // S_FMAC_F16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x026172092000254, // S_MOVK_I32 ENC_SOPK default
    0x02617409300129c, // S_VERSION ENC_SOPK default
    0x0261720940021e7, // S_CMOVK_I32 ENC_SOPK default
    0x0261720950031ea, // S_CMPK_EQ_I32 ENC_SOPK default
    0x0261720950041f2, // S_CMPK_LG_I32 ENC_SOPK default
    0x0261720950051ee, // S_CMPK_GT_I32 ENC_SOPK default
    0x0261720950061ec, // S_CMPK_GE_I32 ENC_SOPK default
    0x0261720950071f4, // S_CMPK_LT_I32 ENC_SOPK default
    0x0261720950081f0, // S_CMPK_LE_I32 ENC_SOPK default
    0x0261720960091eb, // S_CMPK_EQ_U32 ENC_SOPK default
    0x02617209600a1f3, // S_CMPK_LG_U32 ENC_SOPK default
    0x02617209600b1ef, // S_CMPK_GT_U32 ENC_SOPK default
    0x02617209600c1ed, // S_CMPK_GE_U32 ENC_SOPK default
    0x02617209600d1f5, // S_CMPK_LT_U32 ENC_SOPK default
    0x02617209600e1f1, // S_CMPK_LE_U32 ENC_SOPK default
    0x02617209700f1a2, // S_ADDK_I32 ENC_SOPK default
    0x02617209801025c, // S_MULK_I32 ENC_SOPK default
    0x02617609901123b, // S_GETREG_B32 ENC_SOPK default
    0x02617809a012289, // S_SETREG_B32 ENC_SOPK default
    0x02817a09b01328a, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x02617c09c0141d5, // S_CALL_B64 ENC_SOPK default
    0x0263f609d016290, // S_SUBVECTOR_LOOP_BEGIN ENC_SOPK default
    0x0263f609d017291, // S_SUBVECTOR_LOOP_END ENC_SOPK default
    0x02617209e0182a2, // S_WAITCNT_VSCNT ENC_SOPK default
    0x02617209e0192a1, // S_WAITCNT_VMCNT ENC_SOPK default
    0x02617209e01a29f, // S_WAITCNT_EXPCNT ENC_SOPK default
    0x02617209e01b2a0, // S_WAITCNT_LGKMCNT ENC_SOPK default
    0x02a3de09f0003e1, // V_DUAL_FMAC_F32 VOPDXY X default
    0x02c3de0a00003e1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL X has_lit
    0x02e3e20a10013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X default
    0x0303e20a20013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL X has_lit
    0x02e3e60a30023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X default
    0x0303e60a40023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL X has_lit
    0x0323de0a50033e8, // V_DUAL_MUL_F32 VOPDXY X default
    0x0303de0a60033e8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL X has_lit
    0x0323de0a50043da, // V_DUAL_ADD_F32 VOPDXY X default
    0x0303de0a60043da, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL X has_lit
    0x0323de0a50053ea, // V_DUAL_SUB_F32 VOPDXY X default
    0x0303de0a60053ea, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL X has_lit
    0x0323de0a50063e9, // V_DUAL_SUBREV_F32 VOPDXY X default
    0x0303de0a60063e9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL X has_lit
    0x0323de0a50073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY X default
    0x0303de0a60073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL X has_lit
    0x0323ea0a70083e6, // V_DUAL_MOV_B32 VOPDXY X default
    0x0303ea0a80083e6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL X has_lit
    0x0343de0a90093dd, // V_DUAL_CNDMASK_B32 VOPDXY X default
    0x0363de0aa0093dd, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL X has_lit
    0x0323de0a500a3e4, // V_DUAL_MAX_F32 VOPDXY X default
    0x0303de0a600a3e4, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL X has_lit
    0x0323de0a500b3e5, // V_DUAL_MIN_F32 VOPDXY X default
    0x0303de0a600b3e5, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL X has_lit
    0x02a3ee0ab00c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY X default
    0x02c3ee0ac00c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL X has_lit
    0x02a3f20ad00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY X default
    0x02c3f20ae00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL X has_lit
    0x0383e00af0003e1, // V_DUAL_FMAC_F32 VOPDXY Y default_y
    0x03a3e00b00003e1, // V_DUAL_FMAC_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03c3e40b10013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y default_y
    0x03e3e40b10013e0, // V_DUAL_FMAAK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x03c3e80b20023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y default_y
    0x03e3e80b20023e2, // V_DUAL_FMAMK_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403e00b30033e8, // V_DUAL_MUL_F32 VOPDXY Y default_y
    0x03e3e00b40033e8, // V_DUAL_MUL_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403e00b30043da, // V_DUAL_ADD_F32 VOPDXY Y default_y
    0x03e3e00b40043da, // V_DUAL_ADD_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403e00b30053ea, // V_DUAL_SUB_F32 VOPDXY Y default_y
    0x03e3e00b40053ea, // V_DUAL_SUB_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403e00b30063e9, // V_DUAL_SUBREV_F32 VOPDXY Y default_y
    0x03e3e00b40063e9, // V_DUAL_SUBREV_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403e00b30073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY Y default_y
    0x03e3e00b40073e7, // V_DUAL_MUL_DX9_ZERO_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403ec0b50083e6, // V_DUAL_MOV_B32 VOPDXY Y default_y
    0x03e3ec0b60083e6, // V_DUAL_MOV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0423e00b70093dd, // V_DUAL_CNDMASK_B32 VOPDXY Y default_y
    0x0443e00b80093dd, // V_DUAL_CNDMASK_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403e00b300a3e4, // V_DUAL_MAX_F32 VOPDXY Y default_y
    0x03e3e00b400a3e4, // V_DUAL_MAX_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403e00b300b3e5, // V_DUAL_MIN_F32 VOPDXY Y default_y
    0x03e3e00b400b3e5, // V_DUAL_MIN_F32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0383f00b900c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY Y default_y
    0x03a3f00ba00c3df, // V_DUAL_DOT2ACC_F32_F16 VOPDXY_INST_LITERAL Y has_lit_y
    0x0383f40bb00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY Y default_y
    0x03a3f40bc00d3de, // V_DUAL_DOT2ACC_F32_BF16 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403e00bd0103db, // V_DUAL_ADD_NC_U32 VOPDXY Y default_y
    0x03e3e00be0103db, // V_DUAL_ADD_NC_U32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403e00bf0113e3, // V_DUAL_LSHLREV_B32 VOPDXY Y default_y
    0x03e3e00c00113e3, // V_DUAL_LSHLREV_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0403e00bf0123dc, // V_DUAL_AND_B32 VOPDXY Y default_y
    0x03e3e00c00123dc, // V_DUAL_AND_B32 VOPDXY_INST_LITERAL Y has_lit_y
    0x0463520c1000349, // V_CMP_F_F16 ENC_VOP3 default
    0x0483540c2000349, // V_CMP_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3560c3000349, // V_CMP_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3520c4000349, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3520c5000349, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_1
    0x0503520c6000349, // V_CMP_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463520c100136e, // V_CMP_LT_F16 ENC_VOP3 default
    0x0483540c200136e, // V_CMP_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3560c300136e, // V_CMP_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3520c400136e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3520c500136e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x0503520c600136e, // V_CMP_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463520c1002340, // V_CMP_EQ_F16 ENC_VOP3 default
    0x0483540c2002340, // V_CMP_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3560c3002340, // V_CMP_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3520c4002340, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3520c5002340, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x0503520c6002340, // V_CMP_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463520c1003362, // V_CMP_LE_F16 ENC_VOP3 default
    0x0483540c2003362, // V_CMP_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3560c3003362, // V_CMP_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3520c4003362, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3520c5003362, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x0503520c6003362, // V_CMP_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463520c1004359, // V_CMP_GT_F16 ENC_VOP3 default
    0x0483540c2004359, // V_CMP_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3560c3004359, // V_CMP_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3520c4004359, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3520c5004359, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x0503520c6004359, // V_CMP_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463520c100536b, // V_CMP_LG_F16 ENC_VOP3 default
    0x0483540c200536b, // V_CMP_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3560c300536b, // V_CMP_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3520c400536b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3520c500536b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x0503520c600536b, // V_CMP_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463520c1006350, // V_CMP_GE_F16 ENC_VOP3 default
    0x0483540c2006350, // V_CMP_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3560c3006350, // V_CMP_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3520c4006350, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3520c5006350, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x0503520c6006350, // V_CMP_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463520c100738f, // V_CMP_O_F16 ENC_VOP3 default
    0x0483540c200738f, // V_CMP_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3560c300738f, // V_CMP_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3520c400738f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3520c500738f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_1
    0x0503520c600738f, // V_CMP_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463520c1008399, // V_CMP_U_F16 ENC_VOP3 default
    0x0483540c2008399, // V_CMP_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3560c3008399, // V_CMP_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3520c4008399, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3520c5008399, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_1
    0x0503520c6008399, // V_CMP_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463520c1009380, // V_CMP_NGE_F16 ENC_VOP3 default
    0x0483540c2009380, // V_CMP_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3560c3009380, // V_CMP_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3520c4009380, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3520c5009380, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x0503520c6009380, // V_CMP_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463520c100a389, // V_CMP_NLG_F16 ENC_VOP3 default
    0x0483540c200a389, // V_CMP_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3560c300a389, // V_CMP_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3520c400a389, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3520c500a389, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x0503520c600a389, // V_CMP_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463520c100b383, // V_CMP_NGT_F16 ENC_VOP3 default
    0x0483540c200b383, // V_CMP_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3560c300b383, // V_CMP_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3520c400b383, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3520c500b383, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x0503520c600b383, // V_CMP_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463520c100c386, // V_CMP_NLE_F16 ENC_VOP3 default
    0x0483540c200c386, // V_CMP_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3560c300c386, // V_CMP_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3520c400c386, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3520c500c386, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x0503520c600c386, // V_CMP_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463520c100d377, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x0483540c200d377, // V_CMP_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3560c300d377, // V_CMP_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3520c400d377, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3520c500d377, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x0503520c600d377, // V_CMP_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463520c100e38c, // V_CMP_NLT_F16 ENC_VOP3 default
    0x0483540c200e38c, // V_CMP_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3560c300e38c, // V_CMP_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3520c400e38c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3520c500e38c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x0503520c600e38c, // V_CMP_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463520c100f392, // V_CMP_T_F16 ENC_VOP3 default
    0x0483540c200f392, // V_CMP_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3560c300f392, // V_CMP_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3520c400f392, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3520c500f392, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_1
    0x0503520c600f392, // V_CMP_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635e0c701034a, // V_CMP_F_F32 ENC_VOP3 default
    0x0483600c801034a, // V_CMP_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3620c901034a, // V_CMP_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c35e0ca01034a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0
    0x04e35e0cb01034a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_1
    0x05035e0cc01034a, // V_CMP_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635e0c701136f, // V_CMP_LT_F32 ENC_VOP3 default
    0x0483600c801136f, // V_CMP_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3620c901136f, // V_CMP_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c35e0ca01136f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x04e35e0cb01136f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x05035e0cc01136f, // V_CMP_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635e0c7012341, // V_CMP_EQ_F32 ENC_VOP3 default
    0x0483600c8012341, // V_CMP_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3620c9012341, // V_CMP_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c35e0ca012341, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04e35e0cb012341, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05035e0cc012341, // V_CMP_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635e0c7013363, // V_CMP_LE_F32 ENC_VOP3 default
    0x0483600c8013363, // V_CMP_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3620c9013363, // V_CMP_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c35e0ca013363, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x04e35e0cb013363, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x05035e0cc013363, // V_CMP_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635e0c701435a, // V_CMP_GT_F32 ENC_VOP3 default
    0x0483600c801435a, // V_CMP_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3620c901435a, // V_CMP_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c35e0ca01435a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x04e35e0cb01435a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x05035e0cc01435a, // V_CMP_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635e0c701536c, // V_CMP_LG_F32 ENC_VOP3 default
    0x0483600c801536c, // V_CMP_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3620c901536c, // V_CMP_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c35e0ca01536c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x04e35e0cb01536c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x05035e0cc01536c, // V_CMP_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635e0c7016351, // V_CMP_GE_F32 ENC_VOP3 default
    0x0483600c8016351, // V_CMP_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3620c9016351, // V_CMP_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c35e0ca016351, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x04e35e0cb016351, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x05035e0cc016351, // V_CMP_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635e0c7017390, // V_CMP_O_F32 ENC_VOP3 default
    0x0483600c8017390, // V_CMP_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3620c9017390, // V_CMP_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c35e0ca017390, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0
    0x04e35e0cb017390, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_1
    0x05035e0cc017390, // V_CMP_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635e0c701839a, // V_CMP_U_F32 ENC_VOP3 default
    0x0483600c801839a, // V_CMP_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3620c901839a, // V_CMP_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c35e0ca01839a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0
    0x04e35e0cb01839a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_1
    0x05035e0cc01839a, // V_CMP_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635e0c7019381, // V_CMP_NGE_F32 ENC_VOP3 default
    0x0483600c8019381, // V_CMP_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3620c9019381, // V_CMP_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c35e0ca019381, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x04e35e0cb019381, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x05035e0cc019381, // V_CMP_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635e0c701a38a, // V_CMP_NLG_F32 ENC_VOP3 default
    0x0483600c801a38a, // V_CMP_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3620c901a38a, // V_CMP_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c35e0ca01a38a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x04e35e0cb01a38a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x05035e0cc01a38a, // V_CMP_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635e0c701b384, // V_CMP_NGT_F32 ENC_VOP3 default
    0x0483600c801b384, // V_CMP_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3620c901b384, // V_CMP_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c35e0ca01b384, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x04e35e0cb01b384, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x05035e0cc01b384, // V_CMP_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635e0c701c387, // V_CMP_NLE_F32 ENC_VOP3 default
    0x0483600c801c387, // V_CMP_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3620c901c387, // V_CMP_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c35e0ca01c387, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x04e35e0cb01c387, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x05035e0cc01c387, // V_CMP_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635e0c701d378, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x0483600c801d378, // V_CMP_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3620c901d378, // V_CMP_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c35e0ca01d378, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x04e35e0cb01d378, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05035e0cc01d378, // V_CMP_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635e0c701e38d, // V_CMP_NLT_F32 ENC_VOP3 default
    0x0483600c801e38d, // V_CMP_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3620c901e38d, // V_CMP_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c35e0ca01e38d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x04e35e0cb01e38d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x05035e0cc01e38d, // V_CMP_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04635e0c701f393, // V_CMP_T_F32 ENC_VOP3 default
    0x0483600c801f393, // V_CMP_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3620c901f393, // V_CMP_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c35e0ca01f393, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0
    0x04e35e0cb01f393, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_1
    0x05035e0cc01f393, // V_CMP_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636a0cd02034b, // V_CMP_F_F64 ENC_VOP3 default
    0x04c36a0ce02034b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0
    0x04e36a0cf02034b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_1
    0x05036a0d002034b, // V_CMP_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636a0cd021370, // V_CMP_LT_F64 ENC_VOP3 default
    0x04c36a0ce021370, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x04e36a0cf021370, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x05036a0d0021370, // V_CMP_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636a0cd022342, // V_CMP_EQ_F64 ENC_VOP3 default
    0x04c36a0ce022342, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04e36a0cf022342, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05036a0d0022342, // V_CMP_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636a0cd023364, // V_CMP_LE_F64 ENC_VOP3 default
    0x04c36a0ce023364, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x04e36a0cf023364, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x05036a0d0023364, // V_CMP_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636a0cd02435b, // V_CMP_GT_F64 ENC_VOP3 default
    0x04c36a0ce02435b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x04e36a0cf02435b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x05036a0d002435b, // V_CMP_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636a0cd02536d, // V_CMP_LG_F64 ENC_VOP3 default
    0x04c36a0ce02536d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x04e36a0cf02536d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x05036a0d002536d, // V_CMP_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636a0cd026352, // V_CMP_GE_F64 ENC_VOP3 default
    0x04c36a0ce026352, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x04e36a0cf026352, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x05036a0d0026352, // V_CMP_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636a0cd027391, // V_CMP_O_F64 ENC_VOP3 default
    0x04c36a0ce027391, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0
    0x04e36a0cf027391, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_1
    0x05036a0d0027391, // V_CMP_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636a0cd02839b, // V_CMP_U_F64 ENC_VOP3 default
    0x04c36a0ce02839b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0
    0x04e36a0cf02839b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_1
    0x05036a0d002839b, // V_CMP_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636a0cd029382, // V_CMP_NGE_F64 ENC_VOP3 default
    0x04c36a0ce029382, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x04e36a0cf029382, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x05036a0d0029382, // V_CMP_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636a0cd02a38b, // V_CMP_NLG_F64 ENC_VOP3 default
    0x04c36a0ce02a38b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x04e36a0cf02a38b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x05036a0d002a38b, // V_CMP_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636a0cd02b385, // V_CMP_NGT_F64 ENC_VOP3 default
    0x04c36a0ce02b385, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x04e36a0cf02b385, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x05036a0d002b385, // V_CMP_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636a0cd02c388, // V_CMP_NLE_F64 ENC_VOP3 default
    0x04c36a0ce02c388, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x04e36a0cf02c388, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x05036a0d002c388, // V_CMP_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636a0cd02d379, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x04c36a0ce02d379, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x04e36a0cf02d379, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05036a0d002d379, // V_CMP_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636a0cd02e38e, // V_CMP_NLT_F64 ENC_VOP3 default
    0x04c36a0ce02e38e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x04e36a0cf02e38e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x05036a0d002e38e, // V_CMP_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636a0cd02f394, // V_CMP_T_F64 ENC_VOP3 default
    0x04c36a0ce02f394, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0
    0x04e36a0cf02f394, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_1
    0x05036a0d002f394, // V_CMP_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636e0d1031371, // V_CMP_LT_I16 ENC_VOP3 default
    0x0483700d2031371, // V_CMP_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a3720d3031371, // V_CMP_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c36e0d4031371, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x04e36e0d5031371, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x05036e0d6031371, // V_CMP_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636e0d1032343, // V_CMP_EQ_I16 ENC_VOP3 default
    0x0483700d2032343, // V_CMP_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a3720d3032343, // V_CMP_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c36e0d4032343, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x04e36e0d5032343, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x05036e0d6032343, // V_CMP_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636e0d1033365, // V_CMP_LE_I16 ENC_VOP3 default
    0x0483700d2033365, // V_CMP_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a3720d3033365, // V_CMP_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c36e0d4033365, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x04e36e0d5033365, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x05036e0d6033365, // V_CMP_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636e0d103435c, // V_CMP_GT_I16 ENC_VOP3 default
    0x0483700d203435c, // V_CMP_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a3720d303435c, // V_CMP_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c36e0d403435c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x04e36e0d503435c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x05036e0d603435c, // V_CMP_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636e0d103537a, // V_CMP_NE_I16 ENC_VOP3 default
    0x0483700d203537a, // V_CMP_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a3720d303537a, // V_CMP_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c36e0d403537a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x04e36e0d503537a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x05036e0d603537a, // V_CMP_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636e0d1036353, // V_CMP_GE_I16 ENC_VOP3 default
    0x0483700d2036353, // V_CMP_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a3720d3036353, // V_CMP_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c36e0d4036353, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x04e36e0d5036353, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x05036e0d6036353, // V_CMP_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636e0d7039374, // V_CMP_LT_U16 ENC_VOP3 default
    0x0483700d8039374, // V_CMP_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a3720d9039374, // V_CMP_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c36e0da039374, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x04e36e0db039374, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x05036e0dc039374, // V_CMP_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636e0d703a346, // V_CMP_EQ_U16 ENC_VOP3 default
    0x0483700d803a346, // V_CMP_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a3720d903a346, // V_CMP_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c36e0da03a346, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x04e36e0db03a346, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x05036e0dc03a346, // V_CMP_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636e0d703b368, // V_CMP_LE_U16 ENC_VOP3 default
    0x0483700d803b368, // V_CMP_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a3720d903b368, // V_CMP_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c36e0da03b368, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x04e36e0db03b368, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x05036e0dc03b368, // V_CMP_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636e0d703c35f, // V_CMP_GT_U16 ENC_VOP3 default
    0x0483700d803c35f, // V_CMP_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a3720d903c35f, // V_CMP_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c36e0da03c35f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x04e36e0db03c35f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x05036e0dc03c35f, // V_CMP_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636e0d703d37d, // V_CMP_NE_U16 ENC_VOP3 default
    0x0483700d803d37d, // V_CMP_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a3720d903d37d, // V_CMP_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c36e0da03d37d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x04e36e0db03d37d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x05036e0dc03d37d, // V_CMP_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04636e0d703e356, // V_CMP_GE_U16 ENC_VOP3 default
    0x0483700d803e356, // V_CMP_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a3720d903e356, // V_CMP_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c36e0da03e356, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x04e36e0db03e356, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x05036e0dc03e356, // V_CMP_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637a0dd04034c, // V_CMP_F_I32 ENC_VOP3 default
    0x04837c0de04034c, // V_CMP_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a37e0df04034c, // V_CMP_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c37a0e004034c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0
    0x04e37a0e104034c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_1
    0x05037a0e204034c, // V_CMP_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637a0dd041372, // V_CMP_LT_I32 ENC_VOP3 default
    0x04837c0de041372, // V_CMP_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a37e0df041372, // V_CMP_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c37a0e0041372, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x04e37a0e1041372, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x05037a0e2041372, // V_CMP_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637a0dd042344, // V_CMP_EQ_I32 ENC_VOP3 default
    0x04837c0de042344, // V_CMP_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a37e0df042344, // V_CMP_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c37a0e0042344, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x04e37a0e1042344, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x05037a0e2042344, // V_CMP_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637a0dd043366, // V_CMP_LE_I32 ENC_VOP3 default
    0x04837c0de043366, // V_CMP_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a37e0df043366, // V_CMP_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c37a0e0043366, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x04e37a0e1043366, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x05037a0e2043366, // V_CMP_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637a0dd04435d, // V_CMP_GT_I32 ENC_VOP3 default
    0x04837c0de04435d, // V_CMP_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a37e0df04435d, // V_CMP_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c37a0e004435d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x04e37a0e104435d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x05037a0e204435d, // V_CMP_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637a0dd04537b, // V_CMP_NE_I32 ENC_VOP3 default
    0x04837c0de04537b, // V_CMP_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a37e0df04537b, // V_CMP_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c37a0e004537b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x04e37a0e104537b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x05037a0e204537b, // V_CMP_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637a0dd046354, // V_CMP_GE_I32 ENC_VOP3 default
    0x04837c0de046354, // V_CMP_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a37e0df046354, // V_CMP_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c37a0e0046354, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x04e37a0e1046354, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x05037a0e2046354, // V_CMP_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637a0dd047395, // V_CMP_T_I32 ENC_VOP3 default
    0x04837c0de047395, // V_CMP_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a37e0df047395, // V_CMP_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c37a0e0047395, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0
    0x04e37a0e1047395, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_1
    0x05037a0e2047395, // V_CMP_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637a0e304834e, // V_CMP_F_U32 ENC_VOP3 default
    0x04837c0e404834e, // V_CMP_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a37e0e504834e, // V_CMP_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c37a0e604834e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0
    0x04e37a0e704834e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_1
    0x05037a0e804834e, // V_CMP_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637a0e3049375, // V_CMP_LT_U32 ENC_VOP3 default
    0x04837c0e4049375, // V_CMP_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a37e0e5049375, // V_CMP_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c37a0e6049375, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x04e37a0e7049375, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05037a0e8049375, // V_CMP_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637a0e304a347, // V_CMP_EQ_U32 ENC_VOP3 default
    0x04837c0e404a347, // V_CMP_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a37e0e504a347, // V_CMP_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c37a0e604a347, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x04e37a0e704a347, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05037a0e804a347, // V_CMP_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637a0e304b369, // V_CMP_LE_U32 ENC_VOP3 default
    0x04837c0e404b369, // V_CMP_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a37e0e504b369, // V_CMP_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c37a0e604b369, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x04e37a0e704b369, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05037a0e804b369, // V_CMP_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637a0e304c360, // V_CMP_GT_U32 ENC_VOP3 default
    0x04837c0e404c360, // V_CMP_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a37e0e504c360, // V_CMP_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c37a0e604c360, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x04e37a0e704c360, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05037a0e804c360, // V_CMP_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637a0e304d37e, // V_CMP_NE_U32 ENC_VOP3 default
    0x04837c0e404d37e, // V_CMP_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a37e0e504d37e, // V_CMP_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c37a0e604d37e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x04e37a0e704d37e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05037a0e804d37e, // V_CMP_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637a0e304e357, // V_CMP_GE_U32 ENC_VOP3 default
    0x04837c0e404e357, // V_CMP_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a37e0e504e357, // V_CMP_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c37a0e604e357, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x04e37a0e704e357, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05037a0e804e357, // V_CMP_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04637a0e304f397, // V_CMP_T_U32 ENC_VOP3 default
    0x04837c0e404f397, // V_CMP_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a37e0e504f397, // V_CMP_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c37a0e604f397, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0
    0x04e37a0e704f397, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_1
    0x05037a0e804f397, // V_CMP_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463820e905034d, // V_CMP_F_I64 ENC_VOP3 default
    0x04c3820ea05034d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0
    0x04e3820eb05034d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_1
    0x0503820ec05034d, // V_CMP_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463820e9051373, // V_CMP_LT_I64 ENC_VOP3 default
    0x04c3820ea051373, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x04e3820eb051373, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x0503820ec051373, // V_CMP_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463820e9052345, // V_CMP_EQ_I64 ENC_VOP3 default
    0x04c3820ea052345, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x04e3820eb052345, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x0503820ec052345, // V_CMP_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463820e9053367, // V_CMP_LE_I64 ENC_VOP3 default
    0x04c3820ea053367, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x04e3820eb053367, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x0503820ec053367, // V_CMP_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463820e905435e, // V_CMP_GT_I64 ENC_VOP3 default
    0x04c3820ea05435e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x04e3820eb05435e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x0503820ec05435e, // V_CMP_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463820e905537c, // V_CMP_NE_I64 ENC_VOP3 default
    0x04c3820ea05537c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x04e3820eb05537c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x0503820ec05537c, // V_CMP_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463820e9056355, // V_CMP_GE_I64 ENC_VOP3 default
    0x04c3820ea056355, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x04e3820eb056355, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x0503820ec056355, // V_CMP_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463820e9057396, // V_CMP_T_I64 ENC_VOP3 default
    0x04c3820ea057396, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0
    0x04e3820eb057396, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_1
    0x0503820ec057396, // V_CMP_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463820ed05834f, // V_CMP_F_U64 ENC_VOP3 default
    0x04c3820ee05834f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0
    0x04e3820ef05834f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_1
    0x0503820f005834f, // V_CMP_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463820ed059376, // V_CMP_LT_U64 ENC_VOP3 default
    0x04c3820ee059376, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x04e3820ef059376, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x0503820f0059376, // V_CMP_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463820ed05a348, // V_CMP_EQ_U64 ENC_VOP3 default
    0x04c3820ee05a348, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x04e3820ef05a348, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x0503820f005a348, // V_CMP_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463820ed05b36a, // V_CMP_LE_U64 ENC_VOP3 default
    0x04c3820ee05b36a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x04e3820ef05b36a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x0503820f005b36a, // V_CMP_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463820ed05c361, // V_CMP_GT_U64 ENC_VOP3 default
    0x04c3820ee05c361, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x04e3820ef05c361, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x0503820f005c361, // V_CMP_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463820ed05d37f, // V_CMP_NE_U64 ENC_VOP3 default
    0x04c3820ee05d37f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x04e3820ef05d37f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x0503820f005d37f, // V_CMP_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463820ed05e358, // V_CMP_GE_U64 ENC_VOP3 default
    0x04c3820ee05e358, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x04e3820ef05e358, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x0503820f005e358, // V_CMP_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463820ed05f398, // V_CMP_T_U64 ENC_VOP3 default
    0x04c3820ee05f398, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0
    0x04e3820ef05f398, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_1
    0x0503820f005f398, // V_CMP_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463860c107d33d, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x0483880c207d33d, // V_CMP_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a38a0c307d33d, // V_CMP_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3860c407d33d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3860c507d33d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x0503860c607d33d, // V_CMP_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04638c0f107e33e, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x04838e0f207e33e, // V_CMP_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3900f307e33e, // V_CMP_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c38c0f407e33e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x04e38c0f507e33e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x05038c0f607e33e, // V_CMP_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463940f707f33f, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x04c3940f807f33f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x04e3940f907f33f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x0503940fa07f33f, // V_CMP_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523980fb0802ea, // V_CMPX_F_F16 ENC_VOP3 default
    0x05439a0fc0802ea, // V_CMPX_F_F16 VOP3_VOP_DPP8 has_dpp8
    0x05639c0fd0802ea, // V_CMPX_F_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583980fe0802ea, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3980ff0802ea, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3981000802ea, // V_CMPX_F_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523980fb08130f, // V_CMPX_LT_F16 ENC_VOP3 default
    0x05439a0fc08130f, // V_CMPX_LT_F16 VOP3_VOP_DPP8 has_dpp8
    0x05639c0fd08130f, // V_CMPX_LT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583980fe08130f, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3980ff08130f, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_1
    0x05c39810008130f, // V_CMPX_LT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523980fb0822e1, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x05439a0fc0822e1, // V_CMPX_EQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x05639c0fd0822e1, // V_CMPX_EQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583980fe0822e1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3980ff0822e1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3981000822e1, // V_CMPX_EQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523980fb083303, // V_CMPX_LE_F16 ENC_VOP3 default
    0x05439a0fc083303, // V_CMPX_LE_F16 VOP3_VOP_DPP8 has_dpp8
    0x05639c0fd083303, // V_CMPX_LE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583980fe083303, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3980ff083303, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_1
    0x05c398100083303, // V_CMPX_LE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523980fb0842fa, // V_CMPX_GT_F16 ENC_VOP3 default
    0x05439a0fc0842fa, // V_CMPX_GT_F16 VOP3_VOP_DPP8 has_dpp8
    0x05639c0fd0842fa, // V_CMPX_GT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583980fe0842fa, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3980ff0842fa, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3981000842fa, // V_CMPX_GT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523980fb08530c, // V_CMPX_LG_F16 ENC_VOP3 default
    0x05439a0fc08530c, // V_CMPX_LG_F16 VOP3_VOP_DPP8 has_dpp8
    0x05639c0fd08530c, // V_CMPX_LG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583980fe08530c, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3980ff08530c, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_1
    0x05c39810008530c, // V_CMPX_LG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523980fb0862f1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x05439a0fc0862f1, // V_CMPX_GE_F16 VOP3_VOP_DPP8 has_dpp8
    0x05639c0fd0862f1, // V_CMPX_GE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583980fe0862f1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3980ff0862f1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3981000862f1, // V_CMPX_GE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523980fb087330, // V_CMPX_O_F16 ENC_VOP3 default
    0x05439a0fc087330, // V_CMPX_O_F16 VOP3_VOP_DPP8 has_dpp8
    0x05639c0fd087330, // V_CMPX_O_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583980fe087330, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3980ff087330, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_1
    0x05c398100087330, // V_CMPX_O_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523980fb08833a, // V_CMPX_U_F16 ENC_VOP3 default
    0x05439a0fc08833a, // V_CMPX_U_F16 VOP3_VOP_DPP8 has_dpp8
    0x05639c0fd08833a, // V_CMPX_U_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583980fe08833a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3980ff08833a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_1
    0x05c39810008833a, // V_CMPX_U_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523980fb089321, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x05439a0fc089321, // V_CMPX_NGE_F16 VOP3_VOP_DPP8 has_dpp8
    0x05639c0fd089321, // V_CMPX_NGE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583980fe089321, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3980ff089321, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_1
    0x05c398100089321, // V_CMPX_NGE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523980fb08a32a, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x05439a0fc08a32a, // V_CMPX_NLG_F16 VOP3_VOP_DPP8 has_dpp8
    0x05639c0fd08a32a, // V_CMPX_NLG_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583980fe08a32a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3980ff08a32a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_1
    0x05c39810008a32a, // V_CMPX_NLG_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523980fb08b324, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x05439a0fc08b324, // V_CMPX_NGT_F16 VOP3_VOP_DPP8 has_dpp8
    0x05639c0fd08b324, // V_CMPX_NGT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583980fe08b324, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3980ff08b324, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_1
    0x05c39810008b324, // V_CMPX_NGT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523980fb08c327, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x05439a0fc08c327, // V_CMPX_NLE_F16 VOP3_VOP_DPP8 has_dpp8
    0x05639c0fd08c327, // V_CMPX_NLE_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583980fe08c327, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3980ff08c327, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_1
    0x05c39810008c327, // V_CMPX_NLE_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523980fb08d318, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x05439a0fc08d318, // V_CMPX_NEQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x05639c0fd08d318, // V_CMPX_NEQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583980fe08d318, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3980ff08d318, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_1
    0x05c39810008d318, // V_CMPX_NEQ_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523980fb08e32d, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x05439a0fc08e32d, // V_CMPX_NLT_F16 VOP3_VOP_DPP8 has_dpp8
    0x05639c0fd08e32d, // V_CMPX_NLT_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583980fe08e32d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3980ff08e32d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_1
    0x05c39810008e32d, // V_CMPX_NLT_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523980fb08f333, // V_CMPX_T_F16 ENC_VOP3 default
    0x05439a0fc08f333, // V_CMPX_T_F16 VOP3_VOP_DPP8 has_dpp8
    0x05639c0fd08f333, // V_CMPX_T_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583980fe08f333, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3980ff08f333, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_1
    0x05c39810008f333, // V_CMPX_T_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a41010902eb, // V_CMPX_F_F32 ENC_VOP3 default
    0x0543a61020902eb, // V_CMPX_F_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563a81030902eb, // V_CMPX_F_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583a41040902eb, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3a41050902eb, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3a41060902eb, // V_CMPX_F_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a4101091310, // V_CMPX_LT_F32 ENC_VOP3 default
    0x0543a6102091310, // V_CMPX_LT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563a8103091310, // V_CMPX_LT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583a4104091310, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3a4105091310, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3a4106091310, // V_CMPX_LT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a41010922e2, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x0543a61020922e2, // V_CMPX_EQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563a81030922e2, // V_CMPX_EQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583a41040922e2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3a41050922e2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3a41060922e2, // V_CMPX_EQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a4101093304, // V_CMPX_LE_F32 ENC_VOP3 default
    0x0543a6102093304, // V_CMPX_LE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563a8103093304, // V_CMPX_LE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583a4104093304, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3a4105093304, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3a4106093304, // V_CMPX_LE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a41010942fb, // V_CMPX_GT_F32 ENC_VOP3 default
    0x0543a61020942fb, // V_CMPX_GT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563a81030942fb, // V_CMPX_GT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583a41040942fb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3a41050942fb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3a41060942fb, // V_CMPX_GT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a410109530d, // V_CMPX_LG_F32 ENC_VOP3 default
    0x0543a610209530d, // V_CMPX_LG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563a810309530d, // V_CMPX_LG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583a410409530d, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3a410509530d, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3a410609530d, // V_CMPX_LG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a41010962f2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x0543a61020962f2, // V_CMPX_GE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563a81030962f2, // V_CMPX_GE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583a41040962f2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3a41050962f2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3a41060962f2, // V_CMPX_GE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a4101097331, // V_CMPX_O_F32 ENC_VOP3 default
    0x0543a6102097331, // V_CMPX_O_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563a8103097331, // V_CMPX_O_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583a4104097331, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3a4105097331, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3a4106097331, // V_CMPX_O_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a410109833b, // V_CMPX_U_F32 ENC_VOP3 default
    0x0543a610209833b, // V_CMPX_U_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563a810309833b, // V_CMPX_U_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583a410409833b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3a410509833b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3a410609833b, // V_CMPX_U_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a4101099322, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x0543a6102099322, // V_CMPX_NGE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563a8103099322, // V_CMPX_NGE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583a4104099322, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3a4105099322, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3a4106099322, // V_CMPX_NGE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a410109a32b, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x0543a610209a32b, // V_CMPX_NLG_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563a810309a32b, // V_CMPX_NLG_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583a410409a32b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3a410509a32b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3a410609a32b, // V_CMPX_NLG_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a410109b325, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x0543a610209b325, // V_CMPX_NGT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563a810309b325, // V_CMPX_NGT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583a410409b325, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3a410509b325, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3a410609b325, // V_CMPX_NGT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a410109c328, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x0543a610209c328, // V_CMPX_NLE_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563a810309c328, // V_CMPX_NLE_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583a410409c328, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3a410509c328, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3a410609c328, // V_CMPX_NLE_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a410109d319, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x0543a610209d319, // V_CMPX_NEQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563a810309d319, // V_CMPX_NEQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583a410409d319, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3a410509d319, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3a410609d319, // V_CMPX_NEQ_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a410109e32e, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x0543a610209e32e, // V_CMPX_NLT_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563a810309e32e, // V_CMPX_NLT_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583a410409e32e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3a410509e32e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3a410609e32e, // V_CMPX_NLT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523a410109f334, // V_CMPX_T_F32 ENC_VOP3 default
    0x0543a610209f334, // V_CMPX_T_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563a810309f334, // V_CMPX_T_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583a410409f334, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3a410509f334, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3a410609f334, // V_CMPX_T_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b01070a02ec, // V_CMPX_F_F64 ENC_VOP3 default
    0x0583b01080a02ec, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0
    0x05a3b01090a02ec, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_1
    0x05c3b010a0a02ec, // V_CMPX_F_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b01070a1311, // V_CMPX_LT_F64 ENC_VOP3 default
    0x0583b01080a1311, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0
    0x05a3b01090a1311, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_1
    0x05c3b010a0a1311, // V_CMPX_LT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b01070a22e3, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x0583b01080a22e3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05a3b01090a22e3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05c3b010a0a22e3, // V_CMPX_EQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b01070a3305, // V_CMPX_LE_F64 ENC_VOP3 default
    0x0583b01080a3305, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0
    0x05a3b01090a3305, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_1
    0x05c3b010a0a3305, // V_CMPX_LE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b01070a42fc, // V_CMPX_GT_F64 ENC_VOP3 default
    0x0583b01080a42fc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0
    0x05a3b01090a42fc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_1
    0x05c3b010a0a42fc, // V_CMPX_GT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b01070a530e, // V_CMPX_LG_F64 ENC_VOP3 default
    0x0583b01080a530e, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0
    0x05a3b01090a530e, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_1
    0x05c3b010a0a530e, // V_CMPX_LG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b01070a62f3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x0583b01080a62f3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0
    0x05a3b01090a62f3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_1
    0x05c3b010a0a62f3, // V_CMPX_GE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b01070a7332, // V_CMPX_O_F64 ENC_VOP3 default
    0x0583b01080a7332, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0
    0x05a3b01090a7332, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_1
    0x05c3b010a0a7332, // V_CMPX_O_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b01070a833c, // V_CMPX_U_F64 ENC_VOP3 default
    0x0583b01080a833c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0
    0x05a3b01090a833c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_1
    0x05c3b010a0a833c, // V_CMPX_U_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b01070a9323, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x0583b01080a9323, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0
    0x05a3b01090a9323, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_1
    0x05c3b010a0a9323, // V_CMPX_NGE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b01070aa32c, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x0583b01080aa32c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0
    0x05a3b01090aa32c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_1
    0x05c3b010a0aa32c, // V_CMPX_NLG_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b01070ab326, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x0583b01080ab326, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0
    0x05a3b01090ab326, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_1
    0x05c3b010a0ab326, // V_CMPX_NGT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b01070ac329, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x0583b01080ac329, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0
    0x05a3b01090ac329, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_1
    0x05c3b010a0ac329, // V_CMPX_NLE_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b01070ad31a, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x0583b01080ad31a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0
    0x05a3b01090ad31a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_1
    0x05c3b010a0ad31a, // V_CMPX_NEQ_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b01070ae32f, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x0583b01080ae32f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0
    0x05a3b01090ae32f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_1
    0x05c3b010a0ae32f, // V_CMPX_NLT_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b01070af335, // V_CMPX_T_F64 ENC_VOP3 default
    0x0583b01080af335, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0
    0x05a3b01090af335, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_1
    0x05c3b010a0af335, // V_CMPX_T_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b410b0b1312, // V_CMPX_LT_I16 ENC_VOP3 default
    0x0543b610c0b1312, // V_CMPX_LT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0563b810d0b1312, // V_CMPX_LT_I16 VOP3_VOP_DPP16 has_dpp16
    0x0583b410e0b1312, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0
    0x05a3b410f0b1312, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_1
    0x05c3b41100b1312, // V_CMPX_LT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b410b0b22e4, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x0543b610c0b22e4, // V_CMPX_EQ_I16 VOP3_VOP_DPP8 has_dpp8
    0x0563b810d0b22e4, // V_CMPX_EQ_I16 VOP3_VOP_DPP16 has_dpp16
    0x0583b410e0b22e4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0
    0x05a3b410f0b22e4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_1
    0x05c3b41100b22e4, // V_CMPX_EQ_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b410b0b3306, // V_CMPX_LE_I16 ENC_VOP3 default
    0x0543b610c0b3306, // V_CMPX_LE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0563b810d0b3306, // V_CMPX_LE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0583b410e0b3306, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0
    0x05a3b410f0b3306, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_1
    0x05c3b41100b3306, // V_CMPX_LE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b410b0b42fd, // V_CMPX_GT_I16 ENC_VOP3 default
    0x0543b610c0b42fd, // V_CMPX_GT_I16 VOP3_VOP_DPP8 has_dpp8
    0x0563b810d0b42fd, // V_CMPX_GT_I16 VOP3_VOP_DPP16 has_dpp16
    0x0583b410e0b42fd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0
    0x05a3b410f0b42fd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_1
    0x05c3b41100b42fd, // V_CMPX_GT_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b410b0b531b, // V_CMPX_NE_I16 ENC_VOP3 default
    0x0543b610c0b531b, // V_CMPX_NE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0563b810d0b531b, // V_CMPX_NE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0583b410e0b531b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0
    0x05a3b410f0b531b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_1
    0x05c3b41100b531b, // V_CMPX_NE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b410b0b62f4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x0543b610c0b62f4, // V_CMPX_GE_I16 VOP3_VOP_DPP8 has_dpp8
    0x0563b810d0b62f4, // V_CMPX_GE_I16 VOP3_VOP_DPP16 has_dpp16
    0x0583b410e0b62f4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0
    0x05a3b410f0b62f4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_1
    0x05c3b41100b62f4, // V_CMPX_GE_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b41110b9315, // V_CMPX_LT_U16 ENC_VOP3 default
    0x0543b61120b9315, // V_CMPX_LT_U16 VOP3_VOP_DPP8 has_dpp8
    0x0563b81130b9315, // V_CMPX_LT_U16 VOP3_VOP_DPP16 has_dpp16
    0x0583b41140b9315, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0
    0x05a3b41150b9315, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_1
    0x05c3b41160b9315, // V_CMPX_LT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b41110ba2e7, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x0543b61120ba2e7, // V_CMPX_EQ_U16 VOP3_VOP_DPP8 has_dpp8
    0x0563b81130ba2e7, // V_CMPX_EQ_U16 VOP3_VOP_DPP16 has_dpp16
    0x0583b41140ba2e7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0
    0x05a3b41150ba2e7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_1
    0x05c3b41160ba2e7, // V_CMPX_EQ_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b41110bb309, // V_CMPX_LE_U16 ENC_VOP3 default
    0x0543b61120bb309, // V_CMPX_LE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0563b81130bb309, // V_CMPX_LE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0583b41140bb309, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0
    0x05a3b41150bb309, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_1
    0x05c3b41160bb309, // V_CMPX_LE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b41110bc300, // V_CMPX_GT_U16 ENC_VOP3 default
    0x0543b61120bc300, // V_CMPX_GT_U16 VOP3_VOP_DPP8 has_dpp8
    0x0563b81130bc300, // V_CMPX_GT_U16 VOP3_VOP_DPP16 has_dpp16
    0x0583b41140bc300, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0
    0x05a3b41150bc300, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_1
    0x05c3b41160bc300, // V_CMPX_GT_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b41110bd31e, // V_CMPX_NE_U16 ENC_VOP3 default
    0x0543b61120bd31e, // V_CMPX_NE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0563b81130bd31e, // V_CMPX_NE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0583b41140bd31e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0
    0x05a3b41150bd31e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_1
    0x05c3b41160bd31e, // V_CMPX_NE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523b41110be2f7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x0543b61120be2f7, // V_CMPX_GE_U16 VOP3_VOP_DPP8 has_dpp8
    0x0563b81130be2f7, // V_CMPX_GE_U16 VOP3_VOP_DPP16 has_dpp16
    0x0583b41140be2f7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0
    0x05a3b41150be2f7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_1
    0x05c3b41160be2f7, // V_CMPX_GE_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c01170c02ed, // V_CMPX_F_I32 ENC_VOP3 default
    0x0543c21180c02ed, // V_CMPX_F_I32 VOP3_VOP_DPP8 has_dpp8
    0x0563c41190c02ed, // V_CMPX_F_I32 VOP3_VOP_DPP16 has_dpp16
    0x0583c011a0c02ed, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0
    0x05a3c011b0c02ed, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_1
    0x05c3c011c0c02ed, // V_CMPX_F_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c01170c1313, // V_CMPX_LT_I32 ENC_VOP3 default
    0x0543c21180c1313, // V_CMPX_LT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0563c41190c1313, // V_CMPX_LT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0583c011a0c1313, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0
    0x05a3c011b0c1313, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_1
    0x05c3c011c0c1313, // V_CMPX_LT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c01170c22e5, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x0543c21180c22e5, // V_CMPX_EQ_I32 VOP3_VOP_DPP8 has_dpp8
    0x0563c41190c22e5, // V_CMPX_EQ_I32 VOP3_VOP_DPP16 has_dpp16
    0x0583c011a0c22e5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0
    0x05a3c011b0c22e5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_1
    0x05c3c011c0c22e5, // V_CMPX_EQ_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c01170c3307, // V_CMPX_LE_I32 ENC_VOP3 default
    0x0543c21180c3307, // V_CMPX_LE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0563c41190c3307, // V_CMPX_LE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0583c011a0c3307, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0
    0x05a3c011b0c3307, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_1
    0x05c3c011c0c3307, // V_CMPX_LE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c01170c42fe, // V_CMPX_GT_I32 ENC_VOP3 default
    0x0543c21180c42fe, // V_CMPX_GT_I32 VOP3_VOP_DPP8 has_dpp8
    0x0563c41190c42fe, // V_CMPX_GT_I32 VOP3_VOP_DPP16 has_dpp16
    0x0583c011a0c42fe, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0
    0x05a3c011b0c42fe, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_1
    0x05c3c011c0c42fe, // V_CMPX_GT_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c01170c531c, // V_CMPX_NE_I32 ENC_VOP3 default
    0x0543c21180c531c, // V_CMPX_NE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0563c41190c531c, // V_CMPX_NE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0583c011a0c531c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0
    0x05a3c011b0c531c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_1
    0x05c3c011c0c531c, // V_CMPX_NE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c01170c62f5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x0543c21180c62f5, // V_CMPX_GE_I32 VOP3_VOP_DPP8 has_dpp8
    0x0563c41190c62f5, // V_CMPX_GE_I32 VOP3_VOP_DPP16 has_dpp16
    0x0583c011a0c62f5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0
    0x05a3c011b0c62f5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_1
    0x05c3c011c0c62f5, // V_CMPX_GE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c01170c7336, // V_CMPX_T_I32 ENC_VOP3 default
    0x0543c21180c7336, // V_CMPX_T_I32 VOP3_VOP_DPP8 has_dpp8
    0x0563c41190c7336, // V_CMPX_T_I32 VOP3_VOP_DPP16 has_dpp16
    0x0583c011a0c7336, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0
    0x05a3c011b0c7336, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_1
    0x05c3c011c0c7336, // V_CMPX_T_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c011d0c82ef, // V_CMPX_F_U32 ENC_VOP3 default
    0x0543c211e0c82ef, // V_CMPX_F_U32 VOP3_VOP_DPP8 has_dpp8
    0x0563c411f0c82ef, // V_CMPX_F_U32 VOP3_VOP_DPP16 has_dpp16
    0x0583c01200c82ef, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0
    0x05a3c01210c82ef, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_1
    0x05c3c01220c82ef, // V_CMPX_F_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c011d0c9316, // V_CMPX_LT_U32 ENC_VOP3 default
    0x0543c211e0c9316, // V_CMPX_LT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0563c411f0c9316, // V_CMPX_LT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0583c01200c9316, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0
    0x05a3c01210c9316, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_1
    0x05c3c01220c9316, // V_CMPX_LT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c011d0ca2e8, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x0543c211e0ca2e8, // V_CMPX_EQ_U32 VOP3_VOP_DPP8 has_dpp8
    0x0563c411f0ca2e8, // V_CMPX_EQ_U32 VOP3_VOP_DPP16 has_dpp16
    0x0583c01200ca2e8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0
    0x05a3c01210ca2e8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_1
    0x05c3c01220ca2e8, // V_CMPX_EQ_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c011d0cb30a, // V_CMPX_LE_U32 ENC_VOP3 default
    0x0543c211e0cb30a, // V_CMPX_LE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0563c411f0cb30a, // V_CMPX_LE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0583c01200cb30a, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0
    0x05a3c01210cb30a, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_1
    0x05c3c01220cb30a, // V_CMPX_LE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c011d0cc301, // V_CMPX_GT_U32 ENC_VOP3 default
    0x0543c211e0cc301, // V_CMPX_GT_U32 VOP3_VOP_DPP8 has_dpp8
    0x0563c411f0cc301, // V_CMPX_GT_U32 VOP3_VOP_DPP16 has_dpp16
    0x0583c01200cc301, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0
    0x05a3c01210cc301, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_1
    0x05c3c01220cc301, // V_CMPX_GT_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c011d0cd31f, // V_CMPX_NE_U32 ENC_VOP3 default
    0x0543c211e0cd31f, // V_CMPX_NE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0563c411f0cd31f, // V_CMPX_NE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0583c01200cd31f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0
    0x05a3c01210cd31f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_1
    0x05c3c01220cd31f, // V_CMPX_NE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c011d0ce2f8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x0543c211e0ce2f8, // V_CMPX_GE_U32 VOP3_VOP_DPP8 has_dpp8
    0x0563c411f0ce2f8, // V_CMPX_GE_U32 VOP3_VOP_DPP16 has_dpp16
    0x0583c01200ce2f8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0
    0x05a3c01210ce2f8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_1
    0x05c3c01220ce2f8, // V_CMPX_GE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c011d0cf338, // V_CMPX_T_U32 ENC_VOP3 default
    0x0543c211e0cf338, // V_CMPX_T_U32 VOP3_VOP_DPP8 has_dpp8
    0x0563c411f0cf338, // V_CMPX_T_U32 VOP3_VOP_DPP16 has_dpp16
    0x0583c01200cf338, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0
    0x05a3c01210cf338, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_1
    0x05c3c01220cf338, // V_CMPX_T_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c81230d02ee, // V_CMPX_F_I64 ENC_VOP3 default
    0x0583c81240d02ee, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0
    0x05a3c81250d02ee, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_1
    0x05c3c81260d02ee, // V_CMPX_F_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c81230d1314, // V_CMPX_LT_I64 ENC_VOP3 default
    0x0583c81240d1314, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0
    0x05a3c81250d1314, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_1
    0x05c3c81260d1314, // V_CMPX_LT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c81230d22e6, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x0583c81240d22e6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0
    0x05a3c81250d22e6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_1
    0x05c3c81260d22e6, // V_CMPX_EQ_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c81230d3308, // V_CMPX_LE_I64 ENC_VOP3 default
    0x0583c81240d3308, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0
    0x05a3c81250d3308, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_1
    0x05c3c81260d3308, // V_CMPX_LE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c81230d42ff, // V_CMPX_GT_I64 ENC_VOP3 default
    0x0583c81240d42ff, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0
    0x05a3c81250d42ff, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_1
    0x05c3c81260d42ff, // V_CMPX_GT_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c81230d531d, // V_CMPX_NE_I64 ENC_VOP3 default
    0x0583c81240d531d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0
    0x05a3c81250d531d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_1
    0x05c3c81260d531d, // V_CMPX_NE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c81230d62f6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x0583c81240d62f6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0
    0x05a3c81250d62f6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_1
    0x05c3c81260d62f6, // V_CMPX_GE_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c81230d7337, // V_CMPX_T_I64 ENC_VOP3 default
    0x0583c81240d7337, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0
    0x05a3c81250d7337, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_1
    0x05c3c81260d7337, // V_CMPX_T_I64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c81270d82f0, // V_CMPX_F_U64 ENC_VOP3 default
    0x0583c81280d82f0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0
    0x05a3c81290d82f0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_1
    0x05c3c812a0d82f0, // V_CMPX_F_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c81270d9317, // V_CMPX_LT_U64 ENC_VOP3 default
    0x0583c81280d9317, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0
    0x05a3c81290d9317, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_1
    0x05c3c812a0d9317, // V_CMPX_LT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c81270da2e9, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x0583c81280da2e9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0
    0x05a3c81290da2e9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_1
    0x05c3c812a0da2e9, // V_CMPX_EQ_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c81270db30b, // V_CMPX_LE_U64 ENC_VOP3 default
    0x0583c81280db30b, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0
    0x05a3c81290db30b, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_1
    0x05c3c812a0db30b, // V_CMPX_LE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c81270dc302, // V_CMPX_GT_U64 ENC_VOP3 default
    0x0583c81280dc302, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0
    0x05a3c81290dc302, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_1
    0x05c3c812a0dc302, // V_CMPX_GT_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c81270dd320, // V_CMPX_NE_U64 ENC_VOP3 default
    0x0583c81280dd320, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0
    0x05a3c81290dd320, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_1
    0x05c3c812a0dd320, // V_CMPX_NE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c81270de2f9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x0583c81280de2f9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0
    0x05a3c81290de2f9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_1
    0x05c3c812a0de2f9, // V_CMPX_GE_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523c81270df339, // V_CMPX_T_U64 ENC_VOP3 default
    0x0583c81280df339, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0
    0x05a3c81290df339, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_1
    0x05c3c812a0df339, // V_CMPX_T_U64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523cc0fb0fd2de, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x0543ce0fc0fd2de, // V_CMPX_CLASS_F16 VOP3_VOP_DPP8 has_dpp8
    0x0563d00fd0fd2de, // V_CMPX_CLASS_F16 VOP3_VOP_DPP16 has_dpp16
    0x0583cc0fe0fd2de, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0
    0x05a3cc0ff0fd2de, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_1
    0x05c3cc1000fd2de, // V_CMPX_CLASS_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523d212b0fe2df, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x0543d412c0fe2df, // V_CMPX_CLASS_F32 VOP3_VOP_DPP8 has_dpp8
    0x0563d612d0fe2df, // V_CMPX_CLASS_F32 VOP3_VOP_DPP16 has_dpp16
    0x0583d212e0fe2df, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0
    0x05a3d212f0fe2df, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_1
    0x05c3d21300fe2df, // V_CMPX_CLASS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0523da1310ff2e0, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x0583da1320ff2e0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0
    0x05a3da1330ff2e0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_1
    0x05c3da1340ff2e0, // V_CMPX_CLASS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x05e23813510139d, // V_CNDMASK_B32 ENC_VOP3 default
    0x04823a13610139d, // V_CNDMASK_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a23c13710139d, // V_CNDMASK_B32 VOP3_VOP_DPP16 has_dpp16
    0x06023813810139d, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0
    0x06223813910139d, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_1
    0x06423813a10139d, // V_CNDMASK_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624a13b1032c4, // V_ADD_F32 ENC_VOP3 default
    0x04824c13c1032c4, // V_ADD_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a24e13d1032c4, // V_ADD_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c24a13e1032c4, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0
    0x04e24a13f1032c4, // V_ADD_F32 VOP3_INST_LITERAL has_lit_1
    0x05024a1401032c4, // V_ADD_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624a13b1044a2, // V_SUB_F32 ENC_VOP3 default
    0x04824c13c1044a2, // V_SUB_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a24e13d1044a2, // V_SUB_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c24a13e1044a2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0
    0x04e24a13f1044a2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_1
    0x05024a1401044a2, // V_SUB_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624a13b10549d, // V_SUBREV_F32 ENC_VOP3 default
    0x04824c13c10549d, // V_SUBREV_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a24e13d10549d, // V_SUBREV_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c24a13e10549d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0
    0x04e24a13f10549d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_1
    0x05024a14010549d, // V_SUBREV_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624a1411063f2, // V_FMAC_DX9_ZERO_F32 ENC_VOP3 default
    0x04c24a1421063f2, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x04e24a1431063f2, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x05024a1441063f2, // V_FMAC_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624a13b107457, // V_MUL_DX9_ZERO_F32 ENC_VOP3 default
    0x04824c13c107457, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a24e13d107457, // V_MUL_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c24a13e107457, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x04e24a13f107457, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x05024a140107457, // V_MUL_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624a13b108459, // V_MUL_F32 ENC_VOP3 default
    0x04824c13c108459, // V_MUL_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a24e13d108459, // V_MUL_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c24a13e108459, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0
    0x04e24a13f108459, // V_MUL_F32 VOP3_INST_LITERAL has_lit_1
    0x05024a140108459, // V_MUL_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625214510945f, // V_MUL_I32_I24 ENC_VOP3 default
    0x04825414610945f, // V_MUL_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x04a25614710945f, // V_MUL_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04c25214810945f, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04e25214910945f, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x05025214a10945f, // V_MUL_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625814510a45c, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x04825a14610a45c, // V_MUL_HI_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x04a25c14710a45c, // V_MUL_HI_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04c25814810a45c, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04e25814910a45c, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x05025814a10a45c, // V_MUL_HI_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625214b10b462, // V_MUL_U32_U24 ENC_VOP3 default
    0x04825414c10b462, // V_MUL_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x04a25614d10b462, // V_MUL_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04c25214e10b462, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04e25214f10b462, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x05025215010b462, // V_MUL_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625814b10c45e, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x04825a14c10c45e, // V_MUL_HI_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x04a25c14d10c45e, // V_MUL_HI_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04c25814e10c45e, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04e25814f10c45e, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x05025815010c45e, // V_MUL_HI_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624a13b10f447, // V_MIN_F32 ENC_VOP3 default
    0x04824c13c10f447, // V_MIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a24e13d10f447, // V_MIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c24a13e10f447, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0
    0x04e24a13f10f447, // V_MIN_F32 VOP3_INST_LITERAL has_lit_1
    0x05024a14010f447, // V_MIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624a13b11042e, // V_MAX_F32 ENC_VOP3 default
    0x04824c13c11042e, // V_MAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a24e13d11042e, // V_MAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c24a13e11042e, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0
    0x04e24a13f11042e, // V_MAX_F32 VOP3_INST_LITERAL has_lit_1
    0x05024a14011042e, // V_MAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625814511144a, // V_MIN_I32 ENC_VOP3 default
    0x04825a14611144a, // V_MIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a25c14711144a, // V_MIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c25814811144a, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04e25814911144a, // V_MIN_I32 VOP3_INST_LITERAL has_lit_1
    0x05025814a11144a, // V_MIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046258145112431, // V_MAX_I32 ENC_VOP3 default
    0x04825a146112431, // V_MAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a25c147112431, // V_MAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c258148112431, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04e258149112431, // V_MAX_I32 VOP3_INST_LITERAL has_lit_1
    0x05025814a112431, // V_MAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625814b11344c, // V_MIN_U32 ENC_VOP3 default
    0x04825a14c11344c, // V_MIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a25c14d11344c, // V_MIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c25814e11344c, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04e25814f11344c, // V_MIN_U32 VOP3_INST_LITERAL has_lit_1
    0x05025815011344c, // V_MIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625814b114433, // V_MAX_U32 ENC_VOP3 default
    0x04825a14c114433, // V_MAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a25c14d114433, // V_MAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c25814e114433, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04e25814f114433, // V_MAX_U32 VOP3_INST_LITERAL has_lit_1
    0x050258150114433, // V_MAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625814b118414, // V_LSHLREV_B32 ENC_VOP3 default
    0x04825a14c118414, // V_LSHLREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a25c14d118414, // V_LSHLREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c25814e118414, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0
    0x04e25814f118414, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_1
    0x050258150118414, // V_LSHLREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625814b119419, // V_LSHRREV_B32 ENC_VOP3 default
    0x04825a14c119419, // V_LSHRREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a25c14d119419, // V_LSHRREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c25814e119419, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0
    0x04e25814f119419, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_1
    0x050258150119419, // V_LSHRREV_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625815111a2d1, // V_ASHRREV_I32 ENC_VOP3 default
    0x04825a15211a2d1, // V_ASHRREV_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a25c15311a2d1, // V_ASHRREV_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c25815411a2d1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0
    0x04e25815511a2d1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_1
    0x05025815611a2d1, // V_ASHRREV_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625814b11b2ce, // V_AND_B32 ENC_VOP3 default
    0x04825a14c11b2ce, // V_AND_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a25c14d11b2ce, // V_AND_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c25814e11b2ce, // V_AND_B32 VOP3_INST_LITERAL has_lit_0
    0x04e25814f11b2ce, // V_AND_B32 VOP3_INST_LITERAL has_lit_1
    0x05025815011b2ce, // V_AND_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625814b11c468, // V_OR_B32 ENC_VOP3 default
    0x04825a14c11c468, // V_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a25c14d11c468, // V_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c25814e11c468, // V_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04e25814f11c468, // V_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x05025815011c468, // V_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625814b11d4b9, // V_XOR_B32 ENC_VOP3 default
    0x04825a14c11d4b9, // V_XOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a25c14d11d4b9, // V_XOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c25814e11d4b9, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04e25814f11d4b9, // V_XOR_B32 VOP3_INST_LITERAL has_lit_1
    0x05025815011d4b9, // V_XOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625814b11e4b6, // V_XNOR_B32 ENC_VOP3 default
    0x04825a14c11e4b6, // V_XNOR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a25c14d11e4b6, // V_XNOR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c25814e11e4b6, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0
    0x04e25814f11e4b6, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_1
    0x05025815011e4b6, // V_XNOR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0662641571202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC default
    0x0682661581202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06a2681591202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06c26415a1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06e26415b1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x07026415c1202c1, // V_ADD_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06626415712149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC default
    0x06826615812149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06a26815912149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06c26415a12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06e26415b12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x07026415c12149f, // V_SUB_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x06626415712249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC default
    0x06826615812249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06a26815912249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x06c26415a12249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x06e26415b12249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x07026415c12249a, // V_SUBREV_CO_CI_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x04625214b1252ca, // V_ADD_NC_U32 ENC_VOP3 default
    0x04825414c1252ca, // V_ADD_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a25614d1252ca, // V_ADD_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c25214e1252ca, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04e25214f1252ca, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x0502521501252ca, // V_ADD_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625214b1264a6, // V_SUB_NC_U32 ENC_VOP3 default
    0x04825414c1264a6, // V_SUB_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a25614d1264a6, // V_SUB_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c25214e1264a6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04e25214f1264a6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x0502521501264a6, // V_SUB_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04625214b12749e, // V_SUBREV_NC_U32 ENC_VOP3 default
    0x04825414c12749e, // V_SUBREV_NC_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a25614d12749e, // V_SUBREV_NC_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c25214e12749e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0
    0x04e25214f12749e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_1
    0x05025215012749e, // V_SUBREV_NC_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04624a14112b3f4, // V_FMAC_F32 ENC_VOP3 default
    0x04824c15d12b3f4, // V_FMAC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a24e15e12b3f4, // V_FMAC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c24a14212b3f4, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0
    0x04e24a14312b3f4, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_1
    0x05024a14412b3f4, // V_FMAC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04627415f12f3c2, // V_CVT_PK_RTZ_F16_F32 ENC_VOP3 default
    0x04827616012f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a27816112f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c27416212f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x04e27416312f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_1
    0x05027416412f3c2, // V_CVT_PK_RTZ_F16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462801651322c3, // V_ADD_F16 ENC_VOP3 default
    0x0482821661322c3, // V_ADD_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2841671322c3, // V_ADD_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2801681322c3, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2801691322c3, // V_ADD_F16 VOP3_INST_LITERAL has_lit_1
    0x05028016a1322c3, // V_ADD_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462801651334a1, // V_SUB_F16 ENC_VOP3 default
    0x0482821661334a1, // V_SUB_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2841671334a1, // V_SUB_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2801681334a1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2801691334a1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_1
    0x05028016a1334a1, // V_SUB_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628016513449c, // V_SUBREV_F16 ENC_VOP3 default
    0x04828216613449c, // V_SUBREV_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a28416713449c, // V_SUBREV_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c28016813449c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0
    0x04e28016913449c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_1
    0x05028016a13449c, // V_SUBREV_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046280165135458, // V_MUL_F16 ENC_VOP3 default
    0x048282166135458, // V_MUL_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a284167135458, // V_MUL_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c280168135458, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0
    0x04e280169135458, // V_MUL_F16 VOP3_INST_LITERAL has_lit_1
    0x05028016a135458, // V_MUL_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628616b1363f3, // V_FMAC_F16 ENC_VOP3 default
    0x04828816c1363f3, // V_FMAC_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a28a16d1363f3, // V_FMAC_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c28616e1363f3, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0
    0x04e28616f1363f3, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_1
    0x0502861701363f3, // V_FMAC_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628016513942d, // V_MAX_F16 ENC_VOP3 default
    0x04828216613942d, // V_MAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a28416713942d, // V_MAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c28016813942d, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0
    0x04e28016913942d, // V_MAX_F16 VOP3_INST_LITERAL has_lit_1
    0x05028016a13942d, // V_MAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04628016513a446, // V_MIN_F16 ENC_VOP3 default
    0x04828216613a446, // V_MIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a28416713a446, // V_MIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c28016813a446, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0
    0x04e28016913a446, // V_MIN_F16 VOP3_INST_LITERAL has_lit_1
    0x05028016a13a446, // V_MIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629216513b40d, // V_LDEXP_F16 ENC_VOP3 default
    0x04829416613b40d, // V_LDEXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a29616713b40d, // V_LDEXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c29216813b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0
    0x04e29216913b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_1
    0x05029216a13b40d, // V_LDEXP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046194171180463, // V_NOP ENC_VOP3 default
    0x04619c172181452, // V_MOV_B32 ENC_VOP3 default
    0x04819e173181452, // V_MOV_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a1a0174181452, // V_MOV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c19c175181452, // V_MOV_B32 VOP3_INST_LITERAL has_lit_0
    0x0721a4176182488, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x0461a81771833b6, // V_CVT_I32_F64 ENC_VOP3 default
    0x04c1a81781833b6, // V_CVT_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0461ac1791843b1, // V_CVT_F64_I32 ENC_VOP3 default
    0x04c1ac17a1843b1, // V_CVT_F64_I32 VOP3_INST_LITERAL has_lit_0
    0x0461b017b1853aa, // V_CVT_F32_I32 ENC_VOP3 default
    0x0481b217c1853aa, // V_CVT_F32_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a1b417d1853aa, // V_CVT_F32_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c1b017e1853aa, // V_CVT_F32_I32 VOP3_INST_LITERAL has_lit_0
    0x0461b017f1863ab, // V_CVT_F32_U32 ENC_VOP3 default
    0x0481b21801863ab, // V_CVT_F32_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a1b41811863ab, // V_CVT_F32_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c1b01821863ab, // V_CVT_F32_U32 VOP3_INST_LITERAL has_lit_0
    0x0461b61831873c7, // V_CVT_U32_F32 ENC_VOP3 default
    0x0481b81841873c7, // V_CVT_U32_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1ba1851873c7, // V_CVT_U32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1b61861873c7, // V_CVT_U32_F32 VOP3_INST_LITERAL has_lit_0
    0x0461b61871883b5, // V_CVT_I32_F32 ENC_VOP3 default
    0x0481b81881883b5, // V_CVT_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1ba1891883b5, // V_CVT_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1b618a1883b5, // V_CVT_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0461c218b18a3a5, // V_CVT_F16_F32 ENC_VOP3 default
    0x0481c418c18a3a5, // V_CVT_F16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1c618d18a3a5, // V_CVT_F16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1c218e18a3a5, // V_CVT_F16_F32 VOP3_INST_LITERAL has_lit_0
    0x0461ce18f18b3a8, // V_CVT_F32_F16 ENC_VOP3 default
    0x0481d019018b3a8, // V_CVT_F32_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a1d219118b3a8, // V_CVT_F32_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c1ce19218b3a8, // V_CVT_F32_F16 VOP3_INST_LITERAL has_lit_0
    0x0461d418718c3b8, // V_CVT_NEAREST_I32_F32 ENC_VOP3 default
    0x0481d618818c3b8, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1d818918c3b8, // V_CVT_NEAREST_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1d418a18c3b8, // V_CVT_NEAREST_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0461d418718d3b3, // V_CVT_FLOOR_I32_F32 ENC_VOP3 default
    0x0481d618818d3b3, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1d818918d3b3, // V_CVT_FLOOR_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1d418a18d3b3, // V_CVT_FLOOR_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0461b017b18e3bb, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x0481b217c18e3bb, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP8 has_dpp8
    0x04a1b417d18e3bb, // V_CVT_OFF_F32_I4 VOP3_VOP_DPP16 has_dpp16
    0x04c1b017e18e3bb, // V_CVT_OFF_F32_I4 VOP3_INST_LITERAL has_lit_0
    0x0461a819318f3a9, // V_CVT_F32_F64 ENC_VOP3 default
    0x04c1a819418f3a9, // V_CVT_F32_F64 VOP3_INST_LITERAL has_lit_0
    0x0461da1951903b0, // V_CVT_F64_F32 ENC_VOP3 default
    0x04c1da1961903b0, // V_CVT_F64_F32 VOP3_INST_LITERAL has_lit_0
    0x0461b017f1913ac, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x0481b21801913ac, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP8 has_dpp8
    0x04a1b41811913ac, // V_CVT_F32_UBYTE0 VOP3_VOP_DPP16 has_dpp16
    0x04c1b01821913ac, // V_CVT_F32_UBYTE0 VOP3_INST_LITERAL has_lit_0
    0x0461b017f1923ad, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x0481b21801923ad, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP8 has_dpp8
    0x04a1b41811923ad, // V_CVT_F32_UBYTE1 VOP3_VOP_DPP16 has_dpp16
    0x04c1b01821923ad, // V_CVT_F32_UBYTE1 VOP3_INST_LITERAL has_lit_0
    0x0461b017f1933ae, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x0481b21801933ae, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP8 has_dpp8
    0x04a1b41811933ae, // V_CVT_F32_UBYTE2 VOP3_VOP_DPP16 has_dpp16
    0x04c1b01821933ae, // V_CVT_F32_UBYTE2 VOP3_INST_LITERAL has_lit_0
    0x0461b017f1943af, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x0481b21801943af, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP8 has_dpp8
    0x04a1b41811943af, // V_CVT_F32_UBYTE3 VOP3_VOP_DPP16 has_dpp16
    0x04c1b01821943af, // V_CVT_F32_UBYTE3 VOP3_INST_LITERAL has_lit_0
    0x0461a81971953c8, // V_CVT_U32_F64 ENC_VOP3 default
    0x04c1a81981953c8, // V_CVT_U32_F64 VOP3_INST_LITERAL has_lit_0
    0x0461ac1991963b2, // V_CVT_F64_U32 ENC_VOP3 default
    0x04c1ac19a1963b2, // V_CVT_F64_U32 VOP3_INST_LITERAL has_lit_0
    0x0461de19b1974ad, // V_TRUNC_F64 ENC_VOP3 default
    0x04c1de19c1974ad, // V_TRUNC_F64 VOP3_INST_LITERAL has_lit_0
    0x0461de19b1982db, // V_CEIL_F64 ENC_VOP3 default
    0x04c1de19c1982db, // V_CEIL_F64 VOP3_INST_LITERAL has_lit_0
    0x0461de19b19948c, // V_RNDNE_F64 ENC_VOP3 default
    0x04c1de19c19948c, // V_RNDNE_F64 VOP3_INST_LITERAL has_lit_0
    0x0461de19b19a3ef, // V_FLOOR_F64 ENC_VOP3 default
    0x04c1de19c19a3ef, // V_FLOOR_F64 VOP3_INST_LITERAL has_lit_0
    0x04619417119b46e, // V_PIPEFLUSH ENC_VOP3 default
    0x0461e619d19c451, // V_MOV_B16 ENC_VOP3 default
    0x0481e819e19c451, // V_MOV_B16 VOP3_VOP_DPP8 has_dpp8
    0x04a1ea19f19c451, // V_MOV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04c1e61a019c451, // V_MOV_B16 VOP3_INST_LITERAL has_lit_0
    0x0461b61a11a03ff, // V_FRACT_F32 ENC_VOP3 default
    0x0481b81a21a03ff, // V_FRACT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1ba1a31a03ff, // V_FRACT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1b61a41a03ff, // V_FRACT_F32 VOP3_INST_LITERAL has_lit_0
    0x0461b61a11a14ac, // V_TRUNC_F32 ENC_VOP3 default
    0x0481b81a21a14ac, // V_TRUNC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1ba1a31a14ac, // V_TRUNC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1b61a41a14ac, // V_TRUNC_F32 VOP3_INST_LITERAL has_lit_0
    0x0461b61a11a22da, // V_CEIL_F32 ENC_VOP3 default
    0x0481b81a21a22da, // V_CEIL_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1ba1a31a22da, // V_CEIL_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1b61a41a22da, // V_CEIL_F32 VOP3_INST_LITERAL has_lit_0
    0x0461b61a11a348b, // V_RNDNE_F32 ENC_VOP3 default
    0x0481b81a21a348b, // V_RNDNE_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1ba1a31a348b, // V_RNDNE_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1b61a41a348b, // V_RNDNE_F32 VOP3_INST_LITERAL has_lit_0
    0x0461b61a11a43ee, // V_FLOOR_F32 ENC_VOP3 default
    0x0481b81a21a43ee, // V_FLOOR_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1ba1a31a43ee, // V_FLOOR_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1b61a41a43ee, // V_FLOOR_F32 VOP3_INST_LITERAL has_lit_0
    0x0461b61a11a53ec, // V_EXP_F32 ENC_VOP3 default
    0x0481b81a21a53ec, // V_EXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1ba1a31a53ec, // V_EXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1b61a41a53ec, // V_EXP_F32 VOP3_INST_LITERAL has_lit_0
    0x0461b61a11a7412, // V_LOG_F32 ENC_VOP3 default
    0x0481b81a21a7412, // V_LOG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1ba1a31a7412, // V_LOG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1b61a41a7412, // V_LOG_F32 VOP3_INST_LITERAL has_lit_0
    0x0461b61a11aa485, // V_RCP_F32 ENC_VOP3 default
    0x0481b81a21aa485, // V_RCP_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1ba1a31aa485, // V_RCP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1b61a41aa485, // V_RCP_F32 VOP3_INST_LITERAL has_lit_0
    0x0461b61a11ab487, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x0481b81a21ab487, // V_RCP_IFLAG_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1ba1a31ab487, // V_RCP_IFLAG_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1b61a41ab487, // V_RCP_IFLAG_F32 VOP3_INST_LITERAL has_lit_0
    0x0461b61a11ae48e, // V_RSQ_F32 ENC_VOP3 default
    0x0481b81a21ae48e, // V_RSQ_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1ba1a31ae48e, // V_RSQ_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1b61a41ae48e, // V_RSQ_F32 VOP3_INST_LITERAL has_lit_0
    0x0461de19b1af486, // V_RCP_F64 ENC_VOP3 default
    0x04c1de19c1af486, // V_RCP_F64 VOP3_INST_LITERAL has_lit_0
    0x0461de19b1b148f, // V_RSQ_F64 ENC_VOP3 default
    0x04c1de19c1b148f, // V_RSQ_F64 VOP3_INST_LITERAL has_lit_0
    0x0461b61a11b3498, // V_SQRT_F32 ENC_VOP3 default
    0x0481b81a21b3498, // V_SQRT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1ba1a31b3498, // V_SQRT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1b61a41b3498, // V_SQRT_F32 VOP3_INST_LITERAL has_lit_0
    0x0461de19b1b4499, // V_SQRT_F64 ENC_VOP3 default
    0x04c1de19c1b4499, // V_SQRT_F64 VOP3_INST_LITERAL has_lit_0
    0x0461b61a11b5496, // V_SIN_F32 ENC_VOP3 default
    0x0481b81a21b5496, // V_SIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1ba1a31b5496, // V_SIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1b61a41b5496, // V_SIN_F32 VOP3_INST_LITERAL has_lit_0
    0x0461b61a11b639f, // V_COS_F32 ENC_VOP3 default
    0x0481b81a21b639f, // V_COS_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1ba1a31b639f, // V_COS_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1b61a41b639f, // V_COS_F32 VOP3_INST_LITERAL has_lit_0
    0x0461ec1a51b7465, // V_NOT_B32 ENC_VOP3 default
    0x0481ee1a61b7465, // V_NOT_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a1f01a71b7465, // V_NOT_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ec1a81b7465, // V_NOT_B32 VOP3_INST_LITERAL has_lit_0
    0x04619c1721b82d8, // V_BFREV_B32 ENC_VOP3 default
    0x04819e1731b82d8, // V_BFREV_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a1a01741b82d8, // V_BFREV_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c19c1751b82d8, // V_BFREV_B32 VOP3_INST_LITERAL has_lit_0
    0x0461ec1a91b92dd, // V_CLZ_I32_U32 ENC_VOP3 default
    0x0481ee1aa1b92dd, // V_CLZ_I32_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a1f01ab1b92dd, // V_CLZ_I32_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ec1ac1b92dd, // V_CLZ_I32_U32 VOP3_INST_LITERAL has_lit_0
    0x0461ec1a91ba3a0, // V_CTZ_I32_B32 ENC_VOP3 default
    0x0481ee1aa1ba3a0, // V_CTZ_I32_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a1f01ab1ba3a0, // V_CTZ_I32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ec1ac1ba3a0, // V_CTZ_I32_B32 VOP3_INST_LITERAL has_lit_0
    0x0461ec1ad1bb2dc, // V_CLS_I32 ENC_VOP3 default
    0x0481ee1ae1bb2dc, // V_CLS_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a1f01af1bb2dc, // V_CLS_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c1ec1b01bb2dc, // V_CLS_I32 VOP3_INST_LITERAL has_lit_0
    0x0461a81771bc403, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x04c1a81781bc403, // V_FREXP_EXP_I32_F64 VOP3_INST_LITERAL has_lit_0
    0x0461de19b1bd406, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x04c1de19c1bd406, // V_FREXP_MANT_F64 VOP3_INST_LITERAL has_lit_0
    0x0461de19b1be400, // V_FRACT_F64 ENC_VOP3 default
    0x04c1de19c1be400, // V_FRACT_F64 VOP3_INST_LITERAL has_lit_0
    0x0461d41871bf402, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x0481d61881bf402, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1d81891bf402, // V_FREXP_EXP_I32_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1d418a1bf402, // V_FREXP_EXP_I32_F32 VOP3_INST_LITERAL has_lit_0
    0x0461b61a11c0405, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x0481b81a21c0405, // V_FREXP_MANT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a1ba1a31c0405, // V_FREXP_MANT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c1b61a41c0405, // V_FREXP_MANT_F32 VOP3_INST_LITERAL has_lit_0
    0x04619c1b11c244d, // V_MOVRELD_B32 ENC_VOP3 default
    0x04819e1b21c244d, // V_MOVRELD_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a1a01b31c244d, // V_MOVRELD_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c19c1b41c244d, // V_MOVRELD_B32 VOP3_INST_LITERAL has_lit_0
    0x07219c1b51c3450, // V_MOVRELS_B32 ENC_VOP3 default
    0x04819e1b21c3450, // V_MOVRELS_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a1a01b31c3450, // V_MOVRELS_B32 VOP3_VOP_DPP16 has_dpp16
    0x07219c1b51c444f, // V_MOVRELSD_B32 ENC_VOP3 default
    0x04819e1b21c444f, // V_MOVRELSD_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a1a01b31c444f, // V_MOVRELSD_B32 VOP3_VOP_DPP16 has_dpp16
    0x07219c1b51c844e, // V_MOVRELSD_2_B32 ENC_VOP3 default
    0x04819e1b21c844e, // V_MOVRELSD_2_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a1a01b31c844e, // V_MOVRELSD_2_B32 VOP3_VOP_DPP16 has_dpp16
    0x0461f81b61d03a7, // V_CVT_F16_U16 ENC_VOP3 default
    0x0481fa1b71d03a7, // V_CVT_F16_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a1fc1b81d03a7, // V_CVT_F16_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c1f81b91d03a7, // V_CVT_F16_U16 VOP3_INST_LITERAL has_lit_0
    0x0461f81ba1d13a6, // V_CVT_F16_I16 ENC_VOP3 default
    0x0481fa1bb1d13a6, // V_CVT_F16_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a1fc1bc1d13a6, // V_CVT_F16_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c1f81bd1d13a6, // V_CVT_F16_I16 VOP3_INST_LITERAL has_lit_0
    0x0462041be1d23c6, // V_CVT_U16_F16 ENC_VOP3 default
    0x0482061bf1d23c6, // V_CVT_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2081c01d23c6, // V_CVT_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2041c11d23c6, // V_CVT_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0462041c21d33b4, // V_CVT_I16_F16 ENC_VOP3 default
    0x0482061c31d33b4, // V_CVT_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2081c41d33b4, // V_CVT_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2041c51d33b4, // V_CVT_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0462101c61d4484, // V_RCP_F16 ENC_VOP3 default
    0x0482121c71d4484, // V_RCP_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2141c81d4484, // V_RCP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2101c91d4484, // V_RCP_F16 VOP3_INST_LITERAL has_lit_0
    0x0462101c61d5497, // V_SQRT_F16 ENC_VOP3 default
    0x0482121c71d5497, // V_SQRT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2141c81d5497, // V_SQRT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2101c91d5497, // V_SQRT_F16 VOP3_INST_LITERAL has_lit_0
    0x0462101c61d648d, // V_RSQ_F16 ENC_VOP3 default
    0x0482121c71d648d, // V_RSQ_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2141c81d648d, // V_RSQ_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2101c91d648d, // V_RSQ_F16 VOP3_INST_LITERAL has_lit_0
    0x0462101c61d7411, // V_LOG_F16 ENC_VOP3 default
    0x0482121c71d7411, // V_LOG_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2141c81d7411, // V_LOG_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2101c91d7411, // V_LOG_F16 VOP3_INST_LITERAL has_lit_0
    0x0462101c61d83eb, // V_EXP_F16 ENC_VOP3 default
    0x0482121c71d83eb, // V_EXP_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2141c81d83eb, // V_EXP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2101c91d83eb, // V_EXP_F16 VOP3_INST_LITERAL has_lit_0
    0x0462101c61d9404, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x0482121c71d9404, // V_FREXP_MANT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2141c81d9404, // V_FREXP_MANT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2101c91d9404, // V_FREXP_MANT_F16 VOP3_INST_LITERAL has_lit_0
    0x0462041c21da401, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x0482061c31da401, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2081c41da401, // V_FREXP_EXP_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2041c51da401, // V_FREXP_EXP_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0462101c61db3ed, // V_FLOOR_F16 ENC_VOP3 default
    0x0482121c71db3ed, // V_FLOOR_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2141c81db3ed, // V_FLOOR_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2101c91db3ed, // V_FLOOR_F16 VOP3_INST_LITERAL has_lit_0
    0x0462101c61dc2d9, // V_CEIL_F16 ENC_VOP3 default
    0x0482121c71dc2d9, // V_CEIL_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2141c81dc2d9, // V_CEIL_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2101c91dc2d9, // V_CEIL_F16 VOP3_INST_LITERAL has_lit_0
    0x0462101c61dd4ab, // V_TRUNC_F16 ENC_VOP3 default
    0x0482121c71dd4ab, // V_TRUNC_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2141c81dd4ab, // V_TRUNC_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2101c91dd4ab, // V_TRUNC_F16 VOP3_INST_LITERAL has_lit_0
    0x0462101c61de48a, // V_RNDNE_F16 ENC_VOP3 default
    0x0482121c71de48a, // V_RNDNE_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2141c81de48a, // V_RNDNE_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2101c91de48a, // V_RNDNE_F16 VOP3_INST_LITERAL has_lit_0
    0x0462101c61df3fe, // V_FRACT_F16 ENC_VOP3 default
    0x0482121c71df3fe, // V_FRACT_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2141c81df3fe, // V_FRACT_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2101c91df3fe, // V_FRACT_F16 VOP3_INST_LITERAL has_lit_0
    0x0462101c61e0495, // V_SIN_F16 ENC_VOP3 default
    0x0482121c71e0495, // V_SIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2141c81e0495, // V_SIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2101c91e0495, // V_SIN_F16 VOP3_INST_LITERAL has_lit_0
    0x0462101c61e139e, // V_COS_F16 ENC_VOP3 default
    0x0482121c71e139e, // V_COS_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2141c81e139e, // V_COS_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2101c91e139e, // V_COS_F16 VOP3_INST_LITERAL has_lit_0
    0x04621c1ca1e2494, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x04821e1cb1e2494, // V_SAT_PK_U8_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a2201cc1e2494, // V_SAT_PK_U8_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c21c1cd1e2494, // V_SAT_PK_U8_I16 VOP3_INST_LITERAL has_lit_0
    0x0462041c21e33b9, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x0482061c31e33b9, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2081c41e33b9, // V_CVT_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2041c51e33b9, // V_CVT_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x0462041be1e43ba, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x0482061bf1e43ba, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2081c01e43ba, // V_CVT_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2041c11e43ba, // V_CVT_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x0461e61ce1e9464, // V_NOT_B16 ENC_VOP3 default
    0x0481e81cf1e9464, // V_NOT_B16 VOP3_VOP_DPP8 has_dpp8
    0x04a1ea1d01e9464, // V_NOT_B16 VOP3_VOP_DPP16 has_dpp16
    0x04c1e61d11e9464, // V_NOT_B16 VOP3_INST_LITERAL has_lit_0
    0x04622c1d21ea3b7, // V_CVT_I32_I16 ENC_VOP3 default
    0x04822e1d31ea3b7, // V_CVT_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a2301d41ea3b7, // V_CVT_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c22c1d51ea3b7, // V_CVT_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x04622c1d61eb3c9, // V_CVT_U32_U16 ENC_VOP3 default
    0x04822e1d71eb3c9, // V_CVT_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a2301d81eb3c9, // V_CVT_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c22c1d91eb3c9, // V_CVT_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x04629a1da2093f7, // V_FMA_DX9_ZERO_F32 ENC_VOP3 default
    0x04829c1db2093f7, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a29e1dc2093f7, // V_FMA_DX9_ZERO_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c29a1dd2093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0
    0x04e29a1de2093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1
    0x05029a1df2093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07429a1e02093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_2
    0x07629a1e12093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07829a1e22093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a29a1e32093f7, // V_FMA_DX9_ZERO_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a01e420a41d, // V_MAD_I32_I24 ENC_VOP3 default
    0x0482a21e520a41d, // V_MAD_I32_I24 VOP3_VOP_DPP8 has_dpp8
    0x04a2a41e620a41d, // V_MAD_I32_I24 VOP3_VOP_DPP16 has_dpp16
    0x04c2a01e720a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0
    0x04e2a01e820a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1
    0x0502a01e920a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742a01ea20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_2
    0x0762a01eb20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782a01ec20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2a01ed20a41d, // V_MAD_I32_I24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a01ee20b421, // V_MAD_U32_U24 ENC_VOP3 default
    0x0482a21ef20b421, // V_MAD_U32_U24 VOP3_VOP_DPP8 has_dpp8
    0x04a2a41f020b421, // V_MAD_U32_U24 VOP3_VOP_DPP16 has_dpp16
    0x04c2a01f120b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0
    0x04e2a01f220b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1
    0x0502a01f320b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742a01f420b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_2
    0x0762a01f520b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782a01f620b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2a01f720b421, // V_MAD_U32_U24 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04629a1da20c3a1, // V_CUBEID_F32 ENC_VOP3 default
    0x04829c1db20c3a1, // V_CUBEID_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a29e1dc20c3a1, // V_CUBEID_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c29a1dd20c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0
    0x04e29a1de20c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1
    0x05029a1df20c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07429a1e020c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_2
    0x07629a1e120c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07829a1e220c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a29a1e320c3a1, // V_CUBEID_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04629a1da20d3a3, // V_CUBESC_F32 ENC_VOP3 default
    0x04829c1db20d3a3, // V_CUBESC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a29e1dc20d3a3, // V_CUBESC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c29a1dd20d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0
    0x04e29a1de20d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1
    0x05029a1df20d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07429a1e020d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_2
    0x07629a1e120d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07829a1e220d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a29a1e320d3a3, // V_CUBESC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04629a1da20e3a4, // V_CUBETC_F32 ENC_VOP3 default
    0x04829c1db20e3a4, // V_CUBETC_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a29e1dc20e3a4, // V_CUBETC_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c29a1dd20e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0
    0x04e29a1de20e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1
    0x05029a1df20e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07429a1e020e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_2
    0x07629a1e120e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07829a1e220e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a29a1e320e3a4, // V_CUBETC_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04629a1da20f3a2, // V_CUBEMA_F32 ENC_VOP3 default
    0x04829c1db20f3a2, // V_CUBEMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a29e1dc20f3a2, // V_CUBEMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c29a1dd20f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04e29a1de20f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1
    0x05029a1df20f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07429a1e020f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07629a1e120f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07829a1e220f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a29a1e320f3a2, // V_CUBEMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a61f82102d5, // V_BFE_U32 ENC_VOP3 default
    0x0482a81f92102d5, // V_BFE_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a2aa1fa2102d5, // V_BFE_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a61fb2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2a61fc2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1
    0x0502a61fd2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742a61fe2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_2
    0x0762a61ff2102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782a62002102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2a62012102d5, // V_BFE_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a62022112d4, // V_BFE_I32 ENC_VOP3 default
    0x0482a82032112d4, // V_BFE_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a2aa2042112d4, // V_BFE_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a62052112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0
    0x04e2a62062112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1
    0x0502a62072112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742a62082112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_2
    0x0762a62092112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782a620a2112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2a620b2112d4, // V_BFE_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a61f82122d6, // V_BFI_B32 ENC_VOP3 default
    0x0482a81f92122d6, // V_BFI_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a2aa1fa2122d6, // V_BFI_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a61fb2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0
    0x04e2a61fc2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1
    0x0502a61fd2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742a61fe2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_2
    0x0762a61ff2122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782a62002122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2a62012122d6, // V_BFI_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04629a1da2133f9, // V_FMA_F32 ENC_VOP3 default
    0x04829c1db2133f9, // V_FMA_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a29e1dc2133f9, // V_FMA_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c29a1dd2133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0
    0x04e29a1de2133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1
    0x05029a1df2133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07429a1e02133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_2
    0x07629a1e12133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07829a1e22133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a29a1e32133f9, // V_FMA_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462ac20c2143fa, // V_FMA_F64 ENC_VOP3 default
    0x04c2ac20d2143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0
    0x04e2ac20e2143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1
    0x0502ac20f2143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742ac2102143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_2
    0x0762ac2112143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782ac2122143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2ac2132143fa, // V_FMA_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462ae214215410, // V_LERP_U8 ENC_VOP3 default
    0x0482b0215215410, // V_LERP_U8 VOP3_VOP_DPP8 has_dpp8
    0x04a2b2216215410, // V_LERP_U8 VOP3_VOP_DPP16 has_dpp16
    0x04c2ae217215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0
    0x04e2ae218215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1
    0x0502ae219215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742ae21a215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_2
    0x0762ae21b215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782ae21c215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2ae21d215410, // V_LERP_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462b421e2162cb, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x0482b621f2162cb, // V_ALIGNBIT_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a2b82202162cb, // V_ALIGNBIT_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c2b42212162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0
    0x04e2b42222162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1
    0x0502b42232162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742b42242162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_2
    0x0762b42252162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782b42262162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2b42272162cb, // V_ALIGNBIT_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462b421e2172cc, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x0482b621f2172cc, // V_ALIGNBYTE_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a2b82202172cc, // V_ALIGNBYTE_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c2b42212172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0
    0x04e2b42222172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1
    0x0502b42232172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742b42242172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_2
    0x0762b42252172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782b42262172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2b42272172cc, // V_ALIGNBYTE_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04629a1da218456, // V_MULLIT_F32 ENC_VOP3 default
    0x04829c1db218456, // V_MULLIT_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a29e1dc218456, // V_MULLIT_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c29a1dd218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0
    0x04e29a1de218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1
    0x05029a1df218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07429a1e0218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_2
    0x07629a1e1218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07829a1e2218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a29a1e3218456, // V_MULLIT_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04629a1da21943d, // V_MIN3_F32 ENC_VOP3 default
    0x04829c1db21943d, // V_MIN3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a29e1dc21943d, // V_MIN3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c29a1dd21943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0
    0x04e29a1de21943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1
    0x05029a1df21943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07429a1e021943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_2
    0x07629a1e121943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07829a1e221943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a29a1e321943d, // V_MIN3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a622821a43f, // V_MIN3_I32 ENC_VOP3 default
    0x0482a822921a43f, // V_MIN3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a2aa22a21a43f, // V_MIN3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a622b21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0
    0x04e2a622c21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1
    0x0502a622d21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742a622e21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_2
    0x0762a622f21a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782a623021a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2a623121a43f, // V_MIN3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a61f821b441, // V_MIN3_U32 ENC_VOP3 default
    0x0482a81f921b441, // V_MIN3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a2aa1fa21b441, // V_MIN3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a61fb21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2a61fc21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1
    0x0502a61fd21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742a61fe21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_2
    0x0762a61ff21b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782a620021b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2a620121b441, // V_MIN3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04629a1da21c424, // V_MAX3_F32 ENC_VOP3 default
    0x04829c1db21c424, // V_MAX3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a29e1dc21c424, // V_MAX3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c29a1dd21c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0
    0x04e29a1de21c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1
    0x05029a1df21c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07429a1e021c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_2
    0x07629a1e121c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07829a1e221c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a29a1e321c424, // V_MAX3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a622821d426, // V_MAX3_I32 ENC_VOP3 default
    0x0482a822921d426, // V_MAX3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a2aa22a21d426, // V_MAX3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a622b21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0
    0x04e2a622c21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1
    0x0502a622d21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742a622e21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_2
    0x0762a622f21d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782a623021d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2a623121d426, // V_MAX3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a61f821e428, // V_MAX3_U32 ENC_VOP3 default
    0x0482a81f921e428, // V_MAX3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a2aa1fa21e428, // V_MAX3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a61fb21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2a61fc21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1
    0x0502a61fd21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742a61fe21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_2
    0x0762a61ff21e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782a620021e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2a620121e428, // V_MAX3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04629a1da21f437, // V_MED3_F32 ENC_VOP3 default
    0x04829c1db21f437, // V_MED3_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a29e1dc21f437, // V_MED3_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c29a1dd21f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0
    0x04e29a1de21f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1
    0x05029a1df21f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07429a1e021f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_2
    0x07629a1e121f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07829a1e221f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a29a1e321f437, // V_MED3_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a6228220439, // V_MED3_I32 ENC_VOP3 default
    0x0482a8229220439, // V_MED3_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a2aa22a220439, // V_MED3_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a622b220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0
    0x04e2a622c220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1
    0x0502a622d220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742a622e220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_2
    0x0762a622f220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782a6230220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2a6231220439, // V_MED3_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a61f822143b, // V_MED3_U32 ENC_VOP3 default
    0x0482a81f922143b, // V_MED3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a2aa1fa22143b, // V_MED3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a61fb22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2a61fc22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1
    0x0502a61fd22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742a61fe22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_2
    0x0762a61ff22143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782a620022143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2a620122143b, // V_MED3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a0232222493, // V_SAD_U8 ENC_VOP3 default
    0x0482a2233222493, // V_SAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x04a2a4234222493, // V_SAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x04c2a0235222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0
    0x04e2a0236222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0502a0237222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742a0238222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_2
    0x0762a0239222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782a023a222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2a023b222493, // V_SAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a0232223490, // V_SAD_HI_U8 ENC_VOP3 default
    0x0482a2233223490, // V_SAD_HI_U8 VOP3_VOP_DPP8 has_dpp8
    0x04a2a4234223490, // V_SAD_HI_U8 VOP3_VOP_DPP16 has_dpp16
    0x04c2a0235223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0
    0x04e2a0236223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1
    0x0502a0237223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742a0238223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_2
    0x0762a0239223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782a023a223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2a023b223490, // V_SAD_HI_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a023c224491, // V_SAD_U16 ENC_VOP3 default
    0x0482a223d224491, // V_SAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a2a423e224491, // V_SAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c2a023f224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0
    0x04e2a0240224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0502a0241224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742a0242224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_2
    0x0762a0243224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782a0244224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2a0245224491, // V_SAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a01f8225492, // V_SAD_U32 ENC_VOP3 default
    0x0482a21f9225492, // V_SAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a2a41fa225492, // V_SAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a01fb225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2a01fc225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0502a01fd225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742a01fe225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_2
    0x0762a01ff225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782a0200225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2a0201225492, // V_SAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462ba2462263c5, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x0482bc2472263c5, // V_CVT_PK_U8_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a2be2482263c5, // V_CVT_PK_U8_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c2ba2492263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0
    0x04e2ba24a2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1
    0x0502ba24b2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742ba24c2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_2
    0x0762ba24d2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782ba24e2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2ba24f2263c5, // V_CVT_PK_U8_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04629a1da2273cb, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x04c29a1dd2273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0
    0x04e29a1de2273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1
    0x05029a1df2273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07429a1e02273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_2
    0x07629a1e12273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07829a1e22273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a29a1e32273cb, // V_DIV_FIXUP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462ac20c2283cc, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x04c2ac20d2283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0
    0x04e2ac20e2283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1
    0x0502ac20f2283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742ac2102283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_2
    0x0762ac2112283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782ac2122283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2ac2132283cc, // V_DIV_FIXUP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07c29a2502373cd, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x07e29a2512373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0
    0x08029a2522373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1
    0x08229a2532373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x08429a2542373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_2
    0x08629a2552373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x08829a2562373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a29a2572373cd, // V_DIV_FMAS_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x07c2ac2582383ce, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x07e2ac2592383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0
    0x0802ac25a2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1
    0x0822ac25b2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0842ac25c2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_2
    0x0862ac25d2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0882ac25e2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x08a2ac25f2383ce, // V_DIV_FMAS_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462c0214239455, // V_MSAD_U8 ENC_VOP3 default
    0x0482c2215239455, // V_MSAD_U8 VOP3_VOP_DPP8 has_dpp8
    0x04a2c4216239455, // V_MSAD_U8 VOP3_VOP_DPP16 has_dpp16
    0x04c2c0217239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0
    0x04e2c0218239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1
    0x0502c0219239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742c021a239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_2
    0x0762c021b239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782c021c239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2c021d239455, // V_MSAD_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462c626023a483, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x04c2c626123a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x04e2c626223a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0502c626323a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742c626423a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x0762c626523a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782c626623a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2c626723a483, // V_QSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462c626023b453, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x04c2c626123b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0
    0x04e2c626223b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1
    0x0502c626323b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742c626423b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_2
    0x0762c626523b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782c626623b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2c626723b453, // V_MQSAD_PK_U16_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x08c2c826823d454, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x08e2c826923d454, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0
    0x0902c826a23d454, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_1
    0x0922c826b23d454, // V_MQSAD_U32_U8 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0462a61f82404b7, // V_XOR3_B32 ENC_VOP3 default
    0x0482a81f92404b7, // V_XOR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a2aa1fa2404b7, // V_XOR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a61fb2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0
    0x04e2a61fc2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0502a61fd2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742a61fe2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_2
    0x0762a61ff2404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782a62002404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2a62012404b7, // V_XOR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462ca26c24141f, // V_MAD_U16 ENC_VOP3 default
    0x0482cc26d24141f, // V_MAD_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a2ce26e24141f, // V_MAD_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c2ca26f24141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0
    0x04e2ca27024141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1
    0x0502ca27124141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742ca27224141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_2
    0x0762ca27324141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782ca27424141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2ca27524141f, // V_MAD_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462d027624446d, // V_PERM_B32 ENC_VOP3 default
    0x0482d227724446d, // V_PERM_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a2d427824446d, // V_PERM_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c2d027924446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0
    0x04e2d027a24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1
    0x0502d027b24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742d027c24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_2
    0x0762d027d24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782d027e24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2d027f24446d, // V_PERM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a61f82454b5, // V_XAD_U32 ENC_VOP3 default
    0x0482a81f92454b5, // V_XAD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a2aa1fa2454b5, // V_XAD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a61fb2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2a61fc2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1
    0x0502a61fd2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742a61fe2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_2
    0x0762a61ff2454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782a62002454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2a62012454b5, // V_XAD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a61f8246416, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x0482a81f9246416, // V_LSHL_ADD_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a2aa1fa246416, // V_LSHL_ADD_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a61fb246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2a61fc246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1
    0x0502a61fd246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742a61fe246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_2
    0x0762a61ff246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782a6200246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2a6201246416, // V_LSHL_ADD_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a61f82472c6, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x0482a81f92472c6, // V_ADD_LSHL_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a2aa1fa2472c6, // V_ADD_LSHL_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a61fb2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2a61fc2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1
    0x0502a61fd2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742a61fe2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_2
    0x0762a61ff2472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782a62002472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2a62012472c6, // V_ADD_LSHL_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462d62802483f8, // V_FMA_F16 ENC_VOP3 default
    0x0482d82812483f8, // V_FMA_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2da2822483f8, // V_FMA_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2d62832483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2d62842483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1
    0x0502d62852483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742d62862483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_2
    0x0762d62872483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782d62882483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2d62892483f8, // V_FMA_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462d628024943c, // V_MIN3_F16 ENC_VOP3 default
    0x0482d828124943c, // V_MIN3_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2da28224943c, // V_MIN3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2d628324943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2d628424943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1
    0x0502d628524943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742d628624943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_2
    0x0762d628724943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782d628824943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2d628924943c, // V_MIN3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462ca28a24a43e, // V_MIN3_I16 ENC_VOP3 default
    0x0482cc28b24a43e, // V_MIN3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a2ce28c24a43e, // V_MIN3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c2ca28d24a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0
    0x04e2ca28e24a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1
    0x0502ca28f24a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742ca29024a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_2
    0x0762ca29124a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782ca29224a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2ca29324a43e, // V_MIN3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462ca26c24b440, // V_MIN3_U16 ENC_VOP3 default
    0x0482cc26d24b440, // V_MIN3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a2ce26e24b440, // V_MIN3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c2ca26f24b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0
    0x04e2ca27024b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1
    0x0502ca27124b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742ca27224b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_2
    0x0762ca27324b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782ca27424b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2ca27524b440, // V_MIN3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462d628024c423, // V_MAX3_F16 ENC_VOP3 default
    0x0482d828124c423, // V_MAX3_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2da28224c423, // V_MAX3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2d628324c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2d628424c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1
    0x0502d628524c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742d628624c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_2
    0x0762d628724c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782d628824c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2d628924c423, // V_MAX3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462ca28a24d425, // V_MAX3_I16 ENC_VOP3 default
    0x0482cc28b24d425, // V_MAX3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a2ce28c24d425, // V_MAX3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c2ca28d24d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0
    0x04e2ca28e24d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1
    0x0502ca28f24d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742ca29024d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_2
    0x0762ca29124d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782ca29224d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2ca29324d425, // V_MAX3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462ca26c24e427, // V_MAX3_U16 ENC_VOP3 default
    0x0482cc26d24e427, // V_MAX3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a2ce26e24e427, // V_MAX3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c2ca26f24e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0
    0x04e2ca27024e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1
    0x0502ca27124e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742ca27224e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_2
    0x0762ca27324e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782ca27424e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2ca27524e427, // V_MAX3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462d628024f436, // V_MED3_F16 ENC_VOP3 default
    0x0482d828124f436, // V_MED3_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2da28224f436, // V_MED3_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2d628324f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2d628424f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1
    0x0502d628524f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742d628624f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_2
    0x0762d628724f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782d628824f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2d628924f436, // V_MED3_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462ca28a250438, // V_MED3_I16 ENC_VOP3 default
    0x0482cc28b250438, // V_MED3_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a2ce28c250438, // V_MED3_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c2ca28d250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0
    0x04e2ca28e250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1
    0x0502ca28f250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742ca290250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_2
    0x0762ca291250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782ca292250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2ca293250438, // V_MED3_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462ca26c25143a, // V_MED3_U16 ENC_VOP3 default
    0x0482cc26d25143a, // V_MED3_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a2ce26e25143a, // V_MED3_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c2ca26f25143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0
    0x04e2ca27025143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1
    0x0502ca27125143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742ca27225143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_2
    0x0762ca27325143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782ca27425143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2ca27525143a, // V_MED3_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462ca28a25341b, // V_MAD_I16 ENC_VOP3 default
    0x0482cc28b25341b, // V_MAD_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a2ce28c25341b, // V_MAD_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c2ca28d25341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0
    0x04e2ca28e25341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1
    0x0502ca28f25341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742ca29025341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_2
    0x0762ca29125341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782ca29225341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2ca29325341b, // V_MAD_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462d62802543ca, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x0482d82812543ca, // V_DIV_FIXUP_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2da2822543ca, // V_DIV_FIXUP_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2d62832543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2d62842543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1
    0x0502d62852543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742d62862543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_2
    0x0762d62872543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782d62882543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2d62892543ca, // V_DIV_FIXUP_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a61f82552c0, // V_ADD3_U32 ENC_VOP3 default
    0x0482a81f92552c0, // V_ADD3_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a2aa1fa2552c0, // V_ADD3_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a61fb2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2a61fc2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1
    0x0502a61fd2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742a61fe2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_2
    0x0762a61ff2552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782a62002552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2a62012552c0, // V_ADD3_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a61f8256417, // V_LSHL_OR_B32 ENC_VOP3 default
    0x0482a81f9256417, // V_LSHL_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a2aa1fa256417, // V_LSHL_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a61fb256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04e2a61fc256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0502a61fd256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742a61fe256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x0762a61ff256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782a6200256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2a6201256417, // V_LSHL_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a61f82572cf, // V_AND_OR_B32 ENC_VOP3 default
    0x0482a81f92572cf, // V_AND_OR_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a2aa1fa2572cf, // V_AND_OR_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a61fb2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0
    0x04e2a61fc2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1
    0x0502a61fd2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742a61fe2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_2
    0x0762a61ff2572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782a62002572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2a62012572cf, // V_AND_OR_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a61f8258466, // V_OR3_B32 ENC_VOP3 default
    0x0482a81f9258466, // V_OR3_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a2aa1fa258466, // V_OR3_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a61fb258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0
    0x04e2a61fc258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1
    0x0502a61fd258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742a61fe258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_2
    0x0762a61ff258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782a6200258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2a6201258466, // V_OR3_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462dc294259420, // V_MAD_U32_U16 ENC_VOP3 default
    0x0482de295259420, // V_MAD_U32_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a2e0296259420, // V_MAD_U32_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c2dc297259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0
    0x04e2dc298259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1
    0x0502dc299259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742dc29a259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_2
    0x0762dc29b259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782dc29c259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2dc29d259420, // V_MAD_U32_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462dc29e25a41c, // V_MAD_I32_I16 ENC_VOP3 default
    0x0482de29f25a41c, // V_MAD_I32_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a2e02a025a41c, // V_MAD_I32_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c2dc2a125a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0
    0x04e2dc2a225a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1
    0x0502dc2a325a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742dc2a425a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_2
    0x0762dc2a525a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782dc2a625a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2dc2a725a41c, // V_MAD_I32_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0942e22a825b46a, // V_PERMLANE16_B32 ENC_VOP3 default
    0x0962e22a925b46a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1
    0x0982e22aa25b46a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_2
    0x09a2e22ab25b46a, // V_PERMLANE16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x0942e22a825c46c, // V_PERMLANEX16_B32 ENC_VOP3 default
    0x0962e22a925c46c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1
    0x0982e22aa25c46c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_2
    0x09a2e22ab25c46c, // V_PERMLANEX16_B32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x05e2e42ac25d39c, // V_CNDMASK_B16 ENC_VOP3 default
    0x0482e62ad25d39c, // V_CNDMASK_B16 VOP3_VOP_DPP8 has_dpp8
    0x04a2e82ae25d39c, // V_CNDMASK_B16 VOP3_VOP_DPP16 has_dpp16
    0x0602e42af25d39c, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0
    0x0622e42b025d39c, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_1
    0x0642e42b125d39c, // V_CNDMASK_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04629a1da25e42a, // V_MAXMIN_F32 ENC_VOP3 default
    0x04829c1db25e42a, // V_MAXMIN_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a29e1dc25e42a, // V_MAXMIN_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c29a1dd25e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0
    0x04e29a1de25e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1
    0x05029a1df25e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07429a1e025e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_2
    0x07629a1e125e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07829a1e225e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a29a1e325e42a, // V_MAXMIN_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x04629a1da25f443, // V_MINMAX_F32 ENC_VOP3 default
    0x04829c1db25f443, // V_MINMAX_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a29e1dc25f443, // V_MINMAX_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c29a1dd25f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0
    0x04e29a1de25f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1
    0x05029a1df25f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x07429a1e025f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_2
    0x07629a1e125f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x07829a1e225f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a29a1e325f443, // V_MINMAX_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462d6280260429, // V_MAXMIN_F16 ENC_VOP3 default
    0x0482d8281260429, // V_MAXMIN_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2da282260429, // V_MAXMIN_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2d6283260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2d6284260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1
    0x0502d6285260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742d6286260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_2
    0x0762d6287260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782d6288260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2d6289260429, // V_MAXMIN_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462d6280261442, // V_MINMAX_F16 ENC_VOP3 default
    0x0482d8281261442, // V_MINMAX_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2da282261442, // V_MINMAX_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2d6283261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2d6284261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1
    0x0502d6285261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742d6286261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_2
    0x0762d6287261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782d6288261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2d6289261442, // V_MINMAX_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a61f826242c, // V_MAXMIN_U32 ENC_VOP3 default
    0x0482a81f926242c, // V_MAXMIN_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a2aa1fa26242c, // V_MAXMIN_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a61fb26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2a61fc26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1
    0x0502a61fd26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742a61fe26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_2
    0x0762a61ff26242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782a620026242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2a620126242c, // V_MAXMIN_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a61f8263445, // V_MINMAX_U32 ENC_VOP3 default
    0x0482a81f9263445, // V_MINMAX_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a2aa1fa263445, // V_MINMAX_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a61fb263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0
    0x04e2a61fc263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1
    0x0502a61fd263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742a61fe263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_2
    0x0762a61ff263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782a6200263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2a6201263445, // V_MINMAX_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a622826442b, // V_MAXMIN_I32 ENC_VOP3 default
    0x0482a822926442b, // V_MAXMIN_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a2aa22a26442b, // V_MAXMIN_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a622b26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0
    0x04e2a622c26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1
    0x0502a622d26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742a622e26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_2
    0x0762a622f26442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782a623026442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2a623126442b, // V_MAXMIN_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462a6228265444, // V_MINMAX_I32 ENC_VOP3 default
    0x0482a8229265444, // V_MINMAX_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a2aa22a265444, // V_MINMAX_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c2a622b265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0
    0x04e2a622c265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1
    0x0502a622d265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742a622e265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_2
    0x0762a622f265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782a6230265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2a6231265444, // V_MINMAX_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462ea2b22663d3, // V_DOT2_F16_F16 ENC_VOP3 default
    0x0482ec2b32663d3, // V_DOT2_F16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a2ee2b42663d3, // V_DOT2_F16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c2ea2b52663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0
    0x04e2ea2b62663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1
    0x0502ea2b72663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742ea2b82663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_2
    0x0762ea2b92663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782ea2ba2663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2ea2bb2663d3, // V_DOT2_F16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0462f02bc2673d2, // V_DOT2_BF16_BF16 ENC_VOP3 default
    0x0482f22bd2673d2, // V_DOT2_BF16_BF16 VOP3_VOP_DPP8 has_dpp8
    0x04a2f42be2673d2, // V_DOT2_BF16_BF16 VOP3_VOP_DPP16 has_dpp16
    0x04c2f02bf2673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0
    0x04e2f02c02673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1
    0x0502f02c12673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0742f02c22673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_2
    0x0762f02c32673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_2
    0x0782f02c42673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_1_has_lit_2
    0x07a2f02c52673d2, // V_DOT2_BF16_BF16 VOP3_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c2f62c62fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x09e2f62c72fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a02f62c82fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a22f62c92fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a42f62ca2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a62f62cb2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a82f62cc2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0aa2f62cd2fc3cf, // V_DIV_SCALE_F32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c2f82ce2fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x09e2f82cf2fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a02f82d02fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a22f82d12fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a42f82d22fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a62f82d32fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a82f82d42fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0aa2f82d52fd3d0, // V_DIV_SCALE_F64 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c2fa2d62fe422, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x09e2fa2d72fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a02fa2d82fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a22fa2d92fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a42fa2da2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a62fa2db2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a82fa2dc2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0aa2fa2dd2fe422, // V_MAD_U64_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c2fa2de2ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x09e2fa2df2ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a02fa2e02ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a22fa2e12ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0a42fa2e22ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_2
    0x0a62fa2e32ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_2
    0x0a82fa2e42ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_1_has_lit_2
    0x0aa2fa2e52ff41e, // V_MAD_I64_I32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x09c2fc2e63002c2, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x0682fe2e73002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06a3002e83002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x09e2fc2e93002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a02fc2ea3002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a22fc2eb3002c2, // V_ADD_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x09c2fc2e63014a0, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x0682fe2e73014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06a3002e83014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x09e2fc2e93014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a02fc2ea3014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a22fc2eb3014a0, // V_SUB_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x09c2fc2e630249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x0682fe2e730249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP8 has_dpp8
    0x06a3002e830249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_VOP_DPP16 has_dpp16
    0x09e2fc2e930249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0
    0x0a02fc2ea30249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_1
    0x0a22fc2eb30249b, // V_SUBREV_CO_U32 VOP3_SDST_ENC_INST_LITERAL has_lit_0_has_lit_1
    0x0463022ec3032c9, // V_ADD_NC_U16 ENC_VOP3 default
    0x0483042ed3032c9, // V_ADD_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a3062ee3032c9, // V_ADD_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c3022ef3032c9, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04e3022f03032c9, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x0503022f13032c9, // V_ADD_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463022ec3044a5, // V_SUB_NC_U16 ENC_VOP3 default
    0x0483042ed3044a5, // V_SUB_NC_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a3062ee3044a5, // V_SUB_NC_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c3022ef3044a5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0
    0x04e3022f03044a5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_1
    0x0503022f13044a5, // V_SUB_NC_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463082ec305460, // V_MUL_LO_U16 ENC_VOP3 default
    0x04830a2ed305460, // V_MUL_LO_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a30c2ee305460, // V_MUL_LO_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c3082ef305460, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0
    0x04e3082f0305460, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_1
    0x0503082f1305460, // V_MUL_LO_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630e2f23063bc, // V_CVT_PK_I16_F32 ENC_VOP3 default
    0x0483102f33063bc, // V_CVT_PK_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3122f43063bc, // V_CVT_PK_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c30e2f53063bc, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04e30e2f63063bc, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x05030e2f73063bc, // V_CVT_PK_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630e2f83073c3, // V_CVT_PK_U16_F32 ENC_VOP3 default
    0x0483102f93073c3, // V_CVT_PK_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3122fa3073c3, // V_CVT_PK_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c30e2fb3073c3, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04e30e2fc3073c3, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x05030e2fd3073c3, // V_CVT_PK_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463082ec309432, // V_MAX_U16 ENC_VOP3 default
    0x04830a2ed309432, // V_MAX_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a30c2ee309432, // V_MAX_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c3082ef309432, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0
    0x04e3082f0309432, // V_MAX_U16 VOP3_INST_LITERAL has_lit_1
    0x0503082f1309432, // V_MAX_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463082fe30a430, // V_MAX_I16 ENC_VOP3 default
    0x04830a2ff30a430, // V_MAX_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a30c30030a430, // V_MAX_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c30830130a430, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0
    0x04e30830230a430, // V_MAX_I16 VOP3_INST_LITERAL has_lit_1
    0x05030830330a430, // V_MAX_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463082ec30b44b, // V_MIN_U16 ENC_VOP3 default
    0x04830a2ed30b44b, // V_MIN_U16 VOP3_VOP_DPP8 has_dpp8
    0x04a30c2ee30b44b, // V_MIN_U16 VOP3_VOP_DPP16 has_dpp16
    0x04c3082ef30b44b, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0
    0x04e3082f030b44b, // V_MIN_U16 VOP3_INST_LITERAL has_lit_1
    0x0503082f130b44b, // V_MIN_U16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463082fe30c449, // V_MIN_I16 ENC_VOP3 default
    0x04830a2ff30c449, // V_MIN_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a30c30030c449, // V_MIN_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c30830130c449, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0
    0x04e30830230c449, // V_MIN_I16 VOP3_INST_LITERAL has_lit_1
    0x05030830330c449, // V_MIN_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463022fe30d2c7, // V_ADD_NC_I16 ENC_VOP3 default
    0x0483042ff30d2c7, // V_ADD_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a30630030d2c7, // V_ADD_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c30230130d2c7, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04e30230230d2c7, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x05030230330d2c7, // V_ADD_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463022fe30e4a3, // V_SUB_NC_I16 ENC_VOP3 default
    0x0483042ff30e4a3, // V_SUB_NC_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a30630030e4a3, // V_SUB_NC_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c30230130e4a3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0
    0x04e30230230e4a3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_1
    0x05030230330e4a3, // V_SUB_NC_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046314304311469, // V_PACK_B32_F16 ENC_VOP3 default
    0x048316305311469, // V_PACK_B32_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a318306311469, // V_PACK_B32_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c314307311469, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0
    0x04e314308311469, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_1
    0x050314309311469, // V_PACK_B32_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631430a3123be, // V_CVT_PK_NORM_I16_F16 ENC_VOP3 default
    0x04831630b3123be, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a31830c3123be, // V_CVT_PK_NORM_I16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c31430d3123be, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0
    0x04e31430e3123be, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_1
    0x05031430f3123be, // V_CVT_PK_NORM_I16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463143103133c0, // V_CVT_PK_NORM_U16_F16 ENC_VOP3 default
    0x0483163113133c0, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP8 has_dpp8
    0x04a3183123133c0, // V_CVT_PK_NORM_U16_F16 VOP3_VOP_DPP16 has_dpp16
    0x04c3143133133c0, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0
    0x04e3143143133c0, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_1
    0x0503143153133c0, // V_CVT_PK_NORM_U16_F16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04631a31631c40e, // V_LDEXP_F32 ENC_VOP3 default
    0x04831c31731c40e, // V_LDEXP_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a31e31831c40e, // V_LDEXP_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c31a31931c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0
    0x04e31a31a31c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_1
    0x05031a31b31c40e, // V_LDEXP_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632014b31d2d7, // V_BFM_B32 ENC_VOP3 default
    0x04825a14c31d2d7, // V_BFM_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a25c14d31d2d7, // V_BFM_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c32014e31d2d7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0
    0x04e32014f31d2d7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_1
    0x05032015031d2d7, // V_BFM_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632014b31e2d3, // V_BCNT_U32_B32 ENC_VOP3 default
    0x04825a14c31e2d3, // V_BCNT_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a25c14d31e2d3, // V_BCNT_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c32014e31e2d3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04e32014f31e2d3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x05032015031e2d3, // V_BCNT_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632014b31f435, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x04825a14c31f435, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a25c14d31f435, // V_MBCNT_LO_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c32014e31f435, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04e32014f31f435, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x05032015031f435, // V_MBCNT_LO_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632014b320434, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x04825a14c320434, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP8 has_dpp8
    0x04a25c14d320434, // V_MBCNT_HI_U32_B32 VOP3_VOP_DPP16 has_dpp16
    0x04c32014e320434, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0
    0x04e32014f320434, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_1
    0x050320150320434, // V_MBCNT_HI_U32_B32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630e2f23213bf, // V_CVT_PK_NORM_I16_F32 ENC_VOP3 default
    0x0483102f33213bf, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3122f43213bf, // V_CVT_PK_NORM_I16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c30e2f53213bf, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0
    0x04e30e2f63213bf, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_1
    0x05030e2f73213bf, // V_CVT_PK_NORM_I16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630e2f83223c1, // V_CVT_PK_NORM_U16_F32 ENC_VOP3 default
    0x0483102f93223c1, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP8 has_dpp8
    0x04a3122fa3223c1, // V_CVT_PK_NORM_U16_F32 VOP3_VOP_DPP16 has_dpp16
    0x04c30e2fb3223c1, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0
    0x04e30e2fc3223c1, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_1
    0x05030e2fd3223c1, // V_CVT_PK_NORM_U16_F32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632031c3233c4, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x04825a31d3233c4, // V_CVT_PK_U16_U32 VOP3_VOP_DPP8 has_dpp8
    0x04a25c31e3233c4, // V_CVT_PK_U16_U32 VOP3_VOP_DPP16 has_dpp16
    0x04c32031f3233c4, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0
    0x04e3203203233c4, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_1
    0x0503203213233c4, // V_CVT_PK_U16_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463203223243bd, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x04825a3233243bd, // V_CVT_PK_I16_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a25c3243243bd, // V_CVT_PK_I16_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c3203253243bd, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0
    0x04e3203263243bd, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_1
    0x0503203273243bd, // V_CVT_PK_I16_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463221453254a4, // V_SUB_NC_I32 ENC_VOP3 default
    0x0482541463254a4, // V_SUB_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a2561473254a4, // V_SUB_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c3221483254a4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04e3221493254a4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x05032214a3254a4, // V_SUB_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463221453262c8, // V_ADD_NC_I32 ENC_VOP3 default
    0x0482541463262c8, // V_ADD_NC_I32 VOP3_VOP_DPP8 has_dpp8
    0x04a2561473262c8, // V_ADD_NC_I32 VOP3_VOP_DPP16 has_dpp16
    0x04c3221483262c8, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0
    0x04e3221493262c8, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_1
    0x05032214a3262c8, // V_ADD_NC_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463243283272c5, // V_ADD_F64 ENC_VOP3 default
    0x04c3243293272c5, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0
    0x04e32432a3272c5, // V_ADD_F64 VOP3_INST_LITERAL has_lit_1
    0x05032432b3272c5, // V_ADD_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632432832845a, // V_MUL_F64 ENC_VOP3 default
    0x04c32432932845a, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0
    0x04e32432a32845a, // V_MUL_F64 VOP3_INST_LITERAL has_lit_1
    0x05032432b32845a, // V_MUL_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x046324328329448, // V_MIN_F64 ENC_VOP3 default
    0x04c324329329448, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0
    0x04e32432a329448, // V_MIN_F64 VOP3_INST_LITERAL has_lit_1
    0x05032432b329448, // V_MIN_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632432832a42f, // V_MAX_F64 ENC_VOP3 default
    0x04c32432932a42f, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0
    0x04e32432a32a42f, // V_MAX_F64 VOP3_INST_LITERAL has_lit_1
    0x05032432b32a42f, // V_MAX_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632632c32b40f, // V_LDEXP_F64 ENC_VOP3 default
    0x04c32632d32b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0
    0x04e32632e32b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_1
    0x05032632f32b40f, // V_LDEXP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632014b32c461, // V_MUL_LO_U32 ENC_VOP3 default
    0x04c32014e32c461, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0
    0x04e32014f32c461, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_1
    0x05032015032c461, // V_MUL_LO_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632014b32d45d, // V_MUL_HI_U32 ENC_VOP3 default
    0x04c32014e32d45d, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0
    0x04e32014f32d45d, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_1
    0x05032015032d45d, // V_MUL_HI_U32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632014532e45b, // V_MUL_HI_I32 ENC_VOP3 default
    0x04c32014832e45b, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0
    0x04e32014932e45b, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_1
    0x05032014a32e45b, // V_MUL_HI_I32 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04632633032f4aa, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x04c32633132f4aa, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0
    0x04e32633232f4aa, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_1
    0x05032633332f4aa, // V_TRIG_PREOP_F64 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463082ec338413, // V_LSHLREV_B16 ENC_VOP3 default
    0x04830a2ed338413, // V_LSHLREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x04a30c2ee338413, // V_LSHLREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04c3082ef338413, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0
    0x04e3082f0338413, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_1
    0x0503082f1338413, // V_LSHLREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463082ec339418, // V_LSHRREV_B16 ENC_VOP3 default
    0x04830a2ed339418, // V_LSHRREV_B16 VOP3_VOP_DPP8 has_dpp8
    0x04a30c2ee339418, // V_LSHRREV_B16 VOP3_VOP_DPP16 has_dpp16
    0x04c3082ef339418, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0
    0x04e3082f0339418, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_1
    0x0503082f1339418, // V_LSHRREV_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x04630833433a2d0, // V_ASHRREV_I16 ENC_VOP3 default
    0x04830a33533a2d0, // V_ASHRREV_I16 VOP3_VOP_DPP8 has_dpp8
    0x04a30c33633a2d0, // V_ASHRREV_I16 VOP3_VOP_DPP16 has_dpp16
    0x04c30833733a2d0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0
    0x04e30833833a2d0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_1
    0x05030833933a2d0, // V_ASHRREV_I16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0ac32833a33c415, // V_LSHLREV_B64 ENC_VOP3 default
    0x0ae32833b33c415, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0b032833c33c415, // V_LSHLREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0ac32833a33d41a, // V_LSHRREV_B64 ENC_VOP3 default
    0x0ae32833b33d41a, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_0
    0x0b032833c33d41a, // V_LSHRREV_B64 VOP3_INST_LITERAL has_lit_1
    0x0ac32833d33e2d2, // V_ASHRREV_I64 ENC_VOP3 default
    0x0ae32833e33e2d2, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_0
    0x0b032833f33e2d2, // V_ASHRREV_I64 VOP3_INST_LITERAL has_lit_1
    0x0b232a340360489, // V_READLANE_B32 ENC_VOP3 default
    0x0b432c3413614b4, // V_WRITELANE_B32 ENC_VOP3 default
    0x0b632c3423614b4, // V_WRITELANE_B32 VOP3_INST_LITERAL has_lit_0
    0x0463082ec3622cd, // V_AND_B16 ENC_VOP3 default
    0x04830a2ed3622cd, // V_AND_B16 VOP3_VOP_DPP8 has_dpp8
    0x04a30c2ee3622cd, // V_AND_B16 VOP3_VOP_DPP16 has_dpp16
    0x04c3082ef3622cd, // V_AND_B16 VOP3_INST_LITERAL has_lit_0
    0x04e3082f03622cd, // V_AND_B16 VOP3_INST_LITERAL has_lit_1
    0x0503082f13622cd, // V_AND_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463082ec363467, // V_OR_B16 ENC_VOP3 default
    0x04830a2ed363467, // V_OR_B16 VOP3_VOP_DPP8 has_dpp8
    0x04a30c2ee363467, // V_OR_B16 VOP3_VOP_DPP16 has_dpp16
    0x04c3082ef363467, // V_OR_B16 VOP3_INST_LITERAL has_lit_0
    0x04e3082f0363467, // V_OR_B16 VOP3_INST_LITERAL has_lit_1
    0x0503082f1363467, // V_OR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0463082ec3644b8, // V_XOR_B16 ENC_VOP3 default
    0x04830a2ed3644b8, // V_XOR_B16 VOP3_VOP_DPP8 has_dpp8
    0x04a30c2ee3644b8, // V_XOR_B16 VOP3_VOP_DPP16 has_dpp16
    0x04c3082ef3644b8, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0
    0x04e3082f03644b8, // V_XOR_B16 VOP3_INST_LITERAL has_lit_1
    0x0503082f13644b8, // V_XOR_B16 VOP3_INST_LITERAL has_lit_0_has_lit_1
    0x0b800034300004e, // DS_ADD_U32 ENC_DS default
    0x0b80003430010bf, // DS_SUB_U32 ENC_DS default
    0x0b80003430020a7, // DS_RSUB_U32 ENC_DS default
    0x0b800034300306d, // DS_INC_U32 ENC_DS default
    0x0b8000343004063, // DS_DEC_U32 ENC_DS default
    0x0b8000344005090, // DS_MIN_I32 ENC_DS default
    0x0b8000344006084, // DS_MAX_I32 ENC_DS default
    0x0b8000343007098, // DS_MIN_U32 ENC_DS default
    0x0b800034300808c, // DS_MAX_U32 ENC_DS default
    0x0b8000345009050, // DS_AND_B32 ENC_DS default
    0x0b800034500a0a0, // DS_OR_B32 ENC_DS default
    0x0b800034500b0c3, // DS_XOR_B32 ENC_DS default
    0x0b800234600c09a, // DS_MSKOR_B32 ENC_DS default
    0x0b800034700d0b7, // DS_STORE_B32 ENC_DS default
    0x0b800434800e0af, // DS_STORE_2ADDR_B32 ENC_DS default
    0x0b800434800f0b1, // DS_STORE_2ADDR_STRIDE64_B32 ENC_DS default
    0x0b8002346010057, // DS_CMPSTORE_B32 ENC_DS default
    0x0b8002349011059, // DS_CMPSTORE_F32 ENC_DS default
    0x0b800034a01208e, // DS_MIN_F32 ENC_DS default
    0x0b800034a013082, // DS_MAX_F32 ENC_DS default
    0x0b800617101409e, // DS_NOP ENC_DS default
    0x0b800034a015049, // DS_ADD_F32 ENC_DS default
    0x0ba00834b018069, // DS_GWS_SEMA_RELEASE_ALL ENC_DS default
    0x0ba00a34c019066, // DS_GWS_INIT ENC_DS default
    0x0ba00834b01a06a, // DS_GWS_SEMA_V ENC_DS default
    0x0ba00a34c01b067, // DS_GWS_SEMA_BR ENC_DS default
    0x0ba00834b01c068, // DS_GWS_SEMA_P ENC_DS default
    0x0ba00a34c01d065, // DS_GWS_BARRIER ENC_DS default
    0x0b800034d01e0b9, // DS_STORE_B8 ENC_DS default
    0x0b800c34e01f0b5, // DS_STORE_B16 ENC_DS default
    0x0b800e34f02004c, // DS_ADD_RTN_U32 ENC_DS default
    0x0b800e34f0210bd, // DS_SUB_RTN_U32 ENC_DS default
    0x0b800e34f0220a5, // DS_RSUB_RTN_U32 ENC_DS default
    0x0b800e34f02306b, // DS_INC_RTN_U32 ENC_DS default
    0x0b800e34f024061, // DS_DEC_RTN_U32 ENC_DS default
    0x0b800e350025094, // DS_MIN_RTN_I32 ENC_DS default
    0x0b800e350026088, // DS_MAX_RTN_I32 ENC_DS default
    0x0b800e34f027096, // DS_MIN_RTN_U32 ENC_DS default
    0x0b800e34f02808a, // DS_MAX_RTN_U32 ENC_DS default
    0x0b800e351029052, // DS_AND_RTN_B32 ENC_DS default
    0x0b800e35102a0a2, // DS_OR_RTN_B32 ENC_DS default
    0x0b800e35102b0c5, // DS_XOR_RTN_B32 ENC_DS default
    0x0b801035202c09c, // DS_MSKOR_RTN_B32 ENC_DS default
    0x0b800e35102d0ad, // DS_STOREXCHG_RTN_B32 ENC_DS default
    0x0b801235302e0a9, // DS_STOREXCHG_2ADDR_RTN_B32 ENC_DS default
    0x0b801235302f0ab, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B32 ENC_DS default
    0x0b801035203005b, // DS_CMPSTORE_RTN_B32 ENC_DS default
    0x0b801035403105d, // DS_CMPSTORE_RTN_F32 ENC_DS default
    0x0b800e355032092, // DS_MIN_RTN_F32 ENC_DS default
    0x0b800e355033086, // DS_MAX_RTN_F32 ENC_DS default
    0x0b80103520340c2, // DS_WRAP_RTN_B32 ENC_DS default
    0x0b80143560350c1, // DS_SWIZZLE_B32 ENC_DS default
    0x0b8016357036075, // DS_LOAD_B32 ENC_DS default
    0x0b801835803706f, // DS_LOAD_2ADDR_B32 ENC_DS default
    0x0b8018358038071, // DS_LOAD_2ADDR_STRIDE64_B32 ENC_DS default
    0x0b8016359039079, // DS_LOAD_I8 ENC_DS default
    0x0b801635a03a07f, // DS_LOAD_U8 ENC_DS default
    0x0b801635b03b078, // DS_LOAD_I16 ENC_DS default
    0x0b801635c03c07c, // DS_LOAD_U16 ENC_DS default
    0x0b801a35d03d060, // DS_CONSUME ENC_DS default
    0x0b801a35d03e054, // DS_APPEND ENC_DS default
    0x0ba01c35e03f09f, // DS_ORDERED_COUNT ENC_DS default
    0x0b801e35f04004f, // DS_ADD_U64 ENC_DS default
    0x0b801e35f0410c0, // DS_SUB_U64 ENC_DS default
    0x0b801e35f0420a8, // DS_RSUB_U64 ENC_DS default
    0x0b801e35f04306e, // DS_INC_U64 ENC_DS default
    0x0b801e35f044064, // DS_DEC_U64 ENC_DS default
    0x0b801e360045091, // DS_MIN_I64 ENC_DS default
    0x0b801e360046085, // DS_MAX_I64 ENC_DS default
    0x0b801e35f047099, // DS_MIN_U64 ENC_DS default
    0x0b801e35f04808d, // DS_MAX_U64 ENC_DS default
    0x0b801e361049051, // DS_AND_B64 ENC_DS default
    0x0b801e36104a0a1, // DS_OR_B64 ENC_DS default
    0x0b801e36104b0c4, // DS_XOR_B64 ENC_DS default
    0x0b802036204c09b, // DS_MSKOR_B64 ENC_DS default
    0x0b801e36304d0b8, // DS_STORE_B64 ENC_DS default
    0x0b802236404e0b0, // DS_STORE_2ADDR_B64 ENC_DS default
    0x0b802236404f0b2, // DS_STORE_2ADDR_STRIDE64_B64 ENC_DS default
    0x0b8020362050058, // DS_CMPSTORE_B64 ENC_DS default
    0x0b802436505105a, // DS_CMPSTORE_F64 ENC_DS default
    0x0b802636605208f, // DS_MIN_F64 ENC_DS default
    0x0b8026366053083, // DS_MAX_F64 ENC_DS default
    0x0b802836706004d, // DS_ADD_RTN_U64 ENC_DS default
    0x0b80283670610be, // DS_SUB_RTN_U64 ENC_DS default
    0x0b80283670620a6, // DS_RSUB_RTN_U64 ENC_DS default
    0x0b802836706306c, // DS_INC_RTN_U64 ENC_DS default
    0x0b8028367064062, // DS_DEC_RTN_U64 ENC_DS default
    0x0b8028368065095, // DS_MIN_RTN_I64 ENC_DS default
    0x0b8028368066089, // DS_MAX_RTN_I64 ENC_DS default
    0x0b8028367067097, // DS_MIN_RTN_U64 ENC_DS default
    0x0b802836706808b, // DS_MAX_RTN_U64 ENC_DS default
    0x0b8028369069053, // DS_AND_RTN_B64 ENC_DS default
    0x0b802836906a0a3, // DS_OR_RTN_B64 ENC_DS default
    0x0b802836906b0c6, // DS_XOR_RTN_B64 ENC_DS default
    0x0b802a36a06c09d, // DS_MSKOR_RTN_B64 ENC_DS default
    0x0b802836906d0ae, // DS_STOREXCHG_RTN_B64 ENC_DS default
    0x0b802c36b06e0aa, // DS_STOREXCHG_2ADDR_RTN_B64 ENC_DS default
    0x0b802c36b06f0ac, // DS_STOREXCHG_2ADDR_STRIDE64_RTN_B64 ENC_DS default
    0x0b802a36a07005c, // DS_CMPSTORE_RTN_B64 ENC_DS default
    0x0b802e36c07105e, // DS_CMPSTORE_RTN_F64 ENC_DS default
    0x0b803036d072093, // DS_MIN_RTN_F64 ENC_DS default
    0x0b803036d073087, // DS_MAX_RTN_F64 ENC_DS default
    0x0b803236e076076, // DS_LOAD_B64 ENC_DS default
    0x0b803436f077070, // DS_LOAD_2ADDR_B64 ENC_DS default
    0x0b803436f078072, // DS_LOAD_2ADDR_STRIDE64_B64 ENC_DS default
    0x0b800e35507904b, // DS_ADD_RTN_F32 ENC_DS default
    0x0ba03637007a04a, // DS_ADD_GS_REG_RTN ENC_DS default
    0x0ba03637007b0bc, // DS_SUB_GS_REG_RTN ENC_DS default
    0x0b802836907e05f, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0x0b80003710a00ba, // DS_STORE_B8_D16_HI ENC_DS default
    0x0b80003720a10b6, // DS_STORE_B16_D16_HI ENC_DS default
    0x0b80163730a2080, // DS_LOAD_U8_D16 ENC_DS default
    0x0b80163730a3081, // DS_LOAD_U8_D16_HI ENC_DS default
    0x0b80163740a407a, // DS_LOAD_I8_D16 ENC_DS default
    0x0b80163740a507b, // DS_LOAD_I8_D16_HI ENC_DS default
    0x0b80163750a607d, // DS_LOAD_U16_D16 ENC_DS default
    0x0b80163750a707e, // DS_LOAD_U16_D16_HI ENC_DS default
    0x0b80383760ad056, // DS_BVH_STACK_RTN_B32 ENC_DS default
    0x0b803a3770b00b3, // DS_STORE_ADDTID_B32 ENC_DS default
    0x0b801a3780b1073, // DS_LOAD_ADDTID_B32 ENC_DS default
    0x0b803c3790b20a4, // DS_PERMUTE_B32 ENC_DS default
    0x0b803c3790b3055, // DS_BPERMUTE_B32 ENC_DS default
    0x0b803e37a0de0bb, // DS_STORE_B96 ENC_DS default
    0x0b804037b0df0b4, // DS_STORE_B128 ENC_DS default
    0x0b804237c0fe077, // DS_LOAD_B96 ENC_DS default
    0x0b804437d0ff074, // DS_LOAD_B128 ENC_DS default
    0x0bc04837e0100f3, // FLAT_LOAD_U8 ENC_FLAT default
    0x0be07c37f010196, // SCRATCH_LOAD_U8 ENC_FLAT_SCRATCH default
    0x0c0060380010129, // GLOBAL_LOAD_U8 ENC_FLAT_GLOBAL default
    0x0bc0483810110f1, // FLAT_LOAD_I8 ENC_FLAT default
    0x0be07c382011194, // SCRATCH_LOAD_I8 ENC_FLAT_SCRATCH default
    0x0c0060383011127, // GLOBAL_LOAD_I8 ENC_FLAT_GLOBAL default
    0x0bc0483840120f2, // FLAT_LOAD_U16 ENC_FLAT default
    0x0be07c385012195, // SCRATCH_LOAD_U16 ENC_FLAT_SCRATCH default
    0x0c0060386012128, // GLOBAL_LOAD_U16 ENC_FLAT_GLOBAL default
    0x0bc0483870130f0, // FLAT_LOAD_I16 ENC_FLAT default
    0x0be07c388013193, // SCRATCH_LOAD_I16 ENC_FLAT_SCRATCH default
    0x0c0060389013126, // GLOBAL_LOAD_I16 ENC_FLAT_GLOBAL default
    0x0bc04838a0140e7, // FLAT_LOAD_B32 ENC_FLAT default
    0x0be07c38b01418a, // SCRATCH_LOAD_B32 ENC_FLAT_SCRATCH default
    0x0c006038c01411d, // GLOBAL_LOAD_B32 ENC_FLAT_GLOBAL default
    0x0bc04a38d0150e8, // FLAT_LOAD_B64 ENC_FLAT default
    0x0be07e38e01518b, // SCRATCH_LOAD_B64 ENC_FLAT_SCRATCH default
    0x0c006238f01511e, // GLOBAL_LOAD_B64 ENC_FLAT_GLOBAL default
    0x0bc04c3900160e9, // FLAT_LOAD_B96 ENC_FLAT default
    0x0be08039101618c, // SCRATCH_LOAD_B96 ENC_FLAT_SCRATCH default
    0x0c006439201611f, // GLOBAL_LOAD_B96 ENC_FLAT_GLOBAL default
    0x0bc04e3930170e6, // FLAT_LOAD_B128 ENC_FLAT default
    0x0be082394017189, // SCRATCH_LOAD_B128 ENC_FLAT_SCRATCH default
    0x0c006639501711c, // GLOBAL_LOAD_B128 ENC_FLAT_GLOBAL default
    0x0bc0503960180f8, // FLAT_STORE_B8 ENC_FLAT default
    0x0be08439701819b, // SCRATCH_STORE_B8 ENC_FLAT_SCRATCH default
    0x0c006839801812f, // GLOBAL_STORE_B8 ENC_FLAT_GLOBAL default
    0x0bc0503990190f5, // FLAT_STORE_B16 ENC_FLAT default
    0x0be08439a019198, // SCRATCH_STORE_B16 ENC_FLAT_SCRATCH default
    0x0c006839b01912c, // GLOBAL_STORE_B16 ENC_FLAT_GLOBAL default
    0x0bc05039c01a0f6, // FLAT_STORE_B32 ENC_FLAT default
    0x0be08439d01a199, // SCRATCH_STORE_B32 ENC_FLAT_SCRATCH default
    0x0c006839e01a12d, // GLOBAL_STORE_B32 ENC_FLAT_GLOBAL default
    0x0bc05239f01b0f7, // FLAT_STORE_B64 ENC_FLAT default
    0x0be0863a001b19a, // SCRATCH_STORE_B64 ENC_FLAT_SCRATCH default
    0x0c006a3a101b12e, // GLOBAL_STORE_B64 ENC_FLAT_GLOBAL default
    0x0bc0543a201c0f9, // FLAT_STORE_B96 ENC_FLAT default
    0x0be0883a301c19c, // SCRATCH_STORE_B96 ENC_FLAT_SCRATCH default
    0x0c006c3a401c130, // GLOBAL_STORE_B96 ENC_FLAT_GLOBAL default
    0x0bc0563a501d0f4, // FLAT_STORE_B128 ENC_FLAT default
    0x0be08a3a601d197, // SCRATCH_STORE_B128 ENC_FLAT_SCRATCH default
    0x0c006e3a701d12b, // GLOBAL_STORE_B128 ENC_FLAT_GLOBAL default
    0x0bc04837e01e0ef, // FLAT_LOAD_D16_U8 ENC_FLAT default
    0x0be07c37f01e192, // SCRATCH_LOAD_D16_U8 ENC_FLAT_SCRATCH default
    0x0c006038001e125, // GLOBAL_LOAD_D16_U8 ENC_FLAT_GLOBAL default
    0x0bc04838101f0ee, // FLAT_LOAD_D16_I8 ENC_FLAT default
    0x0be07c38201f191, // SCRATCH_LOAD_D16_I8 ENC_FLAT_SCRATCH default
    0x0c006038301f124, // GLOBAL_LOAD_D16_I8 ENC_FLAT_GLOBAL default
    0x0bc0483a80200ea, // FLAT_LOAD_D16_B16 ENC_FLAT default
    0x0be07c3a902018d, // SCRATCH_LOAD_D16_B16 ENC_FLAT_SCRATCH default
    0x0c00603aa020120, // GLOBAL_LOAD_D16_B16 ENC_FLAT_GLOBAL default
    0x0bc04837e0210ed, // FLAT_LOAD_D16_HI_U8 ENC_FLAT default
    0x0be07c37f021190, // SCRATCH_LOAD_D16_HI_U8 ENC_FLAT_SCRATCH default
    0x0c0060380021123, // GLOBAL_LOAD_D16_HI_U8 ENC_FLAT_GLOBAL default
    0x0bc0483810220ec, // FLAT_LOAD_D16_HI_I8 ENC_FLAT default
    0x0be07c38202218f, // SCRATCH_LOAD_D16_HI_I8 ENC_FLAT_SCRATCH default
    0x0c0060383022122, // GLOBAL_LOAD_D16_HI_I8 ENC_FLAT_GLOBAL default
    0x0bc0483a80230eb, // FLAT_LOAD_D16_HI_B16 ENC_FLAT default
    0x0be07c3a902318e, // SCRATCH_LOAD_D16_HI_B16 ENC_FLAT_SCRATCH default
    0x0c00603aa023121, // GLOBAL_LOAD_D16_HI_B16 ENC_FLAT_GLOBAL default
    0x0bc0503960240fb, // FLAT_STORE_D16_HI_B8 ENC_FLAT default
    0x0be08439702419e, // SCRATCH_STORE_D16_HI_B8 ENC_FLAT_SCRATCH default
    0x0c0068398024132, // GLOBAL_STORE_D16_HI_B8 ENC_FLAT_GLOBAL default
    0x0bc0503990250fa, // FLAT_STORE_D16_HI_B16 ENC_FLAT default
    0x0be08439a02519d, // SCRATCH_STORE_D16_HI_B16 ENC_FLAT_SCRATCH default
    0x0c006839b025131, // GLOBAL_STORE_D16_HI_B16 ENC_FLAT_GLOBAL default
    0x0c00703ab02811b, // GLOBAL_LOAD_ADDTID_B32 ENC_FLAT_GLOBAL default
    0x0c00723ac02912a, // GLOBAL_STORE_ADDTID_B32 ENC_FLAT_GLOBAL default
    0x0bc0583ad0330e2, // FLAT_ATOMIC_SWAP_B32 ENC_FLAT default
    0x0c00743ae033117, // GLOBAL_ATOMIC_SWAP_B32 ENC_FLAT_GLOBAL default
    0x0bc05a3af0340cd, // FLAT_ATOMIC_CMPSWAP_B32 ENC_FLAT default
    0x0c00763b0034101, // GLOBAL_ATOMIC_CMPSWAP_B32 ENC_FLAT_GLOBAL default
    0x0bc0583b10350c9, // FLAT_ATOMIC_ADD_U32 ENC_FLAT default
    0x0c00743b20350fd, // GLOBAL_ATOMIC_ADD_U32 ENC_FLAT_GLOBAL default
    0x0bc0583b10360e0, // FLAT_ATOMIC_SUB_U32 ENC_FLAT default
    0x0c00743b2036115, // GLOBAL_ATOMIC_SUB_U32 ENC_FLAT_GLOBAL default
    0x0c00743b2037104, // GLOBAL_ATOMIC_CSUB_U32 ENC_FLAT_GLOBAL default
    0x0bc0583b30380da, // FLAT_ATOMIC_MIN_I32 ENC_FLAT default
    0x0c00743b403810f, // GLOBAL_ATOMIC_MIN_I32 ENC_FLAT_GLOBAL default
    0x0bc0583b10390dc, // FLAT_ATOMIC_MIN_U32 ENC_FLAT default
    0x0c00743b2039111, // GLOBAL_ATOMIC_MIN_U32 ENC_FLAT_GLOBAL default
    0x0bc0583b303a0d5, // FLAT_ATOMIC_MAX_I32 ENC_FLAT default
    0x0c00743b403a10a, // GLOBAL_ATOMIC_MAX_I32 ENC_FLAT_GLOBAL default
    0x0bc0583b103b0d7, // FLAT_ATOMIC_MAX_U32 ENC_FLAT default
    0x0c00743b203b10c, // GLOBAL_ATOMIC_MAX_U32 ENC_FLAT_GLOBAL default
    0x0bc0583ad03c0cb, // FLAT_ATOMIC_AND_B32 ENC_FLAT default
    0x0c00743ae03c0ff, // GLOBAL_ATOMIC_AND_B32 ENC_FLAT_GLOBAL default
    0x0bc0583ad03d0de, // FLAT_ATOMIC_OR_B32 ENC_FLAT default
    0x0c00743ae03d113, // GLOBAL_ATOMIC_OR_B32 ENC_FLAT_GLOBAL default
    0x0bc0583ad03e0e4, // FLAT_ATOMIC_XOR_B32 ENC_FLAT default
    0x0c00743ae03e119, // GLOBAL_ATOMIC_XOR_B32 ENC_FLAT_GLOBAL default
    0x0bc0583b103f0d2, // FLAT_ATOMIC_INC_U32 ENC_FLAT default
    0x0c00743b203f107, // GLOBAL_ATOMIC_INC_U32 ENC_FLAT_GLOBAL default
    0x0bc0583b10400d0, // FLAT_ATOMIC_DEC_U32 ENC_FLAT default
    0x0c00743b2040105, // GLOBAL_ATOMIC_DEC_U32 ENC_FLAT_GLOBAL default
    0x0bc05c3b50410e3, // FLAT_ATOMIC_SWAP_B64 ENC_FLAT default
    0x0c00783b6041118, // GLOBAL_ATOMIC_SWAP_B64 ENC_FLAT_GLOBAL default
    0x0bc05e3b70420ce, // FLAT_ATOMIC_CMPSWAP_B64 ENC_FLAT default
    0x0c007a3b8042102, // GLOBAL_ATOMIC_CMPSWAP_B64 ENC_FLAT_GLOBAL default
    0x0bc05c3b90430ca, // FLAT_ATOMIC_ADD_U64 ENC_FLAT default
    0x0c00783ba0430fe, // GLOBAL_ATOMIC_ADD_U64 ENC_FLAT_GLOBAL default
    0x0bc05c3b90440e1, // FLAT_ATOMIC_SUB_U64 ENC_FLAT default
    0x0c00783ba044116, // GLOBAL_ATOMIC_SUB_U64 ENC_FLAT_GLOBAL default
    0x0bc05c3bb0450db, // FLAT_ATOMIC_MIN_I64 ENC_FLAT default
    0x0c00783bc045110, // GLOBAL_ATOMIC_MIN_I64 ENC_FLAT_GLOBAL default
    0x0bc05c3b90460dd, // FLAT_ATOMIC_MIN_U64 ENC_FLAT default
    0x0c00783ba046112, // GLOBAL_ATOMIC_MIN_U64 ENC_FLAT_GLOBAL default
    0x0bc05c3bb0470d6, // FLAT_ATOMIC_MAX_I64 ENC_FLAT default
    0x0c00783bc04710b, // GLOBAL_ATOMIC_MAX_I64 ENC_FLAT_GLOBAL default
    0x0bc05c3b90480d8, // FLAT_ATOMIC_MAX_U64 ENC_FLAT default
    0x0c00783ba04810d, // GLOBAL_ATOMIC_MAX_U64 ENC_FLAT_GLOBAL default
    0x0bc05c3b50490cc, // FLAT_ATOMIC_AND_B64 ENC_FLAT default
    0x0c00783b6049100, // GLOBAL_ATOMIC_AND_B64 ENC_FLAT_GLOBAL default
    0x0bc05c3b504a0df, // FLAT_ATOMIC_OR_B64 ENC_FLAT default
    0x0c00783b604a114, // GLOBAL_ATOMIC_OR_B64 ENC_FLAT_GLOBAL default
    0x0bc05c3b504b0e5, // FLAT_ATOMIC_XOR_B64 ENC_FLAT default
    0x0c00783b604b11a, // GLOBAL_ATOMIC_XOR_B64 ENC_FLAT_GLOBAL default
    0x0bc05c3b904c0d3, // FLAT_ATOMIC_INC_U64 ENC_FLAT default
    0x0c00783ba04c108, // GLOBAL_ATOMIC_INC_U64 ENC_FLAT_GLOBAL default
    0x0bc05c3b904d0d1, // FLAT_ATOMIC_DEC_U64 ENC_FLAT default
    0x0c00783ba04d106, // GLOBAL_ATOMIC_DEC_U64 ENC_FLAT_GLOBAL default
    0x0bc05a3bd0500cf, // FLAT_ATOMIC_CMPSWAP_F32 ENC_FLAT default
    0x0c00763be050103, // GLOBAL_ATOMIC_CMPSWAP_F32 ENC_FLAT_GLOBAL default
    0x0bc0583bf0510d9, // FLAT_ATOMIC_MIN_F32 ENC_FLAT default
    0x0c00743c005110e, // GLOBAL_ATOMIC_MIN_F32 ENC_FLAT_GLOBAL default
    0x0bc0583bf0520d4, // FLAT_ATOMIC_MAX_F32 ENC_FLAT default
    0x0c00743c0052109, // GLOBAL_ATOMIC_MAX_F32 ENC_FLAT_GLOBAL default
    0x0bc0583bf0560c8, // FLAT_ATOMIC_ADD_F32 ENC_FLAT default
    0x0c00743c00560fc, // GLOBAL_ATOMIC_ADD_F32 ENC_FLAT_GLOBAL default
    0x0c21283c1000030, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0x0c212a3c2001031, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0x0c212c3c3002032, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0x0c212e3c4003033, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0x0c21283c5004045, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x0c212a3c6005046, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x0c212c3c7006047, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x0c212e3c8007048, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x0c21283c1008026, // BUFFER_LOAD_D16_FORMAT_X ENC_MUBUF default
    0x0c21283c9009027, // BUFFER_LOAD_D16_FORMAT_XY ENC_MUBUF default
    0x0c212a3ca00a028, // BUFFER_LOAD_D16_FORMAT_XYZ ENC_MUBUF default
    0x0c212a3cb00b029, // BUFFER_LOAD_D16_FORMAT_XYZW ENC_MUBUF default
    0x0c21283c500c03e, // BUFFER_STORE_D16_FORMAT_X ENC_MUBUF default
    0x0c21283cc00d03f, // BUFFER_STORE_D16_FORMAT_XY ENC_MUBUF default
    0x0c212a3cd00e040, // BUFFER_STORE_D16_FORMAT_XYZ ENC_MUBUF default
    0x0c212a3ce00f041, // BUFFER_STORE_D16_FORMAT_XYZW ENC_MUBUF default
    0x0c21283cf010037, // BUFFER_LOAD_U8 ENC_MUBUF default
    0x0c21283d0011035, // BUFFER_LOAD_I8 ENC_MUBUF default
    0x0c21283d1012036, // BUFFER_LOAD_U16 ENC_MUBUF default
    0x0c21283d2013034, // BUFFER_LOAD_I16 ENC_MUBUF default
    0x0c21283d3014022, // BUFFER_LOAD_B32 ENC_MUBUF default
    0x0c212a3d4015023, // BUFFER_LOAD_B64 ENC_MUBUF default
    0x0c212c3d5016024, // BUFFER_LOAD_B96 ENC_MUBUF default
    0x0c212e3d6017021, // BUFFER_LOAD_B128 ENC_MUBUF default
    0x0c21283d701803c, // BUFFER_STORE_B8 ENC_MUBUF default
    0x0c21283d8019039, // BUFFER_STORE_B16 ENC_MUBUF default
    0x0c21283d901a03a, // BUFFER_STORE_B32 ENC_MUBUF default
    0x0c212a3da01b03b, // BUFFER_STORE_B64 ENC_MUBUF default
    0x0c212c3db01c03d, // BUFFER_STORE_B96 ENC_MUBUF default
    0x0c212e3dc01d038, // BUFFER_STORE_B128 ENC_MUBUF default
    0x0c21283dd01e02f, // BUFFER_LOAD_D16_U8 ENC_MUBUF default
    0x0c21283de01f02e, // BUFFER_LOAD_D16_I8 ENC_MUBUF default
    0x0c21283df020025, // BUFFER_LOAD_D16_B16 ENC_MUBUF default
    0x0c21283dd02102d, // BUFFER_LOAD_D16_HI_U8 ENC_MUBUF default
    0x0c21283de02202c, // BUFFER_LOAD_D16_HI_I8 ENC_MUBUF default
    0x0c21283df02302a, // BUFFER_LOAD_D16_HI_B16 ENC_MUBUF default
    0x0c21283d7024043, // BUFFER_STORE_D16_HI_B8 ENC_MUBUF default
    0x0c21283d8025042, // BUFFER_STORE_D16_HI_B16 ENC_MUBUF default
    0x0c21283c102602b, // BUFFER_LOAD_D16_HI_FORMAT_X ENC_MUBUF default
    0x0c21283c5027044, // BUFFER_STORE_D16_HI_FORMAT_X ENC_MUBUF default
    0x0c213017102b01f, // BUFFER_GL0_INV ENC_MUBUF default
    0x0c213017102c020, // BUFFER_GL1_INV ENC_MUBUF default
    0x0c21283e003301b, // BUFFER_ATOMIC_SWAP_B32 ENC_MUBUF default
    0x0c212a3e1034005, // BUFFER_ATOMIC_CMPSWAP_B32 ENC_MUBUF default
    0x0c21283e2035001, // BUFFER_ATOMIC_ADD_U32 ENC_MUBUF default
    0x0c21283e2036019, // BUFFER_ATOMIC_SUB_U32 ENC_MUBUF default
    0x0c21283e2037008, // BUFFER_ATOMIC_CSUB_U32 ENC_MUBUF default
    0x0c21283e3038013, // BUFFER_ATOMIC_MIN_I32 ENC_MUBUF default
    0x0c21283e2039015, // BUFFER_ATOMIC_MIN_U32 ENC_MUBUF default
    0x0c21283e303a00e, // BUFFER_ATOMIC_MAX_I32 ENC_MUBUF default
    0x0c21283e203b010, // BUFFER_ATOMIC_MAX_U32 ENC_MUBUF default
    0x0c21283e003c003, // BUFFER_ATOMIC_AND_B32 ENC_MUBUF default
    0x0c21283e003d017, // BUFFER_ATOMIC_OR_B32 ENC_MUBUF default
    0x0c21283e003e01d, // BUFFER_ATOMIC_XOR_B32 ENC_MUBUF default
    0x0c21283e203f00b, // BUFFER_ATOMIC_INC_U32 ENC_MUBUF default
    0x0c21283e2040009, // BUFFER_ATOMIC_DEC_U32 ENC_MUBUF default
    0x0c212a3e404101c, // BUFFER_ATOMIC_SWAP_B64 ENC_MUBUF default
    0x0c212e3e5042006, // BUFFER_ATOMIC_CMPSWAP_B64 ENC_MUBUF default
    0x0c212a3e6043002, // BUFFER_ATOMIC_ADD_U64 ENC_MUBUF default
    0x0c212a3e604401a, // BUFFER_ATOMIC_SUB_U64 ENC_MUBUF default
    0x0c212a3e7045014, // BUFFER_ATOMIC_MIN_I64 ENC_MUBUF default
    0x0c212a3e6046016, // BUFFER_ATOMIC_MIN_U64 ENC_MUBUF default
    0x0c212a3e704700f, // BUFFER_ATOMIC_MAX_I64 ENC_MUBUF default
    0x0c212a3e6048011, // BUFFER_ATOMIC_MAX_U64 ENC_MUBUF default
    0x0c212a3e4049004, // BUFFER_ATOMIC_AND_B64 ENC_MUBUF default
    0x0c212a3e404a018, // BUFFER_ATOMIC_OR_B64 ENC_MUBUF default
    0x0c212a3e404b01e, // BUFFER_ATOMIC_XOR_B64 ENC_MUBUF default
    0x0c212a3e604c00c, // BUFFER_ATOMIC_INC_U64 ENC_MUBUF default
    0x0c212a3e604d00a, // BUFFER_ATOMIC_DEC_U64 ENC_MUBUF default
    0x0c212a3e8050007, // BUFFER_ATOMIC_CMPSWAP_F32 ENC_MUBUF default
    0x0c21283e9051012, // BUFFER_ATOMIC_MIN_F32 ENC_MUBUF default
    0x0c21283e905200d, // BUFFER_ATOMIC_MAX_F32 ENC_MUBUF default
    0x0c21283e9056000, // BUFFER_ATOMIC_ADD_F32 ENC_MUBUF default
    0x0c41203ea0002b4, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x0c41223eb0012b5, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x0c41243ec0022b6, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x0c41263ed0032b7, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x0c41203ee0042bc, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x0c41223ef0052bd, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x0c41243f00062be, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x0c41263f10072bf, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x0c41203ea0082b0, // TBUFFER_LOAD_D16_FORMAT_X ENC_MTBUF default
    0x0c41203f20092b1, // TBUFFER_LOAD_D16_FORMAT_XY ENC_MTBUF default
    0x0c41223f300a2b2, // TBUFFER_LOAD_D16_FORMAT_XYZ ENC_MTBUF default
    0x0c41223f400b2b3, // TBUFFER_LOAD_D16_FORMAT_XYZW ENC_MTBUF default
    0x0c41203ee00c2b8, // TBUFFER_STORE_D16_FORMAT_X ENC_MTBUF default
    0x0c41203f500d2b9, // TBUFFER_STORE_D16_FORMAT_XY ENC_MTBUF default
    0x0c41223f600e2ba, // TBUFFER_STORE_D16_FORMAT_XYZ ENC_MTBUF default
    0x0c41223f700f2bb, // TBUFFER_STORE_D16_FORMAT_XYZW ENC_MTBUF default
    0x0c60903f8000154, // IMAGE_LOAD ENC_MIMG default
    0x0c80923f9000154, // IMAGE_LOAD MIMG_NSA1 has_nsa
    0x0c60943f8001155, // IMAGE_LOAD_MIP ENC_MIMG default
    0x0c80963f9001155, // IMAGE_LOAD_MIP MIMG_NSA1 has_nsa
    0x0c60983f8002158, // IMAGE_LOAD_PCK ENC_MIMG default
    0x0c809a3f9002158, // IMAGE_LOAD_PCK MIMG_NSA1 has_nsa
    0x0c60983f8003159, // IMAGE_LOAD_PCK_SGN ENC_MIMG default
    0x0c809a3f9003159, // IMAGE_LOAD_PCK_SGN MIMG_NSA1 has_nsa
    0x0c609c3f8004156, // IMAGE_LOAD_MIP_PCK ENC_MIMG default
    0x0c809e3f9004156, // IMAGE_LOAD_MIP_PCK MIMG_NSA1 has_nsa
    0x0c609c3f8005157, // IMAGE_LOAD_MIP_PCK_SGN ENC_MIMG default
    0x0c809e3f9005157, // IMAGE_LOAD_MIP_PCK_SGN MIMG_NSA1 has_nsa
    0x0c60903fa006183, // IMAGE_STORE ENC_MIMG default
    0x0c80923fb006183, // IMAGE_STORE MIMG_NSA1 has_nsa
    0x0c60943fa007184, // IMAGE_STORE_MIP ENC_MIMG default
    0x0c80963fb007184, // IMAGE_STORE_MIP MIMG_NSA1 has_nsa
    0x0c60983fa008186, // IMAGE_STORE_PCK ENC_MIMG default
    0x0c809a3fb008186, // IMAGE_STORE_PCK MIMG_NSA1 has_nsa
    0x0c609c3fa009185, // IMAGE_STORE_MIP_PCK ENC_MIMG default
    0x0c809e3fb009185, // IMAGE_STORE_MIP_PCK MIMG_NSA1 has_nsa
    0x0c60a03fc00a13c, // IMAGE_ATOMIC_SWAP ENC_MIMG default
    0x0c80a23fd00a13c, // IMAGE_ATOMIC_SWAP MIMG_NSA1 has_nsa
    0x0c60a43fe00b135, // IMAGE_ATOMIC_CMPSWAP ENC_MIMG default
    0x0c80a63ff00b135, // IMAGE_ATOMIC_CMPSWAP MIMG_NSA1 has_nsa
    0x0c60a040000c133, // IMAGE_ATOMIC_ADD ENC_MIMG default
    0x0c80a240100c133, // IMAGE_ATOMIC_ADD MIMG_NSA1 has_nsa
    0x0c60a040000d13b, // IMAGE_ATOMIC_SUB ENC_MIMG default
    0x0c80a240100d13b, // IMAGE_ATOMIC_SUB MIMG_NSA1 has_nsa
    0x0c60a040200e13a, // IMAGE_ATOMIC_SMIN ENC_MIMG default
    0x0c80a240300e13a, // IMAGE_ATOMIC_SMIN MIMG_NSA1 has_nsa
    0x0c60a040000f13e, // IMAGE_ATOMIC_UMIN ENC_MIMG default
    0x0c80a240100f13e, // IMAGE_ATOMIC_UMIN MIMG_NSA1 has_nsa
    0x0c60a0402010139, // IMAGE_ATOMIC_SMAX ENC_MIMG default
    0x0c80a2403010139, // IMAGE_ATOMIC_SMAX MIMG_NSA1 has_nsa
    0x0c60a040001113d, // IMAGE_ATOMIC_UMAX ENC_MIMG default
    0x0c80a240101113d, // IMAGE_ATOMIC_UMAX MIMG_NSA1 has_nsa
    0x0c60a03fc012134, // IMAGE_ATOMIC_AND ENC_MIMG default
    0x0c80a23fd012134, // IMAGE_ATOMIC_AND MIMG_NSA1 has_nsa
    0x0c60a03fc013138, // IMAGE_ATOMIC_OR ENC_MIMG default
    0x0c80a23fd013138, // IMAGE_ATOMIC_OR MIMG_NSA1 has_nsa
    0x0c60a03fc01413f, // IMAGE_ATOMIC_XOR ENC_MIMG default
    0x0c80a23fd01413f, // IMAGE_ATOMIC_XOR MIMG_NSA1 has_nsa
    0x0c60a0400015137, // IMAGE_ATOMIC_INC ENC_MIMG default
    0x0c80a2401015137, // IMAGE_ATOMIC_INC MIMG_NSA1 has_nsa
    0x0c60a0400016136, // IMAGE_ATOMIC_DEC ENC_MIMG default
    0x0c80a2401016136, // IMAGE_ATOMIC_DEC MIMG_NSA1 has_nsa
    0x0c60a8404017153, // IMAGE_GET_RESINFO ENC_MIMG default
    0x0c80aa405017153, // IMAGE_GET_RESINFO MIMG_NSA1 has_nsa
    0x0c60ac3f801815a, // IMAGE_MSAA_LOAD ENC_MIMG default
    0x0c80ae3f901815a, // IMAGE_MSAA_LOAD MIMG_NSA1 has_nsa
    0x0c60b0406019141, // IMAGE_BVH_INTERSECT_RAY ENC_MIMG default
    0x0c80b2407019141, // IMAGE_BVH_INTERSECT_RAY MIMG_NSA1 has_nsa
    0x0c60b040801a140, // IMAGE_BVH64_INTERSECT_RAY ENC_MIMG default
    0x0c80b240901a140, // IMAGE_BVH64_INTERSECT_RAY MIMG_NSA1 has_nsa
    0x0c60b440a01b15b, // IMAGE_SAMPLE ENC_MIMG default
    0x0c80b640b01b15b, // IMAGE_SAMPLE MIMG_NSA1 has_nsa
    0x0c60b840c01c176, // IMAGE_SAMPLE_D ENC_MIMG default
    0x0c80ba40d01c176, // IMAGE_SAMPLE_D MIMG_NSA1 has_nsa
    0x0c60bc40e01d17e, // IMAGE_SAMPLE_L ENC_MIMG default
    0x0c80be40f01d17e, // IMAGE_SAMPLE_L MIMG_NSA1 has_nsa
    0x0c60c040e01e15c, // IMAGE_SAMPLE_B ENC_MIMG default
    0x0c80c240f01e15c, // IMAGE_SAMPLE_B MIMG_NSA1 has_nsa
    0x0c60b440a01f17f, // IMAGE_SAMPLE_LZ ENC_MIMG default
    0x0c80b640b01f17f, // IMAGE_SAMPLE_LZ MIMG_NSA1 has_nsa
    0x0c60c040e020160, // IMAGE_SAMPLE_C ENC_MIMG default
    0x0c80c240f020160, // IMAGE_SAMPLE_C MIMG_NSA1 has_nsa
    0x0c60c4410021169, // IMAGE_SAMPLE_C_D ENC_MIMG default
    0x0c80c6411021169, // IMAGE_SAMPLE_C_D MIMG_NSA1 has_nsa
    0x0c60c8412022171, // IMAGE_SAMPLE_C_L ENC_MIMG default
    0x0c80ca413022171, // IMAGE_SAMPLE_C_L MIMG_NSA1 has_nsa
    0x0c60cc412023163, // IMAGE_SAMPLE_C_B ENC_MIMG default
    0x0c80ce413023163, // IMAGE_SAMPLE_C_B MIMG_NSA1 has_nsa
    0x0c60c040e024172, // IMAGE_SAMPLE_C_LZ ENC_MIMG default
    0x0c80c240f024172, // IMAGE_SAMPLE_C_LZ MIMG_NSA1 has_nsa
    0x0c60c040e025182, // IMAGE_SAMPLE_O ENC_MIMG default
    0x0c80c240f025182, // IMAGE_SAMPLE_O MIMG_NSA1 has_nsa
    0x0c60c441002617c, // IMAGE_SAMPLE_D_O ENC_MIMG default
    0x0c80c641102617c, // IMAGE_SAMPLE_D_O MIMG_NSA1 has_nsa
    0x0c60c8412027181, // IMAGE_SAMPLE_L_O ENC_MIMG default
    0x0c80ca413027181, // IMAGE_SAMPLE_L_O MIMG_NSA1 has_nsa
    0x0c60cc41202815f, // IMAGE_SAMPLE_B_O ENC_MIMG default
    0x0c80ce41302815f, // IMAGE_SAMPLE_B_O MIMG_NSA1 has_nsa
    0x0c60c040e029180, // IMAGE_SAMPLE_LZ_O ENC_MIMG default
    0x0c80c240f029180, // IMAGE_SAMPLE_LZ_O MIMG_NSA1 has_nsa
    0x0c60cc41202a175, // IMAGE_SAMPLE_C_O ENC_MIMG default
    0x0c80ce41302a175, // IMAGE_SAMPLE_C_O MIMG_NSA1 has_nsa
    0x0c60d041402b16f, // IMAGE_SAMPLE_C_D_O ENC_MIMG default
    0x0c80d241502b16f, // IMAGE_SAMPLE_C_D_O MIMG_NSA1 has_nsa
    0x0c60d441602c174, // IMAGE_SAMPLE_C_L_O ENC_MIMG default
    0x0c80d641702c174, // IMAGE_SAMPLE_C_L_O MIMG_NSA1 has_nsa
    0x0c60d841602d166, // IMAGE_SAMPLE_C_B_O ENC_MIMG default
    0x0c80da41702d166, // IMAGE_SAMPLE_C_B_O MIMG_NSA1 has_nsa
    0x0c60cc41202e173, // IMAGE_SAMPLE_C_LZ_O ENC_MIMG default
    0x0c80ce41302e173, // IMAGE_SAMPLE_C_LZ_O MIMG_NSA1 has_nsa
    0x0c60dc40a02f142, // IMAGE_GATHER4 ENC_MIMG default
    0x0c80de40b02f142, // IMAGE_GATHER4 MIMG_NSA1 has_nsa
    0x0c60e040e03014e, // IMAGE_GATHER4_L ENC_MIMG default
    0x0c80e240f03014e, // IMAGE_GATHER4_L MIMG_NSA1 has_nsa
    0x0c60e440e031144, // IMAGE_GATHER4_B ENC_MIMG default
    0x0c80e640f031144, // IMAGE_GATHER4_B MIMG_NSA1 has_nsa
    0x0c60dc40a03214f, // IMAGE_GATHER4_LZ ENC_MIMG default
    0x0c80de40b03214f, // IMAGE_GATHER4_LZ MIMG_NSA1 has_nsa
    0x0c60e440e033146, // IMAGE_GATHER4_C ENC_MIMG default
    0x0c80e640f033146, // IMAGE_GATHER4_C MIMG_NSA1 has_nsa
    0x0c60e440e03414c, // IMAGE_GATHER4_C_LZ ENC_MIMG default
    0x0c80e640f03414c, // IMAGE_GATHER4_C_LZ MIMG_NSA1 has_nsa
    0x0c60e440e035151, // IMAGE_GATHER4_O ENC_MIMG default
    0x0c80e640f035151, // IMAGE_GATHER4_O MIMG_NSA1 has_nsa
    0x0c60e440e036150, // IMAGE_GATHER4_LZ_O ENC_MIMG default
    0x0c80e640f036150, // IMAGE_GATHER4_LZ_O MIMG_NSA1 has_nsa
    0x0c60e841203714d, // IMAGE_GATHER4_C_LZ_O ENC_MIMG default
    0x0c80ea41303714d, // IMAGE_GATHER4_C_LZ_O MIMG_NSA1 has_nsa
    0x0c60ec40a038152, // IMAGE_GET_LOD ENC_MIMG default
    0x0c80ee40b038152, // IMAGE_GET_LOD MIMG_NSA1 has_nsa
    0x0c60f041803917b, // IMAGE_SAMPLE_D_G16 ENC_MIMG default
    0x0c80f241903917b, // IMAGE_SAMPLE_D_G16 MIMG_NSA1 has_nsa
    0x0c60f441a03a16e, // IMAGE_SAMPLE_C_D_G16 ENC_MIMG default
    0x0c80f641b03a16e, // IMAGE_SAMPLE_C_D_G16 MIMG_NSA1 has_nsa
    0x0c60f441a03b17d, // IMAGE_SAMPLE_D_O_G16 ENC_MIMG default
    0x0c80f641b03b17d, // IMAGE_SAMPLE_D_O_G16 MIMG_NSA1 has_nsa
    0x0c60f840c03c170, // IMAGE_SAMPLE_C_D_O_G16 ENC_MIMG default
    0x0c80fa40d03c170, // IMAGE_SAMPLE_C_D_O_G16 MIMG_NSA1 has_nsa
    0x0c60bc40e040161, // IMAGE_SAMPLE_CL ENC_MIMG default
    0x0c80be40f040161, // IMAGE_SAMPLE_CL MIMG_NSA1 has_nsa
    0x0c60fc410041177, // IMAGE_SAMPLE_D_CL ENC_MIMG default
    0x0c80fe411041177, // IMAGE_SAMPLE_D_CL MIMG_NSA1 has_nsa
    0x0c60c841204215d, // IMAGE_SAMPLE_B_CL ENC_MIMG default
    0x0c80ca41304215d, // IMAGE_SAMPLE_B_CL MIMG_NSA1 has_nsa
    0x0c60c8412043167, // IMAGE_SAMPLE_C_CL ENC_MIMG default
    0x0c80ca413043167, // IMAGE_SAMPLE_C_CL MIMG_NSA1 has_nsa
    0x0c610041404416a, // IMAGE_SAMPLE_C_D_CL ENC_MIMG default
    0x0c810241504416a, // IMAGE_SAMPLE_C_D_CL MIMG_NSA1 has_nsa
    0x0c60d4416045164, // IMAGE_SAMPLE_C_B_CL ENC_MIMG default
    0x0c80d6417045164, // IMAGE_SAMPLE_C_B_CL MIMG_NSA1 has_nsa
    0x0c60c8412046162, // IMAGE_SAMPLE_CL_O ENC_MIMG default
    0x0c80ca413046162, // IMAGE_SAMPLE_CL_O MIMG_NSA1 has_nsa
    0x0c6100414047179, // IMAGE_SAMPLE_D_CL_O ENC_MIMG default
    0x0c8102415047179, // IMAGE_SAMPLE_D_CL_O MIMG_NSA1 has_nsa
    0x0c60d441604815e, // IMAGE_SAMPLE_B_CL_O ENC_MIMG default
    0x0c80d641704815e, // IMAGE_SAMPLE_B_CL_O MIMG_NSA1 has_nsa
    0x0c60d4416049168, // IMAGE_SAMPLE_C_CL_O ENC_MIMG default
    0x0c80d6417049168, // IMAGE_SAMPLE_C_CL_O MIMG_NSA1 has_nsa
    0x0c610441c04a16c, // IMAGE_SAMPLE_C_D_CL_O ENC_MIMG default
    0x0c810641d04a16c, // IMAGE_SAMPLE_C_D_CL_O MIMG_NSA1 has_nsa
    0x0c610841804b165, // IMAGE_SAMPLE_C_B_CL_O ENC_MIMG default
    0x0c810a41904b165, // IMAGE_SAMPLE_C_B_CL_O MIMG_NSA1 has_nsa
    0x0c610c40c05416b, // IMAGE_SAMPLE_C_D_CL_G16 ENC_MIMG default
    0x0c810e40d05416b, // IMAGE_SAMPLE_C_D_CL_G16 MIMG_NSA1 has_nsa
    0x0c610c40c05517a, // IMAGE_SAMPLE_D_CL_O_G16 ENC_MIMG default
    0x0c810e40d05517a, // IMAGE_SAMPLE_D_CL_O_G16 MIMG_NSA1 has_nsa
    0x0c611041005616d, // IMAGE_SAMPLE_C_D_CL_O_G16 ENC_MIMG default
    0x0c811241105616d, // IMAGE_SAMPLE_C_D_CL_O_G16 MIMG_NSA1 has_nsa
    0x0c611441a05f178, // IMAGE_SAMPLE_D_CL_G16 ENC_MIMG default
    0x0c811641b05f178, // IMAGE_SAMPLE_D_CL_G16 MIMG_NSA1 has_nsa
    0x0c60e040e060147, // IMAGE_GATHER4_CL ENC_MIMG default
    0x0c80e240f060147, // IMAGE_GATHER4_CL MIMG_NSA1 has_nsa
    0x0c6118412061145, // IMAGE_GATHER4_B_CL ENC_MIMG default
    0x0c811a413061145, // IMAGE_GATHER4_B_CL MIMG_NSA1 has_nsa
    0x0c611841206214a, // IMAGE_GATHER4_C_CL ENC_MIMG default
    0x0c811a41306214a, // IMAGE_GATHER4_C_CL MIMG_NSA1 has_nsa
    0x0c611841206314b, // IMAGE_GATHER4_C_L ENC_MIMG default
    0x0c811a41306314b, // IMAGE_GATHER4_C_L MIMG_NSA1 has_nsa
    0x0c60e8412064148, // IMAGE_GATHER4_C_B ENC_MIMG default
    0x0c80ea413064148, // IMAGE_GATHER4_C_B MIMG_NSA1 has_nsa
    0x0c611c416065149, // IMAGE_GATHER4_C_B_CL ENC_MIMG default
    0x0c811e417065149, // IMAGE_GATHER4_C_B_CL MIMG_NSA1 has_nsa
    0x0c60dc40a090143, // IMAGE_GATHER4H ENC_MIMG default
    0x0c80de40b090143, // IMAGE_GATHER4H MIMG_NSA1 has_nsa
    0x0ca13241e000241, // S_LOAD_B32 ENC_SMEM default
    0x0ca13441f001243, // S_LOAD_B64 ENC_SMEM default
    0x0ca13642000223f, // S_LOAD_B128 ENC_SMEM default
    0x0ca138421003240, // S_LOAD_B256 ENC_SMEM default
    0x0ca13a422004242, // S_LOAD_B512 ENC_SMEM default
    0x0ca13c4230081d2, // S_BUFFER_LOAD_B32 ENC_SMEM default
    0x0ca13e4240091d4, // S_BUFFER_LOAD_B64 ENC_SMEM default
    0x0ca14042500a1d0, // S_BUFFER_LOAD_B128 ENC_SMEM default
    0x0ca14242600b1d1, // S_BUFFER_LOAD_B256 ENC_SMEM default
    0x0ca14442700c1d3, // S_BUFFER_LOAD_B512 ENC_SMEM default
    0x0ca13017102023c, // S_GL1_INV ENC_SMEM default
    0x0ca13017102122d, // S_DCACHE_INV ENC_SMEM default
    0x0ca1464280221b7, // S_ATC_PROBE ENC_SMEM default
    0x0ca1484290231b8, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x0cc04642a0000c7, // EXP ENC_EXP default
    0x0ce35842b000349, // V_CMP_F_F16 ENC_VOPC default
    0x0d035a42c000349, // V_CMP_F_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d235c42d000349, // V_CMP_F_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d435842e000349, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x0ce35842b00136e, // V_CMP_LT_F16 ENC_VOPC default
    0x0d035a42c00136e, // V_CMP_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d235c42d00136e, // V_CMP_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d435842e00136e, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x0ce35842b002340, // V_CMP_EQ_F16 ENC_VOPC default
    0x0d035a42c002340, // V_CMP_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d235c42d002340, // V_CMP_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d435842e002340, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0ce35842b003362, // V_CMP_LE_F16 ENC_VOPC default
    0x0d035a42c003362, // V_CMP_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d235c42d003362, // V_CMP_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d435842e003362, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x0ce35842b004359, // V_CMP_GT_F16 ENC_VOPC default
    0x0d035a42c004359, // V_CMP_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d235c42d004359, // V_CMP_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d435842e004359, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x0ce35842b00536b, // V_CMP_LG_F16 ENC_VOPC default
    0x0d035a42c00536b, // V_CMP_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d235c42d00536b, // V_CMP_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d435842e00536b, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x0ce35842b006350, // V_CMP_GE_F16 ENC_VOPC default
    0x0d035a42c006350, // V_CMP_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d235c42d006350, // V_CMP_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d435842e006350, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x0ce35842b00738f, // V_CMP_O_F16 ENC_VOPC default
    0x0d035a42c00738f, // V_CMP_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d235c42d00738f, // V_CMP_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d435842e00738f, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x0ce35842b008399, // V_CMP_U_F16 ENC_VOPC default
    0x0d035a42c008399, // V_CMP_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d235c42d008399, // V_CMP_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d435842e008399, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x0ce35842b009380, // V_CMP_NGE_F16 ENC_VOPC default
    0x0d035a42c009380, // V_CMP_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d235c42d009380, // V_CMP_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d435842e009380, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0ce35842b00a389, // V_CMP_NLG_F16 ENC_VOPC default
    0x0d035a42c00a389, // V_CMP_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d235c42d00a389, // V_CMP_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d435842e00a389, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0ce35842b00b383, // V_CMP_NGT_F16 ENC_VOPC default
    0x0d035a42c00b383, // V_CMP_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d235c42d00b383, // V_CMP_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d435842e00b383, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0ce35842b00c386, // V_CMP_NLE_F16 ENC_VOPC default
    0x0d035a42c00c386, // V_CMP_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d235c42d00c386, // V_CMP_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d435842e00c386, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0ce35842b00d377, // V_CMP_NEQ_F16 ENC_VOPC default
    0x0d035a42c00d377, // V_CMP_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d235c42d00d377, // V_CMP_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d435842e00d377, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0ce35842b00e38c, // V_CMP_NLT_F16 ENC_VOPC default
    0x0d035a42c00e38c, // V_CMP_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d235c42d00e38c, // V_CMP_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d435842e00e38c, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0ce35842b00f392, // V_CMP_T_F16 ENC_VOPC default
    0x0d035a42c00f392, // V_CMP_T_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d235c42d00f392, // V_CMP_T_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d435842e00f392, // V_CMP_T_F16 VOPC_INST_LITERAL has_lit
    0x0d636442f01034a, // V_CMP_F_F32 ENC_VOPC default
    0x0d836643001034a, // V_CMP_F_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da36843101034a, // V_CMP_F_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc36443201034a, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x0d636442f01136f, // V_CMP_LT_F32 ENC_VOPC default
    0x0d836643001136f, // V_CMP_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da36843101136f, // V_CMP_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc36443201136f, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x0d636442f012341, // V_CMP_EQ_F32 ENC_VOPC default
    0x0d8366430012341, // V_CMP_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da368431012341, // V_CMP_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc364432012341, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0d636442f013363, // V_CMP_LE_F32 ENC_VOPC default
    0x0d8366430013363, // V_CMP_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da368431013363, // V_CMP_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc364432013363, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x0d636442f01435a, // V_CMP_GT_F32 ENC_VOPC default
    0x0d836643001435a, // V_CMP_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da36843101435a, // V_CMP_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc36443201435a, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x0d636442f01536c, // V_CMP_LG_F32 ENC_VOPC default
    0x0d836643001536c, // V_CMP_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da36843101536c, // V_CMP_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc36443201536c, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x0d636442f016351, // V_CMP_GE_F32 ENC_VOPC default
    0x0d8366430016351, // V_CMP_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da368431016351, // V_CMP_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc364432016351, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x0d636442f017390, // V_CMP_O_F32 ENC_VOPC default
    0x0d8366430017390, // V_CMP_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da368431017390, // V_CMP_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc364432017390, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x0d636442f01839a, // V_CMP_U_F32 ENC_VOPC default
    0x0d836643001839a, // V_CMP_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da36843101839a, // V_CMP_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc36443201839a, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x0d636442f019381, // V_CMP_NGE_F32 ENC_VOPC default
    0x0d8366430019381, // V_CMP_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da368431019381, // V_CMP_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc364432019381, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0d636442f01a38a, // V_CMP_NLG_F32 ENC_VOPC default
    0x0d836643001a38a, // V_CMP_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da36843101a38a, // V_CMP_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc36443201a38a, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0d636442f01b384, // V_CMP_NGT_F32 ENC_VOPC default
    0x0d836643001b384, // V_CMP_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da36843101b384, // V_CMP_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc36443201b384, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0d636442f01c387, // V_CMP_NLE_F32 ENC_VOPC default
    0x0d836643001c387, // V_CMP_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da36843101c387, // V_CMP_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc36443201c387, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0d636442f01d378, // V_CMP_NEQ_F32 ENC_VOPC default
    0x0d836643001d378, // V_CMP_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da36843101d378, // V_CMP_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc36443201d378, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0d636442f01e38d, // V_CMP_NLT_F32 ENC_VOPC default
    0x0d836643001e38d, // V_CMP_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da36843101e38d, // V_CMP_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc36443201e38d, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0d636442f01f393, // V_CMP_T_F32 ENC_VOPC default
    0x0d836643001f393, // V_CMP_T_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da36843101f393, // V_CMP_T_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc36443201f393, // V_CMP_T_F32 VOPC_INST_LITERAL has_lit
    0x0d636c43302034b, // V_CMP_F_F64 ENC_VOPC default
    0x0dc36c43402034b, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x0d636c433021370, // V_CMP_LT_F64 ENC_VOPC default
    0x0dc36c434021370, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x0d636c433022342, // V_CMP_EQ_F64 ENC_VOPC default
    0x0dc36c434022342, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0d636c433023364, // V_CMP_LE_F64 ENC_VOPC default
    0x0dc36c434023364, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x0d636c43302435b, // V_CMP_GT_F64 ENC_VOPC default
    0x0dc36c43402435b, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x0d636c43302536d, // V_CMP_LG_F64 ENC_VOPC default
    0x0dc36c43402536d, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x0d636c433026352, // V_CMP_GE_F64 ENC_VOPC default
    0x0dc36c434026352, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x0d636c433027391, // V_CMP_O_F64 ENC_VOPC default
    0x0dc36c434027391, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x0d636c43302839b, // V_CMP_U_F64 ENC_VOPC default
    0x0dc36c43402839b, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x0d636c433029382, // V_CMP_NGE_F64 ENC_VOPC default
    0x0dc36c434029382, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0d636c43302a38b, // V_CMP_NLG_F64 ENC_VOPC default
    0x0dc36c43402a38b, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0d636c43302b385, // V_CMP_NGT_F64 ENC_VOPC default
    0x0dc36c43402b385, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0d636c43302c388, // V_CMP_NLE_F64 ENC_VOPC default
    0x0dc36c43402c388, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0d636c43302d379, // V_CMP_NEQ_F64 ENC_VOPC default
    0x0dc36c43402d379, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0d636c43302e38e, // V_CMP_NLT_F64 ENC_VOPC default
    0x0dc36c43402e38e, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0d636c43302f394, // V_CMP_T_F64 ENC_VOPC default
    0x0dc36c43402f394, // V_CMP_T_F64 VOPC_INST_LITERAL has_lit
    0x0ce374435031371, // V_CMP_LT_I16 ENC_VOPC default
    0x0d0376436031371, // V_CMP_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0d2378437031371, // V_CMP_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0d4374438031371, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x0ce374435032343, // V_CMP_EQ_I16 ENC_VOPC default
    0x0d0376436032343, // V_CMP_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0d2378437032343, // V_CMP_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0d4374438032343, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0ce374435033365, // V_CMP_LE_I16 ENC_VOPC default
    0x0d0376436033365, // V_CMP_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0d2378437033365, // V_CMP_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0d4374438033365, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x0ce37443503435c, // V_CMP_GT_I16 ENC_VOPC default
    0x0d037643603435c, // V_CMP_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0d237843703435c, // V_CMP_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0d437443803435c, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x0ce37443503537a, // V_CMP_NE_I16 ENC_VOPC default
    0x0d037643603537a, // V_CMP_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0d237843703537a, // V_CMP_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0d437443803537a, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x0ce374435036353, // V_CMP_GE_I16 ENC_VOPC default
    0x0d0376436036353, // V_CMP_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0d2378437036353, // V_CMP_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0d4374438036353, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x0ce374439039374, // V_CMP_LT_U16 ENC_VOPC default
    0x0d037643a039374, // V_CMP_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0d237843b039374, // V_CMP_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0d437443c039374, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x0ce37443903a346, // V_CMP_EQ_U16 ENC_VOPC default
    0x0d037643a03a346, // V_CMP_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0d237843b03a346, // V_CMP_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0d437443c03a346, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0ce37443903b368, // V_CMP_LE_U16 ENC_VOPC default
    0x0d037643a03b368, // V_CMP_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0d237843b03b368, // V_CMP_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0d437443c03b368, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x0ce37443903c35f, // V_CMP_GT_U16 ENC_VOPC default
    0x0d037643a03c35f, // V_CMP_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0d237843b03c35f, // V_CMP_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0d437443c03c35f, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x0ce37443903d37d, // V_CMP_NE_U16 ENC_VOPC default
    0x0d037643a03d37d, // V_CMP_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0d237843b03d37d, // V_CMP_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0d437443c03d37d, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x0ce37443903e356, // V_CMP_GE_U16 ENC_VOPC default
    0x0d037643a03e356, // V_CMP_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0d237843b03e356, // V_CMP_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0d437443c03e356, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x0d636443d04034c, // V_CMP_F_I32 ENC_VOPC default
    0x0d836643e04034c, // V_CMP_F_I32 VOPC_VOP_DPP8 has_dpp8
    0x0da38043f04034c, // V_CMP_F_I32 VOPC_VOP_DPP16 has_dpp16
    0x0dc36444004034c, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x0d636443d041372, // V_CMP_LT_I32 ENC_VOPC default
    0x0d836643e041372, // V_CMP_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0da38043f041372, // V_CMP_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0dc364440041372, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x0d636443d042344, // V_CMP_EQ_I32 ENC_VOPC default
    0x0d836643e042344, // V_CMP_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0da38043f042344, // V_CMP_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0dc364440042344, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0d636443d043366, // V_CMP_LE_I32 ENC_VOPC default
    0x0d836643e043366, // V_CMP_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0da38043f043366, // V_CMP_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0dc364440043366, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x0d636443d04435d, // V_CMP_GT_I32 ENC_VOPC default
    0x0d836643e04435d, // V_CMP_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0da38043f04435d, // V_CMP_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0dc36444004435d, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x0d636443d04537b, // V_CMP_NE_I32 ENC_VOPC default
    0x0d836643e04537b, // V_CMP_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0da38043f04537b, // V_CMP_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0dc36444004537b, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x0d636443d046354, // V_CMP_GE_I32 ENC_VOPC default
    0x0d836643e046354, // V_CMP_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0da38043f046354, // V_CMP_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0dc364440046354, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x0d636443d047395, // V_CMP_T_I32 ENC_VOPC default
    0x0d836643e047395, // V_CMP_T_I32 VOPC_VOP_DPP8 has_dpp8
    0x0da38043f047395, // V_CMP_T_I32 VOPC_VOP_DPP16 has_dpp16
    0x0dc364440047395, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x0d636444104834e, // V_CMP_F_U32 ENC_VOPC default
    0x0d836644204834e, // V_CMP_F_U32 VOPC_VOP_DPP8 has_dpp8
    0x0da38044304834e, // V_CMP_F_U32 VOPC_VOP_DPP16 has_dpp16
    0x0dc36444404834e, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x0d6364441049375, // V_CMP_LT_U32 ENC_VOPC default
    0x0d8366442049375, // V_CMP_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0da380443049375, // V_CMP_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0dc364444049375, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x0d636444104a347, // V_CMP_EQ_U32 ENC_VOPC default
    0x0d836644204a347, // V_CMP_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0da38044304a347, // V_CMP_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0dc36444404a347, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0d636444104b369, // V_CMP_LE_U32 ENC_VOPC default
    0x0d836644204b369, // V_CMP_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0da38044304b369, // V_CMP_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0dc36444404b369, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x0d636444104c360, // V_CMP_GT_U32 ENC_VOPC default
    0x0d836644204c360, // V_CMP_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0da38044304c360, // V_CMP_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0dc36444404c360, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x0d636444104d37e, // V_CMP_NE_U32 ENC_VOPC default
    0x0d836644204d37e, // V_CMP_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0da38044304d37e, // V_CMP_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0dc36444404d37e, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x0d636444104e357, // V_CMP_GE_U32 ENC_VOPC default
    0x0d836644204e357, // V_CMP_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0da38044304e357, // V_CMP_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0dc36444404e357, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x0d636444104f397, // V_CMP_T_U32 ENC_VOPC default
    0x0d836644204f397, // V_CMP_T_U32 VOPC_VOP_DPP8 has_dpp8
    0x0da38044304f397, // V_CMP_T_U32 VOPC_VOP_DPP16 has_dpp16
    0x0dc36444404f397, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x0d638444505034d, // V_CMP_F_I64 ENC_VOPC default
    0x0dc38444605034d, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x0d6384445051373, // V_CMP_LT_I64 ENC_VOPC default
    0x0dc384446051373, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x0d6384445052345, // V_CMP_EQ_I64 ENC_VOPC default
    0x0dc384446052345, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0d6384445053367, // V_CMP_LE_I64 ENC_VOPC default
    0x0dc384446053367, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x0d638444505435e, // V_CMP_GT_I64 ENC_VOPC default
    0x0dc38444605435e, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x0d638444505537c, // V_CMP_NE_I64 ENC_VOPC default
    0x0dc38444605537c, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x0d6384445056355, // V_CMP_GE_I64 ENC_VOPC default
    0x0dc384446056355, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x0d6384445057396, // V_CMP_T_I64 ENC_VOPC default
    0x0dc384446057396, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x0d638444705834f, // V_CMP_F_U64 ENC_VOPC default
    0x0dc38444805834f, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x0d6384447059376, // V_CMP_LT_U64 ENC_VOPC default
    0x0dc384448059376, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x0d638444705a348, // V_CMP_EQ_U64 ENC_VOPC default
    0x0dc38444805a348, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0d638444705b36a, // V_CMP_LE_U64 ENC_VOPC default
    0x0dc38444805b36a, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x0d638444705c361, // V_CMP_GT_U64 ENC_VOPC default
    0x0dc38444805c361, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x0d638444705d37f, // V_CMP_NE_U64 ENC_VOPC default
    0x0dc38444805d37f, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x0d638444705e358, // V_CMP_GE_U64 ENC_VOPC default
    0x0dc38444805e358, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x0d638444705f398, // V_CMP_T_U64 ENC_VOPC default
    0x0dc38444805f398, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x0ce35842b07d33d, // V_CMP_CLASS_F16 ENC_VOPC default
    0x0d035a42c07d33d, // V_CMP_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d235c42d07d33d, // V_CMP_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d435842e07d33d, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0d636444907e33e, // V_CMP_CLASS_F32 ENC_VOPC default
    0x0d836644a07e33e, // V_CMP_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da39244b07e33e, // V_CMP_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc36444c07e33e, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0d639644d07f33f, // V_CMP_CLASS_F64 ENC_VOPC default
    0x0dc39644e07f33f, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0ce39e44f0802ea, // V_CMPX_F_F16 ENC_VOPC default
    0x0d03a04500802ea, // V_CMPX_F_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d23a24510802ea, // V_CMPX_F_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d439e4520802ea, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x0ce39e44f08130f, // V_CMPX_LT_F16 ENC_VOPC default
    0x0d03a045008130f, // V_CMPX_LT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d23a245108130f, // V_CMPX_LT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d439e45208130f, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x0ce39e44f0822e1, // V_CMPX_EQ_F16 ENC_VOPC default
    0x0d03a04500822e1, // V_CMPX_EQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d23a24510822e1, // V_CMPX_EQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d439e4520822e1, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x0ce39e44f083303, // V_CMPX_LE_F16 ENC_VOPC default
    0x0d03a0450083303, // V_CMPX_LE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d23a2451083303, // V_CMPX_LE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d439e452083303, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x0ce39e44f0842fa, // V_CMPX_GT_F16 ENC_VOPC default
    0x0d03a04500842fa, // V_CMPX_GT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d23a24510842fa, // V_CMPX_GT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d439e4520842fa, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x0ce39e44f08530c, // V_CMPX_LG_F16 ENC_VOPC default
    0x0d03a045008530c, // V_CMPX_LG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d23a245108530c, // V_CMPX_LG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d439e45208530c, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x0ce39e44f0862f1, // V_CMPX_GE_F16 ENC_VOPC default
    0x0d03a04500862f1, // V_CMPX_GE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d23a24510862f1, // V_CMPX_GE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d439e4520862f1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x0ce39e44f087330, // V_CMPX_O_F16 ENC_VOPC default
    0x0d03a0450087330, // V_CMPX_O_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d23a2451087330, // V_CMPX_O_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d439e452087330, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x0ce39e44f08833a, // V_CMPX_U_F16 ENC_VOPC default
    0x0d03a045008833a, // V_CMPX_U_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d23a245108833a, // V_CMPX_U_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d439e45208833a, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x0ce39e44f089321, // V_CMPX_NGE_F16 ENC_VOPC default
    0x0d03a0450089321, // V_CMPX_NGE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d23a2451089321, // V_CMPX_NGE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d439e452089321, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x0ce39e44f08a32a, // V_CMPX_NLG_F16 ENC_VOPC default
    0x0d03a045008a32a, // V_CMPX_NLG_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d23a245108a32a, // V_CMPX_NLG_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d439e45208a32a, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x0ce39e44f08b324, // V_CMPX_NGT_F16 ENC_VOPC default
    0x0d03a045008b324, // V_CMPX_NGT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d23a245108b324, // V_CMPX_NGT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d439e45208b324, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x0ce39e44f08c327, // V_CMPX_NLE_F16 ENC_VOPC default
    0x0d03a045008c327, // V_CMPX_NLE_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d23a245108c327, // V_CMPX_NLE_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d439e45208c327, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x0ce39e44f08d318, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x0d03a045008d318, // V_CMPX_NEQ_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d23a245108d318, // V_CMPX_NEQ_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d439e45208d318, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x0ce39e44f08e32d, // V_CMPX_NLT_F16 ENC_VOPC default
    0x0d03a045008e32d, // V_CMPX_NLT_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d23a245108e32d, // V_CMPX_NLT_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d439e45208e32d, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x0ce39e44f08f333, // V_CMPX_T_F16 ENC_VOPC default
    0x0d03a045008f333, // V_CMPX_T_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d23a245108f333, // V_CMPX_T_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d439e45208f333, // V_CMPX_T_F16 VOPC_INST_LITERAL has_lit
    0x0d63aa4530902eb, // V_CMPX_F_F32 ENC_VOPC default
    0x0d83ac4540902eb, // V_CMPX_F_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da3ae4550902eb, // V_CMPX_F_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa4560902eb, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x0d63aa453091310, // V_CMPX_LT_F32 ENC_VOPC default
    0x0d83ac454091310, // V_CMPX_LT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da3ae455091310, // V_CMPX_LT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa456091310, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x0d63aa4530922e2, // V_CMPX_EQ_F32 ENC_VOPC default
    0x0d83ac4540922e2, // V_CMPX_EQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da3ae4550922e2, // V_CMPX_EQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa4560922e2, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x0d63aa453093304, // V_CMPX_LE_F32 ENC_VOPC default
    0x0d83ac454093304, // V_CMPX_LE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da3ae455093304, // V_CMPX_LE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa456093304, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x0d63aa4530942fb, // V_CMPX_GT_F32 ENC_VOPC default
    0x0d83ac4540942fb, // V_CMPX_GT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da3ae4550942fb, // V_CMPX_GT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa4560942fb, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x0d63aa45309530d, // V_CMPX_LG_F32 ENC_VOPC default
    0x0d83ac45409530d, // V_CMPX_LG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da3ae45509530d, // V_CMPX_LG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa45609530d, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x0d63aa4530962f2, // V_CMPX_GE_F32 ENC_VOPC default
    0x0d83ac4540962f2, // V_CMPX_GE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da3ae4550962f2, // V_CMPX_GE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa4560962f2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x0d63aa453097331, // V_CMPX_O_F32 ENC_VOPC default
    0x0d83ac454097331, // V_CMPX_O_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da3ae455097331, // V_CMPX_O_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa456097331, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x0d63aa45309833b, // V_CMPX_U_F32 ENC_VOPC default
    0x0d83ac45409833b, // V_CMPX_U_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da3ae45509833b, // V_CMPX_U_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa45609833b, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x0d63aa453099322, // V_CMPX_NGE_F32 ENC_VOPC default
    0x0d83ac454099322, // V_CMPX_NGE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da3ae455099322, // V_CMPX_NGE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa456099322, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x0d63aa45309a32b, // V_CMPX_NLG_F32 ENC_VOPC default
    0x0d83ac45409a32b, // V_CMPX_NLG_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da3ae45509a32b, // V_CMPX_NLG_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa45609a32b, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x0d63aa45309b325, // V_CMPX_NGT_F32 ENC_VOPC default
    0x0d83ac45409b325, // V_CMPX_NGT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da3ae45509b325, // V_CMPX_NGT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa45609b325, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x0d63aa45309c328, // V_CMPX_NLE_F32 ENC_VOPC default
    0x0d83ac45409c328, // V_CMPX_NLE_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da3ae45509c328, // V_CMPX_NLE_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa45609c328, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x0d63aa45309d319, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x0d83ac45409d319, // V_CMPX_NEQ_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da3ae45509d319, // V_CMPX_NEQ_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa45609d319, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x0d63aa45309e32e, // V_CMPX_NLT_F32 ENC_VOPC default
    0x0d83ac45409e32e, // V_CMPX_NLT_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da3ae45509e32e, // V_CMPX_NLT_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa45609e32e, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x0d63aa45309f334, // V_CMPX_T_F32 ENC_VOPC default
    0x0d83ac45409f334, // V_CMPX_T_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da3ae45509f334, // V_CMPX_T_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa45609f334, // V_CMPX_T_F32 VOPC_INST_LITERAL has_lit
    0x0d63b24570a02ec, // V_CMPX_F_F64 ENC_VOPC default
    0x0dc3b24580a02ec, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x0d63b24570a1311, // V_CMPX_LT_F64 ENC_VOPC default
    0x0dc3b24580a1311, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x0d63b24570a22e3, // V_CMPX_EQ_F64 ENC_VOPC default
    0x0dc3b24580a22e3, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x0d63b24570a3305, // V_CMPX_LE_F64 ENC_VOPC default
    0x0dc3b24580a3305, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x0d63b24570a42fc, // V_CMPX_GT_F64 ENC_VOPC default
    0x0dc3b24580a42fc, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x0d63b24570a530e, // V_CMPX_LG_F64 ENC_VOPC default
    0x0dc3b24580a530e, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x0d63b24570a62f3, // V_CMPX_GE_F64 ENC_VOPC default
    0x0dc3b24580a62f3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x0d63b24570a7332, // V_CMPX_O_F64 ENC_VOPC default
    0x0dc3b24580a7332, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x0d63b24570a833c, // V_CMPX_U_F64 ENC_VOPC default
    0x0dc3b24580a833c, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x0d63b24570a9323, // V_CMPX_NGE_F64 ENC_VOPC default
    0x0dc3b24580a9323, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x0d63b24570aa32c, // V_CMPX_NLG_F64 ENC_VOPC default
    0x0dc3b24580aa32c, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x0d63b24570ab326, // V_CMPX_NGT_F64 ENC_VOPC default
    0x0dc3b24580ab326, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x0d63b24570ac329, // V_CMPX_NLE_F64 ENC_VOPC default
    0x0dc3b24580ac329, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x0d63b24570ad31a, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x0dc3b24580ad31a, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x0d63b24570ae32f, // V_CMPX_NLT_F64 ENC_VOPC default
    0x0dc3b24580ae32f, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x0d63b24570af335, // V_CMPX_T_F64 ENC_VOPC default
    0x0dc3b24580af335, // V_CMPX_T_F64 VOPC_INST_LITERAL has_lit
    0x0ce3ba4590b1312, // V_CMPX_LT_I16 ENC_VOPC default
    0x0d03bc45a0b1312, // V_CMPX_LT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0d23be45b0b1312, // V_CMPX_LT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0d43ba45c0b1312, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x0ce3ba4590b22e4, // V_CMPX_EQ_I16 ENC_VOPC default
    0x0d03bc45a0b22e4, // V_CMPX_EQ_I16 VOPC_VOP_DPP8 has_dpp8
    0x0d23be45b0b22e4, // V_CMPX_EQ_I16 VOPC_VOP_DPP16 has_dpp16
    0x0d43ba45c0b22e4, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x0ce3ba4590b3306, // V_CMPX_LE_I16 ENC_VOPC default
    0x0d03bc45a0b3306, // V_CMPX_LE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0d23be45b0b3306, // V_CMPX_LE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0d43ba45c0b3306, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x0ce3ba4590b42fd, // V_CMPX_GT_I16 ENC_VOPC default
    0x0d03bc45a0b42fd, // V_CMPX_GT_I16 VOPC_VOP_DPP8 has_dpp8
    0x0d23be45b0b42fd, // V_CMPX_GT_I16 VOPC_VOP_DPP16 has_dpp16
    0x0d43ba45c0b42fd, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x0ce3ba4590b531b, // V_CMPX_NE_I16 ENC_VOPC default
    0x0d03bc45a0b531b, // V_CMPX_NE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0d23be45b0b531b, // V_CMPX_NE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0d43ba45c0b531b, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x0ce3ba4590b62f4, // V_CMPX_GE_I16 ENC_VOPC default
    0x0d03bc45a0b62f4, // V_CMPX_GE_I16 VOPC_VOP_DPP8 has_dpp8
    0x0d23be45b0b62f4, // V_CMPX_GE_I16 VOPC_VOP_DPP16 has_dpp16
    0x0d43ba45c0b62f4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x0ce3ba45d0b9315, // V_CMPX_LT_U16 ENC_VOPC default
    0x0d03bc45e0b9315, // V_CMPX_LT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0d23be45f0b9315, // V_CMPX_LT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0d43ba4600b9315, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x0ce3ba45d0ba2e7, // V_CMPX_EQ_U16 ENC_VOPC default
    0x0d03bc45e0ba2e7, // V_CMPX_EQ_U16 VOPC_VOP_DPP8 has_dpp8
    0x0d23be45f0ba2e7, // V_CMPX_EQ_U16 VOPC_VOP_DPP16 has_dpp16
    0x0d43ba4600ba2e7, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x0ce3ba45d0bb309, // V_CMPX_LE_U16 ENC_VOPC default
    0x0d03bc45e0bb309, // V_CMPX_LE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0d23be45f0bb309, // V_CMPX_LE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0d43ba4600bb309, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x0ce3ba45d0bc300, // V_CMPX_GT_U16 ENC_VOPC default
    0x0d03bc45e0bc300, // V_CMPX_GT_U16 VOPC_VOP_DPP8 has_dpp8
    0x0d23be45f0bc300, // V_CMPX_GT_U16 VOPC_VOP_DPP16 has_dpp16
    0x0d43ba4600bc300, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x0ce3ba45d0bd31e, // V_CMPX_NE_U16 ENC_VOPC default
    0x0d03bc45e0bd31e, // V_CMPX_NE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0d23be45f0bd31e, // V_CMPX_NE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0d43ba4600bd31e, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x0ce3ba45d0be2f7, // V_CMPX_GE_U16 ENC_VOPC default
    0x0d03bc45e0be2f7, // V_CMPX_GE_U16 VOPC_VOP_DPP8 has_dpp8
    0x0d23be45f0be2f7, // V_CMPX_GE_U16 VOPC_VOP_DPP16 has_dpp16
    0x0d43ba4600be2f7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x0d63aa4610c02ed, // V_CMPX_F_I32 ENC_VOPC default
    0x0d83ac4620c02ed, // V_CMPX_F_I32 VOPC_VOP_DPP8 has_dpp8
    0x0da3c64630c02ed, // V_CMPX_F_I32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa4640c02ed, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x0d63aa4610c1313, // V_CMPX_LT_I32 ENC_VOPC default
    0x0d83ac4620c1313, // V_CMPX_LT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0da3c64630c1313, // V_CMPX_LT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa4640c1313, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x0d63aa4610c22e5, // V_CMPX_EQ_I32 ENC_VOPC default
    0x0d83ac4620c22e5, // V_CMPX_EQ_I32 VOPC_VOP_DPP8 has_dpp8
    0x0da3c64630c22e5, // V_CMPX_EQ_I32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa4640c22e5, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x0d63aa4610c3307, // V_CMPX_LE_I32 ENC_VOPC default
    0x0d83ac4620c3307, // V_CMPX_LE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0da3c64630c3307, // V_CMPX_LE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa4640c3307, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x0d63aa4610c42fe, // V_CMPX_GT_I32 ENC_VOPC default
    0x0d83ac4620c42fe, // V_CMPX_GT_I32 VOPC_VOP_DPP8 has_dpp8
    0x0da3c64630c42fe, // V_CMPX_GT_I32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa4640c42fe, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x0d63aa4610c531c, // V_CMPX_NE_I32 ENC_VOPC default
    0x0d83ac4620c531c, // V_CMPX_NE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0da3c64630c531c, // V_CMPX_NE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa4640c531c, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x0d63aa4610c62f5, // V_CMPX_GE_I32 ENC_VOPC default
    0x0d83ac4620c62f5, // V_CMPX_GE_I32 VOPC_VOP_DPP8 has_dpp8
    0x0da3c64630c62f5, // V_CMPX_GE_I32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa4640c62f5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x0d63aa4610c7336, // V_CMPX_T_I32 ENC_VOPC default
    0x0d83ac4620c7336, // V_CMPX_T_I32 VOPC_VOP_DPP8 has_dpp8
    0x0da3c64630c7336, // V_CMPX_T_I32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa4640c7336, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x0d63aa4650c82ef, // V_CMPX_F_U32 ENC_VOPC default
    0x0d83ac4660c82ef, // V_CMPX_F_U32 VOPC_VOP_DPP8 has_dpp8
    0x0da3c64670c82ef, // V_CMPX_F_U32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa4680c82ef, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x0d63aa4650c9316, // V_CMPX_LT_U32 ENC_VOPC default
    0x0d83ac4660c9316, // V_CMPX_LT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0da3c64670c9316, // V_CMPX_LT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa4680c9316, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x0d63aa4650ca2e8, // V_CMPX_EQ_U32 ENC_VOPC default
    0x0d83ac4660ca2e8, // V_CMPX_EQ_U32 VOPC_VOP_DPP8 has_dpp8
    0x0da3c64670ca2e8, // V_CMPX_EQ_U32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa4680ca2e8, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x0d63aa4650cb30a, // V_CMPX_LE_U32 ENC_VOPC default
    0x0d83ac4660cb30a, // V_CMPX_LE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0da3c64670cb30a, // V_CMPX_LE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa4680cb30a, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x0d63aa4650cc301, // V_CMPX_GT_U32 ENC_VOPC default
    0x0d83ac4660cc301, // V_CMPX_GT_U32 VOPC_VOP_DPP8 has_dpp8
    0x0da3c64670cc301, // V_CMPX_GT_U32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa4680cc301, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x0d63aa4650cd31f, // V_CMPX_NE_U32 ENC_VOPC default
    0x0d83ac4660cd31f, // V_CMPX_NE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0da3c64670cd31f, // V_CMPX_NE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa4680cd31f, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x0d63aa4650ce2f8, // V_CMPX_GE_U32 ENC_VOPC default
    0x0d83ac4660ce2f8, // V_CMPX_GE_U32 VOPC_VOP_DPP8 has_dpp8
    0x0da3c64670ce2f8, // V_CMPX_GE_U32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa4680ce2f8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x0d63aa4650cf338, // V_CMPX_T_U32 ENC_VOPC default
    0x0d83ac4660cf338, // V_CMPX_T_U32 VOPC_VOP_DPP8 has_dpp8
    0x0da3c64670cf338, // V_CMPX_T_U32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa4680cf338, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x0d63ca4690d02ee, // V_CMPX_F_I64 ENC_VOPC default
    0x0dc3ca46a0d02ee, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x0d63ca4690d1314, // V_CMPX_LT_I64 ENC_VOPC default
    0x0dc3ca46a0d1314, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x0d63ca4690d22e6, // V_CMPX_EQ_I64 ENC_VOPC default
    0x0dc3ca46a0d22e6, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x0d63ca4690d3308, // V_CMPX_LE_I64 ENC_VOPC default
    0x0dc3ca46a0d3308, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x0d63ca4690d42ff, // V_CMPX_GT_I64 ENC_VOPC default
    0x0dc3ca46a0d42ff, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x0d63ca4690d531d, // V_CMPX_NE_I64 ENC_VOPC default
    0x0dc3ca46a0d531d, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x0d63ca4690d62f6, // V_CMPX_GE_I64 ENC_VOPC default
    0x0dc3ca46a0d62f6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x0d63ca4690d7337, // V_CMPX_T_I64 ENC_VOPC default
    0x0dc3ca46a0d7337, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x0d63ca46b0d82f0, // V_CMPX_F_U64 ENC_VOPC default
    0x0dc3ca46c0d82f0, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x0d63ca46b0d9317, // V_CMPX_LT_U64 ENC_VOPC default
    0x0dc3ca46c0d9317, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x0d63ca46b0da2e9, // V_CMPX_EQ_U64 ENC_VOPC default
    0x0dc3ca46c0da2e9, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x0d63ca46b0db30b, // V_CMPX_LE_U64 ENC_VOPC default
    0x0dc3ca46c0db30b, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x0d63ca46b0dc302, // V_CMPX_GT_U64 ENC_VOPC default
    0x0dc3ca46c0dc302, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x0d63ca46b0dd320, // V_CMPX_NE_U64 ENC_VOPC default
    0x0dc3ca46c0dd320, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x0d63ca46b0de2f9, // V_CMPX_GE_U64 ENC_VOPC default
    0x0dc3ca46c0de2f9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x0d63ca46b0df339, // V_CMPX_T_U64 ENC_VOPC default
    0x0dc3ca46c0df339, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x0ce39e44f0fd2de, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x0d03a04500fd2de, // V_CMPX_CLASS_F16 VOPC_VOP_DPP8 has_dpp8
    0x0d23a24510fd2de, // V_CMPX_CLASS_F16 VOPC_VOP_DPP16 has_dpp16
    0x0d439e4520fd2de, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x0d63aa46d0fe2df, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x0d83ac46e0fe2df, // V_CMPX_CLASS_F32 VOPC_VOP_DPP8 has_dpp8
    0x0da3d846f0fe2df, // V_CMPX_CLASS_F32 VOPC_VOP_DPP16 has_dpp16
    0x0dc3aa4700fe2df, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x0d63dc4710ff2e0, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x0dc3dc4720ff2e0, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x0de130171000463, // V_NOP ENC_VOP1 default
    0x0de196473001452, // V_MOV_B32 ENC_VOP1 default
    0x0e0198474001452, // V_MOV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0e219a475001452, // V_MOV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0e4196476001452, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x0e61a2477002488, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x0de1a64780033b6, // V_CVT_I32_F64 ENC_VOP1 default
    0x0e41a64790033b6, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x0de1aa47a0043b1, // V_CVT_F64_I32 ENC_VOP1 default
    0x0e41aa47b0043b1, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x0de19647c0053aa, // V_CVT_F32_I32 ENC_VOP1 default
    0x0e019847d0053aa, // V_CVT_F32_I32 VOP1_VOP_DPP8 has_dpp8
    0x0e21ae47e0053aa, // V_CVT_F32_I32 VOP1_VOP_DPP16 has_dpp16
    0x0e419647f0053aa, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x0de1964800063ab, // V_CVT_F32_U32 ENC_VOP1 default
    0x0e01984810063ab, // V_CVT_F32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0e21ae4820063ab, // V_CVT_F32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0e41964830063ab, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x0de1964840073c7, // V_CVT_U32_F32 ENC_VOP1 default
    0x0e01984850073c7, // V_CVT_U32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e219a4860073c7, // V_CVT_U32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e41964870073c7, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x0de1964880083b5, // V_CVT_I32_F32 ENC_VOP1 default
    0x0e01984890083b5, // V_CVT_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e219a48a0083b5, // V_CVT_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e419648b0083b5, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x0e81bc48c00a3a5, // V_CVT_F16_F32 ENC_VOP1 default
    0x0ea1be48d00a3a5, // V_CVT_F16_F32 VOP1_VOP_DPP8 has_dpp8
    0x0ec1c048e00a3a5, // V_CVT_F16_F32 VOP1_VOP_DPP16 has_dpp16
    0x0ee1bc48f00a3a5, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x0e81c849000b3a8, // V_CVT_F32_F16 ENC_VOP1 default
    0x0ea1ca49100b3a8, // V_CVT_F32_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ec1cc49200b3a8, // V_CVT_F32_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ee1c849300b3a8, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x0de19648800c3b8, // V_CVT_NEAREST_I32_F32 ENC_VOP1 default
    0x0e019848900c3b8, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e219a48a00c3b8, // V_CVT_NEAREST_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e419648b00c3b8, // V_CVT_NEAREST_I32_F32 VOP1_INST_LITERAL has_lit
    0x0de19648800d3b3, // V_CVT_FLOOR_I32_F32 ENC_VOP1 default
    0x0e019848900d3b3, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e219a48a00d3b3, // V_CVT_FLOOR_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e419648b00d3b3, // V_CVT_FLOOR_I32_F32 VOP1_INST_LITERAL has_lit
    0x0de19647c00e3bb, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x0e019847d00e3bb, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP8 has_dpp8
    0x0e21ae47e00e3bb, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP16 has_dpp16
    0x0e419647f00e3bb, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x0de1a649400f3a9, // V_CVT_F32_F64 ENC_VOP1 default
    0x0e41a649500f3a9, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x0de1aa4960103b0, // V_CVT_F64_F32 ENC_VOP1 default
    0x0e41aa4970103b0, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x0de1964800113ac, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x0e01984810113ac, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP8 has_dpp8
    0x0e21ae4820113ac, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP16 has_dpp16
    0x0e41964830113ac, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x0de1964800123ad, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x0e01984810123ad, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP8 has_dpp8
    0x0e21ae4820123ad, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP16 has_dpp16
    0x0e41964830123ad, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x0de1964800133ae, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x0e01984810133ae, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP8 has_dpp8
    0x0e21ae4820133ae, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP16 has_dpp16
    0x0e41964830133ae, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x0de1964800143af, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x0e01984810143af, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP8 has_dpp8
    0x0e21ae4820143af, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP16 has_dpp16
    0x0e41964830143af, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x0de1a64980153c8, // V_CVT_U32_F64 ENC_VOP1 default
    0x0e41a64990153c8, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x0de1aa49a0163b2, // V_CVT_F64_U32 ENC_VOP1 default
    0x0e41aa49b0163b2, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x0de1dc49c0174ad, // V_TRUNC_F64 ENC_VOP1 default
    0x0e41dc49d0174ad, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x0de1dc49c0182db, // V_CEIL_F64 ENC_VOP1 default
    0x0e41dc49d0182db, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x0de1dc49c01948c, // V_RNDNE_F64 ENC_VOP1 default
    0x0e41dc49d01948c, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x0de1dc49c01a3ef, // V_FLOOR_F64 ENC_VOP1 default
    0x0e41dc49d01a3ef, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x0de13017101b46e, // V_PIPEFLUSH ENC_VOP1 default
    0x0e81e049e01c451, // V_MOV_B16 ENC_VOP1 default
    0x0ea1e249f01c451, // V_MOV_B16 VOP1_VOP_DPP8 has_dpp8
    0x0ec1e44a001c451, // V_MOV_B16 VOP1_VOP_DPP16 has_dpp16
    0x0ee1e04a101c451, // V_MOV_B16 VOP1_INST_LITERAL has_lit
    0x0de1964a20203ff, // V_FRACT_F32 ENC_VOP1 default
    0x0e01984a30203ff, // V_FRACT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e219a4a40203ff, // V_FRACT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e41964a50203ff, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x0de1964a20214ac, // V_TRUNC_F32 ENC_VOP1 default
    0x0e01984a30214ac, // V_TRUNC_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e219a4a40214ac, // V_TRUNC_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e41964a50214ac, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x0de1964a20222da, // V_CEIL_F32 ENC_VOP1 default
    0x0e01984a30222da, // V_CEIL_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e219a4a40222da, // V_CEIL_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e41964a50222da, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x0de1964a202348b, // V_RNDNE_F32 ENC_VOP1 default
    0x0e01984a302348b, // V_RNDNE_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e219a4a402348b, // V_RNDNE_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e41964a502348b, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x0de1964a20243ee, // V_FLOOR_F32 ENC_VOP1 default
    0x0e01984a30243ee, // V_FLOOR_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e219a4a40243ee, // V_FLOOR_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e41964a50243ee, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x0de1964a20253ec, // V_EXP_F32 ENC_VOP1 default
    0x0e01984a30253ec, // V_EXP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e219a4a40253ec, // V_EXP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e41964a50253ec, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x0de1964a2027412, // V_LOG_F32 ENC_VOP1 default
    0x0e01984a3027412, // V_LOG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e219a4a4027412, // V_LOG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e41964a5027412, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x0de1964a202a485, // V_RCP_F32 ENC_VOP1 default
    0x0e01984a302a485, // V_RCP_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e219a4a402a485, // V_RCP_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e41964a502a485, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x0de1964a202b487, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x0e01984a302b487, // V_RCP_IFLAG_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e219a4a402b487, // V_RCP_IFLAG_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e41964a502b487, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x0de1964a202e48e, // V_RSQ_F32 ENC_VOP1 default
    0x0e01984a302e48e, // V_RSQ_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e219a4a402e48e, // V_RSQ_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e41964a502e48e, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x0de1dc49c02f486, // V_RCP_F64 ENC_VOP1 default
    0x0e41dc49d02f486, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x0de1dc49c03148f, // V_RSQ_F64 ENC_VOP1 default
    0x0e41dc49d03148f, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x0de1964a2033498, // V_SQRT_F32 ENC_VOP1 default
    0x0e01984a3033498, // V_SQRT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e219a4a4033498, // V_SQRT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e41964a5033498, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x0de1dc49c034499, // V_SQRT_F64 ENC_VOP1 default
    0x0e41dc49d034499, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x0de1964a2035496, // V_SIN_F32 ENC_VOP1 default
    0x0e01984a3035496, // V_SIN_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e219a4a4035496, // V_SIN_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e41964a5035496, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x0de1964a203639f, // V_COS_F32 ENC_VOP1 default
    0x0e01984a303639f, // V_COS_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e219a4a403639f, // V_COS_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e41964a503639f, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x0de1964a6037465, // V_NOT_B32 ENC_VOP1 default
    0x0e01984a7037465, // V_NOT_B32 VOP1_VOP_DPP8 has_dpp8
    0x0e21ae4a8037465, // V_NOT_B32 VOP1_VOP_DPP16 has_dpp16
    0x0e41964a9037465, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x0de1964730382d8, // V_BFREV_B32 ENC_VOP1 default
    0x0e01984740382d8, // V_BFREV_B32 VOP1_VOP_DPP8 has_dpp8
    0x0e219a4750382d8, // V_BFREV_B32 VOP1_VOP_DPP16 has_dpp16
    0x0e41964760382d8, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x0de1964aa0392dd, // V_CLZ_I32_U32 ENC_VOP1 default
    0x0e01984ab0392dd, // V_CLZ_I32_U32 VOP1_VOP_DPP8 has_dpp8
    0x0e21ae4ac0392dd, // V_CLZ_I32_U32 VOP1_VOP_DPP16 has_dpp16
    0x0e41964ad0392dd, // V_CLZ_I32_U32 VOP1_INST_LITERAL has_lit
    0x0de1964aa03a3a0, // V_CTZ_I32_B32 ENC_VOP1 default
    0x0e01984ab03a3a0, // V_CTZ_I32_B32 VOP1_VOP_DPP8 has_dpp8
    0x0e21ae4ac03a3a0, // V_CTZ_I32_B32 VOP1_VOP_DPP16 has_dpp16
    0x0e41964ad03a3a0, // V_CTZ_I32_B32 VOP1_INST_LITERAL has_lit
    0x0de1964ae03b2dc, // V_CLS_I32 ENC_VOP1 default
    0x0e01984af03b2dc, // V_CLS_I32 VOP1_VOP_DPP8 has_dpp8
    0x0e21ae4b003b2dc, // V_CLS_I32 VOP1_VOP_DPP16 has_dpp16
    0x0e41964b103b2dc, // V_CLS_I32 VOP1_INST_LITERAL has_lit
    0x0de1a647803c403, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x0e41a647903c403, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x0de1dc49c03d406, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x0e41dc49d03d406, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x0de1dc49c03e400, // V_FRACT_F64 ENC_VOP1 default
    0x0e41dc49d03e400, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x0de19648803f402, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x0e019848903f402, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e219a48a03f402, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e419648b03f402, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x0de1964a2040405, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x0e01984a3040405, // V_FREXP_MANT_F32 VOP1_VOP_DPP8 has_dpp8
    0x0e219a4a4040405, // V_FREXP_MANT_F32 VOP1_VOP_DPP16 has_dpp16
    0x0e41964a5040405, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x0de1964b204244d, // V_MOVRELD_B32 ENC_VOP1 default
    0x0e01984b304244d, // V_MOVRELD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0e219a4b404244d, // V_MOVRELD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0e41964b504244d, // V_MOVRELD_B32 VOP1_INST_LITERAL has_lit
    0x0e61964b6043450, // V_MOVRELS_B32 ENC_VOP1 default
    0x0e01984b3043450, // V_MOVRELS_B32 VOP1_VOP_DPP8 has_dpp8
    0x0e219a4b4043450, // V_MOVRELS_B32 VOP1_VOP_DPP16 has_dpp16
    0x0e61964b604444f, // V_MOVRELSD_B32 ENC_VOP1 default
    0x0e01984b304444f, // V_MOVRELSD_B32 VOP1_VOP_DPP8 has_dpp8
    0x0e219a4b404444f, // V_MOVRELSD_B32 VOP1_VOP_DPP16 has_dpp16
    0x0e61964b604844e, // V_MOVRELSD_2_B32 ENC_VOP1 default
    0x0e01984b304844e, // V_MOVRELSD_2_B32 VOP1_VOP_DPP8 has_dpp8
    0x0e219a4b404844e, // V_MOVRELSD_2_B32 VOP1_VOP_DPP16 has_dpp16
    0x0e81f24b70503a7, // V_CVT_F16_U16 ENC_VOP1 default
    0x0ea1f44b80503a7, // V_CVT_F16_U16 VOP1_VOP_DPP8 has_dpp8
    0x0ec1f64b90503a7, // V_CVT_F16_U16 VOP1_VOP_DPP16 has_dpp16
    0x0ee1f24ba0503a7, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x0e81f24bb0513a6, // V_CVT_F16_I16 ENC_VOP1 default
    0x0ea1f44bc0513a6, // V_CVT_F16_I16 VOP1_VOP_DPP8 has_dpp8
    0x0ec1f64bd0513a6, // V_CVT_F16_I16 VOP1_VOP_DPP16 has_dpp16
    0x0ee1f24be0513a6, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x0e81fe4bf0523c6, // V_CVT_U16_F16 ENC_VOP1 default
    0x0ea2004c00523c6, // V_CVT_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ec2024c10523c6, // V_CVT_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ee1fe4c20523c6, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x0e81fe4c30533b4, // V_CVT_I16_F16 ENC_VOP1 default
    0x0ea2004c40533b4, // V_CVT_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ec2024c50533b4, // V_CVT_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ee1fe4c60533b4, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x0e820a4c7054484, // V_RCP_F16 ENC_VOP1 default
    0x0ea20c4c8054484, // V_RCP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ec20e4c9054484, // V_RCP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ee20a4ca054484, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x0e820a4c7055497, // V_SQRT_F16 ENC_VOP1 default
    0x0ea20c4c8055497, // V_SQRT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ec20e4c9055497, // V_SQRT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ee20a4ca055497, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x0e820a4c705648d, // V_RSQ_F16 ENC_VOP1 default
    0x0ea20c4c805648d, // V_RSQ_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ec20e4c905648d, // V_RSQ_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ee20a4ca05648d, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x0e820a4c7057411, // V_LOG_F16 ENC_VOP1 default
    0x0ea20c4c8057411, // V_LOG_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ec20e4c9057411, // V_LOG_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ee20a4ca057411, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x0e820a4c70583eb, // V_EXP_F16 ENC_VOP1 default
    0x0ea20c4c80583eb, // V_EXP_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ec20e4c90583eb, // V_EXP_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ee20a4ca0583eb, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x0e820a4c7059404, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x0ea20c4c8059404, // V_FREXP_MANT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ec20e4c9059404, // V_FREXP_MANT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ee20a4ca059404, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x0e81fe4c305a401, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x0ea2004c405a401, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ec2024c505a401, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ee1fe4c605a401, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x0e820a4c705b3ed, // V_FLOOR_F16 ENC_VOP1 default
    0x0ea20c4c805b3ed, // V_FLOOR_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ec20e4c905b3ed, // V_FLOOR_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ee20a4ca05b3ed, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x0e820a4c705c2d9, // V_CEIL_F16 ENC_VOP1 default
    0x0ea20c4c805c2d9, // V_CEIL_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ec20e4c905c2d9, // V_CEIL_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ee20a4ca05c2d9, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x0e820a4c705d4ab, // V_TRUNC_F16 ENC_VOP1 default
    0x0ea20c4c805d4ab, // V_TRUNC_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ec20e4c905d4ab, // V_TRUNC_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ee20a4ca05d4ab, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x0e820a4c705e48a, // V_RNDNE_F16 ENC_VOP1 default
    0x0ea20c4c805e48a, // V_RNDNE_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ec20e4c905e48a, // V_RNDNE_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ee20a4ca05e48a, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x0e820a4c705f3fe, // V_FRACT_F16 ENC_VOP1 default
    0x0ea20c4c805f3fe, // V_FRACT_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ec20e4c905f3fe, // V_FRACT_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ee20a4ca05f3fe, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x0e820a4c7060495, // V_SIN_F16 ENC_VOP1 default
    0x0ea20c4c8060495, // V_SIN_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ec20e4c9060495, // V_SIN_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ee20a4ca060495, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x0e820a4c706139e, // V_COS_F16 ENC_VOP1 default
    0x0ea20c4c806139e, // V_COS_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ec20e4c906139e, // V_COS_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ee20a4ca06139e, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x0e82164cb062494, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x0ea2184cc062494, // V_SAT_PK_U8_I16 VOP1_VOP_DPP8 has_dpp8
    0x0ec21a4cd062494, // V_SAT_PK_U8_I16 VOP1_VOP_DPP16 has_dpp16
    0x0ee2164ce062494, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x0e81fe4c30633b9, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x0ea2004c40633b9, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ec2024c50633b9, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ee1fe4c60633b9, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x0e81fe4bf0643ba, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x0ea2004c00643ba, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP8 has_dpp8
    0x0ec2024c10643ba, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP16 has_dpp16
    0x0ee1fe4c20643ba, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x0e62224cf0654a9, // V_SWAP_B32 ENC_VOP1 default
    0x0f02244d00664a8, // V_SWAP_B16 ENC_VOP1 default
    0x0e62224d106746b, // V_PERMLANE64_B32 ENC_VOP1 default
    0x0e62224d20684a7, // V_SWAPREL_B32 ENC_VOP1 default
    0x0e81e04d3069464, // V_NOT_B16 ENC_VOP1 default
    0x0ea1e24d4069464, // V_NOT_B16 VOP1_VOP_DPP8 has_dpp8
    0x0ec1e44d5069464, // V_NOT_B16 VOP1_VOP_DPP16 has_dpp16
    0x0ee1e04d6069464, // V_NOT_B16 VOP1_INST_LITERAL has_lit
    0x0e82264d706a3b7, // V_CVT_I32_I16 ENC_VOP1 default
    0x0ea2284d806a3b7, // V_CVT_I32_I16 VOP1_VOP_DPP8 has_dpp8
    0x0ec22a4d906a3b7, // V_CVT_I32_I16 VOP1_VOP_DPP16 has_dpp16
    0x0ee2264da06a3b7, // V_CVT_I32_I16 VOP1_INST_LITERAL has_lit
    0x0e82264db06b3c9, // V_CVT_U32_U16 ENC_VOP1 default
    0x0ea2284dc06b3c9, // V_CVT_U32_U16 VOP1_VOP_DPP8 has_dpp8
    0x0ec22a4dd06b3c9, // V_CVT_U32_U16 VOP1_VOP_DPP16 has_dpp16
    0x0ee2264de06b3c9, // V_CVT_U32_U16 VOP1_INST_LITERAL has_lit
    0x0f232e4df000477, // V_PK_MAD_I16 ENC_VOP3P default
    0x0f432e4e0000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0
    0x0f632e4e1000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0f832e4e2000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fa32e4e3000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_2
    0x0fc32e4e4000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0fe32e4e5000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10032e4e6000477, // V_PK_MAD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0f23304e7001480, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x0f43304e8001480, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0
    0x0f63304e9001480, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_1
    0x0f83304ea001480, // V_PK_MUL_LO_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f23304eb002470, // V_PK_ADD_I16 ENC_VOP3P default
    0x0f43304ec002470, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0
    0x0f63304ed002470, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_1
    0x0f83304ee002470, // V_PK_ADD_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f23304eb003481, // V_PK_SUB_I16 ENC_VOP3P default
    0x0f43304ec003481, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0
    0x0f63304ed003481, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_1
    0x0f83304ee003481, // V_PK_SUB_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f23304e7004475, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x0f43304e8004475, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0f63304e9004475, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0f83304ea004475, // V_PK_LSHLREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f23304e7005476, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x0f43304e8005476, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0
    0x0f63304e9005476, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_1
    0x0f83304ea005476, // V_PK_LSHRREV_B16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f23304ef006472, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x0f43304f0006472, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0
    0x0f63304f1006472, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_1
    0x0f83304f2006472, // V_PK_ASHRREV_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f23304eb00747a, // V_PK_MAX_I16 ENC_VOP3P default
    0x0f43304ec00747a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0
    0x0f63304ed00747a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_1
    0x0f83304ee00747a, // V_PK_MAX_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f23304eb00847d, // V_PK_MIN_I16 ENC_VOP3P default
    0x0f43304ec00847d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0
    0x0f63304ed00847d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_1
    0x0f83304ee00847d, // V_PK_MIN_I16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f232e4f3009478, // V_PK_MAD_U16 ENC_VOP3P default
    0x0f432e4f4009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0
    0x0f632e4f5009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0f832e4f6009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fa32e4f7009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_2
    0x0fc32e4f8009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0fe32e4f9009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10032e4fa009478, // V_PK_MAD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0f23304e700a471, // V_PK_ADD_U16 ENC_VOP3P default
    0x0f43304e800a471, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0
    0x0f63304e900a471, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_1
    0x0f83304ea00a471, // V_PK_ADD_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f23304e700b482, // V_PK_SUB_U16 ENC_VOP3P default
    0x0f43304e800b482, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0
    0x0f63304e900b482, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_1
    0x0f83304ea00b482, // V_PK_SUB_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f23304e700c47b, // V_PK_MAX_U16 ENC_VOP3P default
    0x0f43304e800c47b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0
    0x0f63304e900c47b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_1
    0x0f83304ea00c47b, // V_PK_MAX_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f23304e700d47e, // V_PK_MIN_U16 ENC_VOP3P default
    0x0f43304e800d47e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0
    0x0f63304e900d47e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_1
    0x0f83304ea00d47e, // V_PK_MIN_U16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f23324fb00e474, // V_PK_FMA_F16 ENC_VOP3P default
    0x0f43324fc00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0
    0x0f63324fd00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1
    0x0f83324fe00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fa3324ff00e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_2
    0x0fc33250000e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0fe33250100e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10033250200e474, // V_PK_FMA_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0f233450300f46f, // V_PK_ADD_F16 ENC_VOP3P default
    0x0f433450400f46f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0
    0x0f633450500f46f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_1
    0x0f833450600f46f, // V_PK_ADD_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f233450301047f, // V_PK_MUL_F16 ENC_VOP3P default
    0x0f433450401047f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0
    0x0f633450501047f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_1
    0x0f833450601047f, // V_PK_MUL_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f233450301147c, // V_PK_MIN_F16 ENC_VOP3P default
    0x0f433450401147c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0
    0x0f633450501147c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_1
    0x0f833450601147c, // V_PK_MIN_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f2334503012479, // V_PK_MAX_F16 ENC_VOP3P default
    0x0f4334504012479, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0
    0x0f6334505012479, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_1
    0x0f8334506012479, // V_PK_MAX_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0f23365070133d5, // V_DOT2_F32_F16 ENC_VOP3P default
    0x1023385080133d5, // V_DOT2_F32_F16 VOP3P_VOP_DPP8 has_dpp8
    0x10433a5090133d5, // V_DOT2_F32_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0f433650a0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0
    0x0f633650b0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1
    0x0f833650c0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fa33650d0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_2
    0x0fc33650e0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0fe33650f0133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1003365100133d5, // V_DOT2_F32_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0f233c5110163d6, // V_DOT4_I32_IU8 ENC_VOP3P default
    0x0f433c5120163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0
    0x0f633c5130163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1
    0x0f833c5140163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fa33c5150163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_2
    0x0fc33c5160163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0fe33c5170163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10033c5180163d6, // V_DOT4_I32_IU8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0f233c2320173d7, // V_DOT4_U32_U8 ENC_VOP3P default
    0x0f433c5190173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0
    0x0f633c51a0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1
    0x0f833c51b0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fa33c51c0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_2
    0x0fc33c51d0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0fe33c51e0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10033c51f0173d7, // V_DOT4_U32_U8 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0f233c5200183d8, // V_DOT8_I32_IU4 ENC_VOP3P default
    0x0f433c5210183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0
    0x0f633c5220183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1
    0x0f833c5230183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fa33c5240183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_2
    0x0fc33c5250183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0fe33c5260183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10033c5270183d8, // V_DOT8_I32_IU4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0f233c5280193d9, // V_DOT8_U32_U4 ENC_VOP3P default
    0x0f433c5290193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0
    0x0f633c52a0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1
    0x0f833c52b0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fa33c52c0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_2
    0x0fc33c52d0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0fe33c52e0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10033c52f0193d9, // V_DOT8_U32_U4 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0f233e53001a3d4, // V_DOT2_F32_BF16 ENC_VOP3P default
    0x10234053101a3d4, // V_DOT2_F32_BF16 VOP3P_VOP_DPP8 has_dpp8
    0x10434253201a3d4, // V_DOT2_F32_BF16 VOP3P_VOP_DPP16 has_dpp16
    0x0f433e53301a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0
    0x0f633e53401a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1
    0x0f833e53501a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fa33e53601a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_2
    0x0fc33e53701a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0fe33e53801a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10033e53901a3d4, // V_DOT2_F32_BF16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0f234453a0203fd, // V_FMA_MIX_F32 ENC_VOP3P default
    0x10634653b0203fd, // V_FMA_MIX_F32 VOP3P_VOP_DPP8 has_dpp8
    0x10834853c0203fd, // V_FMA_MIX_F32 VOP3P_VOP_DPP16 has_dpp16
    0x0f434453d0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0
    0x0f634453e0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1
    0x0f834453f0203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fa3445400203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_2
    0x0fc3445410203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0fe3445420203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x1003445430203fd, // V_FMA_MIX_F32 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0f23445440213fc, // V_FMA_MIXLO_F16 ENC_VOP3P default
    0x1063465450213fc, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP8 has_dpp8
    0x1083485460213fc, // V_FMA_MIXLO_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0f43445470213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0
    0x0f63445480213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1
    0x0f83445490213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fa34454a0213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_2
    0x0fc34454b0213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0fe34454c0213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10034454d0213fc, // V_FMA_MIXLO_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x0f23445440223fb, // V_FMA_MIXHI_F16 ENC_VOP3P default
    0x1063465450223fb, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP8 has_dpp8
    0x1083485460223fb, // V_FMA_MIXHI_F16 VOP3P_VOP_DPP16 has_dpp16
    0x0f43445470223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0
    0x0f63445480223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1
    0x0f83445490223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1
    0x0fa34454a0223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_2
    0x0fc34454b0223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_2
    0x0fe34454c0223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_1_has_lit_2
    0x10034454d0223fb, // V_FMA_MIXHI_F16 VOP3P_INST_LITERAL has_lit_0_has_lit_1_has_lit_2
    0x10a34a54e0404b1, // V_WMMA_F32_16X16X16_F16 ENC_VOP3P default
    0x10a34a54f0414b0, // V_WMMA_F32_16X16X16_BF16 ENC_VOP3P default
    0x10a34c5500424af, // V_WMMA_F16_16X16X16_F16 ENC_VOP3P default
    0x10a34c5510434ae, // V_WMMA_BF16_16X16X16_BF16 ENC_VOP3P default
    0x10a34e5520444b3, // V_WMMA_I32_16X16X16_IU8 ENC_VOP3P default
    0x10a3505530454b2, // V_WMMA_I32_16X16X16_IU4 ENC_VOP3P default
    0x10c18e554000408, // V_INTERP_P10_F32 ENC_VINTERP default
    0x10c18e55400140b, // V_INTERP_P2_F32 ENC_VINTERP default
    0x10c190555002407, // V_INTERP_P10_F16_F32 ENC_VINTERP default
    0x10c19255600340a, // V_INTERP_P2_F16_F32 ENC_VINTERP default
    0x10c190555004409, // V_INTERP_P10_RTZ_F16_F32 ENC_VINTERP default
    0x10c19255600540c, // V_INTERP_P2_RTZ_F16_F32 ENC_VINTERP default
    0x10e08c557000188, // LDS_PARAM_LOAD ENC_LDSDIR default
    0x10e08e558001187, // LDS_DIRECT_LOAD ENC_LDSDIR default
    0x11014a55900025a, // S_MOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a55a00025a, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x11014c55b00125b, // S_MOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214c55c00125b, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x11014a55d0021e8, // S_CMOV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a55e0021e8, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x11014c55f0031e9, // S_CMOV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214c5600031e9, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x11014a5610041ce, // S_BREV_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a5620041ce, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x11014c5630051cf, // S_BREV_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214c5640051cf, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x11014a565008223, // S_CTZ_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a566008223, // S_CTZ_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x11014e567009224, // S_CTZ_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214e568009224, // S_CTZ_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x11014a56500a1e5, // S_CLZ_I32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a56600a1e5, // S_CLZ_I32_U32 SOP1_INST_LITERAL has_lit_0
    0x11014e56700b1e6, // S_CLZ_I32_U64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214e56800b1e6, // S_CLZ_I32_U64 SOP1_INST_LITERAL has_lit_0
    0x11014a56900c1e3, // S_CLS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a56a00c1e3, // S_CLS_I32 SOP1_INST_LITERAL has_lit_0
    0x11014e56b00d1e4, // S_CLS_I32_I64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214e56c00d1e4, // S_CLS_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x11014a56d00e28d, // S_SEXT_I32_I8 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a56e00e28d, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x11014a56f00f28c, // S_SEXT_I32_I16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a57000f28c, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x11014a5710101c9, // S_BITSET0_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a5720101c9, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x1101505730111ca, // S_BITSET0_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1121505740111ca, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x11014a5710121cb, // S_BITSET1_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a5720121cb, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x1101505730131cc, // S_BITSET1_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1121505740131cc, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x1101505750141c8, // S_BITREPLICATE_B64_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x1121505760141c8, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x11014a5770151a0, // S_ABS_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a5780151a0, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x11014a5790161ba, // S_BCNT0_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a57a0161ba, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x11014e57b0171bb, // S_BCNT0_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214e57c0171bb, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x11014a5790181bc, // S_BCNT1_I32_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a57a0181bc, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x11014e57b0191bd, // S_BCNT1_I32_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214e57c0191bd, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x11014a57d01a27b, // S_QUADMASK_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a57e01a27b, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x11014c57f01b27c, // S_QUADMASK_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214c58001b27c, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x11014a57d01c2a6, // S_WQM_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a57e01c2a6, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x11014c57f01d2a7, // S_WQM_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214c58001d2a7, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x11014a57d01e26b, // S_NOT_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a57e01e26b, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x11014c57f01f26c, // S_NOT_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214c58001f26c, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x11014a5810201b3, // S_AND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a5820201b3, // S_AND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11014c5830211b4, // S_AND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214c5840211b4, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11014a581022275, // S_OR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a582022275, // S_OR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11014c583023276, // S_OR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214c584023276, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11014a5810242ae, // S_XOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a5820242ae, // S_XOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11014c5830252af, // S_XOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214c5840252af, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11014a581026264, // S_NAND_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a582026264, // S_NAND_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11014c583027265, // S_NAND_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214c584027265, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11014a581028269, // S_NOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a582028269, // S_NOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11014c58302926a, // S_NOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214c58402926a, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11014a58102a2aa, // S_XNOR_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a58202a2aa, // S_XNOR_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11014c58302b2ab, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214c58402b2ab, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11014a58102c1a9, // S_AND_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a58202c1a9, // S_AND_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11014c58302d1aa, // S_AND_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214c58402d1aa, // S_AND_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11014a58102e26f, // S_OR_NOT0_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a58202e26f, // S_OR_NOT0_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11014c58302f270, // S_OR_NOT0_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214c58402f270, // S_OR_NOT0_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11014a5810301af, // S_AND_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a5820301af, // S_AND_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11014c5830311b0, // S_AND_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214c5840311b0, // S_AND_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11014a581032273, // S_OR_NOT1_SAVEEXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a582032273, // S_OR_NOT1_SAVEEXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11014c583033274, // S_OR_NOT1_SAVEEXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214c584033274, // S_OR_NOT1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11014a5810341ab, // S_AND_NOT0_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a5820341ab, // S_AND_NOT0_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11014c5830351ac, // S_AND_NOT0_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214c5840351ac, // S_AND_NOT0_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11014a5810361b1, // S_AND_NOT1_WREXEC_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a5820361b1, // S_AND_NOT1_WREXEC_B32 SOP1_INST_LITERAL has_lit_0
    0x11014c5830371b2, // S_AND_NOT1_WREXEC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214c5840371b2, // S_AND_NOT1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x11014a585040258, // S_MOVRELS_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11014c586041259, // S_MOVRELS_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11014a587042255, // S_MOVRELD_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a588042255, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x11014c589043256, // S_MOVRELD_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214c58a043256, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x11014a58b044257, // S_MOVRELSD_2_B32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11015258c04723a, // S_GETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11015458d048287, // S_SETPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11014c58e049296, // S_SWAPPC_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11015458d04a27d, // S_RFE_B64 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11415658f04c283, // S_SENDMSG_RTN_B32 ENC_SOP1 default
    0x11415859004d284, // S_SENDMSG_RTN_B64 ENC_SOP1 default
    0x11014a5910601e1, // S_CEIL_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a5920601e1, // S_CEIL_F32 SOP1_INST_LITERAL has_lit_0
    0x11014a591061235, // S_FLOOR_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a592061235, // S_FLOOR_F32 SOP1_INST_LITERAL has_lit_0
    0x11014a591062299, // S_TRUNC_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a592062299, // S_TRUNC_F32 SOP1_INST_LITERAL has_lit_0
    0x11014a59106327f, // S_RNDNE_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a59206327f, // S_RNDNE_F32 SOP1_INST_LITERAL has_lit_0
    0x11014a593064227, // S_CVT_F32_I32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a594064227, // S_CVT_F32_I32 SOP1_INST_LITERAL has_lit_0
    0x11014a595065228, // S_CVT_F32_U32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a596065228, // S_CVT_F32_U32 SOP1_INST_LITERAL has_lit_0
    0x11014a59706622a, // S_CVT_I32_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a59806622a, // S_CVT_I32_F32 SOP1_INST_LITERAL has_lit_0
    0x11014a59906722c, // S_CVT_U32_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a59a06722c, // S_CVT_U32_F32 SOP1_INST_LITERAL has_lit_0
    0x11014a59b068225, // S_CVT_F16_F32 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a59c068225, // S_CVT_F16_F32 SOP1_INST_LITERAL has_lit_0
    0x11014a59d069226, // S_CVT_F32_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a59e069226, // S_CVT_F32_F16 SOP1_INST_LITERAL has_lit_0
    0x11014a59d06a229, // S_CVT_HI_F32_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a59e06a229, // S_CVT_HI_F32_F16 SOP1_INST_LITERAL has_lit_0
    0x11014a59f06b1e0, // S_CEIL_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a5a006b1e0, // S_CEIL_F16 SOP1_INST_LITERAL has_lit_0
    0x11014a59f06c234, // S_FLOOR_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a5a006c234, // S_FLOOR_F16 SOP1_INST_LITERAL has_lit_0
    0x11014a59f06d298, // S_TRUNC_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a5a006d298, // S_TRUNC_F16 SOP1_INST_LITERAL has_lit_0
    0x11014a59f06e27e, // S_RNDNE_F16 ENC_SOP1 Nothas_lit_0_Nothas_lit_1
    0x11214a5a006e27e, // S_RNDNE_F16 SOP1_INST_LITERAL has_lit_0
    0x11616a5a10001f8, // S_CMP_EQ_I32 ENC_SOPC default
    0x11816a5a20001f8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x11a16a5a30001f8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x11c16a5a40001f8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616a5a1001209, // S_CMP_LG_I32 ENC_SOPC default
    0x11816a5a2001209, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x11a16a5a3001209, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x11c16a5a4001209, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616a5a1002201, // S_CMP_GT_I32 ENC_SOPC default
    0x11816a5a2002201, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x11a16a5a3002201, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x11c16a5a4002201, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616a5a10031fd, // S_CMP_GE_I32 ENC_SOPC default
    0x11816a5a20031fd, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x11a16a5a30031fd, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x11c16a5a40031fd, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616a5a100420e, // S_CMP_LT_I32 ENC_SOPC default
    0x11816a5a200420e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x11a16a5a300420e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x11c16a5a400420e, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616a5a1005205, // S_CMP_LE_I32 ENC_SOPC default
    0x11816a5a2005205, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x11a16a5a3005205, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x11c16a5a4005205, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616a5a50061f9, // S_CMP_EQ_U32 ENC_SOPC default
    0x11816a5a60061f9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x11a16a5a70061f9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x11c16a5a80061f9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616a5a500720a, // S_CMP_LG_U32 ENC_SOPC default
    0x11816a5a600720a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x11a16a5a700720a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x11c16a5a800720a, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616a5a5008202, // S_CMP_GT_U32 ENC_SOPC default
    0x11816a5a6008202, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x11a16a5a7008202, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x11c16a5a8008202, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616a5a50091fe, // S_CMP_GE_U32 ENC_SOPC default
    0x11816a5a60091fe, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x11a16a5a70091fe, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x11c16a5a80091fe, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616a5a500a20f, // S_CMP_LT_U32 ENC_SOPC default
    0x11816a5a600a20f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x11a16a5a700a20f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x11c16a5a800a20f, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616a5a500b206, // S_CMP_LE_U32 ENC_SOPC default
    0x11816a5a600b206, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x11a16a5a700b206, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x11c16a5a800b206, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616a5a500c1c4, // S_BITCMP0_B32 ENC_SOPC default
    0x11816a5a600c1c4, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x11a16a5a700c1c4, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x11c16a5a800c1c4, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616a5a500d1c6, // S_BITCMP1_B32 ENC_SOPC default
    0x11816a5a600d1c6, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x11a16a5a700d1c6, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x11c16a5a800d1c6, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616c5a900e1c5, // S_BITCMP0_B64 ENC_SOPC default
    0x11816c5aa00e1c5, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x11a16c5ab00e1c5, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x11c16c5ac00e1c5, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616c5a900f1c7, // S_BITCMP1_B64 ENC_SOPC default
    0x11816c5aa00f1c7, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x11a16c5ab00f1c7, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x11c16c5ac00f1c7, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616e5ad0101fa, // S_CMP_EQ_U64 ENC_SOPC default
    0x11816e5ae0101fa, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x11a16e5af0101fa, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x11c16e5b00101fa, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616e5ad01120b, // S_CMP_LG_U64 ENC_SOPC default
    0x11816e5ae01120b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x11a16e5af01120b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x11c16e5b001120b, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616a5b104120d, // S_CMP_LT_F32 ENC_SOPC default
    0x11816a5b204120d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0
    0x11a16a5b304120d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_1
    0x11c16a5b404120d, // S_CMP_LT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616a5b10421f7, // S_CMP_EQ_F32 ENC_SOPC default
    0x11816a5b20421f7, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0
    0x11a16a5b30421f7, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_1
    0x11c16a5b40421f7, // S_CMP_EQ_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616a5b1043204, // S_CMP_LE_F32 ENC_SOPC default
    0x11816a5b2043204, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0
    0x11a16a5b3043204, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_1
    0x11c16a5b4043204, // S_CMP_LE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616a5b1044200, // S_CMP_GT_F32 ENC_SOPC default
    0x11816a5b2044200, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0
    0x11a16a5b3044200, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_1
    0x11c16a5b4044200, // S_CMP_GT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616a5b1045208, // S_CMP_LG_F32 ENC_SOPC default
    0x11816a5b2045208, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0
    0x11a16a5b3045208, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_1
    0x11c16a5b4045208, // S_CMP_LG_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616a5b10461fc, // S_CMP_GE_F32 ENC_SOPC default
    0x11816a5b20461fc, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0
    0x11a16a5b30461fc, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_1
    0x11c16a5b40461fc, // S_CMP_GE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616a5b104721d, // S_CMP_O_F32 ENC_SOPC default
    0x11816a5b204721d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0
    0x11a16a5b304721d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_1
    0x11c16a5b404721d, // S_CMP_O_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616a5b104821f, // S_CMP_U_F32 ENC_SOPC default
    0x11816a5b204821f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0
    0x11a16a5b304821f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_1
    0x11c16a5b404821f, // S_CMP_U_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616a5b1049213, // S_CMP_NGE_F32 ENC_SOPC default
    0x11816a5b2049213, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0
    0x11a16a5b3049213, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_1
    0x11c16a5b4049213, // S_CMP_NGE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616a5b104a219, // S_CMP_NLG_F32 ENC_SOPC default
    0x11816a5b204a219, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0
    0x11a16a5b304a219, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_1
    0x11c16a5b404a219, // S_CMP_NLG_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616a5b104b215, // S_CMP_NGT_F32 ENC_SOPC default
    0x11816a5b204b215, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0
    0x11a16a5b304b215, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_1
    0x11c16a5b404b215, // S_CMP_NGT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616a5b104c217, // S_CMP_NLE_F32 ENC_SOPC default
    0x11816a5b204c217, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0
    0x11a16a5b304c217, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_1
    0x11c16a5b404c217, // S_CMP_NLE_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616a5b104d211, // S_CMP_NEQ_F32 ENC_SOPC default
    0x11816a5b204d211, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0
    0x11a16a5b304d211, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_1
    0x11c16a5b404d211, // S_CMP_NEQ_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11616a5b104e21b, // S_CMP_NLT_F32 ENC_SOPC default
    0x11816a5b204e21b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0
    0x11a16a5b304e21b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_1
    0x11c16a5b404e21b, // S_CMP_NLT_F32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1161705b505120c, // S_CMP_LT_F16 ENC_SOPC default
    0x1181705b605120c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0
    0x11a1705b705120c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_1
    0x11c1705b805120c, // S_CMP_LT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1161705b50521f6, // S_CMP_EQ_F16 ENC_SOPC default
    0x1181705b60521f6, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0
    0x11a1705b70521f6, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_1
    0x11c1705b80521f6, // S_CMP_EQ_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1161705b5053203, // S_CMP_LE_F16 ENC_SOPC default
    0x1181705b6053203, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0
    0x11a1705b7053203, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_1
    0x11c1705b8053203, // S_CMP_LE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1161705b50541ff, // S_CMP_GT_F16 ENC_SOPC default
    0x1181705b60541ff, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0
    0x11a1705b70541ff, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_1
    0x11c1705b80541ff, // S_CMP_GT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1161705b5055207, // S_CMP_LG_F16 ENC_SOPC default
    0x1181705b6055207, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0
    0x11a1705b7055207, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_1
    0x11c1705b8055207, // S_CMP_LG_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1161705b50561fb, // S_CMP_GE_F16 ENC_SOPC default
    0x1181705b60561fb, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0
    0x11a1705b70561fb, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_1
    0x11c1705b80561fb, // S_CMP_GE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1161705b505721c, // S_CMP_O_F16 ENC_SOPC default
    0x1181705b605721c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0
    0x11a1705b705721c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_1
    0x11c1705b805721c, // S_CMP_O_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1161705b505821e, // S_CMP_U_F16 ENC_SOPC default
    0x1181705b605821e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0
    0x11a1705b705821e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_1
    0x11c1705b805821e, // S_CMP_U_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1161705b5059212, // S_CMP_NGE_F16 ENC_SOPC default
    0x1181705b6059212, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0
    0x11a1705b7059212, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_1
    0x11c1705b8059212, // S_CMP_NGE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1161705b505a218, // S_CMP_NLG_F16 ENC_SOPC default
    0x1181705b605a218, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0
    0x11a1705b705a218, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_1
    0x11c1705b805a218, // S_CMP_NLG_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1161705b505b214, // S_CMP_NGT_F16 ENC_SOPC default
    0x1181705b605b214, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0
    0x11a1705b705b214, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_1
    0x11c1705b805b214, // S_CMP_NGT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1161705b505c216, // S_CMP_NLE_F16 ENC_SOPC default
    0x1181705b605c216, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0
    0x11a1705b705c216, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_1
    0x11c1705b805c216, // S_CMP_NLE_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1161705b505d210, // S_CMP_NEQ_F16 ENC_SOPC default
    0x1181705b605d210, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0
    0x11a1705b705d210, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_1
    0x11c1705b805d210, // S_CMP_NEQ_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x1161705b505e21a, // S_CMP_NLT_F16 ENC_SOPC default
    0x1181705b605e21a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0
    0x11a1705b705e21a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_1
    0x11c1705b805e21a, // S_CMP_NLT_F16 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x11e17e5b9000266, // S_NOP ENC_SOPP default
    0x11e17e5b9001286, // S_SETKILL ENC_SOPP default
    0x11e17e5b9002285, // S_SETHALT ENC_SOPP default
    0x11e17e5b900328e, // S_SLEEP ENC_SOPP default
    0x11e1805b900428b, // S_SET_INST_PREFETCH_DISTANCE ENC_SOPP default
    0x11e1805ba0051e2, // S_CLAUSE ENC_SOPP default
    0x11e1825bb00722f, // S_DELAY_ALU ENC_SOPP default
    0x11e1845bc00829e, // S_WAITCNT_DEPCTR ENC_SOPP default
    0x11e1865bd00929d, // S_WAITCNT ENC_SOPP default
    0x11e13017100a2a4, // S_WAIT_IDLE ENC_SOPP default
    0x11e1805be00b2a3, // S_WAIT_EVENT ENC_SOPP default
    0x11e17e5b9010297, // S_TRAP ENC_SOPP default
    0x11e1805b9011280, // S_ROUND_MODE ENC_SOPP default
    0x11e17e5b9012230, // S_DENORM_MODE ENC_SOPP default
    0x11e13017101f220, // S_CODE_END ENC_SOPP default
    0x11e1885bf0201cd, // S_BRANCH ENC_SOPP default
    0x11e1885c00211dc, // S_CBRANCH_SCC0 ENC_SOPP default
    0x11e1885c00221dd, // S_CBRANCH_SCC1 ENC_SOPP default
    0x1201885c10231df, // S_CBRANCH_VCCZ ENC_SOPP default
    0x1201885c10241de, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x11e1885c20251db, // S_CBRANCH_EXECZ ENC_SOPP default
    0x11e1885c20261da, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x11e1885bf0271d6, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x11e1885bf0281d9, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x11e1885bf0291d8, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x11e1885bf02a1d7, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x11e18a171030231, // S_ENDPGM ENC_SOPP default
    0x11e130171031233, // S_ENDPGM_SAVED ENC_SOPP default
    0x11e130171032232, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x11e1301710342a5, // S_WAKEUP ENC_SOPP default
    0x11e17e5b9035288, // S_SETPRIO ENC_SOPP default
    0x11e18c5c3036281, // S_SENDMSG ENC_SOPP default
    0x11e18c5c3037282, // S_SENDMSGHALT ENC_SOPP default
    0x11e17e5b903823e, // S_INCPERFLEVEL ENC_SOPP default
    0x11e17e5b903922e, // S_DECPERFLEVEL ENC_SOPP default
    0x11e13034b03a29a, // S_TTRACEDATA ENC_SOPP default
    0x11e1805b903b29b, // S_TTRACEDATA_IMM ENC_SOPP default
    0x11e13017103c23d, // S_ICACHE_INV ENC_SOPP default
    0x11e13017103d1b9, // S_BARRIER ENC_SOPP default
];
